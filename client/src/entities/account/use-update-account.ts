import { useApolloClient, useMutation } from '@apollo/client/react';
import { UpdateUserDocument, UserNowDocument, type UserRowFragment } from './account.generated';

/** The identifying fields of an account. */
export type Account = Pick<UserRowFragment, 'id' | 'version' | 'name' | 'email' | 'phone'>;

export interface AccountDraft {
  name: string;
  email: string;
  phone: string;
}

/** Changes name, e-mail address and phone, and reads what someone else has saved. */
export function useUpdateAccount() {
  const [update] = useMutation(UpdateUserDocument, { refetchQueries: 'active' });
  const client = useApolloClient();
  return {
    save: ({ phone, ...draft }: AccountDraft, { id, version }: Account) =>
      update({ variables: { input: { id, version, ...draft, phone: phone.trim() || null } } }),
    read: async ({ id }: Account) => {
      const { data } = await client.query({
        query: UserNowDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return data.user;
    },
  };
}

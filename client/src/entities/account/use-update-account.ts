import { useReadAnew, useVerb } from '../../apollo/use-verb';
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
  const update = useVerb(UpdateUserDocument, { refetchQueries: 'active' });
  const readAnew = useReadAnew(UserNowDocument);
  return {
    save: ({ phone, ...draft }: AccountDraft, { id, version }: Account) =>
      update({ id, version, ...draft, phone: phone.trim() || null }),
    read: async ({ id }: Account) => (await readAnew({ id }))?.user,
  };
}

import { useVerb } from '../../apollo/use-verb';
import { ChangePasswordDocument, MySessionsDocument } from './profile.generated';

/** Changes one's own password; every other session of the account ends. */
export const useChangePassword = () =>
  useVerb(ChangePasswordDocument, { refetchQueries: [MySessionsDocument] });

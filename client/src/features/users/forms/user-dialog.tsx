import { AccountDialog } from '../../../entities/account/account-dialog';
import type { UserRowFragment } from '../../../entities/account/account.generated';
import { LinkStudentDialog } from './link-student-dialog';
import { UserRoleDialog } from './user-role-dialog';

interface UserDialogProps {
  action: 'edit' | 'role' | 'link';
  user: UserRowFragment;
  /** The account is not as the list has it. */
  onChanged: () => void;
  /** It has closed and focus is back. */
  onClosed: () => void;
}

/** The box in which an account is changed. */
export default function UserDialog({ action, ...props }: UserDialogProps) {
  if (action === 'role') return <UserRoleDialog {...props} />;
  if (action === 'link') return <LinkStudentDialog {...props} />;
  const { user, onChanged, onClosed } = props;
  return <AccountDialog account={user} who="personen" onSaved={onChanged} onClosed={onClosed} />;
}

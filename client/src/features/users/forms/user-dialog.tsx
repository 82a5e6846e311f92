import { useState } from 'react';
import type { UserRowFragment } from '../../../graphql/generated';
import { Dialog } from '../../../ui/overlays/dialog';
import { EditUserForm } from './edit-user-form';
import { LinkStudentForm } from './link-student-form';
import { UserRoleForm } from './user-role-form';

export interface UserFormProps {
  user: UserRowFragment;
  /** Saved: the box closes. */
  onDone: () => void;
  /** The account is not as the list has it. */
  onChanged: () => void;
  onCancel: () => void;
}

interface UserDialogProps {
  deed: 'edit' | 'role' | 'link';
  user: UserRowFragment;
  onChanged: () => void;
  /** It has closed and focus is back. */
  onClosed: () => void;
}

const titles = { edit: 'Redigera', role: 'Byt roll', link: 'Koppla till elevpost' };
const forms = { edit: EditUserForm, role: UserRoleForm, link: LinkStudentForm };

/** The box in which an account is changed; what was typed is not lost to a press beside it. */
export default function UserDialog({ deed, user, onChanged, onClosed }: UserDialogProps) {
  const [opened, setOpened] = useState(true);
  const close = () => setOpened(false);
  const Form = forms[deed];
  return (
    <Dialog
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      closeOnClickOutside={false}
      size="sm"
      title={`${titles[deed]}: ${user.name}`}
    >
      <Form
        user={user}
        onCancel={close}
        onChanged={onChanged}
        onDone={() => {
          close();
          onChanged();
        }}
      />
    </Dialog>
  );
}

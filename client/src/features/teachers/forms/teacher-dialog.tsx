import { AccountDialog } from '../../../entities/account/account-dialog';
import type { TeacherWorkFieldsFragment } from '../teachers.generated';
import { notify } from '../../../ui/feedback/toast-store';
import { AssignDialog } from './assign-dialog';
import { EndDialog } from './end-dialog';
import { ProfileDialog } from './profile-dialog';
import { ReplaceDialog } from './replace-dialog';
import type { TeacherForm } from '../teacher-actions';

export interface TeacherFormProps {
  teacher: TeacherWorkFieldsFragment;
  /** It has closed and focus is back. */
  onClosed: () => void;
}

interface TeacherDialogProps extends TeacherFormProps {
  form: TeacherForm;
  /** Goes on to another form about the same teacher. */
  onInstead: (form: TeacherForm) => void;
}

const dialogs = { profile: ProfileDialog, assign: AssignDialog, replace: ReplaceDialog };

/** The box in which something is decided about a teacher. */
export default function TeacherDialog({ form, onInstead, ...props }: TeacherDialogProps) {
  if (form === 'edit') {
    const onSaved = ({ name }: { name: string }) => notify.success(`${name.trim()} är sparad.`);
    return (
      <AccountDialog account={props.teacher.user} who="läraren" onSaved={onSaved} onClosed={props.onClosed} />
    );
  }
  if (form === 'end') return <EndDialog {...props} onInstead={onInstead} />;
  const Chosen = dialogs[form];
  return <Chosen {...props} />;
}

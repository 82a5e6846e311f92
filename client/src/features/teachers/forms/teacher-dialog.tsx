import { useState } from 'react';
import type { TeacherWorkFieldsFragment } from '../../../graphql/generated';
import { Dialog } from '../../../ui/overlays/dialog';
import { AssignForm } from './assign-form';
import { EditTeacherForm } from './edit-teacher-form';
import { EndForm } from './end-form';
import { ProfileForm } from './profile-form';
import { ReplaceForm } from './replace-form';
import type { TeacherForm } from '../teacher-deeds';

export interface TeacherFormProps {
  teacher: TeacherWorkFieldsFragment;
  onCancel: () => void;
  /** Saved: the box closes. */
  onDone: () => void;
  /** Goes on to another form about the same teacher. */
  onInstead: (form: TeacherForm) => void;
}

interface TeacherDialogProps {
  form: TeacherForm;
  teacher: TeacherWorkFieldsFragment;
  onInstead: (form: TeacherForm) => void;
  /** It has closed and focus is back. */
  onClosed: () => void;
}

const titles: Record<TeacherForm, string> = {
  edit: 'Redigera',
  profile: 'Ämnen och tjänstgöring',
  assign: 'Tilldela tillfälle',
  replace: 'Ersätt lärare',
  end: 'Avsluta anställning',
};
const forms = {
  edit: EditTeacherForm,
  profile: ProfileForm,
  assign: AssignForm,
  replace: ReplaceForm,
  end: EndForm,
};

/** The box in which something is decided about a teacher; what was typed is not lost to a press beside it. */
export default function TeacherDialog({ form, teacher, onInstead, onClosed }: TeacherDialogProps) {
  const [opened, setOpened] = useState(true);
  const close = () => setOpened(false);
  const Form = forms[form];
  return (
    <Dialog
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      closeOnClickOutside={false}
      size={form === 'assign' ? 'md' : 'sm'}
      title={`${titles[form]}: ${teacher.user.name}`}
    >
      <Form key={form} teacher={teacher} onCancel={close} onDone={close} onInstead={onInstead} />
    </Dialog>
  );
}

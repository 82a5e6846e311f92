import type { TeacherWorkFieldsFragment } from './teachers.generated';

export type TeacherForm = 'edit' | 'profile' | 'assign' | 'replace' | 'end';
export type TeacherAction = TeacherForm | 'lock' | 'unlock' | 'resetLink';

interface OfferedAction {
  action: TeacherAction;
  label: string;
  danger?: boolean;
}

/** What may be done about a teacher, by the server's word on the account, in the order of the menu. */
export function actionsFor({ user, employmentEndedOn }: TeacherWorkFieldsFragment): OfferedAction[] {
  const { viewerMay, active, hasPassword } = user;
  const offered: (OfferedAction | false)[] = [
    viewerMay.edit && { action: 'edit', label: 'Redigera' },
    { action: 'profile', label: 'Ämnen och tjänstgöring' },
    active && { action: 'assign', label: 'Tilldela tillfälle' },
    { action: 'replace', label: 'Ersätt lärare' },
    viewerMay.sendResetLink && {
      action: 'resetLink',
      label: hasPassword ? 'Skicka återställningslänk' : 'Skicka inbjudan igen',
    },
    viewerMay.activate && { action: 'unlock', label: 'Lås upp konto' },
    viewerMay.deactivate && { action: 'lock', label: 'Lås konto' },
    employmentEndedOn === null && { action: 'end', label: 'Avsluta anställning', danger: true },
  ];
  return offered.filter((one) => one !== false);
}

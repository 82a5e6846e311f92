import type { TeacherWorkFieldsFragment } from '../../graphql/generated';

export type TeacherForm = 'edit' | 'profile' | 'assign' | 'replace' | 'end';
export type TeacherDeed = TeacherForm | 'lock' | 'unlock' | 'resetLink';

interface OfferedDeed {
  deed: TeacherDeed;
  label: string;
  danger?: boolean;
}

/** What may be done about a teacher, by the server's word on the account, in the order of the menu. */
export function deedsFor({ user, employmentEndedOn }: TeacherWorkFieldsFragment): OfferedDeed[] {
  const { viewerMay, active, hasPassword } = user;
  const offered: (OfferedDeed | false)[] = [
    viewerMay.edit && { deed: 'edit', label: 'Redigera' },
    { deed: 'profile', label: 'Ämnen och tjänstgöring' },
    active && { deed: 'assign', label: 'Tilldela tillfälle' },
    { deed: 'replace', label: 'Ersätt lärare' },
    viewerMay.sendResetLink && {
      deed: 'resetLink',
      label: hasPassword ? 'Skicka återställningslänk' : 'Skicka inbjudan igen',
    },
    viewerMay.activate && { deed: 'unlock', label: 'Lås upp konto' },
    viewerMay.deactivate && { deed: 'lock', label: 'Lås konto' },
    employmentEndedOn === null && { deed: 'end', label: 'Avsluta anställning', danger: true },
  ];
  return offered.filter((one) => one !== false);
}

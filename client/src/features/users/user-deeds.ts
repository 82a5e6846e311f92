import type { UserRowFragment } from '../../graphql/generated';

export type UserDeed =
  'edit' | 'role' | 'link' | 'unlink' | 'resetLink' | 'endSessions' | 'deactivate' | 'activate';

export interface OfferedDeed {
  deed: UserDeed;
  label: string;
  danger?: boolean;
}

/** What may be done with an account, by the server's word on it (permissions §7), in the order of the menu. */
export function deedsFor({ viewerMay, hasPassword, role, studentId }: UserRowFragment): OfferedDeed[] {
  const offered: (OfferedDeed | false)[] = [
    viewerMay.edit && { deed: 'edit', label: 'Redigera' },
    viewerMay.grant.length > 0 && { deed: 'role', label: 'Byt roll' },
    viewerMay.edit && role === 'STUDENT' && !studentId && { deed: 'link', label: 'Koppla till elevpost' },
    viewerMay.edit && studentId !== null && { deed: 'unlink', label: 'Ta bort koppling till elevpost' },
    viewerMay.sendResetLink && {
      deed: 'resetLink',
      label: hasPassword ? 'Skicka återställningslänk' : 'Skicka inbjudan igen',
    },
    viewerMay.endSessions && { deed: 'endSessions', label: 'Logga ut överallt' },
    viewerMay.activate && { deed: 'activate', label: 'Aktivera kontot' },
    viewerMay.deactivate && { deed: 'deactivate', label: 'Stäng av kontot', danger: true },
  ];
  return offered.filter((one) => one !== false);
}

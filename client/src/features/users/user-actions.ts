import type { UserRowFragment } from '../../entities/account/account.generated';

export type UserAction =
  'edit' | 'role' | 'link' | 'unlink' | 'resetLink' | 'endSessions' | 'deactivate' | 'activate';

export interface OfferedAction {
  action: UserAction;
  label: string;
  danger?: boolean;
}

/** What may be done with an account, by the server's word on it (permissions §7), in the order of the menu. */
export function actionsFor({ viewerMay, hasPassword, role, studentId }: UserRowFragment): OfferedAction[] {
  const offered: (OfferedAction | false)[] = [
    viewerMay.edit && { action: 'edit', label: 'Redigera' },
    viewerMay.grant.length > 0 && { action: 'role', label: 'Byt roll' },
    viewerMay.edit && role === 'STUDENT' && !studentId && { action: 'link', label: 'Koppla till elev' },
    viewerMay.edit && studentId !== null && { action: 'unlink', label: 'Ta bort koppling till elev' },
    viewerMay.sendResetLink && {
      action: 'resetLink',
      label: hasPassword ? 'Skicka återställningslänk' : 'Skicka inbjudan igen',
    },
    viewerMay.endSessions && { action: 'endSessions', label: 'Logga ut överallt' },
    viewerMay.activate && { action: 'activate', label: 'Aktivera kontot' },
    viewerMay.deactivate && { action: 'deactivate', label: 'Stäng av kontot', danger: true },
  ];
  return offered.filter((one) => one !== false);
}

import { counted } from '../../../domain/numbers.js';
import { notificationCount } from '../../../domain/labels/notification.js';
import type { NotificationDigest, NotificationGroup } from '../../platform/graphql/generated.js';
import { letter, type Mail } from '../../platform/mail/mail.js';

/** Counts per kind, with links to read them and to unsubscribe: no names or personal data. */
export function digestMail(
  to: { name: string; email: string },
  pace: Exclude<NotificationDigest, 'NONE'>,
  groups: readonly Pick<NotificationGroup, 'kind' | 'count'>[],
  { productName, publicOrigin }: { productName: string; publicOrigin: string | null },
): Mail {
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  const page = (path: string): string => `${publicOrigin ?? ''}${path}`;
  const when = pace === 'DAILY' ? 'varje dag som' : 'varje vecka som';
  return letter(to, `${counted(all, 'ny notis', 'nya notiser')} i ${productName}`, [
    'Sedan sist:',
    '',
    ...groups.map(({ kind, count }) => `- ${notificationCount(kind, count)}`),
    '',
    `Läs dem här: ${page('/notifications')}`,
    '',
    `Du har valt att få det här brevet ${when} det har hänt något. Ändra det i din profil: ${page('/profile')}`,
  ]);
}

import { counted } from '../../../../domain/numbers';
import { daysBetween } from '../../../../domain/days';
import { today } from '../../lib/dates';
import type { BoardCardFieldsFragment } from './apl.generated';

/** One student on the board (specification §4). */
export type BoardCard = BoardCardFieldsFragment;

/** How long a card has stood in its column, in calendar days of Stockholm: 'sedan i dag', '1 dag', '12 dagar'. */
export function timeInColumn(since: string, now: Date = new Date()): string {
  const days = daysBetween(today(new Date(since)), today(now));
  if (days <= 0) return 'sedan i dag';
  return counted(days, 'dag', 'dagar');
}

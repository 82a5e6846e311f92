import type { ImportOutcome } from '../../../../domain/generated';
import type { BadgeProps } from '../../ui/badge';

/** The mark of an outcome on its rows. */
export const outcomeTones: Readonly<Record<ImportOutcome, BadgeProps['tone']>> = {
  NEW: 'ok',
  CHANGED: 'info',
  UNCHANGED: 'neutral',
  INVALID: 'danger',
  DUPLICATE: 'warn',
  CONFLICT: 'danger',
};

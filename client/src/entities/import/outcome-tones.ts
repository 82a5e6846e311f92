import type { BadgeProps } from '../../ui/badge';
import type { RowOutcome } from './imported-rows';

/** The mark of an outcome on its rows. */
export const outcomeTones: Readonly<Record<RowOutcome, BadgeProps['tone']>> = {
  NEW: 'ok',
  CHANGED: 'info',
  UNCHANGED: 'neutral',
  INVALID: 'danger',
  DUPLICATE: 'warn',
  CONFLICT: 'danger',
  LEFT_OUT: 'neutral',
};

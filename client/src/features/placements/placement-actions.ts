import type { PlacementState } from '../../../../domain/generated';
import type { PlacementRowFragment } from './placements.generated';

/** A step of a placement to another state. */
export interface PlacementStep {
  to: PlacementState;
  label: string;
  /** What the dialog asks for. */
  asks: 'DAY' | 'REASON' | 'NOTHING';
  isWithoutAgreement?: boolean;
}

const agree: PlacementStep = { to: 'AGREED', label: 'Avtalet är påskrivet', asks: 'DAY' };
const start: PlacementStep = { to: 'ONGOING', label: 'Starta', asks: 'NOTHING' };
const interrupt: PlacementStep = { to: 'INTERRUPTED', label: 'Avbryt placeringen', asks: 'REASON' };

/** The next steps of a placement, the usual one first. */
export function stepsOf({ state, viewerMay }: PlacementRowFragment): readonly PlacementStep[] {
  if (!viewerMay.change) return [];
  switch (state) {
    case 'PLANNED':
      return viewerMay.waiveAgreement
        ? [agree, { ...start, label: 'Starta utan avtal', asks: 'REASON', isWithoutAgreement: true }]
        : [agree];
    case 'AGREED':
      return [start, interrupt, { to: 'PLANNED', label: 'Avtalet gäller inte längre', asks: 'NOTHING' }];
    case 'ONGOING':
      return [{ to: 'DONE', label: 'Genomförd', asks: 'NOTHING' }, interrupt];
    case 'INTERRUPTED':
    case 'DONE':
      return [{ to: 'ONGOING', label: 'Återuppta', asks: 'NOTHING' }];
  }
}

import type { PlacementState } from '../../../../domain/generated';
import { beginsWithoutAgreement, isOpen, statesAfter } from '../../../../domain/placements/state';
import type { PlacementRowFragment } from './placements.generated';

/** A step of a placement to another state. */
export interface PlacementStep {
  to: PlacementState;
  label: string;
  /** What the dialog asks for. */
  asks: 'DAY' | 'REASON' | 'NOTHING';
  isWithoutAgreement?: boolean;
}

const usualSteps: Readonly<Record<PlacementState, Omit<PlacementStep, 'to'>>> = {
  PLANNED: { label: 'Avtalet gäller inte längre', asks: 'NOTHING' },
  AGREED: { label: 'Avtalet är påskrivet', asks: 'DAY' },
  ONGOING: { label: 'Starta', asks: 'NOTHING' },
  INTERRUPTED: { label: 'Avbryt placeringen', asks: 'REASON' },
  DONE: { label: 'Genomförd', asks: 'NOTHING' },
};

/** The next steps of a placement that the viewer may take, the usual one first. */
export function stepsOf(placement: PlacementRowFragment): readonly PlacementStep[] {
  if (!placement.viewerMay.change) return [];
  return statesAfter(placement.state).flatMap((to): PlacementStep[] => {
    if (!isOpen(placement.state)) return [{ to, label: 'Återuppta', asks: 'NOTHING' }];
    if (!beginsWithoutAgreement(placement, to)) return [{ to, ...usualSteps[to] }];
    return placement.viewerMay.waiveAgreement
      ? [{ to, label: 'Starta utan avtal', asks: 'REASON', isWithoutAgreement: true }]
      : [];
  });
}

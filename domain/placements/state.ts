import type { PlacementState } from '../generated.js';

/** The states that can follow each state, the usual one first; going back corrects a mistake. */
const FOLLOWING: Readonly<Record<PlacementState, readonly PlacementState[]>> = {
  PLANNED: ['AGREED', 'ONGOING'],
  AGREED: ['ONGOING', 'INTERRUPTED', 'PLANNED'],
  ONGOING: ['DONE', 'INTERRUPTED'],
  INTERRUPTED: ['ONGOING'],
  DONE: ['ONGOING'],
};

/** States in which a placement takes a place at its workplace. */
export const OPEN_STATES = ['PLANNED', 'AGREED', 'ONGOING'] as const satisfies readonly PlacementState[];

/** The states that can follow this one, the usual one first. */
export const statesAfter = (state: PlacementState): readonly PlacementState[] => FOLLOWING[state];

/** True if a placement can move from one state to the other. */
export const mayFollow = (from: PlacementState, to: PlacementState): boolean => FOLLOWING[from].includes(to);

/** True if a placement in this state takes a place at its workplace. */
export const isOpen = (state: PlacementState): boolean =>
  OPEN_STATES.some((open: PlacementState) => open === state);

/** True if a placement has begun: hours, absence and talks are recorded from then on. */
export const hasBegun = (state: PlacementState): boolean => state !== 'PLANNED' && state !== 'AGREED';

/** True if not everyone has signed the agreement, and no administrator has let the placement begin without one. */
export const isAgreementMissing = ({
  agreedOn,
  waivedReason,
}: {
  agreedOn: string | null;
  waivedReason: string | null;
}): boolean => agreedOn === null && waivedReason === null;

/** Said where a placement begins, or a card is moved, without a signed agreement. */
export const AGREEMENT_MISSING_TEXT = 'Avtalet är inte påskrivet av alla.';

/** True if a placement begins without a signed agreement, which only an administrator may allow. */
export const beginsWithoutAgreement = (
  placement: { agreedOn: string | null; waivedReason: string | null },
  to: PlacementState,
): boolean => to === 'ONGOING' && isAgreementMissing(placement);

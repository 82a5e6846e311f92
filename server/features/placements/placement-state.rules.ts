import type { PlacementState } from '../../platform/graphql/generated.js';

/** The states that can follow each state; the way back corrects a mistake. */
const FOLLOWING: Readonly<Record<PlacementState, readonly PlacementState[]>> = {
  PLANNED: ['AGREED', 'ONGOING'],
  AGREED: ['ONGOING', 'INTERRUPTED', 'PLANNED'],
  ONGOING: ['DONE', 'INTERRUPTED'],
  INTERRUPTED: ['ONGOING'],
  DONE: ['ONGOING'],
};

const OPEN: ReadonlySet<PlacementState> = new Set(['PLANNED', 'AGREED', 'ONGOING']);

/** True if a placement can move from one state to the other. */
export const mayFollow = (from: PlacementState, to: PlacementState): boolean => FOLLOWING[from].includes(to);

/** True if a placement in this state takes a place at its workplace. */
export const isOpen = (state: PlacementState): boolean => OPEN.has(state);

/** True if a placement begins without a signed agreement, which only an administrator may allow. */
export const beginsWithoutAgreement = (
  placement: { agreedOn: string | null; waivedReason: string | null },
  to: PlacementState,
): boolean => to === 'ONGOING' && placement.agreedOn === null && placement.waivedReason === null;

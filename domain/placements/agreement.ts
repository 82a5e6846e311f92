import type { AgreementParty } from '../generated.js';

/** The parties of an agreement, in the order in which a paper names them. */
export const AGREEMENT_PARTIES = [
  'SCHOOL',
  'WORKPLACE',
  'STUDENT',
] as const satisfies readonly AgreementParty[];

/** What an agreement says of a placement. */
export interface AgreementTerms {
  workplaceId: string;
  startDate: string;
  endDate: string;
  hoursPerWeek: number;
  plannedHours: number;
  /** In their order. */
  weekdays: readonly number[];
  /** Ids of the courses, in any order. */
  courses: readonly string[];
  /** Texts of the goals, in any order. */
  goals: readonly string[];
}

const TERMS = [
  'workplaceId',
  'startDate',
  'endDate',
  'hoursPerWeek',
  'plannedHours',
] as const satisfies readonly (keyof AgreementTerms)[];

const SETS = ['weekdays', 'courses', 'goals'] as const satisfies readonly (keyof AgreementTerms)[];

/** True if a change of the placement changes what its agreement says, so that it has to be signed again. */
export const changesTerms = (before: AgreementTerms, after: AgreementTerms): boolean =>
  TERMS.some((term) => before[term] !== after[term]) ||
  SETS.some((term) => !isSameSet(before[term], after[term]));

const isSameSet = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  textOf(one) === textOf(other);

const textOf = (values: readonly unknown[]): string => values.map(String).sort().join('\n');

interface Signed {
  attachedAt: string | null;
  signatures: readonly { party: AgreementParty }[];
}

/** The parties that have not signed on screen; none when a signed paper is attached. */
export const missingParties = ({ attachedAt, signatures }: Signed): readonly AgreementParty[] =>
  attachedAt === null
    ? AGREEMENT_PARTIES.filter((party) => !signatures.some((signature) => signature.party === party))
    : [];

/** True when all three parties have signed, on screen or on an attached paper. */
export const isSigned = (agreement: Signed): boolean => missingParties(agreement).length === 0;

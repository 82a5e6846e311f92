import type { EnrollManyInput, EnrollStudentsSelection } from '../../../graphql/types.generated';
import type { FormFaults } from '../../../ui/form/record-form';
import type { Target } from '../bulk/target-picker';
import type { Found } from './search-add';

/** Students who can be enrolled on a package at once. */
export const MOST_ON_PACKAGE = 200;

/** Who is to be enrolled on what. */
export interface EnrollDraft {
  students: Found[];
  targets: Target[];
  startDate: string | null;
  endDate: string | null;
  pace: string;
}

/** A target that has been chosen elsewhere. */
export const instanceTarget = ({ id, name }: { id: string; name: string }): Target => ({
  ...{ id, label: name, input: { courseInstanceId: id } },
});

/** An empty one, or with a target that has been chosen. */
export const newDraft = (target?: Target): EnrollDraft => ({
  ...{ students: [], startDate: null, endDate: null, pace: '' },
  targets: target ? [target] : [],
});

/** Only targets without an instance need dates of their own. */
export const needsDates = ({ targets }: EnrollDraft): boolean =>
  targets.some((target) => !target.input.courseInstanceId);

/** Null if the text is not a percentage. */
const percentOf = ({ pace }: EnrollDraft): number | null =>
  /^\d{1,3}$/.test(pace.trim()) ? Number(pace) : null;

function paceFault(draft: EnrollDraft): string | undefined {
  if (!needsDates(draft) || !draft.pace.trim()) return undefined;
  const percent = percentOf(draft);
  return percent === null || percent < 5 || percent > 200 ? 'Ange 5 till 200.' : undefined;
}

/** The input that a draft makes; null until it can be sent. `given`: the students, where they are not chosen here. */
export function inputOf(
  draft: EnrollDraft,
  given: EnrollStudentsSelection | null,
): Omit<EnrollManyInput, 'expected'> | null {
  const { students, targets, startDate, endDate } = draft;
  const who = given ?? (students.length > 0 ? { ids: students.map(({ id }) => id) } : null);
  if (!who || targets.length === 0 || paceFault(draft)) return null;
  const pacePercent = percentOf(draft);
  const own = {
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    ...(pacePercent !== null && { pacePercent }),
  };
  return {
    students: who,
    targets: targets.map(({ input }) => (input.courseInstanceId ? input : { ...input, ...own })),
  };
}

export function faultsOf(draft: EnrollDraft, given: EnrollStudentsSelection | null): FormFaults {
  const pace = paceFault(draft);
  if (pace) return { pace };
  return {
    who: inputOf(draft, given) ? undefined : 'Välj minst en elev och minst en kurs eller ett tillfälle.',
  };
}

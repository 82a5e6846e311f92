import type { PackagePlanInput } from '../../../graphql/types.generated';
import type { DraftStep } from '../form/package-draft';

/** The choices so far: the course by the choice's step, and the optional courses taken. */
export interface EnrollWishes {
  chosen: Readonly<Record<string, string | null>>;
  optional: readonly string[];
}

export const noWishes: EnrollWishes = { chosen: {}, optional: [] };

export const isChoice = ({ courses }: DraftStep): boolean => courses.length > 1;

/** The course of a choice: its first where one must be read, none where none need be, unless another was chosen. */
export function chosenOf(step: DraftStep, { chosen }: EnrollWishes): string | null {
  const usual = step.isRequired ? (step.courses[0]?.id ?? null) : null;
  const own = chosen[step.key];
  return own === undefined ? usual : own;
}

/** The wishes as the contract takes them; an optional choice without a course is left out of the plan. */
export function toPlanWishes(
  steps: readonly DraftStep[],
  wishes: EnrollWishes,
): Required<Pick<PackagePlanInput, 'choices' | 'optionalCourseIds'>> {
  return {
    choices: steps.filter(isChoice).flatMap((step) => {
      const courseId = chosenOf(step, wishes);
      return courseId === null ? [] : [{ choiceGroup: step.group, courseId }];
    }),
    optionalCourseIds: [...wishes.optional],
  };
}

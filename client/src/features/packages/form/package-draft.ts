import type { CourseSystem, PackageKind } from '../../../../../domain/generated';
import { packageKindLabels } from '../../../../../domain/labels/education';
import type { PackageFieldsFragment } from '../packages.generated';
import type { CoursePackageInput } from '../../../graphql/types.generated';
import type { ComparedField } from '../../../ui/feedback/conflict-message';
import type { Equivalent } from '../../../ui/course-code';

/** What the server says of a course that is added twice (pages §5). */
export const TAKEN = 'Kursen finns redan i paketet.';

/** A course of a package as the form holds it. */
export interface DraftCourse {
  id: string;
  code: string;
  equivalents: readonly Equivalent[];
  name: string;
  points: number | null;
  system: CourseSystem;
  hasApl: boolean;
}

/** A step of the package: one course, or the alternatives of a choice ('En av'). */
export interface DraftStep {
  key: string;
  courses: readonly DraftCourse[];
  /** What the choice is called; read only where there are alternatives. */
  group: string;
  isRequired: boolean;
  /** As typed. */
  plannedWeek: string;
}

export interface PackageDraft {
  name: string;
  code: string;
  kind: PackageKind;
  description: string;
  targetPoints: string;
  aplWeeks: string;
  steps: readonly DraftStep[];
}

export const emptyPackage: PackageDraft = {
  name: '',
  code: '',
  kind: 'LOCAL',
  description: '',
  targetPoints: '',
  aplWeeks: '',
  steps: [],
};

export function draftOfPackage(pack: PackageFieldsFragment | null): PackageDraft {
  if (!pack) return emptyPackage;
  const steps: DraftStep[] = [];
  for (const { course, choiceGroup, isRequired, hasApl, plannedWeek } of pack.courses) {
    const { id, code, equivalents, name, points, system } = course;
    const one: DraftCourse = { id, code, equivalents, name, points, system, hasApl };
    const choice = choiceGroup === null ? undefined : steps.find(({ key }) => key === `val ${choiceGroup}`);
    if (choice) choice.courses = [...choice.courses, one];
    else {
      steps.push({
        key: choiceGroup === null ? id : `val ${choiceGroup}`,
        courses: [one],
        group: choiceGroup ?? '',
        isRequired,
        plannedWeek: plannedWeek === null ? '' : String(plannedWeek),
      });
    }
  }
  return {
    name: pack.name,
    code: pack.code ?? '',
    kind: pack.kind,
    description: pack.description ?? '',
    targetPoints: pack.targetPoints === null ? '' : String(pack.targetPoints),
    aplWeeks: pack.aplWeeks === null ? '' : String(pack.aplWeeks),
    steps,
  };
}

/** The name of a choice: as typed, else what its courses are called. */
export function groupName({ group, courses }: DraftStep): string {
  return (
    group.trim() ||
    courses
      .map(({ name }) => name)
      .join(' / ')
      .slice(0, 60)
  );
}

export function toPackageInput(draft: PackageDraft): CoursePackageInput {
  const number = (text: string) => (text.trim() === '' ? null : Number(text));
  return {
    name: draft.name,
    code: draft.code.trim() || null,
    kind: draft.kind,
    description: draft.description.trim() || null,
    targetPoints: number(draft.targetPoints),
    aplWeeks: number(draft.aplWeeks),
    courses: draft.steps.flatMap((step) =>
      step.courses.map(({ id, hasApl }) => ({
        courseId: id,
        choiceGroup: step.courses.length > 1 ? groupName(step) : null,
        isRequired: step.isRequired,
        hasApl,
        plannedWeek: number(step.plannedWeek),
      })),
    ),
  };
}

/** The fields as the form names them, for comparing with what someone else has saved. */
export const comparedPackage: readonly ComparedField<PackageDraft>[] = [
  { label: 'Paketnamn', text: ({ name }) => name },
  { label: 'Paketkod', text: ({ code }) => code },
  { label: 'Typ', text: ({ kind }) => packageKindLabels[kind] },
  { label: 'Mål, poäng', text: ({ targetPoints }) => targetPoints },
  { label: 'APL-veckor', text: ({ aplWeeks }) => aplWeeks },
  { label: 'Beskrivning', text: ({ description }) => description },
  { label: 'Kurser', text: ({ steps }) => steps.map(stepText).join(', ') },
];

function stepText(step: DraftStep): string {
  const codes = step.courses.map(({ code, hasApl }) => (hasApl ? `${code} (APL)` : code)).join(' / ');
  return [
    step.courses.length > 1 ? `${groupName(step)}: ${codes}` : codes,
    step.isRequired ? '' : 'valbar',
    step.plannedWeek && `vecka ${step.plannedWeek}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Client-side validation; the server checks the rest. */
export function packageFaults(
  draft: PackageDraft,
): Partial<Record<'name' | 'targetPoints' | 'aplWeeks', string>> {
  const whole = (text: string) => /^\d{0,5}$/.test(text.trim());
  return {
    ...(draft.name.trim() ? {} : { name: 'Fyll i paketets namn.' }),
    ...(whole(draft.targetPoints) ? {} : { targetPoints: 'Ange ett heltal.' }),
    ...(whole(draft.aplWeeks) ? {} : { aplWeeks: 'Ange ett heltal.' }),
  };
}

const pointsOf = (step: DraftStep): number => Math.max(0, ...step.courses.map(({ points }) => points ?? 0));

export interface PackageSum {
  points: number;
  optional: number;
  /** Of full-time study: 20 points are a week. */
  weeks: number;
  /** What the form should tell; nothing is refused for it (pages §5). */
  warnings: string[];
}

/** The live sum: the obligatory steps, of each choice one alternative. */
export function sumOf({ steps, targetPoints, kind }: PackageDraft): PackageSum {
  const sum = (chosen: readonly DraftStep[]) => chosen.reduce((total, step) => total + pointsOf(step), 0);
  const points = sum(steps.filter(({ isRequired }) => isRequired));
  const target = targetPoints.trim() === '' ? null : Number(targetPoints);
  const hasApl = steps.some(({ courses }) => courses.some((course) => course.hasApl));
  return {
    points,
    optional: sum(steps.filter(({ isRequired }) => !isRequired)),
    weeks: points / 20,
    warnings: [
      ...(target !== null && !Number.isNaN(target) && target !== points
        ? [`Poängsumman ${points} avviker från målet ${target}.`]
        : []),
      ...(kind !== 'LOCAL' && !hasApl ? ['Yrkespaket kräver APL.'] : []),
    ],
  };
}

/** The steps with one moved to another place. */
export function moved(steps: readonly DraftStep[], from: number, to: number): DraftStep[] {
  const next = [...steps];
  const [step] = next.splice(from, 1);
  if (step) next.splice(Math.max(0, Math.min(to, next.length)), 0, step);
  return next;
}

/** The steps without a course; a choice of one is a course again. */
export function withoutCourse(steps: readonly DraftStep[], id: string): DraftStep[] {
  return steps.flatMap((step) => {
    const courses = step.courses.filter((course) => course.id !== id);
    return courses.length === 0 ? [] : [{ ...step, courses }];
  });
}

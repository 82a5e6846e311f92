import { studyPlanGoalLabels } from '../../../../domain/labels/study-plan.js';
import { counted } from '../../../../domain/numbers.js';
import { archivedText } from '../../../../domain/study-plans/plan-texts.js';
import { isTerm, termEnd } from '../../../../domain/study-plans/terms.js';
import { badField } from '../../../platform/errors/app-error.js';
import type {
  StudyPlan,
  StudyPlanImportCourse,
  StudyPlanImportFact,
  StudyPlanImportNote,
  StudyPlanImportUnknown,
  StudyPlanValues,
} from '../../../platform/graphql/generated.js';
import type { FoundCourse } from './study-plan-imports.queries.js';
import type { ReadCourse, ReadPlan } from './study-plan-import.input.js';

type Item = StudyPlan['items'][number];
type Reason = 'BAD_REFERENCE' | 'DUPLICATE' | 'NOT_ALLOWED';

/** A course that is added, or the item that is changed, with its note. */
export interface ImportedCourse extends StudyPlanImportCourse {
  itemId: string | null;
  note: string | null;
}

/** What a file changes in a plan. */
export interface PlanImport {
  values: StudyPlanValues;
  facts: StudyPlanImportFact[];
  added: ImportedCourse[];
  changed: ImportedCourse[];
  same: number;
  kept: number;
  unknown: (StudyPlanImportUnknown & { kind: Reason })[];
  notes: StudyPlanImportNote[];
}

const FULL_PACE = 100;

/** Compares a file with the student's plan; `goalId` is the program or package that the file names. */
export function compareImport(
  plan: StudyPlan,
  read: ReadPlan,
  { found, goalId: namedId }: { found: readonly FoundCourse[]; goalId: string | null },
): PlanImport {
  const goalId = ownGoalId(plan, read.goal) ?? namedId;
  const isGoalKnown = read.goal !== null && (!('name' in read.goal) || goalId !== null);
  const values = valuesOf(plan, isGoalKnown ? read : { ...read, goal: null }, goalId);
  const goalText = isGoalKnown ? textOf(read.goal!) : (plan.goalText ?? studyPlanGoalLabels[values.goal]);
  return {
    ...{ values, facts: factsOf(plan, values, goalText) },
    ...coursesOf(plan.items, read.courses, found),
    notes: [...(read.goal && !isGoalKnown ? [read.goal.note] : []), ...read.notes],
  };
}

/** The plan's own program or package, which may be archived or an older edition, if the file names it. */
function ownGoalId(
  { goal, goalText, programId, packageId }: StudyPlan,
  read: ReadPlan['goal'],
): string | null {
  const isSame = read !== null && 'name' in read && read.goal === goal && read.name === goalText;
  return isSame ? (programId ?? packageId) : null;
}

const textOf = (goal: NonNullable<ReadPlan['goal']>): string => ('name' in goal ? goal.name : goal.note.note);

/** The plan's form: what the file says, else what the plan has, else single courses at full pace. */
function valuesOf(plan: StudyPlan, read: ReadPlan, goalId: string | null): StudyPlanValues {
  const { goal, pace, startDate } = read;
  const ends = read.courses.flatMap(({ endDate, term }) => endDate ?? (term === null ? [] : termEnd(term)));
  const plannedEndDate = read.endDate ?? plan.plannedEndDate ?? ends.sort().at(-1);
  if (!plannedEndDate) throw badField('plan.endDate', 'REQUIRED', 'Filen saknar planens slut.');
  return {
    ...goalValues(plan, goal, goalId),
    ...{ startDate, plannedEndDate },
    pacePercent: pace?.pacePercent ?? plan.pacePercent ?? FULL_PACE,
    basicPoints: pace ? pace.basicPoints : plan.basicPoints,
    upperSecondaryPoints: pace ? pace.upperSecondaryPoints : plan.upperSecondaryPoints,
  };
}

function goalValues(
  plan: StudyPlan,
  goal: ReadPlan['goal'],
  goalId: string | null,
): Pick<StudyPlanValues, 'goal' | 'programId' | 'packageId' | 'sfiPath' | 'sfiCourse'> {
  if (goal?.goal === 'SFI') {
    const { sfiPath, sfiCourse } = goal;
    return { goal: 'SFI', sfiPath, sfiCourse: sfiCourse as 'A' | 'B' | 'C' | 'D' };
  }
  if (goal) return { goal: goal.goal, programId: goalId, packageId: goalId };
  const { programId, packageId, sfiPath, sfiCourse } = plan;
  return { goal: plan.goal ?? 'COURSES', programId, packageId, sfiPath, sfiCourse };
}

function factsOf(plan: StudyPlan, values: StudyPlanValues, goalText: string): StudyPlanImportFact[] {
  const points = (value: number | null | undefined) =>
    value === null || value === undefined ? null : counted(value, 'poäng', 'poäng');
  const percent = (value: number | null) => (value === null ? null : `${value} %`);
  return [
    { label: 'Mål', before: plan.goalText, after: goalText },
    { label: 'Start', before: plan.startDate, after: values.startDate },
    { label: 'Planerat slut', before: plan.plannedEndDate, after: values.plannedEndDate },
    { label: 'Studietakt', before: percent(plan.pacePercent), after: percent(values.pacePercent) },
    { label: 'Grundläggande nivå', before: points(plan.basicPoints), after: points(values.basicPoints) },
    {
      label: 'Gymnasial nivå',
      before: points(plan.upperSecondaryPoints),
      after: points(values.upperSecondaryPoints),
    },
  ].filter(({ before, after }) => before !== after);
}

function coursesOf(
  items: readonly Item[],
  courses: readonly ReadCourse[],
  found: readonly FoundCourse[],
): Pick<PlanImport, 'added' | 'changed' | 'same' | 'kept' | 'unknown'> {
  const result: ReturnType<typeof coursesOf> = { added: [], changed: [], same: 0, kept: 0, unknown: [] };
  const seen = new Set<string>();
  const met = new Set<string>();
  for (const [at, read] of courses.entries()) {
    const course = courseOf(read, at + 1, found);
    const refusal = 'reason' in course ? course : refusalOf(course, { items, seen, read });
    if (refusal || 'reason' in course) {
      result.unknown.push({ path: read.path, text: read.text, ...refusal! });
      continue;
    }
    for (const id of course.kin) seen.add(id);
    const item = items.find((one) => course.kin.includes(one.course.id));
    if (item) met.add(item.id);
    const imported = item ? changeOf(item, read) : additionOf(course, read);
    if (!imported) result.same += 1;
    else result[item ? 'changed' : 'added'].push(imported);
  }
  return { ...result, kept: items.length - met.size };
}

/** Why a known course is not planned: an archived one stays where the plan has it. */
function refusalOf(
  course: FoundCourse,
  { items, seen, read }: { items: readonly Item[]; seen: ReadonlySet<string>; read: ReadCourse },
): { kind: Reason; reason: string } | null {
  if (seen.has(course.id)) return TWICE;
  const item = items.find((one) => course.kin.includes(one.course.id));
  const isPlannedAlready = item !== undefined && (item.source !== 'WISH' || read.isWish);
  return course.isArchived && !isPlannedAlready
    ? { kind: 'NOT_ALLOWED', reason: archivedText(course) }
    : null;
}

const TWICE = { kind: 'DUPLICATE' as Reason, reason: 'Samma kurs finns två gånger i filen.' };

/** The course of the catalogue, or why there is none. */
function courseOf(
  { code, term }: ReadCourse,
  place: number,
  found: readonly FoundCourse[],
): FoundCourse | { kind: Reason; reason: string } {
  const all = found.filter((course) => course.place === place);
  const current = all.filter(({ isArchived }) => !isArchived);
  const [course, ...others] = current.length > 0 ? current : all;
  const kind = 'BAD_REFERENCE';
  if (term !== null && !isTerm(term))
    return { kind, reason: 'Kursens start är före år 2000 eller efter år 2099.' };
  if (course && others.length === 0) return course;
  if (course) return { kind, reason: `Kurskoden ${code} finns i flera läroplaner.` };
  return {
    kind,
    reason:
      code === null
        ? 'Kursen saknar kod: displayName ska börja med kurskoden.'
        : `Kurskoden ${code} finns inte bland skolans kurser.`,
  };
}

const FOLLOWED = new Set<Item['source']>(['ENROLLED', 'DONE']);

/** The term of an item afterwards: that of the file if it says one and the item does not follow an enrolment or grade. */
function termAfter(item: Item, read: ReadCourse): string | null {
  if (read.isWish || FOLLOWED.has(item.source)) return item.term;
  return read.term ?? (read.hasNoTerm ? null : item.term);
}

/** The change of an item; null if the plan says the same. A course that is planned here stays planned. */
function changeOf(item: Item, read: ReadCourse): ImportedCourse | null {
  const isWish = read.isWish && item.source === 'WISH';
  const after = termAfter(item, read);
  const changesNote = read.note !== null && read.note !== item.note;
  const isPlannedNow = item.source === 'WISH' && !isWish;
  if (after === item.term && !changesNote && !isPlannedNow) return null;
  const { id, code, name } = item.course;
  return {
    ...{ courseId: id, code, name, before: item.term, after, isWish, changesNote },
    ...{ itemId: item.id, note: read.note ?? item.note },
  };
}

const additionOf = ({ id, code, name }: FoundCourse, read: ReadCourse): ImportedCourse => ({
  ...{ courseId: id, code, name, before: null, after: read.term, isWish: read.isWish },
  ...{ changesNote: read.note !== null, itemId: null, note: read.note },
});

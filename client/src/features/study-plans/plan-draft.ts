import { addDays } from '../../../../domain/days';
import { studyPlanGoalLabels } from '../../../../domain/labels/study-plan';
import { STUDY_PLAN_LIMITS } from '../../../../domain/study-plans/limits';
import { SFI_PATHS } from '../../../../domain/study-plans/sfi-paths';
import { today } from '../../lib/dates';
import type { SfiCourse, StudyPlanGoal, StudyPlanValues } from '../../graphql/types.generated';
import type { ComparedField } from '../../ui/feedback/conflict-message';
import type { StudyPlanRecordFragment } from './study-plans.generated';

export interface PlanDraft {
  goal: StudyPlanGoal;
  programId: string | null;
  packageId: string | null;
  sfiPath: string | null;
  sfiCourse: SfiCourse | null;
  basicPoints: string;
  upperSecondaryPoints: string;
  startDate: string | null;
  plannedEndDate: string | null;
  pacePercent: string;
  addCourses: boolean;
}

const usualDays = 546;
const { pace: PACE, points: MOST_POINTS } = STUDY_PLAN_LIMITS;

/** A new plan begins today, at full time, for a package. */
export function draftOfPlan(plan: StudyPlanRecordFragment | null): PlanDraft {
  const isNew = !plan?.goal;
  return {
    goal: plan?.goal ?? 'VOCATIONAL',
    programId: plan?.programId ?? null,
    packageId: plan?.packageId ?? null,
    sfiPath: plan?.sfiPath ? String(plan.sfiPath) : null,
    sfiCourse: plan?.sfiCourse ?? null,
    basicPoints: numberText(plan?.basicPoints),
    upperSecondaryPoints: numberText(plan?.upperSecondaryPoints),
    startDate: plan?.startDate ?? today(),
    plannedEndDate: plan?.plannedEndDate ?? addDays(today(), usualDays),
    pacePercent: numberText(plan?.pacePercent ?? 100),
    addCourses: isNew,
  };
}

const numberText = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** Client-side validation; the server checks the rest. */
export function planFaults(draft: PlanDraft) {
  const faults: Partial<Record<keyof PlanDraft, string>> = {};
  const { goal, startDate, plannedEndDate } = draft;
  if (goal === 'EXAM' && !draft.programId) faults.programId = 'Välj programmet för examen.';
  if (goal === 'VOCATIONAL' && !draft.packageId) faults.packageId = 'Välj kurspaketet.';
  if (goal === 'SFI' && !draft.sfiPath) faults.sfiPath = 'Välj studieväg.';
  if (goal === 'SFI' && !(draft.sfiCourse && sfiCoursesOf(draft).includes(draft.sfiCourse)))
    faults.sfiCourse = 'Välj kursen som är målet.';
  if (!startDate) faults.startDate = 'Välj första dagen.';
  if (!plannedEndDate) faults.plannedEndDate = 'Välj planerat slut.';
  if (startDate && plannedEndDate && plannedEndDate < startDate)
    faults.plannedEndDate = 'Slutet kan inte vara före starten.';
  if (!isBetween(draft.pacePercent, PACE.least, PACE.most))
    faults.pacePercent = `Ange ${PACE.least} till ${PACE.most} procent, i hela tal.`;
  for (const name of ['basicPoints', 'upperSecondaryPoints'] as const)
    if (draft[name].trim() && !isBetween(draft[name], 0, MOST_POINTS))
      faults[name] = 'Ange 0 till 10 000 poäng, i hela tal.';
  return faults;
}

/** Courses of the chosen sfi path. */
export const sfiCoursesOf = ({ sfiPath }: Pick<PlanDraft, 'sfiPath'>): readonly SfiCourse[] =>
  SFI_PATHS[Number(sfiPath ?? 1)] ?? [];

/** '1 500' and '75 %' as people write them. */
const digitsOf = (text: string): string => text.replace(/\s|%/g, '');

const isBetween = (text: string, least: number, most: number): boolean => {
  const digits = digitsOf(text);
  return /^\d{1,5}$/.test(digits) && Number(digits) >= least && Number(digits) <= most;
};

export function toPlanValues(draft: PlanDraft): StudyPlanValues {
  const points = (text: string) => (text.trim() ? Number(digitsOf(text)) : null);
  return {
    goal: draft.goal,
    programId: draft.programId,
    packageId: draft.packageId,
    sfiPath: draft.sfiPath ? Number(draft.sfiPath) : null,
    sfiCourse: draft.sfiCourse,
    basicPoints: points(draft.basicPoints),
    upperSecondaryPoints: points(draft.upperSecondaryPoints),
    startDate: draft.startDate!,
    plannedEndDate: draft.plannedEndDate!,
    pacePercent: Number(digitsOf(draft.pacePercent)),
  };
}

interface Choices {
  programs: readonly { id: string; name: string }[];
  packages: readonly { id: string; name: string }[];
}

/** The choices with the program and package of the plan, which may be archived or have a later edition. */
export function withOwnGoal(
  { programs, packages }: Choices,
  plan: Pick<StudyPlanRecordFragment, 'goalText' | 'programId' | 'packageId'>,
): Choices {
  const withOwn = (all: Choices['programs'], id: string | null) =>
    id === null || all.some((one) => one.id === id)
      ? all
      : [{ id, name: `${plan.goalText} (arkiverat eller äldre)` }, ...all];
  return { programs: withOwn(programs, plan.programId), packages: withOwn(packages, plan.packageId) };
}

/** 'Examen: Vård- och omsorgsprogrammet', 'Sfi: studieväg 2, kurs D' */
function goalOf(
  { goal, programId, packageId, sfiPath, sfiCourse }: PlanDraft,
  { programs, packages }: Choices,
): string {
  const named = { EXAM: [programs, programId], VOCATIONAL: [packages, packageId] } as const;
  const [from, id] = goal === 'EXAM' || goal === 'VOCATIONAL' ? named[goal] : [[], null];
  const name =
    goal === 'SFI'
      ? `studieväg ${sfiPath ?? '–'}, kurs ${sfiCourse ?? '–'}`
      : from.find((one) => one.id === id)?.name;
  return [studyPlanGoalLabels[goal], name].filter(Boolean).join(': ');
}

/** The fields as the form names them, for comparing with another user's version. */
export const comparedPlan = (choices: Choices): readonly ComparedField<PlanDraft>[] => [
  { label: 'Mål', text: (draft) => goalOf(draft, choices) },
  { label: 'Start', text: ({ startDate }) => startDate ?? '' },
  { label: 'Planerat slut', text: ({ plannedEndDate }) => plannedEndDate ?? '' },
  { label: 'Studietakt', text: ({ pacePercent }) => pacePercent },
  { label: 'Poäng på grundläggande nivå', text: ({ basicPoints }) => basicPoints },
  { label: 'Poäng på gymnasial nivå', text: ({ upperSecondaryPoints }) => upperSecondaryPoints },
];

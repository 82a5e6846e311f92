import type { StudyPlanGoal } from '../generated.js';
import { studyPlanGoalLabels } from '../labels/study-plan.js';

/** Types of notes of StudyPlan (SS 12000:2020). */
export const NOTE_TYPES = {
  other: 'Anteckningar',
  efforts: 'Andra insatser som är gynnsamma för elevens kunskapsutveckling',
  earlier: 'Elevens tidigare arbetslivserfarenhet och studier',
  validation: 'Validering av kunskaper och kompetenser',
  goal: 'Elevens mål med studierna',
} as const;

/** Type of the part with courses that were taken out of the plan. */
export const REMOVED = 'Borttagna';

/** Types of parts of StudyPlan (SS 12000:2020). */
export const CONTENT_TYPES: readonly string[] = [
  ...['Gymnasiegemensamma', 'Programgemensamma', 'Inriktning', 'Programfördjupning', 'Gymnasiearbete'],
  ...['Individuellt val', REMOVED, 'Utökade'],
];

/** Title of the part with the student's wishes. */
export const WISHES = 'Önskade kurser';
/** Title of the part with courses without a term. */
export const ANY_TERM = 'Utan termin';

/** The course in a reference: 'SVESVE01 Svenska'. */
export const syllabusName = ({ code, name }: { code: string; name: string }): string => `${code} ${name}`;

/** The code with which a reference begins, or which it has last in brackets: 'Svenska 1 (SVESVE01)'; null without one. */
export function codeIn(displayName: string | null | undefined): string | null {
  const [, first = null] = /^[\s([]*([^\s,;:()[\]]+)/.exec(displayName ?? '') ?? [];
  const [, last] = /[([]([^\s()[\]]+)[)\]]\s*$/.exec(displayName ?? '') ?? [];
  return last && /\d/.test(last) && !/\d/.test(first ?? '') ? last : first;
}

const NAMED: readonly StudyPlanGoal[] = ['EXAM', 'VOCATIONAL'];

/** The goal as a note: 'Yrkespaket: Undersköterska', 'Sfi studieväg 2, kurs D', 'Behörighet'. */
export const goalNote = (goal: StudyPlanGoal, goalText: string | null): string =>
  NAMED.includes(goal)
    ? `${studyPlanGoalLabels[goal]}: ${goalText}`
    : (goalText ?? studyPlanGoalLabels[goal]);

/** What `goalNote` says. */
export type NotedGoal =
  | { goal: 'EXAM' | 'VOCATIONAL'; name: string }
  | { goal: 'SFI'; sfiPath: number; sfiCourse: string }
  | { goal: 'ELIGIBILITY' | 'COURSES' };

/** Reads a note that `goalNote` wrote; null for any other text. */
export function readGoalNote(note: string): NotedGoal | null {
  const text = note.trim();
  for (const goal of ['EXAM', 'VOCATIONAL'] as const) {
    const start = `${studyPlanGoalLabels[goal]}: `;
    if (text.startsWith(start)) return { goal, name: text.slice(start.length).trim() };
  }
  const sfi = /^Sfi studieväg ([123]), kurs ([A-D])$/.exec(text);
  if (sfi) return { goal: 'SFI', sfiPath: Number(sfi[1]), sfiCourse: sfi[2]! };
  const other = (['ELIGIBILITY', 'COURSES'] as const).find((goal) => studyPlanGoalLabels[goal] === text);
  return other ? { goal: other } : null;
}

/** Pace and extent of a plan. */
export interface NotedPace {
  pacePercent: number | null;
  basicPoints: number | null;
  upperSecondaryPoints: number | null;
}

/** Pace and extent as a note: 'Studietakt: 75 %. Gymnasial nivå: 500 poäng.' */
export const paceNote = ({ pacePercent, basicPoints, upperSecondaryPoints }: NotedPace): string =>
  [
    `Studietakt: ${pacePercent} %.`,
    ...(basicPoints === null ? [] : [`Grundläggande nivå: ${basicPoints} poäng.`]),
    ...(upperSecondaryPoints === null ? [] : [`Gymnasial nivå: ${upperSecondaryPoints} poäng.`]),
  ].join(' ');

const PACE_NOTE =
  /^Studietakt: (\d{1,3}) %\.(?: Grundläggande nivå: (\d{1,5}) poäng\.)?(?: Gymnasial nivå: (\d{1,5}) poäng\.)?$/;

/** Reads a note that `paceNote` wrote; null for any other text. */
export function readPaceNote(note: string): NotedPace | null {
  const found = PACE_NOTE.exec(note.trim());
  if (!found) return null;
  const [pace, basic, upper] = found.slice(1).map((text) => (text === undefined ? null : Number(text)));
  return { pacePercent: pace!, basicPoints: basic!, upperSecondaryPoints: upper! };
}

import type {
  StudyPlanFilter,
  StudyPlanGoal,
  StudyPlanItemSource,
  StudyPlanState,
  ValidationScope,
} from '../generated.js';

/** Goals of a study plan (domain, D4). */
export const studyPlanGoalLabels: Readonly<Record<StudyPlanGoal, string>> = {
  EXAM: 'Examen',
  ELIGIBILITY: 'Behörighet',
  VOCATIONAL: 'Yrkespaket',
  COURSES: 'Enstaka kurser',
  SFI: 'Sfi',
};

/** States of a study plan. */
export const studyPlanStateLabels: Readonly<Record<StudyPlanState, string>> = {
  DRAFT: 'Utkast',
  AGREED: 'Överenskommen',
  REVISED: 'Ändrad',
  CLOSED: 'Avslutad',
};

/** States of a course in a study plan. */
export const studyPlanItemLabels: Readonly<Record<StudyPlanItemSource, string>> = {
  WISH: 'Önskad',
  PLANNED: 'Planerad',
  ENROLLED: 'Inskriven',
  VALIDATED: 'Validerad',
  DONE: 'Klar',
};

/** How much of a course is validated. */
export const validationScopeLabels: Readonly<Record<ValidationScope, string>> = {
  WHOLE: 'Hela kursen',
  PART: 'En del',
};

/** Groups of students by study plan. */
export const studyPlanFilterLabels: Readonly<Record<StudyPlanFilter, string>> = {
  MISSING: 'Utan studieplan',
  OLD: 'Äldre än ett år',
  UNREACHABLE: 'Målet nås inte i tid',
  INTERRUPTED: 'Avbrott sedan planen ändrades',
};

/** What the groups say when nobody is in them. */
export const studyPlanNoneTexts: Readonly<Record<StudyPlanFilter, string>> = {
  MISSING: 'Alla elever som studerar har en studieplan.',
  OLD: 'Ingen studieplan är äldre än ett år.',
  UNREACHABLE: 'Alla studieplaners mål kan nås i tid.',
  INTERRUPTED: 'Inget avbrott är nyare än elevens studieplan.',
};

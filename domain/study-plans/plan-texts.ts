import { studyPlanItemLabels, validationScopeLabels } from '../labels/study-plan.js';
import type { StudyPlanItemSource, ValidationScope } from '../generated.js';

/** Whether the goal is or will be met, in a sentence. */
export function checkSummary({ isMet, isReachable }: { isMet: boolean; isReachable: boolean }): string {
  if (isMet) return 'Målet är nått.';
  return isReachable ? 'Målet nås när planen följs.' : 'Målet nås inte med planen som den är.';
}

/** 'Planerad', 'Klar med B' */
export const itemStateText = ({
  source,
  grade,
}: {
  source: StudyPlanItemSource;
  grade: string | null;
}): string => `${studyPlanItemLabels[source]}${grade === null ? '' : ` med ${grade}`}`;

/** 'Hela kursen', '50 av 100 poäng' */
export const validationExtent = ({
  scope,
  points,
  course,
}: {
  scope: ValidationScope;
  points: number;
  course: { points: number | null };
}): string => (scope === 'WHOLE' ? validationScopeLabels.WHOLE : `${points} av ${course.points ?? 0} poäng`);

/** 'Svenska 1 är arkiverad och kan inte planeras. Välj Svenska nivå 1 i stället.' */
export const archivedText = ({ name, heir }: { name: string; heir: string | null }): string =>
  `${name} är arkiverad och kan inte planeras.${heir ? ` Välj ${heir} i stället.` : ''}`;

import type { GradingKind } from '../../../../domain/generated';

/** The parameter of /betyg that names the open sheet, by kind of grading. */
export const sheetParams: Readonly<Record<GradingKind, string>> = {
  INSTANCE: 'kurs',
  EXAMS: 'provning',
  UNPLACED: 'utan-tillfalle',
};

/** The page on which these are graded. */
export function sheetLink({ kind, id }: { kind: GradingKind; id: string }): string {
  return `/betyg?${sheetParams[kind]}=${id}`;
}

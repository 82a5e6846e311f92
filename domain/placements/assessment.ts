import type { AssessmentLevel } from '../generated.js';

/** The words of a supervisor's assessment, the highest last. */
export const ASSESSMENT_LEVELS = [
  'NOT_YET',
  'ON_THE_WAY',
  'MANAGES',
] as const satisfies readonly AssessmentLevel[];

/** Days before the last day of a placement from which its assessment is due. */
export const ASSESSMENT_NOTICE_DAYS = 7;

/** Days after the last day of a placement during which the board shows that its assessment is missing. */
export const ASSESSMENT_AWAITED_DAYS = 365;

/** Said where the supervisor's views are waited for. */
export const ASSESSMENT_MISSING_TEXT = 'Omdöme saknas';

/** Said where a grade is signed without the supervisor's views (SFS 2021:101, section 9). */
export const SUPERVISOR_VIEWS_MISSING_TEXT = 'Handledarens omdöme saknas';

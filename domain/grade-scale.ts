import type { GradeScale } from './generated.js';

/** '–' (streck): no basis for grading. Neither F nor 'not graded yet' (domain, D5). */
export const DASH = '–';

/** Every grade there is, in the order of statistics. */
export const allGrades = ['A', 'B', 'C', 'D', 'E', 'F', DASH, 'G', 'IG'] as const;

/** Grades that are a result, and no pass. */
export const failedGrades: readonly string[] = ['F', 'IG'];

/** Whether the course is passed with this grade: a dash is neither a pass nor a failure. */
export function isPassingGrade(grade: string): boolean {
  return KNOWN.has(grade) && grade !== DASH && !failedGrades.includes(grade);
}

/** The grades of each scale, best first. */
export const SCALE_VALUES: Readonly<Record<GradeScale, readonly string[]>> = {
  LETTERS: ['A', 'B', 'C', 'D', 'E', 'F', DASH],
  PASS_FAIL: ['G', 'IG', DASH],
  PASS_ONLY: ['G', DASH],
  PASS_LETTERS: ['A', 'B', 'C', 'D', 'E', DASH],
  CERTIFICATE: [],
};

const SCALE_FAULTS: Readonly<Record<GradeScale, string>> = {
  LETTERS: 'Kursen betygsätts med A–F eller –.',
  PASS_FAIL: 'Kursen betygsätts med G, IG eller –.',
  PASS_ONLY: 'Kursen betygsätts med G, eller – när inget betyg sätts.',
  PASS_LETTERS: 'Kursen betygsätts med A–E, eller – när inget betyg sätts.',
  CERTIFICATE: 'En orienteringskurs får intyg, inget betyg.',
};

const KNOWN: ReadonlySet<string> = /* @__PURE__ */ new Set(allGrades);
/** What keyboards and word processors give for the dash. */
const DASHES = /^[-‐-―−]$/;

/** A grade as stored, from any case or dash; null if the text is no grade. */
export function readGrade(typed: string): string | null {
  const text = typed.normalize('NFKC').trim().toUpperCase();
  if (DASHES.test(text)) return DASH;
  return KNOWN.has(text) ? text : null;
}

/** As VADVAD00S and PEDPED01aS: six letters, the number of the course, its track, and S (domain, D3 and D9). */
const SPECIALISATION = /^\p{L}{6}\d{1,2}([a-d]\d?)?S$/u;

/** Whether the course is a specialisation, whose subject must be printed with the grade. Codes are case-sensitive. */
export function isSpecialisation(courseCode: string): boolean {
  return SPECIALISATION.test(courseCode.normalize('NFC'));
}

/** Why the grade does not belong to the scale, as a sentence; null when it does. */
export function scaleFault(grade: string, scale: GradeScale): string | null {
  return SCALE_VALUES[scale].includes(grade) ? null : SCALE_FAULTS[scale];
}

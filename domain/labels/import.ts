import type {
  CourseImportField,
  ImportDecision,
  ImportField,
  ImportOutcome,
  ImportState,
  WorkplaceImportOutcome,
} from '../generated.js';
import { byStudentFieldCode } from '../student-fields.js';

const { NAME, PERSONAL_NUMBER, EMAIL, PHONE, MUNICIPALITY, START_DATE, END_DATE, ...texts } =
  /* @__PURE__ */ byStudentFieldCode(({ label }) => label);

/** Fields that an imported column can be mapped to (pages §1). */
export const importFieldLabels: Readonly<Record<ImportField, string>> = {
  NAME,
  FIRST_NAME: 'Förnamn',
  LAST_NAME: 'Efternamn',
  PERSONAL_NUMBER,
  EMAIL,
  PHONE,
  MUNICIPALITY,
  COURSE_CODE: 'Kurskod',
  COURSE_NAME: 'Kursnamn',
  COURSE: 'Kurs',
  COURSE_PACKAGE: 'Paket',
  START_DATE,
  END_DATE,
  TEACHER: 'Lärare',
  ...texts,
};

/** How far an import has come. */
export const importStateLabels: Readonly<Record<ImportState, string>> = {
  PREVIEW: 'Påbörjad',
  COMMITTING: 'Pågår',
  DONE: 'Genomförd',
  FAILED: 'Misslyckades',
  CANCELLED: 'Avbruten',
  UNDONE: 'Ångrad',
};

/** Differing fields of an imported course. */
export const courseImportFieldLabels: Readonly<Record<CourseImportField, string>> = {
  NAME: 'Namn',
  POINTS: 'Poäng',
  SUBJECT: 'Ämne',
  EQUIVALENT: 'Motsvarighet',
};

/** Outcomes of an import row, of whatever kind of record (pages §1, §24). */
export const importOutcomeLabels: Readonly<Record<ImportOutcome | WorkplaceImportOutcome, string>> = {
  NEW: 'Ny',
  CHANGED: 'Uppdateras',
  UNCHANGED: 'Oförändrad',
  INVALID: 'Fel',
  DUPLICATE: 'Dubblett',
  CONFLICT: 'Konflikt',
  LEFT_OUT: 'Hoppas över',
};

/** Decisions on an import row that may refer to an existing student. */
export const importDecisionLabels: Readonly<Record<ImportDecision, string>> = {
  SAME_PERSON: 'Samma person',
  WRONG_NUMBER: 'Fel nummer i filen',
  OTHER_PERSON: 'En annan person',
};

/** The same of several rows: the groups of the review. */
export const importOutcomePlurals: Readonly<Record<ImportOutcome | WorkplaceImportOutcome, string>> = {
  NEW: 'Nya',
  CHANGED: 'Uppdateras',
  UNCHANGED: 'Oförändrade',
  INVALID: 'Fel',
  DUPLICATE: 'Dubbletter',
  CONFLICT: 'Konflikter',
  LEFT_OUT: 'Hoppas över',
};

/** Reasons why a row of an import is not imported: its errors, and that the user has left it out. */
export function omissionReasons({
  outcome,
  errors,
}: {
  outcome: string;
  errors: readonly { message: string; warning: boolean }[];
}): string {
  const messages = errors.filter(({ warning }) => !warning).map(({ message }) => message);
  return [...messages, ...(outcome === 'LEFT_OUT' ? ['Raden hoppades över i granskningen.'] : [])].join(' ');
}

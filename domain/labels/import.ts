import type {
  CourseImportField,
  ImportDecision,
  ImportField,
  ImportOutcome,
  ImportState,
} from '../generated.js';
import { byStudentFieldCode } from '../student-fields.js';

const { NAME, PERSONAL_NUMBER, EMAIL, PHONE, MUNICIPALITY, START_DATE, END_DATE, ...texts } =
  /* @__PURE__ */ byStudentFieldCode(({ label }) => label);

/** What a column of a file can be read as (pages §1). */
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

/** What differs in a course that is imported. */
export const courseImportFieldLabels: Readonly<Record<CourseImportField, string>> = {
  NAME: 'Namn',
  POINTS: 'Poäng',
  SUBJECT: 'Ämne',
  EQUIVALENT: 'Motsvarighet',
};

/** What an import makes of a row (pages §1). */
export const importOutcomeLabels: Readonly<Record<ImportOutcome, string>> = {
  NEW: 'Ny',
  CHANGED: 'Uppdateras',
  UNCHANGED: 'Oförändrad',
  INVALID: 'Fel',
  DUPLICATE: 'Dubblett',
  CONFLICT: 'Konflikt',
};

/** What a person decides of a row that may mean a student who is there. */
export const importDecisionLabels: Readonly<Record<ImportDecision, string>> = {
  SAME_PERSON: 'Samma person',
  WRONG_NUMBER: 'Fel nummer i filen',
  OTHER_PERSON: 'En annan person',
};

/** The same of several rows: the groups of the review. */
export const importOutcomePlurals: Readonly<Record<ImportOutcome, string>> = {
  NEW: 'Nya',
  CHANGED: 'Uppdateras',
  UNCHANGED: 'Oförändrade',
  INVALID: 'Fel',
  DUPLICATE: 'Dubbletter',
  CONFLICT: 'Konflikter',
};

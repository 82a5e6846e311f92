import type {
  CorrectionOutcome,
  CorrectionSubject,
  MissingField,
  PersonalNumberKind,
  StudentStatus,
  TimelineKind,
} from '../generated.js';

/** The statuses of a student. */
export const studentStatusLabels: Readonly<Record<StudentStatus, string>> = {
  ACTIVE: 'Aktiv',
  NOT_STARTED: 'Ej startad',
  PAUSED: 'Uppehåll',
  DROPPED_OUT: 'Avbrott',
  ENDED: 'Avslutad',
};

/** The same of several students, as a filter is read: ‘Aktiva’. */
export const studentStatusPlurals: Readonly<Record<StudentStatus, string>> = {
  ACTIVE: 'Aktiva',
  NOT_STARTED: 'Ej startade',
  PAUSED: 'Uppehåll',
  DROPPED_OUT: 'Avbrott',
  ENDED: 'Avslutade',
};

/** Missing fields of a student record. */
export const missingFieldLabels: Readonly<Record<MissingField, string>> = {
  EMAIL: 'Saknar e-post',
  PHONE: 'Saknar telefon',
  PERSONAL_NUMBER: 'Saknar personnummer',
};

/** Subjects of correction requests. */
export const correctionSubjectLabels: Readonly<Record<CorrectionSubject, string>> = {
  IDENTITY: 'Namn eller personnummer',
  CONTACT: 'Kontaktuppgifter',
  EDUCATION: 'Kurser och datum',
  GRADE: 'Betyg',
  EXAM: 'Prövning',
  COMMENT: 'Kommentar',
  OTHER: 'Annat',
};

/** What became of it. */
export const correctionOutcomeLabels: Readonly<Record<CorrectionOutcome, string>> = {
  CORRECTED: 'Rättad',
  REFUSED: 'Inte rättad',
};

/** The kinds of personal numbers (domain, D10). */
export const personalNumberKindLabels: Readonly<Record<PersonalNumberKind, string>> = {
  PERSONNUMMER: 'Personnummer',
  SAMORDNINGSNUMMER: 'Samordningsnummer',
  INTERIM: 'Interimsnummer',
  TEMPORARY: 'T-nummer',
  NONE: 'Saknas',
};

/** Note beside a number; null for a personnummer. */
export const personalNumberKindNotes: Readonly<Record<PersonalNumberKind, string | null>> = {
  PERSONNUMMER: null,
  SAMORDNINGSNUMMER: 'samordningsnummer',
  INTERIM: 'interimsnummer',
  TEMPORARY: 'T-nummer',
  NONE: null,
};

/** Filters of the student timeline. */
export const timelineKindLabels: Readonly<Record<TimelineKind, string>> = {
  ENROLLMENT: 'Inskrivningar',
  STATUS: 'Status',
  EXAM: 'Prövningar',
  GRADE: 'Betyg',
  FILE: 'Filer',
  DOCUMENT: 'Dokument',
  COMMENT: 'Kommentarer',
  MESSAGE: 'Meddelanden',
  APL: 'APL',
};

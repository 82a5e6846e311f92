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

/** What a record lacks. */
export const missingFieldLabels: Readonly<Record<MissingField, string>> = {
  EMAIL: 'Saknar e-post',
  PHONE: 'Saknar telefon',
  PERSONAL_NUMBER: 'Saknar personnummer',
};

/** What a request for correction is about. */
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

/** The same beside a number; of the usual one nothing is said. */
export const personalNumberKindNotes: Readonly<Record<PersonalNumberKind, string | null>> = {
  PERSONNUMMER: null,
  SAMORDNINGSNUMMER: 'samordningsnummer',
  INTERIM: 'interimsnummer',
  TEMPORARY: 'T-nummer',
  NONE: null,
};

/** What the timeline of a student is narrowed to. */
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

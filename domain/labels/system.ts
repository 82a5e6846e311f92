import type {
  AccessResult,
  AuditKind,
  FirstRunStep,
  JobState,
  MunicipalityKind,
  SystemPart,
} from '../generated.js';

/** The parts of a running system. */
export const systemPartLabels: Readonly<Record<SystemPart, string>> = {
  API: 'API',
  DATABASE: 'Databas',
  JOBS: 'Bakgrundsjobb',
  FILES: 'Filer',
  MAIL: 'Mejl',
};

/** States of a background job. */
export const jobStateLabels: Readonly<Record<JobState, string>> = {
  QUEUED: 'Väntar',
  RUNNING: 'Pågår',
  DONE: 'Klart',
  FAILED: 'Misslyckades',
  CANCELLED: 'Avbrutet',
};

/** Background jobs by kind; an unknown kind is shown by its own name. */
export const jobKindLabels: Readonly<Record<string, string>> = {
  'change-enrollments': 'Ändra inskrivningar',
  'commit-import': 'Importera elever',
  'create-documents': 'Skapa dokument',
  'enroll-students': 'Skriva in elever',
  'export-list': 'Exportera lista',
  'match-needs': 'Placera elever på kurstillfällen',
  'undo-import': 'Ångra import',
};

/** Event kinds of the audit log. */
export const auditKindLabels: Readonly<Record<AuditKind, string>> = {
  SIGNED_IN: 'Loggade in',
  SIGN_IN_FAILED: 'Misslyckad inloggning',
  SIGNED_OUT: 'Loggade ut',
  SESSIONS_ENDED: 'Sessioner avslutade',
  PASSWORD_LINK_REQUESTED: 'Glömt lösenord: länk skickad',
  PASSWORD_LINK_SENT: 'Lösenordslänk skickad av administratör',
  PASSWORD_RESET: 'Nytt lösenord med länk',
  PASSWORD_CHANGED: 'Bytte lösenord',
  ACCOUNT_CREATED: 'Konto skapat',
  ACCOUNT_CHANGED: 'Kontouppgifter ändrade',
  ROLE_CHANGED: 'Roll ändrad',
  ACCOUNT_DEACTIVATED: 'Konto avstängt',
  ACCOUNT_ACTIVATED: 'Konto aktiverat',
  ACCOUNT_ERASED: 'Konto anonymiserat',
  STUDENT_LINKED: 'Koppling till elev ändrad',
  KEY_CREATED: 'API-nyckel skapad',
  KEY_REVOKED: 'API-nyckel återkallad',
  SETTINGS_CHANGED: 'Skolans uppgifter, kommuner eller första steg ändrade',
  CALENDAR_LINK_CREATED: 'Kalenderlänk skapad',
  CALENDAR_LINK_REMOVED: 'Kalenderlänk borttagen',
  CATALOGUE_CHANGED: 'Kurs, kurspaket eller program ändrat',
  COURSE_INSTANCE_CHANGED: 'Kurstillfälle ändrat',
  IMPORT_ROW_DECIDED: 'Avgjorde vem en rad i en import gäller',
  PARTICIPANTS_MAILED: 'Meddelade deltagarna',
  HELD_MAILS_SENT: 'Skickade väntande brev',
  WORKPLACE_CHANGED: 'Arbetsplats ändrad',
  SUPERVISOR_LINK_CREATED: 'Handledarlänk skickad',
  SUPERVISOR_LINK_REVOKED: 'Handledarlänk återkallad',
  SUPERVISOR_ACTED: 'Handledare via länk',
  PLACEMENTS_ERASED: 'Gallrade APL-placeringar',
  ACCESS_LOG_READ: 'Läste åtkomstloggen',
  AUDIT_LOG_READ: 'Läste revisionsloggen',
};

/** Who pays for the studies: a municipality, several together, or the students themselves. */
export const municipalityKindLabels: Readonly<Record<MunicipalityKind, string>> = {
  MUNICIPALITY: 'Kommun',
  COOPERATION: 'Samverkan mellan kommuner',
  PRIVATE: 'Privata kunder',
};

/** Result of an access to a student's data, as shown to the student. */
export const accessResultLabels: Readonly<Record<AccessResult, string>> = {
  OK: 'Gavs',
  REFUSED: 'Nekades',
};

/** Setup steps of a new school (pages, section 21). */
export const firstRunLabels: Readonly<Record<FirstRunStep, string>> = {
  SCHOOL: 'Skolans uppgifter',
  MUNICIPALITIES: 'Kommuner och priser',
  TEACHERS: 'Lärare',
  STUDENTS: 'Elever från fil',
  INSTANCES: 'Första kurstillfällena',
};

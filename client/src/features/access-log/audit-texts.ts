import type { AuditKind } from '../../../../domain/generated';

/** What the trail calls a deed, in words. */
export const auditLabels: Record<AuditKind, string> = {
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
  SETTINGS_CHANGED: 'Skolans uppgifter eller kommuner ändrade',
  CALENDAR_LINK_CREATED: 'Kalenderlänk skapad',
  CALENDAR_LINK_REMOVED: 'Kalenderlänk borttagen',
  ACCESS_LOG_READ: 'Läste åtkomstloggen',
  AUDIT_LOG_READ: 'Läste revisionsloggen',
};

export const auditKinds = Object.keys(auditLabels) as AuditKind[];

/** Fields of a deed that people know by a word; the rest stand by their own name. */
const fieldLabels: Record<string, string> = {
  name: 'Namn',
  email: 'E-post',
  phone: 'Telefon',
  role: 'Roll',
  active: 'Aktivt',
  ended: 'Antal',
  rows: 'Rader',
  expiresAt: 'Gäller till',
  studentId: 'Elev',
  userId: 'Person',
  kind: 'Händelse',
  action: 'Händelse',
  from: 'Från och med',
  to: 'Till och med',
  schoolName: 'Skola',
  schoolUnitCode: 'Skolenhetskod',
  authorityName: 'Huvudman',
  city: 'Ort',
  signatoryName: 'Undertecknare',
  signatoryTitle: 'Undertecknarens titel',
  gradeDeadlineDays: 'Dagar till betyg',
  inactivityDays: 'Dagar till inaktiv',
  examFeeOre: 'Prövningsavgift (öre)',
  municipality: 'Kommun',
  code: 'Kommunkod',
  retired: 'Ur bruk',
};

export function fieldLabel(field: string): string {
  return fieldLabels[field] ?? field;
}

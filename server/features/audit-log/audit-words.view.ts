import type { AuditKind } from '../../platform/graphql/generated.js';

/** What a deed is called, in files and in the register extract. */
export const AUDIT_WORDS: Record<AuditKind, string> = {
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

export const AUDIT_KINDS = Object.keys(AUDIT_WORDS) as AuditKind[];

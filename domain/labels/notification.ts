import { counted } from '../numbers.js';
import type { NotificationDigest, NotificationKind, NotificationSubjectKind } from '../generated.js';

/** Kinds of notifications (pages §16). */
export const notificationKindLabels: Readonly<Record<NotificationKind, string>> = {
  EXAM_REGISTERED: 'Ny anmälan till prövning',
  EXAM_DECIDED: 'Beslut om prövning',
  END_DATE: 'En elevs slutdatum närmar sig',
  MOVED_TO_RED: 'En elev flyttas till ”Praktik slut, ej närvarat”',
  COMMENT: 'Ny kommentar om en elev som du ansvarar för',
  IMPORT: 'En import som du startat är klar',
  IMPORT_HELD: 'Rader i en import väntar på en administratör',
  PROTECTED_NAMED: 'En importfil nämner elever med skyddade personuppgifter',
  GRADE_OVERDUE: 'Ett betyg är försenat',
  GRADES_SIGNED: 'Betygen i en kurs är signerade',
  REPLACEMENT_STOPPED: 'Ett planerat lärarbyte kunde inte göras',
  CORRECTION_REQUESTED: 'En elev begär rättelse av en uppgift',
  PLACEMENT_INCIDENT: 'En händelse på APL, som en skada eller en konflikt',
  PLACEMENT_AGREEMENT: 'APL börjar utan påskrivet avtal',
  PLACEMENT_TALK: 'Ett trepartssamtal om APL ska hållas',
  PLACEMENT_ASSESSMENT: 'En handledares omdöme om APL har kommit eller saknas',
  WORKPLACE_AGREEMENT: 'Ett ramavtal med en arbetsplats går snart ut',
  MESSAGE: 'Meddelanden från kollegor',
};

/** How often an e-mail summarises new notifications. */
export const notificationDigestLabels: Readonly<Record<NotificationDigest, string>> = {
  NONE: 'Aldrig',
  DAILY: 'Varje dag det har hänt något',
  WEEKLY: 'Varje vecka det har hänt något',
};

/** Of each kind one, and several of them. */
const counts: Readonly<Record<NotificationKind, readonly [one: string, many: string]>> = {
  EXAM_REGISTERED: ['ny anmälan till prövning', 'nya anmälningar till prövning'],
  EXAM_DECIDED: ['beslut om prövning', 'beslut om prövning'],
  END_DATE: ['slutdatum som närmar sig', 'slutdatum som närmar sig'],
  MOVED_TO_RED: [
    'elev flyttad till ”Praktik slut, ej närvarat”',
    'elever flyttade till ”Praktik slut, ej närvarat”',
  ],
  COMMENT: ['ny kommentar', 'nya kommentarer'],
  IMPORT: ['avslutad import', 'avslutade importer'],
  IMPORT_HELD: ['import med rader som väntar', 'importer med rader som väntar'],
  PROTECTED_NAMED: [
    'importfil som nämner elever med skyddade personuppgifter',
    'importfiler som nämner elever med skyddade personuppgifter',
  ],
  GRADE_OVERDUE: ['kurs med försenade betyg', 'kurser med försenade betyg'],
  GRADES_SIGNED: ['kurs med signerade betyg', 'kurser med signerade betyg'],
  REPLACEMENT_STOPPED: ['ersättning som inte blev av', 'ersättningar som inte blev av'],
  CORRECTION_REQUESTED: ['begäran om rättelse', 'begäranden om rättelse'],
  PLACEMENT_INCIDENT: ['händelse på APL', 'händelser på APL'],
  PLACEMENT_AGREEMENT: ['APL utan påskrivet avtal', 'APL utan påskrivet avtal'],
  PLACEMENT_TALK: ['trepartssamtal om APL', 'trepartssamtal om APL'],
  PLACEMENT_ASSESSMENT: ['omdöme om APL', 'omdömen om APL'],
  WORKPLACE_AGREEMENT: ['ramavtal som snart går ut', 'ramavtal som snart går ut'],
  MESSAGE: ['meddelande', 'meddelanden'],
};

/** '7 nya anmälningar till prövning'. */
export function notificationCount(kind: NotificationKind, count: number): string {
  return counted(count, ...counts[kind]);
}

const sheet = { see: 'Se betygen', gone: 'Kursen finns inte längre.' };

/** The link text for a notification's subject, and the replacement text once the subject is deleted. */
export const notificationSubjectLabels: Readonly<
  Record<NotificationSubjectKind, { see: string; gone: string }>
> = {
  EXAM: { see: 'Se anmälan', gone: 'Anmälan finns inte längre.' },
  COMMENT: { see: 'Se kommentaren', gone: 'Kommentaren är borttagen.' },
  COURSE_INSTANCE: { see: 'Se kurstillfället', gone: 'Kurstillfället finns inte längre.' },
  INSTANCE_GRADES: sheet,
  EXAM_GRADES: sheet,
  UNPLACED_GRADES: sheet,
  IMPORT: { see: 'Se importen', gone: 'Importen finns inte längre.' },
  HELD_ROWS: { see: 'Se raderna', gone: 'Raderna är redan hanterade.' },
  ACCESS_LOG: { see: 'Se åtkomstloggen', gone: 'Kontot finns inte längre.' },
  TEACHER: { see: 'Se läraren', gone: 'Läraren finns inte längre.' },
  CORRECTION: { see: 'Se begäran', gone: 'Begäran finns inte längre.' },
  WORKPLACE: { see: 'Se arbetsplatsen', gone: 'Arbetsplatsen finns inte längre.' },
};

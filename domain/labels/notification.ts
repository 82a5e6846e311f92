import type { NotificationKind } from '../generated.js';

/** What a notification is about (pages §16). */
export const notificationKindLabels: Readonly<Record<NotificationKind, string>> = {
  EXAM_REGISTERED: 'Ny anmälan till prövning',
  EXAM_DECIDED: 'Beslut om prövning',
  END_DATE: 'En elevs slutdatum närmar sig',
  MOVED_TO_RED: 'En elev flyttas till ‘Praktik slut, ej närvarat’',
  COMMENT: 'Ny kommentar om en elev som du ansvarar för',
  IMPORT: 'En import som du startat är klar',
  IMPORT_HELD: 'Rader i en import väntar på en administratör',
  PROTECTED_NAMED: 'En importfil nämner elever med skyddade personuppgifter',
  GRADE_OVERDUE: 'Ett betyg är försenat',
  GRADES_SIGNED: 'En kurs betyg är signerade',
  REPLACEMENT_STOPPED: 'En planerad ersättning av en lärare blev inte av',
  CORRECTION_REQUESTED: 'En elev begär rättelse av en uppgift',
  MESSAGE: 'Meddelanden från kollegor',
};

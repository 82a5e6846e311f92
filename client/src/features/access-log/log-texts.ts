/** What the log calls a deed, in words; the server may come to know more of them. */
export const actionLabels = {
  READ_STUDENT: 'Öppnade elev',
  CHANGE_STUDENT: 'Sparade elev',
  LIST_STUDENTS: 'Visade elevlista',
  SEARCH_STUDENTS: 'Sökte elever',
  READ_BOARD: 'Visade APL-tavlan',
  EXPORT_STUDENTS: 'Exporterade elever',
  EXPORT_LIST: 'Exporterade en lista',
  LIST_EXAMS: 'Visade prövningar',
  READ_CALENDAR: 'Visade kalendern',
  READ_GRADES: 'Visade betyg',
  READ_HISTORY: 'Läste historik',
  LIST_FILES: 'Visade fillista',
  READ_FILE: 'Öppnade fil',
  IMPORT_STUDENTS: 'Arbetade med en import',
  READ_EARNINGS: 'Visade intäkter',
  EXPORT_EARNINGS: 'Exporterade intäkter',
  LIST_ENROLLMENTS: 'Visade inskrivningar',
  EXPORT_ENROLLMENTS: 'Exporterade inskrivningar',
  REPORT_CSN: 'Rapporterade till CSN',
  CREATE_DOCUMENT: 'Skapade dokument',
} as const;

export type LoggedAction = keyof typeof actionLabels;

export function isAction(value: string): value is LoggedAction {
  return Object.hasOwn(actionLabels, value);
}

/** The words for a deed, or its name where there are none. */
export function actionLabel(action: string): string {
  return isAction(action) ? actionLabels[action] : action;
}

/** What a list was asked for, without the signs of its stored form: `q: Åsa, municipality: Solna`. */
export function questionText(question: string): string {
  try {
    return leaves(JSON.parse(question)).join(', ');
  } catch {
    // A long one was cut, and is shown as it was kept.
    return question;
  }
}

function leaves(value: unknown, name?: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => leaves(item, name));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => leaves(inner, key));
  return [name === undefined ? String(value) : `${name}: ${String(value)}`];
}

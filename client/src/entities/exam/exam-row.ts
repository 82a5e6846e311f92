const prefix = 'exam-name-';

/** The id of the name in a registration's row on /examform; an address that ends with it gives the row the focus. */
export const examRowId = (examId: string): string => `${prefix}${examId}`;

/** Which registration an id names, if it is one of these. */
export const examOfRowId = (id: string): string | null =>
  id.startsWith(prefix) ? id.slice(prefix.length) : null;

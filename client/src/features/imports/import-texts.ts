import type { ImportField, ImportOutcome, ImportState } from '../../../../domain/generated';
import type { ImportBatchFieldsFragment } from '../../graphql/generated';
import type { BadgeProps } from '../../ui/badge';

/** What a column can be read as, in the words of pages §1. */
export const importFieldLabels: Record<ImportField, string> = {
  NAME: 'Namn',
  FIRST_NAME: 'Förnamn',
  LAST_NAME: 'Efternamn',
  PERSONAL_NUMBER: 'Personnummer',
  EMAIL: 'E-post',
  PHONE: 'Telefon',
  MUNICIPALITY: 'Kommun',
  COURSE_CODE: 'Kurskod',
  COURSE_NAME: 'Kursnamn',
  COURSE_PACKAGE: 'Paket',
  START_DATE: 'Startdatum',
  END_DATE: 'Slutdatum',
  TEACHER: 'Lärare',
  EXAM: 'Provstatus',
  ADDITIONAL_INFO: 'Övrigt',
};

/** The groups of the review, in the order of pages §1. */
export const outcomes = [
  'NEW',
  'CHANGED',
  'UNCHANGED',
  'INVALID',
  'DUPLICATE',
] as const satisfies readonly ImportOutcome[];

export type Summary = ImportBatchFieldsFragment['summary'];

/** The name of a group as its tab has it, its mark on a row, and how many rows it has. */
export const outcomeWords: Record<
  ImportOutcome,
  { group: string; row: string; tone: BadgeProps['tone']; count: (summary: Summary) => number }
> = {
  NEW: { group: 'Nya', row: 'Ny', tone: 'ok', count: (summary) => summary.new },
  CHANGED: { group: 'Uppdateras', row: 'Uppdateras', tone: 'info', count: (summary) => summary.changed },
  UNCHANGED: {
    group: 'Oförändrade',
    row: 'Oförändrad',
    tone: 'neutral',
    count: (summary) => summary.unchanged,
  },
  INVALID: { group: 'Fel', row: 'Fel', tone: 'danger', count: (summary) => summary.invalid },
  DUPLICATE: { group: 'Dubbletter', row: 'Dubblett', tone: 'warn', count: (summary) => summary.duplicates },
};

export const stateLabels: Record<ImportState, string> = {
  PREVIEW: 'Påbörjad',
  COMMITTING: 'Pågår',
  DONE: 'Genomförd',
  FAILED: 'Misslyckades',
  CANCELLED: 'Avbruten',
  UNDONE: 'Ångrad',
};

export const stepNames = ['Välj fil', 'Koppla kolumner', 'Granska', 'Resultat'] as const;

/** The name of a group once the import is done. */
export function groupWhenDone(outcome: ImportOutcome): string {
  return outcome === 'CHANGED' ? 'Uppdaterade' : outcomeWords[outcome].group;
}

/** Rows that a commit would write. */
export function importable(summary: Summary): number {
  return summary.new + summary.changed;
}

/** Rows that a commit leaves out because something is wrong with them. */
export function leftOut(summary: Summary): number {
  return summary.invalid + summary.duplicates;
}

export function rowsOf(count: number): string {
  return `${count} ${count === 1 ? 'rad' : 'rader'}`;
}

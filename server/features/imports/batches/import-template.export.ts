import type { WorkbookContent } from '../../../platform/workbook/workbook-writer.js';

/** 'Ladda ner mall': the headings that are known by themselves, over cells that keep what is typed (pages, section 1). */
export const TEMPLATE: WorkbookContent = {
  title: 'Elever',
  header: [
    'Namn',
    'Personnummer',
    'E-post',
    'Telefon',
    'Kommun',
    'Kurskod',
    'Paket',
    'Startdatum',
    'Slutdatum',
    'Lärare',
    'Provstatus',
    'Övrigt',
  ],
  rows: [],
  emptyRows: 200,
};

import { kronor } from '../../../../domain/numbers.js';
import { Injectable } from '@nestjs/common';
import { labelsOf } from '../../documents/document-labels.mapper.js';
import { markForArchive } from '../../documents/pdf/archive-marks.document.js';
import { PageWriter, QUIET } from '../../documents/pdf/page-writer.document.js';
import { TableWriter } from '../../documents/pdf/pdf-table.document.js';
import { writeBlock, writeHead } from '../../documents/pdf/print-sheet.document.js';
import { block } from '../../documents/sheets/draft.document.js';
import type {
  InvoiceSheet,
  InvoiceSheetRow,
  SheetFact,
  SheetTable,
} from '../../../platform/graphql/generated.js';
import { SchoolSettings } from '../../school-settings/school-settings.service.js';
import { INVOICE_LIST } from './invoice-names.mapper.js';

type Printed = Omit<InvoiceSheet, 'rows'> & { rows: readonly InvoiceSheetRow[] };

const TITLE = INVOICE_LIST.title;
/** Placeholder of an empty value: a blank cell is for handwriting. */
const NOTHING = '–';
const ROWS_AT_ONCE = 25;

/** The invoice specification as a tagged PDF to send, created on request and not stored. */
@Injectable()
export class InvoicePaper {
  constructor(private readonly school: SchoolSettings) {}

  async print(sheet: Printed): Promise<Buffer> {
    const { schoolName } = await this.school.read();
    const subject = `${sheet.municipality}, ${monthInWords(sheet.month)}`;
    const writer = new PageWriter({
      // The library doesn't escape the title's XML.
      title: `${TITLE} – ${subject}`.replace(/[<>&]/g, ' '),
      author: schoolName.replace(/[<>&]/g, ' '),
      language: 'sv-SE',
      landscape: true,
      createdAt: new Date(),
    });
    writeHead(writer, { schoolName, title: TITLE, subject });
    writeBlock(writer, block({ facts: factsOf(sheet, schoolName) }));
    await writeRows(writer, tableOf(sheet));
    const sum = { face: 'strong', size: 11, align: 'right' } as const;
    writer.flow('P', `Summa: ${inKronor(sheet.totalOre)}`, sum);
    writer.eachPage((number, count) =>
      writeFoot(writer, `${schoolName}  ·  ${TITLE}, ${subject}`, number, count),
    );
    markForArchive(writer.doc);
    return writer.finish();
  }
}

/** 'faktureringsunderlag-Salem-2024-03.pdf'. */
export function invoiceFilename({
  month,
  municipality,
}: Pick<InvoiceSheet, 'month' | 'municipality'>): string {
  const customer = municipality.replace(/[\\/:*?"<>|\p{Cc}\s]+/gu, '-');
  return `faktureringsunderlag-${customer}-${month.slice(0, 7)}.pdf`;
}

function factsOf({ municipality, month, rows, totalOre }: Printed, schoolName: string): SheetFact[] {
  const numbers = [...new Set(rows.map(({ reference }) => reference).filter((one) => one !== null))];
  return [
    { label: 'Från', value: schoolName },
    { label: 'Till', value: municipality },
    { label: 'Period', value: monthInWords(month) },
    ...(numbers.length > 0 ? [{ label: 'Faktura', value: numbers.join(', ') }] : []),
    { label: 'Antal rader', value: String(rows.length) },
    { label: 'Summa', value: inKronor(totalOre) },
  ];
}

function tableOf({ rows }: Printed): SheetTable {
  // A single invoice has its number in the heading; in a whole month each row has one.
  const mixed = new Set(rows.map(({ reference }) => reference)).size > 1;
  // As in the workbook; a month without pauses leaves the width to names.
  const paused = rows.some(({ pausedDays }) => pausedDays !== null);
  const column = (header: string, share: number, numeric = false) => ({ header, share, numeric });
  return {
    caption: TITLE,
    columns: [
      column('Namn', 3),
      column('Personnummer', 1.7),
      column('Kurskod', 1.6),
      column('Kurs eller paket', 3),
      column('Poäng', 0.8, true),
      ...(paused ? [column('Dagar i uppehåll', 1.1, true), column('Varav utan ersättning', 1.3, true)] : []),
      column('Typ', 1.3),
      ...(mixed ? [column('Faktura', 1.4)] : []),
      column('Belopp', 1.8, true),
    ],
    rows: rows.map((row) => [
      row.name,
      row.personalNumber ?? NOTHING,
      row.code ?? NOTHING,
      row.title || NOTHING,
      inFigures(row.points),
      ...(paused ? [inFigures(row.pausedDays), inFigures(row.unpaidDays)] : []),
      row.kind,
      ...(mixed ? [row.reference ?? NOTHING] : []),
      inKronor(row.amountOre),
    ]),
  };
}

async function writeRows(writer: PageWriter, table: SheetTable): Promise<void> {
  const lines = new TableWriter(writer, table);
  for (const [index, cells] of table.rows.entries()) {
    lines.row(cells);
    // A long month must not keep everyone else waiting.
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await new Promise((resolve) => setImmediate(resolve));
  }
  lines.end();
}

function inFigures(value: number | null): string {
  return value === null ? NOTHING : String(value);
}

/** The typeface of the documents has no narrow space. */
function inKronor(ore: number): string {
  return kronor(ore).replaceAll('\u202f', '\u00a0');
}

function monthInWords(month: string): string {
  return new Intl.DateTimeFormat('sv-SE', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month.slice(0, 7)}-01T00:00:00Z`),
  );
}

function writeFoot(writer: PageWriter, text: string, number: number, count: number): void {
  const y = writer.doc.page.height - 52;
  const letter = { size: 8, color: QUIET };
  writer.artifact('Pagination', () => {
    writer.letters(text, writer.left, y, writer.width - 110, letter);
    const x = writer.left + writer.width - 110;
    writer.letters(labelsOf('SV').page(number, count), x, y, 110, { ...letter, align: 'right' });
  });
}

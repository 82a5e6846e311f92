import type { DocumentSheet, SheetBlock, SheetFact } from '../../../platform/graphql/generated.js';
import { formatCode } from '../issuing/document-code.rules.js';
import { labelsOf } from '../document-labels.mapper.js';
import { markForArchive } from './archive-marks.document.js';
import { BRAND, HAIRLINE, INK, PageWriter, QUIET } from './page-writer.document.js';
import { writeTable } from './pdf-table.document.js';
import { drawQrCode } from './qr-figure.document.js';

/** The code, verification address and date that make a sheet an issued document. */
export interface Stamp {
  code: string;
  /** URL of the verification page with the code. */
  checkAt: string;
  createdAt: Date;
}

const QR_SIDE = 58;
const CHECK_HEIGHT = QR_SIDE + 16;
const LABEL_WIDTH = 150;
const SIGNATURE_LINE = 66;

/**
 * Prints a sheet on A4 as tagged PDF with title, language, embedded fonts and its code. Deterministic: the same sheet
 * and stamp give the same bytes.
 */
export function printSheet(sheet: DocumentSheet, stamp: Stamp): Promise<Buffer> {
  const writer = new PageWriter({
    // The library does not escape the title in XML.
    title: `${sheet.title} – ${sheet.subject}`.replace(/[<>&]/g, ' '),
    author: sheet.schoolName.replace(/[<>&]/g, ' '),
    language: languageOf(sheet),
    landscape: sheet.landscape,
    createdAt: stamp.createdAt,
  });
  writeHead(writer, sheet);
  writeBlocks(writer, sheet, CHECK_HEIGHT);
  writeSignature(writer, sheet);
  writeCheck(writer, sheet, stamp);
  writer.eachPage((number, count) => writeFoot(writer, sheet, stamp, number, count));
  markForArchive(writer.doc);
  return writer.finish();
}

/** Number of sheets printed before yielding to the event loop. */
const SHEETS_AT_ONCE = 5;

/**
 * Prints several sheets of one type into one PDF, each with its own page numbers. They are not issued documents and
 * have no code.
 */
export async function printSheets(sheets: readonly DocumentSheet[], createdAt: Date): Promise<Buffer> {
  const [first] = sheets;
  const writer = new PageWriter({
    title: first!.title,
    author: first!.schoolName.replace(/[<>&]/g, ' '),
    language: languageOf(first!),
    landscape: first!.landscape,
    createdAt,
  });
  const starts: number[] = [];
  for (const [index, sheet] of sheets.entries()) {
    starts.push(writer.newPaper());
    writeHead(writer, sheet);
    writeBlocks(writer, sheet, 0);
    writeSignature(writer, sheet);
    if (index % SHEETS_AT_ONCE === SHEETS_AT_ONCE - 1) await new Promise((resolve) => setImmediate(resolve));
  }
  writer.eachPage((number, count) => {
    const index = starts.findLastIndex((start) => start < number);
    const end = starts[index + 1] ?? count;
    writeFoot(writer, sheets[index]!, null, number - starts[index]!, end - starts[index]!);
  });
  markForArchive(writer.doc);
  return writer.finish();
}

/** Writes the school, the title and the subject. */
export function writeHead(
  writer: PageWriter,
  { schoolName, title, subject }: Pick<DocumentSheet, 'schoolName' | 'title' | 'subject'>,
): void {
  writer.flow('P', schoolName, { face: 'strong', size: 11, color: BRAND }, 5);
  writer.rule(writer.y, BRAND, 1.4);
  writer.y += 14;
  writer.flow('H1', title, { face: 'strong', size: 23 }, 3);
  writer.flow('P', subject, { size: 13, color: QUIET }, 12);
}

/** Keeps the end of the last table on one page with the signature. */
function writeBlocks(writer: PageWriter, sheet: DocumentSheet, check: number): void {
  const last = sheet.blocks.findLastIndex(({ table }) => table !== null);
  const after = sheet.blocks.slice(last + 1).reduce((sum, block) => sum + heightOfBlock(writer, block), 0);
  sheet.blocks.forEach((block, index) => {
    const own = index === last ? heightOfSignatures(block) + after + signatureHeight(sheet) + check : 0;
    writeBlock(writer, block, own);
  });
}

/** Height of a block without a table, as `writeBlock` writes it. */
function heightOfBlock(writer: PageWriter, block: SheetBlock): number {
  const { heading, paragraphs, facts } = block;
  const head = heading ? 10 + writer.heightOf(heading, writer.width, { face: 'strong', size: 12 }) : 0;
  const texts = paragraphs.map((text) => writer.heightOf(text, writer.width, { size: 10.5 }) + 8);
  const lines = facts.map((fact) => heightOfFact(writer, fact) + (fact.value === null ? 8 : 3));
  const all = [head, ...texts, ...lines, facts.length > 0 ? 8 : 0, heightOfSignatures(block)];
  return all.reduce((sum, one) => sum + one, 0);
}

const heightOfSignatures = ({ signatures }: SheetBlock): number =>
  Math.ceil(signatures.length / 2) * SIGNATURE_LINE;

/** `below`: height of the content that must share a page with the end of the block's table. */
export function writeBlock(
  writer: PageWriter,
  { heading, paragraphs, facts, table, signatures }: SheetBlock,
  below = 0,
): void {
  if (heading) {
    writer.need(table && table.rows.length <= 2 && below < writer.room / 2 ? 110 + below : 60);
    writer.y += 4;
    writer.flow('H2', heading, { face: 'strong', size: 12 }, 6);
  }
  for (const paragraph of paragraphs) writer.flow('P', paragraph, { size: 10.5 }, 8);
  if (facts.length > 0) writeFacts(writer, facts);
  if (table) writeTable(writer, table, below);
  if (signatures.length > 0) writeSignatureLines(writer, signatures);
}

function writeFacts(writer: PageWriter, facts: readonly SheetFact[]): void {
  const list = writer.group('L');
  const wide = writer.width - LABEL_WIDTH;
  for (const { label, value } of facts) {
    const height = heightOfFact(writer, { label, value });
    writer.need(height + 4);
    const { y } = writer;
    const item = writer.group('LI', list);
    const color = QUIET;
    writer.text(
      'Lbl',
      label,
      { parent: item, x: writer.left, y: y + 0.5, width: LABEL_WIDTH - 12 },
      { size: 9.5, color },
    );
    const x = writer.left + LABEL_WIDTH;
    writer.text('LBody', value ?? ' ', { parent: item, x, y, width: wide }, { size: 10 });
    if (value === null) writer.rule(y + 14, HAIRLINE, 0.7, x, wide);
    writer.y = y + height + (value === null ? 8 : 3);
  }
  writer.y += 8;
}

function heightOfFact(writer: PageWriter, { label, value }: SheetFact): number {
  return Math.max(
    writer.heightOf(label, LABEL_WIDTH - 12, { size: 9.5 }),
    value === null ? 16 : writer.heightOf(value, writer.width - LABEL_WIDTH, { size: 10 }),
  );
}

/** Writes signature lines, two per row. */
function writeSignatureLines(writer: PageWriter, signatures: readonly string[]): void {
  const width = (writer.width - 28) / 2;
  for (let index = 0; index < signatures.length; index += 2) {
    writer.need(SIGNATURE_LINE);
    const y = writer.y + 40;
    signatures.slice(index, index + 2).forEach((who, place) => {
      const x = writer.left + place * (width + 28);
      writer.rule(y, INK, 0.7, x, width);
      writer.text('P', who, { x, y: y + 5, width }, { size: 9, color: QUIET });
    });
    writer.y = y + 26;
  }
}

const isSigned = ({ signatoryName, signatoryTitle }: DocumentSheet): boolean =>
  signatoryName !== null || signatoryTitle !== null;

const signatureHeight = (sheet: DocumentSheet): number => (isSigned(sheet) ? 94 : 34);

/** Writes place, date and signatory on one page. */
function writeSignature(writer: PageWriter, sheet: DocumentSheet): void {
  const signs = isSigned(sheet);
  writer.need(signatureHeight(sheet));
  writer.y += 8;
  writer.flow('P', sheet.placeAndDate, { size: 10.5 }, 4);
  if (!signs) return;
  writer.y += 30;
  writer.rule(writer.y, INK, 0.7, writer.left, 230);
  writer.y += 5;
  if (sheet.signatoryName) writer.flow('P', sheet.signatoryName, { face: 'strong', size: 10.5 }, 0);
  if (sheet.signatoryTitle) writer.flow('P', sheet.signatoryTitle, { size: 9.5, color: QUIET }, 0);
}

/** Writes the verification instructions at the foot of the last page. */
function writeCheck(writer: PageWriter, sheet: DocumentSheet, { code, checkAt }: Stamp): void {
  const labels = labelsOf(sheet.language);
  writer.need(CHECK_HEIGHT);
  const y = writer.bottom - CHECK_HEIGHT + 12;
  writer.rule(y - 10, HAIRLINE, 0.7);
  drawQrCode(writer, checkAt, labels.qrAlt, writer.left, y, QR_SIDE);
  const x = writer.left + QR_SIDE + 14;
  const width = writer.width - QR_SIDE - 14;
  writer.text('P', labels.checkTitle, { x, y: y + 3, width }, { face: 'strong', size: 9.5 });
  writer.text(
    'P',
    `${labels.code} ${formatCode(code)}`,
    { x, y: y + 19, width },
    { face: 'strong', size: 11, color: BRAND },
  );
  writer.text('P', checkAt, { x, y: y + 37, width }, { size: 8.5, color: QUIET });
}

function languageOf({ language }: DocumentSheet): string {
  return language === 'EN' ? 'en-GB' : 'sv-SE';
}

/** Writes school, page number and, with a stamp, the code. */
function writeFoot(
  writer: PageWriter,
  sheet: DocumentSheet,
  stamp: Stamp | null,
  number: number,
  count: number,
): void {
  const labels = labelsOf(sheet.language);
  const y = writer.doc.page.height - 52;
  const letter = { size: 8, color: QUIET };
  writer.rule(y - 6, HAIRLINE, 0.5);
  writer.artifact('Pagination', () => {
    const aside = 110;
    writer.letters(
      [sheet.schoolName, ...sheet.schoolDetails].join('  ·  '),
      writer.left,
      y,
      writer.width - aside,
      letter,
    );
    if (stamp) {
      const code = `${labels.code} ${formatCode(stamp.code)}`;
      writer.letters(code, writer.left, y + 13, writer.width - aside, letter);
    }
    const x = writer.left + writer.width - aside;
    writer.letters(labels.page(number, count), x, y, aside, { ...letter, align: 'right' });
  });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { PROJECT_ROOT } from '../../server/config.js';
import { readWorkbook } from '../../server/platform/workbook/read-workbook.js';
import { textOf, type SheetRow, type WorkbookReading } from '../../server/platform/workbook/workbook.js';

export const fixture = (name: string) => readFileSync(join(PROJECT_ROOT, 'test/fixtures/imports', name));
export const xlsx = (bytes: Uint8Array) => readWorkbook(Buffer.from(bytes), 'xlsx');

export function rowsOf(reading: WorkbookReading): SheetRow[] {
  if (!reading.ok) throw new Error(reading.message);
  return reading.rows;
}
export const texts = (reading: WorkbookReading) =>
  rowsOf(reading).map(({ cells }) => cells.map((cell) => textOf(cell)));

/** A minimal workbook; `sheet` is the content of `sheetData`. */
export function workbook(sheet: string, more: Zippable = {}): Uint8Array {
  const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`);
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
  return zipSync({
    '[Content_Types].xml': xml('<Types/>'),
    '_rels/.rels': xml(
      `<Relationships>${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ),
    'xl/workbook.xml': xml(
      '<workbook><sheets><sheet name="Blad1" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships>${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'styles', 'styles.xml')}</Relationships>`,
    ),
    'xl/styles.xml': xml(
      `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="[h]:mm"/></numFmts>
       <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
       <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
    ),
    'xl/worksheets/sheet1.xml': xml(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    ...more,
  });
}

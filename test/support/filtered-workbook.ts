import { strToU8, zipSync } from 'fflate';

type Cells = readonly string[];

/** A workbook with the sheets 'Elever' and 'Andra'; a filter hides the last row of the first. */
export function filteredWorkbook(rows: readonly Cells[]): Uint8Array {
  const line = (cells: Cells, attributes = '') =>
    `<row ${attributes}>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
  const sheet = (lines: readonly string[]) =>
    strToU8(`<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`);
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="/${type}" Target="${target}"/>`;
  const files = {
    '_rels/.rels': strToU8(`<r>${relation('r1', 'officeDocument', 'xl/workbook.xml')}</r>`),
    'xl/workbook.xml': strToU8(
      '<workbook><sheets><sheet name="Elever" r:id="s1"/><sheet name="Andra" r:id="s2"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<r>${relation('s1', 'worksheet', 'sheet.xml')}${relation('s2', 'worksheet', 'other.xml')}</r>`,
    ),
    'xl/sheet.xml': sheet(
      rows.map((cells, index) => line(cells, index === rows.length - 1 ? 'hidden="1"' : '')),
    ),
    'xl/other.xml': sheet([line(['Elevens namn']), line(['Blad Bladsson'])]),
  };
  return zipSync(files);
}

import { strToU8, zipSync } from 'fflate';
import {
  admin,
  commit,
  digits,
  form,
  newNumber,
  openImports,
  school,
  stored,
} from '../support/imports-world.js';

interface Hidden {
  batchId: string;
  hiddenRows: string | null;
  hiddenParts: string | null;
  leavesOutHidden: boolean;
  summary: { new: number };
  rows: { row: number }[];
}

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="/${type}" Target="${target}"/>`;
const line = (attributes: string, ...cells: string[]) =>
  `<row ${attributes}>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;

/** A workbook saved with an active filter: hidden rows, column and sheet. */
function workbook(numbers: readonly string[], hidden: readonly string[]): Uint8Array {
  const rows = numbers.map((number, index) => line(hidden[index] ?? '', `Dold Prov ${index}sson`, number));
  return zipSync({
    '_rels/.rels': strToU8(`<r>${relation('r1', 'officeDocument', 'xl/workbook.xml')}</r>`),
    'xl/workbook.xml': strToU8(
      `<workbook><sheets><sheet name="Elever" r:id="s1"/><sheet name="Arkiv" state="hidden" r:id="s2"/>
       </sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<r>${relation('s1', 'worksheet', 'sheet.xml')}${relation('s2', 'worksheet', 'other.xml')}</r>`,
    ),
    'xl/sheet.xml': strToU8(
      `<worksheet><cols><col min="2" max="2" width="0" hidden="1"/></cols><sheetData>${line('', 'Namn', 'Pnr')}${rows.join('')}</sheetData></worksheet>`,
    ),
    'xl/other.xml': strToU8(`<worksheet><sheetData>${line('', 'Namn')}</sheetData></worksheet>`),
  });
}

async function previewed(file: Uint8Array, leaveOutHidden?: string): Promise<Hidden> {
  const body = form(file, 'filtrerad.xlsx');
  if (leaveOutHidden) body.set('leaveOutHidden', leaveOutHidden);
  const answer = await admin.rest('POST', '/api/students/import/preview', { body });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as Hidden;
}

beforeAll(openImports);
afterAll(() => school.close());

describe('hidden rows in a workbook', () => {
  const numbers = Array.from({ length: 6 }, newNumber);
  const file = workbook(numbers, ['', 'hidden="1"', '', 'hidden="true"', 'ht="0" customHeight="1"', '']);

  it('are reported and read, as are hidden columns and sheets', async () => {
    const batch = await previewed(file);
    expect(batch).toMatchObject({
      hiddenRows: '3 rader är dolda i arbetsboken (rad 3, 5–6).',
      hiddenParts:
        'Kolumnen ”Pnr” är dold i arbetsboken och läses också in. Bladet ”Arkiv” är dolt i arbetsboken och läses inte in.',
      leavesOutHidden: false,
      summary: { new: 6 },
    });
  });

  it('are left out on request, and can be restored', async () => {
    const without = await previewed(file, 'true');
    expect(without).toMatchObject({
      hiddenRows: '3 rader är dolda i arbetsboken (rad 3, 5–6).',
      leavesOutHidden: true,
      rows: [{ row: 2 }, { row: 4 }, { row: 7 }],
    });
    const { data } = await admin.graphql('query($id: ID!) { importBatch(id: $id) { uploadId } }', {
      id: without.batchId,
    });
    const { uploadId } = data!.importBatch as unknown as { uploadId: string };
    const again = await admin.graphql(
      `mutation($uploadId: ID!) { previewImport(input: { uploadId: $uploadId, leaveOutHidden: false }) {
         leavesOutHidden summary { new } } }`,
      { uploadId },
    );
    expect(again.data!.previewImport).toEqual({ leavesOutHidden: false, summary: { new: 6 } });
    expect(await commit(admin, without.batchId)).toMatchObject({ state: 'DONE' });
    expect(await stored(digits(numbers[0]!))).toMatchObject({ name: 'Dold Prov 0sson' });
    expect(await stored(digits(numbers[1]!))).toBeUndefined();
  });

  it('are refused with a message when every row is hidden', async () => {
    const body = form(workbook([newNumber()], ['hidden="1"']), 'dold.xlsx');
    body.set('leaveOutHidden', 'true');
    expect(await admin.rest('POST', '/api/students/import/preview', { body })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'leaveOutHidden', message: 'Alla rader är dolda i arbetsboken.' }] },
    });
  });
});

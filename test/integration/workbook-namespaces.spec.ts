import { strToU8 } from 'fflate';
import { readWorkbook } from '../../server/platform/workbook/read-workbook.js';
import type { Cell } from '../../server/platform/workbook/workbook.js';
import { fixture, rowsOf, texts, workbook, xlsx } from '../support/workbook-files.js';

const cell = (xml: string): Cell | undefined =>
  rowsOf(xlsx(workbook(`<row r="1">${xml}</row>`)))[0]?.cells[0];

describe('namespaces', () => {
  const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const STRICT = 'http://purl.oclc.org/ooxml/spreadsheetml/main';
  const MC = 'http://schemas.openxmlformats.org/markup-compatibility/2006';
  const sheetOf = (namespace: string, content: string) =>
    strToU8(`<worksheet xmlns="${namespace}" xmlns:mc="${MC}" xmlns:x14="urn:x14">${content}</worksheet>`);
  const sheetText = (namespace: string, content: string) =>
    texts(xlsx(workbook('', { 'xl/worksheets/sheet1.xml': sheetOf(namespace, content) })));
  const row = (text: string) => `<row r="1"><c r="A1" t="str"><v>${text}</v></c></row>`;
  const data = `<sheetData>${row('rätt')}</sheetData>`;
  const wrong = '<row r="2"><c r="A2" t="str"><v>fel</v></c></row>';

  it.each(['calendar-1904.xlsx', 'calendar-1904-with-extension.xlsx'])('counts from 1904 in %s', (name) => {
    const rows = rowsOf(readWorkbook(fixture(`reading/${name}`), 'xlsx'));
    expect(rows[1]?.cells[2]).toEqual({ kind: 'date', text: '2027-01-11' });
  });

  it.each([
    ['an element of another namespace', MAIN, `${data}<x14:sheetData>${wrong}</x14:sheetData>`],
    ['another default namespace', MAIN, `${data}<sheetData xmlns="urn:other">${wrong}</sheetData>`],
    ['an extension list', MAIN, `${data}<extLst><ext><sheetData>${wrong}</sheetData></ext></extLst>`],
    [
      'a choice',
      MAIN,
      `<mc:AlternateContent><mc:Choice Requires="x14">${wrong}</mc:Choice><mc:Fallback>${data}</mc:Fallback></mc:AlternateContent>`,
    ],
    [
      'a choice without a fallback',
      MAIN,
      `${data}<mc:AlternateContent><mc:Choice Requires="x14">${wrong}</mc:Choice></mc:AlternateContent>`,
    ],
    ['nothing, by the strict vocabulary', STRICT, data],
    ['a comment', MAIN, `<!-- x -->${data}<x14:row><x14:c t="str"><x14:v>fel</x14:v></x14:c></x14:row>`],
    [
      'a foreign value in a cell',
      MAIN,
      '<sheetData><row r="1"><c r="A1" t="str"><v>rätt</v><x14:v>fel</x14:v></c></row></sheetData>',
    ],
    ['a foreign row between rows', MAIN, `<sheetData>${row('rätt')}<x14:row r="2"/></sheetData>`],
    [
      'a foreign text in a string',
      MAIN,
      '<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>rätt</t><x14:t>fel</x14:t></is></c></row></sheetData>',
    ],
  ])('skips %s', (_name, namespace, content) => {
    expect(sheetText(namespace, content)).toEqual([['rätt']]);
  });

  it('follows a sheet’s relationship and no other id', () => {
    const book = strToU8(
      `<workbook xmlns="${MAIN}" xmlns:q="http://purl.oclc.org/ooxml/officeDocument/relationships" xmlns:xr="urn:xr"><sheets><sheet xr:id="x" name="B" q:id="rId1"/></sheets></workbook>`,
    );
    expect(texts(xlsx(workbook(row('rätt'), { 'xl/workbook.xml': book })))).toEqual([['rätt']]);
  });

  it('keeps the offset of a timestamp in a date cell, and drops a local time', () => {
    expect(cell('<c r="A1" t="d"><v>2026-12-31T23:00:00Z</v></c>')).toEqual({
      kind: 'date',
      text: '2026-12-31T23:00:00Z',
    });
    expect(cell('<c r="A1" t="d"><v>2026-12-31T23:00:00</v></c>')).toEqual({
      kind: 'date',
      text: '2026-12-31',
    });
  });
});

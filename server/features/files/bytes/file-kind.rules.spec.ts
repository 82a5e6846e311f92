import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { kindOf } from './file-kind.rules.js';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinds-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function kind(content: Uint8Array | string, filename: string): Promise<string> {
  const path = join(folder, 'file');
  await writeFile(path, content);
  return (await kindOf(path, filename)).mimeType;
}

const MAIN = 'application/vnd.openxmlformats-officedocument';

/** The smallest zip that is a document of this kind. */
function office(part: string, mainPart: string, more: Zippable = {}): Uint8Array {
  const index = `<Types><Override PartName="/${mainPart}" ContentType="${MAIN}.${part}.main+xml"/></Types>`;
  return zipSync({ '[Content_Types].xml': strToU8(index), [mainPart]: strToU8('<x/>'), ...more });
}

const openDocument = (type: string, more: Zippable = {}): Uint8Array =>
  zipSync({
    mimetype: [strToU8(`application/vnd.oasis.opendocument.${type}`), { level: 0 }],
    'content.xml': strToU8('<x/>'),
    ...more,
  });

const DOCX = office('wordprocessingml.document', 'word/document.xml');
const XLSX = office('spreadsheetml.sheet', 'xl/workbook.xml');
const PPTX = office('presentationml.presentation', 'ppt/presentation.xml');

describe('kindOf', () => {
  it.each([
    ['%PDF-1.4\n', 'a.PDF', 'application/pdf'],
    [Buffer.from('ffd8ffe000104a464946', 'hex'), 'a.jpeg', 'image/jpeg'],
    [DOCX, 'a.docx', `${MAIN}.wordprocessingml.document`],
    [XLSX, 'a.xlsx', `${MAIN}.spreadsheetml.sheet`],
    [PPTX, 'a.pptx', `${MAIN}.presentationml.presentation`],
    [openDocument('text'), 'a.odt', 'application/vnd.oasis.opendocument.text'],
    [openDocument('spreadsheet'), 'a.ods', 'application/vnd.oasis.opendocument.spreadsheet'],
    ['Namn;Kurs\r\nÅsa;Matematik\r\n', 'a.csv', 'text/csv'],
    ['BMW och MZ är ingenting farligt', 'a.txt', 'text/plain'],
    [Buffer.from('Namn;\xc5sa\r\n', 'latin1'), 'a.csv', 'text/csv'],
    [Buffer.from('\ufeffNamn;Åsa 😀\r\n', 'utf16le'), 'a.csv', 'text/csv'],
  ])('accepts %#: %3$s', async (content, filename, mimeType) => {
    expect(await kind(content as Uint8Array | string, filename)).toBe(mimeType);
  });

  it('accepts workbooks as other programs write them', async () => {
    for (const name of ['libreoffice.xlsx', 'openpyxl.xlsx']) {
      const bytes = await readFile(join('test/fixtures/imports', name));
      expect(await kind(bytes, name)).toBe(`${MAIN}.spreadsheetml.sheet`);
    }
  });

  it.each([
    ['a document under the name of another kind', DOCX, 'a.xlsx'],
    [
      'a program inside a document',
      office('wordprocessingml.document', 'word/document.xml', { 'word/vbaProject.bin': strToU8('x') }),
      'a.docx',
    ],
    [
      'a macro format under a harmless name',
      zipSync({
        '[Content_Types].xml': strToU8(
          '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
        ),
        'word/document.xml': strToU8('<x/>'),
      }),
      'a.docx',
    ],
    [
      'a program inside an OpenDocument',
      openDocument('text', { 'Basic/Standard/Module1.xml': strToU8('x') }),
      'a.odt',
    ],
    ['an OpenDocument of another kind', openDocument('presentation'), 'a.odt'],
    ['a zip of anything', zipSync({ 'a.txt': strToU8('x') }), 'a.docx'],
    [
      'an index that unpacks without end',
      zipSync({ '[Content_Types].xml': new Uint8Array(5_000_000), 'word/document.xml': strToU8('x') }),
      'a.docx',
    ],
    ['a zip cut short', DOCX.subarray(0, DOCX.length - 30), 'a.docx'],
    ['XML', '<?xml version="1.0"?><x/>', 'a.txt'],
    ['a shell script', '#!/bin/sh\nrm -rf /', 'a.txt'],
    ['PHP', '<?php system($_GET[0]);', 'a.csv'],
    ['a page in UTF-16', Buffer.from('\ufeff<script>alert(1)</script>', 'utf16le'), 'a.txt'],
    ['control characters', 'text\u0007', 'a.txt'],
    ['half a character', Buffer.from('fffe00d8', 'hex'), 'a.txt'],
    ['SVG', '\n <svg xmlns="http://www.w3.org/2000/svg">', 'a.csv'],
  ])('rejects %s', async (_what, content, filename) => {
    await expect(kind(content, filename)).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  });
});

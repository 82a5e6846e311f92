import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { markForArchive } from './archive-marks.document.js';
import { PageWriter } from './page-writer.document.js';
import { isSimple } from './typesetter.document.js';
import { writeTable } from './pdf-table.document.js';

const NAMES = [
  'Prov Nguyễn',
  'Prov Thị Ánh',
  'Prov Владимир',
  'Ґалаґан Ющенко Їжак',
  'Αλέξανδρος Παπαδόπουλος',
  'Τοῦ Ἀχιλλέως',
  'Şeyma Işık Ğül',
  'Ƙasim Ɓello Ẹkọ',
  'Ngọc Hồng Phong Phượng Ơn',
  'Łucja Żółć-Ðặng',
  'Ləman Əliyeva',
  'Արամ Խաչատրյան',
  'გიორგი ბერიძე',
  'ሰላም ተስፋዬ',
  'สมชาย ใจดี',
  'Åsa Ek',
];

function writer(missing?: 'mark'): PageWriter {
  return new PageWriter({
    ...{ title: 'Namn', language: 'sv-SE', landscape: false, createdAt: new Date(0), author: 'Skolan' },
    ...(missing && { missing }),
  });
}

async function textOf(page: PageWriter): Promise<string> {
  markForArchive(page.doc);
  const bytes = await page.finish();
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
    .join('')
    .replace(/\s+/g, ' ')
    .normalize('NFC');
}

/** The font draws the forms of yeh from one letter and marks of their own, and is read back as that letter. */
const YEHS: Readonly<Record<string, string>> = { '\u064a': 'ی', '\u0649': 'ی', '\u06cc': 'ی', '\u06d2': 'ی' };
const ESCAPES: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\b': '\\b',
  '\f': '\\f',
};

describe('a document', () => {
  it.each(NAMES)('keeps every letter of %s, in a heading and in a table', async (name) => {
    const page = writer();
    page.flow('H1', name, { face: 'strong', size: 23 });
    writeTable(page, {
      caption: 'Namn',
      columns: [
        { header: 'Namn', share: 1, numeric: false },
        { header: 'Ort', share: 1, numeric: true },
      ],
      rows: [[name, 'Solna']],
    });
    const text = await textOf(page);
    expect(text.split(name.normalize('NFC'))).toHaveLength(3);
  });

  it.each([
    ['محمد علي', 'Arabic'],
    ['نیلوفر حسینی', 'Persian'],
    ['דוד כהן', 'Hebrew'],
    ['Prov محمد علي Ek', 'Arabic within Latin'],
  ])('keeps every letter of text with right-to-left script: %s (%s)', async (name) => {
    const page = writer();
    page.flow('P', name, { size: 13 });
    const letters = (text: string) =>
      [...text.normalize('NFKD').matchAll(/\p{L}/gu)]
        .map(([letter]) => YEHS[letter] ?? letter)
        .sort()
        .join('');
    expect(letters(await textOf(page))).toBe(letters(name));
  });

  it.each(['राज शर्मा', 'রহিম উদ্দিন', 'தமிழ்ச்செல்வி', 'සුනිල් පෙරේරා', 'සුනිල් Ek', 'Ẹ̀kọ́ Ek'])(
    'typesets %s, with reordered or stacked letters, and keeps its text for screen readers',
    async (name) => {
      const page = writer();
      page.flow('P', name, { size: 13 });
      markForArchive(page.doc);
      const bytes = (await page.finish()).toString('latin1');
      const utf16 = Buffer.from(`\ufeff${name}`, 'utf16le').swap16().toString('latin1');
      expect(
        isSimple(name) ||
          bytes.includes(utf16.replace(/[()\\\n\r\t\b\f]/g, (sign) => ESCAPES[sign] ?? `\\${sign}`)),
      ).toBe(true);
    },
  );

  it('breaks lines of mixed direction within the width', () => {
    const page = writer();
    const line = page.heightOf('محمد علي', 400);
    expect(page.heightOf('محمد علي '.repeat(40), 200)).toBeGreaterThan(4 * line);
  });

  it.each(['ᚠᚢᚦ', 'Prov 李', 'Ek \ue000'])('is rejected, naming the letter that no font has: %s', (name) => {
    expect(() => writer().flow('P', name)).toThrow(
      /Dokumentet kan inte skrivas: tecknet ”.” \(U\+[0-9A-F]+\) i ”/,
    );
  });

  it('shows the code of a letter that no font has, if it must be produced anyway', async () => {
    const page = writer('mark');
    page.flow('P', 'Prov 李');
    expect(await textOf(page)).toContain('Prov [U+674E]');
  });
});

import { createHash } from 'node:crypto';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { DocumentSheet } from '../../../platform/graphql/generated.js';
import { printSheet } from './print-sheet.document.js';

const STAMP = {
  code: 'K7M2PQ4RXYZ9',
  checkAt: 'https://skolan.example/verifiera/K7M2-PQ4R-XYZ9',
  createdAt: new Date('2026-11-20T08:00:00.000Z'),
};

const ROWS = 70;

const SHEET: DocumentSheet = {
  type: 'GRADE_CATALOGUE',
  language: 'SV',
  landscape: false,
  schoolName: 'Komvux Åsö & Älvsjö',
  schoolDetails: ['Skolenhetskod 12345678', 'Huvudman Sollentuna kommun'],
  title: 'Betygskatalog',
  subject: 'Matematik 2a – höstterminen 2026',
  blocks: [
    {
      heading: null,
      paragraphs: ['Łukasz Žák går på Ångströmsgatan, og Søren med.'],
      facts: [
        { label: 'Kurskod', value: 'MATMAT02a' },
        { label: 'Handledare', value: null },
      ],
      table: null,
      signatures: [],
    },
    {
      heading: 'Betyg',
      paragraphs: [],
      facts: [],
      table: {
        caption: 'Betyg',
        columns: [
          { header: 'Namn', share: 4, numeric: false },
          { header: 'Personnummer', share: 2, numeric: false },
          { header: 'Betyg', share: 1, numeric: false },
        ],
        rows: Array.from({ length: ROWS }, (_, i) => [`Elev ${i + 1}`, '19900101-2385', 'A']),
      },
      signatures: ['Lärare', 'Rektor'],
    },
  ],
  placeAndDate: 'Solna den 20 november 2026',
  signatoryName: 'Åsa Berg',
  signatoryTitle: 'Rektor',
};

interface Node {
  role?: string;
  alt?: string;
  type?: string;
  children?: Node[];
}

function rolesOf(node: Node): string[] {
  return [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap(rolesOf)];
}

async function read(bytes: Buffer) {
  const pdf: PDFDocumentProxy = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, i) => {
      const page = await pdf.getPage(i + 1);
      const { items } = await page.getTextContent();
      const tree = (await page.getStructTree()) as Node;
      return {
        text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
        roles: rolesOf(tree),
        tree,
      };
    }),
  );
  return { pdf, pages };
}

describe('a printed sheet', () => {
  let bytes: Buffer;
  let printed: Awaited<ReturnType<typeof read>>;
  beforeAll(async () => {
    bytes = await printSheet(SHEET, STAMP);
    printed = await read(bytes);
  });

  it('has a title, a language and structure tags', async () => {
    const { info } = await printed.pdf.getMetadata();
    expect(info).toMatchObject({
      Title: 'Betygskatalog – Matematik 2a – höstterminen 2026',
      Language: 'sv-SE',
    });
    expect(await printed.pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect((await printed.pdf.getViewerPreferences()) as unknown).toMatchObject({ DisplayDocTitle: true });
  });

  it('declares PDF/UA and PDF/A in its metadata', () => {
    const text = bytes.toString('latin1');
    expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(text).toContain('<pdfaid:part>2</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>');
    expect(text).toContain('/GTS_PDFA1');
  });

  it('has a reading order: heading, list of facts, table with headers, signature and code', () => {
    const [first] = printed.pages;
    expect(first!.roles.slice(0, 6)).toEqual(['Root', 'Document', 'P', 'H1', 'P', 'P']);
    const order = ['H1', 'L', 'LI', 'Lbl', 'LBody', 'H2', 'Table', 'TR', 'TH', 'TD'];
    const places = order.map((role) => first!.roles.indexOf(role));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    const last = printed.pages.at(-1)!;
    const figure = JSON.stringify(last.tree);
    expect(figure).toContain('QR-kod som leder till kontrollsidan');
  });

  it('repeats the header of a long table on every page, but tags it once', () => {
    const { pages } = printed;
    expect(pages.length).toBeGreaterThan(2);
    const withRows = pages.filter(({ text }) => /Elev \d/.test(text));
    for (const { text } of withRows) expect(text).toMatch(/Namn.*Personnummer.*Betyg/);
    // The structure tells the whole table, with each page that it has a part on.
    for (const { roles } of withRows) expect(roles.filter((role) => role === 'TR')).toHaveLength(ROWS + 1);
    const all = pages.map(({ text }) => text).join(' ');
    for (let i = 1; i <= ROWS; i += 1) expect(all).toContain(`Elev ${i} `);
  });

  it('numbers its pages and prints the code on each', () => {
    const { pages } = printed;
    pages.forEach(({ text }, i) => {
      expect(text).toContain(`Sida ${i + 1} av ${pages.length}`);
      expect(text).toContain('K7M2-PQ4R-XYZ9');
    });
    expect(pages.at(-1)!.text).toContain(STAMP.checkAt);
  });

  it('keeps every letter of every name', () => {
    expect(printed.pages[0]!.text).toContain('Łukasz Žák går på Ångströmsgatan, og Søren med.');
  });

  it('is reproducible for the same sheet and stamp, and contains no local path', async () => {
    const again = await printSheet(SHEET, STAMP);
    const hash = (one: Buffer) => createHash('sha256').update(one).digest('hex');
    expect(hash(again)).toBe(hash(bytes));
    expect(bytes.toString('latin1')).not.toMatch(/\/(work|home|tmp|usr|node_modules)\//);
  });

  it('is in English on request', async () => {
    const { pdf, pages } = await read(await printSheet({ ...SHEET, language: 'EN', blocks: [] }, STAMP));
    expect((await pdf.getMetadata()).info).toMatchObject({ Language: 'en-GB' });
    expect(pages[0]!.text).toContain('Page 1 of 1');
  });

  const COURSES: [string, string][] = [
    ['Svenska som andraspråk, nivå 1', 'SVEA1000X'],
    ['Matematik, nivå 1b – fortsättning', 'MATE1000B'],
    ['Specialpedagogik och bemötande', 'SPEC2000X'],
    ['Vård- och omsorgsarbete 1', 'VÅRVÅR01'],
    ['Samhällskunskap, nivå 1b', 'SAMH1000B'],
    ['Psykiatri 1', 'PSYPSY01'],
  ];

  /** A certificate of so many courses, as its maker lays it out. */
  const certificate = (count: number): DocumentSheet => ({
    ...SHEET,
    blocks: [
      {
        ...SHEET.blocks[0]!,
        paragraphs: [
          'Härmed intygas att nedanstående person studerar eller har studerat vid skolan enligt följande.',
        ],
        facts: ['Namn', 'Personnummer', 'Utbildning', 'Skola', 'Skolenhetskod', 'Huvudman'].map((label) => ({
          label,
          value: 'Komvux Björkdalen',
        })),
      },
      {
        ...SHEET.blocks[1]!,
        signatures: [],
        table: {
          caption: 'Kurser',
          columns: Object.entries({
            ...{
              Kurs: 3,
              Kurskod: 1.8,
              'Skolform och nivå': 1.9,
              Poäng: 1,
              Period: 1.9,
              Takt: 0.9,
              Status: 1.5,
            },
          }).map(([header, share]) => ({ header, share, numeric: header === 'Poäng' || header === 'Takt' })),
          rows: Array.from({ length: count }, (_, i) => [
            ...COURSES[i % COURSES.length]!,
            ...['Gymnasial nivå', '100', '2026-01-12 – 2026-06-05', '100\u00a0%', 'Pågående'],
          ]),
        },
      },
      { ...SHEET.blocks[0]!, paragraphs: [], facts: [{ label: 'Summa poäng', value: '600' }] },
    ],
  });

  it('fits six courses, signature and code on one page, without breaking a code or a date', async () => {
    const { pages } = await read(await printSheet(certificate(6), STAMP));
    expect(pages).toHaveLength(1);
    for (const [, code] of COURSES) expect(pages[0]!.text).toContain(code);
    expect(pages[0]!.text.match(/2026-01-12/g)).toHaveLength(6);
    expect(pages[0]!.text.match(/2026-06-05/g)).toHaveLength(6);
  });

  it.each([7, 8, 9, 10, 12, 14, 24, 25, 26])(
    'keeps the signature on the same page as the last rows, with %i courses',
    async (count) => {
      const { pages } = await read(await printSheet(certificate(count), STAMP));
      const signed = pages.filter(({ text }) => text.includes('Åsa Berg'));
      expect(signed).toHaveLength(1);
      expect(signed[0]!.text.match(/2026-06-05/g)!.length).toBeGreaterThanOrEqual(2);
      expect(signed[0]!.text).toContain(STAMP.checkAt);
    },
  );
});

import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import { isSimple, shapingOf, Typesetter, type Face, type Setting } from './typesetter.document.js';

/** Lazy loading: the PDF library takes 28 MB, and most processes print no documents. */
const makeDocument = (options: PDFKit.PDFDocumentOptions): PDFKit.PDFDocument => {
  const Library = createRequire(import.meta.url)('pdfkit') as typeof PDFDocument;
  return new Library(options);
};

type Structure = PDFKit.PDFStructureElement;
/** Adds options that the library's types omit. */
export type StructureOptions = PDFKit.Mixins.StructureElementOptions & {
  scope?: 'Row' | 'Column';
  bbox?: [number, number, number, number];
};
export interface Letter {
  face?: Face;
  size?: number;
  color?: string;
  align?: 'left' | 'right' | 'center';
}

export const INK = '#1b2326';
export const QUIET = '#4b5558';
export const BRAND = '#0e5a68';
export const HAIRLINE = '#c9c4b8';
const SHADE = '#f3f1ea';

const SIDE = 57;
const TOP = 48;
/** Height of each page's foot. */
const BOTTOM = 66;
const LINE_GAP = 2;

interface Settings {
  title: string;
  language: string;
  landscape: boolean;
  createdAt: Date;
  author: string;
  /** Handling of characters without a font; 'refuse' unless given. */
  missing?: 'refuse' | 'mark';
}

/**
 * Writes a tagged PDF page by page: every text is part of the structure tree (PDF/UA), and decoration and repeated
 * content are artifacts.
 */
export class PageWriter {
  readonly doc: PDFKit.PDFDocument;
  /** Default parent of structure elements. */
  root: Structure;
  private readonly whole: Structure;
  private begun = false;
  private readonly typesetter: Typesetter;
  readonly left = SIDE;
  readonly width: number;
  y = TOP;

  constructor({ title, language, landscape, createdAt, author, missing = 'refuse' }: Settings) {
    this.doc = makeDocument({
      size: 'A4',
      layout: landscape ? 'landscape' : 'portrait',
      margins: { top: TOP, bottom: BOTTOM, left: SIDE, right: SIDE },
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: language,
      info: {
        Title: title,
        Author: author,
        Creator: 'Studievy',
        Producer: 'Studievy',
        CreationDate: createdAt,
      },
    });
    this.typesetter = new Typesetter(this.doc, missing);
    this.whole = this.doc.struct('Document');
    this.root = this.whole;
    this.doc.addStructure(this.whole);
    this.width = this.doc.page.width - 2 * SIDE;
  }

  get bottom(): number {
    return this.doc.page.height - BOTTOM;
  }

  /** Usable height of a page. */
  get room(): number {
    return this.bottom - TOP;
  }

  /** Begins a new page if less than this height remains. */
  need(height: number): boolean {
    if (this.y + height <= this.bottom) return false;
    this.newPage();
    return true;
  }

  newPage(): void {
    this.doc.addPage();
    this.y = TOP;
  }

  /** Begins another sheet of the PDF on a new page. Returns the page number. */
  newPaper(): number {
    if (this.begun) this.newPage();
    this.begun = true;
    this.root = this.group('Art', this.whole);
    return this.doc.bufferedPageRange().count - 1;
  }

  /** Adds a structure element for nested elements. */
  group(type: string, parent: Structure = this.root, options: StructureOptions = {}): Structure {
    const element = this.doc.struct(type, options);
    parent.add(element);
    return element;
  }

  /** Writes a text as its own structure element. */
  text(type: string, text: string, place: Place, letter: Letter = {}, options: StructureOptions = {}): void {
    const { parent = this.root, x, y, width } = place;
    const spoken = this.spoken(text, letter);
    parent.add(
      this.doc.struct(type, { ...options, ...spoken }, [() => this.letters(text, x, y, width, letter)]),
    );
  }

  /** Writes a paragraph at the current position, over as many pages as needed. */
  flow(type: string, text: string, letter: Letter = {}, after = 6): void {
    const height = this.heightOf(text, this.width, letter);
    if (height < this.room) this.need(height);
    this.text(type, text, { x: this.left, y: this.y, width: this.width }, letter);
    this.y = this.doc.y + after;
  }

  /** Content hidden from screen readers: rules, shading, repeated heads, page feet. */
  artifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  rule(y: number, color = HAIRLINE, width = 0.7, from = this.left, length = this.width): void {
    this.artifact('Layout', () => {
      this.doc
        .moveTo(from, y)
        .lineTo(from + length, y)
        .lineWidth(width)
        .stroke(color);
    });
  }

  /** Draws a vertical hairline between boxes. */
  upright(x: number, y: number, height: number): void {
    this.artifact('Layout', () => {
      this.doc
        .moveTo(x, y)
        .lineTo(x, y + height)
        .lineWidth(0.5)
        .stroke(HAIRLINE);
    });
  }

  shade(x: number, y: number, width: number, height: number, color = SHADE): void {
    this.artifact('Layout', () => {
      this.doc.rect(x, y, width, height).fill(color);
    });
  }

  heightOf(text: string, width: number, { face = 'regular', size = 10 }: Letter = {}): number {
    const readable = this.typesetter.readable(text, face);
    const set = this.typesetter.set(readable, face, size, width);
    if ('lines' in set) return set.lines.length * this.lineHeight(face, size);
    return this.doc
      .font(set.font)
      .fontSize(size)
      .heightOfString(readable, { width, lineGap: LINE_GAP, ...shapingOf(set.font, readable) });
  }

  /** Width of a text on one line. */
  widthOf(text: string, { face = 'regular', size = 10 }: Letter = {}): number {
    const readable = this.typesetter.readable(text, face);
    const set = this.typesetter.set(readable, face, size, Infinity);
    if ('lines' in set)
      return Math.max(...set.lines.map((line) => line.reduce((sum, { width }) => sum + width, 0)));
    return this.doc.font(set.font).fontSize(size).widthOfString(readable, shapingOf(set.font, readable));
  }

  /** Writes untagged text; call it only within a structure element or an artifact. */
  letters(
    text: string,
    x: number,
    y: number,
    width: number,
    { face = 'regular', size = 10, color = INK, align = 'left' }: Letter = {},
  ): void {
    const readable = this.typesetter.readable(text, face);
    const set = this.typesetter.set(readable, face, size, width);
    this.doc.fillColor(color);
    if ('lines' in set) return this.lines(set, { x, y, width }, { face, size, align });
    this.doc.font(set.font).fontSize(size);
    this.doc.text(readable, x, y, { width, align, lineGap: LINE_GAP, ...shapingOf(set.font, readable) });
  }

  /** Writes words in several fonts or directions on the baselines of the main font. */
  private lines(
    { lines }: Extract<Setting, { lines: unknown }>,
    { x, y, width }: Omit<Place, 'parent'>,
    { face, size, align }: Required<Pick<Letter, 'face' | 'size' | 'align'>>,
  ): void {
    const { doc } = this;
    const height = this.lineHeight(face, size);
    const ascent = (doc.font(face) as unknown as { _font: { ascender: number } })._font.ascender;
    lines.forEach((words, index) => {
      const free = width - words.reduce((sum, word) => sum + word.width, 0);
      let at = x + { left: 0, center: free / 2, right: free }[align];
      const baseline = y + index * height + (ascent / 1000) * size;
      for (const { text, font, width: wide } of words) {
        doc.font(font).fontSize(size).text(text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
        at += wide;
      }
    });
    doc.x = x;
    doc.y = y + lines.length * height;
  }

  private lineHeight(face: Face, size: number): number {
    return this.doc.font(face).fontSize(size).currentLineHeight(true) + LINE_GAP;
  }

  /** The actual text for screen readers, if the visual order of characters differs from it. */
  private spoken(text: string, { face = 'regular', size = 10 }: Letter): { actual?: string } {
    const set = this.typesetter.set(this.typesetter.readable(text, face), face, size, Infinity);
    return 'lines' in set || !isSimple(text) ? { actual: text } : {};
  }

  /** Revisits all pages once their number is known. */
  eachPage(draw: (number: number, count: number) => void): void {
    const { start, count } = this.doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.doc.switchToPage(start + index);
      // The foot is below the margin, where the library would begin a new page.
      this.doc.page.margins.bottom = 0;
      draw(index + 1, count);
    }
  }

  /** The bytes of the finished document. */
  finish(): Promise<Buffer> {
    const chunks: Buffer[] = [];
    return new Promise((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.doc.on('end', () => resolve(Buffer.concat(chunks)));
      this.doc.on('error', reject);
      this.doc.end();
    });
  }
}

export interface Place {
  parent?: Structure;
  x: number;
  y: number;
  width: number;
}

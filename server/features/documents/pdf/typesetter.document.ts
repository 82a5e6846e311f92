import { badField } from '../../../platform/errors/app-error.js';
import { fontBytes, fontsFor, MAIN_FONT, type FontFile } from './pdf-fonts.document.js';

export type Face = 'regular' | 'strong';

/** A word, or a part of one, in a font that covers all its characters. */
interface Word {
  text: string;
  font: string;
  /** Written from right to left. */
  isRightToLeft: boolean;
  width: number;
}

/** Text in a single font, or lines of words in several fonts or directions. */
export type Setting = { font: string } | { lines: Word[][] };

interface LoadedFont {
  name: string;
  has(codePoint: number): boolean;
  /** Throws if the library cannot shape the text in this font. */
  shape(text: string): void;
}

/** Members of a font that the library's types omit. */
interface Embedded {
  _font: {
    font: { hasGlyphForCodePoint(codePoint: number): boolean; layout(text: string): unknown };
    ascender: number;
  };
}

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
/** Characters without a glyph of their own. */
const NEEDS_NO_GLYPH = /[\s\p{Default_Ignorable_Code_Point}]/u;

/**
 * Chooses fonts for a document's texts: the main one if it covers all characters, else that of the script. A character
 * without a font fails the document, or is written as its code point with `missing: 'mark'`.
 */
export class Typesetter {
  private readonly fonts = new Map<string, LoadedFont>();

  constructor(
    private readonly doc: PDFKit.PDFDocument,
    private readonly missing: 'refuse' | 'mark',
  ) {
    // Always registered first, so that documents in the main font alone keep their bytes.
    this.load(MAIN_FONT, 'regular');
    this.load(MAIN_FONT, 'strong');
  }

  /** Prepares a text for `set`. Characters without a font are replaced, or throw BAD_USER_INPUT. */
  readable(text: string, face: Face): string {
    const main = this.load(MAIN_FONT, face);
    if (hasAll(main, text)) return text;
    return text.replace(/\P{M}\p{M}*|\p{M}+/gu, (cluster) => {
      const lacking = [main, ...this.candidates(cluster, face)].every((font) => !hasAll(font, cluster));
      if (!lacking) return cluster;
      if (this.missing === 'refuse') throw unprintable(cluster, text);
      return [...cluster].map((sign) => `[U+${sign.codePointAt(0)!.toString(16).toUpperCase()}]`).join('');
    });
  }

  /** Breaks a prepared text into lines of the given width. */
  set(text: string, face: Face, size: number, width: number): Setting {
    const main = this.load(MAIN_FONT, face);
    if (hasAll(main, text)) return { font: main.name };
    const one = RIGHT_TO_LEFT.test(text)
      ? undefined
      : this.candidates(text, face).find((font) => hasAll(font, text));
    return one ? { font: one.name } : { lines: this.linesOf(text, face, size, width) };
  }

  private linesOf(text: string, face: Face, size: number, width: number): Word[][] {
    return text.split('\n').flatMap((paragraph) => {
      const space = this.widthOf(' ', this.load(MAIN_FONT, face).name, size);
      const lines: Word[][] = [[]];
      let used = 0;
      for (const part of paragraph.split(' ').filter(Boolean)) {
        const words = this.wordsOf(part, face, size);
        const wide = words.reduce((sum, word) => sum + word.width, 0);
        if (used > 0 && used + space + wide > width) {
          lines.push([]);
          used = 0;
        }
        const line = lines.at(-1)!;
        if (line.length > 0) line.push({ ...line.at(-1)!, text: ' ', isRightToLeft: false, width: space });
        line.push(...words);
        used += (line.length > words.length ? space : 0) + wide;
      }
      return lines.map(inVisualOrder);
    });
  }

  /** Splits a text into words, and words that no single font covers into parts. */
  private wordsOf(text: string, face: Face, size: number): Word[] {
    const fonts = [this.load(MAIN_FONT, face), ...this.candidates(text, face)];
    const fontOf = (part: string): LoadedFont => fonts.find((font) => hasAll(font, part)) ?? fonts[0]!;
    const whole = fonts.find((font) => hasAll(font, text));
    const pieces: { text: string; font: string }[] = [];
    for (const cluster of whole ? [text] : (text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [])) {
      const { name } = whole ?? fontOf(cluster);
      const last = pieces.at(-1);
      if (last?.font === name) last.text += cluster;
      else pieces.push({ text: cluster, font: name });
    }
    return pieces.map((piece) => ({
      ...piece,
      isRightToLeft: RIGHT_TO_LEFT.test(piece.text),
      width: this.widthOf(piece.text, piece.font, size),
    }));
  }

  private widthOf(text: string, font: string, size: number): number {
    return this.doc.font(font).fontSize(size).widthOfString(text);
  }

  private candidates(text: string, face: Face): LoadedFont[] {
    return fontsFor(text).map((font) => this.load(font, face));
  }

  private load(font: FontFile, face: Face): LoadedFont {
    const name = font === MAIN_FONT ? face : `${font.family}-${face}`;
    const known = this.fonts.get(name);
    if (known) return known;
    this.doc.registerFont(name, fontBytes(font[face]));
    const of = (this.doc.font(name) as unknown as Embedded)._font.font;
    const fresh: LoadedFont = {
      name,
      has: (codePoint) => of.hasGlyphForCodePoint(codePoint),
      shape: (text) => void of.layout(text),
    };
    this.fonts.set(name, fresh);
    return fresh;
  }
}

/** Reverses runs of right-to-left words with the words between them; digits keep their order. */
function inVisualOrder(line: Word[]): Word[] {
  const ordered: Word[] = [];
  for (let at = 0; at < line.length;) {
    if (!line[at]!.isRightToLeft) {
      ordered.push(line[at]!);
      at += 1;
      continue;
    }
    let end = at;
    for (const [index, word] of line.entries()) {
      if (index <= at) continue;
      if (word.isRightToLeft) end = index;
      else if (word.text !== ' ') break;
    }
    ordered.push(...line.slice(at, end + 1).reverse());
    at = end + 1;
  }
  return ordered;
}

function hasAll(font: LoadedFont, text: string): boolean {
  for (const sign of text) if (!NEEDS_NO_GLYPH.test(sign) && !font.has(sign.codePointAt(0)!)) return false;
  return canShape(font, text);
}

function canShape(font: LoadedFont, text: string): boolean {
  if (isSimple(text)) return true;
  try {
    font.shape(text);
    return true;
  } catch {
    return false;
  }
}

/** True for scripts with one glyph per character in text order; other scripts need shaping. */
export function isSimple(text: string): boolean {
  return !/[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]/u.test(text);
}

/**
 * Keeps composed letters as one glyph: text extraction would lose the mark of a decomposed one.
 */
export function shapingOf(font: string, text: string): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  const isMain = font === 'regular' || font === 'strong';
  if (isMain || !isSimple(text) || /\p{M}/u.test(text)) return {};
  return { features: { ccmp: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[] };
}

function unprintable(cluster: string, text: string): Error {
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  const code = [...cluster].map(
    (sign) => `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`,
  );
  return badField(
    'document.subjectId',
    'NOT_ALLOWED',
    `Dokumentet kan inte skrivas: tecknet ”${cluster}” (${code.join(' ')}) i ”${shown}” finns inte i dokumentens typsnitt. Skriv texten med andra bokstäver.`,
  );
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export interface FontFile {
  /** Short name in the document's font table. */
  family: string;
  regular: string;
  strong: string;
}

const file = (family: string, of: string, name: string): FontFile => ({
  family,
  regular: `@expo-google-fonts/${of}/400Regular/${name}_400Regular.ttf`,
  strong: `@expo-google-fonts/${of}/600SemiBold/${name}_600SemiBold.ttf`,
});

/** The main typeface, designed for readers with low vision. */
export const MAIN_FONT = file('main', 'atkinson-hyperlegible-next', 'AtkinsonHyperlegibleNext');

/** Fallback fonts with their scripts, in order of precedence. */
const BY_SCRIPT: readonly (readonly [RegExp, FontFile])[] = [
  [/[\p{Script=Arabic}]/u, file('arabic', 'noto-sans-arabic', 'NotoSansArabic')],
  [/\p{Script=Hebrew}/u, file('hebrew', 'noto-sans-hebrew', 'NotoSansHebrew')],
  [/\p{Script=Armenian}/u, file('armenian', 'noto-sans-armenian', 'NotoSansArmenian')],
  [/\p{Script=Georgian}/u, file('georgian', 'noto-sans-georgian', 'NotoSansGeorgian')],
  [/\p{Script=Ethiopic}/u, file('ethiopic', 'noto-sans-ethiopic', 'NotoSansEthiopic')],
  [/\p{Script=Thai}/u, file('thai', 'noto-sans-thai', 'NotoSansThai')],
  [/\p{Script=Bengali}/u, file('bengali', 'noto-sans-bengali', 'NotoSansBengali')],
  [/\p{Script=Tamil}/u, file('tamil', 'noto-sans-tamil', 'NotoSansTamil')],
  [/\p{Script=Sinhala}/u, file('sinhala', 'noto-sans-sinhala', 'NotoSansSinhala')],
  [/\p{Script=Khmer}/u, file('khmer', 'noto-sans-khmer', 'NotoSansKhmer')],
  [/\p{Script=Syriac}/u, file('syriac', 'noto-sans-syriac', 'NotoSansSyriac')],
  [/\p{Script=Telugu}/u, file('telugu', 'noto-sans-telugu', 'NotoSansTelugu')],
];
/** All of Latin, with Vietnamese; Greek, Cyrillic and Devanagari. */
const WIDE_FONT = file('wide', 'noto-sans', 'NotoSans');

/** Fallback fonts for a text that the main font does not cover: that of its script, then the wide one. */
export function fontsFor(text: string): FontFile[] {
  return [...BY_SCRIPT.filter(([script]) => script.test(text)).map(([, font]) => font), WIDE_FONT];
}

const loaded = new Map<string, Buffer>();

/** The bytes of a font, read once. */
export function fontBytes(path: string): Buffer {
  const known = loaded.get(path) ?? readFileSync(createRequire(import.meta.url).resolve(path));
  loaded.set(path, known);
  return known;
}

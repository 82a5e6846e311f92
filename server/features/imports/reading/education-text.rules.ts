import type { BundleRef, CourseRef } from './import-reference.queries.js';

/** Result of parsing a cell, with the words that match no course. */
export interface EducationLookup {
  found: (CourseRef | BundleRef)[];
  unknown: string[];
  meaningless: string[];
}

type Meaning = CourseRef | BundleRef | 'none' | null;

/** Separators between courses; other signs may also occur within one course's name. */
const BETWEEN = /[;\n+&|]|\soch\s/;
const PERHAPS_BETWEEN = /[,/]/;
/** 'Svenska 1, 100 p' and 'Svenska 1 (100 poäng)' are Svenska 1. */
const POINTS = /[\s,(]*\d+\s*(?:p|poäng)\.?\)?$/i;

type Explained = readonly (readonly [string, Meaning])[];

/**
 * Parses a cell with courses in any form: as a whole, without its points, by a code among its words
 * ('SVESVE01 Svenska 1'), or part by part. If nothing is recognised, it is kept whole, unchanged.
 */
export function readEducationText(text: string, meaningOf: (part: string) => Meaning): EducationLookup {
  const plain = (part: string) => meaningOf(part) ?? meaningOf(part.replace(POINTS, ''));
  const whole = plain(text);
  if (whole) return gathered([[text, whole]]);
  const meanings = partsOf(text, BETWEEN).flatMap((part) => explain(part, plain, meaningOf));
  return gathered(meanings.some(([, meaning]) => meaning !== null) ? meanings : [[text, null]]);
}

function explain(
  text: string,
  plain: (part: string) => Meaning,
  meaningOf: (part: string) => Meaning,
): Explained {
  const parts = partsOf(text, PERHAPS_BETWEEN).map((part) => [part, plain(part)] as const);
  if (parts.every(([, meaning]) => meaning !== null)) return parts;
  const coded = byCode(text, meaningOf);
  if (coded) return [[text, coded]];
  return parts.some(([, meaning]) => meaning !== null) ? parts : [[text, plain(text)]];
}

function partsOf(text: string, between: RegExp): string[] {
  return text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The only course whose code occurs in the text. */
function byCode(text: string, meaningOf: (part: string) => Meaning): Meaning {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => /\d/.test(word) && /\p{L}{3}/u.test(word));
  const found = new Map<string, CourseRef | BundleRef>();
  for (const word of words) {
    const meaning = meaningOf(word);
    if (meaning && meaning !== 'none' && meaning.code?.toLowerCase() === word.toLowerCase())
      found.set(meaning.id, meaning);
  }
  return found.size === 1 ? [...found.values()][0]! : null;
}

function gathered(meanings: readonly (readonly [string, Meaning])[]): EducationLookup {
  const lookup: EducationLookup = { found: [], unknown: [], meaningless: [] };
  for (const [part, meaning] of meanings) {
    if (meaning === null) lookup.unknown.push(part);
    else if (meaning === 'none') lookup.meaningless.push(part);
    else if (!lookup.found.some(({ id }) => id === meaning.id)) lookup.found.push(meaning);
  }
  return lookup;
}

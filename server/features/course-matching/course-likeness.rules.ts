import type { Course } from '../../platform/graphql/generated.js';
import { fold } from '../../platform/validation/fold.js';
import { changesBetween } from '../../platform/validation/nearest.js';

export type LikelyCourse = Course;

export interface Likeness {
  course: LikelyCourse;
  /** Per cent. */
  likeness: number;
}

/** Below this nobody would recognise what was written. */
const LEAST = 40;
/** How sure shortened words can make one: 'Sv 1' is probably Svenska 1. */
const SHORTENED = 60;

/** The courses that a text may mean, best first: by the edit distance to name and code, by shortened words. */
export function likelyCourses(text: string, courses: readonly LikelyCourse[], most: number): Likeness[] {
  const wanted = fold(text);
  const words = wordsOf(text);
  return courses
    .map((course) => ({ course, likeness: likenessOf(wanted, words, course) }))
    .filter(({ likeness }) => likeness >= LEAST)
    .sort((a, b) => b.likeness - a.likeness || a.course.name.localeCompare(b.course.name, 'sv'))
    .slice(0, most);
}

function likenessOf(wanted: string, words: readonly string[], { code, name }: LikelyCourse): number {
  return Math.max(
    closeness(wanted, fold(name)),
    closeness(wanted, fold(code)),
    shortened(words, wordsOf(name)),
  );
}

/** The edit distance against the longer of the two: 100 is the same, 0 nothing in common. */
function closeness(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  if (longest === 0) return 0;
  // Beyond that it could not be shown any more.
  const limit = Math.ceil(longest * (1 - LEAST / 100)) + 1;
  return Math.round((1 - changesBetween(one, other, limit) / longest) * 100);
}

/** 'Sv 1' shortens 'Svenska 1': each word begins one of the name's, in order; figures must be the same. */
function shortened(words: readonly string[], name: readonly string[]): number {
  let at = 0;
  let letters = 0;
  for (const word of words) {
    while (at < name.length && !begins(word, name[at]!)) at += 1;
    if (at === name.length) return 0;
    letters += word.length;
    at += 1;
  }
  if (words.length === 0) return 0;
  return SHORTENED + Math.round((letters / name.join('').length) * (99 - SHORTENED));
}

function begins(word: string, whole: string): boolean {
  return /\d/.test(word) ? word === whole : whole.startsWith(word);
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

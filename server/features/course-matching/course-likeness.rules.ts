import type { Course } from '../../platform/graphql/generated.js';
import { fold } from '../../platform/validation/fold.js';
import { changesBetween } from '../../platform/validation/nearest.js';

export type LikelyCourse = Course;

export interface Likeness {
  course: LikelyCourse;
  /** Similarity in per cent. */
  likeness: number;
}

/** Minimum similarity of a proposed course, in per cent. */
const LEAST = 60;
/** Base similarity of an abbreviation: 'Sv 1' is probably Svenska 1. */
const SHORTENED = 60;

/** Numbers in words, as in 'Matte ett'. */
const NUMBERS: Readonly<Record<string, string>> = {
  ...{ ett: '1', en: '1', två: '2', tre: '3', fyra: '4', fem: '5', sex: '6', sju: '7' },
  ...{ första: '1', andra: '2', tredje: '3', fjärde: '4' },
};
/** Usual short forms of subjects, each a word or a few words of a course name. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  ...{ matte: 'matematik', ma: 'matematik', sv: 'svenska', sve: 'svenska', eng: 'engelska', en: 'engelska' },
  ...{ sva: 'svenska som andraspråk', svas: 'svenska som andraspråk', sh: 'samhällskunskap' },
  ...{ samhälle: 'samhällskunskap', hi: 'historia', nk: 'naturkunskap', re: 'religionskunskap' },
  ...{ idh: 'idrott och hälsa', ke: 'kemi', fy: 'fysik', bi: 'biologi' },
};

/**
 * The text with usual short forms and number words written out: 'Matte ett b' is 'matematik 1 b'. Only the first word
 * is a subject, and only later ones are numbers: 'Sv andra 1' keeps the word of 'andraspråk'.
 */
function writtenOut(text: string): string {
  const words = wordsOf(text);
  return words
    .map((word, index) => {
      if (index === 0) return SHORT_FORMS[word] ?? word;
      const isLast = index === words.length - 1 || words.slice(index + 1).every((one) => one.length === 1);
      return isLast && !words.slice(index + 1).some((one) => /\d/.test(one)) ? (NUMBERS[word] ?? word) : word;
    })
    .join(' ');
}

/** Courses that a text may refer to, best first: by edit distance to name and code, and by abbreviated words. */
export function likelyCourses(text: string, courses: readonly LikelyCourse[], most: number): Likeness[] {
  const texts = [...new Set([text, writtenOut(text)])].map((one) => ({
    folded: fold(one),
    words: wordsOf(one),
  }));
  return courses
    .map((course) => ({
      course,
      likeness: Math.max(...texts.map(({ folded, words }) => likenessOf(folded, words, course))),
    }))
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

/** Similarity by edit distance, relative to the longer text: 100 is equal, 0 has nothing in common. */
function closeness(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  if (longest === 0) return 0;
  // A larger distance would be below the minimum similarity.
  const limit = Math.ceil(longest * (1 - LEAST / 100)) + 1;
  return Math.round((1 - changesBetween(one, other, limit) / longest) * 100);
}

/**
 * Similarity of an abbreviation such as 'Sv 1': each word must start a word of the name, in order; numbers must be
 * equal.
 */
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

import type { PageAction } from '../../../lib/page-actions';
import { hitUrl, isCourse, type HitGroup } from '../search-question';

/** A page that the person may open, by its Swedish name. */
export interface PalettePage {
  path: string;
  label: string;
  /** Other names and words that it is known by. */
  also: string;
}

/** Something that the palette leads to or does. */
export interface PaletteEntry extends PageAction {
  key: string;
  /** What tells it from others of the same name. */
  hint: string | null;
}

export interface PaletteGroup {
  heading: string;
  entries: readonly PaletteEntry[];
}

/** What leads to a person's own page and there to the question on which course. */
const enrolling = /^skriv in\s+/i;
/** Of so few it may be meant without being said. */
const fewStudents = 3;

/** The name to search for, without a leading command. */
export const wantedName = (typed: string): string => typed.trimStart().replace(enrolling, '');

/** Without what a hurried or foreign keyboard leaves out: 'prov' means Prövningar. */
const folded = (text: string) => text.toLocaleLowerCase('sv').normalize('NFD').replace(/\p{M}/gu, '');

/** True when each typed word is somewhere in the text. */
function isMeant(typed: string, text: string): boolean {
  return folded(typed)
    .split(/\s+/)
    .every((word) => folded(text).includes(word));
}

/** Actions and pages that match the input; all if it is empty. */
export function knownGroups(
  typed: string,
  actions: readonly PageAction[],
  pages: readonly PalettePage[],
): PaletteGroup[] {
  const wanted = typed.trim();
  return [
    {
      heading: 'Här',
      entries: actions
        .filter(({ label }) => isMeant(wanted, label))
        .map((action) => ({ ...action, key: `action:${action.label}`, hint: null })),
    },
    {
      heading: 'Sidor',
      entries: meantPages(wanted, pages).map(({ path, label }) => ({
        key: `page:${path}`,
        label,
        hint: null,
        to: path,
      })),
    },
  ].filter(({ entries }) => entries.length > 0);
}

/** Pages by their names first, then by what else they are known by. */
function meantPages(wanted: string, pages: readonly PalettePage[]): PalettePage[] {
  const byName = pages.filter(({ label }) => isMeant(wanted, label));
  const byOther = pages.filter(({ label, also }) => isMeant(wanted, `${label} ${also}`));
  return [...new Set([...byName, ...byOther])];
}

/** People and courses that were found, and what can be done with them. */
export function foundGroups(
  typed: string,
  groups: readonly HitGroup[],
  { mayOpenCourses, mayEnroll }: { mayOpenCourses: boolean; mayEnroll: boolean },
): PaletteGroup[] {
  const isSaid = mayEnroll && enrolling.test(typed.trimStart());
  return [
    ...(isSaid ? [] : openGroups(groups, mayOpenCourses)),
    ...(mayEnroll ? enrollGroups(groups, isSaid) : []),
  ];
}

function enrollGroups(groups: readonly HitGroup[], isSaid: boolean): PaletteGroup[] {
  const students = groups.find(({ type }) => type === 'Elev')?.hits ?? [];
  if (students.length === 0 || (!isSaid && students.length > fewStudents)) return [];
  const entries = students.map(({ id, title, subtitle }) => ({
    key: `enroll:${id}`,
    label: `Skriv in ${title}`,
    hint: subtitle ?? null,
    to: `/student/${encodeURIComponent(id)}#skriv-in`,
  }));
  return [{ heading: 'Gör', entries }];
}

/** A student leads to the own page, all else where the search box leads. */
function openGroups(groups: readonly HitGroup[], mayOpenCourses: boolean): PaletteGroup[] {
  return groups
    .map(({ heading, hits }) => ({
      heading,
      entries: hits
        .filter((hit) => mayOpenCourses || !isCourse(hit))
        .map((hit) => ({
          key: `${hit.type}:${hit.id}`,
          label: hit.title,
          hint: hit.subtitle ?? null,
          to: hit.type === 'Elev' ? `/student/${encodeURIComponent(hit.id)}` : hitUrl(hit),
        })),
    }))
    .filter(({ entries }) => entries.length > 0);
}

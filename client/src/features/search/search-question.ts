import { cleanSearch } from '../../../../domain/text/clean-text';
import type { SearchQuery, SearchQueryVariables } from './search.generated';
import type { SearchType } from '../../../../domain/generated';

export type SearchHit = SearchQuery['search'][number];

/** The search box's content: the day applies to Datum, the text to every other type. */
export interface SearchInput {
  type: SearchType;
  text: string;
  /** yyyy-MM-dd; null while no valid day is chosen. */
  day: string | null;
}

/** Below this many characters nothing is looked for (specification §9). */
const shortest = 3;
/** The longest text that the server reads (contract §3). */
export const longestSearch = 100;
const dayForm = /^\d{4}-\d{2}-\d{2}$/;

/** The query for the box's content; null while it is incomplete (specification §5). */
export function questionOf({ type, text, day }: SearchInput): SearchQueryVariables | null {
  if (type === 'DATUM') return day === null ? null : { type, date: day };
  const q = cleanSearch(text);
  if (type === 'ALLA' && dayForm.test(q)) return { type: 'DATUM', date: q };
  return [...q].length < shortest ? null : { type, q };
}

const courseTypes: readonly string[] = ['Course', 'Program', 'CoursePackage', 'Kurs'];
const kept: Record<SearchType, readonly string[] | null> = {
  ALLA: null,
  ANVANDARE: ['Användare', 'Lärare', 'Personal', 'Elev'],
  KURS: courseTypes,
  DATUM: ['Elev'],
};

/** The groups of the list, in their order. */
const groups: readonly (readonly [type: string, heading: string])[] = [
  ['Elev', 'Elever'],
  ['Lärare', 'Lärare'],
  ['Personal', 'Personal'],
  ['Användare', 'Användare'],
  ['Course', 'Kurser'],
  ['Kurs', 'Kurstillfällen'],
  ['CoursePackage', 'Kurspaket'],
  ['Program', 'Program'],
];

export interface HitGroup {
  type: string;
  heading: string;
  hits: readonly SearchHit[];
}

/** The hits that survive the filter of the chosen type (specification §5), sorted by type; a type's order is the server's. */
export function groupHits(type: SearchType, hits: readonly SearchHit[]): HitGroup[] {
  const survivors = hits.filter((hit) => kept[type]?.includes(hit.type) ?? true);
  const named = new Map(groups);
  const types = new Set([...named.keys(), ...survivors.map((hit) => hit.type)]);
  return [...types]
    .map((one) => ({
      type: one,
      heading: named.get(one) ?? one,
      hits: survivors.filter((hit) => hit.type === one),
    }))
    .filter((group) => group.hits.length > 0);
}

/** True for hits with a course page instead of a person's. */
export function isCourse({ type }: Pick<SearchHit, 'type'>): boolean {
  return courseTypes.includes(type);
}

/** What tells one hit from every other. */
export const hitKey = ({ type, id }: SearchHit): string => `${type}:${id}`;

/** Where a click on a hit leads (specification §2). */
export function hitUrl({ type, id }: Pick<SearchHit, 'type' | 'id'>): string {
  return courseTypes.includes(type)
    ? `/education/${encodeURIComponent(id)}`
    : `/detaljer/${encodeURIComponent(type)}/${encodeURIComponent(id)}`;
}

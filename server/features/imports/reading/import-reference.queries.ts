import {
  MunicipalitySpellings,
  type SpelledMunicipality,
} from '../../municipalities/municipality-spellings.rules.js';
import { readEducationText, type EducationLookup } from './education-text.rules.js';
import { fold } from '../../../platform/validation/fold.js';
import { nearest } from '../../../platform/validation/nearest.js';

export interface CourseRef {
  id: string;
  code: string;
  name: string;
  isArchived?: boolean;
}

export interface BundleRef {
  id: string;
  kind: 'package' | 'program';
  code: string | null;
  name: string;
  isArchived?: boolean;
  /** A package: the edition that this one follows. */
  followsId?: string | null;
  /** Earlier editions: students who have begun one keep it. */
  earlierIds?: readonly string[];
}

export interface TeacherRef {
  id: string;
  name: string;
  email: string;
}

export interface ReferenceData {
  municipalities: string[];
  /** Retired: kept on records, and never suggested for a misspelling. */
  retired?: string[];
  /** Official spellings of the municipalities. */
  spellings?: SpelledMunicipality[];
  courses: CourseRef[];
  /** Spellings assigned in course matching, folded; null means no course. */
  aliases?: { folded: string; courseId: string | null }[];
  bundles: BundleRef[];
  teachers: TeacherRef[];
}

/**
 * Result of a lookup: an exact match, a match under another spelling, or none, with the nearest candidate.
 */
export type Lookup<T> = { found: T; exact: boolean } | { found: null; nearest: T | null };

/** Index of everything that a workbook's cells may refer to, built once per batch. */
export class ImportReference {
  private readonly municipalities: MunicipalitySpellings;
  private readonly codes: Map<string, CourseRef>;
  private readonly courseNames: Map<string, CourseRef[]>;
  private readonly bundles: Map<string, BundleRef>;
  private readonly teachers: Map<string, TeacherRef[]>;
  private readonly aliases: Map<string, CourseRef>;
  private readonly noCourse: ReadonlySet<string>;
  private readonly educations = new Map<string, EducationLookup>();
  /** Candidates for a misspelling: excludes archived courses. */
  private readonly offered: CourseRef[];
  private readonly offeredBundles: BundleRef[];
  private readonly guesses = new Map<string, unknown>();

  constructor(private readonly data: ReferenceData) {
    const spellings = new Map((data.spellings ?? []).map((one) => [one.name, one]));
    this.municipalities = new MunicipalitySpellings(
      [...(data.retired ?? []), ...data.municipalities].map((name) => spellings.get(name) ?? { name }),
    );
    this.codes = new Map(offeredLast(data.courses).map((course) => [codeKey(course.code), course]));
    this.courseNames = groupBy(data.courses, (course) => fold(course.name));
    this.offered = data.courses.filter(({ isArchived }) => !isArchived);
    const editions = latestEditions(data.bundles);
    const latest = offeredLast([...new Set(editions.values())]);
    // A name that only an earlier edition has still finds the latest; the latest ones' own names go before it.
    this.bundles = new Map([
      ...[...editions].flatMap(([bundle, last]) => bundleKeys(bundle).map((key) => [key, last] as const)),
      ...latest.flatMap((bundle) => bundleKeys(bundle).map((key) => [key, bundle] as const)),
    ]);
    this.offeredBundles = latest.filter(({ isArchived }) => !isArchived);
    this.teachers = groupBy(data.teachers, (teacher) => fold(teacher.name));
    // 'Lärare, Tore' and 'Lärare Tore' match Tore Lärare; an exact name has priority.
    for (const [key, named] of groupBy(data.teachers, (teacher) => wordsKey(teacher.name)))
      this.teachers.set(key, named);
    for (const teacher of data.teachers) this.teachers.set(fold(teacher.email), [teacher]);
    const byId = new Map(data.courses.map((course) => [course.id, course]));
    this.aliases = new Map(
      (data.aliases ?? []).flatMap(({ folded, courseId }) => {
        const course = courseId === null ? undefined : byId.get(courseId);
        return course ? [[folded, course] as const] : [];
      }),
    );
    this.noCourse = new Set(
      (data.aliases ?? []).flatMap(({ folded, courseId }) => (courseId === null ? [folded] : [])),
    );
  }

  isRetired(municipality: string): boolean {
    return this.data.retired?.includes(municipality) ?? false;
  }

  /** By any spelling: 'Upplands-Bro kommun' is Upplands Bro, 'Solna stad' is Solna. */
  municipality(text: string): Lookup<string> {
    const found = this.municipalities.find(text);
    if (found) return { found, exact: found === text };
    return this.guess('municipality', text, () => nearest(text, this.data.municipalities, (name) => name));
  }

  /** The catalogue is authoritative; case is ignored, though the stored code keeps its own (domain, D3). */
  course(code: string): Lookup<CourseRef> {
    const found = this.codes.get(codeKey(code));
    if (found) return { found, exact: true };
    const meant = this.aliases.get(fold(code));
    if (meant) return { found: meant, exact: false };
    return this.guess('code', code, () => nearest(code, this.offered, (course) => course.code));
  }

  /** A name shared by several courses finds none and lists their codes; archived ones don't count. */
  courseByName(name: string): Lookup<CourseRef> & { codes?: string[] } {
    const named = this.courseNames.get(fold(name)) ?? [];
    const offered = named.filter(({ isArchived }) => !isArchived);
    const courses = offered.length > 0 ? offered : named;
    if (courses.length === 1) return { found: courses[0]!, exact: true };
    const meant = this.aliases.get(fold(name));
    if (meant) return { found: meant, exact: false };
    if (courses.length > 1)
      return { found: null, nearest: null, codes: courses.map((course) => course.code).sort() };
    return this.guess('course', name, () => nearest(name, this.offered, (course) => course.name));
  }

  /** The latest edition of a package, the only one open to new students; not exact if its name differs. */
  bundle(text: string): Lookup<BundleRef> {
    const found = this.bundles.get(fold(text));
    if (found) return { found, exact: bundleKeys(found).includes(fold(text)) };
    return this.guess('bundle', text, () => nearest(text, this.offeredBundles, (bundle) => bundle.name));
  }

  /** Meaning of a cell with any mixture of codes, names, aliases and packages; cached by spelling. */
  education(text: string): EducationLookup {
    let lookup = this.educations.get(text);
    if (!lookup) this.educations.set(text, (lookup = readEducationText(text, (part) => this.meantBy(part))));
    return lookup;
  }

  /** The course that unknown words may have meant. */
  courseLike(text: string): CourseRef | null {
    return this.guess('course', text, () => nearest(text, this.offered, (course) => course.name)).nearest;
  }

  /** 'none' is a text marked as no course. */
  private meantBy(text: string): CourseRef | BundleRef | 'none' | null {
    const key = fold(text);
    const named = this.courseNames.get(key)?.filter(({ isArchived }) => !isArchived) ?? [];
    const found =
      this.codes.get(codeKey(text)) ??
      (named.length === 1 ? named[0] : undefined) ??
      this.aliases.get(key) ??
      this.bundles.get(key) ??
      this.courseNames.get(key)?.find(({ isArchived }) => isArchived && named.length === 0);
    return found ?? (this.noCourse.has(key) ? 'none' : null);
  }

  /** By name, in any word order, or by e-mail address; a name shared by two teachers finds neither. */
  teacher(text: string): Lookup<TeacherRef> & { several?: string[]; like?: string[] } {
    const teachers = this.teachers.get(fold(text)) ?? this.teachers.get(wordsKey(text)) ?? [];
    if (teachers.length === 1) return { found: teachers[0]!, exact: true };
    if (teachers.length > 1)
      return { found: null, nearest: null, several: teachers.map(({ email }) => email).sort() };
    const { nearest: like } = this.guess('teacher', text, () => this.teachersLike(text));
    return {
      found: null,
      nearest: like?.[0] ?? null,
      like: like?.map((teacher) => this.callName(teacher)) ?? [],
    };
  }

  /** At most three: misspelled names in either order, then those with a common name. */
  private teachersLike(text: string): TeacherRef[] {
    const turned = text
      .split(/[,\s]+/)
      .filter(Boolean)
      .reverse()
      .join(' ');
    const slips = [text, turned].flatMap(
      (name) => nearest(name, this.data.teachers, (teacher) => teacher.name) ?? [],
    );
    const words = new Set(
      text
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .filter((word) => word.length > 1),
    );
    const sharing = this.data.teachers.filter(({ name }) =>
      name
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .some((word) => words.has(word)),
    );
    return [...new Set([...slips, ...sharing])].slice(0, 3);
  }

  /** Text that finds the teacher again: the name, if it is unique. */
  private callName({ name, email }: TeacherRef): string {
    return this.teachers.get(fold(name))?.length === 1 ? name : email;
  }

  /** Misspellings often repeat in a column: each is searched once. */
  private guess<T>(kind: string, text: string, search: () => T | null): { found: null; nearest: T | null } {
    const key = `${kind}\n${text}`;
    if (!this.guesses.has(key)) this.guesses.set(key, search());
    return { found: null, nearest: this.guesses.get(key) as T | null };
  }
}

function codeKey(code: string): string {
  return code.normalize('NFC').toLowerCase().replace(/\s/g, '');
}

/** Words of a name in any order; the separator distinguishes it from a name written together. */
function wordsKey(name: string): string {
  const words = name
    .split(/[,\s]+/)
    .map(fold)
    .filter(Boolean);
  return `*${words.sort().join(' ')}`;
}

function bundleKeys(bundle: BundleRef): string[] {
  return bundle.code ? [fold(bundle.name), fold(bundle.code)] : [fold(bundle.name)];
}

/** Archived ones first, so that others override them in a map. */
function offeredLast<T extends { isArchived?: boolean }>(items: readonly T[]): T[] {
  return [...items].sort((a, b) => Number(b.isArchived ?? false) - Number(a.isArchived ?? false));
}

/** Every package and program with its latest edition: itself, unless a package has a later one. */
function latestEditions(bundles: readonly BundleRef[]): Map<BundleRef, BundleRef> {
  const byId = new Map(bundles.map((bundle) => [bundle.id, bundle]));
  const followed = new Set(bundles.map(({ followsId }) => followsId));
  const latest = new Map<BundleRef, BundleRef>();
  for (const last of bundles) {
    if (followed.has(last.id)) continue;
    const earlier: BundleRef[] = [];
    for (let at = last.followsId; at; at = byId.get(at)?.followsId) {
      const edition = byId.get(at);
      if (edition) earlier.push(edition);
    }
    const whole = { ...last, earlierIds: earlier.map(({ id }) => id) };
    for (const edition of [...earlier, last]) latest.set(edition, whole);
  }
  return latest;
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

import { counted } from '../../../../../domain/numbers';
import type { UpdateStudentsInput } from '../../../graphql/types.generated';
import type { Choice } from './selection';

/** What a bulk change sets; one thing at a time, so that its sentence says all of it. */
export type BulkKind = 'teacher' | 'municipality' | 'endDate';

/** What each is called, in the order of the buttons. */
export const bulkTitles: Record<BulkKind, string> = {
  teacher: 'Byt lärare',
  municipality: 'Byt kommun',
  endDate: 'Sätt slutdatum',
};

export const bulkKinds = Object.keys(bulkTitles) as BulkKind[];

/** The change that another feature makes. */
export const enrollLabel = 'Skriv in på kurstillfälle';

export type BulkValues = Pick<UpdateStudentsInput, 'teacherId' | 'municipality' | 'endDate'>;

const names: Record<BulkKind, string> = { teacher: 'Lärare', municipality: 'Kommun', endDate: 'Slutdatum' };

/** The change of one student: 'Byt lärare för Eva Ek'. */
export function labelFor(kind: BulkKind, { name }: Pick<Choice, 'name'>): string {
  return `${bulkTitles[kind]} för ${name}`;
}

/** The value of the field that a change of this kind replaces. */
export function valueBefore(kind: BulkKind, student: Choice): string | null {
  if (kind === 'teacher') return student.teacherId;
  if (kind === 'municipality') return student.municipality?.type ?? null;
  return student.endDate;
}

/** A new value as `updateStudents` takes it: null clears. */
export function toValues(kind: BulkKind, value: string | null): BulkValues {
  if (kind === 'teacher') return { teacherId: value };
  if (kind === 'municipality') return { municipality: value === null ? null : { type: value } };
  return { endDate: value };
}

export function countOf(students: number): string {
  return counted(students, 'elev', 'elever');
}

/** What will happen, before it does. `label` is the new value in words; null takes the value away. */
export function previewSentence(
  kind: BulkKind,
  chosen: readonly Choice[],
  value: string | null,
  label: string | null,
): string {
  const same = chosen.filter((student) => valueBefore(kind, student) === value).length;
  const change =
    label === null
      ? `${names[kind]} tas bort för ${countOf(chosen.length - same)}.`
      : `${names[kind]} ändras till ${label} för ${countOf(chosen.length - same)}.`;
  if (same === 0) return change;
  return same === chosen.length
    ? 'Inget ändras: alla valda har redan det värdet.'
    : `${change} ${countOf(same)} har redan det värdet och påverkas inte.`;
}

/** The changes that put back what was: one for each value that the changed students had. */
export function undoOf(
  kind: BulkKind,
  chosen: readonly Choice[],
  changed: readonly string[],
): UpdateStudentsInput[] {
  const really = new Set(changed);
  const groups = new Map<string | null, string[]>();
  for (const student of chosen) {
    if (!really.has(student.id)) continue;
    const before = valueBefore(kind, student);
    groups.set(before, [...(groups.get(before) ?? []), student.id]);
  }
  return [...groups].map(([before, ids]) => ({ ids, ...toValues(kind, before) }));
}

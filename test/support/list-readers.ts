import type { Person, School } from './school.js';

export type ListReader = 'ADMIN' | 'TEACHER';

/** Readers of a list with different visibility, and a colleague of the teacher with students of their own. */
export interface ListReaders extends Record<ListReader, Person> {
  colleague: Person;
}

export async function listReaders(school: School): Promise<ListReaders> {
  const ADMIN = await school.as('ADMIN');
  const TEACHER = await school.as('TEACHER', { name: 'Åsa Östlund' });
  return { ADMIN, TEACHER, colleague: await school.as('TEACHER', { name: 'Örjan Ärlig' }) };
}

/** Columns of a protected student hidden from the responsible teacher, by sort name. */
const CONTACT = new Set(['PERSONAL_NUMBER', 'EMAIL', 'PHONE', 'MUNICIPALITY']);

/** SQL of the value that a reader sees of a sort column; `s` is the student. */
export const valueFor = (reader: ListReader, field: string, value: string): string =>
  reader === 'TEACHER' && CONTACT.has(field) ? `CASE WHEN NOT s.is_protected THEN ${value} END` : value;

/** SQL of the students `s` that a reader may know of. */
export const knownBy = (reader: ListReader, { TEACHER }: ListReaders): string =>
  reader === 'ADMIN' ? 'true' : `(NOT s.is_protected OR s.teacher_id = '${TEACHER.teacherId}')`;

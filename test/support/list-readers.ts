import type { Person, School } from './school.js';

export type ListReader = 'ADMIN' | 'TEACHER';

/** Who reads a list that does not show everyone alike, and a colleague of the teacher, whose students others are. */
export interface ListReaders extends Record<ListReader, Person> {
  colleague: Person;
}

export async function listReaders(school: School): Promise<ListReaders> {
  const ADMIN = await school.as('ADMIN');
  const TEACHER = await school.as('TEACHER', { name: 'Åsa Östlund' });
  return { ADMIN, TEACHER, colleague: await school.as('TEACHER', { name: 'Örjan Ärlig' }) };
}

/** What a responsible teacher is not shown of a protected student, by the name of its order. */
const CONTACT = new Set(['PERSONAL_NUMBER', 'EMAIL', 'PHONE', 'MUNICIPALITY']);

/** What a reader sees of the value of an order, where `s` is the student: SQL. */
export const valueFor = (reader: ListReader, field: string, value: string): string =>
  reader === 'TEACHER' && CONTACT.has(field) ? `CASE WHEN NOT s.is_protected THEN ${value} END` : value;

/** Which students a reader may know of, `s`: SQL. */
export const knownBy = (reader: ListReader, { TEACHER }: ListReaders): string =>
  reader === 'ADMIN' ? 'true' : `(NOT s.is_protected OR s.teacher_id = '${TEACHER.teacherId}')`;

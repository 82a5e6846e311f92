import { v7 as uuid } from 'uuid';
import { School, type Person } from './school.js';

export let school: School;
export let admin: Person;
export let systemadmin: Person;

export const MERGE = `mutation($input: MergeStudentsInput!) { mergeStudents(input: $input) {
  id name phone email version commentHistory { comment } education { name } } }`;

interface EntrySeed {
  status?: string;
  start?: string;
  end?: string;
  grade?: string;
}

export async function enrolled(studentId: string, entry: EntrySeed = {}) {
  const [course] = await school.sql<{ id: string }>(
    `SELECT id FROM course WHERE id NOT IN (SELECT course_id FROM enrollment WHERE student_id = $1
       AND course_id IS NOT NULL) ORDER BY code LIMIT 1`,
    [studentId],
  );
  const id = uuid();
  await school.sql(
    `INSERT INTO enrollment (id, student_id, course_id, start_date, end_date, status, status_on)
     VALUES ($1, $2, $3, $4, $5, $6, $4)`,
    [id, studentId, course!.id, entry.start ?? '2026-01-12', entry.end ?? null, entry.status ?? 'ACTIVE'],
  );
  if (entry.grade)
    await school.sql(
      `INSERT INTO grade (id, student_id, course_id, enrollment_id, value, graded_on, signed_at)
       VALUES ($1, $2, $3, $4, $5, '2026-06-01', now())`,
      [uuid(), studentId, course!.id, id, entry.grade],
    );
  return id;
}

/** A school for merging, ending and anonymising students. */
export async function openStudentRecords(): Promise<void> {
  school = await School.open();
  admin = await school.as('ADMIN');
  systemadmin = await school.as('SYSTEMADMIN');
}

import { School, type Answer, type Person } from './school.js';

export let school: School;
export let teacher: Person;
export let admin: Person;

export interface Exam extends Record<string, unknown> {
  _id: string;
  version: number;
}

export const register = (who: Person, body: Record<string, unknown>, headers = {}): Promise<Answer> =>
  who.rest('POST', '/api/exams', { body: { course: 'Svenska 1', requestedMonth: 'Mars', ...body }, headers });

export async function registered(body: Record<string, unknown>, who = admin): Promise<Exam> {
  const answer = await register(who, body);
  expect(answer.status).toBe(201);
  return answer.body as Exam;
}

export const decide = (
  who: Person,
  id: string,
  body: Record<string, unknown>,
  headers = {},
): Promise<Answer> => who.rest('PUT', `/api/exams/${id}/decision`, { body, headers });

export const historyOf = (studentId: string) =>
  school.sql<Record<string, unknown>>(
    `SELECT changed_by, changes, previous_values, new_values FROM change_history
     WHERE student_id = $1 ORDER BY changed_at, id`,
    [studentId],
  );

/** A school for registering and deciding exams. */
export async function openExams(): Promise<void> {
  school = await School.open();
  teacher = await school.as('TEACHER', { name: 'Åsa Öberg' });
  admin = await school.as('ADMIN');
}

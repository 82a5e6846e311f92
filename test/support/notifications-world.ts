import { randomUUID } from 'node:crypto';
import { type Client } from 'graphql-ws';
import { School, type Person } from './school.js';

export let school: School;
export let admin: Person;

export const sockets: Client[] = [];

interface Notice {
  _id: string;
  message: string;
  meta: { url: string } | null;
  createdAt: string;
}

export async function listed(who: Person): Promise<Notice[]> {
  const { status, body } = await who.rest('GET', '/api/notifications');
  expect(status).toBe(200);
  return body as Notice[];
}

export const messages = async (who: Person): Promise<string[]> =>
  (await listed(who)).map(({ message }) => message);

export async function notice(to: {
  audience?: 'STAFF' | 'ADMINISTRATORS';
  recipients?: Person[];
  studentId?: string;
}) {
  const id = randomUUID();
  await school.sql(
    `INSERT INTO notification (id, kind, cause, message, student_id, audience, recipients)
     VALUES ($1::uuid, 'MESSAGE', $1::text, $1::text, $2, $3, $4)`,
    [id, to.studentId ?? null, to.audience ?? null, (to.recipients ?? []).map(({ userId }) => userId)],
  );
  return id;
}

export const move = (who: Person, studentId: string, aplStatus: string) =>
  who.rest('PATCH', `/api/students/${studentId}`, { body: { aplStatus } });

export const register = (studentId: string, more: object = {}) =>
  admin.rest('POST', '/api/exams', {
    body: { studentId, course: 'Svenska 1', requestedMonth: 'Mars', ...more },
  });

/** A teacher, and a student for whose studies the teacher is responsible. */
export async function pair(seed: object = {}): Promise<{ teacher: Person; studentId: string }> {
  const teacher = await school.as('TEACHER', { name: 'Åsa Öberg' });
  const student = { name: 'Anna Ek', personalNumber: null, teacherId: teacher.teacherId, ...seed };
  return { teacher, studentId: await school.student(student) };
}

export async function until(test: () => boolean | Promise<boolean>, ms = 5_000): Promise<void> {
  const deadline = Date.now() + ms;
  while (!(await test())) {
    if (Date.now() > deadline) throw new Error(`not within ${ms} ms`);
    await pause(20);
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** A school for staff notifications. */
export async function openNotifications(): Promise<void> {
  school = await School.open();
  admin = await school.as('ADMIN', { name: 'Karin Ek' });
}

import { randomUUID } from 'node:crypto';
import { School, type Answer, type Person } from './school.js';

interface Proposal {
  instanceId: string;
  score: number;
  reasons: string[];
  isOpen: boolean;
  seatsLeft: number | null;
}

interface Need {
  key: string;
  studentId: string;
  wanted: string;
  state: string;
  passedGrade: string | null;
  isEnrolled: boolean;
  isCrowded: boolean;
  frame: string | null;
  proposals: Proposal[];
}

interface Page {
  counts: { needs: number; safe: number; uncertain: number; none: number; skipped: number };
  totalCount: number;
  nodes: Need[];
}

export const BASE = '/api/course-matching';

export let school: School;
export let admin: Person;

export async function course(name = `Kurs ${randomUUID().slice(0, 8)}`): Promise<string> {
  const id = randomUUID();
  await school.sql(`INSERT INTO course (id, code, name, points, system) VALUES ($1, $2, $3, 100, 'LOCAL')`, [
    id,
    `C${id.slice(0, 12)}`,
    name,
  ]);
  return id;
}

interface Offer {
  starts?: number;
  capacity?: number | null;
  teacherId?: string | null;
  municipality?: string | null;
}

export async function instance(courseId: string, offer: Offer = {}): Promise<string> {
  const { starts = 20, capacity = null, teacherId = null, municipality = null } = offer;
  const id = randomUUID();
  await school.sql(
    `INSERT INTO course_instance (id, course_id, name, start_date, end_date, capacity, teacher_id, municipality)
       VALUES ($1, $2, 'Kurs', today() + $3::integer, today() + $3::integer + 70, $4, $5, $6)`,
    [id, courseId, starts, capacity, teacherId, municipality],
  );
  return id;
}

export async function planned(courseId: string, studentId?: string): Promise<string> {
  const id = randomUUID();
  const student = studentId ?? (await school.student());
  await school.sql(
    'INSERT INTO enrollment (id, student_id, course_id, is_enrollment) VALUES ($1, $2, $3, false)',
    [id, student, courseId],
  );
  return `e:${id}`;
}

export async function passed(studentId: string, courseId: string, value = 'E'): Promise<void> {
  await school.sql(
    `INSERT INTO grade (id, student_id, course_id, value, graded_on, signed_at) VALUES ($1, $2, $3, $4, today(), now())`,
    [randomUUID(), studentId, courseId, value],
  );
}

export const page = async (query: string): Promise<Page> =>
  (await admin.rest('GET', `${BASE}?${query}`)).body as Page;

export const needsOf = async (courseId: string): Promise<Need[]> =>
  (await page(`courseId=${courseId}`)).nodes;

export const match = (picks: { key: string; courseInstanceId: string }[]): Promise<Answer> =>
  admin.rest('POST', BASE, { body: { picks } });

/** A school for course matching. */
export async function openCourseMatching(): Promise<void> {
  school = await School.open();
  admin = await school.as('ADMIN');
}

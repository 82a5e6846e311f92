import { v7 as uuid } from 'uuid';
import type { School } from './school.js';

/** Inserts a row with a new id; returns the id. */
async function insert(school: School, table: string, row: Record<string, unknown>): Promise<string> {
  const values = { id: uuid(), ...row };
  const names = Object.keys(values);
  await school.sql(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(values),
  );
  return values.id;
}

/** A unique course of 100 points. */
export async function makeCourse(school: School, course: Record<string, unknown> = {}): Promise<string> {
  const code = `TEST${uuid().slice(-12)}`;
  return insert(school, 'course', { code, name: `Kurs ${code}`, points: 100, system: 'GY25', ...course });
}

/** An instance of the course, ten weeks from a Monday by default. */
export async function makeInstance(
  school: School,
  courseId: string,
  instance: Record<string, unknown> = {},
): Promise<string> {
  return insert(school, 'course_instance', {
    course_id: courseId,
    name: 'Ett tillfälle',
    start_date: '2026-08-17',
    end_date: '2026-10-23',
    pace_percent: 50,
    ...instance,
  });
}

/** A student's enrolment in an instance; a grade is signed unless `signed_at` is null. */
export async function makeEnrollment(
  school: School,
  to: { studentId: string; courseId: string; instanceId: string | null },
  enrollment: Record<string, unknown> = {},
  grade: { value: string; graded_on: string; signed_at?: string | null } | null = null,
): Promise<string> {
  const id = await insert(school, 'enrollment', {
    student_id: to.studentId,
    course_id: to.courseId,
    course_instance_id: to.instanceId,
    status: 'ACTIVE',
    start_date: '2026-08-17',
    end_date: '2026-10-23',
    ...enrollment,
  });
  if (grade)
    await insert(school, 'grade', {
      student_id: to.studentId,
      course_id: to.courseId,
      enrollment_id: id,
      course_instance_id: to.instanceId,
      signed_at: `${grade.graded_on}T08:00:00Z`,
      ...grade,
    });
  return id;
}

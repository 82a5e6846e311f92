import { expect, type APIRequestContext } from '@playwright/test';
import { makeStudent } from './browser-session.js';
import { dayFromToday as day } from './days.js';

export interface OwnCourse {
  id: string;
  name: string;
  students: { id: string; name: string }[];
}

let made = 0;

async function ask<T>(admin: APIRequestContext, query: string, input: unknown): Promise<T> {
  const answer = await admin.post('/graphql', { data: { query, variables: { input } } });
  const { data, errors } = (await answer.json()) as { data: T; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

/** Enrols a student in an instance from its first day. */
export async function enrollIn(
  admin: APIRequestContext,
  courseInstanceId: string,
  studentId: string,
): Promise<void> {
  await ask(admin, 'mutation($input: EnrollStudentInput!) { enrollStudent(input: $input) { id } }', {
    studentId,
    courseInstanceId,
    status: 'ACTIVE',
  });
}

/** A recently ended course instance with students, for one test; `admin` is an administrator's session. */
export async function makeEndedCourse(
  admin: APIRequestContext,
  { code, teacher, students }: { code: string; teacher: string; students: readonly string[] },
): Promise<OwnCourse> {
  made += 1;
  const courses = (await (await admin.get('/api/courses')).json()) as { _id: string; courseCode: string }[];
  const teachers = (await (await admin.get('/api/teachers')).json()) as {
    _id: string;
    userId: { username: string };
  }[];
  const name = `Provkurs ${Date.now().toString(36)}${made}`;
  const { createCourseInstance: instance } = await ask<{ createCourseInstance: { id: string } }>(
    admin,
    'mutation($input: CreateCourseInstanceInput!) { createCourseInstance(input: $input) { id } }',
    {
      courseId: courses.find(({ courseCode }) => courseCode === code)!._id,
      values: {
        name,
        startDate: day(-80),
        endDate: day(-2),
        teacherId: teachers.find(({ userId }) => userId.username === teacher)!._id,
      },
    },
  );
  const people: OwnCourse['students'] = [];
  for (const one of students) {
    const student = await makeStudent(admin, { name: one });
    await enrollIn(admin, instance.id, student.id);
    people.push(student);
  }
  return { id: instance.id, name, students: people };
}

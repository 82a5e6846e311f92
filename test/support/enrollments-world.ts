import { School, type GraphqlAnswer, type Person } from './school.js';
import { addCourse, addEnrollment, addInstance, schoolDay } from './studies.js';

export let school: School;
export let admin: Person;
export let course: string;
export let instance: string;
export let past: string;
export let yesterday: string;
export let soon: string;

export const ask = async (query: string, input: unknown, who = admin): Promise<GraphqlAnswer> =>
  who.graphql(query, { input });

export const list = async (filter: Record<string, unknown>): Promise<string[]> => {
  const { data } = await ask(
    'query($input: EnrollmentsInput) { enrollments(input: $input) { totalCount nodes { id } } }',
    { filter },
  );
  const page = data!['enrollments'] as { totalCount: number; nodes: { id: string }[] };
  expect(page.totalCount).toBe(page.nodes.length);
  return page.nodes.map(({ id }) => id);
};

export const onCourse = async (
  studentId: string,
  status = 'ACTIVE',
  dates = { startDate: past, endDate: soon },
) => addEnrollment(school, studentId, { courseId: course, courseInstanceId: instance, status, ...dates });

/** A school for enrolling students, with the dates of its courses. */
export async function openEnrollments(): Promise<void> {
  school = await School.open();
  admin = await school.as('ADMIN');
  past = await schoolDay(school, -40);
  yesterday = await schoolDay(school, -1);
  soon = await schoolDay(school, 40);
}

/** Creates a course instance for each test. */
export async function freshCourse(): Promise<void> {
  course = await addCourse(school);
  instance = await addInstance(school, course, { startDate: past, endDate: soon });
}

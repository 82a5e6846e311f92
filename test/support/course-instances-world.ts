import { makeCourse } from './course-instances.js';
import { School, type Person } from './school.js';

export { dayFromToday as day } from './days.js';

const FIELDS = `id version name startDate endDate weeks pacePercent studyForm location capacity status planning
  admitted started droppedOut graded ungraded gradesDueOn ownGradesDueOn teacherId teacherName teacherPeakPercent
  seriesId viewerMay { edit delete cancel reopen }`;

export let school: School;
export let admin: Person;
export let teacher: Person;
export let courseId: string;

export const call = (field: string, type: string, input: unknown, selection = `{ ${FIELDS} }`) =>
  admin.graphql(`mutation($input: ${type}!) { ${field}(input: $input) ${selection} }`, { input });

export const list = async (filter: object, sort?: object) => {
  const answer = await admin.graphql(
    `query($input: CourseInstancesInput) { courseInstances(input: $input) { nodes { ${FIELDS} } totalCount } }`,
    { input: { filter, sort } },
  );
  expect(answer.errors).toEqual([]);
  return answer.data!.courseInstances.nodes;
};

export type Instance = Awaited<ReturnType<typeof list>>[number];

/** A school with course instances. */
export async function openCourseInstances(): Promise<void> {
  school = await School.open();
  admin = await school.as('ADMIN');
  teacher = await school.as('TEACHER', { name: 'Öst, Lärare' });
  courseId = await makeCourse(school, { name: 'Matematik 1b', code: 'MATMAT01B-T' });
}

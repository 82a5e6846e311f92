import { Grading } from '../support/grading.js';
import type { PreparedCall, RowCall } from './permission-calls.js';
import type { Principal } from './permission-matrix.js';
import { subject, type World } from './permission-world.js';

const PASSWORD = 'fyra hästar springer fort';

/** A course of the caller, of nobody, or of another teacher. */
async function course(
  world: World,
  principal: Principal,
  whose: 'own' | 'nobody' | 'other',
): Promise<string> {
  const { school, people } = world;
  const own = principal === 'te' ? people.te.teacherId : null;
  const teacherId = whose === 'own' ? own : whose === 'other' ? (await school.as('TEACHER')).teacherId : null;
  return new Grading(school).instance({ teacherId });
}

const mutation = (field: string, type: string, value: unknown): PreparedCall['graphql'] => ({
  query: `mutation($input: ${type}!) { ${field}(input: $input) { __typename } }`,
  variables: { input: value },
});

/** PUT and setGrade each use an enrolment of their own. */
const setGrade = (whose: 'own' | 'other'): RowCall => ({
  route: 'PUT /api/grades/:entryId',
  field: 'setGrade',
  async prepare(world, principal) {
    const grading = new Grading(world.school);
    const [first, second] = [
      await grading.enrolled(await course(world, principal, whose)),
      await grading.enrolled(await course(world, principal, whose === 'own' ? 'nobody' : 'other')),
    ];
    return {
      rest: { method: 'PUT', path: `/api/grades/${first}`, options: { body: { grade: 'C' } } },
      graphql: mutation('setGrade', 'SetGradeInput', { entryId: second, grade: 'C' }),
    };
  },
});

/** An instance with one student, with the grade in the state that the call needs. */
async function graded(
  world: World,
  principal: Principal,
  signed: boolean,
): Promise<{ instanceId: string; entryId: string; gradeId: string }> {
  const instanceId = await course(world, principal, 'own');
  const entryId = await new Grading(world.school).enrolled(instanceId);
  const [grade] = await world.school.sql<{ id: string }>(
    `INSERT INTO grade (id, student_id, course_id, enrollment_id, course_instance_id, value, graded_on, signed_at)
     SELECT gen_random_uuid(), e.student_id, e.course_id, e.id, e.course_instance_id, 'C', e.end_date,
       CASE WHEN $2 THEN now() END FROM enrollment e WHERE e.id = $1 RETURNING id`,
    [entryId, signed],
  );
  return { instanceId, entryId, gradeId: grade!.id };
}

/** The grade register of a signed course. */
const catalogue = (whose: 'own' | 'other'): RowCall => ({
  field: 'createGradeCatalogue',
  async prepare(world, principal) {
    const { instanceId } = await graded(world, principal, true);
    await world.school.sql('UPDATE course_instance SET grades_signed_at = now() WHERE id = $1', [instanceId]);
    if (whose === 'other') {
      const { teacherId } = await world.school.as('TEACHER');
      await world.school.sql('UPDATE course_instance SET teacher_id = $2 WHERE id = $1', [
        instanceId,
        teacherId,
      ]);
    }
    return {
      graphql: mutation('createGradeCatalogue', 'CreateGradeCatalogueInput', {
        courseInstanceId: instanceId,
      }),
    };
  },
});

export const GRADES_CALLS: Record<string, RowCall> = {
  X430: catalogue('own'),
  X431: catalogue('other'),
  M51a: setGrade('own'),
  M51b: setGrade('other'),
  X200: {
    field: 'gradingGroups',
    prepare: () => ({ graphql: { query: '{ gradingGroups { total } }' } }),
  },
  X201: {
    field: 'gradeSheet',
    prepare: async (world, principal) => ({
      graphql: {
        query: 'query($input: GradeSheetInput!) { gradeSheet(input: $input) { dateTo } }',
        variables: { input: { kind: 'INSTANCE', id: await course(world, principal, 'own') } },
      },
    }),
  },
  X202: {
    field: 'gradeSheet',
    prepare: async (world, principal) => ({
      graphql: {
        query: 'query($input: GradeSheetInput!) { gradeSheet(input: $input) { dateTo } }',
        variables: { input: { kind: 'INSTANCE', id: await course(world, principal, 'other') } },
      },
    }),
  },
  X203: {
    field: 'studentGrades',
    prepare: (world, principal) => ({
      graphql: {
        query: 'query($id: ID!) { studentGrades(studentId: $id) { id } }',
        variables: { id: subject(world, principal) },
      },
    }),
  },
  X204: {
    field: 'setExamGrade',
    prepare: async (world) => {
      const grading = new Grading(world.school);
      const examId = await grading.exam(await grading.course());
      return { graphql: mutation('setExamGrade', 'SetExamGradeInput', { examId, grade: 'B' }) };
    },
  },
  X400: {
    field: 'setExamTeacher',
    prepare: async (world) => {
      const grading = new Grading(world.school);
      const examId = await grading.exam(await grading.course());
      const input = { examId, teacherId: world.people.te.teacherId };
      return { graphql: mutation('setExamTeacher', 'SetExamTeacherInput', input) };
    },
  },
  X401: {
    field: 'setExamTeacher',
    prepare: async (world) => {
      const grading = new Grading(world.school);
      const { teacherId } = await world.school.as('TEACHER');
      const examId = await grading.exam(await grading.course(), { teacherId });
      const input = { examId, teacherId: world.people.te.teacherId };
      return { graphql: mutation('setExamTeacher', 'SetExamTeacherInput', input) };
    },
  },
  X205: {
    field: 'fillGrades',
    prepare: async (world, principal) => {
      const courseInstanceId = await course(world, principal, 'own');
      const entryIds = [await new Grading(world.school).enrolled(courseInstanceId)];
      const input = { courseInstanceId, entryIds, reason: 'Underlag saknas' };
      return { graphql: mutation('fillGrades', 'FillGradesInput', input) };
    },
  },
  X206: {
    field: 'setGradeDate',
    prepare: async (world, principal) => {
      const { instanceId, entryId } = await graded(world, principal, false);
      const [{ day }] = (await world.school.sql<{ day: string }>(
        'SELECT end_date::text AS day FROM enrollment WHERE id = $1',
        [entryId],
      )) as [{ day: string }];
      const input = { courseInstanceId: instanceId, date: day };
      return { graphql: mutation('setGradeDate', 'SetGradeDateInput', input) };
    },
  },
  X207: {
    field: 'signGrades',
    prepare: async (world, principal) => {
      await world.school.setPassword(world.people[principal], PASSWORD);
      const { instanceId } = await graded(world, principal, false);
      const input = { kind: 'INSTANCE', id: instanceId, password: PASSWORD };
      return { graphql: mutation('signGrades', 'SignGradesInput', input) };
    },
  },
  X208: {
    field: 'unlockGrade',
    prepare: async (world, principal) => {
      const { gradeId } = await graded(world, principal, true);
      return { graphql: mutation('unlockGrade', 'UnlockGradeInput', { gradeId, reason: 'Fel rad' }) };
    },
  },
  X209: {
    field: 'relockGrade',
    prepare: async (world, principal) => {
      const { gradeId } = await graded(world, principal, true);
      await world.school.sql(
        `INSERT INTO grade_correction (grade_id, reason, opened_by_name, value, graded_on, kind)
         SELECT id, 'Fel rad', 'Någon', value, graded_on, kind FROM grade WHERE id = $1`,
        [gradeId],
      );
      return { graphql: mutation('relockGrade', 'RelockGradeInput', { gradeId }) };
    },
  },
};

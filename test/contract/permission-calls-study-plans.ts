import { v7 as uuid } from 'uuid';
import { newStudent } from './permission-calls-placements.js';
import type { RowCall } from './permission-calls.js';
import type { Principal } from './permission-matrix.js';
import type { World } from './permission-world.js';

const VALUES = {
  ...{ goal: 'SFI', sfiPath: 2, sfiCourse: 'D', pacePercent: 75 },
  ...{ startDate: '2027-01-11', plannedEndDate: '2028-06-09' },
};
/** StudyPlan of SS 12000 without courses. */
const EXCHANGED = {
  id: '0199f3a0-1c2d-7a00-8000-000000000021',
  student: { id: '0199f3a0-1c2d-7a00-8000-000000000001', displayName: 'Anna Ek' },
  ...{ startDate: '2027-01-11', endDate: '2028-06-09' },
};
const mutation = (name: string) =>
  `mutation($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { version } }`;

/** Gives the student a plan with one course; answers both ids. */
async function planFor({ people, school }: World, studentId: string) {
  await school.sql('DELETE FROM study_plan WHERE student_id = $1', [studentId]);
  await people.ad.graphql(mutation('saveStudyPlan'), { input: { studentId, values: VALUES } });
  const itemId = uuid();
  const [course] = await school.sql<{ id: string }>(
    'SELECT id FROM course WHERE archived_at IS NULL ORDER BY code LIMIT 1',
  );
  const courseId = course!.id;
  await people.ad.graphql(mutation('putStudyPlanItem'), {
    input: { studentId, itemId, courseId, term: '2027VT' },
  });
  return { studentId, itemId, courseId };
}

const newPlan = async (world: World) => planFor(world, await world.school.student());
/** The student's own plan for `so`, another's for all others. */
const planOf = async (world: World, principal: Principal) =>
  principal === 'so' ? planFor(world, world.people.so.studentId!) : newPlan(world);

const reading = (field: string, path: string, query: string): RowCall => ({
  route: `GET /api/students/:id/study-plan${path}`,
  field,
  prepare: async (world, principal) => {
    const { studentId } = await planOf(world, principal);
    return {
      rest: { method: 'GET', path: `/api/students/${studentId}/study-plan${path}` },
      graphql: { query, variables: { studentId } },
    };
  },
});

/** A change through GraphQL alone. */
const change = (field: string, input: (plan: Awaited<ReturnType<typeof planFor>>) => object): RowCall => ({
  field,
  prepare: async (world) => ({
    graphql: { query: mutation(field), variables: { input: input(await newPlan(world)) } },
  }),
});

/** A change of the student's own plan. */
const own = (field: string, input: (courseId: string) => object): RowCall => ({
  field,
  prepare: async (world, principal) => {
    const { school, people } = world;
    const person = principal === 'sx' ? people.sx : people.so;
    await planFor(world, person.studentId!);
    const [other] = await school.sql<{ id: string }>(
      'SELECT id FROM course WHERE archived_at IS NULL ORDER BY code DESC LIMIT 1',
    );
    return { graphql: { query: mutation(field), variables: { input: input(other!.id) } } };
  },
});

const MAPPING = { background: 'Har arbetat i hemtjänsten.', languages: 'Arabiska' };

/** The student's own mapping for `so`; for staff that of a student of the teacher `te`, or of another's. */
const readMapping = (isOwn: boolean): RowCall => ({
  route: 'GET /api/students/:id/mapping',
  field: 'mapping',
  prepare: async (world, principal) => {
    const studentId = principal === 'so' ? world.people.so.studentId! : await newStudent(world, isOwn);
    return {
      rest: { method: 'GET', path: `/api/students/${studentId}/mapping` },
      graphql: {
        query: 'query($studentId: ID!) { mapping(studentId: $studentId) { version } }',
        variables: { studentId },
      },
    };
  },
});

export const STUDY_PLAN_CALLS: Record<string, RowCall> = {
  X960: reading('studyPlan', '', 'query($studentId: ID!) { studyPlan(studentId: $studentId) { version } }'),
  X961: {
    route: 'PUT /api/students/:id/study-plan',
    field: 'saveStudyPlan',
    prepare: async (world) => ({
      rest: {
        method: 'PUT',
        path: `/api/students/${await world.school.student()}/study-plan`,
        options: { body: VALUES },
      },
      graphql: {
        query: mutation('saveStudyPlan'),
        variables: { input: { studentId: await world.school.student(), values: VALUES } },
      },
    }),
  },
  X962: {
    route: 'PUT /api/students/:id/study-plan/items/:itemId',
    field: 'putStudyPlanItem',
    prepare: async (world) => {
      const [one, other] = [await newPlan(world), await newPlan(world)];
      return {
        rest: {
          method: 'PUT',
          path: `/api/students/${one.studentId}/study-plan/items/${one.itemId}`,
          options: { body: { courseId: one.courseId, term: '2027HT' } },
        },
        graphql: { query: mutation('putStudyPlanItem'), variables: { input: { ...other, term: '2027HT' } } },
      };
    },
  },
  X963: {
    route: 'DELETE /api/students/:id/study-plan/items/:itemId',
    field: 'removeStudyPlanItem',
    prepare: async (world) => {
      const [one, { studentId, itemId }] = [await newPlan(world), await newPlan(world)];
      return {
        rest: { method: 'DELETE', path: `/api/students/${one.studentId}/study-plan/items/${one.itemId}` },
        graphql: { query: mutation('removeStudyPlanItem'), variables: { input: { studentId, itemId } } },
      };
    },
  },
  X964: change('moveStudyPlanItem', ({ studentId, itemId }) => ({ studentId, itemId, term: '2027HT' })),
  X2190: {
    route: 'PUT /api/students/:id/study-plan/items/:itemId/note',
    field: 'setStudyPlanItemNote',
    prepare: async (world) => {
      const [one, { studentId, itemId }] = [await newPlan(world), await newPlan(world)];
      const note = 'Läses på distans.';
      return {
        rest: {
          method: 'PUT',
          path: `/api/students/${one.studentId}/study-plan/items/${one.itemId}/note`,
          options: { body: { note } },
        },
        graphql: {
          query: mutation('setStudyPlanItemNote'),
          variables: { input: { studentId, itemId, note } },
        },
      };
    },
  },
  X965: reading(
    'checkStudyPlan',
    '/check',
    'query($studentId: ID!) { checkStudyPlan(studentId: $studentId) { isMet } }',
  ),
  X966: reading(
    'studyPlanRevisions',
    '/revisions',
    'query($studentId: ID!) { studyPlanRevisions(studentId: $studentId) { reason } }',
  ),
  X967: {
    route: 'GET /api/students/:id/study-plan',
    field: 'studyPlanAt',
    prepare: async (world, principal) => {
      const { studentId } = await planOf(world, principal);
      return {
        rest: { method: 'GET', path: `/api/students/${studentId}/study-plan?at=2099-12-31` },
        graphql: {
          query:
            'query($studentId: ID!) { studyPlanAt(studentId: $studentId, day: "2099-12-31") { version } }',
          variables: { studentId },
        },
      };
    },
  },
  X968: {
    route: 'POST /api/students/:id/study-plan/agree',
    field: 'agreeStudyPlan',
    prepare: async (world) => {
      const [one, { studentId }] = [await newPlan(world), await newPlan(world)];
      return {
        rest: {
          method: 'POST',
          path: `/api/students/${one.studentId}/study-plan/agree`,
          options: { body: {} },
        },
        graphql: { query: mutation('agreeStudyPlan'), variables: { input: { studentId } } },
      };
    },
  },
  X969: own('agreeOwnStudyPlan', () => ({})),
  X970: own('wishInStudyPlan', (courseId) => ({ courseId })),
  X1900: {
    field: 'takeBackStudyPlanWish',
    prepare: async (world, principal) => {
      const studentId = (principal === 'sx' ? world.people.sx : world.people.so).studentId!;
      await planFor(world, studentId);
      const [wish] = await world.school.sql<{ id: string }>(
        `INSERT INTO study_plan_item (id, plan_id, course_id, source)
         SELECT gen_random_uuid(), p.id, c.id, 'WISH' FROM study_plan p, course c WHERE p.student_id = $1
           AND NOT EXISTS (SELECT FROM study_plan_item i WHERE i.plan_id = p.id AND i.course_id = c.id)
         ORDER BY c.code DESC LIMIT 1 RETURNING id`,
        [studentId],
      );
      return {
        graphql: { query: mutation('takeBackStudyPlanWish'), variables: { input: { itemId: wish!.id } } },
      };
    },
  },
  X971: {
    route: 'POST /api/students/:id/study-plan/close',
    field: 'closeStudyPlan',
    prepare: async (world) => {
      const [one, { studentId }] = [await newPlan(world), await newPlan(world)];
      const reason = 'Flyttat.';
      return {
        rest: {
          method: 'POST',
          path: `/api/students/${one.studentId}/study-plan/close`,
          options: { body: { reason } },
        },
        graphql: { query: mutation('closeStudyPlan'), variables: { input: { studentId, reason } } },
      };
    },
  },
  X1463: {
    route: 'GET /api/students/:id/validations',
    field: 'validations',
    prepare: async (world, principal) => {
      const studentId = principal === 'so' ? world.people.so.studentId! : await world.school.student();
      return {
        rest: { method: 'GET', path: `/api/students/${studentId}/validations` },
        graphql: {
          query: 'query($studentId: ID!) { validations(studentId: $studentId) { points } }',
          variables: { studentId },
        },
      };
    },
  },
  X1464: {
    route: 'PUT /api/students/:id/validations/:courseId',
    field: 'decideValidation',
    prepare: async ({ school }) => {
      const [course] = await school.sql<{ id: string }>(
        'SELECT id FROM course WHERE archived_at IS NULL ORDER BY code LIMIT 1',
      );
      const decision = { scope: 'WHOLE', basis: 'Intyg från arbetsgivaren.' };
      return {
        rest: {
          method: 'PUT',
          path: `/api/students/${await school.student()}/validations/${course!.id}`,
          options: { body: decision },
        },
        graphql: {
          query: 'mutation($input: DecideValidationInput!) { decideValidation(input: $input) { points } }',
          variables: { input: { ...decision, studentId: await school.student(), courseId: course!.id } },
        },
      };
    },
  },
  X1460: readMapping(true),
  X1461: readMapping(false),
  X1462: {
    route: 'PUT /api/students/:id/mapping',
    field: 'saveMapping',
    prepare: async (world) => ({
      rest: {
        method: 'PUT',
        path: `/api/students/${await world.school.student()}/mapping`,
        options: { body: MAPPING },
      },
      graphql: {
        query: mutation('saveMapping'),
        variables: { input: { studentId: await world.school.student(), values: MAPPING } },
      },
    }),
  },
  X1060: {
    route: 'GET /api/study-plans',
    field: 'studyPlans',
    prepare: () => ({
      rest: { method: 'GET', path: '/api/study-plans?filter=MISSING' },
      graphql: {
        query: '{ studyPlans(input: { filter: UNREACHABLE }) { totalCount nodes { studentName } } }',
      },
    }),
  },
  X1600: {
    field: 'createStudyPlanDocument',
    prepare: async (world, principal) => {
      const { studentId } = await planOf(world, principal);
      return {
        graphql: {
          query:
            'mutation($input: CreateStudyPlanDocumentInput!) { createStudyPlanDocument(input: $input) { id } }',
          variables: { input: { studentId } },
        },
      };
    },
  },
  X1601: reading(
    'studyPlanExchange',
    '/exchange',
    'query($studentId: ID!) { studyPlanExchange(studentId: $studentId) { plan } }',
  ),
  X1602: {
    route: 'PUT /api/students/:id/study-plan/exchange',
    field: 'importStudyPlan',
    prepare: async ({ school }) => ({
      rest: {
        method: 'PUT',
        path: `/api/students/${await school.student()}/study-plan/exchange`,
        options: { body: EXCHANGED },
      },
      graphql: {
        query: mutation('importStudyPlan'),
        variables: { input: { studentId: await school.student(), plan: EXCHANGED } },
      },
    }),
  },
  X1603: {
    field: 'previewStudyPlanImport',
    prepare: async ({ school }) => ({
      graphql: {
        query:
          'query($input: PreviewStudyPlanImportInput!) { previewStudyPlanImport(input: $input) { version } }',
        variables: { input: { studentId: await school.student(), plan: EXCHANGED } },
      },
    }),
  },
  X972: {
    field: 'studyPlanChoices',
    prepare: () => ({ graphql: { query: '{ studyPlanChoices { programs { id } packages { id } } }' } }),
  },
};

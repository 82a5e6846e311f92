import type { RowCall } from './permission-calls.js';
import type { World } from './permission-world.js';

const NAME = 'Björkens äldreboende';
const WORKPLACE = { name: NAME, places: 300 };
const CREATE = 'mutation($input: CreateWorkplaceInput!) { createWorkplace(input: $input) { id } }';
const PLAN = 'mutation($input: PlanPlacementInput!) { planPlacement(input: $input) { id } }';

export async function newWorkplace({ people }: World): Promise<string> {
  const { data } = await people.ad.graphql(CREATE, { input: { values: WORKPLACE } });
  return data!.createWorkplace.id;
}

async function newSupervisor(world: World): Promise<string> {
  const workplaceId = await newWorkplace(world);
  const { data } = await world.people.ad.graphql(
    'mutation($input: AddSupervisorInput!) { addSupervisor(input: $input) { supervisors { id } } }',
    { input: { workplaceId, values: { name: 'Karin Holm' } } },
  );
  return data!.addSupervisor.supervisors[0]!.id;
}

const valuesAt = (workplaceId: string) => ({
  ...{ workplaceId, startDate: '2027-01-11', endDate: '2027-02-05', hoursPerWeek: 40 },
});

/** A new student of the responsible teacher `te`, or of none. */
export async function newStudent({ school, people }: World, isOwn: boolean): Promise<string> {
  const id = await school.student();
  if (isOwn)
    await school.sql(
      'UPDATE student SET teacher_id = (SELECT t.id FROM teacher t WHERE t.user_id = $2) WHERE id = $1',
      [id, people.te.userId],
    );
  return id;
}

export async function newPlacement(world: World, studentId: string): Promise<string> {
  const values = valuesAt(await newWorkplace(world));
  const { data } = await world.people.ad.graphql(PLAN, { input: { studentId, values } });
  return data!.planPlacement.id;
}

/** A placement of the student's own for `so`, of another student for all others. */
async function placementFor(world: World, own: boolean): Promise<string> {
  const studentId = own ? world.people.so.studentId! : await newStudent(world, false);
  await world.school.sql('DELETE FROM placement WHERE student_id = $1', [studentId]);
  return newPlacement(world, studentId);
}

const plan = (own: boolean): RowCall => ({
  route: 'POST /api/placements',
  field: 'planPlacement',
  prepare: async (world) => {
    const values = valuesAt(await newWorkplace(world));
    return {
      rest: {
        method: 'POST',
        path: '/api/placements',
        options: { body: { studentId: await newStudent(world, own), ...values } },
      },
      graphql: { query: PLAN, variables: { input: { studentId: await newStudent(world, own), values } } },
    };
  },
});

const update = (own: boolean): RowCall => ({
  route: 'PUT /api/placements/:id',
  field: 'updatePlacement',
  prepare: async (world) => {
    const values = valuesAt(await newWorkplace(world));
    const placement = async () => newPlacement(world, await newStudent(world, own));
    return {
      rest: { method: 'PUT', path: `/api/placements/${await placement()}`, options: { body: values } },
      graphql: {
        query: 'mutation($input: UpdatePlacementInput!) { updatePlacement(input: $input) { id } }',
        variables: { input: { id: await placement(), values } },
      },
    };
  },
});

const setState = (own: boolean): RowCall => ({
  route: 'PUT /api/placements/:id/state',
  field: 'setPlacementState',
  prepare: async (world) => {
    const placement = async () => newPlacement(world, await newStudent(world, own));
    return {
      rest: {
        method: 'PUT',
        path: `/api/placements/${await placement()}/state`,
        options: { body: { state: 'AGREED' } },
      },
      graphql: {
        query: 'mutation($input: SetPlacementStateInput!) { setPlacementState(input: $input) { id } }',
        variables: { input: { id: await placement(), state: 'AGREED' } },
      },
    };
  },
});

const remove = (own: boolean): RowCall => ({
  route: 'DELETE /api/placements/:id',
  field: 'deletePlacement',
  prepare: async (world) => {
    const placement = async () => newPlacement(world, await newStudent(world, own));
    return {
      rest: { method: 'DELETE', path: `/api/placements/${await placement()}` },
      graphql: {
        query: 'mutation($input: DeletePlacementInput!) { deletePlacement(input: $input) }',
        variables: { input: { id: await placement() } },
      },
    };
  },
});

const REPORT = `mutation($input: ReportPlacementHoursInput!) { reportPlacementHours(input: $input) { version } }`;
const WEEK = '2026-W47';
const DAYS = [{ day: '2026-11-16', hours: 8 }];

/** A placement that is going on, with a reported week. */
async function begun(world: World, studentId: string): Promise<string> {
  await world.school.sql('DELETE FROM placement WHERE student_id = $1', [studentId]);
  const id = await newPlacement(world, studentId);
  await world.school.sql(
    "UPDATE placement SET state = 'ONGOING', waived_reason = 'x', start_date = '2026-11-09' WHERE id = $1",
    [id],
  );
  await world.people.ad.graphql(REPORT, { input: { placementId: id, week: WEEK, days: DAYS } });
  return id;
}

/** A begun placement of the caller's own, or of another student. */
export const begunFor = async (world: World, principal: string, own: boolean): Promise<string> =>
  begun(world, principal === 'so' ? world.people.so.studentId! : await newStudent(world, own));

const report = (own: boolean): RowCall => ({
  route: 'PUT /api/placements/:id/weeks/:week',
  field: 'reportPlacementHours',
  prepare: async (world, principal) => {
    const id = await begunFor(world, principal, own);
    return {
      rest: { method: 'PUT', path: `/api/placements/${id}/weeks/${WEEK}`, options: { body: { days: DAYS } } },
      graphql: { query: REPORT, variables: { input: { placementId: id, week: WEEK, days: DAYS } } },
    };
  },
});

const confirmWeek = (own: boolean): RowCall => ({
  route: 'PUT /api/placements/:id/weeks/:week/confirm',
  field: 'confirmPlacementWeek',
  prepare: async (world) => {
    const id = await begun(world, await newStudent(world, own));
    return {
      rest: { method: 'PUT', path: `/api/placements/${id}/weeks/${WEEK}/confirm`, options: { body: {} } },
      graphql: {
        query:
          'mutation($input: ConfirmPlacementWeekInput!) { confirmPlacementWeek(input: $input) { version } }',
        variables: { input: { placementId: id, week: WEEK } },
      },
    };
  },
});

export const PLACEMENT_CALLS: Record<string, RowCall> = {
  X900: {
    route: 'GET /api/workplaces',
    field: 'workplaces',
    prepare: () => ({
      rest: { method: 'GET', path: '/api/workplaces' },
      graphql: { query: '{ workplaces { totalCount } }' },
    }),
  },
  X901: {
    route: 'GET /api/workplaces/:id',
    field: 'workplace',
    prepare: async (world) => {
      const id = await newWorkplace(world);
      return {
        rest: { method: 'GET', path: `/api/workplaces/${id}` },
        graphql: { query: 'query($id: ID!) { workplace(id: $id) { name } }', variables: { id } },
      };
    },
  },
  X902: {
    route: 'POST /api/workplaces',
    field: 'createWorkplace',
    prepare: () => ({
      rest: { method: 'POST', path: '/api/workplaces', options: { body: WORKPLACE } },
      graphql: { query: CREATE, variables: { input: { values: WORKPLACE } } },
    }),
  },
  X903: {
    route: 'PUT /api/workplaces/:id',
    field: 'updateWorkplace',
    prepare: async (world) => {
      const id = await newWorkplace(world);
      return {
        rest: { method: 'PUT', path: `/api/workplaces/${id}`, options: { body: WORKPLACE } },
        graphql: {
          query: 'mutation($input: UpdateWorkplaceInput!) { updateWorkplace(input: $input) { id } }',
          variables: { input: { id, values: WORKPLACE } },
        },
      };
    },
  },
  X904: {
    route: 'PUT /api/workplaces/:id/state',
    field: 'setWorkplaceState',
    prepare: async (world) => {
      const id = await newWorkplace(world);
      return {
        rest: {
          method: 'PUT',
          path: `/api/workplaces/${id}/state`,
          options: { body: { state: 'RESTING' } },
        },
        graphql: {
          query: 'mutation($input: SetWorkplaceStateInput!) { setWorkplaceState(input: $input) { id } }',
          variables: { input: { id, state: 'RESTING' } },
        },
      };
    },
  },
  X905: {
    route: 'DELETE /api/workplaces/:id',
    field: 'deleteWorkplace',
    prepare: async (world) => ({
      rest: { method: 'DELETE', path: `/api/workplaces/${await newWorkplace(world)}` },
      graphql: {
        query: 'mutation($input: DeleteWorkplaceInput!) { deleteWorkplace(input: $input) }',
        variables: { input: { id: await newWorkplace(world) } },
      },
    }),
  },
  X906: {
    route: 'POST /api/workplaces/:id/supervisors',
    field: 'addSupervisor',
    prepare: async (world) => {
      const workplaceId = await newWorkplace(world);
      return {
        rest: {
          method: 'POST',
          path: `/api/workplaces/${workplaceId}/supervisors`,
          options: { body: { name: 'Karin Holm' } },
        },
        graphql: {
          query: 'mutation($input: AddSupervisorInput!) { addSupervisor(input: $input) { id } }',
          variables: { input: { workplaceId, values: { name: 'Yusuf Demir' } } },
        },
      };
    },
  },
  X907: {
    route: 'PUT /api/supervisors/:id',
    field: 'updateSupervisor',
    prepare: async (world) => {
      const id = await newSupervisor(world);
      const values = { name: 'Karin Holm', phone: '08-123 456 78' };
      return {
        rest: { method: 'PUT', path: `/api/supervisors/${id}`, options: { body: values } },
        graphql: {
          query: 'mutation($input: UpdateSupervisorInput!) { updateSupervisor(input: $input) { id } }',
          variables: { input: { id, values } },
        },
      };
    },
  },
  X908: {
    route: 'DELETE /api/supervisors/:id',
    field: 'removeSupervisor',
    prepare: async (world) => ({
      rest: { method: 'DELETE', path: `/api/supervisors/${await newSupervisor(world)}` },
      graphql: {
        query: 'mutation($input: RemoveSupervisorInput!) { removeSupervisor(input: $input) { id } }',
        variables: { input: { id: await newSupervisor(world) } },
      },
    }),
  },
  X910: {
    route: 'GET /api/placements',
    field: 'placements',
    prepare: () => ({
      rest: { method: 'GET', path: '/api/placements' },
      graphql: { query: '{ placements { totalCount } }' },
    }),
  },
  X911: {
    route: 'GET /api/placements/:id',
    field: 'placement',
    prepare: async (world, principal) => {
      const id = await placementFor(world, principal === 'so');
      return {
        rest: { method: 'GET', path: `/api/placements/${id}` },
        graphql: { query: 'query($id: ID!) { placement(id: $id) { studentId } }', variables: { id } },
      };
    },
  },
  X912: {
    route: 'GET /api/students/:id/placements',
    field: 'placements',
    prepare: ({ otherStudent }) => ({
      rest: { method: 'GET', path: `/api/students/${otherStudent}/placements` },
      graphql: {
        query: 'query($id: ID!) { placements(input: { filter: { studentId: $id } }) { totalCount } }',
        variables: { id: otherStudent },
      },
    }),
  },
  X913: plan(true),
  X914: plan(false),
  X915: update(true),
  X916: update(false),
  X917: setState(true),
  X918: setState(false),
  X919: remove(true),
  X920: remove(false),
  X921: {
    route: 'GET /api/students/:id/placement-hours',
    field: 'placementHours',
    prepare: ({ people, otherStudent }, principal) => {
      const id = principal === 'so' ? people.so.studentId! : otherStudent;
      return {
        rest: { method: 'GET', path: `/api/students/${id}/placement-hours` },
        graphql: {
          query: 'query($id: ID!) { placementHours(studentId: $id) { required } }',
          variables: { id },
        },
      };
    },
  },
  X922: report(true),
  X923: report(false),
  X924: confirmWeek(true),
  X925: confirmWeek(false),
};

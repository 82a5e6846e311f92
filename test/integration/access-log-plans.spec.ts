import { dayFromToday } from '../support/days.js';
import { School, type Person } from '../support/school.js';

const FIELDS: Readonly<Record<string, string>> = {
  studyPlan: 'studyPlan(studentId: $id) { version }',
  studyPlanAt: 'studyPlanAt(studentId: $id, day: $day) { version }',
  studyPlanRevisions: 'studyPlanRevisions(studentId: $id) { id }',
  checkStudyPlan: 'checkStudyPlan(studentId: $id) { isMet }',
  placementHours: 'placementHours(studentId: $id) { planned }',
};

describe('the access log for study plans and hours', () => {
  let school: School;
  let admin: Person;
  let hidden: string;
  let open: string;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    hidden = await school.student({ name: 'Skyddad Elev', isProtected: true });
    open = await school.student({ name: 'Vanlig Elev' });
    for (const studentId of [hidden, open]) {
      const period = { startDate: dayFromToday(0), plannedEndDate: dayFromToday(200) };
      const { errors } = await admin.graphql(
        'mutation($input: SaveStudyPlanInput!) { saveStudyPlan(input: $input) { version } }',
        { input: { studentId, version: 0, values: { goal: 'COURSES', pacePercent: 100, ...period } } },
      );
      expect(errors).toEqual([]);
    }
  });
  afterAll(() => school.close());

  /** The records of a call about a student. */
  async function recorded(who: Person, field: string, id: string): Promise<unknown[]> {
    await school.unguarded('DELETE FROM access_log');
    const day = field.includes('$day') ? ', $day: Date!' : '';
    const { errors } = await who.graphql(`query($id: ID!${day}) { ${field} }`, {
      id,
      ...(day && { day: dayFromToday(1) }),
    });
    expect(errors).toEqual([]);
    return school.sql(
      'SELECT user_id, student_id, action, is_protected FROM access_log WHERE student_id IS NOT NULL',
    );
  }

  it.each(Object.keys(FIELDS))('%s records the student once', async (name) => {
    const record = { user_id: admin.userId, action: 'READ_STUDENT' };
    const secret = { ...record, student_id: hidden, is_protected: true };
    expect(await recorded(admin, FIELDS[name]!, hidden)).toEqual([secret]);
    const plain = { ...record, student_id: open, is_protected: false };
    expect(await recorded(admin, FIELDS[name]!, open)).toEqual([plain]);
  });

  it("a student's own read leaves no record", async () => {
    const student = await school.asStudent({ isProtected: true });
    for (const name of ['studyPlan', 'studyPlanRevisions', 'checkStudyPlan', 'placementHours'])
      expect(await recorded(student, FIELDS[name]!, student.studentId)).toEqual([]);
  });
});

import { mondayOf } from '../../domain/days.js';
import { weekCode } from '../../domain/placements/week.js';
import { dayFromToday } from '../support/days.js';
import { School, type Person } from '../support/school.js';
import { addCourse, addEnrollment } from '../support/studies.js';

const PERIOD = { startDate: dayFromToday(-14), endDate: dayFromToday(30), hoursPerWeek: 35 };

describe('the access log for placements, mapping and validations', () => {
  let school: School;
  let admin: Person;
  let studentId: string;
  let workplaceId: string;
  let id: string;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    studentId = await school.student({ name: 'Åsa Ödman' });
    const courseId = await addCourse(school);
    const enrollmentIds = [await addEnrollment(school, studentId, { courseId })];
    const goals = [{ courseId, text: 'Förflytta sig ergonomiskt' }];
    workplaceId = idOf(await admin.rest('POST', '/api/workplaces', { body: { name: 'Björken', places: 2 } }));
    const body = { studentId, workplaceId, ...PERIOD, enrollmentIds, goals };
    id = idOf(await admin.rest('POST', '/api/placements', { body }));
  });
  afterAll(() => school.close());

  const idOf = ({ body }: { body: unknown }) => (body as { _id: string })._id;

  /** The records of a call and its status. */
  async function recorded(who: Person, method: string, path: string, body?: object): Promise<unknown[]> {
    await school.unguarded('DELETE FROM access_log');
    const { status } = await who.rest(method, `/api${path}`, body && { body });
    const rows = await school.sql<{ action: string; student_id: string | null; result: string }>(
      'SELECT action, student_id, result FROM access_log WHERE user_id = $1 ORDER BY id',
      [who.userId],
    );
    return [status, ...rows.map(({ action, student_id, result }) => [action, student_id, result])];
  }
  const once = (status: number, action: string) => [status, [action, studentId, 'OK']];

  it('names the student in each change of a placement with courses', async () => {
    const waived = { state: 'ONGOING', allowWithoutAgreement: true, reason: 'Avtalet är på väg.' };
    expect(await recorded(admin, 'PUT', `/placements/${id}/state`, waived)).toEqual(
      once(200, 'CHANGE_STUDENT'),
    );
    const change = { workplaceId, ...PERIOD, hoursPerWeek: 30 };
    expect(await recorded(admin, 'PUT', `/placements/${id}`, change)).toEqual(once(200, 'CHANGE_STUDENT'));
    const incident = { kind: 'INJURY', text: 'Klämde fingret.' };
    expect(await recorded(admin, 'POST', `/placements/${id}/incidents`, incident)).toEqual(
      once(201, 'CHANGE_STUDENT'),
    );
  });

  it('names the student in reported and confirmed weeks', async () => {
    const monday = mondayOf(dayFromToday(-7));
    const path = `/placements/${id}/weeks/${weekCode(monday)}`;
    const days = [{ day: monday, hours: 7 }];
    expect(await recorded(admin, 'PUT', path, { days })).toEqual(once(200, 'CHANGE_STUDENT'));
    expect(await recorded(admin, 'PUT', `${path}/confirm`, {})).toEqual(once(200, 'CHANGE_STUDENT'));
  });

  it('has one record for each read of a student', async () => {
    const student = `/students/${studentId}`;
    await admin.rest('PUT', `/api${student}/mapping`, { body: { supportNeeds: 'Extra tid' } });
    for (const path of [
      `/placements/${id}`,
      ...['placements', 'placement-courses', 'mapping'].map((part) => `${student}/${part}`),
    ])
      expect(await recorded(admin, 'GET', path)).toEqual(once(200, 'READ_STUDENT'));
  });

  it('has one record for a list, and none for a read of the student', async () => {
    const other = await school.student({ name: 'Bo Ek' });
    const body = { studentId: other, workplaceId, ...PERIOD };
    await admin.rest('POST', '/api/placements', { body });
    expect(await recorded(admin, 'GET', '/placements')).toEqual([200, ['LIST_STUDENTS', null, 'OK']]);
    const student = await school.asStudent();
    expect(await recorded(student, 'GET', `/students/${student.studentId}/mapping`)).toEqual([200]);
  });

  it('names the student in a refused change of a placement', async () => {
    const stranger = await school.as('TEACHER');
    const state = { state: 'AGREED' };
    const refused = [403, ['CHANGE_STUDENT', studentId, 'REFUSED']];
    expect(await recorded(stranger, 'PUT', `/placements/${id}/state`, state)).toEqual(refused);
  });

  it('names the student of a placement that is deleted', async () => {
    const other = await school.student({ name: 'Cia Berg' });
    const body = { studentId: other, workplaceId, ...PERIOD, overCapacity: true };
    const planned = idOf(await admin.rest('POST', '/api/placements', { body }));
    expect(await recorded(admin, 'DELETE', `/placements/${planned}`)).toEqual([
      204,
      ['CHANGE_STUDENT', other, 'OK'],
    ]);
  });
});

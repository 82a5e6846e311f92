import { randomUUID } from 'node:crypto';
import { School, type Person } from '../support/school.js';

describe('changes in a course’s timeline', () => {
  let school: School;
  let specped: Person;
  let teacher: Person;
  let admin: Person;

  beforeAll(async () => {
    school = await School.open();
    specped = await school.as('SPECPED');
    teacher = await school.as('TEACHER', { name: 'Åsa Öberg' });
    admin = await school.as('ADMIN');
  });
  afterAll(() => school.close());

  async function make(table: string, values: Record<string, unknown>): Promise<string> {
    const row = { id: randomUUID(), ...values };
    const names = Object.keys(row);
    await school.sql(
      `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
      Object.values(row),
    );
    return row.id;
  }
  test('shows what changed in a course, a package, a program and an instance, and by whom', async () => {
    const changes = async (of: string, who = admin) => {
      const { data, errors } = await who.graphql(
        'query($id: ID!) { course(id: $id) { timeline { text by } } }',
        {
          id: of,
        },
      );
      expect(errors).toEqual([]);
      return data!.course!.timeline.filter(({ text }) => text.includes('→') || text.includes('ändrades'));
    };
    const done = async (mutation: string, input: Record<string, unknown>) => {
      const type = mutation[0]!.toUpperCase() + mutation.slice(1);
      const query = `mutation($input: ${type}Input!) { ${mutation}(input: $input) { id } }`;
      expect((await admin.graphql(query, { input })).errors).toEqual([]);
    };
    const named = { code: 'GLAS9', name: 'Glas 9', system: 'LOCAL', level: 'UPPER_SECONDARY' };
    const courseId = await make('course', { code: 'GLAS9', name: 'Glas 9', system: 'LOCAL', points: 100 });
    await done('updateCourse', { id: courseId, version: 1, course: { ...named, points: 100 } });
    expect(await changes(courseId)).toEqual([]);
    await done('updateCourse', { id: courseId, version: 2, course: { ...named, points: 150 } });
    const byAdmin = { by: admin.name };
    expect(await changes(courseId)).toEqual([{ text: 'Poäng: 100 → 150', ...byAdmin }]);
    expect(await changes(courseId, specped)).toEqual([{ text: 'Poäng: 100 → 150', by: null }]);

    const pack = await make('course_package', { name: 'Glashantverk', target_points: 400 });
    const courses = [{ courseId }];
    const packed = { name: 'Glashantverk', kind: 'LOCAL', targetPoints: 500, courses };
    await done('updateCoursePackage', { id: pack, version: 1, package: packed });
    expect(await changes(pack)).toEqual([{ text: 'Mål, poäng: 400 → 500, Kurser ändrades', ...byAdmin }]);

    const program = await make('program', { name: 'Glaslinjen', points: 2400 });
    const rules = { name: 'Glaslinjen', points: 2500, requiredPoints: 1150, courses: [] };
    await done('updateProgram', { id: program, version: 1, program: rules });
    expect(await changes(program)).toEqual([{ text: expect.stringContaining('2400 → 2500'), ...byAdmin }]);

    const dates = { start_date: '2099-01-12', end_date: '2099-03-01' };
    const id = await make('course_instance', { course_id: courseId, name: 'Glas 9 dag', ...dates });
    const values = { endDate: '2099-04-01', capacity: 12 };
    await done('updateCourseInstance', { id, version: 1, values });
    await done('setCourseInstancesTeacher', { ids: [id], teacherId: teacher.teacherId });
    await done('setCourseInstancesTeacher', { ids: [id], teacherId: teacher.teacherId });
    expect(await changes(id)).toEqual([
      { text: 'Lärare: inget → Åsa Öberg', ...byAdmin },
      { text: 'Slut: 2099-03-01 → 2099-04-01, Platser: inget → 12', ...byAdmin },
    ]);
  });
});

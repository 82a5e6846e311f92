import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isObjectType, type GraphQLObjectType } from 'graphql';
import { School, type Person } from '../support/school.js';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** Every field of a type, with all fields below it. */
function fieldsOf(type: GraphQLObjectType, depth = 4): string[] {
  return Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (!isObjectType(inner)) return [field.name];
    const below = depth > 0 ? fieldsOf(inner, depth - 1) : [];
    return below.length > 0 ? [`${field.name} { ${below.join(' ')} }`] : [];
  });
}

/** A statement selects requested fields only: fields derived from others must not change. */
describe('a field that is requested alone', () => {
  let school: School;
  let student: string;
  let viewers: Person[];

  beforeAll(async () => {
    school = await School.open();
    const teacher = await school.as('TEACHER');
    viewers = [await school.as('ADMIN'), teacher];
    const [course] = await school.sql<{ id: string }>('SELECT id FROM course ORDER BY code LIMIT 1');
    const seed = {
      phone: '070-1',
      municipality: 'Solna',
      teacherId: teacher.teacherId,
      personalNumber: '200001012384',
    };
    student = await school.student(seed);
    const hidden = await school.student({ ...seed, personalNumber: '200001022383', isProtected: true });
    for (const [id, reason] of [
      [student, null],
      [hidden, 'F i fysik'],
    ]) {
      await school.sql(
        `INSERT INTO exam (id, student_id, name, personal_number, phone, course, course_id, requested_month, teacher_id,
           status, comment, fee_exempt_reason)
         VALUES (gen_random_uuid(), $1, 'Ada', '200001012384', '070-1', 'x', $2, 'Mars', $3, 'SCHEDULED', 'ja', $4)`,
        [id, course!.id, teacher.teacherId, reason],
      );
      await school.sql(
        `INSERT INTO enrollment (id, student_id, course_id, start_date) VALUES (gen_random_uuid(), $1, $2, '2026-01-01')`,
        [id, course!.id],
      );
    }
  });
  afterAll(() => school.close());

  test.each([
    ['the exam table', 'Exam', (fields: string) => `exams(input: { first: 3 }) { nodes { ${fields} } }`],
    [
      'the student list',
      'Student',
      (fields: string) => `students(input: { first: 3 }) { nodes { ${fields} } }`,
    ],
    ['the student page', 'Student', (fields: string) => `student(id: "${student}") { ${fields} }`],
  ])('of %s is the same as when requested with all others', async (_place, type, question) => {
    const fields = fieldsOf(schema.getType(type) as GraphQLObjectType);
    for (const viewer of viewers) {
      const ask = async (asked: string) => {
        const { data, errors } = await viewer.graphql(`{ found: ${question(asked)} }`);
        const found = data?.found as { nodes?: unknown } | undefined;
        return { rows: [found?.nodes ?? found].flat(), errors };
      };
      const whole = await ask(fields.join(' '));
      expect(whole.errors).toEqual([]);
      for (const field of fields) {
        const name = field.split(' ')[0]!;
        const expected = (whole.rows as Record<string, unknown>[]).map((row) => ({ [name]: row[name] }));
        expect(await ask(field)).toEqual({ rows: expected, errors: [] });
      }
    }
  });

  test('is read whenever requested, whatever another part of the same query left out', async () => {
    const [viewer] = viewers;
    const query = `query($more: Boolean!) {
      exams(input: { first: 3 }) { nodes { id } } exams(input: { first: 3 }) @include(if: $more) { nodes { name phone } } }`;
    const ask = async (more: boolean) => {
      const { data, errors } = await viewer!.graphql(query, { more });
      return { errors, nodes: (data?.exams as { nodes: { name?: string; phone?: string }[] }).nodes };
    };
    expect(Object.keys((await ask(false)).nodes[0]!)).toEqual(['id']);
    const { nodes, errors } = await ask(true);
    expect(errors).toEqual([]);
    expect(nodes.map(({ name, phone }) => [name, phone])).toContainEqual(['Ada', '070-1']);
  });
});

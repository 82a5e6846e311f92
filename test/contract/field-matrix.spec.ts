import { readFileSync } from 'node:fs';
import { buildSchema, isLeafType, getNamedType, isObjectType, type GraphQLObjectType } from 'graphql';
import { School, type Person } from '../support/school.js';

/** Permissions, section 5, as a table: fields of the student page per reader. */
const READERS = ['student', 'coordinator', 'specped', 'syv', 'teacher', 'admin', 'systemadmin'] as const;
type Reader = (typeof READERS)[number];

const EVERYONE: readonly Reader[] = READERS;
const STAFF: readonly Reader[] = READERS.filter((reader) => reader !== 'student');
const TEACHERS: readonly Reader[] = ['teacher', 'admin', 'systemadmin'];
const ADMINISTRATORS: readonly Reader[] = ['admin', 'systemadmin'];

/** Readers of a field's value; for others it is null (seenBy: empty). */
const SEES: Record<string, readonly Reader[]> = {
  _id: EVERYONE,
  version: EVERYONE,
  name: EVERYONE,
  personalNumber: EVERYONE,
  personalNumberKind: EVERYONE,
  phone: EVERYONE,
  email: EVERYONE,
  municipality: EVERYONE,
  startDate: EVERYONE,
  endDate: EVERYONE,
  exam: EVERYONE,
  additionalInfo: EVERYONE,
  teacherId: EVERYONE,
  aplStatus: EVERYONE,
  education: EVERYONE,
  enrollmentStats: EVERYONE,
  commentHistory: EVERYONE,
  userId: ADMINISTRATORS,
  isProtected: TEACHERS,
};

const COMMENT_SEES: Record<string, readonly Reader[]> = {
  _id: EVERYONE,
  author: EVERYONE,
  authorId: STAFF,
  authorRole: EVERYONE,
  date: EVERYONE,
  comment: EVERYONE,
  editedAt: EVERYONE,
  editedBy: EVERYONE,
  isDeleted: EVERYONE,
  seenBy: STAFF,
  version: EVERYONE,
};

describe('the fields of a student', () => {
  let school: School;
  let people: Record<Reader, Person>;
  let id: string;
  let bystander: Person;

  beforeAll(async () => {
    school = await School.open();
    const teacher = await school.as('TEACHER', { name: 'Ansvarig Lärare' });
    const own = await school.asStudent({
      name: 'Kanarie Elev',
      personalNumber: '199001019802',
      phone: '070-4711471',
      email: 'kanarie@exempel.se',
      municipality: 'Vaxholm',
      startDate: '2026-01-10',
      endDate: '2027-01-10',
      teacherId: teacher.teacherId,
    });
    id = own.studentId;
    bystander = teacher;
    people = {
      student: own,
      coordinator: await school.as('COORDINATOR'),
      specped: await school.as('SPECPED'),
      syv: await school.as('SYV'),
      teacher,
      admin: await school.as('ADMIN'),
      systemadmin: await school.as('SYSTEMADMIN'),
    };
    await people.admin.rest('PUT', `/api/student-details/${id}`, {
      body: { exam: 'Undersköterska', additionalInfo: 'Övrigt' },
    });
    await teacher.rest('POST', `/api/student-details/${id}/comments`, { body: { comment: 'Ett' } });
    await school.sql(
      `INSERT INTO enrollment (id, student_id, course_id, start_date) SELECT gen_random_uuid(), $1, id, '2026-01-10' FROM course LIMIT 1`,
      [id],
    );
    await school.sql(`UPDATE comment SET edited_at = now(), edited_by_name = 'Någon' WHERE student_id = $1`, [
      id,
    ]);
  });
  afterAll(() => school.close());

  const isShown = (value: unknown): boolean =>
    value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
  const shownTo = (fields: Record<string, unknown>): Record<string, boolean> =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, isShown(value)]));
  const expected = (table: Record<string, readonly Reader[]>, reader: Reader): Record<string, boolean> =>
    Object.fromEntries(Object.entries(table).map(([name, readers]) => [name, readers.includes(reader)]));

  test.each(READERS)('shown to %s on the student page are exactly those in the matrix', async (reader) => {
    const { body } = await people[reader].rest('GET', `/api/student-details/${id}`);
    const { commentHistory, ...rest } = body as { commentHistory: Record<string, unknown>[] };
    const known = Object.fromEntries(Object.entries(rest).filter(([name]) => name in SEES));
    expect(shownTo({ ...known, commentHistory })).toEqual(expected(SEES, reader));
    expect(Object.keys(rest).filter((name) => !(name in SEES))).toEqual(ADDED);
    expect(shownTo(commentHistory[0]!)).toEqual(expected(COMMENT_SEES, reader));
  });

  /** Fields beyond section 3 of the specification. */
  const ADDED: string[] = [];

  test('include the whole personal number for every reader of the page; below teacher, staff see it nowhere else', async () => {
    for (const reader of READERS) {
      const { body } = await people[reader].rest('GET', `/api/student-details/${id}`);
      expect(body).toMatchObject({ personalNumber: '19900101-9802' });
    }
    for (const reader of ['student', 'teacher', 'admin', 'systemadmin'] as const) {
      const { body } = await people[reader].rest('GET', '/api/students');
      expect(body).toMatchObject([{ personalNumber: '19900101-9802' }]);
    }
  });

  test('are the same in the list as on the page, for everyone who has a list', async () => {
    for (const reader of ['student', 'teacher', 'admin', 'systemadmin'] as const) {
      const [page, list] = [
        await people[reader].rest('GET', `/api/student-details/${id}`),
        await people[reader].rest('GET', '/api/students'),
      ];
      expect(list.body).toEqual([page.body]);
    }
  });

  test('never include a staff e-mail address, by any path from any root field', async () => {
    await school.sql(`UPDATE app_user SET email = 'personalkanarie@exempel.se' WHERE id = $1`, [
      bystander.userId,
    ]);
    const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
    const selection = everything(schema.getType('Student') as GraphQLObjectType);
    for (const reader of READERS) {
      const { data, errors } = await people[reader].graphql(`{ student(id: "${id}") ${selection} }`);
      expect(errors).toEqual([]);
      const text = JSON.stringify(data);
      expect(text).not.toContain('personalkanarie');
      expect(text).not.toMatch(/password|hash|storage|token/i);
      if (reader === 'student')
        expect(
          text.replaceAll(JSON.stringify((data as { student: { teacher: unknown } }).student.teacher), ''),
        ).not.toContain(bystander.userId);
    }
  });

  test('are only writable if they are in the form', async () => {
    const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
    const input = schema.getType('UpdateStudentInput');
    expect(Object.keys((input as unknown as GraphQLObjectType).getFields()).sort()).toEqual(
      [
        'additionalInfo',
        'email',
        'endDate',
        'exam',
        'id',
        'municipality',
        'name',
        'personalNumber',
        'phone',
        'startDate',
        'version',
      ].sort(),
    );
  });
});

/** Selects all fields without arguments below a type. */
function everything(type: GraphQLObjectType): string {
  const fields = Object.values(type.getFields()).map((field) => {
    const inner = getNamedType(field.type);
    if (isLeafType(inner)) return field.name;
    return isObjectType(inner) ? `${field.name} ${everything(inner)}` : '';
  });
  return `{ ${fields.join(' ')} }`;
}

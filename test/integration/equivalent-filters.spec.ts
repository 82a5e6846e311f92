import { v7 as uuid } from 'uuid';
import { School, type Person } from '../support/school.js';
import { addCourse, addEnrollment } from '../support/studies.js';

/** Lists with a filter by course code, and names in their results. */
const LISTS = {
  students: [
    'query($q: String) { students(input: { filter: { education: $q } }) { nodes { name } } }',
    'name',
  ],
  enrollments: [
    'query($q: String) { enrollments(input: { filter: { education: $q } }) { nodes { student { name } } } }',
    'student',
  ],
  courseMatching: [
    'query($q: String) { courseMatching(input: { filter: { q: $q } }) { nodes { student } } }',
    'student',
  ],
  coursePackages: [
    'query($q: String) { coursePackages(input: { filter: { q: $q } }) { nodes { name } } }',
    'name',
  ],
} as const;

describe('a filter by the code of a course', () => {
  let school: School;
  let admin: Person;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    const [older, newer, other] = [
      await addCourse(school, { code: 'AAAAAA01', name: 'Den äldre', system: 'GY11' }),
      await addCourse(school, { code: 'BBBB1000X', name: 'Den nya', system: 'GY25' }),
      await addCourse(school, { code: 'CCCC1000X', name: 'Den tredje', system: 'GY25' }),
    ];
    await school.sql('INSERT INTO course_equivalent VALUES ($1, $2)', [older, newer]);
    for (const [name, courseId] of [
      ['Äldre', older],
      ['Nya', newer],
      ['Tredje', other],
    ] as const) {
      const studentId = await school.student({ name });
      await addEnrollment(school, studentId, { courseId, status: 'ADMITTED' });
      const packageId = uuid();
      await school.sql('INSERT INTO course_package (id, name) VALUES ($1, $2)', [packageId, name]);
      await school.sql(
        'INSERT INTO course_package_course (package_id, course_id, position) VALUES ($1, $2, 1)',
        [packageId, courseId],
      );
    }
  });
  afterAll(() => school.close());

  const found = async (list: keyof typeof LISTS, q: string): Promise<string[]> => {
    const [query, field] = LISTS[list];
    const { data, errors } = await admin.graphql(query, { q });
    expect(errors).toEqual([]);
    const { nodes } = (data as Record<string, { nodes: Record<string, string | { name: string }>[] }>)[list]!;
    return nodes
      .map((node) => node[field]!)
      .map((value) => (typeof value === 'string' ? value : value.name))
      .sort();
  };

  test.each(Object.keys(LISTS) as (keyof typeof LISTS)[])(
    'also finds its equivalent, and nothing else: %s',
    async (list) => {
      expect(await found(list, 'AAAAAA01')).toEqual(['Nya', 'Äldre']);
      expect(await found(list, 'bbbb1000x')).toEqual(['Nya', 'Äldre']);
      expect(await found(list, 'CCCC')).toEqual(['Tredje']);
      // A name matches only that course.
      expect(await found(list, 'Den tredje')).toEqual(['Tredje']);
    },
  );
});

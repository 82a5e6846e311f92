import { ofStudentFields } from '../../../../domain/student-fields.js';
import { RowJudge, type JudgedRow } from './row-judgement.rules.js';
import { People } from './row-people.rules.js';
import type { ExistingStudent } from './row-plan.rules.js';
import type { RowReading, StudentFields } from '../reading/row.input.js';

const ANNA = '199001019802';
const OTHER = '199001019810';

let rows = 1;
const reading = (fields: StudentFields, more: Partial<RowReading> = {}): RowReading => ({
  row: (rows += 1),
  fields,
  educations: [],
  wishes: [],
  issues: [],
  label: fields.name ?? null,
  ...more,
});

const student = (more: Partial<ExistingStudent> = {}): ExistingStudent => ({
  ...ofStudentFields(() => null),
  id: 's1',
  version: 3,
  open: true,
  isProtected: false,
  name: 'Anna Berg',
  personalNumber: ANNA,
  previousNumbers: [],
  email: 'anna@exempel.se',
  municipality: 'Täby',
  startDate: '2026-01-12',
  teacher: null,
  targets: [],
  wishes: [],
  ...more,
});

function judge(existing: ExistingStudent[], readings: RowReading[], keep = true): JudgedRow[] {
  const judgement = new RowJudge(existing, new People(readings), keep);
  return readings.map((one) => judgement.judge(one));
}
const one = (existing: ExistingStudent[], fields: StudentFields, keep = true) =>
  judge(existing, [reading(fields)], keep)[0]!;
const COURSES: Record<string, string> = { c1: 'Svenska 1', c2: 'Engelska 5' };
const on = (id: string) => ({ field: 'COURSE_CODE' as const, target: { id, code: id, name: COURSES[id]! } });
const messages = (row: JudgedRow | undefined) => row?.issues.map(({ message }) => message);

beforeEach(() => (rows = 1));

describe('matching a row to a student', () => {
  it('goes by personal number first', () => {
    const row = one([student(), student({ id: 's2', personalNumber: OTHER, email: 'x@exempel.se' })], {
      name: 'Anna Berg',
      personalNumber: OTHER,
      email: 'anna@exempel.se',
    });
    expect(row).toMatchObject({ outcome: 'CHANGED', student: { id: 's2', version: 3 } });
  });

  it('finds the student who used to have the number, and keeps the current number', () => {
    const row = one([student({ previousNumbers: [OTHER] })], { personalNumber: OTHER, phone: '070-1' });
    expect(row).toMatchObject({ outcome: 'CHANGED', student: { id: 's1' } });
    expect(row.changes.map(({ field }) => field)).toEqual(['PHONE']);
    expect(messages(row)).toEqual([
      'Personnumret är ett som eleven har haft tidigare. Elevens nuvarande uppgift behålls.',
    ]);
  });

  it('prefers the student who has the number now to one who had it before', () => {
    const row = one(
      [student({ id: 's1', previousNumbers: [OTHER] }), student({ id: 's2', personalNumber: OTHER })],
      {
        personalNumber: OTHER,
        phone: '070-1',
      },
    );
    expect(row).toMatchObject({ student: { id: 's2' } });
  });

  it('is only tentative by name and e-mail address, and finds nobody by the address alone', () => {
    const alike = one([student()], { name: 'Anna Berg', email: 'ANNA@exempel.se' });
    expect(alike).toMatchObject({ outcome: 'DUPLICATE', student: { id: 's1' }, plan: null });
    expect(messages(alike)).toEqual([
      'Möjlig dubblett: Anna Berg (1990-01-01) finns redan, med samma e-postadress.',
    ]);
    const added = one([student({ personalNumber: null })], {
      ...{ name: 'Anna Berg', personalNumber: ANNA, email: 'anna@exempel.se' },
    });
    expect(added).toMatchObject({ outcome: 'DUPLICATE', plan: null });
    expect(messages(one([student()], { email: 'anna@exempel.se' }))).toContain('Namn saknas.');
  });

  it.each(['070-123 45 67', '0701234567', '070\u00a0123\u00a045\u00a067', '(070) 123-45 67'])(
    'recognises a telephone number in any format: %s',
    (phone) => {
      const row = one([student({ phone: '070-1234567' })], { personalNumber: ANNA, phone });
      expect(row).toMatchObject({ outcome: 'UNCHANGED', changes: [] });
      expect(one([student({ phone: '070-1234568' })], { personalNumber: ANNA, phone }).outcome).toBe(
        'CHANGED',
      );
    },
  );

  it('is only tentative by name and birth date, and then merges nothing', () => {
    const row = one([student()], { name: 'anna berg', personalNumber: OTHER });
    expect(row).toMatchObject({ outcome: 'DUPLICATE', plan: null });
    expect(messages(row)).toEqual(['Möjlig dubblett: Anna Berg (1990-01-01) finns redan.']);
    // The cell that distinguishes them is the remedy.
    expect(row!.issues[0]!.field).toBe('PERSONAL_NUMBER');
    expect(one([student()], { name: 'Anna Berg' }).outcome).toBe('DUPLICATE');
  });

  it('treats namesakes with a different birth date or address as new', () => {
    expect(one([student()], { name: 'Anna Berg', personalNumber: '198512249809' }).outcome).toBe('NEW');
    expect(one([student()], { name: 'Anna Berg', email: 'en.annan@exempel.se' }).outcome).toBe('NEW');
  });

  it('warns when a new student has another student’s address', () => {
    const row = one([student()], {
      name: 'Bo Berg',
      personalNumber: '198512249809',
      email: 'anna@exempel.se',
    });
    expect(row.outcome).toBe('NEW');
    expect(row.issues).toMatchObject([
      { warning: true, message: 'E-postadressen används redan av Anna Berg.' },
    ]);
  });

  it('finds nobody when the student is not accessible to the importing user', () => {
    const closed = student({ open: false });
    const fields = { name: 'Bo', personalNumber: ANNA };
    const named = one([closed], fields);
    rows = 1;
    expect(named).toEqual(one([], fields));
    expect(one([closed], { name: 'Anna Berg', email: 'anna@exempel.se' }).outcome).toBe('NEW');
  });
});

describe('rows in one file for the same person', () => {
  it('are reported on each row, and only the first is imported', () => {
    const judged = judge(
      [],
      [1, 2, 3].map(() => reading({ name: 'Anna Berg', personalNumber: ANNA })),
    );
    expect(judged.map(({ outcome }) => outcome)).toEqual(['NEW', 'DUPLICATE', 'DUPLICATE']);
    for (const row of judged) expect(messages(row)).toEqual(['Samma personnummer på rad 2, 3 och 4.']);
    expect(judged[0]?.issues[0]?.warning).toBe(true);
  });

  it('are also detected by address and name, and by the student they both match', () => {
    const twice = (fields: StudentFields) => judge([], [reading(fields), reading(fields)])[1];
    expect(messages(twice({ name: 'A', email: 'a@b.se' }))).toEqual(['Samma e-postadress på rad 2 och 3.']);
    rows = 1;
    expect(messages(twice({ name: 'A' }))).toEqual(['Samma namn på rad 2 och 3.']);
    rows = 1;
    const [, second] = judge(
      [student({ previousNumbers: [OTHER] })],
      [reading({ personalNumber: ANNA }), reading({ name: 'Anna Berg', personalNumber: OTHER })],
    );
    expect(second).toMatchObject({
      outcome: 'DUPLICATE',
    });
    expect(messages(second)).toContain('Samma elev på rad 2 och 3.');
  });
});

describe('one row per course', () => {
  const anna = { name: 'Anna Berg', personalNumber: ANNA };

  it('makes one student with several enrolments, each with its own dates', () => {
    const [head, follower] = judge(
      [],
      [
        reading({ ...anna, startDate: '2026-03-02', endDate: '2026-06-05' }, { educations: [on('c1')] }),
        reading({ ...anna, startDate: '2026-01-12', endDate: '2026-03-01' }, { educations: [on('c2')] }),
      ],
    );
    expect(head).toMatchObject({ outcome: 'NEW', issues: [], headRow: null });
    expect(head?.plan).toMatchObject({
      values: { startDate: '2026-01-12', endDate: '2026-06-05', education: 'Svenska 1, Engelska 5' },
      enrollments: [
        { courseId: 'c1', startDate: '2026-03-02', endDate: '2026-06-05' },
        { courseId: 'c2', startDate: '2026-01-12', endDate: '2026-03-01' },
      ],
      summary: '2 kurser',
    });
    expect(follower).toMatchObject({ outcome: 'NEW', issues: [], plan: null, headRow: 2 });
  });

  it('fills in values that only one row has, and says which value wins when they differ', () => {
    const [head, follower] = judge(
      [],
      [
        reading({ ...anna, email: null, phone: '070-1' }, { educations: [on('c1')] }),
        reading(
          { name: null, personalNumber: ANNA, email: 'anna@b.se', phone: '070-2' },
          { educations: [on('c2')] },
        ),
      ],
    );
    expect(head?.plan?.values).toMatchObject({ email: 'anna@b.se', phone: '070-1' });
    expect(follower?.issues).toMatchObject([
      { message: "Telefon: på rad 2 står '070-1', och det gäller.", warning: true },
    ]);
  });

  it('changes nothing for a student who has all courses, and adds a missing one', () => {
    const rowsOf = () => [
      reading(anna, { educations: [on('c1')] }),
      reading(anna, { educations: [on('c2')] }),
    ];
    const has = (...targets: string[]) => [student({ targets })];
    expect(judge(has('c1', 'c2'), rowsOf()).map(({ outcome }) => outcome)).toEqual([
      'UNCHANGED',
      'UNCHANGED',
    ]);
    const [first, second] = judge(has('c1'), rowsOf());
    expect(first?.outcome).toBe('UNCHANGED');
    expect(second).toMatchObject({ outcome: 'CHANGED', plan: { enrollments: [{ courseId: 'c2' }] } });
  });

  it('is a conflict when the rows disagree on who the person is', () => {
    const [head, other] = judge(
      [],
      [
        reading(anna, { educations: [on('c1')] }),
        reading({ ...anna, name: 'Bo Ek' }, { educations: [on('c2')] }),
      ],
    );
    expect(head).toMatchObject({ outcome: 'NEW', plan: { enrollments: [{ courseId: 'c1' }] } });
    expect(other).toMatchObject({ outcome: 'DUPLICATE', plan: null });
    expect(messages(other)).toEqual(['Samma personnummer på rad 2 och 3.']);
  });

  it('matches a row without the number by address and name', () => {
    const address = { name: 'Anna Berg', email: 'anna@b.se' };
    const [head, follower] = judge(
      [],
      [
        reading({ ...address, personalNumber: ANNA }, { educations: [on('c1')] }),
        reading({ ...address, personalNumber: null }, { educations: [on('c2')] }),
      ],
    );
    expect(head?.plan?.enrollments).toHaveLength(2);
    expect(follower?.headRow).toBe(2);
  });

  it('is not blocked by a row that could not be read', () => {
    const issues = [{ column: 'Kommun', value: 'x', message: 'Kommun okänd', warning: false }];
    const [wrong, right] = judge(
      [],
      [reading(anna, { educations: [on('c1')], issues }), reading(anna, { educations: [on('c1')] })],
    );
    expect([wrong?.outcome, right?.outcome]).toEqual(['INVALID', 'NEW']);
  });
});

describe('words that match no course', () => {
  it('become a wish, only once', () => {
    const wishes = ['Specped'];
    const [row] = judge([], [reading({ name: 'Anna', personalNumber: ANNA }, { wishes })]);
    expect(row).toMatchObject({
      outcome: 'NEW',
      plan: { wishes: [{ text: 'Specped', folded: 'specped' }], enrollments: [], summary: null },
    });
    const waiting = student({ wishes: ['specped'] });
    expect(judge([waiting], [reading({ personalNumber: ANNA }, { wishes })])[0]?.outcome).toBe('UNCHANGED');
  });
});

describe('the effect of a row', () => {
  it('is nothing when nothing has changed', () => {
    expect(
      one([student()], {
        name: 'Anna Berg',
        personalNumber: ANNA,
        email: 'Anna@Exempel.se',
        municipality: 'Täby',
      }),
    ).toMatchObject({
      outcome: 'UNCHANGED',
      changes: [],
      plan: null,
    });
  });

  it('keeps values that an empty cell would erase, unless told otherwise, and always name and number', () => {
    const fields = { name: null, personalNumber: ANNA, municipality: null, startDate: null };
    expect(one([student()], fields).outcome).toBe('UNCHANGED');
    expect(one([student()], fields, false).changes).toEqual([
      { field: 'MUNICIPALITY', before: 'Täby', after: null },
      { field: 'START_DATE', before: '2026-01-12', after: null },
    ]);
  });

  it('is to add a course that the student lacks, only once', () => {
    const educations = [on('c1')];
    const [row] = judge(
      [student()],
      [reading({ personalNumber: ANNA, startDate: '2026-01-12' }, { educations })],
    );
    expect(row).toMatchObject({
      outcome: 'CHANGED',
      changes: [{ field: 'COURSE_CODE', before: null, after: 'Svenska 1' }],
      plan: { enrollments: [{ courseId: 'c1', packageId: null, startDate: '2026-01-12' }] },
    });
    const [again] = judge(
      [student({ targets: ['c1'] })],
      [reading({ personalNumber: ANNA }, { educations })],
    );
    expect(again?.outcome).toBe('UNCHANGED');
  });

  it('is an error without a name for a new student, or with an end before the start', () => {
    expect(messages(one([], { personalNumber: ANNA }))).toEqual(['Namn saknas.']);
    expect(messages(one([], { name: 'A', startDate: '2026-06-05', endDate: '2026-01-12' }))).toEqual([
      'Slutdatum före startdatum.',
    ]);
    // The stored start counts as well.
    expect(messages(one([student()], { personalNumber: ANNA, endDate: '2025-12-31' }))).toEqual([
      'Slutdatum före startdatum.',
    ]);
  });

  it('is nothing at all when part of it could not be read', () => {
    const issues = [{ column: 'Kommun', value: 'x', message: 'Kommun okänd', warning: false }];
    const [row] = judge([], [reading({ name: 'A' }, { issues })]);
    expect(row).toMatchObject({ outcome: 'INVALID', plan: null });
  });
});

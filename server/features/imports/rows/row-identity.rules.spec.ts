import { ofStudentFields } from '../../../../domain/student-fields.js';
import type { RowReading, StudentFields } from '../reading/row.input.js';
import { RowJudge, type JudgedRow, type RowDecision } from './row-judgement.rules.js';
import { People } from './row-people.rules.js';
import type { ExistingStudent } from './row-plan.rules.js';

const NUMBER = '199001019802';
const SAME_DAY = '199001019810';
const OTHER = '198512249809';

const readings = (rows: readonly StudentFields[]): RowReading[] =>
  rows.map((fields, index) => ({
    ...{ row: index + 2, fields, educations: [], wishes: [], issues: [], label: fields.name ?? null },
  }));

const student = (more: Partial<ExistingStudent>): ExistingStudent => ({
  ...ofStudentFields(() => null),
  ...{ id: 's1', version: 3, open: true, isProtected: false, name: 'Anna Berg', previousNumbers: [] },
  ...{ teacher: null, targets: [], wishes: [], ...more },
});

function judge(
  existing: readonly ExistingStudent[],
  rows: readonly StudentFields[],
  decisions: readonly RowDecision[] = [],
): JudgedRow[] {
  const read = readings(rows);
  const judgement = new RowJudge(existing, new People(read), true, decisions);
  return read.map((one) => judgement.judge(one));
}
const messages = ({ issues }: JudgedRow) => issues.map(({ message }) => message);
const decided = (decision: RowDecision['decision'], row = 2): RowDecision => ({
  row,
  decision,
  studentId: 's1',
});

describe('number and name', () => {
  it.each([
    'Anna Berg',
    'ANNA BERG',
    'Berg Anna',
    'Anna Ek',
    'Anna Maria Berg',
    'Anna Berg-Ek',
    'Ánna Bérg',
    'anna ek',
    'Anna Maria Ek',
    'Anna',
    'Anna B',
  ])('match: %s is Anna Berg', (name) => {
    const [row] = judge(
      [student({ personalNumber: NUMBER })],
      [{ name, personalNumber: NUMBER, phone: '070-1' }],
    );
    expect(row).toMatchObject({ outcome: 'CHANGED', student: { id: 's1' }, choices: [] });
  });

  it.each([
    'Olof Prov',
    'Bo Berg',
    'Berg',
    'Maria Berg',
    'Annika Berg',
    'Prov, Olof',
    'Ali Hassan',
    'Johanna Berg',
    'B. Berg',
    'Karl Anna Ek',
    'Олег Петров',
  ])('do not match: %s is not Anna Berg', (name) => {
    const [row] = judge(
      [student({ personalNumber: NUMBER, email: 'anna@exempel.se' })],
      [{ name, personalNumber: NUMBER, email: 'anna@exempel.se', phone: '070-1' }],
    );
    expect(row).toMatchObject({ outcome: 'CONFLICT', student: { id: 's1' }, plan: null, changes: [] });
    expect(row!.choices).toEqual(['SAME_PERSON', 'WRONG_NUMBER']);
    expect(messages(row!)).toContain(`Personnumret står på Anna Berg, men raden gäller ${name}.`);
  });

  it.each([
    ['BERG ANNA', 'Anna Berg'],
    ['ANNA BERG', 'Anna Berg'],
    ['Asa Oberg', 'Åsa Öberg'],
  ])('keep the stored spelling when the file has a poorer one: %s', (name, kept) => {
    const [row] = judge(
      [student({ name: kept, personalNumber: NUMBER })],
      [{ name, personalNumber: NUMBER }],
    );
    expect(row).toMatchObject({ outcome: 'UNCHANGED', changes: [] });
    expect(messages(row!)).toEqual([`Namn: '${name}' skrivs som förut: ${kept}.`]);
  });

  it('reveal nothing about a protected student', () => {
    const known = student({ personalNumber: NUMBER, isProtected: true, email: 'a@exempel.se' });
    const [conflict] = judge([known], [{ name: 'Olof Prov', personalNumber: NUMBER, email: 'a@exempel.se' }]);
    expect(JSON.stringify(conflict!.issues)).not.toContain('Anna');
    const [spelled] = judge([known], [{ name: 'BERG ANNA', personalNumber: NUMBER }]);
    expect(JSON.stringify(spelled!.issues)).not.toContain('Anna');
  });
});

describe('an e-mail address', () => {
  it.each([
    'Olof Prov',
    'Bo Berg',
    'Maria Berg',
    'Berg',
    'Johanna Berg',
    'Li Berg',
    'Berg Bo',
    'Ek',
    'B Berg',
    'Åsa Berg',
  ])('alone does not identify a student: %s is new', (name) => {
    const [row] = judge(
      [student({ email: 'familjen@exempel.se', phone: '070-123 45 67' })],
      [{ name, email: 'Familjen@exempel.se', phone: '0701234567' }],
    );
    expect(row).toMatchObject({ outcome: 'NEW', student: null, choices: [] });
    expect(messages(row!)).toEqual(['E-postadressen används redan av Anna Berg.']);
  });

  it.each([
    'Anna Berg',
    'ANNA BERG',
    'Berg Anna',
    'Anna Ek',
    'Ánna Berg',
    'Anna Maria Berg',
    'anna-berg',
    'Anna  Berg',
    'Berg, Anna',
    'Anna Berg Ek',
  ])('together with the name makes a possible duplicate: %s', (name) => {
    const [row] = judge(
      [student({ email: 'anna@exempel.se', personalNumber: NUMBER })],
      [{ name, email: 'ANNA@exempel.se', municipality: 'Solna' }],
    );
    expect(row).toMatchObject({ outcome: 'DUPLICATE', plan: null, choices: ['SAME_PERSON', 'OTHER_PERSON'] });
  });

  it('asks even if the row has a different personal number', () => {
    const [row] = judge(
      [student({ email: 'anna@exempel.se', personalNumber: NUMBER })],
      [{ name: 'Anna Berg', email: 'anna@exempel.se', personalNumber: OTHER }],
    );
    expect(row).toMatchObject({ outcome: 'DUPLICATE', plan: null });
  });

  it('shared by several students is reported with their names', () => {
    const [row] = judge(
      ['Anna Berg', 'Bo Berg', 'Cleo Berg'].map((name, at) =>
        student({ id: `s${at}`, name, email: 'b@exempel.se' }),
      ),
      [{ name: 'Dag Berg', email: 'b@exempel.se' }],
    );
    expect(messages(row!)).toEqual(['E-postadressen används redan av Anna Berg och Bo Berg och 1 till.']);
  });

  it('that a change would give to a second student is reported too', () => {
    const [row] = judge(
      [student({ personalNumber: NUMBER }), student({ id: 's2', name: 'Bo Berg', email: 'b@exempel.se' })],
      [{ name: 'Anna Berg', personalNumber: NUMBER, email: 'b@exempel.se' }],
    );
    expect(row).toMatchObject({ outcome: 'CHANGED', student: { id: 's1' } });
    expect(messages(row!)).toEqual(['E-postadressen används redan av Bo Berg.']);
  });
});

describe('a name plus one more fact', () => {
  it.each([
    ['the birth date', { personalNumber: NUMBER }, { personalNumber: SAME_DAY }],
    ['the telephone number', { phone: '+46 70 123 45 67' }, { phone: '070-1234567' }],
    ['nothing that tells apart', { personalNumber: NUMBER }, {}],
    ['no address on one side', { email: 'a@exempel.se' }, {}],
  ] as const)('is a possible duplicate: %s', (_what, known, row) => {
    expect(judge([student(known)], [{ name: 'berg anna', ...row }])[0]).toMatchObject({
      outcome: 'DUPLICATE',
    });
  });

  it.each([
    ['another birth date', { personalNumber: NUMBER }, { personalNumber: OTHER }],
    ['another address', { email: 'a@exempel.se' }, { email: 'b@exempel.se' }],
  ] as const)('is someone else: %s', (_what, known, row) => {
    expect(judge([student(known)], [{ name: 'Anna Berg', ...row }])[0]).toMatchObject({ outcome: 'NEW' });
  });
});

describe('people in one file', () => {
  const at = (name: string, more: StudentFields = {}) => ({ name, email: 'hem@exempel.se', ...more });
  it.each([
    ['two names', [at('Maria Prov'), at('Olof Prov')]],
    ['three names', [at('Maria Prov'), at('Olof Prov'), at('Li Prov')]],
    ['one with a number', [at('Maria Prov', { personalNumber: NUMBER }), at('Olof Prov')]],
    [
      'two numbers',
      [at('Maria Prov', { personalNumber: NUMBER }), at('Olof Prov', { personalNumber: OTHER })],
    ],
    ['one surname', [at('Anna Berg'), at('Anders Berg')]],
    ['one given name', [at('Anna Berg'), at('Anna Ek')]],
    ['parents and children', [at('Eva Lund'), at('Eva Lind')]],
    ['addresses of either case', [at('Maria Prov'), { name: 'Olof Prov', email: 'HEM@exempel.se' }]],
    ['a shared telephone number', [at('Maria Prov', { phone: '08-1' }), at('Olof Prov', { phone: '08-1' })]],
    ['initials', [at('M Prov'), at('O Prov')]],
  ])('who share an address are counted as listed: %s', (_what, rows) => {
    const judged = judge([], rows);
    expect(judged.map(({ outcome, headRow }) => ({ outcome, headRow }))).toEqual(
      rows.map(() => ({ outcome: 'NEW', headRow: null })),
    );
    expect(messages(judged[0]!).join()).toContain('E-postadressen står också på rad 3');
  });

  it.each([
    ['the same spelling', 'Maria Prov'],
    ['another order', 'Prov Maria'],
    ['capitals', 'MARIA PROV'],
  ])('who share an address and a name are one: %s', (_what, name) => {
    expect(judge([], [at('Maria Prov'), at(name)]).map(({ outcome }) => outcome)).toEqual([
      'NEW',
      'DUPLICATE',
    ]);
  });
});

describe('a decision', () => {
  const anna = student({ personalNumber: NUMBER, email: 'anna@exempel.se' });
  const olof = { name: 'Olof Prov', personalNumber: NUMBER };

  it('that a conflict is the same person updates the student', () => {
    const [row] = judge([anna], [olof], [decided('SAME_PERSON')]);
    expect(row).toMatchObject({
      ...{
        outcome: 'CHANGED',
        student: { id: 's1' },
        decision: { decision: 'SAME_PERSON', studentId: 's1' },
      },
      changes: [{ field: 'NAME', before: 'Anna Berg', after: 'Olof Prov' }],
    });
    expect(row!.choices).toEqual(['SAME_PERSON', 'WRONG_NUMBER']);
  });

  it('that the number is wrong drops the number and leaves the student alone', () => {
    const [row] = judge([anna], [olof], [decided('WRONG_NUMBER')]);
    expect(row).toMatchObject({ outcome: 'NEW', student: null, plan: { values: { name: 'Olof Prov' } } });
    expect(row!.plan!.values).not.toHaveProperty('personalNumber');
    expect(messages(row!)).toEqual(['Personnumret läses inte in: det står på Anna Berg.']);
  });

  it('applies to all rows of one person, who become one student', () => {
    const course = (id: string, name: string) => ({
      field: 'COURSE_CODE' as const,
      target: { id, code: id, name },
    });
    const read = readings([olof, olof]).map((row, at) => ({
      ...row,
      educations: [course(`c${at}`, 'Kurs')],
    }));
    const judgement = new RowJudge([anna], new People(read), true, [decided('WRONG_NUMBER', 3)]);
    const judged = read.map((one) => judgement.judge(one));
    expect(judged).toMatchObject([
      { outcome: 'NEW', headRow: null, plan: { enrollments: [{ courseId: 'c0' }, { courseId: 'c1' }] } },
      { outcome: 'NEW', headRow: 2, plan: null },
    ]);
  });

  it('turns a possible duplicate into the student or a new person', () => {
    const row = { name: 'Anna Berg', email: 'anna@exempel.se', phone: '070-1' };
    expect(judge([anna], [row], [decided('SAME_PERSON')])[0]).toMatchObject({
      ...{ outcome: 'CHANGED', changes: [{ field: 'PHONE', after: '070-1' }] },
    });
    const [other] = judge([anna], [row], [decided('OTHER_PERSON')]);
    expect(other).toMatchObject({ outcome: 'NEW', student: null });
    expect(messages(other!)).toEqual(['E-postadressen används redan av Anna Berg.']);
  });

  it.each([
    ['about another student', { ...decided('SAME_PERSON'), studentId: 's9' }],
    ['that does not suit', decided('OTHER_PERSON')],
    ['on another row', decided('SAME_PERSON', 7)],
  ])('%s has no effect', (_what, decision) => {
    expect(judge([anna], [olof], [decision])[0]).toMatchObject({ outcome: 'CONFLICT', decision: null });
  });
});

import { studentFields, type StudentColumns } from '../../domain/student-fields.js';
import type { AplStatus } from '../platform/graphql/generated.js';
import { MUNICIPALITIES } from '../reference-data/municipalities.js';
import { DEMO_ACCOUNTS } from './demo-accounts.js';
import type { DemoCalendar } from './studies/demo-calendar.js';
import type { DemoStaff } from './demo-staff.js';
import type { DemoRow } from './made-up/demo-rows.js';
import { emailAddress } from './made-up/email-address.js';
import { MEN, SURNAMES, WOMEN } from './made-up/names.js';
import { SeededRandom } from './made-up/seeded-random.js';
import { testPersonalNumber } from './made-up/test-personal-number.js';

/** How many students the demo school has (contract, section 1). */
const STUDENT_COUNT = 240;

/** The student of student@demo.se. */
const OWN = 0;
/** Students with protected identity: one of teacher@demo.se's, one of another teacher's. */
const PROTECTED = new Set([17, 104]);
/** Someone who shares the name of an earlier student: a name is no identity. */
const NAMESAKE = { index: 150, of: 33 } as const;
/** Interval of students with missing values, to demonstrate empty values and their filters. */
const LACKS = { personalNumber: 41, email: 31, phone: 29, municipality: 97, teacher: 23 } as const;
/** One in twenty has a coordination number instead of a personal number. */
const COORDINATION = 20;
/** Share of students whose responsible teacher is teacher@demo.se. */
const OWN_TEACHER = 0.13;

const EXAM_TEXTS = [
  'Nationellt prov klart',
  'Nationellt prov återstår, muntlig del',
  'Prov 1 godkänt',
  'Prov 2 inlämnat, ej bedömt',
  'Omprov bokat',
  'Slutprov kvar',
  'Alla prov klara',
];

const NOTES = [
  'Läser på halvfart och arbetar kvällar.',
  'Nås säkrast på telefon efter kl. 15.',
  'Pendlar, deltar på distans på fredagar.',
  'Har egen dator. Behöver inloggning till lärplattformen.',
  'Önskar APL i hemkommunen.',
  'Har körkort B.',
  'Studieplan genomgången med studie- och yrkesvägledare.',
  'Har tidigare arbetat som vårdbiträde.',
  'Vill läsa vidare till specialistundersköterska.',
  'Byter adress vid månadsskiftet.',
];

const NO_VALUES = Object.fromEntries(
  Object.values(studentFields).map(({ column }) => [column, null]),
) as Record<keyof StudentColumns, null>;

/** The students' personal data; studies and events are added later. */
export function buildStudents(calendar: DemoCalendar, staff: DemoStaff): DemoRow<'student'>[] {
  const random = new SeededRandom('students');
  const numbers = new Set<string>();
  const addresses = new Set<string>();
  const names: string[] = [];
  const municipalities = municipalityOfEach(random);
  return Array.from({ length: STUDENT_COUNT }, (_, index): DemoRow<'student'> => {
    const man = index !== OWN && random.chance(0.45);
    const drawn = `${random.pick(man ? MEN : WOMEN)} ${random.pick(SURNAMES)}`;
    const name = index === OWN ? ownName() : index === NAMESAKE.index ? names[NAMESAKE.of]! : drawn;
    names.push(name);
    const createdAt = calendar.moment(-random.between(200, 400), random.between(7 * 60, 15 * 60));
    const personalNumber = testPersonalNumber(
      random,
      { man, coordination: lacks(index, COORDINATION) },
      numbers,
    );
    return {
      ...NO_VALUES,
      id: random.id(),
      version: 1,
      name,
      personal_number: lacks(index, LACKS.personalNumber) ? null : personalNumber,
      phone: lacks(index, LACKS.phone) ? null : phoneNumber(random),
      email: lacks(index, LACKS.email) ? null : unusedAddress(name, addresses),
      municipality: municipalities[index] ?? null,
      exam: index === OWN || random.chance(0.45) ? random.pick(EXAM_TEXTS) : null,
      additional_info: index === OWN || random.chance(0.4) ? random.pick(NOTES) : null,
      teacher_id: responsibleTeacher(random, index, staff),
      apl_status: 'GRAY' satisfies AplStatus,
      apl_status_since: createdAt,
      apl_moved_by: null,
      user_id: index === OWN ? staff.account('student@demo.se').id : null,
      is_protected: PROTECTED.has(index),
      created_at: createdAt,
      updated_at: createdAt,
    };
  });
}

/** A student with only a name. */
export function newStudent(id: string, name: string, createdAt: string): DemoRow<'student'> {
  return {
    ...NO_VALUES,
    ...{ id, version: 1, name, teacher_id: null },
    ...{ apl_status: 'GRAY', apl_status_since: createdAt, apl_moved_by: null, user_id: null },
    ...{ is_protected: false, created_at: createdAt, updated_at: createdAt },
  };
}

/** Numbers that the Swedish Post and Telecom Authority keeps for invented people. */
export function phoneNumber(random: SeededRandom): string {
  return `070-174 06 ${String(random.between(5, 99)).padStart(2, '0')}`;
}

function ownName(): string {
  return DEMO_ACCOUNTS.find(({ role }) => role === 'STUDENT')!.name;
}

function lacks(index: number, every: number): boolean {
  return index !== OWN && index % every === every - 1;
}

/** Every municipality has some students, the larger part lives in a few of them. */
function municipalityOfEach(random: SeededRandom): (string | null)[] {
  const names = MUNICIPALITIES.map(({ name }) => name);
  const large = ['Botkyrka', 'Huddinge', 'Järfälla', 'KCNO', 'Solna', 'Södertälje', 'Upplands Väsby'];
  return Array.from({ length: STUDENT_COUNT }, (_, index) => {
    if (lacks(index, LACKS.municipality)) return null;
    if (index < names.length * 4) return names[index % names.length]!;
    return random.pick(random.chance(0.6) ? large : names);
  });
}

function responsibleTeacher(random: SeededRandom, index: number, staff: DemoStaff): string | null {
  const [own, ...others] = staff.teachers.map(({ id }) => id);
  const first = [...PROTECTED][0];
  if (index === OWN || index === first || random.chance(OWN_TEACHER)) return own!;
  return lacks(index, LACKS.teacher) ? null : random.pick(others);
}

/** Two people may share a name, never an address. */
function unusedAddress(name: string, taken: Set<string>): string {
  const plain = emailAddress(name);
  let address = plain;
  for (let number = 2; taken.has(address); number += 1) address = plain.replace('@', `${number}@`);
  taken.add(address);
  return address;
}

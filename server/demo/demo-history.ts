import { studentFields, studentTextNames, type StudentFieldName } from '../../domain/student-fields.js';
import type { AplStatus } from '../platform/graphql/generated.js';
import type { DemoCalendar } from './studies/demo-calendar.js';
import type { Study } from './studies/demo-enrollments.js';
import type { DemoRow } from './made-up/demo-rows.js';
import type { DemoStaff } from './demo-staff.js';
import { phoneNumber } from './demo-students.js';
import { emailAddress } from './made-up/email-address.js';
import { SURNAMES } from './made-up/names.js';
import { SeededRandom } from './made-up/seeded-random.js';

/** The columns that a card has passed on the board, the last of them its place today. */
const WAYS: Readonly<Record<AplStatus, readonly (readonly AplStatus[])[]>> = {
  GRAY: [['GRAY']],
  BLUE: [
    ['GRAY', 'BLUE'],
    ['GRAY', 'YELLOW', 'BLUE'],
  ],
  YELLOW: [
    ['GRAY', 'YELLOW'],
    ['GRAY', 'BLUE', 'YELLOW'],
  ],
  GREEN: [
    ['GRAY', 'BLUE', 'YELLOW', 'GREEN'],
    ['GRAY', 'YELLOW', 'GREEN'],
  ],
  RED: [
    ['GRAY', 'BLUE', 'GREEN', 'RED'],
    ['GRAY', 'YELLOW', 'GREEN', 'RED'],
  ],
};

const WITH_PLACEMENT = { GRAY: 12, RED: 18, BLUE: 18, YELLOW: 22, GREEN: 30 };
/** Without a planned placement, most cards stay; a few have requested a meeting. */
const WITHOUT_PLACEMENT = { GRAY: 62, RED: 0, BLUE: 20, YELLOW: 18, GREEN: 0 };
/** Share of students with changed details, and the maximum number of changes. */
const EDITED = { share: 0.4, most: 3 };
/** Moves and edits happen in the months before today; every student was registered by then. */
const DAYS_BACK = 140;

/** A field of the student form, and its possible former values. */
const EDITS: readonly {
  field: StudentFieldName;
  earlier: (random: SeededRandom, student: DemoRow<'student'>) => string | null;
}[] = [
  { field: 'phone', earlier: (random) => phoneNumber(random) },
  {
    field: 'email',
    earlier: (random, { name }) =>
      random.chance(0.3) ? null : emailAddress(`${name.split(' ')[0]} ${random.pick(SURNAMES)}`),
  },
  { field: 'municipality', earlier: (random) => random.pick(['Solna', 'Huddinge', 'Täby', 'Järfälla']) },
  ...studentTextNames.map((field) => ({ field, earlier: () => null })),
];

/**
 * Places every card in its column, with the history of cards and details. Each entry's old values are the
 * previous one's new values, and the last ones are current. Mutates `students`: column, versions and
 * timestamps.
 */
export function buildHistory(
  studies: Study[],
  staff: DemoStaff,
  calendar: DemoCalendar,
): DemoRow<'change_history'>[] {
  const random = new SeededRandom('history');
  return studies.flatMap((study) => [
    ...moves(random, study, staff, calendar),
    ...edits(random, study.student, staff, calendar),
  ]);
}

function moves(
  random: SeededRandom,
  { student, track, stage }: Study,
  staff: DemoStaff,
  calendar: DemoCalendar,
): DemoRow<'change_history'>[] {
  const started = stage !== 'coming' && stage !== 'planned';
  const own = student.user_id !== null;
  const status = own
    ? 'YELLOW'
    : random.weighted(track.placement && started ? WITH_PLACEMENT : WITHOUT_PLACEMENT);
  const way = random.pick(WAYS[status]);
  const days = daysBack(random, way.length - 1);
  student.apl_status = status;
  return days.map((daysAgo, index) => {
    const mover = teacherOf(student, random, staff);
    const at = calendar.moment(-daysAgo, random.between(7 * 60, 9 * 60));
    student.apl_status_since = at;
    student.apl_moved_by = mover.name;
    touch(student, at);
    return entry(random, student, mover, at, 'aplStatus', way[index]!, way[index + 1]!);
  });
}

function edits(
  random: SeededRandom,
  student: DemoRow<'student'>,
  staff: DemoStaff,
  calendar: DemoCalendar,
): DemoRow<'change_history'>[] {
  const own = student.user_id !== null;
  if (!own && !random.chance(EDITED.share)) return [];
  const admins = [staff.account('admin@demo.se'), staff.account('systemadmin@demo.se')];
  const drawn = own ? EDITS : random.some(EDITS, random.between(1, EDITED.most));
  const changes = drawn.filter(({ field }) => student[studentFields[field].column] !== null);
  // Telephone numbers change most: sometimes the same field changes twice.
  const steps = changes.flatMap((change) =>
    change.field === 'phone' && random.chance(0.4) ? [change, change] : [change],
  );
  const days = daysBack(random, steps.length);
  const rows: DemoRow<'change_history'>[] = [];
  steps.forEach(({ field, earlier }, index) => {
    const before =
      rows.findLast((row) => row.changes[0] === field)?.new_values[field] ?? earlier(random, student);
    const last = steps.findLastIndex((step) => step.field === field) === index;
    const after = last ? String(student[studentFields[field].column]) : phoneNumber(random);
    // The random value may equal the current one: no change.
    if (before === after) return;
    const at = calendar.moment(-days[index]!, random.between(10 * 60, 15 * 60));
    student.version += 1;
    touch(student, at);
    rows.push(entry(random, student, random.pick(admins), at, field, before, after));
  });
  return rows;
}

/** That many different days before today, the earliest first. */
function daysBack(random: SeededRandom, count: number): number[] {
  const days = new Set<number>();
  while (days.size < count) days.add(random.between(1, DAYS_BACK));
  return [...days].sort((a, b) => b - a);
}

function teacherOf(student: DemoRow<'student'>, random: SeededRandom, staff: DemoStaff): DemoRow<'app_user'> {
  return staff.userOf(student.teacher_id ?? random.pick(staff.teachers).id);
}

function touch(student: DemoRow<'student'>, at: string): void {
  if (at > student.updated_at) student.updated_at = at;
}

function entry(
  random: SeededRandom,
  student: DemoRow<'student'>,
  by: DemoRow<'app_user'>,
  at: string,
  field: string,
  before: string | null,
  after: string,
): DemoRow<'change_history'> {
  return {
    id: random.id(),
    student_id: student.id,
    changed_at: at,
    changed_by: by.id,
    changed_by_name: by.name,
    changed_by_role: by.role,
    changes: [field],
    previous_values: { [field]: before },
    new_values: { [field]: after },
  };
}

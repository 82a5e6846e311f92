import type { AplStatus, Branch, PlacementState, WorkplaceState } from '../../domain/generated.js';
import { addDays, daysBetween, mondayOf } from '../../domain/days.js';
import { plannedHours } from '../../domain/placements/planned-hours.js';
import { USUAL_WEEKDAYS } from '../../domain/placements/weekdays.js';
import { hasBegun } from '../../domain/placements/state.js';
import { shippedId } from '../reference-data/catalogue-id.js';
import { buildPlacementGoals } from './demo-placement-goals.js';
import type { DemoRow } from './made-up/demo-rows.js';
import { emailAddress } from './made-up/email-address.js';
import { SeededRandom } from './made-up/seeded-random.js';
import type { DemoStaff } from './demo-staff.js';
import { buildWorkplaceContacts } from './demo-workplace-contacts.js';
import type { DemoCalendar } from './studies/demo-calendar.js';

interface DemoWorkplace {
  name: string;
  street: string;
  city: string;
  municipality: string;
  branches: Branch[];
  places: number;
  contact: string;
  supervisors: string[];
  state?: WorkplaceState;
  reason?: string;
}

/** Twelve workplaces: the first is full, one rests and one is stopped. */
const WORKPLACES: readonly DemoWorkplace[] = [
  {
    ...{
      name: 'Björkens äldreboende',
      street: 'Björkvägen 4',
      city: 'Sollentuna',
      municipality: 'Sollentuna',
    },
    ...{ branches: ['CARE'], places: 2, contact: 'Eva Ek', supervisors: ['Karin Holm', 'Yusuf Demir'] },
  },
  {
    ...{ name: 'Lindens gruppboende', street: 'Lindgatan 12', city: 'Solna', municipality: 'Solna' },
    ...{ branches: ['CARE'], places: 3, contact: 'Per Lund', supervisors: ['Mona Berg'] },
  },
  {
    ...{ name: 'Täby hemtjänst', street: 'Centralvägen 3', city: 'Täby', municipality: 'Täby' },
    ...{ branches: ['CARE'], places: 4, contact: 'Sara Nilsson', supervisors: ['Olle Ström'] },
  },
  {
    ...{ name: 'Almens vårdcentral', street: 'Almgatan 8', city: 'Danderyd', municipality: 'Danderyd' },
    ...{ branches: ['CARE'], places: 2, contact: 'Nils Wall', supervisors: ['Hanna Sjö'] },
  },
  {
    ...{ name: 'Granens förskola', street: 'Granvägen 1', city: 'Sundbyberg', municipality: 'Sundbyberg' },
    ...{ branches: ['CHILDREN_AND_LEISURE'], places: 3, contact: 'Lisa Fors', supervisors: ['Ann Dahl'] },
  },
  {
    ...{ name: 'Tallbackens förskola', street: 'Tallbacken 9', city: 'Järfälla', municipality: 'Järfälla' },
    ...{ branches: ['CHILDREN_AND_LEISURE'], places: 2, contact: 'Omar Said', supervisors: ['Britt Ås'] },
  },
  {
    ...{ name: 'Ekens grundskola', street: 'Skolgatan 2', city: 'Vallentuna', municipality: 'Vallentuna' },
    ...{ branches: ['CHILDREN_AND_LEISURE'], places: 3, contact: 'Ulf Rask', supervisors: ['Maja Kvist'] },
  },
  {
    ...{ name: 'Restaurang Rönnen', street: 'Torget 5', city: 'Södertälje', municipality: 'Södertälje' },
    ...{ branches: ['RESTAURANT_AND_FOOD'], places: 2, contact: 'Leo Ricci', supervisors: ['Leo Ricci'] },
  },
  {
    ...{ name: 'Hasselns bygg', street: 'Industrivägen 20', city: 'Märsta', municipality: 'Sigtuna' },
    ...{ branches: ['CONSTRUCTION'], places: 2, contact: 'Kent Ahl', supervisors: ['Kent Ahl'] },
  },
  {
    ...{ name: 'Aspens el', street: 'Verkstadsgatan 7', city: 'Botkyrka', municipality: 'Botkyrka' },
    ...{ branches: ['ELECTRICITY', 'PROPERTY'], places: 1, contact: 'Jan Falk', supervisors: [] },
  },
  {
    ...{ name: 'Pilens butik', street: 'Storgatan 31', city: 'Norrtälje', municipality: 'Norrtälje' },
    ...{ branches: ['SALES_AND_SERVICE'], places: 2, contact: 'Eva Gran', supervisors: ['Tom Lind'] },
    ...{ state: 'RESTING', reason: 'Bygger om till våren.' },
  },
  {
    ...{ name: 'Oxelns äldreboende', street: 'Oxelvägen 6', city: 'Nykvarn', municipality: 'Nykvarn' },
    ...{ branches: ['CARE'], places: 3, contact: 'Rut Hed', supervisors: [] },
    ...{ state: 'STOPPED', reason: 'Saknar handledare sedan i somras.' },
  },
];

/** State of a placement by the column of the student's card, in turn. */
const STATES: Partial<Record<AplStatus, readonly PlacementState[]>> = {
  BLUE: ['PLANNED'],
  GREEN: ['AGREED', 'ONGOING', 'PLANNED'],
  YELLOW: ['ONGOING', 'DONE'],
  RED: ['INTERRUPTED'],
};

/** First and last day of a placement, in days from today; the first is moved to the Monday of its week. */
const PERIODS: Record<PlacementState, readonly [from: number, days: number]> = {
  PLANNED: [28, 46],
  AGREED: [14, 32],
  ONGOING: [-14, 39],
  INTERRUPTED: [-49, 25],
  DONE: [-84, 39],
};

/** Branch of the national packages. */
const BRANCHES: ReadonlyMap<string, Branch> = new Map([
  [shippedId('package', 'nurse'), 'CARE'],
  [shippedId('package', 'child'), 'CHILDREN_AND_LEISURE'],
  [shippedId('package', 'pupil'), 'CHILDREN_AND_LEISURE'],
]);

const MOST_PER_STATUS = 7;
const HOURS_A_WEEK = 35;

/** What `buildPlacements` reads of the rest of the school. */
interface Studies {
  students: readonly DemoRow<'student'>[];
  enrollments: readonly DemoRow<'enrollment'>[];
}

/** Workplaces, supervisors, and placements of students on vocational packages. */
export function buildPlacements(studies: Studies, staff: DemoStaff, calendar: DemoCalendar) {
  const random = new SeededRandom('placements');
  const workplaces = WORKPLACES.map((workplace) => workplaceRow(workplace, random.id(), calendar));
  const supervisors = supervisorRows(workplaces, random, calendar);
  const teacher = staff.teachers[0]!;
  const author = staff.account('admin@demo.se');
  const left = new Map(workplaces.map(({ id, places, state }) => [id, state === 'ACTIVE' ? places : 0]));
  const counts = new Map<string, number>();
  const placements = studies.students.flatMap((student): DemoRow<'placement'>[] => {
    const branch = branchOf(student, studies);
    const states = STATES[student.apl_status as AplStatus];
    const turn = counts.get(student.apl_status) ?? 0;
    if (!branch || !states || student.is_protected || turn >= MOST_PER_STATUS) return [];
    const state = states[turn % states.length]!;
    const isOpen = state !== 'DONE' && state !== 'INTERRUPTED';
    const workplace = workplaces.find(
      ({ id, branches }) =>
        branches.includes(branch) && (left.get(id)! > 0 || (!isOpen && left.get(id) === 0)),
    );
    if (!workplace || workplace.state !== 'ACTIVE') return [];
    counts.set(student.apl_status, turn + 1);
    if (isOpen) left.set(workplace.id, left.get(workplace.id)! - 1);
    const supervisor = supervisors.find((one) => one.workplace_id === workplace.id);
    const [from, days] = PERIODS[state];
    const first = calendar.monday(from);
    const [startDate, endDate] = [calendar.day(first), calendar.day(first + days)];
    return [
      {
        ...{ id: random.id(), version: 1, student_id: student.id, workplace_id: workplace.id },
        ...{ supervisor_id: supervisor?.id ?? null, teacher_id: student.teacher_id ?? teacher.id },
        ...{ start_date: startDate, end_date: endDate, hours_per_week: HOURS_A_WEEK, state },
        weekdays: [...USUAL_WEEKDAYS],
        planned_hours: plannedHours(startDate, endDate, HOURS_A_WEEK),
        state_reason: state === 'INTERRUPTED' ? 'Eleven kom inte till arbetsplatsen.' : null,
        ended_on: state === 'INTERRUPTED' ? calendar.day(first + 7) : null,
        agreed_on: state === 'PLANNED' ? null : calendar.day(Math.min(first - 7, -1)),
        waived_reason: null,
        ...{ reported_minutes: 0, confirmed_minutes: 0 },
        created_at: calendar.moment(Math.min(first - 21, -2), 9 * 60),
        ...{ created_by: author.id, created_by_name: author.name },
      },
    ];
  });
  const { courses, goals, assessments } = buildPlacementGoals(
    { placements, supervisors, enrollments: studies.enrollments },
    author,
  );
  const weeks = placements.flatMap((placement) => reportedWeeks(placement, supervisors, calendar));
  return {
    ...{ workplaces, supervisors, ...buildWorkplaceContacts(workplaces, staff, calendar) },
    placements: placements.map((placement) => withSums(placement, weeks)),
    weeks: weeks.map(({ week }) => week),
    days: weeks.flatMap(({ days }) => days),
    ...{ courses, goals, assessments },
  };
}

/** The supervisors of the workplaces, the first of each trained. */
function supervisorRows(
  workplaces: readonly DemoRow<'workplace'>[],
  random: SeededRandom,
  calendar: DemoCalendar,
): DemoRow<'supervisor'>[] {
  return WORKPLACES.flatMap(({ supervisors: names }, index) =>
    names.map((name, place) => ({
      ...{ id: random.id(), version: 1, workplace_id: workplaces[index]!.id, name },
      ...{ phone: `070-174 06 ${10 + index * 2 + place}`, email: emailAddress(name) },
      trained_on: place === 0 ? calendar.day(-300 - index * 7) : null,
    })),
  );
}

interface DemoWeek {
  week: DemoRow<'placement_week'>;
  days: DemoRow<'placement_day'>[];
}

/**
 * The past weeks of a placement that has begun: reported by the student, and confirmed but for the last. Whole weeks
 * alone, so that there are as many whatever day it is.
 */
function reportedWeeks(
  placement: DemoRow<'placement'>,
  supervisors: readonly DemoRow<'supervisor'>[],
  calendar: DemoCalendar,
): DemoWeek[] {
  const { id, state, start_date, end_date } = placement;
  if (!hasBegun(state)) return [];
  const today = calendar.day(0);
  const last = end_date < today ? end_date : today;
  const whole = Math.floor(daysBetween(start_date, last) / 7) - 1;
  const firstMonday = mondayOf(addDays(start_date, 6));
  const supervisor = supervisors.find((one) => one.id === placement.supervisor_id);
  return Array.from(
    { length: Math.max(0, state === 'INTERRUPTED' ? Math.min(whole, 1) : whole) },
    (_, place) => {
      const monday = addDays(firstMonday, 7 * place);
      const isConfirmed = place < whole - 1 || state === 'DONE';
      const days = [0, 1, 2, 3, 4].map((weekday): DemoRow<'placement_day'> => {
        const isAway = state === 'INTERRUPTED' || (place === 0 && weekday === 2);
        return {
          ...{ placement_id: id, day: addDays(monday, weekday), monday },
          minutes: isAway ? 0 : (HOURS_A_WEEK * 60) / 5,
          absence: isAway ? (state === 'INTERRUPTED' ? 'INVALID' : 'VALID') : null,
          by_workplace: false,
        };
      });
      const reportedAt = new Date(Date.parse(addDays(monday, 4)) + 15 * 60 * 60_000).toISOString();
      return {
        week: {
          ...{ placement_id: id, monday, version: isConfirmed ? 2 : 1 },
          minutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
          ...{ reported_at: reportedAt, reported_by: placement.created_by },
          reported_by_name: placement.created_by_name,
          ...{ confirmed_at: isConfirmed ? reportedAt : null, confirmed_by: null },
          confirmed_by_name: isConfirmed ? (supervisor?.name ?? placement.created_by_name) : null,
        },
        days,
      };
    },
  );
}

/** The placement with the sums of its weeks. */
function withSums(placement: DemoRow<'placement'>, weeks: readonly DemoWeek[]): DemoRow<'placement'> {
  const own = weeks.filter(({ week }) => week.placement_id === placement.id).map(({ week }) => week);
  const sum = (rows: readonly { minutes: number }[]) =>
    rows.reduce((total, { minutes }) => total + minutes, 0);
  return {
    ...placement,
    reported_minutes: sum(own),
    confirmed_minutes: sum(own.filter(({ confirmed_at }) => confirmed_at !== null)),
  };
}

function workplaceRow(
  { contact, supervisors: _supervisors, reason, state = 'ACTIVE', ...workplace }: DemoWorkplace,
  id: string,
  calendar: DemoCalendar,
): DemoRow<'workplace'> {
  return {
    ...workplace,
    ...{ id, version: 1, organisation_number: null, unit: null, postal_code: null, note: null },
    ...{ contact_name: contact, contact_phone: '08-123 456 00', contact_email: null },
    ...{
      state,
      state_reason: reason ?? null,
      risk_assessed_on: null,
      created_at: calendar.moment(-400, 9 * 60),
    },
  };
}

/** Branch of the student's package; null without a vocational one. */
function branchOf({ id }: DemoRow<'student'>, { enrollments }: Studies): Branch | null {
  const enrolled = enrollments.find(
    ({ student_id, package_id, removed_at }) => student_id === id && package_id && !removed_at,
  );
  return BRANCHES.get(enrolled?.package_id ?? '') ?? null;
}

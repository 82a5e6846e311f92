import { daysBetween } from '../../../domain/days.js';
import type { EnrollmentStatus } from '../../platform/graphql/generated.js';
import type { DemoCalendar } from './demo-calendar.js';
import type { DemoEducation } from './demo-education.js';
import type { DemoRow } from '../made-up/demo-rows.js';
import type { DemoStaff } from '../demo-staff.js';
import { SeededRandom } from '../made-up/seeded-random.js';

export interface DemoEnrollmentHistory {
  changes: DemoRow<'enrollment_status_change'>[];
  batches: DemoRow<'enrollment_batch'>[];
  items: DemoRow<'enrollment_batch_item'>[];
}

const REASONS = { WORK: 34, ILLNESS: 18, MOVED: 12, DIFFICULTY: 16, CHILDCARE_OR_ECONOMY: 10, OTHER: 10 };
/** Statuses of begun enrolments. */
const BEGUN: readonly EnrollmentStatus[] = [
  'ACTIVE',
  'PAUSED',
  'DROPPED_OUT',
  'COMPLETED',
  'ENDED_BY_PRINCIPAL',
];

/**
 * Status history, CSN reports and last activity of each enrolment, and the administrator's latest actions.
 * Mutates the enrolments.
 */
export function buildEnrollmentHistory(
  enrollments: DemoRow<'enrollment'>[],
  education: DemoEducation,
  staff: DemoStaff,
  calendar: DemoCalendar,
): DemoEnrollmentHistory {
  const admin = staff.account('admin@demo.se');
  const changes: DemoRow<'enrollment_status_change'>[] = [];
  const offsetOf = (day: string) => daysBetween(calendar.day(0), day);
  for (const row of enrollments) {
    // A generator for each: the number of values drawn depends on the day, and must not affect the next one.
    const random = new SeededRandom(`enrollment-history ${row.id}`);
    const add = (
      status: EnrollmentStatus,
      offset: number,
      more: Partial<DemoRow<'enrollment_status_change'>> = {},
    ) => {
      const told = Math.min(offset, -1);
      changes.push({
        id: random.id(),
        enrollment_id: row.id,
        status,
        effective_on: calendar.day(offset),
        reason: null,
        note: null,
        changed_at: calendar.moment(told, random.between(7 * 60, 15 * 60)),
        changed_by: admin.id,
        changed_by_name: admin.name,
        ...more,
      });
      row.status_on = calendar.day(offset);
      row.status_reason = changes.at(-1)!.reason;
      row.updated_at = changes.at(-1)!.changed_at;
    };
    if (row.status === null) continue;
    const start = row.start_date ? offsetOf(row.start_date) : -1;
    const end = row.end_date ? offsetOf(row.end_date) : 120;
    add('ADMITTED', Math.min(start - random.between(10, 35), -1));
    if (BEGUN.includes(row.status) && start < 0) add('ACTIVE', start);
    const last = Math.max(start, Math.min(end, -1));
    const sometime = random.between(start, last);
    if (row.status === 'PAUSED' || row.status === 'DROPPED_OUT')
      add(row.status, sometime, { reason: random.weighted(REASONS) });
    if (row.status === 'ENDED_BY_PRINCIPAL')
      add('ENDED_BY_PRINCIPAL', sometime, { note: 'Mer än tre veckors frånvaro utan giltigt skäl.' });
    if (row.status === 'COMPLETED') add('COMPLETED', last);
    if (row.status === 'NOT_STARTED')
      add('NOT_STARTED', Math.min(start + 5, -1), { reason: 'NEVER_STARTED' });
    if (row.status === 'CANCELLED') add('CANCELLED', -random.between(2, 20), { note: 'Kursen ställdes in.' });
    if (row.removed_at) row.removed_reason = 'Inskriven av misstag';
    tellCsn(row, random, calendar, start, offsetOf(row.status_on!));
    if (row.status === 'ACTIVE' && row.course_id && start < 0)
      row.last_activity_on = calendar.day(Math.max(start, -daysSilent(random)));
  }
  return {
    changes,
    ...latestActions(enrollments, education, new SeededRandom('enrollment-deeds'), admin, calendar),
  };
}

/** A few have been inactive long enough for the school to follow up. */
const daysSilent = (random: SeededRandom): number =>
  random.chance(0.07) ? random.between(22, 45) : random.between(0, 12);

/** Begun courses are reported a few days after each event; the latest are still due. */
function tellCsn(
  row: DemoRow<'enrollment'>,
  random: SeededRandom,
  calendar: DemoCalendar,
  start: number,
  since: number,
): void {
  const told = Math.min(since + random.between(2, 6), -1);
  if (random.chance(0.06) || !row.course_id || start > -8 || row.status === 'ADMITTED') return;
  row.csn_reported_at = calendar.moment(told, 16 * 60);
}

/** The enrolments on two coming occasions, as the actions that made them: each can be undone. */
function latestActions(
  enrollments: DemoRow<'enrollment'>[],
  education: DemoEducation,
  random: SeededRandom,
  admin: { id: string; name: string },
  calendar: DemoCalendar,
): Pick<DemoEnrollmentHistory, 'batches' | 'items'> {
  const batches: DemoRow<'enrollment_batch'>[] = [];
  const items: DemoRow<'enrollment_batch_item'>[] = [];
  const coming = education.occasions.filter(({ phase }) => phase === 'coming');
  for (const [index, { row }] of coming.entries()) {
    const own = enrollments.filter(
      (entry) => entry.course_instance_id === row.id && entry.status === 'ADMITTED' && !entry.removed_at,
    );
    if (own.length === 0 || batches.length === 3) continue;
    const id = random.id();
    batches.push({
      id,
      kind: 'ENROLL',
      title: `Inskrivning på ${row.name}`,
      size: own.length,
      created_by: admin.id,
      created_by_name: admin.name,
      created_at: calendar.moment(-2 - index, 9 * 60 + random.between(0, 240)),
    });
    items.push(
      ...own.map((entry) => ({ batch_id: id, enrollment_id: entry.id, before: null, version_after: 1 })),
    );
  }
  return { batches, items };
}

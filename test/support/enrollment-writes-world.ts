import { UnitOfWork, type Work } from '../../server/platform/database/unit-of-work.js';
import type { Actor } from '../../server/platform/auth/actor.js';
import { enroll } from '../../server/features/enrollments/single/enrollments.repository.js';
import { AppError } from '../../server/platform/errors/app-error.js';
import { School, type Person } from './school.js';
import { addCourse, addInstance, schoolDay } from './studies.js';

export let school: School;

let admin: Person;

export let course: string;
export let open: string;
export let student: string;
export let yesterday: string;
export let past: string;
export let soon: string;
export let later: string;

export const run = <T>(work: (tx: Work, actor: Actor) => Promise<T>): Promise<T> => {
  const actor = { ...admin, sessionHash: '' } as unknown as Actor;
  return school.app.get<UnitOfWork>(UnitOfWork).run({ actor, idempotency: null }, (tx) => work(tx, actor));
};

export const reasonOf = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => 'went through',
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) return String(error);
  return error.fields ? `${error.fields[0]!.path} ${error.fields[0]!.reason}` : error.reason!;
};

export const stored = async (id: string) =>
  (
    await school.sql<Record<string, unknown>>(
      `SELECT status, status_on::text AS "statusOn", start_date::text AS start, end_date::text AS end,
           course_instance_id AS instance, is_enrollment AS enrolled, removed_at IS NOT NULL AS removed, version
         FROM enrollment WHERE id = $1`,
      [id],
    )
  )[0]!;

export const trail = async (id: string) =>
  (
    await school.sql<{ entry: string }>(
      `SELECT concat_ws(' ', status, effective_on, reason) AS entry FROM enrollment_status_change
         WHERE enrollment_id = $1 ORDER BY changed_at`,
      [id],
    )
  ).map(({ entry }) => entry);

export const enrolled = (who = student, courseInstanceId = open) =>
  run(async (tx, actor) => (await enroll(tx, actor, [{ studentId: who, courseInstanceId }]))[0]!);

/** A school for writing enrolments, with the dates of its courses. */
export async function openEnrollmentWrites(): Promise<void> {
  school = await School.open();
  admin = await school.as('ADMIN', { name: 'Anna Admin' });
  [past, yesterday, soon, later] = (await Promise.all(
    [-60, -1, 60, 120].map((days) => schoolDay(school, days)),
  )) as [string, string, string, string];
}

/** Creates a student, a course and an open instance for each test. */
export async function freshStudent(): Promise<void> {
  course = await addCourse(school, { name: 'Svenska 1' });
  open = await addInstance(school, course, { startDate: past, endDate: soon });
  student = await school.student();
}

import type { Actor } from '../../../platform/auth/actor.js';
import { planDays, type PlanRow } from '../../catalogue/packages/package-plan.rules.js';
import type { Queryable } from '../../../platform/database/database.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import type { NewEnrollment } from './enroll-judgement.queries.js';
import { planCourses, type PlanOptions } from './planned-courses.repository.js';

/** A student's enrolment on a package. */
export interface PackageEntry {
  id: string;
  studentId: string;
  packageId: string;
  /** Null: the courses are planned from today on. */
  startDate: string | null;
  pacePercent: number | null;
}

const FULL_TIME = 100;

/** The entries on packages, with the ids from `enroll`. */
export function packageEntries(entries: readonly NewEnrollment[], ids: readonly string[]): PackageEntry[] {
  return entries.flatMap(
    ({ studentId, courseId, packageId, courseInstanceId, startDate, pacePercent }, index) =>
      packageId && !courseId && !courseInstanceId
        ? [
            {
              id: ids[index]!,
              studentId,
              packageId,
              startDate: startDate ?? null,
              pacePercent: pacePercent ?? null,
            },
          ]
        : [],
  );
}

/**
 * Plans the courses of packages for students enrolled without a choice: the obligatory ones in sequence, and
 * the first of each choice, as 'Skriv in elev(er)' does by default. They become needs of course matching.
 * Idempotent.
 */
export async function planPackageCourses(
  tx: Work,
  actor: Actor,
  entries: readonly PackageEntry[],
  options: PlanOptions = {},
): Promise<void> {
  if (entries.length === 0) return;
  const { today, rows } = await readPackages(tx, [...new Set(entries.map(({ packageId }) => packageId))]);
  const daysOf = new Map<string, ReturnType<typeof planDays>>();
  const planned = entries.flatMap(({ id, studentId, packageId, startDate, pacePercent }) => {
    const plan = { startDate: startDate ?? today, pacePercent: pacePercent ?? FULL_TIME };
    const key = `${packageId} ${plan.startDate} ${plan.pacePercent}`;
    const days =
      daysOf.get(key) ??
      planDays(
        rows.filter((row) => row.packageId === packageId),
        { ...plan, choices: new Map(), optional: new Set() },
      );
    daysOf.set(key, days);
    return days.map(({ courseId, startDate: start, endDate }) => ({
      ...{ studentId, courseId, startDate: start, endDate, pacePercent: plan.pacePercent },
      parentId: id,
    }));
  });
  await planCourses(tx, actor, planned, options);
}

async function readPackages(
  db: Queryable,
  ids: readonly string[],
): Promise<{ today: string; rows: (PlanRow & { packageId: string })[] }> {
  const [found] = await db.query<{ today: string; rows: (PlanRow & { packageId: string })[] }>(
    `SELECT today(), (SELECT coalesce(json_agg(json_build_object('packageId', pc.package_id, 'courseId', pc.course_id,
         'points', c.points, 'choiceGroup', pc.choice_group, 'isRequired', pc.is_required,
         'plannedWeek', pc.planned_week) ORDER BY pc.position), '[]')
       FROM course_package_course pc JOIN course c ON c.id = pc.course_id
       WHERE pc.package_id = ANY ($1::uuid[])) AS rows`,
    [ids],
  );
  return found!;
}

import { addDays } from '../../../../domain/days.js';
import { badField } from '../../../platform/errors/app-error.js';
import type { PackageCourseWishInput } from '../../../platform/graphql/generated.js';
import { requireId } from '../../../platform/validation/id.js';
import type { OfferedInstance } from './package-instances.queries.js';
import type { PlannedDays } from './package-plan.rules.js';

/** Start dates outside this range are typing errors. */
export const [EARLIEST, LATEST] = ['2000-01-01', '2100-12-31'];
/** How far from the planned start an instance may start to be proposed. */
const NEAR_DAYS = 21;

/** A course of a package with the dates and the instance that the students get. */
export interface SettledCourse {
  courseId: string;
  startDate: string;
  endDate: string | null;
  /** Null: only planned. */
  instance: OfferedInstance | null;
  /** Instances that can be chosen. */
  instances: OfferedInstance[];
  /** Position of its wish in the input; null without one. */
  wish: number | null;
}

/** The wishes by course; throws for a course outside the package, a second wish, or a date out of range. */
export function readWishes(
  wishes: readonly PackageCourseWishInput[],
  courseIds: ReadonlySet<string>,
): Map<string, PackageCourseWishInput & { index: number }> {
  const byCourse = new Map<string, PackageCourseWishInput & { index: number }>();
  wishes.forEach((wish, index) => {
    const path = `courses.${index}`;
    const courseId = requireId(wish.courseId, `${path}.courseId`);
    if (!courseIds.has(courseId))
      throw badField(`${path}.courseId`, 'NOT_ALLOWED', 'Kursen ingår inte i kurspaketet.');
    if (byCourse.has(courseId)) throw badField(`${path}.courseId`, 'DUPLICATE', 'Kursen är vald två gånger.');
    for (const name of ['startDate', 'endDate'] as const) {
      const day = wish[name];
      if (day && (day < EARLIEST || day > LATEST))
        throw badField(`${path}.${name}`, 'RANGE', 'Datumet ligger för långt bort.');
    }
    if (wish.courseInstanceId) requireId(wish.courseInstanceId, `${path}.courseInstanceId`);
    byCourse.set(courseId, { ...wish, index });
  });
  return byCourse;
}

interface Terms {
  wishes: ReturnType<typeof readWishes>;
  instances: readonly OfferedInstance[];
  proposes: boolean;
  /** Number of students, who all need a seat. */
  seats: number;
}

/** The planned courses with the wishes applied; throws for an instance that is unknown or of another course. */
export function settleCourses(days: readonly PlannedDays[], terms: Terms): SettledCourse[] {
  return days.map((day) => {
    const { courseId } = day;
    const wish = terms.wishes.get(courseId);
    const instances = terms.instances.filter((one) => one.courseId === courseId && one.isOffered);
    const instance = wish
      ? wishedInstance(wish, terms.instances)
      : terms.proposes
        ? nearestInstance(instances, day.startDate, terms.seats)
        : null;
    return {
      courseId,
      startDate: wish?.startDate ?? instance?.startDate ?? day.startDate,
      endDate: wish?.endDate ?? (instance ? instance.endDate : day.endDate),
      ...{ instance, instances, wish: wish?.index ?? null },
    };
  });
}

function wishedInstance(
  { courseId, courseInstanceId, index }: PackageCourseWishInput & { index: number },
  instances: readonly OfferedInstance[],
): OfferedInstance | null {
  if (!courseInstanceId) return null;
  const path = `courses.${index}.courseInstanceId`;
  const found = instances.find(({ id }) => id === courseInstanceId);
  if (!found) throw badField(path, 'BAD_REFERENCE', 'Kurstillfället finns inte.');
  if (found.courseId !== courseId) throw badField(path, 'NOT_ALLOWED', 'Tillfället gäller en annan kurs.');
  return found;
}

/** The instance with enough seats that starts nearest to the planned day; null without one. */
function nearestInstance(
  instances: readonly OfferedInstance[],
  startDate: string,
  seats: number,
): OfferedInstance | null {
  const [from, to] = [addDays(startDate, -NEAR_DAYS), addDays(startDate, NEAR_DAYS)];
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(startDate));
  const near = instances.flatMap((instance) => {
    const start = instance.startDate;
    const hasSeats = instance.seatsLeft === null || instance.seatsLeft >= Math.max(seats, 1);
    return start && start >= from && start <= to && hasSeats ? [{ instance, apart: distance(start) }] : [];
  });
  return near.sort((a, b) => a.apart - b.apart)[0]?.instance ?? null;
}

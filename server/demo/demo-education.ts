import { catalogueId } from '../reference-data/catalogue-id.js';
import { COURSES_BY_CODE } from '../reference-data/catalogue.js';
import type { DemoCalendar } from './demo-calendar.js';
import {
  INSTANCES,
  PACKAGES,
  PROGRAMS,
  type InstanceOffer,
  type PackageOffer,
  type Phase,
} from './demo-offers.js';
import type { InstanceRow, PackageCourseRow, PackageRow, ProgramRow } from './demo-rows.js';
import type { DemoStaff } from './demo-staff.js';
import { SeededRandom } from './seeded-random.js';

/** An occasion with what its students need to know of it. */
export interface Occasion extends InstanceOffer {
  row: InstanceRow;
  /** Days from today. */
  start: number;
  end: number;
}

/** What can be studied at the demo school. */
export interface DemoEducation {
  packages: PackageRow[];
  packageCourses: PackageCourseRow[];
  programs: ProgramRow[];
  occasions: Occasion[];
  /** The id of a package or program by its key. */
  frameId(key: string): string;
}

/** How long before or after today an occasion begins, in days; a running one is between its ends for weeks yet. */
const BEGINS: Readonly<Record<Phase, readonly [number, number]>> = {
  past: [-190, -120],
  running: [-40, -20],
  coming: [21, 70],
};

export function buildEducation(calendar: DemoCalendar, staff: DemoStaff): DemoEducation {
  const random = new SeededRandom('education');
  const ids = new Map([...PACKAGES, ...PROGRAMS].map(({ key }) => [key, random.id()]));
  const frameId = (key: string): string => {
    const id = ids.get(key);
    if (!id) throw new Error(`The demo school offers nothing called ${key}`);
    return id;
  };
  return {
    packages: PACKAGES.map(({ key, code, name }) => ({ id: frameId(key), code, name })),
    packageCourses: PACKAGES.flatMap((offer) => coursesOf(offer, frameId(offer.key))),
    programs: PROGRAMS.map(({ key, name, points }) => ({ id: frameId(key), code: null, name, points })),
    occasions: INSTANCES.map((offer) => buildOccasion(offer, random, calendar, staff)),
    frameId,
  };
}

/** The rows of a package in order; alternatives stand below each other. */
function coursesOf({ steps }: PackageOffer, packageId: string): PackageCourseRow[] {
  const choices = steps.flatMap((step): { code: string; group: string | null }[] =>
    typeof step === 'string'
      ? [{ code: step, group: null }]
      : step.oneOf.map((code) => ({ code, group: step.group })),
  );
  return choices.map(({ code, group }, index) => ({
    package_id: packageId,
    course_id: catalogueId(code),
    position: index + 1,
    choice_group: group,
  }));
}

/** Half-time study: ten points a week. Monday to Friday. */
function buildOccasion(
  offer: InstanceOffer,
  random: SeededRandom,
  calendar: DemoCalendar,
  staff: DemoStaff,
): Occasion {
  const course = COURSES_BY_CODE.get(offer.course);
  if (!course) throw new Error(`The catalogue has no course ${offer.course}`);
  const start = calendar.monday(random.between(...BEGINS[offer.phase]));
  const weeks = Math.min(16, Math.max(8, course.points / 10));
  const end = start + weeks * 7 - 3;
  const row: InstanceRow = {
    id: random.id(),
    course_id: catalogueId(offer.course),
    name: course.name,
    start_date: calendar.day(start),
    end_date: calendar.day(end),
    teacher_id: offer.teacher === null ? null : staff.teachers[offer.teacher]!.id,
    capacity: 0,
  };
  return { ...offer, row, start, end };
}

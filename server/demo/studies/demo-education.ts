import { catalogueId, shippedId } from '../../reference-data/catalogue-id.js';
import { COURSES_BY_CODE } from '../../reference-data/catalogue.js';
import { coursesOf } from '../../reference-data/packages.js';
import type { DemoCalendar } from './demo-calendar.js';
import {
  INSTANCES,
  PACKAGES,
  PROGRAMS,
  SHIPPED_FRAMES,
  type InstanceOffer,
  type PackageOffer,
  type Phase,
  type ProgramOffer,
} from './demo-offers.js';
import type { DemoRow } from '../made-up/demo-rows.js';
import type { DemoStaff } from '../demo-staff.js';
import { SeededRandom } from '../made-up/seeded-random.js';

/** An instance before its form of teaching is chosen. */
type Instance = Omit<
  DemoRow<'course_instance'>,
  | 'pace_percent'
  | 'study_form'
  | 'location'
  | 'municipality'
  | 'planning'
  | 'version'
  | 'created_at'
  | 'cancel_mailed'
>;

/** An occasion with the data that its students need. */
export interface Occasion extends InstanceOffer {
  row: Instance;
  /** Days from today. */
  start: number;
  end: number;
}

/** Courses, packages and programs of the demo school. */
export interface DemoEducation {
  packages: DemoRow<'course_package'>[];
  packageCourses: DemoRow<'course_package_course'>[];
  programs: DemoRow<'program'>[];
  programCourses: DemoRow<'program_course'>[];
  occasions: Occasion[];
  /** The id of a package or program by its key. */
  frameId(key: string): string;
}

/** Start of an occasion in days from today; a running one doesn't end for weeks. */
const BEGINS: Readonly<Record<Phase, readonly [number, number]>> = {
  past: [-190, -120],
  running: [-40, -20],
  coming: [21, 70],
};

export function buildEducation(calendar: DemoCalendar, staff: DemoStaff): DemoEducation {
  const random = new SeededRandom('education');
  const keys = (kind: 'package' | 'program', own: readonly { key: string }[]): [string, string][] => [
    // A draw for each, also where the product brings the id: the dates that are drawn below stay the same.
    ...SHIPPED_FRAMES[kind].map((key): [string, string] => (random.id(), [key, shippedId(kind, key)])),
    ...own.map(({ key }): [string, string] => [key, random.id()]),
  ];
  const ids = new Map([...keys('package', PACKAGES), ...keys('program', PROGRAMS)]);
  const frameId = (key: string): string => {
    const id = ids.get(key);
    if (!id) throw new Error(`The demo school offers nothing called ${key}`);
    return id;
  };
  return {
    packages: PACKAGES.map(({ key, name, targetPoints }) => ({
      id: frameId(key),
      code: null,
      name,
      kind: 'LOCAL',
      target_points: targetPoints,
    })),
    packageCourses: PACKAGES.flatMap((offer) => rowsOf(offer, frameId(offer.key))),
    programs: PROGRAMS.map((offer) => ({
      id: frameId(offer.key),
      code: null,
      name: offer.name,
      points: offer.points ?? null,
      description: offer.description,
      required_points: offer.required ?? null,
      programme_points: offer.programme ?? null,
      free_points: offer.free ?? null,
      passed_points: offer.passed ?? null,
    })),
    programCourses: PROGRAMS.flatMap((offer) => programRowsOf(offer, frameId(offer.key))),
    occasions: INSTANCES.map((offer) => buildOccasion(offer, random, calendar, staff)),
    frameId,
  };
}

function rowsOf({ steps }: PackageOffer, packageId: string): DemoRow<'course_package_course'>[] {
  return coursesOf(steps).map(({ code, choice_group, position }) => ({
    package_id: packageId,
    course_id: catalogueId(code),
    position,
    choice_group,
  }));
}

function programRowsOf(
  { steps = [], choices = [] }: ProgramOffer,
  programId: string,
): DemoRow<'program_course'>[] {
  const required = coursesOf(steps).map((row) => ({ ...row, part: 'REQUIRED' as const }));
  const chosen = choices.map((code, index) => ({
    ...{ code, choice_group: null, position: required.length + index + 1 },
    part: 'PROGRAMME' as const,
  }));
  return [...required, ...chosen].map(({ code, ...row }) => ({
    program_id: programId,
    course_id: catalogueId(code),
    ...row,
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
  const drawn = random.between(...BEGINS[offer.phase]);
  const weeks = Math.min(16, Math.max(8, (course.points ?? 0) / 10));
  const lastDay = offer.ends ?? (offer.ended === undefined ? null : -offer.ended);
  const start = calendar.monday(lastDay === null ? drawn : lastDay + 3 - weeks * 7);
  const end = start + weeks * 7 - 3;
  const row: Instance = {
    id: random.id(),
    course_id: catalogueId(offer.course),
    name: course.name,
    start_date: calendar.day(start),
    end_date: calendar.day(end),
    teacher_id: offer.teacher === null ? null : staff.teachers[offer.teacher]!.id,
    capacity: 0,
    grades_signed_at: null,
    grades_signed_by: null,
    grades_signed_by_name: null,
  };
  return { ...offer, row, start, end };
}

import { Injectable } from '@nestjs/common';
import { Database, type Queryable } from '../../../platform/database/database.js';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { badField, conflict, notFound } from '../../../platform/errors/app-error.js';
import type { NewEnrollment } from '../../enrollments/single/enroll-judgement.queries.js';
import { lockPlaces } from '../../enrollments/single/enrollment-locks.queries.js';
import { enroll, startBatch } from '../../enrollments/single/enrollments.repository.js';
import { judgeEntries, type JudgedEntry } from '../../enrollments/single/package-judgement.queries.js';
import { planCourses } from '../../enrollments/single/planned-courses.repository.js';
import { extendStudentDates } from '../../enrollments/single/student-dates.repository.js';
import type {
  CoursePackage,
  EnrollOnPackageInput,
  EnrollOnPackageResult,
  EnrollmentRemark,
  PackageEnrollmentPreview,
  PackagePlan,
  PackagePlanInput,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { requireId } from '../../../platform/validation/id.js';
import { PackageList } from './packages.queries.js';
import { readInstances } from './package-instances.queries.js';
import {
  coursesByStudent,
  extensionsOf,
  outcomeOf,
  packageProblems,
  type CourseOutcome,
} from './package-outcome.rules.js';
import { endOf, planDays, type PlannedDays } from './package-plan.rules.js';
import { EARLIEST, LATEST, readWishes, settleCourses, type SettledCourse } from './package-wishes.rules.js';
import { lockPackage } from '../locked.queries.js';

const MOST_STUDENTS = 200;

interface Plan {
  pack: CoursePackage;
  days: PlannedDays[];
  pacePercent: number;
  endDate: string | null;
}

/** A plan with the dates and instances of its courses, and the enrolments that it means. */
interface SettledPlan extends Plan {
  startDate: string;
  courses: SettledCourse[];
  students: string[];
}

const REPLACED = 'Kurspaketet har en senare version. Skriv in eleverna på den.';
const EMPTY = 'Kurspaketet har inga kurser än.';

/** 'Skriv in elev(er)' on a package (pages, section 5): enrols on the package and plans its courses in sequence. */
@Injectable()
export class PackageEnrolment {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly list: PackageList,
  ) {}

  /** Preview of an enrolment's plan; nothing is written. */
  async plan(input: PackagePlanInput): Promise<PackagePlan> {
    const { pack, days, endDate } = await this.readPlan(this.database, input, '');
    const courses = days.map(({ courseId, startDate, endDate: end, weeks }) => ({
      ...{ course: courseOf(pack, courseId), startDate, endDate: end, weeks },
    }));
    return { courses, points: courses.reduce((sum, { course }) => sum + (course.points ?? 0), 0), endDate };
  }

  /** Preview of the enrolment of these students; nothing is written. */
  async preview({ actor }: Call, input: EnrollOnPackageInput): Promise<PackageEnrollmentPreview> {
    const plan = await this.settle(this.database, input, readStudents(input));
    const { pack, courses, students, startDate, endDate } = plan;
    const judged = await judgeEntries(this.database, entriesOf(plan), actor);
    const packages = judged.slice(0, students.length);
    const outcomes = outcomesOf(plan, judged);
    const problems = [...againstPackage(plan), ...packageProblems(packages)];
    return {
      courses: outcomes.map(({ course, studentIds, leftOut, problems: against, warnings }) => ({
        ...{ course: courseOf(pack, course.courseId), students: studentIds.length },
        ...{ startDate: course.startDate, endDate: course.endDate },
        ...{ instance: course.instance, instances: course.instances, leftOut, problems: against, warnings },
      })),
      points: courses.reduce((sum, { courseId }) => sum + (courseOf(pack, courseId).points ?? 0), 0),
      ...{ startDate, endDate, problems },
      extendedDates: input.extendStudentDates ? extensionsOf(packages, coursesByStudent(outcomes)) : [],
      isPossible:
        students.length > 0 && problems.length === 0 && outcomes.every((one) => one.problems.length === 0),
    };
  }

  /** Enrols all or none of the students, in a batch that can be undone. */
  enroll(call: Call, input: EnrollOnPackageInput): Promise<EnrollOnPackageResult> {
    const students = readStudents(input);
    if (students.length === 0) throw badField('studentIds', 'REQUIRED', 'Välj minst en elev.');
    return this.work.run(call, async (tx) => {
      await lockPackage(tx, requireId(input.plan.packageId, 'plan.packageId'), null);
      const plan = await this.settle(tx, input, students);
      const { pack, pacePercent, startDate, endDate, courses } = plan;
      if (pack.followedBy) throw conflict('REPLACED', REPLACED);
      if (courses.length === 0) throw conflict('EMPTY', EMPTY);
      const outcomes = await lockAndJudge(tx, plan);
      for (const outcome of outcomes) assertPossible(pack, outcome);
      const batchId = await startBatch(tx, call.actor, {
        kind: 'ENROLL',
        title: `Inskrivning på ${pack.name}`,
        size: students.length,
      });
      const parents = await enroll(
        tx,
        call.actor,
        students.map((studentId) => ({ studentId, packageId: pack.id, startDate, endDate, pacePercent })),
        { batchId },
      );
      const parentOf = new Map(students.map((studentId, index) => [studentId, parents[index]!]));
      const placed = await enroll(
        tx,
        call.actor,
        outcomes.flatMap(({ course, studentIds }) =>
          course.instance
            ? studentIds.map((studentId) => ({
                ...placeIn(course, studentId),
                parentId: parentOf.get(studentId)!,
              }))
            : [],
        ),
        { batchId },
      );
      const planned = await planCourses(
        tx,
        call.actor,
        students.flatMap((studentId) =>
          courses
            .filter(({ instance }) => instance === null)
            .map(({ courseId, startDate: start, endDate: end }) => ({
              ...{ studentId, courseId, startDate: start, endDate: end, pacePercent },
              parentId: parentOf.get(studentId)!,
            })),
        ),
        { batchId },
      );
      const datesExtended = input.extendStudentDates
        ? await extendStudentDates(tx, call.actor, batchId, coursesByStudent(outcomes))
        : 0;
      return { students: students.length, courses: planned, placed: placed.length, datesExtended, batchId };
    });
  }

  /** The plan with the wishes of the input applied. */
  private async settle(db: Queryable, input: EnrollOnPackageInput, students: string[]): Promise<SettledPlan> {
    const plan = await this.readPlan(db, input.plan, 'plan.');
    const wishes = readWishes(input.courses ?? [], new Set(plan.pack.courses.map(({ course }) => course.id)));
    const chosen = [...wishes.values()].flatMap(({ courseInstanceId }) => courseInstanceId ?? []);
    const instances = await readInstances(
      db,
      plan.days.map(({ courseId }) => courseId),
      chosen,
    );
    const terms = { wishes, instances, proposes: input.proposeInstances === true, seats: students.length };
    const courses = settleCourses(plan.days, terms);
    const startDate = [input.plan.startDate, ...courses.map((course) => course.startDate)].sort()[0]!;
    return { ...plan, courses, students, startDate, endDate: endOf(courses) };
  }

  private async readPlan(db: Queryable, input: PackagePlanInput, path: string): Promise<Plan> {
    const pacePercent = input.pacePercent ?? 100;
    if (pacePercent < 5 || pacePercent > 200)
      throw badField(`${path}pacePercent`, 'RANGE', 'Ange en takt från 5 till 200 %.');
    if (input.startDate < EARLIEST || input.startDate > LATEST)
      throw badField(`${path}startDate`, 'RANGE', 'Startdatumet ligger för långt bort.');
    const pack = await this.list.find(requireId(input.packageId, `${path}packageId`), db);
    if (!pack) throw notFound('Kurspaketet finns inte.');
    const rows = pack.courses.map(({ course, choiceGroup, isRequired, plannedWeek }) => ({
      courseId: course.id,
      points: course.points,
      ...{ choiceGroup, isRequired, plannedWeek },
    }));
    const days = planDays(rows, {
      startDate: input.startDate,
      pacePercent,
      choices: new Map((input.choices ?? []).map(({ choiceGroup, courseId }) => [choiceGroup, courseId])),
      optional: new Set(input.optionalCourseIds ?? []),
    });
    return { pack, days, pacePercent, endDate: endOf(days) };
  }
}

function courseOf(pack: CoursePackage, courseId: string) {
  return pack.courses.find(({ course }) => course.id === courseId)!.course;
}

function readStudents({ studentIds }: EnrollOnPackageInput): string[] {
  const students = [...new Set(studentIds.map((id, index) => requireId(id, `studentIds.${index}`)))];
  if (students.length > MOST_STUDENTS)
    throw badField('studentIds', 'TOO_LONG', `Välj högst ${MOST_STUDENTS} elever.`);
  return students;
}

/** An enrolment of the student on the course, in its instance if it has one. */
function placeIn(
  { courseId, instance, startDate, endDate }: SettledCourse,
  studentId: string,
): NewEnrollment {
  return { studentId, ...(instance ? { courseInstanceId: instance.id } : { courseId }), startDate, endDate };
}

/** The package of each student, then the courses of each student, the earliest first. */
function entriesOf({ pack, courses, students, startDate, endDate }: SettledPlan): NewEnrollment[] {
  return [
    ...students.map((studentId) => ({ studentId, packageId: pack.id, startDate, endDate })),
    ...byStart(courses).flatMap((course) => students.map((studentId) => placeIn(course, studentId))),
  ];
}

/** Of two equivalent courses the earlier is given. */
const byStart = (courses: readonly SettledCourse[]): SettledCourse[] =>
  courses.toSorted((a, b) => a.startDate.localeCompare(b.startDate));

/** The outcome of each course, in the order of the package. */
function outcomesOf({ courses, students }: SettledPlan, judged: readonly JudgedEntry[]): CourseOutcome[] {
  const sorted = byStart(courses);
  return courses.map((course) => {
    const first = students.length * (1 + sorted.indexOf(course));
    return outcomeOf(course, judged.slice(first, first + students.length));
  });
}

/** Locks instances and students, in the order of all writers, so that the evaluation stays valid. */
async function lockAndJudge(tx: Work, plan: SettledPlan): Promise<CourseOutcome[]> {
  const entries = entriesOf(plan);
  await lockPlaces(tx, entries);
  return outcomesOf(plan, await judgeEntries(tx, entries, null));
}

function assertPossible(pack: CoursePackage, { course, problems }: CourseOutcome): void {
  const [problem] = problems;
  if (!problem) return;
  const text = `${courseOf(pack, course.courseId).name}: ${problem.message}`;
  if (problem.code === 'DATES' && course.wish !== null)
    throw badField(`courses.${course.wish}.endDate`, 'ORDER', text);
  throw conflict(problem.code, text);
}

/** Reasons against the package for every student. */
function againstPackage({ pack, courses }: SettledPlan): EnrollmentRemark[] {
  if (courses.length > 0) return [];
  return [{ code: 'EMPTY', message: EMPTY, count: 1, examples: [pack.name] }];
}

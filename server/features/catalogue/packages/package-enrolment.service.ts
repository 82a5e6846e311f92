import { Injectable } from '@nestjs/common';
import { Database, type Queryable } from '../../../platform/database/database.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { badField, conflict, notFound } from '../../../platform/errors/app-error.js';
import { enroll, startBatch } from '../../enrollments/single/enrollments.repository.js';
import { planCourses } from '../../enrollments/single/planned-courses.repository.js';
import type {
  CoursePackage,
  EnrollOnPackageInput,
  EnrollOnPackageResult,
  PackagePlan,
  PackagePlanInput,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { requireId } from '../../../platform/validation/id.js';
import { PackageList } from './packages.queries.js';
import { endOf, planDays, type PlannedDays } from './package-plan.rules.js';
import { lockPart } from '../locked.queries.js';

const MOST_STUDENTS = 200;
/** Start dates outside this range are typing errors. */
const [EARLIEST, LATEST] = ['2000-01-01', '2100-12-31'];

interface Plan {
  pack: CoursePackage;
  days: PlannedDays[];
  pacePercent: number;
  endDate: string | null;
}

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
      course: pack.courses.find(({ course }) => course.id === courseId)!.course,
      startDate,
      endDate: end,
      weeks,
    }));
    return { courses, points: courses.reduce((sum, { course }) => sum + (course.points ?? 0), 0), endDate };
  }

  /** Enrols all or none of the students, in a batch that can be undone. */
  enroll(call: Call, { plan, studentIds }: EnrollOnPackageInput): Promise<EnrollOnPackageResult> {
    const students = [...new Set(studentIds.map((id, index) => requireId(id, `studentIds.${index}`)))];
    if (students.length === 0) throw badField('studentIds', 'REQUIRED', 'Välj minst en elev.');
    if (students.length > MOST_STUDENTS)
      throw badField('studentIds', 'TOO_LONG', `Välj högst ${MOST_STUDENTS} elever.`);
    return this.work.run(call, async (tx) => {
      await lockPart(tx, 'course_package', requireId(plan.packageId, 'plan.packageId'), null);
      const { pack, days, pacePercent, endDate } = await this.readPlan(tx, plan, 'plan.');
      if (pack.followedBy)
        throw conflict('REPLACED', 'Kurspaketet har en senare version. Skriv in eleverna på den.');
      if (days.length === 0) throw conflict('EMPTY', 'Kurspaketet har inga kurser än.');
      const batchId = await startBatch(tx, call.actor, {
        kind: 'ENROLL',
        title: `Inskrivning på ${pack.name}`,
        size: students.length,
      });
      const parents = await enroll(
        tx,
        call.actor,
        students.map((studentId) => ({
          studentId,
          packageId: pack.id,
          startDate: plan.startDate,
          endDate,
          pacePercent,
        })),
        { batchId },
      );
      const courses = await planCourses(
        tx,
        call.actor,
        students.flatMap((studentId, index) =>
          days.map(({ courseId, startDate, endDate: end }) => ({
            ...{ studentId, courseId, startDate, pacePercent },
            endDate: end,
            parentId: parents[index]!,
          })),
        ),
        { batchId },
      );
      return { students: students.length, courses, batchId };
    });
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

import type { PackageEnrollmentPreviewQuery } from '../packages.generated';
import type {
  EnrollOnPackageInput,
  PackageCourseWishInput,
  PackagePlanInput,
} from '../../../graphql/types.generated';

export type Preview = PackageEnrollmentPreviewQuery['previewEnrollOnPackage'];
export type PreviewCourse = Preview['courses'][number];

/** What has been changed for one course; what is left out follows the plan or the instance. */
export interface CourseChange {
  startDate?: string;
  endDate?: string;
  /** Null: only planned. */
  instanceId: string | null;
}

export type CourseChanges = Readonly<Record<string, CourseChange>>;

/** The changes with one more; the instance that was proposed stays chosen when only a date is changed. */
export function changed(
  changes: CourseChanges,
  { course, instance }: PreviewCourse,
  change: Partial<CourseChange>,
): CourseChanges {
  const before = changes[course.id] ?? { instanceId: instance?.id ?? null };
  // Another instance has its own dates.
  const next = 'instanceId' in change ? { instanceId: change.instanceId ?? null } : { ...before, ...change };
  return { ...changes, [course.id]: next };
}

/** The input of the preview: the changes, and proposals for the other courses. */
export function previewInput(
  plan: PackagePlanInput,
  studentIds: readonly string[],
  changes: CourseChanges,
): EnrollOnPackageInput {
  const courses = Object.entries(changes).map(
    ([courseId, { startDate, endDate, instanceId }]): PackageCourseWishInput => ({
      courseId,
      ...(startDate && { startDate }),
      ...(endDate && { endDate }),
      courseInstanceId: instanceId,
    }),
  );
  return { plan, studentIds: [...studentIds], courses, proposeInstances: true, extendStudentDates: true };
}

/** The input of the enrolment: every course as the preview has shown it. */
export function enrollInput(
  plan: PackagePlanInput,
  studentIds: readonly string[],
  { courses }: Preview,
): EnrollOnPackageInput {
  return {
    ...{ plan, studentIds: [...studentIds], extendStudentDates: true },
    courses: courses.map(({ course, startDate, endDate, instance }) => ({
      courseId: course.id,
      startDate,
      ...(endDate && { endDate }),
      courseInstanceId: instance?.id ?? null,
    })),
  };
}

import type { CourseQuery } from './course.generated';

export type CourseDetail = NonNullable<CourseQuery['course']>;

/** A course instance as its page knows it. */
export type InstanceDetail = NonNullable<CourseDetail['instance']>;

/** The facts of a course, a package or a program. */
export type CatalogueDetail = NonNullable<CourseDetail['catalogue']>;

/** The course shown on the page, for its actions. */
export interface CourseActionsProps {
  course: CourseDetail;
  /** Refetches the page's data. */
  onChanged: () => void;
}

import type { CourseQuery } from './course.generated';

export type CourseDetail = NonNullable<CourseQuery['course']>;

/** A course instance as its page knows it. */
export type InstanceDetail = NonNullable<CourseDetail['instance']>;

/** What a page shows, for what can be done with it. */
export interface CourseActionsProps {
  course: CourseDetail;
  /** Refetches the page's data. */
  onChanged: () => void;
}

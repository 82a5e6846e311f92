import type { CourseQuery } from './course.generated';

export type CourseDetail = NonNullable<CourseQuery['course']>;

/** A course instance as its page knows it. */
export type InstanceDetail = NonNullable<CourseDetail['instance']>;

/** What a page shows, for what can be done with it. */
export interface CourseActionsProps {
  course: CourseDetail;
  /** What the page shows is read anew. */
  onChanged: () => void;
}

import type { CourseQuery } from '../../graphql/generated';

export type CourseDetail = NonNullable<CourseQuery['course']>;

/** A course instance as its page knows it. */
export interface CourseInstancePageProps {
  id: string;
  name: string;
  instance: NonNullable<CourseDetail['instance']>;
  onChanged: () => void;
}

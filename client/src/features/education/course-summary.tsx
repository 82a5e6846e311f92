import { SummaryWaiting } from '../../apollo/feedback/summary-waiting';
import { useQuery } from '../../apollo/use-query';
import { LinkButton } from '../../ui/button';
import { Grid } from '../../ui/layout';
import { CatalogueFacts, CoursesOf, Occasions } from './catalogue-cards';
import { CourseDocument } from './course.generated';
import { InstanceFacts } from './instance-facts';
import { Kind, TeacherCard } from './course-page';

/** A course, a course instance, a package or a program beside a list, in the cards of its page. */
export function CourseSummary({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(CourseDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const course = data?.course;
  if (!course) return <SummaryWaiting {...{ error, refetch }} />;
  const { type, instance, catalogue, teacher, courseName } = course;
  return (
    <Grid gap="4" columns="minmax(0, 1fr)">
      <Kind course={course} />
      {instance && <TeacherCard teacher={teacher} />}
      {instance && <InstanceFacts instance={instance} />}
      {catalogue && <CatalogueFacts type={type} catalogue={catalogue} />}
      {catalogue && type === 'Course' && <Occasions name={courseName} instances={catalogue.instances} />}
      {catalogue && type !== 'Course' && <CoursesOf courses={catalogue.courses} />}
      <LinkButton to={`/education/${id}`}>Öppna sidan</LinkButton>
    </Grid>
  );
}

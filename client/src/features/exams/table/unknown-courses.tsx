import { useQuery } from '../../../apollo/use-query';
import { UnknownExamCoursesDocument } from '../exams.generated';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/feedback/message';

const unknownCourses = { filter: { unknownCourse: true }, first: 1 };

interface UnknownCoursesProps {
  /** They are what the table shows already. */
  shown: boolean;
  onShow: () => void;
}

/** Registrations whose course nobody has found in the catalogue: told at once, not when they are to be graded. */
export function UnknownCourses({ shown, onShow }: UnknownCoursesProps) {
  const { data } = useQuery(UnknownExamCoursesDocument, {
    variables: { input: unknownCourses },
    fetchPolicy: 'cache-and-network',
  });
  const count = data?.exams.totalCount ?? 0;
  if (count === 0) return null;
  return (
    <Message tone="warning" actions={!shown && <Button onClick={onShow}>Visa dem</Button>}>
      {count === 1
        ? 'En anmälan har en kurs som inte finns i kurslistan.'
        : `${count} anmälningar har en kurs som inte finns i kurslistan.`}{' '}
      Välj kurs under Rätta: utan den kan prövningen inte betygsättas.
    </Message>
  );
}

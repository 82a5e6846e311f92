import { Navigate } from 'react-router-dom';
import { readFailure } from '../../apollo/failure';
import { FailureDetails } from '../../apollo/feedback/failure-details';
import { useQuery } from '../../apollo/use-query';
import { StudentDetailsDocument } from './student.generated';
import { buttons, headings, inlineTexts } from '../../lib/fixed-texts';
import { useSession } from '../../lib/session/session-store';
import { Button } from '../../ui/button';
import { Message } from '../../ui/feedback/message';
import { PageHeader } from '../../ui/page-header';
import { Loading } from '../../ui/feedback/skeleton';
import { StudentView, type StudentSlots } from './student-view';
import { useFreshOnReturn } from './use-fresh-on-return';

export interface StudentPageProps extends StudentSlots {
  id: string;
}

/** 'Elevdetaljer' (specification §2): loads one student; comments and files come from their own features. */
export function StudentPage({ id, ...slots }: StudentPageProps) {
  const { role } = useSession();
  const { data, previousData, error, loading, refetch } = useQuery(StudentDetailsDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  useFreshOnReturn(() => void refetch());

  const failure = error && !loading ? readFailure(error) : null;
  // A student on another student's page (contract §3); staff stay and get a message.
  if (failure?.code === 'FORBIDDEN' && role === 'STUDENT') return <Navigate to="/unauthorized" replace />;
  // A failed query keeps the current student, unless access has been lost.
  const shown =
    failure?.code === 'NOT_FOUND' || failure?.code === 'FORBIDDEN' ? null : (data ?? previousData)?.student;
  if (shown) return <StudentView student={shown} onReload={() => void refetch()} {...slots} />;

  return (
    <>
      <PageHeader title={headings.studentDetails} />
      {failure || !loading ? (
        <Message tone="error" actions={<Button onClick={() => void refetch()}>{buttons.retry}</Button>}>
          <p>{inlineTexts.studentLoadFailed}</p>
          {failure && <FailureDetails failure={failure} />}
        </Message>
      ) : (
        <Loading text={inlineTexts.studentLoading} lines={8} />
      )}
    </>
  );
}

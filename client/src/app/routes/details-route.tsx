import { useParams } from 'react-router-dom';
import { DetailsPage } from '../../features/details/details-page';
import { ReasonGate } from '../reason-gate';
import { StudentRecordCards } from '../student-record-cards';
import { StudentVerbs } from '../verbs/student-verbs';

/** Where the page of a search result meets the question before a protected student. */
export function DetailsRoute() {
  const { type = '', id = '' } = useParams();
  if (type !== 'Elev') return <DetailsPage />;
  return (
    <ReasonGate key={id} studentId={id} title="Detaljer">
      <DetailsPage
        actions={(student, { reload }) => (
          <StudentVerbs student={{ ...student, name: student.title }} onChanged={reload} />
        )}
        records={({ id: studentId }) => <StudentRecordCards studentId={studentId} />}
      />
    </ReasonGate>
  );
}

import { useParams } from 'react-router-dom';
import { DetailsPage } from '../../features/details/details-page';
import { ReasonGate } from '../access-reason/reason-gate';
import { StudentRecordCards } from '../student-record-cards';
import { StudentActions } from '../actions/student-actions';
import { TeacherRecord, TeacherActions } from '../actions/teacher-actions';

/** Where the page of a search result meets what can be done, and the question before a protected student. */
export function DetailsRoute() {
  const { type = '', id = '' } = useParams();
  const page = (
    <DetailsPage
      actions={(details, { reload }) =>
        details.__typename === 'StudentCard' ? (
          <StudentActions student={{ ...details, name: details.title }} onChanged={reload} />
        ) : (
          details.__typename === 'TeacherCard' && <TeacherActions id={details.id} onChanged={reload} />
        )
      }
      records={(details) =>
        details.__typename === 'StudentCard' ? (
          <StudentRecordCards studentId={details.id} />
        ) : (
          details.__typename === 'TeacherCard' && <TeacherRecord teacher={details} />
        )
      }
    />
  );
  if (type !== 'Elev') return page;
  return (
    <ReasonGate key={id} studentId={id} title="Detaljer">
      {page}
    </ReasonGate>
  );
}

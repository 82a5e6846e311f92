import { useParams } from 'react-router-dom';
import type { AskFirst } from '../../apollo/links/ask-first';
import { StudentComments } from '../../features/comments/student-comments';
import { StudentCorrections } from '../../features/corrections/student-corrections';
import { StudentFiles } from '../../features/files/student-files';
import { StudentPage } from '../../features/student/student-page';
import { mayAccess } from '../../../../domain/roles';
import { headings } from '../../lib/fixed-texts';
import { getSession, useSession } from '../../lib/session/session-store';
import { AsksForReasonDocument } from '../session.generated';
import { StudentDetailsDocument } from '../../features/student/student.generated';
import { opensUnasked, ReasonGate } from '../access-reason/reason-gate';
import { LinkButton } from '../../ui/button';
import {
  PLACEMENT_SECTION,
  StudentPlacementsCard,
  StudentRecordCards,
  TimelineCard,
  useReadableRecords,
} from '../student-record-cards';
import { StudentActions } from '../actions/student-actions';

/** Queries the student once the reason gate is known not to apply; no query for the student is sent before. */
export const askFirst: AskFirst = async (ask, { params: { id = '' } }) => {
  const { role, user } = getSession();
  const { pathname } = window.location;
  if (!opensUnasked(id, role)) {
    const answer = await ask(AsksForReasonDocument, { studentId: id });
    if (answer?.asksForReason !== false) return;
    // The user has navigated elsewhere or signed out in the meantime.
    if (window.location.pathname !== pathname || getSession().user?.userId !== user?.userId) return;
  }
  await ask(StudentDetailsDocument, { id });
};

/** Where the student's page, comments and files meet: features do not import each other. */
export function StudentRoute() {
  const { id = '' } = useParams();
  const isStaff = mayAccess(useSession().role, 'COORDINATOR');
  const sections = useReadableRecords();
  const recordsOf = (group: 'results' | 'papers') => ({
    sections: sections.filter((section) => section.group === group),
    cards: ({ id: studentId }: { id: string }) => <StudentRecordCards {...{ studentId, group }} />,
  });
  return (
    // Another student is another page: nothing typed or open may follow along.
    <ReasonGate key={id} studentId={id} title={headings.studentDetails}>
      <StudentPage
        id={id}
        actions={(student, { reload }, edit) => {
          const buttons = (
            <>
              <LinkButton className="no-print" to={`/studieplan/${student.id}`}>
                Studieplan
              </LinkButton>
              {edit}
            </>
          );
          return isStaff ? (
            <StudentActions student={student} onChanged={reload}>
              {buttons}
            </StudentActions>
          ) : (
            buttons
          );
        }}
        comments={(student, { reload, historyChanged }) => (
          <StudentComments
            studentId={student.id}
            comments={student.commentHistory}
            mayComment={student.viewerMay.comment}
            onStale={reload}
            onChanged={historyChanged}
          />
        )}
        corrections={(student, { historyChanged }) => (
          <StudentCorrections studentId={student.id} onAnswered={historyChanged} />
        )}
        records={{ results: recordsOf('results'), papers: recordsOf('papers') }}
        {...(isStaff && {
          placements: {
            sections: [PLACEMENT_SECTION],
            cards: (student) => <StudentPlacementsCard student={student} />,
          },
        })}
        timeline={({ id: studentId }) => <TimelineCard studentId={studentId} />}
        files={(student) => <StudentFiles studentId={student.id} mayChange={student.viewerMay.changeFiles} />}
      />
    </ReasonGate>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { readFailure } from '../../../apollo/failure';
import { FailureDetails } from '../../../apollo/feedback/failure-details';
import { useQuery } from '../../../apollo/use-query';
import { StudentDetailsDocument } from '../student.generated';
import { buttons, inlineTexts } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/feedback/message';
import { Loading } from '../../../ui/feedback/skeleton';
import { StudentEditForm } from './student-edit-form';
import type { StudentDetails } from '../student-view';
import { useStudentEditor } from './use-student-editor';
import '../student.css';
import { Row } from '../../../ui/layout';
import { StudentStatusBadge } from '../../../entities/student/student-status-badge';

interface StudentEditPaneProps {
  id: string;
  /** Actions on the whole record, beside the name. */
  actions: (student: StudentDetails, reload: () => void) => ReactNode;
  /** The record in its parts; `form` is the part with the student's own fields. */
  children: (student: StudentDetails, form: ReactNode, reload: () => void) => ReactNode;
}

/** One student to be edited at once, without a page of its own (pages §2). */
export function StudentEditPane({ id, actions, children }: StudentEditPaneProps) {
  const { data, error, loading, refetch } = useQuery(StudentDetailsDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const student = data?.student;
  const reload = () => void refetch();
  if (!student) {
    if (loading && !error) return <Loading text={inlineTexts.studentLoading} lines={8} />;
    return (
      <Message tone="error" actions={<Button onClick={reload}>{buttons.retry}</Button>}>
        <p>{inlineTexts.studentLoadFailed}</p>
        {error && <FailureDetails failure={readFailure(error)} />}
      </Message>
    );
  }
  return (
    <>
      <Row gap="3" justify="space-between" className="records-pane-head below-3">
        <div>
          <h2>
            <Link to={`/student/${student.id}`}>{student.name}</Link>
          </h2>
          <StudentStatusBadge status={student.status} />
        </div>
        <div className="row">{actions(student, reload)}</div>
      </Row>
      {children(student, <OpenForm student={student} />, reload)}
    </>
  );
}

/** The next student of the list is another `elev` on the same page. */
const whose = ['elev'];

/** The form of the student page, open from the beginning, and again after each save. */
function OpenForm({ student }: { student: StudentDetails }) {
  const editor = useStudentEditor(student, { params: whose });
  return <StudentEditForm student={student} editor={editor} takesFocus={false} cancelLabel="Ångra" />;
}

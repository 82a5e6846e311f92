import './student.css';
import { useApolloClient } from '@apollo/client/react';
import { IconPencil, IconShieldLock, IconX } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { StudentHistoryDocument, type StudentDetailsQuery } from './student.generated';
import { StudentTimelineDocument } from '../../entities/timeline/timeline.generated';
import { buttons, headings } from '../../lib/fixed-texts';
import { Avatar } from '../../ui/avatar';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { PageHeader } from '../../ui/page-header';
import { EducationCard } from './education-card';
import { FollowUpCard } from './follow-up-card';
import { HistoryCard } from './history-card';
import { StudentEditForm } from './edit/student-edit-form';
import { SectionNav, type Section } from './section-nav';
import { StudentFacts } from './student-facts';
import { useStudentEditor, type StudentEditor } from './edit/use-student-editor';
import { Grid } from '../../ui/layout';
import { StudentStatusBadge } from '../../entities/student/student-status-badge';
import { sign } from '../../ui/text/sign';

export type StudentDetails = NonNullable<StudentDetailsQuery['student']>;

/** Sections of the page, and their cards. */
interface RecordSlot {
  sections: readonly Section[];
  cards: (student: StudentDetails) => ReactNode;
}

/** What other features show on this page; app/ hands it in. */
export interface StudentSlots {
  /** What can be done with the student, at the head of the page. */
  actions: (student: StudentDetails, on: { reload: () => void }, edit: ReactNode) => ReactNode;
  comments: (student: StudentDetails, on: { reload: () => void; historyChanged: () => void }) => ReactNode;
  files: (student: StudentDetails) => ReactNode;
  /** The student's placements, for staff. */
  placements?: RecordSlot;
  /** The student's timeline, limited to entries that the viewer may read. */
  timeline: (student: StudentDetails) => ReactNode;
  /** Further sections and their cards, limited to data that the viewer may read. */
  records: Readonly<Record<'results' | 'papers', RecordSlot>>;
  /** The student's correction requests, for users who may edit. */
  corrections: (student: StudentDetails, on: { historyChanged: () => void }) => ReactNode;
}

/** The form shows a stored student, so it is changes that would be lost. */
const UNSAVED_CHANGES = 'Du har ändringar som inte är sparade. Vill du lämna sidan utan att spara dem?';

interface StudentViewProps extends StudentSlots {
  student: StudentDetails;
  onReload: () => void;
}

/** A student's cards, and for administrators the form in place of the first two (specification §2). */
export function StudentView({ student, onReload, actions, records, ...slots }: StudentViewProps) {
  const { comments, files, timeline, corrections, placements } = slots;
  const client = useApolloClient();
  const toggle = useRef<HTMLButtonElement>(null);
  const { viewerMay } = student;
  // Who sees nothing that is filed away has the timeline there.
  const hasPapers = records.papers.sections.length > 0 || viewerMay.seeFiles || viewerMay.seeHistory;
  const historyChanged = () => {
    client
      .refetchQueries({
        include: [StudentTimelineDocument, ...(viewerMay.seeHistory ? [StudentHistoryDocument] : [])],
      })
      .catch((error: unknown) => console.error('The history could not be read again.', error));
  };
  const reload = () => {
    onReload();
    historyChanged();
  };
  const editor = useStudentEditor(student, { question: UNSAVED_CHANGES, onSaved: historyChanged });
  const { isEditing } = editor;
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    // The form has gone with the focus in it: the button that opened it has it again.
    if (wasEditing.current && !isEditing) toggle.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <>
      <StudentHead
        student={student}
        editor={editor}
        toggle={toggle}
        actions={(edit) => actions(student, { reload }, edit)}
      />
      <SectionNav sections={sectionsOf(student, { records, placements })} />
      {/* Most used first. On wide screens the records are below the personal details. */}
      <Grid gap="4" align="start" className="student-grid">
        <Grid gap="4" columns="minmax(0, 1fr)" className="student-column">
          {isEditing ? (
            <StudentEditForm student={student} editor={editor} />
          ) : (
            <StudentFacts student={student} />
          )}
          <FollowUpCard student={student} onChanged={historyChanged} />
        </Grid>
        <Grid gap="4" columns="minmax(0, 1fr)" className="student-column">
          {viewerMay.edit && corrections(student, { historyChanged })}
          <EducationCard student={student} />
          {placements?.cards(student)}
          {comments(student, { reload, historyChanged })}
          {records.results.cards(student)}
          {hasPapers && timeline(student)}
        </Grid>
        <Grid gap="4" columns="minmax(0, 1fr)" className="student-column">
          {!hasPapers && timeline(student)}
          {records.papers.cards(student)}
          {viewerMay.seeFiles && files(student)}
          {viewerMay.seeHistory && <HistoryCard studentId={student.id} />}
        </Grid>
      </Grid>
    </>
  );
}

/** The parts of the page in their order, as far as the viewer sees them. */
function sectionsOf(
  { viewerMay }: StudentDetails,
  { records, placements }: Pick<StudentSlots, 'records' | 'placements'>,
): Section[] {
  return [
    { id: 'uppgifter', label: headings.basicInformation },
    { id: 'utbildning', label: headings.education },
    ...(placements?.sections ?? []),
    { id: 'kommentarer', label: headings.comments },
    ...records.results.sections,
    { id: 'tidslinje', label: 'Tidslinje' },
    ...records.papers.sections,
    ...(viewerMay.seeFiles ? [{ id: 'filer', label: headings.files }] : []),
    ...(viewerMay.seeHistory ? [{ id: 'historik', label: headings.history }] : []),
  ];
}

interface StudentHeadProps {
  student: StudentDetails;
  editor: StudentEditor;
  toggle: Ref<HTMLButtonElement>;
  /** The actions of the page around the button that opens the form. */
  actions: (edit: ReactNode) => ReactNode;
}

/** Who it is, and the button that opens and closes the form. */
function StudentHead({ student, editor, toggle, actions }: StudentHeadProps) {
  const { isEditing } = editor;
  const Icon = isEditing ? IconX : IconPencil;
  return (
    <PageHeader
      title={headings.studentDetails}
      subject={student.name}
      tab={student.name}
      avatar={<Avatar name={student.name} size="lg" />}
      lead={
        <span className="row above-1">
          <StudentStatusBadge status={student.status} />
          {student.isProtected && (
            <Badge tone="warn" icon={sign(IconShieldLock, 16)}>
              Skyddade personuppgifter
            </Badge>
          )}
        </span>
      }
      actions={actions(
        student.viewerMay.edit && (
          <Button
            ref={toggle}
            className="no-print"
            aria-disabled={editor.form.busy || undefined}
            icon={Icon}
            onClick={isEditing ? editor.cancel : editor.start}
          >
            {isEditing ? buttons.cancel : buttons.edit}
          </Button>
        ),
      )}
    />
  );
}

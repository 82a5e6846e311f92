import {
  IconCertificate,
  IconClipboardPlus,
  IconFlag,
  IconUserOff,
  IconUserPlus,
  type TablerIcon,
} from '@tabler/icons-react';
import { useMemo, useState, type ComponentProps } from 'react';
import type { StudentStatus } from '../../../domain/generated';
import { usePageActions, type PageAction } from '../lib/page-actions';
import { Button, LinkButton } from '../ui/button';
import { onDemand } from '../ui/on-demand';
import { MoveStudentMenu } from '../features/apl/move-student-menu';

const EnrollChosen = onDemand(
  async () => (await import('../features/enrollments/enroll/enroll-chosen')).default,
);
const EndDialog = onDemand(
  async () => (await import('../features/student-records/actions/end-dialog')).default,
);
const FollowUpDialog = onDemand(
  async () => (await import('../features/follow-ups/follow-up-dialog')).FollowUpDialog,
);

type Asked = 'enroll' | 'followUp' | 'end';
type Right = 'enroll' | 'registerExam' | 'issueDocuments' | 'move' | 'followUp' | 'end';

interface Verb {
  right: Right;
  label: string;
  icon: TablerIcon;
  /** What is asked for before it is done, or the page where it is done. */
  does: Asked | ((id: string) => string);
}

/** In the order in which they are wanted; where it is a menu, the right alone. */
const verbs: readonly (Verb | { right: 'move' })[] = [
  { right: 'enroll', label: 'Skriv in', icon: IconUserPlus, does: 'enroll' },
  {
    right: 'registerExam',
    label: 'Anmäl till prövning',
    icon: IconClipboardPlus,
    does: (id) => `/examform?elev=${encodeURIComponent(id)}`,
  },
  {
    right: 'issueDocuments',
    label: 'Skapa dokument',
    icon: IconCertificate,
    does: (id) => `/pdf?typ=studieintyg&id=${encodeURIComponent(id)}`,
  },
  { right: 'move' },
  { right: 'followUp', label: 'Följ upp', icon: IconFlag, does: 'followUp' },
  { right: 'end', label: 'Avsluta', icon: IconUserOff, does: 'end' },
];

interface StudentVerbsProps {
  student: ComponentProps<typeof EndDialog>['student'] &
    ComponentProps<typeof MoveStudentMenu>['student'] & {
      status: StudentStatus;
      viewerMay: Readonly<Record<Right, boolean>>;
    };
  onChanged: () => void;
}

/** What can be done with a student, by the right of who looks, at the head of the page and in the palette. */
export function StudentVerbs({ student, onChanged }: StudentVerbsProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { id, viewerMay, status } = student;
  const isOpen = status !== 'ENDED' && status !== 'DROPPED_OUT';
  const offered = useMemo(
    () =>
      verbs
        .filter(({ right }) => viewerMay[right] && (right !== 'end' || isOpen))
        .map((verb) => ('does' in verb ? offer(verb, id, setAsked) : null)),
    [viewerMay, isOpen, id],
  );
  usePageActions(useMemo(() => offered.filter((action) => action !== null), [offered]));
  const onClosed = () => setAsked(null);
  return (
    <>
      {offered.map((action) =>
        action ? (
          <VerbButton key={action.label} {...action} />
        ) : (
          <MoveStudentMenu key="move" student={student} onMoved={onChanged} />
        ),
      )}
      {asked === 'followUp' && <FollowUpDialog student={student} onClosed={onClosed} />}
      {asked === 'end' && <EndDialog student={student} onChanged={onChanged} onClosed={onClosed} />}
      <Enrolling students={asked === 'enroll' ? [student.id] : null} {...{ onClosed, onChanged }} />
    </>
  );
}

function offer({ label, icon, does }: Verb, id: string, ask: (what: Asked) => void) {
  return typeof does === 'string' ? { label, icon, run: () => ask(does) } : { label, icon, to: does(id) };
}

function VerbButton({ label, icon: Icon, to, run }: PageAction & { icon: TablerIcon }) {
  const icon = <Icon className="icon" size={18} stroke={1.8} aria-hidden="true" />;
  return to === undefined ? (
    <Button className="no-print" icon={icon} onClick={run}>
      {label}
    </Button>
  ) : (
    <LinkButton className="no-print" icon={icon} to={to}>
      {label}
    </LinkButton>
  );
}

/** The question, and then what is under way, which is followed when the question is closed. */
function Enrolling(props: ComponentProps<typeof EnrollChosen>) {
  const [wasAsked, setWasAsked] = useState(false);
  if (props.students && !wasAsked) setWasAsked(true);
  return wasAsked && <EnrollChosen {...props} />;
}

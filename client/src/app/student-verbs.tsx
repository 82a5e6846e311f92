import {
  IconCertificate,
  IconClipboardPlus,
  IconFlag,
  IconUserOff,
  IconUserPlus,
  type TablerIcon,
} from '@tabler/icons-react';
import { Fragment, lazy, Suspense, useMemo, useState, type ComponentProps } from 'react';
import type { Role, StudentStatus } from '../../../domain/generated';
import { mayAccess } from '../../../domain/roles';
import { usePageActions, type PageAction } from '../lib/page-actions';
import { useSession } from '../lib/session/session-store';
import { Button, LinkButton } from '../ui/button';
import { MoveStudentMenu } from '../features/apl/move-student-menu';

const EnrollChosen = lazy(() => import('../features/enrollments/enroll/enroll-chosen'));
const EndDialog = lazy(() => import('../features/student-records/actions/end-dialog'));
const FollowUpDialog = lazy(async () => ({
  default: (await import('../features/follow-ups/follow-up-dialog')).FollowUpDialog,
}));

type Asked = 'enroll' | 'followUp' | 'end';

interface Verb {
  label: string;
  icon: TablerIcon;
  /** The lowest role that may. */
  role: Role;
  /** What is asked for before it is done, or the page where it is done. */
  does: Asked | ((id: string) => string);
}

/** In the order in which they are wanted; before `moveBefore` stands the menu 'Flytta på APL-tavlan'. */
const verbs: readonly Verb[] = [
  { label: 'Skriv in', icon: IconUserPlus, role: 'ADMIN', does: 'enroll' },
  {
    label: 'Anmäl till prövning',
    icon: IconClipboardPlus,
    role: 'ADMIN',
    does: (id) => `/examform?elev=${encodeURIComponent(id)}`,
  },
  {
    label: 'Skapa dokument',
    icon: IconCertificate,
    role: 'ADMIN',
    does: (id) => `/pdf?typ=studieintyg&id=${encodeURIComponent(id)}`,
  },
  { label: 'Följ upp', icon: IconFlag, role: 'COORDINATOR', does: 'followUp' },
  { label: 'Avsluta', icon: IconUserOff, role: 'ADMIN', does: 'end' },
];

const moveBefore = 'Följ upp';

interface StudentVerbsProps {
  student: { id: string; name: string };
  /** The whole record, where the page has it: for what changes it. */
  record?: ComponentProps<typeof EndDialog>['student'] &
    ComponentProps<typeof MoveStudentMenu>['student'] & { status: StudentStatus };
  onChanged?: () => void;
}

/** What can be done with a student, by the right of who looks, at the head of the page and in the palette. */
export function StudentVerbs({ student, record, onChanged = () => undefined }: StudentVerbsProps) {
  const { role } = useSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  const isOpen = record !== undefined && record.status !== 'ENDED' && record.status !== 'DROPPED_OUT';
  const offered = useMemo(
    () =>
      verbs
        .filter((verb) => mayAccess(role, verb.role) && (verb.does !== 'end' || isOpen))
        .map(({ label, icon, does }) =>
          typeof does === 'string'
            ? { label, icon, run: () => setAsked(does) }
            : { label, icon, to: does(student.id) },
        ),
    [role, isOpen, student.id],
  );
  usePageActions(offered);
  const onClosed = () => setAsked(null);
  return (
    <>
      {offered.map((verb) => (
        <Fragment key={verb.label}>
          {verb.label === moveBefore && record && mayAccess(role, 'TEACHER') && (
            <MoveStudentMenu student={record} onMoved={onChanged} />
          )}
          <VerbButton {...verb} />
        </Fragment>
      ))}
      <Suspense fallback={null}>
        {asked === 'followUp' && <FollowUpDialog student={student} onClosed={onClosed} />}
        {asked === 'end' && record && (
          <EndDialog student={record} onChanged={onChanged} onClosed={onClosed} />
        )}
        <Enrolling students={asked === 'enroll' ? [student.id] : null} {...{ onClosed, onChanged }} />
      </Suspense>
    </>
  );
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

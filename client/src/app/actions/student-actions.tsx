import { IconCertificate, IconClipboardPlus, IconFlag, IconUserOff, IconUserPlus } from '@tabler/icons-react';
import { useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { StudentStatus } from '../../../../domain/generated';
import { usePageActions } from '../../lib/page-actions';
import { onDemand } from '../../ui/on-demand';
import { Enrolling } from './enrolling';
import { offer, ActionGroup, type ActionDefinition } from './action-group';
import { useStudentMoves } from '../../features/apl/use-student-moves';

const EndDialog = onDemand(
  async () => (await import('../../features/student-records/actions/end-dialog')).default,
);
const FollowUpDialog = onDemand(
  async () => (await import('../../features/follow-ups/follow-up-dialog')).FollowUpDialog,
);

type Asked = 'enroll' | 'followUp' | 'end';
type Right = 'enroll' | 'registerExam' | 'issueDocuments' | 'move' | 'followUp' | 'end';

/** In the order in which they are wanted: the first that one may is the page's primary action. */
const actions: readonly ActionDefinition<Exclude<Right, 'move'>, Asked>[] = [
  { right: 'enroll', label: 'Skriv in', icon: IconUserPlus, does: 'enroll' },
  {
    right: 'registerExam',
    label: 'Anmäl till prövning',
    icon: IconClipboardPlus,
    does: ({ id }) => `/examform?elev=${encodeURIComponent(id)}`,
  },
  {
    right: 'issueDocuments',
    label: 'Skapa dokument',
    icon: IconCertificate,
    does: ({ id, name }) => `/pdf?${new URLSearchParams({ typ: 'studieintyg', id, q: name }).toString()}`,
  },
  { right: 'followUp', label: 'Följ upp', icon: IconFlag, does: 'followUp' },
  { right: 'end', label: 'Avsluta', icon: IconUserOff, does: 'end' },
];

interface StudentActionsProps {
  student: ComponentProps<typeof EndDialog>['student'] &
    Parameters<typeof useStudentMoves>[0] & {
      status: StudentStatus;
      viewerMay: Readonly<Record<Right, boolean>>;
    };
  onChanged: () => void;
  /** Buttons of the page beside the actions. */
  children?: ReactNode;
}

const besideFirst = ['Anmäl till prövning'];

/** What can be done with a student, by the right of who looks, at the head of the page and in the palette. */
export function StudentActions({ student, onChanged, children }: StudentActionsProps) {
  const { id, name, viewerMay, status } = student;
  const { asked, setAsked, onClosed } = useAsked(viewerMay.enroll);
  const isOpen = status !== 'ENDED' && status !== 'DROPPED_OUT';
  const offered = useMemo(
    () =>
      actions
        .filter(({ right }) => viewerMay[right] && (right !== 'end' || isOpen))
        .map((action) => offer(action, { id, name }, setAsked)),
    [viewerMay, isOpen, id, name, setAsked],
  );
  const moves = useStudentMoves(student, onChanged);
  usePageActions(offered);
  return (
    <>
      <ActionGroup actions={offered} beside={besideFirst} more={viewerMay.move ? moves : []}>
        {children}
      </ActionGroup>
      {asked === 'followUp' && <FollowUpDialog student={student} onClosed={onClosed} />}
      {asked === 'end' && <EndDialog student={student} onChanged={onChanged} onClosed={onClosed} />}
      <Enrolling
        isAsked={asked === 'enroll'}
        students={[student.id]}
        studentName={name}
        {...{ onClosed, onChanged }}
      />
    </>
  );
}

/** The requested action: from a button here, or from the address (`#skriv-in`). */
function useAsked(mayEnroll: boolean) {
  const [pressed, setAsked] = useState<Asked | null>(null);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isNamed = hash === '#skriv-in' && mayEnroll;
  const asked = pressed ?? (isNamed ? 'enroll' : null);
  const onClosed = () => {
    setAsked(null);
    if (isNamed) void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  };
  return { asked, setAsked, onClosed };
}

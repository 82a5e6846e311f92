import {
  IconAlarm,
  IconArrowBackUp,
  IconClipboardCheck,
  IconListDetails,
  IconMail,
  IconPencil,
  IconUserPlus,
  IconUserShare,
} from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { sheetLink } from '../../entities/grading/sheet-link';
import type { InstanceDetail } from '../../features/education/course-detail';
import { usePageActions } from '../../lib/page-actions';
import { onDemand } from '../../ui/on-demand';
import { focusHeading } from '../../ui/page-header';
import { Enrolling } from './enrolling';
import { offer, ActionGroup, type ActionDefinition } from './action-group';

const InstanceBox = onDemand(
  async () => (await import('../../features/course-instances/planning/instance-box')).default,
);

const MessageDialog = onDemand(
  async () => (await import('../../features/course-messages/message-dialog')).default,
);

type Asked = 'enroll' | 'message' | 'teacher' | 'edit' | 'cancel' | 'reopen';
type Right = 'grade' | 'administer' | 'message';

/** In order of use. A cancelled instance can only be opened or reopened. */
const actions: readonly (ActionDefinition<Right, Asked> & { whileHeld?: boolean })[] = [
  {
    right: 'grade',
    label: 'Betygsätt',
    icon: IconClipboardCheck,
    does: ({ id }) => sheetLink({ kind: 'INSTANCE', id }),
    whileHeld: true,
  },
  { right: 'administer', label: 'Skriv in elever', icon: IconUserPlus, does: 'enroll', whileHeld: true },
  { right: 'message', label: 'Meddela deltagarna', icon: IconMail, does: 'message', whileHeld: true },
  { right: 'administer', label: 'Ändra lärare', icon: IconUserShare, does: 'teacher', whileHeld: true },
  { right: 'administer', label: 'Redigera', icon: IconPencil, does: 'edit', whileHeld: true },
  { right: 'administer', label: 'Öppna igen', icon: IconArrowBackUp, does: 'reopen', whileHeld: false },
  {
    right: 'administer',
    label: 'Elevlista',
    icon: IconListDetails,
    does: ({ id }) => `/course-instances?elevlista=${encodeURIComponent(id)}`,
  },
  { right: 'administer', label: 'Ställ in', icon: IconAlarm, does: 'cancel', whileHeld: true },
];

/** Nobody grades before the course has begun. */
const rankOf = ({ right }: { right: Right }, status: InstanceDetail['status']) =>
  Number(right === 'grade' && (status === 'PLANNED' || status === 'OPEN'));

const besideFirst = ['Meddela deltagarna', 'Redigera'];

interface InstanceActionsProps {
  id: string;
  name: string;
  instance: InstanceDetail;
  onChanged: () => void;
}

/** What can be done with a course instance, by the right of who looks, at the head of its page and in the palette. */
export function InstanceActions({ id, name, instance, onChanged }: InstanceActionsProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { viewerMay, status, gradesSignedAt } = instance;
  const offered = useMemo(
    () =>
      actions
        .filter(({ right, whileHeld }) => viewerMay[right] && whileHeld !== (status === 'CANCELLED'))
        .filter(({ does }) => does !== 'cancel' || (gradesSignedAt === null && status !== 'FINISHED'))
        .toSorted((one, other) => rankOf(one, status) - rankOf(other, status))
        .map((action) => offer(action, { id, name }, setAsked)),
    [viewerMay, status, gradesSignedAt, id, name],
  );
  usePageActions(offered);
  useFocusKept(asked !== null, status);
  const onClosed = () => setAsked(null);
  return (
    <>
      <ActionGroup actions={offered} beside={besideFirst} />
      {asked === 'message' && <MessageDialog instance={{ id, name }} onClosed={onClosed} />}
      {asked !== null && asked !== 'enroll' && asked !== 'message' && (
        <InstanceBox id={id} box={asked} {...{ onChanged, onClosed }} />
      )}
      <Enrolling isAsked={asked === 'enroll'} instance={{ id, name }} {...{ onChanged, onClosed }} />
    </>
  );
}

/** The action that was pressed may be offered no more once it is done: the heading takes the focus that went with it. */
function useFocusKept(isAsked: boolean, status: InstanceDetail['status']): void {
  const wasAsked = useRef(false);
  useEffect(() => {
    wasAsked.current ||= isAsked;
    if (isAsked || !wasAsked.current) return undefined;
    // After what the closed box does with the focus.
    const late = setTimeout(() => {
      if (document.activeElement === document.body) focusHeading({ preventScroll: true });
    });
    return () => clearTimeout(late);
  }, [isAsked, status]);
}

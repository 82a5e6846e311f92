import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useQuery } from '../../apollo/use-query';
import { AsksForReasonDocument } from '../session.generated';
import { accessReasonFor, keepAccessReason } from '../../lib/session/access-reasons';
import { mayAccess } from '../../../../domain/roles';
import { useSession, type Session } from '../../lib/session/session-store';
import { PageHeader } from '../../ui/page-header';
import { announce } from '../../ui/feedback/live-region';
import { Loading } from '../../ui/feedback/skeleton';
import { focusHeading } from '../../ui/page-header';
import { deferred } from '../../ui/on-demand';
import { useEscape } from '../../ui/overlays/escape';
import { notOpened } from './not-opened';

// Few students are asked about.
const ReasonQuestion = deferred(async () => (await import('./reason-question')).default, {
  waiting: <Loading text="Laddar eleven…" lines={4} />,
});

interface ReasonGateProps {
  studentId: string;
  /** The heading of the page behind it; null where something else bears the heading already. */
  title: string | null;
  /** Inside an open dialog, shows the question in that dialog instead of opening a second one. */
  inline?: boolean;
  /** Inline only: the handler of 'Avbryt' and Esc if nothing around it closes. */
  onLeave?: () => void;
  children: ReactNode;
}

/** Below teacher a protected student is as good as missing, and one's own page needs no reason. */
const passesUnasked = (role: Session['role']) => !mayAccess(role, ['TEACHER']);

/** Whether a student's page opens without the question whether a reason is asked for. */
export const opensUnasked = (studentId: string, role: Session['role']): boolean =>
  accessReasonFor(studentId) !== null || passesUnasked(role);

/**
 * Requires a reason before a student with protected identity is opened (permissions, section 1.10); no query for the
 * student is sent before. Other students open directly. Once per user, student and tab.
 */
export function ReasonGate({ studentId, title, inline = false, onLeave, children }: ReasonGateProps) {
  const { role } = useSession();
  const [given, setGiven] = useState(() => accessReasonFor(studentId) !== null);
  const passes = given || passesUnasked(role);
  const { data, error } = useQuery(AsksForReasonDocument, {
    variables: { studentId },
    fetchPolicy: 'network-only',
    skip: passes,
  });
  // What keeps the question from being answered keeps the page from opening too, and the page tells of it.
  const opens = passes || error !== undefined || data?.asksForReason === false;
  const waited = useRef(false);
  useEffect(() => {
    if (!opens) waited.current = true;
    // The heading that had the focus, or the dialog, has gone: the page behind has a heading of its own.
    else if (waited.current && title !== null && document.activeElement === document.body) focusHeading();
  }, [opens, title]);
  const asks = data?.asksForReason === true;
  const leave =
    onLeave &&
    (() => {
      // A user who leaves before the check has finished was not asked for a reason.
      if (asks) announce(notOpened);
      onLeave();
    });
  // From the first moment, not only once the question has come.
  useEscape(!opens && leave !== undefined, () => leave?.());
  if (opens) return children;
  const give = (reason: string) => {
    keepAccessReason(studentId, reason);
    setGiven(true);
  };
  return (
    <>
      {title !== null && <PageHeader title={title} />}
      {!asks && <Loading text="Laddar eleven…" lines={inline ? 4 : 8} />}
      {asks && <ReasonQuestion inline={inline} onGive={give} onLeave={leave} />}
    </>
  );
}

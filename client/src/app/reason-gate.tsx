import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { AsksForReasonDocument } from '../graphql/generated';
import { accessReasonFor, keepAccessReason } from '../lib/session/access-reasons';
import { buttons } from '../lib/fixed-texts';
import { mayAccess } from '../../../domain/roles';
import { useSession } from '../lib/session/session-store';
import { Button, LinkButton } from '../ui/button';
import { Dialog } from '../ui/overlays/dialog';
import { announce } from '../ui/feedback/live-region';
import { Message } from '../ui/feedback/message';
import { PageHeader } from '../ui/page-header';
import { Loading } from '../ui/feedback/skeleton';
import { notify } from '../ui/feedback/toast-store';
import { useEscape } from '../ui/overlays/escape';
import { focusHeading } from '../ui/page-header';
import { ReasonForm } from './reason-form';

interface ReasonGateProps {
  studentId: string;
  /** The heading of the page behind it; null where something else bears the heading already. */
  title: string | null;
  /** In a dialog that is open already the question stands in it, instead of in one of its own. */
  inline?: boolean;
  /** Where it stands inline: what 'Avbryt' and Esc do, where nothing around it closes. */
  onLeave?: () => void;
  children: ReactNode;
}

/**
 * Before a student with protected identity is opened, a reason (permissions, section 1.10): nothing of the student is
 * asked for until one is given. Everyone else's page opens as it was. Once a person, student and tab.
 */
export function ReasonGate({ studentId, title, inline = false, onLeave, children }: ReasonGateProps) {
  const { role } = useSession();
  const [given, setGiven] = useState(() => accessReasonFor(studentId) !== null);
  // Below teacher a protected student is as good as missing, and one's own page needs no reason.
  const passes = given || !mayAccess(role, ['TEACHER']);
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
  if (opens) return children;
  const give = (reason: string) => {
    keepAccessReason(studentId, reason);
    setGiven(true);
  };
  const asks = data?.asksForReason === true;
  return (
    <>
      {title !== null && <PageHeader title={title} />}
      {!asks && <Loading text="Laddar eleven..." lines={inline ? 4 : 8} />}
      {asks && (inline ? <ReasonSection onGive={give} onLeave={onLeave} /> : <ReasonDialog onGive={give} />)}
    </>
  );
}

const question = 'Varför öppnar du eleven?';
const open = 'Öppna eleven';
const formId = 'access-reason';

const notOpened = 'Eleven öppnades inte: ingen orsak angavs.';

/**
 * Whoever gives no reason goes back to where they came from, and is told why. A page that was opened by its address
 * has nothing of ours before it: it stays, says that nobody was opened, and leads on.
 */
function ReasonDialog({ onGive }: { onGive: (reason: string) => void }) {
  const navigate = useNavigate();
  const [left, setLeft] = useState(false);
  const leave = () => {
    if (!cameFromPage()) return setLeft(true);
    notify.info(notOpened);
    void navigate(-1);
  };
  if (left) {
    return (
      <Message
        tone="info"
        actions={
          <>
            <Button onClick={() => setLeft(false)}>Ange en orsak</Button>
            <LinkButton to="/">Till startsidan</LinkButton>
          </>
        }
      >
        {notOpened} Inga uppgifter om eleven har hämtats.
      </Message>
    );
  }
  return (
    <Dialog
      opened
      onClose={leave}
      closeOnClickOutside={false}
      title={question}
      footer={
        <>
          <Button onClick={leave}>{buttons.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {open}
          </Button>
        </>
      }
    >
      <ReasonForm id={formId} onGive={onGive} />
    </Dialog>
  );
}

/** The router numbers the pages that one has come through in this document's history. */
function cameFromPage(): boolean {
  const state = window.history.state as { idx?: number } | null;
  return (state?.idx ?? 0) > 0;
}

interface ReasonSectionProps {
  onGive: (reason: string) => void;
  onLeave: (() => void) | undefined;
}

/** In a page or dialog that goes on beside it: it takes no focus, so that it is told. */
function ReasonSection({ onGive, onLeave }: ReasonSectionProps) {
  useEffect(() => announce(`${question} Välj en orsak.`), []);
  const leave = () => {
    announce(notOpened);
    onLeave?.();
  };
  useEscape(onLeave !== undefined, leave);
  return (
    <section className="stack" aria-label={question}>
      <h2>{question}</h2>
      <ReasonForm id={formId} onGive={onGive}>
        <div className="row">
          <Button type="submit" variant="primary">
            {open}
          </Button>
          {onLeave && <Button onClick={leave}>{buttons.cancel}</Button>}
        </div>
      </ReasonForm>
    </section>
  );
}

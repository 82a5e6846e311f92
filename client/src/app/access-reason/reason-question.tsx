import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { buttons } from '../../lib/fixed-texts';
import { Button, LinkButton } from '../../ui/button';
import { Dialog } from '../../ui/overlays/dialog';
import { announce } from '../../ui/feedback/live-region';
import { Message } from '../../ui/feedback/message';
import { notify } from '../../ui/feedback/toast-store';
import { notOpened } from './not-opened';
import { ReasonForm } from './reason-form';

interface ReasonQuestionProps extends ReasonSectionProps {
  inline: boolean;
}

/** The question, in its own dialog or in one that is already open. */
export default function ReasonQuestion({ inline, onGive, onLeave }: ReasonQuestionProps) {
  return inline ? <ReasonSection onGive={onGive} onLeave={onLeave} /> : <ReasonDialog onGive={onGive} />;
}

const question = 'Varför öppnar du eleven?';
const open = 'Öppna eleven';
const formId = 'access-reason';

/**
 * A user who gives no reason returns to the previous page, with a message. A page that was opened by its address has
 * no previous page: it stays, says that no student was opened, and offers a link.
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
          <Button type="submit" form={formId} variant="primary">
            {open}
          </Button>
          <Button onClick={leave}>{buttons.cancel}</Button>
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

/** Part of a page or dialog: it does not take the focus, so it is announced. */
function ReasonSection({ onGive, onLeave }: ReasonSectionProps) {
  useEffect(() => announce(`${question} Välj en orsak.`), []);
  return (
    <section className="stack" aria-label={question}>
      <h2>{question}</h2>
      <ReasonForm id={formId} onGive={onGive}>
        <div className="row">
          <Button type="submit" variant="primary">
            {open}
          </Button>
          {onLeave && <Button onClick={onLeave}>{buttons.cancel}</Button>}
        </div>
      </ReasonForm>
    </section>
  );
}

import { useState, type FormEvent } from 'react';
import { useDraft } from '../../../lib/drafts/drafts';
import { useNoteUnsaved } from '../../../lib/drafts/unsaved-work';
import { formatDateTime } from '../../../lib/dates';
import { buttons, placeholders } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { TextArea } from '../../../ui/fields/text-field';
import { Grid, Row } from '../../../ui/layout';
import type { TeacherDayQuery } from '../my-day.generated';
import { useUnreadComments } from './use-unread-comments';

/** Maximum length of a comment. */
const LONGEST = 4000;

interface UnreadCommentsProps {
  student: TeacherDayQuery['ownStudents']['unread'][number];
  /** The comments are read or answered. */
  onDone: () => void;
}

/** The unread comments about a student, which can be answered or marked as read here. */
export function UnreadComments({ student, onDone }: UnreadCommentsProps) {
  const { studentId, name, unseenComments, unseenCommentCount } = student;
  const [answering, setAnswering] = useState(false);
  const { answer, close } = useUnreadComments(onDone);
  const left = unseenCommentCount - unseenComments.length;
  // A protected student's comments are read on the card, with a reason.
  if (unseenComments.length === 0) return null;
  return (
    <Grid gap="2" className="day-comments fills">
      {unseenComments.map(({ id, author, text, createdAt }) => (
        <blockquote key={id} className="day-comment">
          <p className="as-typed">{text}</p>
          <footer className="meta">
            {author ?? 'Okänd avsändare'} · {formatDateTime(createdAt)}
          </footer>
        </blockquote>
      ))}
      {left > 0 && <p className="meta">och {left} till</p>}
      {answering ? (
        <Answer
          {...{ studentId, name }}
          onSend={(text) => answer(studentId, name, text)}
          onCancel={() => setAnswering(false)}
        />
      ) : (
        <Row gap="2">
          <Button size="sm" aria-label={`Svara om ${name}`} onClick={() => setAnswering(true)}>
            Svara
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Markera kommentarerna om ${name} som lästa`}
            onClick={() => void close(studentId)}
          >
            Markera som läst
          </Button>
        </Row>
      )}
    </Grid>
  );
}

interface AnswerProps {
  studentId: string;
  name: string;
  onSend: (text: string) => Promise<boolean>;
  onCancel: () => void;
}

/** The answer to unread comments. Ctrl+Enter sends it; the text survives a reload. */
function Answer({ studentId, name, onSend, onCancel }: AnswerProps) {
  const [text, setText, forgetDraft] = useDraft(`comment:day:${studentId}`);
  const [sending, setSending] = useState(false);
  const blank = text.trim() === '';
  useNoteUnsaved(!blank);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (blank || sending) return;
    setSending(true);
    try {
      if (await onSend(text.trim())) forgetDraft();
    } finally {
      setSending(false);
    }
  };
  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      <TextArea
        label={`Svar om ${name}`}
        rows={3}
        maxLength={LONGEST}
        value={text}
        placeholder={placeholders.comment}
        description="Eleven kan läsa kommentaren. Skriv inget om hälsa eller diagnoser."
        readOnly={sending}
        autoFocus
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit(event);
        }}
      />
      <Row gap="2">
        <Button type="submit" size="sm" variant="primary" busy={sending} disabled={blank}>
          Skicka
        </Button>
        <Button size="sm" onClick={onCancel}>
          {buttons.cancel}
        </Button>
      </Row>
    </form>
  );
}

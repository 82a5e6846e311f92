import { useState, type ComponentType } from 'react';
import { formatDateTime } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { Grid, Row } from '../../../ui/layout';
import type { TeacherDayQuery } from '../my-day.generated';
import { useUnreadComments } from './use-unread-comments';

/** The field for an answer, of the feature that owns comments; `app/` hands it in. */
export type AnswerBox = ComponentType<{
  label: string;
  draftKey: string;
  onAdd: (text: string) => Promise<boolean>;
  onCancel: () => void;
  autoFocus?: boolean;
  rows?: number;
}>;

interface UnreadCommentsProps {
  student: TeacherDayQuery['ownStudents']['unread'][number];
  /** The comments are read or answered. */
  onDone: () => void;
  CommentBox: AnswerBox;
}

/** The unread comments about a student, which can be answered or marked as read here. */
export function UnreadComments({ student, onDone, CommentBox }: UnreadCommentsProps) {
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
        <CommentBox
          label={`Svar om ${name}`}
          draftKey={`comment:day:${studentId}`}
          rows={3}
          autoFocus
          onAdd={(text) => answer(studentId, name, text)}
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

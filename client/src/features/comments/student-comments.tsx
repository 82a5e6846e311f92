import { IconMessagePlus } from '@tabler/icons-react';
import { useState } from 'react';
import { headings } from '../../lib/fixed-texts';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { onDemand } from '../../ui/on-demand';
import { CommentList, type CommentEntry } from './comment-list';
import { useStudentComments } from './use-student-comments';

const NewCommentDialog = onDemand(async () => (await import('./new-comment-dialog')).default);

export interface StudentCommentsProps {
  studentId: string;
  comments: readonly CommentEntry[];
  /** `viewerMay.comment` of the student: teacher and above (specification §5). */
  mayComment: boolean;
  /** Refetches the student after a refusal caused by stale data. */
  onStale: () => void;
  /** An edit or a deletion wrote the change history (contract §5). */
  onChanged: () => void;
}

/** The card 'Kommentarer' of the student page: add, edit and delete by its rules (specification §2 and §5). */
export function StudentComments({
  studentId,
  comments,
  mayComment,
  onStale,
  onChanged,
}: StudentCommentsProps) {
  const [adding, setAdding] = useState(false);
  const { add, edit, remove, restored } = useStudentComments({ studentId, onStale, onChanged });
  const onAdd = async (comment: string, isContact?: boolean) => {
    const added = await add(comment, isContact);
    if (added) setAdding(false);
    return added;
  };

  return (
    <Card
      id="kommentarer"
      title={headings.comments}
      actions={
        mayComment && (
          <Button variant="soft" className="no-print" icon={IconMessagePlus} onClick={() => setAdding(true)}>
            {headings.addComment}
          </Button>
        )
      }
    >
      <CommentList
        studentId={studentId}
        comments={comments}
        order="newest-first"
        place="details"
        onEdit={edit}
        onDelete={remove}
        onRestored={restored}
      />
      <NewCommentDialog
        studentId={studentId}
        opened={adding}
        onAdd={onAdd}
        onClose={() => setAdding(false)}
      />
    </Card>
  );
}

import './comments.css';
import { useRef, useState } from 'react';
import type { CommentEntryFragment } from '../../entities/comment/comment-entry.generated';
import type { RestoreCommentMutation } from './comments.generated';
import { buttons, emptyTexts, questions } from '../../lib/fixed-texts';
import { confirm } from '../../ui/overlays/confirm-store';
import { EmptyState } from '../../ui/feedback/empty-state';
import { notify } from '../../ui/feedback/toast-store';
import { CommentItem } from './comment-item';
import { onDemand } from '../../ui/on-demand';
import { useRestoreComment } from './use-restore-comment';

const EditCommentDialog = onDemand(async () => (await import('./edit-comment-dialog')).EditCommentDialog);

/** A comment as every list of comments shows it. */
export type CommentEntry = CommentEntryFragment;

export interface CommentListProps {
  studentId: string;
  /** In the stored order, oldest first, deleted ones included. */
  comments: readonly CommentEntry[];
  order: 'oldest-first' | 'newest-first';
  /** The two pages have different rights and different questions (contract §6, specification §8). */
  place: 'details' | 'board';
  /** Saves the text, or throws: then the dialog stays open with its input. */
  onEdit: (comment: CommentEntry, text: string) => Promise<void>;
  /** Deletes, after the question was answered with yes; true when it is done. */
  onDelete: (comment: CommentEntry) => Promise<boolean>;
  /** A deletion was taken back: the list as it is now. */
  onRestored: (history: RestoreCommentMutation['restoreComment']) => void;
}

/** The comments about a student, with 'Redigera' and 'Ta bort' for those who may. */
export function CommentList({
  studentId,
  comments,
  order,
  place,
  onEdit,
  onDelete,
  onRestored,
}: CommentListProps) {
  const restore = useRestoreComment(onRestored);
  const list = useRef<HTMLOListElement>(null);
  const [editing, setEditing] = useState<CommentEntry | null>(null);
  const edited = editing && comments.find(({ id }) => id === editing.id);
  if (comments.length === 0) return <EmptyState text={emptyTexts.comments} />;

  const remove = async (comment: CommentEntry) => {
    const question = place === 'board' ? questions.deleteAplComment : questions.deleteComment;
    if (!(await confirm({ question, confirmLabel: buttons.remove }))) return;
    if (!(await onDelete(comment))) return;
    notify.success('Kommentaren är borttagen.', {
      action: { label: buttons.undo, run: () => void restore(studentId, comment.id) },
    });
    // Its buttons have gone with its text: the entry itself keeps the place for the keyboard.
    setTimeout(() => list.current?.querySelector<HTMLElement>(`[data-comment="${comment.id}"]`)?.focus());
  };

  return (
    <>
      <ol ref={list} className="comments divided" aria-label="Kommentarer">
        {sorted(comments, order).map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            mayEdit={place === 'board' ? comment.viewerMay.editOnBoard : comment.viewerMay.edit}
            mayDelete={place === 'board' ? comment.viewerMay.deleteOnBoard : comment.viewerMay.delete}
            onEdit={() => setEditing(comment)}
            onDelete={() => void remove(comment)}
          />
        ))}
      </ol>
      {editing && (
        <EditCommentDialog
          key={editing.id}
          comment={edited?.isDeleted === false ? edited : editing}
          isGone={edited?.isDeleted !== false}
          onSave={onEdit}
          onClosed={() => setEditing(null)}
        />
      )}
    </>
  );
}

/** By date; entries of the same moment keep the stored order. */
function sorted(comments: readonly CommentEntry[], order: CommentListProps['order']): CommentEntry[] {
  const oldestFirst = [...comments].sort((one, other) => Date.parse(one.date) - Date.parse(other.date));
  return order === 'oldest-first' ? oldestFirst : oldestFirst.reverse();
}

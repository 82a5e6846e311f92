import type { CommentEntryFragment } from '../../entities/comment/comment-entry.generated';
import { headings, placeholders } from '../../lib/fixed-texts';
import { Message } from '../../ui/feedback/message';
import { TextArea } from '../../ui/fields/text-field';
import { FormDialog } from '../../ui/form/form-dialog';
import { useRecordForm } from '../../ui/form/use-record-form';
import { tooLong } from './comment-limits';

interface EditCommentDialogProps {
  /** The current comment, including changes by other users since the dialog opened. */
  comment: CommentEntryFragment;
  /** Whether it was deleted while the user was editing. */
  isGone: boolean;
  /** Saves the text. The caller reports a refusal. */
  onSave: (comment: CommentEntryFragment, text: string) => Promise<void>;
  onClosed: () => void;
}

/** 'Redigera kommentar' with Spara and Avbryt (specification §2). */
export function EditCommentDialog({ comment, isGone, onSave, onClosed }: EditCommentDialogProps) {
  const form = useRecordForm({
    name: 'comment',
    subject: comment.id,
    record: comment,
    draftOf: (stored: CommentEntryFragment | null) => ({ text: stored?.comment ?? '' }),
    save: ({ text }, stored) => onSave(stored ?? comment, text.trim()),
    onSaved: () => undefined,
    // The caller refetches the comments.
    conflict: { compared: [{ label: 'Kommentar', text: ({ text }) => text }] },
  });
  const { text } = form.draft;
  const fault = tooLong(text);
  return (
    <FormDialog
      form={form}
      title={headings.editComment}
      onClosed={onClosed}
      disabled={text.trim() === '' || fault !== undefined || isGone}
    >
      {isGone && (
        <Message tone="warning">
          Kommentaren har tagits bort medan du skrev. Kopiera din text om du vill behålla den.
        </Message>
      )}
      <TextArea
        label="Kommentar"
        rows={5}
        {...form.text('text')}
        placeholder={placeholders.comment}
        error={fault}
        readOnly={form.busy}
        data-autofocus
      />
    </FormDialog>
  );
}

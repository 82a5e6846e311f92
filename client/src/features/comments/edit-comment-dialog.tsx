import { useState, type FormEvent } from 'react';
import type { CommentEntryFragment } from '../../graphql/board';
import { buttons, headings, inlineTexts, placeholders } from '../../lib/fixed-texts';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/overlays/dialog';
import { Message } from '../../ui/feedback/message';
import { TextArea } from '../../ui/fields/text-field';
import { tooLong } from './comment-limits';
import { useDraft } from '../../lib/drafts/drafts';
import { useNoteUnsaved } from '../../lib/drafts/unsaved-work';

interface EditCommentDialogProps {
  opened: boolean;
  /** The comment as it was when the dialog opened. */
  opening: CommentEntryFragment;
  /** The comment as it is now: someone else may have changed it meanwhile. */
  current: CommentEntryFragment | null;
  onSave: (comment: CommentEntryFragment, text: string) => Promise<boolean>;
  onClose: () => void;
  onClosed: () => void;
}

/**
 * 'Redigera kommentar' with Spara and Avbryt (specification §2). Only Avbryt discards what was typed; a dialog
 * closed by a slip of the hand still has it when it is opened again.
 */
export function EditCommentDialog(props: EditCommentDialogProps) {
  const { opened, opening, current, onSave, onClose, onClosed } = props;
  const [text, setText, forgetDraft] = useDraft(`comment:edit:${opening.id}`, opening.comment);
  const [saving, setSaving] = useState(false);
  const fault = tooLong(text);
  useNoteUnsaved(opened && text !== opening.comment);
  const gone = current === null || current.isDeleted;
  const changedMeanwhile = !gone && current.comment !== opening.comment && current.comment !== text.trim();

  const close = () => {
    forgetDraft();
    onClose();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const comment = text.trim();
    if (comment === '' || fault || saving || gone) return;
    setSaving(true);
    try {
      if (await onSave(current, comment)) close();
    } finally {
      setSaving(false);
    }
  };

  return (
    <Dialog opened={opened} onClose={onClose} onClosed={onClosed} title={headings.editComment}>
      <form className="comment-box" onSubmit={(event) => void save(event)}>
        <Meanwhile current={current} wasChanged={changedMeanwhile} />
        <TextArea
          label="Kommentar"
          rows={5}
          value={text}
          placeholder={placeholders.comment}
          error={fault}
          readOnly={saving}
          data-autofocus
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className="row">
          <Button
            type="submit"
            variant="primary"
            busy={saving}
            disabled={text.trim() === '' || fault !== undefined || gone}
          >
            {buttons.save}
          </Button>
          <Button onClick={close}>{buttons.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}

interface MeanwhileProps extends Pick<EditCommentDialogProps, 'current'> {
  wasChanged: boolean;
}

/** What someone else has done with the comment while one was writing. */
function Meanwhile({ current, wasChanged }: MeanwhileProps) {
  if (!current || current.isDeleted)
    return (
      <Message tone="warning">
        Kommentaren har tagits bort medan du skrev. Kopiera din text om du vill behålla den.
      </Message>
    );
  if (!wasChanged) return null;
  return (
    <Message tone="warning">
      <p>{current.editedBy ?? 'Någon annan'} har ändrat kommentaren medan du skrev. Så här lyder den nu:</p>
      <blockquote className="comment-theirs">{current.comment || inlineTexts.missingValue}</blockquote>
      <p>Om du sparar ersätts den av din text.</p>
    </Message>
  );
}

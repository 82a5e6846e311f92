import './comments.css';
import { useState, type FormEvent } from 'react';
import { buttons, placeholders } from '../../lib/fixed-texts';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/fields/checkbox';
import { TextArea } from '../../ui/fields/text-field';
import { tooLong } from './comment-limits';
import { useDraft } from '../../lib/drafts/drafts';
import { useNoteUnsaved } from '../../lib/drafts/unsaved-work';
import { Grid } from '../../ui/layout';
import { submitByKey } from '../../ui/form/submit-by-key';

export interface CommentBoxProps {
  /** The label of the text area. */
  label: string;
  /** What the draft is kept under, such as `comment:details:{studentId}`. */
  draftKey: string;
  /** Sends the comment; true when it is stored. After false the text stays. */
  onAdd: (text: string, isContact?: boolean) => Promise<boolean>;
  /** Asks whether the comment tells of contact with the student, which counts as activity. */
  asksContact?: boolean;
  /** With it there is an 'Avbryt' beside the button. The draft stays. */
  onCancel?: () => void;
  /** Takes the focus when the dialog around it opens, or when it comes into it later. */
  autoFocus?: boolean;
  rows?: number;
}

/**
 * The field for a new comment (specification §2, 'Lägg till kommentar'). The button is disabled while the text is
 * blank (specification §5); the hint says who reads it and which details do not belong there (permissions, D07).
 */
export function CommentBox(props: CommentBoxProps) {
  const { label, draftKey, onAdd, asksContact, onCancel, autoFocus, rows = 4 } = props;
  const [text, setText, forgetDraft] = useDraft(draftKey);
  const [isContact, setIsContact] = useState(false);
  const [sending, setSending] = useState(false);
  const fault = tooLong(text);
  const blank = text.trim() === '';
  useNoteUnsaved(!blank);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const comment = text.trim();
    if (comment === '' || fault || sending) return;
    setSending(true);
    try {
      if (await onAdd(comment, isContact)) {
        forgetDraft();
        setIsContact(false);
      }
    } finally {
      setSending(false);
    }
  };

  return (
    <Grid as="form" gap="3" data-beside onSubmit={(event) => void submit(event)} onKeyDown={submitByKey}>
      <TextArea
        label={label}
        rows={rows}
        value={text}
        placeholder={placeholders.comment}
        description="Eleven kan läsa kommentaren. Skriv inget om hälsa eller diagnoser."
        error={fault}
        readOnly={sending}
        data-autofocus={autoFocus || undefined}
        autoFocus={autoFocus}
        aria-keyshortcuts="Control+Enter"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {asksContact && (
        <Checkbox
          label="Räkna som kontakt med eleven (aktiv i dag)"
          checked={isContact}
          onChange={setIsContact}
        />
      )}
      <div className="row">
        <Button type="submit" variant="primary" busy={sending} disabled={blank || fault !== undefined}>
          {buttons.add}
        </Button>
        {onCancel && <Button onClick={onCancel}>{buttons.cancel}</Button>}
      </div>
    </Grid>
  );
}

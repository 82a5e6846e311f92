import { headings } from '../../lib/fixed-texts';
import { Dialog } from '../../ui/overlays/dialog';
import { CommentBox } from './comment-box';

interface NewCommentDialogProps {
  studentId: string;
  opened: boolean;
  onAdd: (comment: string, isContact?: boolean) => Promise<boolean>;
  onClose: () => void;
}

/** 'Lägg till kommentar' over the student page; the text is kept while the dialog is closed. */
export default function NewCommentDialog({ studentId, opened, onAdd, onClose }: NewCommentDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={headings.addComment}>
      <CommentBox
        label="Kommentar"
        draftKey={`comment:details:${studentId}`}
        onAdd={onAdd}
        asksContact
        onCancel={onClose}
        autoFocus
        rows={5}
      />
    </Dialog>
  );
}

import { useState } from 'react';
import { Button } from '../../../ui/button';
import { confirm } from '../../../ui/overlays/confirm-store';
import { Dialog } from '../../../ui/overlays/dialog';
import { Message } from '../../../ui/feedback/message';
import { pupils, type Occasion } from '../calendar-texts';
import { draftOf } from './occasion-draft';
import { OccasionFields } from './occasion-fields';
import { useOccasionForm } from './use-occasion-form';

interface EditOccasionDialogProps {
  occasion: Occasion;
  onDone: () => void;
  onClose: () => void;
}

/** 'Ändra': also the way to move an occasion without dragging it. */
export function EditOccasionDialog({ occasion, onDone, onClose }: EditOccasionDialogProps) {
  const [initial] = useState(() => draftOf(occasion));
  const form = useOccasionForm({ initial, occasion, exams: [], onSaved: onDone });
  const called = occasion.bookings.filter(({ summonedAt }) => summonedAt).length;
  const close = async () => {
    const question = 'Det du har fyllt i är inte sparat. Vill du stänga ändå?';
    if (form.dirty && !(await confirm({ question, confirmLabel: 'Stäng' }))) return;
    onClose();
  };
  const save = async () => {
    if (await form.save()) onClose();
  };
  return (
    <Dialog
      opened
      size="lg"
      title="Ändra prövningstillfälle"
      onClose={() => void close()}
      closeOnClickOutside={!form.dirty}
      footer={
        <>
          <Button onClick={() => void close()}>Avbryt</Button>
          <Button variant="primary" busy={form.busy} onClick={() => void save()}>
            Spara ändringar
          </Button>
        </>
      }
    >
      <div className="stack">
        {called > 0 && (
          <Message tone="info" live={false}>
            {pupils(called)} är redan kallade. Skicka en ny kallelse om du flyttar tillfället.
          </Message>
        )}
        {form.refusal && <Message tone="error">{form.refusal}</Message>}
        <OccasionFields draft={form.draft} faults={form.faults} change={form.change} />
      </div>
    </Dialog>
  );
}

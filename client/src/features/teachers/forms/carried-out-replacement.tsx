import { useState } from 'react';
import type { TeacherDetailQuery } from '../teachers.generated';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/feedback/message';
import { useUndoReplacement } from './use-undo-replacement';

type CarriedOut = NonNullable<NonNullable<TeacherDetailQuery['teacherDetail']>['undoable']>;

/** A replacement of the last ten minutes, which can still be taken back. */
export function CarriedOutReplacement({ carriedOut }: { carriedOut: CarriedOut }) {
  const takeBack = useUndoReplacement();
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    await takeBack(carriedOut.id);
    setBusy(false);
  };
  return (
    <Message
      tone="info"
      actions={
        <Button size="sm" busy={busy} onClick={() => void undo()}>
          {buttons.undo}
        </Button>
      }
    >
      {carriedOut.replacement.username} har just tagit över. Det går att ångra i tio minuter.
    </Message>
  );
}

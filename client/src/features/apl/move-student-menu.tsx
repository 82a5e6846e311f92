import { IconLayoutKanban } from '@tabler/icons-react';
import type { AplStatus } from '../../../../domain/generated';
import { newIdempotencyKey } from '../../apollo/action-keys';
import { boardTexts, buttons } from '../../lib/fixed-texts';
import { Button } from '../../ui/button';
import { notify } from '../../ui/feedback/toast-store';
import { Menu } from '../../ui/overlays/menu';
import { moveItems } from './move-menu';
import { tellConflict, useSendMove, type Move } from './use-send-move';
import { attempt } from '../../apollo/feedback/notify-failure';

interface MoveStudentMenuProps {
  student: { id: string; name: string; aplStatus: AplStatus; aplStatusSince: string };
  onMoved: () => void;
}

/** 'Flytta på APL-tavlan': the move of a card from a page that is not the board, with 'Ångra' like there. */
export function MoveStudentMenu({ student, onMoved }: MoveStudentMenuProps) {
  const send = useSendMove();
  const run = async (move: Move, then: () => void) => {
    await attempt(`Kunde inte flytta ${student.name}`, async () => {
      const result = await send(move, newIdempotencyKey());
      if (result?.__typename === 'AplMoveConflict') tellConflict(result);
      else then();
    });
    onMoved();
  };
  const move = (to: AplStatus) => {
    const { id, name, aplStatus: from, aplStatusSince: since } = student;
    const told = () =>
      notify.success(boardTexts.moved(name, to), {
        action: {
          label: buttons.undo,
          run: () =>
            void run({ id, name, from: to, to: from, since, stoodSince: since }, () =>
              notify.success(boardTexts.moved(name, from)),
            ),
        },
      });
    void run({ id, name, from, to, since }, told);
  };
  return (
    <Menu
      label={boardTexts.moveTo}
      showLabel
      items={() => moveItems(student.aplStatus, move)}
      trigger={(attributes) => (
        <Button {...attributes} className="no-print" icon={IconLayoutKanban}>
          Flytta på APL-tavlan
        </Button>
      )}
    />
  );
}

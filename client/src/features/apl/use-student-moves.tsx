import { useApolloClient } from '@apollo/client/react';
import type { AplStatus } from '../../../../domain/generated';
import { newIdempotencyKey } from '../../apollo/action-keys';
import { boardTexts, buttons } from '../../lib/fixed-texts';
import { notify } from '../../ui/feedback/toast-store';
import type { MenuItem } from '../../ui/overlays/menu';
import { moveItems } from './move-menu';
import { askWithoutAgreement } from './placement/agreement-question';
import { lacksAgreementNow } from './placement/student-agreement';
import { tellConflict, useSendMove, type Move } from './use-send-move';
import { attempt } from '../../apollo/feedback/notify-failure';

interface MovedStudent {
  id: string;
  name: string;
  aplStatus: AplStatus;
  aplStatusSince: string;
}

/** The columns of the APL board as entries of a page's menu: a move, with 'Ångra' like on the board. */
export function useStudentMoves(student: MovedStudent, onMoved: () => void): readonly MenuItem[] {
  const send = useSendMove();
  const client = useApolloClient();
  const run = async (move: Move, then: () => void) => {
    await attempt(`Kunde inte flytta ${student.name}`, async () => {
      const result = await send(move, newIdempotencyKey());
      if (result?.__typename === 'AplMoveConflict') tellConflict(result);
      else then();
    });
    onMoved();
  };
  const move = async (to: AplStatus) => {
    const { id, name, aplStatus: from, aplStatusSince: since } = student;
    const withoutAgreement = await lacksAgreementNow(client, id, to);
    if (withoutAgreement && !(await askWithoutAgreement())) return;
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
    await run({ id, name, from, to, since, withoutAgreement }, told);
  };
  const moveOrTell = (to: AplStatus) => void attempt(`Kunde inte flytta ${student.name}`, () => move(to));
  return moveItems(student.aplStatus, moveOrTell).map((item) => ({ ...item, label: <>APL: {item.label}</> }));
}

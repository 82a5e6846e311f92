import { useState } from 'react';
import { readFailure } from '../../apollo/failure';
import { useAccountMutations } from '../../entities/account/use-account-mutations';
import type { TeacherWorkFieldsFragment } from './teachers.generated';
import { Button } from '../../ui/button';
import { confirm } from '../../ui/overlays/confirm-store';
import { SelectionBar } from '../../ui/list/selection-bar';
import { notify } from '../../ui/feedback/toast-store';

type Teacher = TeacherWorkFieldsFragment;
type BulkAction = 'resetLink' | 'lock' | 'unlock';

interface TeacherBulkProps {
  chosen: readonly Teacher[];
  onClear: () => void;
  onChanged: () => void;
}

const actions: Record<BulkAction, { label: string; done: string; refused: string; danger: boolean }> = {
  resetLink: {
    label: 'Skicka återställningslänk',
    done: 'Länk skickad till',
    refused: 'Kunde inte skicka länken till alla',
    danger: false,
  },
  lock: { label: 'Lås konton', done: 'Låsta:', refused: 'Kunde inte låsa alla konton', danger: true },
  unlock: {
    label: 'Lås upp konton',
    done: 'Upplåsta:',
    refused: 'Kunde inte låsa upp alla konton',
    danger: false,
  },
};
const order: readonly BulkAction[] = ['resetLink', 'lock', 'unlock'];
const countOf = (count: number): string => `${count} lärare`;

/** Whether the server allows the action on this teacher. */
function allowed(action: BulkAction, { user: { viewerMay } }: Teacher): boolean {
  if (action === 'resetLink') return viewerMay.sendResetLink;
  return action === 'lock' ? viewerMay.deactivate : viewerMay.activate;
}

function questionOf(action: BulkAction, of: readonly Teacher[]): string {
  const people = countOf(of.length);
  if (action === 'resetLink') return `En engångslänk för att välja lösenord skickas till ${people}.`;
  if (action === 'lock')
    return `${people} loggas ut och kan inte logga in förrän kontona låses upp. Elever och tillfällen ligger kvar på dem.`;
  const ended = of.filter(({ employmentEndedOn }) => employmentEndedOn !== null).length;
  return ended === 0
    ? `${people} kan logga in igen.`
    : `${people} kan logga in igen. ${ended} av dem hade avslutat sin anställning: den återupptas.`;
}

/** What can be done with several accounts at once (pages §0 and §9): each by itself, and told by name where it failed. */
export function TeacherBulk({ chosen, onClear, onChanged }: TeacherBulkProps) {
  const { activate, deactivate, sendResetLink } = useAccountMutations();
  const mutations = { resetLink: sendResetLink, lock: deactivate, unlock: activate };
  const [busy, setBusy] = useState<BulkAction | null>(null);
  const run = async (action: BulkAction, of: readonly Teacher[]) => {
    const { label, done, refused, danger } = actions[action];
    if (!(await confirm({ title: label, question: questionOf(action, of), confirmLabel: label, danger })))
      return;
    setBusy(action);
    const failed: string[] = [];
    for (const { user } of of) {
      try {
        await mutations[action]({ variables: { input: { id: user.id } } });
      } catch (error) {
        console.error(refused, error);
        failed.push(`${user.name}: ${readFailure(error).message}`);
      }
    }
    setBusy(null);
    if (failed.length > 0) notify.error(refused, { details: failed.join(' ') });
    if (failed.length < of.length) notify.success(`${done} ${countOf(of.length - failed.length)}.`);
    onClear();
    onChanged();
  };
  if (chosen.length === 0) return null;
  return (
    <SelectionBar label="Valda lärare" text={`${countOf(chosen.length)} valda`} onClear={onClear}>
      {order.map((action) => {
        const of = chosen.filter((teacher) => allowed(action, teacher));
        if (of.length === 0) return null;
        return (
          <Button
            key={action}
            size="sm"
            busy={busy === action}
            disabled={busy !== null}
            onClick={() => void run(action, of)}
          >
            {actions[action].label} ({of.length})
          </Button>
        );
      })}
    </SelectionBar>
  );
}

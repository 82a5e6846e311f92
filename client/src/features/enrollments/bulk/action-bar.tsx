import { formatNumber } from '../../../../../domain/numbers';
import { Button } from '../../../ui/button';
import { SelectionBar } from '../../../ui/list/selection-bar';
import type { ActionKind } from './action-draft';
import { actionNames, countOf, enrollMore } from '../enrollment-labels';
import type { Asked } from '../list/enrollment-boxes';
import type { Choice } from '../list/use-chosen-enrollments';

interface ActionBarProps {
  choice: Choice;
  /** All that the filter has, on all pages. */
  total: number;
  /** What the rows that are shown allow. */
  actions: readonly ActionKind[];
  onAsk: (asked: Asked) => void;
}

/** What can be done with the chosen rows, or with everything that the filter finds (pages §8). */
export function ActionBar({ choice, total, actions, onAsk }: ActionBarProps) {
  const { count: chosen, everything } = choice;
  if (chosen === 0 && !everything) return null;
  const count = everything ? total : chosen;
  return (
    <SelectionBar
      label="Valda inskrivningar"
      text={
        everything
          ? `Alla ${countOf(total)} i urvalet`
          : `${countOf(count)} ${count === 1 ? 'vald' : 'valda'}`
      }
      onClear={choice.rows.clear}
    >
      {actions.map((kind) => (
        <Button
          key={kind}
          size="sm"
          variant={kind === 'status' ? 'primary' : 'secondary'}
          onClick={() => onAsk({ what: 'action', kind, ...choice.chosen() })}
        >
          {actionNames[kind]}
        </Button>
      ))}
      <Button size="sm" onClick={() => onAsk({ what: 'enroll', from: choice.chosen() })}>
        {enrollMore}
      </Button>
      {!everything && chosen < total && (
        <Button size="sm" variant="quiet" onClick={choice.chooseEverything}>
          Välj alla {formatNumber(total)} i urvalet
        </Button>
      )}
    </SelectionBar>
  );
}

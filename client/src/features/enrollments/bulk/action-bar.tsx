import { formatNumber } from '../../../../../domain/numbers';
import { Button } from '../../../ui/button';
import { SelectionBar } from '../../../ui/list/selection-bar';
import type { ActionKind } from './action-draft';
import { countOf } from '../enrollment-labels';

interface ActionBarProps {
  chosen: number;
  /** All that the filter has, on all pages. */
  total: number;
  /** True when the whole filter is chosen, and not rows of it. */
  everything: boolean;
  /** What the rows that are shown allow. */
  actions: readonly ActionKind[];
  onEverything: () => void;
  onClear: () => void;
  onAction: (kind: ActionKind) => void;
  onEnroll: () => void;
}

const shortNames: Record<ActionKind, string> = {
  status: 'Ändra status',
  move: 'Flytta',
  extend: 'Förläng',
  remove: 'Ta bort',
};

/** What can be done with the chosen rows, or with everything that the filter finds (pages §8). */
export function ActionBar(props: ActionBarProps) {
  const { chosen, total, everything, actions, onEverything, onClear, onAction, onEnroll } = props;
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
      onClear={onClear}
    >
      {actions.map((kind) => (
        <Button
          key={kind}
          size="sm"
          variant={kind === 'status' ? 'primary' : 'secondary'}
          onClick={() => onAction(kind)}
        >
          {shortNames[kind]}
        </Button>
      ))}
      <Button size="sm" onClick={onEnroll}>
        Skriv in på något mer
      </Button>
      {!everything && chosen < total && (
        <Button size="sm" variant="quiet" onClick={onEverything}>
          Välj alla {formatNumber(total)} i urvalet
        </Button>
      )}
    </SelectionBar>
  );
}

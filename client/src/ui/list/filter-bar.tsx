import '../styles/list.css';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button';
import { Row } from '../layout';

/** One filter in use, as a chip that can be taken away. */
export interface FilterChip {
  key: string;
  label: string;
  remove: () => void;
}

interface FilterBarProps {
  /** The text filter, usually a ListSearch. */
  search: ReactNode;
  /** A filter that deserves to be in sight, such as 'Mina elever'. */
  quick?: ReactNode;
  /** The fields behind the button 'Filter' (may be lazy); none, no button. */
  panel?: ReactNode;
  chips: readonly FilterChip[];
  onClear: () => void;
  /** How the rows look, at the end of the bar. */
  tools?: ReactNode;
}

/** The search, the filters behind their button, and a chip for each one in use (pages §0). */
export function FilterBar({ search, quick, panel, chips, onClear, tools }: FilterBarProps) {
  const [opened, setOpened] = useState(false);
  const panelId = useId();
  const bar = useRef<HTMLElement>(null);
  // The chip that was pressed goes: focus stays in the bar instead of falling to the page.
  const takeAway = (remove: () => void) => {
    bar.current?.querySelector<HTMLElement>('button, input')?.focus();
    remove();
  };
  return (
    <section ref={bar} aria-label="Filter" className="list-filter no-print">
      <div className="row">
        {search}
        {panel && (
          <Button
            aria-expanded={opened}
            aria-controls={opened ? panelId : undefined}
            icon={IconAdjustmentsHorizontal}
            onClick={() => setOpened(!opened)}
          >
            Filter
          </Button>
        )}
        {quick}
        {tools && <div className="list-tools">{tools}</div>}
      </div>
      {opened && (
        <div id={panelId} className="list-panel box panel">
          {panel}
        </div>
      )}
      {chips.length > 0 && (
        <Row as="ul" aria-label="Aktiva filter">
          {chips.map(({ key, label, remove }) => (
            <li key={key}>
              <button
                type="button"
                className="list-chip"
                aria-label={`Ta bort filtret ${label}`}
                onClick={() => takeAway(remove)}
              >
                {label}
                <IconX className="icon" size={14} stroke={2.2} aria-hidden="true" />
              </button>
            </li>
          ))}
          <li>
            <Button size="sm" variant="quiet" onClick={() => takeAway(onClear)}>
              Rensa filter
            </Button>
          </li>
        </Row>
      )}
    </section>
  );
}

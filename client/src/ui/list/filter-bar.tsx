import '../styles/list.css';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button';
import { Grid, Row } from '../layout';
import { FoldButton } from './fold-button';

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
    <Grid
      as="section"
      gap="3"
      columns="minmax(0, 1fr)"
      ref={bar}
      aria-label="Filter"
      className="list-filter below-3 no-print"
    >
      <div className="row">
        {search}
        {panel && (
          <Button
            className="list-filter-button"
            aria-expanded={opened}
            aria-controls={opened ? panelId : undefined}
            icon={IconAdjustmentsHorizontal}
            onClick={() => setOpened(!opened)}
          >
            <span className="fold-text">Filter</span>
          </Button>
        )}
        <FoldButton />
        {quick && <div className="row folded">{quick}</div>}
        {tools && (
          <Row gap="1" align="stretch" className="list-tools toggles folded">
            {tools}
          </Row>
        )}
      </div>
      {opened && (
        <Grid
          id={panelId}
          gap="4 6"
          columns="repeat(auto-fit, minmax(min(100%, 12rem), 1fr))"
          className="box panel"
        >
          {panel}
        </Grid>
      )}
      {chips.length > 0 && <Chips {...{ chips, onClear, takeAway }} />}
    </Grid>
  );
}

interface ChipsProps extends Pick<FilterBarProps, 'chips' | 'onClear'> {
  takeAway: (remove: () => void) => void;
}

/** The filters in use. */
function Chips({ chips, onClear, takeAway }: ChipsProps) {
  return (
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
  );
}

import type { KeyboardEvent, ReactNode } from 'react';
import type { ImportOutcome } from '../../../../domain/generated';
import { importOutcomePlurals } from '../../../../domain/labels/import';
import { outcomes, outcomeFacts, type Summary } from './import-texts';

/** A group of rows, or all of them. */
export type RowGroup = ImportOutcome | 'ALL';

const groups: readonly RowGroup[] = ['ALL', ...outcomes];

interface OutcomeTabsProps {
  summary: Summary;
  value: RowGroup;
  onChange: (group: RowGroup) => void;
  children: ReactNode;
}

function labelOf(group: RowGroup): string {
  return group === 'ALL' ? 'Alla' : importOutcomePlurals[group];
}

function countOf(group: RowGroup, summary: Summary): number {
  if (group !== 'ALL') return outcomeFacts[group].count(summary);
  return outcomes.reduce((sum, outcome) => sum + outcomeFacts[outcome].count(summary), 0);
}

/** The counts of the review as tabs over its rows (pages §1); arrows move between them. */
export function OutcomeTabs({ summary, value, onChange, children }: OutcomeTabsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const end = { Home: groups[0], End: groups.at(-1) }[event.key];
    const next = end ?? (step && groups[(groups.indexOf(value) + step + groups.length) % groups.length]);
    if (!next) return;
    event.preventDefault();
    onChange(next);
    event.currentTarget.querySelector<HTMLElement>(`#import-tab-${next}`)?.focus();
  };
  return (
    <>
      <div className="imports-tabs" role="tablist" aria-label="Rader efter utfall" onKeyDown={onKeyDown}>
        {groups.map((group) => (
          <button
            key={group}
            type="button"
            role="tab"
            id={`import-tab-${group}`}
            className="imports-tab"
            aria-selected={group === value}
            aria-controls="import-rows"
            tabIndex={group === value ? 0 : -1}
            data-empty={countOf(group, summary) === 0 || undefined}
            onClick={() => onChange(group)}
          >
            {labelOf(group)} <span className="imports-count tabular">{countOf(group, summary)}</span>
          </button>
        ))}
      </div>
      <div
        id="import-rows"
        role="tabpanel"
        aria-labelledby={`import-tab-${value}`}
        tabIndex={-1}
        className="stack"
      >
        {children}
      </div>
    </>
  );
}

import type { ReactNode } from 'react';
import { importOutcomePlurals } from '../../../../domain/labels/import';
import { Tabs } from '../../ui/tabs';
import type { RowOutcome } from './imported-rows';

/** A group of rows, or all of them. */
export type RowGroup = RowOutcome | 'ALL';

/** Rows of each outcome, in the order of the tabs. */
export type OutcomeCounts = ReadonlyMap<RowOutcome, number>;

interface OutcomeTabsProps {
  counts: OutcomeCounts;
  value: RowGroup;
  onChange: (group: RowGroup) => void;
  children: ReactNode;
}

/** The counts of the review as tabs over its rows (pages §1). */
export function OutcomeTabs({ counts, value, onChange, children }: OutcomeTabsProps) {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const tabs = [
    { key: 'ALL' as RowGroup, label: 'Alla', count: all },
    ...[...counts].map(([key, count]) => ({ key, label: importOutcomePlurals[key], count })),
  ];
  return (
    <Tabs label="Rader efter utfall" tabs={tabs} current={value} onChoose={onChange}>
      <div className="stack">{children}</div>
    </Tabs>
  );
}

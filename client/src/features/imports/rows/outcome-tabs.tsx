import type { ReactNode } from 'react';
import type { ImportOutcome } from '../../../../../domain/generated';
import { importOutcomePlurals } from '../../../../../domain/labels/import';
import { Tabs } from '../../../ui/tabs';
import { outcomes, outcomeFacts, type Summary } from '../import-texts';

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

/** The counts of the review as tabs over its rows (pages §1). */
export function OutcomeTabs({ summary, value, onChange, children }: OutcomeTabsProps) {
  const tabs = groups.map((key) => ({ key, label: labelOf(key), count: countOf(key, summary) }));
  return (
    <Tabs label="Rader efter utfall" tabs={tabs} current={value} onChoose={onChange}>
      <div className="stack">{children}</div>
    </Tabs>
  );
}

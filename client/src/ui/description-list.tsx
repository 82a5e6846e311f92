import './styles/content.css';
import type { ReactNode } from 'react';
import { inlineTexts } from '../lib/fixed-texts';
import { WholeDates } from './text/whole-dates';

export interface Description {
  term: string;
  /** Null, undefined and '' show 'Ej angivet'. */
  value: ReactNode;
  /** The value exists but is withheld from this reader: 'Skyddad uppgift' (contract §2). */
  withheld?: boolean;
}

function Value({ value, withheld }: Pick<Description, 'value' | 'withheld'>) {
  if (withheld) return <span className="missing">{inlineTexts.withheldValue}</span>;
  if (value === null || value === undefined || value === '') {
    return <span className="missing">{inlineTexts.missingValue}</span>;
  }
  return typeof value === 'string' ? <WholeDates text={value} /> : value;
}

interface DescriptionListProps {
  items: readonly Description[];
  /** `columns`: beside each other where there is room; `compact`: without lines, on a phone too in one row each. */
  layout?: 'rows' | 'columns' | 'compact';
}

/** Names and values, a row each. */
export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps) {
  return (
    <dl className="descriptions" data-layout={layout}>
      {items.map(({ term, value, withheld }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <Value value={value} withheld={withheld} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

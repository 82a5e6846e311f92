import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../../domain/numbers';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';

/** A thing that wants an act: what it is, what is known of it, and where it is done. */
export interface DayRow {
  key: string;
  title: string;
  /** What decides how soon: a day, a name, a count. Empty parts are left out. */
  facts: readonly (string | null | undefined | false)[];
  /** The page on which it is done. */
  to?: string;
}

interface DaySectionProps {
  title: string;
  count: number;
  rows: readonly DayRow[];
  /** What is well where nothing waits. */
  well: string;
  /** The way to the rest. */
  rest?: { to: string; label: string };
  children?: ReactNode;
}

/** A kind of work of the day: its count, the first few of it, and the way to the rest. */
export function DaySection({ title, count, rows, well, rest, children }: DaySectionProps) {
  return (
    <Card
      title={title}
      actions={
        count > 0 && (
          <Badge tone="info">
            <span className="day-count">{formatNumber(count)}</span>
          </Badge>
        )
      }
    >
      {count === 0 && <p className="meta">{well}</p>}
      {rows.length > 0 && (
        <ul className="day-rows">
          {rows.map((row) => (
            <li key={row.key} className="day-row">
              {row.to ? <Link to={row.to}>{row.title}</Link> : <span>{row.title}</span>}
              <span className="meta">{row.facts.filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ul>
      )}
      {children}
      {rest && count > rows.length && <Link to={rest.to}>{rest.label}</Link>}
    </Card>
  );
}

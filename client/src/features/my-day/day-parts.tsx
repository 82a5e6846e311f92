import { IconCircleCheck } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../../domain/numbers';
import { useWide } from '../../lib/use-medium';
import { placedIn } from './day-columns';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { Row } from '../../ui/layout';
import { WholeDates } from '../../ui/text/whole-dates';

/** A task: its title, its facts, and a link to the place of action. */
export interface DayRow {
  key: string;
  title: string;
  /** What decides how soon: a day, a name, a count. Empty parts are left out. */
  facts: readonly (string | null | undefined | false)[];
  /** The page on which it is done. */
  to?: string;
  /** Beside the facts, such as a button. */
  action?: ReactNode;
  /** Below title and facts, over the whole width. */
  below?: ReactNode;
}

/** A kind of work of the day: its count, the first few of it, and the way to the rest. */
export interface DayPart {
  title: string;
  count: number;
  rows: readonly DayRow[];
  /** The text if nothing waits. */
  well: string;
  /** The page that has all of them. */
  rest?: string;
  /** Late: the count is marked. */
  isLate?: boolean;
}

/** Waiting tasks, each kind in a card; kinds without tasks share one text. */
export function DayParts({ parts }: { parts: readonly DayPart[] }) {
  const waiting = parts.filter(({ count }) => count > 0);
  const well = parts.filter(({ count }) => count === 0);
  const columnOf = useColumns(waiting);
  const isWide = useWide();
  const card = (part: DayPart) => <DayCard key={part.title} {...part} />;
  const done = well.length > 0 && <DoneCard parts={well} />;
  if (!isWide)
    return (
      <div className="day">
        {waiting.map(card)}
        {done}
      </div>
    );
  return (
    <div className="day day-columns">
      <div>{waiting.filter(({ title }) => columnOf.get(title) === 0).map(card)}</div>
      <div>
        {waiting.filter(({ title }) => columnOf.get(title) === 1).map(card)}
        {done}
      </div>
    </div>
  );
}

/** The columns of the waiting parts; those that were there before keep theirs. */
function useColumns(parts: readonly DayPart[]): ReadonlyMap<string, number> {
  const titles = parts.map(({ title }) => title).join();
  const [known, setKnown] = useState(() => ({ titles, columns: placedIn(parts) }));
  if (known.titles === titles) return known.columns;
  const columns = placedIn(parts, known.columns);
  setKnown({ titles, columns });
  return columns;
}

/** Kinds of work of which nothing waits. */
function DoneCard({ parts }: { parts: readonly DayPart[] }) {
  return (
    <Card title="Klart">
      <ul className="day-rows">
        {parts.map((part) => (
          <Row as="li" key={part.title} gap="2" nowrap className="day-row">
            <IconCircleCheck className="icon day-well" size={20} stroke={1.8} aria-hidden="true" />
            {part.well}
          </Row>
        ))}
      </ul>
    </Card>
  );
}

function DayCard({ title, count, rows, rest, isLate }: DayPart) {
  return (
    <Card title={title} actions={<Badge tone={isLate ? 'danger' : 'info'}>{formatNumber(count)}</Badge>}>
      <DayRows {...{ title, count, rows, rest }} />
    </Card>
  );
}

/** The rows of a part, and the way to the rest. */
export function DayRows({ title, count, rows, rest }: Pick<DayPart, 'title' | 'count' | 'rows' | 'rest'>) {
  return (
    <>
      <ul className="day-rows">
        {rows.map((row) => (
          <Row as="li" key={row.key} gap="3" nowrap={!row.below} className="day-row">
            <DayRowText {...row} />
            {row.action}
            {row.below}
          </Row>
        ))}
      </ul>
      {rest && count > rows.length && (
        <p className="day-rest">
          <Link to={rest}>
            Visa alla {formatNumber(count)}
            <span className="sr-only">: {title}</span>
          </Link>
        </p>
      )}
    </>
  );
}

function DayRowText({ title, facts, to }: DayRow) {
  return (
    <Row gap="0 3" align="baseline" justify="space-between" className="day-text fills breaks">
      {to ? (
        <Link to={to}>
          <WholeDates text={title} />
        </Link>
      ) : (
        <span>{title}</span>
      )}
      <span className="meta">
        <WholeDates text={facts.filter(Boolean).join(' · ')} />
      </span>
    </Row>
  );
}

import { useState } from 'react';
import { Button } from '../../../ui/button';
import { bulkKinds, bulkTitles, countOf, enrollLabel, type BulkKind } from './bulk-change';
import { mostChosen, type Selection } from './selection';
import { attempt } from '../../../apollo/feedback/notify-failure';
import { Row } from '../../../ui/layout';

interface BulkBarProps {
  selection: Selection;
  /** How many rows the filter has in all. */
  total: number;
  /** Asks for the new value of the chosen students. */
  onAsk: (kind: BulkKind) => void;
  /** 'Skriv in på kurstillfälle' belongs to another feature: they meet where the page is put together. */
  onEnroll: (ids: readonly string[]) => void;
}

/** What can be done with the chosen students; administrators only (pages §1). */
export function BulkBar({ selection, total, onAsk, onEnroll }: BulkBarProps) {
  const { chosen, chooseAll, clear } = selection;
  if (chosen.size === 0) return null;
  const tooMany = chosen.size > mostChosen;
  return (
    <Row
      as="section"
      gap="2 4"
      justify="space-between"
      className="list-bulk above-3 no-print"
      aria-label="Valda elever"
    >
      <p role="status">
        <strong>{countOf(chosen.size)}</strong> {chosen.size === 1 ? 'vald' : 'valda'}
        {tooMany && ` – högst ${mostChosen} kan ändras åt gången`}
      </p>
      <div className="row">
        {bulkKinds.map((kind) => (
          <Button key={kind} size="sm" variant="soft" disabled={tooMany} onClick={() => onAsk(kind)}>
            {bulkTitles[kind]}
          </Button>
        ))}
        <Button size="sm" variant="soft" disabled={tooMany} onClick={() => onEnroll([...chosen.keys()])}>
          {enrollLabel}
        </Button>
        {chosen.size < total && total <= mostChosen && <ChooseAll total={total} chooseAll={chooseAll} />}
        <Button size="sm" variant="quiet" onClick={clear}>
          Avmarkera alla
        </Button>
      </div>
    </Row>
  );
}

function ChooseAll({ total, chooseAll }: { total: number; chooseAll: () => Promise<void> }) {
  const [reading, setReading] = useState(false);
  const everyone = async () => {
    setReading(true);
    await attempt('Kunde inte välja alla elever', chooseAll);
    setReading(false);
  };
  return (
    <Button size="sm" busy={reading} onClick={() => void everyone()}>
      Välj alla {total}
    </Button>
  );
}

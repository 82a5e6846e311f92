import { useState } from 'react';
import { Button } from '../../../ui/button';
import type { SelectOption } from '../../../ui/fields/select';
import { bulkTitles, countOf, type BulkKind } from './bulk-change';
import { mostChosen, type Choice, type Selection } from './selection';
import { onDemand } from '../../../ui/on-demand';
import { attempt } from '../../../apollo/feedback/notify-failure';
import { Row } from '../../../ui/layout';

const BulkDialog = onDemand(async () => (await import('./bulk-dialog')).default);

interface BulkBarProps {
  selection: Selection;
  /** How many rows the filter has in all. */
  total: number;
  teachers: readonly SelectOption[];
  onChanged: () => void;
  /** 'Skriv in på kurstillfälle' belongs to another feature: they meet where the page is put together. */
  onEnroll: (ids: readonly string[]) => void;
}

/** What can be done with the chosen students; administrators only (pages §1). */
export function BulkBar({ selection, total, teachers, onChanged, onEnroll }: BulkBarProps) {
  const { chosen, chooseAll, clear } = selection;
  const [asked, setAsked] = useState<{ kind: BulkKind; of: readonly Choice[] } | null>(null);
  const closed = () => {
    setAsked(null);
    // The bar with the opener is gone after a change: focus goes to the rows instead of falling to the page.
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>('.students-table .table-scroller')?.focus();
    });
  };
  if (chosen.size === 0 && !asked) return null;
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
        {(Object.keys(bulkTitles) as BulkKind[]).map((kind) => (
          <Button
            key={kind}
            size="sm"
            variant="soft"
            disabled={tooMany}
            onClick={() => setAsked({ kind, of: [...chosen.values()] })}
          >
            {bulkTitles[kind]}
          </Button>
        ))}
        <Button size="sm" variant="soft" disabled={tooMany} onClick={() => onEnroll([...chosen.keys()])}>
          Skriv in på kurstillfälle
        </Button>
        {chosen.size < total && total <= mostChosen && <ChooseAll total={total} chooseAll={chooseAll} />}
        <Button size="sm" variant="quiet" onClick={clear}>
          Avmarkera alla
        </Button>
      </div>
      {asked && (
        <BulkDialog
          kind={asked.kind}
          chosen={asked.of}
          teachers={teachers}
          onClosed={closed}
          onChanged={onChanged}
        />
      )}
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

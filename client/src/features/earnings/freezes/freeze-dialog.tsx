import { shiftMonth } from '../../../../../domain/days';
import { monthsBack, monthToFreeze } from '../../../../../domain/months-to-freeze';
import { counted, kronor } from '../../../../../domain/numbers';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useQuery } from '../../../apollo/use-query';
import { EarningFreezesDocument, FreezePreviewDocument, type FreezePreviewQuery } from '../freezes.generated';
import { formatDate, today } from '../../../lib/dates';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { Message } from '../../../ui/feedback/message';
import { Select } from '../../../ui/fields/select';
import { monthLabel } from '../earnings-texts';
import { useFreezePeriod } from './use-freeze-period';
import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { Loading } from '../../../ui/feedback/skeleton';

type Preview = FreezePreviewQuery['freezePreview'];

interface FreezeDialogProps {
  /** 'yyyy-MM', where the address names it. */
  month: string | null;
  onClose: () => void;
  /** The month: '2026-09'. */
  onFrozen: (month: string) => void;
}

/** 'Frys period': the month's content and its problems, then the action (pages §13). */
export function FreezeDialog({ month: asked, onClose, onFrozen }: FreezeDialogProps) {
  const now = today().slice(0, 7);
  const [chosen, setMonth] = useState(asked);
  const frozen = useQuery(EarningFreezesDocument);
  const freezes = frozen.data?.earningFreezes;
  // If the freezes cannot be read, the user can still choose the month.
  const month = chosen ?? (freezes || frozen.error ? monthToFreeze(freezes ?? [], now) : null);
  const { data, error } = useQuery(FreezePreviewDocument, {
    variables: { input: { month: `${month ?? now}-01` } },
    skip: month === null,
    fetchPolicy: 'network-only',
  });
  const { freeze, loading, refusal } = useFreezePeriod(onFrozen);
  const preview = data?.freezePreview;
  const mayFreeze = month !== null && preview !== undefined && preview.frozen !== 'FINAL';
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title="Frys period"
      footer={
        <>
          <Button
            busy={loading}
            disabled={!mayFreeze}
            onClick={() => void (month && freeze(month, 'PRELIMINARY'))}
          >
            Frys preliminärt
          </Button>
          <Button
            variant="primary"
            busy={loading}
            disabled={!mayFreeze || !preview.mayBeFinal}
            onClick={() => void (month && freeze(month, 'FINAL'))}
          >
            Frys slutligt
          </Button>
          <Button onClick={onClose}>{buttons.cancel}</Button>
        </>
      }
    >
      <div className="stack">
        <Select label="Månad" options={monthsUntil(now)} value={month} onChange={setMonth} />
        {refusal && <Message tone="error">{refusal}</Message>}
        <LoadFailed error={error} text="Kunde inte räkna månaden." />
        {!preview && !error && <Loading text="Räknar månaden…" lines={4} />}
        {preview && <Contents preview={preview} onLeave={onClose} />}
      </div>
    </Dialog>
  );
}

/** This month and two years back. */
function monthsUntil(now: string) {
  return Array.from({ length: monthsBack + 1 }, (_, index) => shiftMonth(now, -index)).map((value) => ({
    value,
    label: monthLabel(value),
  }));
}

function Contents({ preview, onLeave }: { preview: Preview; onLeave: () => void }) {
  if (preview.frozen === 'FINAL')
    return (
      <Message tone="info">
        Perioden är fryst.{' '}
        <Link to={{ search: '?flik=frysningar' }} onClick={onLeave}>
          Till frysningarna
        </Link>
      </Message>
    );
  return (
    <>
      <p>
        {monthLabel(preview.month)} innehåller <strong>{counted(preview.lines, 'rad', 'rader')}</strong> på
        sammanlagt <strong className="tabular">{kronor(preview.totalOre)}</strong>, räknat t.o.m.{' '}
        {formatDate(preview.throughOn)}.
        {preview.frozen === 'PRELIMINARY' && ' Den preliminära frysningen ersätts.'}
      </p>
      <p className="meta">
        {preview.mayBeFinal
          ? 'Efter en slutlig frysning ändras beloppen bara genom korrigeringar med skäl. En preliminär kan göras om.'
          : 'Månaden är inte slut än och kan bara frysas preliminärt.'}
      </p>
      {preview.problemCount > 0 && (
        <Message tone="warning" live={false}>
          {counted(preview.problemCount, 'inskrivning', 'inskrivningar')} saknar pris, poäng, datum eller
          kommun och kommer inte med.
        </Message>
      )}
      {preview.deviations.length > 0 && (
        <Message tone="warning" live={false}>
          {deviationText(preview.deviations)}{' '}
          <Link to={{ search: '?flik=korrigeringar' }} onClick={onLeave}>
            Till korrigeringarna
          </Link>
        </Message>
      )}
      <Concerns
        title="Start ej bekräftad"
        hint="Eleverna är antagna och kursen har börjat. De tjänar in från första dagen, också om de aldrig kom."
        count={preview.unconfirmedCount}
        rows={preview.unconfirmed}
        what="grunddel"
      />
      <Concerns
        title="Avslutade kurser utan betyg"
        count={preview.ungradedCount}
        rows={preview.ungraded}
        what="resultatdel"
      />
      <Concerns
        title="Avbrott i månaden"
        count={preview.droppedCount}
        rows={preview.dropped}
        what="bortfall"
      />
    </>
  );
}

/** 'Tidigare frysta månader har 3 avvikelser att ta ställning till: augusti 2026 (2), september 2026 (1).' */
function deviationText(months: Preview['deviations']): string {
  const count = months.reduce((sum, month) => sum + month.count, 0);
  const named = months.map((month) => `${monthLabel(month.month)} (${month.count})`).join(', ');
  return `Tidigare frysta månader har ${counted(count, 'avvikelse', 'avvikelser')} att ta ställning till: ${named}.`;
}

interface ConcernsProps {
  title: string;
  /** The consequence, if the title does not say it. */
  hint?: string;
  count: number;
  rows: Preview['ungraded'];
  what: string;
}

function Concerns({ title, hint, count, rows, what }: ConcernsProps) {
  return (
    <details className="earnings-concerns">
      <summary className="strong">
        {title}: {count}
      </summary>
      {hint && count > 0 && <p className="meta">{hint}</p>}
      {count === 0 ? (
        <p className="meta">Inga.</p>
      ) : (
        <ul>
          {rows.map((row) => (
            <li key={row.enrollmentId}>
              <Link to={`/student/${row.studentId}`}>{row.studentName}</Link>, {row.title}
              <span className="meta">
                {' '}
                {row.municipality}, {row.on && formatDate(row.on)}, {what} {kronor(row.amountOre)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {count > rows.length && <p className="meta">De första {rows.length} visas.</p>}
    </details>
  );
}

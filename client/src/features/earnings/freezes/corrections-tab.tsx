import { counted, kronor } from '../../../../../domain/numbers';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useQuery } from '../../../apollo/use-query';
import {
  EarningCorrectionsDocument,
  EarningDeviationsDocument,
  EarningFreezesDocument,
  type EarningCorrectionsQuery,
} from '../freezes.generated';
import { formatDateTime } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ListTable } from '../../../ui/list/list-table';
import { Select } from '../../../ui/fields/select';
import { Loading } from '../../../ui/feedback/skeleton';
import type { TableColumn } from '../../../ui/table';
import { onDemand } from '../../../ui/on-demand';
import type { Deviation } from './correct-dialog';
import { monthLabel } from '../earnings-texts';
import { signedMoney } from '../money';
import { LoadFailed } from '../../../apollo/feedback/load-failed';

const CorrectDialog = onDemand(async () => (await import('./correct-dialog')).CorrectDialog);

type Correction = EarningCorrectionsQuery['earningCorrections'][number];

/** After a freeze, figures change only by corrections with a reason: deviations to consider, and corrections made. */
export function CorrectionsTab() {
  const { data, error } = useQuery(EarningFreezesDocument);
  const written = useQuery(EarningCorrectionsDocument, { fetchPolicy: 'cache-and-network' });
  const [chosen, setChosen] = useState<string | null>(null);
  const failed = error ?? written.error;
  if (failed) return <LoadFailed error={failed} text="Kunde inte hämta korrigeringarna." />;
  if (!data || !written.data) return <Loading text="Laddar korrigeringar…" lines={8} />;
  const freezes = data.earningFreezes.filter(({ kind }) => kind === 'FINAL');
  const freeze = freezes.find(({ id }) => id === chosen) ?? freezes[0];
  const corrections = written.data.earningCorrections;
  if (!freeze) return <EmptyState text="Korrigeringar görs av slutligt frysta månader. Ingen är fryst än." />;
  return (
    <div className="stack">
      <Card title="Avvikelser att ta ställning till">
        <div className="stack">
          <Select
            className="earnings-month"
            label="Fryst månad"
            options={freezes.map(({ id, month }) => ({ value: id, label: monthLabel(month) }))}
            value={freeze.id}
            onChange={setChosen}
          />
          <div className="earnings-deviations">
            <Deviations key={freeze.id} freezeId={freeze.id} month={freeze.month} />
          </div>
        </div>
      </Card>
      <Card title="Gjorda korrigeringar">
        {corrections.length === 0 ? (
          <EmptyState text="Inga korrigeringar är gjorda." />
        ) : (
          <ListTable
            caption="Gjorda korrigeringar, nyaste först"
            columns={correctionColumns}
            rows={corrections}
            rowKey={({ id }) => id}
            density="compact"
          />
        )}
      </Card>
    </div>
  );
}

function Deviations({ freezeId, month }: { freezeId: string; month: string }) {
  const { data, error } = useQuery(EarningDeviationsDocument, {
    variables: { freezeId },
    fetchPolicy: 'cache-and-network',
  });
  const [selected, setSelected] = useState<Set<string>>(new Set());
  const [correcting, setCorrecting] = useState<readonly Deviation[] | null>(null);
  if (error) return <LoadFailed error={error} text="Kunde inte räkna om månaden." />;
  if (!data) return <Loading text="Räknar om månaden…" lines={4} />;
  const rows = data.earningDeviations;
  if (rows.length === 0) return <EmptyState text={`Inget har ändrats sedan ${monthLabel(month)} frystes.`} />;
  const chosen = rows.filter(({ enrollmentId }) => selected.has(enrollmentId));
  return (
    <>
      <p className="meta">
        Uppgifter har ändrats efter frysningen: avbrott som kom sent, betyg, priser eller borttagna
        inskrivningar.
      </p>
      <ListTable
        caption={`Avvikelser i ${monthLabel(month)}`}
        columns={deviationColumns}
        rows={rows}
        rowKey={({ enrollmentId }) => enrollmentId}
        selected={selected}
        onSelect={setSelected}
        selectLabel={({ studentName, title }) => `Välj ${studentName}, ${title}`}
        density="compact"
      />
      <div className="row">
        <Button variant="soft" disabled={chosen.length === 0} onClick={() => setCorrecting(chosen)}>
          Korrigera {counted(chosen.length, 'vald rad', 'valda rader')}
        </Button>
      </div>
      {correcting && (
        <CorrectDialog
          freezeId={freezeId}
          month={month}
          deviations={correcting}
          onClosed={() => setCorrecting(null)}
          onDone={() => setSelected(new Set())}
        />
      )}
    </>
  );
}

const deviationColumns: TableColumn<Deviation>[] = [
  {
    key: 'student',
    header: 'Elev',
    rowHeader: true,
    cell: ({ studentId, studentName }) => <Link to={`/student/${studentId}`}>{studentName}</Link>,
  },
  { key: 'title', card: 'fact', header: 'Kurs eller paket', grows: true, cell: ({ title }) => title },
  { key: 'municipality', card: 'fact', header: 'Kommun', cell: ({ municipality }) => municipality },
  { key: 'frozen', header: 'Fryst', numeric: true, cell: ({ frozenOre }) => kronor(frozenOre) },
  { key: 'now', header: 'Enligt uppgifterna nu', numeric: true, cell: ({ nowOre }) => kronor(nowOre) },
  {
    key: 'difference',
    card: 'state',
    header: 'Skillnad',
    numeric: true,
    cell: ({ differenceOre }) => <strong>{signedMoney(differenceOre)}</strong>,
  },
];

const correctionColumns: TableColumn<Correction>[] = [
  {
    key: 'student',
    header: 'Elev',
    rowHeader: true,
    cell: ({ studentId, studentName }) => <Link to={`/student/${studentId}`}>{studentName}</Link>,
  },
  { key: 'month', card: 'fact', header: 'Månad', cell: ({ month }) => monthLabel(month) },
  { key: 'title', card: 'fact', header: 'Kurs eller paket', grows: true, cell: ({ title }) => title },
  { key: 'municipality', header: 'Kommun', cell: ({ municipality }) => municipality },
  {
    key: 'amount',
    card: 'state',
    header: 'Belopp',
    numeric: true,
    cell: ({ amountOre }) => <strong>{signedMoney(amountOre)}</strong>,
  },
  { key: 'reason', header: 'Skäl', grows: true, cell: ({ reason }) => reason },
  {
    key: 'by',
    header: 'Av',
    grows: true,
    cell: ({ createdAt, createdByName }) => `${createdByName ?? 'Okänd'}, ${formatDateTime(createdAt)}`,
  },
];

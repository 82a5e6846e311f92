import { Link } from 'react-router-dom';
import { useState } from 'react';
import { workplaceImportFieldLabels } from '../../../../../domain/labels/workplace-import';
import type { RowKind } from '../../../entities/import/imported-rows';
import { Button } from '../../../ui/button';
import { Row as Line } from '../../../ui/layout';
import type { WorkplaceImportRowFieldsFragment } from './workplace-imports.generated';

type Row = WorkplaceImportRowFieldsFragment;
/** Leaves a row out of the import, or takes it in again. */
type LeaveOut = (row: number, leaveOut: boolean) => Promise<void>;

/** Rows about workplaces, which can be left out. */
export function workplaceRowKind(leaveOut: LeaveOut): RowKind<Row> {
  return {
    labels: workplaceImportFieldLabels,
    telling: new Set(['ORGANISATION_NUMBER', 'CITY', 'SUPERVISOR_NAME']),
    decision: (row) => <RowDecision row={row} leaveOut={leaveOut} />,
    record: ({ workplaceId, name, row }) =>
      workplaceId && (
        <Link to={`/apl/plats/${workplaceId}`} target="_blank">
          Visa arbetsplatsen som finns
          <span className="sr-only">, för {name ?? `rad ${row}`}, i en ny flik</span>
        </Link>
      ),
  };
}

function RowDecision({ row: { row, outcome }, leaveOut }: { row: Row; leaveOut: LeaveOut }) {
  const [busy, setBusy] = useState(false);
  const isLeftOut = outcome === 'LEFT_OUT';
  const decide = async () => {
    setBusy(true);
    await leaveOut(row, !isLeftOut);
    setBusy(false);
  };
  return (
    <Line gap="1 2" {...(isLeftOut && { className: 'imports-decided' })}>
      {isLeftOut && <span>Raden hoppas över</span>}
      <Button size="sm" variant={isLeftOut ? 'secondary' : 'quiet'} busy={busy} onClick={() => void decide()}>
        {isLeftOut ? 'Ta med raden' : 'Hoppa över raden'}
        <span className="sr-only">, rad {row}</span>
      </Button>
    </Line>
  );
}

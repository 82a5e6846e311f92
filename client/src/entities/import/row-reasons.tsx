import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { Grid, Row as Line } from '../../ui/layout';
import type { ImportedColumn, ImportedIssue, ImportedRow, RowKind } from './imported-rows';
import { ChangeText } from './row-cell';

/** Remedies offered next to a reason. */
export interface Remedies {
  /** Opens the cell, to correct it in its place. */
  openCell: (row: number, column: number) => void;
  /** Replaces a text everywhere in the column. */
  fixAlike: (column: number, from: string, to: string) => Promise<void>;
}

interface RowReasonsProps<Row extends ImportedRow> extends Remedies {
  row: Row;
  read: readonly ImportedColumn[];
  kind: RowKind<Row>;
}

/** All reasons of a row at its head, each with its remedies; then the row's effect and its record. */
export function RowReasons<Row extends ImportedRow>({
  row: imported,
  read,
  kind,
  ...remedies
}: RowReasonsProps<Row>) {
  const { row, errors, changes, isProtected, cells } = imported;
  const fields = new Set(read.map(({ field }) => field));
  const facts = read.flatMap(({ field, index }) => (field && kind.telling.has(field) && cells[index]) || []);
  return (
    <Grid gap="1" className="imports-rest">
      {errors.length === 0 && <span className="imports-facts">{facts.join(' · ')}</span>}
      {errors.length > 0 && (
        <Grid as="ul" gap="2" className="imports-issues">
          {errors.map((issue) => (
            <li key={`${issue.column ?? ''} ${issue.message}`} data-warning={issue.warning || undefined}>
              <Reason issue={issue} row={row} read={read} kind={kind} {...remedies} />
            </li>
          ))}
        </Grid>
      )}
      {kind.decision?.(imported)}
      {changes
        .filter(({ field }) => !fields.has(field))
        .map((change) => (
          <p key={change.field}>
            {kind.labels[change.field]}: <ChangeText change={change} isProtected={isProtected ?? false} />
          </p>
        ))}
      {kind.record?.(imported)}
    </Grid>
  );
}

interface ReasonProps extends Remedies {
  issue: ImportedIssue;
  row: number;
  read: readonly ImportedColumn[];
  kind: Pick<RowKind<ImportedRow>, 'sources' | 'remedy'>;
}

/** One reason with its sign: an error keeps the row out, a warning does not. */
function Reason({ issue, row, read, kind, openCell, fixAlike }: ReasonProps) {
  const { message, warning, value, suggestions } = issue;
  const column = columnOf(issue, read, kind);
  const Sign = warning ? IconAlertTriangle : IconAlertCircle;
  return (
    <>
      <Sign className="icon" size={14} stroke={1.8} aria-hidden="true" />
      <div>
        <span className="sr-only">{warning ? 'Varning: ' : 'Fel: '}</span>
        {message}
        {column && (
          <Line gap="1" className="imports-remedies above-1">
            {value !== null &&
              suggestions?.map((text) => (
                <FixAlike key={text} to={text} onFix={() => fixAlike(column.index, value, text)} />
              ))}
            {value !== null && kind.remedy?.(issue, (text) => fixAlike(column.index, value, text))}
            <Button size="sm" onClick={() => openCell(row, column.index)}>
              Rätta
              <span className="sr-only">
                {' '}
                i cellen: {column.header}, rad {row}
              </span>
            </Button>
          </Line>
        )}
      </div>
    </>
  );
}

/** The column whose cell is to be corrected: by its own name, else the one that its field is read from. */
function columnOf(
  { column, field }: ImportedIssue,
  read: readonly ImportedColumn[],
  { sources }: ReasonProps['kind'],
): ImportedColumn | undefined {
  const named = read.find(({ header }) => header === column);
  if (named ?? !field) return named;
  const fields = sources?.[field] ?? [field];
  return read.find((one) => one.field && fields.includes(one.field));
}

/** A button that replaces a text in all cells that have it. */
export function FixAlike({ to, onFix }: { to: string; onFix: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const fix = async () => {
    setBusy(true);
    await onFix();
    setBusy(false);
  };
  return (
    <Button size="sm" variant="soft" busy={busy} onClick={() => void fix()}>
      Rätta alla med samma skrivning → {to}
    </Button>
  );
}

import type { ReactNode, RefObject } from 'react';
import type { ErrorLike } from '@apollo/client';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/fields/checkbox';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Loading } from '../../ui/feedback/skeleton';
import type { ImportedColumn, ImportedRow, RowKind } from './imported-rows';
import { OutcomeTabs, type OutcomeCounts, type RowGroup } from './outcome-tabs';
import { RowTable } from './row-table';

/** A page of rows, and how their cells are corrected. */
export interface RowView<Row extends ImportedRow> {
  rows: readonly Row[];
  /** Holds the tabs and the rows. */
  table: RefObject<HTMLDivElement | null>;
  group: RowGroup;
  onlyErrors: boolean;
  show: (group: RowGroup, onlyErrors: boolean) => void;
  next: (() => void) | null;
  previous: (() => void) | null;
  loading: boolean;
  /** Nothing has been read yet. */
  first: boolean;
  error: ErrorLike | undefined;
  refetch: () => Promise<unknown>;
  fix: (row: number, column: number, value: string) => Promise<void>;
  fixAlike: (column: number, from: string, to: string) => Promise<void>;
}

interface RowReviewProps<Row extends ImportedRow> {
  counts: OutcomeCounts;
  columns: readonly ImportedColumn[];
  view: RowView<Row>;
  kind: RowKind<Row>;
}

/** Every row of an import with its effect and its errors, in groups by outcome and in pages. */
export function RowReview<Row extends ImportedRow>({
  counts,
  columns,
  view,
  kind,
}: RowReviewProps<Row>): ReactNode {
  return (
    <div ref={view.table}>
      <OutcomeTabs counts={counts} value={view.group} onChange={(group) => view.show(group, view.onlyErrors)}>
        <Checkbox
          label="Visa endast fel"
          description="Rader med fel eller varningar"
          checked={view.onlyErrors}
          onChange={(onlyErrors) => view.show(view.group, onlyErrors)}
        />
        <LoadFailed error={view.error} refetch={view.refetch} text="Kunde inte hämta raderna." />
        {view.first && !view.error && <Loading text="Laddar rader…" lines={8} />}
        {!view.first && view.rows.length === 0 && <EmptyState text="Inga rader här." />}
        {view.rows.length > 0 && (
          <RowTable
            columns={columns}
            rows={view.rows}
            busy={view.loading}
            onFix={view.fix}
            onFixAlike={view.fixAlike}
            kind={kind}
          />
        )}
        {(view.previous ?? view.next) && (
          <nav className="row" aria-label="Sidor med rader">
            <Button disabled={!view.previous} onClick={() => view.previous?.()}>
              Föregående rader
            </Button>
            <Button disabled={!view.next} onClick={() => view.next?.()}>
              Nästa rader
            </Button>
          </nav>
        )}
      </OutcomeTabs>
    </div>
  );
}

import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import type { FilterInput, FilterValues, LogDefinition } from '../../../../domain/lists/list';
import type { LogAnswer } from '../../apollo/use-log-answer';
import { buttons } from '../../lib/fixed-texts';
import { logUrl, type LogUrl, type LogView } from '../../lib/list-url';
import { phoneRows, usePhone } from '../../lib/use-medium';
import { useUrlState } from '../../lib/url-state/use-url-state';
import { Button } from '../button';
import { Card } from '../card';
import { EmptyState } from '../feedback/empty-state';
import { Message } from '../feedback/message';
import { Loading } from '../feedback/skeleton';
import { chipsOf, type ChipNames } from '../list/list-chips';
import { PrintButton, PrintedLogHead } from '../list/print/print-parts';
import { MOST_ROWS, usePrintedRows } from '../list/print/use-printed-page';
import { Row } from '../layout';
import { Table, type TableColumn } from '../table';
import { LogFilters } from './log-filters';

export interface LogState<Definition extends LogDefinition> {
  list: Definition;
  url: LogUrl<Definition>;
  view: LogView<Definition>;
  /** The address as it is shown, for exports and links. */
  params: URLSearchParams;
  /** Input of the query. */
  input: FilterInput<Definition> & { after?: string; first?: number };
  /** Sets filters and leads back to the newest rows. */
  narrow: (change: Partial<FilterValues<Definition>>) => void;
  turn: (after: string | null) => void;
}

/** A log's state, which lives in the address. `list` must be stable. */
export function useLogState<Definition extends LogDefinition>(list: Definition): LogState<Definition> {
  const url = useMemo(() => logUrl(list), [list]);
  const { view, params, change } = useUrlState(url.read, url.write);
  const first = usePhone() ? phoneRows : null;
  return {
    list,
    url,
    view,
    params,
    input: {
      ...url.toFilter(view),
      ...(view.after && { after: view.after }),
      ...(first !== null && { first }),
    },
    narrow: useCallback(
      (filters) => change({ after: null, ...filters } as Partial<LogView<Definition>>),
      [change],
    ),
    turn: useCallback((after) => change({ after } as Partial<LogView<Definition>>), [change]),
  };
}

interface LogListProps<Definition extends LogDefinition, Entry extends { id: string }> {
  state: LogState<Definition>;
  /** The text if nothing has been recorded. */
  emptyText: string;
  answer: LogAnswer<Entry>;
  columns: readonly TableColumn<Entry>[];
  /** The fields of the ids that it can be narrowed to. */
  fields?: Readonly<Record<string, ReactNode>>;
  /** What the ids are called that it is narrowed to, on paper. */
  names?: ChipNames<Definition>;
  /** Content after the filters. */
  extra?: ReactNode;
  /** Beside 'Skriv ut'. */
  actions?: ReactNode;
}

/** A log: its filters, its rows newest first, and the way to older ones. */
export function LogList<Definition extends LogDefinition, Entry extends { id: string }>({
  state: { list, url, view, narrow, turn },
  emptyText,
  answer: { page, loading, failure, readAgain, readAll },
  columns,
  fields = {},
  names = {},
  extra,
  actions,
}: LogListProps<Definition, Entry>) {
  const place = useRef<HTMLDivElement>(null);
  const clear = url.isFiltered(view) ? () => narrow(url.none) : null;
  const turnTo = (after: string | null) => {
    turn(after);
    place.current?.focus();
  };
  const printed = usePrintedRows(
    () => readAll({ most: MOST_ROWS, atOnce: list.paging.largest }),
    `Kunde inte skriva ut ${list.name}`,
  );
  const rows = printed.page ?? page;
  return (
    <Card>
      <div ref={place} tabIndex={-1} className="stack">
        <LogFilters
          list={list}
          values={view}
          onChange={(name, value) => narrow({ [name]: value } as Partial<FilterValues<Definition>>)}
          onClear={clear}
          fields={fields}
        >
          {extra}
        </LogFilters>
        <Row className="no-print">
          {/* Rendered while the log loads as well, because a later button would shift the rows. */}
          {page?.nodes.length !== 0 && <PrintButton printed={printed} />}
          {actions}
        </Row>
        {failure !== null && !loading && (
          <Message tone="error" actions={<Button onClick={readAgain}>{buttons.retry}</Button>}>
            Kunde inte hämta {list.name}. {failure}
          </Message>
        )}
        {!page && failure === null && <Loading text={`Laddar ${list.name}…`} lines={10} />}
        {page?.nodes.length === 0 && (
          <EmptyState
            text={clear ? 'Inga rader matchar filtret.' : emptyText}
            action={clear && <Button onClick={clear}>Rensa filter</Button>}
          />
        )}
        {rows && rows.nodes.length > 0 && (
          <>
            <PrintedLogHead
              log={list.name}
              chips={chipsOf(list, view, names, () => undefined).map(({ label }) => label)}
              count={rows.nodes.length}
              goesOn={rows.nextCursor !== null || (!printed.page && view.after !== null)}
              isWhole={printed.page !== null}
            />
            <div className="printed-table">
              <Table
                caption={list.title}
                columns={columns}
                rows={rows.nodes}
                rowKey={({ id }) => id}
                density="compact"
                busy={loading}
              />
            </div>
          </>
        )}
        {page && (view.after !== null || page.nextCursor !== null) && (
          <nav aria-label={`${list.title}ens sidor`} className="row no-print">
            <Button disabled={view.after === null} onClick={() => turnTo(null)}>
              Nyaste
            </Button>
            <Button disabled={page.nextCursor === null || loading} onClick={() => turnTo(page.nextCursor)}>
              Äldre
            </Button>
          </nav>
        )}
      </div>
    </Card>
  );
}

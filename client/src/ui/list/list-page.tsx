import '../styles/list.css';
import { useEffect, type ReactNode } from 'react';
import type { ListDefinition, SortField } from '../../../../domain/lists/list';
import type { ListAnswer } from '../../apollo/use-list-answer';
import { buttons } from '../../lib/fixed-texts';
import { rememberNext } from '../../lib/url-state/list-walk';
import { usePreferences } from '../../lib/session/preferences';
import { usePhone } from '../../lib/use-medium';
import { Button } from '../button';
import { EmptyState } from '../feedback/empty-state';
import { Message } from '../feedback/message';
import { Loading } from '../feedback/skeleton';
import { PageHeader } from '../page-header';
import { Pagination } from './pagination';
import type { ColumnMoves } from '../table-parts/use-head-drag';
import { Table, type TableColumn, type TableProps } from '../table';
import {
  shownColumns,
  useColumnLayout,
  useShownLayout,
  withMove,
  withWidth,
  type ColumnLayout,
} from './column-layout';
import { ListFilters, OpenFilters, type ListFiltersProps } from './list-filters';
import { chipsOf } from './list-chips';
import { ListPages } from './list-pages';
import { ListTable } from './list-table';
import { PrintButton, PrintedHead } from './print/print-parts';
import { usePrintedPage } from './print/use-printed-page';
import { OutsideHitsNote, type OutsideHits } from './outside-hits';
import { SummarisedRows } from './summary/summarised-rows';
import type { SummaryOfRow } from './summary/use-row-summary';
import { useNoViews, type ListState, type UseListViews } from './use-list';
import type { SelectedRows } from './use-selected-rows';
import { ViewTools } from './view-tools';

interface Page<Row> {
  nodes: readonly Row[];
  totalCount: number;
  /** Where the next page begins, of lists that tell it. */
  nextCursor?: string | null;
}

interface ListBodyProps<Definition extends ListDefinition, Row> extends Omit<
  ListFiltersProps<Definition>,
  'tools' | 'views'
> {
  answer: ListAnswer<Page<Row>>;
  /** Left out where a picture shows the rows, always. */
  columns?: readonly TableColumn<Row, SortField<Definition>>[];
  rowKey?: (row: Row) => string;
  /** Its name in the browser's memory of hidden columns, and those that are hidden until one chooses. */
  memory?: { name: string; hidden?: readonly string[] };
  /** The saved views, where the list has them; the hook must be the same each time. */
  useViews?: UseListViews;
  /** Text and next action of an empty list; unset if the filters caused it. */
  empty?: { text: string; action?: ReactNode };
  /** The reason for the empty list if it is not the filters; null while loading. */
  nothing?: 'EMPTY' | 'NO_HITS' | null;
  /** The text if nothing matches. */
  noHits?: string;
  /** Rows can be chosen; `label` names the box of each. */
  selection?: { rows: SelectedRows; label: (row: Row) => string } | undefined;
  tableClass?: string;
  /** Beside other content: no view tools, and pagination only if there are several pages. */
  beside?: boolean;
  /** Bulk actions for the chosen rows, between the table and its pagination, or below both. */
  bulk?: ReactNode;
  below?: ReactNode;
  /** Search hits outside the default filter. */
  outside?: OutsideHits | null;
  /** What Space on a row shows beside the list. */
  summary?: SummaryOfRow<Row>;
  /** Renders the rows instead of a table, including the empty state. */
  picture?: ((page: Page<Row>) => ReactNode) | undefined;
}

/** The list itself, where a page has more than it: its filters, its rows with their states, and its pages. */
export function ListBody<Definition extends ListDefinition, Row>(props: ListBodyProps<Definition, Row>) {
  const { state, answer, columns = [], rowKey, memory, beside, empty, noHits, picture, outside } = props;
  const { options, useOptions, names, quick, bare, useViews = useNoViews } = props;
  const { list, isFiltered, clear } = state;
  const { nothing = isFiltered || !empty ? 'NO_HITS' : 'EMPTY' } = props;
  const { page, failure, readAgain } = answer;
  useRememberedNext(state, answer);
  const saved = useViews(list);
  const [layout, setLayout] = useShownLayout(
    useColumnLayout(memory?.name ?? '', memory?.hidden),
    saved.columns,
  );
  const own = memory && !beside;
  const isCard = usePhone();
  const printed = usePrintedPage(answer);
  const printButton = !beside && !picture && (page?.totalCount ?? 0) > 0 && <PrintButton printed={printed} />;
  const views = saved.menu(memory ? layout : null);
  return (
    <div className="folds">
      {memory ? (
        <ListFilters
          {...{ state, options, useOptions, names, quick, bare, views }}
          tools={
            !beside &&
            !picture && (
              <>
                <ViewTools {...{ columns, layout }} onLayout={setLayout} />
                {printButton}
              </>
            )
          }
        />
      ) : (
        <OpenFilters
          {...{ state, options }}
          views={
            <>
              {views}
              {printButton}
            </>
          }
        />
      )}
      {failure !== null && (
        <Message tone="error" actions={<Button onClick={readAgain}>{buttons.retry}</Button>}>
          Kunde inte hämta {list.theRows}. {failure}
        </Message>
      )}
      {!page && failure === null && <Loading text={`Laddar ${list.rows}…`} lines={12} />}
      {outside && !answer.outdated && <OutsideHitsNote hits={outside} />}
      {page?.totalCount === 0 && nothing === 'NO_HITS' && (
        <EmptyState
          text={noHits ?? `Inga ${list.rows} matchar filtret.`}
          action={<Button onClick={clear}>Rensa filter</Button>}
        />
      )}
      {page?.totalCount === 0 && nothing === 'EMPTY' && empty && <EmptyState {...empty} />}
      {picture
        ? page && picture(page)
        : rowKey &&
          page &&
          page.totalCount > 0 && (
            <>
              <PrintedHead
                chips={chipsOf(list, state.view, names ?? {}, () => undefined).map(({ label }) => label)}
                total={page.totalCount}
                count={(printed.page ?? page).nodes.length}
              />
              <SummarisedRows rows={page.nodes} rowKey={rowKey} summary={props.summary}>
                {(current, isSummarised) => {
                  const shown = own ? shownColumns(columns, layout, isCard) : columns;
                  return (
                    <Rows
                      {...props}
                      current={current}
                      page={printed.page ?? page}
                      columns={isSummarised && !printed.page ? shown.filter(isEssential) : shown}
                      rowKey={rowKey}
                      moves={own ? movesOf(columns, layout, setLayout) : undefined}
                    />
                  );
                }}
              </SummarisedRows>
            </>
          )}
    </div>
  );
}

/** Whether a column stays beside a row's summary: what a phone's card shows at once. */
const isEssential = ({ rowHeader, hideHeader, card }: TableColumn<never>) =>
  rowHeader || hideHeader || card === 'state' || card === 'fact';

/** Keeps the start cursor of the next page. */
function useRememberedNext<Definition extends ListDefinition>(
  { list, question, view }: ListState<Definition>,
  { page, outdated, failure }: ListAnswer<Page<unknown>>,
): void {
  // Where a question could not be answered, the rows are still those of the one before it.
  const nextCursor = outdated || failure !== null ? null : page?.nextCursor;
  useEffect(() => {
    if (nextCursor) rememberNext(list, question, { page: view.page, nextCursor });
  });
}

/** Column drags as changes of the layout. */
function movesOf(
  columns: readonly TableColumn<never>[],
  layout: ColumnLayout,
  onLayout: (layout: ColumnLayout) => void,
): ColumnMoves {
  const shown = shownColumns(columns, layout).map(({ key }) => key);
  return {
    widths: layout.widths,
    onWidth: (key, width) => onLayout(withWidth(layout, key, width)),
    onDrop: (key, over) =>
      onLayout(withMove(layout, columns, { key, steps: shown.indexOf(over) - shown.indexOf(key) })),
  };
}

function Rows<Definition extends ListDefinition, Row>({
  state: { list, view, rows, change },
  answer: { outdated },
  page,
  columns,
  rowKey,
  memory,
  beside,
  selection,
  tableClass,
  bulk,
  below,
  moves,
  current,
}: ListBodyProps<Definition, Row> &
  Required<Pick<ListBodyProps<Definition, Row>, 'columns' | 'rowKey'>> & {
    page: Page<Row>;
    moves: ColumnMoves | undefined;
    current: string | undefined;
  }) {
  const { density } = usePreferences();
  const label = `Sidor med ${list.rows}`;
  const table: TableProps<Row, SortField<Definition>> = {
    caption: list.rows.charAt(0).toUpperCase() + list.rows.slice(1),
    columns,
    rows: page.nodes,
    rowKey,
    ...(list.sorts && {
      sort: view.sort,
      onSort: (sort) => change({ sort } as Partial<typeof view>),
    }),
    ...(selection && {
      selected: selection.rows.ids,
      onSelect: (ids) => selection.rows.choose(ids, page.nodes.map(rowKey)),
      selectLabel: selection.label,
    }),
    density,
    busy: outdated,
    ...(moves && { moves }),
    ...(current !== undefined && { current }),
  };
  const turn = (turned: { page: number; rows?: typeof view.rows }) => change(turned as Partial<typeof view>);
  if (memory)
    return (
      <div className={tableClass}>
        <ListTable {...table} />
        {bulk}
        {(!beside || page.totalCount > rows) && (
          <ListPages page={view.page} rows={rows} total={page.totalCount} label={label} onChange={turn} />
        )}
        {below}
      </div>
    );
  return (
    <div className={tableClass}>
      <Table {...table} />
      {bulk}
      <div className="above-3 no-print">
        <Pagination
          page={view.page}
          pageCount={Math.ceil(page.totalCount / rows)}
          onPage={(next) => turn({ page: next })}
          label={label}
        />
      </div>
    </div>
  );
}

interface ListPageProps<Definition extends ListDefinition, Row> extends ListBodyProps<Definition, Row> {
  /** How many there are, below the heading: '12 lärare'. */
  countOf: (total: number) => string;
  /** Beside the heading. */
  actions?: ReactNode;
  /** Between the heading and the filters. */
  above?: ReactNode;
  /** Sets the list beside something else. */
  frame?: (list: ReactNode) => ReactNode;
  /** An open panel or dialog over the list. */
  children?: ReactNode;
}

/** A page that is a list: heading, search, chips, panel, view, table and pages (pages §0). */
export function ListPage<Definition extends ListDefinition, Row>({
  countOf,
  actions,
  above,
  frame = (framed) => framed,
  children,
  ...list
}: ListPageProps<Definition, Row>) {
  const { page, outdated } = list.answer;
  return (
    <div className="folds list-page">
      <PageHeader
        title={list.state.list.title}
        lead={<span role="status">{page && !outdated ? countOf(page.totalCount) : ''}</span>}
        actions={actions}
      />
      {above}
      {frame(<ListBody {...list} />)}
      {children}
    </div>
  );
}

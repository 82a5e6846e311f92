import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { readFailure } from '../../apollo/failure';
import { MatchedEntriesDocument, type MatchedEntriesQuery } from '../../graphql/generated';
import type { PageSize } from '../../lib/address/address-values';
import { formatDate, formatDateTime } from '../../lib/dates';
import { buttons } from '../../lib/fixed-texts';
import type { AddressState } from '../../lib/address/use-address-state';
import { Button } from '../../ui/button';
import { confirm } from '../../ui/overlays/confirm-store';
import { CourseCode } from '../../ui/course-code';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ListPages } from '../../ui/list/list-pages';
import { Message } from '../../ui/feedback/message';
import { Loading } from '../../ui/feedback/skeleton';
import { Table, type TableColumn } from '../../ui/table';
import { noFilter, toMatchFilter, type MatchView } from './match-address';
import { MatchFilters } from './needs/match-filters';
import { studentsText } from './match-texts';
import type { MatchDeeds } from './use-match-deeds';

type Entry = MatchedEntriesQuery['matchedEntries']['nodes'][number];

interface MatchedTabProps {
  view: MatchView;
  rows: PageSize;
  deeds: MatchDeeds;
  onChange: AddressState<MatchView>['change'];
}

/** Whom matching has placed, and the way back: a deed is undone as the unit that it was done as. */
export default function MatchedTab({ view, rows, deeds, onChange }: MatchedTabProps) {
  const { state: _unread, ...filter } = toMatchFilter(view);
  const { data, previousData, loading, error, refetch } = useQuery(MatchedEntriesDocument, {
    variables: { input: { filter, first: rows, page: view.page } },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const page = (data ?? previousData)?.matchedEntries;
  const readAgain = () => {
    refetch().catch((failed: unknown) => console.error('The matched ones could not be read anew.', failed));
  };
  const undo = async ({ batchId, batchSize }: Entry) => {
    const sure =
      batchSize === 1 ||
      (await confirm({
        title: 'Ångra matchningen',
        question: `Matchningen skrev in ${studentsText(batchSize)} på en gång. Alla blir behov igen.`,
        confirmLabel: `Ångra ${studentsText(batchSize)}`,
      }));
    if (sure && (await deeds.undo(batchId))) readAgain();
  };
  const filtered = Object.keys(filter).length > 0;
  return (
    <>
      <MatchFilters view={view} searchLabel="Sök matchade" onChange={onChange} />
      {error && (
        <Message tone="error" actions={<Button onClick={readAgain}>{buttons.retry}</Button>}>
          Kunde inte hämta de matchade. {readFailure(error).message}
        </Message>
      )}
      {!page && !error && <Loading text="Laddar matchade..." lines={12} />}
      {page?.totalCount === 0 &&
        (filtered ? (
          <EmptyState
            text="Inga matchade elever matchar filtret."
            action={<Button onClick={() => onChange(noFilter)}>Rensa filter</Button>}
          />
        ) : (
          <EmptyState text="Inget har matchats än." />
        ))}
      {page && page.totalCount > 0 && (
        <div className="list-table">
          <Table
            caption="Matchade elever"
            columns={columnsOf((entry) => void undo(entry))}
            rows={page.nodes}
            rowKey={({ id, batchId }) => `${id} ${batchId}`}
            busy={loading && data === undefined}
          />
          <ListPages
            page={view.page}
            rows={rows}
            total={page.totalCount}
            label="Sidor med matchade elever"
            onChange={onChange}
          />
        </div>
      )}
    </>
  );
}

function columnsOf(onUndo: (entry: Entry) => void): TableColumn<Entry>[] {
  return [
    {
      key: 'student',
      header: 'Elev',
      rowHeader: true,
      cell: ({ studentId, student }) => <Link to={`/student/${studentId}`}>{student}</Link>,
    },
    { key: 'municipality', header: 'Kommun', cell: ({ municipality }) => municipality ?? '' },
    {
      key: 'course',
      header: 'Kurs',
      cell: ({ course }) => (
        <>
          {course.name} (<CourseCode {...course} />)
        </>
      ),
    },
    { key: 'instance', header: 'Tillfälle', cell: ({ instance }) => instance ?? 'Utan tillfälle' },
    {
      key: 'start',
      header: 'Start',
      numeric: true,
      cell: ({ startDate }) => (startDate ? formatDate(startDate) : ''),
    },
    {
      key: 'matched',
      header: 'Matchad',
      cell: ({ matchedAt, matchedBy }) => `${formatDateTime(matchedAt)}, ${matchedBy}`,
    },
    {
      key: 'undo',
      header: 'Ångra',
      hideHeader: true,
      cell: (entry) =>
        entry.mayUndo ? (
          <Button
            size="sm"
            aria-label={`Ångra matchningen av ${entry.student}`}
            onClick={() => onUndo(entry)}
          >
            {entry.batchSize === 1 ? 'Ångra' : `Ångra ${studentsText(entry.batchSize)}`}
          </Button>
        ) : (
          <span className="meta">Senare ändringar bygger på den</span>
        ),
    },
  ];
}

import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { matchedList } from '../../../../domain/lists/course-matching';
import { useListAnswer } from '../../apollo/use-list-answer';
import { useCourses } from '../../entities/course/use-courses';
import { useMunicipalityOption } from '../../entities/municipality/use-municipalities';
import { MatchedEntriesDocument, type MatchedEntriesQuery } from '../../graphql/generated';
import { formatDate, formatDateTime } from '../../lib/dates';
import { buttons } from '../../lib/fixed-texts';
import { Button } from '../../ui/button';
import { confirm } from '../../ui/overlays/confirm-store';
import { CourseCode } from '../../ui/course-code';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ListFilters } from '../../ui/list/list-filters';
import { useList } from '../../ui/list/use-list';
import { ListPages } from '../../ui/list/list-pages';
import { Message } from '../../ui/feedback/message';
import { Loading } from '../../ui/feedback/skeleton';
import { Table, type TableColumn } from '../../ui/table';
import { studentsText } from './match-texts';
import type { MatchActions } from './use-match-actions';

type Entry = MatchedEntriesQuery['matchedEntries']['nodes'][number];

interface MatchedTabProps {
  actions: MatchActions;
}

/** Whom matching has placed, and the way back: an action is undone as the unit that it was done as. */
export default function MatchedTab({ actions }: MatchedTabProps) {
  const list = useList(matchedList);
  const { view, rows, change } = list;
  const { sort: _none, ...input } = list.query.variables.input;
  const answer = useListAnswer(
    useQuery(MatchedEntriesDocument, { ...list.query, variables: { input } }),
    (data) => data.matchedEntries,
  );
  const { page, outdated, failure, readAgain } = answer;
  const { courses } = useCourses();
  const undo = async (entry: Entry) => {
    if ((await mayUndo(entry)) && (await actions.undo(entry.batchId))) readAgain();
  };
  return (
    <>
      <ListFilters
        state={list}
        options={{ courseId: courses }}
        useOptions={useMunicipalityOption}
        names={{ courseId: (id) => courses.find(({ value }) => value === id)?.label }}
      />
      {failure !== null && (
        <Message tone="error" actions={<Button onClick={readAgain}>{buttons.retry}</Button>}>
          Kunde inte hämta de matchade. {failure}
        </Message>
      )}
      {!page && failure === null && <Loading text="Laddar matchade..." lines={12} />}
      {page?.totalCount === 0 &&
        (list.isFiltered ? (
          <EmptyState
            text="Inga matchade elever matchar filtret."
            action={<Button onClick={list.clear}>Rensa filter</Button>}
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
            busy={outdated}
          />
          <ListPages
            page={view.page}
            rows={rows}
            total={page.totalCount}
            label="Sidor med matchade elever"
            onChange={change}
          />
        </div>
      )}
    </>
  );
}

/** Of one nothing is asked. */
async function mayUndo({ batchSize }: Entry): Promise<boolean> {
  if (batchSize === 1) return true;
  return confirm({
    title: 'Ångra matchningen',
    question: `Matchningen skrev in ${studentsText(batchSize)} på en gång. Alla blir behov igen.`,
    confirmLabel: `Ångra ${studentsText(batchSize)}`,
  });
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

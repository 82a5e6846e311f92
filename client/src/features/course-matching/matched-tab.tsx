import { Link } from 'react-router-dom';
import { matchedList } from '../../../../domain/lists/course-matching';
import { useListAnswer } from '../../apollo/use-list-answer';
import { useQuery } from '../../apollo/use-query';
import { useCourses } from '../../entities/course/use-courses';
import { useMunicipalityOption } from '../../entities/municipality/use-municipalities';
import { useSavedViews } from '../../entities/saved-view/use-saved-views';
import { MatchedEntriesDocument, type MatchedEntriesQuery } from './course-matching.generated';
import { formatDate, formatDateTime } from '../../lib/dates';
import { Button, LinkButton } from '../../ui/button';
import { confirm } from '../../ui/overlays/confirm-store';
import { CourseCode } from '../../ui/course-code';
import { ListBody } from '../../ui/list/list-page';
import { useList } from '../../ui/list/use-list';
import type { TableColumn } from '../../ui/table';
import { studentsText } from './match-texts';
import type { MatchActions } from './use-match-actions';

type Entry = MatchedEntriesQuery['matchedEntries']['nodes'][number];

/** Matched students, with undo: an action is undone as a unit. */
export default function MatchedTab({ actions }: { actions: MatchActions }) {
  const list = useList(matchedList);
  const answer = useListAnswer(useQuery(MatchedEntriesDocument, list.query), (data) => data.matchedEntries);
  const { courses } = useCourses();
  const undo = async (entry: Entry) => {
    if ((await mayUndo(entry)) && (await actions.undo(entry.batchId))) answer.readAgain();
  };
  return (
    <ListBody
      state={list}
      useViews={useSavedViews}
      answer={answer}
      options={{ courseId: courses }}
      useOptions={useMunicipalityOption}
      names={{ courseId: (id) => courses.find(({ value }) => value === id)?.label }}
      memory={{ name: 'matched' }}
      columns={columnsOf((entry) => void undo(entry))}
      rowKey={({ id, batchId }) => `${id} ${batchId}`}
      empty={{
        text: 'Inget har matchats än.',
        action: <LinkButton to="/course-matching">Till behoven</LinkButton>,
      }}
    />
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
    { key: 'municipality', header: 'Kommun', grows: true, cell: ({ municipality }) => municipality ?? '' },
    {
      key: 'course',
      card: 'fact',
      header: 'Kurs',
      grows: true,
      cell: ({ course }) => (
        <>
          {course.name} (<CourseCode {...course} />)
        </>
      ),
    },
    {
      key: 'instance',
      card: 'fact',
      header: 'Tillfälle',
      grows: true,
      cell: ({ instance, instanceId }) =>
        instanceId ? <Link to={`/education/${instanceId}`}>{instance}</Link> : 'Utan tillfälle',
    },
    {
      key: 'start',
      header: 'Start',
      numeric: true,
      cell: ({ startDate }) => (startDate ? formatDate(startDate) : ''),
    },
    {
      key: 'matched',
      card: 'fact',
      header: 'Matchad',
      grows: true,
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

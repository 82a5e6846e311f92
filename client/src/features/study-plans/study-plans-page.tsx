import './study-plans.css';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { courseLevelLabels } from '../../../../domain/labels/course';
import {
  studyPlanFilterLabels,
  studyPlanNoneTexts,
  studyPlanStateLabels,
} from '../../../../domain/labels/study-plan';
import type { StudyPlanFilter } from '../../../../domain/generated';
import { studyPlanList } from '../../../../domain/lists/study-plans';
import { counted } from '../../../../domain/numbers';
import { optionsOf } from '../../../../domain/options';
import { useListAnswer } from '../../apollo/use-list-answer';
import { useQuery } from '../../apollo/use-query';
import { formatDate, formatDateTime } from '../../lib/dates';
import { Select } from '../../ui/fields/select';
import { ListPage } from '../../ui/list/list-page';
import { useList } from '../../ui/list/use-list';
import type { TableColumn } from '../../ui/table';
import { NoValue } from '../../ui/table-parts/no-value';
import { StudyPlanListDocument, type StudyPlanListQuery } from './study-plans.generated';

type PlanRow = StudyPlanListQuery['studyPlans']['nodes'][number];

/** `/studieplaner`: who lacks a plan, whose is old, and whose goal can't be met in time. */
export function StudyPlansPage() {
  const list = useList(studyPlanList);
  const { filter: chosen, ...place } = list.query.variables.input;
  const filter = chosen.filter ?? 'MISSING';
  const answer = useListAnswer(
    useQuery(StudyPlanListDocument, { ...list.query, variables: { input: { ...place, filter } } }),
    (data) => data.studyPlans,
  );
  const columns = useMemo(() => columnsOf(filter), [filter]);
  return (
    <ListPage
      state={list}
      answer={answer}
      countOf={(total) => counted(total, 'elev', 'elever')}
      quick={
        <Select
          label={studyPlanList.filters.filter.label}
          options={optionsOf(studyPlanFilterLabels)}
          value={filter}
          onChange={(group) => list.change({ filter: group })}
        />
      }
      bare
      memory={{ name: 'study-plans' }}
      columns={columns}
      rowKey={({ studentId }) => studentId}
      nothing="EMPTY"
      empty={{ text: studyPlanNoneTexts[filter] }}
    />
  );
}

const student: TableColumn<PlanRow> = {
  key: 'student',
  header: 'Elev',
  rowHeader: true,
  grows: true,
  cell: ({ studentId, studentName }) => (
    <Link to={`/studieplan/${studentId}`} data-opens-row="">
      {studentName}
    </Link>
  ),
};

const facts: readonly TableColumn<PlanRow>[] = [
  { key: 'goal', header: 'Mål', grows: true, cell: ({ goalText }) => goalText ?? <NoValue /> },
  {
    key: 'end',
    header: 'Planerat slut',
    card: 'fact',
    cell: ({ plannedEndDate }) => (plannedEndDate ? formatDate(plannedEndDate) : <NoValue />),
  },
  {
    key: 'updated',
    header: 'Senast ändrad',
    card: 'fact',
    cell: ({ updatedAt }) => (updatedAt ? formatDateTime(updatedAt) : <NoValue />),
  },
  {
    key: 'state',
    header: 'Status',
    card: 'state',
    cell: ({ state }) => (state ? studyPlanStateLabels[state] : <NoValue />),
  },
];

/** What one decides by whose plan is made first. */
const studies: readonly TableColumn<PlanRow>[] = [
  {
    key: 'level',
    header: 'Skolform',
    card: 'fact',
    cell: ({ levels }) => levels.map((level) => courseLevelLabels[level]).join(', ') || <NoValue />,
  },
  {
    key: 'studies',
    header: 'Läser',
    grows: true,
    cellClass: 'study-plan-studies',
    cell: ({ studies: names }) => namesText(names) || <NoValue />,
  },
  {
    key: 'since',
    header: 'Inskriven sedan',
    card: 'fact',
    cell: ({ enrolledSince }) => (enrolledSince ? formatDate(enrolledSince) : <NoValue />),
  },
  {
    key: 'municipality',
    header: 'Hemkommun',
    card: 'fact',
    cell: ({ municipality }) => municipality ?? <NoValue />,
  },
];

const SHOWN = 2;

/** 'Undersköterska, Svenska 1 och 2 till' */
function namesText(names: readonly string[]): string {
  const others = names.length - SHOWN;
  const shown = names.slice(0, SHOWN).join(', ');
  return others > 0 ? `${shown} och ${others} till` : shown;
}

/** Students without a plan are known by their studies, others by their plan. */
const columnsOf = (filter: StudyPlanFilter): readonly TableColumn<PlanRow>[] =>
  filter === 'MISSING' ? [student, ...studies] : [student, ...facts];

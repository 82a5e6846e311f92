import './catalogue.css';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useQuery } from '../../apollo/use-query';
import { ExportMenu } from '../../entities/export/export-menu';
import { useSavedViews } from '../../entities/saved-view/use-saved-views';
import type { EducationSortField, EducationType } from '../../../../domain/generated';
import { courseSystemLabels } from '../../../../domain/labels/course';
import { educationTypeLabels } from '../../../../domain/labels/education';
import { educationList } from '../../../../domain/lists/catalogue/education';
import { optionsOf } from '../../../../domain/options';
import { useListAnswer } from '../../apollo/use-list-answer';
import {
  EducationItemsDocument,
  EducationOverviewPageDocument,
  type EducationOverviewPageQuery,
  type EducationItemsQuery,
} from './catalogue.generated';
import { RowSummary } from '../../lib/row-summary';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { CourseCode } from '../../ui/course-code';
import { ListPage } from '../../ui/list/list-page';
import { useList } from '../../ui/list/use-list';
import { Menu, type MenuItem } from '../../ui/overlays/menu';
import { RowMenu } from '../../ui/list/row-menu';
import { Select } from '../../ui/fields/select';
import type { TableColumn } from '../../ui/table';
import { AttentionPanel } from './attention-panel';
import { CatalogueTabs } from './catalogue-tabs';

type Item = EducationItemsQuery['educationList']['nodes'][number];

/** Where a course, package or program is edited. */
const editorOf: Record<EducationType, (id: string) => string> = {
  Course: (id) => `/programsandcourses?visa=${id}`,
  CoursePackage: (id) => `/programsandpackages?visa=${id}`,
  Program: (id) => `/programsandcourses?flik=program&visa=${id}`,
};

const facts: TableColumn<Item, EducationSortField>[] = [
  {
    key: 'name',
    header: 'Namn',
    sortField: 'NAME',
    rowHeader: true,
    below: 'code',
    cell: ({ id, name }) => (
      <Link to={`/education/${id}`} data-opens-row="">
        {name}
      </Link>
    ),
  },
  {
    key: 'type',
    card: 'state',
    header: 'Typ',
    cell: ({ type }) => (
      <Badge tone={type === 'Course' ? 'neutral' : 'brand'}>{educationTypeLabels[type]}</Badge>
    ),
  },
  {
    key: 'code',
    card: 'fact',
    header: 'Kod',
    sortField: 'CODE',
    cellClass: 'whole tabular',
    cell: ({ code, equivalents }) => (code ? <CourseCode code={code} equivalents={equivalents} /> : '–'),
  },
  { key: 'points', header: 'Poäng', sortField: 'POINTS', numeric: true, cell: ({ points }) => points ?? '–' },
  { key: 'system', header: 'System', cell: ({ system }) => (system ? courseSystemLabels[system] : '–') },
  {
    key: 'students',
    card: 'fact',
    header: 'Aktiva elever',
    sortField: 'STUDENTS',
    numeric: true,
    cell: ({ activeStudents }) => activeStudents,
  },
  {
    key: 'instances',
    header: 'Pågående tillfällen',
    sortField: 'INSTANCES',
    numeric: true,
    cell: ({ ongoingInstances }) => ongoingInstances,
  },
  {
    key: 'valid',
    header: 'Giltig t.o.m.',
    sortField: 'VALID_TO',
    cellClass: 'whole tabular',
    cell: ({ validTo }) => validTo ?? '–',
  },
];

function columnsFor(go: (to: string) => void): TableColumn<Item, EducationSortField>[] {
  const actions = ({ id, type }: Item): MenuItem[] => [
    { key: 'open', label: 'Öppna', onSelect: () => go(`/education/${id}`) },
    { key: 'edit', label: 'Redigera', onSelect: () => go(editorOf[type](id)) },
  ];
  return [
    ...facts,
    {
      key: 'actions',
      header: 'Åtgärder',
      hideHeader: true,
      // The list of a whole page has few elements before one comes near its rows.
      farCell: () => null,
      cell: (row) => (
        <RowMenu rowKey={row.id} label={`Åtgärder för ${row.name}`} items={() => actions(row)} />
      ),
    },
  ];
}

/** `/education`: everything that is offered in one list, and what needs attention (pages §3). */
export function EducationPage() {
  const list = useList(educationList);
  const { view, params } = list;
  const { filter, ...input } = list.query.variables.input;
  const overview = useQuery(EducationOverviewPageDocument, { fetchPolicy: 'cache-and-network' });
  const answer = useListAnswer(
    useQuery(EducationItemsDocument, {
      ...list.query,
      variables: { input: { ...filter, ...input } },
    }),
    (data) => data.educationList,
  );
  const counts = overview.data?.educationOverview;
  const navigate = useNavigate();
  const columns = useMemo(() => columnsFor((to) => void navigate(to)), [navigate]);
  return (
    <ListPage
      state={list}
      useViews={useSavedViews}
      answer={answer}
      countOf={(total) => `${total} i listan`}
      actions={
        <>
          <ExportMenu list="education" query={params} />
          <NewMenu />
        </>
      }
      above={<EducationTabs counts={counts} current={view.type} />}
      frame={(framed) => (
        <div className="parts catalogue-overview">
          <div>{framed}</div>
          {counts && <AttentionPanel attention={counts.attention} />}
        </div>
      )}
      quick={
        <Select
          className="catalogue-system"
          label={educationList.filters.system.label}
          hideLabel
          placeholder="Alla system"
          options={optionsOf(courseSystemLabels)}
          value={view.system}
          onChange={(system) => list.change({ system })}
        />
      }
      bare
      memory={{ name: 'education', hidden: ['code', 'points', 'system'] }}
      columns={columns}
      rowKey={({ id }) => id}
      summary={{
        title: ({ name }) => name,
        content: ({ id }, close) => <RowSummary kind="course" id={id} onLeave={close} />,
      }}
      noHits="Ingen utbildning matchar filtret."
      empty={{ text: 'Ingen utbildning upplagd.', action: <NewMenu /> }}
    />
  );
}

interface EducationTabsProps {
  counts: EducationOverviewPageQuery['educationOverview'] | undefined;
  current: EducationType | null;
}

function EducationTabs({ counts, current }: EducationTabsProps) {
  return (
    <CatalogueTabs
      label="Typ av utbildning"
      tabs={[
        {
          name: 'Allt',
          count: counts && counts.courses + counts.packages + counts.programs,
          // Not the bare address, which opens the user's default view.
          to: '/education?sparad=ingen',
          current: current === null,
        },
        ...tab('Kurser', 'Course', counts?.courses, current),
        ...tab('Kurspaket', 'CoursePackage', counts?.packages, current),
        ...tab('Program', 'Program', counts?.programs, current),
      ]}
    />
  );
}

function tab(name: string, type: EducationType, count: number | undefined, current: EducationType | null) {
  return [
    {
      name,
      count,
      to: `/education?flik=${educationList.filters.type.names[type]}`,
      current: current === type,
    },
  ];
}

/** What can be added, each on its own page. */
function NewMenu() {
  const navigate = useNavigate();
  const go = (to: string) => () => void navigate(to);
  return (
    <Menu
      label="Ny utbildning"
      items={() => [
        { key: 'course', label: 'Ny kurs', onSelect: go('/programsandcourses?visa=ny') },
        { key: 'package', label: 'Nytt kurspaket', onSelect: go('/programsandpackages?visa=ny') },
        { key: 'program', label: 'Nytt program', onSelect: go('/programsandcourses?flik=program&visa=ny') },
      ]}
      trigger={(attributes) => (
        <Button {...attributes} variant="primary" icon={IconPlus}>
          Ny
        </Button>
      )}
    />
  );
}

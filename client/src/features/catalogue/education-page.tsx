import './catalogue.css';
import { useQuery } from '@apollo/client/react';
import { IconPlus } from '@tabler/icons-react';
import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ExportMenu } from '../../entities/export/export-menu';
import type { EducationSortField, EducationType } from '../../../../domain/generated';
import { courseSystemLabels } from '../../../../domain/labels/course';
import { educationTypeLabels } from '../../../../domain/labels/education';
import { optionsOf } from '../../../../domain/options';
import { readFailure } from '../../apollo/failure';
import {
  EducationItemsDocument,
  EducationOverviewPageDocument,
  type EducationItemsQuery,
} from '../../graphql/generated';
import { buttons } from '../../lib/fixed-texts';
import { usePreferences } from '../../lib/session/preferences';
import { useAddressState } from '../../lib/address/use-address-state';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { CourseCode } from '../../ui/course-code';
import { EmptyState } from '../../ui/feedback/empty-state';
import { FilterBar } from '../../ui/list/filter-bar';
import { useHiddenColumns } from '../../ui/list/hidden-columns';
import { ListPages } from '../../ui/list/list-pages';
import { ListSearch } from '../../ui/list/list-search';
import { ListTable } from '../../ui/list/list-table';
import { ViewTools } from '../../ui/list/view-tools';
import { Menu } from '../../ui/overlays/menu';
import { Message } from '../../ui/feedback/message';
import { PageHeader } from '../../ui/page-header';
import { Select } from '../../ui/fields/select';
import { Loading } from '../../ui/feedback/skeleton';
import type { TableColumn } from '../../ui/table';
import { AttentionPanel } from './attention-panel';
import { CatalogueTabs } from './catalogue-tabs';
import { readEducationView, toEducationInput, typeNames, writeEducationView } from './education-address';

type Item = EducationItemsQuery['educationList']['nodes'][number];

const columns: TableColumn<Item, EducationSortField>[] = [
  {
    key: 'name',
    header: 'Namn',
    sortField: 'NAME',
    rowHeader: true,
    cell: ({ id, name }) => (
      <Link to={`/education/${id}`} data-opens-row="">
        {name}
      </Link>
    ),
  },
  {
    key: 'type',
    header: 'Typ',
    cell: ({ type }) => (
      <Badge tone={type === 'Course' ? 'neutral' : 'brand'}>{educationTypeLabels[type]}</Badge>
    ),
  },
  {
    key: 'code',
    header: 'Kod',
    sortField: 'CODE',
    cell: ({ code, equivalents }) => (
      <span className="catalogue-code">
        {code ? <CourseCode code={code} equivalents={equivalents} /> : '–'}
      </span>
    ),
  },
  { key: 'points', header: 'Poäng', sortField: 'POINTS', numeric: true, cell: ({ points }) => points ?? '–' },
  { key: 'system', header: 'System', cell: ({ system }) => (system ? courseSystemLabels[system] : '–') },
  {
    key: 'students',
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
    cell: ({ validTo }) => <span className="catalogue-code">{validTo ?? '–'}</span>,
  },
];

/** `/education`: everything that is offered in one list, and what needs attention (pages §3). */
export function EducationPage() {
  const { view, params, change } = useAddressState(readEducationView, writeEducationView);
  const preferences = usePreferences();
  const [hidden, setHidden] = useHiddenColumns('education');
  const rows = view.rows ?? preferences.rowsPerPage;
  const overview = useQuery(EducationOverviewPageDocument, { fetchPolicy: 'cache-and-network' });
  const { data, previousData, loading, error, refetch } = useQuery(EducationItemsDocument, {
    variables: { input: toEducationInput(view, rows) },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const page = (data ?? previousData)?.educationList;
  const counts = overview.data?.educationOverview;
  const search = useCallback((q: string) => change({ q }, { replace: true }), [change]);
  const filtered = view.q.trim() !== '' || view.system !== null || view.type !== null;
  const readAgain = () => {
    refetch().catch((failed: unknown) => console.error('The list could not be read anew.', failed));
  };
  return (
    <>
      <PageHeader
        title="Utbildning"
        lead={<span role="status">{page && data ? `${page.totalCount} i listan` : ''}</span>}
        actions={
          <>
            <ExportMenu list="education" query={params} />
            <NewMenu />
          </>
        }
      />
      <CatalogueTabs
        label="Typ av utbildning"
        tabs={[
          {
            name: 'Allt',
            count: counts && counts.courses + counts.packages + counts.programs,
            to: '/education',
            current: view.type === null,
          },
          ...tab('Kurser', 'Course', counts?.courses, view.type),
          ...tab('Kurspaket', 'CoursePackage', counts?.packages, view.type),
          ...tab('Program', 'Program', counts?.programs, view.type),
        ]}
      />
      <div className="catalogue-overview">
        <div>
          <FilterBar
            search={
              <ListSearch
                label="Sök utbildning"
                placeholder="Namn eller kod"
                value={view.q}
                onSearch={search}
              />
            }
            quick={
              <Select
                className="catalogue-system"
                label="System"
                hideLabel
                placeholder="Alla system"
                options={optionsOf(courseSystemLabels)}
                value={view.system}
                onChange={(system) => change({ system })}
              />
            }
            chips={[]}
            onClear={() => change({ q: '', system: null })}
            tools={<ViewTools columns={columns} hidden={hidden} onHidden={setHidden} />}
          />
          {error && (
            <Message tone="error" actions={<Button onClick={readAgain}>{buttons.retry}</Button>}>
              Kunde inte hämta utbildningarna. {readFailure(error).message}
            </Message>
          )}
          {!page && !error && <Loading text="Laddar utbildningar..." lines={12} />}
          {page?.totalCount === 0 && (
            <EmptyState
              text={filtered ? 'Ingen utbildning matchar filtret.' : 'Ingen utbildning upplagd.'}
              action={
                filtered ? (
                  <Button onClick={() => change({ q: '', system: null, type: null })}>Rensa filter</Button>
                ) : (
                  <NewMenu />
                )
              }
            />
          )}
          {page && page.totalCount > 0 && (
            <>
              <ListTable
                caption="Utbildningar"
                columns={columns.filter(({ key, rowHeader }) => rowHeader || !hidden.has(key))}
                rows={page.nodes}
                rowKey={({ id }) => id}
                sort={view.sort}
                onSort={(sort) => change({ sort })}
                density={preferences.density}
                busy={loading && !data}
              />
              <ListPages
                page={view.page}
                rows={rows}
                total={page.totalCount}
                label="Sidor med utbildningar"
                onChange={change}
              />
            </>
          )}
        </div>
        {counts && <AttentionPanel attention={counts.attention} />}
      </div>
    </>
  );
}

function tab(name: string, type: EducationType, count: number | undefined, current: EducationType | null) {
  return [{ name, count, to: `/education?flik=${typeNames[type]}`, current: current === type }];
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
        <Button
          {...attributes}
          variant="primary"
          icon={<IconPlus className="icon" size={18} stroke={1.8} aria-hidden="true" />}
        >
          Ny
        </Button>
      )}
    />
  );
}

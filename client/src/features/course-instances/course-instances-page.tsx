import './course-instances.css';
import { IconCalendarPlus, IconRepeat } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ExportMenu } from '../../entities/export/export-menu';
import { readFailure } from '../../apollo/failure';
import type { InstanceRowFragment } from '../../graphql/generated';
import { today } from '../../lib/dates';
import { useUrlState } from '../../lib/url-state/use-url-state';
import { useSearch } from '../../lib/url-state/use-search';
import { buttons } from '../../lib/fixed-texts';
import { usePreferences } from '../../lib/session/preferences';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { FilterBar } from '../../ui/list/filter-bar';
import { useHiddenColumns } from '../../ui/list/hidden-columns';
import { ListSearch } from '../../ui/list/list-search';
import { useSelectedRows } from '../../ui/list/use-selected-rows';
import { ViewTools } from '../../ui/list/view-tools';
import { Message } from '../../ui/feedback/message';
import { PageHeader } from '../../ui/page-header';
import { Loading } from '../../ui/feedback/skeleton';
import { AttentionStrip } from './attention-strip';
import { chipsOf } from './filter-chips';
import { inView, noFilter, readInstanceView, toInstanceFilter, writeInstanceView } from './instance-url';
import { instanceColumns, type InstanceAction } from './views/instance-columns';
import { instancesOf } from './instance-labels';
import { ShownInstances } from './views/shown-instances';
import { useInstanceActions } from './use-instance-actions';
import { useInstanceChoices, useInstances } from './use-instances';
import { ViewSwitch } from './views/view-switch';

const FilterPanel = lazy(() => import('./filter-panel'));
const InstanceDialog = lazy(() => import('./planning/instance-dialog'));
const SeriesDialog = lazy(() => import('./planning/series-dialog'));
const CancelDialog = lazy(() => import('./planning/cancel-dialog'));
const StudentListView = lazy(() => import('./views/student-list-view'));

type Opened =
  { box: 'new' } | { box: 'series' } | { box: 'edit' | 'copy' | 'cancel'; instance: InstanceRowFragment };

/** Course instances (pages §6): the address holds filters, view, order and page, and which student list is open. */
export function CourseInstancesPage() {
  const [params] = useSearch();
  const studentList = params.get('elevlista');
  return studentList ? (
    <Suspense fallback={<Loading text="Laddar elevlistan..." lines={12} />}>
      <StudentListView instanceId={studentList} />
    </Suspense>
  ) : (
    <InstanceOverview />
  );
}

function InstanceOverview() {
  const { view, params, change } = useUrlState(readInstanceView, writeInstanceView);
  const preferences = usePreferences();
  const rows = view.rows ?? preferences.rowsPerPage;
  const [hidden, setHidden] = useHiddenColumns('course-instances');
  const choices = useInstanceChoices(view.packageId);
  const selection = useSelectedRows(JSON.stringify(toInstanceFilter(view)));
  const { page, outdated, error, readAgain } = useInstances(view, rows);
  const [opened, setOpened] = useState<Opened | null>(null);
  const navigate = useNavigate();
  const plain = useInstanceActions(readAgain);
  const onAction = useCallback(
    (action: InstanceAction, instance: InstanceRowFragment) => {
      if (action === 'edit' || action === 'copy' || action === 'cancel') setOpened({ box: action, instance });
      else if (action === 'students') void navigate(`/course-instances?elevlista=${instance.id}`);
      else if (action === 'series') change({ ...noFilter, seriesId: instance.seriesId, name: 'lista' });
      else if (action === 'grades') void navigate(`/betyg?kurs=${instance.id}`);
      else void plain(action, instance);
    },
    [navigate, plain, change],
  );
  const columns = useMemo(() => instanceColumns(onAction), [onAction]);
  const onSearch = useCallback((q: string) => change({ q }, { replace: true }), [change]);
  const nameOf = (options: readonly { value: string; label: string }[]) => (id: string) =>
    options.find(({ value }) => value === id)?.label ?? '...';
  // The file holds the month that is shown, also where the address leaves out that it is this one.
  const exported = new URLSearchParams(params);
  if (view.name === 'kalender') exported.set('manad', view.month ?? today().slice(0, 7));
  const addNew = (
    <Button
      variant="primary"
      icon={<IconCalendarPlus className="icon" size={18} stroke={1.8} aria-hidden="true" />}
      onClick={() => setOpened({ box: 'new' })}
    >
      Nytt tillfälle
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Kurstillfällen"
        lead={<span role="status">{page && !outdated ? instancesOf(page.totalCount) : ''}</span>}
        actions={
          <>
            <ExportMenu list="course-instances" query={exported} />
            <Button
              icon={<IconRepeat className="icon" size={18} stroke={1.8} aria-hidden="true" />}
              onClick={() => setOpened({ box: 'series' })}
            >
              Skapa serie
            </Button>
            {addNew}
          </>
        }
      />
      <AttentionStrip view={view} onShow={change} />
      <FilterBar
        search={
          <ListSearch
            label="Sök kurstillfälle"
            placeholder="Kurs, kod eller plats"
            value={view.q}
            onSearch={onSearch}
          />
        }
        quick={<ViewSwitch value={view.name} onChange={(name) => change(inView(view, name))} />}
        panel={<FilterPanel view={view} {...choices} onChange={change} />}
        chips={chipsOf(
          view,
          {
            course: nameOf(choices.courses),
            package: nameOf(choices.packages),
            teacher: nameOf(choices.teachers),
          },
          change,
        )}
        onClear={() => change(noFilter)}
        tools={view.name === 'lista' && <ViewTools columns={columns} hidden={hidden} onHidden={setHidden} />}
      />
      {error && (
        <Message tone="error" actions={<Button onClick={readAgain}>{buttons.retry}</Button>}>
          Kunde inte hämta kurstillfällena. {readFailure(error).message}
        </Message>
      )}
      {!page && !error && <Loading text="Laddar kurstillfällen..." lines={12} />}
      {page?.totalCount === 0 && view.name !== 'kalender' && (
        <EmptyState
          text="Inga kurstillfällen i vald period."
          action={
            <div className="row">
              <Button onClick={() => change(noFilter)}>Rensa filter</Button>
              {addNew}
            </div>
          }
        />
      )}
      {page && (
        <ShownInstances
          {...{ page, view, rows, columns, hidden, outdated, selection, change }}
          teachers={choices.teachers}
          onOpen={onAction}
          onChanged={readAgain}
        />
      )}
      {opened && (
        <Suspense fallback={null}>
          <OpenedBox
            opened={opened}
            choices={choices}
            onChanged={readAgain}
            onClosed={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}

interface OpenedBoxProps {
  opened: Opened;
  choices: ReturnType<typeof useInstanceChoices>;
  onChanged: () => void;
  onClosed: () => void;
}

function OpenedBox({ opened, choices, onChanged, onClosed }: OpenedBoxProps) {
  const box = { ...choices, onChanged, onClosed };
  if (opened.box === 'new') return <InstanceDialog {...box} instance={null} copy={false} />;
  if (opened.box === 'series') return <SeriesDialog {...box} />;
  if (opened.box === 'cancel') return <CancelDialog {...box} instance={opened.instance} />;
  return <InstanceDialog {...box} instance={opened.instance} copy={opened.box === 'copy'} />;
}

import './course-instances.css';
import { IconCalendarPlus, IconLayoutRows, IconRepeat } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { courseInstanceStatusLabels } from '../../../../domain/labels/course-instance';
import { instanceList } from '../../../../domain/lists/course-instances';
import { noFilters } from '../../../../domain/lists/list-url';
import type { AskFirst } from '../../apollo/links/ask-first';
import { ExportMenu } from '../../entities/export/export-menu';
import { useMunicipalityOptions } from '../../entities/municipality/use-municipalities';
import { useSavedViews } from '../../entities/saved-view/use-saved-views';
import { InstanceListDocument, type InstanceRowFragment } from './course-instances.generated';
import { today } from '../../lib/dates';
import { RowSummary } from '../../lib/row-summary';
import { useSearch } from '../../lib/url-state/use-search';
import { Button, LinkButton } from '../../ui/button';
import { Loading } from '../../ui/feedback/skeleton';
import type { ChipNames } from '../../ui/list/list-chips';
import { ListPage } from '../../ui/list/list-page';
import { outsideHits } from '../../ui/list/outside-hits';
import { firstAsked } from '../../ui/list/use-list';
import { useSelectedRows } from '../../ui/list/use-selected-rows';
import { AttentionStrip } from './attention-strip';
import { instancesOf } from './instance-labels';
import { inView, readInstanceView, useInstanceList, type InstanceListState } from './instance-url';
import { useDeleteInstance } from './use-delete-instance';
import { useInstanceChoices, useInstances, useOutsideInstances } from './use-instances';
import { termPlanLink } from './term/term-link';
import { ChosenInstances } from './views/chosen-instances';
import { InstanceCalendar } from './views/instance-calendar';
import { instanceColumns, usuallyHidden, type InstanceAction } from './views/instance-columns';
import { InstanceTimeline } from './views/instance-timeline';
import { ViewSwitch } from './views/view-switch';
import { deferred, onDemand } from '../../ui/on-demand';

const InstanceDialog = onDemand(async () => (await import('./planning/instance-dialog')).default);
const SeriesDialog = onDemand(async () => (await import('./planning/series-dialog')).default);
const CancelDialog = onDemand(async () => (await import('./cancelling/cancel-dialog')).default);
const ReopenDialog = onDemand(async () => (await import('./cancelling/reopen-dialog')).default);
const TermPlanView = deferred(async () => (await import('./term/term-plan-view')).default, {
  waiting: <Loading text="Tar fram förslaget…" lines={12} />,
});
const StudentListView = deferred(async () => (await import('./views/student-list-view')).default, {
  waiting: <Loading text="Laddar elevlistan…" lines={12} />,
});

type Opened =
  | { box: 'new' }
  | { box: 'series' }
  | { box: 'edit' | 'copy' | 'cancel' | 'reopen'; instance: InstanceRowFragment };

export const askFirst: AskFirst = (ask, { search }) =>
  search.has('elevlista') ||
  search.has('planera') ||
  readInstanceView(search).name !== 'lista' ||
  ask(InstanceListDocument, firstAsked(instanceList, search));

/** Course instances (pages §6): the address holds filters, view, order and page, and which student list or term plan is open. */
export function CourseInstancesPage() {
  const [params] = useSearch();
  const studentList = params.get('elevlista');
  if (params.has('planera')) return <TermPlanView />;
  return studentList ? <StudentListView instanceId={studentList} /> : <InstanceOverview />;
}

function InstanceOverview() {
  const list = useInstanceList();
  const { view, change } = list;
  const choices = useInstanceChoices(view.packageId);
  const selection = useSelectedRows(JSON.stringify(list.filter));
  const answer = useInstances(list);
  const { readAgain } = answer;
  const others = useOutsideInstances(list);
  const [opened, setOpened] = useState<Opened | null>(null);
  const onAction = useInstanceAction(readAgain, change, setOpened);
  const columns = useMemo(() => instanceColumns(onAction), [onAction]);
  return (
    <ListPage
      state={list}
      useViews={useSavedViews}
      answer={answer}
      countOf={instancesOf}
      actions={
        <>
          <ExportMenu list="course-instances" query={exportedOf(list)} />
          <LinkButton icon={IconLayoutRows} to={termPlanLink()}>
            Planera nästa termin
          </LinkButton>
          <Button icon={IconRepeat} onClick={() => setOpened({ box: 'series' })}>
            Skapa serie
          </Button>
          <NewButton onNew={() => setOpened({ box: 'new' })} />
        </>
      }
      above={<AttentionStrip view={view} onShow={change} />}
      quick={<ViewSwitch value={view.name} onChange={(name) => change(inView(view, name))} />}
      options={{ courseId: choices.courses, packageId: choices.packages, teacherId: choices.teachers }}
      useOptions={useMunicipalityOptions}
      names={namesOf(choices)}
      memory={{ name: 'course-instances', hidden: usuallyHidden }}
      columns={columns}
      rowKey={({ id }) => id}
      selection={{
        rows: selection,
        label: ({ name, startDate }) => `Välj ${name}, start ${startDate ?? 'ej satt'}`,
      }}
      summary={{
        title: ({ name }) => name,
        content: ({ id }, close) => <RowSummary kind="course" id={id} onLeave={close} />,
      }}
      outside={outsideHits(list, others, ({ status }) => courseInstanceStatusLabels[status])}
      nothing={view.name === 'kalender' ? null : 'EMPTY'}
      empty={{
        text: 'Inga kurstillfällen i vald period.',
        action: <Button onClick={list.clear}>Rensa filter</Button>,
      }}
      picture={pictureOf(list, onAction)}
      below={<ChosenInstances selection={selection} teachers={choices.teachers} onChanged={readAgain} />}
    >
      {opened && (
        <OpenedBox {...{ opened, choices }} onChanged={readAgain} onClosed={() => setOpened(null)} />
      )}
    </ListPage>
  );
}

/** The file holds the month that is shown, also where the address leaves out that it is this one. */
function exportedOf({ view, params }: InstanceListState): URLSearchParams {
  const exported = new URLSearchParams(params);
  if (view.name === 'kalender') exported.set('manad', view.month ?? today().slice(0, 7));
  return exported;
}

function namesOf(choices: ReturnType<typeof useInstanceChoices>): ChipNames<typeof instanceList> {
  const nameIn = (options: readonly { value: string; label: string }[]) => (id: string) =>
    options.find(({ value }) => value === id)?.label ?? '…';
  return {
    courseId: nameIn(choices.courses),
    packageId: nameIn(choices.packages),
    teacherId: nameIn(choices.teachers),
    seriesId: () => instanceList.filters.seriesId.label,
  };
}

function NewButton({ onNew }: { onNew: () => void }) {
  return (
    <Button variant="primary" icon={IconCalendarPlus} onClick={onNew}>
      Nytt tillfälle
    </Button>
  );
}

/** An action from an instance's menu: a dialog, another page, or an immediate mutation. */
function useInstanceAction(
  readAgain: () => void,
  change: InstanceListState['change'],
  setOpened: (opened: Opened) => void,
) {
  const navigate = useNavigate();
  const remove = useDeleteInstance(readAgain);
  return useCallback(
    (action: InstanceAction, instance: InstanceRowFragment) => {
      if (action === 'open') void navigate(`/education/${instance.id}`);
      else if (action === 'students') void navigate(`/course-instances?elevlista=${instance.id}`);
      else if (action === 'series')
        change({ ...noFilters(instanceList), seriesId: instance.seriesId, name: 'lista' });
      else if (action === 'grades') void navigate(`/betyg?kurs=${instance.id}`);
      else if (action === 'delete') void remove(instance);
      else setOpened({ box: action, instance });
    },
    [navigate, remove, change, setOpened],
  );
}

/** How the instances are drawn where they are no list. */
function pictureOf({ view, change }: InstanceListState, onOpen: PictureProps['onOpen']) {
  if (view.name === 'lista') return undefined;
  return (page: PictureProps['page']) => <Picture {...{ page, view, change, onOpen }} />;
}

interface PictureProps extends Pick<InstanceListState, 'view' | 'change'> {
  page: { nodes: readonly InstanceRowFragment[]; totalCount: number };
  onOpen: (action: InstanceAction, row: InstanceRowFragment) => void;
}

/** The instances as a calendar or a timeline. */
function Picture({ page: { nodes, totalCount }, view, change, onOpen }: PictureProps) {
  if (view.name === 'kalender')
    return (
      <InstanceCalendar
        instances={nodes}
        total={totalCount}
        month={view.month}
        onMonth={(month) => change({ month })}
        onOpen={onOpen}
      />
    );
  return totalCount > 0 && <InstanceTimeline instances={nodes} total={totalCount} onOpen={onOpen} />;
}

interface OpenedBoxProps {
  opened: Opened;
  choices: ReturnType<typeof useInstanceChoices>;
  onChanged: () => void;
  onClosed: () => void;
}

function OpenedBox({ opened, choices, onChanged, onClosed }: OpenedBoxProps) {
  const box = { ...choices, onChanged, onClosed };
  return (
    <>
      {opened.box === 'new' && <InstanceDialog {...box} instance={null} copy={false} />}
      {opened.box === 'series' && <SeriesDialog {...box} />}
      {opened.box === 'cancel' && <CancelDialog {...box} instance={opened.instance} />}
      {opened.box === 'reopen' && <ReopenDialog {...box} instance={opened.instance} />}
      {(opened.box === 'edit' || opened.box === 'copy') && (
        <InstanceDialog {...box} instance={opened.instance} copy={opened.box === 'copy'} />
      )}
    </>
  );
}

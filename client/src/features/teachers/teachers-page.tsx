import './teachers.css';
import { useQuery } from '@apollo/client/react';
import { IconUserPlus } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { ExportMenu } from '../../entities/export/export-menu';
import { readFailure } from '../../apollo/failure';
import { TeacherManagementDocument, type TeacherWorkFieldsFragment } from '../../graphql/generated';
import { buttons } from '../../lib/fixed-texts';
import { usePreferences } from '../../lib/session/preferences';
import { useAddressState } from '../../lib/address/use-address-state';
import { Button, LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { useHiddenColumns } from '../../ui/list/hidden-columns';
import { ListPages } from '../../ui/list/list-pages';
import { ListTable } from '../../ui/list/list-table';
import { useSelectedRows } from '../../ui/list/use-selected-rows';
import { ViewTools } from '../../ui/list/view-tools';
import { Message } from '../../ui/feedback/message';
import { PageHeader } from '../../ui/page-header';
import { Loading } from '../../ui/feedback/skeleton';
import { noFilter, readTeacherView, toTeacherFilter, writeTeacherView } from './teacher-address';
import { TeacherBulk } from './teacher-bulk';
import { teacherColumns } from './teacher-columns';
import type { TeacherDeed, TeacherForm } from './teacher-deeds';
import { TeacherFilters } from './teacher-filters';
import { useTeacherDeeds } from './use-teacher-deeds';

const TeacherDialog = lazy(() => import('./forms/teacher-dialog'));
const TeacherPanel = lazy(() => import('./teacher-panel'));

/** The work of the teachers (pages §9): who has too much, who is late, and who takes over. */
export function TeachersPage() {
  const { view, params, change } = useAddressState(readTeacherView, writeTeacherView);
  const preferences = usePreferences();
  const rows = view.rows ?? preferences.rowsPerPage;
  const [hidden, setHidden] = useHiddenColumns('teachers', ['email', 'phone', 'lastSeenAt']);
  const filter = toTeacherFilter(view);
  const { data, previousData, loading, error, refetch } = useQuery(TeacherManagementDocument, {
    variables: { input: { filter, sort: view.sort, first: rows, page: view.page } },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const page = (data ?? previousData)?.teacherManagement;
  const outdated = loading && data === undefined;
  const readAgain = useCallback(() => {
    refetch().catch((failed: unknown) => console.error('The teachers could not be read anew.', failed));
  }, [refetch]);
  const [form, setForm] = useState<{ form: TeacherForm; teacher: TeacherWorkFieldsFragment } | null>(null);
  const doPlain = useTeacherDeeds(readAgain);
  const onDeed = useCallback(
    (deed: TeacherDeed, teacher: TeacherWorkFieldsFragment) => {
      if (deed === 'lock' || deed === 'unlock' || deed === 'resetLink') void doPlain(deed, teacher);
      else setForm({ form: deed, teacher });
    },
    [doPlain],
  );
  const onOpen = useCallback(
    ({ id }: TeacherWorkFieldsFragment) => change({ open: id, page: view.page }),
    [change, view.page],
  );
  const columns = useMemo(() => teacherColumns(onOpen, onDeed), [onOpen, onDeed]);
  const filtered = Object.keys(filter).length > 0;
  // Those on screen: nobody acts on accounts that they do not see.
  const selected = useSelectedRows(JSON.stringify({ filter, page: view.page, rows, sort: view.sort }));
  const chosen = (page?.nodes ?? []).filter(({ id }) => selected.ids.has(id));
  return (
    <>
      <PageHeader
        title="Lärarhantering"
        lead={<span role="status">{page && !outdated ? `${page.totalCount} lärare` : ''}</span>}
        actions={
          <>
            <ExportMenu list="teacher-management" query={params} />
            <AddLink />
          </>
        }
      />
      <TeacherFilters
        view={view}
        subjects={page?.subjects ?? []}
        onChange={change}
        tools={<ViewTools columns={columns} hidden={hidden} onHidden={setHidden} />}
      />
      {error && (
        <Message tone="error" actions={<Button onClick={readAgain}>{buttons.retry}</Button>}>
          Kunde inte hämta lärarna. {readFailure(error).message}
        </Message>
      )}
      {!page && !error && <Loading text="Laddar lärare..." lines={12} />}
      {page?.totalCount === 0 &&
        (filtered ? (
          <EmptyState
            text="Inga lärare matchar filtret."
            action={<Button onClick={() => change(noFilter)}>Rensa filter</Button>}
          />
        ) : (
          <EmptyState text="Inga lärare upplagda." action={<AddLink />} />
        ))}
      {page && page.totalCount > 0 && (
        <div className="teachers-table">
          <ListTable
            caption="Lärare"
            columns={columns.filter(({ key }) => !hidden.has(key))}
            rows={page.nodes}
            rowKey={({ id }) => id}
            sort={view.sort}
            onSort={(sort) => change({ sort })}
            selected={selected.ids}
            onSelect={(ids) =>
              selected.choose(
                ids,
                page.nodes.map(({ id }) => id),
              )
            }
            selectLabel={({ user }) => `Välj ${user.name}`}
            density={preferences.density}
            busy={outdated}
          />
          <TeacherBulk chosen={chosen} onClear={selected.clear} onChanged={readAgain} />
          <ListPages
            page={view.page}
            rows={rows}
            total={page.totalCount}
            label="Sidor med lärare"
            onChange={change}
          />
        </div>
      )}
      <Suspense fallback={null}>
        {view.open && (
          <TeacherPanel
            key={view.open}
            id={view.open}
            onDeed={onDeed}
            onClosed={() => change({ open: null, page: view.page })}
          />
        )}
        {form && (
          <TeacherDialog
            {...form}
            onInstead={(next) => setForm({ ...form, form: next })}
            onClosed={() => setForm(null)}
          />
        )}
      </Suspense>
    </>
  );
}

function AddLink() {
  return (
    <LinkButton
      to="/lagg-till-larare"
      variant="primary"
      icon={<IconUserPlus className="icon" size={18} stroke={1.8} aria-hidden="true" />}
    >
      Lägg till lärare
    </LinkButton>
  );
}

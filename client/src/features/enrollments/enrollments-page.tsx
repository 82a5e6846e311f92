import './enrollments.css';
import { useQuery } from '@apollo/client/react';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { readFailure } from '../../apollo/failure';
import { JobDialog } from '../../entities/job/job-dialog';
import {
  EnrollmentListDocument,
  type EnrollmentRowFieldsFragment,
  type EnrollmentSelection,
} from '../../graphql/generated';
import { buttons } from '../../lib/fixed-texts';
import { usePreferences } from '../../lib/preferences';
import { useAddressState } from '../../lib/use-address-state';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { useHiddenColumns } from '../../ui/list/hidden-columns';
import { ListPages } from '../../ui/list/list-pages';
import { ListTable } from '../../ui/list/list-table';
import { useSelectedRows } from '../../ui/list/use-selected-rows';
import { ViewTools } from '../../ui/list/view-tools';
import { Message } from '../../ui/message';
import { PageHeader } from '../../ui/page-header';
import { Loading } from '../../ui/skeleton';
import { AttentionRow } from './attention-row';
import { DeedBar } from './deed-bar';
import { deedsFor, type DeedKind } from './deed-draft';
import { noFilter, readEnrollmentView, toEnrollmentFilter, writeEnrollmentView } from './enrollment-address';
import { enrollmentColumns, usuallyHidden } from './enrollment-columns';
import { EnrollmentFilters } from './enrollment-filters';
import { countOf } from './enrollment-words';
import { PageActions } from './page-actions';
import { useDeedJob } from './use-deed-job';

const DeedDialog = lazy(() => import('./deed-dialog'));
const EnrollDialog = lazy(() => import('./enroll-dialog'));
const EnrollmentPanel = lazy(() => import('./enrollment-panel'));
const BatchesDialog = lazy(() => import('./batches-dialog'));
const CsnDialog = lazy(() => import('./csn-dialog'));

interface Chosen {
  selection: EnrollmentSelection;
  count: number;
  courseId: string | null;
}

type Asked =
  | ({ what: 'deed'; kind: DeedKind } & Chosen)
  | { what: 'enroll'; from: Chosen | null }
  | { what: 'batches' | 'csn' };

/** Who studies what (pages §8): the list, what waits, and deeds on many that can be undone as a unit. */
export function EnrollmentsPage() {
  const { view, params, change } = useAddressState(readEnrollmentView, writeEnrollmentView);
  const preferences = usePreferences();
  const rows = view.rows ?? preferences.rowsPerPage;
  const [hidden, setHidden] = useHiddenColumns('enrollments', usuallyHidden);
  const filter = useMemo(() => toEnrollmentFilter(view), [view]);
  const { data, previousData, loading, error, refetch } = useQuery(EnrollmentListDocument, {
    variables: { input: { filter, sort: view.sort, first: rows, page: view.page } },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const page = (data ?? previousData)?.enrollments;
  const outdated = loading && data === undefined;
  const question = JSON.stringify(filter);
  const selected = useSelectedRows(question);
  const [everythingOf, setEverythingOf] = useState<string | null>(null);
  const everything = everythingOf === question;
  const [asked, setAsked] = useState<Asked | null>(null);
  const { jobs, follow, onEnd } = useDeedJob();
  const onOpen = useCallback(
    ({ id }: EnrollmentRowFieldsFragment) => change({ open: id, page: view.page }),
    [change, view.page],
  );
  const columns = useMemo(() => enrollmentColumns(onOpen), [onOpen]);
  const clear = () => {
    selected.clear();
    setEverythingOf(null);
  };
  const chosen = (): Chosen => {
    const shown = page?.nodes.filter(({ id }) => selected.ids.has(id)) ?? [];
    const courses = new Set(shown.map(({ type, targetId }) => (type === 'Course' ? targetId : null)));
    const one =
      !everything && shown.length === selected.ids.size && courses.size === 1 ? [...courses][0] : null;
    return everything
      ? { selection: { filter }, count: page?.totalCount ?? 0, courseId: view.targetId }
      : { selection: { ids: [...selected.ids] }, count: selected.ids.size, courseId: one ?? null };
  };
  const started = (begun: { id: string; title: string }) => {
    clear();
    follow(begun);
  };
  const filtered = Object.keys(filter).length > 0;
  return (
    <>
      <PageHeader
        title="Inskrivningar"
        lead={<span role="status">{page && !outdated ? countOf(page.totalCount) : ''}</span>}
        actions={
          <PageActions
            params={params}
            onEnroll={() => setAsked({ what: 'enroll', from: null })}
            onBatches={() => setAsked({ what: 'batches' })}
            onCsn={() => setAsked({ what: 'csn' })}
          />
        }
      />
      <AttentionRow chosen={view.attention} onChoose={(attention) => change({ ...noFilter, attention })} />
      <EnrollmentFilters
        view={view}
        example={page?.nodes[0]}
        onChange={change}
        tools={<ViewTools columns={columns} hidden={hidden} onHidden={setHidden} />}
      />
      {error && (
        <Message tone="error" actions={<Button onClick={() => void refetch()}>{buttons.retry}</Button>}>
          Kunde inte hämta inskrivningarna. {readFailure(error).message}
        </Message>
      )}
      {!page && !error && <Loading text="Laddar inskrivningar..." lines={12} />}
      {page?.totalCount === 0 && (
        <EmptyState
          text="Inga inskrivningar matchar."
          action={
            filtered ? (
              <Button onClick={() => change(noFilter)}>Rensa filter</Button>
            ) : (
              <Button variant="primary" onClick={() => setAsked({ what: 'enroll', from: null })}>
                Skriv in elever
              </Button>
            )
          }
        />
      )}
      {page && page.totalCount > 0 && (
        <>
          <ListTable
            caption="Inskrivningar"
            columns={columns.filter(({ key }) => !hidden.has(key))}
            rows={page.nodes}
            rowKey={({ id }) => id}
            sort={view.sort}
            onSort={(sort) => change({ sort })}
            density={preferences.density}
            busy={outdated}
            selected={everything ? new Set(page.nodes.map(({ id }) => id)) : selected.ids}
            onSelect={(ids) => {
              setEverythingOf(null);
              selected.choose(
                ids,
                page.nodes.map(({ id }) => id),
              );
            }}
            selectLabel={({ student, name }) => `Välj ${student.name}, ${name}`}
          />
          <ListPages
            page={view.page}
            rows={rows}
            total={page.totalCount}
            label="Sidor med inskrivningar"
            onChange={change}
          />
          <DeedBar
            chosen={selected.ids.size}
            total={page.totalCount}
            everything={everything}
            deeds={deedsFor({ isEnrollment: view.state !== 'PLANNED', isRemoved: view.state === 'REMOVED' })}
            onEverything={() => setEverythingOf(question)}
            onClear={clear}
            onDeed={(kind) => setAsked({ what: 'deed', kind, ...chosen() })}
            onEnroll={() => setAsked({ what: 'enroll', from: chosen() })}
          />
        </>
      )}
      <Suspense fallback={null}>
        {view.open && (
          <EnrollmentPanel
            key={view.open}
            id={view.open}
            onClosed={() => change({ open: null, page: view.page })}
            onDeed={(kind, row) =>
              setAsked({
                what: 'deed',
                kind,
                selection: { ids: [row.id] },
                count: 1,
                courseId: row.type === 'Course' ? row.targetId : null,
              })
            }
          />
        )}
        {asked?.what === 'deed' && (
          <DeedDialog
            {...asked}
            inactive={filter.attention?.includes('INACTIVE')}
            onClosed={() => setAsked(null)}
            onStarted={started}
          />
        )}
        {asked?.what === 'enroll' && (
          <EnrollDialog
            from={
              asked.from && {
                students: { enrollments: asked.from.selection },
                title: `Skriv in eleverna i ${countOf(asked.from.count)}`,
              }
            }
            onClosed={() => setAsked(null)}
            onStarted={started}
          />
        )}
        {asked?.what === 'batches' && (
          <BatchesDialog
            onClosed={() => setAsked(null)}
            onShow={(batchId) => change({ ...noFilter, batchId })}
          />
        )}
        {asked?.what === 'csn' && (
          <CsnDialog selection={filtered ? { filter } : null} onClosed={() => setAsked(null)} />
        )}
      </Suspense>
      {jobs.map(({ id, title }) => (
        <JobDialog key={id} title={title} jobId={id} onEnd={onEnd} />
      ))}
    </>
  );
}

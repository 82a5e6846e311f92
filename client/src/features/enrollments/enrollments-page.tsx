import './enrollments.css';
import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import { readFailure } from '../../apollo/failure';
import { JobDialog } from '../../entities/job/job-dialog';
import { EnrollmentListDocument, type EnrollmentRowFieldsFragment } from '../../graphql/generated';
import { buttons } from '../../lib/fixed-texts';
import { usePreferences } from '../../lib/session/preferences';
import { useAddressState } from '../../lib/address/use-address-state';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { useHiddenColumns } from '../../ui/list/hidden-columns';
import { ListPages } from '../../ui/list/list-pages';
import { ListTable } from '../../ui/list/list-table';
import { ViewTools } from '../../ui/list/view-tools';
import { Message } from '../../ui/feedback/message';
import { PageHeader } from '../../ui/page-header';
import { Loading } from '../../ui/feedback/skeleton';
import { AttentionRow } from './list/attention-row';
import { DeedBar } from './bulk/deed-bar';
import { deedsFor } from './bulk/deed-draft';
import {
  noFilter,
  readEnrollmentView,
  toEnrollmentFilter,
  writeEnrollmentView,
} from './list/enrollment-address';
import { EnrollmentBoxes, type Asked } from './list/enrollment-boxes';
import { enrollmentColumns, usuallyHidden } from './list/enrollment-columns';
import { EnrollmentFilters } from './list/enrollment-filters';
import { countOf } from './enrollment-words';
import { PageActions } from './list/page-actions';
import { useChosenEnrollments } from './list/use-chosen-enrollments';
import { useDeedJob } from './bulk/use-deed-job';

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
  const { selected, everything, chooseEverything, choose, clear, chosen } = useChosenEnrollments(
    filter,
    view.targetId,
    page,
  );
  const [asked, setAsked] = useState<Asked | null>(null);
  const { jobs, follow, onEnd } = useDeedJob();
  const onOpen = useCallback(
    ({ id }: EnrollmentRowFieldsFragment) => change({ open: id, page: view.page }),
    [change, view.page],
  );
  const columns = useMemo(() => enrollmentColumns(onOpen), [onOpen]);
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
            selected={everything ? new Set(page.nodes.map(({ id }) => id)) : selected}
            onSelect={choose}
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
            chosen={selected.size}
            total={page.totalCount}
            everything={everything}
            deeds={deedsFor({ isEnrollment: view.state !== 'PLANNED', isRemoved: view.state === 'REMOVED' })}
            onEverything={chooseEverything}
            onClear={clear}
            onDeed={(kind) => setAsked({ what: 'deed', kind, ...chosen() })}
            onEnroll={() => setAsked({ what: 'enroll', from: chosen() })}
          />
        </>
      )}
      <EnrollmentBoxes {...{ view, filter, asked }} onAsk={setAsked} onChange={change} onStarted={started} />
      {jobs.map(({ id, title }) => (
        <JobDialog key={id} title={title} jobId={id} onEnd={onEnd} />
      ))}
    </>
  );
}

import { useRef } from 'react';
import { attempt } from '../../apollo/feedback/notify-failure';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { useQuery } from '../../apollo/use-query';
import { useCancelJob } from '../../entities/job/use-cancel-job';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Loading } from '../../ui/feedback/skeleton';
import { notify } from '../../ui/feedback/toast-store';
import { confirm } from '../../ui/overlays/confirm-store';
import { Table } from '../../ui/table';
import { jobColumns, nameOfJob, type JobEntry } from './job-columns';
import { JobsDocument } from './system.generated';

const pollMs = 5000;

/** 'Jobb': long work of everyone, newest first, refetched while the page is open. */
export function JobsList() {
  const place = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useQuery(JobsDocument, {
    fetchPolicy: 'network-only',
    pollInterval: pollMs,
    skipPollAttempt: () => document.hidden,
  });
  const cancel = useConfirmedCancel(() => {
    // The pressed button is gone.
    place.current?.focus();
    void refetch();
  });
  const jobs = data?.jobs;
  return (
    <div ref={place} tabIndex={-1} className="stack">
      <LoadFailed {...{ error, refetch }} text="Kunde inte hämta jobben." />
      {!jobs && !error && <Loading text="Laddar jobb…" lines={8} />}
      {jobs?.length === 0 && (
        <EmptyState text="Inga jobb har körts än. Importer, exporter och inskrivningar av många elever visas här." />
      )}
      {jobs && jobs.length > 0 && (
        <Table
          caption="Jobb"
          density="compact"
          columns={jobColumns((job) => void cancel(job))}
          rows={jobs}
          rowKey={({ id }) => id}
        />
      )}
    </div>
  );
}

function useConfirmedCancel(onCancelled: () => void): (job: JobEntry) => Promise<void> {
  const [cancelJob] = useCancelJob();
  return async (job) => {
    const question = 'Det som jobbet har ändrat tas tillbaka. Vill du avbryta det?';
    if (
      !(await confirm({
        title: nameOfJob(job),
        question,
        confirmLabel: 'Avbryt jobbet',
        cancelLabel: 'Låt det gå klart',
      }))
    )
      return;
    await attempt('Kunde inte avbryta jobbet', async () => {
      await cancelJob({ variables: { input: { id: job.id } } });
      notify.success('Jobbet avbryts.');
      onCancelled();
    });
  };
}

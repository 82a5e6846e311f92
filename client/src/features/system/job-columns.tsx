import { formatNumber } from '../../../../domain/numbers';
import { jobKindLabels, jobStateLabels } from '../../../../domain/labels/system';
import type { JobState } from '../../../../domain/generated';
import type { JobsQuery } from './system.generated';
import { formatDateTime } from '../../lib/dates';
import { Badge, type BadgeProps } from '../../ui/badge';
import { Button } from '../../ui/button';
import type { TableColumn } from '../../ui/table';

export type JobEntry = JobsQuery['jobs'][number];

const tones: Readonly<Record<JobState, BadgeProps['tone']>> = {
  QUEUED: 'neutral',
  RUNNING: 'info',
  DONE: 'ok',
  FAILED: 'danger',
  CANCELLED: 'warn',
};

/** True until the job has ended. */
const isOpenJob = ({ state }: Pick<JobEntry, 'state'>): boolean => state === 'QUEUED' || state === 'RUNNING';

export const nameOfJob = ({ kind }: Pick<JobEntry, 'kind'>): string => jobKindLabels[kind] ?? kind;

/** The list of jobs: what, how far, by whom and when. */
export function jobColumns(onCancel: (job: JobEntry) => void): TableColumn<JobEntry>[] {
  return [
    {
      key: 'kind',
      header: 'Jobb',
      rowHeader: true,
      cell: (job) => (
        <>
          {nameOfJob(job)}
          {job.message && <span className="meta line">{job.message}</span>}
        </>
      ),
    },
    {
      key: 'state',
      card: 'state',
      header: 'Läge',
      cell: ({ state }) => <Badge tone={tones[state]}>{jobStateLabels[state]}</Badge>,
    },
    {
      key: 'progress',
      card: 'fact',
      header: 'Steg',
      numeric: true,
      cell: ({ done, total }) => `${formatNumber(done)} av ${formatNumber(total)}`,
    },
    { key: 'user', card: 'fact', header: 'Startat av', cell: ({ startedBy }) => startedBy },
    { key: 'created', header: 'Startat', cell: ({ createdAt }) => formatDateTime(createdAt) },
    {
      key: 'finished',
      header: 'Avslutat',
      cell: ({ finishedAt }) => (finishedAt ? formatDateTime(finishedAt) : '–'),
    },
    {
      key: 'actions',
      header: 'Åtgärder',
      hideHeader: true,
      cell: (job) =>
        isOpenJob(job) && (
          <Button size="sm" variant="quiet" onClick={() => onCancel(job)}>
            Avbryt<span className="sr-only"> {nameOfJob(job)}</span>
          </Button>
        ),
    },
  ];
}

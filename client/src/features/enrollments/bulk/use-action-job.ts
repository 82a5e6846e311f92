import { useApolloClient, useMutation } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { takeBack } from '../../../apollo/take-back';
import type { FollowedJob } from '../../../entities/job/use-job';
import {
  EnrollmentListDocument,
  EnrollmentSummaryDocument,
  UndoEnrollmentBatchDocument,
} from '../enrollments.generated';
import { buttons } from '../../../lib/fixed-texts';
import { notify } from '../../../ui/feedback/toast-store';
import { countOf } from '../enrollment-labels';

/** Refetches the list: rows, total and waiting cases. */
export function useReadAgain(): () => void {
  const client = useApolloClient();
  return useCallback(() => {
    client
      .refetchQueries({ include: [EnrollmentListDocument, EnrollmentSummaryDocument] })
      .catch((failed: unknown) => console.error('The enrolments could not be read again.', failed));
  }, [client]);
}

/** Takes an action back as a unit, and says so. */
export function useUndoBatch(onDone: () => void) {
  const [undo, { loading }] = useMutation(UndoEnrollmentBatchDocument);
  const run = useCallback(
    (batchId: string) =>
      takeBack(
        'Kunde inte ångra åtgärden',
        async () => {
          await undo({ variables: { input: { batchId } } });
          notify.success('Åtgärden är ångrad.');
        },
        onDone,
      ),
    [undo, onDone],
  );
  return { undo: run, loading };
}

interface ActionJob {
  id: string;
  /** The job in progress: 'Skriver in elever'. */
  title: string;
}

/**
 * Running actions: each job is followed to its end and reported with undo. `elsewhere` refetches another page's
 * data.
 */
export function useActionJob(elsewhere?: () => void) {
  const [jobs, setJobs] = useState<readonly ActionJob[]>([]);
  const readEnrollments = useReadAgain();
  const readAgain = elsewhere ?? readEnrollments;
  const { undo } = useUndoBatch(readAgain);
  const onEnd = useCallback(
    (ended: FollowedJob) => {
      setJobs((before) => before.filter(({ id }) => id !== ended.id));
      readAgain();
      if (ended.state === 'CANCELLED') return notify.info('Arbetet avbröts. Inget har ändrats.');
      if (ended.state === 'FAILED')
        return notify.error('Åtgärden gick inte att genomföra', { details: ended.message ?? '' });
      const { batchId, changed, refused, title } = ended.result ?? {};
      const left = Number(refused) > 0 ? ` ${Number(refused)} lämnades som de var.` : '';
      notify.success(`${String(title)}: ${countOf(Number(changed))}.${left}`, {
        action: { label: buttons.undo, run: () => void undo(String(batchId)) },
        lifeMs: 20_000,
      });
    },
    [readAgain, undo],
  );
  const follow = useCallback((job: ActionJob) => setJobs((before) => [...before, job]), []);
  return { jobs, follow, onEnd };
}

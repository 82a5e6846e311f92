import { useMutation } from '@apollo/client/react';
import { CancelJobDocument } from './job.generated';

/** Cancels a job, which then undoes what it has changed. */
export const useCancelJob = () => useMutation(CancelJobDocument);

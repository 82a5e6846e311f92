import type { ErrorLike } from '@apollo/client';
import { useEffect } from 'react';
import { notify } from '../ui/feedback/toast-store';
import { failureFrom, readFailure } from './failure';
import { FailureDetails } from './feedback/failure-details';

interface Reading {
  loading: boolean;
  error?: ErrorLike;
}

/**
 * Closes a dialog whose record cannot be read or no longer exists, and shows the reason; the user can open it again.
 */
export function useCloseUnread(record: unknown, { loading, error }: Reading, onClosed: () => void): void {
  const isUnread = !record && !loading;
  useEffect(() => {
    if (!isUnread) return;
    const failure = error ? readFailure(error) : failureFrom(404, {});
    notify.error('Rutan kunde inte visas.', { details: <FailureDetails failure={failure} /> });
    onClosed();
  }, [isUnread, error, onClosed]);
}

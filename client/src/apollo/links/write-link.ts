import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { finalize, tap } from 'rxjs';
import { noteUnsaved } from '../../lib/drafts/unsaved-work';
import { onReconnected } from '../connection';

/**
 * Tracks unsaved changes: a mutation is unsaved until it is answered. One that could not reach the server stays
 * unsaved until the connection is back; by then the user has seen the error or is retrying.
 */
export function createWriteLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const answer = forward(operation);
    if (operation.operationType !== OperationTypeNode.MUTATION) return answer;
    const settle = noteUnsaved();
    let lost = false;
    return answer.pipe(
      tap({
        error: (error: Error) => {
          lost = !ServerError.is(error) && error.name !== 'AbortError';
        },
      }),
      finalize(() => {
        if (!lost) return settle();
        const stop = onReconnected(() => {
          stop();
          settle();
        });
      }),
    );
  });
}

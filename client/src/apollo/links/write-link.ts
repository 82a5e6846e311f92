import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { finalize, tap } from 'rxjs';
import { noteUnsaved } from '../../lib/drafts/unsaved-work';
import { onReconnected } from '../connection';

/**
 * Knows what was to be saved and is not: a change is unsaved until its answer, and one that the server was not
 * reached for stays so until the line is there again, when whoever made it has been told or tries anew.
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

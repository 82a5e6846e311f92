import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { clearSession, getSession } from '../lib/session-store';
import { noteRequest } from './connection';
import { checkSession } from './session-check';

/** The fetches whose 401 signs out locally (specification §4 and §8). */
const sessionFields: ReadonlySet<unknown> = new Set(['me', 'tasks']);

/** Signs out locally on a 401 of `me` or `tasks`, and notices when the server cannot be reached. */
export function createErrorLink(): ErrorLink {
  return new ErrorLink(({ error, operation }) => {
    if (CombinedGraphQLErrors.is(error)) {
      const refused = error.errors.filter(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
      if (refused.some(({ path }) => sessionFields.has(path?.[0]))) clearSession();
      else if (refused.length > 0 && getSession().user && operation.operationName !== 'Login') void checkSession();
      return;
    }
    // An answer with an error status is still an answer; only silence means that the line is down.
    const aborted = error.name === 'AbortError';
    if (!ServerError.is(error) && !aborted) noteRequest(false);
  });
}

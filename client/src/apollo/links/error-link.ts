import type { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { Kind } from 'graphql';
import { clearSession, getSession } from '../../lib/session/session-store';
import { noteRequest } from '../connection';
import { checkSession } from '../session-check';

/** The fetches whose 401 signs out locally (specification §4 and §8). */
const sessionFields: ReadonlySet<string> = new Set(['me', 'tasks']);

/** Whether the operation queries the session, by its root fields: errors before execution have no path. */
function asksForSession({ query }: ApolloLink.Operation): boolean {
  return query.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.selectionSet.selections.some(
        (selection) => selection.kind === Kind.FIELD && sessionFields.has(selection.name.value),
      ),
  );
}

/** Signs out locally on a 401 of `me` or `tasks`, and notices when the server cannot be reached. */
export function createErrorLink(): ErrorLink {
  return new ErrorLink(({ error, operation }) => {
    if (CombinedGraphQLErrors.is(error)) {
      const refused = error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
      if (refused && asksForSession(operation)) clearSession();
      // Any other call's refusal is asked about; to be signed in and refused at sign-in is no contradiction.
      else if (refused && getSession().user && operation.operationName !== 'Login') void checkSession();
      return;
    }
    // An answer with an error status is still an answer; only silence means that the line is down.
    if (error.name !== 'AbortError') noteRequest(ServerError.is(error));
  });
}

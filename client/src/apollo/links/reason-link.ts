import { ApolloLink } from '@apollo/client';
import { accessReasonFor, reasonHeader } from '../../lib/session/access-reasons';

/**
 * Sends the reason that was given for a student with every question and change that names the student, wherever on the
 * page it comes from; with no other.
 */
export function createReasonLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const student = textsIn(operation.variables).find((text) => accessReasonFor(text) !== null);
    if (student !== undefined) {
      operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
        headers: { ...headers, ...reasonHeader(student) },
      }));
    }
    return forward(operation);
  });
}

/** All strings of the length of an id, under any variable name. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length === ID_LENGTH ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const ID_LENGTH = 36;

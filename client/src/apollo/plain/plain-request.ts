import type { TypedDocumentString } from '../../graphql/plain';
import { apiUrl } from '../../lib/api-url';
import { ActionKeys, actionOf } from '../action-keys';
import { bearerHeader } from '../bearer';
import { noteRequest } from '../connection';
import { failureFrom, RestFailure } from '../failure';

/** How every question is sent, with or without the cache. */
export const requestOptions = {
  uri: `${apiUrl}/graphql`,
  credentials: apiUrl === '' ? 'same-origin' : 'include',
  headers: {
    accept: 'application/graphql-response+json,application/json;q=0.9',
    // The product is Swedish, whatever the browser's language.
    'accept-language': 'sv',
  },
} as const;

const keys = new ActionKeys();

interface Answer<Data> {
  data?: Data | null;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}

/**
 * Sends an operation without Apollo Client and its cache, while nobody is signed in. Throws errors that
 * `readFailure` understands.
 */
export async function askPlainly<Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables?: Variables,
): Promise<Data> {
  const query = String(document);
  const [, kind, operationName] = /^\s*(query|mutation) (\w+)/.exec(query) ?? [];
  if (kind !== 'mutation') return send(operationName, query, variables, {});
  const action = actionOf(operationName, variables);
  const key = keys.keyFor(action);
  try {
    const data = await send<Data>(operationName, query, variables, { 'Idempotency-Key': key });
    keys.settle(action, key);
    return data;
  } catch (error) {
    keys.settle(action, key, error);
    throw error;
  }
}

async function send<Data>(
  operationName: string | undefined,
  query: string,
  variables: unknown,
  own: Record<string, string>,
): Promise<Data> {
  const response = await reach({
    method: 'POST',
    credentials: requestOptions.credentials,
    headers: {
      ...requestOptions.headers,
      'content-type': 'application/json',
      ...bearerHeader(),
      ...own,
    },
    body: JSON.stringify({ operationName, query, variables: variables ?? {} }),
  });
  const { data, errors } = await read<Data>(response);
  const [first] = errors ?? [];
  if (first)
    throw new RestFailure(failureFrom(response.status, { ...first.extensions, message: first.message }));
  if (!data) throw new RestFailure(failureFrom(response.status, {}));
  return data;
}

async function reach(init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(requestOptions.uri, init);
    noteRequest(true);
    return response;
  } catch (error) {
    noteRequest(false);
    throw error;
  }
}

async function read<Data>(response: Response): Promise<Answer<Data>> {
  try {
    return (await response.json()) as Answer<Data>;
  } catch (error) {
    // A proxy's error page: the status is sufficient.
    console.warn('The answer could not be read.', error);
    return {};
  }
}

import type { ServerResponse } from 'node:http';
import type { Type } from '@nestjs/common';
import type { RequestContext } from '../../graphql/request-context.js';
import type { RestRequest } from '../rest.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Values = Record<string, unknown>;

/**
 * Complete definition of an `/api` route: its handler and its OpenAPI description come from this row and its
 * fixed operation. The operation defines roles, input types and response shape; an alias (`_id: id`) gives a
 * field its REST name. The response is the value of the operation's root field.
 */
export interface Route {
  method: Method;
  /** Below `/api`. A place in it (`{id}`) is the variable, or the field of the input, of that name. */
  path: string;
  /**
   * By default, `RestUpdateTask` calls `updateTask` with REST's selection of a task, unless the adjacent
   * `*.rest.graphql` defines that operation; null for public routes and those with a secret in the URL.
   */
  operation: string | null;
  summary: string;
  /** Default 200; 204 sends no body. */
  status?: number;
  /** The input's name for the path's `{id}`, if different. */
  id?: string;
  /** The names of the query string, and which variable each becomes: `input.filter.q`. */
  query?: Readonly<Record<string, string>>;
  /** REST's spelling of path or query values, mapped to the contract's. */
  spelling?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Defaults for omitted values, or the refusal of conflicting ones. */
  usual?: (query: Values) => Values;
  /** The input field that receives the body fields which the input itself lacks. */
  nest?: string;
  /** Objects of the body whose fields map to input fields of these names. */
  groups?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Accepts alternative forms of the body besides the documented one. */
  lenient?: (body: Values, params: Readonly<Record<string, string>>) => Values;
  /** The response has an ETag, and its update accepts `If-Match`. `tag`: the body has no version. */
  versioned?: true | 'tag';
  /** The part of the root field that is the answer, such as `nodes`. */
  at?: string;
  /** The answer keeps the name that the root field has in the operation; so does that of several. */
  named?: true;
  /** An object of the result whose fields move to the top level. */
  hoist?: string;
  /**
   * Page size of internal reads; the list is complete unless the query string has a `limit`. Each part blocks
   * the event loop for one tick.
   */
  parts?: number;
  /** The response has one long list whose rows may be passed through as JSON text from the database. */
  verbatim?: true;
  /** Takes `limit` and `after`; the next page is in the `Link` header. */
  pages?: { most: number; usual?: number };
  /** Message of the 404. */
  missing?: string;
  /** Rejects certain results of the operation. */
  check?: (answer: unknown) => void;
  /** The operation that reads the answer, once the other has done its work. */
  then?: string;
  headers?: Readonly<Record<string, string>>;
  /** Accepts an upload in `file`, with text fields for the operation. */
  receives?: { by: Type<Receiver>; fields?: readonly string[] };
  /** Query parameters that the sender reads itself, with their descriptions. */
  asks?: Readonly<Record<string, string>>;
  /** Answers with something other than the operation's JSON. */
  sends?: { by: Type<Sender>; media: string };
  /** A body that a reader can begin with. */
  example?: Values;
}

/** A call in progress, for routes that send their own response. */
export interface RestCall {
  request: RestRequest;
  response: ServerResponse;
  /** Authenticates the caller by the operation's role; without an operation, anyone passes. */
  enter(): Promise<RequestContext>;
  /** Result of the route's operation, in the contract's format; throws NOT_FOUND if it is null. */
  read<Answer>(changes?: Partial<RequestContext>): Promise<Answer>;
}

export interface Sender {
  send(call: RestCall): Promise<void>;
}

/** Receives an upload: the operation's input from it, and the cleanup of temporary data. */
export interface Receiver {
  receive(
    call: Omit<RestCall, 'read'>,
    fields: readonly string[],
  ): Promise<{ body: Values; discard: () => Promise<void> }>;
}

/** The routes of an area, under the name that the description gives it. */
export interface RouteTable {
  area: string;
  routes: readonly Route[];
}

type More = Omit<Route, 'method' | 'path' | 'operation' | 'summary'>;
type Row = (path: string, operation: string | null, summary: string, more?: More) => Route;

const row =
  (method: Method): Row =>
  (path, operation, summary, more = {}) => ({ method, path, operation, summary, ...more });

export const get = row('GET');
export const post = row('POST');
export const put = row('PUT');
export const patch = row('PATCH');
export const remove = row('DELETE');

/** Query parameters that map to fields of the same name in a variable. */
export function inside(variable: string, ...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name.replace('[]', ''), `${variable}.${name}`]));
}

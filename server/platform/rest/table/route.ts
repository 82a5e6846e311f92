import type { ServerResponse } from 'node:http';
import type { Type } from '@nestjs/common';
import type { RequestContext } from '../../graphql/request-context.js';
import type { RestRequest } from '../rest.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Values = Record<string, unknown>;

/**
 * A route of `/api`, whole: from this row and its fixed operation come the handler and the description of both.
 * The operation gives roles, the types of what is sent and the shape of the answer; an alias (`_id: id`) is how
 * REST names a field otherwise. An answer is the value of the operation's root field.
 */
export interface Route {
  method: Method;
  /** Below `/api`. A place in it (`{id}`) is the variable, or the field of the input, of that name. */
  path: string;
  /**
   * `RestUpdateTask` asks `updateTask` for what REST shows of a task, unless the `*.rest.graphql` beside it has an
   * operation of that name; null for what a secret in the address opens, or anybody may read.
   */
  operation: string | null;
  summary: string;
  /** 200 unless given; 204 sends no body. */
  status?: number;
  /** What the input calls the `{id}` of the path, where that is another name. */
  id?: string;
  /** The names of the query string, and which variable each becomes: `input.filter.q`. */
  query?: Readonly<Record<string, string>>;
  /** How REST spells the values of a name of the path or the query string, and what they are in the contract. */
  spelling?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What is meant when a value is left out; or the refusal of values that do not go together. */
  usual?: (query: Values) => Values;
  /** The field of the input that takes those of the body which the input does not have itself. */
  nest?: string;
  /** Objects of the body whose fields are the input's own, under these names. */
  groups?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Reads what clients may also send in another way than the one described. */
  lenient?: (body: Values, params: Readonly<Record<string, string>>) => Values;
  /** The answer has an ETag, and its edit takes `If-Match`. `tag` alone: the body names no version. */
  versioned?: true | 'tag';
  /** The part of the root field that is the answer, such as `nodes`. */
  at?: string;
  /** The answer keeps the name that the root field has in the operation; so does that of several. */
  named?: true;
  /** An object of the answer whose fields are the answer's own. */
  hoist?: string;
  /**
   * Read in parts of so many, and never cut short unless the query string has a `limit`. A part is one turn of the
   * event loop, in which nobody else is served.
   */
  parts?: number;
  /** The answer has one long list, whose rows may be given as the database has written them. */
  verbatim?: true;
  /** Takes `limit` and `after`; the next page is in the `Link` header. */
  pages?: { most: number; usual?: number };
  /** What is said where there is no such thing. */
  missing?: string;
  /** Refuses what the operation answers. */
  check?: (answer: unknown) => void;
  /** The operation that reads the answer, once the other has done its work. */
  then?: string;
  headers?: Readonly<Record<string, string>>;
  /** Takes a file in `file`, and what the operation needs to know of it. */
  receives?: { by: Type<Receiver>; fields?: readonly string[] };
  /** What of the query string the sender reads by itself, and what it means. */
  asks?: Readonly<Record<string, string>>;
  /** Answers with something other than the operation's JSON. */
  sends?: { by: Type<Sender>; media: string };
  /** A body that a reader can begin with. */
  example?: Values;
}

/** A call under way, for those who answer by themselves. */
export interface RestCall {
  request: RestRequest;
  response: ServerResponse;
  /** The caller, whose role the operation has been asked about; without an operation, anybody. */
  enter(): Promise<RequestContext>;
  /** What the route's operation answers, as the contract has it; NOT_FOUND where that is nothing. */
  read<Answer>(changes?: Partial<RequestContext>): Promise<Answer>;
}

export interface Sender {
  send(call: RestCall): Promise<void>;
}

/** Takes in a file: what the operation is told of it, and the end of what was kept for the while. */
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

/** Names that stand in a variable as they do in the query string. */
export function inside(variable: string, ...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name.replace('[]', ''), `${variable}.${name}`]));
}

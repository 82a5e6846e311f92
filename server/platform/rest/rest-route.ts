export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Values = Record<string, unknown>;

/** Options of `@RestOperation` beside the operation and the summary. */
export interface RestOptions {
  /** Default 200; 204 sends no body. */
  status?: number;
  /** The input's name for the path's `:id`, if different. */
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
  /** Takes `limit` and `after`; the next page is in the `Link` header. */
  pages?: { most: number; usual?: number };
  /** Message of the 404. */
  missing?: string;
  headers?: Readonly<Record<string, string>>;
  /** Accepts an upload in `file`, with these text fields for the operation. */
  upload?: { fields?: readonly string[] };
  /** Query parameters that the handler reads itself, with their descriptions. */
  asks?: Readonly<Record<string, string>>;
  /** The media type of an answer that is something other than the operation's JSON. */
  media?: string;
  /** A body that a reader can begin with. */
  example?: Values;
}

/** A route under `/api`: its place, the operation that it runs, and its description. */
export interface RestRoute extends RestOptions {
  method: Method;
  /** Below `/api`. A place in it (`{id}`) is the variable, or the field of the input, of that name. */
  path: string;
  /**
   * The name of the operation in a `*.rest.graphql`, which defines roles, input types and response shape; an alias
   * (`_id: id`) gives a field its REST name. Null for public routes and those with a secret in the URL.
   */
  operation: string | null;
  summary: string;
  /** The operation that reads the answer, once the other has done its work. */
  then: string | null;
}

/** Query parameters that map to fields of the same name in a variable. */
export function inside(variable: string, ...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name.replace('[]', ''), `${variable}.${name}`]));
}

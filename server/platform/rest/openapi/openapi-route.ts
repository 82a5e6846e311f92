/**
 * The REST door as a table: one line for each route, with the fixed operation behind it. From that
 * come the roles and the fields of the body, so that the document cannot say anything else than the
 * contract; a test compares the table with the routes that exist.
 */
export interface DocumentedRoute {
  /** `PUT /students/{id}/teacher`, below `/api`. */
  call: string;
  /** A name of the `*.rest.graphql` beside the features; null for the two calls that describe the API. */
  operation: string | null;
  tag: string;
  summary: string;
  /** 200 unless given. */
  status?: number;
  /** Parameters of the query string, with what they mean. */
  query?: Record<string, string>;
  /** An example of the body; it stands for the fields where these differ from the operation's input. */
  body?: Record<string, unknown>;
  /** True where the body is not the operation's input, so its example is all there is to describe it. */
  ownBody?: true;
  /** The names of the parts of a multipart body; `file` is the bytes. */
  multipart?: readonly string[];
  /** An example of the answer; nothing for an answer without a body. */
  answer?: unknown;
  /** The media type of an answer that is no JSON. */
  media?: string;
  /** True for an answer with an ETag, whose edit takes `If-Match`. */
  versioned?: true;
}

/** The routes of an area, under the name that the document gives it. */
export type Areas = Record<string, Omit<DocumentedRoute, 'tag'>[]>;

export const route = (
  call: string,
  operation: string | null,
  summary: string,
  more: Omit<DocumentedRoute, 'call' | 'operation' | 'tag' | 'summary'> = {},
): Omit<DocumentedRoute, 'tag'> => ({ call, operation, summary, ...more });

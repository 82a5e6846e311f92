import { badField } from '../../platform/errors/app-error.js';
import type { RestRequest } from '../../platform/rest/rest.js';
import { studentETag as versionTag, versionOf } from '../students/student-shape.rest.js';

/** The value with every `id` in it called `_id` (contract, section 2). */
export function withRestIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withRestIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name === 'id' ? '_id' : name, withRestIds(inner)]),
  );
}

/** The answer of a call about one thing that can be edited: with the version that its edit may send back. */
export const answered = <Data>(of: (data: Data) => { version: number }) => ({
  shape: (data: Data) => withRestIds(of(data)),
  headers: (data: Data) => versionTag(of(data)),
});

/** The input of an edit: the address says which, the body what, `version` or `If-Match` since when. */
export function edited(
  request: RestRequest,
  name: 'course' | 'package' | 'program',
  { version, ...body }: Record<string, unknown>,
): Record<string, unknown> {
  const given = versionOf(request.headers['if-match'], version);
  if (given === undefined) throw badField('version', 'REQUIRED', 'Ange vilken version som ändras.');
  return { id: request.params.id, version: given, [name]: body };
}

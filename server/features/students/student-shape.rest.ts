import type { RestCommentFragment, RestStudentFragment } from '../../platform/rest/generated.js';
import { restRole, withRestId } from '../../platform/rest/shapes.js';

/** A comment entry of every answer (contract, section 5). */
export function restComment({ authorRole, ...comment }: RestCommentFragment) {
  return { ...withRestId(comment), authorRole: authorRole ? restRole(authorRole) : null };
}

/** An entry of a student's education, as in the student and by itself. */
export function restEducationEntry({
  refId,
  courseInstance,
  ...entry
}: RestStudentFragment['education'][number]) {
  return {
    ...withRestId(entry),
    refId: refId && withRestId(refId),
    courseInstance: courseInstance && withRestId(courseInstance),
  };
}

/** A student with every field of the specification's section 3. */
export function restStudent({ education, commentHistory, ...student }: RestStudentFragment) {
  return {
    ...withRestId(student),
    education: education.map(restEducationEntry),
    commentHistory: commentHistory.map(restComment),
  };
}

/** The version that an edit may send back as `If-Match`. */
export function studentETag(student: Pick<RestStudentFragment, 'version'>): Record<string, string> {
  return { ETag: `"${student.version}"` };
}

/**
 * The version that the body or `If-Match: "7"` names, or nothing; any other tag can match no version.
 * What the body has goes on as it is, so that one of the wrong type is refused and not overlooked.
 */
export function versionOf(ifMatch: string | undefined, body: unknown): unknown {
  if (body !== undefined && body !== null) return body;
  if (ifMatch === undefined || ifMatch === '*') return undefined;
  const [, version] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(ifMatch) ?? [];
  return version === undefined ? -1 : Number(version);
}

import type { RestCommentFragment, RestStudentFragment } from './generated.js';
import { restRole, withRestId } from './shapes.js';

/** A comment entry of every answer (contract, section 5). */
export function restComment({ authorRole, ...comment }: RestCommentFragment) {
  return { ...withRestId(comment), authorRole: authorRole ? restRole(authorRole) : null };
}

/** A student with every field of the specification's section 3. */
export function restStudent({ education, commentHistory, ...student }: RestStudentFragment) {
  return {
    ...withRestId(student),
    education: education.map(({ refId, courseInstance, ...entry }) => ({
      ...withRestId(entry),
      refId: refId && withRestId(refId),
      courseInstance: courseInstance && withRestId(courseInstance),
    })),
    commentHistory: commentHistory.map(restComment),
  };
}

/** The version that an edit may send back as `If-Match`. */
export function studentETag(student: Pick<RestStudentFragment, 'version'>): Record<string, string> {
  return { ETag: `"${student.version}"` };
}

/** `If-Match: "7"`, or nothing; anything else can match no version. */
export function versionOf(ifMatch: string | undefined, body: unknown): number | undefined {
  if (typeof body === 'number') return body;
  if (ifMatch === undefined || ifMatch === '*') return undefined;
  const [, version] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(ifMatch) ?? [];
  return version === undefined ? -1 : Number(version);
}

import { readDraft, writeDraft } from '../drafts/drafts';

/** Maximum length of a reason in characters; the server truncates longer ones. */
export const longestReason = 200;

const keyOf = (studentId: string) => `access-reason:${studentId}`;

/** The user's reason for opening a protected student: stored in this tab only, deleted at sign-out. */
export function accessReasonFor(studentId: string): string | null {
  return readDraft(keyOf(studentId));
}

export function keepAccessReason(studentId: string, reason: string): void {
  writeDraft(keyOf(studentId), reason);
}

/** The `Access-Reason` header; empty without a reason. URI-encoded, because headers cannot carry Swedish letters. */
export function reasonHeader(studentId: string | undefined): Record<string, string> {
  const reason = studentId === undefined ? null : accessReasonFor(studentId);
  return reason === null ? {} : { 'Access-Reason': encodeURIComponent(reason) };
}

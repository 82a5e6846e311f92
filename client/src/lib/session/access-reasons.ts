import { readDraft, writeDraft } from '../drafts/drafts';

/** The server keeps so many characters of a reason; what is longer would be cut. */
export const longestReason = 200;

const keyOf = (studentId: string) => `access-reason:${studentId}`;

/** Why this person has opened a protected student: kept in this tab alone, and gone when they sign out. */
export function accessReasonFor(studentId: string): string | null {
  return readDraft(keyOf(studentId));
}

export function keepAccessReason(studentId: string, reason: string): void {
  writeDraft(keyOf(studentId), reason);
}

/** The header that tells the server; none where no reason has been given. Headers hold no Swedish letters by themselves. */
export function reasonHeader(studentId: string | undefined): Record<string, string> {
  const reason = studentId === undefined ? null : accessReasonFor(studentId);
  return reason === null ? {} : { 'Access-Reason': encodeURIComponent(reason) };
}

import type { MergeField } from '../../../../../domain/generated';
import { aplStatusLabels } from '../../../../../domain/labels/apl';
import { byStudentFieldCode, mergeFieldLabels } from '../../../../../domain/student-fields';
import { fieldText } from '../../../entities/student/student-fields';
import type { MergeCandidateQuery } from '../student-records.generated';

export type Candidate = NonNullable<MergeCandidateQuery['student']>;

export interface MergeRow {
  field: MergeField;
  label: string;
  keep: string | null;
  merged: string | null;
}

const read: Record<MergeField, (student: Candidate) => string | null | undefined> = {
  ...byStudentFieldCode((_, name) => (student: Candidate) => fieldText(student, name)),
  TEACHER: ({ teacher }) => teacher?.userId.username,
  APL_STATUS: ({ aplStatus }) => aplStatusLabels[aplStatus],
  ACCOUNT: ({ userId }) => (userId ? `Konto ${userId.slice(-6)}` : null),
};

/** The fields in which two records differ, in the order of the form. */
export function differences(keep: Candidate, merged: Candidate): MergeRow[] {
  return (Object.keys(read) as MergeField[])
    .map((field) => {
      const label = mergeFieldLabels[field];
      return { field, label, keep: read[field](keep) ?? null, merged: read[field](merged) ?? null };
    })
    .filter((row) => row.keep !== row.merged);
}

/** The initial choice: values missing from the remaining record. */
export function usualChoice(rows: readonly MergeRow[]): ReadonlySet<MergeField> {
  return new Set(rows.filter(({ keep }) => keep === null).map(({ field }) => field));
}

import type { MergeField } from '../../../../domain/generated';
import type { MergeCandidateQuery } from '../../graphql/generated';
import { aplStatusLabels, fieldLabels } from '../../lib/fixed-texts';

export type Candidate = NonNullable<MergeCandidateQuery['student']>;

export interface MergeRow {
  field: MergeField;
  label: string;
  keep: string | null;
  merged: string | null;
}

const read: Record<MergeField, { label: string; of: (student: Candidate) => string | null | undefined }> = {
  NAME: { label: fieldLabels.name, of: ({ name }) => name },
  PERSONAL_NUMBER: { label: fieldLabels.personalNumber, of: ({ personalNumber }) => personalNumber },
  PHONE: { label: fieldLabels.phone, of: ({ phone }) => phone },
  EMAIL: { label: fieldLabels.email, of: ({ email }) => email },
  MUNICIPALITY: { label: fieldLabels.municipality, of: ({ municipality }) => municipality?.type },
  START_DATE: { label: fieldLabels.startDate, of: ({ startDate }) => startDate },
  END_DATE: { label: fieldLabels.endDate, of: ({ endDate }) => endDate },
  EXAM: { label: fieldLabels.exam, of: ({ exam }) => exam },
  ADDITIONAL_INFO: { label: fieldLabels.additionalInfo, of: ({ additionalInfo }) => additionalInfo },
  TEACHER: { label: 'Ansvarig lärare', of: ({ teacher }) => teacher?.userId.username },
  APL_STATUS: { label: 'APL-status', of: ({ aplStatus }) => aplStatusLabels[aplStatus] },
  ACCOUNT: { label: 'Konto', of: ({ userId }) => (userId ? `Konto ${userId.slice(-6)}` : null) },
};

/** The fields in which two records differ, in the order of the form. */
export function differences(keep: Candidate, merged: Candidate): MergeRow[] {
  return (Object.keys(read) as MergeField[])
    .map((field) => {
      const { label, of } = read[field];
      return { field, label, keep: of(keep) ?? null, merged: of(merged) ?? null };
    })
    .filter((row) => row.keep !== row.merged);
}

/** What is taken to begin with: values that the record that stays lacks. */
export function usualChoice(rows: readonly MergeRow[]): ReadonlySet<MergeField> {
  return new Set(rows.filter(({ keep }) => keep === null).map(({ field }) => field));
}

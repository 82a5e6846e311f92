import { useState } from 'react';
import type { MergeField } from '../../../../../domain/generated';
import { useQuery } from '../../../apollo/use-query';
import { MergeCandidateDocument, MergePreviewDocument } from '../student-records.generated';
import { useSearch } from '../../../lib/url-state/use-search';
import { notify } from '../../../ui/feedback/toast-store';
import { FormDialog } from '../../../ui/form/form-dialog';
import type { RecordForm } from '../../../ui/form/record-form';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { StudentFinder } from '../student-finder';
import { useStudentFinder } from '../use-student-finder';
import { differences, usualChoice } from './merge-choice';
import { MergeTable } from './merge-table';
import type { RecordDialogProps } from './record-actions';
import { useMergeStudents } from './use-merge-students';

interface MergeDraft {
  otherId: string | null;
  /** Null: the usual choice. */
  take: readonly MergeField[] | null;
}

interface MergeDialogProps extends RecordDialogProps {
  /** Found to be the same person where one came from. */
  duplicateId: string | null;
}

/** Both records as they are now, and what moves along. */
function useMergePair(keepId: string, otherId: string | null) {
  const mergedId = otherId ?? '';
  const fresh = { fetchPolicy: 'network-only' } as const;
  const asked = { skip: !otherId, ...fresh };
  const keep = useQuery(MergeCandidateDocument, { variables: { id: keepId }, ...fresh });
  const other = useQuery(MergeCandidateDocument, { variables: { id: mergedId }, ...asked });
  const preview = useQuery(MergePreviewDocument, {
    variables: { input: { keepId, mergedId } },
    ...asked,
  });
  return {
    keep: keep.data?.student,
    other: other.data?.student,
    preview: preview.data?.mergePreview ?? null,
  };
}

/** 'Slå ihop dubblett': find the other record, choose value by value, see what moves along (pages §2). */
export default function MergeDialog({ student, duplicateId, onChanged, onClosed }: MergeDialogProps) {
  const [q, setQ] = useState(student.name);
  const [, changeSearch] = useSearch();
  const found = useStudentFinder(q);
  const finder = { ...found, rows: found.rows.filter(({ id }) => id !== student.id) };
  const [merge] = useMergeStudents();
  const form: RecordForm<MergeDraft> = useRecordForm<MergeDraft>({
    name: 'merge',
    subject: student.id,
    record: null,
    draftOf: () => ({ otherId: duplicateId, take: null }),
    save: async () => {
      if (!keep || !other) return;
      const versions = { keepVersion: keep.version, mergedVersion: other.version };
      await merge({
        variables: { input: { keepId: keep.id, mergedId: other.id, ...versions, take: [...take] } },
      });
    },
    onSaved: () => {
      notify.success(`${other?.name} är sammanslagen med ${student.name}.`);
      changeSearch({ elev: student.id });
      onChanged();
    },
  });
  const { draft, set } = form;
  const { keep, other, preview } = useMergePair(student.id, draft.otherId);
  const rows = keep && other ? differences(keep, other) : [];
  const take = draft.take ? new Set(draft.take) : usualChoice(rows);
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      size="lg"
      title="Slå ihop dubblett"
      failed="Kunde inte slå ihop eleverna"
      submitLabel="Slå ihop"
      danger
      disabled={!keep || !other}
    >
      <p>
        <strong>{student.name}</strong> är kvar. Välj den post som ska gå upp i den.
      </p>
      <StudentFinder
        label="Sök dubblett"
        q={q}
        finder={finder}
        chosen={draft.otherId}
        onSearch={setQ}
        // The earlier choice belonged to another record.
        onChoose={(otherId) => set({ otherId, take: null })}
      />
      {keep && other && (
        <MergeTable
          {...{ keep, rows, take, merged: other, preview }}
          onTake={(chosen) => set({ take: [...chosen] })}
        />
      )}
    </FormDialog>
  );
}

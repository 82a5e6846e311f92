import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { readFailure, type Failure } from '../../apollo/failure';
import { FailureDetails } from '../../apollo/failure-details';
import type { MergeField } from '../../../../domain/generated';
import { MergeCandidateDocument, MergePreviewDocument, MergeStudentsDocument } from '../../graphql/generated';
import { useSearch } from '../../lib/url-state/use-search';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/overlays/dialog';
import { Message } from '../../ui/feedback/message';
import { notify } from '../../ui/feedback/toast-store';
import { differences, usualChoice } from './merge-choice';
import { MergeTable } from './merge-table';
import type { RecordDialogProps } from './record-actions';
import { StudentFinder } from './student-finder';
import { useStudentFinder } from './use-student-finder';

/** 'Slå ihop dubblett': find the other record, choose value by value, see what moves along (pages §2). */
export default function MergeDialog({
  student,
  duplicateId,
  opened,
  onClose,
  onClosed,
  onDone,
}: RecordDialogProps & { duplicateId: string | null }) {
  const [q, setQ] = useState(student.name);
  const [otherId, setOther] = useState(duplicateId);
  const [chosen, setChosen] = useState<ReadonlySet<MergeField> | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [, changeSearch] = useSearch();
  const found = useStudentFinder(q);
  const finder = { ...found, rows: found.rows.filter(({ id }) => id !== student.id) };
  const fresh = { fetchPolicy: 'network-only' } as const;
  const keep = useQuery(MergeCandidateDocument, { variables: { id: student.id }, ...fresh }).data?.student;
  const other = useQuery(MergeCandidateDocument, {
    variables: { id: otherId ?? '' },
    skip: !otherId,
    ...fresh,
  }).data?.student;
  const preview = useQuery(MergePreviewDocument, {
    variables: { input: { keepId: student.id, mergedId: otherId ?? '' } },
    skip: !otherId,
    ...fresh,
  }).data?.mergePreview;
  const [merge, { loading }] = useMutation(MergeStudentsDocument);
  const rows = keep && other ? differences(keep, other) : [];
  const take = chosen ?? usualChoice(rows);
  const run = async () => {
    if (!keep || !other) return;
    try {
      await merge({
        variables: {
          input: {
            keepId: keep.id,
            mergedId: other.id,
            keepVersion: keep.version,
            mergedVersion: other.version,
            take: [...take],
          },
        },
        refetchQueries: ['FindStudents'],
      });
      notify.success(`${other.name} är sammanslagen med ${keep.name}.`);
      changeSearch({ elev: keep.id });
      onDone();
      onClose();
    } catch (error) {
      console.error('The records were not merged.', error);
      setFailure(readFailure(error));
    }
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onClosed={onClosed}
      size="lg"
      title="Slå ihop dubblett"
      footer={
        <>
          <Button onClick={onClose}>Avbryt</Button>
          <Button variant="danger" disabled={!keep || !other} busy={loading} onClick={() => void run()}>
            Slå ihop
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>
          <strong>{student.name}</strong> är kvar. Välj den post som ska gå upp i den.
        </p>
        <StudentFinder
          label="Sök dubblett"
          q={q}
          finder={finder}
          chosen={otherId}
          onSearch={setQ}
          onChoose={(id) => {
            // What was chosen was chosen of another record.
            setOther(id);
            setChosen(null);
            setFailure(null);
          }}
        />
        {failure && (
          <Message tone="error">
            <p>Kunde inte slå ihop eleverna.</p>
            <FailureDetails failure={failure} />
          </Message>
        )}
        {keep && other && (
          <MergeTable
            keep={keep}
            merged={other}
            rows={rows}
            take={take}
            onTake={setChosen}
            preview={preview ?? null}
          />
        )}
      </div>
    </Dialog>
  );
}

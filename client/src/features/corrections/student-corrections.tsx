import { useMutation } from '@apollo/client/react';
import './corrections.css';
import type { CorrectionOutcome } from '../../../../domain/generated';
import { correctionOutcomeLabels } from '../../../../domain/labels/student';
import { optionsOf } from '../../../../domain/options';
import { useQuery } from '../../apollo/use-query';
import { AnswerCorrectionDocument, StudentCorrectionsDocument } from './corrections.generated';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Select } from '../../ui/fields/select';
import { TextArea } from '../../ui/fields/text-field';
import { notify } from '../../ui/feedback/toast-store';
import { FormProblems } from '../../ui/form/form-problems';
import type { FormFaults } from '../../ui/form/record-form';
import { useRecordForm } from '../../ui/form/use-record-form';
import { CorrectionEntry } from './correction-entry';
import { LoadFailed } from '../../apollo/feedback/load-failed';

const outcomes = optionsOf(correctionOutcomeLabels);

interface StudentCorrectionsProps {
  studentId: string;
  /** An answer wrote the change history. */
  onAnswered: () => void;
}

/** What the student has asked to have corrected, for administrators to answer; nothing where nothing was asked. */
export function StudentCorrections({ studentId, onAnswered }: StudentCorrectionsProps) {
  const { data, error, refetch } = useQuery(StudentCorrectionsDocument, {
    variables: { studentId },
    fetchPolicy: 'cache-and-network',
  });
  const again = () => void refetch();
  if (error && !data) {
    return (
      <Card id="rattelser" title="Begärda rättelser">
        <LoadFailed {...{ error, refetch }} text="Kunde inte hämta begärda rättelser." />
      </Card>
    );
  }
  const requests = data?.correctionRequests ?? [];
  if (requests.length === 0) return null;
  return (
    <Card id="rattelser" title="Begärda rättelser">
      <ul className="corrections">
        {requests.map((request) => (
          <CorrectionEntry key={request.id} request={request}>
            {request.outcome === null && (
              <AnswerForm id={request.id} onAnswered={onAnswered} onStale={again} />
            )}
          </CorrectionEntry>
        ))}
      </ul>
    </Card>
  );
}

interface AnswerFormProps {
  id: string;
  onAnswered: () => void;
  /** Refused: someone else may have answered meanwhile. */
  onStale: () => void;
}

const nothing: { outcome: CorrectionOutcome; answer: string } = { outcome: 'CORRECTED', answer: '' };

function AnswerForm({ id, onAnswered, onStale }: AnswerFormProps) {
  const [answer] = useMutation(AnswerCorrectionDocument);
  const form = useRecordForm({
    name: 'correction-answer',
    subject: id,
    record: null,
    draftOf: () => nothing,
    faultsOf: (draft): FormFaults => (draft.answer.trim() ? {} : { answer: 'Skriv ett svar till eleven.' }),
    save: (draft) => answer({ variables: { input: { id, ...draft } } }),
    onSaved: () => {
      notify.success('Svaret är skickat till eleven.');
      onAnswered();
    },
    onRefused: onStale,
  });
  return (
    <form noValidate className="stack no-print" onSubmit={form.submit}>
      <FormProblems form={form} failed="Svaret skickades inte" faulty="Något saknas i svaret" />
      <Select
        label="Beslut"
        description="Rätta först uppgiften där den redigeras."
        options={outcomes}
        value={form.draft.outcome}
        onChange={(outcome) => form.set({ outcome })}
      />
      <TextArea label="Svar till eleven" required rows={3} maxLength={2000} {...form.text('answer')} />
      <div>
        <Button type="submit" busy={form.busy}>
          Svara
        </Button>
      </div>
    </form>
  );
}

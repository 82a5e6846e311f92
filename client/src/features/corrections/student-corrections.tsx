import './corrections.css';
import { useMutation, useQuery } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import type { CorrectionOutcome } from '../../../../domain/generated';
import { correctionOutcomeLabels } from '../../../../domain/labels/student';
import { fieldMessage, readFailure } from '../../apollo/failure';
import { AnswerCorrectionDocument, StudentCorrectionsDocument } from '../../graphql/generated';
import { buttons } from '../../lib/fixed-texts';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Message } from '../../ui/feedback/message';
import { Select } from '../../ui/fields/select';
import { TextArea } from '../../ui/fields/text-field';
import { notify } from '../../ui/feedback/toast-store';
import { CorrectionEntry } from './correction-entry';

const outcomes = (Object.keys(correctionOutcomeLabels) as CorrectionOutcome[]).map((value) => ({
  value,
  label: correctionOutcomeLabels[value],
}));

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
      <Card title="Begärda rättelser">
        <Message tone="error" actions={<Button onClick={again}>{buttons.retry}</Button>}>
          Kunde inte hämta begärda rättelser. {readFailure(error).message}
        </Message>
      </Card>
    );
  }
  const requests = data?.correctionRequests ?? [];
  if (requests.length === 0) return null;
  return (
    <Card title="Begärda rättelser">
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
  /** Someone else has answered meanwhile. */
  onStale: () => void;
}

function AnswerForm({ id, onAnswered, onStale }: AnswerFormProps) {
  const [outcome, setOutcome] = useState<CorrectionOutcome>('CORRECTED');
  const [answer, setAnswer] = useState('');
  const [missing, setMissing] = useState(false);
  const [send, { loading, error }] = useMutation(AnswerCorrectionDocument);
  const failure = error && !loading ? readFailure(error) : null;
  const rejected = missing ? 'Skriv ett svar till eleven.' : fieldMessage(failure, 'answer');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(answer.trim() === '');
    if (answer.trim() === '') return;
    try {
      await send({ variables: { input: { id, outcome, answer } } });
      notify.success('Svaret är skickat till eleven.');
      onAnswered();
    } catch (failed) {
      console.error('The request was not answered.', failed);
      if (readFailure(failed).code === 'CONFLICT') onStale();
    }
  };
  return (
    <form noValidate className="stack no-print" onSubmit={(event) => void submit(event)}>
      {failure && !rejected && <Message tone="error">Svaret skickades inte. {failure.message}</Message>}
      <Select
        label="Beslut"
        description="Rätta först uppgiften där den redigeras."
        options={outcomes}
        value={outcome}
        onChange={(value) => {
          if (value) setOutcome(value);
        }}
      />
      <TextArea
        label="Svar till eleven"
        required
        rows={3}
        maxLength={2000}
        value={answer}
        error={rejected}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" busy={loading}>
          Svara
        </Button>
      </div>
    </form>
  );
}

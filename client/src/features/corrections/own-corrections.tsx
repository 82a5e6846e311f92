import './corrections.css';
import { useMutation, useQuery } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import type { CorrectionSubject } from '../../../../domain/generated';
import { correctionSubjectLabels } from '../../../../domain/labels/student';
import { fieldMessage, readFailure } from '../../apollo/failure';
import { MyCorrectionsDocument, RequestCorrectionDocument } from '../../graphql/generated';
import { buttons } from '../../lib/fixed-texts';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Message } from '../../ui/feedback/message';
import { Select } from '../../ui/fields/select';
import { TextArea } from '../../ui/fields/text-field';
import { notify } from '../../ui/feedback/toast-store';
import { CorrectionEntry } from './correction-entry';

const subjects = (Object.keys(correctionSubjectLabels) as CorrectionSubject[]).map((value) => ({
  value,
  label: correctionSubjectLabels[value],
}));

/** 'Begär rättelse' (pages §16; GDPR, article 16): what the student wants put right, and what the school answered. */
export function OwnCorrections() {
  const { data, error, refetch } = useQuery(MyCorrectionsDocument, { fetchPolicy: 'cache-and-network' });
  const requests = data?.myCorrectionRequests ?? [];
  return (
    <Card title="Begär rättelse">
      <div className="stack">
        <p>Är något fel i det som skolan har sparat om dig? Skriv vad, så svarar en administratör här.</p>
        <RequestForm />
        {error && !data && (
          <Message tone="error" actions={<Button onClick={() => void refetch()}>{buttons.retry}</Button>}>
            Kunde inte hämta dina begäranden. {readFailure(error).message}
          </Message>
        )}
        {requests.length > 0 && (
          <ul className="corrections">
            {requests.map((request) => (
              <CorrectionEntry key={request.id} request={request} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function RequestForm() {
  const [subject, setSubject] = useState<CorrectionSubject>('IDENTITY');
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const [request, { loading, error }] = useMutation(RequestCorrectionDocument, {
    update: (cache, { data }) => {
      if (!data) return;
      cache.updateQuery({ query: MyCorrectionsDocument }, (shown) => ({
        myCorrectionRequests: [data.requestCorrection, ...(shown?.myCorrectionRequests ?? [])],
      }));
    },
  });
  const failure = error && !loading ? readFailure(error) : null;
  const rejected = missing ? 'Skriv vad som är fel och hur det ska vara.' : fieldMessage(failure, 'text');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() === '') return;
    try {
      await request({ variables: { input: { subject, text } } });
      setText('');
      notify.success('Din begäran är skickad.');
    } catch (failed) {
      console.error('The correction was not asked for.', failed);
    }
  };
  return (
    <form noValidate className="stack" onSubmit={(event) => void submit(event)}>
      {failure && !rejected && <Message tone="error">Begäran skickades inte. {failure.message}</Message>}
      <Select
        label="Vad gäller det?"
        options={subjects}
        value={subject}
        onChange={(value) => {
          if (value) setSubject(value);
        }}
      />
      <TextArea
        label="Vad är fel, och hur ska det vara?"
        required
        maxLength={2000}
        value={text}
        error={rejected}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" busy={loading}>
          Skicka begäran
        </Button>
      </div>
    </form>
  );
}

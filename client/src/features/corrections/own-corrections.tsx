import './corrections.css';
import type { CorrectionSubject } from '../../../../domain/generated';
import { correctionSubjectLabels } from '../../../../domain/labels/student';
import { optionsOf } from '../../../../domain/options';
import { useQuery } from '../../apollo/use-query';
import { MyCorrectionsDocument } from './corrections.generated';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Select } from '../../ui/fields/select';
import { TextArea } from '../../ui/fields/text-field';
import { notify } from '../../ui/feedback/toast-store';
import { FormProblems } from '../../ui/form/form-problems';
import type { FormFaults } from '../../ui/form/record-form';
import { useRecordForm } from '../../ui/form/use-record-form';
import { CorrectionEntry } from './correction-entry';
import { useRequestCorrection } from './use-request-correction';
import { LoadFailed } from '../../apollo/feedback/load-failed';

const subjects = optionsOf(correctionSubjectLabels);

/** 'Begär rättelse' (pages §16; GDPR, article 16): the student's correction requests and the school's replies. */
export function OwnCorrections() {
  const { data, error, refetch } = useQuery(MyCorrectionsDocument, { fetchPolicy: 'cache-and-network' });
  const requests = data?.myCorrectionRequests ?? [];
  return (
    <Card title="Begär rättelse">
      <div className="stack">
        <p>Är något fel i det som skolan har sparat om dig? Skriv vad, så svarar en administratör här.</p>
        <RequestForm />
        <LoadFailed refetch={refetch} error={!data && error} text="Kunde inte hämta dina begäranden." />
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

const nothing: { subject: CorrectionSubject; text: string } = { subject: 'IDENTITY', text: '' };

function RequestForm() {
  const request = useRequestCorrection();
  const form = useRecordForm({
    name: 'correction',
    record: null,
    draftOf: () => nothing,
    faultsOf: ({ text }): FormFaults =>
      text.trim() ? {} : { text: 'Skriv vad som är fel och hur det ska vara.' },
    save: request,
    onSaved: (_, { subject }) => {
      form.begin({ ...nothing, subject });
      notify.success('Din begäran är skickad.');
    },
  });
  return (
    <form noValidate className="stack" onSubmit={form.submit}>
      <FormProblems form={form} failed="Begäran skickades inte" faulty="Något saknas i din begäran" />
      <Select
        label="Vad gäller det?"
        options={subjects}
        value={form.draft.subject}
        onChange={(subject) => form.set({ subject })}
      />
      <TextArea label="Vad är fel, och hur ska det vara?" required maxLength={2000} {...form.text('text')} />
      <div>
        <Button type="submit" busy={form.busy}>
          Skicka begäran
        </Button>
      </div>
    </form>
  );
}

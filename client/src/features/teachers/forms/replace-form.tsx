import { useMutation, useQuery } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { fieldMessage, readFailure } from '../../../apollo/failure';
import { useTeacherOptions } from '../../../entities/teacher/use-teachers';
import {
  ReplaceTeacherDocument,
  TeacherReplacementPreviewDocument,
  type TeacherReplacementPreviewQuery,
} from '../../../graphql/generated';
import { formatDate, today } from '../../../lib/dates';
import { Combobox } from '../../../ui/fields/combobox';
import { DateField } from '../../../ui/fields/date-field';
import { Message } from '../../../ui/feedback/message';
import { notify } from '../../../ui/feedback/toast-store';
import { FormFailure, FormFoot } from './form-foot';
import type { TeacherFormProps } from './teacher-dialog';

/** Another teacher takes over from a day on: first what would move, then the deed. */
export function ReplaceForm({ teacher, onCancel, onDone }: TeacherFormProps) {
  const [replacementId, setReplacementId] = useState<string | null>(null);
  const [fromOn, setFromOn] = useState<string | null>(today());
  const options = useTeacherOptions().filter(({ value }) => value !== teacher.id);
  const input = { id: teacher.id, replacementId: replacementId ?? '', fromOn: fromOn ?? '' };
  const ready = replacementId !== null && fromOn !== null;
  const { data, error: unseen } = useQuery(TeacherReplacementPreviewDocument, {
    variables: { input },
    skip: !ready,
    fetchPolicy: 'network-only',
  });
  const [replace, { loading, error }] = useMutation(ReplaceTeacherDocument);
  const refusal = !loading && (error ?? unseen);
  const failure = refusal ? readFailure(refusal) : null;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await replace({ variables: { input }, refetchQueries: 'active' });
      const next = options.find(({ value }) => value === replacementId)?.label ?? '';
      notify.success(
        fromOn === today()
          ? `${next} har tagit över från ${teacher.user.name}.`
          : `${next} tar över från ${teacher.user.name} ${formatDate(fromOn ?? '')}.`,
      );
      onDone();
    } catch (failed) {
      console.error('The teacher was not replaced.', failed);
    }
  };
  return (
    <form noValidate className="stack" onSubmit={(event) => void save(event)}>
      {refusal && !fieldMessage(failure, 'replacementId') && !fieldMessage(failure, 'fromOn') && (
        <FormFailure title="Kunde inte ersätta läraren" error={refusal} />
      )}
      <Combobox
        label="Ny lärare"
        required
        options={options}
        value={replacementId}
        onChange={setReplacementId}
        placeholder="Välj lärare"
        emptyText="Ingen lärare heter så"
        error={fieldMessage(failure, 'replacementId')}
      />
      <DateField
        label="Från och med"
        required
        min={today()}
        value={fromOn}
        onChange={setFromOn}
        error={fieldMessage(failure, 'fromOn')}
      />
      {ready && data && <Preview counts={data.teacherReplacementPreview} later={fromOn !== today()} />}
      <FormFoot
        label={fromOn === today() ? 'Ersätt nu' : 'Planera ersättning'}
        busy={loading}
        disabled={!ready || !data}
        onCancel={onCancel}
      />
    </form>
  );
}

interface PreviewProps {
  counts: TeacherReplacementPreviewQuery['teacherReplacementPreview'];
  later: boolean;
}

/** Nothing moves unseen. */
function Preview({ counts, later }: PreviewProps) {
  const { students, exams, occasions, instances, ungradedInstances, replacements } = counts;
  return (
    <Message tone={ungradedInstances > 0 ? 'warning' : 'info'} live>
      <p>{later ? 'Så här ser det ut i dag; allt som finns den dagen flyttas:' : 'Det här flyttas:'}</p>
      <ul>
        <li>{students} elever får ny ansvarig lärare, också på APL-tavlan</li>
        <li>{instances - ungradedInstances} pågående och kommande kurstillfällen</li>
        {ungradedInstances > 0 && (
          <li>
            {ungradedInstances} avslutade kurstillfällen med betyg att sätta: den nya läraren sätter dem
          </li>
        )}
        <li>{exams} öppna prövningar</li>
        {occasions > 0 && <li>{occasions} kommande prövningstillfällen</li>}
        {replacements > 0 && <li>{replacements} planerade ersättningar där läraren skulle ta över</li>}
      </ul>
    </Message>
  );
}

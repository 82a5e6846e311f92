import { counted } from '../../../../../domain/numbers';
import { useQuery } from '../../../apollo/use-query';
import { CompetenceWarning } from '../../../entities/teacher/competence-warning';
import { useTeacherOptions } from '../../../entities/teacher/use-teachers';
import {
  TeacherReplacementPreviewDocument,
  type TeacherReplacementPreviewQuery,
} from '../teachers.generated';
import { formatDate, today } from '../../../lib/dates';
import { buttons } from '../../../lib/fixed-texts';
import { Combobox } from '../../../ui/fields/combobox';
import { DateField } from '../../../ui/fields/date-field';
import type { SelectOption } from '../../../ui/fields/select';
import { Message } from '../../../ui/feedback/message';
import { notify } from '../../../ui/feedback/toast-store';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import type { TeacherFormProps } from './teacher-dialog';
import { useUndoReplacement } from './use-undo-replacement';
import { useTeacherMutations } from './use-teacher-mutations';
import { LoadFailed } from '../../../apollo/feedback/load-failed';

interface ReplaceDraft {
  replacementId: string | null;
  fromOn: string | null;
}

function labelOf(options: readonly SelectOption[], id: string | null): string {
  return options.find(({ value }) => value === id)?.label ?? '';
}

function takenOver(next: string, before: string, fromOn: string | null): string {
  return fromOn === today()
    ? `${next} har tagit över från ${before}.`
    : `${next} tar över från ${before} ${formatDate(fromOn ?? '')}.`;
}

const inputOf = (teacherId: string, { replacementId, fromOn }: ReplaceDraft) => ({
  id: teacherId,
  replacementId: replacementId ?? '',
  fromOn: fromOn ?? '',
});

function useReplaceForm(
  { id, user }: TeacherFormProps['teacher'],
  options: ReturnType<typeof useTeacherOptions>,
) {
  const { replace } = useTeacherMutations();
  const takeBack = useUndoReplacement();
  return useRecordForm({
    name: 'replace',
    subject: id,
    record: null,
    draftOf: (): ReplaceDraft => ({ replacementId: null, fromOn: today() }),
    save: (draft) => replace({ variables: { input: inputOf(id, draft) } }),
    onSaved: ({ data }, { replacementId, fromOn }) => {
      const { undoable } = data.replaceTeacher;
      const undo = undoable && {
        action: { label: buttons.undo, run: () => void takeBack(undoable.id) },
        lifeMs: 20_000,
      };
      notify.success(takenOver(labelOf(options, replacementId), user.name, fromOn), undo ?? {});
    },
  });
}

/** Another teacher takes over from a day on: first what would move, then the action. */
export function ReplaceDialog({ teacher, onClosed }: TeacherFormProps) {
  const options = useTeacherOptions().filter(({ value }) => value !== teacher.id);
  const form = useReplaceForm(teacher, options);
  const { draft, input } = form;
  const ready = draft.replacementId !== null && draft.fromOn !== null;
  const { data, error } = useQuery(TeacherReplacementPreviewDocument, {
    variables: { input: inputOf(teacher.id, draft) },
    skip: !ready,
    fetchPolicy: 'network-only',
  });
  const isNow = draft.fromOn === today();
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      size="sm"
      title={`Ersätt lärare: ${teacher.user.name}`}
      failed="Kunde inte ersätta läraren"
      submitLabel={isNow ? 'Ersätt nu' : 'Planera ersättning'}
      disabled={!ready || !data}
    >
      <LoadFailed error={error} text="Kunde inte ersätta läraren." />
      <Combobox
        {...input('replacementId')}
        label="Ny lärare"
        required
        data-autofocus=""
        options={options}
        placeholder="Välj lärare"
        emptyText="Ingen lärare heter så"
      />
      <DateField {...input('fromOn')} label="Från och med" required min={today()} />
      {ready && data && <Preview counts={data.teacherReplacementPreview} later={!isNow} />}
      {draft.replacementId && draft.fromOn && (
        <CompetenceWarning teacherId={draft.replacementId} replacesId={teacher.id} fromOn={draft.fromOn} />
      )}
    </FormDialog>
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
        <li>{counted(students, 'elev', 'elever')} får ny ansvarig lärare, också på APL-tavlan</li>
        <li>
          {counted(
            instances - ungradedInstances,
            'pågående eller kommande kurstillfälle',
            'pågående och kommande kurstillfällen',
          )}
        </li>
        {ungradedInstances > 0 && (
          <li>
            {counted(ungradedInstances, 'avslutat kurstillfälle', 'avslutade kurstillfällen')} med betyg att
            sätta: den nya läraren sätter dem
          </li>
        )}
        <li>{counted(exams, 'öppen prövning', 'öppna prövningar')}</li>
        {occasions > 0 && (
          <li>{counted(occasions, 'kommande prövningstillfälle', 'kommande prövningstillfällen')}</li>
        )}
        {replacements > 0 && (
          <li>
            {counted(replacements, 'planerad ersättning', 'planerade ersättningar')} där läraren skulle ta
            över
          </li>
        )}
      </ul>
    </Message>
  );
}

import { useMutation } from '@apollo/client/react';
import { counted } from '../../../../domain/numbers';
import type { WorkplaceState } from '../../../../domain/generated';
import { workplaceStateLabels } from '../../../../domain/labels/placement';
import { optionsOf } from '../../../../domain/options';
import { PLACEMENT_LIMITS } from '../../../../domain/placements/limits';
import { OPEN_STATES } from '../../../../domain/placements/state';
import { useQuery } from '../../apollo/use-query';
import type { ComparedField } from '../../ui/feedback/conflict-message';
import { Message } from '../../ui/feedback/message';
import { notify } from '../../ui/feedback/toast-store';
import { Select } from '../../ui/fields/select';
import { TextArea } from '../../ui/fields/text-field';
import { FormDialog } from '../../ui/form/form-dialog';
import { useRecordForm } from '../../ui/form/use-record-form';
import { useReadWorkplace } from './use-read-workplace';
import {
  SetWorkplaceStateDocument,
  StudentsAtWorkplaceDocument,
  type WorkplaceRecordFragment,
} from './workplaces.generated';

interface StateDraft {
  state: WorkplaceState;
  reason: string;
}

interface StateDialogProps {
  workplace: WorkplaceRecordFragment;
  onClosed: () => void;
}

const states = optionsOf(workplaceStateLabels);

const compared: readonly ComparedField<StateDraft>[] = [
  { label: 'Status', text: ({ state }) => workplaceStateLabels[state] },
  { label: 'Skäl', text: ({ reason }) => reason },
];

/** Whether a workplace takes students; a stop needs a reason. */
export default function StateDialog({ workplace, onClosed }: StateDialogProps) {
  const [setState] = useMutation(SetWorkplaceStateDocument);
  const read = useReadWorkplace();
  const form = useRecordForm({
    name: 'workplace-state',
    subject: workplace.id,
    record: workplace,
    draftOf: (record): StateDraft => ({
      state: record?.state ?? 'ACTIVE',
      reason: record?.stateReason ?? '',
    }),
    faultsOf: ({ state, reason }) =>
      state === 'STOPPED' && !reason.trim() ? { reason: 'Ange varför arbetsplatsen stoppas.' } : {},
    save: ({ state, reason }, record) =>
      setState({
        variables: { input: { id: workplace.id, version: (record ?? workplace).version, state, reason } },
      }),
    conflict: { read: ({ id }) => read(id), compared },
    onSaved: (_, { state }) =>
      notify.success(`${workplace.name}: ${workplaceStateLabels[state].toLocaleLowerCase('sv')}`),
  });
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title={`Status för ${workplace.name}`}
      failed="Kunde inte ändra statusen"
    >
      <Select label="Status" options={states} {...form.input('state')} />
      {form.draft.state !== 'ACTIVE' && <StudentsThere workplaceId={workplace.id} />}
      <TextArea
        label="Skäl"
        required={form.draft.state === 'STOPPED'}
        maxLength={PLACEMENT_LIMITS.reason}
        rows={2}
        {...form.text('reason')}
      />
    </FormDialog>
  );
}

/** Says how many students are or will be at a workplace that accepts no more students. */
function StudentsThere({ workplaceId }: { workplaceId: string }) {
  const { data } = useQuery(StudentsAtWorkplaceDocument, {
    variables: { workplaceId, states: [...OPEN_STATES] },
    fetchPolicy: 'network-only',
  });
  const count = data?.placements.totalCount ?? 0;
  if (count === 0) return null;
  return (
    <Message tone="warning">
      {`${counted(count, 'placering här är inte avslutad', 'placeringar här är inte avslutade')} och ändras inte av det.`}
    </Message>
  );
}

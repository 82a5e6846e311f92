import { useMutation } from '@apollo/client/react';
import { assessmentLevelLabels } from '../../../../../domain/labels/placement';
import { PLACEMENT_LIMITS } from '../../../../../domain/placements/limits';
import { GoalLevelFields, sentLevels } from '../../../entities/placement/goal-levels';
import { notify } from '../../../ui/feedback/toast-store';
import { TextArea, TextField } from '../../../ui/fields/text-field';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import type { PlacementRowFragment } from '../placements.generated';
import { useReadPlacement } from '../use-read-placement';
import { assessedOf, assessmentFaults, comparedAssessment, draftOfAssessment } from './assess-draft';
import { AssessPlacementDocument } from './assessments.generated';

interface AssessDialogProps {
  placement: PlacementRowFragment;
  onClosed: () => void;
}

/** 'Omdöme om Anna Ek': the supervisor's assessment, entered from a paper. */
export default function AssessDialog({ placement, onClosed }: AssessDialogProps) {
  const [assess] = useMutation(AssessPlacementDocument);
  const read = useReadPlacement();
  const form = useRecordForm({
    name: 'assess-placement',
    subject: placement.id,
    record: assessedOf(placement),
    draftOf: draftOfAssessment,
    faultsOf: assessmentFaults,
    save: ({ supervisorName, goals, text }, base) =>
      assess({
        variables: {
          input: {
            placementId: placement.id,
            version: base?.version ?? 0,
            goals: sentLevels(goals) ?? [],
            text: text.trim() || null,
            supervisorName,
          },
        },
      }),
    conflict: {
      read: async () => assessedOf(await read(placement.id)),
      compared: comparedAssessment(placement),
    },
    onSaved: () => notify.success('Omdömet är sparat'),
  });
  const { error } = form.field('goals');
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title={`Omdöme om ${placement.studentName}`}
      failed="Kunde inte spara omdömet"
    >
      <p>Skriv av handledarens omdöme från papperet. Eleven ser det när du har sparat.</p>
      <TextField
        label="Handledarens namn"
        required
        maxLength={PLACEMENT_LIMITS.signer}
        {...form.text('supervisorName')}
      />
      <GoalLevelFields
        goals={placement.goals}
        levels={form.draft.goals}
        onChange={(goals) => form.set({ goals })}
        texts={{ level: 'Nivå', choose: 'Välj nivå', comment: 'Kommentar', levels: assessmentLevelLabels }}
        missing={error}
      />
      <TextArea
        label="Sammanfattande omdöme"
        rows={4}
        maxLength={PLACEMENT_LIMITS.note}
        {...form.text('text')}
      />
    </FormDialog>
  );
}

import { branchLabels } from '../../../../domain/labels/placement';
import { valuesOf } from '../../../../domain/options';
import { PLACEMENT_LIMITS } from '../../../../domain/placements/limits';
import { useMunicipalities } from '../../entities/municipality/use-municipalities';
import { today } from '../../lib/dates';
import { notify } from '../../ui/feedback/toast-store';
import { Checkbox } from '../../ui/fields/checkbox';
import { Select } from '../../ui/fields/select';
import { DateField } from '../../ui/fields/date-field';
import { TextArea, TextField } from '../../ui/fields/text-field';
import { FormDialog } from '../../ui/form/form-dialog';
import type { RecordForm } from '../../ui/form/record-form';
import { useRecordForm } from '../../ui/form/use-record-form';
import { Grid } from '../../ui/layout';
import { useSaveWorkplace } from './use-save-workplace';
import {
  comparedWorkplace,
  draftOfWorkplace,
  workplaceFaults,
  workplaceLabels,
  type WorkplaceDraft,
} from './workplace-draft';
import type { WorkplaceRowFragment } from './workplaces.generated';

interface WorkplaceDialogProps {
  /** Null for a new one. */
  workplace: WorkplaceRowFragment | null;
  onSaved: (workplace: WorkplaceRowFragment) => void;
  onClosed: () => void;
}

const params = ['visa'];

/** A workplace: where it is, whom to contact, and how many students it takes. */
export default function WorkplaceDialog({ workplace, onSaved, onClosed }: WorkplaceDialogProps) {
  const { save, read } = useSaveWorkplace();
  const form = useRecordForm({
    name: 'workplace',
    ...(workplace && { subject: workplace.id }),
    record: workplace,
    draftOf: draftOfWorkplace,
    faultsOf: workplaceFaults,
    save,
    conflict: { read, compared: comparedWorkplace },
    params,
    onSaved: (saved) => {
      notify.success(workplace ? `${saved.name} är sparad` : `${saved.name} är tillagd`);
      onSaved(saved);
    },
  });
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      size="lg"
      title={workplace ? workplace.name : 'Ny arbetsplats'}
      failed="Kunde inte spara arbetsplatsen"
    >
      <WorkplaceFields form={form} />
    </FormDialog>
  );
}

const { line, postalCode, city, person, phone } = PLACEMENT_LIMITS;
const columns = 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))';

function WorkplaceFields({ form }: { form: RecordForm<WorkplaceDraft> }) {
  const { draft, text, input } = form;
  const municipalities = useMunicipalities(draft.municipality);
  return (
    <>
      <Grid gap="4" columns={columns} align="end">
        <TextField
          label={workplaceLabels.name}
          required
          data-autofocus=""
          maxLength={line}
          {...text('name')}
        />
        <TextField
          label={workplaceLabels.organisationNumber}
          placeholder="NNNNNN-NNNN"
          {...text('organisationNumber')}
        />
        <TextField label={workplaceLabels.unit} maxLength={line} {...text('unit')} />
        <TextField label={workplaceLabels.places} required inputMode="numeric" {...text('places')} />
      </Grid>
      <Grid gap="4" columns={columns} align="end">
        <TextField label={workplaceLabels.street} maxLength={line} {...text('street')} />
        <TextField label={workplaceLabels.postalCode} maxLength={postalCode} {...text('postalCode')} />
        <TextField label={workplaceLabels.city} maxLength={city} {...text('city')} />
        <Select
          label={workplaceLabels.municipality}
          placeholder="Välj kommun"
          options={municipalities}
          {...input('municipality')}
        />
      </Grid>
      <Grid gap="4" columns={columns} align="end">
        <TextField label={workplaceLabels.contactName} maxLength={person} {...text('contactName')} />
        <TextField
          label={workplaceLabels.contactPhone}
          type="tel"
          maxLength={phone}
          {...text('contactPhone')}
        />
        <TextField label={workplaceLabels.contactEmail} type="email" {...text('contactEmail')} />
        <DateField label={workplaceLabels.riskAssessedOn} max={today()} {...input('riskAssessedOn')} />
      </Grid>
      <BranchChoice form={form} />
      <TextArea
        label={workplaceLabels.note}
        description="Skriv ingenting om enskilda elever."
        maxLength={PLACEMENT_LIMITS.note}
        rows={3}
        {...text('note')}
      />
    </>
  );
}

function BranchChoice({ form: { draft, set } }: { form: RecordForm<WorkplaceDraft> }) {
  return (
    <Grid as="fieldset" gap="2" columns={columns} className="framed">
      <legend>{workplaceLabels.branches}</legend>
      {valuesOf(branchLabels).map((branch) => (
        <Checkbox
          key={branch}
          label={branchLabels[branch]}
          checked={draft.branches.includes(branch)}
          onChange={(checked) =>
            set({
              branches: checked
                ? [...draft.branches, branch]
                : draft.branches.filter((other) => other !== branch),
            })
          }
        />
      ))}
    </Grid>
  );
}

import { DateField } from '../../../ui/fields/date-field';
import { TextField } from '../../../ui/fields/text-field';
import type { RecordForm } from '../../../ui/form/record-form';
import type { EnrollDraft } from './enroll-draft';
import { Grid } from '../../../ui/layout';

/** Dates and pace of enrolments without an instance. */
export function EnrollDates({ form: { draft, set, field, text } }: { form: RecordForm<EnrollDraft> }) {
  return (
    <Grid gap="3" columns="repeat(auto-fit, minmax(min(100%, 11rem), 1fr))">
      <DateField
        {...field('startDate')}
        label="Startdatum"
        value={draft.startDate}
        onChange={(startDate, valid) => valid && set({ startDate })}
      />
      <DateField
        {...field('endDate')}
        label="Slutdatum"
        value={draft.endDate}
        onChange={(endDate, valid) => valid && set({ endDate })}
      />
      <TextField label="Studietakt (%)" inputMode="numeric" {...text('pace')} />
    </Grid>
  );
}

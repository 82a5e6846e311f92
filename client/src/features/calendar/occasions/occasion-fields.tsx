import type { ExamPart } from '../../../../../domain/generated';
import { useCourses } from '../../../entities/course/use-courses';
import { useTeacherOptions } from '../../../entities/teacher/use-teachers';
import { examPartLabels } from '../../../../../domain/labels/exam';
import { MultiCombobox } from '../../../ui/fields/combobox';
import { DateField } from '../../../ui/fields/date-field';
import { Select } from '../../../ui/fields/select';
import { TextArea, TextField } from '../../../ui/fields/text-field';
import { TimeField } from '../../../ui/fields/time-field';
import type { DraftFaults, OccasionDraft } from './occasion-draft';
import { Grid } from '../../../ui/layout';

const parts = (Object.keys(examPartLabels) as ExamPart[]).map((value) => ({
  value,
  label: examPartLabels[value],
}));

interface OccasionFieldsProps {
  draft: OccasionDraft;
  faults: DraftFaults;
  change: (change: Partial<OccasionDraft>) => void;
}

/** The fields of an occasion; the registration window and the note, seldom needed, fold away. */
export function OccasionFields({ draft, faults, change }: OccasionFieldsProps) {
  const { courses, read } = useCourses();
  const teachers = useTeacherOptions();
  const text = (name: 'room' | 'capacity' | 'invigilator') => ({
    value: draft[name],
    error: faults[name],
    autoComplete: 'off',
    onChange: (event: { currentTarget: HTMLInputElement }) => change({ [name]: event.currentTarget.value }),
  });
  return (
    <Grid
      gap="4"
      columns="repeat(auto-fill, minmax(min(11rem, 100%), 1fr))"
      align="end"
      className="calendar-fields"
    >
      <MultiCombobox
        label="Kurser"
        required
        className="calendar-fields-wide"
        options={courses}
        value={read ? draft.courseIds : []}
        placeholder="Sök kurs"
        error={faults.courseIds}
        onChange={(courseIds) => change({ courseIds })}
      />
      <DateField
        label="Dag"
        required
        value={draft.heldOn}
        error={faults.heldOn}
        onChange={(heldOn) => change({ heldOn })}
      />
      <TimeField
        label="Börjar"
        required
        value={draft.startsAt}
        error={faults.startsAt}
        onChange={(startsAt) => change({ startsAt })}
      />
      <TimeField
        label="Slutar"
        required
        value={draft.endsAt}
        error={faults.endsAt}
        onChange={(endsAt) => change({ endsAt })}
      />
      <TextField label="Sal" maxLength={80} {...text('room')} />
      <Select label="Del" options={parts} value={draft.part} onChange={(part) => part && change({ part })} />
      <TextField label="Antal platser" inputMode="numeric" placeholder="Ingen gräns" {...text('capacity')} />
      <TextField label="Vakt" maxLength={120} {...text('invigilator')} />
      <Select
        label="Ansvarig lärare"
        placeholder="Ingen"
        options={teachers}
        value={draft.teacherId}
        onChange={(teacherId) => change({ teacherId })}
      />
      <RegistrationFields {...{ draft, faults, change }} />
    </Grid>
  );
}

/** When one may register, and a note: seldom needed, so they fold away. */
function RegistrationFields({ draft, faults, change }: OccasionFieldsProps) {
  return (
    <details
      className="calendar-fields-wide"
      open={Boolean(draft.registrationOpensOn ?? draft.registrationClosesOn ?? draft.note) || undefined}
    >
      <summary>Anmälningstid och anteckning</summary>
      <Grid
        gap="4"
        columns="repeat(auto-fill, minmax(min(11rem, 100%), 1fr))"
        align="end"
        className="calendar-fields"
      >
        <DateField
          label="Anmälan öppnar"
          value={draft.registrationOpensOn}
          error={faults.registrationOpensOn}
          onChange={(registrationOpensOn) => change({ registrationOpensOn })}
        />
        <DateField
          label="Sista anmälningsdag"
          value={draft.registrationClosesOn}
          error={faults.registrationClosesOn}
          onChange={(registrationClosesOn) => change({ registrationClosesOn })}
        />
        <TextArea
          label="Anteckning"
          className="calendar-fields-wide"
          rows={2}
          maxLength={1000}
          value={draft.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
      </Grid>
    </details>
  );
}

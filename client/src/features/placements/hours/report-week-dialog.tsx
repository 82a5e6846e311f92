import { weekNumber } from '../../../../../domain/days';
import { placementAbsenceLabels } from '../../../../../domain/labels/placement';
import { isKept } from '../../../../../domain/placements/reported-week';
import { isUsual, weekdaysText } from '../../../../../domain/placements/weekdays';
import { formatNumber } from '../../../../../domain/numbers';
import { optionsOf } from '../../../../../domain/options';
import { spokenDay } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { Select } from '../../../ui/fields/select';
import { TextField } from '../../../ui/fields/text-field';
import type { ComparedField } from '../../../ui/feedback/conflict-message';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { Grid, Row } from '../../../ui/layout';
import type { PlacementRowFragment } from '../placements.generated';
import type { PlacementWeekRowFragment } from './hours.generated';
import { usualHours, type PlacementWeekView } from './placement-weeks';
import { NOT_REPORTED, useReadWeek, useWeekActions } from './use-week-actions';
import { draftOfWeek, reportedDays, usualDraft, weekFaults, type WeekDraft } from './week-draft';
import { timeText } from './week-text';

interface ReportWeekDialogProps {
  placement: PlacementRowFragment;
  week: PlacementWeekView;
  /** The student, who may not change what the workplace has confirmed or reported. */
  isOwn: boolean;
  onClosed: () => void;
}

const absences = optionsOf(placementAbsenceLabels);
const columns = 'minmax(0, 1fr) minmax(0, 2fr)';

/** The days of a week with hours and absence. */
export default function ReportWeekDialog({ placement, week, isOwn, onClosed }: ReportWeekDialogProps) {
  const { report, refetch } = useWeekActions(placement.id);
  const read = useReadWeek(placement);
  const hours = formatNumber(usualHours(placement), 2);
  const { weekdays } = placement;
  const open = { days: week.days.filter((day) => !(isOwn && week.stored && isKept(week.stored, day))) };
  const form = useRecordForm({
    name: 'placement-week',
    subject: `${placement.id}-${week.code}`,
    record: week.stored ?? NOT_REPORTED,
    draftOf: (record) => draftOfWeek(week, record?.days ?? []),
    faultsOf: (draft) => ({
      ...weekFaults(draft),
      ...(reportedDays(week, draft).length === 0 && {
        [`hours-${week.days[0]}`]: 'Ange timmar eller frånvaro för minst en dag.',
      }),
    }),
    save: (draft, record) => report(week, reportedDays(week, draft), record?.version),
    conflict: { read: () => read(week.code), compared: comparedDays(week) },
    onSaved: () => undefined,
    onRefused: () => void refetch(),
  });
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title={`Vecka ${weekNumber(week.monday)} på ${placement.workplace.name}`}
      failed="Kunde inte rapportera veckan"
    >
      <Row>
        <Button size="sm" onClick={() => form.set(usualDraft(open, placement))}>
          {`${hours} timmar ${isUsual(weekdays) ? 'varje vardag' : weekdaysText(weekdays)}`}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => form.set(draftOfWeek(open, []))}>
          Töm
        </Button>
      </Row>
      {week.days.map((day) => (
        <fieldset key={day} className="framed">
          <legend>{withoutYear(spokenDay(day))}</legend>
          {open.days.includes(day) ? (
            <Grid gap="3" columns={columns} align="start">
              <TextField label="Timmar" inputMode="decimal" {...form.text(`hours-${day}`)} />
              <Select
                label="Frånvaro"
                placeholder="Ingen"
                options={absences}
                {...form.field(`absence-${day}`)}
                value={absences.find(({ value }) => value === form.draft[`absence-${day}`])?.value ?? null}
                onChange={(absence) => form.set({ [`absence-${day}`]: absence ?? '' })}
              />
            </Grid>
          ) : (
            <p>{keptText(week.stored!, day)}</p>
          )}
        </fieldset>
      ))}
    </FormDialog>
  );
}

/** The days as the form names them, for comparing with another user's report. */
const comparedDays = ({ days }: PlacementWeekView): ComparedField<WeekDraft>[] =>
  days.map((day) => ({
    label: withoutYear(spokenDay(day)),
    text: (draft) => {
      const absence = absences.find(({ value }) => value === draft[`absence-${day}`])?.label;
      const hours = draft[`hours-${day}`]?.trim();
      return [hours && `${hours} h`, absence].filter(Boolean).join(' och ');
    },
  }));

/** 'måndag 23 november 2026' as 'måndag 23 november'. */
const withoutYear = (day: string): string => day.replace(/ \d{4}$/, '');

/** 'Anmäld av arbetsplatsen: ogiltig frånvaro', of a day that the student does not change. */
function keptText({ days, confirmedAt }: PlacementWeekRowFragment, day: string): string {
  const stored = days.find((one) => one.day === day);
  const text = stored ? timeText(stored) : 'inte rapporterad';
  return `${confirmedAt ? 'Bekräftad' : 'Anmäld'} av arbetsplatsen: ${text}`;
}

import { sortedWeekdays, WEEKDAYS, weekdayName } from '../../../../../domain/placements/weekdays';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Grid, Row } from '../../../ui/layout';

interface WeekdayTogglesProps {
  id: string;
  error: string | undefined;
  value: readonly number[];
  onChange: (days: number[]) => void;
}

/** The days of the week at the workplace. */
export function WeekdayToggles({ id, error, value, onChange }: WeekdayTogglesProps) {
  return (
    <Grid as="fieldset" gap="1" id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label">Veckodagar</legend>
      <Row gap="1 3">
        {WEEKDAYS.map((day) => (
          <Checkbox
            key={day}
            label={weekdayName(day)}
            checked={value.includes(day)}
            onChange={(isOn) =>
              onChange(sortedWeekdays(isOn ? [...value, day] : value.filter((other) => other !== day)))
            }
          />
        ))}
      </Row>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </Grid>
  );
}

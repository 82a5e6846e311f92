import dayjs from 'dayjs';
import { useState } from 'react';
import { today } from '../../lib/dates';
import { Card } from '../../ui/card';
import { DateField } from '../../ui/fields/date-field';
import { DateRangeField, type DateRange } from '../../ui/fields/date-range-field';
import { TimeField } from '../../ui/fields/time-field';

/** The date field with all its limits (specification §9; contract §7), to be tried. */
export function FieldSamples() {
  const [day, setDay] = useState<{ value: string | null; valid: boolean }>({ value: null, valid: true });
  const [range, setRange] = useState<DateRange>({ start: null, end: null });
  const [time, setTime] = useState<string | null>(null);
  const now = dayjs(today());
  const date = (days: number) => now.add(days, 'day').format('YYYY-MM-DD');
  const [min, max, closed] = [date(1), date(60), date(14)];
  return (
    <Card title="Datumfält">
      <div className="stack">
        <DateField
          label="Vardag inom två månader"
          description={`Från ${min} till ${max}, inte helger och inte ${closed}.`}
          value={day.value}
          min={min}
          max={max}
          excluded={[closed]}
          weekdays={[1, 2, 3, 4, 5]}
          onChange={(value, valid) => setDay({ value, valid })}
        />
        <p role="status" className="meta">
          {day.value ? `Valt: ${day.value}` : day.valid ? 'Inget valt' : 'Ogiltigt val'}
        </p>
        <DateRangeField label="Period" value={range} onChange={setRange} />
        <TimeField
          label="Tid under skoldagen"
          description="Mellan 08:00 och 17:00, format tt:mm"
          min="08:00"
          max="17:00"
          value={time}
          onChange={setTime}
        />
      </div>
    </Card>
  );
}

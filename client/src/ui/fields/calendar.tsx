import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/dates/styles.layer.css';
import '../styles/date-field.css';
import { DatePicker, DatesProvider } from '@mantine/dates';
import { useEffect, useRef } from 'react';
import { spokenDay, today } from '../../lib/dates';
import { dateFault, type DateLimits } from './date-rules';

export interface CalendarProps {
  value: string | null;
  limits: DateLimits;
  onPick: (day: string) => void;
}

const names = {
  nextMonth: 'Nästa månad',
  previousMonth: 'Föregående månad',
  monthLevelControl: 'Byt månad',
  nextYear: 'Nästa år',
  previousYear: 'Föregående år',
  yearLevelControl: 'Byt år',
  nextDecade: 'Nästa årtionde',
  previousDecade: 'Föregående årtionde',
};

/** A month of days, Monday first, with week numbers; each day says its weekday. */
export default function Calendar({ value, limits, onPick }: CalendarProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const day = root.current?.querySelector<HTMLElement>('[data-selected], [data-today]');
    (day ?? root.current?.querySelector<HTMLElement>('table button:not([disabled])'))?.focus();
  }, []);
  return (
    <div ref={root} className="calendar">
      <DatesProvider settings={{ locale: 'sv', firstDayOfWeek: 1, weekendDays: [0, 6] }}>
        <DatePicker
          value={value}
          onChange={(day) => day && onPick(day)}
          defaultDate={value ?? clamp(today(), limits)}
          minDate={limits.min}
          maxDate={limits.max}
          excludeDate={(day) => dateFault(day, limits) !== null}
          getDayProps={(day) => ({ 'aria-label': spokenDay(day) })}
          ariaLabels={names}
          highlightToday
          withWeekNumbers
        />
      </DatesProvider>
    </div>
  );
}

function clamp(day: string, { min, max }: DateLimits): string {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}

import '../styles/date-field.css';
import { useState, type ReactNode } from 'react';
import { DateField } from './date-field';
import { orderedRange, type DateLimits } from './date-rules';
import { announce } from '../feedback/live-region';

/** Two days in order; null where none is given: an open end. */
export interface DateRange {
  start: string | null;
  end: string | null;
}

export interface DateRangeFieldProps extends DateLimits {
  /** What the two days are the limits of. */
  label: ReactNode;
  value: DateRange;
  /** The range always comes in order; `valid` is false while either field holds no allowed day. */
  onChange: (value: DateRange, valid: boolean) => void;
  className?: string;
}

const swapped = 'Datumen bytte plats så att det första kommer först.';

/**
 * A range of days. An end before the start swaps them on blur (specification §9), not during typing; the limits apply
 * to both.
 */
export function DateRangeField({ label, value, onChange, className, ...limits }: DateRangeFieldProps) {
  // As shown in the fields: possibly out of order during typing.
  const [shown, setShown] = useState(value);
  const [told, setTold] = useState(value);
  const [valid, setValid] = useState({ start: true, end: true });
  if (value.start !== told.start || value.end !== told.end) {
    setTold(value);
    setShown(value);
    setValid({ start: true, end: true });
  }

  const change = (which: keyof DateRange, day: string | null, isValid: boolean) => {
    const next = { ...shown, [which]: day };
    const nextValid = { ...valid, [which]: isValid };
    const [start, end] = orderedRange(next.start, next.end);
    setShown(next);
    setValid(nextValid);
    setTold({ start, end });
    onChange({ start, end }, nextValid.start && nextValid.end);
  };

  const putInOrder = () => {
    // By its present state: a day picked in the calendar comes in the same moment as the focus leaves it.
    setShown((now) => {
      const [start, end] = orderedRange(now.start, now.end);
      return start === now.start ? now : { start, end };
    });
  };

  const side = (which: keyof DateRange, sideLabel: string) => (
    <DateField
      {...limits}
      label={sideLabel}
      value={shown[which]}
      onChange={(day, isValid) => change(which, day, isValid)}
    />
  );

  return (
    <fieldset
      className={className}
      onBlur={() => {
        if (orderedRange(shown.start, shown.end)[0] !== shown.start) announce(swapped);
        putInOrder();
      }}
    >
      <legend className="field-label">{label}</legend>
      <div className="date-range-fields">
        {side('start', 'Från')}
        {side('end', 'Till')}
      </div>
    </fieldset>
  );
}

import '../styles/date-field.css';
import { useId, useState, type ReactNode } from 'react';
import { DateField } from './date-field';
import { orderedRange, type DateLimits } from './date-rules';
import { FieldError } from './field';
import { announce } from '../feedback/live-region';

/** Two days in order; null where none is given: an open end. */
export interface DateRange {
  start: string | null;
  end: string | null;
}

export interface DateRangeFieldProps extends DateLimits {
  /** What the two days are the limits of. */
  label: ReactNode;
  startLabel?: string;
  endLabel?: string;
  value: DateRange;
  /** The range always comes in order; `valid` is false while either field holds no allowed day. */
  onChange: (value: DateRange, valid: boolean) => void;
  error?: ReactNode;
  disabled?: boolean;
  className?: string;
}

const swapped = 'Datumen bytte plats så att det första kommer först.';

/**
 * A range of days. An end before the start swaps them (specification §9) when one leaves the field, not while
 * one is still typing; the limits hold for both.
 */
export function DateRangeField({
  label,
  startLabel = 'Från',
  endLabel = 'Till',
  value,
  onChange,
  error,
  disabled,
  className,
  ...limits
}: DateRangeFieldProps) {
  const id = useId();
  // As the fields show it: out of order while one is typing.
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
      disabled={disabled}
    />
  );

  return (
    <fieldset
      className={['date-range', className].filter(Boolean).join(' ')}
      aria-describedby={error ? `${id}-error` : undefined}
      onBlur={() => {
        if (orderedRange(shown.start, shown.end)[0] !== shown.start) announce(swapped);
        putInOrder();
      }}
    >
      <legend className="field-label">{label}</legend>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className="date-range-fields">
        {side('start', startLabel)}
        {side('end', endLabel)}
      </div>
    </fieldset>
  );
}

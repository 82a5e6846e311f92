import { IconClock } from '@tabler/icons-react';
import type { FieldProps } from './field';
import { TextField } from './text-field';
import { readTypedTime, type TimeLimits } from './time-rules';
import { useTypedValue } from './typed/use-typed-value';
import { sign } from '../text/sign';

export interface TimeFieldProps extends FieldProps, TimeLimits {
  /** HH:mm; null when empty or not (yet) a valid time. */
  value: string | null;
  /** `valid` is false when something is typed that is no allowed time; the value is then null. */
  onChange: (value: string | null, valid: boolean) => void;
  disabled?: boolean;
  id?: string;
}

/** A time of the day by typing, by the 24-hour clock whatever the browser's language, within limits (specification §9). */
export function TimeField({
  value,
  onChange,
  min,
  max,
  error,
  description = 'Format tt:mm',
  disabled,
  ...field
}: TimeFieldProps) {
  const { input, typed, fault, onType, onLeave } = useTypedValue(
    value,
    (text) => readTypedTime(text, { min, max }),
    onChange,
  );
  return (
    <TextField
      {...field}
      ref={input}
      description={description}
      error={fault ?? error}
      disabled={disabled}
      inputMode="numeric"
      autoComplete="off"
      placeholder="tt:mm"
      icon={sign(IconClock)}
      value={typed}
      onChange={(event) => onType(event.currentTarget.value)}
      onBlur={onLeave}
    />
  );
}

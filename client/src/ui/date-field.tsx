import './styles/date-field.css';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from './button';
import { readTypedDate, type DateLimits } from './date-rules';
import type { FieldProps } from './field';
import { Popup } from './popup';
import { TextField } from './text-field';

const Calendar = lazy(() => import('./calendar'));

export interface DateFieldProps extends FieldProps, DateLimits {
  /** yyyy-MM-dd; null when empty or not (yet) a valid day. */
  value: string | null;
  /** `valid` is false when something is typed that is no allowed day; the value is then null. */
  onChange: (value: string | null, valid: boolean) => void;
  disabled?: boolean;
  id?: string;
  name?: string;
}

/**
 * A date by typing (yyyy-MM-dd or eight digits, pasting too) or from a calendar, with the limits of
 * specification §9. A fault shows when one leaves the field, and goes as soon as it is mended.
 */
export function DateField({
  value,
  onChange,
  min,
  max,
  excluded,
  weekdays,
  error,
  description = 'Format åååå-mm-dd',
  disabled,
  ...field
}: DateFieldProps) {
  const limits: DateLimits = { min, max, excluded, weekdays };
  const [typed, setTyped] = useState(value ?? '');
  const [fault, setFault] = useState<string | null>(null);
  const [told, setTold] = useState(value);
  // A value set from outside (a reset form, a picked day) replaces what was typed; our own report does not.
  if (value !== told) {
    setTold(value);
    setTyped(value ?? '');
    setFault(null);
  }

  const report = (text: string, showFault: boolean) => {
    const read = readTypedDate(text, limits);
    setFault((shown) => (showFault || (shown && read.fault) ? read.fault : null));
    setTold(read.value);
    onChange(read.value, read.fault === null);
    return read;
  };

  return (
    <TextField
      {...field}
      description={description}
      error={fault ?? error}
      disabled={disabled}
      inputMode="numeric"
      autoComplete="off"
      placeholder="åååå-mm-dd"
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        report(event.currentTarget.value, false);
      }}
      onBlur={() => {
        const read = report(typed, true);
        if (read.value) setTyped(read.value);
      }}
      end={
        <Popup
          label={`Välj ${typeof field.label === 'string' ? field.label.toLocaleLowerCase('sv') : 'datum'}`}
          as="dialog"
          align="end"
          trigger={(attributes) => (
            <IconButton
              {...attributes}
              size="sm"
              disabled={disabled}
              aria-haspopup="dialog"
              label={`Öppna kalendern${value ? `, valt ${value}` : ''}`}
              icon={<IconCalendar className="icon" size={20} stroke={1.8} aria-hidden="true" />}
            />
          )}
        >
          {(close) => (
            <Suspense fallback={<p role="status">Laddar kalendern...</p>}>
              <Calendar
                value={value}
                limits={limits}
                onPick={(day) => {
                  setTyped(day);
                  setFault(null);
                  setTold(day);
                  onChange(day, true);
                  close();
                }}
              />
            </Suspense>
          )}
        </Popup>
      }
    />
  );
}

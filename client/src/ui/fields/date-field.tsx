import '../styles/date-field.css';
import { useMergedRef } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { IconButton } from '../button';
import { readTypedDate, type DateLimits } from './date-rules';
import type { FieldProps } from './field';
import { Popup } from '../overlays/popup';
import { TextField, type TextFieldProps } from './text-field';
import { useTypedValue } from './typed/use-typed-value';
import { deferred } from '../on-demand';
import { sign } from '../text/sign';

const Calendar = deferred(async () => (await import('./calendar')).default, {
  waiting: <p role="status">Laddar kalendern…</p>,
});

export interface DateFieldProps extends FieldProps, DateLimits {
  /** yyyy-MM-dd; null when empty or not (yet) a valid day. */
  value: string | null;
  /** `valid` is false when something is typed that is no allowed day; the value is then null. */
  onChange: (value: string | null, valid: boolean) => void;
  disabled?: boolean;
  placeholder?: string;
  id?: string;
  /** What else the input is to carry where it is part of something larger: a key handler, a role. */
  control?: Omit<TextFieldProps, keyof FieldProps | 'value' | 'onChange' | 'onBlur' | 'end' | 'id'>;
}

/**
 * A date by typing (yyyy-MM-dd or eight digits, pasting too) or from a calendar, with the limits of
 * specification §9. An error shows on blur and disappears once it is corrected.
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
  placeholder = 'åååå-mm-dd',
  disabled,
  control,
  ...field
}: DateFieldProps) {
  const limits: DateLimits = { min, max, excluded, weekdays };
  const { input, typed, fault, onType, onLeave, pick } = useTypedValue(
    value,
    (text) => readTypedDate(text, limits),
    onChange,
  );
  const inputRef = useMergedRef(input, control?.ref);

  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...control}
      {...field}
      ref={inputRef}
      description={description}
      error={fault ?? error}
      disabled={disabled}
      placeholder={placeholder}
      value={typed}
      onChange={(event) => onType(event.currentTarget.value)}
      onBlur={onLeave}
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
              icon={sign(IconCalendar, 20)}
            />
          )}
        >
          {(close) => (
            <Calendar
              value={value}
              limits={limits}
              onPick={(day) => {
                pick(day);
                close();
              }}
            />
          )}
        </Popup>
      }
    />
  );
}

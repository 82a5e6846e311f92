import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { FieldShell, type FieldProps } from './field';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface OwnProps<Value extends string>
  extends
    FieldProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps | 'value' | 'onChange' | 'size'> {
  options: readonly SelectOption<Value>[];
  value: Value | null;
  ref?: Ref<HTMLSelectElement>;
}

interface OptionalProps<Value extends string> extends OwnProps<Value> {
  /** The first option, meaning no choice. */
  placeholder: string | undefined;
  onChange: (value: Value | null) => void;
}

/** Without that first line something is always chosen. */
interface ChosenProps<Value extends string> extends OwnProps<Value> {
  placeholder?: never;
  onChange: (value: Value) => void;
}

/** One of a few values, by the platform's own list: the best there is on a phone and for screen readers. */
export function Select<Value extends string>(props: ChosenProps<Value>): ReactNode;
export function Select<Value extends string>(props: OptionalProps<Value>): ReactNode;
export function Select<Value extends string>(props: ChosenProps<Value> | OptionalProps<Value>) {
  const { options, value, onChange, placeholder, ...field } = props as OptionalProps<Value>;
  return (
    <FieldShell {...field}>
      {(control) => (
        <select
          {...control}
          className="field-input field-select"
          value={value ?? ''}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.currentTarget.value);
            onChange(chosen?.value ?? null);
          }}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldShell>
  );
}

import type { Ref, SelectHTMLAttributes } from 'react';
import { FieldShell, type FieldProps } from './field';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectProps<Value extends string>
  extends
    FieldProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps | 'value' | 'onChange' | 'size'> {
  options: readonly SelectOption<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** The first line, which stands for nothing chosen; without it something is always chosen. */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** One of a few values, by the platform's own list: the best there is on a phone and for screen readers. */
export function Select<Value extends string>({
  options,
  value,
  onChange,
  placeholder,
  ...field
}: SelectProps<Value>) {
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

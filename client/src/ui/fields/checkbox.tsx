import '../styles/field.css';
import { useEffect, useId, useRef, type InputHTMLAttributes, type ReactNode } from 'react';

export interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'onChange' | 'checked' | 'id'
> {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  description?: ReactNode;
  /** Some of its items are chosen. */
  indeterminate?: boolean;
  /** Keeps the label for assistive technology only (a table's rows). */
  hideLabel?: boolean;
}

/** A box to tick. */
export function Checkbox({
  label,
  checked,
  onChange,
  description,
  indeterminate,
  hideLabel,
  ...input
}: CheckboxProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate ?? false;
  }, [indeterminate]);
  return (
    <div className="checkbox">
      <input
        {...input}
        ref={box}
        id={id}
        type="checkbox"
        checked={checked}
        aria-describedby={description ? `${id}-help` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label htmlFor={id} className={hideLabel ? 'sr-only' : undefined}>
        {label}
      </label>
      {description && (
        <p id={`${id}-help`} className="field-description">
          {description}
        </p>
      )}
    </div>
  );
}

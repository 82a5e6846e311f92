import '../styles/field.css';
import { IconAlertCircle } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { languageOf } from '../../lib/fixed-texts';
import { sign } from '../text/sign';

/** What every field has besides its own control. */
export interface FieldProps {
  label: ReactNode;
  /** Help below the label. */
  description?: ReactNode;
  /** The error; shown with an icon above the control and linked to it. */
  error?: ReactNode;
  required?: boolean;
  /** Keeps the label for assistive technology only, where the place says it already. */
  hideLabel?: boolean;
  className?: string;
}

/** Attributes that tie a control to its label, help and error. */
export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean | undefined;
}

interface FieldShellProps extends FieldProps {
  id?: string;
}

/**
 * Label, help, error, control, in this order: a popup below the control never covers the error. What a field is given
 * beyond that is its control's, and comes back with what ties the control to them.
 */
export function FieldShell<Given extends FieldShellProps>({
  label,
  description,
  error,
  required,
  hideLabel,
  className,
  id,
  children,
  ...own
}: Given & {
  children: (control: Omit<Given, keyof FieldProps | 'children'> & ControlAttributes) => ReactNode;
}) {
  const generated = useId();
  const controlId = id ?? generated;
  const descriptionId = `${controlId}-help`;
  const errorId = `${controlId}-error`;
  const describedBy = [description && descriptionId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={['field', className].filter(Boolean).join(' ')}>
      <label htmlFor={controlId} className={hideLabel ? 'sr-only' : 'field-label'}>
        {label}
      </label>
      {description && (
        <p id={descriptionId} className="field-description">
          {description}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {children({
        ...(own as Omit<Given, keyof FieldProps | 'children'>),
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        required: required || undefined,
      })}
    </div>
  );
}

/** An error text with its sign. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="field-error" lang={typeof children === 'string' ? languageOf(children) : undefined}>
      {sign(IconAlertCircle, 16)}
      <span>{children}</span>
    </p>
  );
}

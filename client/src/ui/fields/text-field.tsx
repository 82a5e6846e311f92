import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { FieldShell, type FieldProps } from './field';

type OwnProps = keyof FieldProps;

export interface TextFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, OwnProps | 'size'> {
  /** A sign at the start of the control. */
  icon?: ReactNode;
  /** A button or text at the end of the control. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. `onChange` is the input's own: read `event.currentTarget.value`. */
export function TextField({ icon, end, ...field }: TextFieldProps) {
  return (
    <FieldShell {...field}>
      {(control) => (
        <div className="field-control" data-icon={icon ? true : undefined} data-end={end ? true : undefined}>
          {icon && <span className="field-icon">{icon}</span>}
          <input type="text" {...control} className="field-input" />
          {end && <span className="field-end">{end}</span>}
        </div>
      )}
    </FieldShell>
  );
}

export interface TextAreaProps
  extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, OwnProps> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text; grows with its content where the browser supports it. */
export function TextArea(field: TextAreaProps) {
  return (
    <FieldShell {...field}>
      {(control) => <textarea rows={4} {...control} className="field-input field-area" />}
    </FieldShell>
  );
}

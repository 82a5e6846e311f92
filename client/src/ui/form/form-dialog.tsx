import type { FormEvent, ReactNode } from 'react';
import { buttons } from '../../lib/fixed-texts';
import { Button } from '../button';
import { Dialog, type DialogProps } from '../overlays/dialog';
import { FormProblems } from './form-problems';
import type { RecordForm } from './record-form';
import { submitByKey } from './submit-by-key';

interface FormDialogProps<Draft extends object> extends Pick<DialogProps, 'title' | 'size' | 'onClosed'> {
  form: RecordForm<Draft>;
  /** The failure message: 'Kunde inte spara kursen'; left out if another part reports it. */
  failed?: string;
  faulty?: string;
  /** Text of the submit button. Default: 'Spara'. */
  submitLabel?: string;
  disabled?: boolean;
  danger?: boolean;
  /** Buttons before 'Avbryt'. */
  extra?: ReactNode;
  /** What can be done where saving cannot. */
  instead?: ReactNode;
  children: ReactNode;
}

/** A form in a dialog. Neither a press outside nor closing discards input without a question. */
export function FormDialog<Draft extends object>(props: FormDialogProps<Draft>) {
  const { form, title, size, onClosed, failed, faulty, extra, instead, children } = props;
  const { submitLabel = buttons.save, disabled = false, danger = false } = props;
  return (
    <Dialog
      opened={form.opened}
      onClose={form.close}
      onClosed={onClosed}
      closeOnClickOutside={false}
      size={size}
      title={title}
      footer={
        <>
          {instead || (
            <Button
              type="submit"
              form={form.id}
              variant={danger ? 'danger' : 'primary'}
              busy={form.busy}
              disabled={disabled}
            >
              {form.busy ? buttons.saving : submitLabel}
            </Button>
          )}
          {extra}
          <Button onClick={form.close}>{buttons.cancel}</Button>
        </>
      }
    >
      <form
        id={form.id}
        noValidate
        className="stack"
        onSubmit={instead ? keep : form.submit}
        onKeyDown={submitByKey}
      >
        <FormProblems form={form} failed={failed} faulty={faulty} />
        {children}
      </form>
    </Dialog>
  );
}

/** Where something else is done instead, Enter in a field does not save. */
function keep(event: FormEvent): void {
  event.preventDefault();
}

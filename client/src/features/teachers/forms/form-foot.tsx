import { readFailure } from '../../../apollo/failure';
import { FailureDetails } from '../../../apollo/failure-details';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/feedback/message';

/** A refusal that belongs to no single field. */
export function FormFailure({ title, error }: { title: string; error: unknown }) {
  return (
    <Message tone="error">
      <p>{title}</p>
      <FailureDetails failure={readFailure(error)} />
    </Message>
  );
}

interface FormFootProps {
  label: string;
  busy: boolean;
  onCancel: () => void;
  disabled?: boolean;
  danger?: boolean;
}

/** The buttons at the end of a form in a box. */
export function FormFoot({ label, busy, onCancel, disabled = false, danger = false }: FormFootProps) {
  return (
    <div className="teachers-save">
      <Button onClick={onCancel}>{buttons.cancel}</Button>
      <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy} disabled={disabled}>
        {busy ? buttons.saving : label}
      </Button>
    </div>
  );
}

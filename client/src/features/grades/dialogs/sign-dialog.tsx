import { PLACEMENT_LIMITS } from '../../../../../domain/placements/limits';
import { useState } from 'react';
import { SUPERVISOR_VIEWS_MISSING_TEXT } from '../../../../../domain/placements/assessment';
import { Message } from '../../../ui/feedback/message';
import { notify } from '../../../ui/feedback/toast-store';
import { TextArea } from '../../../ui/fields/text-field';
import { PasswordField } from '../../../ui/fields/password-field';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { extraText, signedText, splitByNeed, summaryOf } from '../grade-labels';
import type { SheetKey, ShownRow } from '../sheet/use-grade-sheet';
import { useSignGrades } from './use-sign-grades';

interface SignDialogProps {
  sheet: SheetKey;
  courseName: string;
  values: readonly string[];
  /** What will be signed. */
  rows: readonly ShownRow[];
  /** Graded rows that someone else signs: an exam without a teacher. */
  leftOut: readonly ShownRow[];
  /** True where only these rows are signed, not the whole course. */
  isPart: boolean;
  onClosed: () => void;
}

const signedOf = (sent: readonly string[], stored: readonly { id: string; state: string }[]) =>
  stored.filter(({ id, state }) => sent.includes(id) && state === 'SIGNED').length;

/** 'Signera kursen' (pages §10): the rows to sign, and the user's password. */
export function SignDialog({ sheet, courseName, values, isPart, onClosed, ...given }: SignDialogProps) {
  const [sign] = useSignGrades();
  // As they are when it is asked: once they are signed, none is left to sign.
  const [{ rows, leftOut }] = useState(given);
  const ids = rows.map(({ id }) => id);
  const unassessed = rows.filter(({ lacksAssessment, state }) => lacksAssessment && state === 'DRAFT');
  const asks = unassessed.length > 0;
  const form = useRecordForm({
    name: 'grade-sign',
    record: null,
    isSecret: true,
    draftOf: () => ({ password: '', reason: '' }),
    faultsOf: ({ reason }) => (asks && !reason.trim() ? { reason: 'Skriv varför.' } : {}),
    save: ({ password, reason }) =>
      sign({
        variables: {
          input: {
            ...{ ...sheet, password, rowIds: isPart ? ids : null },
            ...(asks && { allowWithoutAssessment: true, reason }),
          },
        },
      }),
    onSaved: ({ data }) => {
      const { group, rows: stored } = data.signGrades;
      notify.success(signedText(group, signedOf(ids, stored)));
    },
  });
  const { required, extra } = splitByNeed(rows);
  const grades = required.map(({ grade }) => grade);
  return (
    <FormDialog
      form={form}
      size="sm"
      title={isPart ? 'Signera betyg' : 'Signera kursen'}
      failed="Kunde inte signera"
      submitLabel="Signera och publicera"
      onClosed={onClosed}
    >
      <p>
        <strong>{courseName}</strong>
      </p>
      {required.length > 0 && <p className="grade-summary">{summaryOf(grades, values)}</p>}
      {extra.length > 0 && (
        <Message tone="warning" live={false}>
          Signeras också. {extraText(extra)}
        </Message>
      )}
      <p>Betygen låses och blir synliga för eleverna direkt. Därefter ändras de bara genom rättelse.</p>
      {leftOut.length > 0 && (
        <Message tone="info" live={false}>
          Utan lärare, signeras av en administratör: {leftOut.map(({ name }) => name).join(', ')}.
        </Message>
      )}
      {asks && (
        <>
          <Message tone="warning" live={false}>
            {SUPERVISOR_VIEWS_MISSING_TEXT}: {unassessed.map(({ name }) => name).join(', ')}. Skriv varför
            betyget signeras ändå. Skälet sparas i ändringshistoriken.
          </Message>
          <TextArea
            label="Skäl"
            required
            data-autofocus
            rows={2}
            maxLength={PLACEMENT_LIMITS.reason}
            {...form.text('reason')}
          />
        </>
      )}
      <PasswordField
        label="Ditt lösenord"
        required
        data-autofocus={!asks}
        {...form.text('password')}
        autoComplete="current-password"
      />
    </FormDialog>
  );
}

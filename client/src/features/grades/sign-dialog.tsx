import { useApolloClient } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { FailureDetails } from '../../apollo/failure-details';
import { fieldMessage, readFailure, type Failure } from '../../apollo/failure';
import { GradingGroupsDocument, SignGradesDocument } from '../../graphql/generated';
import { buttons } from '../../lib/fixed-texts';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/overlays/dialog';
import { Message } from '../../ui/feedback/message';
import { PasswordField } from '../../ui/fields/password-field';
import { notify } from '../../ui/feedback/toast-store';
import { signedText, summaryOf } from './grade-labels';
import type { SheetKey, ShownRow } from './sheet/use-grade-sheet';

interface SignDialogProps {
  sheet: SheetKey;
  courseName: string;
  values: readonly string[];
  /** What will be signed. */
  rows: readonly ShownRow[];
  /** What has a grade and is signed by someone else: an exam without a teacher. */
  leftOut: readonly ShownRow[];
  /** True where only these rows are signed, not the whole course. */
  isPart: boolean;
  onClose: () => void;
}

/** 'Signera kursen' (pages §10): what is signed, and the own password again. */
export function SignDialog({ sheet, courseName, values, rows, leftOut, isPart, onClose }: SignDialogProps) {
  const client = useApolloClient();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const summary = summaryOf(
    rows.map(({ grade }) => grade),
    values,
  );
  const sign = async () => {
    setBusy(true);
    setFailure(null);
    let answer;
    try {
      answer = await client.mutate({
        mutation: SignGradesDocument,
        variables: { input: { ...sheet, password, rowIds: isPart ? rows.map(({ id }) => id) : null } },
        refetchQueries: [GradingGroupsDocument],
      });
    } catch (error) {
      console.error('The grades could not be signed.', error);
      setFailure(readFailure(error));
      setBusy(false);
      return;
    }
    const { group, rows: stored } = answer.data!.signGrades;
    const sent = new Set(rows.map(({ id }) => id));
    notify.success(
      signedText(group, stored.filter(({ id, state }) => sent.has(id) && state === 'SIGNED').length),
    );
    onClose();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void sign();
  };
  const wrong = fieldMessage(failure, 'password');
  return (
    <Dialog
      opened
      size="sm"
      title={isPart ? 'Signera betyg' : 'Signera kursen'}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{buttons.cancel}</Button>
          <Button variant="primary" type="submit" form="grade-sign" busy={busy}>
            Signera och publicera
          </Button>
        </>
      }
    >
      <form id="grade-sign" className="stack" onSubmit={onSubmit}>
        <p>
          <strong>{courseName}</strong>
        </p>
        <p className="grade-summary">{summary}</p>
        <p>Betygen låses och blir synliga för eleverna direkt. Därefter ändras de bara genom rättelse.</p>
        {leftOut.length > 0 && (
          <Message tone="info" live={false}>
            Utan lärare, signeras av en administratör: {leftOut.map(({ name }) => name).join(', ')}.
          </Message>
        )}
        {failure && !wrong && (
          <Message tone="error">
            <FailureDetails failure={failure} />
          </Message>
        )}
        <PasswordField
          label="Ditt lösenord"
          autoComplete="current-password"
          required
          data-autofocus
          error={wrong}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}

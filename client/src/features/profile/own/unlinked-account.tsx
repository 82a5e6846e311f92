import { Message } from '../../../ui/feedback/message';

/** For a student's account that the school has not connected with a student yet. */
export function UnlinkedAccount() {
  return (
    <Message tone="info" live={false}>
      Ditt konto är inte kopplat till någon elev än. Kontakta skolan.
    </Message>
  );
}

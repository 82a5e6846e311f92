import { useRouteError } from 'react-router-dom';
import { Button } from '../ui/button';
import { Message } from '../ui/message';
import { PageHeader } from '../ui/page-header';

/** What is shown when a page breaks, or its code could not be fetched after an update of the server. */
export function PageBroken() {
  const error = useRouteError();
  console.error('A page could not be shown.', error);
  return (
    <main className="plain-page" id="main" tabIndex={-1}>
      <PageHeader title="Något gick fel" />
      <Message
        tone="error"
        actions={<Button onClick={() => window.location.reload()}>Ladda om sidan</Button>}
      >
        Sidan kunde inte visas. Ladda om den; hjälper det inte, kontakta skolans administratör.
      </Message>
    </main>
  );
}

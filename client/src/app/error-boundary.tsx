import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button } from '../ui/button';
import { Message } from '../ui/feedback/message';
import { PageHeader } from '../ui/page-header';

/** Fallback of a page that crashed, or whose code could not be loaded after a server update. */
export function PageBroken() {
  const error = useRouteError();
  useEffect(() => {
    console.error('A page could not be shown.', error);
  }, [error]);
  return (
    <div className="plain-page">
      <PageHeader title="Något gick fel" />
      <Message
        tone="error"
        actions={<Button onClick={() => window.location.reload()}>Ladda om sidan</Button>}
      >
        Sidan kunde inte visas. Ladda om den; hjälper det inte, kontakta skolans administratör.
      </Message>
    </div>
  );
}

/** The same when what surrounds the pages breaks: then there is no main part around it. */
export function ShellBroken() {
  return (
    <main>
      <PageBroken />
    </main>
  );
}

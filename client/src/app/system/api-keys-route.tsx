import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { ApiKeys } from '../../features/api-keys/api-keys';
import { Button, LinkButton } from '../../ui/button';
import { SectionPage } from '../section-page';

/** The keys of the school's other systems. */
export function ApiKeysRoute() {
  const [creating, setCreating] = useState(false);
  return (
    <SectionPage
      path="/system/api-nycklar"
      lead="Andra system på skolan anropar med en egen nyckel."
      actions={
        <>
          <LinkButton to="/utvecklare">För utvecklare</LinkButton>
          <Button variant="primary" icon={IconKey} onClick={() => setCreating(true)}>
            Skapa nyckel
          </Button>
        </>
      }
    >
      <ApiKeys creating={creating} onClosed={() => setCreating(false)} />
    </SectionPage>
  );
}

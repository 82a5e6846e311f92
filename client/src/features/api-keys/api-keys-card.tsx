import './api-keys.css';
import { IconKey } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useQuery } from '../../apollo/use-query';
import { ApiKeysDocument } from './api-keys.generated';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Table } from '../../ui/table';
import { keyColumns } from './key-columns';
import { useRevokeKey } from './use-revoke-key';
import { onDemand } from '../../ui/on-demand';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { Loading } from '../../ui/feedback/skeleton';

const CreateKeyDialog = onDemand(async () => (await import('./create-key-dialog')).default);

/** 'API-nycklar' (permissions, section 7): keys by which other school systems call, made and revoked. */
export function ApiKeysCard() {
  const place = useRef<HTMLDivElement>(null);
  const [creating, setCreating] = useState(false);
  const { data, error, loading, refetch } = useQuery(ApiKeysDocument, { fetchPolicy: 'cache-and-network' });
  // The pressed button is gone.
  const revoke = useRevokeKey(() => place.current?.focus());
  const keys = data?.apiKeys;
  // In the head also of an empty list: focus comes back to it when the first key is there.
  const createButton = (
    <Button variant="primary" icon={IconKey} onClick={() => setCreating(true)}>
      Skapa nyckel
    </Button>
  );
  return (
    <Card title="API-nycklar" actions={createButton}>
      <div ref={place} tabIndex={-1} className="stack">
        <p className="meta">
          Andra system på skolan anropar med en egen nyckel. Vad de läser och ändrar står i åtkomstloggen och
          historiken under nyckelns namn.
        </p>
        <LoadFailed error={error} refetch={refetch} text="Kunde inte hämta nycklarna." />
        {!keys && !error && <Loading text="Laddar nycklar…" lines={4} />}
        {keys?.length === 0 && (
          <EmptyState text="Inga API-nycklar har skapats än. Skapa en för varje system som ska anropa." />
        )}
        {keys && keys.length > 0 && (
          <Table
            caption="API-nycklar"
            columns={keyColumns((key) => void revoke(key))}
            rows={keys}
            rowKey={({ id }) => id}
            busy={loading}
          />
        )}
      </div>
      {creating && <CreateKeyDialog onCreated={() => void refetch()} onClosed={() => setCreating(false)} />}
    </Card>
  );
}

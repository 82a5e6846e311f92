import './api-keys.css';
import { useRef } from 'react';
import { useQuery } from '../../apollo/use-query';
import { ApiKeysDocument } from './api-keys.generated';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Table } from '../../ui/table';
import { keyColumns } from './key-columns';
import { useRevokeKey } from './use-revoke-key';
import { onDemand } from '../../ui/on-demand';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { Loading } from '../../ui/feedback/skeleton';

const CreateKeyDialog = onDemand(async () => (await import('./create-key-dialog')).default);

interface ApiKeysProps {
  /** The dialog for a new key is open. */
  creating: boolean;
  onClosed: () => void;
}

/** 'API-nycklar' (permissions, section 7): keys by which other school systems call, made and revoked. */
export function ApiKeys({ creating, onClosed }: ApiKeysProps) {
  const place = useRef<HTMLDivElement>(null);
  const { data, error, loading, refetch } = useQuery(ApiKeysDocument, { fetchPolicy: 'cache-and-network' });
  // The pressed button is gone.
  const revoke = useRevokeKey(() => place.current?.focus());
  const keys = data?.apiKeys;
  return (
    <div ref={place} tabIndex={-1} className="stack">
      <p className="meta">
        Vad systemen läser och ändrar står i åtkomstloggen och historiken under nyckelns namn.
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
      {creating && <CreateKeyDialog onCreated={() => void refetch()} onClosed={onClosed} />}
    </div>
  );
}

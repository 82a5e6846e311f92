import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Loading } from '../../../ui/feedback/skeleton';
import { PageHeader } from '../../../ui/page-header';
import { useImportUrl } from '../use-import-url';
import { HeldRowList, HeldRowsFailed, heldRowsTitle, useHeldRows } from './held-rows';

/** What waits for an administrator of one import, or of all: where a notice and the own day lead. */
export function HeldImport({ batchId }: { batchId: string | null }) {
  const { listSearch, heldSearch } = useImportUrl();
  const { rows, failed, retry } = useHeldRows();
  const own = rows?.filter((row) => batchId === null || row.batchId === batchId);
  const others = (rows?.length ?? 0) - (own?.length ?? 0);
  return (
    <>
      <PageHeader
        title={heldRowsTitle}
        lead={batchId !== null && own?.[0] && `${own[0].filename}, importerad av ${own[0].importedBy}`}
        actions={
          <LinkButton to={{ pathname: '/students', search: listSearch }} icon={IconX}>
            Till elevlistan
          </LinkButton>
        }
      />
      {failed && <HeldRowsFailed onRetry={retry} />}
      {!own && !failed && <Loading text="Laddar raderna…" lines={8} />}
      {own?.length === 0 && (
        <EmptyState
          text={others > 0 ? 'Inga fler rader väntar från den här importen.' : 'Inga rader väntar.'}
        />
      )}
      {own && own.length > 0 && <HeldRowList rows={own} />}
      {others > 0 && (
        <p>
          <Link to={{ search: heldSearch }}>Visa alla rader som väntar ({rows?.length})</Link>
        </p>
      )}
    </>
  );
}

import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { readFailure } from '../../apollo/failure';
import { IssuedDocumentsDocument } from '../../graphql/generated';
import { formatDateTime } from '../../lib/dates';
import { transferPaths } from '../../lib/file-transfer';
import { buttons } from '../../lib/fixed-texts';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { CopyText } from '../../ui/copy-text';
import { Dialog } from '../../ui/overlays/dialog';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ListSearch } from '../../ui/list/list-search';
import { Message } from '../../ui/feedback/message';
import { Pagination } from '../../ui/pagination';
import { Loading } from '../../ui/feedback/skeleton';
import { labelOf } from './document-kinds';
import type { Issued } from './paper/use-document-actions';
import { RevokeForm } from './revoke-form';
import { Grid, Row } from '../../ui/layout';

const perPage = 10;

interface HistoryDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** What has been issued: who made it, when, its code and hash; opened again or revoked from here (pages §14). */
export function HistoryDialog({ opened, onClose }: HistoryDialogProps) {
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const [revoking, setRevoking] = useState<string | null>(null);
  const { data, previousData, error, refetch } = useQuery(IssuedDocumentsDocument, {
    variables: { input: { q, page, first: perPage } },
    fetchPolicy: 'cache-and-network',
    skip: !opened,
  });
  const found = (data ?? previousData)?.issuedDocuments;
  const search = (typed: string) => {
    setQ(typed);
    setPage(1);
  };
  return (
    <Dialog opened={opened} onClose={onClose} title="Historik" size="lg">
      <div className="stack">
        <ListSearch label="Sök i historiken" placeholder="Namn eller kod" value={q} onSearch={search} />
        {error && !found && (
          <Message tone="error" actions={<Button onClick={() => void refetch()}>{buttons.retry}</Button>}>
            Kunde inte hämta historiken. {readFailure(error).message}
          </Message>
        )}
        {!found && !error && <Loading text="Hämtar historiken..." lines={6} />}
        {found?.totalCount === 0 && (
          <EmptyState text={q === '' ? 'Inga dokument är skapade än.' : 'Inget dokument hittades.'} />
        )}
        {found && found.totalCount > 0 && (
          <Grid as="ul" className="doc-history">
            {found.nodes.map((issued) => (
              <HistoryItem
                key={issued.id}
                issued={issued}
                revoking={revoking === issued.id}
                onRevoke={(on) => setRevoking(on ? issued.id : null)}
              />
            ))}
          </Grid>
        )}
        {found && found.totalCount > perPage && (
          <Pagination
            page={page}
            pageCount={Math.ceil(found.totalCount / perPage)}
            onPage={setPage}
            label="Historikens sidor"
          />
        )}
      </div>
    </Dialog>
  );
}

interface HistoryItemProps {
  issued: Issued;
  revoking: boolean;
  onRevoke: (on: boolean) => void;
}

function HistoryItem({ issued, revoking, onRevoke }: HistoryItemProps) {
  const {
    id,
    type,
    subject,
    createdAt,
    createdBy,
    code,
    sha256,
    fileId,
    revokedAt,
    revokedReason,
    erasedAt,
  } = issued;
  return (
    <li className="doc-history-item">
      <Row gap="1 2">
        <p className="doc-history-name">
          {labelOf(type)}
          {subject && <span className="doc-history-subject"> {subject}</span>}
        </p>
        {revokedAt && <Badge tone="danger">Återkallat</Badge>}
        {fileId && <Badge tone="info">I elevens filer</Badge>}
        {erasedAt && <Badge>Gallrat</Badge>}
      </Row>
      <p className="meta">
        {formatDateTime(createdAt)} av {createdBy} · Kod <CopyText value={code} label="koden" />
      </p>
      <p className="meta doc-hash">SHA-256 {sha256}</p>
      {revokedReason && <p className="meta">Skäl: {revokedReason}</p>}
      {revoking ? (
        <RevokeForm id={id} onClose={() => onRevoke(false)} />
      ) : (
        <div className="row">
          {!erasedAt && (
            <a
              className="button button-quiet button-sm"
              href={transferPaths.shownDocument(id)}
              target="_blank"
              rel="noreferrer"
            >
              Öppna PDF
            </a>
          )}
          {!revokedAt && (
            <Button size="sm" variant="quiet" onClick={() => onRevoke(true)}>
              Återkalla
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

import { useState } from 'react';
import { documentTypeLabels } from '../../../../domain/labels/document';
import { issuedList } from '../../../../domain/lists/documents';
import { useListAnswer } from '../../apollo/use-list-answer';
import { useQuery } from '../../apollo/use-query';
import { IssuedDocumentsDocument } from './documents.generated';
import { formatDateTime } from '../../lib/dates';
import { transferPaths } from '../../lib/file-transfer';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { CopyText } from '../../ui/copy-text';
import { Dialog } from '../../ui/overlays/dialog';
import { ListBody } from '../../ui/list/list-page';
import { useLocalList } from '../../ui/list/use-list';
import { Pagination } from '../../ui/list/pagination';
import type { Issued } from './paper/use-document-actions';
import { RevokeForm } from './revoke-form';
import { Grid, Row } from '../../ui/layout';

const perPage = 10;

/** Issued documents: issuer, time, code and hash; opened or revoked from here (pages §14). */
export function HistoryDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const list = useLocalList(issuedList);
  const { view, change } = list;
  const { filter, ...place } = list.query.variables.input;
  const [revoking, setRevoking] = useState<string | null>(null);
  const answer = useListAnswer(
    useQuery(IssuedDocumentsDocument, {
      variables: { input: { ...filter, ...place, first: perPage } },
      fetchPolicy: 'cache-and-network',
      skip: !opened,
    }),
    (data) => data.issuedDocuments,
  );
  // Keeps documents issued before the dialog is reopened at the top of page 1.
  const close = () => {
    change({ page: 1 });
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={close} title={issuedList.title} size="lg">
      <ListBody
        state={list}
        answer={answer}
        bare
        memory={{ name: 'issued-documents' }}
        nothing="EMPTY"
        empty={{ text: view.q === '' ? 'Inga dokument är skapade än.' : 'Inget dokument hittades.' }}
        picture={({ nodes, totalCount }) => (
          <>
            <Grid as="ul" className="doc-history">
              {nodes.map((issued) => (
                <HistoryItem
                  key={issued.id}
                  issued={issued}
                  revoking={revoking === issued.id}
                  onRevoke={(on) => setRevoking(on ? issued.id : null)}
                />
              ))}
            </Grid>
            {totalCount > perPage && (
              <Pagination
                page={view.page}
                pageCount={Math.ceil(totalCount / perPage)}
                onPage={(page) => change({ page })}
                label="Historikens sidor"
              />
            )}
          </>
        )}
      />
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
        <p className="strong">
          {documentTypeLabels[type]}
          {subject && <span className="doc-history-subject"> {subject}</span>}
        </p>
        {revokedAt && <Badge tone="danger">Återkallat</Badge>}
        {fileId && <Badge tone="info">I elevens filer</Badge>}
        {erasedAt && <Badge>Gallrat</Badge>}
      </Row>
      <p className="meta">
        {formatDateTime(createdAt)} av {createdBy} · Kod <CopyText value={code} label="koden" />
      </p>
      <p className="meta breaks">SHA-256 {sha256}</p>
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

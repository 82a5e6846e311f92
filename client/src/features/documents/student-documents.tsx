import { documentTypeLabels } from '../../../../domain/labels/document';
import { mayAccess } from '../../../../domain/roles';
import { useQuery } from '../../apollo/use-query';
import { IssuedDocumentsDocument, type IssuedDocumentsQuery } from './documents.generated';
import { formatDate } from '../../lib/dates';
import { transferPaths } from '../../lib/file-transfer';
import { useSession } from '../../lib/session/session-store';
import { Badge } from '../../ui/badge';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Table, type TableColumn } from '../../ui/table';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { Loading } from '../../ui/feedback/skeleton';

type Issued = IssuedDocumentsQuery['issuedDocuments']['nodes'][number];

/** More nobody looks through here; the register of documents has them all. */
const most = 50;

const columns: readonly TableColumn<Issued>[] = [
  {
    key: 'type',
    header: 'Dokument',
    rowHeader: true,
    cell: ({ id, type, filename, revokedAt, erasedAt }) => (
      <span className="row">
        {erasedAt ? (
          documentTypeLabels[type]
        ) : (
          <a
            href={transferPaths.shownDocument(id)}
            target="_blank"
            rel="noreferrer"
            title={`Öppna ${filename}`}
          >
            {documentTypeLabels[type]}
          </a>
        )}
        {revokedAt && <Badge tone="danger">Återkallat</Badge>}
        {erasedAt && <Badge>Gallrat</Badge>}
      </span>
    ),
  },
  {
    key: 'date',
    header: 'Utfärdat',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
  { key: 'by', header: 'Av', cell: ({ createdBy }) => createdBy },
  { key: 'code', header: 'Kod', cell: ({ code }) => <span className="tabular">{code}</span> },
];

/** The papers that have been issued about one student. */
export function StudentDocuments({ studentId }: { studentId: string }) {
  const mayIssue = mayAccess(useSession().role, 'ADMIN');
  const { data, error } = useQuery(IssuedDocumentsDocument, {
    variables: { input: { studentId, first: most } },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) return <LoadFailed error={error} text="Kunde inte hämta dokumenten." />;
  if (!data) return <Loading text="Laddar dokument…" lines={4} />;
  const { nodes } = data.issuedDocuments;
  if (nodes.length === 0)
    return (
      <EmptyState
        text="Inga dokument är utfärdade än."
        action={
          mayIssue && (
            <LinkButton to={`/pdf?typ=studieintyg&id=${encodeURIComponent(studentId)}`}>
              Skapa dokument
            </LinkButton>
          )
        }
      />
    );
  return <Table caption="Dokument" rows={nodes} rowKey={({ id }) => id} columns={columns} />;
}

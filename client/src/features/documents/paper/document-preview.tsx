import type { ErrorLike } from '@apollo/client';
import type { DocumentPreviewQuery } from '../documents.generated';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Message } from '../../../ui/feedback/message';
import { Loading } from '../../../ui/feedback/skeleton';
import type { DocumentKind } from '../document-kinds';
import { DocumentActions, IssuedMessage } from './document-actions';
import { SheetPaper } from './sheet-paper';
import type { useDocumentActions } from './use-document-actions';
import { Grid, Row } from '../../../ui/layout';
import { LoadFailed } from '../../../apollo/feedback/load-failed';

interface DocumentPreviewProps {
  kind: DocumentKind;
  /** Someone or something to make the document of is chosen. */
  chosen: boolean;
  preview: DocumentPreviewQuery['documentPreview'] | undefined;
  /** The preview does not match the latest input. */
  stale: boolean;
  error: ErrorLike | undefined;
  actions: ReturnType<typeof useDocumentActions>;
  onRetry: () => void;
}

/** What will be printed, and what can be done with it. */
export function DocumentPreview({
  kind,
  chosen,
  preview,
  stale,
  error,
  actions,
  onRetry,
}: DocumentPreviewProps) {
  return (
    <Grid
      as="section"
      gap="3"
      columns="minmax(0, 1fr)"
      className="doc-preview"
      aria-labelledby="doc-preview-title"
    >
      <Row gap="2 4" justify="space-between" className="doc-preview-head">
        <h2 id="doc-preview-title" className="doc-pane-title">
          Förhandsvisning
        </h2>
        <DocumentActions kind={kind} ready={Boolean(preview?.sheet) && !stale} actions={actions} />
      </Row>
      <IssuedMessage actions={actions} />
      {preview?.warnings.map((warning) => (
        <Message key={warning} tone="warning">
          {warning}
        </Message>
      ))}
      <LoadFailed error={error} refetch={onRetry} text="Kunde inte visa dokumentet." />
      {preview?.problem && <Message tone="info">{preview.problem.message}</Message>}
      {!chosen && (
        <EmptyState
          text={
            kind.subject === 'student'
              ? 'Välj en elev i listan.'
              : 'Välj i listan vad dokumentet ska handla om.'
          }
        />
      )}
      {chosen && !preview && !error && <Loading text="Hämtar dokumentet…" lines={10} />}
      {preview?.sheet && <SheetPaper sheet={preview.sheet} stale={stale} />}
    </Grid>
  );
}

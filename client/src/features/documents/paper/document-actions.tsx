import {
  IconDownload,
  IconExternalLink,
  IconFilePlus,
  IconFolderPlus,
  IconPrinter,
} from '@tabler/icons-react';
import { transferPaths } from '../../../lib/file-transfer';
import { Button } from '../../../ui/button';
import { CopyText } from '../../../ui/copy-text';
import { Message } from '../../../ui/feedback/message';
import { isPersonal, type DocumentKind } from '../document-kinds';
import type { useDocumentActions } from './use-document-actions';
import { Row } from '../../../ui/layout';
import { sign } from '../../../ui/text/sign';

interface DocumentActionsProps {
  kind: DocumentKind;
  ready: boolean;
  actions: ReturnType<typeof useDocumentActions>;
}

/** Actions on the previewed document. */
export function DocumentActions({ kind, ready, actions }: DocumentActionsProps) {
  const { issued, busy, create, save, print } = actions;
  return (
    <Row align="stretch" className="no-print">
      <Button
        variant="primary"
        busy={busy}
        disabled={!ready || issued !== null}
        icon={IconFilePlus}
        onClick={() => void create()}
      >
        Skapa
      </Button>
      <Button busy={busy} disabled={!ready} icon={IconPrinter} onClick={() => void print()}>
        Skriv ut
      </Button>
      {isPersonal(kind) && (
        <Button
          busy={busy}
          disabled={!ready || Boolean(issued?.fileId)}
          icon={IconFolderPlus}
          onClick={() => void save()}
        >
          Spara i elevens filer
        </Button>
      )}
    </Row>
  );
}

/** The document just issued, with its code and a link. */
export function IssuedMessage({ actions }: { actions: ReturnType<typeof useDocumentActions> }) {
  const { issued, download } = actions;
  if (!issued) return null;
  return (
    <Message
      tone="success"
      actions={
        <>
          <a
            className="button button-secondary button-sm"
            href={transferPaths.shownDocument(issued.id)}
            target="_blank"
            rel="noreferrer"
          >
            {sign(IconExternalLink)}
            Öppna PDF
          </a>
          <Button size="sm" icon={IconDownload} onClick={() => void download(issued)}>
            Ladda ner
          </Button>
        </>
      }
    >
      Dokumentet är skapat{issued.fileId ? ' och finns i elevens filer' : ''}. Kod{' '}
      <CopyText value={issued.code} label="koden" />
    </Message>
  );
}

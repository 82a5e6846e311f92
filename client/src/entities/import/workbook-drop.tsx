import { IconFileDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { notifyFailure } from '../../apollo/feedback/notify-failure';
import { readFailure } from '../../apollo/failure';
import { downloadFile, uploadFile } from '../../lib/file-transfer';
import { buttons } from '../../lib/fixed-texts';
import { Button } from '../../ui/button';
import { FileDrop } from '../../ui/fields/file-drop';
import { Message } from '../../ui/feedback/message';
import { Progress } from '../../ui/feedback/progress';
import { Grid } from '../../ui/layout';

/** The server's limit for a workbook (pages §1); said here before megabytes are sent for nothing. */
const mostBytes = 5 * 1024 * 1024;

/** Why a file is not even sent; null when it may be one. */
function faultOf(file: File): string | null {
  const name = file.name.toLowerCase();
  if (name.endsWith('.xlsm'))
    return 'Filen har makron. Spara den som en vanlig Excelfil (.xlsx) och välj den igen.';
  if (name.endsWith('.xls'))
    return 'Filen är i Excels äldre format (.xls). Spara om den som .xlsx och välj den igen.';
  if (!/\.(?:xlsx|csv|tsv|txt)$/.test(name))
    return 'Välj en Excelfil (.xlsx) eller en textfil (.csv, .tsv eller .txt).';
  if (file.size > mostBytes) return 'Filen är större än 5 MB. Dela upp den i flera filer.';
  return file.size === 0 ? 'Filen är tom.' : null;
}

type Answer = Record<string, unknown>;

/** Sends a workbook, which can be cancelled. */
function useUpload(path: string, onRead: (answer: Answer) => void) {
  const [sending, setSending] = useState<{ name: string; sent: number; total: number } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const send = async (file: File) => {
    const known = faultOf(file);
    setFault(known);
    if (known) return;
    abort.current = new AbortController();
    setSending({ name: file.name, sent: 0, total: file.size });
    try {
      const answer = await uploadFile(path, file, {
        signal: abort.current.signal,
        onProgress: (sent, total) => setSending({ name: file.name, sent, total }),
      });
      onRead(answer);
    } catch (error) {
      setSending(null);
      if (error instanceof DOMException && error.name === 'AbortError') return;
      console.error('The workbook was not read.', error);
      setFault(readFailure(error).message);
    }
  };

  return { sending, fault, send, cancel: () => abort.current?.abort() };
}

interface WorkbookDropProps {
  /** Where the workbook is sent. */
  path: string;
  /** As in '10 000 rader'. */
  mostRows: string;
  /** What the server made of it. */
  onRead: (answer: Answer) => void;
  template: { path: string; filename: string };
}

/** A workbook to import, and the template for one. */
export function WorkbookDrop({ path, mostRows, onRead, template }: WorkbookDropProps) {
  const { sending, fault, send, cancel } = useUpload(path, onRead);
  const saveTemplate = async () => {
    try {
      await downloadFile(template.path, template.filename);
    } catch (error) {
      notifyFailure('Kunde inte ladda ner mallen', error);
    }
  };
  return (
    <>
      {fault && <Message tone="error">{fault}</Message>}
      <FileDrop
        accept=".xlsx,.csv,.tsv,.txt"
        variant="primary"
        busy={sending !== null}
        onFile={(file) => void send(file)}
        hint={
          <>
            <p>Dra en fil hit, eller välj den.</p>
            <p className="meta">
              Excel (.xlsx) eller textfil (.csv, .tsv, .txt), högst 5 MB och {mostRows}. Ingenting sparas
              förrän du har granskat raderna.
            </p>
          </>
        }
      >
        Välj fil
      </FileDrop>
      {sending && (
        <Grid gap="3" justifyItems="start" className="imports-sending">
          {sending.sent < sending.total ? (
            <Progress label={`Skickar ${sending.name}`} value={sending.sent} max={sending.total} />
          ) : (
            <Progress label={`Läser ${sending.name}`} value={null} valueText="Raderna kontrolleras…" />
          )}
          <Button onClick={cancel}>{buttons.cancel}</Button>
        </Grid>
      )}
      <div>
        <Button variant="quiet" icon={IconFileDownload} onClick={() => void saveTemplate()}>
          Ladda ner mall
        </Button>
      </div>
    </>
  );
}

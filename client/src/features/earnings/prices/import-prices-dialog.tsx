import { useState } from 'react';
import { readFailure } from '../../../apollo/failure';
import { transferPaths, uploadFile } from '../../../lib/file-transfer';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { FileButton } from '../../../ui/fields/file-drop';
import { Message } from '../../../ui/feedback/message';
import { TextArea } from '../../../ui/fields/text-field';
import { readPastedPrices, type PriceDraft } from './price-draft';

interface ImportPricesDialogProps {
  onClose: () => void;
  onRead: (rows: PriceDraft[]) => void;
}

const SHOWN_FAULTS = 5;

interface ReadFile {
  /** The rows of the first sheet, tab-separated as pasted rows are. */
  text: string;
  /** Names the rows that the workbook hides. */
  hiddenRows: string | null;
}

/** The server reads workbooks and separated text. */
async function readWorkbook(file: File): Promise<ReadFile> {
  const { rows, hiddenRows } = await uploadFile(transferPaths.priceWorkbook(), file);
  return {
    text: (rows as string[][]).map((cells) => cells.join('\t')).join('\n'),
    hiddenRows: hiddenRows as string | null,
  };
}

/** Prices from a workbook or a CSV file; the result opens as a new list, to be checked before it is saved. */
export function ImportPricesDialog({ onClose, onRead }: ImportPricesDialogProps) {
  const [text, setText] = useState('');
  const [hiddenRows, setHiddenRows] = useState<string | null>(null);
  const [faults, setFaults] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const choose = async (file: File) => {
    setBusy(true);
    try {
      const found = await readWorkbook(file);
      setText(found.text);
      setHiddenRows(found.hiddenRows);
      setFaults([]);
    } catch (failed) {
      console.error('The file could not be read.', failed);
      setFaults([readFailure(failed).message]);
    }
    setBusy(false);
  };
  const read = () => {
    const found = readPastedPrices(text);
    if (found.rows.length > 0 && found.faults.length === 0) onRead(found.rows);
    else setFaults(found.faults.length > 0 ? found.faults : ['Det finns inga priser att läsa.']);
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Importera prislista"
      footer={
        <>
          <Button variant="primary" onClick={read}>
            Läs priserna
          </Button>
          <Button onClick={onClose}>Avbryt</Button>
        </>
      }
    >
      <div className="stack">
        <p>
          Välj en Excelfil eller en csv-fil, eller klistra in rader ur Excel: först kategori, kurskod eller
          paket, sedan priset i kronor. Därefter kan distans, per plats, per kurs, grunddelen (65 %), även F
          och bara godkänt stå.
        </p>
        <FileButton accept=".xlsx,.csv,.tsv,.txt,text/csv,text/plain" onFile={(file) => void choose(file)}>
          Välj fil
        </FileButton>
        {busy && <p role="status">Läser filen…</p>}
        {hiddenRows && (
          <Message tone="warning">
            {hiddenRows} Dolda rader läses också in. Ta bort dem ur texten om de inte ska vara med.
          </Message>
        )}
        {faults.length > 0 && <Faults faults={faults} />}
        <TextArea
          label="Priser"
          rows={10}
          value={text}
          placeholder={'Gymnasial, allmänna ämnen; 47,20\nMATMAT01b; 59,60'}
          onChange={(event) => setText(event.currentTarget.value)}
          data-autofocus
        />
      </div>
    </Dialog>
  );
}

function Faults({ faults }: { faults: readonly string[] }) {
  return (
    <Message tone="error">
      <ul>
        {faults.slice(0, SHOWN_FAULTS).map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
      {faults.length > SHOWN_FAULTS && <p>Och {faults.length - SHOWN_FAULTS} rader till.</p>}
    </Message>
  );
}

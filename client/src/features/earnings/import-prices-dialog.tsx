import { useState } from 'react';
import { readTextFile } from '../../lib/read-text-file';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { FileButton } from '../../ui/file-drop';
import { Message } from '../../ui/message';
import { TextArea } from '../../ui/text-field';
import { readPastedPrices, type PriceDraft } from './price-draft';

interface ImportPricesDialogProps {
  onClose: () => void;
  onRead: (rows: PriceDraft[]) => void;
}

const SHOWN_FAULTS = 5;

/** Prices from a workbook or a CSV file; what was read opens as a new list, to be looked over before it is saved. */
export function ImportPricesDialog({ onClose, onRead }: ImportPricesDialogProps) {
  const [text, setText] = useState('');
  const [faults, setFaults] = useState<string[]>([]);
  const choose = async (file: File) => {
    try {
      setText(await readTextFile(file));
      setFaults([]);
    } catch (failed) {
      console.error('The file could not be read.', failed);
      setFaults(['Filen kunde inte läsas.']);
    }
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
          <Button onClick={onClose}>Avbryt</Button>
          <Button variant="primary" onClick={read}>
            Läs priserna
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>
          Klistra in rader ur Excel, eller välj en csv-fil: först kategori, kurskod eller paket, sedan priset
          i kronor. Därefter kan distans, per plats, per kurs och grunddelen (65 %) stå.
        </p>
        <FileButton accept=".csv,.txt,text/csv,text/plain" onFile={(file) => void choose(file)}>
          Välj csv-fil
        </FileButton>
        {faults.length > 0 && (
          <Message tone="error">
            <ul>
              {faults.slice(0, SHOWN_FAULTS).map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
            {faults.length > SHOWN_FAULTS && <p>Och {faults.length - SHOWN_FAULTS} rader till.</p>}
          </Message>
        )}
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

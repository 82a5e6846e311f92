import { useState } from 'react';
import { Card } from '../../../ui/card';
import { FileDrop } from '../../../ui/fields/file-drop';
import { Message } from '../../../ui/feedback/message';

/** Compares a file with the one that was issued, here in the browser: the file is sent nowhere. */
export function FileComparison({ sha256 }: { sha256: string }) {
  const [result, setResult] = useState<'same' | 'other' | 'failed' | null>(null);
  const compare = async (file: File) => {
    try {
      setResult((await hashOf(file)) === sha256 ? 'same' : 'other');
    } catch (error) {
      console.error('The file could not be read.', error);
      setResult('failed');
    }
  };
  return (
    <Card title="Jämför en fil">
      <div className="stack">
        <p>Har du fått dokumentet som PDF kan du se om filen är oförändrad. Den lämnar inte din dator.</p>
        <FileDrop
          accept="application/pdf,.pdf"
          onFile={(file) => void compare(file)}
          hint="Släpp PDF-filen här."
        >
          Välj fil
        </FileDrop>
        {result === 'same' && <Message tone="success">Filen är exakt den som skolan utfärdade.</Message>}
        {result === 'other' && (
          <Message tone="error">
            Filen är inte densamma som skolan utfärdade. Den kan vara ändrad, eller sparad på nytt av ett
            program.
          </Message>
        )}
        {result === 'failed' && <Message tone="error">Filen kunde inte läsas. Försök igen.</Message>}
      </div>
    </Card>
  );
}

async function hashOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

import { inlineTexts } from '../../lib/fixed-texts';
import { Button } from '../button';
import { Message } from './message';
import { Table } from '../table';

/** A comparable field of a form: its label and its text in a draft. */
export interface ComparedField<Draft> {
  label: string;
  text: (draft: Draft) => string;
}

export interface Difference {
  label: string;
  stored: string;
  own: string;
}

/** Fields whose draft differs from the stored value. */
export function differencesOf<Draft>(
  fields: readonly ComparedField<Draft>[],
  stored: Draft,
  own: Draft,
): Difference[] {
  return fields
    .map(({ label, text }) => ({ label, stored: text(stored).trim(), own: text(own).trim() }))
    .filter((one) => one.stored !== one.own);
}

interface ConflictMessageProps {
  differences: readonly Difference[];
  /** Fills the form with the stored values. */
  onTake: () => void;
}

/** Someone else saved first (pages §0, 409): both sides beside each other, before anything is written over. */
export function ConflictMessage({ differences, onTake }: ConflictMessageProps) {
  return (
    <div className="stack">
      <Message tone="warning" actions={<Button onClick={onTake}>Använd de sparade uppgifterna</Button>}>
        <p>Någon annan har ändrat posten. Ladda om eller jämför.</p>
        <p>
          {differences.length === 0
            ? 'Det som är sparat nu är detsamma som du har skrivit.'
            : 'Det du har skrivit är kvar: spara igen om det ska gälla.'}
        </p>
      </Message>
      {differences.length > 0 && (
        <Table
          caption="Det som skiljer"
          density="compact"
          rows={differences}
          rowKey={({ label }) => label}
          columns={[
            { key: 'label', header: 'Fält', rowHeader: true, cell: ({ label }) => label },
            { key: 'stored', header: 'Sparat nu', cell: ({ stored }) => stored || inlineTexts.missingValue },
            { key: 'own', header: 'Ditt', cell: ({ own }) => own || inlineTexts.missingValue },
          ]}
        />
      )}
    </div>
  );
}

import { useState, type FormEvent, type ReactNode } from 'react';
import { longestReason } from '../lib/access-reasons';
import { Select } from '../ui/select';
import { TextField } from '../ui/text-field';

const other = 'Annan orsak';
const reasons = [
  'Undervisning och betyg',
  'Uppföljning av studierna',
  'Kontakt med eleven',
  'Ändring av elevens uppgifter',
  'Intyg eller annat dokument',
  other,
].map((reason) => ({ value: reason, label: reason }));

/** A list for the usual reasons, and words of one's own beside it; another reason is nothing without them. */
export function ReasonForm({
  id,
  onGive,
  children,
}: {
  /** For a button that stands outside of the form. */
  id: string;
  onGive: (reason: string) => void;
  /** What stands under the fields. */
  children?: ReactNode;
}) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const [asked, setAsked] = useState(false);
  const own = words.trim();
  const lacksWords = chosen === other && own === '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (chosen === null || lacksWords) return;
    onGive((own === '' ? chosen : chosen === other ? own : `${chosen}: ${own}`).slice(0, longestReason));
  };
  return (
    <form id={id} className="stack" noValidate onSubmit={send}>
      <p>
        Eleven har skyddade personuppgifter. Orsaken sparas i åtkomstloggen, och gäller för eleven tills du
        loggar ut eller stänger fliken.
      </p>
      <Select
        label="Orsak"
        required
        options={reasons}
        value={chosen}
        placeholder="Välj orsak"
        error={asked && chosen === null ? 'Välj en orsak.' : undefined}
        data-autofocus
        onChange={setChosen}
      />
      <TextField
        label={chosen === other ? 'Beskriv orsaken' : 'Beskriv närmare (frivilligt)'}
        required={chosen === other}
        description="Skriv inget om hälsa eller andra känsliga uppgifter."
        maxLength={longestReason - 40}
        value={words}
        error={asked && lacksWords ? 'Beskriv orsaken.' : undefined}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {children}
    </form>
  );
}

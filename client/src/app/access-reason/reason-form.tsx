import { useState, type FormEvent, type ReactNode } from 'react';
import { holdsPersonalNumber } from '../../../../domain/personal-number';
import { longestReason } from '../../lib/session/access-reasons';
import { Select } from '../../ui/fields/select';
import { TextField } from '../../ui/fields/text-field';

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
  /** Content under the fields. */
  children?: ReactNode;
}) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const [asked, setAsked] = useState(false);
  const own = words.trim();
  const reason = own === '' || chosen === null ? chosen : chosen === other ? own : `${chosen}: ${own}`;
  const fault = faultOf(chosen, own);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (reason === null || fault) {
      const wrong = reason === null ? 'select' : 'input';
      event.currentTarget.querySelector<HTMLElement>(wrong)?.focus();
      return;
    }
    onGive(reason);
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
        value={words}
        error={asked ? fault : undefined}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {children}
    </form>
  );
}

/** Error of the free-text reason; the server applies the same rule. */
function faultOf(chosen: string | null, words: string): string | undefined {
  if (chosen === other && words === '') return 'Beskriv orsaken.';
  if (holdsPersonalNumber(words)) return 'Skriv orsaken utan personnummer: den sparas i åtkomstloggen.';
  const most = longestReason - (chosen === null || chosen === other ? 0 : chosen.length + 2);
  const long = [...words].length;
  return long > most ? `Skriv högst ${most} tecken, nu är det ${long}.` : undefined;
}

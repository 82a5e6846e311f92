import { useState } from 'react';
import { useDebounced } from '../drafts/use-debounced';

/** Fewer letters would name half the school. */
const shortest = 2;
/** Hint of a field until enough characters are typed. */
export const typeMoreText = 'Skriv minst två tecken';

/** The query for a typed text: null if it is too short. */
export function lookupQuestion(typed: string): string | null {
  const q = typed.trim();
  return q.length < shortest ? null : q;
}

export interface Lookup {
  typed: string;
  type: (text: string) => void;
  /** What to ask the server for now; null while too little is typed. */
  q: string | null;
  /** The text in place of the hits if there are none. */
  emptyText: (loading: boolean) => string;
}

/**
 * The text of a field whose options come from the server: queried after a pause. A field shows the full label of the
 * `chosen` option, which is not a search text.
 */
export function useLookup(chosen?: string): Lookup {
  const [typed, type] = useState(chosen ?? '');
  const wanted = typed === chosen ? null : lookupQuestion(typed);
  const settled = useDebounced(wanted);
  return {
    typed,
    type,
    q: wanted && settled,
    emptyText: (loading) => {
      if (wanted === null) return typeMoreText;
      return loading || wanted !== settled ? 'Söker…' : 'Inga träffar';
    },
  };
}

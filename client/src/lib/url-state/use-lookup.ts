import { useState } from 'react';
import { useDebounced } from '../drafts/use-debounced';

/** Fewer letters would name half the school. */
const shortest = 2;
/** What a field says until enough is typed. */
export const typeMoreText = 'Skriv minst två tecken';

/** What is asked for a typed text: null where it is too short to find anything. */
export function lookupQuestion(typed: string): string | null {
  const q = typed.trim();
  return q.length < shortest ? null : q;
}

export interface Lookup {
  typed: string;
  type: (text: string) => void;
  /** What to ask the server for now; null while too little is typed. */
  q: string | null;
  /** What stands in the place of the hits when there are none. */
  emptyText: (loading: boolean) => string;
}

/**
 * The text of a field whose options the server looks up: it is asked once one has paused. A field shows the whole
 * label of what is `chosen`; to look for that would find nothing.
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
      return loading || wanted !== settled ? 'Söker...' : 'Inga träffar';
    },
  };
}

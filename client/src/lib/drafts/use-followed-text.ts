import { useCallback, useEffect, useState } from 'react';
import { debounceMs } from './use-debounced';

export interface FollowedText {
  typed: string;
  type: (text: string) => void;
  /** Tells what is typed, or what is given in its place, at once instead of after a pause. */
  tell: (text?: string) => void;
}

/**
 * The text of a field whose value stands elsewhere too, mostly in the address. The field belongs to whoever
 * types in it, the address follows: what was told and comes back, at once or late, never replaces what has
 * been typed since. Only a value that was not told from here does (going back, 'Rensa filter').
 * `onTell` must be stable; it hears the trimmed text once one has paused, or with `when: 'told'` by `tell` alone.
 */
export function useFollowedText(
  value: string,
  onTell: (text: string) => void,
  when: 'rested' | 'told' = 'rested',
): FollowedText {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  // What was told and has not come back yet, the oldest first.
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  if (value !== seen) {
    setSeen(value);
    const own = underWay.lastIndexOf(value);
    setUnderWay(underWay.slice(own === -1 ? underWay.length : own + 1));
    if (own === -1 && value !== typed.trim()) setTyped(value);
  }
  const tellText = useCallback(
    (text: string) => {
      setUnderWay((told) => (told.at(-1) === text ? told : [...told, text]));
      onTell(text);
    },
    [onTell],
  );
  const wanted = typed.trim();
  useEffect(() => {
    if (when === 'told' || wanted === value) return undefined;
    const timer = setTimeout(() => tellText(wanted), debounceMs);
    return () => clearTimeout(timer);
  }, [when, wanted, value, tellText]);
  return {
    typed,
    type: setTyped,
    tell: (text = wanted) => {
      if (text !== wanted) setTyped(text);
      if (text !== value) tellText(text);
    },
  };
}

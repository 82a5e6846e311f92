import { useCallback, useEffect, useState } from 'react';
import { debounceMs } from './use-debounced';

export interface FollowedText {
  typed: string;
  type: (text: string) => void;
  /** Reports the text, or a replacement, at once instead of after a pause. */
  tell: (text?: string) => void;
}

/**
 * The text of a field whose value is also stored elsewhere, mostly in the address. The field's input has priority: a
 * reported value that comes back, even late, never replaces later input. Only a value from outside does (going back,
 * 'Rensa filter'). `onTell` must be stable; it receives the trimmed text after a pause, or with `when: 'told'` only
 * through `tell`.
 */
export function useFollowedText(
  value: string,
  onTell: (text: string) => void,
  when: 'rested' | 'told' = 'rested',
): FollowedText {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  // Reported values that have not come back yet, oldest first.
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

import { useEffect, useState } from 'react';

/** A pause in typing after which is acted on what was typed. */
export const debounceMs = 250;

/** The value once it has stayed the same for a moment: no question to the server for each letter. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

import { useEffect, useState } from 'react';

/** The pause in typing before the value is used. */
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

import { useEffect, useState } from 'react';

const restMs = 300;

/** The value once it has stayed the same for a moment: no question to the server for each letter. */
export function useResting<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

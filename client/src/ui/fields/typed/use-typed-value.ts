import { useEffect, useRef, useState } from 'react';

/** What typed text means: a value, nothing, or a fault. A fault is no value, never the old one. */
export interface TypedReading {
  value: string | null;
  fault: string | null;
}

/**
 * A value that one types: `valid` is false for text that stands for none. A fault shows when one leaves the
 * field, and goes as soon as it is mended. A value set from outside replaces what was typed; our own report
 * does not, nor does it when nobody takes it: a filter keeps its day while one is still mending the text.
 *
 * The input itself knows of the fault as well (`validity.customError`), shown or not: a form is not sent as if nothing
 * had been typed.
 */
export function useTypedValue(
  value: string | null,
  read: (typed: string) => TypedReading,
  onChange: (value: string | null, valid: boolean) => void,
) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value ?? '');
  const [fault, setFault] = useState<string | null>(null);
  const [seen, setSeen] = useState(value);
  const [told, setTold] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== told) {
      setTold(value);
      setTyped(value ?? '');
      setFault(null);
    }
  }

  const report = (text: string, showFault: boolean) => {
    const reading = read(text);
    setFault((shown) => (showFault || (shown && reading.fault) ? reading.fault : null));
    setTold(reading.value);
    onChange(reading.value, reading.fault === null);
    return reading;
  };

  useEffect(() => input.current?.setCustomValidity(read(typed).fault ?? ''));

  return {
    input,
    typed,
    fault,
    onType: (text: string) => {
      setTyped(text);
      report(text, false);
    },
    onLeave: () => {
      const reading = report(typed, true);
      if (reading.value) setTyped(reading.value);
    },
    /** Takes a value that was picked instead of typed. */
    pick: (picked: string) => {
      setTyped(picked);
      setFault(null);
      setTold(picked);
      onChange(picked, true);
    },
  };
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { afterPress } from './after-press';

/** What typed text means: a value, nothing, or a fault. A fault is no value, never the old one. */
export interface TypedReading {
  value: string | null;
  fault: string | null;
}

/**
 * A value typed as text: `valid` is false for text that has no valid value. The error shows on blur and disappears
 * once the text is corrected. A value set from outside replaces the typed text. The field's own change does not, even
 * when the parent ignores it: a filter keeps its day while the user corrects the text.
 *
 * The error is also set on the input (`validity.customError`), shown or not, so that the form is not submitted as if
 * the field were empty.
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

  const present = read(typed).fault;
  useEffect(() => input.current?.setCustomValidity(present ?? ''));
  const readAgain = useEffectEvent(() => {
    if (fault !== null && fault !== present) report(typed, true);
  });
  // Other limits may allow the text that is shown as a fault.
  useEffect(() => readAgain(), [present]);

  return {
    input,
    typed,
    fault,
    onType: (text: string) => {
      setTyped(text);
      report(text, false);
    },
    onLeave: () => {
      const reading = report(typed, false);
      if (reading.value) setTyped(reading.value);
      // Meanwhile a day may have been picked.
      afterPress(() => setFault(read(input.current?.value ?? '').fault));
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

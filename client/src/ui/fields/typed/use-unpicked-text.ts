import { useEffect, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { SelectOption } from '../select';
import { afterPress } from './after-press';

interface UnpickedTextOptions {
  input: HTMLInputElement | null;
  options: readonly SelectOption[];
  /** The label of the chosen option; empty for none, and where several can be chosen. */
  chosen: string;
  /** The value; another one that is set from outside replaces the text. */
  valueKey: string;
  onPick: (value: string) => void;
  /** Clears the value that the text has replaced. */
  onDrop: () => void;
}

const fold = (text: string): string => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase('sv');

/**
 * Text that was typed in a combobox and picks nothing. Enter picks the option when it is the only one that is shown and
 * contains the text. A field that is left takes the option that is written in full; any other text remains and is a fault, because Mantine would replace it without notice. The input carries the fault in
 * `validity.customError` too, so that no form is sent past it.
 */
export function useUnpickedText({ input, options, chosen, valueKey, onPick, onDrop }: UnpickedTextOptions) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const [isFaultShown, setFaultShown] = useState(false);
  const [seen, setSeen] = useState(valueKey);
  const forget = () => {
    setTyped(null);
    setLeft(false);
    setFaultShown(false);
  };
  if (valueKey !== seen) {
    setSeen(valueKey);
    // The hook itself empties the value when the text is left.
    if (!isLeft || valueKey !== '') forget();
  }
  const isUnpicked = typed !== null && typed.trim() !== '' && fold(typed) !== fold(chosen);
  const fault = isUnpicked ? `”${typed.trim()}” är inte valt. Välj i listan eller töm fältet.` : null;
  useEffect(() => input?.setCustomValidity(fault ?? ''), [input, fault]);
  return {
    forget,
    /** The text to show in place of what Mantine resets the field to. */
    left: isLeft ? typed : null,
    fault: isLeft && isFaultShown ? fault : null,
    onInput: (event: FormEvent<HTMLInputElement>) => {
      setTyped(event.currentTarget.value);
      setLeft(false);
      setFaultShown(false);
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      // With an option highlighted, Mantine picks that one.
      if (event.key !== 'Enter' || event.currentTarget.hasAttribute('aria-activedescendant')) return;
      const only = onlyShownOption(event.currentTarget);
      if (!only || typed === null || !isUnpicked || !fold(only.textContent).includes(fold(typed))) return;
      // The form is not sent by the same press.
      event.preventDefault();
      only.click();
    },
    onBlur: () => {
      if (typed === null) return;
      const written = options.filter(({ label, disabled }) => !disabled && fold(label) === fold(typed));
      if (written.length === 1 && isUnpicked) {
        forget();
        onPick(written[0]!.value);
      } else if (isUnpicked) {
        setLeft(true);
        afterPress(() => setFaultShown(true));
        onDrop();
      } else {
        // An emptied field holds nothing.
        if (typed.trim() === '') onDrop();
        forget();
      }
    },
  };
}

/** The option of an open list that has no other; null for none or several. */
function onlyShownOption(input: HTMLInputElement): HTMLElement | null {
  const list = document.getElementById(input.getAttribute('aria-controls') ?? '');
  const shown = list?.querySelectorAll<HTMLElement>('[role=option]') ?? [];
  return shown.length === 1 ? shown[0]! : null;
}

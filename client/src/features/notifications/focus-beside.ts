import { focusHeading } from '../../ui/page-header';

/** Pressed already: their rows are there until the server has answered. */
const leaving = new WeakSet<HTMLElement>();

/**
 * The button goes with its row: the next one's of the same kind takes its focus, else the one before's, else what
 * stays when none is left. Such buttons carry `data-leaves`.
 */
export function focusBeside(pressed: HTMLElement, whenLast: () => void = focusHeading): void {
  const rows = pressed.closest('ul, tbody')?.querySelectorAll<HTMLElement>('[data-leaves]') ?? [];
  const staying = [...rows].filter((button) => button === pressed || !leaving.has(button));
  leaving.add(pressed);
  const at = staying.indexOf(pressed);
  const beside = staying[at + 1] ?? staying[at - 1];
  if (beside) beside.focus();
  else whenLast();
}

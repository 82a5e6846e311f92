/** True between the press of a pointer and its release. */
let isPressed = false;

const watch = (type: 'pointerdown' | 'pointerup' | 'pointercancel', pressed: boolean) =>
  window.addEventListener(type, () => (isPressed = pressed), { capture: true });
watch('pointerdown', true);
watch('pointerup', false);
watch('pointercancel', false);

/**
 * Runs at once, or after the click if a pointer is pressed: what a field shows when it is left moves the form, and the
 * click would miss what was pressed.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) {
    run();
    return;
  }
  const done = new AbortController();
  const end = () => {
    done.abort();
    // The click comes after the release.
    setTimeout(run);
  };
  for (const type of ['pointerup', 'pointercancel'])
    window.addEventListener(type, end, { capture: true, signal: done.signal });
}

import { useSyncExternalStore } from 'react';
import { getSession, onSession } from './session/session-store';
import { createStore } from './store';

/** What of the palette is shown: where one goes to something, or the list of keys. */
export type PaletteView = 'closed' | 'open' | 'keys';

const shown = createStore<PaletteView>('closed');
/** Keys typed before the palette's field has loaded; null if no field is awaited. */
let ahead: string | null = null;
/** The longest wait for the field; later keys do not belong to the palette. */
const longestWaitMs = 5000;
let waiting: ReturnType<typeof setTimeout> | undefined;

const isModalOpen = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

function awaitField(): void {
  ahead = '';
  waiting = setTimeout(() => (isModalOpen() ? stopAwaiting() : showPalette('closed')), longestWaitMs);
}

function stopAwaiting(): void {
  clearTimeout(waiting);
  ahead = null;
}

/** Opens or closes the palette, from wherever one is. */
export function showPalette(next: PaletteView): void {
  // Later keys belong to the palette's field, which may still be loading.
  if (next !== 'open') stopAwaiting();
  else if (shown.get() !== 'open') awaitField();
  shown.set(next);
}

// The palette is loaded when the user presses the first key of a possible shortcut. Ctrl/⌘ K is handled here, because
// the browser's search bar would open in the meantime.
const announcing: readonly string[] = ['Control', 'Meta', 'Shift', '?'];
let isWanted = false;
let early: KeyboardEvent | null = null;
document.addEventListener('keydown', (event) => {
  early = null;
  if (!getSession().user) return;
  const isKey = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'k';
  if (!isKey && !announcing.includes(event.key)) return;
  if (isKey) event.preventDefault();
  if (event.key === '?') early = event;
  isWanted = true;
  showPalette(isKey && !isModalOpen() ? 'open' : shown.get());
});

/** What acts on, or moves from, the place where the focus still is. A dead key would put its letter there later. */
const ofThePlace = /^(Enter|Tab|Delete|Dead|Home|End|Page.*|Arrow.*)$/;

/** Letters that are written with AltGr come with Ctrl and Alt on some keyboards. */
const isCommand = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');

// Keys typed before the field exists are buffered for it and do nothing at the focused element.
document.addEventListener(
  'keydown',
  (event) => {
    if (!getSession().user || ahead === null || isCommand(event) || event.isComposing) return;
    if (event.key === 'Escape') showPalette('closed');
    else if (event.key === 'Backspace') ahead = ahead.slice(0, -1);
    else if (event.key.length === 1) ahead += event.key;
    else if (!ofThePlace.test(event.key)) return;
    // Where nothing stands that could show it, the page still being on its way or broken, no key is held back.
    if (!shown.hasAny()) return;
    event.preventDefault();
    event.stopPropagation();
  },
  { capture: true },
);

// A press elsewhere before the palette has loaded moves the input there.
document.addEventListener(
  'pointerdown',
  () => {
    if (ahead !== null && !isModalOpen()) showPalette('closed');
  },
  { capture: true },
);

// The input belongs to one user.
let person = getSession().user?.userId;
onSession(() => {
  const { user } = getSession();
  if (user?.userId !== person) showPalette('closed');
  person = user?.userId;
});

/** The keys typed before the field had the focus; from then on the field receives them itself. */
export function takeTypedAhead(): string {
  const typed = ahead ?? '';
  stopAwaiting();
  return typed;
}

/** The '?' that was pressed before the palette had come, which would otherwise have to be pressed twice. */
export function takeEarlyKey(): KeyboardEvent | null {
  const key = early;
  early = null;
  return key;
}

/** Requests loading of the palette, for features that are part of it. */
export function wantPalette(): void {
  isWanted = true;
  showPalette(shown.get());
}

/** It could not be fetched: the next key asks for it again. */
export function unwantPalette(): void {
  isWanted = false;
  showPalette('closed');
}

/** Whether to load the palette: a key has been pressed, or a button has opened it. */
export function usePaletteWanted(): boolean {
  return useSyncExternalStore(shown.on, () => isWanted || shown.get() !== 'closed');
}

/** The palette's state, as a hook. */
export const usePaletteView = shown.use;

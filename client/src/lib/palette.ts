import { useSyncExternalStore } from 'react';
import { getSession, onSession } from './session/session-store';
import { createStore } from './store';

/** What of the palette is shown: where one goes to something, or the list of keys. */
export type PaletteView = 'closed' | 'open' | 'keys';

const shown = createStore<PaletteView>('closed');
/** What has been typed into a palette whose field has not come; null where none is awaited. */
let ahead: string | null = null;
/** So long the keys wait for the field: what has not come by then is not what is being looked at. */
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
  // What is typed from here on is meant for its field, which may still have to come.
  if (next !== 'open') stopAwaiting();
  else if (shown.get() !== 'open') awaitField();
  shown.set(next);
}

// Until somebody presses what may become one of its keys nothing of the palette is loaded. Ctrl/⌘ K is heard here,
// or the browser's own search bar would open in the meantime.
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

// Typed before the field stands there: it waits for the field, and does nothing where the focus still is.
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

// Whoever presses somewhere before it has come has gone there, and writes there.
document.addEventListener(
  'pointerdown',
  () => {
    if (ahead !== null && !isModalOpen()) showPalette('closed');
  },
  { capture: true },
);

// What one person typed is nothing to the next.
let person = getSession().user?.userId;
onSession(() => {
  const { user } = getSession();
  if (user?.userId !== person) showPalette('closed');
  person = user?.userId;
});

/** What was typed before the field had the focus; from here on it takes the keys itself. */
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

/** Something that stands where the palette does is asked for. */
export function wantPalette(): void {
  isWanted = true;
  showPalette(shown.get());
}

/** It could not be fetched: the next key asks for it again. */
export function unwantPalette(): void {
  isWanted = false;
  showPalette('closed');
}

/** Whether somebody may want the palette: a key has been pressed, or it has been opened by a button. */
export function usePaletteWanted(): boolean {
  return useSyncExternalStore(shown.on, () => isWanted || shown.get() !== 'closed');
}

/** What is shown of the palette, following changes. */
export const usePaletteView = shown.use;

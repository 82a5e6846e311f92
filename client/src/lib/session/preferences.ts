import { createStore } from '../store';

/** Where one lands with no page chosen, or one that the role no longer opens. */
export const usualStartPage = '/min-dag';

/** What this browser remembers for its user; nothing here is about a student. */
export interface Preferences {
  theme: 'auto' | 'light' | 'dark';
  density: 'comfortable' | 'compact';
  rowsPerPage: 25 | 50 | 100;
  /** Whether single-key shortcuts work (WCAG 2.1.4). */
  shortcuts: boolean;
  /** Whether motion is off even where the device allows it. */
  reducedMotion: boolean;
  /** Where signing in leads; null is `usualStartPage`. */
  startPage: string | null;
  /** The tour has been gone through, or declined. */
  tourSeen: boolean;
}

const storageKey = 'preferences';
const defaults: Preferences = {
  theme: 'auto',
  density: 'comfortable',
  rowsPerPage: 50,
  shortcuts: true,
  reducedMotion: false,
  startPage: null,
  tourSeen: false,
};

function read(): Preferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return { ...defaults, ...(typeof stored === 'object' && stored !== null ? stored : {}) };
  } catch (error) {
    console.warn('The stored preferences could not be read; the defaults are used.', error);
    return defaults;
  }
}

const preferences = createStore(read());

/** Changes some preferences and remembers them in this browser. */
export function setPreferences(change: Partial<Preferences>): void {
  const current = preferences.get();
  const next = { ...current, ...change };
  // Listeners such as the theme may set the same value again: this check ends the loop.
  if (JSON.stringify(next) === JSON.stringify(current)) return;
  localStorage.setItem(storageKey, JSON.stringify(next));
  preferences.set(next);
}

/** The preferences now, outside React. */
export const getPreferences = preferences.get;

/** Subscribes to changes; returns the unsubscribe function. */
export const onPreferences = preferences.on;

/** The preferences, following changes. */
export const usePreferences = preferences.use;

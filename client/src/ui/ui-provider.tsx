import { createTheme, MantineProvider, type MantineColorScheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { getPreferences, onPreferences, setPreferences } from '../lib/session/preferences';

/** Swedish names and the repairs of Mantine's accessibility faults live in the wrappers; here is what all share. */
const theme = createTheme({
  fontFamily: "'Atkinson Hyperlegible Next Variable', system-ui, sans-serif",
  cursorType: 'pointer',
  respectReducedMotion: true,
  defaultRadius: 'md',
});

/** Mantine asks for the theme where the preferences keep it, and hears of their changes. */
const schemeManager = {
  get: (fallback: MantineColorScheme) => getPreferences().theme ?? fallback,
  set: (value: MantineColorScheme) => setPreferences({ theme: value }),
  subscribe(onUpdate: (value: MantineColorScheme) => void) {
    stopListening = onPreferences(() => onUpdate(getPreferences().theme));
  },
  unsubscribe() {
    stopListening();
  },
  clear: () => setPreferences({ theme: 'auto' }),
};
let stopListening = (): void => undefined;

/**
 * Holds what the ui components need. Variables and classes come from the style sheets, so Mantine injects
 * no style element: the page needs neither a style nonce nor a Trusted Types policy.
 */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={schemeManager}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}

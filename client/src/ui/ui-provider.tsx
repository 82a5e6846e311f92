import { createTheme, MantineContext, MantineThemeProvider } from '@mantine/core';
import { useLayoutEffect, type ComponentProps, type ReactNode } from 'react';
import { usePreferences } from '../lib/session/preferences';

/** Swedish names and the repairs of Mantine's accessibility faults live in the wrappers; here is what all share. */
const theme = createTheme({
  fontFamily: "'Atkinson Hyperlegible Next Variable', system-ui, sans-serif",
  cursorType: 'pointer',
  defaultRadius: 'md',
});

const root = document.documentElement;

/**
 * Light and dark are the preferences' own, and variables and classes come from the style sheets: Mantine's provider
 * would bring its makers of both to every page. It injects no style element: the page needs neither a style nonce
 * nor a Trusted Types policy.
 */
const context: ComponentProps<typeof MantineContext>['value'] = {
  colorScheme: 'auto',
  setColorScheme: () => undefined,
  clearColorScheme: () => undefined,
  getRootElement: () => root,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
};

/** Holds what the ui components need. */
export function UiProvider({ children }: { children: ReactNode }) {
  useColorScheme();
  return (
    <MantineContext value={context}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}

/** Sets the page in light or dark, as the person has chosen or else as the device has it, and follows both. */
function useColorScheme(): void {
  const { theme: chosen } = usePreferences();
  useLayoutEffect(() => {
    root.setAttribute('data-respect-reduced-motion', 'true');
    if (chosen !== 'auto') {
      root.setAttribute('data-mantine-color-scheme', chosen);
      return undefined;
    }
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    const follow = () => root.setAttribute('data-mantine-color-scheme', dark.matches ? 'dark' : 'light');
    follow();
    dark.addEventListener('change', follow);
    return () => dark.removeEventListener('change', follow);
  }, [chosen]);
}

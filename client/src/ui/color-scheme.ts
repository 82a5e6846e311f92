import { getPreferences } from '../lib/session/preferences';

/**
 * Puts the theme on the page before anything is drawn. Mantine keeps it right from then on, but comes to it
 * only after its first drawing, which in the dark would be a flash of light.
 */
export function applyColorScheme(): void {
  const { theme } = getPreferences();
  const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset['mantineColorScheme'] = theme === 'auto' ? system : theme;
}

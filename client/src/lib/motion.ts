import { getPreferences, onPreferences } from './session/preferences';

/** Whether motion is reduced, by the device's setting or the user's preference. */
export function isMotionReduced(): boolean {
  return getPreferences().reducedMotion || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Lets the style sheets know of the choice, now and whenever it changes. */
export function applyMotion(): void {
  const apply = () => {
    document.documentElement.dataset['motion'] = getPreferences().reducedMotion ? 'reduced' : 'full';
  };
  apply();
  onPreferences(apply);
}

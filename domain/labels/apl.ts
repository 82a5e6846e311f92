import type { AplStatus } from '../generated.js';

/** The headings of the board’s columns (specification §4). */
export const aplStatusLabels: Readonly<Record<AplStatus, string>> = {
  GRAY: 'Ej börjat',
  RED: 'Praktik slut, ej närvarat',
  BLUE: 'Bokade för samtal',
  YELLOW: 'Är i fas',
  GREEN: 'Har kontrakt, skall gå eller har börjat praktik',
};

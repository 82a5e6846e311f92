/** Where it was published that two courses stand for each other. */
export function pairSourceText(source: string | null): string {
  return source === null ? 'Kopplad av skolan' : `Källa: ${source}`;
}

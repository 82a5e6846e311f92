/** The published source that declares two courses equivalent. */
export function pairSourceText(source: string | null): string {
  return source === null ? 'Kopplad av skolan' : `Källa: ${source}`;
}

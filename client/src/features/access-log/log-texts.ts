/** The filters of a list query without JSON punctuation: `q: Åsa, municipality: Solna`. */
export function questionText(question: string): string {
  try {
    return leaves(JSON.parse(question)).join(', ');
  } catch {
    // A long one was cut, and is shown as it was kept.
    return question;
  }
}

function leaves(value: unknown, name?: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => leaves(item, name));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => leaves(inner, key));
  return [name === undefined ? String(value) : `${name}: ${String(value)}`];
}

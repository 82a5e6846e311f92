/** Collects the parameters of a statement that is put together from parts; values never stand in its text. */
export class SqlParams {
  readonly values: unknown[] = [];

  /** Adds a value and answers its placeholder. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** Text that LIKE takes literally (security, T44). */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (letter) => `\\${letter}`);
}

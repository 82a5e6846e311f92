/** Maximum number of names in a refusal. */
const NAMED = 3;

/** The first blocking items, and how many more there are. */
export function someNames(all: readonly { name: string }[]): string {
  const named = all.slice(0, NAMED).map(({ name }) => name);
  const more = all.length - named.length;
  return named.join(', ') + (more > 0 ? ` och ${more} till` : '');
}

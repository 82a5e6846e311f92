/** Maximum number of names in a refusal. */
const NAMED = 3;

/** The first blocking items, and how many more there are. */
export function someNames(all: readonly { name: string }[]): string {
  const named = all.slice(0, NAMED).map(({ name }) => name);
  const more = all.length - named.length;
  return named.join(', ') + (more > 0 ? ` och ${more} till` : '');
}

/** The first refused records with their reasons, and how many more there are. */
export function someReasons(refused: readonly { name: string; reason: string }[]): string {
  const named = refused.slice(0, NAMED).map(({ name, reason }) => `${name}: ${reason}`);
  const more = refused.length - named.length;
  return [...named, ...(more > 0 ? [`Och ${more} till.`] : [])].join(' ');
}

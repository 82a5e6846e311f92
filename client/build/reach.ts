/** What can be come to from some things, themselves included, by what each of them leads to. */
export function reachOf<T>(starts: Iterable<T>, leadsTo: (one: T) => Iterable<T>): Set<T> {
  const reach = new Set<T>();
  const visit = (one: T) => {
    if (reach.has(one)) return;
    reach.add(one);
    for (const next of leadsTo(one)) visit(next);
  };
  for (const start of starts) visit(start);
  return reach;
}

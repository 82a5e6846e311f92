/** The candidate that is fewest single-letter changes away, when that is few enough to be a slip; else null. */
export function nearest<T>(
  text: string,
  candidates: Iterable<T>,
  wordsOf: (candidate: T) => string,
): T | null {
  const wanted = text.toLowerCase();
  let best: T | null = null;
  let least = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of candidates) {
    const word = wordsOf(candidate).toLowerCase();
    if (Math.abs(word.length - wanted.length) >= least) continue;
    const distance = changesBetween(wanted, word, least);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** Levenshtein distance, stopping at `limit`. */
export function changesBetween(from: string, to: string, limit: number): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = previous[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1);
      current.push(Math.min(replaced, previous[j]! + 1, current[j - 1]! + 1));
    }
    if (Math.min(...current) >= limit) return limit;
    previous = current;
  }
  return previous[to.length]!;
}

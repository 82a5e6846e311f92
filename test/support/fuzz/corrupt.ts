import type { SeededRandom } from '../../../server/demo/made-up/seeded-random.js';
import { UNKNOWN_NAMES, badValue } from './bad-values.js';

/** A position in JSON: the object or array, and the key. */
interface Place {
  holder: Record<string, unknown>;
  key: string;
}

/**
 * A copy of `value` with one to three additions or omissions. Copies nested objects too, so that the next
 * input is unaffected.
 */
export function corrupt(random: SeededRandom, value: unknown): unknown {
  if (random.chance(0.02)) return badValue(random) ?? null;
  const box = { value: structuredClone(value) };
  const times = random.between(1, 3);
  for (let time = 0; time < times; time += 1) {
    const places = placesIn(box);
    if (places.length > 0) spoil(random, random.pick(places));
  }
  return box.value ?? null;
}

function spoil(random: SeededRandom, { holder, key }: Place): void {
  const kind = random.weighted({ replace: 70, remove: 10, add: 12, wrap: 5, double: 3 });
  if (kind === 'replace') set(holder, key, structuredClone(badValue(random, key)));
  else if (kind === 'remove') delete holder[key];
  else if (kind === 'add') add(random, holder[key] ?? holder);
  else if (kind === 'wrap') set(holder, key, [holder[key]]);
  else set(holder, key, [holder[key], structuredClone(holder[key])]);
}

function add(random: SeededRandom, target: unknown): void {
  if (typeof target !== 'object' || target === null) return;
  const name = random.pick(UNKNOWN_NAMES);
  set(target as Record<string, unknown>, name, structuredClone(badValue(random, name)));
}

/** Sets keys such as `__proto__` too, which an assignment would not. */
function set(target: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder)
    .slice(0, 50)
    .flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}

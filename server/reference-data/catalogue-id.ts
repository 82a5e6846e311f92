import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';

/** The age that all courses of the catalogue share: their ids come from the code, not from the clock. */
const CATALOGUE_MOMENT = Date.UTC(2025, 6, 1);

/** The id of a course of the national catalogue: the same in every school, so that a link means the same everywhere. */
export function catalogueId(code: string): string {
  return uuid({
    msecs: CATALOGUE_MOMENT,
    random: createHash('sha256').update(code.normalize('NFC')).digest(),
  });
}

/** The same for a shipped package (its first edition) or program, by key. */
export function shippedId(kind: 'package' | 'program', key: string): string {
  return catalogueId(`${kind} ${key}`);
}

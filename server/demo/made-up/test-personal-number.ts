import { checkDigit } from '../../../domain/personal-number.js';
import type { SeededRandom } from './seeded-random.js';

/** Added to the day of birth in a coordination number. */
const COORDINATION_DAYS = 60;

/**
 * A personal number of 12 digits in the form of the Swedish Tax Agency's published test numbers
 * (birth numbers 980 to 989), so that no real person is hit (contract, section 1). The third digit
 * is odd for men. `taken` keeps two people from the same number.
 */
export function testPersonalNumber(
  random: SeededRandom,
  person: { man: boolean; coordination: boolean },
  taken: Set<string>,
): string {
  for (;;) {
    const day = random.between(1, 28) + (person.coordination ? COORDINATION_DAYS : 0);
    const date = `${random.between(1968, 2005)}${twoDigits(random.between(1, 12))}${twoDigits(day)}`;
    const serial = `98${random.between(0, 4) * 2 + (person.man ? 1 : 0)}`;
    const number = `${date}${serial}${checkDigit(date.slice(2) + serial)}`;
    if (taken.has(number)) continue;
    taken.add(number);
    return number;
  }
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

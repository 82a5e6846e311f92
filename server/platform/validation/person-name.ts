/** Letters that no accent makes: Unicode does not decompose them. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', ı: 'i', ħ: 'h', ŧ: 't' },
};

/** How å, ä and ö are written where a keyboard or a passport lacks them. */
const DIGRAPHS = /a[ae]|oe|ue/g;

/**
 * The parts of a name without case, accents and punctuation, in the order of writing; a hyphen separates like a blank.
 */
function namePartsOf(name: string): string[] {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[øæœłđðþßıħŧ]/g, (letter) => PLAIN[letter]!)
    .replace(/['’‘`´.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .map((part) => part.replace(DIGRAPHS, (pair) => pair[0]!));
}

/** Key of a name, independent of order, case and spelling; like the database's `person_name_key`. */
export function personNameKey(name: string): string {
  return namePartsOf(name).sort().join(' ');
}

/** Whether two names are one apart from case, accents, hyphens and the order of their parts. */
export function isSameName(one: string, other: string): boolean {
  return isSameParts(namePartsOf(one), namePartsOf(other));
}

function isSameParts(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === 0 || other.length === 0) return one.length === other.length;
  return one.join('') === other.join('') || [...one].sort().join(' ') === [...other].sort().join(' ');
}

/**
 * True if two names can belong to one person: the same name, one with parts left out, or one changed surname
 * with the same given name. Siblings with a common surname do not match.
 */
export function namesAgree(one: string, other: string): boolean {
  const [first, second] = [namePartsOf(one), namePartsOf(other)];
  if (isSameParts(first, second)) return true;
  const left = [withoutParts(first, second), withoutParts(second, first)];
  const shared = first.length - left[0]!.length;
  if (shared === 0) return false;
  const isShorter = left.some((parts) => parts.length === 0);
  if (isShorter && shared > 1) return true;
  // From here on one part may differ, except the given name.
  return first[0] === second[0] && left.some((parts) => parts.length <= 1);
}

function withoutParts(parts: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return parts.filter((part) => {
    const place = rest.indexOf(part);
    if (place < 0) return true;
    rest.splice(place, 1);
    return false;
  });
}

/**
 * True if a spelling may replace the stored one of the same name: it keeps the order, the accents and the
 * capitalisation.
 */
export function isWorthySpelling(name: string, stored: string): boolean {
  if (namePartsOf(name).join('') !== namePartsOf(stored).join('')) return false;
  if (hasBothCases(stored) && !hasBothCases(name)) return false;
  return marksOf(name) >= marksOf(stored);
}

function hasBothCases(text: string): boolean {
  return text !== text.toLowerCase() && text !== text.toUpperCase();
}

/** Number of non-ASCII letters. */
function marksOf(text: string): number {
  return text.normalize('NFC').match(/[^\p{ASCII}]/gu)?.length ?? 0;
}

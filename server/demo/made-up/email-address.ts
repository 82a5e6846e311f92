/** Letters that do not come apart into a plain letter and an accent. */
const PLAIN: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', ø: 'o', đ: 'd', ß: 'ss' };

/** A person's address at a domain that no school has: `asa.oberg@exempel.se`. */
export function emailAddress(name: string): string {
  const letters = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[ıłøđß]/g, (letter) => PLAIN[letter]!)
    .replace(/[^a-z -]/g, '');
  return `${letters.replace(/ +/g, '.')}@exempel.se`;
}

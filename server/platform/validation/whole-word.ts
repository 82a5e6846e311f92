/** A pattern of PostgreSQL's for a name where no letter, digit or hyphen joins it to more. */
export function wholeWord(name: string): string {
  return `(?<![[:alnum:]-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![[:alnum:]-])`;
}

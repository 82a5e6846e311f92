/** A hint about a new password while it is typed; the server enforces the rules (contract §4). */
export interface Strength {
  tone: 'weak' | 'fair' | 'strong';
  text: string;
}

const fairLength = 15;
const strongLength = 20;
/** Fewer different characters than this are a pattern, however long. */
const variety = 6;

/** Length is what counts; null while nothing is typed. */
export function strengthOf(typed: string): Strength | null {
  const password = [...typed.trim()];
  if (password.length === 0) return null;
  if (password.length < fairLength)
    return { tone: 'weak', text: `Svagt: ${password.length} tecken. Lägg till ett ord till.` };
  if (new Set(password.map((one) => one.toLowerCase())).size < variety)
    return { tone: 'weak', text: 'Svagt: samma tecken återkommer för ofta.' };
  if (password.length < strongLength) return { tone: 'fair', text: 'Bra.' };
  return { tone: 'strong', text: 'Starkt.' };
}

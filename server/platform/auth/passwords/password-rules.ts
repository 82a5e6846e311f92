import { badField } from '../../errors/app-error.js';
import { COMMON_PASSWORDS } from './common-passwords.js';

const LONGEST = 128;

/**
 * New passwords (contract, section 4; security, T01): long enough, not common, not the person's or
 * the school's name. No composition rules. Throws BAD_USER_INPUT on `path`; answers the trimmed text.
 */
export function checkNewPassword(
  typed: string,
  path: string,
  shortest: number,
  context: readonly string[],
): string {
  const password = typed.trim();
  const length = [...password].length;
  if (length < shortest) throw badField(path, 'TOO_SHORT', `Lösenordet måste ha minst ${shortest} tecken.`);
  if (length > LONGEST) throw badField(path, 'TOO_LONG', `Lösenordet får ha högst ${LONGEST} tecken.`);
  const plain = simplify(password);
  const common = COMMON_PASSWORDS.some((known) => plain === known || repeats(plain, known));
  const personal = context.map(simplify).some((word) => word.length >= 4 && repeats(plain, word));
  if (common || personal || new Set(plain).size < 4) {
    throw badField(
      path,
      'NOT_ALLOWED',
      'Lösenordet är för lätt att gissa. Välj ett annat, till exempel flera ord.',
    );
  }
  return password;
}

function simplify(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._@+-]/g, '');
}

/** True when the password is the word with nothing but repetitions and digits or marks around it. */
function repeats(password: string, word: string): boolean {
  if (!password.includes(word)) return false;
  return /^[\d!?#*$%&]*$/.test(password.split(word).join(''));
}

/** Words that a person's password may not be made of: the person's and the school's names. */
export function wordsAbout({ name, email }: { name: string; email: string }, productName: string): string[] {
  return [productName, name, ...name.split(' '), email, email.split('@')[0]!];
}

import { badField } from '../../platform/errors/app-error.js';
import { requiredName } from '../../platform/validation/text.js';
import { normaliseEmail, readEmail } from '../../platform/validation/email.js';

const LONGEST_NAME = 120;

/** A name of 1 to 120 characters. Throws BAD_USER_INPUT on `name`. */
export function readUserName(text: string | null | undefined): string {
  return requiredName(text ?? '', 'name', LONGEST_NAME);
}

/** An address in the form in which it is unique (permissions, section 7.12). Throws BAD_USER_INPUT on `email`. */
export function readUserEmail(text: string | null | undefined): string {
  const email = readEmail(text);
  if (email === null) throw badField('email', 'REQUIRED', 'Fältet måste fyllas i.');
  return normaliseEmail(email);
}

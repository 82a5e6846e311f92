import { badField } from '../../platform/errors/app-error.js';
import { requiredText } from '../../platform/validation/text.js';
import { isEmail, normaliseEmail } from '../../platform/validation/email.js';

const LONGEST_NAME = 120;

/** A name of 1 to 120 characters. Throws BAD_USER_INPUT on `name`. */
export function readUserName(text: string | null | undefined): string {
  return requiredText(text ?? '', 'name', LONGEST_NAME);
}

/** An address in the form in which it is unique (permissions, section 7.12). Throws BAD_USER_INPUT on `email`. */
export function readUserEmail(text: string | null | undefined): string {
  const email = normaliseEmail(text ?? '');
  if (email === '') throw badField('email', 'REQUIRED', 'Fältet måste fyllas i.');
  // Control characters are refused in an address, not taken out (contract, section 2).
  if (!email.isWellFormed() || !isEmail(email))
    throw badField('email', 'FORMAT', 'E-postadressen är inte giltig.');
  return email;
}

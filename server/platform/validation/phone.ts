import { badField } from '../errors/app-error.js';
import { optionalText } from './text.js';

const PHONE = /^\+?[\d\s()/-]{5,20}$/;

/** A telephone number as people write it; empty is null (contract, section 3). Throws BAD_USER_INPUT on `phone`. */
export function readPhone(text: string | null | undefined): string | null {
  const phone = optionalText(text, 'phone', 20);
  if (phone === null || PHONE.test(phone)) return phone;
  throw badField('phone', 'FORMAT', 'Telefonnumret får bara ha siffror, blanksteg, +, - och parenteser.');
}

import { cleanPhone, LONGEST_PHONE, phoneFault } from '../../../domain/text/phone.js';
import { badField } from '../errors/app-error.js';
import { optionalLine } from './text.js';

/** A telephone number as people write it; empty is null (contract, section 3). Throws BAD_USER_INPUT on `path`. */
export function readPhone(text: string | null | undefined, path = 'phone'): string | null {
  const phone = optionalLine(cleanPhone(text ?? ''), path, LONGEST_PHONE);
  const fault = phone === null ? null : phoneFault(phone);
  if (fault === null) return phone;
  throw badField(path, 'FORMAT', `Telefonnumret ${fault}`);
}

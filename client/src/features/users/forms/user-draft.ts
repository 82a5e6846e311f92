import { cleanLine, cleanName, hasLetter } from '../../../../../domain/text/clean-text';
import { cleanEmail, isEmail } from '../../../../../domain/text/email';
import type { Role } from '../../../../../domain/generated';
import type { CreateUserInput } from '../../../graphql/types.generated';

export interface UserDraft {
  name: string;
  email: string;
  phone: string;
  role: Role | null;
}

export const emptyDraft: UserDraft = { name: '', email: '', phone: '', role: null };

/** Missing fields; the server validates the rest. */
export function faultsOf({ name, email, role }: UserDraft): Partial<Record<keyof UserDraft, string>> {
  return {
    ...nameFault(name),
    ...emailFault(email),
    ...(role ? {} : { role: 'Välj en roll.' }),
  };
}

function nameFault(name: string): { name?: string } {
  if (cleanName(name) === '') return { name: 'Fyll i namn.' };
  return hasLetter(name) ? {} : { name: 'Namnet måste ha minst en bokstav.' };
}

function emailFault(email: string): { email?: string } {
  if (cleanLine(email) === '') return { email: 'Fyll i e-postadress.' };
  return isEmail(cleanEmail(email)) ? {} : { email: 'E-postadressen är inte giltig.' };
}

/** The draft as the contract takes it; `faultsOf` has seen to it that a role is chosen. */
export function toCreateInput({ name, email, phone, role }: UserDraft): CreateUserInput {
  return { name, email, role: role!, phone: phone.trim() || null };
}

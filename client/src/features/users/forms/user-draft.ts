import type { Role } from '../../../../../domain/generated';
import type { CreateUserInput } from '../../../graphql/generated';

export interface UserDraft {
  name: string;
  email: string;
  phone: string;
  role: Role | null;
}

export const emptyDraft: UserDraft = { name: '', email: '', phone: '', role: null };

/** What is missing; everything else about the fields is the server's to judge. */
export function faultsOf({ name, email, role }: UserDraft): Partial<Record<keyof UserDraft, string>> {
  return {
    ...(name.trim() ? {} : { name: 'Fyll i namn.' }),
    ...(email.trim() ? {} : { email: 'Fyll i e-postadress.' }),
    ...(role ? {} : { role: 'Välj en roll.' }),
  };
}

/** The draft as the contract takes it; `faultsOf` has seen to it that a role is chosen. */
export function toCreateInput({ name, email, phone, role }: UserDraft): CreateUserInput {
  return { name, email, role: role!, phone: phone.trim() || null };
}

import type { Role } from '../../../../../domain/generated';
import type { CreateUserInput } from '../../../graphql/generated';

export interface UserDraft {
  name: string;
  email: string;
  phone: string;
  role: Role | null;
}

export type UserField = keyof UserDraft;

export const userFields = ['name', 'email', 'phone', 'role'] as const satisfies readonly UserField[];
export const emptyDraft: UserDraft = { name: '', email: '', phone: '', role: null };

/** What is missing; everything else about the fields is the server's to judge. */
export function faultsOf({ name, email, role }: UserDraft): Partial<Record<UserField, string>> {
  return {
    ...(name.trim() ? {} : { name: 'Fyll i namn.' }),
    ...(email.trim() ? {} : { email: 'Fyll i e-postadress.' }),
    ...(role ? {} : { role: 'Välj en roll.' }),
  };
}

/** The draft as the contract takes it; `role` has been chosen. */
export function toCreateInput({ name, email, phone }: UserDraft, role: Role): CreateUserInput {
  return { name, email, role, phone: phone.trim() || null };
}

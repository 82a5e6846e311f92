import type { Role } from '../graphql/generated.js';

/** REST writes roles in lower case (contract, section 2). */
export function restRole(role: Role): string {
  return role.toLowerCase();
}

/** A session user as REST names it. */
export function sessionUser<T extends { role: Role }>(
  user: T,
): Omit<T, 'role' | '__typename'> & { role: string } {
  return { ...user, role: restRole(user.role) };
}

/** REST calls an identifier `_id` (contract, section 2). */
export function withRestId<T extends { id: string }>({ id, ...rest }: T): { _id: string } & Omit<T, 'id'> {
  return { _id: id, ...rest };
}

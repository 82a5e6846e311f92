import type { Role } from './generated.js';

/** Rank of each role (specification §1): higher ranks include the permissions of lower ones. */
export const roleRank: Record<Role, number> = {
  GUEST: 0,
  USER: 1,
  STUDENT: 2,
  COORDINATOR: 3,
  SPECPED: 4,
  SYV: 5,
  TEACHER: 6,
  ADMIN: 7,
  SYSTEMADMIN: 8,
};

/** All roles, lowest rank first. */
export const rolesByRank = /* @__PURE__ */ Object.keys(roleRank) as Role[];

/** The roles in Swedish (contract §7). */
export const roleNames: Record<Role, string> = {
  GUEST: 'Gäst',
  USER: 'Användare',
  STUDENT: 'Elev',
  COORDINATOR: 'Koordinator',
  SPECPED: 'Specialpedagog',
  SYV: 'Studie- och yrkesvägledare',
  TEACHER: 'Lärare',
  ADMIN: 'Administratör',
  SYSTEMADMIN: 'Systemadministratör',
};

/** Type guard for `Role` in the GraphQL spelling; upper-case REST values first. */
export function isRole(value: unknown): value is Role {
  return typeof value === 'string' && Object.hasOwn(roleRank, value);
}

/** The rank rule of specification §2: rank at least; of a list the lowest listed role decides. */
export function mayAccess(role: Role, required: Role | readonly Role[]): boolean {
  const listed = typeof required === 'string' ? [required] : required;
  return listed.some((one) => roleRank[role] >= roleRank[one]);
}

/** Set membership, for permissions of exact roles (`@auth(only:)`). */
export function isOneOf(role: Role, exact: readonly Role[]): boolean {
  return exact.includes(role);
}

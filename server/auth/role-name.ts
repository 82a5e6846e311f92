import type { Role } from '../graphql/generated.js';

/** Roles in Swedish (contract, section 7). */
export const ROLE_NAME: Record<Role, string> = {
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

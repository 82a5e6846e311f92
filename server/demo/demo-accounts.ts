import type { Role } from '../platform/graphql/generated.js';

/** The password of every account of the demo school (contract, section 1). */
export const DEMO_PASSWORD = 'Demo-2026-skola';

/** One account for each role, lowest rank first (contract, section 1). */
export interface DemoAccount {
  email: string;
  name: string;
  role: Role;
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: 'guest@demo.se', name: 'Gustav Lindqvist', role: 'GUEST' },
  { email: 'user@demo.se', name: 'Ulla Forsberg', role: 'USER' },
  { email: 'student@demo.se', name: 'Amina Hassan', role: 'STUDENT' },
  { email: 'coordinator@demo.se', name: 'Camilla Ekström', role: 'COORDINATOR' },
  { email: 'specped@demo.se', name: 'Sofia Åkerlund', role: 'SPECPED' },
  { email: 'syv@demo.se', name: 'Yusuf Demir', role: 'SYV' },
  { email: 'teacher@demo.se', name: 'Åsa Öberg', role: 'TEACHER' },
  { email: 'admin@demo.se', name: 'Anders Nyström', role: 'ADMIN' },
  { email: 'systemadmin@demo.se', name: 'Sigrid Wallin', role: 'SYSTEMADMIN' },
];

/** Demo accounts for the startup output. */
export function demoAccountTable(): string {
  const rows = [
    ['E-post', 'Roll', 'Lösenord'],
    ...DEMO_ACCOUNTS.map(({ email, role }) => [email, role.toLowerCase(), DEMO_PASSWORD]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map(
    (row) =>
      `  ${row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd()}`,
  );
  return lines.join('\n');
}

import { DEMO_ACCOUNTS } from './demo-accounts.js';
import type { DemoCalendar } from './studies/demo-calendar.js';
import { emailAddress } from './made-up/email-address.js';
import { TEACHERS } from './made-up/names.js';
import type { DemoRow } from './made-up/demo-rows.js';
import { SeededRandom } from './made-up/seeded-random.js';

/** The people who work in the demo school, and the account of its one signed-in student. */
export interface DemoStaff {
  users: DemoRow<'app_user'>[];
  teachers: DemoRow<'teacher'>[];
  /** The account that a teacher record belongs to. */
  userOf(teacherId: string): DemoRow<'app_user'>;
  /** The demo account of that address. */
  account(email: string): DemoRow<'app_user'>;
}

/** Nine demo accounts and eleven more teachers; `teachers[0]` is teacher@demo.se. */
export function buildStaff(calendar: DemoCalendar, passwordHash: string): DemoStaff {
  const random = new SeededRandom('staff');
  const createdAt = calendar.moment(-420, 7 * 60);
  const others = TEACHERS.map((name) => ({ name, email: emailAddress(name), role: 'TEACHER' as const }));
  const users = [...DEMO_ACCOUNTS, ...others].map(({ name, email, role }): DemoRow<'app_user'> => ({
    id: random.id(),
    name,
    email,
    password_hash: passwordHash,
    role,
    active: true,
    version: 1,
    created_at: createdAt,
    updated_at: createdAt,
  }));
  const teachers = users
    .filter(({ role }) => role === 'TEACHER')
    .map(({ id }) => ({ id: random.id(), user_id: id }));
  return {
    users,
    teachers,
    userOf: (teacherId) => {
      const teacher = teachers.find(({ id }) => id === teacherId);
      return found(
        users.find(({ id }) => id === teacher?.user_id),
        teacherId,
      );
    },
    account: (email) =>
      found(
        users.find((user) => user.email === email),
        email,
      ),
  };
}

function found(user: DemoRow<'app_user'> | undefined, sought: string): DemoRow<'app_user'> {
  if (!user) throw new Error(`The demo school has no account for ${sought}`);
  return user;
}

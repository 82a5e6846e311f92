import type { Person, School } from '../support/school.js';
import type { Principal } from './permission-matrix.js';

/** The school of the matrix: one person per column, and their data. */
export interface World {
  school: School;
  people: Record<Principal, Person>;
  /** A student without an account and without a responsible teacher. */
  otherStudent: string;
}

export async function buildWorld(school: School): Promise<World> {
  const student = await school.asStudent();
  const people: Record<Principal, Person> = {
    an: school.nobody,
    gu: await school.as('GUEST'),
    us: await school.as('USER'),
    so: student,
    sx: student,
    co: await school.as('COORDINATOR'),
    sp: await school.as('SPECPED'),
    sy: await school.as('SYV'),
    te: await school.as('TEACHER'),
    ad: await school.as('ADMIN'),
    sa: await school.as('SYSTEMADMIN'),
  };
  return { school, people, otherStudent: await school.student() };
}

/** The student of a call: the own record for `so`, another's for all others. */
export function subject(world: World, principal: Principal): string {
  return principal === 'so' ? world.people.so.studentId! : world.otherStudent;
}

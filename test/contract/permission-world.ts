import type { Person, School } from '../support/school.js';
import type { Principal } from './permission-matrix.js';

/** The school in which the matrix is called: one person for each column, and what they own. */
export interface World {
  school: School;
  people: Record<Principal, Person>;
  /** A student who is nobody's own and has no responsible teacher. */
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

/** The student whom a call is about: the own one for `so`, another's for everyone else. */
export function subject(world: World, principal: Principal): string {
  return principal === 'so' ? world.people.so.studentId! : world.otherStudent;
}

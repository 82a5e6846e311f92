import { School, type Answer, type Person } from './school.js';

export interface Hit {
  id: string;
  type: string;
  title: string;
  subtitle: string | null;
}

export let school: School;
export let coordinator: Person;
export let specped: Person;
export let teacher: Person;
export let admin: Person;

export const ask = (person: Person, query: Record<string, string>): Promise<Answer> =>
  person.rest('GET', `/api/search?${new URLSearchParams(query).toString()}`);

export const search = async (query: Record<string, string>, person = teacher): Promise<Hit[]> => {
  const { status, body } = await ask(person, query);
  expect([status, body]).toEqual([200, expect.any(Array)]);
  return body as Hit[];
};

export const found = async (q: string, person = teacher, type = 'Alla'): Promise<string[]> =>
  (await search({ type, q }, person)).map(({ type: kind, title }) => `${kind} ${title}`);

export const make = async (table: string, values: Record<string, unknown>): Promise<string> => {
  const names = Object.keys(values);
  const [row] = await school.sql<{ id: string }>(
    `INSERT INTO ${table} (id, ${names.join(', ')}) VALUES (gen_random_uuid(), ${names.map((_, index) => `$${index + 1}`).join(', ')}) RETURNING id`,
    Object.values(values),
  );
  return row!.id;
};

/** A school for searching, and its users. */
export async function openSearch(): Promise<void> {
  school = await School.open();
  coordinator = await school.as('COORDINATOR', { name: 'Kim Koord' });
  specped = await school.as('SPECPED', { name: 'Sam Special' });
  teacher = await school.as('TEACHER', { name: 'Tea Tärna', email: 'fiskmasen@exempel.se' });
  admin = await school.as('ADMIN', { name: 'Ada Admin' });
}

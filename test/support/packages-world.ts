import { School, type Person } from './school.js';

export interface Package {
  id: string;
  version: number;
  name: string;
  code: string | null;
  points: number;
  optionalPoints: number;
  weeks: number;
  courseCount: number;
  edition: number;
  follows: { id: string } | null;
  followedBy: { id: string } | null;
  activeStudents: number;
  warnings: { code: string; message: string }[];
  keptBecause: string | null;
  courses: { course: { id: string; code: string }; choiceGroup: string | null; hasApl: boolean }[];
}

export const FIELDS = `id version name code points optionalPoints weeks courseCount edition follows { id } followedBy { id }
  activeStudents warnings { code message } keptBecause courses { course { id code } choiceGroup hasApl }`;

export let school: School;
export let admin: Person;

export const ids: Record<string, string> = {};

export const row = (code: string, more: object = {}) => ({ courseId: ids[code], ...more });

export const form = (change: object = {}) => ({
  name: 'Paket',
  kind: 'LOCAL',
  courses: [
    row('SVESVE01', { choiceGroup: 'Svenska' }),
    row('ENGENG05'),
    row('SVASVA01', { choiceGroup: 'Svenska' }),
  ],
  ...change,
});

export async function ask<T = Package>(
  field: string,
  type: string,
  input: object,
  selection = `{ ${FIELDS} }`,
) {
  const answer = await admin.graphql(`mutation($input: ${type}!) { ${field}(input: $input) ${selection} }`, {
    input,
  });
  return { ...answer, result: answer.data?.[field] as T };
}

export const create = (change?: object) =>
  ask('createCoursePackage', 'CreateCoursePackageInput', { package: form(change) });

export const find = async (id: string) =>
  (await admin.graphql(`query($id: ID!) { coursePackage(id: $id) { ${FIELDS} } }`, { id })).data!
    .coursePackage!;

/** A school for course packages. */
export async function openPackages(): Promise<void> {
  school = await School.open();
  admin = await school.as('ADMIN');
  for (const { code, id } of await school.sql<{ code: string; id: string }>('SELECT code, id FROM course'))
    ids[code] = id;
}

import { School, type Answer, type Person } from './school.js';

interface Entry {
  _id: string;
  author: string | null;
  authorId: string | null;
  authorRole: string | null;
  date: string;
  comment: string;
  editedAt: string | null;
  editedBy: string | null;
  isDeleted: boolean;
  seenBy: string[];
}

export const listOf = ({ body }: Answer): Entry[] => (body as { commentHistory: Entry[] }).commentHistory;

export const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;

export let school: School;
export let anna: Person;
export let bo: Person;
export let admin: Person;

export const onPage = (student: string, id = ''): string =>
  `/api/student-details/${student}/comments${id && `/${id}`}`;

export const onBoard = (student: string): string => `/api/students/${student}/comment`;

export const add = async (who: Person, student: string, comment: string): Promise<Entry> =>
  listOf(await who.rest('POST', onPage(student), { body: { comment } })).at(-1)!;

export const list = async (who: Person, student: string): Promise<Entry[]> =>
  listOf(await who.rest('GET', `/api/student-details/${student}`));

export const history = async (student: string) =>
  (
    (await admin.rest('GET', `/api/student-details/${student}/history`)).body as {
      changeHistory: Record<string, unknown>[];
    }
  ).changeHistory;

/** A school where two people write comments. */
export async function openComments(): Promise<void> {
  school = await School.open();
  anna = await school.as('TEACHER', { name: 'Anna Andersson' });
  bo = await school.as('TEACHER', { name: 'Bo Berg' });
  admin = await school.as('ADMIN', { name: 'Ada Admin' });
}

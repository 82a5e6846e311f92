import type { Actor } from '../auth/actor.js';
import { SqlParams } from '../database/sql-params.js';
import type { SearchType } from '../graphql/generated.js';
import { accessLogPart } from '../history/access-log.js';
import { accountsByText } from './account-branches.js';
import { educationByText } from './education-branches.js';
import { wordsOf, type Question } from './search-words.js';
import { studentsByDay, studentsByText } from './student-branch.js';

/** The one statement of a search: every branch by its own index, the trace of a reading of students in it. */
export function searchStatement(
  actor: Actor,
  type: SearchType,
  question: NonNullable<Question>,
): { sql: string; values: unknown[] } {
  const params = new SqlParams();
  const branches = branchesOf(actor, type, question, params);
  const trace = type === 'KURS' ? '' : `WITH ${accessLogPart(actor, 'SEARCH_STUDENTS', params, null)}`;
  const all = branches
    .map((branch, place) => `SELECT ${place} AS place, b.* FROM (${branch}) b`)
    .join(' UNION ALL ');
  return {
    sql: `${trace} SELECT r.type, r.id, r.title, r.detail, r.born, r.municipality, r."isProtected", r."isOffered"
      FROM (${all}) r ORDER BY r.place, r.rank, r.title, r.detail DESC, r.id`,
    values: params.values,
  };
}

function branchesOf(
  actor: Actor,
  type: SearchType,
  question: NonNullable<Question>,
  params: SqlParams,
): string[] {
  if (question.kind === 'day') return [studentsByDay(actor, question.day, params)];
  const typed = wordsOf(question.text, params);
  const people = () => [studentsByText(actor, question.text, typed, params), ...accountsByText(actor, typed)];
  if (type === 'ANVANDARE') return people();
  return type === 'KURS' ? educationByText(typed) : [...people(), ...educationByText(typed)];
}

import type { Actor } from '../../platform/auth/actor.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import type { SearchType } from '../../platform/graphql/generated.js';
import { accessLogPart } from '../../platform/history/access-log.js';
import { questionOf } from '../../platform/history/access-question.js';
import { accountsByText } from './account-branches.queries.js';
import { educationByText } from './education-branches.queries.js';
import { wordsOf, type Question } from './search.input.js';
import { studentsByDay, studentsByText } from './student-branch.queries.js';

/** The single statement of a search: each branch uses its own index; writes the access log of the students. */
export function searchStatement(
  actor: Actor,
  type: SearchType,
  question: NonNullable<Question>,
): { sql: string; values: unknown[] } {
  const params = new SqlParams();
  const branches = branchesOf(actor, type, question, params);
  const all = branches
    .map((branch, place) => `SELECT ${place} AS place, b.* FROM (${branch}) b`)
    .join(' UNION ALL ');
  const asked = question.kind === 'day' ? { type, date: question.day } : { type, q: question.text };
  const shown = { ids: `SELECT id FROM hit WHERE type = 'Elev'`, question: questionOf(asked) };
  const trace =
    type === 'KURS' ? '' : `, ${accessLogPart(actor, 'SEARCH_STUDENTS', params, null, null, shown)}`;
  return {
    sql: `WITH hit AS (${all})${trace}
      SELECT r.type, r.id, r.title, r.detail, r.born, r.municipality, r."isProtected", r."isOffered"
      FROM hit r ORDER BY r.place, r.rank, r.title, r.detail DESC, r.id`,
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

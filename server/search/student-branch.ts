import { hasRank, type Actor } from '../auth/actor.js';
import type { SqlParams } from '../database/sql-params.js';
import { visibleTo } from '../students/student-scope.js';
import { maySearchPersonalNumbers } from './search.policy.js';
import { MOST } from './search-row.js';
import { numberOrText, wordsOf, type Words } from './search-words.js';

/** Word for word the expression of the index `student_search`, or the index is not used. */
const EVERYTHING = `lower(s.name || ' ' || coalesce(s.email, '') || ' ' || coalesce(s.personal_number, ''))`;
const WITHOUT_NUMBER = `lower(s.name || ' ' || coalesce(s.email, ''))`;
const NAME = 'lower(s.name)';

const COLUMNS = 's.id, s.name, s.personal_number, s.municipality, s.is_protected';
const ORDERED = `ORDER BY s.name, s.id LIMIT ${MOST}`;

/** A found student as a row of every branch. */
const asRow = (from: string): string => `SELECT 'Elev' AS type, e.id, e.name AS title, NULL AS detail,
  left(e.personal_number, 8) AS born, e.municipality, e.is_protected AS "isProtected", e.rank FROM (${from}) e`;

/**
 * Students by name, e-mail and personal number, best first: the whole name, the beginning of a word, the
 * middle. Three steps that follow one another, since a step is not begun once the page is full: a common
 * word is found by walking the name index until then, a rare one by its trigrams. The statement writes
 * the trace of the reading, so PostgreSQL runs the steps one after another and never in parallel.
 */
export function studentsByText(actor: Actor, text: string, typed: Words, params: SqlParams): string {
  const byNumber = maySearchPersonalNumbers(actor);
  const sought = byNumber ? numberOrText(text) : text;
  const words = sought === text ? typed : wordsOf(sought, params);
  const may = visibleTo(actor, params);
  // The index covers the number too; who may not search it is held to the rest of the expression.
  const found = (match: (expression: string) => string): string =>
    byNumber ? match(EVERYTHING) : `${match(EVERYTHING)} AND ${match(WITHOUT_NUMBER)}`;
  const start = found(words.start);
  const steps = [
    typed.whole(NAME),
    `${start} AND NOT ${typed.whole(NAME)}`,
    `${found(words.anywhere)} AND NOT (${start}) AND NOT ${typed.whole(NAME)}`,
  ].map(
    (match, rank) =>
      `(SELECT ${COLUMNS}, ${rank} AS rank FROM student s WHERE ${may} AND ${match} ${protectedByName(actor, typed.anywhere(NAME))} ${ORDERED})`,
  );
  return asRow(`${steps.join(' UNION ALL ')} LIMIT ${MOST}`);
}

/** A protected student's number and address are not the responsible teacher's to try out. */
function protectedByName(actor: Actor, nameMatches: string): string {
  return hasRank(actor, 'ADMIN') || actor.teacherId === null
    ? ''
    : `AND (NOT s.is_protected OR ${nameMatches})`;
}

/** Students for whom something begins, ends or is examined that day (contract, section 5). */
export function studentsByDay(actor: Actor, day: string, params: SqlParams): string {
  const date = `${params.add(day)}::date`;
  return asRow(`SELECT ${COLUMNS}, 0 AS rank FROM student s WHERE ${visibleTo(actor, params)} AND s.id IN (
    SELECT id FROM student WHERE start_date = ${date} UNION ALL SELECT id FROM student WHERE end_date = ${date}
    UNION ALL SELECT student_id FROM enrollment WHERE start_date = ${date} AND removed_at IS NULL
    UNION ALL SELECT student_id FROM enrollment WHERE end_date = ${date} AND removed_at IS NULL) ${ORDERED}`);
}

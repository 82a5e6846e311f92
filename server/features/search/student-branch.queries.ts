import { nameAndNumber, numberSought } from '../../../domain/personal-number.js';
import { phoneSought } from '../../../domain/text/phone.js';
import { hasRank, type Actor } from '../../platform/auth/actor.js';
import type { SqlParams } from '../../platform/database/sql-params.js';
import { hadNumber } from '../students/details/previous-numbers.queries.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
import { maySearchPersonalNumbers } from './search.policy.js';
import { MOST } from './search.mapper.js';
import { numberOrText, start, wordsOf, type Words } from './search.input.js';

/** Must equal the expression of the index `student_search`, or the index is not used. */
const EVERYTHING = `lower(s.name || ' ' || coalesce(s.email, '') || ' ' || coalesce(s.personal_number, ''))`;
const WITHOUT_NUMBER = `lower(s.name || ' ' || coalesce(s.email, ''))`;
const NAME = 'lower(s.name)';

const COLUMNS = 's.id, s.name, s.personal_number, s.municipality, s.is_protected';
const FIRST = `ORDER BY s.name, s.id LIMIT ${MOST}`;
/**
 * Number of names read in order before using the index: enough to fill the page with a word that occurs in
 * every twentieth name.
 */
const WALKED = 400;
const LENGTH_OF_NUMBER = 12;

/** A found student as a row of every branch. */
const asRow = (from: string): string => `SELECT 'Elev' AS type, e.id, e.name AS title, NULL AS detail,
  left(e.personal_number, 8) AS born, e.municipality, e.is_protected AS "isProtected", true AS "isOffered", e.rank FROM (${from}) e`;

/**
 * Students by name, e-mail and personal number, best match first: whole name, start of a word, other. Three sequential
 * steps; a step is skipped once the page is full. The statement writes the access log, so PostgreSQL never runs its
 * steps in parallel.
 */
export function studentsByText(actor: Actor, text: string, typed: Words, params: SqlParams): string {
  const byNumber = maySearchPersonalNumbers(actor);
  const sought = byNumber ? numberOrText(text) : text;
  const words = sought === text ? typed : wordsOf(sought, params);
  const may = `${visibleTo(actor, params)} ${protectedByName(actor, typed.anywhere(NAME))}`;
  // Stored in upper case: both columns are compared directly, each with its index.
  const number = byNumber ? numberSought(text) : null;
  if (number?.length === LENGTH_OF_NUMBER) {
    const whole = wordsOf(number, params).whole;
    return asRow(
      `SELECT ${COLUMNS}, 0 AS rank FROM student s
        WHERE ${may} AND (${whole('s.personal_number')} OR ${hadNumber(whole('personal_number'))})`,
    );
  }
  const both = byNumber ? nameAndNumber(text) : null;
  if (both)
    return asRow(
      `SELECT ${COLUMNS}, 0 AS rank FROM student s WHERE ${may} AND ${together(both, params)} ${FIRST}`,
    );
  // The index covers the number too; readers without permission to search it match the other columns only.
  const found = (match: (expression: string) => string): string =>
    byNumber ? match(EVERYTHING) : `${match(EVERYTHING)} AND ${match(WITHOUT_NUMBER)}`;
  const phone = byNumber ? phoneSought(text) : null;
  const whole = typed.whole(NAME);
  const front = words.front(NAME);
  const later = `${found(words.later)} AND NOT ${front} AND NOT ${whole}`;
  const middle = `${found(words.anywhere)} AND NOT ${start(words, byNumber ? EVERYTHING : WITHOUT_NUMBER)} AND NOT ${whole}`;
  return asRow(`WITH ${walked('early_later', may, later)}, ${walked('early_middle', may, middle)}
    (SELECT ${COLUMNS}, 0 AS rank FROM student s WHERE ${may} AND ${whole} ${FIRST})
    UNION ALL (SELECT * FROM (
      (SELECT ${COLUMNS}, 1 AS rank FROM student s
        WHERE ${may} AND ${words.among('s.name')} AND ${front} AND NOT ${whole} ${FIRST})
      UNION ALL ${firstOf('early_later', 1, `${may} AND ${later}`)}) s ${FIRST})
    UNION ALL ${firstOf('early_middle', 2, `${may} AND ${middle}`)}
    ${number ? `UNION ALL ${formerly(may, words, wordsOf(number, params))}` : ''}
    ${phone ? `UNION ALL ${calledAt(may, words, wordsOf(phone, params))}` : ''}
    LIMIT ${MOST}`);
}

/** A student with that name and number, current or former. */
function together({ name, number }: { name: string; number: string }, params: SqlParams): string {
  const named = wordsOf(name, params).anywhere(NAME);
  if (number.length === LENGTH_OF_NUMBER) {
    const whole = wordsOf(number, params).whole;
    return `(${whole('s.personal_number')} OR ${hadNumber(whole('personal_number'))}) AND ${named}`;
  }
  return `${wordsOf(number.toLowerCase(), params).anywhere(EVERYTHING)} AND ${named}`;
}

/** Students with a matching former number come last. */
function formerly(may: string, words: Words, number: Words): string {
  return `(SELECT ${COLUMNS}, 2 AS rank FROM student s WHERE ${may} AND ${hadNumber(number.anywhere('personal_number'))}
    AND NOT ${words.anywhere(EVERYTHING)} ${FIRST})`;
}

/** Students by the beginning of their telephone number, for readers who may search personal numbers. */
function calledAt(may: string, words: Words, phone: Words): string {
  return `(SELECT ${COLUMNS}, 2 AS rank FROM student s WHERE ${may} AND s.phone IS NOT NULL
    AND ${phone.among('phone_digits(s.phone) COLLATE "C"')} AND NOT ${words.anywhere(EVERYTHING)} ${FIRST})`;
}

/** Students with a start, an end or an exam on that day (contract, section 5). */
export function studentsByDay(actor: Actor, day: string, params: SqlParams): string {
  const date = `(SELECT ${params.add(day)}::date)`;
  const may = visibleTo(actor, params);
  const thatDay = `(s.start_date = ${date} OR s.end_date = ${date} OR EXISTS (SELECT FROM enrollment n
    WHERE n.student_id = s.id AND (n.start_date = ${date} OR n.end_date = ${date}) AND n.removed_at IS NULL)
    OR EXISTS (SELECT FROM exam x JOIN exam_booking b ON b.exam_id = x.id JOIN exam_occasion o ON o.id = b.occasion_id
    WHERE x.student_id = s.id AND o.held_on = ${date} AND o.cancelled_at IS NULL))`;
  return asRow(`WITH ${walked('early', may, thatDay)}
    SELECT * FROM ${firstOf(
      'early',
      0,
      `${may} AND s.id IN (
      SELECT id FROM student WHERE start_date = ${date} UNION ALL SELECT id FROM student WHERE end_date = ${date}
      UNION ALL SELECT student_id FROM enrollment WHERE start_date = ${date} AND removed_at IS NULL
      UNION ALL SELECT student_id FROM enrollment WHERE end_date = ${date} AND removed_at IS NULL
      UNION ALL SELECT x.student_id FROM exam_occasion o JOIN exam_booking b ON b.occasion_id = o.id
        JOIN exam x ON x.id = b.exam_id WHERE o.held_on = ${date} AND o.cancelled_at IS NULL)`,
    )} found`);
}

/** The first matches in name order: fills the page for frequent words, at constant cost. */
function walked(name: string, may: string, match: string): string {
  return `${name} AS MATERIALIZED (SELECT ${COLUMNS} FROM
    (SELECT * FROM student s WHERE ${may} ORDER BY s.name, s.id LIMIT ${WALKED}) s WHERE ${match} LIMIT ${MOST})`;
}

/**
 * The first page of matches: those read in order if they fill it, else all from the index, sorted. The
 * planner cannot estimate which is cheaper: matching names may be clustered at the end of the alphabet.
 */
function firstOf(early: string, rank: number, match: string): string {
  return `(SELECT s.*, ${rank} AS rank FROM ${early} s WHERE (SELECT count(*) FROM ${early}) = ${MOST}
    UNION ALL (SELECT s.*, ${rank} AS rank FROM (SELECT ${COLUMNS} FROM student s WHERE ${match} OFFSET 0) s
      WHERE (SELECT count(*) FROM ${early}) < ${MOST} ${FIRST}))`;
}

/** Responsible teachers cannot search protected students by number and address. */
function protectedByName(actor: Actor, nameMatches: string): string {
  return hasRank(actor, 'ADMIN') || actor.teacherId === null
    ? ''
    : `AND (NOT s.is_protected OR ${nameMatches})`;
}

import type { Actor } from '../../platform/auth/actor.js';
import { mayFindDeactivated, maySearchAccountEmails } from './search.policy.js';
import { MOST } from './search.mapper.js';
import { start, type Words } from './search.input.js';

/** Must equal the expression of the two indexes on accounts. */
const EVERYTHING = `lower(u.name || ' ' || u.email)`;
const NAME = 'lower(u.name)';

/**
 * Accounts by name and e-mail: teachers with the id of their teacher record, other staff, and the rest.
 * Excludes accounts of student records, since the record is found instead, and a protected one must not be.
 */
export function accountsByText(actor: Actor, words: Words): string[] {
  const { whole, anywhere } = words;
  const nameOnly = !maySearchAccountEmails(actor);
  const searched = nameOnly ? NAME : EVERYTHING;
  const matches = `${anywhere(EVERYTHING)} ${nameOnly ? `AND ${anywhere(NAME)}` : ''} ${mayFindDeactivated(actor) ? '' : 'AND u.active'}`;
  const rank = `CASE WHEN ${whole(NAME)} THEN 0 WHEN ${start(words, searched)} THEN 1 ELSE 2 END`;
  const branch = (type: string, id: string, from: string, where: string): string =>
    `SELECT '${type}' AS type, ${id} AS id, u.name AS title, u.role || CASE WHEN u.active THEN '' ELSE ' INACTIVE' END AS detail,
       NULL AS born, NULL AS municipality, false AS "isProtected", true AS "isOffered",
       ${rank} AS rank
     FROM ${from} WHERE ${where} AND ${matches} ORDER BY rank, u.name, u.id LIMIT ${MOST}`;
  return [
    branch(
      'Lärare',
      't.id',
      'app_user u JOIN teacher t ON t.user_id = u.id',
      `u.role = 'TEACHER' AND ${STAFF}`,
    ),
    branch('Personal', 'u.id', 'app_user u', `u.role <> 'TEACHER' AND ${STAFF}`),
    branch('Användare', 'u.id', 'app_user u', OTHERS),
  ];
}

/** Excludes API keys, which are not persons. */
const STAFF = `u.kind = 'PERSON' AND u.role NOT IN ('GUEST', 'USER', 'STUDENT')`;
const OTHERS = `u.kind = 'PERSON' AND u.role IN ('GUEST', 'USER', 'STUDENT') AND NOT EXISTS (SELECT FROM student s WHERE s.user_id = u.id)`;

import { hasRank, type Actor } from '../../platform/auth/actor.js';
import { objectSql, valueSql, type ObjectSql } from '../../platform/database/statements/json-object.js';
import type { SqlParams } from '../../platform/database/sql-params.js';
import { DELETED_TEXT } from './comment.view.js';

/** SQL counterpart of `comment.view.ts`, so that PostgreSQL serialises the answer for this reader. */
export function commentFields(actor: Actor, params: SqlParams): ObjectSql {
  const staff = hasRank(actor, 'COORDINATOR');
  const isAuthor = () => (staff ? `((c.author_id = ${params.add(actor.userId)}::uuid) IS TRUE)` : 'false');
  const alive = 'c.deleted_at IS NULL';
  const anyOr = (everyone: boolean) => valueSql(() => `(${alive} AND ${everyone ? 'true' : isAuthor()})`);
  const mayChange = anyOr(hasRank(actor, 'ADMIN'));
  const mayEditOnBoard = anyOr(hasRank(actor, 'TEACHER'));
  return {
    id: valueSql('c.id'),
    author: valueSql('c.author_name'),
    authorId: valueSql(staff ? 'c.author_id' : 'NULL'),
    authorRole: valueSql('c.author_role'),
    date: valueSql('iso(c.created_at)'),
    comment: valueSql(`CASE WHEN ${alive} THEN c.text ELSE '${DELETED_TEXT}' END`),
    editedAt: valueSql('iso(c.edited_at)'),
    editedBy: valueSql('c.edited_by_name'),
    isDeleted: valueSql('c.deleted_at IS NOT NULL'),
    seenBy: valueSql(
      staff
        ? `(SELECT coalesce(json_agg(cs.user_id), '[]'::json) FROM comment_seen cs WHERE cs.comment_id = c.id)`
        : `'[]'::json`,
    ),
    version: valueSql('c.version'),
    viewerMay: objectSql({
      edit: mayChange,
      delete: mayChange,
      editOnBoard: mayEditOnBoard,
      deleteOnBoard: mayChange,
    }),
  };
}

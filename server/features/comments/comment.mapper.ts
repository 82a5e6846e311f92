import { hasRank, type Actor } from '../../platform/auth/actor.js';
import type { Comment } from '../../platform/graphql/generated.js';
import { commentRights } from './comments.policy.js';

/** Text of a deleted comment; the server never returns the original text (contract, section 5). */
const DELETED_TEXT = '[RADERAD]';

/** A row of `COMMENTS_JSON`. */
export type CommentRow = Omit<Comment, 'comment' | 'isDeleted' | 'viewerMay'> & {
  /** Null if deleted: the statement does not read the text. */
  comment: string | null;
};

/** JSON array of all comments of student `s`, oldest first, including deleted ones. */
export const COMMENTS_JSON = `(
  SELECT coalesce(json_agg(json_build_object(
    'id', c.id, 'author', c.author_name, 'authorId', c.author_id, 'authorRole', c.author_role,
    'date', iso(c.created_at), 'comment', CASE WHEN c.deleted_at IS NULL THEN c.text END,
    'editedAt', iso(c.edited_at), 'editedBy', c.edited_by_name, 'version', c.version,
    'seenBy', (SELECT coalesce(json_agg(cs.user_id), '[]'::json) FROM comment_seen cs WHERE cs.comment_id = c.id)
  ) ORDER BY c.seq), '[]'::json)
  FROM comment c WHERE c.student_id = s.id)`;

/** The comment as the reader may see it: students see no staff ids and no seen marks (permissions, section 5). */
export function toComment(row: CommentRow, actor: Actor): Comment {
  const isDeleted = row.comment === null;
  const staff = hasRank(actor, 'COORDINATOR');
  return {
    id: row.id,
    author: row.author,
    authorId: staff ? row.authorId : null,
    authorRole: row.authorRole,
    date: row.date,
    comment: row.comment ?? DELETED_TEXT,
    editedAt: row.editedAt,
    editedBy: row.editedBy,
    isDeleted,
    seenBy: staff ? row.seenBy : [],
    version: row.version,
    viewerMay: commentRights(actor, { authorId: row.authorId, isDeleted }),
  };
}

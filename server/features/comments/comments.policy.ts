import { hasRank, type Actor } from '../../platform/auth/actor.js';
import type { CommentRights } from '../../platform/graphql/generated.js';

interface Authored {
  /** Null for an imported comment, which nobody counts as the author of. */
  authorId: string | null;
  isDeleted: boolean;
}

/**
 * The author, by id: equal names never grant anything (permissions, D05). Requires coordinator and above. The
 * student page and the board have different rules (contract, section 6).
 */
const isAuthor = (actor: Actor, comment: Authored): boolean =>
  hasRank(actor, 'COORDINATOR') && comment.authorId === actor.userId;

/** Student page: the author or an administrator. */
export const mayChangeComment = (actor: Actor, comment: Authored): boolean =>
  isAuthor(actor, comment) || hasRank(actor, 'ADMIN');

/** APL board: every comment for users who may open the board; otherwise only the author. */
export const mayEditOnBoard = (actor: Actor, comment: Authored): boolean =>
  isAuthor(actor, comment) || hasRank(actor, 'TEACHER');

/** APL board: the author, or administrator and above. */
export const mayDeleteOnBoard = mayChangeComment;

/** The viewer's permissions on a comment; none on a deleted one. */
export function commentRights(actor: Actor, comment: Authored): CommentRights {
  const alive = !comment.isDeleted;
  return {
    edit: alive && mayChangeComment(actor, comment),
    delete: alive && mayChangeComment(actor, comment),
    editOnBoard: alive && mayEditOnBoard(actor, comment),
    deleteOnBoard: alive && mayDeleteOnBoard(actor, comment),
  };
}

import { hasRank, type Actor } from '../../platform/auth/actor.js';
import type { CommentRights } from '../../platform/graphql/generated.js';

interface Authored {
  /** Null for imported comments: they count as someone else's. */
  authorId: string | null;
  isDeleted: boolean;
}

/**
 * Who may change a comment; the two pages differ (contract, section 6). The author is who wrote it,
 * by id: equal names never grant anything (permissions, D05). Below coordinator nobody may.
 */
const isAuthor = (actor: Actor, comment: Authored): boolean =>
  hasRank(actor, 'COORDINATOR') && comment.authorId === actor.userId;

/** Student page: the author or an administrator. */
export const mayChangeComment = (actor: Actor, comment: Authored): boolean =>
  isAuthor(actor, comment) || hasRank(actor, 'ADMIN');

/** APL board: every entry by whoever may open the board; the author also from elsewhere. */
export const mayEditOnBoard = (actor: Actor, comment: Authored): boolean =>
  isAuthor(actor, comment) || hasRank(actor, 'TEACHER');

/** APL board: the author, or administrator and above. */
export const mayDeleteOnBoard = mayChangeComment;

/** What the buttons of an entry are drawn from; a deleted one has none. */
export function commentRights(actor: Actor, comment: Authored): CommentRights {
  const alive = !comment.isDeleted;
  return {
    edit: alive && mayChangeComment(actor, comment),
    delete: alive && mayChangeComment(actor, comment),
    editOnBoard: alive && mayEditOnBoard(actor, comment),
    deleteOnBoard: alive && mayDeleteOnBoard(actor, comment),
  };
}

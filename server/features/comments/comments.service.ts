import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { hasRank, type Actor } from '../../platform/auth/actor.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { named, type Columns, type Read, type Row } from '../../platform/database/rows.js';
import { UnitOfWork, type Work } from '../../platform/database/unit-of-work.js';
import { noteActivity } from '../enrollments/student-activity.repository.js';
import { conflict, forbidden, notFound } from '../../platform/errors/app-error.js';
import type {
  AddCommentInput,
  CommentHistory,
  DeleteAplCommentInput,
  DeleteCommentInput,
  EditAplCommentInput,
  EditCommentInput,
  RestoreCommentInput,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
import { requireId } from '../../platform/validation/id.js';
import { requiredText } from '../../platform/validation/text.js';
import { COMMENTS_JSON, toComment, type CommentRow } from './comment.mapper.js';
import { mayChangeComment, mayDeleteOnBoard, mayEditOnBoard } from './comments.policy.js';
import { markSeen, addComment, updateComment } from './comments.repository.js';
import { assertVersion } from '../../platform/database/locked-record.js';
import { boardNews } from '../../platform/realtime/live-event.js';

const LONGEST = 4_000;
/** How long a user can undo their own deletion, in ms. */
const RESTORABLE_FOR = 10 * 60_000;

type Policy = (actor: Actor, comment: { authorId: string | null; isDeleted: boolean }) => boolean;

/** Address of a comment: its id, or its index in the stored order (permissions, D06). */
type Place = { commentId: string } | { index: number; commentId?: string | null };

/**
 * Comments about a student: one list with different rules for the student page and the board (contract, section 6).
 * Every mutation returns the whole list, as the viewer may see it.
 */
@Injectable()
export class CommentsService {
  constructor(private readonly work: UnitOfWork) {}

  /** Adds a comment, which counts as seen by its author. */
  add(call: Call, input: AddCommentInput): Promise<CommentHistory> {
    requireId(input.studentId, 'studentId');
    const text = requiredText(input.comment, 'comment', LONGEST);
    return this.work.run(call, async (tx) => {
      await lockVisible(tx, call.actor, input.studentId);
      const { userId, name, role } = call.actor;
      const id = uuid();
      await addComment(tx, { id, studentId: input.studentId, userId, name, role, text });
      if (input.isContact) await noteActivity(tx, input.studentId);
      return this.answer(tx, call, input.studentId, 'COMMENTED');
    });
  }

  edit(call: Call, { studentId, commentId, comment, version }: EditCommentInput): Promise<CommentHistory> {
    requireId(commentId, 'commentId');
    return this.change(call, studentId, { commentId }, mayChangeComment, comment, version);
  }

  delete(call: Call, { studentId, commentId }: DeleteCommentInput): Promise<CommentHistory> {
    requireId(commentId, 'commentId');
    return this.change(call, studentId, { commentId }, mayChangeComment, null);
  }

  /** Undoes the viewer's own recent deletion, not that of another user. */
  restore(call: Call, { studentId, commentId }: RestoreCommentInput): Promise<CommentHistory> {
    requireId(studentId, 'studentId');
    requireId(commentId, 'commentId');
    return this.work.run(call, async (tx) => {
      await lockVisible(tx, call.actor, studentId);
      const stored = await findEntry(tx, studentId, { commentId });
      if (!mayChangeComment(call.actor, { authorId: stored.authorId, isDeleted: false })) throw forbidden();
      if (!stored.deletedAt) throw conflict('STANDING', 'Kommentaren är inte borttagen.', stored.version);
      assertOwnSlip(call.actor, stored);
      await updateComment(tx, stored.id, { deletedAt: null, deletedBy: null });
      tx.history(call.actor, studentId, { comment: null }, { comment: stored.text });
      return this.answer(tx, call, studentId, 'COMMENTED');
    });
  }

  editOnBoard(call: Call, input: EditAplCommentInput): Promise<CommentHistory> {
    return this.change(call, input.studentId, input, mayEditOnBoard, input.comment, input.version);
  }

  deleteOnBoard(call: Call, input: DeleteAplCommentInput): Promise<CommentHistory> {
    return this.change(call, input.studentId, input, mayDeleteOnBoard, null);
  }

  /** Marks all comments as seen by the viewer. Idempotent. */
  markSeen(call: Call, studentId: string): Promise<CommentHistory> {
    requireId(studentId, 'studentId');
    return this.work.run(call, async (tx) => {
      await assertVisible(tx, call.actor, studentId);
      const marked = await markSeen(tx, studentId, call.actor.userId);
      return this.answer(tx, call, studentId, marked > 0 ? 'SEEN' : null);
    });
  }

  /**
   * Edits a comment, or deletes it if the text is null. The author remains; the old text is stored in the change
   * history.
   */
  private change(
    call: Call,
    studentId: string,
    place: Place,
    may: Policy,
    comment: string | null,
    version?: number | null,
  ): Promise<CommentHistory> {
    requireId(studentId, 'studentId');
    const text = comment === null ? null : requiredText(comment, 'comment', LONGEST);
    return this.work.run(call, async (tx) => {
      await lockVisible(tx, call.actor, studentId);
      const stored = await findEntry(tx, studentId, place);
      if (!may(call.actor, { authorId: stored.authorId, isDeleted: stored.deletedAt !== null }))
        throw forbidden();
      if (stored.deletedAt) throw conflict('DELETED', 'Kommentaren är redan borttagen.', stored.version);
      assertVersion(stored, version, 'Någon annan har ändrat kommentaren.');
      if (text === stored.text) return this.answer(tx, call, studentId, null);
      const next =
        text === null
          ? { deletedAt: new Date(), deletedBy: call.actor.userId }
          : { text, editedAt: new Date(), editedByName: call.actor.name };
      await updateComment(tx, stored.id, next);
      tx.history(call.actor, studentId, { comment: stored.text }, { comment: text });
      return this.answer(tx, call, studentId, 'COMMENTED');
    });
  }

  private async answer(
    tx: Work,
    { actor }: Call,
    studentId: string,
    news: 'COMMENTED' | 'SEEN' | null,
  ): Promise<CommentHistory> {
    if (news) tx.publish(boardNews(actor, news, studentId));
    const [row] = await tx.query<{ list: CommentRow[] }>(
      `SELECT ${COMMENTS_JSON} AS list FROM student s WHERE s.id = $1`,
      [studentId],
    );
    return { studentId, commentHistory: row!.list.map((comment) => toComment(comment, actor)) };
  }
}

/** NOT_FOUND unless the student exists and is visible to the actor. */
async function assertVisible(tx: Work, actor: Actor, studentId: string, lock = ''): Promise<void> {
  if (!hasRank(actor, 'COORDINATOR')) throw forbidden();
  const params = new SqlParams();
  const found = await tx.query(
    `SELECT s.id FROM student s WHERE s.id = ${params.add(studentId)} AND ${visibleTo(actor, params)} ${lock}`,
    params.values,
  );
  if (found.length === 0) throw notFound('Eleven finns inte.');
}

/** Also locks the student, so that comments are ordered by arrival. */
const lockVisible = (tx: Work, actor: Actor, studentId: string): Promise<void> =>
  assertVisible(tx, actor, studentId, 'FOR NO KEY UPDATE OF s');

function assertOwnSlip(
  actor: Actor,
  { deletedAt, deletedBy }: Read<'comment', 'deletedAt' | 'deletedBy'>,
): void {
  if (deletedBy !== actor.userId) throw forbidden();
  if (deletedAt!.getTime() < Date.now() - RESTORABLE_FOR)
    throw conflict(
      'LATE',
      'Kommentaren togs bort för mer än tio minuter sedan och kan inte hämtas tillbaka.',
    );
}

async function findEntry(tx: Work, studentId: string, place: Place): Promise<Columns<'comment'>> {
  const isCounted = 'index' in place;
  const [entry] = await tx.query<Row<'comment'>>(
    `SELECT * FROM comment WHERE student_id = $1 ${isCounted ? 'ORDER BY seq OFFSET $2 LIMIT 1' : 'AND id = $2'}`,
    [studentId, isCounted ? Math.max(place.index, 0) : place.commentId],
  );
  if (!entry || (isCounted && place.index < 0)) throw notFound('Kommentaren finns inte.');
  if (isCounted && place.commentId && place.commentId !== entry.id) {
    throw conflict('INDEX', 'Kommentaren på den platsen är en annan.');
  }
  return named<'comment'>(entry);
}

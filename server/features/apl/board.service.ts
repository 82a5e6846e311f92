import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../platform/auth/actor.js';
import { Database, type Queryable } from '../../platform/database/database.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { ActorStatements } from '../../platform/database/statements/actor-statements.js';
import { UnitOfWork, type SingleStatement } from '../../platform/database/unit-of-work.js';
import { notFound } from '../../platform/errors/app-error.js';
import type {
  AplMoveConflict,
  AplMoved,
  AplStatus,
  BoardCard,
  SetAplStatusInput,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import type { PlainField } from '../../platform/graphql/verbatim.js';
import { accessLogPart } from '../../platform/history/access-log.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
import { Together } from '../../platform/realtime/together.js';
import { requireId } from '../../platform/validation/id.js';
import { moveStatement } from './board-move.sql.js';
import { cardCounts, cardJson, cardOf, seesContact, type Viewer } from './board.sql.js';

type MoveResult =
  ({ __typename: 'AplMoved' } & AplMoved) | ({ __typename: 'AplMoveConflict' } & AplMoveConflict);

interface MoveRow {
  card: BoardCard;
  before: AplStatus;
  moved: boolean;
  movedBy: string | null;
  movedAt: string;
}

/** About 80 kB of text. */
const CARDS_OF_A_PART = 250;

/** A card that one of many open boards asks for. */
interface CardOfViewer {
  actor: Actor;
  studentId: string;
}

/** The APL board: reading it, and moving a card (specification, section 4). */
@Injectable()
export class BoardService {
  private readonly together = new Together<CardOfViewer, BoardCard | null>((asked) =>
    readCards({ query: (sql, params = []) => this.database.hot(sql, params) }, asked),
  );

  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  /** All cards that the viewer may see, in Swedish order: one statement, whatever their number. */
  async read({ actor }: Call): Promise<BoardCard[]> {
    const params = new SqlParams();
    const { parts, viewer, visible } = boardOf(actor, params);
    const [row] = await this.database.ask<{ cards: BoardCard[] }>(
      actor,
      `WITH ${parts}
       SELECT coalesce(json_agg(${cardJson(seesContact(actor), viewer)} ORDER BY s.name, s.id), '[]'::json) AS cards
       FROM student s LEFT JOIN n ON n.student_id = s.id WHERE ${visible}`,
      params.values,
    );
    return row!.cards;
  }

  /**
   * The same as JSON text, with the fields that were asked for: in parts, so that no step of reading and sending a
   * large board takes long.
   */
  async readText({ actor }: Call, asked: readonly PlainField[]): Promise<string[]> {
    const params = new SqlParams();
    const { parts, viewer, visible } = boardOf(actor, params);
    const sql = `WITH ${parts}
       SELECT string_agg(card::text, ',' ORDER BY place) AS cards
       FROM (SELECT ${cardOf(asked, seesContact(actor), viewer)} AS card,
           row_number() OVER (ORDER BY s.name, s.id) AS place
         FROM student s LEFT JOIN n ON n.student_id = s.id WHERE ${visible}) cards
       GROUP BY (place - 1) / ${CARDS_OF_A_PART} ORDER BY (place - 1) / ${CARDS_OF_A_PART}`;
    // Names of the asker's own make a text of its own: those are too many to be kept.
    const isUsual = asked.every(({ key, name }) => key === name);
    const rows = await this.database.ask<{ cards: string }>(
      actor,
      sql,
      params.values,
      isUsual ? 'hot' : 'query',
    );
    return rows.map(({ cards }) => cards);
  }

  /** One card for this viewer; null when it is gone or hidden. */
  card(actor: Actor, studentId: string): Promise<BoardCard | null> {
    return this.together.ask({ actor, studentId });
  }

  /**
   * Moves a card. One statement does it all: takes the row, compares the column it came from, moves,
   * writes history and tells the other boards. The same column does nothing; a conflict writes nothing. Of the card
   * it answers the id and what is wanted.
   */
  async move(call: Call, input: SetAplStatusInput, wanted: ReadonlySet<string>): Promise<MoveResult> {
    requireId(input.studentId, 'studentId');
    return this.work.single(call, async (db) => {
      const row = await moveCard(db, call.actor, input, wanted);
      if (row?.moved) await db.settle();
      if (!row) throw notFound('Eleven finns inte.');
      const lost = !row.moved && row.before !== input.aplStatus;
      if (!lost) return { __typename: 'AplMoved', card: row.card };
      return { __typename: 'AplMoveConflict', card: row.card, movedBy: row.movedBy, movedAt: row.movedAt };
    });
  }
}

/**
 * A statement for each way of seeing students, whatever the number of viewers: what it shows hangs on the viewer alone.
 * Who asks twice is read once, and cards that are alike to the letter come as one.
 */
async function readCards(db: Queryable, asked: readonly CardOfViewer[]): Promise<(BoardCard | null)[]> {
  const bySight = new Map<string, Map<string, CardOfViewer>>();
  const keys = asked.map(({ actor, studentId }) => {
    const sight = `${seesContact(actor)} ${visibleTo(actor, { add: () => 'v.teacher_id' })}`;
    const key = `${sight} ${studentId} ${actor.userId} ${actor.teacherId}`;
    const alike = bySight.get(sight) ?? new Map<string, CardOfViewer>();
    bySight.set(sight, alike.set(key, { actor, studentId }));
    return key;
  });
  const found = new Map<string, BoardCard>();
  for (const alike of bySight.values()) {
    const viewers = [...alike.values()];
    const contact = seesContact(viewers[0]!.actor);
    const rows = await db.query<{ places: number[]; card: string }>(
      `SELECT card, array_agg(place::integer - 1) AS places FROM (
         SELECT v.place, (${cardJson(contact, { user: 'v.user_id', teacher: () => 'v.teacher_id' })})::text AS card
         FROM unnest($1::uuid[], $2::uuid[], $3::uuid[]) WITH ORDINALITY v (student_id, user_id, teacher_id, place)
         JOIN student s ON s.id = v.student_id
         LEFT JOIN LATERAL (${cardCounts('v.user_id', 'c.student_id = s.id')}) n ON true
         WHERE ${visibleTo(viewers[0]!.actor, { add: () => 'v.teacher_id' })}) seen
       GROUP BY card`,
      [
        viewers.map(({ studentId }) => studentId),
        viewers.map(({ actor }) => actor.userId),
        viewers.map(({ actor }) => actor.teacherId),
      ],
    );
    const keysOfAlike = [...alike.keys()];
    for (const { places, card } of rows) {
      const shown = JSON.parse(card) as BoardCard;
      for (const place of places) found.set(keysOfAlike[place]!, shown);
    }
  }
  return keys.map((key) => found.get(key) ?? null);
}

/** Whose board it is, with the trace of its reading and the counts `n` of comments. */
function boardOf(actor: Actor, params: SqlParams): { parts: string; viewer: Viewer; visible: string } {
  const viewer = { user: params.add(actor.userId), teacher: () => params.add(actor.teacherId) };
  const visible = visibleTo(actor, params);
  const ids = `SELECT s.id FROM student s WHERE s.is_protected AND ${visible}`;
  const trace = accessLogPart(actor, 'READ_BOARD', params, null, null, { ids, question: null });
  return { parts: `${trace}, n AS (${cardCounts(viewer.user)})`, viewer, visible };
}

/** The text of a move hangs on few things, and is long: to write it anew for each took a tenth of the server's time. */
const moves = new ActorStatements<string>();

async function moveCard(
  db: SingleStatement,
  actor: Actor,
  { aplStatus, from = null, studentId, undo }: SetAplStatusInput,
  wanted: ReadonlySet<string>,
): Promise<MoveRow | null> {
  const isRed = aplStatus === 'RED';
  const given = {
    to: aplStatus,
    from,
    student: studentId,
    history: uuid(),
    notice: isRed ? uuid() : null,
  };
  const isUndo = undo === true;
  const question = { key: wanted, variant: `${db.commit} ${isRed} ${isUndo}` };
  const { made, values } = moves.take(question, actor, given, (anyone, holes, params) =>
    moveStatement(
      // The id says whom the answer shows: whoever repeats it must still be allowed to see them.
      { actor: anyone, given: holes, isRed, isUndo, commit: db.commit, wanted: new Set([...wanted, 'id']) },
      params,
    ),
  );
  const [row] = await db.query<MoveRow>(made, values);
  return row ?? null;
}

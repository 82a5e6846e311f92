import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
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
  BoardFilter,
  SetAplStatusInput,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import type { PlainField } from '../../platform/graphql/verbatim.js';
import { accessLogPart } from '../../platform/history/access-log.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
import { requireId } from '../../platform/validation/id.js';
import { openPlacements, studentsAt } from '../placements/placement-conditions.queries.js';
import { moveStatement } from './board-move.queries.js';
import { boardConditions, cardCounts, cardJson, cardOf, seesContact, type Viewer } from './board.queries.js';

export type MoveResult =
  ({ __typename: 'AplMoved' } & AplMoved) | ({ __typename: 'AplMoveConflict' } & AplMoveConflict);

export interface MoveRow {
  card: BoardCard;
  before: AplStatus;
  moved: boolean;
  movedBy: string | null;
  movedAt: string;
}

/** Cards per chunk, about 80 kB of JSON. */
const CARDS_OF_A_PART = 250;

/** A card requested for one viewer. */
interface CardOfViewer {
  actor: Actor;
  studentId: string;
}

/** Reads the APL board and moves cards (specification, section 4). */
@Injectable()
export class BoardService {
  /** An event that wakes two hundred open boards costs one query. */
  private readonly cards = new DataLoader<CardOfViewer, BoardCard | null>(
    (asked) => readCards(this.database.often, asked),
    { cache: false },
  );

  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  /** All cards that the viewer may see, in Swedish order, in one statement. */
  async read({ actor }: Call, filter?: BoardFilter | null): Promise<BoardCard[]> {
    const params = new SqlParams();
    const { parts, viewer, within } = boardOf(actor, params, filter);
    const [row] = await this.database.hot<{ cards: BoardCard[] }>(
      `WITH ${parts}
       SELECT coalesce(json_agg(${cardJson(seesContact(actor), viewer)} ORDER BY s.name, s.id), '[]'::json) AS cards
       FROM student s LEFT JOIN n ON n.student_id = s.id LEFT JOIN p ON p.student_id = s.id WHERE ${within}`,
      params.values,
    );
    return row!.cards;
  }

  /**
   * The cards as JSON text with the selected fields, in chunks: serialising and sending a large board never blocks
   * for long.
   */
  async readText(
    { actor }: Call,
    asked: readonly PlainField[],
    filter?: BoardFilter | null,
  ): Promise<string[]> {
    const params = new SqlParams();
    const { parts, viewer, within } = boardOf(actor, params, filter);
    const sql = `WITH ${parts}
       SELECT string_agg(card::text, ',' ORDER BY place) AS cards
       FROM (SELECT ${cardOf(asked, seesContact(actor), viewer)} AS card,
           row_number() OVER (ORDER BY s.name, s.id) AS place
         FROM student s LEFT JOIN n ON n.student_id = s.id LEFT JOIN p ON p.student_id = s.id WHERE ${within}) cards
       GROUP BY (place - 1) / ${CARDS_OF_A_PART} ORDER BY (place - 1) / ${CARDS_OF_A_PART}`;
    // Aliases vary per client, so such statements are not prepared.
    const isUsual = asked.every(isUnrenamed);
    const rows = await this.database[isUsual ? 'hot' : 'query']<{ cards: string }>(sql, params.values);
    return rows.map(({ cards }) => cards);
  }

  /** One card for this viewer; null if deleted or hidden. Lookups are batched. */
  card(actor: Actor, studentId: string): Promise<BoardCard | null> {
    return this.cards.load({ actor, studentId });
  }

  /**
   * Moves a card in one statement: locks the row, compares the previous column, moves, writes history and publishes
   * the event. Moving to the same column does nothing; a conflict writes nothing. Returns the id and the wanted
   * fields of the card.
   */
  async move(call: Call, input: SetAplStatusInput, wanted: ReadonlySet<string>): Promise<MoveResult> {
    requireId(input.studentId, 'studentId');
    return this.work.single(call, async (db) => {
      const row = await moveCard(db, call.actor, input, wanted);
      if (row?.moved) await db.settle();
      if (!row) throw notFound('Eleven finns inte.');
      return toResult(row, input.aplStatus);
    });
  }
}

/** A card that another user moved first, to another column, is a conflict. */
export function toResult({ moved, before, card, movedBy, movedAt }: MoveRow, to: AplStatus): MoveResult {
  if (moved || before === to) return { __typename: 'AplMoved', card };
  return { __typename: 'AplMoveConflict', card, movedBy, movedAt };
}

/**
 * Batch reader: one statement per visibility rule, regardless of the number of viewers. Duplicate requests are
 * merged, and identical cards are sent once.
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
         LEFT JOIN LATERAL (${openPlacements({ student: 's.id' })}) p ON true
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

/** SQL of a viewer's board: the access log entry, the comment counts `n`, the placements `p` and the condition of the cards. */
function boardOf(
  actor: Actor,
  params: SqlParams,
  filter: BoardFilter | null | undefined,
): { parts: string; viewer: Viewer; within: string } {
  const viewer = { user: params.add(actor.userId), teacher: () => params.add(actor.teacherId) };
  const visible = visibleTo(actor, params);
  const ids = `SELECT s.id FROM student s WHERE s.is_protected AND ${visible}`;
  const trace = accessLogPart(actor, 'READ_BOARD', params, null, null, { ids, question: null });
  const workplace = filter?.workplaceId && params.add(requireId(filter.workplaceId, 'filter.workplaceId'));
  const commented = workplace ? `c.student_id IN (${studentsAt(workplace)})` : 'true';
  return {
    parts: `${trace}, n AS (${cardCounts(viewer.user, commented)}), p AS (${openPlacements(workplace ? { workplace } : {})})`,
    viewer,
    within: `${visible} AND ${boardConditions(filter, params)}`,
  };
}

/** True if neither the field nor a subfield has an alias. */
const isUnrenamed = ({ key, name, fields }: PlainField): boolean =>
  key === name && (fields ?? []).every(isUnrenamed);

/** Cached statement texts: building the text for every move took a tenth of the server's time. */
const moves = new ActorStatements<string>();

async function moveCard(
  db: SingleStatement,
  actor: Actor,
  { aplStatus, from = null, studentId, undo, withoutAgreement }: SetAplStatusInput,
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
  const isWithout = withoutAgreement === true;
  const question = { key: wanted, variant: `${db.commit} ${isRed} ${isUndo} ${isWithout}` };
  const { made, values } = moves.take(question, actor, given, (anyone, holes, params) =>
    moveStatement(
      // Always reads the id: the check of a repeated request needs the student that the answer shows.
      {
        ...{ actor: anyone, given: holes, isRed, isUndo, isWithout, commit: db.commit },
        wanted: new Set([...wanted, 'id']),
      },
      params,
    ),
  );
  const [row] = await db.query<MoveRow>(made, values);
  return row ?? null;
}

import { AGREEMENT_MISSING_TEXT } from '../../../domain/placements/state.js';
import type { Actor } from '../../platform/auth/actor.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
import type { SqlParams } from '../../platform/database/sql-params.js';
import { accessWritePart } from '../../platform/history/access-log.js';
import { historyInsert } from '../../platform/history/change-history.repository.js';
import { openPlacements } from '../placements/placement-conditions.queries.js';
import { cardMove } from '../students/students.repository.js';
import { BEFORE, noticeOfRed, resultOf, stoodSince } from './board-move.queries.js';
import { cardCounts, cardFieldNames, movedCardJson, seesContact } from './board.queries.js';

/** Cards to move, each with the ids of the rows to insert. */
export interface CardMove {
  student: string;
  to: string;
  from: string | null;
  isWithout: boolean;
  history: string;
  notice: string;
}

/**
 * Statement that moves cards as `moveStatement` moves one: locks the students in the order of their ids, moves those
 * that are still where they were taken from, and reads all cards in the given order.
 */
export function movesStatement(
  actor: Actor,
  { moves, isUndo }: { moves: readonly CardMove[]; isUndo: boolean },
  params: SqlParams,
): string {
  const list = (read: (move: CardMove) => unknown, type: string): string =>
    `${params.add(moves.map(read))}::${type}[]`;
  const given = [
    list(({ student }) => student, 'uuid'),
    list(({ to }) => to, 'text'),
    list(({ from }) => from, 'text'),
    list(({ isWithout }) => isWithout, 'boolean'),
    list(({ history }) => history, 'uuid'),
    list(({ notice }) => notice, 'uuid'),
  ];
  const viewer = params.add(actor.userId);
  const teacher = () => params.add(actor.teacherId);
  const [name, role] = [params.add(actor.name), params.add(actor.role)];
  const card = movedCardJson(seesContact(actor), { user: viewer, teacher }, cardFieldNames, {
    aplStatus: () => 'CASE WHEN m.id IS NULL THEN s.apl_status ELSE s.to_column END',
    aplStatusSince: () => 'iso(coalesce(m.since, s.apl_status_since))',
    movedAt: () => 'CASE WHEN m.id IS NULL THEN iso(s.apl_moved_at) ELSE iso(now()) END',
  });
  const since = isUndo ? stoodSince('b.to_column', viewer) : 'now()';
  return `WITH before AS MATERIALIZED (
       SELECT ${BEFORE}, g.* FROM student s JOIN unnest(${given.join(', ')}) WITH ORDINALITY
         g (student, to_column, from_column, is_without, history, notice, place) ON g.student = s.id
       WHERE ${visibleTo(actor, params)} ORDER BY s.id FOR NO KEY UPDATE OF s),
     moved AS (${cardMove({ to: 'b.to_column', from: 'b.from_column', by: name, since })}),
     ${accessWritePart(actor, params, 'before')},
     history AS (${historyInsert(
       `SELECT b.history, b.id, ${viewer}::uuid, ${name}, ${role},
          CASE WHEN b.is_without THEN ARRAY['aplStatus', 'aplCondition'] ELSE ARRAY['aplStatus'] END,
          jsonb_build_object('aplStatus', b.apl_status), jsonb_build_object('aplStatus', b.to_column)
            || CASE WHEN b.is_without THEN jsonb_build_object('aplCondition', '${AGREEMENT_MISSING_TEXT}') ELSE '{}' END,
          b.apl_status_since
        FROM before b JOIN moved USING (id)`,
       'left_since',
     )})${noticeOfRed('b.notice', name, viewer, `b.to_column = 'RED'`)}
     SELECT ${resultOf(card, viewer, name)}
     FROM before s LEFT JOIN moved m USING (id)
     LEFT JOIN LATERAL (${openPlacements({ student: 's.id' })}) p ON true
     LEFT JOIN LATERAL (${cardCounts(viewer, 'c.student_id = s.id')}) n ON true
     ORDER BY s.place`;
}

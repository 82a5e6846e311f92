import { AGREEMENT_MISSING_TEXT } from '../../../domain/placements/state.js';
import type { Actor } from '../../platform/auth/actor.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
import type { SqlParams } from '../../platform/database/sql-params.js';
import { CHANNEL } from '../../platform/database/unit-of-work.js';
import { accessWritePart } from '../../platform/history/access-log.js';
import { historyInsert } from '../../platform/history/change-history.repository.js';
import { teachersBut } from '../notifications/notice.queries.js';
import { noticePart } from '../notifications/notifications.repository.js';
import { openPlacements } from '../placements/placement-conditions.queries.js';
import { cardMove } from '../students/students.repository.js';
import { cardCounts, movedCardJson, seesContact } from './board.queries.js';

/** Placeholders of a move: columns, student, and ids of the rows to insert. */
type MoveValues = Readonly<Record<'to' | 'from' | 'student' | 'history' | 'notice', string>>;

/** Input of the statement text. */
interface Move {
  actor: Actor;
  given: MoveValues;
  isRed: boolean;
  isUndo: boolean;
  /** The user moves the card although the agreement is not signed. */
  isWithout: boolean;
  commit: string;
  /** Card fields selected by the operation. */
  wanted: ReadonlySet<string>;
}

/** Student columns that the statement needs. CTEs pass the row on, so it is kept small. */
export const BEFORE = `s.id, s.name, s.apl_status, s.apl_status_since, s.apl_moved_at, s.apl_moved_by, s.is_protected,
  s.municipality, s.education_summary, s.status, s.teacher_id`;

/**
 * Statement of a move: locks the row, compares the previous column, moves the card, writes access log, history and
 * notification, publishes the event and reads the card. Comment counts are calculated only if selected.
 */
export function moveStatement(
  { actor, given, isRed, isUndo, isWithout, commit, wanted }: Move,
  params: SqlParams,
): string {
  const [to, from] = [params.add(given.to), params.add(given.from)];
  const viewer = params.add(actor.userId);
  const teacher = () => params.add(actor.teacherId);
  const [name, role] = [params.add(actor.name), params.add(actor.role)];
  const hasCounts = wanted.has('commentCount') || wanted.has('unseenCount');
  const movedAt = `CASE WHEN m.id IS NULL THEN iso(s.apl_moved_at) ELSE iso(now()) END`;
  const card = movedCardJson(seesContact(actor), { user: viewer, teacher }, wanted, {
    aplStatus: () => `CASE WHEN m.id IS NULL THEN s.apl_status ELSE ${to}::text END`,
    aplStatusSince: () => 'iso(coalesce(m.since, s.apl_status_since))',
    movedAt: () => movedAt,
  });
  return `WITH ${commit}, before AS MATERIALIZED (
       SELECT ${BEFORE} FROM student s WHERE s.id = ${params.add(given.student)} AND ${visibleTo(actor, params)}
       FOR NO KEY UPDATE OF s),
     moved AS (${cardMove({ to, from, by: name, since: isUndo ? stoodSince(to, viewer) : 'now()' })}),
     ${accessWritePart(actor, params, 'before')},
     history AS (${historyInsert(
       `SELECT ${params.add(given.history)}::uuid, b.id, ${viewer}::uuid, ${name}, ${role}, ${isWithout ? "ARRAY['aplStatus', 'aplCondition']" : "ARRAY['aplStatus']"},
          jsonb_build_object('aplStatus', b.apl_status),
          jsonb_build_object('aplStatus', ${to}::text${isWithout ? `, 'aplCondition', '${AGREEMENT_MISSING_TEXT}'` : ''}), b.apl_status_since
        FROM before b JOIN moved USING (id)`,
       'left_since',
     )})${isRed ? noticeOfRed(params.add(given.notice), name, viewer) : ''}
     SELECT ${resultOf(card, viewer, name)},
       (SELECT count(*) FROM commit) AS relaxed
     FROM before s LEFT JOIN moved m USING (id)
     ${wanted.has('placement') ? `LEFT JOIN LATERAL (${openPlacements({ student: 's.id' })}) p ON true` : ''}
     ${hasCounts ? `LEFT JOIN LATERAL (${cardCounts(viewer, 'c.student_id = s.id')}) n ON true` : ''}`;
}

/** Columns of a `MoveRow`, with the event that publishes the move: `s` is the student before it, `m` the moved one. */
export function resultOf(card: string, viewer: string, name: string): string {
  return `s.apl_status AS before, m.id IS NOT NULL AS moved, s.apl_moved_by AS "movedBy",
       iso(s.apl_moved_at) AS "movedAt", ${card} AS card,
       CASE WHEN m.id IS NOT NULL THEN pg_notify('${CHANNEL}', json_build_object('topic', 'board', 'kind', 'MOVED',
         'studentId', s.id, 'from', s.apl_status, 'actorId', ${viewer}::uuid, 'actorName', ${name}::text)::text) END AS told`;
}

/**
 * When the card had entered the column `to` before the viewer moved it away. `now()` if another user made that move
 * last: then there is no own move to undo.
 */
export function stoodSince(to: string, viewer: string): string {
  return `coalesce((SELECT CASE WHEN h.changed_by = ${viewer}::uuid THEN h.left_since END FROM change_history h
    WHERE h.student_id = b.id AND h.previous_values->>'aplStatus' = ${to}::text
      AND h.new_values->>'aplStatus' = b.apl_status ORDER BY h.changed_at DESC, h.id DESC LIMIT 1), now())`;
}

/**
 * CTE that notifies the responsible teacher and the administrators of a placement that the student did not attend.
 * At most once per student and day, even if the card is moved repeatedly.
 */
export function noticeOfRed(id: string, name: string, viewer: string, only = 'true'): string {
  const notice = noticePart(`SELECT ${id}::uuid AS id, 'MOVED_TO_RED' AS kind,
    'red:' || b.id || ':' || today() AS cause,
    ${name}::text || ' har flyttat ' || b.name || ' till Praktik slut, ej närvarat.' AS message, b.id AS student_id,
    NULL::text AS subject, NULL::uuid AS subject_id, 'ADMINISTRATORS' AS audience, ${teachersBut(`${viewer}::uuid`, 'b.teacher_id')} AS recipients
    FROM before b JOIN moved USING (id) WHERE ${only}`);
  return `, ${notice}`;
}

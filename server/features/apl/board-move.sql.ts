import type { Actor } from '../../platform/auth/actor.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
import type { SqlParams } from '../../platform/database/sql-params.js';
import { CHANNEL } from '../../platform/database/unit-of-work.js';
import { accessWritePart } from '../../platform/history/access-log.js';
import { historyInsert } from '../../platform/history/change-history.writes.js';
import { teachersBut } from '../notifications/notice.sql.js';
import { noticePart } from '../notifications/notifications.writes.js';
import { cardMove } from '../students/students.writes.js';
import { cardCounts, movedCardJson, seesContact } from './board.sql.js';

/** What a move is told: where to, whence and whom, and the ids of what it writes. */
type MoveValues = Readonly<Record<'to' | 'from' | 'student' | 'history' | 'notice', string>>;

/** Whose move it is, and what the text hangs on. */
interface Move {
  actor: Actor;
  given: MoveValues;
  isRed: boolean;
  isUndo: boolean;
  commit: string;
  /** The fields of the card that the answer needs. */
  wanted: ReadonlySet<string>;
}

/** What is read of the student. The parts of the statement hand each other the row, so it holds no more than they need. */
const BEFORE = `s.id, s.name, s.apl_status, s.apl_status_since, s.apl_moved_at, s.apl_moved_by, s.is_protected,
  s.municipality, s.education_summary, s.teacher_id`;

/**
 * The one statement of a move: takes the row, compares the column that it came from, moves, writes trace, history and
 * notice, tells the other boards, and reads the card. What is counted of others' records is counted only where it is wanted.
 */
export function moveStatement(
  { actor, given, isRed, isUndo, commit, wanted }: Move,
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
       `SELECT ${params.add(given.history)}::uuid, b.id, ${viewer}::uuid, ${name}, ${role}, ARRAY['aplStatus'],
          jsonb_build_object('aplStatus', b.apl_status), jsonb_build_object('aplStatus', ${to}::text), b.apl_status_since
        FROM before b JOIN moved USING (id)`,
       'left_since',
     )})${isRed ? noticeOfRed(params.add(given.notice), name, viewer) : ''}
     SELECT s.apl_status AS before, m.id IS NOT NULL AS moved, s.apl_moved_by AS "movedBy",
       iso(s.apl_moved_at) AS "movedAt", ${card} AS card,
       CASE WHEN m.id IS NOT NULL THEN pg_notify('${CHANNEL}', json_build_object('topic', 'board', 'kind', 'MOVED',
         'studentId', s.id, 'from', s.apl_status, 'actorId', ${viewer}::uuid, 'actorName', ${name}::text)::text) END AS told,
       (SELECT count(*) FROM commit) AS relaxed
     FROM before s LEFT JOIN moved m USING (id)
     ${hasCounts ? `LEFT JOIN LATERAL (${cardCounts(viewer, 'c.student_id = s.id')}) n ON true` : ''}`;
}

/**
 * Since when the card had stood in the column `to` when the viewer took it to where it is now. Where somebody else
 * made that way last there is no own move to take back, and the card comes there now.
 */
function stoodSince(to: string, viewer: string): string {
  return `coalesce((SELECT CASE WHEN h.changed_by = ${viewer}::uuid THEN h.left_since END FROM change_history h
    WHERE h.student_id = b.id AND h.previous_values->>'aplStatus' = ${to}::text
      AND h.new_values->>'aplStatus' = b.apl_status ORDER BY h.changed_at DESC, h.id DESC LIMIT 1), now())`;
}

/**
 * A part of the move that tells the responsible teacher and the administrators of a placement that nobody
 * came to. Once a day for a student: a card that goes back and forth is one piece of news.
 */
function noticeOfRed(id: string, name: string, viewer: string): string {
  const notice = noticePart(`SELECT ${id}::uuid AS id, 'MOVED_TO_RED' AS kind,
    'red:' || b.id || ':' || today() AS cause,
    ${name}::text || ' har flyttat ' || b.name || ' till Praktik slut, ej närvarat.' AS message, b.id AS student_id,
    NULL::text AS subject, NULL::uuid AS subject_id, 'ADMINISTRATORS' AS audience, ${teachersBut(`${viewer}::uuid`, 'b.teacher_id')} AS recipients
    FROM before b JOIN moved USING (id)`);
  return `, ${notice}`;
}

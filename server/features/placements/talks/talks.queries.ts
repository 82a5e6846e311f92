import { TALK_KINDS, TALK_NOTICE_DAYS } from '../../../../domain/placements/talks.js';
import type { TalkKind } from '../../../platform/graphql/generated.js';
import { NOTICE_BATCH, noticeColumns } from '../placement-notice.queries.js';

const ALIAS: Readonly<Record<TalkKind, string>> = { MIDTERM: 'mid', FINAL: 'fin' };

/** Joins both talks of placement `p`, as `mid` and `fin`. */
export const TALK_JOINS = TALK_KINDS.map(
  (kind) => `LEFT JOIN placement_talk ${ALIAS[kind]}
    ON ${ALIAS[kind]}.placement_id = p.id AND ${ALIAS[kind]}.kind = '${kind}'`,
).join(' ');

const MIDDLE = '(p.start_date + (p.end_date - p.start_date) / 2)';

/** The day of each talk: the planned one, else by half of the hours or of the period, or by the last day. */
export const TALK_DUE_ON: Readonly<Record<TalkKind, string>> = {
  MIDTERM: `coalesce(mid.planned_on, CASE WHEN p.reported_minutes * 2 >= p.planned_hours * 60
    THEN least(${MIDDLE}, today()) ELSE ${MIDDLE} END)`,
  FINAL: 'coalesce(fin.planned_on, p.end_date)',
};

/** The talk that placement `p` waits for; null when the final one has been held. */
export const NEXT_TALK = `CASE WHEN fin.held_on IS NOT NULL THEN NULL WHEN mid.held_on IS NOT NULL THEN 'FINAL'
  ELSE 'MIDTERM' END`;

const TALK = (kind: TalkKind): string => {
  const talk = ALIAS[kind];
  return `json_build_object('kind', '${kind}', 'version', coalesce(${talk}.version, 0),
    'dueOn', ${TALK_DUE_ON[kind]}, 'plannedOn', ${talk}.planned_on, 'heldOn', ${talk}.held_on, 'note', ${talk}.note)`;
};

/** Both talks of placement `p` as JSON. */
export const TALKS = `json_build_array(${TALK_KINDS.map(TALK).join(', ')})`;

const CAUSE = (kind: string): string => `'talk:' || p.id || ':' || ${kind}`;

/** Cause of the notification of a talk. */
export const talkCause = (placementId: string, kind: TalkKind): string => `talk:${placementId}:${kind}`;

/** Ongoing placements whose next talk is due and not notified of. */
export const DUE_TALKS = `SELECT p.id FROM placement p ${TALK_JOINS} JOIN student s ON s.id = p.student_id
  WHERE p.state = 'ONGOING' AND s.anonymised_at IS NULL
    AND CASE ${NEXT_TALK} WHEN 'MIDTERM' THEN ${TALK_DUE_ON.MIDTERM} WHEN 'FINAL' THEN ${TALK_DUE_ON.FINAL} END
      <= today() + ${TALK_NOTICE_DAYS}
    AND NOT EXISTS (SELECT FROM notification n WHERE n.cause = ${CAUSE(NEXT_TALK)})
  ORDER BY p.id`;

/** Notifies the placement's and the student's teacher, else the administrators: `$1` placements, `$2` new ids. */
export const TALK_NOTICE = `${noticeColumns({
  kind: 'PLACEMENT_TALK',
  id: 'chosen.id',
  cause: CAUSE(NEXT_TALK),
  words: `CASE ${NEXT_TALK} WHEN 'MIDTERM' THEN 'Mittsamtal om APL ska hållas senast ' || ${TALK_DUE_ON.MIDTERM}
      ELSE 'Slutsamtal om APL ska hållas senast ' || ${TALK_DUE_ON.FINAL} END`,
})}
  ${NOTICE_BATCH} ${TALK_JOINS}`;

import { isOpenFor } from '../follow-ups/open-follow-up.queries.js';
import { hasRank, type Actor } from '../../platform/auth/actor.js';
import type { SqlParams } from '../../platform/database/sql-params.js';
import type { BoardCard, BoardFilter, BoardPlacement } from '../../platform/graphql/generated.js';
import type { PlainField } from '../../platform/graphql/verbatim.js';
import { requireId } from '../../platform/validation/id.js';
import { TALK_IS_DUE } from '../placements/placement-conditions.queries.js';

type Card = Omit<BoardCard, '__typename'>;

/** Placeholders of the viewer. The teacher's is null for a viewer who is no teacher, and is added only if used. */
export interface Viewer {
  user: string;
  teacher: () => string;
}

/** Names of packages and programs, read once per statement. */
const PACKAGE_NAMES = `ARRAY(SELECT name FROM course_package UNION SELECT name FROM program)`;

/** Names of packages with a work placement: weeks of their own, or a course with one. */
const APL_PACKAGE_NAMES = `ARRAY(SELECT p.name FROM course_package p WHERE p.apl_weeks > 0
    OR EXISTS (SELECT FROM course_package_course c WHERE c.package_id = p.id AND c.has_apl))`;

/**
 * Card fields of student `s` with the counts `n` of `cardCounts`. The municipality of a protected student is null
 * for viewers without access to contact fields (permissions, section 1.10).
 */
const cardFields = (seesContact: string, viewer: Viewer): Record<keyof Card, () => string> => ({
  id: () => 's.id',
  name: () => 's.name',
  aplStatus: () => 's.apl_status',
  aplStatusSince: () => 'iso(s.apl_status_since)',
  movedAt: () => 'iso(s.apl_moved_at)',
  municipality: () => `CASE WHEN NOT s.is_protected OR ${seesContact} THEN s.municipality END`,
  education: () => 's.education_summary',
  isPackage: () => `coalesce(s.education_summary = ANY (${PACKAGE_NAMES}), false)`,
  hasOngoingApl: () =>
    `coalesce(s.status IN ('ACTIVE', 'PAUSED') AND s.education_summary = ANY (${APL_PACKAGE_NAMES}), false)`,
  isMine: () => `coalesce(s.teacher_id = ${viewer.teacher()}::uuid, false)`,
  isDue: () => `s.id = ANY (ARRAY(SELECT f.student_id FROM follow_up f
    WHERE ${isOpenFor(viewer.user)} AND f.due_on <= today()))`,
  commentCount: () => 'coalesce(n.total, 0)',
  unseenCount: () => 'coalesce(n.unseen, 0)',
  placement: () => placementOf(Object.entries(PLACEMENT)),
});

/** Fields of the placement `p` of `openPlacements`. */
const PLACEMENT: Readonly<Record<keyof Omit<BoardPlacement, '__typename'>, string>> = {
  id: 'p.id',
  workplaceId: 'p.workplace_id',
  workplace: 'p.workplace',
  branches: 'p.branches',
  nextDue: 'p.next_due',
  nextDueOn: 'p.next_due_on',
  isAgreementMissing: 'p.agreement_missing',
  isBehind: 'p.hours_behind',
  isAssessmentMissing: 'p.assessment_missing',
  isDone: 'p.is_done',
  hoursReported: 'p.hours_reported',
  hoursRequired: 'p.hours_required',
};

const placementOf = (fields: readonly (readonly [string, string])[]): string =>
  `CASE WHEN p.id IS NOT NULL THEN ${objectOf(fields.map(([name, sql]) => [name, () => sql]))} END`;

/** Names of all card fields. */
export const cardFieldNames: ReadonlySet<string> = new Set(
  Object.keys(cardFields('true', { user: '', teacher: () => '' })),
);

/** JSON of the whole card. */
export function cardJson(seesContact: string, viewer: Viewer): string {
  return objectOf(Object.entries(cardFields(seesContact, viewer)));
}

/** JSON of the wanted card fields after a move; `place` overrides column and times. */
export function movedCardJson(
  seesContact: string,
  viewer: Viewer,
  wanted: ReadonlySet<string>,
  place: Readonly<Record<'aplStatus' | 'aplStatusSince' | 'movedAt', () => string>>,
): string {
  const fields = Object.entries({ ...cardFields(seesContact, viewer), ...place });
  return objectOf(fields.filter(([name]) => wanted.has(name)));
}

const objectOf = (fields: readonly (readonly [string, () => string])[]): string =>
  `json_build_object(${fields.map(([name, sql]) => `'${name}', ${sql()}`).join(', ')})`;

/** JSON of the selected card fields, with the aliases and in the order of the operation. */
export function cardOf(asked: readonly PlainField[], seesContact: string, viewer: Viewer): string {
  const fields: Record<keyof BoardCard, () => string> = {
    ...cardFields(seesContact, viewer),
    __typename: () => `'BoardCard'`,
  };
  const known = new Map(Object.entries(fields));
  const inPlacement = new Map(Object.entries({ ...PLACEMENT, __typename: `'BoardPlacement'` }));
  const sqlOf = ({ name, fields: below }: PlainField): string =>
    below ? placementOf(below.map((field) => [field.key, inPlacement.get(field.name)!])) : known.get(name)!();
  return objectOf(asked.map((field) => [field.key, () => sqlOf(field)]));
}

/** Number of comments per student and of those unseen by the viewer, in one index scan. */
export function cardCounts(viewer: string, only = 'true'): string {
  return `SELECT c.student_id, count(*)::integer AS total, count(*) FILTER (WHERE cs.user_id IS NULL)::integer AS unseen
    FROM comment c LEFT JOIN comment_seen cs ON cs.comment_id = c.id AND cs.user_id = ${viewer}
    WHERE c.deleted_at IS NULL AND ${only} GROUP BY c.student_id`;
}

/** Conditions of a board's filter on the placement `p` of `openPlacements`. */
export function boardConditions(filter: BoardFilter | null | undefined, params: SqlParams): string {
  const { withoutPlacement, agreementMissing, talkDue, hoursBehind, assessmentMissing, workplaceId, branch } =
    filter ?? {};
  return [
    'true',
    ...(withoutPlacement ? ['(p.id IS NULL OR p.is_done)'] : []),
    ...(agreementMissing ? ['p.agreement_missing'] : []),
    ...(talkDue ? [TALK_IS_DUE] : []),
    ...(hoursBehind ? ['p.hours_behind'] : []),
    ...(assessmentMissing ? ['p.assessment_missing'] : []),
    ...(workplaceId ? [`p.workplace_id = ${params.add(requireId(workplaceId, 'filter.workplaceId'))}`] : []),
    ...(branch ? [`${params.add(branch)} = ANY (p.branches)`] : []),
  ].join(' AND ');
}

/** SQL constant: whether the viewer sees contact fields of protected students. */
export function seesContact(actor: Actor): 'true' | 'false' {
  return hasRank(actor, 'ADMIN') ? 'true' : 'false';
}

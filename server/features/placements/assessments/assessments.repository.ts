import type { AssessmentLevel } from '../../../platform/graphql/generated.js';
import type { Work } from '../../../platform/database/unit-of-work.js';

/** The assessment of a goal to store. */
export interface GoalLevel {
  goalId: string;
  level: AssessmentLevel;
  comment: string | null;
}

/** Who gives an assessment, and the account that enters it from a paper. */
export interface Assessor {
  name: string;
  enteredBy: { userId: string; name: string } | null;
}

/** Stores the assessment of a placement and of its goals; one from a paper is read by whoever enters it. */
export async function writeAssessment(
  tx: Work,
  placementId: string,
  { goals, text }: { goals: readonly GoalLevel[]; text: string | null },
  { name, enteredBy }: Assessor,
): Promise<void> {
  await tx.query(
    `UPDATE placement_goal g SET level = given.level, comment = given.comment
     FROM unnest($2::uuid[], $3::text[], $4::text[]) given (id, level, comment)
     WHERE g.id = given.id AND g.placement_id = $1`,
    [
      placementId,
      goals.map(({ goalId }) => goalId),
      goals.map(({ level }) => level),
      goals.map(({ comment }) => comment),
    ],
  );
  await tx.query(
    `INSERT INTO placement_assessment (placement_id, text, assessed_by_name, entered_by, seen_at, seen_by, seen_by_name)
     VALUES ($1, $2, $3, $4, CASE WHEN $4::uuid IS NOT NULL THEN now() END, $4, $5)
     ON CONFLICT (placement_id) DO UPDATE SET version = placement_assessment.version + 1, text = excluded.text,
       assessed_at = now(), assessed_by_name = excluded.assessed_by_name, entered_by = excluded.entered_by,
       seen_at = excluded.seen_at, seen_by = excluded.seen_by, seen_by_name = excluded.seen_by_name`,
    [placementId, text, name, enteredBy?.userId ?? null, enteredBy?.name ?? null],
  );
}

/** Marks the assessment as read. */
export async function markSeen(
  tx: Work,
  placementId: string,
  { userId, name }: { userId: string; name: string },
): Promise<void> {
  await tx.query(
    `UPDATE placement_assessment SET version = version + 1, seen_at = now(), seen_by = $2, seen_by_name = $3
     WHERE placement_id = $1`,
    [placementId, userId, name],
  );
}

import { counted } from '../../../../domain/numbers.js';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Queryable } from '../../../platform/database/database.js';
import type { GradingKind, NotificationSubjectKind } from '../../../platform/graphql/generated.js';
import { tell } from '../../notifications/notifications.repository.js';

const SHEETS = {
  INSTANCE: 'INSTANCE_GRADES',
  EXAMS: 'EXAM_GRADES',
  UNPLACED: 'UNPLACED_GRADES',
} satisfies Record<GradingKind, NotificationSubjectKind>;

/** The administration learns that the grades of a course are there (pages, section 10: Output). */
export async function tellOfSigning(
  tx: Queryable,
  actor: Actor,
  signed: { kind: GradingKind; id: string; courseName: string; count: number },
): Promise<void> {
  const id = uuid();
  const grades = counted(signed.count, 'betyg', 'betyg');
  await tell(
    tx,
    `SELECT $1::uuid AS id, 'GRADES_SIGNED' AS kind, 'grades-signed:' || $1 AS cause,
       $2::text AS message, NULL::uuid AS student_id, $3::text AS subject, $4::uuid AS subject_id,
       'ADMINISTRATORS' AS audience, '{}'::uuid[] AS recipients`,
    [id, `${actor.name} har signerat ${grades} i ${signed.courseName}.`, SHEETS[signed.kind], signed.id],
  );
}

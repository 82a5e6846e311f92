import { v7 as uuid } from 'uuid';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Queryable } from '../../../platform/database/database.js';
import type { ImportSummary } from '../../../platform/graphql/generated.js';
import { tell } from '../../notifications/notifications.repository.js';

/** Shown to users below administrator after every import, whatever its content. */
const SOME_WAIT = 'Rader som kräver en administratör visas först när en sådan har gått igenom dem.';

/** Notifies the initiator that an import has ended: they may have left the page. */
export async function tellOfImport(
  tx: Queryable,
  job: { id: string; userId: string; payload: Readonly<Record<string, unknown>> },
  summary: ImportSummary | null,
  mayAll = true,
): Promise<void> {
  const message = summary
    ? `Importen är klar: ${summary.newStudents} nya och ${summary.changedStudents} ändrade elever.${mayAll ? '' : ` ${SOME_WAIT}`}`
    : 'Importen misslyckades. Ingenting ändrades.';
  await tell(
    tx,
    `SELECT $1::uuid AS id, 'IMPORT' AS kind, $2::text AS cause, $3::text AS message, NULL::uuid AS student_id,
       'IMPORT' AS subject, $5::uuid AS subject_id, NULL::text AS audience, ARRAY[$4::uuid] AS recipients`,
    [uuid(), `import:${job.id}`, message, job.userId, job.payload['batchId']],
  );
}

/** Notifies administrators of held rows; none if there are none. Always the same statement. */
export async function tellOfHeld(tx: Queryable, actor: Actor, batchId: string): Promise<void> {
  await tell(
    tx,
    `SELECT $1::uuid AS id, 'IMPORT_HELD' AS kind, 'import-held:' || $2::uuid AS cause,
       $3::text || CASE count(*) WHEN 1 THEN ' har importerat en rad som väntar'
         ELSE ' har importerat ' || count(*) || ' rader som väntar' END ||
         ' på en administratör. De finns under Importera på sidan Elever.' AS message,
       NULL::uuid AS student_id, 'HELD_ROWS' AS subject, $2::uuid AS subject_id, 'ADMINISTRATORS' AS audience,
       '{}'::uuid[] AS recipients
     FROM import_held_row WHERE batch_id = $2::uuid HAVING count(*) > 0`,
    [uuid(), batchId, actor.name],
  );
}

/**
 * Alarm: a user without access to them has sent a file that names protected students. Once for each batch.
 */
export async function tellOfNamed(
  tx: Queryable,
  actor: Actor,
  batchId: string,
  students: number,
): Promise<void> {
  await tell(
    tx,
    `SELECT $1::uuid AS id, 'PROTECTED_NAMED' AS kind, 'protected-named:' || $2::uuid AS cause, $3::text AS message,
       NULL::uuid AS student_id, 'ACCESS_LOG' AS subject, $5::uuid AS subject_id, 'ADMINISTRATORS' AS audience,
       '{}'::uuid[] AS recipients
     WHERE $4::integer > 0`,
    [
      uuid(),
      batchId,
      `${actor.name} har förhandsgranskat en fil som nämner ${students === 1 ? 'en elev' : `${students} elever`} med skyddade personuppgifter. Åtkomstloggen säger vilka.`,
      students,
      actor.userId,
    ],
  );
}

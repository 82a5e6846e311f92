import { v7 as uuid } from 'uuid';
import type { Queryable } from '../database/database.js';
import type { ImportSummary } from '../graphql/generated.js';
import { tell } from '../notifications/notice.sql.js';

/** Tells whoever began it that an import has ended: they may have left the page long ago. */
export async function tellOfImport(
  tx: Queryable,
  job: { id: string; userId: string },
  summary: ImportSummary | null,
): Promise<void> {
  const message = summary
    ? `Importen är klar: ${summary.new} nya och ${summary.changed} ändrade elever.`
    : 'Importen misslyckades. Ingenting ändrades.';
  await tell(
    tx,
    `SELECT $1::uuid AS id, 'IMPORT' AS kind, $2::text AS cause, $3::text AS message, NULL::uuid AS student_id,
       NULL::text AS audience, ARRAY[$4::uuid] AS recipients`,
    [uuid(), `import:${job.id}`, message, job.userId],
  );
}

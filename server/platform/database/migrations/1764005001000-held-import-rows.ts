import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = ['IMPORT_HELD', 'PROTECTED_NAMED'];

/** Rows of an import that only an administrator may bring in, and word of them. */
export class HeldImportRows1764005001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The protected student whom the row means, where whoever imports it may not know: it is not written, and held.
      ALTER TABLE import_row ADD COLUMN held_for uuid;

      CREATE TABLE import_held_row (
        id uuid PRIMARY KEY,
        batch_id uuid REFERENCES import_batch (id) ON DELETE SET NULL,
        user_id uuid NOT NULL REFERENCES app_user (id),
        filename text NOT NULL,
        row integer NOT NULL,
        columns jsonb NOT NULL,
        cells jsonb NOT NULL,
        student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        -- The administrator's own import of the row, once there is one.
        taken_batch_id uuid REFERENCES import_batch (id) ON DELETE SET NULL,
        decision text CHECK (decision IN ('TAKEN', 'DROPPED', 'UNDONE')),
        settled_at timestamptz,
        settled_by uuid REFERENCES app_user (id)
      );
      CREATE INDEX import_held_row_open ON import_held_row (created_at, id) WHERE decision IS NULL;
      CREATE INDEX import_held_row_batch ON import_held_row (batch_id);
      CREATE INDEX import_held_row_taken ON import_held_row (taken_batch_id);
      CREATE INDEX import_held_row_student ON import_held_row (student_id);
      CREATE INDEX import_held_row_user ON import_held_row (user_id);
      CREATE INDEX import_held_row_settled_by ON import_held_row (settled_by);
    `);
    await setKinds(runner, (known) => [...known, ...KINDS]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM notification WHERE kind = ANY ($1)`, [KINDS]);
    await setKinds(runner, (known) => known.filter((kind) => !KINDS.includes(kind)));
    await runner.query(`DROP TABLE import_held_row; ALTER TABLE import_row DROP COLUMN held_for;`);
  }
}

/** Extends the constraint's current kinds, including those of other migrations. */
async function setKinds(runner: QueryRunner, next: (known: string[]) => string[]): Promise<void> {
  const [{ rule }] = (await runner.query(
    `SELECT pg_get_constraintdef(oid) AS rule FROM pg_constraint WHERE conname = 'notification_kind_check'`,
  )) as [{ rule: string }];
  const known = [...rule.matchAll(/'([A-Z_]+)'/g)].map(([, kind]) => kind!);
  const list = next(known)
    .map((kind) => `'${kind}'`)
    .join(', ');
  await runner.query(
    `ALTER TABLE notification DROP CONSTRAINT notification_kind_check,
       ADD CONSTRAINT notification_kind_check CHECK (kind IN (${list}))`,
  );
}

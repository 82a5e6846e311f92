import type { MigrationInterface, QueryRunner } from 'typeorm';

const EVENTS = `'ASSIGNED', 'UNASSIGNED', 'REPLACED', 'TOOK_OVER', 'REPLACEMENT_PLANNED', 'REPLACEMENT_CANCELLED',
  'PROFILE', 'EMPLOYMENT_ENDED', 'EMPLOYMENT_RESUMED'`;

/** What a replacement moved, so that it can be taken back while nobody has built on it. */
export class ReplacementsTakenBack1764012520000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE teacher_replacement
        ADD COLUMN moved jsonb,
        ADD COLUMN undone_at timestamptz;
      ${kindsOf(`${EVENTS}, 'REPLACEMENT_UNDONE'`)}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM teacher_event WHERE kind = 'REPLACEMENT_UNDONE';
      ${kindsOf(EVENTS)}
      ALTER TABLE teacher_replacement DROP COLUMN moved, DROP COLUMN undone_at;`);
  }
}

function kindsOf(kinds: string): string {
  return `
    ALTER TABLE teacher_event DROP CONSTRAINT teacher_event_kind_check;
    ALTER TABLE teacher_event ADD CONSTRAINT teacher_event_kind_check CHECK (kind IN (${kinds}));`;
}

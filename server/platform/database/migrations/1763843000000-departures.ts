import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'EXAM_REGISTERED', 'EXAM_DECIDED', 'END_DATE', 'MOVED_TO_RED', 'COMMENT', 'IMPORT', 'GRADE_OVERDUE',
  'GRADES_SIGNED', 'MESSAGE'`;
const EVENTS = `'ASSIGNED', 'UNASSIGNED', 'REPLACED', 'TOOK_OVER', 'REPLACEMENT_PLANNED', 'REPLACEMENT_CANCELLED',
  'PROFILE', 'EMPLOYMENT_ENDED'`;

/**
 * Departing teachers: administrators are notified of a planned replacement that cannot be carried out, and an
 * employment that was ended by mistake can be resumed together with its account.
 */
export class Departures1763843000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(kindsOf('notification', `${KINDS}, 'REPLACEMENT_STOPPED'`));
    await runner.query(kindsOf('teacher_event', `${EVENTS}, 'EMPLOYMENT_RESUMED'`));
    // An account in use is no ended employment: those that were unlocked before count as taken back.
    await runner.query(`
      UPDATE teacher_profile p SET employment_ended_on = NULL, version = p.version + 1
      FROM teacher t JOIN app_user u ON u.id = t.user_id
      WHERE t.id = p.teacher_id AND u.active AND p.employment_ended_on IS NOT NULL
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM notification WHERE kind = 'REPLACEMENT_STOPPED';
      DELETE FROM teacher_event WHERE kind = 'EMPLOYMENT_RESUMED';
    `);
    await runner.query(kindsOf('teacher_event', EVENTS));
    await runner.query(kindsOf('notification', KINDS));
  }
}

function kindsOf(table: string, kinds: string): string {
  return `
    ALTER TABLE ${table} DROP CONSTRAINT ${table}_kind_check;
    ALTER TABLE ${table} ADD CONSTRAINT ${table}_kind_check CHECK (kind IN (${kinds}));
  `;
}

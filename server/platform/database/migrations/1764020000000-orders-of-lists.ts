import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What decides whether a student is counted on the way to a page: with it in the index no row is read there. */
const COUNTED = 'INCLUDE (status, is_protected, teacher_id)';

/** An index for each order of the student list, the id last: a page begins where the one before ended. */
export class OrdersOfLists1764020000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX student_name, student_email, student_municipality, student_teacher, student_start, student_end,
        student_apl, student_updated;
      CREATE INDEX student_name ON student (name, id) ${COUNTED};
      CREATE INDEX student_number_order ON student (personal_number, id) ${COUNTED};
      CREATE INDEX student_email ON student (email, id) ${COUNTED};
      CREATE INDEX student_phone_order ON student (phone, id) ${COUNTED};
      CREATE INDEX student_municipality ON student (municipality, id) ${COUNTED};
      CREATE INDEX student_teacher ON student (teacher_id, id) INCLUDE (status, is_protected);
      CREATE INDEX student_start ON student (start_date, id) ${COUNTED};
      CREATE INDEX student_end ON student (end_date, id) ${COUNTED};
      CREATE INDEX student_status ON student (status, id) INCLUDE (is_protected, teacher_id);
      CREATE INDEX student_apl ON student (apl_status, id) ${COUNTED};
      CREATE INDEX student_updated ON student (updated_at, id) ${COUNTED};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX student_name, student_number_order, student_email, student_phone_order, student_municipality,
        student_teacher, student_start, student_end, student_status, student_apl, student_updated;
      CREATE INDEX student_name ON student (name, id);
      CREATE INDEX student_email ON student (email, id);
      CREATE INDEX student_municipality ON student (municipality, name);
      CREATE INDEX student_teacher ON student (teacher_id);
      CREATE INDEX student_start ON student (start_date, id);
      CREATE INDEX student_end ON student (end_date, id);
      CREATE INDEX student_apl ON student (apl_status, name);
      CREATE INDEX student_updated ON student (updated_at, id);
    `);
  }
}

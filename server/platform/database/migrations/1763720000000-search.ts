import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the global search needs beyond the students' own index: any part of three or more characters of
 * everything else that it finds, the whole name of a student, and the days of an enrolment.
 */
export class Search1763720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX student_whole_name ON student (lower(name));
      -- Staff and the others apart: the few who work here are not looked for among all who study here.
      CREATE INDEX app_user_staff_search ON app_user
        USING gin (lower(name || ' ' || email) gin_trgm_ops) WHERE role NOT IN ('GUEST', 'USER', 'STUDENT');
      CREATE INDEX app_user_other_search ON app_user
        USING gin (lower(name || ' ' || email) gin_trgm_ops) WHERE role IN ('GUEST', 'USER', 'STUDENT');
      CREATE INDEX course_search ON course USING gin (lower(name || ' ' || code) gin_trgm_ops);
      CREATE INDEX course_instance_search ON course_instance USING gin (lower(name) gin_trgm_ops);
      CREATE INDEX course_package_search ON course_package
        USING gin (lower(name || ' ' || coalesce(code, '')) gin_trgm_ops);
      CREATE INDEX program_search ON program USING gin (lower(name || ' ' || coalesce(code, '')) gin_trgm_ops);
      CREATE INDEX enrollment_start ON enrollment (start_date);
      CREATE INDEX enrollment_end ON enrollment (end_date);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Indexes are not taken away: restore a backup instead.');
  }
}

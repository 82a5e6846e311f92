import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mapping (kartläggning) of a student, and the index of agreed plans, whose courses are needs in course matching. */
export class StudyMappings1765100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What a study plan starts from: the student's background, studies and work, support and languages.
      CREATE TABLE study_mapping (
        id uuid PRIMARY KEY,
        version integer NOT NULL DEFAULT 1,
        student_id uuid NOT NULL UNIQUE REFERENCES student (id) ON DELETE CASCADE,
        background text,
        earlier_studies text,
        support_needs text,
        languages text,
        updated_at timestamptz NOT NULL DEFAULT now(),
        updated_by_name text NOT NULL
      );
      CREATE INDEX study_plan_agreed ON study_plan (id) WHERE state = 'AGREED';`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX study_plan_agreed; DROP TABLE study_mapping');
  }
}

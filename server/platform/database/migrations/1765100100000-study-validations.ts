import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Decisions on validation, which shorten a package and its placement. */
export class StudyValidations1765100100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What a student has shown of a course without reading it; one decision per course.
      CREATE TABLE study_validation (
        id uuid PRIMARY KEY,
        version integer NOT NULL DEFAULT 1,
        student_id uuid NOT NULL REFERENCES student (id) ON DELETE CASCADE,
        course_id uuid NOT NULL REFERENCES course (id),
        scope text NOT NULL CHECK (scope IN ('WHOLE', 'PART')),
        -- Points that need not be read; those of the course for WHOLE, 0 for a course without points.
        points integer NOT NULL CHECK (points BETWEEN 0 AND 10000),
        basis text NOT NULL,
        decided_on date NOT NULL,
        decided_by_name text NOT NULL,
        UNIQUE (student_id, course_id)
      );
      CREATE INDEX study_validation_course ON study_validation (course_id);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE study_validation');
  }
}

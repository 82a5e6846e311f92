import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Weekdays, courses and goals of placements, and the supervisor's assessment. */
export class PlacementGoals1764800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Days at the workplace: 1 is Monday, 7 is Sunday.
      ALTER TABLE placement ADD weekdays integer[] NOT NULL DEFAULT '{1,2,3,4,5}'
        CHECK (cardinality(weekdays) BETWEEN 1 AND 7 AND weekdays <@ '{1,2,3,4,5,6,7}');

      -- A course enrolment of the student to which the placement belongs.
      CREATE TABLE placement_course (
        placement_id uuid NOT NULL REFERENCES placement (id) ON DELETE CASCADE,
        enrollment_id uuid NOT NULL REFERENCES enrollment (id) ON DELETE CASCADE,
        PRIMARY KEY (placement_id, enrollment_id)
      );
      CREATE INDEX placement_course_enrollment ON placement_course (enrollment_id);

      -- A goal of the placement from one of its courses, and how the supervisor assesses it.
      CREATE TABLE placement_goal (
        id uuid PRIMARY KEY,
        placement_id uuid NOT NULL REFERENCES placement (id) ON DELETE CASCADE,
        course_id uuid NOT NULL REFERENCES course (id),
        position integer NOT NULL,
        text text NOT NULL,
        level text CHECK (level IN ('NOT_YET', 'ON_THE_WAY', 'MANAGES')),
        comment text,
        UNIQUE (placement_id, course_id, text)
      );
      -- What was used for a course before.
      CREATE INDEX placement_goal_course ON placement_goal (course_id, text);

      -- The supervisor's assessment of a placement.
      CREATE TABLE placement_assessment (
        placement_id uuid PRIMARY KEY REFERENCES placement (id) ON DELETE CASCADE,
        version integer NOT NULL DEFAULT 1,
        -- The view of the whole.
        text text,
        assessed_at timestamptz NOT NULL DEFAULT now(),
        -- The supervisor, or whose paper it was.
        assessed_by_name text NOT NULL,
        -- The account that entered a paper; null when the supervisor wrote it by the link.
        entered_by uuid REFERENCES app_user (id),
        -- When a teacher had read it: only then does the student.
        seen_at timestamptz,
        seen_by uuid REFERENCES app_user (id),
        seen_by_name text
      );
      CREATE INDEX placement_assessment_enterer ON placement_assessment (entered_by) WHERE entered_by IS NOT NULL;
      CREATE INDEX placement_assessment_reader ON placement_assessment (seen_by) WHERE seen_by IS NOT NULL;`);
    await this.setKinds(
      runner,
      `'PLACEMENT_TALK'::text`,
      `'PLACEMENT_TALK'::text, 'PLACEMENT_ASSESSMENT'::text`,
    );
  }

  /** The notifications of assessments remain, and with them their kind. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE placement_assessment, placement_goal, placement_course;
      ALTER TABLE placement DROP weekdays`);
  }

  /** Replaces a part of the list of allowed kinds. */
  private async setKinds(runner: QueryRunner, part: string, by: string): Promise<void> {
    const [found] = (await runner.query(
      `SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
       WHERE conrelid = 'notification'::regclass AND contype = 'c' AND pg_get_constraintdef(oid) LIKE '%REPLACEMENT_STOPPED%'`,
    )) as { name: string; definition: string }[];
    await runner.query(
      `ALTER TABLE notification DROP CONSTRAINT ${found!.name},
         ADD CONSTRAINT ${found!.name} ${found!.definition.replace(part, by)}`,
    );
  }
}

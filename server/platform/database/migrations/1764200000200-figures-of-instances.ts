import type { MigrationInterface, QueryRunner } from 'typeorm';

const FIGURES = [
  'students',
  'missing',
  'drafts',
  'signed',
  'admitted',
  'started',
  'dropped_out',
  'graded',
  'ungraded',
];

/**
 * Stored figures of the list of course instances, beside the grading counts: students who hold a place, have started,
 * have dropped out, have a signed grade or still need one. Rows are differences, as before.
 */
export class FiguresOfInstances1764200000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      SET LOCAL statement_timeout = '10min';
      LOCK TABLE enrollment, grading_count IN SHARE ROW EXCLUSIVE MODE;
      ALTER TABLE grading_count ADD admitted integer NOT NULL DEFAULT 0, ADD started integer NOT NULL DEFAULT 0,
        ADD dropped_out integer NOT NULL DEFAULT 0, ADD graded integer NOT NULL DEFAULT 0,
        ADD ungraded integer NOT NULL DEFAULT 0;
      -- A process of the build before, which puts the differences together without them, is refused: they would be lost.
      ALTER TABLE grading_count ALTER admitted DROP DEFAULT, ALTER started DROP DEFAULT,
        ALTER dropped_out DROP DEFAULT, ALTER graded DROP DEFAULT, ALTER ungraded DROP DEFAULT;
      CREATE OR REPLACE FUNCTION recount_grading() RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        -- What is written meanwhile would be neither counted here nor by the triggers, what is folded meanwhile twice.
        LOCK TABLE enrollment, grading_count IN SHARE ROW EXCLUSIVE MODE;
        DELETE FROM grading_count;
        ${counting(partsOf('enrollment', 1))};
      END $$;
      CREATE OR REPLACE FUNCTION count_grading() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' THEN
          ${counting(partsOf('added', 1))};
        ELSIF TG_OP = 'DELETE' THEN
          ${counting(partsOf('removed', -1))};
        ELSE
          ${counting(`${partsOf('added', 1)} UNION ALL ${partsOf('removed', -1)}`)};
        END IF;
        RETURN NULL;
      END $$;
    `);
    await runner.query(`
      -- A course whose students get a certificate instead of a grade, or no longer do.
      CREATE FUNCTION count_course_grading() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- Whoever writes enrolments meanwhile would count by what the course was.
        LOCK TABLE enrollment IN SHARE ROW EXCLUSIVE MODE;
        INSERT INTO grading_count (course_instance_id, ${FIGURES.join(', ')})
          SELECT course_instance_id, 0, 0, 0, 0, 0, 0, 0, 0,
            CASE WHEN ${isGraded('NEW')} THEN 1 ELSE -1 END * count(*) FILTER (WHERE ${MUST_BE_GRADED})
          FROM enrollment WHERE course_id = NEW.id AND ${COUNTED} GROUP BY course_instance_id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER grading_count_course AFTER UPDATE OF level, kind ON course
        FOR EACH ROW WHEN (${isGraded('OLD')} <> ${isGraded('NEW')}) EXECUTE FUNCTION count_course_grading();
      SELECT recount_grading();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER grading_count_course ON course;
      DROP FUNCTION count_course_grading();
      CREATE OR REPLACE FUNCTION recount_grading() RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        LOCK TABLE enrollment, grading_count IN SHARE ROW EXCLUSIVE MODE;
        DELETE FROM grading_count;
        ${counting(partsOf('enrollment', 1), FIGURES.slice(0, 4))};
      END $$;
      CREATE OR REPLACE FUNCTION count_grading() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' THEN
          ${counting(partsOf('added', 1), FIGURES.slice(0, 4))};
        ELSIF TG_OP = 'DELETE' THEN
          ${counting(partsOf('removed', -1), FIGURES.slice(0, 4))};
        ELSE
          ${counting(`${partsOf('added', 1)} UNION ALL ${partsOf('removed', -1)}`, FIGURES.slice(0, 4))};
        END IF;
        RETURN NULL;
      END $$;
      ALTER TABLE grading_count DROP admitted, DROP started, DROP dropped_out, DROP graded, DROP ungraded;
      SELECT recount_grading();
    `);
  }
}

const COUNTED = 'is_enrollment AND removed_at IS NULL AND course_instance_id IS NOT NULL';
const TAKES_PART = `coalesce(status, 'ADMITTED') NOT IN ('NOT_STARTED', 'CANCELLED')`;
const IS_DUE = `coalesce(status, 'ADMITTED') IN ('ADMITTED', 'ACTIVE', 'COMPLETED')`;
const MUST_BE_GRADED = `grade_signed_at IS NULL AND ${IS_DUE}`;
const isGraded = (course: string): string =>
  `(grade_scale(${course}.level, ${course}.kind) <> 'CERTIFICATE')`;

/** Counts of some enrolments; `times` is 1 for new rows and -1 for old rows. */
const partsOf = (rows: string, times: 1 | -1): string => `
  SELECT course_instance_id,
    ${[
      `(${TAKES_PART})`,
      `(grade IS NULL AND ${IS_DUE})`,
      `(${TAKES_PART} AND grade IS NOT NULL AND grade_signed_at IS NULL)`,
      `(${TAKES_PART} AND grade_signed_at IS NOT NULL)`,
      'takes_seat(status)',
      `coalesce(status IN ('ACTIVE', 'PAUSED', 'COMPLETED', 'DROPPED_OUT', 'ENDED_BY_PRINCIPAL'), false)`,
      `coalesce(status IN ('DROPPED_OUT', 'ENDED_BY_PRINCIPAL'), false)`,
      '(grade_signed_at IS NOT NULL)',
      `(${MUST_BE_GRADED} AND course_id IN (SELECT graded.id FROM course graded WHERE ${isGraded('graded')}))`,
    ]
      .map((is, n) => `${times} * ${is}::integer AS ${FIGURES[n]}`)
      .join(', ')}
  FROM ${rows} WHERE ${COUNTED}`;

/** Writes what differs, a row for each instance. */
const counting = (parts: string, figures: readonly string[] = FIGURES): string => {
  const sums = figures.map((figure) => `sum(${figure})`);
  return `
  INSERT INTO grading_count (course_instance_id, ${figures.join(', ')})
  SELECT course_instance_id, ${sums.join(', ')} FROM (${parts}) part
  GROUP BY course_instance_id HAVING ${sums.map((sum) => `${sum} <> 0`).join(' OR ')}`;
};

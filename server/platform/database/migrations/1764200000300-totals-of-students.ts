import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which students are counted together, beside their status. */
const PARTS = { STATUS: null, MUNICIPALITY: 'municipality', TEACHER: 'teacher_id' } as const;
type Part = keyof typeof PARTS;
const NAMES = Object.keys(PARTS) as Part[];

/**
 * The kept counts of students tell the totals by municipality and by responsible teacher too: each part has rows of its
 * own, so that no total reads more of them than it adds up. A student without the one or the other is in neither part.
 */
export class TotalsOfStudents1764200000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      SET LOCAL statement_timeout = '10min';
      -- What another process writes meanwhile would be neither counted here nor by the triggers, what it folds twice.
      LOCK TABLE student, student_count IN SHARE ROW EXCLUSIVE MODE;
      ALTER TABLE student_count ADD part text NOT NULL DEFAULT 'STATUS' CHECK (part IN ('STATUS', 'MUNICIPALITY', 'TEACHER')),
        ADD municipality text, ADD teacher_id uuid;
      ALTER TABLE student_count ALTER part DROP DEFAULT;
      DELETE FROM student_count;
      ${counting(NAMES, 'student', 1)};
      CREATE INDEX student_count_part ON student_count (part, municipality, teacher_id);
    `);
    await runner.query(`
      CREATE OR REPLACE FUNCTION count_students() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' THEN
          ${counting(NAMES, 'changed', 1)};
        ELSIF TG_OP = 'DELETE' THEN
          ${counting(NAMES, 'changed', -1)};
        ELSE
          ${NAMES.map((part) => moving(part)).join('\n')}
        END IF;
        RETURN NULL;
      END $$;
      DROP TRIGGER student_count_changed ON student;
      -- No list of columns: a new start or end changes the status on the way.
      CREATE TRIGGER student_count_changed AFTER UPDATE ON student
        FOR EACH ROW WHEN (OLD.status <> NEW.status OR OLD.is_protected <> NEW.is_protected
          OR OLD.municipality IS DISTINCT FROM NEW.municipality OR OLD.teacher_id IS DISTINCT FROM NEW.teacher_id)
        EXECUTE FUNCTION count_students();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      LOCK TABLE student, student_count IN SHARE ROW EXCLUSIVE MODE;
      DROP INDEX student_count_part;
      DELETE FROM student_count WHERE part <> 'STATUS';
      ALTER TABLE student_count DROP part, DROP municipality, DROP teacher_id;
      CREATE OR REPLACE FUNCTION count_students() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' THEN
          INSERT INTO student_count (status, students)
            SELECT status, count(*) FROM changed WHERE NOT is_protected GROUP BY status;
        ELSIF TG_OP = 'DELETE' THEN
          INSERT INTO student_count (status, students)
            SELECT status, -count(*) FROM changed WHERE NOT is_protected GROUP BY status;
        ELSE
          INSERT INTO student_count (status, students)
            SELECT OLD.status, -1 WHERE NOT OLD.is_protected
            UNION ALL SELECT NEW.status, 1 WHERE NOT NEW.is_protected;
        END IF;
        RETURN NULL;
      END $$;
      DROP TRIGGER student_count_changed ON student;
      CREATE TRIGGER student_count_changed AFTER UPDATE ON student
        FOR EACH ROW WHEN (OLD.status <> NEW.status OR OLD.is_protected <> NEW.is_protected)
        EXECUTE FUNCTION count_students();
    `);
  }
}

const columnOf = (part: Part): string => (PARTS[part] === null ? '' : `, ${PARTS[part]}`);
const isIn = (part: Part, row = ''): string =>
  PARTS[part] === null ? '' : ` AND ${row}${PARTS[part]} IS NOT NULL`;

/** Adds, or takes off, the students of a table, in a statement for each part. */
function counting(parts: readonly Part[], rows: string, times: 1 | -1): string {
  const each = parts.map(
    (part) => `INSERT INTO student_count (part, status, students${columnOf(part)})
      SELECT '${part}', status, ${times} * count(*)${columnOf(part)} FROM ${rows}
      WHERE NOT is_protected${isIn(part)} GROUP BY status${columnOf(part)}`,
  );
  return each.join(';\n');
}

/** What a change of one student differs by in a part. */
function moving(part: Part): string {
  const column = PARTS[part];
  const value = (row: string) => (column === null ? '' : `, ${row}.${column}`);
  const changed = column === null ? '' : ` OR OLD.${column} IS DISTINCT FROM NEW.${column}`;
  return `IF OLD.status <> NEW.status OR OLD.is_protected <> NEW.is_protected${changed} THEN
            INSERT INTO student_count (part, status, students${columnOf(part)})
              SELECT '${part}', OLD.status, -1${value('OLD')} WHERE NOT OLD.is_protected${isIn(part, 'OLD.')}
              UNION ALL SELECT '${part}', NEW.status, 1${value('NEW')} WHERE NOT NEW.is_protected${isIn(part, 'NEW.')};
          END IF;`;
}

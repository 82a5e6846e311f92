import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which students are counted together, beside their status. */
const PARTS = { STATUS: null, MUNICIPALITY: 'municipality', TEACHER: 'teacher_id' } as const;
type Part = keyof typeof PARTS;
const NAMES = Object.keys(PARTS) as Part[];

/** The parts beside the status alone, which is counted where it was: a process of the build before adds that up whole. */
const NEW_PARTS = NAMES.filter((part) => PARTS[part] !== null);

/**
 * The totals of students by municipality and by responsible teacher are kept too: each part has rows of its own, so
 * that no total reads more of them than it adds up. A student without the one or the other is in neither part.
 */
export class TotalsOfStudents1764200000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      SET LOCAL statement_timeout = '10min';
      -- What another process writes meanwhile would be neither counted here nor by the triggers.
      LOCK TABLE student IN SHARE ROW EXCLUSIVE MODE;
      CREATE TABLE student_part_count (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        part text NOT NULL CHECK (part IN ('MUNICIPALITY', 'TEACHER')),
        status text NOT NULL,
        municipality text,
        teacher_id uuid,
        students integer NOT NULL
      );
      ${counting(NEW_PARTS, 'student', 1)};
      CREATE INDEX student_part_count_part ON student_part_count (part, municipality, teacher_id);
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
      LOCK TABLE student IN SHARE ROW EXCLUSIVE MODE;
      DROP TABLE student_part_count;
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

const isIn = (part: Part, row = ''): string =>
  PARTS[part] === null ? '' : ` AND ${row}${PARTS[part]} IS NOT NULL`;

/** The table of a part's rows, and their first columns. */
const into = (part: Part): string =>
  PARTS[part] === null ? 'student_count (' : `student_part_count (part, ${PARTS[part]}, `;
const of = (part: Part, row = ''): string =>
  PARTS[part] === null ? '' : `'${part}', ${row}${PARTS[part]}, `;

/** Adds, or takes off, the students of a table, in a statement for each part. */
function counting(parts: readonly Part[], rows: string, times: 1 | -1): string {
  const each = parts.map((part) => {
    const column = PARTS[part] === null ? '' : `, ${PARTS[part]}`;
    return `INSERT INTO ${into(part)}status, students)
      SELECT ${of(part)}status, ${times} * count(*) FROM ${rows}
      WHERE NOT is_protected${isIn(part)} GROUP BY status${column}`;
  });
  return each.join(';\n');
}

/** What a change of one student differs by in a part. */
function moving(part: Part): string {
  const column = PARTS[part];
  const changed = column === null ? '' : ` OR OLD.${column} IS DISTINCT FROM NEW.${column}`;
  return `IF OLD.status <> NEW.status OR OLD.is_protected <> NEW.is_protected${changed} THEN
            INSERT INTO ${into(part)}status, students)
              SELECT ${of(part, 'OLD.')}OLD.status, -1 WHERE NOT OLD.is_protected${isIn(part, 'OLD.')}
              UNION ALL SELECT ${of(part, 'NEW.')}NEW.status, 1 WHERE NOT NEW.is_protected${isIn(part, 'NEW.')};
          END IF;`;
}

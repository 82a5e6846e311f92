import { v7 as uuid } from 'uuid';
import type { School } from './school.js';

/** A seeded random generator, for repeatable runs. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const STATUSES = ['ADMITTED', 'ACTIVE', 'PAUSED', 'COMPLETED', 'DROPPED_OUT', 'NOT_STARTED', 'CANCELLED'];
const GRADES = ['A', 'C', 'E', 'F', '–'];
const ANY_ENROLLMENT = `(SELECT id FROM enrollment ORDER BY md5(id::text || $1) LIMIT 1)`;
const SOME = (table: string, count: number) =>
  `(SELECT id FROM ${table} ORDER BY md5(id::text || $1) LIMIT ${count})`;

/** Rows with a status history stay in the register. */
const UNTOLD = `NOT EXISTS (SELECT FROM enrollment_status_change h WHERE h.enrollment_id = e.id)`;

/** Random writes of every kind to enrolments and grades, repeatable by seed, with sets like the product's. */
export class RandomWrites {
  private readonly random: (below: number) => number;

  constructor(
    private readonly school: School,
    readonly seed: number,
  ) {
    this.random = randomFrom(seed);
  }

  pick<T>(from: readonly T[]): T {
    return from[this.random(from.length)]!;
  }

  /** Returns the name of the write. A write refused by the database does not count. */
  async next(more: Readonly<Record<string, string>> = {}): Promise<string> {
    const deeds = { ...this.deeds(), ...more };
    const name = this.pick(Object.keys(deeds));
    const write = () => this.school.sql(deeds[name]!, deeds[name]!.includes('$1') ? [uuid()] : []);
    try {
      await write().catch((error: { code?: string }) => {
        // Retries after a deadlock, like a unit of work.
        if (error.code !== '40P01') throw error;
        return write();
      });
    } catch (error) {
      // A student has one active enrolment per instance.
      if ((error as { code?: string }).code !== '23505') throw error;
    }
    return name;
  }

  private deeds(): Record<string, string> {
    const status = this.pick(STATUSES);
    const day = `today() + ${this.random(200) - 150}`;
    return {
      enrol: `INSERT INTO enrollment (id, student_id, course_id, course_instance_id, start_date, end_date, status, status_on)
        SELECT gen_random_uuid(), s.id, i.course_id, i.id, i.start_date, i.end_date, '${status}', ${day}
        FROM (SELECT id FROM student ORDER BY md5(id::text || $1) LIMIT ${1 + this.random(4)}) s,
          (SELECT * FROM course_instance ORDER BY md5(id::text || $1) LIMIT 1) i`,
      plan: `INSERT INTO enrollment (id, student_id, course_id, is_enrollment)
        SELECT gen_random_uuid(), s.id, c.id, false FROM ${SOME('student', 1)} s, ${SOME('course', 1)} c`,
      place: `UPDATE enrollment e SET is_enrollment = true, status = 'ACTIVE', status_on = today(), course_instance_id = i.id,
        start_date = i.start_date, end_date = i.end_date FROM course_instance i WHERE i.course_id = e.course_id AND NOT e.is_enrollment`,
      status: `WITH changed AS (UPDATE enrollment SET status = '${status}', status_on = ${day}, version = version + 1
          WHERE is_enrollment AND id IN ${SOME('enrollment', 3)} RETURNING *)
        INSERT INTO enrollment_status_change (id, enrollment_id, status, effective_on)
        SELECT gen_random_uuid(), id, status, status_on FROM changed`,
      extend: `UPDATE enrollment SET end_date = ${day} + 100 WHERE id IN ${SOME('enrollment', 2)}`,
      move: `UPDATE enrollment SET course_instance_id = ${this.random(4) === 0 ? 'NULL' : SOME('course_instance', 1)}
        WHERE course_id IS NOT NULL AND id IN ${SOME('enrollment', 2)}`,
      remove: `UPDATE enrollment SET removed_at = now() WHERE id = ${ANY_ENROLLMENT}`,
      undo: `UPDATE enrollment SET removed_at = NULL WHERE removed_at IS NOT NULL`,
      draft: `INSERT INTO grade (id, student_id, course_id, enrollment_id, course_instance_id, value, graded_on)
        SELECT gen_random_uuid(), e.student_id, e.course_id, e.id, e.course_instance_id, '${this.pick(GRADES)}', today()
        FROM (SELECT * FROM enrollment WHERE course_id IS NOT NULL AND grade IS NULL ORDER BY md5(id::text || $1) LIMIT 3) e`,
      sign: `UPDATE grade SET signed_at = now() - interval '${this.random(90)} days' WHERE id IN ${SOME('grade', 3)}`,
      unlock: `UPDATE grade SET signed_at = NULL WHERE id IN ${SOME('grade', 1)}`,
      reopen: `INSERT INTO grade_correction (grade_id, reason, opened_by_name, value, graded_on, kind)
        SELECT id, 'Fel', 'Rektor Ek', value, graded_on, kind FROM grade WHERE signed_at IS NOT NULL
        ORDER BY md5(id::text || $1) LIMIT 1 ON CONFLICT DO NOTHING`,
      correct: `WITH closed AS (DELETE FROM grade_correction WHERE grade_id IN
          (SELECT grade_id FROM grade_correction ORDER BY md5(grade_id::text || $1) LIMIT 1) RETURNING grade_id)
        UPDATE grade SET value = '${this.pick(GRADES)}', signed_at = now() FROM closed WHERE id = grade_id`,
      ungrade: `DELETE FROM grade WHERE id IN ${SOME('grade', 1)}`,
      merge: `UPDATE enrollment SET student_id = (SELECT id FROM student ORDER BY md5(id::text || $1) LIMIT 1)
        WHERE student_id = (SELECT id FROM student ORDER BY md5($1 || id::text) LIMIT 1)`,
      delete: `DELETE FROM enrollment WHERE id IN (SELECT e.id FROM enrollment e WHERE ${UNTOLD} ORDER BY md5(e.id::text || $1) LIMIT 2)`,
      'student goes': `DELETE FROM student WHERE id IN (SELECT s.id FROM student s WHERE NOT EXISTS
          (SELECT FROM enrollment e WHERE e.student_id = s.id AND NOT ${UNTOLD}) ORDER BY md5(s.id::text || $1) LIMIT 1)`,
      'students come': `INSERT INTO student (id, name, municipality) SELECT gen_random_uuid(), 'Ny ' || n, 'Salem' FROM generate_series(1, 2) n`,
      protect: `UPDATE student SET is_protected = NOT is_protected WHERE id IN ${SOME('student', 1)}`,
      import: `WITH s AS (INSERT INTO student (id, name) SELECT gen_random_uuid(), 'Import ' || n FROM generate_series(1, 3) n RETURNING id)
        INSERT INTO enrollment (id, student_id, course_id, course_instance_id, start_date, end_date, status, status_on)
        SELECT gen_random_uuid(), s.id, i.course_id, i.id, i.start_date, i.end_date, 'ACTIVE', i.start_date FROM s, course_instance i`,
      clear: `UPDATE course_instance SET start_date = start_date - 1, grades_due_on = today() - 2 WHERE id IN ${SOME('course_instance', 1)}`,
    };
  }
}

import { v7 as uuid } from 'uuid';
import type { School } from './school.js';

/** One row of every kind of study data; its texts begin with `mark`. */
export async function buildStudies(school: School, studentId: string, mark: string): Promise<void> {
  const [course, enrollment, exam, occasion, grade, draft] = Array.from({ length: 6 }, () => uuid());
  const clerk = await school.as('ADMIN', { name: 'Ada Admin' });
  const code = uuid().slice(-8);
  await school.sql(
    `INSERT INTO course (id, code, name, points, system, level, kind) VALUES ($1, $2, $3, 100, 'GY25', 'UPPER_SECONDARY', 'COURSE')`,
    [course, `SVE${code}`, `${mark} kurs ${code}`],
  );
  await school.sql(
    `INSERT INTO enrollment (id, student_id, course_id, status, status_on, status_reason, note, is_enrollment)
     VALUES ($1, $2, $3, 'DROPPED_OUT', '2026-02-01', 'ILLNESS', $4, true)`,
    [enrollment, studentId, course, `${mark} notering`],
  );
  await school.sql(
    `INSERT INTO enrollment_status_change (id, enrollment_id, status, effective_on, reason)
     VALUES ($1, $2, 'DROPPED_OUT', '2026-02-01', 'ILLNESS')`,
    [uuid(), enrollment],
  );
  await school.sql(
    `INSERT INTO exam (id, student_id, name, course, course_id, requested_month, status, comment)
     VALUES ($1, $2, 'Elev', $3, $4, 'Maj', 'SCHEDULED', 'intern')`,
    [exam, studentId, `${mark} kurs`, course],
  );
  await school.sql(
    `INSERT INTO exam_occasion (id, held_on, starts_at, ends_at, room) VALUES ($1, '2026-05-04', '09:00', '11:00', $2)`,
    [occasion, `${mark} sal`],
  );
  await school.sql('INSERT INTO exam_booking (exam_id, occasion_id) VALUES ($1, $2)', [exam, occasion]);
  await school.sql(
    `INSERT INTO grade (id, student_id, course_id, exam_id, value, graded_on, kind, motivation, signed_at, signed_by_name)
     VALUES ($1, $2, $3, $4, 'C', '2026-05-10', 'EXAM', $5, now(), 'Tova Lärare'),
       ($6, $2, $3, NULL, NULL, NULL, 'COURSE', 'utkast motivering', NULL, NULL)`,
    [grade, studentId, course, exam, `${mark} motivering`, draft],
  );
  await school.sql(
    `INSERT INTO grade_change (id, grade_id, student_id, previous_value, new_value, reason)
     VALUES ($1, $2, $3, 'D', 'C', $4)`,
    [uuid(), grade, studentId, `${mark} rättelse`],
  );
  await school.sql(
    `INSERT INTO document (id, type, language, code, student_id, issuer, storage_key, size, sha256, created_at,
       created_by, created_by_name)
     VALUES ($1::uuid, 'GRADE_EXTRACT', 'SV', upper(translate(right($1::text, 12), '01loiu', '234567')), $2, 'Skolan', $1::text,
       1, 'x', now(), $3, 'Ada Admin')`,
    [uuid(), studentId, clerk.userId],
  );
  await school.sql(
    `INSERT INTO course_wish (id, student_id, text, folded, source) VALUES ($1, $2, $3, $4, 'IMPORT')`,
    [uuid(), studentId, `${mark} önskan`, `${mark} onskan`],
  );
  await school.sql(
    `INSERT INTO notification (id, kind, cause, message, student_id, audience)
     VALUES ($1::uuid, 'MESSAGE', $1::text, $2, $3, 'STAFF')`,
    [uuid(), `${mark} notis`, studentId],
  );
}

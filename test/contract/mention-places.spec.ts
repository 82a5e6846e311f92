import pg from 'pg';
import { MENTION_PLACES } from '../../server/features/students/records/mention-places.queries.js';
import { createTestDatabase } from '../support/database.js';

/** Names of free-text columns. */
const FREE_TEXT =
  /^(text|note|comment|reason|description|motivation|basis|answer|filename|subject|message)$|_(reason|text|note|summary|title)$/;

/** Free-text columns in which nobody writes about another student, with the reason. */
const ELSEWHERE: Record<string, string> = {
  'course.subject': 'the subject of a course',
  'course_alias.text': 'the name of a course',
  'course_wish.text': 'the name of a course',
  'course_package.description': 'about a package',
  'price_row.basis': 'one of a few words',
  'program.description': 'about a program',
  'correction_request.subject': 'one of a few words',
  'earning_fact.basis': 'one of a few words',
  'earning_line.basis': 'one of a few words',
  'enrollment.status_reason': 'one of a few words',
  'notification.subject': 'one of a few words',
  'participation_fact.status_reason': 'one of a few words',
  'enrollment_status_change.reason': 'one of a few words',
  'grade_correction.motivation': 'gone with the correction, which is open for a moment',
  'grade_correction.project_summary': 'gone with the correction, which is open for a moment',
  'grade_correction.project_title': 'gone with the correction, which is open for a moment',
  'grade_correction.reason': 'gone with the correction, which is open for a moment',
  'import_batch.filename': 'of a file that is deleted within a day',
  'import_held_row.filename': 'of a file whose rows are erased with the person',
  'job.message': 'forgotten by the jobs themselves',
  'supervisor.filename': 'the certificate of a supervisor',
  'workplace_import.filename': 'of a file of workplaces, whose rows are deleted within a day',
  'list_export.filename': 'of a file that is deleted within a day',
  'notification.message': 'deleted with the student whom it is about',
  'school_setting.signatory_title': 'about the school',
  'student.education_summary': 'of the own studies, and derived',
  'student_grade.basis': 'a view of grade',
  'student_grade.motivation': 'a view of grade',
  'student_grade.project_summary': 'a view of grade',
  'student_grade.project_title': 'a view of grade',
  'teacher_subject.subject': 'the subject of a course',
  'staged_upload.filename': 'of a file that is deleted within the hour',
};

describe('the places where someone may have written about a student', () => {
  test('are all the free texts in the database, except those with a reason', async () => {
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<{ name: string; column: string }>(
      `SELECT table_name || '.' || column_name AS name, column_name::text AS column FROM information_schema.columns
       WHERE table_schema = 'public' AND data_type = 'text' ORDER BY 1`,
    );
    await client.end();
    await database.drop();
    const free = rows.filter(({ column }) => FREE_TEXT.test(column)).map(({ name }) => name);
    const places = new Set(
      MENTION_PLACES.flatMap(({ table, columns }) => columns.map((one) => `${table}.${one}`)),
    );
    expect(free.filter((name) => !places.has(name))).toEqual(Object.keys(ELSEWHERE).sort());
  });
});

import { TASKS } from './comment-texts.js';
import { DemoCalendar } from './demo-calendar.js';
import { buildComments } from './demo-comments.js';
import { buildEducation } from './demo-education.js';
import { buildEnrollments } from './demo-enrollments.js';
import { buildExams } from './demo-exams.js';
import { buildFiles } from './demo-files.js';
import { buildHistory } from './demo-history.js';
import { buildNotifications } from './demo-notifications.js';
import type { DemoSchool, TaskRow } from './demo-rows.js';
import { buildStaff, type DemoStaff } from './demo-staff.js';
import { buildStudents } from './demo-students.js';
import { SeededRandom } from './seeded-random.js';

/**
 * The demo school (contract, section 1): the same people, courses and events every time, on dates
 * relative to `now`. Nothing is written here.
 */
export function buildDemoSchool(now: Date, passwordHash: string): DemoSchool {
  const calendar = new DemoCalendar(now);
  const staff = buildStaff(calendar, passwordHash);
  const students = buildStudents(calendar, staff);
  const education = buildEducation(calendar, staff);
  const { studies, enrollments } = buildEnrollments(students, education, calendar);
  const history = buildHistory(studies, staff, calendar);
  const { comments, seen, history: commentHistory } = buildComments(students, staff, calendar);
  const files = buildFiles(studies, staff, calendar);
  const exams = buildExams(students, calendar);
  const { notifications, resolved } = buildNotifications(students, exams, comments, staff, calendar);
  return {
    rows: {
      app_user: staff.users,
      teacher: staff.teachers,
      student: students,
      course_package: education.packages,
      course_package_course: education.packageCourses,
      program: education.programs,
      course_instance: education.occasions.map(({ row }) => row),
      enrollment: enrollments,
      comment: comments,
      comment_seen: seen,
      change_history: [...history, ...commentHistory],
      uploaded_file: files.rows,
      task: buildTasks(staff, calendar),
      exam: exams,
      notification: notifications,
      notification_resolved: resolved,
    },
    files: files.bytes,
  };
}

function buildTasks(staff: DemoStaff, calendar: DemoCalendar): TaskRow[] {
  const random = new SeededRandom('tasks');
  return Object.entries(TASKS).flatMap(([email, descriptions]) =>
    descriptions.map((description, index) => ({
      id: random.id(),
      user_id: staff.account(email).id,
      description,
      created_at: calendar.moment(-5, 8 * 60 + index),
    })),
  );
}

import { DemoCalendar } from './demo-calendar.js';
import type { DemoSchool } from './demo-rows.js';
import { buildStaff } from './demo-staff.js';
import { buildStudents } from './demo-students.js';

/**
 * The demo school (contract, section 1): the same people, courses and events every time, on dates
 * relative to `now`. Pure: nothing is written here.
 */
export function buildDemoSchool(now: Date, passwordHash: string): DemoSchool {
  const calendar = new DemoCalendar(now);
  const staff = buildStaff(calendar, passwordHash);
  const students = buildStudents(calendar, staff);
  return {
    rows: {
      app_user: staff.users,
      teacher: staff.teachers,
      student: students,
      course_package: [],
      course_package_course: [],
      program: [],
      course_instance: [],
      enrollment: [],
      comment: [],
      comment_seen: [],
      change_history: [],
      uploaded_file: [],
      task: [],
    },
    files: [],
  };
}

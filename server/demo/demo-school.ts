import { signDemoAgreements } from './demo-agreements.js';
import { TASKS } from './made-up/comment-texts.js';
import { DemoCalendar } from './studies/demo-calendar.js';
import { buildComments } from './studies/demo-comments.js';
import { planInstances } from './studies/demo-course-instances.js';
import { buildPriceLists, freezeDemoMonths } from './demo-earnings.js';
import { buildEducation } from './studies/demo-education.js';
import { buildEnrollmentHistory } from './studies/demo-enrollment-history.js';
import { buildEnrollments } from './studies/demo-enrollments.js';
import { buildExamOccasions } from './studies/demo-exam-occasions.js';
import { buildExams } from './studies/demo-exams.js';
import { buildFiles } from './demo-files.js';
import { buildFollowUps } from './demo-follow-ups.js';
import { buildExamGrades, buildGrades } from './studies/demo-grades.js';
import { buildHistory } from './demo-history.js';
import { buildMatching } from './studies/demo-matching.js';
import { buildNotifications } from './demo-notifications.js';
import { buildPlacements } from './demo-placements.js';
import type { DemoRow, DemoSchool } from './made-up/demo-rows.js';
import { buildSchoolForms } from './studies/demo-school-forms.js';
import { buildStudyPlans } from './studies/demo-study-plans.js';
import { buildStaff, type DemoStaff } from './demo-staff.js';
import { buildStudents } from './demo-students.js';
import { SeededRandom } from './made-up/seeded-random.js';

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
  const courseGrades = buildGrades(education, enrollments, staff, calendar);
  // After the grades, which determine each enrolment's outcome.
  const actions = buildEnrollmentHistory(enrollments, education, staff, calendar);
  const history = buildHistory(studies, staff, calendar);
  const { comments, seen, history: commentHistory } = buildComments(students, staff, calendar);
  const files = buildFiles(studies, staff, calendar);
  const exams = buildExams(students, calendar);
  const sittings = buildExamOccasions(exams, staff, calendar);
  const examGrades = buildExamGrades(exams, sittings, staff, calendar);
  const matching = buildMatching(students, enrollments, education, staff, calendar);
  const { notifications, resolved } = buildNotifications(students, exams, comments, staff, calendar);
  const forms = buildSchoolForms(education, staff, calendar, passwordHash);
  const placements = buildPlacements({ students, enrollments }, staff, calendar);
  const prices = buildPriceLists(calendar);
  const plans = buildStudyPlans(
    {
      students: [...students, ...forms.students],
      enrollments: [...enrollments, ...forms.enrollments],
      grades: [...courseGrades.grades, ...forms.grades.grades],
    },
    staff,
    calendar,
  );
  return {
    rows: {
      app_user: [...staff.users, ...forms.users],
      teacher: staff.teachers,
      student: [...students, ...forms.students],
      course: forms.courses,
      course_package: education.packages,
      course_package_course: education.packageCourses,
      program: education.programs,
      program_course: education.programCourses,
      course_instance: [
        ...planInstances(education.occasions, enrollments),
        ...planInstances(forms.occasions, forms.enrollments),
      ],
      enrollment: [...enrollments, ...matching.planned, ...forms.enrollments],
      enrollment_status_change: [...actions.changes, ...forms.changes],
      enrollment_batch: actions.batches,
      enrollment_batch_item: actions.items,
      comment: comments,
      comment_seen: seen,
      change_history: [...history, ...commentHistory],
      uploaded_file: files.rows,
      follow_up: buildFollowUps(students, staff, calendar),
      workplace: placements.workplaces,
      supervisor: placements.supervisors,
      workplace_agreement: placements.agreements,
      workplace_contact: placements.contacts,
      placement: placements.placements,
      placement_week: placements.weeks,
      placement_day: placements.days,
      placement_course: placements.courses,
      placement_goal: placements.goals,
      placement_assessment: placements.assessments,
      study_plan: plans.plans,
      study_plan_item: plans.items,
      study_mapping: plans.mappings,
      study_validation: plans.validations,
      task: buildTasks(staff, calendar),
      exam: exams,
      ...sittingRows(sittings),
      grade: [...courseGrades.grades, ...examGrades.grades, ...forms.grades.grades],
      grade_change: [...courseGrades.changes, ...examGrades.changes, ...forms.grades.changes],
      notification: notifications,
      notification_resolved: resolved,
      price_list: prices.lists,
      price_row: prices.rows,
      course_wish: matching.wishes,
      course_alias: matching.aliases,
      teacher_subject: matching.subjects,
      teacher_profile: matching.profiles,
    },
    files: files.bytes,
    afterwards: async (tx) => {
      await freezeDemoMonths(tx, calendar, staff);
      await plans.afterwards(tx);
      await signDemoAgreements(tx, { ...placements, students }, staff, calendar);
    },
  };
}

const sittingRows = ({ occasions, courses, bookings }: ReturnType<typeof buildExamOccasions>) => ({
  exam_occasion: occasions,
  exam_occasion_course: courses,
  exam_booking: bookings,
});

function buildTasks(staff: DemoStaff, calendar: DemoCalendar): DemoRow<'task'>[] {
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

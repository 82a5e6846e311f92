import type { EntityManager } from 'typeorm';
import type { StudentColumns } from '../../../domain/student-fields.js';
import type {
  AplStatus,
  CourseKind,
  CourseLevel,
  CourseSystem,
  EnrollmentStatus,
  ExamAttendance,
  ExamPart,
  ExamStatus,
  GradeKind,
  Month,
  NotificationKind,
  PriceBasis,
  PriceCategory,
  Role,
  StudyForm,
} from '../../platform/graphql/generated.js';

/** The rows of the demo school, with the columns that they fill in the tables of the foundation. */
export interface UserRow {
  id: string;
  name: string;
  email: string;
  password_hash: string | null;
  role: Role;
  active: boolean;
  version: number;
  created_at: string;
  updated_at: string;
}

export interface TeacherRow {
  id: string;
  user_id: string;
}

export interface StudentRow extends StudentColumns {
  id: string;
  version: number;
  teacher_id: string | null;
  apl_status: AplStatus;
  apl_status_since: string;
  apl_moved_by: string | null;
  user_id: string | null;
  is_protected: boolean;
  created_at: string;
  updated_at: string;
}

/** A course that the demo school has beside the catalogue. */
export interface CourseRow {
  id: string;
  code: string;
  name: string;
  points: number | null;
  system: CourseSystem;
  level: CourseLevel;
  kind: CourseKind;
  price_category: PriceCategory;
}

export interface PackageRow {
  id: string;
  code: string | null;
  name: string;
  kind: 'LOCAL';
  target_points: number;
}

export interface PackageCourseRow {
  package_id: string;
  course_id: string;
  position: number;
  choice_group: string | null;
}

export interface ProgramRow {
  id: string;
  code: string | null;
  name: string;
  points: number | null;
  description: string;
  required_points: number | null;
  programme_points: number | null;
  free_points: number | null;
  passed_points: number | null;
}

export interface InstanceRow {
  id: string;
  course_id: string;
  name: string;
  start_date: string;
  end_date: string;
  teacher_id: string | null;
  capacity: number;
  grades_signed_at: string | null;
  grades_signed_by: string | null;
  grades_signed_by_name: string | null;
}

/** An instance with how it is held. */
export interface PlannedInstanceRow extends InstanceRow {
  pace_percent: number;
  study_form: StudyForm;
  location: string | null;
  municipality: string;
  planning: 'PLANNED' | 'OPEN';
  version: number;
  created_at: string;
}

export interface EnrollmentRow {
  id: string;
  student_id: string;
  course_id: string | null;
  package_id: string | null;
  program_id: string | null;
  course_instance_id: string | null;
  start_date: string | null;
  end_date: string | null;
  status: EnrollmentStatus | null;
  grade: string | null;
  removed_at: string | null;
  removed_reason: string | null;
  is_enrollment: boolean;
  status_on: string | null;
  status_reason: string | null;
  last_activity_on: string | null;
  csn_reported_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface StatusChangeRow {
  id: string;
  enrollment_id: string;
  status: EnrollmentStatus;
  effective_on: string;
  reason: string | null;
  note: string | null;
  changed_at: string;
  changed_by: string;
  changed_by_name: string;
}

/** An action on many enrolments, and how each of them was before: null for a new one. */
export interface EnrollmentBatchRow {
  id: string;
  kind: string;
  title: string;
  size: number;
  created_by: string;
  created_by_name: string;
  created_at: string;
}

export interface EnrollmentBatchItemRow {
  batch_id: string;
  enrollment_id: string;
  before: null;
  version_after: number;
}

export interface CommentRow {
  id: string;
  student_id: string;
  author_id: string | null;
  author_name: string | null;
  author_role: Role | null;
  text: string;
  created_at: string;
  edited_at: string | null;
  edited_by_name: string | null;
  deleted_at: string | null;
  version: number;
}

export interface CommentSeenRow {
  comment_id: string;
  user_id: string;
  seen_at: string;
}

export interface ChangeHistoryRow {
  id: string;
  student_id: string;
  changed_at: string;
  changed_by: string | null;
  changed_by_name: string | null;
  changed_by_role: Role | null;
  changes: string[];
  previous_values: Record<string, string | null>;
  new_values: Record<string, string | null>;
}

export interface UploadedFileRow {
  id: string;
  student_id: string;
  storage_key: string;
  filename: string;
  mime_type: string;
  size: number;
  sha256: string;
  uploaded_by: string;
  uploaded_by_name: string;
  uploaded_at: string;
}

export interface TaskRow {
  id: string;
  user_id: string;
  description: string;
  created_at: string;
}

export interface ExamRow {
  id: string;
  student_id: string;
  name: string;
  personal_number: string | null;
  phone: string | null;
  email: string | null;
  municipality: string | null;
  address: string | null;
  course: string;
  requested_month: Month;
  teacher_id: string | null;
  status: ExamStatus;
  material_received_at: string | null;
  payment_date: string | null;
  comment: string | null;
  version: number;
  created_at: string;
}

export interface ExamOccasionRow {
  id: string;
  held_on: string;
  starts_at: string;
  ends_at: string;
  room: string;
  part: ExamPart;
  capacity: number;
  invigilator: string;
  teacher_id: string;
  registration_opens_on: string;
  registration_closes_on: string;
  note: string | null;
  created_at: string;
}

export interface ExamOccasionCourseRow {
  occasion_id: string;
  course_id: string;
}

export interface ExamBookingRow {
  exam_id: string;
  occasion_id: string;
  attendance: ExamAttendance | null;
  id_checked: boolean;
  booked_at: string;
  summoned_at: string | null;
  summoned_for: string | null;
}

export interface GradeRow {
  id: string;
  student_id: string;
  course_id: string;
  enrollment_id: string | null;
  exam_id: string | null;
  course_instance_id: string | null;
  value: string;
  graded_on: string;
  kind: GradeKind;
  motivation: string | null;
  basis: string | null;
  teacher_id: string | null;
  graded_by: string;
  graded_by_name: string;
  signed_at: string | null;
  first_signed_at: string | null;
  signed_by: string | null;
  signed_by_name: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

export interface GradeChangeRow {
  id: string;
  grade_id: string;
  student_id: string;
  changed_at: string;
  changed_by: string | null;
  changed_by_name: string | null;
  previous_value: string | null;
  new_value: string;
  reason: string | null;
}

export interface NotificationRow {
  id: string;
  kind: NotificationKind;
  cause: string;
  message: string;
  student_id: string | null;
  audience: 'STAFF' | 'ADMINISTRATORS' | null;
  recipients: string[];
  created_at: string;
}

export interface NotificationResolvedRow {
  notification_id: string;
  user_id: string;
  resolved_at: string;
}

export interface PriceListRow {
  id: string;
  municipality: string;
  name: string;
  valid_from: string;
  valid_to: string | null;
  updated_by_name: string;
}

export interface PriceRowRow {
  id: string;
  price_list_id: string;
  position: number;
  category: PriceCategory;
  distance: boolean;
  basis: PriceBasis;
  amount_ore: number;
  base_percent: number;
}

export interface CourseWishRow {
  id: string;
  student_id: string;
  text: string;
  folded: string;
  earliest_on: string | null;
  source: 'IMPORT' | 'MANUAL';
  created_by_name: string;
  created_at: string;
}

export interface CourseAliasRow {
  id: string;
  folded: string;
  text: string;
  course_id: string;
  created_by: string;
  created_by_name: string;
  created_at: string;
}

export interface TeacherSubjectRow {
  teacher_id: string;
  subject: string;
  is_qualified: boolean;
}

export interface TeacherProfileRow {
  teacher_id: string;
  employment_percent: number;
}

/** Every table that the demo school fills; the order is the one in which they can be inserted. */
export interface DemoRows {
  app_user: UserRow[];
  teacher: TeacherRow[];
  student: StudentRow[];
  course: CourseRow[];
  course_package: PackageRow[];
  course_package_course: PackageCourseRow[];
  program: ProgramRow[];
  course_instance: PlannedInstanceRow[];
  enrollment: EnrollmentRow[];
  enrollment_status_change: StatusChangeRow[];
  enrollment_batch: EnrollmentBatchRow[];
  enrollment_batch_item: EnrollmentBatchItemRow[];
  comment: CommentRow[];
  comment_seen: CommentSeenRow[];
  change_history: ChangeHistoryRow[];
  uploaded_file: UploadedFileRow[];
  task: TaskRow[];
  exam: ExamRow[];
  exam_occasion: ExamOccasionRow[];
  exam_occasion_course: ExamOccasionCourseRow[];
  exam_booking: ExamBookingRow[];
  grade: GradeRow[];
  grade_change: GradeChangeRow[];
  notification: NotificationRow[];
  notification_resolved: NotificationResolvedRow[];
  price_list: PriceListRow[];
  price_row: PriceRowRow[];
  course_wish: CourseWishRow[];
  course_alias: CourseAliasRow[];
  teacher_subject: TeacherSubjectRow[];
  teacher_profile: TeacherProfileRow[];
}

export interface DemoSchool {
  rows: DemoRows;
  /** The bytes behind the rows of `uploaded_file`, by the row's id. */
  files: ReadonlyMap<string, Buffer>;
  /** What can be reckoned only once the rows are there. */
  afterwards(tx: EntityManager): Promise<void>;
}

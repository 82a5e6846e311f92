import type {
  AplStatus,
  EnrollmentStatus,
  ExamStatus,
  Month,
  NotificationKind,
  Role,
} from '../graphql/generated.js';

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

export interface StudentRow {
  id: string;
  version: number;
  name: string;
  personal_number: string | null;
  phone: string | null;
  email: string | null;
  municipality: string | null;
  start_date: string | null;
  end_date: string | null;
  exam: string | null;
  additional_info: string | null;
  teacher_id: string | null;
  apl_status: AplStatus;
  apl_status_since: string;
  apl_moved_by: string | null;
  user_id: string | null;
  is_protected: boolean;
  created_at: string;
  updated_at: string;
}

export interface PackageRow {
  id: string;
  code: string | null;
  name: string;
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
}

export interface InstanceRow {
  id: string;
  course_id: string;
  name: string;
  start_date: string;
  end_date: string;
  teacher_id: string | null;
  capacity: number;
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
  is_enrollment: boolean;
  created_at: string;
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

/** Every table that the demo school fills; the order is the one in which they can be inserted. */
export interface DemoRows {
  app_user: UserRow[];
  teacher: TeacherRow[];
  student: StudentRow[];
  course_package: PackageRow[];
  course_package_course: PackageCourseRow[];
  program: ProgramRow[];
  course_instance: InstanceRow[];
  enrollment: EnrollmentRow[];
  comment: CommentRow[];
  comment_seen: CommentSeenRow[];
  change_history: ChangeHistoryRow[];
  uploaded_file: UploadedFileRow[];
  task: TaskRow[];
  exam: ExamRow[];
  notification: NotificationRow[];
  notification_resolved: NotificationResolvedRow[];
}

export interface DemoSchool {
  rows: DemoRows;
  /** The bytes behind the rows of `uploaded_file`, by the row's id. */
  files: ReadonlyMap<string, Buffer>;
}

import type { EntityManager } from 'typeorm';
import type { Rows } from '../../platform/database/generated.js';

/**
 * A row for inserting: timestamps are strings, omitted columns get their defaults, and given values are never
 * null.
 */
type Filled<
  Table extends keyof Rows,
  LeftOut extends keyof Rows[Table] = never,
  Given extends keyof Rows[Table] = never,
> = {
  [Column in Exclude<keyof Rows[Table], LeftOut>]: Column extends Given
    ? NonNullable<AsText<Rows[Table][Column]>>
    : AsText<Rows[Table][Column]>;
};
type AsText<Value> = Value extends Date ? string : Value;

/** Column types that CHECK constraints don't define. */
interface Answers {
  grade: Rows['grade']['value'];
  reason: Rows['enrollment']['status_reason'];
}

/** Every table that the demo school fills; the order is the one in which they can be inserted. */
export interface DemoRows {
  app_user: Filled<'app_user', 'kind' | 'last_signed_in_at' | 'phone' | 'settings'>[];
  teacher: Filled<'teacher'>[];
  student: Filled<
    'student',
    | 'active_enrollments'
    | 'anonymised_at'
    | 'apl_moved_at'
    | 'education_summary'
    | 'status'
    | 'total_enrollments'
  >[];
  course: Filled<
    'course',
    'archived_at' | 'cancelled_on' | 'subject' | 'valid_from' | 'valid_to' | 'version',
    'price_category'
  >[];
  course_package: Filled<
    'course_package',
    'apl_weeks' | 'archived_at' | 'description' | 'edition' | 'follows_id' | 'version',
    'target_points'
  >[];
  course_package_course: Filled<'course_package_course', 'has_apl' | 'is_required' | 'planned_week'>[];
  program: Filled<'program', 'archived_at' | 'version', 'description'>[];
  program_course: Filled<'program_course'>[];
  course_instance: Filled<
    'course_instance',
    | 'cancel_batch_id'
    | 'cancelled_at'
    | 'cancelled_from'
    | 'cancelled_reason'
    | 'course_name'
    | 'grades_due_on'
    | 'series_id',
    'start_date' | 'end_date' | 'capacity' | 'municipality'
  >[];
  enrollment: (Filled<
    'enrollment',
    | 'grade_first_signed_at'
    | 'grade_signed_at'
    | 'graded_on'
    | 'note'
    | 'pace_percent'
    | 'parent_id'
    | 'version'
  > &
    Pick<Answers, 'grade'>)[];
  enrollment_status_change: (Filled<
    'enrollment_status_change',
    'batch_id' | 'sets_status',
    'status' | 'effective_on' | 'changed_by' | 'changed_by_name'
  > &
    Pick<Answers, 'reason'>)[];
  enrollment_batch: Filled<'enrollment_batch', 'ending' | 'job_id' | 'undone_at' | 'undone_by'>[];
  enrollment_batch_item: Filled<'enrollment_batch_item'>[];
  comment: Filled<'comment', 'seq'>[];
  comment_seen: Filled<'comment_seen'>[];
  change_history: (Filled<'change_history', 'import_batch_id' | 'left_since'> &
    Record<'previous_values' | 'new_values', Record<string, string | null>>)[];
  uploaded_file: Filled<'uploaded_file', 'deleted_at' | 'deleted_by', 'uploaded_by' | 'uploaded_by_name'>[];
  follow_up: Filled<'follow_up', 'done_at'>[];
  workplace: Filled<'workplace'>[];
  supervisor: Filled<'supervisor', 'filename' | 'mime_type' | 'sha256' | 'size' | 'storage_key'>[];
  workplace_agreement: Filled<'workplace_agreement'>[];
  workplace_contact: Filled<'workplace_contact'>[];
  placement: Filled<'placement'>[];
  placement_week: Filled<'placement_week'>[];
  placement_day: Filled<'placement_day'>[];
  placement_course: Filled<'placement_course'>[];
  placement_goal: Filled<'placement_goal'>[];
  placement_assessment: Filled<'placement_assessment'>[];
  study_plan: Filled<'study_plan', 'checked_on' | 'reachable_until'>[];
  study_plan_item: Filled<'study_plan_item'>[];
  study_mapping: Filled<'study_mapping'>[];
  study_validation: Filled<'study_validation'>[];
  task: Filled<'task'>[];
  exam: Filled<'exam', 'before_decision' | 'course_id' | 'fee_exempt_reason' | 'registered_on' | 'seq'>[];
  exam_occasion: Filled<
    'exam_occasion',
    'cancelled_at' | 'cancelled_reason' | 'created_by' | 'version',
    'room' | 'capacity' | 'invigilator' | 'teacher_id' | 'registration_opens_on' | 'registration_closes_on'
  >[];
  exam_occasion_course: Filled<'exam_occasion_course'>[];
  exam_booking: Filled<'exam_booking'>[];
  grade: Filled<
    'grade',
    'national_test' | 'project_summary' | 'project_title',
    'value' | 'graded_on' | 'graded_by' | 'graded_by_name'
  >[];
  grade_change: Filled<'grade_change', never, 'new_value'>[];
  notification: Filled<'notification', 'seq'>[];
  notification_resolved: Filled<'notification_resolved'>[];
  price_list: Filled<
    'price_list',
    'created_at' | 'paid_pause_days' | 'updated_at' | 'version',
    'updated_by_name'
  >[];
  price_row: Filled<'price_row', 'course_id' | 'package_id' | 'pays_failed', 'category'>[];
  course_wish: Filled<
    'course_wish',
    'dismissed_by' | 'enrollment_id' | 'import_batch_id' | 'settled_at' | 'settled_batch_id',
    'created_by_name'
  >[];
  course_alias: Filled<'course_alias', never, 'course_id' | 'created_by' | 'created_by_name'>[];
  teacher_subject: Filled<'teacher_subject'>[];
  teacher_profile: Filled<'teacher_profile', 'employment_ended_on' | 'version'>[];
}

/** A row of the demo school. */
export type DemoRow<Table extends keyof DemoRows> = DemoRows[Table][number];

export interface DemoSchool {
  rows: DemoRows;
  /** The bytes behind the rows of `uploaded_file`, by the row's id. */
  files: ReadonlyMap<string, Buffer>;
  /** Calculates derived data after the rows are inserted. */
  afterwards(tx: EntityManager): Promise<void>;
}

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Filters, all of which must match, and page; default is the latest 50 entries. */
export type AccessLogInput = {
  /** Exact action, such as READ_STUDENT or EXPORT_LIST. */
  action?: string | null | undefined;
  /** `nextCursor` of the previous page. */
  after?: string | null | undefined;
  /** Page size, 1 to 200; default 50. */
  first?: number | null | undefined;
  /** First day, in Swedish time. */
  from?: string | null | undefined;
  /** True: only protected students; false: only other students. */
  isProtected?: boolean | null | undefined;
  /** Accesses to this student's record; lists only if they showed the student while protected. */
  studentId?: string | null | undefined;
  /** Last day, in Swedish time. */
  to?: string | null | undefined;
  /** Accesses by this account. */
  userId?: string | null | undefined;
};

/** Whether access was granted. */
export type AccessResult =
  /** The data was shown. */
  | 'OK'
  /** Access was refused: the role has no access to the student's data, or the student's identity is protected from the user. */
  | 'REFUSED';

/** The account to reactivate. */
export type ActivateUserInput = {
  /** A deactivated account, from `users`; an active one is unchanged. */
  id: string;
};

/** A new comment about a student; it counts as seen by its author. */
export type AddCommentInput = {
  /** Text, 1 to 4 000 characters. The student can read it. */
  comment: string;
  /** True if the comment records contact with the student, which counts as activity today; default false. */
  isContact?: boolean | null | undefined;
  /** Id of the student. */
  studentId: string;
};

/** The student, the wish in the student's own words, and the earliest start. */
export type AddCourseWishInput = {
  /** The first day on which the student can start; omit it for as soon as possible. */
  earliestOn?: string | null | undefined;
  /** The student; unknown: BAD_REFERENCE. The same text twice: DUPLICATE on `text`. */
  studentId: string;
  /** The wish, 1 to 200 characters; a name or code from the catalogue becomes a need at once. */
  text: string;
};

/** The student and the upload sent by REST. */
export type AddFileInput = {
  /** The student's id; CONFLICT (FILE_QUOTA) above 200 files or 1 GB. */
  studentId: string;
  /** Id of an upload that this user sent to `POST /api/uploads/{studentId}`. */
  uploadId: string;
};

/** The student, the note, the due date and the assignee. */
export type AddFollowUpInput = {
  /** The account of a colleague who can see the student; default the viewer. */
  assigneeId?: string | null | undefined;
  /** Today or later. */
  dueOn: string;
  /** At most 500 characters of plain text. */
  note?: string | null | undefined;
  /** A student visible to the viewer. */
  studentId: string;
};

/** A new supervisor. */
export type AddSupervisorInput = {
  /** The form. */
  values: SupervisorValues;
  /** Id of the workplace. */
  workplaceId: string;
};

/** A new agreement. */
export type AddWorkplaceAgreementInput = {
  /** The agreement. */
  values: WorkplaceAgreementValues;
  /** Id of the workplace. */
  workplaceId: string;
};

/** A new contact. */
export type AddWorkplaceContactInput = {
  /** The contact. */
  values: WorkplaceContactValues;
  /** Id of the workplace. */
  workplaceId: string;
};

/** A study plan to agree to. */
export type AgreeStudyPlanInput = {
  /** A student with a plan. */
  studentId: string;
  /** The version the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** A party of the agreement of a placement. */
export type AgreementParty =
  /** The school: an administrator or a teacher of the placement. */
  | 'SCHOOL'
  /** The student. */
  | 'STUDENT'
  /** The workplace. */
  | 'WORKPLACE';

/** The columns of the APL board (specification, section 4). */
export type AplStatus =
  /** Bokade för samtal */
  | 'BLUE'
  /** Ej börjat */
  | 'GRAY'
  /** Har kontrakt, skall gå eller har börjat praktik */
  | 'GREEN'
  /** Praktik slut, ej närvarat */
  | 'RED'
  /** Är i fas */
  | 'YELLOW';

/** The supervisor's assessment. */
export type AssessPlacementByLinkInput = {
  /** Each goal of the placement once. */
  goals: Array<GoalAssessmentInput>;
  /** The view of the whole, at most 2 000 characters; required for a placement without goals. */
  text?: string | null | undefined;
  /** From the mailed link. */
  token: string;
  /** The version that the supervisor saw, 0 for none; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** A supervisor's assessment, from a paper. */
export type AssessPlacementInput = {
  /** Each goal of the placement once. */
  goals: Array<GoalAssessmentInput>;
  /** Id of a placement that has begun. */
  placementId: string;
  /** Name of the supervisor who signed the paper, at most 100 characters; default the supervisor of the placement. */
  supervisorName?: string | null | undefined;
  /** The view of the whole, at most 2 000 characters; required for a placement without goals. */
  text?: string | null | undefined;
  /** The version of the assessment that the user saw, 0 for none; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** How a supervisor assesses a goal. */
export type AssessmentLevel =
  /** Klarar. */
  | 'MANAGES'
  /** Inte ännu. */
  | 'NOT_YET'
  /** På god väg. */
  | 'ON_THE_WAY';

/** The teacher, whose account must be active, and the instances to assign. */
export type AssignTeacherInput = {
  /** 1 to 50 instances that have not ended. */
  courseInstanceIds: Array<string>;
  /** Id of the teacher. */
  id: string;
};

/** A signed paper. */
export type AttachSignedAgreementInput = {
  /** A file of the student. */
  fileId: string;
  /** Id of the placement. */
  id: string;
};

/** An agreement and the upload sent by REST. */
export type AttachWorkplaceAgreementInput = {
  /** Id of the agreement; a file that it has is replaced. */
  id: string;
  /** Id of an upload that this user sent to `POST /api/workplace-agreements/{id}/file`. */
  uploadId: string;
};

/** Kind of an audit log entry. */
export type AuditKind =
  /** The access log was read. */
  | 'ACCESS_LOG_READ'
  /** An account was activated again. */
  | 'ACCOUNT_ACTIVATED'
  /** Name, e-mail address or phone number of an account changed. */
  | 'ACCOUNT_CHANGED'
  /** An account was created. */
  | 'ACCOUNT_CREATED'
  /** An account was deactivated. */
  | 'ACCOUNT_DEACTIVATED'
  /** An account was erased together with its student. */
  | 'ACCOUNT_ERASED'
  /** The audit log was read or exported. */
  | 'AUDIT_LOG_READ'
  /** A user created the address of a calendar subscription. */
  | 'CALENDAR_LINK_CREATED'
  /** A user removed the address of a calendar subscription. */
  | 'CALENDAR_LINK_REMOVED'
  /** A course, package or program of the catalogue changed. */
  | 'CATALOGUE_CHANGED'
  /** Dates, teacher, seats or other details of a course instance changed. */
  | 'COURSE_INSTANCE_CHANGED'
  /** Held mails about a cancellation were sent before the time for undo had passed. */
  | 'HELD_MAILS_SENT'
  /** An administrator decided which student an import row refers to. */
  | 'IMPORT_ROW_DECIDED'
  /** An API key was created. */
  | 'KEY_CREATED'
  /** An API key was revoked. */
  | 'KEY_REVOKED'
  /** The participants of a course instance were mailed. Contains the message's id, not its text. */
  | 'PARTICIPANTS_MAILED'
  /** A user changed their own password. */
  | 'PASSWORD_CHANGED'
  /** A user requested a link for a new password, which was mailed. */
  | 'PASSWORD_LINK_REQUESTED'
  /** An administrator had a link for a new password mailed. */
  | 'PASSWORD_LINK_SENT'
  /** A password was set with a mailed link. */
  | 'PASSWORD_RESET'
  /** The role of an account changed. */
  | 'ROLE_CHANGED'
  /** Sessions of an account were ended, by its user from another session or by an administrator. */
  | 'SESSIONS_ENDED'
  /** The school's details, limits, municipality register or skipped setup steps changed. */
  | 'SETTINGS_CHANGED'
  /** A user signed in. */
  | 'SIGNED_IN'
  /** A user signed out. */
  | 'SIGNED_OUT'
  /** Sign-in failed: wrong password, or an unknown or deactivated account. An existing account is the subject. */
  | 'SIGN_IN_FAILED'
  /** An account was linked to a student's record or unlinked from it. */
  | 'STUDENT_LINKED'
  /** A supervisor acted by the link, without an account; the values name the supervisor and the action. */
  | 'SUPERVISOR_ACTED'
  /** A supervisor was mailed a link to a placement. */
  | 'SUPERVISOR_LINK_CREATED'
  /** The link of a supervisor was revoked. */
  | 'SUPERVISOR_LINK_REVOKED'
  /** A workplace or one of its supervisors was added, changed, stopped or removed. */
  | 'WORKPLACE_CHANGED';

/** Filters, all of which must match, and page; default is the latest 50 entries. */
export type AuditLogInput = {
  /** `nextCursor` of the previous page. */
  after?: string | null | undefined;
  /** Page size, 1 to 200; default 50. */
  first?: number | null | undefined;
  /** First day, in Swedish time. */
  from?: string | null | undefined;
  /** Entries of this kind. */
  kind?: AuditKind | null | undefined;
  /** Last day, in Swedish time. */
  to?: string | null | undefined;
  /** Entries in which this account acted or was affected. */
  userId?: string | null | undefined;
};

/** Warning about a booking. Warnings do not prevent the booking. */
export type BookingWarning =
  /** The registration was denied after the exam was held. The booking is kept and gets no summons. */
  | 'DENIED'
  /** Registered or paid after the last day of registration. */
  | 'LATE'
  /** The registration is for a course that the occasion does not offer. */
  | 'OTHER_COURSE'
  /** The student has another exam on the same day (also on the same occasion), or another part at the same time. */
  | 'SAME_DAY'
  /** The summons names another day, time or room than the occasion has now. */
  | 'SUMMONS_OUTDATED'
  /** The registration is still INTRESSE: not decided yet. */
  | 'UNDECIDED'
  /** No payment recorded, and not exempt from the fee. */
  | 'UNPAID';

/** Branch of a workplace, after the vocational programmes. */
export type Branch =
  /** Vård och omsorg */
  | 'CARE'
  /** Barn och fritid */
  | 'CHILDREN_AND_LEISURE'
  /** Bygg och anläggning */
  | 'CONSTRUCTION'
  /** Hantverk */
  | 'CRAFTS'
  /** El och energi */
  | 'ELECTRICITY'
  /** Hotell och turism */
  | 'HOTEL_AND_TOURISM'
  /** Industri */
  | 'INDUSTRY'
  /** Naturbruk */
  | 'NATURE'
  /** VVS och fastighet */
  | 'PROPERTY'
  /** Restaurang och livsmedel */
  | 'RESTAURANT_AND_FOOD'
  /** Försäljning och service */
  | 'SALES_AND_SERVICE'
  /** Fordon och transport */
  | 'VEHICLES';

/** A period of at most 400 days, and the layers to include. */
export type CalendarInput = {
  /** First day of the period, inclusive. */
  from: string;
  /** Layers to include; none by default. */
  layers?: Array<CalendarLayer> | null | undefined;
  /** Last day of the period, inclusive; at most 400 days after `from`. */
  to: string;
};

/** Additional events of the school year, shown on request. */
export type CalendarLayer =
  /** Last days of course instances; cancelled instances are left out. */
  | 'COURSE_ENDS'
  /** First days of course instances; cancelled instances are left out. */
  | 'COURSE_STARTS'
  /** Grading deadlines of instances that have not ended or have a participant without a grade. */
  | 'GRADES_DUE';

/** The instance, the handling of its students, and the mails to them (pages, section 6). */
export type CancelCourseInstanceInput = {
  /** Id of the instance; CONFLICT (CANCELLED or GRADED) if it is cancelled or its grades are signed. */
  id: string;
  /** True sends the mails at once. Default false: they are held for ten minutes, and an undo discards them. */
  mailNow?: boolean | null | undefined;
  /** Whether to mail the students, default true; teachers are always notified. */
  mailStudents?: boolean | null | undefined;
  /** Reason, at most 500 characters; included in notifications and mails. */
  reason?: string | null | undefined;
  /** Handling of students who hold a seat and have no signed grade; planned students are planned again. */
  students: CancelledStudents;
  /** Target instance for MOVE; CONFLICT (FULL) if it has too few seats. */
  targetId?: string | null | undefined;
  /** Current version; CONFLICT (VERSION) if stale. Not checked if omitted. */
  version?: number | null | undefined;
};

/** The job to cancel. A queued job stops at once, a running one at its next step; an ended job is unchanged. */
export type CancelJobInput = {
  /** The viewer's own job, or any job for administrators. */
  id: string;
};

/** The planned replacement. */
export type CancelTeacherReplacementInput = {
  /** As in `TeacherReplacement.id`. */
  id: string;
};

/** Handling of the students of a cancelled instance. */
export type CancelledStudents =
  /** End their enrolment as CANCELLED (inställd). */
  | 'END'
  /** Move them to another instance of the course. */
  | 'MOVE'
  /** Plan them again, waiting for an instance. */
  | 'PLAN';

/** Course filter; all given conditions must match. Archived courses are left out unless `statuses` includes them. */
export type CatalogueCourseFilter = {
  /** Any of these levels; empty or omitted means all. */
  levels?: Array<CourseLevel> | null | undefined;
  /** Courses of this package. */
  packageId?: string | null | undefined;
  /** Any of these price categories; empty or omitted means all. */
  priceCategories?: Array<PriceCategory> | null | undefined;
  /** Part of a name, code or subject of the course, or of a name or code of an equivalent. */
  q?: string | null | undefined;
  /** Any of these statuses; empty or omitted means ACTIVE and ENDING. */
  statuses?: Array<CourseStatus> | null | undefined;
  /** Exact subject, as in `CatalogueCoursePage.subjects`. */
  subject?: string | null | undefined;
  /** Any of these curricula; empty or omitted means all. */
  systems?: Array<CourseSystem> | null | undefined;
  /** True: courses whose code is unknown in the national catalogue. */
  unknownCode?: boolean | null | undefined;
  /** True: courses of Gy11 without an equivalent. */
  unpaired?: boolean | null | undefined;
  /** True: courses with a running or upcoming instance that lacks a teacher. */
  withoutTeacher?: boolean | null | undefined;
};

/** The current password and the new one. */
export type ChangePasswordInput = {
  /** Trimmed. A wrong one is BAD_USER_INPUT on this field and counts as a failed sign-in. */
  currentPassword: string;
  /** Same rules as `ResetPasswordInput.newPassword`. */
  newPassword: string;
};

/** The default view of a list. */
export type ChooseDefaultViewInput = {
  /** A list that the viewer may open. */
  list: SavedList;
  /** An own or shared view of the list; null for the list's default. */
  viewId?: string | null | undefined;
};

/** The batch and how to handle errors. */
export type CommitImportInput = {
  /** The viewer's own batch; CONFLICT if it is committed (ALREADY_COMMITTED) or was last validated over an hour ago (EXPIRED). */
  batchId: string;
  /** Default SKIP. */
  onError?: ImportErrorChoice | null | undefined;
};

/** Whole months, as in EarningsInput. */
export type ComparedPeriodInput = {
  /** Any day of the first month. */
  from: string;
  /** Any day of the last month; at most 24 months in all. */
  to: string;
};

/** The follow-up, and whether it is completed. */
export type CompleteFollowUpInput = {
  /** A follow-up assigned to the viewer or written by the viewer. */
  id: string;
  /** False reopens it; default true. */
  isDone?: boolean | null | undefined;
};

/** A week to confirm. */
export type ConfirmPlacementWeekInput = {
  /** A placement that the viewer may change. */
  placementId: string;
  /** The version of the week that the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
  /** A reported week by ISO 8601: `2026-W49`. */
  week: string;
};

/** A week to confirm. */
export type ConfirmWeekByLinkInput = {
  /** From the mailed link. */
  token: string;
  /** The version of the week that the supervisor saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
  /** A reported week by ISO 8601: `2026-W49`. */
  week: string;
};

/** The finally frozen month, 1 to 500 non-zero amounts of at most 1 000 000 kr each, and one reason for all. */
export type CorrectEarningsInput = {
  /** The finally frozen month, as in `EarningFreeze.id`. */
  freezeId: string;
  /** 1 to 500. */
  lines: Array<EarningCorrectionLineInput>;
  /** 3 to 500 characters. */
  reason: string;
};

/** Fields of the course form. The case of the code is kept; codes are unique within a curriculum, ignoring case. */
export type CourseInput = {
  /** Date from which the syllabus is withdrawn for new starts; null or omitted means none. */
  cancelledOn?: string | null | undefined;
  /** Course code, 1 to 20 characters. */
  code: string;
  /** Ids of the equivalents, replacing the links in both directions; omitted leaves them unchanged. */
  equivalentIds?: Array<string> | null | undefined;
  /** Kind of course; default COURSE. */
  kind?: CourseKind | null | undefined;
  /** Level of the school form. */
  level: CourseLevel;
  /** Title, 1 to 120 characters. */
  name: string;
  /** Points; a value outside 5 to 400 in steps of five gives a warning. */
  points?: number | null | undefined;
  /** Price category, which determines the price per point for a municipality; null or omitted means none. */
  priceCategory?: PriceCategory | null | undefined;
  /** Subject, at most 120 characters; null or omitted means none. */
  subject?: string | null | undefined;
  /** Curriculum of the course. */
  system: CourseSystem;
  /** First day of validity; null or omitted means none. */
  validFrom?: string | null | undefined;
  /** Last day of validity, not before `validFrom` (ORDER); null or omitted means unlimited. */
  validTo?: string | null | undefined;
};

/** Instance filter; all given conditions must match. */
export type CourseInstanceFilter = {
  /** Instances of this course. */
  courseId?: string | null | undefined;
  /** With `eventsTo`: instances that start, end or have their grading deadline within the period (the calendar). */
  eventsFrom?: string | null | undefined;
  /** Last day of that period; ignored without `eventsFrom`. */
  eventsTo?: string | null | undefined;
  /** Instances that end on this day or later. */
  from?: string | null | undefined;
  /** Instances with these ids; an empty list matches none. */
  ids?: Array<string> | null | undefined;
  /** Any of these municipalities, as in `municipalities`. */
  municipalities?: Array<string> | null | undefined;
  /** True: instances with more students than seats. */
  overfull?: boolean | null | undefined;
  /** True: instances that have not ended, during which the teacher's load exceeds 100 per cent. */
  overloaded?: boolean | null | undefined;
  /** Instances of the courses of this package. */
  packageId?: string | null | undefined;
  /** Part of the course's name or code, or of the instance's name or location. */
  q?: string | null | undefined;
  /** Instances of this series, as in `CourseInstance.seriesId`. */
  seriesId?: string | null | undefined;
  /** Any of these statuses, as of today. */
  statuses?: Array<CourseInstanceStatus> | null | undefined;
  /** Any of these study forms. */
  studyForms?: Array<StudyForm> | null | undefined;
  /** Instances of this teacher, by id as in `teachers`. */
  teacherId?: string | null | undefined;
  /** Instances that start by this day. */
  to?: string | null | undefined;
  /** True: ended instances with students who have no signed grade. */
  ungraded?: boolean | null | undefined;
  /** True: instances without a teacher. */
  withoutTeacher?: boolean | null | undefined;
};

/** Sort order: a field and a direction. */
export type CourseInstanceSort = {
  /** Direction; rows without a value come last in both. */
  direction: SortDirection;
  /** Field to sort by. */
  field: CourseInstanceSortField;
};

/** Sort fields of the instance list; ties are broken by start and course. */
export type CourseInstanceSortField =
  /** Number of students who hold a seat. */
  | 'ADMITTED'
  /** Name of the course, in Swedish alphabetical order. */
  | 'COURSE'
  /** Number of students who have dropped out. */
  | 'DROPPED_OUT'
  /** Last day. */
  | 'END_DATE'
  /** Number of students with a signed grade. */
  | 'GRADED'
  /** Grading deadline. */
  | 'GRADES_DUE_ON'
  /** Location. */
  | 'LOCATION'
  /** Pace in per cent of full time. */
  | 'PACE'
  /** Number of students who have started. */
  | 'STARTED'
  /** First day. */
  | 'START_DATE'
  /** Status in order of time: planned, open, ongoing, finished, cancelled. */
  | 'STATUS'
  /** Code of the study form. */
  | 'STUDY_FORM'
  /** Name of the teacher. */
  | 'TEACHER'
  /** Length in weeks. */
  | 'WEEKS';

/** Status of an instance, derived from its planning and the current day. */
export type CourseInstanceStatus =
  /** Inställt */
  | 'CANCELLED'
  /** Avslutat */
  | 'FINISHED'
  /** Pågående */
  | 'ONGOING'
  /** Öppet */
  | 'OPEN'
  /** Planerat */
  | 'PLANNED';

/** Fields of an instance. Fields omitted in an update are unchanged. */
export type CourseInstanceValues = {
  /** Number of seats, 1 to 1 000; null means no limit. */
  capacity?: number | null | undefined;
  /** Last day; default for a new instance is the start plus points / (20 × pace) weeks. */
  endDate?: string | null | undefined;
  /** Grading deadline, not before the start (ORDER); null means the school's number of days after the end. */
  gradesDueOn?: string | null | undefined;
  /** Location, at most 200 characters; null clears it. */
  location?: string | null | undefined;
  /** Municipality, as in `municipalities` (otherwise BAD_REFERENCE); null clears it. */
  municipality?: string | null | undefined;
  /** Name, 1 to 120 characters; default is the name of the course. Null in an update resets it to that. */
  name?: string | null | undefined;
  /** Pace in per cent, 5 to 200; default 100. */
  pacePercent?: number | null | undefined;
  /** Planning state, PLANNED or OPEN; default OPEN. */
  planning?: CourseInstanceStatus | null | undefined;
  /** First day; required for a new instance. */
  startDate?: string | null | undefined;
  /** Study form; default CLASSROOM. */
  studyForm?: StudyForm | null | undefined;
  /** Id of the teacher, as in `teachers` (otherwise BAD_REFERENCE); null removes the teacher. */
  teacherId?: string | null | undefined;
};

/** Filter, sort order and page; by default all instances, by start. */
export type CourseInstancesInput = {
  /** `nextCursor` of the previous page, with the same sort order. */
  after?: string | null | undefined;
  /** Filter; default is all instances, including cancelled ones. */
  filter?: CourseInstanceFilter | null | undefined;
  /** Page size, 1 to 500; default 50. */
  first?: number | null | undefined;
  /** Page number from 1; default 1. */
  page?: number | null | undefined;
  /** Sort order; default by start, then course. */
  sort?: CourseInstanceSort | null | undefined;
};

/** Kind of course; determines how it is completed. */
export type CourseKind =
  /** An ordinary course with a grade. */
  | 'COURSE'
  /** Komvuxarbete: passed or not passed. */
  | 'FINAL_PROJECT'
  /** Orienteringskurs: ends with a certificate (intyg), not a grade. */
  | 'ORIENTATION';

/** Level of the school form; together with the kind of course it determines the grading scale. */
export type CourseLevel =
  /** Komvux som anpassad utbildning, grundläggande nivå */
  | 'ADAPTED_BASIC'
  /** Komvux som anpassad utbildning, gymnasial nivå */
  | 'ADAPTED_UPPER_SECONDARY'
  /** Grundläggande nivå */
  | 'BASIC'
  /** Sfi */
  | 'SFI'
  /** Gymnasial nivå */
  | 'UPPER_SECONDARY';

/** Filter and page; default all needs except SKIPPED. */
export type CourseMatchingInput = {
  /** Default all needs except SKIPPED. */
  filter?: MatchFilter | null | undefined;
  /** 1 to 200; default 50. */
  first?: number | null | undefined;
  /** From 1; default 1. */
  page?: number | null | undefined;
};

/** Package filter; all given conditions must match. Archived and replaced packages are left out by default. */
export type CoursePackageFilter = {
  /** True includes archived and replaced packages. */
  archived?: boolean | null | undefined;
  /** Any of these kinds; empty or omitted means all. */
  kinds?: Array<PackageKind> | null | undefined;
  /** True: packages whose sum of points differs from the target. */
  pointsDiffer?: boolean | null | undefined;
  /** Part of a name or code of the package or one of its courses. */
  q?: string | null | undefined;
};

/** All fields of the package form; the courses replace the stored ones. */
export type CoursePackageInput = {
  /** Weeks of work placement (APL), 0 to 200; null if not set. */
  aplWeeks?: number | null | undefined;
  /** Package code, 1 to 20 characters; null means none. */
  code?: string | null | undefined;
  /** Courses in order, at most 100; DUPLICATE if one occurs twice. */
  courses: Array<PackageCourseInput>;
  /** Free text, at most 2 000 characters; null or omitted means none. */
  description?: string | null | undefined;
  /** Kind of package; NATIONAL and REGIONAL without APL give a warning (APL_MISSING). */
  kind: PackageKind;
  /** Name, 1 to 120 characters. */
  name: string;
  /** Target for the sum of the mandatory courses, 0 to 10 000 points; a different sum gives a warning. Null means no target. */
  targetPoints?: number | null | undefined;
};

/**
 * Period and filters of the statistics. Participants are started enrolments in courses (student × course), without
 * cancelled and removed ones; only signed grades count. Start and end are the student's own, else the instance's.
 */
export type CourseStatisticsInput = {
  /** Only this course, by its id in `courses`. */
  courseId?: string | null | undefined;
  /** First day of the period, inclusive. */
  from: string;
  /** Home municipalities of the students. KCNO represents several municipalities and is never added to them. */
  municipalities?: Array<string> | null | undefined;
  /** Only courses of this package. */
  packageId?: string | null | undefined;
  /** Only instances with these study forms; all unless given. */
  studyForms?: Array<StudyForm> | null | undefined;
  /** Only courses of these curricula; all unless given. */
  systems?: Array<CourseSystem> | null | undefined;
  /** Only instances of this teacher. */
  teacherId?: string | null | undefined;
  /** Last day of the period, inclusive; not before `from`, at most five years. */
  to: string;
};

/** Availability of a course. */
export type CourseStatus =
  /** Aktiv */
  | 'ACTIVE'
  /** Arkiverad: kept for existing records, not selectable. */
  | 'ARCHIVED'
  /** Upphör: the syllabus is withdrawn or the validity is limited. */
  | 'ENDING';

/** Curriculum of a course. */
export type CourseSystem =
  /** The upper-secondary curriculum of 2011 (Gy11), with courses. */
  | 'GY11'
  /** The upper-secondary curriculum of 2025 (Gy25), with levels (nivåer). */
  | 'GY25'
  /** Local courses of the school. */
  | 'LOCAL'
  /** Swedish for immigrants (sfi). */
  | 'SFI'
  /** Basic level of Komvux (grundläggande nivå); codes begin with GRN. */
  | 'VUX_GRUND';

/** Name, role and expiry of the new key. */
export type CreateApiKeyInput = {
  /** Expiry, in the future; null or omitted means none. */
  expiresAt?: string | null | undefined;
  /** Name of the other system, 1 to 120 characters. */
  name: string;
  /** Role, at most ADMIN. */
  role: Role;
};

/** Fields of the new course (pages, section 4). */
export type CreateCourseInput = {
  /** Fields of the course form. */
  course: CourseInput;
};

/** The course, and the fields of the new instance (pages, section 6). */
export type CreateCourseInstanceInput = {
  /** Id of the course; BAD_REFERENCE if it does not exist, NOT_ALLOWED if it is archived. */
  courseId: string;
  /** Fields of the instance, at least the start date; the end date is required if the course has no points. */
  values: CourseInstanceValues;
};

/** Fields and courses of the new package (pages, section 5). */
export type CreateCoursePackageInput = {
  /** All fields of the package, with its courses in order. */
  package: CoursePackageInput;
};

/** The list, its filter, and the format of the file. */
export type CreateExportInput = {
  /** XLSX for a workbook, CSV for plain text. */
  format: ExportFormat;
  /** The list's name; an unknown one: BAD_USER_INPUT (BAD_REFERENCE). */
  list: string;
  /**
   * The query string of the list's page: its filters and its order, at most 2 000 characters. `skyddade=ja` takes
   * along students with protected data. A date or an id in it that is none: BAD_USER_INPUT (FORMAT) on `query`.
   */
  query?: string | null | undefined;
};

/** The needs, the course and the values of the new instance: all or nothing. */
export type CreateInstanceForNeedsInput = {
  /** The course of the new instance; a need of another course is rejected (NOT_ALLOWED). */
  courseId: string;
  /** 1 to 200. */
  keys: Array<string>;
  /** At least the start date, as for `createCourseInstance`; a PLANNED instance accepts no students (CONFLICT NOT_OPEN). */
  values: CourseInstanceValues;
};

/** The customer, the period and the prices. */
export type CreatePriceListInput = {
  /** The customer, by the name in `municipalities`; else BAD_USER_INPUT (BAD_REFERENCE). */
  municipality: string;
  /** 1 to 120 characters. */
  name: string;
  /** Paid days of each pause, 0 to 365; null: all. */
  paidPauseDays?: number | null | undefined;
  /** At most 200. */
  rows: Array<PriceRowInput>;
  /** The first day: the list applies to studies that start from then on. */
  validFrom: string;
  /** The last day, not before the first; null: until further notice. */
  validTo?: string | null | undefined;
};

/** Fields and courses of the new program (pages, section 4). */
export type CreateProgramInput = {
  /** All fields of the program, with its courses in order. */
  program: ProgramInput;
};

/** The list, name and content of the new view. */
export type CreateSavedViewInput = {
  /** The query string of the page. Search text, personal numbers and page number are not saved. */
  address: string;
  /** The column layout; each viewer's own layout unless given. */
  columns?: SavedColumnsInput | null | undefined;
  /** True makes it the viewer's default view; false unless given. */
  isDefault?: boolean | null | undefined;
  /** A list that the viewer may open. */
  list: SavedList;
  /** 1 to 80 characters, unique among the viewer's views of the list. */
  name: string;
};

/** The fields of a new student; only the name is required. */
export type CreateStudentInput = {
  /** The free text 'Övrigt', at most 2 000 characters. */
  additionalInfo?: string | null | undefined;
  /** At most 254 characters; several students may share an address. */
  email?: string | null | undefined;
  /** The last day of the studies; not before `startDate` (ORDER). */
  endDate?: string | null | undefined;
  /** The free text 'Provstatus', at most 60 characters. */
  exam?: string | null | undefined;
  /** True confirms that a stored student with the same name and e-mail address is another person. False unless given. */
  isOtherPerson?: boolean | null | undefined;
  /** The home municipality, which pays. */
  municipality?: MunicipalityInput | null | undefined;
  /** 1 to 120 characters. */
  name: string;
  /** With or without century and separator; the date and, if the kind has one, the check digit are verified. */
  personalNumber?: string | null | undefined;
  /** 5 to 20 characters: digits, spaces, `+`, `-`, `/` and parentheses. */
  phone?: string | null | undefined;
  /** The first day of the studies. */
  startDate?: string | null | undefined;
  /** The responsible teacher, as in `teachers`; BAD_REFERENCE if unknown. */
  teacherId?: string | null | undefined;
};

/** The placement whose supervisor gets a link. */
export type CreateSupervisorLinkInput = {
  /** Id of the placement. */
  id: string;
};

/** The text of the new task. */
export type CreateTaskInput = {
  /** 1 to 500 characters. */
  description: string;
};

/** The new account and its role. The user receives a mail with a one-time link to choose a password. */
export type CreateUserInput = {
  /** At most 254 characters; stored in lower case, unique among all accounts. */
  email: string;
  /** 1 to 120 characters. */
  name: string;
  /** 5 to 20 characters: digits, spaces, `+`, `-`, `/` and parentheses. */
  phone?: string | null | undefined;
  /** At most the caller's rank. TEACHER also creates a teacher record. */
  role: Role;
};

/** A new workplace. */
export type CreateWorkplaceInput = {
  /** The form. */
  values: WorkplaceValues;
};

/** The account to deactivate. Its name remains in comments and history. */
export type DeactivateUserInput = {
  /** The account, from `users`; FORBIDDEN for the caller's own. */
  id: string;
};

/** The registration, the decision and a comment. */
export type DecideExamInput = {
  /** At most 2 000 characters. Unchanged if omitted, null clears it. */
  comment?: string | null | undefined;
  /** Required: BAD_USER_INPUT 'Beslut krävs' without it. */
  decision?: ExamDecision | null | undefined;
  /** Reason for a fee exemption, at most 120 characters. Unchanged if omitted, null clears it. */
  feeExemptReason?: string | null | undefined;
  /** The registration, from `exams`. */
  id: string;
  /** The `version` that was read; CONFLICT if it is no longer current. */
  version?: number | null | undefined;
};

/** The registrations, the decision and a common comment. */
export type DecideExamsInput = {
  /** At most 2 000 characters, for all of them. Comments are unchanged if omitted, null clears them. */
  comment?: string | null | undefined;
  /** Required: BAD_USER_INPUT 'Beslut krävs' without it. */
  decision?: ExamDecision | null | undefined;
  /** 1 to 100 registrations. */
  exams: Array<ExamAtVersionInput>;
};

/** A decision on validation. */
export type DecideValidationInput = {
  /** What the decision is based on, at most 1 000 characters. */
  basis: string;
  /** The course; a second decision on it replaces the first. CONFLICT (DUPLICATE) if an equivalent is validated. */
  courseId: string;
  /** Day of the decision, today at the latest; default today. */
  decidedOn?: string | null | undefined;
  /** Points of a part, fewer than the course has; required for PART, ignored for WHOLE. */
  points?: number | null | undefined;
  /** How much of the course is validated. */
  scope: ValidationScope;
  /** A student visible to the viewer. */
  studentId: string;
  /** The version of the present decision on the course; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** The comment to delete, addressed by its index as in `EditAplCommentInput`. */
export type DeleteAplCommentInput = {
  /** Optional check: CONFLICT if another comment is at the index. */
  commentId?: string | null | undefined;
  /** Index from 0; NOT_FOUND outside the list (permissions, D06). */
  index: number;
  /** Id of the student. */
  studentId: string;
};

/** The comment of the student page to delete; it then shows '[RADERAD]'. */
export type DeleteCommentInput = {
  /** Id of the comment, from `commentHistory`; NOT_FOUND if it does not belong to the student. */
  commentId: string;
  /** Id of the student. */
  studentId: string;
};

/** The instance to delete; it must have no students, and no grades (CONFLICT HAS_GRADES). */
export type DeleteCourseInstanceInput = {
  /** Id of the instance. */
  id: string;
  /** Current version; CONFLICT (VERSION) if stale. Not checked if omitted. */
  version?: number | null | undefined;
};

/** The registration to delete. */
export type DeleteExamInput = {
  /** The registration, from `exams`; its values remain in the student's change history. */
  id: string;
};

/** The file to delete. */
export type DeleteFileInput = {
  /** The file, from `files`; NOT_FOUND if it is deleted or not visible to the caller. */
  id: string;
};

/** The record to delete; it must not be referenced. */
export type DeleteFromCatalogueInput = {
  /** Id of the course, package or program, depending on the mutation; CONFLICT (IN_USE) if `keptBecause` is set. */
  id: string;
};

/** The placement to delete. */
export type DeletePlacementInput = {
  /** Id of a planned placement; CONFLICT (STATE) for another. */
  id: string;
};

/** The list to delete and its version. */
export type DeletePriceListInput = {
  /** The list, as in `PriceList.id`. */
  id: string;
  /** The version the user saw; CONFLICT (VERSION) if it is stale. */
  version?: number | null | undefined;
};

/** The view to delete. */
export type DeleteSavedViewInput = {
  /** The id of a view that the viewer may change. */
  id: string;
};

/** The task to delete. */
export type DeleteTaskInput = {
  /** The id of an own task, from `tasks`. */
  id: string;
};

/** The workplace to delete. */
export type DeleteWorkplaceInput = {
  /** Id of a workplace without placements; CONFLICT (IN_USE) otherwise. */
  id: string;
};

/** Kind of person: the `type` of a search result without Swedish letters. */
export type DetailsType =
  /** Any other account without a linked student. */
  | 'ANVANDARE'
  /** A student, by the student's id. */
  | 'ELEV'
  /** A teacher, by the id of the teacher record. */
  | 'LARARE'
  /** An account of coordinator, specped, syv, admin or systemadmin. */
  | 'PERSONAL';

/** The language of a document's labels; course names stay Swedish. */
export type DocumentLanguage =
  /** English. */
  | 'EN'
  /** Swedish. */
  | 'SV';

/** The kinds of documents that the school issues (pages, section 14; domain, D9). */
export type DocumentType =
  /** Antagningsbesked: kept for documents issued earlier. Admission is the municipality's decision; no new ones are issued. */
  | 'ADMISSION_NOTICE'
  /** APL-överenskommelse: to be filled in and signed by school, workplace and student. */
  | 'APL_AGREEMENT'
  /** Intyg över APL-timmar: the hours of a student's placements, and who has confirmed them. */
  | 'APL_CERTIFICATE'
  /** Närvarolista of a course instance, with a column for each day. */
  | 'ATTENDANCE_LIST'
  /** Kallelse till kursstart: the student's courses with start date and place. */
  | 'COURSE_SUMMONS'
  /** Betygskatalog, prövning: a course's signed grades without an instance, in the given period. */
  | 'EXAM_CATALOGUE'
  /** Kallelse till prövning: the occasions on which an exam is taken. */
  | 'EXAM_SUMMONS'
  /** Betygskatalog: the signed grades of a course instance. */
  | 'GRADE_CATALOGUE'
  /** Utdrag ur betygskatalogen: a student's signed grades. */
  | 'GRADE_EXTRACT'
  /** Intyg orienteringskurs: participation in courses that have no grades. */
  | 'ORIENTATION_CERTIFICATE'
  /** Elevlista of a course instance. */
  | 'STUDENT_LIST'
  /** Studieintyg: what a student studies or has studied. */
  | 'STUDY_CERTIFICATE';

/** The change to the frozen amount of one enrolment. */
export type EarningCorrectionLineInput = {
  /** May be negative. */
  amountOre: number;
  /** Id of the education entry; the frozen customer is kept. */
  enrollmentId: string;
};

/** Why an enrolment has no amount. */
export type EarningProblemKind =
  /** The first or last day of study is unknown. */
  | 'NO_DATES'
  /** The student has no municipality, so there is no customer. */
  | 'NO_MUNICIPALITY'
  /** The price is per point, and the course has no points. */
  | 'NO_POINTS'
  /** The customer has no price list with a matching price on the start day. */
  | 'NO_PRICE';

/** Whether an amount can still change or has been invoiced. */
export type EarningStatus =
  /** Frozen and then corrected. */
  | 'CORRECTED'
  /** Finally frozen: changes only by corrections. */
  | 'FROZEN'
  /** Finally frozen and invoiced to the customer. */
  | 'INVOICED'
  /** Recalculated on every read. */
  | 'PRELIMINARY';

/** Whole months, from that of `from` through that of `to`, at most 24, with an optional customer or compared period. */
export type EarningsInput = {
  /** A second period to compare with the first. */
  comparedWith?: ComparedPeriodInput | null | undefined;
  /** Any day of the first month. */
  from: string;
  /** Limits to one customer and groups by course and package instead of by customer. */
  municipality?: string | null | undefined;
  /** Any day of the last month. */
  to: string;
};

/** The edited comment, addressed by its index in the stored order (oldest first, including deleted ones), and its new text. */
export type EditAplCommentInput = {
  /** New text, 1 to 4 000 characters; the old text is stored in the change history. */
  comment: string;
  /** Optional check: CONFLICT if another comment is at the index. */
  commentId?: string | null | undefined;
  /** Index from 0; NOT_FOUND outside the list (permissions, D06). */
  index: number;
  /** Id of the student. */
  studentId: string;
  /** Current version; CONFLICT if stale. Omitted: the last edit wins. */
  version?: number | null | undefined;
};

/** The edited comment of the student page, and its new text. */
export type EditCommentInput = {
  /** New text, 1 to 4 000 characters; the old text is stored in the change history. */
  comment: string;
  /** Id of the comment, from `commentHistory`; NOT_FOUND if it does not belong to the student. */
  commentId: string;
  /** Id of the student. */
  studentId: string;
  /** Current version; CONFLICT if stale. Omitted: the last edit wins. */
  version?: number | null | undefined;
};

/** Kind of an education entry. */
export type EducationType =
  /** A single course; a level (nivå) of Gy25 is one too. */
  | 'Course'
  /** A kurspaket or yrkespaket: a fixed list of courses. */
  | 'CoursePackage'
  /** A program (studieväg): a set of rules rather than a list. */
  | 'Program';

/** The teacher whose employment ends today. */
export type EndEmploymentInput = {
  /** Id of the teacher. */
  id: string;
};

/** The session to end. */
export type EndSessionInput = {
  /** The id of one of `mySessions`, including the current one. */
  id: string;
};

/** The students and the plan to enrol them by. */
export type EnrollOnPackageInput = {
  /** Wishes for single courses of the plan; others are only planned, by default on the plan's dates. */
  courses?: Array<PackageCourseWishInput> | null | undefined;
  /** True: start and end dates of students who have them are extended to cover their courses. Default false. */
  extendStudentDates?: boolean | null | undefined;
  /** Package, start, pace and choices, as for `packagePlan`. */
  plan: PackagePlanInput;
  /**
   * True: a course that is not in `courses` is placed in the open instance with enough seats that starts nearest to
   * the plan's date, at most three weeks from it. Default false.
   */
  proposeInstances?: boolean | null | undefined;
  /** Student ids, 1 to 200; the preview also takes none. */
  studentIds: Array<string>;
};

/** The student, one target, and dates that differ from the instance's. */
export type EnrollStudentInput = {
  /** The course, without an instance yet. */
  courseId?: string | null | undefined;
  /** The instance, which determines the course. One of the four targets is required. */
  courseInstanceId?: string | null | undefined;
  /** The student's end date, not before the start (ORDER); the instance's unless given. */
  endDate?: string | null | undefined;
  /** Pace in per cent, 5 to 200; the instance's unless given. */
  pacePercent?: number | null | undefined;
  /** The current edition of a package; its courses are planned with it. */
  packageId?: string | null | undefined;
  /** The program, as in `programs`. */
  programId?: string | null | undefined;
  /** The student's start date; the instance's unless given. */
  startDate?: string | null | undefined;
  /** ACTIVE from the start date on, else ADMITTED, unless given. */
  status?: EnrollmentStatus | null | undefined;
  /** The student; BAD_REFERENCE if unknown. */
  studentId: string;
};

/** Reasons why an enrolment needs an administrator's attention. */
export type EnrollmentAttention =
  /** Without activity for longer than the school's settings allow. */
  | 'INACTIVE'
  /** The course has started, and the student's attendance is not confirmed. */
  | 'NOT_CONFIRMED'
  /** Ended without a signed grade. */
  | 'UNGRADED'
  /** Started or changed, and not reported to CSN since. */
  | 'UNREPORTED';

/** Filters of the enrolment list; all given conditions apply. */
export type EnrollmentFilter = {
  /** Enrolments that need attention for any of these reasons. */
  attention?: Array<EnrollmentAttention> | null | undefined;
  /** Enrolments of this batch. */
  batchId?: string | null | undefined;
  /** Enrolments in this instance. */
  courseInstanceId?: string | null | undefined;
  /** Part of the name or the code of a course, package or program. */
  education?: string | null | undefined;
  /** End date on this day or later. */
  endFrom?: string | null | undefined;
  /** End date on this day or earlier. */
  endTo?: string | null | undefined;
  /** Days without activity, 1 to 365; the school's setting unless given. */
  inactiveDays?: number | null | undefined;
  /** Students whose home municipality is any of these, as in `municipalities`. */
  municipalities?: Array<string> | null | undefined;
  /** Part of a name, an e-mail address or a personal number in any format. */
  q?: string | null | undefined;
  /** Enrolments whose status has any of these reasons. */
  reasons?: Array<StatusReason> | null | undefined;
  /** Start date on this day or later. */
  startFrom?: string | null | undefined;
  /** Start date on this day or earlier. */
  startTo?: string | null | undefined;
  /** ENROLLED unless given. */
  state?: EnrollmentState | null | undefined;
  /** Enrolments with any of these statuses. */
  statuses?: Array<EnrollmentStatus> | null | undefined;
  /** Enrolments of this student. */
  studentId?: string | null | undefined;
  /** Id of a course, package or program. */
  targetId?: string | null | undefined;
  /** Name of the instance's teacher; null without one. */
  teacherId?: string | null | undefined;
  /** Enrolments on any of these kinds of targets. */
  types?: Array<EducationType> | null | undefined;
};

/** A sort field with its direction. */
export type EnrollmentSort = {
  /** Ascending or descending; rows without a value come last either way. */
  direction: SortDirection;
  /** The sort field. */
  field: EnrollmentSortField;
};

/** Sort fields of the enrolment list. */
export type EnrollmentSortField =
  /** When it was last reported to CSN. */
  | 'CSN_REPORTED'
  /** The student's own end. */
  | 'END_DATE'
  /** The grade, drafts included. */
  | 'GRADE'
  /** The date of the grade. */
  | 'GRADED_ON'
  /** The start of the instance. */
  | 'INSTANCE'
  /** The student's home municipality. */
  | 'MUNICIPALITY'
  /** The student's own pace. */
  | 'PACE'
  /** The personal number, that is by date of birth. */
  | 'PERSONAL_NUMBER'
  /** The reason of the status, by its Swedish name. */
  | 'REASON'
  /** The student's own start. */
  | 'START_DATE'
  /** The status, by its Swedish name. */
  | 'STATUS'
  /** Effective date of the status. */
  | 'STATUS_ON'
  /** The student's name, in Swedish alphabetical order. */
  | 'STUDENT'
  /** The name of the course, package or program. */
  | 'TARGET';

/** State of the rows to list. */
export type EnrollmentState =
  /** Enrolments that are neither planned nor removed. */
  | 'ENROLLED'
  /** Planned entries, not yet admitted; their status is null. */
  | 'PLANNED'
  /** Removed enrolments; kept but no longer counted. */
  | 'REMOVED';

/** Status of an enrolment; null for a planned one. */
export type EnrollmentStatus =
  /** Pågående */
  | 'ACTIVE'
  /** Antagen */
  | 'ADMITTED'
  /** Inställd */
  | 'CANCELLED'
  /** Slutförd */
  | 'COMPLETED'
  /** Avbrott */
  | 'DROPPED_OUT'
  /** Avslutad av rektor */
  | 'ENDED_BY_PRINCIPAL'
  /** Startade inte */
  | 'NOT_STARTED'
  /** Studieuppehåll */
  | 'PAUSED';

/** Filter, order and paging; enrolments of state ENROLLED, latest start first, unless given. */
export type EnrollmentsInput = {
  /** The `nextCursor` of the page before, with the same sorting. */
  after?: string | null | undefined;
  /** All enrolments of state ENROLLED unless given. */
  filter?: EnrollmentFilter | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1; 1 unless given. */
  page?: number | null | undefined;
  /** The latest start first unless given. */
  sort?: EnrollmentSort | null | undefined;
};

/** A registration with its version. */
export type ExamAtVersionInput = {
  /** The registration, from `exams`. */
  id: string;
  /** The `version` that was read; CONFLICT if it is no longer current. */
  version?: number | null | undefined;
};

/** Attendance at an exam; null until recorded. */
export type ExamAttendance =
  /** Frånvarande: the student did not attend; the registration is without a date again. */
  | 'ABSENT'
  /** Närvarande: the student attended. */
  | 'PRESENT';

/** The decision of staff on a registration. */
export type ExamDecision =
  /** Godkänn: the registration becomes SCHEDULED. */
  | 'ACCEPT'
  /** Neka: the registration becomes DENIED. */
  | 'DENY';

/** Filters of the exam table; all given conditions apply. */
export type ExamFilter = {
  /** Registrations for this course title, as in `ExamPage.courses`. */
  course?: string | null | undefined;
  /** A single registration. */
  id?: string | null | undefined;
  /** Registrations with this preferred month. */
  month?: Month | null | undefined;
  /** Part of the name. */
  name?: string | null | undefined;
  /** Registrations with this status. */
  status?: ExamStatus | null | undefined;
  /** Registrations of this student. */
  studentId?: string | null | undefined;
  /** True: registrations, other than denied ones, whose course matches nothing in the catalogue. */
  unknownCourse?: boolean | null | undefined;
};

/** Part of an exam that an occasion is for (domain, D6). */
export type ExamPart =
  /** Laboration */
  | 'LABORATORY'
  /** Muntlig */
  | 'ORAL'
  /** Praktisk */
  | 'PRACTICAL'
  /** Skriftlig */
  | 'WRITTEN';

/** A sort field with its direction. */
export type ExamSort = {
  /** Ascending or descending; rows without a value come last either way. */
  direction: SortDirection;
  /** The sort field. */
  field: ExamSortField;
};

/** Sort fields of the exam table; the latest registration first on ties. */
export type ExamSortField =
  /** By the course title. */
  | 'COURSE'
  /** By the decision; undecided ones last. */
  | 'DECISION'
  /** By e-mail address; withheld ones last. */
  | 'EMAIL'
  /** By whether the material is fetched; ascending: not fetched first. */
  | 'MATERIAL'
  /** By the preferred month, January first. */
  | 'MONTH'
  /** By municipality; withheld ones last. */
  | 'MUNICIPALITY'
  /** By `name` in Swedish alphabetical order. */
  | 'NAME'
  /** By the day of payment; unpaid ones last. */
  | 'PAYMENT'
  /** By personal number; withheld ones last. */
  | 'PERSONAL_NUMBER'
  /** By phone number; withheld ones last. */
  | 'PHONE'
  /** By `createdAt`. */
  | 'REGISTERED'
  /** By status: INTRESSE, SCHEDULED, DENIED. */
  | 'STATUS'
  /** By the name of the responsible teacher. */
  | 'TEACHER';

/** Status of an exam registration (specification, section 4). */
export type ExamStatus =
  /** Nekad */
  | 'DENIED'
  /** Intresse: registered, not yet decided. */
  | 'INTRESSE'
  /** Godkänd: accepted for the exam. Not a grade. */
  | 'SCHEDULED';

/** Filter, order and paging; the latest 50 unless given. Paging by number (`page`) for lists on screen, or by cursor (`after`) for reading everything. */
export type ExamsInput = {
  /** The `nextCursor` of the page before, with the same sorting. */
  after?: string | null | undefined;
  /** All registrations that the viewer may see unless given. */
  filter?: ExamFilter | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1; 1 unless given. */
  page?: number | null | undefined;
  /** Newest first unless given. */
  sort?: ExamSort | null | undefined;
};

/** The kind of file that a list is exported as (pages, section 0). */
export type ExportFormat =
  /** UTF-8 with byte order mark, semicolons, decimal comma: as Swedish Excel opens it. */
  | 'CSV'
  /** A workbook. */
  | 'XLSX';

/** The alias to delete. */
export type ForgetCourseAliasInput = {
  /** As in `courseAliases`; unknown: NOT_FOUND. */
  id: string;
};

/** Period and kind of the free places, and the page. */
export type FreePlacesInput = {
  /** Workplaces of this branch; default all. */
  branch?: Branch | null | undefined;
  /** 1 to 200; default 50. */
  first?: number | null | undefined;
  /** First day of the period; default today. */
  from?: string | null | undefined;
  /** Workplaces in this municipality; default all. */
  municipality?: string | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
  /** Last day of the period, at most a year after the first; default 12 weeks after it. */
  to?: string | null | undefined;
};

/** Kind of a freeze. */
export type FreezeKind =
  /** Basis for invoices; changed only by corrections. */
  | 'FINAL'
  /** For information; can be repeated. */
  | 'PRELIMINARY';

/** The month, and whether the freeze is preliminary or final. */
export type FreezePeriodInput = {
  /** FINAL only after the end of the month, else BAD_USER_INPUT (RANGE). */
  kind: FreezeKind;
  /** Any day of the month. */
  month: string;
};

/** The assessment of a goal. */
export type GoalAssessmentInput = {
  /** Id of a goal of the placement. */
  goalId: string;
  /** The level. */
  level: AssessmentLevel;
  /** What is to be said about it; at most 1 000 characters. */
  text?: string | null | undefined;
};

/** Kind of a grade. */
export type GradeKind =
  /** Kurs */
  | 'COURSE'
  /** Tidigarelagt: before the end of the course, given a sufficient basis. */
  | 'EARLY'
  /** Prövning */
  | 'EXAM';

/** A held row, to approve or discard. */
export type HeldImportRowInput = {
  /** From `heldImportRows`; NOT_FOUND if it has already been handled. */
  id: string;
};

/** A talk that was held. */
export type HoldTalkInput = {
  /** A day since the first of the placement, at the latest today; null if it was not held after all. */
  heldOn?: string | null | undefined;
  /** Which of the two. */
  kind: TalkKind;
  /** What was said; at most 2 000 characters. */
  note?: string | null | undefined;
  /** Id of the placement. */
  placementId: string;
  /** The version of the talk that the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** A user's decision about a row that may match a stored student. */
export type ImportDecision =
  /** The row is another person with a similar name (DUPLICATE) and creates a student. */
  | 'OTHER_PERSON'
  /** The row is the stored student, even under another name, and updates the record. Administrators only. */
  | 'SAME_PERSON'
  /** The personal number in the file is wrong (CONFLICT); the row is read without it. Administrators only. */
  | 'WRONG_NUMBER';

/** How the commit handles rows with errors. */
export type ImportErrorChoice =
  /** A row with an error ends the job as FAILED, and nothing is written. */
  | 'ABORT'
  /** Import the valid rows. */
  | 'SKIP';

/** The field that a column of a workbook is mapped to. */
export type ImportField =
  /** The free text 'Övrigt', at most 2 000 characters. */
  | 'ADDITIONAL_INFO'
  /** A course, package or program by code, name or alias; read when the row has neither code nor course name. Unknown text becomes a wish of the student and appears in the name matching. */
  | 'COURSE'
  /** A course code from the catalogue; the student is enrolled in the course. */
  | 'COURSE_CODE'
  /** A course by name or alias; read when the row has no code. */
  | 'COURSE_NAME'
  /** A package or program by name or code; the student is enrolled in it. */
  | 'COURSE_PACKAGE'
  /** The e-mail address. Together with the same name it marks a possible duplicate; alone it matches nobody. */
  | 'EMAIL'
  /** The last day of the studies, in the same formats; not before the first. */
  | 'END_DATE'
  /** The free text 'Provstatus', at most 60 characters. */
  | 'EXAM'
  /** The first name, joined with LAST_NAME. */
  | 'FIRST_NAME'
  /** The last name, joined with FIRST_NAME. */
  | 'LAST_NAME'
  /** A name from `municipalities`; another spelling of it is accepted with a warning. */
  | 'MUNICIPALITY'
  /** The full name; 'Efternamn, Förnamn' is reordered. */
  | 'NAME'
  /** The personal number, which together with the name matches a stored student. Must be a text cell, not a number or date. */
  | 'PERSONAL_NUMBER'
  /** The phone number; a number cell without a leading zero gets a warning. */
  | 'PHONE'
  /** The first day of the studies, as a date cell or in a common format (`2027-02-12`, 12 feb 2027, 12/2 2027, 20270212). An ambiguous date is accepted with a warning. */
  | 'START_DATE'
  /** The responsible teacher, by name or e-mail address. */
  | 'TEACHER';

/** Maps a column of the workbook to a field. */
export type ImportMapping = {
  /** The column's `index`, zero-based; BAD_REFERENCE if the file has no such column. */
  column: number;
  /** The field; null ignores the column. A field mapped twice is rejected (DUPLICATE). */
  field?: ImportField | null | undefined;
};

/** The effect of the commit on a row. */
export type ImportOutcome =
  /** Changes an existing student; only an administrator may commit it. */
  | 'CHANGED'
  /** Has the personal number of a stored student but another name; skipped unless decided. */
  | 'CONFLICT'
  /** Repeats the person of an earlier row without adding a course, or may be a stored student; skipped unless decided. */
  | 'DUPLICATE'
  /** Has an error and is skipped. */
  | 'INVALID'
  /** Creates a student, or adds a course to the new student of an earlier row. */
  | 'NEW'
  /** Matches the stored data; nothing is written. */
  | 'UNCHANGED';

/** A decision about a row that may match a stored student. */
export type ImportRowDecision = {
  /** One of the row's `choices`, else NOT_ALLOWED; null clears the decision. */
  decision?: ImportDecision | null | undefined;
  /** The row's number, as in `ImportRow.row`. The decision applies to all rows of that person. */
  row: number;
};

/** A corrected cell. */
export type ImportRowFix = {
  /** The column's `index`, zero-based. */
  column: number;
  /** The row's number, as in `ImportRow.row`. */
  row: number;
  /** The new text, at most 1 000 characters; null or empty clears the cell. */
  value?: string | null | undefined;
};

/** Corrects all cells of a column that have the same text. */
export type ImportSpellingFix = {
  /** The column's `index`, zero-based. */
  column: number;
  /** The original text of the cell; surrounding whitespace and case are ignored. */
  from: string;
  /** The new text, at most 1 000 characters. */
  to: string;
};

/** State of an import. */
export type ImportState =
  /** The commit was cancelled and wrote nothing; it can be retried. */
  | 'CANCELLED'
  /** The commit job is queued or running. */
  | 'COMMITTING'
  /** Committed. */
  | 'DONE'
  /** The commit failed and wrote nothing; it can be corrected and retried. */
  | 'FAILED'
  /** Read and validated. It can be corrected and committed within an hour of the last validation. */
  | 'PREVIEW'
  /** Committed and then undone. */
  | 'UNDONE';

/** Kind of an incident at a workplace. */
export type IncidentKind =
  /** A conflict, harassment or a threat. */
  | 'CONFLICT'
  /** Someone was hurt or fell ill at work. */
  | 'INJURY'
  /** Something else that the school has to know of. */
  | 'OTHER';

/** The frozen month, the customer and the scope: one invoice, the amounts not yet invoiced, or the whole month. */
export type InvoiceSheetInput = {
  /** The finally frozen month, as in `EarningFreeze.id`. */
  freezeId: string;
  /** Only amounts on this invoice, as in `EarningInvoice.id`. */
  invoiceId?: string | null | undefined;
  /** The customer, as in `FrozenMunicipality.municipality`. */
  municipality: string;
  /** True: only amounts not yet invoiced. Cannot be combined with `invoiceId`. */
  pending?: boolean | null | undefined;
  /** True includes the names of students with protected identities. Otherwise one row without a name has their total. */
  withProtected?: boolean | null | undefined;
};

/** State of a job. */
export type JobState =
  /** Cancelled by a user; its changes were rolled back. */
  | 'CANCELLED'
  /** Succeeded; `result` has the outcome. */
  | 'DONE'
  /** Failed; `message` has the error. */
  | 'FAILED'
  /** Queued. */
  | 'QUEUED'
  /** Running; `done` is its progress. */
  | 'RUNNING';

/** The student and the account that signs in as the student (permissions, section 7.7); null removes the link. */
export type LinkStudentAccountInput = {
  /** The student's record, from `students`. */
  studentId: string;
  /** The account's id; null removes the link. */
  userId?: string | null | undefined;
};

/** Credentials of an active account; an empty value is BAD_USER_INPUT. */
export type LoginInput = {
  /** Trimmed and compared case-insensitively. */
  email: string;
  /** Trimmed, as the specification says; case-sensitive. */
  password: string;
};

/** The student whose comments the viewer has read. */
export type MarkCommentsSeenInput = {
  /** Id of the student; marking is idempotent. */
  studentId: string;
};

/** The frozen month, the customer and the invoice number; the invoice covers everything of that month not yet invoiced. */
export type MarkInvoicedInput = {
  /** The finally frozen month, as in `EarningFreeze.id`. */
  freezeId: string;
  /** The customer, as in `FrozenMunicipality.municipality`. */
  municipality: string;
  /** The invoice's number; at most 120 characters. */
  reference?: string | null | undefined;
};

/** Narrows the needs of course matching; conditions are combined with AND. */
export type MatchFilter = {
  /** Needs of this course, from `courses`. */
  courseId?: string | null | undefined;
  /** Students with this home municipality, as in `municipalities`. */
  municipality?: string | null | undefined;
  /** Part of the course's name or code, or of the student's name. */
  q?: string | null | undefined;
  /** First day of the range of earliest starts, inclusive. */
  startFrom?: string | null | undefined;
  /** Last day of the range of earliest starts, inclusive. */
  startTo?: string | null | undefined;
  /** Only needs in this state; default all except SKIPPED. */
  state?: NeedState | null | undefined;
};

/** The needs and their instances; 1 to 200, all or nothing. */
export type MatchNeedsInput = {
  /** 1 to 200. */
  picks: Array<MatchPick>;
};

/** A need and the chosen instance. */
export type MatchPick = {
  /** An instance of a course of the need or of its equivalent (else NOT_ALLOWED), as in `proposals`. */
  courseInstanceId: string;
  /** As in `MatchNeed.key`, each at most once (DUPLICATE). */
  key: string;
};

/** A reason for or against a proposed instance. */
export type MatchReason =
  /** The student has the course already. */
  | 'ALREADY_ENROLLED'
  /** Starts within eight weeks from the earliest start: 20. */
  | 'DATES'
  /** Starts within four months: 10. */
  | 'DATES_NEAR'
  /** The equivalent course of the other curriculum (Gy11 and Gy25): 50. */
  | 'EQUIVALENT'
  /** Full: listed, never SAFE. */
  | 'FULL'
  /** Only planned, 'inte öppet för placering än': listed, never SAFE. */
  | 'NOT_OPEN'
  /** In the student's municipality, or taught by the responsible teacher: 10. */
  | 'PLACE'
  /** The same course: 60. */
  | 'SAME_COURSE'
  /** Has a free seat: 10. */
  | 'SEATS'
  /** Starts before the student can. */
  | 'TOO_EARLY';

/** The filter of the preview (`safeMatches`) and its total; more than 100 needs run as a job. */
export type MatchSafeNeedsInput = {
  /** The `total` of the preview; CONFLICT (reason CHANGED) if the number has changed. */
  expected: number;
  /** The filter used for the preview; default all safe needs. */
  filter?: MatchFilter | null | undefined;
};

/** Filter and page; default all placed students. */
export type MatchedEntriesInput = {
  /** The start range applies to the first day of the course; `state` is ignored. */
  filter?: MatchFilter | null | undefined;
  /** 1 to 200; default 50. */
  first?: number | null | undefined;
  /** From 1; default 1. */
  page?: number | null | undefined;
};

/** The two workplaces with the versions that the user saw. */
export type MergeWorkplacesInput = {
  /** The workplace to merge; it is deleted. */
  from: string;
  /** Version of the merged workplace; CONFLICT if it is stale. */
  fromVersion?: number | null | undefined;
  /** The workplace to keep; its empty fields are filled in. */
  into: string;
  /** Version of the kept workplace; CONFLICT if it is stale. */
  intoVersion?: number | null | undefined;
  /** Allow more students than places; without it CONFLICT (FULL). */
  overCapacity?: boolean | null | undefined;
};

/** The course instance and the message to its participants. */
export type MessageParticipantsInput = {
  /** Id of the course instance; FORBIDDEN for a teacher who does not teach it. */
  id: string;
  /** Expected number of recipients; CONFLICT (CHANGED) if it differs. Not checked if omitted. */
  reached?: number | null | undefined;
  /** Subject, one line of at most 150 characters. */
  subject: string;
  /** Plain text, at most 4 000 characters. */
  text: string;
};

/** A field that the student list can filter by being empty. */
export type MissingField =
  /** No e-mail address. */
  | 'EMAIL'
  /** No personal number. */
  | 'PERSONAL_NUMBER'
  /** No phone number. */
  | 'PHONE';

/** The twelve months by their Swedish names. */
export type Month =
  /** April. */
  | 'April'
  /** August. */
  | 'Augusti'
  /** December. */
  | 'December'
  /** February. */
  | 'Februari'
  /** January. */
  | 'Januari'
  /** July. */
  | 'Juli'
  /** June. */
  | 'Juni'
  /** May. */
  | 'Maj'
  /** March. */
  | 'Mars'
  /** November. */
  | 'November'
  /** October. */
  | 'Oktober'
  /** September. */
  | 'September';

/** A municipality by its name. */
export type MunicipalityInput = {
  /** A name from `municipalities` (or 'Upplands-Bro'), else NOT_ALLOWED; null or empty for none, REQUIRED if omitted. */
  type?: string | null | undefined;
};

/** Matching state of a need. SKIPPED needs are excluded unless the filter includes them; placed needs are in `matchedEntries`. */
export type NeedState =
  /** No instance has a free seat. */
  | 'NONE'
  /** Exactly one open instance with a score of 80 or more, a free seat and no counter-reason. */
  | 'SAFE'
  /** Set aside by a user. */
  | 'SKIPPED'
  /** There are instances with free seats, but the user has to choose. */
  | 'UNCERTAIN';

/** The reason why an account received no new invitation. */
export type NotInvitedReason =
  /** A password is already chosen; `sendResetLink` mails a link to reset it. */
  | 'HAS_PASSWORD'
  /** The account is of higher rank than the caller. */
  | 'HIGHER_RANK'
  /** The account is deactivated. */
  | 'INACTIVE';

/** Frequency of the e-mail digest of notifications. */
export type NotificationDigest =
  /** Daily, if there are new notifications. */
  | 'DAILY'
  /** Never. */
  | 'NONE'
  /** Weekly, if there are new notifications. */
  | 'WEEKLY';

/** Kind of a notification. */
export type NotificationKind =
  /** A comment on a student of the responsible teacher. */
  | 'COMMENT'
  /** A student requests a correction. */
  | 'CORRECTION_REQUESTED'
  /** A student's end date is within 14 days. */
  | 'END_DATE'
  /** A registration for an exam was accepted or denied. */
  | 'EXAM_DECIDED'
  /** A student was registered for an exam. */
  | 'EXAM_REGISTERED'
  /** The grades of a course were signed. */
  | 'GRADES_SIGNED'
  /** A course instance has ended, and grades are missing after the due date. */
  | 'GRADE_OVERDUE'
  /** An import by the recipient has finished. */
  | 'IMPORT'
  /** Rows of an import are held for an administrator. */
  | 'IMPORT_HELD'
  /** A message written by a user. */
  | 'MESSAGE'
  /** A card was moved to 'Praktik slut, ej närvarat'. */
  | 'MOVED_TO_RED'
  /** A supervisor's assessment of a placement is there, or it is missing at the end. */
  | 'PLACEMENT_ASSESSMENT'
  /** An injury, a conflict or another incident during a placement. */
  | 'PLACEMENT_INCIDENT'
  /** A three-party talk of a placement is to be held within a week. */
  | 'PLACEMENT_TALK'
  /** A user without permission to see them has uploaded a file that names students with protected identity. */
  | 'PROTECTED_NAMED'
  /** A planned replacement of a teacher was not carried out, since the new teacher is no longer available. */
  | 'REPLACEMENT_STOPPED'
  /** A framework agreement with a workplace ends within 30 days. */
  | 'WORKPLACE_AGREEMENT';

/** Warning about an occasion. */
export type OccasionWarning =
  /** All seats are booked. */
  | 'FULL'
  /** The invigilator has another occasion at that time. */
  | 'INVIGILATOR_BUSY'
  /** Another occasion uses the room at that time. */
  | 'ROOM_TAKEN';

/** The chosen alternative of a choice group. */
export type PackageChoiceInput = {
  /** Name of the choice group, as in `PackageCourse.choiceGroup`. */
  choiceGroup: string;
  /** Id of the chosen course. */
  courseId: string;
};

/** A row of a package; its position in the list is the order. */
export type PackageCourseInput = {
  /** Name of the choice group; its rows are moved together. Null means no alternatives. */
  choiceGroup?: string | null | undefined;
  /** Id of the course; BAD_REFERENCE if it does not exist. */
  courseId: string;
  /** Whether the course includes work placement (APL); default false. */
  hasApl?: boolean | null | undefined;
  /** Whether the course is mandatory; default true. */
  isRequired?: boolean | null | undefined;
  /** Planned start week of full-time study, 1 to 400; null or omitted means after the previous course. */
  plannedWeek?: number | null | undefined;
};

/** Dates and instance of one course of a package. */
export type PackageCourseWishInput = {
  /** Id of a course of the plan (NOT_ALLOWED if it is not, DUPLICATE if it occurs twice). */
  courseId: string;
  /** An open instance of the course. Null or omitted: the course is only planned. */
  courseInstanceId?: string | null | undefined;
  /** Last day, not before the first (ORDER); the instance's, otherwise the plan's, unless given. */
  endDate?: string | null | undefined;
  /** First day, 2000-01-01 to 2100-12-31; the instance's, otherwise the plan's, unless given. */
  startDate?: string | null | undefined;
};

/** Kind of package; national and regional ones are vocational packages (yrkespaket). */
export type PackageKind =
  /** A local bundle of courses, which does not require APL. */
  | 'LOCAL'
  /** A national vocational package (nationellt yrkespaket). */
  | 'NATIONAL'
  /** A regional vocational package (regionalt yrkespaket). */
  | 'REGIONAL';

/** Start, pace and choices of a package plan. */
export type PackagePlanInput = {
  /** Chosen alternatives; default is the first of each choice group. */
  choices?: Array<PackageChoiceInput> | null | undefined;
  /** Ids of optional courses to include. */
  optionalCourseIds?: Array<string> | null | undefined;
  /** Pace in per cent of full time, 5 to 200; default 100. */
  pacePercent?: number | null | undefined;
  /** Id of the edition; NOT_FOUND if it does not exist. */
  packageId: string;
  /** First day of the first course, 2000-01-01 to 2100-12-31. */
  startDate: string;
};

/** Kind of a personal number, derived from its format. */
export type PersonalNumberKind =
  /** Interimsnummer: the last four characters begin with a letter, counted as 1 in the check digit. */
  | 'INTERIM'
  /** No number is stored. */
  | 'NONE'
  /** Personnummer, of the population register. */
  | 'PERSONNUMMER'
  /** Samordningsnummer: the day is increased by 60. */
  | 'SAMORDNINGSNUMMER'
  /** T-nummer (`YYYYMMDD-TF01`): a temporary number given by a school; two letters and two digits, no check digit. */
  | 'TEMPORARY';

/** Absence from a placement on a day. */
export type PlacementAbsence =
  /** Ogiltig frånvaro. */
  | 'INVALID'
  /** Giltig frånvaro, as illness or leave. */
  | 'VALID';

/** A day to report. */
export type PlacementDayInput = {
  /** Absence for the day or a part of it. */
  absence?: PlacementAbsence | null | undefined;
  /** A day of the week and of the placement, at the latest today. */
  day: string;
  /** 0 to 24, in quarters. */
  hours: number;
};

/** What a placement waits for next. */
export type PlacementDue =
  /** The agreement, at the latest on the first day. */
  | 'AGREEMENT'
  /** The supervisor's assessment: in the last week when the talks have been held, and after the end. */
  | 'ASSESSMENT'
  /** The last day. */
  | 'END'
  /** Slutsamtal, at the latest on the last day. */
  | 'FINAL_TALK'
  /** Mittsamtal, by half of the period, or sooner when half of the hours are reported. */
  | 'MIDTERM_TALK'
  /** The first day. */
  | 'START';

/** Filter of the placements; all given conditions apply. */
export type PlacementFilter = {
  /** Ends on this day or later. */
  from?: string | null | undefined;
  /** In one of these states. */
  states?: Array<PlacementState> | null | undefined;
  /** Placements of this student. */
  studentId?: string | null | undefined;
  /** Placements of this teacher. */
  teacherId?: string | null | undefined;
  /** Begins on this day or earlier. */
  to?: string | null | undefined;
  /** Placements at this workplace. */
  workplaceId?: string | null | undefined;
};

/** A goal of a placement. */
export type PlacementGoalInput = {
  /** A course of one of `enrollmentIds`. */
  courseId: string;
  /** What the student is to learn; at most 200 characters, once per course. */
  text: string;
};

/** Sort order of the placements. */
export type PlacementSort = {
  /** Direction of the order. */
  direction: SortDirection;
  /** Field to sort by. */
  field: PlacementSortField;
};

/** Sort fields of the placements. */
export type PlacementSortField =
  /** By last day. */
  | 'END_DATE'
  /** By first day. */
  | 'START_DATE';

/** State of a placement (domain, D7). */
export type PlacementState =
  /** Avtal klart: everyone has signed the agreement. */
  | 'AGREED'
  /** Genomförd. */
  | 'DONE'
  /** Avbruten, with a reason. */
  | 'INTERRUPTED'
  /** Pågår: the student is at the workplace. */
  | 'ONGOING'
  /** Planerad: no signed agreement yet. */
  | 'PLANNED';

/** The form of a placement. */
export type PlacementValues = {
  /** Last day, on or after the first day and at most two years later. */
  endDate: string;
  /** Course enrolments of the student to which it belongs, at most 20. Left out of a change, they stay. */
  enrollmentIds?: Array<string> | null | undefined;
  /** Goals from these courses, in their order, at most 40. Left out of a change, they stay. */
  goals?: Array<PlacementGoalInput> | null | undefined;
  /** 1 to 60. */
  hoursPerWeek: number;
  /** 1 to 5 000; default the hours a week by the number of weekdays. */
  plannedHours?: number | null | undefined;
  /** First day. */
  startDate: string;
  /** A supervisor at the workplace. */
  supervisorId?: string | null | undefined;
  /** The responsible teacher of the placement. */
  teacherId?: string | null | undefined;
  /** Days of the week, 1 (Monday) to 7 (Sunday); default Monday to Friday. Left out of a change, they stay. */
  weekdays?: Array<number> | null | undefined;
  /** An active workplace. */
  workplaceId: string;
};

/** Filter, order and page. */
export type PlacementsInput = {
  /** Default all placements of students that the viewer may see. */
  filter?: PlacementFilter | null | undefined;
  /** 1 to 200; default 50. */
  first?: number | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
  /** Default the latest first day first. */
  sort?: PlacementSort | null | undefined;
};

/** A new placement. */
export type PlanPlacementInput = {
  /** True takes a place although the workplace has none left; otherwise that is a CONFLICT (FULL). */
  overCapacity?: boolean | null | undefined;
  /** A student visible to the viewer; the responsible teacher's own, or any for an administrator. */
  studentId: string;
  /** The form. */
  values: PlacementValues;
};

/** The day of a talk. */
export type PlanTalkInput = {
  /** Which of the two. */
  kind: TalkKind;
  /** Id of the placement. */
  placementId: string;
  /** A day of the placement, or at most 30 days after it; null removes the plan. */
  plannedOn?: string | null | undefined;
  /** The version of the talk that the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** The upload and how to read its columns. */
export type PreviewImportInput = {
  /** True skips rows hidden in the workbook. Default false. */
  leaveOutHidden?: boolean | null | undefined;
  /** Overrides the mapping derived from the headings or remembered from this user's last import with the same headings. */
  mapping?: Array<ImportMapping> | null | undefined;
  /** Name of the sheet. By default the one whose headings this user has imported before, else the one with the most recognised headings. BAD_REFERENCE if there is no such sheet. */
  sheet?: string | null | undefined;
  /** Id of a workbook that this user has sent to `POST /api/students/import/preview`. */
  uploadId: string;
};

/** Unit of a price, which also determines how it is earned. */
export type PriceBasis =
  /** Entirely a result share: earned when the course is completed, which requires a pass unless the price says otherwise. */
  | 'PER_COMPLETED_COURSE'
  /** A fixed price; that of a package includes all its courses. */
  | 'PER_PLACE'
  /** The amount times the points of the course. */
  | 'PER_POINT';

/** Category that determines the price of a course (domain, D11). */
export type PriceCategory =
  /** Basic level (grundläggande nivå). */
  | 'BASIC'
  /** Orientation course on basic level. */
  | 'BASIC_ORIENTATION'
  /** Barn och fritid, vård och omsorg, försäljning, hotell. */
  | 'CARE_AND_SALES'
  /** Upper-secondary, general subjects. */
  | 'GENERAL'
  /** The subject naturkunskap, which has a price of its own. */
  | 'NATURAL_SCIENCE'
  /** Orientation course on upper-secondary level. */
  | 'ORIENTATION'
  /** Restaurang och livsmedel. */
  | 'RESTAURANT'
  /** Mathematics, physics, chemistry, biology. */
  | 'SCIENCE'
  /** Swedish for immigrants (svenska för invandrare). */
  | 'SFI'
  /** Other vocational courses. */
  | 'VOCATIONAL';

/** The price of a category, a course or a package. */
export type PriceRowInput = {
  /** At most 1 000 000 kr. */
  amountOre: number;
  /** 0 to 100; default 65. Not applicable to PER_COMPLETED_COURSE. */
  basePercent?: number | null | undefined;
  /** Default PER_POINT. */
  basis?: PriceBasis | null | undefined;
  /** Exactly one of `category`, `courseCode` and `package` must be set. */
  category?: PriceCategory | null | undefined;
  /** A course code; if no course has it, the package with that code. */
  courseCode?: string | null | undefined;
  /** For categories only. */
  distance?: boolean | null | undefined;
  /** A package's code, or its name if it has none; else a course code. The price applies to every edition of a package. */
  package?: string | null | undefined;
  /** Whether F and IG earn the result share. Default false for PER_COMPLETED_COURSE, which pays for a pass, else true. */
  paysFailed?: boolean | null | undefined;
};

/** Settings to change; omitted fields are unchanged. */
export type ProfileSettingsInput = {
  /** The complete list of muted kinds; null keeps the current value. */
  mutedNotifications?: Array<NotificationKind> | null | undefined;
  /** Frequency of the e-mail digest; null keeps the current value. */
  notificationDigest?: NotificationDigest | null | undefined;
  /** Rows per page of lists: 25, 50 or 100. */
  pageSize?: number | null | undefined;
  /** True reduces animations; null keeps the current value. */
  reducedMotion?: boolean | null | undefined;
  /** True enables single-key shortcuts; null keeps the current value. */
  shortcuts?: boolean | null | undefined;
  /** Path of the start page; null for the default. */
  startPage?: string | null | undefined;
  /** Colour theme; null keeps the current value. */
  theme?: Theme | null | undefined;
  /** True stops offering the product tour; null keeps the current value. */
  tourSeen?: boolean | null | undefined;
};

/** A course of the program form. */
export type ProgramCourseInput = {
  /** Name of the choice group, at most 60 characters; its rows are moved together. Null means no alternatives. */
  choiceGroup?: string | null | undefined;
  /** Id of the course; DUPLICATE if it occurs twice in the program. */
  courseId: string;
  /** Part of the program; the sum of REQUIRED courses, one per choice group, is compared with `requiredPoints`. */
  part: ProgramPart;
};

/** Program filter; all given conditions must match. */
export type ProgramFilter = {
  /** True includes archived programs; default false. */
  archived?: boolean | null | undefined;
  /** Part of a name or code. */
  q?: string | null | undefined;
};

/** All fields of the program form; the courses replace the stored ones. */
export type ProgramInput = {
  /** Program code, 1 to 20 characters without spaces; null or empty means none. CONFLICT (DUPLICATE) if taken. */
  code?: string | null | undefined;
  /** Courses in order, at most 200. */
  courses: Array<ProgramCourseInput>;
  /** Free text, at most 2 000 characters; null or omitted means none. */
  description?: string | null | undefined;
  /** Maximum points of freely chosen courses, 0 to 10 000; null means no rule. */
  freePoints?: number | null | undefined;
  /** Name, 1 to 120 characters. */
  name: string;
  /** Minimum points with a passing grade, 0 to 10 000 and at most `points` (ORDER); null means no rule. */
  passedPoints?: number | null | undefined;
  /** Total points, 0 to 10 000; null means no rule. */
  points?: number | null | undefined;
  /** Minimum points of program-specific courses, 0 to 10 000; null means no rule. */
  programmePoints?: number | null | undefined;
  /** Points of the mandatory part, 0 to 10 000; null means no rule. */
  requiredPoints?: number | null | undefined;
};

/** Part of a program that a course belongs to. */
export type ProgramPart =
  /** Programspecifik */
  | 'PROGRAMME'
  /** Programgemensam, obligatorisk */
  | 'REQUIRED';

/** A course of a study plan. */
export type PutStudyPlanItemInput = {
  /** The course; CONFLICT (DUPLICATE) if the plan has it or an equivalent. */
  courseId: string;
  /** Id of the item to change; a new or omitted one adds the course. */
  itemId?: string | null | undefined;
  /** At most 300 characters. */
  note?: string | null | undefined;
  /** A student with a plan. */
  studentId: string;
  /** Term, such as 2027VT. */
  term?: string | null | undefined;
  /** The version the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** An uploaded workbook; its rows are returned and nothing is written. */
export type ReadPriceWorkbookInput = {
  /** Id of a workbook that this user has sent to `POST /api/earnings/price-lists/workbook`. */
  uploadId: string;
};

/** Student, course and month. Name, personal number, phone, e-mail and municipality are copied from the student's record, never from the input. */
export type RegisterExamInput = {
  /** Postal address, at most 200 characters. */
  address?: string | null | undefined;
  /** The course's title, 1 to 120 characters. */
  course: string;
  /** True if the material has been fetched; the server sets the time. */
  materialReceived?: boolean | null | undefined;
  /**
   * One of `openExamOccasions`. The seat is booked in the same transaction, and released if the registration is denied.
   * CONFLICT: FULL, CANCELLED, or CLOSED (outside the registration window, or another course).
   */
  occasionId?: string | null | undefined;
  /** Day of payment of the fee; omitted while unpaid. */
  paymentDate?: string | null | undefined;
  /** The student's personal number; used only without `studentId` and only for staff. */
  personalNumber?: string | null | undefined;
  /** Actual day of registration, for entries made afterwards: today or earlier; today unless given. Staff only (else FORBIDDEN). */
  registeredOn?: string | null | undefined;
  /** The preferred month. */
  requestedMonth: Month;
  /** The student. Without it, students register themselves and staff give `personalNumber`. */
  studentId?: string | null | undefined;
  /** The responsible teacher, as in `teachers`. */
  teacherId?: string | null | undefined;
};

/** The enrolment to remove and the reason. */
export type RemoveEnrollmentInput = {
  /** The enrolment. CONFLICT: GRADED if its grade is signed, REMOVED if it is removed already. */
  id: string;
  /** Reason for the removal, 1 to 500 characters, stored with the enrolment. */
  reason: string;
  /** The `version` that was read; CONFLICT (reason VERSION) if it is no longer current. Not checked if omitted. */
  version?: number | null | undefined;
};

/** An item to remove. */
export type RemoveStudyPlanItemInput = {
  /** Id of the item. */
  itemId: string;
  /** A student with a plan. */
  studentId: string;
  /** The version the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** The supervisor to remove. */
export type RemoveSupervisorInput = {
  /** Id of the supervisor; the placements are kept without a supervisor. */
  id: string;
};

/** The agreement to remove. */
export type RemoveWorkplaceAgreementInput = {
  /** Id of the agreement; its file is deleted with it. */
  id: string;
};

/** The contact to remove. */
export type RemoveWorkplaceContactInput = {
  /** Id of the contact; FORBIDDEN for another user's, unless the caller is an administrator. */
  id: string;
};

/** The accounts to invite again; NOT_FOUND if one is unknown. */
export type RenewInvitationsInput = {
  /** At most 500 accounts, from `users`; all active accounts without a password unless given. */
  ids?: Array<string> | null | undefined;
};

/** The cancelled instance to reopen. */
export type ReopenCourseInstanceInput = {
  /** Id of the instance; CONFLICT (NOT_CANCELLED) if it is not cancelled. */
  id: string;
  /** Current version; CONFLICT (VERSION) if stale. Not checked if omitted. */
  version?: number | null | undefined;
};

/** Absence on a day. */
export type ReportAbsenceByLinkInput = {
  /** Kind of absence. */
  absence: PlacementAbsence;
  /** A day of the placement, at the latest today. */
  day: string;
  /** Hours at the workplace on that day, in quarters; default 0. */
  hours?: number | null | undefined;
  /** From the mailed link. */
  token: string;
};

/** An incident to report. */
export type ReportIncidentInput = {
  /** Kind of the incident. */
  kind: IncidentKind;
  /** Id of the placement. */
  placementId: string;
  /** What happened; at most 2 000 characters. */
  text: string;
};

/** Days of a week to report. */
export type ReportPlacementHoursInput = {
  /** All days of the week that have hours or absence; a day that is left out is not reported, with none the week is not. */
  days: Array<PlacementDayInput>;
  /** A placement that has begun: the viewer's own, or one that the viewer may change. */
  placementId: string;
  /** The version of the week that the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
  /** The week by ISO 8601: `2026-W49`. */
  week: string;
};

/** The account to which the link is mailed. */
export type RequestPasswordResetInput = {
  /** The account's address, in any case. At most three links an hour are mailed to one account. */
  email: string;
};

/** The notification to reset for all recipients. */
export type ResetNotificationInput = {
  /** The notification; NOT_FOUND if unknown. */
  id: string;
};

/** The token from the mailed link, and the new password. */
export type ResetPasswordInput = {
  /** Trimmed; 15 to 128 characters unless configured otherwise, not among the most common, not the person's or the school's name. */
  newPassword: string;
  /** From the mailed link. Single use, valid for 30 minutes. */
  token: string;
};

/** The name, its course or none, and whether to remember it. */
export type ResolveCourseNameInput = {
  /** Null: the text refers to no course, and its wishes are dismissed until the alias is deleted. */
  courseId?: string | null | undefined;
  /** 'Kom ihåg som alias'; a text without a course is always remembered. */
  remember: boolean;
  /** 1 to 200 characters. */
  text: string;
};

/** The notification to resolve and, for administrators, the user. */
export type ResolveNotificationInput = {
  /** A client-generated UUID for undo with `restoreNotifications`; ignored with `userId`. */
  batch?: string | null | undefined;
  /** The notification, from `notifications`. */
  id: string;
  /** Administrators only: resolves it for this user instead. */
  userId?: string | null | undefined;
};

/** The viewer's notifications to resolve, by time and kind. */
export type ResolveNotificationsInput = {
  /** A client-generated UUID for undo with `restoreNotifications`. */
  batch?: string | null | undefined;
  /** Only notifications of this kind; all kinds unless given. */
  kind?: NotificationKind | null | undefined;
  /** Resolves notifications up to this time: the `createdAt` of the newest one shown. */
  through: string;
};

/** The deleted comment to restore. */
export type RestoreCommentInput = {
  /** Id of the comment, from `commentHistory`; NOT_FOUND if it does not belong to the student. */
  commentId: string;
  /** Id of the student. */
  studentId: string;
};

/** The resolving call to undo. */
export type RestoreNotificationsInput = {
  /** The `batch` of that call. */
  batch: string;
};

/** The deleted view to restore. */
export type RestoreSavedViewInput = {
  /** The id of a view deleted in the last ten minutes. */
  id: string;
};

/** The key to revoke permanently. */
export type RevokeApiKeyInput = {
  /** Id of the key, as in `apiKeys`; revoking is idempotent. */
  id: string;
};

/** The placement whose link is revoked. */
export type RevokeSupervisorLinkInput = {
  /** Id of the placement. */
  id: string;
};

/** Roles, lowest rank first: guest 0, user 1, student 2, coordinator 3, specped 4, syv 5, teacher 6, admin 7, systemadmin 8. */
export type Role =
  /** Rank 7: everything except granting or changing the role systemadmin, the access log and API keys. */
  | 'ADMIN'
  /** Rank 3: reads a student's details and comments, searches, and adds APL comments. */
  | 'COORDINATOR'
  /** Rank 0: has no access to data of others, only to its own profile and tasks. */
  | 'GUEST'
  /** Rank 4, special-education staff: as coordinator, and the details, course and calendar pages. */
  | 'SPECPED'
  /** Rank 2: reads its own record, files and exams, and the names of courses and teachers. */
  | 'STUDENT'
  /** Rank 8: everything, including the access log and API keys. */
  | 'SYSTEMADMIN'
  /** Rank 5, study and career counsellor: as specped. */
  | 'SYV'
  /** Rank 6: the student list, the APL board, files, grades, exams, comments and notifications. */
  | 'TEACHER'
  /** Rank 1: as guest; cannot read students. */
  | 'USER';

/** A mapping and its new values. */
export type SaveMappingInput = {
  /** A student visible to the viewer. */
  studentId: string;
  /** The whole form. */
  values: StudyMappingValues;
  /** The version the user saw, 0 for a new mapping; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** A study plan and its new values. */
export type SaveStudyPlanInput = {
  /** True adds the required courses of the program or package that the student lacks, spread over terms by pace. */
  addCourses?: boolean | null | undefined;
  /** A student visible to the viewer. */
  studentId: string;
  /** The whole form. */
  values: StudyPlanValues;
  /** The version the user saw, 0 for a new plan; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** Width of a column. */
export type SavedColumnWidthInput = {
  /** The column's key on its page. */
  key: string;
  /** Width in pixels, 64 to 640. */
  width: number;
};

/** Column layout; at most 60 entries per field. */
export type SavedColumnsInput = {
  /** Keys of the hidden columns. */
  hidden: Array<string>;
  /** Keys of all columns in order, or empty for the default order. */
  order: Array<string>;
  /** Columns with a custom width. */
  widths: Array<SavedColumnWidthInput>;
};

/** A list whose views can be saved. */
export type SavedList =
  /** `/programsandcourses`: the courses. */
  | 'COURSES'
  /** `/course-instances`. */
  | 'COURSE_INSTANCES'
  /** `/course-matching`: students who need a course. */
  | 'COURSE_NEEDS'
  /** `/education`. */
  | 'EDUCATION'
  /** `/student-enrollments`. */
  | 'ENROLLMENTS'
  /** The table of `/examform`. */
  | 'EXAMS'
  /** `/course-matching`: placed students. */
  | 'MATCHED'
  /** `/programsandpackages`. */
  | 'PACKAGES'
  /** `/programsandcourses`: the programmes. */
  | 'PROGRAMS'
  /** `/students`. */
  | 'STUDENTS'
  /** `/teacher-management`. */
  | 'TEACHERS'
  /** `/anvandare`. */
  | 'USERS';

/** Scope of the search (specification, section 2: Search). */
export type SearchType =
  /** Everything; a text of the form YYYY-MM-DD is treated as a day, as in DATUM. */
  | 'ALLA'
  /** Students, teachers, other staff and accounts: by name, e-mail address and, for teachers and above, personal number. */
  | 'ANVANDARE'
  /** Students with a start or end date, or an enrolment's start or end, on that day. */
  | 'DATUM'
  /** Courses by name and code, course instances, packages and programs. */
  | 'KURS';

/** An assessment that a teacher has read. */
export type SeeAssessmentInput = {
  /** Id of the placement. */
  placementId: string;
  /** The version that the user read; CONFLICT if the supervisor has changed it since. */
  version?: number | null | undefined;
};

/** The placement whose agreement is sent. */
export type SendAgreementInput = {
  /** Id of the placement. */
  id: string;
  /** The version of the placement that the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** The cancelled instance whose held mails are sent. */
export type SendCancellationMailsInput = {
  /** Id of the instance; CONFLICT (NOT_CANCELLED) if it is not cancelled. */
  id: string;
};

/** The account that receives the link. */
export type SendResetLinkInput = {
  /** An active account, from `users`; CONFLICT (reason INACTIVE) for a deactivated one. */
  id: string;
};

/** The student, the new column and the previous one. */
export type SetAplStatusInput = {
  /** Column to move to; every transition is allowed. */
  aplStatus: AplStatus;
  /** Column that the card was moved from; the answer is a conflict if another user has moved it since. */
  from?: AplStatus | null | undefined;
  /** Id of the student whose card is moved. */
  studentId: string;
  /** True undoes the viewer's own move: `aplStatusSince` gets its earlier value. Default false. */
  undo?: boolean | null | undefined;
  /** True records in the history that the user moved the card although the agreement is not signed. Default false. */
  withoutAgreement?: boolean | null | undefined;
};

/** The enrolment and the fields to change, at least one besides `entryId`. Omitted fields are unchanged, null clears a field. */
export type SetGradeInput = {
  /** Basis of the grade, at most 2 000 characters; visible only to graders. */
  basis?: string | null | undefined;
  /** Date between the start and today; unless given, the end of the course, or today if that is in the future. */
  date?: string | null | undefined;
  /** The enrolment's id. */
  entryId: string;
  /** A grade of the course's scale; - is accepted for –. Null deletes the draft. */
  grade?: string | null | undefined;
  /** Kind of the grade; COURSE by default. Exam registrations are graded by `setExamGrade`. */
  kind?: GradeKind | null | undefined;
  /** Result of the national test (nationellt prov) as text, at most 60 characters. */
  nationalTest?: string | null | undefined;
  /** Summary of a final project, at most 240 characters. */
  projectSummary?: string | null | undefined;
  /** Title of a final project (komvuxarbete), required to sign a G; at most 200 characters. */
  projectTitle?: string | null | undefined;
  /** Reason, required for – and for every correction. */
  reason?: string | null | undefined;
  /** `GradeRow.version`; CONFLICT (reason VERSION) if it is no longer current. Not checked if omitted. */
  version?: number | null | undefined;
};

/** A placement and its new state. */
export type SetPlacementStateInput = {
  /** When everyone had signed the agreement; default today. Used with AGREED. */
  agreedOn?: string | null | undefined;
  /** True lets an administrator begin it without a signed agreement; otherwise that is a CONFLICT (AGREEMENT_MISSING). */
  allowWithoutAgreement?: boolean | null | undefined;
  /** Id of the placement. */
  id: string;
  /** True resumes an ended placement although its workplace has no place left; otherwise that is a CONFLICT (FULL). */
  overCapacity?: boolean | null | undefined;
  /** At most 300 characters; required for an interruption, and to begin without an agreement. */
  reason?: string | null | undefined;
  /** The new state; CONFLICT (TRANSITION) if it cannot follow the present one. */
  state: PlacementState;
  /** The version the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** The student and the protection of the identity (permissions, section 1.10). */
export type SetProtectedInput = {
  /** True hides the student and withholds number and contact fields; false removes the protection. */
  isProtected: boolean;
  /** The student's id. */
  studentId: string;
};

/** The student and the teacher; null removes the teacher. */
export type SetResponsibleTeacherInput = {
  /** The student's id. */
  studentId: string;
  /** The teacher's id, as in `teachers`; null removes the teacher. */
  teacherId?: string | null | undefined;
};

/** The account and its new role (permissions, section 7). */
export type SetUserRoleInput = {
  /** The account, from `users`. */
  id: string;
  /** At most the caller's rank. TEACHER also creates a teacher record if there is none. */
  role: Role;
  /** The `version` that was read; CONFLICT if it is no longer current. */
  version?: number | null | undefined;
};

/** A workplace and whether it takes students. */
export type SetWorkplaceStateInput = {
  /** Id of the workplace. */
  id: string;
  /** At most 300 characters; required when it is stopped. */
  reason?: string | null | undefined;
  /** The new state. */
  state: WorkplaceState;
  /** The version the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** SFI course. */
export type SfiCourse =
  /** Course A. */
  | 'A'
  /** Course B. */
  | 'B'
  /** Course C. */
  | 'C'
  /** Course D. */
  | 'D';

/** A signature of the workplace. */
export type SignAgreementByLinkInput = {
  /** The version of the agreement that the signer read; CONFLICT (AGREEMENT) if it is no longer the present one. */
  agreementVersion: number;
  /** The signer's name, at most 100 characters. */
  name: string;
  /** From the mailed link. */
  token: string;
};

/** A signature of the school. */
export type SignAgreementInput = {
  /** The version of the agreement that the signer read; CONFLICT (AGREEMENT) if it is no longer the present one. */
  agreementVersion: number;
  /** Id of the placement. */
  id: string;
  /** The signer's name as in the account, typed to confirm. */
  name: string;
};

/** A signature of the student. */
export type SignOwnAgreementInput = {
  /** The version of the agreement that the student read; CONFLICT (AGREEMENT) if it is no longer the present one. */
  agreementVersion: number;
  /** Id of the placement. */
  id: string;
  /** The student's name, typed to confirm. */
  name: string;
};

/** The needs, and whether to set them aside or restore them. */
export type SkipNeedsInput = {
  /** 1 to 200. */
  keys: Array<string>;
  /** False restores them. */
  skipped: boolean;
};

/** Sort direction; rows without a value come last in both directions. */
export type SortDirection =
  /** Smallest, earliest or first in the alphabet first. */
  | 'ASC'
  /** Largest, latest or last in the alphabet first. */
  | 'DESC';

/** Why the status of an enrolment changed (pages, section 8). */
export type StatusReason =
  /** Barnomsorg eller ekonomi */
  | 'CHILDCARE_OR_ECONOMY'
  /** Svårighetsgrad */
  | 'DIFFICULTY'
  /** Sjukdom */
  | 'ILLNESS'
  /** Flytt */
  | 'MOVED'
  /** Aldrig startat */
  | 'NEVER_STARTED'
  /** Annat */
  | 'OTHER'
  /** Arbete */
  | 'WORK';

/** Filters of the student list; all given conditions apply. */
export type StudentFilter = {
  /** Students in this column of the APL board. */
  aplStatus?: AplStatus | null | undefined;
  /** Part of the name of a course, package or program, or a course code. */
  education?: string | null | undefined;
  /** Students added or changed by this import, an `ImportBatch.id`. */
  importBatchId?: string | null | undefined;
  /** True: only students whose responsible teacher is the viewer. */
  mine?: boolean | null | undefined;
  /** Only students without a value in any of these fields. */
  missing?: Array<MissingField> | null | undefined;
  /** Students of any of these municipalities, by name as in `municipalities`. */
  municipalities?: Array<string> | null | undefined;
  /** Part of a name, an e-mail address or a personal number in any format. */
  q?: string | null | undefined;
  /** Start date on this day or later. */
  startFrom?: string | null | undefined;
  /** Start date on this day or earlier. */
  startTo?: string | null | undefined;
  /** Students with any of these statuses; all if empty or omitted. */
  statuses?: Array<StudentStatus> | null | undefined;
  /** Students with this responsible teacher; an id from `teachers`. */
  teacherId?: string | null | undefined;
};

/** A sort field with its direction. */
export type StudentSort = {
  /** Ascending or descending; rows without a value come last in both directions. */
  direction: SortDirection;
  /** The sort field. */
  field: StudentSortField;
};

/** Sort fields of the student list; students without a value come last in both directions. */
export type StudentSortField =
  /** By the code of the APL column, alphabetically. */
  | 'APL_STATUS'
  /** By e-mail address. */
  | 'EMAIL'
  /** By the last day of the studies. */
  | 'END_DATE'
  /** By the name of the municipality. */
  | 'MUNICIPALITY'
  /** By name, in Swedish alphabetical order. */
  | 'NAME'
  /** By personal number, that is by date of birth. */
  | 'PERSONAL_NUMBER'
  /** By phone number, as text. */
  | 'PHONE'
  /** By the first day of the studies. */
  | 'START_DATE'
  /** By the code of the status, alphabetically. */
  | 'STATUS'
  /** By the name of the responsible teacher. */
  | 'TEACHER'
  /** By the time of the record's last change. */
  | 'UPDATED_AT';

/** Status of a student, derived from the enrolments or, without any, from start and end date. */
export type StudentStatus =
  /** Aktiv */
  | 'ACTIVE'
  /** Avbrott */
  | 'DROPPED_OUT'
  /** Avslutad */
  | 'ENDED'
  /** Ej startad */
  | 'NOT_STARTED'
  /** Uppehåll */
  | 'PAUSED';

/** The student, filter and paging. */
export type StudentTimelineInput = {
  /** The `nextCursor` of the page before. */
  after?: string | null | undefined;
  /** Number of entries, 1 to 100. */
  first?: number | null | undefined;
  /** Only these kinds, as far as the viewer may read them; all if omitted or empty. */
  kinds?: Array<TimelineKind> | null | undefined;
  /** The student's id; for students only their own (`me.studentId`), else FORBIDDEN. */
  studentId: string;
};

/** Filter, order and paging; the first 50 students by name unless given. Paging by number (`page`) for lists on screen, or by cursor (`after`) for reading everything. */
export type StudentsInput = {
  /** The `nextCursor` of the page before, with the same sorting. */
  after?: string | null | undefined;
  /** All students that the viewer may see unless given. */
  filter?: StudentFilter | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1; 1 unless given. */
  page?: number | null | undefined;
  /** By name, ascending, unless given. */
  sort?: StudentSort | null | undefined;
};

/** Study form of an instance. */
export type StudyForm =
  /** Lärling */
  | 'APPRENTICESHIP'
  /** Klassrum */
  | 'CLASSROOM'
  /** Distans */
  | 'DISTANCE'
  /** Flex */
  | 'FLEX';

/** The form of a mapping; each text at most 4 000 characters, null if not described. */
export type StudyMappingValues = {
  /** Background. */
  background?: string | null | undefined;
  /** Earlier studies and work. */
  earlierStudies?: string | null | undefined;
  /** Languages. */
  languages?: string | null | undefined;
  /** Needs of support. */
  supportNeeds?: string | null | undefined;
};

/** Students whose study plan needs attention. */
export type StudyPlanFilter =
  /** Without a plan, and studying or about to. */
  | 'MISSING'
  /** The plan was last changed more than a year ago. */
  | 'OLD'
  /** The goal cannot be met in time, as of the latest change or the day's check. */
  | 'UNREACHABLE';

/** Goal of a study plan (domain, D4). */
export type StudyPlanGoal =
  /** Enstaka kurser. */
  | 'COURSES'
  /** Behörighet: the courses of the plan. */
  | 'ELIGIBILITY'
  /** Gymnasieexamen, with its program. */
  | 'EXAM'
  /** Sfi, with path and course. */
  | 'SFI'
  /** Yrkesutbildning, with its package. */
  | 'VOCATIONAL';

/** State of a course in a study plan: follows enrolment and grade. */
export type StudyPlanItemSource =
  /** The student has a passing grade, also in an equivalent course. */
  | 'DONE'
  /** The student is enrolled. */
  | 'ENROLLED'
  /** Planned. */
  | 'PLANNED'
  /** The whole course is validated, also as its equivalent, and there is no grade. */
  | 'VALIDATED'
  /** Wished for by the student. */
  | 'WISH';

/** State of a study plan. */
export type StudyPlanState =
  /** Överenskommen: the counsellor and the student agree. */
  | 'AGREED'
  /** Avslutad. */
  | 'CLOSED'
  /** Utkast: not agreed yet. */
  | 'DRAFT'
  /** Ändrad since it was agreed. */
  | 'REVISED';

/** Unit of a requirement. */
export type StudyPlanUnit =
  /** Courses: sfi has no points. */
  | 'COURSES'
  /** Points. */
  | 'POINTS';

/** The form of a study plan. */
export type StudyPlanValues = {
  /** 0 to 10 000. */
  basicPoints?: number | null | undefined;
  /** Goal. */
  goal: StudyPlanGoal;
  /** 5 to 200; 100 is full time. */
  pacePercent: number;
  /** Package; required for VOCATIONAL, ignored for other goals. */
  packageId?: string | null | undefined;
  /** Planned last day, on or after the first day and at most ten years later. */
  plannedEndDate: string;
  /** Program; required for EXAM, ignored for other goals. */
  programId?: string | null | undefined;
  /** Required for SFI, ignored for other goals. */
  sfiCourse?: SfiCourse | null | undefined;
  /** 1 to 3; required for SFI, ignored for other goals. */
  sfiPath?: number | null | undefined;
  /** First day. */
  startDate: string;
  /** 0 to 10 000. */
  upperSecondaryPoints?: number | null | undefined;
};

/** Which students, and which page. */
export type StudyPlansInput = {
  /** The `nextCursor` of the page before. */
  after?: string | null | undefined;
  /** Which students. */
  filter: StudyPlanFilter;
  /** 1 to 200; default 50. */
  first?: number | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
};

/** The form of a supervisor. */
export type SupervisorValues = {
  /** An e-mail address. */
  email?: string | null | undefined;
  /** 1 to 80 characters. */
  name: string;
  /** Telephone number as people write it. */
  phone?: string | null | undefined;
  /** When the supervisor's course was completed; not in the future. */
  trainedOn?: string | null | undefined;
};

/** A three-party talk of student, supervisor and school. */
export type TalkKind =
  /** Slutsamtal. */
  | 'FINAL'
  /** Mittsamtal, by half of the period, or sooner when half of the hours are reported. */
  | 'MIDTERM';

/** Kind of a decision about a teacher's work. */
export type TeacherEventKind =
  /** Was assigned a course instance. */
  | 'ASSIGNED'
  /** The employment ended and the account was deactivated. */
  | 'EMPLOYMENT_ENDED'
  /** The account was activated again. */
  | 'EMPLOYMENT_RESUMED'
  /** Subjects or extent of the employment were changed. */
  | 'PROFILE'
  /** Another teacher took over their students, exams and instances. */
  | 'REPLACED'
  /** A planned replacement was cancelled. */
  | 'REPLACEMENT_CANCELLED'
  /** Will be replaced on a future day. */
  | 'REPLACEMENT_PLANNED'
  /** A replacement was undone: everything has been moved back. */
  | 'REPLACEMENT_UNDONE'
  /** Took over the students, exams and instances of another teacher. */
  | 'TOOK_OVER'
  /** A course instance was reassigned to another teacher. */
  | 'UNASSIGNED';

/** The leaving teacher, the new one, and the first day. */
export type TeacherReplacementInput = {
  /** The first day of the new teacher, today or later; a future replacement is carried out on that day. */
  fromOn: string;
  /** The leaving teacher. */
  id: string;
  /** The new teacher; must be active and different. */
  replacementId: string;
};

/** Sort field and direction. */
export type TeacherSort = {
  /** Ascending or descending; rows without a value come last either way. */
  direction: SortDirection;
  /** Sort field. */
  field: TeacherSortField;
};

/** Sort field of the teacher list; ties are broken by name. */
export type TeacherSortField =
  /** By whether the account is active; ascending, deactivated ones first. */
  | 'ACTIVE'
  /** By the e-mail address of the account. */
  | 'EMAIL'
  /** By the number of exam registrations that wait for a decision. */
  | 'EXAMS'
  /** Teachers with overdue grades first. */
  | 'GRADES'
  /** By the number of ongoing instances. */
  | 'INSTANCES'
  /** By last sign-in; accounts never used come last. */
  | 'LAST_SEEN_AT'
  /** By `loadPercent`. */
  | 'LOAD'
  /** By display name, in Swedish alphabetical order. */
  | 'NAME'
  /** By the number of students in ongoing instances. */
  | 'STUDENTS';

/** A subject that a teacher teaches; the same name twice is BAD_USER_INPUT (DUPLICATE). */
export type TeacherSubjectInput = {
  /** True with formal qualification (behörighet) in the subject. */
  isQualified: boolean;
  /** 1 to 80 characters. */
  subject: string;
};

/** Conditions are combined with AND. */
export type TeacherWorkFilter = {
  /** Active (true) or deactivated (false) accounts. */
  active?: boolean | null | undefined;
  /** Only teachers with overdue grades. */
  overdue?: boolean | null | undefined;
  /** Part of a name or an e-mail address. */
  q?: string | null | undefined;
  /** Only teachers of this subject; exact match, as in `TeacherWorkPage.subjects`. */
  subject?: string | null | undefined;
  /** Only teachers without an ongoing or coming instance. */
  withoutInstances?: boolean | null | undefined;
};

/** Filter, order and page. */
export type TeacherWorkInput = {
  /** Default all teachers. */
  filter?: TeacherWorkFilter | null | undefined;
  /** 1 to 200; default 50. */
  first?: number | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
  /** Default by name. */
  sort?: TeacherSort | null | undefined;
};

/** Colour theme. */
export type Theme =
  /** Light text on a dark background. */
  | 'DARK'
  /** Dark text on a light background. */
  | 'LIGHT'
  /** Theme of the device. */
  | 'SYSTEM';

/** Kind of a timeline entry. */
export type TimelineKind =
  /** A move on the APL board. */
  | 'APL'
  /** A comment was written. */
  | 'COMMENT'
  /** A document was issued or revoked. */
  | 'DOCUMENT'
  /** Enrolled, planned or removed. */
  | 'ENROLLMENT'
  /** Exam registration, booking or decision. */
  | 'EXAM'
  /** A file was added. */
  | 'FILE'
  /** A grade was published or corrected. */
  | 'GRADE'
  /** A message to the participants of a course instance. */
  | 'MESSAGE'
  /** An enrolment's status has changed. */
  | 'STATUS';

/** The registrations with their versions after the decision. */
export type UndoExamDecisionsInput = {
  /** 1 to 100 registrations, each with the version that the decision returned. */
  exams: Array<ExamAtVersionInput>;
};

/** The batch to undo. */
export type UndoImportInput = {
  /** The viewer's own batch in state DONE; CONFLICT (NOT_COMMITTED) in any other state. */
  batchId: string;
};

/** The batch to undo. */
export type UndoMatchInput = {
  /** As in `matchBatches` or `matchedEntries`; a batch of another kind is NOT_FOUND. */
  batchId: string;
};

/** Search and page; default all unresolved names. */
export type UnknownCourseNamesInput = {
  /** 1 to 100; default 25. */
  first?: number | null | undefined;
  /** From 1; default 1. */
  page?: number | null | undefined;
  /** Part of the name, ignoring case and punctuation; default all names. */
  q?: string | null | undefined;
};

/** The course, its version and its new fields. */
export type UpdateCourseInput = {
  /** The complete form. Omitted optional fields are cleared, except `kind` (COURSE) and `equivalentIds` (unchanged). */
  course: CourseInput;
  /** Id of the course; NOT_FOUND if it does not exist. */
  id: string;
  /** Current version; CONFLICT if stale. */
  version: number;
};

/** The instance, its version and the changes. */
export type UpdateCourseInstanceInput = {
  /** Id of the instance. */
  id: string;
  /** The changes; omitted fields are unchanged. */
  values: CourseInstanceValues;
  /** Current version; CONFLICT (VERSION) if stale. Not checked if omitted. */
  version?: number | null | undefined;
};

/** The edition, its version and its new fields. */
export type UpdateCoursePackageInput = {
  /** Id of the edition. */
  id: string;
  /** All fields, replacing the stored ones and the courses. */
  package: CoursePackageInput;
  /** Current version; CONFLICT (VERSION) if stale. */
  version: number;
};

/** The enrolment, its version and the changes; omitted fields are unchanged. */
export type UpdateEnrollmentInput = {
  /** A different instance of the course. */
  courseInstanceId?: string | null | undefined;
  /** Effective date of the status or the instance; today unless given. */
  effectiveOn?: string | null | undefined;
  /** A new end date, not before the start (ORDER). */
  endDate?: string | null | undefined;
  /** The enrolment; NOT_FOUND if unknown. */
  id: string;
  /** The student's last activity, for example in a learning platform. */
  lastActivityOn?: string | null | undefined;
  /** Note on the status, at most 500 characters. Used only with `status`. */
  note?: string | null | undefined;
  /** Reason for the status; required for DROPPED_OUT, PAUSED and ENDED_BY_PRINCIPAL. Used only with `status`. */
  reason?: StatusReason | null | undefined;
  /** The status from `effectiveOn` on. CONFLICT (reason GRADED) for any but COMPLETED if the grade is signed. */
  status?: EnrollmentStatus | null | undefined;
  /** The `version` that was read; CONFLICT if it is no longer current. */
  version?: number | null | undefined;
};

/** The registration and its corrections; omitted fields are unchanged. */
export type UpdateExamInput = {
  /** The catalogue course of the registration; the entered title is kept. CONFLICT (reason GRADED) if the exam has a grade. */
  courseId?: string | null | undefined;
  /** The registration, from `exams`. */
  id: string;
  /** Actual day of registration, today or earlier; null resets it to the day of `createdAt`. A grade without an occasion cannot be dated earlier. */
  registeredOn?: string | null | undefined;
  /** The `version` that was read; CONFLICT if it is no longer current. */
  version?: number | null | undefined;
};

/** The follow-up and its new values. */
export type UpdateFollowUpInput = {
  /** Today or later, or the current date; omitted: unchanged. */
  dueOn?: string | null | undefined;
  /** A follow-up assigned to the viewer or written by the viewer. */
  id: string;
  /** At most 500 characters of plain text; null clears it, omitted: unchanged. */
  note?: string | null | undefined;
  /** The version the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** An uncommitted batch and its corrections; omitted fields are unchanged. */
export type UpdateImportInput = {
  /** The viewer's own batch; CONFLICT if it is committed (ALREADY_COMMITTED) or was last validated over an hour ago (EXPIRED). */
  batchId: string;
  /** Decisions about matches; each is written to the audit log. */
  decisions?: Array<ImportRowDecision> | null | undefined;
  /** Default true: an empty cell does not clear the stored value. */
  keepExistingWhenEmpty?: boolean | null | undefined;
  /** Omitted columns are unchanged; mapping a field to another column clears the previous one. */
  mapping?: Array<ImportMapping> | null | undefined;
  /** Cells to correct; the others are unchanged. */
  rows?: Array<ImportRowFix> | null | undefined;
  /** Spellings to correct in a whole column. */
  spellings?: Array<ImportSpellingFix> | null | undefined;
};

/** The phone number and the settings to change; omitted fields are unchanged. */
export type UpdateMyProfileInput = {
  /** The phone number; null clears it. */
  phone?: string | null | undefined;
  /** The settings to change. */
  settings?: ProfileSettingsInput | null | undefined;
};

/** A placement and its new values. */
export type UpdatePlacementInput = {
  /** Id of the placement. */
  id: string;
  /**
   * True replaces an agreement that has been signed by a new version, which everyone signs again; otherwise a change of
   * workplace, dates or hours is a CONFLICT (AGREEMENT_SIGNED).
   */
  newAgreement?: boolean | null | undefined;
  /** True takes a place although the workplace has none left; otherwise that is a CONFLICT (FULL). */
  overCapacity?: boolean | null | undefined;
  /** The whole form. */
  values: PlacementValues;
  /** The version the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** The list, its period and its complete prices; frozen months keep their amounts. */
export type UpdatePriceListInput = {
  /** The list to change; its customer cannot change. */
  id: string;
  /** 1 to 120 characters. */
  name: string;
  /** Paid days of each pause, 0 to 365; null: all. */
  paidPauseDays?: number | null | undefined;
  /** All prices of the list, at most 200; omitted ones are deleted. */
  rows: Array<PriceRowInput>;
  /** The first day: the list applies to studies that start from then on. */
  validFrom: string;
  /** The last day, not before the first; null: until further notice. */
  validTo?: string | null | undefined;
  /** The version the form was loaded with; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** The program, its version and its new fields. */
export type UpdateProgramInput = {
  /** Id of the program. */
  id: string;
  /** All fields, replacing the stored ones and the courses. */
  program: ProgramInput;
  /** Current version; CONFLICT (VERSION) if stale. */
  version: number;
};

/** The view, its version and the fields to change; omitted fields are unchanged. */
export type UpdateSavedViewInput = {
  /** The query string of the page; null keeps it. */
  address?: string | null | undefined;
  /** The column layout; null keeps it. */
  columns?: SavedColumnsInput | null | undefined;
  /** The id of a view that the viewer may change. */
  id: string;
  /** 1 to 80 characters; it cannot be cleared. */
  name?: string | null | undefined;
  /** The lowest role to share it with, which must have access to the list; null stops sharing. Administrators only. */
  sharedWith?: Role | null | undefined;
  /** The version that was read; CONFLICT if it is no longer current. */
  version?: number | null | undefined;
};

/** The student, its version and the fields to change; omitted fields are unchanged, null clears a field. */
export type UpdateStudentInput = {
  /** The free text 'Övrigt', at most 2 000 characters. */
  additionalInfo?: string | null | undefined;
  /** At most 254 characters; several students may share an address. */
  email?: string | null | undefined;
  /** The last day of the studies; not before `startDate` (ORDER). */
  endDate?: string | null | undefined;
  /** The free text 'Provstatus', at most 60 characters. */
  exam?: string | null | undefined;
  /** The student, from `students` or a search. */
  id: string;
  /** The home municipality; null clears it. */
  municipality?: MunicipalityInput | null | undefined;
  /** 1 to 120 characters; it cannot be cleared. */
  name?: string | null | undefined;
  /** With or without century and separator; the date and, if the kind has one, the check digit are verified. CONFLICT (DUPLICATE) if another student has it. */
  personalNumber?: string | null | undefined;
  /** 5 to 20 characters: digits, spaces, `+`, `-`, `/` and parentheses. */
  phone?: string | null | undefined;
  /** The first day of the studies. */
  startDate?: string | null | undefined;
  /** The `version` that was read; CONFLICT if it is no longer current. */
  version?: number | null | undefined;
};

/** A supervisor and the new values. */
export type UpdateSupervisorInput = {
  /** Id of the supervisor. */
  id: string;
  /** The whole form; omitted fields are cleared. */
  values: SupervisorValues;
  /** The version the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** The task and its new text. */
export type UpdateTaskInput = {
  /** 1 to 500 characters. */
  description: string;
  /** The id of an own task, from `tasks`. */
  id: string;
};

/** The teacher, the complete list of subjects, and the extent in per cent. */
export type UpdateTeacherProfileInput = {
  /** 5 to 100. */
  employmentPercent: number;
  /** Id of the teacher, as in `teachers`. */
  id: string;
  /** The complete list, at most 20; omitted subjects are removed. */
  subjects: Array<TeacherSubjectInput>;
  /** The version the form was loaded with; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** The account, its version and the fields to change; omitted fields are unchanged. */
export type UpdateUserInput = {
  /** A new e-mail address ends all sessions of the account and invalidates links sent to the old one. */
  email?: string | null | undefined;
  /** The account, from `users`. */
  id: string;
  /** 1 to 120 characters; it cannot be cleared. */
  name?: string | null | undefined;
  /** The phone number; null clears it. */
  phone?: string | null | undefined;
  /** The `version` that was read; CONFLICT if it is no longer current. */
  version?: number | null | undefined;
};

/** An agreement and its new values. */
export type UpdateWorkplaceAgreementInput = {
  /** Id of the agreement. */
  id: string;
  /** All values of the form. */
  values: WorkplaceAgreementValues;
  /** The version that the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** A contact and its new values. */
export type UpdateWorkplaceContactInput = {
  /** Id of the contact; FORBIDDEN for another user's. */
  id: string;
  /** All values of the form. */
  values: WorkplaceContactValues;
  /** The version that the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** A workplace and its new values. */
export type UpdateWorkplaceInput = {
  /** Id of the workplace. */
  id: string;
  /** The whole form; omitted fields are cleared. */
  values: WorkplaceValues;
  /** The version the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** Filters of the user administration; all given conditions apply. */
export type UserFilter = {
  /** True: active accounts; false: deactivated ones; both unless given. */
  active?: boolean | null | undefined;
  /** Accounts without (true) or with (false) a password; a password is required to sign in. */
  cannotSignIn?: boolean | null | undefined;
  /** Part of a name or an e-mail address. */
  q?: string | null | undefined;
  /** Accounts with any of these roles; all if empty or omitted. */
  roles?: Array<Role> | null | undefined;
  /** Student accounts without (true) or with (false) a linked record. */
  unlinked?: boolean | null | undefined;
};

/** A sort field with its direction. */
export type UserSort = {
  /** Ascending or descending; rows without a value come last in both directions. */
  direction: SortDirection;
  /** The sort field. */
  field: UserSortField;
};

/** Sort fields of the accounts; accounts without a value come last in both directions. */
export type UserSortField =
  /** Ascending: deactivated accounts first. */
  | 'ACTIVE'
  /** By the time of creation. */
  | 'CREATED_AT'
  /** By e-mail address. */
  | 'EMAIL'
  /** By the last sign-in. */
  | 'LAST_SEEN_AT'
  /** By name, in Swedish alphabetical order. */
  | 'NAME'
  /** By rank. */
  | 'ROLE';

/** Filter, order and paging; the first 50 by name unless given. */
export type UsersInput = {
  /** The `nextCursor` of the page before, with the same sorting. */
  after?: string | null | undefined;
  /** All accounts unless given. Accounts of API keys are always excluded. */
  filter?: UserFilter | null | undefined;
  /** Rows per page, 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1; 1 unless given. */
  page?: number | null | undefined;
  /** By name, ascending, unless given. */
  sort?: UserSort | null | undefined;
};

/** How much of a course is validated. */
export type ValidationScope =
  /** A part of it. */
  | 'PART'
  /** The whole course. */
  | 'WHOLE';

/** The report and the reason for the withdrawal. */
export type WithdrawCsnReportInput = {
  /** The report, from `csnReports`. */
  id: string;
  /** Required, at most 500 characters. Stored permanently; should name no student. */
  reason: string;
};

/** Whether a workplace has a framework agreement. */
export type WorkplaceAgreementState =
  /** Avtal har gått ut. */
  | 'EXPIRED'
  /** Avtal löper ut inom 60 dagar. */
  | 'EXPIRES_SOON'
  /** Inget avtal. */
  | 'NONE'
  /** Avtal finns: for more than 60 days from today. */
  | 'VALID';

/** The form of an agreement. */
export type WorkplaceAgreementValues = {
  /** At most 2 000 characters. */
  note?: string | null | undefined;
  /** First day. */
  validFrom: string;
  /** Last day, not before the first. */
  validTo: string;
};

/** How the school was in contact with a workplace. */
export type WorkplaceContactKind =
  /** Samtal: by telephone. */
  | 'CALL'
  /** E-post. */
  | 'EMAIL'
  /** Möte: at the school or on screen. */
  | 'MEETING'
  /** Besök: at the workplace. */
  | 'VISIT';

/** The values of a contact. */
export type WorkplaceContactValues = {
  /** The day, not in the future; default today. */
  contactedOn?: string | null | undefined;
  /** How they were in contact. */
  kind: WorkplaceContactKind;
  /** 1 to 2 000 characters; nothing about a student. */
  note: string;
  /** Name of the person at the workplace, at most 80 characters. */
  withWhom?: string | null | undefined;
};

/** The workplace, and the page of its contacts. */
export type WorkplaceContactsInput = {
  /** 1 to 100; default 10. */
  first?: number | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
  /** Id of the workplace; NOT_FOUND if it is unknown. */
  workplaceId: string;
};

/** Filter of the workplaces; all given conditions apply. */
export type WorkplaceFilter = {
  /** With an agreement in one of these states. */
  agreements?: Array<WorkplaceAgreementState> | null | undefined;
  /** Has one of these branches. */
  branches?: Array<Branch> | null | undefined;
  /** In one of these municipalities. */
  municipalities?: Array<string> | null | undefined;
  /** Part of the name, the postal town or the organisation number. */
  q?: string | null | undefined;
  /** In one of these states. */
  states?: Array<WorkplaceState> | null | undefined;
};

/** Two different workplaces; NOT_FOUND if either is unknown. */
export type WorkplaceMergePreviewInput = {
  /** The workplace to merge; it is deleted. */
  from: string;
  /** The workplace to keep. */
  into: string;
};

/** Sort order of the workplaces. */
export type WorkplaceSort = {
  /** Direction of the order. */
  direction: SortDirection;
  /** Field to sort by. */
  field: WorkplaceSortField;
};

/** Sort fields of the workplaces. */
export type WorkplaceSortField =
  /** By postal town. */
  | 'CITY'
  /** By name in Swedish alphabetical order. */
  | 'NAME'
  /** By number of places. */
  | 'PLACES';

/** Whether a workplace takes students. */
export type WorkplaceState =
  /** Aktiv: takes students. */
  | 'ACTIVE'
  /** Vilande: takes no students for the time being. */
  | 'RESTING'
  /** Stoppad: must not be used; the reason is recorded. */
  | 'STOPPED';

/** The form of a workplace. */
export type WorkplaceValues = {
  /** Branches of the workplace; default none. */
  branches?: Array<Branch> | null | undefined;
  /** At most 60 characters. */
  city?: string | null | undefined;
  /** An e-mail address. */
  contactEmail?: string | null | undefined;
  /** At most 80 characters. */
  contactName?: string | null | undefined;
  /** Telephone number as people write it. */
  contactPhone?: string | null | undefined;
  /** A municipality of the school's list. */
  municipality?: string | null | undefined;
  /** 1 to 120 characters. */
  name: string;
  /** At most 2 000 characters; nothing about a student. */
  note?: string | null | undefined;
  /** With its check digit, in any spelling; not the personal number of a sole trader. */
  organisationNumber?: string | null | undefined;
  /** 1 to 500 students at a time. */
  places: number;
  /** At most 10 characters. */
  postalCode?: string | null | undefined;
  /** Day of the latest assessment of risks, not in the future. */
  riskAssessedOn?: string | null | undefined;
  /** At most 120 characters. */
  street?: string | null | undefined;
  /** Unit or department within the organisation, at most 120 characters. */
  unit?: string | null | undefined;
};

/** Filter, order and page. */
export type WorkplacesInput = {
  /** Default all workplaces. */
  filter?: WorkplaceFilter | null | undefined;
  /** 1 to 200; default 50. */
  first?: number | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
  /** Default by name. */
  sort?: WorkplaceSort | null | undefined;
};

export type RestApiKeyFragment = { name: string, role: Role, createdAt: string, createdBy: string, expiresAt: string | null, lastUsedAt: string | null, revokedAt: string | null, _id: string };

export type RestCreatedApiKeyFragment = { key: string | null, apiKey: { name: string, role: Role, createdAt: string, createdBy: string, expiresAt: string | null, lastUsedAt: string | null, revokedAt: string | null, _id: string } };

export type RestRevokeApiKeyMutationVariables = Exact<{
  input: RevokeApiKeyInput;
}>;


export type RestRevokeApiKeyMutation = { revokeApiKey: { _id: string } };

export type RestApiKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type RestApiKeysQuery = { apiKeys: Array<{ name: string, role: Role, createdAt: string, createdBy: string, expiresAt: string | null, lastUsedAt: string | null, revokedAt: string | null, _id: string }> };

export type RestCreateApiKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type RestCreateApiKeyMutation = { createApiKey: { key: string | null, apiKey: { name: string, role: Role, createdAt: string, createdBy: string, expiresAt: string | null, lastUsedAt: string | null, revokedAt: string | null, _id: string } } };

export type RestCalendarExamFragment = { studentId: string, studentName: string, course: string, courseId: string | null, requestedMonth: Month, requestedYear: number, status: ExamStatus, municipality: string | null, teacherId: string | null, teacherName: string | null, paymentDate: string | null, isFeeExempt: boolean | null, materialReceived: boolean | null, result: string | null, _id: string };

export type RestCalendarFragment = { undatedCount: number, occasions: Array<{ version: number, heldOn: string, startsAt: string | null, endsAt: string | null, room: string | null, part: ExamPart | null, capacity: number | null, invigilator: string | null, teacherId: string | null, teacherName: string | null, registrationOpensOn: string | null, registrationClosesOn: string | null, note: string | null, isCancelled: boolean, cancelledReason: string | null, warnings: Array<OccasionWarning>, _id: string, courses: Array<{ code: string, name: string, _id: string }>, bookings: Array<{ attendance: ExamAttendance | null, idChecked: boolean | null, bookedAt: string | null, summonedAt: string | null, warnings: Array<BookingWarning>, exam: { studentId: string, studentName: string, course: string, courseId: string | null, requestedMonth: Month, requestedYear: number, status: ExamStatus, municipality: string | null, teacherId: string | null, teacherName: string | null, paymentDate: string | null, isFeeExempt: boolean | null, materialReceived: boolean | null, result: string | null, _id: string } }> }>, undated: Array<{ studentId: string, studentName: string, course: string, courseId: string | null, requestedMonth: Month, requestedYear: number, status: ExamStatus, municipality: string | null, teacherId: string | null, teacherName: string | null, paymentDate: string | null, isFeeExempt: boolean | null, materialReceived: boolean | null, result: string | null, _id: string }>, marks: Array<{ layer: CalendarLayer, day: string, courseInstanceId: string, courseName: string, name: string }> };

export type RestDocumentSheetFragment = { type: DocumentType, language: DocumentLanguage, landscape: boolean, schoolName: string, schoolDetails: Array<string>, title: string, subject: string, placeAndDate: string, signatoryName: string | null, signatoryTitle: string | null, blocks: Array<{ heading: string | null, paragraphs: Array<string>, signatures: Array<string>, facts: Array<{ label: string, value: string | null }>, table: { caption: string, rows: Array<Array<string>>, columns: Array<{ header: string, share: number, numeric: boolean }> } | null }> };

export type RestCalendarQueryVariables = Exact<{
  input: CalendarInput;
}>;


export type RestCalendarQuery = { calendar: { undatedCount: number, occasions: Array<{ version: number, heldOn: string, startsAt: string | null, endsAt: string | null, room: string | null, part: ExamPart | null, capacity: number | null, invigilator: string | null, teacherId: string | null, teacherName: string | null, registrationOpensOn: string | null, registrationClosesOn: string | null, note: string | null, isCancelled: boolean, cancelledReason: string | null, warnings: Array<OccasionWarning>, _id: string, courses: Array<{ code: string, name: string, _id: string }>, bookings: Array<{ attendance: ExamAttendance | null, idChecked: boolean | null, bookedAt: string | null, summonedAt: string | null, warnings: Array<BookingWarning>, exam: { studentId: string, studentName: string, course: string, courseId: string | null, requestedMonth: Month, requestedYear: number, status: ExamStatus, municipality: string | null, teacherId: string | null, teacherName: string | null, paymentDate: string | null, isFeeExempt: boolean | null, materialReceived: boolean | null, result: string | null, _id: string } }> }>, undated: Array<{ studentId: string, studentName: string, course: string, courseId: string | null, requestedMonth: Month, requestedYear: number, status: ExamStatus, municipality: string | null, teacherId: string | null, teacherName: string | null, paymentDate: string | null, isFeeExempt: boolean | null, materialReceived: boolean | null, result: string | null, _id: string }>, marks: Array<{ layer: CalendarLayer, day: string, courseInstanceId: string, courseName: string, name: string }> } };

export type RestOccasionSummonsesQueryVariables = Exact<{
  occasionId: string;
}>;


export type RestOccasionSummonsesQuery = { occasionSummonses: Array<{ type: DocumentType, language: DocumentLanguage, landscape: boolean, schoolName: string, schoolDetails: Array<string>, title: string, subject: string, placeAndDate: string, signatoryName: string | null, signatoryTitle: string | null, blocks: Array<{ heading: string | null, paragraphs: Array<string>, signatures: Array<string>, facts: Array<{ label: string, value: string | null }>, table: { caption: string, rows: Array<Array<string>>, columns: Array<{ header: string, share: number, numeric: boolean }> } | null }> }> };

export type RestEquivalentCourseFragment = { code: string, name: string, source: string | null };

export type RestCourseFragment = { code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> };

export type RestCatalogueCourseFragment = { version: number, code: string, name: string, subject: string | null, points: number | null, system: CourseSystem, level: CourseLevel, kind: CourseKind, priceCategory: PriceCategory | null, validFrom: string | null, validTo: string | null, cancelledOn: string | null, status: CourseStatus, activeInstances: number, students: number, _id: string, equivalents: Array<{ code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, source: string | null, _id: string }> };

export type RestCoursePackageFragment = { version: number, code: string | null, name: string, kind: PackageKind, description: string | null, targetPoints: number | null, aplWeeks: number | null, edition: number, isArchived: boolean, points: number, optionalPoints: number, weeks: number, activeStudents: number, _id: string, courses: Array<{ choiceGroup: string | null, isRequired: boolean, hasApl: boolean, plannedWeek: number | null, course: { code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } }> };

export type RestProgramFragment = { version: number, code: string | null, name: string, description: string | null, points: number | null, requiredPoints: number | null, programmePoints: number | null, freePoints: number | null, passedPoints: number | null, isArchived: boolean, activeStudents: number, _id: string, courses: Array<{ part: ProgramPart, choiceGroup: string | null, course: { code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } }> };

export type RestCatalogueCoursesQueryVariables = Exact<{
  filter?: CatalogueCourseFilter | null | undefined;
}>;


export type RestCatalogueCoursesQuery = { catalogueCourses: { nodes: Array<{ version: number, code: string, name: string, subject: string | null, points: number | null, system: CourseSystem, level: CourseLevel, kind: CourseKind, priceCategory: PriceCategory | null, validFrom: string | null, validTo: string | null, cancelledOn: string | null, status: CourseStatus, activeInstances: number, students: number, _id: string, equivalents: Array<{ code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, source: string | null, _id: string }> }> } };

export type RestCoursePackagesQueryVariables = Exact<{
  filter?: CoursePackageFilter | null | undefined;
}>;


export type RestCoursePackagesQuery = { coursePackages: { nodes: Array<{ version: number, code: string | null, name: string, kind: PackageKind, description: string | null, targetPoints: number | null, aplWeeks: number | null, edition: number, isArchived: boolean, points: number, optionalPoints: number, weeks: number, activeStudents: number, _id: string, courses: Array<{ choiceGroup: string | null, isRequired: boolean, hasApl: boolean, plannedWeek: number | null, course: { code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } }> }> } };

export type RestCatalogueCourseQueryVariables = Exact<{
  id: string;
}>;


export type RestCatalogueCourseQuery = { catalogueCourse: { version: number, code: string, name: string, subject: string | null, points: number | null, system: CourseSystem, level: CourseLevel, kind: CourseKind, priceCategory: PriceCategory | null, validFrom: string | null, validTo: string | null, cancelledOn: string | null, status: CourseStatus, activeInstances: number, students: number, _id: string, equivalents: Array<{ code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, source: string | null, _id: string }> } | null };

export type RestCreateCourseMutationVariables = Exact<{
  input: CreateCourseInput;
}>;


export type RestCreateCourseMutation = { createCourse: { version: number, code: string, name: string, subject: string | null, points: number | null, system: CourseSystem, level: CourseLevel, kind: CourseKind, priceCategory: PriceCategory | null, validFrom: string | null, validTo: string | null, cancelledOn: string | null, status: CourseStatus, activeInstances: number, students: number, _id: string, equivalents: Array<{ code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, source: string | null, _id: string }> } };

export type RestUpdateCourseMutationVariables = Exact<{
  input: UpdateCourseInput;
}>;


export type RestUpdateCourseMutation = { updateCourse: { version: number, code: string, name: string, subject: string | null, points: number | null, system: CourseSystem, level: CourseLevel, kind: CourseKind, priceCategory: PriceCategory | null, validFrom: string | null, validTo: string | null, cancelledOn: string | null, status: CourseStatus, activeInstances: number, students: number, _id: string, equivalents: Array<{ code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, source: string | null, _id: string }> } };

export type RestDeleteCourseMutationVariables = Exact<{
  input: DeleteFromCatalogueInput;
}>;


export type RestDeleteCourseMutation = { deleteCourse: boolean };

export type RestCoursePackageQueryVariables = Exact<{
  id: string;
}>;


export type RestCoursePackageQuery = { coursePackage: { version: number, code: string | null, name: string, kind: PackageKind, description: string | null, targetPoints: number | null, aplWeeks: number | null, edition: number, isArchived: boolean, points: number, optionalPoints: number, weeks: number, activeStudents: number, _id: string, courses: Array<{ choiceGroup: string | null, isRequired: boolean, hasApl: boolean, plannedWeek: number | null, course: { code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } }> } | null };

export type RestCreateCoursePackageMutationVariables = Exact<{
  input: CreateCoursePackageInput;
}>;


export type RestCreateCoursePackageMutation = { createCoursePackage: { version: number, code: string | null, name: string, kind: PackageKind, description: string | null, targetPoints: number | null, aplWeeks: number | null, edition: number, isArchived: boolean, points: number, optionalPoints: number, weeks: number, activeStudents: number, _id: string, courses: Array<{ choiceGroup: string | null, isRequired: boolean, hasApl: boolean, plannedWeek: number | null, course: { code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } }> } };

export type RestUpdateCoursePackageMutationVariables = Exact<{
  input: UpdateCoursePackageInput;
}>;


export type RestUpdateCoursePackageMutation = { updateCoursePackage: { version: number, code: string | null, name: string, kind: PackageKind, description: string | null, targetPoints: number | null, aplWeeks: number | null, edition: number, isArchived: boolean, points: number, optionalPoints: number, weeks: number, activeStudents: number, _id: string, courses: Array<{ choiceGroup: string | null, isRequired: boolean, hasApl: boolean, plannedWeek: number | null, course: { code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } }> } };

export type RestDeleteCoursePackageMutationVariables = Exact<{
  input: DeleteFromCatalogueInput;
}>;


export type RestDeleteCoursePackageMutation = { deleteCoursePackage: boolean };

export type RestPackageRemarkFragment = { code: string, message: string, count: number, examples: Array<string> };

export type RestPackageInstanceFragment = { name: string, startDate: string | null, endDate: string | null, pacePercent: number, teacher: string | null, seatsLeft: number | null, _id: string };

export type RestPreviewEnrollOnPackageQueryVariables = Exact<{
  input: EnrollOnPackageInput;
}>;


export type RestPreviewEnrollOnPackageQuery = { previewEnrollOnPackage: { points: number, startDate: string, endDate: string | null, isPossible: boolean, courses: Array<{ startDate: string, endDate: string | null, students: number, course: { code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> }, instance: { name: string, startDate: string | null, endDate: string | null, pacePercent: number, teacher: string | null, seatsLeft: number | null, _id: string } | null, instances: Array<{ name: string, startDate: string | null, endDate: string | null, pacePercent: number, teacher: string | null, seatsLeft: number | null, _id: string }>, leftOut: Array<{ code: string, message: string, count: number, examples: Array<string> }>, problems: Array<{ code: string, message: string, count: number, examples: Array<string> }>, warnings: Array<{ code: string, message: string, count: number, examples: Array<string> }> }>, problems: Array<{ code: string, message: string, count: number, examples: Array<string> }>, extendedDates: Array<{ studentId: string, studentName: string, startDateBefore: string | null, startDate: string | null, endDateBefore: string | null, endDate: string | null }> } };

export type RestEnrollOnPackageMutationVariables = Exact<{
  input: EnrollOnPackageInput;
}>;


export type RestEnrollOnPackageMutation = { enrollOnPackage: { students: number, courses: number, placed: number, datesExtended: number, batchId: string } };

export type RestProgramsQueryVariables = Exact<{
  filter?: ProgramFilter | null | undefined;
}>;


export type RestProgramsQuery = { programs: Array<{ version: number, code: string | null, name: string, description: string | null, points: number | null, requiredPoints: number | null, programmePoints: number | null, freePoints: number | null, passedPoints: number | null, isArchived: boolean, activeStudents: number, _id: string, courses: Array<{ part: ProgramPart, choiceGroup: string | null, course: { code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } }> }> };

export type RestProgramQueryVariables = Exact<{
  id: string;
}>;


export type RestProgramQuery = { program: { version: number, code: string | null, name: string, description: string | null, points: number | null, requiredPoints: number | null, programmePoints: number | null, freePoints: number | null, passedPoints: number | null, isArchived: boolean, activeStudents: number, _id: string, courses: Array<{ part: ProgramPart, choiceGroup: string | null, course: { code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } }> } | null };

export type RestCreateProgramMutationVariables = Exact<{
  input: CreateProgramInput;
}>;


export type RestCreateProgramMutation = { createProgram: { version: number, code: string | null, name: string, description: string | null, points: number | null, requiredPoints: number | null, programmePoints: number | null, freePoints: number | null, passedPoints: number | null, isArchived: boolean, activeStudents: number, _id: string, courses: Array<{ part: ProgramPart, choiceGroup: string | null, course: { code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } }> } };

export type RestUpdateProgramMutationVariables = Exact<{
  input: UpdateProgramInput;
}>;


export type RestUpdateProgramMutation = { updateProgram: { version: number, code: string | null, name: string, description: string | null, points: number | null, requiredPoints: number | null, programmePoints: number | null, freePoints: number | null, passedPoints: number | null, isArchived: boolean, activeStudents: number, _id: string, courses: Array<{ part: ProgramPart, choiceGroup: string | null, course: { code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } }> } };

export type RestDeleteProgramMutationVariables = Exact<{
  input: DeleteFromCatalogueInput;
}>;


export type RestDeleteProgramMutation = { deleteProgram: boolean };

export type RestCommentHistoryFragment = { commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }> };

export type RestAddStudentCommentMutationVariables = Exact<{
  input: AddCommentInput;
}>;


export type RestAddStudentCommentMutation = { addStudentComment: { commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }> } };

export type RestEditStudentCommentMutationVariables = Exact<{
  input: EditCommentInput;
}>;


export type RestEditStudentCommentMutation = { editStudentComment: { commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }> } };

export type RestDeleteStudentCommentMutationVariables = Exact<{
  input: DeleteCommentInput;
}>;


export type RestDeleteStudentCommentMutation = { deleteStudentComment: { commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }> } };

export type RestRestoreCommentMutationVariables = Exact<{
  input: RestoreCommentInput;
}>;


export type RestRestoreCommentMutation = { restoreComment: { commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }> } };

export type RestAddAplCommentMutationVariables = Exact<{
  input: AddCommentInput;
}>;


export type RestAddAplCommentMutation = { addAplComment: { commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }> } };

export type RestEditAplCommentMutationVariables = Exact<{
  input: EditAplCommentInput;
}>;


export type RestEditAplCommentMutation = { editAplComment: { commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }> } };

export type RestDeleteAplCommentMutationVariables = Exact<{
  input: DeleteAplCommentInput;
}>;


export type RestDeleteAplCommentMutation = { deleteAplComment: { commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }> } };

export type RestMarkCommentsSeenMutationVariables = Exact<{
  input: MarkCommentsSeenInput;
}>;


export type RestMarkCommentsSeenMutation = { markCommentsSeen: { commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }> } };

export type RestCourseInstanceSummaryFragment = { courseName: string, startDate: string | null, endDate: string | null, _id: string };

export type RestCourseInstanceFragment = { version: number, name: string, courseId: string, courseName: string, courseCode: string, points: number | null, startDate: string | null, endDate: string | null, weeks: number | null, pacePercent: number, studyForm: StudyForm, location: string | null, municipality: string | null, teacherId: string | null, teacherName: string | null, capacity: number | null, admitted: number, started: number, droppedOut: number, graded: number, ungraded: number, status: CourseInstanceStatus, gradesDueOn: string | null, gradesSignedAt: string | null, seriesId: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> };

export type RestCourseInstanceStudentsFragment = { students: Array<{ enrollmentId: string, studentId: string, name: string, personalNumber: string | null, email: string | null, phone: string | null, municipality: string | null, isProtected: boolean, status: EnrollmentStatus | null, statusOn: string | null, startDate: string | null, endDate: string | null, pacePercent: number, grade: string | null, gradedOn: string | null }> };

export type RestCancelCourseInstanceResultFragment = { students: number, batchId: string | null, waitingMails: number, instance: { version: number, name: string, courseId: string, courseName: string, courseCode: string, points: number | null, startDate: string | null, endDate: string | null, weeks: number | null, pacePercent: number, studyForm: StudyForm, location: string | null, municipality: string | null, teacherId: string | null, teacherName: string | null, capacity: number | null, admitted: number, started: number, droppedOut: number, graded: number, ungraded: number, status: CourseInstanceStatus, gradesDueOn: string | null, gradesSignedAt: string | null, seriesId: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } };

export type RestSentCancellationMailsFragment = { sent: number };

export type RestCourseInstancesQueryVariables = Exact<{
  input?: CourseInstancesInput | null | undefined;
}>;


export type RestCourseInstancesQuery = { courseInstances: { nextCursor: string | null, nodes: Array<{ version: number, name: string, courseId: string, courseName: string, courseCode: string, points: number | null, startDate: string | null, endDate: string | null, weeks: number | null, pacePercent: number, studyForm: StudyForm, location: string | null, municipality: string | null, teacherId: string | null, teacherName: string | null, capacity: number | null, admitted: number, started: number, droppedOut: number, graded: number, ungraded: number, status: CourseInstanceStatus, gradesDueOn: string | null, gradesSignedAt: string | null, seriesId: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> }> } };

export type RestCourseInstanceQueryVariables = Exact<{
  id: string;
}>;


export type RestCourseInstanceQuery = { courseInstance: { version: number, name: string, courseId: string, courseName: string, courseCode: string, points: number | null, startDate: string | null, endDate: string | null, weeks: number | null, pacePercent: number, studyForm: StudyForm, location: string | null, municipality: string | null, teacherId: string | null, teacherName: string | null, capacity: number | null, admitted: number, started: number, droppedOut: number, graded: number, ungraded: number, status: CourseInstanceStatus, gradesDueOn: string | null, gradesSignedAt: string | null, seriesId: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } };

export type RestCourseInstanceStudentsQueryVariables = Exact<{
  id: string;
}>;


export type RestCourseInstanceStudentsQuery = { courseInstanceStudents: { students: Array<{ enrollmentId: string, studentId: string, name: string, personalNumber: string | null, email: string | null, phone: string | null, municipality: string | null, isProtected: boolean, status: EnrollmentStatus | null, statusOn: string | null, startDate: string | null, endDate: string | null, pacePercent: number, grade: string | null, gradedOn: string | null }> } };

export type RestCreateCourseInstanceMutationVariables = Exact<{
  input: CreateCourseInstanceInput;
}>;


export type RestCreateCourseInstanceMutation = { createCourseInstance: { version: number, name: string, courseId: string, courseName: string, courseCode: string, points: number | null, startDate: string | null, endDate: string | null, weeks: number | null, pacePercent: number, studyForm: StudyForm, location: string | null, municipality: string | null, teacherId: string | null, teacherName: string | null, capacity: number | null, admitted: number, started: number, droppedOut: number, graded: number, ungraded: number, status: CourseInstanceStatus, gradesDueOn: string | null, gradesSignedAt: string | null, seriesId: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } };

export type RestUpdateCourseInstanceMutationVariables = Exact<{
  input: UpdateCourseInstanceInput;
}>;


export type RestUpdateCourseInstanceMutation = { updateCourseInstance: { version: number, name: string, courseId: string, courseName: string, courseCode: string, points: number | null, startDate: string | null, endDate: string | null, weeks: number | null, pacePercent: number, studyForm: StudyForm, location: string | null, municipality: string | null, teacherId: string | null, teacherName: string | null, capacity: number | null, admitted: number, started: number, droppedOut: number, graded: number, ungraded: number, status: CourseInstanceStatus, gradesDueOn: string | null, gradesSignedAt: string | null, seriesId: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } };

export type RestDeleteCourseInstanceMutationVariables = Exact<{
  input: DeleteCourseInstanceInput;
}>;


export type RestDeleteCourseInstanceMutation = { deleteCourseInstance: string };

export type RestCancelCourseInstanceMutationVariables = Exact<{
  input: CancelCourseInstanceInput;
}>;


export type RestCancelCourseInstanceMutation = { cancelCourseInstance: { students: number, batchId: string | null, waitingMails: number, instance: { version: number, name: string, courseId: string, courseName: string, courseCode: string, points: number | null, startDate: string | null, endDate: string | null, weeks: number | null, pacePercent: number, studyForm: StudyForm, location: string | null, municipality: string | null, teacherId: string | null, teacherName: string | null, capacity: number | null, admitted: number, started: number, droppedOut: number, graded: number, ungraded: number, status: CourseInstanceStatus, gradesDueOn: string | null, gradesSignedAt: string | null, seriesId: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } } };

export type RestSendCancellationMailsMutationVariables = Exact<{
  input: SendCancellationMailsInput;
}>;


export type RestSendCancellationMailsMutation = { sendCancellationMails: { sent: number } };

export type RestReopenCourseInstanceMutationVariables = Exact<{
  input: ReopenCourseInstanceInput;
}>;


export type RestReopenCourseInstanceMutation = { reopenCourseInstance: { version: number, name: string, courseId: string, courseName: string, courseCode: string, points: number | null, startDate: string | null, endDate: string | null, weeks: number | null, pacePercent: number, studyForm: StudyForm, location: string | null, municipality: string | null, teacherId: string | null, teacherName: string | null, capacity: number | null, admitted: number, started: number, droppedOut: number, graded: number, ungraded: number, status: CourseInstanceStatus, gradesDueOn: string | null, gradesSignedAt: string | null, seriesId: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } };

export type RestMatchOutcomeFragment = { batchId: string | null, matched: number, job: { state: JobState, done: number, total: number, _id: string } | null };

export type RestMatchBatchFragment = { title: string, size: number, createdAt: string, createdBy: string, undoneAt: string | null, _id: string, entries: Array<{ studentId: string, student: string, course: string, instance: string | null, startDate: string | null }> };

export type RestMatchCountsFragment = { needs: number, safe: number, uncertain: number, none: number, skipped: number };

export type RestMatchCourseFragment = { code: string, name: string, points: number | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> };

export type RestCourseAliasFragment = { text: string, createdBy: string | null, createdAt: string, _id: string, course: { code: string, name: string, points: number | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null };

export type RestMatchPageFragment = { totalCount: number, counts: { needs: number, safe: number, uncertain: number, none: number, skipped: number }, nodes: Array<{ key: string, studentId: string, student: string, municipality: string | null, wanted: string, earliestOn: string | null, pacePercent: number | null, frame: string | null, step: number | null, note: string | null, state: NeedState, passedGrade: string | null, isEnrolled: boolean, isCrowded: boolean, courses: Array<{ code: string, name: string, points: number | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> }>, proposals: Array<{ instanceId: string, name: string, startDate: string | null, endDate: string | null, pacePercent: number, location: string | null, municipality: string | null, teacher: string | null, seatsLeft: number | null, score: number, reasons: Array<MatchReason>, isOpen: boolean, course: { code: string, name: string, points: number | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } }> }> };

export type RestSafeMatchesFragment = { total: number, groups: Array<{ instanceId: string, name: string, courseCode: string, startDate: string | null, seatsLeft: number | null, students: Array<string> }> };

export type RestMatchedEntryPageFragment = { totalCount: number, nodes: Array<{ studentId: string, student: string, municipality: string | null, instance: string | null, startDate: string | null, matchedAt: string, matchedBy: string, batchId: string, batchSize: number, mayUndo: boolean, _id: string, course: { code: string, name: string, points: number | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } }> };

export type RestUnknownCourseNamePageFragment = { totalCount: number, nodes: Array<{ text: string, students: number, importRows: number, hits: Array<{ likeness: number, course: { code: string, name: string, points: number | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } }> }> };

export type RestSkipNeedsMutationVariables = Exact<{
  input: SkipNeedsInput;
}>;


export type RestSkipNeedsMutation = { changed: number };

export type RestResolvedCourseNameFragment = { students: number, alias: { text: string, createdBy: string | null, createdAt: string, _id: string, course: { code: string, name: string, points: number | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null } | null };

export type RestCourseMatchingQueryVariables = Exact<{
  input?: CourseMatchingInput | null | undefined;
}>;


export type RestCourseMatchingQuery = { courseMatching: { totalCount: number, counts: { needs: number, safe: number, uncertain: number, none: number, skipped: number }, nodes: Array<{ key: string, studentId: string, student: string, municipality: string | null, wanted: string, earliestOn: string | null, pacePercent: number | null, frame: string | null, step: number | null, note: string | null, state: NeedState, passedGrade: string | null, isEnrolled: boolean, isCrowded: boolean, courses: Array<{ code: string, name: string, points: number | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> }>, proposals: Array<{ instanceId: string, name: string, startDate: string | null, endDate: string | null, pacePercent: number, location: string | null, municipality: string | null, teacher: string | null, seatsLeft: number | null, score: number, reasons: Array<MatchReason>, isOpen: boolean, course: { code: string, name: string, points: number | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } }> }> } };

export type RestMatchNeedsMutationVariables = Exact<{
  input: MatchNeedsInput;
}>;


export type RestMatchNeedsMutation = { matchNeeds: { batchId: string | null, matched: number, job: { state: JobState, done: number, total: number, _id: string } | null } };

export type RestSafeMatchesQueryVariables = Exact<{
  filter?: MatchFilter | null | undefined;
}>;


export type RestSafeMatchesQuery = { safeMatches: { total: number, groups: Array<{ instanceId: string, name: string, courseCode: string, startDate: string | null, seatsLeft: number | null, students: Array<string> }> } };

export type RestMatchSafeNeedsMutationVariables = Exact<{
  input: MatchSafeNeedsInput;
}>;


export type RestMatchSafeNeedsMutation = { matchSafeNeeds: { batchId: string | null, matched: number, job: { state: JobState, done: number, total: number, _id: string } | null } };

export type RestMatchBatchesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestMatchBatchesQuery = { matchBatches: Array<{ title: string, size: number, createdAt: string, createdBy: string, undoneAt: string | null, _id: string, entries: Array<{ studentId: string, student: string, course: string, instance: string | null, startDate: string | null }> }> };

export type RestMatchedEntriesQueryVariables = Exact<{
  input?: MatchedEntriesInput | null | undefined;
}>;


export type RestMatchedEntriesQuery = { matchedEntries: { totalCount: number, nodes: Array<{ studentId: string, student: string, municipality: string | null, instance: string | null, startDate: string | null, matchedAt: string, matchedBy: string, batchId: string, batchSize: number, mayUndo: boolean, _id: string, course: { code: string, name: string, points: number | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } }> } };

export type RestUndoMatchMutationVariables = Exact<{
  input: UndoMatchInput;
}>;


export type RestUndoMatchMutation = { undoMatch: { title: string, size: number, createdAt: string, createdBy: string, undoneAt: string | null, _id: string, entries: Array<{ studentId: string, student: string, course: string, instance: string | null, startDate: string | null }> } };

export type RestCreateInstanceForNeedsMutationVariables = Exact<{
  input: CreateInstanceForNeedsInput;
}>;


export type RestCreateInstanceForNeedsMutation = { createInstanceForNeeds: { batchId: string | null, matched: number, job: { state: JobState, done: number, total: number, _id: string } | null } };

export type RestUnknownCourseNamesQueryVariables = Exact<{
  input?: UnknownCourseNamesInput | null | undefined;
}>;


export type RestUnknownCourseNamesQuery = { unknownCourseNames: { totalCount: number, nodes: Array<{ text: string, students: number, importRows: number, hits: Array<{ likeness: number, course: { code: string, name: string, points: number | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } }> }> } };

export type RestResolveCourseNameMutationVariables = Exact<{
  input: ResolveCourseNameInput;
}>;


export type RestResolveCourseNameMutation = { resolveCourseName: { students: number, alias: { text: string, createdBy: string | null, createdAt: string, _id: string, course: { code: string, name: string, points: number | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null } | null } };

export type RestAddCourseWishMutationVariables = Exact<{
  input: AddCourseWishInput;
}>;


export type RestAddCourseWishMutation = { addCourseWish: { needs: number, safe: number, uncertain: number, none: number, skipped: number } };

export type RestCourseAliasesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCourseAliasesQuery = { courseAliases: Array<{ text: string, createdBy: string | null, createdAt: string, _id: string, course: { code: string, name: string, points: number | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null }> };

export type RestForgetCourseAliasMutationVariables = Exact<{
  input: ForgetCourseAliasInput;
}>;


export type RestForgetCourseAliasMutation = { forgetCourseAlias: string };

export type RestParticipantMessagePreviewFragment = { participants: number, reached: number, withoutEmail: number, withProtectedData: number };

export type RestParticipantMessageFragment = { sentAt: string, reached: number, _id: string };

export type RestParticipantMessagePreviewQueryVariables = Exact<{
  id: string;
}>;


export type RestParticipantMessagePreviewQuery = { participantMessagePreview: { participants: number, reached: number, withoutEmail: number, withProtectedData: number } };

export type RestMessageParticipantsMutationVariables = Exact<{
  input: MessageParticipantsInput;
}>;


export type RestMessageParticipantsMutation = { messageParticipants: { sentAt: string, reached: number, _id: string } };

export type RestCourseDetailFragment = { courseName: string, _id: string, teacher: { username: string, _id: string } | null, students: Array<{ name: string, _id: string }> };

export type RestDetailsQueryVariables = Exact<{
  type: DetailsType;
  id: string;
}>;


export type RestDetailsQuery = { details:
    | { type: string, title: string, role: Role, email: string | null, active: boolean, _id: string }
    | { type: string, title: string, personalNumber: string | null, personalNumberKind: PersonalNumberKind | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, status: StudentStatus, educationSummary: string | null, aplStatus: AplStatus, aplStatusSince: string, withheld: Array<string>, link: string, _id: string, municipality: { type: string } | null, education: Array<{ type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null }>, teacher: { username: string, _id: string } | null }
    | { type: string, title: string, email: string | null, active: boolean, isOwn: boolean, studentCount: number, _id: string, courseInstances: Array<{ courseName: string, startDate: string | null, endDate: string | null, _id: string }> }
   | null };

export type RestCourseQueryVariables = Exact<{
  id: string;
}>;


export type RestCourseQuery = { course: { courseName: string, _id: string, teacher: { username: string, _id: string } | null, students: Array<{ name: string, _id: string }> } | null };

export type RestIssuedDocumentFragment = { id: string, filename: string, size: number };

export type RestDocumentBatchQueryVariables = Exact<{ [key: string]: never; }>;


export type RestDocumentBatchQuery = { documentSubjects: { totalCount: number } };

export type RestDocumentVerificationFragment = { code: string, type: DocumentType, title: string, issuedOn: string, issuer: string, valid: boolean, revokedOn: string | null, erasedOn: string | null, holder: string | null, sha256: string };

export type RestVerifyDocumentQueryVariables = Exact<{
  code: string;
}>;


export type RestVerifyDocumentQuery = { verifyDocument: { code: string, type: DocumentType, title: string, issuedOn: string, issuer: string, valid: boolean, revokedOn: string | null, erasedOn: string | null, holder: string | null, sha256: string } | null };

export type RestIssuedDocumentQueryVariables = Exact<{
  id: string;
}>;


export type RestIssuedDocumentQuery = { issuedDocument: { id: string, filename: string, size: number } | null };

export type RestPriceListFragment = { version: number, municipality: string, name: string, validFrom: string, validTo: string | null, paidPauseDays: number | null, _id: string, rows: Array<{ category: PriceCategory | null, courseId: string | null, packageId: string | null, code: string | null, title: string | null, distance: boolean, basis: PriceBasis, amountOre: number, basePercent: number, paysFailed: boolean, equivalents: Array<{ code: string, name: string, source: string | null }> }> };

export type RestFreezeFragment = { month: string, kind: FreezeKind, throughOn: string, frozenAt: string, frozenByName: string | null, totalOre: number, uninvoiced: Array<string>, uninvoicedOre: number, _id: string, municipalities: Array<{ municipality: string, lines: number, linesOre: number, correctionsOre: number, totalOre: number, invoicedOre: number, status: EarningStatus, invoices: Array<{ id: string, amountOre: number, reference: string | null, invoicedAt: string, invoicedByName: string | null }> }> };

export type RestCorrectionFragment = { month: string, enrollmentId: string, studentId: string, municipality: string, title: string, amountOre: number, reason: string, createdAt: string, createdByName: string | null, _id: string };

export type RestEarningsReportFragment = { from: string, to: string, through: string, frozenMonths: Array<string>, cards: { earnedOre: number, baseOre: number, resultOre: number, correctionsOre: number, invoiceableOre: number, remainingResultOre: number, remainingCount: number, riskOre: number, riskCount: number }, groups: Array<{ municipality: string, courseId: string | null, packageId: string | null, code: string | null, title: string | null, enrollments: number, baseOre: number, resultOre: number, correctionsOre: number, earnedOre: number, remainingResultOre: number, riskOre: number, status: EarningStatus, equivalents: Array<{ code: string, name: string, source: string | null }> }>, problems: Array<{ kind: EarningProblemKind, municipality: string | null, courses: number, enrollments: number, titles: Array<string> }> };

export type RestFreezesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestFreezesQuery = { earningFreezes: Array<{ month: string, kind: FreezeKind, throughOn: string, frozenAt: string, frozenByName: string | null, totalOre: number, uninvoiced: Array<string>, uninvoicedOre: number, _id: string, municipalities: Array<{ municipality: string, lines: number, linesOre: number, correctionsOre: number, totalOre: number, invoicedOre: number, status: EarningStatus, invoices: Array<{ id: string, amountOre: number, reference: string | null, invoicedAt: string, invoicedByName: string | null }> }> }> };

export type RestInvoiceSheetFragment = { month: string, municipality: string, totalOre: number, rows: Array<{ personalNumber: string | null, name: string, code: string | null, title: string, points: number | null, pausedDays: number | null, unpaidDays: number | null, kind: string, amountOre: number, reference: string | null }> };

export type RestPriceWorkbookFragment = { rows: Array<Array<string>>, hiddenRows: string | null };

export type RestEarningsQueryVariables = Exact<{
  input: EarningsInput;
}>;


export type RestEarningsQuery = { earnings: { from: string, to: string, through: string, frozenMonths: Array<string>, cards: { earnedOre: number, baseOre: number, resultOre: number, correctionsOre: number, invoiceableOre: number, remainingResultOre: number, remainingCount: number, riskOre: number, riskCount: number }, groups: Array<{ municipality: string, courseId: string | null, packageId: string | null, code: string | null, title: string | null, enrollments: number, baseOre: number, resultOre: number, correctionsOre: number, earnedOre: number, remainingResultOre: number, riskOre: number, status: EarningStatus, equivalents: Array<{ code: string, name: string, source: string | null }> }>, problems: Array<{ kind: EarningProblemKind, municipality: string | null, courses: number, enrollments: number, titles: Array<string> }> } };

export type RestPriceListsQueryVariables = Exact<{
  municipality?: string | null | undefined;
}>;


export type RestPriceListsQuery = { priceLists: Array<{ version: number, municipality: string, name: string, validFrom: string, validTo: string | null, paidPauseDays: number | null, _id: string, rows: Array<{ category: PriceCategory | null, courseId: string | null, packageId: string | null, code: string | null, title: string | null, distance: boolean, basis: PriceBasis, amountOre: number, basePercent: number, paysFailed: boolean, equivalents: Array<{ code: string, name: string, source: string | null }> }> }> };

export type RestCreatePriceListMutationVariables = Exact<{
  input: CreatePriceListInput;
}>;


export type RestCreatePriceListMutation = { createPriceList: { version: number, municipality: string, name: string, validFrom: string, validTo: string | null, paidPauseDays: number | null, _id: string, rows: Array<{ category: PriceCategory | null, courseId: string | null, packageId: string | null, code: string | null, title: string | null, distance: boolean, basis: PriceBasis, amountOre: number, basePercent: number, paysFailed: boolean, equivalents: Array<{ code: string, name: string, source: string | null }> }> } };

export type RestReadPriceWorkbookMutationVariables = Exact<{
  input: ReadPriceWorkbookInput;
}>;


export type RestReadPriceWorkbookMutation = { readPriceWorkbook: { rows: Array<Array<string>>, hiddenRows: string | null } };

export type RestUpdatePriceListMutationVariables = Exact<{
  input: UpdatePriceListInput;
}>;


export type RestUpdatePriceListMutation = { updatePriceList: { version: number, municipality: string, name: string, validFrom: string, validTo: string | null, paidPauseDays: number | null, _id: string, rows: Array<{ category: PriceCategory | null, courseId: string | null, packageId: string | null, code: string | null, title: string | null, distance: boolean, basis: PriceBasis, amountOre: number, basePercent: number, paysFailed: boolean, equivalents: Array<{ code: string, name: string, source: string | null }> }> } };

export type RestDeletePriceListMutationVariables = Exact<{
  input: DeletePriceListInput;
}>;


export type RestDeletePriceListMutation = { deletePriceList: string };

export type RestFreezePeriodMutationVariables = Exact<{
  input: FreezePeriodInput;
}>;


export type RestFreezePeriodMutation = { freezePeriod: { month: string, kind: FreezeKind, throughOn: string, frozenAt: string, frozenByName: string | null, totalOre: number, uninvoiced: Array<string>, uninvoicedOre: number, _id: string, municipalities: Array<{ municipality: string, lines: number, linesOre: number, correctionsOre: number, totalOre: number, invoicedOre: number, status: EarningStatus, invoices: Array<{ id: string, amountOre: number, reference: string | null, invoicedAt: string, invoicedByName: string | null }> }> } };

export type RestMarkInvoicedMutationVariables = Exact<{
  input: MarkInvoicedInput;
}>;


export type RestMarkInvoicedMutation = { markInvoiced: { month: string, kind: FreezeKind, throughOn: string, frozenAt: string, frozenByName: string | null, totalOre: number, uninvoiced: Array<string>, uninvoicedOre: number, _id: string, municipalities: Array<{ municipality: string, lines: number, linesOre: number, correctionsOre: number, totalOre: number, invoicedOre: number, status: EarningStatus, invoices: Array<{ id: string, amountOre: number, reference: string | null, invoicedAt: string, invoicedByName: string | null }> }> } };

export type RestInvoiceSheetQueryVariables = Exact<{
  input: InvoiceSheetInput;
}>;


export type RestInvoiceSheetQuery = { invoiceSheet: { month: string, municipality: string, totalOre: number, rows: Array<{ personalNumber: string | null, name: string, code: string | null, title: string, points: number | null, pausedDays: number | null, unpaidDays: number | null, kind: string, amountOre: number, reference: string | null }> } };

export type RestCorrectEarningsMutationVariables = Exact<{
  input: CorrectEarningsInput;
}>;


export type RestCorrectEarningsMutation = { correctEarnings: Array<{ month: string, enrollmentId: string, studentId: string, municipality: string, title: string, amountOre: number, reason: string, createdAt: string, createdByName: string | null, _id: string }> };

export type RestTeacherFragment = { _id: string, userId: { username: string, _id: string } };

export type RestCourseSummaryFragment = { courseName: string, courseCode: string, points: number | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }>, teacher: { username: string, _id: string } | null };

export type RestCoursesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCoursesQuery = { courses: Array<{ courseName: string, courseCode: string, points: number | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }>, teacher: { username: string, _id: string } | null }> };

export type RestTeachersQueryVariables = Exact<{ [key: string]: never; }>;


export type RestTeachersQuery = { teachers: Array<{ _id: string, userId: { username: string, _id: string } }> };

export type RestEnrollmentFieldsFragment = { version: number, type: EducationType, targetId: string, name: string, code: string | null, points: number | null, teacher: string | null, startDate: string | null, endDate: string | null, pacePercent: number | null, status: EnrollmentStatus | null, statusOn: string | null, statusReason: StatusReason | null, grade: string | null, gradedOn: string | null, isGradeSigned: boolean, lastActivityOn: string | null, csnReportedAt: string | null, invoicedOn: string | null, isEnrollment: boolean, removedAt: string | null, removedReason: string | null, _id: string, student: { name: string, personalNumber: string | null, municipality: string | null, _id: string }, equivalents: Array<{ code: string, name: string, source: string | null }>, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null };

export type RestEnrollmentQueryVariables = Exact<{
  id: string;
}>;


export type RestEnrollmentQuery = { enrollment: { version: number, type: EducationType, targetId: string, name: string, code: string | null, points: number | null, teacher: string | null, startDate: string | null, endDate: string | null, pacePercent: number | null, status: EnrollmentStatus | null, statusOn: string | null, statusReason: StatusReason | null, grade: string | null, gradedOn: string | null, isGradeSigned: boolean, lastActivityOn: string | null, csnReportedAt: string | null, invoicedOn: string | null, isEnrollment: boolean, removedAt: string | null, removedReason: string | null, _id: string, statusHistory: Array<{ status: EnrollmentStatus | null, effectiveOn: string | null, reason: StatusReason | null, note: string | null, changedAt: string, changedBy: string | null }>, student: { name: string, personalNumber: string | null, municipality: string | null, _id: string }, equivalents: Array<{ code: string, name: string, source: string | null }>, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null } | null };

export type RestEnrollStudentMutationVariables = Exact<{
  input: EnrollStudentInput;
}>;


export type RestEnrollStudentMutation = { enrollStudent: { warnings: Array<string>, version: number, type: EducationType, targetId: string, name: string, code: string | null, points: number | null, teacher: string | null, startDate: string | null, endDate: string | null, pacePercent: number | null, status: EnrollmentStatus | null, statusOn: string | null, statusReason: StatusReason | null, grade: string | null, gradedOn: string | null, isGradeSigned: boolean, lastActivityOn: string | null, csnReportedAt: string | null, invoicedOn: string | null, isEnrollment: boolean, removedAt: string | null, removedReason: string | null, _id: string, student: { name: string, personalNumber: string | null, municipality: string | null, _id: string }, equivalents: Array<{ code: string, name: string, source: string | null }>, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null } };

export type RestCsnReportFieldsFragment = { createdAt: string, createdBy: string, size: number, enrollments: number, _id: string, withdrawal: { withdrawnAt: string, withdrawnBy: string, reason: string, reopened: number } | null };

export type RestCsnReportQueryVariables = Exact<{
  id: string;
}>;


export type RestCsnReportQuery = { csnReport: { createdAt: string, createdBy: string, size: number, enrollments: number, _id: string, rows: Array<{ enrollmentId: string, personalNumber: string | null, name: string, courseCode: string | null, courseName: string, points: number | null, pacePercent: number | null, startDate: string | null, endDate: string | null, event: string, eventOn: string | null, eventTo: string | null, change: string | null, isUnder20: boolean | null, grade: string | null }>, withdrawal: { withdrawnAt: string, withdrawnBy: string, reason: string, reopened: number } | null } | null };

export type RestEnrollmentsQueryVariables = Exact<{
  input?: EnrollmentsInput | null | undefined;
}>;


export type RestEnrollmentsQuery = { enrollments: { nextCursor: string | null, nodes: Array<{ version: number, type: EducationType, targetId: string, name: string, code: string | null, points: number | null, teacher: string | null, startDate: string | null, endDate: string | null, pacePercent: number | null, status: EnrollmentStatus | null, statusOn: string | null, statusReason: StatusReason | null, grade: string | null, gradedOn: string | null, isGradeSigned: boolean, lastActivityOn: string | null, csnReportedAt: string | null, invoicedOn: string | null, isEnrollment: boolean, removedAt: string | null, removedReason: string | null, _id: string, student: { name: string, personalNumber: string | null, municipality: string | null, _id: string }, equivalents: Array<{ code: string, name: string, source: string | null }>, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null }> } };

export type RestUpdateEnrollmentMutationVariables = Exact<{
  input: UpdateEnrollmentInput;
}>;


export type RestUpdateEnrollmentMutation = { updateEnrollment: { version: number, type: EducationType, targetId: string, name: string, code: string | null, points: number | null, teacher: string | null, startDate: string | null, endDate: string | null, pacePercent: number | null, status: EnrollmentStatus | null, statusOn: string | null, statusReason: StatusReason | null, grade: string | null, gradedOn: string | null, isGradeSigned: boolean, lastActivityOn: string | null, csnReportedAt: string | null, invoicedOn: string | null, isEnrollment: boolean, removedAt: string | null, removedReason: string | null, _id: string, student: { name: string, personalNumber: string | null, municipality: string | null, _id: string }, equivalents: Array<{ code: string, name: string, source: string | null }>, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null } };

export type RestRemoveEnrollmentMutationVariables = Exact<{
  input: RemoveEnrollmentInput;
}>;


export type RestRemoveEnrollmentMutation = { removeEnrollment: { version: number, type: EducationType, targetId: string, name: string, code: string | null, points: number | null, teacher: string | null, startDate: string | null, endDate: string | null, pacePercent: number | null, status: EnrollmentStatus | null, statusOn: string | null, statusReason: StatusReason | null, grade: string | null, gradedOn: string | null, isGradeSigned: boolean, lastActivityOn: string | null, csnReportedAt: string | null, invoicedOn: string | null, isEnrollment: boolean, removedAt: string | null, removedReason: string | null, _id: string, student: { name: string, personalNumber: string | null, municipality: string | null, _id: string }, equivalents: Array<{ code: string, name: string, source: string | null }>, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null } };

export type RestCsnReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCsnReportsQuery = { csnReports: Array<{ createdAt: string, createdBy: string, size: number, enrollments: number, _id: string, withdrawal: { withdrawnAt: string, withdrawnBy: string, reason: string, reopened: number } | null }> };

export type RestWithdrawCsnReportMutationVariables = Exact<{
  input: WithdrawCsnReportInput;
}>;


export type RestWithdrawCsnReportMutation = { withdrawCsnReport: { createdAt: string, createdBy: string, size: number, enrollments: number, _id: string, withdrawal: { withdrawnAt: string, withdrawnBy: string, reason: string, reopened: number } | null } };

export type RestExamFragment = { version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, registeredOn: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: ExamDecision | null, comment: string | null, createdAt: string, _id: string, catalogueCourse: { code: string, name: string, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null, municipality: { type: string } | null, teacherId: { _id: string, userId: { username: string, _id: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } };

export type RestExamsQueryVariables = Exact<{
  input?: ExamsInput | null | undefined;
}>;


export type RestExamsQuery = { exams: { nextCursor: string | null, nodes: Array<{ version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, registeredOn: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: ExamDecision | null, comment: string | null, createdAt: string, _id: string, catalogueCourse: { code: string, name: string, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null, municipality: { type: string } | null, teacherId: { _id: string, userId: { username: string, _id: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } }> } };

export type RestRegisterExamMutationVariables = Exact<{
  input: RegisterExamInput;
}>;


export type RestRegisterExamMutation = { registerExam: { version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, registeredOn: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: ExamDecision | null, comment: string | null, createdAt: string, _id: string, catalogueCourse: { code: string, name: string, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null, municipality: { type: string } | null, teacherId: { _id: string, userId: { username: string, _id: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } } };

export type RestDecideExamMutationVariables = Exact<{
  input: DecideExamInput;
}>;


export type RestDecideExamMutation = { decideExam: { version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, registeredOn: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: ExamDecision | null, comment: string | null, createdAt: string, _id: string, catalogueCourse: { code: string, name: string, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null, municipality: { type: string } | null, teacherId: { _id: string, userId: { username: string, _id: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } } };

export type RestDecideExamsMutationVariables = Exact<{
  input: DecideExamsInput;
}>;


export type RestDecideExamsMutation = { decideExams: Array<{ version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, registeredOn: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: ExamDecision | null, comment: string | null, createdAt: string, _id: string, catalogueCourse: { code: string, name: string, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null, municipality: { type: string } | null, teacherId: { _id: string, userId: { username: string, _id: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } }> };

export type RestUndoExamDecisionsMutationVariables = Exact<{
  input: UndoExamDecisionsInput;
}>;


export type RestUndoExamDecisionsMutation = { undoExamDecisions: Array<{ version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, registeredOn: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: ExamDecision | null, comment: string | null, createdAt: string, _id: string, catalogueCourse: { code: string, name: string, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null, municipality: { type: string } | null, teacherId: { _id: string, userId: { username: string, _id: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } }> };

export type RestUpdateExamMutationVariables = Exact<{
  input: UpdateExamInput;
}>;


export type RestUpdateExamMutation = { updateExam: { version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, registeredOn: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: ExamDecision | null, comment: string | null, createdAt: string, _id: string, catalogueCourse: { code: string, name: string, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null, municipality: { type: string } | null, teacherId: { _id: string, userId: { username: string, _id: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } } };

export type RestDeleteExamMutationVariables = Exact<{
  input: DeleteExamInput;
}>;


export type RestDeleteExamMutation = { deleteExam: string };

export type RestListExportFragment = { list: string, format: ExportFormat, filename: string, rowCount: number | null, jobId: string | null, _id: string };

export type RestCreateExportMutationVariables = Exact<{
  input: CreateExportInput;
}>;


export type RestCreateExportMutation = { createExport: { list: string, format: ExportFormat, filename: string, rowCount: number | null, jobId: string | null, _id: string } };

export type RestListExportQueryVariables = Exact<{
  id: string;
}>;


export type RestListExportQuery = { listExport: { list: string, format: ExportFormat, filename: string, rowCount: number | null, jobId: string | null, _id: string } | null };

export type RestFileEntryFragment = { filename: string, uploadedAt: string, size: number, mimeType: string, _id: string, uploadDate: string };

export type RestFilesQueryVariables = Exact<{
  studentId: string;
}>;


export type RestFilesQuery = { files: Array<{ filename: string, uploadedAt: string, size: number, mimeType: string, _id: string, uploadDate: string }> };

export type RestAddFileMutationVariables = Exact<{
  input: AddFileInput;
}>;


export type RestAddFileMutation = { addFile: { filename: string, uploadedAt: string, size: number, mimeType: string, _id: string, uploadDate: string } };

export type RestFileQueryVariables = Exact<{
  id: string;
}>;


export type RestFileQuery = { file: { filename: string, uploadedAt: string, size: number, mimeType: string, _id: string, uploadDate: string } | null };

export type RestDeleteFileMutationVariables = Exact<{
  input: DeleteFileInput;
}>;


export type RestDeleteFileMutation = { deleteFile: string };

export type RestFollowUpFragment = { version: number, studentId: string, studentName: string, dueOn: string, note: string | null, assigneeId: string, createdBy: string, doneAt: string | null, _id: string };

export type RestFollowUpsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestFollowUpsQuery = { followUps: Array<{ version: number, studentId: string, studentName: string, dueOn: string, note: string | null, assigneeId: string, createdBy: string, doneAt: string | null, _id: string }> };

export type RestAddFollowUpMutationVariables = Exact<{
  input: AddFollowUpInput;
}>;


export type RestAddFollowUpMutation = { addFollowUp: { version: number, studentId: string, studentName: string, dueOn: string, note: string | null, assigneeId: string, createdBy: string, doneAt: string | null, _id: string } };

export type RestUpdateFollowUpMutationVariables = Exact<{
  input: UpdateFollowUpInput;
}>;


export type RestUpdateFollowUpMutation = { updateFollowUp: { version: number, studentId: string, studentName: string, dueOn: string, note: string | null, assigneeId: string, createdBy: string, doneAt: string | null, _id: string } };

export type RestCompleteFollowUpMutationVariables = Exact<{
  input: CompleteFollowUpInput;
}>;


export type RestCompleteFollowUpMutation = { completeFollowUp: { version: number, studentId: string, studentName: string, dueOn: string, note: string | null, assigneeId: string, createdBy: string, doneAt: string | null, _id: string } };

export type RestGradeRowFragment = { version: number, entry: { version: number, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null } | null };

export type RestSetGradeMutationVariables = Exact<{
  input: SetGradeInput;
}>;


export type RestSetGradeMutation = { setGrade: { version: number, entry: { version: number, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null } | null } };

export type RestImportPreviewFragment = { hiddenRows: string | null, hiddenParts: string | null, leavesOutHidden: boolean, batchId: string, summary: { new: number, changed: number, unchanged: number, invalid: number, duplicates: number, conflicts: number }, columns: Array<{ index: number, header: string, field: ImportField | null, doubt: string | null }>, rows: Array<{ row: number, outcome: ImportOutcome, errors: Array<{ column: string | null, value: string | null, message: string }> }> };

export type RestCommitImportMutationVariables = Exact<{
  input: CommitImportInput;
}>;


export type RestCommitImportMutation = { commitImport: { jobId: string } };

export type RestUndoImportMutationVariables = Exact<{
  input: UndoImportInput;
}>;


export type RestUndoImportMutation = { undoImport: { state: ImportState, batchId: string, summary: { new: number, changed: number, unchanged: number, invalid: number, duplicates: number, conflicts: number } } };

export type RestHeldImportRowFragment = { batchId: string | null, importedBy: string, importedAt: string, filename: string, row: number, studentId: string, studentName: string, _id: string, cells: Array<{ header: string, value: string }> };

export type RestImportErrorsQueryVariables = Exact<{
  batchId: string;
}>;


export type RestImportErrorsQuery = { importBatch: { filename: string, columns: Array<{ header: string }>, rows: Array<{ row: number, outcome: ImportOutcome, cells: Array<string | null>, errors: Array<{ message: string, warning: boolean }> }> } | null };

export type RestImportTemplateQueryVariables = Exact<{ [key: string]: never; }>;


export type RestImportTemplateQuery = { importBatches: Array<{ _id: string }> };

export type RestExportStudentsQueryVariables = Exact<{
  filter?: StudentFilter | null | undefined;
  sort?: StudentSort | null | undefined;
}>;


export type RestExportStudentsQuery = { exportStudents: Array<{ educationSummary: string | null, status: StudentStatus, aplStatus: AplStatus, unseenCommentCount: number, updatedAt: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, teacher: { userId: { username: string } } | null, municipality: { type: string } | null }> };

export type RestPreviewImportMutationVariables = Exact<{
  input: PreviewImportInput;
}>;


export type RestPreviewImportMutation = { previewImport: { hiddenRows: string | null, hiddenParts: string | null, leavesOutHidden: boolean, batchId: string, summary: { new: number, changed: number, unchanged: number, invalid: number, duplicates: number, conflicts: number }, columns: Array<{ index: number, header: string, field: ImportField | null, doubt: string | null }>, rows: Array<{ row: number, outcome: ImportOutcome, errors: Array<{ column: string | null, value: string | null, message: string }> }> } };

export type RestUpdateImportMutationVariables = Exact<{
  input: UpdateImportInput;
}>;


export type RestUpdateImportMutation = { updateImport: { hiddenRows: string | null, hiddenParts: string | null, leavesOutHidden: boolean, batchId: string, summary: { new: number, changed: number, unchanged: number, invalid: number, duplicates: number, conflicts: number }, columns: Array<{ index: number, header: string, field: ImportField | null, doubt: string | null }>, rows: Array<{ row: number, outcome: ImportOutcome, errors: Array<{ column: string | null, value: string | null, message: string }> }> } };

export type RestHeldImportRowsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestHeldImportRowsQuery = { heldImportRows: Array<{ batchId: string | null, importedBy: string, importedAt: string, filename: string, row: number, studentId: string, studentName: string, _id: string, cells: Array<{ header: string, value: string }> }> };

export type RestTakeHeldImportRowMutationVariables = Exact<{
  input: HeldImportRowInput;
}>;


export type RestTakeHeldImportRowMutation = { takeHeldImportRow: { hiddenRows: string | null, hiddenParts: string | null, leavesOutHidden: boolean, batchId: string, summary: { new: number, changed: number, unchanged: number, invalid: number, duplicates: number, conflicts: number }, columns: Array<{ index: number, header: string, field: ImportField | null, doubt: string | null }>, rows: Array<{ row: number, outcome: ImportOutcome, errors: Array<{ column: string | null, value: string | null, message: string }> }> } };

export type RestDropHeldImportRowMutationVariables = Exact<{
  input: HeldImportRowInput;
}>;


export type RestDropHeldImportRowMutation = { dropHeldImportRow: string };

export type RestMyDataPaperQueryVariables = Exact<{ [key: string]: never; }>;


export type RestMyDataPaperQuery = { myData: { createdAt: string, account: { userId: string, version: number, name: string, email: string, phone: string | null, role: Role, studentId: string | null, teacherId: string | null, createdAt: string, isDemo: boolean, settings: { theme: Theme, reducedMotion: boolean, pageSize: number, startPage: string | null, shortcuts: boolean, mutedNotifications: Array<NotificationKind>, notificationDigest: NotificationDigest, tourSeen: boolean } }, sessions: Array<{ current: boolean, createdAt: string, lastSeenAt: string, expiresAt: string, address: string | null, userAgent: string | null, _id: string }>, tasks: Array<{ description: string, _id: string }>, student: { version: number, name: string, personalNumber: string | null, personalNumberKind: PersonalNumberKind | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, _id: string, education: Array<{ version: number, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }>, municipality: { type: string } | null } | null, exams: Array<{ version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, registeredOn: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: ExamDecision | null, comment: string | null, createdAt: string, _id: string, catalogueCourse: { code: string, name: string, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null, municipality: { type: string } | null, teacherId: { _id: string, userId: { username: string, _id: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } }>, files: Array<{ filename: string, uploadedAt: string, size: number, mimeType: string, _id: string, uploadDate: string }>, changes: Array<{ changedAt: string, changes: Array<string>, previousValues: Record<string, unknown>, newValues: Record<string, unknown> }>, registers: Array<{ name: string, title: string, entries: Array<Record<string, unknown>>, columns: Array<{ key: string, heading: string }> }>, leftOut: Array<{ title: string, reason: string }> } };

export type RestMyDataFragment = { createdAt: string, account: { userId: string, version: number, name: string, email: string, phone: string | null, role: Role, studentId: string | null, teacherId: string | null, createdAt: string, isDemo: boolean, settings: { theme: Theme, reducedMotion: boolean, pageSize: number, startPage: string | null, shortcuts: boolean, mutedNotifications: Array<NotificationKind>, notificationDigest: NotificationDigest, tourSeen: boolean } }, sessions: Array<{ current: boolean, createdAt: string, lastSeenAt: string, expiresAt: string, address: string | null, userAgent: string | null, _id: string }>, tasks: Array<{ description: string, _id: string }>, student: { version: number, name: string, personalNumber: string | null, personalNumberKind: PersonalNumberKind | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, _id: string, education: Array<{ version: number, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }>, municipality: { type: string } | null } | null, exams: Array<{ version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, registeredOn: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: ExamDecision | null, comment: string | null, createdAt: string, _id: string, catalogueCourse: { code: string, name: string, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null, municipality: { type: string } | null, teacherId: { _id: string, userId: { username: string, _id: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } }>, files: Array<{ filename: string, uploadedAt: string, size: number, mimeType: string, _id: string, uploadDate: string }>, changes: Array<{ changedAt: string, changes: Array<string>, previousValues: Record<string, unknown>, newValues: Record<string, unknown> }>, registers: Array<{ name: string, title: string, entries: Array<Record<string, unknown>>, columns: Array<{ key: string, heading: string }> }>, leftOut: Array<{ title: string, reason: string }> };

export type RestAuditLogEntryFragment = { at: string, kind: AuditKind, userId: string | null, userName: string | null, role: Role | null, subjectId: string | null, subjectName: string | null, address: string | null, userAgent: string | null, _id: string, changes: Array<{ field: string, before: string | null, after: string | null }> };

export type RestAccessLogEntryFragment = { at: string, userId: string, userName: string | null, role: Role, action: string, detail: string | null, studentId: string | null, studentName: string | null, result: AccessResult, isProtected: boolean, reason: string | null, question: string | null, _id: string };

export type RestMyDataQueryVariables = Exact<{ [key: string]: never; }>;


export type RestMyDataQuery = { myData: { createdAt: string, account: { userId: string, version: number, name: string, email: string, phone: string | null, role: Role, studentId: string | null, teacherId: string | null, createdAt: string, isDemo: boolean, settings: { theme: Theme, reducedMotion: boolean, pageSize: number, startPage: string | null, shortcuts: boolean, mutedNotifications: Array<NotificationKind>, notificationDigest: NotificationDigest, tourSeen: boolean } }, sessions: Array<{ current: boolean, createdAt: string, lastSeenAt: string, expiresAt: string, address: string | null, userAgent: string | null, _id: string }>, tasks: Array<{ description: string, _id: string }>, student: { version: number, name: string, personalNumber: string | null, personalNumberKind: PersonalNumberKind | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, _id: string, education: Array<{ version: number, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }>, municipality: { type: string } | null } | null, exams: Array<{ version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, registeredOn: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: ExamDecision | null, comment: string | null, createdAt: string, _id: string, catalogueCourse: { code: string, name: string, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null, municipality: { type: string } | null, teacherId: { _id: string, userId: { username: string, _id: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } }>, files: Array<{ filename: string, uploadedAt: string, size: number, mimeType: string, _id: string, uploadDate: string }>, changes: Array<{ changedAt: string, changes: Array<string>, previousValues: Record<string, unknown>, newValues: Record<string, unknown> }>, registers: Array<{ name: string, title: string, entries: Array<Record<string, unknown>>, columns: Array<{ key: string, heading: string }> }>, leftOut: Array<{ title: string, reason: string }> } };

export type RestAuditLogQueryVariables = Exact<{
  input?: AuditLogInput | null | undefined;
}>;


export type RestAuditLogQuery = { auditLog: { nextCursor: string | null, nodes: Array<{ at: string, kind: AuditKind, userId: string | null, userName: string | null, role: Role | null, subjectId: string | null, subjectName: string | null, address: string | null, userAgent: string | null, _id: string, changes: Array<{ field: string, before: string | null, after: string | null }> }> } };

export type RestAccessLogQueryVariables = Exact<{
  input?: AccessLogInput | null | undefined;
}>;


export type RestAccessLogQuery = { accessLog: { nextCursor: string | null, nodes: Array<{ at: string, userId: string, userName: string | null, role: Role, action: string, detail: string | null, studentId: string | null, studentName: string | null, result: AccessResult, isProtected: boolean, reason: string | null, question: string | null, _id: string }> } };

export type RestNotificationFragment = { message: string, createdAt: string, _id: string, meta: { url: string } | null };

export type RestNotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestNotificationsQuery = { notifications: Array<{ message: string, createdAt: string, _id: string, meta: { url: string } | null }> };

export type RestResolveNotificationsMutationVariables = Exact<{
  input: ResolveNotificationsInput;
}>;


export type RestResolveNotificationsMutation = { resolved: number };

export type RestRestoreNotificationsMutationVariables = Exact<{
  input: RestoreNotificationsInput;
}>;


export type RestRestoreNotificationsMutation = { restored: number };

export type RestResolveNotificationMutationVariables = Exact<{
  input: ResolveNotificationInput;
}>;


export type RestResolveNotificationMutation = { resolveNotification: { message: string, createdAt: string, _id: string, meta: { url: string } | null } };

export type RestResetNotificationMutationVariables = Exact<{
  input: ResetNotificationInput;
}>;


export type RestResetNotificationMutation = { resetNotification: { message: string, createdAt: string, _id: string, meta: { url: string } | null } };

export type RestSendAgreementMutationVariables = Exact<{
  input: SendAgreementInput;
}>;


export type RestSendAgreementMutation = { sendAgreement: { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: PlacementState, stateReason: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, signatures: Array<{ party: AgreementParty, name: string, signedAt: string }> } | null, talks: Array<{ kind: TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }> } };

export type RestSignAgreementMutationVariables = Exact<{
  input: SignAgreementInput;
}>;


export type RestSignAgreementMutation = { signAgreement: { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: PlacementState, stateReason: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, signatures: Array<{ party: AgreementParty, name: string, signedAt: string }> } | null, talks: Array<{ kind: TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }> } };

export type RestSignOwnAgreementMutationVariables = Exact<{
  input: SignOwnAgreementInput;
}>;


export type RestSignOwnAgreementMutation = { signOwnAgreement: { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: PlacementState, stateReason: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, signatures: Array<{ party: AgreementParty, name: string, signedAt: string }> } | null, talks: Array<{ kind: TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }> } };

export type RestAttachSignedAgreementMutationVariables = Exact<{
  input: AttachSignedAgreementInput;
}>;


export type RestAttachSignedAgreementMutation = { attachSignedAgreement: { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: PlacementState, stateReason: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, signatures: Array<{ party: AgreementParty, name: string, signedAt: string }> } | null, talks: Array<{ kind: TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }> } };

export type RestPlacementAssessmentFragment = { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null };

export type RestAssessPlacementMutationVariables = Exact<{
  input: AssessPlacementInput;
}>;


export type RestAssessPlacementMutation = { assessPlacement: { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: PlacementState, stateReason: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, signatures: Array<{ party: AgreementParty, name: string, signedAt: string }> } | null, talks: Array<{ kind: TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }> } };

export type RestSeeAssessmentMutationVariables = Exact<{
  input: SeeAssessmentInput;
}>;


export type RestSeeAssessmentMutation = { seeAssessment: { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: PlacementState, stateReason: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, signatures: Array<{ party: AgreementParty, name: string, signedAt: string }> } | null, talks: Array<{ kind: TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }> } };

export type RestPlacementGoalFragment = { courseId: string, courseName: string, text: string, level: AssessmentLevel | null, comment: string | null, _id: string };

export type RestPlacementCoursesQueryVariables = Exact<{
  id: string;
}>;


export type RestPlacementCoursesQuery = { placementCourses: { studentId: string, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string, hasPlacement: boolean, usedGoals: Array<string> }> } };

export type RestPlacementWeekFragment = { placementId: string, week: string, monday: string, version: number, hours: number, reportedBy: string, reportedAt: string, confirmedBy: string | null, confirmedAt: string | null, days: Array<{ day: string, hours: number, absence: PlacementAbsence | null }> };

export type RestPlacementHoursQueryVariables = Exact<{
  id: string;
}>;


export type RestPlacementHoursQuery = { placementHours: { studentId: string, required: number | null, calculation: string, planned: number, reported: number, confirmed: number, weeks: Array<{ placementId: string, week: string, monday: string, version: number, hours: number, reportedBy: string, reportedAt: string, confirmedBy: string | null, confirmedAt: string | null, days: Array<{ day: string, hours: number, absence: PlacementAbsence | null }> }> } };

export type RestReportPlacementHoursMutationVariables = Exact<{
  input: ReportPlacementHoursInput;
}>;


export type RestReportPlacementHoursMutation = { reportPlacementHours: { placementId: string, week: string, monday: string, version: number, hours: number, reportedBy: string, reportedAt: string, confirmedBy: string | null, confirmedAt: string | null, days: Array<{ day: string, hours: number, absence: PlacementAbsence | null }> } };

export type RestConfirmPlacementWeekMutationVariables = Exact<{
  input: ConfirmPlacementWeekInput;
}>;


export type RestConfirmPlacementWeekMutation = { confirmPlacementWeek: { placementId: string, week: string, monday: string, version: number, hours: number, reportedBy: string, reportedAt: string, confirmedBy: string | null, confirmedAt: string | null, days: Array<{ day: string, hours: number, absence: PlacementAbsence | null }> } };

export type RestReportIncidentMutationVariables = Exact<{
  input: ReportIncidentInput;
}>;


export type RestReportIncidentMutation = { reportIncident: { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: PlacementState, stateReason: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: PlacementDue | null, nextDueOn: string | null, _id: string, incidents: Array<{ kind: IncidentKind, text: string, createdAt: string, createdBy: string, _id: string }>, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, signatures: Array<{ party: AgreementParty, name: string, signedAt: string }> } | null, talks: Array<{ kind: TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }> } };

export type RestSupervisorViewFragment = { studentName: string, workplace: string, startDate: string, endDate: string, agreement: { version: number, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, isSignedByWorkplace: boolean } | null, weeks: Array<{ week: string, monday: string, version: number, hours: number, daysAway: number, isConfirmed: boolean }>, goals: Array<{ text: string, level: AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, isSeen: boolean } | null };

export type RestSupervisorViewQueryVariables = Exact<{
  token: string;
}>;


export type RestSupervisorViewQuery = { supervisorView: { studentName: string, workplace: string, startDate: string, endDate: string, agreement: { version: number, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, isSignedByWorkplace: boolean } | null, weeks: Array<{ week: string, monday: string, version: number, hours: number, daysAway: number, isConfirmed: boolean }>, goals: Array<{ text: string, level: AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, isSeen: boolean } | null } | null };

export type RestSignAgreementByLinkMutationVariables = Exact<{
  input: SignAgreementByLinkInput;
}>;


export type RestSignAgreementByLinkMutation = { signAgreementByLink: { studentName: string, workplace: string, startDate: string, endDate: string, agreement: { version: number, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, isSignedByWorkplace: boolean } | null, weeks: Array<{ week: string, monday: string, version: number, hours: number, daysAway: number, isConfirmed: boolean }>, goals: Array<{ text: string, level: AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, isSeen: boolean } | null } };

export type RestCreateSupervisorLinkMutationVariables = Exact<{
  input: CreateSupervisorLinkInput;
}>;


export type RestCreateSupervisorLinkMutation = { createSupervisorLink: { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: PlacementState, stateReason: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, signatures: Array<{ party: AgreementParty, name: string, signedAt: string }> } | null, talks: Array<{ kind: TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }> } };

export type RestRevokeSupervisorLinkMutationVariables = Exact<{
  input: RevokeSupervisorLinkInput;
}>;


export type RestRevokeSupervisorLinkMutation = { revokeSupervisorLink: { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: PlacementState, stateReason: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, signatures: Array<{ party: AgreementParty, name: string, signedAt: string }> } | null, talks: Array<{ kind: TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }> } };

export type RestConfirmWeekByLinkMutationVariables = Exact<{
  input: ConfirmWeekByLinkInput;
}>;


export type RestConfirmWeekByLinkMutation = { confirmWeekByLink: { studentName: string, workplace: string, startDate: string, endDate: string, agreement: { version: number, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, isSignedByWorkplace: boolean } | null, weeks: Array<{ week: string, monday: string, version: number, hours: number, daysAway: number, isConfirmed: boolean }>, goals: Array<{ text: string, level: AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, isSeen: boolean } | null } };

export type RestAssessPlacementByLinkMutationVariables = Exact<{
  input: AssessPlacementByLinkInput;
}>;


export type RestAssessPlacementByLinkMutation = { assessPlacementByLink: { studentName: string, workplace: string, startDate: string, endDate: string, agreement: { version: number, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, isSignedByWorkplace: boolean } | null, weeks: Array<{ week: string, monday: string, version: number, hours: number, daysAway: number, isConfirmed: boolean }>, goals: Array<{ text: string, level: AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, isSeen: boolean } | null } };

export type RestReportAbsenceByLinkMutationVariables = Exact<{
  input: ReportAbsenceByLinkInput;
}>;


export type RestReportAbsenceByLinkMutation = { reportAbsenceByLink: { studentName: string, workplace: string, startDate: string, endDate: string, agreement: { version: number, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, isSignedByWorkplace: boolean } | null, weeks: Array<{ week: string, monday: string, version: number, hours: number, daysAway: number, isConfirmed: boolean }>, goals: Array<{ text: string, level: AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, isSeen: boolean } | null } };

export type RestProposePlacesQueryVariables = Exact<{
  id: string;
  branch?: Branch | null | undefined;
}>;


export type RestProposePlacesQuery = { proposePlaces: { studentId: string, branches: Array<Branch>, startDate: string, endDate: string, basis: string, proposals: Array<{ startDate: string, endDate: string, free: number, reasons: Array<string>, workplace: { name: string, street: string | null, city: string | null, _id: string } }> } };

export type RestPlacementFragment = { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: PlacementState, stateReason: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, signatures: Array<{ party: AgreementParty, name: string, signedAt: string }> } | null, talks: Array<{ kind: TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }> };

export type RestPlacementsQueryVariables = Exact<{
  input?: PlacementsInput | null | undefined;
}>;


export type RestPlacementsQuery = { placements: { totalCount: number, nodes: Array<{ version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: PlacementState, stateReason: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, signatures: Array<{ party: AgreementParty, name: string, signedAt: string }> } | null, talks: Array<{ kind: TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }> }> } };

export type RestStudentPlacementsQueryVariables = Exact<{
  id: string;
}>;


export type RestStudentPlacementsQuery = { placements: { nodes: Array<{ version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: PlacementState, stateReason: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, signatures: Array<{ party: AgreementParty, name: string, signedAt: string }> } | null, talks: Array<{ kind: TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }> }> } };

export type RestPlacementQueryVariables = Exact<{
  id: string;
}>;


export type RestPlacementQuery = { placement: { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: PlacementState, stateReason: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, signatures: Array<{ party: AgreementParty, name: string, signedAt: string }> } | null, talks: Array<{ kind: TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }> } };

export type RestPlanPlacementMutationVariables = Exact<{
  input: PlanPlacementInput;
}>;


export type RestPlanPlacementMutation = { planPlacement: { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: PlacementState, stateReason: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, signatures: Array<{ party: AgreementParty, name: string, signedAt: string }> } | null, talks: Array<{ kind: TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }> } };

export type RestUpdatePlacementMutationVariables = Exact<{
  input: UpdatePlacementInput;
}>;


export type RestUpdatePlacementMutation = { updatePlacement: { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: PlacementState, stateReason: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, signatures: Array<{ party: AgreementParty, name: string, signedAt: string }> } | null, talks: Array<{ kind: TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }> } };

export type RestSetPlacementStateMutationVariables = Exact<{
  input: SetPlacementStateInput;
}>;


export type RestSetPlacementStateMutation = { setPlacementState: { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: PlacementState, stateReason: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, signatures: Array<{ party: AgreementParty, name: string, signedAt: string }> } | null, talks: Array<{ kind: TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }> } };

export type RestDeletePlacementMutationVariables = Exact<{
  input: DeletePlacementInput;
}>;


export type RestDeletePlacementMutation = { deletePlacement: boolean };

export type RestPlacementTalkFragment = { kind: TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null };

export type RestPlanTalkMutationVariables = Exact<{
  input: PlanTalkInput;
}>;


export type RestPlanTalkMutation = { planTalk: { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: PlacementState, stateReason: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, signatures: Array<{ party: AgreementParty, name: string, signedAt: string }> } | null, talks: Array<{ kind: TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }> } };

export type RestHoldTalkMutationVariables = Exact<{
  input: HoldTalkInput;
}>;


export type RestHoldTalkMutation = { holdTalk: { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: PlacementState, stateReason: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, signatures: Array<{ party: AgreementParty, name: string, signedAt: string }> } | null, talks: Array<{ kind: TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }> } };

export type RestProfileFragment = { userId: string, version: number, name: string, email: string, phone: string | null, role: Role, studentId: string | null, teacherId: string | null, createdAt: string, isDemo: boolean, settings: { theme: Theme, reducedMotion: boolean, pageSize: number, startPage: string | null, shortcuts: boolean, mutedNotifications: Array<NotificationKind>, notificationDigest: NotificationDigest, tourSeen: boolean } };

export type RestUpdateProfileMutationVariables = Exact<{
  input: UpdateMyProfileInput;
}>;


export type RestUpdateProfileMutation = { updateMyProfile: { userId: string, version: number, name: string, email: string, phone: string | null, role: Role, studentId: string | null, teacherId: string | null, createdAt: string, isDemo: boolean, settings: { theme: Theme, reducedMotion: boolean, pageSize: number, startPage: string | null, shortcuts: boolean, mutedNotifications: Array<NotificationKind>, notificationDigest: NotificationDigest, tourSeen: boolean } } };

export type RestPasswordChangedFragment = { message: string };

export type RestUserSessionFragment = { current: boolean, createdAt: string, lastSeenAt: string, expiresAt: string, address: string | null, userAgent: string | null, _id: string };

export type RestMyProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type RestMyProfileQuery = { myProfile: { userId: string, version: number, name: string, email: string, phone: string | null, role: Role, studentId: string | null, teacherId: string | null, createdAt: string, isDemo: boolean, settings: { theme: Theme, reducedMotion: boolean, pageSize: number, startPage: string | null, shortcuts: boolean, mutedNotifications: Array<NotificationKind>, notificationDigest: NotificationDigest, tourSeen: boolean } } };

export type RestChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type RestChangePasswordMutation = { changePassword: { message: string } };

export type RestMySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestMySessionsQuery = { mySessions: Array<{ current: boolean, createdAt: string, lastSeenAt: string, expiresAt: string, address: string | null, userAgent: string | null, _id: string }> };

export type RestEndSessionMutationVariables = Exact<{
  input: EndSessionInput;
}>;


export type RestEndSessionMutation = { endSession: string };

export type RestSavedViewFragment = { version: number, list: SavedList, name: string, address: string, sharedWith: Role | null, ownerName: string, isOwn: boolean, isDefault: boolean, _id: string, columns: { hidden: Array<string>, order: Array<string>, widths: Array<{ key: string, width: number }> } | null, viewerMay: { change: boolean, share: boolean } };

export type RestSavedViewsQueryVariables = Exact<{
  list: SavedList;
}>;


export type RestSavedViewsQuery = { savedViews: Array<{ version: number, list: SavedList, name: string, address: string, sharedWith: Role | null, ownerName: string, isOwn: boolean, isDefault: boolean, _id: string, columns: { hidden: Array<string>, order: Array<string>, widths: Array<{ key: string, width: number }> } | null, viewerMay: { change: boolean, share: boolean } }> };

export type RestCreateSavedViewMutationVariables = Exact<{
  input: CreateSavedViewInput;
}>;


export type RestCreateSavedViewMutation = { createSavedView: { version: number, list: SavedList, name: string, address: string, sharedWith: Role | null, ownerName: string, isOwn: boolean, isDefault: boolean, _id: string, columns: { hidden: Array<string>, order: Array<string>, widths: Array<{ key: string, width: number }> } | null, viewerMay: { change: boolean, share: boolean } } };

export type RestUpdateSavedViewMutationVariables = Exact<{
  input: UpdateSavedViewInput;
}>;


export type RestUpdateSavedViewMutation = { updateSavedView: { version: number, list: SavedList, name: string, address: string, sharedWith: Role | null, ownerName: string, isOwn: boolean, isDefault: boolean, _id: string, columns: { hidden: Array<string>, order: Array<string>, widths: Array<{ key: string, width: number }> } | null, viewerMay: { change: boolean, share: boolean } } };

export type RestDeleteSavedViewMutationVariables = Exact<{
  input: DeleteSavedViewInput;
}>;


export type RestDeleteSavedViewMutation = { deleteSavedView: string };

export type RestRestoreSavedViewMutationVariables = Exact<{
  input: RestoreSavedViewInput;
}>;


export type RestRestoreSavedViewMutation = { restoreSavedView: { version: number, list: SavedList, name: string, address: string, sharedWith: Role | null, ownerName: string, isOwn: boolean, isDefault: boolean, _id: string, columns: { hidden: Array<string>, order: Array<string>, widths: Array<{ key: string, width: number }> } | null, viewerMay: { change: boolean, share: boolean } } };

export type RestChooseDefaultViewMutationVariables = Exact<{
  input: ChooseDefaultViewInput;
}>;


export type RestChooseDefaultViewMutation = { chooseDefaultView: Array<{ version: number, list: SavedList, name: string, address: string, sharedWith: Role | null, ownerName: string, isOwn: boolean, isDefault: boolean, _id: string, columns: { hidden: Array<string>, order: Array<string>, widths: Array<{ key: string, width: number }> } | null, viewerMay: { change: boolean, share: boolean } }> };

export type RestSearchResultFragment = { id: string, type: string, title: string, subtitle: string | null };

export type RestSearchQueryVariables = Exact<{
  type?: SearchType | null | undefined;
  q?: string | null | undefined;
  date?: string | null | undefined;
}>;


export type RestSearchQuery = { search: Array<{ id: string, type: string, title: string, subtitle: string | null }> };

export type RestFiguresFragment = { from: string, to: string, students: number, participants: number, graded: number, droppedOut: number, completedPercent: number | null, droppedOutPercent: number | null, passed: number, passedPercent: number | null, meanMerit: number | null, meritGrades: number, daysToGrade: number | null, lateGrades: number, dueGrades: number };

export type RestGroupFragment = { key: string | null, label: string | null, participants: number, graded: number, passed: number, droppedOut: number, completedPercent: number | null };

export type RestCourseStatisticsQueryVariables = Exact<{
  input: CourseStatisticsInput;
}>;


export type RestCourseStatisticsQuery = { courseStatistics: { current: { from: string, to: string, students: number, participants: number, graded: number, droppedOut: number, completedPercent: number | null, droppedOutPercent: number | null, passed: number, passedPercent: number | null, meanMerit: number | null, meritGrades: number, daysToGrade: number | null, lateGrades: number, dueGrades: number }, previous: { from: string, to: string, students: number, participants: number, graded: number, droppedOut: number, completedPercent: number | null, droppedOutPercent: number | null, passed: number, passedPercent: number | null, meanMerit: number | null, meritGrades: number, daysToGrade: number | null, lateGrades: number, dueGrades: number } }, grades: Array<{ courseId: string, courseName: string, courseCode: string, graded: number, equivalents: Array<{ code: string, name: string, source: string | null }>, counts: Array<{ grade: string, count: number }> }>, dropouts: { total: number, weeks: Array<{ week: number, count: number }>, reasons: Array<{ reason: StatusReason | null, count: number }> }, starts: Array<{ month: string, count: number }>, municipalities: Array<{ key: string | null, label: string | null, participants: number, graded: number, passed: number, droppedOut: number, completedPercent: number | null }>, forms: Array<{ key: string | null, label: string | null, participants: number, graded: number, passed: number, droppedOut: number, completedPercent: number | null }>, teachers: Array<{ key: string | null, label: string | null, participants: number, graded: number, passed: number, droppedOut: number, completedPercent: number | null }> };

export type RestCommentFragment = { author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string };

export type RestStudentFieldsFragment = { name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, municipality: { type: string } | null };

export type RestEducationReferenceFragment = { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> };

export type RestEducationFieldsFragment = { type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null };

export type RestEducationEntryFragment = { version: number, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null };

export type RestStudentFragment = { version: number, name: string, personalNumber: string | null, personalNumberKind: PersonalNumberKind | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, _id: string, education: Array<{ version: number, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }>, municipality: { type: string } | null };

export type RestStudentDetailsQueryVariables = Exact<{
  id: string;
}>;


export type RestStudentDetailsQuery = { student: { version: number, name: string, personalNumber: string | null, personalNumberKind: PersonalNumberKind | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, _id: string, education: Array<{ version: number, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }>, municipality: { type: string } | null } | null };

export type RestStudentHistoryQueryVariables = Exact<{
  studentId: string;
}>;


export type RestStudentHistoryQuery = { changeHistory: Array<{ timestamp: string, changedByRole: Role | null, changes: Array<string>, previousValues: Record<string, unknown>, newValues: Record<string, unknown>, _id: string, changedBy: { name: string | null, _id: string | null } | null }> };

export type RestUpdateStudentMutationVariables = Exact<{
  input: UpdateStudentInput;
}>;


export type RestUpdateStudentMutation = { student: { version: number, name: string, personalNumber: string | null, personalNumberKind: PersonalNumberKind | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, _id: string, education: Array<{ version: number, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }>, municipality: { type: string } | null } };

export type RestSetAplStatusMutationVariables = Exact<{
  input: SetAplStatusInput;
}>;


export type RestSetAplStatusMutation = { setAplStatus:
    | { __typename: 'AplMoveConflict', movedBy: string | null, card: { aplStatus: AplStatus } }
    | { __typename: 'AplMoved' }
   };

export type RestStudentsQueryVariables = Exact<{
  input?: StudentsInput | null | undefined;
}>;


export type RestStudentsQuery = { students: { nextCursor: string | null, nodes: Array<{ version: number, name: string, personalNumber: string | null, personalNumberKind: PersonalNumberKind | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, _id: string, education: Array<{ version: number, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }>, municipality: { type: string } | null }> } };

export type RestCreateStudentMutationVariables = Exact<{
  input: CreateStudentInput;
}>;


export type RestCreateStudentMutation = { createStudent: { version: number, name: string, personalNumber: string | null, personalNumberKind: PersonalNumberKind | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, _id: string, education: Array<{ version: number, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }>, municipality: { type: string } | null } };

export type RestSetResponsibleTeacherMutationVariables = Exact<{
  input: SetResponsibleTeacherInput;
}>;


export type RestSetResponsibleTeacherMutation = { setResponsibleTeacher: { version: number, name: string, personalNumber: string | null, personalNumberKind: PersonalNumberKind | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, _id: string, education: Array<{ version: number, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }>, municipality: { type: string } | null } };

export type RestLinkStudentAccountMutationVariables = Exact<{
  input: LinkStudentAccountInput;
}>;


export type RestLinkStudentAccountMutation = { linkStudentAccount: { version: number, name: string, personalNumber: string | null, personalNumberKind: PersonalNumberKind | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, _id: string, education: Array<{ version: number, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }>, municipality: { type: string } | null } };

export type RestSetProtectedMutationVariables = Exact<{
  input: SetProtectedInput;
}>;


export type RestSetProtectedMutation = { setProtected: { version: number, name: string, personalNumber: string | null, personalNumberKind: PersonalNumberKind | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, _id: string, education: Array<{ version: number, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }>, municipality: { type: string } | null } };

export type RestStudyMappingFragment = { studentId: string, version: number, background: string | null, earlierStudies: string | null, supportNeeds: string | null, languages: string | null, updatedAt: string | null, updatedByName: string | null };

export type RestMappingQueryVariables = Exact<{
  id: string;
}>;


export type RestMappingQuery = { mapping: { studentId: string, version: number, background: string | null, earlierStudies: string | null, supportNeeds: string | null, languages: string | null, updatedAt: string | null, updatedByName: string | null } };

export type RestSaveMappingMutationVariables = Exact<{
  input: SaveMappingInput;
}>;


export type RestSaveMappingMutation = { saveMapping: { studentId: string, version: number, background: string | null, earlierStudies: string | null, supportNeeds: string | null, languages: string | null, updatedAt: string | null, updatedByName: string | null } };

export type RestStudyPlanFragment = { studentId: string, studentName: string, version: number, state: StudyPlanState | null, goal: StudyPlanGoal | null, goalText: string | null, programId: string | null, packageId: string | null, sfiPath: number | null, sfiCourse: SfiCourse | null, basicPoints: number | null, upperSecondaryPoints: number | null, startDate: string | null, plannedEndDate: string | null, pacePercent: number | null, agreedAt: string | null, agreedByName: string | null, studentAgreedAt: string | null, updatedAt: string | null, items: Array<{ term: string | null, source: StudyPlanItemSource, grade: string | null, validatedPoints: number | null, isInterrupted: boolean, note: string | null, _id: string, course: { code: string, name: string, points: number | null, system: CourseSystem, _id: string } }> };

export type RestStudyPlanOfQueryVariables = Exact<{
  id: string;
  at?: string | null | undefined;
}>;


export type RestStudyPlanOfQuery = { studyPlan: { studentId: string, studentName: string, version: number, state: StudyPlanState | null, goal: StudyPlanGoal | null, goalText: string | null, programId: string | null, packageId: string | null, sfiPath: number | null, sfiCourse: SfiCourse | null, basicPoints: number | null, upperSecondaryPoints: number | null, startDate: string | null, plannedEndDate: string | null, pacePercent: number | null, agreedAt: string | null, agreedByName: string | null, studentAgreedAt: string | null, updatedAt: string | null, items: Array<{ term: string | null, source: StudyPlanItemSource, grade: string | null, validatedPoints: number | null, isInterrupted: boolean, note: string | null, _id: string, course: { code: string, name: string, points: number | null, system: CourseSystem, _id: string } }> } };

export type RestStudyPlansQueryVariables = Exact<{
  input: StudyPlansInput;
}>;


export type RestStudyPlansQuery = { studyPlans: { totalCount: number, nextCursor: string | null, nodes: Array<{ studentId: string, studentName: string, municipality: string | null, levels: Array<CourseLevel>, studies: Array<string>, enrolledSince: string | null, state: StudyPlanState | null, goal: StudyPlanGoal | null, goalText: string | null, plannedEndDate: string | null, updatedAt: string | null }> } };

export type RestStudyPlanRevisionsQueryVariables = Exact<{
  id: string;
}>;


export type RestStudyPlanRevisionsQuery = { studyPlanRevisions: Array<{ at: string, byName: string, reason: string, state: StudyPlanState, courses: number, _id: string }> };

export type RestCheckStudyPlanQueryVariables = Exact<{
  id: string;
}>;


export type RestCheckStudyPlanQuery = { checkStudyPlan: { studentId: string, isMet: boolean, isReachable: boolean, warnings: Array<string>, requirements: Array<{ key: string, title: string, unit: StudyPlanUnit, needed: number, has: number, planned: number, missing: number, text: string, courses: Array<{ code: string, name: string, points: number | null, system: CourseSystem, _id: string }> }> } };

export type RestSaveStudyPlanMutationVariables = Exact<{
  input: SaveStudyPlanInput;
}>;


export type RestSaveStudyPlanMutation = { saveStudyPlan: { studentId: string, studentName: string, version: number, state: StudyPlanState | null, goal: StudyPlanGoal | null, goalText: string | null, programId: string | null, packageId: string | null, sfiPath: number | null, sfiCourse: SfiCourse | null, basicPoints: number | null, upperSecondaryPoints: number | null, startDate: string | null, plannedEndDate: string | null, pacePercent: number | null, agreedAt: string | null, agreedByName: string | null, studentAgreedAt: string | null, updatedAt: string | null, items: Array<{ term: string | null, source: StudyPlanItemSource, grade: string | null, validatedPoints: number | null, isInterrupted: boolean, note: string | null, _id: string, course: { code: string, name: string, points: number | null, system: CourseSystem, _id: string } }> } };

export type RestPutStudyPlanItemMutationVariables = Exact<{
  input: PutStudyPlanItemInput;
}>;


export type RestPutStudyPlanItemMutation = { putStudyPlanItem: { studentId: string, studentName: string, version: number, state: StudyPlanState | null, goal: StudyPlanGoal | null, goalText: string | null, programId: string | null, packageId: string | null, sfiPath: number | null, sfiCourse: SfiCourse | null, basicPoints: number | null, upperSecondaryPoints: number | null, startDate: string | null, plannedEndDate: string | null, pacePercent: number | null, agreedAt: string | null, agreedByName: string | null, studentAgreedAt: string | null, updatedAt: string | null, items: Array<{ term: string | null, source: StudyPlanItemSource, grade: string | null, validatedPoints: number | null, isInterrupted: boolean, note: string | null, _id: string, course: { code: string, name: string, points: number | null, system: CourseSystem, _id: string } }> } };

export type RestRemoveStudyPlanItemMutationVariables = Exact<{
  input: RemoveStudyPlanItemInput;
}>;


export type RestRemoveStudyPlanItemMutation = { removeStudyPlanItem: { studentId: string, studentName: string, version: number, state: StudyPlanState | null, goal: StudyPlanGoal | null, goalText: string | null, programId: string | null, packageId: string | null, sfiPath: number | null, sfiCourse: SfiCourse | null, basicPoints: number | null, upperSecondaryPoints: number | null, startDate: string | null, plannedEndDate: string | null, pacePercent: number | null, agreedAt: string | null, agreedByName: string | null, studentAgreedAt: string | null, updatedAt: string | null, items: Array<{ term: string | null, source: StudyPlanItemSource, grade: string | null, validatedPoints: number | null, isInterrupted: boolean, note: string | null, _id: string, course: { code: string, name: string, points: number | null, system: CourseSystem, _id: string } }> } };

export type RestAgreeStudyPlanMutationVariables = Exact<{
  input: AgreeStudyPlanInput;
}>;


export type RestAgreeStudyPlanMutation = { agreeStudyPlan: { studentId: string, studentName: string, version: number, state: StudyPlanState | null, goal: StudyPlanGoal | null, goalText: string | null, programId: string | null, packageId: string | null, sfiPath: number | null, sfiCourse: SfiCourse | null, basicPoints: number | null, upperSecondaryPoints: number | null, startDate: string | null, plannedEndDate: string | null, pacePercent: number | null, agreedAt: string | null, agreedByName: string | null, studentAgreedAt: string | null, updatedAt: string | null, items: Array<{ term: string | null, source: StudyPlanItemSource, grade: string | null, validatedPoints: number | null, isInterrupted: boolean, note: string | null, _id: string, course: { code: string, name: string, points: number | null, system: CourseSystem, _id: string } }> } };

export type RestValidationFragment = { version: number, studentId: string, scope: ValidationScope, points: number, basis: string, decidedOn: string, decidedByName: string, _id: string, course: { code: string, name: string, points: number | null, system: CourseSystem, _id: string } };

export type RestValidationsQueryVariables = Exact<{
  id: string;
}>;


export type RestValidationsQuery = { validations: Array<{ version: number, studentId: string, scope: ValidationScope, points: number, basis: string, decidedOn: string, decidedByName: string, _id: string, course: { code: string, name: string, points: number | null, system: CourseSystem, _id: string } }> };

export type RestDecideValidationMutationVariables = Exact<{
  input: DecideValidationInput;
}>;


export type RestDecideValidationMutation = { decideValidation: { version: number, studentId: string, scope: ValidationScope, points: number, basis: string, decidedOn: string, decidedByName: string, _id: string, course: { code: string, name: string, points: number | null, system: CourseSystem, _id: string } } };

export type RestTaskFragment = { description: string, _id: string };

export type RestTasksQueryVariables = Exact<{ [key: string]: never; }>;


export type RestTasksQuery = { tasks: Array<{ description: string, _id: string }> };

export type RestCreateTaskMutationVariables = Exact<{
  input: CreateTaskInput;
}>;


export type RestCreateTaskMutation = { createTask: { description: string, _id: string } };

export type RestUpdateTaskMutationVariables = Exact<{
  input: UpdateTaskInput;
}>;


export type RestUpdateTaskMutation = { updateTask: { description: string, _id: string } };

export type RestDeleteTaskMutationVariables = Exact<{
  input: DeleteTaskInput;
}>;


export type RestDeleteTaskMutation = { deleteTask: string };

export type RestDeleteMyTasksMutationVariables = Exact<{ [key: string]: never; }>;


export type RestDeleteMyTasksMutation = { deleteMyTasks: number };

export type RestTeacherWorkFragment = { version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, loadOn: string | null, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, _id: string, user: { name: string, email: string, phone: string | null, active: boolean, lastSeenAt: string | null, _id: string }, subjects: Array<{ subject: string, isQualified: boolean }> };

export type RestTeacherDetailFragment = { work: { version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, loadOn: string | null, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, _id: string, user: { name: string, email: string, phone: string | null, active: boolean, lastSeenAt: string | null, _id: string }, subjects: Array<{ subject: string, isQualified: boolean }> }, schedule: Array<{ course: string, courseCode: string, startDate: string | null, endDate: string | null, status: CourseInstanceStatus, students: number, capacity: number | null, ungraded: number, gradesDueOn: string | null, isOverdue: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> }>, students: Array<{ name: string, education: string | null, status: StudentStatus, _id: string }>, exams: Array<{ studentId: string, student: string, course: string, month: Month, status: ExamStatus, _id: string }>, history: Array<{ kind: TeacherEventKind, text: string, at: string, by: string | null, _id: string }>, planned: { fromOn: string, _id: string, replacement: { username: string, _id: string } } | null };

export type RestTeacherReplacementCountsFragment = { students: number, exams: number, occasions: number, instances: number, ungradedInstances: number, replacements: number };

export type RestTeacherManagementQueryVariables = Exact<{
  input?: TeacherWorkInput | null | undefined;
}>;


export type RestTeacherManagementQuery = { teacherManagement: { nodes: Array<{ version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, loadOn: string | null, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, _id: string, user: { name: string, email: string, phone: string | null, active: boolean, lastSeenAt: string | null, _id: string }, subjects: Array<{ subject: string, isQualified: boolean }> }> } };

export type RestTeacherDetailQueryVariables = Exact<{
  id: string;
}>;


export type RestTeacherDetailQuery = { teacherDetail: { work: { version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, loadOn: string | null, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, _id: string, user: { name: string, email: string, phone: string | null, active: boolean, lastSeenAt: string | null, _id: string }, subjects: Array<{ subject: string, isQualified: boolean }> }, schedule: Array<{ course: string, courseCode: string, startDate: string | null, endDate: string | null, status: CourseInstanceStatus, students: number, capacity: number | null, ungraded: number, gradesDueOn: string | null, isOverdue: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> }>, students: Array<{ name: string, education: string | null, status: StudentStatus, _id: string }>, exams: Array<{ studentId: string, student: string, course: string, month: Month, status: ExamStatus, _id: string }>, history: Array<{ kind: TeacherEventKind, text: string, at: string, by: string | null, _id: string }>, planned: { fromOn: string, _id: string, replacement: { username: string, _id: string } } | null } | null };

export type RestUpdateTeacherProfileMutationVariables = Exact<{
  input: UpdateTeacherProfileInput;
}>;


export type RestUpdateTeacherProfileMutation = { updateTeacherProfile: { work: { version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, loadOn: string | null, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, _id: string, user: { name: string, email: string, phone: string | null, active: boolean, lastSeenAt: string | null, _id: string }, subjects: Array<{ subject: string, isQualified: boolean }> }, schedule: Array<{ course: string, courseCode: string, startDate: string | null, endDate: string | null, status: CourseInstanceStatus, students: number, capacity: number | null, ungraded: number, gradesDueOn: string | null, isOverdue: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> }>, students: Array<{ name: string, education: string | null, status: StudentStatus, _id: string }>, exams: Array<{ studentId: string, student: string, course: string, month: Month, status: ExamStatus, _id: string }>, history: Array<{ kind: TeacherEventKind, text: string, at: string, by: string | null, _id: string }>, planned: { fromOn: string, _id: string, replacement: { username: string, _id: string } } | null } };

export type RestAssignTeacherMutationVariables = Exact<{
  input: AssignTeacherInput;
}>;


export type RestAssignTeacherMutation = { assignTeacher: { work: { version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, loadOn: string | null, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, _id: string, user: { name: string, email: string, phone: string | null, active: boolean, lastSeenAt: string | null, _id: string }, subjects: Array<{ subject: string, isQualified: boolean }> }, schedule: Array<{ course: string, courseCode: string, startDate: string | null, endDate: string | null, status: CourseInstanceStatus, students: number, capacity: number | null, ungraded: number, gradesDueOn: string | null, isOverdue: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> }>, students: Array<{ name: string, education: string | null, status: StudentStatus, _id: string }>, exams: Array<{ studentId: string, student: string, course: string, month: Month, status: ExamStatus, _id: string }>, history: Array<{ kind: TeacherEventKind, text: string, at: string, by: string | null, _id: string }>, planned: { fromOn: string, _id: string, replacement: { username: string, _id: string } } | null } };

export type RestTeacherReplacementPreviewQueryVariables = Exact<{
  input: TeacherReplacementInput;
}>;


export type RestTeacherReplacementPreviewQuery = { teacherReplacementPreview: { students: number, exams: number, occasions: number, instances: number, ungradedInstances: number, replacements: number } };

export type RestReplaceTeacherMutationVariables = Exact<{
  input: TeacherReplacementInput;
}>;


export type RestReplaceTeacherMutation = { replaceTeacher: { work: { version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, loadOn: string | null, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, _id: string, user: { name: string, email: string, phone: string | null, active: boolean, lastSeenAt: string | null, _id: string }, subjects: Array<{ subject: string, isQualified: boolean }> }, schedule: Array<{ course: string, courseCode: string, startDate: string | null, endDate: string | null, status: CourseInstanceStatus, students: number, capacity: number | null, ungraded: number, gradesDueOn: string | null, isOverdue: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> }>, students: Array<{ name: string, education: string | null, status: StudentStatus, _id: string }>, exams: Array<{ studentId: string, student: string, course: string, month: Month, status: ExamStatus, _id: string }>, history: Array<{ kind: TeacherEventKind, text: string, at: string, by: string | null, _id: string }>, planned: { fromOn: string, _id: string, replacement: { username: string, _id: string } } | null } };

export type RestCancelTeacherReplacementMutationVariables = Exact<{
  input: CancelTeacherReplacementInput;
}>;


export type RestCancelTeacherReplacementMutation = { cancelTeacherReplacement: { work: { version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, loadOn: string | null, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, _id: string, user: { name: string, email: string, phone: string | null, active: boolean, lastSeenAt: string | null, _id: string }, subjects: Array<{ subject: string, isQualified: boolean }> }, schedule: Array<{ course: string, courseCode: string, startDate: string | null, endDate: string | null, status: CourseInstanceStatus, students: number, capacity: number | null, ungraded: number, gradesDueOn: string | null, isOverdue: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> }>, students: Array<{ name: string, education: string | null, status: StudentStatus, _id: string }>, exams: Array<{ studentId: string, student: string, course: string, month: Month, status: ExamStatus, _id: string }>, history: Array<{ kind: TeacherEventKind, text: string, at: string, by: string | null, _id: string }>, planned: { fromOn: string, _id: string, replacement: { username: string, _id: string } } | null } };

export type RestEndTeacherEmploymentMutationVariables = Exact<{
  input: EndEmploymentInput;
}>;


export type RestEndTeacherEmploymentMutation = { endTeacherEmployment: { work: { version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, loadOn: string | null, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, _id: string, user: { name: string, email: string, phone: string | null, active: boolean, lastSeenAt: string | null, _id: string }, subjects: Array<{ subject: string, isQualified: boolean }> }, schedule: Array<{ course: string, courseCode: string, startDate: string | null, endDate: string | null, status: CourseInstanceStatus, students: number, capacity: number | null, ungraded: number, gradesDueOn: string | null, isOverdue: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> }>, students: Array<{ name: string, education: string | null, status: StudentStatus, _id: string }>, exams: Array<{ studentId: string, student: string, course: string, month: Month, status: ExamStatus, _id: string }>, history: Array<{ kind: TeacherEventKind, text: string, at: string, by: string | null, _id: string }>, planned: { fromOn: string, _id: string, replacement: { username: string, _id: string } } | null } };

export type RestTimelineEntryFragment = { at: string, kind: TimelineKind, text: string, by: string | null, link: string, _id: string };

export type RestStudentTimelineQueryVariables = Exact<{
  input: StudentTimelineInput;
}>;


export type RestStudentTimelineQuery = { studentTimeline: { nextCursor: string | null, nodes: Array<{ at: string, kind: TimelineKind, text: string, by: string | null, link: string, _id: string }> } };

export type RestUserFragment = { version: number, name: string, email: string, phone: string | null, role: Role, active: boolean, teacherId: string | null, studentId: string | null, _id: string };

export type RestNotInvitedFragment = { name: string, reason: NotInvitedReason, _id: string };

export type RestRenewedInvitationsFragment = { sent: number, notSent: Array<{ name: string, reason: NotInvitedReason, _id: string }> };

export type RestMessageFragment = { message: string };

export type RestUsersQueryVariables = Exact<{
  input?: UsersInput | null | undefined;
}>;


export type RestUsersQuery = { users: { nextCursor: string | null, nodes: Array<{ version: number, name: string, email: string, phone: string | null, role: Role, active: boolean, teacherId: string | null, studentId: string | null, _id: string }> } };

export type RestCreateUserMutationVariables = Exact<{
  input: CreateUserInput;
}>;


export type RestCreateUserMutation = { createUser: { version: number, name: string, email: string, phone: string | null, role: Role, active: boolean, teacherId: string | null, studentId: string | null, _id: string } };

export type RestUpdateUserMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type RestUpdateUserMutation = { updateUser: { version: number, name: string, email: string, phone: string | null, role: Role, active: boolean, teacherId: string | null, studentId: string | null, _id: string } };

export type RestSetUserRoleMutationVariables = Exact<{
  input: SetUserRoleInput;
}>;


export type RestSetUserRoleMutation = { setUserRole: { version: number, name: string, email: string, phone: string | null, role: Role, active: boolean, teacherId: string | null, studentId: string | null, _id: string } };

export type RestDeactivateUserMutationVariables = Exact<{
  input: DeactivateUserInput;
}>;


export type RestDeactivateUserMutation = { deactivateUser: { version: number, name: string, email: string, phone: string | null, role: Role, active: boolean, teacherId: string | null, studentId: string | null, _id: string } };

export type RestActivateUserMutationVariables = Exact<{
  input: ActivateUserInput;
}>;


export type RestActivateUserMutation = { activateUser: { version: number, name: string, email: string, phone: string | null, role: Role, active: boolean, teacherId: string | null, studentId: string | null, _id: string } };

export type RestSendResetLinkMutationVariables = Exact<{
  input: SendResetLinkInput;
}>;


export type RestSendResetLinkMutation = { sendResetLink: { message: string } };

export type RestRenewInvitationsMutationVariables = Exact<{
  input: RenewInvitationsInput;
}>;


export type RestRenewInvitationsMutation = { renewInvitations: { sent: number, notSent: Array<{ name: string, reason: NotInvitedReason, _id: string }> } };

export type RestAddWorkplaceAgreementMutationVariables = Exact<{
  input: AddWorkplaceAgreementInput;
}>;


export type RestAddWorkplaceAgreementMutation = { addWorkplaceAgreement: { version: number, name: string, organisationNumber: string | null, unit: string | null, street: string | null, postalCode: string | null, city: string | null, municipality: string | null, branches: Array<Branch>, contactName: string | null, contactPhone: string | null, contactEmail: string | null, places: number, freePlaces: number, note: string | null, state: WorkplaceState, stateReason: string | null, riskAssessedOn: string | null, agreedUntil: string | null, agreementState: WorkplaceAgreementState, _id: string, agreements: Array<{ version: number, validFrom: string, validTo: string, note: string | null, filename: string | null, createdBy: string, _id: string }>, supervisors: Array<{ version: number, name: string, phone: string | null, email: string | null, trainedOn: string | null, _id: string }> } };

export type RestUpdateWorkplaceAgreementMutationVariables = Exact<{
  input: UpdateWorkplaceAgreementInput;
}>;


export type RestUpdateWorkplaceAgreementMutation = { updateWorkplaceAgreement: { version: number, name: string, organisationNumber: string | null, unit: string | null, street: string | null, postalCode: string | null, city: string | null, municipality: string | null, branches: Array<Branch>, contactName: string | null, contactPhone: string | null, contactEmail: string | null, places: number, freePlaces: number, note: string | null, state: WorkplaceState, stateReason: string | null, riskAssessedOn: string | null, agreedUntil: string | null, agreementState: WorkplaceAgreementState, _id: string, agreements: Array<{ version: number, validFrom: string, validTo: string, note: string | null, filename: string | null, createdBy: string, _id: string }>, supervisors: Array<{ version: number, name: string, phone: string | null, email: string | null, trainedOn: string | null, _id: string }> } };

export type RestAttachWorkplaceAgreementMutationVariables = Exact<{
  input: AttachWorkplaceAgreementInput;
}>;


export type RestAttachWorkplaceAgreementMutation = { attachWorkplaceAgreement: { version: number, name: string, organisationNumber: string | null, unit: string | null, street: string | null, postalCode: string | null, city: string | null, municipality: string | null, branches: Array<Branch>, contactName: string | null, contactPhone: string | null, contactEmail: string | null, places: number, freePlaces: number, note: string | null, state: WorkplaceState, stateReason: string | null, riskAssessedOn: string | null, agreedUntil: string | null, agreementState: WorkplaceAgreementState, _id: string, agreements: Array<{ version: number, validFrom: string, validTo: string, note: string | null, filename: string | null, createdBy: string, _id: string }>, supervisors: Array<{ version: number, name: string, phone: string | null, email: string | null, trainedOn: string | null, _id: string }> } };

export type RestRemoveWorkplaceAgreementMutationVariables = Exact<{
  input: RemoveWorkplaceAgreementInput;
}>;


export type RestRemoveWorkplaceAgreementMutation = { removeWorkplaceAgreement: { version: number, name: string, organisationNumber: string | null, unit: string | null, street: string | null, postalCode: string | null, city: string | null, municipality: string | null, branches: Array<Branch>, contactName: string | null, contactPhone: string | null, contactEmail: string | null, places: number, freePlaces: number, note: string | null, state: WorkplaceState, stateReason: string | null, riskAssessedOn: string | null, agreedUntil: string | null, agreementState: WorkplaceAgreementState, _id: string, agreements: Array<{ version: number, validFrom: string, validTo: string, note: string | null, filename: string | null, createdBy: string, _id: string }>, supervisors: Array<{ version: number, name: string, phone: string | null, email: string | null, trainedOn: string | null, _id: string }> } };

export type RestWorkplaceAgreementFileQueryVariables = Exact<{
  id: string;
}>;


export type RestWorkplaceAgreementFileQuery = { workplaceAgreementFile: { filename: string, mimeType: string, size: number, _id: string } };

export type RestWorkplaceContactFragment = { version: number, contactedOn: string, kind: WorkplaceContactKind, withWhom: string | null, note: string, createdBy: string, _id: string };

export type RestWorkplaceContactListQueryVariables = Exact<{
  input: WorkplaceContactsInput;
}>;


export type RestWorkplaceContactListQuery = { workplaceContacts: { totalCount: number, nodes: Array<{ version: number, contactedOn: string, kind: WorkplaceContactKind, withWhom: string | null, note: string, createdBy: string, _id: string }> } };

export type RestAddWorkplaceContactMutationVariables = Exact<{
  input: AddWorkplaceContactInput;
}>;


export type RestAddWorkplaceContactMutation = { addWorkplaceContact: { version: number, contactedOn: string, kind: WorkplaceContactKind, withWhom: string | null, note: string, createdBy: string, _id: string } };

export type RestUpdateWorkplaceContactMutationVariables = Exact<{
  input: UpdateWorkplaceContactInput;
}>;


export type RestUpdateWorkplaceContactMutation = { updateWorkplaceContact: { version: number, contactedOn: string, kind: WorkplaceContactKind, withWhom: string | null, note: string, createdBy: string, _id: string } };

export type RestRemoveWorkplaceContactMutationVariables = Exact<{
  input: RemoveWorkplaceContactInput;
}>;


export type RestRemoveWorkplaceContactMutation = { removeWorkplaceContact: string };

export type RestWorkplaceDuplicatesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestWorkplaceDuplicatesQuery = { workplaceDuplicates: Array<{ reason: string, from: { name: string, street: string | null, city: string | null, _id: string }, into: { name: string, street: string | null, city: string | null, _id: string } }> };

export type RestWorkplaceMergePreviewQueryVariables = Exact<{
  input: WorkplaceMergePreviewInput;
}>;


export type RestWorkplaceMergePreviewQuery = { workplaceMergePreview: { fromVersion: number, intoVersion: number, placements: number, openPlacements: number, supervisors: number, exceedsPlaces: boolean, warnings: Array<string> } };

export type RestMergeWorkplacesMutationVariables = Exact<{
  input: MergeWorkplacesInput;
}>;


export type RestMergeWorkplacesMutation = { mergeWorkplaces: { version: number, name: string, organisationNumber: string | null, unit: string | null, street: string | null, postalCode: string | null, city: string | null, municipality: string | null, branches: Array<Branch>, contactName: string | null, contactPhone: string | null, contactEmail: string | null, places: number, freePlaces: number, note: string | null, state: WorkplaceState, stateReason: string | null, riskAssessedOn: string | null, agreedUntil: string | null, agreementState: WorkplaceAgreementState, _id: string, agreements: Array<{ version: number, validFrom: string, validTo: string, note: string | null, filename: string | null, createdBy: string, _id: string }>, supervisors: Array<{ version: number, name: string, phone: string | null, email: string | null, trainedOn: string | null, _id: string }> } };

export type RestWorkplaceFragment = { version: number, name: string, organisationNumber: string | null, unit: string | null, street: string | null, postalCode: string | null, city: string | null, municipality: string | null, branches: Array<Branch>, contactName: string | null, contactPhone: string | null, contactEmail: string | null, places: number, freePlaces: number, note: string | null, state: WorkplaceState, stateReason: string | null, riskAssessedOn: string | null, agreedUntil: string | null, agreementState: WorkplaceAgreementState, _id: string, agreements: Array<{ version: number, validFrom: string, validTo: string, note: string | null, filename: string | null, createdBy: string, _id: string }>, supervisors: Array<{ version: number, name: string, phone: string | null, email: string | null, trainedOn: string | null, _id: string }> };

export type RestWorkplacesQueryVariables = Exact<{
  input?: WorkplacesInput | null | undefined;
}>;


export type RestWorkplacesQuery = { workplaces: { totalCount: number, nodes: Array<{ version: number, name: string, organisationNumber: string | null, unit: string | null, street: string | null, postalCode: string | null, city: string | null, municipality: string | null, branches: Array<Branch>, contactName: string | null, contactPhone: string | null, contactEmail: string | null, places: number, freePlaces: number, note: string | null, state: WorkplaceState, stateReason: string | null, riskAssessedOn: string | null, agreedUntil: string | null, agreementState: WorkplaceAgreementState, _id: string, agreements: Array<{ version: number, validFrom: string, validTo: string, note: string | null, filename: string | null, createdBy: string, _id: string }>, supervisors: Array<{ version: number, name: string, phone: string | null, email: string | null, trainedOn: string | null, _id: string }> }> } };

export type RestFreePlacesQueryVariables = Exact<{
  input?: FreePlacesInput | null | undefined;
}>;


export type RestFreePlacesQuery = { freePlaces: { totalCount: number, nodes: Array<{ municipality: string | null, branches: Array<Branch>, places: number, free: number, workplace: { name: string, street: string | null, city: string | null, _id: string }, spans: Array<{ startDate: string, endDate: string, free: number }> }> } };

export type RestWorkplaceQueryVariables = Exact<{
  id: string;
}>;


export type RestWorkplaceQuery = { workplace: { version: number, name: string, organisationNumber: string | null, unit: string | null, street: string | null, postalCode: string | null, city: string | null, municipality: string | null, branches: Array<Branch>, contactName: string | null, contactPhone: string | null, contactEmail: string | null, places: number, freePlaces: number, note: string | null, state: WorkplaceState, stateReason: string | null, riskAssessedOn: string | null, agreedUntil: string | null, agreementState: WorkplaceAgreementState, _id: string, agreements: Array<{ version: number, validFrom: string, validTo: string, note: string | null, filename: string | null, createdBy: string, _id: string }>, supervisors: Array<{ version: number, name: string, phone: string | null, email: string | null, trainedOn: string | null, _id: string }> } };

export type RestCreateWorkplaceMutationVariables = Exact<{
  input: CreateWorkplaceInput;
}>;


export type RestCreateWorkplaceMutation = { createWorkplace: { version: number, name: string, organisationNumber: string | null, unit: string | null, street: string | null, postalCode: string | null, city: string | null, municipality: string | null, branches: Array<Branch>, contactName: string | null, contactPhone: string | null, contactEmail: string | null, places: number, freePlaces: number, note: string | null, state: WorkplaceState, stateReason: string | null, riskAssessedOn: string | null, agreedUntil: string | null, agreementState: WorkplaceAgreementState, _id: string, agreements: Array<{ version: number, validFrom: string, validTo: string, note: string | null, filename: string | null, createdBy: string, _id: string }>, supervisors: Array<{ version: number, name: string, phone: string | null, email: string | null, trainedOn: string | null, _id: string }> } };

export type RestUpdateWorkplaceMutationVariables = Exact<{
  input: UpdateWorkplaceInput;
}>;


export type RestUpdateWorkplaceMutation = { updateWorkplace: { version: number, name: string, organisationNumber: string | null, unit: string | null, street: string | null, postalCode: string | null, city: string | null, municipality: string | null, branches: Array<Branch>, contactName: string | null, contactPhone: string | null, contactEmail: string | null, places: number, freePlaces: number, note: string | null, state: WorkplaceState, stateReason: string | null, riskAssessedOn: string | null, agreedUntil: string | null, agreementState: WorkplaceAgreementState, _id: string, agreements: Array<{ version: number, validFrom: string, validTo: string, note: string | null, filename: string | null, createdBy: string, _id: string }>, supervisors: Array<{ version: number, name: string, phone: string | null, email: string | null, trainedOn: string | null, _id: string }> } };

export type RestSetWorkplaceStateMutationVariables = Exact<{
  input: SetWorkplaceStateInput;
}>;


export type RestSetWorkplaceStateMutation = { setWorkplaceState: { version: number, name: string, organisationNumber: string | null, unit: string | null, street: string | null, postalCode: string | null, city: string | null, municipality: string | null, branches: Array<Branch>, contactName: string | null, contactPhone: string | null, contactEmail: string | null, places: number, freePlaces: number, note: string | null, state: WorkplaceState, stateReason: string | null, riskAssessedOn: string | null, agreedUntil: string | null, agreementState: WorkplaceAgreementState, _id: string, agreements: Array<{ version: number, validFrom: string, validTo: string, note: string | null, filename: string | null, createdBy: string, _id: string }>, supervisors: Array<{ version: number, name: string, phone: string | null, email: string | null, trainedOn: string | null, _id: string }> } };

export type RestDeleteWorkplaceMutationVariables = Exact<{
  input: DeleteWorkplaceInput;
}>;


export type RestDeleteWorkplaceMutation = { deleteWorkplace: boolean };

export type RestAddSupervisorMutationVariables = Exact<{
  input: AddSupervisorInput;
}>;


export type RestAddSupervisorMutation = { addSupervisor: { version: number, name: string, organisationNumber: string | null, unit: string | null, street: string | null, postalCode: string | null, city: string | null, municipality: string | null, branches: Array<Branch>, contactName: string | null, contactPhone: string | null, contactEmail: string | null, places: number, freePlaces: number, note: string | null, state: WorkplaceState, stateReason: string | null, riskAssessedOn: string | null, agreedUntil: string | null, agreementState: WorkplaceAgreementState, _id: string, agreements: Array<{ version: number, validFrom: string, validTo: string, note: string | null, filename: string | null, createdBy: string, _id: string }>, supervisors: Array<{ version: number, name: string, phone: string | null, email: string | null, trainedOn: string | null, _id: string }> } };

export type RestUpdateSupervisorMutationVariables = Exact<{
  input: UpdateSupervisorInput;
}>;


export type RestUpdateSupervisorMutation = { updateSupervisor: { version: number, name: string, organisationNumber: string | null, unit: string | null, street: string | null, postalCode: string | null, city: string | null, municipality: string | null, branches: Array<Branch>, contactName: string | null, contactPhone: string | null, contactEmail: string | null, places: number, freePlaces: number, note: string | null, state: WorkplaceState, stateReason: string | null, riskAssessedOn: string | null, agreedUntil: string | null, agreementState: WorkplaceAgreementState, _id: string, agreements: Array<{ version: number, validFrom: string, validTo: string, note: string | null, filename: string | null, createdBy: string, _id: string }>, supervisors: Array<{ version: number, name: string, phone: string | null, email: string | null, trainedOn: string | null, _id: string }> } };

export type RestRemoveSupervisorMutationVariables = Exact<{
  input: RemoveSupervisorInput;
}>;


export type RestRemoveSupervisorMutation = { removeSupervisor: { version: number, name: string, organisationNumber: string | null, unit: string | null, street: string | null, postalCode: string | null, city: string | null, municipality: string | null, branches: Array<Branch>, contactName: string | null, contactPhone: string | null, contactEmail: string | null, places: number, freePlaces: number, note: string | null, state: WorkplaceState, stateReason: string | null, riskAssessedOn: string | null, agreedUntil: string | null, agreementState: WorkplaceAgreementState, _id: string, agreements: Array<{ version: number, validFrom: string, validTo: string, note: string | null, filename: string | null, createdBy: string, _id: string }>, supervisors: Array<{ version: number, name: string, phone: string | null, email: string | null, trainedOn: string | null, _id: string }> } };

export type RestLoginResultFragment = { message: string, token: string, user: { userId: string, name: string, email: string, role: Role } };

export type RestSessionUserFragment = { userId: string, name: string, email: string, role: Role };

export type RestSessionQueryVariables = Exact<{ [key: string]: never; }>;


export type RestSessionQuery = { user: { userId: string, name: string, email: string, role: Role } };

export type RestLoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type RestLoginMutation = { login: { message: string, token: string, user: { userId: string, name: string, email: string, role: Role } } };

export type RestLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type RestLogoutMutation = { logout: boolean };

export type RestRequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RestRequestPasswordResetMutation = { requestPasswordReset: { message: string } };

export type RestResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type RestResetPasswordMutation = { resetPassword: { message: string } };

export type RestJobFragment = { state: JobState, done: number, total: number, result: Record<string, unknown> | null, message: string | null };

export type RestJobQueryVariables = Exact<{
  id: string;
}>;


export type RestJobQuery = { job: { state: JobState, done: number, total: number, result: Record<string, unknown> | null, message: string | null } | null };

export type RestCancelJobMutationVariables = Exact<{
  input: CancelJobInput;
}>;


export type RestCancelJobMutation = { cancelJob: { state: JobState, done: number, total: number, result: Record<string, unknown> | null, message: string | null } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const RestApiKeyFragmentDoc = new TypedDocumentString(`
    fragment RestApiKey on ApiKey {
  _id: id
  name
  role
  createdAt
  createdBy
  expiresAt
  lastUsedAt
  revokedAt
}
    `, {"fragmentName":"RestApiKey"}) as unknown as TypedDocumentString<RestApiKeyFragment, unknown>;
export const RestCreatedApiKeyFragmentDoc = new TypedDocumentString(`
    fragment RestCreatedApiKey on CreatedApiKey {
  apiKey {
    ...RestApiKey
  }
  key
}
    fragment RestApiKey on ApiKey {
  _id: id
  name
  role
  createdAt
  createdBy
  expiresAt
  lastUsedAt
  revokedAt
}`, {"fragmentName":"RestCreatedApiKey"}) as unknown as TypedDocumentString<RestCreatedApiKeyFragment, unknown>;
export const RestCalendarExamFragmentDoc = new TypedDocumentString(`
    fragment RestCalendarExam on CalendarExam {
  _id: id
  studentId
  studentName
  course
  courseId
  requestedMonth
  requestedYear
  status
  municipality
  teacherId
  teacherName
  paymentDate
  isFeeExempt
  materialReceived
  result
}
    `, {"fragmentName":"RestCalendarExam"}) as unknown as TypedDocumentString<RestCalendarExamFragment, unknown>;
export const RestCalendarFragmentDoc = new TypedDocumentString(`
    fragment RestCalendar on Calendar {
  occasions {
    _id: id
    version
    heldOn
    startsAt
    endsAt
    room
    part
    capacity
    invigilator
    teacherId
    teacherName
    registrationOpensOn
    registrationClosesOn
    note
    isCancelled
    cancelledReason
    courses {
      _id: id
      code
      name
    }
    bookings {
      exam {
        ...RestCalendarExam
      }
      attendance
      idChecked
      bookedAt
      summonedAt
      warnings
    }
    warnings
  }
  undated {
    ...RestCalendarExam
  }
  undatedCount
  marks {
    layer
    day
    courseInstanceId
    courseName
    name
  }
}
    fragment RestCalendarExam on CalendarExam {
  _id: id
  studentId
  studentName
  course
  courseId
  requestedMonth
  requestedYear
  status
  municipality
  teacherId
  teacherName
  paymentDate
  isFeeExempt
  materialReceived
  result
}`, {"fragmentName":"RestCalendar"}) as unknown as TypedDocumentString<RestCalendarFragment, unknown>;
export const RestDocumentSheetFragmentDoc = new TypedDocumentString(`
    fragment RestDocumentSheet on DocumentSheet {
  type
  language
  landscape
  schoolName
  schoolDetails
  title
  subject
  blocks {
    heading
    paragraphs
    facts {
      label
      value
    }
    table {
      caption
      columns {
        header
        share
        numeric
      }
      rows
    }
    signatures
  }
  placeAndDate
  signatoryName
  signatoryTitle
}
    `, {"fragmentName":"RestDocumentSheet"}) as unknown as TypedDocumentString<RestDocumentSheetFragment, unknown>;
export const RestCatalogueCourseFragmentDoc = new TypedDocumentString(`
    fragment RestCatalogueCourse on CatalogueCourse {
  _id: id
  version
  code
  name
  subject
  points
  system
  level
  kind
  priceCategory
  validFrom
  validTo
  cancelledOn
  status
  equivalents {
    _id: id
    code
    name
    points
    system
    isArchived
    source
  }
  activeInstances
  students
}
    `, {"fragmentName":"RestCatalogueCourse"}) as unknown as TypedDocumentString<RestCatalogueCourseFragment, unknown>;
export const RestEquivalentCourseFragmentDoc = new TypedDocumentString(`
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
    `, {"fragmentName":"RestEquivalentCourse"}) as unknown as TypedDocumentString<RestEquivalentCourseFragment, unknown>;
export const RestCourseFragmentDoc = new TypedDocumentString(`
    fragment RestCourse on Course {
  _id: id
  code
  name
  points
  system
  isArchived
  equivalents {
    ...RestEquivalentCourse
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}`, {"fragmentName":"RestCourse"}) as unknown as TypedDocumentString<RestCourseFragment, unknown>;
export const RestCoursePackageFragmentDoc = new TypedDocumentString(`
    fragment RestCoursePackage on CoursePackage {
  _id: id
  version
  code
  name
  kind
  description
  targetPoints
  aplWeeks
  edition
  isArchived
  points
  optionalPoints
  weeks
  activeStudents
  courses {
    course {
      ...RestCourse
    }
    choiceGroup
    isRequired
    hasApl
    plannedWeek
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourse on Course {
  _id: id
  code
  name
  points
  system
  isArchived
  equivalents {
    ...RestEquivalentCourse
  }
}`, {"fragmentName":"RestCoursePackage"}) as unknown as TypedDocumentString<RestCoursePackageFragment, unknown>;
export const RestProgramFragmentDoc = new TypedDocumentString(`
    fragment RestProgram on Program {
  _id: id
  version
  code
  name
  description
  points
  requiredPoints
  programmePoints
  freePoints
  passedPoints
  isArchived
  activeStudents
  courses {
    course {
      ...RestCourse
    }
    part
    choiceGroup
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourse on Course {
  _id: id
  code
  name
  points
  system
  isArchived
  equivalents {
    ...RestEquivalentCourse
  }
}`, {"fragmentName":"RestProgram"}) as unknown as TypedDocumentString<RestProgramFragment, unknown>;
export const RestPackageRemarkFragmentDoc = new TypedDocumentString(`
    fragment RestPackageRemark on EnrollmentRemark {
  code
  message
  count
  examples
}
    `, {"fragmentName":"RestPackageRemark"}) as unknown as TypedDocumentString<RestPackageRemarkFragment, unknown>;
export const RestPackageInstanceFragmentDoc = new TypedDocumentString(`
    fragment RestPackageInstance on PackageInstance {
  _id: id
  name
  startDate
  endDate
  pacePercent
  teacher
  seatsLeft
}
    `, {"fragmentName":"RestPackageInstance"}) as unknown as TypedDocumentString<RestPackageInstanceFragment, unknown>;
export const RestCommentFragmentDoc = new TypedDocumentString(`
    fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}
    `, {"fragmentName":"RestComment"}) as unknown as TypedDocumentString<RestCommentFragment, unknown>;
export const RestCommentHistoryFragmentDoc = new TypedDocumentString(`
    fragment RestCommentHistory on CommentHistory {
  commentHistory {
    ...RestComment
  }
}
    fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}`, {"fragmentName":"RestCommentHistory"}) as unknown as TypedDocumentString<RestCommentHistoryFragment, unknown>;
export const RestCourseInstanceStudentsFragmentDoc = new TypedDocumentString(`
    fragment RestCourseInstanceStudents on CourseInstanceStudents {
  students {
    enrollmentId
    studentId
    name
    personalNumber
    email
    phone
    municipality
    isProtected
    status
    statusOn
    startDate
    endDate
    pacePercent
    grade
    gradedOn
  }
}
    `, {"fragmentName":"RestCourseInstanceStudents"}) as unknown as TypedDocumentString<RestCourseInstanceStudentsFragment, unknown>;
export const RestCourseInstanceFragmentDoc = new TypedDocumentString(`
    fragment RestCourseInstance on CourseInstance {
  _id: id
  version
  name
  courseId
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  points
  startDate
  endDate
  weeks
  pacePercent
  studyForm
  location
  municipality
  teacherId
  teacherName
  capacity
  admitted
  started
  droppedOut
  graded
  ungraded
  status
  gradesDueOn
  gradesSignedAt
  seriesId
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}`, {"fragmentName":"RestCourseInstance"}) as unknown as TypedDocumentString<RestCourseInstanceFragment, unknown>;
export const RestCancelCourseInstanceResultFragmentDoc = new TypedDocumentString(`
    fragment RestCancelCourseInstanceResult on CancelCourseInstanceResult {
  instance {
    ...RestCourseInstance
  }
  students
  batchId
  waitingMails
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstance on CourseInstance {
  _id: id
  version
  name
  courseId
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  points
  startDate
  endDate
  weeks
  pacePercent
  studyForm
  location
  municipality
  teacherId
  teacherName
  capacity
  admitted
  started
  droppedOut
  graded
  ungraded
  status
  gradesDueOn
  gradesSignedAt
  seriesId
}`, {"fragmentName":"RestCancelCourseInstanceResult"}) as unknown as TypedDocumentString<RestCancelCourseInstanceResultFragment, unknown>;
export const RestSentCancellationMailsFragmentDoc = new TypedDocumentString(`
    fragment RestSentCancellationMails on SentCancellationMails {
  sent
}
    `, {"fragmentName":"RestSentCancellationMails"}) as unknown as TypedDocumentString<RestSentCancellationMailsFragment, unknown>;
export const RestMatchOutcomeFragmentDoc = new TypedDocumentString(`
    fragment RestMatchOutcome on MatchOutcome {
  batchId
  matched
  job {
    _id: id
    state
    done
    total
  }
}
    `, {"fragmentName":"RestMatchOutcome"}) as unknown as TypedDocumentString<RestMatchOutcomeFragment, unknown>;
export const RestMatchBatchFragmentDoc = new TypedDocumentString(`
    fragment RestMatchBatch on MatchBatch {
  _id: id
  title
  size
  createdAt
  createdBy
  undoneAt
  entries {
    studentId
    student
    course
    instance
    startDate
  }
}
    `, {"fragmentName":"RestMatchBatch"}) as unknown as TypedDocumentString<RestMatchBatchFragment, unknown>;
export const RestMatchCountsFragmentDoc = new TypedDocumentString(`
    fragment RestMatchCounts on MatchCounts {
  needs
  safe
  uncertain
  none
  skipped
}
    `, {"fragmentName":"RestMatchCounts"}) as unknown as TypedDocumentString<RestMatchCountsFragment, unknown>;
export const RestMatchCourseFragmentDoc = new TypedDocumentString(`
    fragment RestMatchCourse on Course {
  _id: id
  code
  equivalents {
    ...RestEquivalentCourse
  }
  name
  points
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}`, {"fragmentName":"RestMatchCourse"}) as unknown as TypedDocumentString<RestMatchCourseFragment, unknown>;
export const RestMatchPageFragmentDoc = new TypedDocumentString(`
    fragment RestMatchPage on MatchPage {
  counts {
    ...RestMatchCounts
  }
  totalCount
  nodes {
    key
    studentId
    student
    municipality
    wanted
    courses {
      ...RestMatchCourse
    }
    earliestOn
    pacePercent
    frame
    step
    note
    state
    passedGrade
    isEnrolled
    isCrowded
    proposals {
      instanceId
      course {
        ...RestMatchCourse
      }
      name
      startDate
      endDate
      pacePercent
      location
      municipality
      teacher
      seatsLeft
      score
      reasons
      isOpen
    }
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestMatchCounts on MatchCounts {
  needs
  safe
  uncertain
  none
  skipped
}
fragment RestMatchCourse on Course {
  _id: id
  code
  equivalents {
    ...RestEquivalentCourse
  }
  name
  points
}`, {"fragmentName":"RestMatchPage"}) as unknown as TypedDocumentString<RestMatchPageFragment, unknown>;
export const RestSafeMatchesFragmentDoc = new TypedDocumentString(`
    fragment RestSafeMatches on SafeMatches {
  total
  groups {
    instanceId
    name
    courseCode
    startDate
    seatsLeft
    students
  }
}
    `, {"fragmentName":"RestSafeMatches"}) as unknown as TypedDocumentString<RestSafeMatchesFragment, unknown>;
export const RestMatchedEntryPageFragmentDoc = new TypedDocumentString(`
    fragment RestMatchedEntryPage on MatchedEntryPage {
  totalCount
  nodes {
    _id: id
    studentId
    student
    municipality
    course {
      ...RestMatchCourse
    }
    instance
    startDate
    matchedAt
    matchedBy
    batchId
    batchSize
    mayUndo
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestMatchCourse on Course {
  _id: id
  code
  equivalents {
    ...RestEquivalentCourse
  }
  name
  points
}`, {"fragmentName":"RestMatchedEntryPage"}) as unknown as TypedDocumentString<RestMatchedEntryPageFragment, unknown>;
export const RestUnknownCourseNamePageFragmentDoc = new TypedDocumentString(`
    fragment RestUnknownCourseNamePage on UnknownCourseNamePage {
  totalCount
  nodes {
    text
    students
    importRows
    hits {
      likeness
      course {
        ...RestMatchCourse
      }
    }
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestMatchCourse on Course {
  _id: id
  code
  equivalents {
    ...RestEquivalentCourse
  }
  name
  points
}`, {"fragmentName":"RestUnknownCourseNamePage"}) as unknown as TypedDocumentString<RestUnknownCourseNamePageFragment, unknown>;
export const RestCourseAliasFragmentDoc = new TypedDocumentString(`
    fragment RestCourseAlias on CourseAlias {
  _id: id
  text
  course {
    ...RestMatchCourse
  }
  createdBy
  createdAt
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestMatchCourse on Course {
  _id: id
  code
  equivalents {
    ...RestEquivalentCourse
  }
  name
  points
}`, {"fragmentName":"RestCourseAlias"}) as unknown as TypedDocumentString<RestCourseAliasFragment, unknown>;
export const RestResolvedCourseNameFragmentDoc = new TypedDocumentString(`
    fragment RestResolvedCourseName on ResolvedCourseName {
  students
  alias {
    ...RestCourseAlias
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestMatchCourse on Course {
  _id: id
  code
  equivalents {
    ...RestEquivalentCourse
  }
  name
  points
}
fragment RestCourseAlias on CourseAlias {
  _id: id
  text
  course {
    ...RestMatchCourse
  }
  createdBy
  createdAt
}`, {"fragmentName":"RestResolvedCourseName"}) as unknown as TypedDocumentString<RestResolvedCourseNameFragment, unknown>;
export const RestParticipantMessagePreviewFragmentDoc = new TypedDocumentString(`
    fragment RestParticipantMessagePreview on ParticipantMessagePreview {
  participants
  reached
  withoutEmail
  withProtectedData
}
    `, {"fragmentName":"RestParticipantMessagePreview"}) as unknown as TypedDocumentString<RestParticipantMessagePreviewFragment, unknown>;
export const RestParticipantMessageFragmentDoc = new TypedDocumentString(`
    fragment RestParticipantMessage on ParticipantMessage {
  _id: id
  sentAt
  reached
}
    `, {"fragmentName":"RestParticipantMessage"}) as unknown as TypedDocumentString<RestParticipantMessageFragment, unknown>;
export const RestCourseDetailFragmentDoc = new TypedDocumentString(`
    fragment RestCourseDetail on CourseDetail {
  _id: id
  courseName
  teacher {
    _id: id
    username
  }
  students {
    _id: id
    name
  }
}
    `, {"fragmentName":"RestCourseDetail"}) as unknown as TypedDocumentString<RestCourseDetailFragment, unknown>;
export const RestIssuedDocumentFragmentDoc = new TypedDocumentString(`
    fragment RestIssuedDocument on IssuedDocument {
  id
  filename
  size
}
    `, {"fragmentName":"RestIssuedDocument"}) as unknown as TypedDocumentString<RestIssuedDocumentFragment, unknown>;
export const RestDocumentVerificationFragmentDoc = new TypedDocumentString(`
    fragment RestDocumentVerification on DocumentVerification {
  code
  type
  title
  issuedOn
  issuer
  valid
  revokedOn
  erasedOn
  holder
  sha256
}
    `, {"fragmentName":"RestDocumentVerification"}) as unknown as TypedDocumentString<RestDocumentVerificationFragment, unknown>;
export const RestPriceListFragmentDoc = new TypedDocumentString(`
    fragment RestPriceList on PriceList {
  _id: id
  version
  municipality
  name
  validFrom
  validTo
  paidPauseDays
  rows {
    category
    courseId
    packageId
    code
    equivalents {
      ...RestEquivalentCourse
    }
    title
    distance
    basis
    amountOre
    basePercent
    paysFailed
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}`, {"fragmentName":"RestPriceList"}) as unknown as TypedDocumentString<RestPriceListFragment, unknown>;
export const RestFreezeFragmentDoc = new TypedDocumentString(`
    fragment RestFreeze on EarningFreeze {
  _id: id
  month
  kind
  throughOn
  frozenAt
  frozenByName
  totalOre
  municipalities {
    municipality
    lines
    linesOre
    correctionsOre
    totalOre
    invoicedOre
    status
    invoices {
      id
      amountOre
      reference
      invoicedAt
      invoicedByName
    }
  }
  uninvoiced
  uninvoicedOre
}
    `, {"fragmentName":"RestFreeze"}) as unknown as TypedDocumentString<RestFreezeFragment, unknown>;
export const RestCorrectionFragmentDoc = new TypedDocumentString(`
    fragment RestCorrection on EarningCorrection {
  _id: id
  month
  enrollmentId
  studentId
  municipality
  title
  amountOre
  reason
  createdAt
  createdByName
}
    `, {"fragmentName":"RestCorrection"}) as unknown as TypedDocumentString<RestCorrectionFragment, unknown>;
export const RestEarningsReportFragmentDoc = new TypedDocumentString(`
    fragment RestEarningsReport on EarningsReport {
  from
  to
  through
  frozenMonths
  cards {
    earnedOre
    baseOre
    resultOre
    correctionsOre
    invoiceableOre
    remainingResultOre
    remainingCount
    riskOre
    riskCount
  }
  groups {
    municipality
    courseId
    packageId
    code
    equivalents {
      ...RestEquivalentCourse
    }
    title
    enrollments
    baseOre
    resultOre
    correctionsOre
    earnedOre
    remainingResultOre
    riskOre
    status
  }
  problems {
    kind
    municipality
    courses
    enrollments
    titles
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}`, {"fragmentName":"RestEarningsReport"}) as unknown as TypedDocumentString<RestEarningsReportFragment, unknown>;
export const RestInvoiceSheetFragmentDoc = new TypedDocumentString(`
    fragment RestInvoiceSheet on InvoiceSheet {
  month
  municipality
  rows {
    personalNumber
    name
    code
    title
    points
    pausedDays
    unpaidDays
    kind
    amountOre
    reference
  }
  totalOre
}
    `, {"fragmentName":"RestInvoiceSheet"}) as unknown as TypedDocumentString<RestInvoiceSheetFragment, unknown>;
export const RestPriceWorkbookFragmentDoc = new TypedDocumentString(`
    fragment RestPriceWorkbook on PriceWorkbook {
  rows
  hiddenRows
}
    `, {"fragmentName":"RestPriceWorkbook"}) as unknown as TypedDocumentString<RestPriceWorkbookFragment, unknown>;
export const RestTeacherFragmentDoc = new TypedDocumentString(`
    fragment RestTeacher on Teacher {
  _id: id
  userId {
    _id: id
    username
  }
}
    `, {"fragmentName":"RestTeacher"}) as unknown as TypedDocumentString<RestTeacherFragment, unknown>;
export const RestCourseSummaryFragmentDoc = new TypedDocumentString(`
    fragment RestCourseSummary on CourseSummary {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  points
  teacher {
    _id: id
    username
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}`, {"fragmentName":"RestCourseSummary"}) as unknown as TypedDocumentString<RestCourseSummaryFragment, unknown>;
export const RestCourseInstanceSummaryFragmentDoc = new TypedDocumentString(`
    fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
    `, {"fragmentName":"RestCourseInstanceSummary"}) as unknown as TypedDocumentString<RestCourseInstanceSummaryFragment, unknown>;
export const RestEnrollmentFieldsFragmentDoc = new TypedDocumentString(`
    fragment RestEnrollmentFields on Enrollment {
  _id: id
  version
  student {
    _id: id
    name
    personalNumber
    municipality
  }
  type
  targetId
  name
  code
  equivalents {
    ...RestEquivalentCourse
  }
  points
  courseInstance {
    ...RestCourseInstanceSummary
  }
  teacher
  startDate
  endDate
  pacePercent
  status
  statusOn
  statusReason
  grade
  gradedOn
  isGradeSigned
  lastActivityOn
  csnReportedAt
  invoicedOn
  isEnrollment
  removedAt
  removedReason
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}`, {"fragmentName":"RestEnrollmentFields"}) as unknown as TypedDocumentString<RestEnrollmentFieldsFragment, unknown>;
export const RestCsnReportFieldsFragmentDoc = new TypedDocumentString(`
    fragment RestCsnReportFields on CsnReport {
  _id: id
  createdAt
  createdBy
  size
  enrollments
  withdrawal {
    withdrawnAt
    withdrawnBy
    reason
    reopened
  }
}
    `, {"fragmentName":"RestCsnReportFields"}) as unknown as TypedDocumentString<RestCsnReportFieldsFragment, unknown>;
export const RestListExportFragmentDoc = new TypedDocumentString(`
    fragment RestListExport on ListExport {
  _id: id
  list
  format
  filename
  rowCount
  jobId
}
    `, {"fragmentName":"RestListExport"}) as unknown as TypedDocumentString<RestListExportFragment, unknown>;
export const RestFollowUpFragmentDoc = new TypedDocumentString(`
    fragment RestFollowUp on FollowUp {
  _id: id
  version
  studentId
  studentName
  dueOn
  note
  assigneeId
  createdBy
  doneAt
}
    `, {"fragmentName":"RestFollowUp"}) as unknown as TypedDocumentString<RestFollowUpFragment, unknown>;
export const RestEducationReferenceFragmentDoc = new TypedDocumentString(`
    fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}`, {"fragmentName":"RestEducationReference"}) as unknown as TypedDocumentString<RestEducationReferenceFragment, unknown>;
export const RestEducationFieldsFragmentDoc = new TypedDocumentString(`
    fragment RestEducationFields on EducationEntry {
  _id: id
  type
  refId {
    ...RestEducationReference
  }
  name
  startDate
  endDate
  status
  grade
  isGradeDraft
  removedAt
  isEnrollment
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}`, {"fragmentName":"RestEducationFields"}) as unknown as TypedDocumentString<RestEducationFieldsFragment, unknown>;
export const RestEducationEntryFragmentDoc = new TypedDocumentString(`
    fragment RestEducationEntry on EducationEntry {
  ...RestEducationFields
  version
  courseInstance {
    ...RestCourseInstanceSummary
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}
fragment RestEducationFields on EducationEntry {
  _id: id
  type
  refId {
    ...RestEducationReference
  }
  name
  startDate
  endDate
  status
  grade
  isGradeDraft
  removedAt
  isEnrollment
}`, {"fragmentName":"RestEducationEntry"}) as unknown as TypedDocumentString<RestEducationEntryFragment, unknown>;
export const RestGradeRowFragmentDoc = new TypedDocumentString(`
    fragment RestGradeRow on GradeRow {
  version
  entry {
    ...RestEducationEntry
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}
fragment RestEducationFields on EducationEntry {
  _id: id
  type
  refId {
    ...RestEducationReference
  }
  name
  startDate
  endDate
  status
  grade
  isGradeDraft
  removedAt
  isEnrollment
}
fragment RestEducationEntry on EducationEntry {
  ...RestEducationFields
  version
  courseInstance {
    ...RestCourseInstanceSummary
  }
}`, {"fragmentName":"RestGradeRow"}) as unknown as TypedDocumentString<RestGradeRowFragment, unknown>;
export const RestImportPreviewFragmentDoc = new TypedDocumentString(`
    fragment RestImportPreview on ImportBatch {
  batchId: id
  hiddenRows
  hiddenParts
  leavesOutHidden
  summary {
    new
    changed
    unchanged
    invalid
    duplicates
    conflicts
  }
  columns {
    index
    header
    field
    doubt
  }
  rows(first: 10000) {
    row
    outcome
    errors {
      column
      value
      message
    }
  }
}
    `, {"fragmentName":"RestImportPreview"}) as unknown as TypedDocumentString<RestImportPreviewFragment, unknown>;
export const RestHeldImportRowFragmentDoc = new TypedDocumentString(`
    fragment RestHeldImportRow on HeldImportRow {
  _id: id
  batchId
  importedBy
  importedAt
  filename
  row
  cells {
    header
    value
  }
  studentId
  studentName
}
    `, {"fragmentName":"RestHeldImportRow"}) as unknown as TypedDocumentString<RestHeldImportRowFragment, unknown>;
export const RestProfileFragmentDoc = new TypedDocumentString(`
    fragment RestProfile on Profile {
  userId
  version
  name
  email
  phone
  role
  studentId
  teacherId
  createdAt
  isDemo
  settings {
    theme
    reducedMotion
    pageSize
    startPage
    shortcuts
    mutedNotifications
    notificationDigest
    tourSeen
  }
}
    `, {"fragmentName":"RestProfile"}) as unknown as TypedDocumentString<RestProfileFragment, unknown>;
export const RestUserSessionFragmentDoc = new TypedDocumentString(`
    fragment RestUserSession on UserSession {
  _id: id
  current
  createdAt
  lastSeenAt
  expiresAt
  address
  userAgent
}
    `, {"fragmentName":"RestUserSession"}) as unknown as TypedDocumentString<RestUserSessionFragment, unknown>;
export const RestTaskFragmentDoc = new TypedDocumentString(`
    fragment RestTask on Task {
  _id: id
  description
}
    `, {"fragmentName":"RestTask"}) as unknown as TypedDocumentString<RestTaskFragment, unknown>;
export const RestStudentFieldsFragmentDoc = new TypedDocumentString(`
    fragment RestStudentFields on Student {
  name
  personalNumber
  phone
  email
  municipality {
    type
  }
  startDate
  endDate
  exam
  additionalInfo
}
    `, {"fragmentName":"RestStudentFields"}) as unknown as TypedDocumentString<RestStudentFieldsFragment, unknown>;
export const RestStudentFragmentDoc = new TypedDocumentString(`
    fragment RestStudent on Student {
  _id: id
  version
  name
  personalNumber
  personalNumberKind
  ...RestStudentFields
  teacherId
  aplStatus
  userId
  isProtected
  education {
    ...RestEducationEntry
  }
  enrollmentStats {
    totalEnrollments
    activeEnrollments
  }
  commentHistory {
    ...RestComment
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}
fragment RestStudentFields on Student {
  name
  personalNumber
  phone
  email
  municipality {
    type
  }
  startDate
  endDate
  exam
  additionalInfo
}
fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}
fragment RestEducationFields on EducationEntry {
  _id: id
  type
  refId {
    ...RestEducationReference
  }
  name
  startDate
  endDate
  status
  grade
  isGradeDraft
  removedAt
  isEnrollment
}
fragment RestEducationEntry on EducationEntry {
  ...RestEducationFields
  version
  courseInstance {
    ...RestCourseInstanceSummary
  }
}`, {"fragmentName":"RestStudent"}) as unknown as TypedDocumentString<RestStudentFragment, unknown>;
export const RestExamFragmentDoc = new TypedDocumentString(`
    fragment RestExam on Exam {
  _id: id
  version
  studentId
  name
  personalNumber
  phone
  email
  address
  course
  catalogueCourse {
    _id: id
    code
    name
    equivalents {
      ...RestEquivalentCourse
    }
  }
  registeredOn
  requestedMonth
  municipality {
    type
  }
  teacherId: teacher {
    _id: id
    userId {
      _id: id
      username
    }
  }
  status
  materialReceived {
    status
    receivedDate
  }
  paymentDate
  feeOre
  isFeeExempt
  feeExemptReason
  decision
  comment
  createdAt
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}`, {"fragmentName":"RestExam"}) as unknown as TypedDocumentString<RestExamFragment, unknown>;
export const RestFileEntryFragmentDoc = new TypedDocumentString(`
    fragment RestFileEntry on UploadedFile {
  _id: id
  filename
  uploadedAt
  uploadDate: uploadedAt
  size
  mimeType
}
    `, {"fragmentName":"RestFileEntry"}) as unknown as TypedDocumentString<RestFileEntryFragment, unknown>;
export const RestMyDataFragmentDoc = new TypedDocumentString(`
    fragment RestMyData on MyData {
  createdAt
  account {
    ...RestProfile
  }
  sessions {
    ...RestUserSession
  }
  tasks {
    ...RestTask
  }
  student {
    ...RestStudent
  }
  exams {
    ...RestExam
  }
  files {
    ...RestFileEntry
  }
  changes {
    changedAt
    changes
    previousValues
    newValues
  }
  registers {
    name
    title
    columns {
      key
      heading
    }
    entries
  }
  leftOut {
    title
    reason
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestExam on Exam {
  _id: id
  version
  studentId
  name
  personalNumber
  phone
  email
  address
  course
  catalogueCourse {
    _id: id
    code
    name
    equivalents {
      ...RestEquivalentCourse
    }
  }
  registeredOn
  requestedMonth
  municipality {
    type
  }
  teacherId: teacher {
    _id: id
    userId {
      _id: id
      username
    }
  }
  status
  materialReceived {
    status
    receivedDate
  }
  paymentDate
  feeOre
  isFeeExempt
  feeExemptReason
  decision
  comment
  createdAt
}
fragment RestFileEntry on UploadedFile {
  _id: id
  filename
  uploadedAt
  uploadDate: uploadedAt
  size
  mimeType
}
fragment RestProfile on Profile {
  userId
  version
  name
  email
  phone
  role
  studentId
  teacherId
  createdAt
  isDemo
  settings {
    theme
    reducedMotion
    pageSize
    startPage
    shortcuts
    mutedNotifications
    notificationDigest
    tourSeen
  }
}
fragment RestUserSession on UserSession {
  _id: id
  current
  createdAt
  lastSeenAt
  expiresAt
  address
  userAgent
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}
fragment RestStudentFields on Student {
  name
  personalNumber
  phone
  email
  municipality {
    type
  }
  startDate
  endDate
  exam
  additionalInfo
}
fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}
fragment RestEducationFields on EducationEntry {
  _id: id
  type
  refId {
    ...RestEducationReference
  }
  name
  startDate
  endDate
  status
  grade
  isGradeDraft
  removedAt
  isEnrollment
}
fragment RestEducationEntry on EducationEntry {
  ...RestEducationFields
  version
  courseInstance {
    ...RestCourseInstanceSummary
  }
}
fragment RestStudent on Student {
  _id: id
  version
  name
  personalNumber
  personalNumberKind
  ...RestStudentFields
  teacherId
  aplStatus
  userId
  isProtected
  education {
    ...RestEducationEntry
  }
  enrollmentStats {
    totalEnrollments
    activeEnrollments
  }
  commentHistory {
    ...RestComment
  }
}
fragment RestTask on Task {
  _id: id
  description
}`, {"fragmentName":"RestMyData"}) as unknown as TypedDocumentString<RestMyDataFragment, unknown>;
export const RestAuditLogEntryFragmentDoc = new TypedDocumentString(`
    fragment RestAuditLogEntry on AuditLogEntry {
  _id: id
  at
  kind
  userId
  userName
  role
  subjectId
  subjectName
  address
  userAgent
  changes {
    field
    before
    after
  }
}
    `, {"fragmentName":"RestAuditLogEntry"}) as unknown as TypedDocumentString<RestAuditLogEntryFragment, unknown>;
export const RestAccessLogEntryFragmentDoc = new TypedDocumentString(`
    fragment RestAccessLogEntry on AccessLogEntry {
  _id: id
  at
  userId
  userName
  role
  action
  detail
  studentId
  studentName
  result
  isProtected
  reason
  question
}
    `, {"fragmentName":"RestAccessLogEntry"}) as unknown as TypedDocumentString<RestAccessLogEntryFragment, unknown>;
export const RestNotificationFragmentDoc = new TypedDocumentString(`
    fragment RestNotification on Notification {
  _id: id
  message
  meta {
    url
  }
  createdAt
}
    `, {"fragmentName":"RestNotification"}) as unknown as TypedDocumentString<RestNotificationFragment, unknown>;
export const RestPlacementWeekFragmentDoc = new TypedDocumentString(`
    fragment RestPlacementWeek on PlacementWeek {
  placementId
  week
  monday
  version
  hours
  days {
    day
    hours
    absence
  }
  reportedBy
  reportedAt
  confirmedBy
  confirmedAt
}
    `, {"fragmentName":"RestPlacementWeek"}) as unknown as TypedDocumentString<RestPlacementWeekFragment, unknown>;
export const RestSupervisorViewFragmentDoc = new TypedDocumentString(`
    fragment RestSupervisorView on SupervisorView {
  studentName
  workplace
  startDate
  endDate
  agreement {
    version
    startDate
    endDate
    hoursPerWeek
    plannedHours
    isSignedByWorkplace
  }
  weeks {
    week
    monday
    version
    hours
    daysAway
    isConfirmed
  }
  goals {
    _id: id
    text
    level
    comment
  }
  assessment {
    version
    text
    isSeen
  }
}
    `, {"fragmentName":"RestSupervisorView"}) as unknown as TypedDocumentString<RestSupervisorViewFragment, unknown>;
export const RestPlacementGoalFragmentDoc = new TypedDocumentString(`
    fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
    `, {"fragmentName":"RestPlacementGoal"}) as unknown as TypedDocumentString<RestPlacementGoalFragment, unknown>;
export const RestPlacementAssessmentFragmentDoc = new TypedDocumentString(`
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
    `, {"fragmentName":"RestPlacementAssessment"}) as unknown as TypedDocumentString<RestPlacementAssessmentFragment, unknown>;
export const RestPlacementTalkFragmentDoc = new TypedDocumentString(`
    fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}
    `, {"fragmentName":"RestPlacementTalk"}) as unknown as TypedDocumentString<RestPlacementTalkFragment, unknown>;
export const RestPlacementFragmentDoc = new TypedDocumentString(`
    fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    sentAt
    signatures {
      party
      name
      signedAt
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`, {"fragmentName":"RestPlacement"}) as unknown as TypedDocumentString<RestPlacementFragment, unknown>;
export const RestPasswordChangedFragmentDoc = new TypedDocumentString(`
    fragment RestPasswordChanged on PasswordChanged {
  message
}
    `, {"fragmentName":"RestPasswordChanged"}) as unknown as TypedDocumentString<RestPasswordChangedFragment, unknown>;
export const RestSavedViewFragmentDoc = new TypedDocumentString(`
    fragment RestSavedView on SavedView {
  _id: id
  version
  list
  name
  address
  columns {
    hidden
    order
    widths {
      key
      width
    }
  }
  sharedWith
  ownerName
  isOwn
  isDefault
  viewerMay {
    change
    share
  }
}
    `, {"fragmentName":"RestSavedView"}) as unknown as TypedDocumentString<RestSavedViewFragment, unknown>;
export const RestSearchResultFragmentDoc = new TypedDocumentString(`
    fragment RestSearchResult on SearchResult {
  id
  type
  title
  subtitle
}
    `, {"fragmentName":"RestSearchResult"}) as unknown as TypedDocumentString<RestSearchResultFragment, unknown>;
export const RestFiguresFragmentDoc = new TypedDocumentString(`
    fragment RestFigures on CourseFigures {
  from
  to
  students
  participants
  graded
  droppedOut
  completedPercent
  droppedOutPercent
  passed
  passedPercent
  meanMerit
  meritGrades
  daysToGrade
  lateGrades
  dueGrades
}
    `, {"fragmentName":"RestFigures"}) as unknown as TypedDocumentString<RestFiguresFragment, unknown>;
export const RestGroupFragmentDoc = new TypedDocumentString(`
    fragment RestGroup on GroupFigures {
  key
  label
  participants
  graded
  passed
  droppedOut
  completedPercent
}
    `, {"fragmentName":"RestGroup"}) as unknown as TypedDocumentString<RestGroupFragment, unknown>;
export const RestStudyMappingFragmentDoc = new TypedDocumentString(`
    fragment RestStudyMapping on StudyMapping {
  studentId
  version
  background
  earlierStudies
  supportNeeds
  languages
  updatedAt
  updatedByName
}
    `, {"fragmentName":"RestStudyMapping"}) as unknown as TypedDocumentString<RestStudyMappingFragment, unknown>;
export const RestStudyPlanFragmentDoc = new TypedDocumentString(`
    fragment RestStudyPlan on StudyPlan {
  studentId
  studentName
  version
  state
  goal
  goalText
  programId
  packageId
  sfiPath
  sfiCourse
  basicPoints
  upperSecondaryPoints
  startDate
  plannedEndDate
  pacePercent
  agreedAt
  agreedByName
  studentAgreedAt
  updatedAt
  items {
    _id: id
    course {
      _id: id
      code
      name
      points
      system
    }
    term
    source
    grade
    validatedPoints
    isInterrupted
    note
  }
}
    `, {"fragmentName":"RestStudyPlan"}) as unknown as TypedDocumentString<RestStudyPlanFragment, unknown>;
export const RestValidationFragmentDoc = new TypedDocumentString(`
    fragment RestValidation on StudyValidation {
  _id: id
  version
  studentId
  course {
    _id: id
    code
    name
    points
    system
  }
  scope
  points
  basis
  decidedOn
  decidedByName
}
    `, {"fragmentName":"RestValidation"}) as unknown as TypedDocumentString<RestValidationFragment, unknown>;
export const RestTeacherWorkFragmentDoc = new TypedDocumentString(`
    fragment RestTeacherWork on TeacherWork {
  _id: id
  version
  user {
    _id: id
    name
    email
    phone
    active
    lastSeenAt
  }
  subjects {
    subject
    isQualified
  }
  employmentPercent
  employmentEndedOn
  ongoingInstances
  comingInstances
  students
  responsibleFor
  loadPoints
  loadPercent
  loadOn
  examsToReview
  gradesToSet
  overdueGrades
  overdueSince
}
    `, {"fragmentName":"RestTeacherWork"}) as unknown as TypedDocumentString<RestTeacherWorkFragment, unknown>;
export const RestTeacherDetailFragmentDoc = new TypedDocumentString(`
    fragment RestTeacherDetail on TeacherDetail {
  work {
    ...RestTeacherWork
  }
  schedule {
    _id: id
    course
    courseCode
    equivalents {
      ...RestEquivalentCourse
    }
    startDate
    endDate
    status
    students
    capacity
    ungraded
    gradesDueOn
    isOverdue
  }
  students {
    _id: id
    name
    education
    status
  }
  exams {
    _id: id
    studentId
    student
    course
    month
    status
  }
  history {
    _id: id
    kind
    text
    at
    by
  }
  planned {
    _id: id
    fromOn
    replacement {
      _id: id
      username
    }
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestTeacherWork on TeacherWork {
  _id: id
  version
  user {
    _id: id
    name
    email
    phone
    active
    lastSeenAt
  }
  subjects {
    subject
    isQualified
  }
  employmentPercent
  employmentEndedOn
  ongoingInstances
  comingInstances
  students
  responsibleFor
  loadPoints
  loadPercent
  loadOn
  examsToReview
  gradesToSet
  overdueGrades
  overdueSince
}`, {"fragmentName":"RestTeacherDetail"}) as unknown as TypedDocumentString<RestTeacherDetailFragment, unknown>;
export const RestTeacherReplacementCountsFragmentDoc = new TypedDocumentString(`
    fragment RestTeacherReplacementCounts on TeacherReplacementCounts {
  students
  exams
  occasions
  instances
  ungradedInstances
  replacements
}
    `, {"fragmentName":"RestTeacherReplacementCounts"}) as unknown as TypedDocumentString<RestTeacherReplacementCountsFragment, unknown>;
export const RestTimelineEntryFragmentDoc = new TypedDocumentString(`
    fragment RestTimelineEntry on TimelineEntry {
  _id: id
  at
  kind
  text
  by
  link
}
    `, {"fragmentName":"RestTimelineEntry"}) as unknown as TypedDocumentString<RestTimelineEntryFragment, unknown>;
export const RestUserFragmentDoc = new TypedDocumentString(`
    fragment RestUser on User {
  _id: id
  version
  name
  email
  phone
  role
  active
  teacherId
  studentId
}
    `, {"fragmentName":"RestUser"}) as unknown as TypedDocumentString<RestUserFragment, unknown>;
export const RestNotInvitedFragmentDoc = new TypedDocumentString(`
    fragment RestNotInvited on NotInvited {
  _id: id
  name
  reason
}
    `, {"fragmentName":"RestNotInvited"}) as unknown as TypedDocumentString<RestNotInvitedFragment, unknown>;
export const RestRenewedInvitationsFragmentDoc = new TypedDocumentString(`
    fragment RestRenewedInvitations on RenewedInvitations {
  sent
  notSent {
    ...RestNotInvited
  }
}
    fragment RestNotInvited on NotInvited {
  _id: id
  name
  reason
}`, {"fragmentName":"RestRenewedInvitations"}) as unknown as TypedDocumentString<RestRenewedInvitationsFragment, unknown>;
export const RestMessageFragmentDoc = new TypedDocumentString(`
    fragment RestMessage on Message {
  message
}
    `, {"fragmentName":"RestMessage"}) as unknown as TypedDocumentString<RestMessageFragment, unknown>;
export const RestWorkplaceContactFragmentDoc = new TypedDocumentString(`
    fragment RestWorkplaceContact on WorkplaceContact {
  _id: id
  version
  contactedOn
  kind
  withWhom
  note
  createdBy
}
    `, {"fragmentName":"RestWorkplaceContact"}) as unknown as TypedDocumentString<RestWorkplaceContactFragment, unknown>;
export const RestWorkplaceFragmentDoc = new TypedDocumentString(`
    fragment RestWorkplace on Workplace {
  _id: id
  version
  name
  organisationNumber
  unit
  street
  postalCode
  city
  municipality
  branches
  contactName
  contactPhone
  contactEmail
  places
  freePlaces
  note
  state
  stateReason
  riskAssessedOn
  agreedUntil
  agreementState
  agreements {
    _id: id
    version
    validFrom
    validTo
    note
    filename
    createdBy
  }
  supervisors {
    _id: id
    version
    name
    phone
    email
    trainedOn
  }
}
    `, {"fragmentName":"RestWorkplace"}) as unknown as TypedDocumentString<RestWorkplaceFragment, unknown>;
export const RestSessionUserFragmentDoc = new TypedDocumentString(`
    fragment RestSessionUser on SessionUser {
  userId
  name
  email
  role
}
    `, {"fragmentName":"RestSessionUser"}) as unknown as TypedDocumentString<RestSessionUserFragment, unknown>;
export const RestLoginResultFragmentDoc = new TypedDocumentString(`
    fragment RestLoginResult on LoginResult {
  message
  token
  user {
    ...RestSessionUser
  }
}
    fragment RestSessionUser on SessionUser {
  userId
  name
  email
  role
}`, {"fragmentName":"RestLoginResult"}) as unknown as TypedDocumentString<RestLoginResultFragment, unknown>;
export const RestJobFragmentDoc = new TypedDocumentString(`
    fragment RestJob on Job {
  state
  done
  total
  result
  message
}
    `, {"fragmentName":"RestJob"}) as unknown as TypedDocumentString<RestJobFragment, unknown>;
export const RestRevokeApiKeyDocument = new TypedDocumentString(`
    mutation RestRevokeApiKey($input: RevokeApiKeyInput!) {
  revokeApiKey(input: $input) {
    _id: id
  }
}
    `) as unknown as TypedDocumentString<RestRevokeApiKeyMutation, RestRevokeApiKeyMutationVariables>;
export const RestApiKeysDocument = new TypedDocumentString(`
    query RestApiKeys {
  apiKeys {
    ...RestApiKey
  }
}
    fragment RestApiKey on ApiKey {
  _id: id
  name
  role
  createdAt
  createdBy
  expiresAt
  lastUsedAt
  revokedAt
}`) as unknown as TypedDocumentString<RestApiKeysQuery, RestApiKeysQueryVariables>;
export const RestCreateApiKeyDocument = new TypedDocumentString(`
    mutation RestCreateApiKey($input: CreateApiKeyInput!) {
  createApiKey(input: $input) {
    ...RestCreatedApiKey
  }
}
    fragment RestApiKey on ApiKey {
  _id: id
  name
  role
  createdAt
  createdBy
  expiresAt
  lastUsedAt
  revokedAt
}
fragment RestCreatedApiKey on CreatedApiKey {
  apiKey {
    ...RestApiKey
  }
  key
}`) as unknown as TypedDocumentString<RestCreateApiKeyMutation, RestCreateApiKeyMutationVariables>;
export const RestCalendarDocument = new TypedDocumentString(`
    query RestCalendar($input: CalendarInput!) {
  calendar(input: $input) {
    ...RestCalendar
  }
}
    fragment RestCalendarExam on CalendarExam {
  _id: id
  studentId
  studentName
  course
  courseId
  requestedMonth
  requestedYear
  status
  municipality
  teacherId
  teacherName
  paymentDate
  isFeeExempt
  materialReceived
  result
}
fragment RestCalendar on Calendar {
  occasions {
    _id: id
    version
    heldOn
    startsAt
    endsAt
    room
    part
    capacity
    invigilator
    teacherId
    teacherName
    registrationOpensOn
    registrationClosesOn
    note
    isCancelled
    cancelledReason
    courses {
      _id: id
      code
      name
    }
    bookings {
      exam {
        ...RestCalendarExam
      }
      attendance
      idChecked
      bookedAt
      summonedAt
      warnings
    }
    warnings
  }
  undated {
    ...RestCalendarExam
  }
  undatedCount
  marks {
    layer
    day
    courseInstanceId
    courseName
    name
  }
}`) as unknown as TypedDocumentString<RestCalendarQuery, RestCalendarQueryVariables>;
export const RestOccasionSummonsesDocument = new TypedDocumentString(`
    query RestOccasionSummonses($occasionId: ID!) {
  occasionSummonses(occasionId: $occasionId) {
    ...RestDocumentSheet
  }
}
    fragment RestDocumentSheet on DocumentSheet {
  type
  language
  landscape
  schoolName
  schoolDetails
  title
  subject
  blocks {
    heading
    paragraphs
    facts {
      label
      value
    }
    table {
      caption
      columns {
        header
        share
        numeric
      }
      rows
    }
    signatures
  }
  placeAndDate
  signatoryName
  signatoryTitle
}`) as unknown as TypedDocumentString<RestOccasionSummonsesQuery, RestOccasionSummonsesQueryVariables>;
export const RestCatalogueCoursesDocument = new TypedDocumentString(`
    query RestCatalogueCourses($filter: CatalogueCourseFilter) {
  catalogueCourses(input: {filter: $filter, first: 10000}) {
    nodes {
      ...RestCatalogueCourse
    }
  }
}
    fragment RestCatalogueCourse on CatalogueCourse {
  _id: id
  version
  code
  name
  subject
  points
  system
  level
  kind
  priceCategory
  validFrom
  validTo
  cancelledOn
  status
  equivalents {
    _id: id
    code
    name
    points
    system
    isArchived
    source
  }
  activeInstances
  students
}`) as unknown as TypedDocumentString<RestCatalogueCoursesQuery, RestCatalogueCoursesQueryVariables>;
export const RestCoursePackagesDocument = new TypedDocumentString(`
    query RestCoursePackages($filter: CoursePackageFilter) {
  coursePackages(input: {filter: $filter, first: 10000}) {
    nodes {
      ...RestCoursePackage
    }
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourse on Course {
  _id: id
  code
  name
  points
  system
  isArchived
  equivalents {
    ...RestEquivalentCourse
  }
}
fragment RestCoursePackage on CoursePackage {
  _id: id
  version
  code
  name
  kind
  description
  targetPoints
  aplWeeks
  edition
  isArchived
  points
  optionalPoints
  weeks
  activeStudents
  courses {
    course {
      ...RestCourse
    }
    choiceGroup
    isRequired
    hasApl
    plannedWeek
  }
}`) as unknown as TypedDocumentString<RestCoursePackagesQuery, RestCoursePackagesQueryVariables>;
export const RestCatalogueCourseDocument = new TypedDocumentString(`
    query RestCatalogueCourse($id: ID!) {
  catalogueCourse(id: $id) {
    ...RestCatalogueCourse
  }
}
    fragment RestCatalogueCourse on CatalogueCourse {
  _id: id
  version
  code
  name
  subject
  points
  system
  level
  kind
  priceCategory
  validFrom
  validTo
  cancelledOn
  status
  equivalents {
    _id: id
    code
    name
    points
    system
    isArchived
    source
  }
  activeInstances
  students
}`) as unknown as TypedDocumentString<RestCatalogueCourseQuery, RestCatalogueCourseQueryVariables>;
export const RestCreateCourseDocument = new TypedDocumentString(`
    mutation RestCreateCourse($input: CreateCourseInput!) {
  createCourse(input: $input) {
    ...RestCatalogueCourse
  }
}
    fragment RestCatalogueCourse on CatalogueCourse {
  _id: id
  version
  code
  name
  subject
  points
  system
  level
  kind
  priceCategory
  validFrom
  validTo
  cancelledOn
  status
  equivalents {
    _id: id
    code
    name
    points
    system
    isArchived
    source
  }
  activeInstances
  students
}`) as unknown as TypedDocumentString<RestCreateCourseMutation, RestCreateCourseMutationVariables>;
export const RestUpdateCourseDocument = new TypedDocumentString(`
    mutation RestUpdateCourse($input: UpdateCourseInput!) {
  updateCourse(input: $input) {
    ...RestCatalogueCourse
  }
}
    fragment RestCatalogueCourse on CatalogueCourse {
  _id: id
  version
  code
  name
  subject
  points
  system
  level
  kind
  priceCategory
  validFrom
  validTo
  cancelledOn
  status
  equivalents {
    _id: id
    code
    name
    points
    system
    isArchived
    source
  }
  activeInstances
  students
}`) as unknown as TypedDocumentString<RestUpdateCourseMutation, RestUpdateCourseMutationVariables>;
export const RestDeleteCourseDocument = new TypedDocumentString(`
    mutation RestDeleteCourse($input: DeleteFromCatalogueInput!) {
  deleteCourse(input: $input)
}
    `) as unknown as TypedDocumentString<RestDeleteCourseMutation, RestDeleteCourseMutationVariables>;
export const RestCoursePackageDocument = new TypedDocumentString(`
    query RestCoursePackage($id: ID!) {
  coursePackage(id: $id) {
    ...RestCoursePackage
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourse on Course {
  _id: id
  code
  name
  points
  system
  isArchived
  equivalents {
    ...RestEquivalentCourse
  }
}
fragment RestCoursePackage on CoursePackage {
  _id: id
  version
  code
  name
  kind
  description
  targetPoints
  aplWeeks
  edition
  isArchived
  points
  optionalPoints
  weeks
  activeStudents
  courses {
    course {
      ...RestCourse
    }
    choiceGroup
    isRequired
    hasApl
    plannedWeek
  }
}`) as unknown as TypedDocumentString<RestCoursePackageQuery, RestCoursePackageQueryVariables>;
export const RestCreateCoursePackageDocument = new TypedDocumentString(`
    mutation RestCreateCoursePackage($input: CreateCoursePackageInput!) {
  createCoursePackage(input: $input) {
    ...RestCoursePackage
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourse on Course {
  _id: id
  code
  name
  points
  system
  isArchived
  equivalents {
    ...RestEquivalentCourse
  }
}
fragment RestCoursePackage on CoursePackage {
  _id: id
  version
  code
  name
  kind
  description
  targetPoints
  aplWeeks
  edition
  isArchived
  points
  optionalPoints
  weeks
  activeStudents
  courses {
    course {
      ...RestCourse
    }
    choiceGroup
    isRequired
    hasApl
    plannedWeek
  }
}`) as unknown as TypedDocumentString<RestCreateCoursePackageMutation, RestCreateCoursePackageMutationVariables>;
export const RestUpdateCoursePackageDocument = new TypedDocumentString(`
    mutation RestUpdateCoursePackage($input: UpdateCoursePackageInput!) {
  updateCoursePackage(input: $input) {
    ...RestCoursePackage
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourse on Course {
  _id: id
  code
  name
  points
  system
  isArchived
  equivalents {
    ...RestEquivalentCourse
  }
}
fragment RestCoursePackage on CoursePackage {
  _id: id
  version
  code
  name
  kind
  description
  targetPoints
  aplWeeks
  edition
  isArchived
  points
  optionalPoints
  weeks
  activeStudents
  courses {
    course {
      ...RestCourse
    }
    choiceGroup
    isRequired
    hasApl
    plannedWeek
  }
}`) as unknown as TypedDocumentString<RestUpdateCoursePackageMutation, RestUpdateCoursePackageMutationVariables>;
export const RestDeleteCoursePackageDocument = new TypedDocumentString(`
    mutation RestDeleteCoursePackage($input: DeleteFromCatalogueInput!) {
  deleteCoursePackage(input: $input)
}
    `) as unknown as TypedDocumentString<RestDeleteCoursePackageMutation, RestDeleteCoursePackageMutationVariables>;
export const RestPreviewEnrollOnPackageDocument = new TypedDocumentString(`
    query RestPreviewEnrollOnPackage($input: EnrollOnPackageInput!) {
  previewEnrollOnPackage(input: $input) {
    courses {
      course {
        ...RestCourse
      }
      startDate
      endDate
      instance {
        ...RestPackageInstance
      }
      instances {
        ...RestPackageInstance
      }
      students
      leftOut {
        ...RestPackageRemark
      }
      problems {
        ...RestPackageRemark
      }
      warnings {
        ...RestPackageRemark
      }
    }
    points
    startDate
    endDate
    problems {
      ...RestPackageRemark
    }
    extendedDates {
      studentId
      studentName
      startDateBefore
      startDate
      endDateBefore
      endDate
    }
    isPossible
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourse on Course {
  _id: id
  code
  name
  points
  system
  isArchived
  equivalents {
    ...RestEquivalentCourse
  }
}
fragment RestPackageRemark on EnrollmentRemark {
  code
  message
  count
  examples
}
fragment RestPackageInstance on PackageInstance {
  _id: id
  name
  startDate
  endDate
  pacePercent
  teacher
  seatsLeft
}`) as unknown as TypedDocumentString<RestPreviewEnrollOnPackageQuery, RestPreviewEnrollOnPackageQueryVariables>;
export const RestEnrollOnPackageDocument = new TypedDocumentString(`
    mutation RestEnrollOnPackage($input: EnrollOnPackageInput!) {
  enrollOnPackage(input: $input) {
    students
    courses
    placed
    datesExtended
    batchId
  }
}
    `) as unknown as TypedDocumentString<RestEnrollOnPackageMutation, RestEnrollOnPackageMutationVariables>;
export const RestProgramsDocument = new TypedDocumentString(`
    query RestPrograms($filter: ProgramFilter) {
  programs(filter: $filter) {
    ...RestProgram
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourse on Course {
  _id: id
  code
  name
  points
  system
  isArchived
  equivalents {
    ...RestEquivalentCourse
  }
}
fragment RestProgram on Program {
  _id: id
  version
  code
  name
  description
  points
  requiredPoints
  programmePoints
  freePoints
  passedPoints
  isArchived
  activeStudents
  courses {
    course {
      ...RestCourse
    }
    part
    choiceGroup
  }
}`) as unknown as TypedDocumentString<RestProgramsQuery, RestProgramsQueryVariables>;
export const RestProgramDocument = new TypedDocumentString(`
    query RestProgram($id: ID!) {
  program(id: $id) {
    ...RestProgram
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourse on Course {
  _id: id
  code
  name
  points
  system
  isArchived
  equivalents {
    ...RestEquivalentCourse
  }
}
fragment RestProgram on Program {
  _id: id
  version
  code
  name
  description
  points
  requiredPoints
  programmePoints
  freePoints
  passedPoints
  isArchived
  activeStudents
  courses {
    course {
      ...RestCourse
    }
    part
    choiceGroup
  }
}`) as unknown as TypedDocumentString<RestProgramQuery, RestProgramQueryVariables>;
export const RestCreateProgramDocument = new TypedDocumentString(`
    mutation RestCreateProgram($input: CreateProgramInput!) {
  createProgram(input: $input) {
    ...RestProgram
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourse on Course {
  _id: id
  code
  name
  points
  system
  isArchived
  equivalents {
    ...RestEquivalentCourse
  }
}
fragment RestProgram on Program {
  _id: id
  version
  code
  name
  description
  points
  requiredPoints
  programmePoints
  freePoints
  passedPoints
  isArchived
  activeStudents
  courses {
    course {
      ...RestCourse
    }
    part
    choiceGroup
  }
}`) as unknown as TypedDocumentString<RestCreateProgramMutation, RestCreateProgramMutationVariables>;
export const RestUpdateProgramDocument = new TypedDocumentString(`
    mutation RestUpdateProgram($input: UpdateProgramInput!) {
  updateProgram(input: $input) {
    ...RestProgram
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourse on Course {
  _id: id
  code
  name
  points
  system
  isArchived
  equivalents {
    ...RestEquivalentCourse
  }
}
fragment RestProgram on Program {
  _id: id
  version
  code
  name
  description
  points
  requiredPoints
  programmePoints
  freePoints
  passedPoints
  isArchived
  activeStudents
  courses {
    course {
      ...RestCourse
    }
    part
    choiceGroup
  }
}`) as unknown as TypedDocumentString<RestUpdateProgramMutation, RestUpdateProgramMutationVariables>;
export const RestDeleteProgramDocument = new TypedDocumentString(`
    mutation RestDeleteProgram($input: DeleteFromCatalogueInput!) {
  deleteProgram(input: $input)
}
    `) as unknown as TypedDocumentString<RestDeleteProgramMutation, RestDeleteProgramMutationVariables>;
export const RestAddStudentCommentDocument = new TypedDocumentString(`
    mutation RestAddStudentComment($input: AddCommentInput!) {
  addStudentComment(input: $input) {
    ...RestCommentHistory
  }
}
    fragment RestCommentHistory on CommentHistory {
  commentHistory {
    ...RestComment
  }
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}`) as unknown as TypedDocumentString<RestAddStudentCommentMutation, RestAddStudentCommentMutationVariables>;
export const RestEditStudentCommentDocument = new TypedDocumentString(`
    mutation RestEditStudentComment($input: EditCommentInput!) {
  editStudentComment(input: $input) {
    ...RestCommentHistory
  }
}
    fragment RestCommentHistory on CommentHistory {
  commentHistory {
    ...RestComment
  }
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}`) as unknown as TypedDocumentString<RestEditStudentCommentMutation, RestEditStudentCommentMutationVariables>;
export const RestDeleteStudentCommentDocument = new TypedDocumentString(`
    mutation RestDeleteStudentComment($input: DeleteCommentInput!) {
  deleteStudentComment(input: $input) {
    ...RestCommentHistory
  }
}
    fragment RestCommentHistory on CommentHistory {
  commentHistory {
    ...RestComment
  }
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}`) as unknown as TypedDocumentString<RestDeleteStudentCommentMutation, RestDeleteStudentCommentMutationVariables>;
export const RestRestoreCommentDocument = new TypedDocumentString(`
    mutation RestRestoreComment($input: RestoreCommentInput!) {
  restoreComment(input: $input) {
    ...RestCommentHistory
  }
}
    fragment RestCommentHistory on CommentHistory {
  commentHistory {
    ...RestComment
  }
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}`) as unknown as TypedDocumentString<RestRestoreCommentMutation, RestRestoreCommentMutationVariables>;
export const RestAddAplCommentDocument = new TypedDocumentString(`
    mutation RestAddAplComment($input: AddCommentInput!) {
  addAplComment(input: $input) {
    ...RestCommentHistory
  }
}
    fragment RestCommentHistory on CommentHistory {
  commentHistory {
    ...RestComment
  }
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}`) as unknown as TypedDocumentString<RestAddAplCommentMutation, RestAddAplCommentMutationVariables>;
export const RestEditAplCommentDocument = new TypedDocumentString(`
    mutation RestEditAplComment($input: EditAplCommentInput!) {
  editAplComment(input: $input) {
    ...RestCommentHistory
  }
}
    fragment RestCommentHistory on CommentHistory {
  commentHistory {
    ...RestComment
  }
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}`) as unknown as TypedDocumentString<RestEditAplCommentMutation, RestEditAplCommentMutationVariables>;
export const RestDeleteAplCommentDocument = new TypedDocumentString(`
    mutation RestDeleteAplComment($input: DeleteAplCommentInput!) {
  deleteAplComment(input: $input) {
    ...RestCommentHistory
  }
}
    fragment RestCommentHistory on CommentHistory {
  commentHistory {
    ...RestComment
  }
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}`) as unknown as TypedDocumentString<RestDeleteAplCommentMutation, RestDeleteAplCommentMutationVariables>;
export const RestMarkCommentsSeenDocument = new TypedDocumentString(`
    mutation RestMarkCommentsSeen($input: MarkCommentsSeenInput!) {
  markCommentsSeen(input: $input) {
    ...RestCommentHistory
  }
}
    fragment RestCommentHistory on CommentHistory {
  commentHistory {
    ...RestComment
  }
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}`) as unknown as TypedDocumentString<RestMarkCommentsSeenMutation, RestMarkCommentsSeenMutationVariables>;
export const RestCourseInstancesDocument = new TypedDocumentString(`
    query RestCourseInstances($input: CourseInstancesInput) {
  courseInstances(input: $input) {
    nodes {
      ...RestCourseInstance
    }
    nextCursor
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstance on CourseInstance {
  _id: id
  version
  name
  courseId
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  points
  startDate
  endDate
  weeks
  pacePercent
  studyForm
  location
  municipality
  teacherId
  teacherName
  capacity
  admitted
  started
  droppedOut
  graded
  ungraded
  status
  gradesDueOn
  gradesSignedAt
  seriesId
}`) as unknown as TypedDocumentString<RestCourseInstancesQuery, RestCourseInstancesQueryVariables>;
export const RestCourseInstanceDocument = new TypedDocumentString(`
    query RestCourseInstance($id: ID!) {
  courseInstance(id: $id) {
    ...RestCourseInstance
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstance on CourseInstance {
  _id: id
  version
  name
  courseId
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  points
  startDate
  endDate
  weeks
  pacePercent
  studyForm
  location
  municipality
  teacherId
  teacherName
  capacity
  admitted
  started
  droppedOut
  graded
  ungraded
  status
  gradesDueOn
  gradesSignedAt
  seriesId
}`) as unknown as TypedDocumentString<RestCourseInstanceQuery, RestCourseInstanceQueryVariables>;
export const RestCourseInstanceStudentsDocument = new TypedDocumentString(`
    query RestCourseInstanceStudents($id: ID!) {
  courseInstanceStudents(id: $id) {
    ...RestCourseInstanceStudents
  }
}
    fragment RestCourseInstanceStudents on CourseInstanceStudents {
  students {
    enrollmentId
    studentId
    name
    personalNumber
    email
    phone
    municipality
    isProtected
    status
    statusOn
    startDate
    endDate
    pacePercent
    grade
    gradedOn
  }
}`) as unknown as TypedDocumentString<RestCourseInstanceStudentsQuery, RestCourseInstanceStudentsQueryVariables>;
export const RestCreateCourseInstanceDocument = new TypedDocumentString(`
    mutation RestCreateCourseInstance($input: CreateCourseInstanceInput!) {
  createCourseInstance(input: $input) {
    ...RestCourseInstance
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstance on CourseInstance {
  _id: id
  version
  name
  courseId
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  points
  startDate
  endDate
  weeks
  pacePercent
  studyForm
  location
  municipality
  teacherId
  teacherName
  capacity
  admitted
  started
  droppedOut
  graded
  ungraded
  status
  gradesDueOn
  gradesSignedAt
  seriesId
}`) as unknown as TypedDocumentString<RestCreateCourseInstanceMutation, RestCreateCourseInstanceMutationVariables>;
export const RestUpdateCourseInstanceDocument = new TypedDocumentString(`
    mutation RestUpdateCourseInstance($input: UpdateCourseInstanceInput!) {
  updateCourseInstance(input: $input) {
    ...RestCourseInstance
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstance on CourseInstance {
  _id: id
  version
  name
  courseId
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  points
  startDate
  endDate
  weeks
  pacePercent
  studyForm
  location
  municipality
  teacherId
  teacherName
  capacity
  admitted
  started
  droppedOut
  graded
  ungraded
  status
  gradesDueOn
  gradesSignedAt
  seriesId
}`) as unknown as TypedDocumentString<RestUpdateCourseInstanceMutation, RestUpdateCourseInstanceMutationVariables>;
export const RestDeleteCourseInstanceDocument = new TypedDocumentString(`
    mutation RestDeleteCourseInstance($input: DeleteCourseInstanceInput!) {
  deleteCourseInstance(input: $input)
}
    `) as unknown as TypedDocumentString<RestDeleteCourseInstanceMutation, RestDeleteCourseInstanceMutationVariables>;
export const RestCancelCourseInstanceDocument = new TypedDocumentString(`
    mutation RestCancelCourseInstance($input: CancelCourseInstanceInput!) {
  cancelCourseInstance(input: $input) {
    ...RestCancelCourseInstanceResult
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstance on CourseInstance {
  _id: id
  version
  name
  courseId
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  points
  startDate
  endDate
  weeks
  pacePercent
  studyForm
  location
  municipality
  teacherId
  teacherName
  capacity
  admitted
  started
  droppedOut
  graded
  ungraded
  status
  gradesDueOn
  gradesSignedAt
  seriesId
}
fragment RestCancelCourseInstanceResult on CancelCourseInstanceResult {
  instance {
    ...RestCourseInstance
  }
  students
  batchId
  waitingMails
}`) as unknown as TypedDocumentString<RestCancelCourseInstanceMutation, RestCancelCourseInstanceMutationVariables>;
export const RestSendCancellationMailsDocument = new TypedDocumentString(`
    mutation RestSendCancellationMails($input: SendCancellationMailsInput!) {
  sendCancellationMails(input: $input) {
    ...RestSentCancellationMails
  }
}
    fragment RestSentCancellationMails on SentCancellationMails {
  sent
}`) as unknown as TypedDocumentString<RestSendCancellationMailsMutation, RestSendCancellationMailsMutationVariables>;
export const RestReopenCourseInstanceDocument = new TypedDocumentString(`
    mutation RestReopenCourseInstance($input: ReopenCourseInstanceInput!) {
  reopenCourseInstance(input: $input) {
    ...RestCourseInstance
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstance on CourseInstance {
  _id: id
  version
  name
  courseId
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  points
  startDate
  endDate
  weeks
  pacePercent
  studyForm
  location
  municipality
  teacherId
  teacherName
  capacity
  admitted
  started
  droppedOut
  graded
  ungraded
  status
  gradesDueOn
  gradesSignedAt
  seriesId
}`) as unknown as TypedDocumentString<RestReopenCourseInstanceMutation, RestReopenCourseInstanceMutationVariables>;
export const RestSkipNeedsDocument = new TypedDocumentString(`
    mutation RestSkipNeeds($input: SkipNeedsInput!) {
  changed: skipNeeds(input: $input)
}
    `) as unknown as TypedDocumentString<RestSkipNeedsMutation, RestSkipNeedsMutationVariables>;
export const RestCourseMatchingDocument = new TypedDocumentString(`
    query RestCourseMatching($input: CourseMatchingInput) {
  courseMatching(input: $input) {
    ...RestMatchPage
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestMatchCounts on MatchCounts {
  needs
  safe
  uncertain
  none
  skipped
}
fragment RestMatchCourse on Course {
  _id: id
  code
  equivalents {
    ...RestEquivalentCourse
  }
  name
  points
}
fragment RestMatchPage on MatchPage {
  counts {
    ...RestMatchCounts
  }
  totalCount
  nodes {
    key
    studentId
    student
    municipality
    wanted
    courses {
      ...RestMatchCourse
    }
    earliestOn
    pacePercent
    frame
    step
    note
    state
    passedGrade
    isEnrolled
    isCrowded
    proposals {
      instanceId
      course {
        ...RestMatchCourse
      }
      name
      startDate
      endDate
      pacePercent
      location
      municipality
      teacher
      seatsLeft
      score
      reasons
      isOpen
    }
  }
}`) as unknown as TypedDocumentString<RestCourseMatchingQuery, RestCourseMatchingQueryVariables>;
export const RestMatchNeedsDocument = new TypedDocumentString(`
    mutation RestMatchNeeds($input: MatchNeedsInput!) {
  matchNeeds(input: $input) {
    ...RestMatchOutcome
  }
}
    fragment RestMatchOutcome on MatchOutcome {
  batchId
  matched
  job {
    _id: id
    state
    done
    total
  }
}`) as unknown as TypedDocumentString<RestMatchNeedsMutation, RestMatchNeedsMutationVariables>;
export const RestSafeMatchesDocument = new TypedDocumentString(`
    query RestSafeMatches($filter: MatchFilter) {
  safeMatches(filter: $filter) {
    ...RestSafeMatches
  }
}
    fragment RestSafeMatches on SafeMatches {
  total
  groups {
    instanceId
    name
    courseCode
    startDate
    seatsLeft
    students
  }
}`) as unknown as TypedDocumentString<RestSafeMatchesQuery, RestSafeMatchesQueryVariables>;
export const RestMatchSafeNeedsDocument = new TypedDocumentString(`
    mutation RestMatchSafeNeeds($input: MatchSafeNeedsInput!) {
  matchSafeNeeds(input: $input) {
    ...RestMatchOutcome
  }
}
    fragment RestMatchOutcome on MatchOutcome {
  batchId
  matched
  job {
    _id: id
    state
    done
    total
  }
}`) as unknown as TypedDocumentString<RestMatchSafeNeedsMutation, RestMatchSafeNeedsMutationVariables>;
export const RestMatchBatchesDocument = new TypedDocumentString(`
    query RestMatchBatches {
  matchBatches {
    ...RestMatchBatch
  }
}
    fragment RestMatchBatch on MatchBatch {
  _id: id
  title
  size
  createdAt
  createdBy
  undoneAt
  entries {
    studentId
    student
    course
    instance
    startDate
  }
}`) as unknown as TypedDocumentString<RestMatchBatchesQuery, RestMatchBatchesQueryVariables>;
export const RestMatchedEntriesDocument = new TypedDocumentString(`
    query RestMatchedEntries($input: MatchedEntriesInput) {
  matchedEntries(input: $input) {
    ...RestMatchedEntryPage
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestMatchCourse on Course {
  _id: id
  code
  equivalents {
    ...RestEquivalentCourse
  }
  name
  points
}
fragment RestMatchedEntryPage on MatchedEntryPage {
  totalCount
  nodes {
    _id: id
    studentId
    student
    municipality
    course {
      ...RestMatchCourse
    }
    instance
    startDate
    matchedAt
    matchedBy
    batchId
    batchSize
    mayUndo
  }
}`) as unknown as TypedDocumentString<RestMatchedEntriesQuery, RestMatchedEntriesQueryVariables>;
export const RestUndoMatchDocument = new TypedDocumentString(`
    mutation RestUndoMatch($input: UndoMatchInput!) {
  undoMatch(input: $input) {
    ...RestMatchBatch
  }
}
    fragment RestMatchBatch on MatchBatch {
  _id: id
  title
  size
  createdAt
  createdBy
  undoneAt
  entries {
    studentId
    student
    course
    instance
    startDate
  }
}`) as unknown as TypedDocumentString<RestUndoMatchMutation, RestUndoMatchMutationVariables>;
export const RestCreateInstanceForNeedsDocument = new TypedDocumentString(`
    mutation RestCreateInstanceForNeeds($input: CreateInstanceForNeedsInput!) {
  createInstanceForNeeds(input: $input) {
    ...RestMatchOutcome
  }
}
    fragment RestMatchOutcome on MatchOutcome {
  batchId
  matched
  job {
    _id: id
    state
    done
    total
  }
}`) as unknown as TypedDocumentString<RestCreateInstanceForNeedsMutation, RestCreateInstanceForNeedsMutationVariables>;
export const RestUnknownCourseNamesDocument = new TypedDocumentString(`
    query RestUnknownCourseNames($input: UnknownCourseNamesInput) {
  unknownCourseNames(input: $input) {
    ...RestUnknownCourseNamePage
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestMatchCourse on Course {
  _id: id
  code
  equivalents {
    ...RestEquivalentCourse
  }
  name
  points
}
fragment RestUnknownCourseNamePage on UnknownCourseNamePage {
  totalCount
  nodes {
    text
    students
    importRows
    hits {
      likeness
      course {
        ...RestMatchCourse
      }
    }
  }
}`) as unknown as TypedDocumentString<RestUnknownCourseNamesQuery, RestUnknownCourseNamesQueryVariables>;
export const RestResolveCourseNameDocument = new TypedDocumentString(`
    mutation RestResolveCourseName($input: ResolveCourseNameInput!) {
  resolveCourseName(input: $input) {
    ...RestResolvedCourseName
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestMatchCourse on Course {
  _id: id
  code
  equivalents {
    ...RestEquivalentCourse
  }
  name
  points
}
fragment RestCourseAlias on CourseAlias {
  _id: id
  text
  course {
    ...RestMatchCourse
  }
  createdBy
  createdAt
}
fragment RestResolvedCourseName on ResolvedCourseName {
  students
  alias {
    ...RestCourseAlias
  }
}`) as unknown as TypedDocumentString<RestResolveCourseNameMutation, RestResolveCourseNameMutationVariables>;
export const RestAddCourseWishDocument = new TypedDocumentString(`
    mutation RestAddCourseWish($input: AddCourseWishInput!) {
  addCourseWish(input: $input) {
    ...RestMatchCounts
  }
}
    fragment RestMatchCounts on MatchCounts {
  needs
  safe
  uncertain
  none
  skipped
}`) as unknown as TypedDocumentString<RestAddCourseWishMutation, RestAddCourseWishMutationVariables>;
export const RestCourseAliasesDocument = new TypedDocumentString(`
    query RestCourseAliases {
  courseAliases {
    ...RestCourseAlias
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestMatchCourse on Course {
  _id: id
  code
  equivalents {
    ...RestEquivalentCourse
  }
  name
  points
}
fragment RestCourseAlias on CourseAlias {
  _id: id
  text
  course {
    ...RestMatchCourse
  }
  createdBy
  createdAt
}`) as unknown as TypedDocumentString<RestCourseAliasesQuery, RestCourseAliasesQueryVariables>;
export const RestForgetCourseAliasDocument = new TypedDocumentString(`
    mutation RestForgetCourseAlias($input: ForgetCourseAliasInput!) {
  forgetCourseAlias(input: $input)
}
    `) as unknown as TypedDocumentString<RestForgetCourseAliasMutation, RestForgetCourseAliasMutationVariables>;
export const RestParticipantMessagePreviewDocument = new TypedDocumentString(`
    query RestParticipantMessagePreview($id: ID!) {
  participantMessagePreview(id: $id) {
    ...RestParticipantMessagePreview
  }
}
    fragment RestParticipantMessagePreview on ParticipantMessagePreview {
  participants
  reached
  withoutEmail
  withProtectedData
}`) as unknown as TypedDocumentString<RestParticipantMessagePreviewQuery, RestParticipantMessagePreviewQueryVariables>;
export const RestMessageParticipantsDocument = new TypedDocumentString(`
    mutation RestMessageParticipants($input: MessageParticipantsInput!) {
  messageParticipants(input: $input) {
    ...RestParticipantMessage
  }
}
    fragment RestParticipantMessage on ParticipantMessage {
  _id: id
  sentAt
  reached
}`) as unknown as TypedDocumentString<RestMessageParticipantsMutation, RestMessageParticipantsMutationVariables>;
export const RestDetailsDocument = new TypedDocumentString(`
    query RestDetails($type: DetailsType!, $id: ID!) {
  details(type: $type, id: $id) {
    ... on StudentCard {
      _id: id
      type
      title
      personalNumber
      personalNumberKind
      phone
      email
      municipality {
        type
      }
      startDate
      endDate
      status
      educationSummary
      education {
        ...RestEducationFields
        courseInstance {
          ...RestCourseInstanceSummary
        }
      }
      teacher {
        _id: id
        username
      }
      aplStatus
      aplStatusSince
      withheld
      link
    }
    ... on TeacherCard {
      _id: id
      type
      title
      email
      active
      isOwn
      courseInstances {
        ...RestCourseInstanceSummary
      }
      studentCount
    }
    ... on AccountCard {
      _id: id
      type
      title
      role
      email
      active
    }
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}
fragment RestEducationFields on EducationEntry {
  _id: id
  type
  refId {
    ...RestEducationReference
  }
  name
  startDate
  endDate
  status
  grade
  isGradeDraft
  removedAt
  isEnrollment
}`) as unknown as TypedDocumentString<RestDetailsQuery, RestDetailsQueryVariables>;
export const RestCourseDocument = new TypedDocumentString(`
    query RestCourse($id: ID!) {
  course(id: $id) {
    ...RestCourseDetail
  }
}
    fragment RestCourseDetail on CourseDetail {
  _id: id
  courseName
  teacher {
    _id: id
    username
  }
  students {
    _id: id
    name
  }
}`) as unknown as TypedDocumentString<RestCourseQuery, RestCourseQueryVariables>;
export const RestDocumentBatchDocument = new TypedDocumentString(`
    query RestDocumentBatch {
  documentSubjects(input: {type: STUDENT_LIST, first: 1}) {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<RestDocumentBatchQuery, RestDocumentBatchQueryVariables>;
export const RestVerifyDocumentDocument = new TypedDocumentString(`
    query RestVerifyDocument($code: String!) {
  verifyDocument(code: $code) {
    ...RestDocumentVerification
  }
}
    fragment RestDocumentVerification on DocumentVerification {
  code
  type
  title
  issuedOn
  issuer
  valid
  revokedOn
  erasedOn
  holder
  sha256
}`) as unknown as TypedDocumentString<RestVerifyDocumentQuery, RestVerifyDocumentQueryVariables>;
export const RestIssuedDocumentDocument = new TypedDocumentString(`
    query RestIssuedDocument($id: ID!) {
  issuedDocument(id: $id) {
    ...RestIssuedDocument
  }
}
    fragment RestIssuedDocument on IssuedDocument {
  id
  filename
  size
}`) as unknown as TypedDocumentString<RestIssuedDocumentQuery, RestIssuedDocumentQueryVariables>;
export const RestFreezesDocument = new TypedDocumentString(`
    query RestFreezes {
  earningFreezes {
    ...RestFreeze
  }
}
    fragment RestFreeze on EarningFreeze {
  _id: id
  month
  kind
  throughOn
  frozenAt
  frozenByName
  totalOre
  municipalities {
    municipality
    lines
    linesOre
    correctionsOre
    totalOre
    invoicedOre
    status
    invoices {
      id
      amountOre
      reference
      invoicedAt
      invoicedByName
    }
  }
  uninvoiced
  uninvoicedOre
}`) as unknown as TypedDocumentString<RestFreezesQuery, RestFreezesQueryVariables>;
export const RestEarningsDocument = new TypedDocumentString(`
    query RestEarnings($input: EarningsInput!) {
  earnings(input: $input) {
    ...RestEarningsReport
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestEarningsReport on EarningsReport {
  from
  to
  through
  frozenMonths
  cards {
    earnedOre
    baseOre
    resultOre
    correctionsOre
    invoiceableOre
    remainingResultOre
    remainingCount
    riskOre
    riskCount
  }
  groups {
    municipality
    courseId
    packageId
    code
    equivalents {
      ...RestEquivalentCourse
    }
    title
    enrollments
    baseOre
    resultOre
    correctionsOre
    earnedOre
    remainingResultOre
    riskOre
    status
  }
  problems {
    kind
    municipality
    courses
    enrollments
    titles
  }
}`) as unknown as TypedDocumentString<RestEarningsQuery, RestEarningsQueryVariables>;
export const RestPriceListsDocument = new TypedDocumentString(`
    query RestPriceLists($municipality: String) {
  priceLists(municipality: $municipality) {
    ...RestPriceList
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestPriceList on PriceList {
  _id: id
  version
  municipality
  name
  validFrom
  validTo
  paidPauseDays
  rows {
    category
    courseId
    packageId
    code
    equivalents {
      ...RestEquivalentCourse
    }
    title
    distance
    basis
    amountOre
    basePercent
    paysFailed
  }
}`) as unknown as TypedDocumentString<RestPriceListsQuery, RestPriceListsQueryVariables>;
export const RestCreatePriceListDocument = new TypedDocumentString(`
    mutation RestCreatePriceList($input: CreatePriceListInput!) {
  createPriceList(input: $input) {
    ...RestPriceList
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestPriceList on PriceList {
  _id: id
  version
  municipality
  name
  validFrom
  validTo
  paidPauseDays
  rows {
    category
    courseId
    packageId
    code
    equivalents {
      ...RestEquivalentCourse
    }
    title
    distance
    basis
    amountOre
    basePercent
    paysFailed
  }
}`) as unknown as TypedDocumentString<RestCreatePriceListMutation, RestCreatePriceListMutationVariables>;
export const RestReadPriceWorkbookDocument = new TypedDocumentString(`
    mutation RestReadPriceWorkbook($input: ReadPriceWorkbookInput!) {
  readPriceWorkbook(input: $input) {
    ...RestPriceWorkbook
  }
}
    fragment RestPriceWorkbook on PriceWorkbook {
  rows
  hiddenRows
}`) as unknown as TypedDocumentString<RestReadPriceWorkbookMutation, RestReadPriceWorkbookMutationVariables>;
export const RestUpdatePriceListDocument = new TypedDocumentString(`
    mutation RestUpdatePriceList($input: UpdatePriceListInput!) {
  updatePriceList(input: $input) {
    ...RestPriceList
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestPriceList on PriceList {
  _id: id
  version
  municipality
  name
  validFrom
  validTo
  paidPauseDays
  rows {
    category
    courseId
    packageId
    code
    equivalents {
      ...RestEquivalentCourse
    }
    title
    distance
    basis
    amountOre
    basePercent
    paysFailed
  }
}`) as unknown as TypedDocumentString<RestUpdatePriceListMutation, RestUpdatePriceListMutationVariables>;
export const RestDeletePriceListDocument = new TypedDocumentString(`
    mutation RestDeletePriceList($input: DeletePriceListInput!) {
  deletePriceList(input: $input)
}
    `) as unknown as TypedDocumentString<RestDeletePriceListMutation, RestDeletePriceListMutationVariables>;
export const RestFreezePeriodDocument = new TypedDocumentString(`
    mutation RestFreezePeriod($input: FreezePeriodInput!) {
  freezePeriod(input: $input) {
    ...RestFreeze
  }
}
    fragment RestFreeze on EarningFreeze {
  _id: id
  month
  kind
  throughOn
  frozenAt
  frozenByName
  totalOre
  municipalities {
    municipality
    lines
    linesOre
    correctionsOre
    totalOre
    invoicedOre
    status
    invoices {
      id
      amountOre
      reference
      invoicedAt
      invoicedByName
    }
  }
  uninvoiced
  uninvoicedOre
}`) as unknown as TypedDocumentString<RestFreezePeriodMutation, RestFreezePeriodMutationVariables>;
export const RestMarkInvoicedDocument = new TypedDocumentString(`
    mutation RestMarkInvoiced($input: MarkInvoicedInput!) {
  markInvoiced(input: $input) {
    ...RestFreeze
  }
}
    fragment RestFreeze on EarningFreeze {
  _id: id
  month
  kind
  throughOn
  frozenAt
  frozenByName
  totalOre
  municipalities {
    municipality
    lines
    linesOre
    correctionsOre
    totalOre
    invoicedOre
    status
    invoices {
      id
      amountOre
      reference
      invoicedAt
      invoicedByName
    }
  }
  uninvoiced
  uninvoicedOre
}`) as unknown as TypedDocumentString<RestMarkInvoicedMutation, RestMarkInvoicedMutationVariables>;
export const RestInvoiceSheetDocument = new TypedDocumentString(`
    query RestInvoiceSheet($input: InvoiceSheetInput!) {
  invoiceSheet(input: $input) {
    ...RestInvoiceSheet
  }
}
    fragment RestInvoiceSheet on InvoiceSheet {
  month
  municipality
  rows {
    personalNumber
    name
    code
    title
    points
    pausedDays
    unpaidDays
    kind
    amountOre
    reference
  }
  totalOre
}`) as unknown as TypedDocumentString<RestInvoiceSheetQuery, RestInvoiceSheetQueryVariables>;
export const RestCorrectEarningsDocument = new TypedDocumentString(`
    mutation RestCorrectEarnings($input: CorrectEarningsInput!) {
  correctEarnings(input: $input) {
    ...RestCorrection
  }
}
    fragment RestCorrection on EarningCorrection {
  _id: id
  month
  enrollmentId
  studentId
  municipality
  title
  amountOre
  reason
  createdAt
  createdByName
}`) as unknown as TypedDocumentString<RestCorrectEarningsMutation, RestCorrectEarningsMutationVariables>;
export const RestCoursesDocument = new TypedDocumentString(`
    query RestCourses {
  courses {
    ...RestCourseSummary
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseSummary on CourseSummary {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  points
  teacher {
    _id: id
    username
  }
}`) as unknown as TypedDocumentString<RestCoursesQuery, RestCoursesQueryVariables>;
export const RestTeachersDocument = new TypedDocumentString(`
    query RestTeachers {
  teachers {
    ...RestTeacher
  }
}
    fragment RestTeacher on Teacher {
  _id: id
  userId {
    _id: id
    username
  }
}`) as unknown as TypedDocumentString<RestTeachersQuery, RestTeachersQueryVariables>;
export const RestEnrollmentDocument = new TypedDocumentString(`
    query RestEnrollment($id: ID!) {
  enrollment(id: $id) {
    ...RestEnrollmentFields
    statusHistory {
      status
      effectiveOn
      reason
      note
      changedAt
      changedBy
    }
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestEnrollmentFields on Enrollment {
  _id: id
  version
  student {
    _id: id
    name
    personalNumber
    municipality
  }
  type
  targetId
  name
  code
  equivalents {
    ...RestEquivalentCourse
  }
  points
  courseInstance {
    ...RestCourseInstanceSummary
  }
  teacher
  startDate
  endDate
  pacePercent
  status
  statusOn
  statusReason
  grade
  gradedOn
  isGradeSigned
  lastActivityOn
  csnReportedAt
  invoicedOn
  isEnrollment
  removedAt
  removedReason
}`) as unknown as TypedDocumentString<RestEnrollmentQuery, RestEnrollmentQueryVariables>;
export const RestEnrollStudentDocument = new TypedDocumentString(`
    mutation RestEnrollStudent($input: EnrollStudentInput!) {
  enrollStudent(input: $input) {
    ...RestEnrollmentFields
    warnings
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestEnrollmentFields on Enrollment {
  _id: id
  version
  student {
    _id: id
    name
    personalNumber
    municipality
  }
  type
  targetId
  name
  code
  equivalents {
    ...RestEquivalentCourse
  }
  points
  courseInstance {
    ...RestCourseInstanceSummary
  }
  teacher
  startDate
  endDate
  pacePercent
  status
  statusOn
  statusReason
  grade
  gradedOn
  isGradeSigned
  lastActivityOn
  csnReportedAt
  invoicedOn
  isEnrollment
  removedAt
  removedReason
}`) as unknown as TypedDocumentString<RestEnrollStudentMutation, RestEnrollStudentMutationVariables>;
export const RestCsnReportDocument = new TypedDocumentString(`
    query RestCsnReport($id: ID!) {
  csnReport(id: $id) {
    ...RestCsnReportFields
    rows {
      enrollmentId
      personalNumber
      name
      courseCode
      courseName
      points
      pacePercent
      startDate
      endDate
      event
      eventOn
      eventTo
      change
      isUnder20
      grade
    }
  }
}
    fragment RestCsnReportFields on CsnReport {
  _id: id
  createdAt
  createdBy
  size
  enrollments
  withdrawal {
    withdrawnAt
    withdrawnBy
    reason
    reopened
  }
}`) as unknown as TypedDocumentString<RestCsnReportQuery, RestCsnReportQueryVariables>;
export const RestEnrollmentsDocument = new TypedDocumentString(`
    query RestEnrollments($input: EnrollmentsInput) {
  enrollments(input: $input) {
    nodes {
      ...RestEnrollmentFields
    }
    nextCursor
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestEnrollmentFields on Enrollment {
  _id: id
  version
  student {
    _id: id
    name
    personalNumber
    municipality
  }
  type
  targetId
  name
  code
  equivalents {
    ...RestEquivalentCourse
  }
  points
  courseInstance {
    ...RestCourseInstanceSummary
  }
  teacher
  startDate
  endDate
  pacePercent
  status
  statusOn
  statusReason
  grade
  gradedOn
  isGradeSigned
  lastActivityOn
  csnReportedAt
  invoicedOn
  isEnrollment
  removedAt
  removedReason
}`) as unknown as TypedDocumentString<RestEnrollmentsQuery, RestEnrollmentsQueryVariables>;
export const RestUpdateEnrollmentDocument = new TypedDocumentString(`
    mutation RestUpdateEnrollment($input: UpdateEnrollmentInput!) {
  updateEnrollment(input: $input) {
    ...RestEnrollmentFields
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestEnrollmentFields on Enrollment {
  _id: id
  version
  student {
    _id: id
    name
    personalNumber
    municipality
  }
  type
  targetId
  name
  code
  equivalents {
    ...RestEquivalentCourse
  }
  points
  courseInstance {
    ...RestCourseInstanceSummary
  }
  teacher
  startDate
  endDate
  pacePercent
  status
  statusOn
  statusReason
  grade
  gradedOn
  isGradeSigned
  lastActivityOn
  csnReportedAt
  invoicedOn
  isEnrollment
  removedAt
  removedReason
}`) as unknown as TypedDocumentString<RestUpdateEnrollmentMutation, RestUpdateEnrollmentMutationVariables>;
export const RestRemoveEnrollmentDocument = new TypedDocumentString(`
    mutation RestRemoveEnrollment($input: RemoveEnrollmentInput!) {
  removeEnrollment(input: $input) {
    ...RestEnrollmentFields
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestEnrollmentFields on Enrollment {
  _id: id
  version
  student {
    _id: id
    name
    personalNumber
    municipality
  }
  type
  targetId
  name
  code
  equivalents {
    ...RestEquivalentCourse
  }
  points
  courseInstance {
    ...RestCourseInstanceSummary
  }
  teacher
  startDate
  endDate
  pacePercent
  status
  statusOn
  statusReason
  grade
  gradedOn
  isGradeSigned
  lastActivityOn
  csnReportedAt
  invoicedOn
  isEnrollment
  removedAt
  removedReason
}`) as unknown as TypedDocumentString<RestRemoveEnrollmentMutation, RestRemoveEnrollmentMutationVariables>;
export const RestCsnReportsDocument = new TypedDocumentString(`
    query RestCsnReports {
  csnReports {
    ...RestCsnReportFields
  }
}
    fragment RestCsnReportFields on CsnReport {
  _id: id
  createdAt
  createdBy
  size
  enrollments
  withdrawal {
    withdrawnAt
    withdrawnBy
    reason
    reopened
  }
}`) as unknown as TypedDocumentString<RestCsnReportsQuery, RestCsnReportsQueryVariables>;
export const RestWithdrawCsnReportDocument = new TypedDocumentString(`
    mutation RestWithdrawCsnReport($input: WithdrawCsnReportInput!) {
  withdrawCsnReport(input: $input) {
    ...RestCsnReportFields
  }
}
    fragment RestCsnReportFields on CsnReport {
  _id: id
  createdAt
  createdBy
  size
  enrollments
  withdrawal {
    withdrawnAt
    withdrawnBy
    reason
    reopened
  }
}`) as unknown as TypedDocumentString<RestWithdrawCsnReportMutation, RestWithdrawCsnReportMutationVariables>;
export const RestExamsDocument = new TypedDocumentString(`
    query RestExams($input: ExamsInput) {
  exams(input: $input) {
    nodes {
      ...RestExam
    }
    nextCursor
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestExam on Exam {
  _id: id
  version
  studentId
  name
  personalNumber
  phone
  email
  address
  course
  catalogueCourse {
    _id: id
    code
    name
    equivalents {
      ...RestEquivalentCourse
    }
  }
  registeredOn
  requestedMonth
  municipality {
    type
  }
  teacherId: teacher {
    _id: id
    userId {
      _id: id
      username
    }
  }
  status
  materialReceived {
    status
    receivedDate
  }
  paymentDate
  feeOre
  isFeeExempt
  feeExemptReason
  decision
  comment
  createdAt
}`) as unknown as TypedDocumentString<RestExamsQuery, RestExamsQueryVariables>;
export const RestRegisterExamDocument = new TypedDocumentString(`
    mutation RestRegisterExam($input: RegisterExamInput!) {
  registerExam(input: $input) {
    ...RestExam
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestExam on Exam {
  _id: id
  version
  studentId
  name
  personalNumber
  phone
  email
  address
  course
  catalogueCourse {
    _id: id
    code
    name
    equivalents {
      ...RestEquivalentCourse
    }
  }
  registeredOn
  requestedMonth
  municipality {
    type
  }
  teacherId: teacher {
    _id: id
    userId {
      _id: id
      username
    }
  }
  status
  materialReceived {
    status
    receivedDate
  }
  paymentDate
  feeOre
  isFeeExempt
  feeExemptReason
  decision
  comment
  createdAt
}`) as unknown as TypedDocumentString<RestRegisterExamMutation, RestRegisterExamMutationVariables>;
export const RestDecideExamDocument = new TypedDocumentString(`
    mutation RestDecideExam($input: DecideExamInput!) {
  decideExam(input: $input) {
    ...RestExam
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestExam on Exam {
  _id: id
  version
  studentId
  name
  personalNumber
  phone
  email
  address
  course
  catalogueCourse {
    _id: id
    code
    name
    equivalents {
      ...RestEquivalentCourse
    }
  }
  registeredOn
  requestedMonth
  municipality {
    type
  }
  teacherId: teacher {
    _id: id
    userId {
      _id: id
      username
    }
  }
  status
  materialReceived {
    status
    receivedDate
  }
  paymentDate
  feeOre
  isFeeExempt
  feeExemptReason
  decision
  comment
  createdAt
}`) as unknown as TypedDocumentString<RestDecideExamMutation, RestDecideExamMutationVariables>;
export const RestDecideExamsDocument = new TypedDocumentString(`
    mutation RestDecideExams($input: DecideExamsInput!) {
  decideExams(input: $input) {
    ...RestExam
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestExam on Exam {
  _id: id
  version
  studentId
  name
  personalNumber
  phone
  email
  address
  course
  catalogueCourse {
    _id: id
    code
    name
    equivalents {
      ...RestEquivalentCourse
    }
  }
  registeredOn
  requestedMonth
  municipality {
    type
  }
  teacherId: teacher {
    _id: id
    userId {
      _id: id
      username
    }
  }
  status
  materialReceived {
    status
    receivedDate
  }
  paymentDate
  feeOre
  isFeeExempt
  feeExemptReason
  decision
  comment
  createdAt
}`) as unknown as TypedDocumentString<RestDecideExamsMutation, RestDecideExamsMutationVariables>;
export const RestUndoExamDecisionsDocument = new TypedDocumentString(`
    mutation RestUndoExamDecisions($input: UndoExamDecisionsInput!) {
  undoExamDecisions(input: $input) {
    ...RestExam
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestExam on Exam {
  _id: id
  version
  studentId
  name
  personalNumber
  phone
  email
  address
  course
  catalogueCourse {
    _id: id
    code
    name
    equivalents {
      ...RestEquivalentCourse
    }
  }
  registeredOn
  requestedMonth
  municipality {
    type
  }
  teacherId: teacher {
    _id: id
    userId {
      _id: id
      username
    }
  }
  status
  materialReceived {
    status
    receivedDate
  }
  paymentDate
  feeOre
  isFeeExempt
  feeExemptReason
  decision
  comment
  createdAt
}`) as unknown as TypedDocumentString<RestUndoExamDecisionsMutation, RestUndoExamDecisionsMutationVariables>;
export const RestUpdateExamDocument = new TypedDocumentString(`
    mutation RestUpdateExam($input: UpdateExamInput!) {
  updateExam(input: $input) {
    ...RestExam
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestExam on Exam {
  _id: id
  version
  studentId
  name
  personalNumber
  phone
  email
  address
  course
  catalogueCourse {
    _id: id
    code
    name
    equivalents {
      ...RestEquivalentCourse
    }
  }
  registeredOn
  requestedMonth
  municipality {
    type
  }
  teacherId: teacher {
    _id: id
    userId {
      _id: id
      username
    }
  }
  status
  materialReceived {
    status
    receivedDate
  }
  paymentDate
  feeOre
  isFeeExempt
  feeExemptReason
  decision
  comment
  createdAt
}`) as unknown as TypedDocumentString<RestUpdateExamMutation, RestUpdateExamMutationVariables>;
export const RestDeleteExamDocument = new TypedDocumentString(`
    mutation RestDeleteExam($input: DeleteExamInput!) {
  deleteExam(input: $input)
}
    `) as unknown as TypedDocumentString<RestDeleteExamMutation, RestDeleteExamMutationVariables>;
export const RestCreateExportDocument = new TypedDocumentString(`
    mutation RestCreateExport($input: CreateExportInput!) {
  createExport(input: $input) {
    ...RestListExport
  }
}
    fragment RestListExport on ListExport {
  _id: id
  list
  format
  filename
  rowCount
  jobId
}`) as unknown as TypedDocumentString<RestCreateExportMutation, RestCreateExportMutationVariables>;
export const RestListExportDocument = new TypedDocumentString(`
    query RestListExport($id: ID!) {
  listExport(id: $id) {
    ...RestListExport
  }
}
    fragment RestListExport on ListExport {
  _id: id
  list
  format
  filename
  rowCount
  jobId
}`) as unknown as TypedDocumentString<RestListExportQuery, RestListExportQueryVariables>;
export const RestFilesDocument = new TypedDocumentString(`
    query RestFiles($studentId: ID!) {
  files(studentId: $studentId) {
    ...RestFileEntry
  }
}
    fragment RestFileEntry on UploadedFile {
  _id: id
  filename
  uploadedAt
  uploadDate: uploadedAt
  size
  mimeType
}`) as unknown as TypedDocumentString<RestFilesQuery, RestFilesQueryVariables>;
export const RestAddFileDocument = new TypedDocumentString(`
    mutation RestAddFile($input: AddFileInput!) {
  addFile(input: $input) {
    ...RestFileEntry
  }
}
    fragment RestFileEntry on UploadedFile {
  _id: id
  filename
  uploadedAt
  uploadDate: uploadedAt
  size
  mimeType
}`) as unknown as TypedDocumentString<RestAddFileMutation, RestAddFileMutationVariables>;
export const RestFileDocument = new TypedDocumentString(`
    query RestFile($id: ID!) {
  file(id: $id) {
    ...RestFileEntry
  }
}
    fragment RestFileEntry on UploadedFile {
  _id: id
  filename
  uploadedAt
  uploadDate: uploadedAt
  size
  mimeType
}`) as unknown as TypedDocumentString<RestFileQuery, RestFileQueryVariables>;
export const RestDeleteFileDocument = new TypedDocumentString(`
    mutation RestDeleteFile($input: DeleteFileInput!) {
  deleteFile(input: $input)
}
    `) as unknown as TypedDocumentString<RestDeleteFileMutation, RestDeleteFileMutationVariables>;
export const RestFollowUpsDocument = new TypedDocumentString(`
    query RestFollowUps {
  followUps {
    ...RestFollowUp
  }
}
    fragment RestFollowUp on FollowUp {
  _id: id
  version
  studentId
  studentName
  dueOn
  note
  assigneeId
  createdBy
  doneAt
}`) as unknown as TypedDocumentString<RestFollowUpsQuery, RestFollowUpsQueryVariables>;
export const RestAddFollowUpDocument = new TypedDocumentString(`
    mutation RestAddFollowUp($input: AddFollowUpInput!) {
  addFollowUp(input: $input) {
    ...RestFollowUp
  }
}
    fragment RestFollowUp on FollowUp {
  _id: id
  version
  studentId
  studentName
  dueOn
  note
  assigneeId
  createdBy
  doneAt
}`) as unknown as TypedDocumentString<RestAddFollowUpMutation, RestAddFollowUpMutationVariables>;
export const RestUpdateFollowUpDocument = new TypedDocumentString(`
    mutation RestUpdateFollowUp($input: UpdateFollowUpInput!) {
  updateFollowUp(input: $input) {
    ...RestFollowUp
  }
}
    fragment RestFollowUp on FollowUp {
  _id: id
  version
  studentId
  studentName
  dueOn
  note
  assigneeId
  createdBy
  doneAt
}`) as unknown as TypedDocumentString<RestUpdateFollowUpMutation, RestUpdateFollowUpMutationVariables>;
export const RestCompleteFollowUpDocument = new TypedDocumentString(`
    mutation RestCompleteFollowUp($input: CompleteFollowUpInput!) {
  completeFollowUp(input: $input) {
    ...RestFollowUp
  }
}
    fragment RestFollowUp on FollowUp {
  _id: id
  version
  studentId
  studentName
  dueOn
  note
  assigneeId
  createdBy
  doneAt
}`) as unknown as TypedDocumentString<RestCompleteFollowUpMutation, RestCompleteFollowUpMutationVariables>;
export const RestSetGradeDocument = new TypedDocumentString(`
    mutation RestSetGrade($input: SetGradeInput!) {
  setGrade(input: $input) {
    ...RestGradeRow
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestGradeRow on GradeRow {
  version
  entry {
    ...RestEducationEntry
  }
}
fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}
fragment RestEducationFields on EducationEntry {
  _id: id
  type
  refId {
    ...RestEducationReference
  }
  name
  startDate
  endDate
  status
  grade
  isGradeDraft
  removedAt
  isEnrollment
}
fragment RestEducationEntry on EducationEntry {
  ...RestEducationFields
  version
  courseInstance {
    ...RestCourseInstanceSummary
  }
}`) as unknown as TypedDocumentString<RestSetGradeMutation, RestSetGradeMutationVariables>;
export const RestCommitImportDocument = new TypedDocumentString(`
    mutation RestCommitImport($input: CommitImportInput!) {
  commitImport(input: $input) {
    jobId: id
  }
}
    `) as unknown as TypedDocumentString<RestCommitImportMutation, RestCommitImportMutationVariables>;
export const RestUndoImportDocument = new TypedDocumentString(`
    mutation RestUndoImport($input: UndoImportInput!) {
  undoImport(input: $input) {
    batchId: id
    state
    summary {
      new
      changed
      unchanged
      invalid
      duplicates
      conflicts
    }
  }
}
    `) as unknown as TypedDocumentString<RestUndoImportMutation, RestUndoImportMutationVariables>;
export const RestImportErrorsDocument = new TypedDocumentString(`
    query RestImportErrors($batchId: ID!) {
  importBatch(id: $batchId) {
    filename
    columns {
      header
    }
    rows(first: 10000, onlyErrors: true) {
      row
      outcome
      cells
      errors {
        message
        warning
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RestImportErrorsQuery, RestImportErrorsQueryVariables>;
export const RestImportTemplateDocument = new TypedDocumentString(`
    query RestImportTemplate {
  importBatches {
    _id: id
  }
}
    `) as unknown as TypedDocumentString<RestImportTemplateQuery, RestImportTemplateQueryVariables>;
export const RestExportStudentsDocument = new TypedDocumentString(`
    query RestExportStudents($filter: StudentFilter, $sort: StudentSort) {
  exportStudents(filter: $filter, sort: $sort) {
    ...RestStudentFields
    educationSummary
    teacher {
      userId {
        username
      }
    }
    status
    aplStatus
    unseenCommentCount
    updatedAt
  }
}
    fragment RestStudentFields on Student {
  name
  personalNumber
  phone
  email
  municipality {
    type
  }
  startDate
  endDate
  exam
  additionalInfo
}`) as unknown as TypedDocumentString<RestExportStudentsQuery, RestExportStudentsQueryVariables>;
export const RestPreviewImportDocument = new TypedDocumentString(`
    mutation RestPreviewImport($input: PreviewImportInput!) {
  previewImport(input: $input) {
    ...RestImportPreview
  }
}
    fragment RestImportPreview on ImportBatch {
  batchId: id
  hiddenRows
  hiddenParts
  leavesOutHidden
  summary {
    new
    changed
    unchanged
    invalid
    duplicates
    conflicts
  }
  columns {
    index
    header
    field
    doubt
  }
  rows(first: 10000) {
    row
    outcome
    errors {
      column
      value
      message
    }
  }
}`) as unknown as TypedDocumentString<RestPreviewImportMutation, RestPreviewImportMutationVariables>;
export const RestUpdateImportDocument = new TypedDocumentString(`
    mutation RestUpdateImport($input: UpdateImportInput!) {
  updateImport(input: $input) {
    ...RestImportPreview
  }
}
    fragment RestImportPreview on ImportBatch {
  batchId: id
  hiddenRows
  hiddenParts
  leavesOutHidden
  summary {
    new
    changed
    unchanged
    invalid
    duplicates
    conflicts
  }
  columns {
    index
    header
    field
    doubt
  }
  rows(first: 10000) {
    row
    outcome
    errors {
      column
      value
      message
    }
  }
}`) as unknown as TypedDocumentString<RestUpdateImportMutation, RestUpdateImportMutationVariables>;
export const RestHeldImportRowsDocument = new TypedDocumentString(`
    query RestHeldImportRows {
  heldImportRows {
    ...RestHeldImportRow
  }
}
    fragment RestHeldImportRow on HeldImportRow {
  _id: id
  batchId
  importedBy
  importedAt
  filename
  row
  cells {
    header
    value
  }
  studentId
  studentName
}`) as unknown as TypedDocumentString<RestHeldImportRowsQuery, RestHeldImportRowsQueryVariables>;
export const RestTakeHeldImportRowDocument = new TypedDocumentString(`
    mutation RestTakeHeldImportRow($input: HeldImportRowInput!) {
  takeHeldImportRow(input: $input) {
    ...RestImportPreview
  }
}
    fragment RestImportPreview on ImportBatch {
  batchId: id
  hiddenRows
  hiddenParts
  leavesOutHidden
  summary {
    new
    changed
    unchanged
    invalid
    duplicates
    conflicts
  }
  columns {
    index
    header
    field
    doubt
  }
  rows(first: 10000) {
    row
    outcome
    errors {
      column
      value
      message
    }
  }
}`) as unknown as TypedDocumentString<RestTakeHeldImportRowMutation, RestTakeHeldImportRowMutationVariables>;
export const RestDropHeldImportRowDocument = new TypedDocumentString(`
    mutation RestDropHeldImportRow($input: HeldImportRowInput!) {
  dropHeldImportRow(input: $input)
}
    `) as unknown as TypedDocumentString<RestDropHeldImportRowMutation, RestDropHeldImportRowMutationVariables>;
export const RestMyDataPaperDocument = new TypedDocumentString(`
    query RestMyDataPaper {
  myData {
    ...RestMyData
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestExam on Exam {
  _id: id
  version
  studentId
  name
  personalNumber
  phone
  email
  address
  course
  catalogueCourse {
    _id: id
    code
    name
    equivalents {
      ...RestEquivalentCourse
    }
  }
  registeredOn
  requestedMonth
  municipality {
    type
  }
  teacherId: teacher {
    _id: id
    userId {
      _id: id
      username
    }
  }
  status
  materialReceived {
    status
    receivedDate
  }
  paymentDate
  feeOre
  isFeeExempt
  feeExemptReason
  decision
  comment
  createdAt
}
fragment RestFileEntry on UploadedFile {
  _id: id
  filename
  uploadedAt
  uploadDate: uploadedAt
  size
  mimeType
}
fragment RestMyData on MyData {
  createdAt
  account {
    ...RestProfile
  }
  sessions {
    ...RestUserSession
  }
  tasks {
    ...RestTask
  }
  student {
    ...RestStudent
  }
  exams {
    ...RestExam
  }
  files {
    ...RestFileEntry
  }
  changes {
    changedAt
    changes
    previousValues
    newValues
  }
  registers {
    name
    title
    columns {
      key
      heading
    }
    entries
  }
  leftOut {
    title
    reason
  }
}
fragment RestProfile on Profile {
  userId
  version
  name
  email
  phone
  role
  studentId
  teacherId
  createdAt
  isDemo
  settings {
    theme
    reducedMotion
    pageSize
    startPage
    shortcuts
    mutedNotifications
    notificationDigest
    tourSeen
  }
}
fragment RestUserSession on UserSession {
  _id: id
  current
  createdAt
  lastSeenAt
  expiresAt
  address
  userAgent
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}
fragment RestStudentFields on Student {
  name
  personalNumber
  phone
  email
  municipality {
    type
  }
  startDate
  endDate
  exam
  additionalInfo
}
fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}
fragment RestEducationFields on EducationEntry {
  _id: id
  type
  refId {
    ...RestEducationReference
  }
  name
  startDate
  endDate
  status
  grade
  isGradeDraft
  removedAt
  isEnrollment
}
fragment RestEducationEntry on EducationEntry {
  ...RestEducationFields
  version
  courseInstance {
    ...RestCourseInstanceSummary
  }
}
fragment RestStudent on Student {
  _id: id
  version
  name
  personalNumber
  personalNumberKind
  ...RestStudentFields
  teacherId
  aplStatus
  userId
  isProtected
  education {
    ...RestEducationEntry
  }
  enrollmentStats {
    totalEnrollments
    activeEnrollments
  }
  commentHistory {
    ...RestComment
  }
}
fragment RestTask on Task {
  _id: id
  description
}`) as unknown as TypedDocumentString<RestMyDataPaperQuery, RestMyDataPaperQueryVariables>;
export const RestMyDataDocument = new TypedDocumentString(`
    query RestMyData {
  myData {
    ...RestMyData
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestExam on Exam {
  _id: id
  version
  studentId
  name
  personalNumber
  phone
  email
  address
  course
  catalogueCourse {
    _id: id
    code
    name
    equivalents {
      ...RestEquivalentCourse
    }
  }
  registeredOn
  requestedMonth
  municipality {
    type
  }
  teacherId: teacher {
    _id: id
    userId {
      _id: id
      username
    }
  }
  status
  materialReceived {
    status
    receivedDate
  }
  paymentDate
  feeOre
  isFeeExempt
  feeExemptReason
  decision
  comment
  createdAt
}
fragment RestFileEntry on UploadedFile {
  _id: id
  filename
  uploadedAt
  uploadDate: uploadedAt
  size
  mimeType
}
fragment RestMyData on MyData {
  createdAt
  account {
    ...RestProfile
  }
  sessions {
    ...RestUserSession
  }
  tasks {
    ...RestTask
  }
  student {
    ...RestStudent
  }
  exams {
    ...RestExam
  }
  files {
    ...RestFileEntry
  }
  changes {
    changedAt
    changes
    previousValues
    newValues
  }
  registers {
    name
    title
    columns {
      key
      heading
    }
    entries
  }
  leftOut {
    title
    reason
  }
}
fragment RestProfile on Profile {
  userId
  version
  name
  email
  phone
  role
  studentId
  teacherId
  createdAt
  isDemo
  settings {
    theme
    reducedMotion
    pageSize
    startPage
    shortcuts
    mutedNotifications
    notificationDigest
    tourSeen
  }
}
fragment RestUserSession on UserSession {
  _id: id
  current
  createdAt
  lastSeenAt
  expiresAt
  address
  userAgent
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}
fragment RestStudentFields on Student {
  name
  personalNumber
  phone
  email
  municipality {
    type
  }
  startDate
  endDate
  exam
  additionalInfo
}
fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}
fragment RestEducationFields on EducationEntry {
  _id: id
  type
  refId {
    ...RestEducationReference
  }
  name
  startDate
  endDate
  status
  grade
  isGradeDraft
  removedAt
  isEnrollment
}
fragment RestEducationEntry on EducationEntry {
  ...RestEducationFields
  version
  courseInstance {
    ...RestCourseInstanceSummary
  }
}
fragment RestStudent on Student {
  _id: id
  version
  name
  personalNumber
  personalNumberKind
  ...RestStudentFields
  teacherId
  aplStatus
  userId
  isProtected
  education {
    ...RestEducationEntry
  }
  enrollmentStats {
    totalEnrollments
    activeEnrollments
  }
  commentHistory {
    ...RestComment
  }
}
fragment RestTask on Task {
  _id: id
  description
}`) as unknown as TypedDocumentString<RestMyDataQuery, RestMyDataQueryVariables>;
export const RestAuditLogDocument = new TypedDocumentString(`
    query RestAuditLog($input: AuditLogInput) {
  auditLog(input: $input) {
    nodes {
      ...RestAuditLogEntry
    }
    nextCursor
  }
}
    fragment RestAuditLogEntry on AuditLogEntry {
  _id: id
  at
  kind
  userId
  userName
  role
  subjectId
  subjectName
  address
  userAgent
  changes {
    field
    before
    after
  }
}`) as unknown as TypedDocumentString<RestAuditLogQuery, RestAuditLogQueryVariables>;
export const RestAccessLogDocument = new TypedDocumentString(`
    query RestAccessLog($input: AccessLogInput) {
  accessLog(input: $input) {
    nodes {
      ...RestAccessLogEntry
    }
    nextCursor
  }
}
    fragment RestAccessLogEntry on AccessLogEntry {
  _id: id
  at
  userId
  userName
  role
  action
  detail
  studentId
  studentName
  result
  isProtected
  reason
  question
}`) as unknown as TypedDocumentString<RestAccessLogQuery, RestAccessLogQueryVariables>;
export const RestNotificationsDocument = new TypedDocumentString(`
    query RestNotifications {
  notifications {
    ...RestNotification
  }
}
    fragment RestNotification on Notification {
  _id: id
  message
  meta {
    url
  }
  createdAt
}`) as unknown as TypedDocumentString<RestNotificationsQuery, RestNotificationsQueryVariables>;
export const RestResolveNotificationsDocument = new TypedDocumentString(`
    mutation RestResolveNotifications($input: ResolveNotificationsInput!) {
  resolved: resolveNotifications(input: $input)
}
    `) as unknown as TypedDocumentString<RestResolveNotificationsMutation, RestResolveNotificationsMutationVariables>;
export const RestRestoreNotificationsDocument = new TypedDocumentString(`
    mutation RestRestoreNotifications($input: RestoreNotificationsInput!) {
  restored: restoreNotifications(input: $input)
}
    `) as unknown as TypedDocumentString<RestRestoreNotificationsMutation, RestRestoreNotificationsMutationVariables>;
export const RestResolveNotificationDocument = new TypedDocumentString(`
    mutation RestResolveNotification($input: ResolveNotificationInput!) {
  resolveNotification(input: $input) {
    ...RestNotification
  }
}
    fragment RestNotification on Notification {
  _id: id
  message
  meta {
    url
  }
  createdAt
}`) as unknown as TypedDocumentString<RestResolveNotificationMutation, RestResolveNotificationMutationVariables>;
export const RestResetNotificationDocument = new TypedDocumentString(`
    mutation RestResetNotification($input: ResetNotificationInput!) {
  resetNotification(input: $input) {
    ...RestNotification
  }
}
    fragment RestNotification on Notification {
  _id: id
  message
  meta {
    url
  }
  createdAt
}`) as unknown as TypedDocumentString<RestResetNotificationMutation, RestResetNotificationMutationVariables>;
export const RestSendAgreementDocument = new TypedDocumentString(`
    mutation RestSendAgreement($input: SendAgreementInput!) {
  sendAgreement(input: $input) {
    ...RestPlacement
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    sentAt
    signatures {
      party
      name
      signedAt
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestSendAgreementMutation, RestSendAgreementMutationVariables>;
export const RestSignAgreementDocument = new TypedDocumentString(`
    mutation RestSignAgreement($input: SignAgreementInput!) {
  signAgreement(input: $input) {
    ...RestPlacement
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    sentAt
    signatures {
      party
      name
      signedAt
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestSignAgreementMutation, RestSignAgreementMutationVariables>;
export const RestSignOwnAgreementDocument = new TypedDocumentString(`
    mutation RestSignOwnAgreement($input: SignOwnAgreementInput!) {
  signOwnAgreement(input: $input) {
    ...RestPlacement
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    sentAt
    signatures {
      party
      name
      signedAt
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestSignOwnAgreementMutation, RestSignOwnAgreementMutationVariables>;
export const RestAttachSignedAgreementDocument = new TypedDocumentString(`
    mutation RestAttachSignedAgreement($input: AttachSignedAgreementInput!) {
  attachSignedAgreement(input: $input) {
    ...RestPlacement
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    sentAt
    signatures {
      party
      name
      signedAt
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestAttachSignedAgreementMutation, RestAttachSignedAgreementMutationVariables>;
export const RestAssessPlacementDocument = new TypedDocumentString(`
    mutation RestAssessPlacement($input: AssessPlacementInput!) {
  assessPlacement(input: $input) {
    ...RestPlacement
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    sentAt
    signatures {
      party
      name
      signedAt
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestAssessPlacementMutation, RestAssessPlacementMutationVariables>;
export const RestSeeAssessmentDocument = new TypedDocumentString(`
    mutation RestSeeAssessment($input: SeeAssessmentInput!) {
  seeAssessment(input: $input) {
    ...RestPlacement
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    sentAt
    signatures {
      party
      name
      signedAt
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestSeeAssessmentMutation, RestSeeAssessmentMutationVariables>;
export const RestPlacementCoursesDocument = new TypedDocumentString(`
    query RestPlacementCourses($id: ID!) {
  placementCourses(studentId: $id) {
    studentId
    courses {
      enrollmentId
      courseId
      name
      code
      hasPlacement
      usedGoals
    }
  }
}
    `) as unknown as TypedDocumentString<RestPlacementCoursesQuery, RestPlacementCoursesQueryVariables>;
export const RestPlacementHoursDocument = new TypedDocumentString(`
    query RestPlacementHours($id: ID!) {
  placementHours(studentId: $id) {
    studentId
    required
    calculation
    planned
    reported
    confirmed
    weeks {
      ...RestPlacementWeek
    }
  }
}
    fragment RestPlacementWeek on PlacementWeek {
  placementId
  week
  monday
  version
  hours
  days {
    day
    hours
    absence
  }
  reportedBy
  reportedAt
  confirmedBy
  confirmedAt
}`) as unknown as TypedDocumentString<RestPlacementHoursQuery, RestPlacementHoursQueryVariables>;
export const RestReportPlacementHoursDocument = new TypedDocumentString(`
    mutation RestReportPlacementHours($input: ReportPlacementHoursInput!) {
  reportPlacementHours(input: $input) {
    ...RestPlacementWeek
  }
}
    fragment RestPlacementWeek on PlacementWeek {
  placementId
  week
  monday
  version
  hours
  days {
    day
    hours
    absence
  }
  reportedBy
  reportedAt
  confirmedBy
  confirmedAt
}`) as unknown as TypedDocumentString<RestReportPlacementHoursMutation, RestReportPlacementHoursMutationVariables>;
export const RestConfirmPlacementWeekDocument = new TypedDocumentString(`
    mutation RestConfirmPlacementWeek($input: ConfirmPlacementWeekInput!) {
  confirmPlacementWeek(input: $input) {
    ...RestPlacementWeek
  }
}
    fragment RestPlacementWeek on PlacementWeek {
  placementId
  week
  monday
  version
  hours
  days {
    day
    hours
    absence
  }
  reportedBy
  reportedAt
  confirmedBy
  confirmedAt
}`) as unknown as TypedDocumentString<RestConfirmPlacementWeekMutation, RestConfirmPlacementWeekMutationVariables>;
export const RestReportIncidentDocument = new TypedDocumentString(`
    mutation RestReportIncident($input: ReportIncidentInput!) {
  reportIncident(input: $input) {
    ...RestPlacement
    incidents {
      _id: id
      kind
      text
      createdAt
      createdBy
    }
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    sentAt
    signatures {
      party
      name
      signedAt
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestReportIncidentMutation, RestReportIncidentMutationVariables>;
export const RestSupervisorViewDocument = new TypedDocumentString(`
    query RestSupervisorView($token: String!) {
  supervisorView(token: $token) {
    ...RestSupervisorView
  }
}
    fragment RestSupervisorView on SupervisorView {
  studentName
  workplace
  startDate
  endDate
  agreement {
    version
    startDate
    endDate
    hoursPerWeek
    plannedHours
    isSignedByWorkplace
  }
  weeks {
    week
    monday
    version
    hours
    daysAway
    isConfirmed
  }
  goals {
    _id: id
    text
    level
    comment
  }
  assessment {
    version
    text
    isSeen
  }
}`) as unknown as TypedDocumentString<RestSupervisorViewQuery, RestSupervisorViewQueryVariables>;
export const RestSignAgreementByLinkDocument = new TypedDocumentString(`
    mutation RestSignAgreementByLink($input: SignAgreementByLinkInput!) {
  signAgreementByLink(input: $input) {
    ...RestSupervisorView
  }
}
    fragment RestSupervisorView on SupervisorView {
  studentName
  workplace
  startDate
  endDate
  agreement {
    version
    startDate
    endDate
    hoursPerWeek
    plannedHours
    isSignedByWorkplace
  }
  weeks {
    week
    monday
    version
    hours
    daysAway
    isConfirmed
  }
  goals {
    _id: id
    text
    level
    comment
  }
  assessment {
    version
    text
    isSeen
  }
}`) as unknown as TypedDocumentString<RestSignAgreementByLinkMutation, RestSignAgreementByLinkMutationVariables>;
export const RestCreateSupervisorLinkDocument = new TypedDocumentString(`
    mutation RestCreateSupervisorLink($input: CreateSupervisorLinkInput!) {
  createSupervisorLink(input: $input) {
    ...RestPlacement
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    sentAt
    signatures {
      party
      name
      signedAt
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestCreateSupervisorLinkMutation, RestCreateSupervisorLinkMutationVariables>;
export const RestRevokeSupervisorLinkDocument = new TypedDocumentString(`
    mutation RestRevokeSupervisorLink($input: RevokeSupervisorLinkInput!) {
  revokeSupervisorLink(input: $input) {
    ...RestPlacement
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    sentAt
    signatures {
      party
      name
      signedAt
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestRevokeSupervisorLinkMutation, RestRevokeSupervisorLinkMutationVariables>;
export const RestConfirmWeekByLinkDocument = new TypedDocumentString(`
    mutation RestConfirmWeekByLink($input: ConfirmWeekByLinkInput!) {
  confirmWeekByLink(input: $input) {
    ...RestSupervisorView
  }
}
    fragment RestSupervisorView on SupervisorView {
  studentName
  workplace
  startDate
  endDate
  agreement {
    version
    startDate
    endDate
    hoursPerWeek
    plannedHours
    isSignedByWorkplace
  }
  weeks {
    week
    monday
    version
    hours
    daysAway
    isConfirmed
  }
  goals {
    _id: id
    text
    level
    comment
  }
  assessment {
    version
    text
    isSeen
  }
}`) as unknown as TypedDocumentString<RestConfirmWeekByLinkMutation, RestConfirmWeekByLinkMutationVariables>;
export const RestAssessPlacementByLinkDocument = new TypedDocumentString(`
    mutation RestAssessPlacementByLink($input: AssessPlacementByLinkInput!) {
  assessPlacementByLink(input: $input) {
    ...RestSupervisorView
  }
}
    fragment RestSupervisorView on SupervisorView {
  studentName
  workplace
  startDate
  endDate
  agreement {
    version
    startDate
    endDate
    hoursPerWeek
    plannedHours
    isSignedByWorkplace
  }
  weeks {
    week
    monday
    version
    hours
    daysAway
    isConfirmed
  }
  goals {
    _id: id
    text
    level
    comment
  }
  assessment {
    version
    text
    isSeen
  }
}`) as unknown as TypedDocumentString<RestAssessPlacementByLinkMutation, RestAssessPlacementByLinkMutationVariables>;
export const RestReportAbsenceByLinkDocument = new TypedDocumentString(`
    mutation RestReportAbsenceByLink($input: ReportAbsenceByLinkInput!) {
  reportAbsenceByLink(input: $input) {
    ...RestSupervisorView
  }
}
    fragment RestSupervisorView on SupervisorView {
  studentName
  workplace
  startDate
  endDate
  agreement {
    version
    startDate
    endDate
    hoursPerWeek
    plannedHours
    isSignedByWorkplace
  }
  weeks {
    week
    monday
    version
    hours
    daysAway
    isConfirmed
  }
  goals {
    _id: id
    text
    level
    comment
  }
  assessment {
    version
    text
    isSeen
  }
}`) as unknown as TypedDocumentString<RestReportAbsenceByLinkMutation, RestReportAbsenceByLinkMutationVariables>;
export const RestProposePlacesDocument = new TypedDocumentString(`
    query RestProposePlaces($id: ID!, $branch: Branch) {
  proposePlaces(studentId: $id, branch: $branch) {
    studentId
    branches
    startDate
    endDate
    basis
    proposals {
      workplace {
        _id: id
        name
        street
        city
      }
      startDate
      endDate
      free
      reasons
    }
  }
}
    `) as unknown as TypedDocumentString<RestProposePlacesQuery, RestProposePlacesQueryVariables>;
export const RestPlacementsDocument = new TypedDocumentString(`
    query RestPlacements($input: PlacementsInput) {
  placements(input: $input) {
    nodes {
      ...RestPlacement
    }
    totalCount
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    sentAt
    signatures {
      party
      name
      signedAt
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestPlacementsQuery, RestPlacementsQueryVariables>;
export const RestStudentPlacementsDocument = new TypedDocumentString(`
    query RestStudentPlacements($id: ID!) {
  placements(input: {filter: {studentId: $id}, first: 200}) {
    nodes {
      ...RestPlacement
    }
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    sentAt
    signatures {
      party
      name
      signedAt
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestStudentPlacementsQuery, RestStudentPlacementsQueryVariables>;
export const RestPlacementDocument = new TypedDocumentString(`
    query RestPlacement($id: ID!) {
  placement(id: $id) {
    ...RestPlacement
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    sentAt
    signatures {
      party
      name
      signedAt
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestPlacementQuery, RestPlacementQueryVariables>;
export const RestPlanPlacementDocument = new TypedDocumentString(`
    mutation RestPlanPlacement($input: PlanPlacementInput!) {
  planPlacement(input: $input) {
    ...RestPlacement
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    sentAt
    signatures {
      party
      name
      signedAt
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestPlanPlacementMutation, RestPlanPlacementMutationVariables>;
export const RestUpdatePlacementDocument = new TypedDocumentString(`
    mutation RestUpdatePlacement($input: UpdatePlacementInput!) {
  updatePlacement(input: $input) {
    ...RestPlacement
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    sentAt
    signatures {
      party
      name
      signedAt
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestUpdatePlacementMutation, RestUpdatePlacementMutationVariables>;
export const RestSetPlacementStateDocument = new TypedDocumentString(`
    mutation RestSetPlacementState($input: SetPlacementStateInput!) {
  setPlacementState(input: $input) {
    ...RestPlacement
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    sentAt
    signatures {
      party
      name
      signedAt
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestSetPlacementStateMutation, RestSetPlacementStateMutationVariables>;
export const RestDeletePlacementDocument = new TypedDocumentString(`
    mutation RestDeletePlacement($input: DeletePlacementInput!) {
  deletePlacement(input: $input)
}
    `) as unknown as TypedDocumentString<RestDeletePlacementMutation, RestDeletePlacementMutationVariables>;
export const RestPlanTalkDocument = new TypedDocumentString(`
    mutation RestPlanTalk($input: PlanTalkInput!) {
  planTalk(input: $input) {
    ...RestPlacement
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    sentAt
    signatures {
      party
      name
      signedAt
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestPlanTalkMutation, RestPlanTalkMutationVariables>;
export const RestHoldTalkDocument = new TypedDocumentString(`
    mutation RestHoldTalk($input: HoldTalkInput!) {
  holdTalk(input: $input) {
    ...RestPlacement
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    sentAt
    signatures {
      party
      name
      signedAt
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestHoldTalkMutation, RestHoldTalkMutationVariables>;
export const RestUpdateProfileDocument = new TypedDocumentString(`
    mutation RestUpdateProfile($input: UpdateMyProfileInput!) {
  updateMyProfile(input: $input) {
    ...RestProfile
  }
}
    fragment RestProfile on Profile {
  userId
  version
  name
  email
  phone
  role
  studentId
  teacherId
  createdAt
  isDemo
  settings {
    theme
    reducedMotion
    pageSize
    startPage
    shortcuts
    mutedNotifications
    notificationDigest
    tourSeen
  }
}`) as unknown as TypedDocumentString<RestUpdateProfileMutation, RestUpdateProfileMutationVariables>;
export const RestMyProfileDocument = new TypedDocumentString(`
    query RestMyProfile {
  myProfile {
    ...RestProfile
  }
}
    fragment RestProfile on Profile {
  userId
  version
  name
  email
  phone
  role
  studentId
  teacherId
  createdAt
  isDemo
  settings {
    theme
    reducedMotion
    pageSize
    startPage
    shortcuts
    mutedNotifications
    notificationDigest
    tourSeen
  }
}`) as unknown as TypedDocumentString<RestMyProfileQuery, RestMyProfileQueryVariables>;
export const RestChangePasswordDocument = new TypedDocumentString(`
    mutation RestChangePassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    ...RestPasswordChanged
  }
}
    fragment RestPasswordChanged on PasswordChanged {
  message
}`) as unknown as TypedDocumentString<RestChangePasswordMutation, RestChangePasswordMutationVariables>;
export const RestMySessionsDocument = new TypedDocumentString(`
    query RestMySessions {
  mySessions {
    ...RestUserSession
  }
}
    fragment RestUserSession on UserSession {
  _id: id
  current
  createdAt
  lastSeenAt
  expiresAt
  address
  userAgent
}`) as unknown as TypedDocumentString<RestMySessionsQuery, RestMySessionsQueryVariables>;
export const RestEndSessionDocument = new TypedDocumentString(`
    mutation RestEndSession($input: EndSessionInput!) {
  endSession(input: $input)
}
    `) as unknown as TypedDocumentString<RestEndSessionMutation, RestEndSessionMutationVariables>;
export const RestSavedViewsDocument = new TypedDocumentString(`
    query RestSavedViews($list: SavedList!) {
  savedViews(list: $list) {
    ...RestSavedView
  }
}
    fragment RestSavedView on SavedView {
  _id: id
  version
  list
  name
  address
  columns {
    hidden
    order
    widths {
      key
      width
    }
  }
  sharedWith
  ownerName
  isOwn
  isDefault
  viewerMay {
    change
    share
  }
}`) as unknown as TypedDocumentString<RestSavedViewsQuery, RestSavedViewsQueryVariables>;
export const RestCreateSavedViewDocument = new TypedDocumentString(`
    mutation RestCreateSavedView($input: CreateSavedViewInput!) {
  createSavedView(input: $input) {
    ...RestSavedView
  }
}
    fragment RestSavedView on SavedView {
  _id: id
  version
  list
  name
  address
  columns {
    hidden
    order
    widths {
      key
      width
    }
  }
  sharedWith
  ownerName
  isOwn
  isDefault
  viewerMay {
    change
    share
  }
}`) as unknown as TypedDocumentString<RestCreateSavedViewMutation, RestCreateSavedViewMutationVariables>;
export const RestUpdateSavedViewDocument = new TypedDocumentString(`
    mutation RestUpdateSavedView($input: UpdateSavedViewInput!) {
  updateSavedView(input: $input) {
    ...RestSavedView
  }
}
    fragment RestSavedView on SavedView {
  _id: id
  version
  list
  name
  address
  columns {
    hidden
    order
    widths {
      key
      width
    }
  }
  sharedWith
  ownerName
  isOwn
  isDefault
  viewerMay {
    change
    share
  }
}`) as unknown as TypedDocumentString<RestUpdateSavedViewMutation, RestUpdateSavedViewMutationVariables>;
export const RestDeleteSavedViewDocument = new TypedDocumentString(`
    mutation RestDeleteSavedView($input: DeleteSavedViewInput!) {
  deleteSavedView(input: $input)
}
    `) as unknown as TypedDocumentString<RestDeleteSavedViewMutation, RestDeleteSavedViewMutationVariables>;
export const RestRestoreSavedViewDocument = new TypedDocumentString(`
    mutation RestRestoreSavedView($input: RestoreSavedViewInput!) {
  restoreSavedView(input: $input) {
    ...RestSavedView
  }
}
    fragment RestSavedView on SavedView {
  _id: id
  version
  list
  name
  address
  columns {
    hidden
    order
    widths {
      key
      width
    }
  }
  sharedWith
  ownerName
  isOwn
  isDefault
  viewerMay {
    change
    share
  }
}`) as unknown as TypedDocumentString<RestRestoreSavedViewMutation, RestRestoreSavedViewMutationVariables>;
export const RestChooseDefaultViewDocument = new TypedDocumentString(`
    mutation RestChooseDefaultView($input: ChooseDefaultViewInput!) {
  chooseDefaultView(input: $input) {
    ...RestSavedView
  }
}
    fragment RestSavedView on SavedView {
  _id: id
  version
  list
  name
  address
  columns {
    hidden
    order
    widths {
      key
      width
    }
  }
  sharedWith
  ownerName
  isOwn
  isDefault
  viewerMay {
    change
    share
  }
}`) as unknown as TypedDocumentString<RestChooseDefaultViewMutation, RestChooseDefaultViewMutationVariables>;
export const RestSearchDocument = new TypedDocumentString(`
    query RestSearch($type: SearchType, $q: String, $date: String) {
  search(type: $type, q: $q, date: $date) {
    ...RestSearchResult
  }
}
    fragment RestSearchResult on SearchResult {
  id
  type
  title
  subtitle
}`) as unknown as TypedDocumentString<RestSearchQuery, RestSearchQueryVariables>;
export const RestCourseStatisticsDocument = new TypedDocumentString(`
    query RestCourseStatistics($input: CourseStatisticsInput!) {
  courseStatistics(input: $input) {
    current {
      ...RestFigures
    }
    previous {
      ...RestFigures
    }
  }
  grades: gradeStatistics(input: $input) {
    courseId
    courseName
    courseCode
    equivalents {
      ...RestEquivalentCourse
    }
    graded
    counts {
      grade
      count
    }
  }
  dropouts: dropoutStatistics(input: $input) {
    total
    weeks {
      week
      count
    }
    reasons {
      reason
      count
    }
  }
  starts: startStatistics(input: $input) {
    month
    count
  }
  municipalities: groupStatistics(input: $input, by: MUNICIPALITY) {
    ...RestGroup
  }
  forms: groupStatistics(input: $input, by: STUDY_FORM) {
    ...RestGroup
  }
  teachers: groupStatistics(input: $input, by: TEACHER) {
    ...RestGroup
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestFigures on CourseFigures {
  from
  to
  students
  participants
  graded
  droppedOut
  completedPercent
  droppedOutPercent
  passed
  passedPercent
  meanMerit
  meritGrades
  daysToGrade
  lateGrades
  dueGrades
}
fragment RestGroup on GroupFigures {
  key
  label
  participants
  graded
  passed
  droppedOut
  completedPercent
}`) as unknown as TypedDocumentString<RestCourseStatisticsQuery, RestCourseStatisticsQueryVariables>;
export const RestStudentDetailsDocument = new TypedDocumentString(`
    query RestStudentDetails($id: ID!) {
  student(id: $id) {
    ...RestStudent
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}
fragment RestStudentFields on Student {
  name
  personalNumber
  phone
  email
  municipality {
    type
  }
  startDate
  endDate
  exam
  additionalInfo
}
fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}
fragment RestEducationFields on EducationEntry {
  _id: id
  type
  refId {
    ...RestEducationReference
  }
  name
  startDate
  endDate
  status
  grade
  isGradeDraft
  removedAt
  isEnrollment
}
fragment RestEducationEntry on EducationEntry {
  ...RestEducationFields
  version
  courseInstance {
    ...RestCourseInstanceSummary
  }
}
fragment RestStudent on Student {
  _id: id
  version
  name
  personalNumber
  personalNumberKind
  ...RestStudentFields
  teacherId
  aplStatus
  userId
  isProtected
  education {
    ...RestEducationEntry
  }
  enrollmentStats {
    totalEnrollments
    activeEnrollments
  }
  commentHistory {
    ...RestComment
  }
}`) as unknown as TypedDocumentString<RestStudentDetailsQuery, RestStudentDetailsQueryVariables>;
export const RestStudentHistoryDocument = new TypedDocumentString(`
    query RestStudentHistory($studentId: ID!) {
  changeHistory: studentHistory(studentId: $studentId) {
    _id: id
    timestamp
    changedBy {
      _id: id
      name
    }
    changedByRole
    changes
    previousValues
    newValues
  }
}
    `) as unknown as TypedDocumentString<RestStudentHistoryQuery, RestStudentHistoryQueryVariables>;
export const RestUpdateStudentDocument = new TypedDocumentString(`
    mutation RestUpdateStudent($input: UpdateStudentInput!) {
  student: updateStudent(input: $input) {
    ...RestStudent
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}
fragment RestStudentFields on Student {
  name
  personalNumber
  phone
  email
  municipality {
    type
  }
  startDate
  endDate
  exam
  additionalInfo
}
fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}
fragment RestEducationFields on EducationEntry {
  _id: id
  type
  refId {
    ...RestEducationReference
  }
  name
  startDate
  endDate
  status
  grade
  isGradeDraft
  removedAt
  isEnrollment
}
fragment RestEducationEntry on EducationEntry {
  ...RestEducationFields
  version
  courseInstance {
    ...RestCourseInstanceSummary
  }
}
fragment RestStudent on Student {
  _id: id
  version
  name
  personalNumber
  personalNumberKind
  ...RestStudentFields
  teacherId
  aplStatus
  userId
  isProtected
  education {
    ...RestEducationEntry
  }
  enrollmentStats {
    totalEnrollments
    activeEnrollments
  }
  commentHistory {
    ...RestComment
  }
}`) as unknown as TypedDocumentString<RestUpdateStudentMutation, RestUpdateStudentMutationVariables>;
export const RestSetAplStatusDocument = new TypedDocumentString(`
    mutation RestSetAplStatus($input: SetAplStatusInput!) {
  setAplStatus(input: $input) {
    __typename
    ... on AplMoveConflict {
      movedBy
      card {
        aplStatus
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RestSetAplStatusMutation, RestSetAplStatusMutationVariables>;
export const RestStudentsDocument = new TypedDocumentString(`
    query RestStudents($input: StudentsInput) {
  students(input: $input) {
    nodes {
      ...RestStudent
    }
    nextCursor
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}
fragment RestStudentFields on Student {
  name
  personalNumber
  phone
  email
  municipality {
    type
  }
  startDate
  endDate
  exam
  additionalInfo
}
fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}
fragment RestEducationFields on EducationEntry {
  _id: id
  type
  refId {
    ...RestEducationReference
  }
  name
  startDate
  endDate
  status
  grade
  isGradeDraft
  removedAt
  isEnrollment
}
fragment RestEducationEntry on EducationEntry {
  ...RestEducationFields
  version
  courseInstance {
    ...RestCourseInstanceSummary
  }
}
fragment RestStudent on Student {
  _id: id
  version
  name
  personalNumber
  personalNumberKind
  ...RestStudentFields
  teacherId
  aplStatus
  userId
  isProtected
  education {
    ...RestEducationEntry
  }
  enrollmentStats {
    totalEnrollments
    activeEnrollments
  }
  commentHistory {
    ...RestComment
  }
}`) as unknown as TypedDocumentString<RestStudentsQuery, RestStudentsQueryVariables>;
export const RestCreateStudentDocument = new TypedDocumentString(`
    mutation RestCreateStudent($input: CreateStudentInput!) {
  createStudent(input: $input) {
    ...RestStudent
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}
fragment RestStudentFields on Student {
  name
  personalNumber
  phone
  email
  municipality {
    type
  }
  startDate
  endDate
  exam
  additionalInfo
}
fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}
fragment RestEducationFields on EducationEntry {
  _id: id
  type
  refId {
    ...RestEducationReference
  }
  name
  startDate
  endDate
  status
  grade
  isGradeDraft
  removedAt
  isEnrollment
}
fragment RestEducationEntry on EducationEntry {
  ...RestEducationFields
  version
  courseInstance {
    ...RestCourseInstanceSummary
  }
}
fragment RestStudent on Student {
  _id: id
  version
  name
  personalNumber
  personalNumberKind
  ...RestStudentFields
  teacherId
  aplStatus
  userId
  isProtected
  education {
    ...RestEducationEntry
  }
  enrollmentStats {
    totalEnrollments
    activeEnrollments
  }
  commentHistory {
    ...RestComment
  }
}`) as unknown as TypedDocumentString<RestCreateStudentMutation, RestCreateStudentMutationVariables>;
export const RestSetResponsibleTeacherDocument = new TypedDocumentString(`
    mutation RestSetResponsibleTeacher($input: SetResponsibleTeacherInput!) {
  setResponsibleTeacher(input: $input) {
    ...RestStudent
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}
fragment RestStudentFields on Student {
  name
  personalNumber
  phone
  email
  municipality {
    type
  }
  startDate
  endDate
  exam
  additionalInfo
}
fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}
fragment RestEducationFields on EducationEntry {
  _id: id
  type
  refId {
    ...RestEducationReference
  }
  name
  startDate
  endDate
  status
  grade
  isGradeDraft
  removedAt
  isEnrollment
}
fragment RestEducationEntry on EducationEntry {
  ...RestEducationFields
  version
  courseInstance {
    ...RestCourseInstanceSummary
  }
}
fragment RestStudent on Student {
  _id: id
  version
  name
  personalNumber
  personalNumberKind
  ...RestStudentFields
  teacherId
  aplStatus
  userId
  isProtected
  education {
    ...RestEducationEntry
  }
  enrollmentStats {
    totalEnrollments
    activeEnrollments
  }
  commentHistory {
    ...RestComment
  }
}`) as unknown as TypedDocumentString<RestSetResponsibleTeacherMutation, RestSetResponsibleTeacherMutationVariables>;
export const RestLinkStudentAccountDocument = new TypedDocumentString(`
    mutation RestLinkStudentAccount($input: LinkStudentAccountInput!) {
  linkStudentAccount(input: $input) {
    ...RestStudent
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}
fragment RestStudentFields on Student {
  name
  personalNumber
  phone
  email
  municipality {
    type
  }
  startDate
  endDate
  exam
  additionalInfo
}
fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}
fragment RestEducationFields on EducationEntry {
  _id: id
  type
  refId {
    ...RestEducationReference
  }
  name
  startDate
  endDate
  status
  grade
  isGradeDraft
  removedAt
  isEnrollment
}
fragment RestEducationEntry on EducationEntry {
  ...RestEducationFields
  version
  courseInstance {
    ...RestCourseInstanceSummary
  }
}
fragment RestStudent on Student {
  _id: id
  version
  name
  personalNumber
  personalNumberKind
  ...RestStudentFields
  teacherId
  aplStatus
  userId
  isProtected
  education {
    ...RestEducationEntry
  }
  enrollmentStats {
    totalEnrollments
    activeEnrollments
  }
  commentHistory {
    ...RestComment
  }
}`) as unknown as TypedDocumentString<RestLinkStudentAccountMutation, RestLinkStudentAccountMutationVariables>;
export const RestSetProtectedDocument = new TypedDocumentString(`
    mutation RestSetProtected($input: SetProtectedInput!) {
  setProtected(input: $input) {
    ...RestStudent
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}
fragment RestStudentFields on Student {
  name
  personalNumber
  phone
  email
  municipality {
    type
  }
  startDate
  endDate
  exam
  additionalInfo
}
fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}
fragment RestEducationFields on EducationEntry {
  _id: id
  type
  refId {
    ...RestEducationReference
  }
  name
  startDate
  endDate
  status
  grade
  isGradeDraft
  removedAt
  isEnrollment
}
fragment RestEducationEntry on EducationEntry {
  ...RestEducationFields
  version
  courseInstance {
    ...RestCourseInstanceSummary
  }
}
fragment RestStudent on Student {
  _id: id
  version
  name
  personalNumber
  personalNumberKind
  ...RestStudentFields
  teacherId
  aplStatus
  userId
  isProtected
  education {
    ...RestEducationEntry
  }
  enrollmentStats {
    totalEnrollments
    activeEnrollments
  }
  commentHistory {
    ...RestComment
  }
}`) as unknown as TypedDocumentString<RestSetProtectedMutation, RestSetProtectedMutationVariables>;
export const RestMappingDocument = new TypedDocumentString(`
    query RestMapping($id: ID!) {
  mapping(studentId: $id) {
    ...RestStudyMapping
  }
}
    fragment RestStudyMapping on StudyMapping {
  studentId
  version
  background
  earlierStudies
  supportNeeds
  languages
  updatedAt
  updatedByName
}`) as unknown as TypedDocumentString<RestMappingQuery, RestMappingQueryVariables>;
export const RestSaveMappingDocument = new TypedDocumentString(`
    mutation RestSaveMapping($input: SaveMappingInput!) {
  saveMapping(input: $input) {
    ...RestStudyMapping
  }
}
    fragment RestStudyMapping on StudyMapping {
  studentId
  version
  background
  earlierStudies
  supportNeeds
  languages
  updatedAt
  updatedByName
}`) as unknown as TypedDocumentString<RestSaveMappingMutation, RestSaveMappingMutationVariables>;
export const RestStudyPlanOfDocument = new TypedDocumentString(`
    query RestStudyPlanOf($id: ID!, $at: Date) {
  studyPlan(studentId: $id, at: $at) {
    ...RestStudyPlan
  }
}
    fragment RestStudyPlan on StudyPlan {
  studentId
  studentName
  version
  state
  goal
  goalText
  programId
  packageId
  sfiPath
  sfiCourse
  basicPoints
  upperSecondaryPoints
  startDate
  plannedEndDate
  pacePercent
  agreedAt
  agreedByName
  studentAgreedAt
  updatedAt
  items {
    _id: id
    course {
      _id: id
      code
      name
      points
      system
    }
    term
    source
    grade
    validatedPoints
    isInterrupted
    note
  }
}`) as unknown as TypedDocumentString<RestStudyPlanOfQuery, RestStudyPlanOfQueryVariables>;
export const RestStudyPlansDocument = new TypedDocumentString(`
    query RestStudyPlans($input: StudyPlansInput!) {
  studyPlans(input: $input) {
    nodes {
      studentId
      studentName
      municipality
      levels
      studies
      enrolledSince
      state
      goal
      goalText
      plannedEndDate
      updatedAt
    }
    totalCount
    nextCursor
  }
}
    `) as unknown as TypedDocumentString<RestStudyPlansQuery, RestStudyPlansQueryVariables>;
export const RestStudyPlanRevisionsDocument = new TypedDocumentString(`
    query RestStudyPlanRevisions($id: ID!) {
  studyPlanRevisions(studentId: $id) {
    _id: id
    at
    byName
    reason
    state
    courses
  }
}
    `) as unknown as TypedDocumentString<RestStudyPlanRevisionsQuery, RestStudyPlanRevisionsQueryVariables>;
export const RestCheckStudyPlanDocument = new TypedDocumentString(`
    query RestCheckStudyPlan($id: ID!) {
  checkStudyPlan(studentId: $id) {
    studentId
    isMet
    isReachable
    requirements {
      key
      title
      unit
      needed
      has
      planned
      missing
      text
      courses {
        _id: id
        code
        name
        points
        system
      }
    }
    warnings
  }
}
    `) as unknown as TypedDocumentString<RestCheckStudyPlanQuery, RestCheckStudyPlanQueryVariables>;
export const RestSaveStudyPlanDocument = new TypedDocumentString(`
    mutation RestSaveStudyPlan($input: SaveStudyPlanInput!) {
  saveStudyPlan(input: $input) {
    ...RestStudyPlan
  }
}
    fragment RestStudyPlan on StudyPlan {
  studentId
  studentName
  version
  state
  goal
  goalText
  programId
  packageId
  sfiPath
  sfiCourse
  basicPoints
  upperSecondaryPoints
  startDate
  plannedEndDate
  pacePercent
  agreedAt
  agreedByName
  studentAgreedAt
  updatedAt
  items {
    _id: id
    course {
      _id: id
      code
      name
      points
      system
    }
    term
    source
    grade
    validatedPoints
    isInterrupted
    note
  }
}`) as unknown as TypedDocumentString<RestSaveStudyPlanMutation, RestSaveStudyPlanMutationVariables>;
export const RestPutStudyPlanItemDocument = new TypedDocumentString(`
    mutation RestPutStudyPlanItem($input: PutStudyPlanItemInput!) {
  putStudyPlanItem(input: $input) {
    ...RestStudyPlan
  }
}
    fragment RestStudyPlan on StudyPlan {
  studentId
  studentName
  version
  state
  goal
  goalText
  programId
  packageId
  sfiPath
  sfiCourse
  basicPoints
  upperSecondaryPoints
  startDate
  plannedEndDate
  pacePercent
  agreedAt
  agreedByName
  studentAgreedAt
  updatedAt
  items {
    _id: id
    course {
      _id: id
      code
      name
      points
      system
    }
    term
    source
    grade
    validatedPoints
    isInterrupted
    note
  }
}`) as unknown as TypedDocumentString<RestPutStudyPlanItemMutation, RestPutStudyPlanItemMutationVariables>;
export const RestRemoveStudyPlanItemDocument = new TypedDocumentString(`
    mutation RestRemoveStudyPlanItem($input: RemoveStudyPlanItemInput!) {
  removeStudyPlanItem(input: $input) {
    ...RestStudyPlan
  }
}
    fragment RestStudyPlan on StudyPlan {
  studentId
  studentName
  version
  state
  goal
  goalText
  programId
  packageId
  sfiPath
  sfiCourse
  basicPoints
  upperSecondaryPoints
  startDate
  plannedEndDate
  pacePercent
  agreedAt
  agreedByName
  studentAgreedAt
  updatedAt
  items {
    _id: id
    course {
      _id: id
      code
      name
      points
      system
    }
    term
    source
    grade
    validatedPoints
    isInterrupted
    note
  }
}`) as unknown as TypedDocumentString<RestRemoveStudyPlanItemMutation, RestRemoveStudyPlanItemMutationVariables>;
export const RestAgreeStudyPlanDocument = new TypedDocumentString(`
    mutation RestAgreeStudyPlan($input: AgreeStudyPlanInput!) {
  agreeStudyPlan(input: $input) {
    ...RestStudyPlan
  }
}
    fragment RestStudyPlan on StudyPlan {
  studentId
  studentName
  version
  state
  goal
  goalText
  programId
  packageId
  sfiPath
  sfiCourse
  basicPoints
  upperSecondaryPoints
  startDate
  plannedEndDate
  pacePercent
  agreedAt
  agreedByName
  studentAgreedAt
  updatedAt
  items {
    _id: id
    course {
      _id: id
      code
      name
      points
      system
    }
    term
    source
    grade
    validatedPoints
    isInterrupted
    note
  }
}`) as unknown as TypedDocumentString<RestAgreeStudyPlanMutation, RestAgreeStudyPlanMutationVariables>;
export const RestValidationsDocument = new TypedDocumentString(`
    query RestValidations($id: ID!) {
  validations(studentId: $id) {
    ...RestValidation
  }
}
    fragment RestValidation on StudyValidation {
  _id: id
  version
  studentId
  course {
    _id: id
    code
    name
    points
    system
  }
  scope
  points
  basis
  decidedOn
  decidedByName
}`) as unknown as TypedDocumentString<RestValidationsQuery, RestValidationsQueryVariables>;
export const RestDecideValidationDocument = new TypedDocumentString(`
    mutation RestDecideValidation($input: DecideValidationInput!) {
  decideValidation(input: $input) {
    ...RestValidation
  }
}
    fragment RestValidation on StudyValidation {
  _id: id
  version
  studentId
  course {
    _id: id
    code
    name
    points
    system
  }
  scope
  points
  basis
  decidedOn
  decidedByName
}`) as unknown as TypedDocumentString<RestDecideValidationMutation, RestDecideValidationMutationVariables>;
export const RestTasksDocument = new TypedDocumentString(`
    query RestTasks {
  tasks {
    ...RestTask
  }
}
    fragment RestTask on Task {
  _id: id
  description
}`) as unknown as TypedDocumentString<RestTasksQuery, RestTasksQueryVariables>;
export const RestCreateTaskDocument = new TypedDocumentString(`
    mutation RestCreateTask($input: CreateTaskInput!) {
  createTask(input: $input) {
    ...RestTask
  }
}
    fragment RestTask on Task {
  _id: id
  description
}`) as unknown as TypedDocumentString<RestCreateTaskMutation, RestCreateTaskMutationVariables>;
export const RestUpdateTaskDocument = new TypedDocumentString(`
    mutation RestUpdateTask($input: UpdateTaskInput!) {
  updateTask(input: $input) {
    ...RestTask
  }
}
    fragment RestTask on Task {
  _id: id
  description
}`) as unknown as TypedDocumentString<RestUpdateTaskMutation, RestUpdateTaskMutationVariables>;
export const RestDeleteTaskDocument = new TypedDocumentString(`
    mutation RestDeleteTask($input: DeleteTaskInput!) {
  deleteTask(input: $input)
}
    `) as unknown as TypedDocumentString<RestDeleteTaskMutation, RestDeleteTaskMutationVariables>;
export const RestDeleteMyTasksDocument = new TypedDocumentString(`
    mutation RestDeleteMyTasks {
  deleteMyTasks
}
    `) as unknown as TypedDocumentString<RestDeleteMyTasksMutation, RestDeleteMyTasksMutationVariables>;
export const RestTeacherManagementDocument = new TypedDocumentString(`
    query RestTeacherManagement($input: TeacherWorkInput) {
  teacherManagement(input: $input) {
    nodes {
      ...RestTeacherWork
    }
  }
}
    fragment RestTeacherWork on TeacherWork {
  _id: id
  version
  user {
    _id: id
    name
    email
    phone
    active
    lastSeenAt
  }
  subjects {
    subject
    isQualified
  }
  employmentPercent
  employmentEndedOn
  ongoingInstances
  comingInstances
  students
  responsibleFor
  loadPoints
  loadPercent
  loadOn
  examsToReview
  gradesToSet
  overdueGrades
  overdueSince
}`) as unknown as TypedDocumentString<RestTeacherManagementQuery, RestTeacherManagementQueryVariables>;
export const RestTeacherDetailDocument = new TypedDocumentString(`
    query RestTeacherDetail($id: ID!) {
  teacherDetail(id: $id) {
    ...RestTeacherDetail
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestTeacherWork on TeacherWork {
  _id: id
  version
  user {
    _id: id
    name
    email
    phone
    active
    lastSeenAt
  }
  subjects {
    subject
    isQualified
  }
  employmentPercent
  employmentEndedOn
  ongoingInstances
  comingInstances
  students
  responsibleFor
  loadPoints
  loadPercent
  loadOn
  examsToReview
  gradesToSet
  overdueGrades
  overdueSince
}
fragment RestTeacherDetail on TeacherDetail {
  work {
    ...RestTeacherWork
  }
  schedule {
    _id: id
    course
    courseCode
    equivalents {
      ...RestEquivalentCourse
    }
    startDate
    endDate
    status
    students
    capacity
    ungraded
    gradesDueOn
    isOverdue
  }
  students {
    _id: id
    name
    education
    status
  }
  exams {
    _id: id
    studentId
    student
    course
    month
    status
  }
  history {
    _id: id
    kind
    text
    at
    by
  }
  planned {
    _id: id
    fromOn
    replacement {
      _id: id
      username
    }
  }
}`) as unknown as TypedDocumentString<RestTeacherDetailQuery, RestTeacherDetailQueryVariables>;
export const RestUpdateTeacherProfileDocument = new TypedDocumentString(`
    mutation RestUpdateTeacherProfile($input: UpdateTeacherProfileInput!) {
  updateTeacherProfile(input: $input) {
    ...RestTeacherDetail
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestTeacherWork on TeacherWork {
  _id: id
  version
  user {
    _id: id
    name
    email
    phone
    active
    lastSeenAt
  }
  subjects {
    subject
    isQualified
  }
  employmentPercent
  employmentEndedOn
  ongoingInstances
  comingInstances
  students
  responsibleFor
  loadPoints
  loadPercent
  loadOn
  examsToReview
  gradesToSet
  overdueGrades
  overdueSince
}
fragment RestTeacherDetail on TeacherDetail {
  work {
    ...RestTeacherWork
  }
  schedule {
    _id: id
    course
    courseCode
    equivalents {
      ...RestEquivalentCourse
    }
    startDate
    endDate
    status
    students
    capacity
    ungraded
    gradesDueOn
    isOverdue
  }
  students {
    _id: id
    name
    education
    status
  }
  exams {
    _id: id
    studentId
    student
    course
    month
    status
  }
  history {
    _id: id
    kind
    text
    at
    by
  }
  planned {
    _id: id
    fromOn
    replacement {
      _id: id
      username
    }
  }
}`) as unknown as TypedDocumentString<RestUpdateTeacherProfileMutation, RestUpdateTeacherProfileMutationVariables>;
export const RestAssignTeacherDocument = new TypedDocumentString(`
    mutation RestAssignTeacher($input: AssignTeacherInput!) {
  assignTeacher(input: $input) {
    ...RestTeacherDetail
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestTeacherWork on TeacherWork {
  _id: id
  version
  user {
    _id: id
    name
    email
    phone
    active
    lastSeenAt
  }
  subjects {
    subject
    isQualified
  }
  employmentPercent
  employmentEndedOn
  ongoingInstances
  comingInstances
  students
  responsibleFor
  loadPoints
  loadPercent
  loadOn
  examsToReview
  gradesToSet
  overdueGrades
  overdueSince
}
fragment RestTeacherDetail on TeacherDetail {
  work {
    ...RestTeacherWork
  }
  schedule {
    _id: id
    course
    courseCode
    equivalents {
      ...RestEquivalentCourse
    }
    startDate
    endDate
    status
    students
    capacity
    ungraded
    gradesDueOn
    isOverdue
  }
  students {
    _id: id
    name
    education
    status
  }
  exams {
    _id: id
    studentId
    student
    course
    month
    status
  }
  history {
    _id: id
    kind
    text
    at
    by
  }
  planned {
    _id: id
    fromOn
    replacement {
      _id: id
      username
    }
  }
}`) as unknown as TypedDocumentString<RestAssignTeacherMutation, RestAssignTeacherMutationVariables>;
export const RestTeacherReplacementPreviewDocument = new TypedDocumentString(`
    query RestTeacherReplacementPreview($input: TeacherReplacementInput!) {
  teacherReplacementPreview(input: $input) {
    ...RestTeacherReplacementCounts
  }
}
    fragment RestTeacherReplacementCounts on TeacherReplacementCounts {
  students
  exams
  occasions
  instances
  ungradedInstances
  replacements
}`) as unknown as TypedDocumentString<RestTeacherReplacementPreviewQuery, RestTeacherReplacementPreviewQueryVariables>;
export const RestReplaceTeacherDocument = new TypedDocumentString(`
    mutation RestReplaceTeacher($input: TeacherReplacementInput!) {
  replaceTeacher(input: $input) {
    ...RestTeacherDetail
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestTeacherWork on TeacherWork {
  _id: id
  version
  user {
    _id: id
    name
    email
    phone
    active
    lastSeenAt
  }
  subjects {
    subject
    isQualified
  }
  employmentPercent
  employmentEndedOn
  ongoingInstances
  comingInstances
  students
  responsibleFor
  loadPoints
  loadPercent
  loadOn
  examsToReview
  gradesToSet
  overdueGrades
  overdueSince
}
fragment RestTeacherDetail on TeacherDetail {
  work {
    ...RestTeacherWork
  }
  schedule {
    _id: id
    course
    courseCode
    equivalents {
      ...RestEquivalentCourse
    }
    startDate
    endDate
    status
    students
    capacity
    ungraded
    gradesDueOn
    isOverdue
  }
  students {
    _id: id
    name
    education
    status
  }
  exams {
    _id: id
    studentId
    student
    course
    month
    status
  }
  history {
    _id: id
    kind
    text
    at
    by
  }
  planned {
    _id: id
    fromOn
    replacement {
      _id: id
      username
    }
  }
}`) as unknown as TypedDocumentString<RestReplaceTeacherMutation, RestReplaceTeacherMutationVariables>;
export const RestCancelTeacherReplacementDocument = new TypedDocumentString(`
    mutation RestCancelTeacherReplacement($input: CancelTeacherReplacementInput!) {
  cancelTeacherReplacement(input: $input) {
    ...RestTeacherDetail
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestTeacherWork on TeacherWork {
  _id: id
  version
  user {
    _id: id
    name
    email
    phone
    active
    lastSeenAt
  }
  subjects {
    subject
    isQualified
  }
  employmentPercent
  employmentEndedOn
  ongoingInstances
  comingInstances
  students
  responsibleFor
  loadPoints
  loadPercent
  loadOn
  examsToReview
  gradesToSet
  overdueGrades
  overdueSince
}
fragment RestTeacherDetail on TeacherDetail {
  work {
    ...RestTeacherWork
  }
  schedule {
    _id: id
    course
    courseCode
    equivalents {
      ...RestEquivalentCourse
    }
    startDate
    endDate
    status
    students
    capacity
    ungraded
    gradesDueOn
    isOverdue
  }
  students {
    _id: id
    name
    education
    status
  }
  exams {
    _id: id
    studentId
    student
    course
    month
    status
  }
  history {
    _id: id
    kind
    text
    at
    by
  }
  planned {
    _id: id
    fromOn
    replacement {
      _id: id
      username
    }
  }
}`) as unknown as TypedDocumentString<RestCancelTeacherReplacementMutation, RestCancelTeacherReplacementMutationVariables>;
export const RestEndTeacherEmploymentDocument = new TypedDocumentString(`
    mutation RestEndTeacherEmployment($input: EndEmploymentInput!) {
  endTeacherEmployment(input: $input) {
    ...RestTeacherDetail
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestTeacherWork on TeacherWork {
  _id: id
  version
  user {
    _id: id
    name
    email
    phone
    active
    lastSeenAt
  }
  subjects {
    subject
    isQualified
  }
  employmentPercent
  employmentEndedOn
  ongoingInstances
  comingInstances
  students
  responsibleFor
  loadPoints
  loadPercent
  loadOn
  examsToReview
  gradesToSet
  overdueGrades
  overdueSince
}
fragment RestTeacherDetail on TeacherDetail {
  work {
    ...RestTeacherWork
  }
  schedule {
    _id: id
    course
    courseCode
    equivalents {
      ...RestEquivalentCourse
    }
    startDate
    endDate
    status
    students
    capacity
    ungraded
    gradesDueOn
    isOverdue
  }
  students {
    _id: id
    name
    education
    status
  }
  exams {
    _id: id
    studentId
    student
    course
    month
    status
  }
  history {
    _id: id
    kind
    text
    at
    by
  }
  planned {
    _id: id
    fromOn
    replacement {
      _id: id
      username
    }
  }
}`) as unknown as TypedDocumentString<RestEndTeacherEmploymentMutation, RestEndTeacherEmploymentMutationVariables>;
export const RestStudentTimelineDocument = new TypedDocumentString(`
    query RestStudentTimeline($input: StudentTimelineInput!) {
  studentTimeline(input: $input) {
    nodes {
      ...RestTimelineEntry
    }
    nextCursor
  }
}
    fragment RestTimelineEntry on TimelineEntry {
  _id: id
  at
  kind
  text
  by
  link
}`) as unknown as TypedDocumentString<RestStudentTimelineQuery, RestStudentTimelineQueryVariables>;
export const RestUsersDocument = new TypedDocumentString(`
    query RestUsers($input: UsersInput) {
  users(input: $input) {
    nodes {
      ...RestUser
    }
    nextCursor
  }
}
    fragment RestUser on User {
  _id: id
  version
  name
  email
  phone
  role
  active
  teacherId
  studentId
}`) as unknown as TypedDocumentString<RestUsersQuery, RestUsersQueryVariables>;
export const RestCreateUserDocument = new TypedDocumentString(`
    mutation RestCreateUser($input: CreateUserInput!) {
  createUser(input: $input) {
    ...RestUser
  }
}
    fragment RestUser on User {
  _id: id
  version
  name
  email
  phone
  role
  active
  teacherId
  studentId
}`) as unknown as TypedDocumentString<RestCreateUserMutation, RestCreateUserMutationVariables>;
export const RestUpdateUserDocument = new TypedDocumentString(`
    mutation RestUpdateUser($input: UpdateUserInput!) {
  updateUser(input: $input) {
    ...RestUser
  }
}
    fragment RestUser on User {
  _id: id
  version
  name
  email
  phone
  role
  active
  teacherId
  studentId
}`) as unknown as TypedDocumentString<RestUpdateUserMutation, RestUpdateUserMutationVariables>;
export const RestSetUserRoleDocument = new TypedDocumentString(`
    mutation RestSetUserRole($input: SetUserRoleInput!) {
  setUserRole(input: $input) {
    ...RestUser
  }
}
    fragment RestUser on User {
  _id: id
  version
  name
  email
  phone
  role
  active
  teacherId
  studentId
}`) as unknown as TypedDocumentString<RestSetUserRoleMutation, RestSetUserRoleMutationVariables>;
export const RestDeactivateUserDocument = new TypedDocumentString(`
    mutation RestDeactivateUser($input: DeactivateUserInput!) {
  deactivateUser(input: $input) {
    ...RestUser
  }
}
    fragment RestUser on User {
  _id: id
  version
  name
  email
  phone
  role
  active
  teacherId
  studentId
}`) as unknown as TypedDocumentString<RestDeactivateUserMutation, RestDeactivateUserMutationVariables>;
export const RestActivateUserDocument = new TypedDocumentString(`
    mutation RestActivateUser($input: ActivateUserInput!) {
  activateUser(input: $input) {
    ...RestUser
  }
}
    fragment RestUser on User {
  _id: id
  version
  name
  email
  phone
  role
  active
  teacherId
  studentId
}`) as unknown as TypedDocumentString<RestActivateUserMutation, RestActivateUserMutationVariables>;
export const RestSendResetLinkDocument = new TypedDocumentString(`
    mutation RestSendResetLink($input: SendResetLinkInput!) {
  sendResetLink(input: $input) {
    ...RestMessage
  }
}
    fragment RestMessage on Message {
  message
}`) as unknown as TypedDocumentString<RestSendResetLinkMutation, RestSendResetLinkMutationVariables>;
export const RestRenewInvitationsDocument = new TypedDocumentString(`
    mutation RestRenewInvitations($input: RenewInvitationsInput!) {
  renewInvitations(input: $input) {
    ...RestRenewedInvitations
  }
}
    fragment RestNotInvited on NotInvited {
  _id: id
  name
  reason
}
fragment RestRenewedInvitations on RenewedInvitations {
  sent
  notSent {
    ...RestNotInvited
  }
}`) as unknown as TypedDocumentString<RestRenewInvitationsMutation, RestRenewInvitationsMutationVariables>;
export const RestAddWorkplaceAgreementDocument = new TypedDocumentString(`
    mutation RestAddWorkplaceAgreement($input: AddWorkplaceAgreementInput!) {
  addWorkplaceAgreement(input: $input) {
    ...RestWorkplace
  }
}
    fragment RestWorkplace on Workplace {
  _id: id
  version
  name
  organisationNumber
  unit
  street
  postalCode
  city
  municipality
  branches
  contactName
  contactPhone
  contactEmail
  places
  freePlaces
  note
  state
  stateReason
  riskAssessedOn
  agreedUntil
  agreementState
  agreements {
    _id: id
    version
    validFrom
    validTo
    note
    filename
    createdBy
  }
  supervisors {
    _id: id
    version
    name
    phone
    email
    trainedOn
  }
}`) as unknown as TypedDocumentString<RestAddWorkplaceAgreementMutation, RestAddWorkplaceAgreementMutationVariables>;
export const RestUpdateWorkplaceAgreementDocument = new TypedDocumentString(`
    mutation RestUpdateWorkplaceAgreement($input: UpdateWorkplaceAgreementInput!) {
  updateWorkplaceAgreement(input: $input) {
    ...RestWorkplace
  }
}
    fragment RestWorkplace on Workplace {
  _id: id
  version
  name
  organisationNumber
  unit
  street
  postalCode
  city
  municipality
  branches
  contactName
  contactPhone
  contactEmail
  places
  freePlaces
  note
  state
  stateReason
  riskAssessedOn
  agreedUntil
  agreementState
  agreements {
    _id: id
    version
    validFrom
    validTo
    note
    filename
    createdBy
  }
  supervisors {
    _id: id
    version
    name
    phone
    email
    trainedOn
  }
}`) as unknown as TypedDocumentString<RestUpdateWorkplaceAgreementMutation, RestUpdateWorkplaceAgreementMutationVariables>;
export const RestAttachWorkplaceAgreementDocument = new TypedDocumentString(`
    mutation RestAttachWorkplaceAgreement($input: AttachWorkplaceAgreementInput!) {
  attachWorkplaceAgreement(input: $input) {
    ...RestWorkplace
  }
}
    fragment RestWorkplace on Workplace {
  _id: id
  version
  name
  organisationNumber
  unit
  street
  postalCode
  city
  municipality
  branches
  contactName
  contactPhone
  contactEmail
  places
  freePlaces
  note
  state
  stateReason
  riskAssessedOn
  agreedUntil
  agreementState
  agreements {
    _id: id
    version
    validFrom
    validTo
    note
    filename
    createdBy
  }
  supervisors {
    _id: id
    version
    name
    phone
    email
    trainedOn
  }
}`) as unknown as TypedDocumentString<RestAttachWorkplaceAgreementMutation, RestAttachWorkplaceAgreementMutationVariables>;
export const RestRemoveWorkplaceAgreementDocument = new TypedDocumentString(`
    mutation RestRemoveWorkplaceAgreement($input: RemoveWorkplaceAgreementInput!) {
  removeWorkplaceAgreement(input: $input) {
    ...RestWorkplace
  }
}
    fragment RestWorkplace on Workplace {
  _id: id
  version
  name
  organisationNumber
  unit
  street
  postalCode
  city
  municipality
  branches
  contactName
  contactPhone
  contactEmail
  places
  freePlaces
  note
  state
  stateReason
  riskAssessedOn
  agreedUntil
  agreementState
  agreements {
    _id: id
    version
    validFrom
    validTo
    note
    filename
    createdBy
  }
  supervisors {
    _id: id
    version
    name
    phone
    email
    trainedOn
  }
}`) as unknown as TypedDocumentString<RestRemoveWorkplaceAgreementMutation, RestRemoveWorkplaceAgreementMutationVariables>;
export const RestWorkplaceAgreementFileDocument = new TypedDocumentString(`
    query RestWorkplaceAgreementFile($id: ID!) {
  workplaceAgreementFile(id: $id) {
    _id: id
    filename
    mimeType
    size
  }
}
    `) as unknown as TypedDocumentString<RestWorkplaceAgreementFileQuery, RestWorkplaceAgreementFileQueryVariables>;
export const RestWorkplaceContactListDocument = new TypedDocumentString(`
    query RestWorkplaceContactList($input: WorkplaceContactsInput!) {
  workplaceContacts(input: $input) {
    nodes {
      ...RestWorkplaceContact
    }
    totalCount
  }
}
    fragment RestWorkplaceContact on WorkplaceContact {
  _id: id
  version
  contactedOn
  kind
  withWhom
  note
  createdBy
}`) as unknown as TypedDocumentString<RestWorkplaceContactListQuery, RestWorkplaceContactListQueryVariables>;
export const RestAddWorkplaceContactDocument = new TypedDocumentString(`
    mutation RestAddWorkplaceContact($input: AddWorkplaceContactInput!) {
  addWorkplaceContact(input: $input) {
    ...RestWorkplaceContact
  }
}
    fragment RestWorkplaceContact on WorkplaceContact {
  _id: id
  version
  contactedOn
  kind
  withWhom
  note
  createdBy
}`) as unknown as TypedDocumentString<RestAddWorkplaceContactMutation, RestAddWorkplaceContactMutationVariables>;
export const RestUpdateWorkplaceContactDocument = new TypedDocumentString(`
    mutation RestUpdateWorkplaceContact($input: UpdateWorkplaceContactInput!) {
  updateWorkplaceContact(input: $input) {
    ...RestWorkplaceContact
  }
}
    fragment RestWorkplaceContact on WorkplaceContact {
  _id: id
  version
  contactedOn
  kind
  withWhom
  note
  createdBy
}`) as unknown as TypedDocumentString<RestUpdateWorkplaceContactMutation, RestUpdateWorkplaceContactMutationVariables>;
export const RestRemoveWorkplaceContactDocument = new TypedDocumentString(`
    mutation RestRemoveWorkplaceContact($input: RemoveWorkplaceContactInput!) {
  removeWorkplaceContact(input: $input)
}
    `) as unknown as TypedDocumentString<RestRemoveWorkplaceContactMutation, RestRemoveWorkplaceContactMutationVariables>;
export const RestWorkplaceDuplicatesDocument = new TypedDocumentString(`
    query RestWorkplaceDuplicates {
  workplaceDuplicates {
    from {
      _id: id
      name
      street
      city
    }
    into {
      _id: id
      name
      street
      city
    }
    reason
  }
}
    `) as unknown as TypedDocumentString<RestWorkplaceDuplicatesQuery, RestWorkplaceDuplicatesQueryVariables>;
export const RestWorkplaceMergePreviewDocument = new TypedDocumentString(`
    query RestWorkplaceMergePreview($input: WorkplaceMergePreviewInput!) {
  workplaceMergePreview(input: $input) {
    fromVersion
    intoVersion
    placements
    openPlacements
    supervisors
    exceedsPlaces
    warnings
  }
}
    `) as unknown as TypedDocumentString<RestWorkplaceMergePreviewQuery, RestWorkplaceMergePreviewQueryVariables>;
export const RestMergeWorkplacesDocument = new TypedDocumentString(`
    mutation RestMergeWorkplaces($input: MergeWorkplacesInput!) {
  mergeWorkplaces(input: $input) {
    ...RestWorkplace
  }
}
    fragment RestWorkplace on Workplace {
  _id: id
  version
  name
  organisationNumber
  unit
  street
  postalCode
  city
  municipality
  branches
  contactName
  contactPhone
  contactEmail
  places
  freePlaces
  note
  state
  stateReason
  riskAssessedOn
  agreedUntil
  agreementState
  agreements {
    _id: id
    version
    validFrom
    validTo
    note
    filename
    createdBy
  }
  supervisors {
    _id: id
    version
    name
    phone
    email
    trainedOn
  }
}`) as unknown as TypedDocumentString<RestMergeWorkplacesMutation, RestMergeWorkplacesMutationVariables>;
export const RestWorkplacesDocument = new TypedDocumentString(`
    query RestWorkplaces($input: WorkplacesInput) {
  workplaces(input: $input) {
    nodes {
      ...RestWorkplace
    }
    totalCount
  }
}
    fragment RestWorkplace on Workplace {
  _id: id
  version
  name
  organisationNumber
  unit
  street
  postalCode
  city
  municipality
  branches
  contactName
  contactPhone
  contactEmail
  places
  freePlaces
  note
  state
  stateReason
  riskAssessedOn
  agreedUntil
  agreementState
  agreements {
    _id: id
    version
    validFrom
    validTo
    note
    filename
    createdBy
  }
  supervisors {
    _id: id
    version
    name
    phone
    email
    trainedOn
  }
}`) as unknown as TypedDocumentString<RestWorkplacesQuery, RestWorkplacesQueryVariables>;
export const RestFreePlacesDocument = new TypedDocumentString(`
    query RestFreePlaces($input: FreePlacesInput) {
  freePlaces(input: $input) {
    nodes {
      workplace {
        _id: id
        name
        street
        city
      }
      municipality
      branches
      places
      free
      spans {
        startDate
        endDate
        free
      }
    }
    totalCount
  }
}
    `) as unknown as TypedDocumentString<RestFreePlacesQuery, RestFreePlacesQueryVariables>;
export const RestWorkplaceDocument = new TypedDocumentString(`
    query RestWorkplace($id: ID!) {
  workplace(id: $id) {
    ...RestWorkplace
  }
}
    fragment RestWorkplace on Workplace {
  _id: id
  version
  name
  organisationNumber
  unit
  street
  postalCode
  city
  municipality
  branches
  contactName
  contactPhone
  contactEmail
  places
  freePlaces
  note
  state
  stateReason
  riskAssessedOn
  agreedUntil
  agreementState
  agreements {
    _id: id
    version
    validFrom
    validTo
    note
    filename
    createdBy
  }
  supervisors {
    _id: id
    version
    name
    phone
    email
    trainedOn
  }
}`) as unknown as TypedDocumentString<RestWorkplaceQuery, RestWorkplaceQueryVariables>;
export const RestCreateWorkplaceDocument = new TypedDocumentString(`
    mutation RestCreateWorkplace($input: CreateWorkplaceInput!) {
  createWorkplace(input: $input) {
    ...RestWorkplace
  }
}
    fragment RestWorkplace on Workplace {
  _id: id
  version
  name
  organisationNumber
  unit
  street
  postalCode
  city
  municipality
  branches
  contactName
  contactPhone
  contactEmail
  places
  freePlaces
  note
  state
  stateReason
  riskAssessedOn
  agreedUntil
  agreementState
  agreements {
    _id: id
    version
    validFrom
    validTo
    note
    filename
    createdBy
  }
  supervisors {
    _id: id
    version
    name
    phone
    email
    trainedOn
  }
}`) as unknown as TypedDocumentString<RestCreateWorkplaceMutation, RestCreateWorkplaceMutationVariables>;
export const RestUpdateWorkplaceDocument = new TypedDocumentString(`
    mutation RestUpdateWorkplace($input: UpdateWorkplaceInput!) {
  updateWorkplace(input: $input) {
    ...RestWorkplace
  }
}
    fragment RestWorkplace on Workplace {
  _id: id
  version
  name
  organisationNumber
  unit
  street
  postalCode
  city
  municipality
  branches
  contactName
  contactPhone
  contactEmail
  places
  freePlaces
  note
  state
  stateReason
  riskAssessedOn
  agreedUntil
  agreementState
  agreements {
    _id: id
    version
    validFrom
    validTo
    note
    filename
    createdBy
  }
  supervisors {
    _id: id
    version
    name
    phone
    email
    trainedOn
  }
}`) as unknown as TypedDocumentString<RestUpdateWorkplaceMutation, RestUpdateWorkplaceMutationVariables>;
export const RestSetWorkplaceStateDocument = new TypedDocumentString(`
    mutation RestSetWorkplaceState($input: SetWorkplaceStateInput!) {
  setWorkplaceState(input: $input) {
    ...RestWorkplace
  }
}
    fragment RestWorkplace on Workplace {
  _id: id
  version
  name
  organisationNumber
  unit
  street
  postalCode
  city
  municipality
  branches
  contactName
  contactPhone
  contactEmail
  places
  freePlaces
  note
  state
  stateReason
  riskAssessedOn
  agreedUntil
  agreementState
  agreements {
    _id: id
    version
    validFrom
    validTo
    note
    filename
    createdBy
  }
  supervisors {
    _id: id
    version
    name
    phone
    email
    trainedOn
  }
}`) as unknown as TypedDocumentString<RestSetWorkplaceStateMutation, RestSetWorkplaceStateMutationVariables>;
export const RestDeleteWorkplaceDocument = new TypedDocumentString(`
    mutation RestDeleteWorkplace($input: DeleteWorkplaceInput!) {
  deleteWorkplace(input: $input)
}
    `) as unknown as TypedDocumentString<RestDeleteWorkplaceMutation, RestDeleteWorkplaceMutationVariables>;
export const RestAddSupervisorDocument = new TypedDocumentString(`
    mutation RestAddSupervisor($input: AddSupervisorInput!) {
  addSupervisor(input: $input) {
    ...RestWorkplace
  }
}
    fragment RestWorkplace on Workplace {
  _id: id
  version
  name
  organisationNumber
  unit
  street
  postalCode
  city
  municipality
  branches
  contactName
  contactPhone
  contactEmail
  places
  freePlaces
  note
  state
  stateReason
  riskAssessedOn
  agreedUntil
  agreementState
  agreements {
    _id: id
    version
    validFrom
    validTo
    note
    filename
    createdBy
  }
  supervisors {
    _id: id
    version
    name
    phone
    email
    trainedOn
  }
}`) as unknown as TypedDocumentString<RestAddSupervisorMutation, RestAddSupervisorMutationVariables>;
export const RestUpdateSupervisorDocument = new TypedDocumentString(`
    mutation RestUpdateSupervisor($input: UpdateSupervisorInput!) {
  updateSupervisor(input: $input) {
    ...RestWorkplace
  }
}
    fragment RestWorkplace on Workplace {
  _id: id
  version
  name
  organisationNumber
  unit
  street
  postalCode
  city
  municipality
  branches
  contactName
  contactPhone
  contactEmail
  places
  freePlaces
  note
  state
  stateReason
  riskAssessedOn
  agreedUntil
  agreementState
  agreements {
    _id: id
    version
    validFrom
    validTo
    note
    filename
    createdBy
  }
  supervisors {
    _id: id
    version
    name
    phone
    email
    trainedOn
  }
}`) as unknown as TypedDocumentString<RestUpdateSupervisorMutation, RestUpdateSupervisorMutationVariables>;
export const RestRemoveSupervisorDocument = new TypedDocumentString(`
    mutation RestRemoveSupervisor($input: RemoveSupervisorInput!) {
  removeSupervisor(input: $input) {
    ...RestWorkplace
  }
}
    fragment RestWorkplace on Workplace {
  _id: id
  version
  name
  organisationNumber
  unit
  street
  postalCode
  city
  municipality
  branches
  contactName
  contactPhone
  contactEmail
  places
  freePlaces
  note
  state
  stateReason
  riskAssessedOn
  agreedUntil
  agreementState
  agreements {
    _id: id
    version
    validFrom
    validTo
    note
    filename
    createdBy
  }
  supervisors {
    _id: id
    version
    name
    phone
    email
    trainedOn
  }
}`) as unknown as TypedDocumentString<RestRemoveSupervisorMutation, RestRemoveSupervisorMutationVariables>;
export const RestSessionDocument = new TypedDocumentString(`
    query RestSession {
  user: me {
    ...RestSessionUser
  }
}
    fragment RestSessionUser on SessionUser {
  userId
  name
  email
  role
}`) as unknown as TypedDocumentString<RestSessionQuery, RestSessionQueryVariables>;
export const RestLoginDocument = new TypedDocumentString(`
    mutation RestLogin($input: LoginInput!) {
  login(input: $input) {
    ...RestLoginResult
  }
}
    fragment RestLoginResult on LoginResult {
  message
  token
  user {
    ...RestSessionUser
  }
}
fragment RestSessionUser on SessionUser {
  userId
  name
  email
  role
}`) as unknown as TypedDocumentString<RestLoginMutation, RestLoginMutationVariables>;
export const RestLogoutDocument = new TypedDocumentString(`
    mutation RestLogout {
  logout
}
    `) as unknown as TypedDocumentString<RestLogoutMutation, RestLogoutMutationVariables>;
export const RestRequestPasswordResetDocument = new TypedDocumentString(`
    mutation RestRequestPasswordReset($input: RequestPasswordResetInput!) {
  requestPasswordReset(input: $input) {
    ...RestMessage
  }
}
    fragment RestMessage on Message {
  message
}`) as unknown as TypedDocumentString<RestRequestPasswordResetMutation, RestRequestPasswordResetMutationVariables>;
export const RestResetPasswordDocument = new TypedDocumentString(`
    mutation RestResetPassword($input: ResetPasswordInput!) {
  resetPassword(input: $input) {
    ...RestMessage
  }
}
    fragment RestMessage on Message {
  message
}`) as unknown as TypedDocumentString<RestResetPasswordMutation, RestResetPasswordMutationVariables>;
export const RestJobDocument = new TypedDocumentString(`
    query RestJob($id: ID!) {
  job(id: $id) {
    ...RestJob
  }
}
    fragment RestJob on Job {
  state
  done
  total
  result
  message
}`) as unknown as TypedDocumentString<RestJobQuery, RestJobQueryVariables>;
export const RestCancelJobDocument = new TypedDocumentString(`
    mutation RestCancelJob($input: CancelJobInput!) {
  cancelJob(input: $input) {
    ...RestJob
  }
}
    fragment RestJob on Job {
  state
  done
  total
  result
  message
}`) as unknown as TypedDocumentString<RestCancelJobMutation, RestCancelJobMutationVariables>;
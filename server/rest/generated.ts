/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Filters of the access log; all given ones must hold. */
export type AccessLogInput = {
  action?: string | null | undefined;
  after?: string | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** The first day, in Swedish time. */
  from?: string | null | undefined;
  /** Only openings of protected students (true) or of all others (false). */
  isProtected?: boolean | null | undefined;
  studentId?: string | null | undefined;
  /** The last day, in Swedish time. */
  to?: string | null | undefined;
  userId?: string | null | undefined;
};

export type AccessResult =
  | 'OK'
  | 'REFUSED';

export type ActivateUserInput = {
  id: string;
};

export type AddCommentInput = {
  /** 1 to 4 000 characters. The student can read it. */
  comment: string;
  studentId: string;
};

export type AddCourseWishInput = {
  earliestOn?: string | null | undefined;
  studentId: string;
  /** What the student asks for: a name or a code that the catalogue knows becomes a need at once. 1 to 200 characters. */
  text: string;
};

export type AddFileInput = {
  studentId: string;
  /** Names bytes that this user has just sent to `POST /api/uploads/{studentId}`. */
  uploadId: string;
};

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

export type AssignTeacherInput = {
  /** 1 to 50 instances that have not ended. */
  courseInstanceIds: Array<string>;
  /** The teacher's. */
  id: string;
};

/** What to look at about one booking. None of it stops the booking. */
export type BookingWarning =
  /** Denied after the exam was held: it stays as a trace, and is not called. */
  | 'DENIED'
  /** Registered, or paid, after the last day of registration. */
  | 'LATE'
  /** The registration is for another course than those of the occasion. */
  | 'OTHER_COURSE'
  /** Another exam of the same student on the same day, also on the same occasion; or another part at the same time. */
  | 'SAME_DAY'
  /** Called to another day, time or room than the occasion has now. */
  | 'SUMMONS_OUTDATED'
  /** Still INTRESSE: nobody has accepted the registration. */
  | 'UNDECIDED'
  /** No day of payment, and not exempt from the fee. */
  | 'UNPAID';

export type CalendarInput = {
  from: string;
  layers?: Array<CalendarLayer> | null | undefined;
  /** At most 400 days later. */
  to: string;
};

/** What else the school year holds, shown on demand. */
export type CalendarLayer =
  | 'COURSE_ENDS'
  | 'COURSE_STARTS'
  | 'GRADES_DUE';

export type CancelCourseInstanceInput = {
  id: string;
  /** Whether the students are mailed; teachers are always told. */
  mailStudents?: boolean | null | undefined;
  /** Shown in the notice; up to 500 characters. */
  reason?: string | null | undefined;
  students: CancelledStudents;
  /** For MOVE: where to. CONFLICT (reason FULL) when it has too few places. */
  targetId?: string | null | undefined;
  version?: number | null | undefined;
};

export type CancelJobInput = {
  id: string;
};

export type CancelTeacherReplacementInput = {
  /** The replacement's. */
  id: string;
};

/** What happens to the students of a cancelled instance. */
export type CancelledStudents =
  /** Their enrolment ends as CANCELLED (inställd). */
  | 'END'
  /** They go on in another instance of the course. */
  | 'MOVE'
  /** They wait for an instance again. */
  | 'PLAN';

/** All given ones must hold. Archived courses are left out unless `statuses` names them. */
export type CatalogueCourseFilter = {
  levels?: Array<CourseLevel> | null | undefined;
  /** Courses of this package. */
  packageId?: string | null | undefined;
  priceCategories?: Array<PriceCategory> | null | undefined;
  /** Part of a name, a code or a subject, of the course or of its equivalent. */
  q?: string | null | undefined;
  statuses?: Array<CourseStatus> | null | undefined;
  subject?: string | null | undefined;
  systems?: Array<CourseSystem> | null | undefined;
  /** Codes that the national catalogue does not have. */
  unknownCode?: boolean | null | undefined;
  /** Courses of Gy11 without an equivalent. */
  unpaired?: boolean | null | undefined;
  /** Courses that run or are to come without a teacher. */
  withoutTeacher?: boolean | null | undefined;
};

export type CatalogueCourseSort = {
  direction: SortDirection;
  field: CatalogueCourseSortField;
};

export type CatalogueCourseSortField =
  | 'ACTIVE_INSTANCES'
  | 'CODE'
  | 'LEVEL'
  | 'NAME'
  | 'PACKAGES'
  | 'POINTS'
  | 'PRICE_CATEGORY'
  | 'STUDENTS'
  | 'SUBJECT'
  | 'SYSTEM'
  | 'VALID_TO';

export type CatalogueCoursesInput = {
  filter?: CatalogueCourseFilter | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
  sort?: CatalogueCourseSort | null | undefined;
};

export type ChangePasswordInput = {
  /** Trimmed. A wrong one is BAD_USER_INPUT on this field and counts as a guess at sign-in does. */
  currentPassword: string;
  /** The rules of `ResetPasswordInput.newPassword`. */
  newPassword: string;
};

export type CommitImportInput = {
  batchId: string;
  onError?: ImportErrorChoice | null | undefined;
};

/** Whole months, as those of EarningsInput. */
export type ComparedPeriodInput = {
  from: string;
  to: string;
};

export type CorrectEarningsInput = {
  freezeId: string;
  /** 1 to 500. */
  lines: Array<EarningCorrectionLineInput>;
  /** 3 to 500 characters. */
  reason: string;
};

/** The fields of the course form. The code is kept as typed; unique within its curriculum whatever its case. */
export type CourseInput = {
  cancelledOn?: string | null | undefined;
  /** 1 to 20 characters. */
  code: string;
  /** Replaces the links to equivalents, in both directions; left out they stay. */
  equivalentIds?: Array<string> | null | undefined;
  kind?: CourseKind | null | undefined;
  level: CourseLevel;
  /** 1 to 120 characters. */
  name: string;
  /** 5 to 400 in steps of five is usual; otherwise a warning. */
  points?: number | null | undefined;
  priceCategory?: PriceCategory | null | undefined;
  subject?: string | null | undefined;
  system: CourseSystem;
  validFrom?: string | null | undefined;
  /** Not before validFrom (ORDER). */
  validTo?: string | null | undefined;
};

/** Every part narrows the list; what is left out does not. */
export type CourseInstanceFilter = {
  courseId?: string | null | undefined;
  /** With `eventsTo`: instances that begin, end or have their grades due within these days (the calendar). */
  eventsFrom?: string | null | undefined;
  eventsTo?: string | null | undefined;
  /** Instances that are not over before this day. */
  from?: string | null | undefined;
  ids?: Array<string> | null | undefined;
  municipalities?: Array<string> | null | undefined;
  /** More students than places. */
  overfull?: boolean | null | undefined;
  /** Not over, and its teacher has more than 100 percent at some time during it. */
  overloaded?: boolean | null | undefined;
  /** Instances of the courses of the package. */
  packageId?: string | null | undefined;
  /** Part of the course's name or code, or of the instance's name or place. */
  q?: string | null | undefined;
  seriesId?: string | null | undefined;
  statuses?: Array<CourseInstanceStatus> | null | undefined;
  studyForms?: Array<StudyForm> | null | undefined;
  teacherId?: string | null | undefined;
  /** Instances that have begun by this day. */
  to?: string | null | undefined;
  /** Ended, with students who have no signed grade. */
  ungraded?: boolean | null | undefined;
  withoutTeacher?: boolean | null | undefined;
};

export type CourseInstanceSort = {
  direction: SortDirection;
  field: CourseInstanceSortField;
};

export type CourseInstanceSortField =
  | 'ADMITTED'
  | 'COURSE'
  | 'DROPPED_OUT'
  | 'END_DATE'
  | 'GRADED'
  | 'GRADES_DUE_ON'
  | 'LOCATION'
  | 'PACE'
  | 'STARTED'
  | 'START_DATE'
  | 'STATUS'
  | 'STUDY_FORM'
  | 'TEACHER'
  | 'WEEKS';

/** How an instance stands, by its planning and by what day it is. */
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

/** The values of an instance; what is left out of an edit stays as it is. */
export type CourseInstanceValues = {
  /** 1 to 1 000; null is no limit. */
  capacity?: number | null | undefined;
  /** Left out of a new one: the start and points / (20 × pace) weeks. */
  endDate?: string | null | undefined;
  gradesDueOn?: string | null | undefined;
  /** Up to 200 characters. */
  location?: string | null | undefined;
  municipality?: string | null | undefined;
  /** The course's name unless given; 1 to 120 characters. Null in a change gives the course's name back. */
  name?: string | null | undefined;
  /** 5 to 200; 100 unless given. */
  pacePercent?: number | null | undefined;
  /** PLANNED or OPEN (which is usual). */
  planning?: CourseInstanceStatus | null | undefined;
  startDate?: string | null | undefined;
  studyForm?: StudyForm | null | undefined;
  teacherId?: string | null | undefined;
};

export type CourseInstancesInput = {
  filter?: CourseInstanceFilter | null | undefined;
  /** 1 to 500; 50 unless given. */
  first?: number | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
  /** By start, then course, unless given. */
  sort?: CourseInstanceSort | null | undefined;
};

export type CourseKind =
  | 'COURSE'
  /** Komvuxarbete: passed or not. */
  | 'FINAL_PROJECT'
  /** Orienteringskurs: no grade, but a certificate (intyg). */
  | 'ORIENTATION';

/** The part of the school form; with the kind of the course it decides the scale of its grades. */
export type CourseLevel =
  /** Grundläggande nivå */
  | 'BASIC'
  /** Sfi */
  | 'SFI'
  /** Gymnasial nivå */
  | 'UPPER_SECONDARY';

export type CourseMatchingInput = {
  filter?: MatchFilter | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
};

/** All given ones must hold. Archived and replaced packages are left out unless asked for. */
export type CoursePackageFilter = {
  archived?: boolean | null | undefined;
  kinds?: Array<PackageKind> | null | undefined;
  /** Packages whose sum differs from their target. */
  pointsDiffer?: boolean | null | undefined;
  /** Part of a name or a code, of the package or of one of its courses. */
  q?: string | null | undefined;
};

/** The whole package as its form shows it: the rows in order replace the ones that are there. */
export type CoursePackageInput = {
  aplWeeks?: number | null | undefined;
  /** 1 to 20 characters. */
  code?: string | null | undefined;
  /** At most 100; a course twice: DUPLICATE. */
  courses: Array<PackageCourseInput>;
  description?: string | null | undefined;
  kind: PackageKind;
  /** 1 to 120 characters. */
  name: string;
  targetPoints?: number | null | undefined;
};

export type CoursePackageSort = {
  direction: SortDirection;
  field: CoursePackageSortField;
};

export type CoursePackageSortField =
  | 'APL_WEEKS'
  | 'CODE'
  | 'COURSES'
  | 'KIND'
  | 'NAME'
  | 'POINTS'
  | 'STUDENTS';

export type CoursePackagesInput = {
  filter?: CoursePackageFilter | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  page?: number | null | undefined;
  sort?: CoursePackageSort | null | undefined;
};

/**
 * What the figures are about. Participants are enrolments in courses (student × course) that have begun; cancelled and
 * removed ones never count, and only signed grades do. Start and end are the student's own, else the instance's.
 */
export type CourseStatisticsInput = {
  courseId?: string | null | undefined;
  from: string;
  /** Of the students. KCNO stands for several municipalities and is never added to them. */
  municipalities?: Array<string> | null | undefined;
  /** The courses of the package. */
  packageId?: string | null | undefined;
  studyForms?: Array<StudyForm> | null | undefined;
  systems?: Array<CourseSystem> | null | undefined;
  /** Of the instance. */
  teacherId?: string | null | undefined;
  /** Not before `from`; at most five years. */
  to: string;
};

/** Whether a course can be offered. */
export type CourseStatus =
  /** Aktiv */
  | 'ACTIVE'
  /** Arkiverad: kept for the records, chosen no more. */
  | 'ARCHIVED'
  /** Upphör: its syllabus is withdrawn or its validity ends. */
  | 'ENDING';

/** The curriculum that a course belongs to; a local course is the school's own. */
export type CourseSystem =
  | 'GY11'
  | 'GY25'
  | 'LOCAL'
  | 'SFI'
  | 'VUX_GRUND';

export type CreateApiKeyInput = {
  /** In the future. */
  expiresAt?: string | null | undefined;
  /** 1 to 120 characters. */
  name: string;
  /** At most ADMIN. */
  role: Role;
};

export type CreateCourseInput = {
  course: CourseInput;
};

export type CreateCourseInstanceInput = {
  courseId: string;
  values: CourseInstanceValues;
};

export type CreateCoursePackageInput = {
  package: CoursePackageInput;
};

export type CreateExportInput = {
  format: ExportFormat;
  /** The list's name; an unknown one: BAD_USER_INPUT (BAD_REFERENCE). */
  list: string;
  /**
   * The query string of the list's page: its filters and its order, at most 2 000 characters. `skyddade=ja` takes
   * along students with protected data. A date or an id in it that is none: BAD_USER_INPUT (FORMAT) on `query`.
   */
  query?: string | null | undefined;
};

export type CreateInstanceForNeedsInput = {
  courseId: string;
  /** 1 to 200. */
  keys: Array<string>;
  values: CourseInstanceValues;
};

export type CreatePriceListInput = {
  municipality: string;
  /** 1 to 120 characters. */
  name: string;
  /** At most 200. */
  rows: Array<PriceRowInput>;
  validFrom: string;
  validTo?: string | null | undefined;
};

export type CreateProgramInput = {
  program: ProgramInput;
};

export type CreateStudentInput = {
  additionalInfo?: string | null | undefined;
  email?: string | null | undefined;
  endDate?: string | null | undefined;
  exam?: string | null | undefined;
  municipality?: MunicipalityInput | null | undefined;
  /** 1 to 120 characters. */
  name: string;
  /** With or without century and separator; check digit and date are verified. */
  personalNumber?: string | null | undefined;
  phone?: string | null | undefined;
  startDate?: string | null | undefined;
  teacherId?: string | null | undefined;
};

export type CreateTaskInput = {
  /** 1 to 500 characters. */
  description: string;
};

/** The person gets a mail with a one-time link and chooses the password alone. */
export type CreateUserInput = {
  email: string;
  /** 1 to 120 characters. */
  name: string;
  phone?: string | null | undefined;
  /** At most one's own rank. TEACHER makes a teacher record too. */
  role: Role;
};

export type DeactivateUserInput = {
  id: string;
};

export type DecideExamInput = {
  /** At most 2 000 characters. Left out it stays as it is, null clears it. */
  comment?: string | null | undefined;
  /** Must be given: without it BAD_USER_INPUT, 'Beslut krävs'. */
  decision?: ExamDecision | null | undefined;
  /** Why the exam is free of charge, at most 120 characters. Left out it stays as it is, null clears it. */
  feeExemptReason?: string | null | undefined;
  id: string;
  /** The version that was decided upon; CONFLICT when it is no longer current. */
  version?: number | null | undefined;
};

export type DeleteAplCommentInput = {
  commentId?: string | null | undefined;
  index: number;
  studentId: string;
};

export type DeleteCommentInput = {
  commentId: string;
  studentId: string;
};

export type DeleteCourseInstanceInput = {
  id: string;
  version?: number | null | undefined;
};

export type DeleteExamInput = {
  id: string;
};

export type DeleteFileInput = {
  id: string;
};

export type DeleteFromCatalogueInput = {
  id: string;
};

export type DeletePriceListInput = {
  id: string;
  version?: number | null | undefined;
};

export type DeleteTaskInput = {
  id: string;
};

/** Whose details are asked for: the type of a search result, without its Swedish letters. */
export type DetailsType =
  /** Any other account that no student record is linked to. */
  | 'ANVANDARE'
  /** A student, by the student's id. */
  | 'ELEV'
  /** A teacher, by the id of the teacher record. */
  | 'LARARE'
  /** An account of coordinator, specped, syv, admin or systemadmin. */
  | 'PERSONAL';

export type DocumentType =
  /** Antagningsbesked: the courses to which a student has been admitted. */
  | 'ADMISSION_NOTICE'
  /** APL-överenskommelse: to be filled in and signed by school, workplace and student. */
  | 'APL_AGREEMENT'
  /** Närvarolista of a course instance, with a column for each day. */
  | 'ATTENDANCE_LIST'
  /** Betygskatalog, prövning: a course's signed grades that belong to no instance, of the days wished for. */
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

export type EarningCorrectionLineInput = {
  /** Below zero takes away. */
  amountOre: number;
  enrollmentId: string;
};

/** Why an enrolment has no amount. */
export type EarningProblemKind =
  | 'NO_DATES'
  | 'NO_MUNICIPALITY'
  | 'NO_POINTS'
  | 'NO_PRICE';

export type EarningStatus =
  /** Frozen, and changed by a correction. */
  | 'CORRECTED'
  | 'FROZEN'
  | 'INVOICED'
  /** Counted anew every time. */
  | 'PRELIMINARY';

/** Whole months: from the month of `from` through that of `to`, at most 24. */
export type EarningsInput = {
  /** A second period to set beside the first. */
  comparedWith?: ComparedPeriodInput | null | undefined;
  from: string;
  /** Groups by course and package instead of by customer. */
  municipality?: string | null | undefined;
  to: string;
};

/** Addresses an entry by its place in the stored order, oldest first, deleted entries included. */
export type EditAplCommentInput = {
  comment: string;
  /** When given and not the entry at the index: CONFLICT. */
  commentId?: string | null | undefined;
  index: number;
  studentId: string;
  version?: number | null | undefined;
};

export type EditCommentInput = {
  comment: string;
  commentId: string;
  studentId: string;
  version?: number | null | undefined;
};

export type EducationType =
  | 'Course'
  | 'CoursePackage'
  | 'Program';

export type EndEmploymentInput = {
  /** The teacher's. */
  id: string;
};

export type EndSessionInput = {
  id: string;
};

/** Enrols one student; for REST and for single rows. */
export type EnrollStudentInput = {
  courseId?: string | null | undefined;
  courseInstanceId?: string | null | undefined;
  endDate?: string | null | undefined;
  pacePercent?: number | null | undefined;
  packageId?: string | null | undefined;
  programId?: string | null | undefined;
  startDate?: string | null | undefined;
  status?: EnrollmentStatus | null | undefined;
  studentId: string;
};

/** What an administrator has to see to. */
export type EnrollmentAttention =
  /** Longer without activity than the school's settings allow. */
  | 'INACTIVE'
  /** The course has begun, and nobody has said whether the student came. */
  | 'NOT_CONFIRMED'
  /** Ended, and still without a signed grade. */
  | 'UNGRADED'
  /** Begun or changed, and not reported to CSN since. */
  | 'UNREPORTED';

/** Filters of the enrolment list; all given ones must hold. */
export type EnrollmentFilter = {
  /** Any of these. */
  attention?: Array<EnrollmentAttention> | null | undefined;
  /** The enrolments of one batch. */
  batchId?: string | null | undefined;
  courseInstanceId?: string | null | undefined;
  /** Part of the name or the code of a course, package or program. */
  education?: string | null | undefined;
  endFrom?: string | null | undefined;
  endTo?: string | null | undefined;
  /** Days without activity, instead of those of the school's settings; 1 to 365. */
  inactiveDays?: number | null | undefined;
  municipalities?: Array<string> | null | undefined;
  /** Part of a name or an e-mail address, or of a personal number in any spelling. */
  q?: string | null | undefined;
  reasons?: Array<StatusReason> | null | undefined;
  startFrom?: string | null | undefined;
  startTo?: string | null | undefined;
  /** ENROLLED unless given. */
  state?: EnrollmentState | null | undefined;
  statuses?: Array<EnrollmentStatus> | null | undefined;
  studentId?: string | null | undefined;
  /** A course, package or program. */
  targetId?: string | null | undefined;
  /** The teacher of the instance. */
  teacherId?: string | null | undefined;
  types?: Array<EducationType> | null | undefined;
};

export type EnrollmentSort = {
  direction: SortDirection;
  field: EnrollmentSortField;
};

export type EnrollmentSortField =
  | 'CSN_REPORTED'
  | 'END_DATE'
  | 'GRADE'
  | 'GRADED_ON'
  | 'INSTANCE'
  | 'MUNICIPALITY'
  | 'PACE'
  | 'PERSONAL_NUMBER'
  | 'REASON'
  | 'START_DATE'
  | 'STATUS'
  | 'STATUS_ON'
  | 'STUDENT'
  | 'TARGET';

/** Which rows of the register: those that count, those only planned, those taken away. */
export type EnrollmentState =
  | 'ENROLLED'
  | 'PLANNED'
  | 'REMOVED';

/** How far an enrolment has come; null while it is only planned. */
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

export type EnrollmentsInput = {
  filter?: EnrollmentFilter | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  page?: number | null | undefined;
  /** The latest start first unless given. */
  sort?: EnrollmentSort | null | undefined;
};

/** Whether someone came. Null until somebody has said so. */
export type ExamAttendance =
  | 'ABSENT'
  | 'PRESENT';

/** What staff answer to a registration. */
export type ExamDecision =
  /** Godkänn: the registration becomes SCHEDULED. */
  | 'ACCEPT'
  /** Neka: the registration becomes DENIED. */
  | 'DENY';

/** Filters of the exam table; all given ones must hold. */
export type ExamFilter = {
  month?: Month | null | undefined;
  /** Part of the name. */
  name?: string | null | undefined;
  status?: ExamStatus | null | undefined;
  /** The registrations of one student. */
  studentId?: string | null | undefined;
};

/** Which part of an exam an occasion is for (domain, D6). */
export type ExamPart =
  /** Laboration */
  | 'LABORATORY'
  /** Muntlig */
  | 'ORAL'
  /** Praktisk */
  | 'PRACTICAL'
  /** Skriftlig */
  | 'WRITTEN';

/** How far a registration has come (specification, section 4). */
export type ExamStatus =
  /** Nekad */
  | 'DENIED'
  /** Intresse: registered, nothing decided yet. */
  | 'INTRESSE'
  /** Godkänd: accepted for the exam. It is not a grade. */
  | 'SCHEDULED';

/** Page by number for a list on screen (`page` from 1), or by cursor (`after`) for reading everything. */
export type ExamsInput = {
  after?: string | null | undefined;
  filter?: ExamFilter | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  page?: number | null | undefined;
};

export type ExportFormat =
  /** UTF-8 with byte order mark, semicolons, decimal comma: as Swedish Excel opens it. */
  | 'CSV'
  /** A workbook. */
  | 'XLSX';

export type ForgetCourseAliasInput = {
  id: string;
};

export type FreezeKind =
  /** Is invoiced; changes only by corrections. */
  | 'FINAL'
  /** Informs; may be made again. */
  | 'PRELIMINARY';

export type FreezePeriodInput = {
  kind: FreezeKind;
  /** Any day of the month. */
  month: string;
};

/** How a grade came about. */
export type GradeKind =
  /** Kurs */
  | 'COURSE'
  /** Tidigarelagt: before the end of the course, with enough to go by. */
  | 'EARLY'
  /** Prövning */
  | 'EXAM';

export type ImportErrorChoice =
  /** A wrong row ends the job as FAILED, and nothing is written. */
  | 'ABORT'
  /** Import the valid rows. */
  | 'SKIP';

export type ImportField =
  | 'ADDITIONAL_INFO'
  | 'COURSE_CODE'
  | 'COURSE_NAME'
  | 'COURSE_PACKAGE'
  | 'EMAIL'
  | 'END_DATE'
  | 'EXAM'
  | 'FIRST_NAME'
  | 'LAST_NAME'
  | 'MUNICIPALITY'
  | 'NAME'
  | 'PERSONAL_NUMBER'
  | 'PHONE'
  | 'START_DATE'
  | 'TEACHER';

export type ImportMapping = {
  column: number;
  field?: ImportField | null | undefined;
};

export type ImportOutcome =
  | 'CHANGED'
  | 'DUPLICATE'
  | 'INVALID'
  | 'NEW'
  | 'UNCHANGED';

export type ImportRowFix = {
  column: number;
  row: number;
  value?: string | null | undefined;
};

export type ImportState =
  | 'CANCELLED'
  | 'COMMITTING'
  | 'DONE'
  | 'FAILED'
  | 'PREVIEW'
  | 'UNDONE';

export type JobState =
  | 'CANCELLED'
  | 'DONE'
  | 'FAILED'
  | 'QUEUED'
  | 'RUNNING';

export type LinkStudentAccountInput = {
  studentId: string;
  /** Null removes the link. */
  userId?: string | null | undefined;
};

export type LoginInput = {
  /** Trimmed and compared without regard to case. */
  email: string;
  /** Trimmed, as the specification says; otherwise compared as it stands. */
  password: string;
};

export type MarkCommentsSeenInput = {
  studentId: string;
};

/** All that is frozen of a customer's month and not invoiced yet becomes one invoice. */
export type MarkInvoicedInput = {
  freezeId: string;
  municipality: string;
  /** The invoice's number; at most 120 characters. */
  reference?: string | null | undefined;
};

export type MatchFilter = {
  courseId?: string | null | undefined;
  municipality?: string | null | undefined;
  /** Part of the name or code of the course, or of the student's name. */
  q?: string | null | undefined;
  /** Earliest start, both ends included. */
  startFrom?: string | null | undefined;
  startTo?: string | null | undefined;
  state?: NeedState | null | undefined;
};

export type MatchNeedsInput = {
  /** 1 to 200. */
  picks: Array<MatchPick>;
};

export type MatchPick = {
  courseInstanceId: string;
  key: string;
};

/** Why an instance is proposed, or what speaks against it. */
export type MatchReason =
  /** The student has the course already. */
  | 'ALREADY_ENROLLED'
  /** Starts within eight weeks from the earliest start: 20. */
  | 'DATES'
  /** Starts within four months: 10. */
  | 'DATES_NEAR'
  /** The course that stands for it in the other curriculum (Gy11 and Gy25): 50. */
  | 'EQUIVALENT'
  /** Full: shown, never safe. */
  | 'FULL'
  /** Only planned, 'inte öppet för placering än': shown, never safe. */
  | 'NOT_OPEN'
  /** In the student's municipality, or with the responsible teacher: 10. */
  | 'PLACE'
  /** The very course: 60. */
  | 'SAME_COURSE'
  /** Has a free seat: 10. */
  | 'SEATS'
  /** Starts before the student can. */
  | 'TOO_EARLY';

export type MatchSafeNeedsInput = {
  /** What the preview said; CONFLICT (reason CHANGED) when it is no longer so many. */
  expected: number;
  filter?: MatchFilter | null | undefined;
};

export type MatchedEntriesInput = {
  /** Start means the day the course begins; its state is not read. */
  filter?: MatchFilter | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
};

export type MissingField =
  | 'EMAIL'
  | 'PERSONAL_NUMBER'
  | 'PHONE';

/** The twelve months by their Swedish names. */
export type Month =
  | 'April'
  | 'Augusti'
  | 'December'
  | 'Februari'
  | 'Januari'
  | 'Juli'
  | 'Juni'
  | 'Maj'
  | 'Mars'
  | 'November'
  | 'Oktober'
  | 'September';

export type MunicipalityInput = {
  type?: string | null | undefined;
};

/** How sure course matching is of a need. SKIPPED ones are not among the needs unless asked for; `matchedEntries` has those that are placed. */
export type NeedState =
  /** No instance with a seat. */
  | 'NONE'
  /** Exactly one open instance with a score of 80 or more, with a seat, and nothing against it. */
  | 'SAFE'
  /** Put aside by somebody. */
  | 'SKIPPED'
  /** There are instances with seats, but a person has to choose. */
  | 'UNCERTAIN';

/** What a notification tells of. */
export type NotificationKind =
  /** A comment on a student whom one is responsible for. */
  | 'COMMENT'
  /** A student asks to have something corrected. */
  | 'CORRECTION_REQUESTED'
  /** A student's end date comes within 14 days. */
  | 'END_DATE'
  | 'EXAM_DECIDED'
  | 'EXAM_REGISTERED'
  /** The grades of a course were signed. */
  | 'GRADES_SIGNED'
  | 'GRADE_OVERDUE'
  /** An import that one began has ended. */
  | 'IMPORT'
  /** Written by a person. */
  | 'MESSAGE'
  /** A card was moved to 'Praktik slut, ej närvarat'. */
  | 'MOVED_TO_RED'
  /** A planned replacement of a teacher was not carried out: who was to take over is no longer there. */
  | 'REPLACEMENT_STOPPED';

/** What to look at about one occasion. */
export type OccasionWarning =
  /** As many are booked as there are places. */
  | 'FULL'
  /** The invigilator has another occasion at that time. */
  | 'INVIGILATOR_BUSY'
  /** The room is taken by another occasion at that time. */
  | 'ROOM_TAKEN';

export type PackageCourseInput = {
  /** The name of the choice; rows of one choice stand together. */
  choiceGroup?: string | null | undefined;
  courseId: string;
  hasApl?: boolean | null | undefined;
  /** True unless given. */
  isRequired?: boolean | null | undefined;
  plannedWeek?: number | null | undefined;
};

/** The kind of a package: national and regional ones are vocational packages (yrkespaket). */
export type PackageKind =
  | 'LOCAL'
  | 'NATIONAL'
  | 'REGIONAL';

export type PreviewImportInput = {
  mapping?: Array<ImportMapping> | null | undefined;
  /** Names a workbook that this user has just sent to `POST /api/students/import/preview`. */
  uploadId: string;
};

export type PriceBasis =
  /** The whole is a result share: nothing before the course is completed. */
  | 'PER_COMPLETED_COURSE'
  /** A fixed price; that of a package includes all its courses. */
  | 'PER_PLACE'
  | 'PER_POINT';

/** What a course costs is told by its category (domain, D11). */
export type PriceCategory =
  | 'BASIC'
  /** Orientation course on basic level. */
  | 'BASIC_ORIENTATION'
  /** Barn och fritid, vård och omsorg, försäljning, hotell. */
  | 'CARE_AND_SALES'
  /** Upper-secondary, general subjects. */
  | 'GENERAL'
  | 'NATURAL_SCIENCE'
  /** Orientation course on upper-secondary level. */
  | 'ORIENTATION'
  | 'RESTAURANT'
  /** Mathematics, physics, chemistry, biology. */
  | 'SCIENCE'
  | 'SFI'
  /** Other vocational courses. */
  | 'VOCATIONAL';

/** The price of one category, one course or one package. */
export type PriceRowInput = {
  /** At most 1 000 000 kr. */
  amountOre: number;
  /** 0 to 100; 65 unless given. PER_COMPLETED_COURSE has none. */
  basePercent?: number | null | undefined;
  /** PER_POINT unless given. */
  basis?: PriceBasis | null | undefined;
  category?: PriceCategory | null | undefined;
  /** Where no course has the code, the package that has it. */
  courseCode?: string | null | undefined;
  /** Of a category only. */
  distance?: boolean | null | undefined;
  /** Its code, or its name where it has none; else the course with this code. The price holds for every edition of a package. */
  package?: string | null | undefined;
};

/** A missing field keeps its value. */
export type ProfileSettingsInput = {
  mutedNotifications?: Array<NotificationKind> | null | undefined;
  /** 25, 50 or 100. */
  pageSize?: number | null | undefined;
  reducedMotion?: boolean | null | undefined;
  shortcuts?: boolean | null | undefined;
  /** Null means the start page. */
  startPage?: string | null | undefined;
  theme?: Theme | null | undefined;
};

export type ProgramCourseInput = {
  choiceGroup?: string | null | undefined;
  courseId: string;
  part: ProgramPart;
};

export type ProgramFilter = {
  archived?: boolean | null | undefined;
  /** Part of a name or a code. */
  q?: string | null | undefined;
};

export type ProgramInput = {
  code?: string | null | undefined;
  /** At most 200. */
  courses: Array<ProgramCourseInput>;
  description?: string | null | undefined;
  freePoints?: number | null | undefined;
  /** 1 to 120 characters. */
  name: string;
  passedPoints?: number | null | undefined;
  points?: number | null | undefined;
  programmePoints?: number | null | undefined;
  requiredPoints?: number | null | undefined;
};

/** Which part of an exam a course belongs to. */
export type ProgramPart =
  /** Programspecifik */
  | 'PROGRAMME'
  /** Programgemensam, obligatorisk */
  | 'REQUIRED';

export type ReadPriceWorkbookInput = {
  /** Names a workbook that this user has just sent to `POST /api/earnings/price-lists/workbook`. */
  uploadId: string;
};

/** Name, number, phone, e-mail and municipality are copied from the stored record, never from the input. */
export type RegisterExamInput = {
  /** At most 200 characters. */
  address?: string | null | undefined;
  /** The course's title, 1 to 120 characters. */
  course: string;
  /** True when the material has been fetched; the moment is the server's. */
  materialReceived?: boolean | null | undefined;
  /**
   * One of `openExamOccasions`. The place is taken in the same step, and given back when the registration is denied.
   * CONFLICT: reason FULL, CANCELLED, or CLOSED (its window, or another course).
   */
  occasionId?: string | null | undefined;
  paymentDate?: string | null | undefined;
  /** Read only without `studentId`, and only from staff. */
  personalNumber?: string | null | undefined;
  requestedMonth: Month;
  /** Whom the exam is for. Left out, a student means the own record; staff name the student by `personalNumber` then. */
  studentId?: string | null | undefined;
  /** The responsible teacher, as in `teachers`. */
  teacherId?: string | null | undefined;
};

export type RemoveEnrollmentInput = {
  id: string;
  reason: string;
  version?: number | null | undefined;
};

export type ReopenCourseInstanceInput = {
  id: string;
  version?: number | null | undefined;
};

export type RequestPasswordResetInput = {
  email: string;
};

export type ResetNotificationInput = {
  id: string;
};

export type ResetPasswordInput = {
  /** Trimmed; 15 to 128 characters unless configured otherwise, not among the most common, not the person's or the school's name. */
  newPassword: string;
  /** From the mailed link; single use, valid for 60 minutes. */
  token: string;
};

export type ResolveCourseNameInput = {
  /** Null: it means no course; the wishes are dismissed, until the alias is forgotten. */
  courseId?: string | null | undefined;
  /** 'Kom ihåg som alias'; what means no course is remembered always. */
  remember: boolean;
  /** 1 to 200 characters. */
  text: string;
};

export type ResolveNotificationInput = {
  id: string;
  /** Read from administrators only: resolves it for that user instead. */
  userId?: string | null | undefined;
};

export type RevokeApiKeyInput = {
  id: string;
};

/** Roles, lowest rank first: guest 0, user 1, student 2, coordinator 3, specped 4, syv 5, teacher 6, admin 7, systemadmin 8. */
export type Role =
  | 'ADMIN'
  | 'COORDINATOR'
  | 'GUEST'
  | 'SPECPED'
  | 'STUDENT'
  | 'SYSTEMADMIN'
  | 'SYV'
  | 'TEACHER'
  | 'USER';

/** What the search box looks for (specification, section 2: Search). */
export type SearchType =
  /** Everything; a text of the form YYYY-MM-DD is a day, as in DATUM. */
  | 'ALLA'
  /** Students, teachers, other staff and accounts: by name, e-mail address and, from teacher up, personal number. */
  | 'ANVANDARE'
  /** Students whose start or end date, or an enrolment's start or end, is that day. */
  | 'DATUM'
  /** Courses by name and code, course instances, packages and programs. */
  | 'KURS';

export type SendResetLinkInput = {
  id: string;
};

export type SetAplStatusInput = {
  aplStatus: AplStatus;
  /** The column that the card was taken from; CONFLICT when someone else has moved it since. */
  from?: AplStatus | null | undefined;
  studentId: string;
};

/** Fields left out stay as they are; null clears. */
export type SetGradeInput = {
  basis?: string | null | undefined;
  /** Between the start and today; without any the end of the course, or today while that is to come. */
  date?: string | null | undefined;
  /** The enrolment. */
  entryId: string;
  /** Of the course's scale; - and – are the same. Null takes the draft away. */
  grade?: string | null | undefined;
  kind?: GradeKind | null | undefined;
  nationalTest?: string | null | undefined;
  /** At most 240 characters. */
  projectSummary?: string | null | undefined;
  projectTitle?: string | null | undefined;
  /** Required for –, and for every correction. */
  reason?: string | null | undefined;
  version?: number | null | undefined;
};

export type SetProtectedInput = {
  isProtected: boolean;
  studentId: string;
};

export type SetResponsibleTeacherInput = {
  studentId: string;
  /** Null takes the teacher away. */
  teacherId?: string | null | undefined;
};

export type SetUserRoleInput = {
  id: string;
  role: Role;
  version?: number | null | undefined;
};

export type SkipNeedsInput = {
  /** 1 to 200. */
  keys: Array<string>;
  /** False takes them up again. */
  skipped: boolean;
};

export type SortDirection =
  | 'ASC'
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

/** Filters of the student list; all given ones must hold. */
export type StudentFilter = {
  aplStatus?: AplStatus | null | undefined;
  /** Part of the name of a course, package or program, or a course code. */
  education?: string | null | undefined;
  /** Only students whose responsible teacher is the viewer. */
  mine?: boolean | null | undefined;
  /** Only students who lack the contact field: any of EMAIL, PHONE, PERSONAL_NUMBER. */
  missing?: Array<MissingField> | null | undefined;
  municipalities?: Array<string> | null | undefined;
  /** Part of a name or an e-mail address, or of a personal number in any spelling. */
  q?: string | null | undefined;
  startFrom?: string | null | undefined;
  startTo?: string | null | undefined;
  statuses?: Array<StudentStatus> | null | undefined;
  teacherId?: string | null | undefined;
};

export type StudentSort = {
  direction: SortDirection;
  field: StudentSortField;
};

export type StudentSortField =
  | 'APL_STATUS'
  | 'EMAIL'
  | 'END_DATE'
  | 'MUNICIPALITY'
  | 'NAME'
  | 'PERSONAL_NUMBER'
  | 'PHONE'
  | 'START_DATE'
  | 'STATUS'
  | 'TEACHER'
  | 'UPDATED_AT';

/** Where a student stands, derived from the enrolments and, without any, from start and end date. */
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

/** Page by number for a list on screen (`page` from 1), or by cursor (`after`) for reading everything. */
export type StudentsInput = {
  after?: string | null | undefined;
  filter?: StudentFilter | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  page?: number | null | undefined;
  sort?: StudentSort | null | undefined;
};

export type StudyForm =
  /** Lärling */
  | 'APPRENTICESHIP'
  /** Klassrum */
  | 'CLASSROOM'
  /** Distans */
  | 'DISTANCE'
  /** Flex */
  | 'FLEX';

export type TeacherEventKind =
  | 'ASSIGNED'
  | 'EMPLOYMENT_ENDED'
  /** The account was unlocked again. */
  | 'EMPLOYMENT_RESUMED'
  | 'PROFILE'
  | 'REPLACED'
  | 'REPLACEMENT_CANCELLED'
  | 'REPLACEMENT_PLANNED'
  | 'TOOK_OVER'
  | 'UNASSIGNED';

export type TeacherReplacementInput = {
  /** The first day of the new one, today or later; one to come is carried out when it comes. */
  fromOn: string;
  /** The teacher who leaves off. */
  id: string;
  /** The teacher who takes over; active, and another one. */
  replacementId: string;
};

export type TeacherSort = {
  direction: SortDirection;
  field: TeacherSortField;
};

export type TeacherSortField =
  | 'ACTIVE'
  | 'EMAIL'
  | 'EXAMS'
  /** Overdue ones first. */
  | 'GRADES'
  | 'INSTANCES'
  | 'LAST_SEEN_AT'
  | 'LOAD'
  | 'NAME'
  | 'STUDENTS';

export type TeacherSubjectInput = {
  isQualified: boolean;
  /** 1 to 80 characters. */
  subject: string;
};

/** All given ones must hold. */
export type TeacherWorkFilter = {
  /** Accounts in use (true) or switched off (false). */
  active?: boolean | null | undefined;
  /** Only those who have missed a day for grades. */
  overdue?: boolean | null | undefined;
  /** Part of a name or an e-mail address. */
  q?: string | null | undefined;
  subject?: string | null | undefined;
  /** Only those without an ongoing or coming instance. */
  withoutInstances?: boolean | null | undefined;
};

export type TeacherWorkInput = {
  filter?: TeacherWorkFilter | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
  sort?: TeacherSort | null | undefined;
};

export type Theme =
  | 'DARK'
  | 'LIGHT'
  /** Follows the device. */
  | 'SYSTEM';

export type UndoImportInput = {
  batchId: string;
};

export type UndoMatchInput = {
  batchId: string;
};

export type UnknownCourseNamesInput = {
  /** 1 to 100; 25 unless given. */
  first?: number | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
  q?: string | null | undefined;
};

export type UpdateCourseInput = {
  course: CourseInput;
  id: string;
  version: number;
};

export type UpdateCourseInstanceInput = {
  id: string;
  values: CourseInstanceValues;
  /** CONFLICT (reason VERSION) when it is no longer this one. */
  version?: number | null | undefined;
};

export type UpdateCoursePackageInput = {
  id: string;
  package: CoursePackageInput;
  version: number;
};

/** Changes one enrolment: what is left out stays as it is. */
export type UpdateEnrollmentInput = {
  /** Another instance of the course. */
  courseInstanceId?: string | null | undefined;
  /** Since when the status or the instance holds; today unless given. */
  effectiveOn?: string | null | undefined;
  endDate?: string | null | undefined;
  id: string;
  /** The last day on which the student was known to be active, as a learning platform tells it. */
  lastActivityOn?: string | null | undefined;
  note?: string | null | undefined;
  reason?: StatusReason | null | undefined;
  status?: EnrollmentStatus | null | undefined;
  /** CONFLICT when it is no longer current. */
  version?: number | null | undefined;
};

export type UpdateImportInput = {
  batchId: string;
  /** Ticked unless changed: an empty cell does not erase what is stored. */
  keepExistingWhenEmpty?: boolean | null | undefined;
  mapping?: Array<ImportMapping> | null | undefined;
  rows?: Array<ImportRowFix> | null | undefined;
};

/** A missing field keeps its value. */
export type UpdateMyProfileInput = {
  /** Null clears it. */
  phone?: string | null | undefined;
  settings?: ProfileSettingsInput | null | undefined;
};

/** The rows replace those before. Months that are frozen keep their amounts. */
export type UpdatePriceListInput = {
  id: string;
  name: string;
  rows: Array<PriceRowInput>;
  validFrom: string;
  validTo?: string | null | undefined;
  /** The version that the form was filled from; CONFLICT when it is no longer current. */
  version?: number | null | undefined;
};

export type UpdateProgramInput = {
  id: string;
  program: ProgramInput;
  version: number;
};

/** The fields of the student form; a missing field keeps its value, null clears it. */
export type UpdateStudentInput = {
  additionalInfo?: string | null | undefined;
  email?: string | null | undefined;
  endDate?: string | null | undefined;
  exam?: string | null | undefined;
  id: string;
  municipality?: MunicipalityInput | null | undefined;
  name?: string | null | undefined;
  personalNumber?: string | null | undefined;
  phone?: string | null | undefined;
  startDate?: string | null | undefined;
  /** The version that the form was filled from; CONFLICT when it is no longer current. */
  version?: number | null | undefined;
};

export type UpdateTaskInput = {
  /** 1 to 500 characters. */
  description: string;
  id: string;
};

export type UpdateTeacherProfileInput = {
  /** 5 to 100. */
  employmentPercent: number;
  id: string;
  /** All of them: those left out are taken away. At most 20. */
  subjects: Array<TeacherSubjectInput>;
  /** The version that the form was filled from; CONFLICT when it is no longer current. */
  version?: number | null | undefined;
};

/** A missing field keeps its value. */
export type UpdateUserInput = {
  /** A new address ends all sessions of the account and makes links sent to the old one useless. */
  email?: string | null | undefined;
  id: string;
  name?: string | null | undefined;
  /** Null clears it. */
  phone?: string | null | undefined;
  /** The version that the form was filled from; CONFLICT when it is no longer current. */
  version?: number | null | undefined;
};

/** Filters of the user administration; all given ones must hold. */
export type UserFilter = {
  active?: boolean | null | undefined;
  /** Part of a name or an e-mail address. */
  q?: string | null | undefined;
  roles?: Array<Role> | null | undefined;
  /** Student accounts without (true) or with (false) a linked record. */
  unlinked?: boolean | null | undefined;
};

export type UserSort = {
  direction: SortDirection;
  field: UserSortField;
};

export type UserSortField =
  | 'ACTIVE'
  | 'CREATED_AT'
  | 'EMAIL'
  | 'LAST_SEEN_AT'
  | 'NAME'
  /** By rank. */
  | 'ROLE';

export type UsersInput = {
  filter?: UserFilter | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
  sort?: UserSort | null | undefined;
};

export type RestApiKeyFragment = { id: string, name: string, role: Role, createdAt: string, createdBy: string, expiresAt: string | null, lastUsedAt: string | null, revokedAt: string | null };

export type RestApiKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type RestApiKeysQuery = { apiKeys: Array<{ id: string, name: string, role: Role, createdAt: string, createdBy: string, expiresAt: string | null, lastUsedAt: string | null, revokedAt: string | null }> };

export type RestCreateApiKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type RestCreateApiKeyMutation = { createApiKey: { key: string | null, apiKey: { id: string, name: string, role: Role, createdAt: string, createdBy: string, expiresAt: string | null, lastUsedAt: string | null, revokedAt: string | null } } };

export type RestRevokeApiKeyMutationVariables = Exact<{
  input: RevokeApiKeyInput;
}>;


export type RestRevokeApiKeyMutation = { revokeApiKey: { id: string } };

export type RestLoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type RestLoginMutation = { login: { message: string, token: string, user: { userId: string, name: string, email: string, role: Role } } };

export type RestLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type RestLogoutMutation = { logout: boolean };

export type RestSessionQueryVariables = Exact<{ [key: string]: never; }>;


export type RestSessionQuery = { me: { userId: string, name: string, email: string, role: Role } };

export type RestRequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RestRequestPasswordResetMutation = { requestPasswordReset: { message: string } };

export type RestResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type RestResetPasswordMutation = { resetPassword: { message: string } };

export type RestCalendarExamFragment = { id: string, studentId: string, studentName: string, course: string, courseId: string | null, requestedMonth: Month, requestedYear: number, status: ExamStatus, municipality: string | null, teacherId: string | null, teacherName: string | null, paymentDate: string | null, isFeeExempt: boolean | null, materialReceived: boolean | null, result: string | null };

export type RestCalendarQueryVariables = Exact<{
  input: CalendarInput;
}>;


export type RestCalendarQuery = { calendar: { undatedCount: number, occasions: Array<{ id: string, version: number, heldOn: string, startsAt: string | null, endsAt: string | null, room: string | null, part: ExamPart | null, capacity: number | null, invigilator: string | null, teacherId: string | null, teacherName: string | null, registrationOpensOn: string | null, registrationClosesOn: string | null, note: string | null, isCancelled: boolean, cancelledReason: string | null, warnings: Array<OccasionWarning>, courses: Array<{ id: string, code: string, name: string }>, bookings: Array<{ attendance: ExamAttendance | null, idChecked: boolean | null, bookedAt: string | null, summonedAt: string | null, warnings: Array<BookingWarning>, exam: { id: string, studentId: string, studentName: string, course: string, courseId: string | null, requestedMonth: Month, requestedYear: number, status: ExamStatus, municipality: string | null, teacherId: string | null, teacherName: string | null, paymentDate: string | null, isFeeExempt: boolean | null, materialReceived: boolean | null, result: string | null } }> }>, undated: Array<{ id: string, studentId: string, studentName: string, course: string, courseId: string | null, requestedMonth: Month, requestedYear: number, status: ExamStatus, municipality: string | null, teacherId: string | null, teacherName: string | null, paymentDate: string | null, isFeeExempt: boolean | null, materialReceived: boolean | null, result: string | null }>, marks: Array<{ layer: CalendarLayer, day: string, courseInstanceId: string, courseName: string, name: string }> } };

export type RestCourseReferenceFragment = { id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean };

export type RestCatalogueCourseFragment = { id: string, version: number, code: string, name: string, subject: string | null, points: number | null, system: CourseSystem, level: CourseLevel, kind: CourseKind, priceCategory: PriceCategory | null, validFrom: string | null, validTo: string | null, cancelledOn: string | null, status: CourseStatus, activeInstances: number, students: number, equivalents: Array<{ id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean }> };

export type RestCoursePackageFragment = { id: string, version: number, code: string | null, name: string, kind: PackageKind, description: string | null, targetPoints: number | null, aplWeeks: number | null, edition: number, isArchived: boolean, points: number, optionalPoints: number, weeks: number, activeStudents: number, courses: Array<{ choiceGroup: string | null, isRequired: boolean, hasApl: boolean, plannedWeek: number | null, course: { id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean } }> };

export type RestProgramFragment = { id: string, version: number, code: string | null, name: string, description: string | null, points: number | null, requiredPoints: number | null, programmePoints: number | null, freePoints: number | null, passedPoints: number | null, isArchived: boolean, activeStudents: number, courses: Array<{ part: ProgramPart, choiceGroup: string | null, course: { id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean } }> };

export type RestCatalogueCoursesQueryVariables = Exact<{
  input?: CatalogueCoursesInput | null | undefined;
}>;


export type RestCatalogueCoursesQuery = { catalogueCourses: { nodes: Array<{ id: string, version: number, code: string, name: string, subject: string | null, points: number | null, system: CourseSystem, level: CourseLevel, kind: CourseKind, priceCategory: PriceCategory | null, validFrom: string | null, validTo: string | null, cancelledOn: string | null, status: CourseStatus, activeInstances: number, students: number, equivalents: Array<{ id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean }> }> } };

export type RestCoursePackagesQueryVariables = Exact<{
  input?: CoursePackagesInput | null | undefined;
}>;


export type RestCoursePackagesQuery = { coursePackages: { nodes: Array<{ id: string, version: number, code: string | null, name: string, kind: PackageKind, description: string | null, targetPoints: number | null, aplWeeks: number | null, edition: number, isArchived: boolean, points: number, optionalPoints: number, weeks: number, activeStudents: number, courses: Array<{ choiceGroup: string | null, isRequired: boolean, hasApl: boolean, plannedWeek: number | null, course: { id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean } }> }> } };

export type RestProgramsQueryVariables = Exact<{
  filter?: ProgramFilter | null | undefined;
}>;


export type RestProgramsQuery = { programs: Array<{ id: string, version: number, code: string | null, name: string, description: string | null, points: number | null, requiredPoints: number | null, programmePoints: number | null, freePoints: number | null, passedPoints: number | null, isArchived: boolean, activeStudents: number, courses: Array<{ part: ProgramPart, choiceGroup: string | null, course: { id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean } }> }> };

export type RestCatalogueCourseQueryVariables = Exact<{
  id: string;
}>;


export type RestCatalogueCourseQuery = { catalogueCourse: { id: string, version: number, code: string, name: string, subject: string | null, points: number | null, system: CourseSystem, level: CourseLevel, kind: CourseKind, priceCategory: PriceCategory | null, validFrom: string | null, validTo: string | null, cancelledOn: string | null, status: CourseStatus, activeInstances: number, students: number, equivalents: Array<{ id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean }> } | null };

export type RestCoursePackageQueryVariables = Exact<{
  id: string;
}>;


export type RestCoursePackageQuery = { coursePackage: { id: string, version: number, code: string | null, name: string, kind: PackageKind, description: string | null, targetPoints: number | null, aplWeeks: number | null, edition: number, isArchived: boolean, points: number, optionalPoints: number, weeks: number, activeStudents: number, courses: Array<{ choiceGroup: string | null, isRequired: boolean, hasApl: boolean, plannedWeek: number | null, course: { id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean } }> } | null };

export type RestProgramQueryVariables = Exact<{
  id: string;
}>;


export type RestProgramQuery = { program: { id: string, version: number, code: string | null, name: string, description: string | null, points: number | null, requiredPoints: number | null, programmePoints: number | null, freePoints: number | null, passedPoints: number | null, isArchived: boolean, activeStudents: number, courses: Array<{ part: ProgramPart, choiceGroup: string | null, course: { id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean } }> } | null };

export type RestCreateCourseMutationVariables = Exact<{
  input: CreateCourseInput;
}>;


export type RestCreateCourseMutation = { createCourse: { id: string, version: number, code: string, name: string, subject: string | null, points: number | null, system: CourseSystem, level: CourseLevel, kind: CourseKind, priceCategory: PriceCategory | null, validFrom: string | null, validTo: string | null, cancelledOn: string | null, status: CourseStatus, activeInstances: number, students: number, equivalents: Array<{ id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean }> } };

export type RestUpdateCourseMutationVariables = Exact<{
  input: UpdateCourseInput;
}>;


export type RestUpdateCourseMutation = { updateCourse: { id: string, version: number, code: string, name: string, subject: string | null, points: number | null, system: CourseSystem, level: CourseLevel, kind: CourseKind, priceCategory: PriceCategory | null, validFrom: string | null, validTo: string | null, cancelledOn: string | null, status: CourseStatus, activeInstances: number, students: number, equivalents: Array<{ id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean }> } };

export type RestCreateCoursePackageMutationVariables = Exact<{
  input: CreateCoursePackageInput;
}>;


export type RestCreateCoursePackageMutation = { createCoursePackage: { id: string, version: number, code: string | null, name: string, kind: PackageKind, description: string | null, targetPoints: number | null, aplWeeks: number | null, edition: number, isArchived: boolean, points: number, optionalPoints: number, weeks: number, activeStudents: number, courses: Array<{ choiceGroup: string | null, isRequired: boolean, hasApl: boolean, plannedWeek: number | null, course: { id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean } }> } };

export type RestUpdateCoursePackageMutationVariables = Exact<{
  input: UpdateCoursePackageInput;
}>;


export type RestUpdateCoursePackageMutation = { updateCoursePackage: { id: string, version: number, code: string | null, name: string, kind: PackageKind, description: string | null, targetPoints: number | null, aplWeeks: number | null, edition: number, isArchived: boolean, points: number, optionalPoints: number, weeks: number, activeStudents: number, courses: Array<{ choiceGroup: string | null, isRequired: boolean, hasApl: boolean, plannedWeek: number | null, course: { id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean } }> } };

export type RestCreateProgramMutationVariables = Exact<{
  input: CreateProgramInput;
}>;


export type RestCreateProgramMutation = { createProgram: { id: string, version: number, code: string | null, name: string, description: string | null, points: number | null, requiredPoints: number | null, programmePoints: number | null, freePoints: number | null, passedPoints: number | null, isArchived: boolean, activeStudents: number, courses: Array<{ part: ProgramPart, choiceGroup: string | null, course: { id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean } }> } };

export type RestUpdateProgramMutationVariables = Exact<{
  input: UpdateProgramInput;
}>;


export type RestUpdateProgramMutation = { updateProgram: { id: string, version: number, code: string | null, name: string, description: string | null, points: number | null, requiredPoints: number | null, programmePoints: number | null, freePoints: number | null, passedPoints: number | null, isArchived: boolean, activeStudents: number, courses: Array<{ part: ProgramPart, choiceGroup: string | null, course: { id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean } }> } };

export type RestDeleteCourseMutationVariables = Exact<{
  input: DeleteFromCatalogueInput;
}>;


export type RestDeleteCourseMutation = { deleteCourse: boolean };

export type RestDeleteCoursePackageMutationVariables = Exact<{
  input: DeleteFromCatalogueInput;
}>;


export type RestDeleteCoursePackageMutation = { deleteCoursePackage: boolean };

export type RestDeleteProgramMutationVariables = Exact<{
  input: DeleteFromCatalogueInput;
}>;


export type RestDeleteProgramMutation = { deleteProgram: boolean };

export type RestAddStudentCommentMutationVariables = Exact<{
  input: AddCommentInput;
}>;


export type RestAddStudentCommentMutation = { addStudentComment: { commentHistory: Array<{ id: string, author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number }> } };

export type RestEditStudentCommentMutationVariables = Exact<{
  input: EditCommentInput;
}>;


export type RestEditStudentCommentMutation = { editStudentComment: { commentHistory: Array<{ id: string, author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number }> } };

export type RestDeleteStudentCommentMutationVariables = Exact<{
  input: DeleteCommentInput;
}>;


export type RestDeleteStudentCommentMutation = { deleteStudentComment: { commentHistory: Array<{ id: string, author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number }> } };

export type RestAddAplCommentMutationVariables = Exact<{
  input: AddCommentInput;
}>;


export type RestAddAplCommentMutation = { addAplComment: { commentHistory: Array<{ id: string, author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number }> } };

export type RestEditAplCommentMutationVariables = Exact<{
  input: EditAplCommentInput;
}>;


export type RestEditAplCommentMutation = { editAplComment: { commentHistory: Array<{ id: string, author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number }> } };

export type RestDeleteAplCommentMutationVariables = Exact<{
  input: DeleteAplCommentInput;
}>;


export type RestDeleteAplCommentMutation = { deleteAplComment: { commentHistory: Array<{ id: string, author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number }> } };

export type RestMarkCommentsSeenMutationVariables = Exact<{
  input: MarkCommentsSeenInput;
}>;


export type RestMarkCommentsSeenMutation = { markCommentsSeen: { commentHistory: Array<{ id: string, author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number }> } };

export type RestCourseInstanceFragment = { id: string, version: number, name: string, courseId: string, courseName: string, courseCode: string, points: number | null, startDate: string | null, endDate: string | null, weeks: number | null, pacePercent: number, studyForm: StudyForm, location: string | null, municipality: string | null, teacherId: string | null, teacherName: string | null, capacity: number | null, admitted: number, started: number, droppedOut: number, graded: number, ungraded: number, status: CourseInstanceStatus, gradesDueOn: string | null, gradesSignedAt: string | null, seriesId: string | null };

export type RestCourseInstancesQueryVariables = Exact<{
  input?: CourseInstancesInput | null | undefined;
}>;


export type RestCourseInstancesQuery = { courseInstances: { nodes: Array<{ id: string, version: number, name: string, courseId: string, courseName: string, courseCode: string, points: number | null, startDate: string | null, endDate: string | null, weeks: number | null, pacePercent: number, studyForm: StudyForm, location: string | null, municipality: string | null, teacherId: string | null, teacherName: string | null, capacity: number | null, admitted: number, started: number, droppedOut: number, graded: number, ungraded: number, status: CourseInstanceStatus, gradesDueOn: string | null, gradesSignedAt: string | null, seriesId: string | null }> } };

export type RestCourseInstanceQueryVariables = Exact<{
  id: string;
}>;


export type RestCourseInstanceQuery = { courseInstance: { id: string, version: number, name: string, courseId: string, courseName: string, courseCode: string, points: number | null, startDate: string | null, endDate: string | null, weeks: number | null, pacePercent: number, studyForm: StudyForm, location: string | null, municipality: string | null, teacherId: string | null, teacherName: string | null, capacity: number | null, admitted: number, started: number, droppedOut: number, graded: number, ungraded: number, status: CourseInstanceStatus, gradesDueOn: string | null, gradesSignedAt: string | null, seriesId: string | null } };

export type RestCourseInstanceStudentsQueryVariables = Exact<{
  id: string;
}>;


export type RestCourseInstanceStudentsQuery = { courseInstanceStudents: { students: Array<{ enrollmentId: string, studentId: string, name: string, personalNumber: string | null, email: string | null, phone: string | null, municipality: string | null, isProtected: boolean, status: EnrollmentStatus | null, statusOn: string | null, startDate: string | null, endDate: string | null, pacePercent: number, grade: string | null, gradedOn: string | null }> } };

export type RestCreateCourseInstanceMutationVariables = Exact<{
  input: CreateCourseInstanceInput;
}>;


export type RestCreateCourseInstanceMutation = { createCourseInstance: { id: string, version: number, name: string, courseId: string, courseName: string, courseCode: string, points: number | null, startDate: string | null, endDate: string | null, weeks: number | null, pacePercent: number, studyForm: StudyForm, location: string | null, municipality: string | null, teacherId: string | null, teacherName: string | null, capacity: number | null, admitted: number, started: number, droppedOut: number, graded: number, ungraded: number, status: CourseInstanceStatus, gradesDueOn: string | null, gradesSignedAt: string | null, seriesId: string | null } };

export type RestUpdateCourseInstanceMutationVariables = Exact<{
  input: UpdateCourseInstanceInput;
}>;


export type RestUpdateCourseInstanceMutation = { updateCourseInstance: { id: string, version: number, name: string, courseId: string, courseName: string, courseCode: string, points: number | null, startDate: string | null, endDate: string | null, weeks: number | null, pacePercent: number, studyForm: StudyForm, location: string | null, municipality: string | null, teacherId: string | null, teacherName: string | null, capacity: number | null, admitted: number, started: number, droppedOut: number, graded: number, ungraded: number, status: CourseInstanceStatus, gradesDueOn: string | null, gradesSignedAt: string | null, seriesId: string | null } };

export type RestDeleteCourseInstanceMutationVariables = Exact<{
  input: DeleteCourseInstanceInput;
}>;


export type RestDeleteCourseInstanceMutation = { deleteCourseInstance: string };

export type RestCancelCourseInstanceMutationVariables = Exact<{
  input: CancelCourseInstanceInput;
}>;


export type RestCancelCourseInstanceMutation = { cancelCourseInstance: { students: number, batchId: string | null, instance: { id: string, version: number, name: string, courseId: string, courseName: string, courseCode: string, points: number | null, startDate: string | null, endDate: string | null, weeks: number | null, pacePercent: number, studyForm: StudyForm, location: string | null, municipality: string | null, teacherId: string | null, teacherName: string | null, capacity: number | null, admitted: number, started: number, droppedOut: number, graded: number, ungraded: number, status: CourseInstanceStatus, gradesDueOn: string | null, gradesSignedAt: string | null, seriesId: string | null } } };

export type RestReopenCourseInstanceMutationVariables = Exact<{
  input: ReopenCourseInstanceInput;
}>;


export type RestReopenCourseInstanceMutation = { reopenCourseInstance: { id: string, version: number, name: string, courseId: string, courseName: string, courseCode: string, points: number | null, startDate: string | null, endDate: string | null, weeks: number | null, pacePercent: number, studyForm: StudyForm, location: string | null, municipality: string | null, teacherId: string | null, teacherName: string | null, capacity: number | null, admitted: number, started: number, droppedOut: number, graded: number, ungraded: number, status: CourseInstanceStatus, gradesDueOn: string | null, gradesSignedAt: string | null, seriesId: string | null } };

export type RestMatchOutcomeFragment = { batchId: string | null, matched: number, job: { id: string, state: JobState, done: number, total: number } | null };

export type RestMatchBatchFragment = { id: string, title: string, size: number, createdAt: string, createdBy: string, undoneAt: string | null, entries: Array<{ studentId: string, student: string, course: string, instance: string | null, startDate: string | null }> };

export type RestMatchCountsFragment = { needs: number, safe: number, uncertain: number, none: number, skipped: number };

export type RestMatchCourseFragment = { id: string, code: string, name: string, points: number | null };

export type RestCourseAliasFragment = { id: string, text: string, createdBy: string | null, createdAt: string, course: { id: string, code: string, name: string, points: number | null } | null };

export type RestCourseMatchingQueryVariables = Exact<{
  input?: CourseMatchingInput | null | undefined;
}>;


export type RestCourseMatchingQuery = { courseMatching: { totalCount: number, counts: { needs: number, safe: number, uncertain: number, none: number, skipped: number }, nodes: Array<{ key: string, studentId: string, student: string, municipality: string | null, wanted: string, earliestOn: string | null, pacePercent: number | null, frame: string | null, step: number | null, note: string | null, state: NeedState, passedGrade: string | null, isEnrolled: boolean, isCrowded: boolean, courses: Array<{ id: string, code: string, name: string, points: number | null }>, proposals: Array<{ instanceId: string, name: string, startDate: string | null, endDate: string | null, pacePercent: number, location: string | null, municipality: string | null, teacher: string | null, seatsLeft: number | null, score: number, reasons: Array<MatchReason>, isOpen: boolean, course: { id: string, code: string, name: string, points: number | null } }> }> } };

export type RestSafeMatchesQueryVariables = Exact<{
  filter?: MatchFilter | null | undefined;
}>;


export type RestSafeMatchesQuery = { safeMatches: { total: number, groups: Array<{ instanceId: string, name: string, courseCode: string, startDate: string | null, seatsLeft: number | null, students: Array<string> }> } };

export type RestMatchBatchesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestMatchBatchesQuery = { matchBatches: Array<{ id: string, title: string, size: number, createdAt: string, createdBy: string, undoneAt: string | null, entries: Array<{ studentId: string, student: string, course: string, instance: string | null, startDate: string | null }> }> };

export type RestMatchedEntriesQueryVariables = Exact<{
  input?: MatchedEntriesInput | null | undefined;
}>;


export type RestMatchedEntriesQuery = { matchedEntries: { totalCount: number, nodes: Array<{ id: string, studentId: string, student: string, municipality: string | null, instance: string | null, startDate: string | null, matchedAt: string, matchedBy: string, batchId: string, batchSize: number, mayUndo: boolean, course: { id: string, code: string, name: string, points: number | null } }> } };

export type RestUnknownCourseNamesQueryVariables = Exact<{
  input?: UnknownCourseNamesInput | null | undefined;
}>;


export type RestUnknownCourseNamesQuery = { unknownCourseNames: { totalCount: number, nodes: Array<{ text: string, students: number, importRows: number, hits: Array<{ likeness: number, course: { id: string, code: string, name: string, points: number | null } }> }> } };

export type RestCourseAliasesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCourseAliasesQuery = { courseAliases: Array<{ id: string, text: string, createdBy: string | null, createdAt: string, course: { id: string, code: string, name: string, points: number | null } | null }> };

export type RestMatchNeedsMutationVariables = Exact<{
  input: MatchNeedsInput;
}>;


export type RestMatchNeedsMutation = { matchNeeds: { batchId: string | null, matched: number, job: { id: string, state: JobState, done: number, total: number } | null } };

export type RestMatchSafeNeedsMutationVariables = Exact<{
  input: MatchSafeNeedsInput;
}>;


export type RestMatchSafeNeedsMutation = { matchSafeNeeds: { batchId: string | null, matched: number, job: { id: string, state: JobState, done: number, total: number } | null } };

export type RestUndoMatchMutationVariables = Exact<{
  input: UndoMatchInput;
}>;


export type RestUndoMatchMutation = { undoMatch: { id: string, title: string, size: number, createdAt: string, createdBy: string, undoneAt: string | null, entries: Array<{ studentId: string, student: string, course: string, instance: string | null, startDate: string | null }> } };

export type RestSkipNeedsMutationVariables = Exact<{
  input: SkipNeedsInput;
}>;


export type RestSkipNeedsMutation = { skipNeeds: number };

export type RestCreateInstanceForNeedsMutationVariables = Exact<{
  input: CreateInstanceForNeedsInput;
}>;


export type RestCreateInstanceForNeedsMutation = { createInstanceForNeeds: { batchId: string | null, matched: number, job: { id: string, state: JobState, done: number, total: number } | null } };

export type RestResolveCourseNameMutationVariables = Exact<{
  input: ResolveCourseNameInput;
}>;


export type RestResolveCourseNameMutation = { resolveCourseName: { students: number, alias: { id: string, text: string, createdBy: string | null, createdAt: string, course: { id: string, code: string, name: string, points: number | null } | null } | null } };

export type RestAddCourseWishMutationVariables = Exact<{
  input: AddCourseWishInput;
}>;


export type RestAddCourseWishMutation = { addCourseWish: { needs: number, safe: number, uncertain: number, none: number, skipped: number } };

export type RestForgetCourseAliasMutationVariables = Exact<{
  input: ForgetCourseAliasInput;
}>;


export type RestForgetCourseAliasMutation = { forgetCourseAlias: string };

export type RestCourseQueryVariables = Exact<{
  id: string;
}>;


export type RestCourseQuery = { course: { id: string, courseName: string, teacher: { id: string, username: string } | null, students: Array<{ id: string, name: string }> } | null };

export type RestDetailsQueryVariables = Exact<{
  type: DetailsType;
  id: string;
}>;


export type RestDetailsQuery = { details:
    | { __typename: 'AccountCard', id: string, type: string, title: string, role: Role, email: string | null, active: boolean }
    | { __typename: 'StudentCard', id: string, type: string, title: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, status: StudentStatus, educationSummary: string | null, withheld: Array<string>, link: string, municipality: { type: string } | null, education: Array<{ id: string, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, refId: { id: string, courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null } | null, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null }>, teacher: { id: string, username: string } | null }
    | { __typename: 'TeacherCard', id: string, type: string, title: string, email: string | null, active: boolean, studentCount: number, courseInstances: Array<{ id: string, courseName: string, startDate: string | null, endDate: string | null }> }
   | null };

export type RestIssuedDocumentQueryVariables = Exact<{
  id: string;
}>;


export type RestIssuedDocumentQuery = { issuedDocument: { id: string, filename: string, size: number } | null };

export type RestIssuedDocumentsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestIssuedDocumentsQuery = { issuedDocuments: { totalCount: number } };

export type RestVerifyDocumentQueryVariables = Exact<{
  code: string;
}>;


export type RestVerifyDocumentQuery = { verifyDocument: { code: string, type: DocumentType, title: string, issuedOn: string, issuer: string, valid: boolean, revokedOn: string | null, erasedOn: string | null, holder: string | null, sha256: string } | null };

export type RestPriceListFragment = { id: string, version: number, municipality: string, name: string, validFrom: string, validTo: string | null, rows: Array<{ category: PriceCategory | null, courseId: string | null, packageId: string | null, code: string | null, title: string | null, distance: boolean, basis: PriceBasis, amountOre: number, basePercent: number }> };

export type RestFreezeFragment = { id: string, month: string, kind: FreezeKind, throughOn: string, frozenAt: string, frozenByName: string | null, totalOre: number, municipalities: Array<{ municipality: string, lines: number, linesOre: number, correctionsOre: number, totalOre: number, invoicedOre: number, status: EarningStatus, invoices: Array<{ id: string, amountOre: number, reference: string | null, invoicedAt: string, invoicedByName: string | null }> }> };

export type RestCorrectionFragment = { id: string, month: string, enrollmentId: string, studentId: string, municipality: string, title: string, amountOre: number, reason: string, createdAt: string, createdByName: string | null };

export type RestEarningsQueryVariables = Exact<{
  input: EarningsInput;
}>;


export type RestEarningsQuery = { earnings: { from: string, to: string, through: string, frozenMonths: Array<string>, cards: { earnedOre: number, baseOre: number, resultOre: number, correctionsOre: number, invoiceableOre: number, remainingResultOre: number, remainingCount: number, riskOre: number, riskCount: number }, groups: Array<{ municipality: string, courseId: string | null, packageId: string | null, code: string | null, title: string | null, enrollments: number, baseOre: number, resultOre: number, correctionsOre: number, earnedOre: number, remainingResultOre: number, riskOre: number, status: EarningStatus }>, problems: Array<{ kind: EarningProblemKind, municipality: string | null, courses: number, enrollments: number, titles: Array<string> }> } };

export type RestPriceListsQueryVariables = Exact<{
  municipality?: string | null | undefined;
}>;


export type RestPriceListsQuery = { priceLists: Array<{ id: string, version: number, municipality: string, name: string, validFrom: string, validTo: string | null, rows: Array<{ category: PriceCategory | null, courseId: string | null, packageId: string | null, code: string | null, title: string | null, distance: boolean, basis: PriceBasis, amountOre: number, basePercent: number }> }> };

export type RestCreatePriceListMutationVariables = Exact<{
  input: CreatePriceListInput;
}>;


export type RestCreatePriceListMutation = { createPriceList: { id: string, version: number, municipality: string, name: string, validFrom: string, validTo: string | null, rows: Array<{ category: PriceCategory | null, courseId: string | null, packageId: string | null, code: string | null, title: string | null, distance: boolean, basis: PriceBasis, amountOre: number, basePercent: number }> } };

export type RestUpdatePriceListMutationVariables = Exact<{
  input: UpdatePriceListInput;
}>;


export type RestUpdatePriceListMutation = { updatePriceList: { id: string, version: number, municipality: string, name: string, validFrom: string, validTo: string | null, rows: Array<{ category: PriceCategory | null, courseId: string | null, packageId: string | null, code: string | null, title: string | null, distance: boolean, basis: PriceBasis, amountOre: number, basePercent: number }> } };

export type RestDeletePriceListMutationVariables = Exact<{
  input: DeletePriceListInput;
}>;


export type RestDeletePriceListMutation = { deletePriceList: string };

export type RestFreezesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestFreezesQuery = { earningFreezes: Array<{ id: string, month: string, kind: FreezeKind, throughOn: string, frozenAt: string, frozenByName: string | null, totalOre: number, municipalities: Array<{ municipality: string, lines: number, linesOre: number, correctionsOre: number, totalOre: number, invoicedOre: number, status: EarningStatus, invoices: Array<{ id: string, amountOre: number, reference: string | null, invoicedAt: string, invoicedByName: string | null }> }> }> };

export type RestFreezePeriodMutationVariables = Exact<{
  input: FreezePeriodInput;
}>;


export type RestFreezePeriodMutation = { freezePeriod: { id: string, month: string, kind: FreezeKind, throughOn: string, frozenAt: string, frozenByName: string | null, totalOre: number, municipalities: Array<{ municipality: string, lines: number, linesOre: number, correctionsOre: number, totalOre: number, invoicedOre: number, status: EarningStatus, invoices: Array<{ id: string, amountOre: number, reference: string | null, invoicedAt: string, invoicedByName: string | null }> }> } };

export type RestMarkInvoicedMutationVariables = Exact<{
  input: MarkInvoicedInput;
}>;


export type RestMarkInvoicedMutation = { markInvoiced: { id: string, month: string, kind: FreezeKind, throughOn: string, frozenAt: string, frozenByName: string | null, totalOre: number, municipalities: Array<{ municipality: string, lines: number, linesOre: number, correctionsOre: number, totalOre: number, invoicedOre: number, status: EarningStatus, invoices: Array<{ id: string, amountOre: number, reference: string | null, invoicedAt: string, invoicedByName: string | null }> }> } };

export type RestCorrectEarningsMutationVariables = Exact<{
  input: CorrectEarningsInput;
}>;


export type RestCorrectEarningsMutation = { correctEarnings: Array<{ id: string, month: string, enrollmentId: string, studentId: string, municipality: string, title: string, amountOre: number, reason: string, createdAt: string, createdByName: string | null }> };

export type RestReadPriceWorkbookMutationVariables = Exact<{
  input: ReadPriceWorkbookInput;
}>;


export type RestReadPriceWorkbookMutation = { readPriceWorkbook: { rows: Array<Array<string>> } };

export type RestTeachersQueryVariables = Exact<{ [key: string]: never; }>;


export type RestTeachersQuery = { teachers: Array<{ id: string, userId: { id: string, username: string } }> };

export type RestCoursesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCoursesQuery = { courses: Array<{ id: string, courseName: string, courseCode: string, points: number | null, teacher: { id: string, username: string } | null }> };

export type RestEnrollmentFieldsFragment = { id: string, version: number, type: EducationType, targetId: string, name: string, code: string | null, points: number | null, teacher: string | null, startDate: string | null, endDate: string | null, pacePercent: number | null, status: EnrollmentStatus | null, statusOn: string | null, statusReason: StatusReason | null, grade: string | null, gradedOn: string | null, isGradeSigned: boolean, lastActivityOn: string | null, csnReportedAt: string | null, invoicedOn: string | null, isEnrollment: boolean, removedAt: string | null, removedReason: string | null, student: { id: string, name: string, personalNumber: string | null, municipality: string | null }, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null };

export type RestEnrollmentsQueryVariables = Exact<{
  input: EnrollmentsInput;
}>;


export type RestEnrollmentsQuery = { enrollments: { nodes: Array<{ id: string, version: number, type: EducationType, targetId: string, name: string, code: string | null, points: number | null, teacher: string | null, startDate: string | null, endDate: string | null, pacePercent: number | null, status: EnrollmentStatus | null, statusOn: string | null, statusReason: StatusReason | null, grade: string | null, gradedOn: string | null, isGradeSigned: boolean, lastActivityOn: string | null, csnReportedAt: string | null, invoicedOn: string | null, isEnrollment: boolean, removedAt: string | null, removedReason: string | null, student: { id: string, name: string, personalNumber: string | null, municipality: string | null }, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null }> } };

export type RestEnrollmentQueryVariables = Exact<{
  id: string;
}>;


export type RestEnrollmentQuery = { enrollment: { id: string, version: number, type: EducationType, targetId: string, name: string, code: string | null, points: number | null, teacher: string | null, startDate: string | null, endDate: string | null, pacePercent: number | null, status: EnrollmentStatus | null, statusOn: string | null, statusReason: StatusReason | null, grade: string | null, gradedOn: string | null, isGradeSigned: boolean, lastActivityOn: string | null, csnReportedAt: string | null, invoicedOn: string | null, isEnrollment: boolean, removedAt: string | null, removedReason: string | null, statusHistory: Array<{ status: EnrollmentStatus | null, effectiveOn: string | null, reason: StatusReason | null, note: string | null, changedAt: string, changedBy: string | null }>, student: { id: string, name: string, personalNumber: string | null, municipality: string | null }, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null } | null };

export type RestEnrollStudentMutationVariables = Exact<{
  input: EnrollStudentInput;
}>;


export type RestEnrollStudentMutation = { enrollStudent: { id: string, version: number, type: EducationType, targetId: string, name: string, code: string | null, points: number | null, teacher: string | null, startDate: string | null, endDate: string | null, pacePercent: number | null, status: EnrollmentStatus | null, statusOn: string | null, statusReason: StatusReason | null, grade: string | null, gradedOn: string | null, isGradeSigned: boolean, lastActivityOn: string | null, csnReportedAt: string | null, invoicedOn: string | null, isEnrollment: boolean, removedAt: string | null, removedReason: string | null, student: { id: string, name: string, personalNumber: string | null, municipality: string | null }, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null } };

export type RestUpdateEnrollmentMutationVariables = Exact<{
  input: UpdateEnrollmentInput;
}>;


export type RestUpdateEnrollmentMutation = { updateEnrollment: { id: string, version: number, type: EducationType, targetId: string, name: string, code: string | null, points: number | null, teacher: string | null, startDate: string | null, endDate: string | null, pacePercent: number | null, status: EnrollmentStatus | null, statusOn: string | null, statusReason: StatusReason | null, grade: string | null, gradedOn: string | null, isGradeSigned: boolean, lastActivityOn: string | null, csnReportedAt: string | null, invoicedOn: string | null, isEnrollment: boolean, removedAt: string | null, removedReason: string | null, student: { id: string, name: string, personalNumber: string | null, municipality: string | null }, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null } };

export type RestRemoveEnrollmentMutationVariables = Exact<{
  input: RemoveEnrollmentInput;
}>;


export type RestRemoveEnrollmentMutation = { removeEnrollment: { id: string, version: number, type: EducationType, targetId: string, name: string, code: string | null, points: number | null, teacher: string | null, startDate: string | null, endDate: string | null, pacePercent: number | null, status: EnrollmentStatus | null, statusOn: string | null, statusReason: StatusReason | null, grade: string | null, gradedOn: string | null, isGradeSigned: boolean, lastActivityOn: string | null, csnReportedAt: string | null, invoicedOn: string | null, isEnrollment: boolean, removedAt: string | null, removedReason: string | null, student: { id: string, name: string, personalNumber: string | null, municipality: string | null }, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null } };

export type RestExamFragment = { id: string, version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: ExamDecision | null, comment: string | null, createdAt: string, municipality: { type: string } | null, teacher: { id: string, userId: { id: string, username: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } };

export type RestExamsQueryVariables = Exact<{
  input: ExamsInput;
}>;


export type RestExamsQuery = { exams: { nextCursor: string | null, nodes: Array<{ id: string, version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: ExamDecision | null, comment: string | null, createdAt: string, municipality: { type: string } | null, teacher: { id: string, userId: { id: string, username: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } }> } };

export type RestRegisterExamMutationVariables = Exact<{
  input: RegisterExamInput;
}>;


export type RestRegisterExamMutation = { registerExam: { id: string, version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: ExamDecision | null, comment: string | null, createdAt: string, municipality: { type: string } | null, teacher: { id: string, userId: { id: string, username: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } } };

export type RestDecideExamMutationVariables = Exact<{
  input: DecideExamInput;
}>;


export type RestDecideExamMutation = { decideExam: { id: string, version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: ExamDecision | null, comment: string | null, createdAt: string, municipality: { type: string } | null, teacher: { id: string, userId: { id: string, username: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } } };

export type RestDeleteExamMutationVariables = Exact<{
  input: DeleteExamInput;
}>;


export type RestDeleteExamMutation = { deleteExam: string };

export type RestListExportFragment = { id: string, list: string, format: ExportFormat, filename: string, rowCount: number | null, jobId: string | null };

export type RestListExportQueryVariables = Exact<{
  id: string;
}>;


export type RestListExportQuery = { listExport: { id: string, list: string, format: ExportFormat, filename: string, rowCount: number | null, jobId: string | null } | null };

export type RestCreateExportMutationVariables = Exact<{
  input: CreateExportInput;
}>;


export type RestCreateExportMutation = { createExport: { id: string, list: string, format: ExportFormat, filename: string, rowCount: number | null, jobId: string | null } };

export type RestFileEntryFragment = { id: string, filename: string, uploadedAt: string, size: number, mimeType: string };

export type RestFilesQueryVariables = Exact<{
  studentId: string;
}>;


export type RestFilesQuery = { files: Array<{ id: string, filename: string, uploadedAt: string, size: number, mimeType: string }> };

export type RestFileQueryVariables = Exact<{
  id: string;
}>;


export type RestFileQuery = { file: { id: string, filename: string, uploadedAt: string, size: number, mimeType: string } | null };

export type RestAddFileMutationVariables = Exact<{
  input: AddFileInput;
}>;


export type RestAddFileMutation = { addFile: { id: string, filename: string, uploadedAt: string, size: number, mimeType: string } };

export type RestDeleteFileMutationVariables = Exact<{
  input: DeleteFileInput;
}>;


export type RestDeleteFileMutation = { deleteFile: string };

export type RestSetGradeMutationVariables = Exact<{
  input: SetGradeInput;
}>;


export type RestSetGradeMutation = { setGrade: { version: number, entry: { id: string, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, version: number, refId: { id: string, courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null } | null, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null } | null } };

export type RestImportPreviewFragment = { id: string, summary: { new: number, changed: number, unchanged: number, invalid: number, duplicates: number }, rows: Array<{ row: number, outcome: ImportOutcome, errors: Array<{ column: string | null, value: string | null, message: string }> }> };

export type RestPreviewImportMutationVariables = Exact<{
  input: PreviewImportInput;
}>;


export type RestPreviewImportMutation = { previewImport: { id: string, summary: { new: number, changed: number, unchanged: number, invalid: number, duplicates: number }, rows: Array<{ row: number, outcome: ImportOutcome, errors: Array<{ column: string | null, value: string | null, message: string }> }> } };

export type RestUpdateImportMutationVariables = Exact<{
  input: UpdateImportInput;
}>;


export type RestUpdateImportMutation = { updateImport: { id: string, summary: { new: number, changed: number, unchanged: number, invalid: number, duplicates: number }, rows: Array<{ row: number, outcome: ImportOutcome, errors: Array<{ column: string | null, value: string | null, message: string }> }> } };

export type RestCommitImportMutationVariables = Exact<{
  input: CommitImportInput;
}>;


export type RestCommitImportMutation = { commitImport: { id: string } };

export type RestUndoImportMutationVariables = Exact<{
  input: UndoImportInput;
}>;


export type RestUndoImportMutation = { undoImport: { id: string, state: ImportState, summary: { new: number, changed: number, unchanged: number, invalid: number, duplicates: number } } };

export type RestImportErrorsQueryVariables = Exact<{
  id: string;
}>;


export type RestImportErrorsQuery = { importBatch: { filename: string, columns: Array<{ header: string }>, rows: Array<{ row: number, outcome: ImportOutcome, cells: Array<string | null>, errors: Array<{ message: string, warning: boolean }> }> } | null };

export type RestImportTemplateQueryVariables = Exact<{ [key: string]: never; }>;


export type RestImportTemplateQuery = { importBatches: Array<{ id: string }> };

export type RestExportStudentsQueryVariables = Exact<{
  filter?: StudentFilter | null | undefined;
  sort?: StudentSort | null | undefined;
}>;


export type RestExportStudentsQuery = { exportStudents: Array<{ name: string, personalNumber: string | null, email: string | null, phone: string | null, educationSummary: string | null, startDate: string | null, endDate: string | null, status: StudentStatus, aplStatus: AplStatus, exam: string | null, additionalInfo: string | null, unseenCommentCount: number, updatedAt: string, municipality: { type: string } | null, teacher: { userId: { username: string } } | null }> };

export type RestJobQueryVariables = Exact<{
  id: string;
}>;


export type RestJobQuery = { job: { state: JobState, done: number, total: number, result: Record<string, unknown> | null, message: string | null } | null };

export type RestCancelJobMutationVariables = Exact<{
  input: CancelJobInput;
}>;


export type RestCancelJobMutation = { cancelJob: { state: JobState, done: number, total: number, result: Record<string, unknown> | null, message: string | null } };

export type RestMyDataQueryVariables = Exact<{ [key: string]: never; }>;


export type RestMyDataQuery = { myData: { createdAt: string, account: { userId: string, version: number, name: string, email: string, phone: string | null, role: Role, studentId: string | null, teacherId: string | null, createdAt: string, settings: { theme: Theme, reducedMotion: boolean, pageSize: number, startPage: string | null, shortcuts: boolean, mutedNotifications: Array<NotificationKind> } }, sessions: Array<{ id: string, current: boolean, createdAt: string, lastSeenAt: string, expiresAt: string, address: string | null, userAgent: string | null }>, tasks: Array<{ id: string, description: string }>, student: { id: string, version: number, name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, municipality: { type: string } | null, education: Array<{ id: string, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, version: number, refId: { id: string, courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null } | null, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ id: string, author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number }> } | null, exams: Array<{ id: string, version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: ExamDecision | null, comment: string | null, createdAt: string, municipality: { type: string } | null, teacher: { id: string, userId: { id: string, username: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } }>, files: Array<{ id: string, filename: string, uploadedAt: string, size: number, mimeType: string }>, changes: Array<{ changedAt: string, changes: Array<string>, previousValues: Record<string, unknown>, newValues: Record<string, unknown> }>, registers: Array<{ name: string, title: string, entries: Array<Record<string, unknown>>, columns: Array<{ key: string, heading: string }> }>, leftOut: Array<{ title: string, reason: string }> } };

export type RestMyDataPaperQueryVariables = Exact<{ [key: string]: never; }>;


export type RestMyDataPaperQuery = { myData: { createdAt: string, account: { userId: string, version: number, name: string, email: string, phone: string | null, role: Role, studentId: string | null, teacherId: string | null, createdAt: string, settings: { theme: Theme, reducedMotion: boolean, pageSize: number, startPage: string | null, shortcuts: boolean, mutedNotifications: Array<NotificationKind> } }, sessions: Array<{ id: string, current: boolean, createdAt: string, lastSeenAt: string, expiresAt: string, address: string | null, userAgent: string | null }>, tasks: Array<{ id: string, description: string }>, student: { id: string, version: number, name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, municipality: { type: string } | null, education: Array<{ id: string, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, version: number, refId: { id: string, courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null } | null, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ id: string, author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number }> } | null, exams: Array<{ id: string, version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: ExamDecision | null, comment: string | null, createdAt: string, municipality: { type: string } | null, teacher: { id: string, userId: { id: string, username: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } }>, files: Array<{ id: string, filename: string, uploadedAt: string, size: number, mimeType: string }>, changes: Array<{ changedAt: string, changes: Array<string>, previousValues: Record<string, unknown>, newValues: Record<string, unknown> }>, registers: Array<{ name: string, title: string, entries: Array<Record<string, unknown>>, columns: Array<{ key: string, heading: string }> }>, leftOut: Array<{ title: string, reason: string }> } };

export type RestMyDataFragment = { createdAt: string, account: { userId: string, version: number, name: string, email: string, phone: string | null, role: Role, studentId: string | null, teacherId: string | null, createdAt: string, settings: { theme: Theme, reducedMotion: boolean, pageSize: number, startPage: string | null, shortcuts: boolean, mutedNotifications: Array<NotificationKind> } }, sessions: Array<{ id: string, current: boolean, createdAt: string, lastSeenAt: string, expiresAt: string, address: string | null, userAgent: string | null }>, tasks: Array<{ id: string, description: string }>, student: { id: string, version: number, name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, municipality: { type: string } | null, education: Array<{ id: string, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, version: number, refId: { id: string, courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null } | null, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ id: string, author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number }> } | null, exams: Array<{ id: string, version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: ExamDecision | null, comment: string | null, createdAt: string, municipality: { type: string } | null, teacher: { id: string, userId: { id: string, username: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } }>, files: Array<{ id: string, filename: string, uploadedAt: string, size: number, mimeType: string }>, changes: Array<{ changedAt: string, changes: Array<string>, previousValues: Record<string, unknown>, newValues: Record<string, unknown> }>, registers: Array<{ name: string, title: string, entries: Array<Record<string, unknown>>, columns: Array<{ key: string, heading: string }> }>, leftOut: Array<{ title: string, reason: string }> };

export type RestAccessLogQueryVariables = Exact<{
  input: AccessLogInput;
}>;


export type RestAccessLogQuery = { accessLog: { nextCursor: string | null, nodes: Array<{ id: string, at: string, userId: string, userName: string | null, role: Role, action: string, detail: string | null, studentId: string | null, studentName: string | null, result: AccessResult, isProtected: boolean }> } };

export type RestNotificationFragment = { id: string, message: string, createdAt: string, meta: { url: string } | null };

export type RestNotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestNotificationsQuery = { notifications: Array<{ id: string, message: string, createdAt: string, meta: { url: string } | null }> };

export type RestResolveNotificationMutationVariables = Exact<{
  input: ResolveNotificationInput;
}>;


export type RestResolveNotificationMutation = { resolveNotification: { id: string, message: string, createdAt: string, meta: { url: string } | null } };

export type RestResetNotificationMutationVariables = Exact<{
  input: ResetNotificationInput;
}>;


export type RestResetNotificationMutation = { resetNotification: { id: string, message: string, createdAt: string, meta: { url: string } | null } };

export type RestProfileFragment = { userId: string, version: number, name: string, email: string, phone: string | null, role: Role, studentId: string | null, teacherId: string | null, createdAt: string, settings: { theme: Theme, reducedMotion: boolean, pageSize: number, startPage: string | null, shortcuts: boolean, mutedNotifications: Array<NotificationKind> } };

export type RestMyProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type RestMyProfileQuery = { myProfile: { userId: string, version: number, name: string, email: string, phone: string | null, role: Role, studentId: string | null, teacherId: string | null, createdAt: string, settings: { theme: Theme, reducedMotion: boolean, pageSize: number, startPage: string | null, shortcuts: boolean, mutedNotifications: Array<NotificationKind> } } };

export type RestUpdateProfileMutationVariables = Exact<{
  input: UpdateMyProfileInput;
}>;


export type RestUpdateProfileMutation = { updateMyProfile: { userId: string, version: number, name: string, email: string, phone: string | null, role: Role, studentId: string | null, teacherId: string | null, createdAt: string, settings: { theme: Theme, reducedMotion: boolean, pageSize: number, startPage: string | null, shortcuts: boolean, mutedNotifications: Array<NotificationKind> } } };

export type RestChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type RestChangePasswordMutation = { changePassword: { message: string } };

export type RestMySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestMySessionsQuery = { mySessions: Array<{ id: string, current: boolean, createdAt: string, lastSeenAt: string, expiresAt: string, address: string | null, userAgent: string | null }> };

export type RestEndSessionMutationVariables = Exact<{
  input: EndSessionInput;
}>;


export type RestEndSessionMutation = { endSession: string };

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


export type RestCourseStatisticsQuery = { courseStatistics: { current: { from: string, to: string, students: number, participants: number, graded: number, droppedOut: number, completedPercent: number | null, droppedOutPercent: number | null, passed: number, passedPercent: number | null, meanMerit: number | null, meritGrades: number, daysToGrade: number | null, lateGrades: number, dueGrades: number }, previous: { from: string, to: string, students: number, participants: number, graded: number, droppedOut: number, completedPercent: number | null, droppedOutPercent: number | null, passed: number, passedPercent: number | null, meanMerit: number | null, meritGrades: number, daysToGrade: number | null, lateGrades: number, dueGrades: number } }, grades: Array<{ courseId: string, courseName: string, courseCode: string, graded: number, counts: Array<{ grade: string, count: number }> }>, dropouts: { total: number, weeks: Array<{ week: number, count: number }>, reasons: Array<{ reason: StatusReason | null, count: number }> }, starts: Array<{ month: string, count: number }>, municipalities: Array<{ key: string | null, label: string | null, participants: number, graded: number, passed: number, droppedOut: number, completedPercent: number | null }>, forms: Array<{ key: string | null, label: string | null, participants: number, graded: number, passed: number, droppedOut: number, completedPercent: number | null }>, teachers: Array<{ key: string | null, label: string | null, participants: number, graded: number, passed: number, droppedOut: number, completedPercent: number | null }> };

export type RestCommentFragment = { id: string, author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number };

export type RestStudentFragment = { id: string, version: number, name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, municipality: { type: string } | null, education: Array<{ id: string, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, version: number, refId: { id: string, courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null } | null, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ id: string, author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number }> };

export type RestStudentDetailsQueryVariables = Exact<{
  id: string;
}>;


export type RestStudentDetailsQuery = { student: { id: string, version: number, name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, municipality: { type: string } | null, education: Array<{ id: string, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, version: number, refId: { id: string, courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null } | null, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ id: string, author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number }> } | null };

export type RestStudentsQueryVariables = Exact<{
  input: StudentsInput;
}>;


export type RestStudentsQuery = { students: { nextCursor: string | null, nodes: Array<{ id: string, version: number, name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, municipality: { type: string } | null, education: Array<{ id: string, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, version: number, refId: { id: string, courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null } | null, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ id: string, author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number }> }> } };

export type RestStudentHistoryQueryVariables = Exact<{
  studentId: string;
}>;


export type RestStudentHistoryQuery = { studentHistory: Array<{ id: string, timestamp: string, changedByRole: Role | null, changes: Array<string>, previousValues: Record<string, unknown>, newValues: Record<string, unknown>, changedBy: { id: string | null, name: string | null } | null }> };

export type RestCreateStudentMutationVariables = Exact<{
  input: CreateStudentInput;
}>;


export type RestCreateStudentMutation = { createStudent: { id: string, version: number, name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, municipality: { type: string } | null, education: Array<{ id: string, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, version: number, refId: { id: string, courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null } | null, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ id: string, author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number }> } };

export type RestUpdateStudentMutationVariables = Exact<{
  input: UpdateStudentInput;
}>;


export type RestUpdateStudentMutation = { updateStudent: { id: string, version: number, name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, municipality: { type: string } | null, education: Array<{ id: string, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, version: number, refId: { id: string, courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null } | null, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ id: string, author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number }> } };

export type RestSetResponsibleTeacherMutationVariables = Exact<{
  input: SetResponsibleTeacherInput;
}>;


export type RestSetResponsibleTeacherMutation = { setResponsibleTeacher: { id: string, version: number, name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, municipality: { type: string } | null, education: Array<{ id: string, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, version: number, refId: { id: string, courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null } | null, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ id: string, author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number }> } };

export type RestLinkStudentAccountMutationVariables = Exact<{
  input: LinkStudentAccountInput;
}>;


export type RestLinkStudentAccountMutation = { linkStudentAccount: { id: string, version: number, name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, municipality: { type: string } | null, education: Array<{ id: string, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, version: number, refId: { id: string, courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null } | null, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ id: string, author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number }> } };

export type RestSetProtectedMutationVariables = Exact<{
  input: SetProtectedInput;
}>;


export type RestSetProtectedMutation = { setProtected: { id: string, version: number, name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, municipality: { type: string } | null, education: Array<{ id: string, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, version: number, refId: { id: string, courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null } | null, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ id: string, author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number }> } };

export type RestSetAplStatusMutationVariables = Exact<{
  input: SetAplStatusInput;
}>;


export type RestSetAplStatusMutation = { setAplStatus:
    | { __typename: 'AplMoveConflict', movedBy: string | null, card: { aplStatus: AplStatus } }
    | { __typename: 'AplMoved' }
   };

export type RestTasksQueryVariables = Exact<{ [key: string]: never; }>;


export type RestTasksQuery = { tasks: Array<{ id: string, description: string }> };

export type RestCreateTaskMutationVariables = Exact<{
  input: CreateTaskInput;
}>;


export type RestCreateTaskMutation = { createTask: { id: string, description: string } };

export type RestUpdateTaskMutationVariables = Exact<{
  input: UpdateTaskInput;
}>;


export type RestUpdateTaskMutation = { updateTask: { id: string, description: string } };

export type RestDeleteTaskMutationVariables = Exact<{
  input: DeleteTaskInput;
}>;


export type RestDeleteTaskMutation = { deleteTask: string };

export type RestDeleteMyTasksMutationVariables = Exact<{ [key: string]: never; }>;


export type RestDeleteMyTasksMutation = { deleteMyTasks: number };

export type RestTeacherWorkFragment = { id: string, version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, user: { id: string, name: string, email: string, phone: string | null, active: boolean, lastSeenAt: string | null }, subjects: Array<{ subject: string, isQualified: boolean }> };

export type RestTeacherDetailFragment = { work: { id: string, version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, user: { id: string, name: string, email: string, phone: string | null, active: boolean, lastSeenAt: string | null }, subjects: Array<{ subject: string, isQualified: boolean }> }, schedule: Array<{ id: string, course: string, courseCode: string, startDate: string | null, endDate: string | null, status: string, students: number, capacity: number | null, ungraded: number, gradesDueOn: string | null, isOverdue: boolean }>, students: Array<{ id: string, name: string, education: string | null, status: StudentStatus }>, exams: Array<{ id: string, studentId: string, student: string, course: string, month: Month, status: ExamStatus }>, history: Array<{ id: string, kind: TeacherEventKind, text: string, at: string, by: string | null }>, planned: { id: string, fromOn: string, replacement: { id: string, username: string } } | null };

export type RestTeacherManagementQueryVariables = Exact<{
  input?: TeacherWorkInput | null | undefined;
}>;


export type RestTeacherManagementQuery = { teacherManagement: { nodes: Array<{ id: string, version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, user: { id: string, name: string, email: string, phone: string | null, active: boolean, lastSeenAt: string | null }, subjects: Array<{ subject: string, isQualified: boolean }> }> } };

export type RestTeacherDetailQueryVariables = Exact<{
  id: string;
}>;


export type RestTeacherDetailQuery = { teacherDetail: { work: { id: string, version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, user: { id: string, name: string, email: string, phone: string | null, active: boolean, lastSeenAt: string | null }, subjects: Array<{ subject: string, isQualified: boolean }> }, schedule: Array<{ id: string, course: string, courseCode: string, startDate: string | null, endDate: string | null, status: string, students: number, capacity: number | null, ungraded: number, gradesDueOn: string | null, isOverdue: boolean }>, students: Array<{ id: string, name: string, education: string | null, status: StudentStatus }>, exams: Array<{ id: string, studentId: string, student: string, course: string, month: Month, status: ExamStatus }>, history: Array<{ id: string, kind: TeacherEventKind, text: string, at: string, by: string | null }>, planned: { id: string, fromOn: string, replacement: { id: string, username: string } } | null } | null };

export type RestTeacherReplacementPreviewQueryVariables = Exact<{
  input: TeacherReplacementInput;
}>;


export type RestTeacherReplacementPreviewQuery = { teacherReplacementPreview: { students: number, exams: number, occasions: number, instances: number, ungradedInstances: number, replacements: number } };

export type RestUpdateTeacherProfileMutationVariables = Exact<{
  input: UpdateTeacherProfileInput;
}>;


export type RestUpdateTeacherProfileMutation = { updateTeacherProfile: { work: { id: string, version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, user: { id: string, name: string, email: string, phone: string | null, active: boolean, lastSeenAt: string | null }, subjects: Array<{ subject: string, isQualified: boolean }> }, schedule: Array<{ id: string, course: string, courseCode: string, startDate: string | null, endDate: string | null, status: string, students: number, capacity: number | null, ungraded: number, gradesDueOn: string | null, isOverdue: boolean }>, students: Array<{ id: string, name: string, education: string | null, status: StudentStatus }>, exams: Array<{ id: string, studentId: string, student: string, course: string, month: Month, status: ExamStatus }>, history: Array<{ id: string, kind: TeacherEventKind, text: string, at: string, by: string | null }>, planned: { id: string, fromOn: string, replacement: { id: string, username: string } } | null } };

export type RestAssignTeacherMutationVariables = Exact<{
  input: AssignTeacherInput;
}>;


export type RestAssignTeacherMutation = { assignTeacher: { work: { id: string, version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, user: { id: string, name: string, email: string, phone: string | null, active: boolean, lastSeenAt: string | null }, subjects: Array<{ subject: string, isQualified: boolean }> }, schedule: Array<{ id: string, course: string, courseCode: string, startDate: string | null, endDate: string | null, status: string, students: number, capacity: number | null, ungraded: number, gradesDueOn: string | null, isOverdue: boolean }>, students: Array<{ id: string, name: string, education: string | null, status: StudentStatus }>, exams: Array<{ id: string, studentId: string, student: string, course: string, month: Month, status: ExamStatus }>, history: Array<{ id: string, kind: TeacherEventKind, text: string, at: string, by: string | null }>, planned: { id: string, fromOn: string, replacement: { id: string, username: string } } | null } };

export type RestReplaceTeacherMutationVariables = Exact<{
  input: TeacherReplacementInput;
}>;


export type RestReplaceTeacherMutation = { replaceTeacher: { work: { id: string, version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, user: { id: string, name: string, email: string, phone: string | null, active: boolean, lastSeenAt: string | null }, subjects: Array<{ subject: string, isQualified: boolean }> }, schedule: Array<{ id: string, course: string, courseCode: string, startDate: string | null, endDate: string | null, status: string, students: number, capacity: number | null, ungraded: number, gradesDueOn: string | null, isOverdue: boolean }>, students: Array<{ id: string, name: string, education: string | null, status: StudentStatus }>, exams: Array<{ id: string, studentId: string, student: string, course: string, month: Month, status: ExamStatus }>, history: Array<{ id: string, kind: TeacherEventKind, text: string, at: string, by: string | null }>, planned: { id: string, fromOn: string, replacement: { id: string, username: string } } | null } };

export type RestCancelTeacherReplacementMutationVariables = Exact<{
  input: CancelTeacherReplacementInput;
}>;


export type RestCancelTeacherReplacementMutation = { cancelTeacherReplacement: { work: { id: string, version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, user: { id: string, name: string, email: string, phone: string | null, active: boolean, lastSeenAt: string | null }, subjects: Array<{ subject: string, isQualified: boolean }> }, schedule: Array<{ id: string, course: string, courseCode: string, startDate: string | null, endDate: string | null, status: string, students: number, capacity: number | null, ungraded: number, gradesDueOn: string | null, isOverdue: boolean }>, students: Array<{ id: string, name: string, education: string | null, status: StudentStatus }>, exams: Array<{ id: string, studentId: string, student: string, course: string, month: Month, status: ExamStatus }>, history: Array<{ id: string, kind: TeacherEventKind, text: string, at: string, by: string | null }>, planned: { id: string, fromOn: string, replacement: { id: string, username: string } } | null } };

export type RestEndTeacherEmploymentMutationVariables = Exact<{
  input: EndEmploymentInput;
}>;


export type RestEndTeacherEmploymentMutation = { endTeacherEmployment: { work: { id: string, version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, user: { id: string, name: string, email: string, phone: string | null, active: boolean, lastSeenAt: string | null }, subjects: Array<{ subject: string, isQualified: boolean }> }, schedule: Array<{ id: string, course: string, courseCode: string, startDate: string | null, endDate: string | null, status: string, students: number, capacity: number | null, ungraded: number, gradesDueOn: string | null, isOverdue: boolean }>, students: Array<{ id: string, name: string, education: string | null, status: StudentStatus }>, exams: Array<{ id: string, studentId: string, student: string, course: string, month: Month, status: ExamStatus }>, history: Array<{ id: string, kind: TeacherEventKind, text: string, at: string, by: string | null }>, planned: { id: string, fromOn: string, replacement: { id: string, username: string } } | null } };

export type RestUserFragment = { id: string, version: number, name: string, email: string, phone: string | null, role: Role, active: boolean, teacherId: string | null, studentId: string | null };

export type RestUsersQueryVariables = Exact<{
  input?: UsersInput | null | undefined;
}>;


export type RestUsersQuery = { users: { nodes: Array<{ id: string, version: number, name: string, email: string, phone: string | null, role: Role, active: boolean, teacherId: string | null, studentId: string | null }> } };

export type RestCreateUserMutationVariables = Exact<{
  input: CreateUserInput;
}>;


export type RestCreateUserMutation = { createUser: { id: string, version: number, name: string, email: string, phone: string | null, role: Role, active: boolean, teacherId: string | null, studentId: string | null } };

export type RestUpdateUserMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type RestUpdateUserMutation = { updateUser: { id: string, version: number, name: string, email: string, phone: string | null, role: Role, active: boolean, teacherId: string | null, studentId: string | null } };

export type RestSetUserRoleMutationVariables = Exact<{
  input: SetUserRoleInput;
}>;


export type RestSetUserRoleMutation = { setUserRole: { id: string, version: number, name: string, email: string, phone: string | null, role: Role, active: boolean, teacherId: string | null, studentId: string | null } };

export type RestDeactivateUserMutationVariables = Exact<{
  input: DeactivateUserInput;
}>;


export type RestDeactivateUserMutation = { deactivateUser: { id: string, version: number, name: string, email: string, phone: string | null, role: Role, active: boolean, teacherId: string | null, studentId: string | null } };

export type RestActivateUserMutationVariables = Exact<{
  input: ActivateUserInput;
}>;


export type RestActivateUserMutation = { activateUser: { id: string, version: number, name: string, email: string, phone: string | null, role: Role, active: boolean, teacherId: string | null, studentId: string | null } };

export type RestSendResetLinkMutationVariables = Exact<{
  input: SendResetLinkInput;
}>;


export type RestSendResetLinkMutation = { sendResetLink: { message: string } };

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Filters of the access log; all given ones must hold. */
export type AccessLogInput = {
  /** Exactly this action, such as READ_STUDENT or EXPORT_LIST. */
  action?: string | null | undefined;
  /** The `nextCursor` of the page before. */
  after?: string | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** The first day, in Swedish time. */
  from?: string | null | undefined;
  /** Only openings of protected students (true) or of all others (false). */
  isProtected?: boolean | null | undefined;
  /** Openings and changes of this student's record; of lists those alone that showed the student while protected. */
  studentId?: string | null | undefined;
  /** The last day, in Swedish time. */
  to?: string | null | undefined;
  /** What this account has opened. */
  userId?: string | null | undefined;
};

/** Whether the opening was allowed. */
export type AccessResult =
  /** The data was shown. */
  | 'OK'
  /** Someone asked for a student, or for something of theirs, without a right to it: their role has none, or the identity is protected from them. */
  | 'REFUSED';

/** The account that may be used again. */
export type ActivateUserInput = {
  /** A deactivated account, from `users`; an active one stays as it is. */
  id: string;
};

/** A course that a student asks for, in the student's own words. */
export type AddCourseWishInput = {
  /** The first day on which the student can begin; left out: as soon as possible. */
  earliestOn?: string | null | undefined;
  /** Who asks; unknown: BAD_REFERENCE. The same words twice: DUPLICATE on `text`. */
  studentId: string;
  /** What the student asks for: a name or a code that the catalogue knows becomes a need at once. 1 to 200 characters. */
  text: string;
};

/** What is to be followed up, when, and by whom. */
export type AddFollowUpInput = {
  /** The account of a colleague who may know of the student; left out: oneself. */
  assigneeId?: string | null | undefined;
  /** Today or later. */
  dueOn: string;
  /** At most 500 characters of plain text. */
  note?: string | null | undefined;
  /** A student whom one may know of. */
  studentId: string;
};

/** A municipality that the list lacks. */
export type AddMunicipalityInput = {
  /** What it is called as huvudman, at most 120 characters; the name followed by 'kommun' unless given. */
  authorityName?: string | null | undefined;
  /** Four digits. */
  code?: string | null | undefined;
  /** MUNICIPALITY unless given; it is not changed afterwards. */
  kind?: MunicipalityKind | null | undefined;
  /** 1 to 60 characters; CONFLICT (DUPLICATE) when it is there, a hyphen counting as a blank. */
  name: string;
};

/** Of which student it is asked. */
export type AnonymisePreviewInput = {
  /** The student's id, as in `students`. */
  studentId: string;
};

/** Which student is made anonymous, confirmed by name; it cannot be taken back. */
export type AnonymiseStudentInput = {
  /** The ids, from `anonymisePreview`, of comments and tasks of others whose text is cleared in the same step. */
  clearMentions?: Array<string> | null | undefined;
  /** The name of the student, typed anew: it cannot be taken back. */
  confirmName: string;
  /** The student, whose enrolments must be over. */
  studentId: string;
  /** The student's current version; CONFLICT (VERSION) for another. */
  version: number;
};

/** An administrator's answer to a student's request. */
export type AnswerCorrectionInput = {
  /** 1 to 2 000 characters; the student reads it. */
  answer: string;
  /** The request, from `correctionRequests`; NOT_FOUND when it is gone. */
  id: string;
  /** Whether something was put right. */
  outcome: CorrectionOutcome;
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

/** Which course instances become whose. */
export type AssignTeacherInput = {
  /** 1 to 50 instances that have not ended. */
  courseInstanceIds: Array<string>;
  /** The teacher's. */
  id: string;
};

/** What needs attention in what the school offers. */
export type AttentionKind =
  /** Gy11-kurs med start efter 2025-06-30 */
  | 'GY11_STARTED_LATE'
  /** Paket vars poängsumma avviker */
  | 'POINTS_DIFFER'
  /** Kod okänd i Skolverkets register */
  | 'UNKNOWN_CODE'
  /** Kurser utan lärare */
  | 'WITHOUT_TEACHER';

/** What stands in the trail of administration and sign-in. */
export type AuditKind =
  /** The access log was read. */
  | 'ACCESS_LOG_READ'
  /** An account was activated again. */
  | 'ACCOUNT_ACTIVATED'
  /** Name, e-mail address or phone number of an account changed. */
  | 'ACCOUNT_CHANGED'
  /** An account was made. */
  | 'ACCOUNT_CREATED'
  /** An account was deactivated. */
  | 'ACCOUNT_DEACTIVATED'
  /** An account was erased with the student whose it was. */
  | 'ACCOUNT_ERASED'
  /** This trail was read, or taken out as a file. */
  | 'AUDIT_LOG_READ'
  /** Somebody made an address by which another program reads the calendar. */
  | 'CALENDAR_LINK_CREATED'
  /** Somebody took that address away. */
  | 'CALENDAR_LINK_REMOVED'
  /** A key for another system was made. */
  | 'KEY_CREATED'
  /** A key for another system was revoked. */
  | 'KEY_REVOKED'
  /** Somebody changed the own password. */
  | 'PASSWORD_CHANGED'
  /** A link for a new password was mailed to who had asked for it. */
  | 'PASSWORD_LINK_REQUESTED'
  /** An administrator had a link for a new password mailed. */
  | 'PASSWORD_LINK_SENT'
  /** A password was set by a mailed link. */
  | 'PASSWORD_RESET'
  /** The role of an account changed. */
  | 'ROLE_CHANGED'
  /** Sessions of an account were ended, by its person elsewhere or by an administrator. */
  | 'SESSIONS_ENDED'
  /** The school's details, the numbers that its rules go by, or its list of municipalities changed. */
  | 'SETTINGS_CHANGED'
  /** Somebody signed in. */
  | 'SIGNED_IN'
  /** Somebody signed out. */
  | 'SIGNED_OUT'
  /** A password was wrong, or the account unknown or deactivated; the account is named where there is one. */
  | 'SIGN_IN_FAILED'
  /** An account was linked to a student's record, or parted from it. */
  | 'STUDENT_LINKED';

/** Filters of the trail of administration and sign-in; all given ones must hold. */
export type AuditLogInput = {
  /** The `nextCursor` of the page before. */
  after?: string | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** The first day, in Swedish time. */
  from?: string | null | undefined;
  /** Actions of this kind alone. */
  kind?: AuditKind | null | undefined;
  /** The last day, in Swedish time. */
  to?: string | null | undefined;
  /** What this account did, or what was done to it. */
  userId?: string | null | undefined;
};

/** Which registrations get a place on which occasion. */
export type BookExamsInput = {
  /** 1 to 200 registrations. */
  examIds: Array<string>;
  /** The occasion; those booked on it already stay as they are. */
  occasionId: string;
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

/** The period to show, and what else of the school year to show in it. */
export type CalendarInput = {
  /** First day of the period, counted. */
  from: string;
  /** Which marks of the school year to add; none unless given. */
  layers?: Array<CalendarLayer> | null | undefined;
  /** At most 400 days later. */
  to: string;
};

/** What else the school year holds, shown on demand. */
export type CalendarLayer =
  /** Last days of course instances that are not cancelled. */
  | 'COURSE_ENDS'
  /** First days of course instances that are not cancelled. */
  | 'COURSE_STARTS'
  /** Days on which grades are due, of instances that are not over or where somebody lacks a grade. */
  | 'GRADES_DUE';

/** Which instance is cancelled, and what becomes of its students (pages, section 6). */
export type CancelCourseInstanceInput = {
  /** The instance; CONFLICT (reason CANCELLED or GRADED) when it is cancelled already or its grades are signed. */
  id: string;
  /** Whether the students are mailed; teachers are always told. */
  mailStudents?: boolean | null | undefined;
  /** Shown in the notice; up to 500 characters. */
  reason?: string | null | undefined;
  /** What happens to those who hold a place and have no signed grade; who was only planned waits again. */
  students: CancelledStudents;
  /** For MOVE: where to. CONFLICT (reason FULL) when it has too few places. */
  targetId?: string | null | undefined;
  /** The `version` that was looked at; CONFLICT (reason VERSION) when it is no longer current. Not checked when left out. */
  version?: number | null | undefined;
};

/** Which occasion is cancelled, and why. */
export type CancelExamOccasionInput = {
  /** The occasion, as in `ExamOccasion.id`. */
  id: string;
  /** 1 to 300 characters; those who have been called read it. */
  reason: string;
  /** The current `ExamOccasion.version`; CONFLICT (VERSION) for another. */
  version: number;
};

/** The job that is to stop. */
export type CancelJobInput = {
  /** One's own job, an administrator's any. */
  id: string;
};

/** Names the planned replacement that is called off. */
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
  /** Any of these levels; all when empty or left out. */
  levels?: Array<CourseLevel> | null | undefined;
  /** Courses of this package. */
  packageId?: string | null | undefined;
  /** Any of these price categories; all when empty or left out. */
  priceCategories?: Array<PriceCategory> | null | undefined;
  /** Part of a name, a code or a subject, of the course or of its equivalent. */
  q?: string | null | undefined;
  /** Any of these; ACTIVE and ENDING when empty or left out. */
  statuses?: Array<CourseStatus> | null | undefined;
  /** The whole subject, as in `CatalogueCoursePage.subjects`. */
  subject?: string | null | undefined;
  /** Any of these curricula; all when empty or left out. */
  systems?: Array<CourseSystem> | null | undefined;
  /** Codes that the national catalogue does not have. */
  unknownCode?: boolean | null | undefined;
  /** Courses of Gy11 without an equivalent. */
  unpaired?: boolean | null | undefined;
  /** Courses that run or are to come without a teacher. */
  withoutTeacher?: boolean | null | undefined;
};

/** The order of the course catalogue. */
export type CatalogueCourseSort = {
  /** Ascending or descending. */
  direction: SortDirection;
  /** The column to sort by. */
  field: CatalogueCourseSortField;
};

/** Columns of the course catalogue; courses without a value stand last either way. */
export type CatalogueCourseSortField =
  /** By the number of instances that run or are to come. */
  | 'ACTIVE_INSTANCES'
  /** By course code, in Swedish alphabetical order. */
  | 'CODE'
  /** By level: basic, upper secondary, sfi. */
  | 'LEVEL'
  /** By name, in Swedish alphabetical order. */
  | 'NAME'
  /** By the number of current packages that hold it. */
  | 'PACKAGES'
  /** By points. */
  | 'POINTS'
  /** By the code of the price category. */
  | 'PRICE_CATEGORY'
  /** By the number of students with a current enrolment. */
  | 'STUDENTS'
  /** By subject. */
  | 'SUBJECT'
  /** By curriculum: Gy11, Gy25, basic level, sfi, local. */
  | 'SYSTEM'
  /** By the last day of validity. */
  | 'VALID_TO';

/** Filter, order and page of the course catalogue (pages, section 4). */
export type CatalogueCoursesInput = {
  /** Left out: all courses that are not archived. */
  filter?: CatalogueCourseFilter | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
  /** By name, ascending, unless given. */
  sort?: CatalogueCourseSort | null | undefined;
};

/** What a list is to open with. */
export type ChooseDefaultViewInput = {
  /** A list that one may open. */
  list: SavedList;
  /** A view of the list, own or shared; null is the list as usual. */
  viewId?: string | null | undefined;
};

/** Which batch is written, and what an error does to it. */
export type CommitImportInput = {
  /** One's own batch; CONFLICT when it is committed (ALREADY_COMMITTED) or was last checked over an hour ago (EXPIRED). */
  batchId: string;
  /** SKIP unless given. */
  onError?: ImportErrorChoice | null | undefined;
};

/** Whole months, as those of EarningsInput. */
export type ComparedPeriodInput = {
  /** Any day of the first month. */
  from: string;
  /** Any day of the last month; at most 24 months in all. */
  to: string;
};

/** Who would teach what: the course, the instances that are named, or all that a replacement would move. */
export type CompetenceGapsInput = {
  /** A course that would be taught, of an instance that may not be there yet. */
  courseId?: string | null | undefined;
  /** The instances that would change hands, at most 200; left out, those of `replacesId`. */
  courseInstanceIds?: Array<string> | null | undefined;
  /** The first day of the new one; today unless given. */
  fromOn?: string | null | undefined;
  /** The teacher who leaves off: instances and open exams that `replaceTeacher` would move. */
  replacesId?: string | null | undefined;
  /** The teacher who would take over. */
  teacherId: string;
};

/** What is done, or is not after all. */
export type CompleteFollowUpInput = {
  /** One that stands on one's own list, or that one has written. */
  id: string;
  /** False takes it back; true unless given. */
  isDone?: boolean | null | undefined;
};

/** A new package of its own with the rows of another; not an edition of that one. */
export type CopyCoursePackageInput = {
  /** The package to copy; its code is not copied. */
  id: string;
  /** 'Kopia av …' unless given. */
  name?: string | null | undefined;
};

/** A new course of Gy25 with everything else as in the old one, linked as its equivalent. */
export type CopyCourseToGy25Input = {
  /** The code in Gy25, 1 to 20 characters without blanks; CONFLICT (DUPLICATE) when it is taken. */
  code: string;
  /** A course of Gy11; any other is NOT_ALLOWED. */
  id: string;
  /** As the old one unless given. */
  name?: string | null | undefined;
  /** 0 to 5 000; as the old one unless given. */
  points?: number | null | undefined;
};

/** The same lists for another time, every amount raised by a percentage and rounded to the öre. */
export type CopyPriceListsInput = {
  /** At most 50. */
  ids: Array<string>;
  /** -50 to 100. */
  indexPercent: number;
  /** The first day of the copies. */
  validFrom: string;
  /** The last day of the copies; null: until further notice. */
  validTo?: string | null | undefined;
};

/** Corrections of a finally frozen month with one reason for all of them. */
export type CorrectEarningsInput = {
  /** The finally frozen month, as in `EarningFreeze.id`. */
  freezeId: string;
  /** 1 to 500. */
  lines: Array<EarningCorrectionLineInput>;
  /** 3 to 500 characters. */
  reason: string;
};

/** How a request for correction was answered. */
export type CorrectionOutcome =
  /** What was asked for has been put right. */
  | 'CORRECTED'
  /** It stays as it is; the answer says why. */
  | 'REFUSED';

/** What a student wants to have put right. */
export type CorrectionSubject =
  /** What staff have written about the student. */
  | 'COMMENT'
  /** Address, phone number or municipality. */
  | 'CONTACT'
  /** Courses, packages, programs and their dates. */
  | 'EDUCATION'
  /** A registration for an exam or its result. */
  | 'EXAM'
  /** A grade that has been set. */
  | 'GRADE'
  /** Name or personal number. */
  | 'IDENTITY'
  /** Anything else; the text says what. */
  | 'OTHER';

/** What a row of the list can change of a stored course. */
export type CourseImportField =
  /** A link to a course of another curriculum, by its code. */
  | 'EQUIVALENT'
  /** The title. */
  | 'NAME'
  /** The points, as text. */
  | 'POINTS'
  /** The subject (ämne). */
  | 'SUBJECT';

/** What the import would do, or has done, with a row of the list. */
export type CourseImportOutcome =
  /** Writes over something of a course that is there. */
  | 'CHANGED'
  /** Has an error, or a code that an earlier row has; left out. */
  | 'INVALID'
  /** Becomes a new course. */
  | 'NEW'
  /** Says what is stored already; nothing is written. */
  | 'UNCHANGED';

/** The fields of the course form. The code is kept as typed; unique within its curriculum whatever its case. */
export type CourseInput = {
  /** When the syllabus is withdrawn for education that begins later; null or left out means it is not. */
  cancelledOn?: string | null | undefined;
  /** 1 to 20 characters. */
  code: string;
  /** Replaces the links to equivalents, in both directions; left out they stay. */
  equivalentIds?: Array<string> | null | undefined;
  /** COURSE unless given. */
  kind?: CourseKind | null | undefined;
  /** The part of the school form that it is taught in. */
  level: CourseLevel;
  /** 1 to 120 characters. */
  name: string;
  /** 5 to 400 in steps of five is usual; otherwise a warning. */
  points?: number | null | undefined;
  /** What a municipality pays for by the point; null or left out means none. */
  priceCategory?: PriceCategory | null | undefined;
  /** At most 120 characters; null or left out means none. */
  subject?: string | null | undefined;
  /** The curriculum that the course belongs to. */
  system: CourseSystem;
  /** The first day of its validity; null or left out means none. */
  validFrom?: string | null | undefined;
  /** Not before validFrom (ORDER). */
  validTo?: string | null | undefined;
};

/** Dates that an instance is to get. */
export type CourseInstanceDatesInput = {
  /** The last day that it would get; not before the start (ORDER). */
  endDate: string;
  /** The instance whose dates are about to change. */
  id: string;
  /** The first day that it would get. */
  startDate: string;
};

/** Every part narrows the list; what is left out does not. */
export type CourseInstanceFilter = {
  /** Instances of this course. */
  courseId?: string | null | undefined;
  /** With `eventsTo`: instances that begin, end or have their grades due within these days (the calendar). */
  eventsFrom?: string | null | undefined;
  /** The last of those days; without `eventsFrom` neither is read. */
  eventsTo?: string | null | undefined;
  /** Instances that are not over before this day. */
  from?: string | null | undefined;
  /** These instances; an empty list finds none. */
  ids?: Array<string> | null | undefined;
  /** Instances in any of these, as in `municipalities`. */
  municipalities?: Array<string> | null | undefined;
  /** More students than places. */
  overfull?: boolean | null | undefined;
  /** Not over, and its teacher has more than 100 percent at some time during it. */
  overloaded?: boolean | null | undefined;
  /** Instances of the courses of the package. */
  packageId?: string | null | undefined;
  /** Part of the course's name or code, or of the instance's name or place. */
  q?: string | null | undefined;
  /** Instances that were made together, as in `CourseInstance.seriesId`. */
  seriesId?: string | null | undefined;
  /** Instances in any of these states today. */
  statuses?: Array<CourseInstanceStatus> | null | undefined;
  /** Instances in any of these forms. */
  studyForms?: Array<StudyForm> | null | undefined;
  /** Instances of this teacher, by the record's id as in `teachers`. */
  teacherId?: string | null | undefined;
  /** Instances that have begun by this day. */
  to?: string | null | undefined;
  /** Ended, with students who have no signed grade. */
  ungraded?: boolean | null | undefined;
  /** True: only instances that nobody teaches. */
  withoutTeacher?: boolean | null | undefined;
};

/** One instance every so many weeks. */
export type CourseInstanceSeriesInput = {
  /** The course that is held; unknown: BAD_REFERENCE, archived: NOT_ALLOWED. */
  courseId: string;
  /** 1 to 52. */
  everyWeeks: number;
  /** Months of the year in which one may begin, 1 to 12; all unless given. */
  months?: Array<number> | null | undefined;
  /** No start after this day, at most three years after the first. */
  until: string;
  /** The first start and what all have in common. */
  values: CourseInstanceValues;
};

/** How the list of instances is ordered. */
export type CourseInstanceSort = {
  /** ASC or DESC; rows without a value come last either way. */
  direction: SortDirection;
  /** What to sort by; the start and the course decide between equals. */
  field: CourseInstanceSortField;
};

/** What the list of instances can be sorted by. */
export type CourseInstanceSortField =
  /** How many hold a place. */
  | 'ADMITTED'
  /** The course's name, in Swedish alphabetical order. */
  | 'COURSE'
  /** How many have left before the end. */
  | 'DROPPED_OUT'
  /** The last day. */
  | 'END_DATE'
  /** How many have a signed grade. */
  | 'GRADED'
  /** The day on which the grades are due. */
  | 'GRADES_DUE_ON'
  /** The place. */
  | 'LOCATION'
  /** The pace in per cent of full time. */
  | 'PACE'
  /** How many have begun. */
  | 'STARTED'
  /** The first day. */
  | 'START_DATE'
  /** In the order of time: planned, open, ongoing, finished, cancelled. */
  | 'STATUS'
  /** The form of study, by its code. */
  | 'STUDY_FORM'
  /** The teacher's name. */
  | 'TEACHER'
  /** The length in calendar weeks. */
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
  /** When the grades are due, not before the start (ORDER); null: the school's number of days after the end. */
  gradesDueOn?: string | null | undefined;
  /** Up to 200 characters. */
  location?: string | null | undefined;
  /** One of `municipalities` (else BAD_REFERENCE); null takes it away. */
  municipality?: string | null | undefined;
  /** The course's name unless given; 1 to 120 characters. Null in a change gives the course's name back. */
  name?: string | null | undefined;
  /** 5 to 200; 100 unless given. */
  pacePercent?: number | null | undefined;
  /** PLANNED or OPEN (which is usual). */
  planning?: CourseInstanceStatus | null | undefined;
  /** The first day; required for a new instance. */
  startDate?: string | null | undefined;
  /** CLASSROOM in a new instance unless given. */
  studyForm?: StudyForm | null | undefined;
  /** A teacher's id as in `teachers` (else BAD_REFERENCE); null: nobody teaches it yet. */
  teacherId?: string | null | undefined;
};

/** Which instances are wanted, in what order, and which page of them. */
export type CourseInstancesInput = {
  /** All instances unless given, cancelled ones too. */
  filter?: CourseInstanceFilter | null | undefined;
  /** 1 to 500; 50 unless given. */
  first?: number | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
  /** By start, then course, unless given. */
  sort?: CourseInstanceSort | null | undefined;
};

/** How a course is reported when it is completed. */
export type CourseKind =
  /** An ordinary course, with a grade. */
  | 'COURSE'
  /** Komvuxarbete: passed or not. */
  | 'FINAL_PROJECT'
  /** Orienteringskurs: no grade, but a certificate (intyg). */
  | 'ORIENTATION';

/** The part of the school form; with the kind of the course it decides the scale of its grades. */
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

/** Which needs are wanted, and which page of them. */
export type CourseMatchingInput = {
  /** All needs but those that were put aside unless given. */
  filter?: MatchFilter | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
};

/** All given ones must hold. Archived and replaced packages are left out unless asked for. */
export type CoursePackageFilter = {
  /** True: archived and replaced packages too. */
  archived?: boolean | null | undefined;
  /** Any of these kinds; all when empty or left out. */
  kinds?: Array<PackageKind> | null | undefined;
  /** Packages whose sum differs from their target. */
  pointsDiffer?: boolean | null | undefined;
  /** Part of a name or a code, of the package or of one of its courses. */
  q?: string | null | undefined;
};

/** The whole package as its form shows it: the rows in order replace the ones that are there. */
export type CoursePackageInput = {
  /** Weeks of workplace-based learning (APL), 0 to 200; null where none are set. */
  aplWeeks?: number | null | undefined;
  /** 1 to 20 characters. */
  code?: string | null | undefined;
  /** At most 100; a course twice: DUPLICATE. */
  courses: Array<PackageCourseInput>;
  /** Free text, at most 2 000 characters; left out or null: none. */
  description?: string | null | undefined;
  /** NATIONAL and REGIONAL make it a vocational package, which is warned about without APL (APL_MISSING). */
  kind: PackageKind;
  /** 1 to 120 characters. */
  name: string;
  /** What the obligatory courses should add up to, 0 to 10 000 points; a differing sum is only a warning. Null: no target. */
  targetPoints?: number | null | undefined;
};

/** The order of the packages. */
export type CoursePackageSort = {
  /** Ascending or descending. */
  direction: SortDirection;
  /** The column to sort by. */
  field: CoursePackageSortField;
};

/** Columns of the packages; those without a value stand last either way. */
export type CoursePackageSortField =
  /** By weeks of work placement. */
  | 'APL_WEEKS'
  /** By package code, in Swedish alphabetical order. */
  | 'CODE'
  /** By the number of courses, each choice once. */
  | 'COURSES'
  /** By kind: national, regional, local. */
  | 'KIND'
  /** By name, in Swedish alphabetical order. */
  | 'NAME'
  /** By the sum of the obligatory rows. */
  | 'POINTS'
  /** By the number of students with a current enrolment on the package. */
  | 'STUDENTS';

/** Filter, order and page of the packages (pages, section 5). */
export type CoursePackagesInput = {
  /** Left out: current editions that are not archived. */
  filter?: CoursePackageFilter | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1; 1 unless given. */
  page?: number | null | undefined;
  /** By name, ascending, unless given. */
  sort?: CoursePackageSort | null | undefined;
};

/**
 * What the figures are about. Participants are enrolments in courses (student × course) that have begun; cancelled and
 * removed ones never count, and only signed grades do. Start and end are the student's own, else the instance's.
 */
export type CourseStatisticsInput = {
  /** Only this course of the catalogue, by its id in `courses`. */
  courseId?: string | null | undefined;
  /** First day of the period, counted. */
  from: string;
  /** Of the students. KCNO stands for several municipalities and is never added to them. */
  municipalities?: Array<string> | null | undefined;
  /** The courses of the package. */
  packageId?: string | null | undefined;
  /** Only instances of these study forms; all unless given. */
  studyForms?: Array<StudyForm> | null | undefined;
  /** Only courses of these curricula; all unless given. */
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
  /** The upper-secondary curriculum of 2011 (Gy11), with courses. */
  | 'GY11'
  /** The upper-secondary curriculum of 2025 (Gy25), with levels (nivåer). */
  | 'GY25'
  /** The school's own courses. */
  | 'LOCAL'
  /** Swedish for immigrants (sfi). */
  | 'SFI'
  /** Basic level of Komvux (grundläggande nivå); codes begin with GRN. */
  | 'VUX_GRUND';

/** Which system gets a key, with which rights and until when. */
export type CreateApiKeyInput = {
  /** In the future. */
  expiresAt?: string | null | undefined;
  /** 1 to 120 characters. */
  name: string;
  /** At most ADMIN. */
  role: Role;
};

/** A new course of the catalogue. */
export type CreateCourseInput = {
  /** The fields of the course form. */
  course: CourseInput;
};

/** A new instance of a course (pages, section 6). */
export type CreateCourseInstanceInput = {
  /** The course that is held; unknown: BAD_REFERENCE, archived: NOT_ALLOWED. */
  courseId: string;
  /** At least its start; without an end the course must have points to reckon it by. */
  values: CourseInstanceValues;
};

/** A new package, as edition 1 (pages, section 5). */
export type CreateCoursePackageInput = {
  /** All fields of the package, with its courses in order. */
  package: CoursePackageInput;
};

/** The document to issue, and whether a copy goes to the student's files. */
export type CreateDocumentInput = {
  /** What it is made of, as for `documentPreview`. */
  document: DocumentInput;
  /** Also puts it among the student's files. */
  saveToFiles?: boolean | null | undefined;
};

/** One document for each subject, with the usual rows of each. */
export type CreateDocumentsInput = {
  /**
   * By the name in `municipalities`. On a student's paper: who is huvudman, where the student's own municipality does
   * not say it (BAD_REFERENCE for another name). On a betygskatalog: only the grades of that municipality's students.
   */
  authority?: string | null | undefined;
  /** First day of what they tell of, as in DocumentInput. */
  from?: string | null | undefined;
  /** The language of all of them; SV unless given. */
  language?: DocumentLanguage | null | undefined;
  /** How much of the personal numbers is printed; FULL unless given. */
  personalNumber?: PersonalNumberForm | null | undefined;
  /** Also puts each among its student's files; no effect on documents of courses and instances. */
  saveToFiles?: boolean | null | undefined;
  /** Who signs, at most 120 characters; the school's own signatory unless given. */
  signatoryName?: string | null | undefined;
  /** What the signatory is, at most 120 characters. */
  signatoryTitle?: string | null | undefined;
  /** 1 to 1 000. */
  subjectIds: Array<string>;
  /** Last day of what they tell of, as in DocumentInput. */
  to?: string | null | undefined;
  /** Which document to make of each. */
  type: DocumentType;
};

/** When, where and for which courses exams are held, and who is booked at once. */
export type CreateExamOccasionInput = {
  /** 1 to 1 000; null without a limit. */
  capacity?: number | null | undefined;
  /** 1 to 20 courses, by their ids in `courses`. */
  courseIds: Array<string>;
  /** After `startsAt`, the same day. */
  endsAt: string;
  /** Registrations that are booked in the same step. */
  examIds?: Array<string> | null | undefined;
  /** The day of the exam. */
  heldOn: string;
  /** At most 120 characters. */
  invigilator?: string | null | undefined;
  /** At most 1 000 characters. */
  note?: string | null | undefined;
  /** Which part is sat; WRITTEN unless given. */
  part?: ExamPart | null | undefined;
  /** Last day on which students may choose it; not before the first, not after `heldOn`. */
  registrationClosesOn?: string | null | undefined;
  /** First day on which students may choose it; without both days of the window only staff book. */
  registrationOpensOn?: string | null | undefined;
  /** At most 80 characters. */
  room?: string | null | undefined;
  /** `HH:MM`. */
  startsAt: string;
  /** Left out, a teacher means themself. */
  teacherId?: string | null | undefined;
};

/** Whose summons to an exam is made on paper, and in what form. */
export type CreateExamSummonsInput = {
  /** A registration that is booked on an occasion. */
  examId: string;
  /** The language of the summons; SV unless given. */
  language?: DocumentLanguage | null | undefined;
  /** FULL unless given; for a student with protected data nothing is printed unless an administrator asks. */
  personalNumber?: PersonalNumberForm | null | undefined;
};

/** Which list to make a file of, by which filter, in which format. */
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

/** Of which signed course instance the betygskatalog is made. */
export type CreateGradeCatalogueInput = {
  /** Only the grades of that municipality's students, by the name in `municipalities`; all unless given. */
  authority?: string | null | undefined;
  /** A course instance whose grades are signed. */
  courseInstanceId: string;
  /** The language of the headings; the grades are the same. */
  language?: DocumentLanguage | null | undefined;
};

/** A new instance together with the students who need it: all or nothing. */
export type CreateInstanceForNeedsInput = {
  /** The course that is held; a need of another course is refused (NOT_ALLOWED). */
  courseId: string;
  /** 1 to 200. */
  keys: Array<string>;
  /** At least its start, as for `createCourseInstance`; PLANNED takes nobody (CONFLICT NOT_OPEN). */
  values: CourseInstanceValues;
};

/** Which document a student takes out for themself, and in what form. */
export type CreateMyDocumentInput = {
  /** The language of the document; SV unless given. */
  language?: DocumentLanguage | null | undefined;
  /** How much of the own personal number is printed; FULL unless given. */
  personalNumber?: PersonalNumberForm | null | undefined;
  /** STUDY_CERTIFICATE or GRADE_EXTRACT. */
  type: DocumentType;
};

/** Asks for the next edition of a package; those who have begun keep theirs. */
export type CreatePackageEditionInput = {
  /** The current edition; one that has been followed already is CONFLICT (reason REPLACED). */
  id: string;
};

/** A new price list of one customer with its rows. */
export type CreatePriceListInput = {
  /** The customer, by the name in `municipalities`; BAD_USER_INPUT (BAD_REFERENCE) for another. */
  municipality: string;
  /** 1 to 120 characters. */
  name: string;
  /** How many days of each pause are paid, 0 to 365; null: all of them. */
  paidPauseDays?: number | null | undefined;
  /** At most 200. */
  rows: Array<PriceRowInput>;
  /** The first day: the list prices what begins from then on. */
  validFrom: string;
  /** The last day, not before the first; null: until further notice. */
  validTo?: string | null | undefined;
};

/** A new program (pages, section 4). */
export type CreateProgramInput = {
  /** All fields of the program, with the courses it lists. */
  program: ProgramInput;
};

/** What is saved, of which list, under which name. */
export type CreateSavedViewInput = {
  /** The query string of the page. Words searched for, personal numbers and the page are left out of what is saved. */
  address: string;
  /** Left out, they are as each reader has them. */
  columns?: SavedColumnsInput | null | undefined;
  /** Whether the list is to open with it; false unless given. */
  isDefault?: boolean | null | undefined;
  /** A list that one may open. */
  list: SavedList;
  /** 1 to 80 characters; not the name of another own view of the list. */
  name: string;
};

/** The fields of a new student; only the name must be given. */
export type CreateStudentInput = {
  /** The free text 'Övrigt', at most 2 000 characters. */
  additionalInfo?: string | null | undefined;
  /** At most 254 characters; several students may share an address. */
  email?: string | null | undefined;
  /** The last day of the studies; not before `startDate` (ORDER). */
  endDate?: string | null | undefined;
  /** The free text 'Provstatus', at most 60 characters. */
  exam?: string | null | undefined;
  /** The home municipality, which pays. */
  municipality?: MunicipalityInput | null | undefined;
  /** 1 to 120 characters. */
  name: string;
  /** With or without century and separator; the date is verified, and the check digit where the kind has one. */
  personalNumber?: string | null | undefined;
  /** 5 to 20 characters: digits, blanks, `+`, `-`, `/` and parentheses. */
  phone?: string | null | undefined;
  /** The first day of the studies. */
  startDate?: string | null | undefined;
  /** The responsible teacher, as in `teachers`; BAD_REFERENCE when there is none. */
  teacherId?: string | null | undefined;
};

/** The person gets a mail with a one-time link and chooses the password alone. */
export type CreateUserInput = {
  /** At most 254 characters; stored in lower case, unique among all accounts. */
  email: string;
  /** 1 to 120 characters. */
  name: string;
  /** 5 to 20 characters: digits, blanks, `+`, `-`, `/` and parentheses. */
  phone?: string | null | undefined;
  /** At most one's own rank. TEACHER makes a teacher record too. */
  role: Role;
};

/** The account that nobody may sign in with from now on. */
export type DeactivateUserInput = {
  /** The account, from `users`; one's own is FORBIDDEN. */
  id: string;
};

/** A decision on a registration, with the words that go with it. */
export type DecideExamInput = {
  /** At most 2 000 characters. Left out it stays as it is, null clears it. */
  comment?: string | null | undefined;
  /** Must be given: without it BAD_USER_INPUT, 'Beslut krävs'. */
  decision?: ExamDecision | null | undefined;
  /** Why the exam is free of charge, at most 120 characters. Left out it stays as it is, null clears it. */
  feeExemptReason?: string | null | undefined;
  /** The registration, from `exams`. */
  id: string;
  /** The version that was decided upon; CONFLICT when it is no longer current. */
  version?: number | null | undefined;
};

/** One decision on several registrations. */
export type DecideExamsInput = {
  /** At most 2 000 characters, for each of them. Left out the comments stay as they are, null clears them. */
  comment?: string | null | undefined;
  /** Must be given: without it BAD_USER_INPUT, 'Beslut krävs'. */
  decision?: ExamDecision | null | undefined;
  /** 1 to 100 of them. */
  exams: Array<ExamAtVersionInput>;
};

/** Which instance is to go; only one without students can. */
export type DeleteCourseInstanceInput = {
  /** The instance, from `courseInstances`. */
  id: string;
  /** The `version` that was looked at; CONFLICT (reason VERSION) when it is no longer current. Not checked when left out. */
  version?: number | null | undefined;
};

/** The registration that is to go. */
export type DeleteExamInput = {
  /** The registration, from `exams`; what it was stays in the student's change history. */
  id: string;
};

/** What is to be deleted; only what nothing refers to can be. */
export type DeleteFromCatalogueInput = {
  /** The course, package or program, by the mutation that is called; CONFLICT (IN_USE) where `keptBecause` is set. */
  id: string;
};

/** Which price list is deleted. */
export type DeletePriceListInput = {
  /** The list, as in `PriceList.id`. */
  id: string;
  /** The version that was looked at; CONFLICT (VERSION) when it is no longer current. */
  version?: number | null | undefined;
};

/** Which saved view is to go. */
export type DeleteSavedViewInput = {
  /** One that one may change. */
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

/** What a document is made of. Its text follows from the records alone. */
export type DocumentInput = {
  /**
   * By the name in `municipalities`. On a student's paper: who is huvudman, where the student's own municipality does
   * not say it (BAD_REFERENCE for another name). On a betygskatalog: only the grades of that municipality's students.
   */
  authority?: string | null | undefined;
  /** The chosen rows among the preview's `entries`; all usual ones unless given. */
  entryIds?: Array<string> | null | undefined;
  /** First day of what it tells of: courses, grades, the APL period or the days of an attendance list; open unless given. */
  from?: string | null | undefined;
  /** The language of the document; SV unless given. */
  language?: DocumentLanguage | null | undefined;
  /** How much of the personal number is printed; FULL unless given. */
  personalNumber?: PersonalNumberForm | null | undefined;
  /** Who signs; the school's own signatory unless given. */
  signatoryName?: string | null | undefined;
  /** What the signatory is, such as 'Rektor'; at most 120 characters. */
  signatoryTitle?: string | null | undefined;
  /** The id of a `DocumentSubject` of that type. */
  subjectId: string;
  /** Last day of the same, not before `from`; an attendance list holds at most 10 weekdays. */
  to?: string | null | undefined;
  /** Which document to make. */
  type: DocumentType;
};

/** The language of a document's own words; names of courses stay Swedish. */
export type DocumentLanguage =
  /** English. */
  | 'EN'
  /** Swedish. */
  | 'SV';

/** For which type of document to look for subjects, and by what words. */
export type DocumentSubjectsInput = {
  /** Only students on this course instance. */
  courseInstanceId?: string | null | undefined;
  /** At most 200; 50 unless given. */
  first?: number | null | undefined;
  /** Part of a name, a personal number, an e-mail address or a course code. */
  q?: string | null | undefined;
  /** Decides what is looked for: students, course instances, exam registrations or courses. */
  type: DocumentType;
};

/** The kinds of documents that the school issues (pages, section 14; domain, D9). */
export type DocumentType =
  /** Antagningsbesked, as issued earlier. To admit is the municipality's decision: none is made any more. */
  | 'ADMISSION_NOTICE'
  /** APL-överenskommelse: to be filled in and signed by school, workplace and student. */
  | 'APL_AGREEMENT'
  /** Närvarolista of a course instance, with a column for each day. */
  | 'ATTENDANCE_LIST'
  /** Kallelse till kursstart: the courses that a student is called to, and when and where they begin. */
  | 'COURSE_SUMMONS'
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

/** By how much the frozen amount of one enrolment changes. */
export type EarningCorrectionLineInput = {
  /** Below zero takes away. */
  amountOre: number;
  /** The education entry's id; it stays with the customer that it was frozen for. */
  enrollmentId: string;
};

/** Which enrolment to explain, in which whole months. */
export type EarningExplanationInput = {
  /** The education entry's id, as in `EarningLine.enrollmentId`. */
  enrollmentId: string;
  /** Any day of the first month. */
  from: string;
  /** Any day of the last month; at most 24 months in all. */
  to: string;
};

/** Which enrolments to list with their amounts: whole months, as those of EarningsInput. */
export type EarningLinesInput = {
  /** Only enrolments in this course. */
  courseId?: string | null | undefined;
  /** 1 to 100; 50 unless given. */
  first?: number | null | undefined;
  /** Any day of the first month. */
  from: string;
  /** Only this customer; all unless given. */
  municipality?: string | null | undefined;
  /** Only enrolments in this package. */
  packageId?: string | null | undefined;
  /** 1 unless given. */
  page?: number | null | undefined;
  /** Only those without an amount. */
  problem?: EarningProblemKind | null | undefined;
  /** Any day of the last month; at most 24 months in all. */
  to: string;
};

/** Why an enrolment has no amount. */
export type EarningProblemKind =
  /** The first or the last day of study is not known. */
  | 'NO_DATES'
  /** The student has no municipality, so nobody pays. */
  | 'NO_MUNICIPALITY'
  /** The price is per point, and the course has no points. */
  | 'NO_POINTS'
  /** No price list of the customer has a price for it on the day it begins. */
  | 'NO_PRICE';

/** Whether an amount still changes, and what has become of it. */
export type EarningStatus =
  /** Frozen, and changed by a correction. */
  | 'CORRECTED'
  /** Finally frozen: changes only by corrections. */
  | 'FROZEN'
  /** Finally frozen and invoiced to the customer. */
  | 'INVOICED'
  /** Counted anew every time. */
  | 'PRELIMINARY';

/** Whole months: from the month of `from` through that of `to`, at most 24. */
export type EarningsInput = {
  /** A second period to set beside the first. */
  comparedWith?: ComparedPeriodInput | null | undefined;
  /** Any day of the first month. */
  from: string;
  /** Groups by course and package instead of by customer. */
  municipality?: string | null | undefined;
  /** Any day of the last month. */
  to: string;
};

/** Which part of the overview is wanted, and in what order (pages, section 3). */
export type EducationListInput = {
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** Counted from 1. */
  page?: number | null | undefined;
  /** Part of a name or a code. */
  q?: string | null | undefined;
  /** By name unless given; rows without a value come last. */
  sort?: EducationSort | null | undefined;
  /** Only courses of this curriculum; packages and programs have none and are left out then. */
  system?: CourseSystem | null | undefined;
  /** Only courses, packages or programs; all three unless given. */
  type?: EducationType | null | undefined;
};

/** How the education list is ordered. */
export type EducationSort = {
  /** ASC or DESC; rows without a value come last either way. */
  direction: SortDirection;
  /** What to sort by. */
  field: EducationSortField;
};

/** What the education list can be sorted by. */
export type EducationSortField =
  /** The code, in Swedish alphabetical order. */
  | 'CODE'
  /** As in `EducationItem.ongoingInstances`. */
  | 'INSTANCES'
  /** The name, in Swedish alphabetical order. */
  | 'NAME'
  /** As in `EducationItem.points`. */
  | 'POINTS'
  /** As in `EducationItem.activeStudents`. */
  | 'STUDENTS'
  /** The day until which the course is valid. */
  | 'VALID_TO';

/** What an education entry is of. */
export type EducationType =
  /** A single course; a level (nivå) of Gy25 is one too. */
  | 'Course'
  /** A kurspaket or yrkespaket: a fixed list of courses. */
  | 'CoursePackage'
  /** A program (studieväg): a set of rules rather than a list. */
  | 'Program';

/** Names the teacher whose employment ends today. */
export type EndEmploymentInput = {
  /** The teacher's. */
  id: string;
};

/** Which student leaves the school, when and why (pages, section 2). */
export type EndStudentInput = {
  /** The last day: today or earlier. */
  endDate: string;
  /** At most 500 characters. */
  note?: string | null | undefined;
  /** Why the enrolments that are still open end. */
  reason: StatusReason;
  /** The student who leaves. */
  studentId: string;
  /** The student's version that was looked at; CONFLICT (VERSION) when it is no longer current. */
  version?: number | null | undefined;
};

/** Which student would leave, and on what day. */
export type EndStudentPreviewInput = {
  /** The last day that is thought of. */
  endDate: string;
  /** The student's id; NOT_FOUND when there is none. */
  studentId: string;
};

/** Who is to be signed out everywhere. */
export type EndUserSessionsInput = {
  /** The account, from `users`. */
  id: string;
};

/** Enrols every student on every target. */
export type EnrollManyInput = {
  /** For every target, not before the start (ORDER); left out: the instance's. */
  endDate?: string | null | undefined;
  /** How many enrolments the preview said it would make; CONFLICT when it is another number by now. Not read by the preview. */
  expected?: number | null | undefined;
  /** 5 to 200; left out: the instance's. */
  pacePercent?: number | null | undefined;
  /** For every target; left out: the instance's. */
  startDate?: string | null | undefined;
  /** Who is enrolled; with the targets at most 20 000 enrolments. */
  students: EnrollStudentsSelection;
  /** 1 to 20. */
  targets: Array<EnrollmentTargetInput>;
};

/** Students on a package: an enrolment on the package, and its courses planned one after the other. */
export type EnrollOnPackageInput = {
  /** The package, its start, pace and choices; the same as `packagePlan` previews. */
  plan: PackagePlanInput;
  /** 1 to 200. */
  studentIds: Array<string>;
};

/** The students of an enrolment in bulk: exactly one of these. */
export type EnrollStudentsSelection = {
  /** The students of these enrolments. */
  enrollments?: EnrollmentSelection | null | undefined;
  /** All that the student list finds. */
  filter?: StudentFilter | null | undefined;
  /** At most 2 000. */
  ids?: Array<string> | null | undefined;
};

/** What is done with the enrolments: exactly one of these. */
export type EnrollmentActionInput = {
  /** Gives them another last day. */
  extend?: EnrollmentEndInput | null | undefined;
  /** Moves them to another instance of their course; their history stays. */
  move?: EnrollmentMoveInput | null | undefined;
  /** Takes them away with a reason; what was planned for a package goes with it. */
  remove?: EnrollmentRemovalInput | null | undefined;
  /** Gives them a status from a day on. */
  status?: EnrollmentStatusInput | null | undefined;
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

/** What kind of action a batch was. */
export type EnrollmentBatchKind =
  /** An instance was cancelled, and its students were moved, ended or planned anew. */
  | 'CANCEL_INSTANCE'
  /** A student was ended; taken back by `undoEndStudent`, with the end date and the wishes. */
  | 'END_STUDENT'
  /** Students were enrolled. */
  | 'ENROLL'
  /** The last day was changed. */
  | 'EXTEND'
  /** Course matching placed students in instances. */
  | 'MATCH'
  /** Enrolments were moved to another instance. */
  | 'MOVE'
  /** Enrolments were taken away. */
  | 'REMOVE'
  /** A status was given. */
  | 'STATUS';

/** One action on many enrolments, for the preview and for doing it (pages, section 8). */
export type EnrollmentChangeInput = {
  /** What is done with all of them. */
  action: EnrollmentActionInput;
  /** How many enrolments the preview counted; CONFLICT when it is another number by now. Not read by the preview. */
  expected?: number | null | undefined;
  /** Which enrolments it is about. */
  selection: EnrollmentSelection;
};

/** Another last day for the enrolments (pages, section 8: 'Förläng slutdatum'). */
export type EnrollmentEndInput = {
  /** The new last day, not before the start (ORDER); an earlier one than now is a warning. */
  endDate: string;
};

/** Filters of the enrolment list; all given ones must hold. */
export type EnrollmentFilter = {
  /** Any of these. */
  attention?: Array<EnrollmentAttention> | null | undefined;
  /** The enrolments of one batch. */
  batchId?: string | null | undefined;
  /** Those in this instance. */
  courseInstanceId?: string | null | undefined;
  /** Part of the name or the code of a course, package or program. */
  education?: string | null | undefined;
  /** Their own end is on this day or later. */
  endFrom?: string | null | undefined;
  /** Their own end is on this day or earlier. */
  endTo?: string | null | undefined;
  /** Days without activity, instead of those of the school's settings; 1 to 365. */
  inactiveDays?: number | null | undefined;
  /** Students whose home municipality is any of these, as in `municipalities`. */
  municipalities?: Array<string> | null | undefined;
  /** Part of a name or an e-mail address, or of a personal number in any spelling. */
  q?: string | null | undefined;
  /** Whose status has any of these reasons. */
  reasons?: Array<StatusReason> | null | undefined;
  /** Their own start is on this day or later. */
  startFrom?: string | null | undefined;
  /** Their own start is on this day or earlier. */
  startTo?: string | null | undefined;
  /** ENROLLED unless given. */
  state?: EnrollmentState | null | undefined;
  /** In any of these statuses. */
  statuses?: Array<EnrollmentStatus> | null | undefined;
  /** The enrolments of this student. */
  studentId?: string | null | undefined;
  /** A course, package or program. */
  targetId?: string | null | undefined;
  /** The teacher of the instance. */
  teacherId?: string | null | undefined;
  /** On any of these: courses, packages, programs. */
  types?: Array<EducationType> | null | undefined;
};

/** Another instance of the same course, and from when. */
export type EnrollmentMoveInput = {
  /** The instance they move to; FULL, INSTANCE_CANCELLED or another course refuses them. */
  courseInstanceId: string;
  /** Since when they are there; who has not begun by then gets the new instance's start too. */
  effectiveOn: string;
};

/** Takes enrolments away as mistakes; they stay in the register and count no more. */
export type EnrollmentRemovalInput = {
  /** 1 to 500 characters. */
  reason: string;
};

/** The enrolments of an action: some by their ids, or all that a filter finds. */
export type EnrollmentSelection = {
  /** Instead of `ids`: all that it finds; more than 20 000 are refused (RANGE). */
  filter?: EnrollmentFilter | null | undefined;
  /** At most 2 000. */
  ids?: Array<string> | null | undefined;
};

/** How the enrolment list is ordered. */
export type EnrollmentSort = {
  /** ASC or DESC; rows without a value come last either way. */
  direction: SortDirection;
  /** What to sort by. */
  field: EnrollmentSortField;
};

/** What the enrolment list can be sorted by. */
export type EnrollmentSortField =
  /** When CSN was last told. */
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
  /** The personal number, so by date of birth. */
  | 'PERSONAL_NUMBER'
  /** The reason of the status, by its Swedish name. */
  | 'REASON'
  /** The student's own start. */
  | 'START_DATE'
  /** The status, by its Swedish name. */
  | 'STATUS'
  /** Since when the status holds. */
  | 'STATUS_ON'
  /** The student's name, in Swedish alphabetical order. */
  | 'STUDENT'
  /** The name of the course, package or program. */
  | 'TARGET';

/** Which rows of the register: those that count, those only planned, those taken away. */
export type EnrollmentState =
  /** Enrolments that count: neither only planned nor taken away. */
  | 'ENROLLED'
  /** Entries that are wanted and not yet admitted; their status is null. */
  | 'PLANNED'
  /** What was taken away; it stays in the register and counts no more. */
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

/** A new status from a day on. */
export type EnrollmentStatusInput = {
  /** Instead of `effectiveOn`, of an interruption: for each the day after its last known activity, and not before its start. NO_ACTIVITY refuses those of whom none is known. */
  dayAfterActivity?: boolean | null | undefined;
  /** Since when it holds: of an interruption the first day without studies. A day to come only for ADMITTED and CANCELLED. Required, but with `dayAfterActivity`. */
  effectiveOn?: string | null | undefined;
  /** At most 500 characters. */
  note?: string | null | undefined;
  /** Required for an interruption, a pause, and where the principal ends it. */
  reason?: StatusReason | null | undefined;
  /** The status that they get; COMPLETED asks for a grade, a signed grade refuses any other. */
  status: EnrollmentStatus;
};

/** A course instance, course, package or program: exactly one. */
export type EnrollmentTargetInput = {
  /** A course, in no instance as yet. */
  courseId?: string | null | undefined;
  /** An instance; it names its course, and takes as many as it has places. */
  courseInstanceId?: string | null | undefined;
  /** Of this target alone, not before its start (ORDER); left out: as for the start. */
  endDate?: string | null | undefined;
  /** 5 to 200. */
  pacePercent?: number | null | undefined;
  /** The current edition of a package; its courses are planned along with it. */
  packageId?: string | null | undefined;
  /** A program, as in `programs`. */
  programId?: string | null | undefined;
  /** Of this target alone; left out: what is given for all of them, else the instance's. */
  startDate?: string | null | undefined;
};

/** Which enrolments are wanted, in what order, and which page of them. */
export type EnrollmentsInput = {
  /** All enrolments that count unless given. */
  filter?: EnrollmentFilter | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** Counted from 1. */
  page?: number | null | undefined;
  /** The latest start first unless given. */
  sort?: EnrollmentSort | null | undefined;
};

/** A registration, and what of it was seen. */
export type ExamAtVersionInput = {
  /** The registration, from `exams`. */
  id: string;
  /** The version that was seen; CONFLICT when it is no longer current. */
  version?: number | null | undefined;
};

/** Whether someone came. Null until somebody has said so. */
export type ExamAttendance =
  /** Frånvarande: did not come; the registration is without a day again. */
  | 'ABSENT'
  /** Närvarande: came to the exam. */
  | 'PRESENT';

/** What staff answer to a registration. */
export type ExamDecision =
  /** Godkänn: the registration becomes SCHEDULED. */
  | 'ACCEPT'
  /** Neka: the registration becomes DENIED. */
  | 'DENY';

/** Whole months in which exam fees were paid, at most 24. */
export type ExamFeesInput = {
  /** Any day of the first month. */
  from: string;
  /** Only students of this municipality; all unless given. */
  municipality?: string | null | undefined;
  /** Any day of the last month. */
  to: string;
};

/** Filters of the exam table; all given ones must hold. */
export type ExamFilter = {
  /** Registrations for the course of this title, as in `ExamPage.courses`. */
  course?: string | null | undefined;
  /** A single registration. */
  id?: string | null | undefined;
  /** Registrations that wish for this month. */
  month?: Month | null | undefined;
  /** Part of the name. */
  name?: string | null | undefined;
  /** Registrations that have come this far. */
  status?: ExamStatus | null | undefined;
  /** The registrations of one student. */
  studentId?: string | null | undefined;
  /** True: those whose course names nothing in the catalogue, and that are not denied. */
  unknownCourse?: boolean | null | undefined;
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

/** The order of the exam table. */
export type ExamSort = {
  /** Ascending or descending; missing values come last either way. */
  direction: SortDirection;
  /** What to sort by. */
  field: ExamSortField;
};

/** What the exam table is sorted by; ties are broken by the latest first. */
export type ExamSortField =
  /** By the title of the course that is meant. */
  | 'COURSE'
  /** By the decision; undecided ones come last. */
  | 'DECISION'
  /** By e-mail address; withheld ones come last. */
  | 'EMAIL'
  /** By whether the material is fetched; ascending, those without it first. */
  | 'MATERIAL'
  /** By the wished month, January first. */
  | 'MONTH'
  /** By municipality; withheld ones come last. */
  | 'MUNICIPALITY'
  /** By the name in the registration, in Swedish alphabetical order. */
  | 'NAME'
  /** By the day of payment; unpaid ones come last. */
  | 'PAYMENT'
  /** By personal number; those whose number is withheld come last. */
  | 'PERSONAL_NUMBER'
  /** By telephone number; withheld ones come last. */
  | 'PHONE'
  /** By when the registration was written down. */
  | 'REGISTERED'
  /** Undecided ones first, then the accepted and the denied. */
  | 'STATUS'
  /** By the name of the responsible teacher. */
  | 'TEACHER';

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
  /** The `nextCursor` of the page before; only newest first. */
  after?: string | null | undefined;
  /** Left out: all registrations that the viewer may see. */
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

/** Gives every chosen student who has no grade yet –, and no other grade (pages, section 10). */
export type FillGradesInput = {
  /** The course instance that all the chosen students are on. */
  courseInstanceId: string;
  /** 1 to 200 enrolments of that instance (`GradeRow.id`); who has a grade keeps it. */
  entryIds: Array<string>;
  /** The motivation that every – gets; 1 to 1 000 characters. */
  reason: string;
};

/** A pasted list of people, one key a line. */
export type FindStudentsInput = {
  /** Personal numbers or e-mail addresses, at most 1 000. */
  keys: Array<string>;
};

/** What a new school does first, in this order (pages, section 21). */
export type FirstRunStep =
  /** The first course instances. */
  | 'INSTANCES'
  /** The municipalities, and what they pay. */
  | 'MUNICIPALITIES'
  /** The school's own details. */
  | 'SCHOOL'
  /** The students, from a file. */
  | 'STUDENTS'
  /** The teachers. */
  | 'TEACHERS';

/** Which remembered spelling is forgotten. */
export type ForgetCourseAliasInput = {
  /** As in `courseAliases`; unknown: NOT_FOUND. */
  id: string;
};

/** How firmly a month is frozen. */
export type FreezeKind =
  /** Is invoiced; changes only by corrections. */
  | 'FINAL'
  /** Informs; may be made again. */
  | 'PRELIMINARY';

/** Which month is frozen, and how firmly. */
export type FreezePeriodInput = {
  /** FINAL only when the month is over: else BAD_USER_INPUT (RANGE). */
  kind: FreezeKind;
  /** Any day of the month. */
  month: string;
};

/** Which month is about to be frozen. */
export type FreezePreviewInput = {
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

/** The scale of a course: by its school form and kind, never by choice (domain, D5). */
export type GradeScale =
  /** No grade but a certificate (intyg): orientation courses. */
  | 'CERTIFICATE'
  /** A to F, and –. */
  | 'LETTERS'
  /** G, IG, and –: basic level, sfi, and the final project (komvuxarbete). */
  | 'PASS_FAIL'
  /** A to E, and – for no grade: komvux som anpassad utbildning on upper-secondary level. */
  | 'PASS_LETTERS'
  /** G, and – for no grade: komvux som anpassad utbildning on basic level, where nobody fails. */
  | 'PASS_ONLY';

/** Which grade sheet is wanted. */
export type GradeSheetInput = {
  /** As in `GradingGroup.id`. */
  id: string;
  /** As in `GradingGroup.kind`; UNPLACED is for administrators alone. */
  kind: GradingKind;
};

/** Where one grade stands. */
export type GradeState =
  /** Unlocked by an administrator; the signed grade stands until the new one is signed. */
  | 'CORRECTION'
  /** Seen by those who grade, never by the student. */
  | 'DRAFT'
  /** Nothing is set yet. */
  | 'NONE'
  /** Signed and locked. */
  | 'SIGNED';

/** All given ones must hold. */
export type GradingGroupsInput = {
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** Groups of any of these kinds. */
  kinds?: Array<GradingKind> | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
  /** Groups in any of these states. */
  states?: Array<GradingState> | null | undefined;
  /** Part of the course's name or code, or of the teacher's name. */
  text?: string | null | undefined;
};

/** What is graded together. */
export type GradingKind =
  /** The approved exams (prövningar) of a course: each stands for itself. */
  | 'EXAMS'
  /** A course instance: signed as a whole. */
  | 'INSTANCE'
  /** Enrolments on a course without an instance: each stands for itself. */
  | 'UNPLACED';

/** Where the grading of a course stands. */
export type GradingState =
  /** Utkast: begun, not signed. */
  | 'DRAFT'
  /** Försenad: the day is past on which the grades were due. */
  | 'OVERDUE'
  /** Publicerad: signed, locked, and seen by the students. */
  | 'PUBLISHED'
  /** Signerad: a correction is under way, the former grade stands until it is signed. */
  | 'SIGNED'
  /** Att betygsätta */
  | 'TO_GRADE';

/** Which level of Gy25 takes the place of a course of Gy11. */
export type Gy25ChoiceInput = {
  /** A course of the package, as in `Gy25Replacement.course`. */
  courseId: string;
  /** One of its `proposals`: NOT_ALLOWED for what is no equivalent, DUPLICATE for a course that the package has already. */
  replacementId: string;
};

/** A held row, to take or to drop. */
export type HeldImportRowInput = {
  /** The row, from `heldImportRows`; NOT_FOUND when it has been settled. */
  id: string;
};

/** A list pasted from a workbook or read from a csv file: code, name, points, subject, curriculum, equivalent. */
export type ImportCoursesInput = {
  /** True writes the valid rows; else a preview. */
  commit?: boolean | null | undefined;
  /** At most 200 000 characters, 2 000 rows. */
  text: string;
};

/** What rows with errors do to the commit of an import. */
export type ImportErrorChoice =
  /** A wrong row ends the job as FAILED, and nothing is written. */
  | 'ABORT'
  /** Import the valid rows. */
  | 'SKIP';

/** What a column of a workbook can be read as. */
export type ImportField =
  /** The free text 'Övrigt', at most 2 000 characters. */
  | 'ADDITIONAL_INFO'
  /** A course, package or program by code, name or remembered spelling, in whatever mixture; read where the row has neither code nor course name. What nobody knows becomes a wish of the student's and waits in the name matching. */
  | 'COURSE'
  /** A code of the catalogue; the student becomes enrolled on the course. */
  | 'COURSE_CODE'
  /** A course by its name or a remembered spelling of it; read where the row has no code. */
  | 'COURSE_NAME'
  /** A package or program by name or code; the student becomes enrolled on it. */
  | 'COURSE_PACKAGE'
  /** The e-mail address, the key where there is no personal number. */
  | 'EMAIL'
  /** The last day of the studies, written like the first; not before it. */
  | 'END_DATE'
  /** The free text 'Provstatus', at most 60 characters. */
  | 'EXAM'
  /** The first name, joined with LAST_NAME. */
  | 'FIRST_NAME'
  /** The last name, joined with FIRST_NAME. */
  | 'LAST_NAME'
  /** One of the names in `municipalities`; another spelling of it is taken with a warning. */
  | 'MUNICIPALITY'
  /** The whole name; 'Efternamn, Förnamn' is turned round. */
  | 'NAME'
  /** The personal number, the first key by which a stored student is found; must be text, not a number or date cell. */
  | 'PERSONAL_NUMBER'
  /** The telephone number; a number cell without a leading zero gets a warning. */
  | 'PHONE'
  /** The first day of the studies, as a date cell or as people write it (`2027-02-12`, 12 feb 2027, 12/2 2027, 20270212); a day that could be another is taken with a warning. */
  | 'START_DATE'
  /** The responsible teacher, by name or e-mail address. */
  | 'TEACHER';

/** What a column of the workbook is to be read as. */
export type ImportMapping = {
  /** The column's `index`, from 0; BAD_REFERENCE when the file has no such column. */
  column: number;
  /** The field; null means that the column is not read. A field named twice is refused (DUPLICATE). */
  field?: ImportField | null | undefined;
};

/** What the commit would do, or has done, with a row. */
export type ImportOutcome =
  /** Changes a student who is there already; only an administrator may commit it. */
  | 'CHANGED'
  /** Means the same person as an earlier row without adding a course, or perhaps a stored student; left out and never merged. */
  | 'DUPLICATE'
  /** Has an error and is left out. */
  | 'INVALID'
  /** Becomes a new student, or a course more of the new student of an earlier row. */
  | 'NEW'
  /** Says what is stored already; nothing is written. */
  | 'UNCHANGED';

/** A corrected cell. */
export type ImportRowFix = {
  /** The column's `index`, from 0. */
  column: number;
  /** The row's number, as in `ImportRow.row`. */
  row: number;
  /** The new text, at most 1 000 characters; null or empty empties the cell. */
  value?: string | null | undefined;
};

/** All cells of a column that are written alike, corrected at once. */
export type ImportSpellingFix = {
  /** The column's `index`, from 0. */
  column: number;
  /** The cell's text as it was read; blanks around it and case make no difference. */
  from: string;
  /** The new text, at most 1 000 characters. */
  to: string;
};

/** How far an import has come. */
export type ImportState =
  /** The commit was cancelled and wrote nothing; it can be tried again. */
  | 'CANCELLED'
  /** The job that writes it waits or runs. */
  | 'COMMITTING'
  /** Written to the students. */
  | 'DONE'
  /** The commit ended with an error and wrote nothing; it can be corrected and tried again. */
  | 'FAILED'
  /** Read and checked; it can be corrected and committed within an hour of the last check. */
  | 'PREVIEW'
  /** Was written and has been taken back. */
  | 'UNDONE';

/** An instance as it is being planned, to see whether the teacher has room for it. */
export type InstanceTeacherLoadInput = {
  /** The last day of the planned instance; not before the start (ORDER). */
  endDate: string;
  /** The instance that is being edited: it is not counted a second time. */
  exceptId?: string | null | undefined;
  /** The pace of the planned instance in per cent; 100 is full time. */
  pacePercent: number;
  /** The first day of the planned instance. */
  startDate: string;
  /** The teacher's id, as in `teachers`. */
  teacherId: string;
};

/** Which issued documents to list; all given conditions must hold. */
export type IssuedDocumentsInput = {
  /** Only documents about this course instance. */
  courseInstanceId?: string | null | undefined;
  /** At most 100. */
  first?: number | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
  /** A code, or part of a name. */
  q?: string | null | undefined;
  /** Only documents about this student. */
  studentId?: string | null | undefined;
  /** Only documents of this type. */
  type?: DocumentType | null | undefined;
};

/** How far long work has come. */
export type JobState =
  /** Was stopped by a person; what it had begun was rolled back. */
  | 'CANCELLED'
  /** Has ended with success; `result` says what came of it. */
  | 'DONE'
  /** Has ended with an error; `message` says which. */
  | 'FAILED'
  /** Waits for its turn. */
  | 'QUEUED'
  /** Is under way; `done` tells how far. */
  | 'RUNNING';

/** Which account signs in as the student (permissions, section 7.7). */
export type LinkStudentAccountInput = {
  /** The student's record, from `students`. */
  studentId: string;
  /** Null removes the link. */
  userId?: string | null | undefined;
};

/** All that is frozen of a customer's month and not invoiced yet becomes one invoice. */
export type MarkInvoicedInput = {
  /** The finally frozen month, as in `EarningFreeze.id`. */
  freezeId: string;
  /** The customer, as in `FrozenMunicipality.municipality`. */
  municipality: string;
  /** The invoice's number; at most 120 characters. */
  reference?: string | null | undefined;
};

/** The same for several customers of one month: an invoice for each. */
export type MarkManyInvoicedInput = {
  /** The finally frozen month, as in `EarningFreeze.id`. */
  freezeId: string;
  /** The customers, 1 to 500, as in `FrozenMunicipality.municipality`. */
  municipalities: Array<string>;
  /** What each of the invoices is called; at most 120 characters. */
  reference?: string | null | undefined;
};

/** Narrows the needs of course matching; all given ones must hold. */
export type MatchFilter = {
  /** Needs of this course, from `courses`. */
  courseId?: string | null | undefined;
  /** Students whose home municipality is this one, as in `municipalities`. */
  municipality?: string | null | undefined;
  /** Part of the name or code of the course, or of the student's name. */
  q?: string | null | undefined;
  /** Earliest start, both ends included. */
  startFrom?: string | null | undefined;
  /** The last such day, included. */
  startTo?: string | null | undefined;
  /** Only needs in this state; all but SKIPPED ones unless given. */
  state?: NeedState | null | undefined;
};

/** Which needs are placed where: all or none. */
export type MatchNeedsInput = {
  /** 1 to 200. */
  picks: Array<MatchPick>;
};

/** A need and the instance that was chosen for it. */
export type MatchPick = {
  /** An instance of a course that the need names or of its equivalent (else NOT_ALLOWED), as in `proposals`. */
  courseInstanceId: string;
  /** As in `MatchNeed.key`, each at most once (DUPLICATE). */
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

/** Places all needs that are safe now, as `safeMatches` showed them. */
export type MatchSafeNeedsInput = {
  /** What the preview said; CONFLICT (reason CHANGED) when it is no longer so many. */
  expected: number;
  /** The filter that the preview was asked with; all safe needs unless given. */
  filter?: MatchFilter | null | undefined;
};

/** Which placed students are wanted, and which page of them. */
export type MatchedEntriesInput = {
  /** Start means the day the course begins; its state is not read. */
  filter?: MatchFilter | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
};

/** Where others have written of a student. */
export type MentionKind =
  /** A comment about another student. */
  | 'COMMENT'
  /** A task on somebody's own list. */
  | 'TASK';

/** A field that a merge can take from the record that goes. */
export type MergeField =
  /** The linked account; one that only the record that goes has is taken over anyway. */
  | 'ACCOUNT'
  /** The free text of additional information. */
  | 'ADDITIONAL_INFO'
  /** The column on the APL board. */
  | 'APL_STATUS'
  /** The e-mail address. */
  | 'EMAIL'
  /** The student's end date. */
  | 'END_DATE'
  /** Provstatus: free text, not a registration for an exam. */
  | 'EXAM'
  /** The home municipality, who pays. */
  | 'MUNICIPALITY'
  /** The student's name. */
  | 'NAME'
  /** The personal number; the other one is kept as a previous number. */
  | 'PERSONAL_NUMBER'
  /** The phone number. */
  | 'PHONE'
  /** The student's start date. */
  | 'START_DATE'
  /** The responsible teacher. */
  | 'TEACHER';

/** Which two student records are to become one; NOT_FOUND when either is missing. */
export type MergePreviewInput = {
  /** The student record that stays. */
  keepId: string;
  /** The student record that goes; BAD_USER_INPUT when it is the same. */
  mergedId: string;
};

/** Which of two student records stays, and what it takes from the other. */
export type MergeStudentsInput = {
  /** The record that stays. */
  keepId: string;
  /** The versions that were compared; CONFLICT (VERSION) when either has changed since. */
  keepVersion: number;
  /** The record that goes; its id leads to the one that stays ever after. */
  mergedId: string;
  /** The version of the record that goes, as it was compared. */
  mergedVersion: number;
  /** The values to take from the record that goes; all others stay as they are. */
  take: Array<MergeField>;
};

/** A contact field that the student list can find to be empty. */
export type MissingField =
  /** No e-mail address. */
  | 'EMAIL'
  /** No personal number. */
  | 'PERSONAL_NUMBER'
  /** No telephone number. */
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

/** From which occasion to which other one a booking moves, in one step. */
export type MoveExamBookingInput = {
  /** The booked registration; CONFLICT (DENIED) when it has been denied. */
  examId: string;
  /** The occasion that it is booked on now; it may be cancelled. */
  fromOccasionId: string;
  /** The occasion to book it on; CONFLICT (FULL or CANCELLED) when that cannot be. */
  toOccasionId: string;
};

/** A municipality by its name. */
export type MunicipalityInput = {
  /** One of the names in `municipalities` ('Upplands-Bro' is understood too), else NOT_ALLOWED; null or empty means none, left out is REQUIRED. */
  type?: string | null | undefined;
};

/** What stands for a municipality in the list. */
export type MunicipalityKind =
  /** Several municipalities together (KCNO): nobody's huvudman, and its figures are never added to its members'. */
  | 'COOPERATION'
  /** Kommun: huvudman of the students that it places. */
  | 'MUNICIPALITY'
  /** People who pay for themselves. */
  | 'PRIVATE';

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

/** Which notifications; all given ones must hold. */
export type NotificationFilter = {
  /** Those of this kind. */
  kind?: NotificationKind | null | undefined;
  /** True: those that the viewer has resolved; false or left out: those that wait. */
  resolved?: boolean | null | undefined;
};

/** What a notification tells of. */
export type NotificationKind =
  /** A comment on a student whom one is responsible for. */
  | 'COMMENT'
  /** A student asks to have something corrected. */
  | 'CORRECTION_REQUESTED'
  /** A student's end date comes within 14 days. */
  | 'END_DATE'
  /** A registration for an exam was accepted or denied. */
  | 'EXAM_DECIDED'
  /** A student was registered for an exam. */
  | 'EXAM_REGISTERED'
  /** The grades of a course were signed. */
  | 'GRADES_SIGNED'
  /** A course instance has ended and lacks grades after the day when they were due. */
  | 'GRADE_OVERDUE'
  /** An import that one began has ended. */
  | 'IMPORT'
  /** Rows of somebody's import wait for an administrator. */
  | 'IMPORT_HELD'
  /** Written by a person. */
  | 'MESSAGE'
  /** A card was moved to 'Praktik slut, ej närvarat'. */
  | 'MOVED_TO_RED'
  /** Somebody who may not know of them has sent a file that names students with protected identity. */
  | 'PROTECTED_NAMED'
  /** A planned replacement of a teacher was not carried out: who was to take over is no longer there. */
  | 'REPLACEMENT_STOPPED';

/** What a notification can be about, besides a student. */
export type NotificationSubjectKind =
  /** What somebody did, in the access log; the id is their account's. */
  | 'ACCESS_LOG'
  /** A comment on the student. */
  | 'COMMENT'
  /** The student's request to have something corrected. */
  | 'CORRECTION'
  /** A course instance. */
  | 'COURSE_INSTANCE'
  /** A registration for an exam. */
  | 'EXAM'
  /** The grade sheet of a course's exams; the id is the course's. */
  | 'EXAM_GRADES'
  /** Rows of somebody's import that wait for an administrator; the id is the import's. */
  | 'HELD_ROWS'
  /** An import of one's own. */
  | 'IMPORT'
  /** The grade sheet of a course instance; the id is the instance's. */
  | 'INSTANCE_GRADES'
  /** A teacher. */
  | 'TEACHER'
  /** The grade sheet of a course's enrolments without an instance; the id is the course's. */
  | 'UNPLACED_GRADES';

/** Which page of the viewer's notifications. */
export type NotificationsInput = {
  /** Left out: all that wait. */
  filter?: NotificationFilter | null | undefined;
  /** Rows of a page: 1 to 200, 50 unless given. */
  first?: number | null | undefined;
  /** 1 for the newest. */
  page?: number | null | undefined;
};

/** What to look at about one occasion. */
export type OccasionWarning =
  /** As many are booked as there are places. */
  | 'FULL'
  /** The invigilator has another occasion at that time. */
  | 'INVIGILATOR_BUSY'
  /** The room is taken by another occasion at that time. */
  | 'ROOM_TAKEN';

/** Which alternative of a choice. */
export type PackageChoiceInput = {
  /** The name of the choice, as in `PackageCourse.choiceGroup`. */
  choiceGroup: string;
  /** The alternative of that choice which the students take. */
  courseId: string;
};

/** A row of a package, in the place where it stands in the list. */
export type PackageCourseInput = {
  /** The name of the choice; rows of one choice stand together. */
  choiceGroup?: string | null | undefined;
  /** The course, from the catalogue; BAD_REFERENCE when there is none. */
  courseId: string;
  /** Whether the course holds workplace-based learning (APL); false unless given. */
  hasApl?: boolean | null | undefined;
  /** True unless given. */
  isRequired?: boolean | null | undefined;
  /** The week of full-time study in which it is to begin, 1 to 400; left out or null: after the course before. */
  plannedWeek?: number | null | undefined;
};

/** The kind of a package: national and regional ones are vocational packages (yrkespaket). */
export type PackageKind =
  /** The school's own bundle of courses; it needs no APL. */
  | 'LOCAL'
  /** A national vocational package (nationellt yrkespaket). */
  | 'NATIONAL'
  /** A regional vocational package (regionalt yrkespaket). */
  | 'REGIONAL';

/** From when and how fast a package is read, and with which of its choices. */
export type PackagePlanInput = {
  /** The first alternative where none is named. */
  choices?: Array<PackageChoiceInput> | null | undefined;
  /** Optional courses that are taken too. */
  optionalCourseIds?: Array<string> | null | undefined;
  /** 5 to 200; 100 unless given. */
  pacePercent?: number | null | undefined;
  /** The edition to plan, from `coursePackages`; unknown: NOT_FOUND. */
  packageId: string;
  /** When the first course begins; 2000-01-01 to 2100-12-31. */
  startDate: string;
};

/** How much of a personal number is printed. */
export type PersonalNumberForm =
  /** The date of birth alone, `YYYY-MM-DD`. */
  | 'BIRTH_DATE'
  /** The whole number, `YYYYMMDD-NNNN`. */
  | 'FULL'
  /** Nothing of it. */
  | 'NONE';

/** What stands where a personal number stands; the number itself shows it. */
export type PersonalNumberKind =
  /** Interimsnummer: a letter stands first of the last four, counted as 1 in the check digit. */
  | 'INTERIM'
  /** The person has no number in the record. */
  | 'NONE'
  /** Personnummer, of the population register. */
  | 'PERSONNUMMER'
  /** Samordningsnummer: the day is 60 later. */
  | 'SAMORDNINGSNUMMER'
  /** T-nummer (`YYYYMMDD-TF01`): given by a school until there is another; two letters and two digits, no check digit. */
  | 'TEMPORARY';

/** The workbook that was sent, and how to read its columns. */
export type PreviewImportInput = {
  /** Overrides what the headings say, or what this user chose for the same headings last time. */
  mapping?: Array<ImportMapping> | null | undefined;
  /** One of the workbook's sheets by its name; unless given, the one whose headings this user has read before, else the one whose headings say most. BAD_REFERENCE when there is no such sheet. */
  sheet?: string | null | undefined;
  /** Names a workbook that this user has just sent to `POST /api/students/import/preview`. */
  uploadId: string;
};

/** What an amount is paid for, and with that how it is earned. */
export type PriceBasis =
  /** The whole is a result share: nothing before the course is completed, which means passed unless the price says otherwise. */
  | 'PER_COMPLETED_COURSE'
  /** A fixed price; that of a package includes all its courses. */
  | 'PER_PLACE'
  /** The amount times the points of the course. */
  | 'PER_POINT';

/** What a course costs is told by its category (domain, D11). */
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

/** The price of one category, one course or one package. */
export type PriceRowInput = {
  /** At most 1 000 000 kr. */
  amountOre: number;
  /** 0 to 100; 65 unless given. PER_COMPLETED_COURSE has none. */
  basePercent?: number | null | undefined;
  /** PER_POINT unless given. */
  basis?: PriceBasis | null | undefined;
  /** Exactly one of `category`, `courseCode` and `package` must be given. */
  category?: PriceCategory | null | undefined;
  /** Where no course has the code, the package that has it. */
  courseCode?: string | null | undefined;
  /** Of a category only. */
  distance?: boolean | null | undefined;
  /** Its code, or its name where it has none; else the course with this code. The price holds for every edition of a package. */
  package?: string | null | undefined;
  /** Whether F and IG earn the result share. Unless given: not by PER_COMPLETED_COURSE, which pays for a pass; else yes. */
  paysFailed?: boolean | null | undefined;
};

/** A course of a program as its form sends it. */
export type ProgramCourseInput = {
  /** The name of a choice, at most 60 characters; rows of one choice are moved together. Null: none. */
  choiceGroup?: string | null | undefined;
  /** A course of the catalogue, at most once in a program (DUPLICATE). */
  courseId: string;
  /** REQUIRED courses are compared with `requiredPoints`, one of each choice. */
  part: ProgramPart;
};

/** Narrows the list of programs; all given ones must hold. */
export type ProgramFilter = {
  /** True lists archived programs too; they are left out unless asked for. */
  archived?: boolean | null | undefined;
  /** Part of a name or a code. */
  q?: string | null | undefined;
};

/** The whole program as its form shows it: the courses in order replace the ones that are there. */
export type ProgramInput = {
  /** 1 to 20 characters without blanks; null or empty: none. CONFLICT (reason DUPLICATE) when another program has it. */
  code?: string | null | undefined;
  /** At most 200. */
  courses: Array<ProgramCourseInput>;
  /** Free text, at most 2 000 characters; left out or null: none. */
  description?: string | null | undefined;
  /** The most points that may be chosen freely, 0 to 10 000; null: no rule. */
  freePoints?: number | null | undefined;
  /** 1 to 120 characters. */
  name: string;
  /** Points with a passing grade for the exam, 0 to 10 000 and at most `points` (ORDER); null: no rule. */
  passedPoints?: number | null | undefined;
  /** All points of the program, 0 to 10 000; null: no rule. */
  points?: number | null | undefined;
  /** The least points of the programme's own part, 0 to 10 000; null: no rule. */
  programmePoints?: number | null | undefined;
  /** Points of the obligatory part, 0 to 10 000; null: no rule. */
  requiredPoints?: number | null | undefined;
};

/** Which part of an exam a course belongs to. */
export type ProgramPart =
  /** Programspecifik */
  | 'PROGRAMME'
  /** Programgemensam, obligatorisk */
  | 'REQUIRED';

/** What is left out stays; null clears. */
export type RecordExamInput = {
  /** Whether the student came; null: not known again. */
  attendance?: ExamAttendance | null | undefined;
  /** The booked registration; NOT_FOUND when it is not on the occasion. */
  examId: string;
  /** Whether an identity document was looked at; null leaves it as it is. */
  idChecked?: boolean | null | undefined;
  /** Whether the course material has been fetched, noted on the registration; null leaves it as it is. */
  materialReceived?: boolean | null | undefined;
  /** The occasion that the registration is booked on. */
  occasionId: string;
  /** The day on which the fee was paid, noted on the registration; null: not paid. */
  paymentDate?: string | null | undefined;
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
  /** The day when the fee was paid; left out while it is not. */
  paymentDate?: string | null | undefined;
  /** Read only without `studentId`, and only from staff. */
  personalNumber?: string | null | undefined;
  /** When the student really registered, for one that is written down later: today or earlier. From staff alone (else FORBIDDEN); left out, today. */
  registeredOn?: string | null | undefined;
  /** The month in which the student wishes to be examined. */
  requestedMonth: Month;
  /** Whom the exam is for. Left out, a student means the own record; staff name the student by `personalNumber` then. */
  studentId?: string | null | undefined;
  /** The responsible teacher, as in `teachers`. */
  teacherId?: string | null | undefined;
};

/** Names the correction to be ended without a change. */
export type RelockGradeInput = {
  /** The unlocked grade, as in `GradeRow.gradeId`; CONFLICT (NOT_OPEN) when it is not unlocked. */
  gradeId: string;
};

/** Which cancelled instance shall be held after all. */
export type ReopenCourseInstanceInput = {
  /** The instance; CONFLICT (reason NOT_CANCELLED) for one that is not cancelled. */
  id: string;
  /** The `version` that was looked at; CONFLICT (reason VERSION) when it is no longer current. Not checked when left out. */
  version?: number | null | undefined;
};

/** Which enrolments are looked through for what CSN has to know. */
export type ReportToCsnInput = {
  /** How many the preview counted; CONFLICT when it is another number by now. Not read by the preview. */
  expected?: number | null | undefined;
  /** Of these, what has begun or changed since the last report; BAD_USER_INPUT (NOT_ALLOWED) when nothing has. */
  selection: EnrollmentSelection;
};

/** What the signed-in student wants to have put right. */
export type RequestCorrectionInput = {
  /** Which part of the own record is wrong. */
  subject: CorrectionSubject;
  /** 1 to 2 000 characters. */
  text: string;
};

/** What a name that the catalogue does not know means. */
export type ResolveCourseNameInput = {
  /** Null: it means no course; the wishes are dismissed, until the alias is forgotten. */
  courseId?: string | null | undefined;
  /** 'Kom ihåg som alias'; what means no course is remembered always. */
  remember: boolean;
  /** 1 to 200 characters. */
  text: string;
};

/** Names the cancelled occasion that is to be held after all. */
export type RestoreExamOccasionInput = {
  /** The cancelled occasion, as in `ExamOccasion.id`. */
  id: string;
  /** The current `ExamOccasion.version`; CONFLICT (VERSION) for another. */
  version: number;
};

/** Which removed view is to come back. */
export type RestoreSavedViewInput = {
  /** One that was removed in the last ten minutes. */
  id: string;
};

/** Takes a municipality out of use, or into use again. */
export type RetireMunicipalityInput = {
  /** Which one. */
  name: string;
  /** True: offered no more, and kept where it stands. CONFLICT (FIXED) for one of the 22. */
  retired: boolean;
  /** The version that was read; CONFLICT (VERSION) when it is no longer current. */
  version: number;
};

/** The key that is to be refused. */
export type RevokeApiKeyInput = {
  /** The key, from `apiKeys`; again is harmless. */
  id: string;
};

/** Which document no longer holds, and why. */
export type RevokeDocumentInput = {
  /** The document, as in `IssuedDocument.id`. */
  id: string;
  /** 1 to 200 characters. */
  reason: string;
};

/** Roles, lowest rank first: guest 0, user 1, student 2, coordinator 3, specped 4, syv 5, teacher 6, admin 7, systemadmin 8. */
export type Role =
  /** Rank 7: everything but granting or touching systemadmin, the access log and API keys. */
  | 'ADMIN'
  /** Rank 3: reads a student's details and comments, searches, and adds APL comments. */
  | 'COORDINATOR'
  /** Rank 0: an account without any rights to data of others; it has a profile and tasks of its own. */
  | 'GUEST'
  /** Rank 4, special-education staff: as coordinator, and the details, course and calendar pages. */
  | 'SPECPED'
  /** Rank 2: the own record, files and exams, and the names of courses and teachers. */
  | 'STUDENT'
  /** Rank 8: everything, with the access log and the API keys. */
  | 'SYSTEMADMIN'
  /** Rank 5, study and career counsellor: as specped. */
  | 'SYV'
  /** Rank 6: the student list, the APL board, files, grades, exams, comments and notifications. */
  | 'TEACHER'
  /** Rank 1: as guest; sees no students. */
  | 'USER';

/** Names the issued document that goes to its student's files. */
export type SaveDocumentInput = {
  /** As in `IssuedDocument.id`; BAD_USER_INPUT when it is about no student. */
  id: string;
};

/** How wide a column is to be. */
export type SavedColumnWidthInput = {
  /** The column's name on its page. */
  key: string;
  /** In pixels, 64 to 640. */
  width: number;
};

/** How the columns are to be laid out; at most 60 of each. */
export type SavedColumnsInput = {
  /** Those that are not shown. */
  hidden: Array<string>;
  /** All of them in their order, or none. */
  order: Array<string>;
  /** Those that have been given a width. */
  widths: Array<SavedColumnWidthInput>;
};

/** A list whose views can be saved. */
export type SavedList =
  /** `/programsandcourses`: the courses. */
  | 'COURSES'
  /** `/course-instances`. */
  | 'COURSE_INSTANCES'
  /** `/course-matching`: who needs a course. */
  | 'COURSE_NEEDS'
  /** `/education`. */
  | 'EDUCATION'
  /** `/student-enrollments`. */
  | 'ENROLLMENTS'
  /** The table of `/examform`. */
  | 'EXAMS'
  /** `/course-matching`: who has been placed. */
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

/** On which occasion students are called by mail, and which of them. */
export type SendExamSummonsInput = {
  /** Whom to call; all who are booked unless given. */
  examIds?: Array<string> | null | undefined;
  /** The occasion, not cancelled; BAD_USER_INPUT when nobody is booked to be called. */
  occasionId: string;
};

/** Who is to choose a password. */
export type SendResetLinkInput = {
  /** An active account, from `users`; CONFLICT (reason INACTIVE) for a deactivated one. */
  id: string;
};

/** Archives it, or takes it back. */
export type SetArchivedInput = {
  /** True archives it; false lets it be chosen again. */
  archived: boolean;
  /** The course, package or program, by the mutation that is called. */
  id: string;
  /** The version that was read; CONFLICT when it is no longer current. */
  version: number;
};

/** The teacher of several instances at once. */
export type SetCourseInstancesTeacherInput = {
  /** 1 to 500. */
  ids: Array<string>;
  /** Null takes the teacher away. */
  teacherId?: string | null | undefined;
};

/** Archives all of these courses, or takes them back; at most 500. */
export type SetCoursesArchivedInput = {
  /** True archives them; false lets them be chosen again. */
  archived: boolean;
  /** 1 to 500 courses; NOT_FOUND when one is gone, and nothing is written then. */
  ids: Array<string>;
};

/** The price category of all of these courses, at most 500; null takes it away. */
export type SetCoursesPriceCategoryInput = {
  /** 1 to 500 courses; NOT_FOUND when one is gone, and nothing is written then. */
  ids: Array<string>;
  /** The category that all of them get; null takes theirs away. */
  priceCategory?: PriceCategory | null | undefined;
};

/** As SetGradeInput, for an approved exam registration. */
export type SetExamGradeInput = {
  /** What the grade rests on, at most 2 000 characters; seen by those who grade alone. */
  basis?: string | null | undefined;
  /** Between the day of the registration and today; today without any. */
  date?: string | null | undefined;
  /** The registration, which must be approved; CONFLICT NOT_APPROVED, or UNKNOWN_COURSE for one outside the catalogue. */
  examId: string;
  /** Of the course's scale; - and – are the same. Null takes the draft away. */
  grade?: string | null | undefined;
  /** Of a final project (komvuxarbete), where a G is not signed without it; at most 240 characters. */
  projectSummary?: string | null | undefined;
  /** Of a final project (komvuxarbete), where a G is not signed without it; at most 200 characters. */
  projectTitle?: string | null | undefined;
  /** Required for –, and for every correction; at most 1 000 characters. */
  reason?: string | null | undefined;
  /** As in `GradeRow.version`; CONFLICT (reason VERSION) when it is no longer current. Not checked when left out. */
  version?: number | null | undefined;
};

/** Decides which teacher grades and signs an exam (prövning). */
export type SetExamTeacherInput = {
  /** The approved exam registration: `GradeRow.id` of a sheet of kind EXAMS. */
  examId: string;
  /** As in `teachers`; null leaves the exam to administrators. */
  teacherId?: string | null | undefined;
};

/** Dates all drafts of an instance. */
export type SetGradeDateInput = {
  /** The course instance whose unsigned grades are dated. */
  courseInstanceId: string;
  /** Between the start and today; who began later gets the day of their own start instead. */
  date: string;
};

/** Fields left out stay as they are; null clears. */
export type SetGradeInput = {
  /** What the grade rests on, at most 2 000 characters; seen by those who grade alone. */
  basis?: string | null | undefined;
  /** Between the start and today; without any the end of the course, or today while that is to come. */
  date?: string | null | undefined;
  /** The enrolment. */
  entryId: string;
  /** Of the course's scale; - and – are the same. Null takes the draft away. */
  grade?: string | null | undefined;
  /** How the grade came about; COURSE unless it was ever given. A registration for an exam is graded by `setExamGrade`. */
  kind?: GradeKind | null | undefined;
  /** The result of the national test (nationellt prov), in words; at most 60 characters. */
  nationalTest?: string | null | undefined;
  /** At most 240 characters. */
  projectSummary?: string | null | undefined;
  /** Of a final project (komvuxarbete), where a G is not signed without it; at most 200 characters. */
  projectTitle?: string | null | undefined;
  /** Required for –, and for every correction. */
  reason?: string | null | undefined;
  /** As in `GradeRow.version`; CONFLICT (reason VERSION) when it is no longer current. Not checked when left out. */
  version?: number | null | undefined;
};

/** Whether a student's identity is protected (permissions, section 1.10). */
export type SetProtectedInput = {
  /** True hides the student and withholds number and contact fields; false lifts it. */
  isProtected: boolean;
  /** The student whose protection is set or lifted. */
  studentId: string;
};

/** Which teacher is responsible for the student. */
export type SetResponsibleTeacherInput = {
  /** The student who gets, changes or loses the teacher. */
  studentId: string;
  /** Null takes the teacher away. */
  teacherId?: string | null | undefined;
};

/** Which role an account gets (permissions, section 7). */
export type SetUserRoleInput = {
  /** The account, from `users`. */
  id: string;
  /** At most one's own rank. TEACHER makes a teacher record too, unless there is one. */
  role: Role;
  /** The version that was read; CONFLICT when it is no longer current. */
  version?: number | null | undefined;
};

/** What is to be signed, and the password that confirms it (pages, section 10). */
export type SignGradesInput = {
  /** As in `GradingGroup.id`. */
  id: string;
  /** What `id` names: an instance, or a course with its exams or its enrolments without an instance. */
  kind: GradingKind;
  /** One's own, again. */
  password: string;
  /** Only these rows: corrections and early grades of an instance, any of the other kinds. All that is not signed unless given. */
  rowIds?: Array<string> | null | undefined;
};

/** Which step is left out, or taken up again. */
export type SkipFirstRunStepInput = {
  /** False takes it up again. */
  skipped: boolean;
  /** The step. */
  step: FirstRunStep;
};

/** Needs to put aside, or to take up again. */
export type SkipNeedsInput = {
  /** 1 to 200. */
  keys: Array<string>;
  /** False takes them up again. */
  skipped: boolean;
};

/** Which way a list is sorted; rows without a value stand last either way. */
export type SortDirection =
  /** Smallest, earliest or first in the alphabet first. */
  | 'ASC'
  /** Largest, latest or last in the alphabet first. */
  | 'DESC';

/** What participations are grouped by. */
export type StatisticsGroup =
  /** By the home municipality of the student. */
  | 'MUNICIPALITY'
  /** By the study form of the course instance. */
  | 'STUDY_FORM'
  /** Teachers with at least five students in the period. */
  | 'TEACHER';

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
  /** Students in this column of the APL board. */
  aplStatus?: AplStatus | null | undefined;
  /** Part of the name of a course, package or program, or a course code. */
  education?: string | null | undefined;
  /** Only students whose responsible teacher is the viewer. */
  mine?: boolean | null | undefined;
  /** Only students who lack the contact field: any of EMAIL, PHONE, PERSONAL_NUMBER. */
  missing?: Array<MissingField> | null | undefined;
  /** Names as in `municipalities`; any of them. */
  municipalities?: Array<string> | null | undefined;
  /** Part of a name or an e-mail address, or of a personal number in any spelling. */
  q?: string | null | undefined;
  /** Studies that start on this day or later. */
  startFrom?: string | null | undefined;
  /** Studies that start on this day or earlier. */
  startTo?: string | null | undefined;
  /** Any of these statuses; all students when empty or left out. */
  statuses?: Array<StudentStatus> | null | undefined;
  /** Students whom this teacher is responsible for; an id from `teachers`. */
  teacherId?: string | null | undefined;
};

/** The order of the student list. */
export type StudentSort = {
  /** Ascending or descending. */
  direction: SortDirection;
  /** The column to sort by. */
  field: StudentSortField;
};

/** Columns that the student list can be sorted by; students without a value stand last either way. */
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
  /** By the 12 digits, so by date of birth. */
  | 'PERSONAL_NUMBER'
  /** By telephone number, as text. */
  | 'PHONE'
  /** By the first day of the studies. */
  | 'START_DATE'
  /** By the code of the status, alphabetically. */
  | 'STATUS'
  /** By the name of the responsible teacher. */
  | 'TEACHER'
  /** By the moment of the last change of the record. */
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

/** Whose timeline, and which part of it. */
export type StudentTimelineInput = {
  /** The `nextCursor` of the page before. */
  after?: string | null | undefined;
  /** How many entries, 1 to 100. */
  first?: number | null | undefined;
  /** Of these kinds alone, as far as the viewer may read them; left out or empty: of all. */
  kinds?: Array<TimelineKind> | null | undefined;
  /** The student's id; a student passes the own one (`me.studentId`), any other is FORBIDDEN. */
  studentId: string;
};

/** Page by number for a list on screen (`page` from 1), or by cursor (`after`) for reading everything. */
export type StudentsInput = {
  /** The `nextCursor` of the page before. Only with the sorting by name, ascending; else BAD_USER_INPUT. */
  after?: string | null | undefined;
  /** Left out: all students whom the viewer may see. */
  filter?: StudentFilter | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1; 1 unless given. */
  page?: number | null | undefined;
  /** By name, ascending, unless given. */
  sort?: StudentSort | null | undefined;
};

/** How an instance is taught. */
export type StudyForm =
  /** Lärling */
  | 'APPRENTICESHIP'
  /** Klassrum */
  | 'CLASSROOM'
  /** Distans */
  | 'DISTANCE'
  /** Flex */
  | 'FLEX';

/** A part of the system that can be asked whether it works. */
export type SystemPart =
  /** The server that answers, GraphQL and REST alike: how long it lets a new call wait. */
  | 'API'
  /** PostgreSQL: its version, its size and the number of migrations. */
  | 'DATABASE'
  /** The file store: a file is written, read and taken away again. */
  | 'FILES'
  /** The queue of jobs: what waits, and what has failed in the last 24 hours. */
  | 'JOBS'
  /** The mail server: a connection is tried and nothing sent; without one, whether mails can be written as files. */
  | 'MAIL';

/** What was decided about a teacher's work. */
export type TeacherEventKind =
  /** Got a course instance. */
  | 'ASSIGNED'
  /** The employment ended and the account was switched off. */
  | 'EMPLOYMENT_ENDED'
  /** The account was unlocked again. */
  | 'EMPLOYMENT_RESUMED'
  /** Subjects or extent of the employment were written anew. */
  | 'PROFILE'
  /** Another teacher took over their students, exams and instances. */
  | 'REPLACED'
  /** A planned replacement was called off. */
  | 'REPLACEMENT_CANCELLED'
  /** Will be replaced on a day to come. */
  | 'REPLACEMENT_PLANNED'
  /** A replacement was taken back: everything is whose it was. */
  | 'REPLACEMENT_UNDONE'
  /** Took over the students, exams and instances of another teacher. */
  | 'TOOK_OVER'
  /** A course instance went to another teacher. */
  | 'UNASSIGNED';

/** Who takes over from whom, and from which day. */
export type TeacherReplacementInput = {
  /** The first day of the new one, today or later; one to come is carried out when it comes. */
  fromOn: string;
  /** The teacher who leaves off. */
  id: string;
  /** The teacher who takes over; active, and another one. */
  replacementId: string;
};

/** The order of the list of teachers. */
export type TeacherSort = {
  /** Ascending or descending; missing values come last either way. */
  direction: SortDirection;
  /** What to sort by. */
  field: TeacherSortField;
};

/** What the list of teachers is sorted by; ties are broken by name. */
export type TeacherSortField =
  /** By whether the account is in use; ascending, those switched off first. */
  | 'ACTIVE'
  /** By the e-mail address of the account. */
  | 'EMAIL'
  /** By the number of registrations that wait for a decision. */
  | 'EXAMS'
  /** Overdue ones first. */
  | 'GRADES'
  /** By the number of ongoing instances. */
  | 'INSTANCES'
  /** By the last sign-in; those who never signed in come last. */
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

/** All given ones must hold. */
export type TeacherWorkFilter = {
  /** Accounts in use (true) or switched off (false). */
  active?: boolean | null | undefined;
  /** Only those who have missed a day for grades. */
  overdue?: boolean | null | undefined;
  /** Part of a name or an e-mail address. */
  q?: string | null | undefined;
  /** Only teachers of this subject; the exact name, as in `TeacherWorkPage.subjects`. */
  subject?: string | null | undefined;
  /** Only those without an ongoing or coming instance. */
  withoutInstances?: boolean | null | undefined;
};

/** Which teachers to list, in what order and how many. */
export type TeacherWorkInput = {
  /** All teachers unless given. */
  filter?: TeacherWorkFilter | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
  /** By name unless given. */
  sort?: TeacherSort | null | undefined;
};

/** What an entry of a student's timeline is of. */
export type TimelineKind =
  /** The card on the APL board. */
  | 'APL'
  /** A comment was written. */
  | 'COMMENT'
  /** A document was issued or revoked. */
  | 'DOCUMENT'
  /** Enrolled, planned, or taken away again. */
  | 'ENROLLMENT'
  /** Registered for an exam, booked on an occasion, decided. */
  | 'EXAM'
  /** A file was added. */
  | 'FILE'
  /** A grade was published or corrected. */
  | 'GRADE'
  /** An enrolment's status has changed. */
  | 'STATUS';

/** Which booking is taken away. */
export type UnbookExamInput = {
  /** The booked registration; NOT_FOUND when it is not on the occasion. */
  examId: string;
  /** The occasion on which the place is given back. */
  occasionId: string;
};

/** Whose end is taken back; one of the two. */
export type UndoEndStudentInput = {
  /** The action, as in `enrollmentBatches` (END_STUDENT). */
  batchId?: string | null | undefined;
  /** The student: the latest end is meant. */
  studentId?: string | null | undefined;
};

/** Which action is taken back. */
export type UndoEnrollmentBatchInput = {
  /** As in `enrollmentBatches`; unknown: NOT_FOUND. */
  batchId: string;
};

/** Whose latest decision is taken back. */
export type UndoExamDecisionsInput = {
  /** 1 to 100 of them, each with the version that the decision answered. */
  exams: Array<ExamAtVersionInput>;
};

/** The import that is to be taken back. */
export type UndoImportInput = {
  /** One's own batch in the state DONE; CONFLICT (NOT_COMMITTED) in any other. */
  batchId: string;
};

/** Which action of course matching is taken back. */
export type UndoMatchInput = {
  /** As in `matchBatches` or `matchedEntries`; an action of another kind is NOT_FOUND. */
  batchId: string;
};

/** Names the replacement that is taken back. */
export type UndoTeacherReplacementInput = {
  /** The replacement's, as in `TeacherDetail.undoable`. */
  id: string;
};

/** Which of the unexplained names are wanted, and which page of them. */
export type UnknownCourseNamesInput = {
  /** 1 to 100; 25 unless given. */
  first?: number | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
  /** Part of the name, whatever its case and signs; all names unless given. */
  q?: string | null | undefined;
};

/** Opens a signed grade for correction (Rättelse); the published one stands until the new one is signed. */
export type UnlockGradeInput = {
  /** The signed grade, as in `GradeRow.gradeId`. */
  gradeId: string;
  /** Stays with the grade, and in the student's change history. */
  reason: string;
};

/** A course as its form shows it; all its fields are replaced. */
export type UpdateCourseInput = {
  /** The whole form: an optional field left out is cleared, but for `kind` (COURSE) and `equivalentIds` (kept). */
  course: CourseInput;
  /** The course, from the catalogue; NOT_FOUND when there is none. */
  id: string;
  /** The version that the form was filled from; CONFLICT when it is no longer current. */
  version: number;
};

/** A change of some values of an instance. */
export type UpdateCourseInstanceInput = {
  /** The instance to change, from `courseInstances`. */
  id: string;
  /** What is to change; fields left out stay as they are. */
  values: CourseInstanceValues;
  /** CONFLICT (reason VERSION) when it is no longer this one. */
  version?: number | null | undefined;
};

/** A change of an edition as a whole; what its form leaves empty becomes empty. */
export type UpdateCoursePackageInput = {
  /** The edition to change, from `coursePackages`. */
  id: string;
  /** All fields as they shall be: they replace the stored ones, courses included. */
  package: CoursePackageInput;
  /** The `version` that the form was filled from; CONFLICT (reason VERSION) when it is no longer current. */
  version: number;
};

/** What is put right in a registration; what is left out stays as it is. */
export type UpdateExamInput = {
  /** The course of the catalogue that the registration is for; the text that was sent stays beside it. CONFLICT (reason GRADED) once a grade stands on the exam. */
  courseId?: string | null | undefined;
  /** The registration, from `exams`. */
  id: string;
  /** When the student really registered, today or earlier; null: when it was written down. A grade without an occasion is not dated before it. */
  registeredOn?: string | null | undefined;
  /** The version that was seen; CONFLICT when it is no longer current. */
  version?: number | null | undefined;
};

/** What is left out stays; null clears. */
export type UpdateExamOccasionInput = {
  /** 1 to 1 000 places, not fewer than are booked; null is no limit. */
  capacity?: number | null | undefined;
  /** All courses from now on, 1 to 20; null leaves them as they are. */
  courseIds?: Array<string> | null | undefined;
  /** `HH:MM`, after the start; cannot be cleared. */
  endsAt?: string | null | undefined;
  /** The new day; cannot be cleared. */
  heldOn?: string | null | undefined;
  /** The occasion to change; CONFLICT (CANCELLED) once it is cancelled. */
  id: string;
  /** Who watches over the exam, at most 120 characters. */
  invigilator?: string | null | undefined;
  /** At most 1 000 characters. */
  note?: string | null | undefined;
  /** Which part is sat; null leaves it as it is. */
  part?: ExamPart | null | undefined;
  /** Last day on which students may choose it; not before the first, not after `heldOn`. */
  registrationClosesOn?: string | null | undefined;
  /** First day on which students may choose it. */
  registrationOpensOn?: string | null | undefined;
  /** At most 80 characters. */
  room?: string | null | undefined;
  /** `HH:MM`, Swedish time; cannot be cleared. */
  startsAt?: string | null | undefined;
  /** Whose occasion it is, as in `teachers`; null makes it nobody's. */
  teacherId?: string | null | undefined;
  /** CONFLICT (reason VERSION) when it is no longer current. */
  version: number;
};

/** What a follow-up says from now on. */
export type UpdateFollowUpInput = {
  /** Today or later, or the day that it has; left out: as it is. */
  dueOn?: string | null | undefined;
  /** One that stands on one's own list, or that one has written. */
  id: string;
  /** At most 500 characters of plain text; null takes it away, left out: as it is. */
  note?: string | null | undefined;
  /** The version that was looked at; CONFLICT when it has been changed since. */
  version?: number | null | undefined;
};

/** Corrections to a batch that is not committed; what is left out stays. */
export type UpdateImportInput = {
  /** One's own batch; CONFLICT when it is committed (ALREADY_COMMITTED) or was last checked over an hour ago (EXPIRED). */
  batchId: string;
  /** Ticked unless changed: an empty cell does not erase what is stored. */
  keepExistingWhenEmpty?: boolean | null | undefined;
  /** Columns that are not named stay; a field given to another column leaves the one it had. */
  mapping?: Array<ImportMapping> | null | undefined;
  /** Cells to correct; the others stay as they are. */
  rows?: Array<ImportRowFix> | null | undefined;
  /** Writings to correct wherever they stand in a column. */
  spellings?: Array<ImportSpellingFix> | null | undefined;
};

/** A missing field keeps its value. */
export type UpdateMunicipalityInput = {
  /** At most 120 characters; a municipality must have one, others none. Left out with a new name: '<name> kommun' follows it, another stays. */
  authorityName?: string | null | undefined;
  /** Four digits; null clears it. */
  code?: string | null | undefined;
  /** Which one, by its present name. */
  name: string;
  /** 1 to 60 characters. CONFLICT (FIXED) for one of the 22, (FROZEN) where frozen months are told under the old name. */
  newName?: string | null | undefined;
  /** The version that was read; CONFLICT (VERSION) when it is no longer current. */
  version: number;
};

/** A new edition in which the named courses are replaced; those who have begun keep theirs. */
export type UpdatePackageToGy25Input = {
  /** The package's current edition; CONFLICT (reason REPLACED) when it has been followed already. */
  id: string;
  /** The chosen pairs, at least one (CONFLICT NOTHING_TO_DO); courses not named here stay. */
  replacements: Array<Gy25ChoiceInput>;
};

/** The rows replace those before. Months that are frozen keep their amounts. */
export type UpdatePriceListInput = {
  /** The list to change; its customer stays. */
  id: string;
  /** 1 to 120 characters. */
  name: string;
  /** How many days of each pause are paid, 0 to 365; null: all of them. */
  paidPauseDays?: number | null | undefined;
  /** All prices of the list, at most 200; those left out are gone. */
  rows: Array<PriceRowInput>;
  /** The first day: the list prices what begins from then on. */
  validFrom: string;
  /** The last day, not before the first; null: until further notice. */
  validTo?: string | null | undefined;
  /** The version that the form was filled from; CONFLICT when it is no longer current. */
  version?: number | null | undefined;
};

/** A change of a program as a whole; what its form leaves empty becomes empty. */
export type UpdateProgramInput = {
  /** The program to change, from `programs`. */
  id: string;
  /** All fields as they shall be: they replace the stored ones, courses included. */
  program: ProgramInput;
  /** The `version` that the form was filled from; CONFLICT (reason VERSION) when it is no longer current. */
  version: number;
};

/** What is changed of a saved view. A missing field keeps its value. */
export type UpdateSavedViewInput = {
  /** The query string of the page; null keeps it. */
  address?: string | null | undefined;
  /** Null keeps them. */
  columns?: SavedColumnsInput | null | undefined;
  /** One that one may change. */
  id: string;
  /** 1 to 80 characters; it cannot be cleared. */
  name?: string | null | undefined;
  /** A role that may open the list; null takes it back from everybody. For administrators. */
  sharedWith?: Role | null | undefined;
  /** The version that was read; CONFLICT when it is no longer current. */
  version?: number | null | undefined;
};

/** A missing field keeps its value; null clears what may be empty. */
export type UpdateSchoolSettingsInput = {
  /** The huvudman that a paper names where the student's municipality is none, at most 120 characters. */
  authorityName?: string | null | undefined;
  /** Where documents are signed, at most 120 characters. */
  city?: string | null | undefined;
  /** 0 to 50 000. */
  examFeeOre?: number | null | undefined;
  /** How the fee for an exam is paid, at most 500 characters. */
  examPaymentInfo?: string | null | undefined;
  /** 1 to 90. */
  gradeDeadlineDays?: number | null | undefined;
  /** 1 to 90. */
  inactivityDays?: number | null | undefined;
  /** 1 to 120 characters; cannot be cleared. */
  schoolName?: string | null | undefined;
  /** Eight digits. */
  schoolUnitCode?: string | null | undefined;
  /** Who signs documents, at most 120 characters. */
  signatoryName?: string | null | undefined;
  /** What the signatory is, at most 120 characters. */
  signatoryTitle?: string | null | undefined;
  /** The version that the changes were made on; an older one is CONFLICT. */
  version: number;
};

/** The fields of the student form; a missing field keeps its value, null clears it. */
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
  /** The home municipality; null takes it away. */
  municipality?: MunicipalityInput | null | undefined;
  /** 1 to 120 characters; it cannot be cleared. */
  name?: string | null | undefined;
  /** With or without century and separator; the date is verified, and the check digit where the kind has one. CONFLICT (DUPLICATE) when another student has it. */
  personalNumber?: string | null | undefined;
  /** 5 to 20 characters: digits, blanks, `+`, `-`, `/` and parentheses. */
  phone?: string | null | undefined;
  /** The first day of the studies. */
  startDate?: string | null | undefined;
  /** The version that the form was filled from; CONFLICT when it is no longer current. */
  version?: number | null | undefined;
};

/** Sets the given fields on all the students; a missing field is left alone. */
export type UpdateStudentsInput = {
  /** The last day of the studies; null clears it. ORDER when it is before a student's start; nothing is written then. */
  endDate?: string | null | undefined;
  /** 1 to 1 000 students. */
  ids: Array<string>;
  /** The home municipality; null takes it away. */
  municipality?: MunicipalityInput | null | undefined;
  /** The responsible teacher, as in `teachers`; null takes the teacher away. */
  teacherId?: string | null | undefined;
};

/** The subjects and the extent of the employment of a teacher, written anew as a whole. */
export type UpdateTeacherProfileInput = {
  /** 5 to 100. */
  employmentPercent: number;
  /** The teacher's, as in `teachers`. */
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
  /** The account, from `users`. */
  id: string;
  /** 1 to 120 characters; it cannot be cleared. */
  name?: string | null | undefined;
  /** Null clears it. */
  phone?: string | null | undefined;
  /** The version that the form was filled from; CONFLICT when it is no longer current. */
  version?: number | null | undefined;
};

/** Filters of the user administration; all given ones must hold. */
export type UserFilter = {
  /** True: those that may sign in; false: deactivated ones; left out: both. */
  active?: boolean | null | undefined;
  /** Accounts for which a password has not (true) or has (false) been chosen: nobody signs in without one. */
  cannotSignIn?: boolean | null | undefined;
  /** Part of a name or an e-mail address. */
  q?: string | null | undefined;
  /** Accounts with any of these roles; all when empty or left out. */
  roles?: Array<Role> | null | undefined;
  /** Student accounts without (true) or with (false) a linked record. */
  unlinked?: boolean | null | undefined;
};

/** The order of the accounts. */
export type UserSort = {
  /** Ascending or descending. */
  direction: SortDirection;
  /** The column to sort by. */
  field: UserSortField;
};

/** Columns that the accounts can be sorted by; those without a value stand last either way. */
export type UserSortField =
  /** Ascending: deactivated accounts first. */
  | 'ACTIVE'
  /** By the moment when the account was made. */
  | 'CREATED_AT'
  /** By e-mail address. */
  | 'EMAIL'
  /** By the last sign-in. */
  | 'LAST_SEEN_AT'
  /** By name, in Swedish alphabetical order. */
  | 'NAME'
  /** By rank. */
  | 'ROLE';

/** Filter, order and page of the user administration. */
export type UsersInput = {
  /** Left out: all accounts of people. Those of API keys are never among them. */
  filter?: UserFilter | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
  /** By name, ascending, unless given. */
  sort?: UserSort | null | undefined;
};

/** Which report is withdrawn, and why. */
export type WithdrawCsnReportInput = {
  /** The report, from `csnReports`. */
  id: string;
  /** Required, at most 500 characters; it is kept, and should name no student. */
  reason: string;
};

/** Names the invoice that no longer counts. */
export type WithdrawInvoiceInput = {
  /** As in `EarningInvoice.id`; withdrawing it again is harmless. */
  id: string;
};

export type CourseRefFragment = { id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, equivalents: Array<{ code: string, name: string }> };

export type EquivalentRefFragment = { id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, source: string | null };

export type FindCoursesQueryVariables = Exact<{
  q: string;
}>;


export type FindCoursesQuery = { catalogueCourses: { nodes: Array<{ id: string, code: string, name: string, points: number | null, system: CourseSystem, equivalents: Array<{ id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, source: string | null }> }> } };

export type CoursesQueryVariables = Exact<{ [key: string]: never; }>;


export type CoursesQuery = { courses: Array<{ id: string, courseName: string, courseCode: string, points: number | null, isArchived: boolean, equivalents: Array<{ code: string, name: string }> }> };

export type CreateExportMutationVariables = Exact<{
  input: CreateExportInput;
}>;


export type CreateExportMutation = { createExport: { id: string, filename: string, rowCount: number | null, jobId: string | null } };

export type JobProgressFieldsFragment = { id: string, kind: string, state: JobState, done: number, total: number, result: Record<string, unknown> | null, message: string | null };

export type JobProgressQueryVariables = Exact<{
  id: string;
}>;


export type JobProgressQuery = { job: { id: string, kind: string, state: JobState, done: number, total: number, result: Record<string, unknown> | null, message: string | null } | null };

export type CancelJobMutationVariables = Exact<{
  input: CancelJobInput;
}>;


export type CancelJobMutation = { cancelJob: { id: string, kind: string, state: JobState, done: number, total: number, result: Record<string, unknown> | null, message: string | null } };

export type SavedViewPartsFragment = { id: string, version: number, name: string, address: string, sharedWith: Role | null, ownerName: string, isOwn: boolean, isDefault: boolean, columns: { hidden: Array<string>, order: Array<string>, widths: Array<{ key: string, width: number }> } | null, viewerMay: { change: boolean, share: boolean } };

export type SavedViewsQueryVariables = Exact<{
  list: SavedList;
}>;


export type SavedViewsQuery = { savedViews: Array<{ id: string, version: number, name: string, address: string, sharedWith: Role | null, ownerName: string, isOwn: boolean, isDefault: boolean, columns: { hidden: Array<string>, order: Array<string>, widths: Array<{ key: string, width: number }> } | null, viewerMay: { change: boolean, share: boolean } }> };

export type CreateSavedViewMutationVariables = Exact<{
  input: CreateSavedViewInput;
}>;


export type CreateSavedViewMutation = { createSavedView: { id: string, version: number, name: string, address: string, sharedWith: Role | null, ownerName: string, isOwn: boolean, isDefault: boolean, columns: { hidden: Array<string>, order: Array<string>, widths: Array<{ key: string, width: number }> } | null, viewerMay: { change: boolean, share: boolean } } };

export type UpdateSavedViewMutationVariables = Exact<{
  input: UpdateSavedViewInput;
}>;


export type UpdateSavedViewMutation = { updateSavedView: { id: string, version: number, name: string, address: string, sharedWith: Role | null, ownerName: string, isOwn: boolean, isDefault: boolean, columns: { hidden: Array<string>, order: Array<string>, widths: Array<{ key: string, width: number }> } | null, viewerMay: { change: boolean, share: boolean } } };

export type DeleteSavedViewMutationVariables = Exact<{
  input: DeleteSavedViewInput;
}>;


export type DeleteSavedViewMutation = { deleteSavedView: string };

export type RestoreSavedViewMutationVariables = Exact<{
  input: RestoreSavedViewInput;
}>;


export type RestoreSavedViewMutation = { restoreSavedView: { id: string, version: number, name: string, address: string, sharedWith: Role | null, ownerName: string, isOwn: boolean, isDefault: boolean, columns: { hidden: Array<string>, order: Array<string>, widths: Array<{ key: string, width: number }> } | null, viewerMay: { change: boolean, share: boolean } } };

export type ChooseDefaultViewMutationVariables = Exact<{
  input: ChooseDefaultViewInput;
}>;


export type ChooseDefaultViewMutation = { chooseDefaultView: Array<{ id: string, isDefault: boolean }> };

export type UndoEndStudentMutationVariables = Exact<{
  input: UndoEndStudentInput;
}>;


export type UndoEndStudentMutation = { undoEndStudent: { id: string, name: string } };

export type StudentFieldsFragment = { name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, municipality: { type: string } | null };

export type FindStudentsQueryVariables = Exact<{
  q: string;
  first: number;
  counted: boolean;
}>;


export type FindStudentsQuery = { students: { totalCount?: number, nodes: Array<{ id: string, name: string, personalNumber: string | null, status: StudentStatus, userId: string | null, isProtected: boolean | null, withheld: Array<string>, municipality: { type: string } | null }> } };

export type CompetenceGapsQueryVariables = Exact<{
  input: CompetenceGapsInput;
}>;


export type CompetenceGapsQuery = { competenceGaps: Array<{ courseId: string, course: string, courseCode: string, subject: string, teachesSubject: boolean }> };

export type TeacherLoadQueryVariables = Exact<{
  input: InstanceTeacherLoadInput;
}>;


export type TeacherLoadQuery = { instanceTeacherLoad: { peakPercent: number, peakOn: string, instances: Array<{ id: string, name: string, startDate: string, endDate: string, pacePercent: number }> } };

export type TeachersQueryVariables = Exact<{ [key: string]: never; }>;


export type TeachersQuery = { teachers: Array<{ id: string, userId: { id: string, username: string } }> };

export type AccessLogQueryVariables = Exact<{
  input: AccessLogInput;
}>;


export type AccessLogQuery = { accessLog: { nextCursor: string | null, nodes: Array<{ id: string, at: string, userId: string, userName: string | null, role: Role, action: string, detail: string | null, studentId: string | null, studentName: string | null, result: AccessResult, isProtected: boolean, reason: string | null, question: string | null }> } };

export type AccessLogPeopleQueryVariables = Exact<{
  q: string;
}>;


export type AccessLogPeopleQuery = { users: { nodes: Array<{ id: string, name: string, email: string }> } };

export type AccessLogPersonQueryVariables = Exact<{
  id: string;
}>;


export type AccessLogPersonQuery = { user: { id: string, name: string, email: string } | null };

export type AuditLogQueryVariables = Exact<{
  input: AuditLogInput;
}>;


export type AuditLogQuery = { auditLog: { nextCursor: string | null, nodes: Array<{ id: string, at: string, kind: AuditKind, userId: string | null, userName: string | null, role: Role | null, subjectId: string | null, subjectName: string | null, address: string | null, userAgent: string | null, changes: Array<{ field: string, before: string | null, after: string | null }> }> } };

export type ApiKeyRowFragment = { id: string, name: string, role: Role, createdAt: string, createdBy: string, expiresAt: string | null, lastUsedAt: string | null, revokedAt: string | null };

export type ApiKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeysQuery = { apiKeys: Array<{ id: string, name: string, role: Role, createdAt: string, createdBy: string, expiresAt: string | null, lastUsedAt: string | null, revokedAt: string | null }> };

export type CreateApiKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type CreateApiKeyMutation = { createApiKey: { key: string | null, apiKey: { id: string, name: string, role: Role, createdAt: string, createdBy: string, expiresAt: string | null, lastUsedAt: string | null, revokedAt: string | null } } };

export type RevokeApiKeyMutationVariables = Exact<{
  input: RevokeApiKeyInput;
}>;


export type RevokeApiKeyMutation = { revokeApiKey: { id: string, name: string, role: Role, createdAt: string, createdBy: string, expiresAt: string | null, lastUsedAt: string | null, revokedAt: string | null } };

export type CalendarExamFactsFragment = { id: string, version: number, studentId: string, studentName: string, course: string, courseId: string | null, requestedMonth: Month, requestedYear: number, status: ExamStatus, municipality: string | null, teacherId: string | null, teacherName: string | null, paymentDate: string | null, isFeeExempt: boolean | null, materialReceived: boolean | null, result: string | null };

export type OccasionFactsFragment = { id: string, version: number, heldOn: string, startsAt: string | null, endsAt: string | null, room: string | null, part: ExamPart | null, capacity: number | null, invigilator: string | null, teacherId: string | null, teacherName: string | null, registrationOpensOn: string | null, registrationClosesOn: string | null, note: string | null, isCancelled: boolean, cancelledReason: string | null, warnings: Array<OccasionWarning>, courses: Array<{ id: string, code: string, name: string }>, bookings: Array<{ attendance: ExamAttendance | null, idChecked: boolean | null, summonedAt: string | null, hasEmail: boolean | null, warnings: Array<BookingWarning>, exam: { id: string, version: number, studentId: string, studentName: string, course: string, courseId: string | null, requestedMonth: Month, requestedYear: number, status: ExamStatus, municipality: string | null, teacherId: string | null, teacherName: string | null, paymentDate: string | null, isFeeExempt: boolean | null, materialReceived: boolean | null, result: string | null } }>, viewerMay: { edit: boolean, book: boolean, cancel: boolean, restore: boolean } };

export type CalendarPeriodQueryVariables = Exact<{
  input: CalendarInput;
}>;


export type CalendarPeriodQuery = { calendar: { undatedCount: number, occasions: Array<{ id: string, version: number, heldOn: string, startsAt: string | null, endsAt: string | null, room: string | null, part: ExamPart | null, capacity: number | null, invigilator: string | null, teacherId: string | null, teacherName: string | null, registrationOpensOn: string | null, registrationClosesOn: string | null, note: string | null, isCancelled: boolean, cancelledReason: string | null, warnings: Array<OccasionWarning>, courses: Array<{ id: string, code: string, name: string }>, bookings: Array<{ attendance: ExamAttendance | null, idChecked: boolean | null, summonedAt: string | null, hasEmail: boolean | null, warnings: Array<BookingWarning>, exam: { id: string, version: number, studentId: string, studentName: string, course: string, courseId: string | null, requestedMonth: Month, requestedYear: number, status: ExamStatus, municipality: string | null, teacherId: string | null, teacherName: string | null, paymentDate: string | null, isFeeExempt: boolean | null, materialReceived: boolean | null, result: string | null } }>, viewerMay: { edit: boolean, book: boolean, cancel: boolean, restore: boolean } }>, undated: Array<{ id: string, version: number, studentId: string, studentName: string, course: string, courseId: string | null, requestedMonth: Month, requestedYear: number, status: ExamStatus, municipality: string | null, teacherId: string | null, teacherName: string | null, paymentDate: string | null, isFeeExempt: boolean | null, materialReceived: boolean | null, result: string | null }>, marks: Array<{ layer: CalendarLayer, day: string, courseInstanceId: string, courseName: string, name: string }>, viewerMay: { create: boolean } } };

export type ComingOccasionsQueryVariables = Exact<{
  input: CalendarInput;
}>;


export type ComingOccasionsQuery = { calendar: { occasions: Array<{ id: string, version: number, heldOn: string, startsAt: string | null, endsAt: string | null, room: string | null, part: ExamPart | null, capacity: number | null, invigilator: string | null, teacherId: string | null, teacherName: string | null, registrationOpensOn: string | null, registrationClosesOn: string | null, note: string | null, isCancelled: boolean, cancelledReason: string | null, warnings: Array<OccasionWarning>, courses: Array<{ id: string, code: string, name: string }>, bookings: Array<{ attendance: ExamAttendance | null, idChecked: boolean | null, summonedAt: string | null, hasEmail: boolean | null, warnings: Array<BookingWarning>, exam: { id: string, version: number, studentId: string, studentName: string, course: string, courseId: string | null, requestedMonth: Month, requestedYear: number, status: ExamStatus, municipality: string | null, teacherId: string | null, teacherName: string | null, paymentDate: string | null, isFeeExempt: boolean | null, materialReceived: boolean | null, result: string | null } }>, viewerMay: { edit: boolean, book: boolean, cancel: boolean, restore: boolean } }> } };

export type CreateExamOccasionMutationVariables = Exact<{
  input: CreateExamOccasionInput;
}>;


export type CreateExamOccasionMutation = { createExamOccasion: { id: string, version: number, heldOn: string, startsAt: string | null, endsAt: string | null, room: string | null, part: ExamPart | null, capacity: number | null, invigilator: string | null, teacherId: string | null, teacherName: string | null, registrationOpensOn: string | null, registrationClosesOn: string | null, note: string | null, isCancelled: boolean, cancelledReason: string | null, warnings: Array<OccasionWarning>, courses: Array<{ id: string, code: string, name: string }>, bookings: Array<{ attendance: ExamAttendance | null, idChecked: boolean | null, summonedAt: string | null, hasEmail: boolean | null, warnings: Array<BookingWarning>, exam: { id: string, version: number, studentId: string, studentName: string, course: string, courseId: string | null, requestedMonth: Month, requestedYear: number, status: ExamStatus, municipality: string | null, teacherId: string | null, teacherName: string | null, paymentDate: string | null, isFeeExempt: boolean | null, materialReceived: boolean | null, result: string | null } }>, viewerMay: { edit: boolean, book: boolean, cancel: boolean, restore: boolean } } };

export type UpdateExamOccasionMutationVariables = Exact<{
  input: UpdateExamOccasionInput;
}>;


export type UpdateExamOccasionMutation = { updateExamOccasion: { id: string, version: number, heldOn: string, startsAt: string | null, endsAt: string | null, room: string | null, part: ExamPart | null, capacity: number | null, invigilator: string | null, teacherId: string | null, teacherName: string | null, registrationOpensOn: string | null, registrationClosesOn: string | null, note: string | null, isCancelled: boolean, cancelledReason: string | null, warnings: Array<OccasionWarning>, courses: Array<{ id: string, code: string, name: string }>, bookings: Array<{ attendance: ExamAttendance | null, idChecked: boolean | null, summonedAt: string | null, hasEmail: boolean | null, warnings: Array<BookingWarning>, exam: { id: string, version: number, studentId: string, studentName: string, course: string, courseId: string | null, requestedMonth: Month, requestedYear: number, status: ExamStatus, municipality: string | null, teacherId: string | null, teacherName: string | null, paymentDate: string | null, isFeeExempt: boolean | null, materialReceived: boolean | null, result: string | null } }>, viewerMay: { edit: boolean, book: boolean, cancel: boolean, restore: boolean } } };

export type CancelExamOccasionMutationVariables = Exact<{
  input: CancelExamOccasionInput;
}>;


export type CancelExamOccasionMutation = { cancelExamOccasion: { id: string, version: number, heldOn: string, startsAt: string | null, endsAt: string | null, room: string | null, part: ExamPart | null, capacity: number | null, invigilator: string | null, teacherId: string | null, teacherName: string | null, registrationOpensOn: string | null, registrationClosesOn: string | null, note: string | null, isCancelled: boolean, cancelledReason: string | null, warnings: Array<OccasionWarning>, courses: Array<{ id: string, code: string, name: string }>, bookings: Array<{ attendance: ExamAttendance | null, idChecked: boolean | null, summonedAt: string | null, hasEmail: boolean | null, warnings: Array<BookingWarning>, exam: { id: string, version: number, studentId: string, studentName: string, course: string, courseId: string | null, requestedMonth: Month, requestedYear: number, status: ExamStatus, municipality: string | null, teacherId: string | null, teacherName: string | null, paymentDate: string | null, isFeeExempt: boolean | null, materialReceived: boolean | null, result: string | null } }>, viewerMay: { edit: boolean, book: boolean, cancel: boolean, restore: boolean } } };

export type RestoreExamOccasionMutationVariables = Exact<{
  input: RestoreExamOccasionInput;
}>;


export type RestoreExamOccasionMutation = { restoreExamOccasion: { id: string, version: number, heldOn: string, startsAt: string | null, endsAt: string | null, room: string | null, part: ExamPart | null, capacity: number | null, invigilator: string | null, teacherId: string | null, teacherName: string | null, registrationOpensOn: string | null, registrationClosesOn: string | null, note: string | null, isCancelled: boolean, cancelledReason: string | null, warnings: Array<OccasionWarning>, courses: Array<{ id: string, code: string, name: string }>, bookings: Array<{ attendance: ExamAttendance | null, idChecked: boolean | null, summonedAt: string | null, hasEmail: boolean | null, warnings: Array<BookingWarning>, exam: { id: string, version: number, studentId: string, studentName: string, course: string, courseId: string | null, requestedMonth: Month, requestedYear: number, status: ExamStatus, municipality: string | null, teacherId: string | null, teacherName: string | null, paymentDate: string | null, isFeeExempt: boolean | null, materialReceived: boolean | null, result: string | null } }>, viewerMay: { edit: boolean, book: boolean, cancel: boolean, restore: boolean } } };

export type CreateExamSummonsMutationVariables = Exact<{
  input: CreateExamSummonsInput;
}>;


export type CreateExamSummonsMutation = { createExamSummons: { id: string } };

export type BookExamsMutationVariables = Exact<{
  input: BookExamsInput;
}>;


export type BookExamsMutation = { bookExams: { id: string, version: number, heldOn: string, startsAt: string | null, endsAt: string | null, room: string | null, part: ExamPart | null, capacity: number | null, invigilator: string | null, teacherId: string | null, teacherName: string | null, registrationOpensOn: string | null, registrationClosesOn: string | null, note: string | null, isCancelled: boolean, cancelledReason: string | null, warnings: Array<OccasionWarning>, courses: Array<{ id: string, code: string, name: string }>, bookings: Array<{ attendance: ExamAttendance | null, idChecked: boolean | null, summonedAt: string | null, hasEmail: boolean | null, warnings: Array<BookingWarning>, exam: { id: string, version: number, studentId: string, studentName: string, course: string, courseId: string | null, requestedMonth: Month, requestedYear: number, status: ExamStatus, municipality: string | null, teacherId: string | null, teacherName: string | null, paymentDate: string | null, isFeeExempt: boolean | null, materialReceived: boolean | null, result: string | null } }>, viewerMay: { edit: boolean, book: boolean, cancel: boolean, restore: boolean } } };

export type UnbookExamMutationVariables = Exact<{
  input: UnbookExamInput;
}>;


export type UnbookExamMutation = { unbookExam: { id: string, version: number, heldOn: string, startsAt: string | null, endsAt: string | null, room: string | null, part: ExamPart | null, capacity: number | null, invigilator: string | null, teacherId: string | null, teacherName: string | null, registrationOpensOn: string | null, registrationClosesOn: string | null, note: string | null, isCancelled: boolean, cancelledReason: string | null, warnings: Array<OccasionWarning>, courses: Array<{ id: string, code: string, name: string }>, bookings: Array<{ attendance: ExamAttendance | null, idChecked: boolean | null, summonedAt: string | null, hasEmail: boolean | null, warnings: Array<BookingWarning>, exam: { id: string, version: number, studentId: string, studentName: string, course: string, courseId: string | null, requestedMonth: Month, requestedYear: number, status: ExamStatus, municipality: string | null, teacherId: string | null, teacherName: string | null, paymentDate: string | null, isFeeExempt: boolean | null, materialReceived: boolean | null, result: string | null } }>, viewerMay: { edit: boolean, book: boolean, cancel: boolean, restore: boolean } } };

export type MoveExamBookingMutationVariables = Exact<{
  input: MoveExamBookingInput;
}>;


export type MoveExamBookingMutation = { moveExamBooking: { id: string, version: number, heldOn: string, startsAt: string | null, endsAt: string | null, room: string | null, part: ExamPart | null, capacity: number | null, invigilator: string | null, teacherId: string | null, teacherName: string | null, registrationOpensOn: string | null, registrationClosesOn: string | null, note: string | null, isCancelled: boolean, cancelledReason: string | null, warnings: Array<OccasionWarning>, courses: Array<{ id: string, code: string, name: string }>, bookings: Array<{ attendance: ExamAttendance | null, idChecked: boolean | null, summonedAt: string | null, hasEmail: boolean | null, warnings: Array<BookingWarning>, exam: { id: string, version: number, studentId: string, studentName: string, course: string, courseId: string | null, requestedMonth: Month, requestedYear: number, status: ExamStatus, municipality: string | null, teacherId: string | null, teacherName: string | null, paymentDate: string | null, isFeeExempt: boolean | null, materialReceived: boolean | null, result: string | null } }>, viewerMay: { edit: boolean, book: boolean, cancel: boolean, restore: boolean } } };

export type RecordExamMutationVariables = Exact<{
  input: RecordExamInput;
}>;


export type RecordExamMutation = { recordExam: { id: string, version: number, heldOn: string, startsAt: string | null, endsAt: string | null, room: string | null, part: ExamPart | null, capacity: number | null, invigilator: string | null, teacherId: string | null, teacherName: string | null, registrationOpensOn: string | null, registrationClosesOn: string | null, note: string | null, isCancelled: boolean, cancelledReason: string | null, warnings: Array<OccasionWarning>, courses: Array<{ id: string, code: string, name: string }>, bookings: Array<{ attendance: ExamAttendance | null, idChecked: boolean | null, summonedAt: string | null, hasEmail: boolean | null, warnings: Array<BookingWarning>, exam: { id: string, version: number, studentId: string, studentName: string, course: string, courseId: string | null, requestedMonth: Month, requestedYear: number, status: ExamStatus, municipality: string | null, teacherId: string | null, teacherName: string | null, paymentDate: string | null, isFeeExempt: boolean | null, materialReceived: boolean | null, result: string | null } }>, viewerMay: { edit: boolean, book: boolean, cancel: boolean, restore: boolean } } };

export type SendExamSummonsMutationVariables = Exact<{
  input: SendExamSummonsInput;
}>;


export type SendExamSummonsMutation = { sendExamSummons: { sent: number, withoutEmail: Array<string>, occasion: { id: string, version: number, heldOn: string, startsAt: string | null, endsAt: string | null, room: string | null, part: ExamPart | null, capacity: number | null, invigilator: string | null, teacherId: string | null, teacherName: string | null, registrationOpensOn: string | null, registrationClosesOn: string | null, note: string | null, isCancelled: boolean, cancelledReason: string | null, warnings: Array<OccasionWarning>, courses: Array<{ id: string, code: string, name: string }>, bookings: Array<{ attendance: ExamAttendance | null, idChecked: boolean | null, summonedAt: string | null, hasEmail: boolean | null, warnings: Array<BookingWarning>, exam: { id: string, version: number, studentId: string, studentName: string, course: string, courseId: string | null, requestedMonth: Month, requestedYear: number, status: ExamStatus, municipality: string | null, teacherId: string | null, teacherName: string | null, paymentDate: string | null, isFeeExempt: boolean | null, materialReceived: boolean | null, result: string | null } }>, viewerMay: { edit: boolean, book: boolean, cancel: boolean, restore: boolean } } } };

export type OwnCalendarSubscriptionQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnCalendarSubscriptionQuery = { calendarSubscription: { createdAt: string, lastReadAt: string | null } | null };

export type CreateCalendarSubscriptionMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateCalendarSubscriptionMutation = { createCalendarSubscription: { url: string | null, subscription: { createdAt: string, lastReadAt: string | null } } };

export type DeleteCalendarSubscriptionMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteCalendarSubscriptionMutation = { deleteCalendarSubscription: boolean };

export type CalendarChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type CalendarChangedSubscription = { calendarChanged: { occasionId: string | null, actorId: string | null, actorName: string | null } };

export type CourseRowFragment = { id: string, version: number, code: string, name: string, subject: string | null, points: number | null, system: CourseSystem, level: CourseLevel, kind: CourseKind, priceCategory: PriceCategory | null, validFrom: string | null, validTo: string | null, cancelledOn: string | null, status: CourseStatus, activeInstances: number, students: number, keptBecause: string | null, equivalents: Array<{ id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, source: string | null }>, packages: Array<{ id: string, name: string }>, warnings: Array<{ code: string, message: string }> };

export type CourseCatalogueQueryVariables = Exact<{
  input: CatalogueCoursesInput;
}>;


export type CourseCatalogueQuery = { catalogueCourses: { totalCount: number, subjects: Array<string>, nodes: Array<{ id: string, version: number, code: string, name: string, subject: string | null, points: number | null, system: CourseSystem, level: CourseLevel, kind: CourseKind, priceCategory: PriceCategory | null, validFrom: string | null, validTo: string | null, cancelledOn: string | null, status: CourseStatus, activeInstances: number, students: number, keptBecause: string | null, equivalents: Array<{ id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, source: string | null }>, packages: Array<{ id: string, name: string }>, warnings: Array<{ code: string, message: string }> }> } };

export type CatalogueCourseNowQueryVariables = Exact<{
  id: string;
}>;


export type CatalogueCourseNowQuery = { catalogueCourse: { id: string, version: number, code: string, name: string, subject: string | null, points: number | null, system: CourseSystem, level: CourseLevel, kind: CourseKind, priceCategory: PriceCategory | null, validFrom: string | null, validTo: string | null, cancelledOn: string | null, status: CourseStatus, activeInstances: number, students: number, keptBecause: string | null, equivalents: Array<{ id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, source: string | null }>, packages: Array<{ id: string, name: string }>, warnings: Array<{ code: string, message: string }> } | null };

export type CatalogueCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type CatalogueCountsQuery = { educationOverview: { courses: number, packages: number, programs: number } };

export type CataloguePackagesQueryVariables = Exact<{ [key: string]: never; }>;


export type CataloguePackagesQuery = { coursePackages: { nodes: Array<{ id: string, name: string }> } };

export type CreateCourseMutationVariables = Exact<{
  input: CreateCourseInput;
}>;


export type CreateCourseMutation = { createCourse: { id: string, version: number, code: string, name: string, subject: string | null, points: number | null, system: CourseSystem, level: CourseLevel, kind: CourseKind, priceCategory: PriceCategory | null, validFrom: string | null, validTo: string | null, cancelledOn: string | null, status: CourseStatus, activeInstances: number, students: number, keptBecause: string | null, equivalents: Array<{ id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, source: string | null }>, packages: Array<{ id: string, name: string }>, warnings: Array<{ code: string, message: string }> } };

export type UpdateCourseMutationVariables = Exact<{
  input: UpdateCourseInput;
}>;


export type UpdateCourseMutation = { updateCourse: { id: string, version: number, code: string, name: string, subject: string | null, points: number | null, system: CourseSystem, level: CourseLevel, kind: CourseKind, priceCategory: PriceCategory | null, validFrom: string | null, validTo: string | null, cancelledOn: string | null, status: CourseStatus, activeInstances: number, students: number, keptBecause: string | null, equivalents: Array<{ id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, source: string | null }>, packages: Array<{ id: string, name: string }>, warnings: Array<{ code: string, message: string }> } };

export type SetCourseArchivedMutationVariables = Exact<{
  input: SetArchivedInput;
}>;


export type SetCourseArchivedMutation = { setCourseArchived: { id: string, version: number, code: string, name: string, subject: string | null, points: number | null, system: CourseSystem, level: CourseLevel, kind: CourseKind, priceCategory: PriceCategory | null, validFrom: string | null, validTo: string | null, cancelledOn: string | null, status: CourseStatus, activeInstances: number, students: number, keptBecause: string | null, equivalents: Array<{ id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, source: string | null }>, packages: Array<{ id: string, name: string }>, warnings: Array<{ code: string, message: string }> } };

export type SetCoursesArchivedMutationVariables = Exact<{
  input: SetCoursesArchivedInput;
}>;


export type SetCoursesArchivedMutation = { setCoursesArchived: Array<{ id: string, version: number, code: string, name: string, subject: string | null, points: number | null, system: CourseSystem, level: CourseLevel, kind: CourseKind, priceCategory: PriceCategory | null, validFrom: string | null, validTo: string | null, cancelledOn: string | null, status: CourseStatus, activeInstances: number, students: number, keptBecause: string | null, equivalents: Array<{ id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, source: string | null }>, packages: Array<{ id: string, name: string }>, warnings: Array<{ code: string, message: string }> }> };

export type SetCoursesPriceCategoryMutationVariables = Exact<{
  input: SetCoursesPriceCategoryInput;
}>;


export type SetCoursesPriceCategoryMutation = { setCoursesPriceCategory: Array<{ id: string, version: number, code: string, name: string, subject: string | null, points: number | null, system: CourseSystem, level: CourseLevel, kind: CourseKind, priceCategory: PriceCategory | null, validFrom: string | null, validTo: string | null, cancelledOn: string | null, status: CourseStatus, activeInstances: number, students: number, keptBecause: string | null, equivalents: Array<{ id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, source: string | null }>, packages: Array<{ id: string, name: string }>, warnings: Array<{ code: string, message: string }> }> };

export type DeleteCourseMutationVariables = Exact<{
  input: DeleteFromCatalogueInput;
}>;


export type DeleteCourseMutation = { deleteCourse: boolean };

export type CopyCourseToGy25MutationVariables = Exact<{
  input: CopyCourseToGy25Input;
}>;


export type CopyCourseToGy25Mutation = { copyCourseToGy25: { id: string, version: number, code: string, name: string, subject: string | null, points: number | null, system: CourseSystem, level: CourseLevel, kind: CourseKind, priceCategory: PriceCategory | null, validFrom: string | null, validTo: string | null, cancelledOn: string | null, status: CourseStatus, activeInstances: number, students: number, keptBecause: string | null, equivalents: Array<{ id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, source: string | null }>, packages: Array<{ id: string, name: string }>, warnings: Array<{ code: string, message: string }> } };

export type ImportCoursesMutationVariables = Exact<{
  input: ImportCoursesInput;
}>;


export type ImportCoursesMutation = { importCourses: { written: number, rows: Array<{ row: number, code: string | null, name: string | null, points: number | null, outcome: CourseImportOutcome, messages: Array<string>, changes: Array<{ field: CourseImportField, before: string | null, after: string | null }> }> } };

export type ProgramRowFragment = { id: string, version: number, code: string | null, name: string, description: string | null, points: number | null, requiredPoints: number | null, programmePoints: number | null, freePoints: number | null, passedPoints: number | null, isArchived: boolean, activeStudents: number, keptBecause: string | null, courses: Array<{ part: ProgramPart, choiceGroup: string | null, course: { id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, equivalents: Array<{ code: string, name: string }> } }>, warnings: Array<{ code: string, message: string }> };

export type ProgramListQueryVariables = Exact<{
  filter: ProgramFilter;
}>;


export type ProgramListQuery = { programs: Array<{ id: string, version: number, code: string | null, name: string, description: string | null, points: number | null, requiredPoints: number | null, programmePoints: number | null, freePoints: number | null, passedPoints: number | null, isArchived: boolean, activeStudents: number, keptBecause: string | null, courses: Array<{ part: ProgramPart, choiceGroup: string | null, course: { id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, equivalents: Array<{ code: string, name: string }> } }>, warnings: Array<{ code: string, message: string }> }> };

export type ProgramNowQueryVariables = Exact<{
  id: string;
}>;


export type ProgramNowQuery = { program: { id: string, version: number, code: string | null, name: string, description: string | null, points: number | null, requiredPoints: number | null, programmePoints: number | null, freePoints: number | null, passedPoints: number | null, isArchived: boolean, activeStudents: number, keptBecause: string | null, courses: Array<{ part: ProgramPart, choiceGroup: string | null, course: { id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, equivalents: Array<{ code: string, name: string }> } }>, warnings: Array<{ code: string, message: string }> } | null };

export type CreateProgramMutationVariables = Exact<{
  input: CreateProgramInput;
}>;


export type CreateProgramMutation = { createProgram: { id: string, version: number, code: string | null, name: string, description: string | null, points: number | null, requiredPoints: number | null, programmePoints: number | null, freePoints: number | null, passedPoints: number | null, isArchived: boolean, activeStudents: number, keptBecause: string | null, courses: Array<{ part: ProgramPart, choiceGroup: string | null, course: { id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, equivalents: Array<{ code: string, name: string }> } }>, warnings: Array<{ code: string, message: string }> } };

export type UpdateProgramMutationVariables = Exact<{
  input: UpdateProgramInput;
}>;


export type UpdateProgramMutation = { updateProgram: { id: string, version: number, code: string | null, name: string, description: string | null, points: number | null, requiredPoints: number | null, programmePoints: number | null, freePoints: number | null, passedPoints: number | null, isArchived: boolean, activeStudents: number, keptBecause: string | null, courses: Array<{ part: ProgramPart, choiceGroup: string | null, course: { id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, equivalents: Array<{ code: string, name: string }> } }>, warnings: Array<{ code: string, message: string }> } };

export type SetProgramArchivedMutationVariables = Exact<{
  input: SetArchivedInput;
}>;


export type SetProgramArchivedMutation = { setProgramArchived: { id: string, version: number, code: string | null, name: string, description: string | null, points: number | null, requiredPoints: number | null, programmePoints: number | null, freePoints: number | null, passedPoints: number | null, isArchived: boolean, activeStudents: number, keptBecause: string | null, courses: Array<{ part: ProgramPart, choiceGroup: string | null, course: { id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, equivalents: Array<{ code: string, name: string }> } }>, warnings: Array<{ code: string, message: string }> } };

export type DeleteProgramMutationVariables = Exact<{
  input: DeleteFromCatalogueInput;
}>;


export type DeleteProgramMutation = { deleteProgram: boolean };

export type EducationOverviewPageQueryVariables = Exact<{ [key: string]: never; }>;


export type EducationOverviewPageQuery = { educationOverview: { courses: number, packages: number, programs: number, attention: Array<{ kind: AttentionKind, count: number, items: Array<{ id: string, title: string, detail: string | null }> }> } };

export type EducationItemsQueryVariables = Exact<{
  input: EducationListInput;
}>;


export type EducationItemsQuery = { educationList: { totalCount: number, nodes: Array<{ id: string, type: EducationType, name: string, code: string | null, points: number | null, system: CourseSystem | null, activeStudents: number, ongoingInstances: number, validTo: string | null, equivalents: Array<{ code: string, name: string }> }> } };

export type CommentEntryFragment = { id: string, author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, viewerMay: { edit: boolean, delete: boolean, editOnBoard: boolean, deleteOnBoard: boolean } };

export type StudentCommentsFragment = { id: string, commentHistory: Array<{ id: string, author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, viewerMay: { edit: boolean, delete: boolean, editOnBoard: boolean, deleteOnBoard: boolean } }> };

export type CorrectionFieldsFragment = { id: string, subject: CorrectionSubject, text: string, requestedAt: string, outcome: CorrectionOutcome | null, answer: string | null, answeredAt: string | null, answeredBy: string | null };

export type MyCorrectionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyCorrectionsQuery = { myCorrectionRequests: Array<{ id: string, subject: CorrectionSubject, text: string, requestedAt: string, outcome: CorrectionOutcome | null, answer: string | null, answeredAt: string | null, answeredBy: string | null }> };

export type StudentCorrectionsQueryVariables = Exact<{
  studentId: string;
}>;


export type StudentCorrectionsQuery = { correctionRequests: Array<{ id: string, subject: CorrectionSubject, text: string, requestedAt: string, outcome: CorrectionOutcome | null, answer: string | null, answeredAt: string | null, answeredBy: string | null }> };

export type RequestCorrectionMutationVariables = Exact<{
  input: RequestCorrectionInput;
}>;


export type RequestCorrectionMutation = { requestCorrection: { id: string, subject: CorrectionSubject, text: string, requestedAt: string, outcome: CorrectionOutcome | null, answer: string | null, answeredAt: string | null, answeredBy: string | null } };

export type AnswerCorrectionMutationVariables = Exact<{
  input: AnswerCorrectionInput;
}>;


export type AnswerCorrectionMutation = { answerCorrection: { id: string, subject: CorrectionSubject, text: string, requestedAt: string, outcome: CorrectionOutcome | null, answer: string | null, answeredAt: string | null, answeredBy: string | null } };

export type InstanceRowFragment = { id: string, version: number, name: string, courseId: string, courseName: string, courseCode: string, points: number | null, startDate: string | null, endDate: string | null, weeks: number | null, pacePercent: number, studyForm: StudyForm, location: string | null, municipality: string | null, teacherId: string | null, teacherName: string | null, teacherPeakPercent: number | null, capacity: number | null, admitted: number, started: number, droppedOut: number, graded: number, ungraded: number, status: CourseInstanceStatus, planning: CourseInstanceStatus, cancelledReason: string | null, gradesDueOn: string | null, ownGradesDueOn: string | null, gradesSignedAt: string | null, seriesId: string | null, equivalents: Array<{ code: string, name: string }>, viewerMay: { edit: boolean, delete: boolean, cancel: boolean, reopen: boolean } };

export type InstanceListQueryVariables = Exact<{
  input: CourseInstancesInput;
}>;


export type InstanceListQuery = { courseInstances: { totalCount: number, nodes: Array<{ id: string, version: number, name: string, courseId: string, courseName: string, courseCode: string, points: number | null, startDate: string | null, endDate: string | null, weeks: number | null, pacePercent: number, studyForm: StudyForm, location: string | null, municipality: string | null, teacherId: string | null, teacherName: string | null, teacherPeakPercent: number | null, capacity: number | null, admitted: number, started: number, droppedOut: number, graded: number, ungraded: number, status: CourseInstanceStatus, planning: CourseInstanceStatus, cancelledReason: string | null, gradesDueOn: string | null, ownGradesDueOn: string | null, gradesSignedAt: string | null, seriesId: string | null, equivalents: Array<{ code: string, name: string }>, viewerMay: { edit: boolean, delete: boolean, cancel: boolean, reopen: boolean } }> } };

export type InstanceNowQueryVariables = Exact<{
  id: string;
}>;


export type InstanceNowQuery = { courseInstance: { id: string, version: number, name: string, courseId: string, courseName: string, courseCode: string, points: number | null, startDate: string | null, endDate: string | null, weeks: number | null, pacePercent: number, studyForm: StudyForm, location: string | null, municipality: string | null, teacherId: string | null, teacherName: string | null, teacherPeakPercent: number | null, capacity: number | null, admitted: number, started: number, droppedOut: number, graded: number, ungraded: number, status: CourseInstanceStatus, planning: CourseInstanceStatus, cancelledReason: string | null, gradesDueOn: string | null, ownGradesDueOn: string | null, gradesSignedAt: string | null, seriesId: string | null, equivalents: Array<{ code: string, name: string }>, viewerMay: { edit: boolean, delete: boolean, cancel: boolean, reopen: boolean } } };

export type InstanceAttentionQueryVariables = Exact<{ [key: string]: never; }>;


export type InstanceAttentionQuery = { courseInstanceAttention: { withoutTeacher: number, overfull: number, ungraded: number, overloaded: number } };

export type InstancePackagesQueryVariables = Exact<{ [key: string]: never; }>;


export type InstancePackagesQuery = { coursePackages: { nodes: Array<{ id: string, name: string }> } };

export type InstancePackageNameQueryVariables = Exact<{
  id: string;
}>;


export type InstancePackageNameQuery = { coursePackage: { id: string, name: string } | null };

export type InstanceStudentsQueryVariables = Exact<{
  id: string;
}>;


export type InstanceStudentsQuery = { courseInstanceStudents: { instance: { id: string, version: number, name: string, courseId: string, courseName: string, courseCode: string, points: number | null, startDate: string | null, endDate: string | null, weeks: number | null, pacePercent: number, studyForm: StudyForm, location: string | null, municipality: string | null, teacherId: string | null, teacherName: string | null, teacherPeakPercent: number | null, capacity: number | null, admitted: number, started: number, droppedOut: number, graded: number, ungraded: number, status: CourseInstanceStatus, planning: CourseInstanceStatus, cancelledReason: string | null, gradesDueOn: string | null, ownGradesDueOn: string | null, gradesSignedAt: string | null, seriesId: string | null, equivalents: Array<{ code: string, name: string }>, viewerMay: { edit: boolean, delete: boolean, cancel: boolean, reopen: boolean } }, students: Array<{ enrollmentId: string, studentId: string, name: string, personalNumber: string | null, email: string | null, phone: string | null, municipality: string | null, isProtected: boolean, status: EnrollmentStatus | null, statusOn: string | null, startDate: string | null, endDate: string | null, pacePercent: number, grade: string | null, gradedOn: string | null }> } };

export type InstanceDatesQueryVariables = Exact<{
  input: CourseInstanceDatesInput;
}>;


export type InstanceDatesQuery = { courseInstanceDates: { following: number, left: Array<{ message: string, count: number, examples: Array<string> }> } };

export type InstanceSeriesQueryVariables = Exact<{
  input: CourseInstanceSeriesInput;
}>;


export type InstanceSeriesQuery = { courseInstanceSeries: Array<{ startDate: string, endDate: string, weeks: number, teacherPeakPercent: number | null }> };

export type InstanceCancellationQueryVariables = Exact<{
  id: string;
}>;


export type InstanceCancellationQuery = { courseInstanceCancellation: { students: number, begun: number, untouched: number, mailable: number, targets: Array<{ id: string, name: string, startDate: string | null, endDate: string | null, teacherName: string | null, freePlaces: number | null }> } };

export type CreateInstanceMutationVariables = Exact<{
  input: CreateCourseInstanceInput;
}>;


export type CreateInstanceMutation = { createCourseInstance: { id: string, version: number, name: string, courseId: string, courseName: string, courseCode: string, points: number | null, startDate: string | null, endDate: string | null, weeks: number | null, pacePercent: number, studyForm: StudyForm, location: string | null, municipality: string | null, teacherId: string | null, teacherName: string | null, teacherPeakPercent: number | null, capacity: number | null, admitted: number, started: number, droppedOut: number, graded: number, ungraded: number, status: CourseInstanceStatus, planning: CourseInstanceStatus, cancelledReason: string | null, gradesDueOn: string | null, ownGradesDueOn: string | null, gradesSignedAt: string | null, seriesId: string | null, equivalents: Array<{ code: string, name: string }>, viewerMay: { edit: boolean, delete: boolean, cancel: boolean, reopen: boolean } } };

export type CreateInstanceSeriesMutationVariables = Exact<{
  input: CourseInstanceSeriesInput;
}>;


export type CreateInstanceSeriesMutation = { createCourseInstanceSeries: Array<{ id: string, seriesId: string | null }> };

export type UpdateInstanceMutationVariables = Exact<{
  input: UpdateCourseInstanceInput;
}>;


export type UpdateInstanceMutation = { updateCourseInstance: { id: string, version: number, name: string, courseId: string, courseName: string, courseCode: string, points: number | null, startDate: string | null, endDate: string | null, weeks: number | null, pacePercent: number, studyForm: StudyForm, location: string | null, municipality: string | null, teacherId: string | null, teacherName: string | null, teacherPeakPercent: number | null, capacity: number | null, admitted: number, started: number, droppedOut: number, graded: number, ungraded: number, status: CourseInstanceStatus, planning: CourseInstanceStatus, cancelledReason: string | null, gradesDueOn: string | null, ownGradesDueOn: string | null, gradesSignedAt: string | null, seriesId: string | null, equivalents: Array<{ code: string, name: string }>, viewerMay: { edit: boolean, delete: boolean, cancel: boolean, reopen: boolean } } };

export type SetInstancesTeacherMutationVariables = Exact<{
  input: SetCourseInstancesTeacherInput;
}>;


export type SetInstancesTeacherMutation = { setCourseInstancesTeacher: Array<{ id: string, version: number, teacherId: string | null, teacherName: string | null }> };

export type DeleteInstanceMutationVariables = Exact<{
  input: DeleteCourseInstanceInput;
}>;


export type DeleteInstanceMutation = { deleteCourseInstance: string };

export type CancelInstanceMutationVariables = Exact<{
  input: CancelCourseInstanceInput;
}>;


export type CancelInstanceMutation = { cancelCourseInstance: { students: number, batchId: string | null, instance: { id: string, version: number, name: string, courseId: string, courseName: string, courseCode: string, points: number | null, startDate: string | null, endDate: string | null, weeks: number | null, pacePercent: number, studyForm: StudyForm, location: string | null, municipality: string | null, teacherId: string | null, teacherName: string | null, teacherPeakPercent: number | null, capacity: number | null, admitted: number, started: number, droppedOut: number, graded: number, ungraded: number, status: CourseInstanceStatus, planning: CourseInstanceStatus, cancelledReason: string | null, gradesDueOn: string | null, ownGradesDueOn: string | null, gradesSignedAt: string | null, seriesId: string | null, equivalents: Array<{ code: string, name: string }>, viewerMay: { edit: boolean, delete: boolean, cancel: boolean, reopen: boolean } } } };

export type ReopenInstanceMutationVariables = Exact<{
  input: ReopenCourseInstanceInput;
}>;


export type ReopenInstanceMutation = { reopenCourseInstance: { id: string, version: number, name: string, courseId: string, courseName: string, courseCode: string, points: number | null, startDate: string | null, endDate: string | null, weeks: number | null, pacePercent: number, studyForm: StudyForm, location: string | null, municipality: string | null, teacherId: string | null, teacherName: string | null, teacherPeakPercent: number | null, capacity: number | null, admitted: number, started: number, droppedOut: number, graded: number, ungraded: number, status: CourseInstanceStatus, planning: CourseInstanceStatus, cancelledReason: string | null, gradesDueOn: string | null, ownGradesDueOn: string | null, gradesSignedAt: string | null, seriesId: string | null, equivalents: Array<{ code: string, name: string }>, viewerMay: { edit: boolean, delete: boolean, cancel: boolean, reopen: boolean } } };

export type MatchCourseFieldsFragment = { id: string, code: string, name: string, points: number | null, equivalents: Array<{ code: string, name: string }> };

export type MatchNeedFieldsFragment = { key: string, studentId: string, student: string, municipality: string | null, wanted: string, earliestOn: string | null, pacePercent: number | null, frame: string | null, step: number | null, note: string | null, state: NeedState, passedGrade: string | null, isEnrolled: boolean, isCrowded: boolean, courses: Array<{ id: string, code: string, name: string, points: number | null, equivalents: Array<{ code: string, name: string }> }>, proposals: Array<{ instanceId: string, name: string, startDate: string | null, endDate: string | null, pacePercent: number, location: string | null, municipality: string | null, teacher: string | null, seatsLeft: number | null, score: number, reasons: Array<MatchReason>, isOpen: boolean, course: { id: string, code: string, name: string, points: number | null, equivalents: Array<{ code: string, name: string }> } }> };

export type MatchOutcomeFieldsFragment = { batchId: string | null, matched: number, job: { id: string, state: JobState, done: number, total: number, message: string | null } | null };

export type CourseMatchingQueryVariables = Exact<{
  input?: CourseMatchingInput | null | undefined;
}>;


export type CourseMatchingQuery = { courseMatching: { totalCount: number, nodes: Array<{ key: string, studentId: string, student: string, municipality: string | null, wanted: string, earliestOn: string | null, pacePercent: number | null, frame: string | null, step: number | null, note: string | null, state: NeedState, passedGrade: string | null, isEnrolled: boolean, isCrowded: boolean, courses: Array<{ id: string, code: string, name: string, points: number | null, equivalents: Array<{ code: string, name: string }> }>, proposals: Array<{ instanceId: string, name: string, startDate: string | null, endDate: string | null, pacePercent: number, location: string | null, municipality: string | null, teacher: string | null, seatsLeft: number | null, score: number, reasons: Array<MatchReason>, isOpen: boolean, course: { id: string, code: string, name: string, points: number | null, equivalents: Array<{ code: string, name: string }> } }> }>, counts: { needs: number, safe: number, uncertain: number, none: number, skipped: number } } };

export type SafeMatchesQueryVariables = Exact<{
  filter?: MatchFilter | null | undefined;
}>;


export type SafeMatchesQuery = { safeMatches: { total: number, groups: Array<{ instanceId: string, name: string, courseCode: string, startDate: string | null, seatsLeft: number | null, students: Array<string>, equivalents: Array<{ code: string, name: string }> }> } };

export type MatchBatchesQueryVariables = Exact<{ [key: string]: never; }>;


export type MatchBatchesQuery = { matchBatches: Array<{ id: string, title: string, size: number, createdAt: string, createdBy: string, undoneAt: string | null, entries: Array<{ studentId: string, student: string, course: string, instance: string | null, startDate: string | null }> }> };

export type MatchedEntriesQueryVariables = Exact<{
  input?: MatchedEntriesInput | null | undefined;
}>;


export type MatchedEntriesQuery = { matchedEntries: { totalCount: number, nodes: Array<{ id: string, studentId: string, student: string, municipality: string | null, instance: string | null, startDate: string | null, matchedAt: string, matchedBy: string, batchId: string, batchSize: number, mayUndo: boolean, course: { id: string, code: string, name: string, points: number | null, equivalents: Array<{ code: string, name: string }> } }> } };

export type UnknownCourseNamesQueryVariables = Exact<{
  input?: UnknownCourseNamesInput | null | undefined;
}>;


export type UnknownCourseNamesQuery = { unknownCourseNames: { totalCount: number, nodes: Array<{ text: string, students: number, importRows: number, hits: Array<{ likeness: number, course: { id: string, code: string, name: string, points: number | null, equivalents: Array<{ code: string, name: string }> } }> }> } };

export type CourseAliasesQueryVariables = Exact<{ [key: string]: never; }>;


export type CourseAliasesQuery = { courseAliases: Array<{ id: string, text: string, createdBy: string | null, createdAt: string, course: { id: string, code: string, name: string, points: number | null, equivalents: Array<{ code: string, name: string }> } | null }> };

export type MatchNeedsMutationVariables = Exact<{
  input: MatchNeedsInput;
}>;


export type MatchNeedsMutation = { matchNeeds: { batchId: string | null, matched: number, job: { id: string, state: JobState, done: number, total: number, message: string | null } | null } };

export type MatchSafeNeedsMutationVariables = Exact<{
  input: MatchSafeNeedsInput;
}>;


export type MatchSafeNeedsMutation = { matchSafeNeeds: { batchId: string | null, matched: number, job: { id: string, state: JobState, done: number, total: number, message: string | null } | null } };

export type UndoMatchMutationVariables = Exact<{
  input: UndoMatchInput;
}>;


export type UndoMatchMutation = { undoMatch: { id: string, undoneAt: string | null } };

export type SkipNeedsMutationVariables = Exact<{
  input: SkipNeedsInput;
}>;


export type SkipNeedsMutation = { skipNeeds: number };

export type CreateInstanceForNeedsMutationVariables = Exact<{
  input: CreateInstanceForNeedsInput;
}>;


export type CreateInstanceForNeedsMutation = { createInstanceForNeeds: { batchId: string | null, matched: number, job: { id: string, state: JobState, done: number, total: number, message: string | null } | null } };

export type ResolveCourseNameMutationVariables = Exact<{
  input: ResolveCourseNameInput;
}>;


export type ResolveCourseNameMutation = { resolveCourseName: { students: number, alias: { id: string } | null } };

export type AddCourseWishMutationVariables = Exact<{
  input: AddCourseWishInput;
}>;


export type AddCourseWishMutation = { addCourseWish: { needs: number } };

export type ForgetCourseAliasMutationVariables = Exact<{
  input: ForgetCourseAliasInput;
}>;


export type ForgetCourseAliasMutation = { forgetCourseAlias: string };

export type NeedsByCourseQueryVariables = Exact<{ [key: string]: never; }>;


export type NeedsByCourseQuery = { unmatchedCourses: Array<{ wanted: string, courseId: string | null, waiting: number, earliestOn: string }> };

export type DetailsQueryVariables = Exact<{
  type: DetailsType;
  id: string;
}>;


export type DetailsQuery = { details:
    | { __typename: 'AccountCard', id: string, title: string, role: Role, email: string | null, active: boolean }
    | { __typename: 'StudentCard', id: string, version: number, title: string, personalNumber: string | null, personalNumberKind: PersonalNumberKind | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, status: StudentStatus, aplStatus: AplStatus, aplStatusSince: string, withheld: Array<string>, link: string, municipality: { type: string } | null, education: Array<{ id: string, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, isEnrollment: boolean, removedAt: string | null, refId: { id: string } | null, courseInstance: { id: string } | null }>, viewerMay: { move: boolean, enroll: boolean, registerExam: boolean, issueDocuments: boolean, followUp: boolean, end: boolean }, teacher: { id: string, username: string } | null }
    | { __typename: 'TeacherCard', id: string, title: string, email: string | null, active: boolean, studentCount: number, courseInstances: Array<{ id: string, courseName: string, startDate: string | null, endDate: string | null }> }
   | null };

export type DocumentSubjectsQueryVariables = Exact<{
  input: DocumentSubjectsInput;
}>;


export type DocumentSubjectsQuery = { documentSubjects: { totalCount: number, nodes: Array<{ id: string, label: string, detail: string | null, isProtected: boolean }> } };

export type DocumentPreviewQueryVariables = Exact<{
  input: DocumentInput;
}>;


export type DocumentPreviewQuery = { documentPreview: { warnings: Array<string>, problem: { path: string, message: string } | null, entries: Array<{ id: string, label: string, detail: string | null, chosen: boolean }>, sheet: { type: DocumentType, language: DocumentLanguage, landscape: boolean, schoolName: string, schoolDetails: Array<string>, title: string, subject: string, placeAndDate: string, signatoryName: string | null, signatoryTitle: string | null, blocks: Array<{ heading: string | null, paragraphs: Array<string>, signatures: Array<string>, facts: Array<{ label: string, value: string | null }>, table: { caption: string, rows: Array<Array<string>>, columns: Array<{ header: string, share: number, numeric: boolean }> } | null }> } | null } };

export type IssuedDocumentFieldsFragment = { id: string, type: DocumentType, language: DocumentLanguage, subject: string | null, studentId: string | null, filename: string, code: string, sha256: string, createdAt: string, createdBy: string, fileId: string | null, revokedAt: string | null, revokedReason: string | null, erasedAt: string | null };

export type IssuedDocumentsQueryVariables = Exact<{
  input: IssuedDocumentsInput;
}>;


export type IssuedDocumentsQuery = { issuedDocuments: { totalCount: number, nodes: Array<{ id: string, type: DocumentType, language: DocumentLanguage, subject: string | null, studentId: string | null, filename: string, code: string, sha256: string, createdAt: string, createdBy: string, fileId: string | null, revokedAt: string | null, revokedReason: string | null, erasedAt: string | null }> } };

export type CreateDocumentMutationVariables = Exact<{
  input: CreateDocumentInput;
}>;


export type CreateDocumentMutation = { createDocument: { id: string, type: DocumentType, language: DocumentLanguage, subject: string | null, studentId: string | null, filename: string, code: string, sha256: string, createdAt: string, createdBy: string, fileId: string | null, revokedAt: string | null, revokedReason: string | null, erasedAt: string | null } };

export type CreateDocumentsMutationVariables = Exact<{
  input: CreateDocumentsInput;
}>;


export type CreateDocumentsMutation = { createDocuments: { id: string } };

export type SaveDocumentToFilesMutationVariables = Exact<{
  input: SaveDocumentInput;
}>;


export type SaveDocumentToFilesMutation = { saveDocumentToFiles: { id: string, type: DocumentType, language: DocumentLanguage, subject: string | null, studentId: string | null, filename: string, code: string, sha256: string, createdAt: string, createdBy: string, fileId: string | null, revokedAt: string | null, revokedReason: string | null, erasedAt: string | null } };

export type RevokeDocumentMutationVariables = Exact<{
  input: RevokeDocumentInput;
}>;


export type RevokeDocumentMutation = { revokeDocument: { id: string, type: DocumentType, language: DocumentLanguage, subject: string | null, studentId: string | null, filename: string, code: string, sha256: string, createdAt: string, createdBy: string, fileId: string | null, revokedAt: string | null, revokedReason: string | null, erasedAt: string | null } };

export type VerifyDocumentQueryVariables = Exact<{
  code: string;
}>;


export type VerifyDocumentQuery = { verifyDocument: { code: string, title: string, issuedOn: string, issuer: string, valid: boolean, revokedOn: string | null, erasedOn: string | null, holder: string | null, sha256: string } | null };

export type SchoolSettingsFieldsFragment = { schoolName: string, schoolUnitCode: string | null, authorityName: string | null, city: string | null, signatoryName: string | null, signatoryTitle: string | null, gradeDeadlineDays: number, inactivityDays: number, examFeeOre: number, examPaymentInfo: string | null, version: number };

export type SchoolSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SchoolSettingsQuery = { schoolSettings: { schoolName: string, schoolUnitCode: string | null, authorityName: string | null, city: string | null, signatoryName: string | null, signatoryTitle: string | null, gradeDeadlineDays: number, inactivityDays: number, examFeeOre: number, examPaymentInfo: string | null, version: number } };

export type UpdateSchoolSettingsMutationVariables = Exact<{
  input: UpdateSchoolSettingsInput;
}>;


export type UpdateSchoolSettingsMutation = { updateSchoolSettings: { schoolName: string, schoolUnitCode: string | null, authorityName: string | null, city: string | null, signatoryName: string | null, signatoryTitle: string | null, gradeDeadlineDays: number, inactivityDays: number, examFeeOre: number, examPaymentInfo: string | null, version: number } };

export type CreateMyDocumentMutationVariables = Exact<{
  input: CreateMyDocumentInput;
}>;


export type CreateMyDocumentMutation = { createMyDocument: { id: string, filename: string } };

export type MunicipalityPartsFragment = { name: string, kind: MunicipalityKind, code: string | null, authorityName: string | null, isSpecified: boolean, retiredAt: string | null, studentCount: number, version: number, changes: Array<{ changedAt: string, changedBy: string }> };

export type MunicipalityRegisterQueryVariables = Exact<{ [key: string]: never; }>;


export type MunicipalityRegisterQuery = { municipalityRegister: Array<{ name: string, kind: MunicipalityKind, code: string | null, authorityName: string | null, isSpecified: boolean, retiredAt: string | null, studentCount: number, version: number, changes: Array<{ changedAt: string, changedBy: string }> }> };

export type AddMunicipalityMutationVariables = Exact<{
  input: AddMunicipalityInput;
}>;


export type AddMunicipalityMutation = { addMunicipality: { name: string, kind: MunicipalityKind, code: string | null, authorityName: string | null, isSpecified: boolean, retiredAt: string | null, studentCount: number, version: number, changes: Array<{ changedAt: string, changedBy: string }> } };

export type UpdateMunicipalityMutationVariables = Exact<{
  input: UpdateMunicipalityInput;
}>;


export type UpdateMunicipalityMutation = { updateMunicipality: { name: string, kind: MunicipalityKind, code: string | null, authorityName: string | null, isSpecified: boolean, retiredAt: string | null, studentCount: number, version: number, changes: Array<{ changedAt: string, changedBy: string }> } };

export type RetireMunicipalityMutationVariables = Exact<{
  input: RetireMunicipalityInput;
}>;


export type RetireMunicipalityMutation = { retireMunicipality: { name: string, kind: MunicipalityKind, code: string | null, authorityName: string | null, isSpecified: boolean, retiredAt: string | null, studentCount: number, version: number, changes: Array<{ changedAt: string, changedBy: string }> } };

export type EarningCardsPartsFragment = { earnedOre: number, baseOre: number, resultOre: number, correctionsOre: number, invoiceableOre: number, remainingResultOre: number, remainingCount: number, riskOre: number, riskCount: number };

export type EarningsGroupRowFragment = { municipality: string, courseId: string | null, packageId: string | null, code: string | null, title: string | null, enrollments: number, baseOre: number, resultOre: number, correctionsOre: number, earnedOre: number, remainingResultOre: number, riskOre: number, status: EarningStatus, comparedOre: number | null, equivalents: Array<{ code: string, name: string }> };

export type EarningsOverviewQueryVariables = Exact<{
  input: EarningsInput;
}>;


export type EarningsOverviewQuery = { earnings: { from: string, to: string, through: string, frozenMonths: Array<string>, cards: { earnedOre: number, baseOre: number, resultOre: number, correctionsOre: number, invoiceableOre: number, remainingResultOre: number, remainingCount: number, riskOre: number, riskCount: number }, groups: Array<{ municipality: string, courseId: string | null, packageId: string | null, code: string | null, title: string | null, enrollments: number, baseOre: number, resultOre: number, correctionsOre: number, earnedOre: number, remainingResultOre: number, riskOre: number, status: EarningStatus, comparedOre: number | null, equivalents: Array<{ code: string, name: string }> }>, compared: { from: string, to: string, earnedOre: number } | null, problems: Array<{ kind: EarningProblemKind, municipality: string | null, courses: number, enrollments: number, titles: Array<string> }> } };

export type EarningLineRowFragment = { enrollmentId: string, studentId: string, studentName: string, isProtected: boolean, municipality: string | null, code: string | null, title: string, points: number | null, firstOn: string | null, lastOn: string | null, enrollmentStatus: EnrollmentStatus | null, grade: string | null, basis: PriceBasis | null, unitOre: number | null, totalOre: number | null, baseOre: number, resultOre: number, correctionsOre: number, earnedOre: number, status: EarningStatus, equivalents: Array<{ code: string, name: string }> };

export type EarningLinesQueryVariables = Exact<{
  input: EarningLinesInput;
}>;


export type EarningLinesQuery = { earningLines: { totalCount: number, nodes: Array<{ enrollmentId: string, studentId: string, studentName: string, isProtected: boolean, municipality: string | null, code: string | null, title: string, points: number | null, firstOn: string | null, lastOn: string | null, enrollmentStatus: EnrollmentStatus | null, grade: string | null, basis: PriceBasis | null, unitOre: number | null, totalOre: number | null, baseOre: number, resultOre: number, correctionsOre: number, earnedOre: number, status: EarningStatus, equivalents: Array<{ code: string, name: string }> }> } };

export type EarningWhyQueryVariables = Exact<{
  input: EarningExplanationInput;
}>;


export type EarningWhyQuery = { earningExplanation: { enrollmentId: string, studentName: string, title: string, earnedOre: number, steps: Array<{ label: string, detail: string | null, amountOre: number | null, counts: boolean }> } };

export type ExamFeesQueryVariables = Exact<{
  input: ExamFeesInput;
}>;


export type ExamFeesQuery = { examFees: { totalOre: number, paidCount: number, exemptCount: number, fees: Array<{ examId: string, studentId: string, studentName: string, municipality: string | null, course: string, on: string, feeOre: number, exemptReason: string | null }> } };

export type FreezePartsFragment = { id: string, month: string, kind: FreezeKind, throughOn: string, frozenAt: string, frozenByName: string | null, totalOre: number, municipalities: Array<{ municipality: string, lines: number, linesOre: number, correctionsOre: number, totalOre: number, invoicedOre: number, status: EarningStatus, invoices: Array<{ id: string, amountOre: number, reference: string | null, invoicedAt: string, invoicedByName: string | null }> }> };

export type EarningFreezesQueryVariables = Exact<{ [key: string]: never; }>;


export type EarningFreezesQuery = { earningFreezes: Array<{ id: string, month: string, kind: FreezeKind, throughOn: string, frozenAt: string, frozenByName: string | null, totalOre: number, municipalities: Array<{ municipality: string, lines: number, linesOre: number, correctionsOre: number, totalOre: number, invoicedOre: number, status: EarningStatus, invoices: Array<{ id: string, amountOre: number, reference: string | null, invoicedAt: string, invoicedByName: string | null }> }> }> };

export type FreezePreviewQueryVariables = Exact<{
  input: FreezePreviewInput;
}>;


export type FreezePreviewQuery = { freezePreview: { month: string, throughOn: string, lines: number, totalOre: number, frozen: FreezeKind | null, mayBeFinal: boolean, ungradedCount: number, droppedCount: number, unconfirmedCount: number, problemCount: number, deviations: Array<{ month: string, count: number, differenceOre: number }>, unconfirmed: Array<{ enrollmentId: string, studentId: string, studentName: string, title: string, municipality: string | null, on: string | null, amountOre: number }>, ungraded: Array<{ enrollmentId: string, studentId: string, studentName: string, title: string, municipality: string | null, on: string | null, amountOre: number }>, dropped: Array<{ enrollmentId: string, studentId: string, studentName: string, title: string, municipality: string | null, on: string | null, amountOre: number }> } };

export type FreezePeriodMutationVariables = Exact<{
  input: FreezePeriodInput;
}>;


export type FreezePeriodMutation = { freezePeriod: { id: string, month: string, kind: FreezeKind, throughOn: string, frozenAt: string, frozenByName: string | null, totalOre: number, municipalities: Array<{ municipality: string, lines: number, linesOre: number, correctionsOre: number, totalOre: number, invoicedOre: number, status: EarningStatus, invoices: Array<{ id: string, amountOre: number, reference: string | null, invoicedAt: string, invoicedByName: string | null }> }> } };

export type MarkInvoicedMutationVariables = Exact<{
  input: MarkInvoicedInput;
}>;


export type MarkInvoicedMutation = { markInvoiced: { id: string, month: string, kind: FreezeKind, throughOn: string, frozenAt: string, frozenByName: string | null, totalOre: number, municipalities: Array<{ municipality: string, lines: number, linesOre: number, correctionsOre: number, totalOre: number, invoicedOre: number, status: EarningStatus, invoices: Array<{ id: string, amountOre: number, reference: string | null, invoicedAt: string, invoicedByName: string | null }> }> } };

export type MarkManyInvoicedMutationVariables = Exact<{
  input: MarkManyInvoicedInput;
}>;


export type MarkManyInvoicedMutation = { markManyInvoiced: { id: string, month: string, kind: FreezeKind, throughOn: string, frozenAt: string, frozenByName: string | null, totalOre: number, municipalities: Array<{ municipality: string, lines: number, linesOre: number, correctionsOre: number, totalOre: number, invoicedOre: number, status: EarningStatus, invoices: Array<{ id: string, amountOre: number, reference: string | null, invoicedAt: string, invoicedByName: string | null }> }> } };

export type WithdrawInvoiceMutationVariables = Exact<{
  input: WithdrawInvoiceInput;
}>;


export type WithdrawInvoiceMutation = { withdrawInvoice: { id: string, month: string, kind: FreezeKind, throughOn: string, frozenAt: string, frozenByName: string | null, totalOre: number, municipalities: Array<{ municipality: string, lines: number, linesOre: number, correctionsOre: number, totalOre: number, invoicedOre: number, status: EarningStatus, invoices: Array<{ id: string, amountOre: number, reference: string | null, invoicedAt: string, invoicedByName: string | null }> }> } };

export type EarningCorrectionsQueryVariables = Exact<{ [key: string]: never; }>;


export type EarningCorrectionsQuery = { earningCorrections: Array<{ id: string, month: string, studentId: string, studentName: string, municipality: string, title: string, amountOre: number, reason: string, createdAt: string, createdByName: string | null }> };

export type EarningDeviationsQueryVariables = Exact<{
  freezeId: string;
}>;


export type EarningDeviationsQuery = { earningDeviations: Array<{ enrollmentId: string, studentId: string, studentName: string, municipality: string, title: string, frozenOre: number, nowOre: number, differenceOre: number }> };

export type CorrectEarningsMutationVariables = Exact<{
  input: CorrectEarningsInput;
}>;


export type CorrectEarningsMutation = { correctEarnings: Array<{ id: string }> };

export type PriceListPartsFragment = { id: string, version: number, municipality: string, name: string, validFrom: string, validTo: string | null, paidPauseDays: number | null, updatedAt: string, updatedByName: string | null, rows: Array<{ id: string, category: PriceCategory | null, code: string | null, title: string | null, courseId: string | null, packageId: string | null, distance: boolean, basis: PriceBasis, amountOre: number, basePercent: number, paysFailed: boolean, equivalents: Array<{ code: string, name: string }> }> };

export type PriceListsQueryVariables = Exact<{ [key: string]: never; }>;


export type PriceListsQuery = { priceLists: Array<{ id: string, version: number, municipality: string, name: string, validFrom: string, validTo: string | null, paidPauseDays: number | null, updatedAt: string, updatedByName: string | null, rows: Array<{ id: string, category: PriceCategory | null, code: string | null, title: string | null, courseId: string | null, packageId: string | null, distance: boolean, basis: PriceBasis, amountOre: number, basePercent: number, paysFailed: boolean, equivalents: Array<{ code: string, name: string }> }> }> };

export type CreatePriceListMutationVariables = Exact<{
  input: CreatePriceListInput;
}>;


export type CreatePriceListMutation = { createPriceList: { id: string, version: number, municipality: string, name: string, validFrom: string, validTo: string | null, paidPauseDays: number | null, updatedAt: string, updatedByName: string | null, rows: Array<{ id: string, category: PriceCategory | null, code: string | null, title: string | null, courseId: string | null, packageId: string | null, distance: boolean, basis: PriceBasis, amountOre: number, basePercent: number, paysFailed: boolean, equivalents: Array<{ code: string, name: string }> }> } };

export type UpdatePriceListMutationVariables = Exact<{
  input: UpdatePriceListInput;
}>;


export type UpdatePriceListMutation = { updatePriceList: { id: string, version: number, municipality: string, name: string, validFrom: string, validTo: string | null, paidPauseDays: number | null, updatedAt: string, updatedByName: string | null, rows: Array<{ id: string, category: PriceCategory | null, code: string | null, title: string | null, courseId: string | null, packageId: string | null, distance: boolean, basis: PriceBasis, amountOre: number, basePercent: number, paysFailed: boolean, equivalents: Array<{ code: string, name: string }> }> } };

export type CopyPriceListsMutationVariables = Exact<{
  input: CopyPriceListsInput;
}>;


export type CopyPriceListsMutation = { copyPriceLists: Array<{ id: string }> };

export type DeletePriceListMutationVariables = Exact<{
  input: DeletePriceListInput;
}>;


export type DeletePriceListMutation = { deletePriceList: string };

export type CourseQueryVariables = Exact<{
  id: string;
}>;


export type CourseQuery = { course: { id: string, courseName: string, teacher: { id: string, username: string } | null, students: Array<{ id: string, name: string, status: EnrollmentStatus | null, grade: string | null }>, instance: { courseId: string, courseName: string, courseCode: string, startDate: string | null, endDate: string | null, pacePercent: number, studyForm: StudyForm, location: string | null, capacity: number | null, admitted: number, status: CourseInstanceStatus, gradesDueOn: string | null, gradesSignedAt: string | null, equivalents: Array<{ code: string, name: string }>, viewerMay: { grade: boolean, administer: boolean } } | null } | null };

export type CourseExamsQueryVariables = Exact<{
  course: string;
}>;


export type CourseExamsQuery = { exams: { totalCount: number } };

export type CourseNeedsQueryVariables = Exact<{
  courseId: string;
}>;


export type CourseNeedsQuery = { courseMatching: { totalCount: number } };

export type EnrollmentRowFieldsFragment = { id: string, version: number, type: EducationType, targetId: string, name: string, code: string | null, teacher: string | null, startDate: string | null, endDate: string | null, pacePercent: number | null, status: EnrollmentStatus | null, statusOn: string | null, statusReason: StatusReason | null, grade: string | null, gradedOn: string | null, isGradeSigned: boolean, lastActivityOn: string | null, csnReportedAt: string | null, invoicedOn: string | null, isEnrollment: boolean, removedAt: string | null, removedReason: string | null, student: { id: string, name: string, personalNumber: string | null, municipality: string | null, isProtected: boolean }, equivalents: Array<{ code: string, name: string }>, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null };

export type EnrollmentListQueryVariables = Exact<{
  input: EnrollmentsInput;
}>;


export type EnrollmentListQuery = { enrollments: { totalCount: number, nodes: Array<{ id: string, version: number, type: EducationType, targetId: string, name: string, code: string | null, teacher: string | null, startDate: string | null, endDate: string | null, pacePercent: number | null, status: EnrollmentStatus | null, statusOn: string | null, statusReason: StatusReason | null, grade: string | null, gradedOn: string | null, isGradeSigned: boolean, lastActivityOn: string | null, csnReportedAt: string | null, invoicedOn: string | null, isEnrollment: boolean, removedAt: string | null, removedReason: string | null, student: { id: string, name: string, personalNumber: string | null, municipality: string | null, isProtected: boolean }, equivalents: Array<{ code: string, name: string }>, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null }> } };

export type EnrollmentSummaryQueryVariables = Exact<{ [key: string]: never; }>;


export type EnrollmentSummaryQuery = { enrollmentSummary: { active: number, admitted: number, paused: number, ungraded: number, inactive: number, unreported: number, notConfirmed: number, inactivityDays: number } };

export type EnrollmentPanelQueryVariables = Exact<{
  id: string;
}>;


export type EnrollmentPanelQuery = { enrollment: { id: string, version: number, type: EducationType, targetId: string, name: string, code: string | null, teacher: string | null, startDate: string | null, endDate: string | null, pacePercent: number | null, status: EnrollmentStatus | null, statusOn: string | null, statusReason: StatusReason | null, grade: string | null, gradedOn: string | null, isGradeSigned: boolean, lastActivityOn: string | null, csnReportedAt: string | null, invoicedOn: string | null, isEnrollment: boolean, removedAt: string | null, removedReason: string | null, statusHistory: Array<{ id: string, status: EnrollmentStatus | null, effectiveOn: string | null, reason: StatusReason | null, note: string | null, changedAt: string, changedBy: string | null }>, student: { id: string, name: string, personalNumber: string | null, municipality: string | null, isProtected: boolean }, equivalents: Array<{ code: string, name: string }>, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null } | null };

export type EnrollmentPreviewFieldsFragment = { total: number, accepted: number, refused: Array<{ code: string, message: string, count: number, examples: Array<string> }>, warnings: Array<{ code: string, message: string, count: number, examples: Array<string> }> };

export type PreviewEnrollmentChangeQueryVariables = Exact<{
  input: EnrollmentChangeInput;
}>;


export type PreviewEnrollmentChangeQuery = { previewEnrollmentChange: { total: number, accepted: number, ownDays: Array<{ enrollmentId: string, studentName: string, targetName: string, lastActivityOn: string, effectiveOn: string }>, refused: Array<{ code: string, message: string, count: number, examples: Array<string> }>, warnings: Array<{ code: string, message: string, count: number, examples: Array<string> }> } };

export type PreviewEnrollManyQueryVariables = Exact<{
  input: EnrollManyInput;
}>;


export type PreviewEnrollManyQuery = { previewEnrollMany: { total: number, accepted: number, refused: Array<{ code: string, message: string, count: number, examples: Array<string> }>, warnings: Array<{ code: string, message: string, count: number, examples: Array<string> }> } };

export type ChangeEnrollmentsMutationVariables = Exact<{
  input: EnrollmentChangeInput;
}>;


export type ChangeEnrollmentsMutation = { changeEnrollments: { id: string } };

export type EnrollManyMutationVariables = Exact<{
  input: EnrollManyInput;
}>;


export type EnrollManyMutation = { enrollMany: { id: string } };

export type EnrollmentBatchesQueryVariables = Exact<{ [key: string]: never; }>;


export type EnrollmentBatchesQuery = { enrollmentBatches: Array<{ id: string, kind: EnrollmentBatchKind, title: string, size: number, createdAt: string, createdBy: string, undoneAt: string | null, undoneBy: string | null, mayUndo: boolean }> };

export type UndoEnrollmentBatchMutationVariables = Exact<{
  input: UndoEnrollmentBatchInput;
}>;


export type UndoEnrollmentBatchMutation = { undoEnrollmentBatch: { id: string, undoneAt: string | null, mayUndo: boolean } };

export type EnrollmentFindStudentsQueryVariables = Exact<{
  input: FindStudentsInput;
}>;


export type EnrollmentFindStudentsQuery = { findStudents: { unknown: Array<string>, found: Array<{ id: string, name: string, personalNumber: string | null }> } };

export type EnrollmentTargetSearchQueryVariables = Exact<{
  q: string;
}>;


export type EnrollmentTargetSearchQuery = { search: Array<{ id: string, type: string, title: string, subtitle: string | null, isOffered: boolean }> };

export type EnrollmentInstanceSearchQueryVariables = Exact<{
  input: CourseInstancesInput;
}>;


export type EnrollmentInstanceSearchQuery = { courseInstances: { nodes: Array<{ id: string, name: string, courseCode: string, startDate: string | null, endDate: string | null, capacity: number | null, admitted: number, status: CourseInstanceStatus }> } };

export type CsnPreviewQueryVariables = Exact<{
  input: ReportToCsnInput;
}>;


export type CsnPreviewQuery = { csnPreview: { size: number, enrollments: number, events: Array<{ event: string, count: number }> } };

export type CsnReportFieldsFragment = { id: string, createdAt: string, createdBy: string, size: number, enrollments: number, withdrawal: { withdrawnAt: string, withdrawnBy: string, reason: string, reopened: number } | null };

export type CsnReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type CsnReportsQuery = { csnReports: Array<{ id: string, createdAt: string, createdBy: string, size: number, enrollments: number, withdrawal: { withdrawnAt: string, withdrawnBy: string, reason: string, reopened: number } | null }> };

export type CsnReportQueryVariables = Exact<{
  id: string;
}>;


export type CsnReportQuery = { csnReport: { id: string, rows: Array<{ enrollmentId: string, name: string, courseName: string, event: string, eventOn: string | null, eventTo: string | null, change: string | null, grade: string | null, isUnder20: boolean | null }> } | null };

export type WithdrawCsnReportMutationVariables = Exact<{
  input: WithdrawCsnReportInput;
}>;


export type WithdrawCsnReportMutation = { withdrawCsnReport: { id: string, createdAt: string, createdBy: string, size: number, enrollments: number, withdrawal: { withdrawnAt: string, withdrawnBy: string, reason: string, reopened: number } | null } };

export type ReportToCsnMutationVariables = Exact<{
  input: ReportToCsnInput;
}>;


export type ReportToCsnMutation = { reportToCsn: { id: string, enrollments: number } };

export type ExamRowFragment = { id: string, version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, registeredOn: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: ExamDecision | null, comment: string | null, createdAt: string, withheld: Array<string>, catalogueCourse: { id: string, code: string, name: string, equivalents: Array<{ code: string, name: string }> } | null, municipality: { type: string } | null, teacher: { id: string, userId: { id: string, username: string } } | null, materialReceived: { status: boolean, receivedDate: string | null }, times: Array<{ heldOn: string, startsAt: string, endsAt: string, room: string | null, part: ExamPart }>, viewerMay: { decide: boolean, delete: boolean } };

export type ExamListQueryVariables = Exact<{
  input: ExamsInput;
}>;


export type ExamListQuery = { exams: { totalCount: number, courses: Array<string>, nodes: Array<{ id: string, version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, registeredOn: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: ExamDecision | null, comment: string | null, createdAt: string, withheld: Array<string>, catalogueCourse: { id: string, code: string, name: string, equivalents: Array<{ code: string, name: string }> } | null, municipality: { type: string } | null, teacher: { id: string, userId: { id: string, username: string } } | null, materialReceived: { status: boolean, receivedDate: string | null }, times: Array<{ heldOn: string, startsAt: string, endsAt: string, room: string | null, part: ExamPart }>, viewerMay: { decide: boolean, delete: boolean } }> } };

export type OpenedExamQueryVariables = Exact<{
  id: string;
}>;


export type OpenedExamQuery = { exams: { nodes: Array<{ id: string, version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, registeredOn: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: ExamDecision | null, comment: string | null, createdAt: string, withheld: Array<string>, catalogueCourse: { id: string, code: string, name: string, equivalents: Array<{ code: string, name: string }> } | null, municipality: { type: string } | null, teacher: { id: string, userId: { id: string, username: string } } | null, materialReceived: { status: boolean, receivedDate: string | null }, times: Array<{ heldOn: string, startsAt: string, endsAt: string, room: string | null, part: ExamPart }>, viewerMay: { decide: boolean, delete: boolean } }> } };

export type AnyExamsQueryVariables = Exact<{ [key: string]: never; }>;


export type AnyExamsQuery = { exams: { totalCount: number } };

export type UnknownExamCoursesQueryVariables = Exact<{
  input: ExamsInput;
}>;


export type UnknownExamCoursesQuery = { exams: { totalCount: number } };

export type UpdateExamMutationVariables = Exact<{
  input: UpdateExamInput;
}>;


export type UpdateExamMutation = { updateExam: { id: string, version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, registeredOn: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: ExamDecision | null, comment: string | null, createdAt: string, withheld: Array<string>, catalogueCourse: { id: string, code: string, name: string, equivalents: Array<{ code: string, name: string }> } | null, municipality: { type: string } | null, teacher: { id: string, userId: { id: string, username: string } } | null, materialReceived: { status: boolean, receivedDate: string | null }, times: Array<{ heldOn: string, startsAt: string, endsAt: string, room: string | null, part: ExamPart }>, viewerMay: { decide: boolean, delete: boolean } } };

export type DecideExamMutationVariables = Exact<{
  input: DecideExamInput;
}>;


export type DecideExamMutation = { decideExam: { id: string, version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, registeredOn: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: ExamDecision | null, comment: string | null, createdAt: string, withheld: Array<string>, catalogueCourse: { id: string, code: string, name: string, equivalents: Array<{ code: string, name: string }> } | null, municipality: { type: string } | null, teacher: { id: string, userId: { id: string, username: string } } | null, materialReceived: { status: boolean, receivedDate: string | null }, times: Array<{ heldOn: string, startsAt: string, endsAt: string, room: string | null, part: ExamPart }>, viewerMay: { decide: boolean, delete: boolean } } };

export type DecideExamsMutationVariables = Exact<{
  input: DecideExamsInput;
}>;


export type DecideExamsMutation = { decideExams: Array<{ id: string, version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, registeredOn: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: ExamDecision | null, comment: string | null, createdAt: string, withheld: Array<string>, catalogueCourse: { id: string, code: string, name: string, equivalents: Array<{ code: string, name: string }> } | null, municipality: { type: string } | null, teacher: { id: string, userId: { id: string, username: string } } | null, materialReceived: { status: boolean, receivedDate: string | null }, times: Array<{ heldOn: string, startsAt: string, endsAt: string, room: string | null, part: ExamPart }>, viewerMay: { decide: boolean, delete: boolean } }> };

export type UndoExamDecisionsMutationVariables = Exact<{
  input: UndoExamDecisionsInput;
}>;


export type UndoExamDecisionsMutation = { undoExamDecisions: Array<{ id: string, version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, registeredOn: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: ExamDecision | null, comment: string | null, createdAt: string, withheld: Array<string>, catalogueCourse: { id: string, code: string, name: string, equivalents: Array<{ code: string, name: string }> } | null, municipality: { type: string } | null, teacher: { id: string, userId: { id: string, username: string } } | null, materialReceived: { status: boolean, receivedDate: string | null }, times: Array<{ heldOn: string, startsAt: string, endsAt: string, room: string | null, part: ExamPart }>, viewerMay: { decide: boolean, delete: boolean } }> };

export type DeleteExamMutationVariables = Exact<{
  input: DeleteExamInput;
}>;


export type DeleteExamMutation = { deleteExam: string };

export type RegisterExamMutationVariables = Exact<{
  input: RegisterExamInput;
}>;


export type RegisterExamMutation = { registerExam: { id: string } };

export type OwnStudentQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnStudentQuery = { students: { nodes: Array<{ id: string, name: string }> } };

export type ExamStudentQueryVariables = Exact<{
  id: string;
}>;


export type ExamStudentQuery = { student: { id: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, withheld: Array<string>, municipality: { type: string } | null, teacher: { id: string, userId: { id: string, username: string } } | null, education: Array<{ id: string, type: EducationType, name: string, status: EnrollmentStatus | null, removedAt: string | null }> } | null };

export type OwnExamsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnExamsQuery = { exams: { nodes: Array<{ id: string, course: string, requestedMonth: Month, status: ExamStatus, feeOre: number, feeExemptReason: string | null, paymentDate: string | null, times: Array<{ heldOn: string, startsAt: string, endsAt: string, room: string | null, part: ExamPart }> }> } };

export type OwnExamTermsQueryVariables = Exact<{
  course: string;
}>;


export type OwnExamTermsQuery = { ownExamTerms: { feeOre: number, feeExemptReason: string | null, howToPay: string | null } };

export type OpenExamOccasionsQueryVariables = Exact<{
  course: string;
}>;


export type OpenExamOccasionsQuery = { openExamOccasions: Array<{ id: string, heldOn: string, startsAt: string, endsAt: string, room: string | null, part: ExamPart, placesLeft: number | null }> };

export type AddFollowUpMutationVariables = Exact<{
  input: AddFollowUpInput;
}>;


export type AddFollowUpMutation = { addFollowUp: { id: string, studentName: string, dueOn: string, assigneeId: string } };

export type GradingGroupPartsFragment = { id: string, kind: GradingKind, courseName: string, courseCode: string, points: number | null, scale: GradeScale, startDate: string | null, endDate: string | null, dueOn: string | null, teacher: string | null, state: GradingState, students: number, missing: number, drafts: number, signed: number, corrections: number, signedAt: string | null, signedBy: string | null, equivalents: Array<{ code: string, name: string }> };

export type GradeRowPartsFragment = { id: string, gradeId: string | null, studentId: string, name: string, personalNumber: string | null, isProtected: boolean, status: EnrollmentStatus | null, startDate: string | null, endDate: string | null, examMonth: Month | null, examOn: string | null, gradedFrom: string | null, examAttendance: ExamAttendance | null, isRequired: boolean, state: GradeState, grade: string | null, date: string | null, kind: GradeKind, motivation: string | null, projectTitle: string | null, projectSummary: string | null, nationalTest: string | null, basis: string | null, signedAt: string | null, signedBy: string | null, isBest: boolean | null, version: number, examTeacher: { id: string, name: string } | null, correction: { reason: string, openedAt: string, openedBy: string, published: string } | null, others: Array<{ grade: string, date: string, kind: GradeKind, courseName: string, isBest: boolean }>, changes: Array<{ at: string, by: string | null, from: string | null, to: string | null, reason: string | null }>, viewerMay: { edit: boolean, sign: boolean, assign: boolean, unlock: boolean } };

export type GradeSheetPartsFragment = { values: Array<string>, needsProject: boolean, needsTitle: boolean, dateFrom: string | null, dateTo: string, defaultDate: string, group: { id: string, kind: GradingKind, courseName: string, courseCode: string, points: number | null, scale: GradeScale, startDate: string | null, endDate: string | null, dueOn: string | null, teacher: string | null, state: GradingState, students: number, missing: number, drafts: number, signed: number, corrections: number, signedAt: string | null, signedBy: string | null, equivalents: Array<{ code: string, name: string }> }, rows: Array<{ id: string, gradeId: string | null, studentId: string, name: string, personalNumber: string | null, isProtected: boolean, status: EnrollmentStatus | null, startDate: string | null, endDate: string | null, examMonth: Month | null, examOn: string | null, gradedFrom: string | null, examAttendance: ExamAttendance | null, isRequired: boolean, state: GradeState, grade: string | null, date: string | null, kind: GradeKind, motivation: string | null, projectTitle: string | null, projectSummary: string | null, nationalTest: string | null, basis: string | null, signedAt: string | null, signedBy: string | null, isBest: boolean | null, version: number, examTeacher: { id: string, name: string } | null, correction: { reason: string, openedAt: string, openedBy: string, published: string } | null, others: Array<{ grade: string, date: string, kind: GradeKind, courseName: string, isBest: boolean }>, changes: Array<{ at: string, by: string | null, from: string | null, to: string | null, reason: string | null }>, viewerMay: { edit: boolean, sign: boolean, assign: boolean, unlock: boolean } }>, viewerMay: { grade: boolean, sign: boolean, catalogue: boolean, unlock: boolean } };

export type GradingGroupsQueryVariables = Exact<{
  input: GradingGroupsInput;
}>;


export type GradingGroupsQuery = { gradingGroups: { total: number, nodes: Array<{ id: string, kind: GradingKind, courseName: string, courseCode: string, points: number | null, scale: GradeScale, startDate: string | null, endDate: string | null, dueOn: string | null, teacher: string | null, state: GradingState, students: number, missing: number, drafts: number, signed: number, corrections: number, signedAt: string | null, signedBy: string | null, equivalents: Array<{ code: string, name: string }> }>, states: Array<{ state: GradingState, count: number }> } };

export type GradeSheetQueryVariables = Exact<{
  input: GradeSheetInput;
}>;


export type GradeSheetQuery = { gradeSheet: { values: Array<string>, needsProject: boolean, needsTitle: boolean, dateFrom: string | null, dateTo: string, defaultDate: string, group: { id: string, kind: GradingKind, courseName: string, courseCode: string, points: number | null, scale: GradeScale, startDate: string | null, endDate: string | null, dueOn: string | null, teacher: string | null, state: GradingState, students: number, missing: number, drafts: number, signed: number, corrections: number, signedAt: string | null, signedBy: string | null, equivalents: Array<{ code: string, name: string }> }, rows: Array<{ id: string, gradeId: string | null, studentId: string, name: string, personalNumber: string | null, isProtected: boolean, status: EnrollmentStatus | null, startDate: string | null, endDate: string | null, examMonth: Month | null, examOn: string | null, gradedFrom: string | null, examAttendance: ExamAttendance | null, isRequired: boolean, state: GradeState, grade: string | null, date: string | null, kind: GradeKind, motivation: string | null, projectTitle: string | null, projectSummary: string | null, nationalTest: string | null, basis: string | null, signedAt: string | null, signedBy: string | null, isBest: boolean | null, version: number, examTeacher: { id: string, name: string } | null, correction: { reason: string, openedAt: string, openedBy: string, published: string } | null, others: Array<{ grade: string, date: string, kind: GradeKind, courseName: string, isBest: boolean }>, changes: Array<{ at: string, by: string | null, from: string | null, to: string | null, reason: string | null }>, viewerMay: { edit: boolean, sign: boolean, assign: boolean, unlock: boolean } }>, viewerMay: { grade: boolean, sign: boolean, catalogue: boolean, unlock: boolean } } };

export type SetGradeMutationVariables = Exact<{
  input: SetGradeInput;
}>;


export type SetGradeMutation = { setGrade: { id: string, gradeId: string | null, studentId: string, name: string, personalNumber: string | null, isProtected: boolean, status: EnrollmentStatus | null, startDate: string | null, endDate: string | null, examMonth: Month | null, examOn: string | null, gradedFrom: string | null, examAttendance: ExamAttendance | null, isRequired: boolean, state: GradeState, grade: string | null, date: string | null, kind: GradeKind, motivation: string | null, projectTitle: string | null, projectSummary: string | null, nationalTest: string | null, basis: string | null, signedAt: string | null, signedBy: string | null, isBest: boolean | null, version: number, examTeacher: { id: string, name: string } | null, correction: { reason: string, openedAt: string, openedBy: string, published: string } | null, others: Array<{ grade: string, date: string, kind: GradeKind, courseName: string, isBest: boolean }>, changes: Array<{ at: string, by: string | null, from: string | null, to: string | null, reason: string | null }>, viewerMay: { edit: boolean, sign: boolean, assign: boolean, unlock: boolean } } };

export type SetExamGradeMutationVariables = Exact<{
  input: SetExamGradeInput;
}>;


export type SetExamGradeMutation = { setExamGrade: { id: string, gradeId: string | null, studentId: string, name: string, personalNumber: string | null, isProtected: boolean, status: EnrollmentStatus | null, startDate: string | null, endDate: string | null, examMonth: Month | null, examOn: string | null, gradedFrom: string | null, examAttendance: ExamAttendance | null, isRequired: boolean, state: GradeState, grade: string | null, date: string | null, kind: GradeKind, motivation: string | null, projectTitle: string | null, projectSummary: string | null, nationalTest: string | null, basis: string | null, signedAt: string | null, signedBy: string | null, isBest: boolean | null, version: number, examTeacher: { id: string, name: string } | null, correction: { reason: string, openedAt: string, openedBy: string, published: string } | null, others: Array<{ grade: string, date: string, kind: GradeKind, courseName: string, isBest: boolean }>, changes: Array<{ at: string, by: string | null, from: string | null, to: string | null, reason: string | null }>, viewerMay: { edit: boolean, sign: boolean, assign: boolean, unlock: boolean } } };

export type SetExamTeacherMutationVariables = Exact<{
  input: SetExamTeacherInput;
}>;


export type SetExamTeacherMutation = { setExamTeacher: { id: string, gradeId: string | null, studentId: string, name: string, personalNumber: string | null, isProtected: boolean, status: EnrollmentStatus | null, startDate: string | null, endDate: string | null, examMonth: Month | null, examOn: string | null, gradedFrom: string | null, examAttendance: ExamAttendance | null, isRequired: boolean, state: GradeState, grade: string | null, date: string | null, kind: GradeKind, motivation: string | null, projectTitle: string | null, projectSummary: string | null, nationalTest: string | null, basis: string | null, signedAt: string | null, signedBy: string | null, isBest: boolean | null, version: number, examTeacher: { id: string, name: string } | null, correction: { reason: string, openedAt: string, openedBy: string, published: string } | null, others: Array<{ grade: string, date: string, kind: GradeKind, courseName: string, isBest: boolean }>, changes: Array<{ at: string, by: string | null, from: string | null, to: string | null, reason: string | null }>, viewerMay: { edit: boolean, sign: boolean, assign: boolean, unlock: boolean } } };

export type FillGradesMutationVariables = Exact<{
  input: FillGradesInput;
}>;


export type FillGradesMutation = { fillGrades: { values: Array<string>, needsProject: boolean, needsTitle: boolean, dateFrom: string | null, dateTo: string, defaultDate: string, group: { id: string, kind: GradingKind, courseName: string, courseCode: string, points: number | null, scale: GradeScale, startDate: string | null, endDate: string | null, dueOn: string | null, teacher: string | null, state: GradingState, students: number, missing: number, drafts: number, signed: number, corrections: number, signedAt: string | null, signedBy: string | null, equivalents: Array<{ code: string, name: string }> }, rows: Array<{ id: string, gradeId: string | null, studentId: string, name: string, personalNumber: string | null, isProtected: boolean, status: EnrollmentStatus | null, startDate: string | null, endDate: string | null, examMonth: Month | null, examOn: string | null, gradedFrom: string | null, examAttendance: ExamAttendance | null, isRequired: boolean, state: GradeState, grade: string | null, date: string | null, kind: GradeKind, motivation: string | null, projectTitle: string | null, projectSummary: string | null, nationalTest: string | null, basis: string | null, signedAt: string | null, signedBy: string | null, isBest: boolean | null, version: number, examTeacher: { id: string, name: string } | null, correction: { reason: string, openedAt: string, openedBy: string, published: string } | null, others: Array<{ grade: string, date: string, kind: GradeKind, courseName: string, isBest: boolean }>, changes: Array<{ at: string, by: string | null, from: string | null, to: string | null, reason: string | null }>, viewerMay: { edit: boolean, sign: boolean, assign: boolean, unlock: boolean } }>, viewerMay: { grade: boolean, sign: boolean, catalogue: boolean, unlock: boolean } } };

export type SetGradeDateMutationVariables = Exact<{
  input: SetGradeDateInput;
}>;


export type SetGradeDateMutation = { setGradeDate: { values: Array<string>, needsProject: boolean, needsTitle: boolean, dateFrom: string | null, dateTo: string, defaultDate: string, group: { id: string, kind: GradingKind, courseName: string, courseCode: string, points: number | null, scale: GradeScale, startDate: string | null, endDate: string | null, dueOn: string | null, teacher: string | null, state: GradingState, students: number, missing: number, drafts: number, signed: number, corrections: number, signedAt: string | null, signedBy: string | null, equivalents: Array<{ code: string, name: string }> }, rows: Array<{ id: string, gradeId: string | null, studentId: string, name: string, personalNumber: string | null, isProtected: boolean, status: EnrollmentStatus | null, startDate: string | null, endDate: string | null, examMonth: Month | null, examOn: string | null, gradedFrom: string | null, examAttendance: ExamAttendance | null, isRequired: boolean, state: GradeState, grade: string | null, date: string | null, kind: GradeKind, motivation: string | null, projectTitle: string | null, projectSummary: string | null, nationalTest: string | null, basis: string | null, signedAt: string | null, signedBy: string | null, isBest: boolean | null, version: number, examTeacher: { id: string, name: string } | null, correction: { reason: string, openedAt: string, openedBy: string, published: string } | null, others: Array<{ grade: string, date: string, kind: GradeKind, courseName: string, isBest: boolean }>, changes: Array<{ at: string, by: string | null, from: string | null, to: string | null, reason: string | null }>, viewerMay: { edit: boolean, sign: boolean, assign: boolean, unlock: boolean } }>, viewerMay: { grade: boolean, sign: boolean, catalogue: boolean, unlock: boolean } } };

export type SignGradesMutationVariables = Exact<{
  input: SignGradesInput;
}>;


export type SignGradesMutation = { signGrades: { values: Array<string>, needsProject: boolean, needsTitle: boolean, dateFrom: string | null, dateTo: string, defaultDate: string, group: { id: string, kind: GradingKind, courseName: string, courseCode: string, points: number | null, scale: GradeScale, startDate: string | null, endDate: string | null, dueOn: string | null, teacher: string | null, state: GradingState, students: number, missing: number, drafts: number, signed: number, corrections: number, signedAt: string | null, signedBy: string | null, equivalents: Array<{ code: string, name: string }> }, rows: Array<{ id: string, gradeId: string | null, studentId: string, name: string, personalNumber: string | null, isProtected: boolean, status: EnrollmentStatus | null, startDate: string | null, endDate: string | null, examMonth: Month | null, examOn: string | null, gradedFrom: string | null, examAttendance: ExamAttendance | null, isRequired: boolean, state: GradeState, grade: string | null, date: string | null, kind: GradeKind, motivation: string | null, projectTitle: string | null, projectSummary: string | null, nationalTest: string | null, basis: string | null, signedAt: string | null, signedBy: string | null, isBest: boolean | null, version: number, examTeacher: { id: string, name: string } | null, correction: { reason: string, openedAt: string, openedBy: string, published: string } | null, others: Array<{ grade: string, date: string, kind: GradeKind, courseName: string, isBest: boolean }>, changes: Array<{ at: string, by: string | null, from: string | null, to: string | null, reason: string | null }>, viewerMay: { edit: boolean, sign: boolean, assign: boolean, unlock: boolean } }>, viewerMay: { grade: boolean, sign: boolean, catalogue: boolean, unlock: boolean } } };

export type UnlockGradeMutationVariables = Exact<{
  input: UnlockGradeInput;
}>;


export type UnlockGradeMutation = { unlockGrade: { id: string, gradeId: string | null, studentId: string, name: string, personalNumber: string | null, isProtected: boolean, status: EnrollmentStatus | null, startDate: string | null, endDate: string | null, examMonth: Month | null, examOn: string | null, gradedFrom: string | null, examAttendance: ExamAttendance | null, isRequired: boolean, state: GradeState, grade: string | null, date: string | null, kind: GradeKind, motivation: string | null, projectTitle: string | null, projectSummary: string | null, nationalTest: string | null, basis: string | null, signedAt: string | null, signedBy: string | null, isBest: boolean | null, version: number, examTeacher: { id: string, name: string } | null, correction: { reason: string, openedAt: string, openedBy: string, published: string } | null, others: Array<{ grade: string, date: string, kind: GradeKind, courseName: string, isBest: boolean }>, changes: Array<{ at: string, by: string | null, from: string | null, to: string | null, reason: string | null }>, viewerMay: { edit: boolean, sign: boolean, assign: boolean, unlock: boolean } } };

export type RelockGradeMutationVariables = Exact<{
  input: RelockGradeInput;
}>;


export type RelockGradeMutation = { relockGrade: { id: string, gradeId: string | null, studentId: string, name: string, personalNumber: string | null, isProtected: boolean, status: EnrollmentStatus | null, startDate: string | null, endDate: string | null, examMonth: Month | null, examOn: string | null, gradedFrom: string | null, examAttendance: ExamAttendance | null, isRequired: boolean, state: GradeState, grade: string | null, date: string | null, kind: GradeKind, motivation: string | null, projectTitle: string | null, projectSummary: string | null, nationalTest: string | null, basis: string | null, signedAt: string | null, signedBy: string | null, isBest: boolean | null, version: number, examTeacher: { id: string, name: string } | null, correction: { reason: string, openedAt: string, openedBy: string, published: string } | null, others: Array<{ grade: string, date: string, kind: GradeKind, courseName: string, isBest: boolean }>, changes: Array<{ at: string, by: string | null, from: string | null, to: string | null, reason: string | null }>, viewerMay: { edit: boolean, sign: boolean, assign: boolean, unlock: boolean } } };

export type StudentGradesQueryVariables = Exact<{
  studentId: string;
}>;


export type StudentGradesQuery = { studentGrades: Array<{ id: string, courseName: string, courseCode: string, points: number | null, grade: string, date: string, kind: GradeKind, teacher: string | null, isBest: boolean, equivalents: Array<{ code: string, name: string }> }> };

export type CreateGradeCatalogueMutationVariables = Exact<{
  input: CreateGradeCatalogueInput;
}>;


export type CreateGradeCatalogueMutation = { createGradeCatalogue: { id: string } };

export type ImportBatchFieldsFragment = { id: string, filename: string, state: ImportState, createdAt: string, sheet: string | null, sheets: Array<string>, uploadId: string | null, skipped: string | null, openWishes: number, keepExistingWhenEmpty: boolean, jobId: string | null, mayUndo: boolean, mayCommit: boolean, columns: Array<{ index: number, header: string, field: ImportField | null, samples: Array<string> }>, summary: { new: number, changed: number, unchanged: number, invalid: number, duplicates: number } };

export type ImportRowFieldsFragment = { row: number, outcome: ImportOutcome, name: string | null, cells: Array<string | null>, studentId: string | null, isProtected: boolean, errors: Array<{ column: string | null, value: string | null, message: string, warning: boolean, field: ImportField | null, suggestions: Array<string> | null }>, changes: Array<{ field: ImportField, before: string | null, after: string | null }> };

export type ImportJobFieldsFragment = { id: string, state: JobState, done: number, total: number, message: string | null };

export type ImportBatchQueryVariables = Exact<{
  id: string;
}>;


export type ImportBatchQuery = { importBatch: { id: string, filename: string, state: ImportState, createdAt: string, sheet: string | null, sheets: Array<string>, uploadId: string | null, skipped: string | null, openWishes: number, keepExistingWhenEmpty: boolean, jobId: string | null, mayUndo: boolean, mayCommit: boolean, columns: Array<{ index: number, header: string, field: ImportField | null, samples: Array<string> }>, summary: { new: number, changed: number, unchanged: number, invalid: number, duplicates: number } } | null };

export type ImportRowsQueryVariables = Exact<{
  id: string;
  onlyErrors?: boolean | null | undefined;
  outcome?: ImportOutcome | null | undefined;
  first?: number | null | undefined;
  after?: number | null | undefined;
}>;


export type ImportRowsQuery = { importBatch: { id: string, rows: Array<{ row: number, outcome: ImportOutcome, name: string | null, cells: Array<string | null>, studentId: string | null, isProtected: boolean, errors: Array<{ column: string | null, value: string | null, message: string, warning: boolean, field: ImportField | null, suggestions: Array<string> | null }>, changes: Array<{ field: ImportField, before: string | null, after: string | null }> }> } | null };

export type RecentImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentImportsQuery = { importBatches: Array<{ id: string, filename: string, state: ImportState, createdAt: string, summary: { new: number, changed: number, unchanged: number, invalid: number, duplicates: number } }> };

export type ImportJobQueryVariables = Exact<{
  id: string;
}>;


export type ImportJobQuery = { job: { id: string, state: JobState, done: number, total: number, message: string | null } | null };

export type PreviewImportMutationVariables = Exact<{
  input: PreviewImportInput;
}>;


export type PreviewImportMutation = { previewImport: { id: string, filename: string, state: ImportState, createdAt: string, sheet: string | null, sheets: Array<string>, uploadId: string | null, skipped: string | null, openWishes: number, keepExistingWhenEmpty: boolean, jobId: string | null, mayUndo: boolean, mayCommit: boolean, columns: Array<{ index: number, header: string, field: ImportField | null, samples: Array<string> }>, summary: { new: number, changed: number, unchanged: number, invalid: number, duplicates: number } } };

export type UpdateImportMutationVariables = Exact<{
  input: UpdateImportInput;
}>;


export type UpdateImportMutation = { updateImport: { id: string, filename: string, state: ImportState, createdAt: string, sheet: string | null, sheets: Array<string>, uploadId: string | null, skipped: string | null, openWishes: number, keepExistingWhenEmpty: boolean, jobId: string | null, mayUndo: boolean, mayCommit: boolean, columns: Array<{ index: number, header: string, field: ImportField | null, samples: Array<string> }>, summary: { new: number, changed: number, unchanged: number, invalid: number, duplicates: number } } };

export type CommitImportMutationVariables = Exact<{
  input: CommitImportInput;
}>;


export type CommitImportMutation = { commitImport: { id: string, state: JobState, done: number, total: number, message: string | null } };

export type UndoImportMutationVariables = Exact<{
  input: UndoImportInput;
}>;


export type UndoImportMutation = { undoImport: { id: string, filename: string, state: ImportState, createdAt: string, sheet: string | null, sheets: Array<string>, uploadId: string | null, skipped: string | null, openWishes: number, keepExistingWhenEmpty: boolean, jobId: string | null, mayUndo: boolean, mayCommit: boolean, columns: Array<{ index: number, header: string, field: ImportField | null, samples: Array<string> }>, summary: { new: number, changed: number, unchanged: number, invalid: number, duplicates: number } } };

export type CancelImportJobMutationVariables = Exact<{
  input: CancelJobInput;
}>;


export type CancelImportJobMutation = { cancelJob: { id: string, state: JobState, done: number, total: number, message: string | null } };

export type HeldImportRowsQueryVariables = Exact<{ [key: string]: never; }>;


export type HeldImportRowsQuery = { heldImportRows: Array<{ id: string, importedBy: string, importedAt: string, filename: string, row: number, studentName: string, cells: Array<{ header: string, value: string }> }> };

export type TakeHeldImportRowMutationVariables = Exact<{
  input: HeldImportRowInput;
}>;


export type TakeHeldImportRowMutation = { takeHeldImportRow: { id: string, filename: string, state: ImportState, createdAt: string, sheet: string | null, sheets: Array<string>, uploadId: string | null, skipped: string | null, openWishes: number, keepExistingWhenEmpty: boolean, jobId: string | null, mayUndo: boolean, mayCommit: boolean, columns: Array<{ index: number, header: string, field: ImportField | null, samples: Array<string> }>, summary: { new: number, changed: number, unchanged: number, invalid: number, duplicates: number } } };

export type DropHeldImportRowMutationVariables = Exact<{
  input: HeldImportRowInput;
}>;


export type DropHeldImportRowMutation = { dropHeldImportRow: string };

export type DayGradingGroupFragment = { id: string, kind: GradingKind, courseName: string, dueOn: string | null, teacher: string | null, missing: number };

export type TeacherDayQueryVariables = Exact<{ [key: string]: never; }>;


export type TeacherDayQuery = { overdue: { total: number, nodes: Array<{ id: string, kind: GradingKind, courseName: string, dueOn: string | null, teacher: string | null, missing: number }> }, due: { total: number, nodes: Array<{ id: string, kind: GradingKind, courseName: string, dueOn: string | null, teacher: string | null, missing: number }> }, ownStudents: { total: number, unreadTotal: number, quiet: Array<{ studentId: string, name: string, aplStatus: AplStatus, lastEventOn: string }>, unread: Array<{ studentId: string, name: string, unseenCommentCount: number }> }, examsToHold: Array<{ id: string, courses: Array<string>, heldOn: string, startsAt: string, room: string | null, part: ExamPart, booked: number }>, followUps: Array<{ id: string, version: number, studentId: string, studentName: string, dueOn: string, note: string | null, createdBy: string, doneAt: string | null }> };

export type DayNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type DayNoticesQuery = { notifications: Array<{ id: string, message: string, createdAt: string, meta: { url: string } | null }> };

export type FirstRunPartsFragment = { step: FirstRunStep, isDone: boolean, isSkipped: boolean };

export type AdministratorDayQueryVariables = Exact<{ [key: string]: never; }>;


export type AdministratorDayQuery = { firstRun: Array<{ step: FirstRunStep, isDone: boolean, isSkipped: boolean }>, followUps: Array<{ id: string, version: number, studentId: string, studentName: string, dueOn: string, note: string | null, createdBy: string, doneAt: string | null }>, unmatchedCourses: Array<{ wanted: string, courseId: string | null, waiting: number, earliestOn: string }>, undecided: { totalCount: number, nodes: Array<{ id: string, name: string, course: string, requestedMonth: Month }> }, heldImportFiles: Array<{ filename: string, importedBy: string, rows: number }>, overdue: { total: number, nodes: Array<{ id: string, kind: GradingKind, courseName: string, dueOn: string | null, teacher: string | null, missing: number }> }, earningFreezes: Array<{ id: string, month: string, kind: FreezeKind }>, waitingCorrections: Array<{ id: string, studentId: string, name: string, subject: CorrectionSubject, requestedAt: string }>, accounts: { totalCount: number, nodes: Array<{ id: string, name: string, role: Role, createdAt: string }> } };

export type StudentDayQueryVariables = Exact<{
  studentId: string;
}>;


export type StudentDayQuery = { student: { id: string, endDate: string | null, education: Array<{ id: string, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isEnrollment: boolean, removedAt: string | null }> } | null, exams: { nodes: Array<{ id: string, course: string, requestedMonth: Month, status: ExamStatus, feeOre: number, paymentDate: string | null, times: Array<{ heldOn: string, startsAt: string, room: string | null, part: ExamPart }> }> }, files: Array<{ id: string, filename: string, uploadedAt: string }> };

export type FollowUpRowFragment = { id: string, version: number, studentId: string, studentName: string, dueOn: string, note: string | null, createdBy: string, doneAt: string | null };

export type FollowUpsQueryVariables = Exact<{ [key: string]: never; }>;


export type FollowUpsQuery = { followUps: Array<{ id: string, version: number, studentId: string, studentName: string, dueOn: string, note: string | null, createdBy: string, doneAt: string | null }> };

export type UpdateFollowUpMutationVariables = Exact<{
  input: UpdateFollowUpInput;
}>;


export type UpdateFollowUpMutation = { updateFollowUp: { id: string, version: number, studentId: string, studentName: string, dueOn: string, note: string | null, createdBy: string, doneAt: string | null } };

export type CounsellorDayQueryVariables = Exact<{ [key: string]: never; }>;


export type CounsellorDayQuery = { followUps: Array<{ id: string, version: number, studentId: string, studentName: string, dueOn: string, note: string | null, createdBy: string, doneAt: string | null }>, recentStudents: Array<{ studentId: string, name: string, endDate: string | null }>, endingStudents: Array<{ studentId: string, name: string, endDate: string | null }> };

export type CompleteFollowUpMutationVariables = Exact<{
  input: CompleteFollowUpInput;
}>;


export type CompleteFollowUpMutation = { completeFollowUp: { id: string, doneAt: string | null } };

export type FirstRunQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstRunQuery = { firstRun: Array<{ step: FirstRunStep, isDone: boolean, isSkipped: boolean }> };

export type SkipFirstRunStepMutationVariables = Exact<{
  input: SkipFirstRunStepInput;
}>;


export type SkipFirstRunStepMutation = { skipFirstRunStep: Array<{ step: FirstRunStep, isDone: boolean, isSkipped: boolean }> };

export type ListedNotificationFragment = { id: string, message: string, createdAt: string, resolvedAt: string | null, meta: { url: string } | null, subject: { kind: NotificationSubjectKind, id: string, isThere: boolean } | null };

export type NotificationPageQueryVariables = Exact<{
  input: NotificationsInput;
}>;


export type NotificationPageQuery = { notificationPage: { totalCount: number, nodes: Array<{ id: string, message: string, createdAt: string, resolvedAt: string | null, meta: { url: string } | null, subject: { kind: NotificationSubjectKind, id: string, isThere: boolean } | null }>, groups: Array<{ kind: NotificationKind, count: number, newestAt: string }> } };

export type PackageFieldsFragment = { id: string, version: number, code: string | null, name: string, kind: PackageKind, description: string | null, targetPoints: number | null, aplWeeks: number | null, edition: number, isArchived: boolean, points: number, optionalPoints: number, courseCount: number, weeks: number, activeStudents: number, keptBecause: string | null, follows: { id: string, edition: number } | null, followedBy: { id: string, edition: number } | null, courses: Array<{ choiceGroup: string | null, isRequired: boolean, hasApl: boolean, plannedWeek: number | null, course: { id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, equivalents: Array<{ code: string, name: string }> } }>, warnings: Array<{ code: string, message: string }> };

export type PackageListQueryVariables = Exact<{
  input: CoursePackagesInput;
}>;


export type PackageListQuery = { coursePackages: { totalCount: number, nodes: Array<{ id: string, code: string | null, name: string, kind: PackageKind, edition: number, isArchived: boolean, points: number, targetPoints: number | null, courseCount: number, aplWeeks: number | null, weeks: number, activeStudents: number, warnings: Array<{ code: string, message: string }> }> } };

export type PackageDetailQueryVariables = Exact<{
  id: string;
}>;


export type PackageDetailQuery = { coursePackage: { id: string, version: number, code: string | null, name: string, kind: PackageKind, description: string | null, targetPoints: number | null, aplWeeks: number | null, edition: number, isArchived: boolean, points: number, optionalPoints: number, courseCount: number, weeks: number, activeStudents: number, keptBecause: string | null, follows: { id: string, edition: number } | null, followedBy: { id: string, edition: number } | null, courses: Array<{ choiceGroup: string | null, isRequired: boolean, hasApl: boolean, plannedWeek: number | null, course: { id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, equivalents: Array<{ code: string, name: string }> } }>, warnings: Array<{ code: string, message: string }> } | null };

export type Gy25UpdateQueryVariables = Exact<{
  packageId: string;
}>;


export type Gy25UpdateQuery = { gy25Proposal: { unchanged: number, replacements: Array<{ course: { id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, equivalents: Array<{ code: string, name: string }> }, proposals: Array<{ id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, equivalents: Array<{ code: string, name: string }> }> }> } };

export type PackagePlanQueryVariables = Exact<{
  input: PackagePlanInput;
}>;


export type PackagePlanQuery = { packagePlan: { points: number, endDate: string | null, courses: Array<{ startDate: string, endDate: string | null, weeks: number | null, course: { id: string, code: string, name: string, points: number | null, equivalents: Array<{ code: string, name: string }> } }> } };

export type CreateCoursePackageMutationVariables = Exact<{
  input: CreateCoursePackageInput;
}>;


export type CreateCoursePackageMutation = { createCoursePackage: { id: string, version: number, code: string | null, name: string, kind: PackageKind, description: string | null, targetPoints: number | null, aplWeeks: number | null, edition: number, isArchived: boolean, points: number, optionalPoints: number, courseCount: number, weeks: number, activeStudents: number, keptBecause: string | null, follows: { id: string, edition: number } | null, followedBy: { id: string, edition: number } | null, courses: Array<{ choiceGroup: string | null, isRequired: boolean, hasApl: boolean, plannedWeek: number | null, course: { id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, equivalents: Array<{ code: string, name: string }> } }>, warnings: Array<{ code: string, message: string }> } };

export type UpdateCoursePackageMutationVariables = Exact<{
  input: UpdateCoursePackageInput;
}>;


export type UpdateCoursePackageMutation = { updateCoursePackage: { id: string, version: number, code: string | null, name: string, kind: PackageKind, description: string | null, targetPoints: number | null, aplWeeks: number | null, edition: number, isArchived: boolean, points: number, optionalPoints: number, courseCount: number, weeks: number, activeStudents: number, keptBecause: string | null, follows: { id: string, edition: number } | null, followedBy: { id: string, edition: number } | null, courses: Array<{ choiceGroup: string | null, isRequired: boolean, hasApl: boolean, plannedWeek: number | null, course: { id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, equivalents: Array<{ code: string, name: string }> } }>, warnings: Array<{ code: string, message: string }> } };

export type CopyCoursePackageMutationVariables = Exact<{
  input: CopyCoursePackageInput;
}>;


export type CopyCoursePackageMutation = { copyCoursePackage: { id: string, version: number, code: string | null, name: string, kind: PackageKind, description: string | null, targetPoints: number | null, aplWeeks: number | null, edition: number, isArchived: boolean, points: number, optionalPoints: number, courseCount: number, weeks: number, activeStudents: number, keptBecause: string | null, follows: { id: string, edition: number } | null, followedBy: { id: string, edition: number } | null, courses: Array<{ choiceGroup: string | null, isRequired: boolean, hasApl: boolean, plannedWeek: number | null, course: { id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, equivalents: Array<{ code: string, name: string }> } }>, warnings: Array<{ code: string, message: string }> } };

export type CreatePackageEditionMutationVariables = Exact<{
  input: CreatePackageEditionInput;
}>;


export type CreatePackageEditionMutation = { createPackageEdition: { id: string, version: number, code: string | null, name: string, kind: PackageKind, description: string | null, targetPoints: number | null, aplWeeks: number | null, edition: number, isArchived: boolean, points: number, optionalPoints: number, courseCount: number, weeks: number, activeStudents: number, keptBecause: string | null, follows: { id: string, edition: number } | null, followedBy: { id: string, edition: number } | null, courses: Array<{ choiceGroup: string | null, isRequired: boolean, hasApl: boolean, plannedWeek: number | null, course: { id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, equivalents: Array<{ code: string, name: string }> } }>, warnings: Array<{ code: string, message: string }> } };

export type UpdatePackageToGy25MutationVariables = Exact<{
  input: UpdatePackageToGy25Input;
}>;


export type UpdatePackageToGy25Mutation = { updatePackageToGy25: { id: string, version: number, code: string | null, name: string, kind: PackageKind, description: string | null, targetPoints: number | null, aplWeeks: number | null, edition: number, isArchived: boolean, points: number, optionalPoints: number, courseCount: number, weeks: number, activeStudents: number, keptBecause: string | null, follows: { id: string, edition: number } | null, followedBy: { id: string, edition: number } | null, courses: Array<{ choiceGroup: string | null, isRequired: boolean, hasApl: boolean, plannedWeek: number | null, course: { id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, equivalents: Array<{ code: string, name: string }> } }>, warnings: Array<{ code: string, message: string }> } };

export type SetPackageArchivedMutationVariables = Exact<{
  input: SetArchivedInput;
}>;


export type SetPackageArchivedMutation = { setPackageArchived: { id: string, version: number, code: string | null, name: string, kind: PackageKind, description: string | null, targetPoints: number | null, aplWeeks: number | null, edition: number, isArchived: boolean, points: number, optionalPoints: number, courseCount: number, weeks: number, activeStudents: number, keptBecause: string | null, follows: { id: string, edition: number } | null, followedBy: { id: string, edition: number } | null, courses: Array<{ choiceGroup: string | null, isRequired: boolean, hasApl: boolean, plannedWeek: number | null, course: { id: string, code: string, name: string, points: number | null, system: CourseSystem, isArchived: boolean, equivalents: Array<{ code: string, name: string }> } }>, warnings: Array<{ code: string, message: string }> } };

export type DeleteCoursePackageMutationVariables = Exact<{
  input: DeleteFromCatalogueInput;
}>;


export type DeleteCoursePackageMutation = { deleteCoursePackage: boolean };

export type EnrollOnPackageMutationVariables = Exact<{
  input: EnrollOnPackageInput;
}>;


export type EnrollOnPackageMutation = { enrollOnPackage: { students: number, courses: number, batchId: string } };

export type UndoPackageEnrolmentMutationVariables = Exact<{
  input: UndoEnrollmentBatchInput;
}>;


export type UndoPackageEnrolmentMutation = { undoEnrollmentBatch: { id: string, undoneAt: string | null, mayUndo: boolean } };

export type FiguresFragment = { from: string, to: string, students: number, participants: number, graded: number, droppedOut: number, completedPercent: number | null, droppedOutPercent: number | null, passed: number, passedPercent: number | null, meanMerit: number | null, meritGrades: number, daysToGrade: number | null, lateGrades: number, dueGrades: number };

export type StatsFiguresQueryVariables = Exact<{
  input: CourseStatisticsInput;
}>;


export type StatsFiguresQuery = { courseStatistics: { current: { from: string, to: string, students: number, participants: number, graded: number, droppedOut: number, completedPercent: number | null, droppedOutPercent: number | null, passed: number, passedPercent: number | null, meanMerit: number | null, meritGrades: number, daysToGrade: number | null, lateGrades: number, dueGrades: number }, previous: { from: string, to: string, students: number, participants: number, graded: number, droppedOut: number, completedPercent: number | null, droppedOutPercent: number | null, passed: number, passedPercent: number | null, meanMerit: number | null, meritGrades: number, daysToGrade: number | null, lateGrades: number, dueGrades: number } } };

export type StatsGradesQueryVariables = Exact<{
  input: CourseStatisticsInput;
}>;


export type StatsGradesQuery = { gradeStatistics: Array<{ courseId: string, courseName: string, courseCode: string, graded: number, equivalents: Array<{ code: string, name: string }>, counts: Array<{ grade: string, count: number }> }> };

export type StatsDropoutsQueryVariables = Exact<{
  input: CourseStatisticsInput;
}>;


export type StatsDropoutsQuery = { dropoutStatistics: { total: number, weeks: Array<{ week: number, count: number }>, reasons: Array<{ reason: StatusReason | null, count: number }> } };

export type StatsStartsQueryVariables = Exact<{
  input: CourseStatisticsInput;
}>;


export type StatsStartsQuery = { startStatistics: Array<{ month: string, count: number }> };

export type StatsGroupsQueryVariables = Exact<{
  input: CourseStatisticsInput;
  by: StatisticsGroup;
}>;


export type StatsGroupsQuery = { groupStatistics: Array<{ key: string | null, label: string | null, participants: number, graded: number, passed: number, droppedOut: number, completedPercent: number | null }> };

export type StatsPackagesQueryVariables = Exact<{ [key: string]: never; }>;


export type StatsPackagesQuery = { coursePackages: { nodes: Array<{ id: string, name: string, code: string | null, edition: number }> } };

export type MergeCandidateQueryVariables = Exact<{
  id: string;
}>;


export type MergeCandidateQuery = { student: { id: string, version: number, aplStatus: AplStatus, userId: string | null, name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, teacher: { id: string, userId: { id: string, username: string } } | null, municipality: { type: string } | null } | null };

export type MergePreviewQueryVariables = Exact<{
  input: MergePreviewInput;
}>;


export type MergePreviewQuery = { mergePreview: { enrollments: number, comments: number, files: number, exams: number, grades: number, warnings: Array<string> } };

export type MergeStudentsMutationVariables = Exact<{
  input: MergeStudentsInput;
}>;


export type MergeStudentsMutation = { mergeStudents: { id: string } };

export type EndStudentPreviewQueryVariables = Exact<{
  input: EndStudentPreviewInput;
}>;


export type EndStudentPreviewQuery = { endStudentPreview: { droppedOut: Array<string>, notStarted: Array<string>, awaitingGrade: Array<string>, planned: number, wishes: number } };

export type EndStudentMutationVariables = Exact<{
  input: EndStudentInput;
}>;


export type EndStudentMutation = { endStudent: { id: string } };

export type AnonymisePreviewQueryVariables = Exact<{
  input: AnonymisePreviewInput;
}>;


export type AnonymisePreviewQuery = { anonymisePreview: { mentions: Array<{ id: string, kind: MentionKind, text: string, writtenBy: string | null, studentId: string | null, studentName: string | null, at: string }> } };

export type AnonymiseStudentMutationVariables = Exact<{
  input: AnonymiseStudentInput;
}>;


export type AnonymiseStudentMutation = { anonymiseStudent: { id: string } };

export type RecordGradesQueryVariables = Exact<{
  studentId: string;
}>;


export type RecordGradesQuery = { studentGrades: Array<{ id: string, courseName: string, courseCode: string, points: number | null, grade: string, date: string, kind: GradeKind, teacher: string | null, isBest: boolean, equivalents: Array<{ code: string, name: string }> }> };

export type RecordExamsQueryVariables = Exact<{
  studentId: string;
}>;


export type RecordExamsQuery = { exams: { nodes: Array<{ id: string, course: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, createdAt: string }> } };

export type StudentRecordFragment = { id: string, version: number, personalNumberKind: PersonalNumberKind | null, previousNumbers: Array<string> | null, teacherId: string | null, aplStatus: AplStatus, aplStatusSince: string, status: StudentStatus, isProtected: boolean | null, withheld: Array<string>, updatedAt: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, teacher: { id: string, userId: { id: string, username: string } } | null, viewerMay: { edit: boolean, comment: boolean, seeHistory: boolean, seeFiles: boolean, changeFiles: boolean, protect: boolean, setTeacher: boolean, move: boolean, enroll: boolean, registerExam: boolean, issueDocuments: boolean, followUp: boolean, end: boolean }, municipality: { type: string } | null };

export type StudentDetailsQueryVariables = Exact<{
  id: string;
}>;


export type StudentDetailsQuery = { student: { id: string, version: number, personalNumberKind: PersonalNumberKind | null, previousNumbers: Array<string> | null, teacherId: string | null, aplStatus: AplStatus, aplStatusSince: string, status: StudentStatus, isProtected: boolean | null, withheld: Array<string>, updatedAt: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, education: Array<{ id: string, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, refId: { id: string, courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, equivalents: Array<{ code: string, name: string }> } | null, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null }>, statusHistory: Array<{ entryId: string, status: EnrollmentStatus | null, effectiveOn: string | null, reason: StatusReason | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ id: string, author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, viewerMay: { edit: boolean, delete: boolean, editOnBoard: boolean, deleteOnBoard: boolean } }>, teacher: { id: string, userId: { id: string, username: string } } | null, viewerMay: { edit: boolean, comment: boolean, seeHistory: boolean, seeFiles: boolean, changeFiles: boolean, protect: boolean, setTeacher: boolean, move: boolean, enroll: boolean, registerExam: boolean, issueDocuments: boolean, followUp: boolean, end: boolean }, municipality: { type: string } | null } | null };

export type StudentHistoryQueryVariables = Exact<{
  studentId: string;
}>;


export type StudentHistoryQuery = { studentHistory: Array<{ id: string, timestamp: string, changedByRole: Role | null, isImported: boolean, changes: Array<string>, previousValues: Record<string, unknown>, newValues: Record<string, unknown>, changedBy: { id: string | null, name: string | null } | null }> };

export type SaveStudentMutationVariables = Exact<{
  input: UpdateStudentInput;
}>;


export type SaveStudentMutation = { updateStudent: { id: string, version: number, personalNumberKind: PersonalNumberKind | null, previousNumbers: Array<string> | null, teacherId: string | null, aplStatus: AplStatus, aplStatusSince: string, status: StudentStatus, isProtected: boolean | null, withheld: Array<string>, updatedAt: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, teacher: { id: string, userId: { id: string, username: string } } | null, viewerMay: { edit: boolean, comment: boolean, seeHistory: boolean, seeFiles: boolean, changeFiles: boolean, protect: boolean, setTeacher: boolean, move: boolean, enroll: boolean, registerExam: boolean, issueDocuments: boolean, followUp: boolean, end: boolean }, municipality: { type: string } | null } };

export type SetResponsibleTeacherMutationVariables = Exact<{
  input: SetResponsibleTeacherInput;
}>;


export type SetResponsibleTeacherMutation = { setResponsibleTeacher: { id: string, version: number, personalNumberKind: PersonalNumberKind | null, previousNumbers: Array<string> | null, teacherId: string | null, aplStatus: AplStatus, aplStatusSince: string, status: StudentStatus, isProtected: boolean | null, withheld: Array<string>, updatedAt: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, teacher: { id: string, userId: { id: string, username: string } } | null, viewerMay: { edit: boolean, comment: boolean, seeHistory: boolean, seeFiles: boolean, changeFiles: boolean, protect: boolean, setTeacher: boolean, move: boolean, enroll: boolean, registerExam: boolean, issueDocuments: boolean, followUp: boolean, end: boolean }, municipality: { type: string } | null } };

export type SetProtectedIdentityMutationVariables = Exact<{
  input: SetProtectedInput;
}>;


export type SetProtectedIdentityMutation = { setProtected: { id: string, version: number, personalNumberKind: PersonalNumberKind | null, previousNumbers: Array<string> | null, teacherId: string | null, aplStatus: AplStatus, aplStatusSince: string, status: StudentStatus, isProtected: boolean | null, withheld: Array<string>, updatedAt: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, teacher: { id: string, userId: { id: string, username: string } } | null, viewerMay: { edit: boolean, comment: boolean, seeHistory: boolean, seeFiles: boolean, changeFiles: boolean, protect: boolean, setTeacher: boolean, move: boolean, enroll: boolean, registerExam: boolean, issueDocuments: boolean, followUp: boolean, end: boolean }, municipality: { type: string } | null } };

export type StudentRowFieldsFragment = { id: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, teacherId: string | null, aplStatus: AplStatus, status: StudentStatus, educationSummary: string | null, unseenCommentCount: number, isProtected: boolean | null, withheld: Array<string>, updatedAt: string, municipality: { type: string } | null, teacher: { id: string, userId: { id: string, username: string } } | null };

export type StudentListQueryVariables = Exact<{
  input: StudentsInput;
}>;


export type StudentListQuery = { students: { totalCount: number, nodes: Array<{ id: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, teacherId: string | null, aplStatus: AplStatus, status: StudentStatus, educationSummary: string | null, unseenCommentCount: number, isProtected: boolean | null, withheld: Array<string>, updatedAt: string, municipality: { type: string } | null, teacher: { id: string, userId: { id: string, username: string } } | null }> } };

export type StudentChoicesQueryVariables = Exact<{
  input: StudentsInput;
}>;


export type StudentChoicesQuery = { students: { nextCursor: string | null, nodes: Array<{ id: string, name: string, teacherId: string | null, startDate: string | null, endDate: string | null, municipality: { type: string } | null }> } };

export type AnyStudentsQueryVariables = Exact<{ [key: string]: never; }>;


export type AnyStudentsQuery = { students: { totalCount: number } };

export type UpdateStudentsMutationVariables = Exact<{
  input: UpdateStudentsInput;
}>;


export type UpdateStudentsMutation = { updateStudents: { changed: number, ids: Array<string> } };

export type CreateStudentMutationVariables = Exact<{
  input: CreateStudentInput;
}>;


export type CreateStudentMutation = { createStudent: { id: string, name: string } };

export type SystemStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type SystemStatusQuery = { systemStatus: { version: string, nodeVersion: string, startedAt: string, probes: Array<{ part: SystemPart, ok: boolean, detail: string, milliseconds: number }> } };

export type SendTestMailMutationVariables = Exact<{ [key: string]: never; }>;


export type SendTestMailMutation = { sendTestMail: { message: string } };

export type TeacherWorkFieldsFragment = { id: string, version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, user: { id: string, version: number, name: string, email: string, phone: string | null, role: Role, active: boolean, hasPassword: boolean, studentId: string | null, lastSeenAt: string | null, viewerMay: { edit: boolean, grant: Array<Role>, deactivate: boolean, activate: boolean, sendResetLink: boolean, endSessions: boolean } }, subjects: Array<{ subject: string, isQualified: boolean }> };

export type TeacherInstanceFieldsFragment = { id: string, course: string, courseCode: string, startDate: string | null, endDate: string | null, status: string, students: number, capacity: number | null, points: number | null, pacePercent: number, ungraded: number, gradesDueOn: string | null, isOverdue: boolean, equivalents: Array<{ code: string, name: string }>, teacher: { id: string, username: string } | null };

export type TeacherManagementQueryVariables = Exact<{
  input?: TeacherWorkInput | null | undefined;
}>;


export type TeacherManagementQuery = { teacherManagement: { totalCount: number, subjects: Array<string>, nodes: Array<{ id: string, version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, user: { id: string, version: number, name: string, email: string, phone: string | null, role: Role, active: boolean, hasPassword: boolean, studentId: string | null, lastSeenAt: string | null, viewerMay: { edit: boolean, grant: Array<Role>, deactivate: boolean, activate: boolean, sendResetLink: boolean, endSessions: boolean } }, subjects: Array<{ subject: string, isQualified: boolean }> }> } };

export type TeacherDetailQueryVariables = Exact<{
  id: string;
}>;


export type TeacherDetailQuery = { teacherDetail: { work: { id: string, version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, user: { id: string, version: number, name: string, email: string, phone: string | null, role: Role, active: boolean, hasPassword: boolean, studentId: string | null, lastSeenAt: string | null, viewerMay: { edit: boolean, grant: Array<Role>, deactivate: boolean, activate: boolean, sendResetLink: boolean, endSessions: boolean } }, subjects: Array<{ subject: string, isQualified: boolean }> }, schedule: Array<{ id: string, course: string, courseCode: string, startDate: string | null, endDate: string | null, status: string, students: number, capacity: number | null, points: number | null, pacePercent: number, ungraded: number, gradesDueOn: string | null, isOverdue: boolean, equivalents: Array<{ code: string, name: string }>, teacher: { id: string, username: string } | null }>, students: Array<{ id: string, name: string, education: string | null, status: StudentStatus }>, exams: Array<{ id: string, studentId: string, student: string, course: string, month: Month, status: ExamStatus }>, history: Array<{ id: string, kind: TeacherEventKind, text: string, at: string, by: string | null }>, planned: { id: string, fromOn: string, createdBy: string, replacement: { id: string, username: string } } | null, undoable: { id: string, replacement: { id: string, username: string } } | null } | null };

export type AssignableInstancesQueryVariables = Exact<{
  teacherId: string;
  q?: string | null | undefined;
}>;


export type AssignableInstancesQuery = { assignableInstances: Array<{ id: string, course: string, courseCode: string, startDate: string | null, endDate: string | null, status: string, students: number, capacity: number | null, points: number | null, pacePercent: number, ungraded: number, gradesDueOn: string | null, isOverdue: boolean, equivalents: Array<{ code: string, name: string }>, teacher: { id: string, username: string } | null }> };

export type TeacherReplacementPreviewQueryVariables = Exact<{
  input: TeacherReplacementInput;
}>;


export type TeacherReplacementPreviewQuery = { teacherReplacementPreview: { students: number, exams: number, occasions: number, instances: number, ungradedInstances: number, replacements: number } };

export type UpdateTeacherProfileMutationVariables = Exact<{
  input: UpdateTeacherProfileInput;
}>;


export type UpdateTeacherProfileMutation = { updateTeacherProfile: { work: { id: string, version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, user: { id: string, version: number, name: string, email: string, phone: string | null, role: Role, active: boolean, hasPassword: boolean, studentId: string | null, lastSeenAt: string | null, viewerMay: { edit: boolean, grant: Array<Role>, deactivate: boolean, activate: boolean, sendResetLink: boolean, endSessions: boolean } }, subjects: Array<{ subject: string, isQualified: boolean }> } } };

export type AssignTeacherMutationVariables = Exact<{
  input: AssignTeacherInput;
}>;


export type AssignTeacherMutation = { assignTeacher: { work: { id: string, version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, user: { id: string, version: number, name: string, email: string, phone: string | null, role: Role, active: boolean, hasPassword: boolean, studentId: string | null, lastSeenAt: string | null, viewerMay: { edit: boolean, grant: Array<Role>, deactivate: boolean, activate: boolean, sendResetLink: boolean, endSessions: boolean } }, subjects: Array<{ subject: string, isQualified: boolean }> } } };

export type ReplaceTeacherMutationVariables = Exact<{
  input: TeacherReplacementInput;
}>;


export type ReplaceTeacherMutation = { replaceTeacher: { work: { id: string, version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, user: { id: string, version: number, name: string, email: string, phone: string | null, role: Role, active: boolean, hasPassword: boolean, studentId: string | null, lastSeenAt: string | null, viewerMay: { edit: boolean, grant: Array<Role>, deactivate: boolean, activate: boolean, sendResetLink: boolean, endSessions: boolean } }, subjects: Array<{ subject: string, isQualified: boolean }> }, undoable: { id: string } | null } };

export type UndoTeacherReplacementMutationVariables = Exact<{
  input: UndoTeacherReplacementInput;
}>;


export type UndoTeacherReplacementMutation = { undoTeacherReplacement: { work: { id: string, version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, user: { id: string, version: number, name: string, email: string, phone: string | null, role: Role, active: boolean, hasPassword: boolean, studentId: string | null, lastSeenAt: string | null, viewerMay: { edit: boolean, grant: Array<Role>, deactivate: boolean, activate: boolean, sendResetLink: boolean, endSessions: boolean } }, subjects: Array<{ subject: string, isQualified: boolean }> } } };

export type CancelTeacherReplacementMutationVariables = Exact<{
  input: CancelTeacherReplacementInput;
}>;


export type CancelTeacherReplacementMutation = { cancelTeacherReplacement: { work: { id: string, version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, user: { id: string, version: number, name: string, email: string, phone: string | null, role: Role, active: boolean, hasPassword: boolean, studentId: string | null, lastSeenAt: string | null, viewerMay: { edit: boolean, grant: Array<Role>, deactivate: boolean, activate: boolean, sendResetLink: boolean, endSessions: boolean } }, subjects: Array<{ subject: string, isQualified: boolean }> } } };

export type EndTeacherEmploymentMutationVariables = Exact<{
  input: EndEmploymentInput;
}>;


export type EndTeacherEmploymentMutation = { endTeacherEmployment: { work: { id: string, version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, user: { id: string, version: number, name: string, email: string, phone: string | null, role: Role, active: boolean, hasPassword: boolean, studentId: string | null, lastSeenAt: string | null, viewerMay: { edit: boolean, grant: Array<Role>, deactivate: boolean, activate: boolean, sendResetLink: boolean, endSessions: boolean } }, subjects: Array<{ subject: string, isQualified: boolean }> } } };

export type StudentTimelineQueryVariables = Exact<{
  input: StudentTimelineInput;
}>;


export type StudentTimelineQuery = { studentTimeline: { kinds: Array<TimelineKind>, nextCursor: string | null, nodes: Array<{ id: string, at: string, kind: TimelineKind, text: string, by: string | null, link: string }> } };

export type TourOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type TourOfferQuery = { myProfile: { userId: string, isDemo: boolean, settings: { tourSeen: boolean } } };

export type UserRowFragment = { id: string, version: number, name: string, email: string, phone: string | null, role: Role, active: boolean, hasPassword: boolean, studentId: string | null, lastSeenAt: string | null, viewerMay: { edit: boolean, grant: Array<Role>, deactivate: boolean, activate: boolean, sendResetLink: boolean, endSessions: boolean } };

export type UserListQueryVariables = Exact<{
  input: UsersInput;
}>;


export type UserListQuery = { users: { totalCount: number, nodes: Array<{ id: string, version: number, name: string, email: string, phone: string | null, role: Role, active: boolean, hasPassword: boolean, studentId: string | null, lastSeenAt: string | null, viewerMay: { edit: boolean, grant: Array<Role>, deactivate: boolean, activate: boolean, sendResetLink: boolean, endSessions: boolean } }> } };

export type UserNowQueryVariables = Exact<{
  id: string;
}>;


export type UserNowQuery = { user: { id: string, version: number, name: string, email: string, phone: string | null, role: Role, active: boolean, hasPassword: boolean, studentId: string | null, lastSeenAt: string | null, viewerMay: { edit: boolean, grant: Array<Role>, deactivate: boolean, activate: boolean, sendResetLink: boolean, endSessions: boolean } } | null };

export type CreateUserMutationVariables = Exact<{
  input: CreateUserInput;
}>;


export type CreateUserMutation = { createUser: { id: string, version: number, name: string, email: string, phone: string | null, role: Role, active: boolean, hasPassword: boolean, studentId: string | null, lastSeenAt: string | null, viewerMay: { edit: boolean, grant: Array<Role>, deactivate: boolean, activate: boolean, sendResetLink: boolean, endSessions: boolean } } };

export type UpdateUserMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type UpdateUserMutation = { updateUser: { id: string, version: number, name: string, email: string, phone: string | null, role: Role, active: boolean, hasPassword: boolean, studentId: string | null, lastSeenAt: string | null, viewerMay: { edit: boolean, grant: Array<Role>, deactivate: boolean, activate: boolean, sendResetLink: boolean, endSessions: boolean } } };

export type SetUserRoleMutationVariables = Exact<{
  input: SetUserRoleInput;
}>;


export type SetUserRoleMutation = { setUserRole: { id: string, version: number, name: string, email: string, phone: string | null, role: Role, active: boolean, hasPassword: boolean, studentId: string | null, lastSeenAt: string | null, viewerMay: { edit: boolean, grant: Array<Role>, deactivate: boolean, activate: boolean, sendResetLink: boolean, endSessions: boolean } } };

export type DeactivateUserMutationVariables = Exact<{
  input: DeactivateUserInput;
}>;


export type DeactivateUserMutation = { deactivateUser: { id: string, version: number, name: string, email: string, phone: string | null, role: Role, active: boolean, hasPassword: boolean, studentId: string | null, lastSeenAt: string | null, viewerMay: { edit: boolean, grant: Array<Role>, deactivate: boolean, activate: boolean, sendResetLink: boolean, endSessions: boolean } } };

export type ActivateUserMutationVariables = Exact<{
  input: ActivateUserInput;
}>;


export type ActivateUserMutation = { activateUser: { id: string, version: number, name: string, email: string, phone: string | null, role: Role, active: boolean, hasPassword: boolean, studentId: string | null, lastSeenAt: string | null, viewerMay: { edit: boolean, grant: Array<Role>, deactivate: boolean, activate: boolean, sendResetLink: boolean, endSessions: boolean } } };

export type SendResetLinkMutationVariables = Exact<{
  input: SendResetLinkInput;
}>;


export type SendResetLinkMutation = { sendResetLink: { message: string } };

export type EndUserSessionsMutationVariables = Exact<{
  input: EndUserSessionsInput;
}>;


export type EndUserSessionsMutation = { endUserSessions: number };

export type LinkStudentAccountMutationVariables = Exact<{
  input: LinkStudentAccountInput;
}>;


export type LinkStudentAccountMutation = { linkStudentAccount: { id: string, userId: string | null } };

export const JobProgressFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobProgressFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<JobProgressFieldsFragment, unknown>;
export const SavedViewPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"widths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sharedWith"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}}]}}]} as unknown as DocumentNode<SavedViewPartsFragment, unknown>;
export const ApiKeyRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]} as unknown as DocumentNode<ApiKeyRowFragment, unknown>;
export const CalendarExamFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarExamFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"requestedMonth"}},{"kind":"Field","name":{"kind":"Name","value":"requestedYear"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"isFeeExempt"}},{"kind":"Field","name":{"kind":"Name","value":"materialReceived"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]} as unknown as DocumentNode<CalendarExamFactsFragment, unknown>;
export const OccasionFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccasionFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamOccasion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"heldOn"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"invigilator"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"registrationOpensOn"}},{"kind":"Field","name":{"kind":"Name","value":"registrationClosesOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledReason"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarExamFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendance"}},{"kind":"Field","name":{"kind":"Name","value":"idChecked"}},{"kind":"Field","name":{"kind":"Name","value":"summonedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasEmail"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarExamFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"requestedMonth"}},{"kind":"Field","name":{"kind":"Name","value":"requestedYear"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"isFeeExempt"}},{"kind":"Field","name":{"kind":"Name","value":"materialReceived"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]} as unknown as DocumentNode<OccasionFactsFragment, unknown>;
export const EquivalentRefFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EquivalentRef"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EquivalentCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]} as unknown as DocumentNode<EquivalentRefFragment, unknown>;
export const CourseRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"priceCategory"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledOn"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EquivalentRef"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activeInstances"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EquivalentRef"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EquivalentCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]} as unknown as DocumentNode<CourseRowFragment, unknown>;
export const CourseRefFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRef"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CourseRefFragment, unknown>;
export const ProgramRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProgramRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Program"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"requiredPoints"}},{"kind":"Field","name":{"kind":"Name","value":"programmePoints"}},{"kind":"Field","name":{"kind":"Name","value":"freePoints"}},{"kind":"Field","name":{"kind":"Name","value":"passedPoints"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"activeStudents"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseRef"}}]}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"choiceGroup"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRef"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ProgramRowFragment, unknown>;
export const CommentEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"authorId"}},{"kind":"Field","name":{"kind":"Name","value":"authorRole"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedBy"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}},{"kind":"Field","name":{"kind":"Name","value":"seenBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"editOnBoard"}},{"kind":"Field","name":{"kind":"Name","value":"deleteOnBoard"}}]}}]}}]} as unknown as DocumentNode<CommentEntryFragment, unknown>;
export const StudentCommentsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentComments"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"commentHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"authorId"}},{"kind":"Field","name":{"kind":"Name","value":"authorRole"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedBy"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}},{"kind":"Field","name":{"kind":"Name","value":"seenBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"editOnBoard"}},{"kind":"Field","name":{"kind":"Name","value":"deleteOnBoard"}}]}}]}}]} as unknown as DocumentNode<StudentCommentsFragment, unknown>;
export const CorrectionFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorrectionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectionRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredBy"}}]}}]} as unknown as DocumentNode<CorrectionFieldsFragment, unknown>;
export const InstanceRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InstanceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseInstance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"}},{"kind":"Field","name":{"kind":"Name","value":"pacePercent"}},{"kind":"Field","name":{"kind":"Name","value":"studyForm"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"teacherPeakPercent"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"admitted"}},{"kind":"Field","name":{"kind":"Name","value":"started"}},{"kind":"Field","name":{"kind":"Name","value":"droppedOut"}},{"kind":"Field","name":{"kind":"Name","value":"graded"}},{"kind":"Field","name":{"kind":"Name","value":"ungraded"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"planning"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledReason"}},{"kind":"Field","name":{"kind":"Name","value":"gradesDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"ownGradesDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"gradesSignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seriesId"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}}]}}]}}]} as unknown as DocumentNode<InstanceRowFragment, unknown>;
export const MatchCourseFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchCourseFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]} as unknown as DocumentNode<MatchCourseFieldsFragment, unknown>;
export const MatchNeedFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchNeedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchNeed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"student"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"wanted"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchCourseFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earliestOn"}},{"kind":"Field","name":{"kind":"Name","value":"pacePercent"}},{"kind":"Field","name":{"kind":"Name","value":"frame"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"passedGrade"}},{"kind":"Field","name":{"kind":"Name","value":"isEnrolled"}},{"kind":"Field","name":{"kind":"Name","value":"isCrowded"}},{"kind":"Field","name":{"kind":"Name","value":"proposals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchCourseFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"pacePercent"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"}},{"kind":"Field","name":{"kind":"Name","value":"seatsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchCourseFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]} as unknown as DocumentNode<MatchNeedFieldsFragment, unknown>;
export const MatchOutcomeFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchOutcomeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchOutcome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batchId"}},{"kind":"Field","name":{"kind":"Name","value":"matched"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<MatchOutcomeFieldsFragment, unknown>;
export const IssuedDocumentFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IssuedDocumentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IssuedDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedReason"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}}]}}]} as unknown as DocumentNode<IssuedDocumentFieldsFragment, unknown>;
export const SchoolSettingsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SchoolSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SchoolSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schoolName"}},{"kind":"Field","name":{"kind":"Name","value":"schoolUnitCode"}},{"kind":"Field","name":{"kind":"Name","value":"authorityName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryName"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"gradeDeadlineDays"}},{"kind":"Field","name":{"kind":"Name","value":"inactivityDays"}},{"kind":"Field","name":{"kind":"Name","value":"examFeeOre"}},{"kind":"Field","name":{"kind":"Name","value":"examPaymentInfo"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SchoolSettingsFieldsFragment, unknown>;
export const MunicipalityPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MunicipalityParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MunicipalityEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"authorityName"}},{"kind":"Field","name":{"kind":"Name","value":"isSpecified"}},{"kind":"Field","name":{"kind":"Name","value":"retiredAt"}},{"kind":"Field","name":{"kind":"Name","value":"studentCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]}}]} as unknown as DocumentNode<MunicipalityPartsFragment, unknown>;
export const EarningCardsPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EarningCardsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EarningsCards"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earnedOre"}},{"kind":"Field","name":{"kind":"Name","value":"baseOre"}},{"kind":"Field","name":{"kind":"Name","value":"resultOre"}},{"kind":"Field","name":{"kind":"Name","value":"correctionsOre"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceableOre"}},{"kind":"Field","name":{"kind":"Name","value":"remainingResultOre"}},{"kind":"Field","name":{"kind":"Name","value":"remainingCount"}},{"kind":"Field","name":{"kind":"Name","value":"riskOre"}},{"kind":"Field","name":{"kind":"Name","value":"riskCount"}}]}}]} as unknown as DocumentNode<EarningCardsPartsFragment, unknown>;
export const EarningsGroupRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EarningsGroupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EarningsGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"enrollments"}},{"kind":"Field","name":{"kind":"Name","value":"baseOre"}},{"kind":"Field","name":{"kind":"Name","value":"resultOre"}},{"kind":"Field","name":{"kind":"Name","value":"correctionsOre"}},{"kind":"Field","name":{"kind":"Name","value":"earnedOre"}},{"kind":"Field","name":{"kind":"Name","value":"remainingResultOre"}},{"kind":"Field","name":{"kind":"Name","value":"riskOre"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"comparedOre"}}]}}]} as unknown as DocumentNode<EarningsGroupRowFragment, unknown>;
export const EarningLineRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EarningLineRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EarningLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrollmentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"firstOn"}},{"kind":"Field","name":{"kind":"Name","value":"lastOn"}},{"kind":"Field","name":{"kind":"Name","value":"enrollmentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"unitOre"}},{"kind":"Field","name":{"kind":"Name","value":"totalOre"}},{"kind":"Field","name":{"kind":"Name","value":"baseOre"}},{"kind":"Field","name":{"kind":"Name","value":"resultOre"}},{"kind":"Field","name":{"kind":"Name","value":"correctionsOre"}},{"kind":"Field","name":{"kind":"Name","value":"earnedOre"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<EarningLineRowFragment, unknown>;
export const FreezePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreezeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EarningFreeze"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"throughOn"}},{"kind":"Field","name":{"kind":"Name","value":"frozenAt"}},{"kind":"Field","name":{"kind":"Name","value":"frozenByName"}},{"kind":"Field","name":{"kind":"Name","value":"totalOre"}},{"kind":"Field","name":{"kind":"Name","value":"municipalities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"linesOre"}},{"kind":"Field","name":{"kind":"Name","value":"correctionsOre"}},{"kind":"Field","name":{"kind":"Name","value":"totalOre"}},{"kind":"Field","name":{"kind":"Name","value":"invoicedOre"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amountOre"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"invoicedAt"}},{"kind":"Field","name":{"kind":"Name","value":"invoicedByName"}}]}}]}}]}}]} as unknown as DocumentNode<FreezePartsFragment, unknown>;
export const PriceListPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceListParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"paidPauseDays"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedByName"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"amountOre"}},{"kind":"Field","name":{"kind":"Name","value":"basePercent"}},{"kind":"Field","name":{"kind":"Name","value":"paysFailed"}}]}}]}}]} as unknown as DocumentNode<PriceListPartsFragment, unknown>;
export const EnrollmentRowFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrollmentRowFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrollment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}}]}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courseInstance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teacher"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"pacePercent"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusOn"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"gradedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isGradeSigned"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityOn"}},{"kind":"Field","name":{"kind":"Name","value":"csnReportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"invoicedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isEnrollment"}},{"kind":"Field","name":{"kind":"Name","value":"removedAt"}},{"kind":"Field","name":{"kind":"Name","value":"removedReason"}}]}}]} as unknown as DocumentNode<EnrollmentRowFieldsFragment, unknown>;
export const EnrollmentPreviewFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrollmentPreviewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnrollmentPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"refused"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"examples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"examples"}}]}}]}}]} as unknown as DocumentNode<EnrollmentPreviewFieldsFragment, unknown>;
export const CsnReportFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CsnReportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CsnReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"enrollments"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reopened"}}]}}]}}]} as unknown as DocumentNode<CsnReportFieldsFragment, unknown>;
export const ExamRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExamRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"catalogueCourse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"registeredOn"}},{"kind":"Field","name":{"kind":"Name","value":"requestedMonth"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"materialReceived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receivedDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"feeOre"}},{"kind":"Field","name":{"kind":"Name","value":"isFeeExempt"}},{"kind":"Field","name":{"kind":"Name","value":"feeExemptReason"}},{"kind":"Field","name":{"kind":"Name","value":"times"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heldOn"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"part"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"withheld"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decide"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}}]}}]} as unknown as DocumentNode<ExamRowFragment, unknown>;
export const GradingGroupPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradingGroupParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GradingGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"scale"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"drafts"}},{"kind":"Field","name":{"kind":"Name","value":"signed"}},{"kind":"Field","name":{"kind":"Name","value":"corrections"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedBy"}}]}}]} as unknown as DocumentNode<GradingGroupPartsFragment, unknown>;
export const GradeRowPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeRowParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GradeRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gradeId"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"examMonth"}},{"kind":"Field","name":{"kind":"Name","value":"examOn"}},{"kind":"Field","name":{"kind":"Name","value":"gradedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"examAttendance"}},{"kind":"Field","name":{"kind":"Name","value":"examTeacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"motivation"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"}},{"kind":"Field","name":{"kind":"Name","value":"projectSummary"}},{"kind":"Field","name":{"kind":"Name","value":"nationalTest"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedBy"}},{"kind":"Field","name":{"kind":"Name","value":"correction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedBy"}},{"kind":"Field","name":{"kind":"Name","value":"published"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isBest"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"isBest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"sign"}},{"kind":"Field","name":{"kind":"Name","value":"assign"}},{"kind":"Field","name":{"kind":"Name","value":"unlock"}}]}}]}}]} as unknown as DocumentNode<GradeRowPartsFragment, unknown>;
export const GradeSheetPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeSheetParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GradeSheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradingGroupParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"needsProject"}},{"kind":"Field","name":{"kind":"Name","value":"needsTitle"}},{"kind":"Field","name":{"kind":"Name","value":"dateFrom"}},{"kind":"Field","name":{"kind":"Name","value":"dateTo"}},{"kind":"Field","name":{"kind":"Name","value":"defaultDate"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradeRowParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"sign"}},{"kind":"Field","name":{"kind":"Name","value":"catalogue"}},{"kind":"Field","name":{"kind":"Name","value":"unlock"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradingGroupParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GradingGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"scale"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"drafts"}},{"kind":"Field","name":{"kind":"Name","value":"signed"}},{"kind":"Field","name":{"kind":"Name","value":"corrections"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeRowParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GradeRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gradeId"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"examMonth"}},{"kind":"Field","name":{"kind":"Name","value":"examOn"}},{"kind":"Field","name":{"kind":"Name","value":"gradedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"examAttendance"}},{"kind":"Field","name":{"kind":"Name","value":"examTeacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"motivation"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"}},{"kind":"Field","name":{"kind":"Name","value":"projectSummary"}},{"kind":"Field","name":{"kind":"Name","value":"nationalTest"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedBy"}},{"kind":"Field","name":{"kind":"Name","value":"correction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedBy"}},{"kind":"Field","name":{"kind":"Name","value":"published"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isBest"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"isBest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"sign"}},{"kind":"Field","name":{"kind":"Name","value":"assign"}},{"kind":"Field","name":{"kind":"Name","value":"unlock"}}]}}]}}]} as unknown as DocumentNode<GradeSheetPartsFragment, unknown>;
export const ImportBatchFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportBatchFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sheet"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"}},{"kind":"Field","name":{"kind":"Name","value":"uploadId"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"openWishes"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keepExistingWhenEmpty"}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"invalid"}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"mayUndo"}},{"kind":"Field","name":{"kind":"Name","value":"mayCommit"}}]}}]} as unknown as DocumentNode<ImportBatchFieldsFragment, unknown>;
export const ImportRowFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportRowFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"warning"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}}]}}]} as unknown as DocumentNode<ImportRowFieldsFragment, unknown>;
export const ImportJobFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportJobFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<ImportJobFieldsFragment, unknown>;
export const DayGradingGroupFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DayGradingGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GradingGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]} as unknown as DocumentNode<DayGradingGroupFragment, unknown>;
export const FirstRunPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FirstRunParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FirstRunState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"isSkipped"}}]}}]} as unknown as DocumentNode<FirstRunPartsFragment, unknown>;
export const FollowUpRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FollowUpRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FollowUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}}]}}]} as unknown as DocumentNode<FollowUpRowFragment, unknown>;
export const ListedNotificationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedNotification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"meta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isThere"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedAt"}}]}}]} as unknown as DocumentNode<ListedNotificationFragment, unknown>;
export const PackageFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CoursePackage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"targetPoints"}},{"kind":"Field","name":{"kind":"Name","value":"aplWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"edition"}},{"kind":"Field","name":{"kind":"Name","value":"follows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"edition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"followedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"edition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"optionalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"courseCount"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"}},{"kind":"Field","name":{"kind":"Name","value":"activeStudents"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseRef"}}]}},{"kind":"Field","name":{"kind":"Name","value":"choiceGroup"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"hasApl"}},{"kind":"Field","name":{"kind":"Name","value":"plannedWeek"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRef"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PackageFieldsFragment, unknown>;
export const FiguresFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Figures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"participants"}},{"kind":"Field","name":{"kind":"Name","value":"graded"}},{"kind":"Field","name":{"kind":"Name","value":"droppedOut"}},{"kind":"Field","name":{"kind":"Name","value":"completedPercent"}},{"kind":"Field","name":{"kind":"Name","value":"droppedOutPercent"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"passedPercent"}},{"kind":"Field","name":{"kind":"Name","value":"meanMerit"}},{"kind":"Field","name":{"kind":"Name","value":"meritGrades"}},{"kind":"Field","name":{"kind":"Name","value":"daysToGrade"}},{"kind":"Field","name":{"kind":"Name","value":"lateGrades"}},{"kind":"Field","name":{"kind":"Name","value":"dueGrades"}}]}}]} as unknown as DocumentNode<FiguresFragment, unknown>;
export const StudentFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}},{"kind":"Field","name":{"kind":"Name","value":"additionalInfo"}}]}}]} as unknown as DocumentNode<StudentFieldsFragment, unknown>;
export const StudentRecordFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudentFields"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumberKind"}},{"kind":"Field","name":{"kind":"Name","value":"previousNumbers"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"aplStatus"}},{"kind":"Field","name":{"kind":"Name","value":"aplStatusSince"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}},{"kind":"Field","name":{"kind":"Name","value":"withheld"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"seeHistory"}},{"kind":"Field","name":{"kind":"Name","value":"seeFiles"}},{"kind":"Field","name":{"kind":"Name","value":"changeFiles"}},{"kind":"Field","name":{"kind":"Name","value":"protect"}},{"kind":"Field","name":{"kind":"Name","value":"setTeacher"}},{"kind":"Field","name":{"kind":"Name","value":"move"}},{"kind":"Field","name":{"kind":"Name","value":"enroll"}},{"kind":"Field","name":{"kind":"Name","value":"registerExam"}},{"kind":"Field","name":{"kind":"Name","value":"issueDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"followUp"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}},{"kind":"Field","name":{"kind":"Name","value":"additionalInfo"}}]}}]} as unknown as DocumentNode<StudentRecordFragment, unknown>;
export const StudentRowFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentRowFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"aplStatus"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"educationSummary"}},{"kind":"Field","name":{"kind":"Name","value":"unseenCommentCount"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}},{"kind":"Field","name":{"kind":"Name","value":"withheld"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<StudentRowFieldsFragment, unknown>;
export const UserRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"grant"}},{"kind":"Field","name":{"kind":"Name","value":"deactivate"}},{"kind":"Field","name":{"kind":"Name","value":"activate"}},{"kind":"Field","name":{"kind":"Name","value":"sendResetLink"}},{"kind":"Field","name":{"kind":"Name","value":"endSessions"}}]}}]}}]} as unknown as DocumentNode<UserRowFragment, unknown>;
export const TeacherWorkFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeacherWorkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherWork"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"isQualified"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employmentPercent"}},{"kind":"Field","name":{"kind":"Name","value":"employmentEndedOn"}},{"kind":"Field","name":{"kind":"Name","value":"ongoingInstances"}},{"kind":"Field","name":{"kind":"Name","value":"comingInstances"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"responsibleFor"}},{"kind":"Field","name":{"kind":"Name","value":"loadPoints"}},{"kind":"Field","name":{"kind":"Name","value":"loadPercent"}},{"kind":"Field","name":{"kind":"Name","value":"examsToReview"}},{"kind":"Field","name":{"kind":"Name","value":"gradesToSet"}},{"kind":"Field","name":{"kind":"Name","value":"overdueGrades"}},{"kind":"Field","name":{"kind":"Name","value":"overdueSince"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"grant"}},{"kind":"Field","name":{"kind":"Name","value":"deactivate"}},{"kind":"Field","name":{"kind":"Name","value":"activate"}},{"kind":"Field","name":{"kind":"Name","value":"sendResetLink"}},{"kind":"Field","name":{"kind":"Name","value":"endSessions"}}]}}]}}]} as unknown as DocumentNode<TeacherWorkFieldsFragment, unknown>;
export const TeacherInstanceFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeacherInstanceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherInstance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"pacePercent"}},{"kind":"Field","name":{"kind":"Name","value":"ungraded"}},{"kind":"Field","name":{"kind":"Name","value":"gradesDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]} as unknown as DocumentNode<TeacherInstanceFieldsFragment, unknown>;
export const FindCoursesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindCourses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"catalogueCourses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"q"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EquivalentRef"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EquivalentRef"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EquivalentCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]} as unknown as DocumentNode<FindCoursesQuery, FindCoursesQueryVariables>;
export const CoursesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}}]}}]}}]} as unknown as DocumentNode<CoursesQuery, CoursesQueryVariables>;
export const CreateExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateExportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}}]}}]}}]} as unknown as DocumentNode<CreateExportMutation, CreateExportMutationVariables>;
export const JobProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobProgressFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobProgressFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<JobProgressQuery, JobProgressQueryVariables>;
export const CancelJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelJobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobProgressFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobProgressFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<CancelJobMutation, CancelJobMutationVariables>;
export const SavedViewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedViews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavedList"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedViews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedViewParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"widths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sharedWith"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}}]}}]} as unknown as DocumentNode<SavedViewsQuery, SavedViewsQueryVariables>;
export const CreateSavedViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSavedView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSavedViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSavedView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedViewParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"widths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sharedWith"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}}]}}]} as unknown as DocumentNode<CreateSavedViewMutation, CreateSavedViewMutationVariables>;
export const UpdateSavedViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSavedView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSavedViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSavedView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedViewParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"widths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sharedWith"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}}]}}]} as unknown as DocumentNode<UpdateSavedViewMutation, UpdateSavedViewMutationVariables>;
export const DeleteSavedViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSavedView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteSavedViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSavedView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteSavedViewMutation, DeleteSavedViewMutationVariables>;
export const RestoreSavedViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreSavedView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RestoreSavedViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreSavedView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedViewParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"widths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sharedWith"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}}]}}]} as unknown as DocumentNode<RestoreSavedViewMutation, RestoreSavedViewMutationVariables>;
export const ChooseDefaultViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChooseDefaultView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChooseDefaultViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chooseDefaultView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]}}]} as unknown as DocumentNode<ChooseDefaultViewMutation, ChooseDefaultViewMutationVariables>;
export const UndoEndStudentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoEndStudent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoEndStudentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoEndStudent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<UndoEndStudentMutation, UndoEndStudentMutationVariables>;
export const FindStudentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindStudents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"counted"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"students"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"q"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}},{"kind":"Field","name":{"kind":"Name","value":"withheld"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"counted"}}}]}]}]}}]}}]} as unknown as DocumentNode<FindStudentsQuery, FindStudentsQueryVariables>;
export const CompetenceGapsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompetenceGaps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompetenceGapsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"competenceGaps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"teachesSubject"}}]}}]}}]} as unknown as DocumentNode<CompetenceGapsQuery, CompetenceGapsQueryVariables>;
export const TeacherLoadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeacherLoad"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InstanceTeacherLoadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instanceTeacherLoad"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"peakPercent"}},{"kind":"Field","name":{"kind":"Name","value":"peakOn"}},{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"pacePercent"}}]}}]}}]}}]} as unknown as DocumentNode<TeacherLoadQuery, TeacherLoadQueryVariables>;
export const TeachersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Teachers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teachers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]}}]} as unknown as DocumentNode<TeachersQuery, TeachersQueryVariables>;
export const AccessLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccessLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccessLogInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"question"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}}]}}]}}]} as unknown as DocumentNode<AccessLogQuery, AccessLogQueryVariables>;
export const AccessLogPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccessLogPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"q"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<AccessLogPeopleQuery, AccessLogPeopleQueryVariables>;
export const AccessLogPersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccessLogPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<AccessLogPersonQuery, AccessLogPersonQueryVariables>;
export const AuditLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditLogInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"subjectName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}}]}}]}}]} as unknown as DocumentNode<AuditLogQuery, AuditLogQueryVariables>;
export const ApiKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]} as unknown as DocumentNode<ApiKeysQuery, ApiKeysQueryVariables>;
export const CreateApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]} as unknown as DocumentNode<CreateApiKeyMutation, CreateApiKeyMutationVariables>;
export const RevokeApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]} as unknown as DocumentNode<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;
export const CalendarPeriodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalendarPeriod"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"occasions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccasionFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"undated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarExamFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"undatedCount"}},{"kind":"Field","name":{"kind":"Name","value":"marks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layer"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"courseInstanceId"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"create"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarExamFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"requestedMonth"}},{"kind":"Field","name":{"kind":"Name","value":"requestedYear"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"isFeeExempt"}},{"kind":"Field","name":{"kind":"Name","value":"materialReceived"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccasionFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamOccasion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"heldOn"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"invigilator"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"registrationOpensOn"}},{"kind":"Field","name":{"kind":"Name","value":"registrationClosesOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledReason"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarExamFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendance"}},{"kind":"Field","name":{"kind":"Name","value":"idChecked"}},{"kind":"Field","name":{"kind":"Name","value":"summonedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasEmail"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}}]}}]}}]} as unknown as DocumentNode<CalendarPeriodQuery, CalendarPeriodQueryVariables>;
export const ComingOccasionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComingOccasions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"occasions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccasionFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarExamFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"requestedMonth"}},{"kind":"Field","name":{"kind":"Name","value":"requestedYear"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"isFeeExempt"}},{"kind":"Field","name":{"kind":"Name","value":"materialReceived"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccasionFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamOccasion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"heldOn"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"invigilator"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"registrationOpensOn"}},{"kind":"Field","name":{"kind":"Name","value":"registrationClosesOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledReason"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarExamFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendance"}},{"kind":"Field","name":{"kind":"Name","value":"idChecked"}},{"kind":"Field","name":{"kind":"Name","value":"summonedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasEmail"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}}]}}]}}]} as unknown as DocumentNode<ComingOccasionsQuery, ComingOccasionsQueryVariables>;
export const CreateExamOccasionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateExamOccasion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateExamOccasionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createExamOccasion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccasionFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarExamFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"requestedMonth"}},{"kind":"Field","name":{"kind":"Name","value":"requestedYear"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"isFeeExempt"}},{"kind":"Field","name":{"kind":"Name","value":"materialReceived"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccasionFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamOccasion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"heldOn"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"invigilator"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"registrationOpensOn"}},{"kind":"Field","name":{"kind":"Name","value":"registrationClosesOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledReason"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarExamFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendance"}},{"kind":"Field","name":{"kind":"Name","value":"idChecked"}},{"kind":"Field","name":{"kind":"Name","value":"summonedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasEmail"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}}]}}]}}]} as unknown as DocumentNode<CreateExamOccasionMutation, CreateExamOccasionMutationVariables>;
export const UpdateExamOccasionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateExamOccasion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateExamOccasionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateExamOccasion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccasionFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarExamFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"requestedMonth"}},{"kind":"Field","name":{"kind":"Name","value":"requestedYear"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"isFeeExempt"}},{"kind":"Field","name":{"kind":"Name","value":"materialReceived"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccasionFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamOccasion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"heldOn"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"invigilator"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"registrationOpensOn"}},{"kind":"Field","name":{"kind":"Name","value":"registrationClosesOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledReason"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarExamFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendance"}},{"kind":"Field","name":{"kind":"Name","value":"idChecked"}},{"kind":"Field","name":{"kind":"Name","value":"summonedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasEmail"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}}]}}]}}]} as unknown as DocumentNode<UpdateExamOccasionMutation, UpdateExamOccasionMutationVariables>;
export const CancelExamOccasionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelExamOccasion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelExamOccasionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelExamOccasion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccasionFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarExamFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"requestedMonth"}},{"kind":"Field","name":{"kind":"Name","value":"requestedYear"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"isFeeExempt"}},{"kind":"Field","name":{"kind":"Name","value":"materialReceived"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccasionFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamOccasion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"heldOn"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"invigilator"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"registrationOpensOn"}},{"kind":"Field","name":{"kind":"Name","value":"registrationClosesOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledReason"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarExamFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendance"}},{"kind":"Field","name":{"kind":"Name","value":"idChecked"}},{"kind":"Field","name":{"kind":"Name","value":"summonedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasEmail"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}}]}}]}}]} as unknown as DocumentNode<CancelExamOccasionMutation, CancelExamOccasionMutationVariables>;
export const RestoreExamOccasionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreExamOccasion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RestoreExamOccasionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreExamOccasion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccasionFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarExamFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"requestedMonth"}},{"kind":"Field","name":{"kind":"Name","value":"requestedYear"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"isFeeExempt"}},{"kind":"Field","name":{"kind":"Name","value":"materialReceived"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccasionFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamOccasion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"heldOn"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"invigilator"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"registrationOpensOn"}},{"kind":"Field","name":{"kind":"Name","value":"registrationClosesOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledReason"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarExamFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendance"}},{"kind":"Field","name":{"kind":"Name","value":"idChecked"}},{"kind":"Field","name":{"kind":"Name","value":"summonedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasEmail"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}}]}}]}}]} as unknown as DocumentNode<RestoreExamOccasionMutation, RestoreExamOccasionMutationVariables>;
export const CreateExamSummonsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateExamSummons"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateExamSummonsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createExamSummons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateExamSummonsMutation, CreateExamSummonsMutationVariables>;
export const BookExamsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BookExams"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookExamsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookExams"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccasionFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarExamFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"requestedMonth"}},{"kind":"Field","name":{"kind":"Name","value":"requestedYear"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"isFeeExempt"}},{"kind":"Field","name":{"kind":"Name","value":"materialReceived"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccasionFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamOccasion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"heldOn"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"invigilator"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"registrationOpensOn"}},{"kind":"Field","name":{"kind":"Name","value":"registrationClosesOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledReason"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarExamFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendance"}},{"kind":"Field","name":{"kind":"Name","value":"idChecked"}},{"kind":"Field","name":{"kind":"Name","value":"summonedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasEmail"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}}]}}]}}]} as unknown as DocumentNode<BookExamsMutation, BookExamsMutationVariables>;
export const UnbookExamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnbookExam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnbookExamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unbookExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccasionFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarExamFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"requestedMonth"}},{"kind":"Field","name":{"kind":"Name","value":"requestedYear"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"isFeeExempt"}},{"kind":"Field","name":{"kind":"Name","value":"materialReceived"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccasionFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamOccasion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"heldOn"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"invigilator"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"registrationOpensOn"}},{"kind":"Field","name":{"kind":"Name","value":"registrationClosesOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledReason"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarExamFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendance"}},{"kind":"Field","name":{"kind":"Name","value":"idChecked"}},{"kind":"Field","name":{"kind":"Name","value":"summonedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasEmail"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}}]}}]}}]} as unknown as DocumentNode<UnbookExamMutation, UnbookExamMutationVariables>;
export const MoveExamBookingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveExamBooking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveExamBookingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveExamBooking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccasionFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarExamFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"requestedMonth"}},{"kind":"Field","name":{"kind":"Name","value":"requestedYear"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"isFeeExempt"}},{"kind":"Field","name":{"kind":"Name","value":"materialReceived"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccasionFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamOccasion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"heldOn"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"invigilator"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"registrationOpensOn"}},{"kind":"Field","name":{"kind":"Name","value":"registrationClosesOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledReason"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarExamFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendance"}},{"kind":"Field","name":{"kind":"Name","value":"idChecked"}},{"kind":"Field","name":{"kind":"Name","value":"summonedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasEmail"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}}]}}]}}]} as unknown as DocumentNode<MoveExamBookingMutation, MoveExamBookingMutationVariables>;
export const RecordExamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordExam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordExamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccasionFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarExamFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"requestedMonth"}},{"kind":"Field","name":{"kind":"Name","value":"requestedYear"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"isFeeExempt"}},{"kind":"Field","name":{"kind":"Name","value":"materialReceived"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccasionFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamOccasion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"heldOn"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"invigilator"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"registrationOpensOn"}},{"kind":"Field","name":{"kind":"Name","value":"registrationClosesOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledReason"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarExamFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendance"}},{"kind":"Field","name":{"kind":"Name","value":"idChecked"}},{"kind":"Field","name":{"kind":"Name","value":"summonedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasEmail"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}}]}}]}}]} as unknown as DocumentNode<RecordExamMutation, RecordExamMutationVariables>;
export const SendExamSummonsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendExamSummons"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendExamSummonsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendExamSummons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"withoutEmail"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccasionFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarExamFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"requestedMonth"}},{"kind":"Field","name":{"kind":"Name","value":"requestedYear"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"isFeeExempt"}},{"kind":"Field","name":{"kind":"Name","value":"materialReceived"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccasionFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamOccasion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"heldOn"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"invigilator"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"registrationOpensOn"}},{"kind":"Field","name":{"kind":"Name","value":"registrationClosesOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledReason"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarExamFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendance"}},{"kind":"Field","name":{"kind":"Name","value":"idChecked"}},{"kind":"Field","name":{"kind":"Name","value":"summonedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasEmail"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"restore"}}]}}]}}]} as unknown as DocumentNode<SendExamSummonsMutation, SendExamSummonsMutationVariables>;
export const OwnCalendarSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnCalendarSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastReadAt"}}]}}]}}]} as unknown as DocumentNode<OwnCalendarSubscriptionQuery, OwnCalendarSubscriptionQueryVariables>;
export const CreateCalendarSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCalendarSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCalendarSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastReadAt"}}]}}]}}]}}]} as unknown as DocumentNode<CreateCalendarSubscriptionMutation, CreateCalendarSubscriptionMutationVariables>;
export const DeleteCalendarSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCalendarSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCalendarSubscription"}}]}}]} as unknown as DocumentNode<DeleteCalendarSubscriptionMutation, DeleteCalendarSubscriptionMutationVariables>;
export const CalendarChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"CalendarChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"occasionId"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}}]}}]}}]} as unknown as DocumentNode<CalendarChangedSubscription, CalendarChangedSubscriptionVariables>;
export const CourseCatalogueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseCatalogue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueCoursesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"catalogueCourses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EquivalentRef"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EquivalentCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"priceCategory"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledOn"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EquivalentRef"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activeInstances"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}}]}}]} as unknown as DocumentNode<CourseCatalogueQuery, CourseCatalogueQueryVariables>;
export const CatalogueCourseNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CatalogueCourseNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"catalogueCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EquivalentRef"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EquivalentCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"priceCategory"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledOn"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EquivalentRef"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activeInstances"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}}]}}]} as unknown as DocumentNode<CatalogueCourseNowQuery, CatalogueCourseNowQueryVariables>;
export const CatalogueCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CatalogueCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"educationOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courses"}},{"kind":"Field","name":{"kind":"Name","value":"packages"}},{"kind":"Field","name":{"kind":"Name","value":"programs"}}]}}]}}]} as unknown as DocumentNode<CatalogueCountsQuery, CatalogueCountsQueryVariables>;
export const CataloguePackagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CataloguePackages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coursePackages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"200"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<CataloguePackagesQuery, CataloguePackagesQueryVariables>;
export const CreateCourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCourseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EquivalentRef"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EquivalentCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"priceCategory"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledOn"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EquivalentRef"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activeInstances"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}}]}}]} as unknown as DocumentNode<CreateCourseMutation, CreateCourseMutationVariables>;
export const UpdateCourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCourseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EquivalentRef"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EquivalentCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"priceCategory"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledOn"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EquivalentRef"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activeInstances"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}}]}}]} as unknown as DocumentNode<UpdateCourseMutation, UpdateCourseMutationVariables>;
export const SetCourseArchivedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCourseArchived"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetArchivedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCourseArchived"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EquivalentRef"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EquivalentCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"priceCategory"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledOn"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EquivalentRef"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activeInstances"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}}]}}]} as unknown as DocumentNode<SetCourseArchivedMutation, SetCourseArchivedMutationVariables>;
export const SetCoursesArchivedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCoursesArchived"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetCoursesArchivedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCoursesArchived"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EquivalentRef"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EquivalentCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"priceCategory"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledOn"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EquivalentRef"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activeInstances"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}}]}}]} as unknown as DocumentNode<SetCoursesArchivedMutation, SetCoursesArchivedMutationVariables>;
export const SetCoursesPriceCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCoursesPriceCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetCoursesPriceCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCoursesPriceCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EquivalentRef"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EquivalentCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"priceCategory"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledOn"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EquivalentRef"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activeInstances"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}}]}}]} as unknown as DocumentNode<SetCoursesPriceCategoryMutation, SetCoursesPriceCategoryMutationVariables>;
export const DeleteCourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteFromCatalogueInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteCourseMutation, DeleteCourseMutationVariables>;
export const CopyCourseToGy25Document = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CopyCourseToGy25"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CopyCourseToGy25Input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"copyCourseToGy25"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EquivalentRef"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EquivalentCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"priceCategory"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledOn"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EquivalentRef"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activeInstances"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}}]}}]} as unknown as DocumentNode<CopyCourseToGy25Mutation, CopyCourseToGy25MutationVariables>;
export const ImportCoursesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportCourses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportCoursesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importCourses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"messages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"written"}}]}}]}}]} as unknown as DocumentNode<ImportCoursesMutation, ImportCoursesMutationVariables>;
export const ProgramListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProgramList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProgramFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"programs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProgramRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRef"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProgramRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Program"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"requiredPoints"}},{"kind":"Field","name":{"kind":"Name","value":"programmePoints"}},{"kind":"Field","name":{"kind":"Name","value":"freePoints"}},{"kind":"Field","name":{"kind":"Name","value":"passedPoints"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"activeStudents"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseRef"}}]}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"choiceGroup"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}}]}}]} as unknown as DocumentNode<ProgramListQuery, ProgramListQueryVariables>;
export const ProgramNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProgramNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"program"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProgramRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRef"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProgramRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Program"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"requiredPoints"}},{"kind":"Field","name":{"kind":"Name","value":"programmePoints"}},{"kind":"Field","name":{"kind":"Name","value":"freePoints"}},{"kind":"Field","name":{"kind":"Name","value":"passedPoints"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"activeStudents"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseRef"}}]}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"choiceGroup"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}}]}}]} as unknown as DocumentNode<ProgramNowQuery, ProgramNowQueryVariables>;
export const CreateProgramDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProgram"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateProgramInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProgram"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProgramRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRef"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProgramRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Program"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"requiredPoints"}},{"kind":"Field","name":{"kind":"Name","value":"programmePoints"}},{"kind":"Field","name":{"kind":"Name","value":"freePoints"}},{"kind":"Field","name":{"kind":"Name","value":"passedPoints"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"activeStudents"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseRef"}}]}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"choiceGroup"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}}]}}]} as unknown as DocumentNode<CreateProgramMutation, CreateProgramMutationVariables>;
export const UpdateProgramDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProgram"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProgramInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProgram"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProgramRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRef"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProgramRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Program"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"requiredPoints"}},{"kind":"Field","name":{"kind":"Name","value":"programmePoints"}},{"kind":"Field","name":{"kind":"Name","value":"freePoints"}},{"kind":"Field","name":{"kind":"Name","value":"passedPoints"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"activeStudents"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseRef"}}]}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"choiceGroup"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}}]}}]} as unknown as DocumentNode<UpdateProgramMutation, UpdateProgramMutationVariables>;
export const SetProgramArchivedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetProgramArchived"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetArchivedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setProgramArchived"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProgramRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRef"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProgramRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Program"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"requiredPoints"}},{"kind":"Field","name":{"kind":"Name","value":"programmePoints"}},{"kind":"Field","name":{"kind":"Name","value":"freePoints"}},{"kind":"Field","name":{"kind":"Name","value":"passedPoints"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"activeStudents"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseRef"}}]}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"choiceGroup"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}}]}}]} as unknown as DocumentNode<SetProgramArchivedMutation, SetProgramArchivedMutationVariables>;
export const DeleteProgramDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProgram"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteFromCatalogueInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteProgram"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteProgramMutation, DeleteProgramMutationVariables>;
export const EducationOverviewPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EducationOverviewPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"educationOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courses"}},{"kind":"Field","name":{"kind":"Name","value":"packages"}},{"kind":"Field","name":{"kind":"Name","value":"programs"}},{"kind":"Field","name":{"kind":"Name","value":"attention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]}}]}}]} as unknown as DocumentNode<EducationOverviewPageQuery, EducationOverviewPageQueryVariables>;
export const EducationItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EducationItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EducationListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"educationList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"activeStudents"}},{"kind":"Field","name":{"kind":"Name","value":"ongoingInstances"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<EducationItemsQuery, EducationItemsQueryVariables>;
export const MyCorrectionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyCorrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myCorrectionRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorrectionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorrectionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectionRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredBy"}}]}}]} as unknown as DocumentNode<MyCorrectionsQuery, MyCorrectionsQueryVariables>;
export const StudentCorrectionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentCorrections"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"studentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctionRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"studentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"studentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorrectionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorrectionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectionRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredBy"}}]}}]} as unknown as DocumentNode<StudentCorrectionsQuery, StudentCorrectionsQueryVariables>;
export const RequestCorrectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestCorrection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestCorrectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestCorrection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorrectionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorrectionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectionRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredBy"}}]}}]} as unknown as DocumentNode<RequestCorrectionMutation, RequestCorrectionMutationVariables>;
export const AnswerCorrectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerCorrection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerCorrectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerCorrection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorrectionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorrectionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectionRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredBy"}}]}}]} as unknown as DocumentNode<AnswerCorrectionMutation, AnswerCorrectionMutationVariables>;
export const InstanceListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InstanceList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CourseInstancesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseInstances"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InstanceRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InstanceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseInstance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"}},{"kind":"Field","name":{"kind":"Name","value":"pacePercent"}},{"kind":"Field","name":{"kind":"Name","value":"studyForm"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"teacherPeakPercent"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"admitted"}},{"kind":"Field","name":{"kind":"Name","value":"started"}},{"kind":"Field","name":{"kind":"Name","value":"droppedOut"}},{"kind":"Field","name":{"kind":"Name","value":"graded"}},{"kind":"Field","name":{"kind":"Name","value":"ungraded"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"planning"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledReason"}},{"kind":"Field","name":{"kind":"Name","value":"gradesDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"ownGradesDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"gradesSignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seriesId"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}}]}}]}}]} as unknown as DocumentNode<InstanceListQuery, InstanceListQueryVariables>;
export const InstanceNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InstanceNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseInstance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InstanceRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InstanceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseInstance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"}},{"kind":"Field","name":{"kind":"Name","value":"pacePercent"}},{"kind":"Field","name":{"kind":"Name","value":"studyForm"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"teacherPeakPercent"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"admitted"}},{"kind":"Field","name":{"kind":"Name","value":"started"}},{"kind":"Field","name":{"kind":"Name","value":"droppedOut"}},{"kind":"Field","name":{"kind":"Name","value":"graded"}},{"kind":"Field","name":{"kind":"Name","value":"ungraded"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"planning"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledReason"}},{"kind":"Field","name":{"kind":"Name","value":"gradesDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"ownGradesDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"gradesSignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seriesId"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}}]}}]}}]} as unknown as DocumentNode<InstanceNowQuery, InstanceNowQueryVariables>;
export const InstanceAttentionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InstanceAttention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseInstanceAttention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withoutTeacher"}},{"kind":"Field","name":{"kind":"Name","value":"overfull"}},{"kind":"Field","name":{"kind":"Name","value":"ungraded"}},{"kind":"Field","name":{"kind":"Name","value":"overloaded"}}]}}]}}]} as unknown as DocumentNode<InstanceAttentionQuery, InstanceAttentionQueryVariables>;
export const InstancePackagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InstancePackages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coursePackages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"200"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<InstancePackagesQuery, InstancePackagesQueryVariables>;
export const InstancePackageNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InstancePackageName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coursePackage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<InstancePackageNameQuery, InstancePackageNameQueryVariables>;
export const InstanceStudentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InstanceStudents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseInstanceStudents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InstanceRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"students"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrollmentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusOn"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"pacePercent"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"gradedOn"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InstanceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseInstance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"}},{"kind":"Field","name":{"kind":"Name","value":"pacePercent"}},{"kind":"Field","name":{"kind":"Name","value":"studyForm"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"teacherPeakPercent"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"admitted"}},{"kind":"Field","name":{"kind":"Name","value":"started"}},{"kind":"Field","name":{"kind":"Name","value":"droppedOut"}},{"kind":"Field","name":{"kind":"Name","value":"graded"}},{"kind":"Field","name":{"kind":"Name","value":"ungraded"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"planning"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledReason"}},{"kind":"Field","name":{"kind":"Name","value":"gradesDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"ownGradesDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"gradesSignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seriesId"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}}]}}]}}]} as unknown as DocumentNode<InstanceStudentsQuery, InstanceStudentsQueryVariables>;
export const InstanceDatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InstanceDates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CourseInstanceDatesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseInstanceDates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"following"}},{"kind":"Field","name":{"kind":"Name","value":"left"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"examples"}}]}}]}}]}}]} as unknown as DocumentNode<InstanceDatesQuery, InstanceDatesQueryVariables>;
export const InstanceSeriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InstanceSeries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CourseInstanceSeriesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseInstanceSeries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"}},{"kind":"Field","name":{"kind":"Name","value":"teacherPeakPercent"}}]}}]}}]} as unknown as DocumentNode<InstanceSeriesQuery, InstanceSeriesQueryVariables>;
export const InstanceCancellationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InstanceCancellation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseInstanceCancellation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"begun"}},{"kind":"Field","name":{"kind":"Name","value":"untouched"}},{"kind":"Field","name":{"kind":"Name","value":"mailable"}},{"kind":"Field","name":{"kind":"Name","value":"targets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"freePlaces"}}]}}]}}]}}]} as unknown as DocumentNode<InstanceCancellationQuery, InstanceCancellationQueryVariables>;
export const CreateInstanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateInstance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCourseInstanceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCourseInstance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InstanceRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InstanceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseInstance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"}},{"kind":"Field","name":{"kind":"Name","value":"pacePercent"}},{"kind":"Field","name":{"kind":"Name","value":"studyForm"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"teacherPeakPercent"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"admitted"}},{"kind":"Field","name":{"kind":"Name","value":"started"}},{"kind":"Field","name":{"kind":"Name","value":"droppedOut"}},{"kind":"Field","name":{"kind":"Name","value":"graded"}},{"kind":"Field","name":{"kind":"Name","value":"ungraded"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"planning"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledReason"}},{"kind":"Field","name":{"kind":"Name","value":"gradesDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"ownGradesDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"gradesSignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seriesId"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}}]}}]}}]} as unknown as DocumentNode<CreateInstanceMutation, CreateInstanceMutationVariables>;
export const CreateInstanceSeriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateInstanceSeries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CourseInstanceSeriesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCourseInstanceSeries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seriesId"}}]}}]}}]} as unknown as DocumentNode<CreateInstanceSeriesMutation, CreateInstanceSeriesMutationVariables>;
export const UpdateInstanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateInstance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCourseInstanceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCourseInstance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InstanceRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InstanceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseInstance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"}},{"kind":"Field","name":{"kind":"Name","value":"pacePercent"}},{"kind":"Field","name":{"kind":"Name","value":"studyForm"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"teacherPeakPercent"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"admitted"}},{"kind":"Field","name":{"kind":"Name","value":"started"}},{"kind":"Field","name":{"kind":"Name","value":"droppedOut"}},{"kind":"Field","name":{"kind":"Name","value":"graded"}},{"kind":"Field","name":{"kind":"Name","value":"ungraded"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"planning"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledReason"}},{"kind":"Field","name":{"kind":"Name","value":"gradesDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"ownGradesDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"gradesSignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seriesId"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}}]}}]}}]} as unknown as DocumentNode<UpdateInstanceMutation, UpdateInstanceMutationVariables>;
export const SetInstancesTeacherDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetInstancesTeacher"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetCourseInstancesTeacherInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCourseInstancesTeacher"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}}]}}]}}]} as unknown as DocumentNode<SetInstancesTeacherMutation, SetInstancesTeacherMutationVariables>;
export const DeleteInstanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteInstance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteCourseInstanceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCourseInstance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteInstanceMutation, DeleteInstanceMutationVariables>;
export const CancelInstanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelInstance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelCourseInstanceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelCourseInstance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"batchId"}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InstanceRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InstanceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseInstance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"}},{"kind":"Field","name":{"kind":"Name","value":"pacePercent"}},{"kind":"Field","name":{"kind":"Name","value":"studyForm"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"teacherPeakPercent"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"admitted"}},{"kind":"Field","name":{"kind":"Name","value":"started"}},{"kind":"Field","name":{"kind":"Name","value":"droppedOut"}},{"kind":"Field","name":{"kind":"Name","value":"graded"}},{"kind":"Field","name":{"kind":"Name","value":"ungraded"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"planning"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledReason"}},{"kind":"Field","name":{"kind":"Name","value":"gradesDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"ownGradesDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"gradesSignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seriesId"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}}]}}]}}]} as unknown as DocumentNode<CancelInstanceMutation, CancelInstanceMutationVariables>;
export const ReopenInstanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenInstance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReopenCourseInstanceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenCourseInstance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InstanceRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InstanceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseInstance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"}},{"kind":"Field","name":{"kind":"Name","value":"pacePercent"}},{"kind":"Field","name":{"kind":"Name","value":"studyForm"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"teacherPeakPercent"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"admitted"}},{"kind":"Field","name":{"kind":"Name","value":"started"}},{"kind":"Field","name":{"kind":"Name","value":"droppedOut"}},{"kind":"Field","name":{"kind":"Name","value":"graded"}},{"kind":"Field","name":{"kind":"Name","value":"ungraded"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"planning"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledReason"}},{"kind":"Field","name":{"kind":"Name","value":"gradesDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"ownGradesDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"gradesSignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seriesId"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"reopen"}}]}}]}}]} as unknown as DocumentNode<ReopenInstanceMutation, ReopenInstanceMutationVariables>;
export const CourseMatchingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseMatching"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CourseMatchingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseMatching"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchNeedFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"needs"}},{"kind":"Field","name":{"kind":"Name","value":"safe"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"none"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchCourseFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchNeedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchNeed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"student"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"wanted"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchCourseFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earliestOn"}},{"kind":"Field","name":{"kind":"Name","value":"pacePercent"}},{"kind":"Field","name":{"kind":"Name","value":"frame"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"passedGrade"}},{"kind":"Field","name":{"kind":"Name","value":"isEnrolled"}},{"kind":"Field","name":{"kind":"Name","value":"isCrowded"}},{"kind":"Field","name":{"kind":"Name","value":"proposals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchCourseFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"pacePercent"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"}},{"kind":"Field","name":{"kind":"Name","value":"seatsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}}]}}]}}]} as unknown as DocumentNode<CourseMatchingQuery, CourseMatchingQueryVariables>;
export const SafeMatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SafeMatches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MatchFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"safeMatches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"seatsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"students"}}]}}]}}]}}]} as unknown as DocumentNode<SafeMatchesQuery, SafeMatchesQueryVariables>;
export const MatchBatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MatchBatches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchBatches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"student"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"instance"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}}]}}]}}]}}]} as unknown as DocumentNode<MatchBatchesQuery, MatchBatchesQueryVariables>;
export const MatchedEntriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MatchedEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MatchedEntriesInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchedEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"student"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchCourseFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"matchedAt"}},{"kind":"Field","name":{"kind":"Name","value":"matchedBy"}},{"kind":"Field","name":{"kind":"Name","value":"batchId"}},{"kind":"Field","name":{"kind":"Name","value":"batchSize"}},{"kind":"Field","name":{"kind":"Name","value":"mayUndo"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchCourseFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]} as unknown as DocumentNode<MatchedEntriesQuery, MatchedEntriesQueryVariables>;
export const UnknownCourseNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnknownCourseNames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UnknownCourseNamesInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unknownCourseNames"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"importRows"}},{"kind":"Field","name":{"kind":"Name","value":"hits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"likeness"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchCourseFields"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchCourseFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]} as unknown as DocumentNode<UnknownCourseNamesQuery, UnknownCourseNamesQueryVariables>;
export const CourseAliasesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseAliases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseAliases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchCourseFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchCourseFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]} as unknown as DocumentNode<CourseAliasesQuery, CourseAliasesQueryVariables>;
export const MatchNeedsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MatchNeeds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MatchNeedsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchNeeds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchOutcomeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchOutcomeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchOutcome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batchId"}},{"kind":"Field","name":{"kind":"Name","value":"matched"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<MatchNeedsMutation, MatchNeedsMutationVariables>;
export const MatchSafeNeedsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MatchSafeNeeds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MatchSafeNeedsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchSafeNeeds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchOutcomeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchOutcomeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchOutcome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batchId"}},{"kind":"Field","name":{"kind":"Name","value":"matched"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<MatchSafeNeedsMutation, MatchSafeNeedsMutationVariables>;
export const UndoMatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoMatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoMatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoMatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}}]}}]} as unknown as DocumentNode<UndoMatchMutation, UndoMatchMutationVariables>;
export const SkipNeedsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SkipNeeds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SkipNeedsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skipNeeds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<SkipNeedsMutation, SkipNeedsMutationVariables>;
export const CreateInstanceForNeedsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateInstanceForNeeds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateInstanceForNeedsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createInstanceForNeeds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchOutcomeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchOutcomeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchOutcome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batchId"}},{"kind":"Field","name":{"kind":"Name","value":"matched"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CreateInstanceForNeedsMutation, CreateInstanceForNeedsMutationVariables>;
export const ResolveCourseNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResolveCourseName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResolveCourseNameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resolveCourseName"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"alias"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ResolveCourseNameMutation, ResolveCourseNameMutationVariables>;
export const AddCourseWishDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCourseWish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddCourseWishInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCourseWish"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"needs"}}]}}]}}]} as unknown as DocumentNode<AddCourseWishMutation, AddCourseWishMutationVariables>;
export const ForgetCourseAliasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ForgetCourseAlias"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ForgetCourseAliasInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forgetCourseAlias"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ForgetCourseAliasMutation, ForgetCourseAliasMutationVariables>;
export const NeedsByCourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NeedsByCourse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unmatchedCourses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wanted"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"earliestOn"}}]}}]}}]} as unknown as DocumentNode<NeedsByCourseQuery, NeedsByCourseQueryVariables>;
export const DetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Details"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DetailsType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"details"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudentCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumberKind"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"education"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isEnrollment"}},{"kind":"Field","name":{"kind":"Name","value":"removedAt"}},{"kind":"Field","name":{"kind":"Name","value":"refId"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courseInstance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"aplStatus"}},{"kind":"Field","name":{"kind":"Name","value":"aplStatusSince"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"move"}},{"kind":"Field","name":{"kind":"Name","value":"enroll"}},{"kind":"Field","name":{"kind":"Name","value":"registerExam"}},{"kind":"Field","name":{"kind":"Name","value":"issueDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"followUp"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withheld"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"courseInstances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"studentCount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]}}]}}]} as unknown as DocumentNode<DetailsQuery, DetailsQueryVariables>;
export const DocumentSubjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentSubjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentSubjectsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentSubjects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentSubjectsQuery, DocumentSubjectsQueryVariables>;
export const DocumentPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"chosen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"landscape"}},{"kind":"Field","name":{"kind":"Name","value":"schoolName"}},{"kind":"Field","name":{"kind":"Name","value":"schoolDetails"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"placeAndDate"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryName"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}},{"kind":"Field","name":{"kind":"Name","value":"signatures"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"table"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"numeric"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<DocumentPreviewQuery, DocumentPreviewQueryVariables>;
export const IssuedDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IssuedDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IssuedDocumentsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuedDocuments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IssuedDocumentFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IssuedDocumentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IssuedDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedReason"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}}]}}]} as unknown as DocumentNode<IssuedDocumentsQuery, IssuedDocumentsQueryVariables>;
export const CreateDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IssuedDocumentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IssuedDocumentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IssuedDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedReason"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}}]}}]} as unknown as DocumentNode<CreateDocumentMutation, CreateDocumentMutationVariables>;
export const CreateDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDocumentsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDocuments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateDocumentsMutation, CreateDocumentsMutationVariables>;
export const SaveDocumentToFilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDocumentToFiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDocumentToFiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IssuedDocumentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IssuedDocumentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IssuedDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedReason"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}}]}}]} as unknown as DocumentNode<SaveDocumentToFilesMutation, SaveDocumentToFilesMutationVariables>;
export const RevokeDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IssuedDocumentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IssuedDocumentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IssuedDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedReason"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}}]}}]} as unknown as DocumentNode<RevokeDocumentMutation, RevokeDocumentMutationVariables>;
export const VerifyDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"valid"}},{"kind":"Field","name":{"kind":"Name","value":"revokedOn"}},{"kind":"Field","name":{"kind":"Name","value":"erasedOn"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]}}]} as unknown as DocumentNode<VerifyDocumentQuery, VerifyDocumentQueryVariables>;
export const SchoolSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SchoolSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schoolSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SchoolSettingsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SchoolSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SchoolSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schoolName"}},{"kind":"Field","name":{"kind":"Name","value":"schoolUnitCode"}},{"kind":"Field","name":{"kind":"Name","value":"authorityName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryName"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"gradeDeadlineDays"}},{"kind":"Field","name":{"kind":"Name","value":"inactivityDays"}},{"kind":"Field","name":{"kind":"Name","value":"examFeeOre"}},{"kind":"Field","name":{"kind":"Name","value":"examPaymentInfo"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SchoolSettingsQuery, SchoolSettingsQueryVariables>;
export const UpdateSchoolSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSchoolSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSchoolSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSchoolSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SchoolSettingsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SchoolSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SchoolSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schoolName"}},{"kind":"Field","name":{"kind":"Name","value":"schoolUnitCode"}},{"kind":"Field","name":{"kind":"Name","value":"authorityName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryName"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"gradeDeadlineDays"}},{"kind":"Field","name":{"kind":"Name","value":"inactivityDays"}},{"kind":"Field","name":{"kind":"Name","value":"examFeeOre"}},{"kind":"Field","name":{"kind":"Name","value":"examPaymentInfo"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateSchoolSettingsMutation, UpdateSchoolSettingsMutationVariables>;
export const CreateMyDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateMyDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateMyDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createMyDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}}]}}]} as unknown as DocumentNode<CreateMyDocumentMutation, CreateMyDocumentMutationVariables>;
export const MunicipalityRegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MunicipalityRegister"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"municipalityRegister"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MunicipalityParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MunicipalityParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MunicipalityEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"authorityName"}},{"kind":"Field","name":{"kind":"Name","value":"isSpecified"}},{"kind":"Field","name":{"kind":"Name","value":"retiredAt"}},{"kind":"Field","name":{"kind":"Name","value":"studentCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]}}]} as unknown as DocumentNode<MunicipalityRegisterQuery, MunicipalityRegisterQueryVariables>;
export const AddMunicipalityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddMunicipality"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddMunicipalityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addMunicipality"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MunicipalityParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MunicipalityParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MunicipalityEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"authorityName"}},{"kind":"Field","name":{"kind":"Name","value":"isSpecified"}},{"kind":"Field","name":{"kind":"Name","value":"retiredAt"}},{"kind":"Field","name":{"kind":"Name","value":"studentCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]}}]} as unknown as DocumentNode<AddMunicipalityMutation, AddMunicipalityMutationVariables>;
export const UpdateMunicipalityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMunicipality"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMunicipalityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMunicipality"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MunicipalityParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MunicipalityParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MunicipalityEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"authorityName"}},{"kind":"Field","name":{"kind":"Name","value":"isSpecified"}},{"kind":"Field","name":{"kind":"Name","value":"retiredAt"}},{"kind":"Field","name":{"kind":"Name","value":"studentCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]}}]} as unknown as DocumentNode<UpdateMunicipalityMutation, UpdateMunicipalityMutationVariables>;
export const RetireMunicipalityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetireMunicipality"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RetireMunicipalityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retireMunicipality"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MunicipalityParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MunicipalityParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MunicipalityEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"authorityName"}},{"kind":"Field","name":{"kind":"Name","value":"isSpecified"}},{"kind":"Field","name":{"kind":"Name","value":"retiredAt"}},{"kind":"Field","name":{"kind":"Name","value":"studentCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]}}]} as unknown as DocumentNode<RetireMunicipalityMutation, RetireMunicipalityMutationVariables>;
export const EarningsOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EarningsOverview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EarningsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earnings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"through"}},{"kind":"Field","name":{"kind":"Name","value":"frozenMonths"}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EarningCardsParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EarningsGroupRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"compared"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"earnedOre"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"courses"}},{"kind":"Field","name":{"kind":"Name","value":"enrollments"}},{"kind":"Field","name":{"kind":"Name","value":"titles"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EarningCardsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EarningsCards"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earnedOre"}},{"kind":"Field","name":{"kind":"Name","value":"baseOre"}},{"kind":"Field","name":{"kind":"Name","value":"resultOre"}},{"kind":"Field","name":{"kind":"Name","value":"correctionsOre"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceableOre"}},{"kind":"Field","name":{"kind":"Name","value":"remainingResultOre"}},{"kind":"Field","name":{"kind":"Name","value":"remainingCount"}},{"kind":"Field","name":{"kind":"Name","value":"riskOre"}},{"kind":"Field","name":{"kind":"Name","value":"riskCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EarningsGroupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EarningsGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"enrollments"}},{"kind":"Field","name":{"kind":"Name","value":"baseOre"}},{"kind":"Field","name":{"kind":"Name","value":"resultOre"}},{"kind":"Field","name":{"kind":"Name","value":"correctionsOre"}},{"kind":"Field","name":{"kind":"Name","value":"earnedOre"}},{"kind":"Field","name":{"kind":"Name","value":"remainingResultOre"}},{"kind":"Field","name":{"kind":"Name","value":"riskOre"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"comparedOre"}}]}}]} as unknown as DocumentNode<EarningsOverviewQuery, EarningsOverviewQueryVariables>;
export const EarningLinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EarningLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EarningLinesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earningLines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EarningLineRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EarningLineRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EarningLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrollmentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"firstOn"}},{"kind":"Field","name":{"kind":"Name","value":"lastOn"}},{"kind":"Field","name":{"kind":"Name","value":"enrollmentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"unitOre"}},{"kind":"Field","name":{"kind":"Name","value":"totalOre"}},{"kind":"Field","name":{"kind":"Name","value":"baseOre"}},{"kind":"Field","name":{"kind":"Name","value":"resultOre"}},{"kind":"Field","name":{"kind":"Name","value":"correctionsOre"}},{"kind":"Field","name":{"kind":"Name","value":"earnedOre"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<EarningLinesQuery, EarningLinesQueryVariables>;
export const EarningWhyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EarningWhy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EarningExplanationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earningExplanation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrollmentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"earnedOre"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"amountOre"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}}]}}]}}]}}]} as unknown as DocumentNode<EarningWhyQuery, EarningWhyQueryVariables>;
export const ExamFeesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExamFees"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExamFeesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examFees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalOre"}},{"kind":"Field","name":{"kind":"Name","value":"paidCount"}},{"kind":"Field","name":{"kind":"Name","value":"exemptCount"}},{"kind":"Field","name":{"kind":"Name","value":"fees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examId"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"feeOre"}},{"kind":"Field","name":{"kind":"Name","value":"exemptReason"}}]}}]}}]}}]} as unknown as DocumentNode<ExamFeesQuery, ExamFeesQueryVariables>;
export const EarningFreezesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EarningFreezes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earningFreezes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FreezeParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreezeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EarningFreeze"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"throughOn"}},{"kind":"Field","name":{"kind":"Name","value":"frozenAt"}},{"kind":"Field","name":{"kind":"Name","value":"frozenByName"}},{"kind":"Field","name":{"kind":"Name","value":"totalOre"}},{"kind":"Field","name":{"kind":"Name","value":"municipalities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"linesOre"}},{"kind":"Field","name":{"kind":"Name","value":"correctionsOre"}},{"kind":"Field","name":{"kind":"Name","value":"totalOre"}},{"kind":"Field","name":{"kind":"Name","value":"invoicedOre"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amountOre"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"invoicedAt"}},{"kind":"Field","name":{"kind":"Name","value":"invoicedByName"}}]}}]}}]}}]} as unknown as DocumentNode<EarningFreezesQuery, EarningFreezesQueryVariables>;
export const FreezePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FreezePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FreezePreviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freezePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"throughOn"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"totalOre"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}},{"kind":"Field","name":{"kind":"Name","value":"mayBeFinal"}},{"kind":"Field","name":{"kind":"Name","value":"ungradedCount"}},{"kind":"Field","name":{"kind":"Name","value":"droppedCount"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedCount"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"deviations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"differenceOre"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrollmentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"amountOre"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ungraded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrollmentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"amountOre"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dropped"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrollmentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"amountOre"}}]}}]}}]}}]} as unknown as DocumentNode<FreezePreviewQuery, FreezePreviewQueryVariables>;
export const FreezePeriodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FreezePeriod"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FreezePeriodInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freezePeriod"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FreezeParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreezeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EarningFreeze"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"throughOn"}},{"kind":"Field","name":{"kind":"Name","value":"frozenAt"}},{"kind":"Field","name":{"kind":"Name","value":"frozenByName"}},{"kind":"Field","name":{"kind":"Name","value":"totalOre"}},{"kind":"Field","name":{"kind":"Name","value":"municipalities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"linesOre"}},{"kind":"Field","name":{"kind":"Name","value":"correctionsOre"}},{"kind":"Field","name":{"kind":"Name","value":"totalOre"}},{"kind":"Field","name":{"kind":"Name","value":"invoicedOre"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amountOre"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"invoicedAt"}},{"kind":"Field","name":{"kind":"Name","value":"invoicedByName"}}]}}]}}]}}]} as unknown as DocumentNode<FreezePeriodMutation, FreezePeriodMutationVariables>;
export const MarkInvoicedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkInvoiced"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkInvoicedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markInvoiced"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FreezeParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreezeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EarningFreeze"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"throughOn"}},{"kind":"Field","name":{"kind":"Name","value":"frozenAt"}},{"kind":"Field","name":{"kind":"Name","value":"frozenByName"}},{"kind":"Field","name":{"kind":"Name","value":"totalOre"}},{"kind":"Field","name":{"kind":"Name","value":"municipalities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"linesOre"}},{"kind":"Field","name":{"kind":"Name","value":"correctionsOre"}},{"kind":"Field","name":{"kind":"Name","value":"totalOre"}},{"kind":"Field","name":{"kind":"Name","value":"invoicedOre"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amountOre"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"invoicedAt"}},{"kind":"Field","name":{"kind":"Name","value":"invoicedByName"}}]}}]}}]}}]} as unknown as DocumentNode<MarkInvoicedMutation, MarkInvoicedMutationVariables>;
export const MarkManyInvoicedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkManyInvoiced"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkManyInvoicedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markManyInvoiced"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FreezeParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreezeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EarningFreeze"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"throughOn"}},{"kind":"Field","name":{"kind":"Name","value":"frozenAt"}},{"kind":"Field","name":{"kind":"Name","value":"frozenByName"}},{"kind":"Field","name":{"kind":"Name","value":"totalOre"}},{"kind":"Field","name":{"kind":"Name","value":"municipalities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"linesOre"}},{"kind":"Field","name":{"kind":"Name","value":"correctionsOre"}},{"kind":"Field","name":{"kind":"Name","value":"totalOre"}},{"kind":"Field","name":{"kind":"Name","value":"invoicedOre"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amountOre"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"invoicedAt"}},{"kind":"Field","name":{"kind":"Name","value":"invoicedByName"}}]}}]}}]}}]} as unknown as DocumentNode<MarkManyInvoicedMutation, MarkManyInvoicedMutationVariables>;
export const WithdrawInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawInvoiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FreezeParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreezeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EarningFreeze"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"throughOn"}},{"kind":"Field","name":{"kind":"Name","value":"frozenAt"}},{"kind":"Field","name":{"kind":"Name","value":"frozenByName"}},{"kind":"Field","name":{"kind":"Name","value":"totalOre"}},{"kind":"Field","name":{"kind":"Name","value":"municipalities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"linesOre"}},{"kind":"Field","name":{"kind":"Name","value":"correctionsOre"}},{"kind":"Field","name":{"kind":"Name","value":"totalOre"}},{"kind":"Field","name":{"kind":"Name","value":"invoicedOre"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amountOre"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"invoicedAt"}},{"kind":"Field","name":{"kind":"Name","value":"invoicedByName"}}]}}]}}]}}]} as unknown as DocumentNode<WithdrawInvoiceMutation, WithdrawInvoiceMutationVariables>;
export const EarningCorrectionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EarningCorrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earningCorrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"amountOre"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}}]}}]}}]} as unknown as DocumentNode<EarningCorrectionsQuery, EarningCorrectionsQueryVariables>;
export const EarningDeviationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EarningDeviations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"freezeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earningDeviations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"freezeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"freezeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrollmentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"frozenOre"}},{"kind":"Field","name":{"kind":"Name","value":"nowOre"}},{"kind":"Field","name":{"kind":"Name","value":"differenceOre"}}]}}]}}]} as unknown as DocumentNode<EarningDeviationsQuery, EarningDeviationsQueryVariables>;
export const CorrectEarningsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectEarnings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectEarningsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctEarnings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CorrectEarningsMutation, CorrectEarningsMutationVariables>;
export const PriceListsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceListParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceListParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"paidPauseDays"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedByName"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"amountOre"}},{"kind":"Field","name":{"kind":"Name","value":"basePercent"}},{"kind":"Field","name":{"kind":"Name","value":"paysFailed"}}]}}]}}]} as unknown as DocumentNode<PriceListsQuery, PriceListsQueryVariables>;
export const CreatePriceListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePriceList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePriceListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPriceList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceListParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceListParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"paidPauseDays"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedByName"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"amountOre"}},{"kind":"Field","name":{"kind":"Name","value":"basePercent"}},{"kind":"Field","name":{"kind":"Name","value":"paysFailed"}}]}}]}}]} as unknown as DocumentNode<CreatePriceListMutation, CreatePriceListMutationVariables>;
export const UpdatePriceListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePriceList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePriceListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePriceList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceListParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceListParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"paidPauseDays"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedByName"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"amountOre"}},{"kind":"Field","name":{"kind":"Name","value":"basePercent"}},{"kind":"Field","name":{"kind":"Name","value":"paysFailed"}}]}}]}}]} as unknown as DocumentNode<UpdatePriceListMutation, UpdatePriceListMutationVariables>;
export const CopyPriceListsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CopyPriceLists"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CopyPriceListsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"copyPriceLists"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CopyPriceListsMutation, CopyPriceListsMutationVariables>;
export const DeletePriceListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePriceList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeletePriceListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePriceList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeletePriceListMutation, DeletePriceListMutationVariables>;
export const CourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Course"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"students"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"pacePercent"}},{"kind":"Field","name":{"kind":"Name","value":"studyForm"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"admitted"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"gradesDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"gradesSignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"administer"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CourseQuery, CourseQueryVariables>;
export const CourseExamsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseExams"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"course"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exams"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"course"},"value":{"kind":"Variable","name":{"kind":"Name","value":"course"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<CourseExamsQuery, CourseExamsQueryVariables>;
export const CourseNeedsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseNeeds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseMatching"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<CourseNeedsQuery, CourseNeedsQueryVariables>;
export const EnrollmentListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnrollmentList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrollmentsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrollments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrollmentRowFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrollmentRowFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrollment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}}]}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courseInstance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teacher"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"pacePercent"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusOn"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"gradedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isGradeSigned"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityOn"}},{"kind":"Field","name":{"kind":"Name","value":"csnReportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"invoicedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isEnrollment"}},{"kind":"Field","name":{"kind":"Name","value":"removedAt"}},{"kind":"Field","name":{"kind":"Name","value":"removedReason"}}]}}]} as unknown as DocumentNode<EnrollmentListQuery, EnrollmentListQueryVariables>;
export const EnrollmentSummaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnrollmentSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrollmentSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"admitted"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}},{"kind":"Field","name":{"kind":"Name","value":"ungraded"}},{"kind":"Field","name":{"kind":"Name","value":"inactive"}},{"kind":"Field","name":{"kind":"Name","value":"unreported"}},{"kind":"Field","name":{"kind":"Name","value":"notConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"inactivityDays"}}]}}]}}]} as unknown as DocumentNode<EnrollmentSummaryQuery, EnrollmentSummaryQueryVariables>;
export const EnrollmentPanelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnrollmentPanel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrollment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrollmentRowFields"}},{"kind":"Field","name":{"kind":"Name","value":"statusHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveOn"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrollmentRowFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrollment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}}]}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courseInstance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teacher"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"pacePercent"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusOn"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"gradedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isGradeSigned"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityOn"}},{"kind":"Field","name":{"kind":"Name","value":"csnReportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"invoicedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isEnrollment"}},{"kind":"Field","name":{"kind":"Name","value":"removedAt"}},{"kind":"Field","name":{"kind":"Name","value":"removedReason"}}]}}]} as unknown as DocumentNode<EnrollmentPanelQuery, EnrollmentPanelQueryVariables>;
export const PreviewEnrollmentChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewEnrollmentChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrollmentChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewEnrollmentChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrollmentPreviewFields"}},{"kind":"Field","name":{"kind":"Name","value":"ownDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrollmentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"targetName"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityOn"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveOn"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrollmentPreviewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnrollmentPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"refused"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"examples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"examples"}}]}}]}}]} as unknown as DocumentNode<PreviewEnrollmentChangeQuery, PreviewEnrollmentChangeQueryVariables>;
export const PreviewEnrollManyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewEnrollMany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrollManyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewEnrollMany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrollmentPreviewFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrollmentPreviewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnrollmentPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"refused"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"examples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"examples"}}]}}]}}]} as unknown as DocumentNode<PreviewEnrollManyQuery, PreviewEnrollManyQueryVariables>;
export const ChangeEnrollmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeEnrollments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrollmentChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeEnrollments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ChangeEnrollmentsMutation, ChangeEnrollmentsMutationVariables>;
export const EnrollManyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnrollMany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrollManyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrollMany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<EnrollManyMutation, EnrollManyMutationVariables>;
export const EnrollmentBatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnrollmentBatches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrollmentBatches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneBy"}},{"kind":"Field","name":{"kind":"Name","value":"mayUndo"}}]}}]}}]} as unknown as DocumentNode<EnrollmentBatchesQuery, EnrollmentBatchesQueryVariables>;
export const UndoEnrollmentBatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoEnrollmentBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoEnrollmentBatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoEnrollmentBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayUndo"}}]}}]}}]} as unknown as DocumentNode<UndoEnrollmentBatchMutation, UndoEnrollmentBatchMutationVariables>;
export const EnrollmentFindStudentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnrollmentFindStudents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FindStudentsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findStudents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"found"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}}]}}]}}]} as unknown as DocumentNode<EnrollmentFindStudentsQuery, EnrollmentFindStudentsQueryVariables>;
export const EnrollmentTargetSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnrollmentTargetSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"EnumValue","value":"KURS"}},{"kind":"Argument","name":{"kind":"Name","value":"q"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"isOffered"}}]}}]}}]} as unknown as DocumentNode<EnrollmentTargetSearchQuery, EnrollmentTargetSearchQueryVariables>;
export const EnrollmentInstanceSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnrollmentInstanceSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CourseInstancesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseInstances"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"admitted"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<EnrollmentInstanceSearchQuery, EnrollmentInstanceSearchQueryVariables>;
export const CsnPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CsnPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportToCsnInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csnPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"enrollments"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<CsnPreviewQuery, CsnPreviewQueryVariables>;
export const CsnReportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CsnReports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csnReports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CsnReportFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CsnReportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CsnReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"enrollments"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reopened"}}]}}]}}]} as unknown as DocumentNode<CsnReportsQuery, CsnReportsQueryVariables>;
export const CsnReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CsnReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csnReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrollmentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"eventOn"}},{"kind":"Field","name":{"kind":"Name","value":"eventTo"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"isUnder20"}}]}}]}}]}}]} as unknown as DocumentNode<CsnReportQuery, CsnReportQueryVariables>;
export const WithdrawCsnReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawCsnReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawCsnReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawCsnReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CsnReportFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CsnReportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CsnReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"enrollments"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reopened"}}]}}]}}]} as unknown as DocumentNode<WithdrawCsnReportMutation, WithdrawCsnReportMutationVariables>;
export const ReportToCsnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportToCsn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportToCsnInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportToCsn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enrollments"}}]}}]}}]} as unknown as DocumentNode<ReportToCsnMutation, ReportToCsnMutationVariables>;
export const ExamListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExamList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExamsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exams"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExamRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"courses"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExamRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"catalogueCourse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"registeredOn"}},{"kind":"Field","name":{"kind":"Name","value":"requestedMonth"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"materialReceived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receivedDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"feeOre"}},{"kind":"Field","name":{"kind":"Name","value":"isFeeExempt"}},{"kind":"Field","name":{"kind":"Name","value":"feeExemptReason"}},{"kind":"Field","name":{"kind":"Name","value":"times"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heldOn"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"part"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"withheld"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decide"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}}]}}]} as unknown as DocumentNode<ExamListQuery, ExamListQueryVariables>;
export const OpenedExamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenedExam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exams"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExamRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExamRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"catalogueCourse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"registeredOn"}},{"kind":"Field","name":{"kind":"Name","value":"requestedMonth"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"materialReceived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receivedDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"feeOre"}},{"kind":"Field","name":{"kind":"Name","value":"isFeeExempt"}},{"kind":"Field","name":{"kind":"Name","value":"feeExemptReason"}},{"kind":"Field","name":{"kind":"Name","value":"times"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heldOn"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"part"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"withheld"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decide"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}}]}}]} as unknown as DocumentNode<OpenedExamQuery, OpenedExamQueryVariables>;
export const AnyExamsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnyExams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exams"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AnyExamsQuery, AnyExamsQueryVariables>;
export const UnknownExamCoursesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnknownExamCourses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExamsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exams"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<UnknownExamCoursesQuery, UnknownExamCoursesQueryVariables>;
export const UpdateExamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateExam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateExamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExamRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExamRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"catalogueCourse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"registeredOn"}},{"kind":"Field","name":{"kind":"Name","value":"requestedMonth"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"materialReceived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receivedDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"feeOre"}},{"kind":"Field","name":{"kind":"Name","value":"isFeeExempt"}},{"kind":"Field","name":{"kind":"Name","value":"feeExemptReason"}},{"kind":"Field","name":{"kind":"Name","value":"times"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heldOn"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"part"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"withheld"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decide"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}}]}}]} as unknown as DocumentNode<UpdateExamMutation, UpdateExamMutationVariables>;
export const DecideExamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideExam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideExamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExamRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExamRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"catalogueCourse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"registeredOn"}},{"kind":"Field","name":{"kind":"Name","value":"requestedMonth"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"materialReceived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receivedDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"feeOre"}},{"kind":"Field","name":{"kind":"Name","value":"isFeeExempt"}},{"kind":"Field","name":{"kind":"Name","value":"feeExemptReason"}},{"kind":"Field","name":{"kind":"Name","value":"times"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heldOn"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"part"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"withheld"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decide"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}}]}}]} as unknown as DocumentNode<DecideExamMutation, DecideExamMutationVariables>;
export const DecideExamsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideExams"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideExamsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideExams"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExamRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExamRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"catalogueCourse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"registeredOn"}},{"kind":"Field","name":{"kind":"Name","value":"requestedMonth"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"materialReceived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receivedDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"feeOre"}},{"kind":"Field","name":{"kind":"Name","value":"isFeeExempt"}},{"kind":"Field","name":{"kind":"Name","value":"feeExemptReason"}},{"kind":"Field","name":{"kind":"Name","value":"times"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heldOn"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"part"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"withheld"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decide"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}}]}}]} as unknown as DocumentNode<DecideExamsMutation, DecideExamsMutationVariables>;
export const UndoExamDecisionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoExamDecisions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoExamDecisionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoExamDecisions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExamRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExamRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"catalogueCourse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"registeredOn"}},{"kind":"Field","name":{"kind":"Name","value":"requestedMonth"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"materialReceived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receivedDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"feeOre"}},{"kind":"Field","name":{"kind":"Name","value":"isFeeExempt"}},{"kind":"Field","name":{"kind":"Name","value":"feeExemptReason"}},{"kind":"Field","name":{"kind":"Name","value":"times"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heldOn"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"part"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"withheld"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decide"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}}]}}]} as unknown as DocumentNode<UndoExamDecisionsMutation, UndoExamDecisionsMutationVariables>;
export const DeleteExamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteExam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteExamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteExamMutation, DeleteExamMutationVariables>;
export const RegisterExamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterExam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterExamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RegisterExamMutation, RegisterExamMutationVariables>;
export const OwnStudentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnStudent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"students"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<OwnStudentQuery, OwnStudentQueryVariables>;
export const ExamStudentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExamStudent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"student"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"withheld"}},{"kind":"Field","name":{"kind":"Name","value":"education"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"removedAt"}}]}}]}}]}}]} as unknown as DocumentNode<ExamStudentQuery, ExamStudentQueryVariables>;
export const OwnExamsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnExams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exams"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"requestedMonth"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"feeOre"}},{"kind":"Field","name":{"kind":"Name","value":"feeExemptReason"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"times"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heldOn"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"part"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OwnExamsQuery, OwnExamsQueryVariables>;
export const OwnExamTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnExamTerms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"course"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownExamTerms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"course"},"value":{"kind":"Variable","name":{"kind":"Name","value":"course"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feeOre"}},{"kind":"Field","name":{"kind":"Name","value":"feeExemptReason"}},{"kind":"Field","name":{"kind":"Name","value":"howToPay"}}]}}]}}]} as unknown as DocumentNode<OwnExamTermsQuery, OwnExamTermsQueryVariables>;
export const OpenExamOccasionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenExamOccasions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"course"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openExamOccasions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"course"},"value":{"kind":"Variable","name":{"kind":"Name","value":"course"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heldOn"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}}]}}]}}]} as unknown as DocumentNode<OpenExamOccasionsQuery, OpenExamOccasionsQueryVariables>;
export const AddFollowUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddFollowUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddFollowUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addFollowUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}}]}}]}}]} as unknown as DocumentNode<AddFollowUpMutation, AddFollowUpMutationVariables>;
export const GradingGroupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GradingGroups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GradingGroupsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gradingGroups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradingGroupParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"states"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradingGroupParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GradingGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"scale"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"drafts"}},{"kind":"Field","name":{"kind":"Name","value":"signed"}},{"kind":"Field","name":{"kind":"Name","value":"corrections"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedBy"}}]}}]} as unknown as DocumentNode<GradingGroupsQuery, GradingGroupsQueryVariables>;
export const GradeSheetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GradeSheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GradeSheetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gradeSheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradeSheetParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradingGroupParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GradingGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"scale"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"drafts"}},{"kind":"Field","name":{"kind":"Name","value":"signed"}},{"kind":"Field","name":{"kind":"Name","value":"corrections"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeRowParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GradeRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gradeId"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"examMonth"}},{"kind":"Field","name":{"kind":"Name","value":"examOn"}},{"kind":"Field","name":{"kind":"Name","value":"gradedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"examAttendance"}},{"kind":"Field","name":{"kind":"Name","value":"examTeacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"motivation"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"}},{"kind":"Field","name":{"kind":"Name","value":"projectSummary"}},{"kind":"Field","name":{"kind":"Name","value":"nationalTest"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedBy"}},{"kind":"Field","name":{"kind":"Name","value":"correction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedBy"}},{"kind":"Field","name":{"kind":"Name","value":"published"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isBest"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"isBest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"sign"}},{"kind":"Field","name":{"kind":"Name","value":"assign"}},{"kind":"Field","name":{"kind":"Name","value":"unlock"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeSheetParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GradeSheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradingGroupParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"needsProject"}},{"kind":"Field","name":{"kind":"Name","value":"needsTitle"}},{"kind":"Field","name":{"kind":"Name","value":"dateFrom"}},{"kind":"Field","name":{"kind":"Name","value":"dateTo"}},{"kind":"Field","name":{"kind":"Name","value":"defaultDate"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradeRowParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"sign"}},{"kind":"Field","name":{"kind":"Name","value":"catalogue"}},{"kind":"Field","name":{"kind":"Name","value":"unlock"}}]}}]}}]} as unknown as DocumentNode<GradeSheetQuery, GradeSheetQueryVariables>;
export const SetGradeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetGrade"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetGradeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setGrade"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradeRowParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeRowParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GradeRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gradeId"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"examMonth"}},{"kind":"Field","name":{"kind":"Name","value":"examOn"}},{"kind":"Field","name":{"kind":"Name","value":"gradedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"examAttendance"}},{"kind":"Field","name":{"kind":"Name","value":"examTeacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"motivation"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"}},{"kind":"Field","name":{"kind":"Name","value":"projectSummary"}},{"kind":"Field","name":{"kind":"Name","value":"nationalTest"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedBy"}},{"kind":"Field","name":{"kind":"Name","value":"correction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedBy"}},{"kind":"Field","name":{"kind":"Name","value":"published"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isBest"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"isBest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"sign"}},{"kind":"Field","name":{"kind":"Name","value":"assign"}},{"kind":"Field","name":{"kind":"Name","value":"unlock"}}]}}]}}]} as unknown as DocumentNode<SetGradeMutation, SetGradeMutationVariables>;
export const SetExamGradeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetExamGrade"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetExamGradeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setExamGrade"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradeRowParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeRowParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GradeRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gradeId"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"examMonth"}},{"kind":"Field","name":{"kind":"Name","value":"examOn"}},{"kind":"Field","name":{"kind":"Name","value":"gradedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"examAttendance"}},{"kind":"Field","name":{"kind":"Name","value":"examTeacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"motivation"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"}},{"kind":"Field","name":{"kind":"Name","value":"projectSummary"}},{"kind":"Field","name":{"kind":"Name","value":"nationalTest"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedBy"}},{"kind":"Field","name":{"kind":"Name","value":"correction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedBy"}},{"kind":"Field","name":{"kind":"Name","value":"published"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isBest"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"isBest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"sign"}},{"kind":"Field","name":{"kind":"Name","value":"assign"}},{"kind":"Field","name":{"kind":"Name","value":"unlock"}}]}}]}}]} as unknown as DocumentNode<SetExamGradeMutation, SetExamGradeMutationVariables>;
export const SetExamTeacherDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetExamTeacher"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetExamTeacherInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setExamTeacher"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradeRowParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeRowParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GradeRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gradeId"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"examMonth"}},{"kind":"Field","name":{"kind":"Name","value":"examOn"}},{"kind":"Field","name":{"kind":"Name","value":"gradedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"examAttendance"}},{"kind":"Field","name":{"kind":"Name","value":"examTeacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"motivation"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"}},{"kind":"Field","name":{"kind":"Name","value":"projectSummary"}},{"kind":"Field","name":{"kind":"Name","value":"nationalTest"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedBy"}},{"kind":"Field","name":{"kind":"Name","value":"correction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedBy"}},{"kind":"Field","name":{"kind":"Name","value":"published"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isBest"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"isBest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"sign"}},{"kind":"Field","name":{"kind":"Name","value":"assign"}},{"kind":"Field","name":{"kind":"Name","value":"unlock"}}]}}]}}]} as unknown as DocumentNode<SetExamTeacherMutation, SetExamTeacherMutationVariables>;
export const FillGradesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FillGrades"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FillGradesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fillGrades"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradeSheetParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradingGroupParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GradingGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"scale"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"drafts"}},{"kind":"Field","name":{"kind":"Name","value":"signed"}},{"kind":"Field","name":{"kind":"Name","value":"corrections"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeRowParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GradeRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gradeId"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"examMonth"}},{"kind":"Field","name":{"kind":"Name","value":"examOn"}},{"kind":"Field","name":{"kind":"Name","value":"gradedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"examAttendance"}},{"kind":"Field","name":{"kind":"Name","value":"examTeacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"motivation"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"}},{"kind":"Field","name":{"kind":"Name","value":"projectSummary"}},{"kind":"Field","name":{"kind":"Name","value":"nationalTest"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedBy"}},{"kind":"Field","name":{"kind":"Name","value":"correction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedBy"}},{"kind":"Field","name":{"kind":"Name","value":"published"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isBest"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"isBest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"sign"}},{"kind":"Field","name":{"kind":"Name","value":"assign"}},{"kind":"Field","name":{"kind":"Name","value":"unlock"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeSheetParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GradeSheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradingGroupParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"needsProject"}},{"kind":"Field","name":{"kind":"Name","value":"needsTitle"}},{"kind":"Field","name":{"kind":"Name","value":"dateFrom"}},{"kind":"Field","name":{"kind":"Name","value":"dateTo"}},{"kind":"Field","name":{"kind":"Name","value":"defaultDate"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradeRowParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"sign"}},{"kind":"Field","name":{"kind":"Name","value":"catalogue"}},{"kind":"Field","name":{"kind":"Name","value":"unlock"}}]}}]}}]} as unknown as DocumentNode<FillGradesMutation, FillGradesMutationVariables>;
export const SetGradeDateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetGradeDate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetGradeDateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setGradeDate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradeSheetParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradingGroupParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GradingGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"scale"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"drafts"}},{"kind":"Field","name":{"kind":"Name","value":"signed"}},{"kind":"Field","name":{"kind":"Name","value":"corrections"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeRowParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GradeRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gradeId"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"examMonth"}},{"kind":"Field","name":{"kind":"Name","value":"examOn"}},{"kind":"Field","name":{"kind":"Name","value":"gradedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"examAttendance"}},{"kind":"Field","name":{"kind":"Name","value":"examTeacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"motivation"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"}},{"kind":"Field","name":{"kind":"Name","value":"projectSummary"}},{"kind":"Field","name":{"kind":"Name","value":"nationalTest"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedBy"}},{"kind":"Field","name":{"kind":"Name","value":"correction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedBy"}},{"kind":"Field","name":{"kind":"Name","value":"published"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isBest"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"isBest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"sign"}},{"kind":"Field","name":{"kind":"Name","value":"assign"}},{"kind":"Field","name":{"kind":"Name","value":"unlock"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeSheetParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GradeSheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradingGroupParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"needsProject"}},{"kind":"Field","name":{"kind":"Name","value":"needsTitle"}},{"kind":"Field","name":{"kind":"Name","value":"dateFrom"}},{"kind":"Field","name":{"kind":"Name","value":"dateTo"}},{"kind":"Field","name":{"kind":"Name","value":"defaultDate"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradeRowParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"sign"}},{"kind":"Field","name":{"kind":"Name","value":"catalogue"}},{"kind":"Field","name":{"kind":"Name","value":"unlock"}}]}}]}}]} as unknown as DocumentNode<SetGradeDateMutation, SetGradeDateMutationVariables>;
export const SignGradesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignGrades"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignGradesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signGrades"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradeSheetParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradingGroupParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GradingGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"scale"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"drafts"}},{"kind":"Field","name":{"kind":"Name","value":"signed"}},{"kind":"Field","name":{"kind":"Name","value":"corrections"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeRowParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GradeRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gradeId"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"examMonth"}},{"kind":"Field","name":{"kind":"Name","value":"examOn"}},{"kind":"Field","name":{"kind":"Name","value":"gradedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"examAttendance"}},{"kind":"Field","name":{"kind":"Name","value":"examTeacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"motivation"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"}},{"kind":"Field","name":{"kind":"Name","value":"projectSummary"}},{"kind":"Field","name":{"kind":"Name","value":"nationalTest"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedBy"}},{"kind":"Field","name":{"kind":"Name","value":"correction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedBy"}},{"kind":"Field","name":{"kind":"Name","value":"published"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isBest"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"isBest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"sign"}},{"kind":"Field","name":{"kind":"Name","value":"assign"}},{"kind":"Field","name":{"kind":"Name","value":"unlock"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeSheetParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GradeSheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradingGroupParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"needsProject"}},{"kind":"Field","name":{"kind":"Name","value":"needsTitle"}},{"kind":"Field","name":{"kind":"Name","value":"dateFrom"}},{"kind":"Field","name":{"kind":"Name","value":"dateTo"}},{"kind":"Field","name":{"kind":"Name","value":"defaultDate"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradeRowParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"sign"}},{"kind":"Field","name":{"kind":"Name","value":"catalogue"}},{"kind":"Field","name":{"kind":"Name","value":"unlock"}}]}}]}}]} as unknown as DocumentNode<SignGradesMutation, SignGradesMutationVariables>;
export const UnlockGradeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnlockGrade"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnlockGradeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlockGrade"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradeRowParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeRowParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GradeRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gradeId"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"examMonth"}},{"kind":"Field","name":{"kind":"Name","value":"examOn"}},{"kind":"Field","name":{"kind":"Name","value":"gradedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"examAttendance"}},{"kind":"Field","name":{"kind":"Name","value":"examTeacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"motivation"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"}},{"kind":"Field","name":{"kind":"Name","value":"projectSummary"}},{"kind":"Field","name":{"kind":"Name","value":"nationalTest"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedBy"}},{"kind":"Field","name":{"kind":"Name","value":"correction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedBy"}},{"kind":"Field","name":{"kind":"Name","value":"published"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isBest"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"isBest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"sign"}},{"kind":"Field","name":{"kind":"Name","value":"assign"}},{"kind":"Field","name":{"kind":"Name","value":"unlock"}}]}}]}}]} as unknown as DocumentNode<UnlockGradeMutation, UnlockGradeMutationVariables>;
export const RelockGradeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RelockGrade"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RelockGradeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"relockGrade"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradeRowParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeRowParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GradeRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gradeId"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"examMonth"}},{"kind":"Field","name":{"kind":"Name","value":"examOn"}},{"kind":"Field","name":{"kind":"Name","value":"gradedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"examAttendance"}},{"kind":"Field","name":{"kind":"Name","value":"examTeacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"motivation"}},{"kind":"Field","name":{"kind":"Name","value":"projectTitle"}},{"kind":"Field","name":{"kind":"Name","value":"projectSummary"}},{"kind":"Field","name":{"kind":"Name","value":"nationalTest"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedBy"}},{"kind":"Field","name":{"kind":"Name","value":"correction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedBy"}},{"kind":"Field","name":{"kind":"Name","value":"published"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isBest"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"isBest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"sign"}},{"kind":"Field","name":{"kind":"Name","value":"assign"}},{"kind":"Field","name":{"kind":"Name","value":"unlock"}}]}}]}}]} as unknown as DocumentNode<RelockGradeMutation, RelockGradeMutationVariables>;
export const StudentGradesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentGrades"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"studentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentGrades"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"studentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"studentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"}},{"kind":"Field","name":{"kind":"Name","value":"isBest"}}]}}]}}]} as unknown as DocumentNode<StudentGradesQuery, StudentGradesQueryVariables>;
export const CreateGradeCatalogueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateGradeCatalogue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateGradeCatalogueInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createGradeCatalogue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateGradeCatalogueMutation, CreateGradeCatalogueMutationVariables>;
export const ImportBatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportBatchFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportBatchFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sheet"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"}},{"kind":"Field","name":{"kind":"Name","value":"uploadId"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"openWishes"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keepExistingWhenEmpty"}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"invalid"}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"mayUndo"}},{"kind":"Field","name":{"kind":"Name","value":"mayCommit"}}]}}]} as unknown as DocumentNode<ImportBatchQuery, ImportBatchQueryVariables>;
export const ImportRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"onlyErrors"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"outcome"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportOutcome"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"onlyErrors"},"value":{"kind":"Variable","name":{"kind":"Name","value":"onlyErrors"}}},{"kind":"Argument","name":{"kind":"Name","value":"outcome"},"value":{"kind":"Variable","name":{"kind":"Name","value":"outcome"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportRowFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportRowFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"warning"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}}]}}]} as unknown as DocumentNode<ImportRowsQuery, ImportRowsQueryVariables>;
export const RecentImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importBatches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"invalid"}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"}}]}}]}}]}}]} as unknown as DocumentNode<RecentImportsQuery, RecentImportsQueryVariables>;
export const ImportJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportJobFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportJobFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<ImportJobQuery, ImportJobQueryVariables>;
export const PreviewImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreviewImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportBatchFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportBatchFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sheet"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"}},{"kind":"Field","name":{"kind":"Name","value":"uploadId"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"openWishes"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keepExistingWhenEmpty"}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"invalid"}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"mayUndo"}},{"kind":"Field","name":{"kind":"Name","value":"mayCommit"}}]}}]} as unknown as DocumentNode<PreviewImportMutation, PreviewImportMutationVariables>;
export const UpdateImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportBatchFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportBatchFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sheet"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"}},{"kind":"Field","name":{"kind":"Name","value":"uploadId"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"openWishes"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keepExistingWhenEmpty"}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"invalid"}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"mayUndo"}},{"kind":"Field","name":{"kind":"Name","value":"mayCommit"}}]}}]} as unknown as DocumentNode<UpdateImportMutation, UpdateImportMutationVariables>;
export const CommitImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CommitImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CommitImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commitImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportJobFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportJobFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<CommitImportMutation, CommitImportMutationVariables>;
export const UndoImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportBatchFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportBatchFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sheet"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"}},{"kind":"Field","name":{"kind":"Name","value":"uploadId"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"openWishes"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keepExistingWhenEmpty"}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"invalid"}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"mayUndo"}},{"kind":"Field","name":{"kind":"Name","value":"mayCommit"}}]}}]} as unknown as DocumentNode<UndoImportMutation, UndoImportMutationVariables>;
export const CancelImportJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelImportJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelJobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportJobFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportJobFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<CancelImportJobMutation, CancelImportJobMutationVariables>;
export const HeldImportRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HeldImportRows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heldImportRows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"importedBy"}},{"kind":"Field","name":{"kind":"Name","value":"importedAt"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}}]}}]}}]} as unknown as DocumentNode<HeldImportRowsQuery, HeldImportRowsQueryVariables>;
export const TakeHeldImportRowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeHeldImportRow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HeldImportRowInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeHeldImportRow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportBatchFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportBatchFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sheet"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"}},{"kind":"Field","name":{"kind":"Name","value":"uploadId"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"openWishes"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keepExistingWhenEmpty"}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"invalid"}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"mayUndo"}},{"kind":"Field","name":{"kind":"Name","value":"mayCommit"}}]}}]} as unknown as DocumentNode<TakeHeldImportRowMutation, TakeHeldImportRowMutationVariables>;
export const DropHeldImportRowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DropHeldImportRow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HeldImportRowInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dropHeldImportRow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DropHeldImportRowMutation, DropHeldImportRowMutationVariables>;
export const TeacherDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeacherDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"overdue"},"name":{"kind":"Name","value":"gradingGroups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"states"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"OVERDUE"}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DayGradingGroup"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"due"},"name":{"kind":"Name","value":"gradingGroups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"states"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"TO_GRADE"},{"kind":"EnumValue","value":"DRAFT"}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DayGradingGroup"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownStudents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"quiet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"aplStatus"}},{"kind":"Field","name":{"kind":"Name","value":"lastEventOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadTotal"}},{"kind":"Field","name":{"kind":"Name","value":"unread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unseenCommentCount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"examsToHold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courses"}},{"kind":"Field","name":{"kind":"Name","value":"heldOn"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"booked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"followUps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowUpRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DayGradingGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GradingGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FollowUpRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FollowUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}}]}}]} as unknown as DocumentNode<TeacherDayQuery, TeacherDayQueryVariables>;
export const DayNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DayNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"resolved"},"value":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"meta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<DayNoticesQuery, DayNoticesQueryVariables>;
export const AdministratorDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdministratorDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FirstRunParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"followUps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowUpRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unmatchedCourses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wanted"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"earliestOn"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"undecided"},"name":{"kind":"Name","value":"exams"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"INTRESSE"}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"requestedMonth"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"heldImportFiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"importedBy"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"overdue"},"name":{"kind":"Name","value":"gradingGroups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"states"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"OVERDUE"}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"200"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DayGradingGroup"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"earningFreezes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitingCorrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"accounts"},"name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"active"},"value":{"kind":"BooleanValue","value":true}},{"kind":"ObjectField","name":{"kind":"Name","value":"cannotSignIn"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FirstRunParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FirstRunState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"isSkipped"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FollowUpRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FollowUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DayGradingGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GradingGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]} as unknown as DocumentNode<AdministratorDayQuery, AdministratorDayQueryVariables>;
export const StudentDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"studentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"student"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"studentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"education"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"isEnrollment"}},{"kind":"Field","name":{"kind":"Name","value":"removedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"exams"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"requestedMonth"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"feeOre"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"times"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heldOn"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"room"}},{"kind":"Field","name":{"kind":"Name","value":"part"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"studentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"studentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}}]}}]}}]} as unknown as DocumentNode<StudentDayQuery, StudentDayQueryVariables>;
export const FollowUpsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FollowUps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followUps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowUpRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FollowUpRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FollowUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}}]}}]} as unknown as DocumentNode<FollowUpsQuery, FollowUpsQueryVariables>;
export const UpdateFollowUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateFollowUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateFollowUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateFollowUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowUpRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FollowUpRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FollowUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}}]}}]} as unknown as DocumentNode<UpdateFollowUpMutation, UpdateFollowUpMutationVariables>;
export const CounsellorDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CounsellorDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followUps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowUpRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recentStudents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endingStudents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FollowUpRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FollowUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}}]}}]} as unknown as DocumentNode<CounsellorDayQuery, CounsellorDayQueryVariables>;
export const CompleteFollowUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteFollowUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompleteFollowUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeFollowUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}}]}}]}}]} as unknown as DocumentNode<CompleteFollowUpMutation, CompleteFollowUpMutationVariables>;
export const FirstRunDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FirstRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FirstRunParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FirstRunParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FirstRunState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"isSkipped"}}]}}]} as unknown as DocumentNode<FirstRunQuery, FirstRunQueryVariables>;
export const SkipFirstRunStepDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SkipFirstRunStep"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SkipFirstRunStepInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"skipFirstRunStep"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FirstRunParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FirstRunParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FirstRunState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"isSkipped"}}]}}]} as unknown as DocumentNode<SkipFirstRunStepMutation, SkipFirstRunStepMutationVariables>;
export const NotificationPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedNotification"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"newestAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedNotification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"meta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isThere"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedAt"}}]}}]} as unknown as DocumentNode<NotificationPageQuery, NotificationPageQueryVariables>;
export const PackageListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PackageList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CoursePackagesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coursePackages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"edition"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"targetPoints"}},{"kind":"Field","name":{"kind":"Name","value":"courseCount"}},{"kind":"Field","name":{"kind":"Name","value":"aplWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"}},{"kind":"Field","name":{"kind":"Name","value":"activeStudents"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<PackageListQuery, PackageListQueryVariables>;
export const PackageDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PackageDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coursePackage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRef"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CoursePackage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"targetPoints"}},{"kind":"Field","name":{"kind":"Name","value":"aplWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"edition"}},{"kind":"Field","name":{"kind":"Name","value":"follows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"edition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"followedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"edition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"optionalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"courseCount"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"}},{"kind":"Field","name":{"kind":"Name","value":"activeStudents"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseRef"}}]}},{"kind":"Field","name":{"kind":"Name","value":"choiceGroup"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"hasApl"}},{"kind":"Field","name":{"kind":"Name","value":"plannedWeek"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}}]}}]} as unknown as DocumentNode<PackageDetailQuery, PackageDetailQueryVariables>;
export const Gy25UpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Gy25Update"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gy25Proposal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"replacements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseRef"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseRef"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRef"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<Gy25UpdateQuery, Gy25UpdateQueryVariables>;
export const PackagePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PackagePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PackagePlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packagePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"}}]}}]}}]}}]} as unknown as DocumentNode<PackagePlanQuery, PackagePlanQueryVariables>;
export const CreateCoursePackageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCoursePackage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCoursePackageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCoursePackage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRef"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CoursePackage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"targetPoints"}},{"kind":"Field","name":{"kind":"Name","value":"aplWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"edition"}},{"kind":"Field","name":{"kind":"Name","value":"follows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"edition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"followedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"edition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"optionalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"courseCount"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"}},{"kind":"Field","name":{"kind":"Name","value":"activeStudents"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseRef"}}]}},{"kind":"Field","name":{"kind":"Name","value":"choiceGroup"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"hasApl"}},{"kind":"Field","name":{"kind":"Name","value":"plannedWeek"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}}]}}]} as unknown as DocumentNode<CreateCoursePackageMutation, CreateCoursePackageMutationVariables>;
export const UpdateCoursePackageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCoursePackage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCoursePackageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCoursePackage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRef"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CoursePackage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"targetPoints"}},{"kind":"Field","name":{"kind":"Name","value":"aplWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"edition"}},{"kind":"Field","name":{"kind":"Name","value":"follows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"edition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"followedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"edition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"optionalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"courseCount"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"}},{"kind":"Field","name":{"kind":"Name","value":"activeStudents"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseRef"}}]}},{"kind":"Field","name":{"kind":"Name","value":"choiceGroup"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"hasApl"}},{"kind":"Field","name":{"kind":"Name","value":"plannedWeek"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}}]}}]} as unknown as DocumentNode<UpdateCoursePackageMutation, UpdateCoursePackageMutationVariables>;
export const CopyCoursePackageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CopyCoursePackage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CopyCoursePackageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"copyCoursePackage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRef"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CoursePackage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"targetPoints"}},{"kind":"Field","name":{"kind":"Name","value":"aplWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"edition"}},{"kind":"Field","name":{"kind":"Name","value":"follows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"edition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"followedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"edition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"optionalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"courseCount"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"}},{"kind":"Field","name":{"kind":"Name","value":"activeStudents"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseRef"}}]}},{"kind":"Field","name":{"kind":"Name","value":"choiceGroup"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"hasApl"}},{"kind":"Field","name":{"kind":"Name","value":"plannedWeek"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}}]}}]} as unknown as DocumentNode<CopyCoursePackageMutation, CopyCoursePackageMutationVariables>;
export const CreatePackageEditionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePackageEdition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePackageEditionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPackageEdition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRef"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CoursePackage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"targetPoints"}},{"kind":"Field","name":{"kind":"Name","value":"aplWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"edition"}},{"kind":"Field","name":{"kind":"Name","value":"follows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"edition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"followedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"edition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"optionalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"courseCount"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"}},{"kind":"Field","name":{"kind":"Name","value":"activeStudents"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseRef"}}]}},{"kind":"Field","name":{"kind":"Name","value":"choiceGroup"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"hasApl"}},{"kind":"Field","name":{"kind":"Name","value":"plannedWeek"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}}]}}]} as unknown as DocumentNode<CreatePackageEditionMutation, CreatePackageEditionMutationVariables>;
export const UpdatePackageToGy25Document = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePackageToGy25"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePackageToGy25Input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePackageToGy25"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRef"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CoursePackage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"targetPoints"}},{"kind":"Field","name":{"kind":"Name","value":"aplWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"edition"}},{"kind":"Field","name":{"kind":"Name","value":"follows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"edition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"followedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"edition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"optionalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"courseCount"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"}},{"kind":"Field","name":{"kind":"Name","value":"activeStudents"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseRef"}}]}},{"kind":"Field","name":{"kind":"Name","value":"choiceGroup"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"hasApl"}},{"kind":"Field","name":{"kind":"Name","value":"plannedWeek"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}}]}}]} as unknown as DocumentNode<UpdatePackageToGy25Mutation, UpdatePackageToGy25MutationVariables>;
export const SetPackageArchivedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPackageArchived"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetArchivedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPackageArchived"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRef"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CoursePackage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"targetPoints"}},{"kind":"Field","name":{"kind":"Name","value":"aplWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"edition"}},{"kind":"Field","name":{"kind":"Name","value":"follows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"edition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"followedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"edition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"optionalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"courseCount"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"}},{"kind":"Field","name":{"kind":"Name","value":"activeStudents"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseRef"}}]}},{"kind":"Field","name":{"kind":"Name","value":"choiceGroup"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"hasApl"}},{"kind":"Field","name":{"kind":"Name","value":"plannedWeek"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}}]}}]} as unknown as DocumentNode<SetPackageArchivedMutation, SetPackageArchivedMutationVariables>;
export const DeleteCoursePackageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCoursePackage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteFromCatalogueInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCoursePackage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteCoursePackageMutation, DeleteCoursePackageMutationVariables>;
export const EnrollOnPackageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnrollOnPackage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrollOnPackageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrollOnPackage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"courses"}},{"kind":"Field","name":{"kind":"Name","value":"batchId"}}]}}]}}]} as unknown as DocumentNode<EnrollOnPackageMutation, EnrollOnPackageMutationVariables>;
export const UndoPackageEnrolmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoPackageEnrolment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoEnrollmentBatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoEnrollmentBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayUndo"}}]}}]}}]} as unknown as DocumentNode<UndoPackageEnrolmentMutation, UndoPackageEnrolmentMutationVariables>;
export const StatsFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatsFigures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CourseStatisticsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseStatistics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Figures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"previous"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Figures"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Figures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"participants"}},{"kind":"Field","name":{"kind":"Name","value":"graded"}},{"kind":"Field","name":{"kind":"Name","value":"droppedOut"}},{"kind":"Field","name":{"kind":"Name","value":"completedPercent"}},{"kind":"Field","name":{"kind":"Name","value":"droppedOutPercent"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"passedPercent"}},{"kind":"Field","name":{"kind":"Name","value":"meanMerit"}},{"kind":"Field","name":{"kind":"Name","value":"meritGrades"}},{"kind":"Field","name":{"kind":"Name","value":"daysToGrade"}},{"kind":"Field","name":{"kind":"Name","value":"lateGrades"}},{"kind":"Field","name":{"kind":"Name","value":"dueGrades"}}]}}]} as unknown as DocumentNode<StatsFiguresQuery, StatsFiguresQueryVariables>;
export const StatsGradesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatsGrades"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CourseStatisticsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gradeStatistics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"graded"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<StatsGradesQuery, StatsGradesQueryVariables>;
export const StatsDropoutsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatsDropouts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CourseStatisticsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dropoutStatistics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<StatsDropoutsQuery, StatsDropoutsQueryVariables>;
export const StatsStartsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatsStarts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CourseStatisticsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startStatistics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<StatsStartsQuery, StatsStartsQueryVariables>;
export const StatsGroupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatsGroups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CourseStatisticsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StatisticsGroup"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupStatistics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"participants"}},{"kind":"Field","name":{"kind":"Name","value":"graded"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"droppedOut"}},{"kind":"Field","name":{"kind":"Name","value":"completedPercent"}}]}}]}}]} as unknown as DocumentNode<StatsGroupsQuery, StatsGroupsQueryVariables>;
export const StatsPackagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatsPackages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coursePackages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"200"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"edition"}}]}}]}}]}}]} as unknown as DocumentNode<StatsPackagesQuery, StatsPackagesQueryVariables>;
export const MergeCandidateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MergeCandidate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"student"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudentFields"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"aplStatus"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}},{"kind":"Field","name":{"kind":"Name","value":"additionalInfo"}}]}}]} as unknown as DocumentNode<MergeCandidateQuery, MergeCandidateQueryVariables>;
export const MergePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MergePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergePreviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrollments"}},{"kind":"Field","name":{"kind":"Name","value":"comments"}},{"kind":"Field","name":{"kind":"Name","value":"files"}},{"kind":"Field","name":{"kind":"Name","value":"exams"}},{"kind":"Field","name":{"kind":"Name","value":"grades"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}}]}}]} as unknown as DocumentNode<MergePreviewQuery, MergePreviewQueryVariables>;
export const MergeStudentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeStudents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergeStudentsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeStudents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MergeStudentsMutation, MergeStudentsMutationVariables>;
export const EndStudentPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EndStudentPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndStudentPreviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endStudentPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"droppedOut"}},{"kind":"Field","name":{"kind":"Name","value":"notStarted"}},{"kind":"Field","name":{"kind":"Name","value":"awaitingGrade"}},{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"wishes"}}]}}]}}]} as unknown as DocumentNode<EndStudentPreviewQuery, EndStudentPreviewQueryVariables>;
export const EndStudentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndStudent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndStudentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endStudent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<EndStudentMutation, EndStudentMutationVariables>;
export const AnonymisePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnonymisePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnonymisePreviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anonymisePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mentions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}}]} as unknown as DocumentNode<AnonymisePreviewQuery, AnonymisePreviewQueryVariables>;
export const AnonymiseStudentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnonymiseStudent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnonymiseStudentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anonymiseStudent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AnonymiseStudentMutation, AnonymiseStudentMutationVariables>;
export const RecordGradesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecordGrades"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"studentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentGrades"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"studentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"studentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"}},{"kind":"Field","name":{"kind":"Name","value":"isBest"}}]}}]}}]} as unknown as DocumentNode<RecordGradesQuery, RecordGradesQueryVariables>;
export const RecordExamsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecordExams"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"studentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exams"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"studentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"studentId"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"requestedMonth"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDate"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<RecordExamsQuery, RecordExamsQueryVariables>;
export const StudentDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"student"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudentRecord"}},{"kind":"Field","name":{"kind":"Name","value":"education"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"refId"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coursePackageName"}},{"kind":"Field","name":{"kind":"Name","value":"programName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"isGradeDraft"}},{"kind":"Field","name":{"kind":"Name","value":"removedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isEnrollment"}},{"kind":"Field","name":{"kind":"Name","value":"courseInstance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"statusHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entryId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveOn"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enrollmentStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalEnrollments"}},{"kind":"Field","name":{"kind":"Name","value":"activeEnrollments"}}]}},{"kind":"Field","name":{"kind":"Name","value":"commentHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentEntry"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}},{"kind":"Field","name":{"kind":"Name","value":"additionalInfo"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudentFields"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumberKind"}},{"kind":"Field","name":{"kind":"Name","value":"previousNumbers"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"aplStatus"}},{"kind":"Field","name":{"kind":"Name","value":"aplStatusSince"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}},{"kind":"Field","name":{"kind":"Name","value":"withheld"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"seeHistory"}},{"kind":"Field","name":{"kind":"Name","value":"seeFiles"}},{"kind":"Field","name":{"kind":"Name","value":"changeFiles"}},{"kind":"Field","name":{"kind":"Name","value":"protect"}},{"kind":"Field","name":{"kind":"Name","value":"setTeacher"}},{"kind":"Field","name":{"kind":"Name","value":"move"}},{"kind":"Field","name":{"kind":"Name","value":"enroll"}},{"kind":"Field","name":{"kind":"Name","value":"registerExam"}},{"kind":"Field","name":{"kind":"Name","value":"issueDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"followUp"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"authorId"}},{"kind":"Field","name":{"kind":"Name","value":"authorRole"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedBy"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}},{"kind":"Field","name":{"kind":"Name","value":"seenBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"editOnBoard"}},{"kind":"Field","name":{"kind":"Name","value":"deleteOnBoard"}}]}}]}}]} as unknown as DocumentNode<StudentDetailsQuery, StudentDetailsQueryVariables>;
export const StudentHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"studentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"studentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"studentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timestamp"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedByRole"}},{"kind":"Field","name":{"kind":"Name","value":"isImported"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"previousValues"}},{"kind":"Field","name":{"kind":"Name","value":"newValues"}}]}}]}}]} as unknown as DocumentNode<StudentHistoryQuery, StudentHistoryQueryVariables>;
export const SaveStudentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveStudent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateStudentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateStudent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudentRecord"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}},{"kind":"Field","name":{"kind":"Name","value":"additionalInfo"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudentFields"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumberKind"}},{"kind":"Field","name":{"kind":"Name","value":"previousNumbers"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"aplStatus"}},{"kind":"Field","name":{"kind":"Name","value":"aplStatusSince"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}},{"kind":"Field","name":{"kind":"Name","value":"withheld"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"seeHistory"}},{"kind":"Field","name":{"kind":"Name","value":"seeFiles"}},{"kind":"Field","name":{"kind":"Name","value":"changeFiles"}},{"kind":"Field","name":{"kind":"Name","value":"protect"}},{"kind":"Field","name":{"kind":"Name","value":"setTeacher"}},{"kind":"Field","name":{"kind":"Name","value":"move"}},{"kind":"Field","name":{"kind":"Name","value":"enroll"}},{"kind":"Field","name":{"kind":"Name","value":"registerExam"}},{"kind":"Field","name":{"kind":"Name","value":"issueDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"followUp"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}}]}}]} as unknown as DocumentNode<SaveStudentMutation, SaveStudentMutationVariables>;
export const SetResponsibleTeacherDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetResponsibleTeacher"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetResponsibleTeacherInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setResponsibleTeacher"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudentRecord"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}},{"kind":"Field","name":{"kind":"Name","value":"additionalInfo"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudentFields"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumberKind"}},{"kind":"Field","name":{"kind":"Name","value":"previousNumbers"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"aplStatus"}},{"kind":"Field","name":{"kind":"Name","value":"aplStatusSince"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}},{"kind":"Field","name":{"kind":"Name","value":"withheld"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"seeHistory"}},{"kind":"Field","name":{"kind":"Name","value":"seeFiles"}},{"kind":"Field","name":{"kind":"Name","value":"changeFiles"}},{"kind":"Field","name":{"kind":"Name","value":"protect"}},{"kind":"Field","name":{"kind":"Name","value":"setTeacher"}},{"kind":"Field","name":{"kind":"Name","value":"move"}},{"kind":"Field","name":{"kind":"Name","value":"enroll"}},{"kind":"Field","name":{"kind":"Name","value":"registerExam"}},{"kind":"Field","name":{"kind":"Name","value":"issueDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"followUp"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}}]}}]} as unknown as DocumentNode<SetResponsibleTeacherMutation, SetResponsibleTeacherMutationVariables>;
export const SetProtectedIdentityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetProtectedIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetProtectedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setProtected"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudentRecord"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"exam"}},{"kind":"Field","name":{"kind":"Name","value":"additionalInfo"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudentFields"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumberKind"}},{"kind":"Field","name":{"kind":"Name","value":"previousNumbers"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"aplStatus"}},{"kind":"Field","name":{"kind":"Name","value":"aplStatusSince"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}},{"kind":"Field","name":{"kind":"Name","value":"withheld"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"seeHistory"}},{"kind":"Field","name":{"kind":"Name","value":"seeFiles"}},{"kind":"Field","name":{"kind":"Name","value":"changeFiles"}},{"kind":"Field","name":{"kind":"Name","value":"protect"}},{"kind":"Field","name":{"kind":"Name","value":"setTeacher"}},{"kind":"Field","name":{"kind":"Name","value":"move"}},{"kind":"Field","name":{"kind":"Name","value":"enroll"}},{"kind":"Field","name":{"kind":"Name","value":"registerExam"}},{"kind":"Field","name":{"kind":"Name","value":"issueDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"followUp"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}}]}}]} as unknown as DocumentNode<SetProtectedIdentityMutation, SetProtectedIdentityMutationVariables>;
export const StudentListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StudentsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"students"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudentRowFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentRowFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Student"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"personalNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"aplStatus"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"educationSummary"}},{"kind":"Field","name":{"kind":"Name","value":"unseenCommentCount"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}},{"kind":"Field","name":{"kind":"Name","value":"withheld"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<StudentListQuery, StudentListQueryVariables>;
export const StudentChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StudentsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"students"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"municipality"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}}]}}]}}]} as unknown as DocumentNode<StudentChoicesQuery, StudentChoicesQueryVariables>;
export const AnyStudentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnyStudents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"students"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AnyStudentsQuery, AnyStudentsQueryVariables>;
export const UpdateStudentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateStudents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateStudentsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateStudents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"ids"}}]}}]}}]} as unknown as DocumentNode<UpdateStudentsMutation, UpdateStudentsMutationVariables>;
export const CreateStudentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateStudent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateStudentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createStudent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CreateStudentMutation, CreateStudentMutationVariables>;
export const SystemStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SystemStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"systemStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"nodeVersion"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"probes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"milliseconds"}}]}}]}}]}}]} as unknown as DocumentNode<SystemStatusQuery, SystemStatusQueryVariables>;
export const SendTestMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTestMail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestMail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SendTestMailMutation, SendTestMailMutationVariables>;
export const TeacherManagementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeacherManagement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherWorkInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teacherManagement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeacherWorkFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"grant"}},{"kind":"Field","name":{"kind":"Name","value":"deactivate"}},{"kind":"Field","name":{"kind":"Name","value":"activate"}},{"kind":"Field","name":{"kind":"Name","value":"sendResetLink"}},{"kind":"Field","name":{"kind":"Name","value":"endSessions"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeacherWorkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherWork"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"isQualified"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employmentPercent"}},{"kind":"Field","name":{"kind":"Name","value":"employmentEndedOn"}},{"kind":"Field","name":{"kind":"Name","value":"ongoingInstances"}},{"kind":"Field","name":{"kind":"Name","value":"comingInstances"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"responsibleFor"}},{"kind":"Field","name":{"kind":"Name","value":"loadPoints"}},{"kind":"Field","name":{"kind":"Name","value":"loadPercent"}},{"kind":"Field","name":{"kind":"Name","value":"examsToReview"}},{"kind":"Field","name":{"kind":"Name","value":"gradesToSet"}},{"kind":"Field","name":{"kind":"Name","value":"overdueGrades"}},{"kind":"Field","name":{"kind":"Name","value":"overdueSince"}}]}}]} as unknown as DocumentNode<TeacherManagementQuery, TeacherManagementQueryVariables>;
export const TeacherDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeacherDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teacherDetail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"work"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeacherWorkFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeacherInstanceFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"students"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"student"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"replacement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"undoable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"replacement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"grant"}},{"kind":"Field","name":{"kind":"Name","value":"deactivate"}},{"kind":"Field","name":{"kind":"Name","value":"activate"}},{"kind":"Field","name":{"kind":"Name","value":"sendResetLink"}},{"kind":"Field","name":{"kind":"Name","value":"endSessions"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeacherWorkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherWork"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"isQualified"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employmentPercent"}},{"kind":"Field","name":{"kind":"Name","value":"employmentEndedOn"}},{"kind":"Field","name":{"kind":"Name","value":"ongoingInstances"}},{"kind":"Field","name":{"kind":"Name","value":"comingInstances"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"responsibleFor"}},{"kind":"Field","name":{"kind":"Name","value":"loadPoints"}},{"kind":"Field","name":{"kind":"Name","value":"loadPercent"}},{"kind":"Field","name":{"kind":"Name","value":"examsToReview"}},{"kind":"Field","name":{"kind":"Name","value":"gradesToSet"}},{"kind":"Field","name":{"kind":"Name","value":"overdueGrades"}},{"kind":"Field","name":{"kind":"Name","value":"overdueSince"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeacherInstanceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherInstance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"pacePercent"}},{"kind":"Field","name":{"kind":"Name","value":"ungraded"}},{"kind":"Field","name":{"kind":"Name","value":"gradesDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]} as unknown as DocumentNode<TeacherDetailQuery, TeacherDetailQueryVariables>;
export const AssignableInstancesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssignableInstances"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teacherId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignableInstances"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"teacherId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teacherId"}}},{"kind":"Argument","name":{"kind":"Name","value":"q"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeacherInstanceFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeacherInstanceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherInstance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"courseCode"}},{"kind":"Field","name":{"kind":"Name","value":"equivalents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"pacePercent"}},{"kind":"Field","name":{"kind":"Name","value":"ungraded"}},{"kind":"Field","name":{"kind":"Name","value":"gradesDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]} as unknown as DocumentNode<AssignableInstancesQuery, AssignableInstancesQueryVariables>;
export const TeacherReplacementPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeacherReplacementPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherReplacementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teacherReplacementPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"exams"}},{"kind":"Field","name":{"kind":"Name","value":"occasions"}},{"kind":"Field","name":{"kind":"Name","value":"instances"}},{"kind":"Field","name":{"kind":"Name","value":"ungradedInstances"}},{"kind":"Field","name":{"kind":"Name","value":"replacements"}}]}}]}}]} as unknown as DocumentNode<TeacherReplacementPreviewQuery, TeacherReplacementPreviewQueryVariables>;
export const UpdateTeacherProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTeacherProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateTeacherProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTeacherProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"work"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeacherWorkFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"grant"}},{"kind":"Field","name":{"kind":"Name","value":"deactivate"}},{"kind":"Field","name":{"kind":"Name","value":"activate"}},{"kind":"Field","name":{"kind":"Name","value":"sendResetLink"}},{"kind":"Field","name":{"kind":"Name","value":"endSessions"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeacherWorkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherWork"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"isQualified"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employmentPercent"}},{"kind":"Field","name":{"kind":"Name","value":"employmentEndedOn"}},{"kind":"Field","name":{"kind":"Name","value":"ongoingInstances"}},{"kind":"Field","name":{"kind":"Name","value":"comingInstances"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"responsibleFor"}},{"kind":"Field","name":{"kind":"Name","value":"loadPoints"}},{"kind":"Field","name":{"kind":"Name","value":"loadPercent"}},{"kind":"Field","name":{"kind":"Name","value":"examsToReview"}},{"kind":"Field","name":{"kind":"Name","value":"gradesToSet"}},{"kind":"Field","name":{"kind":"Name","value":"overdueGrades"}},{"kind":"Field","name":{"kind":"Name","value":"overdueSince"}}]}}]} as unknown as DocumentNode<UpdateTeacherProfileMutation, UpdateTeacherProfileMutationVariables>;
export const AssignTeacherDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignTeacher"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignTeacherInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignTeacher"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"work"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeacherWorkFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"grant"}},{"kind":"Field","name":{"kind":"Name","value":"deactivate"}},{"kind":"Field","name":{"kind":"Name","value":"activate"}},{"kind":"Field","name":{"kind":"Name","value":"sendResetLink"}},{"kind":"Field","name":{"kind":"Name","value":"endSessions"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeacherWorkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherWork"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"isQualified"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employmentPercent"}},{"kind":"Field","name":{"kind":"Name","value":"employmentEndedOn"}},{"kind":"Field","name":{"kind":"Name","value":"ongoingInstances"}},{"kind":"Field","name":{"kind":"Name","value":"comingInstances"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"responsibleFor"}},{"kind":"Field","name":{"kind":"Name","value":"loadPoints"}},{"kind":"Field","name":{"kind":"Name","value":"loadPercent"}},{"kind":"Field","name":{"kind":"Name","value":"examsToReview"}},{"kind":"Field","name":{"kind":"Name","value":"gradesToSet"}},{"kind":"Field","name":{"kind":"Name","value":"overdueGrades"}},{"kind":"Field","name":{"kind":"Name","value":"overdueSince"}}]}}]} as unknown as DocumentNode<AssignTeacherMutation, AssignTeacherMutationVariables>;
export const ReplaceTeacherDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplaceTeacher"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherReplacementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replaceTeacher"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"work"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeacherWorkFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"undoable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"grant"}},{"kind":"Field","name":{"kind":"Name","value":"deactivate"}},{"kind":"Field","name":{"kind":"Name","value":"activate"}},{"kind":"Field","name":{"kind":"Name","value":"sendResetLink"}},{"kind":"Field","name":{"kind":"Name","value":"endSessions"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeacherWorkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherWork"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"isQualified"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employmentPercent"}},{"kind":"Field","name":{"kind":"Name","value":"employmentEndedOn"}},{"kind":"Field","name":{"kind":"Name","value":"ongoingInstances"}},{"kind":"Field","name":{"kind":"Name","value":"comingInstances"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"responsibleFor"}},{"kind":"Field","name":{"kind":"Name","value":"loadPoints"}},{"kind":"Field","name":{"kind":"Name","value":"loadPercent"}},{"kind":"Field","name":{"kind":"Name","value":"examsToReview"}},{"kind":"Field","name":{"kind":"Name","value":"gradesToSet"}},{"kind":"Field","name":{"kind":"Name","value":"overdueGrades"}},{"kind":"Field","name":{"kind":"Name","value":"overdueSince"}}]}}]} as unknown as DocumentNode<ReplaceTeacherMutation, ReplaceTeacherMutationVariables>;
export const UndoTeacherReplacementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoTeacherReplacement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoTeacherReplacementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoTeacherReplacement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"work"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeacherWorkFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"grant"}},{"kind":"Field","name":{"kind":"Name","value":"deactivate"}},{"kind":"Field","name":{"kind":"Name","value":"activate"}},{"kind":"Field","name":{"kind":"Name","value":"sendResetLink"}},{"kind":"Field","name":{"kind":"Name","value":"endSessions"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeacherWorkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherWork"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"isQualified"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employmentPercent"}},{"kind":"Field","name":{"kind":"Name","value":"employmentEndedOn"}},{"kind":"Field","name":{"kind":"Name","value":"ongoingInstances"}},{"kind":"Field","name":{"kind":"Name","value":"comingInstances"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"responsibleFor"}},{"kind":"Field","name":{"kind":"Name","value":"loadPoints"}},{"kind":"Field","name":{"kind":"Name","value":"loadPercent"}},{"kind":"Field","name":{"kind":"Name","value":"examsToReview"}},{"kind":"Field","name":{"kind":"Name","value":"gradesToSet"}},{"kind":"Field","name":{"kind":"Name","value":"overdueGrades"}},{"kind":"Field","name":{"kind":"Name","value":"overdueSince"}}]}}]} as unknown as DocumentNode<UndoTeacherReplacementMutation, UndoTeacherReplacementMutationVariables>;
export const CancelTeacherReplacementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelTeacherReplacement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelTeacherReplacementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelTeacherReplacement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"work"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeacherWorkFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"grant"}},{"kind":"Field","name":{"kind":"Name","value":"deactivate"}},{"kind":"Field","name":{"kind":"Name","value":"activate"}},{"kind":"Field","name":{"kind":"Name","value":"sendResetLink"}},{"kind":"Field","name":{"kind":"Name","value":"endSessions"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeacherWorkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherWork"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"isQualified"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employmentPercent"}},{"kind":"Field","name":{"kind":"Name","value":"employmentEndedOn"}},{"kind":"Field","name":{"kind":"Name","value":"ongoingInstances"}},{"kind":"Field","name":{"kind":"Name","value":"comingInstances"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"responsibleFor"}},{"kind":"Field","name":{"kind":"Name","value":"loadPoints"}},{"kind":"Field","name":{"kind":"Name","value":"loadPercent"}},{"kind":"Field","name":{"kind":"Name","value":"examsToReview"}},{"kind":"Field","name":{"kind":"Name","value":"gradesToSet"}},{"kind":"Field","name":{"kind":"Name","value":"overdueGrades"}},{"kind":"Field","name":{"kind":"Name","value":"overdueSince"}}]}}]} as unknown as DocumentNode<CancelTeacherReplacementMutation, CancelTeacherReplacementMutationVariables>;
export const EndTeacherEmploymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndTeacherEmployment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndEmploymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endTeacherEmployment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"work"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeacherWorkFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"grant"}},{"kind":"Field","name":{"kind":"Name","value":"deactivate"}},{"kind":"Field","name":{"kind":"Name","value":"activate"}},{"kind":"Field","name":{"kind":"Name","value":"sendResetLink"}},{"kind":"Field","name":{"kind":"Name","value":"endSessions"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeacherWorkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherWork"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"isQualified"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employmentPercent"}},{"kind":"Field","name":{"kind":"Name","value":"employmentEndedOn"}},{"kind":"Field","name":{"kind":"Name","value":"ongoingInstances"}},{"kind":"Field","name":{"kind":"Name","value":"comingInstances"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"responsibleFor"}},{"kind":"Field","name":{"kind":"Name","value":"loadPoints"}},{"kind":"Field","name":{"kind":"Name","value":"loadPercent"}},{"kind":"Field","name":{"kind":"Name","value":"examsToReview"}},{"kind":"Field","name":{"kind":"Name","value":"gradesToSet"}},{"kind":"Field","name":{"kind":"Name","value":"overdueGrades"}},{"kind":"Field","name":{"kind":"Name","value":"overdueSince"}}]}}]} as unknown as DocumentNode<EndTeacherEmploymentMutation, EndTeacherEmploymentMutationVariables>;
export const StudentTimelineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentTimeline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StudentTimelineInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentTimeline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}}]}}]} as unknown as DocumentNode<StudentTimelineQuery, StudentTimelineQueryVariables>;
export const TourOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TourOffer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tourSeen"}}]}}]}}]}}]} as unknown as DocumentNode<TourOfferQuery, TourOfferQueryVariables>;
export const UserListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UsersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"grant"}},{"kind":"Field","name":{"kind":"Name","value":"deactivate"}},{"kind":"Field","name":{"kind":"Name","value":"activate"}},{"kind":"Field","name":{"kind":"Name","value":"sendResetLink"}},{"kind":"Field","name":{"kind":"Name","value":"endSessions"}}]}}]}}]} as unknown as DocumentNode<UserListQuery, UserListQueryVariables>;
export const UserNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"grant"}},{"kind":"Field","name":{"kind":"Name","value":"deactivate"}},{"kind":"Field","name":{"kind":"Name","value":"activate"}},{"kind":"Field","name":{"kind":"Name","value":"sendResetLink"}},{"kind":"Field","name":{"kind":"Name","value":"endSessions"}}]}}]}}]} as unknown as DocumentNode<UserNowQuery, UserNowQueryVariables>;
export const CreateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"grant"}},{"kind":"Field","name":{"kind":"Name","value":"deactivate"}},{"kind":"Field","name":{"kind":"Name","value":"activate"}},{"kind":"Field","name":{"kind":"Name","value":"sendResetLink"}},{"kind":"Field","name":{"kind":"Name","value":"endSessions"}}]}}]}}]} as unknown as DocumentNode<CreateUserMutation, CreateUserMutationVariables>;
export const UpdateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"grant"}},{"kind":"Field","name":{"kind":"Name","value":"deactivate"}},{"kind":"Field","name":{"kind":"Name","value":"activate"}},{"kind":"Field","name":{"kind":"Name","value":"sendResetLink"}},{"kind":"Field","name":{"kind":"Name","value":"endSessions"}}]}}]}}]} as unknown as DocumentNode<UpdateUserMutation, UpdateUserMutationVariables>;
export const SetUserRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUserRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetUserRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUserRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"grant"}},{"kind":"Field","name":{"kind":"Name","value":"deactivate"}},{"kind":"Field","name":{"kind":"Name","value":"activate"}},{"kind":"Field","name":{"kind":"Name","value":"sendResetLink"}},{"kind":"Field","name":{"kind":"Name","value":"endSessions"}}]}}]}}]} as unknown as DocumentNode<SetUserRoleMutation, SetUserRoleMutationVariables>;
export const DeactivateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeactivateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeactivateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deactivateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"grant"}},{"kind":"Field","name":{"kind":"Name","value":"deactivate"}},{"kind":"Field","name":{"kind":"Name","value":"activate"}},{"kind":"Field","name":{"kind":"Name","value":"sendResetLink"}},{"kind":"Field","name":{"kind":"Name","value":"endSessions"}}]}}]}}]} as unknown as DocumentNode<DeactivateUserMutation, DeactivateUserMutationVariables>;
export const ActivateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ActivateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ActivateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"grant"}},{"kind":"Field","name":{"kind":"Name","value":"deactivate"}},{"kind":"Field","name":{"kind":"Name","value":"activate"}},{"kind":"Field","name":{"kind":"Name","value":"sendResetLink"}},{"kind":"Field","name":{"kind":"Name","value":"endSessions"}}]}}]}}]} as unknown as DocumentNode<ActivateUserMutation, ActivateUserMutationVariables>;
export const SendResetLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendResetLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendResetLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendResetLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SendResetLinkMutation, SendResetLinkMutationVariables>;
export const EndUserSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndUserSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndUserSessionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUserSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<EndUserSessionsMutation, EndUserSessionsMutationVariables>;
export const LinkStudentAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LinkStudentAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkStudentAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkStudentAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}}]} as unknown as DocumentNode<LinkStudentAccountMutation, LinkStudentAccountMutationVariables>;
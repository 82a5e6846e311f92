import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { RequestContext } from './request-context.js';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar date without time, `YYYY-MM-DD`. Never shifted by a time zone. */
  Date: { input: string; output: string; }
  /** A moment, ISO 8601 in UTC with milliseconds: `2026-11-20T08:00:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** Field names with their values, as the change history keeps them. */
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
  /** Money in whole öre: 4720 is 47.20 kr. Never a fraction. */
  Ore: { input: number; output: number; }
};

/** Someone of the staff, or another system, opened students' data. */
export type AccessLogEntry = {
  __typename?: 'AccessLogEntry';
  /** What was done: READ_STUDENT, LIST_STUDENTS … */
  action: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  /** Which list was exported, or what kind of document it was; null for the rest. */
  detail: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The student's identity was protected then. */
  isProtected: Scalars['Boolean']['output'];
  result: AccessResult;
  role: Role;
  /** Null for a list. */
  studentId: Maybe<Scalars['ID']['output']>;
  studentName: Maybe<Scalars['String']['output']>;
  userId: Scalars['ID']['output'];
  /** Null when the account is no longer known. */
  userName: Maybe<Scalars['String']['output']>;
};

/** Filters of the access log; all given ones must hold. */
export type AccessLogInput = {
  action?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 200; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** The first day, in Swedish time. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Only openings of protected students (true) or of all others (false). */
  isProtected?: InputMaybe<Scalars['Boolean']['input']>;
  studentId?: InputMaybe<Scalars['ID']['input']>;
  /** The last day, in Swedish time. */
  to?: InputMaybe<Scalars['Date']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};

export type AccessLogPage = {
  __typename?: 'AccessLogPage';
  /** Send as `after` for the next page; null on the last one. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** Newest first. */
  nodes: Array<AccessLogEntry>;
};

export type AccessResult =
  | 'OK'
  | 'REFUSED';

export type AccountCard = {
  __typename?: 'AccountCard';
  /** False when the account may no longer sign in; such an account is found by administrators alone. */
  active: Scalars['Boolean']['output'];
  /** From teacher up; null below. */
  email: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  role: Role;
  /** The name. */
  title: Scalars['String']['output'];
  /** Personal or Användare. */
  type: Scalars['String']['output'];
};

export type ActivateUserInput = {
  id: Scalars['ID']['input'];
};

export type AddCommentInput = {
  /** 1 to 4 000 characters. The student can read it. */
  comment: Scalars['String']['input'];
  studentId: Scalars['ID']['input'];
};

export type AddCourseWishInput = {
  earliestOn?: InputMaybe<Scalars['Date']['input']>;
  studentId: Scalars['ID']['input'];
  /** What the student asks for: a name or a code that the catalogue knows becomes a need at once. 1 to 200 characters. */
  text: Scalars['String']['input'];
};

export type AddFileInput = {
  studentId: Scalars['ID']['input'];
  /** Names bytes that this user has just sent to `POST /api/uploads/{studentId}`. */
  uploadId: Scalars['ID']['input'];
};

export type AnonymiseStudentInput = {
  /** The name of the student, typed anew: it cannot be taken back. */
  confirmName: Scalars['String']['input'];
  studentId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type AnswerCorrectionInput = {
  /** 1 to 2 000 characters; the student reads it. */
  answer: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  outcome: CorrectionOutcome;
};

/** Lets another system call with exactly the rights of a role: `Authorization: Bearer sv_…`. What it does is recorded under its name. */
export type ApiKey = {
  __typename?: 'ApiKey';
  createdAt: Scalars['DateTime']['output'];
  /** The name of who made it. */
  createdBy: Scalars['String']['output'];
  /** Null: it does not expire. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** To the minute; null when it has never been used. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** The other system, as comments, history and access log name it. */
  name: Scalars['String']['output'];
  /** A revoked key is refused at once; null while it may be used. */
  revokedAt: Maybe<Scalars['DateTime']['output']>;
  role: Role;
};

/** Someone else was first: where the card is now, and who moved it. */
export type AplMoveConflict = {
  __typename?: 'AplMoveConflict';
  card: BoardCard;
  movedAt: Maybe<Scalars['DateTime']['output']>;
  movedBy: Maybe<Scalars['String']['output']>;
};

/** The card after the move. */
export type AplMoved = {
  __typename?: 'AplMoved';
  card: BoardCard;
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
  courseInstanceIds: Array<Scalars['ID']['input']>;
  /** The teacher's. */
  id: Scalars['ID']['input'];
};

export type Attention = {
  __typename?: 'Attention';
  count: Scalars['Int']['output'];
  /** The first five. */
  items: Array<AttentionItem>;
  kind: AttentionKind;
};

export type AttentionItem = {
  __typename?: 'AttentionItem';
  /** A code, a date, a sum: what it is about. */
  detail: Maybe<Scalars['String']['output']>;
  /** The course, or the package. */
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
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

export type Board = {
  __typename?: 'Board';
  /** All students that the viewer may see, in Swedish alphabetical order. */
  cards: Array<BoardCard>;
};

export type BoardCard = {
  __typename?: 'BoardCard';
  aplStatus: AplStatus;
  aplStatusSince: Scalars['DateTime']['output'];
  /** Comments that are not deleted. */
  commentCount: Scalars['Int']['output'];
  /** Package, program or course in short. */
  education: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  municipality: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  unseenCount: Scalars['Int']['output'];
};

export type BoardChange = {
  __typename?: 'BoardChange';
  actorId: Maybe<Scalars['ID']['output']>;
  actorName: Maybe<Scalars['String']['output']>;
  /** The card as the viewer sees it now; null when it is gone. */
  card: Maybe<BoardCard>;
  /** The column before a move. */
  from: Maybe<AplStatus>;
  kind: BoardChangeKind;
  /** Null with RELOADED. */
  studentId: Maybe<Scalars['ID']['output']>;
};

export type BoardChangeKind =
  | 'CHANGED'
  | 'COMMENTED'
  | 'MOVED'
  /** Many cards at once, by an import or a bulk change: read the board anew. */
  | 'RELOADED'
  | 'REMOVED'
  | 'SEEN';

export type BookExamsInput = {
  /** 1 to 200 registrations. */
  examIds: Array<Scalars['ID']['input']>;
  occasionId: Scalars['ID']['input'];
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

/** The exams of a period, and the registrations that have no day yet. */
export type Calendar = {
  __typename?: 'Calendar';
  /** Of the layers asked for, in the period. */
  marks: Array<CalendarMark>;
  /** By day and time; cancelled ones too. */
  occasions: Array<ExamOccasion>;
  /** 'Önskad månad – ej daterade': on no occasion and not denied, whatever the period; by wanted month, then in order of arrival. */
  undated: Array<CalendarExam>;
  /** How many there are; `undated` holds at most 500. */
  undatedCount: Scalars['Int']['output'];
  viewerMay: CalendarRights;
};

/** Something in the calendar has changed: read it anew. */
export type CalendarChange = {
  __typename?: 'CalendarChange';
  actorId: Maybe<Scalars['ID']['output']>;
  actorName: Maybe<Scalars['String']['output']>;
  /** Null with many at once. */
  occasionId: Maybe<Scalars['ID']['output']>;
};

/**
 * A registration as the calendar shows it. Specped and syv see the student's name, the course, the month and the
 * status (permissions, section 5: Calendar); everything else is null for them.
 */
export type CalendarExam = {
  __typename?: 'CalendarExam';
  /** The course as it was written in the registration. */
  course: Scalars['String']['output'];
  /** The course of the catalogue, where the text names one. */
  courseId: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  /** Nothing is to be paid: exempt (see `Exam.feeExemptReason`), or the school asks no fee. */
  isFeeExempt: Maybe<Scalars['Boolean']['output']>;
  materialReceived: Maybe<Scalars['Boolean']['output']>;
  municipality: Maybe<Scalars['String']['output']>;
  paymentDate: Maybe<Scalars['Date']['output']>;
  requestedMonth: Month;
  /** The year of that month: the first one after the registration. */
  requestedYear: Scalars['Int']['output'];
  /** The signed grade of the exam. */
  result: Maybe<Scalars['String']['output']>;
  status: ExamStatus;
  studentId: Scalars['ID']['output'];
  studentName: Scalars['String']['output'];
  /** The responsible teacher's id, as in `teachers`. */
  teacherId: Maybe<Scalars['ID']['output']>;
  teacherName: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
};

export type CalendarInput = {
  from: Scalars['Date']['input'];
  layers?: InputMaybe<Array<CalendarLayer>>;
  /** At most 400 days later. */
  to: Scalars['Date']['input'];
};

/** What else the school year holds, shown on demand. */
export type CalendarLayer =
  | 'COURSE_ENDS'
  | 'COURSE_STARTS'
  | 'GRADES_DUE';

/** A day of the school year: a course begins or ends, or its grades are due. */
export type CalendarMark = {
  __typename?: 'CalendarMark';
  courseInstanceId: Scalars['ID']['output'];
  courseName: Scalars['String']['output'];
  day: Scalars['Date']['output'];
  layer: CalendarLayer;
  /** The course instance's own name. */
  name: Scalars['String']['output'];
};

/** What the viewer may do in the calendar. */
export type CalendarRights = {
  __typename?: 'CalendarRights';
  create: Scalars['Boolean']['output'];
};

/** One's own subscription to the calendar from another program. */
export type CalendarSubscription = {
  __typename?: 'CalendarSubscription';
  createdAt: Scalars['DateTime']['output'];
  /** When another program last fetched it. */
  lastReadAt: Maybe<Scalars['DateTime']['output']>;
};

export type CancelCourseInstanceInput = {
  id: Scalars['ID']['input'];
  /** Whether the students are mailed; teachers are always told. */
  mailStudents?: InputMaybe<Scalars['Boolean']['input']>;
  /** Shown in the notice; up to 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  students: CancelledStudents;
  /** For MOVE: where to. CONFLICT (reason FULL) when it has too few places. */
  targetId?: InputMaybe<Scalars['ID']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type CancelCourseInstanceResult = {
  __typename?: 'CancelCourseInstanceResult';
  /** The change of the enrolments, undone as a unit by `reopenCourseInstance`; null without students. */
  batchId: Maybe<Scalars['ID']['output']>;
  instance: CourseInstance;
  /** How many students were moved, ended or planned anew. */
  students: Scalars['Int']['output'];
};

export type CancelExamOccasionInput = {
  id: Scalars['ID']['input'];
  /** 1 to 300 characters; those who have been called read it. */
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};

export type CancelJobInput = {
  id: Scalars['ID']['input'];
};

export type CancelTeacherReplacementInput = {
  /** The replacement's. */
  id: Scalars['ID']['input'];
};

/** What a cancellation would mean, to decide by. */
export type CancellationPreview = {
  __typename?: 'CancellationPreview';
  /** Of them, those who have already begun. */
  begun: Scalars['Int']['output'];
  instance: CourseInstance;
  /** Of the students, those with an e-mail address. */
  mailable: Scalars['Int']['output'];
  /** Students who are moved, ended or planned anew. */
  students: Scalars['Int']['output'];
  /** Other instances of the course that are not over, soonest first. */
  targets: Array<CancellationTarget>;
  /** Students who have left or have a signed grade: they stay as they are. */
  untouched: Scalars['Int']['output'];
};

export type CancellationTarget = {
  __typename?: 'CancellationTarget';
  endDate: Maybe<Scalars['Date']['output']>;
  /** Null: no limit. */
  freePlaces: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  startDate: Maybe<Scalars['Date']['output']>;
  teacherName: Maybe<Scalars['String']['output']>;
};

/** What happens to the students of a cancelled instance. */
export type CancelledStudents =
  /** Their enrolment ends as CANCELLED (inställd). */
  | 'END'
  /** They go on in another instance of the course. */
  | 'MOVE'
  /** They wait for an instance again. */
  | 'PLAN';

/** A course as its administrators see it. */
export type CatalogueCourse = {
  __typename?: 'CatalogueCourse';
  /** Instances that run or are to come. */
  activeInstances: Scalars['Int']['output'];
  /** When the syllabus was withdrawn for education that begins later. */
  cancelledOn: Maybe<Scalars['Date']['output']>;
  /** As the catalogue spells it: the end is case-sensitive. */
  code: Scalars['String']['output'];
  /** What stands for it in another curriculum; never guessed from the code. */
  equivalents: Array<CourseReference>;
  id: Scalars['ID']['output'];
  /** Why it cannot be deleted, in Swedish; null where it can. */
  keptBecause: Maybe<Scalars['String']['output']>;
  kind: CourseKind;
  level: CourseLevel;
  name: Scalars['String']['output'];
  /** Current packages that hold it. */
  packages: Array<CourseFrame>;
  /** Null where points are not counted (sfi). */
  points: Maybe<Scalars['Int']['output']>;
  priceCategory: Maybe<PriceCategory>;
  status: CourseStatus;
  /** Students with a current enrolment. */
  students: Scalars['Int']['output'];
  subject: Maybe<Scalars['String']['output']>;
  system: CourseSystem;
  validFrom: Maybe<Scalars['Date']['output']>;
  /** What has begun may be finished until then. */
  validTo: Maybe<Scalars['Date']['output']>;
  /** Counts the changes; an edit that sends an older one is refused (CONFLICT). */
  version: Scalars['Int']['output'];
  warnings: Array<CatalogueWarning>;
};

/** All given ones must hold. Archived courses are left out unless `statuses` names them. */
export type CatalogueCourseFilter = {
  levels?: InputMaybe<Array<CourseLevel>>;
  /** Courses of this package. */
  packageId?: InputMaybe<Scalars['ID']['input']>;
  priceCategories?: InputMaybe<Array<PriceCategory>>;
  /** Part of a name, a code or a subject, of the course or of its equivalent. */
  q?: InputMaybe<Scalars['String']['input']>;
  statuses?: InputMaybe<Array<CourseStatus>>;
  subject?: InputMaybe<Scalars['String']['input']>;
  systems?: InputMaybe<Array<CourseSystem>>;
  /** Codes that the national catalogue does not have. */
  unknownCode?: InputMaybe<Scalars['Boolean']['input']>;
  /** Courses of Gy11 without an equivalent. */
  unpaired?: InputMaybe<Scalars['Boolean']['input']>;
  /** Courses that run or are to come without a teacher. */
  withoutTeacher?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CatalogueCoursePage = {
  __typename?: 'CatalogueCoursePage';
  /** By name in Swedish alphabetical order unless sorted otherwise. */
  nodes: Array<CatalogueCourse>;
  /** Every subject of the catalogue, for the filter. */
  subjects: Array<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
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
  filter?: InputMaybe<CatalogueCourseFilter>;
  /** 1 to 200; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** From 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CatalogueCourseSort>;
};

/** What a form should tell before it is saved; nothing is refused for it. */
export type CatalogueWarning = {
  __typename?: 'CatalogueWarning';
  /** CODE_PATTERN, POINTS_STEP, POINTS_DIFFER, APL_MISSING. */
  code: Scalars['String']['output'];
  /** Swedish, safe to show. */
  message: Scalars['String']['output'];
};

/** One change of a student's record (specification, section 3: Change history entry). */
export type ChangeHistoryEntry = {
  __typename?: 'ChangeHistoryEntry';
  changedBy: Maybe<ChangedBy>;
  changedByRole: Maybe<Role>;
  /** Names of the changed fields. */
  changes: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  newValues: Scalars['JSONObject']['output'];
  previousValues: Scalars['JSONObject']['output'];
  timestamp: Scalars['DateTime']['output'];
};

export type ChangePasswordInput = {
  /** Trimmed. A wrong one is BAD_USER_INPUT on this field and counts as a guess at sign-in does. */
  currentPassword: Scalars['String']['input'];
  /** The rules of `ResetPasswordInput.newPassword`. */
  newPassword: Scalars['String']['input'];
};

export type ChangedBy = {
  __typename?: 'ChangedBy';
  id: Maybe<Scalars['ID']['output']>;
  name: Maybe<Scalars['String']['output']>;
};

export type Comment = {
  __typename?: 'Comment';
  /** The author's display name. */
  author: Maybe<Scalars['String']['output']>;
  /** Null for students and for imported comments. */
  authorId: Maybe<Scalars['ID']['output']>;
  authorRole: Maybe<Role>;
  /** `[RADERAD]` once deleted: the text leaves the server no more. */
  comment: Scalars['String']['output'];
  date: Scalars['DateTime']['output'];
  editedAt: Maybe<Scalars['DateTime']['output']>;
  /** The name of who edited it last, the author too. */
  editedBy: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isDeleted: Scalars['Boolean']['output'];
  /** Ids of the users who have seen it; empty for students. */
  seenBy: Array<Scalars['ID']['output']>;
  version: Scalars['Int']['output'];
  viewerMay: CommentRights;
};

/** The whole comment list after the change. */
export type CommentHistory = {
  __typename?: 'CommentHistory';
  commentHistory: Array<Comment>;
  studentId: Scalars['ID']['output'];
};

/** What the viewer may do with this comment; the two pages differ (contract, section 6). */
export type CommentRights = {
  __typename?: 'CommentRights';
  delete: Scalars['Boolean']['output'];
  deleteOnBoard: Scalars['Boolean']['output'];
  /** On the student page: the author or an administrator. */
  edit: Scalars['Boolean']['output'];
  /** On the APL board: anyone who may open the board. */
  editOnBoard: Scalars['Boolean']['output'];
};

export type CommitImportInput = {
  batchId: Scalars['ID']['input'];
  onError?: InputMaybe<ImportErrorChoice>;
};

/** The sum of the period that another is compared with. */
export type ComparedEarnings = {
  __typename?: 'ComparedEarnings';
  earnedOre: Scalars['Ore']['output'];
  /** The first day. */
  from: Scalars['Date']['output'];
  /** The last day. */
  to: Scalars['Date']['output'];
};

/** Whole months, as those of EarningsInput. */
export type ComparedPeriodInput = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};

export type CopyCoursePackageInput = {
  id: Scalars['ID']['input'];
  /** 'Kopia av …' unless given. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** A new course of Gy25 with everything else as in the old one, linked as its equivalent. */
export type CopyCourseToGy25Input = {
  code: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  /** As the old one unless given. */
  name?: InputMaybe<Scalars['String']['input']>;
  points?: InputMaybe<Scalars['Int']['input']>;
};

/** The same lists for another time, every amount raised by a percentage and rounded to the öre. */
export type CopyPriceListsInput = {
  /** At most 50. */
  ids: Array<Scalars['ID']['input']>;
  /** -50 to 100. */
  indexPercent: Scalars['Float']['input'];
  validFrom: Scalars['Date']['input'];
  validTo?: InputMaybe<Scalars['Date']['input']>;
};

export type CorrectEarningsInput = {
  freezeId: Scalars['ID']['input'];
  /** 1 to 500. */
  lines: Array<EarningCorrectionLineInput>;
  /** 3 to 500 characters. */
  reason: Scalars['String']['input'];
};

export type CorrectionOutcome =
  | 'CORRECTED'
  | 'REFUSED';

/** A student's request to have something corrected (GDPR, article 16), and what was answered. */
export type CorrectionRequest = {
  __typename?: 'CorrectionRequest';
  /** What was put right, or why it was not. */
  answer: Maybe<Scalars['String']['output']>;
  answeredAt: Maybe<Scalars['DateTime']['output']>;
  /** The name of who answered. */
  answeredBy: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Null until it is answered. */
  outcome: Maybe<CorrectionOutcome>;
  requestedAt: Scalars['DateTime']['output'];
  studentId: Scalars['ID']['output'];
  subject: CorrectionSubject;
  /** What is wrong and how it should be, in the student's words. */
  text: Scalars['String']['output'];
};

/** What a student wants to have put right. */
export type CorrectionSubject =
  | 'COMMENT'
  | 'CONTACT'
  | 'EDUCATION'
  | 'EXAM'
  | 'GRADE'
  /** Name or personal number. */
  | 'IDENTITY'
  | 'OTHER';

/** A spelling that is remembered, for a course or as none: the import and course matching understand it. */
export type CourseAlias = {
  __typename?: 'CourseAlias';
  /** Null: it means no course. */
  course: Maybe<MatchCourse>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
};

/** A course, a course instance, a package or a program (specification, section 3: Course detail). */
export type CourseDetail = {
  __typename?: 'CourseDetail';
  courseName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** In Swedish alphabetical order; planned and removed entries do not count. */
  students: Array<CourseStudent>;
  /** An instance's teacher; a course's is that of its current or next instance; packages and programs have none. */
  teacher: Maybe<TeacherUser>;
};

/** The figures of one period. A share is null where there is nothing to divide by. */
export type CourseFigures = {
  __typename?: 'CourseFigures';
  /** graded / (graded + droppedOut), in percent. */
  completedPercent: Maybe<Scalars['Float']['output']>;
  /** Mean days from the end to the first signing; a grade before the end counts as 0, a later correction not at all. */
  daysToGrade: Maybe<Scalars['Float']['output']>;
  /** Participations that were to end in the period and were left early, without a grade. */
  droppedOut: Scalars['Int']['output'];
  /** droppedOut / (graded + droppedOut), in percent. */
  droppedOutPercent: Maybe<Scalars['Float']['output']>;
  /** Participations that ended in the period and whose grade is due by now: what lateGrades is of. */
  dueGrades: Scalars['Int']['output'];
  from: Scalars['Date']['output'];
  /** Participations that ended in the period with a signed grade, whatever it is. */
  graded: Scalars['Int']['output'];
  /** Participations that ended in the period and were not signed, for the first time, by their due day. */
  lateGrades: Scalars['Int']['output'];
  /** Mean merit of the grades A to F (20, 17.5, 15, 12.5, 10, 0); other grades have none. */
  meanMerit: Maybe<Scalars['Float']['output']>;
  /** How many grades the mean is of. */
  meritGrades: Scalars['Int']['output'];
  /** Participations (student × course) on at least one day of the period. */
  participants: Scalars['Int']['output'];
  /** Of graded, those with A to E or G. */
  passed: Scalars['Int']['output'];
  /** passed / graded, in percent; F, IG and – are graded and not passed. */
  passedPercent: Maybe<Scalars['Float']['output']>;
  /** Different students who took part on at least one day of the period. */
  students: Scalars['Int']['output'];
  to: Scalars['Date']['output'];
};

/** A package or program that a course stands in. */
export type CourseFrame = {
  __typename?: 'CourseFrame';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A stored value and what stands in its place; an equivalent is added to those that are there. */
export type CourseImportChange = {
  __typename?: 'CourseImportChange';
  after: Maybe<Scalars['String']['output']>;
  before: Maybe<Scalars['String']['output']>;
  field: CourseImportField;
};

export type CourseImportField =
  | 'EQUIVALENT'
  | 'NAME'
  | 'POINTS'
  | 'SUBJECT';

export type CourseImportOutcome =
  | 'CHANGED'
  | 'INVALID'
  | 'NEW'
  | 'UNCHANGED';

export type CourseImportResult = {
  __typename?: 'CourseImportResult';
  rows: Array<CourseImportRow>;
  /** What was written; 0 for a preview. */
  written: Scalars['Int']['output'];
};

export type CourseImportRow = {
  __typename?: 'CourseImportRow';
  /** What a CHANGED row writes over; what the row has no value for stays as it is. */
  changes: Array<CourseImportChange>;
  code: Maybe<Scalars['String']['output']>;
  /** Swedish: why it cannot be taken, or what to look at. */
  messages: Array<Scalars['String']['output']>;
  name: Maybe<Scalars['String']['output']>;
  outcome: CourseImportOutcome;
  points: Maybe<Scalars['Int']['output']>;
  /** As the list counts, its head included. */
  row: Scalars['Int']['output'];
};

/** The fields of the course form. The code is kept as typed; unique within its curriculum whatever its case. */
export type CourseInput = {
  cancelledOn?: InputMaybe<Scalars['Date']['input']>;
  /** 1 to 20 characters. */
  code: Scalars['String']['input'];
  /** Replaces the links to equivalents, in both directions; left out they stay. */
  equivalentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  kind?: InputMaybe<CourseKind>;
  level: CourseLevel;
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** 5 to 400 in steps of five is usual; otherwise a warning. */
  points?: InputMaybe<Scalars['Int']['input']>;
  priceCategory?: InputMaybe<PriceCategory>;
  subject?: InputMaybe<Scalars['String']['input']>;
  system: CourseSystem;
  validFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Not before validFrom (ORDER). */
  validTo?: InputMaybe<Scalars['Date']['input']>;
};

/** A planned, running or finished occasion of a course (kurstillfälle). */
export type CourseInstance = {
  __typename?: 'CourseInstance';
  /** Antagna: who holds a place (admitted, studying, on leave or finished). */
  admitted: Scalars['Int']['output'];
  cancelledReason: Maybe<Scalars['String']['output']>;
  /** Null: no limit. */
  capacity: Maybe<Scalars['Int']['output']>;
  courseCode: Scalars['String']['output'];
  courseId: Scalars['ID']['output'];
  courseName: Scalars['String']['output'];
  /** Who has left before the end: by own decision or the principal's. */
  droppedOut: Scalars['Int']['output'];
  endDate: Maybe<Scalars['Date']['output']>;
  /** Who has a signed grade. */
  graded: Scalars['Int']['output'];
  /** When the grades are due: as set, else the end and the school's number of days. */
  gradesDueOn: Maybe<Scalars['Date']['output']>;
  gradesSignedAt: Maybe<Scalars['DateTime']['output']>;
  gradesSignedByName: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  location: Maybe<Scalars['String']['output']>;
  municipality: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** The day that was set for this instance; null where the school's rule holds. */
  ownGradesDueOn: Maybe<Scalars['Date']['output']>;
  /** 100 is full time, 20 points a week. */
  pacePercent: Scalars['Int']['output'];
  /** As planned, whatever the day: PLANNED, OPEN or CANCELLED. */
  planning: CourseInstanceStatus;
  points: Maybe<Scalars['Int']['output']>;
  /** The instances that were made together share it. */
  seriesId: Maybe<Scalars['ID']['output']>;
  startDate: Maybe<Scalars['Date']['output']>;
  /** Who has begun, also those who have left since. */
  started: Scalars['Int']['output'];
  status: CourseInstanceStatus;
  studyForm: StudyForm;
  /** The teacher record, as in `teachers`. */
  teacherId: Maybe<Scalars['ID']['output']>;
  teacherName: Maybe<Scalars['String']['output']>;
  /** The highest sum of paces that the teacher has at one time during this instance; null without teacher or dates. */
  teacherPeakPercent: Maybe<Scalars['Int']['output']>;
  /** Who holds a place and has no signed grade yet; 0 for a course without grades. */
  ungraded: Scalars['Int']['output'];
  /** Counts the changes; send it with an edit to never overwrite someone else's. */
  version: Scalars['Int']['output'];
  viewerMay: CourseInstanceRights;
  /** Calendar weeks from start to end, rounded; null without both dates. */
  weeks: Maybe<Scalars['Int']['output']>;
};

/** What needs somebody's hand, counted over all instances that are not cancelled. */
export type CourseInstanceAttention = {
  __typename?: 'CourseInstanceAttention';
  /** Not over, with more students than places. */
  overfull: Scalars['Int']['output'];
  /** Not over, and its teacher has more than 100 percent at some time during it. */
  overloaded: Scalars['Int']['output'];
  /** Over, with students who have no signed grade. */
  ungraded: Scalars['Int']['output'];
  /** Not over, and nobody teaches it. */
  withoutTeacher: Scalars['Int']['output'];
};

/** Dates that an instance is to get. */
export type CourseInstanceDatesInput = {
  endDate: Scalars['Date']['input'];
  id: Scalars['ID']['input'];
  startDate: Scalars['Date']['input'];
};

export type CourseInstanceDatesPreview = {
  __typename?: 'CourseInstanceDatesPreview';
  /** Enrolments that have exactly the instance's dates now, and get the new ones. */
  following: Scalars['Int']['output'];
  /** Those that keep theirs, and why. */
  left: Array<EnrollmentRemark>;
};

/** Every part narrows the list; what is left out does not. */
export type CourseInstanceFilter = {
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** With `eventsTo`: instances that begin, end or have their grades due within these days (the calendar). */
  eventsFrom?: InputMaybe<Scalars['Date']['input']>;
  eventsTo?: InputMaybe<Scalars['Date']['input']>;
  /** Instances that are not over before this day. */
  from?: InputMaybe<Scalars['Date']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  municipalities?: InputMaybe<Array<Scalars['String']['input']>>;
  /** More students than places. */
  overfull?: InputMaybe<Scalars['Boolean']['input']>;
  /** Not over, and its teacher has more than 100 percent at some time during it. */
  overloaded?: InputMaybe<Scalars['Boolean']['input']>;
  /** Instances of the courses of the package. */
  packageId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the course's name or code, or of the instance's name or place. */
  q?: InputMaybe<Scalars['String']['input']>;
  seriesId?: InputMaybe<Scalars['ID']['input']>;
  statuses?: InputMaybe<Array<CourseInstanceStatus>>;
  studyForms?: InputMaybe<Array<StudyForm>>;
  teacherId?: InputMaybe<Scalars['ID']['input']>;
  /** Instances that have begun by this day. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** Ended, with students who have no signed grade. */
  ungraded?: InputMaybe<Scalars['Boolean']['input']>;
  withoutTeacher?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CourseInstancePage = {
  __typename?: 'CourseInstancePage';
  nodes: Array<CourseInstance>;
  /** Instances that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** What the viewer may do with an instance. */
export type CourseInstanceRights = {
  __typename?: 'CourseInstanceRights';
  /** False once it is cancelled or its grades are signed. */
  cancel: Scalars['Boolean']['output'];
  /** False while it has students: it is cancelled instead. */
  delete: Scalars['Boolean']['output'];
  edit: Scalars['Boolean']['output'];
  /** Takes a cancellation back. */
  reopen: Scalars['Boolean']['output'];
};

/** One instance every so many weeks. */
export type CourseInstanceSeriesInput = {
  courseId: Scalars['ID']['input'];
  /** 1 to 52. */
  everyWeeks: Scalars['Int']['input'];
  /** Months of the year in which one may begin, 1 to 12; all unless given. */
  months?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** No start after this day, at most three years after the first. */
  until: Scalars['Date']['input'];
  /** The first start and what all have in common. */
  values: CourseInstanceValues;
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

/** A line of an instance's student list, with what CSN and SCB ask for. */
export type CourseInstanceStudent = {
  __typename?: 'CourseInstanceStudent';
  email: Maybe<Scalars['String']['output']>;
  endDate: Maybe<Scalars['Date']['output']>;
  enrollmentId: Scalars['ID']['output'];
  /** Only when signed. */
  grade: Maybe<Scalars['String']['output']>;
  gradedOn: Maybe<Scalars['Date']['output']>;
  isProtected: Scalars['Boolean']['output'];
  municipality: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  pacePercent: Scalars['Int']['output'];
  personalNumber: Maybe<Scalars['String']['output']>;
  phone: Maybe<Scalars['String']['output']>;
  startDate: Maybe<Scalars['Date']['output']>;
  status: Maybe<EnrollmentStatus>;
  /** Since when the status holds. */
  statusOn: Maybe<Scalars['Date']['output']>;
  studentId: Scalars['ID']['output'];
};

export type CourseInstanceStudents = {
  __typename?: 'CourseInstanceStudents';
  instance: CourseInstance;
  /** By name; those who have left are there with their status. */
  students: Array<CourseInstanceStudent>;
};

/** A planned or running occasion of a course. */
export type CourseInstanceSummary = {
  __typename?: 'CourseInstanceSummary';
  courseName: Scalars['String']['output'];
  endDate: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  startDate: Maybe<Scalars['Date']['output']>;
};

/** The values of an instance; what is left out of an edit stays as it is. */
export type CourseInstanceValues = {
  /** 1 to 1 000; null is no limit. */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  /** Left out of a new one: the start and points / (20 × pace) weeks. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  gradesDueOn?: InputMaybe<Scalars['Date']['input']>;
  /** Up to 200 characters. */
  location?: InputMaybe<Scalars['String']['input']>;
  municipality?: InputMaybe<Scalars['String']['input']>;
  /** The course's name unless given; 1 to 120 characters. Null in a change gives the course's name back. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 5 to 200; 100 unless given. */
  pacePercent?: InputMaybe<Scalars['Int']['input']>;
  /** PLANNED or OPEN (which is usual). */
  planning?: InputMaybe<CourseInstanceStatus>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
  studyForm?: InputMaybe<StudyForm>;
  teacherId?: InputMaybe<Scalars['ID']['input']>;
};

export type CourseInstancesInput = {
  filter?: InputMaybe<CourseInstanceFilter>;
  /** 1 to 500; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** From 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** By start, then course, unless given. */
  sort?: InputMaybe<CourseInstanceSort>;
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
  filter?: InputMaybe<MatchFilter>;
  /** 1 to 200; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** From 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
};

export type CourseNameHit = {
  __typename?: 'CourseNameHit';
  course: MatchCourse;
  /** Per cent: 100 is the same but for case and signs. */
  likeness: Scalars['Int']['output'];
};

/** A fixed list of courses with choices; a new edition leaves those who have begun with theirs. */
export type CoursePackage = {
  __typename?: 'CoursePackage';
  /** Students with a current enrolment on the package. */
  activeStudents: Scalars['Int']['output'];
  aplWeeks: Maybe<Scalars['Int']['output']>;
  code: Maybe<Scalars['String']['output']>;
  /** Each choice counts once. */
  courseCount: Scalars['Int']['output'];
  courses: Array<PackageCourse>;
  description: Maybe<Scalars['String']['output']>;
  edition: Scalars['Int']['output'];
  /** The edition that took over; null for the current one. */
  followedBy: Maybe<PackageEdition>;
  follows: Maybe<PackageEdition>;
  id: Scalars['ID']['output'];
  isArchived: Scalars['Boolean']['output'];
  keptBecause: Maybe<Scalars['String']['output']>;
  kind: PackageKind;
  name: Scalars['String']['output'];
  optionalPoints: Scalars['Int']['output'];
  /** The obligatory rows; of each choice one alternative counts. */
  points: Scalars['Int']['output'];
  /** What the sum should be. */
  targetPoints: Maybe<Scalars['Int']['output']>;
  version: Scalars['Int']['output'];
  warnings: Array<CatalogueWarning>;
  /** Of full-time study: 20 points are a week. */
  weeks: Scalars['Float']['output'];
};

/** All given ones must hold. Archived and replaced packages are left out unless asked for. */
export type CoursePackageFilter = {
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  kinds?: InputMaybe<Array<PackageKind>>;
  /** Packages whose sum differs from their target. */
  pointsDiffer?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of a name or a code, of the package or of one of its courses. */
  q?: InputMaybe<Scalars['String']['input']>;
};

/** The whole package as its form shows it: the rows in order replace the ones that are there. */
export type CoursePackageInput = {
  aplWeeks?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 20 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** At most 100; a course twice: DUPLICATE. */
  courses: Array<PackageCourseInput>;
  description?: InputMaybe<Scalars['String']['input']>;
  kind: PackageKind;
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  targetPoints?: InputMaybe<Scalars['Int']['input']>;
};

export type CoursePackagePage = {
  __typename?: 'CoursePackagePage';
  nodes: Array<CoursePackage>;
  totalCount: Scalars['Int']['output'];
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
  filter?: InputMaybe<CoursePackageFilter>;
  /** 1 to 200; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CoursePackageSort>;
};

/** A course as another one names it: its equivalent, or a row of a package. */
export type CourseReference = {
  __typename?: 'CourseReference';
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isArchived: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  points: Maybe<Scalars['Int']['output']>;
  system: CourseSystem;
};

export type CourseStatistics = {
  __typename?: 'CourseStatistics';
  current: CourseFigures;
  /** The period of the same length right before. */
  previous: CourseFigures;
};

/**
 * What the figures are about. Participants are enrolments in courses (student × course) that have begun; cancelled and
 * removed ones never count, and only signed grades do. Start and end are the student's own, else the instance's.
 */
export type CourseStatisticsInput = {
  courseId?: InputMaybe<Scalars['ID']['input']>;
  from: Scalars['Date']['input'];
  /** Of the students. KCNO stands for several municipalities and is never added to them. */
  municipalities?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The courses of the package. */
  packageId?: InputMaybe<Scalars['ID']['input']>;
  studyForms?: InputMaybe<Array<StudyForm>>;
  systems?: InputMaybe<Array<CourseSystem>>;
  /** Of the instance. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
  /** Not before `from`; at most five years. */
  to: Scalars['Date']['input'];
};

/** Whether a course can be offered. */
export type CourseStatus =
  /** Aktiv */
  | 'ACTIVE'
  /** Arkiverad: kept for the records, chosen no more. */
  | 'ARCHIVED'
  /** Upphör: its syllabus is withdrawn or its validity ends. */
  | 'ENDING';

/** Someone who studies something; protected students only for those who may know of them. */
export type CourseStudent = {
  __typename?: 'CourseStudent';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A course of the catalogue. */
export type CourseSummary = {
  __typename?: 'CourseSummary';
  /** As the catalogue spells it; the end is case-sensitive (MATMAT01a). */
  courseCode: Scalars['String']['output'];
  courseName: Scalars['String']['output'];
  /** The catalogue's id of the course. */
  id: Scalars['ID']['output'];
  /** It gets no new instances; listed for what was held of it. */
  isArchived: Scalars['Boolean']['output'];
  /** Gymnasiepoäng or verksamhetspoäng; 20 points are one full-time week. */
  points: Maybe<Scalars['Int']['output']>;
  /** The teacher of its current or next instance that is not cancelled; null when none is set. */
  teacher: Maybe<TeacherUser>;
};

/** The curriculum that a course belongs to; a local course is the school's own. */
export type CourseSystem =
  | 'GY11'
  | 'GY25'
  | 'LOCAL'
  | 'SFI'
  | 'VUX_GRUND';

export type CreateApiKeyInput = {
  /** In the future. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** At most ADMIN. */
  role: Role;
};

export type CreateCourseInput = {
  course: CourseInput;
};

export type CreateCourseInstanceInput = {
  courseId: Scalars['ID']['input'];
  values: CourseInstanceValues;
};

export type CreateCoursePackageInput = {
  package: CoursePackageInput;
};

export type CreateDocumentInput = {
  document: DocumentInput;
  /** Also puts it among the student's files. */
  saveToFiles?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One document for each subject, with the usual rows of each. */
export type CreateDocumentsInput = {
  from?: InputMaybe<Scalars['Date']['input']>;
  language?: InputMaybe<DocumentLanguage>;
  personalNumber?: InputMaybe<PersonalNumberForm>;
  saveToFiles?: InputMaybe<Scalars['Boolean']['input']>;
  signatoryName?: InputMaybe<Scalars['String']['input']>;
  signatoryTitle?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 1 000. */
  subjectIds: Array<Scalars['ID']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  type: DocumentType;
};

export type CreateExamOccasionInput = {
  /** 1 to 1 000; null without a limit. */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  courseIds: Array<Scalars['ID']['input']>;
  /** After `startsAt`, the same day. */
  endsAt: Scalars['String']['input'];
  /** Registrations that are booked in the same step. */
  examIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  heldOn: Scalars['Date']['input'];
  /** At most 120 characters. */
  invigilator?: InputMaybe<Scalars['String']['input']>;
  /** At most 1 000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  part?: InputMaybe<ExamPart>;
  registrationClosesOn?: InputMaybe<Scalars['Date']['input']>;
  registrationOpensOn?: InputMaybe<Scalars['Date']['input']>;
  /** At most 80 characters. */
  room?: InputMaybe<Scalars['String']['input']>;
  /** `HH:MM`. */
  startsAt: Scalars['String']['input'];
  /** Left out, a teacher means themself. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateExamSummonsInput = {
  /** A registration that is booked on an occasion. */
  examId: Scalars['ID']['input'];
  language?: InputMaybe<DocumentLanguage>;
  personalNumber?: InputMaybe<PersonalNumberForm>;
};

export type CreateExportInput = {
  format: ExportFormat;
  /** The list's name; an unknown one: BAD_USER_INPUT (BAD_REFERENCE). */
  list: Scalars['String']['input'];
  /**
   * The query string of the list's page: its filters and its order, at most 2 000 characters. `skyddade=ja` takes
   * along students with protected data. A date or an id in it that is none: BAD_USER_INPUT (FORMAT) on `query`.
   */
  query?: InputMaybe<Scalars['String']['input']>;
};

export type CreateGradeCatalogueInput = {
  /** A course instance whose grades are signed. */
  courseInstanceId: Scalars['ID']['input'];
  language?: InputMaybe<DocumentLanguage>;
};

export type CreateInstanceForNeedsInput = {
  courseId: Scalars['ID']['input'];
  /** 1 to 200. */
  keys: Array<Scalars['ID']['input']>;
  values: CourseInstanceValues;
};

export type CreateMyDocumentInput = {
  language?: InputMaybe<DocumentLanguage>;
  personalNumber?: InputMaybe<PersonalNumberForm>;
  /** STUDY_CERTIFICATE or GRADE_EXTRACT. */
  type: DocumentType;
};

export type CreatePackageEditionInput = {
  id: Scalars['ID']['input'];
};

export type CreatePriceListInput = {
  municipality: Scalars['String']['input'];
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** At most 200. */
  rows: Array<PriceRowInput>;
  validFrom: Scalars['Date']['input'];
  validTo?: InputMaybe<Scalars['Date']['input']>;
};

export type CreateProgramInput = {
  program: ProgramInput;
};

export type CreateStudentInput = {
  additionalInfo?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  endDate?: InputMaybe<Scalars['Date']['input']>;
  exam?: InputMaybe<Scalars['String']['input']>;
  municipality?: InputMaybe<MunicipalityInput>;
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** With or without century and separator; check digit and date are verified. */
  personalNumber?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
  teacherId?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateTaskInput = {
  /** 1 to 500 characters. */
  description: Scalars['String']['input'];
};

/** The person gets a mail with a one-time link and chooses the password alone. */
export type CreateUserInput = {
  email: Scalars['String']['input'];
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  /** At most one's own rank. TEACHER makes a teacher record too. */
  role: Role;
};

export type CreatedApiKey = {
  __typename?: 'CreatedApiKey';
  apiKey: ApiKey;
  /** The key itself, shown this once; null in a repeat of the same call. */
  key: Maybe<Scalars['String']['output']>;
};

/** A new subscription. Earlier addresses of the account are dead. */
export type CreatedCalendarSubscription = {
  __typename?: 'CreatedCalendarSubscription';
  subscription: CalendarSubscription;
  /** The whole address with its secret; shown once. Null in the answer to a repeat. */
  url: Maybe<Scalars['String']['output']>;
};

export type CsnEventCount = {
  __typename?: 'CsnEventCount';
  count: Scalars['Int']['output'];
  /** As `CsnReportRow.event`. */
  event: Scalars['String']['output'];
};

/** What a report would hold, before anything is marked. */
export type CsnPreview = {
  __typename?: 'CsnPreview';
  /** Most first. */
  events: Array<CsnEventCount>;
  size: Scalars['Int']['output'];
};

/** What CSN was told at one time; kept, so that the file can be fetched again. */
export type CsnReport = {
  __typename?: 'CsnReport';
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  rows: Array<CsnReportRow>;
  size: Scalars['Int']['output'];
};

/** One row of the report to CSN (domain, D8). */
export type CsnReportRow = {
  __typename?: 'CsnReportRow';
  courseCode: Maybe<Scalars['String']['output']>;
  courseName: Scalars['String']['output'];
  endDate: Maybe<Scalars['Date']['output']>;
  enrollmentId: Scalars['ID']['output'];
  /** Start, change, interruption or result, in Swedish. */
  event: Scalars['String']['output'];
  eventOn: Maybe<Scalars['Date']['output']>;
  grade: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  pacePercent: Maybe<Scalars['Int']['output']>;
  personalNumber: Maybe<Scalars['String']['output']>;
  points: Maybe<Scalars['Int']['output']>;
  startDate: Maybe<Scalars['Date']['output']>;
};

export type DeactivateUserInput = {
  id: Scalars['ID']['input'];
};

export type DecideExamInput = {
  /** At most 2 000 characters. Left out it stays as it is, null clears it. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Must be given: without it BAD_USER_INPUT, 'Beslut krävs'. */
  decision?: InputMaybe<ExamDecision>;
  /** Why the exam is free of charge, at most 120 characters. Left out it stays as it is, null clears it. */
  feeExemptReason?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** The version that was decided upon; CONFLICT when it is no longer current. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type DeleteAplCommentInput = {
  commentId?: InputMaybe<Scalars['ID']['input']>;
  index: Scalars['Int']['input'];
  studentId: Scalars['ID']['input'];
};

export type DeleteCommentInput = {
  commentId: Scalars['ID']['input'];
  studentId: Scalars['ID']['input'];
};

export type DeleteCourseInstanceInput = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type DeleteExamInput = {
  id: Scalars['ID']['input'];
};

export type DeleteFileInput = {
  id: Scalars['ID']['input'];
};

export type DeleteFromCatalogueInput = {
  id: Scalars['ID']['input'];
};

export type DeletePriceListInput = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type DeleteTaskInput = {
  id: Scalars['ID']['input'];
};

export type Details = AccountCard | StudentCard | TeacherCard;

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

/** A row that may be chosen or left out: an enrolment or a grade. */
export type DocumentEntry = {
  __typename?: 'DocumentEntry';
  chosen: Scalars['Boolean']['output'];
  detail: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
};

/** What a document is made of. Its text follows from the records alone. */
export type DocumentInput = {
  /** The chosen rows among the preview's `entries`; all usual ones unless given. */
  entryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  from?: InputMaybe<Scalars['Date']['input']>;
  language?: InputMaybe<DocumentLanguage>;
  personalNumber?: InputMaybe<PersonalNumberForm>;
  /** Who signs; the school's own signatory unless given. */
  signatoryName?: InputMaybe<Scalars['String']['input']>;
  signatoryTitle?: InputMaybe<Scalars['String']['input']>;
  /** The id of a `DocumentSubject` of that type. */
  subjectId: Scalars['ID']['input'];
  to?: InputMaybe<Scalars['Date']['input']>;
  type: DocumentType;
};

export type DocumentLanguage =
  | 'EN'
  | 'SV';

export type DocumentPreview = {
  __typename?: 'DocumentPreview';
  entries: Array<DocumentEntry>;
  problem: Maybe<DocumentProblem>;
  /** Null while there is a problem. */
  sheet: Maybe<DocumentSheet>;
  /** What to mind before it is handed over, in Swedish. */
  warnings: Array<Scalars['String']['output']>;
};

/** Why nothing can be made yet. */
export type DocumentProblem = {
  __typename?: 'DocumentProblem';
  message: Scalars['String']['output'];
  /** A field of `DocumentInput`. */
  path: Scalars['String']['output'];
};

/** What is printed, before it is set on pages. */
export type DocumentSheet = {
  __typename?: 'DocumentSheet';
  blocks: Array<SheetBlock>;
  landscape: Scalars['Boolean']['output'];
  language: DocumentLanguage;
  /** Where and when: 'Solna den 20 november 2026'. */
  placeAndDate: Scalars['String']['output'];
  /** Unit code, authority, city: the line at the foot. */
  schoolDetails: Array<Scalars['String']['output']>;
  schoolName: Scalars['String']['output'];
  /** Who signs for the school; null where the blocks have the lines for it. */
  signatoryName: Maybe<Scalars['String']['output']>;
  signatoryTitle: Maybe<Scalars['String']['output']>;
  /** Whom or what it is about. */
  subject: Scalars['String']['output'];
  title: Scalars['String']['output'];
  type: DocumentType;
};

/** Whom or what a document of a type is about: a student, a course instance, or (a summons) an exam registration. */
export type DocumentSubject = {
  __typename?: 'DocumentSubject';
  /** What tells two of one name apart. */
  detail: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isProtected: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
};

export type DocumentSubjects = {
  __typename?: 'DocumentSubjects';
  nodes: Array<DocumentSubject>;
  totalCount: Scalars['Int']['output'];
};

export type DocumentSubjectsInput = {
  /** Only students on this course instance. */
  courseInstanceId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 200; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** Part of a name, a personal number, an e-mail address or a course code. */
  q?: InputMaybe<Scalars['String']['input']>;
  type: DocumentType;
};

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

/** What anyone who holds a code may know: no more than the paper shows. */
export type DocumentVerification = {
  __typename?: 'DocumentVerification';
  /** `XXXX-XXXX-XXXX`. */
  code: Scalars['String']['output'];
  /** When whom it was for was erased: it was issued, and nothing else is known of it any more. */
  erasedOn: Maybe<Scalars['Date']['output']>;
  /** The holder's initials and year of birth, such as 'A.E., född 1990'; null for lists, protected identities and what was erased. */
  holder: Maybe<Scalars['String']['output']>;
  issuedOn: Scalars['Date']['output'];
  issuer: Scalars['String']['output'];
  revokedOn: Maybe<Scalars['Date']['output']>;
  /** Of the file as it was issued, so that a copy can be compared with it. */
  sha256: Scalars['String']['output'];
  title: Scalars['String']['output'];
  type: DocumentType;
  /** False: the school has revoked it. */
  valid: Scalars['Boolean']['output'];
};

export type DropoutReason = {
  __typename?: 'DropoutReason';
  count: Scalars['Int']['output'];
  /** Null where none was given. */
  reason: Maybe<StatusReason>;
};

export type DropoutStatistics = {
  __typename?: 'DropoutStatistics';
  /** The same, by reason; most frequent first. */
  reasons: Array<DropoutReason>;
  total: Scalars['Int']['output'];
  /** Left in the period, by week since the start; everything after week 26 is in week 27. */
  weeks: Array<DropoutWeek>;
};

export type DropoutWeek = {
  __typename?: 'DropoutWeek';
  count: Scalars['Int']['output'];
  /** From 1. */
  week: Scalars['Int']['output'];
};

export type EarningCorrection = {
  __typename?: 'EarningCorrection';
  amountOre: Scalars['Ore']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdByName: Maybe<Scalars['String']['output']>;
  enrollmentId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  month: Scalars['Date']['output'];
  municipality: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  studentId: Scalars['ID']['output'];
  studentName: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type EarningCorrectionLineInput = {
  /** Below zero takes away. */
  amountOre: Scalars['Ore']['input'];
  enrollmentId: Scalars['ID']['input'];
};

export type EarningCorrectionsInput = {
  /** Only this month. */
  freezeId?: InputMaybe<Scalars['ID']['input']>;
};

/** An enrolment whose frozen amount is no longer what the facts say: a correction to consider. */
export type EarningDeviation = {
  __typename?: 'EarningDeviation';
  /** What a correction would add. */
  differenceOre: Scalars['Ore']['output'];
  enrollmentId: Scalars['ID']['output'];
  freezeId: Scalars['ID']['output'];
  /** With the corrections so far. */
  frozenOre: Scalars['Ore']['output'];
  month: Scalars['Date']['output'];
  municipality: Scalars['String']['output'];
  nowOre: Scalars['Ore']['output'];
  studentId: Scalars['ID']['output'];
  studentName: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** How the amount of one enrolment in the period comes about; the lines that count sum to `earnedOre`. */
export type EarningExplanation = {
  __typename?: 'EarningExplanation';
  earnedOre: Scalars['Ore']['output'];
  enrollmentId: Scalars['ID']['output'];
  steps: Array<EarningStep>;
  studentName: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type EarningExplanationInput = {
  enrollmentId: Scalars['ID']['input'];
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};

/** A month as it was at a moment. */
export type EarningFreeze = {
  __typename?: 'EarningFreeze';
  frozenAt: Scalars['DateTime']['output'];
  frozenByName: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: FreezeKind;
  /** The first day of the month. */
  month: Scalars['Date']['output'];
  municipalities: Array<FrozenMunicipality>;
  throughOn: Scalars['Date']['output'];
  totalOre: Scalars['Ore']['output'];
};

export type EarningInvoice = {
  __typename?: 'EarningInvoice';
  amountOre: Scalars['Ore']['output'];
  id: Scalars['ID']['output'];
  invoicedAt: Scalars['DateTime']['output'];
  invoicedByName: Maybe<Scalars['String']['output']>;
  reference: Maybe<Scalars['String']['output']>;
};

export type EarningLine = {
  __typename?: 'EarningLine';
  /** Of the period. */
  baseOre: Scalars['Ore']['output'];
  baseShareOre: Maybe<Scalars['Ore']['output']>;
  basis: Maybe<PriceBasis>;
  code: Maybe<Scalars['String']['output']>;
  correctionsOre: Scalars['Ore']['output'];
  earnedOre: Scalars['Ore']['output'];
  enrollmentId: Scalars['ID']['output'];
  enrollmentStatus: Maybe<EnrollmentStatus>;
  firstOn: Maybe<Scalars['Date']['output']>;
  /** Signed grades only. */
  grade: Maybe<Scalars['String']['output']>;
  isProtected: Scalars['Boolean']['output'];
  lastOn: Maybe<Scalars['Date']['output']>;
  municipality: Maybe<Scalars['String']['output']>;
  points: Maybe<Scalars['Int']['output']>;
  problem: Maybe<EarningProblemKind>;
  resultOre: Scalars['Ore']['output'];
  resultShareOre: Maybe<Scalars['Ore']['output']>;
  status: EarningStatus;
  studentId: Scalars['ID']['output'];
  studentName: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** The price of the whole, its base share and its result share. */
  totalOre: Maybe<Scalars['Ore']['output']>;
  unitOre: Maybe<Scalars['Ore']['output']>;
};

export type EarningLinePage = {
  __typename?: 'EarningLinePage';
  /** By name. */
  nodes: Array<EarningLine>;
  totalCount: Scalars['Int']['output'];
};

export type EarningLinesInput = {
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 100; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  from: Scalars['Date']['input'];
  municipality?: InputMaybe<Scalars['String']['input']>;
  packageId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 unless given. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Only those without an amount. */
  problem?: InputMaybe<EarningProblemKind>;
  to: Scalars['Date']['input'];
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

/** One line of a calculation, in Swedish. */
export type EarningStep = {
  __typename?: 'EarningStep';
  /** Null for a line that only informs. */
  amountOre: Maybe<Scalars['Ore']['output']>;
  /** Adds to the sum of the period. */
  counts: Scalars['Boolean']['output'];
  /** How it was calculated; null where there is nothing to say. */
  detail: Maybe<Scalars['String']['output']>;
  label: Scalars['String']['output'];
};

export type EarningsCards = {
  __typename?: 'EarningsCards';
  baseOre: Scalars['Ore']['output'];
  correctionsOre: Scalars['Ore']['output'];
  /** Base shares, result shares and corrections of the period, through today. */
  earnedOre: Scalars['Ore']['output'];
  /** Finally frozen through the period's last month, and not invoiced. */
  invoiceableOre: Scalars['Ore']['output'];
  remainingCount: Scalars['Int']['output'];
  /** Result shares that may still come. */
  remainingResultOre: Scalars['Ore']['output'];
  resultOre: Scalars['Ore']['output'];
  riskCount: Scalars['Int']['output'];
  /** What the period's dropouts, '–' and unpaid F take away. */
  riskOre: Scalars['Ore']['output'];
};

/** A customer, or (with `municipality`) a course or package of one. */
export type EarningsGroup = {
  __typename?: 'EarningsGroup';
  baseOre: Scalars['Ore']['output'];
  code: Maybe<Scalars['String']['output']>;
  /** What it earned in the period of `comparedWith`; null without one. */
  comparedOre: Maybe<Scalars['Ore']['output']>;
  correctionsOre: Scalars['Ore']['output'];
  courseId: Maybe<Scalars['ID']['output']>;
  earnedOre: Scalars['Ore']['output'];
  enrollments: Scalars['Int']['output'];
  municipality: Scalars['String']['output'];
  packageId: Maybe<Scalars['ID']['output']>;
  remainingResultOre: Scalars['Ore']['output'];
  resultOre: Scalars['Ore']['output'];
  riskOre: Scalars['Ore']['output'];
  status: EarningStatus;
  title: Maybe<Scalars['String']['output']>;
};

/** Whole months: from the month of `from` through that of `to`, at most 24. */
export type EarningsInput = {
  /** A second period to set beside the first. */
  comparedWith?: InputMaybe<ComparedPeriodInput>;
  from: Scalars['Date']['input'];
  /** Groups by course and package instead of by customer. */
  municipality?: InputMaybe<Scalars['String']['input']>;
  to: Scalars['Date']['input'];
};

/** Enrolments without an amount: in no sum, but counted here. */
export type EarningsProblem = {
  __typename?: 'EarningsProblem';
  /** Different courses and packages. */
  courses: Scalars['Int']['output'];
  enrollments: Scalars['Int']['output'];
  kind: EarningProblemKind;
  /** Null where that is what is missing. */
  municipality: Maybe<Scalars['String']['output']>;
  /** The first ten. */
  titles: Array<Scalars['String']['output']>;
};

export type EarningsReport = {
  __typename?: 'EarningsReport';
  cards: EarningsCards;
  /** Null without `comparedWith`. */
  compared: Maybe<ComparedEarnings>;
  /** The first day. */
  from: Scalars['Date']['output'];
  /** The months of the period that are finally frozen. */
  frozenMonths: Array<Scalars['Date']['output']>;
  /** By name. With `comparedWith` also what earned in that period alone, so that the rows sum to both. */
  groups: Array<EarningsGroup>;
  problems: Array<EarningsProblem>;
  /** What is not frozen is counted through this day. */
  through: Scalars['Date']['output'];
  /** The last day. */
  to: Scalars['Date']['output'];
};

/** Addresses an entry by its place in the stored order, oldest first, deleted entries included. */
export type EditAplCommentInput = {
  comment: Scalars['String']['input'];
  /** When given and not the entry at the index: CONFLICT. */
  commentId?: InputMaybe<Scalars['ID']['input']>;
  index: Scalars['Int']['input'];
  studentId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type EditCommentInput = {
  comment: Scalars['String']['input'];
  commentId: Scalars['ID']['input'];
  studentId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** One enrolment of a student (specification, section 3: Education entry). */
export type EducationEntry = {
  __typename?: 'EducationEntry';
  courseInstance: Maybe<CourseInstanceSummary>;
  endDate: Maybe<Scalars['Date']['output']>;
  /** A to F, G, IG or – ; null while none is set. One that is not signed yet is shown to those who grade the course alone. */
  grade: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** False while the entry is only planned. */
  isEnrollment: Scalars['Boolean']['output'];
  /** True: the grade is a draft, which nobody but those who grade the course can see. */
  isGradeDraft: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  refId: Maybe<EducationReference>;
  removedAt: Maybe<Scalars['DateTime']['output']>;
  startDate: Maybe<Scalars['Date']['output']>;
  status: Maybe<EnrollmentStatus>;
  type: EducationType;
  /** Counts the changes of this entry. */
  version: Scalars['Int']['output'];
};

/** A course, package or program in the overview of what the school offers. */
export type EducationItem = {
  __typename?: 'EducationItem';
  activeStudents: Scalars['Int']['output'];
  code: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Running instances, of a package those of its courses. */
  ongoingInstances: Scalars['Int']['output'];
  points: Maybe<Scalars['Int']['output']>;
  /** Null for packages and programs. */
  system: Maybe<CourseSystem>;
  type: EducationType;
  validTo: Maybe<Scalars['Date']['output']>;
};

export type EducationListInput = {
  /** 1 to 200; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Part of a name or a code. */
  q?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<EducationSort>;
  system?: InputMaybe<CourseSystem>;
  type?: InputMaybe<EducationType>;
};

export type EducationOverview = {
  __typename?: 'EducationOverview';
  /** Only kinds with something to do. */
  attention: Array<Attention>;
  courses: Scalars['Int']['output'];
  packages: Scalars['Int']['output'];
  programs: Scalars['Int']['output'];
};

export type EducationPage = {
  __typename?: 'EducationPage';
  nodes: Array<EducationItem>;
  totalCount: Scalars['Int']['output'];
};

/** What an education entry points at: the fields of its own kind are set, the others null. */
export type EducationReference = {
  __typename?: 'EducationReference';
  courseCode: Maybe<Scalars['String']['output']>;
  courseName: Maybe<Scalars['String']['output']>;
  coursePackageName: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Of the course, or what the package or program comes to; null where the catalogue does not say. */
  points: Maybe<Scalars['Int']['output']>;
  programName: Maybe<Scalars['String']['output']>;
};

export type EducationSort = {
  direction: SortDirection;
  field: EducationSortField;
};

export type EducationSortField =
  | 'CODE'
  | 'INSTANCES'
  | 'NAME'
  | 'POINTS'
  | 'STUDENTS'
  | 'VALID_TO';

/** A status that an education entry has had: since when, and why. */
export type EducationStatus = {
  __typename?: 'EducationStatus';
  effectiveOn: Maybe<Scalars['Date']['output']>;
  /** The education entry's id. */
  entryId: Scalars['ID']['output'];
  /** From teacher up; null for others: it may tell of health. */
  reason: Maybe<StatusReason>;
  /** Null while it was only planned. */
  status: Maybe<EnrollmentStatus>;
};

export type EducationType =
  | 'Course'
  | 'CoursePackage'
  | 'Program';

export type EndEmploymentInput = {
  /** The teacher's. */
  id: Scalars['ID']['input'];
};

export type EndSessionInput = {
  id: Scalars['ID']['input'];
};

export type EndStudentInput = {
  /** The last day: today or earlier. */
  endDate: Scalars['Date']['input'];
  /** At most 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why the enrolments that are still open end. */
  reason: StatusReason;
  studentId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** What ending a student would do, by the names of courses, packages and programs. */
export type EndStudentPreview = {
  __typename?: 'EndStudentPreview';
  /** Courses that are over by the last day: they stay as they are and wait for their grade. */
  awaitingGrade: Array<Scalars['String']['output']>;
  /** Begun: interrupted on the last day. */
  droppedOut: Array<Scalars['String']['output']>;
  /** Begins later: never started. */
  notStarted: Array<Scalars['String']['output']>;
  /** Planned entries that are withdrawn. */
  planned: Scalars['Int']['output'];
  /** Wishes for courses that are withdrawn. */
  wishes: Scalars['Int']['output'];
};

export type EndStudentPreviewInput = {
  endDate: Scalars['Date']['input'];
  studentId: Scalars['ID']['input'];
};

export type EndUserSessionsInput = {
  id: Scalars['ID']['input'];
};

/** Enrols every student on every target. */
export type EnrollManyInput = {
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** How many enrolments the preview said it would make; CONFLICT when it is another number by now. Not read by the preview. */
  expected?: InputMaybe<Scalars['Int']['input']>;
  /** 5 to 200; left out: the instance's. */
  pacePercent?: InputMaybe<Scalars['Int']['input']>;
  /** For every target; left out: the instance's. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  students: EnrollStudentsSelection;
  /** 1 to 20. */
  targets: Array<EnrollmentTargetInput>;
};

/** Students on a package: an enrolment on the package, and its courses planned one after the other. */
export type EnrollOnPackageInput = {
  plan: PackagePlanInput;
  /** 1 to 200. */
  studentIds: Array<Scalars['ID']['input']>;
};

export type EnrollOnPackageResult = {
  __typename?: 'EnrollOnPackageResult';
  /** By which it can be undone as a unit. */
  batchId: Scalars['ID']['output'];
  /** Courses planned for them; each is placed in an instance by matching. */
  courses: Scalars['Int']['output'];
  /** Students that are now enrolled. */
  students: Scalars['Int']['output'];
};

/** Enrols one student; for REST and for single rows. */
export type EnrollStudentInput = {
  courseId?: InputMaybe<Scalars['ID']['input']>;
  courseInstanceId?: InputMaybe<Scalars['ID']['input']>;
  endDate?: InputMaybe<Scalars['Date']['input']>;
  pacePercent?: InputMaybe<Scalars['Int']['input']>;
  packageId?: InputMaybe<Scalars['ID']['input']>;
  programId?: InputMaybe<Scalars['ID']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
  status?: InputMaybe<EnrollmentStatus>;
  studentId: Scalars['ID']['input'];
};

/** The students of an enrolment in bulk: exactly one of these. */
export type EnrollStudentsSelection = {
  /** The students of these enrolments. */
  enrollments?: InputMaybe<EnrollmentSelection>;
  /** All that the student list finds. */
  filter?: InputMaybe<StudentFilter>;
  /** At most 2 000. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** The student of an enrolment, as the list of enrolments shows one. */
export type EnrolledStudent = {
  __typename?: 'EnrolledStudent';
  id: Scalars['ID']['output'];
  /** Skyddade personuppgifter: to be handled with care. */
  isProtected: Scalars['Boolean']['output'];
  municipality: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  personalNumber: Maybe<Scalars['String']['output']>;
};

/** One row of the enrolment list: a student on a course, package or program. */
export type Enrollment = {
  __typename?: 'Enrollment';
  code: Maybe<Scalars['String']['output']>;
  courseInstance: Maybe<CourseInstanceSummary>;
  csnReportedAt: Maybe<Scalars['DateTime']['output']>;
  endDate: Maybe<Scalars['Date']['output']>;
  /** The grade, also while it is a draft (`isGradeSigned` false). */
  grade: Maybe<Scalars['String']['output']>;
  gradedOn: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  /** Until when it has been invoiced, by the frozen months of the earnings. */
  invoicedOn: Maybe<Scalars['Date']['output']>;
  isEnrollment: Scalars['Boolean']['output'];
  isGradeSigned: Scalars['Boolean']['output'];
  /** The last day on which the student was known to be active; null when nobody keeps track. */
  lastActivityOn: Maybe<Scalars['Date']['output']>;
  name: Scalars['String']['output'];
  pacePercent: Maybe<Scalars['Int']['output']>;
  points: Maybe<Scalars['Int']['output']>;
  removedAt: Maybe<Scalars['DateTime']['output']>;
  removedReason: Maybe<Scalars['String']['output']>;
  startDate: Maybe<Scalars['Date']['output']>;
  /** Null while it is only planned. */
  status: Maybe<EnrollmentStatus>;
  /** Oldest first. */
  statusHistory: Array<EnrollmentStatusChange>;
  /** Since when the status holds. */
  statusOn: Maybe<Scalars['Date']['output']>;
  statusReason: Maybe<StatusReason>;
  student: EnrolledStudent;
  /** The course, package or program. */
  targetId: Scalars['ID']['output'];
  /** The teacher of the instance. */
  teacher: Maybe<Scalars['String']['output']>;
  type: EducationType;
  /** Counts the changes; send it with an edit to never overwrite someone else's. */
  version: Scalars['Int']['output'];
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

/** One deed on many enrolments, undone as a unit. */
export type EnrollmentBatch = {
  __typename?: 'EnrollmentBatch';
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kind: EnrollmentBatchKind;
  /** False once it is undone, or later work stands on it. */
  mayUndo: Scalars['Boolean']['output'];
  size: Scalars['Int']['output'];
  /** Swedish: what was done. */
  title: Scalars['String']['output'];
  undoneAt: Maybe<Scalars['DateTime']['output']>;
  undoneBy: Maybe<Scalars['String']['output']>;
};

export type EnrollmentBatchKind =
  | 'CANCEL_INSTANCE'
  | 'ENROLL'
  | 'EXTEND'
  | 'MATCH'
  | 'MOVE'
  | 'REMOVE'
  | 'STATUS';

export type EnrollmentChangeInput = {
  deed: EnrollmentDeedInput;
  /** How many enrolments the preview counted; CONFLICT when it is another number by now. Not read by the preview. */
  expected?: InputMaybe<Scalars['Int']['input']>;
  selection: EnrollmentSelection;
};

/** What is done with the enrolments: exactly one of these. */
export type EnrollmentDeedInput = {
  extend?: InputMaybe<EnrollmentEndInput>;
  move?: InputMaybe<EnrollmentMoveInput>;
  remove?: InputMaybe<EnrollmentRemovalInput>;
  status?: InputMaybe<EnrollmentStatusInput>;
};

export type EnrollmentEndInput = {
  endDate: Scalars['Date']['input'];
};

/** Filters of the enrolment list; all given ones must hold. */
export type EnrollmentFilter = {
  /** Any of these. */
  attention?: InputMaybe<Array<EnrollmentAttention>>;
  /** The enrolments of one batch. */
  batchId?: InputMaybe<Scalars['ID']['input']>;
  courseInstanceId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the name or the code of a course, package or program. */
  education?: InputMaybe<Scalars['String']['input']>;
  endFrom?: InputMaybe<Scalars['Date']['input']>;
  endTo?: InputMaybe<Scalars['Date']['input']>;
  /** Days without activity, instead of those of the school's settings; 1 to 365. */
  inactiveDays?: InputMaybe<Scalars['Int']['input']>;
  municipalities?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Part of a name or an e-mail address, or of a personal number in any spelling. */
  q?: InputMaybe<Scalars['String']['input']>;
  reasons?: InputMaybe<Array<StatusReason>>;
  startFrom?: InputMaybe<Scalars['Date']['input']>;
  startTo?: InputMaybe<Scalars['Date']['input']>;
  /** ENROLLED unless given. */
  state?: InputMaybe<EnrollmentState>;
  statuses?: InputMaybe<Array<EnrollmentStatus>>;
  studentId?: InputMaybe<Scalars['ID']['input']>;
  /** A course, package or program. */
  targetId?: InputMaybe<Scalars['ID']['input']>;
  /** The teacher of the instance. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
  types?: InputMaybe<Array<EducationType>>;
};

export type EnrollmentMoveInput = {
  courseInstanceId: Scalars['ID']['input'];
  effectiveOn: Scalars['Date']['input'];
};

export type EnrollmentPage = {
  __typename?: 'EnrollmentPage';
  nodes: Array<Enrollment>;
  /** Counted only when asked for. */
  totalCount: Scalars['Int']['output'];
};

/** What a deed would do, before it does anything. */
export type EnrollmentPreview = {
  __typename?: 'EnrollmentPreview';
  /** So many would be written; the others are left as they are. */
  accepted: Scalars['Int']['output'];
  refused: Array<EnrollmentRemark>;
  /** Students × targets, or enrolments in the selection. */
  total: Scalars['Int']['output'];
  warnings: Array<EnrollmentRemark>;
};

/** Why some would be left out, or what should be known of them. */
export type EnrollmentRemark = {
  __typename?: 'EnrollmentRemark';
  /** A code, such as FULL or ALREADY_ENROLLED. */
  code: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  /** The first few that it is about: the student, and the education where there are several. */
  examples: Array<Scalars['String']['output']>;
  /** Swedish. */
  message: Scalars['String']['output'];
};

export type EnrollmentRemovalInput = {
  /** 1 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** The enrolments of a deed: some by their ids, or all that a filter finds. */
export type EnrollmentSelection = {
  filter?: InputMaybe<EnrollmentFilter>;
  /** At most 2 000. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
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

/** Counts over the education list: active = started, not ended and not removed today. */
export type EnrollmentStats = {
  __typename?: 'EnrollmentStats';
  activeEnrollments: Scalars['Int']['output'];
  totalEnrollments: Scalars['Int']['output'];
};

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

/** One status that an enrolment has had. The list only grows. */
export type EnrollmentStatusChange = {
  __typename?: 'EnrollmentStatusChange';
  changedAt: Scalars['DateTime']['output'];
  changedBy: Maybe<Scalars['String']['output']>;
  /** Since when it held. */
  effectiveOn: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  /** What else was done, or said about it: a move, a new end, a removal, an undo. */
  note: Maybe<Scalars['String']['output']>;
  reason: Maybe<StatusReason>;
  /** Null for a planned entry. */
  status: Maybe<EnrollmentStatus>;
};

/** A new status from a day on. */
export type EnrollmentStatusInput = {
  effectiveOn: Scalars['Date']['input'];
  /** At most 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Required for an interruption, a pause, and where the principal ends it. */
  reason?: InputMaybe<StatusReason>;
  status: EnrollmentStatus;
};

/** How many enrolments there are, and how many wait for what, over the whole school. */
export type EnrollmentSummary = {
  __typename?: 'EnrollmentSummary';
  active: Scalars['Int']['output'];
  admitted: Scalars['Int']['output'];
  inactive: Scalars['Int']['output'];
  /** The school's number of days without activity. */
  inactivityDays: Scalars['Int']['output'];
  notConfirmed: Scalars['Int']['output'];
  paused: Scalars['Int']['output'];
  ungraded: Scalars['Int']['output'];
  unreported: Scalars['Int']['output'];
};

/** A course instance, course, package or program: exactly one. */
export type EnrollmentTargetInput = {
  courseId?: InputMaybe<Scalars['ID']['input']>;
  courseInstanceId?: InputMaybe<Scalars['ID']['input']>;
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** 5 to 200. */
  pacePercent?: InputMaybe<Scalars['Int']['input']>;
  packageId?: InputMaybe<Scalars['ID']['input']>;
  programId?: InputMaybe<Scalars['ID']['input']>;
  /** Of this target alone; left out: what is given for all of them, else the instance's. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
};

export type EnrollmentsInput = {
  filter?: InputMaybe<EnrollmentFilter>;
  /** 1 to 200; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  /** The latest start first unless given. */
  sort?: InputMaybe<EnrollmentSort>;
};

/** Every refusal carries one of these in `extensions.code`; REST turns it into the status named here. */
export type ErrorCode =
  /** 400: input that fails validation; `extensions.fields` lists path, reason and message. */
  | 'BAD_USER_INPUT'
  /** 409: changed by someone else since it was read, a duplicate, or an illegal transition; `extensions.reason`, `extensions.currentVersion`, and of a personal number that is taken `extensions.studentId`. */
  | 'CONFLICT'
  /** 403: the role or the ownership does not allow it, or the request comes from another site. */
  | 'FORBIDDEN'
  /** 500: a defect, logged under the `errorId` that the answer repeats. */
  | 'INTERNAL'
  /** 405: the route exists, the verb does not (REST only). */
  | 'METHOD_NOT_ALLOWED'
  /** 404: no such object, or one that the caller may not know of. */
  | 'NOT_FOUND'
  /** 413: body or file over its limit; `extensions.limit`. */
  | 'PAYLOAD_TOO_LARGE'
  /** 503: database or file store away, queue full, shutting down; `Retry-After`. */
  | 'SERVICE_UNAVAILABLE'
  /** 429: rate limit; `Retry-After`. */
  | 'TOO_MANY_REQUESTS'
  /** 401: no valid session, or wrong e-mail address or password. */
  | 'UNAUTHENTICATED'
  /** 415: a content type, charset or kind of file that is not allowed. */
  | 'UNSUPPORTED_MEDIA_TYPE';

/** A registration for an exam (specification, section 3). Name, number and contact are those of the record when it was made. */
export type Exam = {
  __typename?: 'Exam';
  address: Maybe<Scalars['String']['output']>;
  /** The administration's own words about the decision; null for students. */
  comment: Maybe<Scalars['String']['output']>;
  /** The course's title; free text is allowed. */
  course: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Null until somebody has decided. */
  decision: Maybe<ExamDecision>;
  email: Maybe<Scalars['String']['output']>;
  /** Why nothing is to be paid: as staff have written, or 'F på kursen' (domain, D6). Null where the fee is due. */
  feeExemptReason: Maybe<Scalars['String']['output']>;
  /** What is to be paid, in öre: the school's fee, or 0 for who is exempt. */
  feeOre: Scalars['Ore']['output'];
  id: Scalars['ID']['output'];
  isFeeExempt: Scalars['Boolean']['output'];
  materialReceived: MaterialReceived;
  municipality: Maybe<Municipality>;
  name: Scalars['String']['output'];
  paymentDate: Maybe<Scalars['Date']['output']>;
  /** `YYYYMMDD-NNNN`. */
  personalNumber: Maybe<Scalars['String']['output']>;
  phone: Maybe<Scalars['String']['output']>;
  requestedMonth: Month;
  status: ExamStatus;
  studentId: Scalars['ID']['output'];
  teacher: Maybe<Teacher>;
  /** The responsible teacher's id, as in `teachers`. */
  teacherId: Maybe<Scalars['ID']['output']>;
  /** When and where it is held, one for each part; empty until a day is booked. Cancelled occasions are left out. */
  times: Array<ExamTime>;
  /** Counts the changes; send it with a decision to never overwrite someone else's. */
  version: Scalars['Int']['output'];
  viewerMay: ExamRights;
  /** Names of fields that have a value which the viewer may not see: shown as 'Skyddad uppgift'. */
  withheld: Array<Scalars['String']['output']>;
};

/** Whether someone came. Null until somebody has said so. */
export type ExamAttendance =
  | 'ABSENT'
  | 'PRESENT';

/** A registration on an occasion. */
export type ExamBooking = {
  __typename?: 'ExamBooking';
  attendance: Maybe<ExamAttendance>;
  bookedAt: Maybe<Scalars['DateTime']['output']>;
  exam: CalendarExam;
  /** Whether a summons by mail can reach the student. */
  hasEmail: Maybe<Scalars['Boolean']['output']>;
  /** Whether an identity document was looked at. */
  idChecked: Maybe<Scalars['Boolean']['output']>;
  /** When the summons was sent; null while it was not. */
  summonedAt: Maybe<Scalars['DateTime']['output']>;
  warnings: Array<BookingWarning>;
};

/** A course that an occasion is for. */
export type ExamCourse = {
  __typename?: 'ExamCourse';
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** What staff answer to a registration. */
export type ExamDecision =
  /** Godkänn: the registration becomes SCHEDULED. */
  | 'ACCEPT'
  /** Neka: the registration becomes DENIED. */
  | 'DENY';

/** An exam that was paid, or that need not be (domain, D6). */
export type ExamFee = {
  __typename?: 'ExamFee';
  course: Scalars['String']['output'];
  examId: Scalars['ID']['output'];
  /** Why nothing is paid: an F on the course, or what the school has written. */
  exemptReason: Maybe<Scalars['String']['output']>;
  feeOre: Scalars['Ore']['output'];
  municipality: Maybe<Scalars['String']['output']>;
  /** The day of payment; of an exempt one the day of the registration, unless it was paid all the same. */
  on: Scalars['Date']['output'];
  studentId: Scalars['ID']['output'];
  studentName: Scalars['String']['output'];
};

export type ExamFeeReport = {
  __typename?: 'ExamFeeReport';
  exemptCount: Scalars['Int']['output'];
  fees: Array<ExamFee>;
  paidCount: Scalars['Int']['output'];
  totalOre: Scalars['Ore']['output'];
};

export type ExamFeesInput = {
  from: Scalars['Date']['input'];
  municipality?: InputMaybe<Scalars['String']['input']>;
  to: Scalars['Date']['input'];
};

/** Filters of the exam table; all given ones must hold. */
export type ExamFilter = {
  month?: InputMaybe<Month>;
  /** Part of the name. */
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ExamStatus>;
  /** The registrations of one student. */
  studentId?: InputMaybe<Scalars['ID']['input']>;
};

/** An occasion on which exams are held. Specped and syv see its day, its courses and who is booked. */
export type ExamOccasion = {
  __typename?: 'ExamOccasion';
  /** In Swedish alphabetical order; only students whom the viewer may see. */
  bookings: Array<ExamBooking>;
  cancelledReason: Maybe<Scalars['String']['output']>;
  /** Null without a limit. */
  capacity: Maybe<Scalars['Int']['output']>;
  courses: Array<ExamCourse>;
  endsAt: Maybe<Scalars['String']['output']>;
  heldOn: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  invigilator: Maybe<Scalars['String']['output']>;
  isCancelled: Scalars['Boolean']['output'];
  note: Maybe<Scalars['String']['output']>;
  part: Maybe<ExamPart>;
  registrationClosesOn: Maybe<Scalars['Date']['output']>;
  registrationOpensOn: Maybe<Scalars['Date']['output']>;
  room: Maybe<Scalars['String']['output']>;
  /** `HH:MM`, Swedish time. */
  startsAt: Maybe<Scalars['String']['output']>;
  /** Whose occasion it is; the id as in `teachers`. */
  teacherId: Maybe<Scalars['ID']['output']>;
  teacherName: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
  viewerMay: OccasionRights;
  warnings: Array<OccasionWarning>;
};

export type ExamPage = {
  __typename?: 'ExamPage';
  /** Send as `after` for the next page; null on the last one. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** Newest first. */
  nodes: Array<Exam>;
  /** Registrations that match the filter and that the viewer may see. Counted only when asked for. */
  totalCount: Scalars['Int']['output'];
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

/** What the viewer may do with this registration, so that no button is guessed. */
export type ExamRights = {
  __typename?: 'ExamRights';
  decide: Scalars['Boolean']['output'];
  delete: Scalars['Boolean']['output'];
};

/** How far a registration has come (specification, section 4). */
export type ExamStatus =
  /** Nekad */
  | 'DENIED'
  /** Intresse: registered, nothing decided yet. */
  | 'INTRESSE'
  /** Godkänd: accepted for the exam. It is not a grade. */
  | 'SCHEDULED';

/** How the calling went. */
export type ExamSummonsResult = {
  __typename?: 'ExamSummonsResult';
  occasion: ExamOccasion;
  /** How many mails are on their way. */
  sent: Scalars['Int']['output'];
  /** Names of those without an e-mail address: they must be told otherwise. */
  withoutEmail: Array<Scalars['String']['output']>;
};

/** The teacher who signs an exam. */
export type ExamTeacher = {
  __typename?: 'ExamTeacher';
  /** As in `teachers`. */
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** When and where an exam is held. */
export type ExamTime = {
  __typename?: 'ExamTime';
  endsAt: Scalars['String']['output'];
  heldOn: Scalars['Date']['output'];
  part: ExamPart;
  room: Maybe<Scalars['String']['output']>;
  /** `HH:MM`, Swedish time. */
  startsAt: Scalars['String']['output'];
};

/** Page by number for a list on screen (`page` from 1), or by cursor (`after`) for reading everything. */
export type ExamsInput = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ExamFilter>;
  /** 1 to 200; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

export type ExportFormat =
  /** UTF-8 with byte order mark, semicolons, decimal comma: as Swedish Excel opens it. */
  | 'CSV'
  /** A workbook. */
  | 'XLSX';

/** Gives every chosen student who has no grade yet –, and no other grade (pages, section 10). */
export type FillGradesInput = {
  courseInstanceId: Scalars['ID']['input'];
  entryIds: Array<Scalars['ID']['input']>;
  reason: Scalars['String']['input'];
};

export type FindStudentsInput = {
  /** Personal numbers or e-mail addresses, at most 1 000. */
  keys: Array<Scalars['String']['input']>;
};

export type ForgetCourseAliasInput = {
  id: Scalars['ID']['input'];
};

/** Students found by what a list from elsewhere calls them. */
export type FoundStudents = {
  __typename?: 'FoundStudents';
  found: Array<EnrolledStudent>;
  /** The lines that name nobody, or more than one. */
  unknown: Array<Scalars['String']['output']>;
};

/** Someone to look at before the month is frozen. */
export type FreezeConcern = {
  __typename?: 'FreezeConcern';
  /** What is not earned; of who is not confirmed what the month earns. */
  amountOre: Scalars['Ore']['output'];
  enrollmentId: Scalars['ID']['output'];
  municipality: Maybe<Scalars['String']['output']>;
  /** The last day of the course, the day of the dropout, or the first day of who is not confirmed. */
  on: Maybe<Scalars['Date']['output']>;
  studentId: Scalars['ID']['output'];
  studentName: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type FreezeKind =
  /** Is invoiced; changes only by corrections. */
  | 'FINAL'
  /** Informs; may be made again. */
  | 'PRELIMINARY';

export type FreezePeriodInput = {
  kind: FreezeKind;
  /** Any day of the month. */
  month: Scalars['Date']['input'];
};

export type FreezePreview = {
  __typename?: 'FreezePreview';
  /** Earlier final months, of the last two years, that wait for corrections. */
  deviations: Array<FrozenDeviations>;
  /** Dropouts of the month; the first 100. */
  dropped: Array<FreezeConcern>;
  droppedCount: Scalars['Int']['output'];
  /** Null until the month has been frozen. */
  frozen: Maybe<FreezeKind>;
  lines: Scalars['Int']['output'];
  /** False while the month is not over. */
  mayBeFinal: Scalars['Boolean']['output'];
  month: Scalars['Date']['output'];
  /** Enrolments without an amount. */
  problemCount: Scalars['Int']['output'];
  throughOn: Scalars['Date']['output'];
  totalOre: Scalars['Ore']['output'];
  /** Still only admitted though the course has begun: they earn from the first day, and perhaps never came; the first 100. */
  unconfirmed: Array<FreezeConcern>;
  unconfirmedCount: Scalars['Int']['output'];
  /** Courses that have ended without a signed grade; the first 100. */
  ungraded: Array<FreezeConcern>;
  ungradedCount: Scalars['Int']['output'];
};

export type FreezePreviewInput = {
  /** Any day of the month. */
  month: Scalars['Date']['input'];
};

/** Open deviations of a final month. */
export type FrozenDeviations = {
  __typename?: 'FrozenDeviations';
  count: Scalars['Int']['output'];
  /** What correcting them all would add. */
  differenceOre: Scalars['Ore']['output'];
  month: Scalars['Date']['output'];
};

/** A customer's part of a frozen month. */
export type FrozenMunicipality = {
  __typename?: 'FrozenMunicipality';
  correctionsOre: Scalars['Ore']['output'];
  invoicedOre: Scalars['Ore']['output'];
  invoices: Array<EarningInvoice>;
  lines: Scalars['Int']['output'];
  linesOre: Scalars['Ore']['output'];
  municipality: Scalars['String']['output'];
  status: EarningStatus;
  /** Lines and corrections. */
  totalOre: Scalars['Ore']['output'];
};

/** What a signed grade was, and became. */
export type GradeChange = {
  __typename?: 'GradeChange';
  at: Scalars['DateTime']['output'];
  by: Maybe<Scalars['String']['output']>;
  from: Maybe<Scalars['String']['output']>;
  reason: Maybe<Scalars['String']['output']>;
  to: Maybe<Scalars['String']['output']>;
};

export type GradeCorrection = {
  __typename?: 'GradeCorrection';
  openedAt: Scalars['DateTime']['output'];
  openedBy: Scalars['String']['output'];
  /** The grade that stands until the correction is signed. */
  published: Scalars['String']['output'];
  reason: Scalars['String']['output'];
};

export type GradeCount = {
  __typename?: 'GradeCount';
  count: Scalars['Int']['output'];
  /** A to F, –, G or IG. */
  grade: Scalars['String']['output'];
};

/** How a grade came about. */
export type GradeKind =
  /** Kurs */
  | 'COURSE'
  /** Tidigarelagt: before the end of the course, with enough to go by. */
  | 'EARLY'
  /** Prövning */
  | 'EXAM';

/** A student in a grade sheet. */
export type GradeRow = {
  __typename?: 'GradeRow';
  /** What the grade rests on: for those who grade alone. */
  basis: Maybe<Scalars['String']['output']>;
  changes: Array<GradeChange>;
  correction: Maybe<GradeCorrection>;
  date: Maybe<Scalars['Date']['output']>;
  endDate: Maybe<Scalars['Date']['output']>;
  /** The education entry that it ends; null for an exam. */
  entry: Maybe<EducationEntry>;
  /** ABSENT for who came to none of them. */
  examAttendance: Maybe<ExamAttendance>;
  /** The month that was asked for, of an exam. */
  examMonth: Maybe<Month>;
  /** The day of the last occasion that the exam is booked on. */
  examOn: Maybe<Scalars['Date']['output']>;
  /** Who signs the exam; null for administrators, and for enrolments. */
  examTeacher: Maybe<ExamTeacher>;
  /** What stands in the sheet: the correction under way, the signed grade, or the draft. */
  grade: Maybe<Scalars['String']['output']>;
  /** Null while nothing is noted. */
  gradeId: Maybe<Scalars['ID']['output']>;
  /** Of the enrolment, or of the exam registration. */
  id: Scalars['ID']['output'];
  /** False when a better grade of the same course counts instead; null while it is not signed. */
  isBest: Maybe<Scalars['Boolean']['output']>;
  isProtected: Scalars['Boolean']['output'];
  /** False for those who dropped out or pause, and for exams that are not held yet or that nobody came to: they may be graded, and need not be. */
  isRequired: Scalars['Boolean']['output'];
  kind: GradeKind;
  /** Why it is –, or why it was changed. */
  motivation: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  nationalTest: Maybe<Scalars['String']['output']>;
  others: Array<OtherGrade>;
  /** Null where the viewer may not see it. */
  personalNumber: Maybe<Scalars['String']['output']>;
  projectSummary: Maybe<Scalars['String']['output']>;
  /** Title and summary of a final project, or what a specialisation was about: both stand in the grade documents. */
  projectTitle: Maybe<Scalars['String']['output']>;
  signedAt: Maybe<Scalars['DateTime']['output']>;
  signedBy: Maybe<Scalars['String']['output']>;
  startDate: Maybe<Scalars['Date']['output']>;
  state: GradeState;
  /** Of the enrolment; null for exams. */
  status: Maybe<EnrollmentStatus>;
  studentId: Scalars['ID']['output'];
  /** Zero while nothing is noted. */
  version: Scalars['Int']['output'];
  viewerMay: GradeRowRights;
};

export type GradeRowRights = {
  __typename?: 'GradeRowRights';
  /** Whose exam it is: for its teacher, any teacher where it has none, and administrators. */
  assign: Scalars['Boolean']['output'];
  edit: Scalars['Boolean']['output'];
  /** An exam without a teacher is signed by administrators alone. */
  sign: Scalars['Boolean']['output'];
  unlock: Scalars['Boolean']['output'];
};

/** The scale of a course: by its school form and kind, never by choice (domain, D5). */
export type GradeScale =
  /** No grade but a certificate (intyg): orientation courses. */
  | 'CERTIFICATE'
  /** A to F, and –. */
  | 'LETTERS'
  /** G, IG, and –: basic level, sfi, and the final project (komvuxarbete). */
  | 'PASS_FAIL';

/** The students of a course instance, or the exams of a course, with their grades. */
export type GradeSheet = {
  __typename?: 'GradeSheet';
  /** Between these days a grade may be dated; both null for exams that begin with their registration. */
  dateFrom: Maybe<Scalars['Date']['output']>;
  dateTo: Scalars['Date']['output'];
  /** The end of the course, or today while that is to come. */
  defaultDate: Scalars['Date']['output'];
  group: GradingGroup;
  /** Whether a title and a summary are demanded (komvuxarbete). */
  needsProject: Scalars['Boolean']['output'];
  /** Whether a title is demanded: the code of a specialisation, which ends in S, does not say what was studied. */
  needsTitle: Scalars['Boolean']['output'];
  /** By name, in Swedish alphabetical order. */
  rows: Array<GradeRow>;
  /** The grades of the scale, best first, – last. */
  values: Array<Scalars['String']['output']>;
  viewerMay: GradeSheetRights;
};

export type GradeSheetInput = {
  /** As in `GradingGroup.id`. */
  id: Scalars['ID']['input'];
  kind: GradingKind;
};

export type GradeSheetRights = {
  __typename?: 'GradeSheetRights';
  grade: Scalars['Boolean']['output'];
  /** Only the course's own teacher, or an administrator. */
  sign: Scalars['Boolean']['output'];
  unlock: Scalars['Boolean']['output'];
};

/** How the grades of one course fell. */
export type GradeSpread = {
  __typename?: 'GradeSpread';
  counts: Array<GradeCount>;
  courseCode: Scalars['String']['output'];
  courseId: Scalars['ID']['output'];
  courseName: Scalars['String']['output'];
  graded: Scalars['Int']['output'];
};

/** Where one grade stands. */
export type GradeState =
  /** Unlocked by an administrator; the signed grade stands until the new one is signed. */
  | 'CORRECTION'
  /** Seen by those who grade, never by the student. */
  | 'DRAFT'
  | 'NONE'
  /** Signed and locked. */
  | 'SIGNED';

/** A course instance, or the exams of a course, with how far its grading has come. */
export type GradingGroup = {
  __typename?: 'GradingGroup';
  corrections: Scalars['Int']['output'];
  courseCode: Scalars['String']['output'];
  courseName: Scalars['String']['output'];
  drafts: Scalars['Int']['output'];
  /** The day on which the grades are due: the instance's own, else so many days after its end as the school has set. Of exams the first, counted from the day when it was held. */
  dueOn: Maybe<Scalars['Date']['output']>;
  endDate: Maybe<Scalars['Date']['output']>;
  /** Of the instance; for exams and unplaced enrolments of the course. */
  id: Scalars['ID']['output'];
  kind: GradingKind;
  /** Active ones without a grade. */
  missing: Scalars['Int']['output'];
  points: Scalars['Int']['output'];
  scale: GradeScale;
  signed: Scalars['Int']['output'];
  signedAt: Maybe<Scalars['DateTime']['output']>;
  signedBy: Maybe<Scalars['String']['output']>;
  startDate: Maybe<Scalars['Date']['output']>;
  state: GradingState;
  /** All that may be graded, those who dropped out included. */
  students: Scalars['Int']['output'];
  /** The name of the instance's teacher; null without one, and for exams. */
  teacher: Maybe<Scalars['String']['output']>;
};

export type GradingGroupPage = {
  __typename?: 'GradingGroupPage';
  /** What is most urgent first. */
  nodes: Array<GradingGroup>;
  /** How many there are of each state, whatever states were asked for. */
  states: Array<GradingStateCount>;
  total: Scalars['Int']['output'];
};

/** All given ones must hold. */
export type GradingGroupsInput = {
  /** 1 to 200; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  kinds?: InputMaybe<Array<GradingKind>>;
  /** From 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  states?: InputMaybe<Array<GradingState>>;
  /** Part of the course's name or code, or of the teacher's name. */
  text?: InputMaybe<Scalars['String']['input']>;
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

export type GradingStateCount = {
  __typename?: 'GradingStateCount';
  count: Scalars['Int']['output'];
  state: GradingState;
};

export type GroupFigures = {
  __typename?: 'GroupFigures';
  completedPercent: Maybe<Scalars['Float']['output']>;
  droppedOut: Scalars['Int']['output'];
  graded: Scalars['Int']['output'];
  /** A municipality, a form or a teacher's id; null where none is known. */
  key: Maybe<Scalars['String']['output']>;
  label: Maybe<Scalars['String']['output']>;
  participants: Scalars['Int']['output'];
  passed: Scalars['Int']['output'];
};

export type Gy25ChoiceInput = {
  courseId: Scalars['ID']['input'];
  replacementId: Scalars['ID']['input'];
};

/** What updating a package to Gy25 would do. */
export type Gy25Proposal = {
  __typename?: 'Gy25Proposal';
  /** Courses of Gy11, in the order of the package. */
  replacements: Array<Gy25Replacement>;
  /** Courses that are not of Gy11: they stay. */
  unchanged: Scalars['Int']['output'];
};

/** One course of a package and what stands for it in Gy25. */
export type Gy25Replacement = {
  __typename?: 'Gy25Replacement';
  course: CourseReference;
  /** Empty: unpaired, the course stays. */
  proposals: Array<CourseReference>;
};

/** A workbook that has been read and checked. Nothing is written to students before it is committed; it expires after an hour. */
export type ImportBatch = {
  __typename?: 'ImportBatch';
  columns: Array<ImportColumn>;
  createdAt: Scalars['DateTime']['output'];
  filename: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The job that commits it, once there is one. */
  jobId: Maybe<Scalars['ID']['output']>;
  keepExistingWhenEmpty: Scalars['Boolean']['output'];
  /** False when the batch changes existing students and the viewer is not an administrator. */
  mayCommit: Scalars['Boolean']['output'];
  /** True while 'Ångra importen' is possible: 24 hours after the commit, until later work depends on it. */
  mayUndo: Scalars['Boolean']['output'];
  /** Rows in the workbook's order; `onlyErrors` shows what must be looked at. */
  rows: Array<ImportRow>;
  state: ImportState;
  summary: ImportSummary;
};


/** A workbook that has been read and checked. Nothing is written to students before it is committed; it expires after an hour. */
export type ImportBatchRowsArgs = {
  after: InputMaybe<Scalars['Int']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  onlyErrors: InputMaybe<Scalars['Boolean']['input']>;
  outcome: InputMaybe<ImportOutcome>;
};

export type ImportChange = {
  __typename?: 'ImportChange';
  after: Maybe<Scalars['String']['output']>;
  before: Maybe<Scalars['String']['output']>;
  field: ImportField;
};

/** A column of the workbook and the field that it is read as; null means it is not read. */
export type ImportColumn = {
  __typename?: 'ImportColumn';
  field: Maybe<ImportField>;
  header: Scalars['String']['output'];
  /** From 0, as the workbook orders its columns. */
  index: Scalars['Int']['output'];
  /** The first five values, to recognise the column by. */
  samples: Array<Scalars['String']['output']>;
};

/** A list pasted from a workbook or read from a csv file: code, name, points, subject, curriculum, equivalent. */
export type ImportCoursesInput = {
  /** True writes the valid rows; else a preview. */
  commit?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 200 000 characters, 2 000 rows. */
  text: Scalars['String']['input'];
};

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

export type ImportIssue = {
  __typename?: 'ImportIssue';
  /** The column's header; null for the row as a whole. */
  column: Maybe<Scalars['String']['output']>;
  /** Swedish, with the reason. */
  message: Scalars['String']['output'];
  value: Maybe<Scalars['String']['output']>;
  /** A warning does not keep the row from being imported. */
  warning: Scalars['Boolean']['output'];
};

export type ImportMapping = {
  column: Scalars['Int']['input'];
  field?: InputMaybe<ImportField>;
};

export type ImportOutcome =
  | 'CHANGED'
  | 'DUPLICATE'
  | 'INVALID'
  | 'NEW'
  | 'UNCHANGED';

export type ImportRow = {
  __typename?: 'ImportRow';
  /** The cells by column index, as read and as corrected in the preview. */
  cells: Array<Maybe<Scalars['String']['output']>>;
  changes: Array<ImportChange>;
  errors: Array<ImportIssue>;
  /** The student's name, or what stands in its place. */
  name: Maybe<Scalars['String']['output']>;
  outcome: ImportOutcome;
  /** As the spreadsheet counts, so the first row below the header is usually 2. */
  row: Scalars['Int']['output'];
  /** The student that the row meets; null for a new one. */
  studentId: Maybe<Scalars['ID']['output']>;
};

export type ImportRowFix = {
  column: Scalars['Int']['input'];
  row: Scalars['Int']['input'];
  value?: InputMaybe<Scalars['String']['input']>;
};

export type ImportState =
  | 'CANCELLED'
  | 'COMMITTING'
  | 'DONE'
  | 'FAILED'
  | 'PREVIEW'
  | 'UNDONE';

export type ImportSummary = {
  __typename?: 'ImportSummary';
  changed: Scalars['Int']['output'];
  duplicates: Scalars['Int']['output'];
  invalid: Scalars['Int']['output'];
  new: Scalars['Int']['output'];
  unchanged: Scalars['Int']['output'];
};

/** What a teacher would have at one time, with an instance of these dates. */
export type InstanceTeacherLoad = {
  __typename?: 'InstanceTeacherLoad';
  /** The teacher's other instances at the same time, by start. */
  instances: Array<OverlappingInstance>;
  /** When it first is that much. */
  peakOn: Scalars['Date']['output'];
  peakPercent: Scalars['Int']['output'];
};

export type InstanceTeacherLoadInput = {
  endDate: Scalars['Date']['input'];
  /** The instance that is being edited: it is not counted a second time. */
  exceptId?: InputMaybe<Scalars['ID']['input']>;
  pacePercent: Scalars['Int']['input'];
  startDate: Scalars['Date']['input'];
  teacherId: Scalars['ID']['input'];
};

/** A document that has been made. Its bytes travel by REST only: `GET /api/documents/{id}/file`. */
export type IssuedDocument = {
  __typename?: 'IssuedDocument';
  /** By which anyone can check it: `XXXX-XXXX-XXXX`. */
  code: Scalars['String']['output'];
  courseInstanceId: Maybe<Scalars['ID']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  /** When its student was anonymised: the bytes are gone, and whom it was for. */
  erasedAt: Maybe<Scalars['DateTime']['output']>;
  /** The file among the student's files, while it is there. */
  fileId: Maybe<Scalars['ID']['output']>;
  filename: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  language: DocumentLanguage;
  revokedAt: Maybe<Scalars['DateTime']['output']>;
  revokedReason: Maybe<Scalars['String']['output']>;
  /** Of the bytes, hexadecimal. */
  sha256: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
  studentId: Maybe<Scalars['ID']['output']>;
  /** The student, or the course instance; null once it is gone. */
  subject: Maybe<Scalars['String']['output']>;
  type: DocumentType;
};

export type IssuedDocuments = {
  __typename?: 'IssuedDocuments';
  nodes: Array<IssuedDocument>;
  totalCount: Scalars['Int']['output'];
};

export type IssuedDocumentsInput = {
  courseInstanceId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 100. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** From 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** A code, or part of a name. */
  q?: InputMaybe<Scalars['String']['input']>;
  studentId?: InputMaybe<Scalars['ID']['input']>;
  type?: InputMaybe<DocumentType>;
};

/** Long work. It goes on when the browser is closed, and after a restart of the server. */
export type Job = {
  __typename?: 'Job';
  done: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  /** Swedish; what went wrong when the state is FAILED. */
  message: Maybe<Scalars['String']['output']>;
  result: Maybe<Scalars['JSONObject']['output']>;
  state: JobState;
  total: Scalars['Int']['output'];
};

export type JobState =
  | 'CANCELLED'
  | 'DONE'
  | 'FAILED'
  | 'QUEUED'
  | 'RUNNING';

export type LinkStudentAccountInput = {
  studentId: Scalars['ID']['input'];
  /** Null removes the link. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/**
 * A list as a file: exactly the rows of its filter. Students with protected data are left out unless they are asked
 * for; its last row says how many. It is kept for 24 hours, for the one who asked.
 */
export type ListExport = {
  __typename?: 'ListExport';
  filename: Scalars['String']['output'];
  format: ExportFormat;
  /** The bytes are at `GET /api/exports/{id}`. */
  id: Scalars['ID']['output'];
  /** Set for more than 5 000 rows: the file is there when the job is DONE. */
  jobId: Maybe<Scalars['ID']['output']>;
  /** The list's name, such as `course-instances`. */
  list: Scalars['String']['output'];
  /** Null while its job has not made it yet. */
  rowCount: Maybe<Scalars['Int']['output']>;
};

export type LoginInput = {
  /** Trimmed and compared without regard to case. */
  email: Scalars['String']['input'];
  /** Trimmed, as the specification says; otherwise compared as it stands. */
  password: Scalars['String']['input'];
};

/** A new session: the same one is set as the HttpOnly session cookie. */
export type LoginResult = {
  __typename?: 'LoginResult';
  message: Scalars['String']['output'];
  /** For clients without cookies: `Authorization: Bearer <token>`. Shown once. */
  token: Scalars['String']['output'];
  user: SessionUser;
};

export type MarkCommentsSeenInput = {
  studentId: Scalars['ID']['input'];
};

/** All that is frozen of a customer's month and not invoiced yet becomes one invoice. */
export type MarkInvoicedInput = {
  freezeId: Scalars['ID']['input'];
  municipality: Scalars['String']['input'];
  /** The invoice's number; at most 120 characters. */
  reference?: InputMaybe<Scalars['String']['input']>;
};

/** A deed of course matching, undone as a unit. */
export type MatchBatch = {
  __typename?: 'MatchBatch';
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  /** At most 100. */
  entries: Array<MatchBatchEntry>;
  id: Scalars['ID']['output'];
  size: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  undoneAt: Maybe<Scalars['DateTime']['output']>;
};

export type MatchBatchEntry = {
  __typename?: 'MatchBatchEntry';
  course: Scalars['String']['output'];
  instance: Maybe<Scalars['String']['output']>;
  startDate: Maybe<Scalars['Date']['output']>;
  student: Scalars['String']['output'];
  studentId: Scalars['ID']['output'];
};

/** Counts over the whole filter, whatever state is asked for. */
export type MatchCounts = {
  __typename?: 'MatchCounts';
  needs: Scalars['Int']['output'];
  none: Scalars['Int']['output'];
  safe: Scalars['Int']['output'];
  skipped: Scalars['Int']['output'];
  uncertain: Scalars['Int']['output'];
};

export type MatchCourse = {
  __typename?: 'MatchCourse';
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  points: Maybe<Scalars['Int']['output']>;
};

export type MatchFilter = {
  courseId?: InputMaybe<Scalars['ID']['input']>;
  municipality?: InputMaybe<Scalars['String']['input']>;
  /** Part of the name or code of the course, or of the student's name. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Earliest start, both ends included. */
  startFrom?: InputMaybe<Scalars['Date']['input']>;
  startTo?: InputMaybe<Scalars['Date']['input']>;
  state?: InputMaybe<NeedState>;
};

/** A student who needs a course (pages, section 7). */
export type MatchNeed = {
  __typename?: 'MatchNeed';
  /** Empty while nobody has said which course the words mean. */
  courses: Array<MatchCourse>;
  earliestOn: Maybe<Scalars['Date']['output']>;
  /** The package or program that it is a step of. */
  frame: Maybe<Scalars['String']['output']>;
  /** More safe needs than seats wanted this instance. */
  isCrowded: Scalars['Boolean']['output'];
  /** True when the course or its equivalent is being read already. */
  isEnrolled: Scalars['Boolean']['output'];
  /** Names the need; stays the same as long as it is there. */
  key: Scalars['ID']['output'];
  municipality: Maybe<Scalars['String']['output']>;
  note: Maybe<Scalars['String']['output']>;
  pacePercent: Maybe<Scalars['Int']['output']>;
  /** A passed grade in the course or its equivalent: 'har redan E i kursen'. */
  passedGrade: Maybe<Scalars['String']['output']>;
  /** Best first, at most six. */
  proposals: Array<MatchProposal>;
  state: NeedState;
  /** Its place in the package, from 1. */
  step: Maybe<Scalars['Int']['output']>;
  student: Scalars['String']['output'];
  studentId: Scalars['ID']['output'];
  /** What is wanted: the course, alternatives of a choice group, or the words of a workbook. */
  wanted: Scalars['String']['output'];
};

export type MatchNeedsInput = {
  /** 1 to 200. */
  picks: Array<MatchPick>;
};

/** Done at once, or under way as a job when there are many. */
export type MatchOutcome = {
  __typename?: 'MatchOutcome';
  /** Null while the job runs. */
  batchId: Maybe<Scalars['ID']['output']>;
  job: Maybe<Job>;
  matched: Scalars['Int']['output'];
};

export type MatchPage = {
  __typename?: 'MatchPage';
  counts: MatchCounts;
  /** Safe ones, uncertain ones, those without a proposal; each by earliest start. */
  nodes: Array<MatchNeed>;
  /** Needs that match the filter, its state included. */
  totalCount: Scalars['Int']['output'];
};

export type MatchPick = {
  courseInstanceId: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};

/** An instance that a need could be placed in. */
export type MatchProposal = {
  __typename?: 'MatchProposal';
  course: MatchCourse;
  endDate: Maybe<Scalars['Date']['output']>;
  instanceId: Scalars['ID']['output'];
  /** False where it is full or not open yet, or the student has the course. */
  isOpen: Scalars['Boolean']['output'];
  location: Maybe<Scalars['String']['output']>;
  municipality: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  pacePercent: Scalars['Int']['output'];
  reasons: Array<MatchReason>;
  /** 0 to 100. */
  score: Scalars['Int']['output'];
  /** Null without a limit. */
  seatsLeft: Maybe<Scalars['Int']['output']>;
  startDate: Maybe<Scalars['Date']['output']>;
  teacher: Maybe<Scalars['String']['output']>;
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
  expected: Scalars['Int']['input'];
  filter?: InputMaybe<MatchFilter>;
};

export type MatchedEntriesInput = {
  /** Start means the day the course begins; its state is not read. */
  filter?: InputMaybe<MatchFilter>;
  /** 1 to 200; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** From 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** A student that matching has placed, by a deed that has not been undone. */
export type MatchedEntry = {
  __typename?: 'MatchedEntry';
  batchId: Scalars['ID']['output'];
  /** How many the deed placed: they are undone together. */
  batchSize: Scalars['Int']['output'];
  course: MatchCourse;
  /** The enrolment's. */
  id: Scalars['ID']['output'];
  /** Where the student is by now; null when that was taken back since. */
  instance: Maybe<Scalars['String']['output']>;
  matchedAt: Scalars['DateTime']['output'];
  matchedBy: Scalars['String']['output'];
  /** False while something newer stands on one of them. */
  mayUndo: Scalars['Boolean']['output'];
  municipality: Maybe<Scalars['String']['output']>;
  startDate: Maybe<Scalars['Date']['output']>;
  student: Scalars['String']['output'];
  studentId: Scalars['ID']['output'];
};

export type MatchedEntryPage = {
  __typename?: 'MatchedEntryPage';
  /** The latest deed first. */
  nodes: Array<MatchedEntry>;
  totalCount: Scalars['Int']['output'];
};

/** Whether the course material has been fetched (SVE 1 or 3). */
export type MaterialReceived = {
  __typename?: 'MaterialReceived';
  /** When it was ticked; null while it is not. */
  receivedDate: Maybe<Scalars['DateTime']['output']>;
  status: Scalars['Boolean']['output'];
};

/** A field that a merge can take from the record that goes. */
export type MergeField =
  | 'ACCOUNT'
  | 'ADDITIONAL_INFO'
  | 'APL_STATUS'
  | 'EMAIL'
  | 'END_DATE'
  | 'EXAM'
  | 'MUNICIPALITY'
  | 'NAME'
  | 'PERSONAL_NUMBER'
  | 'PHONE'
  | 'START_DATE'
  | 'TEACHER';

/** What moves from the record that goes to the one that stays. */
export type MergePreview = {
  __typename?: 'MergePreview';
  comments: Scalars['Int']['output'];
  enrollments: Scalars['Int']['output'];
  exams: Scalars['Int']['output'];
  files: Scalars['Int']['output'];
  grades: Scalars['Int']['output'];
  /** Swedish: what to look at before merging, such as a course that both are enrolled in. */
  warnings: Array<Scalars['String']['output']>;
};

export type MergePreviewInput = {
  keepId: Scalars['ID']['input'];
  mergedId: Scalars['ID']['input'];
};

export type MergeStudentsInput = {
  /** The record that stays. */
  keepId: Scalars['ID']['input'];
  /** The versions that were compared; CONFLICT (VERSION) when either has changed since. */
  keepVersion: Scalars['Int']['input'];
  /** The record that goes; its id leads to the one that stays ever after. */
  mergedId: Scalars['ID']['input'];
  mergedVersion: Scalars['Int']['input'];
  /** The values to take from the record that goes; all others stay as they are. */
  take: Array<MergeField>;
};

/** A sentence for the person at the screen. */
export type Message = {
  __typename?: 'Message';
  message: Scalars['String']['output'];
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

export type MoveExamBookingInput = {
  examId: Scalars['ID']['input'];
  fromOccasionId: Scalars['ID']['input'];
  toOccasionId: Scalars['ID']['input'];
};

/** One of the 22 names of the specification (section 3). */
export type Municipality = {
  __typename?: 'Municipality';
  type: Scalars['String']['output'];
};

export type MunicipalityInput = {
  type?: InputMaybe<Scalars['String']['input']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Takes back the ended employment of a teacher: an account in use and an ended employment contradict each other. */
  activateUser: User;
  addAplComment: CommentHistory;
  /** Writes down what a student asks for. */
  addCourseWish: MatchCounts;
  addFile: UploadedFile;
  addStudentComment: CommentHistory;
  /** Takes away who the student was: contact data, comments and files go, grades and decisions stay (security). CONFLICT (ACTIVE) while an enrolment is open. */
  anonymiseStudent: Student;
  /** Answered once: CONFLICT afterwards. The correction itself is made where the datum is edited. */
  answerCorrection: CorrectionRequest;
  /** CONFLICT (reason ENDED) for an instance that has ended or is cancelled. */
  assignTeacher: TeacherDetail;
  /** Books registrations, all or none. CONFLICT: reason FULL, CANCELLED (the occasion) or DENIED (a registration). */
  bookExams: ExamOccasion;
  /** Cancels the instance and moves, ends or plans its students, all at once; teachers are told, students mailed. */
  cancelCourseInstance: CancelCourseInstanceResult;
  /** Cancels an occasion: those booked are without a day again, and those who were called are told by mail. */
  cancelExamOccasion: ExamOccasion;
  cancelJob: Job;
  /** Before its day only: CONFLICT (reason CARRIED_OUT) afterwards. */
  cancelTeacherReplacement: TeacherDetail;
  /** A job; its result names the batch. What the preview refused is left out. */
  changeEnrollments: Job;
  /** Ends all other sessions and replaces the one that asks. */
  changePassword: PasswordChanged;
  /** Queues the commit. FORBIDDEN for a teacher when existing students would change. */
  commitImport: Job;
  copyCoursePackage: CoursePackage;
  /** Makes the level of Gy25 that stands for a course of Gy11. */
  copyCourseToGy25: CatalogueCourse;
  /** A list without an end ends the day before its copy begins. */
  copyPriceLists: Array<PriceList>;
  /** CONFLICT (reason NOT_FINAL) for a month that still changes by itself. */
  correctEarnings: Array<EarningCorrection>;
  createApiKey: CreatedApiKey;
  /** Makes or renews the address by which other programs read the calendar (`/calendar.ics`). */
  createCalendarSubscription: CreatedCalendarSubscription;
  /** CONFLICT (reason DUPLICATE) when the curriculum has the code already, whatever its case. */
  createCourse: CatalogueCourse;
  createCourseInstance: CourseInstance;
  /** All or none; they share a `seriesId`. */
  createCourseInstanceSeries: Array<CourseInstance>;
  createCoursePackage: CoursePackage;
  /** Issues a document under a code of its own. BAD_USER_INPUT where the preview has a problem. */
  createDocument: IssuedDocument;
  /**
   * Queues one document for each subject. The job's result: `batchId`, whose documents
   * `GET /api/documents/batches/{batchId}` sends as one archive, `created`, and `skipped` with the reasons.
   */
  createDocuments: Job;
  /** A new occasion. CONFLICT (reason FULL) when more are booked with it than it has places. */
  createExamOccasion: ExamOccasion;
  /** The summons to an exam on paper, for those who plan exams. BAD_USER_INPUT while it is on no occasion, or denied. */
  createExamSummons: IssuedDocument;
  /**
   * Makes a file of a list (pages, section 0). The taking, and whether the protected were taken along, is logged.
   * TOO_MANY_REQUESTS after five lists that name people within an hour (sixty for the basis of an invoice).
   */
  createExport: ListExport;
  /**
   * The register of a signed course (betygskatalog), for its own teacher and administrators; by administrators alone where it
   * would name a student with a protected identity. CONFLICT (reason NOT_SIGNED) while grades are lacking.
   */
  createGradeCatalogue: IssuedDocument;
  /** Plans an instance for those who lack one, and enrols them. */
  createInstanceForNeeds: MatchOutcome;
  /** One's own study certificate or grades. Ten a day, then TOO_MANY_REQUESTS. */
  createMyDocument: IssuedDocument;
  /** The same rows under the next number; CONFLICT (reason REPLACED) for one that has been followed already. */
  createPackageEdition: CoursePackage;
  /** CONFLICT (reason OVERLAP) where another list of the customer holds at the same time. */
  createPriceList: PriceList;
  createProgram: Program;
  createStudent: Student;
  createTask: Task;
  /** FORBIDDEN for a role above one's own, CONFLICT (reason DUPLICATE) when the address is taken. */
  createUser: User;
  /** Ends all sessions of the account. CONFLICT (reason LAST_SYSTEMADMIN) for the last active systemadmin. */
  deactivateUser: User;
  /**
   * Accepts or denies. May be changed later; deciding the same again changes nothing. To deny gives back the places
   * on occasions that are still to come; CONFLICT (reason GRADED) when the exam has a signed result.
   */
  decideExam: Exam;
  /** The author, or administrator and above. */
  deleteAplComment: CommentHistory;
  /** The address is dead at once. Again is harmless. */
  deleteCalendarSubscription: Scalars['Boolean']['output'];
  /** CONFLICT (reason IN_USE) where something refers to it: such a course is archived. */
  deleteCourse: Scalars['Boolean']['output'];
  /** The id of the instance that is gone. CONFLICT (reason HAS_STUDENTS) while it has students. */
  deleteCourseInstance: Scalars['ID']['output'];
  deleteCoursePackage: Scalars['Boolean']['output'];
  /** The id of the registration that is gone. CONFLICT for one whose fee is paid (PAID), or that has a grade (GRADED). */
  deleteExam: Scalars['ID']['output'];
  /** The id of the file that is gone. Administrators can have it restored for 30 days. */
  deleteFile: Scalars['ID']['output'];
  /** Deletes all of one's own tasks; answers how many. */
  deleteMyTasks: Scalars['Int']['output'];
  /** Answers its id. Frozen months keep their amounts. */
  deletePriceList: Scalars['ID']['output'];
  deleteProgram: Scalars['Boolean']['output'];
  deleteStudentComment: CommentHistory;
  /** The id of the task that is gone. Another's task is NOT_FOUND. */
  deleteTask: Scalars['ID']['output'];
  /** The author, or teacher and above; the author stays, the old text goes to the change history. */
  editAplComment: CommentHistory;
  /** The author or an administrator; CONFLICT (reason DELETED) when the entry is deleted. */
  editStudentComment: CommentHistory;
  /** Signs out everywhere but here; answers how many sessions ended. */
  endOtherSessions: Scalars['Int']['output'];
  /** The id of the session that has ended. Another's session is NOT_FOUND. */
  endSession: Scalars['ID']['output'];
  /** Ends a student: the end date, a dropout on that day for every enrolment that has begun and is not over; what is planned or wished for is withdrawn. */
  endStudent: Student;
  /**
   * Switches the account off and frees students, exams, occasions and instances; a planned replacement of the one who leaves
   * is carried out now instead. CONFLICT (reason UNGRADED) while groups lack grades: `fields` names each.
   */
  endTeacherEmployment: TeacherDetail;
  /** Signs the account out everywhere; answers how many sessions ended. */
  endUserSessions: Scalars['Int']['output'];
  /** A job; its result names the batch. What the preview refused is left out. */
  enrollMany: Job;
  /** CONFLICT (reason ALREADY_ENROLLED) names who has the package already; nobody is enrolled then. */
  enrollOnPackage: EnrollOnPackageResult;
  enrollStudent: Enrollment;
  fillGrades: GradeSheet;
  /** The spelling is asked about again; the wishes that it dismissed as no course wait again. */
  forgetCourseAlias: Scalars['ID']['output'];
  /** CONFLICT (reason FROZEN) when the month is finally frozen, or is being frozen at this moment. */
  freezePeriod: EarningFreeze;
  /** Reads a list of courses; writes the valid rows when told to, in one transaction. */
  importCourses: CourseImportResult;
  /** One account to one student; CONFLICT when either is already linked. */
  linkStudentAccount: Student;
  /** Signs in. The same refusal, in the same time, for an unknown address and a wrong password; TOO_MANY_REQUESTS after repeated failures. */
  login: LoginResult;
  /** Ends the session on the server at once, cookie and bearer alike. True also when nobody was signed in. */
  logout: Scalars['Boolean']['output'];
  /** Marks all comments of the student as seen by the viewer. */
  markCommentsSeen: CommentHistory;
  /** CONFLICT (reason NOTHING_TO_INVOICE) when all has been invoiced, (reason NOT_FINAL) for a preliminary month. */
  markInvoiced: EarningFreeze;
  /**
   * Enrols each in the chosen instance, or moves there whom an admission without an instance has: all or none.
   * CONFLICT: FULL, NOT_OPEN, ALREADY_ENROLLED, GONE (the need is no longer there).
   */
  matchNeeds: MatchOutcome;
  /** Matches what `safeMatches` shows, as a job when there are many. */
  matchSafeNeeds: MatchOutcome;
  /** Makes one record of two (pages, section 2). CONFLICT (LINKED) when both have an account and ACCOUNT is not decided by `take`. */
  mergeStudents: Student;
  /** Moves a booking to another occasion, which is the answer. */
  moveExamBooking: ExamOccasion;
  previewImport: ImportBatch;
  /** Nothing becomes of it yet. BAD_USER_INPUT for a workbook that cannot be read, or that holds more than one list may. */
  readPriceWorkbook: PriceWorkbook;
  /** Attendance, identity, material and payment of one booking. */
  recordExam: ExamOccasion;
  /** Registers a student; a student only themself. CONFLICT (reason DUPLICATE) while one for the same course and month is still INTRESSE. */
  registerExam: Exam;
  /** Ends a correction without a change. */
  relockGrade: GradeRow;
  /** Sets removedAt; nothing leaves the register. */
  removeEnrollment: Enrollment;
  /** Takes the cancellation back, students included. CONFLICT when one of them was changed since. */
  reopenCourseInstance: CourseInstance;
  /**
   * Students, open exams, occasions, instances and planned replacements in one transaction, with history; a day to come is
   * carried out then, or administrators are told why not.
   */
  replaceTeacher: TeacherDetail;
  /** Marks the begun ones of the selection as reported, and answers what the file for CSN holds. */
  reportToCsn: CsnReport;
  /** Administrators get a notification. At most ten wait at a time; FORBIDDEN without a linked record. */
  requestCorrection: CorrectionRequest;
  /** Mails a reset link where the account exists. The answer never tells whether it does. */
  requestPasswordReset: Message;
  /** Unresolved again for everyone. */
  resetNotification: Notification;
  /** Sets a new password and ends all sessions of the account. BAD_USER_INPUT when the link is used, expired or unknown. */
  resetPassword: Message;
  /** Says what a name means: the students who wait for it get a need for the course. */
  resolveCourseName: ResolvedCourseName;
  /** Takes it off the list of the signed-in user; again is harmless. NOT_FOUND when it is not addressed to that user. */
  resolveNotification: Notification;
  /**
   * Takes a cancellation back with the bookings that it had, but for those denied or booked anew since; those who had
   * been called are called again. CONFLICT: reason VERSION, or NOT_CANCELLED.
   */
  restoreExamOccasion: ExamOccasion;
  /** Refused from the next call on; sockets opened with it are closed. */
  revokeApiKey: ApiKey;
  /** From now on the check of its code says that it does not hold. CONFLICT (reason REVOKED) when it did so already. */
  revokeDocument: IssuedDocument;
  /** Puts a student's document among the student's files. CONFLICT (reason SAVED) when it is there already. */
  saveDocumentToFiles: IssuedDocument;
  /** Mails the summons with course, day, time and place. */
  sendExamSummons: ExamSummonsResult;
  /** Mails a one-time link by which the person, and nobody else, chooses a password. */
  sendResetLink: Message;
  /** Sends a mail to one's own address, to see that mails arrive. */
  sendTestMail: Message;
  /** Moves a card. The same column does nothing; nothing is written on a conflict. */
  setAplStatus: SetAplStatusResult;
  setCourseArchived: CatalogueCourse;
  /** Changes the teacher of all of them, or of none. */
  setCourseInstancesTeacher: Array<CourseInstance>;
  /** All of them or none; NOT_FOUND when one is gone. */
  setCoursesArchived: Array<CatalogueCourse>;
  /** All of them or none; NOT_FOUND when one is gone. */
  setCoursesPriceCategory: Array<CatalogueCourse>;
  /** The same for the result of an exam; its grade never lowers another. */
  setExamGrade: GradeRow;
  /** Whose exam it is: who grades and signs it. CONFLICT LOCKED once it is signed. */
  setExamTeacher: GradeRow;
  /** Keeps a draft. CONFLICT LOCKED once signed, REMOVED, PLANNED or NOT_TAKING_PART for such an entry, VERSION when someone else was first. */
  setGrade: GradeRow;
  setGradeDate: GradeSheet;
  setPackageArchived: CoursePackage;
  setProgramArchived: Program;
  /** Protected identity (skyddade personuppgifter): hides the student from everyone below administrator but the responsible teacher and the student. */
  setProtected: Student;
  setResponsibleTeacher: Student;
  /** Ends all sessions of the account. Only a systemadmin may lower the own role, and only while another active one exists. */
  setUserRole: User;
  /** Signs, locks and publishes at once what the viewer may sign. CONFLICT UNGRADED while an active student has no grade, INCOMPLETE while a title is missing, BEFORE_START for a grade dated before the student began. */
  signGrades: GradeSheet;
  /** Puts needs aside, or takes them up again; answers how many. */
  skipNeeds: Scalars['Int']['output'];
  /** Takes a booking away; the registration is without a day again. */
  unbookExam: ExamOccasion;
  /** CONFLICT UNDONE, LATER_WORK or FULL. */
  undoEnrollmentBatch: EnrollmentBatch;
  /** Takes the import back as one unit. CONFLICT when later work depends on it or 24 hours have gone. */
  undoImport: ImportBatch;
  /** Takes a deed back as a unit; CONFLICT (reason LATER_WORK) while something newer stands on it. */
  undoMatch: MatchBatch;
  /** Opens a signed grade for correction (Rättelse). */
  unlockGrade: GradeRow;
  /** CONFLICT (reason VERSION) when someone else changed it. */
  updateCourse: CatalogueCourse;
  /** CONFLICT (reason CANCELLED) for a cancelled one. Fields left out stay, null clears. Enrolments that had exactly its dates get the new ones. */
  updateCourseInstance: CourseInstance;
  /** CONFLICT (reason VERSION) when someone else changed it. */
  updateCoursePackage: CoursePackage;
  updateEnrollment: Enrollment;
  /** Changes or moves an occasion; written into the history of everyone who is booked on it. */
  updateExamOccasion: ExamOccasion;
  /** Changes what a column is read as, corrects cells, and checks all rows again. */
  updateImport: ImportBatch;
  /** Phone and settings; name and e-mail address are an administrator's to change. */
  updateMyProfile: Profile;
  updatePackageToGy25: CoursePackage;
  updatePriceList: PriceList;
  updateProgram: Program;
  updateSchoolSettings: SchoolSettings;
  updateStudent: Student;
  updateStudents: UpdateStudentsResult;
  /** Another's task is NOT_FOUND. */
  updateTask: Task;
  updateTeacherProfile: TeacherDetail;
  /** FORBIDDEN for an account of higher rank. */
  updateUser: User;
  /** Takes 'Fakturerad' back. */
  withdrawInvoice: EarningFreeze;
};


export type MutationActivateUserArgs = {
  input: ActivateUserInput;
};


export type MutationAddAplCommentArgs = {
  input: AddCommentInput;
};


export type MutationAddCourseWishArgs = {
  input: AddCourseWishInput;
};


export type MutationAddFileArgs = {
  input: AddFileInput;
};


export type MutationAddStudentCommentArgs = {
  input: AddCommentInput;
};


export type MutationAnonymiseStudentArgs = {
  input: AnonymiseStudentInput;
};


export type MutationAnswerCorrectionArgs = {
  input: AnswerCorrectionInput;
};


export type MutationAssignTeacherArgs = {
  input: AssignTeacherInput;
};


export type MutationBookExamsArgs = {
  input: BookExamsInput;
};


export type MutationCancelCourseInstanceArgs = {
  input: CancelCourseInstanceInput;
};


export type MutationCancelExamOccasionArgs = {
  input: CancelExamOccasionInput;
};


export type MutationCancelJobArgs = {
  input: CancelJobInput;
};


export type MutationCancelTeacherReplacementArgs = {
  input: CancelTeacherReplacementInput;
};


export type MutationChangeEnrollmentsArgs = {
  input: EnrollmentChangeInput;
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationCommitImportArgs = {
  input: CommitImportInput;
};


export type MutationCopyCoursePackageArgs = {
  input: CopyCoursePackageInput;
};


export type MutationCopyCourseToGy25Args = {
  input: CopyCourseToGy25Input;
};


export type MutationCopyPriceListsArgs = {
  input: CopyPriceListsInput;
};


export type MutationCorrectEarningsArgs = {
  input: CorrectEarningsInput;
};


export type MutationCreateApiKeyArgs = {
  input: CreateApiKeyInput;
};


export type MutationCreateCourseArgs = {
  input: CreateCourseInput;
};


export type MutationCreateCourseInstanceArgs = {
  input: CreateCourseInstanceInput;
};


export type MutationCreateCourseInstanceSeriesArgs = {
  input: CourseInstanceSeriesInput;
};


export type MutationCreateCoursePackageArgs = {
  input: CreateCoursePackageInput;
};


export type MutationCreateDocumentArgs = {
  input: CreateDocumentInput;
};


export type MutationCreateDocumentsArgs = {
  input: CreateDocumentsInput;
};


export type MutationCreateExamOccasionArgs = {
  input: CreateExamOccasionInput;
};


export type MutationCreateExamSummonsArgs = {
  input: CreateExamSummonsInput;
};


export type MutationCreateExportArgs = {
  input: CreateExportInput;
};


export type MutationCreateGradeCatalogueArgs = {
  input: CreateGradeCatalogueInput;
};


export type MutationCreateInstanceForNeedsArgs = {
  input: CreateInstanceForNeedsInput;
};


export type MutationCreateMyDocumentArgs = {
  input: CreateMyDocumentInput;
};


export type MutationCreatePackageEditionArgs = {
  input: CreatePackageEditionInput;
};


export type MutationCreatePriceListArgs = {
  input: CreatePriceListInput;
};


export type MutationCreateProgramArgs = {
  input: CreateProgramInput;
};


export type MutationCreateStudentArgs = {
  input: CreateStudentInput;
};


export type MutationCreateTaskArgs = {
  input: CreateTaskInput;
};


export type MutationCreateUserArgs = {
  input: CreateUserInput;
};


export type MutationDeactivateUserArgs = {
  input: DeactivateUserInput;
};


export type MutationDecideExamArgs = {
  input: DecideExamInput;
};


export type MutationDeleteAplCommentArgs = {
  input: DeleteAplCommentInput;
};


export type MutationDeleteCourseArgs = {
  input: DeleteFromCatalogueInput;
};


export type MutationDeleteCourseInstanceArgs = {
  input: DeleteCourseInstanceInput;
};


export type MutationDeleteCoursePackageArgs = {
  input: DeleteFromCatalogueInput;
};


export type MutationDeleteExamArgs = {
  input: DeleteExamInput;
};


export type MutationDeleteFileArgs = {
  input: DeleteFileInput;
};


export type MutationDeletePriceListArgs = {
  input: DeletePriceListInput;
};


export type MutationDeleteProgramArgs = {
  input: DeleteFromCatalogueInput;
};


export type MutationDeleteStudentCommentArgs = {
  input: DeleteCommentInput;
};


export type MutationDeleteTaskArgs = {
  input: DeleteTaskInput;
};


export type MutationEditAplCommentArgs = {
  input: EditAplCommentInput;
};


export type MutationEditStudentCommentArgs = {
  input: EditCommentInput;
};


export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


export type MutationEndStudentArgs = {
  input: EndStudentInput;
};


export type MutationEndTeacherEmploymentArgs = {
  input: EndEmploymentInput;
};


export type MutationEndUserSessionsArgs = {
  input: EndUserSessionsInput;
};


export type MutationEnrollManyArgs = {
  input: EnrollManyInput;
};


export type MutationEnrollOnPackageArgs = {
  input: EnrollOnPackageInput;
};


export type MutationEnrollStudentArgs = {
  input: EnrollStudentInput;
};


export type MutationFillGradesArgs = {
  input: FillGradesInput;
};


export type MutationForgetCourseAliasArgs = {
  input: ForgetCourseAliasInput;
};


export type MutationFreezePeriodArgs = {
  input: FreezePeriodInput;
};


export type MutationImportCoursesArgs = {
  input: ImportCoursesInput;
};


export type MutationLinkStudentAccountArgs = {
  input: LinkStudentAccountInput;
};


export type MutationLoginArgs = {
  input: LoginInput;
};


export type MutationMarkCommentsSeenArgs = {
  input: MarkCommentsSeenInput;
};


export type MutationMarkInvoicedArgs = {
  input: MarkInvoicedInput;
};


export type MutationMatchNeedsArgs = {
  input: MatchNeedsInput;
};


export type MutationMatchSafeNeedsArgs = {
  input: MatchSafeNeedsInput;
};


export type MutationMergeStudentsArgs = {
  input: MergeStudentsInput;
};


export type MutationMoveExamBookingArgs = {
  input: MoveExamBookingInput;
};


export type MutationPreviewImportArgs = {
  input: PreviewImportInput;
};


export type MutationReadPriceWorkbookArgs = {
  input: ReadPriceWorkbookInput;
};


export type MutationRecordExamArgs = {
  input: RecordExamInput;
};


export type MutationRegisterExamArgs = {
  input: RegisterExamInput;
};


export type MutationRelockGradeArgs = {
  input: RelockGradeInput;
};


export type MutationRemoveEnrollmentArgs = {
  input: RemoveEnrollmentInput;
};


export type MutationReopenCourseInstanceArgs = {
  input: ReopenCourseInstanceInput;
};


export type MutationReplaceTeacherArgs = {
  input: TeacherReplacementInput;
};


export type MutationReportToCsnArgs = {
  input: ReportToCsnInput;
};


export type MutationRequestCorrectionArgs = {
  input: RequestCorrectionInput;
};


export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


export type MutationResetNotificationArgs = {
  input: ResetNotificationInput;
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationResolveCourseNameArgs = {
  input: ResolveCourseNameInput;
};


export type MutationResolveNotificationArgs = {
  input: ResolveNotificationInput;
};


export type MutationRestoreExamOccasionArgs = {
  input: RestoreExamOccasionInput;
};


export type MutationRevokeApiKeyArgs = {
  input: RevokeApiKeyInput;
};


export type MutationRevokeDocumentArgs = {
  input: RevokeDocumentInput;
};


export type MutationSaveDocumentToFilesArgs = {
  input: SaveDocumentInput;
};


export type MutationSendExamSummonsArgs = {
  input: SendExamSummonsInput;
};


export type MutationSendResetLinkArgs = {
  input: SendResetLinkInput;
};


export type MutationSetAplStatusArgs = {
  input: SetAplStatusInput;
};


export type MutationSetCourseArchivedArgs = {
  input: SetArchivedInput;
};


export type MutationSetCourseInstancesTeacherArgs = {
  input: SetCourseInstancesTeacherInput;
};


export type MutationSetCoursesArchivedArgs = {
  input: SetCoursesArchivedInput;
};


export type MutationSetCoursesPriceCategoryArgs = {
  input: SetCoursesPriceCategoryInput;
};


export type MutationSetExamGradeArgs = {
  input: SetExamGradeInput;
};


export type MutationSetExamTeacherArgs = {
  input: SetExamTeacherInput;
};


export type MutationSetGradeArgs = {
  input: SetGradeInput;
};


export type MutationSetGradeDateArgs = {
  input: SetGradeDateInput;
};


export type MutationSetPackageArchivedArgs = {
  input: SetArchivedInput;
};


export type MutationSetProgramArchivedArgs = {
  input: SetArchivedInput;
};


export type MutationSetProtectedArgs = {
  input: SetProtectedInput;
};


export type MutationSetResponsibleTeacherArgs = {
  input: SetResponsibleTeacherInput;
};


export type MutationSetUserRoleArgs = {
  input: SetUserRoleInput;
};


export type MutationSignGradesArgs = {
  input: SignGradesInput;
};


export type MutationSkipNeedsArgs = {
  input: SkipNeedsInput;
};


export type MutationUnbookExamArgs = {
  input: UnbookExamInput;
};


export type MutationUndoEnrollmentBatchArgs = {
  input: UndoEnrollmentBatchInput;
};


export type MutationUndoImportArgs = {
  input: UndoImportInput;
};


export type MutationUndoMatchArgs = {
  input: UndoMatchInput;
};


export type MutationUnlockGradeArgs = {
  input: UnlockGradeInput;
};


export type MutationUpdateCourseArgs = {
  input: UpdateCourseInput;
};


export type MutationUpdateCourseInstanceArgs = {
  input: UpdateCourseInstanceInput;
};


export type MutationUpdateCoursePackageArgs = {
  input: UpdateCoursePackageInput;
};


export type MutationUpdateEnrollmentArgs = {
  input: UpdateEnrollmentInput;
};


export type MutationUpdateExamOccasionArgs = {
  input: UpdateExamOccasionInput;
};


export type MutationUpdateImportArgs = {
  input: UpdateImportInput;
};


export type MutationUpdateMyProfileArgs = {
  input: UpdateMyProfileInput;
};


export type MutationUpdatePackageToGy25Args = {
  input: UpdatePackageToGy25Input;
};


export type MutationUpdatePriceListArgs = {
  input: UpdatePriceListInput;
};


export type MutationUpdateProgramArgs = {
  input: UpdateProgramInput;
};


export type MutationUpdateSchoolSettingsArgs = {
  input: UpdateSchoolSettingsInput;
};


export type MutationUpdateStudentArgs = {
  input: UpdateStudentInput;
};


export type MutationUpdateStudentsArgs = {
  input: UpdateStudentsInput;
};


export type MutationUpdateTaskArgs = {
  input: UpdateTaskInput;
};


export type MutationUpdateTeacherProfileArgs = {
  input: UpdateTeacherProfileInput;
};


export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};


export type MutationWithdrawInvoiceArgs = {
  input: WithdrawInvoiceInput;
};

/** Everything that is kept about a student, for the student (GDPR, article 15). */
export type MyData = {
  __typename?: 'MyData';
  account: Profile;
  /** Changes of the fields that the student sees, newest first. */
  changes: Array<MyDataChange>;
  createdAt: Scalars['DateTime']['output'];
  exams: Array<Exam>;
  files: Array<UploadedFile>;
  leftOut: Array<MyDataOmission>;
  /** The rest, kind by kind; kinds of which there is nothing are there without entries. */
  registers: Array<MyDataRegister>;
  sessions: Array<UserSession>;
  /** Null while the account is not linked to a record. */
  student: Maybe<Student>;
  tasks: Array<Task>;
};

/** A change of the own record; who made it is not said. */
export type MyDataChange = {
  __typename?: 'MyDataChange';
  changedAt: Scalars['DateTime']['output'];
  /** Names of the changed fields. */
  changes: Array<Scalars['String']['output']>;
  newValues: Scalars['JSONObject']['output'];
  previousValues: Scalars['JSONObject']['output'];
};

export type MyDataColumn = {
  __typename?: 'MyDataColumn';
  /** As the student reads it. */
  heading: Scalars['String']['output'];
  /** The field of the entries. */
  key: Scalars['String']['output'];
};

/** What is kept and not handed out. */
export type MyDataOmission = {
  __typename?: 'MyDataOmission';
  reason: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** One kind of what is kept beside the pages: grades, exam times, documents, who has looked … */
export type MyDataRegister = {
  __typename?: 'MyDataRegister';
  columns: Array<MyDataColumn>;
  /** Newest first. */
  entries: Array<Scalars['JSONObject']['output']>;
  name: Scalars['String']['output'];
  /** As the student reads it. */
  title: Scalars['String']['output'];
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

/** Something that one should know of (specification, section 3). Names people, never their numbers. */
export type Notification = {
  __typename?: 'Notification';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  kind: NotificationKind;
  message: Scalars['String']['output'];
  /** Null without a link. */
  meta: Maybe<NotificationMeta>;
  /** When the viewer took it off the list; null while it is there. */
  resolvedAt: Maybe<Scalars['DateTime']['output']>;
};

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

export type NotificationMeta = {
  __typename?: 'NotificationMeta';
  /** 'Se elev': always of the form `/student/{id}`. */
  url: Scalars['String']['output'];
};

/** What the viewer may do with an occasion, so that no button is guessed. */
export type OccasionRights = {
  __typename?: 'OccasionRights';
  book: Scalars['Boolean']['output'];
  /** Administrators, and the teacher whose occasion it is. */
  cancel: Scalars['Boolean']['output'];
  edit: Scalars['Boolean']['output'];
  /** To take a cancellation back: the same people. */
  restore: Scalars['Boolean']['output'];
};

/** What to look at about one occasion. */
export type OccasionWarning =
  /** As many are booked as there are places. */
  | 'FULL'
  /** The invigilator has another occasion at that time. */
  | 'INVIGILATOR_BUSY'
  /** The room is taken by another occasion at that time. */
  | 'ROOM_TAKEN';

/** An occasion that whoever registers may choose: still to come, its window of registration open, with a place left. */
export type OpenExamOccasion = {
  __typename?: 'OpenExamOccasion';
  endsAt: Scalars['String']['output'];
  heldOn: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  part: ExamPart;
  /** Null without a limit. */
  placesLeft: Maybe<Scalars['Int']['output']>;
  registrationClosesOn: Maybe<Scalars['Date']['output']>;
  room: Maybe<Scalars['String']['output']>;
  /** `HH:MM`, Swedish time. */
  startsAt: Scalars['String']['output'];
};

/** Another published grade of the same course, or of what stands for it in another curriculum. */
export type OtherGrade = {
  __typename?: 'OtherGrade';
  courseName: Scalars['String']['output'];
  date: Scalars['Date']['output'];
  grade: Scalars['String']['output'];
  /** The one that counts: a prövning never lowers. */
  isBest: Scalars['Boolean']['output'];
  kind: GradeKind;
};

export type OverlappingInstance = {
  __typename?: 'OverlappingInstance';
  endDate: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  pacePercent: Scalars['Int']['output'];
  startDate: Scalars['Date']['output'];
};

/** Which alternative of a choice. */
export type PackageChoiceInput = {
  choiceGroup: Scalars['String']['input'];
  courseId: Scalars['ID']['input'];
};

/** A course of a package. Rows of the same choice group are alternatives ('En av'). */
export type PackageCourse = {
  __typename?: 'PackageCourse';
  choiceGroup: Maybe<Scalars['String']['output']>;
  course: CourseReference;
  /** Whether it holds workplace-based learning (APL). */
  hasApl: Scalars['Boolean']['output'];
  isRequired: Scalars['Boolean']['output'];
  /** The week of full-time study in which it is to begin, from 1; null: after the course before. */
  plannedWeek: Maybe<Scalars['Int']['output']>;
};

export type PackageCourseInput = {
  /** The name of the choice; rows of one choice stand together. */
  choiceGroup?: InputMaybe<Scalars['String']['input']>;
  courseId: Scalars['ID']['input'];
  hasApl?: InputMaybe<Scalars['Boolean']['input']>;
  /** True unless given. */
  isRequired?: InputMaybe<Scalars['Boolean']['input']>;
  plannedWeek?: InputMaybe<Scalars['Int']['input']>;
};

/** Another edition of the same package. */
export type PackageEdition = {
  __typename?: 'PackageEdition';
  edition: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
};

/** The kind of a package: national and regional ones are vocational packages (yrkespaket). */
export type PackageKind =
  | 'LOCAL'
  | 'NATIONAL'
  | 'REGIONAL';

export type PackagePlan = {
  __typename?: 'PackagePlan';
  courses: Array<PlannedCourse>;
  endDate: Maybe<Scalars['Date']['output']>;
  points: Scalars['Int']['output'];
};

export type PackagePlanInput = {
  /** The first alternative where none is named. */
  choices?: InputMaybe<Array<PackageChoiceInput>>;
  /** Optional courses that are taken too. */
  optionalCourseIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 5 to 200; 100 unless given. */
  pacePercent?: InputMaybe<Scalars['Int']['input']>;
  packageId: Scalars['ID']['input'];
  startDate: Scalars['Date']['input'];
};

/** The session that asked has been replaced: a browser has got the new cookie already. */
export type PasswordChanged = {
  __typename?: 'PasswordChanged';
  message: Scalars['String']['output'];
  /** For clients without cookies, shown once; null in a repeat of the same call. */
  token: Maybe<Scalars['String']['output']>;
};

/** How much of a personal number is printed. */
export type PersonalNumberForm =
  | 'BIRTH_DATE'
  | 'FULL'
  | 'NONE';

/** A course with the days that follow from the points before it and the pace. */
export type PlannedCourse = {
  __typename?: 'PlannedCourse';
  course: CourseReference;
  endDate: Scalars['Date']['output'];
  startDate: Scalars['Date']['output'];
  weeks: Scalars['Float']['output'];
};

/** An instance that a series would make. */
export type PlannedOccasion = {
  __typename?: 'PlannedOccasion';
  endDate: Scalars['Date']['output'];
  startDate: Scalars['Date']['output'];
  /** The teacher's highest sum of paces during it, this series included; null without a teacher. */
  teacherPeakPercent: Maybe<Scalars['Int']['output']>;
  weeks: Scalars['Int']['output'];
};

export type PreviewImportInput = {
  mapping?: InputMaybe<Array<ImportMapping>>;
  /** Names a workbook that this user has just sent to `POST /api/students/import/preview`. */
  uploadId: Scalars['ID']['input'];
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

/** What a customer pays for what begins in a period. No two of a customer overlap. */
export type PriceList = {
  __typename?: 'PriceList';
  id: Scalars['ID']['output'];
  municipality: Scalars['String']['output'];
  name: Scalars['String']['output'];
  rows: Array<PriceRow>;
  updatedAt: Scalars['DateTime']['output'];
  updatedByName: Maybe<Scalars['String']['output']>;
  validFrom: Scalars['Date']['output'];
  /** The last day; null: until further notice. */
  validTo: Maybe<Scalars['Date']['output']>;
  version: Scalars['Int']['output'];
};

/** A price. Of several that fit, the most specific holds: course, package, category at a distance, category. */
export type PriceRow = {
  __typename?: 'PriceRow';
  /** Per point, completed course or place. */
  amountOre: Scalars['Ore']['output'];
  /** The base share in percent, earned day by day; the rest is the result share. */
  basePercent: Scalars['Int']['output'];
  basis: PriceBasis;
  /** Exactly one of category, courseId and packageId is there. */
  category: Maybe<PriceCategory>;
  /** Of the course or package. */
  code: Maybe<Scalars['String']['output']>;
  courseId: Maybe<Scalars['ID']['output']>;
  /** Only for what is studied at a distance. */
  distance: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  packageId: Maybe<Scalars['ID']['output']>;
  /** The course's or package's name; null for a category. */
  title: Maybe<Scalars['String']['output']>;
};

/** The price of one category, one course or one package. */
export type PriceRowInput = {
  /** At most 1 000 000 kr. */
  amountOre: Scalars['Ore']['input'];
  /** 0 to 100; 65 unless given. PER_COMPLETED_COURSE has none. */
  basePercent?: InputMaybe<Scalars['Int']['input']>;
  /** PER_POINT unless given. */
  basis?: InputMaybe<PriceBasis>;
  category?: InputMaybe<PriceCategory>;
  /** Where no course has the code, the package that has it. */
  courseCode?: InputMaybe<Scalars['String']['input']>;
  /** Of a category only. */
  distance?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its code, or its name where it has none; else the course with this code. The price holds for every edition of a package. */
  package?: InputMaybe<Scalars['String']['input']>;
};

/** The first sheet of a workbook as text, to be looked over before it becomes a price list. */
export type PriceWorkbook = {
  __typename?: 'PriceWorkbook';
  /** Without the empty ones; an empty cell is an empty text. */
  rows: Array<Array<Scalars['String']['output']>>;
};

export type Profile = {
  __typename?: 'Profile';
  createdAt: Scalars['DateTime']['output'];
  /** Changed by an administrator. */
  email: Scalars['String']['output'];
  /** Changed by an administrator. */
  name: Scalars['String']['output'];
  phone: Maybe<Scalars['String']['output']>;
  role: Role;
  settings: ProfileSettings;
  /** The linked student record: education, exams and files are read there. */
  studentId: Maybe<Scalars['ID']['output']>;
  /** The teacher record. */
  teacherId: Maybe<Scalars['ID']['output']>;
  userId: Scalars['ID']['output'];
  /** Counts the changes to the account. */
  version: Scalars['Int']['output'];
};

/** How the product looks and behaves for this person, on every device. */
export type ProfileSettings = {
  __typename?: 'ProfileSettings';
  /** Kinds of notifications that the person does not want. */
  mutedNotifications: Array<NotificationKind>;
  /** Rows of a list: 25, 50 or 100. */
  pageSize: Scalars['Int']['output'];
  reducedMotion: Scalars['Boolean']['output'];
  /** Single-key shortcuts such as '/' (WCAG 2.1.4 asks for a way to switch them off). */
  shortcuts: Scalars['Boolean']['output'];
  /** A path of this product, such as `/apl`; null means the start page. */
  startPage: Maybe<Scalars['String']['output']>;
  theme: Theme;
};

/** A missing field keeps its value. */
export type ProfileSettingsInput = {
  mutedNotifications?: InputMaybe<Array<NotificationKind>>;
  /** 25, 50 or 100. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  reducedMotion?: InputMaybe<Scalars['Boolean']['input']>;
  shortcuts?: InputMaybe<Scalars['Boolean']['input']>;
  /** Null means the start page. */
  startPage?: InputMaybe<Scalars['String']['input']>;
  theme?: InputMaybe<Theme>;
};

/** A program is a set of rules: how many points of which part (domain, D4). */
export type Program = {
  __typename?: 'Program';
  activeStudents: Scalars['Int']['output'];
  code: Maybe<Scalars['String']['output']>;
  courses: Array<ProgramCourse>;
  description: Maybe<Scalars['String']['output']>;
  /** At most. */
  freePoints: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  isArchived: Scalars['Boolean']['output'];
  keptBecause: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** With a passing grade, for the exam. */
  passedPoints: Maybe<Scalars['Int']['output']>;
  /** In all. */
  points: Maybe<Scalars['Int']['output']>;
  /** At least. */
  programmePoints: Maybe<Scalars['Int']['output']>;
  requiredPoints: Maybe<Scalars['Int']['output']>;
  version: Scalars['Int']['output'];
  warnings: Array<CatalogueWarning>;
};

export type ProgramCourse = {
  __typename?: 'ProgramCourse';
  choiceGroup: Maybe<Scalars['String']['output']>;
  course: CourseReference;
  part: ProgramPart;
};

export type ProgramCourseInput = {
  choiceGroup?: InputMaybe<Scalars['String']['input']>;
  courseId: Scalars['ID']['input'];
  part: ProgramPart;
};

export type ProgramFilter = {
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of a name or a code. */
  q?: InputMaybe<Scalars['String']['input']>;
};

export type ProgramInput = {
  code?: InputMaybe<Scalars['String']['input']>;
  /** At most 200. */
  courses: Array<ProgramCourseInput>;
  description?: InputMaybe<Scalars['String']['input']>;
  freePoints?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  passedPoints?: InputMaybe<Scalars['Int']['input']>;
  points?: InputMaybe<Scalars['Int']['input']>;
  programmePoints?: InputMaybe<Scalars['Int']['input']>;
  requiredPoints?: InputMaybe<Scalars['Int']['input']>;
};

/** Which part of an exam a course belongs to. */
export type ProgramPart =
  /** Programspecifik */
  | 'PROGRAMME'
  /** Programgemensam, obligatorisk */
  | 'REQUIRED';

export type Query = {
  __typename?: 'Query';
  accessLog: AccessLogPage;
  /** All keys, newest first, revoked ones included. */
  apiKeys: Array<ApiKey>;
  /** Instances that have not ended and belong to somebody else or to nobody, by start; nobody's first. At most 100. */
  assignableInstances: Array<TeacherInstance>;
  /** The APL board: one card for each student that the viewer may see. */
  board: Board;
  /** Exams of a period, and those without a day. For specped and syv the fields of permissions, section 5. */
  calendar: Calendar;
  /** One's own subscription; null without one. Its address is never told again. */
  calendarSubscription: Maybe<CalendarSubscription>;
  /** One course; NOT_FOUND when there is none. */
  catalogueCourse: Maybe<CatalogueCourse>;
  /** The course catalogue for those who keep it. */
  catalogueCourses: CatalogueCoursePage;
  /** What a student has asked to have corrected, newest first. */
  correctionRequests: Array<CorrectionRequest>;
  /** The id may be a course's, a course instance's, a package's or a program's; else NOT_FOUND. */
  course: Maybe<CourseDetail>;
  /** By spelling. */
  courseAliases: Array<CourseAlias>;
  /** One instance; NOT_FOUND when there is none. */
  courseInstance: CourseInstance;
  courseInstanceAttention: CourseInstanceAttention;
  /** What `cancelCourseInstance` would do. */
  courseInstanceCancellation: CancellationPreview;
  /** Whose dates would follow with `updateCourseInstance`. */
  courseInstanceDates: CourseInstanceDatesPreview;
  /** What `createCourseInstanceSeries` would make. */
  courseInstanceSeries: Array<PlannedOccasion>;
  courseInstanceStudents: CourseInstanceStudents;
  courseInstances: CourseInstancePage;
  /** Needs with their proposals, all in one statement. */
  courseMatching: MatchPage;
  coursePackage: Maybe<CoursePackage>;
  /** Packages, current ones first by name. */
  coursePackages: CoursePackagePage;
  courseStatistics: CourseStatistics;
  /** The course catalogue in Swedish alphabetical order. */
  courses: Array<CourseSummary>;
  /** What `reportToCsn` would report. */
  csnPreview: CsnPreview;
  csnReport: Maybe<CsnReport>;
  /** The latest reports, newest first; at most 20. */
  csnReports: Array<CsnReport>;
  /** NOT_FOUND when there is none of that type, or none that the caller may know of. */
  details: Maybe<Details>;
  /** What would be printed. Nothing is kept. */
  documentPreview: DocumentPreview;
  /** The first hits in Swedish order; the newest course instances and exams first. */
  documentSubjects: DocumentSubjects;
  dropoutStatistics: DropoutStatistics;
  /** Newest first, at most 500. */
  earningCorrections: Array<EarningCorrection>;
  /** Of a finally frozen month, at most 500, largest first. */
  earningDeviations: Array<EarningDeviation>;
  /** 'Varför?'. NOT_FOUND when there is no such enrolment. */
  earningExplanation: EarningExplanation;
  /** Those that count, newest month first. */
  earningFreezes: Array<EarningFreeze>;
  /** The same, enrolment by enrolment. */
  earningLines: EarningLinePage;
  /** What is earned in a period (domain, D11). Every reading is in the access log. */
  earnings: EarningsReport;
  /** Courses, packages and programs in one searchable list; archived ones are left out. */
  educationList: EducationPage;
  /** How much the school offers, and what needs attention. */
  educationOverview: EducationOverview;
  /** What ending a student on that day would do; it is written to the access log. */
  endStudentPreview: EndStudentPreview;
  /** One enrolment with its history; the opening is written to the access log. */
  enrollment: Maybe<Enrollment>;
  /** The latest deeds, newest first; at most 50. */
  enrollmentBatches: Array<EnrollmentBatch>;
  enrollmentSummary: EnrollmentSummary;
  enrollments: EnrollmentPage;
  /** Fees of exams by the day of payment. */
  examFees: ExamFeeReport;
  /** Registrations, newest first: a student's own, for staff those of all students whom they may see. */
  exams: ExamPage;
  /** Exactly the filtered students, for the workbook export: logged and limited as `createExport` is. */
  exportStudents: Array<Student>;
  /** One file, asked before its bytes are sent; the opening is written to the access log. */
  file: Maybe<UploadedFile>;
  /** The files of a student, newest first. */
  files: Array<UploadedFile>;
  findStudents: FoundStudents;
  /** What a freeze of the month would hold, and what to look at first. */
  freezePreview: FreezePreview;
  /** FORBIDDEN for another teacher's course. */
  gradeSheet: GradeSheet;
  /** Courses with signed grades of participations that ended in the period, most grades first. */
  gradeStatistics: Array<GradeSpread>;
  /** What there is to grade: a teacher's own instances and those without a teacher, all for administrators. */
  gradingGroups: GradingGroupPage;
  /** Participants and results by group, most participants first. */
  groupStatistics: Array<GroupFigures>;
  /** What 'Uppdatera till Gy25' would replace, and what has no equivalent. */
  gy25Proposal: Gy25Proposal;
  /** One's own batch; another's is NOT_FOUND. */
  importBatch: Maybe<ImportBatch>;
  /** One's own batches of the last 24 hours, newest first. */
  importBatches: Array<ImportBatch>;
  /** Whether a teacher has room for an instance. */
  instanceTeacherLoad: InstanceTeacherLoad;
  /**
   * One document, asked before its bytes are sent: an administrator's any, a student's own, for teachers the summonses
   * to exams; the opening is written to the access log.
   */
  issuedDocument: Maybe<IssuedDocument>;
  /** What has been issued, newest first. */
  issuedDocuments: IssuedDocuments;
  /** One's own job, an administrator's any; else NOT_FOUND. */
  job: Maybe<Job>;
  /** One's own export, asked before its bytes are sent; null when there is none. */
  listExport: Maybe<ListExport>;
  /** The last ten deeds, newest first. */
  matchBatches: Array<MatchBatch>;
  /** Whom matching has placed, and which deed takes it back. */
  matchedEntries: MatchedEntryPage;
  /** Who is signed in. UNAUTHENTICATED when nobody is. */
  me: SessionUser;
  /** What a merge of two records would move; both are written to the access log. */
  mergePreview: MergePreview;
  /** The municipalities in Swedish alphabetical order. */
  municipalities: Array<Municipality>;
  /** The own requests, newest first. */
  myCorrectionRequests: Array<CorrectionRequest>;
  /** The register extract of a student: the own record and all that belongs to it. Ten a day, then TOO_MANY_REQUESTS. */
  myData: MyData;
  /** The signed-in person's own account. FORBIDDEN for an API key, which is no person. */
  myProfile: Profile;
  /** Where one is signed in, last used first. */
  mySessions: Array<UserSession>;
  /** The viewer's own, newest first: those not yet resolved, or with `resolved` true the latest that are. */
  notifications: Array<Notification>;
  /** Occasions of a course, by its title or code, that a registration may choose, by day; at most 50. */
  openExamOccasions: Array<OpenExamOccasion>;
  /** The days of a package's courses, before anyone is enrolled. */
  packagePlan: PackagePlan;
  /** What would be refused, and why; a passed grade is a warning. */
  previewEnrollMany: EnrollmentPreview;
  /** What would be refused, and why. */
  previewEnrollmentChange: EnrollmentPreview;
  /** By customer, newest first. */
  priceLists: Array<PriceList>;
  program: Maybe<Program>;
  /** Programs by name; archived ones only when asked for. */
  programs: Array<Program>;
  /** What would be matched, instance by instance. */
  safeMatches: SafeMatches;
  schoolSettings: SchoolSettings;
  /**
   * The global search: any part of three or more characters, whatever the case; at most 20 of a type, best match first
   * (the whole name, the beginning of a word, the middle; then Swedish order). `type` is ALLA when left out. Fewer than
   * three characters, or in DATUM a `date` that is no calendar day, find nothing. At most 60 a minute.
   */
  search: Array<SearchResult>;
  /** Participations that began in the period, by month; months without any are there with 0. */
  startStatistics: Array<StartMonth>;
  /** One student. A student reads only the own record; every opening by staff is written to the access log. */
  student: Maybe<Student>;
  /** The published grades of a student, newest first. A student reads the own ones only. */
  studentGrades: Array<StudentGrade>;
  /** The change history, newest first. */
  studentHistory: Array<ChangeHistoryEntry>;
  /** A student gets a list of one: the own record. Coordinator, specped and syv have no list. */
  students: StudentPage;
  systemStatus: SystemStatus;
  /** The signed-in user's own tasks, oldest first. */
  tasks: Array<Task>;
  /** One teacher; NOT_FOUND when there is none. */
  teacherDetail: Maybe<TeacherDetail>;
  /** Teachers with their load and duties. */
  teacherManagement: TeacherWorkPage;
  /** What `replaceTeacher` would move. */
  teacherReplacementPreview: TeacherReplacementCounts;
  /** Teachers in Swedish alphabetical order. */
  teachers: Array<Teacher>;
  /** Names and codes that nobody has explained yet. */
  unknownCourseNames: UnknownCourseNamePage;
  /** One account; NOT_FOUND when there is none. */
  user: Maybe<User>;
  /** Accounts, for their administration. */
  users: UserPage;
  /** Null for a code that was never issued. */
  verifyDocument: Maybe<DocumentVerification>;
};


export type QueryAccessLogArgs = {
  input: InputMaybe<AccessLogInput>;
};


export type QueryAssignableInstancesArgs = {
  q: InputMaybe<Scalars['String']['input']>;
  teacherId: Scalars['ID']['input'];
};


export type QueryCalendarArgs = {
  input: CalendarInput;
};


export type QueryCatalogueCourseArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCatalogueCoursesArgs = {
  input: InputMaybe<CatalogueCoursesInput>;
};


export type QueryCorrectionRequestsArgs = {
  studentId: Scalars['ID']['input'];
};


export type QueryCourseArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCourseInstanceArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCourseInstanceCancellationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCourseInstanceDatesArgs = {
  input: CourseInstanceDatesInput;
};


export type QueryCourseInstanceSeriesArgs = {
  input: CourseInstanceSeriesInput;
};


export type QueryCourseInstanceStudentsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCourseInstancesArgs = {
  input: InputMaybe<CourseInstancesInput>;
};


export type QueryCourseMatchingArgs = {
  input: InputMaybe<CourseMatchingInput>;
};


export type QueryCoursePackageArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCoursePackagesArgs = {
  input: InputMaybe<CoursePackagesInput>;
};


export type QueryCourseStatisticsArgs = {
  input: CourseStatisticsInput;
};


export type QueryCsnPreviewArgs = {
  input: ReportToCsnInput;
};


export type QueryCsnReportArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDetailsArgs = {
  id: Scalars['ID']['input'];
  type: DetailsType;
};


export type QueryDocumentPreviewArgs = {
  input: DocumentInput;
};


export type QueryDocumentSubjectsArgs = {
  input: DocumentSubjectsInput;
};


export type QueryDropoutStatisticsArgs = {
  input: CourseStatisticsInput;
};


export type QueryEarningCorrectionsArgs = {
  input: InputMaybe<EarningCorrectionsInput>;
};


export type QueryEarningDeviationsArgs = {
  freezeId: Scalars['ID']['input'];
};


export type QueryEarningExplanationArgs = {
  input: EarningExplanationInput;
};


export type QueryEarningLinesArgs = {
  input: EarningLinesInput;
};


export type QueryEarningsArgs = {
  input: EarningsInput;
};


export type QueryEducationListArgs = {
  input: InputMaybe<EducationListInput>;
};


export type QueryEndStudentPreviewArgs = {
  input: EndStudentPreviewInput;
};


export type QueryEnrollmentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEnrollmentsArgs = {
  input: InputMaybe<EnrollmentsInput>;
};


export type QueryExamFeesArgs = {
  input: ExamFeesInput;
};


export type QueryExamsArgs = {
  input: InputMaybe<ExamsInput>;
};


export type QueryExportStudentsArgs = {
  filter: InputMaybe<StudentFilter>;
  sort: InputMaybe<StudentSort>;
};


export type QueryFileArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFilesArgs = {
  studentId: Scalars['ID']['input'];
};


export type QueryFindStudentsArgs = {
  input: FindStudentsInput;
};


export type QueryFreezePreviewArgs = {
  input: FreezePreviewInput;
};


export type QueryGradeSheetArgs = {
  input: GradeSheetInput;
};


export type QueryGradeStatisticsArgs = {
  input: CourseStatisticsInput;
};


export type QueryGradingGroupsArgs = {
  input: InputMaybe<GradingGroupsInput>;
};


export type QueryGroupStatisticsArgs = {
  by: StatisticsGroup;
  input: CourseStatisticsInput;
};


export type QueryGy25ProposalArgs = {
  packageId: Scalars['ID']['input'];
};


export type QueryImportBatchArgs = {
  id: Scalars['ID']['input'];
};


export type QueryInstanceTeacherLoadArgs = {
  input: InstanceTeacherLoadInput;
};


export type QueryIssuedDocumentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryIssuedDocumentsArgs = {
  input: IssuedDocumentsInput;
};


export type QueryJobArgs = {
  id: Scalars['ID']['input'];
};


export type QueryListExportArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMatchedEntriesArgs = {
  input: InputMaybe<MatchedEntriesInput>;
};


export type QueryMergePreviewArgs = {
  input: MergePreviewInput;
};


export type QueryNotificationsArgs = {
  resolved: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryOpenExamOccasionsArgs = {
  course: Scalars['String']['input'];
};


export type QueryPackagePlanArgs = {
  input: PackagePlanInput;
};


export type QueryPreviewEnrollManyArgs = {
  input: EnrollManyInput;
};


export type QueryPreviewEnrollmentChangeArgs = {
  input: EnrollmentChangeInput;
};


export type QueryPriceListsArgs = {
  municipality: InputMaybe<Scalars['String']['input']>;
};


export type QueryProgramArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProgramsArgs = {
  filter: InputMaybe<ProgramFilter>;
};


export type QuerySafeMatchesArgs = {
  filter: InputMaybe<MatchFilter>;
};


export type QuerySearchArgs = {
  date: InputMaybe<Scalars['String']['input']>;
  q: InputMaybe<Scalars['String']['input']>;
  type: InputMaybe<SearchType>;
};


export type QueryStartStatisticsArgs = {
  input: CourseStatisticsInput;
};


export type QueryStudentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryStudentGradesArgs = {
  studentId: Scalars['ID']['input'];
};


export type QueryStudentHistoryArgs = {
  studentId: Scalars['ID']['input'];
};


export type QueryStudentsArgs = {
  input: InputMaybe<StudentsInput>;
};


export type QueryTeacherDetailArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTeacherManagementArgs = {
  input: InputMaybe<TeacherWorkInput>;
};


export type QueryTeacherReplacementPreviewArgs = {
  input: TeacherReplacementInput;
};


export type QueryUnknownCourseNamesArgs = {
  input: InputMaybe<UnknownCourseNamesInput>;
};


export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


export type QueryUsersArgs = {
  input: InputMaybe<UsersInput>;
};


export type QueryVerifyDocumentArgs = {
  code: Scalars['String']['input'];
};

export type ReadPriceWorkbookInput = {
  /** Names a workbook that this user has just sent to `POST /api/earnings/price-lists/workbook`. */
  uploadId: Scalars['ID']['input'];
};

/** What is left out stays; null clears. */
export type RecordExamInput = {
  attendance?: InputMaybe<ExamAttendance>;
  examId: Scalars['ID']['input'];
  idChecked?: InputMaybe<Scalars['Boolean']['input']>;
  materialReceived?: InputMaybe<Scalars['Boolean']['input']>;
  occasionId: Scalars['ID']['input'];
  paymentDate?: InputMaybe<Scalars['Date']['input']>;
};

/** Name, number, phone, e-mail and municipality are copied from the stored record, never from the input. */
export type RegisterExamInput = {
  /** At most 200 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** The course's title, 1 to 120 characters. */
  course: Scalars['String']['input'];
  /** True when the material has been fetched; the moment is the server's. */
  materialReceived?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * One of `openExamOccasions`. The place is taken in the same step, and given back when the registration is denied.
   * CONFLICT: reason FULL, CANCELLED, or CLOSED (its window, or another course).
   */
  occasionId?: InputMaybe<Scalars['ID']['input']>;
  paymentDate?: InputMaybe<Scalars['Date']['input']>;
  /** Read only without `studentId`, and only from staff. */
  personalNumber?: InputMaybe<Scalars['String']['input']>;
  requestedMonth: Month;
  /** Whom the exam is for. Left out, a student means the own record; staff name the student by `personalNumber` then. */
  studentId?: InputMaybe<Scalars['ID']['input']>;
  /** The responsible teacher, as in `teachers`. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
};

export type RelockGradeInput = {
  gradeId: Scalars['ID']['input'];
};

export type RemoveEnrollmentInput = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type ReopenCourseInstanceInput = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type ReportToCsnInput = {
  /** How many the preview counted; CONFLICT when it is another number by now. Not read by the preview. */
  expected?: InputMaybe<Scalars['Int']['input']>;
  selection: EnrollmentSelection;
};

export type RequestCorrectionInput = {
  subject: CorrectionSubject;
  /** 1 to 2 000 characters. */
  text: Scalars['String']['input'];
};

export type RequestPasswordResetInput = {
  email: Scalars['String']['input'];
};

export type ResetNotificationInput = {
  id: Scalars['ID']['input'];
};

export type ResetPasswordInput = {
  /** Trimmed; 15 to 128 characters unless configured otherwise, not among the most common, not the person's or the school's name. */
  newPassword: Scalars['String']['input'];
  /** From the mailed link; single use, valid for 60 minutes. */
  token: Scalars['String']['input'];
};

export type ResolveCourseNameInput = {
  /** Null: it means no course; the wishes are dismissed, until the alias is forgotten. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** 'Kom ihåg som alias'; what means no course is remembered always. */
  remember: Scalars['Boolean']['input'];
  /** 1 to 200 characters. */
  text: Scalars['String']['input'];
};

export type ResolveNotificationInput = {
  id: Scalars['ID']['input'];
  /** Read from administrators only: resolves it for that user instead. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

export type ResolvedCourseName = {
  __typename?: 'ResolvedCourseName';
  alias: Maybe<CourseAlias>;
  /** Wishes that became needs, or were dismissed. */
  students: Scalars['Int']['output'];
};

export type RestoreExamOccasionInput = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type RevokeApiKeyInput = {
  id: Scalars['ID']['input'];
};

export type RevokeDocumentInput = {
  id: Scalars['ID']['input'];
  /** 1 to 200 characters. */
  reason: Scalars['String']['input'];
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

/** The safe needs of one instance. */
export type SafeGroup = {
  __typename?: 'SafeGroup';
  courseCode: Scalars['String']['output'];
  instanceId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  seatsLeft: Maybe<Scalars['Int']['output']>;
  startDate: Maybe<Scalars['Date']['output']>;
  students: Array<Scalars['String']['output']>;
};

/** What `matchSafeNeeds` would do. */
export type SafeMatches = {
  __typename?: 'SafeMatches';
  groups: Array<SafeGroup>;
  total: Scalars['Int']['output'];
};

export type SaveDocumentInput = {
  id: Scalars['ID']['input'];
};

/** What the school is called in its documents, and the numbers that its rules go by. */
export type SchoolSettings = {
  __typename?: 'SchoolSettings';
  /** The responsible authority (huvudman). */
  authorityName: Maybe<Scalars['String']['output']>;
  /** Where documents are signed. */
  city: Maybe<Scalars['String']['output']>;
  /** The fee for an exam in öre: at most 500 kronor. */
  examFeeOre: Scalars['Int']['output'];
  /** Days from the end of a course until its grades are due: 1 to 90. */
  gradeDeadlineDays: Scalars['Int']['output'];
  /** Days without activity until an enrolment needs attention (7 kap. 1 § of the regulation 2011:1108): 1 to 90. */
  inactivityDays: Scalars['Int']['output'];
  /** Whether an F earns the result share. */
  resultShareForF: Scalars['Boolean']['output'];
  schoolName: Scalars['String']['output'];
  /** The national code of the school unit: eight digits. */
  schoolUnitCode: Maybe<Scalars['String']['output']>;
  /** Who signs documents, and as what, unless someone else is named. */
  signatoryName: Maybe<Scalars['String']['output']>;
  signatoryTitle: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
};

export type SearchResult = {
  __typename?: 'SearchResult';
  /** A student's, a teacher record's, an account's, a course's, an instance's, a package's or a program's id, by `type`. */
  id: Scalars['ID']['output'];
  /** False for education that takes no new students: archived, replaced by a later edition, cancelled. */
  isOffered: Scalars['Boolean']['output'];
  /** What tells two results apart: birth date and municipality (a coordinator: municipality alone), role, or course code and dates. */
  subtitle: Maybe<Scalars['String']['output']>;
  /** The name. */
  title: Scalars['String']['output'];
  /** One of Elev, Lärare, Personal, Användare, Kurs (a course instance), Course, Program and CoursePackage. */
  type: Scalars['String']['output'];
};

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

export type SendExamSummonsInput = {
  /** Whom to call; all who are booked unless given. */
  examIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  occasionId: Scalars['ID']['input'];
};

export type SendResetLinkInput = {
  id: Scalars['ID']['input'];
};

/** The signed-in person (specification, section 3: User session). */
export type SessionUser = {
  __typename?: 'SessionUser';
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
  role: Role;
  /** The student record that this account is linked to; null for staff and for accounts not yet linked. */
  studentId: Maybe<Scalars['ID']['output']>;
  userId: Scalars['ID']['output'];
};

export type SetAplStatusInput = {
  aplStatus: AplStatus;
  /** The column that the card was taken from; CONFLICT when someone else has moved it since. */
  from?: InputMaybe<AplStatus>;
  studentId: Scalars['ID']['input'];
};

export type SetAplStatusResult = AplMoveConflict | AplMoved;

/** Archives it, or takes it back. */
export type SetArchivedInput = {
  archived: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type SetCourseInstancesTeacherInput = {
  /** 1 to 500. */
  ids: Array<Scalars['ID']['input']>;
  /** Null takes the teacher away. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
};

/** Archives all of these courses, or takes them back; at most 500. */
export type SetCoursesArchivedInput = {
  archived: Scalars['Boolean']['input'];
  ids: Array<Scalars['ID']['input']>;
};

/** The price category of all of these courses, at most 500; null takes it away. */
export type SetCoursesPriceCategoryInput = {
  ids: Array<Scalars['ID']['input']>;
  priceCategory?: InputMaybe<PriceCategory>;
};

/** As SetGradeInput, for an approved exam registration. */
export type SetExamGradeInput = {
  basis?: InputMaybe<Scalars['String']['input']>;
  date?: InputMaybe<Scalars['Date']['input']>;
  examId: Scalars['ID']['input'];
  grade?: InputMaybe<Scalars['String']['input']>;
  projectSummary?: InputMaybe<Scalars['String']['input']>;
  projectTitle?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type SetExamTeacherInput = {
  examId: Scalars['ID']['input'];
  /** As in `teachers`; null leaves the exam to administrators. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
};

/** Dates all drafts of an instance. */
export type SetGradeDateInput = {
  courseInstanceId: Scalars['ID']['input'];
  date: Scalars['Date']['input'];
};

/** Fields left out stay as they are; null clears. */
export type SetGradeInput = {
  basis?: InputMaybe<Scalars['String']['input']>;
  /** Between the start and today; without any the end of the course, or today while that is to come. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** The enrolment. */
  entryId: Scalars['ID']['input'];
  /** Of the course's scale; - and – are the same. Null takes the draft away. */
  grade?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<GradeKind>;
  nationalTest?: InputMaybe<Scalars['String']['input']>;
  /** At most 240 characters. */
  projectSummary?: InputMaybe<Scalars['String']['input']>;
  projectTitle?: InputMaybe<Scalars['String']['input']>;
  /** Required for –, and for every correction. */
  reason?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type SetProtectedInput = {
  isProtected: Scalars['Boolean']['input'];
  studentId: Scalars['ID']['input'];
};

export type SetResponsibleTeacherInput = {
  studentId: Scalars['ID']['input'];
  /** Null takes the teacher away. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
};

export type SetUserRoleInput = {
  id: Scalars['ID']['input'];
  role: Role;
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A part of a document: whatever is set, in this order. */
export type SheetBlock = {
  __typename?: 'SheetBlock';
  facts: Array<SheetFact>;
  heading: Maybe<Scalars['String']['output']>;
  paragraphs: Array<Scalars['String']['output']>;
  /** Lines to sign on, with who signs below each. */
  signatures: Array<Scalars['String']['output']>;
  table: Maybe<SheetTable>;
};

export type SheetColumn = {
  __typename?: 'SheetColumn';
  header: Scalars['String']['output'];
  numeric: Scalars['Boolean']['output'];
  /** Its share of the width. */
  share: Scalars['Float']['output'];
};

/** A name with its value; null is a line to be filled in by hand. */
export type SheetFact = {
  __typename?: 'SheetFact';
  label: Scalars['String']['output'];
  value: Maybe<Scalars['String']['output']>;
};

export type SheetTable = {
  __typename?: 'SheetTable';
  caption: Scalars['String']['output'];
  columns: Array<SheetColumn>;
  rows: Array<Array<Scalars['String']['output']>>;
};

export type SignGradesInput = {
  /** As in `GradingGroup.id`. */
  id: Scalars['ID']['input'];
  kind: GradingKind;
  /** One's own, again. */
  password: Scalars['String']['input'];
  /** Only these rows: corrections and early grades of an instance, any of the other kinds. All that is not signed unless given. */
  rowIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type SkipNeedsInput = {
  /** 1 to 200. */
  keys: Array<Scalars['ID']['input']>;
  /** False takes them up again. */
  skipped: Scalars['Boolean']['input'];
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type StartMonth = {
  __typename?: 'StartMonth';
  count: Scalars['Int']['output'];
  /** yyyy-MM */
  month: Scalars['String']['output'];
};

export type StatisticsGroup =
  | 'MUNICIPALITY'
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

export type Student = {
  __typename?: 'Student';
  additionalInfo: Maybe<Scalars['String']['output']>;
  aplStatus: AplStatus;
  /** When the card came to its column. */
  aplStatusSince: Scalars['DateTime']['output'];
  commentCount: Scalars['Int']['output'];
  /** Oldest first, deleted entries included, so an index never shifts. */
  commentHistory: Array<Comment>;
  education: Array<EducationEntry>;
  /** Package or program, else the course or the number of courses; null without any. */
  educationSummary: Maybe<Scalars['String']['output']>;
  email: Maybe<Scalars['String']['output']>;
  endDate: Maybe<Scalars['Date']['output']>;
  enrollmentStats: EnrollmentStats;
  /** The free text 'Provstatus'. */
  exam: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Null for those who may not know of it. */
  isProtected: Maybe<Scalars['Boolean']['output']>;
  municipality: Maybe<Municipality>;
  name: Scalars['String']['output'];
  /** `YYYYMMDD-NNNN`. Outside the student page masked to `YYYYMMDD-****` below teacher. */
  personalNumber: Maybe<Scalars['String']['output']>;
  phone: Maybe<Scalars['String']['output']>;
  /** Numbers that the student had before, the latest first; search and import know them too. Null below administrator. */
  previousNumbers: Maybe<Array<Scalars['String']['output']>>;
  startDate: Maybe<Scalars['Date']['output']>;
  status: StudentStatus;
  /** Every status of every education entry, oldest first. */
  statusHistory: Array<EducationStatus>;
  teacher: Maybe<Teacher>;
  /** The responsible teacher's id, as in `teachers`. */
  teacherId: Maybe<Scalars['ID']['output']>;
  /** Comments that the viewer has not seen; deleted ones do not count. */
  unseenCommentCount: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** The linked account; null below administrator. */
  userId: Maybe<Scalars['ID']['output']>;
  /** Counts the changes to the student's details; send it with an edit to never overwrite someone else's. */
  version: Scalars['Int']['output'];
  viewerMay: StudentRights;
  /** Names of fields that have a value which the viewer may not see: shown as 'Skyddad uppgift'. */
  withheld: Array<Scalars['String']['output']>;
};

/** What a colleague needs to recognise and reach a student; everything else is on the student page. */
export type StudentCard = {
  __typename?: 'StudentCard';
  education: Array<EducationEntry>;
  educationSummary: Maybe<Scalars['String']['output']>;
  email: Maybe<Scalars['String']['output']>;
  endDate: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  /** The address of the student page. */
  link: Scalars['String']['output'];
  municipality: Maybe<Municipality>;
  /** `YYYYMMDD-NNNN`; below teacher masked to `YYYYMMDD-****`. */
  personalNumber: Maybe<Scalars['String']['output']>;
  phone: Maybe<Scalars['String']['output']>;
  startDate: Maybe<Scalars['Date']['output']>;
  status: StudentStatus;
  /** The responsible teacher, under the teacher record's id. */
  teacher: Maybe<TeacherUser>;
  /** The name. */
  title: Scalars['String']['output'];
  /** Always Elev. */
  type: Scalars['String']['output'];
  /** Names of fields that have a value which the viewer may not see: shown as 'Skyddad uppgift'. */
  withheld: Array<Scalars['String']['output']>;
};

/** Filters of the student list; all given ones must hold. */
export type StudentFilter = {
  aplStatus?: InputMaybe<AplStatus>;
  /** Part of the name of a course, package or program, or a course code. */
  education?: InputMaybe<Scalars['String']['input']>;
  /** Only students whose responsible teacher is the viewer. */
  mine?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only students who lack the contact field: any of EMAIL, PHONE, PERSONAL_NUMBER. */
  missing?: InputMaybe<Array<MissingField>>;
  municipalities?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Part of a name or an e-mail address, or of a personal number in any spelling. */
  q?: InputMaybe<Scalars['String']['input']>;
  startFrom?: InputMaybe<Scalars['Date']['input']>;
  startTo?: InputMaybe<Scalars['Date']['input']>;
  statuses?: InputMaybe<Array<StudentStatus>>;
  teacherId?: InputMaybe<Scalars['ID']['input']>;
};

/** A published grade of a student. */
export type StudentGrade = {
  __typename?: 'StudentGrade';
  courseCode: Scalars['String']['output'];
  courseName: Scalars['String']['output'];
  date: Scalars['Date']['output'];
  grade: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** False when a better grade of the same course counts instead. */
  isBest: Scalars['Boolean']['output'];
  kind: GradeKind;
  points: Scalars['Int']['output'];
  teacher: Maybe<Scalars['String']['output']>;
};

export type StudentPage = {
  __typename?: 'StudentPage';
  /** Send as `after` for the next page; null on the last one. */
  nextCursor: Maybe<Scalars['String']['output']>;
  nodes: Array<Student>;
  /** Students that match the filter and that the viewer may see. Counted only when asked for. */
  totalCount: Scalars['Int']['output'];
};

/** What the viewer may do with this student, so that no button is guessed. */
export type StudentRights = {
  __typename?: 'StudentRights';
  changeFiles: Scalars['Boolean']['output'];
  comment: Scalars['Boolean']['output'];
  commentOnBoard: Scalars['Boolean']['output'];
  edit: Scalars['Boolean']['output'];
  move: Scalars['Boolean']['output'];
  protect: Scalars['Boolean']['output'];
  seeFiles: Scalars['Boolean']['output'];
  seeHistory: Scalars['Boolean']['output'];
  setTeacher: Scalars['Boolean']['output'];
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
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<StudentFilter>;
  /** 1 to 200; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<StudentSort>;
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

export type Subscription = {
  __typename?: 'Subscription';
  /** Moves, comments and seen marks, from every door and every server process. Asks the session again at each event. */
  boardChanged: BoardChange;
  /** Changes of occasions and bookings, without any content: what one may see of them is read anew. */
  calendarChanged: CalendarChange;
  /** What is new, or was reset, for the viewer. Asks the session again at each event. */
  notificationAdded: Notification;
};

export type SystemPart =
  | 'DATABASE'
  | 'FILES'
  | 'JOBS'
  | 'MAIL';

/** What one part of the system answered when it was asked just now. */
export type SystemProbe = {
  __typename?: 'SystemProbe';
  /** Swedish: what it said, or what is wrong; no secret and no path. */
  detail: Scalars['String']['output'];
  /** How long it took to answer. */
  milliseconds: Scalars['Int']['output'];
  ok: Scalars['Boolean']['output'];
  part: SystemPart;
};

/** How the system is, for administrators (pages, section 15). */
export type SystemStatus = {
  __typename?: 'SystemStatus';
  nodeVersion: Scalars['String']['output'];
  /** One for each part, asked side by side; one that fails does not hide the others. */
  probes: Array<SystemProbe>;
  /** When this process started. */
  startedAt: Scalars['DateTime']['output'];
  /** The version of the product. */
  version: Scalars['String']['output'];
};

export type Task = {
  __typename?: 'Task';
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

export type Teacher = {
  __typename?: 'Teacher';
  id: Scalars['ID']['output'];
  userId: TeacherUser;
};

export type TeacherCard = {
  __typename?: 'TeacherCard';
  /** False when the account may no longer sign in. */
  active: Scalars['Boolean']['output'];
  /** The teacher's course instances, latest start first. */
  courseInstances: Array<CourseInstanceSummary>;
  /** From teacher up; null below. */
  email: Maybe<Scalars['String']['output']>;
  /** The teacher record's id. */
  id: Scalars['ID']['output'];
  /** Students of whom the viewer may know, and for whom this teacher is responsible or has a running or coming instance. */
  studentCount: Scalars['Int']['output'];
  /** The name. */
  title: Scalars['String']['output'];
  /** Always Lärare. */
  type: Scalars['String']['output'];
};

/** One teacher with all that hangs on them. */
export type TeacherDetail = {
  __typename?: 'TeacherDetail';
  /** Open registrations, at most 100. */
  exams: Array<TeacherExam>;
  /** Newest first, at most 100. */
  history: Array<TeacherEvent>;
  /** A replacement that waits for its day; null when there is none. */
  planned: Maybe<TeacherReplacement>;
  /** Ongoing, coming, and ended ones with grades to set; by start. */
  schedule: Array<TeacherInstance>;
  /** Students whose responsible teacher this is, at most 200. */
  students: Array<TeacherStudent>;
  work: TeacherWork;
};

/** Something that was decided about a teacher's work. Never changed afterwards. */
export type TeacherEvent = {
  __typename?: 'TeacherEvent';
  at: Scalars['DateTime']['output'];
  by: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: TeacherEventKind;
  text: Scalars['String']['output'];
};

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

export type TeacherExam = {
  __typename?: 'TeacherExam';
  course: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  month: Month;
  status: ExamStatus;
  student: Scalars['String']['output'];
  studentId: Scalars['ID']['output'];
};

/** An instance of a teacher, or one that could become theirs. */
export type TeacherInstance = {
  __typename?: 'TeacherInstance';
  capacity: Maybe<Scalars['Int']['output']>;
  course: Scalars['String']['output'];
  courseCode: Scalars['String']['output'];
  endDate: Maybe<Scalars['Date']['output']>;
  /** When the grades are due; null without an end. */
  gradesDueOn: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  /** True when that day has passed and grades are lacking. */
  isOverdue: Scalars['Boolean']['output'];
  pacePercent: Scalars['Int']['output'];
  points: Maybe<Scalars['Int']['output']>;
  startDate: Maybe<Scalars['Date']['output']>;
  /** PLANNED, OPEN, ONGOING, FINISHED or CANCELLED. */
  status: Scalars['String']['output'];
  students: Scalars['Int']['output'];
  /** Who has it now; null when nobody has. */
  teacher: Maybe<TeacherUser>;
  /** Students without a signed grade. */
  ungraded: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
};

/** A replacement that waits for its day. */
export type TeacherReplacement = {
  __typename?: 'TeacherReplacement';
  createdBy: Scalars['String']['output'];
  fromOn: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  replacement: TeacherUser;
};

/** What moves when somebody takes over from a day on. */
export type TeacherReplacementCounts = {
  __typename?: 'TeacherReplacementCounts';
  /** Registrations without a decision, or decided and without a grade. */
  exams: Scalars['Int']['output'];
  /** Instances that end on that day or later, and ended ones with grades to set. */
  instances: Scalars['Int']['output'];
  /** Occasions of exams from that day on. */
  occasions: Scalars['Int']['output'];
  /** Planned replacements in which the one who leaves was to take over: they go on to the new one. */
  replacements: Scalars['Int']['output'];
  /** Students whose responsible teacher changes, and with that who follows them on the board. */
  students: Scalars['Int']['output'];
  /** Those of `instances` that have ended by then: the grades are the new teacher's to set. */
  ungradedInstances: Scalars['Int']['output'];
};

export type TeacherReplacementInput = {
  /** The first day of the new one, today or later; one to come is carried out when it comes. */
  fromOn: Scalars['Date']['input'];
  /** The teacher who leaves off. */
  id: Scalars['ID']['input'];
  /** The teacher who takes over; active, and another one. */
  replacementId: Scalars['ID']['input'];
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

export type TeacherStudent = {
  __typename?: 'TeacherStudent';
  education: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: StudentStatus;
};

/** A subject that a teacher teaches, and whether with formal qualification (behörighet). */
export type TeacherSubject = {
  __typename?: 'TeacherSubject';
  isQualified: Scalars['Boolean']['output'];
  subject: Scalars['String']['output'];
};

export type TeacherSubjectInput = {
  isQualified: Scalars['Boolean']['input'];
  /** 1 to 80 characters. */
  subject: Scalars['String']['input'];
};

export type TeacherUser = {
  __typename?: 'TeacherUser';
  id: Scalars['ID']['output'];
  /** The display name, never an e-mail address. */
  username: Scalars['String']['output'];
};

/** What lies on a teacher's desk, counted today (pages, section 9). */
export type TeacherWork = {
  __typename?: 'TeacherWork';
  comingInstances: Scalars['Int']['output'];
  /** Null while employed. */
  employmentEndedOn: Maybe<Scalars['Date']['output']>;
  /** Extent of the employment, per cent of full time. */
  employmentPercent: Scalars['Int']['output'];
  /** Registrations for exams that wait for a decision. */
  examsToReview: Scalars['Int']['output'];
  /** Students without a signed grade in instances that have ended. */
  gradesToSet: Scalars['Int']['output'];
  /** The teacher record's, as in `teachers`. */
  id: Scalars['ID']['output'];
  /** Per cent of what the extent of the employment amounts to (the school's full_load_points). */
  loadPercent: Scalars['Int']['output'];
  /** Sum of points times pace over the ongoing instances. */
  loadPoints: Scalars['Int']['output'];
  ongoingInstances: Scalars['Int']['output'];
  /** Those of them whose grade should have been there already. */
  overdueGrades: Scalars['Int']['output'];
  /** The earliest missed day; null when nothing is overdue. */
  overdueSince: Maybe<Scalars['Date']['output']>;
  /** Students whose responsible teacher this is. */
  responsibleFor: Scalars['Int']['output'];
  /** Students in ongoing instances, each counted once. */
  students: Scalars['Int']['output'];
  subjects: Array<TeacherSubject>;
  /** The account: name, address, last sign-in, and what the viewer may do with it. */
  user: User;
  /** Counts the changes to subjects and extent. */
  version: Scalars['Int']['output'];
};

/** All given ones must hold. */
export type TeacherWorkFilter = {
  /** Accounts in use (true) or switched off (false). */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those who have missed a day for grades. */
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of a name or an e-mail address. */
  q?: InputMaybe<Scalars['String']['input']>;
  subject?: InputMaybe<Scalars['String']['input']>;
  /** Only those without an ongoing or coming instance. */
  withoutInstances?: InputMaybe<Scalars['Boolean']['input']>;
};

export type TeacherWorkInput = {
  filter?: InputMaybe<TeacherWorkFilter>;
  /** 1 to 200; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** From 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<TeacherSort>;
};

export type TeacherWorkPage = {
  __typename?: 'TeacherWorkPage';
  /** By name in Swedish alphabetical order unless sorted otherwise. */
  nodes: Array<TeacherWork>;
  /** Subjects that can be filtered by: those of teachers and of the catalogue. */
  subjects: Array<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

export type Theme =
  | 'DARK'
  | 'LIGHT'
  /** Follows the device. */
  | 'SYSTEM';

export type UnbookExamInput = {
  examId: Scalars['ID']['input'];
  occasionId: Scalars['ID']['input'];
};

export type UndoEnrollmentBatchInput = {
  batchId: Scalars['ID']['input'];
};

export type UndoImportInput = {
  batchId: Scalars['ID']['input'];
};

export type UndoMatchInput = {
  batchId: Scalars['ID']['input'];
};

/** A name or code that the catalogue does not know, with what it may mean. */
export type UnknownCourseName = {
  __typename?: 'UnknownCourseName';
  /** Best first, at most five. */
  hits: Array<CourseNameHit>;
  /** Rows of workbooks that could not be imported because of it. */
  importRows: Scalars['Int']['output'];
  /** Students who wait for it. */
  students: Scalars['Int']['output'];
  text: Scalars['String']['output'];
};

export type UnknownCourseNamePage = {
  __typename?: 'UnknownCourseNamePage';
  /** Those that most students wait for first. */
  nodes: Array<UnknownCourseName>;
  totalCount: Scalars['Int']['output'];
};

export type UnknownCourseNamesInput = {
  /** 1 to 100; 25 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** From 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
};

export type UnlockGradeInput = {
  gradeId: Scalars['ID']['input'];
  /** Stays with the grade, and in the student's change history. */
  reason: Scalars['String']['input'];
};

export type UpdateCourseInput = {
  course: CourseInput;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type UpdateCourseInstanceInput = {
  id: Scalars['ID']['input'];
  values: CourseInstanceValues;
  /** CONFLICT (reason VERSION) when it is no longer this one. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateCoursePackageInput = {
  id: Scalars['ID']['input'];
  package: CoursePackageInput;
  version: Scalars['Int']['input'];
};

/** Changes one enrolment: what is left out stays as it is. */
export type UpdateEnrollmentInput = {
  /** Another instance of the course. */
  courseInstanceId?: InputMaybe<Scalars['ID']['input']>;
  /** Since when the status or the instance holds; today unless given. */
  effectiveOn?: InputMaybe<Scalars['Date']['input']>;
  endDate?: InputMaybe<Scalars['Date']['input']>;
  id: Scalars['ID']['input'];
  /** The last day on which the student was known to be active, as a learning platform tells it. */
  lastActivityOn?: InputMaybe<Scalars['Date']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<StatusReason>;
  status?: InputMaybe<EnrollmentStatus>;
  /** CONFLICT when it is no longer current. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** What is left out stays; null clears. */
export type UpdateExamOccasionInput = {
  capacity?: InputMaybe<Scalars['Int']['input']>;
  courseIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  endsAt?: InputMaybe<Scalars['String']['input']>;
  heldOn?: InputMaybe<Scalars['Date']['input']>;
  id: Scalars['ID']['input'];
  invigilator?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  part?: InputMaybe<ExamPart>;
  registrationClosesOn?: InputMaybe<Scalars['Date']['input']>;
  registrationOpensOn?: InputMaybe<Scalars['Date']['input']>;
  room?: InputMaybe<Scalars['String']['input']>;
  startsAt?: InputMaybe<Scalars['String']['input']>;
  teacherId?: InputMaybe<Scalars['ID']['input']>;
  /** CONFLICT (reason VERSION) when it is no longer current. */
  version: Scalars['Int']['input'];
};

export type UpdateImportInput = {
  batchId: Scalars['ID']['input'];
  /** Ticked unless changed: an empty cell does not erase what is stored. */
  keepExistingWhenEmpty?: InputMaybe<Scalars['Boolean']['input']>;
  mapping?: InputMaybe<Array<ImportMapping>>;
  rows?: InputMaybe<Array<ImportRowFix>>;
};

/** A missing field keeps its value. */
export type UpdateMyProfileInput = {
  /** Null clears it. */
  phone?: InputMaybe<Scalars['String']['input']>;
  settings?: InputMaybe<ProfileSettingsInput>;
};

/** A new edition in which the named courses are replaced; those who have begun keep theirs. */
export type UpdatePackageToGy25Input = {
  id: Scalars['ID']['input'];
  replacements: Array<Gy25ChoiceInput>;
};

/** The rows replace those before. Months that are frozen keep their amounts. */
export type UpdatePriceListInput = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  rows: Array<PriceRowInput>;
  validFrom: Scalars['Date']['input'];
  validTo?: InputMaybe<Scalars['Date']['input']>;
  /** The version that the form was filled from; CONFLICT when it is no longer current. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateProgramInput = {
  id: Scalars['ID']['input'];
  program: ProgramInput;
  version: Scalars['Int']['input'];
};

/** A missing field keeps its value; null clears what may be empty. */
export type UpdateSchoolSettingsInput = {
  authorityName?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 50 000. */
  examFeeOre?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 90. */
  gradeDeadlineDays?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 90. */
  inactivityDays?: InputMaybe<Scalars['Int']['input']>;
  resultShareForF?: InputMaybe<Scalars['Boolean']['input']>;
  schoolName?: InputMaybe<Scalars['String']['input']>;
  /** Eight digits. */
  schoolUnitCode?: InputMaybe<Scalars['String']['input']>;
  signatoryName?: InputMaybe<Scalars['String']['input']>;
  signatoryTitle?: InputMaybe<Scalars['String']['input']>;
  /** The version that the changes were made on; an older one is CONFLICT. */
  version: Scalars['Int']['input'];
};

/** The fields of the student form; a missing field keeps its value, null clears it. */
export type UpdateStudentInput = {
  additionalInfo?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  endDate?: InputMaybe<Scalars['Date']['input']>;
  exam?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  municipality?: InputMaybe<MunicipalityInput>;
  name?: InputMaybe<Scalars['String']['input']>;
  personalNumber?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** The version that the form was filled from; CONFLICT when it is no longer current. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Sets the given fields on all the students; a missing field is left alone. */
export type UpdateStudentsInput = {
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** 1 to 1 000 students. */
  ids: Array<Scalars['ID']['input']>;
  municipality?: InputMaybe<MunicipalityInput>;
  teacherId?: InputMaybe<Scalars['ID']['input']>;
};

export type UpdateStudentsResult = {
  __typename?: 'UpdateStudentsResult';
  /** Students that were really changed. */
  changed: Scalars['Int']['output'];
  ids: Array<Scalars['ID']['output']>;
};

export type UpdateTaskInput = {
  /** 1 to 500 characters. */
  description: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};

export type UpdateTeacherProfileInput = {
  /** 5 to 100. */
  employmentPercent: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  /** All of them: those left out are taken away. At most 20. */
  subjects: Array<TeacherSubjectInput>;
  /** The version that the form was filled from; CONFLICT when it is no longer current. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A missing field keeps its value. */
export type UpdateUserInput = {
  /** A new address ends all sessions of the account and makes links sent to the old one useless. */
  email?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  /** Null clears it. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The version that the form was filled from; CONFLICT when it is no longer current. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A file of a student (specification, section 3: Uploaded file). Bytes travel by REST only. */
export type UploadedFile = {
  __typename?: 'UploadedFile';
  filename: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  mimeType: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
  studentId: Scalars['ID']['output'];
  uploadedAt: Scalars['DateTime']['output'];
  /** The uploader's name; null for students. */
  uploadedBy: Maybe<Scalars['String']['output']>;
  viewerMayDelete: Scalars['Boolean']['output'];
};

/** An account: who may sign in, and as what. */
export type User = {
  __typename?: 'User';
  /** False: nobody signs in with it. The name stays in comments and history. */
  active: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  /** False until the person has chosen one by the mailed link. */
  hasPassword: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** When somebody last signed in with the account; null when nobody has yet. */
  lastSeenAt: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  phone: Maybe<Scalars['String']['output']>;
  role: Role;
  /** The linked student record; null means 'not linked'. */
  studentId: Maybe<Scalars['ID']['output']>;
  /** The teacher record, as in `teachers`; null when there is none. */
  teacherId: Maybe<Scalars['ID']['output']>;
  /** Counts the changes to the account; send it with an edit to never overwrite someone else's. */
  version: Scalars['Int']['output'];
  viewerMay: UserRights;
};

/** Filters of the user administration; all given ones must hold. */
export type UserFilter = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of a name or an e-mail address. */
  q?: InputMaybe<Scalars['String']['input']>;
  roles?: InputMaybe<Array<Role>>;
  /** Student accounts without (true) or with (false) a linked record. */
  unlinked?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UserPage = {
  __typename?: 'UserPage';
  /** By name in Swedish alphabetical order unless sorted otherwise. */
  nodes: Array<User>;
  /** Accounts that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** What the viewer may do with this account, so that no button is guessed (permissions, section 7). */
export type UserRights = {
  __typename?: 'UserRights';
  activate: Scalars['Boolean']['output'];
  deactivate: Scalars['Boolean']['output'];
  /** Name, e-mail address and phone. */
  edit: Scalars['Boolean']['output'];
  endSessions: Scalars['Boolean']['output'];
  /** Roles that the viewer may give this account; empty when its role may not be changed. */
  grant: Array<Role>;
  sendResetLink: Scalars['Boolean']['output'];
};

/** Somewhere one is signed in. */
export type UserSession = {
  __typename?: 'UserSession';
  /** The network address of the sign-in. */
  address: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** True for the session that asks. */
  current: Scalars['Boolean']['output'];
  /** It ends then at the latest, and after an hour without use. */
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** To the minute. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** How the browser or program named itself. */
  userAgent: Maybe<Scalars['String']['output']>;
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
  filter?: InputMaybe<UserFilter>;
  /** 1 to 200; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** From 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<UserSort>;
};

export type WithdrawInvoiceInput = {
  id: Scalars['ID']['input'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  Details:
    | ( AccountCard )
    | ( StudentCard )
    | ( TeacherCard )
  ;
  SetAplStatusResult:
    | ( AplMoveConflict )
    | ( AplMoved )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccessLogEntry: ResolverTypeWrapper<AccessLogEntry>;
  AccessLogInput: AccessLogInput;
  AccessLogPage: ResolverTypeWrapper<AccessLogPage>;
  AccessResult: AccessResult;
  AccountCard: ResolverTypeWrapper<AccountCard>;
  ActivateUserInput: ActivateUserInput;
  AddCommentInput: AddCommentInput;
  AddCourseWishInput: AddCourseWishInput;
  AddFileInput: AddFileInput;
  AnonymiseStudentInput: AnonymiseStudentInput;
  AnswerCorrectionInput: AnswerCorrectionInput;
  ApiKey: ResolverTypeWrapper<ApiKey>;
  AplMoveConflict: ResolverTypeWrapper<AplMoveConflict>;
  AplMoved: ResolverTypeWrapper<AplMoved>;
  AplStatus: AplStatus;
  AssignTeacherInput: AssignTeacherInput;
  Attention: ResolverTypeWrapper<Attention>;
  AttentionItem: ResolverTypeWrapper<AttentionItem>;
  AttentionKind: AttentionKind;
  Board: ResolverTypeWrapper<Board>;
  BoardCard: ResolverTypeWrapper<BoardCard>;
  BoardChange: ResolverTypeWrapper<BoardChange>;
  BoardChangeKind: BoardChangeKind;
  BookExamsInput: BookExamsInput;
  BookingWarning: BookingWarning;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Calendar: ResolverTypeWrapper<Calendar>;
  CalendarChange: ResolverTypeWrapper<CalendarChange>;
  CalendarExam: ResolverTypeWrapper<CalendarExam>;
  CalendarInput: CalendarInput;
  CalendarLayer: CalendarLayer;
  CalendarMark: ResolverTypeWrapper<CalendarMark>;
  CalendarRights: ResolverTypeWrapper<CalendarRights>;
  CalendarSubscription: ResolverTypeWrapper<CalendarSubscription>;
  CancelCourseInstanceInput: CancelCourseInstanceInput;
  CancelCourseInstanceResult: ResolverTypeWrapper<CancelCourseInstanceResult>;
  CancelExamOccasionInput: CancelExamOccasionInput;
  CancelJobInput: CancelJobInput;
  CancelTeacherReplacementInput: CancelTeacherReplacementInput;
  CancellationPreview: ResolverTypeWrapper<CancellationPreview>;
  CancellationTarget: ResolverTypeWrapper<CancellationTarget>;
  CancelledStudents: CancelledStudents;
  CatalogueCourse: ResolverTypeWrapper<CatalogueCourse>;
  CatalogueCourseFilter: CatalogueCourseFilter;
  CatalogueCoursePage: ResolverTypeWrapper<CatalogueCoursePage>;
  CatalogueCourseSort: CatalogueCourseSort;
  CatalogueCourseSortField: CatalogueCourseSortField;
  CatalogueCoursesInput: CatalogueCoursesInput;
  CatalogueWarning: ResolverTypeWrapper<CatalogueWarning>;
  ChangeHistoryEntry: ResolverTypeWrapper<ChangeHistoryEntry>;
  ChangePasswordInput: ChangePasswordInput;
  ChangedBy: ResolverTypeWrapper<ChangedBy>;
  Comment: ResolverTypeWrapper<Comment>;
  CommentHistory: ResolverTypeWrapper<CommentHistory>;
  CommentRights: ResolverTypeWrapper<CommentRights>;
  CommitImportInput: CommitImportInput;
  ComparedEarnings: ResolverTypeWrapper<ComparedEarnings>;
  ComparedPeriodInput: ComparedPeriodInput;
  CopyCoursePackageInput: CopyCoursePackageInput;
  CopyCourseToGy25Input: CopyCourseToGy25Input;
  CopyPriceListsInput: CopyPriceListsInput;
  CorrectEarningsInput: CorrectEarningsInput;
  CorrectionOutcome: CorrectionOutcome;
  CorrectionRequest: ResolverTypeWrapper<CorrectionRequest>;
  CorrectionSubject: CorrectionSubject;
  CourseAlias: ResolverTypeWrapper<CourseAlias>;
  CourseDetail: ResolverTypeWrapper<CourseDetail>;
  CourseFigures: ResolverTypeWrapper<CourseFigures>;
  CourseFrame: ResolverTypeWrapper<CourseFrame>;
  CourseImportChange: ResolverTypeWrapper<CourseImportChange>;
  CourseImportField: CourseImportField;
  CourseImportOutcome: CourseImportOutcome;
  CourseImportResult: ResolverTypeWrapper<CourseImportResult>;
  CourseImportRow: ResolverTypeWrapper<CourseImportRow>;
  CourseInput: CourseInput;
  CourseInstance: ResolverTypeWrapper<CourseInstance>;
  CourseInstanceAttention: ResolverTypeWrapper<CourseInstanceAttention>;
  CourseInstanceDatesInput: CourseInstanceDatesInput;
  CourseInstanceDatesPreview: ResolverTypeWrapper<CourseInstanceDatesPreview>;
  CourseInstanceFilter: CourseInstanceFilter;
  CourseInstancePage: ResolverTypeWrapper<CourseInstancePage>;
  CourseInstanceRights: ResolverTypeWrapper<CourseInstanceRights>;
  CourseInstanceSeriesInput: CourseInstanceSeriesInput;
  CourseInstanceSort: CourseInstanceSort;
  CourseInstanceSortField: CourseInstanceSortField;
  CourseInstanceStatus: CourseInstanceStatus;
  CourseInstanceStudent: ResolverTypeWrapper<CourseInstanceStudent>;
  CourseInstanceStudents: ResolverTypeWrapper<CourseInstanceStudents>;
  CourseInstanceSummary: ResolverTypeWrapper<CourseInstanceSummary>;
  CourseInstanceValues: CourseInstanceValues;
  CourseInstancesInput: CourseInstancesInput;
  CourseKind: CourseKind;
  CourseLevel: CourseLevel;
  CourseMatchingInput: CourseMatchingInput;
  CourseNameHit: ResolverTypeWrapper<CourseNameHit>;
  CoursePackage: ResolverTypeWrapper<CoursePackage>;
  CoursePackageFilter: CoursePackageFilter;
  CoursePackageInput: CoursePackageInput;
  CoursePackagePage: ResolverTypeWrapper<CoursePackagePage>;
  CoursePackageSort: CoursePackageSort;
  CoursePackageSortField: CoursePackageSortField;
  CoursePackagesInput: CoursePackagesInput;
  CourseReference: ResolverTypeWrapper<CourseReference>;
  CourseStatistics: ResolverTypeWrapper<CourseStatistics>;
  CourseStatisticsInput: CourseStatisticsInput;
  CourseStatus: CourseStatus;
  CourseStudent: ResolverTypeWrapper<CourseStudent>;
  CourseSummary: ResolverTypeWrapper<CourseSummary>;
  CourseSystem: CourseSystem;
  CreateApiKeyInput: CreateApiKeyInput;
  CreateCourseInput: CreateCourseInput;
  CreateCourseInstanceInput: CreateCourseInstanceInput;
  CreateCoursePackageInput: CreateCoursePackageInput;
  CreateDocumentInput: CreateDocumentInput;
  CreateDocumentsInput: CreateDocumentsInput;
  CreateExamOccasionInput: CreateExamOccasionInput;
  CreateExamSummonsInput: CreateExamSummonsInput;
  CreateExportInput: CreateExportInput;
  CreateGradeCatalogueInput: CreateGradeCatalogueInput;
  CreateInstanceForNeedsInput: CreateInstanceForNeedsInput;
  CreateMyDocumentInput: CreateMyDocumentInput;
  CreatePackageEditionInput: CreatePackageEditionInput;
  CreatePriceListInput: CreatePriceListInput;
  CreateProgramInput: CreateProgramInput;
  CreateStudentInput: CreateStudentInput;
  CreateTaskInput: CreateTaskInput;
  CreateUserInput: CreateUserInput;
  CreatedApiKey: ResolverTypeWrapper<CreatedApiKey>;
  CreatedCalendarSubscription: ResolverTypeWrapper<CreatedCalendarSubscription>;
  CsnEventCount: ResolverTypeWrapper<CsnEventCount>;
  CsnPreview: ResolverTypeWrapper<CsnPreview>;
  CsnReport: ResolverTypeWrapper<CsnReport>;
  CsnReportRow: ResolverTypeWrapper<CsnReportRow>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeactivateUserInput: DeactivateUserInput;
  DecideExamInput: DecideExamInput;
  DeleteAplCommentInput: DeleteAplCommentInput;
  DeleteCommentInput: DeleteCommentInput;
  DeleteCourseInstanceInput: DeleteCourseInstanceInput;
  DeleteExamInput: DeleteExamInput;
  DeleteFileInput: DeleteFileInput;
  DeleteFromCatalogueInput: DeleteFromCatalogueInput;
  DeletePriceListInput: DeletePriceListInput;
  DeleteTaskInput: DeleteTaskInput;
  Details: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Details']>;
  DetailsType: DetailsType;
  DocumentEntry: ResolverTypeWrapper<DocumentEntry>;
  DocumentInput: DocumentInput;
  DocumentLanguage: DocumentLanguage;
  DocumentPreview: ResolverTypeWrapper<DocumentPreview>;
  DocumentProblem: ResolverTypeWrapper<DocumentProblem>;
  DocumentSheet: ResolverTypeWrapper<DocumentSheet>;
  DocumentSubject: ResolverTypeWrapper<DocumentSubject>;
  DocumentSubjects: ResolverTypeWrapper<DocumentSubjects>;
  DocumentSubjectsInput: DocumentSubjectsInput;
  DocumentType: DocumentType;
  DocumentVerification: ResolverTypeWrapper<DocumentVerification>;
  DropoutReason: ResolverTypeWrapper<DropoutReason>;
  DropoutStatistics: ResolverTypeWrapper<DropoutStatistics>;
  DropoutWeek: ResolverTypeWrapper<DropoutWeek>;
  EarningCorrection: ResolverTypeWrapper<EarningCorrection>;
  EarningCorrectionLineInput: EarningCorrectionLineInput;
  EarningCorrectionsInput: EarningCorrectionsInput;
  EarningDeviation: ResolverTypeWrapper<EarningDeviation>;
  EarningExplanation: ResolverTypeWrapper<EarningExplanation>;
  EarningExplanationInput: EarningExplanationInput;
  EarningFreeze: ResolverTypeWrapper<EarningFreeze>;
  EarningInvoice: ResolverTypeWrapper<EarningInvoice>;
  EarningLine: ResolverTypeWrapper<EarningLine>;
  EarningLinePage: ResolverTypeWrapper<EarningLinePage>;
  EarningLinesInput: EarningLinesInput;
  EarningProblemKind: EarningProblemKind;
  EarningStatus: EarningStatus;
  EarningStep: ResolverTypeWrapper<EarningStep>;
  EarningsCards: ResolverTypeWrapper<EarningsCards>;
  EarningsGroup: ResolverTypeWrapper<EarningsGroup>;
  EarningsInput: EarningsInput;
  EarningsProblem: ResolverTypeWrapper<EarningsProblem>;
  EarningsReport: ResolverTypeWrapper<EarningsReport>;
  EditAplCommentInput: EditAplCommentInput;
  EditCommentInput: EditCommentInput;
  EducationEntry: ResolverTypeWrapper<EducationEntry>;
  EducationItem: ResolverTypeWrapper<EducationItem>;
  EducationListInput: EducationListInput;
  EducationOverview: ResolverTypeWrapper<EducationOverview>;
  EducationPage: ResolverTypeWrapper<EducationPage>;
  EducationReference: ResolverTypeWrapper<EducationReference>;
  EducationSort: EducationSort;
  EducationSortField: EducationSortField;
  EducationStatus: ResolverTypeWrapper<EducationStatus>;
  EducationType: EducationType;
  EndEmploymentInput: EndEmploymentInput;
  EndSessionInput: EndSessionInput;
  EndStudentInput: EndStudentInput;
  EndStudentPreview: ResolverTypeWrapper<EndStudentPreview>;
  EndStudentPreviewInput: EndStudentPreviewInput;
  EndUserSessionsInput: EndUserSessionsInput;
  EnrollManyInput: EnrollManyInput;
  EnrollOnPackageInput: EnrollOnPackageInput;
  EnrollOnPackageResult: ResolverTypeWrapper<EnrollOnPackageResult>;
  EnrollStudentInput: EnrollStudentInput;
  EnrollStudentsSelection: EnrollStudentsSelection;
  EnrolledStudent: ResolverTypeWrapper<EnrolledStudent>;
  Enrollment: ResolverTypeWrapper<Enrollment>;
  EnrollmentAttention: EnrollmentAttention;
  EnrollmentBatch: ResolverTypeWrapper<EnrollmentBatch>;
  EnrollmentBatchKind: EnrollmentBatchKind;
  EnrollmentChangeInput: EnrollmentChangeInput;
  EnrollmentDeedInput: EnrollmentDeedInput;
  EnrollmentEndInput: EnrollmentEndInput;
  EnrollmentFilter: EnrollmentFilter;
  EnrollmentMoveInput: EnrollmentMoveInput;
  EnrollmentPage: ResolverTypeWrapper<EnrollmentPage>;
  EnrollmentPreview: ResolverTypeWrapper<EnrollmentPreview>;
  EnrollmentRemark: ResolverTypeWrapper<EnrollmentRemark>;
  EnrollmentRemovalInput: EnrollmentRemovalInput;
  EnrollmentSelection: EnrollmentSelection;
  EnrollmentSort: EnrollmentSort;
  EnrollmentSortField: EnrollmentSortField;
  EnrollmentState: EnrollmentState;
  EnrollmentStats: ResolverTypeWrapper<EnrollmentStats>;
  EnrollmentStatus: EnrollmentStatus;
  EnrollmentStatusChange: ResolverTypeWrapper<EnrollmentStatusChange>;
  EnrollmentStatusInput: EnrollmentStatusInput;
  EnrollmentSummary: ResolverTypeWrapper<EnrollmentSummary>;
  EnrollmentTargetInput: EnrollmentTargetInput;
  EnrollmentsInput: EnrollmentsInput;
  ErrorCode: ErrorCode;
  Exam: ResolverTypeWrapper<Exam>;
  ExamAttendance: ExamAttendance;
  ExamBooking: ResolverTypeWrapper<ExamBooking>;
  ExamCourse: ResolverTypeWrapper<ExamCourse>;
  ExamDecision: ExamDecision;
  ExamFee: ResolverTypeWrapper<ExamFee>;
  ExamFeeReport: ResolverTypeWrapper<ExamFeeReport>;
  ExamFeesInput: ExamFeesInput;
  ExamFilter: ExamFilter;
  ExamOccasion: ResolverTypeWrapper<ExamOccasion>;
  ExamPage: ResolverTypeWrapper<ExamPage>;
  ExamPart: ExamPart;
  ExamRights: ResolverTypeWrapper<ExamRights>;
  ExamStatus: ExamStatus;
  ExamSummonsResult: ResolverTypeWrapper<ExamSummonsResult>;
  ExamTeacher: ResolverTypeWrapper<ExamTeacher>;
  ExamTime: ResolverTypeWrapper<ExamTime>;
  ExamsInput: ExamsInput;
  ExportFormat: ExportFormat;
  FillGradesInput: FillGradesInput;
  FindStudentsInput: FindStudentsInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ForgetCourseAliasInput: ForgetCourseAliasInput;
  FoundStudents: ResolverTypeWrapper<FoundStudents>;
  FreezeConcern: ResolverTypeWrapper<FreezeConcern>;
  FreezeKind: FreezeKind;
  FreezePeriodInput: FreezePeriodInput;
  FreezePreview: ResolverTypeWrapper<FreezePreview>;
  FreezePreviewInput: FreezePreviewInput;
  FrozenDeviations: ResolverTypeWrapper<FrozenDeviations>;
  FrozenMunicipality: ResolverTypeWrapper<FrozenMunicipality>;
  GradeChange: ResolverTypeWrapper<GradeChange>;
  GradeCorrection: ResolverTypeWrapper<GradeCorrection>;
  GradeCount: ResolverTypeWrapper<GradeCount>;
  GradeKind: GradeKind;
  GradeRow: ResolverTypeWrapper<GradeRow>;
  GradeRowRights: ResolverTypeWrapper<GradeRowRights>;
  GradeScale: GradeScale;
  GradeSheet: ResolverTypeWrapper<GradeSheet>;
  GradeSheetInput: GradeSheetInput;
  GradeSheetRights: ResolverTypeWrapper<GradeSheetRights>;
  GradeSpread: ResolverTypeWrapper<GradeSpread>;
  GradeState: GradeState;
  GradingGroup: ResolverTypeWrapper<GradingGroup>;
  GradingGroupPage: ResolverTypeWrapper<GradingGroupPage>;
  GradingGroupsInput: GradingGroupsInput;
  GradingKind: GradingKind;
  GradingState: GradingState;
  GradingStateCount: ResolverTypeWrapper<GradingStateCount>;
  GroupFigures: ResolverTypeWrapper<GroupFigures>;
  Gy25ChoiceInput: Gy25ChoiceInput;
  Gy25Proposal: ResolverTypeWrapper<Gy25Proposal>;
  Gy25Replacement: ResolverTypeWrapper<Gy25Replacement>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImportBatch: ResolverTypeWrapper<ImportBatch>;
  ImportChange: ResolverTypeWrapper<ImportChange>;
  ImportColumn: ResolverTypeWrapper<ImportColumn>;
  ImportCoursesInput: ImportCoursesInput;
  ImportErrorChoice: ImportErrorChoice;
  ImportField: ImportField;
  ImportIssue: ResolverTypeWrapper<ImportIssue>;
  ImportMapping: ImportMapping;
  ImportOutcome: ImportOutcome;
  ImportRow: ResolverTypeWrapper<ImportRow>;
  ImportRowFix: ImportRowFix;
  ImportState: ImportState;
  ImportSummary: ResolverTypeWrapper<ImportSummary>;
  InstanceTeacherLoad: ResolverTypeWrapper<InstanceTeacherLoad>;
  InstanceTeacherLoadInput: InstanceTeacherLoadInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IssuedDocument: ResolverTypeWrapper<IssuedDocument>;
  IssuedDocuments: ResolverTypeWrapper<IssuedDocuments>;
  IssuedDocumentsInput: IssuedDocumentsInput;
  JSONObject: ResolverTypeWrapper<Scalars['JSONObject']['output']>;
  Job: ResolverTypeWrapper<Job>;
  JobState: JobState;
  LinkStudentAccountInput: LinkStudentAccountInput;
  ListExport: ResolverTypeWrapper<ListExport>;
  LoginInput: LoginInput;
  LoginResult: ResolverTypeWrapper<LoginResult>;
  MarkCommentsSeenInput: MarkCommentsSeenInput;
  MarkInvoicedInput: MarkInvoicedInput;
  MatchBatch: ResolverTypeWrapper<MatchBatch>;
  MatchBatchEntry: ResolverTypeWrapper<MatchBatchEntry>;
  MatchCounts: ResolverTypeWrapper<MatchCounts>;
  MatchCourse: ResolverTypeWrapper<MatchCourse>;
  MatchFilter: MatchFilter;
  MatchNeed: ResolverTypeWrapper<MatchNeed>;
  MatchNeedsInput: MatchNeedsInput;
  MatchOutcome: ResolverTypeWrapper<MatchOutcome>;
  MatchPage: ResolverTypeWrapper<MatchPage>;
  MatchPick: MatchPick;
  MatchProposal: ResolverTypeWrapper<MatchProposal>;
  MatchReason: MatchReason;
  MatchSafeNeedsInput: MatchSafeNeedsInput;
  MatchedEntriesInput: MatchedEntriesInput;
  MatchedEntry: ResolverTypeWrapper<MatchedEntry>;
  MatchedEntryPage: ResolverTypeWrapper<MatchedEntryPage>;
  MaterialReceived: ResolverTypeWrapper<MaterialReceived>;
  MergeField: MergeField;
  MergePreview: ResolverTypeWrapper<MergePreview>;
  MergePreviewInput: MergePreviewInput;
  MergeStudentsInput: MergeStudentsInput;
  Message: ResolverTypeWrapper<Message>;
  MissingField: MissingField;
  Month: Month;
  MoveExamBookingInput: MoveExamBookingInput;
  Municipality: ResolverTypeWrapper<Municipality>;
  MunicipalityInput: MunicipalityInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MyData: ResolverTypeWrapper<MyData>;
  MyDataChange: ResolverTypeWrapper<MyDataChange>;
  MyDataColumn: ResolverTypeWrapper<MyDataColumn>;
  MyDataOmission: ResolverTypeWrapper<MyDataOmission>;
  MyDataRegister: ResolverTypeWrapper<MyDataRegister>;
  NeedState: NeedState;
  Notification: ResolverTypeWrapper<Notification>;
  NotificationKind: NotificationKind;
  NotificationMeta: ResolverTypeWrapper<NotificationMeta>;
  OccasionRights: ResolverTypeWrapper<OccasionRights>;
  OccasionWarning: OccasionWarning;
  OpenExamOccasion: ResolverTypeWrapper<OpenExamOccasion>;
  Ore: ResolverTypeWrapper<Scalars['Ore']['output']>;
  OtherGrade: ResolverTypeWrapper<OtherGrade>;
  OverlappingInstance: ResolverTypeWrapper<OverlappingInstance>;
  PackageChoiceInput: PackageChoiceInput;
  PackageCourse: ResolverTypeWrapper<PackageCourse>;
  PackageCourseInput: PackageCourseInput;
  PackageEdition: ResolverTypeWrapper<PackageEdition>;
  PackageKind: PackageKind;
  PackagePlan: ResolverTypeWrapper<PackagePlan>;
  PackagePlanInput: PackagePlanInput;
  PasswordChanged: ResolverTypeWrapper<PasswordChanged>;
  PersonalNumberForm: PersonalNumberForm;
  PlannedCourse: ResolverTypeWrapper<PlannedCourse>;
  PlannedOccasion: ResolverTypeWrapper<PlannedOccasion>;
  PreviewImportInput: PreviewImportInput;
  PriceBasis: PriceBasis;
  PriceCategory: PriceCategory;
  PriceList: ResolverTypeWrapper<PriceList>;
  PriceRow: ResolverTypeWrapper<PriceRow>;
  PriceRowInput: PriceRowInput;
  PriceWorkbook: ResolverTypeWrapper<PriceWorkbook>;
  Profile: ResolverTypeWrapper<Profile>;
  ProfileSettings: ResolverTypeWrapper<ProfileSettings>;
  ProfileSettingsInput: ProfileSettingsInput;
  Program: ResolverTypeWrapper<Program>;
  ProgramCourse: ResolverTypeWrapper<ProgramCourse>;
  ProgramCourseInput: ProgramCourseInput;
  ProgramFilter: ProgramFilter;
  ProgramInput: ProgramInput;
  ProgramPart: ProgramPart;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReadPriceWorkbookInput: ReadPriceWorkbookInput;
  RecordExamInput: RecordExamInput;
  RegisterExamInput: RegisterExamInput;
  RelockGradeInput: RelockGradeInput;
  RemoveEnrollmentInput: RemoveEnrollmentInput;
  ReopenCourseInstanceInput: ReopenCourseInstanceInput;
  ReportToCsnInput: ReportToCsnInput;
  RequestCorrectionInput: RequestCorrectionInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  ResetNotificationInput: ResetNotificationInput;
  ResetPasswordInput: ResetPasswordInput;
  ResolveCourseNameInput: ResolveCourseNameInput;
  ResolveNotificationInput: ResolveNotificationInput;
  ResolvedCourseName: ResolverTypeWrapper<ResolvedCourseName>;
  RestoreExamOccasionInput: RestoreExamOccasionInput;
  RevokeApiKeyInput: RevokeApiKeyInput;
  RevokeDocumentInput: RevokeDocumentInput;
  Role: Role;
  SafeGroup: ResolverTypeWrapper<SafeGroup>;
  SafeMatches: ResolverTypeWrapper<SafeMatches>;
  SaveDocumentInput: SaveDocumentInput;
  SchoolSettings: ResolverTypeWrapper<SchoolSettings>;
  SearchResult: ResolverTypeWrapper<SearchResult>;
  SearchType: SearchType;
  SendExamSummonsInput: SendExamSummonsInput;
  SendResetLinkInput: SendResetLinkInput;
  SessionUser: ResolverTypeWrapper<SessionUser>;
  SetAplStatusInput: SetAplStatusInput;
  SetAplStatusResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetAplStatusResult']>;
  SetArchivedInput: SetArchivedInput;
  SetCourseInstancesTeacherInput: SetCourseInstancesTeacherInput;
  SetCoursesArchivedInput: SetCoursesArchivedInput;
  SetCoursesPriceCategoryInput: SetCoursesPriceCategoryInput;
  SetExamGradeInput: SetExamGradeInput;
  SetExamTeacherInput: SetExamTeacherInput;
  SetGradeDateInput: SetGradeDateInput;
  SetGradeInput: SetGradeInput;
  SetProtectedInput: SetProtectedInput;
  SetResponsibleTeacherInput: SetResponsibleTeacherInput;
  SetUserRoleInput: SetUserRoleInput;
  SheetBlock: ResolverTypeWrapper<SheetBlock>;
  SheetColumn: ResolverTypeWrapper<SheetColumn>;
  SheetFact: ResolverTypeWrapper<SheetFact>;
  SheetTable: ResolverTypeWrapper<SheetTable>;
  SignGradesInput: SignGradesInput;
  SkipNeedsInput: SkipNeedsInput;
  SortDirection: SortDirection;
  StartMonth: ResolverTypeWrapper<StartMonth>;
  StatisticsGroup: StatisticsGroup;
  StatusReason: StatusReason;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Student: ResolverTypeWrapper<Student>;
  StudentCard: ResolverTypeWrapper<StudentCard>;
  StudentFilter: StudentFilter;
  StudentGrade: ResolverTypeWrapper<StudentGrade>;
  StudentPage: ResolverTypeWrapper<StudentPage>;
  StudentRights: ResolverTypeWrapper<StudentRights>;
  StudentSort: StudentSort;
  StudentSortField: StudentSortField;
  StudentStatus: StudentStatus;
  StudentsInput: StudentsInput;
  StudyForm: StudyForm;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SystemPart: SystemPart;
  SystemProbe: ResolverTypeWrapper<SystemProbe>;
  SystemStatus: ResolverTypeWrapper<SystemStatus>;
  Task: ResolverTypeWrapper<Task>;
  Teacher: ResolverTypeWrapper<Teacher>;
  TeacherCard: ResolverTypeWrapper<TeacherCard>;
  TeacherDetail: ResolverTypeWrapper<TeacherDetail>;
  TeacherEvent: ResolverTypeWrapper<TeacherEvent>;
  TeacherEventKind: TeacherEventKind;
  TeacherExam: ResolverTypeWrapper<TeacherExam>;
  TeacherInstance: ResolverTypeWrapper<TeacherInstance>;
  TeacherReplacement: ResolverTypeWrapper<TeacherReplacement>;
  TeacherReplacementCounts: ResolverTypeWrapper<TeacherReplacementCounts>;
  TeacherReplacementInput: TeacherReplacementInput;
  TeacherSort: TeacherSort;
  TeacherSortField: TeacherSortField;
  TeacherStudent: ResolverTypeWrapper<TeacherStudent>;
  TeacherSubject: ResolverTypeWrapper<TeacherSubject>;
  TeacherSubjectInput: TeacherSubjectInput;
  TeacherUser: ResolverTypeWrapper<TeacherUser>;
  TeacherWork: ResolverTypeWrapper<TeacherWork>;
  TeacherWorkFilter: TeacherWorkFilter;
  TeacherWorkInput: TeacherWorkInput;
  TeacherWorkPage: ResolverTypeWrapper<TeacherWorkPage>;
  Theme: Theme;
  UnbookExamInput: UnbookExamInput;
  UndoEnrollmentBatchInput: UndoEnrollmentBatchInput;
  UndoImportInput: UndoImportInput;
  UndoMatchInput: UndoMatchInput;
  UnknownCourseName: ResolverTypeWrapper<UnknownCourseName>;
  UnknownCourseNamePage: ResolverTypeWrapper<UnknownCourseNamePage>;
  UnknownCourseNamesInput: UnknownCourseNamesInput;
  UnlockGradeInput: UnlockGradeInput;
  UpdateCourseInput: UpdateCourseInput;
  UpdateCourseInstanceInput: UpdateCourseInstanceInput;
  UpdateCoursePackageInput: UpdateCoursePackageInput;
  UpdateEnrollmentInput: UpdateEnrollmentInput;
  UpdateExamOccasionInput: UpdateExamOccasionInput;
  UpdateImportInput: UpdateImportInput;
  UpdateMyProfileInput: UpdateMyProfileInput;
  UpdatePackageToGy25Input: UpdatePackageToGy25Input;
  UpdatePriceListInput: UpdatePriceListInput;
  UpdateProgramInput: UpdateProgramInput;
  UpdateSchoolSettingsInput: UpdateSchoolSettingsInput;
  UpdateStudentInput: UpdateStudentInput;
  UpdateStudentsInput: UpdateStudentsInput;
  UpdateStudentsResult: ResolverTypeWrapper<UpdateStudentsResult>;
  UpdateTaskInput: UpdateTaskInput;
  UpdateTeacherProfileInput: UpdateTeacherProfileInput;
  UpdateUserInput: UpdateUserInput;
  UploadedFile: ResolverTypeWrapper<UploadedFile>;
  User: ResolverTypeWrapper<User>;
  UserFilter: UserFilter;
  UserPage: ResolverTypeWrapper<UserPage>;
  UserRights: ResolverTypeWrapper<UserRights>;
  UserSession: ResolverTypeWrapper<UserSession>;
  UserSort: UserSort;
  UserSortField: UserSortField;
  UsersInput: UsersInput;
  WithdrawInvoiceInput: WithdrawInvoiceInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessLogEntry: AccessLogEntry;
  AccessLogInput: AccessLogInput;
  AccessLogPage: AccessLogPage;
  AccountCard: AccountCard;
  ActivateUserInput: ActivateUserInput;
  AddCommentInput: AddCommentInput;
  AddCourseWishInput: AddCourseWishInput;
  AddFileInput: AddFileInput;
  AnonymiseStudentInput: AnonymiseStudentInput;
  AnswerCorrectionInput: AnswerCorrectionInput;
  ApiKey: ApiKey;
  AplMoveConflict: AplMoveConflict;
  AplMoved: AplMoved;
  AssignTeacherInput: AssignTeacherInput;
  Attention: Attention;
  AttentionItem: AttentionItem;
  Board: Board;
  BoardCard: BoardCard;
  BoardChange: BoardChange;
  BookExamsInput: BookExamsInput;
  Boolean: Scalars['Boolean']['output'];
  Calendar: Calendar;
  CalendarChange: CalendarChange;
  CalendarExam: CalendarExam;
  CalendarInput: CalendarInput;
  CalendarMark: CalendarMark;
  CalendarRights: CalendarRights;
  CalendarSubscription: CalendarSubscription;
  CancelCourseInstanceInput: CancelCourseInstanceInput;
  CancelCourseInstanceResult: CancelCourseInstanceResult;
  CancelExamOccasionInput: CancelExamOccasionInput;
  CancelJobInput: CancelJobInput;
  CancelTeacherReplacementInput: CancelTeacherReplacementInput;
  CancellationPreview: CancellationPreview;
  CancellationTarget: CancellationTarget;
  CatalogueCourse: CatalogueCourse;
  CatalogueCourseFilter: CatalogueCourseFilter;
  CatalogueCoursePage: CatalogueCoursePage;
  CatalogueCourseSort: CatalogueCourseSort;
  CatalogueCoursesInput: CatalogueCoursesInput;
  CatalogueWarning: CatalogueWarning;
  ChangeHistoryEntry: ChangeHistoryEntry;
  ChangePasswordInput: ChangePasswordInput;
  ChangedBy: ChangedBy;
  Comment: Comment;
  CommentHistory: CommentHistory;
  CommentRights: CommentRights;
  CommitImportInput: CommitImportInput;
  ComparedEarnings: ComparedEarnings;
  ComparedPeriodInput: ComparedPeriodInput;
  CopyCoursePackageInput: CopyCoursePackageInput;
  CopyCourseToGy25Input: CopyCourseToGy25Input;
  CopyPriceListsInput: CopyPriceListsInput;
  CorrectEarningsInput: CorrectEarningsInput;
  CorrectionRequest: CorrectionRequest;
  CourseAlias: CourseAlias;
  CourseDetail: CourseDetail;
  CourseFigures: CourseFigures;
  CourseFrame: CourseFrame;
  CourseImportChange: CourseImportChange;
  CourseImportResult: CourseImportResult;
  CourseImportRow: CourseImportRow;
  CourseInput: CourseInput;
  CourseInstance: CourseInstance;
  CourseInstanceAttention: CourseInstanceAttention;
  CourseInstanceDatesInput: CourseInstanceDatesInput;
  CourseInstanceDatesPreview: CourseInstanceDatesPreview;
  CourseInstanceFilter: CourseInstanceFilter;
  CourseInstancePage: CourseInstancePage;
  CourseInstanceRights: CourseInstanceRights;
  CourseInstanceSeriesInput: CourseInstanceSeriesInput;
  CourseInstanceSort: CourseInstanceSort;
  CourseInstanceStudent: CourseInstanceStudent;
  CourseInstanceStudents: CourseInstanceStudents;
  CourseInstanceSummary: CourseInstanceSummary;
  CourseInstanceValues: CourseInstanceValues;
  CourseInstancesInput: CourseInstancesInput;
  CourseMatchingInput: CourseMatchingInput;
  CourseNameHit: CourseNameHit;
  CoursePackage: CoursePackage;
  CoursePackageFilter: CoursePackageFilter;
  CoursePackageInput: CoursePackageInput;
  CoursePackagePage: CoursePackagePage;
  CoursePackageSort: CoursePackageSort;
  CoursePackagesInput: CoursePackagesInput;
  CourseReference: CourseReference;
  CourseStatistics: CourseStatistics;
  CourseStatisticsInput: CourseStatisticsInput;
  CourseStudent: CourseStudent;
  CourseSummary: CourseSummary;
  CreateApiKeyInput: CreateApiKeyInput;
  CreateCourseInput: CreateCourseInput;
  CreateCourseInstanceInput: CreateCourseInstanceInput;
  CreateCoursePackageInput: CreateCoursePackageInput;
  CreateDocumentInput: CreateDocumentInput;
  CreateDocumentsInput: CreateDocumentsInput;
  CreateExamOccasionInput: CreateExamOccasionInput;
  CreateExamSummonsInput: CreateExamSummonsInput;
  CreateExportInput: CreateExportInput;
  CreateGradeCatalogueInput: CreateGradeCatalogueInput;
  CreateInstanceForNeedsInput: CreateInstanceForNeedsInput;
  CreateMyDocumentInput: CreateMyDocumentInput;
  CreatePackageEditionInput: CreatePackageEditionInput;
  CreatePriceListInput: CreatePriceListInput;
  CreateProgramInput: CreateProgramInput;
  CreateStudentInput: CreateStudentInput;
  CreateTaskInput: CreateTaskInput;
  CreateUserInput: CreateUserInput;
  CreatedApiKey: CreatedApiKey;
  CreatedCalendarSubscription: CreatedCalendarSubscription;
  CsnEventCount: CsnEventCount;
  CsnPreview: CsnPreview;
  CsnReport: CsnReport;
  CsnReportRow: CsnReportRow;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeactivateUserInput: DeactivateUserInput;
  DecideExamInput: DecideExamInput;
  DeleteAplCommentInput: DeleteAplCommentInput;
  DeleteCommentInput: DeleteCommentInput;
  DeleteCourseInstanceInput: DeleteCourseInstanceInput;
  DeleteExamInput: DeleteExamInput;
  DeleteFileInput: DeleteFileInput;
  DeleteFromCatalogueInput: DeleteFromCatalogueInput;
  DeletePriceListInput: DeletePriceListInput;
  DeleteTaskInput: DeleteTaskInput;
  Details: ResolversUnionTypes<ResolversParentTypes>['Details'];
  DocumentEntry: DocumentEntry;
  DocumentInput: DocumentInput;
  DocumentPreview: DocumentPreview;
  DocumentProblem: DocumentProblem;
  DocumentSheet: DocumentSheet;
  DocumentSubject: DocumentSubject;
  DocumentSubjects: DocumentSubjects;
  DocumentSubjectsInput: DocumentSubjectsInput;
  DocumentVerification: DocumentVerification;
  DropoutReason: DropoutReason;
  DropoutStatistics: DropoutStatistics;
  DropoutWeek: DropoutWeek;
  EarningCorrection: EarningCorrection;
  EarningCorrectionLineInput: EarningCorrectionLineInput;
  EarningCorrectionsInput: EarningCorrectionsInput;
  EarningDeviation: EarningDeviation;
  EarningExplanation: EarningExplanation;
  EarningExplanationInput: EarningExplanationInput;
  EarningFreeze: EarningFreeze;
  EarningInvoice: EarningInvoice;
  EarningLine: EarningLine;
  EarningLinePage: EarningLinePage;
  EarningLinesInput: EarningLinesInput;
  EarningStep: EarningStep;
  EarningsCards: EarningsCards;
  EarningsGroup: EarningsGroup;
  EarningsInput: EarningsInput;
  EarningsProblem: EarningsProblem;
  EarningsReport: EarningsReport;
  EditAplCommentInput: EditAplCommentInput;
  EditCommentInput: EditCommentInput;
  EducationEntry: EducationEntry;
  EducationItem: EducationItem;
  EducationListInput: EducationListInput;
  EducationOverview: EducationOverview;
  EducationPage: EducationPage;
  EducationReference: EducationReference;
  EducationSort: EducationSort;
  EducationStatus: EducationStatus;
  EndEmploymentInput: EndEmploymentInput;
  EndSessionInput: EndSessionInput;
  EndStudentInput: EndStudentInput;
  EndStudentPreview: EndStudentPreview;
  EndStudentPreviewInput: EndStudentPreviewInput;
  EndUserSessionsInput: EndUserSessionsInput;
  EnrollManyInput: EnrollManyInput;
  EnrollOnPackageInput: EnrollOnPackageInput;
  EnrollOnPackageResult: EnrollOnPackageResult;
  EnrollStudentInput: EnrollStudentInput;
  EnrollStudentsSelection: EnrollStudentsSelection;
  EnrolledStudent: EnrolledStudent;
  Enrollment: Enrollment;
  EnrollmentBatch: EnrollmentBatch;
  EnrollmentChangeInput: EnrollmentChangeInput;
  EnrollmentDeedInput: EnrollmentDeedInput;
  EnrollmentEndInput: EnrollmentEndInput;
  EnrollmentFilter: EnrollmentFilter;
  EnrollmentMoveInput: EnrollmentMoveInput;
  EnrollmentPage: EnrollmentPage;
  EnrollmentPreview: EnrollmentPreview;
  EnrollmentRemark: EnrollmentRemark;
  EnrollmentRemovalInput: EnrollmentRemovalInput;
  EnrollmentSelection: EnrollmentSelection;
  EnrollmentSort: EnrollmentSort;
  EnrollmentStats: EnrollmentStats;
  EnrollmentStatusChange: EnrollmentStatusChange;
  EnrollmentStatusInput: EnrollmentStatusInput;
  EnrollmentSummary: EnrollmentSummary;
  EnrollmentTargetInput: EnrollmentTargetInput;
  EnrollmentsInput: EnrollmentsInput;
  Exam: Exam;
  ExamBooking: ExamBooking;
  ExamCourse: ExamCourse;
  ExamFee: ExamFee;
  ExamFeeReport: ExamFeeReport;
  ExamFeesInput: ExamFeesInput;
  ExamFilter: ExamFilter;
  ExamOccasion: ExamOccasion;
  ExamPage: ExamPage;
  ExamRights: ExamRights;
  ExamSummonsResult: ExamSummonsResult;
  ExamTeacher: ExamTeacher;
  ExamTime: ExamTime;
  ExamsInput: ExamsInput;
  FillGradesInput: FillGradesInput;
  FindStudentsInput: FindStudentsInput;
  Float: Scalars['Float']['output'];
  ForgetCourseAliasInput: ForgetCourseAliasInput;
  FoundStudents: FoundStudents;
  FreezeConcern: FreezeConcern;
  FreezePeriodInput: FreezePeriodInput;
  FreezePreview: FreezePreview;
  FreezePreviewInput: FreezePreviewInput;
  FrozenDeviations: FrozenDeviations;
  FrozenMunicipality: FrozenMunicipality;
  GradeChange: GradeChange;
  GradeCorrection: GradeCorrection;
  GradeCount: GradeCount;
  GradeRow: GradeRow;
  GradeRowRights: GradeRowRights;
  GradeSheet: GradeSheet;
  GradeSheetInput: GradeSheetInput;
  GradeSheetRights: GradeSheetRights;
  GradeSpread: GradeSpread;
  GradingGroup: GradingGroup;
  GradingGroupPage: GradingGroupPage;
  GradingGroupsInput: GradingGroupsInput;
  GradingStateCount: GradingStateCount;
  GroupFigures: GroupFigures;
  Gy25ChoiceInput: Gy25ChoiceInput;
  Gy25Proposal: Gy25Proposal;
  Gy25Replacement: Gy25Replacement;
  ID: Scalars['ID']['output'];
  ImportBatch: ImportBatch;
  ImportChange: ImportChange;
  ImportColumn: ImportColumn;
  ImportCoursesInput: ImportCoursesInput;
  ImportIssue: ImportIssue;
  ImportMapping: ImportMapping;
  ImportRow: ImportRow;
  ImportRowFix: ImportRowFix;
  ImportSummary: ImportSummary;
  InstanceTeacherLoad: InstanceTeacherLoad;
  InstanceTeacherLoadInput: InstanceTeacherLoadInput;
  Int: Scalars['Int']['output'];
  IssuedDocument: IssuedDocument;
  IssuedDocuments: IssuedDocuments;
  IssuedDocumentsInput: IssuedDocumentsInput;
  JSONObject: Scalars['JSONObject']['output'];
  Job: Job;
  LinkStudentAccountInput: LinkStudentAccountInput;
  ListExport: ListExport;
  LoginInput: LoginInput;
  LoginResult: LoginResult;
  MarkCommentsSeenInput: MarkCommentsSeenInput;
  MarkInvoicedInput: MarkInvoicedInput;
  MatchBatch: MatchBatch;
  MatchBatchEntry: MatchBatchEntry;
  MatchCounts: MatchCounts;
  MatchCourse: MatchCourse;
  MatchFilter: MatchFilter;
  MatchNeed: MatchNeed;
  MatchNeedsInput: MatchNeedsInput;
  MatchOutcome: MatchOutcome;
  MatchPage: MatchPage;
  MatchPick: MatchPick;
  MatchProposal: MatchProposal;
  MatchSafeNeedsInput: MatchSafeNeedsInput;
  MatchedEntriesInput: MatchedEntriesInput;
  MatchedEntry: MatchedEntry;
  MatchedEntryPage: MatchedEntryPage;
  MaterialReceived: MaterialReceived;
  MergePreview: MergePreview;
  MergePreviewInput: MergePreviewInput;
  MergeStudentsInput: MergeStudentsInput;
  Message: Message;
  MoveExamBookingInput: MoveExamBookingInput;
  Municipality: Municipality;
  MunicipalityInput: MunicipalityInput;
  Mutation: Record<PropertyKey, never>;
  MyData: MyData;
  MyDataChange: MyDataChange;
  MyDataColumn: MyDataColumn;
  MyDataOmission: MyDataOmission;
  MyDataRegister: MyDataRegister;
  Notification: Notification;
  NotificationMeta: NotificationMeta;
  OccasionRights: OccasionRights;
  OpenExamOccasion: OpenExamOccasion;
  Ore: Scalars['Ore']['output'];
  OtherGrade: OtherGrade;
  OverlappingInstance: OverlappingInstance;
  PackageChoiceInput: PackageChoiceInput;
  PackageCourse: PackageCourse;
  PackageCourseInput: PackageCourseInput;
  PackageEdition: PackageEdition;
  PackagePlan: PackagePlan;
  PackagePlanInput: PackagePlanInput;
  PasswordChanged: PasswordChanged;
  PlannedCourse: PlannedCourse;
  PlannedOccasion: PlannedOccasion;
  PreviewImportInput: PreviewImportInput;
  PriceList: PriceList;
  PriceRow: PriceRow;
  PriceRowInput: PriceRowInput;
  PriceWorkbook: PriceWorkbook;
  Profile: Profile;
  ProfileSettings: ProfileSettings;
  ProfileSettingsInput: ProfileSettingsInput;
  Program: Program;
  ProgramCourse: ProgramCourse;
  ProgramCourseInput: ProgramCourseInput;
  ProgramFilter: ProgramFilter;
  ProgramInput: ProgramInput;
  Query: Record<PropertyKey, never>;
  ReadPriceWorkbookInput: ReadPriceWorkbookInput;
  RecordExamInput: RecordExamInput;
  RegisterExamInput: RegisterExamInput;
  RelockGradeInput: RelockGradeInput;
  RemoveEnrollmentInput: RemoveEnrollmentInput;
  ReopenCourseInstanceInput: ReopenCourseInstanceInput;
  ReportToCsnInput: ReportToCsnInput;
  RequestCorrectionInput: RequestCorrectionInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  ResetNotificationInput: ResetNotificationInput;
  ResetPasswordInput: ResetPasswordInput;
  ResolveCourseNameInput: ResolveCourseNameInput;
  ResolveNotificationInput: ResolveNotificationInput;
  ResolvedCourseName: ResolvedCourseName;
  RestoreExamOccasionInput: RestoreExamOccasionInput;
  RevokeApiKeyInput: RevokeApiKeyInput;
  RevokeDocumentInput: RevokeDocumentInput;
  SafeGroup: SafeGroup;
  SafeMatches: SafeMatches;
  SaveDocumentInput: SaveDocumentInput;
  SchoolSettings: SchoolSettings;
  SearchResult: SearchResult;
  SendExamSummonsInput: SendExamSummonsInput;
  SendResetLinkInput: SendResetLinkInput;
  SessionUser: SessionUser;
  SetAplStatusInput: SetAplStatusInput;
  SetAplStatusResult: ResolversUnionTypes<ResolversParentTypes>['SetAplStatusResult'];
  SetArchivedInput: SetArchivedInput;
  SetCourseInstancesTeacherInput: SetCourseInstancesTeacherInput;
  SetCoursesArchivedInput: SetCoursesArchivedInput;
  SetCoursesPriceCategoryInput: SetCoursesPriceCategoryInput;
  SetExamGradeInput: SetExamGradeInput;
  SetExamTeacherInput: SetExamTeacherInput;
  SetGradeDateInput: SetGradeDateInput;
  SetGradeInput: SetGradeInput;
  SetProtectedInput: SetProtectedInput;
  SetResponsibleTeacherInput: SetResponsibleTeacherInput;
  SetUserRoleInput: SetUserRoleInput;
  SheetBlock: SheetBlock;
  SheetColumn: SheetColumn;
  SheetFact: SheetFact;
  SheetTable: SheetTable;
  SignGradesInput: SignGradesInput;
  SkipNeedsInput: SkipNeedsInput;
  StartMonth: StartMonth;
  String: Scalars['String']['output'];
  Student: Student;
  StudentCard: StudentCard;
  StudentFilter: StudentFilter;
  StudentGrade: StudentGrade;
  StudentPage: StudentPage;
  StudentRights: StudentRights;
  StudentSort: StudentSort;
  StudentsInput: StudentsInput;
  Subscription: Record<PropertyKey, never>;
  SystemProbe: SystemProbe;
  SystemStatus: SystemStatus;
  Task: Task;
  Teacher: Teacher;
  TeacherCard: TeacherCard;
  TeacherDetail: TeacherDetail;
  TeacherEvent: TeacherEvent;
  TeacherExam: TeacherExam;
  TeacherInstance: TeacherInstance;
  TeacherReplacement: TeacherReplacement;
  TeacherReplacementCounts: TeacherReplacementCounts;
  TeacherReplacementInput: TeacherReplacementInput;
  TeacherSort: TeacherSort;
  TeacherStudent: TeacherStudent;
  TeacherSubject: TeacherSubject;
  TeacherSubjectInput: TeacherSubjectInput;
  TeacherUser: TeacherUser;
  TeacherWork: TeacherWork;
  TeacherWorkFilter: TeacherWorkFilter;
  TeacherWorkInput: TeacherWorkInput;
  TeacherWorkPage: TeacherWorkPage;
  UnbookExamInput: UnbookExamInput;
  UndoEnrollmentBatchInput: UndoEnrollmentBatchInput;
  UndoImportInput: UndoImportInput;
  UndoMatchInput: UndoMatchInput;
  UnknownCourseName: UnknownCourseName;
  UnknownCourseNamePage: UnknownCourseNamePage;
  UnknownCourseNamesInput: UnknownCourseNamesInput;
  UnlockGradeInput: UnlockGradeInput;
  UpdateCourseInput: UpdateCourseInput;
  UpdateCourseInstanceInput: UpdateCourseInstanceInput;
  UpdateCoursePackageInput: UpdateCoursePackageInput;
  UpdateEnrollmentInput: UpdateEnrollmentInput;
  UpdateExamOccasionInput: UpdateExamOccasionInput;
  UpdateImportInput: UpdateImportInput;
  UpdateMyProfileInput: UpdateMyProfileInput;
  UpdatePackageToGy25Input: UpdatePackageToGy25Input;
  UpdatePriceListInput: UpdatePriceListInput;
  UpdateProgramInput: UpdateProgramInput;
  UpdateSchoolSettingsInput: UpdateSchoolSettingsInput;
  UpdateStudentInput: UpdateStudentInput;
  UpdateStudentsInput: UpdateStudentsInput;
  UpdateStudentsResult: UpdateStudentsResult;
  UpdateTaskInput: UpdateTaskInput;
  UpdateTeacherProfileInput: UpdateTeacherProfileInput;
  UpdateUserInput: UpdateUserInput;
  UploadedFile: UploadedFile;
  User: User;
  UserFilter: UserFilter;
  UserPage: UserPage;
  UserRights: UserRights;
  UserSession: UserSession;
  UserSort: UserSort;
  UsersInput: UsersInput;
  WithdrawInvoiceInput: WithdrawInvoiceInput;
};

export type AuthDirectiveArgs = {
  only: Maybe<Array<Role>>;
  requires: Maybe<Role>;
};

export type AuthDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = AuthDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublicDirectiveArgs = { };

export type PublicDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = PublicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccessLogEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AccessLogEntry'] = ResolversParentTypes['AccessLogEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isProtected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['AccessResult'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  studentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  studentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccessLogPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AccessLogPage'] = ResolversParentTypes['AccessLogPage']> = {
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AccessLogEntry']>, ParentType, ContextType>;
};

export type AccountCardResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AccountCard'] = ResolversParentTypes['AccountCard']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApiKeyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
};

export type AplMoveConflictResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AplMoveConflict'] = ResolversParentTypes['AplMoveConflict']> = {
  card?: Resolver<ResolversTypes['BoardCard'], ParentType, ContextType>;
  movedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  movedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AplMovedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AplMoved'] = ResolversParentTypes['AplMoved']> = {
  card?: Resolver<ResolversTypes['BoardCard'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttentionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Attention'] = ResolversParentTypes['Attention']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['AttentionItem']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AttentionKind'], ParentType, ContextType>;
};

export type AttentionItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AttentionItem'] = ResolversParentTypes['AttentionItem']> = {
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BoardResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Board'] = ResolversParentTypes['Board']> = {
  cards?: Resolver<Array<ResolversTypes['BoardCard']>, ParentType, ContextType>;
};

export type BoardCardResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BoardCard'] = ResolversParentTypes['BoardCard']> = {
  aplStatus?: Resolver<ResolversTypes['AplStatus'], ParentType, ContextType>;
  aplStatusSince?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  education?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  municipality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unseenCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BoardChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BoardChange'] = ResolversParentTypes['BoardChange']> = {
  actorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['BoardCard']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['AplStatus']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BoardChangeKind'], ParentType, ContextType>;
  studentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CalendarResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Calendar'] = ResolversParentTypes['Calendar']> = {
  marks?: Resolver<Array<ResolversTypes['CalendarMark']>, ParentType, ContextType>;
  occasions?: Resolver<Array<ResolversTypes['ExamOccasion']>, ParentType, ContextType>;
  undated?: Resolver<Array<ResolversTypes['CalendarExam']>, ParentType, ContextType>;
  undatedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerMay?: Resolver<ResolversTypes['CalendarRights'], ParentType, ContextType>;
};

export type CalendarChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CalendarChange'] = ResolversParentTypes['CalendarChange']> = {
  actorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  occasionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CalendarExamResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CalendarExam'] = ResolversParentTypes['CalendarExam']> = {
  course?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFeeExempt?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  materialReceived?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  municipality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  requestedMonth?: Resolver<ResolversTypes['Month'], ParentType, ContextType>;
  requestedYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ExamStatus'], ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  studentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  teacherId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  teacherName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CalendarMarkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CalendarMark'] = ResolversParentTypes['CalendarMark']> = {
  courseInstanceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  courseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  layer?: Resolver<ResolversTypes['CalendarLayer'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CalendarRightsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CalendarRights'] = ResolversParentTypes['CalendarRights']> = {
  create?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CalendarSubscriptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CalendarSubscription'] = ResolversParentTypes['CalendarSubscription']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastReadAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CancelCourseInstanceResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CancelCourseInstanceResult'] = ResolversParentTypes['CancelCourseInstanceResult']> = {
  batchId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  instance?: Resolver<ResolversTypes['CourseInstance'], ParentType, ContextType>;
  students?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CancellationPreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CancellationPreview'] = ResolversParentTypes['CancellationPreview']> = {
  begun?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  instance?: Resolver<ResolversTypes['CourseInstance'], ParentType, ContextType>;
  mailable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  students?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  targets?: Resolver<Array<ResolversTypes['CancellationTarget']>, ParentType, ContextType>;
  untouched?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CancellationTargetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CancellationTarget'] = ResolversParentTypes['CancellationTarget']> = {
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  freePlaces?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  teacherName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CatalogueCourseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CatalogueCourse'] = ResolversParentTypes['CatalogueCourse']> = {
  activeInstances?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancelledOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  equivalents?: Resolver<Array<ResolversTypes['CourseReference']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keptBecause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CourseKind'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['CourseLevel'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packages?: Resolver<Array<ResolversTypes['CourseFrame']>, ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  priceCategory?: Resolver<Maybe<ResolversTypes['PriceCategory']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CourseStatus'], ParentType, ContextType>;
  students?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  system?: Resolver<ResolversTypes['CourseSystem'], ParentType, ContextType>;
  validFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['CatalogueWarning']>, ParentType, ContextType>;
};

export type CatalogueCoursePageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CatalogueCoursePage'] = ResolversParentTypes['CatalogueCoursePage']> = {
  nodes?: Resolver<Array<ResolversTypes['CatalogueCourse']>, ParentType, ContextType>;
  subjects?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CatalogueWarningResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CatalogueWarning'] = ResolversParentTypes['CatalogueWarning']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangeHistoryEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeHistoryEntry'] = ResolversParentTypes['ChangeHistoryEntry']> = {
  changedBy?: Resolver<Maybe<ResolversTypes['ChangedBy']>, ParentType, ContextType>;
  changedByRole?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  newValues?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  previousValues?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ChangedByResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangedBy'] = ResolversParentTypes['ChangedBy']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CommentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  authorRole?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  editedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seenBy?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerMay?: Resolver<ResolversTypes['CommentRights'], ParentType, ContextType>;
};

export type CommentHistoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CommentHistory'] = ResolversParentTypes['CommentHistory']> = {
  commentHistory?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CommentRightsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CommentRights'] = ResolversParentTypes['CommentRights']> = {
  delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deleteOnBoard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  editOnBoard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ComparedEarningsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ComparedEarnings'] = ResolversParentTypes['ComparedEarnings']> = {
  earnedOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type CorrectionRequestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CorrectionRequest'] = ResolversParentTypes['CorrectionRequest']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  answeredBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['CorrectionOutcome']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['CorrectionSubject'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseAliasResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CourseAlias'] = ResolversParentTypes['CourseAlias']> = {
  course?: Resolver<Maybe<ResolversTypes['MatchCourse']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseDetailResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CourseDetail'] = ResolversParentTypes['CourseDetail']> = {
  courseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  students?: Resolver<Array<ResolversTypes['CourseStudent']>, ParentType, ContextType>;
  teacher?: Resolver<Maybe<ResolversTypes['TeacherUser']>, ParentType, ContextType>;
};

export type CourseFiguresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CourseFigures'] = ResolversParentTypes['CourseFigures']> = {
  completedPercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  daysToGrade?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  droppedOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  droppedOutPercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  dueGrades?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  graded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lateGrades?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  meanMerit?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  meritGrades?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  participants?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  passed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  passedPercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  students?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type CourseFrameResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CourseFrame'] = ResolversParentTypes['CourseFrame']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseImportChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CourseImportChange'] = ResolversParentTypes['CourseImportChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['CourseImportField'], ParentType, ContextType>;
};

export type CourseImportResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CourseImportResult'] = ResolversParentTypes['CourseImportResult']> = {
  rows?: Resolver<Array<ResolversTypes['CourseImportRow']>, ParentType, ContextType>;
  written?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CourseImportRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CourseImportRow'] = ResolversParentTypes['CourseImportRow']> = {
  changes?: Resolver<Array<ResolversTypes['CourseImportChange']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['CourseImportOutcome'], ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CourseInstanceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CourseInstance'] = ResolversParentTypes['CourseInstance']> = {
  admitted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancelledReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  capacity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  courseCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  courseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  droppedOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  graded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gradesDueOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  gradesSignedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  gradesSignedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  municipality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownGradesDueOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  pacePercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  planning?: Resolver<ResolversTypes['CourseInstanceStatus'], ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  seriesId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  started?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CourseInstanceStatus'], ParentType, ContextType>;
  studyForm?: Resolver<ResolversTypes['StudyForm'], ParentType, ContextType>;
  teacherId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  teacherName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  teacherPeakPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ungraded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerMay?: Resolver<ResolversTypes['CourseInstanceRights'], ParentType, ContextType>;
  weeks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CourseInstanceAttentionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CourseInstanceAttention'] = ResolversParentTypes['CourseInstanceAttention']> = {
  overfull?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overloaded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ungraded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutTeacher?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CourseInstanceDatesPreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CourseInstanceDatesPreview'] = ResolversParentTypes['CourseInstanceDatesPreview']> = {
  following?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  left?: Resolver<Array<ResolversTypes['EnrollmentRemark']>, ParentType, ContextType>;
};

export type CourseInstancePageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CourseInstancePage'] = ResolversParentTypes['CourseInstancePage']> = {
  nodes?: Resolver<Array<ResolversTypes['CourseInstance']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CourseInstanceRightsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CourseInstanceRights'] = ResolversParentTypes['CourseInstanceRights']> = {
  cancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reopen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CourseInstanceStudentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CourseInstanceStudent'] = ResolversParentTypes['CourseInstanceStudent']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  enrollmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  grade?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gradedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isProtected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  municipality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pacePercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  personalNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['EnrollmentStatus']>, ParentType, ContextType>;
  statusOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CourseInstanceStudentsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CourseInstanceStudents'] = ResolversParentTypes['CourseInstanceStudents']> = {
  instance?: Resolver<ResolversTypes['CourseInstance'], ParentType, ContextType>;
  students?: Resolver<Array<ResolversTypes['CourseInstanceStudent']>, ParentType, ContextType>;
};

export type CourseInstanceSummaryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CourseInstanceSummary'] = ResolversParentTypes['CourseInstanceSummary']> = {
  courseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type CourseNameHitResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CourseNameHit'] = ResolversParentTypes['CourseNameHit']> = {
  course?: Resolver<ResolversTypes['MatchCourse'], ParentType, ContextType>;
  likeness?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CoursePackageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CoursePackage'] = ResolversParentTypes['CoursePackage']> = {
  activeStudents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  aplWeeks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  courseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  courses?: Resolver<Array<ResolversTypes['PackageCourse']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  followedBy?: Resolver<Maybe<ResolversTypes['PackageEdition']>, ParentType, ContextType>;
  follows?: Resolver<Maybe<ResolversTypes['PackageEdition']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keptBecause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PackageKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  optionalPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  targetPoints?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['CatalogueWarning']>, ParentType, ContextType>;
  weeks?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CoursePackagePageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CoursePackagePage'] = ResolversParentTypes['CoursePackagePage']> = {
  nodes?: Resolver<Array<ResolversTypes['CoursePackage']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CourseReferenceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CourseReference'] = ResolversParentTypes['CourseReference']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  system?: Resolver<ResolversTypes['CourseSystem'], ParentType, ContextType>;
};

export type CourseStatisticsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CourseStatistics'] = ResolversParentTypes['CourseStatistics']> = {
  current?: Resolver<ResolversTypes['CourseFigures'], ParentType, ContextType>;
  previous?: Resolver<ResolversTypes['CourseFigures'], ParentType, ContextType>;
};

export type CourseStudentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CourseStudent'] = ResolversParentTypes['CourseStudent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseSummaryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CourseSummary'] = ResolversParentTypes['CourseSummary']> = {
  courseCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  teacher?: Resolver<Maybe<ResolversTypes['TeacherUser']>, ParentType, ContextType>;
};

export type CreatedApiKeyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreatedApiKey'] = ResolversParentTypes['CreatedApiKey']> = {
  apiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreatedCalendarSubscriptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreatedCalendarSubscription'] = ResolversParentTypes['CreatedCalendarSubscription']> = {
  subscription?: Resolver<ResolversTypes['CalendarSubscription'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CsnEventCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CsnEventCount'] = ResolversParentTypes['CsnEventCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CsnPreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CsnPreview'] = ResolversParentTypes['CsnPreview']> = {
  events?: Resolver<Array<ResolversTypes['CsnEventCount']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CsnReportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CsnReport'] = ResolversParentTypes['CsnReport']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['CsnReportRow']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CsnReportRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CsnReportRow'] = ResolversParentTypes['CsnReportRow']> = {
  courseCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  courseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  enrollmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  grade?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pacePercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  personalNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DetailsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Details'] = ResolversParentTypes['Details']> = {
  __resolveType: TypeResolveFn<'AccountCard' | 'StudentCard' | 'TeacherCard', ParentType, ContextType>;
};

export type DocumentEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DocumentEntry'] = ResolversParentTypes['DocumentEntry']> = {
  chosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentPreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DocumentPreview'] = ResolversParentTypes['DocumentPreview']> = {
  entries?: Resolver<Array<ResolversTypes['DocumentEntry']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['DocumentProblem']>, ParentType, ContextType>;
  sheet?: Resolver<Maybe<ResolversTypes['DocumentSheet']>, ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DocumentProblemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DocumentProblem'] = ResolversParentTypes['DocumentProblem']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentSheetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DocumentSheet'] = ResolversParentTypes['DocumentSheet']> = {
  blocks?: Resolver<Array<ResolversTypes['SheetBlock']>, ParentType, ContextType>;
  landscape?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['DocumentLanguage'], ParentType, ContextType>;
  placeAndDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schoolDetails?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  schoolName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signatoryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signatoryTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DocumentType'], ParentType, ContextType>;
};

export type DocumentSubjectResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DocumentSubject'] = ResolversParentTypes['DocumentSubject']> = {
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isProtected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentSubjectsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DocumentSubjects'] = ResolversParentTypes['DocumentSubjects']> = {
  nodes?: Resolver<Array<ResolversTypes['DocumentSubject']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DocumentVerificationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DocumentVerification'] = ResolversParentTypes['DocumentVerification']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  erasedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  holder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  issuedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revokedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DocumentType'], ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DropoutReasonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DropoutReason'] = ResolversParentTypes['DropoutReason']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['StatusReason']>, ParentType, ContextType>;
};

export type DropoutStatisticsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DropoutStatistics'] = ResolversParentTypes['DropoutStatistics']> = {
  reasons?: Resolver<Array<ResolversTypes['DropoutReason']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weeks?: Resolver<Array<ResolversTypes['DropoutWeek']>, ParentType, ContextType>;
};

export type DropoutWeekResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DropoutWeek'] = ResolversParentTypes['DropoutWeek']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  week?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EarningCorrectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EarningCorrection'] = ResolversParentTypes['EarningCorrection']> = {
  amountOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enrollmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  municipality?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  studentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EarningDeviationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EarningDeviation'] = ResolversParentTypes['EarningDeviation']> = {
  differenceOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
  enrollmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  freezeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  frozenOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  municipality?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nowOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  studentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EarningExplanationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EarningExplanation'] = ResolversParentTypes['EarningExplanation']> = {
  earnedOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
  enrollmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['EarningStep']>, ParentType, ContextType>;
  studentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EarningFreezeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EarningFreeze'] = ResolversParentTypes['EarningFreeze']> = {
  frozenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  frozenByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FreezeKind'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  municipalities?: Resolver<Array<ResolversTypes['FrozenMunicipality']>, ParentType, ContextType>;
  throughOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  totalOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
};

export type EarningInvoiceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EarningInvoice'] = ResolversParentTypes['EarningInvoice']> = {
  amountOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoicedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  invoicedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EarningLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EarningLine'] = ResolversParentTypes['EarningLine']> = {
  baseOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
  baseShareOre?: Resolver<Maybe<ResolversTypes['Ore']>, ParentType, ContextType>;
  basis?: Resolver<Maybe<ResolversTypes['PriceBasis']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  correctionsOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
  earnedOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
  enrollmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  enrollmentStatus?: Resolver<Maybe<ResolversTypes['EnrollmentStatus']>, ParentType, ContextType>;
  firstOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  grade?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isProtected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  municipality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['EarningProblemKind']>, ParentType, ContextType>;
  resultOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
  resultShareOre?: Resolver<Maybe<ResolversTypes['Ore']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EarningStatus'], ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  studentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalOre?: Resolver<Maybe<ResolversTypes['Ore']>, ParentType, ContextType>;
  unitOre?: Resolver<Maybe<ResolversTypes['Ore']>, ParentType, ContextType>;
};

export type EarningLinePageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EarningLinePage'] = ResolversParentTypes['EarningLinePage']> = {
  nodes?: Resolver<Array<ResolversTypes['EarningLine']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EarningStepResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EarningStep'] = ResolversParentTypes['EarningStep']> = {
  amountOre?: Resolver<Maybe<ResolversTypes['Ore']>, ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EarningsCardsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EarningsCards'] = ResolversParentTypes['EarningsCards']> = {
  baseOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
  correctionsOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
  earnedOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
  invoiceableOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
  remainingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remainingResultOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
  resultOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
  riskCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  riskOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
};

export type EarningsGroupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EarningsGroup'] = ResolversParentTypes['EarningsGroup']> = {
  baseOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comparedOre?: Resolver<Maybe<ResolversTypes['Ore']>, ParentType, ContextType>;
  correctionsOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
  courseId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  earnedOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
  enrollments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  municipality?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  remainingResultOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
  resultOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
  riskOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EarningStatus'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EarningsProblemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EarningsProblem'] = ResolversParentTypes['EarningsProblem']> = {
  courses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enrollments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EarningProblemKind'], ParentType, ContextType>;
  municipality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  titles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EarningsReportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EarningsReport'] = ResolversParentTypes['EarningsReport']> = {
  cards?: Resolver<ResolversTypes['EarningsCards'], ParentType, ContextType>;
  compared?: Resolver<Maybe<ResolversTypes['ComparedEarnings']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  frozenMonths?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['EarningsGroup']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['EarningsProblem']>, ParentType, ContextType>;
  through?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type EducationEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EducationEntry'] = ResolversParentTypes['EducationEntry']> = {
  courseInstance?: Resolver<Maybe<ResolversTypes['CourseInstanceSummary']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  grade?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEnrollment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGradeDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refId?: Resolver<Maybe<ResolversTypes['EducationReference']>, ParentType, ContextType>;
  removedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['EnrollmentStatus']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EducationType'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EducationItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EducationItem'] = ResolversParentTypes['EducationItem']> = {
  activeStudents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ongoingInstances?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['CourseSystem']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EducationType'], ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type EducationOverviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EducationOverview'] = ResolversParentTypes['EducationOverview']> = {
  attention?: Resolver<Array<ResolversTypes['Attention']>, ParentType, ContextType>;
  courses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  programs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EducationPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EducationPage'] = ResolversParentTypes['EducationPage']> = {
  nodes?: Resolver<Array<ResolversTypes['EducationItem']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EducationReferenceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EducationReference'] = ResolversParentTypes['EducationReference']> = {
  courseCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  courseName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coursePackageName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  programName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EducationStatusResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EducationStatus'] = ResolversParentTypes['EducationStatus']> = {
  effectiveOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  entryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['StatusReason']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['EnrollmentStatus']>, ParentType, ContextType>;
};

export type EndStudentPreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EndStudentPreview'] = ResolversParentTypes['EndStudentPreview']> = {
  awaitingGrade?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  droppedOut?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  notStarted?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  planned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wishes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EnrollOnPackageResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EnrollOnPackageResult'] = ResolversParentTypes['EnrollOnPackageResult']> = {
  batchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  courses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  students?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EnrolledStudentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EnrolledStudent'] = ResolversParentTypes['EnrolledStudent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isProtected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  municipality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  personalNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EnrollmentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Enrollment'] = ResolversParentTypes['Enrollment']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  courseInstance?: Resolver<Maybe<ResolversTypes['CourseInstanceSummary']>, ParentType, ContextType>;
  csnReportedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  grade?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gradedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoicedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isEnrollment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGradeSigned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastActivityOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pacePercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  removedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  removedReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['EnrollmentStatus']>, ParentType, ContextType>;
  statusHistory?: Resolver<Array<ResolversTypes['EnrollmentStatusChange']>, ParentType, ContextType>;
  statusOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  statusReason?: Resolver<Maybe<ResolversTypes['StatusReason']>, ParentType, ContextType>;
  student?: Resolver<ResolversTypes['EnrolledStudent'], ParentType, ContextType>;
  targetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  teacher?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EducationType'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EnrollmentBatchResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EnrollmentBatch'] = ResolversParentTypes['EnrollmentBatch']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EnrollmentBatchKind'], ParentType, ContextType>;
  mayUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  undoneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  undoneBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EnrollmentPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EnrollmentPage'] = ResolversParentTypes['EnrollmentPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Enrollment']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EnrollmentPreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EnrollmentPreview'] = ResolversParentTypes['EnrollmentPreview']> = {
  accepted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<Array<ResolversTypes['EnrollmentRemark']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['EnrollmentRemark']>, ParentType, ContextType>;
};

export type EnrollmentRemarkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EnrollmentRemark'] = ResolversParentTypes['EnrollmentRemark']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  examples?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EnrollmentStatsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EnrollmentStats'] = ResolversParentTypes['EnrollmentStats']> = {
  activeEnrollments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalEnrollments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EnrollmentStatusChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EnrollmentStatusChange'] = ResolversParentTypes['EnrollmentStatusChange']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  effectiveOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['StatusReason']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['EnrollmentStatus']>, ParentType, ContextType>;
};

export type EnrollmentSummaryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EnrollmentSummary'] = ResolversParentTypes['EnrollmentSummary']> = {
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  admitted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inactive?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inactivityDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notConfirmed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ungraded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreported?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExamResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Exam'] = ResolversParentTypes['Exam']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  course?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['ExamDecision']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feeExemptReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feeOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFeeExempt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  materialReceived?: Resolver<ResolversTypes['MaterialReceived'], ParentType, ContextType>;
  municipality?: Resolver<Maybe<ResolversTypes['Municipality']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  personalNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedMonth?: Resolver<ResolversTypes['Month'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ExamStatus'], ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  teacher?: Resolver<Maybe<ResolversTypes['Teacher']>, ParentType, ContextType>;
  teacherId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  times?: Resolver<Array<ResolversTypes['ExamTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerMay?: Resolver<ResolversTypes['ExamRights'], ParentType, ContextType>;
  withheld?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExamBookingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExamBooking'] = ResolversParentTypes['ExamBooking']> = {
  attendance?: Resolver<Maybe<ResolversTypes['ExamAttendance']>, ParentType, ContextType>;
  bookedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  exam?: Resolver<ResolversTypes['CalendarExam'], ParentType, ContextType>;
  hasEmail?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  idChecked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  summonedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['BookingWarning']>, ParentType, ContextType>;
};

export type ExamCourseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExamCourse'] = ResolversParentTypes['ExamCourse']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExamFeeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExamFee'] = ResolversParentTypes['ExamFee']> = {
  course?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  examId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  exemptReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feeOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
  municipality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  on?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  studentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExamFeeReportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExamFeeReport'] = ResolversParentTypes['ExamFeeReport']> = {
  exemptCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fees?: Resolver<Array<ResolversTypes['ExamFee']>, ParentType, ContextType>;
  paidCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
};

export type ExamOccasionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExamOccasion'] = ResolversParentTypes['ExamOccasion']> = {
  bookings?: Resolver<Array<ResolversTypes['ExamBooking']>, ParentType, ContextType>;
  cancelledReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  capacity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  courses?: Resolver<Array<ResolversTypes['ExamCourse']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heldOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invigilator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCancelled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  part?: Resolver<Maybe<ResolversTypes['ExamPart']>, ParentType, ContextType>;
  registrationClosesOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  registrationOpensOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  room?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  teacherId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  teacherName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerMay?: Resolver<ResolversTypes['OccasionRights'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['OccasionWarning']>, ParentType, ContextType>;
};

export type ExamPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExamPage'] = ResolversParentTypes['ExamPage']> = {
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Exam']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExamRightsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExamRights'] = ResolversParentTypes['ExamRights']> = {
  decide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ExamSummonsResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExamSummonsResult'] = ResolversParentTypes['ExamSummonsResult']> = {
  occasion?: Resolver<ResolversTypes['ExamOccasion'], ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutEmail?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExamTeacherResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExamTeacher'] = ResolversParentTypes['ExamTeacher']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExamTimeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExamTime'] = ResolversParentTypes['ExamTime']> = {
  endsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heldOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['ExamPart'], ParentType, ContextType>;
  room?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FoundStudentsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FoundStudents'] = ResolversParentTypes['FoundStudents']> = {
  found?: Resolver<Array<ResolversTypes['EnrolledStudent']>, ParentType, ContextType>;
  unknown?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FreezeConcernResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FreezeConcern'] = ResolversParentTypes['FreezeConcern']> = {
  amountOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
  enrollmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  municipality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  on?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  studentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FreezePreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FreezePreview'] = ResolversParentTypes['FreezePreview']> = {
  deviations?: Resolver<Array<ResolversTypes['FrozenDeviations']>, ParentType, ContextType>;
  dropped?: Resolver<Array<ResolversTypes['FreezeConcern']>, ParentType, ContextType>;
  droppedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  frozen?: Resolver<Maybe<ResolversTypes['FreezeKind']>, ParentType, ContextType>;
  lines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mayBeFinal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  problemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  throughOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  totalOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
  unconfirmed?: Resolver<Array<ResolversTypes['FreezeConcern']>, ParentType, ContextType>;
  unconfirmedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ungraded?: Resolver<Array<ResolversTypes['FreezeConcern']>, ParentType, ContextType>;
  ungradedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FrozenDeviationsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FrozenDeviations'] = ResolversParentTypes['FrozenDeviations']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  differenceOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type FrozenMunicipalityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FrozenMunicipality'] = ResolversParentTypes['FrozenMunicipality']> = {
  correctionsOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
  invoicedOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
  invoices?: Resolver<Array<ResolversTypes['EarningInvoice']>, ParentType, ContextType>;
  lines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  linesOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
  municipality?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EarningStatus'], ParentType, ContextType>;
  totalOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
};

export type GradeChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GradeChange'] = ResolversParentTypes['GradeChange']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GradeCorrectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GradeCorrection'] = ResolversParentTypes['GradeCorrection']> = {
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  openedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  published?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GradeCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GradeCount'] = ResolversParentTypes['GradeCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  grade?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GradeRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GradeRow'] = ResolversParentTypes['GradeRow']> = {
  basis?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['GradeChange']>, ParentType, ContextType>;
  correction?: Resolver<Maybe<ResolversTypes['GradeCorrection']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  entry?: Resolver<Maybe<ResolversTypes['EducationEntry']>, ParentType, ContextType>;
  examAttendance?: Resolver<Maybe<ResolversTypes['ExamAttendance']>, ParentType, ContextType>;
  examMonth?: Resolver<Maybe<ResolversTypes['Month']>, ParentType, ContextType>;
  examOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  examTeacher?: Resolver<Maybe<ResolversTypes['ExamTeacher']>, ParentType, ContextType>;
  grade?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gradeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBest?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isProtected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['GradeKind'], ParentType, ContextType>;
  motivation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nationalTest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  others?: Resolver<Array<ResolversTypes['OtherGrade']>, ParentType, ContextType>;
  personalNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  projectSummary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  projectTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  signedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['GradeState'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['EnrollmentStatus']>, ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerMay?: Resolver<ResolversTypes['GradeRowRights'], ParentType, ContextType>;
};

export type GradeRowRightsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GradeRowRights'] = ResolversParentTypes['GradeRowRights']> = {
  assign?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sign?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unlock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GradeSheetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GradeSheet'] = ResolversParentTypes['GradeSheet']> = {
  dateFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  dateTo?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  defaultDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['GradingGroup'], ParentType, ContextType>;
  needsProject?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  needsTitle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['GradeRow']>, ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  viewerMay?: Resolver<ResolversTypes['GradeSheetRights'], ParentType, ContextType>;
};

export type GradeSheetRightsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GradeSheetRights'] = ResolversParentTypes['GradeSheetRights']> = {
  grade?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sign?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unlock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GradeSpreadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GradeSpread'] = ResolversParentTypes['GradeSpread']> = {
  counts?: Resolver<Array<ResolversTypes['GradeCount']>, ParentType, ContextType>;
  courseCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  courseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  graded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GradingGroupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GradingGroup'] = ResolversParentTypes['GradingGroup']> = {
  corrections?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  courseCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  drafts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['GradingKind'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scale?: Resolver<ResolversTypes['GradeScale'], ParentType, ContextType>;
  signed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  signedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['GradingState'], ParentType, ContextType>;
  students?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  teacher?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GradingGroupPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GradingGroupPage'] = ResolversParentTypes['GradingGroupPage']> = {
  nodes?: Resolver<Array<ResolversTypes['GradingGroup']>, ParentType, ContextType>;
  states?: Resolver<Array<ResolversTypes['GradingStateCount']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GradingStateCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GradingStateCount'] = ResolversParentTypes['GradingStateCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['GradingState'], ParentType, ContextType>;
};

export type GroupFiguresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GroupFigures'] = ResolversParentTypes['GroupFigures']> = {
  completedPercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  droppedOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  graded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  participants?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  passed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Gy25ProposalResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Gy25Proposal'] = ResolversParentTypes['Gy25Proposal']> = {
  replacements?: Resolver<Array<ResolversTypes['Gy25Replacement']>, ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Gy25ReplacementResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Gy25Replacement'] = ResolversParentTypes['Gy25Replacement']> = {
  course?: Resolver<ResolversTypes['CourseReference'], ParentType, ContextType>;
  proposals?: Resolver<Array<ResolversTypes['CourseReference']>, ParentType, ContextType>;
};

export type ImportBatchResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportBatch'] = ResolversParentTypes['ImportBatch']> = {
  columns?: Resolver<Array<ResolversTypes['ImportColumn']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  keepExistingWhenEmpty?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayCommit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ImportRow']>, ParentType, ContextType, Partial<ImportBatchRowsArgs>>;
  state?: Resolver<ResolversTypes['ImportState'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['ImportSummary'], ParentType, ContextType>;
};

export type ImportChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportChange'] = ResolversParentTypes['ImportChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['ImportField'], ParentType, ContextType>;
};

export type ImportColumnResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportColumn'] = ResolversParentTypes['ImportColumn']> = {
  field?: Resolver<Maybe<ResolversTypes['ImportField']>, ParentType, ContextType>;
  header?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  samples?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportIssueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportIssue'] = ResolversParentTypes['ImportIssue']> = {
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  warning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ImportRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportRow'] = ResolversParentTypes['ImportRow']> = {
  cells?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['ImportChange']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['ImportIssue']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['ImportOutcome'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  studentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ImportSummaryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportSummary'] = ResolversParentTypes['ImportSummary']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  duplicates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invalid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  new?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InstanceTeacherLoadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InstanceTeacherLoad'] = ResolversParentTypes['InstanceTeacherLoad']> = {
  instances?: Resolver<Array<ResolversTypes['OverlappingInstance']>, ParentType, ContextType>;
  peakOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  peakPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IssuedDocumentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IssuedDocument'] = ResolversParentTypes['IssuedDocument']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseInstanceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  erasedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['DocumentLanguage'], ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revokedReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  studentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DocumentType'], ParentType, ContextType>;
};

export type IssuedDocumentsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IssuedDocuments'] = ResolversParentTypes['IssuedDocuments']> = {
  nodes?: Resolver<Array<ResolversTypes['IssuedDocument']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface JsonObjectScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSONObject'], any> {
  name: 'JSONObject';
}

export type JobResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['JobState'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListExportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListExport'] = ResolversParentTypes['ListExport']> = {
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['ExportFormat'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  list?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rowCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LoginResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LoginResult'] = ResolversParentTypes['LoginResult']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['SessionUser'], ParentType, ContextType>;
};

export type MatchBatchResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MatchBatch'] = ResolversParentTypes['MatchBatch']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['MatchBatchEntry']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  undoneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MatchBatchEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MatchBatchEntry'] = ResolversParentTypes['MatchBatchEntry']> = {
  course?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instance?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  student?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MatchCountsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MatchCounts'] = ResolversParentTypes['MatchCounts']> = {
  needs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  none?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  safe?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uncertain?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MatchCourseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MatchCourse'] = ResolversParentTypes['MatchCourse']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MatchNeedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MatchNeed'] = ResolversParentTypes['MatchNeed']> = {
  courses?: Resolver<Array<ResolversTypes['MatchCourse']>, ParentType, ContextType>;
  earliestOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  frame?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCrowded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEnrolled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  municipality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pacePercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  passedGrade?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proposals?: Resolver<Array<ResolversTypes['MatchProposal']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['NeedState'], ParentType, ContextType>;
  step?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  student?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  wanted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MatchOutcomeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MatchOutcome'] = ResolversParentTypes['MatchOutcome']> = {
  batchId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  matched?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MatchPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MatchPage'] = ResolversParentTypes['MatchPage']> = {
  counts?: Resolver<ResolversTypes['MatchCounts'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MatchNeed']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MatchProposalResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MatchProposal'] = ResolversParentTypes['MatchProposal']> = {
  course?: Resolver<ResolversTypes['MatchCourse'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  instanceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  municipality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pacePercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['MatchReason']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seatsLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  teacher?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MatchedEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MatchedEntry'] = ResolversParentTypes['MatchedEntry']> = {
  batchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  batchSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  course?: Resolver<ResolversTypes['MatchCourse'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instance?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matchedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  matchedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mayUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  municipality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  student?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MatchedEntryPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MatchedEntryPage'] = ResolversParentTypes['MatchedEntryPage']> = {
  nodes?: Resolver<Array<ResolversTypes['MatchedEntry']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MaterialReceivedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MaterialReceived'] = ResolversParentTypes['MaterialReceived']> = {
  receivedDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MergePreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MergePreview'] = ResolversParentTypes['MergePreview']> = {
  comments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enrollments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exams?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  files?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  grades?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MessageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MunicipalityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Municipality'] = ResolversParentTypes['Municipality']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  activateUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationActivateUserArgs, 'input'>>;
  addAplComment?: Resolver<ResolversTypes['CommentHistory'], ParentType, ContextType, RequireFields<MutationAddAplCommentArgs, 'input'>>;
  addCourseWish?: Resolver<ResolversTypes['MatchCounts'], ParentType, ContextType, RequireFields<MutationAddCourseWishArgs, 'input'>>;
  addFile?: Resolver<ResolversTypes['UploadedFile'], ParentType, ContextType, RequireFields<MutationAddFileArgs, 'input'>>;
  addStudentComment?: Resolver<ResolversTypes['CommentHistory'], ParentType, ContextType, RequireFields<MutationAddStudentCommentArgs, 'input'>>;
  anonymiseStudent?: Resolver<ResolversTypes['Student'], ParentType, ContextType, RequireFields<MutationAnonymiseStudentArgs, 'input'>>;
  answerCorrection?: Resolver<ResolversTypes['CorrectionRequest'], ParentType, ContextType, RequireFields<MutationAnswerCorrectionArgs, 'input'>>;
  assignTeacher?: Resolver<ResolversTypes['TeacherDetail'], ParentType, ContextType, RequireFields<MutationAssignTeacherArgs, 'input'>>;
  bookExams?: Resolver<ResolversTypes['ExamOccasion'], ParentType, ContextType, RequireFields<MutationBookExamsArgs, 'input'>>;
  cancelCourseInstance?: Resolver<ResolversTypes['CancelCourseInstanceResult'], ParentType, ContextType, RequireFields<MutationCancelCourseInstanceArgs, 'input'>>;
  cancelExamOccasion?: Resolver<ResolversTypes['ExamOccasion'], ParentType, ContextType, RequireFields<MutationCancelExamOccasionArgs, 'input'>>;
  cancelJob?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationCancelJobArgs, 'input'>>;
  cancelTeacherReplacement?: Resolver<ResolversTypes['TeacherDetail'], ParentType, ContextType, RequireFields<MutationCancelTeacherReplacementArgs, 'input'>>;
  changeEnrollments?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationChangeEnrollmentsArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['PasswordChanged'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  commitImport?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationCommitImportArgs, 'input'>>;
  copyCoursePackage?: Resolver<ResolversTypes['CoursePackage'], ParentType, ContextType, RequireFields<MutationCopyCoursePackageArgs, 'input'>>;
  copyCourseToGy25?: Resolver<ResolversTypes['CatalogueCourse'], ParentType, ContextType, RequireFields<MutationCopyCourseToGy25Args, 'input'>>;
  copyPriceLists?: Resolver<Array<ResolversTypes['PriceList']>, ParentType, ContextType, RequireFields<MutationCopyPriceListsArgs, 'input'>>;
  correctEarnings?: Resolver<Array<ResolversTypes['EarningCorrection']>, ParentType, ContextType, RequireFields<MutationCorrectEarningsArgs, 'input'>>;
  createApiKey?: Resolver<ResolversTypes['CreatedApiKey'], ParentType, ContextType, RequireFields<MutationCreateApiKeyArgs, 'input'>>;
  createCalendarSubscription?: Resolver<ResolversTypes['CreatedCalendarSubscription'], ParentType, ContextType>;
  createCourse?: Resolver<ResolversTypes['CatalogueCourse'], ParentType, ContextType, RequireFields<MutationCreateCourseArgs, 'input'>>;
  createCourseInstance?: Resolver<ResolversTypes['CourseInstance'], ParentType, ContextType, RequireFields<MutationCreateCourseInstanceArgs, 'input'>>;
  createCourseInstanceSeries?: Resolver<Array<ResolversTypes['CourseInstance']>, ParentType, ContextType, RequireFields<MutationCreateCourseInstanceSeriesArgs, 'input'>>;
  createCoursePackage?: Resolver<ResolversTypes['CoursePackage'], ParentType, ContextType, RequireFields<MutationCreateCoursePackageArgs, 'input'>>;
  createDocument?: Resolver<ResolversTypes['IssuedDocument'], ParentType, ContextType, RequireFields<MutationCreateDocumentArgs, 'input'>>;
  createDocuments?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationCreateDocumentsArgs, 'input'>>;
  createExamOccasion?: Resolver<ResolversTypes['ExamOccasion'], ParentType, ContextType, RequireFields<MutationCreateExamOccasionArgs, 'input'>>;
  createExamSummons?: Resolver<ResolversTypes['IssuedDocument'], ParentType, ContextType, RequireFields<MutationCreateExamSummonsArgs, 'input'>>;
  createExport?: Resolver<ResolversTypes['ListExport'], ParentType, ContextType, RequireFields<MutationCreateExportArgs, 'input'>>;
  createGradeCatalogue?: Resolver<ResolversTypes['IssuedDocument'], ParentType, ContextType, RequireFields<MutationCreateGradeCatalogueArgs, 'input'>>;
  createInstanceForNeeds?: Resolver<ResolversTypes['MatchOutcome'], ParentType, ContextType, RequireFields<MutationCreateInstanceForNeedsArgs, 'input'>>;
  createMyDocument?: Resolver<ResolversTypes['IssuedDocument'], ParentType, ContextType, RequireFields<MutationCreateMyDocumentArgs, 'input'>>;
  createPackageEdition?: Resolver<ResolversTypes['CoursePackage'], ParentType, ContextType, RequireFields<MutationCreatePackageEditionArgs, 'input'>>;
  createPriceList?: Resolver<ResolversTypes['PriceList'], ParentType, ContextType, RequireFields<MutationCreatePriceListArgs, 'input'>>;
  createProgram?: Resolver<ResolversTypes['Program'], ParentType, ContextType, RequireFields<MutationCreateProgramArgs, 'input'>>;
  createStudent?: Resolver<ResolversTypes['Student'], ParentType, ContextType, RequireFields<MutationCreateStudentArgs, 'input'>>;
  createTask?: Resolver<ResolversTypes['Task'], ParentType, ContextType, RequireFields<MutationCreateTaskArgs, 'input'>>;
  createUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationCreateUserArgs, 'input'>>;
  deactivateUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationDeactivateUserArgs, 'input'>>;
  decideExam?: Resolver<ResolversTypes['Exam'], ParentType, ContextType, RequireFields<MutationDecideExamArgs, 'input'>>;
  deleteAplComment?: Resolver<ResolversTypes['CommentHistory'], ParentType, ContextType, RequireFields<MutationDeleteAplCommentArgs, 'input'>>;
  deleteCalendarSubscription?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deleteCourse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteCourseArgs, 'input'>>;
  deleteCourseInstance?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteCourseInstanceArgs, 'input'>>;
  deleteCoursePackage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteCoursePackageArgs, 'input'>>;
  deleteExam?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteExamArgs, 'input'>>;
  deleteFile?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteFileArgs, 'input'>>;
  deleteMyTasks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deletePriceList?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeletePriceListArgs, 'input'>>;
  deleteProgram?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteProgramArgs, 'input'>>;
  deleteStudentComment?: Resolver<ResolversTypes['CommentHistory'], ParentType, ContextType, RequireFields<MutationDeleteStudentCommentArgs, 'input'>>;
  deleteTask?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteTaskArgs, 'input'>>;
  editAplComment?: Resolver<ResolversTypes['CommentHistory'], ParentType, ContextType, RequireFields<MutationEditAplCommentArgs, 'input'>>;
  editStudentComment?: Resolver<ResolversTypes['CommentHistory'], ParentType, ContextType, RequireFields<MutationEditStudentCommentArgs, 'input'>>;
  endOtherSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'input'>>;
  endStudent?: Resolver<ResolversTypes['Student'], ParentType, ContextType, RequireFields<MutationEndStudentArgs, 'input'>>;
  endTeacherEmployment?: Resolver<ResolversTypes['TeacherDetail'], ParentType, ContextType, RequireFields<MutationEndTeacherEmploymentArgs, 'input'>>;
  endUserSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationEndUserSessionsArgs, 'input'>>;
  enrollMany?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationEnrollManyArgs, 'input'>>;
  enrollOnPackage?: Resolver<ResolversTypes['EnrollOnPackageResult'], ParentType, ContextType, RequireFields<MutationEnrollOnPackageArgs, 'input'>>;
  enrollStudent?: Resolver<ResolversTypes['Enrollment'], ParentType, ContextType, RequireFields<MutationEnrollStudentArgs, 'input'>>;
  fillGrades?: Resolver<ResolversTypes['GradeSheet'], ParentType, ContextType, RequireFields<MutationFillGradesArgs, 'input'>>;
  forgetCourseAlias?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationForgetCourseAliasArgs, 'input'>>;
  freezePeriod?: Resolver<ResolversTypes['EarningFreeze'], ParentType, ContextType, RequireFields<MutationFreezePeriodArgs, 'input'>>;
  importCourses?: Resolver<ResolversTypes['CourseImportResult'], ParentType, ContextType, RequireFields<MutationImportCoursesArgs, 'input'>>;
  linkStudentAccount?: Resolver<ResolversTypes['Student'], ParentType, ContextType, RequireFields<MutationLinkStudentAccountArgs, 'input'>>;
  login?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  markCommentsSeen?: Resolver<ResolversTypes['CommentHistory'], ParentType, ContextType, RequireFields<MutationMarkCommentsSeenArgs, 'input'>>;
  markInvoiced?: Resolver<ResolversTypes['EarningFreeze'], ParentType, ContextType, RequireFields<MutationMarkInvoicedArgs, 'input'>>;
  matchNeeds?: Resolver<ResolversTypes['MatchOutcome'], ParentType, ContextType, RequireFields<MutationMatchNeedsArgs, 'input'>>;
  matchSafeNeeds?: Resolver<ResolversTypes['MatchOutcome'], ParentType, ContextType, RequireFields<MutationMatchSafeNeedsArgs, 'input'>>;
  mergeStudents?: Resolver<ResolversTypes['Student'], ParentType, ContextType, RequireFields<MutationMergeStudentsArgs, 'input'>>;
  moveExamBooking?: Resolver<ResolversTypes['ExamOccasion'], ParentType, ContextType, RequireFields<MutationMoveExamBookingArgs, 'input'>>;
  previewImport?: Resolver<ResolversTypes['ImportBatch'], ParentType, ContextType, RequireFields<MutationPreviewImportArgs, 'input'>>;
  readPriceWorkbook?: Resolver<ResolversTypes['PriceWorkbook'], ParentType, ContextType, RequireFields<MutationReadPriceWorkbookArgs, 'input'>>;
  recordExam?: Resolver<ResolversTypes['ExamOccasion'], ParentType, ContextType, RequireFields<MutationRecordExamArgs, 'input'>>;
  registerExam?: Resolver<ResolversTypes['Exam'], ParentType, ContextType, RequireFields<MutationRegisterExamArgs, 'input'>>;
  relockGrade?: Resolver<ResolversTypes['GradeRow'], ParentType, ContextType, RequireFields<MutationRelockGradeArgs, 'input'>>;
  removeEnrollment?: Resolver<ResolversTypes['Enrollment'], ParentType, ContextType, RequireFields<MutationRemoveEnrollmentArgs, 'input'>>;
  reopenCourseInstance?: Resolver<ResolversTypes['CourseInstance'], ParentType, ContextType, RequireFields<MutationReopenCourseInstanceArgs, 'input'>>;
  replaceTeacher?: Resolver<ResolversTypes['TeacherDetail'], ParentType, ContextType, RequireFields<MutationReplaceTeacherArgs, 'input'>>;
  reportToCsn?: Resolver<ResolversTypes['CsnReport'], ParentType, ContextType, RequireFields<MutationReportToCsnArgs, 'input'>>;
  requestCorrection?: Resolver<ResolversTypes['CorrectionRequest'], ParentType, ContextType, RequireFields<MutationRequestCorrectionArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resetNotification?: Resolver<ResolversTypes['Notification'], ParentType, ContextType, RequireFields<MutationResetNotificationArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  resolveCourseName?: Resolver<ResolversTypes['ResolvedCourseName'], ParentType, ContextType, RequireFields<MutationResolveCourseNameArgs, 'input'>>;
  resolveNotification?: Resolver<ResolversTypes['Notification'], ParentType, ContextType, RequireFields<MutationResolveNotificationArgs, 'input'>>;
  restoreExamOccasion?: Resolver<ResolversTypes['ExamOccasion'], ParentType, ContextType, RequireFields<MutationRestoreExamOccasionArgs, 'input'>>;
  revokeApiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType, RequireFields<MutationRevokeApiKeyArgs, 'input'>>;
  revokeDocument?: Resolver<ResolversTypes['IssuedDocument'], ParentType, ContextType, RequireFields<MutationRevokeDocumentArgs, 'input'>>;
  saveDocumentToFiles?: Resolver<ResolversTypes['IssuedDocument'], ParentType, ContextType, RequireFields<MutationSaveDocumentToFilesArgs, 'input'>>;
  sendExamSummons?: Resolver<ResolversTypes['ExamSummonsResult'], ParentType, ContextType, RequireFields<MutationSendExamSummonsArgs, 'input'>>;
  sendResetLink?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationSendResetLinkArgs, 'input'>>;
  sendTestMail?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
  setAplStatus?: Resolver<ResolversTypes['SetAplStatusResult'], ParentType, ContextType, RequireFields<MutationSetAplStatusArgs, 'input'>>;
  setCourseArchived?: Resolver<ResolversTypes['CatalogueCourse'], ParentType, ContextType, RequireFields<MutationSetCourseArchivedArgs, 'input'>>;
  setCourseInstancesTeacher?: Resolver<Array<ResolversTypes['CourseInstance']>, ParentType, ContextType, RequireFields<MutationSetCourseInstancesTeacherArgs, 'input'>>;
  setCoursesArchived?: Resolver<Array<ResolversTypes['CatalogueCourse']>, ParentType, ContextType, RequireFields<MutationSetCoursesArchivedArgs, 'input'>>;
  setCoursesPriceCategory?: Resolver<Array<ResolversTypes['CatalogueCourse']>, ParentType, ContextType, RequireFields<MutationSetCoursesPriceCategoryArgs, 'input'>>;
  setExamGrade?: Resolver<ResolversTypes['GradeRow'], ParentType, ContextType, RequireFields<MutationSetExamGradeArgs, 'input'>>;
  setExamTeacher?: Resolver<ResolversTypes['GradeRow'], ParentType, ContextType, RequireFields<MutationSetExamTeacherArgs, 'input'>>;
  setGrade?: Resolver<ResolversTypes['GradeRow'], ParentType, ContextType, RequireFields<MutationSetGradeArgs, 'input'>>;
  setGradeDate?: Resolver<ResolversTypes['GradeSheet'], ParentType, ContextType, RequireFields<MutationSetGradeDateArgs, 'input'>>;
  setPackageArchived?: Resolver<ResolversTypes['CoursePackage'], ParentType, ContextType, RequireFields<MutationSetPackageArchivedArgs, 'input'>>;
  setProgramArchived?: Resolver<ResolversTypes['Program'], ParentType, ContextType, RequireFields<MutationSetProgramArchivedArgs, 'input'>>;
  setProtected?: Resolver<ResolversTypes['Student'], ParentType, ContextType, RequireFields<MutationSetProtectedArgs, 'input'>>;
  setResponsibleTeacher?: Resolver<ResolversTypes['Student'], ParentType, ContextType, RequireFields<MutationSetResponsibleTeacherArgs, 'input'>>;
  setUserRole?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationSetUserRoleArgs, 'input'>>;
  signGrades?: Resolver<ResolversTypes['GradeSheet'], ParentType, ContextType, RequireFields<MutationSignGradesArgs, 'input'>>;
  skipNeeds?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationSkipNeedsArgs, 'input'>>;
  unbookExam?: Resolver<ResolversTypes['ExamOccasion'], ParentType, ContextType, RequireFields<MutationUnbookExamArgs, 'input'>>;
  undoEnrollmentBatch?: Resolver<ResolversTypes['EnrollmentBatch'], ParentType, ContextType, RequireFields<MutationUndoEnrollmentBatchArgs, 'input'>>;
  undoImport?: Resolver<ResolversTypes['ImportBatch'], ParentType, ContextType, RequireFields<MutationUndoImportArgs, 'input'>>;
  undoMatch?: Resolver<ResolversTypes['MatchBatch'], ParentType, ContextType, RequireFields<MutationUndoMatchArgs, 'input'>>;
  unlockGrade?: Resolver<ResolversTypes['GradeRow'], ParentType, ContextType, RequireFields<MutationUnlockGradeArgs, 'input'>>;
  updateCourse?: Resolver<ResolversTypes['CatalogueCourse'], ParentType, ContextType, RequireFields<MutationUpdateCourseArgs, 'input'>>;
  updateCourseInstance?: Resolver<ResolversTypes['CourseInstance'], ParentType, ContextType, RequireFields<MutationUpdateCourseInstanceArgs, 'input'>>;
  updateCoursePackage?: Resolver<ResolversTypes['CoursePackage'], ParentType, ContextType, RequireFields<MutationUpdateCoursePackageArgs, 'input'>>;
  updateEnrollment?: Resolver<ResolversTypes['Enrollment'], ParentType, ContextType, RequireFields<MutationUpdateEnrollmentArgs, 'input'>>;
  updateExamOccasion?: Resolver<ResolversTypes['ExamOccasion'], ParentType, ContextType, RequireFields<MutationUpdateExamOccasionArgs, 'input'>>;
  updateImport?: Resolver<ResolversTypes['ImportBatch'], ParentType, ContextType, RequireFields<MutationUpdateImportArgs, 'input'>>;
  updateMyProfile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType, RequireFields<MutationUpdateMyProfileArgs, 'input'>>;
  updatePackageToGy25?: Resolver<ResolversTypes['CoursePackage'], ParentType, ContextType, RequireFields<MutationUpdatePackageToGy25Args, 'input'>>;
  updatePriceList?: Resolver<ResolversTypes['PriceList'], ParentType, ContextType, RequireFields<MutationUpdatePriceListArgs, 'input'>>;
  updateProgram?: Resolver<ResolversTypes['Program'], ParentType, ContextType, RequireFields<MutationUpdateProgramArgs, 'input'>>;
  updateSchoolSettings?: Resolver<ResolversTypes['SchoolSettings'], ParentType, ContextType, RequireFields<MutationUpdateSchoolSettingsArgs, 'input'>>;
  updateStudent?: Resolver<ResolversTypes['Student'], ParentType, ContextType, RequireFields<MutationUpdateStudentArgs, 'input'>>;
  updateStudents?: Resolver<ResolversTypes['UpdateStudentsResult'], ParentType, ContextType, RequireFields<MutationUpdateStudentsArgs, 'input'>>;
  updateTask?: Resolver<ResolversTypes['Task'], ParentType, ContextType, RequireFields<MutationUpdateTaskArgs, 'input'>>;
  updateTeacherProfile?: Resolver<ResolversTypes['TeacherDetail'], ParentType, ContextType, RequireFields<MutationUpdateTeacherProfileArgs, 'input'>>;
  updateUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'input'>>;
  withdrawInvoice?: Resolver<ResolversTypes['EarningFreeze'], ParentType, ContextType, RequireFields<MutationWithdrawInvoiceArgs, 'input'>>;
};

export type MyDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MyData'] = ResolversParentTypes['MyData']> = {
  account?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['MyDataChange']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  exams?: Resolver<Array<ResolversTypes['Exam']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['UploadedFile']>, ParentType, ContextType>;
  leftOut?: Resolver<Array<ResolversTypes['MyDataOmission']>, ParentType, ContextType>;
  registers?: Resolver<Array<ResolversTypes['MyDataRegister']>, ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['UserSession']>, ParentType, ContextType>;
  student?: Resolver<Maybe<ResolversTypes['Student']>, ParentType, ContextType>;
  tasks?: Resolver<Array<ResolversTypes['Task']>, ParentType, ContextType>;
};

export type MyDataChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MyDataChange'] = ResolversParentTypes['MyDataChange']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  newValues?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  previousValues?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
};

export type MyDataColumnResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MyDataColumn'] = ResolversParentTypes['MyDataColumn']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MyDataOmissionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MyDataOmission'] = ResolversParentTypes['MyDataOmission']> = {
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MyDataRegisterResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MyDataRegister'] = ResolversParentTypes['MyDataRegister']> = {
  columns?: Resolver<Array<ResolversTypes['MyDataColumn']>, ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meta?: Resolver<Maybe<ResolversTypes['NotificationMeta']>, ParentType, ContextType>;
  resolvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type NotificationMetaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NotificationMeta'] = ResolversParentTypes['NotificationMeta']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OccasionRightsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OccasionRights'] = ResolversParentTypes['OccasionRights']> = {
  book?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  restore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OpenExamOccasionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OpenExamOccasion'] = ResolversParentTypes['OpenExamOccasion']> = {
  endsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heldOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['ExamPart'], ParentType, ContextType>;
  placesLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  registrationClosesOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  room?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface OreScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Ore'], any> {
  name: 'Ore';
}

export type OtherGradeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OtherGrade'] = ResolversParentTypes['OtherGrade']> = {
  courseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  grade?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isBest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['GradeKind'], ParentType, ContextType>;
};

export type OverlappingInstanceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OverlappingInstance'] = ResolversParentTypes['OverlappingInstance']> = {
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pacePercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type PackageCourseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PackageCourse'] = ResolversParentTypes['PackageCourse']> = {
  choiceGroup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  course?: Resolver<ResolversTypes['CourseReference'], ParentType, ContextType>;
  hasApl?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  plannedWeek?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PackageEditionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PackageEdition'] = ResolversParentTypes['PackageEdition']> = {
  edition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PackagePlanResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PackagePlan'] = ResolversParentTypes['PackagePlan']> = {
  courses?: Resolver<Array<ResolversTypes['PlannedCourse']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PasswordChangedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PasswordChanged'] = ResolversParentTypes['PasswordChanged']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlannedCourseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlannedCourse'] = ResolversParentTypes['PlannedCourse']> = {
  course?: Resolver<ResolversTypes['CourseReference'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  weeks?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PlannedOccasionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlannedOccasion'] = ResolversParentTypes['PlannedOccasion']> = {
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  teacherPeakPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  weeks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PriceListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PriceList'] = ResolversParentTypes['PriceList']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  municipality?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['PriceRow']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PriceRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PriceRow'] = ResolversParentTypes['PriceRow']> = {
  amountOre?: Resolver<ResolversTypes['Ore'], ParentType, ContextType>;
  basePercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['PriceBasis'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['PriceCategory']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  courseId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  distance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  packageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PriceWorkbookResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PriceWorkbook'] = ResolversParentTypes['PriceWorkbook']> = {
  rows?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['ProfileSettings'], ParentType, ContextType>;
  studentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  teacherId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProfileSettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProfileSettings'] = ResolversParentTypes['ProfileSettings']> = {
  mutedNotifications?: Resolver<Array<ResolversTypes['NotificationKind']>, ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reducedMotion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shortcuts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startPage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  theme?: Resolver<ResolversTypes['Theme'], ParentType, ContextType>;
};

export type ProgramResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Program'] = ResolversParentTypes['Program']> = {
  activeStudents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  courses?: Resolver<Array<ResolversTypes['ProgramCourse']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  freePoints?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keptBecause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passedPoints?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  programmePoints?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requiredPoints?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['CatalogueWarning']>, ParentType, ContextType>;
};

export type ProgramCourseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProgramCourse'] = ResolversParentTypes['ProgramCourse']> = {
  choiceGroup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  course?: Resolver<ResolversTypes['CourseReference'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['ProgramPart'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accessLog?: Resolver<ResolversTypes['AccessLogPage'], ParentType, ContextType, Partial<QueryAccessLogArgs>>;
  apiKeys?: Resolver<Array<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  assignableInstances?: Resolver<Array<ResolversTypes['TeacherInstance']>, ParentType, ContextType, RequireFields<QueryAssignableInstancesArgs, 'teacherId'>>;
  board?: Resolver<ResolversTypes['Board'], ParentType, ContextType>;
  calendar?: Resolver<ResolversTypes['Calendar'], ParentType, ContextType, RequireFields<QueryCalendarArgs, 'input'>>;
  calendarSubscription?: Resolver<Maybe<ResolversTypes['CalendarSubscription']>, ParentType, ContextType>;
  catalogueCourse?: Resolver<Maybe<ResolversTypes['CatalogueCourse']>, ParentType, ContextType, RequireFields<QueryCatalogueCourseArgs, 'id'>>;
  catalogueCourses?: Resolver<ResolversTypes['CatalogueCoursePage'], ParentType, ContextType, Partial<QueryCatalogueCoursesArgs>>;
  correctionRequests?: Resolver<Array<ResolversTypes['CorrectionRequest']>, ParentType, ContextType, RequireFields<QueryCorrectionRequestsArgs, 'studentId'>>;
  course?: Resolver<Maybe<ResolversTypes['CourseDetail']>, ParentType, ContextType, RequireFields<QueryCourseArgs, 'id'>>;
  courseAliases?: Resolver<Array<ResolversTypes['CourseAlias']>, ParentType, ContextType>;
  courseInstance?: Resolver<ResolversTypes['CourseInstance'], ParentType, ContextType, RequireFields<QueryCourseInstanceArgs, 'id'>>;
  courseInstanceAttention?: Resolver<ResolversTypes['CourseInstanceAttention'], ParentType, ContextType>;
  courseInstanceCancellation?: Resolver<ResolversTypes['CancellationPreview'], ParentType, ContextType, RequireFields<QueryCourseInstanceCancellationArgs, 'id'>>;
  courseInstanceDates?: Resolver<ResolversTypes['CourseInstanceDatesPreview'], ParentType, ContextType, RequireFields<QueryCourseInstanceDatesArgs, 'input'>>;
  courseInstanceSeries?: Resolver<Array<ResolversTypes['PlannedOccasion']>, ParentType, ContextType, RequireFields<QueryCourseInstanceSeriesArgs, 'input'>>;
  courseInstanceStudents?: Resolver<ResolversTypes['CourseInstanceStudents'], ParentType, ContextType, RequireFields<QueryCourseInstanceStudentsArgs, 'id'>>;
  courseInstances?: Resolver<ResolversTypes['CourseInstancePage'], ParentType, ContextType, Partial<QueryCourseInstancesArgs>>;
  courseMatching?: Resolver<ResolversTypes['MatchPage'], ParentType, ContextType, Partial<QueryCourseMatchingArgs>>;
  coursePackage?: Resolver<Maybe<ResolversTypes['CoursePackage']>, ParentType, ContextType, RequireFields<QueryCoursePackageArgs, 'id'>>;
  coursePackages?: Resolver<ResolversTypes['CoursePackagePage'], ParentType, ContextType, Partial<QueryCoursePackagesArgs>>;
  courseStatistics?: Resolver<ResolversTypes['CourseStatistics'], ParentType, ContextType, RequireFields<QueryCourseStatisticsArgs, 'input'>>;
  courses?: Resolver<Array<ResolversTypes['CourseSummary']>, ParentType, ContextType>;
  csnPreview?: Resolver<ResolversTypes['CsnPreview'], ParentType, ContextType, RequireFields<QueryCsnPreviewArgs, 'input'>>;
  csnReport?: Resolver<Maybe<ResolversTypes['CsnReport']>, ParentType, ContextType, RequireFields<QueryCsnReportArgs, 'id'>>;
  csnReports?: Resolver<Array<ResolversTypes['CsnReport']>, ParentType, ContextType>;
  details?: Resolver<Maybe<ResolversTypes['Details']>, ParentType, ContextType, RequireFields<QueryDetailsArgs, 'id' | 'type'>>;
  documentPreview?: Resolver<ResolversTypes['DocumentPreview'], ParentType, ContextType, RequireFields<QueryDocumentPreviewArgs, 'input'>>;
  documentSubjects?: Resolver<ResolversTypes['DocumentSubjects'], ParentType, ContextType, RequireFields<QueryDocumentSubjectsArgs, 'input'>>;
  dropoutStatistics?: Resolver<ResolversTypes['DropoutStatistics'], ParentType, ContextType, RequireFields<QueryDropoutStatisticsArgs, 'input'>>;
  earningCorrections?: Resolver<Array<ResolversTypes['EarningCorrection']>, ParentType, ContextType, Partial<QueryEarningCorrectionsArgs>>;
  earningDeviations?: Resolver<Array<ResolversTypes['EarningDeviation']>, ParentType, ContextType, RequireFields<QueryEarningDeviationsArgs, 'freezeId'>>;
  earningExplanation?: Resolver<ResolversTypes['EarningExplanation'], ParentType, ContextType, RequireFields<QueryEarningExplanationArgs, 'input'>>;
  earningFreezes?: Resolver<Array<ResolversTypes['EarningFreeze']>, ParentType, ContextType>;
  earningLines?: Resolver<ResolversTypes['EarningLinePage'], ParentType, ContextType, RequireFields<QueryEarningLinesArgs, 'input'>>;
  earnings?: Resolver<ResolversTypes['EarningsReport'], ParentType, ContextType, RequireFields<QueryEarningsArgs, 'input'>>;
  educationList?: Resolver<ResolversTypes['EducationPage'], ParentType, ContextType, Partial<QueryEducationListArgs>>;
  educationOverview?: Resolver<ResolversTypes['EducationOverview'], ParentType, ContextType>;
  endStudentPreview?: Resolver<ResolversTypes['EndStudentPreview'], ParentType, ContextType, RequireFields<QueryEndStudentPreviewArgs, 'input'>>;
  enrollment?: Resolver<Maybe<ResolversTypes['Enrollment']>, ParentType, ContextType, RequireFields<QueryEnrollmentArgs, 'id'>>;
  enrollmentBatches?: Resolver<Array<ResolversTypes['EnrollmentBatch']>, ParentType, ContextType>;
  enrollmentSummary?: Resolver<ResolversTypes['EnrollmentSummary'], ParentType, ContextType>;
  enrollments?: Resolver<ResolversTypes['EnrollmentPage'], ParentType, ContextType, Partial<QueryEnrollmentsArgs>>;
  examFees?: Resolver<ResolversTypes['ExamFeeReport'], ParentType, ContextType, RequireFields<QueryExamFeesArgs, 'input'>>;
  exams?: Resolver<ResolversTypes['ExamPage'], ParentType, ContextType, Partial<QueryExamsArgs>>;
  exportStudents?: Resolver<Array<ResolversTypes['Student']>, ParentType, ContextType, Partial<QueryExportStudentsArgs>>;
  file?: Resolver<Maybe<ResolversTypes['UploadedFile']>, ParentType, ContextType, RequireFields<QueryFileArgs, 'id'>>;
  files?: Resolver<Array<ResolversTypes['UploadedFile']>, ParentType, ContextType, RequireFields<QueryFilesArgs, 'studentId'>>;
  findStudents?: Resolver<ResolversTypes['FoundStudents'], ParentType, ContextType, RequireFields<QueryFindStudentsArgs, 'input'>>;
  freezePreview?: Resolver<ResolversTypes['FreezePreview'], ParentType, ContextType, RequireFields<QueryFreezePreviewArgs, 'input'>>;
  gradeSheet?: Resolver<ResolversTypes['GradeSheet'], ParentType, ContextType, RequireFields<QueryGradeSheetArgs, 'input'>>;
  gradeStatistics?: Resolver<Array<ResolversTypes['GradeSpread']>, ParentType, ContextType, RequireFields<QueryGradeStatisticsArgs, 'input'>>;
  gradingGroups?: Resolver<ResolversTypes['GradingGroupPage'], ParentType, ContextType, Partial<QueryGradingGroupsArgs>>;
  groupStatistics?: Resolver<Array<ResolversTypes['GroupFigures']>, ParentType, ContextType, RequireFields<QueryGroupStatisticsArgs, 'by' | 'input'>>;
  gy25Proposal?: Resolver<ResolversTypes['Gy25Proposal'], ParentType, ContextType, RequireFields<QueryGy25ProposalArgs, 'packageId'>>;
  importBatch?: Resolver<Maybe<ResolversTypes['ImportBatch']>, ParentType, ContextType, RequireFields<QueryImportBatchArgs, 'id'>>;
  importBatches?: Resolver<Array<ResolversTypes['ImportBatch']>, ParentType, ContextType>;
  instanceTeacherLoad?: Resolver<ResolversTypes['InstanceTeacherLoad'], ParentType, ContextType, RequireFields<QueryInstanceTeacherLoadArgs, 'input'>>;
  issuedDocument?: Resolver<Maybe<ResolversTypes['IssuedDocument']>, ParentType, ContextType, RequireFields<QueryIssuedDocumentArgs, 'id'>>;
  issuedDocuments?: Resolver<ResolversTypes['IssuedDocuments'], ParentType, ContextType, RequireFields<QueryIssuedDocumentsArgs, 'input'>>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<QueryJobArgs, 'id'>>;
  listExport?: Resolver<Maybe<ResolversTypes['ListExport']>, ParentType, ContextType, RequireFields<QueryListExportArgs, 'id'>>;
  matchBatches?: Resolver<Array<ResolversTypes['MatchBatch']>, ParentType, ContextType>;
  matchedEntries?: Resolver<ResolversTypes['MatchedEntryPage'], ParentType, ContextType, Partial<QueryMatchedEntriesArgs>>;
  me?: Resolver<ResolversTypes['SessionUser'], ParentType, ContextType>;
  mergePreview?: Resolver<ResolversTypes['MergePreview'], ParentType, ContextType, RequireFields<QueryMergePreviewArgs, 'input'>>;
  municipalities?: Resolver<Array<ResolversTypes['Municipality']>, ParentType, ContextType>;
  myCorrectionRequests?: Resolver<Array<ResolversTypes['CorrectionRequest']>, ParentType, ContextType>;
  myData?: Resolver<ResolversTypes['MyData'], ParentType, ContextType>;
  myProfile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  mySessions?: Resolver<Array<ResolversTypes['UserSession']>, ParentType, ContextType>;
  notifications?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType, Partial<QueryNotificationsArgs>>;
  openExamOccasions?: Resolver<Array<ResolversTypes['OpenExamOccasion']>, ParentType, ContextType, RequireFields<QueryOpenExamOccasionsArgs, 'course'>>;
  packagePlan?: Resolver<ResolversTypes['PackagePlan'], ParentType, ContextType, RequireFields<QueryPackagePlanArgs, 'input'>>;
  previewEnrollMany?: Resolver<ResolversTypes['EnrollmentPreview'], ParentType, ContextType, RequireFields<QueryPreviewEnrollManyArgs, 'input'>>;
  previewEnrollmentChange?: Resolver<ResolversTypes['EnrollmentPreview'], ParentType, ContextType, RequireFields<QueryPreviewEnrollmentChangeArgs, 'input'>>;
  priceLists?: Resolver<Array<ResolversTypes['PriceList']>, ParentType, ContextType, Partial<QueryPriceListsArgs>>;
  program?: Resolver<Maybe<ResolversTypes['Program']>, ParentType, ContextType, RequireFields<QueryProgramArgs, 'id'>>;
  programs?: Resolver<Array<ResolversTypes['Program']>, ParentType, ContextType, Partial<QueryProgramsArgs>>;
  safeMatches?: Resolver<ResolversTypes['SafeMatches'], ParentType, ContextType, Partial<QuerySafeMatchesArgs>>;
  schoolSettings?: Resolver<ResolversTypes['SchoolSettings'], ParentType, ContextType>;
  search?: Resolver<Array<ResolversTypes['SearchResult']>, ParentType, ContextType, Partial<QuerySearchArgs>>;
  startStatistics?: Resolver<Array<ResolversTypes['StartMonth']>, ParentType, ContextType, RequireFields<QueryStartStatisticsArgs, 'input'>>;
  student?: Resolver<Maybe<ResolversTypes['Student']>, ParentType, ContextType, RequireFields<QueryStudentArgs, 'id'>>;
  studentGrades?: Resolver<Array<ResolversTypes['StudentGrade']>, ParentType, ContextType, RequireFields<QueryStudentGradesArgs, 'studentId'>>;
  studentHistory?: Resolver<Array<ResolversTypes['ChangeHistoryEntry']>, ParentType, ContextType, RequireFields<QueryStudentHistoryArgs, 'studentId'>>;
  students?: Resolver<ResolversTypes['StudentPage'], ParentType, ContextType, Partial<QueryStudentsArgs>>;
  systemStatus?: Resolver<ResolversTypes['SystemStatus'], ParentType, ContextType>;
  tasks?: Resolver<Array<ResolversTypes['Task']>, ParentType, ContextType>;
  teacherDetail?: Resolver<Maybe<ResolversTypes['TeacherDetail']>, ParentType, ContextType, RequireFields<QueryTeacherDetailArgs, 'id'>>;
  teacherManagement?: Resolver<ResolversTypes['TeacherWorkPage'], ParentType, ContextType, Partial<QueryTeacherManagementArgs>>;
  teacherReplacementPreview?: Resolver<ResolversTypes['TeacherReplacementCounts'], ParentType, ContextType, RequireFields<QueryTeacherReplacementPreviewArgs, 'input'>>;
  teachers?: Resolver<Array<ResolversTypes['Teacher']>, ParentType, ContextType>;
  unknownCourseNames?: Resolver<ResolversTypes['UnknownCourseNamePage'], ParentType, ContextType, Partial<QueryUnknownCourseNamesArgs>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  users?: Resolver<ResolversTypes['UserPage'], ParentType, ContextType, Partial<QueryUsersArgs>>;
  verifyDocument?: Resolver<Maybe<ResolversTypes['DocumentVerification']>, ParentType, ContextType, RequireFields<QueryVerifyDocumentArgs, 'code'>>;
};

export type ResolvedCourseNameResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResolvedCourseName'] = ResolversParentTypes['ResolvedCourseName']> = {
  alias?: Resolver<Maybe<ResolversTypes['CourseAlias']>, ParentType, ContextType>;
  students?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SafeGroupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SafeGroup'] = ResolversParentTypes['SafeGroup']> = {
  courseCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instanceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seatsLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  students?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SafeMatchesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SafeMatches'] = ResolversParentTypes['SafeMatches']> = {
  groups?: Resolver<Array<ResolversTypes['SafeGroup']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SchoolSettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SchoolSettings'] = ResolversParentTypes['SchoolSettings']> = {
  authorityName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  examFeeOre?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gradeDeadlineDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inactivityDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resultShareForF?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  schoolName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schoolUnitCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signatoryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signatoryTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionUserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SessionUser'] = ResolversParentTypes['SessionUser']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  studentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SetAplStatusResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetAplStatusResult'] = ResolversParentTypes['SetAplStatusResult']> = {
  __resolveType: TypeResolveFn<'AplMoveConflict' | 'AplMoved', ParentType, ContextType>;
};

export type SheetBlockResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SheetBlock'] = ResolversParentTypes['SheetBlock']> = {
  facts?: Resolver<Array<ResolversTypes['SheetFact']>, ParentType, ContextType>;
  heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paragraphs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  signatures?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  table?: Resolver<Maybe<ResolversTypes['SheetTable']>, ParentType, ContextType>;
};

export type SheetColumnResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SheetColumn'] = ResolversParentTypes['SheetColumn']> = {
  header?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numeric?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SheetFactResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SheetFact'] = ResolversParentTypes['SheetFact']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SheetTableResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SheetTable'] = ResolversParentTypes['SheetTable']> = {
  caption?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['SheetColumn']>, ParentType, ContextType>;
  rows?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type StartMonthResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StartMonth'] = ResolversParentTypes['StartMonth']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StudentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Student'] = ResolversParentTypes['Student']> = {
  additionalInfo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  aplStatus?: Resolver<ResolversTypes['AplStatus'], ParentType, ContextType>;
  aplStatusSince?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  commentHistory?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  education?: Resolver<Array<ResolversTypes['EducationEntry']>, ParentType, ContextType>;
  educationSummary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  enrollmentStats?: Resolver<ResolversTypes['EnrollmentStats'], ParentType, ContextType>;
  exam?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isProtected?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  municipality?: Resolver<Maybe<ResolversTypes['Municipality']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  personalNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previousNumbers?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StudentStatus'], ParentType, ContextType>;
  statusHistory?: Resolver<Array<ResolversTypes['EducationStatus']>, ParentType, ContextType>;
  teacher?: Resolver<Maybe<ResolversTypes['Teacher']>, ParentType, ContextType>;
  teacherId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  unseenCommentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerMay?: Resolver<ResolversTypes['StudentRights'], ParentType, ContextType>;
  withheld?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StudentCardResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StudentCard'] = ResolversParentTypes['StudentCard']> = {
  education?: Resolver<Array<ResolversTypes['EducationEntry']>, ParentType, ContextType>;
  educationSummary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  municipality?: Resolver<Maybe<ResolversTypes['Municipality']>, ParentType, ContextType>;
  personalNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StudentStatus'], ParentType, ContextType>;
  teacher?: Resolver<Maybe<ResolversTypes['TeacherUser']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  withheld?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StudentGradeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StudentGrade'] = ResolversParentTypes['StudentGrade']> = {
  courseCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  grade?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['GradeKind'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  teacher?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StudentPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StudentPage'] = ResolversParentTypes['StudentPage']> = {
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Student']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StudentRightsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StudentRights'] = ResolversParentTypes['StudentRights']> = {
  changeFiles?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  commentOnBoard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  move?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  protect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seeFiles?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seeHistory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  setTeacher?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  boardChanged?: SubscriptionResolver<ResolversTypes['BoardChange'], "boardChanged", ParentType, ContextType>;
  calendarChanged?: SubscriptionResolver<ResolversTypes['CalendarChange'], "calendarChanged", ParentType, ContextType>;
  notificationAdded?: SubscriptionResolver<ResolversTypes['Notification'], "notificationAdded", ParentType, ContextType>;
};

export type SystemProbeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SystemProbe'] = ResolversParentTypes['SystemProbe']> = {
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  milliseconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['SystemPart'], ParentType, ContextType>;
};

export type SystemStatusResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SystemStatus'] = ResolversParentTypes['SystemStatus']> = {
  nodeVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  probes?: Resolver<Array<ResolversTypes['SystemProbe']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaskResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Task'] = ResolversParentTypes['Task']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TeacherResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Teacher'] = ResolversParentTypes['Teacher']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['TeacherUser'], ParentType, ContextType>;
};

export type TeacherCardResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TeacherCard'] = ResolversParentTypes['TeacherCard']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  courseInstances?: Resolver<Array<ResolversTypes['CourseInstanceSummary']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  studentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TeacherDetailResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TeacherDetail'] = ResolversParentTypes['TeacherDetail']> = {
  exams?: Resolver<Array<ResolversTypes['TeacherExam']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['TeacherEvent']>, ParentType, ContextType>;
  planned?: Resolver<Maybe<ResolversTypes['TeacherReplacement']>, ParentType, ContextType>;
  schedule?: Resolver<Array<ResolversTypes['TeacherInstance']>, ParentType, ContextType>;
  students?: Resolver<Array<ResolversTypes['TeacherStudent']>, ParentType, ContextType>;
  work?: Resolver<ResolversTypes['TeacherWork'], ParentType, ContextType>;
};

export type TeacherEventResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TeacherEvent'] = ResolversParentTypes['TeacherEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TeacherEventKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TeacherExamResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TeacherExam'] = ResolversParentTypes['TeacherExam']> = {
  course?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Month'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ExamStatus'], ParentType, ContextType>;
  student?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TeacherInstanceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TeacherInstance'] = ResolversParentTypes['TeacherInstance']> = {
  capacity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  course?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  gradesDueOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOverdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pacePercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  students?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  teacher?: Resolver<Maybe<ResolversTypes['TeacherUser']>, ParentType, ContextType>;
  ungraded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TeacherReplacementResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TeacherReplacement'] = ResolversParentTypes['TeacherReplacement']> = {
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fromOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  replacement?: Resolver<ResolversTypes['TeacherUser'], ParentType, ContextType>;
};

export type TeacherReplacementCountsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TeacherReplacementCounts'] = ResolversParentTypes['TeacherReplacementCounts']> = {
  exams?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  instances?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  occasions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replacements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  students?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ungradedInstances?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TeacherStudentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TeacherStudent'] = ResolversParentTypes['TeacherStudent']> = {
  education?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StudentStatus'], ParentType, ContextType>;
};

export type TeacherSubjectResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TeacherSubject'] = ResolversParentTypes['TeacherSubject']> = {
  isQualified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TeacherUserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TeacherUser'] = ResolversParentTypes['TeacherUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TeacherWorkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TeacherWork'] = ResolversParentTypes['TeacherWork']> = {
  comingInstances?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  employmentEndedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  employmentPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  examsToReview?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gradesToSet?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loadPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  loadPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ongoingInstances?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overdueGrades?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overdueSince?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  responsibleFor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  students?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subjects?: Resolver<Array<ResolversTypes['TeacherSubject']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TeacherWorkPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TeacherWorkPage'] = ResolversParentTypes['TeacherWorkPage']> = {
  nodes?: Resolver<Array<ResolversTypes['TeacherWork']>, ParentType, ContextType>;
  subjects?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UnknownCourseNameResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UnknownCourseName'] = ResolversParentTypes['UnknownCourseName']> = {
  hits?: Resolver<Array<ResolversTypes['CourseNameHit']>, ParentType, ContextType>;
  importRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  students?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnknownCourseNamePageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UnknownCourseNamePage'] = ResolversParentTypes['UnknownCourseNamePage']> = {
  nodes?: Resolver<Array<ResolversTypes['UnknownCourseName']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UpdateStudentsResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateStudentsResult'] = ResolversParentTypes['UpdateStudentsResult']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type UploadedFileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UploadedFile'] = ResolversParentTypes['UploadedFile']> = {
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mimeType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  uploadedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  uploadedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewerMayDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  studentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  teacherId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerMay?: Resolver<ResolversTypes['UserRights'], ParentType, ContextType>;
};

export type UserPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserPage'] = ResolversParentTypes['UserPage']> = {
  nodes?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserRightsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserRights'] = ResolversParentTypes['UserRights']> = {
  activate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deactivate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endSessions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  grant?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  sendResetLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserSessionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserSession'] = ResolversParentTypes['UserSession']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  AccessLogEntry?: AccessLogEntryResolvers<ContextType>;
  AccessLogPage?: AccessLogPageResolvers<ContextType>;
  AccountCard?: AccountCardResolvers<ContextType>;
  ApiKey?: ApiKeyResolvers<ContextType>;
  AplMoveConflict?: AplMoveConflictResolvers<ContextType>;
  AplMoved?: AplMovedResolvers<ContextType>;
  Attention?: AttentionResolvers<ContextType>;
  AttentionItem?: AttentionItemResolvers<ContextType>;
  Board?: BoardResolvers<ContextType>;
  BoardCard?: BoardCardResolvers<ContextType>;
  BoardChange?: BoardChangeResolvers<ContextType>;
  Calendar?: CalendarResolvers<ContextType>;
  CalendarChange?: CalendarChangeResolvers<ContextType>;
  CalendarExam?: CalendarExamResolvers<ContextType>;
  CalendarMark?: CalendarMarkResolvers<ContextType>;
  CalendarRights?: CalendarRightsResolvers<ContextType>;
  CalendarSubscription?: CalendarSubscriptionResolvers<ContextType>;
  CancelCourseInstanceResult?: CancelCourseInstanceResultResolvers<ContextType>;
  CancellationPreview?: CancellationPreviewResolvers<ContextType>;
  CancellationTarget?: CancellationTargetResolvers<ContextType>;
  CatalogueCourse?: CatalogueCourseResolvers<ContextType>;
  CatalogueCoursePage?: CatalogueCoursePageResolvers<ContextType>;
  CatalogueWarning?: CatalogueWarningResolvers<ContextType>;
  ChangeHistoryEntry?: ChangeHistoryEntryResolvers<ContextType>;
  ChangedBy?: ChangedByResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  CommentHistory?: CommentHistoryResolvers<ContextType>;
  CommentRights?: CommentRightsResolvers<ContextType>;
  ComparedEarnings?: ComparedEarningsResolvers<ContextType>;
  CorrectionRequest?: CorrectionRequestResolvers<ContextType>;
  CourseAlias?: CourseAliasResolvers<ContextType>;
  CourseDetail?: CourseDetailResolvers<ContextType>;
  CourseFigures?: CourseFiguresResolvers<ContextType>;
  CourseFrame?: CourseFrameResolvers<ContextType>;
  CourseImportChange?: CourseImportChangeResolvers<ContextType>;
  CourseImportResult?: CourseImportResultResolvers<ContextType>;
  CourseImportRow?: CourseImportRowResolvers<ContextType>;
  CourseInstance?: CourseInstanceResolvers<ContextType>;
  CourseInstanceAttention?: CourseInstanceAttentionResolvers<ContextType>;
  CourseInstanceDatesPreview?: CourseInstanceDatesPreviewResolvers<ContextType>;
  CourseInstancePage?: CourseInstancePageResolvers<ContextType>;
  CourseInstanceRights?: CourseInstanceRightsResolvers<ContextType>;
  CourseInstanceStudent?: CourseInstanceStudentResolvers<ContextType>;
  CourseInstanceStudents?: CourseInstanceStudentsResolvers<ContextType>;
  CourseInstanceSummary?: CourseInstanceSummaryResolvers<ContextType>;
  CourseNameHit?: CourseNameHitResolvers<ContextType>;
  CoursePackage?: CoursePackageResolvers<ContextType>;
  CoursePackagePage?: CoursePackagePageResolvers<ContextType>;
  CourseReference?: CourseReferenceResolvers<ContextType>;
  CourseStatistics?: CourseStatisticsResolvers<ContextType>;
  CourseStudent?: CourseStudentResolvers<ContextType>;
  CourseSummary?: CourseSummaryResolvers<ContextType>;
  CreatedApiKey?: CreatedApiKeyResolvers<ContextType>;
  CreatedCalendarSubscription?: CreatedCalendarSubscriptionResolvers<ContextType>;
  CsnEventCount?: CsnEventCountResolvers<ContextType>;
  CsnPreview?: CsnPreviewResolvers<ContextType>;
  CsnReport?: CsnReportResolvers<ContextType>;
  CsnReportRow?: CsnReportRowResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Details?: DetailsResolvers<ContextType>;
  DocumentEntry?: DocumentEntryResolvers<ContextType>;
  DocumentPreview?: DocumentPreviewResolvers<ContextType>;
  DocumentProblem?: DocumentProblemResolvers<ContextType>;
  DocumentSheet?: DocumentSheetResolvers<ContextType>;
  DocumentSubject?: DocumentSubjectResolvers<ContextType>;
  DocumentSubjects?: DocumentSubjectsResolvers<ContextType>;
  DocumentVerification?: DocumentVerificationResolvers<ContextType>;
  DropoutReason?: DropoutReasonResolvers<ContextType>;
  DropoutStatistics?: DropoutStatisticsResolvers<ContextType>;
  DropoutWeek?: DropoutWeekResolvers<ContextType>;
  EarningCorrection?: EarningCorrectionResolvers<ContextType>;
  EarningDeviation?: EarningDeviationResolvers<ContextType>;
  EarningExplanation?: EarningExplanationResolvers<ContextType>;
  EarningFreeze?: EarningFreezeResolvers<ContextType>;
  EarningInvoice?: EarningInvoiceResolvers<ContextType>;
  EarningLine?: EarningLineResolvers<ContextType>;
  EarningLinePage?: EarningLinePageResolvers<ContextType>;
  EarningStep?: EarningStepResolvers<ContextType>;
  EarningsCards?: EarningsCardsResolvers<ContextType>;
  EarningsGroup?: EarningsGroupResolvers<ContextType>;
  EarningsProblem?: EarningsProblemResolvers<ContextType>;
  EarningsReport?: EarningsReportResolvers<ContextType>;
  EducationEntry?: EducationEntryResolvers<ContextType>;
  EducationItem?: EducationItemResolvers<ContextType>;
  EducationOverview?: EducationOverviewResolvers<ContextType>;
  EducationPage?: EducationPageResolvers<ContextType>;
  EducationReference?: EducationReferenceResolvers<ContextType>;
  EducationStatus?: EducationStatusResolvers<ContextType>;
  EndStudentPreview?: EndStudentPreviewResolvers<ContextType>;
  EnrollOnPackageResult?: EnrollOnPackageResultResolvers<ContextType>;
  EnrolledStudent?: EnrolledStudentResolvers<ContextType>;
  Enrollment?: EnrollmentResolvers<ContextType>;
  EnrollmentBatch?: EnrollmentBatchResolvers<ContextType>;
  EnrollmentPage?: EnrollmentPageResolvers<ContextType>;
  EnrollmentPreview?: EnrollmentPreviewResolvers<ContextType>;
  EnrollmentRemark?: EnrollmentRemarkResolvers<ContextType>;
  EnrollmentStats?: EnrollmentStatsResolvers<ContextType>;
  EnrollmentStatusChange?: EnrollmentStatusChangeResolvers<ContextType>;
  EnrollmentSummary?: EnrollmentSummaryResolvers<ContextType>;
  Exam?: ExamResolvers<ContextType>;
  ExamBooking?: ExamBookingResolvers<ContextType>;
  ExamCourse?: ExamCourseResolvers<ContextType>;
  ExamFee?: ExamFeeResolvers<ContextType>;
  ExamFeeReport?: ExamFeeReportResolvers<ContextType>;
  ExamOccasion?: ExamOccasionResolvers<ContextType>;
  ExamPage?: ExamPageResolvers<ContextType>;
  ExamRights?: ExamRightsResolvers<ContextType>;
  ExamSummonsResult?: ExamSummonsResultResolvers<ContextType>;
  ExamTeacher?: ExamTeacherResolvers<ContextType>;
  ExamTime?: ExamTimeResolvers<ContextType>;
  FoundStudents?: FoundStudentsResolvers<ContextType>;
  FreezeConcern?: FreezeConcernResolvers<ContextType>;
  FreezePreview?: FreezePreviewResolvers<ContextType>;
  FrozenDeviations?: FrozenDeviationsResolvers<ContextType>;
  FrozenMunicipality?: FrozenMunicipalityResolvers<ContextType>;
  GradeChange?: GradeChangeResolvers<ContextType>;
  GradeCorrection?: GradeCorrectionResolvers<ContextType>;
  GradeCount?: GradeCountResolvers<ContextType>;
  GradeRow?: GradeRowResolvers<ContextType>;
  GradeRowRights?: GradeRowRightsResolvers<ContextType>;
  GradeSheet?: GradeSheetResolvers<ContextType>;
  GradeSheetRights?: GradeSheetRightsResolvers<ContextType>;
  GradeSpread?: GradeSpreadResolvers<ContextType>;
  GradingGroup?: GradingGroupResolvers<ContextType>;
  GradingGroupPage?: GradingGroupPageResolvers<ContextType>;
  GradingStateCount?: GradingStateCountResolvers<ContextType>;
  GroupFigures?: GroupFiguresResolvers<ContextType>;
  Gy25Proposal?: Gy25ProposalResolvers<ContextType>;
  Gy25Replacement?: Gy25ReplacementResolvers<ContextType>;
  ImportBatch?: ImportBatchResolvers<ContextType>;
  ImportChange?: ImportChangeResolvers<ContextType>;
  ImportColumn?: ImportColumnResolvers<ContextType>;
  ImportIssue?: ImportIssueResolvers<ContextType>;
  ImportRow?: ImportRowResolvers<ContextType>;
  ImportSummary?: ImportSummaryResolvers<ContextType>;
  InstanceTeacherLoad?: InstanceTeacherLoadResolvers<ContextType>;
  IssuedDocument?: IssuedDocumentResolvers<ContextType>;
  IssuedDocuments?: IssuedDocumentsResolvers<ContextType>;
  JSONObject?: GraphQLScalarType;
  Job?: JobResolvers<ContextType>;
  ListExport?: ListExportResolvers<ContextType>;
  LoginResult?: LoginResultResolvers<ContextType>;
  MatchBatch?: MatchBatchResolvers<ContextType>;
  MatchBatchEntry?: MatchBatchEntryResolvers<ContextType>;
  MatchCounts?: MatchCountsResolvers<ContextType>;
  MatchCourse?: MatchCourseResolvers<ContextType>;
  MatchNeed?: MatchNeedResolvers<ContextType>;
  MatchOutcome?: MatchOutcomeResolvers<ContextType>;
  MatchPage?: MatchPageResolvers<ContextType>;
  MatchProposal?: MatchProposalResolvers<ContextType>;
  MatchedEntry?: MatchedEntryResolvers<ContextType>;
  MatchedEntryPage?: MatchedEntryPageResolvers<ContextType>;
  MaterialReceived?: MaterialReceivedResolvers<ContextType>;
  MergePreview?: MergePreviewResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  Municipality?: MunicipalityResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MyData?: MyDataResolvers<ContextType>;
  MyDataChange?: MyDataChangeResolvers<ContextType>;
  MyDataColumn?: MyDataColumnResolvers<ContextType>;
  MyDataOmission?: MyDataOmissionResolvers<ContextType>;
  MyDataRegister?: MyDataRegisterResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationMeta?: NotificationMetaResolvers<ContextType>;
  OccasionRights?: OccasionRightsResolvers<ContextType>;
  OpenExamOccasion?: OpenExamOccasionResolvers<ContextType>;
  Ore?: GraphQLScalarType;
  OtherGrade?: OtherGradeResolvers<ContextType>;
  OverlappingInstance?: OverlappingInstanceResolvers<ContextType>;
  PackageCourse?: PackageCourseResolvers<ContextType>;
  PackageEdition?: PackageEditionResolvers<ContextType>;
  PackagePlan?: PackagePlanResolvers<ContextType>;
  PasswordChanged?: PasswordChangedResolvers<ContextType>;
  PlannedCourse?: PlannedCourseResolvers<ContextType>;
  PlannedOccasion?: PlannedOccasionResolvers<ContextType>;
  PriceList?: PriceListResolvers<ContextType>;
  PriceRow?: PriceRowResolvers<ContextType>;
  PriceWorkbook?: PriceWorkbookResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  ProfileSettings?: ProfileSettingsResolvers<ContextType>;
  Program?: ProgramResolvers<ContextType>;
  ProgramCourse?: ProgramCourseResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ResolvedCourseName?: ResolvedCourseNameResolvers<ContextType>;
  SafeGroup?: SafeGroupResolvers<ContextType>;
  SafeMatches?: SafeMatchesResolvers<ContextType>;
  SchoolSettings?: SchoolSettingsResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SessionUser?: SessionUserResolvers<ContextType>;
  SetAplStatusResult?: SetAplStatusResultResolvers<ContextType>;
  SheetBlock?: SheetBlockResolvers<ContextType>;
  SheetColumn?: SheetColumnResolvers<ContextType>;
  SheetFact?: SheetFactResolvers<ContextType>;
  SheetTable?: SheetTableResolvers<ContextType>;
  StartMonth?: StartMonthResolvers<ContextType>;
  Student?: StudentResolvers<ContextType>;
  StudentCard?: StudentCardResolvers<ContextType>;
  StudentGrade?: StudentGradeResolvers<ContextType>;
  StudentPage?: StudentPageResolvers<ContextType>;
  StudentRights?: StudentRightsResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SystemProbe?: SystemProbeResolvers<ContextType>;
  SystemStatus?: SystemStatusResolvers<ContextType>;
  Task?: TaskResolvers<ContextType>;
  Teacher?: TeacherResolvers<ContextType>;
  TeacherCard?: TeacherCardResolvers<ContextType>;
  TeacherDetail?: TeacherDetailResolvers<ContextType>;
  TeacherEvent?: TeacherEventResolvers<ContextType>;
  TeacherExam?: TeacherExamResolvers<ContextType>;
  TeacherInstance?: TeacherInstanceResolvers<ContextType>;
  TeacherReplacement?: TeacherReplacementResolvers<ContextType>;
  TeacherReplacementCounts?: TeacherReplacementCountsResolvers<ContextType>;
  TeacherStudent?: TeacherStudentResolvers<ContextType>;
  TeacherSubject?: TeacherSubjectResolvers<ContextType>;
  TeacherUser?: TeacherUserResolvers<ContextType>;
  TeacherWork?: TeacherWorkResolvers<ContextType>;
  TeacherWorkPage?: TeacherWorkPageResolvers<ContextType>;
  UnknownCourseName?: UnknownCourseNameResolvers<ContextType>;
  UnknownCourseNamePage?: UnknownCourseNamePageResolvers<ContextType>;
  UpdateStudentsResult?: UpdateStudentsResultResolvers<ContextType>;
  UploadedFile?: UploadedFileResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserPage?: UserPageResolvers<ContextType>;
  UserRights?: UserRightsResolvers<ContextType>;
  UserSession?: UserSessionResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  auth?: AuthDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
};

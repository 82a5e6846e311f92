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
};

/** Someone of the staff, or another system, opened students' data. */
export type AccessLogEntry = {
  __typename?: 'AccessLogEntry';
  /** What was done: READ_STUDENT, LIST_STUDENTS … */
  action: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
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

export type AddFileInput = {
  studentId: Scalars['ID']['input'];
  /** Names bytes that this user has just sent to `POST /api/uploads/{studentId}`. */
  uploadId: Scalars['ID']['input'];
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

export type CancelJobInput = {
  id: Scalars['ID']['input'];
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

/** A planned or running occasion of a course. */
export type CourseInstanceSummary = {
  __typename?: 'CourseInstanceSummary';
  courseName: Scalars['String']['output'];
  endDate: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  startDate: Maybe<Scalars['Date']['output']>;
};

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
  /** Gymnasiepoäng or verksamhetspoäng; 20 points are one full-time week. */
  points: Maybe<Scalars['Int']['output']>;
  /** The teacher of its current or next instance; null when none is set. */
  teacher: Maybe<TeacherUser>;
};

export type CreateApiKeyInput = {
  /** In the future. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** At most ADMIN. */
  role: Role;
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

export type DeactivateUserInput = {
  id: Scalars['ID']['input'];
};

export type DecideExamInput = {
  /** At most 2 000 characters. Left out it stays as it is, null clears it. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Must be given: without it BAD_USER_INPUT, 'Beslut krävs'. */
  decision?: InputMaybe<ExamDecision>;
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

export type DeleteExamInput = {
  id: Scalars['ID']['input'];
};

export type DeleteFileInput = {
  id: Scalars['ID']['input'];
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
  /** A to F, G, IG or – ; null while none is set. */
  grade: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** False while the entry is only planned. */
  isEnrollment: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  refId: Maybe<EducationReference>;
  removedAt: Maybe<Scalars['DateTime']['output']>;
  startDate: Maybe<Scalars['Date']['output']>;
  status: Maybe<EnrollmentStatus>;
  type: EducationType;
};

/** What an education entry points at: the fields of its own kind are set, the others null. */
export type EducationReference = {
  __typename?: 'EducationReference';
  courseCode: Maybe<Scalars['String']['output']>;
  courseName: Maybe<Scalars['String']['output']>;
  coursePackageName: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  programName: Maybe<Scalars['String']['output']>;
};

export type EducationType =
  | 'Course'
  | 'CoursePackage'
  | 'Program';

export type EndSessionInput = {
  id: Scalars['ID']['input'];
};

export type EndUserSessionsInput = {
  id: Scalars['ID']['input'];
};

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

/** Every refusal carries one of these in `extensions.code`; REST turns it into the status named here. */
export type ErrorCode =
  /** 400: input that fails validation; `extensions.fields` lists path, reason and message. */
  | 'BAD_USER_INPUT'
  /** 409: changed by someone else since it was read, a duplicate, or an illegal transition; `extensions.reason`, `extensions.currentVersion`. */
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
  id: Scalars['ID']['output'];
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
  /** Counts the changes; send it with a decision to never overwrite someone else's. */
  version: Scalars['Int']['output'];
  viewerMay: ExamRights;
  /** Names of fields that have a value which the viewer may not see: shown as 'Skyddad uppgift'. */
  withheld: Array<Scalars['String']['output']>;
};

/** What staff answer to a registration. */
export type ExamDecision =
  /** Godkänn: the registration becomes SCHEDULED. */
  | 'ACCEPT'
  /** Neka: the registration becomes DENIED. */
  | 'DENY';

/** Filters of the exam table; all given ones must hold. */
export type ExamFilter = {
  month?: InputMaybe<Month>;
  /** Part of the name. */
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ExamStatus>;
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

/** Page by number for a list on screen (`page` from 1), or by cursor (`after`) for reading everything. */
export type ExamsInput = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ExamFilter>;
  /** 1 to 200; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
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

/** Whether the course material has been fetched (SVE 1 or 3). */
export type MaterialReceived = {
  __typename?: 'MaterialReceived';
  /** When it was ticked; null while it is not. */
  receivedDate: Maybe<Scalars['DateTime']['output']>;
  status: Scalars['Boolean']['output'];
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
  activateUser: User;
  addAplComment: CommentHistory;
  addFile: UploadedFile;
  addStudentComment: CommentHistory;
  cancelJob: Job;
  /** Ends all other sessions and replaces the one that asks. */
  changePassword: PasswordChanged;
  /** Queues the commit. FORBIDDEN for a teacher when existing students would change. */
  commitImport: Job;
  createApiKey: CreatedApiKey;
  createStudent: Student;
  createTask: Task;
  /** FORBIDDEN for a role above one's own, CONFLICT (reason DUPLICATE) when the address is taken. */
  createUser: User;
  /** Ends all sessions of the account. CONFLICT (reason LAST_SYSTEMADMIN) for the last active systemadmin. */
  deactivateUser: User;
  /** Accepts or denies. May be changed later; deciding the same again changes nothing. */
  decideExam: Exam;
  /** The author, or administrator and above. */
  deleteAplComment: CommentHistory;
  /** The id of the registration that is gone. */
  deleteExam: Scalars['ID']['output'];
  /** The id of the file that is gone. Administrators can have it restored for 30 days. */
  deleteFile: Scalars['ID']['output'];
  /** Deletes all of one's own tasks; answers how many. */
  deleteMyTasks: Scalars['Int']['output'];
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
  /** Signs the account out everywhere; answers how many sessions ended. */
  endUserSessions: Scalars['Int']['output'];
  /** One account to one student; CONFLICT when either is already linked. */
  linkStudentAccount: Student;
  /** Signs in. The same refusal, in the same time, for an unknown address and a wrong password; TOO_MANY_REQUESTS after repeated failures. */
  login: LoginResult;
  /** Ends the session on the server at once, cookie and bearer alike. True also when nobody was signed in. */
  logout: Scalars['Boolean']['output'];
  /** Marks all comments of the student as seen by the viewer. */
  markCommentsSeen: CommentHistory;
  previewImport: ImportBatch;
  /** Registers a student; a student only themself. CONFLICT (reason DUPLICATE) while one for the same course and month is still INTRESSE. */
  registerExam: Exam;
  /** Mails a reset link where the account exists. The answer never tells whether it does. */
  requestPasswordReset: Message;
  /** Unresolved again for everyone. */
  resetNotification: Notification;
  /** Sets a new password and ends all sessions of the account. BAD_USER_INPUT when the link is used, expired or unknown. */
  resetPassword: Message;
  /** Takes it off the list of the signed-in user; again is harmless. NOT_FOUND when it is not addressed to that user. */
  resolveNotification: Notification;
  /** Refused from the next call on; sockets opened with it are closed. */
  revokeApiKey: ApiKey;
  /** Mails a one-time link by which the person, and nobody else, chooses a password. */
  sendResetLink: Message;
  /** Moves a card. The same column does nothing; nothing is written on a conflict. */
  setAplStatus: SetAplStatusResult;
  /** Protected identity (skyddade personuppgifter): hides the student from everyone below administrator but the responsible teacher and the student. */
  setProtected: Student;
  setResponsibleTeacher: Student;
  /** Ends all sessions of the account. Only a systemadmin may lower the own role, and only while another active one exists. */
  setUserRole: User;
  /** Takes the import back as one unit. CONFLICT when later work depends on it or 24 hours have gone. */
  undoImport: ImportBatch;
  /** Changes what a column is read as, corrects cells, and checks all rows again. */
  updateImport: ImportBatch;
  /** Phone and settings; name and e-mail address are an administrator's to change. */
  updateMyProfile: Profile;
  updateStudent: Student;
  updateStudents: UpdateStudentsResult;
  /** Another's task is NOT_FOUND. */
  updateTask: Task;
  /** FORBIDDEN for an account of higher rank. */
  updateUser: User;
};


export type MutationActivateUserArgs = {
  input: ActivateUserInput;
};


export type MutationAddAplCommentArgs = {
  input: AddCommentInput;
};


export type MutationAddFileArgs = {
  input: AddFileInput;
};


export type MutationAddStudentCommentArgs = {
  input: AddCommentInput;
};


export type MutationCancelJobArgs = {
  input: CancelJobInput;
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationCommitImportArgs = {
  input: CommitImportInput;
};


export type MutationCreateApiKeyArgs = {
  input: CreateApiKeyInput;
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


export type MutationDeleteExamArgs = {
  input: DeleteExamInput;
};


export type MutationDeleteFileArgs = {
  input: DeleteFileInput;
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


export type MutationEndUserSessionsArgs = {
  input: EndUserSessionsInput;
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


export type MutationPreviewImportArgs = {
  input: PreviewImportInput;
};


export type MutationRegisterExamArgs = {
  input: RegisterExamInput;
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


export type MutationResolveNotificationArgs = {
  input: ResolveNotificationInput;
};


export type MutationRevokeApiKeyArgs = {
  input: RevokeApiKeyInput;
};


export type MutationSendResetLinkArgs = {
  input: SendResetLinkInput;
};


export type MutationSetAplStatusArgs = {
  input: SetAplStatusInput;
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


export type MutationUndoImportArgs = {
  input: UndoImportInput;
};


export type MutationUpdateImportArgs = {
  input: UpdateImportInput;
};


export type MutationUpdateMyProfileArgs = {
  input: UpdateMyProfileInput;
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


export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
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
  /** A student's end date comes within 14 days. */
  | 'END_DATE'
  | 'EXAM_DECIDED'
  | 'EXAM_REGISTERED'
  | 'GRADE_OVERDUE'
  /** An import that one began has ended. */
  | 'IMPORT'
  /** Written by a person. */
  | 'MESSAGE'
  /** A card was moved to 'Praktik slut, ej närvarat'. */
  | 'MOVED_TO_RED';

export type NotificationMeta = {
  __typename?: 'NotificationMeta';
  /** 'Se elev': always of the form `/student/{id}`. */
  url: Scalars['String']['output'];
};

/** The session that asked has been replaced: a browser has got the new cookie already. */
export type PasswordChanged = {
  __typename?: 'PasswordChanged';
  message: Scalars['String']['output'];
  /** For clients without cookies, shown once; null in a repeat of the same call. */
  token: Maybe<Scalars['String']['output']>;
};

export type PreviewImportInput = {
  mapping?: InputMaybe<Array<ImportMapping>>;
  /** Names a workbook that this user has just sent to `POST /api/students/import/preview`. */
  uploadId: Scalars['ID']['input'];
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

export type Query = {
  __typename?: 'Query';
  accessLog: AccessLogPage;
  /** All keys, newest first, revoked ones included. */
  apiKeys: Array<ApiKey>;
  /** The APL board: one card for each student that the viewer may see. */
  board: Board;
  /** The id may be a course's, a course instance's, a package's or a program's; else NOT_FOUND. */
  course: Maybe<CourseDetail>;
  /** The course catalogue in Swedish alphabetical order. */
  courses: Array<CourseSummary>;
  /** NOT_FOUND when there is none of that type, or none that the caller may know of. */
  details: Maybe<Details>;
  /** Registrations, newest first: a student's own, for staff those of all students whom they may see. */
  exams: ExamPage;
  /** Exactly the filtered students, for the workbook export. */
  exportStudents: Array<Student>;
  /** One file, asked before its bytes are sent; the opening is written to the access log. */
  file: Maybe<UploadedFile>;
  /** The files of a student, newest first. */
  files: Array<UploadedFile>;
  /** One's own batch; another's is NOT_FOUND. */
  importBatch: Maybe<ImportBatch>;
  /** One's own batches of the last 24 hours, newest first. */
  importBatches: Array<ImportBatch>;
  /** One's own job, an administrator's any; else NOT_FOUND. */
  job: Maybe<Job>;
  /** Who is signed in. UNAUTHENTICATED when nobody is. */
  me: SessionUser;
  /** The municipalities in Swedish alphabetical order. */
  municipalities: Array<Municipality>;
  /** The register extract of a student: the own record and all that belongs to it. */
  myData: MyData;
  /** The signed-in person's own account. FORBIDDEN for an API key, which is no person. */
  myProfile: Profile;
  /** Where one is signed in, last used first. */
  mySessions: Array<UserSession>;
  /** The viewer's own, newest first: those not yet resolved, or with `resolved` true the latest that are. */
  notifications: Array<Notification>;
  /**
   * The global search: any part of three or more characters, whatever the case; at most 20 of a type, best match first
   * (the whole name, the beginning of a word, the middle; then Swedish order). `type` is ALLA when left out. Fewer than
   * three characters, or in DATUM a `date` that is no calendar day, find nothing. At most 60 a minute.
   */
  search: Array<SearchResult>;
  /** One student. A student reads only the own record; every opening by staff is written to the access log. */
  student: Maybe<Student>;
  /** The change history, newest first. */
  studentHistory: Array<ChangeHistoryEntry>;
  /** A student gets a list of one: the own record. Coordinator, specped and syv have no list. */
  students: StudentPage;
  /** The signed-in user's own tasks, oldest first. */
  tasks: Array<Task>;
  /** Teachers in Swedish alphabetical order. */
  teachers: Array<Teacher>;
  /** One account; NOT_FOUND when there is none. */
  user: Maybe<User>;
  /** Accounts, for their administration. */
  users: UserPage;
};


export type QueryAccessLogArgs = {
  input: InputMaybe<AccessLogInput>;
};


export type QueryCourseArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDetailsArgs = {
  id: Scalars['ID']['input'];
  type: DetailsType;
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


export type QueryImportBatchArgs = {
  id: Scalars['ID']['input'];
};


export type QueryJobArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNotificationsArgs = {
  resolved: InputMaybe<Scalars['Boolean']['input']>;
};


export type QuerySearchArgs = {
  date: InputMaybe<Scalars['String']['input']>;
  q: InputMaybe<Scalars['String']['input']>;
  type: InputMaybe<SearchType>;
};


export type QueryStudentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryStudentHistoryArgs = {
  studentId: Scalars['ID']['input'];
};


export type QueryStudentsArgs = {
  input: InputMaybe<StudentsInput>;
};


export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


export type QueryUsersArgs = {
  input: InputMaybe<UsersInput>;
};

/** Name, number, phone, e-mail and municipality are copied from the stored record, never from the input. */
export type RegisterExamInput = {
  /** At most 200 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** The course's title, 1 to 120 characters. */
  course: Scalars['String']['input'];
  /** True when the material has been fetched; the moment is the server's. */
  materialReceived?: InputMaybe<Scalars['Boolean']['input']>;
  paymentDate?: InputMaybe<Scalars['Date']['input']>;
  /** Read only without `studentId`, and only from staff. */
  personalNumber?: InputMaybe<Scalars['String']['input']>;
  requestedMonth: Month;
  /** Whom the exam is for. Left out, a student means the own record; staff name the student by `personalNumber` then. */
  studentId?: InputMaybe<Scalars['ID']['input']>;
  /** The responsible teacher, as in `teachers`. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
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

export type ResolveNotificationInput = {
  id: Scalars['ID']['input'];
  /** Read from administrators only: resolves it for that user instead. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

export type RevokeApiKeyInput = {
  id: Scalars['ID']['input'];
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

export type SearchResult = {
  __typename?: 'SearchResult';
  /** A student's, a teacher record's, an account's, a course's, an instance's, a package's or a program's id, by `type`. */
  id: Scalars['ID']['output'];
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

export type SortDirection =
  | 'ASC'
  | 'DESC';

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
  startDate: Maybe<Scalars['Date']['output']>;
  status: StudentStatus;
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

export type Subscription = {
  __typename?: 'Subscription';
  /** Moves, comments and seen marks, from every door and every server process. Asks the session again at each event. */
  boardChanged: BoardChange;
  /** What is new, or was reset, for the viewer. Asks the session again at each event. */
  notificationAdded: Notification;
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

export type TeacherUser = {
  __typename?: 'TeacherUser';
  id: Scalars['ID']['output'];
  /** The display name, never an e-mail address. */
  username: Scalars['String']['output'];
};

export type Theme =
  | 'DARK'
  | 'LIGHT'
  /** Follows the device. */
  | 'SYSTEM';

export type UndoImportInput = {
  batchId: Scalars['ID']['input'];
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
  /** When a session of the account was last used; null when there is none now. */
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
  AddFileInput: AddFileInput;
  ApiKey: ResolverTypeWrapper<ApiKey>;
  AplMoveConflict: ResolverTypeWrapper<AplMoveConflict>;
  AplMoved: ResolverTypeWrapper<AplMoved>;
  AplStatus: AplStatus;
  Board: ResolverTypeWrapper<Board>;
  BoardCard: ResolverTypeWrapper<BoardCard>;
  BoardChange: ResolverTypeWrapper<BoardChange>;
  BoardChangeKind: BoardChangeKind;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CancelJobInput: CancelJobInput;
  ChangeHistoryEntry: ResolverTypeWrapper<ChangeHistoryEntry>;
  ChangePasswordInput: ChangePasswordInput;
  ChangedBy: ResolverTypeWrapper<ChangedBy>;
  Comment: ResolverTypeWrapper<Comment>;
  CommentHistory: ResolverTypeWrapper<CommentHistory>;
  CommentRights: ResolverTypeWrapper<CommentRights>;
  CommitImportInput: CommitImportInput;
  CourseDetail: ResolverTypeWrapper<CourseDetail>;
  CourseInstanceSummary: ResolverTypeWrapper<CourseInstanceSummary>;
  CourseStudent: ResolverTypeWrapper<CourseStudent>;
  CourseSummary: ResolverTypeWrapper<CourseSummary>;
  CreateApiKeyInput: CreateApiKeyInput;
  CreateStudentInput: CreateStudentInput;
  CreateTaskInput: CreateTaskInput;
  CreateUserInput: CreateUserInput;
  CreatedApiKey: ResolverTypeWrapper<CreatedApiKey>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeactivateUserInput: DeactivateUserInput;
  DecideExamInput: DecideExamInput;
  DeleteAplCommentInput: DeleteAplCommentInput;
  DeleteCommentInput: DeleteCommentInput;
  DeleteExamInput: DeleteExamInput;
  DeleteFileInput: DeleteFileInput;
  DeleteTaskInput: DeleteTaskInput;
  Details: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Details']>;
  DetailsType: DetailsType;
  EditAplCommentInput: EditAplCommentInput;
  EditCommentInput: EditCommentInput;
  EducationEntry: ResolverTypeWrapper<EducationEntry>;
  EducationReference: ResolverTypeWrapper<EducationReference>;
  EducationType: EducationType;
  EndSessionInput: EndSessionInput;
  EndUserSessionsInput: EndUserSessionsInput;
  EnrollmentStats: ResolverTypeWrapper<EnrollmentStats>;
  EnrollmentStatus: EnrollmentStatus;
  ErrorCode: ErrorCode;
  Exam: ResolverTypeWrapper<Exam>;
  ExamDecision: ExamDecision;
  ExamFilter: ExamFilter;
  ExamPage: ResolverTypeWrapper<ExamPage>;
  ExamRights: ResolverTypeWrapper<ExamRights>;
  ExamStatus: ExamStatus;
  ExamsInput: ExamsInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImportBatch: ResolverTypeWrapper<ImportBatch>;
  ImportChange: ResolverTypeWrapper<ImportChange>;
  ImportColumn: ResolverTypeWrapper<ImportColumn>;
  ImportErrorChoice: ImportErrorChoice;
  ImportField: ImportField;
  ImportIssue: ResolverTypeWrapper<ImportIssue>;
  ImportMapping: ImportMapping;
  ImportOutcome: ImportOutcome;
  ImportRow: ResolverTypeWrapper<ImportRow>;
  ImportRowFix: ImportRowFix;
  ImportState: ImportState;
  ImportSummary: ResolverTypeWrapper<ImportSummary>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JSONObject: ResolverTypeWrapper<Scalars['JSONObject']['output']>;
  Job: ResolverTypeWrapper<Job>;
  JobState: JobState;
  LinkStudentAccountInput: LinkStudentAccountInput;
  LoginInput: LoginInput;
  LoginResult: ResolverTypeWrapper<LoginResult>;
  MarkCommentsSeenInput: MarkCommentsSeenInput;
  MaterialReceived: ResolverTypeWrapper<MaterialReceived>;
  Message: ResolverTypeWrapper<Message>;
  MissingField: MissingField;
  Month: Month;
  Municipality: ResolverTypeWrapper<Municipality>;
  MunicipalityInput: MunicipalityInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MyData: ResolverTypeWrapper<MyData>;
  MyDataChange: ResolverTypeWrapper<MyDataChange>;
  Notification: ResolverTypeWrapper<Notification>;
  NotificationKind: NotificationKind;
  NotificationMeta: ResolverTypeWrapper<NotificationMeta>;
  PasswordChanged: ResolverTypeWrapper<PasswordChanged>;
  PreviewImportInput: PreviewImportInput;
  Profile: ResolverTypeWrapper<Profile>;
  ProfileSettings: ResolverTypeWrapper<ProfileSettings>;
  ProfileSettingsInput: ProfileSettingsInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RegisterExamInput: RegisterExamInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  ResetNotificationInput: ResetNotificationInput;
  ResetPasswordInput: ResetPasswordInput;
  ResolveNotificationInput: ResolveNotificationInput;
  RevokeApiKeyInput: RevokeApiKeyInput;
  Role: Role;
  SearchResult: ResolverTypeWrapper<SearchResult>;
  SearchType: SearchType;
  SendResetLinkInput: SendResetLinkInput;
  SessionUser: ResolverTypeWrapper<SessionUser>;
  SetAplStatusInput: SetAplStatusInput;
  SetAplStatusResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetAplStatusResult']>;
  SetProtectedInput: SetProtectedInput;
  SetResponsibleTeacherInput: SetResponsibleTeacherInput;
  SetUserRoleInput: SetUserRoleInput;
  SortDirection: SortDirection;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Student: ResolverTypeWrapper<Student>;
  StudentCard: ResolverTypeWrapper<StudentCard>;
  StudentFilter: StudentFilter;
  StudentPage: ResolverTypeWrapper<StudentPage>;
  StudentRights: ResolverTypeWrapper<StudentRights>;
  StudentSort: StudentSort;
  StudentSortField: StudentSortField;
  StudentStatus: StudentStatus;
  StudentsInput: StudentsInput;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Task: ResolverTypeWrapper<Task>;
  Teacher: ResolverTypeWrapper<Teacher>;
  TeacherCard: ResolverTypeWrapper<TeacherCard>;
  TeacherUser: ResolverTypeWrapper<TeacherUser>;
  Theme: Theme;
  UndoImportInput: UndoImportInput;
  UpdateImportInput: UpdateImportInput;
  UpdateMyProfileInput: UpdateMyProfileInput;
  UpdateStudentInput: UpdateStudentInput;
  UpdateStudentsInput: UpdateStudentsInput;
  UpdateStudentsResult: ResolverTypeWrapper<UpdateStudentsResult>;
  UpdateTaskInput: UpdateTaskInput;
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
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessLogEntry: AccessLogEntry;
  AccessLogInput: AccessLogInput;
  AccessLogPage: AccessLogPage;
  AccountCard: AccountCard;
  ActivateUserInput: ActivateUserInput;
  AddCommentInput: AddCommentInput;
  AddFileInput: AddFileInput;
  ApiKey: ApiKey;
  AplMoveConflict: AplMoveConflict;
  AplMoved: AplMoved;
  Board: Board;
  BoardCard: BoardCard;
  BoardChange: BoardChange;
  Boolean: Scalars['Boolean']['output'];
  CancelJobInput: CancelJobInput;
  ChangeHistoryEntry: ChangeHistoryEntry;
  ChangePasswordInput: ChangePasswordInput;
  ChangedBy: ChangedBy;
  Comment: Comment;
  CommentHistory: CommentHistory;
  CommentRights: CommentRights;
  CommitImportInput: CommitImportInput;
  CourseDetail: CourseDetail;
  CourseInstanceSummary: CourseInstanceSummary;
  CourseStudent: CourseStudent;
  CourseSummary: CourseSummary;
  CreateApiKeyInput: CreateApiKeyInput;
  CreateStudentInput: CreateStudentInput;
  CreateTaskInput: CreateTaskInput;
  CreateUserInput: CreateUserInput;
  CreatedApiKey: CreatedApiKey;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeactivateUserInput: DeactivateUserInput;
  DecideExamInput: DecideExamInput;
  DeleteAplCommentInput: DeleteAplCommentInput;
  DeleteCommentInput: DeleteCommentInput;
  DeleteExamInput: DeleteExamInput;
  DeleteFileInput: DeleteFileInput;
  DeleteTaskInput: DeleteTaskInput;
  Details: ResolversUnionTypes<ResolversParentTypes>['Details'];
  EditAplCommentInput: EditAplCommentInput;
  EditCommentInput: EditCommentInput;
  EducationEntry: EducationEntry;
  EducationReference: EducationReference;
  EndSessionInput: EndSessionInput;
  EndUserSessionsInput: EndUserSessionsInput;
  EnrollmentStats: EnrollmentStats;
  Exam: Exam;
  ExamFilter: ExamFilter;
  ExamPage: ExamPage;
  ExamRights: ExamRights;
  ExamsInput: ExamsInput;
  ID: Scalars['ID']['output'];
  ImportBatch: ImportBatch;
  ImportChange: ImportChange;
  ImportColumn: ImportColumn;
  ImportIssue: ImportIssue;
  ImportMapping: ImportMapping;
  ImportRow: ImportRow;
  ImportRowFix: ImportRowFix;
  ImportSummary: ImportSummary;
  Int: Scalars['Int']['output'];
  JSONObject: Scalars['JSONObject']['output'];
  Job: Job;
  LinkStudentAccountInput: LinkStudentAccountInput;
  LoginInput: LoginInput;
  LoginResult: LoginResult;
  MarkCommentsSeenInput: MarkCommentsSeenInput;
  MaterialReceived: MaterialReceived;
  Message: Message;
  Municipality: Municipality;
  MunicipalityInput: MunicipalityInput;
  Mutation: Record<PropertyKey, never>;
  MyData: MyData;
  MyDataChange: MyDataChange;
  Notification: Notification;
  NotificationMeta: NotificationMeta;
  PasswordChanged: PasswordChanged;
  PreviewImportInput: PreviewImportInput;
  Profile: Profile;
  ProfileSettings: ProfileSettings;
  ProfileSettingsInput: ProfileSettingsInput;
  Query: Record<PropertyKey, never>;
  RegisterExamInput: RegisterExamInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  ResetNotificationInput: ResetNotificationInput;
  ResetPasswordInput: ResetPasswordInput;
  ResolveNotificationInput: ResolveNotificationInput;
  RevokeApiKeyInput: RevokeApiKeyInput;
  SearchResult: SearchResult;
  SendResetLinkInput: SendResetLinkInput;
  SessionUser: SessionUser;
  SetAplStatusInput: SetAplStatusInput;
  SetAplStatusResult: ResolversUnionTypes<ResolversParentTypes>['SetAplStatusResult'];
  SetProtectedInput: SetProtectedInput;
  SetResponsibleTeacherInput: SetResponsibleTeacherInput;
  SetUserRoleInput: SetUserRoleInput;
  String: Scalars['String']['output'];
  Student: Student;
  StudentCard: StudentCard;
  StudentFilter: StudentFilter;
  StudentPage: StudentPage;
  StudentRights: StudentRights;
  StudentSort: StudentSort;
  StudentsInput: StudentsInput;
  Subscription: Record<PropertyKey, never>;
  Task: Task;
  Teacher: Teacher;
  TeacherCard: TeacherCard;
  TeacherUser: TeacherUser;
  UndoImportInput: UndoImportInput;
  UpdateImportInput: UpdateImportInput;
  UpdateMyProfileInput: UpdateMyProfileInput;
  UpdateStudentInput: UpdateStudentInput;
  UpdateStudentsInput: UpdateStudentsInput;
  UpdateStudentsResult: UpdateStudentsResult;
  UpdateTaskInput: UpdateTaskInput;
  UpdateUserInput: UpdateUserInput;
  UploadedFile: UploadedFile;
  User: User;
  UserFilter: UserFilter;
  UserPage: UserPage;
  UserRights: UserRights;
  UserSession: UserSession;
  UserSort: UserSort;
  UsersInput: UsersInput;
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

export type CourseDetailResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CourseDetail'] = ResolversParentTypes['CourseDetail']> = {
  courseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  students?: Resolver<Array<ResolversTypes['CourseStudent']>, ParentType, ContextType>;
  teacher?: Resolver<Maybe<ResolversTypes['TeacherUser']>, ParentType, ContextType>;
};

export type CourseInstanceSummaryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CourseInstanceSummary'] = ResolversParentTypes['CourseInstanceSummary']> = {
  courseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type CourseStudentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CourseStudent'] = ResolversParentTypes['CourseStudent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseSummaryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CourseSummary'] = ResolversParentTypes['CourseSummary']> = {
  courseCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  teacher?: Resolver<Maybe<ResolversTypes['TeacherUser']>, ParentType, ContextType>;
};

export type CreatedApiKeyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreatedApiKey'] = ResolversParentTypes['CreatedApiKey']> = {
  apiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type EducationEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EducationEntry'] = ResolversParentTypes['EducationEntry']> = {
  courseInstance?: Resolver<Maybe<ResolversTypes['CourseInstanceSummary']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  grade?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEnrollment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refId?: Resolver<Maybe<ResolversTypes['EducationReference']>, ParentType, ContextType>;
  removedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['EnrollmentStatus']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EducationType'], ParentType, ContextType>;
};

export type EducationReferenceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EducationReference'] = ResolversParentTypes['EducationReference']> = {
  courseCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  courseName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coursePackageName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  programName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EnrollmentStatsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EnrollmentStats'] = ResolversParentTypes['EnrollmentStats']> = {
  activeEnrollments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalEnrollments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExamResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Exam'] = ResolversParentTypes['Exam']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  course?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['ExamDecision']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerMay?: Resolver<ResolversTypes['ExamRights'], ParentType, ContextType>;
  withheld?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
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

export type LoginResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LoginResult'] = ResolversParentTypes['LoginResult']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['SessionUser'], ParentType, ContextType>;
};

export type MaterialReceivedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MaterialReceived'] = ResolversParentTypes['MaterialReceived']> = {
  receivedDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  addFile?: Resolver<ResolversTypes['UploadedFile'], ParentType, ContextType, RequireFields<MutationAddFileArgs, 'input'>>;
  addStudentComment?: Resolver<ResolversTypes['CommentHistory'], ParentType, ContextType, RequireFields<MutationAddStudentCommentArgs, 'input'>>;
  cancelJob?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationCancelJobArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['PasswordChanged'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  commitImport?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationCommitImportArgs, 'input'>>;
  createApiKey?: Resolver<ResolversTypes['CreatedApiKey'], ParentType, ContextType, RequireFields<MutationCreateApiKeyArgs, 'input'>>;
  createStudent?: Resolver<ResolversTypes['Student'], ParentType, ContextType, RequireFields<MutationCreateStudentArgs, 'input'>>;
  createTask?: Resolver<ResolversTypes['Task'], ParentType, ContextType, RequireFields<MutationCreateTaskArgs, 'input'>>;
  createUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationCreateUserArgs, 'input'>>;
  deactivateUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationDeactivateUserArgs, 'input'>>;
  decideExam?: Resolver<ResolversTypes['Exam'], ParentType, ContextType, RequireFields<MutationDecideExamArgs, 'input'>>;
  deleteAplComment?: Resolver<ResolversTypes['CommentHistory'], ParentType, ContextType, RequireFields<MutationDeleteAplCommentArgs, 'input'>>;
  deleteExam?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteExamArgs, 'input'>>;
  deleteFile?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteFileArgs, 'input'>>;
  deleteMyTasks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deleteStudentComment?: Resolver<ResolversTypes['CommentHistory'], ParentType, ContextType, RequireFields<MutationDeleteStudentCommentArgs, 'input'>>;
  deleteTask?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteTaskArgs, 'input'>>;
  editAplComment?: Resolver<ResolversTypes['CommentHistory'], ParentType, ContextType, RequireFields<MutationEditAplCommentArgs, 'input'>>;
  editStudentComment?: Resolver<ResolversTypes['CommentHistory'], ParentType, ContextType, RequireFields<MutationEditStudentCommentArgs, 'input'>>;
  endOtherSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'input'>>;
  endUserSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationEndUserSessionsArgs, 'input'>>;
  linkStudentAccount?: Resolver<ResolversTypes['Student'], ParentType, ContextType, RequireFields<MutationLinkStudentAccountArgs, 'input'>>;
  login?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  markCommentsSeen?: Resolver<ResolversTypes['CommentHistory'], ParentType, ContextType, RequireFields<MutationMarkCommentsSeenArgs, 'input'>>;
  previewImport?: Resolver<ResolversTypes['ImportBatch'], ParentType, ContextType, RequireFields<MutationPreviewImportArgs, 'input'>>;
  registerExam?: Resolver<ResolversTypes['Exam'], ParentType, ContextType, RequireFields<MutationRegisterExamArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resetNotification?: Resolver<ResolversTypes['Notification'], ParentType, ContextType, RequireFields<MutationResetNotificationArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  resolveNotification?: Resolver<ResolversTypes['Notification'], ParentType, ContextType, RequireFields<MutationResolveNotificationArgs, 'input'>>;
  revokeApiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType, RequireFields<MutationRevokeApiKeyArgs, 'input'>>;
  sendResetLink?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationSendResetLinkArgs, 'input'>>;
  setAplStatus?: Resolver<ResolversTypes['SetAplStatusResult'], ParentType, ContextType, RequireFields<MutationSetAplStatusArgs, 'input'>>;
  setProtected?: Resolver<ResolversTypes['Student'], ParentType, ContextType, RequireFields<MutationSetProtectedArgs, 'input'>>;
  setResponsibleTeacher?: Resolver<ResolversTypes['Student'], ParentType, ContextType, RequireFields<MutationSetResponsibleTeacherArgs, 'input'>>;
  setUserRole?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationSetUserRoleArgs, 'input'>>;
  undoImport?: Resolver<ResolversTypes['ImportBatch'], ParentType, ContextType, RequireFields<MutationUndoImportArgs, 'input'>>;
  updateImport?: Resolver<ResolversTypes['ImportBatch'], ParentType, ContextType, RequireFields<MutationUpdateImportArgs, 'input'>>;
  updateMyProfile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType, RequireFields<MutationUpdateMyProfileArgs, 'input'>>;
  updateStudent?: Resolver<ResolversTypes['Student'], ParentType, ContextType, RequireFields<MutationUpdateStudentArgs, 'input'>>;
  updateStudents?: Resolver<ResolversTypes['UpdateStudentsResult'], ParentType, ContextType, RequireFields<MutationUpdateStudentsArgs, 'input'>>;
  updateTask?: Resolver<ResolversTypes['Task'], ParentType, ContextType, RequireFields<MutationUpdateTaskArgs, 'input'>>;
  updateUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'input'>>;
};

export type MyDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MyData'] = ResolversParentTypes['MyData']> = {
  account?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['MyDataChange']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  exams?: Resolver<Array<ResolversTypes['Exam']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['UploadedFile']>, ParentType, ContextType>;
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

export type PasswordChangedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PasswordChanged'] = ResolversParentTypes['PasswordChanged']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accessLog?: Resolver<ResolversTypes['AccessLogPage'], ParentType, ContextType, Partial<QueryAccessLogArgs>>;
  apiKeys?: Resolver<Array<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  board?: Resolver<ResolversTypes['Board'], ParentType, ContextType>;
  course?: Resolver<Maybe<ResolversTypes['CourseDetail']>, ParentType, ContextType, RequireFields<QueryCourseArgs, 'id'>>;
  courses?: Resolver<Array<ResolversTypes['CourseSummary']>, ParentType, ContextType>;
  details?: Resolver<Maybe<ResolversTypes['Details']>, ParentType, ContextType, RequireFields<QueryDetailsArgs, 'id' | 'type'>>;
  exams?: Resolver<ResolversTypes['ExamPage'], ParentType, ContextType, Partial<QueryExamsArgs>>;
  exportStudents?: Resolver<Array<ResolversTypes['Student']>, ParentType, ContextType, Partial<QueryExportStudentsArgs>>;
  file?: Resolver<Maybe<ResolversTypes['UploadedFile']>, ParentType, ContextType, RequireFields<QueryFileArgs, 'id'>>;
  files?: Resolver<Array<ResolversTypes['UploadedFile']>, ParentType, ContextType, RequireFields<QueryFilesArgs, 'studentId'>>;
  importBatch?: Resolver<Maybe<ResolversTypes['ImportBatch']>, ParentType, ContextType, RequireFields<QueryImportBatchArgs, 'id'>>;
  importBatches?: Resolver<Array<ResolversTypes['ImportBatch']>, ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<QueryJobArgs, 'id'>>;
  me?: Resolver<ResolversTypes['SessionUser'], ParentType, ContextType>;
  municipalities?: Resolver<Array<ResolversTypes['Municipality']>, ParentType, ContextType>;
  myData?: Resolver<ResolversTypes['MyData'], ParentType, ContextType>;
  myProfile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  mySessions?: Resolver<Array<ResolversTypes['UserSession']>, ParentType, ContextType>;
  notifications?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType, Partial<QueryNotificationsArgs>>;
  search?: Resolver<Array<ResolversTypes['SearchResult']>, ParentType, ContextType, Partial<QuerySearchArgs>>;
  student?: Resolver<Maybe<ResolversTypes['Student']>, ParentType, ContextType, RequireFields<QueryStudentArgs, 'id'>>;
  studentHistory?: Resolver<Array<ResolversTypes['ChangeHistoryEntry']>, ParentType, ContextType, RequireFields<QueryStudentHistoryArgs, 'studentId'>>;
  students?: Resolver<ResolversTypes['StudentPage'], ParentType, ContextType, Partial<QueryStudentsArgs>>;
  tasks?: Resolver<Array<ResolversTypes['Task']>, ParentType, ContextType>;
  teachers?: Resolver<Array<ResolversTypes['Teacher']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  users?: Resolver<ResolversTypes['UserPage'], ParentType, ContextType, Partial<QueryUsersArgs>>;
};

export type SearchResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StudentStatus'], ParentType, ContextType>;
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
  notificationAdded?: SubscriptionResolver<ResolversTypes['Notification'], "notificationAdded", ParentType, ContextType>;
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

export type TeacherUserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TeacherUser'] = ResolversParentTypes['TeacherUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  Board?: BoardResolvers<ContextType>;
  BoardCard?: BoardCardResolvers<ContextType>;
  BoardChange?: BoardChangeResolvers<ContextType>;
  ChangeHistoryEntry?: ChangeHistoryEntryResolvers<ContextType>;
  ChangedBy?: ChangedByResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  CommentHistory?: CommentHistoryResolvers<ContextType>;
  CommentRights?: CommentRightsResolvers<ContextType>;
  CourseDetail?: CourseDetailResolvers<ContextType>;
  CourseInstanceSummary?: CourseInstanceSummaryResolvers<ContextType>;
  CourseStudent?: CourseStudentResolvers<ContextType>;
  CourseSummary?: CourseSummaryResolvers<ContextType>;
  CreatedApiKey?: CreatedApiKeyResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Details?: DetailsResolvers<ContextType>;
  EducationEntry?: EducationEntryResolvers<ContextType>;
  EducationReference?: EducationReferenceResolvers<ContextType>;
  EnrollmentStats?: EnrollmentStatsResolvers<ContextType>;
  Exam?: ExamResolvers<ContextType>;
  ExamPage?: ExamPageResolvers<ContextType>;
  ExamRights?: ExamRightsResolvers<ContextType>;
  ImportBatch?: ImportBatchResolvers<ContextType>;
  ImportChange?: ImportChangeResolvers<ContextType>;
  ImportColumn?: ImportColumnResolvers<ContextType>;
  ImportIssue?: ImportIssueResolvers<ContextType>;
  ImportRow?: ImportRowResolvers<ContextType>;
  ImportSummary?: ImportSummaryResolvers<ContextType>;
  JSONObject?: GraphQLScalarType;
  Job?: JobResolvers<ContextType>;
  LoginResult?: LoginResultResolvers<ContextType>;
  MaterialReceived?: MaterialReceivedResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  Municipality?: MunicipalityResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MyData?: MyDataResolvers<ContextType>;
  MyDataChange?: MyDataChangeResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationMeta?: NotificationMetaResolvers<ContextType>;
  PasswordChanged?: PasswordChangedResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  ProfileSettings?: ProfileSettingsResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SessionUser?: SessionUserResolvers<ContextType>;
  SetAplStatusResult?: SetAplStatusResultResolvers<ContextType>;
  Student?: StudentResolvers<ContextType>;
  StudentCard?: StudentCardResolvers<ContextType>;
  StudentPage?: StudentPageResolvers<ContextType>;
  StudentRights?: StudentRightsResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Task?: TaskResolvers<ContextType>;
  Teacher?: TeacherResolvers<ContextType>;
  TeacherCard?: TeacherCardResolvers<ContextType>;
  TeacherUser?: TeacherUserResolvers<ContextType>;
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

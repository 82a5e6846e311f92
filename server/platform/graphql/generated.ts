export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar date without time, `YYYY-MM-DD`. Never shifted by a time zone. */
  Date: { input: string; output: string; }
  /** A point in time, ISO 8601 in UTC with milliseconds: `2026-11-20T08:00:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** Field names with their values, as stored in the change history. */
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
  /** Money in whole öre: 4720 is 47.20 kr. Never a fraction. */
  Ore: { input: number; output: number; }
};

/** Someone of the staff, or another system, opened students' data, or someone was refused them. */
export type AccessLogEntry = {
  __typename?: 'AccessLogEntry';
  /** What was done: READ_STUDENT, CHANGE_STUDENT, LIST_STUDENTS … */
  action: Scalars['String']['output'];
  /** When it was opened. */
  at: Scalars['DateTime']['output'];
  /** Which list was exported, or what kind of document it was; null for the rest. */
  detail: Maybe<Scalars['String']['output']>;
  /** Counts up with each entry; entries are never changed or removed. */
  id: Scalars['ID']['output'];
  /** The student's identity was protected then. */
  isProtected: Scalars['Boolean']['output'];
  /** Of a list or search that showed a protected student: what it was asked for, without personal numbers. Null for a list of everything and for all other entries. */
  question: Maybe<Scalars['String']['output']>;
  /** Why it was opened, as the reader said in `Access-Reason`; null when no reason was given. */
  reason: Maybe<Scalars['String']['output']>;
  /** Whether it was shown or refused. */
  result: AccessResult;
  /** The role that the account had then. */
  role: Role;
  /** Null for a list. */
  studentId: Maybe<Scalars['ID']['output']>;
  /** The student's name today; null for a list, or when the record is gone. */
  studentName: Maybe<Scalars['String']['output']>;
  /** The account, or that of an API key, that opened it. */
  userId: Scalars['ID']['output'];
  /** Null when the account is no longer known. */
  userName: Maybe<Scalars['String']['output']>;
};

/** Filters, all of which must hold, and page; left out, the latest 50 entries. */
export type AccessLogInput = {
  /** Exactly this action, such as READ_STUDENT or EXPORT_LIST. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** The `nextCursor` of the page before. */
  after?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 200; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** The first day, in Swedish time. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Only openings of protected students (true) or of all others (false). */
  isProtected?: InputMaybe<Scalars['Boolean']['input']>;
  /** Openings and changes of this student's record; of lists those alone that showed the student while protected. */
  studentId?: InputMaybe<Scalars['ID']['input']>;
  /** The last day, in Swedish time. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** What this account has opened. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** One page of the access log. */
export type AccessLogPage = {
  __typename?: 'AccessLogPage';
  /** Send as `after` for the next page; null on the last one. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** Newest first. */
  nodes: Array<AccessLogEntry>;
};

/** Whether the opening was allowed. */
export type AccessResult =
  /** The data was shown. */
  | 'OK'
  /** Someone asked for a student, or for something of theirs, without a right to it: their role has none, or the identity is protected from them. */
  | 'REFUSED';

/** What a colleague needs to know of an account that is neither a teacher's nor a linked student's. */
export type AccountCard = {
  __typename?: 'AccountCard';
  /** False when the account may no longer sign in; such an account is found by administrators alone. */
  active: Scalars['Boolean']['output'];
  /** From teacher up; null below. */
  email: Maybe<Scalars['String']['output']>;
  /** The account's id, as `User.id`. */
  id: Scalars['ID']['output'];
  /** The role that the account has now. */
  role: Role;
  /** The name. */
  title: Scalars['String']['output'];
  /** Personal or Användare. */
  type: Scalars['String']['output'];
};

/** The account to switch on again. */
export type ActivateUserInput = {
  /** A deactivated account, from `users`; an active one stays as it is. */
  id: Scalars['ID']['input'];
};

/** A new comment on a student; one's own counts as seen by oneself. */
export type AddCommentInput = {
  /** 1 to 4 000 characters. The student can read it. */
  comment: Scalars['String']['input'];
  /** True when it tells of contact with the student, who then was active today; false unless given. */
  isContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** The student whom the comment is about. */
  studentId: Scalars['ID']['input'];
};

/** The student, the wish in the student's own words, and the earliest start. */
export type AddCourseWishInput = {
  /** The first day on which the student can start; omit it for as soon as possible. */
  earliestOn?: InputMaybe<Scalars['Date']['input']>;
  /** The student; unknown: BAD_REFERENCE. The same text twice: DUPLICATE on `text`. */
  studentId: Scalars['ID']['input'];
  /** The wish, 1 to 200 characters; a name or code from the catalogue becomes a need at once. */
  text: Scalars['String']['input'];
};

/** The student, and the upload that was just sent by REST. */
export type AddFileInput = {
  /** The student who gets the file; CONFLICT (FILE_QUOTA) beyond 200 files or 1 GB. */
  studentId: Scalars['ID']['input'];
  /** Names bytes that this user has just sent to `POST /api/uploads/{studentId}`. */
  uploadId: Scalars['ID']['input'];
};

/** The student, the note, the due date and the assignee. */
export type AddFollowUpInput = {
  /** The account of a colleague who can see the student; default the viewer. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** Today or later. */
  dueOn: Scalars['Date']['input'];
  /** At most 500 characters of plain text. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** A student visible to the viewer. */
  studentId: Scalars['ID']['input'];
};

/** A municipality that the list lacks. */
export type AddMunicipalityInput = {
  /** What it is called as huvudman, at most 120 characters; the name followed by 'kommun' unless given. */
  authorityName?: InputMaybe<Scalars['String']['input']>;
  /** Four digits. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** MUNICIPALITY unless given; it is not changed afterwards. */
  kind?: InputMaybe<MunicipalityKind>;
  /** 1 to 60 characters; CONFLICT (DUPLICATE) when it is there, a hyphen counting as a blank. */
  name: Scalars['String']['input'];
};

/** What has to be thought of before a student is made anonymous. */
export type AnonymisePreview = {
  __typename?: 'AnonymisePreview';
  /** What others have written that names the student, newest first. */
  mentions: Array<StudentMention>;
};

/** The student who is to be made anonymous. */
export type AnonymisePreviewInput = {
  /** The student's id, as in `students`. */
  studentId: Scalars['ID']['input'];
};

/** The student, the typed name that confirms it, and the version; it cannot be taken back. */
export type AnonymiseStudentInput = {
  /** The ids, from `anonymisePreview`, of what others have written whose text is cleared in the same step. */
  clearMentions?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The name of the student, typed anew: it cannot be taken back. */
  confirmName: Scalars['String']['input'];
  /** The student, whose enrolments must be over. */
  studentId: Scalars['ID']['input'];
  /** The student's current version; CONFLICT (VERSION) for another. */
  version: Scalars['Int']['input'];
};

/** Which request, the outcome, and the answer that the student reads. */
export type AnswerCorrectionInput = {
  /** 1 to 2 000 characters; the student reads it. */
  answer: Scalars['String']['input'];
  /** The request, from `correctionRequests`; NOT_FOUND when it is gone. */
  id: Scalars['ID']['input'];
  /** Whether something was put right. */
  outcome: CorrectionOutcome;
};

/** Lets another system call with exactly the rights of a role: `Authorization: Bearer sv_…`. What it does is recorded under its name. */
export type ApiKey = {
  __typename?: 'ApiKey';
  /** When the key was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The name of who made it. */
  createdBy: Scalars['String']['output'];
  /** Null: it does not expire. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Passed to `revokeApiKey`; it is not the key itself. */
  id: Scalars['ID']['output'];
  /** To the minute; null when it has never been used. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** The other system, as comments, history and access log name it. */
  name: Scalars['String']['output'];
  /** A revoked key is refused at once; null while it may be used. */
  revokedAt: Maybe<Scalars['DateTime']['output']>;
  /** The key has exactly the rights of this role, at most ADMIN. */
  role: Role;
};

/** Someone else was first: where the card is now, and who moved it. */
export type AplMoveConflict = {
  __typename?: 'AplMoveConflict';
  /** As it stands now, in the column that the other person chose. */
  card: BoardCard;
  /** When the card was moved to the column where it is. */
  movedAt: Maybe<Scalars['DateTime']['output']>;
  /** The name of who moved it; null when nobody has moved it yet. */
  movedBy: Maybe<Scalars['String']['output']>;
};

/** The card after the move. */
export type AplMoved = {
  __typename?: 'AplMoved';
  /** As the viewer sees it after the move. */
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

/** The teacher, whose account must be active, and the instances to assign. */
export type AssignTeacherInput = {
  /** 1 to 50 instances that have not ended. */
  courseInstanceIds: Array<Scalars['ID']['input']>;
  /** Id of the teacher. */
  id: Scalars['ID']['input'];
};

/** One kind of thing to see to, with the first it is about. */
export type Attention = {
  __typename?: 'Attention';
  /** How many courses or packages it is about, also beyond `items`. */
  count: Scalars['Int']['output'];
  /** The first five. */
  items: Array<AttentionItem>;
  /** What is wrong with them. */
  kind: AttentionKind;
};

/** One course or package that needs attention. */
export type AttentionItem = {
  __typename?: 'AttentionItem';
  /** A code, a date, a sum: what it is about. */
  detail: Maybe<Scalars['String']['output']>;
  /** The course, or the package. */
  id: Scalars['ID']['output'];
  /** The name of the course or package. */
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

/** A changed field. */
export type AuditChange = {
  __typename?: 'AuditChange';
  /** The new value; null if it is empty. */
  after: Maybe<Scalars['String']['output']>;
  /** The old value; null if it was empty or is not recorded. */
  before: Maybe<Scalars['String']['output']>;
  /** The field's name. */
  field: Scalars['String']['output'];
};

/** Kind of an audit log entry. */
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
  /** Mails about a cancellation, which waited for its undo, were sent at once. */
  | 'HELD_MAILS_SENT'
  /** Somebody decided whom a row of an import means. */
  | 'IMPORT_ROW_DECIDED'
  /** A key for another system was made. */
  | 'KEY_CREATED'
  /** A key for another system was revoked. */
  | 'KEY_REVOKED'
  /** The participants of a course instance were mailed; the message is named, its text is not. */
  | 'PARTICIPANTS_MAILED'
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
  /** The school's details, the numbers that its rules go by, its list of municipalities, or which of its first steps are left out changed. */
  | 'SETTINGS_CHANGED'
  /** Somebody signed in. */
  | 'SIGNED_IN'
  /** Somebody signed out. */
  | 'SIGNED_OUT'
  /** A password was wrong, or the account unknown or deactivated; the account is named where there is one. */
  | 'SIGN_IN_FAILED'
  /** An account was linked to a student's record, or parted from it. */
  | 'STUDENT_LINKED';

/** An audit log entry: an administrative action or a sign-in. */
export type AuditLogEntry = {
  __typename?: 'AuditLogEntry';
  /** The client's network address; null for actions of the server. */
  address: Maybe<Scalars['String']['output']>;
  /** When it was done. */
  at: Scalars['DateTime']['output'];
  /** Changed fields with both values, never secrets. */
  changes: Array<AuditChange>;
  /** Counts up with each entry; entries are never changed or removed. */
  id: Scalars['ID']['output'];
  /** Kind of action. */
  kind: AuditKind;
  /** The role that it had then. */
  role: Maybe<Role>;
  /** The account, or that of an API key, that it was done to; null for what is about none. */
  subjectId: Maybe<Scalars['ID']['output']>;
  /** Its name today; null when there was none. */
  subjectName: Maybe<Scalars['String']['output']>;
  /** How the browser or program named itself. */
  userAgent: Maybe<Scalars['String']['output']>;
  /** The acting account or API key account; null without a session. */
  userId: Maybe<Scalars['ID']['output']>;
  /** Its name today; null when there was none. */
  userName: Maybe<Scalars['String']['output']>;
};

/** Filters, all of which must hold, and page; left out, the latest 50 entries. */
export type AuditLogInput = {
  /** The `nextCursor` of the page before. */
  after?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 200; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** The first day, in Swedish time. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Actions of this kind alone. */
  kind?: InputMaybe<AuditKind>;
  /** The last day, in Swedish time. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** What this account did, or what was done to it. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** A page of the audit log. */
export type AuditLogPage = {
  __typename?: 'AuditLogPage';
  /** For `after`; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** Newest first. */
  nodes: Array<AuditLogEntry>;
};

/** The APL board (specification, section 4), one card for each student. */
export type Board = {
  __typename?: 'Board';
  /** All students that the viewer may see, in Swedish alphabetical order. */
  cards: Array<BoardCard>;
  /**
   * A name for where the news stood before the cards were read: `boardChanged(after:)` begins with what was told since. Another
   * one each time; it holds for a while, in the server process that gave it.
   */
  newsAt: Scalars['String']['output'];
};

/** A student on the APL board. */
export type BoardCard = {
  __typename?: 'BoardCard';
  /** The column that the card is in. */
  aplStatus: AplStatus;
  /** When the card came to its column; a move that was taken back has not interrupted it. */
  aplStatusSince: Scalars['DateTime']['output'];
  /** Comments that are not deleted. */
  commentCount: Scalars['Int']['output'];
  /** Package, program or course in short. */
  education: Maybe<Scalars['String']['output']>;
  /** The student's id, as in `students`. */
  id: Scalars['ID']['output'];
  /** Whether a follow-up waits on the viewer's own list whose day has come. */
  isDue: Scalars['Boolean']['output'];
  /** Whether the viewer is the student's responsible teacher. */
  isMine: Scalars['Boolean']['output'];
  /** When the card was moved last, there or back: of two pieces of news about it the later one holds. */
  movedAt: Scalars['DateTime']['output'];
  /** The home municipality; null when none is set, or of a protected student below administrator. */
  municipality: Maybe<Scalars['String']['output']>;
  /** The student's name. */
  name: Scalars['String']['output'];
  /** Comments that are not deleted and that the viewer has not seen. */
  unseenCount: Scalars['Int']['output'];
};

/** One piece of news for an open board. */
export type BoardChange = {
  __typename?: 'BoardChange';
  /** The account's id of who did it; null when it is not told. */
  actorId: Maybe<Scalars['ID']['output']>;
  /** The name of who did it; null when it is not told. */
  actorName: Maybe<Scalars['String']['output']>;
  /** The card as the viewer sees it now; null when it is gone. */
  card: Maybe<BoardCard>;
  /** The column before a move. */
  from: Maybe<AplStatus>;
  /** Says which of the other fields are set. */
  kind: BoardChangeKind;
  /** Null with RELOADED. */
  studentId: Maybe<Scalars['ID']['output']>;
};

/** What has happened on the APL board. */
export type BoardChangeKind =
  /** A student is new, or the details, teacher or protection were changed. */
  | 'CHANGED'
  /** A comment was added, edited or deleted. */
  | 'COMMENTED'
  /** A card was moved to another column; `from` names the one before. */
  | 'MOVED'
  /** Many cards at once, by an import or a bulk change: read the board anew. */
  | 'RELOADED'
  /** The viewer may no longer see the student; take the card away. */
  | 'REMOVED'
  /** Somebody has seen comments of the student, which may change one's own count. */
  | 'SEEN';

/** The occasion and the registrations that get a place on it. */
export type BookExamsInput = {
  /** 1 to 200 registrations. */
  examIds: Array<Scalars['ID']['input']>;
  /** The occasion; those booked on it already stay as they are. */
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
  /** What the viewer may do beyond single occasions. */
  viewerMay: CalendarRights;
};

/** A change in the calendar, after which clients refetch. */
export type CalendarChange = {
  __typename?: 'CalendarChange';
  /** The account that made the change. */
  actorId: Maybe<Scalars['ID']['output']>;
  /** Display name of who made the change. */
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
  /** Identifies the exam registration; pass it as `examId` or among `examIds`. */
  id: Scalars['ID']['output'];
  /** Nothing is to be paid: exempt (see `Exam.feeExemptReason`), or the school asks no fee. */
  isFeeExempt: Maybe<Scalars['Boolean']['output']>;
  /** Whether the course material has been fetched. */
  materialReceived: Maybe<Scalars['Boolean']['output']>;
  /** Home municipality when the registration was made; null without one, and where the viewer may not see it. */
  municipality: Maybe<Scalars['String']['output']>;
  /** The day on which the exam fee was paid; null while it is not. */
  paymentDate: Maybe<Scalars['Date']['output']>;
  /** The month that was wished for, by its Swedish name. */
  requestedMonth: Month;
  /** The year of that month: the first one after the registration. */
  requestedYear: Scalars['Int']['output'];
  /** The signed grade of the exam. */
  result: Maybe<Scalars['String']['output']>;
  /** Whether the registration is undecided, accepted or denied; not a grade. */
  status: ExamStatus;
  /** The student whom the exam is for. */
  studentId: Scalars['ID']['output'];
  /** The student's name as it was when the registration was made. */
  studentName: Scalars['String']['output'];
  /** The responsible teacher's id, as in `teachers`. */
  teacherId: Maybe<Scalars['ID']['output']>;
  /** Display name of the responsible teacher; null when there is none. */
  teacherName: Maybe<Scalars['String']['output']>;
  /** Counts the changes of the registration; send it with `decideExam`. */
  version: Scalars['Int']['output'];
};

/** The period of at most 400 days, and the layers to show in it. */
export type CalendarInput = {
  /** First day of the period, counted. */
  from: Scalars['Date']['input'];
  /** Which marks of the school year to add; none unless given. */
  layers?: InputMaybe<Array<CalendarLayer>>;
  /** At most 400 days later. */
  to: Scalars['Date']['input'];
};

/** What else the school year holds, shown on demand. */
export type CalendarLayer =
  /** Last days of course instances that are not cancelled. */
  | 'COURSE_ENDS'
  /** First days of course instances that are not cancelled. */
  | 'COURSE_STARTS'
  /** Days on which grades are due, of instances that are not over or where somebody lacks a grade. */
  | 'GRADES_DUE';

/** A day of the school year: a course begins or ends, or its grades are due. */
export type CalendarMark = {
  __typename?: 'CalendarMark';
  /** The course instance that it is about. */
  courseInstanceId: Scalars['ID']['output'];
  /** The title of the instance's course. */
  courseName: Scalars['String']['output'];
  /** The start, the end, or the day on which the grades are due. */
  day: Scalars['Date']['output'];
  /** Which kind of day it is. */
  layer: CalendarLayer;
  /** The course instance's own name. */
  name: Scalars['String']['output'];
};

/** What the viewer may do in the calendar. */
export type CalendarRights = {
  __typename?: 'CalendarRights';
  /** To make a new exam occasion: teachers and above. */
  create: Scalars['Boolean']['output'];
};

/** One's own subscription to the calendar from another program. */
export type CalendarSubscription = {
  __typename?: 'CalendarSubscription';
  /** When its present address was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When another program last fetched it. */
  lastReadAt: Maybe<Scalars['DateTime']['output']>;
};

/** Which instance, what becomes of its students, and whether they are mailed (pages, section 6). */
export type CancelCourseInstanceInput = {
  /** The instance; CONFLICT (reason CANCELLED or GRADED) when it is cancelled already or its grades are signed. */
  id: Scalars['ID']['input'];
  /** True: the mails leave at once. False unless given: they wait ten minutes, and an undo takes them back. */
  mailNow?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the students are mailed; teachers are always notified. */
  mailStudents?: InputMaybe<Scalars['Boolean']['input']>;
  /** Shown in the notice; up to 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** What happens to those who hold a place and have no signed grade; who was only planned waits again. */
  students: CancelledStudents;
  /** For MOVE: where to. CONFLICT (reason FULL) when it has too few places. */
  targetId?: InputMaybe<Scalars['ID']['input']>;
  /** The `version` that was looked at; CONFLICT (reason VERSION) when it is no longer current. Not checked when left out. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** What was done by a cancellation. */
export type CancelCourseInstanceResult = {
  __typename?: 'CancelCourseInstanceResult';
  /** The change of the enrolments, undone as a unit by `reopenCourseInstance`; null without students. */
  batchId: Maybe<Scalars['ID']['output']>;
  /** The instance, now CANCELLED. */
  instance: CourseInstance;
  /** Number of students moved, ended or planned again. */
  students: Scalars['Int']['output'];
  /** How many mails wait ten minutes for the undo; 0 when they left at once, or none were to be sent. */
  waitingMails: Scalars['Int']['output'];
};

/** The occasion, its version, and the reason that those called will read. */
export type CancelExamOccasionInput = {
  /** The occasion, as in `ExamOccasion.id`. */
  id: Scalars['ID']['input'];
  /** True: the mails leave at once. False unless given: they wait ten minutes, and a restored occasion takes them back. */
  mailNow?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 300 characters; those who have been called read it. */
  reason: Scalars['String']['input'];
  /** The current `ExamOccasion.version`; CONFLICT (VERSION) for another. */
  version: Scalars['Int']['input'];
};

/** The job to cancel. A queued job stops at once, a running one at its next step; an ended job is unchanged. */
export type CancelJobInput = {
  /** The viewer's own job, or any job for administrators. */
  id: Scalars['ID']['input'];
};

/** The planned replacement. */
export type CancelTeacherReplacementInput = {
  /** As in `TeacherReplacement.id`. */
  id: Scalars['ID']['input'];
};

/** What a cancellation would mean, to decide by. */
export type CancellationPreview = {
  __typename?: 'CancellationPreview';
  /** Of them, those who have already begun. */
  begun: Scalars['Int']['output'];
  /** The instance that would be cancelled. */
  instance: CourseInstance;
  /** Of the students, those whom a mail would reach: they have an address and no protected data. */
  mailable: Scalars['Int']['output'];
  /** Of a cancelled one: enrolments that `reopenCourseInstance` puts back; 0 where they were put back on their own. */
  returning: Scalars['Int']['output'];
  /** Students who are moved, ended or planned again. */
  students: Scalars['Int']['output'];
  /** Other instances of the course that are not over, soonest first. */
  targets: Array<CancellationTarget>;
  /** Students who have left or have a signed grade: they stay as they are. */
  untouched: Scalars['Int']['output'];
  /** Of a cancelled one: mails about it that wait for the undo, and that `sendCancellationMails` sends at once. */
  waitingMails: Scalars['Int']['output'];
  /** Of the students, those with protected data: they get no mail, and the school reaches them in another way. */
  withProtectedData: Scalars['Int']['output'];
};

/** An instance of the same course where the students could go on. */
export type CancellationTarget = {
  __typename?: 'CancellationTarget';
  /** The last day of that instance, today or later; null where it was never set. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** Null: no limit. */
  freePlaces: Maybe<Scalars['Int']['output']>;
  /** Pass it as `targetId` of `cancelCourseInstance`. */
  id: Scalars['ID']['output'];
  /** The name of the instance. */
  name: Scalars['String']['output'];
  /** The first day of that instance; null where it was never set. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** The display name of its teacher; null while nobody teaches it. */
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
  equivalents: Array<EquivalentCourse>;
  /** The course's id, passed wherever a `courseId` is asked for. */
  id: Scalars['ID']['output'];
  /** Why it cannot be deleted, in Swedish; null where it can. */
  keptBecause: Maybe<Scalars['String']['output']>;
  /** Whether it leads to a grade, a certificate or passed. */
  kind: CourseKind;
  /** The part of the school form that it is taught in. */
  level: CourseLevel;
  /** The course's title, 1 to 120 characters. */
  name: Scalars['String']['output'];
  /** Current packages that hold it. */
  packages: Array<CourseFrame>;
  /** Null where points are not counted (sfi). */
  points: Maybe<Scalars['Int']['output']>;
  /** What a municipality pays for by the point; null when none is set. */
  priceCategory: Maybe<PriceCategory>;
  /** Derived from archiving, withdrawal and the end of validity. */
  status: CourseStatus;
  /** Students with a current enrolment. */
  students: Scalars['Int']['output'];
  /** The subject (ämne); null when none is set. */
  subject: Maybe<Scalars['String']['output']>;
  /** The curriculum that it belongs to; the code is unique within it. */
  system: CourseSystem;
  /** The first day of its validity; null when none is set. */
  validFrom: Maybe<Scalars['Date']['output']>;
  /** What has begun may be finished until then. */
  validTo: Maybe<Scalars['Date']['output']>;
  /** Counts the changes; an edit that sends an older one is refused (CONFLICT). */
  version: Scalars['Int']['output'];
  /** What is worth a look, though nothing is refused for it; empty when there is nothing. */
  warnings: Array<CatalogueWarning>;
};

/** All given ones must hold. Archived courses are left out unless `statuses` names them. */
export type CatalogueCourseFilter = {
  /** Any of these levels; all when empty or left out. */
  levels?: InputMaybe<Array<CourseLevel>>;
  /** Courses of this package. */
  packageId?: InputMaybe<Scalars['ID']['input']>;
  /** Any of these price categories; all when empty or left out. */
  priceCategories?: InputMaybe<Array<PriceCategory>>;
  /** Part of a name, a code or a subject, of the course or of its equivalent. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Any of these; ACTIVE and ENDING when empty or left out. */
  statuses?: InputMaybe<Array<CourseStatus>>;
  /** The whole subject, as in `CatalogueCoursePage.subjects`. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** Any of these curricula; all when empty or left out. */
  systems?: InputMaybe<Array<CourseSystem>>;
  /** Codes that the national catalogue does not have. */
  unknownCode?: InputMaybe<Scalars['Boolean']['input']>;
  /** Courses of Gy11 without an equivalent. */
  unpaired?: InputMaybe<Scalars['Boolean']['input']>;
  /** Courses that run or are to come without a teacher. */
  withoutTeacher?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One page of the course catalogue. */
export type CatalogueCoursePage = {
  __typename?: 'CatalogueCoursePage';
  /** Send as `after` for the next page; null on the last one. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** By name in Swedish alphabetical order unless sorted otherwise. */
  nodes: Array<CatalogueCourse>;
  /** Every subject of the catalogue, for the filter. */
  subjects: Array<Scalars['String']['output']>;
  /** Courses that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A column of `CatalogueCourseSortField`, and which way. */
export type CatalogueCourseSort = {
  /** Ascending or descending; rows without a value come last either way. */
  direction: SortDirection;
  /** What to sort by. */
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

/** Filter, order and page (pages, section 4); all courses that are not archived by name unless given. */
export type CatalogueCoursesInput = {
  /** The `nextCursor` of the page before, with the same sorting. */
  after?: InputMaybe<Scalars['String']['input']>;
  /** Left out: all courses that are not archived. */
  filter?: InputMaybe<CatalogueCourseFilter>;
  /** 1 to 200; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** From 1; 1 unless given. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** By name, ascending, unless given. */
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
  /** Who made it, as named then; null when nobody was recorded. */
  changedBy: Maybe<ChangedBy>;
  /** The role that the person or API key had then. */
  changedByRole: Maybe<Role>;
  /** Names of the changed fields. */
  changes: Array<Scalars['String']['output']>;
  /** Identifies the entry; entries are never changed or removed. */
  id: Scalars['ID']['output'];
  /** True: an import from a file made it. */
  isImported: Scalars['Boolean']['output'];
  /** After the change, by field name; null for what was cleared or deleted. */
  newValues: Scalars['JSONObject']['output'];
  /** Before the change, by field name; personal numbers as `YYYYMMDD-NNNN`. */
  previousValues: Scalars['JSONObject']['output'];
  /** When the change was made. */
  timestamp: Scalars['DateTime']['output'];
};

/** The current password and the new one. */
export type ChangePasswordInput = {
  /** Trimmed. A wrong one is BAD_USER_INPUT on this field and counts as a guess at sign-in does. */
  currentPassword: Scalars['String']['input'];
  /** The rules of `ResetPasswordInput.newPassword`. */
  newPassword: Scalars['String']['input'];
};

/** The author of a change, as recorded when it was made. */
export type ChangedBy = {
  __typename?: 'ChangedBy';
  /** The account's id. */
  id: Maybe<Scalars['ID']['output']>;
  /** The display name at that time. */
  name: Maybe<Scalars['String']['output']>;
};

/** Which view a list is to open with. */
export type ChooseDefaultViewInput = {
  /** A list that one may open. */
  list: SavedList;
  /** A view of the list, own or shared; null is the list as usual. */
  viewId?: InputMaybe<Scalars['ID']['input']>;
};

/** A comment about a student, readable by the student too (permissions, D07). */
export type Comment = {
  __typename?: 'Comment';
  /** The author's display name. */
  author: Maybe<Scalars['String']['output']>;
  /** Null for students and for imported comments. */
  authorId: Maybe<Scalars['ID']['output']>;
  /** The author's role when it was written; null when none was recorded. */
  authorRole: Maybe<Role>;
  /** `[RADERAD]` once deleted: the text leaves the server no more. */
  comment: Scalars['String']['output'];
  /** When it was written. */
  date: Scalars['DateTime']['output'];
  /** When the text was last changed; null when it never was. */
  editedAt: Maybe<Scalars['DateTime']['output']>;
  /** The name of who edited it last, the author too. */
  editedBy: Maybe<Scalars['String']['output']>;
  /** Passed as `commentId` to the mutations that edit or delete it. */
  id: Scalars['ID']['output'];
  /** True: the entry keeps its place in the list, without its text. */
  isDeleted: Scalars['Boolean']['output'];
  /** Ids of the users who have seen it; empty for students. */
  seenBy: Array<Scalars['ID']['output']>;
  /** Counts the changes; send it with an edit to never overwrite someone else's. */
  version: Scalars['Int']['output'];
  /** All false once the comment is deleted. */
  viewerMay: CommentRights;
};

/** The whole comment list after the change. */
export type CommentHistory = {
  __typename?: 'CommentHistory';
  /** Oldest first, deleted entries included, as the viewer may see them. */
  commentHistory: Array<Comment>;
  /** The student whom the comments are about. */
  studentId: Scalars['ID']['output'];
};

/** What the viewer may do with this comment; the two pages differ (contract, section 6). */
export type CommentRights = {
  __typename?: 'CommentRights';
  /** On the student page: the author or an administrator. */
  delete: Scalars['Boolean']['output'];
  /** On the APL board: the author (by id, never by name) or an administrator. */
  deleteOnBoard: Scalars['Boolean']['output'];
  /** On the student page: the author or an administrator. */
  edit: Scalars['Boolean']['output'];
  /** On the APL board: anyone who may open the board. */
  editOnBoard: Scalars['Boolean']['output'];
};

/** The batch and how to handle errors. */
export type CommitImportInput = {
  /** The viewer's own batch; CONFLICT if it is committed (ALREADY_COMMITTED) or was last validated over an hour ago (EXPIRED). */
  batchId: Scalars['ID']['input'];
  /** Default SKIP. */
  onError?: InputMaybe<ImportErrorChoice>;
};

/** The total of the compared period. */
export type ComparedEarnings = {
  __typename?: 'ComparedEarnings';
  /** Base shares, result shares and corrections of that period. */
  earnedOre: Scalars['Ore']['output'];
  /** The first day. */
  from: Scalars['Date']['output'];
  /** The last day. */
  to: Scalars['Date']['output'];
};

/** Whole months, as in EarningsInput. */
export type ComparedPeriodInput = {
  /** Any day of the first month. */
  from: Scalars['Date']['input'];
  /** Any day of the last month; at most 24 months in all. */
  to: Scalars['Date']['input'];
};

/** A course in whose subject a teacher has no formal competence (behörighet) on record. */
export type CompetenceGap = {
  __typename?: 'CompetenceGap';
  /** The course's title. */
  course: Scalars['String']['output'];
  /** The course's code. */
  courseCode: Scalars['String']['output'];
  /** Identifies the course (UUID). */
  courseId: Scalars['ID']['output'];
  /** The subject of the course (ämne). */
  subject: Scalars['String']['output'];
  /** True: the teacher teaches the subject, but without recorded competence. */
  teachesSubject: Scalars['Boolean']['output'];
};

/** The teacher and the courses: one course, the given instances, or everything a replacement would move. */
export type CompetenceGapsInput = {
  /** A course, for an instance that may not exist yet. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** The instances to reassign, at most 200; default those of `replacesId`. */
  courseInstanceIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The first day of the new teacher; default today. */
  fromOn?: InputMaybe<Scalars['Date']['input']>;
  /** The leaving teacher, for the instances and open exams that `replaceTeacher` would move. */
  replacesId?: InputMaybe<Scalars['ID']['input']>;
  /** The new teacher. */
  teacherId: Scalars['ID']['input'];
};

/** The follow-up, and whether it is completed. */
export type CompleteFollowUpInput = {
  /** A follow-up assigned to the viewer or written by the viewer. */
  id: Scalars['ID']['input'];
  /** False reopens it; default true. */
  isDone?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which package is copied, and what the copy is called: a package of its own, not an edition of that one. */
export type CopyCoursePackageInput = {
  /** The package to copy; its code is not copied. */
  id: Scalars['ID']['input'];
  /** 'Kopia av …' unless given. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** Makes a course of Gy25 with everything as in the one of Gy11, linked as its equivalent: the old course, and the code of the level in Gy25. NOT_ALLOWED for a course of another curriculum. */
export type CopyCourseToGy25Input = {
  /** The code in Gy25, 1 to 20 characters without blanks; CONFLICT (DUPLICATE) when it is taken. */
  code: Scalars['String']['input'];
  /** A course of Gy11; any other is NOT_ALLOWED. */
  id: Scalars['ID']['input'];
  /** As the old one unless given. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 5 000; as the old one unless given. */
  points?: InputMaybe<Scalars['Int']['input']>;
};

/** The lists to copy, the period of the copies, and the percentage added to every amount, rounded to whole öre; CONFLICT (OVERLAP) as for a new list. */
export type CopyPriceListsInput = {
  /** At most 50. */
  ids: Array<Scalars['ID']['input']>;
  /** -50 to 100. */
  indexPercent: Scalars['Float']['input'];
  /** The first day of the copies. */
  validFrom: Scalars['Date']['input'];
  /** The last day of the copies; null: until further notice. */
  validTo?: InputMaybe<Scalars['Date']['input']>;
};

/** The finally frozen month, 1 to 500 non-zero amounts of at most 1 000 000 kr each, and one reason for all. */
export type CorrectEarningsInput = {
  /** The finally frozen month, as in `EarningFreeze.id`. */
  freezeId: Scalars['ID']['input'];
  /** 1 to 500. */
  lines: Array<EarningCorrectionLineInput>;
  /** 3 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** How a request for correction was answered. */
export type CorrectionOutcome =
  /** What was asked for has been put right. */
  | 'CORRECTED'
  /** It stays as it is; the answer says why. */
  | 'REFUSED';

/** A student's request to have something corrected (GDPR, article 16), and what was answered. */
export type CorrectionRequest = {
  __typename?: 'CorrectionRequest';
  /** What was put right, or why it was not. */
  answer: Maybe<Scalars['String']['output']>;
  /** When an administrator answered; null until then. */
  answeredAt: Maybe<Scalars['DateTime']['output']>;
  /** The name of who answered. */
  answeredBy: Maybe<Scalars['String']['output']>;
  /** Passed to `answerCorrection`. */
  id: Scalars['ID']['output'];
  /** Null until it is answered. */
  outcome: Maybe<CorrectionOutcome>;
  /** When the student sent it. */
  requestedAt: Scalars['DateTime']['output'];
  /** Whose record it is about. */
  studentId: Scalars['ID']['output'];
  /** Which part of the record is said to be wrong. */
  subject: CorrectionSubject;
  /** The error and the correct value, in the student's words. */
  text: Scalars['String']['output'];
};

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

/** A course of the catalogue, wherever another thing names it: an exam, a need, a row of a package or program. */
export type Course = {
  __typename?: 'Course';
  /** As the catalogue spells it; the end is case-sensitive (MATMAT01a). */
  code: Scalars['String']['output'];
  /** What stands for it in another curriculum, by code; empty where no pair is published. */
  equivalents: Array<EquivalentCourse>;
  /** The course's id, passed wherever a `courseId` is asked for. */
  id: Scalars['ID']['output'];
  /** True: kept for the records, chosen no more. */
  isArchived: Scalars['Boolean']['output'];
  /** The course's title in the catalogue. */
  name: Scalars['String']['output'];
  /** Gymnasiepoäng or verksamhetspoäng: 20 are one full-time week; null where points are not counted (sfi). */
  points: Maybe<Scalars['Int']['output']>;
  /** The curriculum that it belongs to. */
  system: CourseSystem;
};

/** A remembered spelling, mapped to a course or to none; used by the import and course matching. */
export type CourseAlias = {
  __typename?: 'CourseAlias';
  /** Null if the spelling refers to no course. */
  course: Maybe<Course>;
  /** When it was last resolved. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the user who resolved it; null if unknown. */
  createdBy: Maybe<Scalars['String']['output']>;
  /** Pass it to `forgetCourseAlias`. */
  id: Scalars['ID']['output'];
  /** The spelling as typed; case and punctuation are ignored. */
  text: Scalars['String']['output'];
};

/** A course, a course instance, a package or a program (specification, section 3: Course detail). */
export type CourseDetail = {
  __typename?: 'CourseDetail';
  /** The name of the course, instance, package or program. */
  courseName: Scalars['String']['output'];
  /** The id that was asked for. */
  id: Scalars['ID']['output'];
  /** Of an instance; null for a course, a package and a program. */
  instance: Maybe<CourseFacts>;
  /** In Swedish alphabetical order; planned and removed entries do not count. */
  students: Array<CourseStudent>;
  /** An instance's teacher; a course's is that of its current or next instance; packages and programs have none. */
  teacher: Maybe<TeacherUser>;
  /** What of the catalogue it is; null for a course instance. */
  type: Maybe<EducationType>;
  /** So that no button is guessed. */
  viewerMay: CourseDetailRights;
};

/** What the viewer may do about what the catalogue offers; all false for a course instance, which has its own. */
export type CourseDetailRights = {
  __typename?: 'CourseDetailRights';
  /** Change it: administrators. */
  edit: Scalars['Boolean']['output'];
  /** Enrol in it: administrators, in a package that is offered. */
  enroll: Scalars['Boolean']['output'];
  /** Plan an instance of it: administrators, of a course that is offered. */
  plan: Scalars['Boolean']['output'];
};

/** Details of a course instance without its people. */
export type CourseFacts = {
  __typename?: 'CourseFacts';
  /** Who holds a place, of those whom the viewer may know of. */
  admitted: Scalars['Int']['output'];
  /** Null: no limit. */
  capacity: Maybe<Scalars['Int']['output']>;
  /** As the catalogue spells it. */
  courseCode: Scalars['String']['output'];
  /** The course of the catalogue that is held. */
  courseId: Scalars['ID']['output'];
  /** That course's name. */
  courseName: Scalars['String']['output'];
  /** The last day; null while none is set. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** What stands for it in another curriculum; empty where no pair is published. */
  equivalents: Array<EquivalentCourse>;
  /** When the grades are due; null where none are given. */
  gradesDueOn: Maybe<Scalars['Date']['output']>;
  /** When its grades were signed; null before that. */
  gradesSignedAt: Maybe<Scalars['DateTime']['output']>;
  /** Where it is held; null where nothing is noted. */
  location: Maybe<Scalars['String']['output']>;
  /** 100 is full time. */
  pacePercent: Scalars['Int']['output'];
  /** The first day; null while none is set. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** Status as of today. */
  status: CourseInstanceStatus;
  /** How it is taught. */
  studyForm: StudyForm;
  /** So that no button is guessed. */
  viewerMay: CourseFactsRights;
};

/** What the viewer may do about a course instance. */
export type CourseFactsRights = {
  __typename?: 'CourseFactsRights';
  /** Plan it and enrol in it: administrators. */
  administer: Scalars['Boolean']['output'];
  /** Set its grades: its teacher, any teacher where it has none, administrators. */
  grade: Scalars['Boolean']['output'];
  /** Write to its participants: its own teacher, administrators. */
  message: Scalars['Boolean']['output'];
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
  /** First day of the period, counted. */
  from: Scalars['Date']['output'];
  /** Participations that ended in the period with a signed grade, whatever it is. */
  graded: Scalars['Int']['output'];
  /** Participations that ended in the period and were not signed, for the first time, by their due day. */
  lateGrades: Scalars['Int']['output'];
  /** Mean merit of the grades A to F (20, 17.5, 15, 12.5, 10, 0); other grades have none. */
  meanMerit: Maybe<Scalars['Float']['output']>;
  /** How many grades the mean is of. */
  meritGrades: Scalars['Int']['output'];
  /** Participations (student × course) on at least one day of the period; who paused through all of it is none. */
  participants: Scalars['Int']['output'];
  /** Of graded, those with A to E or G. */
  passed: Scalars['Int']['output'];
  /** passed / graded, in percent; F, IG and – are graded and not passed. */
  passedPercent: Maybe<Scalars['Float']['output']>;
  /** Different students who took part on at least one day of the period; a pause is no taking part. */
  students: Scalars['Int']['output'];
  /** Last day of the period, counted. */
  to: Scalars['Date']['output'];
};

/** A package or program that a course stands in. */
export type CourseFrame = {
  __typename?: 'CourseFrame';
  /** The package's or program's id. */
  id: Scalars['ID']['output'];
  /** The package's or program's name. */
  name: Scalars['String']['output'];
};

/** A stored value and what stands in its place; an equivalent is added to those that are there. */
export type CourseImportChange = {
  __typename?: 'CourseImportChange';
  /** The value that stands in its place. */
  after: Maybe<Scalars['String']['output']>;
  /** The stored value; null when there is none, and always for EQUIVALENT. */
  before: Maybe<Scalars['String']['output']>;
  /** Which field is written over. */
  field: CourseImportField;
};

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
  /** Matches the stored data; nothing is written. */
  | 'UNCHANGED';

/** The judged rows of a pasted list, and how many were written. */
export type CourseImportResult = {
  __typename?: 'CourseImportResult';
  /** In the order of the list, without its head and blank lines. */
  rows: Array<CourseImportRow>;
  /** What was written; 0 for a preview. */
  written: Scalars['Int']['output'];
};

/** A row of the pasted list with what is made of it. */
export type CourseImportRow = {
  __typename?: 'CourseImportRow';
  /** What a CHANGED row writes over; what the row has no value for stays as it is. */
  changes: Array<CourseImportChange>;
  /** As the list spells it. */
  code: Maybe<Scalars['String']['output']>;
  /** Swedish: why it cannot be taken, or what to look at. */
  messages: Array<Scalars['String']['output']>;
  /** From the list, else the stored one where the row has none. */
  name: Maybe<Scalars['String']['output']>;
  /** Only NEW and CHANGED rows are written. */
  outcome: CourseImportOutcome;
  /** From the list, else the stored ones where the row has none; null where neither has any. */
  points: Maybe<Scalars['Int']['output']>;
  /** As the list counts, its head included. */
  row: Scalars['Int']['output'];
};

/** The fields of the course form. The code is kept as typed; unique within its curriculum whatever its case. */
export type CourseInput = {
  /** When the syllabus is withdrawn for education that begins later; null or left out means it is not. */
  cancelledOn?: InputMaybe<Scalars['Date']['input']>;
  /** 1 to 20 characters. */
  code: Scalars['String']['input'];
  /** Replaces the links to equivalents, in both directions; left out they stay. */
  equivalentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** COURSE unless given. */
  kind?: InputMaybe<CourseKind>;
  /** The part of the school form that it is taught in. */
  level: CourseLevel;
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** 5 to 400 in steps of five is usual; otherwise a warning. */
  points?: InputMaybe<Scalars['Int']['input']>;
  /** What a municipality pays for by the point; null or left out means none. */
  priceCategory?: InputMaybe<PriceCategory>;
  /** At most 120 characters; null or left out means none. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** The curriculum that the course belongs to. */
  system: CourseSystem;
  /** The first day of its validity; null or left out means none. */
  validFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Not before validFrom (ORDER). */
  validTo?: InputMaybe<Scalars['Date']['input']>;
};

/** A planned, running or finished occasion of a course (kurstillfälle). */
export type CourseInstance = {
  __typename?: 'CourseInstance';
  /** Antagna: who holds a place (admitted, studying, on leave or finished). */
  admitted: Scalars['Int']['output'];
  /** Why it was cancelled, in words; null without a reason, and while it is not cancelled. */
  cancelledReason: Maybe<Scalars['String']['output']>;
  /** Null: no limit. */
  capacity: Maybe<Scalars['Int']['output']>;
  /** As the catalogue spells it; the end is case-sensitive (MATMAT01a). */
  courseCode: Scalars['String']['output'];
  /** The course of the catalogue that is held. */
  courseId: Scalars['ID']['output'];
  /** The course's name in the catalogue. */
  courseName: Scalars['String']['output'];
  /** Who has left before the end: by own decision or the principal's. */
  droppedOut: Scalars['Int']['output'];
  /** The last day; null only where it was never set. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** What stands for it in another curriculum, by code; empty where no pair is published. */
  equivalents: Array<EquivalentCourse>;
  /** Who has a signed grade. */
  graded: Scalars['Int']['output'];
  /** When the grades are due: as set, else the end and the school's number of days. */
  gradesDueOn: Maybe<Scalars['Date']['output']>;
  /** When its grades were signed; null while a student in it still lacks a grade. */
  gradesSignedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who signed its grades; null before that. */
  gradesSignedByName: Maybe<Scalars['String']['output']>;
  /** Identifies the instance (UUID); what `courseInstanceId` asks for elsewhere. */
  id: Scalars['ID']['output'];
  /** Where it is held, in words; null where nothing is noted. */
  location: Maybe<Scalars['String']['output']>;
  /** The municipality that it is held in, as in `municipalities`; null where none is set. */
  municipality: Maybe<Scalars['String']['output']>;
  /** The course's name unless it was given one of its own. */
  name: Scalars['String']['output'];
  /** The day that was set for this instance; null where the school's rule holds. */
  ownGradesDueOn: Maybe<Scalars['Date']['output']>;
  /** 100 is full time, 20 points a week. */
  pacePercent: Scalars['Int']['output'];
  /** As planned, whatever the day: PLANNED, OPEN or CANCELLED. */
  planning: CourseInstanceStatus;
  /** Points of the course, 20 to a week of full-time study; null where they are not counted (sfi). */
  points: Maybe<Scalars['Int']['output']>;
  /** The instances that were made together share it. */
  seriesId: Maybe<Scalars['ID']['output']>;
  /** The first day; null only where it was never set. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** Who has begun, also those who have left since. */
  started: Scalars['Int']['output'];
  /** Current status, derived from planning and dates in Europe/Stockholm. */
  status: CourseInstanceStatus;
  /** CLASSROOM where a new instance named none. */
  studyForm: StudyForm;
  /** The teacher record, as in `teachers`. */
  teacherId: Maybe<Scalars['ID']['output']>;
  /** The display name of the teacher; null while nobody teaches it. */
  teacherName: Maybe<Scalars['String']['output']>;
  /** The teacher's highest load on one day of this instance, from today on while it is not over, as in `TeacherWork.loadPercent`; null without teacher or dates. */
  teacherPeakPercent: Maybe<Scalars['Int']['output']>;
  /** Who holds a place and has no signed grade yet; 0 for a course without grades. */
  ungraded: Scalars['Int']['output'];
  /** Counts the changes; send it with an edit to never overwrite someone else's. */
  version: Scalars['Int']['output'];
  /** What may be done with it as it stands now. */
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
  /** The last day that it would get; not before the start (ORDER). */
  endDate: Scalars['Date']['input'];
  /** The instance whose dates are about to change. */
  id: Scalars['ID']['input'];
  /** The first day that it would get. */
  startDate: Scalars['Date']['input'];
};

/** Which enrolments would follow an instance to its new dates, and which would not. */
export type CourseInstanceDatesPreview = {
  __typename?: 'CourseInstanceDatesPreview';
  /** Enrolments that have exactly the instance's dates now, and get the new ones. */
  following: Scalars['Int']['output'];
  /** Those that keep theirs, and why. */
  left: Array<EnrollmentRemark>;
};

/** Every part narrows the list; what is left out does not. */
export type CourseInstanceFilter = {
  /** Instances of this course. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** With `eventsTo`: instances that begin, end or have their grades due within these days (the calendar). */
  eventsFrom?: InputMaybe<Scalars['Date']['input']>;
  /** The last of those days; without `eventsFrom` neither is read. */
  eventsTo?: InputMaybe<Scalars['Date']['input']>;
  /** Instances that are not over before this day. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** These instances; an empty list finds none. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Instances in any of these, as in `municipalities`. */
  municipalities?: InputMaybe<Array<Scalars['String']['input']>>;
  /** More students than places. */
  overfull?: InputMaybe<Scalars['Boolean']['input']>;
  /** Not over, and its teacher has more than 100 percent at some time during it. */
  overloaded?: InputMaybe<Scalars['Boolean']['input']>;
  /** Instances of the courses of the package. */
  packageId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the course's name or code, or of the instance's name or place. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Instances that were made together, as in `CourseInstance.seriesId`. */
  seriesId?: InputMaybe<Scalars['ID']['input']>;
  /** Instances in any of these states today. */
  statuses?: InputMaybe<Array<CourseInstanceStatus>>;
  /** Instances in any of these forms. */
  studyForms?: InputMaybe<Array<StudyForm>>;
  /** Instances of this teacher, by the record's id as in `teachers`. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
  /** Instances that have begun by this day. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** Ended, with students who have no signed grade. */
  ungraded?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: only instances that nobody teaches. */
  withoutTeacher?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A page of the list of instances. */
export type CourseInstancePage = {
  __typename?: 'CourseInstancePage';
  /** Send as `after` for the next page; null on the last one. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** The instances of this page, in the order asked for. */
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
  /** False once it is cancelled: reopen it first. */
  edit: Scalars['Boolean']['output'];
  /** Takes a cancellation back. */
  reopen: Scalars['Boolean']['output'];
};

/** One instance every so many weeks. */
export type CourseInstanceSeriesInput = {
  /** The course that is held; unknown: BAD_REFERENCE, archived: NOT_ALLOWED. */
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

/** A column of `CourseInstanceSortField`, and which way. */
export type CourseInstanceSort = {
  /** Ascending or descending; rows without a value come last either way. */
  direction: SortDirection;
  /** What to sort by. */
  field: CourseInstanceSortField;
};

/** What the list of instances can be sorted by; the start and the course decide between equals. */
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

/** A line of an instance's student list, with what CSN and SCB ask for. */
export type CourseInstanceStudent = {
  __typename?: 'CourseInstanceStudent';
  /** The student's e-mail address; null where none is known. */
  email: Maybe<Scalars['String']['output']>;
  /** The student's own end, else that of the instance. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** Identifies the enrolment; pass it to `enrollment` or `updateEnrollment`. */
  enrollmentId: Scalars['ID']['output'];
  /** Only when signed. */
  grade: Maybe<Scalars['String']['output']>;
  /** The date of the grade; null while it is not signed. */
  gradedOn: Maybe<Scalars['Date']['output']>;
  /** Skyddade personuppgifter: to be handled with care. */
  isProtected: Scalars['Boolean']['output'];
  /** The student's home municipality, which pays; null where none is set. */
  municipality: Maybe<Scalars['String']['output']>;
  /** The student's full name. */
  name: Scalars['String']['output'];
  /** The student's own pace, else that of the instance; 100 is full time. */
  pacePercent: Scalars['Int']['output'];
  /** `YYYYMMDD-NNNN`; null where none is known. */
  personalNumber: Maybe<Scalars['String']['output']>;
  /** The student's telephone number; null where none is known. */
  phone: Maybe<Scalars['String']['output']>;
  /** The student's own start, else that of the instance. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** How far the enrolment has come; null while it is only planned. */
  status: Maybe<EnrollmentStatus>;
  /** Since when the status holds. */
  statusOn: Maybe<Scalars['Date']['output']>;
  /** Identifies the student; pass it to `student`. */
  studentId: Scalars['ID']['output'];
};

/** The student list of an instance (elevlista); reading it is written to the access log. */
export type CourseInstanceStudents = {
  __typename?: 'CourseInstanceStudents';
  /** The instance whose students these are. */
  instance: CourseInstance;
  /** By name; those who have left are there with their status. */
  students: Array<CourseInstanceStudent>;
};

/** A planned or running occasion of a course. */
export type CourseInstanceSummary = {
  __typename?: 'CourseInstanceSummary';
  /** The name that the instance is held under. */
  courseName: Scalars['String']['output'];
  /** The last day; null while none is set. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** The instance's id, not the course's; it can be passed to `course`. */
  id: Scalars['ID']['output'];
  /** The first day; null while none is set. */
  startDate: Maybe<Scalars['Date']['output']>;
};

/** The values of an instance; what is left out of an edit stays as it is. */
export type CourseInstanceValues = {
  /** 1 to 1 000; null is no limit. */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  /** Left out of a new one: the start and points / (20 × pace) weeks. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** When the grades are due, not before the start (ORDER); null: the school's number of days after the end. */
  gradesDueOn?: InputMaybe<Scalars['Date']['input']>;
  /** Up to 200 characters. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** One of `municipalities` (else BAD_REFERENCE); null takes it away. */
  municipality?: InputMaybe<Scalars['String']['input']>;
  /** The course's name unless given; 1 to 120 characters. Null in a change gives the course's name back. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 5 to 200; 100 unless given. */
  pacePercent?: InputMaybe<Scalars['Int']['input']>;
  /** PLANNED or OPEN (which is usual). */
  planning?: InputMaybe<CourseInstanceStatus>;
  /** The first day; required for a new instance. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** CLASSROOM in a new instance unless given. */
  studyForm?: InputMaybe<StudyForm>;
  /** A teacher's id as in `teachers` (else BAD_REFERENCE); null: nobody teaches it yet. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
};

/** Filter, order and page; all instances by start unless given. */
export type CourseInstancesInput = {
  /** The `nextCursor` of the page before, with the same sorting. */
  after?: InputMaybe<Scalars['String']['input']>;
  /** All instances unless given, cancelled ones too. */
  filter?: InputMaybe<CourseInstanceFilter>;
  /** 1 to 500; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** From 1; 1 unless given. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** By start, then course, unless given. */
  sort?: InputMaybe<CourseInstanceSort>;
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

/** Filter and page; default all needs except SKIPPED. */
export type CourseMatchingInput = {
  /** Default all needs except SKIPPED. */
  filter?: InputMaybe<MatchFilter>;
  /** 1 to 200; default 50. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** From 1; default 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** A course that an unknown name may refer to. */
export type CourseNameHit = {
  __typename?: 'CourseNameHit';
  /** The course; at least 40 per cent similar, not archived. */
  course: Course;
  /** Similarity in per cent: 100 is equal apart from case and punctuation. */
  likeness: Scalars['Int']['output'];
};

/** A fixed list of courses with choices; a new edition leaves those who have begun with theirs. */
export type CoursePackage = {
  __typename?: 'CoursePackage';
  /** Students with a current enrolment on the package. */
  activeStudents: Scalars['Int']['output'];
  /** Weeks of work placement (APL); null when not said. */
  aplWeeks: Maybe<Scalars['Int']['output']>;
  /** Editions of one package may share it, other packages may not; null when it has none. */
  code: Maybe<Scalars['String']['output']>;
  /** Each choice counts once. */
  courseCount: Scalars['Int']['output'];
  /** In the order of the package. */
  courses: Array<PackageCourse>;
  /** Free text, at most 2 000 characters; null when empty. */
  description: Maybe<Scalars['String']['output']>;
  /** From 1, one more for each new edition. */
  edition: Scalars['Int']['output'];
  /** The edition that took over; null for the current one. */
  followedBy: Maybe<PackageEdition>;
  /** The edition before; null for the first one. */
  follows: Maybe<PackageEdition>;
  /** Identifies this very edition; each edition has an id of its own. */
  id: Scalars['ID']['output'];
  /** True: kept for the records, chosen no more. */
  isArchived: Scalars['Boolean']['output'];
  /** Why it cannot be deleted, in Swedish; null where it can. */
  keptBecause: Maybe<Scalars['String']['output']>;
  /** National and regional packages must hold APL; a missing one is a warning. */
  kind: PackageKind;
  /** 1 to 120 characters. */
  name: Scalars['String']['output'];
  /** The optional rows together; of each choice one alternative counts. */
  optionalPoints: Scalars['Int']['output'];
  /** The obligatory rows; of each choice one alternative counts. */
  points: Scalars['Int']['output'];
  /** What the sum should be. */
  targetPoints: Maybe<Scalars['Int']['output']>;
  /** Counts the changes; an edit that sends an older one is refused (CONFLICT). Not the edition. */
  version: Scalars['Int']['output'];
  /** What is worth a look, though nothing is refused for it (POINTS_DIFFER, APL_MISSING). */
  warnings: Array<CatalogueWarning>;
  /** Of full-time study: 20 points are a week. */
  weeks: Scalars['Float']['output'];
};

/** All given ones must hold. Archived and replaced packages are left out unless asked for. */
export type CoursePackageFilter = {
  /** True: archived and replaced packages too. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these kinds; all when empty or left out. */
  kinds?: InputMaybe<Array<PackageKind>>;
  /** Packages whose sum differs from their target. */
  pointsDiffer?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of a name or a code, of the package or of one of its courses. */
  q?: InputMaybe<Scalars['String']['input']>;
};

/** The whole package as its form shows it: the rows in order replace the ones that are there. */
export type CoursePackageInput = {
  /** Weeks of workplace-based learning (APL), 0 to 200; null where none are set. */
  aplWeeks?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 20 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** At most 100; a course twice: DUPLICATE. */
  courses: Array<PackageCourseInput>;
  /** Free text, at most 2 000 characters; left out or null: none. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** NATIONAL and REGIONAL make it a vocational package, which is warned about without APL (APL_MISSING). */
  kind: PackageKind;
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** What the obligatory courses should add up to, 0 to 10 000 points; a differing sum is only a warning. Null: no target. */
  targetPoints?: InputMaybe<Scalars['Int']['input']>;
};

/** One page of packages. */
export type CoursePackagePage = {
  __typename?: 'CoursePackagePage';
  /** By name in Swedish alphabetical order unless sorted otherwise. */
  nodes: Array<CoursePackage>;
  /** Packages that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A column of `CoursePackageSortField`, and which way. */
export type CoursePackageSort = {
  /** Ascending or descending; rows without a value come last either way. */
  direction: SortDirection;
  /** What to sort by. */
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

/** Filter, order and page (pages, section 5); the current packages by name unless given. */
export type CoursePackagesInput = {
  /** Left out: current editions that are not archived. */
  filter?: InputMaybe<CoursePackageFilter>;
  /** 1 to 200; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** From 1; 1 unless given. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** By name, ascending, unless given. */
  sort?: InputMaybe<CoursePackageSort>;
};

/** The figures of a period beside those of the one before (pages, section 12). */
export type CourseStatistics = {
  __typename?: 'CourseStatistics';
  /** The period that was asked for. */
  current: CourseFigures;
  /** The period of the same length right before. */
  previous: CourseFigures;
};

/**
 * What the figures are about. Participants are enrolments in courses (student × course) that have begun; cancelled and
 * removed ones never count, and only signed grades do. Start and end are the student's own, else the instance's.
 */
export type CourseStatisticsInput = {
  /** Only this course of the catalogue, by its id in `courses`. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** First day of the period, counted. */
  from: Scalars['Date']['input'];
  /** Of the students. KCNO stands for several municipalities and is never added to them. */
  municipalities?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The courses of the package. */
  packageId?: InputMaybe<Scalars['ID']['input']>;
  /** Only instances of these study forms; all unless given. */
  studyForms?: InputMaybe<Array<StudyForm>>;
  /** Only courses of these curricula; all unless given. */
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
  /** The signed grade of that enrolment; null without one. */
  grade: Maybe<Scalars['String']['output']>;
  /** The student's id, passed to `student`. */
  id: Scalars['ID']['output'];
  /** The student's name. */
  name: Scalars['String']['output'];
  /** Of the enrolment here: of several the one under way, else the latest. */
  status: Maybe<EnrollmentStatus>;
};

/** A course of the catalogue. */
export type CourseSummary = {
  __typename?: 'CourseSummary';
  /** As the catalogue spells it; the end is case-sensitive (MATMAT01a). */
  courseCode: Scalars['String']['output'];
  /** The course's title in the catalogue. */
  courseName: Scalars['String']['output'];
  /** What stands for it in another curriculum, by code; empty where no pair is published. */
  equivalents: Array<EquivalentCourse>;
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

/** The system's name, the role and the expiry. */
export type CreateApiKeyInput = {
  /** In the future. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** At most ADMIN. */
  role: Role;
};

/** All fields of the new course, as its form has them (pages, section 4). */
export type CreateCourseInput = {
  /** The fields of the course form. */
  course: CourseInput;
};

/** The course, and at least the start of the new instance (pages, section 6). */
export type CreateCourseInstanceInput = {
  /** The course that is held; unknown: BAD_REFERENCE, archived: NOT_ALLOWED. */
  courseId: Scalars['ID']['input'];
  /** At least the start; without an end date the course must have points to calculate it from. */
  values: CourseInstanceValues;
};

/** All fields of the new package, as edition 1, with its courses in order (pages, section 5). */
export type CreateCoursePackageInput = {
  /** All fields of the package, with its courses in order. */
  package: CoursePackageInput;
};

/** What the document is made of, and whether it goes to the student's files. */
export type CreateDocumentInput = {
  /** What it is made of, as for `documentPreview`. */
  document: DocumentInput;
  /** Also puts it among the student's files. */
  saveToFiles?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The type, 1 to 1 000 subjects, and the form that all of them get: one document for each, with its usual rows. */
export type CreateDocumentsInput = {
  /**
   * By the name in `municipalities`. On a student's paper: who is huvudman, where the student's own municipality does
   * not say it (BAD_REFERENCE for another name). On a betygskatalog: only the grades of that municipality's students.
   */
  authority?: InputMaybe<Scalars['String']['input']>;
  /** First day of what they tell of, as in DocumentInput. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The language of all of them; SV unless given. */
  language?: InputMaybe<DocumentLanguage>;
  /** How much of the personal numbers is printed; FULL unless given. */
  personalNumber?: InputMaybe<PersonalNumberForm>;
  /** Also puts each among its student's files; no effect on documents of courses and instances. */
  saveToFiles?: InputMaybe<Scalars['Boolean']['input']>;
  /** Who signs, at most 120 characters; the school's own signatory unless given. */
  signatoryName?: InputMaybe<Scalars['String']['input']>;
  /** What the signatory is, at most 120 characters. */
  signatoryTitle?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 1 000. */
  subjectIds: Array<Scalars['ID']['input']>;
  /** Last day of what they tell of, as in DocumentInput. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** Which document to make of each. */
  type: DocumentType;
};

/** The day, time, place and courses of the new occasion, and who is booked at once. */
export type CreateExamOccasionInput = {
  /** 1 to 1 000; null without a limit. */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 20 courses, by their ids in `courses`. */
  courseIds: Array<Scalars['ID']['input']>;
  /** After `startsAt`, the same day. */
  endsAt: Scalars['String']['input'];
  /** Registrations that are booked in the same step. */
  examIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The day of the exam. */
  heldOn: Scalars['Date']['input'];
  /** At most 120 characters. */
  invigilator?: InputMaybe<Scalars['String']['input']>;
  /** At most 1 000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Which part is sat; WRITTEN unless given. */
  part?: InputMaybe<ExamPart>;
  /** Last day on which students may choose it; not before the first, not after `heldOn`. */
  registrationClosesOn?: InputMaybe<Scalars['Date']['input']>;
  /** First day on which students may choose it; without both days of the window only staff book. */
  registrationOpensOn?: InputMaybe<Scalars['Date']['input']>;
  /** At most 80 characters. */
  room?: InputMaybe<Scalars['String']['input']>;
  /** `HH:MM`. */
  startsAt: Scalars['String']['input'];
  /** Left out, a teacher means themself. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
};

/** The exam registration, and the form of the summons. */
export type CreateExamSummonsInput = {
  /** A registration that is booked on an occasion. */
  examId: Scalars['ID']['input'];
  /** The language of the summons; SV unless given. */
  language?: InputMaybe<DocumentLanguage>;
  /** FULL unless given; for a student with protected data nothing is printed unless an administrator asks. */
  personalNumber?: InputMaybe<PersonalNumberForm>;
};

/** The list, its filter, and the format of the file. */
export type CreateExportInput = {
  /** XLSX for a workbook, CSV for plain text. */
  format: ExportFormat;
  /** The list's name; an unknown one: BAD_USER_INPUT (BAD_REFERENCE). */
  list: Scalars['String']['input'];
  /**
   * The query string of the list's page: its filters and its order, at most 2 000 characters. `skyddade=ja` takes
   * along students with protected data. A date or an id in it that is none: BAD_USER_INPUT (FORMAT) on `query`.
   */
  query?: InputMaybe<Scalars['String']['input']>;
};

/** The signed instance and the language of the betygskatalog. */
export type CreateGradeCatalogueInput = {
  /** Only the grades of that municipality's students, by the name in `municipalities`; all unless given. */
  authority?: InputMaybe<Scalars['String']['input']>;
  /** A course instance whose grades are signed. */
  courseInstanceId: Scalars['ID']['input'];
  /** The language of the headings; the grades are the same. */
  language?: InputMaybe<DocumentLanguage>;
};

/** The needs, the course and the values of the new instance: all or nothing. */
export type CreateInstanceForNeedsInput = {
  /** The course of the new instance; a need of another course is rejected (NOT_ALLOWED). */
  courseId: Scalars['ID']['input'];
  /** 1 to 200. */
  keys: Array<Scalars['ID']['input']>;
  /** At least the start date, as for `createCourseInstance`; a PLANNED instance accepts no students (CONFLICT NOT_OPEN). */
  values: CourseInstanceValues;
};

/** Which of the two documents a student takes out for themself, and in what form. */
export type CreateMyDocumentInput = {
  /** The language of the document; SV unless given. */
  language?: InputMaybe<DocumentLanguage>;
  /** How much of the own personal number is printed; FULL unless given. */
  personalNumber?: InputMaybe<PersonalNumberForm>;
  /** STUDY_CERTIFICATE or GRADE_EXTRACT. */
  type: DocumentType;
};

/** Which package gets a new edition; those who have begun keep theirs. */
export type CreatePackageEditionInput = {
  /** The current edition; one that has been followed already is CONFLICT (reason REPLACED). */
  id: Scalars['ID']['input'];
};

/** The customer, the period and the prices. */
export type CreatePriceListInput = {
  /** The customer, by the name in `municipalities`; else BAD_USER_INPUT (BAD_REFERENCE). */
  municipality: Scalars['String']['input'];
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** Paid days of each pause, 0 to 365; null: all. */
  paidPauseDays?: InputMaybe<Scalars['Int']['input']>;
  /** At most 200. */
  rows: Array<PriceRowInput>;
  /** The first day: the list applies to studies that start from then on. */
  validFrom: Scalars['Date']['input'];
  /** The last day, not before the first; null: until further notice. */
  validTo?: InputMaybe<Scalars['Date']['input']>;
};

/** All fields of the new program, with the courses it lists (pages, section 4). */
export type CreateProgramInput = {
  /** All fields of the program, with the courses it lists. */
  program: ProgramInput;
};

/** What is saved, of which list, under which name. */
export type CreateSavedViewInput = {
  /** The query string of the page. Words searched for, personal numbers and the page are left out of what is saved. */
  address: Scalars['String']['input'];
  /** Left out, they are as each reader has them. */
  columns?: InputMaybe<SavedColumnsInput>;
  /** Whether the list is to open with it; false unless given. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** A list that one may open. */
  list: SavedList;
  /** 1 to 80 characters; not the name of another own view of the list. */
  name: Scalars['String']['input'];
};

/** The fields of a new student; only the name must be given. */
export type CreateStudentInput = {
  /** The free text 'Övrigt', at most 2 000 characters. */
  additionalInfo?: InputMaybe<Scalars['String']['input']>;
  /** At most 254 characters; several students may share an address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The last day of the studies; not before `startDate` (ORDER). */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** The free text 'Provstatus', at most 60 characters. */
  exam?: InputMaybe<Scalars['String']['input']>;
  /** True: another person than the stored student of the same name and address. False unless given. */
  isOtherPerson?: InputMaybe<Scalars['Boolean']['input']>;
  /** The home municipality, which pays. */
  municipality?: InputMaybe<MunicipalityInput>;
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** With or without century and separator; the date is verified, and the check digit where the kind has one. */
  personalNumber?: InputMaybe<Scalars['String']['input']>;
  /** 5 to 20 characters: digits, blanks, `+`, `-`, `/` and parentheses. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The first day of the studies. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** The responsible teacher, as in `teachers`; BAD_REFERENCE when there is none. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
};

/** The text of the new task, on one's own list. */
export type CreateTaskInput = {
  /** 1 to 500 characters. */
  description: Scalars['String']['input'];
};

/** Whose account it is, and the role that it gets. The person gets a mail with a one-time link and chooses the password alone. */
export type CreateUserInput = {
  /** At most 254 characters; stored in lower case, unique among all accounts. */
  email: Scalars['String']['input'];
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** 5 to 20 characters: digits, blanks, `+`, `-`, `/` and parentheses. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** At most one's own rank. TEACHER makes a teacher record too. */
  role: Role;
};

/** A new key and its secret. */
export type CreatedApiKey = {
  __typename?: 'CreatedApiKey';
  /** The key as `apiKeys` lists it, without the secret. */
  apiKey: ApiKey;
  /** The key itself, shown this once; null in a repeat of the same call. */
  key: Maybe<Scalars['String']['output']>;
};

/** A new subscription. Earlier addresses of the account are dead. */
export type CreatedCalendarSubscription = {
  __typename?: 'CreatedCalendarSubscription';
  /** The subscription as it stands, without its address. */
  subscription: CalendarSubscription;
  /** The whole address with its secret; shown once. Null in the answer to a repeat. */
  url: Maybe<Scalars['String']['output']>;
};

/** How many rows of a CSN report tell of one kind of event. */
export type CsnEventCount = {
  __typename?: 'CsnEventCount';
  /** Rows of this kind. */
  count: Scalars['Int']['output'];
  /** As `CsnReportRow.event`. */
  event: Scalars['String']['output'];
};

/** What a report would hold, before anything is marked. */
export type CsnPreview = {
  __typename?: 'CsnPreview';
  /** How many enrolments they are about. */
  enrollments: Scalars['Int']['output'];
  /** Most first. */
  events: Array<CsnEventCount>;
  /** How many rows would be reported; passed on as `expected`. */
  size: Scalars['Int']['output'];
};

/** A report to CSN, stored so that the file can be downloaded again. */
export type CsnReport = {
  __typename?: 'CsnReport';
  /** When the report was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the user who made the report. */
  createdBy: Scalars['String']['output'];
  /** How many enrolments they are about. */
  enrollments: Scalars['Int']['output'];
  /** Identifies the report; pass it to `csnReport`. */
  id: Scalars['ID']['output'];
  /** By student and start, then by day, as they were when the report was made. */
  rows: Array<CsnReportRow>;
  /** How many events it tells of; one row each. */
  size: Scalars['Int']['output'];
  /** Set when the report was withdrawn; null while it stands. */
  withdrawal: Maybe<CsnWithdrawal>;
};

/** One event that CSN is told of (domain, D8); an enrolment has as many rows as events since it was last told of. */
export type CsnReportRow = {
  __typename?: 'CsnReportRow';
  /** What a change or a correction is about, from what to what, in Swedish; that the principal ended the studies; else null. */
  change: Maybe<Scalars['String']['output']>;
  /** The course's code, as the catalogue spelled it. */
  courseCode: Maybe<Scalars['String']['output']>;
  /** The course's name, as when it was reported. */
  courseName: Scalars['String']['output'];
  /** The student's last day; null where none was set. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** The enrolment that it tells of. */
  enrollmentId: Scalars['ID']['output'];
  /** 'Start', 'Ändring', 'Uppehåll', 'Återupptagna studier', 'Avbrott', 'Resultat', or 'Rättelse' of what was told. */
  event: Scalars['String']['output'];
  /** The day of the event; of a change of dates or pace the day on which it was reported. */
  eventOn: Maybe<Scalars['Date']['output']>;
  /** The last day of a pause that was over; else null. */
  eventTo: Maybe<Scalars['Date']['output']>;
  /** The signed grade, of a result; else null. */
  grade: Maybe<Scalars['String']['output']>;
  /** Whether the student was under 20 on the day: studiehjälp has rules of its own. Null where the number does not tell, and in older reports. */
  isUnder20: Maybe<Scalars['Boolean']['output']>;
  /** The student's full name, as when it was reported. */
  name: Scalars['String']['output'];
  /** Per cent of full time, the student's own or the instance's; null where neither was set. */
  pacePercent: Maybe<Scalars['Int']['output']>;
  /** `YYYYMMDD-NNNN`, as when it was reported; null where none was known. */
  personalNumber: Maybe<Scalars['String']['output']>;
  /** Points of the course; null where they are not counted (sfi). */
  points: Maybe<Scalars['Int']['output']>;
  /** When the student began. */
  startDate: Maybe<Scalars['Date']['output']>;
};

/** That a report was wrong, and what came of it; kept beside the report, which stays as it was. */
export type CsnWithdrawal = {
  __typename?: 'CsnWithdrawal';
  /** Why, in that person's words. */
  reason: Scalars['String']['output'];
  /** How many of its enrolments wait for a report again; those that a later report told of do not. */
  reopened: Scalars['Int']['output'];
  /** When it was withdrawn. */
  withdrawnAt: Scalars['DateTime']['output'];
  /** Name of the user who withdrew it. */
  withdrawnBy: Scalars['String']['output'];
};

/** A student's request for correction that nobody has answered. */
export type DayCorrection = {
  __typename?: 'DayCorrection';
  /** Passed to `answerCorrection`. */
  id: Scalars['ID']['output'];
  /** The student's name. */
  name: Scalars['String']['output'];
  /** When the student sent it. */
  requestedAt: Scalars['DateTime']['output'];
  /** Whose record it is about; the request stands on that page. */
  studentId: Scalars['ID']['output'];
  /** Which part of the record is said to be wrong. */
  subject: CorrectionSubject;
};

/** An occasion on which the viewer holds exams. */
export type DayExam = {
  __typename?: 'DayExam';
  /** How many are booked on it. */
  booked: Scalars['Int']['output'];
  /** The names of the courses. */
  courses: Array<Scalars['String']['output']>;
  /** The day. */
  heldOn: Scalars['Date']['output'];
  /** The occasion, as in `calendar`. */
  id: Scalars['ID']['output'];
  /** Which part of the exam is sat. */
  part: ExamPart;
  /** Free text; null when none is given. */
  room: Maybe<Scalars['String']['output']>;
  /** `HH:MM`, Swedish time. */
  startsAt: Scalars['String']['output'];
};

/** A workbook of which rows wait for an administrator. */
export type DayHeldFile = {
  __typename?: 'DayHeldFile';
  /** The import that its rows came with; null once that is no more. */
  batchId: Maybe<Scalars['ID']['output']>;
  /** Its name as it was sent. */
  filename: Scalars['String']['output'];
  /** Who imported it. */
  importedBy: Scalars['String']['output'];
  /** How many of its rows wait. */
  rows: Scalars['Int']['output'];
};

/** One of a teacher's own students. */
export type DayOwnStudent = {
  __typename?: 'DayOwnStudent';
  /** The column of the APL board that the card is in. */
  aplStatus: AplStatus;
  /** The day of the latest change in the history, move on the board, comment, or activity in a course. */
  lastEventOn: Scalars['Date']['output'];
  /** The student's name. */
  name: Scalars['String']['output'];
  /** Leads to the student's page. */
  studentId: Scalars['ID']['output'];
  /** Comments that the viewer has not seen; deleted ones do not count. */
  unseenCommentCount: Scalars['Int']['output'];
};

/** The students whom the viewer is responsible for, by what wants an act. */
export type DayOwnStudents = {
  __typename?: 'DayOwnStudents';
  /** The active ones without an event for longest; at most 5. */
  quiet: Array<DayOwnStudent>;
  /** How many of them are active. */
  total: Scalars['Int']['output'];
  /** Those with most unseen comments; at most 5. */
  unread: Array<DayOwnStudent>;
  /** How many of them, active or not, have comments that the viewer has not seen: as many as the board shows. */
  unreadTotal: Scalars['Int']['output'];
};

/** A student whom the day speaks of, by name alone. */
export type DayStudent = {
  __typename?: 'DayStudent';
  /** The last day of the studies; null where none is set. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** The student's name. */
  name: Scalars['String']['output'];
  /** Leads to the student's page. */
  studentId: Scalars['ID']['output'];
};

/** A registration for an exam of a student who stands on the viewer's day: what the calendar shows of it. */
export type DayWatchedExam = {
  __typename?: 'DayWatchedExam';
  /** The course as it was written in the registration. */
  course: Scalars['String']['output'];
  /** The next day on which it is sat; null while it has none. */
  heldOn: Maybe<Scalars['Date']['output']>;
  /** Identifies the registration. */
  id: Scalars['ID']['output'];
  /** The month that was wished for, by its Swedish name. */
  month: Month;
  /** The occasion of that day, as in `calendar`. */
  occasionId: Maybe<Scalars['ID']['output']>;
  /** Undecided, or as it was decided in the last 14 days or is to be sat. */
  status: ExamStatus;
  /** The student's name. */
  student: Scalars['String']['output'];
  /** Leads to the student's page. */
  studentId: Scalars['ID']['output'];
};

/** The registrations to watch, the nearest first. */
export type DayWatchedExams = {
  __typename?: 'DayWatchedExams';
  /** The nearest day first, then the undecided ones; at most 5. */
  nodes: Array<DayWatchedExam>;
  /** How many they are. */
  total: Scalars['Int']['output'];
};

/** The account to switch off: nobody may sign in with it from now on. Its name stays in comments and history. */
export type DeactivateUserInput = {
  /** The account, from `users`; one's own is FORBIDDEN. */
  id: Scalars['ID']['input'];
};

/** The registration, the decision and the administration's words about it. */
export type DecideExamInput = {
  /** At most 2 000 characters. Left out it stays as it is, null clears it. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Must be given: without it BAD_USER_INPUT, 'Beslut krävs'. */
  decision?: InputMaybe<ExamDecision>;
  /** Why the exam is free of charge, at most 120 characters. Left out it stays as it is, null clears it. */
  feeExemptReason?: InputMaybe<Scalars['String']['input']>;
  /** The registration, from `exams`. */
  id: Scalars['ID']['input'];
  /** The version that was decided upon; CONFLICT when it is no longer current. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The registrations, the decision and one comment for all. */
export type DecideExamsInput = {
  /** At most 2 000 characters, for each of them. Left out the comments stay as they are, null clears them. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Must be given: without it BAD_USER_INPUT, 'Beslut krävs'. */
  decision?: InputMaybe<ExamDecision>;
  /** 1 to 100 of them. */
  exams: Array<ExamAtVersionInput>;
};

/** The student and the comment's place in the stored order, as in `EditAplCommentInput`. */
export type DeleteAplCommentInput = {
  /** When given and not the entry at the index: CONFLICT. */
  commentId?: InputMaybe<Scalars['ID']['input']>;
  /** From 0; NOT_FOUND beyond the list (permissions, D06). */
  index: Scalars['Int']['input'];
  /** The student whose card is open. */
  studentId: Scalars['ID']['input'];
};

/** A comment on the student page that is to show '[RADERAD]' from now on. */
export type DeleteCommentInput = {
  /** The entry, from `commentHistory`; NOT_FOUND when it is not the student's. */
  commentId: Scalars['ID']['input'];
  /** The student whom the comment is about. */
  studentId: Scalars['ID']['input'];
};

/** Which instance is to go; only one without students can, and one with grades is CONFLICT (reason HAS_GRADES). */
export type DeleteCourseInstanceInput = {
  /** The instance, from `courseInstances`. */
  id: Scalars['ID']['input'];
  /** The `version` that was looked at; CONFLICT (reason VERSION) when it is no longer current. Not checked when left out. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The registration that is to go. */
export type DeleteExamInput = {
  /** The registration, from `exams`; what it was stays in the student's change history. */
  id: Scalars['ID']['input'];
};

/** The file that is to go. */
export type DeleteFileInput = {
  /** The file, from `files`; NOT_FOUND when it is gone or hidden from the caller. */
  id: Scalars['ID']['input'];
};

/** What is to be deleted; only what nothing refers to can be. */
export type DeleteFromCatalogueInput = {
  /** The course, package or program, by the mutation that is called; CONFLICT (IN_USE) where `keptBecause` is set. */
  id: Scalars['ID']['input'];
};

/** The list to delete and its version. */
export type DeletePriceListInput = {
  /** The list, as in `PriceList.id`. */
  id: Scalars['ID']['input'];
  /** The version the user saw; CONFLICT (VERSION) if it is stale. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Which saved view is to go. */
export type DeleteSavedViewInput = {
  /** One that one may change. */
  id: Scalars['ID']['input'];
};

/** The one of the viewer's own tasks that is to go. */
export type DeleteTaskInput = {
  /** One's own task, from `tasks`. */
  id: Scalars['ID']['input'];
};

/** The page behind a search result that is a person; ask `__typename`. */
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
  /** Whether it is on the sheet of this preview. */
  chosen: Scalars['Boolean']['output'];
  /** What tells it apart, such as code, grade and days; null without any. */
  detail: Maybe<Scalars['String']['output']>;
  /** The enrolment's or the grade's id; pass it among `entryIds`. */
  id: Scalars['ID']['output'];
  /** The course's title. */
  label: Scalars['String']['output'];
};

/** What a document is made of. Its text follows from the records alone. */
export type DocumentInput = {
  /**
   * By the name in `municipalities`. On a student's paper: who is huvudman, where the student's own municipality does
   * not say it (BAD_REFERENCE for another name). On a betygskatalog: only the grades of that municipality's students.
   */
  authority?: InputMaybe<Scalars['String']['input']>;
  /** The chosen rows among the preview's `entries`; all usual ones unless given. */
  entryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** First day of what it tells of: courses, grades, the APL period or the days of an attendance list; open unless given. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The language of the document; SV unless given. */
  language?: InputMaybe<DocumentLanguage>;
  /** How much of the personal number is printed; FULL unless given. */
  personalNumber?: InputMaybe<PersonalNumberForm>;
  /** Who signs; the school's own signatory unless given. */
  signatoryName?: InputMaybe<Scalars['String']['input']>;
  /** What the signatory is, such as 'Rektor'; at most 120 characters. */
  signatoryTitle?: InputMaybe<Scalars['String']['input']>;
  /** The id of a `DocumentSubject` of that type. */
  subjectId: Scalars['ID']['input'];
  /** Last day of the same, not before `from`; an attendance list holds at most 10 weekdays. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** Which document to make. */
  type: DocumentType;
};

/** The language of a document's own words; names of courses stay Swedish. */
export type DocumentLanguage =
  /** English. */
  | 'EN'
  /** Swedish. */
  | 'SV';

/** What a document would say, what may be chosen for it, and what stands in the way. */
export type DocumentPreview = {
  __typename?: 'DocumentPreview';
  /** The rows that may be chosen by `entryIds`; empty for types without a choice. */
  entries: Array<DocumentEntry>;
  /** Why it cannot be made; null when it can. */
  problem: Maybe<DocumentProblem>;
  /** Null while there is a problem. */
  sheet: Maybe<DocumentSheet>;
  /** What to mind before it is handed over, in Swedish. */
  warnings: Array<Scalars['String']['output']>;
};

/** Why nothing can be made yet. */
export type DocumentProblem = {
  __typename?: 'DocumentProblem';
  /** A Swedish sentence for the person at the screen. */
  message: Scalars['String']['output'];
  /** A field of `DocumentInput`. */
  path: Scalars['String']['output'];
};

/** The content of a document before page layout. */
export type DocumentSheet = {
  __typename?: 'DocumentSheet';
  /** What it says, from top to bottom. */
  blocks: Array<SheetBlock>;
  /** True: printed on pages that are wider than high. */
  landscape: Scalars['Boolean']['output'];
  /** The language that it is written in. */
  language: DocumentLanguage;
  /** Where and when: 'Solna den 20 november 2026'. */
  placeAndDate: Scalars['String']['output'];
  /** Unit code and, on a student's paper, the huvudman: the line at the foot. */
  schoolDetails: Array<Scalars['String']['output']>;
  /** The school's name as in `SchoolSettings`, at the head. */
  schoolName: Scalars['String']['output'];
  /** Who signs for the school; null where the blocks have the lines for it. */
  signatoryName: Maybe<Scalars['String']['output']>;
  /** What the signatory is; null without a title, and where the blocks have the lines for it. */
  signatoryTitle: Maybe<Scalars['String']['output']>;
  /** Whom or what it is about. */
  subject: Scalars['String']['output'];
  /** The name of the document, in its language. */
  title: Scalars['String']['output'];
  /** Which document it is. */
  type: DocumentType;
};

/** Whom or what a document of a type is about: a student, a course instance, or (a summons) an exam registration. */
export type DocumentSubject = {
  __typename?: 'DocumentSubject';
  /** What tells two of one name apart. */
  detail: Maybe<Scalars['String']['output']>;
  /** Pass it as `subjectId`; of a student, a course instance, an exam registration, or (EXAM_CATALOGUE) a course. */
  id: Scalars['ID']['output'];
  /** The student has skyddade personuppgifter: to be handled with care; false for instances and courses. */
  isProtected: Scalars['Boolean']['output'];
  /** Name of the student, the course instance or the course. */
  label: Scalars['String']['output'];
};

/** Whom or what documents of a type may be about. */
export type DocumentSubjects = {
  __typename?: 'DocumentSubjects';
  /** The first hits, at most as many as were asked for. */
  nodes: Array<DocumentSubject>;
  /** How many match in all. */
  totalCount: Scalars['Int']['output'];
};

/** The type of document, and words to search for. */
export type DocumentSubjectsInput = {
  /** Only students on this course instance. */
  courseInstanceId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 200; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** Part of a name, a personal number, an e-mail address or a course code. */
  q?: InputMaybe<Scalars['String']['input']>;
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

/** What anyone who holds a code may know: no more than the paper shows. */
export type DocumentVerification = {
  __typename?: 'DocumentVerification';
  /** `XXXX-XXXX-XXXX`. */
  code: Scalars['String']['output'];
  /** When whom it was for was erased: it was issued, and nothing else is known of it any more. */
  erasedOn: Maybe<Scalars['Date']['output']>;
  /** The holder's initials and year of birth, such as 'A.E., född 1990'; null for lists, protected identities and what was erased. */
  holder: Maybe<Scalars['String']['output']>;
  /** The day of issue in Swedish time (Europe/Stockholm). */
  issuedOn: Scalars['Date']['output'];
  /** The school's name as it was when the document was issued. */
  issuer: Scalars['String']['output'];
  /** The day on which it was revoked, in Swedish time; null while it holds. */
  revokedOn: Maybe<Scalars['Date']['output']>;
  /** Of the file as it was issued, so that a copy can be compared with it. */
  sha256: Scalars['String']['output'];
  /** Its name in Swedish, such as 'Studieintyg'. */
  title: Scalars['String']['output'];
  /** Which document it is. */
  type: DocumentType;
  /** False: the school has revoked it. */
  valid: Scalars['Boolean']['output'];
};

/** How many left for one reason. */
export type DropoutReason = {
  __typename?: 'DropoutReason';
  /** Participations left for that reason. */
  count: Scalars['Int']['output'];
  /** Null where none was given. */
  reason: Maybe<StatusReason>;
};

/** Participations left early in the period, by dropout or ended by the principal, without a signed grade. */
export type DropoutStatistics = {
  __typename?: 'DropoutStatistics';
  /** The same, by reason; most frequent first. */
  reasons: Array<DropoutReason>;
  /** All of them, also those without a known start, who stand in no week. */
  total: Scalars['Int']['output'];
  /** Left in the period, by week since the start; everything after week 26 is in week 27. */
  weeks: Array<DropoutWeek>;
};

/** How many left in one week of their course. */
export type DropoutWeek = {
  __typename?: 'DropoutWeek';
  /** Participations left in that week. */
  count: Scalars['Int']['output'];
  /** From 1. */
  week: Scalars['Int']['output'];
};

/** A correction of a frozen month. It is never deleted, only followed by another. */
export type EarningCorrection = {
  __typename?: 'EarningCorrection';
  /** May be negative. */
  amountOre: Scalars['Ore']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the author at that time; null if not recorded. */
  createdByName: Maybe<Scalars['String']['output']>;
  /** The education entry's id. */
  enrollmentId: Scalars['ID']['output'];
  /** Identifies the correction (UUID). */
  id: Scalars['ID']['output'];
  /** The first day of the frozen month. */
  month: Scalars['Date']['output'];
  /** The customer. */
  municipality: Scalars['String']['output'];
  /** The reason, 3 to 500 characters. */
  reason: Scalars['String']['output'];
  /** The enrolled student's id. */
  studentId: Scalars['ID']['output'];
  /** The student's current name; 'Borttagen elev' if the record has been deleted. */
  studentName: Scalars['String']['output'];
  /** Name of the course or package; empty if it has been deleted. */
  title: Scalars['String']['output'];
};

/** The change to the frozen amount of one enrolment. */
export type EarningCorrectionLineInput = {
  /** May be negative. */
  amountOre: Scalars['Ore']['input'];
  /** Id of the education entry; the frozen customer is kept. */
  enrollmentId: Scalars['ID']['input'];
};

/** Limits to one frozen month; default all. */
export type EarningCorrectionsInput = {
  /** Only this month. */
  freezeId?: InputMaybe<Scalars['ID']['input']>;
};

/** An enrolment whose frozen amount differs from the current data: a correction to consider. */
export type EarningDeviation = {
  __typename?: 'EarningDeviation';
  /** The amount of a full correction. */
  differenceOre: Scalars['Ore']['output'];
  /** The education entry's id; pass it in a line of `correctEarnings`. */
  enrollmentId: Scalars['ID']['output'];
  /** The finally frozen month; pass it to `correctEarnings`. */
  freezeId: Scalars['ID']['output'];
  /** Including corrections so far. */
  frozenOre: Scalars['Ore']['output'];
  /** The first day of the frozen month. */
  month: Scalars['Date']['output'];
  /** The frozen customer; the student's municipality if nothing was frozen. */
  municipality: Scalars['String']['output'];
  /** The amount calculated from the current data. */
  nowOre: Scalars['Ore']['output'];
  /** The enrolled student's id. */
  studentId: Scalars['ID']['output'];
  /** The student's current name. */
  studentName: Scalars['String']['output'];
  /** Name of the course or package. */
  title: Scalars['String']['output'];
};

/** How the amount of one enrolment in the period is calculated; the lines with `counts` add up to `earnedOre`. */
export type EarningExplanation = {
  __typename?: 'EarningExplanation';
  /** Earnings of the enrolment in the period: the sum of the lines with `counts`. */
  earnedOre: Scalars['Ore']['output'];
  /** The education entry's id. */
  enrollmentId: Scalars['ID']['output'];
  /** The price first, then frozen months, months not yet frozen, and corrections. */
  steps: Array<EarningStep>;
  /** The student's current name. */
  studentName: Scalars['String']['output'];
  /** Name of the course, package or program. */
  title: Scalars['String']['output'];
};

/** The enrolment and the whole months to explain. */
export type EarningExplanationInput = {
  /** The education entry's id, as in `EarningLine.enrollmentId`. */
  enrollmentId: Scalars['ID']['input'];
  /** Any day of the first month. */
  from: Scalars['Date']['input'];
  /** Any day of the last month; at most 24 months in all. */
  to: Scalars['Date']['input'];
};

/** A month as frozen at a point in time. */
export type EarningFreeze = {
  __typename?: 'EarningFreeze';
  /** When the month was frozen. */
  frozenAt: Scalars['DateTime']['output'];
  /** Name of the user who froze it, at that time; null if not recorded. */
  frozenByName: Maybe<Scalars['String']['output']>;
  /** Pass it as `freezeId`. */
  id: Scalars['ID']['output'];
  /** Whether the freeze is preliminary or final. */
  kind: FreezeKind;
  /** The first day of the month. */
  month: Scalars['Date']['output'];
  /** Each customer's share, by name. */
  municipalities: Array<FrozenMunicipality>;
  /** The last day included: the last day of the month, or the day of the freeze if earlier. */
  throughOn: Scalars['Date']['output'];
  /** Lines and corrections of all customers. */
  totalOre: Scalars['Ore']['output'];
  /** The customers whose invoices do not cover their share, by name; empty for a preliminary month. */
  uninvoiced: Array<Scalars['String']['output']>;
  /** The amount left to invoice them; negative after negative corrections. */
  uninvoicedOre: Scalars['Ore']['output'];
};

/** An invoice of a customer's frozen month that has not been withdrawn. */
export type EarningInvoice = {
  __typename?: 'EarningInvoice';
  /** The frozen amount not yet invoiced at that time; negative after negative corrections. */
  amountOre: Scalars['Ore']['output'];
  /** Pass it to `withdrawInvoice`. */
  id: Scalars['ID']['output'];
  /** When the month was marked as invoiced. */
  invoicedAt: Scalars['DateTime']['output'];
  /** Name of the user who marked it, at that time; null if not recorded. */
  invoicedByName: Maybe<Scalars['String']['output']>;
  /** The invoice's number as entered by staff; null without one. */
  reference: Maybe<Scalars['String']['output']>;
};

/** One enrolment with its price and its earnings in the period. */
export type EarningLine = {
  __typename?: 'EarningLine';
  /** Base share earned in the period. */
  baseOre: Scalars['Ore']['output'];
  /** The part of `totalOre` that is earned day by day; null without a price. */
  baseShareOre: Maybe<Scalars['Ore']['output']>;
  /** Unit of `unitOre`; null without a price. */
  basis: Maybe<PriceBasis>;
  /** Code of the course or package; null if it has none. */
  code: Maybe<Scalars['String']['output']>;
  /** Corrections of the period's frozen months; may be negative. */
  correctionsOre: Scalars['Ore']['output'];
  /** Base share, result share and corrections of the period. */
  earnedOre: Scalars['Ore']['output'];
  /** The education entry's id; pass it to `earningExplanation` or `correctEarnings`. */
  enrollmentId: Scalars['ID']['output'];
  /** Status of the enrolment. */
  enrollmentStatus: Maybe<EnrollmentStatus>;
  /** Equivalent courses of other curricula; empty for a package. */
  equivalents: Array<EquivalentCourse>;
  /** First day of study: the student's own, else the instance's; null if unknown. */
  firstOn: Maybe<Scalars['Date']['output']>;
  /** Signed grades only. */
  grade: Maybe<Scalars['String']['output']>;
  /** Protected identity (skyddade personuppgifter): handle with care. */
  isProtected: Scalars['Boolean']['output'];
  /** Planned last day: the student's own, else the instance's; null if unknown. */
  lastOn: Maybe<Scalars['Date']['output']>;
  /** The customer; null if the student has no municipality. */
  municipality: Maybe<Scalars['String']['output']>;
  /** Points of the course; null for a package, or if it has none. */
  points: Maybe<Scalars['Int']['output']>;
  /** Why there is no amount; null if there is one. */
  problem: Maybe<EarningProblemKind>;
  /** The result share if it was earned in the period; else 0. */
  resultOre: Scalars['Ore']['output'];
  /** The part of `totalOre` that is earned when a grade is signed; null without a price. */
  resultShareOre: Maybe<Scalars['Ore']['output']>;
  /** PRELIMINARY while any day of the period is not frozen. */
  status: EarningStatus;
  /** The enrolled student's id. */
  studentId: Scalars['ID']['output'];
  /** The student's current name. */
  studentName: Scalars['String']['output'];
  /** Name of the course or package. */
  title: Scalars['String']['output'];
  /** The total price: base share and result share. */
  totalOre: Maybe<Scalars['Ore']['output']>;
  /** The price per point, completed course or place; null without a price. */
  unitOre: Maybe<Scalars['Ore']['output']>;
};

/** A page of enrolments with their amounts. */
export type EarningLinePage = {
  __typename?: 'EarningLinePage';
  /** By name. */
  nodes: Array<EarningLine>;
  /** Number of matching enrolments, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The whole months, as in `EarningsInput`, the filter of the enrolments, and the page. */
export type EarningLinesInput = {
  /** Only enrolments in this course. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 100; default 50. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** Any day of the first month. */
  from: Scalars['Date']['input'];
  /** Only this customer; default all. */
  municipality?: InputMaybe<Scalars['String']['input']>;
  /** Only enrolments in this package. */
  packageId?: InputMaybe<Scalars['ID']['input']>;
  /** From 1; default 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Only enrolments without an amount, for this reason. */
  problem?: InputMaybe<EarningProblemKind>;
  /** Any day of the last month; at most 24 months in all. */
  to: Scalars['Date']['input'];
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

/** One line of a calculation, in Swedish. */
export type EarningStep = {
  __typename?: 'EarningStep';
  /** Null for a line without an amount. */
  amountOre: Maybe<Scalars['Ore']['output']>;
  /** Whether the amount is part of the period's total. */
  counts: Scalars['Boolean']['output'];
  /** How it was calculated; null if there is nothing to explain. */
  detail: Maybe<Scalars['String']['output']>;
  /** Label of the line, such as 'Grunddel 65 %'. */
  label: Scalars['String']['output'];
};

/** The sums of a period, in öre (pages, section 13). */
export type EarningsCards = {
  __typename?: 'EarningsCards';
  /** Base shares, earned day by day in the period. */
  baseOre: Scalars['Ore']['output'];
  /** Corrections of the period's frozen months; may be negative. */
  correctionsOre: Scalars['Ore']['output'];
  /** Base shares, result shares and corrections of the period, through today. */
  earnedOre: Scalars['Ore']['output'];
  /** Finally frozen through the period's last month, not yet invoiced. */
  invoiceableOre: Scalars['Ore']['output'];
  /** Number of enrolments that can still earn a result share. */
  remainingCount: Scalars['Int']['output'];
  /** Result shares that can still be earned. */
  remainingResultOre: Scalars['Ore']['output'];
  /** Result shares that fell due in the period: a grade first signed, or an orientation course completed. */
  resultOre: Scalars['Ore']['output'];
  /** Number of enrolments in `riskOre`. */
  riskCount: Scalars['Int']['output'];
  /** The amount lost to the period's dropouts, '–' and unpaid F. */
  riskOre: Scalars['Ore']['output'];
};

/** A customer or, with `municipality` set, one of its courses or packages. */
export type EarningsGroup = {
  __typename?: 'EarningsGroup';
  /** Base shares, earned day by day in the period. */
  baseOre: Scalars['Ore']['output'];
  /** Code of the course or package; null without one, and when grouped by customer. */
  code: Maybe<Scalars['String']['output']>;
  /** Earnings in the period of `comparedWith`; null without one. */
  comparedOre: Maybe<Scalars['Ore']['output']>;
  /** Corrections of the period's frozen months; may be negative. */
  correctionsOre: Scalars['Ore']['output'];
  /** The course; null for a package, and when grouped by customer. */
  courseId: Maybe<Scalars['ID']['output']>;
  /** Base shares, result shares and corrections of the period. */
  earnedOre: Scalars['Ore']['output'];
  /** Enrolments with a price that had started by the end of the period and were not settled before it. */
  enrollments: Scalars['Int']['output'];
  /** Equivalent courses of other curricula; empty for a package, and when grouped by customer. */
  equivalents: Array<EquivalentCourse>;
  /** The customer: the student's municipality; in a frozen month the municipality at the time of the freeze. */
  municipality: Scalars['String']['output'];
  /** The package priced per place; null for a course, and when grouped by customer. */
  packageId: Maybe<Scalars['ID']['output']>;
  /** Result shares that can still be earned, regardless of the period. */
  remainingResultOre: Scalars['Ore']['output'];
  /** Result shares that fell due in the period: a grade first signed, or an orientation course completed. */
  resultOre: Scalars['Ore']['output'];
  /** The amount lost to the period's dropouts, '–' and unpaid F. */
  riskOre: Scalars['Ore']['output'];
  /** PRELIMINARY while any day of the period is not frozen; INVOICED if all its frozen months are. */
  status: EarningStatus;
  /** Name of the course or package; null when grouped by customer. */
  title: Maybe<Scalars['String']['output']>;
};

/** Whole months, from that of `from` through that of `to`, at most 24, with an optional customer or compared period. */
export type EarningsInput = {
  /** A second period to compare with the first. */
  comparedWith?: InputMaybe<ComparedPeriodInput>;
  /** Any day of the first month. */
  from: Scalars['Date']['input'];
  /** Limits to one customer and groups by course and package instead of by customer. */
  municipality?: InputMaybe<Scalars['String']['input']>;
  /** Any day of the last month. */
  to: Scalars['Date']['input'];
};

/** Enrolments without an amount: excluded from all sums, only counted here. */
export type EarningsProblem = {
  __typename?: 'EarningsProblem';
  /** Number of different courses and packages. */
  courses: Scalars['Int']['output'];
  /** Number of enrolments. */
  enrollments: Scalars['Int']['output'];
  /** The missing information. */
  kind: EarningProblemKind;
  /** Null if the municipality is missing. */
  municipality: Maybe<Scalars['String']['output']>;
  /** The names of the first ten. */
  titles: Array<Scalars['String']['output']>;
};

/** Earnings of a period: totals, groups, and enrolments without an amount (domain, D11). */
export type EarningsReport = {
  __typename?: 'EarningsReport';
  /** The sums of the whole period. */
  cards: EarningsCards;
  /** Null without `comparedWith`. */
  compared: Maybe<ComparedEarnings>;
  /** The first day. */
  from: Scalars['Date']['output'];
  /** The months of the period that are finally frozen. */
  frozenMonths: Array<Scalars['Date']['output']>;
  /** By name. With `comparedWith` also groups with earnings only in that period, so that both totals add up. */
  groups: Array<EarningsGroup>;
  /** Enrolments of the period without an amount, by customer and kind; empty when all have one. */
  problems: Array<EarningsProblem>;
  /** The last day included in amounts that are not frozen. */
  through: Scalars['Date']['output'];
  /** The last day. */
  to: Scalars['Date']['output'];
};

/** The student, the comment's place in the stored order, oldest first, deleted entries included, and the new text. */
export type EditAplCommentInput = {
  /** 1 to 4 000 characters; the old text goes to the change history. */
  comment: Scalars['String']['input'];
  /** When given and not the entry at the index: CONFLICT. */
  commentId?: InputMaybe<Scalars['ID']['input']>;
  /** From 0; NOT_FOUND beyond the list (permissions, D06). */
  index: Scalars['Int']['input'];
  /** The student whose card is open. */
  studentId: Scalars['ID']['input'];
  /** The version that was read; CONFLICT when it is no longer current. Left out, the last one wins. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A new text for a comment on the student page. */
export type EditCommentInput = {
  /** 1 to 4 000 characters; the old text goes to the change history. */
  comment: Scalars['String']['input'];
  /** The entry, from `commentHistory`; NOT_FOUND when it is not the student's. */
  commentId: Scalars['ID']['input'];
  /** The student whom the comment is about. */
  studentId: Scalars['ID']['input'];
  /** The version that was read; CONFLICT when it is no longer current. Left out, the last one wins. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** One enrolment of a student (specification, section 3: Education entry). */
export type EducationEntry = {
  __typename?: 'EducationEntry';
  /** The occasion that the student is placed in; null until then. */
  courseInstance: Maybe<CourseInstanceSummary>;
  /** The last day of study; null while none is set. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** A to F, G, IG or – ; null while none is set. One that is not signed yet is shown to those who grade the course alone. */
  grade: Maybe<Scalars['String']['output']>;
  /** Identifies the entry; `statusHistory` names it as `entryId`. */
  id: Scalars['ID']['output'];
  /** False while the entry is only planned. */
  isEnrollment: Scalars['Boolean']['output'];
  /** True: the grade is a draft, which nobody but those who grade the course can see. */
  isGradeDraft: Scalars['Boolean']['output'];
  /** The name of the course, package or program. */
  name: Scalars['String']['output'];
  /** The course, package or program that the entry is of. */
  refId: Maybe<EducationReference>;
  /** When it was taken off the education list as a mistake; null while it counts. */
  removedAt: Maybe<Scalars['DateTime']['output']>;
  /** The first day of study; null while none is set. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** Null while the entry is only planned. */
  status: Maybe<EnrollmentStatus>;
  /** Whether it is of a course, a package or a program; says which fields of `refId` are set. */
  type: EducationType;
  /** Counts the changes of this entry. */
  version: Scalars['Int']['output'];
};

/** A course, package or program in the overview of what the school offers. */
export type EducationItem = {
  __typename?: 'EducationItem';
  /** Students with a current enrolment on it: admitted, studying or on leave. */
  activeStudents: Scalars['Int']['output'];
  /** Null for packages and programs without a code. */
  code: Maybe<Scalars['String']['output']>;
  /** What stands for it in another curriculum, by code; empty where no pair is published, and for packages and programs. */
  equivalents: Array<EquivalentCourse>;
  /** Of the course, package or program: pass it to `catalogueCourse`, `coursePackage` or `program`, as `type` says. */
  id: Scalars['ID']['output'];
  /** The name in the catalogue, in Swedish. */
  name: Scalars['String']['output'];
  /** Running instances, of a package those of its courses. */
  ongoingInstances: Scalars['Int']['output'];
  /** Of a package the sum of its obligatory courses, of a program all its points; null where none are set. */
  points: Maybe<Scalars['Int']['output']>;
  /** Null for packages and programs. */
  system: Maybe<CourseSystem>;
  /** Which of the three it is. */
  type: EducationType;
  /** The last day on which the course may be finished; null for an unlimited one, and for packages and programs. */
  validTo: Maybe<Scalars['Date']['output']>;
};

/** Filter, order and page (pages, section 3); everything that is offered by name unless given. */
export type EducationListInput = {
  /** The `nextCursor` of the page before, with the same sorting. */
  after?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 200; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** From 1; 1 unless given. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Part of a name or a code. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** By name unless given; rows without a value come last. */
  sort?: InputMaybe<EducationSort>;
  /** Only courses of this curriculum; packages and programs have none and are left out then. */
  system?: InputMaybe<CourseSystem>;
  /** Only courses, packages or programs; all three unless given. */
  type?: InputMaybe<EducationType>;
};

/** What the start of the education pages shows (pages, section 3). */
export type EducationOverview = {
  __typename?: 'EducationOverview';
  /** Only kinds with something to do. */
  attention: Array<Attention>;
  /** Courses that are not archived. */
  courses: Scalars['Int']['output'];
  /** Packages that are neither archived nor replaced by a later edition. */
  packages: Scalars['Int']['output'];
  /** Programs that are not archived. */
  programs: Scalars['Int']['output'];
};

/** A page of the education list. */
export type EducationPage = {
  __typename?: 'EducationPage';
  /** Send as `after` for the next page; null on the last one. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** The rows of this page, in the order asked for. */
  nodes: Array<EducationItem>;
  /** Rows on all pages that match the input. */
  totalCount: Scalars['Int']['output'];
};

/** What an education entry points at: the fields of its own kind are set, the others null. */
export type EducationReference = {
  __typename?: 'EducationReference';
  /** The course's code, case-sensitive at the end; null for a package or program. */
  courseCode: Maybe<Scalars['String']['output']>;
  /** The course's title; null for a package or program. */
  courseName: Maybe<Scalars['String']['output']>;
  /** The package's name; null for a course or program. */
  coursePackageName: Maybe<Scalars['String']['output']>;
  /** What stands for it in another curriculum, by code; empty where no pair is published, and for packages and programs. */
  equivalents: Array<EquivalentCourse>;
  /** The id of the course, package or program; it can be passed to `course`. */
  id: Scalars['ID']['output'];
  /** Of the course, or what the package or program comes to; null where the catalogue does not say. */
  points: Maybe<Scalars['Int']['output']>;
  /** The program's name; null for a course or package. */
  programName: Maybe<Scalars['String']['output']>;
};

/** A column of `EducationSortField`, and which way. */
export type EducationSort = {
  /** Ascending or descending; rows without a value come last either way. */
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

/** A status that an education entry has had: since when, and why. */
export type EducationStatus = {
  __typename?: 'EducationStatus';
  /** The day from which the status holds; null when none is known. */
  effectiveOn: Maybe<Scalars['Date']['output']>;
  /** The education entry's id. */
  entryId: Scalars['ID']['output'];
  /** From teacher up; null for others: it may tell of health. */
  reason: Maybe<StatusReason>;
  /** Null while it was only planned. */
  status: Maybe<EnrollmentStatus>;
};

/** What an education entry is of. */
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
  id: Scalars['ID']['input'];
};

/** Where to sign out: one of `mySessions`. */
export type EndSessionInput = {
  /** One of `mySessions`; the one that asks may be ended too. */
  id: Scalars['ID']['input'];
};

/** The student, the last day, and why (pages, section 2). */
export type EndStudentInput = {
  /** The last day: today or earlier. */
  endDate: Scalars['Date']['input'];
  /** At most 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why the enrolments that are still open end. */
  reason: StatusReason;
  /** The student who leaves. */
  studentId: Scalars['ID']['input'];
  /** The student's version that was looked at; CONFLICT (VERSION) when it is no longer current. */
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

/** The student and the last day to try. */
export type EndStudentPreviewInput = {
  /** The last day that is thought of. */
  endDate: Scalars['Date']['input'];
  /** The student's id; NOT_FOUND when there is none. */
  studentId: Scalars['ID']['input'];
};

/** The account to sign out everywhere. */
export type EndUserSessionsInput = {
  /** The account, from `users`. */
  id: Scalars['ID']['input'];
};

/** Enrols every student on every target. */
export type EnrollManyInput = {
  /** For every target, not before the start (ORDER); left out: the instance's. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** How many enrolments the preview said it would make; CONFLICT when it is another number by now. Not read by the preview. */
  expected?: InputMaybe<Scalars['Int']['input']>;
  /** 5 to 200; left out: the instance's. */
  pacePercent?: InputMaybe<Scalars['Int']['input']>;
  /** For every target; left out: the instance's. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** Who is enrolled; with the targets at most 20 000 enrolments. */
  students: EnrollStudentsSelection;
  /** 1 to 20. */
  targets: Array<EnrollmentTargetInput>;
};

/** Which students, and the plan by which they read the package: an enrolment on it, and its courses planned one after the other. */
export type EnrollOnPackageInput = {
  /** The package, its start, pace and choices; the same as `packagePlan` previews. */
  plan: PackagePlanInput;
  /** 1 to 200. */
  studentIds: Array<Scalars['ID']['input']>;
};

/** What was written by `enrollOnPackage`, and how to take it back. */
export type EnrollOnPackageResult = {
  __typename?: 'EnrollOnPackageResult';
  /** By which it can be undone as a unit. */
  batchId: Scalars['ID']['output'];
  /** Courses planned for them; each is placed in an instance by matching. */
  courses: Scalars['Int']['output'];
  /** Students that are now enrolled. */
  students: Scalars['Int']['output'];
};

/** Enrols one student, for REST and for single rows: the student, one target, and the dates where they differ from the instance's. */
export type EnrollStudentInput = {
  /** The course, where no instance is chosen yet. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** The instance; its course follows from it. One of the four targets must be named. */
  courseInstanceId?: InputMaybe<Scalars['ID']['input']>;
  /** The student's own end, not before the start (ORDER); left out: the instance's. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** 5 to 200; left out: the instance's. */
  pacePercent?: InputMaybe<Scalars['Int']['input']>;
  /** The current edition of a package; its courses are planned along with it. */
  packageId?: InputMaybe<Scalars['ID']['input']>;
  /** The program, as in `programs`. */
  programId?: InputMaybe<Scalars['ID']['input']>;
  /** The student's own start; left out: the instance's. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** Left out: ACTIVE once the start has come, else ADMITTED. */
  status?: InputMaybe<EnrollmentStatus>;
  /** Whom to enrol; unknown: BAD_REFERENCE. */
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
  /** Identifies the student; pass it to `student`. */
  id: Scalars['ID']['output'];
  /** Skyddade personuppgifter: to be handled with care. */
  isProtected: Scalars['Boolean']['output'];
  /** The home municipality, which pays; null where none is set. */
  municipality: Maybe<Scalars['String']['output']>;
  /** The student's full name. */
  name: Scalars['String']['output'];
  /** `YYYYMMDD-NNNN`; null where none is known. */
  personalNumber: Maybe<Scalars['String']['output']>;
};

/** One row of the enrolment list: a student on a course, package or program. */
export type Enrollment = {
  __typename?: 'Enrollment';
  /** The code of the course, package or program; null for a package or program without one. */
  code: Maybe<Scalars['String']['output']>;
  /** Where the course is read; null while it is in no instance, and for packages and programs. */
  courseInstance: Maybe<CourseInstanceSummary>;
  /** When it was last reported to CSN; null if never. */
  csnReportedAt: Maybe<Scalars['DateTime']['output']>;
  /** The student's own last day; null while none is set. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** What stands for it in another curriculum, by code; empty where no pair is published, and for packages and programs. */
  equivalents: Array<EquivalentCourse>;
  /** The grade, also while it is a draft (`isGradeSigned` false). */
  grade: Maybe<Scalars['String']['output']>;
  /** The date of the grade; null while none is set. */
  gradedOn: Maybe<Scalars['Date']['output']>;
  /** Identifies the enrolment; pass it to `enrollment`, or to the changes of it. */
  id: Scalars['ID']['output'];
  /** Until when it has been invoiced, by the frozen months of the earnings. */
  invoicedOn: Maybe<Scalars['Date']['output']>;
  /** False while it is only planned. */
  isEnrollment: Scalars['Boolean']['output'];
  /** True once the grade is signed: then it is locked, and the student sees it. */
  isGradeSigned: Scalars['Boolean']['output'];
  /** The last day on which the student was known to be active: by a sign-in, an exam, a file, a comment of contact, or as somebody has said; null when none is known. */
  lastActivityOn: Maybe<Scalars['Date']['output']>;
  /** The name of the course, package or program. */
  name: Scalars['String']['output'];
  /** The student's own pace, else that of the instance; 100 is full time. Null where neither is set. */
  pacePercent: Maybe<Scalars['Int']['output']>;
  /** Of the course or program, of a package what its sum should be; null where none are set. */
  points: Maybe<Scalars['Int']['output']>;
  /** When it was taken away; null for one that counts. It stays in the register. */
  removedAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it was taken away, in words; null for one that counts. */
  removedReason: Maybe<Scalars['String']['output']>;
  /** The student's own first day; null while none is planned. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** Null while it is only planned. */
  status: Maybe<EnrollmentStatus>;
  /** Oldest first. */
  statusHistory: Array<EnrollmentStatusChange>;
  /** Since when the status holds. */
  statusOn: Maybe<Scalars['Date']['output']>;
  /** Why it has this status; null where none was asked for. */
  statusReason: Maybe<StatusReason>;
  /** Whose enrolment it is. */
  student: EnrolledStudent;
  /** The course, package or program. */
  targetId: Scalars['ID']['output'];
  /** The teacher of the instance. */
  teacher: Maybe<Scalars['String']['output']>;
  /** Whether it is on a course, a package or a program. */
  type: EducationType;
  /** Counts the changes; send it with an edit to never overwrite someone else's. */
  version: Scalars['Int']['output'];
  /** What did not stop a new enrolment and should be known, in Swedish: a passed grade in the course or its equivalent. Empty in every answer but that of `enrollStudent`. */
  warnings: Array<Scalars['String']['output']>;
};

/** What is done with the enrolments: exactly one of these. */
export type EnrollmentActionInput = {
  /** Gives them another last day. */
  extend?: InputMaybe<EnrollmentEndInput>;
  /** Moves them to another instance of their course; their history stays. */
  move?: InputMaybe<EnrollmentMoveInput>;
  /** Takes them away with a reason; what was planned for a package goes with it. */
  remove?: InputMaybe<EnrollmentRemovalInput>;
  /** Gives them a status from a day on. */
  status?: InputMaybe<EnrollmentStatusInput>;
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

/** One action on many enrolments, undone as a unit. */
export type EnrollmentBatch = {
  __typename?: 'EnrollmentBatch';
  /** When it was done. */
  createdAt: Scalars['DateTime']['output'];
  /** The name of whoever did it. */
  createdBy: Scalars['String']['output'];
  /** Pass it to `undoEnrollmentBatch`, or as `batchId` of a filter. */
  id: Scalars['ID']['output'];
  /** What kind of action it was. */
  kind: EnrollmentBatchKind;
  /** False once it is undone, or later work stands on it. */
  mayUndo: Scalars['Boolean']['output'];
  /** Of a student's end: how many planned courses were withdrawn with it; else 0. */
  plans: Scalars['Int']['output'];
  /** How many enrolments the action was about. */
  size: Scalars['Int']['output'];
  /** Swedish: what was done; of a student's end with the student's name. */
  title: Scalars['String']['output'];
  /** When it was undone; null while it stands. */
  undoneAt: Maybe<Scalars['DateTime']['output']>;
  /** The name of whoever undid it; null while it stands. */
  undoneBy: Maybe<Scalars['String']['output']>;
  /** Of a student's end: how many wishes for courses were withdrawn with it, while it stands; else 0. */
  wishes: Scalars['Int']['output'];
};

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
  expected?: InputMaybe<Scalars['Int']['input']>;
  /** Which enrolments it is about. */
  selection: EnrollmentSelection;
};

/** Another last day for the enrolments (pages, section 8: 'Förläng slutdatum'). */
export type EnrollmentEndInput = {
  /** The new last day, not before the start (ORDER); an earlier one than now is a warning. */
  endDate: Scalars['Date']['input'];
};

/** Filters of the enrolment list; all given ones must hold. */
export type EnrollmentFilter = {
  /** Any of these. */
  attention?: InputMaybe<Array<EnrollmentAttention>>;
  /** The enrolments of one batch. */
  batchId?: InputMaybe<Scalars['ID']['input']>;
  /** Those in this instance. */
  courseInstanceId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the name or the code of a course, package or program. */
  education?: InputMaybe<Scalars['String']['input']>;
  /** Their own end is on this day or later. */
  endFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Their own end is on this day or earlier. */
  endTo?: InputMaybe<Scalars['Date']['input']>;
  /** Days without activity, instead of those of the school's settings; 1 to 365. */
  inactiveDays?: InputMaybe<Scalars['Int']['input']>;
  /** Students whose home municipality is any of these, as in `municipalities`. */
  municipalities?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Part of a name or an e-mail address, or of a personal number in any spelling. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Whose status has any of these reasons. */
  reasons?: InputMaybe<Array<StatusReason>>;
  /** Their own start is on this day or later. */
  startFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Their own start is on this day or earlier. */
  startTo?: InputMaybe<Scalars['Date']['input']>;
  /** ENROLLED unless given. */
  state?: InputMaybe<EnrollmentState>;
  /** In any of these statuses. */
  statuses?: InputMaybe<Array<EnrollmentStatus>>;
  /** The enrolments of this student. */
  studentId?: InputMaybe<Scalars['ID']['input']>;
  /** A course, package or program. */
  targetId?: InputMaybe<Scalars['ID']['input']>;
  /** The teacher of the instance. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
  /** On any of these: courses, packages, programs. */
  types?: InputMaybe<Array<EducationType>>;
};

/** Another instance of the same course, and from when. */
export type EnrollmentMoveInput = {
  /** The instance they move to; FULL, INSTANCE_CANCELLED or another course refuses them. */
  courseInstanceId: Scalars['ID']['input'];
  /** Since when they are there; who has not begun by then gets the new instance's start too. */
  effectiveOn: Scalars['Date']['input'];
};

/** From which day an action would hold for one enrolment, where each has a day of its own. */
export type EnrollmentOwnDay = {
  __typename?: 'EnrollmentOwnDay';
  /** The first day without studies: the day after, but never before the enrolment's start. */
  effectiveOn: Scalars['Date']['output'];
  /** Which enrolment. */
  enrollmentId: Scalars['ID']['output'];
  /** The latest day with a known activity. */
  lastActivityOn: Scalars['Date']['output'];
  /** The student's name. */
  studentName: Scalars['String']['output'];
  /** The course, package or program. */
  targetName: Scalars['String']['output'];
};

/** A page of the enrolment list. */
export type EnrollmentPage = {
  __typename?: 'EnrollmentPage';
  /** Send as `after` for the next page; null on the last one. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** The enrolments of this page, in the order asked for. */
  nodes: Array<Enrollment>;
  /** Counted only when asked for. */
  totalCount: Scalars['Int']['output'];
};

/** What an action would do, before it does anything. */
export type EnrollmentPreview = {
  __typename?: 'EnrollmentPreview';
  /** So many would be written; the others are left as they are. */
  accepted: Scalars['Int']['output'];
  /** With `dayAfterActivity`: the day of each that would be written, by the student's name; else empty. */
  ownDays: Array<EnrollmentOwnDay>;
  /** Why the others are left out, what concerns most first. */
  refused: Array<EnrollmentRemark>;
  /** Students × targets, or enrolments in the selection. */
  total: Scalars['Int']['output'];
  /** What should be known of those that would be written, what concerns most first. */
  warnings: Array<EnrollmentRemark>;
};

/** Why some would be left out, or what should be known of them. */
export type EnrollmentRemark = {
  __typename?: 'EnrollmentRemark';
  /** A code, such as FULL or ALREADY_ENROLLED. */
  code: Scalars['String']['output'];
  /** How many enrolments it is about. */
  count: Scalars['Int']['output'];
  /** The first few that it is about: the student, and the education where there are several. */
  examples: Array<Scalars['String']['output']>;
  /** Swedish. */
  message: Scalars['String']['output'];
};

/** Takes enrolments away as mistakes; they stay in the register and count no more. */
export type EnrollmentRemovalInput = {
  /** 1 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** The enrolments of an action: some by their ids, or all that a filter finds. */
export type EnrollmentSelection = {
  /** Instead of `ids`: all that it finds; more than 20 000 are refused (RANGE). */
  filter?: InputMaybe<EnrollmentFilter>;
  /** At most 2 000. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A column of `EnrollmentSortField`, and which way. */
export type EnrollmentSort = {
  /** Ascending or descending; rows without a value come last either way. */
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

/** Counts over the education list: active = started, not ended and not removed today. */
export type EnrollmentStats = {
  __typename?: 'EnrollmentStats';
  /** Enrolments that run today, paused ones included. */
  activeEnrollments: Scalars['Int']['output'];
  /** Entries that are neither only planned nor removed, ended ones included. */
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
  /** When it was written down; `effectiveOn` is when it held. */
  changedAt: Scalars['DateTime']['output'];
  /** Name of the user who changed it; null if unknown. */
  changedBy: Maybe<Scalars['String']['output']>;
  /** Since when it held. */
  effectiveOn: Maybe<Scalars['Date']['output']>;
  /** Identifies this line of the history. */
  id: Scalars['ID']['output'];
  /** What else was done, or said about it: a move, a new end, a removal, an undo. */
  note: Maybe<Scalars['String']['output']>;
  /** Why the status changed; null where none was asked for. */
  reason: Maybe<StatusReason>;
  /** Null for a planned entry. */
  status: Maybe<EnrollmentStatus>;
};

/** A new status from a day on. */
export type EnrollmentStatusInput = {
  /** Instead of `effectiveOn`, of an interruption: for each the day after its last known activity, and not before its start. NO_ACTIVITY refuses those of whom none is known. */
  dayAfterActivity?: InputMaybe<Scalars['Boolean']['input']>;
  /** Since when it holds: of an interruption the first day without studies. A day to come only for ADMITTED and CANCELLED. Required, but with `dayAfterActivity`. */
  effectiveOn?: InputMaybe<Scalars['Date']['input']>;
  /** At most 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Required for an interruption, a pause, and where the principal ends it. */
  reason?: InputMaybe<StatusReason>;
  /** The status that they get; COMPLETED asks for a grade, a signed grade refuses any other. */
  status: EnrollmentStatus;
};

/** How many enrolments there are, and how many wait for what, over the whole school. */
export type EnrollmentSummary = {
  __typename?: 'EnrollmentSummary';
  /** Enrolments with the status ACTIVE. */
  active: Scalars['Int']['output'];
  /** Enrolments with the status ADMITTED. */
  admitted: Scalars['Int']['output'];
  /** Active ones without activity for more than `inactivityDays`. */
  inactive: Scalars['Int']['output'];
  /** The school's number of days without activity. */
  inactivityDays: Scalars['Int']['output'];
  /** Still ADMITTED though the course has begun: nobody has said whether the student came. */
  notConfirmed: Scalars['Int']['output'];
  /** Enrolments with the status PAUSED. */
  paused: Scalars['Int']['output'];
  /** Ended, and still without a signed grade. */
  ungraded: Scalars['Int']['output'];
  /** Begun or changed, and not reported to CSN since. */
  unreported: Scalars['Int']['output'];
};

/** A course instance, course, package or program: exactly one. */
export type EnrollmentTargetInput = {
  /** A course, in no instance as yet. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** An instance; it names its course, and takes as many as it has places. */
  courseInstanceId?: InputMaybe<Scalars['ID']['input']>;
  /** Of this target alone, not before its start (ORDER); left out: as for the start. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** 5 to 200. */
  pacePercent?: InputMaybe<Scalars['Int']['input']>;
  /** The current edition of a package; its courses are planned along with it. */
  packageId?: InputMaybe<Scalars['ID']['input']>;
  /** A program, as in `programs`. */
  programId?: InputMaybe<Scalars['ID']['input']>;
  /** Of this target alone; left out: what is given for all of them, else the instance's. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
};

/** Filter, order and page; enrolments that count, latest start first, unless given. */
export type EnrollmentsInput = {
  /** The `nextCursor` of the page before, with the same sorting. */
  after?: InputMaybe<Scalars['String']['input']>;
  /** All enrolments that count unless given. */
  filter?: InputMaybe<EnrollmentFilter>;
  /** 1 to 200; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** From 1; 1 unless given. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** The latest start first unless given. */
  sort?: InputMaybe<EnrollmentSort>;
};

/** A course of another curriculum that stands for the one beside whose code it is shown. */
export type EquivalentCourse = {
  __typename?: 'EquivalentCourse';
  /** The course code as the catalogue spells it. */
  code: Scalars['String']['output'];
  /** The course's id, passed wherever a `courseId` is asked for. */
  id: Scalars['ID']['output'];
  /** True: kept for the records, chosen no more. */
  isArchived: Scalars['Boolean']['output'];
  /** The course's title in the catalogue. */
  name: Scalars['String']['output'];
  /** 20 points are one full-time week; null where points are not counted (sfi). */
  points: Maybe<Scalars['Int']['output']>;
  /** Whose published table pairs the two; null where the school itself has linked them. */
  source: Maybe<Scalars['String']['output']>;
  /** The curriculum that it belongs to: another than that of the course. */
  system: CourseSystem;
};

/** Every error has one of these in `extensions.code`. REST maps it to the HTTP status given here. */
export type ErrorCode =
  /** 400: input that fails validation; `extensions.fields` lists path, reason and message. */
  | 'BAD_USER_INPUT'
  /** 409: stale version, duplicate or illegal transition; `extensions.reason`, `extensions.currentVersion`, and `extensions.studentId` for a personal number in use. */
  | 'CONFLICT'
  /** 403: denied by role or ownership, or a cross-site request. */
  | 'FORBIDDEN'
  /** 500: unexpected error, logged under the `errorId` in the response. */
  | 'INTERNAL'
  /** 405: the route does not support the HTTP method (REST only). */
  | 'METHOD_NOT_ALLOWED'
  /** 404: the object does not exist or is not visible to the caller. */
  | 'NOT_FOUND'
  /** 413: body or file over its limit; `extensions.limit`. */
  | 'PAYLOAD_TOO_LARGE'
  /** 503: database or file store unavailable, queue full or shutting down; `Retry-After`. */
  | 'SERVICE_UNAVAILABLE'
  /** 429: rate limit; `Retry-After`. */
  | 'TOO_MANY_REQUESTS'
  /** 401: no valid session, or wrong e-mail address or password. */
  | 'UNAUTHENTICATED'
  /** 415: content type, charset or file type that is not allowed. */
  | 'UNSUPPORTED_MEDIA_TYPE';

/** A registration for an exam (specification, section 3). Name, number and contact are those of the record when it was made. */
export type Exam = {
  __typename?: 'Exam';
  /** The postal address given with the registration; null when none was or it is withheld. */
  address: Maybe<Scalars['String']['output']>;
  /** The course of the catalogue that the text names; null where it names none. Without one the exam cannot be graded: see `updateExam`. */
  catalogueCourse: Maybe<Course>;
  /** The administration's own words about the decision; null for students. */
  comment: Maybe<Scalars['String']['output']>;
  /** The course's title as it was sent; free text is allowed. */
  course: Scalars['String']['output'];
  /** When the registration was written down. */
  createdAt: Scalars['DateTime']['output'];
  /** Null until somebody has decided. */
  decision: Maybe<ExamDecision>;
  /** The address in the record then; null when there was none or it is withheld. */
  email: Maybe<Scalars['String']['output']>;
  /** Why nothing is to be paid: as staff have written, or the grade and the course, or its equivalent, in which it was set: 'F i Svenska 1 (SVESVE01)' (domain, D6). Null where the fee is due. */
  feeExemptReason: Maybe<Scalars['String']['output']>;
  /** What is to be paid, in öre: the school's fee, or 0 for who is exempt. */
  feeOre: Scalars['Ore']['output'];
  /** Passed to `decideExam` and `deleteExam`. */
  id: Scalars['ID']['output'];
  /** True when this student owes no fee; `feeExemptReason` says why. */
  isFeeExempt: Scalars['Boolean']['output'];
  /** Whether the course material has been fetched, and when. */
  materialReceived: MaterialReceived;
  /** The home municipality then; null when there was none or it is withheld. */
  municipality: Maybe<Municipality>;
  /** The student's name when the registration was made. */
  name: Scalars['String']['output'];
  /** The day when the fee was paid; null while it is not. */
  paymentDate: Maybe<Scalars['Date']['output']>;
  /** `YYYYMMDD-NNNN`. */
  personalNumber: Maybe<Scalars['String']['output']>;
  /** The number in the record then; null when there was none or it is withheld. */
  phone: Maybe<Scalars['String']['output']>;
  /** How far the exam has come, in the terms that a student reads. */
  progress: ExamProgress;
  /** The day from which the registration counts: that of `createdAt` unless staff have set an earlier one. */
  registeredOn: Scalars['Date']['output'];
  /** The month in which the student wishes to be examined; the year is not said. */
  requestedMonth: Month;
  /** Begins as INTRESSE and follows the decision (permissions, D16). */
  status: ExamStatus;
  /** The student who registered, or was registered. */
  studentId: Scalars['ID']['output'];
  /** The teacher chosen in the registration; null when none was. */
  teacher: Maybe<Teacher>;
  /** The responsible teacher's id, as in `teachers`. */
  teacherId: Maybe<Scalars['ID']['output']>;
  /** When and where it is held, one for each part; empty until a day is booked. Cancelled occasions are left out. */
  times: Array<ExamTime>;
  /** Counts the changes; send it with a decision to never overwrite someone else's. */
  version: Scalars['Int']['output'];
  /** Asked by buttons; the server decides again at each call. */
  viewerMay: ExamRights;
  /** Names of fields that have a value which the viewer may not see: shown as 'Skyddad uppgift'. */
  withheld: Array<Scalars['String']['output']>;
};

/** A registration, and what of it was seen. */
export type ExamAtVersionInput = {
  /** The registration, from `exams`. */
  id: Scalars['ID']['input'];
  /** The version that was seen; CONFLICT when it is no longer current. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Whether someone came. Null until somebody has said so. */
export type ExamAttendance =
  /** Frånvarande: did not come; the registration is without a day again. */
  | 'ABSENT'
  /** Närvarande: came to the exam. */
  | 'PRESENT';

/** A registration on an occasion. */
export type ExamBooking = {
  __typename?: 'ExamBooking';
  /** Whether the student came; null while nobody has said so, and for specped and syv. */
  attendance: Maybe<ExamAttendance>;
  /** When the place was taken; null for specped and syv. */
  bookedAt: Maybe<Scalars['DateTime']['output']>;
  /** The registration that is booked, with its student. */
  exam: CalendarExam;
  /** Whether a summons by mail can reach the student: there is an address, and no protected data. */
  hasEmail: Maybe<Scalars['Boolean']['output']>;
  /** Whether an identity document was looked at. */
  idChecked: Maybe<Scalars['Boolean']['output']>;
  /** When the summons was sent; null while it was not. */
  summonedAt: Maybe<Scalars['DateTime']['output']>;
  /** What to look at before the exam; empty for specped and syv. */
  warnings: Array<BookingWarning>;
};

/** What staff answer to a registration. */
export type ExamDecision =
  /** Godkänn: the registration becomes SCHEDULED. */
  | 'ACCEPT'
  /** Neka: the registration becomes DENIED. */
  | 'DENY';

/** An exam fee that was paid or waived (domain, D6). */
export type ExamFee = {
  __typename?: 'ExamFee';
  /** The course as written in the registration. */
  course: Scalars['String']['output'];
  /** The exam registration's id. */
  examId: Scalars['ID']['output'];
  /** Why the fee is waived: an F in the course, or the reason entered by the school. */
  exemptReason: Maybe<Scalars['String']['output']>;
  /** The school's current fee; 0 if exempt. */
  feeOre: Scalars['Ore']['output'];
  /** The student's municipality, else the one in the registration; null without either. */
  municipality: Maybe<Scalars['String']['output']>;
  /** The day of payment; for a waived fee the day of registration, unless it was paid anyway. */
  on: Scalars['Date']['output'];
  /** The examined student. */
  studentId: Scalars['ID']['output'];
  /** The student's current name. */
  studentName: Scalars['String']['output'];
};

/** The exam fees of a period, a separate kind of income (domain, D6 and D11). */
export type ExamFeeReport = {
  __typename?: 'ExamFeeReport';
  /** Number of waived fees. */
  exemptCount: Scalars['Int']['output'];
  /** Paid and waived fees, newest day first. */
  fees: Array<ExamFee>;
  /** Number of paid fees. */
  paidCount: Scalars['Int']['output'];
  /** The sum of the paid fees. */
  totalOre: Scalars['Ore']['output'];
};

/** The whole months in which the fees were paid, at most 24, and an optional municipality. */
export type ExamFeesInput = {
  /** Any day of the first month. */
  from: Scalars['Date']['input'];
  /** Only students of this municipality; default all. */
  municipality?: InputMaybe<Scalars['String']['input']>;
  /** Any day of the last month. */
  to: Scalars['Date']['input'];
};

/** Filters of the exam table; all given ones must hold. */
export type ExamFilter = {
  /** Registrations for the course of this title, as in `ExamPage.courses`. */
  course?: InputMaybe<Scalars['String']['input']>;
  /** A single registration. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Registrations that wish for this month. */
  month?: InputMaybe<Month>;
  /** Part of the name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Registrations that have come this far. */
  status?: InputMaybe<ExamStatus>;
  /** The registrations of one student. */
  studentId?: InputMaybe<Scalars['ID']['input']>;
  /** True: those whose course names nothing in the catalogue, and that are not denied. */
  unknownCourse?: InputMaybe<Scalars['Boolean']['input']>;
};

/** An occasion on which exams are held. Specped and syv see its day, its courses and who is booked. */
export type ExamOccasion = {
  __typename?: 'ExamOccasion';
  /** In Swedish alphabetical order; only students whom the viewer may see. */
  bookings: Array<ExamBooking>;
  /** Why it was cancelled, as those called were told; null while it is not. */
  cancelledReason: Maybe<Scalars['String']['output']>;
  /** Null without a limit. */
  capacity: Maybe<Scalars['Int']['output']>;
  /** The courses whose exams are held then, by title. */
  courses: Array<Course>;
  /** `HH:MM`, Swedish time, the same day; null for specped and syv. */
  endsAt: Maybe<Scalars['String']['output']>;
  /** The day of the exam, in Swedish time. */
  heldOn: Scalars['Date']['output'];
  /** Identifies the occasion; pass it as `id` or `occasionId`. */
  id: Scalars['ID']['output'];
  /** Who watches over the exam (vakt), in free text; null when nobody is named. */
  invigilator: Maybe<Scalars['String']['output']>;
  /** Its bookings stay as a trace, and count as no day. */
  isCancelled: Scalars['Boolean']['output'];
  /** Free text for those who plan exams; null without one. */
  note: Maybe<Scalars['String']['output']>;
  /** Which part of the exam is sat; null for specped and syv. */
  part: Maybe<ExamPart>;
  /** Last day on which a registration may choose it; null with `registrationOpensOn` null: only staff book. */
  registrationClosesOn: Maybe<Scalars['Date']['output']>;
  /** First day on which a registration may choose it; null: open until the last day, if that is set. */
  registrationOpensOn: Maybe<Scalars['Date']['output']>;
  /** Where it is held; null when not decided, and for specped and syv. */
  room: Maybe<Scalars['String']['output']>;
  /** `HH:MM`, Swedish time. */
  startsAt: Maybe<Scalars['String']['output']>;
  /** Whose occasion it is; the id as in `teachers`. */
  teacherId: Maybe<Scalars['ID']['output']>;
  /** Display name of the teacher whose occasion it is; null when there is none. */
  teacherName: Maybe<Scalars['String']['output']>;
  /** Counts the changes; send it when changing, cancelling or restoring the occasion. */
  version: Scalars['Int']['output'];
  /** What the viewer may do with it now. */
  viewerMay: OccasionRights;
  /** Mails about its cancellation that wait for the undo, and that `sendOccasionMails` sends at once; 0 for specped and syv. */
  waitingMails: Scalars['Int']['output'];
  /** What to look at; empty once it is cancelled, and for specped and syv. */
  warnings: Array<OccasionWarning>;
};

/** One page of the exam table. */
export type ExamPage = {
  __typename?: 'ExamPage';
  /** Titles of the courses that registrations can be filtered by: those of all that the viewer may see, by name. */
  courses: Array<Scalars['String']['output']>;
  /** Send as `after` for the next page; null on the last one. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** Newest first unless sorted otherwise. */
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

/** How far an exam has come, as its student reads it: an accepted registration is not a passed exam. */
export type ExamProgress =
  /** The registration is accepted; no summons has been sent. */
  | 'ACCEPTED'
  /** The registration is denied. */
  | 'DENIED'
  /** A grade is signed. */
  | 'GRADED'
  /** Every booked part is over and the grade is not signed. */
  | 'HELD'
  /** Every booked part is over and the student was absent from all of them. */
  | 'MISSED'
  /** A summons has been sent. */
  | 'SUMMONED'
  /** Registered, nothing decided yet. */
  | 'WAITING';

/** What the viewer may do with this registration, so that no button is guessed. */
export type ExamRights = {
  __typename?: 'ExamRights';
  /** Accept or deny: from teacher up. */
  decide: Scalars['Boolean']['output'];
  /** Delete the registration: from teacher up; one that is paid or graded is still refused. */
  delete: Scalars['Boolean']['output'];
  /** Withdraw the registration: the student's own, while it is INTRESSE and not paid. */
  withdraw: Scalars['Boolean']['output'];
};

/** A column of `ExamSortField`, and which way. */
export type ExamSort = {
  /** Ascending or descending; rows without a value come last either way. */
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

/** How the calling went. */
export type ExamSummonsResult = {
  __typename?: 'ExamSummonsResult';
  /** The occasion with its bookings as they stand now. */
  occasion: ExamOccasion;
  /** How many mails are on their way. */
  sent: Scalars['Int']['output'];
  /** Names of those whom no mail reaches, without an address or with protected data: they must be told otherwise. */
  withoutEmail: Array<Scalars['String']['output']>;
};

/** The teacher who signs an exam. */
export type ExamTeacher = {
  __typename?: 'ExamTeacher';
  /** As in `teachers`. */
  id: Scalars['ID']['output'];
  /** The display name, never an e-mail address. */
  name: Scalars['String']['output'];
};

/** What an exam would cost whoever asks, before there is a registration. */
export type ExamTerms = {
  __typename?: 'ExamTerms';
  /** Why nothing would be paid, as in `Exam.feeExemptReason`; null where the fee is due. */
  feeExemptReason: Maybe<Scalars['String']['output']>;
  /** What would be paid, in öre: the school's fee, or 0 for who is exempt. */
  feeOre: Scalars['Ore']['output'];
  /** How the fee is paid, in the school's own words; null where it has written none. */
  howToPay: Maybe<Scalars['String']['output']>;
  /** True while the student has an ACTIVE enrolment in the course or its equivalent. */
  isStudying: Scalars['Boolean']['output'];
  /** Months of the student's registrations for the course or its equivalent that are INTRESSE, or SCHEDULED without a signed grade. */
  registeredMonths: Array<Month>;
};

/** When and where an exam is held. */
export type ExamTime = {
  __typename?: 'ExamTime';
  /** `HH:MM`, Swedish time. */
  endsAt: Scalars['String']['output'];
  /** The day of the occasion. */
  heldOn: Scalars['Date']['output'];
  /** Which part of the exam is sat then, such as the written or the oral one. */
  part: ExamPart;
  /** Free text; null when none is given. */
  room: Maybe<Scalars['String']['output']>;
  /** `HH:MM`, Swedish time. */
  startsAt: Scalars['String']['output'];
};

/** Filter and page; left out, the latest 50. Page by number for a list on screen (`page` from 1), or by cursor (`after`) for reading everything. */
export type ExamsInput = {
  /** The `nextCursor` of the page before, with the same sorting. */
  after?: InputMaybe<Scalars['String']['input']>;
  /** Left out: all registrations that the viewer may see. */
  filter?: InputMaybe<ExamFilter>;
  /** 1 to 200; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** From 1; 1 unless given. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Newest first unless given. */
  sort?: InputMaybe<ExamSort>;
};

/** The kind of file that a list is exported as (pages, section 0). */
export type ExportFormat =
  /** UTF-8 with byte order mark, semicolons, decimal comma: as Swedish Excel opens it. */
  | 'CSV'
  /** A workbook. */
  | 'XLSX';

/** The instance, the students and the one motivation for all of them: each who has no grade yet gets –, and no other grade (pages, section 10). */
export type FillGradesInput = {
  /** The course instance that all the chosen students are on. */
  courseInstanceId: Scalars['ID']['input'];
  /** 1 to 200 enrolments of that instance (`GradeRow.id`); who has a grade keeps it. */
  entryIds: Array<Scalars['ID']['input']>;
  /** The motivation that every – gets; 1 to 1 000 characters. */
  reason: Scalars['String']['input'];
};

/** The lines of a pasted list, each a personal number in any spelling or an e-mail address. */
export type FindStudentsInput = {
  /** Personal numbers or e-mail addresses, at most 1 000. */
  keys: Array<Scalars['String']['input']>;
};

/** How far the school has come with one of its first steps. */
export type FirstRunState = {
  __typename?: 'FirstRunState';
  /** What the step is for is there, by whichever way it came. */
  isDone: Scalars['Boolean']['output'];
  /** An administrator has left it out; it can be taken up again. */
  isSkipped: Scalars['Boolean']['output'];
  /** Which step it is. */
  step: FirstRunStep;
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

/** A follow-up ('Följ upp den …'): a short dated note about a student, for oneself or a colleague. */
export type FollowUp = {
  __typename?: 'FollowUp';
  /** The account of the assignee. */
  assigneeId: Scalars['ID']['output'];
  /** Name of the author. */
  createdBy: Scalars['String']['output'];
  /** When it was completed; null if open. */
  doneAt: Maybe<Scalars['DateTime']['output']>;
  /** The due date. */
  dueOn: Scalars['Date']['output'];
  /** Passed to `updateFollowUp` and `completeFollowUp`. */
  id: Scalars['ID']['output'];
  /** The task to do; null if the date is enough. */
  note: Maybe<Scalars['String']['output']>;
  /** The student concerned. */
  studentId: Scalars['ID']['output'];
  /** The student's name. */
  studentName: Scalars['String']['output'];
  /** Passed to `updateFollowUp`; incremented by each change. */
  version: Scalars['Int']['output'];
};

/** The alias to delete. */
export type ForgetCourseAliasInput = {
  /** As in `courseAliases`; unknown: NOT_FOUND. */
  id: Scalars['ID']['input'];
};

/** Students found by what a list from elsewhere calls them. */
export type FoundStudents = {
  __typename?: 'FoundStudents';
  /** One for each line that names exactly one student, in the order of the lines. */
  found: Array<EnrolledStudent>;
  /** The lines that name nobody, or more than one. */
  unknown: Array<Scalars['String']['output']>;
};

/** An enrolment to review before the month is frozen. */
export type FreezeConcern = {
  __typename?: 'FreezeConcern';
  /** The amount not earned; for an unconfirmed start, the amount earned in the month. */
  amountOre: Scalars['Ore']['output'];
  /** The education entry's id. */
  enrollmentId: Scalars['ID']['output'];
  /** The student's municipality, which pays. */
  municipality: Maybe<Scalars['String']['output']>;
  /** The last day of the course, the day of the dropout, or the first day of an unconfirmed start. */
  on: Maybe<Scalars['Date']['output']>;
  /** The enrolled student's id. */
  studentId: Scalars['ID']['output'];
  /** The student's current name. */
  studentName: Scalars['String']['output'];
  /** Name of the course or package. */
  title: Scalars['String']['output'];
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
  month: Scalars['Date']['input'];
};

/** Preview of the freeze of a month, with enrolments to review first (pages, section 13). */
export type FreezePreview = {
  __typename?: 'FreezePreview';
  /** Final months of the last two years with open deviations. */
  deviations: Array<FrozenDeviations>;
  /** Dropouts of the month; the first 100. */
  dropped: Array<FreezeConcern>;
  /** Total number; `dropped` has at most 100. */
  droppedCount: Scalars['Int']['output'];
  /** Null until the month has been frozen. */
  frozen: Maybe<FreezeKind>;
  /** Number of enrolments with earnings in the month. */
  lines: Scalars['Int']['output'];
  /** False until the month is over. */
  mayBeFinal: Scalars['Boolean']['output'];
  /** The first day of the month. */
  month: Scalars['Date']['output'];
  /** Enrolments without an amount. */
  problemCount: Scalars['Int']['output'];
  /** The last day included: the last day of the month, or today if earlier. */
  throughOn: Scalars['Date']['output'];
  /** Their base shares and result shares. */
  totalOre: Scalars['Ore']['output'];
  /** Enrolments still admitted after the start of the course, which earn from the first day though the student may never have come; the first 100. */
  unconfirmed: Array<FreezeConcern>;
  /** Total number; `unconfirmed` has at most 100. */
  unconfirmedCount: Scalars['Int']['output'];
  /** Courses that have ended without a signed grade; the first 100. */
  ungraded: Array<FreezeConcern>;
  /** Total number; `ungraded` has at most 100. */
  ungradedCount: Scalars['Int']['output'];
};

/** The month to freeze. */
export type FreezePreviewInput = {
  /** Any day of the month. */
  month: Scalars['Date']['input'];
};

/** Open deviations of a final month. */
export type FrozenDeviations = {
  __typename?: 'FrozenDeviations';
  /** Number of enrolments whose amount differs from the current data. */
  count: Scalars['Int']['output'];
  /** The sum of all corrections needed. */
  differenceOre: Scalars['Ore']['output'];
  /** The first day of the month. */
  month: Scalars['Date']['output'];
};

/** A customer's share of a frozen month. */
export type FrozenMunicipality = {
  __typename?: 'FrozenMunicipality';
  /** The sum of the corrections since; may be negative. */
  correctionsOre: Scalars['Ore']['output'];
  /** The sum of the invoices that have not been withdrawn. */
  invoicedOre: Scalars['Ore']['output'];
  /** The invoices that have not been withdrawn, oldest first. */
  invoices: Array<EarningInvoice>;
  /** Number of enrolments with earnings in the month. */
  lines: Scalars['Int']['output'];
  /** Base shares and result shares. */
  linesOre: Scalars['Ore']['output'];
  /** The customer at the time of the freeze. */
  municipality: Scalars['String']['output'];
  /** PRELIMINARY until the month is final; INVOICED if the invoices cover the total. */
  status: EarningStatus;
  /** Lines and corrections. */
  totalOre: Scalars['Ore']['output'];
};

/** What a signed grade was, and became. */
export type GradeChange = {
  __typename?: 'GradeChange';
  /** When it was signed. */
  at: Scalars['DateTime']['output'];
  /** The name of whoever signed it; null where nobody is known. */
  by: Maybe<Scalars['String']['output']>;
  /** The grade before; null at the first signing. */
  from: Maybe<Scalars['String']['output']>;
  /** Why a signed grade was corrected; null at the first signing. */
  reason: Maybe<Scalars['String']['output']>;
  /** The grade that was signed. */
  to: Maybe<Scalars['String']['output']>;
};

/** A signed grade that an administrator has unlocked for a correction (rättelse). */
export type GradeCorrection = {
  __typename?: 'GradeCorrection';
  /** When it was unlocked. */
  openedAt: Scalars['DateTime']['output'];
  /** The name of the administrator who unlocked it. */
  openedBy: Scalars['String']['output'];
  /** The grade that stands until the correction is signed. */
  published: Scalars['String']['output'];
  /** Why it was unlocked, in words. */
  reason: Scalars['String']['output'];
};

/** How often one grade was given. */
export type GradeCount = {
  __typename?: 'GradeCount';
  /** Participations with a signed grade of this value that ended in the period. */
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
  /** Its signings and corrections, newest first. */
  changes: Array<GradeChange>;
  /** The correction that is under way; null without one. */
  correction: Maybe<GradeCorrection>;
  /** The day that the grade is dated; null while nothing is set. */
  date: Maybe<Scalars['Date']['output']>;
  /** The student's own end on the course; null where none is set, and for exams. */
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
  /** The first day on which the grade can be dated: the student's first day; for an exam its occasion's day, without one that of the registration. */
  gradedFrom: Maybe<Scalars['Date']['output']>;
  /** Of the enrolment, or of the exam registration. */
  id: Scalars['ID']['output'];
  /** True while a booked day of the exam is still to come: it has no grade to set. False for enrolments. */
  isAhead: Scalars['Boolean']['output'];
  /** False when a better grade of the same course counts instead; null while it is not signed. */
  isBest: Maybe<Scalars['Boolean']['output']>;
  /** Skyddade personuppgifter: to be handled with care. */
  isProtected: Scalars['Boolean']['output'];
  /** False for those who dropped out or pause, and for exams that are not held yet or that nobody came to: they may be graded, and need not be. */
  isRequired: Scalars['Boolean']['output'];
  /** EXAM in a sheet of exams; of an enrolment COURSE unless set otherwise. */
  kind: GradeKind;
  /** Why it is –, or why it was changed. */
  motivation: Maybe<Scalars['String']['output']>;
  /** The student's full name. */
  name: Scalars['String']['output'];
  /** The result of the national test (nationellt prov), in words; null where none is noted. */
  nationalTest: Maybe<Scalars['String']['output']>;
  /** The student's other published grades of the course and its equivalents, newest first. */
  others: Array<OtherGrade>;
  /** Null where the viewer may not see it. */
  personalNumber: Maybe<Scalars['String']['output']>;
  /** At most 240 characters; null for other courses. */
  projectSummary: Maybe<Scalars['String']['output']>;
  /** Title and summary of a final project, or what a specialisation was about: both stand in the grade documents. */
  projectTitle: Maybe<Scalars['String']['output']>;
  /** When it was signed, last of all when corrected; null while it is not. */
  signedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who signed it; null if unsigned. */
  signedBy: Maybe<Scalars['String']['output']>;
  /** The student's own start on the course; null where none is set, and for exams. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** Where the grade of this row stands. */
  state: GradeState;
  /** Of the enrolment; null for exams. */
  status: Maybe<EnrollmentStatus>;
  /** Identifies the student; pass it to `student`. */
  studentId: Scalars['ID']['output'];
  /** Zero while nothing is noted. */
  version: Scalars['Int']['output'];
  /** What the viewer may do with this row. */
  viewerMay: GradeRowRights;
};

/** What the viewer may do with a row of a grade sheet. */
export type GradeRowRights = {
  __typename?: 'GradeRowRights';
  /** Whose exam it is: for its teacher, any teacher where it has none, and administrators. */
  assign: Scalars['Boolean']['output'];
  /** Set or change the grade: the course's teacher, any teacher where it has none, and administrators; not once signed. */
  edit: Scalars['Boolean']['output'];
  /** An exam without a teacher is signed by administrators alone. */
  sign: Scalars['Boolean']['output'];
  /** Open a signed grade for a correction: administrators alone. */
  unlock: Scalars['Boolean']['output'];
};

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

/** The students of a course instance, or the exams of a course, with their grades. */
export type GradeSheet = {
  __typename?: 'GradeSheet';
  /** Between these days a grade may be dated; both null for exams that begin with their registration. */
  dateFrom: Maybe<Scalars['Date']['output']>;
  /** Today: no grade is dated ahead. */
  dateTo: Scalars['Date']['output'];
  /** The end of the course, or today while that is to come. */
  defaultDate: Scalars['Date']['output'];
  /** What the sheet is of, with its counts. */
  group: GradingGroup;
  /** Whether a title and a summary are demanded (komvuxarbete). */
  needsProject: Scalars['Boolean']['output'];
  /** Whether a title is demanded: the code of a specialisation, which ends in S, does not say what was studied. */
  needsTitle: Scalars['Boolean']['output'];
  /** By name, in Swedish alphabetical order. */
  rows: Array<GradeRow>;
  /** The grades of the scale, best first, – last. */
  values: Array<Scalars['String']['output']>;
  /** What the viewer may do with the sheet. */
  viewerMay: GradeSheetRights;
};

/** Which sheet to open: a `GradingGroup` by its kind and id. */
export type GradeSheetInput = {
  /** As in `GradingGroup.id`. */
  id: Scalars['ID']['input'];
  /** As in `GradingGroup.kind`; UNPLACED is for administrators alone. */
  kind: GradingKind;
};

/** What the viewer may do with a grade sheet as a whole. */
export type GradeSheetRights = {
  __typename?: 'GradeSheetRights';
  /** `createGradeCatalogue`, once it is signed: as signing, but with a protected student in it administrators alone. False for other sheets than a course instance's. */
  catalogue: Scalars['Boolean']['output'];
  /** The course's teacher, any teacher where it has none, and administrators. */
  grade: Scalars['Boolean']['output'];
  /** Only the course's own teacher, or an administrator. */
  sign: Scalars['Boolean']['output'];
  /** Administrators alone: corrections go through the principal (domain, D5). */
  unlock: Scalars['Boolean']['output'];
};

/** How the grades of one course fell. */
export type GradeSpread = {
  __typename?: 'GradeSpread';
  /** The grades that occur, best first. */
  counts: Array<GradeCount>;
  /** As the catalogue spells it; the end is case-sensitive. */
  courseCode: Scalars['String']['output'];
  /** The catalogue's id of the course. */
  courseId: Scalars['ID']['output'];
  /** The course's title. */
  courseName: Scalars['String']['output'];
  /** What stands for it in another curriculum, by code; empty where no pair is published. */
  equivalents: Array<EquivalentCourse>;
  /** How many signed grades the course has in the period: the sum of `counts`. */
  graded: Scalars['Int']['output'];
};

/** State of a grade. */
export type GradeState =
  /** Unlocked by an administrator; the signed grade stands until the new one is signed. */
  | 'CORRECTION'
  /** Seen by those who grade, never by the student. */
  | 'DRAFT'
  /** Nothing is set yet. */
  | 'NONE'
  /** Signed and locked. */
  | 'SIGNED';

/** A course instance, or the exams of a course, with how far its grading has come. */
export type GradingGroup = {
  __typename?: 'GradingGroup';
  /** Signed grades that are unlocked for a correction. */
  corrections: Scalars['Int']['output'];
  /** As the catalogue spells it; the end is case-sensitive (MATMAT01a). */
  courseCode: Scalars['String']['output'];
  /** The name of the instance; for exams and unplaced enrolments that of the course. */
  courseName: Scalars['String']['output'];
  /** Grades that are set and not signed. */
  drafts: Scalars['Int']['output'];
  /** The day on which the grades are due: the instance's own, else so many days after its end as the school has set. Of exams the first, counted from the day when it was held. */
  dueOn: Maybe<Scalars['Date']['output']>;
  /** The last day of the instance; null for exams and unplaced enrolments. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** What stands for it in another curriculum, by code; empty where no pair is published. */
  equivalents: Array<EquivalentCourse>;
  /** Of the instance; for exams and unplaced enrolments of the course. */
  id: Scalars['ID']['output'];
  /** An instance, exams, or enrolments without an instance. */
  kind: GradingKind;
  /** Active ones without a grade. */
  missing: Scalars['Int']['output'];
  /** Points of the course; 20 are a week of full-time study; null where they are not counted (sfi). */
  points: Maybe<Scalars['Int']['output']>;
  /** Which grades may be set. */
  scale: GradeScale;
  /** Grades that are signed, those being corrected included. */
  signed: Scalars['Int']['output'];
  /** When a grade of it was last signed; null before the first. */
  signedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who signed last; null before the first. */
  signedBy: Maybe<Scalars['String']['output']>;
  /** The first day of the instance; null for exams and unplaced enrolments. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** How far the grading of the group has come. */
  state: GradingState;
  /** All that may be graded, those who dropped out included. */
  students: Scalars['Int']['output'];
  /** The name of the instance's teacher; null without one, and for exams. */
  teacher: Maybe<Scalars['String']['output']>;
};

/** A page of what there is to grade (pages, section 10). */
export type GradingGroupPage = {
  __typename?: 'GradingGroupPage';
  /** Most urgent first. */
  nodes: Array<GradingGroup>;
  /** How many there are of each state, whatever states were asked for. */
  states: Array<GradingStateCount>;
  /** Groups on all pages that match the input. */
  total: Scalars['Int']['output'];
};

/** Filters, all of which must hold, and paging; without any the first 50 of all groups that the viewer may grade. */
export type GradingGroupsInput = {
  /** 1 to 200; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** Groups of any of these kinds. */
  kinds?: InputMaybe<Array<GradingKind>>;
  /** From 1; 1 unless given. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Groups in any of these states. */
  states?: InputMaybe<Array<GradingState>>;
  /** Part of the course's name or code, or of the teacher's name. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Kind of a grading group. */
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

/** How many groups are in a state. */
export type GradingStateCount = {
  __typename?: 'GradingStateCount';
  /** Groups in it that match the text and the kinds. */
  count: Scalars['Int']['output'];
  /** The state; one in which there are none is left out. */
  state: GradingState;
};

/** Participants and results of one group in the period. */
export type GroupFigures = {
  __typename?: 'GroupFigures';
  /** graded / (graded + droppedOut), in percent with one decimal; null where both are 0. */
  completedPercent: Maybe<Scalars['Float']['output']>;
  /** Participations that were to end in the period and were left early, without a grade. */
  droppedOut: Scalars['Int']['output'];
  /** Participations that ended in the period with a signed grade, whatever it is. */
  graded: Scalars['Int']['output'];
  /** A municipality, a form or a teacher's id; null where none is known. */
  key: Maybe<Scalars['String']['output']>;
  /** What to show: the municipality, the value of `StudyForm`, or the teacher's name; null where none is known. */
  label: Maybe<Scalars['String']['output']>;
  /** Participations (student × course) on at least one day of the period; who paused through all of it is none. */
  participants: Scalars['Int']['output'];
  /** Of graded, those with A to E or G. */
  passed: Scalars['Int']['output'];
};

/** Which level of Gy25 takes the place of a course of Gy11. */
export type Gy25ChoiceInput = {
  /** A course of the package, as in `Gy25Replacement.course`. */
  courseId: Scalars['ID']['input'];
  /** One of its `proposals`: NOT_ALLOWED for what is no equivalent, DUPLICATE for a course that the package has already. */
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
  /** The course of Gy11 that stands in the package now. */
  course: Course;
  /** Empty: unpaired, the course stays. */
  proposals: Array<Course>;
};

/** A cell of a held row. */
export type HeldImportCell = {
  __typename?: 'HeldImportCell';
  /** The column's heading in the file. */
  header: Scalars['String']['output'];
  /** The text of the cell. */
  value: Scalars['String']['output'];
};

/** An imported row about a student with a protected identity, held until an administrator approves it. */
export type HeldImportRow = {
  __typename?: 'HeldImportRow';
  /** The batch it came from; null if that has been deleted. */
  batchId: Maybe<Scalars['ID']['output']>;
  /** The cells of the row by column; empty cells are omitted. */
  cells: Array<HeldImportCell>;
  /** The file name of the workbook. */
  filename: Scalars['String']['output'];
  /** Passed to `takeHeldImportRow` and `dropHeldImportRow`. */
  id: Scalars['ID']['output'];
  /** When the row was held. */
  importedAt: Scalars['DateTime']['output'];
  /** Name of the user who imported the file. */
  importedBy: Scalars['String']['output'];
  /** The spreadsheet's row number. */
  row: Scalars['Int']['output'];
  /** The student matched by the row. */
  studentId: Scalars['ID']['output'];
  /** The student's current name. */
  studentName: Scalars['String']['output'];
};

/** A held row, to approve or discard. */
export type HeldImportRowInput = {
  /** From `heldImportRows`; NOT_FOUND if it has already been handled. */
  id: Scalars['ID']['input'];
};

/** A workbook that has been read and validated. Nothing is written to students before the commit. Expires after an hour. */
export type ImportBatch = {
  __typename?: 'ImportBatch';
  /** All columns of the workbook, in its order. */
  columns: Array<ImportColumn>;
  /** When the workbook was read. */
  createdAt: Scalars['DateTime']['output'];
  /** The file name of the workbook. */
  filename: Scalars['String']['output'];
  /** Hidden columns, which are read, and hidden sheets, which are not, as a Swedish sentence; null if there are none. */
  hiddenParts: Maybe<Scalars['String']['output']>;
  /** Rows hidden in the workbook, by a filter or by hand, as a Swedish sentence; null if there are none. They are read unless `leavesOutHidden`. */
  hiddenRows: Maybe<Scalars['String']['output']>;
  /** Passed as `batchId` to the mutations that correct, commit or undo it. */
  id: Scalars['ID']['output'];
  /** The commit job; null before the commit. */
  jobId: Maybe<Scalars['ID']['output']>;
  /** True: an empty cell does not clear the stored value. */
  keepExistingWhenEmpty: Scalars['Boolean']['output'];
  /** Whether rows hidden in the workbook are skipped. */
  leavesOutHidden: Scalars['Boolean']['output'];
  /** False if the batch changes existing students and the viewer is not an administrator. For users below administrator, rows that need one are held for approval and counted like the others. */
  mayCommit: Scalars['Boolean']['output'];
  /** Whether 'Ångra importen' is available: within 24 hours of the commit, until later changes depend on it. */
  mayUndo: Scalars['Boolean']['output'];
  /** Wishes from its rows that are unresolved in the name matching; 0 before the commit. */
  openWishes: Scalars['Int']['output'];
  /** Rows in the workbook's order. */
  rows: Array<ImportRow>;
  /** The sheet that was read; null for a file without sheets. */
  sheet: Maybe<Scalars['String']['output']>;
  /** All visible non-empty sheets, in the workbook's order; `previewImport` can read another one from the same upload. */
  sheets: Array<Scalars['String']['output']>;
  /** Rows without a student (totals, repeated headings, empty rows), as a Swedish sentence; null if there are none. */
  skipped: Maybe<Scalars['String']['output']>;
  /** Corrections and commit are possible in PREVIEW, FAILED and CANCELLED. */
  state: ImportState;
  /** Counts over all rows, regardless of filter and page. */
  summary: ImportSummary;
  /** Why a committed import can't be undone, in Swedish; null if it can, before the commit and after an undo. */
  undoRefusal: Maybe<Scalars['String']['output']>;
  /** The upload it was read from, available for an hour; null if there is no file. */
  uploadId: Maybe<Scalars['ID']['output']>;
};


/** A workbook that has been read and validated. Nothing is written to students before the commit. Expires after an hour. */
export type ImportBatchRowsArgs = {
  after: InputMaybe<Scalars['Int']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  onlyErrors: InputMaybe<Scalars['Boolean']['input']>;
  outcome: InputMaybe<ImportOutcome>;
};

/** A change to one field of a stored student. */
export type ImportChange = {
  __typename?: 'ImportChange';
  /** Formatted for display; null if the value is cleared. */
  after: Maybe<Scalars['String']['output']>;
  /** Formatted for display; null if nothing is stored or the student is protected. */
  before: Maybe<Scalars['String']['output']>;
  /** The changed field; a new enrolment has COURSE_CODE, COURSE or COURSE_PACKAGE. */
  field: ImportField;
};

/** A column of the workbook and the field it is mapped to. */
export type ImportColumn = {
  __typename?: 'ImportColumn';
  /** Why the user must check the column, in Swedish, such as a mapping guessed from the content or a second column for the same field. Null if the heading is clear or the user has chosen. Blocks the commit. */
  doubt: Maybe<Scalars['String']['output']>;
  /** The mapped field; null if the column is ignored. Each field is mapped at most once. */
  field: Maybe<ImportField>;
  /** The heading in the file; 'Kolumn 3' for a third column without one. */
  header: Scalars['String']['output'];
  /** Zero-based, in the workbook's order. */
  index: Scalars['Int']['output'];
  /** The first five values, as a sample of the column. */
  samples: Array<Scalars['String']['output']>;
};

/** A list as text, pasted from a workbook or read from a csv file (code, name, points, subject, curriculum, equivalent), and whether its valid rows are written or only shown. */
export type ImportCoursesInput = {
  /** True writes the valid rows; else a preview. */
  commit?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 200 000 characters, 2 000 rows. */
  text: Scalars['String']['input'];
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
  /** The telephone number; a number cell without a leading zero gets a warning. */
  | 'PHONE'
  /** The first day of the studies, as a date cell or in a common format (`2027-02-12`, 12 feb 2027, 12/2 2027, 20270212). An ambiguous date is accepted with a warning. */
  | 'START_DATE'
  /** The responsible teacher, by name or e-mail address. */
  | 'TEACHER';

/** An error or warning about a row. */
export type ImportIssue = {
  __typename?: 'ImportIssue';
  /** The column's header; null for the row as a whole. */
  column: Maybe<Scalars['String']['output']>;
  /** The field to correct; null if there is no single one. */
  field: Maybe<ImportField>;
  /** In Swedish, with the reason. */
  message: Scalars['String']['output'];
  /** Possible corrections, each usable as the cell's new text. Null if there are none. */
  suggestions: Maybe<Array<Scalars['String']['output']>>;
  /** The text of the cell; null for an empty cell or the row as a whole. */
  value: Maybe<Scalars['String']['output']>;
  /** True for a warning, which does not prevent the import of the row. */
  warning: Scalars['Boolean']['output'];
};

/** Maps a column of the workbook to a field. */
export type ImportMapping = {
  /** The column's `index`, zero-based; BAD_REFERENCE if the file has no such column. */
  column: Scalars['Int']['input'];
  /** The field; null ignores the column. A field mapped twice is rejected (DUPLICATE). */
  field?: InputMaybe<ImportField>;
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

/** A row of the workbook with its validation result. */
export type ImportRow = {
  __typename?: 'ImportRow';
  /** The cells by column index, with the corrections made in the preview. */
  cells: Array<Maybe<Scalars['String']['output']>>;
  /** Filled for CHANGED rows; empty for all others. */
  changes: Array<ImportChange>;
  /** The decisions available to the viewer; empty if there is nothing to decide. */
  choices: Array<ImportDecision>;
  /** The current decision; null if there is none. */
  decision: Maybe<ImportDecision>;
  /** Errors and warnings together; empty if there are none. */
  errors: Array<ImportIssue>;
  /** The matched student has a protected identity: stored values (`before`) are withheld. */
  isProtected: Scalars['Boolean']['output'];
  /** The student's name, or the text used in its place. */
  name: Maybe<Scalars['String']['output']>;
  /** The expected effect of the commit; after the commit, the actual one. */
  outcome: ImportOutcome;
  /** The spreadsheet's row number, so the first row below the header is usually 2. */
  row: Scalars['Int']['output'];
  /** The matched or possibly matched student; null for a new one. */
  studentId: Maybe<Scalars['ID']['output']>;
};

/** A decision about a row that may match a stored student. */
export type ImportRowDecision = {
  /** One of the row's `choices`, else NOT_ALLOWED; null clears the decision. */
  decision?: InputMaybe<ImportDecision>;
  /** The row's number, as in `ImportRow.row`. The decision applies to all rows of that person. */
  row: Scalars['Int']['input'];
};

/** A corrected cell. */
export type ImportRowFix = {
  /** The column's `index`, zero-based. */
  column: Scalars['Int']['input'];
  /** The row's number, as in `ImportRow.row`. */
  row: Scalars['Int']['input'];
  /** The new text, at most 1 000 characters; null or empty clears the cell. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** Corrects all cells of a column that have the same text. */
export type ImportSpellingFix = {
  /** The column's `index`, zero-based. */
  column: Scalars['Int']['input'];
  /** The original text of the cell; surrounding whitespace and case are ignored. */
  from: Scalars['String']['input'];
  /** The new text, at most 1 000 characters. */
  to: Scalars['String']['input'];
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

/** Number of rows per outcome. */
export type ImportSummary = {
  __typename?: 'ImportSummary';
  /** Rows that change stored students. */
  changed: Scalars['Int']['output'];
  /** Stored students who are changed. */
  changedStudents: Scalars['Int']['output'];
  /** Rows whose personal number and name belong to different people; skipped until decided. */
  conflicts: Scalars['Int']['output'];
  /** Rows skipped as duplicates. */
  duplicates: Scalars['Int']['output'];
  /** Rows with an error. */
  invalid: Scalars['Int']['output'];
  /** Rows that become new students. */
  new: Scalars['Int']['output'];
  /** New students; several rows for one student count once. */
  newStudents: Scalars['Int']['output'];
  /** Rows that match the stored data. */
  unchanged: Scalars['Int']['output'];
};

/** What a teacher would have at one time, with an instance of these dates. */
export type InstanceTeacherLoad = {
  __typename?: 'InstanceTeacherLoad';
  /** The teacher's other instances at the same time, by start. */
  instances: Array<OverlappingInstance>;
  /** When it first is that much. */
  peakOn: Scalars['Date']['output'];
  /** The highest load on one day, the planned instance included, as in `TeacherWork.loadPercent`; more than 100 is worth a warning. */
  peakPercent: Scalars['Int']['output'];
};

/** The teacher, and the days and pace of the instance that is being planned. */
export type InstanceTeacherLoadInput = {
  /** The last day of the planned instance; not before the start (ORDER). */
  endDate: Scalars['Date']['input'];
  /** The instance that is being edited: it is not counted a second time. */
  exceptId?: InputMaybe<Scalars['ID']['input']>;
  /** The pace of the planned instance in per cent; 100 is full time. */
  pacePercent: Scalars['Int']['input'];
  /** The first day of the planned instance. */
  startDate: Scalars['Date']['input'];
  /** The teacher's id, as in `teachers`. */
  teacherId: Scalars['ID']['input'];
};

/** The specification sent with an invoice (faktureringsunderlag). */
export type InvoiceSheet = {
  __typename?: 'InvoiceSheet';
  /** The first day of the frozen month. */
  month: Scalars['Date']['output'];
  /** The customer. */
  municipality: Scalars['String']['output'];
  /** By name; never empty. */
  rows: Array<InvoiceSheetRow>;
  /** The sum of the rows. */
  totalOre: Scalars['Ore']['output'];
};

/** The frozen month, the customer and the scope: one invoice, the amounts not yet invoiced, or the whole month. */
export type InvoiceSheetInput = {
  /** The finally frozen month, as in `EarningFreeze.id`. */
  freezeId: Scalars['ID']['input'];
  /** Only amounts on this invoice, as in `EarningInvoice.id`. */
  invoiceId?: InputMaybe<Scalars['ID']['input']>;
  /** The customer, as in `FrozenMunicipality.municipality`. */
  municipality: Scalars['String']['input'];
  /** True: only amounts not yet invoiced. Cannot be combined with `invoiceId`. */
  pending?: InputMaybe<Scalars['Boolean']['input']>;
  /** True includes the names of students with protected identities. Otherwise one row without a name has their total. */
  withProtected?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One amount of a customer's frozen month. */
export type InvoiceSheetRow = {
  __typename?: 'InvoiceSheetRow';
  /** May be negative. */
  amountOre: Scalars['Ore']['output'];
  /** The course's code; null for packages. */
  code: Maybe<Scalars['String']['output']>;
  /** Kind of row in Swedish: 'Månad' for the frozen amount, or 'Korrigering'. */
  kind: Scalars['String']['output'];
  /** The student's current name; 'Borttagen elev' if the record has been deleted. */
  name: Scalars['String']['output'];
  /** Days of the month in a pause; null if there were none or none were recorded. */
  pausedDays: Maybe<Scalars['Int']['output']>;
  /** Null if the student has none, and in the row for protected identities. */
  personalNumber: Maybe<Scalars['String']['output']>;
  /** The course's points; null for packages and corrections. */
  points: Maybe<Scalars['Int']['output']>;
  /** The number of its invoice; null if it is not invoiced or the invoice has no number. */
  reference: Maybe<Scalars['String']['output']>;
  /** Name of the course or package; empty if it has been deleted. */
  title: Scalars['String']['output'];
  /** Number of those days that the price list does not pay; null if there were none. */
  unpaidDays: Maybe<Scalars['Int']['output']>;
};

/** A document that has been made. Its bytes travel by REST only: `GET /api/documents/{id}/file`. */
export type IssuedDocument = {
  __typename?: 'IssuedDocument';
  /** By which anyone can check it: `XXXX-XXXX-XXXX`. */
  code: Scalars['String']['output'];
  /** The course instance it is about; null for all others. */
  courseInstanceId: Maybe<Scalars['ID']['output']>;
  /** When it was issued. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of who issued it, as it was then. */
  createdBy: Scalars['String']['output'];
  /** When its student was anonymised: the bytes are gone, and whom it was for. */
  erasedAt: Maybe<Scalars['DateTime']['output']>;
  /** The file among the student's files, while it is there. */
  fileId: Maybe<Scalars['ID']['output']>;
  /** What to save it as: title, subject and day, such as 'Studieintyg Anna Ek 2026-11-20.pdf'. */
  filename: Scalars['String']['output'];
  /** Pass it to `issuedDocument`, `saveDocumentToFiles` or `revokeDocument`. */
  id: Scalars['ID']['output'];
  /** The language that it is written in. */
  language: DocumentLanguage;
  /** When the school revoked it; null while it holds. */
  revokedAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it was revoked; null while it holds. */
  revokedReason: Maybe<Scalars['String']['output']>;
  /** Of the bytes, hexadecimal. */
  sha256: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
  /** The student it is about; null for documents of a course or course instance, and once erased. */
  studentId: Maybe<Scalars['ID']['output']>;
  /** The student, or the course instance; null once it is gone. */
  subject: Maybe<Scalars['String']['output']>;
  /** Which document it is. */
  type: DocumentType;
};

/** A page of the register of what has been issued. */
export type IssuedDocuments = {
  __typename?: 'IssuedDocuments';
  /** Send as `after` for the next page; null on the last one. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** Newest first. */
  nodes: Array<IssuedDocument>;
  /** How many documents match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Which issued documents to list; all given conditions must hold. */
export type IssuedDocumentsInput = {
  /** The `nextCursor` of the page before. */
  after?: InputMaybe<Scalars['String']['input']>;
  /** Only documents about this course instance. */
  courseInstanceId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 100. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** From 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** A code, or part of a name. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Only documents about this student. */
  studentId?: InputMaybe<Scalars['ID']['input']>;
  /** Only documents of this type. */
  type?: InputMaybe<DocumentType>;
};

/** A background job. It continues when the browser is closed and after a server restart. */
export type Job = {
  __typename?: 'Job';
  /** Completed steps out of `total`; restarts from 0 after a server restart. */
  done: Scalars['Int']['output'];
  /** Passed to `job` and `cancelJob`. */
  id: Scalars['ID']['output'];
  /** The kind of job, such as commit-import, enroll-students, export-list or create-documents. */
  kind: Scalars['String']['output'];
  /** The error in Swedish if the state is FAILED. */
  message: Maybe<Scalars['String']['output']>;
  /** The outcome; its fields depend on `kind`. Null until the job has ended. */
  result: Maybe<Scalars['JSONObject']['output']>;
  /** DONE, FAILED and CANCELLED are final. */
  state: JobState;
  /** Number of steps, such as rows or students. */
  total: Scalars['Int']['output'];
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
  /** Suggested file name: the list's Swedish name, the day, and `.xlsx` or `.csv`. */
  filename: Scalars['String']['output'];
  /** The kind of file that was asked for. */
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

/** Credentials of an active account; an empty value is BAD_USER_INPUT. */
export type LoginInput = {
  /** Trimmed and compared case-insensitively. */
  email: Scalars['String']['input'];
  /** Trimmed, as the specification says; case-sensitive. */
  password: Scalars['String']['input'];
};

/** A new session. The server also sets it as the HttpOnly session cookie. */
export type LoginResult = {
  __typename?: 'LoginResult';
  /** Message for the user, in Swedish. */
  message: Scalars['String']['output'];
  /** For clients without cookies: `Authorization: Bearer <token>`. Shown once. */
  token: Scalars['String']['output'];
  /** The signed-in user, as returned by `me`. */
  user: SessionUser;
};

/** The student whose comments were read. */
export type MarkCommentsSeenInput = {
  /** The student whose card was opened; again is harmless. */
  studentId: Scalars['ID']['input'];
};

/** The frozen month, the customer and the invoice number; the invoice covers everything of that month not yet invoiced. */
export type MarkInvoicedInput = {
  /** The finally frozen month, as in `EarningFreeze.id`. */
  freezeId: Scalars['ID']['input'];
  /** The customer, as in `FrozenMunicipality.municipality`. */
  municipality: Scalars['String']['input'];
  /** The invoice's number; at most 120 characters. */
  reference?: InputMaybe<Scalars['String']['input']>;
};

/** The frozen month, the customers and the reference of the invoices, one per customer. */
export type MarkManyInvoicedInput = {
  /** The finally frozen month, as in `EarningFreeze.id`. */
  freezeId: Scalars['ID']['input'];
  /** The customers, 1 to 500, as in `FrozenMunicipality.municipality`. */
  municipalities: Array<Scalars['String']['input']>;
  /** Reference of every invoice; at most 120 characters. */
  reference?: InputMaybe<Scalars['String']['input']>;
};

/** A batch of course matching, undone as a unit. */
export type MatchBatch = {
  __typename?: 'MatchBatch';
  /** When the batch was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the user who created it. */
  createdBy: Scalars['String']['output'];
  /** At most 100. */
  entries: Array<MatchBatchEntry>;
  /** Pass it to `undoMatch`. */
  id: Scalars['ID']['output'];
  /** Number of matched students. */
  size: Scalars['Int']['output'];
  /** Description in Swedish, such as 'Matchade 3 elever'. */
  title: Scalars['String']['output'];
  /** When it was undone; null if it has not been. */
  undoneAt: Maybe<Scalars['DateTime']['output']>;
};

/** A student placed by a matching batch. */
export type MatchBatchEntry = {
  __typename?: 'MatchBatchEntry';
  /** The name of the course. */
  course: Scalars['String']['output'];
  /** The name of the student's current instance; null if none. */
  instance: Maybe<Scalars['String']['output']>;
  /** The first day of that instance; null if none. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** The student's full name. */
  student: Scalars['String']['output'];
  /** Identifies the student; pass it to `student`. */
  studentId: Scalars['ID']['output'];
};

/** Counts over the whole filter, regardless of its state. */
export type MatchCounts = {
  __typename?: 'MatchCounts';
  /** All needs except SKIPPED ones. */
  needs: Scalars['Int']['output'];
  /** Needs in the state NONE. */
  none: Scalars['Int']['output'];
  /** Needs in the state SAFE. */
  safe: Scalars['Int']['output'];
  /** Needs in the state SKIPPED; not included in `needs`. */
  skipped: Scalars['Int']['output'];
  /** Needs in the state UNCERTAIN. */
  uncertain: Scalars['Int']['output'];
};

/** Narrows the needs of course matching; conditions are combined with AND. */
export type MatchFilter = {
  /** Needs of this course, from `courses`. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** Students with this home municipality, as in `municipalities`. */
  municipality?: InputMaybe<Scalars['String']['input']>;
  /** Part of the course's name or code, or of the student's name. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** First day of the range of earliest starts, inclusive. */
  startFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Last day of the range of earliest starts, inclusive. */
  startTo?: InputMaybe<Scalars['Date']['input']>;
  /** Only needs in this state; default all except SKIPPED. */
  state?: InputMaybe<NeedState>;
};

/** A student who needs a course (pages, section 7). */
export type MatchNeed = {
  __typename?: 'MatchNeed';
  /** The matching courses; empty until the text has been resolved to a course. */
  courses: Array<Course>;
  /** The first day on which the student can start; today at the earliest. */
  earliestOn: Maybe<Scalars['Date']['output']>;
  /** The package or program that the need belongs to. */
  frame: Maybe<Scalars['String']['output']>;
  /** More safe needs than free seats compete for this instance. */
  isCrowded: Scalars['Boolean']['output'];
  /** True if the student is currently enrolled in the course or its equivalent. */
  isEnrolled: Scalars['Boolean']['output'];
  /** Key of the need, stable as long as the need exists. */
  key: Scalars['ID']['output'];
  /** The student's home municipality, used for PLACE; null if not set. */
  municipality: Maybe<Scalars['String']['output']>;
  /** The origin of the need or a note about it, in Swedish; null without any. */
  note: Maybe<Scalars['String']['output']>;
  /** The planned pace in per cent of full time; null if not set. */
  pacePercent: Maybe<Scalars['Int']['output']>;
  /** A passed grade in the course or its equivalent: 'har redan E i kursen'. */
  passedGrade: Maybe<Scalars['String']['output']>;
  /** Best first, at most six. */
  proposals: Array<MatchProposal>;
  /** The matching state. */
  state: NeedState;
  /** Its position in the package, from 1. */
  step: Maybe<Scalars['Int']['output']>;
  /** The student's full name. */
  student: Scalars['String']['output'];
  /** Identifies the student; pass it to `student`. */
  studentId: Scalars['ID']['output'];
  /** The wanted course, the alternatives of a choice group, or the text from a workbook. */
  wanted: Scalars['String']['output'];
};

/** The needs and their instances; 1 to 200, all or nothing. */
export type MatchNeedsInput = {
  /** 1 to 200. */
  picks: Array<MatchPick>;
};

/** Result of a matching, which runs as a job for more than 100 needs. */
export type MatchOutcome = {
  __typename?: 'MatchOutcome';
  /** Null while the job runs. */
  batchId: Maybe<Scalars['ID']['output']>;
  /** The job for more than 100 needs; null if the matching ran at once. */
  job: Maybe<Job>;
  /** Number of placed students; 0 while the job runs. */
  matched: Scalars['Int']['output'];
};

/** A page of needs with their proposals. */
export type MatchPage = {
  __typename?: 'MatchPage';
  /** Number of needs per state, on all pages. */
  counts: MatchCounts;
  /** Safe needs, then uncertain ones, then those without a proposal; each group by earliest start. */
  nodes: Array<MatchNeed>;
  /** Number of needs that match the filter, including its state. */
  totalCount: Scalars['Int']['output'];
};

/** A need and the chosen instance. */
export type MatchPick = {
  /** An instance of a course of the need or of its equivalent (else NOT_ALLOWED), as in `proposals`. */
  courseInstanceId: Scalars['ID']['input'];
  /** As in `MatchNeed.key`, each at most once (DUPLICATE). */
  key: Scalars['ID']['input'];
};

/** An instance in which a need could be placed. */
export type MatchProposal = {
  __typename?: 'MatchProposal';
  /** The course of the instance: the wanted one or its equivalent in the other curriculum. */
  course: Course;
  /** The last day of the instance; null if not set. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** Pass it to `matchNeeds` as `courseInstanceId`. */
  instanceId: Scalars['ID']['output'];
  /** False if it is full or not open yet, or the student already has the course. */
  isOpen: Scalars['Boolean']['output'];
  /** The location as text; null if not set. */
  location: Maybe<Scalars['String']['output']>;
  /** The municipality where it is held; null if not set. */
  municipality: Maybe<Scalars['String']['output']>;
  /** The name of the instance. */
  name: Scalars['String']['output'];
  /** The pace of the instance in per cent; 100 is full time. */
  pacePercent: Scalars['Int']['output'];
  /** The components of the score and the reasons against. */
  reasons: Array<MatchReason>;
  /** 0 to 100. */
  score: Scalars['Int']['output'];
  /** Free seats; null without a limit. */
  seatsLeft: Maybe<Scalars['Int']['output']>;
  /** The first day of the instance, at most 14 days ago. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** The display name of its teacher; null if it has none. */
  teacher: Maybe<Scalars['String']['output']>;
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
  expected: Scalars['Int']['input'];
  /** The filter used for the preview; default all safe needs. */
  filter?: InputMaybe<MatchFilter>;
};

/** Filter and page; default all placed students. */
export type MatchedEntriesInput = {
  /** The start range applies to the first day of the course; `state` is ignored. */
  filter?: InputMaybe<MatchFilter>;
  /** 1 to 200; default 50. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** From 1; default 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** A student placed by a matching batch that has not been undone. */
export type MatchedEntry = {
  __typename?: 'MatchedEntry';
  /** The batch; pass it to `undoMatch`. */
  batchId: Scalars['ID']['output'];
  /** Number of students placed by the batch, which are undone together. */
  batchSize: Scalars['Int']['output'];
  /** The course the student is enrolled in. */
  course: Course;
  /** Id of the enrolment. */
  id: Scalars['ID']['output'];
  /** The student's current instance; null if the placement has been reverted since. */
  instance: Maybe<Scalars['String']['output']>;
  /** When the batch was created. */
  matchedAt: Scalars['DateTime']['output'];
  /** Name of the user who created the batch. */
  matchedBy: Scalars['String']['output'];
  /** False if one of them has been changed since. */
  mayUndo: Scalars['Boolean']['output'];
  /** The student's home municipality; null if not set. */
  municipality: Maybe<Scalars['String']['output']>;
  /** The first day of the enrolment; null if not set. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** The student's full name. */
  student: Scalars['String']['output'];
  /** Identifies the student; pass it to `student`. */
  studentId: Scalars['ID']['output'];
};

/** A page of students placed by matching. */
export type MatchedEntryPage = {
  __typename?: 'MatchedEntryPage';
  /** The latest batch first. */
  nodes: Array<MatchedEntry>;
  /** Number of placed students that match the filter, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Whether the course material has been fetched (SVE 1 or 3). */
export type MaterialReceived = {
  __typename?: 'MaterialReceived';
  /** When it was ticked; null while it is not. */
  receivedDate: Maybe<Scalars['DateTime']['output']>;
  /** True once the material has been fetched. */
  status: Scalars['Boolean']['output'];
};

/** Where others have written of a student. */
export type MentionKind =
  /** The reason that somebody gave for opening a protected student's record. */
  | 'ACCESS_REASON'
  /** A comment about another student. */
  | 'COMMENT'
  /** Another student's request for correction, or its answer. */
  | 'CORRECTION'
  /** Why a course instance was cancelled. */
  | 'COURSE_INSTANCE'
  /** A message to the participants of a course instance: subject, an empty line and text. */
  | 'COURSE_MESSAGE'
  /** Why a report to CSN was withdrawn. */
  | 'CSN_WITHDRAWAL'
  /** Why a document was revoked. */
  | 'DOCUMENT'
  /** The reason of a correction of earnings. */
  | 'EARNING'
  /** An enrolment of another student: a note or the reason of its removal. */
  | 'ENROLLMENT'
  /** The registration of another student for an exam: decision comment or reason for no fee. */
  | 'EXAM'
  /** An exam occasion: its note or why it was cancelled. */
  | 'EXAM_OCCASION'
  /** The name of a file of another student. */
  | 'FILE'
  /** A follow-up of another student: its note. */
  | 'FOLLOW_UP'
  /** A grade of another student: motivation, basis, project or the reason of a change. */
  | 'GRADE'
  /** The name of a saved view. */
  | 'SAVED_VIEW'
  /** A task on somebody's own list. */
  | 'TASK'
  /** An event of a teacher, such as a replacement. */
  | 'TEACHER_EVENT';

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

/** What moves from the record that goes to the one that stays. */
export type MergePreview = {
  __typename?: 'MergePreview';
  /** How many comments move. */
  comments: Scalars['Int']['output'];
  /** How many education entries move, removed ones included. */
  enrollments: Scalars['Int']['output'];
  /** How many exam registrations the record that goes has; a double of an undecided one is dropped. */
  exams: Scalars['Int']['output'];
  /** How many uploaded files move; deleted ones do not count. */
  files: Scalars['Int']['output'];
  /** How many grades move, drafts included. */
  grades: Scalars['Int']['output'];
  /** Swedish: what to look at before merging, such as a course that both are enrolled in. */
  warnings: Array<Scalars['String']['output']>;
};

/** The two records, the one that would stay and the one that would go; NOT_FOUND when either is missing. */
export type MergePreviewInput = {
  /** The student record that stays. */
  keepId: Scalars['ID']['input'];
  /** The student record that goes; BAD_USER_INPUT when it is the same. */
  mergedId: Scalars['ID']['input'];
};

/** The two records with their versions, and the values to take over. */
export type MergeStudentsInput = {
  /** The record that stays. */
  keepId: Scalars['ID']['input'];
  /** The versions that were compared; CONFLICT (VERSION) when either has changed since. */
  keepVersion: Scalars['Int']['input'];
  /** The record that goes; its id leads to the one that stays ever after. */
  mergedId: Scalars['ID']['input'];
  /** The version of the record that goes, as it was compared. */
  mergedVersion: Scalars['Int']['input'];
  /** The values to take from the record that goes; all others stay as they are. */
  take: Array<MergeField>;
};

/** A message for the user. */
export type Message = {
  __typename?: 'Message';
  /** In Swedish, safe to display. */
  message: Scalars['String']['output'];
};

/** To whom, and what: a mail to each participant of the course instance. */
export type MessageParticipantsInput = {
  /** The course instance; FORBIDDEN for a teacher who does not teach it. */
  id: Scalars['ID']['input'];
  /** How many it was said to reach; CONFLICT (reason CHANGED) when it would be another number. Not checked when left out. */
  reached?: InputMaybe<Scalars['Int']['input']>;
  /** One line, at most 150 characters. */
  subject: Scalars['String']['input'];
  /** At most 4000 characters of plain text. */
  text: Scalars['String']['input'];
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

/** The registration, and the occasions that it leaves and gets, in one step. */
export type MoveExamBookingInput = {
  /** The booked registration; CONFLICT (DENIED) when it has been denied. */
  examId: Scalars['ID']['input'];
  /** The occasion that it is booked on now; it may be cancelled. */
  fromOccasionId: Scalars['ID']['input'];
  /** The occasion to book it on; CONFLICT (FULL or CANCELLED) when that cannot be. */
  toOccasionId: Scalars['ID']['input'];
};

/** A municipality by its name: one of the 22 of the specification (section 3), or one that the school has added. */
export type Municipality = {
  __typename?: 'Municipality';
  /** The name; the specification's as it spells them ('Upplands Bro', 'Privat kunder', 'KCNO'). */
  type: Scalars['String']['output'];
};

/** A change of a municipality; what was and what is now, by field. */
export type MunicipalityChange = {
  __typename?: 'MunicipalityChange';
  /** When it was made. */
  changedAt: Scalars['DateTime']['output'];
  /** Who made it, by name as it was then. */
  changedBy: Scalars['String']['output'];
  /** The same fields afterwards. */
  newValues: Scalars['JSONObject']['output'];
  /** Only the fields that changed; empty when it was added. */
  previousValues: Scalars['JSONObject']['output'];
};

/** A municipality with what administrators keep of it. */
export type MunicipalityEntry = {
  __typename?: 'MunicipalityEntry';
  /** What it is called on papers as huvudman, such as 'Solna stad'; null for those who are none. */
  authorityName: Maybe<Scalars['String']['output']>;
  /** What has been changed, the latest first. */
  changes: Array<MunicipalityChange>;
  /** Statistics Sweden's code of four digits; null where there is none. */
  code: Maybe<Scalars['String']['output']>;
  /** One of the specification's 22: it keeps its name and its place, and is always on offer. */
  isSpecified: Scalars['Boolean']['output'];
  /** Only a municipality is huvudman. */
  kind: MunicipalityKind;
  /** The name, as in `Municipality.type`. */
  name: Scalars['String']['output'];
  /** When it was taken out of use; null while it is on offer. */
  retiredAt: Maybe<Scalars['DateTime']['output']>;
  /** Students whose home municipality it is. */
  studentCount: Scalars['Int']['output'];
  /** Counts the changes; send it with an edit. */
  version: Scalars['Int']['output'];
};

/** A municipality by its name. */
export type MunicipalityInput = {
  /** One of the names in `municipalities` ('Upplands-Bro' is understood too), else NOT_ALLOWED; null or empty means none, left out is REQUIRED. */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** What stands for a municipality in the list. */
export type MunicipalityKind =
  /** Several municipalities together (KCNO): nobody's huvudman, and its figures are never added to its members'. */
  | 'COOPERATION'
  /** Kommun: huvudman of the students that it places. */
  | 'MUNICIPALITY'
  /** People who pay for themselves. */
  | 'PRIVATE';

/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Takes back the ended employment of a teacher: an account in use and an ended employment contradict each other. */
  activateUser: User;
  /** Adds a comment from the APL board, to the same list as the student page; tells the responsible teacher. */
  addAplComment: CommentHistory;
  /** Records a wish of a student. */
  addCourseWish: MatchCounts;
  /** Makes sent bytes a file of the student. CONFLICT (FILE_QUOTA) beyond 200 files or 1 GB; BAD_REFERENCE when the upload is gone. */
  addFile: UploadedFile;
  /** Adds a follow-up for the viewer or a colleague. */
  addFollowUp: FollowUp;
  /** Adds a municipality to the list. */
  addMunicipality: MunicipalityEntry;
  /** Adds a comment from the student page and notifies the responsible teacher. */
  addStudentComment: CommentHistory;
  /** Takes away who the student was: contact data, comments, files, stored answers and exported lists go, grades and decisions stay (security). CONFLICT (ACTIVE) while an enrolment is open. */
  anonymiseStudent: Student;
  /** Answered once: CONFLICT afterwards. The correction itself is made where the datum is edited. */
  answerCorrection: CorrectionRequest;
  /** Assigns instances. CONFLICT (reason ENDED) for an instance that has ended or is cancelled. */
  assignTeacher: TeacherDetail;
  /** Books registrations, all or none. CONFLICT: reason FULL, CANCELLED (the occasion) or DENIED (a registration). */
  bookExams: ExamOccasion;
  /** Cancels the instance and moves, ends or plans its students, all at once; teachers are told, students mailed. */
  cancelCourseInstance: CancelCourseInstanceResult;
  /** Cancels an occasion: those booked are without a day again, and those who were called are told by mail. */
  cancelExamOccasion: ExamOccasion;
  /** Cancels the viewer's own job, or any job for administrators; else NOT_FOUND. An ended job is unchanged. */
  cancelJob: Job;
  /** Cancels a planned replacement; CONFLICT (reason CARRIED_OUT) from its day on. */
  cancelTeacherReplacement: TeacherDetail;
  /** A job; its result names the batch. What the preview refused is left out. */
  changeEnrollments: Job;
  /** Ends all other sessions and replaces the one that asks. */
  changePassword: PasswordChanged;
  /** Chooses what the list opens with for oneself; answers its views as `savedViews` does. */
  chooseDefaultView: Array<SavedView>;
  /** Queues the commit. FORBIDDEN for a teacher if existing students would change. CONFLICT (COLUMNS_NOT_CHECKED) while a column has a `doubt`; a `mapping` for the column resolves it, even with the guessed field. */
  commitImport: Job;
  /** Completes or reopens a follow-up. Other users' follow-ups are NOT_FOUND. */
  completeFollowUp: FollowUp;
  /** Makes a package of its own with the same rows and no code; NOT_FOUND when the old one is gone. */
  copyCoursePackage: CoursePackage;
  /** Makes the level of Gy25 that stands for a course of Gy11. */
  copyCourseToGy25: CatalogueCourse;
  /** Copies price lists. A source list without an end date ends the day before its copy starts. */
  copyPriceLists: Array<PriceList>;
  /** Adds corrections to a frozen month. CONFLICT (reason NOT_FINAL) for a preliminary month. */
  correctEarnings: Array<EarningCorrection>;
  /** Makes a key for another school system. BAD_USER_INPUT for SYSTEMADMIN or a moment that has passed. */
  createApiKey: CreatedApiKey;
  /** Makes or renews the address by which other programs read the calendar (`/calendar.ics`). */
  createCalendarSubscription: CreatedCalendarSubscription;
  /** CONFLICT (reason DUPLICATE) when the curriculum has the code already, whatever its case. */
  createCourse: CatalogueCourse;
  /** Creates an instance, by default OPEN; a missing end date is calculated from points and pace. */
  createCourseInstance: CourseInstance;
  /** All or none; they share a `seriesId`. */
  createCourseInstanceSeries: Array<CourseInstance>;
  /** Makes a package of edition 1. CONFLICT (reason DUPLICATE) when another package has the code. */
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
  /** Creates an instance for needs without one and enrols their students. */
  createInstanceForNeeds: MatchOutcome;
  /** One's own study certificate or grades. Ten a day, then TOO_MANY_REQUESTS. */
  createMyDocument: IssuedDocument;
  /** The same rows under the next number; CONFLICT (reason REPLACED) for one that has been followed already. */
  createPackageEdition: CoursePackage;
  /** Creates a price list. CONFLICT (reason OVERLAP) if its period overlaps another list of the customer. */
  createPriceList: PriceList;
  /** Makes a program. CONFLICT (reason DUPLICATE) when another program has the code, whatever its case. */
  createProgram: Program;
  /** Saves a view of one's own; at most 50 of a list. */
  createSavedView: SavedView;
  /** Adds a student. CONFLICT (reason DUPLICATE) with `extensions.studentId` when another has the personal number, or when one of the same name and e-mail address is there and no number tells them apart. */
  createStudent: Student;
  /** Adds to the end of the signed-in user's own list. */
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
  /** The same for several at once: all of them or, when one is refused, none. */
  decideExams: Array<Exam>;
  /** The author, or administrator and above. */
  deleteAplComment: CommentHistory;
  /** The address is dead at once. Again is harmless. */
  deleteCalendarSubscription: Scalars['Boolean']['output'];
  /** CONFLICT (reason IN_USE) where something refers to it: such a course is archived. */
  deleteCourse: Scalars['Boolean']['output'];
  /** The id of the instance that is gone. CONFLICT (reason HAS_STUDENTS) while it has students. */
  deleteCourseInstance: Scalars['ID']['output'];
  /** True when it is gone; CONFLICT (reason IN_USE) with students, a price or a later edition: such a package is archived. */
  deleteCoursePackage: Scalars['Boolean']['output'];
  /** The id of the registration that is gone. CONFLICT for one whose fee is paid (PAID), or that has a grade (GRADED). */
  deleteExam: Scalars['ID']['output'];
  /** The id of the file that is gone. Administrators can have it restored for 30 days. */
  deleteFile: Scalars['ID']['output'];
  /** Deletes all of one's own tasks; answers how many. */
  deleteMyTasks: Scalars['Int']['output'];
  /** Deletes a price list and returns its id. Frozen months keep their amounts. */
  deletePriceList: Scalars['ID']['output'];
  /** True when it is gone; CONFLICT (reason IN_USE) where a student has ever been on it: such a program is archived. */
  deleteProgram: Scalars['Boolean']['output'];
  /** The id of the view that is gone, for everybody who had it. */
  deleteSavedView: Scalars['ID']['output'];
  /** The author or an administrator; the text goes to the change history. CONFLICT (reason DELETED) when it is deleted already. */
  deleteStudentComment: CommentHistory;
  /** The id of the task that is gone. Another's task is NOT_FOUND. */
  deleteTask: Scalars['ID']['output'];
  /** Discards a held row and deletes its content. */
  dropHeldImportRow: Scalars['ID']['output'];
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
   * Deactivates the account and unassigns students, exams, occasions and instances; a planned replacement of the teacher is
   * carried out at once instead. CONFLICT (reason UNGRADED) while groups lack grades, listed in `fields`.
   */
  endTeacherEmployment: TeacherDetail;
  /** Signs the account out everywhere; answers how many sessions ended. */
  endUserSessions: Scalars['Int']['output'];
  /** A job; its result names the batch. What the preview refused is left out. */
  enrollMany: Job;
  /** CONFLICT (reason ALREADY_ENROLLED) names who has the package already; nobody is enrolled then. */
  enrollOnPackage: EnrollOnPackageResult;
  /** Enrols at once, or refuses: CONFLICT FULL, ALREADY_ENROLLED, INSTANCE_CANCELLED, NOT_OPEN, ARCHIVED or REPLACED. */
  enrollStudent: Enrollment;
  /** Sets – on those of the chosen students who have no grade yet, all or none; refusals as of `setGrade`. */
  fillGrades: GradeSheet;
  /** Deletes an alias and returns its id. The spelling is unresolved again, including wishes it dismissed. */
  forgetCourseAlias: Scalars['ID']['output'];
  /** Freezes a month. CONFLICT (reason FROZEN) if it is finally frozen or another freeze is running. */
  freezePeriod: EarningFreeze;
  /** Reads a list of courses; writes the valid rows when told to, in one transaction. */
  importCourses: CourseImportResult;
  /** One account to one student; CONFLICT when either is already linked. */
  linkStudentAccount: Student;
  /** Signs in. An unknown address and a wrong password give the same error in the same time. TOO_MANY_REQUESTS after repeated failures. */
  login: LoginResult;
  /** Ends the session on the server at once, for cookies and bearer tokens. Also returns true when nobody was signed in. */
  logout: Scalars['Boolean']['output'];
  /** Marks all comments of the student as seen by the viewer. */
  markCommentsSeen: CommentHistory;
  /** Marks a customer's month as invoiced. CONFLICT (reason NOTHING_TO_INVOICE) if everything is invoiced, (reason NOT_FINAL) for a preliminary month. */
  markInvoiced: EarningFreeze;
  /** Marks several customers, all or nothing. Errors as for `markInvoiced`, with the name of the customer. */
  markManyInvoiced: EarningFreeze;
  /**
   * Enrols each student in the chosen instance, or moves an existing admission without an instance there. All or nothing.
   * CONFLICT: FULL, NOT_OPEN, ALREADY_ENROLLED, GONE (the need no longer exists).
   */
  matchNeeds: MatchOutcome;
  /** Matches the needs shown by `safeMatches`, as a job if there are more than 100. */
  matchSafeNeeds: MatchOutcome;
  /** Makes one record of two (pages, section 2). CONFLICT (LINKED) when both have an account and ACCOUNT is not decided by `take`. */
  mergeStudents: Student;
  /** Mails each participant, all or none; the same again within ten minutes is CONFLICT (reason ALREADY_SENT). */
  messageParticipants: ParticipantMessage;
  /** Moves a booking to another occasion, which is the answer. */
  moveExamBooking: ExamOccasion;
  /** Reads a workbook and validates its rows without writing to students. UNSUPPORTED_MEDIA_TYPE unless it is .xlsx or .csv. */
  previewImport: ImportBatch;
  /** Reads a workbook without saving anything. BAD_USER_INPUT if it cannot be read or exceeds the limit of one list. */
  readPriceWorkbook: PriceWorkbook;
  /** Attendance, identity, material and payment of one booking. */
  recordExam: ExamOccasion;
  /** Registers a student; a student only themself. CONFLICT (reason DUPLICATE) while one for the same course and month is still INTRESSE. */
  registerExam: Exam;
  /** Ends a correction without a change. */
  relockGrade: GradeRow;
  /** Sets removedAt; nothing leaves the register. */
  removeEnrollment: Enrollment;
  /** Mails a new invitation, valid for seven days, to accounts without a password; links sent to them before are dead from then on. */
  renewInvitations: RenewedInvitations;
  /** Takes the cancellation back, students included. CONFLICT when one of them was changed since. */
  reopenCourseInstance: CourseInstance;
  /**
   * Moves students, open exams, occasions, instances and planned replacements in one transaction, with history. A future
   * replacement is carried out on its day; if that fails, administrators are notified.
   */
  replaceTeacher: TeacherDetail;
  /** Marks what the selection tells of as reported, and answers what the file for CSN holds: the events since the last report, and corrections of what was told. School forms without studiemedel (sfi) are never in it. */
  reportToCsn: CsnReport;
  /** Administrators get a notification. At most ten wait at a time; FORBIDDEN without a linked record. */
  requestCorrection: CorrectionRequest;
  /** Mails a reset link if the account exists. The response does not reveal whether it does. */
  requestPasswordReset: Message;
  /** Unresolved again for everyone. */
  resetNotification: Notification;
  /** Sets a new password and ends all sessions of the account. BAD_USER_INPUT when the link is used, expired or unknown. */
  resetPassword: Message;
  /** Resolves a name to a course: the students who wait for it get a need. */
  resolveCourseName: ResolvedCourseName;
  /** Takes it off the list of the signed-in user; again is harmless. NOT_FOUND when it is not addressed to that user. */
  resolveNotification: Notification;
  /** Takes all that waits off the list of the signed-in user, and says how many that was; again is harmless. */
  resolveNotifications: Scalars['Int']['output'];
  /**
   * Gives a deleted comment its text back, on whichever page it was deleted: by whoever deleted it, within ten minutes. CONFLICT: LATE
   * afterwards, STANDING when it is not deleted.
   */
  restoreComment: CommentHistory;
  /**
   * Takes a cancellation back with the bookings that it had, but for those denied or booked anew since; those who had
   * been called are called again. CONFLICT: reason VERSION, or NOT_CANCELLED.
   */
  restoreExamOccasion: ExamOccasion;
  /** Puts back what the viewer took off their own list in one go, and says how many that was; again is harmless. */
  restoreNotifications: Scalars['Int']['output'];
  /** Takes a removal back, with everybody's choice of it, within ten minutes. */
  restoreSavedView: SavedView;
  /** Takes a municipality out of use or back into it. */
  retireMunicipality: MunicipalityEntry;
  /** Refused from the next call on; sockets opened with it are closed. */
  revokeApiKey: ApiKey;
  /** From now on the check of its code says that it does not hold. CONFLICT (reason REVOKED) when it did so already. */
  revokeDocument: IssuedDocument;
  /** Puts a student's document among the student's files. CONFLICT (reason SAVED) when it is there already. */
  saveDocumentToFiles: IssuedDocument;
  /** Sends the mails about a cancellation that wait for its undo. */
  sendCancellationMails: SentCancellationMails;
  /** Mails the summons with course, day, time and place. */
  sendExamSummons: ExamSummonsResult;
  /** Sends the mails about a cancellation that wait for its undo. */
  sendOccasionMails: ExamOccasion;
  /** Mails a one-time link by which the person, and nobody else, chooses a password. */
  sendResetLink: Message;
  /** Sends a mail to one's own address, to see that mails arrive. */
  sendTestMail: Message;
  /** Moves a card. The same column does nothing; nothing is written on a conflict. */
  setAplStatus: SetAplStatusResult;
  /** Archives a course or takes it back; archived ones get no new instances. CONFLICT (reason VERSION) when it was changed since. */
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
  /** Gives all unsigned grades of an instance one date; BAD_USER_INPUT (RANGE) before the start or after today. */
  setGradeDate: GradeSheet;
  /** Archives an edition of a package or takes it back. CONFLICT (reason VERSION) when it was changed since. */
  setPackageArchived: CoursePackage;
  /** Archives a program or takes it back. CONFLICT (reason VERSION) when it was changed since. */
  setProgramArchived: Program;
  /** Protected identity (skyddade personuppgifter): hides the student from everyone below administrator but the responsible teacher and the student. */
  setProtected: Student;
  /** Sets, changes or takes away the teacher who is responsible for a student; the same one again changes nothing. */
  setResponsibleTeacher: Student;
  /** Ends all sessions of the account. Only a systemadmin may lower the own role, and only while another active one exists. */
  setUserRole: User;
  /** Signs, locks and publishes at once what the viewer may sign. CONFLICT UNGRADED while an active student has no grade, INCOMPLETE while a title is missing, BEFORE_START for a grade dated before the student began. */
  signGrades: GradeSheet;
  /** Leaves a first step out for the whole school, or takes it up again; once more changes nothing. */
  skipFirstRunStep: Array<FirstRunState>;
  /** Sets needs aside or restores them; returns their number. */
  skipNeeds: Scalars['Int']['output'];
  /** Creates and validates an import of the viewer's own from a held row; the row stays held until that import is committed. */
  takeHeldImportRow: ImportBatch;
  /** Takes a booking away; the registration is without a day again. */
  unbookExam: ExamOccasion;
  /**
   * Takes the end of a student back: enrolments, plans, wishes and the end date are as before. NOT_FOUND without one;
   * CONFLICT UNDONE, LATER_WORK once something was changed since, FULL, ALREADY_ENROLLED, INSTANCE_CANCELLED.
   */
  undoEndStudent: Student;
  /** CONFLICT UNDONE, LATER_WORK or FULL; NOT_ALLOWED for the end of a student, which `undoEndStudent` takes back. */
  undoEnrollmentBatch: EnrollmentBatch;
  /**
   * Takes the latest decision of each back: state, comment, exemption and the places that it gave up are as before, all of them or
   * none. CONFLICT: LATER_WORK once something was changed or booked since, GRADED with a grade, FULL or CANCELLED where a place is
   * gone, DUPLICATE where the student waits for the same exam anew.
   */
  undoExamDecisions: Array<Exam>;
  /** Undoes the import as a unit. CONFLICT if later changes depend on it or after 24 hours. */
  undoImport: ImportBatch;
  /** Undoes a batch as a unit; CONFLICT (reason LATER_WORK) if something has been changed since. */
  undoMatch: MatchBatch;
  /**
   * Moves everything back within ten minutes after a replacement. CONFLICT: UNDONE, LATE, or LATER_WORK if a moved record
   * has since been reassigned or graded.
   */
  undoTeacherReplacement: TeacherDetail;
  /** Opens a signed grade for correction (Rättelse). */
  unlockGrade: GradeRow;
  /** CONFLICT (reason VERSION) when someone else changed it. */
  updateCourse: CatalogueCourse;
  /** CONFLICT (reason CANCELLED) for a cancelled one. Fields left out stay, null clears. Enrolments that had exactly its dates get the new ones. */
  updateCourseInstance: CourseInstance;
  /** CONFLICT (reason VERSION) when someone else changed it. */
  updateCoursePackage: CoursePackage;
  /** Moves, extends and gives a status, as far as the input says; CONFLICT (reason VERSION) when someone else changed it. */
  updateEnrollment: Enrollment;
  /** Names the course of a registration whose text matched none, or sets the day on which it was made. */
  updateExam: Exam;
  /** Changes or moves an occasion; written into the history of everyone who is booked on it. */
  updateExamOccasion: ExamOccasion;
  /** Changes due date or note. Other users' follow-ups are NOT_FOUND. */
  updateFollowUp: FollowUp;
  /** Changes the mapping, corrects cells, and validates all rows again. */
  updateImport: ImportBatch;
  /** Changes the name, the code or the huvudman's name; students, instances and price lists follow the name. */
  updateMunicipality: MunicipalityEntry;
  /** Phone and settings; name and e-mail address are an administrator's to change. */
  updateMyProfile: Profile;
  /** Answers the new edition with the courses replaced; CONFLICT (reason REPLACED) for one that has been followed already. */
  updatePackageToGy25: CoursePackage;
  /** Replaces a list and all its rows; CONFLICT: VERSION, or OVERLAP with another list of the customer. */
  updatePriceList: PriceList;
  /** Replaces a program's fields and courses. CONFLICT (reason VERSION) when someone else changed it, DUPLICATE for a taken code. */
  updateProgram: Program;
  /** Saves what it holds now, renames it, or shares it. One that one may not read is NOT_FOUND. */
  updateSavedView: SavedView;
  /** Changes the school's details; BAD_USER_INPUT on the field, CONFLICT (VERSION) when someone else was first. */
  updateSchoolSettings: SchoolSettings;
  /** Saves the student form. CONFLICT (VERSION) when someone else was first, (DUPLICATE) when the personal number is taken. */
  updateStudent: Student;
  /** Changes teacher, municipality or end date of many students: of all or, on any error, of none. */
  updateStudents: UpdateStudentsResult;
  /** Another's task is NOT_FOUND. */
  updateTask: Task;
  /** Replaces subjects and extent of the employment, with an entry in the teacher's history. */
  updateTeacherProfile: TeacherDetail;
  /** FORBIDDEN for an account of higher rank. */
  updateUser: User;
  /** Takes a wrong report back: its enrolments wait for a report again, unless a later one told of them. CONFLICT (reason WITHDRAWN) when that is done already. */
  withdrawCsnReport: CsnReport;
  /**
   * The student withdraws an own registration, which is deleted; staff use `deleteExam`. CONFLICT: DECIDED once somebody has
   * decided, PAID once the fee is paid.
   */
  withdrawExam: Scalars['ID']['output'];
  /** Withdraws an invoice ('Fakturerad'). */
  withdrawInvoice: EarningFreeze;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationActivateUserArgs = {
  input: ActivateUserInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationAddAplCommentArgs = {
  input: AddCommentInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationAddCourseWishArgs = {
  input: AddCourseWishInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationAddFileArgs = {
  input: AddFileInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationAddFollowUpArgs = {
  input: AddFollowUpInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationAddMunicipalityArgs = {
  input: AddMunicipalityInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationAddStudentCommentArgs = {
  input: AddCommentInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationAnonymiseStudentArgs = {
  input: AnonymiseStudentInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationAnswerCorrectionArgs = {
  input: AnswerCorrectionInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationAssignTeacherArgs = {
  input: AssignTeacherInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationBookExamsArgs = {
  input: BookExamsInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCancelCourseInstanceArgs = {
  input: CancelCourseInstanceInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCancelExamOccasionArgs = {
  input: CancelExamOccasionInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCancelJobArgs = {
  input: CancelJobInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCancelTeacherReplacementArgs = {
  input: CancelTeacherReplacementInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationChangeEnrollmentsArgs = {
  input: EnrollmentChangeInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationChooseDefaultViewArgs = {
  input: ChooseDefaultViewInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCommitImportArgs = {
  input: CommitImportInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCompleteFollowUpArgs = {
  input: CompleteFollowUpInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCopyCoursePackageArgs = {
  input: CopyCoursePackageInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCopyCourseToGy25Args = {
  input: CopyCourseToGy25Input;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCopyPriceListsArgs = {
  input: CopyPriceListsInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCorrectEarningsArgs = {
  input: CorrectEarningsInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCreateApiKeyArgs = {
  input: CreateApiKeyInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCreateCourseArgs = {
  input: CreateCourseInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCreateCourseInstanceArgs = {
  input: CreateCourseInstanceInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCreateCourseInstanceSeriesArgs = {
  input: CourseInstanceSeriesInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCreateCoursePackageArgs = {
  input: CreateCoursePackageInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCreateDocumentArgs = {
  input: CreateDocumentInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCreateDocumentsArgs = {
  input: CreateDocumentsInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCreateExamOccasionArgs = {
  input: CreateExamOccasionInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCreateExamSummonsArgs = {
  input: CreateExamSummonsInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCreateExportArgs = {
  input: CreateExportInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCreateGradeCatalogueArgs = {
  input: CreateGradeCatalogueInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCreateInstanceForNeedsArgs = {
  input: CreateInstanceForNeedsInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCreateMyDocumentArgs = {
  input: CreateMyDocumentInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCreatePackageEditionArgs = {
  input: CreatePackageEditionInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCreatePriceListArgs = {
  input: CreatePriceListInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCreateProgramArgs = {
  input: CreateProgramInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCreateSavedViewArgs = {
  input: CreateSavedViewInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCreateStudentArgs = {
  input: CreateStudentInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCreateTaskArgs = {
  input: CreateTaskInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCreateUserArgs = {
  input: CreateUserInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationDeactivateUserArgs = {
  input: DeactivateUserInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationDecideExamArgs = {
  input: DecideExamInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationDecideExamsArgs = {
  input: DecideExamsInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationDeleteAplCommentArgs = {
  input: DeleteAplCommentInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationDeleteCourseArgs = {
  input: DeleteFromCatalogueInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationDeleteCourseInstanceArgs = {
  input: DeleteCourseInstanceInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationDeleteCoursePackageArgs = {
  input: DeleteFromCatalogueInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationDeleteExamArgs = {
  input: DeleteExamInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationDeleteFileArgs = {
  input: DeleteFileInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationDeletePriceListArgs = {
  input: DeletePriceListInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationDeleteProgramArgs = {
  input: DeleteFromCatalogueInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationDeleteSavedViewArgs = {
  input: DeleteSavedViewInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationDeleteStudentCommentArgs = {
  input: DeleteCommentInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationDeleteTaskArgs = {
  input: DeleteTaskInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationDropHeldImportRowArgs = {
  input: HeldImportRowInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationEditAplCommentArgs = {
  input: EditAplCommentInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationEditStudentCommentArgs = {
  input: EditCommentInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationEndStudentArgs = {
  input: EndStudentInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationEndTeacherEmploymentArgs = {
  input: EndEmploymentInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationEndUserSessionsArgs = {
  input: EndUserSessionsInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationEnrollManyArgs = {
  input: EnrollManyInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationEnrollOnPackageArgs = {
  input: EnrollOnPackageInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationEnrollStudentArgs = {
  input: EnrollStudentInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationFillGradesArgs = {
  input: FillGradesInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationForgetCourseAliasArgs = {
  input: ForgetCourseAliasInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationFreezePeriodArgs = {
  input: FreezePeriodInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationImportCoursesArgs = {
  input: ImportCoursesInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationLinkStudentAccountArgs = {
  input: LinkStudentAccountInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationMarkCommentsSeenArgs = {
  input: MarkCommentsSeenInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationMarkInvoicedArgs = {
  input: MarkInvoicedInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationMarkManyInvoicedArgs = {
  input: MarkManyInvoicedInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationMatchNeedsArgs = {
  input: MatchNeedsInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationMatchSafeNeedsArgs = {
  input: MatchSafeNeedsInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationMergeStudentsArgs = {
  input: MergeStudentsInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationMessageParticipantsArgs = {
  input: MessageParticipantsInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationMoveExamBookingArgs = {
  input: MoveExamBookingInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationPreviewImportArgs = {
  input: PreviewImportInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationReadPriceWorkbookArgs = {
  input: ReadPriceWorkbookInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationRecordExamArgs = {
  input: RecordExamInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationRegisterExamArgs = {
  input: RegisterExamInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationRelockGradeArgs = {
  input: RelockGradeInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationRemoveEnrollmentArgs = {
  input: RemoveEnrollmentInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationRenewInvitationsArgs = {
  input: RenewInvitationsInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationReopenCourseInstanceArgs = {
  input: ReopenCourseInstanceInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationReplaceTeacherArgs = {
  input: TeacherReplacementInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationReportToCsnArgs = {
  input: ReportToCsnInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationRequestCorrectionArgs = {
  input: RequestCorrectionInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationResetNotificationArgs = {
  input: ResetNotificationInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationResolveCourseNameArgs = {
  input: ResolveCourseNameInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationResolveNotificationArgs = {
  input: ResolveNotificationInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationResolveNotificationsArgs = {
  input: ResolveNotificationsInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationRestoreCommentArgs = {
  input: RestoreCommentInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationRestoreExamOccasionArgs = {
  input: RestoreExamOccasionInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationRestoreNotificationsArgs = {
  input: RestoreNotificationsInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationRestoreSavedViewArgs = {
  input: RestoreSavedViewInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationRetireMunicipalityArgs = {
  input: RetireMunicipalityInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationRevokeApiKeyArgs = {
  input: RevokeApiKeyInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationRevokeDocumentArgs = {
  input: RevokeDocumentInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSaveDocumentToFilesArgs = {
  input: SaveDocumentInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSendCancellationMailsArgs = {
  input: SendCancellationMailsInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSendExamSummonsArgs = {
  input: SendExamSummonsInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSendOccasionMailsArgs = {
  input: SendOccasionMailsInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSendResetLinkArgs = {
  input: SendResetLinkInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSetAplStatusArgs = {
  input: SetAplStatusInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSetCourseArchivedArgs = {
  input: SetArchivedInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSetCourseInstancesTeacherArgs = {
  input: SetCourseInstancesTeacherInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSetCoursesArchivedArgs = {
  input: SetCoursesArchivedInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSetCoursesPriceCategoryArgs = {
  input: SetCoursesPriceCategoryInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSetExamGradeArgs = {
  input: SetExamGradeInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSetExamTeacherArgs = {
  input: SetExamTeacherInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSetGradeArgs = {
  input: SetGradeInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSetGradeDateArgs = {
  input: SetGradeDateInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSetPackageArchivedArgs = {
  input: SetArchivedInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSetProgramArchivedArgs = {
  input: SetArchivedInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSetProtectedArgs = {
  input: SetProtectedInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSetResponsibleTeacherArgs = {
  input: SetResponsibleTeacherInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSetUserRoleArgs = {
  input: SetUserRoleInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSignGradesArgs = {
  input: SignGradesInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSkipFirstRunStepArgs = {
  input: SkipFirstRunStepInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSkipNeedsArgs = {
  input: SkipNeedsInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationTakeHeldImportRowArgs = {
  input: HeldImportRowInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationUnbookExamArgs = {
  input: UnbookExamInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationUndoEndStudentArgs = {
  input: UndoEndStudentInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationUndoEnrollmentBatchArgs = {
  input: UndoEnrollmentBatchInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationUndoExamDecisionsArgs = {
  input: UndoExamDecisionsInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationUndoImportArgs = {
  input: UndoImportInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationUndoMatchArgs = {
  input: UndoMatchInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationUndoTeacherReplacementArgs = {
  input: UndoTeacherReplacementInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationUnlockGradeArgs = {
  input: UnlockGradeInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationUpdateCourseArgs = {
  input: UpdateCourseInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationUpdateCourseInstanceArgs = {
  input: UpdateCourseInstanceInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationUpdateCoursePackageArgs = {
  input: UpdateCoursePackageInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationUpdateEnrollmentArgs = {
  input: UpdateEnrollmentInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationUpdateExamArgs = {
  input: UpdateExamInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationUpdateExamOccasionArgs = {
  input: UpdateExamOccasionInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationUpdateFollowUpArgs = {
  input: UpdateFollowUpInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationUpdateImportArgs = {
  input: UpdateImportInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationUpdateMunicipalityArgs = {
  input: UpdateMunicipalityInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationUpdateMyProfileArgs = {
  input: UpdateMyProfileInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationUpdatePackageToGy25Args = {
  input: UpdatePackageToGy25Input;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationUpdatePriceListArgs = {
  input: UpdatePriceListInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationUpdateProgramArgs = {
  input: UpdateProgramInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationUpdateSavedViewArgs = {
  input: UpdateSavedViewInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationUpdateSchoolSettingsArgs = {
  input: UpdateSchoolSettingsInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationUpdateStudentArgs = {
  input: UpdateStudentInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationUpdateStudentsArgs = {
  input: UpdateStudentsInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationUpdateTaskArgs = {
  input: UpdateTaskInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationUpdateTeacherProfileArgs = {
  input: UpdateTeacherProfileInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationWithdrawCsnReportArgs = {
  input: WithdrawCsnReportInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationWithdrawExamArgs = {
  input: WithdrawExamInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationWithdrawInvoiceArgs = {
  input: WithdrawInvoiceInput;
};

/** Everything that is kept about a student, for the student (GDPR, article 15). */
export type MyData = {
  __typename?: 'MyData';
  /** The account that asks. */
  account: Profile;
  /** Changes of the fields that the student sees, newest first. */
  changes: Array<MyDataChange>;
  /** When this extract was made. */
  createdAt: Scalars['DateTime']['output'];
  /** All registrations for exams, newest first; empty while the account is not linked. */
  exams: Array<Exam>;
  /** The files of the record, newest first; their bytes are downloaded by REST. Empty while the account is not linked. */
  files: Array<UploadedFile>;
  /** What is kept about the student and does not stand here, each with its reason. */
  leftOut: Array<MyDataOmission>;
  /** The rest, kind by kind; kinds of which there is nothing are there without entries. */
  registers: Array<MyDataRegister>;
  /** Where the account is signed in now. */
  sessions: Array<UserSession>;
  /** Null while the account is not linked to a record. */
  student: Maybe<Student>;
  /** The account's own to-do list. */
  tasks: Array<Task>;
};

/** A change of the own record; who made it is not said. */
export type MyDataChange = {
  __typename?: 'MyDataChange';
  /** When the change was made. */
  changedAt: Scalars['DateTime']['output'];
  /** Names of the changed fields. */
  changes: Array<Scalars['String']['output']>;
  /** After the change, by field name; null for what was cleared. */
  newValues: Scalars['JSONObject']['output'];
  /** Before the change, by field name. */
  previousValues: Scalars['JSONObject']['output'];
};

/** A field of a register's entries, with its heading in the PDF. */
export type MyDataColumn = {
  __typename?: 'MyDataColumn';
  /** As the student reads it. */
  heading: Scalars['String']['output'];
  /** The field of the entries. */
  key: Scalars['String']['output'];
};

/** Stored data that is not disclosed. */
export type MyDataOmission = {
  __typename?: 'MyDataOmission';
  /** Why it is not handed out, in Swedish. */
  reason: Scalars['String']['output'];
  /** Name of the omitted data, in Swedish. */
  title: Scalars['String']['output'];
};

/** One kind of what is kept beside the pages: grades, exam times, documents, who has looked … */
export type MyDataRegister = {
  __typename?: 'MyDataRegister';
  /** The fields of its entries, in the order in which they are read. */
  columns: Array<MyDataColumn>;
  /** Newest first. */
  entries: Array<Scalars['JSONObject']['output']>;
  /** The register's key, the same in every extract; for machines. */
  name: Scalars['String']['output'];
  /** As the student reads it. */
  title: Scalars['String']['output'];
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

/** An account that got no new invitation. */
export type NotInvited = {
  __typename?: 'NotInvited';
  /** The account's id. */
  id: Scalars['ID']['output'];
  /** The display name. */
  name: Scalars['String']['output'];
  /** What hinders it. */
  reason: NotInvitedReason;
};

/** Why an account got no new invitation. */
export type NotInvitedReason =
  /** Its person has chosen a password; `sendResetLink` mails a link for another. */
  | 'HAS_PASSWORD'
  /** It is of higher rank than the caller. */
  | 'HIGHER_RANK'
  /** It is deactivated. */
  | 'INACTIVE';

/** Something that one should know of (specification, section 3). Names people, never their numbers. */
export type Notification = {
  __typename?: 'Notification';
  /** When it happened; notifications are kept for a year. */
  createdAt: Scalars['DateTime']['output'];
  /** Passed to `resolveNotification` and `resetNotification`. */
  id: Scalars['ID']['output'];
  /** What it tells of; kinds can be muted in the profile. */
  kind: NotificationKind;
  /** A Swedish sentence, ready to show. */
  message: Scalars['String']['output'];
  /** Null without a link. */
  meta: Maybe<NotificationMeta>;
  /** When the viewer took it off the list; null while it is there. */
  resolvedAt: Maybe<Scalars['DateTime']['output']>;
  /** What it is about besides a student; null when there is nothing more to open. */
  subject: Maybe<NotificationSubject>;
};

/** How often somebody is told by e-mail of what has come. */
export type NotificationDigest =
  /** Each day on which something has come. */
  | 'DAILY'
  /** Never. */
  | 'NONE'
  /** Each week in which something has come. */
  | 'WEEKLY';

/** Which notifications; all given ones must hold. */
export type NotificationFilter = {
  /** Those of this kind. */
  kind?: InputMaybe<NotificationKind>;
  /** True: those that the viewer has resolved; false or left out: those that wait. */
  resolved?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Notifications of one kind. */
export type NotificationGroup = {
  __typename?: 'NotificationGroup';
  /** How many there are. */
  count: Scalars['Int']['output'];
  /** What they tell of. */
  kind: NotificationKind;
  /** When the newest of them happened: as `through` it takes exactly these off the list. */
  newestAt: Scalars['DateTime']['output'];
};

/** Kind of a notification. */
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

/** Where a notification leads. */
export type NotificationMeta = {
  __typename?: 'NotificationMeta';
  /** 'Se elev': always of the form `/student/{id}`. */
  url: Scalars['String']['output'];
};

/** A page of the viewer's notifications, newest first; the resolved ones by when they were. */
export type NotificationPage = {
  __typename?: 'NotificationPage';
  /** All that wait, or all that are resolved, by kind: the filter's kind does not narrow them. */
  groups: Array<NotificationGroup>;
  /** The rows of the page. */
  nodes: Array<Notification>;
  /** How many the filter leaves. */
  totalCount: Scalars['Int']['output'];
};

/** The subject of a notification, to which it links. */
export type NotificationSubject = {
  __typename?: 'NotificationSubject';
  /** Which one: see the kind. */
  id: Scalars['ID']['output'];
  /** False when it is gone or settled since: there is nothing left to lead to. */
  isThere: Scalars['Boolean']['output'];
  /** What it is. */
  kind: NotificationSubjectKind;
};

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
  filter?: InputMaybe<NotificationFilter>;
  /** Rows of a page: 1 to 200, 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** 1 for the newest. */
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** What the viewer may do with an occasion, so that no button is guessed. */
export type OccasionRights = {
  __typename?: 'OccasionRights';
  /** To book, unbook, record and call: teachers and above, while it is not cancelled. */
  book: Scalars['Boolean']['output'];
  /** Administrators, and the teacher whose occasion it is. */
  cancel: Scalars['Boolean']['output'];
  /** To change or move it: teachers and above, while it is not cancelled. */
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
  /** `HH:MM`, Swedish time, the same day. */
  endsAt: Scalars['String']['output'];
  /** The day of the exam, in Swedish time. */
  heldOn: Scalars['Date']['output'];
  /** Pass it as `occasionId` to `registerExam`. */
  id: Scalars['ID']['output'];
  /** Which part of the exam is sat. */
  part: ExamPart;
  /** Null without a limit. */
  placesLeft: Maybe<Scalars['Int']['output']>;
  /** Last day on which it can be chosen; null without a limit. */
  registrationClosesOn: Maybe<Scalars['Date']['output']>;
  /** Where it is held; null when not decided. */
  room: Maybe<Scalars['String']['output']>;
  /** `HH:MM`, Swedish time. */
  startsAt: Scalars['String']['output'];
};

/** Another published grade of the same course, or of what stands for it in another curriculum. */
export type OtherGrade = {
  __typename?: 'OtherGrade';
  /** The course that it was set on, which may be an equivalent. */
  courseName: Scalars['String']['output'];
  /** The day that the grade is dated. */
  date: Scalars['Date']['output'];
  /** A to F, G, IG or –. */
  grade: Scalars['String']['output'];
  /** The one that counts: a prövning never lowers. */
  isBest: Scalars['Boolean']['output'];
  /** Whether it is of a course or an exam (prövning), or was given early. */
  kind: GradeKind;
};

/** Another instance of the same teacher during the planned one; cancelled ones are left out. */
export type OverlappingInstance = {
  __typename?: 'OverlappingInstance';
  /** The last day of that instance. */
  endDate: Scalars['Date']['output'];
  /** Pass it to `courseInstance`. */
  id: Scalars['ID']['output'];
  /** The name of the instance. */
  name: Scalars['String']['output'];
  /** What it adds to the teacher's load, in per cent of full time. */
  pacePercent: Scalars['Int']['output'];
  /** The first day of that instance. */
  startDate: Scalars['Date']['output'];
};

/** Which alternative of a choice. */
export type PackageChoiceInput = {
  /** The name of the choice, as in `PackageCourse.choiceGroup`. */
  choiceGroup: Scalars['String']['input'];
  /** The alternative of that choice which the students take. */
  courseId: Scalars['ID']['input'];
};

/** A course of a package. Rows of the same choice group are alternatives ('En av'). */
export type PackageCourse = {
  __typename?: 'PackageCourse';
  /** The name of the choice; null for a course without alternatives. */
  choiceGroup: Maybe<Scalars['String']['output']>;
  /** The course that stands on the row. */
  course: Course;
  /** Whether it holds workplace-based learning (APL). */
  hasApl: Scalars['Boolean']['output'];
  /** False: optional (valbar), and not in the sum of points. */
  isRequired: Scalars['Boolean']['output'];
  /** The week of full-time study in which it is to begin, from 1; null: after the course before. */
  plannedWeek: Maybe<Scalars['Int']['output']>;
};

/** A row of a package, in the place where it stands in the list. */
export type PackageCourseInput = {
  /** The name of the choice; rows of one choice stand together. */
  choiceGroup?: InputMaybe<Scalars['String']['input']>;
  /** The course, from the catalogue; BAD_REFERENCE when there is none. */
  courseId: Scalars['ID']['input'];
  /** Whether the course holds workplace-based learning (APL); false unless given. */
  hasApl?: InputMaybe<Scalars['Boolean']['input']>;
  /** True unless given. */
  isRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** The week of full-time study in which it is to begin, 1 to 400; left out or null: after the course before. */
  plannedWeek?: InputMaybe<Scalars['Int']['input']>;
};

/** Another edition of the same package. */
export type PackageEdition = {
  __typename?: 'PackageEdition';
  /** From 1, one more for each new edition. */
  edition: Scalars['Int']['output'];
  /** Identifies the other edition, which is a package of its own. */
  id: Scalars['ID']['output'];
};

/** The kind of a package: national and regional ones are vocational packages (yrkespaket). */
export type PackageKind =
  /** The school's own bundle of courses; it needs no APL. */
  | 'LOCAL'
  /** A national vocational package (nationellt yrkespaket). */
  | 'NATIONAL'
  /** A regional vocational package (regionalt yrkespaket). */
  | 'REGIONAL';

/** The courses of a package one after the other, with their days (pages, section 5). */
export type PackagePlan = {
  __typename?: 'PackagePlan';
  /** The courses that a student takes, in the order of the package. */
  courses: Array<PlannedCourse>;
  /** When the last of the courses ends; null for a package without courses, and where one of them has no points (sfi) to reckon its end by. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** The sum of their points; courses without points count 0. */
  points: Scalars['Int']['output'];
};

/** From when and how fast a package is read, and with which of its choices. */
export type PackagePlanInput = {
  /** The first alternative where none is named. */
  choices?: InputMaybe<Array<PackageChoiceInput>>;
  /** Optional courses that are taken too. */
  optionalCourseIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 5 to 200; 100 unless given. */
  pacePercent?: InputMaybe<Scalars['Int']['input']>;
  /** The edition to plan, from `coursePackages`; unknown: NOT_FOUND. */
  packageId: Scalars['ID']['input'];
  /** When the first course begins; 2000-01-01 to 2100-12-31. */
  startDate: Scalars['Date']['input'];
};

/** A message that is on its way. */
export type ParticipantMessage = {
  __typename?: 'ParticipantMessage';
  /** Of the message, not of any mail. */
  id: Scalars['ID']['output'];
  /** How many get it. */
  reached: Scalars['Int']['output'];
  /** When it was sent off. */
  sentAt: Scalars['DateTime']['output'];
};

/** Whom a message to the participants of a course instance would reach, as far as the viewer may know of them. */
export type ParticipantMessagePreview = {
  __typename?: 'ParticipantMessagePreview';
  /** Those who are admitted, study or pause. */
  participants: Scalars['Int']['output'];
  /** Of them, those who would get the mail. */
  reached: Scalars['Int']['output'];
  /** Of them, those with protected data: the school reaches them in another way. */
  withProtectedData: Scalars['Int']['output'];
  /** Of them, those without an e-mail address. */
  withoutEmail: Scalars['Int']['output'];
};

/** The session that asked has been replaced: a browser has got the new cookie already. */
export type PasswordChanged = {
  __typename?: 'PasswordChanged';
  /** A Swedish sentence for the person at the screen. */
  message: Scalars['String']['output'];
  /** For clients without cookies, shown once; null in a repeat of the same call. */
  token: Maybe<Scalars['String']['output']>;
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

/** A course with the days that follow from the points before it and the pace. */
export type PlannedCourse = {
  __typename?: 'PlannedCourse';
  /** The course of the package; of a choice, the chosen alternative. */
  course: Course;
  /** The last day, never a Saturday or Sunday unless the course is that short; null without points (sfi), whose students need different times. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** In its planned week if it has one, else when the courses before it have ended. */
  startDate: Scalars['Date']['output'];
  /** Points / (20 × pace), to one decimal; null where points are not counted (sfi). */
  weeks: Maybe<Scalars['Float']['output']>;
};

/** An instance that a series would make. */
export type PlannedOccasion = {
  __typename?: 'PlannedOccasion';
  /** The last day: as many days after its start as in the first of the series. */
  endDate: Scalars['Date']['output'];
  /** The first day of this instance. */
  startDate: Scalars['Date']['output'];
  /** The teacher's highest load during it, this series included, as in `TeacherWork.loadPercent`; null without a teacher. */
  teacherPeakPercent: Maybe<Scalars['Int']['output']>;
  /** Calendar weeks from start to end, rounded. */
  weeks: Scalars['Int']['output'];
};

/** The upload and how to read its columns. */
export type PreviewImportInput = {
  /** True skips rows hidden in the workbook. Default false. */
  leaveOutHidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** Overrides the mapping derived from the headings or remembered from this user's last import with the same headings. */
  mapping?: InputMaybe<Array<ImportMapping>>;
  /** Name of the sheet. By default the one whose headings this user has imported before, else the one with the most recognised headings. BAD_REFERENCE if there is no such sheet. */
  sheet?: InputMaybe<Scalars['String']['input']>;
  /** Id of a workbook that this user has sent to `POST /api/students/import/preview`. */
  uploadId: Scalars['ID']['input'];
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

/** Prices of a customer for studies that start in a period. Lists of one customer do not overlap. */
export type PriceList = {
  __typename?: 'PriceList';
  /** Pass it when changing, copying or deleting the list. */
  id: Scalars['ID']['output'];
  /** The customer, by the name in `municipalities`. */
  municipality: Scalars['String']['output'];
  /** The school's name for the list. */
  name: Scalars['String']['output'];
  /** Paid days of each pause, counted from its first day: null all, 0 none. */
  paidPauseDays: Maybe<Scalars['Int']['output']>;
  /** Its prices, in input order. */
  rows: Array<PriceRow>;
  /** When the list was last saved. */
  updatedAt: Scalars['DateTime']['output'];
  /** Name of the user who last saved it, at that time; null if not recorded. */
  updatedByName: Maybe<Scalars['String']['output']>;
  /** The first day: the list applies to studies that start from then on. */
  validFrom: Scalars['Date']['output'];
  /** The last day; null: until further notice. */
  validTo: Maybe<Scalars['Date']['output']>;
  /** For optimistic locking: send it with an edit. */
  version: Scalars['Int']['output'];
};

/** A price. The most specific match applies: course, package, category with distance, category. */
export type PriceRow = {
  __typename?: 'PriceRow';
  /** Per point, completed course or place. */
  amountOre: Scalars['Ore']['output'];
  /** The base share in percent, earned day by day; the rest is the result share. */
  basePercent: Scalars['Int']['output'];
  /** Unit of `amountOre`. */
  basis: PriceBasis;
  /** Exactly one of category, courseId and packageId is set. */
  category: Maybe<PriceCategory>;
  /** Code of the course or package. */
  code: Maybe<Scalars['String']['output']>;
  /** The priced course; else null. */
  courseId: Maybe<Scalars['ID']['output']>;
  /** True: applies only to distance studies. */
  distance: Scalars['Boolean']['output'];
  /** Equivalent courses of other curricula; empty for a package or category. */
  equivalents: Array<EquivalentCourse>;
  /** Id of the row; changes whenever the list is saved. */
  id: Scalars['ID']['output'];
  /** The priced package, in all its editions; else null. */
  packageId: Maybe<Scalars['ID']['output']>;
  /** Whether F and IG earn the result share like a pass. A – never does. */
  paysFailed: Scalars['Boolean']['output'];
  /** The course's or package's name; null for a category. */
  title: Maybe<Scalars['String']['output']>;
};

/** The price of a category, a course or a package. */
export type PriceRowInput = {
  /** At most 1 000 000 kr. */
  amountOre: Scalars['Ore']['input'];
  /** 0 to 100; default 65. Not applicable to PER_COMPLETED_COURSE. */
  basePercent?: InputMaybe<Scalars['Int']['input']>;
  /** Default PER_POINT. */
  basis?: InputMaybe<PriceBasis>;
  /** Exactly one of `category`, `courseCode` and `package` must be set. */
  category?: InputMaybe<PriceCategory>;
  /** A course code; if no course has it, the package with that code. */
  courseCode?: InputMaybe<Scalars['String']['input']>;
  /** For categories only. */
  distance?: InputMaybe<Scalars['Boolean']['input']>;
  /** A package's code, or its name if it has none; else a course code. The price applies to every edition of a package. */
  package?: InputMaybe<Scalars['String']['input']>;
  /** Whether F and IG earn the result share. Default false for PER_COMPLETED_COURSE, which pays for a pass, else true. */
  paysFailed?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The first sheet of a workbook as text, to review before creating a price list. */
export type PriceWorkbook = {
  __typename?: 'PriceWorkbook';
  /** Lists rows hidden in the workbook, in Swedish; they are included in `rows`. Null if there are none. */
  hiddenRows: Maybe<Scalars['String']['output']>;
  /** Non-empty rows; an empty cell is an empty string. */
  rows: Array<Array<Scalars['String']['output']>>;
};

/** The signed-in person's own account. */
export type Profile = {
  __typename?: 'Profile';
  /** When the account was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Changed by an administrator. */
  email: Scalars['String']['output'];
  /** This is the demo school, which offers a tour of its pages. */
  isDemo: Scalars['Boolean']['output'];
  /** Changed by an administrator. */
  name: Scalars['String']['output'];
  /** Changed by the person; null when there is none. */
  phone: Maybe<Scalars['String']['output']>;
  /** Changed by an administrator. */
  role: Role;
  /** Choices of this person, with the defaults for what was never chosen. */
  settings: ProfileSettings;
  /** The linked student record: education, exams and files are read there. */
  studentId: Maybe<Scalars['ID']['output']>;
  /** The teacher record. */
  teacherId: Maybe<Scalars['ID']['output']>;
  /** The account's id, the same as `User.id`. */
  userId: Scalars['ID']['output'];
  /** Counts the changes to the account. */
  version: Scalars['Int']['output'];
};

/** How the product looks and behaves for this person, on every device. */
export type ProfileSettings = {
  __typename?: 'ProfileSettings';
  /** Kinds of notifications that the person does not want. */
  mutedNotifications: Array<NotificationKind>;
  /** How often an e-mail counts what has come, without names; NONE unless chosen. */
  notificationDigest: NotificationDigest;
  /** Rows of a list: 25, 50 or 100. */
  pageSize: Scalars['Int']['output'];
  /** True: the pages move as little as they can; false unless chosen. */
  reducedMotion: Scalars['Boolean']['output'];
  /** Single-key shortcuts such as '/' (WCAG 2.1.4 asks for a way to switch them off). */
  shortcuts: Scalars['Boolean']['output'];
  /** A path of this product, such as `/apl`; null means the start page. */
  startPage: Maybe<Scalars['String']['output']>;
  /** SYSTEM unless chosen. */
  theme: Theme;
  /** The tour of the product has been gone through, or declined: it is offered no more. */
  tourSeen: Scalars['Boolean']['output'];
};

/** A missing field keeps its value. */
export type ProfileSettingsInput = {
  /** Replaces the whole list of unwanted kinds; null keeps it. */
  mutedNotifications?: InputMaybe<Array<NotificationKind>>;
  /** How often an e-mail counts what has come; null keeps what is chosen. */
  notificationDigest?: InputMaybe<NotificationDigest>;
  /** 25, 50 or 100. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  /** True for as little movement as possible; null keeps what is chosen. */
  reducedMotion?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether single-key shortcuts work; null keeps what is chosen. */
  shortcuts?: InputMaybe<Scalars['Boolean']['input']>;
  /** Null means the start page. */
  startPage?: InputMaybe<Scalars['String']['input']>;
  /** The colours; null keeps what is chosen. */
  theme?: InputMaybe<Theme>;
  /** True once the tour is not to be offered any more; null keeps it. */
  tourSeen?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A program is a set of rules: how many points of which part (domain, D4). */
export type Program = {
  __typename?: 'Program';
  /** Students with a current enrolment on the program: admitted, studying or on leave. */
  activeStudents: Scalars['Int']['output'];
  /** The school's code of the program, unique whatever its case; null without one. */
  code: Maybe<Scalars['String']['output']>;
  /** The courses it lists, in order; alternatives stand together. */
  courses: Array<ProgramCourse>;
  /** Free text for those who keep the catalogue; null without any. */
  description: Maybe<Scalars['String']['output']>;
  /** At most. */
  freePoints: Maybe<Scalars['Int']['output']>;
  /** Identifies the program (UUID); the `targetId` of an enrolment on it. */
  id: Scalars['ID']['output'];
  /** True: kept for the records, chosen no more. */
  isArchived: Scalars['Boolean']['output'];
  /** Why it cannot be deleted, in Swedish; null where it can. */
  keptBecause: Maybe<Scalars['String']['output']>;
  /** In Swedish; 1 to 120 characters. */
  name: Scalars['String']['output'];
  /** With a passing grade, for the exam. */
  passedPoints: Maybe<Scalars['Int']['output']>;
  /** In all. */
  points: Maybe<Scalars['Int']['output']>;
  /** At least. */
  programmePoints: Maybe<Scalars['Int']['output']>;
  /** Points of the obligatory part (REQUIRED) that an exam holds; null where the rule is not set. */
  requiredPoints: Maybe<Scalars['Int']['output']>;
  /** Counts the changes; an edit that sends an older one is refused (CONFLICT). */
  version: Scalars['Int']['output'];
  /** What does not add up, such as POINTS_DIFFER for its parts or obligatory courses; nothing is refused for it. */
  warnings: Array<CatalogueWarning>;
};

/** A course that a program lists, and the part it counts in. */
export type ProgramCourse = {
  __typename?: 'ProgramCourse';
  /** Courses of the same name are alternatives ('en av'); null: it stands for itself. */
  choiceGroup: Maybe<Scalars['String']['output']>;
  /** The course of the catalogue. */
  course: Course;
  /** Whether it is obligatory for all or belongs to the programme itself. */
  part: ProgramPart;
};

/** A course of a program as its form sends it. */
export type ProgramCourseInput = {
  /** The name of a choice, at most 60 characters; rows of one choice are moved together. Null: none. */
  choiceGroup?: InputMaybe<Scalars['String']['input']>;
  /** A course of the catalogue, at most once in a program (DUPLICATE). */
  courseId: Scalars['ID']['input'];
  /** REQUIRED courses are compared with `requiredPoints`, one of each choice. */
  part: ProgramPart;
};

/** Narrows the list of programs; all given ones must hold. */
export type ProgramFilter = {
  /** True lists archived programs too; they are left out unless asked for. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of a name or a code. */
  q?: InputMaybe<Scalars['String']['input']>;
};

/** The whole program as its form shows it: the courses in order replace the ones that are there. */
export type ProgramInput = {
  /** 1 to 20 characters without blanks; null or empty: none. CONFLICT (reason DUPLICATE) when another program has it. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** At most 200. */
  courses: Array<ProgramCourseInput>;
  /** Free text, at most 2 000 characters; left out or null: none. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The most points that may be chosen freely, 0 to 10 000; null: no rule. */
  freePoints?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** Points with a passing grade for the exam, 0 to 10 000 and at most `points` (ORDER); null: no rule. */
  passedPoints?: InputMaybe<Scalars['Int']['input']>;
  /** All points of the program, 0 to 10 000; null: no rule. */
  points?: InputMaybe<Scalars['Int']['input']>;
  /** The least points of the programme's own part, 0 to 10 000; null: no rule. */
  programmePoints?: InputMaybe<Scalars['Int']['input']>;
  /** Points of the obligatory part, 0 to 10 000; null: no rule. */
  requiredPoints?: InputMaybe<Scalars['Int']['input']>;
};

/** Which part of an exam a course belongs to. */
export type ProgramPart =
  /** Programspecifik */
  | 'PROGRAMME'
  /** Programgemensam, obligatorisk */
  | 'REQUIRED';

/** All queries. Reading student data as staff is written to the access log. */
export type Query = {
  __typename?: 'Query';
  /** Who of the staff has opened whose data, newest first (permissions, M56). */
  accessLog: AccessLogPage;
  /** Texts of others that name a student, wherever they are; what it shows is written to the access log. */
  anonymisePreview: AnonymisePreview;
  /** All keys, newest first, revoked ones included. */
  apiKeys: Array<ApiKey>;
  /** Whether a reason is to be asked for before this student is opened: true of a student with protected identity whom the viewer may see, false of everyone else, and of nobody. */
  asksForReason: Scalars['Boolean']['output'];
  /** Instances that have not ended and belong to another teacher or none, by start, unassigned ones first. At most 100. */
  assignableInstances: Array<TeacherInstance>;
  /** Who signed in, and who changed accounts, keys and settings: newest first. Reading it is recorded in it. */
  auditLog: AuditLogPage;
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
  /** Missing formal competence, one entry per course, by name. Informational only. Courses without a subject are excluded. */
  competenceGaps: Array<CompetenceGap>;
  /** What a student has asked to have corrected, newest first. */
  correctionRequests: Array<CorrectionRequest>;
  /** The id may be a course's, a course instance's, a package's or a program's; else NOT_FOUND. */
  course: Maybe<CourseDetail>;
  /** All aliases, by spelling. */
  courseAliases: Array<CourseAlias>;
  /** One instance; NOT_FOUND when there is none. */
  courseInstance: CourseInstance;
  /** How many instances lack a teacher, places or grades, or overload their teacher. */
  courseInstanceAttention: CourseInstanceAttention;
  /** What `cancelCourseInstance` would do. */
  courseInstanceCancellation: CancellationPreview;
  /** Whose dates would follow with `updateCourseInstance`. */
  courseInstanceDates: CourseInstanceDatesPreview;
  /** What `createCourseInstanceSeries` would make. */
  courseInstanceSeries: Array<PlannedOccasion>;
  /** Who is in an instance; NOT_FOUND when there is none. The reading is written to the access log. */
  courseInstanceStudents: CourseInstanceStudents;
  /** Instances of courses with their figures, a page at a time (pages, section 6). */
  courseInstances: CourseInstancePage;
  /** Needs with their proposals, read in one SQL statement. */
  courseMatching: MatchPage;
  /** One edition of a package with its courses; NOT_FOUND when there is none. */
  coursePackage: Maybe<CoursePackage>;
  /** Packages, current ones first by name. */
  coursePackages: CoursePackagePage;
  /** The key figures of a period and of the one of the same length before it (pages, section 12). */
  courseStatistics: CourseStatistics;
  /** The course catalogue in Swedish alphabetical order. */
  courses: Array<CourseSummary>;
  /** What `reportToCsn` would report. */
  csnPreview: CsnPreview;
  /** One report with its rows, null when there is none; the opening is written to the access log. */
  csnReport: Maybe<CsnReport>;
  /** The latest reports, newest first; at most 20. */
  csnReports: Array<CsnReport>;
  /** NOT_FOUND when there is none of that type, or none that the caller may know of. */
  details: Maybe<Details>;
  /** What would be printed. Nothing is kept. */
  documentPreview: DocumentPreview;
  /** The first hits in Swedish order; the newest course instances and exams first. */
  documentSubjects: DocumentSubjects;
  /** Who left early in the period, by week of the course and by reason. */
  dropoutStatistics: DropoutStatistics;
  /** Corrections, newest first, at most 500. */
  earningCorrections: Array<EarningCorrection>;
  /** Deviations of a finally frozen month, at most 500, largest first. */
  earningDeviations: Array<EarningDeviation>;
  /** Explains an amount ('Varför?'). NOT_FOUND for an unknown enrolment. */
  earningExplanation: EarningExplanation;
  /** All current freezes, newest month first. */
  earningFreezes: Array<EarningFreeze>;
  /** Earnings of a period per enrolment. */
  earningLines: EarningLinePage;
  /** Earnings of a period (domain, D11). Every read is in the access log. */
  earnings: EarningsReport;
  /** Courses, packages and programs in one searchable list; archived ones are left out. */
  educationList: EducationPage;
  /** How much the school offers, and what needs attention. */
  educationOverview: EducationOverview;
  /** What ending a student on that day would do; it is written to the access log. */
  endStudentPreview: EndStudentPreview;
  /** Students whose studies end within 30 days, the nearest first; at most 50. */
  endingStudents: Array<DayStudent>;
  /** One enrolment with its history; the opening is written to the access log. */
  enrollment: Maybe<Enrollment>;
  /** The latest actions, newest first; at most 50. */
  enrollmentBatches: Array<EnrollmentBatch>;
  /** The figures above the enrolment list; no filter narrows them. */
  enrollmentSummary: EnrollmentSummary;
  /** The enrolment list, a page at a time (pages, section 8); the reading is written to the access log. */
  enrollments: EnrollmentPage;
  /** Exam fees by day of payment. */
  examFees: ExamFeeReport;
  /** Registrations, newest first: a student's own, for staff those of all students whom they may see. */
  exams: ExamPage;
  /** What the viewer holds within 14 days, the nearest first; at most 50. Cancelled ones are left out. */
  examsToHold: Array<DayExam>;
  /** Of the students on the own follow-up list and among those last opened: whoever reads the calendar reads it there too. */
  examsToWatch: DayWatchedExams;
  /** Exactly the filtered students, for the workbook export: logged and limited as `createExport` is. */
  exportStudents: Array<Student>;
  /** One file, asked before its bytes are sent; the opening is written to the access log. */
  file: Maybe<UploadedFile>;
  /** The files of a student, newest first. */
  files: Array<UploadedFile>;
  /** Finds the students of a pasted list by exact personal number or e-mail address; written to the access log. */
  findStudents: FoundStudents;
  /** The first steps of a new school, all of them, in order. */
  firstRun: Array<FirstRunState>;
  /** The viewer's open follow-ups, earliest due date first; at most 200. */
  followUps: Array<FollowUp>;
  /** Previews the freeze of a month. */
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
  /** Workbooks of which rows are held, the oldest first; at most 50. */
  heldImportFiles: Array<DayHeldFile>;
  /** Held rows that wait for an administrator, oldest first. */
  heldImportRows: Array<HeldImportRow>;
  /** The viewer's own batch; other users' batches are NOT_FOUND. */
  importBatch: Maybe<ImportBatch>;
  /** The viewer's batches of the last 24 hours, newest first. */
  importBatches: Array<ImportBatch>;
  /** Whether a teacher has room for an instance. */
  instanceTeacherLoad: InstanceTeacherLoad;
  /**
   * The specification of an invoice as printed, at most 1 000 rows; NOT_FOUND if it is empty. Logged and rate-limited like
   * `createExport`, together with the list `earnings-invoice`.
   */
  invoiceSheet: InvoiceSheet;
  /**
   * One document, asked before its bytes are sent: an administrator's any, a student's own, for teachers the summonses
   * to exams; the opening is written to the access log.
   */
  issuedDocument: Maybe<IssuedDocument>;
  /** What has been issued, newest first: to administrators all of it, to a student what is about the own record. */
  issuedDocuments: IssuedDocuments;
  /** The viewer's own job, or any job for administrators; else NOT_FOUND. */
  job: Maybe<Job>;
  /** One's own export, asked before its bytes are sent; null when there is none. */
  listExport: Maybe<ListExport>;
  /** The last ten batches, newest first. */
  matchBatches: Array<MatchBatch>;
  /** Students placed by matching, with the batch that undoes each placement. */
  matchedEntries: MatchedEntryPage;
  /** The signed-in user. UNAUTHENTICATED without a session. */
  me: SessionUser;
  /** What a merge of two records would move; both are written to the access log. */
  mergePreview: MergePreview;
  /** Those on offer: the specification's 22 in their order, then the school's own in Swedish alphabetical order. */
  municipalities: Array<Municipality>;
  /** All municipalities, those out of use too, with what has been changed. */
  municipalityRegister: Array<MunicipalityEntry>;
  /** The own requests, newest first. */
  myCorrectionRequests: Array<CorrectionRequest>;
  /** The register extract of a student: the own record and all that belongs to it. Ten a day, then TOO_MANY_REQUESTS. */
  myData: MyData;
  /** The signed-in person's own account. FORBIDDEN for an API key, which is no person. */
  myProfile: Profile;
  /** Where one is signed in, last used first. */
  mySessions: Array<UserSession>;
  /** The viewer's own, page by page and by kind. */
  notificationPage: NotificationPage;
  /** The viewer's own, newest first: those not yet resolved, or with `resolved` true the latest that are. */
  notifications: Array<Notification>;
  /**
   * The summonses of everyone booked on an exam occasion whom the viewer may call, to be printed together: with the date of
   * birth, by name, at most 200. Nothing is issued or kept, so they bear no code; each student's is in the access log.
   * NOT_FOUND where there is nobody to call, CONFLICT (reason CANCELLED) for a cancelled occasion.
   */
  occasionSummonses: Array<DocumentSheet>;
  /** Occasions of a course, by its title or code, that a registration may choose, by day; at most 50. */
  openExamOccasions: Array<OpenExamOccasion>;
  /** What an exam would cost the student who asks. */
  ownExamTerms: ExamTerms;
  /** The viewer's own active students: what has been quiet, and what has not been read. */
  ownStudents: DayOwnStudents;
  /** The days of a package's courses, before anyone is enrolled. */
  packagePlan: PackagePlan;
  /** Whom `messageParticipants` would reach: counts alone. */
  participantMessagePreview: ParticipantMessagePreview;
  /** What would be refused, and why; a passed grade is a warning. */
  previewEnrollMany: EnrollmentPreview;
  /** What would be refused, and why. */
  previewEnrollmentChange: EnrollmentPreview;
  /** Price lists by customer, newest first. */
  priceLists: Array<PriceList>;
  /** One program with the courses it lists; NOT_FOUND when there is none. */
  program: Maybe<Program>;
  /** Programs by name; archived ones only when asked for. */
  programs: Array<Program>;
  /** The students whose pages the viewer has opened last, newest first; at most 8 of the last 30 days. */
  recentStudents: Array<DayStudent>;
  /** Whether the token of a mailed link can still set a password. False for used, expired and unknown tokens alike. Does not consume the token. */
  resetLinkIsAlive: Scalars['Boolean']['output'];
  /** Previews `matchSafeNeeds`, one group per instance. */
  safeMatches: SafeMatches;
  /** One's own views of a list by name, then those that others share. FORBIDDEN where one may not open the list. */
  savedViews: Array<SavedView>;
  /** The school's name, signatory and rule numbers. */
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
  /** What has happened to a student, from the records that the viewer may read; NOT_FOUND for one of whom the viewer may not know. */
  studentTimeline: StudentTimeline;
  /** A student gets a list of one: the own record. Coordinator, specped and syv have no list. */
  students: StudentPage;
  /** Asks every part of the system now whether it works (pages, section 15). */
  systemStatus: SystemStatus;
  /** The signed-in user's own tasks, oldest first. */
  tasks: Array<Task>;
  /** One teacher; NOT_FOUND if there is none. */
  teacherDetail: Maybe<TeacherDetail>;
  /** Teachers with their load and pending work. */
  teacherManagement: TeacherWorkPage;
  /** Previews `replaceTeacher`. */
  teacherReplacementPreview: TeacherReplacementCounts;
  /** Teachers in Swedish alphabetical order. */
  teachers: Array<Teacher>;
  /** Unresolved names and codes. */
  unknownCourseNames: UnknownCourseNamePage;
  /** Needs in the state NONE by wanted course, most wanted first; at most 50. */
  unmatchedCourses: Array<UnmatchedCourse>;
  /** One account; NOT_FOUND when there is none. */
  user: Maybe<User>;
  /** Accounts, for their administration. */
  users: UserPage;
  /** Null for a code that was never issued. */
  verifyDocument: Maybe<DocumentVerification>;
  /** Requests for correction that wait for an answer, the oldest first; at most 50. */
  waitingCorrections: Array<DayCorrection>;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryAccessLogArgs = {
  input: InputMaybe<AccessLogInput>;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryAnonymisePreviewArgs = {
  input: AnonymisePreviewInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryAsksForReasonArgs = {
  studentId: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryAssignableInstancesArgs = {
  q: InputMaybe<Scalars['String']['input']>;
  teacherId: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryAuditLogArgs = {
  input: InputMaybe<AuditLogInput>;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryCalendarArgs = {
  input: CalendarInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryCatalogueCourseArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryCatalogueCoursesArgs = {
  input: InputMaybe<CatalogueCoursesInput>;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryCompetenceGapsArgs = {
  input: CompetenceGapsInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryCorrectionRequestsArgs = {
  studentId: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryCourseArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryCourseInstanceArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryCourseInstanceCancellationArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryCourseInstanceDatesArgs = {
  input: CourseInstanceDatesInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryCourseInstanceSeriesArgs = {
  input: CourseInstanceSeriesInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryCourseInstanceStudentsArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryCourseInstancesArgs = {
  input: InputMaybe<CourseInstancesInput>;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryCourseMatchingArgs = {
  input: InputMaybe<CourseMatchingInput>;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryCoursePackageArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryCoursePackagesArgs = {
  input: InputMaybe<CoursePackagesInput>;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryCourseStatisticsArgs = {
  input: CourseStatisticsInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryCsnPreviewArgs = {
  input: ReportToCsnInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryCsnReportArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryDetailsArgs = {
  id: Scalars['ID']['input'];
  type: DetailsType;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryDocumentPreviewArgs = {
  input: DocumentInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryDocumentSubjectsArgs = {
  input: DocumentSubjectsInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryDropoutStatisticsArgs = {
  input: CourseStatisticsInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryEarningCorrectionsArgs = {
  input: InputMaybe<EarningCorrectionsInput>;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryEarningDeviationsArgs = {
  freezeId: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryEarningExplanationArgs = {
  input: EarningExplanationInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryEarningLinesArgs = {
  input: EarningLinesInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryEarningsArgs = {
  input: EarningsInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryEducationListArgs = {
  input: InputMaybe<EducationListInput>;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryEndStudentPreviewArgs = {
  input: EndStudentPreviewInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryEnrollmentArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryEnrollmentsArgs = {
  input: InputMaybe<EnrollmentsInput>;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryExamFeesArgs = {
  input: ExamFeesInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryExamsArgs = {
  input: InputMaybe<ExamsInput>;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryExportStudentsArgs = {
  filter: InputMaybe<StudentFilter>;
  sort: InputMaybe<StudentSort>;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryFileArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryFilesArgs = {
  studentId: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryFindStudentsArgs = {
  input: FindStudentsInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryFreezePreviewArgs = {
  input: FreezePreviewInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryGradeSheetArgs = {
  input: GradeSheetInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryGradeStatisticsArgs = {
  input: CourseStatisticsInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryGradingGroupsArgs = {
  input: InputMaybe<GradingGroupsInput>;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryGroupStatisticsArgs = {
  by: StatisticsGroup;
  input: CourseStatisticsInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryGy25ProposalArgs = {
  packageId: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryImportBatchArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryInstanceTeacherLoadArgs = {
  input: InstanceTeacherLoadInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryInvoiceSheetArgs = {
  input: InvoiceSheetInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryIssuedDocumentArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryIssuedDocumentsArgs = {
  input: IssuedDocumentsInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryJobArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryListExportArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryMatchedEntriesArgs = {
  input: InputMaybe<MatchedEntriesInput>;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryMergePreviewArgs = {
  input: MergePreviewInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryNotificationPageArgs = {
  input: InputMaybe<NotificationsInput>;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryNotificationsArgs = {
  resolved: InputMaybe<Scalars['Boolean']['input']>;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryOccasionSummonsesArgs = {
  occasionId: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryOpenExamOccasionsArgs = {
  course: Scalars['String']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryOwnExamTermsArgs = {
  course: Scalars['String']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryPackagePlanArgs = {
  input: PackagePlanInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryParticipantMessagePreviewArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryPreviewEnrollManyArgs = {
  input: EnrollManyInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryPreviewEnrollmentChangeArgs = {
  input: EnrollmentChangeInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryPriceListsArgs = {
  municipality: InputMaybe<Scalars['String']['input']>;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryProgramArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryProgramsArgs = {
  filter: InputMaybe<ProgramFilter>;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryResetLinkIsAliveArgs = {
  token: Scalars['String']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QuerySafeMatchesArgs = {
  filter: InputMaybe<MatchFilter>;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QuerySavedViewsArgs = {
  list: SavedList;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QuerySearchArgs = {
  date: InputMaybe<Scalars['String']['input']>;
  q: InputMaybe<Scalars['String']['input']>;
  type: InputMaybe<SearchType>;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryStartStatisticsArgs = {
  input: CourseStatisticsInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryStudentArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryStudentGradesArgs = {
  studentId: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryStudentHistoryArgs = {
  studentId: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryStudentTimelineArgs = {
  input: StudentTimelineInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryStudentsArgs = {
  input: InputMaybe<StudentsInput>;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryTeacherDetailArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryTeacherManagementArgs = {
  input: InputMaybe<TeacherWorkInput>;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryTeacherReplacementPreviewArgs = {
  input: TeacherReplacementInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryUnknownCourseNamesArgs = {
  input: InputMaybe<UnknownCourseNamesInput>;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryUsersArgs = {
  input: InputMaybe<UsersInput>;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryVerifyDocumentArgs = {
  code: Scalars['String']['input'];
};

/** An uploaded workbook; its rows are returned and nothing is written. */
export type ReadPriceWorkbookInput = {
  /** Id of a workbook that this user has sent to `POST /api/earnings/price-lists/workbook`. */
  uploadId: Scalars['ID']['input'];
};

/** The booking, and what to note of it. What is left out stays; null clears. */
export type RecordExamInput = {
  /** Whether the student came; null: not known again. */
  attendance?: InputMaybe<ExamAttendance>;
  /** The booked registration; NOT_FOUND when it is not on the occasion. */
  examId: Scalars['ID']['input'];
  /** Whether an identity document was looked at; null leaves it as it is. */
  idChecked?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the course material has been fetched, noted on the registration; null leaves it as it is. */
  materialReceived?: InputMaybe<Scalars['Boolean']['input']>;
  /** The occasion that the registration is booked on. */
  occasionId: Scalars['ID']['input'];
  /** The day on which the fee was paid, noted on the registration; null: not paid. */
  paymentDate?: InputMaybe<Scalars['Date']['input']>;
};

/** Whom, in which course and month. Name, number, phone, e-mail and municipality are copied from the stored record, never from the input. */
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
  /** The day when the fee was paid; left out while it is not. */
  paymentDate?: InputMaybe<Scalars['Date']['input']>;
  /** Read only without `studentId`, and only from staff. */
  personalNumber?: InputMaybe<Scalars['String']['input']>;
  /** When the student really registered, for one that is written down later: today or earlier. From staff alone (else FORBIDDEN); left out, today. */
  registeredOn?: InputMaybe<Scalars['Date']['input']>;
  /** The month in which the student wishes to be examined. */
  requestedMonth: Month;
  /** Whom the exam is for. Left out, a student means the own record; staff name the student by `personalNumber` then. */
  studentId?: InputMaybe<Scalars['ID']['input']>;
  /** The responsible teacher, as in `teachers`. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
};

/** The unlocked grade that is to stay as it was published. */
export type RelockGradeInput = {
  /** The unlocked grade, as in `GradeRow.gradeId`; CONFLICT (NOT_OPEN) when it is not unlocked. */
  gradeId: Scalars['ID']['input'];
};

/** Which enrolment is taken away, and why. */
export type RemoveEnrollmentInput = {
  /** The enrolment; CONFLICT (reason GRADED) once its grade is signed, REMOVED when it is away already. */
  id: Scalars['ID']['input'];
  /** Why it was a mistake; 1 to 500 characters, kept with it. */
  reason: Scalars['String']['input'];
  /** The `version` that was looked at; CONFLICT (reason VERSION) when it is no longer current. Not checked when left out. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The accounts to invite again; NOT_FOUND when one does not exist. */
export type RenewInvitationsInput = {
  /** At most 500 accounts, from `users`; left out: every active account without a password. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** How renewing invitations went. */
export type RenewedInvitations = {
  __typename?: 'RenewedInvitations';
  /** The accounts that got none, by name. */
  notSent: Array<NotInvited>;
  /** How many were mailed. */
  sent: Scalars['Int']['output'];
};

/** Which cancelled instance is held after all. */
export type ReopenCourseInstanceInput = {
  /** The instance; CONFLICT (reason NOT_CANCELLED) for one that is not cancelled. */
  id: Scalars['ID']['input'];
  /** The `version` that was looked at; CONFLICT (reason VERSION) when it is no longer current. Not checked when left out. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Which enrolments are looked through for what CSN has to know. */
export type ReportToCsnInput = {
  /** How many the preview counted; CONFLICT when it is another number by now. Not read by the preview. */
  expected?: InputMaybe<Scalars['Int']['input']>;
  /** Of these, what has begun or changed since the last report; BAD_USER_INPUT (NOT_ALLOWED) when nothing has. */
  selection: EnrollmentSelection;
};

/** The part of the record, and what is wrong with it. */
export type RequestCorrectionInput = {
  /** Which part of the own record is wrong. */
  subject: CorrectionSubject;
  /** 1 to 2 000 characters. */
  text: Scalars['String']['input'];
};

/** The account to which the link is mailed. */
export type RequestPasswordResetInput = {
  /** The account's address, in any case. At most three links an hour are mailed to one account. */
  email: Scalars['String']['input'];
};

/** The notification that everyone addressed is to see again. */
export type ResetNotificationInput = {
  /** The notification; NOT_FOUND when there is none. */
  id: Scalars['ID']['input'];
};

/** The token from the mailed link, and the new password. */
export type ResetPasswordInput = {
  /** Trimmed; 15 to 128 characters unless configured otherwise, not among the most common, not the person's or the school's name. */
  newPassword: Scalars['String']['input'];
  /** From the mailed link. Single use, valid for 30 minutes. */
  token: Scalars['String']['input'];
};

/** The name, its course or none, and whether to remember it. */
export type ResolveCourseNameInput = {
  /** Null: the text refers to no course, and its wishes are dismissed until the alias is deleted. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** 'Kom ihåg som alias'; a text without a course is always remembered. */
  remember: Scalars['Boolean']['input'];
  /** 1 to 200 characters. */
  text: Scalars['String']['input'];
};

/** The notification to take off the list, and for administrators the user whose list it leaves. */
export type ResolveNotificationInput = {
  /** An id of the caller's own making (UUID), by which `restoreNotifications` takes it back; not kept for another user. */
  batch?: InputMaybe<Scalars['ID']['input']>;
  /** The notification, from `notifications`. */
  id: Scalars['ID']['input'];
  /** Read from administrators only: resolves it for that user instead. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** Which of the viewer's own notifications: up to which moment, and of which kind; what came later stays. */
export type ResolveNotificationsInput = {
  /** An id of the caller's own making (UUID), by which `restoreNotifications` takes all of it back. */
  batch?: InputMaybe<Scalars['ID']['input']>;
  /** Only those of this kind; left out: of every kind. */
  kind?: InputMaybe<NotificationKind>;
  /** Those not newer than this: the `createdAt` of the newest that was shown. */
  through: Scalars['DateTime']['input'];
};

/** Result of resolving a name. */
export type ResolvedCourseName = {
  __typename?: 'ResolvedCourseName';
  /** The remembered alias; null if it is not remembered. */
  alias: Maybe<CourseAlias>;
  /** Number of wishes that became needs or were dismissed. */
  students: Scalars['Int']['output'];
};

/** The student and the comment's id. */
export type RestoreCommentInput = {
  /** The entry, from `commentHistory`; NOT_FOUND when it is not the student's. */
  commentId: Scalars['ID']['input'];
  /** The student whom the comment is about. */
  studentId: Scalars['ID']['input'];
};

/** The cancelled occasion and its version. */
export type RestoreExamOccasionInput = {
  /** The cancelled occasion, as in `ExamOccasion.id`. */
  id: Scalars['ID']['input'];
  /** The current `ExamOccasion.version`; CONFLICT (VERSION) for another. */
  version: Scalars['Int']['input'];
};

/** Which call is taken back: what it took off the viewer's list in one go. */
export type RestoreNotificationsInput = {
  /** The `batch` of the call that took it off. */
  batch: Scalars['ID']['input'];
};

/** Which removed view is to come back. */
export type RestoreSavedViewInput = {
  /** One that was removed in the last ten minutes. */
  id: Scalars['ID']['input'];
};

/** Which one, and whether it is taken out of use or into use again. */
export type RetireMunicipalityInput = {
  /** Which one. */
  name: Scalars['String']['input'];
  /** True: offered no more, and kept where it stands. CONFLICT (FIXED) for one of the 22. */
  retired: Scalars['Boolean']['input'];
  /** The version that was read; CONFLICT (VERSION) when it is no longer current. */
  version: Scalars['Int']['input'];
};

/** The key to revoke, for good. */
export type RevokeApiKeyInput = {
  /** The key, from `apiKeys`; again is harmless. */
  id: Scalars['ID']['input'];
};

/** The issued document, and why it no longer holds. */
export type RevokeDocumentInput = {
  /** The document, as in `IssuedDocument.id`. */
  id: Scalars['ID']['input'];
  /** 1 to 200 characters. */
  reason: Scalars['String']['input'];
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

/** The safe needs of one instance. */
export type SafeGroup = {
  __typename?: 'SafeGroup';
  /** The code of its course, as the catalogue spells it. */
  courseCode: Scalars['String']['output'];
  /** Equivalent courses of other curricula, by code; empty if no pair is published. */
  equivalents: Array<EquivalentCourse>;
  /** The instance in which they would be placed. */
  instanceId: Scalars['ID']['output'];
  /** The name of the instance. */
  name: Scalars['String']['output'];
  /** Free seats before the matching; null without a limit. */
  seatsLeft: Maybe<Scalars['Int']['output']>;
  /** The first day of the instance. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** The students' names, in Swedish alphabetical order. */
  students: Array<Scalars['String']['output']>;
};

/** Preview of `matchSafeNeeds`. */
export type SafeMatches = {
  __typename?: 'SafeMatches';
  /** One group per instance, by start. */
  groups: Array<SafeGroup>;
  /** Number of needs that would be matched; pass it to `matchSafeNeeds` as `expected`. */
  total: Scalars['Int']['output'];
};

/** Names the issued document that goes to its student's files. */
export type SaveDocumentInput = {
  /** As in `IssuedDocument.id`; BAD_USER_INPUT when it is about no student. */
  id: Scalars['ID']['input'];
};

/** How wide a column is. */
export type SavedColumnWidth = {
  __typename?: 'SavedColumnWidth';
  /** The column's name on its page. */
  key: Scalars['String']['output'];
  /** In pixels, 64 to 640. */
  width: Scalars['Int']['output'];
};

/** How wide a column is to be. */
export type SavedColumnWidthInput = {
  /** The column's name on its page. */
  key: Scalars['String']['input'];
  /** In pixels, 64 to 640. */
  width: Scalars['Int']['input'];
};

/** How the columns of a saved view are laid out. */
export type SavedColumns = {
  __typename?: 'SavedColumns';
  /** Those that are not shown. */
  hidden: Array<Scalars['String']['output']>;
  /** Those that have been moved, with all others as they then stood; none where the list's own order holds. */
  order: Array<Scalars['String']['output']>;
  /** Those that have been given a width. */
  widths: Array<SavedColumnWidth>;
};

/** How the columns are to be laid out; at most 60 of each. */
export type SavedColumnsInput = {
  /** Those that are not shown. */
  hidden: Array<Scalars['String']['input']>;
  /** All of them in their order, or none. */
  order: Array<Scalars['String']['input']>;
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

/** A list as somebody wants it: narrowed, ordered and laid out, under a name. */
export type SavedView = {
  __typename?: 'SavedView';
  /** The query string of the page: filters and order, nothing of any person and no page. */
  address: Scalars['String']['output'];
  /** How its columns are laid out; null leaves them as the reader has them. */
  columns: Maybe<SavedColumns>;
  /** Passed to what changes it, and in the page's address as `sparad`. */
  id: Scalars['ID']['output'];
  /** Whether the list opens with it for the viewer. */
  isDefault: Scalars['Boolean']['output'];
  /** Whether it is the viewer's. */
  isOwn: Scalars['Boolean']['output'];
  /** The list that it is of. */
  list: SavedList;
  /** 1 to 80 characters, one of its kind among those that its owner has of the list. */
  name: Scalars['String']['output'];
  /** The name of its owner. */
  ownerName: Scalars['String']['output'];
  /** Who finds it in their menu beside its owner: this role and those above it; null where it is its owner's alone. */
  sharedWith: Maybe<Role>;
  /** Counts its changes. */
  version: Scalars['Int']['output'];
  /** What the viewer may do with it. */
  viewerMay: SavedViewRights;
};

/** What the viewer may do with a saved view. */
export type SavedViewRights = {
  __typename?: 'SavedViewRights';
  /** Change, rename and remove it: its owner; of a shared one the system administrators too. */
  change: Scalars['Boolean']['output'];
  /** Share it with a role: whoever may change it and is an administrator. */
  share: Scalars['Boolean']['output'];
};

/** What the school is called in its documents, and the numbers that its rules go by. */
export type SchoolSettings = {
  __typename?: 'SchoolSettings';
  /** The huvudman that a paper names where the student's municipality is none (KCNO, private customers). */
  authorityName: Maybe<Scalars['String']['output']>;
  /** Where documents are signed. */
  city: Maybe<Scalars['String']['output']>;
  /** Where people turn with questions: every letter ends with it. */
  contactEmail: Maybe<Scalars['String']['output']>;
  /** The same by phone. */
  contactPhone: Maybe<Scalars['String']['output']>;
  /** The fee for an exam in öre: at most 500 kronor. */
  examFeeOre: Scalars['Int']['output'];
  /** How that fee is paid, in the school's words: students read it where they register. */
  examPaymentInfo: Maybe<Scalars['String']['output']>;
  /** Days from the end of a course until its grades are due: 1 to 90. */
  gradeDeadlineDays: Scalars['Int']['output'];
  /** Days without activity until an enrolment needs attention (7 kap. 1 § of the regulation 2011:1108): 1 to 90. */
  inactivityDays: Scalars['Int']['output'];
  /** The school's name, at the head of its documents. */
  schoolName: Scalars['String']['output'];
  /** The national code of the school unit: eight digits. */
  schoolUnitCode: Maybe<Scalars['String']['output']>;
  /** Who signs documents, and as what, unless someone else is named. */
  signatoryName: Maybe<Scalars['String']['output']>;
  /** What the signatory is, such as 'Rektor'; null where none is set. */
  signatoryTitle: Maybe<Scalars['String']['output']>;
  /** Counts the changes; send it with `updateSchoolSettings`. */
  version: Scalars['Int']['output'];
};

/** A hit of the global search, with what is needed to show it and to open its page. */
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

/** The cancellation whose mails are not to wait any longer. */
export type SendCancellationMailsInput = {
  /** The instance; CONFLICT (reason NOT_CANCELLED) for one that is not cancelled. */
  id: Scalars['ID']['input'];
};

/** The occasion, and which of its students to call. */
export type SendExamSummonsInput = {
  /** Whom to call; all who are booked unless given. */
  examIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The occasion, not cancelled; BAD_USER_INPUT when nobody is booked to be called. */
  occasionId: Scalars['ID']['input'];
};

/** The cancelled occasion whose mails are not to wait any longer. */
export type SendOccasionMailsInput = {
  /** The occasion; CONFLICT (reason NOT_CANCELLED) for one that is not cancelled. */
  id: Scalars['ID']['input'];
};

/** The account whose person gets the mail and chooses a password. */
export type SendResetLinkInput = {
  /** An active account, from `users`; CONFLICT (reason INACTIVE) for a deactivated one. */
  id: Scalars['ID']['input'];
};

/** What became of the mails about a cancellation. */
export type SentCancellationMails = {
  __typename?: 'SentCancellationMails';
  /** How many leave now; 0 when they had left already. */
  sent: Scalars['Int']['output'];
};

/** The signed-in person (specification, section 3: User session). */
export type SessionUser = {
  __typename?: 'SessionUser';
  /** The address that the person signs in with, in lower case. */
  email: Scalars['String']['output'];
  /** The display name. */
  name: Scalars['String']['output'];
  /** Read from the database on every request, so a change applies at once (permissions, section 1.6). */
  role: Role;
  /** The student record that this account is linked to; null for staff and for accounts not yet linked. */
  studentId: Maybe<Scalars['ID']['output']>;
  /** The account's id, the same as `User.id`; not the id of a student or teacher record. */
  userId: Scalars['ID']['output'];
};

/** The student, the column to move to, and the one it was taken from. */
export type SetAplStatusInput = {
  /** The column that the card is dropped on; any may follow any. */
  aplStatus: AplStatus;
  /** The column that the card was taken from; CONFLICT when someone else has moved it since. */
  from?: InputMaybe<AplStatus>;
  /** The student whose card is moved; `BoardCard.id`. */
  studentId: Scalars['ID']['input'];
  /** True to take one's own move back: the card has stood in the column as long as if it had never left. False unless given. */
  undo?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Moved, or lost against someone who was first; ask `__typename`. */
export type SetAplStatusResult = AplMoveConflict | AplMoved;

/** Archives it, or takes it back. */
export type SetArchivedInput = {
  /** True archives it; false lets it be chosen again. */
  archived: Scalars['Boolean']['input'];
  /** The course, package or program, by the mutation that is called. */
  id: Scalars['ID']['input'];
  /** The version that was read; CONFLICT when it is no longer current. */
  version: Scalars['Int']['input'];
};

/** Which instances, and who teaches them; a cancelled one among them is CONFLICT (reason CANCELLED). */
export type SetCourseInstancesTeacherInput = {
  /** 1 to 500. */
  ids: Array<Scalars['ID']['input']>;
  /** Null takes the teacher away. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
};

/** Which courses, at most 500, and whether they shall be archived or taken back. */
export type SetCoursesArchivedInput = {
  /** True archives them; false lets them be chosen again. */
  archived: Scalars['Boolean']['input'];
  /** 1 to 500 courses; NOT_FOUND when one is gone, and nothing is written then. */
  ids: Array<Scalars['ID']['input']>;
};

/** Which courses, at most 500, and the price category that all of them get; null takes it away. */
export type SetCoursesPriceCategoryInput = {
  /** 1 to 500 courses; NOT_FOUND when one is gone, and nothing is written then. */
  ids: Array<Scalars['ID']['input']>;
  /** The category that all of them get; null takes theirs away. */
  priceCategory?: InputMaybe<PriceCategory>;
};

/** The approved exam registration and what to write of its result, as in `SetGradeInput`. */
export type SetExamGradeInput = {
  /** What the grade rests on, at most 2 000 characters; seen by those who grade alone. */
  basis?: InputMaybe<Scalars['String']['input']>;
  /** Between the day of the registration and today; today without any. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** The registration, which must be approved; CONFLICT NOT_APPROVED, or UNKNOWN_COURSE for one outside the catalogue. */
  examId: Scalars['ID']['input'];
  /** Of the course's scale; - and – are the same. Null takes the draft away. */
  grade?: InputMaybe<Scalars['String']['input']>;
  /** Of a final project (komvuxarbete), where a G is not signed without it; at most 240 characters. */
  projectSummary?: InputMaybe<Scalars['String']['input']>;
  /** Of a final project (komvuxarbete), where a G is not signed without it; at most 200 characters. */
  projectTitle?: InputMaybe<Scalars['String']['input']>;
  /** Required for –, and for every correction; at most 1 000 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** As in `GradeRow.version`; CONFLICT (reason VERSION) when it is no longer current. Not checked when left out. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The exam (prövning) and the teacher who grades and signs it; one with a locked account is BAD_USER_INPUT. */
export type SetExamTeacherInput = {
  /** The approved exam registration: `GradeRow.id` of a sheet of kind EXAMS. */
  examId: Scalars['ID']['input'];
  /** As in `teachers`; null leaves the exam to administrators. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
};

/** The instance and the date for all its drafts. */
export type SetGradeDateInput = {
  /** The course instance whose unsigned grades are dated. */
  courseInstanceId: Scalars['ID']['input'];
  /** Between the start and today; who began later gets the day of their own start instead. */
  date: Scalars['Date']['input'];
};

/** The enrolment and what to write of its grade; at least one field besides `entryId`. Fields left out stay as they are; null clears. */
export type SetGradeInput = {
  /** What the grade rests on, at most 2 000 characters; seen by those who grade alone. */
  basis?: InputMaybe<Scalars['String']['input']>;
  /** Between the start and today; without any the end of the course, or today while that is to come. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** The enrolment. */
  entryId: Scalars['ID']['input'];
  /** Of the course's scale; - and – are the same. Null takes the draft away. */
  grade?: InputMaybe<Scalars['String']['input']>;
  /** How the grade came about; COURSE unless it was ever given. A registration for an exam is graded by `setExamGrade`. */
  kind?: InputMaybe<GradeKind>;
  /** The result of the national test (nationellt prov), in words; at most 60 characters. */
  nationalTest?: InputMaybe<Scalars['String']['input']>;
  /** At most 240 characters. */
  projectSummary?: InputMaybe<Scalars['String']['input']>;
  /** Of a final project (komvuxarbete), where a G is not signed without it; at most 200 characters. */
  projectTitle?: InputMaybe<Scalars['String']['input']>;
  /** Required for –, and for every correction. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** As in `GradeRow.version`; CONFLICT (reason VERSION) when it is no longer current. Not checked when left out. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The student, and whether the identity is protected from now on (permissions, section 1.10). */
export type SetProtectedInput = {
  /** True hides the student and withholds number and contact fields; false lifts it. */
  isProtected: Scalars['Boolean']['input'];
  /** The student whose protection is set or lifted. */
  studentId: Scalars['ID']['input'];
};

/** The student and the teacher; null takes the teacher away. */
export type SetResponsibleTeacherInput = {
  /** The student who gets, changes or loses the teacher. */
  studentId: Scalars['ID']['input'];
  /** Null takes the teacher away. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
};

/** The account and its new role (permissions, section 7). */
export type SetUserRoleInput = {
  /** The account, from `users`. */
  id: Scalars['ID']['input'];
  /** At most one's own rank. TEACHER makes a teacher record too, unless there is one. */
  role: Role;
  /** The version that was read; CONFLICT when it is no longer current. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A part of a document: whatever is set, in this order. */
export type SheetBlock = {
  __typename?: 'SheetBlock';
  /** Names with their values, one to a line. */
  facts: Array<SheetFact>;
  /** The heading above it; null without one. */
  heading: Maybe<Scalars['String']['output']>;
  /** Running text. */
  paragraphs: Array<Scalars['String']['output']>;
  /** Lines to sign on, with who signs below each. */
  signatures: Array<Scalars['String']['output']>;
  /** The table; null without one. */
  table: Maybe<SheetTable>;
};

/** A column of a table in a document. */
export type SheetColumn = {
  __typename?: 'SheetColumn';
  /** The heading, in the language of the document. */
  header: Scalars['String']['output'];
  /** True: its cells are aligned to the right. */
  numeric: Scalars['Boolean']['output'];
  /** Its share of the width. */
  share: Scalars['Float']['output'];
};

/** A name with its value; null is a line to be filled in by hand. */
export type SheetFact = {
  __typename?: 'SheetFact';
  /** The name, in the language of the document. */
  label: Scalars['String']['output'];
  /** The value as it is printed. */
  value: Maybe<Scalars['String']['output']>;
};

/** A table of a document. */
export type SheetTable = {
  __typename?: 'SheetTable';
  /** What the table shows, for those who do not see it. */
  caption: Scalars['String']['output'];
  /** The columns from left to right. */
  columns: Array<SheetColumn>;
  /** The cells of each row as text, one for each column; empty text for an empty cell. */
  rows: Array<Array<Scalars['String']['output']>>;
};

/** Which sheet or which of its rows to sign, with one's own password; a wrong one is BAD_USER_INPUT (pages, section 10). */
export type SignGradesInput = {
  /** As in `GradingGroup.id`. */
  id: Scalars['ID']['input'];
  /** What `id` names: an instance, or a course with its exams or its enrolments without an instance. */
  kind: GradingKind;
  /** One's own, again. */
  password: Scalars['String']['input'];
  /** Only these rows: corrections and early grades of an instance, any of the other kinds. All that is not signed unless given. */
  rowIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Which step is left out, or taken up again. */
export type SkipFirstRunStepInput = {
  /** False takes it up again. */
  skipped: Scalars['Boolean']['input'];
  /** The step. */
  step: FirstRunStep;
};

/** The needs, and whether to set them aside or restore them. */
export type SkipNeedsInput = {
  /** 1 to 200. */
  keys: Array<Scalars['ID']['input']>;
  /** False restores them. */
  skipped: Scalars['Boolean']['input'];
};

/** Which way a list is sorted; rows without a value stand last either way. */
export type SortDirection =
  /** Smallest, earliest or first in the alphabet first. */
  | 'ASC'
  /** Largest, latest or last in the alphabet first. */
  | 'DESC';

/** How many participations began in one month. */
export type StartMonth = {
  __typename?: 'StartMonth';
  /** Participations that began in the month; 0 where there are none. */
  count: Scalars['Int']['output'];
  /** yyyy-MM */
  month: Scalars['String']['output'];
};

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

/** A student's record as the reader may see it (specification, section 3; permissions, section 5). */
export type Student = {
  __typename?: 'Student';
  /** The free text 'Övrigt', at most 2 000 characters; null when empty. */
  additionalInfo: Maybe<Scalars['String']['output']>;
  /** The column of the APL board that the student's card is in. */
  aplStatus: AplStatus;
  /** When the card came to its column; a move that was taken back has not interrupted it. */
  aplStatusSince: Scalars['DateTime']['output'];
  /** Comments that are not deleted. */
  commentCount: Scalars['Int']['output'];
  /** Oldest first, deleted entries included, so an index never shifts. */
  commentHistory: Array<Comment>;
  /** Latest start first, entries without a start before them; removed ones are included. */
  education: Array<EducationEntry>;
  /** Package or program, else the course or the number of courses; null without any. */
  educationSummary: Maybe<Scalars['String']['output']>;
  /** The student's contact address; null when there is none or it is withheld. Not the sign-in address. */
  email: Maybe<Scalars['String']['output']>;
  /** The last day of the studies; null when none is set. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** How many enrolments there are, and how many of them run today. */
  enrollmentStats: EnrollmentStats;
  /** The free text 'Provstatus'. */
  exam: Maybe<Scalars['String']['output']>;
  /** The record's id, not the account's: what every `studentId` means. */
  id: Scalars['ID']['output'];
  /** Null for those who may not know of it. */
  isProtected: Maybe<Scalars['Boolean']['output']>;
  /** The home municipality, which pays; null when none is set or it is withheld. */
  municipality: Maybe<Municipality>;
  /** First and last name in one, 1 to 120 characters. */
  name: Scalars['String']['output'];
  /** `YYYYMMDD-NNNN`, a T-number `YYYYMMDD-TF01`. Outside the student page masked to `YYYYMMDD-****` below teacher. */
  personalNumber: Maybe<Scalars['String']['output']>;
  /** What kind of number it is; NONE without one, null when it is withheld. */
  personalNumberKind: Maybe<PersonalNumberKind>;
  /** As people write it, at most 20 characters; null when there is none or it is withheld. */
  phone: Maybe<Scalars['String']['output']>;
  /** Numbers that the student had before, the latest first; search and import know them too. Null below administrator. */
  previousNumbers: Maybe<Array<Scalars['String']['output']>>;
  /** The first day of the studies; null when none is set. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** Derived, never written by hand; see `StudentStatus`. */
  status: StudentStatus;
  /** Every status of every education entry, oldest first. */
  statusHistory: Array<EducationStatus>;
  /** The responsible teacher; null when none is set. */
  teacher: Maybe<Teacher>;
  /** The responsible teacher's id, as in `teachers`. */
  teacherId: Maybe<Scalars['ID']['output']>;
  /** Comments that the viewer has not seen; deleted ones do not count. */
  unseenCommentCount: Scalars['Int']['output'];
  /** When the record itself was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** The linked account; null below administrator. */
  userId: Maybe<Scalars['ID']['output']>;
  /** Counts the changes to the student's details; send it with an edit to never overwrite someone else's. */
  version: Scalars['Int']['output'];
  /** Asked by buttons; the server decides again at each call. */
  viewerMay: StudentRights;
  /** Names of fields that have a value which the viewer may not see: shown as 'Skyddad uppgift'. */
  withheld: Array<Scalars['String']['output']>;
};

/** What a colleague needs to recognise and reach a student; everything else is on the student page. */
export type StudentCard = {
  __typename?: 'StudentCard';
  /** The column of the APL board that the card stands in. */
  aplStatus: AplStatus;
  /** Since when the card stands there. */
  aplStatusSince: Scalars['DateTime']['output'];
  /** Latest start first, entries without a start before them; removed ones are included. */
  education: Array<EducationEntry>;
  /** Package or program, else the course or the number of courses; null without any. */
  educationSummary: Maybe<Scalars['String']['output']>;
  /** Null when there is none or it is withheld. */
  email: Maybe<Scalars['String']['output']>;
  /** The last day of the studies; null when none is set. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** The student's id, passed to `student`. */
  id: Scalars['ID']['output'];
  /** The address of the student page. */
  link: Scalars['String']['output'];
  /** The home municipality; null when none is set or it is withheld. */
  municipality: Maybe<Municipality>;
  /** `YYYYMMDD-NNNN`; below teacher masked to `YYYYMMDD-****`. */
  personalNumber: Maybe<Scalars['String']['output']>;
  /** What kind of number it is; NONE without one, null when it is withheld. */
  personalNumberKind: Maybe<PersonalNumberKind>;
  /** Null when there is none or it is withheld. */
  phone: Maybe<Scalars['String']['output']>;
  /** The first day of the studies; null when none is set. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** Derived, never written by hand; see `StudentStatus`. */
  status: StudentStatus;
  /** The responsible teacher, under the teacher record's id. */
  teacher: Maybe<TeacherUser>;
  /** The name. */
  title: Scalars['String']['output'];
  /** Always Elev. */
  type: Scalars['String']['output'];
  /** Counts changes of the record; passed back with a change of it. */
  version: Scalars['Int']['output'];
  /** What the viewer may do with the student. */
  viewerMay: StudentRights;
  /** Names of fields that have a value which the viewer may not see: shown as 'Skyddad uppgift'. */
  withheld: Array<Scalars['String']['output']>;
};

/** Filters of the student list; all given ones must hold. */
export type StudentFilter = {
  /** Students in this column of the APL board. */
  aplStatus?: InputMaybe<AplStatus>;
  /** Part of the name of a course, package or program, or a course code. */
  education?: InputMaybe<Scalars['String']['input']>;
  /** Students whom this import, an `ImportBatch.id`, has added or changed. */
  importBatchId?: InputMaybe<Scalars['ID']['input']>;
  /** Only students whose responsible teacher is the viewer. */
  mine?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only students who lack the contact field: any of EMAIL, PHONE, PERSONAL_NUMBER. */
  missing?: InputMaybe<Array<MissingField>>;
  /** Names as in `municipalities`; any of them. */
  municipalities?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Part of a name or an e-mail address, or of a personal number in any spelling. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Studies that start on this day or later. */
  startFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Studies that start on this day or earlier. */
  startTo?: InputMaybe<Scalars['Date']['input']>;
  /** Any of these statuses; all students when empty or left out. */
  statuses?: InputMaybe<Array<StudentStatus>>;
  /** Students whom this teacher is responsible for; an id from `teachers`. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
};

/** A published grade of a student. */
export type StudentGrade = {
  __typename?: 'StudentGrade';
  /** As the catalogue spells it; the end is case-sensitive (MATMAT01a). */
  courseCode: Scalars['String']['output'];
  /** The course's title in the catalogue. */
  courseName: Scalars['String']['output'];
  /** The day that the grade is dated, not the day of the signing. */
  date: Scalars['Date']['output'];
  /** What stands for it in another curriculum, by code; empty where no pair is published. */
  equivalents: Array<EquivalentCourse>;
  /** A to F, G, IG or – (no basis for a grade). */
  grade: Scalars['String']['output'];
  /** Identifies the grade (UUID). */
  id: Scalars['ID']['output'];
  /** False when a better grade of the same course counts instead. */
  isBest: Scalars['Boolean']['output'];
  /** Whether it was set on the course, by an exam (prövning), or before the end of the course. */
  kind: GradeKind;
  /** The points of the course; 20 are one week of full-time study; null where they are not counted (sfi). */
  points: Maybe<Scalars['Int']['output']>;
  /** Name of the teacher of the course or exam; null when none is noted. */
  teacher: Maybe<Scalars['String']['output']>;
};

/** What somebody else has written that names a student: by name, personal number, e-mail address or phone number, of now or before. */
export type StudentMention = {
  __typename?: 'StudentMention';
  /** When it was written. */
  at: Scalars['DateTime']['output'];
  /** The id of what it stands in; passed in `clearMentions`. */
  id: Scalars['ID']['output'];
  /** Where it stands. */
  kind: MentionKind;
  /** The student whom it is about; null where it is about none. */
  studentId: Maybe<Scalars['ID']['output']>;
  /** That student's name; null where it is about none. */
  studentName: Maybe<Scalars['String']['output']>;
  /** What it says. */
  text: Scalars['String']['output'];
  /** Who wrote it; null when that is not known. */
  writtenBy: Maybe<Scalars['String']['output']>;
};

/** One page of the student list. */
export type StudentPage = {
  __typename?: 'StudentPage';
  /** Send as `after` for the next page; null on the last one. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** Personal numbers are in full from teacher up (permissions, D11). */
  nodes: Array<Student>;
  /** Students that match the filter and that the viewer may see. Counted only when asked for. */
  totalCount: Scalars['Int']['output'];
};

/** What the viewer may do with this student, so that no button is guessed. */
export type StudentRights = {
  __typename?: 'StudentRights';
  /** Add and delete files: from teacher up. */
  changeFiles: Scalars['Boolean']['output'];
  /** Add a comment on the student page: from teacher up. */
  comment: Scalars['Boolean']['output'];
  /** Add an APL comment: from coordinator up. */
  commentOnBoard: Scalars['Boolean']['output'];
  /** Change the fields of the student form: administrators. */
  edit: Scalars['Boolean']['output'];
  /** End the studies: administrators. */
  end: Scalars['Boolean']['output'];
  /** Enrol: administrators. */
  enroll: Scalars['Boolean']['output'];
  /** Set a follow-up: from coordinator up. */
  followUp: Scalars['Boolean']['output'];
  /** Issue documents: administrators. */
  issueDocuments: Scalars['Boolean']['output'];
  /** Move the card on the APL board: from teacher up. */
  move: Scalars['Boolean']['output'];
  /** Set or lift protected identity: administrators. */
  protect: Scalars['Boolean']['output'];
  /** Register for an exam: the student and administrators. */
  registerExam: Scalars['Boolean']['output'];
  /** List and download files: from teacher up, and the student. */
  seeFiles: Scalars['Boolean']['output'];
  /** Read `studentHistory`: administrators. */
  seeHistory: Scalars['Boolean']['output'];
  /** Choose the responsible teacher: administrators. */
  setTeacher: Scalars['Boolean']['output'];
};

/** A column of `StudentSortField`, and which way. */
export type StudentSort = {
  /** Ascending or descending; rows without a value come last either way. */
  direction: SortDirection;
  /** What to sort by. */
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

/** A page of a student's timeline. */
export type StudentTimeline = {
  __typename?: 'StudentTimeline';
  /** Which kinds the viewer may read of this student. */
  kinds: Array<TimelineKind>;
  /** Pass it as `after` for what came before; null at the end. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** Newest first. */
  nodes: Array<TimelineEntry>;
};

/** Whose, and which part of it. */
export type StudentTimelineInput = {
  /** The `nextCursor` of the page before. */
  after?: InputMaybe<Scalars['String']['input']>;
  /** How many entries, 1 to 100. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** Of these kinds alone, as far as the viewer may read them; left out or empty: of all. */
  kinds?: InputMaybe<Array<TimelineKind>>;
  /** The student's id; a student passes the own one (`me.studentId`), any other is FORBIDDEN. */
  studentId: Scalars['ID']['input'];
};

/** Filter, order and page; left out, the first 50 students by name. Page by number for a list on screen (`page` from 1), or by cursor (`after`) for reading everything. */
export type StudentsInput = {
  /** The `nextCursor` of the page before, with the same sorting. */
  after?: InputMaybe<Scalars['String']['input']>;
  /** Left out: all students whom the viewer may see. */
  filter?: InputMaybe<StudentFilter>;
  /** 1 to 200; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** From 1; 1 unless given. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** By name, ascending, unless given. */
  sort?: InputMaybe<StudentSort>;
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

/** Events over a WebSocket; permissions are checked again for each event. */
export type Subscription = {
  __typename?: 'Subscription';
  /** Moves, comments and seen marks, from every door and every server process. Asks the session again at each event. */
  boardChanged: BoardChange;
  /** Changes of occasions and bookings, without any content: what one may see of them is read anew. */
  calendarChanged: CalendarChange;
  /** What is new, or was reset, for the viewer. Asks the session again at each event. */
  notificationAdded: Notification;
};


/** Events over a WebSocket; permissions are checked again for each event. */
export type SubscriptionBoardChangedArgs = {
  after: InputMaybe<Scalars['String']['input']>;
};

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

/** What one part of the system answered when it was asked just now. */
export type SystemProbe = {
  __typename?: 'SystemProbe';
  /** Swedish: what it said, or what is wrong; no secret and no path. */
  detail: Scalars['String']['output'];
  /** How long it took to answer. */
  milliseconds: Scalars['Int']['output'];
  /** False when it failed, or did not answer within three seconds. */
  ok: Scalars['Boolean']['output'];
  /** Which part was asked. */
  part: SystemPart;
};

/** How the system is, for administrators (pages, section 15). */
export type SystemStatus = {
  __typename?: 'SystemStatus';
  /** The version of Node.js that the server runs on, with a leading v. */
  nodeVersion: Scalars['String']['output'];
  /** One for each part, asked side by side; one that fails does not hide the others. */
  probes: Array<SystemProbe>;
  /** When this process started. */
  startedAt: Scalars['DateTime']['output'];
  /** The version of the product. */
  version: Scalars['String']['output'];
};

/** An entry of one's own to-do list; nobody else sees it (permissions, D12). */
export type Task = {
  __typename?: 'Task';
  /** The task, 1 to 500 characters of plain text. */
  description: Scalars['String']['output'];
  /** Passed to `updateTask` and `deleteTask`. */
  id: Scalars['ID']['output'];
};

/** A selectable teacher: the record that courses and students refer to, separate from the account. */
export type Teacher = {
  __typename?: 'Teacher';
  /** The teacher record's id, used by every `teacherId`. Not the account's id. */
  id: Scalars['ID']['output'];
  /** The teacher's account, with the display name. */
  userId: TeacherUser;
};

/** What a colleague needs to know of a teacher. */
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
  /** Whether it is the viewer's own. */
  isOwn: Scalars['Boolean']['output'];
  /** Students of whom the viewer may know, and for whom this teacher is responsible or has a running or coming instance. */
  studentCount: Scalars['Int']['output'];
  /** The name. */
  title: Scalars['String']['output'];
  /** Always Lärare. */
  type: Scalars['String']['output'];
};

/** One teacher with all related records. */
export type TeacherDetail = {
  __typename?: 'TeacherDetail';
  /** Open exam registrations, at most 100. */
  exams: Array<TeacherExam>;
  /** Newest first, at most 100. */
  history: Array<TeacherEvent>;
  /** The planned replacement; null if there is none. */
  planned: Maybe<TeacherReplacement>;
  /** Ongoing, coming, and ended instances with missing grades; by start. */
  schedule: Array<TeacherInstance>;
  /** Students with this responsible teacher, at most 200. */
  students: Array<TeacherStudent>;
  /** The latest replacement that `undoTeacherReplacement` can still undo; null if there is none. */
  undoable: Maybe<TeacherReplacement>;
  /** The teacher with load and pending work as of today. */
  work: TeacherWork;
};

/** A decision about a teacher's work. Immutable. */
export type TeacherEvent = {
  __typename?: 'TeacherEvent';
  /** When it was decided or carried out. */
  at: Scalars['DateTime']['output'];
  /** Name of the user who decided it, at that time; null if not recorded. */
  by: Maybe<Scalars['String']['output']>;
  /** Identifies the event (UUID). */
  id: Scalars['ID']['output'];
  /** Kind of decision. */
  kind: TeacherEventKind;
  /** What happened, as a Swedish sentence for display. */
  text: Scalars['String']['output'];
};

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

/** An exam registration that waits for its teacher: undecided, or accepted without a signed grade. */
export type TeacherExam = {
  __typename?: 'TeacherExam';
  /** The course as written in the registration. */
  course: Scalars['String']['output'];
  /** Identifies the exam registration. */
  id: Scalars['ID']['output'];
  /** The requested month, by its Swedish name. */
  month: Month;
  /** INTRESSE or SCHEDULED; denied registrations are excluded. */
  status: ExamStatus;
  /** The student's name as in the registration. */
  student: Scalars['String']['output'];
  /** The examined student. */
  studentId: Scalars['ID']['output'];
};

/** A course instance of a teacher, or one that can be assigned. */
export type TeacherInstance = {
  __typename?: 'TeacherInstance';
  /** Number of places; null without a limit. */
  capacity: Maybe<Scalars['Int']['output']>;
  /** The course's title. */
  course: Scalars['String']['output'];
  /** As the catalogue spells it; the end is case-sensitive. */
  courseCode: Scalars['String']['output'];
  /** Last day of the instance; null if not set. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** Equivalent courses of other curricula, by code; empty if no pair is published. */
  equivalents: Array<EquivalentCourse>;
  /** When the grades are due; null without an end date. */
  gradesDueOn: Maybe<Scalars['Date']['output']>;
  /** Identifies the course instance; pass it among `courseInstanceIds`. */
  id: Scalars['ID']['output'];
  /** True if that day has passed and grades are missing. */
  isOverdue: Scalars['Boolean']['output'];
  /** 100 is full time, 20 points a week. */
  pacePercent: Scalars['Int']['output'];
  /** The points of the course; null if it has none. */
  points: Maybe<Scalars['Int']['output']>;
  /** First day of the instance; null if not set. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** Status as of today. */
  status: CourseInstanceStatus;
  /** Enrolled students who have not left, including those who completed it. */
  students: Scalars['Int']['output'];
  /** The current teacher; null if there is none. */
  teacher: Maybe<TeacherUser>;
  /** Students without a signed grade. */
  ungraded: Scalars['Int']['output'];
  /** Version of the course instance. */
  version: Scalars['Int']['output'];
};

/** A planned replacement. */
export type TeacherReplacement = {
  __typename?: 'TeacherReplacement';
  /** Name of the user who decided it, at that time. */
  createdBy: Scalars['String']['output'];
  /** First day of the new teacher, on which everything is moved. */
  fromOn: Scalars['Date']['output'];
  /** Pass it to `cancelTeacherReplacement`. */
  id: Scalars['ID']['output'];
  /** The teacher who takes over. */
  replacement: TeacherUser;
};

/** Counts of the records moved by a replacement from a given day. */
export type TeacherReplacementCounts = {
  __typename?: 'TeacherReplacementCounts';
  /** Exam registrations without a decision, or decided but not graded. */
  exams: Scalars['Int']['output'];
  /** Instances that end on that day or later, and ended ones with missing grades. */
  instances: Scalars['Int']['output'];
  /** Exam occasions from that day on. */
  occasions: Scalars['Int']['output'];
  /** Planned replacements in which the leaving teacher was to take over; they are transferred to the new one. */
  replacements: Scalars['Int']['output'];
  /** Students who get a new responsible teacher, who then also follows them on the board. */
  students: Scalars['Int']['output'];
  /** Those of `instances` that have ended by then and are graded by the new teacher. */
  ungradedInstances: Scalars['Int']['output'];
};

/** The leaving teacher, the new one, and the first day. */
export type TeacherReplacementInput = {
  /** The first day of the new teacher, today or later; a future replacement is carried out on that day. */
  fromOn: Scalars['Date']['input'];
  /** The leaving teacher. */
  id: Scalars['ID']['input'];
  /** The new teacher; must be active and different. */
  replacementId: Scalars['ID']['input'];
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

/** A student whom the teacher is responsible for. */
export type TeacherStudent = {
  __typename?: 'TeacherStudent';
  /** The student's education as text; null without a relevant enrolment. */
  education: Maybe<Scalars['String']['output']>;
  /** The student's id. */
  id: Scalars['ID']['output'];
  /** The student's full name. */
  name: Scalars['String']['output'];
  /** The student's status; students who ended or dropped out are excluded. */
  status: StudentStatus;
};

/** A subject that a teacher teaches, and whether with formal qualification (behörighet). */
export type TeacherSubject = {
  __typename?: 'TeacherSubject';
  /** True with formal qualification (behörighet) in the subject. */
  isQualified: Scalars['Boolean']['output'];
  /** Name of the subject, such as 'Matematik'. */
  subject: Scalars['String']['output'];
};

/** A subject that a teacher teaches; the same name twice is BAD_USER_INPUT (DUPLICATE). */
export type TeacherSubjectInput = {
  /** True with formal qualification (behörighet) in the subject. */
  isQualified: Scalars['Boolean']['input'];
  /** 1 to 80 characters. */
  subject: Scalars['String']['input'];
};

/** A teacher by name. */
export type TeacherUser = {
  __typename?: 'TeacherUser';
  /** In `Teacher.userId` the account's id; elsewhere the teacher record's id, as in `teachers`. */
  id: Scalars['ID']['output'];
  /** The display name, never an e-mail address. */
  username: Scalars['String']['output'];
};

/** A teacher's workload as of today (pages, section 9). */
export type TeacherWork = {
  __typename?: 'TeacherWork';
  /** Number of planned or open course instances that have not started. */
  comingInstances: Scalars['Int']['output'];
  /** Null while employed. */
  employmentEndedOn: Maybe<Scalars['Date']['output']>;
  /** Extent of the employment, in per cent of full time. */
  employmentPercent: Scalars['Int']['output'];
  /** Exam registrations that wait for a decision. */
  examsToReview: Scalars['Int']['output'];
  /** Students without a signed grade in instances that have ended. */
  gradesToSet: Scalars['Int']['output'];
  /** The teacher record's id, as in `teachers`. */
  id: Scalars['ID']['output'];
  /** The first day of that load; null without ongoing or coming instances. */
  loadOn: Maybe<Scalars['Date']['output']>;
  /** The highest sum of paces on one day from today on, in per cent of the extent of the employment. */
  loadPercent: Scalars['Int']['output'];
  /** Sum of points times pace over the ongoing instances. */
  loadPoints: Scalars['Int']['output'];
  /** Number of course instances in progress today. */
  ongoingInstances: Scalars['Int']['output'];
  /** Those of `gradesToSet` that are overdue. */
  overdueGrades: Scalars['Int']['output'];
  /** The earliest missed due date; null if nothing is overdue. */
  overdueSince: Maybe<Scalars['Date']['output']>;
  /** Number of students with this responsible teacher. */
  responsibleFor: Scalars['Int']['output'];
  /** Students in ongoing instances, each counted once. */
  students: Scalars['Int']['output'];
  /** The subjects the teacher teaches, by name. */
  subjects: Array<TeacherSubject>;
  /** The account: name, address, last sign-in, and the viewer's permissions. */
  user: User;
  /** Version of subjects and extent, for optimistic locking. */
  version: Scalars['Int']['output'];
};

/** Conditions are combined with AND. */
export type TeacherWorkFilter = {
  /** Active (true) or deactivated (false) accounts. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only teachers with overdue grades. */
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of a name or an e-mail address. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Only teachers of this subject; exact match, as in `TeacherWorkPage.subjects`. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** Only teachers without an ongoing or coming instance. */
  withoutInstances?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Filter, order and page. */
export type TeacherWorkInput = {
  /** Default all teachers. */
  filter?: InputMaybe<TeacherWorkFilter>;
  /** 1 to 200; default 50. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** From 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Default by name. */
  sort?: InputMaybe<TeacherSort>;
};

/** A page of teachers with their load and pending work. */
export type TeacherWorkPage = {
  __typename?: 'TeacherWorkPage';
  /** By name in Swedish alphabetical order by default. */
  nodes: Array<TeacherWork>;
  /** Subjects to filter by: those of teachers and of the catalogue. */
  subjects: Array<Scalars['String']['output']>;
  /** Number of teachers that match the filter, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The colours of the pages. */
export type Theme =
  /** Light text on a dark ground. */
  | 'DARK'
  /** Dark text on a light ground. */
  | 'LIGHT'
  /** Follows the device. */
  | 'SYSTEM';

/** Something that has happened to a student. */
export type TimelineEntry = {
  __typename?: 'TimelineEntry';
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** The name of who did it, as it was then; null where nobody did, or the viewer may not know. */
  by: Maybe<Scalars['String']['output']>;
  /** Made of what it is and of the record it comes from. */
  id: Scalars['ID']['output'];
  /** What it is of. */
  kind: TimelineKind;
  /** The part of the student page where it stands. */
  link: Scalars['String']['output'];
  /** What happened, in Swedish. */
  text: Scalars['String']['output'];
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
  /** Mailed with the other participants of a course instance. */
  | 'MESSAGE'
  /** An enrolment's status has changed. */
  | 'STATUS';

/** The booking, by its occasion and its registration. */
export type UnbookExamInput = {
  /** The booked registration; NOT_FOUND when it is not on the occasion. */
  examId: Scalars['ID']['input'];
  /** The occasion on which the place is given back. */
  occasionId: Scalars['ID']['input'];
};

/** The student, or the action: one of the two. */
export type UndoEndStudentInput = {
  /** The action, as in `enrollmentBatches` (END_STUDENT). */
  batchId?: InputMaybe<Scalars['ID']['input']>;
  /** The student: the latest end is meant. */
  studentId?: InputMaybe<Scalars['ID']['input']>;
};

/** Which action is taken back as a unit. */
export type UndoEnrollmentBatchInput = {
  /** As in `enrollmentBatches`; unknown: NOT_FOUND. */
  batchId: Scalars['ID']['input'];
};

/** The registrations as the decision left them. */
export type UndoExamDecisionsInput = {
  /** 1 to 100 of them, each with the version that the decision answered. */
  exams: Array<ExamAtVersionInput>;
};

/** The batch to undo. */
export type UndoImportInput = {
  /** The viewer's own batch in state DONE; CONFLICT (NOT_COMMITTED) in any other state. */
  batchId: Scalars['ID']['input'];
};

/** The batch to undo. */
export type UndoMatchInput = {
  /** As in `matchBatches` or `matchedEntries`; a batch of another kind is NOT_FOUND. */
  batchId: Scalars['ID']['input'];
};

/** The replacement to undo. */
export type UndoTeacherReplacementInput = {
  /** As in `TeacherDetail.undoable`. */
  id: Scalars['ID']['input'];
};

/** A name or code missing from the catalogue, with possible courses. */
export type UnknownCourseName = {
  __typename?: 'UnknownCourseName';
  /** Best first, at most five. */
  hits: Array<CourseNameHit>;
  /** Workbook rows that could not be imported because of it. */
  importRows: Scalars['Int']['output'];
  /** Number of students who wait for it. */
  students: Scalars['Int']['output'];
  /** The most common spelling; spellings that differ only in case and punctuation are one name. */
  text: Scalars['String']['output'];
};

/** A page of unresolved names. */
export type UnknownCourseNamePage = {
  __typename?: 'UnknownCourseNamePage';
  /** Names with the most waiting students first. */
  nodes: Array<UnknownCourseName>;
  /** Number of names that match the search, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Search and page; default all unresolved names. */
export type UnknownCourseNamesInput = {
  /** 1 to 100; default 25. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** From 1; default 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Part of the name, ignoring case and punctuation; default all names. */
  q?: InputMaybe<Scalars['String']['input']>;
};

/** Opens a signed grade for correction (Rättelse), with the reason; the published one stands until the new one is signed. CONFLICT: NOT_SIGNED, ALREADY_OPEN or NO_REGISTRATION. */
export type UnlockGradeInput = {
  /** The signed grade, as in `GradeRow.gradeId`. */
  gradeId: Scalars['ID']['input'];
  /** Stays with the grade, and in the student's change history. */
  reason: Scalars['String']['input'];
};

/** A course with waiting students and no open instance. */
export type UnmatchedCourse = {
  __typename?: 'UnmatchedCourse';
  /** The course to filter needs by; null for alternatives and for unresolved text. */
  courseId: Maybe<Scalars['ID']['output']>;
  /** The first day on which one of them can start. */
  earliestOn: Scalars['Date']['output'];
  /** Number of waiting students. */
  waiting: Scalars['Int']['output'];
  /** The wanted course, or the text from a workbook. */
  wanted: Scalars['String']['output'];
};

/** Which course, the version that was edited, and all its fields as they shall be. */
export type UpdateCourseInput = {
  /** The whole form: an optional field left out is cleared, but for `kind` (COURSE) and `equivalentIds` (kept). */
  course: CourseInput;
  /** The course, from the catalogue; NOT_FOUND when there is none. */
  id: Scalars['ID']['input'];
  /** The version that the form was filled from; CONFLICT when it is no longer current. */
  version: Scalars['Int']['input'];
};

/** Which instance, the version that was edited, and the values that change. */
export type UpdateCourseInstanceInput = {
  /** The instance to change, from `courseInstances`. */
  id: Scalars['ID']['input'];
  /** What is to change; fields left out stay as they are. */
  values: CourseInstanceValues;
  /** CONFLICT (reason VERSION) when it is no longer this one. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Which edition, the version that was edited, and all its fields as they shall be; what its form leaves empty becomes empty. */
export type UpdateCoursePackageInput = {
  /** The edition to change, from `coursePackages`. */
  id: Scalars['ID']['input'];
  /** All fields as they shall be: they replace the stored ones, courses included. */
  package: CoursePackageInput;
  /** The `version` that the form was filled from; CONFLICT (reason VERSION) when it is no longer current. */
  version: Scalars['Int']['input'];
};

/** Which enrolment, the version that was edited, and what changes; what is left out stays as it is. */
export type UpdateEnrollmentInput = {
  /** Another instance of the course. */
  courseInstanceId?: InputMaybe<Scalars['ID']['input']>;
  /** Since when the status or the instance holds; today unless given. */
  effectiveOn?: InputMaybe<Scalars['Date']['input']>;
  /** Another last day, not before the start (ORDER). */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** The enrolment to change; unknown: NOT_FOUND. */
  id: Scalars['ID']['input'];
  /** The last day on which the student was known to be active, as a learning platform tells it. */
  lastActivityOn?: InputMaybe<Scalars['Date']['input']>;
  /** What else is said about the status, at most 500 characters; read with `status` alone. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why the status changes; required for DROPPED_OUT, PAUSED and ENDED_BY_PRINCIPAL, read with `status` alone. */
  reason?: InputMaybe<StatusReason>;
  /** The status that it gets from `effectiveOn` on; CONFLICT (reason GRADED) once its grade is signed, but for COMPLETED. */
  status?: InputMaybe<EnrollmentStatus>;
  /** CONFLICT when it is no longer current. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The registration and what is to be put right; what is left out stays as it is. */
export type UpdateExamInput = {
  /** The course of the catalogue that the registration is for; the text that was sent stays beside it. CONFLICT (reason GRADED) once a grade stands on the exam. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** The registration, from `exams`. */
  id: Scalars['ID']['input'];
  /** When the student really registered, today or earlier; null: when it was written down. A grade without an occasion is not dated before it. */
  registeredOn?: InputMaybe<Scalars['Date']['input']>;
  /** The version that was seen; CONFLICT when it is no longer current. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The occasion, its version, and what to change of it. What is left out stays; null clears. */
export type UpdateExamOccasionInput = {
  /** 1 to 1 000 places, not fewer than are booked; null is no limit. */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  /** All courses from now on, 1 to 20; null leaves them as they are. */
  courseIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** `HH:MM`, after the start; cannot be cleared. */
  endsAt?: InputMaybe<Scalars['String']['input']>;
  /** The new day; cannot be cleared. */
  heldOn?: InputMaybe<Scalars['Date']['input']>;
  /** The occasion to change; CONFLICT (CANCELLED) once it is cancelled. */
  id: Scalars['ID']['input'];
  /** Who watches over the exam, at most 120 characters. */
  invigilator?: InputMaybe<Scalars['String']['input']>;
  /** At most 1 000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Which part is sat; null leaves it as it is. */
  part?: InputMaybe<ExamPart>;
  /** Last day on which students may choose it; not before the first, not after `heldOn`. */
  registrationClosesOn?: InputMaybe<Scalars['Date']['input']>;
  /** First day on which students may choose it. */
  registrationOpensOn?: InputMaybe<Scalars['Date']['input']>;
  /** At most 80 characters. */
  room?: InputMaybe<Scalars['String']['input']>;
  /** `HH:MM`, Swedish time; cannot be cleared. */
  startsAt?: InputMaybe<Scalars['String']['input']>;
  /** Whose occasion it is, as in `teachers`; null makes it nobody's. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
  /** CONFLICT (reason VERSION) when it is no longer current. */
  version: Scalars['Int']['input'];
};

/** The follow-up and its new values. */
export type UpdateFollowUpInput = {
  /** Today or later, or the current date; omitted: unchanged. */
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  /** A follow-up assigned to the viewer or written by the viewer. */
  id: Scalars['ID']['input'];
  /** At most 500 characters of plain text; null clears it, omitted: unchanged. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The version the user saw; CONFLICT if it is stale. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** An uncommitted batch and its corrections; omitted fields are unchanged. */
export type UpdateImportInput = {
  /** The viewer's own batch; CONFLICT if it is committed (ALREADY_COMMITTED) or was last validated over an hour ago (EXPIRED). */
  batchId: Scalars['ID']['input'];
  /** Decisions about matches; each is written to the audit log. */
  decisions?: InputMaybe<Array<ImportRowDecision>>;
  /** Default true: an empty cell does not clear the stored value. */
  keepExistingWhenEmpty?: InputMaybe<Scalars['Boolean']['input']>;
  /** Omitted columns are unchanged; mapping a field to another column clears the previous one. */
  mapping?: InputMaybe<Array<ImportMapping>>;
  /** Cells to correct; the others are unchanged. */
  rows?: InputMaybe<Array<ImportRowFix>>;
  /** Spellings to correct in a whole column. */
  spellings?: InputMaybe<Array<ImportSpellingFix>>;
};

/** Only the fields to change, and the version that was read. A missing field keeps its value. */
export type UpdateMunicipalityInput = {
  /** At most 120 characters; a municipality must have one, others none. Left out with a new name: '<name> kommun' follows it, another stays. */
  authorityName?: InputMaybe<Scalars['String']['input']>;
  /** Four digits; null clears it. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Which one, by its present name. */
  name: Scalars['String']['input'];
  /** 1 to 60 characters. CONFLICT (FIXED) for one of the 22, (FROZEN) where frozen months are told under the old name. */
  newName?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read; CONFLICT (VERSION) when it is no longer current. */
  version: Scalars['Int']['input'];
};

/** The phone number and the settings to change; a missing field keeps its value. */
export type UpdateMyProfileInput = {
  /** Null clears it. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The settings to change; those left out stay. */
  settings?: InputMaybe<ProfileSettingsInput>;
};

/** Which package gets a new edition, and which level of Gy25 replaces which of its courses; those who have begun keep theirs. */
export type UpdatePackageToGy25Input = {
  /** The package's current edition; CONFLICT (reason REPLACED) when it has been followed already. */
  id: Scalars['ID']['input'];
  /** The chosen pairs, at least one (CONFLICT NOTHING_TO_DO); courses not named here stay. */
  replacements: Array<Gy25ChoiceInput>;
};

/** The list, its period and its complete prices; frozen months keep their amounts. */
export type UpdatePriceListInput = {
  /** The list to change; its customer cannot change. */
  id: Scalars['ID']['input'];
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** Paid days of each pause, 0 to 365; null: all. */
  paidPauseDays?: InputMaybe<Scalars['Int']['input']>;
  /** All prices of the list, at most 200; omitted ones are deleted. */
  rows: Array<PriceRowInput>;
  /** The first day: the list applies to studies that start from then on. */
  validFrom: Scalars['Date']['input'];
  /** The last day, not before the first; null: until further notice. */
  validTo?: InputMaybe<Scalars['Date']['input']>;
  /** The version the form was loaded with; CONFLICT if it is stale. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Which program, the version that was edited, and all its fields as they shall be; what its form leaves empty becomes empty. */
export type UpdateProgramInput = {
  /** The program to change, from `programs`. */
  id: Scalars['ID']['input'];
  /** All fields as they shall be: they replace the stored ones, courses included. */
  program: ProgramInput;
  /** The `version` that the form was filled from; CONFLICT (reason VERSION) when it is no longer current. */
  version: Scalars['Int']['input'];
};

/** What is changed of a saved view. A missing field keeps its value. */
export type UpdateSavedViewInput = {
  /** The query string of the page; null keeps it. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Null keeps them. */
  columns?: InputMaybe<SavedColumnsInput>;
  /** One that one may change. */
  id: Scalars['ID']['input'];
  /** 1 to 80 characters; it cannot be cleared. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** A role that may open the list; null takes it back from everybody. For administrators. */
  sharedWith?: InputMaybe<Role>;
  /** The version that was read; CONFLICT when it is no longer current. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The version that was read, and only the fields to change: a missing one keeps its value, null clears what may be empty. */
export type UpdateSchoolSettingsInput = {
  /** The huvudman that a paper names where the student's municipality is none, at most 120 characters. */
  authorityName?: InputMaybe<Scalars['String']['input']>;
  /** Where documents are signed, at most 120 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Where people turn with questions, at most 254 characters. */
  contactEmail?: InputMaybe<Scalars['String']['input']>;
  /** 5 to 20 characters: digits, blanks, `+`, `-`, `/` and parentheses. */
  contactPhone?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 50 000. */
  examFeeOre?: InputMaybe<Scalars['Int']['input']>;
  /** How the fee for an exam is paid, at most 500 characters. */
  examPaymentInfo?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 90. */
  gradeDeadlineDays?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 90. */
  inactivityDays?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 120 characters; cannot be cleared. */
  schoolName?: InputMaybe<Scalars['String']['input']>;
  /** Eight digits. */
  schoolUnitCode?: InputMaybe<Scalars['String']['input']>;
  /** Who signs documents, at most 120 characters. */
  signatoryName?: InputMaybe<Scalars['String']['input']>;
  /** What the signatory is, at most 120 characters. */
  signatoryTitle?: InputMaybe<Scalars['String']['input']>;
  /** The version that the changes were made on; an older one is CONFLICT. */
  version: Scalars['Int']['input'];
};

/** The student, the version that was read, and the fields of the form to change; a missing field keeps its value, null clears it. */
export type UpdateStudentInput = {
  /** The free text 'Övrigt', at most 2 000 characters. */
  additionalInfo?: InputMaybe<Scalars['String']['input']>;
  /** At most 254 characters; several students may share an address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The last day of the studies; not before `startDate` (ORDER). */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** The free text 'Provstatus', at most 60 characters. */
  exam?: InputMaybe<Scalars['String']['input']>;
  /** The student, from `students` or a search. */
  id: Scalars['ID']['input'];
  /** The home municipality; null takes it away. */
  municipality?: InputMaybe<MunicipalityInput>;
  /** 1 to 120 characters; it cannot be cleared. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** With or without century and separator; the date is verified, and the check digit where the kind has one. CONFLICT (DUPLICATE) when another student has it. */
  personalNumber?: InputMaybe<Scalars['String']['input']>;
  /** 5 to 20 characters: digits, blanks, `+`, `-`, `/` and parentheses. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The first day of the studies. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** The version that the form was filled from; CONFLICT when it is no longer current. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The students, and what all of them get; a missing field is left alone, and all are changed or none. */
export type UpdateStudentsInput = {
  /** The last day of the studies; null clears it. ORDER when it is before a student's start; nothing is written then. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** 1 to 1 000 students. */
  ids: Array<Scalars['ID']['input']>;
  /** The home municipality; null takes it away. */
  municipality?: InputMaybe<MunicipalityInput>;
  /** The responsible teacher, as in `teachers`; null takes the teacher away. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
};

/** What a change of many students has done. */
export type UpdateStudentsResult = {
  __typename?: 'UpdateStudentsResult';
  /** Students that were really changed. */
  changed: Scalars['Int']['output'];
  /** The students that were changed. */
  ids: Array<Scalars['ID']['output']>;
};

/** One of the viewer's own tasks, and the text that takes the place of the one it has. */
export type UpdateTaskInput = {
  /** 1 to 500 characters. */
  description: Scalars['String']['input'];
  /** One's own task, from `tasks`. */
  id: Scalars['ID']['input'];
};

/** The teacher, the complete list of subjects, and the extent in per cent. */
export type UpdateTeacherProfileInput = {
  /** 5 to 100. */
  employmentPercent: Scalars['Int']['input'];
  /** Id of the teacher, as in `teachers`. */
  id: Scalars['ID']['input'];
  /** The complete list, at most 20; omitted subjects are removed. */
  subjects: Array<TeacherSubjectInput>;
  /** The version the form was loaded with; CONFLICT if it is stale. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The account, the version that was read, and the fields to change; a missing one keeps its value. */
export type UpdateUserInput = {
  /** A new address ends all sessions of the account and makes links sent to the old one useless. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The account, from `users`. */
  id: Scalars['ID']['input'];
  /** 1 to 120 characters; it cannot be cleared. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Null clears it. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The version that the form was filled from; CONFLICT when it is no longer current. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A file of a student (specification, section 3: Uploaded file). Bytes travel by REST only. */
export type UploadedFile = {
  __typename?: 'UploadedFile';
  /** The sender's name of the file without path or hidden characters, at most 200 characters. */
  filename: Scalars['String']['output'];
  /** Passed to `file`, `deleteFile` and `GET /api/uploads/download/{fileId}`. */
  id: Scalars['ID']['output'];
  /** Decided by the server from content and extension, never by the client. */
  mimeType: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
  /** The student to whom the file belongs. */
  studentId: Scalars['ID']['output'];
  /** When the file was added to the student. */
  uploadedAt: Scalars['DateTime']['output'];
  /** The uploader's name; null for students. */
  uploadedBy: Maybe<Scalars['String']['output']>;
  /** True from teacher up (permissions, M19). */
  viewerMayDelete: Scalars['Boolean']['output'];
};

/** An account: who may sign in, and as what. */
export type User = {
  __typename?: 'User';
  /** False: nobody signs in with it. The name stays in comments and history. */
  active: Scalars['Boolean']['output'];
  /** When the account was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The address to sign in with, in lower case; unique among all accounts. */
  email: Scalars['String']['output'];
  /** False until the person has chosen one by the mailed link. */
  hasPassword: Scalars['Boolean']['output'];
  /** The account's id: what every `userId` means. Not the id of a teacher or student record. */
  id: Scalars['ID']['output'];
  /** When somebody last signed in with the account; null when nobody has yet. */
  lastSeenAt: Maybe<Scalars['DateTime']['output']>;
  /** The display name, 1 to 120 characters. */
  name: Scalars['String']['output'];
  /** As people write it, at most 20 characters; null when there is none. */
  phone: Maybe<Scalars['String']['output']>;
  /** What the person may do; see `Role`. */
  role: Role;
  /** The linked student record; null means 'not linked'. */
  studentId: Maybe<Scalars['ID']['output']>;
  /** The teacher record, as in `teachers`; null when there is none. */
  teacherId: Maybe<Scalars['ID']['output']>;
  /** Counts the changes to the account; send it with an edit to never overwrite someone else's. */
  version: Scalars['Int']['output'];
  /** Asked by buttons; the server decides again at each call. */
  viewerMay: UserRights;
};

/** Filters of the user administration; all given ones must hold. */
export type UserFilter = {
  /** True: those that may sign in; false: deactivated ones; left out: both. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Accounts for which a password has not (true) or has (false) been chosen: nobody signs in without one. */
  cannotSignIn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of a name or an e-mail address. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Accounts with any of these roles; all when empty or left out. */
  roles?: InputMaybe<Array<Role>>;
  /** Student accounts without (true) or with (false) a linked record. */
  unlinked?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One page of accounts. */
export type UserPage = {
  __typename?: 'UserPage';
  /** Send as `after` for the next page; null on the last one. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** By name in Swedish alphabetical order unless sorted otherwise. */
  nodes: Array<User>;
  /** Accounts that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** What the viewer may do with this account, so that no button is guessed (permissions, section 7). */
export type UserRights = {
  __typename?: 'UserRights';
  /** Switch it on again: a deactivated account of at most one's own rank. */
  activate: Scalars['Boolean']['output'];
  /** Switch it off: an active account of at most one's own rank, never one's own. */
  deactivate: Scalars['Boolean']['output'];
  /** Name, e-mail address and phone. */
  edit: Scalars['Boolean']['output'];
  /** Sign it out everywhere: an account of at most one's own rank. */
  endSessions: Scalars['Boolean']['output'];
  /** Roles that the viewer may give this account; empty when its role may not be changed. */
  grant: Array<Role>;
  /** Mail a link for choosing a password: an active account of at most one's own rank. */
  sendResetLink: Scalars['Boolean']['output'];
};

/** Somewhere one is signed in. */
export type UserSession = {
  __typename?: 'UserSession';
  /** The network address of the sign-in. */
  address: Maybe<Scalars['String']['output']>;
  /** When the person signed in there. */
  createdAt: Scalars['DateTime']['output'];
  /** True for the session that asks. */
  current: Scalars['Boolean']['output'];
  /** It ends then at the latest, and after an hour without use. */
  expiresAt: Scalars['DateTime']['output'];
  /** Passed to `endSession`; it is not the token. */
  id: Scalars['ID']['output'];
  /** To the minute. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** How the browser or program named itself. */
  userAgent: Maybe<Scalars['String']['output']>;
};

/** A column of `UserSortField`, and which way. */
export type UserSort = {
  /** Ascending or descending; rows without a value come last either way. */
  direction: SortDirection;
  /** What to sort by. */
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

/** Filter, order and page; left out, the first 50 by name. */
export type UsersInput = {
  /** The `nextCursor` of the page before, with the same sorting. */
  after?: InputMaybe<Scalars['String']['input']>;
  /** Left out: all accounts of people. Those of API keys are never among them. */
  filter?: InputMaybe<UserFilter>;
  /** 1 to 200; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** From 1; 1 unless given. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** By name, ascending, unless given. */
  sort?: InputMaybe<UserSort>;
};

/** The report and the reason. */
export type WithdrawCsnReportInput = {
  /** The report, from `csnReports`. */
  id: Scalars['ID']['input'];
  /** Required, at most 500 characters; it is kept, and should name no student. */
  reason: Scalars['String']['input'];
};

/** The registration that the student withdraws. */
export type WithdrawExamInput = {
  /** The registration, from `exams`. */
  id: Scalars['ID']['input'];
};

/** The invoice to withdraw. */
export type WithdrawInvoiceInput = {
  /** As in `EarningInvoice.id`; idempotent. */
  id: Scalars['ID']['input'];
};

/** The arguments of each field of Query. */
export interface QueryArgs {
  accessLog: QueryAccessLogArgs;
  anonymisePreview: QueryAnonymisePreviewArgs;
  apiKeys: Record<string, never>;
  asksForReason: QueryAsksForReasonArgs;
  assignableInstances: QueryAssignableInstancesArgs;
  auditLog: QueryAuditLogArgs;
  board: Record<string, never>;
  calendar: QueryCalendarArgs;
  calendarSubscription: Record<string, never>;
  catalogueCourse: QueryCatalogueCourseArgs;
  catalogueCourses: QueryCatalogueCoursesArgs;
  competenceGaps: QueryCompetenceGapsArgs;
  correctionRequests: QueryCorrectionRequestsArgs;
  course: QueryCourseArgs;
  courseAliases: Record<string, never>;
  courseInstance: QueryCourseInstanceArgs;
  courseInstanceAttention: Record<string, never>;
  courseInstanceCancellation: QueryCourseInstanceCancellationArgs;
  courseInstanceDates: QueryCourseInstanceDatesArgs;
  courseInstanceSeries: QueryCourseInstanceSeriesArgs;
  courseInstanceStudents: QueryCourseInstanceStudentsArgs;
  courseInstances: QueryCourseInstancesArgs;
  courseMatching: QueryCourseMatchingArgs;
  coursePackage: QueryCoursePackageArgs;
  coursePackages: QueryCoursePackagesArgs;
  courseStatistics: QueryCourseStatisticsArgs;
  courses: Record<string, never>;
  csnPreview: QueryCsnPreviewArgs;
  csnReport: QueryCsnReportArgs;
  csnReports: Record<string, never>;
  details: QueryDetailsArgs;
  documentPreview: QueryDocumentPreviewArgs;
  documentSubjects: QueryDocumentSubjectsArgs;
  dropoutStatistics: QueryDropoutStatisticsArgs;
  earningCorrections: QueryEarningCorrectionsArgs;
  earningDeviations: QueryEarningDeviationsArgs;
  earningExplanation: QueryEarningExplanationArgs;
  earningFreezes: Record<string, never>;
  earningLines: QueryEarningLinesArgs;
  earnings: QueryEarningsArgs;
  educationList: QueryEducationListArgs;
  educationOverview: Record<string, never>;
  endStudentPreview: QueryEndStudentPreviewArgs;
  endingStudents: Record<string, never>;
  enrollment: QueryEnrollmentArgs;
  enrollmentBatches: Record<string, never>;
  enrollmentSummary: Record<string, never>;
  enrollments: QueryEnrollmentsArgs;
  examFees: QueryExamFeesArgs;
  exams: QueryExamsArgs;
  examsToHold: Record<string, never>;
  examsToWatch: Record<string, never>;
  exportStudents: QueryExportStudentsArgs;
  file: QueryFileArgs;
  files: QueryFilesArgs;
  findStudents: QueryFindStudentsArgs;
  firstRun: Record<string, never>;
  followUps: Record<string, never>;
  freezePreview: QueryFreezePreviewArgs;
  gradeSheet: QueryGradeSheetArgs;
  gradeStatistics: QueryGradeStatisticsArgs;
  gradingGroups: QueryGradingGroupsArgs;
  groupStatistics: QueryGroupStatisticsArgs;
  gy25Proposal: QueryGy25ProposalArgs;
  heldImportFiles: Record<string, never>;
  heldImportRows: Record<string, never>;
  importBatch: QueryImportBatchArgs;
  importBatches: Record<string, never>;
  instanceTeacherLoad: QueryInstanceTeacherLoadArgs;
  invoiceSheet: QueryInvoiceSheetArgs;
  issuedDocument: QueryIssuedDocumentArgs;
  issuedDocuments: QueryIssuedDocumentsArgs;
  job: QueryJobArgs;
  listExport: QueryListExportArgs;
  matchBatches: Record<string, never>;
  matchedEntries: QueryMatchedEntriesArgs;
  me: Record<string, never>;
  mergePreview: QueryMergePreviewArgs;
  municipalities: Record<string, never>;
  municipalityRegister: Record<string, never>;
  myCorrectionRequests: Record<string, never>;
  myData: Record<string, never>;
  myProfile: Record<string, never>;
  mySessions: Record<string, never>;
  notificationPage: QueryNotificationPageArgs;
  notifications: QueryNotificationsArgs;
  occasionSummonses: QueryOccasionSummonsesArgs;
  openExamOccasions: QueryOpenExamOccasionsArgs;
  ownExamTerms: QueryOwnExamTermsArgs;
  ownStudents: Record<string, never>;
  packagePlan: QueryPackagePlanArgs;
  participantMessagePreview: QueryParticipantMessagePreviewArgs;
  previewEnrollMany: QueryPreviewEnrollManyArgs;
  previewEnrollmentChange: QueryPreviewEnrollmentChangeArgs;
  priceLists: QueryPriceListsArgs;
  program: QueryProgramArgs;
  programs: QueryProgramsArgs;
  recentStudents: Record<string, never>;
  resetLinkIsAlive: QueryResetLinkIsAliveArgs;
  safeMatches: QuerySafeMatchesArgs;
  savedViews: QuerySavedViewsArgs;
  schoolSettings: Record<string, never>;
  search: QuerySearchArgs;
  startStatistics: QueryStartStatisticsArgs;
  student: QueryStudentArgs;
  studentGrades: QueryStudentGradesArgs;
  studentHistory: QueryStudentHistoryArgs;
  studentTimeline: QueryStudentTimelineArgs;
  students: QueryStudentsArgs;
  systemStatus: Record<string, never>;
  tasks: Record<string, never>;
  teacherDetail: QueryTeacherDetailArgs;
  teacherManagement: QueryTeacherManagementArgs;
  teacherReplacementPreview: QueryTeacherReplacementPreviewArgs;
  teachers: Record<string, never>;
  unknownCourseNames: QueryUnknownCourseNamesArgs;
  unmatchedCourses: Record<string, never>;
  user: QueryUserArgs;
  users: QueryUsersArgs;
  verifyDocument: QueryVerifyDocumentArgs;
  waitingCorrections: Record<string, never>;
}

/** The arguments of each field of Mutation. */
export interface MutationArgs {
  activateUser: MutationActivateUserArgs;
  addAplComment: MutationAddAplCommentArgs;
  addCourseWish: MutationAddCourseWishArgs;
  addFile: MutationAddFileArgs;
  addFollowUp: MutationAddFollowUpArgs;
  addMunicipality: MutationAddMunicipalityArgs;
  addStudentComment: MutationAddStudentCommentArgs;
  anonymiseStudent: MutationAnonymiseStudentArgs;
  answerCorrection: MutationAnswerCorrectionArgs;
  assignTeacher: MutationAssignTeacherArgs;
  bookExams: MutationBookExamsArgs;
  cancelCourseInstance: MutationCancelCourseInstanceArgs;
  cancelExamOccasion: MutationCancelExamOccasionArgs;
  cancelJob: MutationCancelJobArgs;
  cancelTeacherReplacement: MutationCancelTeacherReplacementArgs;
  changeEnrollments: MutationChangeEnrollmentsArgs;
  changePassword: MutationChangePasswordArgs;
  chooseDefaultView: MutationChooseDefaultViewArgs;
  commitImport: MutationCommitImportArgs;
  completeFollowUp: MutationCompleteFollowUpArgs;
  copyCoursePackage: MutationCopyCoursePackageArgs;
  copyCourseToGy25: MutationCopyCourseToGy25Args;
  copyPriceLists: MutationCopyPriceListsArgs;
  correctEarnings: MutationCorrectEarningsArgs;
  createApiKey: MutationCreateApiKeyArgs;
  createCalendarSubscription: Record<string, never>;
  createCourse: MutationCreateCourseArgs;
  createCourseInstance: MutationCreateCourseInstanceArgs;
  createCourseInstanceSeries: MutationCreateCourseInstanceSeriesArgs;
  createCoursePackage: MutationCreateCoursePackageArgs;
  createDocument: MutationCreateDocumentArgs;
  createDocuments: MutationCreateDocumentsArgs;
  createExamOccasion: MutationCreateExamOccasionArgs;
  createExamSummons: MutationCreateExamSummonsArgs;
  createExport: MutationCreateExportArgs;
  createGradeCatalogue: MutationCreateGradeCatalogueArgs;
  createInstanceForNeeds: MutationCreateInstanceForNeedsArgs;
  createMyDocument: MutationCreateMyDocumentArgs;
  createPackageEdition: MutationCreatePackageEditionArgs;
  createPriceList: MutationCreatePriceListArgs;
  createProgram: MutationCreateProgramArgs;
  createSavedView: MutationCreateSavedViewArgs;
  createStudent: MutationCreateStudentArgs;
  createTask: MutationCreateTaskArgs;
  createUser: MutationCreateUserArgs;
  deactivateUser: MutationDeactivateUserArgs;
  decideExam: MutationDecideExamArgs;
  decideExams: MutationDecideExamsArgs;
  deleteAplComment: MutationDeleteAplCommentArgs;
  deleteCalendarSubscription: Record<string, never>;
  deleteCourse: MutationDeleteCourseArgs;
  deleteCourseInstance: MutationDeleteCourseInstanceArgs;
  deleteCoursePackage: MutationDeleteCoursePackageArgs;
  deleteExam: MutationDeleteExamArgs;
  deleteFile: MutationDeleteFileArgs;
  deleteMyTasks: Record<string, never>;
  deletePriceList: MutationDeletePriceListArgs;
  deleteProgram: MutationDeleteProgramArgs;
  deleteSavedView: MutationDeleteSavedViewArgs;
  deleteStudentComment: MutationDeleteStudentCommentArgs;
  deleteTask: MutationDeleteTaskArgs;
  dropHeldImportRow: MutationDropHeldImportRowArgs;
  editAplComment: MutationEditAplCommentArgs;
  editStudentComment: MutationEditStudentCommentArgs;
  endOtherSessions: Record<string, never>;
  endSession: MutationEndSessionArgs;
  endStudent: MutationEndStudentArgs;
  endTeacherEmployment: MutationEndTeacherEmploymentArgs;
  endUserSessions: MutationEndUserSessionsArgs;
  enrollMany: MutationEnrollManyArgs;
  enrollOnPackage: MutationEnrollOnPackageArgs;
  enrollStudent: MutationEnrollStudentArgs;
  fillGrades: MutationFillGradesArgs;
  forgetCourseAlias: MutationForgetCourseAliasArgs;
  freezePeriod: MutationFreezePeriodArgs;
  importCourses: MutationImportCoursesArgs;
  linkStudentAccount: MutationLinkStudentAccountArgs;
  login: MutationLoginArgs;
  logout: Record<string, never>;
  markCommentsSeen: MutationMarkCommentsSeenArgs;
  markInvoiced: MutationMarkInvoicedArgs;
  markManyInvoiced: MutationMarkManyInvoicedArgs;
  matchNeeds: MutationMatchNeedsArgs;
  matchSafeNeeds: MutationMatchSafeNeedsArgs;
  mergeStudents: MutationMergeStudentsArgs;
  messageParticipants: MutationMessageParticipantsArgs;
  moveExamBooking: MutationMoveExamBookingArgs;
  previewImport: MutationPreviewImportArgs;
  readPriceWorkbook: MutationReadPriceWorkbookArgs;
  recordExam: MutationRecordExamArgs;
  registerExam: MutationRegisterExamArgs;
  relockGrade: MutationRelockGradeArgs;
  removeEnrollment: MutationRemoveEnrollmentArgs;
  renewInvitations: MutationRenewInvitationsArgs;
  reopenCourseInstance: MutationReopenCourseInstanceArgs;
  replaceTeacher: MutationReplaceTeacherArgs;
  reportToCsn: MutationReportToCsnArgs;
  requestCorrection: MutationRequestCorrectionArgs;
  requestPasswordReset: MutationRequestPasswordResetArgs;
  resetNotification: MutationResetNotificationArgs;
  resetPassword: MutationResetPasswordArgs;
  resolveCourseName: MutationResolveCourseNameArgs;
  resolveNotification: MutationResolveNotificationArgs;
  resolveNotifications: MutationResolveNotificationsArgs;
  restoreComment: MutationRestoreCommentArgs;
  restoreExamOccasion: MutationRestoreExamOccasionArgs;
  restoreNotifications: MutationRestoreNotificationsArgs;
  restoreSavedView: MutationRestoreSavedViewArgs;
  retireMunicipality: MutationRetireMunicipalityArgs;
  revokeApiKey: MutationRevokeApiKeyArgs;
  revokeDocument: MutationRevokeDocumentArgs;
  saveDocumentToFiles: MutationSaveDocumentToFilesArgs;
  sendCancellationMails: MutationSendCancellationMailsArgs;
  sendExamSummons: MutationSendExamSummonsArgs;
  sendOccasionMails: MutationSendOccasionMailsArgs;
  sendResetLink: MutationSendResetLinkArgs;
  sendTestMail: Record<string, never>;
  setAplStatus: MutationSetAplStatusArgs;
  setCourseArchived: MutationSetCourseArchivedArgs;
  setCourseInstancesTeacher: MutationSetCourseInstancesTeacherArgs;
  setCoursesArchived: MutationSetCoursesArchivedArgs;
  setCoursesPriceCategory: MutationSetCoursesPriceCategoryArgs;
  setExamGrade: MutationSetExamGradeArgs;
  setExamTeacher: MutationSetExamTeacherArgs;
  setGrade: MutationSetGradeArgs;
  setGradeDate: MutationSetGradeDateArgs;
  setPackageArchived: MutationSetPackageArchivedArgs;
  setProgramArchived: MutationSetProgramArchivedArgs;
  setProtected: MutationSetProtectedArgs;
  setResponsibleTeacher: MutationSetResponsibleTeacherArgs;
  setUserRole: MutationSetUserRoleArgs;
  signGrades: MutationSignGradesArgs;
  skipFirstRunStep: MutationSkipFirstRunStepArgs;
  skipNeeds: MutationSkipNeedsArgs;
  takeHeldImportRow: MutationTakeHeldImportRowArgs;
  unbookExam: MutationUnbookExamArgs;
  undoEndStudent: MutationUndoEndStudentArgs;
  undoEnrollmentBatch: MutationUndoEnrollmentBatchArgs;
  undoExamDecisions: MutationUndoExamDecisionsArgs;
  undoImport: MutationUndoImportArgs;
  undoMatch: MutationUndoMatchArgs;
  undoTeacherReplacement: MutationUndoTeacherReplacementArgs;
  unlockGrade: MutationUnlockGradeArgs;
  updateCourse: MutationUpdateCourseArgs;
  updateCourseInstance: MutationUpdateCourseInstanceArgs;
  updateCoursePackage: MutationUpdateCoursePackageArgs;
  updateEnrollment: MutationUpdateEnrollmentArgs;
  updateExam: MutationUpdateExamArgs;
  updateExamOccasion: MutationUpdateExamOccasionArgs;
  updateFollowUp: MutationUpdateFollowUpArgs;
  updateImport: MutationUpdateImportArgs;
  updateMunicipality: MutationUpdateMunicipalityArgs;
  updateMyProfile: MutationUpdateMyProfileArgs;
  updatePackageToGy25: MutationUpdatePackageToGy25Args;
  updatePriceList: MutationUpdatePriceListArgs;
  updateProgram: MutationUpdateProgramArgs;
  updateSavedView: MutationUpdateSavedViewArgs;
  updateSchoolSettings: MutationUpdateSchoolSettingsArgs;
  updateStudent: MutationUpdateStudentArgs;
  updateStudents: MutationUpdateStudentsArgs;
  updateTask: MutationUpdateTaskArgs;
  updateTeacherProfile: MutationUpdateTeacherProfileArgs;
  updateUser: MutationUpdateUserArgs;
  withdrawCsnReport: MutationWithdrawCsnReportArgs;
  withdrawExam: MutationWithdrawExamArgs;
  withdrawInvoice: MutationWithdrawInvoiceArgs;
}

/** The arguments of each field of Subscription. */
export interface SubscriptionArgs {
  boardChanged: SubscriptionBoardChangedArgs;
  calendarChanged: Record<string, never>;
  notificationAdded: Record<string, never>;
}
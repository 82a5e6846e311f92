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

/** An access to student data by staff or another system, or a refused attempt. */
export type AccessLogEntry = {
  __typename?: 'AccessLogEntry';
  /** Action: READ_STUDENT, CHANGE_STUDENT, LIST_STUDENTS … */
  action: Scalars['String']['output'];
  /** When the data was accessed. */
  at: Scalars['DateTime']['output'];
  /** Name of the exported list or type of the document; null for other actions. */
  detail: Maybe<Scalars['String']['output']>;
  /** Sequence number; entries are never changed or deleted. */
  id: Scalars['ID']['output'];
  /** Whether the student's identity was protected at that time. */
  isProtected: Scalars['Boolean']['output'];
  /**
   * Filters of a list or search that showed a protected student, without personal numbers; null for an unfiltered list
   * and for all other entries.
   */
  question: Maybe<Scalars['String']['output']>;
  /** Reason given in `Access-Reason`; null if none was given. */
  reason: Maybe<Scalars['String']['output']>;
  /** Whether access was granted or refused. */
  result: AccessResult;
  /** Role of the account at that time. */
  role: Role;
  /** Id of the student; null for a list. */
  studentId: Maybe<Scalars['ID']['output']>;
  /** Current name of the student; null for a list, or if the record no longer exists. */
  studentName: Maybe<Scalars['String']['output']>;
  /** Id of the account, or of an API key's account. */
  userId: Scalars['ID']['output'];
  /** Current name of the account; null if the account no longer exists. */
  userName: Maybe<Scalars['String']['output']>;
};

/** Filters, all of which must match, and page; default is the latest 50 entries. */
export type AccessLogInput = {
  /** Exact action, such as READ_STUDENT or EXPORT_LIST. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** `nextCursor` of the previous page. */
  after?: InputMaybe<Scalars['String']['input']>;
  /** Page size, 1 to 200; default 50. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** First day, in Swedish time. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** True: only protected students; false: only other students. */
  isProtected?: InputMaybe<Scalars['Boolean']['input']>;
  /** Accesses to this student's record; lists only if they showed the student while protected. */
  studentId?: InputMaybe<Scalars['ID']['input']>;
  /** Last day, in Swedish time. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** Accesses by this account. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** One page of the access log. */
export type AccessLogPage = {
  __typename?: 'AccessLogPage';
  /** Cursor for `after` of the next page; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** Entries, newest first. */
  nodes: Array<AccessLogEntry>;
};

/** Whether access was granted. */
export type AccessResult =
  /** The data was shown. */
  | 'OK'
  /** Access was refused: the role has no access to the student's data, or the student's identity is protected from the user. */
  | 'REFUSED';

/** A summary of an account that belongs to neither a teacher nor a linked student. */
export type AccountCard = {
  __typename?: 'AccountCard';
  /** False if the account is deactivated; only administrators find such accounts. */
  active: Scalars['Boolean']['output'];
  /** The e-mail address; null for viewers below teacher. */
  email: Maybe<Scalars['String']['output']>;
  /** The account's id, as `User.id`. */
  id: Scalars['ID']['output'];
  /** The account's role. */
  role: Role;
  /** The name. */
  title: Scalars['String']['output'];
  /** Personal or Användare. */
  type: Scalars['String']['output'];
};

/** The account to reactivate. */
export type ActivateUserInput = {
  /** A deactivated account, from `users`; an active one is unchanged. */
  id: Scalars['ID']['input'];
};

/** A new comment about a student; it counts as seen by its author. */
export type AddCommentInput = {
  /** Text, 1 to 4 000 characters. The student can read it. */
  comment: Scalars['String']['input'];
  /** True if the comment records contact with the student, which counts as activity today; default false. */
  isContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the student. */
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

/** The student and the upload sent by REST. */
export type AddFileInput = {
  /** The student's id; CONFLICT (FILE_QUOTA) above 200 files or 1 GB. */
  studentId: Scalars['ID']['input'];
  /** Id of an upload that this user sent to `POST /api/uploads/{studentId}`. */
  uploadId: Scalars['ID']['input'];
};

/** The student, the note, the due date and the assignee. */
export type AddFollowUpInput = {
  /** The account of a colleague who can see the student; default the viewer. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** Today or later, from Monday to Friday. */
  dueOn: Scalars['Date']['input'];
  /** At most 500 characters of plain text. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** A student visible to the viewer. */
  studentId: Scalars['ID']['input'];
};

/** The new municipality. */
export type AddMunicipalityInput = {
  /** Name as huvudman, at most 120 characters; '<name> kommun' unless given. */
  authorityName?: InputMaybe<Scalars['String']['input']>;
  /** Code of four digits. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The kind, MUNICIPALITY unless given; it cannot be changed later. */
  kind?: InputMaybe<MunicipalityKind>;
  /** 1 to 60 characters; CONFLICT (DUPLICATE) if it exists, with a hyphen equal to a space. */
  name: Scalars['String']['input'];
};

/** A new supervisor. */
export type AddSupervisorInput = {
  /** The form. */
  values: SupervisorValues;
  /** Id of the workplace. */
  workplaceId: Scalars['ID']['input'];
};

/** A new agreement. */
export type AddWorkplaceAgreementInput = {
  /** The agreement. */
  values: WorkplaceAgreementValues;
  /** Id of the workplace. */
  workplaceId: Scalars['ID']['input'];
};

/** A new contact. */
export type AddWorkplaceContactInput = {
  /** The contact. */
  values: WorkplaceContactValues;
  /** Id of the workplace. */
  workplaceId: Scalars['ID']['input'];
};

/** The student's own plan to agree to. */
export type AgreeOwnStudyPlanInput = {
  /** The version the student saw; CONFLICT if it is stale. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A study plan to agree to. */
export type AgreeStudyPlanInput = {
  /** A student with a plan. */
  studentId: Scalars['ID']['input'];
  /** The version the user saw; CONFLICT if it is stale. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A party of the agreement of a placement. */
export type AgreementParty =
  /** The school: an administrator or a teacher of the placement. */
  | 'SCHOOL'
  /** The student. */
  | 'STUDENT'
  /** The workplace. */
  | 'WORKPLACE';

/** A party's signature on screen. */
export type AgreementSignature = {
  __typename?: 'AgreementSignature';
  /** The signer's IP address; null below administrators. */
  address: Maybe<Scalars['String']['output']>;
  /** The name that the signer confirmed. */
  name: Scalars['String']['output'];
  /** Who signed. */
  party: AgreementParty;
  /** When it was signed. */
  signedAt: Scalars['DateTime']['output'];
};

/** The general text of an agreement, in one language. */
export type AgreementText = {
  __typename?: 'AgreementText';
  /** Heading of the terms. */
  heading: Scalars['String']['output'];
  /** What the agreement concerns. */
  intro: Scalars['String']['output'];
  /** What the parties agree on. */
  terms: Array<Scalars['String']['output']>;
};

/** Data to check before a student is anonymised. */
export type AnonymisePreview = {
  __typename?: 'AnonymisePreview';
  /** Texts by other users that mention the student, newest first. */
  mentions: Array<StudentMention>;
};

/** The student to anonymise. */
export type AnonymisePreviewInput = {
  /** The student's id, as in `students`. */
  studentId: Scalars['ID']['input'];
};

/** The student, the name as confirmation, and the version. Cannot be undone. */
export type AnonymiseStudentInput = {
  /** Ids of mentions, from `anonymisePreview`, whose text is cleared in the same transaction. */
  clearMentions?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The student's name, typed as confirmation. */
  confirmName: Scalars['String']['input'];
  /** The student; all enrolments must have ended. */
  studentId: Scalars['ID']['input'];
  /** The student's version; CONFLICT (VERSION) if it is no longer current. */
  version: Scalars['Int']['input'];
};

/** The request, its outcome, and the answer to the student. */
export type AnswerCorrectionInput = {
  /** Answer to the student, 1 to 2 000 characters. */
  answer: Scalars['String']['input'];
  /** Id of the request, from `correctionRequests`; NOT_FOUND if it does not exist. */
  id: Scalars['ID']['input'];
  /** Whether the correction was made. */
  outcome: CorrectionOutcome;
};

/**
 * An API key: authenticates another system with the rights of a role (`Authorization: Bearer sv_…`). Its actions are
 * recorded under its name.
 */
export type ApiKey = {
  __typename?: 'ApiKey';
  /** When the key was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the account that created it. */
  createdBy: Scalars['String']['output'];
  /** Expiry; null means that the key does not expire. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Id of the key, used in `revokeApiKey`; not the secret. */
  id: Scalars['ID']['output'];
  /** Last use, to the minute; null if never used. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of the other system, as shown in comments, history and access log. */
  name: Scalars['String']['output'];
  /** When the key was revoked; null if it is valid. */
  revokedAt: Maybe<Scalars['DateTime']['output']>;
  /** Role of the key, at most ADMIN. */
  role: Role;
};

/** A card to move with others. */
export type AplCardMove = {
  /** Column to move to; every transition is allowed. */
  aplStatus: AplStatus;
  /** Column that the card was moved from; the card stays if another user has moved it since. */
  from?: InputMaybe<AplStatus>;
  /** Id of the student whose card is moved; each at most once. */
  studentId: Scalars['ID']['input'];
  /** True records in the history that the user moved the card although the agreement is not signed. Default false. */
  withoutAgreement?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Another user moved the card first; nothing was written. */
export type AplMoveConflict = {
  __typename?: 'AplMoveConflict';
  /** The current card, in the column that the other user chose. */
  card: BoardCard;
  /** When the card was moved to its current column. */
  movedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who moved it last; null if it was never moved. */
  movedBy: Maybe<Scalars['String']['output']>;
};

/** Result of a successful move. */
export type AplMoved = {
  __typename?: 'AplMoved';
  /** The card after the move, as the viewer sees it. */
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

/** The supervisor's assessment. */
export type AssessPlacementByLinkInput = {
  /** Each goal of the placement once. */
  goals: Array<GoalAssessmentInput>;
  /** The view of the whole, at most 2 000 characters; required for a placement without goals. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** From the mailed link. */
  token: Scalars['String']['input'];
  /** The version that the supervisor saw, 0 for none; CONFLICT if it is stale. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A supervisor's assessment, from a paper. */
export type AssessPlacementInput = {
  /** Each goal of the placement once. */
  goals: Array<GoalAssessmentInput>;
  /** Id of a placement that has begun. */
  placementId: Scalars['ID']['input'];
  /** Name of the supervisor who signed the paper, at most 100 characters; default the supervisor of the placement. */
  supervisorName?: InputMaybe<Scalars['String']['input']>;
  /** The view of the whole, at most 2 000 characters; required for a placement without goals. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** The version of the assessment that the user saw, 0 for none; CONFLICT if it is stale. */
  version?: InputMaybe<Scalars['Int']['input']>;
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
  courseInstanceIds: Array<Scalars['ID']['input']>;
  /** Id of the teacher. */
  id: Scalars['ID']['input'];
};

/** A signed paper. */
export type AttachSignedAgreementInput = {
  /** A file of the student. */
  fileId: Scalars['ID']['input'];
  /** Id of the placement. */
  id: Scalars['ID']['input'];
};

/** A supervisor and the upload sent by REST. */
export type AttachSupervisorCertificateInput = {
  /** Id of the supervisor; a certificate that is there is replaced. */
  id: Scalars['ID']['input'];
  /** Id of an upload that this user sent to `POST /api/supervisors/{id}/certificate`. */
  uploadId: Scalars['ID']['input'];
};

/** An agreement and the upload sent by REST. */
export type AttachWorkplaceAgreementInput = {
  /** Id of the agreement; a file that it has is replaced. */
  id: Scalars['ID']['input'];
  /** Id of an upload that this user sent to `POST /api/workplace-agreements/{id}/file`. */
  uploadId: Scalars['ID']['input'];
};

/** Courses or packages with the same problem. */
export type Attention = {
  __typename?: 'Attention';
  /** Total number of courses or packages; may exceed `items`. */
  count: Scalars['Int']['output'];
  /** The first five courses or packages. */
  items: Array<AttentionItem>;
  /** Kind of problem. */
  kind: AttentionKind;
};

/** A course or package that needs attention. */
export type AttentionItem = {
  __typename?: 'AttentionItem';
  /** Code, date or sum that the problem concerns. */
  detail: Maybe<Scalars['String']['output']>;
  /** Id of the course or package. */
  id: Scalars['ID']['output'];
  /** Name of the course or package. */
  title: Scalars['String']['output'];
};

/** Kind of problem that needs attention. */
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
  /** Placements were erased that had been kept for five years; the values have their ids. */
  | 'PLACEMENTS_ERASED'
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

/** An audit log entry: an administrative action or a sign-in. */
export type AuditLogEntry = {
  __typename?: 'AuditLogEntry';
  /** The client's network address; null for actions of the server. */
  address: Maybe<Scalars['String']['output']>;
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Changed fields with old and new values, never secrets. */
  changes: Array<AuditChange>;
  /** Sequence number; entries are never changed or deleted. */
  id: Scalars['ID']['output'];
  /** Kind of action. */
  kind: AuditKind;
  /** Role of the acting account at that time. */
  role: Maybe<Role>;
  /** Id of the affected account, API key account, course, package, program or course instance; null if none is affected. */
  subjectId: Maybe<Scalars['ID']['output']>;
  /** Current name of what is affected; null if there is none. */
  subjectName: Maybe<Scalars['String']['output']>;
  /** User agent of the client; null if unknown. */
  userAgent: Maybe<Scalars['String']['output']>;
  /** The acting account or API key account; null without a session. */
  userId: Maybe<Scalars['ID']['output']>;
  /** Current name of the acting account; null if there is none. */
  userName: Maybe<Scalars['String']['output']>;
};

/** Filters, all of which must match, and page; default is the latest 50 entries. */
export type AuditLogInput = {
  /** `nextCursor` of the previous page. */
  after?: InputMaybe<Scalars['String']['input']>;
  /** Page size, 1 to 200; default 50. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** First day, in Swedish time. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Entries of this kind. */
  kind?: InputMaybe<AuditKind>;
  /** Last day, in Swedish time. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** Entries in which this account acted or was affected. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** A page of the audit log. */
export type AuditLogPage = {
  __typename?: 'AuditLogPage';
  /** Cursor for `after` of the next page; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** Entries, newest first. */
  nodes: Array<AuditLogEntry>;
};

/** The APL board (specification, section 4), with one card per student. */
export type Board = {
  __typename?: 'Board';
  /** Cards of all students that the viewer may see, in Swedish alphabetical order. */
  cards: Array<BoardCard>;
  /**
   * Cursor of the event stream before the cards were read, for `boardChanged(after:)`. It differs in every answer and
   * is valid for a limited time, in the server process that issued it.
   */
  newsAt: Scalars['String']['output'];
};

/** A student on the APL board. */
export type BoardCard = {
  __typename?: 'BoardCard';
  /** Column of the card. */
  aplStatus: AplStatus;
  /** When the card entered its column; an undone move does not reset it. */
  aplStatusSince: Scalars['DateTime']['output'];
  /** Number of comments, without deleted ones. */
  commentCount: Scalars['Int']['output'];
  /** Short name of the package, program or course. */
  education: Maybe<Scalars['String']['output']>;
  /** Whether the student studies a package with a work placement now or is on a break from it. */
  hasOngoingApl: Scalars['Boolean']['output'];
  /** Id of the student, as in `students`. */
  id: Scalars['ID']['output'];
  /** Whether the viewer has a due follow-up of the student. */
  isDue: Scalars['Boolean']['output'];
  /** Whether the viewer is the student's responsible teacher. */
  isMine: Scalars['Boolean']['output'];
  /** Whether `education` is a package or a program, and not a single course or a number of courses. */
  isPackage: Scalars['Boolean']['output'];
  /** When the card was last moved, including undone moves. The client keeps the later of two updates of a card. */
  movedAt: Scalars['DateTime']['output'];
  /** Home municipality; null if none is set, or for a protected student when the viewer is below administrator. */
  municipality: Maybe<Scalars['String']['output']>;
  /** Name of the student. */
  name: Scalars['String']['output'];
  /** The placement that has not ended, or is done and not assessed; null without one. */
  placement: Maybe<BoardPlacement>;
  /** Number of comments that the viewer has not seen, without deleted ones. */
  unseenCount: Scalars['Int']['output'];
};

/** One event for an open board. */
export type BoardChange = {
  __typename?: 'BoardChange';
  /** Id of the account that made the change; null if unknown. */
  actorId: Maybe<Scalars['ID']['output']>;
  /** Name of the account that made the change; null if unknown. */
  actorName: Maybe<Scalars['String']['output']>;
  /** The card as the viewer sees it now; null with REMOVED and RELOADED. */
  card: Maybe<BoardCard>;
  /** Previous column of a move; null otherwise. */
  from: Maybe<AplStatus>;
  /** Kind of change; determines which other fields are set. */
  kind: BoardChangeKind;
  /** Id of the student; null with RELOADED. */
  studentId: Maybe<Scalars['ID']['output']>;
};

/** Kind of change on the APL board. */
export type BoardChangeKind =
  /** A student was created, or the details, teacher or protection changed. */
  | 'CHANGED'
  /** A comment was added, edited or deleted. */
  | 'COMMENTED'
  /** A card was moved to another column; `from` is the previous one. */
  | 'MOVED'
  /** Many cards changed, by an import or a bulk change: refetch the board. */
  | 'RELOADED'
  /** The viewer may no longer see the student; remove the card. */
  | 'REMOVED'
  /** A user has seen comments of the student; the viewer's own count may have changed. */
  | 'SEEN';

/** Filter of the board by placement; all given conditions apply. */
export type BoardFilter = {
  /** True: `isAgreementMissing`. */
  agreementMissing?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: `isAssessmentMissing`. */
  assessmentMissing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Placement at a workplace of this branch. */
  branch?: InputMaybe<Branch>;
  /** True: `isBehind`. */
  hoursBehind?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: the next due item is a talk whose day is within a week or has passed. */
  talkDue?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: students without a placement that has not ended. */
  withoutPlacement?: InputMaybe<Scalars['Boolean']['input']>;
  /** Placement at this workplace. */
  workplaceId?: InputMaybe<Scalars['ID']['input']>;
};

/**
 * The placement of a student on the APL board: the first one that has not ended, or without one the latest that was done
 * within a year and waits for the supervisor's assessment.
 */
export type BoardPlacement = {
  __typename?: 'BoardPlacement';
  /** Branches of the workplace. */
  branches: Array<Branch>;
  /** Hours that the student has reported, of all placements. */
  hoursReported: Scalars['Float']['output'];
  /** Hours that the student's packages require, as `PlacementHours.required`; null without such a package. */
  hoursRequired: Maybe<Scalars['Int']['output']>;
  /** Id of the placement, as in `placements`. */
  id: Scalars['ID']['output'];
  /** Whether the agreement is not signed by everyone, and no administrator has let it begin without one. */
  isAgreementMissing: Scalars['Boolean']['output'];
  /** True if the supervisor's assessment is due and not there, as `Placement.isAssessmentMissing`. */
  isAssessmentMissing: Scalars['Boolean']['output'];
  /** Whether it is ongoing and less is reported than the hours of its whole weeks, but for the latest of these. */
  isBehind: Scalars['Boolean']['output'];
  /** True if it is done and waits for the assessment alone. */
  isDone: Scalars['Boolean']['output'];
  /** What the placement waits for next. */
  nextDue: PlacementDue;
  /** The day of that. */
  nextDueOn: Scalars['Date']['output'];
  /** Name of the workplace. */
  workplace: Scalars['String']['output'];
  /** Id of the workplace, as in `workplaces`. */
  workplaceId: Scalars['ID']['output'];
};

/** The occasion, and the registrations to book on it. */
export type BookExamsInput = {
  /** Registration ids, 1 to 200. */
  examIds: Array<Scalars['ID']['input']>;
  /** Id of the occasion; existing bookings remain unchanged. */
  occasionId: Scalars['ID']['input'];
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

/** Exam occasions of a period, and registrations without a date. */
export type Calendar = {
  __typename?: 'Calendar';
  /** Dates of the requested layers within the period. */
  marks: Array<CalendarMark>;
  /** Occasions by day and time, including cancelled ones. */
  occasions: Array<ExamOccasion>;
  /**
   * 'Önskad månad – ej daterade': registrations on no occasion and not denied, regardless of the period; by requested
   * month, then in order of arrival. At most 500.
   */
  undated: Array<CalendarExam>;
  /** Total number of undated registrations; `undated` holds at most 500. */
  undatedCount: Scalars['Int']['output'];
  /** The viewer's permissions beyond single occasions. */
  viewerMay: CalendarRights;
};

/** Notification of a change in the calendar; clients refetch. */
export type CalendarChange = {
  __typename?: 'CalendarChange';
  /** Id of the account that made the change. */
  actorId: Maybe<Scalars['ID']['output']>;
  /** Display name of the account that made the change. */
  actorName: Maybe<Scalars['String']['output']>;
  /** Id of the changed occasion; null for a bulk change. */
  occasionId: Maybe<Scalars['ID']['output']>;
};

/**
 * An exam registration in the calendar. Specped and syv see the student's name, the course, the month and the status
 * (permissions, section 5: Calendar); all other fields are null for them.
 */
export type CalendarExam = {
  __typename?: 'CalendarExam';
  /** Course as entered in the registration. */
  course: Scalars['String']['output'];
  /** Matching course of the catalogue; null if the text matches none. */
  courseId: Maybe<Scalars['ID']['output']>;
  /** Id of the exam registration, used as `examId` and in `examIds`. */
  id: Scalars['ID']['output'];
  /** Whether no fee is due: the student is exempt (see `Exam.feeExemptReason`), or the school charges no fee. */
  isFeeExempt: Maybe<Scalars['Boolean']['output']>;
  /** Whether the student has received the course material. */
  materialReceived: Maybe<Scalars['Boolean']['output']>;
  /** Home municipality at the time of the registration; null if none was set or the viewer may not see it. */
  municipality: Maybe<Scalars['String']['output']>;
  /** Date on which the exam fee was paid; null if unpaid. */
  paymentDate: Maybe<Scalars['Date']['output']>;
  /** Requested month, by its Swedish name. */
  requestedMonth: Month;
  /** Year of the requested month: its first occurrence after the registration. */
  requestedYear: Scalars['Int']['output'];
  /** Signed grade of the exam; null until signed. */
  result: Maybe<Scalars['String']['output']>;
  /** Decision on the registration: undecided, accepted or denied. Not a grade. */
  status: ExamStatus;
  /** Id of the student. */
  studentId: Scalars['ID']['output'];
  /** Name of the student at the time of the registration. */
  studentName: Scalars['String']['output'];
  /** Id of the responsible teacher, as in `teachers`; null if there is none. */
  teacherId: Maybe<Scalars['ID']['output']>;
  /** Display name of the responsible teacher; null if there is none. */
  teacherName: Maybe<Scalars['String']['output']>;
  /** Version for optimistic locking; send it with `decideExam`. */
  version: Scalars['Int']['output'];
};

/** A period of at most 400 days, and the layers to include. */
export type CalendarInput = {
  /** First day of the period, inclusive. */
  from: Scalars['Date']['input'];
  /** Layers to include; none by default. */
  layers?: InputMaybe<Array<CalendarLayer>>;
  /** Last day of the period, inclusive; at most 400 days after `from`. */
  to: Scalars['Date']['input'];
};

/** Additional events of the school year, shown on request. */
export type CalendarLayer =
  /** Last days of course instances; cancelled instances are left out. */
  | 'COURSE_ENDS'
  /** First days of course instances; cancelled instances are left out. */
  | 'COURSE_STARTS'
  /** Grading deadlines of instances that have not ended or have a participant without a grade. */
  | 'GRADES_DUE';

/** A date of a course instance: first day, last day or grading deadline. */
export type CalendarMark = {
  __typename?: 'CalendarMark';
  /** Id of the course instance. */
  courseInstanceId: Scalars['ID']['output'];
  /** Title of the instance's course. */
  courseName: Scalars['String']['output'];
  /** The date. */
  day: Scalars['Date']['output'];
  /** Kind of date. */
  layer: CalendarLayer;
  /** Name of the course instance. */
  name: Scalars['String']['output'];
};

/** The viewer's permissions in the calendar. */
export type CalendarRights = {
  __typename?: 'CalendarRights';
  /** May create exam occasions: teachers and above. */
  create: Scalars['Boolean']['output'];
};

/** The viewer's calendar subscription for other programs. */
export type CalendarSubscription = {
  __typename?: 'CalendarSubscription';
  /** When the current address was created. */
  createdAt: Scalars['DateTime']['output'];
  /** When a program last fetched the calendar, to the hour; null if never. */
  lastReadAt: Maybe<Scalars['DateTime']['output']>;
};

/** The instance, the handling of its students, and the mails to them (pages, section 6). */
export type CancelCourseInstanceInput = {
  /** Id of the instance; CONFLICT (CANCELLED or GRADED) if it is cancelled or its grades are signed. */
  id: Scalars['ID']['input'];
  /** True sends the mails at once. Default false: they are held for ten minutes, and an undo discards them. */
  mailNow?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether to mail the students, default true; teachers are always notified. */
  mailStudents?: InputMaybe<Scalars['Boolean']['input']>;
  /** Reason, at most 500 characters; included in notifications and mails. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Handling of students who hold a seat and have no signed grade; planned students are planned again. */
  students: CancelledStudents;
  /** Target instance for MOVE; CONFLICT (FULL) if it has too few seats. */
  targetId?: InputMaybe<Scalars['ID']['input']>;
  /** Current version; CONFLICT (VERSION) if stale. Not checked if omitted. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Result of a cancellation. */
export type CancelCourseInstanceResult = {
  __typename?: 'CancelCourseInstanceResult';
  /** Id of the batch of changed enrolments, undone by `reopenCourseInstance`; null without students. */
  batchId: Maybe<Scalars['ID']['output']>;
  /** The instance, now CANCELLED. */
  instance: CourseInstance;
  /** Number of students moved, ended or planned again. */
  students: Scalars['Int']['output'];
  /** Number of mails held for ten minutes; 0 if they were sent at once or not requested. */
  waitingMails: Scalars['Int']['output'];
};

/** The occasion, its version and the reason, which is mailed to summoned students. */
export type CancelExamOccasionInput = {
  /** Id of the occasion. */
  id: Scalars['ID']['input'];
  /** True sends the mails at once. Default false: they are held for ten minutes, and restoring the occasion discards them. */
  mailNow?: InputMaybe<Scalars['Boolean']['input']>;
  /** Reason, 1 to 300 characters; mailed to summoned students. */
  reason: Scalars['String']['input'];
  /** Current `ExamOccasion.version`; CONFLICT (VERSION) if stale. */
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

/** Preview of a cancellation. */
export type CancellationPreview = {
  __typename?: 'CancellationPreview';
  /** Number of these students who have already started. */
  begun: Scalars['Int']['output'];
  /** The instance. */
  instance: CourseInstance;
  /** Number of affected students who can be mailed: with an address and without protected data. */
  mailable: Scalars['Int']['output'];
  /** For a cancelled instance: number of enrolments that `reopenCourseInstance` restores; 0 if they were restored separately. */
  returning: Scalars['Int']['output'];
  /** Number of students to move, end or plan again. */
  students: Scalars['Int']['output'];
  /** Other instances of the course that have not ended, by start. */
  targets: Array<CancellationTarget>;
  /** Number of students who have left or have a signed grade; they remain unchanged. */
  untouched: Scalars['Int']['output'];
  /** For a cancelled instance: number of held mails, which `sendCancellationMails` sends at once. */
  waitingMails: Scalars['Int']['output'];
  /** Number of affected students with protected data; they get no mail, and the school contacts them in another way. */
  withProtectedData: Scalars['Int']['output'];
};

/** Another instance of the course, to which the students can be moved. */
export type CancellationTarget = {
  __typename?: 'CancellationTarget';
  /** Last day, today or later; null only in records without a date. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** Number of free seats; null means no limit. */
  freePlaces: Maybe<Scalars['Int']['output']>;
  /** Id of the instance, used as `targetId` in `cancelCourseInstance`. */
  id: Scalars['ID']['output'];
  /** Name of the instance. */
  name: Scalars['String']['output'];
  /** First day; null only in records without a date. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** Display name of the teacher; null if there is none. */
  teacherName: Maybe<Scalars['String']['output']>;
};

/** Handling of the students of a cancelled instance. */
export type CancelledStudents =
  /** End their enrolment as CANCELLED (inställd). */
  | 'END'
  /** Move them to another instance of the course. */
  | 'MOVE'
  /** Plan them again, waiting for an instance. */
  | 'PLAN';

/** A course with its administrative fields. */
export type CatalogueCourse = {
  __typename?: 'CatalogueCourse';
  /** Number of running and upcoming instances. */
  activeInstances: Scalars['Int']['output'];
  /** Date from which the syllabus is withdrawn for new starts; null if it is not. */
  cancelledOn: Maybe<Scalars['Date']['output']>;
  /** Course code; case-sensitive at the end. */
  code: Scalars['String']['output'];
  /** Equivalent courses of other curricula; never derived from the code. */
  equivalents: Array<EquivalentCourse>;
  /** Id of the course, used as `courseId`. */
  id: Scalars['ID']['output'];
  /** Reason why the course cannot be deleted, in Swedish; null if it can. */
  keptBecause: Maybe<Scalars['String']['output']>;
  /** Kind of course: with a grade, a certificate or passed. */
  kind: CourseKind;
  /** Level of the school form. */
  level: CourseLevel;
  /** Title of the course, 1 to 120 characters. */
  name: Scalars['String']['output'];
  /** Current packages that include the course. */
  packages: Array<CourseFrame>;
  /** Points; null for courses without points (sfi). */
  points: Maybe<Scalars['Int']['output']>;
  /** Price category, which determines the price per point for a municipality; null if not set. */
  priceCategory: Maybe<PriceCategory>;
  /** Status, derived from archiving, withdrawal and validity. */
  status: CourseStatus;
  /** Number of students with a current enrolment. */
  students: Scalars['Int']['output'];
  /** Subject (ämne); null if not set. */
  subject: Maybe<Scalars['String']['output']>;
  /** Curriculum of the course; codes are unique within it. */
  system: CourseSystem;
  /** First day of validity; null if not set. */
  validFrom: Maybe<Scalars['Date']['output']>;
  /** Last day on which started studies may be finished; null if unlimited. */
  validTo: Maybe<Scalars['Date']['output']>;
  /** Version for optimistic locking; an update with another version is a CONFLICT. */
  version: Scalars['Int']['output'];
  /** Warnings about the course; empty if there are none. */
  warnings: Array<CatalogueWarning>;
};

/** Course filter; all given conditions must match. Archived courses are left out unless `statuses` includes them. */
export type CatalogueCourseFilter = {
  /** Any of these levels; empty or omitted means all. */
  levels?: InputMaybe<Array<CourseLevel>>;
  /** Courses of this package. */
  packageId?: InputMaybe<Scalars['ID']['input']>;
  /** Any of these price categories; empty or omitted means all. */
  priceCategories?: InputMaybe<Array<PriceCategory>>;
  /** Part of a name, code or subject of the course, or of a name or code of an equivalent. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Any of these statuses; empty or omitted means ACTIVE and ENDING. */
  statuses?: InputMaybe<Array<CourseStatus>>;
  /** Exact subject, as in `CatalogueCoursePage.subjects`. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** Any of these curricula; empty or omitted means all. */
  systems?: InputMaybe<Array<CourseSystem>>;
  /** True: courses whose code is unknown in the national catalogue. */
  unknownCode?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: courses of Gy11 without an equivalent. */
  unpaired?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: courses with a running or upcoming instance that lacks a teacher. */
  withoutTeacher?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A course of a package or a program. */
export type CatalogueCourseLink = {
  __typename?: 'CatalogueCourseLink';
  /** Courses with the same group are alternatives; null for a course without alternatives. */
  choiceGroup: Maybe<Scalars['String']['output']>;
  /** The course code as in the catalogue. */
  code: Scalars['String']['output'];
  /** Equivalent courses of other curricula; empty if no pair is published. */
  equivalents: Array<EquivalentCourse>;
  /** The course's id. */
  id: Scalars['ID']['output'];
  /** The course's name. */
  name: Scalars['String']['output'];
  /** Points; null for courses without points (sfi). */
  points: Maybe<Scalars['Int']['output']>;
};

/** One page of the course catalogue. */
export type CatalogueCoursePage = {
  __typename?: 'CatalogueCoursePage';
  /** Cursor for `after` of the next page; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** Courses of the page, in the requested order; default by name. */
  nodes: Array<CatalogueCourse>;
  /** All subjects of the catalogue, for the filter. */
  subjects: Array<Scalars['String']['output']>;
  /** Number of matching courses on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Sort order: a field and a direction. */
export type CatalogueCourseSort = {
  /** Direction; rows without a value come last in both. */
  direction: SortDirection;
  /** Field to sort by. */
  field: CatalogueCourseSortField;
};

/** Sort fields of the course catalogue; courses without a value come last. */
export type CatalogueCourseSortField =
  /** Number of running and upcoming instances. */
  | 'ACTIVE_INSTANCES'
  /** Course code, in Swedish alphabetical order. */
  | 'CODE'
  /** Level: basic, upper secondary, sfi, then adapted education. */
  | 'LEVEL'
  /** Name, in Swedish alphabetical order. */
  | 'NAME'
  /** Number of current packages that include the course. */
  | 'PACKAGES'
  /** Points. */
  | 'POINTS'
  /** Code of the price category. */
  | 'PRICE_CATEGORY'
  /** Number of students with a current enrolment. */
  | 'STUDENTS'
  /** Subject. */
  | 'SUBJECT'
  /** Curriculum: Gy11, Gy25, basic level, sfi, local. */
  | 'SYSTEM'
  /** Last day of validity. */
  | 'VALID_TO';

/** Filter, sort order and page (pages, section 4); by default all courses that are not archived, by name. */
export type CatalogueCoursesInput = {
  /** `nextCursor` of the previous page, with the same sort order. */
  after?: InputMaybe<Scalars['String']['input']>;
  /** Filter; default is all courses that are not archived. */
  filter?: InputMaybe<CatalogueCourseFilter>;
  /** Page size, 1 to 200; default 50. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** Page number from 1; default 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Sort order; default by name, ascending. */
  sort?: InputMaybe<CatalogueCourseSort>;
};

/** Facts of a course, a package or a program. */
export type CatalogueFacts = {
  __typename?: 'CatalogueFacts';
  /** Weeks of work placement of a package; null if not set. */
  aplWeeks: Maybe<Scalars['Int']['output']>;
  /** Code; null for packages and programs without one. */
  code: Maybe<Scalars['String']['output']>;
  /** The courses of a package or a program, in order; empty for a course. */
  courses: Array<CatalogueCourseLink>;
  /** Description of a package or a program; null if not set. */
  description: Maybe<Scalars['String']['output']>;
  /** Equivalent courses of other curricula; empty if no pair is published. */
  equivalents: Array<EquivalentCourse>;
  /** At most 50 instances of a course, current and coming ones first; empty for packages and programs. */
  instances: Array<CourseOccasion>;
  /** True if it is no longer offered. */
  isArchived: Scalars['Boolean']['output'];
  /** Level of a course; null for packages and programs. */
  level: Maybe<CourseLevel>;
  /** Origin of a package; null for courses and programs. */
  packageKind: Maybe<PackageKind>;
  /** The packages and programs that hold a course and are offered; empty for packages and programs. */
  partOf: Array<CatalogueLink>;
  /** Points of a course or a program, target points of a package; null if not set. */
  points: Maybe<Scalars['Int']['output']>;
  /** Points that a program requires; null for courses and packages. */
  rules: Maybe<ProgramRules>;
  /** Subject of a course; null if not set, and for packages and programs. */
  subject: Maybe<Scalars['String']['output']>;
  /** Curriculum of a course; null for packages and programs. */
  system: Maybe<CourseSystem>;
};

/** A package or a program that holds a course. */
export type CatalogueLink = {
  __typename?: 'CatalogueLink';
  /** The id of the package or program. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** Warning about a course, package or program; it does not prevent saving. */
export type CatalogueWarning = {
  __typename?: 'CatalogueWarning';
  /** CODE_PATTERN, POINTS_STEP, POINTS_DIFFER or APL_MISSING. */
  code: Scalars['String']['output'];
  /** Message in Swedish, for display. */
  message: Scalars['String']['output'];
};

/** One change of a student's record (specification, section 3: Change history entry). */
export type ChangeHistoryEntry = {
  __typename?: 'ChangeHistoryEntry';
  /** The author; null if not recorded. */
  changedBy: Maybe<ChangedBy>;
  /** The author's role at that time, also for an API key. */
  changedByRole: Maybe<Role>;
  /** Names of the changed fields. */
  changes: Array<Scalars['String']['output']>;
  /** Identifies the entry; entries are never changed or removed. */
  id: Scalars['ID']['output'];
  /** True for a change by an import. */
  isImported: Scalars['Boolean']['output'];
  /** New values by field name; null for cleared or deleted ones. */
  newValues: Scalars['JSONObject']['output'];
  /** Old values by field name; personal numbers as `YYYYMMDD-NNNN`. */
  previousValues: Scalars['JSONObject']['output'];
  /** When the change was made. */
  timestamp: Scalars['DateTime']['output'];
};

/** The current password and the new one. */
export type ChangePasswordInput = {
  /** Trimmed. A wrong one is BAD_USER_INPUT on this field and counts as a failed sign-in. */
  currentPassword: Scalars['String']['input'];
  /** Same rules as `ResetPasswordInput.newPassword`. */
  newPassword: Scalars['String']['input'];
};

/** The author of a change at that time. */
export type ChangedBy = {
  __typename?: 'ChangedBy';
  /** The account's id. */
  id: Maybe<Scalars['ID']['output']>;
  /** The display name at that time. */
  name: Maybe<Scalars['String']['output']>;
};

/** The default view of a list. */
export type ChooseDefaultViewInput = {
  /** A list that the viewer may open. */
  list: SavedList;
  /** An own or shared view of the list; null for the list's default. */
  viewId?: InputMaybe<Scalars['ID']['input']>;
};

/** A study plan to close. */
export type CloseStudyPlanInput = {
  /** Why, at most 300 characters. */
  reason: Scalars['String']['input'];
  /** A student with a plan. */
  studentId: Scalars['ID']['input'];
  /** The version the user saw; CONFLICT if it is stale. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A comment about a student, which the student can read (permissions, D07). */
export type Comment = {
  __typename?: 'Comment';
  /** Display name of the author; null if not recorded. */
  author: Maybe<Scalars['String']['output']>;
  /** Id of the author; null for students and for imported comments. */
  authorId: Maybe<Scalars['ID']['output']>;
  /** Role of the author at the time of writing; null if not recorded. */
  authorRole: Maybe<Role>;
  /** Text; `[RADERAD]` for a deleted comment. */
  comment: Scalars['String']['output'];
  /** When the comment was written. */
  date: Scalars['DateTime']['output'];
  /** When the text was last edited; null if never. */
  editedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of the last editor, who may be the author; null if never edited. */
  editedBy: Maybe<Scalars['String']['output']>;
  /** Id of the comment, used as `commentId`. */
  id: Scalars['ID']['output'];
  /** Whether it is deleted; the entry remains in the list without its text. */
  isDeleted: Scalars['Boolean']['output'];
  /** Ids of the users who have seen it; empty for students. */
  seenBy: Array<Scalars['ID']['output']>;
  /** Version for optimistic locking; send it with an edit. */
  version: Scalars['Int']['output'];
  /** The viewer's permissions; all false for a deleted comment. */
  viewerMay: CommentRights;
};

/** All comments of a student after a change. */
export type CommentHistory = {
  __typename?: 'CommentHistory';
  /** Comments as the viewer may see them, oldest first, including deleted ones. */
  commentHistory: Array<Comment>;
  /** Id of the student. */
  studentId: Scalars['ID']['output'];
};

/** The viewer's permissions on a comment; the two pages differ (contract, section 6). */
export type CommentRights = {
  __typename?: 'CommentRights';
  /** May delete on the student page: the author or an administrator. */
  delete: Scalars['Boolean']['output'];
  /** May delete on the APL board: the author (by id, never by name) or an administrator. */
  deleteOnBoard: Scalars['Boolean']['output'];
  /** May edit on the student page: the author or an administrator. */
  edit: Scalars['Boolean']['output'];
  /** May edit on the APL board: every user who may open the board. */
  editOnBoard: Scalars['Boolean']['output'];
};

/** The batch and how to handle errors. */
export type CommitImportInput = {
  /** The viewer's own batch; CONFLICT if it is committed (ALREADY_COMMITTED) or was last validated over an hour ago (EXPIRED). */
  batchId: Scalars['ID']['input'];
  /** Default SKIP. */
  onError?: InputMaybe<ImportErrorChoice>;
};

/** The import to commit. */
export type CommitWorkplaceImportInput = {
  /** The viewer's own import; CONFLICT if it is committed (ALREADY_COMMITTED) or was last corrected over an hour ago (EXPIRED). */
  id: Scalars['ID']['input'];
  /** `planned` of the preview; CONFLICT (STALE) if workplaces have changed since, so that something else would be written. */
  planned: Scalars['String']['input'];
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

/** A week to confirm. */
export type ConfirmPlacementWeekInput = {
  /** A placement that the viewer may change. */
  placementId: Scalars['ID']['input'];
  /** The version of the week that the user saw; CONFLICT if it is stale. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** A reported week by ISO 8601: `2026-W49`. */
  week: Scalars['String']['input'];
};

/** A week to confirm. */
export type ConfirmWeekByLinkInput = {
  /** From the mailed link. */
  token: Scalars['String']['input'];
  /** The version of the week that the supervisor saw; CONFLICT if it is stale. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** A reported week by ISO 8601: `2026-W49`. */
  week: Scalars['String']['input'];
};

/** The package to copy, and the name of the copy. */
export type CopyCoursePackageInput = {
  /** Id of the package; its code is not copied. */
  id: Scalars['ID']['input'];
  /** Name of the copy; default 'Kopia av …'. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** The packages to copy. */
export type CopyCoursePackagesInput = {
  /** Ids of 1 to 200 packages; their codes are not copied. NOT_FOUND if one is missing, then nothing is written. */
  ids: Array<Scalars['ID']['input']>;
};

/** A course of Gy11, and the code and changed fields of its Gy25 level. */
export type CopyCourseToGy25Input = {
  /** Code of the level, 1 to 20 characters without spaces; CONFLICT (DUPLICATE) if taken. */
  code: Scalars['String']['input'];
  /** Id of a Gy11 course; NOT_ALLOWED for another curriculum. */
  id: Scalars['ID']['input'];
  /** Title; default is the title of the Gy11 course. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Points, 0 to 5 000; default is the points of the Gy11 course. */
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

/** Outcome of a correction request. */
export type CorrectionOutcome =
  /** The requested correction was made. */
  | 'CORRECTED'
  /** The data remains unchanged; the answer gives the reason. */
  | 'REFUSED';

/** A student's request for correction (GDPR, article 16), with its answer. */
export type CorrectionRequest = {
  __typename?: 'CorrectionRequest';
  /** Description of the correction, or the reason for refusing it; null until answered. */
  answer: Maybe<Scalars['String']['output']>;
  /** When an administrator answered; null until answered. */
  answeredAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of the administrator who answered; null until answered. */
  answeredBy: Maybe<Scalars['String']['output']>;
  /** Id of the request, used in `answerCorrection`. */
  id: Scalars['ID']['output'];
  /** Outcome; null until answered. */
  outcome: Maybe<CorrectionOutcome>;
  /** When the student sent the request. */
  requestedAt: Scalars['DateTime']['output'];
  /** Id of the student. */
  studentId: Scalars['ID']['output'];
  /** Part of the record that is said to be wrong. */
  subject: CorrectionSubject;
  /** The error and the correct value, in the student's words. */
  text: Scalars['String']['output'];
};

/** Part of the record that a student wants corrected. */
export type CorrectionSubject =
  /** A comment by staff about the student. */
  | 'COMMENT'
  /** Address, phone number or municipality. */
  | 'CONTACT'
  /** Courses, packages, programs and their dates. */
  | 'EDUCATION'
  /** A registration for an exam or its result. */
  | 'EXAM'
  /** A grade. */
  | 'GRADE'
  /** Name or personal number. */
  | 'IDENTITY'
  /** Anything else, described in the text. */
  | 'OTHER';

/** A course of the catalogue, as referenced by exams, needs, packages and programs. */
export type Course = {
  __typename?: 'Course';
  /** Course code; case-sensitive at the end (MATMAT01a). */
  code: Scalars['String']['output'];
  /** Equivalent courses of other curricula, by code; empty if no pair is published. */
  equivalents: Array<EquivalentCourse>;
  /** Id of the course, used as `courseId`. */
  id: Scalars['ID']['output'];
  /** Whether it is archived: kept for existing records, not selectable. */
  isArchived: Scalars['Boolean']['output'];
  /** Title of the course. */
  name: Scalars['String']['output'];
  /** Gymnasiepoäng or verksamhetspoäng; 20 points are one week of full-time study. Null for courses without points (sfi). */
  points: Maybe<Scalars['Int']['output']>;
  /** Curriculum of the course. */
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
  /** Facts of a course, a package or a program; null for a course instance. */
  catalogue: Maybe<CatalogueFacts>;
  /** The name of the course, instance, package or program. */
  courseName: Scalars['String']['output'];
  /** The requested id. */
  id: Scalars['ID']['output'];
  /** Details of an instance; null for courses, packages and programs. */
  instance: Maybe<CourseFacts>;
  /** In Swedish alphabetical order; without planned and removed entries. */
  students: Array<CourseStudent>;
  /** The instance's teacher; for a course that of its current or next instance; null for packages and programs. */
  teacher: Maybe<TeacherUser>;
  /** The latest 50 events, newest first. */
  timeline: Array<CourseEvent>;
  /** Course, package or program; null for a course instance. */
  type: Maybe<EducationType>;
  /** The viewer's permissions. */
  viewerMay: CourseDetailRights;
};

/** The viewer's permissions for a course, package or program; all false for a course instance (see `CourseFactsRights`). */
export type CourseDetailRights = {
  __typename?: 'CourseDetailRights';
  /** Change it: administrators. */
  edit: Scalars['Boolean']['output'];
  /** Enrol in it: administrators, for an offered package. */
  enroll: Scalars['Boolean']['output'];
  /** Plan an instance: administrators, for an offered course. */
  plan: Scalars['Boolean']['output'];
};

/** An event in the history of a course, a course instance, a package or a program. */
export type CourseEvent = {
  __typename?: 'CourseEvent';
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Name of the user at that time; null without one, or if the viewer may not see it. */
  by: Maybe<Scalars['String']['output']>;
  /** Composed of the kind and the id of the source record. */
  id: Scalars['ID']['output'];
  /** Path of the page that shows it; null if it is this one. */
  link: Maybe<Scalars['String']['output']>;
  /** Description in Swedish. */
  text: Scalars['String']['output'];
};

/** Details of a course instance, without participants. */
export type CourseFacts = {
  __typename?: 'CourseFacts';
  /** Number of students with a seat, as far as the viewer may see them. */
  admitted: Scalars['Int']['output'];
  /** Number of seats; null without a limit. */
  capacity: Maybe<Scalars['Int']['output']>;
  /** The course code as in the catalogue. */
  courseCode: Scalars['String']['output'];
  /** The id of the instance's course. */
  courseId: Scalars['ID']['output'];
  /** The course's name. */
  courseName: Scalars['String']['output'];
  /** The last day; null if not set. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** Equivalent courses of other curricula; empty if no pair is published. */
  equivalents: Array<EquivalentCourse>;
  /** When the grades are due; null for courses without grades. */
  gradesDueOn: Maybe<Scalars['Date']['output']>;
  /** When its grades were signed; null before. */
  gradesSignedAt: Maybe<Scalars['DateTime']['output']>;
  /** Place; null if not set. */
  location: Maybe<Scalars['String']['output']>;
  /** Municipality where it is held; null if not set. */
  municipality: Maybe<Scalars['String']['output']>;
  /** Pace in per cent; 100 is full time. */
  pacePercent: Scalars['Int']['output'];
  /** Points of the course; null for courses without points (sfi). */
  points: Maybe<Scalars['Int']['output']>;
  /** The first day; null if not set. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** Status as of today. */
  status: CourseInstanceStatus;
  /** The study form. */
  studyForm: StudyForm;
  /** The viewer's permissions. */
  viewerMay: CourseFactsRights;
};

/** The viewer's permissions for a course instance. */
export type CourseFactsRights = {
  __typename?: 'CourseFactsRights';
  /** Plan it and enrol in it: administrators. */
  administer: Scalars['Boolean']['output'];
  /** Set its grades: its teacher (any teacher if it has none) and administrators. */
  grade: Scalars['Boolean']['output'];
  /** Write to its participants: its teacher and administrators. */
  message: Scalars['Boolean']['output'];
};

/** The figures of one period. Shares are null if the divisor is 0. */
export type CourseFigures = {
  __typename?: 'CourseFigures';
  /** graded / (graded + droppedOut), in percent. */
  completedPercent: Maybe<Scalars['Float']['output']>;
  /** Mean number of days from the end to the first signing; 0 for grades before the end. Ignores corrections. */
  daysToGrade: Maybe<Scalars['Float']['output']>;
  /** Participations with an end date in the period that were left early, without a grade. */
  droppedOut: Scalars['Int']['output'];
  /** droppedOut / (graded + droppedOut), in percent. */
  droppedOutPercent: Maybe<Scalars['Float']['output']>;
  /** Participations that ended in the period and whose due date has passed: the basis of `lateGrades`. */
  dueGrades: Scalars['Int']['output'];
  /** First day of the period, inclusive. */
  from: Scalars['Date']['output'];
  /** Participations that ended in the period with any signed grade. */
  graded: Scalars['Int']['output'];
  /** Participations that ended in the period without a first signing by the due date. */
  lateGrades: Scalars['Int']['output'];
  /** Mean merit of the grades A to F (20, 17.5, 15, 12.5, 10, 0); excludes other grades. */
  meanMerit: Maybe<Scalars['Float']['output']>;
  /** Number of grades in `meanMerit`. */
  meritGrades: Scalars['Int']['output'];
  /** Participations (student × course) on at least one day of the period, without those paused throughout. */
  participants: Scalars['Int']['output'];
  /** Of graded, those with A to E or G. */
  passed: Scalars['Int']['output'];
  /** passed / graded, in percent; F, IG and – count as graded but not passed. */
  passedPercent: Maybe<Scalars['Float']['output']>;
  /** Number of distinct students who participated on at least one day of the period, without pauses. */
  students: Scalars['Int']['output'];
  /** Last day of the period, inclusive. */
  to: Scalars['Date']['output'];
};

/** A package that includes a course. */
export type CourseFrame = {
  __typename?: 'CourseFrame';
  /** Id of the package. */
  id: Scalars['ID']['output'];
  /** Name of the package. */
  name: Scalars['String']['output'];
};

/** Old and new value of a field. An equivalent is added to the existing ones. */
export type CourseImportChange = {
  __typename?: 'CourseImportChange';
  /** New value. */
  after: Maybe<Scalars['String']['output']>;
  /** Stored value; null if there is none, and always for EQUIVALENT. */
  before: Maybe<Scalars['String']['output']>;
  /** Changed field. */
  field: CourseImportField;
};

/** Course field that an import can change. */
export type CourseImportField =
  /** Code of an equivalent course of another curriculum. */
  | 'EQUIVALENT'
  /** Title. */
  | 'NAME'
  /** Points, as text. */
  | 'POINTS'
  /** Subject (ämne). */
  | 'SUBJECT';

/** Result of a row of the import. */
export type CourseImportOutcome =
  /** Changes an existing course. */
  | 'CHANGED'
  /** Has an error, or repeats the code of an earlier row; not imported. */
  | 'INVALID'
  /** A new course. */
  | 'NEW'
  /** Equals the stored course; nothing is written. */
  | 'UNCHANGED';

/** The validated rows of a list, and the number of written ones. */
export type CourseImportResult = {
  __typename?: 'CourseImportResult';
  /** Rows in the order of the list, without header and blank lines. */
  rows: Array<CourseImportRow>;
  /** Number of written rows; 0 for a preview. */
  written: Scalars['Int']['output'];
};

/** A row of the list with its result. */
export type CourseImportRow = {
  __typename?: 'CourseImportRow';
  /** Changes of a CHANGED row. Empty cells leave the stored value unchanged. */
  changes: Array<CourseImportChange>;
  /** Course code as entered. */
  code: Maybe<Scalars['String']['output']>;
  /** Errors or warnings, in Swedish. */
  messages: Array<Scalars['String']['output']>;
  /** Course name; the stored name if the row has none. */
  name: Maybe<Scalars['String']['output']>;
  /** Result of the row; only NEW and CHANGED rows are written. */
  outcome: CourseImportOutcome;
  /** Points; the stored points if the row has none, null if both are missing. */
  points: Maybe<Scalars['Int']['output']>;
  /** Line number in the list, including the header. */
  row: Scalars['Int']['output'];
};

/** Fields of the course form. The case of the code is kept; codes are unique within a curriculum, ignoring case. */
export type CourseInput = {
  /** Date from which the syllabus is withdrawn for new starts; null or omitted means none. */
  cancelledOn?: InputMaybe<Scalars['Date']['input']>;
  /** Course code, 1 to 20 characters. */
  code: Scalars['String']['input'];
  /** Ids of the equivalents, replacing the links in both directions; omitted leaves them unchanged. */
  equivalentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Kind of course; default COURSE. */
  kind?: InputMaybe<CourseKind>;
  /** Level of the school form. */
  level: CourseLevel;
  /** Title, 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** Points; a value outside 5 to 400 in steps of five gives a warning. */
  points?: InputMaybe<Scalars['Int']['input']>;
  /** Price category, which determines the price per point for a municipality; null or omitted means none. */
  priceCategory?: InputMaybe<PriceCategory>;
  /** Subject, at most 120 characters; null or omitted means none. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** Curriculum of the course. */
  system: CourseSystem;
  /** First day of validity; null or omitted means none. */
  validFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Last day of validity, not before `validFrom` (ORDER); null or omitted means unlimited. */
  validTo?: InputMaybe<Scalars['Date']['input']>;
};

/** An occasion of a course with dates, teacher and seats (kurstillfälle). */
export type CourseInstance = {
  __typename?: 'CourseInstance';
  /** Antagna: number of students who hold a seat (admitted, active, paused or completed). */
  admitted: Scalars['Int']['output'];
  /** Reason of the cancellation; null without a reason, and if it is not cancelled. */
  cancelledReason: Maybe<Scalars['String']['output']>;
  /** Number of seats; null means no limit. */
  capacity: Maybe<Scalars['Int']['output']>;
  /** Course code; case-sensitive at the end (MATMAT01a). */
  courseCode: Scalars['String']['output'];
  /** Id of the course. */
  courseId: Scalars['ID']['output'];
  /** Name of the course. */
  courseName: Scalars['String']['output'];
  /** Number of students who dropped out or were ended by the principal. */
  droppedOut: Scalars['Int']['output'];
  /** Last day; null only in records without a date. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** Equivalent courses of other curricula, by code; empty if no pair is published. */
  equivalents: Array<EquivalentCourse>;
  /** Number of students with a signed grade. */
  graded: Scalars['Int']['output'];
  /**
   * Grading deadline: set for the instance, otherwise the end plus the school's number of days. Null for courses
   * without grades.
   */
  gradesDueOn: Maybe<Scalars['Date']['output']>;
  /** When the grades were signed; null while a student lacks a grade. */
  gradesSignedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who signed its grades; null before that. */
  gradesSignedByName: Maybe<Scalars['String']['output']>;
  /** Id of the instance, used as `courseInstanceId`. */
  id: Scalars['ID']['output'];
  /** Location as text; null if not set. */
  location: Maybe<Scalars['String']['output']>;
  /** Municipality where it is held, as in `municipalities`; null if not set. */
  municipality: Maybe<Scalars['String']['output']>;
  /** Name; by default the name of the course. */
  name: Scalars['String']['output'];
  /** Grading deadline set for this instance; null if the school's rule applies. */
  ownGradesDueOn: Maybe<Scalars['Date']['output']>;
  /** Pace in per cent; 100 is full time, 20 points a week. */
  pacePercent: Scalars['Int']['output'];
  /** Stored planning state, regardless of the day: PLANNED, OPEN or CANCELLED. */
  planning: CourseInstanceStatus;
  /** Points of the course; 20 points are one week of full-time study. Null for courses without points (sfi). */
  points: Maybe<Scalars['Int']['output']>;
  /** Id shared by the instances of a series; null without a series. */
  seriesId: Maybe<Scalars['ID']['output']>;
  /** First day; null only in records without a date. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** Number of students who have started, including those who have left since. */
  started: Scalars['Int']['output'];
  /** Current status, derived from planning and dates in Europe/Stockholm. */
  status: CourseInstanceStatus;
  /** Study form; default CLASSROOM. */
  studyForm: StudyForm;
  /** Id of the teacher, as in `teachers`; null if there is none. */
  teacherId: Maybe<Scalars['ID']['output']>;
  /** Display name of the teacher; null if there is none. */
  teacherName: Maybe<Scalars['String']['output']>;
  /**
   * Highest load of the teacher on any day of the instance, from today on unless it has ended, as in
   * `TeacherWork.loadPercent`; null without teacher or dates.
   */
  teacherPeakPercent: Maybe<Scalars['Int']['output']>;
  /** Number of students who hold a seat and have no signed grade; 0 for a course without grades. */
  ungraded: Scalars['Int']['output'];
  /** Version for optimistic locking; send it with an edit. */
  version: Scalars['Int']['output'];
  /** The viewer's permissions on the instance. */
  viewerMay: CourseInstanceRights;
  /** Length in weeks, rounded; null without both dates. */
  weeks: Maybe<Scalars['Int']['output']>;
};

/** Number of instances that need attention, without cancelled ones. */
export type CourseInstanceAttention = {
  __typename?: 'CourseInstanceAttention';
  /** Number of instances that have not ended and have more students than seats. */
  overfull: Scalars['Int']['output'];
  /** Number of instances that have not ended, during which the teacher's load exceeds 100 per cent. */
  overloaded: Scalars['Int']['output'];
  /** Number of ended instances with students who have no signed grade. */
  ungraded: Scalars['Int']['output'];
  /** Number of instances that have not ended and have no teacher. */
  withoutTeacher: Scalars['Int']['output'];
};

/** An instance and its new dates. */
export type CourseInstanceDatesInput = {
  /** New last day, not before the start (ORDER). */
  endDate: Scalars['Date']['input'];
  /** Id of the instance. */
  id: Scalars['ID']['input'];
  /** New first day. */
  startDate: Scalars['Date']['input'];
};

/** Enrolments that would follow an instance to its new dates, and those that would not. */
export type CourseInstanceDatesPreview = {
  __typename?: 'CourseInstanceDatesPreview';
  /** Number of enrolments with exactly the instance's current dates, which get the new ones. */
  following: Scalars['Int']['output'];
  /** Enrolments that keep their dates, with the reason. */
  left: Array<EnrollmentRemark>;
};

/** Instance filter; all given conditions must match. */
export type CourseInstanceFilter = {
  /** Instances of this course. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** With `eventsTo`: instances that start, end or have their grading deadline within the period (the calendar). */
  eventsFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Last day of that period; ignored without `eventsFrom`. */
  eventsTo?: InputMaybe<Scalars['Date']['input']>;
  /** Instances that end on this day or later. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Instances with these ids; an empty list matches none. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these municipalities, as in `municipalities`. */
  municipalities?: InputMaybe<Array<Scalars['String']['input']>>;
  /** True: instances with more students than seats. */
  overfull?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: instances that have not ended, during which the teacher's load exceeds 100 per cent. */
  overloaded?: InputMaybe<Scalars['Boolean']['input']>;
  /** Instances of the courses of this package. */
  packageId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the course's name or code, or of the instance's name or location. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Instances of this series, as in `CourseInstance.seriesId`. */
  seriesId?: InputMaybe<Scalars['ID']['input']>;
  /** Any of these statuses, as of today. */
  statuses?: InputMaybe<Array<CourseInstanceStatus>>;
  /** Any of these study forms. */
  studyForms?: InputMaybe<Array<StudyForm>>;
  /** Instances of this teacher, by id as in `teachers`. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
  /** Instances that start by this day. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** True: ended instances with students who have no signed grade. */
  ungraded?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: instances without a teacher. */
  withoutTeacher?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A page of the list of instances. */
export type CourseInstancePage = {
  __typename?: 'CourseInstancePage';
  /** Cursor for `after` of the next page; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** Instances of the page, in the requested order. */
  nodes: Array<CourseInstance>;
  /** Number of matching instances on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The viewer's permissions on an instance. */
export type CourseInstanceRights = {
  __typename?: 'CourseInstanceRights';
  /** May cancel it; false if it is cancelled or its grades are signed. */
  cancel: Scalars['Boolean']['output'];
  /** May delete it; false if it has students (cancel it instead). */
  delete: Scalars['Boolean']['output'];
  /** May edit it; false if it is cancelled (reopen it first). */
  edit: Scalars['Boolean']['output'];
  /** May undo its cancellation; false if it is not cancelled. */
  reopen: Scalars['Boolean']['output'];
};

/** A series: instances of a course at regular intervals. */
export type CourseInstanceSeriesInput = {
  /** Id of the course; BAD_REFERENCE if it does not exist, NOT_ALLOWED if it is archived. */
  courseId: Scalars['ID']['input'];
  /** Interval in weeks, 1 to 52. */
  everyWeeks: Scalars['Int']['input'];
  /** Months in which an instance may start, 1 to 12; default is all. */
  months?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Last possible start date, at most three years after the first. */
  until: Scalars['Date']['input'];
  /** Fields of the first instance; the others differ only in their dates. */
  values: CourseInstanceValues;
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

/** A student of an instance, with the fields for CSN and SCB. */
export type CourseInstanceStudent = {
  __typename?: 'CourseInstanceStudent';
  /** E-mail address; null if unknown. */
  email: Maybe<Scalars['String']['output']>;
  /** End of the enrolment, or of the instance if not set. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** Id of the enrolment, used in `enrollment` and `updateEnrollment`. */
  enrollmentId: Scalars['ID']['output'];
  /** Grade; null until signed. */
  grade: Maybe<Scalars['String']['output']>;
  /** Date of the grade; null until signed. */
  gradedOn: Maybe<Scalars['Date']['output']>;
  /** Whether the student has skyddade personuppgifter. */
  isProtected: Scalars['Boolean']['output'];
  /** Home municipality, which pays; null if not set. */
  municipality: Maybe<Scalars['String']['output']>;
  /** Full name of the student. */
  name: Scalars['String']['output'];
  /** Pace of the enrolment in per cent, or of the instance if not set; 100 is full time. */
  pacePercent: Scalars['Int']['output'];
  /** Personal number, `YYYYMMDD-NNNN`; null if unknown. */
  personalNumber: Maybe<Scalars['String']['output']>;
  /** Phone number; null if unknown. */
  phone: Maybe<Scalars['String']['output']>;
  /** Start of the enrolment, or of the instance if not set. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** Status of the enrolment; null if it is only planned. */
  status: Maybe<EnrollmentStatus>;
  /** Date from which the status applies. */
  statusOn: Maybe<Scalars['Date']['output']>;
  /** Id of the student, used in `student`. */
  studentId: Scalars['ID']['output'];
};

/** The student list of an instance (elevlista). Reading it is recorded in the access log. */
export type CourseInstanceStudents = {
  __typename?: 'CourseInstanceStudents';
  /** The instance. */
  instance: CourseInstance;
  /** Students by name, including those who have left. */
  students: Array<CourseInstanceStudent>;
};

/** A course instance. */
export type CourseInstanceSummary = {
  __typename?: 'CourseInstanceSummary';
  /** The instance's name. */
  courseName: Scalars['String']['output'];
  /** The last day; null if not set. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** The instance's id, as for `course`; not the course's. */
  id: Scalars['ID']['output'];
  /** The first day; null if not set. */
  startDate: Maybe<Scalars['Date']['output']>;
};

/** Fields of an instance. Fields omitted in an update are unchanged. */
export type CourseInstanceValues = {
  /** Number of seats, 1 to 1 000; null means no limit. */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  /** Last day; default for a new instance is the start plus points / (20 × pace) weeks. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** Grading deadline, not before the start (ORDER); null means the school's number of days after the end. */
  gradesDueOn?: InputMaybe<Scalars['Date']['input']>;
  /** Location, at most 200 characters; null clears it. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Municipality, as in `municipalities` (otherwise BAD_REFERENCE); null clears it. */
  municipality?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 120 characters; default is the name of the course. Null in an update resets it to that. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Pace in per cent, 5 to 200; default 100. */
  pacePercent?: InputMaybe<Scalars['Int']['input']>;
  /** Planning state, PLANNED or OPEN; default OPEN. */
  planning?: InputMaybe<CourseInstanceStatus>;
  /** First day; required for a new instance. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** Study form; default CLASSROOM. */
  studyForm?: InputMaybe<StudyForm>;
  /** Id of the teacher, as in `teachers` (otherwise BAD_REFERENCE); null removes the teacher. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
};

/** Filter, sort order and page; by default all instances, by start. */
export type CourseInstancesInput = {
  /** `nextCursor` of the previous page, with the same sort order. */
  after?: InputMaybe<Scalars['String']['input']>;
  /** Filter; default is all instances, including cancelled ones. */
  filter?: InputMaybe<CourseInstanceFilter>;
  /** Page size, 1 to 500; default 50. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** Page number from 1; default 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Sort order; default by start, then course. */
  sort?: InputMaybe<CourseInstanceSort>;
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

/** An instance of a course, for the list on the course's page. */
export type CourseOccasion = {
  __typename?: 'CourseOccasion';
  /** Number of students with a seat, as far as the viewer may see them. */
  admitted: Scalars['Int']['output'];
  /** Number of seats; null without a limit. */
  capacity: Maybe<Scalars['Int']['output']>;
  /** The last day; null if not set. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** The instance's id. */
  id: Scalars['ID']['output'];
  /** The instance's name. */
  name: Scalars['String']['output'];
  /** The first day; null if not set. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** Status as of today. */
  status: CourseInstanceStatus;
  /** The teacher's name; null without a teacher. */
  teacherName: Maybe<Scalars['String']['output']>;
};

/** A fixed list of courses with choices. Students keep the edition they started. */
export type CoursePackage = {
  __typename?: 'CoursePackage';
  /** Number of students with a current enrolment on the package. */
  activeStudents: Scalars['Int']['output'];
  /** Weeks of work placement (APL); null if not set. */
  aplWeeks: Maybe<Scalars['Int']['output']>;
  /** Package code, shared only by editions of the same package; null if there is none. */
  code: Maybe<Scalars['String']['output']>;
  /** Number of courses; each choice counts once. */
  courseCount: Scalars['Int']['output'];
  /** Courses in the order of the package. */
  courses: Array<PackageCourse>;
  /** Free text, at most 2 000 characters; null if empty. */
  description: Maybe<Scalars['String']['output']>;
  /** Number of the edition, from 1. */
  edition: Scalars['Int']['output'];
  /** Next edition; null for the current one. */
  followedBy: Maybe<PackageEdition>;
  /** Previous edition; null for the first one. */
  follows: Maybe<PackageEdition>;
  /** Id of this edition; every edition has a separate id. */
  id: Scalars['ID']['output'];
  /** Whether it is archived: kept for existing records, not selectable. */
  isArchived: Scalars['Boolean']['output'];
  /** Reason why the package cannot be deleted, in Swedish; null if it can. */
  keptBecause: Maybe<Scalars['String']['output']>;
  /** Kind of package; national and regional packages without APL have a warning. */
  kind: PackageKind;
  /** Name, 1 to 120 characters. */
  name: Scalars['String']['output'];
  /** Sum of points of the optional courses; one alternative of each choice counts. */
  optionalPoints: Scalars['Int']['output'];
  /** Sum of points of the mandatory courses; one alternative of each choice counts. */
  points: Scalars['Int']['output'];
  /** Target for the sum of points; null if not set. */
  targetPoints: Maybe<Scalars['Int']['output']>;
  /** Version for optimistic locking, not the edition; an update with another version is a CONFLICT. */
  version: Scalars['Int']['output'];
  /** Warnings about the package (POINTS_DIFFER, APL_MISSING). */
  warnings: Array<CatalogueWarning>;
  /** Length in weeks of full-time study; 20 points are one week. */
  weeks: Scalars['Float']['output'];
};

/** Package filter; all given conditions must match. Archived and replaced packages are left out by default. */
export type CoursePackageFilter = {
  /** True includes archived and replaced packages. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these kinds; empty or omitted means all. */
  kinds?: InputMaybe<Array<PackageKind>>;
  /** True: packages whose sum of points differs from the target. */
  pointsDiffer?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of a name or code of the package or one of its courses. */
  q?: InputMaybe<Scalars['String']['input']>;
};

/** All fields of the package form; the courses replace the stored ones. */
export type CoursePackageInput = {
  /** Weeks of work placement (APL), 0 to 200; null if not set. */
  aplWeeks?: InputMaybe<Scalars['Int']['input']>;
  /** Package code, 1 to 20 characters; null means none. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Courses in order, at most 100; DUPLICATE if one occurs twice. */
  courses: Array<PackageCourseInput>;
  /** Free text, at most 2 000 characters; null or omitted means none. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Kind of package; NATIONAL and REGIONAL without APL give a warning (APL_MISSING). */
  kind: PackageKind;
  /** Name, 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** Target for the sum of the mandatory courses, 0 to 10 000 points; a different sum gives a warning. Null means no target. */
  targetPoints?: InputMaybe<Scalars['Int']['input']>;
};

/** One page of packages. */
export type CoursePackagePage = {
  __typename?: 'CoursePackagePage';
  /** Packages of the page, in the requested order; default by name. */
  nodes: Array<CoursePackage>;
  /** Number of matching packages on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Sort order: a field and a direction. */
export type CoursePackageSort = {
  /** Direction; rows without a value come last in both. */
  direction: SortDirection;
  /** Field to sort by. */
  field: CoursePackageSortField;
};

/** Sort fields of the packages; packages without a value come last. */
export type CoursePackageSortField =
  /** Weeks of work placement. */
  | 'APL_WEEKS'
  /** Package code, in Swedish alphabetical order. */
  | 'CODE'
  /** Number of courses; each choice counts once. */
  | 'COURSES'
  /** Kind: national, regional, local. */
  | 'KIND'
  /** Name, in Swedish alphabetical order. */
  | 'NAME'
  /** Sum of points of the mandatory courses. */
  | 'POINTS'
  /** Number of students with a current enrolment on the package. */
  | 'STUDENTS';

/** Filter, sort order and page (pages, section 5); by default the current packages, by name. */
export type CoursePackagesInput = {
  /** Filter; default is current editions that are not archived. */
  filter?: InputMaybe<CoursePackageFilter>;
  /** Page size, 1 to 200; default 50. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** Page number from 1; default 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Sort order; default by name, ascending. */
  sort?: InputMaybe<CoursePackageSort>;
};

/** The figures of a period and of the preceding one (pages, section 12). */
export type CourseStatistics = {
  __typename?: 'CourseStatistics';
  /** The requested period. */
  current: CourseFigures;
  /** The preceding period of the same length. */
  previous: CourseFigures;
};

/**
 * Period and filters of the statistics. Participants are started enrolments in courses (student × course), without
 * cancelled and removed ones; only signed grades count. Start and end are the student's own, else the instance's.
 */
export type CourseStatisticsInput = {
  /** Only this course, by its id in `courses`. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** First day of the period, inclusive. */
  from: Scalars['Date']['input'];
  /** Home municipalities of the students. KCNO represents several municipalities and is never added to them. */
  municipalities?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only courses of this package. */
  packageId?: InputMaybe<Scalars['ID']['input']>;
  /** Only instances with these study forms; all unless given. */
  studyForms?: InputMaybe<Array<StudyForm>>;
  /** Only courses of these curricula; all unless given. */
  systems?: InputMaybe<Array<CourseSystem>>;
  /** Only instances of this teacher. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
  /** Last day of the period, inclusive; not before `from`, at most five years. */
  to: Scalars['Date']['input'];
};

/** Availability of a course. */
export type CourseStatus =
  /** Aktiv */
  | 'ACTIVE'
  /** Arkiverad: kept for existing records, not selectable. */
  | 'ARCHIVED'
  /** Upphör: the syllabus is withdrawn or the validity is limited. */
  | 'ENDING';

/** A student of a course, instance, package or program; protected students only if visible to the viewer. */
export type CourseStudent = {
  __typename?: 'CourseStudent';
  /** Last day of that enrolment; null if not set. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** Number of the student's files; null below teacher, and for courses, packages and programs. */
  fileCount: Maybe<Scalars['Int']['output']>;
  /** The signed grade of that enrolment; null without one. */
  grade: Maybe<Scalars['String']['output']>;
  /** The student's id, as for `student`. */
  id: Scalars['ID']['output'];
  /** The student's name. */
  name: Scalars['String']['output'];
  /** First day of that enrolment; null if not set. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** Status of the enrolment; of several, the one in progress, else the latest. */
  status: Maybe<EnrollmentStatus>;
};

/** A course of the catalogue. */
export type CourseSummary = {
  __typename?: 'CourseSummary';
  /** Course code; case-sensitive at the end (MATMAT01a). */
  courseCode: Scalars['String']['output'];
  /** Title of the course. */
  courseName: Scalars['String']['output'];
  /** Equivalent courses of other curricula, by code; empty if no pair is published. */
  equivalents: Array<EquivalentCourse>;
  /** Id of the course in the catalogue. */
  id: Scalars['ID']['output'];
  /** Whether the course is archived: it gets no new instances and is kept for existing records. */
  isArchived: Scalars['Boolean']['output'];
  /** Gymnasiepoäng or verksamhetspoäng; 20 points are one week of full-time study. Null for sfi. */
  points: Maybe<Scalars['Int']['output']>;
  /** Teacher of the current or next instance that is not cancelled; null if none is set. */
  teacher: Maybe<TeacherUser>;
};

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

/** Students who wait for a course (pages, section 7); without those who are left out of matching. */
export type CourseWaiting = {
  __typename?: 'CourseWaiting';
  /** The first five, earliest start first. */
  students: Array<WaitingStudent>;
  /** Number of waiting students whom the viewer may see. */
  totalCount: Scalars['Int']['output'];
};

/** A wish for a course that no course of the catalogue is connected with, from a workbook or entered by hand. */
export type CourseWish = {
  __typename?: 'CourseWish';
  /** The first day on which the student can start; null if not set. */
  earliestOn: Maybe<Scalars['Date']['output']>;
  /** Id of the wish. */
  id: Scalars['ID']['output'];
  /** The course's name as it was written. */
  text: Scalars['String']['output'];
};

/** Name, role and expiry of the new key. */
export type CreateApiKeyInput = {
  /** Expiry, in the future; null or omitted means none. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Name of the other system, 1 to 120 characters. */
  name: Scalars['String']['input'];
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
  courseId: Scalars['ID']['input'];
  /** Fields of the instance, at least the start date; the end date is required if the course has no points. */
  values: CourseInstanceValues;
};

/** The instances to create. */
export type CreateCourseInstancesInput = {
  /** Instances, 1 to 200. */
  instances: Array<CreateCourseInstanceInput>;
};

/** Fields and courses of the new package (pages, section 5). */
export type CreateCoursePackageInput = {
  /** All fields of the package, with its courses in order. */
  package: CoursePackageInput;
};

/** The document's parameters, and whether to save it to the student's files. */
export type CreateDocumentInput = {
  /** The parameters, as for `documentPreview`. */
  document: DocumentInput;
  /** Also saves it to the student's files. */
  saveToFiles?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The type, 1 to 1 000 subjects and common options: one document per subject, with the default selection of rows. */
export type CreateDocumentsInput = {
  /**
   * A name from `municipalities` (else BAD_REFERENCE). On a student's document: the huvudman, if the student's municipality
   * does not determine it. On a betygskatalog: only the grades of that municipality's students.
   */
  authority?: InputMaybe<Scalars['String']['input']>;
  /** First day of the period, as in `DocumentInput`. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The language of all documents; SV unless given. */
  language?: InputMaybe<DocumentLanguage>;
  /** How much of the personal numbers is printed; FULL unless given. */
  personalNumber?: InputMaybe<PersonalNumberForm>;
  /** Also saves each to its student's files; no effect for documents of courses and instances. */
  saveToFiles?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the signatory, at most 120 characters; the school's signatory unless given. */
  signatoryName?: InputMaybe<Scalars['String']['input']>;
  /** Title of the signatory, at most 120 characters. */
  signatoryTitle?: InputMaybe<Scalars['String']['input']>;
  /** Ids of 1 to 1 000 subjects. */
  subjectIds: Array<Scalars['ID']['input']>;
  /** Last day of the period, as in `DocumentInput`. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** The document type. */
  type: DocumentType;
};

/** Fields of the new occasion, and its initial bookings. */
export type CreateExamOccasionInput = {
  /** Number of seats, 1 to 1 000; null means no limit. */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  /** Course ids, as in `courses`; 1 to 20. */
  courseIds: Array<Scalars['ID']['input']>;
  /** End time on the same day, `HH:MM`, after `startsAt`. */
  endsAt: Scalars['String']['input'];
  /** Registrations to book in the same transaction. */
  examIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Date of the exam. */
  heldOn: Scalars['Date']['input'];
  /** Invigilator, at most 120 characters. */
  invigilator?: InputMaybe<Scalars['String']['input']>;
  /** Note for the planners, at most 1 000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Part of the exam; default WRITTEN. */
  part?: InputMaybe<ExamPart>;
  /** Last day on which students may choose it; not before `registrationOpensOn`, not after `heldOn`. */
  registrationClosesOn?: InputMaybe<Scalars['Date']['input']>;
  /** First day on which students may choose it; without both registration days only staff book. */
  registrationOpensOn?: InputMaybe<Scalars['Date']['input']>;
  /** Room, at most 80 characters. */
  room?: InputMaybe<Scalars['String']['input']>;
  /** Start time, `HH:MM` in Swedish time. */
  startsAt: Scalars['String']['input'];
  /** Teacher of the occasion; default is the acting teacher. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
};

/** The exam registration and the options of the summons. */
export type CreateExamSummonsInput = {
  /** A registration that is booked on an occasion. */
  examId: Scalars['ID']['input'];
  /** The language of the summons; SV unless given. */
  language?: InputMaybe<DocumentLanguage>;
  /** FULL unless given; the number of a protected student is printed for administrators only. */
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
  /** Name from `municipalities`: only the grades of its students; all unless given. */
  authority?: InputMaybe<Scalars['String']['input']>;
  /** A course instance whose grades are signed. */
  courseInstanceId: Scalars['ID']['input'];
  /** The language of the headings; SV unless given. */
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

/** Type and options of a document that students issue about their own studies. */
export type CreateMyDocumentInput = {
  /** The language of the document; SV unless given. */
  language?: InputMaybe<DocumentLanguage>;
  /** How much of the personal number is printed; FULL unless given. */
  personalNumber?: InputMaybe<PersonalNumberForm>;
  /** STUDY_CERTIFICATE or GRADE_EXTRACT. */
  type: DocumentType;
};

/** The package that gets a new edition. */
export type CreatePackageEditionInput = {
  /** Id of the current edition; CONFLICT (REPLACED) if there is a later one. */
  id: Scalars['ID']['input'];
};

/** The placement, and the document to issue about it. */
export type CreatePlacementDocumentInput = {
  /** The language of the document; SV unless given. */
  language?: InputMaybe<DocumentLanguage>;
  /** FULL unless given; the number of a protected student is printed for administrators and the student only. */
  personalNumber?: InputMaybe<PersonalNumberForm>;
  /** Id of a placement: one that the viewer may change, or a student's own. */
  placementId: Scalars['ID']['input'];
  /** APL_AGREEMENT or APL_CERTIFICATE; students issue APL_CERTIFICATE alone. */
  type: DocumentType;
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

/** Fields and courses of the new program (pages, section 4). */
export type CreateProgramInput = {
  /** All fields of the program, with its courses in order. */
  program: ProgramInput;
};

/** The list, name and content of the new view. */
export type CreateSavedViewInput = {
  /** The query string of the page. Search text, personal numbers and page number are not saved. */
  address: Scalars['String']['input'];
  /** The column layout; each viewer's own layout unless given. */
  columns?: InputMaybe<SavedColumnsInput>;
  /** True makes it the viewer's default view; false unless given. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** A list that the viewer may open. */
  list: SavedList;
  /** 1 to 80 characters, unique among the viewer's views of the list. */
  name: Scalars['String']['input'];
};

/** The fields of a new student; only the name is required. */
export type CreateStudentInput = {
  /** The free text 'Övrigt', at most 2 000 characters. */
  additionalInfo?: InputMaybe<Scalars['String']['input']>;
  /** At most 254 characters; several students may share an address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The last day of the studies; not before `startDate` (ORDER). */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** The free text 'Provstatus', at most 60 characters. */
  exam?: InputMaybe<Scalars['String']['input']>;
  /** True confirms that a stored student with the same name and e-mail address is another person. False unless given. */
  isOtherPerson?: InputMaybe<Scalars['Boolean']['input']>;
  /** The home municipality, which pays. */
  municipality?: InputMaybe<MunicipalityInput>;
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** With or without century and separator; the date and, if the kind has one, the check digit are verified. */
  personalNumber?: InputMaybe<Scalars['String']['input']>;
  /** 5 to 20 characters: digits, spaces, `+`, `-`, `/` and parentheses. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The first day of the studies. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** The responsible teacher, as in `teachers`; BAD_REFERENCE if unknown. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
};

/** The study plan to print. */
export type CreateStudyPlanDocumentInput = {
  /** FULL unless given; the number of a protected student is printed for administrators and the student only. */
  personalNumber?: InputMaybe<PersonalNumberForm>;
  /** A student with a plan, visible to the viewer. */
  studentId: Scalars['ID']['input'];
};

/** The placement whose supervisor gets a link. */
export type CreateSupervisorLinkInput = {
  /** Id of the placement. */
  id: Scalars['ID']['input'];
};

/** The text of the new task. */
export type CreateTaskInput = {
  /** 1 to 500 characters. */
  description: Scalars['String']['input'];
};

/** The new account and its role. The user receives a mail with a one-time link to choose a password. */
export type CreateUserInput = {
  /** At most 254 characters; stored in lower case, unique among all accounts. */
  email: Scalars['String']['input'];
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** 5 to 20 characters: digits, spaces, `+`, `-`, `/` and parentheses. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** At most the caller's rank. TEACHER also creates a teacher record. */
  role: Role;
};

/** A new workplace. */
export type CreateWorkplaceInput = {
  /**
   * True adds a workplace although one with the same organisation number and unit, or the same name and postal town, is
   * registered; otherwise that is a CONFLICT (DUPLICATE).
   */
  allowDuplicate?: InputMaybe<Scalars['Boolean']['input']>;
  /** The form. */
  values: WorkplaceValues;
};

/** A new API key with its secret. */
export type CreatedApiKey = {
  __typename?: 'CreatedApiKey';
  /** The key as in `apiKeys`, without the secret. */
  apiKey: ApiKey;
  /** The secret, shown once; null in the stored answer to a repeated request. */
  key: Maybe<Scalars['String']['output']>;
};

/** A new subscription. Earlier addresses of the account are no longer valid. */
export type CreatedCalendarSubscription = {
  __typename?: 'CreatedCalendarSubscription';
  /** The subscription, without its address. */
  subscription: CalendarSubscription;
  /** Full address including its secret, shown once. Null in the stored answer to a repeated request. */
  url: Maybe<Scalars['String']['output']>;
};

/** Number of rows of one kind of event. */
export type CsnEventCount = {
  __typename?: 'CsnEventCount';
  /** Number of rows. */
  count: Scalars['Int']['output'];
  /** The kind, as in `CsnReportRow.event`. */
  event: Scalars['String']['output'];
};

/** Preview of a report. */
export type CsnPreview = {
  __typename?: 'CsnPreview';
  /** Number of enrolments concerned. */
  enrollments: Scalars['Int']['output'];
  /** The most frequent first. */
  events: Array<CsnEventCount>;
  /** Number of rows to report; pass it as `expected`. */
  size: Scalars['Int']['output'];
};

/** A report to CSN, stored so that the file can be downloaded again. */
export type CsnReport = {
  __typename?: 'CsnReport';
  /** When the report was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the user who made the report. */
  createdBy: Scalars['String']['output'];
  /** Number of enrolments concerned. */
  enrollments: Scalars['Int']['output'];
  /** The report's id, for `csnReport`. */
  id: Scalars['ID']['output'];
  /** Sorted by student, start date and event day, with the values at the time of the report. */
  rows: Array<CsnReportRow>;
  /** Number of events, one row each. */
  size: Scalars['Int']['output'];
  /** The withdrawal; null for a valid report. */
  withdrawal: Maybe<CsnWithdrawal>;
};

/** A reported event (domain, D8); an enrolment has one row per event since its last report. */
export type CsnReportRow = {
  __typename?: 'CsnReportRow';
  /** Swedish description of a change or correction with old and new values, or of an end by the principal; else null. */
  change: Maybe<Scalars['String']['output']>;
  /** The course code as in the catalogue. */
  courseCode: Maybe<Scalars['String']['output']>;
  /** The course's name at the time of the report. */
  courseName: Scalars['String']['output'];
  /** The student's end date; null if not set. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** The enrolment's id. */
  enrollmentId: Scalars['ID']['output'];
  /** 'Start', 'Ändring', 'Uppehåll', 'Återupptagna studier', 'Avbrott', 'Resultat', or 'Rättelse' of an earlier report. */
  event: Scalars['String']['output'];
  /** The day of the event; for a change of dates or pace the day of the report. */
  eventOn: Maybe<Scalars['Date']['output']>;
  /** The last day of a completed pause; else null. */
  eventTo: Maybe<Scalars['Date']['output']>;
  /** The signed grade of a result; else null. */
  grade: Maybe<Scalars['String']['output']>;
  /** True if the student was under 20 on the day of the event (other rules apply to studiehjälp). Null if the personal number does not show it, and in older reports. */
  isUnder20: Maybe<Scalars['Boolean']['output']>;
  /** The student's full name at the time of the report. */
  name: Scalars['String']['output'];
  /** Pace in per cent of full time, the student's or the instance's; null if neither was set. */
  pacePercent: Maybe<Scalars['Int']['output']>;
  /** `YYYYMMDD-NNNN` at the time of the report; null if unknown then. */
  personalNumber: Maybe<Scalars['String']['output']>;
  /** Points of the course; null for courses without points (sfi). */
  points: Maybe<Scalars['Int']['output']>;
  /** The student's start date. */
  startDate: Maybe<Scalars['Date']['output']>;
};

/** The withdrawal of a wrong report. The report itself remains unchanged. */
export type CsnWithdrawal = {
  __typename?: 'CsnWithdrawal';
  /** The user's reason. */
  reason: Scalars['String']['output'];
  /** Number of its enrolments that are unreported again; excludes those in later reports. */
  reopened: Scalars['Int']['output'];
  /** When the report was withdrawn. */
  withdrawnAt: Scalars['DateTime']['output'];
  /** Name of the user who withdrew it. */
  withdrawnBy: Scalars['String']['output'];
};

/** An unseen comment on the day page. */
export type DayComment = {
  __typename?: 'DayComment';
  /** Display name of the author; null if not recorded. */
  author: Maybe<Scalars['String']['output']>;
  /** Time of the comment. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the comment. */
  id: Scalars['ID']['output'];
  /** Text of the comment. */
  text: Scalars['String']['output'];
};

/** A student's unanswered request for correction. */
export type DayCorrection = {
  __typename?: 'DayCorrection';
  /** Id for `answerCorrection`. */
  id: Scalars['ID']['output'];
  /** The student's name. */
  name: Scalars['String']['output'];
  /** When it was sent. */
  requestedAt: Scalars['DateTime']['output'];
  /** The student's id; the request is shown on the student page. */
  studentId: Scalars['ID']['output'];
  /** The part of the record to correct. */
  subject: CorrectionSubject;
};

/** An exam occasion that the viewer holds. */
export type DayExam = {
  __typename?: 'DayExam';
  /** Number of booked registrations. */
  booked: Scalars['Int']['output'];
  /** Names of the courses. */
  courses: Array<Scalars['String']['output']>;
  /** Day of the occasion. */
  heldOn: Scalars['Date']['output'];
  /** The occasion's id, as in `calendar`. */
  id: Scalars['ID']['output'];
  /** The part of the exam. */
  part: ExamPart;
  /** Free text; null if not set. */
  room: Maybe<Scalars['String']['output']>;
  /** `HH:MM`, Swedish time. */
  startsAt: Scalars['String']['output'];
};

/** A workbook with rows held for an administrator. */
export type DayHeldFile = {
  __typename?: 'DayHeldFile';
  /** Id of the import; null once it is deleted. */
  batchId: Maybe<Scalars['ID']['output']>;
  /** The file name as uploaded. */
  filename: Scalars['String']['output'];
  /** Name of the importing user. */
  importedBy: Scalars['String']['output'];
  /** Number of held rows. */
  rows: Scalars['Int']['output'];
};

/** A student with the viewer as responsible teacher. */
export type DayOwnStudent = {
  __typename?: 'DayOwnStudent';
  /** The student's column on the APL board. */
  aplStatus: AplStatus;
  /** Day of the latest event: a change of the record, a move on the board, a comment, or activity in a course. */
  lastEventOn: Scalars['Date']['output'];
  /** The student's name. */
  name: Scalars['String']['output'];
  /** The student's id. */
  studentId: Scalars['ID']['output'];
  /** Number of comments that the viewer has not seen, without deleted ones. */
  unseenCommentCount: Scalars['Int']['output'];
  /**
   * The latest comments that the viewer has not seen, newest first; at most 3. Only in `unread`, and not of a
   * protected student, whose card is opened with a reason; else empty.
   */
  unseenComments: Array<DayComment>;
};

/** Students with the viewer as responsible teacher who need attention. */
export type DayOwnStudents = {
  __typename?: 'DayOwnStudents';
  /** Active students with the longest time since an event; at most 5. */
  quiet: Array<DayOwnStudent>;
  /** Number of active students. */
  total: Scalars['Int']['output'];
  /** Students with the most unseen comments; at most 5. */
  unread: Array<DayOwnStudent>;
  /** Number of students, active or not, with unseen comments; the same as on the board. */
  unreadTotal: Scalars['Int']['output'];
};

/** A student on the day page, by name only. */
export type DayStudent = {
  __typename?: 'DayStudent';
  /** The last day of the studies; null if not set. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** The student's name. */
  name: Scalars['String']['output'];
  /** The student's id. */
  studentId: Scalars['ID']['output'];
};

/** An exam registration of a student on the viewer's day page, limited to the data of the calendar. */
export type DayWatchedExam = {
  __typename?: 'DayWatchedExam';
  /** The course title as entered in the registration. */
  course: Scalars['String']['output'];
  /** Day of the next booked occasion; null without one. */
  heldOn: Maybe<Scalars['Date']['output']>;
  /** Identifies the registration. */
  id: Scalars['ID']['output'];
  /** The preferred month by its Swedish name. */
  month: Month;
  /** Id of that occasion, as in `calendar`. */
  occasionId: Maybe<Scalars['ID']['output']>;
  /** The status. Decided registrations are included for 14 days or until the exam. */
  status: ExamStatus;
  /** The student's name. */
  student: Scalars['String']['output'];
  /** The student's id. */
  studentId: Scalars['ID']['output'];
};

/** Exam registrations of the watched students. */
export type DayWatchedExams = {
  __typename?: 'DayWatchedExams';
  /** By day of the exam, then undecided ones; at most 5. */
  nodes: Array<DayWatchedExam>;
  /** Number of registrations. */
  total: Scalars['Int']['output'];
};

/** The account to deactivate. Its name remains in comments and history. */
export type DeactivateUserInput = {
  /** The account, from `users`; FORBIDDEN for the caller's own. */
  id: Scalars['ID']['input'];
};

/** The registration, the decision and a comment. */
export type DecideExamInput = {
  /** At most 2 000 characters. Unchanged if omitted, null clears it. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Required: BAD_USER_INPUT 'Beslut krävs' without it. */
  decision?: InputMaybe<ExamDecision>;
  /** Reason for a fee exemption, at most 120 characters. Unchanged if omitted, null clears it. */
  feeExemptReason?: InputMaybe<Scalars['String']['input']>;
  /** The registration, from `exams`. */
  id: Scalars['ID']['input'];
  /** The `version` that was read; CONFLICT if it is no longer current. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The registrations, the decision and a common comment. */
export type DecideExamsInput = {
  /** At most 2 000 characters, for all of them. Comments are unchanged if omitted, null clears them. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Required: BAD_USER_INPUT 'Beslut krävs' without it. */
  decision?: InputMaybe<ExamDecision>;
  /** 1 to 100 registrations. */
  exams: Array<ExamAtVersionInput>;
};

/** A decision on validation. */
export type DecideValidationInput = {
  /** What the decision is based on, at most 1 000 characters. */
  basis: Scalars['String']['input'];
  /** The course; a second decision on it replaces the first. CONFLICT (DUPLICATE) if an equivalent is validated. */
  courseId: Scalars['ID']['input'];
  /** Day of the decision, today at the latest; default today. */
  decidedOn?: InputMaybe<Scalars['Date']['input']>;
  /** Points of a part, fewer than the course has; required for PART, ignored for WHOLE. */
  points?: InputMaybe<Scalars['Int']['input']>;
  /** How much of the course is validated. */
  scope: ValidationScope;
  /** A student visible to the viewer. */
  studentId: Scalars['ID']['input'];
  /** The version of the present decision on the course; CONFLICT if it is stale. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The comment to delete, addressed by its index as in `EditAplCommentInput`. */
export type DeleteAplCommentInput = {
  /** Optional check: CONFLICT if another comment is at the index. */
  commentId?: InputMaybe<Scalars['ID']['input']>;
  /** Index from 0; NOT_FOUND outside the list (permissions, D06). */
  index: Scalars['Int']['input'];
  /** Id of the student. */
  studentId: Scalars['ID']['input'];
};

/** The comment of the student page to delete; it then shows '[RADERAD]'. */
export type DeleteCommentInput = {
  /** Id of the comment, from `commentHistory`; NOT_FOUND if it does not belong to the student. */
  commentId: Scalars['ID']['input'];
  /** Id of the student. */
  studentId: Scalars['ID']['input'];
};

/** The instance to delete; it must have no students, and no grades (CONFLICT HAS_GRADES). */
export type DeleteCourseInstanceInput = {
  /** Id of the instance. */
  id: Scalars['ID']['input'];
  /** Current version; CONFLICT (VERSION) if stale. Not checked if omitted. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The instances to delete; CONFLICT (HAS_STUDENTS or HAS_GRADES) if one of them has students or grades. */
export type DeleteCourseInstancesInput = {
  /** Instance ids, 1 to 500. */
  ids: Array<Scalars['ID']['input']>;
};

/** The packages to delete. */
export type DeleteCoursePackagesInput = {
  /** Ids of 1 to 200 editions; NOT_FOUND if one is missing, then nothing is written. */
  ids: Array<Scalars['ID']['input']>;
};

/** The registration to delete. */
export type DeleteExamInput = {
  /** The registration, from `exams`; its values remain in the student's change history. */
  id: Scalars['ID']['input'];
};

/** The file to delete. */
export type DeleteFileInput = {
  /** The file, from `files`; NOT_FOUND if it is deleted or not visible to the caller. */
  id: Scalars['ID']['input'];
};

/** The record to delete; it must not be referenced. */
export type DeleteFromCatalogueInput = {
  /** Id of the course, package or program, depending on the mutation; CONFLICT (IN_USE) if `keptBecause` is set. */
  id: Scalars['ID']['input'];
};

/** The placement to delete. */
export type DeletePlacementInput = {
  /** Id of a planned placement; CONFLICT (STATE) for another, (INCIDENT) for one with a reported incident. */
  id: Scalars['ID']['input'];
};

/** The list to delete and its version. */
export type DeletePriceListInput = {
  /** The list, as in `PriceList.id`. */
  id: Scalars['ID']['input'];
  /** The version the user saw; CONFLICT (VERSION) if it is stale. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The view to delete. */
export type DeleteSavedViewInput = {
  /** The id of a view that the viewer may change. */
  id: Scalars['ID']['input'];
};

/** The task to delete. */
export type DeleteTaskInput = {
  /** The id of an own task, from `tasks`. */
  id: Scalars['ID']['input'];
};

/** The workplace to delete. */
export type DeleteWorkplaceInput = {
  /** Id of a workplace without placements; CONFLICT (IN_USE) otherwise. */
  id: Scalars['ID']['input'];
};

/** Details of a person in the search results. */
export type Details = AccountCard | StudentCard | TeacherCard;

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

/** A selectable row of a document: an enrolment or a grade. */
export type DocumentEntry = {
  __typename?: 'DocumentEntry';
  /** True if this preview includes the row. */
  chosen: Scalars['Boolean']['output'];
  /** Details such as code, grade and dates; null without any. */
  detail: Maybe<Scalars['String']['output']>;
  /** The enrolment's or the grade's id; pass it among `entryIds`. */
  id: Scalars['ID']['output'];
  /** The course's title. */
  label: Scalars['String']['output'];
};

/** The parameters of a document. Its content comes from the stored records. */
export type DocumentInput = {
  /**
   * A name from `municipalities` (else BAD_REFERENCE). On a student's document: the huvudman, if the student's municipality
   * does not determine it. On a betygskatalog: only the grades of that municipality's students.
   */
  authority?: InputMaybe<Scalars['String']['input']>;
  /** Ids of the preview's `entries` to include; the default selection unless given. */
  entryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** First day of the period: of courses, grades, the APL placement or an attendance list; open unless given. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The language of the document; SV unless given. */
  language?: InputMaybe<DocumentLanguage>;
  /** How much of the personal number is printed; FULL unless given. */
  personalNumber?: InputMaybe<PersonalNumberForm>;
  /** Name of the signatory; the school's signatory unless given. */
  signatoryName?: InputMaybe<Scalars['String']['input']>;
  /** Title of the signatory, such as 'Rektor'; at most 120 characters. */
  signatoryTitle?: InputMaybe<Scalars['String']['input']>;
  /** The id of a `DocumentSubject` of that type. */
  subjectId: Scalars['ID']['input'];
  /** Last day of the period, not before `from`; at most 10 weekdays for an attendance list. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** Which document to make. */
  type: DocumentType;
};

/** The language of a document's labels; course names stay Swedish. */
export type DocumentLanguage =
  /** English. */
  | 'EN'
  /** Swedish. */
  | 'SV';

/** A preview of a document, its selectable rows and the problem that prevents it. */
export type DocumentPreview = {
  __typename?: 'DocumentPreview';
  /** Rows that `entryIds` can select; empty for types without a selection. */
  entries: Array<DocumentEntry>;
  /** Why it cannot be issued; null if it can. */
  problem: Maybe<DocumentProblem>;
  /** Null while there is a problem. */
  sheet: Maybe<DocumentSheet>;
  /** Warnings in Swedish to consider before the document is handed over. */
  warnings: Array<Scalars['String']['output']>;
};

/** The reason why a document cannot be issued. */
export type DocumentProblem = {
  __typename?: 'DocumentProblem';
  /** A message in Swedish for the user. */
  message: Scalars['String']['output'];
  /** A field of `DocumentInput`. */
  path: Scalars['String']['output'];
};

/** The content of a document before page layout. */
export type DocumentSheet = {
  __typename?: 'DocumentSheet';
  /** The content from top to bottom. */
  blocks: Array<SheetBlock>;
  /** True for landscape pages. */
  landscape: Scalars['Boolean']['output'];
  /** The language of the document. */
  language: DocumentLanguage;
  /** Place and date: 'Solna den 20 november 2026'. */
  placeAndDate: Scalars['String']['output'];
  /** The footer line: unit code and, on a student's document, the huvudman. */
  schoolDetails: Array<Scalars['String']['output']>;
  /** The school's name as in `SchoolSettings`, in the header. */
  schoolName: Scalars['String']['output'];
  /** Name of the school's signatory; null if the blocks contain the signature lines. */
  signatoryName: Maybe<Scalars['String']['output']>;
  /** Title of the signatory; null without one, and if the blocks contain the signature lines. */
  signatoryTitle: Maybe<Scalars['String']['output']>;
  /** Name of the student, course instance or course. */
  subject: Scalars['String']['output'];
  /** The name of the document, in its language. */
  title: Scalars['String']['output'];
  /** The document type. */
  type: DocumentType;
};

/** The subject of a document: a student, a course instance, a course or (for a summons) an exam registration. */
export type DocumentSubject = {
  __typename?: 'DocumentSubject';
  /** Details that distinguish subjects of the same name, such as birth date, code and dates; null without any. */
  detail: Maybe<Scalars['String']['output']>;
  /** Id for `subjectId`: of a student, a course instance, an exam registration, or (EXAM_CATALOGUE) a course. */
  id: Scalars['ID']['output'];
  /** True for a student with skyddade personuppgifter; false for instances and courses. */
  isProtected: Scalars['Boolean']['output'];
  /** Name of the student, the course instance or the course. */
  label: Scalars['String']['output'];
};

/** Possible subjects for a document type. */
export type DocumentSubjects = {
  __typename?: 'DocumentSubjects';
  /** The first matches, at most `first`. */
  nodes: Array<DocumentSubject>;
  /** Number of all matches. */
  totalCount: Scalars['Int']['output'];
};

/** The document type and the search text. */
export type DocumentSubjectsInput = {
  /** Only students on this course instance. */
  courseInstanceId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 200; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** Part of a name, a personal number, an e-mail address or a course code. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Determines the kind of subject: students, course instances, exam registrations or courses. */
  type: DocumentType;
};

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
  | 'STUDY_CERTIFICATE'
  /** Studieplan: goal, terms with courses, sums against the goal, what is missing and validations; in Swedish. */
  | 'STUDY_PLAN';

/** The result of a public check by code: no more than the printed document shows. */
export type DocumentVerification = {
  __typename?: 'DocumentVerification';
  /** `XXXX-XXXX-XXXX`. */
  code: Scalars['String']['output'];
  /** The day on which its student was anonymised, after which only the fact that it was issued is known; null before. */
  erasedOn: Maybe<Scalars['Date']['output']>;
  /** The holder's initials and year of birth, such as 'A.E., född 1990'; null for lists, protected identities and erased documents. */
  holder: Maybe<Scalars['String']['output']>;
  /** The day of issue in Swedish time (Europe/Stockholm). */
  issuedOn: Scalars['Date']['output'];
  /** The school's name as it was when the document was issued. */
  issuer: Scalars['String']['output'];
  /** The day of revocation in Swedish time; null while it is valid. */
  revokedOn: Maybe<Scalars['Date']['output']>;
  /** SHA-256 of the file as issued, hexadecimal, for comparison with a copy. */
  sha256: Scalars['String']['output'];
  /** Its name in Swedish, such as 'Studieintyg'. */
  title: Scalars['String']['output'];
  /** The document type. */
  type: DocumentType;
  /** False if the school has revoked it. */
  valid: Scalars['Boolean']['output'];
};

/** Dropouts for one reason. */
export type DropoutReason = {
  __typename?: 'DropoutReason';
  /** Number of participations left for that reason. */
  count: Scalars['Int']['output'];
  /** The reason; null if not given. */
  reason: Maybe<StatusReason>;
};

/** Participations left early in the period without a signed grade, by dropout or ended by the principal. */
export type DropoutStatistics = {
  __typename?: 'DropoutStatistics';
  /** By reason, the most frequent first. */
  reasons: Array<DropoutReason>;
  /** Number of all, including those without a start date, which are in no week. */
  total: Scalars['Int']['output'];
  /** By week since the start; week 27 includes all later ones. */
  weeks: Array<DropoutWeek>;
};

/** Dropouts in one week of the course. */
export type DropoutWeek = {
  __typename?: 'DropoutWeek';
  /** Number of participations left in that week. */
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

/** The edited comment, addressed by its index in the stored order (oldest first, including deleted ones), and its new text. */
export type EditAplCommentInput = {
  /** New text, 1 to 4 000 characters; the old text is stored in the change history. */
  comment: Scalars['String']['input'];
  /** Optional check: CONFLICT if another comment is at the index. */
  commentId?: InputMaybe<Scalars['ID']['input']>;
  /** Index from 0; NOT_FOUND outside the list (permissions, D06). */
  index: Scalars['Int']['input'];
  /** Id of the student. */
  studentId: Scalars['ID']['input'];
  /** Current version; CONFLICT if stale. Omitted: the last edit wins. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The edited comment of the student page, and its new text. */
export type EditCommentInput = {
  /** New text, 1 to 4 000 characters; the old text is stored in the change history. */
  comment: Scalars['String']['input'];
  /** Id of the comment, from `commentHistory`; NOT_FOUND if it does not belong to the student. */
  commentId: Scalars['ID']['input'];
  /** Id of the student. */
  studentId: Scalars['ID']['input'];
  /** Current version; CONFLICT if stale. Omitted: the last edit wins. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** One enrolment of a student (specification, section 3: Education entry). */
export type EducationEntry = {
  __typename?: 'EducationEntry';
  /** The course instance in which the student is placed; null without one. */
  courseInstance: Maybe<CourseInstanceSummary>;
  /** The last day of study; null if not set. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** A to F, G, IG or –; null without a grade. Drafts are visible only to the graders of the course. */
  grade: Maybe<Scalars['String']['output']>;
  /** The entry's id; `entryId` in `statusHistory`. */
  id: Scalars['ID']['output'];
  /** False for a planned entry. */
  isEnrollment: Scalars['Boolean']['output'];
  /** True for a draft, which is visible only to the graders of the course. */
  isGradeDraft: Scalars['Boolean']['output'];
  /** The name of the course, package or program. */
  name: Scalars['String']['output'];
  /** The course, package or program. */
  refId: Maybe<EducationReference>;
  /** When it was removed as a mistake; null if it was not. */
  removedAt: Maybe<Scalars['DateTime']['output']>;
  /** The first day of study; null if not set. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** Null for a planned entry. */
  status: Maybe<EnrollmentStatus>;
  /** Course, package or program; determines which fields of `refId` are set. */
  type: EducationType;
  /** Version for optimistic locking. */
  version: Scalars['Int']['output'];
};

/** A course, package or program in the education list. */
export type EducationItem = {
  __typename?: 'EducationItem';
  /** Number of students with a current enrolment: admitted, active or paused. */
  activeStudents: Scalars['Int']['output'];
  /** Code; null for packages and programs without one. */
  code: Maybe<Scalars['String']['output']>;
  /** Equivalent courses of other curricula, by code; empty if no pair is published, and for packages and programs. */
  equivalents: Array<EquivalentCourse>;
  /**
   * Id of the course, package or program; depending on `type`, the argument of `catalogueCourse`, `coursePackage` or
   * `program`.
   */
  id: Scalars['ID']['output'];
  /** Name in the catalogue, in Swedish. */
  name: Scalars['String']['output'];
  /** Number of running instances; for packages and programs those of their courses. */
  ongoingInstances: Scalars['Int']['output'];
  /** Points of a course or program, or the sum of a package's mandatory courses; null if not set. */
  points: Maybe<Scalars['Int']['output']>;
  /** Curriculum of a course; null for packages and programs. */
  system: Maybe<CourseSystem>;
  /** Type of the item. */
  type: EducationType;
  /** Last day on which the course may be finished; null if unlimited, and for packages and programs. */
  validTo: Maybe<Scalars['Date']['output']>;
};

/** Filter, sort order and page (pages, section 3); by default everything in use, by name. */
export type EducationListInput = {
  /** `nextCursor` of the previous page, with the same sort order. */
  after?: InputMaybe<Scalars['String']['input']>;
  /** Page size, 1 to 200; default 50. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** Page number from 1; default 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Part of a name or code. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Sort order; default by name. Rows without a value come last. */
  sort?: InputMaybe<EducationSort>;
  /** Limits the list to courses of this curriculum; packages and programs have none and are left out. */
  system?: InputMaybe<CourseSystem>;
  /** Limits the list to courses, packages or programs; default is all three. */
  type?: InputMaybe<EducationType>;
};

/** Summary of the education start page (pages, section 3). */
export type EducationOverview = {
  __typename?: 'EducationOverview';
  /** Problems by kind; kinds without any are left out. */
  attention: Array<Attention>;
  /** Number of courses, without archived ones. */
  courses: Scalars['Int']['output'];
  /** Number of packages, without archived and replaced ones. */
  packages: Scalars['Int']['output'];
  /** Number of programs, without archived ones. */
  programs: Scalars['Int']['output'];
};

/** One page of the education list. */
export type EducationPage = {
  __typename?: 'EducationPage';
  /** Cursor for `after` of the next page; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** Rows of the page, in the requested order. */
  nodes: Array<EducationItem>;
  /** Number of matching rows on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The target of an education entry: fields of its kind are set, the others null. */
export type EducationReference = {
  __typename?: 'EducationReference';
  /** The course's code, case-sensitive at the end; null for a package or program. */
  courseCode: Maybe<Scalars['String']['output']>;
  /** The course's title; null for a package or program. */
  courseName: Maybe<Scalars['String']['output']>;
  /** The package's name; null for a course or program. */
  coursePackageName: Maybe<Scalars['String']['output']>;
  /** Equivalent courses of other curricula, by code; empty if no pair is published, and for packages and programs. */
  equivalents: Array<EquivalentCourse>;
  /** The id of the course, package or program, as for `course`. */
  id: Scalars['ID']['output'];
  /** Points of the course, package or program; null if the catalogue has none. */
  points: Maybe<Scalars['Int']['output']>;
  /** The program's name; null for a course or package. */
  programName: Maybe<Scalars['String']['output']>;
};

/** Sort order: a field and a direction. */
export type EducationSort = {
  /** Direction; rows without a value come last in both. */
  direction: SortDirection;
  /** Field to sort by. */
  field: EducationSortField;
};

/** Sort fields of the education list. */
export type EducationSortField =
  /** Code, in Swedish alphabetical order. */
  | 'CODE'
  /** Instances, as in `EducationItem.ongoingInstances`. */
  | 'INSTANCES'
  /** Name, in Swedish alphabetical order. */
  | 'NAME'
  /** Points, as in `EducationItem.points`. */
  | 'POINTS'
  /** Students, as in `EducationItem.activeStudents`. */
  | 'STUDENTS'
  /** Last day of validity. */
  | 'VALID_TO';

/** An entry of the status history. */
export type EducationStatus = {
  __typename?: 'EducationStatus';
  /** Effective date of the status; null if unknown. */
  effectiveOn: Maybe<Scalars['Date']['output']>;
  /** The education entry's id. */
  entryId: Scalars['ID']['output'];
  /** Reason for the status, visible to teachers and above, since it may concern health; null for others. */
  reason: Maybe<StatusReason>;
  /** Null for a planned entry. */
  status: Maybe<EnrollmentStatus>;
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
  id: Scalars['ID']['input'];
};

/** The session to end. */
export type EndSessionInput = {
  /** The id of one of `mySessions`, including the current one. */
  id: Scalars['ID']['input'];
};

/** The student, the last day and the reason (pages, section 2). */
export type EndStudentInput = {
  /** The last day of the studies: today or earlier. */
  endDate: Scalars['Date']['input'];
  /** Note, at most 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The reason set on the interrupted enrolments. */
  reason: StatusReason;
  /** The student to end. */
  studentId: Scalars['ID']['input'];
  /** The student's version; CONFLICT (VERSION) if it is no longer current. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of ending a student, as names of courses, packages and programs. */
export type EndStudentPreview = {
  __typename?: 'EndStudentPreview';
  /** Courses that end by the last day: unchanged, awaiting their grade. */
  awaitingGrade: Array<Scalars['String']['output']>;
  /** Started enrolments that are interrupted on the last day. */
  droppedOut: Array<Scalars['String']['output']>;
  /** Enrolments that start later and become NOT_STARTED. */
  notStarted: Array<Scalars['String']['output']>;
  /** Work placements that have not ended, by workplace and first day: unchanged, to be interrupted or deleted. */
  placements: Array<Scalars['String']['output']>;
  /** Number of planned entries to withdraw. */
  planned: Scalars['Int']['output'];
  /** Number of course wishes to withdraw. */
  wishes: Scalars['Int']['output'];
};

/** The student and a possible last day. */
export type EndStudentPreviewInput = {
  /** The last day of the studies. */
  endDate: Scalars['Date']['input'];
  /** The student's id; NOT_FOUND if unknown. */
  studentId: Scalars['ID']['input'];
};

/** The account whose sessions are ended. */
export type EndUserSessionsInput = {
  /** The account, from `users`. */
  id: Scalars['ID']['input'];
};

/** Enrols every student on every target. */
export type EnrollManyInput = {
  /** End date for all targets, not before the start (ORDER); the instance's unless given. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** Number of new enrolments according to the preview; CONFLICT if it has changed. Ignored by the preview. */
  expected?: InputMaybe<Scalars['Int']['input']>;
  /** Pace in per cent, 5 to 200; the instance's unless given. */
  pacePercent?: InputMaybe<Scalars['Int']['input']>;
  /** Start date for all targets; the instance's unless given. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** The students; students × targets at most 20 000. */
  students: EnrollStudentsSelection;
  /** 1 to 20. */
  targets: Array<EnrollmentTargetInput>;
};

/** The students and the plan to enrol them by. */
export type EnrollOnPackageInput = {
  /** Wishes for single courses of the plan; others are only planned, by default on the plan's dates. */
  courses?: InputMaybe<Array<PackageCourseWishInput>>;
  /** True: start and end dates of students who have them are extended to cover their courses. Default false. */
  extendStudentDates?: InputMaybe<Scalars['Boolean']['input']>;
  /** Package, start, pace and choices, as for `packagePlan`. */
  plan: PackagePlanInput;
  /**
   * True: a course that is not in `courses` is placed in the open instance with enough seats that starts nearest to
   * the plan's date, at most three weeks from it. Default false.
   */
  proposeInstances?: InputMaybe<Scalars['Boolean']['input']>;
  /** Student ids, 1 to 200; the preview also takes none. */
  studentIds: Array<Scalars['ID']['input']>;
};

/** Result of `enrollOnPackage`. */
export type EnrollOnPackageResult = {
  __typename?: 'EnrollOnPackageResult';
  /** Id of the batch, for undoing the enrolment. */
  batchId: Scalars['ID']['output'];
  /** Number of planned courses; matching places them in instances. */
  courses: Scalars['Int']['output'];
  /** Number of students whose start or end date was extended. */
  datesExtended: Scalars['Int']['output'];
  /** Number of enrolments in course instances. */
  placed: Scalars['Int']['output'];
  /** Number of enrolled students. */
  students: Scalars['Int']['output'];
};

/** The student, one target, and dates that differ from the instance's. */
export type EnrollStudentInput = {
  /** The course, without an instance yet. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** The instance, which determines the course. One of the four targets is required. */
  courseInstanceId?: InputMaybe<Scalars['ID']['input']>;
  /** The student's end date, not before the start (ORDER); the instance's unless given. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** Pace in per cent, 5 to 200; the instance's unless given. */
  pacePercent?: InputMaybe<Scalars['Int']['input']>;
  /** The current edition of a package; its courses are planned with it. */
  packageId?: InputMaybe<Scalars['ID']['input']>;
  /** The program, as in `programs`. */
  programId?: InputMaybe<Scalars['ID']['input']>;
  /** The student's start date; the instance's unless given. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** ACTIVE from the start date on, else ADMITTED, unless given. */
  status?: InputMaybe<EnrollmentStatus>;
  /** The student; BAD_REFERENCE if unknown. */
  studentId: Scalars['ID']['input'];
};

/** The students of a bulk enrolment: exactly one field. */
export type EnrollStudentsSelection = {
  /** The students of these enrolments. */
  enrollments?: InputMaybe<EnrollmentSelection>;
  /** All students that match the filter of the student list. */
  filter?: InputMaybe<StudentFilter>;
  /** At most 2 000. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** The student of an enrolment. */
export type EnrolledStudent = {
  __typename?: 'EnrolledStudent';
  /** The student's id, as for `student`. */
  id: Scalars['ID']['output'];
  /** True for skyddade personuppgifter. */
  isProtected: Scalars['Boolean']['output'];
  /** The home municipality, which pays; null if not set. */
  municipality: Maybe<Scalars['String']['output']>;
  /** The student's full name. */
  name: Scalars['String']['output'];
  /** `YYYYMMDD-NNNN`; null if unknown. */
  personalNumber: Maybe<Scalars['String']['output']>;
};

/** An enrolment of a student on a course, package or program. */
export type Enrollment = {
  __typename?: 'Enrollment';
  /** Code of the course, package or program; null for a package or program without one. */
  code: Maybe<Scalars['String']['output']>;
  /** The course instance; null without one, and for packages and programs. */
  courseInstance: Maybe<CourseInstanceSummary>;
  /** When it was last reported to CSN; null if never reported. */
  csnReportedAt: Maybe<Scalars['DateTime']['output']>;
  /** The student's own end date; null if not set. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** Equivalent courses of other curricula, by code; empty if no pair is published, and for packages and programs. */
  equivalents: Array<EquivalentCourse>;
  /** The grade, drafts included (`isGradeSigned` false); null without one. */
  grade: Maybe<Scalars['String']['output']>;
  /** The date of the grade; null without one. */
  gradedOn: Maybe<Scalars['Date']['output']>;
  /** The enrolment's id, for `enrollment` and its mutations. */
  id: Scalars['ID']['output'];
  /** The day until which it has been invoiced, by the frozen months of the earnings; null if never invoiced. */
  invoicedOn: Maybe<Scalars['Date']['output']>;
  /** False for a planned entry. */
  isEnrollment: Scalars['Boolean']['output'];
  /** True if the grade is signed: it is then locked and visible to the student. */
  isGradeSigned: Scalars['Boolean']['output'];
  /** The student's last known activity: a sign-in, an exam, a file, a contact comment or a manual entry; null if unknown. */
  lastActivityOn: Maybe<Scalars['Date']['output']>;
  /** The name of the course, package or program. */
  name: Scalars['String']['output'];
  /** The student's own pace, else the instance's, in per cent of full time; null if neither is set. */
  pacePercent: Maybe<Scalars['Int']['output']>;
  /** Points of the course or program, or the expected sum of the package; null if not set. */
  points: Maybe<Scalars['Int']['output']>;
  /** When it was removed; null if it was not. Removed enrolments are kept. */
  removedAt: Maybe<Scalars['DateTime']['output']>;
  /** Reason for the removal as text; null if it was not removed. */
  removedReason: Maybe<Scalars['String']['output']>;
  /** The student's own start date; null if not set. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** Null for a planned entry. */
  status: Maybe<EnrollmentStatus>;
  /** Oldest first. */
  statusHistory: Array<EnrollmentStatusChange>;
  /** Effective date of the status. */
  statusOn: Maybe<Scalars['Date']['output']>;
  /** Reason for the status; null if none was required. */
  statusReason: Maybe<StatusReason>;
  /** The enrolled student. */
  student: EnrolledStudent;
  /** Id of the course, package or program. */
  targetId: Scalars['ID']['output'];
  /** Name of the instance's teacher; null without one. */
  teacher: Maybe<Scalars['String']['output']>;
  /** Kind of target: course, package or program. */
  type: EducationType;
  /** Version for optimistic locking. */
  version: Scalars['Int']['output'];
  /** Warnings in Swedish about a new enrolment: a passed grade in the course or its equivalent. Set only by `enrollStudent`, else empty. */
  warnings: Array<Scalars['String']['output']>;
};

/** The action on the enrolments: exactly one field. */
export type EnrollmentActionInput = {
  /** Changes the end date. */
  extend?: InputMaybe<EnrollmentEndInput>;
  /** Moves them to another instance of their course; the history is kept. */
  move?: InputMaybe<EnrollmentMoveInput>;
  /** Removes them with a reason; a package's planned courses are removed with it. */
  remove?: InputMaybe<EnrollmentRemovalInput>;
  /** Sets a status. */
  status?: InputMaybe<EnrollmentStatusInput>;
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

/** One action on many enrolments, undone as a unit. */
export type EnrollmentBatch = {
  __typename?: 'EnrollmentBatch';
  /** When the action was carried out. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the user who carried it out. */
  createdBy: Scalars['String']['output'];
  /** Id for `undoEnrollmentBatch` and `EnrollmentFilter.batchId`. */
  id: Scalars['ID']['output'];
  /** The kind of action. */
  kind: EnrollmentBatchKind;
  /** False once it is undone or later changes depend on it. */
  mayUndo: Scalars['Boolean']['output'];
  /** For END_STUDENT: number of withdrawn planned courses; else 0. */
  plans: Scalars['Int']['output'];
  /** Number of enrolments. */
  size: Scalars['Int']['output'];
  /** Description in Swedish; with the student's name for END_STUDENT. */
  title: Scalars['String']['output'];
  /** When it was undone; null if it was not. */
  undoneAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who undid it; null if it was not undone. */
  undoneBy: Maybe<Scalars['String']['output']>;
  /** For END_STUDENT: number of withdrawn course wishes, until undone; else 0. */
  wishes: Scalars['Int']['output'];
};

/** The kind of action of a batch. */
export type EnrollmentBatchKind =
  /** An instance was cancelled, and its students were moved, ended or planned again. */
  | 'CANCEL_INSTANCE'
  /** A student was ended. Undone by `undoEndStudent`, which also restores the end date and the wishes. */
  | 'END_STUDENT'
  /** Students were enrolled. */
  | 'ENROLL'
  /** The end date was changed. */
  | 'EXTEND'
  /** Course matching placed students in instances. */
  | 'MATCH'
  /** Enrolments were moved to another instance. */
  | 'MOVE'
  /** Enrolments were removed. */
  | 'REMOVE'
  /** A status was set. */
  | 'STATUS';

/** One action on many enrolments, for the preview and the mutation (pages, section 8). */
export type EnrollmentChangeInput = {
  /** The action. */
  action: EnrollmentActionInput;
  /** Number of enrolments according to the preview; CONFLICT if it has changed. Ignored by the preview. */
  expected?: InputMaybe<Scalars['Int']['input']>;
  /** The enrolments to change. */
  selection: EnrollmentSelection;
};

/** A new end date for the enrolments (pages, section 8: 'Förläng slutdatum'). */
export type EnrollmentEndInput = {
  /** The new end date, not before the start (ORDER). A date before the current end is a warning. */
  endDate: Scalars['Date']['input'];
};

/** Filters of the enrolment list; all given conditions apply. */
export type EnrollmentFilter = {
  /** Enrolments that need attention for any of these reasons. */
  attention?: InputMaybe<Array<EnrollmentAttention>>;
  /** Enrolments of this batch. */
  batchId?: InputMaybe<Scalars['ID']['input']>;
  /** Enrolments in this instance. */
  courseInstanceId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the name or the code of a course, package or program. */
  education?: InputMaybe<Scalars['String']['input']>;
  /** End date on this day or later. */
  endFrom?: InputMaybe<Scalars['Date']['input']>;
  /** End date on this day or earlier. */
  endTo?: InputMaybe<Scalars['Date']['input']>;
  /** Days without activity, 1 to 365; the school's setting unless given. */
  inactiveDays?: InputMaybe<Scalars['Int']['input']>;
  /** Students whose home municipality is any of these, as in `municipalities`. */
  municipalities?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Part of a name, an e-mail address or a personal number in any format. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Enrolments whose status has any of these reasons. */
  reasons?: InputMaybe<Array<StatusReason>>;
  /** Start date on this day or later. */
  startFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Start date on this day or earlier. */
  startTo?: InputMaybe<Scalars['Date']['input']>;
  /** ENROLLED unless given. */
  state?: InputMaybe<EnrollmentState>;
  /** Enrolments with any of these statuses. */
  statuses?: InputMaybe<Array<EnrollmentStatus>>;
  /** Enrolments of this student. */
  studentId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of a course, package or program. */
  targetId?: InputMaybe<Scalars['ID']['input']>;
  /** Name of the instance's teacher; null without one. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
  /** Enrolments on any of these kinds of targets. */
  types?: InputMaybe<Array<EducationType>>;
};

/** A move to another instance of the same course. */
export type EnrollmentMoveInput = {
  /** The target instance. Refused with FULL, INSTANCE_CANCELLED, or for another course. */
  courseInstanceId: Scalars['ID']['input'];
  /** Effective date; enrolments that have not begun by then also get the new instance's start date. */
  effectiveOn: Scalars['Date']['input'];
};

/** The individual effective date of an enrolment. */
export type EnrollmentOwnDay = {
  __typename?: 'EnrollmentOwnDay';
  /** The first day without studies: the day after `lastActivityOn`, but not before the enrolment's start. */
  effectiveOn: Scalars['Date']['output'];
  /** The enrolment's id. */
  enrollmentId: Scalars['ID']['output'];
  /** Day of the last known activity. */
  lastActivityOn: Scalars['Date']['output'];
  /** The student's name. */
  studentName: Scalars['String']['output'];
  /** Name of the course, package or program. */
  targetName: Scalars['String']['output'];
};

/** A page of the enrolment list. */
export type EnrollmentPage = {
  __typename?: 'EnrollmentPage';
  /** Send as `after` for the next page; null on the last one. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** The enrolments of the page in the requested order. */
  nodes: Array<Enrollment>;
  /** Number of all matches. Counted only if selected. */
  totalCount: Scalars['Int']['output'];
};

/** The outcome of an action before it is carried out. */
export type EnrollmentPreview = {
  __typename?: 'EnrollmentPreview';
  /** Number that would be written; the others remain unchanged. */
  accepted: Scalars['Int']['output'];
  /** With `dayAfterActivity`: the effective date of each, by the student's name; else empty. */
  ownDays: Array<EnrollmentOwnDay>;
  /** Reasons for refusing the others, the most frequent first. */
  refused: Array<EnrollmentRemark>;
  /** Students × targets, or enrolments in the selection. */
  total: Scalars['Int']['output'];
  /** Warnings about those that would be written, the most frequent first. */
  warnings: Array<EnrollmentRemark>;
};

/** A reason for refusing enrolments, or a warning about them. */
export type EnrollmentRemark = {
  __typename?: 'EnrollmentRemark';
  /** A code, such as FULL or ALREADY_ENROLLED. */
  code: Scalars['String']['output'];
  /** Number of enrolments concerned. */
  count: Scalars['Int']['output'];
  /** The first few of them: the student's name, with the education if there are several. */
  examples: Array<Scalars['String']['output']>;
  /** Message in Swedish. */
  message: Scalars['String']['output'];
};

/** Removal of enrolments entered by mistake; they are kept but no longer counted. */
export type EnrollmentRemovalInput = {
  /** 1 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** The enrolments of an action: by id, or all that match a filter. */
export type EnrollmentSelection = {
  /** Instead of `ids`: all matching enrolments; RANGE above 20 000. */
  filter?: InputMaybe<EnrollmentFilter>;
  /** At most 2 000. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
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

/** Counts of the education list; active: started, not ended and not removed today. */
export type EnrollmentStats = {
  __typename?: 'EnrollmentStats';
  /** Enrolments in progress today, including paused ones. */
  activeEnrollments: Scalars['Int']['output'];
  /** Entries that are neither planned nor removed, including ended ones. */
  totalEnrollments: Scalars['Int']['output'];
};

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

/** An entry of the status history. Append-only. */
export type EnrollmentStatusChange = {
  __typename?: 'EnrollmentStatusChange';
  /** When the change was stored; `effectiveOn` is the effective date. */
  changedAt: Scalars['DateTime']['output'];
  /** Name of the user who changed it; null if unknown. */
  changedBy: Maybe<Scalars['String']['output']>;
  /** Effective date. */
  effectiveOn: Maybe<Scalars['Date']['output']>;
  /** Identifies the history entry. */
  id: Scalars['ID']['output'];
  /** Note, or a description of the change: a move, a new end date, a removal, an undo. */
  note: Maybe<Scalars['String']['output']>;
  /** Reason for the change; null if none was required. */
  reason: Maybe<StatusReason>;
  /** Null for a planned entry. */
  status: Maybe<EnrollmentStatus>;
};

/** A new status with its effective date. */
export type EnrollmentStatusInput = {
  /** Instead of `effectiveOn`, for an interruption: the day after each student's last activity, but not before the enrolment's start. Students without known activity are refused (NO_ACTIVITY). */
  dayAfterActivity?: InputMaybe<Scalars['Boolean']['input']>;
  /** Effective date; for an interruption the first day without studies. In the future only for ADMITTED and CANCELLED. Required without `dayAfterActivity`. */
  effectiveOn?: InputMaybe<Scalars['Date']['input']>;
  /** At most 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Required for DROPPED_OUT, PAUSED and ENDED_BY_PRINCIPAL. */
  reason?: InputMaybe<StatusReason>;
  /** The new status. COMPLETED requires a grade; enrolments with a signed grade accept no other. */
  status: EnrollmentStatus;
};

/** Key figures of all enrolments of the school. */
export type EnrollmentSummary = {
  __typename?: 'EnrollmentSummary';
  /** Enrolments with the status ACTIVE. */
  active: Scalars['Int']['output'];
  /** Enrolments with the status ADMITTED. */
  admitted: Scalars['Int']['output'];
  /** Active enrolments without activity for more than `inactivityDays`. */
  inactive: Scalars['Int']['output'];
  /** The school's limit of days without activity. */
  inactivityDays: Scalars['Int']['output'];
  /** ADMITTED enrolments whose course has started: attendance is not confirmed. */
  notConfirmed: Scalars['Int']['output'];
  /** Enrolments with the status PAUSED. */
  paused: Scalars['Int']['output'];
  /** Ended without a signed grade. */
  ungraded: Scalars['Int']['output'];
  /** Started or changed, and not reported to CSN since. */
  unreported: Scalars['Int']['output'];
};

/** The target of an enrolment: exactly one of course instance, course, package and program. */
export type EnrollmentTargetInput = {
  /** A course, without an instance yet. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** An instance, which determines the course; limited by its capacity. */
  courseInstanceId?: InputMaybe<Scalars['ID']['input']>;
  /** End date for this target, not before its start (ORDER); unless given, as for `startDate`. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** Pace in per cent, 5 to 200. */
  pacePercent?: InputMaybe<Scalars['Int']['input']>;
  /** The current edition of a package; its courses are planned with it. */
  packageId?: InputMaybe<Scalars['ID']['input']>;
  /** A program, as in `programs`. */
  programId?: InputMaybe<Scalars['ID']['input']>;
  /** Start date for this target; unless given, the one for all targets, else the instance's. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
};

/** Filter, order and paging; enrolments of state ENROLLED, latest start first, unless given. */
export type EnrollmentsInput = {
  /** The `nextCursor` of the page before, with the same sorting. */
  after?: InputMaybe<Scalars['String']['input']>;
  /** All enrolments of state ENROLLED unless given. */
  filter?: InputMaybe<EnrollmentFilter>;
  /** 1 to 200; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** From 1; 1 unless given. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** The latest start first unless given. */
  sort?: InputMaybe<EnrollmentSort>;
};

/** An equivalent course of another curriculum. */
export type EquivalentCourse = {
  __typename?: 'EquivalentCourse';
  /** Course code. */
  code: Scalars['String']['output'];
  /** Id of the course, used as `courseId`. */
  id: Scalars['ID']['output'];
  /** Whether it is archived: kept for existing records, not selectable. */
  isArchived: Scalars['Boolean']['output'];
  /** Title of the course. */
  name: Scalars['String']['output'];
  /** Points; 20 points are one week of full-time study. Null for courses without points (sfi). */
  points: Maybe<Scalars['Int']['output']>;
  /** Publisher of the pair; null if the school linked the courses. */
  source: Maybe<Scalars['String']['output']>;
  /** Curriculum of the equivalent, which differs from that of the course. */
  system: CourseSystem;
};

/** The placements to erase. */
export type ErasePlacementsInput = {
  /** 1 to 200 expired placements. */
  ids: Array<Scalars['ID']['input']>;
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

/** A registration for an exam (specification, section 3). Name, personal number and contact data are copied from the student's record at registration. */
export type Exam = {
  __typename?: 'Exam';
  /** Postal address given with the registration; null if missing or withheld. */
  address: Maybe<Scalars['String']['output']>;
  /** The catalogue course that matches `course`; null without a match. Such an exam cannot be graded: see `updateExam`. */
  catalogueCourse: Maybe<Course>;
  /** Staff's comment on the decision; null for students. */
  comment: Maybe<Scalars['String']['output']>;
  /** The course title as entered; free text is allowed. */
  course: Scalars['String']['output'];
  /** When the registration was stored. */
  createdAt: Scalars['DateTime']['output'];
  /** Null until decided. */
  decision: Maybe<ExamDecision>;
  /** E-mail address at registration; null if missing or withheld. */
  email: Maybe<Scalars['String']['output']>;
  /** Reason for the exemption: as entered by staff, or the grade with its course or equivalent, such as 'F i Svenska 1 (SVESVE01)' (domain, D6). Null if the fee is due. */
  feeExemptReason: Maybe<Scalars['String']['output']>;
  /** The fee in öre: the school's fee, or 0 if exempt. */
  feeOre: Scalars['Ore']['output'];
  /** Id for `decideExam` and `deleteExam`. */
  id: Scalars['ID']['output'];
  /** True if the student is exempt from the fee; see `feeExemptReason`. */
  isFeeExempt: Scalars['Boolean']['output'];
  /** Whether and when the course material was fetched. */
  materialReceived: MaterialReceived;
  /** Home municipality at registration; null if missing or withheld. */
  municipality: Maybe<Municipality>;
  /** The student's name at registration. */
  name: Scalars['String']['output'];
  /** Number of the student's other open registrations for the same course or one that corresponds to it; 0 unless this one is open. */
  otherRegistrations: Scalars['Int']['output'];
  /** Day of payment of the fee; null while unpaid. */
  paymentDate: Maybe<Scalars['Date']['output']>;
  /** `YYYYMMDD-NNNN`. */
  personalNumber: Maybe<Scalars['String']['output']>;
  /** Phone number at registration; null if missing or withheld. */
  phone: Maybe<Scalars['String']['output']>;
  /** Progress of the exam in the student's terms. */
  progress: ExamProgress;
  /** Day of registration: that of `createdAt` unless staff set an earlier one. */
  registeredOn: Scalars['Date']['output'];
  /** The preferred month, without a year. */
  requestedMonth: Month;
  /** Year of the preferred month: its first occurrence from the day of registration on. */
  requestedYear: Scalars['Int']['output'];
  /** INTRESSE until decided, then according to the decision (permissions, D16). */
  status: ExamStatus;
  /** The student's id. */
  studentId: Scalars['ID']['output'];
  /** The teacher chosen at registration; null without one. */
  teacher: Maybe<Teacher>;
  /** The responsible teacher's id, as in `teachers`. */
  teacherId: Maybe<Scalars['ID']['output']>;
  /** Booked times and rooms, one per part; empty without a booking. Excludes cancelled occasions. */
  times: Array<ExamTime>;
  /** Version for optimistic locking; send it with a decision. */
  version: Scalars['Int']['output'];
  /** The viewer's permissions, for buttons; each mutation checks them again. */
  viewerMay: ExamRights;
  /** Names of the fields whose value is withheld from the viewer: shown as 'Skyddad uppgift'. */
  withheld: Array<Scalars['String']['output']>;
};

/** A registration with its version. */
export type ExamAtVersionInput = {
  /** The registration, from `exams`. */
  id: Scalars['ID']['input'];
  /** The `version` that was read; CONFLICT if it is no longer current. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Attendance at an exam; null until recorded. */
export type ExamAttendance =
  /** Frånvarande: the student did not attend; the registration is without a date again. */
  | 'ABSENT'
  /** Närvarande: the student attended. */
  | 'PRESENT';

/** A registration booked on an occasion. */
export type ExamBooking = {
  __typename?: 'ExamBooking';
  /** Whether the student attended; null until recorded, and for specped and syv. */
  attendance: Maybe<ExamAttendance>;
  /** When the booking was made; null for specped and syv. */
  bookedAt: Maybe<Scalars['DateTime']['output']>;
  /** The booked registration, with its student. */
  exam: CalendarExam;
  /** Whether a summons can be mailed: the student has an address and no protected data. Null for specped and syv. */
  hasEmail: Maybe<Scalars['Boolean']['output']>;
  /** Whether identification was checked; null until recorded, and for specped and syv. */
  idChecked: Maybe<Scalars['Boolean']['output']>;
  /** When the summons was sent; null if not sent, and for specped and syv. */
  summonedAt: Maybe<Scalars['DateTime']['output']>;
  /** Warnings about the booking; empty for specped and syv. */
  warnings: Array<BookingWarning>;
};

/** The decision of staff on a registration. */
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

/** Filters of the exam table; all given conditions apply. */
export type ExamFilter = {
  /** Registrations for this course title, as in `ExamPage.courses`. */
  course?: InputMaybe<Scalars['String']['input']>;
  /** A single registration. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Registrations with this preferred month. */
  month?: InputMaybe<Month>;
  /** Part of the name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Registrations with this status. */
  status?: InputMaybe<ExamStatus>;
  /** Registrations of this student. */
  studentId?: InputMaybe<Scalars['ID']['input']>;
  /** True: registrations, other than denied ones, whose course matches nothing in the catalogue. */
  unknownCourse?: InputMaybe<Scalars['Boolean']['input']>;
};

/** An occasion on which exams are held. Specped and syv see its day, courses and bookings. */
export type ExamOccasion = {
  __typename?: 'ExamOccasion';
  /** Bookings of students that the viewer may see, in Swedish alphabetical order. */
  bookings: Array<ExamBooking>;
  /** Reason of the cancellation, as mailed to summoned students; null if not cancelled, and for specped and syv. */
  cancelledReason: Maybe<Scalars['String']['output']>;
  /** Number of seats; null means no limit, and for specped and syv. */
  capacity: Maybe<Scalars['Int']['output']>;
  /** Courses whose exams are held, by title. */
  courses: Array<Course>;
  /** End time on the same day, `HH:MM` in Swedish time; null for specped and syv. */
  endsAt: Maybe<Scalars['String']['output']>;
  /** Date of the exam, in Swedish time. */
  heldOn: Scalars['Date']['output'];
  /** Id of the occasion, used as `id` and `occasionId`. */
  id: Scalars['ID']['output'];
  /** Invigilator (vakt), free text; null if nobody is named, and for specped and syv. */
  invigilator: Maybe<Scalars['String']['output']>;
  /** Whether the occasion is cancelled. Its bookings are kept, but the registrations are without a date. */
  isCancelled: Scalars['Boolean']['output'];
  /** Free text for the planners; null without a note, and for specped and syv. */
  note: Maybe<Scalars['String']['output']>;
  /** Part of the exam; null for specped and syv. */
  part: Maybe<ExamPart>;
  /** Last day on which a registration may choose the occasion. Null together with `registrationOpensOn`: only staff book. */
  registrationClosesOn: Maybe<Scalars['Date']['output']>;
  /** First day on which a registration may choose the occasion. Null with `registrationClosesOn` set: open from now. */
  registrationOpensOn: Maybe<Scalars['Date']['output']>;
  /** Room; null if not decided, and for specped and syv. */
  room: Maybe<Scalars['String']['output']>;
  /** Start time, `HH:MM` in Swedish time; null for specped and syv. */
  startsAt: Maybe<Scalars['String']['output']>;
  /** Id of the teacher of the occasion, as in `teachers`; null if there is none, and for specped and syv. */
  teacherId: Maybe<Scalars['ID']['output']>;
  /** Display name of the teacher of the occasion; null if there is none, and for specped and syv. */
  teacherName: Maybe<Scalars['String']['output']>;
  /** Version for optimistic locking; send it when changing, cancelling or restoring the occasion. */
  version: Scalars['Int']['output'];
  /** The viewer's permissions on the occasion. */
  viewerMay: OccasionRights;
  /** Number of held cancellation mails, which `sendOccasionMails` sends at once; 0 for specped and syv. */
  waitingMails: Scalars['Int']['output'];
  /** Warnings about the occasion; empty if cancelled, and for specped and syv. */
  warnings: Array<OccasionWarning>;
};

/** One page of the exam table. */
export type ExamPage = {
  __typename?: 'ExamPage';
  /** Course titles for `ExamFilter.course`: those of all registrations that the viewer may see, by name. */
  courses: Array<Scalars['String']['output']>;
  /** Send as `after` for the next page; null on the last one. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** Newest first unless sorted otherwise. */
  nodes: Array<Exam>;
  /** Number of matching registrations that the viewer may see. Counted only if selected. */
  totalCount: Scalars['Int']['output'];
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

/** Progress of an exam in the student's terms, where 'accepted' cannot be mistaken for 'passed'. */
export type ExamProgress =
  /** The registration is accepted; no summons has been sent. */
  | 'ACCEPTED'
  /** The registration is denied. */
  | 'DENIED'
  /** A grade is signed. */
  | 'GRADED'
  /** All booked parts are over; no grade is signed yet. */
  | 'HELD'
  /** All booked parts are over, and the student was absent from all of them. */
  | 'MISSED'
  /** A summons has been sent. */
  | 'SUMMONED'
  /** Registered, not yet decided. */
  | 'WAITING';

/** The viewer's permissions for this registration. */
export type ExamRights = {
  __typename?: 'ExamRights';
  /** Accept or deny: teachers and above. */
  decide: Scalars['Boolean']['output'];
  /** Delete the registration: teachers and above. Paid and graded registrations are refused nevertheless. */
  delete: Scalars['Boolean']['output'];
  /** Withdraw the registration: the student, while it is INTRESSE and unpaid. */
  withdraw: Scalars['Boolean']['output'];
};

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

/** Result of sending summonses. */
export type ExamSummonsResult = {
  __typename?: 'ExamSummonsResult';
  /** The updated occasion with its bookings. */
  occasion: ExamOccasion;
  /** Number of queued mails. */
  sent: Scalars['Int']['output'];
  /** Names of students that mail cannot reach: no address, or protected data. They must be notified in another way. */
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

/** Fee and eligibility of the signed-in student for an exam, before registering. */
export type ExamTerms = {
  __typename?: 'ExamTerms';
  /** Reason for the exemption, as in `Exam.feeExemptReason`; null if the fee is due. */
  feeExemptReason: Maybe<Scalars['String']['output']>;
  /** The fee in öre: the school's fee, or 0 if exempt. */
  feeOre: Scalars['Ore']['output'];
  /** The school's payment instructions; null without any. */
  howToPay: Maybe<Scalars['String']['output']>;
  /** True if the student has an ACTIVE enrolment in the course or its equivalent. */
  isStudying: Scalars['Boolean']['output'];
  /** Preferred months of the student's open registrations for the course or its equivalent: INTRESSE, or SCHEDULED without a signed grade. */
  registeredMonths: Array<Month>;
};

/** Time and room of a part of an exam. */
export type ExamTime = {
  __typename?: 'ExamTime';
  /** `HH:MM`, Swedish time. */
  endsAt: Scalars['String']['output'];
  /** The day of the occasion. */
  heldOn: Scalars['Date']['output'];
  /** The part of the exam, such as the written or the oral one. */
  part: ExamPart;
  /** Free text; null without one. */
  room: Maybe<Scalars['String']['output']>;
  /** `HH:MM`, Swedish time. */
  startsAt: Scalars['String']['output'];
};

/** Filter, order and paging; the latest 50 unless given. Paging by number (`page`) for lists on screen, or by cursor (`after`) for reading everything. */
export type ExamsInput = {
  /** The `nextCursor` of the page before, with the same sorting. */
  after?: InputMaybe<Scalars['String']['input']>;
  /** All registrations that the viewer may see unless given. */
  filter?: InputMaybe<ExamFilter>;
  /** 1 to 200; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** From 1; 1 unless given. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Newest first unless given. */
  sort?: InputMaybe<ExamSort>;
};

/** A part of the plan. */
export type ExchangeContent = {
  /** Points of the part; not read, since the courses have theirs. */
  points?: InputMaybe<Scalars['Int']['input']>;
  /** The courses. */
  syllabuses: Array<ExchangeSyllabus>;
  /** Title; `Önskade kurser` are the student's wishes, `Utan termin` courses without a planned term. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** One of the standard's types of parts; courses of `Borttagna` are not planned. */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** When the file's record was made and changed; not read. */
export type ExchangeMeta = {
  /** When it was made. */
  created?: InputMaybe<Scalars['DateTime']['input']>;
  /** When it was changed. */
  modified?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A note of the plan. */
export type ExchangeNote = {
  /** The text. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** One of the standard's types of notes. */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** A reference of SS 12000. */
export type ExchangeReference = {
  /** Name; that of a syllabus begins with the course code. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** Id in the system that made the file; a UUID. */
  id: Scalars['ID']['input'];
  /** `Ingen`, `Sekretessmarkering` or `Skyddad folkbokföring`; not read. */
  securityMarking?: InputMaybe<Scalars['String']['input']>;
};

/** StudyPlan of SS 12000:2020. */
export type ExchangeStudyPlan = {
  /** The parts, with at most 200 courses in all. */
  content?: InputMaybe<Array<ExchangeContent>>;
  /** Planned last day; that of the plan or of the last course unless given. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** Id in the system that made the file; a UUID. */
  id: Scalars['ID']['input'];
  /** When the plan was made and changed. */
  meta?: InputMaybe<ExchangeMeta>;
  /** The notes; goal, pace and extent are read from those that `studyPlanExchange` writes. */
  notes?: InputMaybe<Array<ExchangeNote>>;
  /** First day. */
  startDate: Scalars['Date']['input'];
  /** The student as that system knows it; not compared with the student here. */
  student: ExchangeReference;
};

/** A course of a part of the plan. */
export type ExchangeSyllabus = {
  /** Last day; not before the first. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** Hours of teaching; not read. */
  hours?: InputMaybe<Scalars['Int']['input']>;
  /** At most 300 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** First day; the term in which it lies is the planned one. Without it a course keeps its term. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** The course: by its id in this school, or else by the code with which `displayName` begins or ends, in brackets. */
  syllabus: ExchangeReference;
};

/** A placement whose retention period has ended: its last day is more than five years ago. */
export type ExpiredPlacement = {
  __typename?: 'ExpiredPlacement';
  /** Last day: the real one if the placement ended early. The retention period counts from it. */
  endDate: Scalars['Date']['output'];
  /** Hours reported in all. */
  hours: Scalars['Float']['output'];
  /** Passed to `erasePlacements`. */
  id: Scalars['ID']['output'];
  /** First day of the placement. */
  startDate: Scalars['Date']['output'];
  /** State; also an open one, if nobody has recorded that it ended. */
  state: PlacementState;
  /** The student. */
  studentId: Scalars['ID']['output'];
  /** Name of the student. */
  studentName: Scalars['String']['output'];
  /** Name of the workplace. */
  workplace: Scalars['String']['output'];
};

/** A page of expired placements. */
export type ExpiredPlacementPage = {
  __typename?: 'ExpiredPlacementPage';
  /** The earliest last day first. */
  nodes: Array<ExpiredPlacement>;
  /** Number of expired placements on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Page of the expired placements. */
export type ExpiredPlacementsInput = {
  /** 1 to 200; default 50. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** From 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** The kind of file that a list is exported as (pages, section 0). */
export type ExportFormat =
  /** UTF-8 with byte order mark, semicolons, decimal comma: as Swedish Excel opens it. */
  | 'CSV'
  /** A workbook. */
  | 'XLSX';

/** A student whose start or end date the enrolment extends. */
export type ExtendedStudentDates = {
  __typename?: 'ExtendedStudentDates';
  /** End date after the enrolment; null if not set. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** End date at present; null if not set. */
  endDateBefore: Maybe<Scalars['Date']['output']>;
  /** Start date after the enrolment; null if not set. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** Start date at present; null if not set. */
  startDateBefore: Maybe<Scalars['Date']['output']>;
  /** The student's id. */
  studentId: Scalars['ID']['output'];
  /** The student's name. */
  studentName: Scalars['String']['output'];
};

/** The instance, the students who get – if they have no grade, and the common reason (pages, section 10). */
export type FillGradesInput = {
  /** The students' course instance. */
  courseInstanceId: Scalars['ID']['input'];
  /** 1 to 200 enrolments of that instance (`GradeRow.id`); existing grades are kept. */
  entryIds: Array<Scalars['ID']['input']>;
  /** The reason for every –, 1 to 1 000 characters. */
  reason: Scalars['String']['input'];
};

/** The lines of a pasted list: personal numbers in any format or e-mail addresses. */
export type FindStudentsInput = {
  /** Personal numbers or e-mail addresses, at most 1 000. */
  keys: Array<Scalars['String']['input']>;
};

/** Progress of a first step. */
export type FirstRunState = {
  __typename?: 'FirstRunState';
  /** True if the step's data exists, regardless of its origin. */
  isDone: Scalars['Boolean']['output'];
  /** True if an administrator has skipped it. */
  isSkipped: Scalars['Boolean']['output'];
  /** The step. */
  step: FirstRunStep;
};

/** The first steps of a new school, in order (pages, section 21). */
export type FirstRunStep =
  /** The first course instances. */
  | 'INSTANCES'
  /** The municipalities and their prices. */
  | 'MUNICIPALITIES'
  /** The school's own details. */
  | 'SCHOOL'
  /** The students, from a file. */
  | 'STUDENTS'
  /** The teachers. */
  | 'TEACHERS';

/** A follow-up ('Följ upp den …'): a short dated note about a student, for the author or a colleague. */
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

/** A colleague who may see the student. */
export type FollowUpAssignee = {
  __typename?: 'FollowUpAssignee';
  /** Id of the account, used as `assigneeId`. */
  id: Scalars['ID']['output'];
  /** Name of the colleague. */
  name: Scalars['String']['output'];
  /** Role of the account. */
  role: Role;
};

/** The alias to delete. */
export type ForgetCourseAliasInput = {
  /** As in `courseAliases`; unknown: NOT_FOUND. */
  id: Scalars['ID']['input'];
};

/** The result of a student search by pasted identifiers. */
export type FoundStudents = {
  __typename?: 'FoundStudents';
  /** The students of lines with exactly one match, in line order. */
  found: Array<EnrolledStudent>;
  /** Lines without a match, or with several. */
  unknown: Array<Scalars['String']['output']>;
};

/** A workplace with a free place in a period. */
export type FreePlace = {
  __typename?: 'FreePlace';
  /** Branches of the workplace. */
  branches: Array<Branch>;
  /** Places that are free on every day of the period; 0 if it is full on some. */
  free: Scalars['Int']['output'];
  /** Municipality in which the workplace is; null if not set. */
  municipality: Maybe<Scalars['String']['output']>;
  /** Number of students that the workplace takes at a time. */
  places: Scalars['Int']['output'];
  /** Free places day by day: spans in order that cover the period. */
  spans: Array<FreeSpan>;
  /** The workplace. */
  workplace: PlacementWorkplace;
};

/** A page of workplaces with free places. */
export type FreePlacePage = {
  __typename?: 'FreePlacePage';
  /** First day of the period. */
  from: Scalars['Date']['output'];
  /** By name in Swedish alphabetical order. */
  nodes: Array<FreePlace>;
  /** Last day of the period. */
  to: Scalars['Date']['output'];
  /** Number of workplaces that match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Period and kind of the free places, and the page. */
export type FreePlacesInput = {
  /** Workplaces of this branch; default all. */
  branch?: InputMaybe<Branch>;
  /** 1 to 200; default 50. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** First day of the period; default today. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Workplaces in this municipality; default all. */
  municipality?: InputMaybe<Scalars['String']['input']>;
  /** From 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Last day of the period, at most a year after the first; default 12 weeks after it. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** Days in a row with the same number of free places. */
export type FreeSpan = {
  __typename?: 'FreeSpan';
  /** Last day. */
  endDate: Scalars['Date']['output'];
  /** Free places on each of the days; 0 if the workplace is full. */
  free: Scalars['Int']['output'];
  /** First day. */
  startDate: Scalars['Date']['output'];
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

/** The assessment of a goal. */
export type GoalAssessmentInput = {
  /** Id of a goal of the placement. */
  goalId: Scalars['ID']['input'];
  /** The level. */
  level: AssessmentLevel;
  /** What is to be said about it; at most 1 000 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** A signing or correction of a grade. */
export type GradeChange = {
  __typename?: 'GradeChange';
  /** When it was signed. */
  at: Scalars['DateTime']['output'];
  /** Name of the user who signed it; null if unknown. */
  by: Maybe<Scalars['String']['output']>;
  /** The previous grade; null for the first signing. */
  from: Maybe<Scalars['String']['output']>;
  /** Reason for the correction; null for the first signing. */
  reason: Maybe<Scalars['String']['output']>;
  /** The signed grade. */
  to: Maybe<Scalars['String']['output']>;
};

/** A signed grade that an administrator has unlocked for a correction (rättelse). */
export type GradeCorrection = {
  __typename?: 'GradeCorrection';
  /** When it was unlocked. */
  openedAt: Scalars['DateTime']['output'];
  /** Name of the administrator who unlocked it. */
  openedBy: Scalars['String']['output'];
  /** The published grade, valid until the correction is signed. */
  published: Scalars['String']['output'];
  /** Reason for the correction. */
  reason: Scalars['String']['output'];
};

/** Number of participations with a grade. */
export type GradeCount = {
  __typename?: 'GradeCount';
  /** Participations with a signed grade of this value that ended in the period. */
  count: Scalars['Int']['output'];
  /** A to F, –, G or IG. */
  grade: Scalars['String']['output'];
};

/** Kind of a grade. */
export type GradeKind =
  /** Kurs */
  | 'COURSE'
  /** Tidigarelagt: before the end of the course, given a sufficient basis. */
  | 'EARLY'
  /** Prövning */
  | 'EXAM';

/** A student in a grade sheet. */
export type GradeRow = {
  __typename?: 'GradeRow';
  /** Basis of the grade, visible only to graders. */
  basis: Maybe<Scalars['String']['output']>;
  /** Signings and corrections, newest first. */
  changes: Array<GradeChange>;
  /** The open correction; null without one. */
  correction: Maybe<GradeCorrection>;
  /** The date of the grade; null without a grade. */
  date: Maybe<Scalars['Date']['output']>;
  /** The student's end date in the course; null if not set, and for exams. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** The graded education entry; null for an exam. */
  entry: Maybe<EducationEntry>;
  /** Attendance at the exam; ABSENT if the student missed all occasions. */
  examAttendance: Maybe<ExamAttendance>;
  /** The preferred month of an exam; null for enrolments. */
  examMonth: Maybe<Month>;
  /** The day of the exam's last booked occasion. */
  examOn: Maybe<Scalars['Date']['output']>;
  /** The teacher who signs the exam; null if administrators sign it, and for enrolments. */
  examTeacher: Maybe<ExamTeacher>;
  /** The grade in the sheet: the open correction, the signed grade, or the draft. */
  grade: Maybe<Scalars['String']['output']>;
  /** Id of the grade; null before the first draft. */
  gradeId: Maybe<Scalars['ID']['output']>;
  /** Earliest date of the grade: the student's start date; for an exam the day of its occasion, else of the registration. */
  gradedFrom: Maybe<Scalars['Date']['output']>;
  /** Id of the enrolment or the exam registration. */
  id: Scalars['ID']['output'];
  /** True if a booked day of the exam is in the future, so that it cannot be graded yet. False for enrolments. */
  isAhead: Scalars['Boolean']['output'];
  /** False if a better grade of the same course counts instead; null if unsigned. */
  isBest: Maybe<Scalars['Boolean']['output']>;
  /** True for skyddade personuppgifter. */
  isProtected: Scalars['Boolean']['output'];
  /** False if grading is optional: for dropouts and pauses, and for exams that are not held yet or were missed. */
  isRequired: Scalars['Boolean']['output'];
  /** EXAM in a sheet of exams; for an enrolment COURSE unless set otherwise. */
  kind: GradeKind;
  /** True if the course belongs to a placement that lacks the supervisor's assessment; see `signGrades`. */
  lacksAssessment: Scalars['Boolean']['output'];
  /** Reason for – or for a change. */
  motivation: Maybe<Scalars['String']['output']>;
  /** The student's full name. */
  name: Scalars['String']['output'];
  /** Result of the national test (nationellt prov) as text; null if not recorded. */
  nationalTest: Maybe<Scalars['String']['output']>;
  /** The student's other published grades of the course and its equivalents, newest first. */
  others: Array<OtherGrade>;
  /** Personal number; null if the viewer may not see it. */
  personalNumber: Maybe<Scalars['String']['output']>;
  /** Summary of a final project, at most 240 characters; null for other courses. */
  projectSummary: Maybe<Scalars['String']['output']>;
  /** Title of a final project or a specialisation; printed in the grade documents. */
  projectTitle: Maybe<Scalars['String']['output']>;
  /** When it was last signed; null if unsigned. */
  signedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who signed it; null if unsigned. */
  signedBy: Maybe<Scalars['String']['output']>;
  /** The student's start date in the course; null if not set, and for exams. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** State of the row's grade. */
  state: GradeState;
  /** Status of the enrolment; null for exams. */
  status: Maybe<EnrollmentStatus>;
  /** The student's id, as for `student`. */
  studentId: Scalars['ID']['output'];
  /** Version for optimistic locking; 0 before the first draft. */
  version: Scalars['Int']['output'];
  /** The viewer's permissions for the row. */
  viewerMay: GradeRowRights;
};

/** The viewer's permissions for a row of a grade sheet. */
export type GradeRowRights = {
  __typename?: 'GradeRowRights';
  /** Set the exam's teacher: its teacher (any teacher if it has none) and administrators. */
  assign: Scalars['Boolean']['output'];
  /** Set or change the unsigned grade: the course's teacher (any teacher if it has none) and administrators. */
  edit: Scalars['Boolean']['output'];
  /** Sign the grade; only administrators sign an exam without a teacher. */
  sign: Scalars['Boolean']['output'];
  /** Unlock a signed grade for a correction: administrators only. */
  unlock: Scalars['Boolean']['output'];
};

/** Grading scale of a course, determined by its school form and kind (domain, D5). */
export type GradeScale =
  /** A certificate (intyg) instead of a grade: orientation courses. */
  | 'CERTIFICATE'
  /** A to F, and –. */
  | 'LETTERS'
  /** G, IG, and –: basic level, sfi, and the final project (komvuxarbete). */
  | 'PASS_FAIL'
  /** A to E, and – for no grade: komvux som anpassad utbildning on upper-secondary level. */
  | 'PASS_LETTERS'
  /** G, and – for no grade: komvux som anpassad utbildning on basic level, which has no failing grade. */
  | 'PASS_ONLY';

/** The students of a course instance, or the exams of a course, with their grades. */
export type GradeSheet = {
  __typename?: 'GradeSheet';
  /** The earliest date of a grade; null for exams, see `GradeRow.gradedFrom`. */
  dateFrom: Maybe<Scalars['Date']['output']>;
  /** The latest date of a grade: today. */
  dateTo: Scalars['Date']['output'];
  /** The end of the course, or today if that is in the future. */
  defaultDate: Scalars['Date']['output'];
  /** The sheet's group with its counts. */
  group: GradingGroup;
  /** True if a title and a summary are required (komvuxarbete). */
  needsProject: Scalars['Boolean']['output'];
  /** True if a title is required: for a specialisation (code ending in S), whose name does not state its content. */
  needsTitle: Scalars['Boolean']['output'];
  /** By name, in Swedish alphabetical order. */
  rows: Array<GradeRow>;
  /** The grades of the scale: best first, – last. */
  values: Array<Scalars['String']['output']>;
  /** The viewer's permissions for the sheet. */
  viewerMay: GradeSheetRights;
};

/** The `GradingGroup` to open, by kind and id. */
export type GradeSheetInput = {
  /** `GradingGroup.id`. */
  id: Scalars['ID']['input'];
  /** `GradingGroup.kind`; UNPLACED for administrators only. */
  kind: GradingKind;
};

/** The viewer's permissions for a grade sheet. */
export type GradeSheetRights = {
  __typename?: 'GradeSheetRights';
  /** `createGradeCatalogue` for a signed course instance: as `sign`, but only administrators if it has a protected student. False for other sheets. */
  catalogue: Scalars['Boolean']['output'];
  /** Set grades: the course's teacher (any teacher if it has none) and administrators. */
  grade: Scalars['Boolean']['output'];
  /** Sign the sheet: the course's teacher and administrators. */
  sign: Scalars['Boolean']['output'];
  /** Unlock grades: administrators only, since the principal decides on corrections (domain, D5). */
  unlock: Scalars['Boolean']['output'];
};

/** Distribution of a course's grades. */
export type GradeSpread = {
  __typename?: 'GradeSpread';
  /** The occurring grades, best first. */
  counts: Array<GradeCount>;
  /** The course code as in the catalogue; its end is case-sensitive. */
  courseCode: Scalars['String']['output'];
  /** The course's id. */
  courseId: Scalars['ID']['output'];
  /** The course's title. */
  courseName: Scalars['String']['output'];
  /** Equivalent courses of other curricula, by code; empty if no pair is published. */
  equivalents: Array<EquivalentCourse>;
  /** Number of signed grades in the period: the sum of `counts`. */
  graded: Scalars['Int']['output'];
};

/** State of a grade. */
export type GradeState =
  /** Unlocked by an administrator; the signed grade is valid until the new one is signed. */
  | 'CORRECTION'
  /** Visible to graders, not to the student. */
  | 'DRAFT'
  /** No grade. */
  | 'NONE'
  /** Signed and locked. */
  | 'SIGNED';

/** A course instance, or the exams or unplaced enrolments of a course, with the state of its grading. */
export type GradingGroup = {
  __typename?: 'GradingGroup';
  /** Number of open corrections. */
  corrections: Scalars['Int']['output'];
  /** The course code as in the catalogue; its end is case-sensitive (MATMAT01a). */
  courseCode: Scalars['String']['output'];
  /** Name of the instance, or of the course for exams and unplaced enrolments. */
  courseName: Scalars['String']['output'];
  /** Number of unsigned grades. */
  drafts: Scalars['Int']['output'];
  /** When the grades are due: the instance's due date, else its end plus the school's number of days; for exams the earliest, counted from the day of the exam. */
  dueOn: Maybe<Scalars['Date']['output']>;
  /** The last day of the instance; null for exams and unplaced enrolments. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** Equivalent courses of other curricula, by code; empty if no pair is published. */
  equivalents: Array<EquivalentCourse>;
  /** Id of the instance, or of the course for exams and unplaced enrolments. */
  id: Scalars['ID']['output'];
  /** Kind of the group. */
  kind: GradingKind;
  /** Number of active students without a grade. */
  missing: Scalars['Int']['output'];
  /** Points of the course (20 per week of full-time study); null for courses without points (sfi). */
  points: Maybe<Scalars['Int']['output']>;
  /** The grading scale. */
  scale: GradeScale;
  /** Number of signed grades, including those with an open correction. */
  signed: Scalars['Int']['output'];
  /** When a grade was last signed; null before the first. */
  signedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user who signed last; null before the first. */
  signedBy: Maybe<Scalars['String']['output']>;
  /** The first day of the instance; null for exams and unplaced enrolments. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** State of the grading. */
  state: GradingState;
  /** Number of students who may be graded, including dropouts. */
  students: Scalars['Int']['output'];
  /** Name of the instance's teacher; null without one, and for exams. */
  teacher: Maybe<Scalars['String']['output']>;
};

/** A page of grading groups (pages, section 10). */
export type GradingGroupPage = {
  __typename?: 'GradingGroupPage';
  /** The most urgent first. */
  nodes: Array<GradingGroup>;
  /** Number of groups per state, independent of the filter `states`. */
  states: Array<GradingStateCount>;
  /** Number of matching groups on all pages. */
  total: Scalars['Int']['output'];
};

/** Filters, combined with AND, and paging; by default the first 50 groups that the viewer may grade. */
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
  /** The accepted exams (prövningar) of a course, signed individually. */
  | 'EXAMS'
  /** A course instance: signed as a whole. */
  | 'INSTANCE'
  /** Enrolments on a course without an instance, signed individually. */
  | 'UNPLACED';

/** State of the grading of a group. */
export type GradingState =
  /** Utkast: started, not signed. */
  | 'DRAFT'
  /** Försenad: the due date has passed. */
  | 'OVERDUE'
  /** Publicerad: signed, locked and visible to the students. */
  | 'PUBLISHED'
  /** Signerad: a correction is open; the previous grade is valid until it is signed. */
  | 'SIGNED'
  /** Att betygsätta */
  | 'TO_GRADE';

/** Number of groups in a state. */
export type GradingStateCount = {
  __typename?: 'GradingStateCount';
  /** Number of groups in this state that match text and kinds. */
  count: Scalars['Int']['output'];
  /** The state; states without groups are omitted. */
  state: GradingState;
};

/** Participants and results of one group in the period. */
export type GroupFigures = {
  __typename?: 'GroupFigures';
  /** graded / (graded + droppedOut), in percent with one decimal; null if both are 0. */
  completedPercent: Maybe<Scalars['Float']['output']>;
  /** Participations with an end date in the period that were left early, without a grade. */
  droppedOut: Scalars['Int']['output'];
  /** Participations that ended in the period with any signed grade. */
  graded: Scalars['Int']['output'];
  /** A municipality, a study form or a teacher's id; null if unknown. */
  key: Maybe<Scalars['String']['output']>;
  /** Label: the municipality, the value of `StudyForm`, or the teacher's name; null if unknown. */
  label: Maybe<Scalars['String']['output']>;
  /** Participations (student × course) on at least one day of the period, without those paused throughout. */
  participants: Scalars['Int']['output'];
  /** Of graded, those with A to E or G. */
  passed: Scalars['Int']['output'];
};

/** A Gy11 course and the Gy25 level that replaces it. */
export type Gy25ChoiceInput = {
  /** Id of a course of the package, as in `Gy25Replacement.course`. */
  courseId: Scalars['ID']['input'];
  /** Id of one of its `proposals`. NOT_ALLOWED if it is not an equivalent, DUPLICATE if the package includes it already. */
  replacementId: Scalars['ID']['input'];
};

/** Preview of updating a package to Gy25. */
export type Gy25Proposal = {
  __typename?: 'Gy25Proposal';
  /** Gy11 courses, in the order of the package. */
  replacements: Array<Gy25Replacement>;
  /** Number of courses outside Gy11, which remain. */
  unchanged: Scalars['Int']['output'];
};

/** A Gy11 course of a package and its equivalents in Gy25. */
export type Gy25Replacement = {
  __typename?: 'Gy25Replacement';
  /** The Gy11 course in the package. */
  course: Course;
  /** Equivalents in Gy25; empty if there are none, then the course remains. */
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

/** A talk that was held. */
export type HoldTalkInput = {
  /** A day since the first of the placement, at the latest today; null if it was not held after all. */
  heldOn?: InputMaybe<Scalars['Date']['input']>;
  /** Midterm or final. */
  kind: TalkKind;
  /** What was said; at most 2 000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Id of the placement. */
  placementId: Scalars['ID']['input'];
  /** The version of the talk that the user saw; CONFLICT if it is stale. */
  version?: InputMaybe<Scalars['Int']['input']>;
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

/**
 * A course list as text, pasted from a spreadsheet or read from a CSV file. Columns: code, name, points, subject,
 * curriculum, equivalent.
 */
export type ImportCoursesInput = {
  /** True writes the valid rows; otherwise a preview. */
  commit?: InputMaybe<Scalars['Boolean']['input']>;
  /** The list; at most 200 000 characters and 2 000 rows. */
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
  /** The phone number; a number cell without a leading zero gets a warning. */
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

/** A student and a plan of another provider. */
export type ImportStudyPlanInput = {
  /** True leaves out courses that cannot be read; otherwise they are refused. */
  leaveOutUnknown?: InputMaybe<Scalars['Boolean']['input']>;
  /** The plan. */
  plan: ExchangeStudyPlan;
  /** A student visible to the viewer. */
  studentId: Scalars['ID']['input'];
  /** The version that was previewed, 0 for a student without a plan; CONFLICT if it is stale. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

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

/** Kind of an incident at a workplace. */
export type IncidentKind =
  /** A conflict, harassment or a threat. */
  | 'CONFLICT'
  /** Someone was hurt or fell ill at work. */
  | 'INJURY'
  /** Something else that the school has to know of. */
  | 'OTHER';

/** Load of a teacher during a planned instance. */
export type InstanceTeacherLoad = {
  __typename?: 'InstanceTeacherLoad';
  /** The teacher's other instances during the period, by start. */
  instances: Array<OverlappingInstance>;
  /** First day with that load. */
  peakOn: Scalars['Date']['output'];
  /** Highest load on any day, including the planned instance, as in `TeacherWork.loadPercent`; above 100 is overload. */
  peakPercent: Scalars['Int']['output'];
};

/** The teacher, and the dates and pace of the planned instance. */
export type InstanceTeacherLoadInput = {
  /** Last day of the planned instance, not before the start (ORDER). */
  endDate: Scalars['Date']['input'];
  /** Id of the edited instance, which is left out of the calculation. */
  exceptId?: InputMaybe<Scalars['ID']['input']>;
  /** Pace of the planned instance in per cent; 100 is full time. */
  pacePercent: Scalars['Int']['input'];
  /** First day of the planned instance. */
  startDate: Scalars['Date']['input'];
  /** Id of the teacher, as in `teachers`. */
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

/** An issued document. Its file is available by REST only: `GET /api/documents/{id}/file`. */
export type IssuedDocument = {
  __typename?: 'IssuedDocument';
  /** The verification code, `XXXX-XXXX-XXXX`; see `verifyDocument`. */
  code: Scalars['String']['output'];
  /** The course instance's id; null for all other documents. */
  courseInstanceId: Maybe<Scalars['ID']['output']>;
  /** When it was issued. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the issuing user at that time. */
  createdBy: Scalars['String']['output'];
  /** When its student was anonymised: the file and the recipient are deleted. Null before. */
  erasedAt: Maybe<Scalars['DateTime']['output']>;
  /** Id of the copy among the student's files; null without one. */
  fileId: Maybe<Scalars['ID']['output']>;
  /** The file name: title, subject and day, such as 'Studieintyg Anna Ek 2026-11-20.pdf'. */
  filename: Scalars['String']['output'];
  /** Pass it to `issuedDocument`, `saveDocumentToFiles` or `revokeDocument`. */
  id: Scalars['ID']['output'];
  /** The language of the document. */
  language: DocumentLanguage;
  /** When the school revoked it; null while it is valid. */
  revokedAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it was revoked; null while it is valid. */
  revokedReason: Maybe<Scalars['String']['output']>;
  /** SHA-256 of the file, hexadecimal. */
  sha256: Scalars['String']['output'];
  /** Size of the file in bytes. */
  size: Scalars['Int']['output'];
  /** The student's id; null for documents of a course or course instance, and after anonymisation. */
  studentId: Maybe<Scalars['ID']['output']>;
  /** Name of the student or the course instance; null once that record is deleted. */
  subject: Maybe<Scalars['String']['output']>;
  /** The document type. */
  type: DocumentType;
};

/** A page of the register of issued documents. */
export type IssuedDocuments = {
  __typename?: 'IssuedDocuments';
  /** Send as `after` for the next page; null on the last one. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** Newest first. */
  nodes: Array<IssuedDocument>;
  /** Number of matching documents on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Filters and paging of the issued documents; all given conditions apply. */
export type IssuedDocumentsInput = {
  /** The `nextCursor` of the page before. */
  after?: InputMaybe<Scalars['String']['input']>;
  /** Only documents about this course instance. */
  courseInstanceId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 100. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** From 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** A verification code, or part of a name. */
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

/** A background job in the list of administrators: without its outcome, which may name students. */
export type JobEntry = {
  __typename?: 'JobEntry';
  /** When it was queued. */
  createdAt: Scalars['DateTime']['output'];
  /** Completed steps out of `total`. */
  done: Scalars['Int']['output'];
  /** When it ended; null until then. */
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Passed to `job` and `cancelJob`. */
  id: Scalars['ID']['output'];
  /** The kind of job, such as commit-import, enroll-students, export-list or create-documents. */
  kind: Scalars['String']['output'];
  /** The error in Swedish if the state is FAILED. */
  message: Maybe<Scalars['String']['output']>;
  /** Name of the account or API key that started it. */
  startedBy: Scalars['String']['output'];
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
  /** The account's id; null removes the link. */
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

/** The student whose comments the viewer has read. */
export type MarkCommentsSeenInput = {
  /** Id of the student; marking is idempotent. */
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
  /** The name of the student's current instance; null if the placement has been reverted since. */
  instance: Maybe<Scalars['String']['output']>;
  /** Id of that instance; null likewise. */
  instanceId: Maybe<Scalars['ID']['output']>;
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
  /** When it was ticked; null before. */
  receivedDate: Maybe<Scalars['DateTime']['output']>;
  /** True once the student has fetched the material. */
  status: Scalars['Boolean']['output'];
};

/** Kind of record that mentions a student. */
export type MentionKind =
  /** The reason given for opening a protected student's record. */
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
  /** A placement of another student: why it was interrupted or began without an agreement, or an incident. */
  | 'PLACEMENT'
  /** The name of a saved view. */
  | 'SAVED_VIEW'
  /** Another student's study plan: a note about a course, why it was changed, the mapping or a validation. */
  | 'STUDY_PLAN'
  /** A task on a user's own list. */
  | 'TASK'
  /** An event of a teacher, such as a replacement. */
  | 'TEACHER_EVENT'
  /** A workplace: its note or why it takes no students. */
  | 'WORKPLACE';

/** A field that a merge can take from the merged record. */
export type MergeField =
  /** The linked account; always taken if only the merged record has one. */
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
  /** The home municipality. */
  | 'MUNICIPALITY'
  /** The student's name. */
  | 'NAME'
  /** The personal number; the replaced one is kept as a previous number. */
  | 'PERSONAL_NUMBER'
  /** The phone number. */
  | 'PHONE'
  /** The student's start date. */
  | 'START_DATE'
  /** The responsible teacher. */
  | 'TEACHER';

/** Counts of the records that a merge moves to the kept student. */
export type MergePreview = {
  __typename?: 'MergePreview';
  /** Number of comments to move. */
  comments: Scalars['Int']['output'];
  /** Number of education entries to move, including removed ones. */
  enrollments: Scalars['Int']['output'];
  /** Number of exam registrations of the merged student; duplicates of undecided ones are dropped. */
  exams: Scalars['Int']['output'];
  /** Number of uploaded files to move, without deleted ones. */
  files: Scalars['Int']['output'];
  /** Number of grades to move, including drafts. */
  grades: Scalars['Int']['output'];
  /** Warnings in Swedish to check before merging, such as a course in which both are enrolled. */
  warnings: Array<Scalars['String']['output']>;
};

/** The two student records; NOT_FOUND if either is unknown. */
export type MergePreviewInput = {
  /** The student record to keep. */
  keepId: Scalars['ID']['input'];
  /** The student record to merge into it; BAD_USER_INPUT if it is the same. */
  mergedId: Scalars['ID']['input'];
};

/** The two student records with their versions, and the fields to take from the merged one. */
export type MergeStudentsInput = {
  /** The student record to keep. */
  keepId: Scalars['ID']['input'];
  /** The version of the kept record; CONFLICT (VERSION) if either record has changed since. */
  keepVersion: Scalars['Int']['input'];
  /** The student record to merge into it; its id then resolves to the kept one. */
  mergedId: Scalars['ID']['input'];
  /** The version of the merged record. */
  mergedVersion: Scalars['Int']['input'];
  /** Fields to take from the merged record; all others are unchanged. */
  take: Array<MergeField>;
};

/** The two workplaces with the versions that the user saw. */
export type MergeWorkplacesInput = {
  /** The workplace to merge; it is deleted. */
  from: Scalars['ID']['input'];
  /** Version of the merged workplace; CONFLICT if it is stale. */
  fromVersion?: InputMaybe<Scalars['Int']['input']>;
  /** The workplace to keep; its empty fields are filled in. */
  into: Scalars['ID']['input'];
  /** Version of the kept workplace; CONFLICT if it is stale. */
  intoVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Allow more students than places; without it CONFLICT (FULL). */
  overCapacity?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A message for the user. */
export type Message = {
  __typename?: 'Message';
  /** In Swedish, safe to display. */
  message: Scalars['String']['output'];
};

/** The course instance and the message to its participants. */
export type MessageParticipantsInput = {
  /** Id of the course instance; FORBIDDEN for a teacher who does not teach it. */
  id: Scalars['ID']['input'];
  /** Expected number of recipients; CONFLICT (CHANGED) if it differs. Not checked if omitted. */
  reached?: InputMaybe<Scalars['Int']['input']>;
  /** Subject, one line of at most 150 characters. */
  subject: Scalars['String']['input'];
  /** Plain text, at most 4 000 characters. */
  text: Scalars['String']['input'];
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

/** The registration, its current occasion and the new one. */
export type MoveExamBookingInput = {
  /** Id of the booked registration; CONFLICT (DENIED) if it is denied. */
  examId: Scalars['ID']['input'];
  /** Id of the current occasion; it may be cancelled. */
  fromOccasionId: Scalars['ID']['input'];
  /** Id of the new occasion; CONFLICT (FULL or CANCELLED) if it cannot be booked. */
  toOccasionId: Scalars['ID']['input'];
};

/** An item and its term. */
export type MoveStudyPlanItemInput = {
  /** Id of the item. */
  itemId: Scalars['ID']['input'];
  /** A student with a plan. */
  studentId: Scalars['ID']['input'];
  /** Term, such as 2027VT; null for none. */
  term?: InputMaybe<Scalars['String']['input']>;
  /** The version the user saw; CONFLICT if it is stale. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A municipality by its name: one of the 22 of the specification (section 3), or one that the school has added. */
export type Municipality = {
  __typename?: 'Municipality';
  /** The name, spelled as in the specification ('Upplands Bro', 'Privat kunder', 'KCNO'). */
  type: Scalars['String']['output'];
};

/** A change of a municipality with old and new values. */
export type MunicipalityChange = {
  __typename?: 'MunicipalityChange';
  /** When the change was made. */
  changedAt: Scalars['DateTime']['output'];
  /** Name of the user at that time. */
  changedBy: Scalars['String']['output'];
  /** New values of the same fields. */
  newValues: Scalars['JSONObject']['output'];
  /** Old values of the changed fields; empty for the addition. */
  previousValues: Scalars['JSONObject']['output'];
};

/** A municipality with its administrative data. */
export type MunicipalityEntry = {
  __typename?: 'MunicipalityEntry';
  /** Name as huvudman on documents, such as 'Solna stad'; null if it is no huvudman. */
  authorityName: Maybe<Scalars['String']['output']>;
  /** Changes, the latest first. */
  changes: Array<MunicipalityChange>;
  /** Four-digit code of Statistics Sweden; null without one. */
  code: Maybe<Scalars['String']['output']>;
  /** True for the specification's 22, which cannot be renamed, reordered or retired. */
  isSpecified: Scalars['Boolean']['output'];
  /** The kind; only MUNICIPALITY is a huvudman. */
  kind: MunicipalityKind;
  /** The name, as in `Municipality.type`. */
  name: Scalars['String']['output'];
  /** When it was retired; null if in use. */
  retiredAt: Maybe<Scalars['DateTime']['output']>;
  /** Number of students with this home municipality. */
  studentCount: Scalars['Int']['output'];
  /** Version for optimistic locking. */
  version: Scalars['Int']['output'];
};

/** A municipality by its name. */
export type MunicipalityInput = {
  /** A name from `municipalities` (or 'Upplands-Bro'), else NOT_ALLOWED; null or empty for none, REQUIRED if omitted. */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** Kind of a municipality. */
export type MunicipalityKind =
  /** A cooperation of several municipalities (KCNO): not a huvudman, and its figures are never added to its members'. */
  | 'COOPERATION'
  /** Kommun: the huvudman of the students that it places. */
  | 'MUNICIPALITY'
  /** Private customers, who pay for themselves. */
  | 'PRIVATE';

/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Reactivates an account. Also reverts the end of a teacher's employment. */
  activateUser: User;
  /** Adds a comment from the APL board to the same list as on the student page, and notifies the responsible teacher. */
  addAplComment: CommentHistory;
  /** Records a wish of a student. */
  addCourseWish: MatchCounts;
  /** Adds an upload to the student's files. CONFLICT (FILE_QUOTA) above 200 files or 1 GB; BAD_REFERENCE if the upload no longer exists. */
  addFile: UploadedFile;
  /** Adds a follow-up for the viewer or a colleague. */
  addFollowUp: FollowUp;
  /** Adds a municipality. */
  addMunicipality: MunicipalityEntry;
  /** Adds a comment from the student page and notifies the responsible teacher. */
  addStudentComment: CommentHistory;
  /** Adds a supervisor to a workplace. */
  addSupervisor: Workplace;
  /** Adds an agreement with a workplace; administrators are notified 30 days before its end. */
  addWorkplaceAgreement: Workplace;
  /** Adds a contact with a workplace. */
  addWorkplaceContact: WorkplaceContact;
  /** Agrees to the student's own plan. */
  agreeOwnStudyPlan: StudyPlan;
  /** Agrees to the plan for the school; it is AGREED when the student agrees too. */
  agreeStudyPlan: StudyPlan;
  /** Anonymises a student: deletes contact data, comments, files, stored responses and exported lists; keeps grades and decisions (security). CONFLICT (ACTIVE) while an enrolment is open. */
  anonymiseStudent: Student;
  /** Answers a request, once: CONFLICT if it is answered already. The data itself is corrected with its own mutation. */
  answerCorrection: CorrectionRequest;
  /**
   * Records the supervisor's assessment from a paper; it counts as read by the school. CONFLICT (STATE) for a placement
   * that has not begun.
   */
  assessPlacement: Placement;
  /**
   * Writes the supervisor's assessment, or changes it until a teacher has read it (CONFLICT SEEN); NOT_FOUND for a link
   * that does not hold. CONFLICT (STATE) for a placement that has not begun.
   */
  assessPlacementByLink: SupervisorView;
  /** Assigns instances. CONFLICT (reason ENDED) for an instance that has ended or is cancelled. */
  assignTeacher: TeacherDetail;
  /** Attaches the paper that everyone has signed. */
  attachSignedAgreement: Placement;
  /** Attaches the certificate of a supervisor's course. BAD_REFERENCE if the upload no longer exists. */
  attachSupervisorCertificate: Workplace;
  /** Attaches a file to an agreement. BAD_REFERENCE if the upload no longer exists. */
  attachWorkplaceAgreement: Workplace;
  /** Books registrations, all or none. CONFLICT: FULL, CANCELLED (the occasion) or DENIED (a registration). */
  bookExams: ExamOccasion;
  /** Cancels an instance and moves, ends or plans its students in one transaction. Teachers are notified, students mailed. */
  cancelCourseInstance: CancelCourseInstanceResult;
  /** Cancels an occasion. Its registrations are without a date again, and summoned students are notified by mail. */
  cancelExamOccasion: ExamOccasion;
  /** Cancels the viewer's own job, or any job for administrators; else NOT_FOUND. An ended job is unchanged. */
  cancelJob: Job;
  /** Cancels a planned replacement; CONFLICT (reason CARRIED_OUT) from its day on. */
  cancelTeacherReplacement: TeacherDetail;
  /** Starts a job whose result contains the batch id. Enrolments that the preview refuses are skipped. */
  changeEnrollments: Job;
  /** Changes the password, ends all other sessions and replaces the current one. */
  changePassword: PasswordChanged;
  /** Sets the viewer's default view of a list and returns the views as `savedViews` does. */
  chooseDefaultView: Array<SavedView>;
  /** Closes a plan; saving it opens it again. */
  closeStudyPlan: StudyPlan;
  /** Queues the commit. FORBIDDEN for a teacher if existing students would change. CONFLICT (COLUMNS_NOT_CHECKED) while a column has a `doubt`; a `mapping` for the column resolves it, even with the guessed field. */
  commitImport: Job;
  /** Writes the valid rows. CONFLICT (COLUMNS_NOT_CHECKED) while a column has a `doubt`; a `mapping` for the column resolves it. */
  commitWorkplaceImport: WorkplaceImport;
  /** Completes or reopens a follow-up. Other users' follow-ups are NOT_FOUND. */
  completeFollowUp: FollowUp;
  /** Confirms a reported week for the workplace. CONFLICT (NOT_REPORTED) for a week without a report. */
  confirmPlacementWeek: PlacementWeek;
  /**
   * Confirms a reported week; NOT_FOUND for a link that does not hold. CONFLICT (NOT_REPORTED) for a week without a report;
   * a confirmed one stays as it is.
   */
  confirmWeekByLink: SupervisorView;
  /** Copies a package with its courses as a separate package without a code; NOT_FOUND if the original does not exist. */
  copyCoursePackage: CoursePackage;
  /** Copies packages with their courses as 'Kopia av …' and returns the copies; NOT_FOUND if one is missing. */
  copyCoursePackages: Array<CoursePackage>;
  /** Creates the Gy25 equivalent of a Gy11 course, with the same fields, and links the two. */
  copyCourseToGy25: CatalogueCourse;
  /** Copies price lists. A source list without an end date ends the day before its copy starts. */
  copyPriceLists: Array<PriceList>;
  /** Adds corrections to a frozen month. CONFLICT (reason NOT_FINAL) for a preliminary month. */
  correctEarnings: Array<EarningCorrection>;
  /** Creates an API key for another system. BAD_USER_INPUT for SYSTEMADMIN or an expiry in the past. */
  createApiKey: CreatedApiKey;
  /** Creates or renews the address of the calendar feed (`/calendar.ics`). */
  createCalendarSubscription: CreatedCalendarSubscription;
  /** Creates a course. CONFLICT (DUPLICATE) if the curriculum has the code already, ignoring case. */
  createCourse: CatalogueCourse;
  /** Creates an instance, by default OPEN; a missing end date is calculated from points and pace. */
  createCourseInstance: CourseInstance;
  /** Creates the instances of a series, all or none; they share a `seriesId`. */
  createCourseInstanceSeries: Array<CourseInstance>;
  /** Creates instances, all or none. A refused field is named as `instances.0.values.endDate`. */
  createCourseInstances: Array<CourseInstance>;
  /** Creates a package with edition 1. CONFLICT (DUPLICATE) if another package has the code. */
  createCoursePackage: CoursePackage;
  /** Issues a document with a new verification code. BAD_USER_INPUT if the preview has a problem. */
  createDocument: IssuedDocument;
  /**
   * Queues a job that issues one document per subject. Its result: `batchId` (`GET /api/documents/batches/{batchId}`
   * returns the documents as one archive), `created`, and `skipped` with the reasons.
   */
  createDocuments: Job;
  /** Creates an occasion. CONFLICT (FULL) if the initial bookings exceed its capacity. */
  createExamOccasion: ExamOccasion;
  /** Issues a printed summons to an exam, for staff who plan exams. BAD_USER_INPUT if the registration is denied or on no occasion. */
  createExamSummons: IssuedDocument;
  /**
   * Makes a file of a list (pages, section 0). The taking, and whether the protected were taken along, is logged.
   * TOO_MANY_REQUESTS after five lists that name people within an hour (sixty for the basis of an invoice).
   */
  createExport: ListExport;
  /**
   * Issues the grade register (betygskatalog) of a signed course: for its teacher and administrators, for administrators only
   * if it names a student with a protected identity. CONFLICT (reason NOT_SIGNED) while grades are missing.
   */
  createGradeCatalogue: IssuedDocument;
  /** Creates an instance for needs without one and enrols their students. */
  createInstanceForNeeds: MatchOutcome;
  /** Issues a study certificate or grade extract of the signed-in student. TOO_MANY_REQUESTS after ten a day. */
  createMyDocument: IssuedDocument;
  /**
   * Creates the next edition with the same courses; students keep the edition they started. CONFLICT (REPLACED) if
   * there is a later one.
   */
  createPackageEdition: CoursePackage;
  /**
   * Issues the agreement of a placement or the certificate of its hours. BAD_USER_INPUT for a certificate without reported
   * hours; TOO_MANY_REQUESTS for a student after ten documents a day.
   */
  createPlacementDocument: IssuedDocument;
  /** Creates a price list. CONFLICT (reason OVERLAP) if its period overlaps another list of the customer. */
  createPriceList: PriceList;
  /** Creates a program. CONFLICT (DUPLICATE) if another program has the code, ignoring case. */
  createProgram: Program;
  /** Saves a view for the viewer; at most 50 per list. */
  createSavedView: SavedView;
  /** Adds a student. CONFLICT (reason DUPLICATE) with `extensions.studentId` if another student has the personal number, or the same name and e-mail address without a differing number. */
  createStudent: Student;
  /**
   * Issues a student's study plan as a document, for those who may read the plan. BAD_USER_INPUT without a plan;
   * TOO_MANY_REQUESTS for a student after ten documents a day.
   */
  createStudyPlanDocument: IssuedDocument;
  /**
   * Mails the supervisor a new link; an earlier one no longer holds. CONFLICT (PROTECTED) for a student with protected
   * identity, (NO_EMAIL) without a supervisor with an e-mail address, (STATE) if it would have expired.
   */
  createSupervisorLink: Placement;
  /** Adds a task to the end of the signed-in user's list. */
  createTask: Task;
  /** Adds an account and mails an invitation. FORBIDDEN for a role above the caller's, CONFLICT (reason DUPLICATE) if the address is taken. */
  createUser: User;
  /** Adds a workplace. */
  createWorkplace: Workplace;
  /** Deactivates an account and ends all its sessions. CONFLICT (reason LAST_SYSTEMADMIN) for the last active systemadmin. */
  deactivateUser: User;
  /**
   * Accepts or denies a registration. The decision can be changed; repeating it changes nothing. Denying releases the seats
   * on future occasions; CONFLICT (reason GRADED) if the exam has a signed grade.
   */
  decideExam: Exam;
  /** Decides several registrations in one transaction: all or, if one is refused, none. */
  decideExams: Array<Exam>;
  /** Decides that a student has shown a course or a part of it; shortens package, plan and placement. */
  decideValidation: StudyValidation;
  /** Deletes a comment; the author, or administrator and above. */
  deleteAplComment: CommentHistory;
  /** Revokes the address. Idempotent. */
  deleteCalendarSubscription: Scalars['Boolean']['output'];
  /** Deletes a course and returns true. CONFLICT (IN_USE) if it is referenced; archive it instead. */
  deleteCourse: Scalars['Boolean']['output'];
  /** Deletes an instance and returns its id. CONFLICT (HAS_STUDENTS) if it has students. */
  deleteCourseInstance: Scalars['ID']['output'];
  /** Deletes instances without students, all or none, and returns their ids. */
  deleteCourseInstances: Array<Scalars['ID']['output']>;
  /** Deletes an edition and returns true. CONFLICT (IN_USE) if it has students, a price or a later edition; archive it instead. */
  deleteCoursePackage: Scalars['Boolean']['output'];
  /**
   * Deletes packages, all or none, and returns their number. CONFLICT (IN_USE), with names and reasons, if one has
   * students, a price or a later edition.
   */
  deleteCoursePackages: Scalars['Int']['output'];
  /** Deletes a registration and returns its id. CONFLICT: PAID if the fee is paid, GRADED if it has a grade. */
  deleteExam: Scalars['ID']['output'];
  /** Deletes a file and returns its id. Administrators can have it restored for 30 days. */
  deleteFile: Scalars['ID']['output'];
  /** Deletes all tasks of the signed-in user and returns their number. */
  deleteMyTasks: Scalars['Int']['output'];
  /** Deletes a planned placement. */
  deletePlacement: Scalars['Boolean']['output'];
  /** Deletes a price list and returns its id. Frozen months keep their amounts. */
  deletePriceList: Scalars['ID']['output'];
  /** Deletes a program and returns true. CONFLICT (IN_USE) if a student was ever enrolled on it; archive it instead. */
  deleteProgram: Scalars['Boolean']['output'];
  /** Deletes a view for all its users and returns its id. */
  deleteSavedView: Scalars['ID']['output'];
  /**
   * Deletes a comment; the author or an administrator. The text is stored in the change history. CONFLICT (DELETED) if
   * already deleted.
   */
  deleteStudentComment: CommentHistory;
  /** Deletes a task and returns its id. NOT_FOUND for other users' tasks. */
  deleteTask: Scalars['ID']['output'];
  /** Deletes a workplace that no placement refers to. */
  deleteWorkplace: Scalars['Boolean']['output'];
  /** Discards a held row and deletes its content. */
  dropHeldImportRow: Scalars['ID']['output'];
  /** Edits a comment; the author, or teacher and above. The author remains; the old text is stored in the change history. */
  editAplComment: CommentHistory;
  /** Edits a comment; the author or an administrator. CONFLICT (DELETED) if it is deleted. */
  editStudentComment: CommentHistory;
  /** Ends all sessions except the current one and returns their number. */
  endOtherSessions: Scalars['Int']['output'];
  /** Ends a session and returns its id. NOT_FOUND for other users' sessions. */
  endSession: Scalars['ID']['output'];
  /** Ends a student's studies: sets the end date, interrupts started enrolments on that day, and withdraws planned entries and course wishes. */
  endStudent: Student;
  /**
   * Deactivates the account and unassigns students, exams, occasions and instances; a planned replacement of the teacher is
   * carried out at once instead. CONFLICT (reason UNGRADED) while groups lack grades, listed in `fields`.
   */
  endTeacherEmployment: TeacherDetail;
  /** Ends all sessions of an account and returns their number. */
  endUserSessions: Scalars['Int']['output'];
  /** Starts a job whose result contains the batch id. Enrolments that the preview refuses are skipped. */
  enrollMany: Job;
  /**
   * Enrols students on a package and plans its courses in sequence, or enrols them in the chosen instances. CONFLICT:
   * ALREADY_ENROLLED, FULL, INSTANCE_CANCELLED, NOT_OPEN, REPLACED, ARCHIVED or EMPTY; then nobody is enrolled.
   */
  enrollOnPackage: EnrollOnPackageResult;
  /** Enrols one student. CONFLICT: FULL, ALREADY_ENROLLED, INSTANCE_CANCELLED, NOT_OPEN, ARCHIVED or REPLACED. */
  enrollStudent: Enrollment;
  /**
   * Erases placements with their hours, talks, incidents, assessments and agreements, signed papers included, and returns
   * their number. Erases none with NOT_FOUND, or with CONFLICT (NOT_EXPIRED) if one is still to be kept.
   */
  erasePlacements: Scalars['Int']['output'];
  /** Sets – for the given students without a grade, all or none; errors as for `setGrade`. */
  fillGrades: GradeSheet;
  /** Deletes an alias and returns its id. The spelling is unresolved again, including wishes it dismissed. */
  forgetCourseAlias: Scalars['ID']['output'];
  /** Freezes a month. CONFLICT (reason FROZEN) if it is finally frozen or another freeze is running. */
  freezePeriod: EarningFreeze;
  /** Records that a three-party talk was held. CONFLICT (STATE) for a placement that has not begun. */
  holdTalk: Placement;
  /** Validates a course list; with `commit`, writes the valid rows in one transaction. */
  importCourses: CourseImportResult;
  /**
   * Reads a plan of another provider into the student's: adds and changes courses as one revision, removes none.
   * BAD_USER_INPUT (BAD_REFERENCE, DUPLICATE) for a course that cannot be read.
   */
  importStudyPlan: StudyPlan;
  /** Links an account to a student, or removes the link; CONFLICT if either is already linked. */
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
  /** Merges two student records (pages, section 2). CONFLICT (LINKED) if both have an account and `take` does not include ACCOUNT. */
  mergeStudents: Student;
  /** Merges a workplace into another: placements, supervisors and what the kept one lacks. Cannot be undone. */
  mergeWorkplaces: Workplace;
  /** Mails every participant, all or none; the same message within ten minutes is a CONFLICT (ALREADY_SENT). */
  messageParticipants: ParticipantMessage;
  /** Moves a booking to another occasion and returns that occasion. */
  moveExamBooking: ExamOccasion;
  /** Moves a course to another term. */
  moveStudyPlanItem: StudyPlan;
  /** Plans a placement. Overlapping placements of a student are refused. */
  planPlacement: Placement;
  /** Plans a three-party talk; the teacher is notified a week before its day. */
  planTalk: Placement;
  /** Reads a workbook and validates its rows without writing to students. UNSUPPORTED_MEDIA_TYPE unless it is .xlsx or .csv. */
  previewImport: ImportBatch;
  /** Reads a workbook and validates its rows without writing to workplaces. UNSUPPORTED_MEDIA_TYPE unless it is .xlsx or .csv. */
  previewWorkplaceImport: WorkplaceImport;
  /** Adds a course to a plan or changes it. */
  putStudyPlanItem: StudyPlan;
  /** Reads a workbook without saving anything. BAD_USER_INPUT if it cannot be read or exceeds the limit of one list. */
  readPriceWorkbook: PriceWorkbook;
  /** Records attendance, identity check, material and payment of a booking. */
  recordExam: ExamOccasion;
  /** Registers a student for an exam; students can register only themselves. CONFLICT (reason DUPLICATE) while a registration for the same course and month is INTRESSE. */
  registerExam: Exam;
  /** Cancels a correction; the published grade remains. */
  relockGrade: GradeRow;
  /** Removes an enrolment by setting `removedAt`; the row is kept. */
  removeEnrollment: Enrollment;
  /** Removes a course from a plan. */
  removeStudyPlanItem: StudyPlan;
  /** Removes a supervisor. */
  removeSupervisor: Workplace;
  /** Removes the certificate of a supervisor's course. */
  removeSupervisorCertificate: Workplace;
  /** Removes an agreement. */
  removeWorkplaceAgreement: Workplace;
  /** Removes a contact and returns its id. */
  removeWorkplaceContact: Scalars['ID']['output'];
  /** Mails a new invitation, valid for seven days, to accounts without a password. Earlier links become invalid. */
  renewInvitations: RenewedInvitations;
  /** Undoes a cancellation, including the students. CONFLICT if one of them has been changed since. */
  reopenCourseInstance: CourseInstance;
  /**
   * Moves students, open exams, occasions, instances and planned replacements in one transaction, with history. A future
   * replacement is carried out on its day; if that fails, administrators are notified.
   */
  replaceTeacher: TeacherDetail;
  /**
   * Reports absence on a day, and unconfirms its week unless it is the same as reported before; NOT_FOUND for a link that
   * does not hold. CONFLICT (STATE) for a placement that has not begun.
   */
  reportAbsenceByLink: SupervisorView;
  /** Reports an incident; the responsible teachers and the administrators are notified at once. */
  reportIncident: Placement;
  /**
   * Reports a week of a placement: students their own, teachers and administrators those that they may change. CONFLICT
   * (CONFIRMED, ABSENCE) if a student changes a day that the workplace has confirmed or reported as absence; a confirmed
   * week that is changed has to be confirmed again. CONFLICT (STATE) for a placement that has not begun.
   */
  reportPlacementHours: PlacementWeek;
  /** Marks the selected enrolments as reported and returns the report for CSN: the events since the last report, and corrections of earlier ones. Excludes school forms without studiemedel (sfi). */
  reportToCsn: CsnReport;
  /**
   * Sends a correction request and notifies the administrators. At most ten unanswered per student; FORBIDDEN without
   * a linked record.
   */
  requestCorrection: CorrectionRequest;
  /** Mails a reset link if the account exists. The response does not reveal whether it does. */
  requestPasswordReset: Message;
  /** Makes a notification unresolved again for all recipients. */
  resetNotification: Notification;
  /** Sets a new password and ends all sessions of the account. BAD_USER_INPUT when the link is used, expired or unknown. */
  resetPassword: Message;
  /** Resolves a name to a course: the students who wait for it get a need. */
  resolveCourseName: ResolvedCourseName;
  /** Resolves a notification for the signed-in user. Idempotent. NOT_FOUND if the user is no recipient. */
  resolveNotification: Notification;
  /** Resolves the signed-in user's notifications and returns their number. Idempotent. */
  resolveNotifications: Scalars['Int']['output'];
  /**
   * Restores a deleted comment with its text, regardless of the page. Only the user who deleted it, within ten
   * minutes. CONFLICT: LATE afterwards, STANDING if it is not deleted.
   */
  restoreComment: CommentHistory;
  /**
   * Undoes a cancellation and restores the bookings, except of registrations denied or booked elsewhere since.
   * Students who had been summoned are summoned again. CONFLICT: VERSION or NOT_CANCELLED.
   */
  restoreExamOccasion: ExamOccasion;
  /** Undoes a resolving call of the viewer and returns the number of restored notifications. Idempotent. */
  restoreNotifications: Scalars['Int']['output'];
  /** Restores a deleted view, with the users' default choices, within ten minutes. */
  restoreSavedView: SavedView;
  /** Retires a municipality or puts it back into use. */
  retireMunicipality: MunicipalityEntry;
  /** Revokes a key with immediate effect and closes its open sockets. */
  revokeApiKey: ApiKey;
  /** Revokes a document: `verifyDocument` then returns it as not valid. CONFLICT (reason REVOKED) if it is revoked already. */
  revokeDocument: IssuedDocument;
  /** Revokes the supervisor's link at once; NOT_FOUND without a link. */
  revokeSupervisorLink: Placement;
  /** Saves a student's document to the student's files. CONFLICT (reason SAVED) if it is already there. */
  saveDocumentToFiles: IssuedDocument;
  /** Creates or changes a student's mapping. */
  saveMapping: StudyMapping;
  /** Creates or changes a study plan: goal, extent, pace and dates. */
  saveStudyPlan: StudyPlan;
  /**
   * Marks the assessment as read, which shows it to the student. CONFLICT (NOT_ASSESSED) without one; one that is
   * already marked stays as it is.
   */
  seeAssessment: Placement;
  /**
   * Sends the agreement for signing: mails the student, and the supervisor with a link unless they have one. A protected
   * student and a supervisor without an e-mail address sign on paper. CONFLICT (SENT) if the present version has been sent,
   * (WORKPLACE_STOPPED) at a stopped workplace.
   */
  sendAgreement: Placement;
  /** Sends the held mails of a cancellation at once. */
  sendCancellationMails: SentCancellationMails;
  /** Mails summonses with course, day, time and place. */
  sendExamSummons: ExamSummonsResult;
  /** Sends the held mails of a cancellation at once. */
  sendOccasionMails: ExamOccasion;
  /** Mails a one-time link with which the user chooses a new password. */
  sendResetLink: Message;
  /** Sends a test mail to the viewer's own address. */
  sendTestMail: Message;
  /** Moves a card. Moving to the same column does nothing; a conflict writes nothing. */
  setAplStatus: SetAplStatusResult;
  /**
   * Moves cards in one transaction, and answers with a result per card in the given order. A card that another user moved
   * first stays; NOT_FOUND moves none.
   */
  setAplStatuses: Array<SetAplStatusResult>;
  /** Archives or restores a course; archived courses get no new instances. CONFLICT (VERSION) for a stale version. */
  setCourseArchived: CatalogueCourse;
  /** Sets or removes the teacher of instances, all or none. */
  setCourseInstancesTeacher: Array<CourseInstance>;
  /** Archives or restores courses, all or none; NOT_FOUND if one is missing. */
  setCoursesArchived: Array<CatalogueCourse>;
  /** Sets the price category of courses, all or none; NOT_FOUND if one is missing. */
  setCoursesPriceCategory: Array<CatalogueCourse>;
  /** Saves a draft for an exam. CONFLICT as for `setGrade`; the grade of an exam never lowers another. */
  setExamGrade: GradeRow;
  /** Sets the teacher who grades and signs an exam. CONFLICT (LOCKED) if it is signed. */
  setExamTeacher: GradeRow;
  /** Saves a draft. CONFLICT: LOCKED if signed, REMOVED, PLANNED or NOT_TAKING_PART for such an entry, VERSION if it was changed since. */
  setGrade: GradeRow;
  /** Sets the date of all unsigned grades of an instance; BAD_USER_INPUT (RANGE) before the start or after today. */
  setGradeDate: GradeSheet;
  /** Archives or restores an edition of a package. CONFLICT (VERSION) for a stale version. */
  setPackageArchived: CoursePackage;
  /** Archives or restores packages, all or none; NOT_FOUND if one is missing. */
  setPackagesArchived: Array<CoursePackage>;
  /**
   * Moves a placement to another state. CONFLICT (OVERLAP) if it is resumed beside another placement of the student,
   * CONFLICT (WORKPLACE_STOPPED) if it would start or go on at a stopped workplace.
   */
  setPlacementState: Placement;
  /** Archives or restores a program. CONFLICT (VERSION) for a stale version. */
  setProgramArchived: Program;
  /** Sets or removes protected identity (skyddade personuppgifter), which hides the student from all roles below administrator except the responsible teacher and the student. */
  setProtected: Student;
  /** Sets, changes or removes the responsible teacher. Idempotent. */
  setResponsibleTeacher: Student;
  /** Changes the note of a course; its term stays, and a wish stays a wish. */
  setStudyPlanItemNote: StudyPlan;
  /** Sets the role and ends all sessions of the account. Only a systemadmin can lower their own role, if another active one exists. */
  setUserRole: User;
  /**
   * Activates or deactivates accounts, all or none. FORBIDDEN if one of them is the own account or of higher rank,
   * CONFLICT (reason LAST_SYSTEMADMIN) if no active systemadmin would remain, NOT_FOUND if one is unknown.
   */
  setUsersActive: Array<User>;
  /** Stops a workplace, rests it, or takes it up again. */
  setWorkplaceState: Workplace;
  /** Signs the agreement for the school. CONFLICT (SIGNED) if that has been done. */
  signAgreement: Placement;
  /**
   * Signs the agreement for the workplace; NOT_FOUND for a link that does not hold. CONFLICT (SIGNED) if that has been done,
   * (STATE) if the placement has ended.
   */
  signAgreementByLink: SupervisorView;
  /** Signs, locks and publishes the grades that the viewer may sign. CONFLICT: UNGRADED if an active student has no grade, INCOMPLETE if a title is missing, BEFORE_START for a grade dated before the student's start, ASSESSMENT_MISSING if the supervisor of a placement of the course has not given an assessment. */
  signGrades: GradeSheet;
  /** Signs the agreement as the student. CONFLICT (SIGNED) if that has been done. */
  signOwnAgreement: Placement;
  /** Skips or resumes a first step for the whole school. Idempotent. */
  skipFirstRunStep: Array<FirstRunState>;
  /** Sets needs aside or restores them; returns their number. */
  skipNeeds: Scalars['Int']['output'];
  /** Removes a wish from the student's own plan. */
  takeBackStudyPlanWish: StudyPlan;
  /** Creates and validates an import of the viewer's own from a held row; the row stays held until that import is committed. */
  takeHeldImportRow: ImportBatch;
  /** Deletes a booking; the registration is without a date again. */
  unbookExam: ExamOccasion;
  /**
   * Undoes the end of a student: restores enrolments, plans, wishes and the end date. NOT_FOUND without one; CONFLICT:
   * UNDONE, LATER_WORK after later changes, FULL, ALREADY_ENROLLED, INSTANCE_CANCELLED.
   */
  undoEndStudent: Student;
  /** Undoes a batch. CONFLICT: UNDONE, LATER_WORK or FULL. NOT_ALLOWED for END_STUDENT, see `undoEndStudent`. */
  undoEnrollmentBatch: EnrollmentBatch;
  /**
   * Undoes the latest decision of each registration, all or none: restores status, comment, exemption and released seats.
   * CONFLICT: LATER_WORK after later changes or bookings, GRADED with a grade, FULL or CANCELLED if a seat is no longer
   * available, DUPLICATE if the student has registered again for the same exam.
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
  /** Undoes the import as a unit. CONFLICT if later work depends on it (LATER_WORK) or after 24 hours (EXPIRED). */
  undoWorkplaceImport: WorkplaceImport;
  /** Unlocks a signed grade for a correction (rättelse); the published grade is valid until the new one is signed. CONFLICT: NOT_SIGNED, ALREADY_OPEN or NO_REGISTRATION. */
  unlockGrade: GradeRow;
  /** Updates a course. CONFLICT: VERSION for a stale version, DUPLICATE for a taken code. */
  updateCourse: CatalogueCourse;
  /**
   * Updates an instance. Omitted fields are unchanged, null clears. Enrolments with exactly its old dates get the new
   * ones. CONFLICT (CANCELLED) if it is cancelled.
   */
  updateCourseInstance: CourseInstance;
  /** Updates an edition. CONFLICT: VERSION for a stale version, DUPLICATE for a taken code. */
  updateCoursePackage: CoursePackage;
  /** Changes status, instance, end date or last activity of an enrolment. CONFLICT (reason VERSION) if it was changed since. */
  updateEnrollment: Enrollment;
  /** Sets the catalogue course of a registration whose title matched none, or its day of registration. */
  updateExam: Exam;
  /** Changes or moves an occasion. A move is written into the history of every booked student. */
  updateExamOccasion: ExamOccasion;
  /** Changes due date or note. Other users' follow-ups are NOT_FOUND. */
  updateFollowUp: FollowUp;
  /** Changes the mapping, corrects cells, and validates all rows again. */
  updateImport: ImportBatch;
  /** Changes name, code or name as huvudman; a new name is also set on students, instances and price lists. */
  updateMunicipality: MunicipalityEntry;
  /** Changes phone number and settings; administrators change name and e-mail address. */
  updateMyProfile: Profile;
  /**
   * Creates a new edition with replaced courses; students keep the edition they started. CONFLICT (REPLACED) if there
   * is a later one.
   */
  updatePackageToGy25: CoursePackage;
  /** Changes a placement that has not ended. CONFLICT (ASSESSED) if it changes goals that are assessed. */
  updatePlacement: Placement;
  /** Replaces a list and all its rows; CONFLICT: VERSION, or OVERLAP with another list of the customer. */
  updatePriceList: PriceList;
  /** Replaces the fields and courses of a program. CONFLICT: VERSION for a stale version, DUPLICATE for a taken code. */
  updateProgram: Program;
  /** Changes, renames or shares a view. NOT_FOUND for a view that the viewer may not see. */
  updateSavedView: SavedView;
  /** Changes the school's settings. BAD_USER_INPUT on the field, CONFLICT (VERSION) if they were changed since. */
  updateSchoolSettings: SchoolSettings;
  /** Changes a student. CONFLICT: VERSION if it was changed since, DUPLICATE if the personal number is taken. */
  updateStudent: Student;
  /** Changes teacher, municipality or end date of many students in one transaction: all or, on any error, none. */
  updateStudents: UpdateStudentsResult;
  /** Changes a supervisor. */
  updateSupervisor: Workplace;
  /** Changes a task. NOT_FOUND for other users' tasks. */
  updateTask: Task;
  /** Replaces subjects and extent of the employment, with an entry in the teacher's history. */
  updateTeacherProfile: TeacherDetail;
  /** Changes an account. FORBIDDEN for an account of higher rank. */
  updateUser: User;
  /** Changes a workplace. */
  updateWorkplace: Workplace;
  /** Changes an agreement. */
  updateWorkplaceAgreement: Workplace;
  /** Changes an own contact. */
  updateWorkplaceContact: WorkplaceContact;
  /** Changes the mapping, corrects cells, leaves rows out, and validates all rows again. */
  updateWorkplaceImport: WorkplaceImport;
  /**
   * Adds the paper that everyone has signed to the student's files and attaches it. CONFLICT (FILE_QUOTA) above 200 files or
   * 1 GB; BAD_REFERENCE if the upload no longer exists.
   */
  uploadSignedAgreement: Placement;
  /** Adds a wish to the student's own plan. */
  wishInStudyPlan: StudyPlan;
  /** Withdraws a wrong report: its enrolments are unreported again, unless a later report contains them. CONFLICT (reason WITHDRAWN) if it is withdrawn already. */
  withdrawCsnReport: CsnReport;
  /**
   * Deletes an own registration of the signed-in student; staff use `deleteExam`. CONFLICT: DECIDED once decided, PAID once
   * the fee is paid.
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
export type MutationAddSupervisorArgs = {
  input: AddSupervisorInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationAddWorkplaceAgreementArgs = {
  input: AddWorkplaceAgreementInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationAddWorkplaceContactArgs = {
  input: AddWorkplaceContactInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationAgreeOwnStudyPlanArgs = {
  input: AgreeOwnStudyPlanInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationAgreeStudyPlanArgs = {
  input: AgreeStudyPlanInput;
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
export type MutationAssessPlacementArgs = {
  input: AssessPlacementInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationAssessPlacementByLinkArgs = {
  input: AssessPlacementByLinkInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationAssignTeacherArgs = {
  input: AssignTeacherInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationAttachSignedAgreementArgs = {
  input: AttachSignedAgreementInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationAttachSupervisorCertificateArgs = {
  input: AttachSupervisorCertificateInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationAttachWorkplaceAgreementArgs = {
  input: AttachWorkplaceAgreementInput;
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
export type MutationCloseStudyPlanArgs = {
  input: CloseStudyPlanInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCommitImportArgs = {
  input: CommitImportInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCommitWorkplaceImportArgs = {
  input: CommitWorkplaceImportInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCompleteFollowUpArgs = {
  input: CompleteFollowUpInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationConfirmPlacementWeekArgs = {
  input: ConfirmPlacementWeekInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationConfirmWeekByLinkArgs = {
  input: ConfirmWeekByLinkInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCopyCoursePackageArgs = {
  input: CopyCoursePackageInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCopyCoursePackagesArgs = {
  input: CopyCoursePackagesInput;
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
export type MutationCreateCourseInstancesArgs = {
  input: CreateCourseInstancesInput;
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
export type MutationCreatePlacementDocumentArgs = {
  input: CreatePlacementDocumentInput;
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
export type MutationCreateStudyPlanDocumentArgs = {
  input: CreateStudyPlanDocumentInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationCreateSupervisorLinkArgs = {
  input: CreateSupervisorLinkInput;
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
export type MutationCreateWorkplaceArgs = {
  input: CreateWorkplaceInput;
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
export type MutationDecideValidationArgs = {
  input: DecideValidationInput;
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
export type MutationDeleteCourseInstancesArgs = {
  input: DeleteCourseInstancesInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationDeleteCoursePackageArgs = {
  input: DeleteFromCatalogueInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationDeleteCoursePackagesArgs = {
  input: DeleteCoursePackagesInput;
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
export type MutationDeletePlacementArgs = {
  input: DeletePlacementInput;
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
export type MutationDeleteWorkplaceArgs = {
  input: DeleteWorkplaceInput;
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
export type MutationErasePlacementsArgs = {
  input: ErasePlacementsInput;
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
export type MutationHoldTalkArgs = {
  input: HoldTalkInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationImportCoursesArgs = {
  input: ImportCoursesInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationImportStudyPlanArgs = {
  input: ImportStudyPlanInput;
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
export type MutationMergeWorkplacesArgs = {
  input: MergeWorkplacesInput;
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
export type MutationMoveStudyPlanItemArgs = {
  input: MoveStudyPlanItemInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationPlanPlacementArgs = {
  input: PlanPlacementInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationPlanTalkArgs = {
  input: PlanTalkInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationPreviewImportArgs = {
  input: PreviewImportInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationPreviewWorkplaceImportArgs = {
  input: PreviewWorkplaceImportInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationPutStudyPlanItemArgs = {
  input: PutStudyPlanItemInput;
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
export type MutationRemoveStudyPlanItemArgs = {
  input: RemoveStudyPlanItemInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationRemoveSupervisorArgs = {
  input: RemoveSupervisorInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationRemoveSupervisorCertificateArgs = {
  input: RemoveSupervisorCertificateInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationRemoveWorkplaceAgreementArgs = {
  input: RemoveWorkplaceAgreementInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationRemoveWorkplaceContactArgs = {
  input: RemoveWorkplaceContactInput;
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
export type MutationReportAbsenceByLinkArgs = {
  input: ReportAbsenceByLinkInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationReportIncidentArgs = {
  input: ReportIncidentInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationReportPlacementHoursArgs = {
  input: ReportPlacementHoursInput;
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
export type MutationRevokeSupervisorLinkArgs = {
  input: RevokeSupervisorLinkInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSaveDocumentToFilesArgs = {
  input: SaveDocumentInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSaveMappingArgs = {
  input: SaveMappingInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSaveStudyPlanArgs = {
  input: SaveStudyPlanInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSeeAssessmentArgs = {
  input: SeeAssessmentInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSendAgreementArgs = {
  input: SendAgreementInput;
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
export type MutationSetAplStatusesArgs = {
  input: SetAplStatusesInput;
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
export type MutationSetPackagesArchivedArgs = {
  input: SetPackagesArchivedInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSetPlacementStateArgs = {
  input: SetPlacementStateInput;
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
export type MutationSetStudyPlanItemNoteArgs = {
  input: SetStudyPlanItemNoteInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSetUserRoleArgs = {
  input: SetUserRoleInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSetUsersActiveArgs = {
  input: SetUsersActiveInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSetWorkplaceStateArgs = {
  input: SetWorkplaceStateInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSignAgreementArgs = {
  input: SignAgreementInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSignAgreementByLinkArgs = {
  input: SignAgreementByLinkInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSignGradesArgs = {
  input: SignGradesInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationSignOwnAgreementArgs = {
  input: SignOwnAgreementInput;
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
export type MutationTakeBackStudyPlanWishArgs = {
  input: TakeBackStudyPlanWishInput;
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
export type MutationUndoWorkplaceImportArgs = {
  input: UndoWorkplaceImportInput;
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
export type MutationUpdatePlacementArgs = {
  input: UpdatePlacementInput;
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
export type MutationUpdateSupervisorArgs = {
  input: UpdateSupervisorInput;
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
export type MutationUpdateWorkplaceArgs = {
  input: UpdateWorkplaceInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationUpdateWorkplaceAgreementArgs = {
  input: UpdateWorkplaceAgreementInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationUpdateWorkplaceContactArgs = {
  input: UpdateWorkplaceContactInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationUpdateWorkplaceImportArgs = {
  input: UpdateWorkplaceImportInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationUploadSignedAgreementArgs = {
  input: UploadSignedAgreementInput;
};


/** All mutations, with at most one `input` each. The header `Idempotency-Key` makes retries safe for 24 hours. */
export type MutationWishInStudyPlanArgs = {
  input: WishInStudyPlanInput;
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

/** All stored data of a student, for the student (GDPR, article 15). */
export type MyData = {
  __typename?: 'MyData';
  /** The signed-in account. */
  account: Profile;
  /** Changes of the fields visible to the student, newest first. */
  changes: Array<MyDataChange>;
  /** When this extract was made. */
  createdAt: Scalars['DateTime']['output'];
  /** All exam registrations, newest first; empty without a linked record. */
  exams: Array<Exam>;
  /** The files of the record, newest first; their content is available by REST. Empty without a linked record. */
  files: Array<UploadedFile>;
  /** Stored data that is not disclosed, with the reasons. */
  leftOut: Array<MyDataOmission>;
  /** All other data by register, including empty registers. */
  registers: Array<MyDataRegister>;
  /** The account's sessions. */
  sessions: Array<UserSession>;
  /** The student's record; null if the account is not linked to one. */
  student: Maybe<Student>;
  /** The account's own to-do list. */
  tasks: Array<Task>;
};

/** A change of the student's record, without its author. */
export type MyDataChange = {
  __typename?: 'MyDataChange';
  /** When the change was made. */
  changedAt: Scalars['DateTime']['output'];
  /** Names of the changed fields. */
  changes: Array<Scalars['String']['output']>;
  /** New values by field name; null for cleared fields. */
  newValues: Scalars['JSONObject']['output'];
  /** Old values by field name. */
  previousValues: Scalars['JSONObject']['output'];
};

/** A field of a register's entries with its heading in the PDF. */
export type MyDataColumn = {
  __typename?: 'MyDataColumn';
  /** Title in Swedish. */
  heading: Scalars['String']['output'];
  /** Key in the entries. */
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

/** A register of further stored data, such as grades, exam times, documents and accesses. */
export type MyDataRegister = {
  __typename?: 'MyDataRegister';
  /** The fields of its entries in display order. */
  columns: Array<MyDataColumn>;
  /** Newest first. */
  entries: Array<Scalars['JSONObject']['output']>;
  /** The register's key, stable across extracts. */
  name: Scalars['String']['output'];
  /** Title in Swedish. */
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

/** An account without a new invitation. */
export type NotInvited = {
  __typename?: 'NotInvited';
  /** The account's id. */
  id: Scalars['ID']['output'];
  /** The display name. */
  name: Scalars['String']['output'];
  /** The reason. */
  reason: NotInvitedReason;
};

/** The reason why an account received no new invitation. */
export type NotInvitedReason =
  /** A password is already chosen; `sendResetLink` mails a link to reset it. */
  | 'HAS_PASSWORD'
  /** The account is of higher rank than the caller. */
  | 'HIGHER_RANK'
  /** The account is deactivated. */
  | 'INACTIVE';

/** A notification (specification, section 3). Contains names but no personal numbers. */
export type Notification = {
  __typename?: 'Notification';
  /** When the event happened; notifications are kept for a year. */
  createdAt: Scalars['DateTime']['output'];
  /** Id for `resolveNotification` and `resetNotification`. */
  id: Scalars['ID']['output'];
  /** The kind; kinds can be muted in the profile. */
  kind: NotificationKind;
  /** A message in Swedish for display. */
  message: Scalars['String']['output'];
  /** The link to a student; null without one. */
  meta: Maybe<NotificationMeta>;
  /** When the viewer resolved it; null if unresolved. */
  resolvedAt: Maybe<Scalars['DateTime']['output']>;
  /** The subject besides a student; null without one. */
  subject: Maybe<NotificationSubject>;
};

/** Frequency of the e-mail digest of notifications. */
export type NotificationDigest =
  /** Daily, if there are new notifications. */
  | 'DAILY'
  /** Never. */
  | 'NONE'
  /** Weekly, if there are new notifications. */
  | 'WEEKLY';

/** Filters of notifications; all given conditions apply. */
export type NotificationFilter = {
  /** Notifications of this kind. */
  kind?: InputMaybe<NotificationKind>;
  /** True: notifications that the viewer has resolved; false by default: unresolved ones. */
  resolved?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Notifications of one kind. */
export type NotificationGroup = {
  __typename?: 'NotificationGroup';
  /** Number of notifications. */
  count: Scalars['Int']['output'];
  /** The kind. */
  kind: NotificationKind;
  /** When the newest of them happened; as `through` it resolves exactly these. */
  newestAt: Scalars['DateTime']['output'];
};

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
  /** A placement has begun, or was to begin, without an agreement that all have signed. */
  | 'PLACEMENT_AGREEMENT'
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

/** Link of a notification. */
export type NotificationMeta = {
  __typename?: 'NotificationMeta';
  /** Path of the link 'Se elev': `/student/{id}`. */
  url: Scalars['String']['output'];
};

/** A page of the viewer's notifications, newest first; resolved ones by the time of resolving. */
export type NotificationPage = {
  __typename?: 'NotificationPage';
  /** Counts of all unresolved, or all resolved, notifications by kind, independent of the filter's kind. */
  groups: Array<NotificationGroup>;
  /** The notifications of the page. */
  nodes: Array<Notification>;
  /** Number of matching notifications on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The subject of a notification, to which it links. */
export type NotificationSubject = {
  __typename?: 'NotificationSubject';
  /** The id; its meaning depends on the kind. */
  id: Scalars['ID']['output'];
  /** False if it was deleted or settled since, so that there is nothing to link to. */
  isThere: Scalars['Boolean']['output'];
  /** The kind. */
  kind: NotificationSubjectKind;
};

/** Kind of a notification's subject, besides students. */
export type NotificationSubjectKind =
  /** A user's entries in the access log; the id is the account's. */
  | 'ACCESS_LOG'
  /** A comment on the student. */
  | 'COMMENT'
  /** The student's request for correction. */
  | 'CORRECTION'
  /** A course instance. */
  | 'COURSE_INSTANCE'
  /** An exam registration. */
  | 'EXAM'
  /** The grade sheet of a course's exams; the id is the course's. */
  | 'EXAM_GRADES'
  /** Held rows of an import; the id is the import's. */
  | 'HELD_ROWS'
  /** An import of the recipient. */
  | 'IMPORT'
  /** The grade sheet of a course instance; the id is the instance's. */
  | 'INSTANCE_GRADES'
  /** A teacher. */
  | 'TEACHER'
  /** The grade sheet of a course's enrolments without an instance; the id is the course's. */
  | 'UNPLACED_GRADES'
  /** A workplace. */
  | 'WORKPLACE';

/** Filter and paging of the viewer's notifications. */
export type NotificationsInput = {
  /** All unresolved notifications unless given. */
  filter?: InputMaybe<NotificationFilter>;
  /** Rows per page: 1 to 200; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** From 1; 1 unless given. */
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** The viewer's permissions on an occasion. */
export type OccasionRights = {
  __typename?: 'OccasionRights';
  /** May book, unbook, record attendance and summon: teachers and above, unless cancelled. */
  book: Scalars['Boolean']['output'];
  /** May cancel it: administrators and the teacher of the occasion, unless cancelled. */
  cancel: Scalars['Boolean']['output'];
  /** May change or move it: teachers and above, unless cancelled. */
  edit: Scalars['Boolean']['output'];
  /** May undo a cancellation: administrators and the teacher of the occasion. */
  restore: Scalars['Boolean']['output'];
};

/** Warning about an occasion. */
export type OccasionWarning =
  /** All seats are booked. */
  | 'FULL'
  /** The invigilator has another occasion at that time. */
  | 'INVIGILATOR_BUSY'
  /** Another occasion uses the room at that time. */
  | 'ROOM_TAKEN';

/** An occasion open for registration: in the future, within its registration period, and with a free seat. */
export type OpenExamOccasion = {
  __typename?: 'OpenExamOccasion';
  /** End time on the same day, `HH:MM` in Swedish time. */
  endsAt: Scalars['String']['output'];
  /** Date of the exam, in Swedish time. */
  heldOn: Scalars['Date']['output'];
  /** Id of the occasion, used as `occasionId` in `registerExam`. */
  id: Scalars['ID']['output'];
  /** Part of the exam. */
  part: ExamPart;
  /** Number of free seats; null means no limit. */
  placesLeft: Maybe<Scalars['Int']['output']>;
  /** Last day of registration; null means no limit. */
  registrationClosesOn: Maybe<Scalars['Date']['output']>;
  /** Room; null if not decided. */
  room: Maybe<Scalars['String']['output']>;
  /** Start time, `HH:MM` in Swedish time. */
  startsAt: Scalars['String']['output'];
};

/** Another published grade of the same course or an equivalent. */
export type OtherGrade = {
  __typename?: 'OtherGrade';
  /** Name of the graded course, which may be an equivalent. */
  courseName: Scalars['String']['output'];
  /** The date of the grade. */
  date: Scalars['Date']['output'];
  /** A to F, G, IG or –. */
  grade: Scalars['String']['output'];
  /** True for the best grade, the one that counts; an exam never lowers it. */
  isBest: Scalars['Boolean']['output'];
  /** Kind: course, exam (prövning) or early grade. */
  kind: GradeKind;
};

/** Another instance of the teacher during the planned one; cancelled ones are left out. */
export type OverlappingInstance = {
  __typename?: 'OverlappingInstance';
  /** Last day. */
  endDate: Scalars['Date']['output'];
  /** Id of the instance, used in `courseInstance`. */
  id: Scalars['ID']['output'];
  /** Name of the instance. */
  name: Scalars['String']['output'];
  /** Pace in per cent of full time. */
  pacePercent: Scalars['Int']['output'];
  /** First day. */
  startDate: Scalars['Date']['output'];
};

/** A course of the signed-in student, without other participants. */
export type OwnCourse = {
  __typename?: 'OwnCourse';
  /** The course code as in the catalogue. */
  courseCode: Scalars['String']['output'];
  /** Id of the course. */
  courseId: Scalars['ID']['output'];
  /** Name of the course. */
  courseName: Scalars['String']['output'];
  /** At most 50 documents about the student for the instance that are valid, newest first. */
  documents: Array<OwnCourseDocument>;
  /** The student's last day; null if not set. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** Equivalent courses of other curricula; empty if no pair is published. */
  equivalents: Array<EquivalentCourse>;
  /** The signed grade; null without one. */
  grade: Maybe<Scalars['String']['output']>;
  /** Id of the education entry. */
  id: Scalars['ID']['output'];
  /** Null for a course without an instance. */
  instance: Maybe<OwnCourseInstance>;
  /** At most 50 messages to the student about the instance, newest first. */
  messages: Array<OwnCourseMessage>;
  /** Points; null for courses without points (sfi). */
  points: Maybe<Scalars['Int']['output']>;
  /** The student's first day; null if not set. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** Status of the enrolment; null for a planned entry. */
  status: Maybe<EnrollmentStatus>;
};

/** A document about the student that was issued for a course instance. */
export type OwnCourseDocument = {
  __typename?: 'OwnCourseDocument';
  /** When it was issued. */
  createdAt: Scalars['DateTime']['output'];
  /** The document's id; its file is at `/api/documents/{id}/file`. */
  id: Scalars['ID']['output'];
  /** Type of the document. */
  type: DocumentType;
};

/** The instance in which the student is placed. */
export type OwnCourseInstance = {
  __typename?: 'OwnCourseInstance';
  /** Last day; null if not set. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** Id of the instance. */
  id: Scalars['ID']['output'];
  /** Place; null if not set. */
  location: Maybe<Scalars['String']['output']>;
  /** Municipality of the place; null if not set. */
  municipality: Maybe<Scalars['String']['output']>;
  /** Name of the instance. */
  name: Scalars['String']['output'];
  /** Pace in per cent of full time. */
  pacePercent: Scalars['Int']['output'];
  /** First day; null if not set. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** Status on the current day. */
  status: CourseInstanceStatus;
  /** Classroom, distance or individual. */
  studyForm: StudyForm;
  /** Name of the teacher; null without one. */
  teacherName: Maybe<Scalars['String']['output']>;
};

/** A message to the participants of a course instance, as the student received it. */
export type OwnCourseMessage = {
  __typename?: 'OwnCourseMessage';
  /** Id of the message. */
  id: Scalars['ID']['output'];
  /** When it was sent. */
  sentAt: Scalars['DateTime']['output'];
  /** Name of the sender at that time. */
  sentBy: Scalars['String']['output'];
  /** Subject, one line. */
  subject: Scalars['String']['output'];
  /** Plain text. */
  text: Scalars['String']['output'];
};

/** The chosen alternative of a choice group. */
export type PackageChoiceInput = {
  /** Name of the choice group, as in `PackageCourse.choiceGroup`. */
  choiceGroup: Scalars['String']['input'];
  /** Id of the chosen course. */
  courseId: Scalars['ID']['input'];
};

/** A course of a package. Rows of the same choice group are alternatives ('En av'). */
export type PackageCourse = {
  __typename?: 'PackageCourse';
  /** Name of the choice group; null for a course without alternatives. */
  choiceGroup: Maybe<Scalars['String']['output']>;
  /** The course. */
  course: Course;
  /** Whether the course includes work placement (APL). */
  hasApl: Scalars['Boolean']['output'];
  /** Whether the course is mandatory; optional (valbar) courses are not in the sum of points. */
  isRequired: Scalars['Boolean']['output'];
  /** Planned start week of full-time study, from 1; null means after the previous course. */
  plannedWeek: Maybe<Scalars['Int']['output']>;
};

/** A row of a package; its position in the list is the order. */
export type PackageCourseInput = {
  /** Name of the choice group; its rows are moved together. Null means no alternatives. */
  choiceGroup?: InputMaybe<Scalars['String']['input']>;
  /** Id of the course; BAD_REFERENCE if it does not exist. */
  courseId: Scalars['ID']['input'];
  /** Whether the course includes work placement (APL); default false. */
  hasApl?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the course is mandatory; default true. */
  isRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** Planned start week of full-time study, 1 to 400; null or omitted means after the previous course. */
  plannedWeek?: InputMaybe<Scalars['Int']['input']>;
};

/** Dates and instance of one course of a package. */
export type PackageCourseWishInput = {
  /** Id of a course of the plan (NOT_ALLOWED if it is not, DUPLICATE if it occurs twice). */
  courseId: Scalars['ID']['input'];
  /** An open instance of the course. Null or omitted: the course is only planned. */
  courseInstanceId?: InputMaybe<Scalars['ID']['input']>;
  /** Last day, not before the first (ORDER); the instance's, otherwise the plan's, unless given. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** First day, 2000-01-01 to 2100-12-31; the instance's, otherwise the plan's, unless given. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
};

/** Reference to another edition of the same package. */
export type PackageEdition = {
  __typename?: 'PackageEdition';
  /** Number of the edition, from 1. */
  edition: Scalars['Int']['output'];
  /** Id of the edition; every edition is a separate package. */
  id: Scalars['ID']['output'];
};

/** A course of a package as the students would get it. */
export type PackageEnrollmentCourse = {
  __typename?: 'PackageEnrollmentCourse';
  /** The course; for a choice group the chosen alternative. */
  course: Course;
  /** Last day of the students; null for a planned course without points (sfi). */
  endDate: Maybe<Scalars['Date']['output']>;
  /** The instance that the students are enrolled in; null: the course is only planned. */
  instance: Maybe<PackageInstance>;
  /** Instances that take students, by start: open ones that are not over. */
  instances: Array<PackageInstance>;
  /** Students for whom the course is left out, with the reason: they take it or have passed it. */
  leftOut: Array<EnrollmentRemark>;
  /** Reasons why nobody is enrolled until the choice has been changed, such as FULL. */
  problems: Array<EnrollmentRemark>;
  /** First day of the students: the requested one, otherwise the instance's, otherwise the plan's. */
  startDate: Scalars['Date']['output'];
  /** Number of students who get the course. */
  students: Scalars['Int']['output'];
  /** Warnings, such as an unpaid exam in the course. */
  warnings: Array<EnrollmentRemark>;
};

/** The outcome of `enrollOnPackage` before it is carried out. */
export type PackageEnrollmentPreview = {
  __typename?: 'PackageEnrollmentPreview';
  /** Courses in the order of the package. */
  courses: Array<PackageEnrollmentCourse>;
  /** Last day of the package enrolment; null if a course has no end date. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** Students whose dates are extended; empty without `extendStudentDates`. */
  extendedDates: Array<ExtendedStudentDates>;
  /** Whether the enrolment can be carried out: there is no problem, and there is a student. */
  isPossible: Scalars['Boolean']['output'];
  /** Sum of points; courses without points count 0. */
  points: Scalars['Int']['output'];
  /** Reasons against the package itself, such as ALREADY_ENROLLED or REPLACED; then nobody is enrolled. */
  problems: Array<EnrollmentRemark>;
  /** First day of the package enrolment. */
  startDate: Scalars['Date']['output'];
};

/** A course instance that students of a package can be enrolled in. */
export type PackageInstance = {
  __typename?: 'PackageInstance';
  /** Last day; null if not set. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** Id of the instance, for `PackageCourseWishInput.courseInstanceId`. */
  id: Scalars['ID']['output'];
  /** The instance's name. */
  name: Scalars['String']['output'];
  /** Pace in per cent of full time. */
  pacePercent: Scalars['Int']['output'];
  /** Free seats; null without a limit. */
  seatsLeft: Maybe<Scalars['Int']['output']>;
  /** First day; null if not set. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** Name of the teacher; null without one. */
  teacher: Maybe<Scalars['String']['output']>;
};

/** Kind of package; national and regional ones are vocational packages (yrkespaket). */
export type PackageKind =
  /** A local bundle of courses, which does not require APL. */
  | 'LOCAL'
  /** A national vocational package (nationellt yrkespaket). */
  | 'NATIONAL'
  /** A regional vocational package (regionalt yrkespaket). */
  | 'REGIONAL';

/** The courses of a package in sequence, with dates (pages, section 5). */
export type PackagePlan = {
  __typename?: 'PackagePlan';
  /** Courses that a student takes, in the order of the package. */
  courses: Array<PlannedCourse>;
  /** Last day of the last course; null for a package without courses, or if one has no points (sfi). */
  endDate: Maybe<Scalars['Date']['output']>;
  /** Sum of points; courses without points count 0. */
  points: Scalars['Int']['output'];
};

/** Start, pace and choices of a package plan. */
export type PackagePlanInput = {
  /** Chosen alternatives; default is the first of each choice group. */
  choices?: InputMaybe<Array<PackageChoiceInput>>;
  /** Ids of optional courses to include. */
  optionalCourseIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Pace in per cent of full time, 5 to 200; default 100. */
  pacePercent?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the edition; NOT_FOUND if it does not exist. */
  packageId: Scalars['ID']['input'];
  /** First day of the first course, 2000-01-01 to 2100-12-31. */
  startDate: Scalars['Date']['input'];
};

/** A queued message. */
export type ParticipantMessage = {
  __typename?: 'ParticipantMessage';
  /** Id of the message. */
  id: Scalars['ID']['output'];
  /** Number of recipients. */
  reached: Scalars['Int']['output'];
  /** When it was sent. */
  sentAt: Scalars['DateTime']['output'];
};

/** Number of recipients of a message to the participants of a course instance, counting only students that the viewer may see. */
export type ParticipantMessagePreview = {
  __typename?: 'ParticipantMessagePreview';
  /** Number of participants: admitted, active or paused. */
  participants: Scalars['Int']['output'];
  /** Number of participants who would receive the mail. */
  reached: Scalars['Int']['output'];
  /** Number of participants with protected data; the school contacts them in another way. */
  withProtectedData: Scalars['Int']['output'];
  /** Number of participants without an e-mail address. */
  withoutEmail: Scalars['Int']['output'];
};

/** Confirmation of a password change. The session was replaced; browsers receive the new cookie with the response. */
export type PasswordChanged = {
  __typename?: 'PasswordChanged';
  /** A message in Swedish for the user. */
  message: Scalars['String']['output'];
  /** The new token for clients without cookies, returned once; null for a repeated call. */
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

/** A free place for a student. */
export type PlaceProposal = {
  __typename?: 'PlaceProposal';
  /** Last day of the period. */
  endDate: Scalars['Date']['output'];
  /** Places that are free on every day of the period, at least one. */
  free: Scalars['Int']['output'];
  /** Why the place has its rank, in Swedish words: branch, period, municipality, supervisor, earlier placements. */
  reasons: Array<Scalars['String']['output']>;
  /** First day of a period in which a place is free. */
  startDate: Scalars['Date']['output'];
  /** The workplace. */
  workplace: PlacementWorkplace;
};

/** Free places for a student, ranked. A person decides: nothing is planned. */
export type PlaceProposals = {
  __typename?: 'PlaceProposals';
  /** How the length of the period follows from the hours that are left, in Swedish words. */
  basis: Scalars['String']['output'];
  /** Branches that were looked for: the requested one, or those of the student's courses and earlier placements. */
  branches: Array<Branch>;
  /** Last day of the period that was looked for. */
  endDate: Scalars['Date']['output'];
  /** The most suitable first, at most 10. */
  proposals: Array<PlaceProposal>;
  /** First day of the period that was looked for. */
  startDate: Scalars['Date']['output'];
  /** The student. */
  studentId: Scalars['ID']['output'];
};

/** A student's period at a workplace (APL). */
export type Placement = {
  __typename?: 'Placement';
  /** When everyone had signed the agreement; null without an agreement. */
  agreedOn: Maybe<Scalars['Date']['output']>;
  /** The agreement; null before it is sent, and when it has been withdrawn. */
  agreement: Maybe<PlacementAgreement>;
  /**
   * The supervisor's assessment; null without one, for viewers below teacher, and for the student until a teacher has
   * marked it as read.
   */
  assessment: Maybe<PlacementAssessment>;
  /** True if the viewer is the student and has not yet signed the agreement that was sent. */
  awaitsOwnSignature: Scalars['Boolean']['output'];
  /** Courses of the student to which it belongs, by name. */
  courses: Array<PlacementCourse>;
  /** Last day. */
  endDate: Scalars['Date']['output'];
  /** The last day at the workplace of a placement that ended before `endDate`; null otherwise. */
  endedOn: Maybe<Scalars['Date']['output']>;
  /** Goals, by course and in their order. */
  goals: Array<PlacementGoal>;
  /** Hours a week at the workplace. */
  hoursPerWeek: Scalars['Int']['output'];
  /** Passed to `updatePlacement`, `setPlacementState` and `deletePlacement`. */
  id: Scalars['ID']['output'];
  /** Incidents, the latest first; empty for viewers who may not change the placement. */
  incidents: Array<PlacementIncident>;
  /** True if the supervisor's assessment is due and not there: in the last week, and after the end. */
  isAssessmentMissing: Scalars['Boolean']['output'];
  /** What it waits for next; null when it has ended and is assessed, or was interrupted. */
  nextDue: Maybe<PlacementDue>;
  /** The day of `nextDue`. */
  nextDueOn: Maybe<Scalars['Date']['output']>;
  /** Hours of the whole placement. */
  plannedHours: Scalars['Int']['output'];
  /** First day. */
  startDate: Scalars['Date']['output'];
  /** State of the placement. */
  state: PlacementState;
  /** Why it was interrupted; null otherwise. */
  stateReason: Maybe<Scalars['String']['output']>;
  /** The student. */
  studentId: Scalars['ID']['output'];
  /** Name of the student. */
  studentName: Scalars['String']['output'];
  /** The supervisor; null if none is set. */
  supervisor: Maybe<PlacementSupervisor>;
  /** The link of the supervisor; null without one, and for viewers who may not change the placement. */
  supervisorLink: Maybe<SupervisorLink>;
  /** Both talks, planned or not, in their order. */
  talks: Array<PlacementTalk>;
  /** The responsible teacher of the placement; null if none is set. */
  teacher: Maybe<TeacherUser>;
  /** Version for optimistic locking; an update with another version is a CONFLICT. */
  version: Scalars['Int']['output'];
  /** The viewer's permissions. */
  viewerMay: PlacementRights;
  /** Why an administrator let it begin without a signed agreement; null otherwise. */
  waivedReason: Maybe<Scalars['String']['output']>;
  /** Days of the week at the workplace, in their order: 1 is Monday, 7 is Sunday. */
  weekdays: Array<Scalars['Int']['output']>;
  /** The workplace. */
  workplace: PlacementWorkplace;
};

/** Absence from a placement on a day. */
export type PlacementAbsence =
  /** Ogiltig frånvaro. */
  | 'INVALID'
  /** Giltig frånvaro, as illness or leave. */
  | 'VALID';

/** The agreement of a placement, as it is to be signed or holds. */
export type PlacementAgreement = {
  __typename?: 'PlacementAgreement';
  /** When a signed paper was attached; null without one. */
  attachedAt: Maybe<Scalars['DateTime']['output']>;
  /** Names of the courses that it names. */
  courses: Array<Scalars['String']['output']>;
  /** The last day that it names. */
  endDate: Scalars['Date']['output'];
  /** The file of the paper; null without one, or when it has been removed. */
  fileId: Maybe<Scalars['ID']['output']>;
  /** The goals that it names. */
  goals: Array<Scalars['String']['output']>;
  /** The hours a week that it names. */
  hoursPerWeek: Scalars['Int']['output'];
  /** True when all three parties have signed, or a signed paper is attached. */
  isSigned: Scalars['Boolean']['output'];
  /** The hours in all that it names. */
  plannedHours: Scalars['Int']['output'];
  /** When it was sent for signing; null for an agreement on paper alone. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  /** The signatures on screen, the earliest first. */
  signatures: Array<AgreementSignature>;
  /** The first day that it names. */
  startDate: Scalars['Date']['output'];
  /** Its general text, which stays as it was sent. */
  text: AgreementText;
  /** Version from 1, passed to `signAgreement`; a change of what it says makes a new one. */
  version: Scalars['Int']['output'];
  /** The days of the week that it names. */
  weekdays: Array<Scalars['Int']['output']>;
  /** The workplace that it names. */
  workplace: Scalars['String']['output'];
};

/** A supervisor's assessment of a placement; that of each goal is on the goal. */
export type PlacementAssessment = {
  __typename?: 'PlacementAssessment';
  /** When it was written last. */
  assessedAt: Scalars['DateTime']['output'];
  /** Name of the supervisor. */
  assessedBy: Scalars['String']['output'];
  /** True when it was entered by the school, from a paper. */
  isOnPaper: Scalars['Boolean']['output'];
  /** When a teacher marked it as read; null until then. The student reads it from then on. */
  seenAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of that teacher. */
  seenBy: Maybe<Scalars['String']['output']>;
  /** The view of the whole; null without a text. */
  text: Maybe<Scalars['String']['output']>;
  /** Passed to `assessPlacement`. */
  version: Scalars['Int']['output'];
};

/** A course of the student to which a placement belongs. */
export type PlacementCourse = {
  __typename?: 'PlacementCourse';
  /** Code of the course. */
  code: Scalars['String']['output'];
  /** Id of the course. */
  courseId: Scalars['ID']['output'];
  /** Id of the enrolment, as in `PlacementValues.enrollmentIds`. */
  enrollmentId: Scalars['ID']['output'];
  /** Name of the course. */
  name: Scalars['String']['output'];
};

/** A course that a placement of the student can belong to. */
export type PlacementCourseChoice = {
  __typename?: 'PlacementCourseChoice';
  /** Code of the course. */
  code: Scalars['String']['output'];
  /** Id of the course. */
  courseId: Scalars['ID']['output'];
  /** Id of the enrolment, passed in `PlacementValues.enrollmentIds`. */
  enrollmentId: Scalars['ID']['output'];
  /** True for a course with a work placement in the student's package. */
  hasPlacement: Scalars['Boolean']['output'];
  /** Name of the course. */
  name: Scalars['String']['output'];
  /** Goals used for the course before, the most used first; at most 20. */
  usedGoals: Array<Scalars['String']['output']>;
};

/** The courses that a placement of a student can belong to. */
export type PlacementCourseChoices = {
  __typename?: 'PlacementCourseChoices';
  /** Those with a work placement in the student's package first, then by name. */
  courses: Array<PlacementCourseChoice>;
  /** The student. */
  studentId: Scalars['ID']['output'];
};

/** A reported day of a placement. */
export type PlacementDay = {
  __typename?: 'PlacementDay';
  /** Absence for the day or a part of it; null without. */
  absence: Maybe<PlacementAbsence>;
  /** True for absence that the supervisor reported by the link: the student may not change it. */
  byWorkplace: Scalars['Boolean']['output'];
  /** The day. */
  day: Scalars['Date']['output'];
  /** Hours at the workplace, in quarters. */
  hours: Scalars['Float']['output'];
};

/** A day to report. */
export type PlacementDayInput = {
  /** Absence for the day or a part of it. */
  absence?: InputMaybe<PlacementAbsence>;
  /** A day of the week and of the placement, at the latest today. */
  day: Scalars['Date']['input'];
  /** 0 to 24, in quarters. */
  hours: Scalars['Float']['input'];
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
  from?: InputMaybe<Scalars['Date']['input']>;
  /** In one of these states. */
  states?: InputMaybe<Array<PlacementState>>;
  /** Placements of this student. */
  studentId?: InputMaybe<Scalars['ID']['input']>;
  /** Placements of this teacher. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
  /** Begins on this day or earlier. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** Placements at this workplace. */
  workplaceId?: InputMaybe<Scalars['ID']['input']>;
};

/** A goal of a placement, from one of its courses. */
export type PlacementGoal = {
  __typename?: 'PlacementGoal';
  /** What the supervisor wrote about it; null without a text, and for viewers who may not read it. */
  comment: Maybe<Scalars['String']['output']>;
  /** Id of the course. */
  courseId: Scalars['ID']['output'];
  /** Name of the course. */
  courseName: Scalars['String']['output'];
  /** Id of the goal, passed to `assessPlacement`. */
  id: Scalars['ID']['output'];
  /** The supervisor's assessment; null without one, and for viewers who may not read it. */
  level: Maybe<AssessmentLevel>;
  /** What the student is to learn. */
  text: Scalars['String']['output'];
};

/** A goal of a placement. */
export type PlacementGoalInput = {
  /** A course of one of `enrollmentIds`. */
  courseId: Scalars['ID']['input'];
  /** What the student is to learn; at most 200 characters, once per course. */
  text: Scalars['String']['input'];
};

/** Hours of a student's placements, interrupted ones included. */
export type PlacementHours = {
  __typename?: 'PlacementHours';
  /** The calculation of `required` in words. */
  calculation: Scalars['String']['output'];
  /** Reported hours that the workplace has confirmed. */
  confirmed: Scalars['Float']['output'];
  /** Hours planned in placements that have not been interrupted. */
  planned: Scalars['Int']['output'];
  /** Hours reported. */
  reported: Scalars['Float']['output'];
  /**
   * 15 % of the points of the student's packages with a work placement, without the points that are
   * validated, by an exam or a decision; 20 points as 40 hours. Null without such a package.
   */
  required: Maybe<Scalars['Int']['output']>;
  /** The student. */
  studentId: Scalars['ID']['output'];
  /** Reported weeks, the latest first. */
  weeks: Array<PlacementWeek>;
};

/** An incident during a placement. */
export type PlacementIncident = {
  __typename?: 'PlacementIncident';
  /** When it was reported. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the user who reported it. */
  createdBy: Scalars['String']['output'];
  /** Id of the incident. */
  id: Scalars['ID']['output'];
  /** Kind of the incident. */
  kind: IncidentKind;
  /** What happened. */
  text: Scalars['String']['output'];
};

/** A page of placements. */
export type PlacementPage = {
  __typename?: 'PlacementPage';
  /** Send as `after` for the next page; null on the last one. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** In the requested order. */
  nodes: Array<Placement>;
  /** Number of placements that match the filter, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The viewer's permissions for a placement. */
export type PlacementRights = {
  __typename?: 'PlacementRights';
  /** Change it and its state: administrators, the student's responsible teacher and the placement's teacher. */
  change: Scalars['Boolean']['output'];
  /** Let it begin without a signed agreement: administrators. */
  waiveAgreement: Scalars['Boolean']['output'];
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

/** Supervisor of a placement. */
export type PlacementSupervisor = {
  __typename?: 'PlacementSupervisor';
  /** Id of the supervisor, as in `Workplace.supervisors`. */
  id: Scalars['ID']['output'];
  /** Name of the supervisor. */
  name: Scalars['String']['output'];
  /** Telephone number; null if not known. */
  phone: Maybe<Scalars['String']['output']>;
};

/** A three-party talk of a placement, planned or not. */
export type PlacementTalk = {
  __typename?: 'PlacementTalk';
  /** The planned day; otherwise the day by which it is to be held. */
  dueOn: Scalars['Date']['output'];
  /** The day on which it was held; null if it was not. */
  heldOn: Maybe<Scalars['Date']['output']>;
  /** Midterm or final. */
  kind: TalkKind;
  /** What was said; null without a note, and for viewers who may not change the placement. */
  note: Maybe<Scalars['String']['output']>;
  /** The day for which it is planned; null if it is not. */
  plannedOn: Maybe<Scalars['Date']['output']>;
  /** Passed to `planTalk` and `holdTalk`; 0 for a talk that has not been planned. */
  version: Scalars['Int']['output'];
};

/** The form of a placement. */
export type PlacementValues = {
  /** Last day, on or after the first day and at most two years later. */
  endDate: Scalars['Date']['input'];
  /** Course enrolments of the student to which it belongs, at most 20. Left out of a change, they stay. */
  enrollmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Goals from these courses, in their order, at most 40. Left out of a change, they stay. */
  goals?: InputMaybe<Array<PlacementGoalInput>>;
  /** 1 to 60, at most 24 for each of `weekdays`. */
  hoursPerWeek: Scalars['Int']['input'];
  /**
   * 1 to 5 000, at most the hours a week by the number of chosen weekdays in the period, rounded up; default that number,
   * rounded.
   */
  plannedHours?: InputMaybe<Scalars['Int']['input']>;
  /** First day. */
  startDate: Scalars['Date']['input'];
  /** A supervisor at the workplace. */
  supervisorId?: InputMaybe<Scalars['ID']['input']>;
  /** The responsible teacher of the placement. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
  /** Days of the week, 1 (Monday) to 7 (Sunday); default Monday to Friday. Left out of a change, they stay. */
  weekdays?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** An active workplace. */
  workplaceId: Scalars['ID']['input'];
};

/** A reported week of a placement. */
export type PlacementWeek = {
  __typename?: 'PlacementWeek';
  /** When it was confirmed; null if it is not confirmed. */
  confirmedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name of who confirmed it; null if it is not confirmed. */
  confirmedBy: Maybe<Scalars['String']['output']>;
  /** Its reported days, in order. */
  days: Array<PlacementDay>;
  /** Hours of the week. */
  hours: Scalars['Float']['output'];
  /** Its Monday. */
  monday: Scalars['Date']['output'];
  /** The placement, as in `placements`. */
  placementId: Scalars['ID']['output'];
  /** When it was reported last. */
  reportedAt: Scalars['DateTime']['output'];
  /** Name of who reported it last. */
  reportedBy: Scalars['String']['output'];
  /** Passed to `reportPlacementHours` and `confirmPlacementWeek`; another version is a CONFLICT. */
  version: Scalars['Int']['output'];
  /** The week by ISO 8601: `2026-W49`. */
  week: Scalars['String']['output'];
};

/** Workplace of a placement. */
export type PlacementWorkplace = {
  __typename?: 'PlacementWorkplace';
  /** Postal town; null if not known. */
  city: Maybe<Scalars['String']['output']>;
  /** Id of the workplace, as in `workplaces`. */
  id: Scalars['ID']['output'];
  /** Name of the workplace. */
  name: Scalars['String']['output'];
  /** Street address; null if not known. */
  street: Maybe<Scalars['String']['output']>;
};

/** Filter, order and page: by number (`page`) for lists on screen, or by cursor (`after`) for reading everything. */
export type PlacementsInput = {
  /** The `nextCursor` of the page before, with the same sorting. */
  after?: InputMaybe<Scalars['String']['input']>;
  /** Default all placements of students that the viewer may see. */
  filter?: InputMaybe<PlacementFilter>;
  /** 1 to 200; default 50. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** From 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Default the latest first day first. */
  sort?: InputMaybe<PlacementSort>;
};

/** A new placement. */
export type PlanPlacementInput = {
  /** True takes a place although the workplace has none left; otherwise that is a CONFLICT (FULL). */
  overCapacity?: InputMaybe<Scalars['Boolean']['input']>;
  /** A student visible to the viewer; the responsible teacher's own, or any for an administrator. */
  studentId: Scalars['ID']['input'];
  /** The form. */
  values: PlacementValues;
};

/** The day of a talk. */
export type PlanTalkInput = {
  /** Midterm or final. */
  kind: TalkKind;
  /** Id of the placement. */
  placementId: Scalars['ID']['input'];
  /** A day of the placement, or at most 30 days after it; null removes the plan. */
  plannedOn?: InputMaybe<Scalars['Date']['input']>;
  /** The version of the talk that the user saw; CONFLICT if it is stale. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A course of a plan, with calculated dates. */
export type PlannedCourse = {
  __typename?: 'PlannedCourse';
  /** The course; for a choice group the chosen alternative. */
  course: Course;
  /**
   * Last day, on a weekday unless the course is too short. Null for courses without points (sfi), whose length depends
   * on the student.
   */
  endDate: Maybe<Scalars['Date']['output']>;
  /** First day: in the planned week if there is one, otherwise after the previous courses. */
  startDate: Scalars['Date']['output'];
  /** Length in weeks, points / (20 × pace), to one decimal; null for courses without points (sfi). */
  weeks: Maybe<Scalars['Float']['output']>;
};

/** An instance of a series to be created. */
export type PlannedOccasion = {
  __typename?: 'PlannedOccasion';
  /** Last day; every instance of the series has the same length. */
  endDate: Scalars['Date']['output'];
  /** First day. */
  startDate: Scalars['Date']['output'];
  /**
   * Highest load of the teacher during the instance, including this series, as in `TeacherWork.loadPercent`; null
   * without a teacher.
   */
  teacherPeakPercent: Maybe<Scalars['Int']['output']>;
  /** Length in weeks, rounded. */
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

/** A student and a plan of another provider. */
export type PreviewStudyPlanImportInput = {
  /** The plan. */
  plan: ExchangeStudyPlan;
  /** A student visible to the viewer. */
  studentId: Scalars['ID']['input'];
};

/** The upload and how to read its columns. */
export type PreviewWorkplaceImportInput = {
  /** Overrides the mapping derived from the headings or remembered from this user's last import with the same headings. */
  mapping?: InputMaybe<Array<WorkplaceImportMapping>>;
  /** Name of the sheet. By default the one whose headings this user has imported before, else the one with the most recognised headings. BAD_REFERENCE if there is no such sheet. */
  sheet?: InputMaybe<Scalars['String']['input']>;
  /** Id of a workbook that this user has sent to `POST /api/workplace-imports`. */
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

/** The signed-in user's account. */
export type Profile = {
  __typename?: 'Profile';
  /** When the account was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Changed by an administrator. */
  email: Scalars['String']['output'];
  /** True for the demo school, which offers a product tour. */
  isDemo: Scalars['Boolean']['output'];
  /** Changed by an administrator. */
  name: Scalars['String']['output'];
  /** Changed by the user; null without one. */
  phone: Maybe<Scalars['String']['output']>;
  /** Changed by an administrator. */
  role: Role;
  /** The user's settings, with defaults for those never chosen. */
  settings: ProfileSettings;
  /** Id of the linked student record; null without one. */
  studentId: Maybe<Scalars['ID']['output']>;
  /** Id of the teacher record; null without one. */
  teacherId: Maybe<Scalars['ID']['output']>;
  /** The account's id, the same as `User.id`. */
  userId: Scalars['ID']['output'];
  /** Version of the account for optimistic locking. */
  version: Scalars['Int']['output'];
};

/** The user's settings on all devices. */
export type ProfileSettings = {
  __typename?: 'ProfileSettings';
  /** Muted kinds of notifications. */
  mutedNotifications: Array<NotificationKind>;
  /** Frequency of the e-mail digest, which contains counts but no names; NONE unless chosen. */
  notificationDigest: NotificationDigest;
  /** Rows per page of lists: 25, 50 or 100. */
  pageSize: Scalars['Int']['output'];
  /** True reduces animations; false unless chosen. */
  reducedMotion: Scalars['Boolean']['output'];
  /** True enables single-key shortcuts such as '/' (WCAG 2.1.4 requires a way to turn them off). */
  shortcuts: Scalars['Boolean']['output'];
  /** Path of the start page, such as `/apl`; null for the default. */
  startPage: Maybe<Scalars['String']['output']>;
  /** SYSTEM unless chosen. */
  theme: Theme;
  /** True if the product tour was completed or declined, so that it is not offered again. */
  tourSeen: Scalars['Boolean']['output'];
};

/** Settings to change; omitted fields are unchanged. */
export type ProfileSettingsInput = {
  /** The complete list of muted kinds; null keeps the current value. */
  mutedNotifications?: InputMaybe<Array<NotificationKind>>;
  /** Frequency of the e-mail digest; null keeps the current value. */
  notificationDigest?: InputMaybe<NotificationDigest>;
  /** Rows per page of lists: 25, 50 or 100. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  /** True reduces animations; null keeps the current value. */
  reducedMotion?: InputMaybe<Scalars['Boolean']['input']>;
  /** True enables single-key shortcuts; null keeps the current value. */
  shortcuts?: InputMaybe<Scalars['Boolean']['input']>;
  /** Path of the start page; null for the default. */
  startPage?: InputMaybe<Scalars['String']['input']>;
  /** Colour theme; null keeps the current value. */
  theme?: InputMaybe<Theme>;
  /** True stops offering the product tour; null keeps the current value. */
  tourSeen?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A program: rules for the points per part (domain, D4). */
export type Program = {
  __typename?: 'Program';
  /** Number of students with a current enrolment: admitted, active or paused. */
  activeStudents: Scalars['Int']['output'];
  /** Program code, unique ignoring case; null if there is none. */
  code: Maybe<Scalars['String']['output']>;
  /** Courses in order; alternatives of a choice group follow each other. */
  courses: Array<ProgramCourse>;
  /** Free text for administrators; null if empty. */
  description: Maybe<Scalars['String']['output']>;
  /** Maximum points of freely chosen courses; null means no rule. */
  freePoints: Maybe<Scalars['Int']['output']>;
  /** Id of the program; `targetId` of an enrolment on it. */
  id: Scalars['ID']['output'];
  /** Whether it is archived: kept for existing records, not selectable. */
  isArchived: Scalars['Boolean']['output'];
  /** Reason why the program cannot be deleted, in Swedish; null if it can. */
  keptBecause: Maybe<Scalars['String']['output']>;
  /** Name in Swedish, 1 to 120 characters. */
  name: Scalars['String']['output'];
  /** Minimum points with a passing grade; null means no rule. */
  passedPoints: Maybe<Scalars['Int']['output']>;
  /** Total points; null means no rule. */
  points: Maybe<Scalars['Int']['output']>;
  /** Minimum points of program-specific courses; null means no rule. */
  programmePoints: Maybe<Scalars['Int']['output']>;
  /** Points of the mandatory part (REQUIRED); null means no rule. */
  requiredPoints: Maybe<Scalars['Int']['output']>;
  /** Version for optimistic locking; an update with another version is a CONFLICT. */
  version: Scalars['Int']['output'];
  /** Warnings about the program, such as POINTS_DIFFER for its parts or mandatory courses. */
  warnings: Array<CatalogueWarning>;
};

/** A course of a program. */
export type ProgramCourse = {
  __typename?: 'ProgramCourse';
  /** Name of the choice group, whose courses are alternatives ('en av'); null for a course without alternatives. */
  choiceGroup: Maybe<Scalars['String']['output']>;
  /** The course. */
  course: Course;
  /** Part of the program: mandatory for everyone, or specific to the program. */
  part: ProgramPart;
};

/** A course of the program form. */
export type ProgramCourseInput = {
  /** Name of the choice group, at most 60 characters; its rows are moved together. Null means no alternatives. */
  choiceGroup?: InputMaybe<Scalars['String']['input']>;
  /** Id of the course; DUPLICATE if it occurs twice in the program. */
  courseId: Scalars['ID']['input'];
  /** Part of the program; the sum of REQUIRED courses, one per choice group, is compared with `requiredPoints`. */
  part: ProgramPart;
};

/** Program filter; all given conditions must match. */
export type ProgramFilter = {
  /** True includes archived programs; default false. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of a name or code. */
  q?: InputMaybe<Scalars['String']['input']>;
};

/** All fields of the program form; the courses replace the stored ones. */
export type ProgramInput = {
  /** Program code, 1 to 20 characters without spaces; null or empty means none. CONFLICT (DUPLICATE) if taken. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Courses in order, at most 200. */
  courses: Array<ProgramCourseInput>;
  /** Free text, at most 2 000 characters; null or omitted means none. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Maximum points of freely chosen courses, 0 to 10 000; null means no rule. */
  freePoints?: InputMaybe<Scalars['Int']['input']>;
  /** Name, 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** Minimum points with a passing grade, 0 to 10 000 and at most `points` (ORDER); null means no rule. */
  passedPoints?: InputMaybe<Scalars['Int']['input']>;
  /** Total points, 0 to 10 000; null means no rule. */
  points?: InputMaybe<Scalars['Int']['input']>;
  /** Minimum points of program-specific courses, 0 to 10 000; null means no rule. */
  programmePoints?: InputMaybe<Scalars['Int']['input']>;
  /** Points of the mandatory part, 0 to 10 000; null means no rule. */
  requiredPoints?: InputMaybe<Scalars['Int']['input']>;
};

/** Part of a program that a course belongs to. */
export type ProgramPart =
  /** Programspecifik */
  | 'PROGRAMME'
  /** Programgemensam, obligatorisk */
  | 'REQUIRED';

/** The points that a program requires; null means no rule. */
export type ProgramRules = {
  __typename?: 'ProgramRules';
  /** Maximum points of freely chosen courses. */
  freePoints: Maybe<Scalars['Int']['output']>;
  /** Minimum points with a passing grade. */
  passedPoints: Maybe<Scalars['Int']['output']>;
  /** Minimum points of program-specific courses. */
  programmePoints: Maybe<Scalars['Int']['output']>;
  /** Points of the mandatory part. */
  requiredPoints: Maybe<Scalars['Int']['output']>;
};

/** A course of a study plan. */
export type PutStudyPlanItemInput = {
  /** The course; CONFLICT (DUPLICATE) if the plan has it or an equivalent. */
  courseId: Scalars['ID']['input'];
  /** Id of the item to change; a new or omitted one adds the course. */
  itemId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 300 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** A student with a plan. */
  studentId: Scalars['ID']['input'];
  /** Term, such as 2027VT. */
  term?: InputMaybe<Scalars['String']['input']>;
  /** The version the user saw; CONFLICT if it is stale. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** All queries. Reading student data as staff is written to the access log. */
export type Query = {
  __typename?: 'Query';
  /** Accesses to student data by staff, newest first (permissions, M56). */
  accessLog: AccessLogPage;
  /** Finds texts of other users that mention a student; writes the access log. */
  anonymisePreview: AnonymisePreview;
  /** All API keys including revoked ones, newest first. */
  apiKeys: Array<ApiKey>;
  /** True if opening this student requires a reason: a visible student with protected identity. False for all others, and for an unknown id. */
  asksForReason: Scalars['Boolean']['output'];
  /** Instances that have not ended and belong to another teacher or none, by start, unassigned ones first. At most 100. */
  assignableInstances: Array<TeacherInstance>;
  /** Sign-ins and changes of accounts, keys and settings, newest first. Reading the log is recorded in it. */
  auditLog: AuditLogPage;
  /** The APL board, with one card per student that the viewer may see. */
  board: Board;
  /**
   * Exam occasions of a period, and registrations without a date. Specped and syv receive only the fields of
   * permissions, section 5.
   */
  calendar: Calendar;
  /** The viewer's subscription; null if there is none. The address cannot be read again. */
  calendarSubscription: Maybe<CalendarSubscription>;
  /** One course; NOT_FOUND if it does not exist. */
  catalogueCourse: Maybe<CatalogueCourse>;
  /** The course catalogue with administrative fields. */
  catalogueCourses: CatalogueCoursePage;
  /** The plan compared with the requirements of its goal (domain, D4). */
  checkStudyPlan: StudyPlanCheck;
  /** Missing formal competence, one entry per course, by name. Informational only. Courses without a subject are excluded. */
  competenceGaps: Array<CompetenceGap>;
  /** Correction requests of a student, newest first. */
  correctionRequests: Array<CorrectionRequest>;
  /** Details of a course, course instance, package or program; NOT_FOUND for other ids. */
  course: Maybe<CourseDetail>;
  /** All aliases, by spelling. */
  courseAliases: Array<CourseAlias>;
  /** One instance; NOT_FOUND if it does not exist. */
  courseInstance: CourseInstance;
  /** Number of instances without a teacher or grades, with too few seats or an overloaded teacher. */
  courseInstanceAttention: CourseInstanceAttention;
  /** Preview of `cancelCourseInstance`. */
  courseInstanceCancellation: CancellationPreview;
  /** Preview of the enrolments whose dates `updateCourseInstance` would change. */
  courseInstanceDates: CourseInstanceDatesPreview;
  /** Preview of `createCourseInstanceSeries`. */
  courseInstanceSeries: Array<PlannedOccasion>;
  /** The students of an instance; NOT_FOUND if it does not exist. Reading them is recorded in the access log. */
  courseInstanceStudents: CourseInstanceStudents;
  /** Course instances with their counts, paginated (pages, section 6). */
  courseInstances: CourseInstancePage;
  /** Needs with their proposals, read in one SQL statement. */
  courseMatching: MatchPage;
  /** One edition of a package with its courses; NOT_FOUND if it does not exist. */
  coursePackage: Maybe<CoursePackage>;
  /** Packages, by default the current ones by name. */
  coursePackages: CoursePackagePage;
  /** The key figures of a period and of the one of the same length before it (pages, section 12). */
  courseStatistics: CourseStatistics;
  /** Students who wait for a course without a place in an instance, as far as the viewer may see them. */
  courseWaiting: CourseWaiting;
  /** The course catalogue, in Swedish alphabetical order. */
  courses: Array<CourseSummary>;
  /** Previews `reportToCsn`. */
  csnPreview: CsnPreview;
  /** One report with its rows, null if unknown; writes the access log. */
  csnReport: Maybe<CsnReport>;
  /** The latest reports, newest first; at most 20. */
  csnReports: Array<CsnReport>;
  /** Details of a person; NOT_FOUND for an unknown id and for a person that the caller may not see. */
  details: Maybe<Details>;
  /** Previews a document without storing it. */
  documentPreview: DocumentPreview;
  /** Searches for possible subjects: students in Swedish alphabetical order, course instances and exams newest first. */
  documentSubjects: DocumentSubjects;
  /** Dropouts in the period by week of the course and by reason. */
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
  /** Courses, packages and programs in one searchable list, without archived ones. */
  educationList: EducationPage;
  /** Number of courses, packages and programs, and items that need attention. */
  educationOverview: EducationOverview;
  /** Previews `endStudent`; writes the access log. */
  endStudentPreview: EndStudentPreview;
  /** Students whose studies end within 30 days, the earliest first; at most 50. */
  endingStudents: Array<DayStudent>;
  /** One enrolment with its history, null if unknown; writes the access log. */
  enrollment: Maybe<Enrollment>;
  /** The latest actions, newest first; at most 50. */
  enrollmentBatches: Array<EnrollmentBatch>;
  /** Key figures of all enrolments, independent of filters. */
  enrollmentSummary: EnrollmentSummary;
  /** A page of the enrolment list (pages, section 8); writes the access log. */
  enrollments: EnrollmentPage;
  /** Exam fees by day of payment. */
  examFees: ExamFeeReport;
  /** Exam registrations, newest first: a student's own, or those of all visible students for staff. */
  exams: ExamPage;
  /** Exam occasions that the viewer holds within 14 days, the earliest first; at most 50, without cancelled ones. */
  examsToHold: Array<DayExam>;
  /** Exam registrations of the students on the viewer's follow-up list and of those recently opened. Same permissions as the calendar. */
  examsToWatch: DayWatchedExams;
  /** Placements whose retention period has ended, for an administrator to erase. */
  expiredPlacements: ExpiredPlacementPage;
  /** The filtered students for the workbook export; logged and rate-limited like `createExport`. */
  exportStudents: Array<Student>;
  /** One file; writes the access log. */
  file: Maybe<UploadedFile>;
  /** The files of a student, newest first. */
  files: Array<UploadedFile>;
  /** Finds students by exact personal number or e-mail address; writes the access log. */
  findStudents: FoundStudents;
  /** All first steps of a new school, in order. */
  firstRun: Array<FirstRunState>;
  /** Colleagues who can be assigned a follow-up on the student, by name; without the viewer. */
  followUpAssignees: Array<FollowUpAssignee>;
  /** The viewer's open follow-ups, earliest due date first; at most 200. */
  followUps: Array<FollowUp>;
  /** Active workplaces with a free place on some day of the period. */
  freePlaces: FreePlacePage;
  /** Previews the freeze of a month. */
  freezePreview: FreezePreview;
  /** The grade sheet of a group; FORBIDDEN for another teacher's course. */
  gradeSheet: GradeSheet;
  /** Grade distribution by course, for participations that ended in the period; the most grades first. */
  gradeStatistics: Array<GradeSpread>;
  /** Grading groups: for teachers their own and those without a teacher, for administrators all. */
  gradingGroups: GradingGroupPage;
  /** Participants and results by group, the most participants first. */
  groupStatistics: Array<GroupFigures>;
  /** Preview of 'Uppdatera till Gy25': proposed replacements, and courses without an equivalent. */
  gy25Proposal: Gy25Proposal;
  /** Workbooks with held rows, the oldest first; at most 50. */
  heldImportFiles: Array<DayHeldFile>;
  /** Held rows that wait for an administrator, oldest first. */
  heldImportRows: Array<HeldImportRow>;
  /** The viewer's own batch; other users' batches are NOT_FOUND. */
  importBatch: Maybe<ImportBatch>;
  /** The viewer's batches of the last 24 hours, newest first. */
  importBatches: Array<ImportBatch>;
  /** Load of a teacher with an additional instance. */
  instanceTeacherLoad: InstanceTeacherLoad;
  /**
   * The specification of an invoice as printed, at most 1 000 rows; NOT_FOUND if it is empty. Logged and rate-limited like
   * `createExport`, together with the list `earnings-invoice`.
   */
  invoiceSheet: InvoiceSheet;
  /**
   * One issued document: any for administrators, their own for students, summonses to exams and own betygskataloger and
   * APL documents for teachers, and the study plans that they have printed for all staff. Each read is written to the access
   * log.
   */
  issuedDocument: Maybe<IssuedDocument>;
  /** Issued documents, newest first: all of them for administrators, their own for students. */
  issuedDocuments: IssuedDocuments;
  /** The viewer's own job, or any job for administrators; else NOT_FOUND. */
  job: Maybe<Job>;
  /** The latest 100 background jobs of everyone, newest first. */
  jobs: Array<JobEntry>;
  /** One's own export, asked before its bytes are sent; null when there is none. */
  listExport: Maybe<ListExport>;
  /**
   * A student's mapping; version 0 without one. For the student, coordinators, special educators, counsellors,
   * administrators and the student's teachers; FORBIDDEN for other teachers, NOT_FOUND for a student that the viewer may
   * not see.
   */
  mapping: StudyMapping;
  /** The last ten batches, newest first. */
  matchBatches: Array<MatchBatch>;
  /** Students placed by matching, with the batch that undoes each placement. */
  matchedEntries: MatchedEntryPage;
  /** The signed-in user. UNAUTHENTICATED without a session. */
  me: SessionUser;
  /** Previews `mergeStudents`; both students are written to the access log. */
  mergePreview: MergePreview;
  /** Municipalities in use: the specification's 22 in their order, then the school's own in Swedish alphabetical order. */
  municipalities: Array<Municipality>;
  /** All municipalities, including retired ones, with their changes. */
  municipalityRegister: Array<MunicipalityEntry>;
  /** The student's own requests, newest first. */
  myCorrectionRequests: Array<CorrectionRequest>;
  /** The register extract of the signed-in student. TOO_MANY_REQUESTS after ten a day. */
  myData: MyData;
  /** The signed-in user's account. FORBIDDEN for API keys. */
  myProfile: Profile;
  /** The user's sessions, last used first. */
  mySessions: Array<UserSession>;
  /** A page of the viewer's notifications with counts by kind. */
  notificationPage: NotificationPage;
  /** The viewer's notifications, newest first: the unresolved ones, or with `resolved` the latest resolved ones. */
  notifications: Array<Notification>;
  /**
   * The summonses to an exam occasion for printing: those of the booked students whose records the viewer may see, with the
   * date of birth, sorted by name. They are not issued or stored and have no code; each student is written to the access
   * log. NOT_FOUND without such a student, BAD_USER_INPUT (RANGE) above 200, CONFLICT (CANCELLED) for a cancelled occasion.
   */
  occasionSummonses: Array<DocumentSheet>;
  /** Occasions of a course that are open for registration, by day; at most 50. The course is given by title or code. */
  openExamOccasions: Array<OpenExamOccasion>;
  /** A course of the signed-in student; NOT_FOUND for packages, programs and entries of other students. */
  ownCourse: Maybe<OwnCourse>;
  /** Fee and eligibility of the signed-in student for an exam. */
  ownExamTerms: ExamTerms;
  /** The viewer's own students without recent events, and those with unseen comments. */
  ownStudents: DayOwnStudents;
  /** Preview of the dates of a package's courses, before enrolment. */
  packagePlan: PackagePlan;
  /** Number of recipients that `messageParticipants` would reach. */
  participantMessagePreview: ParticipantMessagePreview;
  /** One placement; NOT_FOUND for a student that the viewer may not see. */
  placement: Placement;
  /** Courses and goals to choose for a placement of a student; FORBIDDEN for one for whom the viewer may not plan. */
  placementCourses: PlacementCourseChoices;
  /** Required, planned, reported and confirmed hours of a student; NOT_FOUND for one that the viewer may not see. */
  placementHours: PlacementHours;
  /** Placements of students that the viewer may see; a student's own. */
  placements: PlacementPage;
  /** Previews `enrollMany`; a passed grade is a warning. */
  previewEnrollMany: EnrollmentPreview;
  /** Previews `enrollOnPackage`: each course with its dates, instances and problems. Writes the access log. */
  previewEnrollOnPackage: PackageEnrollmentPreview;
  /** Previews `changeEnrollments`. */
  previewEnrollmentChange: EnrollmentPreview;
  /** What reading a plan of another provider would change; writes nothing. */
  previewStudyPlanImport: StudyPlanImportPreview;
  /** Price lists by customer, newest first. */
  priceLists: Array<PriceList>;
  /** One program with its courses; NOT_FOUND if it does not exist. */
  program: Maybe<Program>;
  /** Programs by name, by default without archived ones. */
  programs: Array<Program>;
  /** Free places for a student, ranked by branch, period, municipality and earlier placements. For those who may plan the student's placements. */
  proposePlaces: PlaceProposals;
  /** Students most recently opened by the viewer, newest first; at most 8 of the last 30 days. */
  recentStudents: Array<DayStudent>;
  /** Whether the token of a mailed link can still set a password. False for used, expired and unknown tokens alike. Does not consume the token. */
  resetLinkIsAlive: Scalars['Boolean']['output'];
  /** Previews `matchSafeNeeds`, one group per instance. */
  safeMatches: SafeMatches;
  /** The viewer's own views of a list by name, then shared ones. FORBIDDEN if the viewer may not open the list. */
  savedViews: Array<SavedView>;
  /** The school's name, signatory and limits. */
  schoolSettings: SchoolSettings;
  /**
   * The global search for a substring of three or more characters, case-insensitive. At most 20 results per type, best match
   * first (whole name, start of a word, other; then Swedish alphabetical order). Shorter texts, and in DATUM an invalid
   * `date`, return no results. At most 60 requests a minute.
   */
  search: Array<SearchResult>;
  /** Participations started in the period by month, including months with 0. */
  startStatistics: Array<StartMonth>;
  /** One student. Students can read only their own record; each read by staff is written to the access log. */
  student: Maybe<Student>;
  /** The published grades of a student, newest first. Students can read only their own. */
  studentGrades: Array<StudentGrade>;
  /** The change history, newest first. */
  studentHistory: Array<ChangeHistoryEntry>;
  /** A student's timeline, from the records that the viewer may read; NOT_FOUND for a student that the viewer may not see. */
  studentTimeline: StudentTimeline;
  /** A page of the student list. Students get only their own record; coordinator, specped and syv have no access. */
  students: StudentPage;
  /** A student's study plan; version 0 without one. NOT_FOUND for a student that the viewer may not see. */
  studyPlan: StudyPlan;
  /** The plan as it was at the end of a day; NOT_FOUND if there was none. */
  studyPlanAt: StudyPlan;
  /** Programs and packages that can be the goal of a plan. */
  studyPlanChoices: StudyPlanChoices;
  /** A study plan for another provider. NOT_FOUND without a plan; CONFLICT (PROTECTED) for a protected student. */
  studyPlanExchange: StudyPlanExchange;
  /** Changes of a study plan, latest first; at most 200. */
  studyPlanRevisions: Array<StudyPlanRevision>;
  /** Students whose study plan needs attention: without one, with an old one, with a goal out of reach or an interruption. */
  studyPlans: StudyPlanPage;
  /** The certificate of a supervisor; NOT_FOUND without one. */
  supervisorCertificate: SupervisorCertificate;
  /** A placement by the secret of its supervisor's link; null for a wrong, revoked or expired one alike. */
  supervisorView: Maybe<SupervisorView>;
  /** Runs all health probes (pages, section 15). */
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
  /** Proposal of a term's instances as copies of earlier ones (pages, section 6). */
  termPlan: TermPlan;
  /** Unresolved names and codes. */
  unknownCourseNames: UnknownCourseNamePage;
  /** Needs in the state NONE by wanted course, most wanted first; at most 50. */
  unmatchedCourses: Array<UnmatchedCourse>;
  /** One account; NOT_FOUND if unknown. */
  user: Maybe<User>;
  /** A page of accounts for the user administration. */
  users: UserPage;
  /** A student's validations by course; at most one per course. NOT_FOUND for a student that the viewer may not see. */
  validations: Array<StudyValidation>;
  /** Checks a document by its code; null for a code that was never issued. */
  verifyDocument: Maybe<DocumentVerification>;
  /** Unanswered requests for correction, the oldest first; at most 50. */
  waitingCorrections: Array<DayCorrection>;
  /** One workplace. */
  workplace: Workplace;
  /** The file of an agreement; NOT_FOUND without one. */
  workplaceAgreementFile: WorkplaceAgreementFile;
  /** The contacts with a workplace, the latest first. */
  workplaceContacts: WorkplaceContactPage;
  /** Pairs of workplaces of the same organisation number and unit, or of the same name and town, at most 20. */
  workplaceDuplicates: Array<WorkplaceDuplicate>;
  /** An import of the viewer's own; administrators also see the committed ones of others. Others are NOT_FOUND. */
  workplaceImport: WorkplaceImport;
  /** The viewer's imports of the last 24 hours, and for administrators the committed ones of all, newest first. */
  workplaceImports: Array<WorkplaceImport>;
  /** Previews `mergeWorkplaces`. */
  workplaceMergePreview: WorkplaceMergePreview;
  /** Workplaces for placements. */
  workplaces: WorkplacePage;
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
export type QueryBoardArgs = {
  filter: InputMaybe<BoardFilter>;
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
export type QueryCheckStudyPlanArgs = {
  studentId: Scalars['ID']['input'];
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
export type QueryCourseWaitingArgs = {
  courseId: Scalars['ID']['input'];
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
export type QueryExpiredPlacementsArgs = {
  input: InputMaybe<ExpiredPlacementsInput>;
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
export type QueryFollowUpAssigneesArgs = {
  studentId: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryFreePlacesArgs = {
  input: InputMaybe<FreePlacesInput>;
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
export type QueryMappingArgs = {
  studentId: Scalars['ID']['input'];
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
export type QueryOwnCourseArgs = {
  id: Scalars['ID']['input'];
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
export type QueryPlacementArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryPlacementCoursesArgs = {
  studentId: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryPlacementHoursArgs = {
  studentId: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryPlacementsArgs = {
  input: InputMaybe<PlacementsInput>;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryPreviewEnrollManyArgs = {
  input: EnrollManyInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryPreviewEnrollOnPackageArgs = {
  input: EnrollOnPackageInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryPreviewEnrollmentChangeArgs = {
  input: EnrollmentChangeInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryPreviewStudyPlanImportArgs = {
  input: PreviewStudyPlanImportInput;
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
export type QueryProposePlacesArgs = {
  branch: InputMaybe<Branch>;
  endDate: InputMaybe<Scalars['Date']['input']>;
  startDate: InputMaybe<Scalars['Date']['input']>;
  studentId: Scalars['ID']['input'];
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
export type QueryStudyPlanArgs = {
  at: InputMaybe<Scalars['Date']['input']>;
  studentId: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryStudyPlanAtArgs = {
  day: Scalars['Date']['input'];
  studentId: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryStudyPlanExchangeArgs = {
  studentId: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryStudyPlanRevisionsArgs = {
  studentId: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryStudyPlansArgs = {
  input: StudyPlansInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QuerySupervisorCertificateArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QuerySupervisorViewArgs = {
  token: Scalars['String']['input'];
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
export type QueryTermPlanArgs = {
  input: InputMaybe<TermPlanInput>;
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
export type QueryValidationsArgs = {
  studentId: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryVerifyDocumentArgs = {
  code: Scalars['String']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryWorkplaceArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryWorkplaceAgreementFileArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryWorkplaceContactsArgs = {
  input: WorkplaceContactsInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryWorkplaceImportArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryWorkplaceMergePreviewArgs = {
  input: WorkplaceMergePreviewInput;
};


/** All queries. Reading student data as staff is written to the access log. */
export type QueryWorkplacesArgs = {
  input: InputMaybe<WorkplacesInput>;
};

/** An uploaded workbook; its rows are returned and nothing is written. */
export type ReadPriceWorkbookInput = {
  /** Id of a workbook that this user has sent to `POST /api/earnings/price-lists/workbook`. */
  uploadId: Scalars['ID']['input'];
};

/** The booking and the facts to record. Omitted fields are unchanged; null clears a field. */
export type RecordExamInput = {
  /** Whether the student attended; null clears the attendance. */
  attendance?: InputMaybe<ExamAttendance>;
  /** Id of the booked registration; NOT_FOUND if it is not booked on the occasion. */
  examId: Scalars['ID']['input'];
  /** Whether identification was checked; null leaves it unchanged. */
  idChecked?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the student has received the course material, stored on the registration; null leaves it unchanged. */
  materialReceived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the occasion. */
  occasionId: Scalars['ID']['input'];
  /** Date of payment of the fee, stored on the registration; null means unpaid. */
  paymentDate?: InputMaybe<Scalars['Date']['input']>;
};

/** Student, course and month. Name, personal number, phone, e-mail and municipality are copied from the student's record, never from the input. */
export type RegisterExamInput = {
  /** Postal address, at most 200 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** The course's title, 1 to 120 characters. */
  course: Scalars['String']['input'];
  /** True if the material has been fetched; the server sets the time. */
  materialReceived?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * One of `openExamOccasions`. The seat is booked in the same transaction, and released if the registration is denied.
   * CONFLICT: FULL, CANCELLED, or CLOSED (outside the registration window, or another course).
   */
  occasionId?: InputMaybe<Scalars['ID']['input']>;
  /** Day of payment of the fee; omitted while unpaid. */
  paymentDate?: InputMaybe<Scalars['Date']['input']>;
  /** The student's personal number; used only without `studentId` and only for staff. */
  personalNumber?: InputMaybe<Scalars['String']['input']>;
  /** Actual day of registration, for entries made afterwards: today or earlier; today unless given. Staff only (else FORBIDDEN). */
  registeredOn?: InputMaybe<Scalars['Date']['input']>;
  /** The preferred month. */
  requestedMonth: Month;
  /** The student. Without it, students register themselves and staff give `personalNumber`. */
  studentId?: InputMaybe<Scalars['ID']['input']>;
  /** The responsible teacher, as in `teachers`. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
};

/** The unlocked grade whose correction is cancelled. */
export type RelockGradeInput = {
  /** The unlocked grade: `GradeRow.gradeId`; CONFLICT (NOT_OPEN) if it is not unlocked. */
  gradeId: Scalars['ID']['input'];
};

/** The enrolment to remove and the reason. */
export type RemoveEnrollmentInput = {
  /** The enrolment. CONFLICT: GRADED if its grade is signed, REMOVED if it is removed already. */
  id: Scalars['ID']['input'];
  /** Reason for the removal, 1 to 500 characters, stored with the enrolment. */
  reason: Scalars['String']['input'];
  /** The `version` that was read; CONFLICT (reason VERSION) if it is no longer current. Not checked if omitted. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** An item to remove. */
export type RemoveStudyPlanItemInput = {
  /** Id of the item. */
  itemId: Scalars['ID']['input'];
  /** A student with a plan. */
  studentId: Scalars['ID']['input'];
  /** The version the user saw; CONFLICT if it is stale. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The supervisor whose certificate is removed. */
export type RemoveSupervisorCertificateInput = {
  /** Id of the supervisor; NOT_FOUND without a certificate. */
  id: Scalars['ID']['input'];
};

/** The supervisor to remove. */
export type RemoveSupervisorInput = {
  /** Id of the supervisor; the placements are kept without a supervisor. */
  id: Scalars['ID']['input'];
};

/** The agreement to remove. */
export type RemoveWorkplaceAgreementInput = {
  /** Id of the agreement; its file is deleted with it. */
  id: Scalars['ID']['input'];
};

/** The contact to remove. */
export type RemoveWorkplaceContactInput = {
  /** Id of the contact; FORBIDDEN for another user's, unless the caller is an administrator. */
  id: Scalars['ID']['input'];
};

/** The accounts to invite again; NOT_FOUND if one is unknown. */
export type RenewInvitationsInput = {
  /** At most 500 accounts, from `users`; all active accounts without a password unless given. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** The result of renewing invitations. */
export type RenewedInvitations = {
  __typename?: 'RenewedInvitations';
  /** The accounts without a new invitation, by name. */
  notSent: Array<NotInvited>;
  /** Number of mailed invitations. */
  sent: Scalars['Int']['output'];
};

/** The cancelled instance to reopen. */
export type ReopenCourseInstanceInput = {
  /** Id of the instance; CONFLICT (NOT_CANCELLED) if it is not cancelled. */
  id: Scalars['ID']['input'];
  /** Current version; CONFLICT (VERSION) if stale. Not checked if omitted. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Absence on a day. */
export type ReportAbsenceByLinkInput = {
  /** Kind of absence. */
  absence: PlacementAbsence;
  /** A day of the placement, at the latest today. */
  day: Scalars['Date']['input'];
  /** Hours at the workplace on that day, in quarters; default 0. */
  hours?: InputMaybe<Scalars['Float']['input']>;
  /** From the mailed link. */
  token: Scalars['String']['input'];
};

/** An incident to report. */
export type ReportIncidentInput = {
  /** Kind of the incident. */
  kind: IncidentKind;
  /** Id of the placement. */
  placementId: Scalars['ID']['input'];
  /** What happened; at most 2 000 characters. */
  text: Scalars['String']['input'];
};

/** Days of a week to report. */
export type ReportPlacementHoursInput = {
  /** All days of the week that have hours or absence; a day that is left out is not reported, with none the week is not. */
  days: Array<PlacementDayInput>;
  /** A placement that has begun: the viewer's own, or one that the viewer may change. */
  placementId: Scalars['ID']['input'];
  /** The version of the week that the user saw; CONFLICT if it is stale. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** The week by ISO 8601: `2026-W49`. */
  week: Scalars['String']['input'];
};

/** The enrolments to report. */
export type ReportToCsnInput = {
  /** Number according to the preview; CONFLICT if it has changed. Ignored by the preview. */
  expected?: InputMaybe<Scalars['Int']['input']>;
  /** Reports those started or changed since the last report; BAD_USER_INPUT (NOT_ALLOWED) if there are none. */
  selection: EnrollmentSelection;
};

/** The part of the record, and the description of the error. */
export type RequestCorrectionInput = {
  /** Part of the record that is wrong. */
  subject: CorrectionSubject;
  /** Description of the error, 1 to 2 000 characters. */
  text: Scalars['String']['input'];
};

/** The account to which the link is mailed. */
export type RequestPasswordResetInput = {
  /** The account's address, in any case. At most three links an hour are mailed to one account. */
  email: Scalars['String']['input'];
};

/** The notification to reset for all recipients. */
export type ResetNotificationInput = {
  /** The notification; NOT_FOUND if unknown. */
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

/** The notification to resolve and, for administrators, the user. */
export type ResolveNotificationInput = {
  /** A client-generated UUID for undo with `restoreNotifications`; ignored with `userId`. */
  batch?: InputMaybe<Scalars['ID']['input']>;
  /** The notification, from `notifications`. */
  id: Scalars['ID']['input'];
  /** Administrators only: resolves it for this user instead. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** The viewer's notifications to resolve, by time and kind. */
export type ResolveNotificationsInput = {
  /** A client-generated UUID for undo with `restoreNotifications`. */
  batch?: InputMaybe<Scalars['ID']['input']>;
  /** Only notifications of this kind; all kinds unless given. */
  kind?: InputMaybe<NotificationKind>;
  /** Resolves notifications up to this time: the `createdAt` of the newest one shown. */
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

/** The deleted comment to restore. */
export type RestoreCommentInput = {
  /** Id of the comment, from `commentHistory`; NOT_FOUND if it does not belong to the student. */
  commentId: Scalars['ID']['input'];
  /** Id of the student. */
  studentId: Scalars['ID']['input'];
};

/** The cancelled occasion and its version. */
export type RestoreExamOccasionInput = {
  /** Id of the cancelled occasion. */
  id: Scalars['ID']['input'];
  /** Current `ExamOccasion.version`; CONFLICT (VERSION) if stale. */
  version: Scalars['Int']['input'];
};

/** The resolving call to undo. */
export type RestoreNotificationsInput = {
  /** The `batch` of that call. */
  batch: Scalars['ID']['input'];
};

/** The deleted view to restore. */
export type RestoreSavedViewInput = {
  /** The id of a view deleted in the last ten minutes. */
  id: Scalars['ID']['input'];
};

/** The municipality, and whether it is retired or put back into use. */
export type RetireMunicipalityInput = {
  /** The municipality's name. */
  name: Scalars['String']['input'];
  /** True: no longer offered, but kept on existing records. CONFLICT (FIXED) for one of the 22. */
  retired: Scalars['Boolean']['input'];
  /** The version that was read; CONFLICT (VERSION) if it is no longer current. */
  version: Scalars['Int']['input'];
};

/** The key to revoke permanently. */
export type RevokeApiKeyInput = {
  /** Id of the key, as in `apiKeys`; revoking is idempotent. */
  id: Scalars['ID']['input'];
};

/** The issued document and the reason for the revocation. */
export type RevokeDocumentInput = {
  /** `IssuedDocument.id`. */
  id: Scalars['ID']['input'];
  /** 1 to 200 characters. */
  reason: Scalars['String']['input'];
};

/** The placement whose link is revoked. */
export type RevokeSupervisorLinkInput = {
  /** Id of the placement. */
  id: Scalars['ID']['input'];
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

/** The issued document to copy to its student's files. */
export type SaveDocumentInput = {
  /** `IssuedDocument.id`; BAD_USER_INPUT if the document has no student. */
  id: Scalars['ID']['input'];
};

/** A mapping and its new values. */
export type SaveMappingInput = {
  /** A student visible to the viewer. */
  studentId: Scalars['ID']['input'];
  /** The whole form. */
  values: StudyMappingValues;
  /** The version the user saw, 0 for a new mapping; CONFLICT if it is stale. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A study plan and its new values. */
export type SaveStudyPlanInput = {
  /** True adds the required courses of the program or package that the student has not passed: those that are read in their terms, the others spread over terms by pace. */
  addCourses?: InputMaybe<Scalars['Boolean']['input']>;
  /** A student visible to the viewer. */
  studentId: Scalars['ID']['input'];
  /** The whole form. */
  values: StudyPlanValues;
  /** The version the user saw, 0 for a new plan; CONFLICT if it is stale. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Width of a column. */
export type SavedColumnWidth = {
  __typename?: 'SavedColumnWidth';
  /** The column's key on its page. */
  key: Scalars['String']['output'];
  /** Width in pixels, 64 to 640. */
  width: Scalars['Int']['output'];
};

/** Width of a column. */
export type SavedColumnWidthInput = {
  /** The column's key on its page. */
  key: Scalars['String']['input'];
  /** Width in pixels, 64 to 640. */
  width: Scalars['Int']['input'];
};

/** Column layout of a saved view. */
export type SavedColumns = {
  __typename?: 'SavedColumns';
  /** Keys of the hidden columns. */
  hidden: Array<Scalars['String']['output']>;
  /** Keys of all columns in a custom order; empty for the list's default order. */
  order: Array<Scalars['String']['output']>;
  /** Columns with a custom width. */
  widths: Array<SavedColumnWidth>;
};

/** Column layout; at most 60 entries per field. */
export type SavedColumnsInput = {
  /** Keys of the hidden columns. */
  hidden: Array<Scalars['String']['input']>;
  /** Keys of all columns in order, or empty for the default order. */
  order: Array<Scalars['String']['input']>;
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

/** A named view of a list with filters, order and column layout. */
export type SavedView = {
  __typename?: 'SavedView';
  /** The query string of the page: filters and order, without personal data and page number. */
  address: Scalars['String']['output'];
  /** The column layout; null keeps the viewer's own layout. */
  columns: Maybe<SavedColumns>;
  /** The view's id, for its mutations and as `sparad` in the page's URL. */
  id: Scalars['ID']['output'];
  /** True if it is the viewer's default view of the list. */
  isDefault: Scalars['Boolean']['output'];
  /** True if the viewer is the owner. */
  isOwn: Scalars['Boolean']['output'];
  /** The list of the view. */
  list: SavedList;
  /** 1 to 80 characters, unique per owner and list. */
  name: Scalars['String']['output'];
  /** Name of the owner. */
  ownerName: Scalars['String']['output'];
  /** The lowest role that sees it; null if only its owner does. */
  sharedWith: Maybe<Role>;
  /** Version for optimistic locking. */
  version: Scalars['Int']['output'];
  /** The viewer's permissions. */
  viewerMay: SavedViewRights;
};

/** The viewer's permissions for a saved view. */
export type SavedViewRights = {
  __typename?: 'SavedViewRights';
  /** Change, rename and delete it: its owner; for a shared view system administrators too. */
  change: Scalars['Boolean']['output'];
  /** Share it with a role: administrators who may change it. */
  share: Scalars['Boolean']['output'];
};

/** The school's name and contact data, its document settings and its limits. */
export type SchoolSettings = {
  __typename?: 'SchoolSettings';
  /** The huvudman on documents of students whose municipality is none (KCNO, private customers). */
  authorityName: Maybe<Scalars['String']['output']>;
  /** Place of signing on documents. */
  city: Maybe<Scalars['String']['output']>;
  /** E-mail address for questions, at the end of every mail. */
  contactEmail: Maybe<Scalars['String']['output']>;
  /** Phone number for questions. */
  contactPhone: Maybe<Scalars['String']['output']>;
  /** The fee for an exam in öre: at most 500 kronor. */
  examFeeOre: Scalars['Int']['output'];
  /** Payment instructions for the exam fee, shown to students when they register; null without any. */
  examPaymentInfo: Maybe<Scalars['String']['output']>;
  /** Days from the end of a course until its grades are due: 1 to 90. */
  gradeDeadlineDays: Scalars['Int']['output'];
  /** Days without activity until an enrolment needs attention (7 kap. 1 § of the regulation 2011:1108): 1 to 90. */
  inactivityDays: Scalars['Int']['output'];
  /** The school's name, in the header of documents. */
  schoolName: Scalars['String']['output'];
  /** The national code of the school unit: eight digits. */
  schoolUnitCode: Maybe<Scalars['String']['output']>;
  /** Name of the default signatory of documents. */
  signatoryName: Maybe<Scalars['String']['output']>;
  /** Title of the signatory, such as 'Rektor'; null if not set. */
  signatoryTitle: Maybe<Scalars['String']['output']>;
  /** Version for optimistic locking; send it with `updateSchoolSettings`. */
  version: Scalars['Int']['output'];
};

/** A result of the global search. */
export type SearchResult = {
  __typename?: 'SearchResult';
  /** Id of a student, teacher record, account, course, instance, package or program, depending on `type`. */
  id: Scalars['ID']['output'];
  /** False for education closed to new students: archived, replaced by a later edition, or cancelled. */
  isOffered: Scalars['Boolean']['output'];
  /** Distinguishing details: birth date and municipality (only municipality for coordinators), role, or course code and dates. */
  subtitle: Maybe<Scalars['String']['output']>;
  /** The name. */
  title: Scalars['String']['output'];
  /** One of Elev, Lärare, Personal, Användare, Kurs (a course instance), Course, Program and CoursePackage. */
  type: Scalars['String']['output'];
};

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
  placementId: Scalars['ID']['input'];
  /** The version that the user read; CONFLICT if the supervisor has changed it since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The placement whose agreement is sent. */
export type SendAgreementInput = {
  /** Id of the placement. */
  id: Scalars['ID']['input'];
  /** The version of the placement that the user saw; CONFLICT if it is stale. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The cancelled instance whose held mails are sent. */
export type SendCancellationMailsInput = {
  /** Id of the instance; CONFLICT (NOT_CANCELLED) if it is not cancelled. */
  id: Scalars['ID']['input'];
};

/** The occasion, and the registrations to summon. */
export type SendExamSummonsInput = {
  /** Registrations to summon; default is all booked. */
  examIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Id of the occasion, which must not be cancelled; BAD_USER_INPUT if there is nobody to summon. */
  occasionId: Scalars['ID']['input'];
};

/** The cancelled occasion whose held mails are sent. */
export type SendOccasionMailsInput = {
  /** Id of the occasion; CONFLICT (NOT_CANCELLED) if it is not cancelled. */
  id: Scalars['ID']['input'];
};

/** The account that receives the link. */
export type SendResetLinkInput = {
  /** An active account, from `users`; CONFLICT (reason INACTIVE) for a deactivated one. */
  id: Scalars['ID']['input'];
};

/** Result of sending the held mails. */
export type SentCancellationMails = {
  __typename?: 'SentCancellationMails';
  /** Number of mails sent now; 0 if they had been sent already. */
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

/** The student, the new column and the previous one. */
export type SetAplStatusInput = {
  /** Column to move to; every transition is allowed. */
  aplStatus: AplStatus;
  /** Column that the card was moved from; the answer is a conflict if another user has moved it since. */
  from?: InputMaybe<AplStatus>;
  /** Id of the student whose card is moved. */
  studentId: Scalars['ID']['input'];
  /** True undoes the viewer's own move: `aplStatusSince` gets its earlier value. Default false. */
  undo?: InputMaybe<Scalars['Boolean']['input']>;
  /** True records in the history that the user moved the card although the agreement is not signed. Default false. */
  withoutAgreement?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The moved card, or a conflict with another user's move; select `__typename`. */
export type SetAplStatusResult = AplMoveConflict | AplMoved;

/** Cards to move together. */
export type SetAplStatusesInput = {
  /** 1 to 500 cards. */
  moves: Array<AplCardMove>;
  /** True undoes the viewer's own moves: `aplStatusSince` gets its earlier value. Default false. */
  undo?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The record to archive or restore. */
export type SetArchivedInput = {
  /** True archives the record, false restores it. */
  archived: Scalars['Boolean']['input'];
  /** Id of the course, package or program, depending on the mutation. */
  id: Scalars['ID']['input'];
  /** Current version; CONFLICT if stale. */
  version: Scalars['Int']['input'];
};

/** The instances and their new teacher; CONFLICT (CANCELLED) if one of them is cancelled. */
export type SetCourseInstancesTeacherInput = {
  /** Instance ids, 1 to 500. */
  ids: Array<Scalars['ID']['input']>;
  /** Id of the teacher; null removes the teacher. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
};

/** The courses to archive or restore. */
export type SetCoursesArchivedInput = {
  /** True archives the courses, false restores them. */
  archived: Scalars['Boolean']['input'];
  /** Course ids, 1 to 500; NOT_FOUND if one is missing, then nothing is written. */
  ids: Array<Scalars['ID']['input']>;
};

/** The courses and their new price category. */
export type SetCoursesPriceCategoryInput = {
  /** Course ids, 1 to 500; NOT_FOUND if one is missing, then nothing is written. */
  ids: Array<Scalars['ID']['input']>;
  /** Price category; null clears it. */
  priceCategory?: InputMaybe<PriceCategory>;
};

/** The accepted exam registration and the fields to change, as in `SetGradeInput`. */
export type SetExamGradeInput = {
  /** Basis of the grade, at most 2 000 characters; visible only to graders. */
  basis?: InputMaybe<Scalars['String']['input']>;
  /** Date between the day of registration and today; today unless given. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** The exam registration. CONFLICT: NOT_APPROVED if it is not accepted, UNKNOWN_COURSE without a catalogue course. */
  examId: Scalars['ID']['input'];
  /** A grade of the course's scale; - is accepted for –. Null deletes the draft. */
  grade?: InputMaybe<Scalars['String']['input']>;
  /** Summary of a final project (komvuxarbete), required to sign a G; at most 240 characters. */
  projectSummary?: InputMaybe<Scalars['String']['input']>;
  /** Title of a final project (komvuxarbete), required to sign a G; at most 200 characters. */
  projectTitle?: InputMaybe<Scalars['String']['input']>;
  /** Reason, required for – and for every correction; at most 1 000 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** `GradeRow.version`; CONFLICT (reason VERSION) if it is no longer current. Not checked if omitted. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The exam (prövning) and the teacher who grades and signs it; BAD_USER_INPUT for a locked account. */
export type SetExamTeacherInput = {
  /** The accepted exam registration: `GradeRow.id` of a sheet of kind EXAMS. */
  examId: Scalars['ID']['input'];
  /** The teacher, as in `teachers`; null assigns the exam to administrators. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
};

/** The instance and the date of its drafts. */
export type SetGradeDateInput = {
  /** The course instance with the unsigned grades. */
  courseInstanceId: Scalars['ID']['input'];
  /** Date between the start and today; students with a later start date get that date instead. */
  date: Scalars['Date']['input'];
};

/** The enrolment and the fields to change, at least one besides `entryId`. Omitted fields are unchanged, null clears a field. */
export type SetGradeInput = {
  /** Basis of the grade, at most 2 000 characters; visible only to graders. */
  basis?: InputMaybe<Scalars['String']['input']>;
  /** Date between the start and today; unless given, the end of the course, or today if that is in the future. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** The enrolment's id. */
  entryId: Scalars['ID']['input'];
  /** A grade of the course's scale; - is accepted for –. Null deletes the draft. */
  grade?: InputMaybe<Scalars['String']['input']>;
  /** Kind of the grade; COURSE by default. Exam registrations are graded by `setExamGrade`. */
  kind?: InputMaybe<GradeKind>;
  /** Result of the national test (nationellt prov) as text, at most 60 characters. */
  nationalTest?: InputMaybe<Scalars['String']['input']>;
  /** Summary of a final project, at most 240 characters. */
  projectSummary?: InputMaybe<Scalars['String']['input']>;
  /** Title of a final project (komvuxarbete), required to sign a G; at most 200 characters. */
  projectTitle?: InputMaybe<Scalars['String']['input']>;
  /** Reason, required for – and for every correction. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** `GradeRow.version`; CONFLICT (reason VERSION) if it is no longer current. Not checked if omitted. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The packages to archive or restore. */
export type SetPackagesArchivedInput = {
  /** True archives the packages, false restores them. */
  archived: Scalars['Boolean']['input'];
  /** Ids of 1 to 200 editions; NOT_FOUND if one is missing, then nothing is written. */
  ids: Array<Scalars['ID']['input']>;
};

/** A placement and its new state. */
export type SetPlacementStateInput = {
  /** When everyone had signed the agreement; default today. Used with AGREED. */
  agreedOn?: InputMaybe<Scalars['Date']['input']>;
  /** True lets an administrator begin it without a signed agreement; otherwise that is a CONFLICT (AGREEMENT_MISSING). */
  allowWithoutAgreement?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * The last day at the workplace, at the latest today and not before a reported day; default today, or `endDate` if that
   * has passed. Used with INTERRUPTED and DONE.
   */
  endedOn?: InputMaybe<Scalars['Date']['input']>;
  /** Id of the placement. */
  id: Scalars['ID']['input'];
  /** True resumes an ended placement although its workplace has no place left; otherwise that is a CONFLICT (FULL). */
  overCapacity?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 300 characters; required for an interruption, and to begin without an agreement. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The new state; CONFLICT (TRANSITION) if it cannot follow the present one, (EARLY) if the placement begins on a later day. */
  state: PlacementState;
  /** The version the user saw; CONFLICT if it is stale. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The student and the protection of the identity (permissions, section 1.10). */
export type SetProtectedInput = {
  /** True hides the student and withholds number and contact fields; false removes the protection. */
  isProtected: Scalars['Boolean']['input'];
  /** The student's id. */
  studentId: Scalars['ID']['input'];
};

/** The student and the teacher; null removes the teacher. */
export type SetResponsibleTeacherInput = {
  /** The student's id. */
  studentId: Scalars['ID']['input'];
  /** The teacher's id, as in `teachers`; null removes the teacher. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
};

/** An item and its note. */
export type SetStudyPlanItemNoteInput = {
  /** Id of the item. */
  itemId: Scalars['ID']['input'];
  /** At most 300 characters; null for none. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** A student with a plan. */
  studentId: Scalars['ID']['input'];
  /** The version the user saw; CONFLICT if it is stale. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The account and its new role (permissions, section 7). */
export type SetUserRoleInput = {
  /** The account, from `users`. */
  id: Scalars['ID']['input'];
  /** At most the caller's rank. TEACHER also creates a teacher record if there is none. */
  role: Role;
  /** The `version` that was read; CONFLICT if it is no longer current. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The accounts to activate or deactivate. */
export type SetUsersActiveInput = {
  /** True activates the accounts, false deactivates them. */
  active: Scalars['Boolean']['input'];
  /** Ids of 1 to 500 accounts, from `users`; accounts that are in that state already are unchanged. */
  ids: Array<Scalars['ID']['input']>;
};

/** A workplace and whether it takes students. */
export type SetWorkplaceStateInput = {
  /** Id of the workplace. */
  id: Scalars['ID']['input'];
  /** At most 300 characters; required when it is stopped. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The new state. */
  state: WorkplaceState;
  /** The version the user saw; CONFLICT if it is stale. */
  version?: InputMaybe<Scalars['Int']['input']>;
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

/** A part of a document; its non-empty fields are printed in this order. */
export type SheetBlock = {
  __typename?: 'SheetBlock';
  /** Labels with their values, one per line. */
  facts: Array<SheetFact>;
  /** The heading above it; null without one. */
  heading: Maybe<Scalars['String']['output']>;
  /** Running text. */
  paragraphs: Array<Scalars['String']['output']>;
  /** Signature lines: the text below each. */
  signatures: Array<Scalars['String']['output']>;
  /** The table; null without one. */
  table: Maybe<SheetTable>;
};

/** A column of a table in a document. */
export type SheetColumn = {
  __typename?: 'SheetColumn';
  /** The heading, in the language of the document. */
  header: Scalars['String']['output'];
  /** True for right-aligned cells. */
  numeric: Scalars['Boolean']['output'];
  /** Relative width. */
  share: Scalars['Float']['output'];
};

/** A label with its value. */
export type SheetFact = {
  __typename?: 'SheetFact';
  /** The label, in the language of the document. */
  label: Scalars['String']['output'];
  /** The printed value; null for a line to be filled in by hand. */
  value: Maybe<Scalars['String']['output']>;
};

/** A table of a document. */
export type SheetTable = {
  __typename?: 'SheetTable';
  /** Description of the table for screen readers. */
  caption: Scalars['String']['output'];
  /** The columns from left to right. */
  columns: Array<SheetColumn>;
  /** The cells of each row as text, one per column; empty string for an empty cell. */
  rows: Array<Array<Scalars['String']['output']>>;
};

/** A signature of the workplace. */
export type SignAgreementByLinkInput = {
  /** The version of the agreement that the signer read; CONFLICT (AGREEMENT) if it is no longer the present one. */
  agreementVersion: Scalars['Int']['input'];
  /** The signer's name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** From the mailed link. */
  token: Scalars['String']['input'];
};

/** A signature of the school. */
export type SignAgreementInput = {
  /** The version of the agreement that the signer read; CONFLICT (AGREEMENT) if it is no longer the present one. */
  agreementVersion: Scalars['Int']['input'];
  /** Id of the placement. */
  id: Scalars['ID']['input'];
  /** The signer's name as in the account, typed to confirm. */
  name: Scalars['String']['input'];
};

/** The sheet or rows to sign, and the viewer's password (pages, section 10). */
export type SignGradesInput = {
  /** True signs grades although a supervisor's assessment is missing; otherwise that is a CONFLICT (ASSESSMENT_MISSING). */
  allowWithoutAssessment?: InputMaybe<Scalars['Boolean']['input']>;
  /** `GradingGroup.id`. */
  id: Scalars['ID']['input'];
  /** Kind of the sheet, as in `GradingGroup.kind`. */
  kind: GradingKind;
  /** The viewer's password; BAD_USER_INPUT if it is wrong. */
  password: Scalars['String']['input'];
  /** Why, at most 300 characters; required with `allowWithoutAssessment` if an assessment is missing. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Only these rows: corrections and early grades for an instance, any rows for the other kinds. All unsigned rows unless given. */
  rowIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A signature of the student. */
export type SignOwnAgreementInput = {
  /** The version of the agreement that the student read; CONFLICT (AGREEMENT) if it is no longer the present one. */
  agreementVersion: Scalars['Int']['input'];
  /** Id of the placement. */
  id: Scalars['ID']['input'];
  /** The student's name, typed to confirm. */
  name: Scalars['String']['input'];
};

/** The step to skip or resume. */
export type SkipFirstRunStepInput = {
  /** True skips it, false resumes it. */
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

/** Sort direction; rows without a value come last in both directions. */
export type SortDirection =
  /** Smallest, earliest or first in the alphabet first. */
  | 'ASC'
  /** Largest, latest or last in the alphabet first. */
  | 'DESC';

/** Participations started in one month. */
export type StartMonth = {
  __typename?: 'StartMonth';
  /** Number of participations started in the month, possibly 0. */
  count: Scalars['Int']['output'];
  /** `YYYY-MM`. */
  month: Scalars['String']['output'];
};

/** Grouping of participations. */
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

/** A student's record, limited to the viewer's permissions (specification, section 3; permissions, section 5). */
export type Student = {
  __typename?: 'Student';
  /** The free text 'Övrigt', at most 2 000 characters; null if empty. */
  additionalInfo: Maybe<Scalars['String']['output']>;
  /** The student's column on the APL board. */
  aplStatus: AplStatus;
  /** When the card was moved to its column; unaffected by an undone move. */
  aplStatusSince: Scalars['DateTime']['output'];
  /** Number of comments, without deleted ones. */
  commentCount: Scalars['Int']['output'];
  /** Oldest first, including deleted comments, so that indices are stable. */
  commentHistory: Array<Comment>;
  /** Wishes that are not connected with a course yet, oldest first. */
  courseWishes: Array<CourseWish>;
  /** Entries without a start date first, then the latest start first; includes removed ones. */
  education: Array<EducationEntry>;
  /** Name of the package or program, else of the course, or the number of courses; null without any. */
  educationSummary: Maybe<Scalars['String']['output']>;
  /** E-mail address for contact, not for sign-in; null if missing or withheld. */
  email: Maybe<Scalars['String']['output']>;
  /** The last day of the studies; null if not set. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** Number of enrolments, and of those in progress today. */
  enrollmentStats: EnrollmentStats;
  /** The free text 'Provstatus'. */
  exam: Maybe<Scalars['String']['output']>;
  /** The record's id, used as `studentId` everywhere; not the account's id. */
  id: Scalars['ID']['output'];
  /** True for a protected identity; null if the viewer may not know it. */
  isProtected: Maybe<Scalars['Boolean']['output']>;
  /** The home municipality, which pays; null if not set or withheld. */
  municipality: Maybe<Municipality>;
  /** Full name, 1 to 120 characters. */
  name: Scalars['String']['output'];
  /** `YYYYMMDD-NNNN`, or a T-number `YYYYMMDD-TF01`. Outside the student page masked to `YYYYMMDD-****` for roles below teacher. */
  personalNumber: Maybe<Scalars['String']['output']>;
  /** Kind of the number; NONE without one, null if withheld. */
  personalNumberKind: Maybe<PersonalNumberKind>;
  /** Phone number as entered, at most 20 characters; null if missing or withheld. */
  phone: Maybe<Scalars['String']['output']>;
  /** Previous personal numbers, the latest first; search and import find them too. Null for roles below administrator. */
  previousNumbers: Maybe<Array<Scalars['String']['output']>>;
  /** The first day of the studies; null if not set. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** Derived status, see `StudentStatus`. */
  status: StudentStatus;
  /** Status history of all education entries, oldest first. */
  statusHistory: Array<EducationStatus>;
  /** The responsible teacher; null without one. */
  teacher: Maybe<Teacher>;
  /** The responsible teacher's id, as in `teachers`. */
  teacherId: Maybe<Scalars['ID']['output']>;
  /** Number of comments that the viewer has not seen, without deleted ones. */
  unseenCommentCount: Scalars['Int']['output'];
  /** When the record was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** The linked account's id; null without one, and for roles below administrator. */
  userId: Maybe<Scalars['ID']['output']>;
  /** Version for optimistic locking. */
  version: Scalars['Int']['output'];
  /** The viewer's permissions, for buttons; each mutation checks them again. */
  viewerMay: StudentRights;
  /** Names of the fields whose value is withheld from the viewer: shown as 'Skyddad uppgift'. */
  withheld: Array<Scalars['String']['output']>;
};

/** A summary of a student with contact data. */
export type StudentCard = {
  __typename?: 'StudentCard';
  /** The student's column on the APL board. */
  aplStatus: AplStatus;
  /** When the card was moved to its column. */
  aplStatusSince: Scalars['DateTime']['output'];
  /** Entries without a start date first, then the latest start first; includes removed ones. */
  education: Array<EducationEntry>;
  /** Name of the package or program, else of the course, or the number of courses; null without any. */
  educationSummary: Maybe<Scalars['String']['output']>;
  /** Null if missing or withheld. */
  email: Maybe<Scalars['String']['output']>;
  /** The last day of the studies; null if not set. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** The student's id, as for `student`. */
  id: Scalars['ID']['output'];
  /** Path of the student page. */
  link: Scalars['String']['output'];
  /** The home municipality; null if not set or withheld. */
  municipality: Maybe<Municipality>;
  /** `YYYYMMDD-NNNN`; masked to `YYYYMMDD-****` for roles below teacher. */
  personalNumber: Maybe<Scalars['String']['output']>;
  /** Kind of the number; NONE without one, null if withheld. */
  personalNumberKind: Maybe<PersonalNumberKind>;
  /** Null if missing or withheld. */
  phone: Maybe<Scalars['String']['output']>;
  /** The first day of the studies; null if not set. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** Derived status, see `StudentStatus`. */
  status: StudentStatus;
  /** The responsible teacher, with the teacher record's id. */
  teacher: Maybe<TeacherUser>;
  /** The name. */
  title: Scalars['String']['output'];
  /** Always Elev. */
  type: Scalars['String']['output'];
  /** Version for optimistic locking. */
  version: Scalars['Int']['output'];
  /** The viewer's permissions for the student. */
  viewerMay: StudentRights;
  /** Names of the fields whose value is withheld from the viewer: shown as 'Skyddad uppgift'. */
  withheld: Array<Scalars['String']['output']>;
};

/** Filters of the student list; all given conditions apply. */
export type StudentFilter = {
  /** Students in this column of the APL board. */
  aplStatus?: InputMaybe<AplStatus>;
  /** Part of the name of a course, package or program, or a course code. */
  education?: InputMaybe<Scalars['String']['input']>;
  /** Students added or changed by this import, an `ImportBatch.id`. */
  importBatchId?: InputMaybe<Scalars['ID']['input']>;
  /** True: only students whose responsible teacher is the viewer. */
  mine?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only students without a value in any of these fields. */
  missing?: InputMaybe<Array<MissingField>>;
  /** Students of any of these municipalities, by name as in `municipalities`. */
  municipalities?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Part of a name, an e-mail address or a personal number in any format. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Start date on this day or later. */
  startFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Start date on this day or earlier. */
  startTo?: InputMaybe<Scalars['Date']['input']>;
  /** Students with any of these statuses; all if empty or omitted. */
  statuses?: InputMaybe<Array<StudentStatus>>;
  /** Students with this responsible teacher; an id from `teachers`. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
};

/** A published grade of a student. */
export type StudentGrade = {
  __typename?: 'StudentGrade';
  /** The course code as in the catalogue; its end is case-sensitive (MATMAT01a). */
  courseCode: Scalars['String']['output'];
  /** The course's title. */
  courseName: Scalars['String']['output'];
  /** The date of the grade, not of the signing. */
  date: Scalars['Date']['output'];
  /** Equivalent courses of other curricula, by code; empty if no pair is published. */
  equivalents: Array<EquivalentCourse>;
  /** A to F, G, IG or – (no basis for a grade). */
  grade: Scalars['String']['output'];
  /** Identifies the grade (UUID). */
  id: Scalars['ID']['output'];
  /** False if a better grade of the same course counts instead. */
  isBest: Scalars['Boolean']['output'];
  /** Kind: course, exam (prövning) or early grade. */
  kind: GradeKind;
  /** Points of the course (20 per week of full-time study); null for courses without points (sfi). */
  points: Maybe<Scalars['Int']['output']>;
  /** Name of the teacher of the course or exam; null if not recorded. */
  teacher: Maybe<Scalars['String']['output']>;
};

/** A text by another user that mentions a student by a current or previous name, personal number, e-mail address or phone number. */
export type StudentMention = {
  __typename?: 'StudentMention';
  /** When it was written. */
  at: Scalars['DateTime']['output'];
  /** The id of the record that contains it, for `clearMentions`. */
  id: Scalars['ID']['output'];
  /** Kind of the record. */
  kind: MentionKind;
  /** The id of the record's student; null without one. */
  studentId: Maybe<Scalars['ID']['output']>;
  /** The name of the record's student; null without one. */
  studentName: Maybe<Scalars['String']['output']>;
  /** The text. */
  text: Scalars['String']['output'];
  /** Name of the author; null if unknown. */
  writtenBy: Maybe<Scalars['String']['output']>;
};

/** One page of the student list. */
export type StudentPage = {
  __typename?: 'StudentPage';
  /** Send as `after` for the next page; null on the last one. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** The students of the page. Personal numbers are unmasked for teachers and above (permissions, D11). */
  nodes: Array<Student>;
  /** Number of matching students that the viewer may see. Counted only if selected. */
  totalCount: Scalars['Int']['output'];
};

/** The viewer's permissions for a student. */
export type StudentRights = {
  __typename?: 'StudentRights';
  /** Add and delete files: teachers and above. */
  changeFiles: Scalars['Boolean']['output'];
  /** Add a comment on the student page: teachers and above. */
  comment: Scalars['Boolean']['output'];
  /** Add an APL comment: coordinators and above. */
  commentOnBoard: Scalars['Boolean']['output'];
  /** Change the fields of the student form: administrators. */
  edit: Scalars['Boolean']['output'];
  /** End the studies: administrators. */
  end: Scalars['Boolean']['output'];
  /** Enrol: administrators. */
  enroll: Scalars['Boolean']['output'];
  /** Add a follow-up: coordinators and above. */
  followUp: Scalars['Boolean']['output'];
  /** Issue documents: administrators. */
  issueDocuments: Scalars['Boolean']['output'];
  /** Move the card on the APL board: teachers and above. */
  move: Scalars['Boolean']['output'];
  /** Plan a placement: administrators and the responsible teacher. */
  planPlacement: Scalars['Boolean']['output'];
  /** Set or lift protected identity: administrators. */
  protect: Scalars['Boolean']['output'];
  /** Register for an exam: the student and administrators. */
  registerExam: Scalars['Boolean']['output'];
  /** List and download files: teachers and above, and the student. */
  seeFiles: Scalars['Boolean']['output'];
  /** Read `studentHistory`: administrators. */
  seeHistory: Scalars['Boolean']['output'];
  /** Choose the responsible teacher: administrators. */
  setTeacher: Scalars['Boolean']['output'];
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

/** A page of a student's timeline. */
export type StudentTimeline = {
  __typename?: 'StudentTimeline';
  /** The kinds that the viewer may read. */
  kinds: Array<TimelineKind>;
  /** Pass it as `after` for older entries; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** Newest first. */
  nodes: Array<TimelineEntry>;
};

/** The student, filter and paging. */
export type StudentTimelineInput = {
  /** The `nextCursor` of the page before. */
  after?: InputMaybe<Scalars['String']['input']>;
  /** Number of entries, 1 to 100. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** Only these kinds, as far as the viewer may read them; all if omitted or empty. */
  kinds?: InputMaybe<Array<TimelineKind>>;
  /** The student's id; for students only their own (`me.studentId`), else FORBIDDEN. */
  studentId: Scalars['ID']['input'];
};

/** Filter, order and paging; the first 50 students by name unless given. Paging by number (`page`) for lists on screen, or by cursor (`after`) for reading everything. */
export type StudentsInput = {
  /** The `nextCursor` of the page before, with the same sorting. */
  after?: InputMaybe<Scalars['String']['input']>;
  /** All students that the viewer may see unless given. */
  filter?: InputMaybe<StudentFilter>;
  /** 1 to 200; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** From 1; 1 unless given. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** By name, ascending, unless given. */
  sort?: InputMaybe<StudentSort>;
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

/** What a study plan starts from (kartläggning). */
export type StudyMapping = {
  __typename?: 'StudyMapping';
  /** Background; null if not described. */
  background: Maybe<Scalars['String']['output']>;
  /** Earlier studies and work; null if not described. */
  earlierStudies: Maybe<Scalars['String']['output']>;
  /** Languages; null if not described. */
  languages: Maybe<Scalars['String']['output']>;
  /** The student. */
  studentId: Scalars['ID']['output'];
  /** Needs of support; null if not described. */
  supportNeeds: Maybe<Scalars['String']['output']>;
  /** Latest change; null without a mapping. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
  /** Who made the latest change; null without a mapping. */
  updatedByName: Maybe<Scalars['String']['output']>;
  /** Version for optimistic locking; 0 for a student without a mapping. */
  version: Scalars['Int']['output'];
  /** The viewer's permissions. */
  viewerMay: StudyMappingRights;
};

/** The viewer's permissions for a mapping. */
export type StudyMappingRights = {
  __typename?: 'StudyMappingRights';
  /** Change it: counsellors and administrators. */
  change: Scalars['Boolean']['output'];
};

/** The form of a mapping; each text at most 4 000 characters, null if not described. */
export type StudyMappingValues = {
  /** Background. */
  background?: InputMaybe<Scalars['String']['input']>;
  /** Earlier studies and work. */
  earlierStudies?: InputMaybe<Scalars['String']['input']>;
  /** Languages. */
  languages?: InputMaybe<Scalars['String']['input']>;
  /** Needs of support. */
  supportNeeds?: InputMaybe<Scalars['String']['input']>;
};

/** A student's individual study plan. */
export type StudyPlan = {
  __typename?: 'StudyPlan';
  /** When the counsellor agreed to the present plan; null before. */
  agreedAt: Maybe<Scalars['DateTime']['output']>;
  /** The counsellor who agreed; null before. */
  agreedByName: Maybe<Scalars['String']['output']>;
  /** Planned extent at basic level in points; null if not set. */
  basicPoints: Maybe<Scalars['Int']['output']>;
  /** Goal; null without a plan. */
  goal: Maybe<StudyPlanGoal>;
  /** Goal in words, such as the name of the package; null without a plan. */
  goalText: Maybe<Scalars['String']['output']>;
  /** Courses, by term. */
  items: Array<StudyPlanItem>;
  /** Pace in percent of full time; null without a plan. */
  pacePercent: Maybe<Scalars['Int']['output']>;
  /** Package of a vocational goal; null for other goals. */
  packageId: Maybe<Scalars['ID']['output']>;
  /** Planned last day; null without a plan. */
  plannedEndDate: Maybe<Scalars['Date']['output']>;
  /** Program of an exam; null for other goals. */
  programId: Maybe<Scalars['ID']['output']>;
  /** Sfi course to reach; null for other goals. */
  sfiCourse: Maybe<SfiCourse>;
  /** Sfi path, 1 to 3; null for other goals. */
  sfiPath: Maybe<Scalars['Int']['output']>;
  /** First day; null without a plan. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** State; null without a plan. */
  state: Maybe<StudyPlanState>;
  /** When the student agreed to the present plan; null before. */
  studentAgreedAt: Maybe<Scalars['DateTime']['output']>;
  /** The student. */
  studentId: Scalars['ID']['output'];
  /** Name of the student. */
  studentName: Scalars['String']['output'];
  /** Latest change by the school; null without a plan. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
  /** Planned extent at upper secondary level in points; null if not set. */
  upperSecondaryPoints: Maybe<Scalars['Int']['output']>;
  /** Version for optimistic locking; 0 for a student without a plan. */
  version: Scalars['Int']['output'];
  /** The viewer's permissions. */
  viewerMay: StudyPlanRights;
};

/** A study plan compared with the requirements of its goal. */
export type StudyPlanCheck = {
  __typename?: 'StudyPlanCheck';
  /** True if grades meet all requirements. */
  isMet: Scalars['Boolean']['output'];
  /** True if grades and planned courses meet all requirements in time. */
  isReachable: Scalars['Boolean']['output'];
  /** The requirements; empty without a plan. */
  requirements: Array<StudyPlanRequirement>;
  /** The student. */
  studentId: Scalars['ID']['output'];
  /** Obstacles and deadlines in words. */
  warnings: Array<Scalars['String']['output']>;
};

/** A program or package that can be the goal of a plan. */
export type StudyPlanChoice = {
  __typename?: 'StudyPlanChoice';
  /** Id of the program or package. */
  id: Scalars['ID']['output'];
  /** Name of the program or package. */
  name: Scalars['String']['output'];
};

/** Programs and packages that can be the goal of a plan. */
export type StudyPlanChoices = {
  __typename?: 'StudyPlanChoices';
  /** Current packages by name. */
  packages: Array<StudyPlanChoice>;
  /** Current programs by name. */
  programs: Array<StudyPlanChoice>;
};

/** Course of a study plan. */
export type StudyPlanCourse = {
  __typename?: 'StudyPlanCourse';
  /** Course code. */
  code: Scalars['String']['output'];
  /** Id of the course in the catalogue. */
  id: Scalars['ID']['output'];
  /** Name of the course. */
  name: Scalars['String']['output'];
  /** Points; null for sfi. */
  points: Maybe<Scalars['Int']['output']>;
  /** Curriculum. */
  system: CourseSystem;
};

/** A study plan as StudyPlan of SS 12000:2020, for another provider. */
export type StudyPlanExchange = {
  __typename?: 'StudyPlanExchange';
  /**
   * StudyPlan: a part of `content` for each term with the courses as `syllabuses`, `displayName` beginning with the course
   * code; goal, pace, extent and validations are `notes`, since the standard has no fields for them.
   */
  plan: Scalars['JSONObject']['output'];
  /** The student. */
  studentId: Scalars['ID']['output'];
};

/** Students whose study plan needs attention. */
export type StudyPlanFilter =
  /** The student has interrupted a course in the past year, after the school's latest change of the plan. */
  | 'INTERRUPTED'
  /** Studying or about to, without a plan or with one that was closed before the latest enrollment. */
  | 'MISSING'
  /** The school last changed the plan more than a year ago. */
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

/** A course that reading a file adds or changes. */
export type StudyPlanImportCourse = {
  __typename?: 'StudyPlanImportCourse';
  /** Term in the file; null without one. */
  after: Maybe<Scalars['String']['output']>;
  /** Term in the plan; null without one, and for a course that is added. */
  before: Maybe<Scalars['String']['output']>;
  /** True if the note changes. */
  changesNote: Scalars['Boolean']['output'];
  /** Course code. */
  code: Scalars['String']['output'];
  /** Id of the course in the catalogue. */
  courseId: Scalars['ID']['output'];
  /** True for a wish of the student. */
  isWish: Scalars['Boolean']['output'];
  /** Name of the course. */
  name: Scalars['String']['output'];
};

/** A fact of the plan that reading a file changes. */
export type StudyPlanImportFact = {
  __typename?: 'StudyPlanImportFact';
  /** Value afterwards; null without one. */
  after: Maybe<Scalars['String']['output']>;
  /** Value now; null without one. */
  before: Maybe<Scalars['String']['output']>;
  /** Name of the fact. */
  label: Scalars['String']['output'];
};

/** A note of the file that the plan has no field for. */
export type StudyPlanImportNote = {
  __typename?: 'StudyPlanImportNote';
  /** The text. */
  note: Scalars['String']['output'];
  /** Type of the note. */
  type: Scalars['String']['output'];
};

/** What reading a file would change. */
export type StudyPlanImportPreview = {
  __typename?: 'StudyPlanImportPreview';
  /** Courses that are added. */
  added: Array<StudyPlanImportCourse>;
  /** Courses of the plan whose term or note changes. */
  changed: Array<StudyPlanImportCourse>;
  /** Facts that change. */
  facts: Array<StudyPlanImportFact>;
  /** Number of courses of the plan that the file lacks; they remain. */
  kept: Scalars['Int']['output'];
  /** Notes that the plan has no field for. */
  notes: Array<StudyPlanImportNote>;
  /** The student as the file names it; null if it does not. */
  personInFile: Maybe<Scalars['String']['output']>;
  /** Number of courses that are the same in plan and file. */
  same: Scalars['Int']['output'];
  /** The student. */
  studentId: Scalars['ID']['output'];
  /** Courses of the file that cannot be read. */
  unknown: Array<StudyPlanImportUnknown>;
  /** Version of the plan that is compared; 0 for a student without a plan. */
  version: Scalars['Int']['output'];
};

/** A course of the file that cannot be read. */
export type StudyPlanImportUnknown = {
  __typename?: 'StudyPlanImportUnknown';
  /** Its field, such as `plan.content.0.syllabuses.2.syllabus`. */
  path: Scalars['String']['output'];
  /** Why it cannot be read. */
  reason: Scalars['String']['output'];
  /** The course as the file names it. */
  text: Scalars['String']['output'];
};

/** A course in the plan. */
export type StudyPlanItem = {
  __typename?: 'StudyPlanItem';
  /** The course. */
  course: StudyPlanCourse;
  /** Passing grade; null without one. */
  grade: Maybe<Scalars['String']['output']>;
  /** Passed to `moveStudyPlanItem` and `removeStudyPlanItem`. */
  id: Scalars['ID']['output'];
  /** True if the student has left the course. */
  isInterrupted: Scalars['Boolean']['output'];
  /** Note about the course. */
  note: Maybe<Scalars['String']['output']>;
  /** State of the course. */
  source: StudyPlanItemSource;
  /** Term, such as 2027VT: of the grade or of the enrolment if there is one, else the planned one; null until one is chosen. */
  term: Maybe<Scalars['String']['output']>;
  /** Points that are validated, also in an equivalent course; null without a decision. */
  validatedPoints: Maybe<Scalars['Int']['output']>;
};

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

/** A page of students by their study plans. */
export type StudyPlanPage = {
  __typename?: 'StudyPlanPage';
  /** Send as `after` for the next page; null on the last one. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** MISSING by name, OLD and INTERRUPTED by latest change, UNREACHABLE by planned last day. */
  nodes: Array<StudyPlanRow>;
  /** Number of students on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A requirement of the goal. */
export type StudyPlanRequirement = {
  __typename?: 'StudyPlanRequirement';
  /** Courses that would fill it; empty if nothing is missing, or if the plan has the course already. */
  courses: Array<StudyPlanCourse>;
  /** Of these, covered by grades or validation. */
  has: Scalars['Int']['output'];
  /** Identifies the requirement in the check. */
  key: Scalars['ID']['output'];
  /** The rest: neither covered nor planned. */
  missing: Scalars['Int']['output'];
  /** Points or courses that the goal requires. */
  needed: Scalars['Int']['output'];
  /** Of these, covered by planned and ongoing courses. */
  planned: Scalars['Int']['output'];
  /** What is missing, in words. */
  text: Scalars['String']['output'];
  /** The requirement in words. */
  title: Scalars['String']['output'];
  /** Unit of the numbers. */
  unit: StudyPlanUnit;
};

/** A change of a study plan. */
export type StudyPlanRevision = {
  __typename?: 'StudyPlanRevision';
  /** When the plan was changed. */
  at: Scalars['DateTime']['output'];
  /** Name of the user who changed it. */
  byName: Scalars['String']['output'];
  /** Number of courses after the change. */
  courses: Scalars['Int']['output'];
  /** Id of the revision. */
  id: Scalars['ID']['output'];
  /** What was done, or why. */
  reason: Scalars['String']['output'];
  /** State of the plan after the change. */
  state: StudyPlanState;
};

/** The viewer's permissions for a study plan. */
export type StudyPlanRights = {
  __typename?: 'StudyPlanRights';
  /** Agree to it and wish for courses: the student. */
  agreeOwn: Scalars['Boolean']['output'];
  /** Change, agree to and close it: counsellors and administrators. */
  change: Scalars['Boolean']['output'];
  /** Enrol the student on its courses: administrators. */
  enroll: Scalars['Boolean']['output'];
  /** Register for an exam in its courses: administrators and the student. */
  registerExam: Scalars['Boolean']['output'];
};

/** A student and the main facts of the plan. */
export type StudyPlanRow = {
  __typename?: 'StudyPlanRow';
  /** First day of the earliest enrolment that has not ended; null without one. */
  enrolledSince: Maybe<Scalars['Date']['output']>;
  /** Goal; null without a plan. */
  goal: Maybe<StudyPlanGoal>;
  /** Goal in words; null without a plan. */
  goalText: Maybe<Scalars['String']['output']>;
  /** Levels of the courses that the student is enrolled on: the school form. */
  levels: Array<CourseLevel>;
  /** Home municipality; null if none is set. */
  municipality: Maybe<Scalars['String']['output']>;
  /** Planned last day; null without a plan. */
  plannedEndDate: Maybe<Scalars['Date']['output']>;
  /** State; null without a plan. */
  state: Maybe<StudyPlanState>;
  /** The student's id; identifies the plan as well. */
  studentId: Scalars['ID']['output'];
  /** Name of the student. */
  studentName: Scalars['String']['output'];
  /** Packages and programs that the student is enrolled on, or courses without one, by name; at most 20. */
  studies: Array<Scalars['String']['output']>;
  /** Latest change by the school; null without a plan. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};

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
  /** Planned extent at basic level in points, 0 to 10 000; null for none. */
  basicPoints?: InputMaybe<Scalars['Int']['input']>;
  /** What the plan leads to. */
  goal: StudyPlanGoal;
  /** Pace in percent of full time, 5 to 200. */
  pacePercent: Scalars['Int']['input'];
  /** Package; required for VOCATIONAL, ignored for other goals. */
  packageId?: InputMaybe<Scalars['ID']['input']>;
  /** Planned last day, on or after the first day and at most ten years later. */
  plannedEndDate: Scalars['Date']['input'];
  /** Program; required for EXAM, ignored for other goals. */
  programId?: InputMaybe<Scalars['ID']['input']>;
  /** Required for SFI, ignored for other goals. */
  sfiCourse?: InputMaybe<SfiCourse>;
  /** 1 to 3; required for SFI, ignored for other goals. */
  sfiPath?: InputMaybe<Scalars['Int']['input']>;
  /** First day. */
  startDate: Scalars['Date']['input'];
  /** Planned extent at upper secondary level in points, 0 to 10 000; null for none. */
  upperSecondaryPoints?: InputMaybe<Scalars['Int']['input']>;
};

/** Which students, and which page. */
export type StudyPlansInput = {
  /** The `nextCursor` of the page before. */
  after?: InputMaybe<Scalars['String']['input']>;
  /** Which students. */
  filter: StudyPlanFilter;
  /** 1 to 200; default 50. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** From 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** Decision on validation of a course (domain, D6). */
export type StudyValidation = {
  __typename?: 'StudyValidation';
  /** What the decision is based on. */
  basis: Scalars['String']['output'];
  /** The course. */
  course: StudyPlanCourse;
  /** Who decided. */
  decidedByName: Scalars['String']['output'];
  /** Day of the decision. */
  decidedOn: Scalars['Date']['output'];
  /** Id of the decision. */
  id: Scalars['ID']['output'];
  /** Points that need not be read. */
  points: Scalars['Int']['output'];
  /** How much of the course is validated. */
  scope: ValidationScope;
  /** The student. */
  studentId: Scalars['ID']['output'];
  /** Version for optimistic locking. */
  version: Scalars['Int']['output'];
};

/** Events over a WebSocket; permissions are checked again for each event. */
export type Subscription = {
  __typename?: 'Subscription';
  /** Moves, comments and seen marks, from all APIs and server processes. The session is checked at each event. */
  boardChanged: BoardChange;
  /** Changes of occasions and bookings, without content: clients refetch the calendar. */
  calendarChanged: CalendarChange;
  /** The viewer's new and reset notifications. Checks the session at each event. */
  notificationAdded: Notification;
};


/** Events over a WebSocket; permissions are checked again for each event. */
export type SubscriptionBoardChangedArgs = {
  after: InputMaybe<Scalars['String']['input']>;
};

/** A supervisor (handledare) at a workplace. */
export type Supervisor = {
  __typename?: 'Supervisor';
  /** Name of the file with the certificate of the supervisor's course; null without one. */
  certificate: Maybe<Scalars['String']['output']>;
  /** E-mail address; null if not known. */
  email: Maybe<Scalars['String']['output']>;
  /** Passed to `updateSupervisor`, `removeSupervisor` and `planPlacement`. */
  id: Scalars['ID']['output'];
  /** Name of the supervisor. */
  name: Scalars['String']['output'];
  /** Telephone number; null if not known. */
  phone: Maybe<Scalars['String']['output']>;
  /** When the supervisor's course was completed; null if not known. */
  trainedOn: Maybe<Scalars['Date']['output']>;
  /** Incremented by each change. */
  version: Scalars['Int']['output'];
};

/** The agreement as the supervisor sees it. */
export type SupervisorAgreement = {
  __typename?: 'SupervisorAgreement';
  /** The last day that it names. */
  endDate: Scalars['Date']['output'];
  /** The goals that it names. */
  goals: Array<Scalars['String']['output']>;
  /** The hours a week that it names. */
  hoursPerWeek: Scalars['Int']['output'];
  /** True when the workplace has signed it. */
  isSignedByWorkplace: Scalars['Boolean']['output'];
  /** The hours in all that it names. */
  plannedHours: Scalars['Int']['output'];
  /** The first day that it names. */
  startDate: Scalars['Date']['output'];
  /** Its general text, which stays as it was sent. */
  text: AgreementText;
  /** The same in English. */
  textInEnglish: AgreementText;
  /** Version, passed to `signAgreementByLink`. */
  version: Scalars['Int']['output'];
  /** The days of the week that it names. */
  weekdays: Array<Scalars['Int']['output']>;
};

/** The assessment as the supervisor sees it. */
export type SupervisorAssessment = {
  __typename?: 'SupervisorAssessment';
  /** True when a teacher has read it: then it can't be changed by the link. */
  isSeen: Scalars['Boolean']['output'];
  /** The view of the whole; null without a text. */
  text: Maybe<Scalars['String']['output']>;
  /** Passed to `assessPlacementByLink`; 0 without an assessment. */
  version: Scalars['Int']['output'];
};

/** The file with the certificate of a supervisor's course. Its content is available by REST only. */
export type SupervisorCertificate = {
  __typename?: 'SupervisorCertificate';
  /** The uploaded file name without path and invisible characters, at most 200 characters. */
  filename: Scalars['String']['output'];
  /** Id of the supervisor. */
  id: Scalars['ID']['output'];
  /** Media type, determined by the server from content and extension. */
  mimeType: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Int']['output'];
};

/** A goal as the supervisor sees it. */
export type SupervisorGoal = {
  __typename?: 'SupervisorGoal';
  /** What the supervisor wrote about it; null without a text. */
  comment: Maybe<Scalars['String']['output']>;
  /** Id of the goal, passed to `assessPlacementByLink`. */
  id: Scalars['ID']['output'];
  /** The supervisor's assessment; null without one. */
  level: Maybe<AssessmentLevel>;
  /** What the student is to learn. */
  text: Scalars['String']['output'];
};

/** The link of a placement's supervisor. Its secret is mailed and never returned. */
export type SupervisorLink = {
  __typename?: 'SupervisorLink';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The last day on which it holds: 30 days after the placement's last. */
  expiresOn: Scalars['Date']['output'];
  /**
   * False when it is revoked or expired, the supervisor or the supervisor's address is another, or the student's identity
   * is protected.
   */
  isLive: Scalars['Boolean']['output'];
  /** The address that it was mailed to. */
  sentTo: Scalars['String']['output'];
};

/** The form of a supervisor. */
export type SupervisorValues = {
  /** An e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 80 characters. */
  name: Scalars['String']['input'];
  /** Telephone number as people write it. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** When the supervisor's course was completed; not in the future. */
  trainedOn?: InputMaybe<Scalars['Date']['input']>;
};

/** What a supervisor sees of a placement by the link: nothing that identifies the student further. */
export type SupervisorView = {
  __typename?: 'SupervisorView';
  /** The agreement; null if none was sent. */
  agreement: Maybe<SupervisorAgreement>;
  /** The assessment; null until the placement has begun. */
  assessment: Maybe<SupervisorAssessment>;
  /** Last day. */
  endDate: Scalars['Date']['output'];
  /** The goals, in their order. */
  goals: Array<SupervisorGoal>;
  /** First day. */
  startDate: Scalars['Date']['output'];
  /** Given name and the initial of the surname: 'Anna E.'. */
  studentName: Scalars['String']['output'];
  /** The reported weeks, the latest first. */
  weeks: Array<SupervisorWeek>;
  /** Name of the workplace. */
  workplace: Scalars['String']['output'];
};

/** A reported week as the supervisor sees it. */
export type SupervisorWeek = {
  __typename?: 'SupervisorWeek';
  /** Days with absence. */
  daysAway: Scalars['Int']['output'];
  /** Hours at the workplace. */
  hours: Scalars['Float']['output'];
  /** True when the week is confirmed. */
  isConfirmed: Scalars['Boolean']['output'];
  /** Its Monday. */
  monday: Scalars['Date']['output'];
  /** Passed to `confirmWeekByLink`. */
  version: Scalars['Int']['output'];
  /** The week by ISO 8601: `2026-W49`. */
  week: Scalars['String']['output'];
};

/** A part of the system with a health probe. */
export type SystemPart =
  /** The server for GraphQL and REST: the delay of a new request. */
  | 'API'
  /** PostgreSQL: its version, its size and the number of migrations. */
  | 'DATABASE'
  /** The file store: writes, reads and deletes a file. */
  | 'FILES'
  /** The job queue: waiting jobs, and failed ones of the last 24 hours. */
  | 'JOBS'
  /** The mail server: tests the connection without sending; without a mail server, whether mails can be written as files. */
  | 'MAIL';

/** The current result of a health probe. */
export type SystemProbe = {
  __typename?: 'SystemProbe';
  /** Result or error in Swedish, without secrets and paths. */
  detail: Scalars['String']['output'];
  /** Response time in milliseconds. */
  milliseconds: Scalars['Int']['output'];
  /** False if it failed or timed out after three seconds. */
  ok: Scalars['Boolean']['output'];
  /** The probed part. */
  part: SystemPart;
};

/** System status for administrators (pages, section 15). */
export type SystemStatus = {
  __typename?: 'SystemStatus';
  /** The sender of mails, as the mail programs show it: set with `MAIL_FROM`. */
  mailSender: Scalars['String']['output'];
  /** Version of Node.js, with a leading v. */
  nodeVersion: Scalars['String']['output'];
  /** One per part, run in parallel; a failed one does not affect the others. */
  probes: Array<SystemProbe>;
  /** When this process started. */
  startedAt: Scalars['DateTime']['output'];
  /** Version of the product. */
  version: Scalars['String']['output'];
};

/** A wish to take back. */
export type TakeBackStudyPlanWishInput = {
  /** The item; CONFLICT (STATE) if the school has planned it by now. */
  itemId: Scalars['ID']['input'];
};

/** A three-party talk of student, supervisor and school. */
export type TalkKind =
  /** Slutsamtal, by the last day. */
  | 'FINAL'
  /** Mittsamtal, by half of the period, or sooner when half of the hours are reported. */
  | 'MIDTERM';

/** A task in a user's own to-do list, visible only to that user (permissions, D12). */
export type Task = {
  __typename?: 'Task';
  /** The task, 1 to 500 characters of plain text. */
  description: Scalars['String']['output'];
  /** Id for `updateTask` and `deleteTask`. */
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

/** A summary of a teacher. */
export type TeacherCard = {
  __typename?: 'TeacherCard';
  /** False if the account is deactivated. */
  active: Scalars['Boolean']['output'];
  /** The teacher's course instances, latest start first. */
  courseInstances: Array<CourseInstanceSummary>;
  /** The e-mail address; null for viewers below teacher. */
  email: Maybe<Scalars['String']['output']>;
  /** The teacher record's id. */
  id: Scalars['ID']['output'];
  /** True for the viewer. */
  isOwn: Scalars['Boolean']['output'];
  /** Number of visible students with this responsible teacher, or in this teacher's current and future instances. */
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

/** A student with this responsible teacher. */
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

/** Instances proposed for a term. Nothing is stored until `createCourseInstances`. */
export type TermPlan = {
  __typename?: 'TermPlan';
  /** Number of instances left out because their course is archived or they have no dates. */
  left: Scalars['Int']['output'];
  /** Proposed instances, by course and start. */
  rows: Array<TermPlanRow>;
  /** Teachers with their instances that end on the first proposed start or later, for the calculation of load. */
  teachers: Array<TermPlanTeacher>;
  /** The planned term, as `VT2027`. */
  term: Scalars['String']['output'];
};

/** The term to plan, and the instances to copy to it. */
export type TermPlanInput = {
  /**
   * Ids of the instances to copy, 1 to 200. Default is those that start in the term before and are not cancelled, at
   * most 200.
   */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Term, as `VT2027` (January to June) or `HT2027` (July to December); default is the next one. */
  term?: InputMaybe<Scalars['String']['input']>;
};

/** An instance proposed for a term. */
export type TermPlanRow = {
  __typename?: 'TermPlanRow';
  /** Proposed last day: the same length, on a school day. */
  endDate: Scalars['Date']['output'];
  /** Number of instances of the course that already start in the planned term, without cancelled ones. */
  existing: Scalars['Int']['output'];
  /** The instance to copy. */
  instance: CourseInstance;
  /** Proposed first day: the same week of the term, on a school day. */
  startDate: Scalars['Date']['output'];
  /** Number of students who wait for the course (`courseMatching`). */
  waiting: Scalars['Int']['output'];
};

/** A teacher's employment and instances. */
export type TermPlanTeacher = {
  __typename?: 'TermPlanTeacher';
  /** Extent of the employment in per cent; 100 is full time. */
  employmentPercent: Scalars['Int']['output'];
  /** The teacher's instances, by start; cancelled ones are left out. */
  instances: Array<OverlappingInstance>;
  /** Id of the teacher, as in `teachers`. */
  teacherId: Scalars['ID']['output'];
};

/** Colour theme. */
export type Theme =
  /** Light text on a dark background. */
  | 'DARK'
  /** Dark text on a light background. */
  | 'LIGHT'
  /** Theme of the device. */
  | 'SYSTEM';

/** An event in a student's timeline. */
export type TimelineEntry = {
  __typename?: 'TimelineEntry';
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Name of the user at that time; null without one, or if the viewer may not see it. */
  by: Maybe<Scalars['String']['output']>;
  /** Composed of the kind and the id of the source record. */
  id: Scalars['ID']['output'];
  /** The kind. */
  kind: TimelineKind;
  /** Link to the part of the student page that shows it. */
  link: Scalars['String']['output'];
  /** Description in Swedish. */
  text: Scalars['String']['output'];
};

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

/** The booking, by occasion and registration. */
export type UnbookExamInput = {
  /** Id of the booked registration; NOT_FOUND if it is not booked on the occasion. */
  examId: Scalars['ID']['input'];
  /** Id of the occasion. */
  occasionId: Scalars['ID']['input'];
};

/** Either the student or the batch. */
export type UndoEndStudentInput = {
  /** The batch of kind END_STUDENT, from `enrollmentBatches`. */
  batchId?: InputMaybe<Scalars['ID']['input']>;
  /** The student, whose latest end is undone. */
  studentId?: InputMaybe<Scalars['ID']['input']>;
};

/** The batch to undo. */
export type UndoEnrollmentBatchInput = {
  /** `EnrollmentBatch.id`; NOT_FOUND for an unknown one. */
  batchId: Scalars['ID']['input'];
};

/** The registrations with their versions after the decision. */
export type UndoExamDecisionsInput = {
  /** 1 to 100 registrations, each with the version that the decision returned. */
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

/** The import to undo. */
export type UndoWorkplaceImportInput = {
  /** A committed import, of the viewer's own or for an administrator of anybody; CONFLICT (NOT_COMMITTED) in another state. */
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

/** The signed grade to unlock and the reason. */
export type UnlockGradeInput = {
  /** The signed grade: `GradeRow.gradeId`. */
  gradeId: Scalars['ID']['input'];
  /** Reason, stored with the grade and in the student's change history. */
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

/** The course, its version and its new fields. */
export type UpdateCourseInput = {
  /** The complete form. Omitted optional fields are cleared, except `kind` (COURSE) and `equivalentIds` (unchanged). */
  course: CourseInput;
  /** Id of the course; NOT_FOUND if it does not exist. */
  id: Scalars['ID']['input'];
  /** Current version; CONFLICT if stale. */
  version: Scalars['Int']['input'];
};

/** The instance, its version and the changes. */
export type UpdateCourseInstanceInput = {
  /** Id of the instance. */
  id: Scalars['ID']['input'];
  /** The changes; omitted fields are unchanged. */
  values: CourseInstanceValues;
  /** Current version; CONFLICT (VERSION) if stale. Not checked if omitted. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The edition, its version and its new fields. */
export type UpdateCoursePackageInput = {
  /** Id of the edition. */
  id: Scalars['ID']['input'];
  /** All fields, replacing the stored ones and the courses. */
  package: CoursePackageInput;
  /** Current version; CONFLICT (VERSION) if stale. */
  version: Scalars['Int']['input'];
};

/** The enrolment, its version and the changes; omitted fields are unchanged. */
export type UpdateEnrollmentInput = {
  /** A different instance of the course. */
  courseInstanceId?: InputMaybe<Scalars['ID']['input']>;
  /** Effective date of the status or the instance; today unless given. */
  effectiveOn?: InputMaybe<Scalars['Date']['input']>;
  /** A new end date, not before the start (ORDER). */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** The enrolment; NOT_FOUND if unknown. */
  id: Scalars['ID']['input'];
  /** The student's last activity, for example in a learning platform. */
  lastActivityOn?: InputMaybe<Scalars['Date']['input']>;
  /** Note on the status, at most 500 characters. Used only with `status`. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Reason for the status; required for DROPPED_OUT, PAUSED and ENDED_BY_PRINCIPAL. Used only with `status`. */
  reason?: InputMaybe<StatusReason>;
  /** The status from `effectiveOn` on. CONFLICT (reason GRADED) for any but COMPLETED if the grade is signed. */
  status?: InputMaybe<EnrollmentStatus>;
  /** The `version` that was read; CONFLICT if it is no longer current. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The registration and its corrections; omitted fields are unchanged. */
export type UpdateExamInput = {
  /** The catalogue course of the registration; the entered title is kept. CONFLICT (reason GRADED) if the exam has a grade. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** The registration, from `exams`. */
  id: Scalars['ID']['input'];
  /** Actual day of registration, today or earlier; null resets it to the day of `createdAt`. A grade without an occasion cannot be dated earlier. */
  registeredOn?: InputMaybe<Scalars['Date']['input']>;
  /** The `version` that was read; CONFLICT if it is no longer current. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The occasion, its version and the changes. Omitted fields are unchanged; null clears a field. */
export type UpdateExamOccasionInput = {
  /** Number of seats, 1 to 1 000 and not below the number of bookings; null means no limit. */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  /** Complete new list of courses, 1 to 20; null leaves the list unchanged. */
  courseIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** End time, `HH:MM`, after the start; cannot be null. */
  endsAt?: InputMaybe<Scalars['String']['input']>;
  /** New date; cannot be null. */
  heldOn?: InputMaybe<Scalars['Date']['input']>;
  /** Id of the occasion; CONFLICT (CANCELLED) if it is cancelled. */
  id: Scalars['ID']['input'];
  /** Invigilator, at most 120 characters. */
  invigilator?: InputMaybe<Scalars['String']['input']>;
  /** Note for the planners, at most 1 000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Part of the exam; null leaves it unchanged. */
  part?: InputMaybe<ExamPart>;
  /** Last day on which students may choose it; not before `registrationOpensOn`, not after `heldOn`. */
  registrationClosesOn?: InputMaybe<Scalars['Date']['input']>;
  /** First day on which students may choose it. */
  registrationOpensOn?: InputMaybe<Scalars['Date']['input']>;
  /** Room, at most 80 characters. */
  room?: InputMaybe<Scalars['String']['input']>;
  /** Start time, `HH:MM` in Swedish time; cannot be null. */
  startsAt?: InputMaybe<Scalars['String']['input']>;
  /** Teacher of the occasion, as in `teachers`; null removes the teacher. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
  /** Current `ExamOccasion.version`; CONFLICT (VERSION) if stale. */
  version: Scalars['Int']['input'];
};

/** The follow-up and its new values. */
export type UpdateFollowUpInput = {
  /** Today or later, from Monday to Friday, or the current date; omitted: unchanged. */
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

/** The municipality, its version and the fields to change; omitted fields are unchanged. */
export type UpdateMunicipalityInput = {
  /** At most 120 characters; required for kind MUNICIPALITY, null for others. If omitted with a new name, '<name> kommun' is renamed and any other value is unchanged. */
  authorityName?: InputMaybe<Scalars['String']['input']>;
  /** Code of four digits; null clears it. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The current name. */
  name: Scalars['String']['input'];
  /** 1 to 60 characters. CONFLICT: FIXED for one of the 22, FROZEN if frozen months contain the old name. */
  newName?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read; CONFLICT (VERSION) if it is no longer current. */
  version: Scalars['Int']['input'];
};

/** The phone number and the settings to change; omitted fields are unchanged. */
export type UpdateMyProfileInput = {
  /** The phone number; null clears it. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The settings to change. */
  settings?: InputMaybe<ProfileSettingsInput>;
};

/** The package, and the Gy25 levels that replace its courses in a new edition. */
export type UpdatePackageToGy25Input = {
  /** Id of the current edition; CONFLICT (REPLACED) if there is a later one. */
  id: Scalars['ID']['input'];
  /** Chosen replacements, at least one (CONFLICT NOTHING_TO_DO); other courses remain. */
  replacements: Array<Gy25ChoiceInput>;
};

/** A placement and its new values. */
export type UpdatePlacementInput = {
  /** Id of the placement. */
  id: Scalars['ID']['input'];
  /**
   * True replaces an agreement that has been signed by a new version, which everyone signs again; otherwise a change of
   * workplace, dates, hours, weekdays, courses or goals is a CONFLICT (AGREEMENT_SIGNED).
   */
  newAgreement?: InputMaybe<Scalars['Boolean']['input']>;
  /** True takes a place although the workplace has none left; otherwise that is a CONFLICT (FULL). */
  overCapacity?: InputMaybe<Scalars['Boolean']['input']>;
  /** The whole form. */
  values: PlacementValues;
  /** The version the user saw; CONFLICT if it is stale. */
  version?: InputMaybe<Scalars['Int']['input']>;
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

/** The program, its version and its new fields. */
export type UpdateProgramInput = {
  /** Id of the program. */
  id: Scalars['ID']['input'];
  /** All fields, replacing the stored ones and the courses. */
  program: ProgramInput;
  /** Current version; CONFLICT (VERSION) if stale. */
  version: Scalars['Int']['input'];
};

/** The view, its version and the fields to change; omitted fields are unchanged. */
export type UpdateSavedViewInput = {
  /** The query string of the page; null keeps it. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** The column layout; null keeps it. */
  columns?: InputMaybe<SavedColumnsInput>;
  /** The id of a view that the viewer may change. */
  id: Scalars['ID']['input'];
  /** 1 to 80 characters; it cannot be cleared. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The lowest role to share it with, which must have access to the list; null stops sharing. Administrators only. */
  sharedWith?: InputMaybe<Role>;
  /** The version that was read; CONFLICT if it is no longer current. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The version and the fields to change; omitted fields are unchanged, null clears optional ones. */
export type UpdateSchoolSettingsInput = {
  /** The huvudman on documents of students whose municipality is none, at most 120 characters. */
  authorityName?: InputMaybe<Scalars['String']['input']>;
  /** Place of signing on documents, at most 120 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address for questions, at most 254 characters. */
  contactEmail?: InputMaybe<Scalars['String']['input']>;
  /** Phone number for questions, 5 to 20 characters: digits, spaces, `+`, `-`, `/` and parentheses. */
  contactPhone?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 50 000. */
  examFeeOre?: InputMaybe<Scalars['Int']['input']>;
  /** Payment instructions for the exam fee, at most 500 characters. */
  examPaymentInfo?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 90. */
  gradeDeadlineDays?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 90. */
  inactivityDays?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 120 characters; cannot be cleared. */
  schoolName?: InputMaybe<Scalars['String']['input']>;
  /** Eight digits. */
  schoolUnitCode?: InputMaybe<Scalars['String']['input']>;
  /** Name of the default signatory, at most 120 characters. */
  signatoryName?: InputMaybe<Scalars['String']['input']>;
  /** Title of the signatory, at most 120 characters. */
  signatoryTitle?: InputMaybe<Scalars['String']['input']>;
  /** The `version` that was read; CONFLICT if it is no longer current. */
  version: Scalars['Int']['input'];
};

/** The student, its version and the fields to change; omitted fields are unchanged, null clears a field. */
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
  /** The home municipality; null clears it. */
  municipality?: InputMaybe<MunicipalityInput>;
  /** 1 to 120 characters; it cannot be cleared. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** With or without century and separator; the date and, if the kind has one, the check digit are verified. CONFLICT (DUPLICATE) if another student has it. */
  personalNumber?: InputMaybe<Scalars['String']['input']>;
  /** 5 to 20 characters: digits, spaces, `+`, `-`, `/` and parentheses. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The first day of the studies. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** The `version` that was read; CONFLICT if it is no longer current. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The students and their new values; omitted fields are unchanged. */
export type UpdateStudentsInput = {
  /** The last day of the studies; null clears it. ORDER if it is before a student's start. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** 1 to 1 000 students. */
  ids: Array<Scalars['ID']['input']>;
  /** The home municipality; null clears it. */
  municipality?: InputMaybe<MunicipalityInput>;
  /** The responsible teacher, as in `teachers`; null removes the teacher. */
  teacherId?: InputMaybe<Scalars['ID']['input']>;
};

/** The result of a bulk change of students. */
export type UpdateStudentsResult = {
  __typename?: 'UpdateStudentsResult';
  /** Number of students with an actual change. */
  changed: Scalars['Int']['output'];
  /** Ids of the changed students. */
  ids: Array<Scalars['ID']['output']>;
};

/** A supervisor and the new values. */
export type UpdateSupervisorInput = {
  /** Id of the supervisor. */
  id: Scalars['ID']['input'];
  /** The whole form; omitted fields are cleared. */
  values: SupervisorValues;
  /** The version the user saw; CONFLICT if it is stale. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The task and its new text. */
export type UpdateTaskInput = {
  /** 1 to 500 characters. */
  description: Scalars['String']['input'];
  /** The id of an own task, from `tasks`. */
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

/** The account, its version and the fields to change; omitted fields are unchanged. */
export type UpdateUserInput = {
  /** A new e-mail address ends all sessions of the account and invalidates links sent to the old one. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The account, from `users`. */
  id: Scalars['ID']['input'];
  /** 1 to 120 characters; it cannot be cleared. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The phone number; null clears it. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The `version` that was read; CONFLICT if it is no longer current. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** An agreement and its new values. */
export type UpdateWorkplaceAgreementInput = {
  /** Id of the agreement. */
  id: Scalars['ID']['input'];
  /** All values of the form. */
  values: WorkplaceAgreementValues;
  /** The version that the user saw; CONFLICT if it is stale. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A contact and its new values. */
export type UpdateWorkplaceContactInput = {
  /** Id of the contact; FORBIDDEN for another user's. */
  id: Scalars['ID']['input'];
  /** All values of the form. */
  values: WorkplaceContactValues;
  /** The version that the user saw; CONFLICT if it is stale. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** An uncommitted import and its corrections; omitted fields are unchanged. */
export type UpdateWorkplaceImportInput = {
  /** Rows to leave out or to take in again; the others are unchanged. */
  decisions?: InputMaybe<Array<WorkplaceImportDecision>>;
  /** The viewer's own import; CONFLICT if it is committed (ALREADY_COMMITTED) or was last corrected over an hour ago (EXPIRED). */
  id: Scalars['ID']['input'];
  /** Omitted columns are unchanged; mapping a field to another column clears the previous one. */
  mapping?: InputMaybe<Array<WorkplaceImportMapping>>;
  /** Cells to correct; the others are unchanged. */
  rows?: InputMaybe<Array<ImportRowFix>>;
  /** Spellings to correct in a whole column. */
  spellings?: InputMaybe<Array<ImportSpellingFix>>;
};

/** A workplace and its new values. */
export type UpdateWorkplaceInput = {
  /** Id of the workplace. */
  id: Scalars['ID']['input'];
  /** True allows fewer places than there are or will be students at a time; otherwise that is a CONFLICT (FULL). */
  overCapacity?: InputMaybe<Scalars['Boolean']['input']>;
  /** The whole form; omitted fields are cleared. */
  values: WorkplaceValues;
  /** The version the user saw; CONFLICT if it is stale. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A signed paper that is not among the student's files. */
export type UploadSignedAgreementInput = {
  /** Id of the placement. */
  id: Scalars['ID']['input'];
  /** Id of an upload that this user sent to `POST /api/placements/{id}/agreement/file`. */
  uploadId: Scalars['ID']['input'];
};

/** A file of a student (specification, section 3: Uploaded file). Its content is available by REST only. */
export type UploadedFile = {
  __typename?: 'UploadedFile';
  /** The uploaded file name without path and invisible characters, at most 200 characters. */
  filename: Scalars['String']['output'];
  /** Id for `file`, `deleteFile` and `GET /api/uploads/download/{fileId}`. */
  id: Scalars['ID']['output'];
  /** Media type, determined by the server from content and extension. */
  mimeType: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Int']['output'];
  /** The student's id. */
  studentId: Scalars['ID']['output'];
  /** When the file was added to the student. */
  uploadedAt: Scalars['DateTime']['output'];
  /** The uploader's name; null for students. */
  uploadedBy: Maybe<Scalars['String']['output']>;
  /** True for teachers and above (permissions, M19). */
  viewerMayDelete: Scalars['Boolean']['output'];
};

/** An account with its role. */
export type User = {
  __typename?: 'User';
  /** False for a deactivated account, which cannot sign in; its name remains in comments and history. */
  active: Scalars['Boolean']['output'];
  /** When the account was created. */
  createdAt: Scalars['DateTime']['output'];
  /** E-mail address for sign-in, in lower case; unique among all accounts. */
  email: Scalars['String']['output'];
  /** False until the user has chosen a password by the mailed link. */
  hasPassword: Scalars['Boolean']['output'];
  /** The account's id, used as `userId` everywhere; not the id of a teacher or student record. */
  id: Scalars['ID']['output'];
  /** Last sign-in; null if never used. */
  lastSeenAt: Maybe<Scalars['DateTime']['output']>;
  /** The display name, 1 to 120 characters. */
  name: Scalars['String']['output'];
  /** Phone number as entered, at most 20 characters; null without one. */
  phone: Maybe<Scalars['String']['output']>;
  /** The role, which determines the permissions; see `Role`. */
  role: Role;
  /** Id of the linked student record; null if not linked. */
  studentId: Maybe<Scalars['ID']['output']>;
  /** Id of the teacher record, as in `teachers`; null without one. */
  teacherId: Maybe<Scalars['ID']['output']>;
  /** Version for optimistic locking. */
  version: Scalars['Int']['output'];
  /** The viewer's permissions, for buttons; each mutation checks them again. */
  viewerMay: UserRights;
};

/** Filters of the user administration; all given conditions apply. */
export type UserFilter = {
  /** True: active accounts; false: deactivated ones; both unless given. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Accounts without (true) or with (false) a password; a password is required to sign in. */
  cannotSignIn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of a name or an e-mail address. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Accounts with any of these roles; all if empty or omitted. */
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
  /** Number of accounts that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** The viewer's permissions for an account (permissions, section 7). */
export type UserRights = {
  __typename?: 'UserRights';
  /** Reactivate: deactivated accounts of at most the viewer's rank. */
  activate: Scalars['Boolean']['output'];
  /** Deactivate: active accounts of at most the viewer's rank, except one's own. */
  deactivate: Scalars['Boolean']['output'];
  /** Change name, e-mail address and phone number. */
  edit: Scalars['Boolean']['output'];
  /** End all sessions: accounts of at most the viewer's rank. */
  endSessions: Scalars['Boolean']['output'];
  /** Roles that the viewer may set; empty if the role cannot be changed. */
  grant: Array<Role>;
  /** Mail a link for choosing a password: active accounts of at most the viewer's rank. */
  sendResetLink: Scalars['Boolean']['output'];
};

/** A session of the user. */
export type UserSession = {
  __typename?: 'UserSession';
  /** IP address of the sign-in. */
  address: Maybe<Scalars['String']['output']>;
  /** When the user signed in. */
  createdAt: Scalars['DateTime']['output'];
  /** True for the session of this request. */
  current: Scalars['Boolean']['output'];
  /** Latest expiry; a session also expires after an hour without use. */
  expiresAt: Scalars['DateTime']['output'];
  /** Id for `endSession`; not the token. */
  id: Scalars['ID']['output'];
  /** Last use, to the minute. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** The `User-Agent` header of the sign-in. */
  userAgent: Maybe<Scalars['String']['output']>;
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
  after?: InputMaybe<Scalars['String']['input']>;
  /** All accounts unless given. Accounts of API keys are always excluded. */
  filter?: InputMaybe<UserFilter>;
  /** Rows per page, 1 to 200; 50 unless given. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** From 1; 1 unless given. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** By name, ascending, unless given. */
  sort?: InputMaybe<UserSort>;
};

/** How much of a course is validated. */
export type ValidationScope =
  /** A part of it. */
  | 'PART'
  /** The whole course. */
  | 'WHOLE';

/** A student who waits for a course. */
export type WaitingStudent = {
  __typename?: 'WaitingStudent';
  /** The earliest start: today or later. */
  earliestOn: Scalars['Date']['output'];
  /** The student's id, as for `student`. */
  id: Scalars['ID']['output'];
  /** The student's name. */
  name: Scalars['String']['output'];
};

/** A wish of the student. */
export type WishInStudyPlanInput = {
  /** The course; CONFLICT (DUPLICATE) if the plan has it or an equivalent. */
  courseId: Scalars['ID']['input'];
  /** At most 300 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** The report and the reason for the withdrawal. */
export type WithdrawCsnReportInput = {
  /** The report, from `csnReports`. */
  id: Scalars['ID']['input'];
  /** Required, at most 500 characters. Stored permanently; should name no student. */
  reason: Scalars['String']['input'];
};

/** The registration to withdraw. */
export type WithdrawExamInput = {
  /** The registration, from `exams`. */
  id: Scalars['ID']['input'];
};

/** The invoice to withdraw. */
export type WithdrawInvoiceInput = {
  /** As in `EarningInvoice.id`; idempotent. */
  id: Scalars['ID']['input'];
};

/** A workplace that takes students on placements (APL). */
export type Workplace = {
  __typename?: 'Workplace';
  /** Last day of the agreement that ends last; null without one. */
  agreedUntil: Maybe<Scalars['Date']['output']>;
  /** Whether it has an agreement. */
  agreementState: WorkplaceAgreementState;
  /** Framework agreements, the one that ends last first. */
  agreements: Array<WorkplaceAgreement>;
  /** Branches of the workplace. */
  branches: Array<Branch>;
  /** Postal town. */
  city: Maybe<Scalars['String']['output']>;
  /** E-mail address of the contact person. */
  contactEmail: Maybe<Scalars['String']['output']>;
  /** Name of the contact person. */
  contactName: Maybe<Scalars['String']['output']>;
  /** Telephone number of the contact person. */
  contactPhone: Maybe<Scalars['String']['output']>;
  /** Places that are free today; negative if more students are there than it has places for. */
  freePlaces: Scalars['Int']['output'];
  /** Id of the workplace, used as `workplaceId`. */
  id: Scalars['ID']['output'];
  /** Municipality in which the workplace is; null if not set. */
  municipality: Maybe<Scalars['String']['output']>;
  /** Name of the workplace, 1 to 120 characters. */
  name: Scalars['String']['output'];
  /** Note of the school. */
  note: Maybe<Scalars['String']['output']>;
  /** Organisation number as NNNNNN-NNNN; null if not known. */
  organisationNumber: Maybe<Scalars['String']['output']>;
  /** Number of students that the workplace takes at a time. */
  places: Scalars['Int']['output'];
  /** Postal code. */
  postalCode: Maybe<Scalars['String']['output']>;
  /** Day of the latest assessment of risks; null if not known. */
  riskAssessedOn: Maybe<Scalars['Date']['output']>;
  /** Whether it takes students. */
  state: WorkplaceState;
  /** Why it is stopped or resting; null if none was given. */
  stateReason: Maybe<Scalars['String']['output']>;
  /** Street address. */
  street: Maybe<Scalars['String']['output']>;
  /** Supervisors at the workplace, by name. */
  supervisors: Array<Supervisor>;
  /** Unit or department within the organisation; null if not set. */
  unit: Maybe<Scalars['String']['output']>;
  /** Version for optimistic locking; an update with another version is a CONFLICT. */
  version: Scalars['Int']['output'];
};

/** A framework agreement (ramavtal) of the school with a workplace. */
export type WorkplaceAgreement = {
  __typename?: 'WorkplaceAgreement';
  /** Name of the user who added it. */
  createdBy: Scalars['String']['output'];
  /** Name of the attached file; null without one. */
  filename: Maybe<Scalars['String']['output']>;
  /** Passed to `updateWorkplaceAgreement`, `attachWorkplaceAgreement` and `removeWorkplaceAgreement`. */
  id: Scalars['ID']['output'];
  /** Note of the school; null without one. */
  note: Maybe<Scalars['String']['output']>;
  /** First day. */
  validFrom: Scalars['Date']['output'];
  /** Last day. */
  validTo: Scalars['Date']['output'];
  /** Incremented by each change. */
  version: Scalars['Int']['output'];
};

/** The file of an agreement. Its content is available by REST only. */
export type WorkplaceAgreementFile = {
  __typename?: 'WorkplaceAgreementFile';
  /** The uploaded file name without path and invisible characters, at most 200 characters. */
  filename: Scalars['String']['output'];
  /** Id of the agreement. */
  id: Scalars['ID']['output'];
  /** Media type, determined by the server from content and extension. */
  mimeType: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Int']['output'];
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
  note?: InputMaybe<Scalars['String']['input']>;
  /** First day. */
  validFrom: Scalars['Date']['input'];
  /** Last day, not before the first. */
  validTo: Scalars['Date']['input'];
};

/** A contact of the school with a workplace. */
export type WorkplaceContact = {
  __typename?: 'WorkplaceContact';
  /** The day of the contact. */
  contactedOn: Scalars['Date']['output'];
  /** Name of the user who added it. */
  createdBy: Scalars['String']['output'];
  /** Passed to `updateWorkplaceContact` and `removeWorkplaceContact`. */
  id: Scalars['ID']['output'];
  /** How they were in contact. */
  kind: WorkplaceContactKind;
  /** What was said. */
  note: Scalars['String']['output'];
  /** Incremented by each change. */
  version: Scalars['Int']['output'];
  /** True for the user who added it. */
  viewerMayEdit: Scalars['Boolean']['output'];
  /** True for the user who added it and for administrators. */
  viewerMayRemove: Scalars['Boolean']['output'];
  /** Name of the person at the workplace; null if not noted. */
  withWhom: Maybe<Scalars['String']['output']>;
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

/** A page of contacts with a workplace. */
export type WorkplaceContactPage = {
  __typename?: 'WorkplaceContactPage';
  /** The latest first. */
  nodes: Array<WorkplaceContact>;
  /** Number of contacts, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The values of a contact. */
export type WorkplaceContactValues = {
  /** The day, not in the future; default today. */
  contactedOn?: InputMaybe<Scalars['Date']['input']>;
  /** How they were in contact. */
  kind: WorkplaceContactKind;
  /** 1 to 2 000 characters; nothing about a student. */
  note: Scalars['String']['input'];
  /** Name of the person at the workplace, at most 80 characters. */
  withWhom?: InputMaybe<Scalars['String']['input']>;
};

/** The workplace, and the page of its contacts. */
export type WorkplaceContactsInput = {
  /** 1 to 100; default 10. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** From 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the workplace; NOT_FOUND if it is unknown. */
  workplaceId: Scalars['ID']['input'];
};

/** Two workplaces that seem to be the same. */
export type WorkplaceDuplicate = {
  __typename?: 'WorkplaceDuplicate';
  /** The one to merge: it has fewer placements, or was added later. */
  from: PlacementWorkplace;
  /** The one to keep. */
  into: PlacementWorkplace;
  /** Why they seem to be the same, in Swedish words. */
  reason: Scalars['String']['output'];
};

/** Filter of the workplaces; all given conditions apply. */
export type WorkplaceFilter = {
  /** With an agreement in one of these states. */
  agreements?: InputMaybe<Array<WorkplaceAgreementState>>;
  /** Has one of these branches. */
  branches?: InputMaybe<Array<Branch>>;
  /** In one of these municipalities. */
  municipalities?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Part of the name, the postal town or the organisation number. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** In one of these states. */
  states?: InputMaybe<Array<WorkplaceState>>;
};

/** A workbook of workplaces that has been read and validated. Nothing is written to workplaces before the commit. */
export type WorkplaceImport = {
  __typename?: 'WorkplaceImport';
  /** All columns of the workbook, in its order. */
  columns: Array<WorkplaceImportColumn>;
  /** When the workbook was read. */
  createdAt: Scalars['DateTime']['output'];
  /** The file name of the workbook. */
  filename: Scalars['String']['output'];
  /** Hidden columns, which are read, and hidden sheets, which are not, as a Swedish sentence; null if there are none. */
  hiddenParts: Maybe<Scalars['String']['output']>;
  /** Rows hidden in the workbook, which are read, as a Swedish sentence; null if there are none. */
  hiddenRows: Maybe<Scalars['String']['output']>;
  /** Passed to the mutations that correct, commit or undo it. */
  id: Scalars['ID']['output'];
  /** Name of the user who imports it. */
  importedBy: Scalars['String']['output'];
  /** Whether the import can be undone: within 24 hours of the commit, until later work depends on it. */
  mayUndo: Scalars['Boolean']['output'];
  /** Fingerprint of what the commit would write, passed to it; null after the commit. */
  planned: Maybe<Scalars['String']['output']>;
  /** Rows in the workbook's order. */
  rows: Array<WorkplaceImportRow>;
  /** The sheet that was read; null for a file without sheets. */
  sheet: Maybe<Scalars['String']['output']>;
  /** All visible non-empty sheets; `previewWorkplaceImport` can read another one from the same upload. */
  sheets: Array<Scalars['String']['output']>;
  /** Rows without a workplace (totals, repeated headings, empty rows), as a Swedish sentence; null if there are none. */
  skipped: Maybe<Scalars['String']['output']>;
  /** Corrections and commit are possible in PREVIEW, the undo in DONE. */
  state: WorkplaceImportState;
  /** Counts over all rows, regardless of filter and page. */
  summary: WorkplaceImportSummary;
  /** Why a committed import can't be undone, in Swedish; null if it can, before the commit and after an undo. */
  undoRefusal: Maybe<Scalars['String']['output']>;
  /** The upload it was read from, available for an hour; null if it is gone. */
  uploadId: Maybe<Scalars['ID']['output']>;
};


/** A workbook of workplaces that has been read and validated. Nothing is written to workplaces before the commit. */
export type WorkplaceImportRowsArgs = {
  after: InputMaybe<Scalars['Int']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  onlyErrors: InputMaybe<Scalars['Boolean']['input']>;
  onlyOmitted: InputMaybe<Scalars['Boolean']['input']>;
  outcome: InputMaybe<WorkplaceImportOutcome>;
};

/** A change to one field of a stored workplace or its supervisor. */
export type WorkplaceImportChange = {
  __typename?: 'WorkplaceImportChange';
  /** Formatted for display. */
  after: Maybe<Scalars['String']['output']>;
  /** Formatted for display; null if nothing is stored. */
  before: Maybe<Scalars['String']['output']>;
  /** The changed field. */
  field: WorkplaceImportField;
};

/** A column of the workbook and the field it is mapped to. */
export type WorkplaceImportColumn = {
  __typename?: 'WorkplaceImportColumn';
  /** Why the user must check the column, in Swedish; null if the heading is clear or the user has chosen. Blocks the commit. */
  doubt: Maybe<Scalars['String']['output']>;
  /** The mapped field; null if the column is ignored. Each field is mapped at most once. */
  field: Maybe<WorkplaceImportField>;
  /** The heading in the file; 'Kolumn 3' for a third column without one. */
  header: Scalars['String']['output'];
  /** Zero-based, in the workbook's order. */
  index: Scalars['Int']['output'];
  /** The first values of the column, at most five. */
  samples: Array<Scalars['String']['output']>;
};

/** A row to leave out of the import, or to take in again. */
export type WorkplaceImportDecision = {
  /** True leaves the row out, false takes it in again. */
  leaveOut: Scalars['Boolean']['input'];
  /** The row's number, as in `WorkplaceImportRow.row`; BAD_REFERENCE if the file has no such row. */
  row: Scalars['Int']['input'];
};

/** The field that a column of a workbook of workplaces is mapped to. */
export type WorkplaceImportField =
  /** Branches by name, separated by comma, semicolon, slash or line break. */
  | 'BRANCHES'
  /** Postal town, which together with the name matches a stored workplace. */
  | 'CITY'
  /** E-mail address of the contact person. */
  | 'CONTACT_EMAIL'
  /** Name of the contact person. */
  | 'CONTACT_NAME'
  /** Telephone number of the contact person. */
  | 'CONTACT_PHONE'
  /** A municipality of the school's list. */
  | 'MUNICIPALITY'
  /** The name of the workplace; required for a new one. */
  | 'NAME'
  /** Note of the school, at most 2 000 characters. */
  | 'NOTE'
  /** The organisation number, which matches a stored workplace. */
  | 'ORGANISATION_NUMBER'
  /** Number of students at a time; a new workplace without it gets one place. */
  | 'PLACES'
  /** Postal code. */
  | 'POSTAL_CODE'
  /** Street address. */
  | 'STREET'
  /** E-mail address of the supervisor. */
  | 'SUPERVISOR_EMAIL'
  /** Name of a supervisor; each row of a workplace can have another one. */
  | 'SUPERVISOR_NAME'
  /** Telephone number of the supervisor. */
  | 'SUPERVISOR_PHONE'
  /** Unit or department within the organisation. */
  | 'UNIT';

/** An error or warning about a row of workplaces. */
export type WorkplaceImportIssue = {
  __typename?: 'WorkplaceImportIssue';
  /** The column's header; null for the row as a whole. */
  column: Maybe<Scalars['String']['output']>;
  /** The field to correct; null if there is no single one. */
  field: Maybe<WorkplaceImportField>;
  /** In Swedish, with the reason. */
  message: Scalars['String']['output'];
  /** Possible corrections, each usable as the cell's new text. Null if there are none. */
  suggestions: Maybe<Array<Scalars['String']['output']>>;
  /** The text of the cell; null for an empty cell or the row as a whole. */
  value: Maybe<Scalars['String']['output']>;
  /** True for a warning, which does not prevent the import of the row. */
  warning: Scalars['Boolean']['output'];
};

/** Maps a column of a workbook of workplaces to a field. */
export type WorkplaceImportMapping = {
  /** The column's `index`, zero-based; BAD_REFERENCE if the file has no such column. */
  column: Scalars['Int']['input'];
  /** The field; null ignores the column. A field mapped twice is rejected (DUPLICATE). */
  field?: InputMaybe<WorkplaceImportField>;
};

/** The effect of the commit on a row of a workbook of workplaces. */
export type WorkplaceImportOutcome =
  /** Changes a stored workplace or one of its supervisors. */
  | 'CHANGED'
  /** Has an error, or is about the workplace of a row that has one; skipped. */
  | 'INVALID'
  /** The user has left it out; skipped, and other rows about the workplace are imported without it. */
  | 'LEFT_OUT'
  /** Creates a workplace, or adds a supervisor to the new workplace of another row. */
  | 'NEW'
  /** Matches the stored data; nothing is written. */
  | 'UNCHANGED';

/** A row of the workbook with its validation result. */
export type WorkplaceImportRow = {
  __typename?: 'WorkplaceImportRow';
  /** The cells by column index, with the corrections made in the preview. */
  cells: Array<Maybe<Scalars['String']['output']>>;
  /** Filled for CHANGED rows; empty for all others. */
  changes: Array<WorkplaceImportChange>;
  /** Errors and warnings together; empty if there are none. */
  errors: Array<WorkplaceImportIssue>;
  /** The name of the workplace; null without one. */
  name: Maybe<Scalars['String']['output']>;
  /** The expected effect of the commit; after the commit, the actual one. */
  outcome: WorkplaceImportOutcome;
  /** The spreadsheet's row number, so the first row below the header is usually 2. */
  row: Scalars['Int']['output'];
  /** The matched workplace; null for a new one. */
  workplaceId: Maybe<Scalars['ID']['output']>;
};

/** State of an import of workplaces. */
export type WorkplaceImportState =
  /** Committed. */
  | 'DONE'
  /** Read and validated. It can be corrected and committed within an hour of the last correction. */
  | 'PREVIEW'
  /** Committed and then undone. */
  | 'UNDONE';

/** Number of rows per outcome, and of workplaces. */
export type WorkplaceImportSummary = {
  __typename?: 'WorkplaceImportSummary';
  /** Rows that change stored workplaces. */
  changed: Scalars['Int']['output'];
  /** Stored workplaces that are changed. */
  changedWorkplaces: Scalars['Int']['output'];
  /** Rows that are skipped because of an error. */
  invalid: Scalars['Int']['output'];
  /** Rows that the user has left out. */
  leftOut: Scalars['Int']['output'];
  /** Rows of new workplaces. */
  new: Scalars['Int']['output'];
  /** New workplaces; several rows for one count once. */
  newWorkplaces: Scalars['Int']['output'];
  /** Rows that match the stored data. */
  unchanged: Scalars['Int']['output'];
};

/** What a merge of two workplaces moves to the kept one. */
export type WorkplaceMergePreview = {
  __typename?: 'WorkplaceMergePreview';
  /** True if the kept workplace gets more students on a day than it has places: `mergeWorkplaces` needs `overCapacity`. */
  exceedsPlaces: Scalars['Boolean']['output'];
  /** Version of the merged workplace, passed to `mergeWorkplaces`. */
  fromVersion: Scalars['Int']['output'];
  /** Version of the kept workplace, passed to `mergeWorkplaces`. */
  intoVersion: Scalars['Int']['output'];
  /** Number of them that have not ended. */
  openPlacements: Scalars['Int']['output'];
  /** Number of placements to move, ended ones included. */
  placements: Scalars['Int']['output'];
  /** Number of supervisors to move; those of a name that the kept workplace has are merged, save with another e-mail address. */
  supervisors: Scalars['Int']['output'];
  /** Warnings in Swedish to check before merging. */
  warnings: Array<Scalars['String']['output']>;
};

/** Two different workplaces; NOT_FOUND if either is unknown. */
export type WorkplaceMergePreviewInput = {
  /** The workplace to merge; it is deleted. */
  from: Scalars['ID']['input'];
  /** The workplace to keep. */
  into: Scalars['ID']['input'];
};

/** A page of workplaces. */
export type WorkplacePage = {
  __typename?: 'WorkplacePage';
  /** In the requested order. */
  nodes: Array<Workplace>;
  /** Number of workplaces that match the filter, on all pages. */
  totalCount: Scalars['Int']['output'];
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
  branches?: InputMaybe<Array<Branch>>;
  /** At most 60 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** An e-mail address. */
  contactEmail?: InputMaybe<Scalars['String']['input']>;
  /** At most 80 characters. */
  contactName?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number as people write it. */
  contactPhone?: InputMaybe<Scalars['String']['input']>;
  /** A municipality of the school's list. */
  municipality?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** At most 2 000 characters; nothing about a student. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** With its check digit, in any spelling; not the personal number of a sole trader. */
  organisationNumber?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 500 students at a time. */
  places: Scalars['Int']['input'];
  /** At most 10 characters. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** Day of the latest assessment of risks, not in the future. */
  riskAssessedOn?: InputMaybe<Scalars['Date']['input']>;
  /** At most 120 characters. */
  street?: InputMaybe<Scalars['String']['input']>;
  /** Unit or department within the organisation, at most 120 characters. */
  unit?: InputMaybe<Scalars['String']['input']>;
};

/** Filter, order and page. */
export type WorkplacesInput = {
  /** Default all workplaces. */
  filter?: InputMaybe<WorkplaceFilter>;
  /** 1 to 200; default 50. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** From 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Default by name. */
  sort?: InputMaybe<WorkplaceSort>;
};

/** The arguments of each field of Query. */
export interface QueryArgs {
  accessLog: QueryAccessLogArgs;
  anonymisePreview: QueryAnonymisePreviewArgs;
  apiKeys: Record<string, never>;
  asksForReason: QueryAsksForReasonArgs;
  assignableInstances: QueryAssignableInstancesArgs;
  auditLog: QueryAuditLogArgs;
  board: QueryBoardArgs;
  calendar: QueryCalendarArgs;
  calendarSubscription: Record<string, never>;
  catalogueCourse: QueryCatalogueCourseArgs;
  catalogueCourses: QueryCatalogueCoursesArgs;
  checkStudyPlan: QueryCheckStudyPlanArgs;
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
  courseWaiting: QueryCourseWaitingArgs;
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
  expiredPlacements: QueryExpiredPlacementsArgs;
  exportStudents: QueryExportStudentsArgs;
  file: QueryFileArgs;
  files: QueryFilesArgs;
  findStudents: QueryFindStudentsArgs;
  firstRun: Record<string, never>;
  followUpAssignees: QueryFollowUpAssigneesArgs;
  followUps: Record<string, never>;
  freePlaces: QueryFreePlacesArgs;
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
  jobs: Record<string, never>;
  listExport: QueryListExportArgs;
  mapping: QueryMappingArgs;
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
  ownCourse: QueryOwnCourseArgs;
  ownExamTerms: QueryOwnExamTermsArgs;
  ownStudents: Record<string, never>;
  packagePlan: QueryPackagePlanArgs;
  participantMessagePreview: QueryParticipantMessagePreviewArgs;
  placement: QueryPlacementArgs;
  placementCourses: QueryPlacementCoursesArgs;
  placementHours: QueryPlacementHoursArgs;
  placements: QueryPlacementsArgs;
  previewEnrollMany: QueryPreviewEnrollManyArgs;
  previewEnrollOnPackage: QueryPreviewEnrollOnPackageArgs;
  previewEnrollmentChange: QueryPreviewEnrollmentChangeArgs;
  previewStudyPlanImport: QueryPreviewStudyPlanImportArgs;
  priceLists: QueryPriceListsArgs;
  program: QueryProgramArgs;
  programs: QueryProgramsArgs;
  proposePlaces: QueryProposePlacesArgs;
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
  studyPlan: QueryStudyPlanArgs;
  studyPlanAt: QueryStudyPlanAtArgs;
  studyPlanChoices: Record<string, never>;
  studyPlanExchange: QueryStudyPlanExchangeArgs;
  studyPlanRevisions: QueryStudyPlanRevisionsArgs;
  studyPlans: QueryStudyPlansArgs;
  supervisorCertificate: QuerySupervisorCertificateArgs;
  supervisorView: QuerySupervisorViewArgs;
  systemStatus: Record<string, never>;
  tasks: Record<string, never>;
  teacherDetail: QueryTeacherDetailArgs;
  teacherManagement: QueryTeacherManagementArgs;
  teacherReplacementPreview: QueryTeacherReplacementPreviewArgs;
  teachers: Record<string, never>;
  termPlan: QueryTermPlanArgs;
  unknownCourseNames: QueryUnknownCourseNamesArgs;
  unmatchedCourses: Record<string, never>;
  user: QueryUserArgs;
  users: QueryUsersArgs;
  validations: QueryValidationsArgs;
  verifyDocument: QueryVerifyDocumentArgs;
  waitingCorrections: Record<string, never>;
  workplace: QueryWorkplaceArgs;
  workplaceAgreementFile: QueryWorkplaceAgreementFileArgs;
  workplaceContacts: QueryWorkplaceContactsArgs;
  workplaceDuplicates: Record<string, never>;
  workplaceImport: QueryWorkplaceImportArgs;
  workplaceImports: Record<string, never>;
  workplaceMergePreview: QueryWorkplaceMergePreviewArgs;
  workplaces: QueryWorkplacesArgs;
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
  addSupervisor: MutationAddSupervisorArgs;
  addWorkplaceAgreement: MutationAddWorkplaceAgreementArgs;
  addWorkplaceContact: MutationAddWorkplaceContactArgs;
  agreeOwnStudyPlan: MutationAgreeOwnStudyPlanArgs;
  agreeStudyPlan: MutationAgreeStudyPlanArgs;
  anonymiseStudent: MutationAnonymiseStudentArgs;
  answerCorrection: MutationAnswerCorrectionArgs;
  assessPlacement: MutationAssessPlacementArgs;
  assessPlacementByLink: MutationAssessPlacementByLinkArgs;
  assignTeacher: MutationAssignTeacherArgs;
  attachSignedAgreement: MutationAttachSignedAgreementArgs;
  attachSupervisorCertificate: MutationAttachSupervisorCertificateArgs;
  attachWorkplaceAgreement: MutationAttachWorkplaceAgreementArgs;
  bookExams: MutationBookExamsArgs;
  cancelCourseInstance: MutationCancelCourseInstanceArgs;
  cancelExamOccasion: MutationCancelExamOccasionArgs;
  cancelJob: MutationCancelJobArgs;
  cancelTeacherReplacement: MutationCancelTeacherReplacementArgs;
  changeEnrollments: MutationChangeEnrollmentsArgs;
  changePassword: MutationChangePasswordArgs;
  chooseDefaultView: MutationChooseDefaultViewArgs;
  closeStudyPlan: MutationCloseStudyPlanArgs;
  commitImport: MutationCommitImportArgs;
  commitWorkplaceImport: MutationCommitWorkplaceImportArgs;
  completeFollowUp: MutationCompleteFollowUpArgs;
  confirmPlacementWeek: MutationConfirmPlacementWeekArgs;
  confirmWeekByLink: MutationConfirmWeekByLinkArgs;
  copyCoursePackage: MutationCopyCoursePackageArgs;
  copyCoursePackages: MutationCopyCoursePackagesArgs;
  copyCourseToGy25: MutationCopyCourseToGy25Args;
  copyPriceLists: MutationCopyPriceListsArgs;
  correctEarnings: MutationCorrectEarningsArgs;
  createApiKey: MutationCreateApiKeyArgs;
  createCalendarSubscription: Record<string, never>;
  createCourse: MutationCreateCourseArgs;
  createCourseInstance: MutationCreateCourseInstanceArgs;
  createCourseInstanceSeries: MutationCreateCourseInstanceSeriesArgs;
  createCourseInstances: MutationCreateCourseInstancesArgs;
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
  createPlacementDocument: MutationCreatePlacementDocumentArgs;
  createPriceList: MutationCreatePriceListArgs;
  createProgram: MutationCreateProgramArgs;
  createSavedView: MutationCreateSavedViewArgs;
  createStudent: MutationCreateStudentArgs;
  createStudyPlanDocument: MutationCreateStudyPlanDocumentArgs;
  createSupervisorLink: MutationCreateSupervisorLinkArgs;
  createTask: MutationCreateTaskArgs;
  createUser: MutationCreateUserArgs;
  createWorkplace: MutationCreateWorkplaceArgs;
  deactivateUser: MutationDeactivateUserArgs;
  decideExam: MutationDecideExamArgs;
  decideExams: MutationDecideExamsArgs;
  decideValidation: MutationDecideValidationArgs;
  deleteAplComment: MutationDeleteAplCommentArgs;
  deleteCalendarSubscription: Record<string, never>;
  deleteCourse: MutationDeleteCourseArgs;
  deleteCourseInstance: MutationDeleteCourseInstanceArgs;
  deleteCourseInstances: MutationDeleteCourseInstancesArgs;
  deleteCoursePackage: MutationDeleteCoursePackageArgs;
  deleteCoursePackages: MutationDeleteCoursePackagesArgs;
  deleteExam: MutationDeleteExamArgs;
  deleteFile: MutationDeleteFileArgs;
  deleteMyTasks: Record<string, never>;
  deletePlacement: MutationDeletePlacementArgs;
  deletePriceList: MutationDeletePriceListArgs;
  deleteProgram: MutationDeleteProgramArgs;
  deleteSavedView: MutationDeleteSavedViewArgs;
  deleteStudentComment: MutationDeleteStudentCommentArgs;
  deleteTask: MutationDeleteTaskArgs;
  deleteWorkplace: MutationDeleteWorkplaceArgs;
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
  erasePlacements: MutationErasePlacementsArgs;
  fillGrades: MutationFillGradesArgs;
  forgetCourseAlias: MutationForgetCourseAliasArgs;
  freezePeriod: MutationFreezePeriodArgs;
  holdTalk: MutationHoldTalkArgs;
  importCourses: MutationImportCoursesArgs;
  importStudyPlan: MutationImportStudyPlanArgs;
  linkStudentAccount: MutationLinkStudentAccountArgs;
  login: MutationLoginArgs;
  logout: Record<string, never>;
  markCommentsSeen: MutationMarkCommentsSeenArgs;
  markInvoiced: MutationMarkInvoicedArgs;
  markManyInvoiced: MutationMarkManyInvoicedArgs;
  matchNeeds: MutationMatchNeedsArgs;
  matchSafeNeeds: MutationMatchSafeNeedsArgs;
  mergeStudents: MutationMergeStudentsArgs;
  mergeWorkplaces: MutationMergeWorkplacesArgs;
  messageParticipants: MutationMessageParticipantsArgs;
  moveExamBooking: MutationMoveExamBookingArgs;
  moveStudyPlanItem: MutationMoveStudyPlanItemArgs;
  planPlacement: MutationPlanPlacementArgs;
  planTalk: MutationPlanTalkArgs;
  previewImport: MutationPreviewImportArgs;
  previewWorkplaceImport: MutationPreviewWorkplaceImportArgs;
  putStudyPlanItem: MutationPutStudyPlanItemArgs;
  readPriceWorkbook: MutationReadPriceWorkbookArgs;
  recordExam: MutationRecordExamArgs;
  registerExam: MutationRegisterExamArgs;
  relockGrade: MutationRelockGradeArgs;
  removeEnrollment: MutationRemoveEnrollmentArgs;
  removeStudyPlanItem: MutationRemoveStudyPlanItemArgs;
  removeSupervisor: MutationRemoveSupervisorArgs;
  removeSupervisorCertificate: MutationRemoveSupervisorCertificateArgs;
  removeWorkplaceAgreement: MutationRemoveWorkplaceAgreementArgs;
  removeWorkplaceContact: MutationRemoveWorkplaceContactArgs;
  renewInvitations: MutationRenewInvitationsArgs;
  reopenCourseInstance: MutationReopenCourseInstanceArgs;
  replaceTeacher: MutationReplaceTeacherArgs;
  reportAbsenceByLink: MutationReportAbsenceByLinkArgs;
  reportIncident: MutationReportIncidentArgs;
  reportPlacementHours: MutationReportPlacementHoursArgs;
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
  revokeSupervisorLink: MutationRevokeSupervisorLinkArgs;
  saveDocumentToFiles: MutationSaveDocumentToFilesArgs;
  saveMapping: MutationSaveMappingArgs;
  saveStudyPlan: MutationSaveStudyPlanArgs;
  seeAssessment: MutationSeeAssessmentArgs;
  sendAgreement: MutationSendAgreementArgs;
  sendCancellationMails: MutationSendCancellationMailsArgs;
  sendExamSummons: MutationSendExamSummonsArgs;
  sendOccasionMails: MutationSendOccasionMailsArgs;
  sendResetLink: MutationSendResetLinkArgs;
  sendTestMail: Record<string, never>;
  setAplStatus: MutationSetAplStatusArgs;
  setAplStatuses: MutationSetAplStatusesArgs;
  setCourseArchived: MutationSetCourseArchivedArgs;
  setCourseInstancesTeacher: MutationSetCourseInstancesTeacherArgs;
  setCoursesArchived: MutationSetCoursesArchivedArgs;
  setCoursesPriceCategory: MutationSetCoursesPriceCategoryArgs;
  setExamGrade: MutationSetExamGradeArgs;
  setExamTeacher: MutationSetExamTeacherArgs;
  setGrade: MutationSetGradeArgs;
  setGradeDate: MutationSetGradeDateArgs;
  setPackageArchived: MutationSetPackageArchivedArgs;
  setPackagesArchived: MutationSetPackagesArchivedArgs;
  setPlacementState: MutationSetPlacementStateArgs;
  setProgramArchived: MutationSetProgramArchivedArgs;
  setProtected: MutationSetProtectedArgs;
  setResponsibleTeacher: MutationSetResponsibleTeacherArgs;
  setStudyPlanItemNote: MutationSetStudyPlanItemNoteArgs;
  setUserRole: MutationSetUserRoleArgs;
  setUsersActive: MutationSetUsersActiveArgs;
  setWorkplaceState: MutationSetWorkplaceStateArgs;
  signAgreement: MutationSignAgreementArgs;
  signAgreementByLink: MutationSignAgreementByLinkArgs;
  signGrades: MutationSignGradesArgs;
  signOwnAgreement: MutationSignOwnAgreementArgs;
  skipFirstRunStep: MutationSkipFirstRunStepArgs;
  skipNeeds: MutationSkipNeedsArgs;
  takeBackStudyPlanWish: MutationTakeBackStudyPlanWishArgs;
  takeHeldImportRow: MutationTakeHeldImportRowArgs;
  unbookExam: MutationUnbookExamArgs;
  undoEndStudent: MutationUndoEndStudentArgs;
  undoEnrollmentBatch: MutationUndoEnrollmentBatchArgs;
  undoExamDecisions: MutationUndoExamDecisionsArgs;
  undoImport: MutationUndoImportArgs;
  undoMatch: MutationUndoMatchArgs;
  undoTeacherReplacement: MutationUndoTeacherReplacementArgs;
  undoWorkplaceImport: MutationUndoWorkplaceImportArgs;
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
  updatePlacement: MutationUpdatePlacementArgs;
  updatePriceList: MutationUpdatePriceListArgs;
  updateProgram: MutationUpdateProgramArgs;
  updateSavedView: MutationUpdateSavedViewArgs;
  updateSchoolSettings: MutationUpdateSchoolSettingsArgs;
  updateStudent: MutationUpdateStudentArgs;
  updateStudents: MutationUpdateStudentsArgs;
  updateSupervisor: MutationUpdateSupervisorArgs;
  updateTask: MutationUpdateTaskArgs;
  updateTeacherProfile: MutationUpdateTeacherProfileArgs;
  updateUser: MutationUpdateUserArgs;
  updateWorkplace: MutationUpdateWorkplaceArgs;
  updateWorkplaceAgreement: MutationUpdateWorkplaceAgreementArgs;
  updateWorkplaceContact: MutationUpdateWorkplaceContactArgs;
  updateWorkplaceImport: MutationUpdateWorkplaceImportArgs;
  uploadSignedAgreement: MutationUploadSignedAgreementArgs;
  wishInStudyPlan: MutationWishInStudyPlanArgs;
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
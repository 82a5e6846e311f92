/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
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

/** Someone else was first: where the card is now, and who moved it. */
export type AplMoveConflict = {
  __typename?: 'AplMoveConflict';
  card: BoardCard;
  movedAt?: Maybe<Scalars['DateTime']['output']>;
  movedBy?: Maybe<Scalars['String']['output']>;
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
  education?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  municipality?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  unseenCount: Scalars['Int']['output'];
};

export type BoardChange = {
  __typename?: 'BoardChange';
  actorId?: Maybe<Scalars['ID']['output']>;
  actorName?: Maybe<Scalars['String']['output']>;
  /** The card as the viewer sees it now; null when it is gone. */
  card?: Maybe<BoardCard>;
  /** The column before a move. */
  from?: Maybe<AplStatus>;
  kind: BoardChangeKind;
  studentId: Scalars['ID']['output'];
};

export type BoardChangeKind =
  | 'CHANGED'
  | 'COMMENTED'
  | 'MOVED'
  | 'REMOVED'
  | 'SEEN';

export type CancelJobInput = {
  id: Scalars['ID']['input'];
};

/** One change of a student's record (specification, section 3: Change history entry). */
export type ChangeHistoryEntry = {
  __typename?: 'ChangeHistoryEntry';
  changedBy?: Maybe<ChangedBy>;
  changedByRole?: Maybe<Role>;
  /** Names of the changed fields. */
  changes: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  newValues: Scalars['JSONObject']['output'];
  previousValues: Scalars['JSONObject']['output'];
  timestamp: Scalars['DateTime']['output'];
};

export type ChangedBy = {
  __typename?: 'ChangedBy';
  id?: Maybe<Scalars['ID']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

export type Comment = {
  __typename?: 'Comment';
  /** The author's display name. */
  author?: Maybe<Scalars['String']['output']>;
  /** Null for students and for imported comments. */
  authorId?: Maybe<Scalars['ID']['output']>;
  authorRole?: Maybe<Role>;
  /** `[RADERAD]` once deleted: the text leaves the server no more. */
  comment: Scalars['String']['output'];
  date: Scalars['DateTime']['output'];
  editedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name of who edited it last, the author too. */
  editedBy?: Maybe<Scalars['String']['output']>;
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

/** A planned or running occasion of a course. */
export type CourseInstanceSummary = {
  __typename?: 'CourseInstanceSummary';
  courseName: Scalars['String']['output'];
  endDate?: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  startDate?: Maybe<Scalars['Date']['output']>;
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
  points?: Maybe<Scalars['Int']['output']>;
  /** The teacher of its current or next instance; null when none is set. */
  teacher?: Maybe<TeacherUser>;
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

export type DeleteAplCommentInput = {
  commentId?: InputMaybe<Scalars['ID']['input']>;
  index: Scalars['Int']['input'];
  studentId: Scalars['ID']['input'];
};

export type DeleteCommentInput = {
  commentId: Scalars['ID']['input'];
  studentId: Scalars['ID']['input'];
};

export type DeleteFileInput = {
  id: Scalars['ID']['input'];
};

export type DeleteTaskInput = {
  id: Scalars['ID']['input'];
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
  courseInstance?: Maybe<CourseInstanceSummary>;
  endDate?: Maybe<Scalars['Date']['output']>;
  /** A to F, G, IG or – ; null while none is set. */
  grade?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** False while the entry is only planned. */
  isEnrollment: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  refId?: Maybe<EducationReference>;
  removedAt?: Maybe<Scalars['DateTime']['output']>;
  startDate?: Maybe<Scalars['Date']['output']>;
  status?: Maybe<EnrollmentStatus>;
  type: EducationType;
};

/** What an education entry points at: the fields of its own kind are set, the others null. */
export type EducationReference = {
  __typename?: 'EducationReference';
  courseCode?: Maybe<Scalars['String']['output']>;
  courseName?: Maybe<Scalars['String']['output']>;
  coursePackageName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  programName?: Maybe<Scalars['String']['output']>;
};

export type EducationType =
  | 'Course'
  | 'CoursePackage'
  | 'Program';

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

/** A workbook that has been read and checked. Nothing is written to students before it is committed; it expires after an hour. */
export type ImportBatch = {
  __typename?: 'ImportBatch';
  columns: Array<ImportColumn>;
  createdAt: Scalars['DateTime']['output'];
  filename: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The job that commits it, once there is one. */
  jobId?: Maybe<Scalars['ID']['output']>;
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
  after?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  onlyErrors?: InputMaybe<Scalars['Boolean']['input']>;
  outcome?: InputMaybe<ImportOutcome>;
};

export type ImportChange = {
  __typename?: 'ImportChange';
  after?: Maybe<Scalars['String']['output']>;
  before?: Maybe<Scalars['String']['output']>;
  field: ImportField;
};

/** A column of the workbook and the field that it is read as; null means it is not read. */
export type ImportColumn = {
  __typename?: 'ImportColumn';
  field?: Maybe<ImportField>;
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
  column?: Maybe<Scalars['String']['output']>;
  /** Swedish, with the reason. */
  message: Scalars['String']['output'];
  value?: Maybe<Scalars['String']['output']>;
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
  name?: Maybe<Scalars['String']['output']>;
  outcome: ImportOutcome;
  /** As the spreadsheet counts, so the first row below the header is usually 2. */
  row: Scalars['Int']['output'];
  /** The student that the row meets; null for a new one. */
  studentId?: Maybe<Scalars['ID']['output']>;
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
  message?: Maybe<Scalars['String']['output']>;
  result?: Maybe<Scalars['JSONObject']['output']>;
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

/** A sentence for the person at the screen. */
export type Message = {
  __typename?: 'Message';
  message: Scalars['String']['output'];
};

export type MissingField =
  | 'EMAIL'
  | 'PERSONAL_NUMBER'
  | 'PHONE';

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
  addAplComment: CommentHistory;
  addFile: UploadedFile;
  addStudentComment: CommentHistory;
  cancelJob: Job;
  /** Queues the commit. FORBIDDEN for a teacher when existing students would change. */
  commitImport: Job;
  createStudent: Student;
  createTask: Task;
  /** The author, or administrator and above. */
  deleteAplComment: CommentHistory;
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
  /** One account to one student; CONFLICT when either is already linked. */
  linkStudentAccount: Student;
  /** Signs in. The same refusal, in the same time, for an unknown address and a wrong password; TOO_MANY_REQUESTS after repeated failures. */
  login: LoginResult;
  /** Ends the session on the server at once, cookie and bearer alike. True also when nobody was signed in. */
  logout: Scalars['Boolean']['output'];
  /** Marks all comments of the student as seen by the viewer. */
  markCommentsSeen: CommentHistory;
  previewImport: ImportBatch;
  /** Mails a reset link where the account exists. The answer never tells whether it does. */
  requestPasswordReset: Message;
  /** Sets a new password and ends all sessions of the account. BAD_USER_INPUT when the link is used, expired or unknown. */
  resetPassword: Message;
  /** Moves a card. The same column does nothing; nothing is written on a conflict. */
  setAplStatus: SetAplStatusResult;
  /** Protected identity (skyddade personuppgifter): hides the student from everyone below administrator but the responsible teacher and the student. */
  setProtected: Student;
  setResponsibleTeacher: Student;
  /** Takes the import back as one unit. CONFLICT when later work depends on it or 24 hours have gone. */
  undoImport: ImportBatch;
  /** Changes what a column is read as, corrects cells, and checks all rows again. */
  updateImport: ImportBatch;
  updateStudent: Student;
  updateStudents: UpdateStudentsResult;
  /** Another's task is NOT_FOUND. */
  updateTask: Task;
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


export type MutationCommitImportArgs = {
  input: CommitImportInput;
};


export type MutationCreateStudentArgs = {
  input: CreateStudentInput;
};


export type MutationCreateTaskArgs = {
  input: CreateTaskInput;
};


export type MutationDeleteAplCommentArgs = {
  input: DeleteAplCommentInput;
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


export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
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


export type MutationUndoImportArgs = {
  input: UndoImportInput;
};


export type MutationUpdateImportArgs = {
  input: UpdateImportInput;
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

export type PreviewImportInput = {
  mapping?: InputMaybe<Array<ImportMapping>>;
  /** Names a workbook that this user has just sent to `POST /api/students/import/preview`. */
  uploadId: Scalars['ID']['input'];
};

export type Query = {
  __typename?: 'Query';
  /** The APL board: one card for each student that the viewer may see. */
  board: Board;
  /** The course catalogue in Swedish alphabetical order. */
  courses: Array<CourseSummary>;
  /** Exactly the filtered students, for the workbook export. */
  exportStudents: Array<Student>;
  /** One file, asked before its bytes are sent; the opening is written to the access log. */
  file?: Maybe<UploadedFile>;
  /** The files of a student, newest first. */
  files: Array<UploadedFile>;
  /** One's own batch; another's is NOT_FOUND. */
  importBatch?: Maybe<ImportBatch>;
  /** One's own batches of the last 24 hours, newest first. */
  importBatches: Array<ImportBatch>;
  /** One's own job, an administrator's any; else NOT_FOUND. */
  job?: Maybe<Job>;
  /** Who is signed in. UNAUTHENTICATED when nobody is. */
  me: SessionUser;
  /** The municipalities in Swedish alphabetical order. */
  municipalities: Array<Municipality>;
  /** One student. A student reads only the own record; every opening by staff is written to the access log. */
  student?: Maybe<Student>;
  /** The change history, newest first. */
  studentHistory: Array<ChangeHistoryEntry>;
  /** A student gets a list of one: the own record. Coordinator, specped and syv have no list. */
  students: StudentPage;
  /** The signed-in user's own tasks, oldest first. */
  tasks: Array<Task>;
  /** Teachers in Swedish alphabetical order. */
  teachers: Array<Teacher>;
};


export type QueryExportStudentsArgs = {
  filter?: InputMaybe<StudentFilter>;
  sort?: InputMaybe<StudentSort>;
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


export type QueryStudentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryStudentHistoryArgs = {
  studentId: Scalars['ID']['input'];
};


export type QueryStudentsArgs = {
  input?: InputMaybe<StudentsInput>;
};

export type RequestPasswordResetInput = {
  email: Scalars['String']['input'];
};

export type ResetPasswordInput = {
  /** Trimmed; 15 to 128 characters unless configured otherwise, not among the most common, not the person's or the school's name. */
  newPassword: Scalars['String']['input'];
  /** From the mailed link; single use, valid for 60 minutes. */
  token: Scalars['String']['input'];
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

/** The signed-in person (specification, section 3: User session). */
export type SessionUser = {
  __typename?: 'SessionUser';
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
  role: Role;
  /** The student record that this account is linked to; null for staff and for accounts not yet linked. */
  studentId?: Maybe<Scalars['ID']['output']>;
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

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type Student = {
  __typename?: 'Student';
  additionalInfo?: Maybe<Scalars['String']['output']>;
  aplStatus: AplStatus;
  /** When the card came to its column. */
  aplStatusSince: Scalars['DateTime']['output'];
  commentCount: Scalars['Int']['output'];
  /** Oldest first, deleted entries included, so an index never shifts. */
  commentHistory: Array<Comment>;
  education: Array<EducationEntry>;
  /** Package or program, else the course or the number of courses; null without any. */
  educationSummary?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  endDate?: Maybe<Scalars['Date']['output']>;
  enrollmentStats: EnrollmentStats;
  /** The free text 'Provstatus'. */
  exam?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Null for those who may not know of it. */
  isProtected?: Maybe<Scalars['Boolean']['output']>;
  municipality?: Maybe<Municipality>;
  name: Scalars['String']['output'];
  /** `YYYYMMDD-NNNN`. Outside the student page masked to `YYYYMMDD-****` below teacher. */
  personalNumber?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  startDate?: Maybe<Scalars['Date']['output']>;
  status: StudentStatus;
  teacher?: Maybe<Teacher>;
  /** The responsible teacher's id, as in `teachers`. */
  teacherId?: Maybe<Scalars['ID']['output']>;
  /** Comments that the viewer has not seen; deleted ones do not count. */
  unseenCommentCount: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** The linked account; null below administrator. */
  userId?: Maybe<Scalars['ID']['output']>;
  /** Counts the changes to the student's details; send it with an edit to never overwrite someone else's. */
  version: Scalars['Int']['output'];
  viewerMay: StudentRights;
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
  nextCursor?: Maybe<Scalars['String']['output']>;
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

export type TeacherUser = {
  __typename?: 'TeacherUser';
  id: Scalars['ID']['output'];
  /** The display name, never an e-mail address. */
  username: Scalars['String']['output'];
};

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
  uploadedBy?: Maybe<Scalars['String']['output']>;
  viewerMayDelete: Scalars['Boolean']['output'];
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

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { userId: string, name: string, email: string, role: Role, studentId: string | null } };


export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}}]}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
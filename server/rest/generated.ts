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

export type CancelJobInput = {
  id: string;
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

export type CreateApiKeyInput = {
  /** In the future. */
  expiresAt?: string | null | undefined;
  /** 1 to 120 characters. */
  name: string;
  /** At most ADMIN. */
  role: Role;
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

export type DeleteExamInput = {
  id: string;
};

export type DeleteFileInput = {
  id: string;
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

export type EndSessionInput = {
  id: string;
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
  after?: string | null | undefined;
  filter?: ExamFilter | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  page?: number | null | undefined;
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

export type PreviewImportInput = {
  mapping?: Array<ImportMapping> | null | undefined;
  /** Names a workbook that this user has just sent to `POST /api/students/import/preview`. */
  uploadId: string;
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

/** Name, number, phone, e-mail and municipality are copied from the stored record, never from the input. */
export type RegisterExamInput = {
  /** At most 200 characters. */
  address?: string | null | undefined;
  /** The course's title, 1 to 120 characters. */
  course: string;
  /** True when the material has been fetched; the moment is the server's. */
  materialReceived?: boolean | null | undefined;
  paymentDate?: string | null | undefined;
  /** Read only without `studentId`, and only from staff. */
  personalNumber?: string | null | undefined;
  requestedMonth: Month;
  /** Whom the exam is for. Left out, a student means the own record; staff name the student by `personalNumber` then. */
  studentId?: string | null | undefined;
  /** The responsible teacher, as in `teachers`. */
  teacherId?: string | null | undefined;
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

export type SortDirection =
  | 'ASC'
  | 'DESC';

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

export type Theme =
  | 'DARK'
  | 'LIGHT'
  /** Follows the device. */
  | 'SYSTEM';

export type UndoImportInput = {
  batchId: string;
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
    | { __typename: 'StudentCard', id: string, type: string, title: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, status: StudentStatus, educationSummary: string | null, withheld: Array<string>, link: string, municipality: { type: string } | null, education: Array<{ id: string, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, removedAt: string | null, isEnrollment: boolean, refId: { id: string, courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null } | null, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null }>, teacher: { id: string, username: string } | null }
    | { __typename: 'TeacherCard', id: string, type: string, title: string, email: string | null, active: boolean, studentCount: number, courseInstances: Array<{ id: string, courseName: string, startDate: string | null, endDate: string | null }> }
   | null };

export type RestTeachersQueryVariables = Exact<{ [key: string]: never; }>;


export type RestTeachersQuery = { teachers: Array<{ id: string, userId: { id: string, username: string } }> };

export type RestCoursesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCoursesQuery = { courses: Array<{ id: string, courseName: string, courseCode: string, points: number | null, teacher: { id: string, username: string } | null }> };

export type RestExamFragment = { id: string, version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, decision: ExamDecision | null, comment: string | null, createdAt: string, municipality: { type: string } | null, teacher: { id: string, userId: { id: string, username: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } };

export type RestExamsQueryVariables = Exact<{
  input: ExamsInput;
}>;


export type RestExamsQuery = { exams: { nextCursor: string | null, nodes: Array<{ id: string, version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, decision: ExamDecision | null, comment: string | null, createdAt: string, municipality: { type: string } | null, teacher: { id: string, userId: { id: string, username: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } }> } };

export type RestRegisterExamMutationVariables = Exact<{
  input: RegisterExamInput;
}>;


export type RestRegisterExamMutation = { registerExam: { id: string, version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, decision: ExamDecision | null, comment: string | null, createdAt: string, municipality: { type: string } | null, teacher: { id: string, userId: { id: string, username: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } } };

export type RestDecideExamMutationVariables = Exact<{
  input: DecideExamInput;
}>;


export type RestDecideExamMutation = { decideExam: { id: string, version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, decision: ExamDecision | null, comment: string | null, createdAt: string, municipality: { type: string } | null, teacher: { id: string, userId: { id: string, username: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } } };

export type RestDeleteExamMutationVariables = Exact<{
  input: DeleteExamInput;
}>;


export type RestDeleteExamMutation = { deleteExam: string };

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


export type RestMyDataQuery = { myData: { createdAt: string, account: { userId: string, version: number, name: string, email: string, phone: string | null, role: Role, studentId: string | null, teacherId: string | null, createdAt: string, settings: { theme: Theme, reducedMotion: boolean, pageSize: number, startPage: string | null, shortcuts: boolean, mutedNotifications: Array<NotificationKind> } }, sessions: Array<{ id: string, current: boolean, createdAt: string, lastSeenAt: string, expiresAt: string, address: string | null, userAgent: string | null }>, tasks: Array<{ id: string, description: string }>, student: { id: string, version: number, name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, municipality: { type: string } | null, education: Array<{ id: string, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, removedAt: string | null, isEnrollment: boolean, refId: { id: string, courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null } | null, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ id: string, author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number }> } | null, exams: Array<{ id: string, version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, decision: ExamDecision | null, comment: string | null, createdAt: string, municipality: { type: string } | null, teacher: { id: string, userId: { id: string, username: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } }>, files: Array<{ id: string, filename: string, uploadedAt: string, size: number, mimeType: string }>, changes: Array<{ changedAt: string, changes: Array<string>, previousValues: Record<string, unknown>, newValues: Record<string, unknown> }> } };

export type RestAccessLogQueryVariables = Exact<{
  input: AccessLogInput;
}>;


export type RestAccessLogQuery = { accessLog: { nextCursor: string | null, nodes: Array<{ id: string, at: string, userId: string, userName: string | null, role: Role, action: string, studentId: string | null, studentName: string | null, result: AccessResult, isProtected: boolean }> } };

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

export type RestCommentFragment = { id: string, author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number };

export type RestStudentFragment = { id: string, version: number, name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, municipality: { type: string } | null, education: Array<{ id: string, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, removedAt: string | null, isEnrollment: boolean, refId: { id: string, courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null } | null, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ id: string, author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number }> };

export type RestStudentDetailsQueryVariables = Exact<{
  id: string;
}>;


export type RestStudentDetailsQuery = { student: { id: string, version: number, name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, municipality: { type: string } | null, education: Array<{ id: string, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, removedAt: string | null, isEnrollment: boolean, refId: { id: string, courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null } | null, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ id: string, author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number }> } | null };

export type RestStudentsQueryVariables = Exact<{
  input: StudentsInput;
}>;


export type RestStudentsQuery = { students: { nextCursor: string | null, nodes: Array<{ id: string, version: number, name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, municipality: { type: string } | null, education: Array<{ id: string, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, removedAt: string | null, isEnrollment: boolean, refId: { id: string, courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null } | null, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ id: string, author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number }> }> } };

export type RestStudentHistoryQueryVariables = Exact<{
  studentId: string;
}>;


export type RestStudentHistoryQuery = { studentHistory: Array<{ id: string, timestamp: string, changedByRole: Role | null, changes: Array<string>, previousValues: Record<string, unknown>, newValues: Record<string, unknown>, changedBy: { id: string | null, name: string | null } | null }> };

export type RestCreateStudentMutationVariables = Exact<{
  input: CreateStudentInput;
}>;


export type RestCreateStudentMutation = { createStudent: { id: string, version: number, name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, municipality: { type: string } | null, education: Array<{ id: string, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, removedAt: string | null, isEnrollment: boolean, refId: { id: string, courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null } | null, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ id: string, author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number }> } };

export type RestUpdateStudentMutationVariables = Exact<{
  input: UpdateStudentInput;
}>;


export type RestUpdateStudentMutation = { updateStudent: { id: string, version: number, name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, municipality: { type: string } | null, education: Array<{ id: string, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, removedAt: string | null, isEnrollment: boolean, refId: { id: string, courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null } | null, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ id: string, author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number }> } };

export type RestSetResponsibleTeacherMutationVariables = Exact<{
  input: SetResponsibleTeacherInput;
}>;


export type RestSetResponsibleTeacherMutation = { setResponsibleTeacher: { id: string, version: number, name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, municipality: { type: string } | null, education: Array<{ id: string, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, removedAt: string | null, isEnrollment: boolean, refId: { id: string, courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null } | null, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ id: string, author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number }> } };

export type RestLinkStudentAccountMutationVariables = Exact<{
  input: LinkStudentAccountInput;
}>;


export type RestLinkStudentAccountMutation = { linkStudentAccount: { id: string, version: number, name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, municipality: { type: string } | null, education: Array<{ id: string, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, removedAt: string | null, isEnrollment: boolean, refId: { id: string, courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null } | null, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ id: string, author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number }> } };

export type RestSetProtectedMutationVariables = Exact<{
  input: SetProtectedInput;
}>;


export type RestSetProtectedMutation = { setProtected: { id: string, version: number, name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, municipality: { type: string } | null, education: Array<{ id: string, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, removedAt: string | null, isEnrollment: boolean, refId: { id: string, courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null } | null, courseInstance: { id: string, courseName: string, startDate: string | null, endDate: string | null } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ id: string, author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number }> } };

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

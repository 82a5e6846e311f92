/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

/** The language of a document's own words; names of courses stay Swedish. */
export type DocumentLanguage =
  /** English. */
  | 'EN'
  /** Swedish. */
  | 'SV';

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

/** What an education entry is of. */
export type EducationType =
  /** A single course; a level (nivå) of Gy25 is one too. */
  | 'Course'
  /** A kurspaket or yrkespaket: a fixed list of courses. */
  | 'CoursePackage'
  /** A program (studieväg): a set of rules rather than a list. */
  | 'Program';

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

/** How far a registration has come (specification, section 4). */
export type ExamStatus =
  /** Nekad */
  | 'DENIED'
  /** Intresse: registered, nothing decided yet. */
  | 'INTRESSE'
  /** Godkänd: accepted for the exam. It is not a grade. */
  | 'SCHEDULED';

/** The kind of file that a list is exported as (pages, section 0). */
export type ExportFormat =
  /** UTF-8 with byte order mark, semicolons, decimal comma: as Swedish Excel opens it. */
  | 'CSV'
  /** A workbook. */
  | 'XLSX';

/** What the commit would do, or has done, with a row. */
export type ImportOutcome =
  /** Changes a student who is there already; only an administrator may commit it. */
  | 'CHANGED'
  /** Has the personal number of a stored student and somebody else's name; left out unless decided. */
  | 'CONFLICT'
  /** Means the same person as an earlier row without adding a course, or perhaps a stored student; left out unless decided. */
  | 'DUPLICATE'
  /** Has an error and is left out. */
  | 'INVALID'
  /** Becomes a new student, or a course more of the new student of an earlier row. */
  | 'NEW'
  /** Says what is stored already; nothing is written. */
  | 'UNCHANGED';

/** The frozen month, the customer, and which part of it: one invoice, what is on none yet, or the whole month. */
export type InvoiceSheetInput = {
  /** The finally frozen month, as in `EarningFreeze.id`. */
  freezeId: string;
  /** Only what is on this invoice, as in `EarningInvoice.id`. */
  invoiceId?: string | null | undefined;
  /** The customer, as in `FrozenMunicipality.municipality`. */
  municipality: string;
  /** True: only what is on no invoice yet. Not together with `invoiceId`. */
  pending?: boolean | null | undefined;
  /** True: with the names of students with protected identities. Otherwise they stand in one row without a name, so that the sum holds. */
  withProtected?: boolean | null | undefined;
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

/** How often somebody is told by e-mail of what has come. */
export type NotificationDigest =
  /** Each day on which something has come. */
  | 'DAILY'
  /** Never. */
  | 'NONE'
  /** Each week in which something has come. */
  | 'WEEKLY';

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

/** The student, the column to move to, and the one it was taken from. */
export type SetAplStatusInput = {
  /** The column that the card is dropped on; any may follow any. */
  aplStatus: AplStatus;
  /** The column that the card was taken from; CONFLICT when someone else has moved it since. */
  from?: AplStatus | null | undefined;
  /** The student whose card is moved; `BoardCard.id`. */
  studentId: string;
  /** True to take one's own move back: the card has stood in the column as long as if it had never left. False unless given. */
  undo?: boolean | null | undefined;
};

/** Which way a list is sorted; rows without a value stand last either way. */
export type SortDirection =
  /** Smallest, earliest or first in the alphabet first. */
  | 'ASC'
  /** Largest, latest or last in the alphabet first. */
  | 'DESC';

/** Filters of the student list; all given ones must hold. */
export type StudentFilter = {
  /** Students in this column of the APL board. */
  aplStatus?: AplStatus | null | undefined;
  /** Part of the name of a course, package or program, or a course code. */
  education?: string | null | undefined;
  /** Students whom this import, an `ImportBatch.id`, has added or changed. */
  importBatchId?: string | null | undefined;
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

/** The colours of the pages. */
export type Theme =
  /** Light text on a dark ground. */
  | 'DARK'
  /** Dark text on a light ground. */
  | 'LIGHT'
  /** Follows the device. */
  | 'SYSTEM';

export type RestIssuedDocumentFragment = { id: string, filename: string, size: number };

export type RestInvoiceSheetFragment = { month: string, municipality: string, totalOre: number, rows: Array<{ personalNumber: string | null, name: string, code: string | null, title: string, points: number | null, pausedDays: number | null, unpaidDays: number | null, kind: string, amountOre: number, reference: string | null }> };

export type RestListExportFragment = { list: string, format: ExportFormat, filename: string, rowCount: number | null, jobId: string | null, _id: string };

export type RestFileEntryFragment = { filename: string, uploadedAt: string, size: number, mimeType: string, _id: string, uploadDate: string };

export type RestImportErrorsQueryVariables = Exact<{
  batchId: string;
}>;


export type RestImportErrorsQuery = { importBatch: { filename: string, columns: Array<{ header: string }>, rows: Array<{ row: number, outcome: ImportOutcome, cells: Array<string | null>, errors: Array<{ message: string, warning: boolean }> }> } | null };

export type RestExportStudentsQueryVariables = Exact<{
  filter?: StudentFilter | null | undefined;
  sort?: StudentSort | null | undefined;
}>;


export type RestExportStudentsQuery = { exportStudents: Array<{ educationSummary: string | null, status: StudentStatus, aplStatus: AplStatus, unseenCommentCount: number, updatedAt: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, teacher: { userId: { username: string } } | null, municipality: { type: string } | null }> };

export type RestMyDataPaperQueryVariables = Exact<{ [key: string]: never; }>;


export type RestMyDataPaperQuery = { myData: { createdAt: string, account: { userId: string, version: number, name: string, email: string, phone: string | null, role: Role, studentId: string | null, teacherId: string | null, createdAt: string, isDemo: boolean, settings: { theme: Theme, reducedMotion: boolean, pageSize: number, startPage: string | null, shortcuts: boolean, mutedNotifications: Array<NotificationKind>, notificationDigest: NotificationDigest, tourSeen: boolean } }, sessions: Array<{ current: boolean, createdAt: string, lastSeenAt: string, expiresAt: string, address: string | null, userAgent: string | null, _id: string }>, tasks: Array<{ description: string, _id: string }>, student: { version: number, name: string, personalNumber: string | null, personalNumberKind: PersonalNumberKind | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, _id: string, education: Array<{ version: number, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }>, municipality: { type: string } | null } | null, exams: Array<{ version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, registeredOn: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: ExamDecision | null, comment: string | null, createdAt: string, _id: string, catalogueCourse: { code: string, name: string, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null, municipality: { type: string } | null, teacherId: { _id: string, userId: { username: string, _id: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } }>, files: Array<{ filename: string, uploadedAt: string, size: number, mimeType: string, _id: string, uploadDate: string }>, changes: Array<{ changedAt: string, changes: Array<string>, previousValues: Record<string, unknown>, newValues: Record<string, unknown> }>, registers: Array<{ name: string, title: string, entries: Array<Record<string, unknown>>, columns: Array<{ key: string, heading: string }> }>, leftOut: Array<{ title: string, reason: string }> } };

export type RestSetAplStatusMutationVariables = Exact<{
  input: SetAplStatusInput;
}>;


export type RestSetAplStatusMutation = { setAplStatus:
    | { __typename: 'AplMoveConflict', movedBy: string | null, card: { aplStatus: AplStatus } }
    | { __typename: 'AplMoved' }
   };

export type RestOccasionSummonsesQueryVariables = Exact<{
  occasionId: string;
}>;


export type RestOccasionSummonsesQuery = { occasionSummonses: Array<{ type: DocumentType, language: DocumentLanguage, landscape: boolean, schoolName: string, schoolDetails: Array<string>, title: string, subject: string, placeAndDate: string, signatoryName: string | null, signatoryTitle: string | null, blocks: Array<{ heading: string | null, paragraphs: Array<string>, signatures: Array<string>, facts: Array<{ label: string, value: string | null }>, table: { caption: string, rows: Array<Array<string>>, columns: Array<{ header: string, share: number, numeric: boolean }> } | null }> }> };

export type RestIssuedDocumentQueryVariables = Exact<{
  id: string;
}>;


export type RestIssuedDocumentQuery = { issuedDocument: { id: string, filename: string, size: number } | null };

export type RestInvoiceSheetQueryVariables = Exact<{
  input: InvoiceSheetInput;
}>;


export type RestInvoiceSheetQuery = { invoiceSheet: { month: string, municipality: string, totalOre: number, rows: Array<{ personalNumber: string | null, name: string, code: string | null, title: string, points: number | null, pausedDays: number | null, unpaidDays: number | null, kind: string, amountOre: number, reference: string | null }> } };

export type RestListExportQueryVariables = Exact<{
  id: string;
}>;


export type RestListExportQuery = { listExport: { list: string, format: ExportFormat, filename: string, rowCount: number | null, jobId: string | null, _id: string } | null };

export type RestStudentFieldsFragment = { name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, municipality: { type: string } | null };

export type RestMyDataFragment = { createdAt: string, account: { userId: string, version: number, name: string, email: string, phone: string | null, role: Role, studentId: string | null, teacherId: string | null, createdAt: string, isDemo: boolean, settings: { theme: Theme, reducedMotion: boolean, pageSize: number, startPage: string | null, shortcuts: boolean, mutedNotifications: Array<NotificationKind>, notificationDigest: NotificationDigest, tourSeen: boolean } }, sessions: Array<{ current: boolean, createdAt: string, lastSeenAt: string, expiresAt: string, address: string | null, userAgent: string | null, _id: string }>, tasks: Array<{ description: string, _id: string }>, student: { version: number, name: string, personalNumber: string | null, personalNumberKind: PersonalNumberKind | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, _id: string, education: Array<{ version: number, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }>, municipality: { type: string } | null } | null, exams: Array<{ version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, registeredOn: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: ExamDecision | null, comment: string | null, createdAt: string, _id: string, catalogueCourse: { code: string, name: string, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null, municipality: { type: string } | null, teacherId: { _id: string, userId: { username: string, _id: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } }>, files: Array<{ filename: string, uploadedAt: string, size: number, mimeType: string, _id: string, uploadDate: string }>, changes: Array<{ changedAt: string, changes: Array<string>, previousValues: Record<string, unknown>, newValues: Record<string, unknown> }>, registers: Array<{ name: string, title: string, entries: Array<Record<string, unknown>>, columns: Array<{ key: string, heading: string }> }>, leftOut: Array<{ title: string, reason: string }> };

export type RestDocumentSheetFragment = { type: DocumentType, language: DocumentLanguage, landscape: boolean, schoolName: string, schoolDetails: Array<string>, title: string, subject: string, placeAndDate: string, signatoryName: string | null, signatoryTitle: string | null, blocks: Array<{ heading: string | null, paragraphs: Array<string>, signatures: Array<string>, facts: Array<{ label: string, value: string | null }>, table: { caption: string, rows: Array<Array<string>>, columns: Array<{ header: string, share: number, numeric: boolean }> } | null }> };

export type RestProfileFragment = { userId: string, version: number, name: string, email: string, phone: string | null, role: Role, studentId: string | null, teacherId: string | null, createdAt: string, isDemo: boolean, settings: { theme: Theme, reducedMotion: boolean, pageSize: number, startPage: string | null, shortcuts: boolean, mutedNotifications: Array<NotificationKind>, notificationDigest: NotificationDigest, tourSeen: boolean } };

export type RestUserSessionFragment = { current: boolean, createdAt: string, lastSeenAt: string, expiresAt: string, address: string | null, userAgent: string | null, _id: string };

export type RestTaskFragment = { description: string, _id: string };

export type RestStudentFragment = { version: number, name: string, personalNumber: string | null, personalNumberKind: PersonalNumberKind | null, teacherId: string | null, aplStatus: AplStatus, userId: string | null, isProtected: boolean | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, _id: string, education: Array<{ version: number, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }>, municipality: { type: string } | null };

export type RestExamFragment = { version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, registeredOn: string, requestedMonth: Month, status: ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: ExamDecision | null, comment: string | null, createdAt: string, _id: string, catalogueCourse: { code: string, name: string, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null, municipality: { type: string } | null, teacherId: { _id: string, userId: { username: string, _id: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } };

export type RestEducationEntryFragment = { version: number, type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null };

export type RestCommentFragment = { author: string | null, authorId: string | null, authorRole: Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string };

export type RestEquivalentCourseFragment = { code: string, name: string, source: string | null };

export type RestEducationFieldsFragment = { type: EducationType, name: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null };

export type RestCourseInstanceSummaryFragment = { courseName: string, startDate: string | null, endDate: string | null, _id: string };

export type RestEducationReferenceFragment = { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> };

/** Whether the opening was allowed. */
export type AccessResult =
  /** The data was shown. */
  | 'OK'
  /** Someone asked for a student, or for something of theirs, without a right to it: their role has none, or the identity is protected from them. */
  | 'REFUSED';

/** Filters, all of which must hold, and page; left out, the latest 50 entries. */
export type AccessLogInput = {
  /** What this account has opened. */
  userId?: string | null | undefined;
  /** Openings and changes of this student's record; of lists those alone that showed the student while protected. */
  studentId?: string | null | undefined;
  /** Exactly this action, such as READ_STUDENT or EXPORT_LIST. */
  action?: string | null | undefined;
  /** The first day, in Swedish time. */
  from?: string | null | undefined;
  /** The last day, in Swedish time. */
  to?: string | null | undefined;
  /** Only openings of protected students (true) or of all others (false). */
  isProtected?: boolean | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** The `nextCursor` of the page before. */
  after?: string | null | undefined;
};

/** The system's name, the role and the expiry. */
export type CreateApiKeyInput = {
  /** 1 to 120 characters. */
  name: string;
  /** At most ADMIN. */
  role: Role;
  /** In the future. */
  expiresAt?: string | null | undefined;
};

/** The key to revoke, for good. */
export type RevokeApiKeyInput = {
  /** The key, from `apiKeys`; again is harmless. */
  id: string;
};

/** What stands in the trail of administration and sign-in. */
export type AuditKind =
  /** Somebody signed in. */
  | 'SIGNED_IN'
  /** A password was wrong, or the account unknown or deactivated; the account is named where there is one. */
  | 'SIGN_IN_FAILED'
  /** Somebody signed out. */
  | 'SIGNED_OUT'
  /** Sessions of an account were ended, by its person elsewhere or by an administrator. */
  | 'SESSIONS_ENDED'
  /** A link for a new password was mailed to who had asked for it. */
  | 'PASSWORD_LINK_REQUESTED'
  /** An administrator had a link for a new password mailed. */
  | 'PASSWORD_LINK_SENT'
  /** A password was set by a mailed link. */
  | 'PASSWORD_RESET'
  /** Somebody changed the own password. */
  | 'PASSWORD_CHANGED'
  /** An account was made. */
  | 'ACCOUNT_CREATED'
  /** Name, e-mail address or phone number of an account changed. */
  | 'ACCOUNT_CHANGED'
  /** The role of an account changed. */
  | 'ROLE_CHANGED'
  /** An account was deactivated. */
  | 'ACCOUNT_DEACTIVATED'
  /** An account was activated again. */
  | 'ACCOUNT_ACTIVATED'
  /** An account was erased with the student whose it was. */
  | 'ACCOUNT_ERASED'
  /** An account was linked to a student's record, or parted from it. */
  | 'STUDENT_LINKED'
  /** A key for another system was made. */
  | 'KEY_CREATED'
  /** A key for another system was revoked. */
  | 'KEY_REVOKED'
  /** The school's details, the numbers that its rules go by, its list of municipalities, or which of its first steps are left out changed. */
  | 'SETTINGS_CHANGED'
  /** Somebody decided whom a row of an import means. */
  | 'IMPORT_ROW_DECIDED'
  /** Somebody made an address by which another program reads the calendar. */
  | 'CALENDAR_LINK_CREATED'
  /** Somebody took that address away. */
  | 'CALENDAR_LINK_REMOVED'
  /** The participants of a course instance were mailed; the message is named, its text is not. */
  | 'PARTICIPANTS_MAILED'
  /** Mails about a cancellation, which waited for its undo, were sent at once. */
  | 'HELD_MAILS_SENT'
  /** The access log was read. */
  | 'ACCESS_LOG_READ'
  /** This trail was read, or taken out as a file. */
  | 'AUDIT_LOG_READ';

/** Filters, all of which must hold, and page; left out, the latest 50 entries. */
export type AuditLogInput = {
  /** What this account did, or what was done to it. */
  userId?: string | null | undefined;
  /** Actions of this kind alone. */
  kind?: AuditKind | null | undefined;
  /** The first day, in Swedish time. */
  from?: string | null | undefined;
  /** The last day, in Swedish time. */
  to?: string | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** The `nextCursor` of the page before. */
  after?: string | null | undefined;
};

/** What else the school year holds, shown on demand. */
export type CalendarLayer =
  /** First days of course instances that are not cancelled. */
  | 'COURSE_STARTS'
  /** Last days of course instances that are not cancelled. */
  | 'COURSE_ENDS'
  /** Days on which grades are due, of instances that are not over or where somebody lacks a grade. */
  | 'GRADES_DUE';

/** The period of at most 400 days, and the layers to show in it. */
export type CalendarInput = {
  /** First day of the period, counted. */
  from: string;
  /** At most 400 days later. */
  to: string;
  /** Which marks of the school year to add; none unless given. */
  layers?: Array<CalendarLayer> | null | undefined;
};

/** What the education list can be sorted by. */
export type EducationSortField =
  /** The name, in Swedish alphabetical order. */
  | 'NAME'
  /** The code, in Swedish alphabetical order. */
  | 'CODE'
  /** As in `EducationItem.points`. */
  | 'POINTS'
  /** As in `EducationItem.activeStudents`. */
  | 'STUDENTS'
  /** As in `EducationItem.ongoingInstances`. */
  | 'INSTANCES'
  /** The day until which the course is valid. */
  | 'VALID_TO';

/** A column of `EducationSortField`, and which way. */
export type EducationSort = {
  /** What to sort by. */
  field: EducationSortField;
  /** Ascending or descending; rows without a value come last either way. */
  direction: SortDirection;
};

/** What needs attention in what the school offers. */
export type AttentionKind =
  /** Kurser utan lärare */
  | 'WITHOUT_TEACHER'
  /** Kod okänd i Skolverkets register */
  | 'UNKNOWN_CODE'
  /** Gy11-kurs med start efter 2025-06-30 */
  | 'GY11_STARTED_LATE'
  /** Paket vars poängsumma avviker */
  | 'POINTS_DIFFER';

/** Filter, order and page (pages, section 3); everything that is offered by name unless given. */
export type EducationListInput = {
  /** Part of a name or a code. */
  q?: string | null | undefined;
  /** Only courses, packages or programs; all three unless given. */
  type?: EducationType | null | undefined;
  /** Only courses of this curriculum; packages and programs have none and are left out then. */
  system?: CourseSystem | null | undefined;
  /** By name unless given; rows without a value come last. */
  sort?: EducationSort | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1; 1 unless given. */
  page?: number | null | undefined;
  /** The `nextCursor` of the page before, with the same sorting. */
  after?: string | null | undefined;
};

/** A new comment on a student; one's own counts as seen by oneself. */
export type AddCommentInput = {
  /** The student whom the comment is about. */
  studentId: string;
  /** 1 to 4 000 characters. The student can read it. */
  comment: string;
  /** True when it tells of contact with the student, who then was active today; false unless given. */
  isContact?: boolean | null | undefined;
};

/** A new text for a comment on the student page. */
export type EditCommentInput = {
  /** The student whom the comment is about. */
  studentId: string;
  /** The entry, from `commentHistory`; NOT_FOUND when it is not the student's. */
  commentId: string;
  /** 1 to 4 000 characters; the old text goes to the change history. */
  comment: string;
  /** The version that was read; CONFLICT when it is no longer current. Left out, the last one wins. */
  version?: number | null | undefined;
};

/** A comment on the student page that is to show '[RADERAD]' from now on. */
export type DeleteCommentInput = {
  /** The student whom the comment is about. */
  studentId: string;
  /** The entry, from `commentHistory`; NOT_FOUND when it is not the student's. */
  commentId: string;
};

/** The student and the comment's id. */
export type RestoreCommentInput = {
  /** The student whom the comment is about. */
  studentId: string;
  /** The entry, from `commentHistory`; NOT_FOUND when it is not the student's. */
  commentId: string;
};

/** The student, the comment's place in the stored order, oldest first, deleted entries included, and the new text. */
export type EditAplCommentInput = {
  /** The student whose card is open. */
  studentId: string;
  /** From 0; NOT_FOUND beyond the list (permissions, D06). */
  index: number;
  /** 1 to 4 000 characters; the old text goes to the change history. */
  comment: string;
  /** When given and not the entry at the index: CONFLICT. */
  commentId?: string | null | undefined;
  /** The version that was read; CONFLICT when it is no longer current. Left out, the last one wins. */
  version?: number | null | undefined;
};

/** The student and the comment's place in the stored order, as in `EditAplCommentInput`. */
export type DeleteAplCommentInput = {
  /** The student whose card is open. */
  studentId: string;
  /** From 0; NOT_FOUND beyond the list (permissions, D06). */
  index: number;
  /** When given and not the entry at the index: CONFLICT. */
  commentId?: string | null | undefined;
};

/** The student whose comments were read. */
export type MarkCommentsSeenInput = {
  /** The student whose card was opened; again is harmless. */
  studentId: string;
};

/** What a student wants to have put right. */
export type CorrectionSubject =
  /** Name or personal number. */
  | 'IDENTITY'
  /** Address, phone number or municipality. */
  | 'CONTACT'
  /** Courses, packages, programs and their dates. */
  | 'EDUCATION'
  /** A grade that has been set. */
  | 'GRADE'
  /** A registration for an exam or its result. */
  | 'EXAM'
  /** What staff have written about the student. */
  | 'COMMENT'
  /** Anything else; the text says what. */
  | 'OTHER';

/** How a request for correction was answered. */
export type CorrectionOutcome =
  /** What was asked for has been put right. */
  | 'CORRECTED'
  /** It stays as it is; the answer says why. */
  | 'REFUSED';

/** The part of the record, and what is wrong with it. */
export type RequestCorrectionInput = {
  /** Which part of the own record is wrong. */
  subject: CorrectionSubject;
  /** 1 to 2 000 characters. */
  text: string;
};

/** Which request, the outcome, and the answer that the student reads. */
export type AnswerCorrectionInput = {
  /** The request, from `correctionRequests`; NOT_FOUND when it is gone. */
  id: string;
  /** Whether something was put right. */
  outcome: CorrectionOutcome;
  /** 1 to 2 000 characters; the student reads it. */
  answer: string;
};

/** How an instance stands, by its planning and by what day it is. */
export type CourseInstanceStatus =
  /** Planerat */
  | 'PLANNED'
  /** Öppet */
  | 'OPEN'
  /** Pågående */
  | 'ONGOING'
  /** Avslutat */
  | 'FINISHED'
  /** Inställt */
  | 'CANCELLED';

/** How an instance is taught. */
export type StudyForm =
  /** Klassrum */
  | 'CLASSROOM'
  /** Distans */
  | 'DISTANCE'
  /** Flex */
  | 'FLEX'
  /** Lärling */
  | 'APPRENTICESHIP';

/** Every part narrows the list; what is left out does not. */
export type CourseInstanceFilter = {
  /** Part of the course's name or code, or of the instance's name or place. */
  q?: string | null | undefined;
  /** Instances that are not over before this day. */
  from?: string | null | undefined;
  /** Instances that have begun by this day. */
  to?: string | null | undefined;
  /** With `eventsTo`: instances that begin, end or have their grades due within these days (the calendar). */
  eventsFrom?: string | null | undefined;
  /** The last of those days; without `eventsFrom` neither is read. */
  eventsTo?: string | null | undefined;
  /** Instances of this course. */
  courseId?: string | null | undefined;
  /** Instances of the courses of the package. */
  packageId?: string | null | undefined;
  /** Instances of this teacher, by the record's id as in `teachers`. */
  teacherId?: string | null | undefined;
  /** True: only instances that nobody teaches. */
  withoutTeacher?: boolean | null | undefined;
  /** Instances in any of these, as in `municipalities`. */
  municipalities?: Array<string> | null | undefined;
  /** Instances in any of these states today. */
  statuses?: Array<CourseInstanceStatus> | null | undefined;
  /** Instances in any of these forms. */
  studyForms?: Array<StudyForm> | null | undefined;
  /** Ended, with students who have no signed grade. */
  ungraded?: boolean | null | undefined;
  /** More students than places. */
  overfull?: boolean | null | undefined;
  /** Not over, and its teacher has more than 100 percent at some time during it. */
  overloaded?: boolean | null | undefined;
  /** Instances that were made together, as in `CourseInstance.seriesId`. */
  seriesId?: string | null | undefined;
  /** These instances; an empty list finds none. */
  ids?: Array<string> | null | undefined;
};

/** What the list of instances can be sorted by; the start and the course decide between equals. */
export type CourseInstanceSortField =
  /** The course's name, in Swedish alphabetical order. */
  | 'COURSE'
  /** The first day. */
  | 'START_DATE'
  /** The last day. */
  | 'END_DATE'
  /** The length in calendar weeks. */
  | 'WEEKS'
  /** The pace in per cent of full time. */
  | 'PACE'
  /** The form of study, by its code. */
  | 'STUDY_FORM'
  /** The teacher's name. */
  | 'TEACHER'
  /** The place. */
  | 'LOCATION'
  /** How many hold a place. */
  | 'ADMITTED'
  /** How many have begun. */
  | 'STARTED'
  /** How many have left before the end. */
  | 'DROPPED_OUT'
  /** How many have a signed grade. */
  | 'GRADED'
  /** In the order of time: planned, open, ongoing, finished, cancelled. */
  | 'STATUS'
  /** The day on which the grades are due. */
  | 'GRADES_DUE_ON';

/** A column of `CourseInstanceSortField`, and which way. */
export type CourseInstanceSort = {
  /** What to sort by. */
  field: CourseInstanceSortField;
  /** Ascending or descending; rows without a value come last either way. */
  direction: SortDirection;
};

/** The values of an instance; what is left out of an edit stays as it is. */
export type CourseInstanceValues = {
  /** The course's name unless given; 1 to 120 characters. Null in a change gives the course's name back. */
  name?: string | null | undefined;
  /** The first day; required for a new instance. */
  startDate?: string | null | undefined;
  /** Left out of a new one: the start and points / (20 × pace) weeks. */
  endDate?: string | null | undefined;
  /** 5 to 200; 100 unless given. */
  pacePercent?: number | null | undefined;
  /** CLASSROOM in a new instance unless given. */
  studyForm?: StudyForm | null | undefined;
  /** Up to 200 characters. */
  location?: string | null | undefined;
  /** One of `municipalities` (else BAD_REFERENCE); null takes it away. */
  municipality?: string | null | undefined;
  /** A teacher's id as in `teachers` (else BAD_REFERENCE); null: nobody teaches it yet. */
  teacherId?: string | null | undefined;
  /** 1 to 1 000; null is no limit. */
  capacity?: number | null | undefined;
  /** PLANNED or OPEN (which is usual). */
  planning?: CourseInstanceStatus | null | undefined;
  /** When the grades are due, not before the start (ORDER); null: the school's number of days after the end. */
  gradesDueOn?: string | null | undefined;
};

/** Filter, order and page; all instances by start unless given. */
export type CourseInstancesInput = {
  /** All instances unless given, cancelled ones too. */
  filter?: CourseInstanceFilter | null | undefined;
  /** By start, then course, unless given. */
  sort?: CourseInstanceSort | null | undefined;
  /** 1 to 500; 50 unless given. */
  first?: number | null | undefined;
  /** From 1; 1 unless given. */
  page?: number | null | undefined;
  /** The `nextCursor` of the page before, with the same sorting. */
  after?: string | null | undefined;
};

/** The course, and at least the start of the new instance (pages, section 6). */
export type CreateCourseInstanceInput = {
  /** The course that is held; unknown: BAD_REFERENCE, archived: NOT_ALLOWED. */
  courseId: string;
  /** At least its start; without an end the course must have points to reckon it by. */
  values: CourseInstanceValues;
};

/** Which instance, the version that was edited, and the values that change. */
export type UpdateCourseInstanceInput = {
  /** The instance to change, from `courseInstances`. */
  id: string;
  /** CONFLICT (reason VERSION) when it is no longer this one. */
  version?: number | null | undefined;
  /** What is to change; fields left out stay as they are. */
  values: CourseInstanceValues;
};

/** Which instances, and who teaches them; a cancelled one among them is CONFLICT (reason CANCELLED). */
export type SetCourseInstancesTeacherInput = {
  /** 1 to 500. */
  ids: Array<string>;
  /** Null takes the teacher away. */
  teacherId?: string | null | undefined;
};

/** Which instance is to go; only one without students can, and one with grades is CONFLICT (reason HAS_GRADES). */
export type DeleteCourseInstanceInput = {
  /** The instance, from `courseInstances`. */
  id: string;
  /** The `version` that was looked at; CONFLICT (reason VERSION) when it is no longer current. Not checked when left out. */
  version?: number | null | undefined;
};

/** How sure course matching is of a need. SKIPPED ones are not among the needs unless asked for; `matchedEntries` has those that are placed. */
export type NeedState =
  /** Exactly one open instance with a score of 80 or more, with a seat, and nothing against it. */
  | 'SAFE'
  /** There are instances with seats, but a person has to choose. */
  | 'UNCERTAIN'
  /** No instance with a seat. */
  | 'NONE'
  /** Put aside by somebody. */
  | 'SKIPPED';

/** Why an instance is proposed, or what speaks against it. */
export type MatchReason =
  /** The very course: 60. */
  | 'SAME_COURSE'
  /** The course that stands for it in the other curriculum (Gy11 and Gy25): 50. */
  | 'EQUIVALENT'
  /** Starts within eight weeks from the earliest start: 20. */
  | 'DATES'
  /** Starts within four months: 10. */
  | 'DATES_NEAR'
  /** Has a free seat: 10. */
  | 'SEATS'
  /** In the student's municipality, or with the responsible teacher: 10. */
  | 'PLACE'
  /** Full: shown, never safe. */
  | 'FULL'
  /** Only planned, 'inte öppet för placering än': shown, never safe. */
  | 'NOT_OPEN'
  /** Starts before the student can. */
  | 'TOO_EARLY'
  /** The student has the course already. */
  | 'ALREADY_ENROLLED';

/** Narrows the needs of course matching; all given ones must hold. */
export type MatchFilter = {
  /** Part of the name or code of the course, or of the student's name. */
  q?: string | null | undefined;
  /** Needs of this course, from `courses`. */
  courseId?: string | null | undefined;
  /** Students whose home municipality is this one, as in `municipalities`. */
  municipality?: string | null | undefined;
  /** Earliest start, both ends included. */
  startFrom?: string | null | undefined;
  /** The last such day, included. */
  startTo?: string | null | undefined;
  /** Only needs in this state; all but SKIPPED ones unless given. */
  state?: NeedState | null | undefined;
};

/** A need and the instance that was chosen for it. */
export type MatchPick = {
  /** As in `MatchNeed.key`, each at most once (DUPLICATE). */
  key: string;
  /** An instance of a course that the need names or of its equivalent (else NOT_ALLOWED), as in `proposals`. */
  courseInstanceId: string;
};

/** Filter and page; all needs that were not put aside unless given. */
export type CourseMatchingInput = {
  /** All needs but those that were put aside unless given. */
  filter?: MatchFilter | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1; 1 unless given. */
  page?: number | null | undefined;
};

/** Filter and page; everyone whom matching has placed unless given. */
export type MatchedEntriesInput = {
  /** Start means the day the course begins; its state is not read. */
  filter?: MatchFilter | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1; 1 unless given. */
  page?: number | null | undefined;
};

/** Which needs are placed in which instances; 1 to 200, all or none. */
export type MatchNeedsInput = {
  /** 1 to 200. */
  picks: Array<MatchPick>;
};

/** The filter of the preview (`safeMatches`), and how many it showed; more than 100 are a job. */
export type MatchSafeNeedsInput = {
  /** The filter that the preview was asked with; all safe needs unless given. */
  filter?: MatchFilter | null | undefined;
  /** What the preview said; CONFLICT (reason CHANGED) when it is no longer so many. */
  expected: number;
};

/** Which action is taken back. */
export type UndoMatchInput = {
  /** As in `matchBatches` or `matchedEntries`; an action of another kind is NOT_FOUND. */
  batchId: string;
};

/** Which needs, and whether they are put aside or taken up again. */
export type SkipNeedsInput = {
  /** 1 to 200. */
  keys: Array<string>;
  /** False takes them up again. */
  skipped: boolean;
};

/** The needs, the course and the values of the new instance: all or nothing. */
export type CreateInstanceForNeedsInput = {
  /** 1 to 200. */
  keys: Array<string>;
  /** The course that is held; a need of another course is refused (NOT_ALLOWED). */
  courseId: string;
  /** At least its start, as for `createCourseInstance`; PLANNED takes nobody (CONFLICT NOT_OPEN). */
  values: CourseInstanceValues;
};

/** Who asks, for what in the student's own words, and from when. */
export type AddCourseWishInput = {
  /** Who asks; unknown: BAD_REFERENCE. The same words twice: DUPLICATE on `text`. */
  studentId: string;
  /** What the student asks for: a name or a code that the catalogue knows becomes a need at once. 1 to 200 characters. */
  text: string;
  /** The first day on which the student can begin; left out: as soon as possible. */
  earliestOn?: string | null | undefined;
};

/** Search and page; all unexplained names unless given. */
export type UnknownCourseNamesInput = {
  /** Part of the name, whatever its case and signs; all names unless given. */
  q?: string | null | undefined;
  /** 1 to 100; 25 unless given. */
  first?: number | null | undefined;
  /** From 1; 1 unless given. */
  page?: number | null | undefined;
};

/** The name, the course that it means or none, and whether that is remembered. */
export type ResolveCourseNameInput = {
  /** 1 to 200 characters. */
  text: string;
  /** Null: it means no course; the wishes are dismissed, until the alias is forgotten. */
  courseId?: string | null | undefined;
  /** 'Kom ihåg som alias'; what means no course is remembered always. */
  remember: boolean;
};

/** Which spelling is forgotten; its id is answered. */
export type ForgetCourseAliasInput = {
  /** As in `courseAliases`; unknown: NOT_FOUND. */
  id: string;
};

/** To whom, and what: a mail to each participant of the course instance. */
export type MessageParticipantsInput = {
  /** The course instance; FORBIDDEN for a teacher who does not teach it. */
  id: string;
  /** One line, at most 150 characters. */
  subject: string;
  /** At most 4000 characters of plain text. */
  text: string;
  /** How many it was said to reach; CONFLICT (reason CHANGED) when it would be another number. Not checked when left out. */
  reached?: number | null | undefined;
};

/** Whose details are asked for: the type of a search result, without its Swedish letters. */
export type DetailsType =
  /** A student, by the student's id. */
  | 'ELEV'
  /** A teacher, by the id of the teacher record. */
  | 'LARARE'
  /** An account of coordinator, specped, syv, admin or systemadmin. */
  | 'PERSONAL'
  /** Any other account that no student record is linked to. */
  | 'ANVANDARE';

/** The kinds of documents that the school issues (pages, section 14; domain, D9). */
export type DocumentType =
  /** Studieintyg: what a student studies or has studied. */
  | 'STUDY_CERTIFICATE'
  /** Utdrag ur betygskatalogen: a student's signed grades. */
  | 'GRADE_EXTRACT'
  /** Betygskatalog: the signed grades of a course instance. */
  | 'GRADE_CATALOGUE'
  /** Betygskatalog, prövning: a course's signed grades that belong to no instance, of the days wished for. */
  | 'EXAM_CATALOGUE'
  /** Intyg orienteringskurs: participation in courses that have no grades. */
  | 'ORIENTATION_CERTIFICATE'
  /** Antagningsbesked, as issued earlier. To admit is the municipality's decision: none is made any more. */
  | 'ADMISSION_NOTICE'
  /** Kallelse till kursstart: the courses that a student is called to, and when and where they begin. */
  | 'COURSE_SUMMONS'
  /** Kallelse till prövning: the occasions on which an exam is taken. */
  | 'EXAM_SUMMONS'
  /** APL-överenskommelse: to be filled in and signed by school, workplace and student. */
  | 'APL_AGREEMENT'
  /** Närvarolista of a course instance, with a column for each day. */
  | 'ATTENDANCE_LIST'
  /** Elevlista of a course instance. */
  | 'STUDENT_LIST';

/** The language of a document's own words; names of courses stay Swedish. */
export type DocumentLanguage =
  /** Swedish. */
  | 'SV'
  /** English. */
  | 'EN';

/** How much of a personal number is printed. */
export type PersonalNumberForm =
  /** The whole number, `YYYYMMDD-NNNN`. */
  | 'FULL'
  /** The date of birth alone, `YYYY-MM-DD`. */
  | 'BIRTH_DATE'
  /** Nothing of it. */
  | 'NONE';

/** What a document is made of. Its text follows from the records alone. */
export type DocumentInput = {
  /** Which document to make. */
  type: DocumentType;
  /** The id of a `DocumentSubject` of that type. */
  subjectId: string;
  /** The chosen rows among the preview's `entries`; all usual ones unless given. */
  entryIds?: Array<string> | null | undefined;
  /** First day of what it tells of: courses, grades, the APL period or the days of an attendance list; open unless given. */
  from?: string | null | undefined;
  /** Last day of the same, not before `from`; an attendance list holds at most 10 weekdays. */
  to?: string | null | undefined;
  /** The language of the document; SV unless given. */
  language?: DocumentLanguage | null | undefined;
  /** How much of the personal number is printed; FULL unless given. */
  personalNumber?: PersonalNumberForm | null | undefined;
  /** Who signs; the school's own signatory unless given. */
  signatoryName?: string | null | undefined;
  /** What the signatory is, such as 'Rektor'; at most 120 characters. */
  signatoryTitle?: string | null | undefined;
  /**
   * By the name in `municipalities`. On a student's paper: who is huvudman, where the student's own municipality does
   * not say it (BAD_REFERENCE for another name). On a betygskatalog: only the grades of that municipality's students.
   */
  authority?: string | null | undefined;
};

/** Which issued documents to list; all given conditions must hold. */
export type IssuedDocumentsInput = {
  /** Only documents of this type. */
  type?: DocumentType | null | undefined;
  /** Only documents about this student. */
  studentId?: string | null | undefined;
  /** Only documents about this course instance. */
  courseInstanceId?: string | null | undefined;
  /** A code, or part of a name. */
  q?: string | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
  /** The `nextCursor` of the page before. */
  after?: string | null | undefined;
  /** At most 100. */
  first?: number | null | undefined;
};

/** Names the issued document that goes to its student's files. */
export type SaveDocumentInput = {
  /** As in `IssuedDocument.id`; BAD_USER_INPUT when it is about no student. */
  id: string;
};

/** What the document is made of, and whether it goes to the student's files. */
export type CreateDocumentInput = {
  /** What it is made of, as for `documentPreview`. */
  document: DocumentInput;
  /** Also puts it among the student's files. */
  saveToFiles?: boolean | null | undefined;
};

/** The type, 1 to 1 000 subjects, and the form that all of them get: one document for each, with its usual rows. */
export type CreateDocumentsInput = {
  /** Which document to make of each. */
  type: DocumentType;
  /** 1 to 1 000. */
  subjectIds: Array<string>;
  /** First day of what they tell of, as in DocumentInput. */
  from?: string | null | undefined;
  /** Last day of what they tell of, as in DocumentInput. */
  to?: string | null | undefined;
  /** The language of all of them; SV unless given. */
  language?: DocumentLanguage | null | undefined;
  /** How much of the personal numbers is printed; FULL unless given. */
  personalNumber?: PersonalNumberForm | null | undefined;
  /** Who signs, at most 120 characters; the school's own signatory unless given. */
  signatoryName?: string | null | undefined;
  /** What the signatory is, at most 120 characters. */
  signatoryTitle?: string | null | undefined;
  /** Also puts each among its student's files; no effect on documents of courses and instances. */
  saveToFiles?: boolean | null | undefined;
  /**
   * By the name in `municipalities`. On a student's paper: who is huvudman, where the student's own municipality does
   * not say it (BAD_REFERENCE for another name). On a betygskatalog: only the grades of that municipality's students.
   */
  authority?: string | null | undefined;
};

/** Which of the two documents a student takes out for themself, and in what form. */
export type CreateMyDocumentInput = {
  /** STUDY_CERTIFICATE or GRADE_EXTRACT. */
  type: DocumentType;
  /** The language of the document; SV unless given. */
  language?: DocumentLanguage | null | undefined;
  /** How much of the own personal number is printed; FULL unless given. */
  personalNumber?: PersonalNumberForm | null | undefined;
};

/** The exam registration, and the form of the summons. */
export type CreateExamSummonsInput = {
  /** A registration that is booked on an occasion. */
  examId: string;
  /** The language of the summons; SV unless given. */
  language?: DocumentLanguage | null | undefined;
  /** FULL unless given; for a student with protected data nothing is printed unless an administrator asks. */
  personalNumber?: PersonalNumberForm | null | undefined;
};

/** The signed instance and the language of the betygskatalog. */
export type CreateGradeCatalogueInput = {
  /** A course instance whose grades are signed. */
  courseInstanceId: string;
  /** The language of the headings; the grades are the same. */
  language?: DocumentLanguage | null | undefined;
  /** Only the grades of that municipality's students, by the name in `municipalities`; all unless given. */
  authority?: string | null | undefined;
};

/** The issued document, and why it no longer holds. */
export type RevokeDocumentInput = {
  /** The document, as in `IssuedDocument.id`. */
  id: string;
  /** 1 to 200 characters. */
  reason: string;
};

/** What has happened on the APL board. */
export type BoardChangeKind =
  /** A card was moved to another column; `from` names the one before. */
  | 'MOVED'
  /** A comment was added, edited or deleted. */
  | 'COMMENTED'
  /** Somebody has seen comments of the student, which may change one's own count. */
  | 'SEEN'
  /** A student is new, or the details, teacher or protection were changed. */
  | 'CHANGED'
  /** The viewer may no longer see the student; take the card away. */
  | 'REMOVED'
  /** Many cards at once, by an import or a bulk change: read the board anew. */
  | 'RELOADED';

/** The student, the column to move to, and the one it was taken from. */
export type SetAplStatusInput = {
  /** The student whose card is moved; `BoardCard.id`. */
  studentId: string;
  /** The column that the card is dropped on; any may follow any. */
  aplStatus: AplStatus;
  /** The column that the card was taken from; CONFLICT when someone else has moved it since. */
  from?: AplStatus | null | undefined;
  /** True to take one's own move back: the card has stood in the column as long as if it had never left. False unless given. */
  undo?: boolean | null | undefined;
};

/** The file that is to go. */
export type DeleteFileInput = {
  /** The file, from `files`; NOT_FOUND when it is gone or hidden from the caller. */
  id: string;
};

/** Whom it is about, what is to be followed up, when, and by whom. */
export type AddFollowUpInput = {
  /** A student whom one may know of. */
  studentId: string;
  /** Today or later. */
  dueOn: string;
  /** At most 500 characters of plain text. */
  note?: string | null | undefined;
  /** The account of a colleague who may know of the student; left out: oneself. */
  assigneeId?: string | null | undefined;
};

/** Which one, and what it says. */
export type UpdateFollowUpInput = {
  /** One that stands on one's own list, or that one has written. */
  id: string;
  /** The version that was looked at; CONFLICT when it has been changed since. */
  version?: number | null | undefined;
  /** Today or later, or the day that it has; left out: as it is. */
  dueOn?: string | null | undefined;
  /** At most 500 characters of plain text; null takes it away, left out: as it is. */
  note?: string | null | undefined;
};

/** Which one, and whether it is done. */
export type CompleteFollowUpInput = {
  /** One that stands on one's own list, or that one has written. */
  id: string;
  /** False takes it back; true unless given. */
  isDone?: boolean | null | undefined;
};

/** The kind of file that a list is exported as (pages, section 0). */
export type ExportFormat =
  /** A workbook. */
  | 'XLSX'
  /** UTF-8 with byte order mark, semicolons, decimal comma: as Swedish Excel opens it. */
  | 'CSV';

/** The list, its filter, and the format of the file. */
export type CreateExportInput = {
  /** The list's name; an unknown one: BAD_USER_INPUT (BAD_REFERENCE). */
  list: string;
  /**
   * The query string of the list's page: its filters and its order, at most 2 000 characters. `skyddade=ja` takes
   * along students with protected data. A date or an id in it that is none: BAD_USER_INPUT (FORMAT) on `query`.
   */
  query?: string | null | undefined;
  /** XLSX for a workbook, CSV for plain text. */
  format: ExportFormat;
};

/** Why the status of an enrolment changed (pages, section 8). */
export type StatusReason =
  /** Arbete */
  | 'WORK'
  /** Sjukdom */
  | 'ILLNESS'
  /** Flytt */
  | 'MOVED'
  /** Svårighetsgrad */
  | 'DIFFICULTY'
  /** Barnomsorg eller ekonomi */
  | 'CHILDCARE_OR_ECONOMY'
  /** Aldrig startat */
  | 'NEVER_STARTED'
  /** Annat */
  | 'OTHER';

/** Which rows of the register: those that count, those only planned, those taken away. */
export type EnrollmentState =
  /** Enrolments that count: neither only planned nor taken away. */
  | 'ENROLLED'
  /** Entries that are wanted and not yet admitted; their status is null. */
  | 'PLANNED'
  /** What was taken away; it stays in the register and counts no more. */
  | 'REMOVED';

/** What an administrator has to see to. */
export type EnrollmentAttention =
  /** Ended, and still without a signed grade. */
  | 'UNGRADED'
  /** Longer without activity than the school's settings allow. */
  | 'INACTIVE'
  /** Begun or changed, and not reported to CSN since. */
  | 'UNREPORTED'
  /** The course has begun, and nobody has said whether the student came. */
  | 'NOT_CONFIRMED';

/** Filters of the enrolment list; all given ones must hold. */
export type EnrollmentFilter = {
  /** Part of a name or an e-mail address, or of a personal number in any spelling. */
  q?: string | null | undefined;
  /** The enrolments of this student. */
  studentId?: string | null | undefined;
  /** ENROLLED unless given. */
  state?: EnrollmentState | null | undefined;
  /** In any of these statuses. */
  statuses?: Array<EnrollmentStatus> | null | undefined;
  /** On any of these: courses, packages, programs. */
  types?: Array<EducationType> | null | undefined;
  /** Students whose home municipality is any of these, as in `municipalities`. */
  municipalities?: Array<string> | null | undefined;
  /** Part of the name or the code of a course, package or program. */
  education?: string | null | undefined;
  /** A course, package or program. */
  targetId?: string | null | undefined;
  /** Those in this instance. */
  courseInstanceId?: string | null | undefined;
  /** The teacher of the instance. */
  teacherId?: string | null | undefined;
  /** Their own start is on this day or later. */
  startFrom?: string | null | undefined;
  /** Their own start is on this day or earlier. */
  startTo?: string | null | undefined;
  /** Their own end is on this day or later. */
  endFrom?: string | null | undefined;
  /** Their own end is on this day or earlier. */
  endTo?: string | null | undefined;
  /** Whose status has any of these reasons. */
  reasons?: Array<StatusReason> | null | undefined;
  /** Any of these. */
  attention?: Array<EnrollmentAttention> | null | undefined;
  /** Days without activity, instead of those of the school's settings; 1 to 365. */
  inactiveDays?: number | null | undefined;
  /** The enrolments of one batch. */
  batchId?: string | null | undefined;
};

/** What the enrolment list can be sorted by. */
export type EnrollmentSortField =
  /** The student's name, in Swedish alphabetical order. */
  | 'STUDENT'
  /** The personal number, so by date of birth. */
  | 'PERSONAL_NUMBER'
  /** The student's home municipality. */
  | 'MUNICIPALITY'
  /** The name of the course, package or program. */
  | 'TARGET'
  /** The start of the instance. */
  | 'INSTANCE'
  /** The student's own start. */
  | 'START_DATE'
  /** The student's own end. */
  | 'END_DATE'
  /** The student's own pace. */
  | 'PACE'
  /** The status, by its Swedish name. */
  | 'STATUS'
  /** Since when the status holds. */
  | 'STATUS_ON'
  /** The grade, drafts included. */
  | 'GRADE'
  /** The date of the grade. */
  | 'GRADED_ON'
  /** The reason of the status, by its Swedish name. */
  | 'REASON'
  /** When CSN was last told. */
  | 'CSN_REPORTED';

/** A column of `EnrollmentSortField`, and which way. */
export type EnrollmentSort = {
  /** What to sort by. */
  field: EnrollmentSortField;
  /** Ascending or descending; rows without a value come last either way. */
  direction: SortDirection;
};

/** Filter, order and page; enrolments that count, latest start first, unless given. */
export type EnrollmentsInput = {
  /** All enrolments that count unless given. */
  filter?: EnrollmentFilter | null | undefined;
  /** The latest start first unless given. */
  sort?: EnrollmentSort | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1; 1 unless given. */
  page?: number | null | undefined;
  /** The `nextCursor` of the page before, with the same sorting. */
  after?: string | null | undefined;
};

/** The scale of a course: by its school form and kind, never by choice (domain, D5). */
export type GradeScale =
  /** A to F, and –. */
  | 'LETTERS'
  /** G, IG, and –: basic level, sfi, and the final project (komvuxarbete). */
  | 'PASS_FAIL'
  /** G, and – for no grade: komvux som anpassad utbildning on basic level, where nobody fails. */
  | 'PASS_ONLY'
  /** A to E, and – for no grade: komvux som anpassad utbildning on upper-secondary level. */
  | 'PASS_LETTERS'
  /** No grade but a certificate (intyg): orientation courses. */
  | 'CERTIFICATE';

/** How a grade came about. */
export type GradeKind =
  /** Kurs */
  | 'COURSE'
  /** Prövning */
  | 'EXAM'
  /** Tidigarelagt: before the end of the course, with enough to go by. */
  | 'EARLY';

/** Where one grade stands. */
export type GradeState =
  /** Nothing is set yet. */
  | 'NONE'
  /** Seen by those who grade, never by the student. */
  | 'DRAFT'
  /** Signed and locked. */
  | 'SIGNED'
  /** Unlocked by an administrator; the signed grade stands until the new one is signed. */
  | 'CORRECTION';

/** Which sheet to open: a `GradingGroup` by its kind and id. */
export type GradeSheetInput = {
  /** As in `GradingGroup.kind`; UNPLACED is for administrators alone. */
  kind: GradingKind;
  /** As in `GradingGroup.id`. */
  id: string;
};

/** The enrolment and what to write of its grade; at least one field besides `entryId`. Fields left out stay as they are; null clears. */
export type SetGradeInput = {
  /** The enrolment. */
  entryId: string;
  /** Of the course's scale; - and – are the same. Null takes the draft away. */
  grade?: string | null | undefined;
  /** Between the start and today; without any the end of the course, or today while that is to come. */
  date?: string | null | undefined;
  /** Required for –, and for every correction. */
  reason?: string | null | undefined;
  /** How the grade came about; COURSE unless it was ever given. A registration for an exam is graded by `setExamGrade`. */
  kind?: GradeKind | null | undefined;
  /** Of a final project (komvuxarbete), where a G is not signed without it; at most 200 characters. */
  projectTitle?: string | null | undefined;
  /** At most 240 characters. */
  projectSummary?: string | null | undefined;
  /** The result of the national test (nationellt prov), in words; at most 60 characters. */
  nationalTest?: string | null | undefined;
  /** What the grade rests on, at most 2 000 characters; seen by those who grade alone. */
  basis?: string | null | undefined;
  /** As in `GradeRow.version`; CONFLICT (reason VERSION) when it is no longer current. Not checked when left out. */
  version?: number | null | undefined;
};

/** The approved exam registration and what to write of its result, as in `SetGradeInput`. */
export type SetExamGradeInput = {
  /** The registration, which must be approved; CONFLICT NOT_APPROVED, or UNKNOWN_COURSE for one outside the catalogue. */
  examId: string;
  /** Of the course's scale; - and – are the same. Null takes the draft away. */
  grade?: string | null | undefined;
  /** Between the day of the registration and today; today without any. */
  date?: string | null | undefined;
  /** Required for –, and for every correction; at most 1 000 characters. */
  reason?: string | null | undefined;
  /** Of a final project (komvuxarbete), where a G is not signed without it; at most 200 characters. */
  projectTitle?: string | null | undefined;
  /** Of a final project (komvuxarbete), where a G is not signed without it; at most 240 characters. */
  projectSummary?: string | null | undefined;
  /** What the grade rests on, at most 2 000 characters; seen by those who grade alone. */
  basis?: string | null | undefined;
  /** As in `GradeRow.version`; CONFLICT (reason VERSION) when it is no longer current. Not checked when left out. */
  version?: number | null | undefined;
};

/** The exam (prövning) and the teacher who grades and signs it; one with a locked account is BAD_USER_INPUT. */
export type SetExamTeacherInput = {
  /** The approved exam registration: `GradeRow.id` of a sheet of kind EXAMS. */
  examId: string;
  /** As in `teachers`; null leaves the exam to administrators. */
  teacherId?: string | null | undefined;
};

/** The instance, the students and the one motivation for all of them: each who has no grade yet gets –, and no other grade (pages, section 10). */
export type FillGradesInput = {
  /** The course instance that all the chosen students are on. */
  courseInstanceId: string;
  /** 1 to 200 enrolments of that instance (`GradeRow.id`); who has a grade keeps it. */
  entryIds: Array<string>;
  /** The motivation that every – gets; 1 to 1 000 characters. */
  reason: string;
};

/** The instance and the date for all its drafts. */
export type SetGradeDateInput = {
  /** The course instance whose unsigned grades are dated. */
  courseInstanceId: string;
  /** Between the start and today; who began later gets the day of their own start instead. */
  date: string;
};

/** Which sheet or which of its rows to sign, with one's own password; a wrong one is BAD_USER_INPUT (pages, section 10). */
export type SignGradesInput = {
  /** What `id` names: an instance, or a course with its exams or its enrolments without an instance. */
  kind: GradingKind;
  /** As in `GradingGroup.id`. */
  id: string;
  /** Only these rows: corrections and early grades of an instance, any of the other kinds. All that is not signed unless given. */
  rowIds?: Array<string> | null | undefined;
  /** One's own, again. */
  password: string;
};

/** Opens a signed grade for correction (Rättelse), with the reason; the published one stands until the new one is signed. CONFLICT: NOT_SIGNED, ALREADY_OPEN or NO_REGISTRATION. */
export type UnlockGradeInput = {
  /** The signed grade, as in `GradeRow.gradeId`. */
  gradeId: string;
  /** Stays with the grade, and in the student's change history. */
  reason: string;
};

/** The unlocked grade that is to stay as it was published. */
export type RelockGradeInput = {
  /** The unlocked grade, as in `GradeRow.gradeId`; CONFLICT (NOT_OPEN) when it is not unlocked. */
  gradeId: string;
};

/** What a column of a workbook can be read as. */
export type ImportField =
  /** The whole name; 'Efternamn, Förnamn' is turned round. */
  | 'NAME'
  /** The first name, joined with LAST_NAME. */
  | 'FIRST_NAME'
  /** The last name, joined with FIRST_NAME. */
  | 'LAST_NAME'
  /** The personal number, which with the name finds a stored student; must be text, not a number or date cell. */
  | 'PERSONAL_NUMBER'
  /** The e-mail address; with the same name it makes a possible duplicate, alone it means nobody. */
  | 'EMAIL'
  /** The telephone number; a number cell without a leading zero gets a warning. */
  | 'PHONE'
  /** One of the names in `municipalities`; another spelling of it is taken with a warning. */
  | 'MUNICIPALITY'
  /** A code of the catalogue; the student becomes enrolled on the course. */
  | 'COURSE_CODE'
  /** A course by its name or a remembered spelling of it; read where the row has no code. */
  | 'COURSE_NAME'
  /** A course, package or program by code, name or remembered spelling, in whatever mixture; read where the row has neither code nor course name. What nobody knows becomes a wish of the student's and waits in the name matching. */
  | 'COURSE'
  /** A package or program by name or code; the student becomes enrolled on it. */
  | 'COURSE_PACKAGE'
  /** The first day of the studies, as a date cell or as people write it (`2027-02-12`, 12 feb 2027, 12/2 2027, 20270212); a day that could be another is taken with a warning. */
  | 'START_DATE'
  /** The last day of the studies, written like the first; not before it. */
  | 'END_DATE'
  /** The responsible teacher, by name or e-mail address. */
  | 'TEACHER'
  /** The free text 'Provstatus', at most 60 characters. */
  | 'EXAM'
  /** The free text 'Övrigt', at most 2 000 characters. */
  | 'ADDITIONAL_INFO';

/** What the commit would do, or has done, with a row. */
export type ImportOutcome =
  /** Becomes a new student, or a course more of the new student of an earlier row. */
  | 'NEW'
  /** Changes a student who is there already; only an administrator may commit it. */
  | 'CHANGED'
  /** Says what is stored already; nothing is written. */
  | 'UNCHANGED'
  /** Has an error and is left out. */
  | 'INVALID'
  /** Means the same person as an earlier row without adding a course, or perhaps a stored student; left out unless decided. */
  | 'DUPLICATE'
  /** Has the personal number of a stored student and somebody else's name; left out unless decided. */
  | 'CONFLICT';

/** What a person decides of a row that may mean a stored student. */
export type ImportDecision =
  /** The row means the stored student, by whatever name: it changes them. An administrator's right. */
  | 'SAME_PERSON'
  /** The number in the file is wrong (CONFLICT): the row is read as if it had none. An administrator's right. */
  | 'WRONG_NUMBER'
  /** The row means somebody else of like name (DUPLICATE), who becomes a new student. */
  | 'OTHER_PERSON';

/** How far an import has come. */
export type ImportState =
  /** Read and checked; it can be corrected and committed within an hour of the last check. */
  | 'PREVIEW'
  /** The job that writes it waits or runs. */
  | 'COMMITTING'
  /** Written to the students. */
  | 'DONE'
  /** The commit ended with an error and wrote nothing; it can be corrected and tried again. */
  | 'FAILED'
  /** The commit was cancelled and wrote nothing; it can be tried again. */
  | 'CANCELLED'
  /** Was written and has been taken back. */
  | 'UNDONE';

/** What a column of the workbook is to be read as. */
export type ImportMapping = {
  /** The column's `index`, from 0; BAD_REFERENCE when the file has no such column. */
  column: number;
  /** The field; null means that the column is not read. A field named twice is refused (DUPLICATE). */
  field?: ImportField | null | undefined;
};

/** A corrected cell. */
export type ImportRowFix = {
  /** The row's number, as in `ImportRow.row`. */
  row: number;
  /** The column's `index`, from 0. */
  column: number;
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

/** What is decided of a row that may mean a stored student. */
export type ImportRowDecision = {
  /** The row's number, as in `ImportRow.row`; what is decided holds for all rows of that person. */
  row: number;
  /** One of the row's `choices`, else NOT_ALLOWED; null takes the decision back. */
  decision?: ImportDecision | null | undefined;
};

/** What rows with errors do to the commit of an import. */
export type ImportErrorChoice =
  /** Import the valid rows. */
  | 'SKIP'
  /** A wrong row ends the job as FAILED, and nothing is written. */
  | 'ABORT';

/** A held row, to take or to drop. */
export type HeldImportRowInput = {
  /** The row, from `heldImportRows`; NOT_FOUND when it has been settled. */
  id: string;
};

/** How far long work has come. */
export type JobState =
  /** Waits for its turn. */
  | 'QUEUED'
  /** Is under way; `done` tells how far. */
  | 'RUNNING'
  /** Has ended with success; `result` says what came of it. */
  | 'DONE'
  /** Has ended with an error; `message` says which. */
  | 'FAILED'
  /** Was stopped by a person; what it had begun was rolled back. */
  | 'CANCELLED';

/** The upload that was just sent, and how to read its columns. */
export type PreviewImportInput = {
  /** Names a workbook that this user has just sent to `POST /api/students/import/preview`. */
  uploadId: string;
  /** One of the workbook's sheets by its name; unless given, the one whose headings this user has read before, else the one whose headings say most. BAD_REFERENCE when there is no such sheet. */
  sheet?: string | null | undefined;
  /** Overrides what the headings say, or what this user chose for the same headings last time. */
  mapping?: Array<ImportMapping> | null | undefined;
  /** True: rows that are hidden in the workbook are not read. False unless given. */
  leaveOutHidden?: boolean | null | undefined;
};

/** The batch that is not committed, and what to correct in it; what is left out stays. */
export type UpdateImportInput = {
  /** One's own batch; CONFLICT when it is committed (ALREADY_COMMITTED) or was last checked over an hour ago (EXPIRED). */
  batchId: string;
  /** Columns that are not named stay; a field given to another column leaves the one it had. */
  mapping?: Array<ImportMapping> | null | undefined;
  /** Cells to correct; the others stay as they are. */
  rows?: Array<ImportRowFix> | null | undefined;
  /** Writings to correct wherever they stand in a column. */
  spellings?: Array<ImportSpellingFix> | null | undefined;
  /** Whom rows mean; each is recorded in the trail of the administration. */
  decisions?: Array<ImportRowDecision> | null | undefined;
  /** Ticked unless changed: an empty cell does not erase what is stored. */
  keepExistingWhenEmpty?: boolean | null | undefined;
};

/** The batch, and whether an error skips the row or stops everything. */
export type CommitImportInput = {
  /** One's own batch; CONFLICT when it is committed (ALREADY_COMMITTED) or was last checked over an hour ago (EXPIRED). */
  batchId: string;
  /** SKIP unless given. */
  onError?: ImportErrorChoice | null | undefined;
};

/** The batch that is to be taken back. */
export type UndoImportInput = {
  /** One's own batch in the state DONE; CONFLICT (NOT_COMMITTED) in any other. */
  batchId: string;
};

/** The job to stop: at once while it waits, soon while it runs; one that has ended stays as it is. */
export type CancelJobInput = {
  /** One's own job, an administrator's any. */
  id: string;
};

/** What stands for a municipality in the list. */
export type MunicipalityKind =
  /** Kommun: huvudman of the students that it places. */
  | 'MUNICIPALITY'
  /** Several municipalities together (KCNO): nobody's huvudman, and its figures are never added to its members'. */
  | 'COOPERATION'
  /** People who pay for themselves. */
  | 'PRIVATE';

/** A municipality that the list lacks. */
export type AddMunicipalityInput = {
  /** 1 to 60 characters; CONFLICT (DUPLICATE) when it is there, a hyphen counting as a blank. */
  name: string;
  /** MUNICIPALITY unless given; it is not changed afterwards. */
  kind?: MunicipalityKind | null | undefined;
  /** Four digits. */
  code?: string | null | undefined;
  /** What it is called as huvudman, at most 120 characters; the name followed by 'kommun' unless given. */
  authorityName?: string | null | undefined;
};

/** Only the fields to change, and the version that was read. A missing field keeps its value. */
export type UpdateMunicipalityInput = {
  /** Which one, by its present name. */
  name: string;
  /** 1 to 60 characters. CONFLICT (FIXED) for one of the 22, (FROZEN) where frozen months are told under the old name. */
  newName?: string | null | undefined;
  /** Four digits; null clears it. */
  code?: string | null | undefined;
  /** At most 120 characters; a municipality must have one, others none. Left out with a new name: '<name> kommun' follows it, another stays. */
  authorityName?: string | null | undefined;
  /** The version that was read; CONFLICT (VERSION) when it is no longer current. */
  version: number;
};

/** Which one, and whether it is taken out of use or into use again. */
export type RetireMunicipalityInput = {
  /** Which one. */
  name: string;
  /** True: offered no more, and kept where it stands. CONFLICT (FIXED) for one of the 22. */
  retired: boolean;
  /** The version that was read; CONFLICT (VERSION) when it is no longer current. */
  version: number;
};

/** What a notification tells of. */
export type NotificationKind =
  /** A student was registered for an exam. */
  | 'EXAM_REGISTERED'
  /** A registration for an exam was accepted or denied. */
  | 'EXAM_DECIDED'
  /** A student's end date comes within 14 days. */
  | 'END_DATE'
  /** A card was moved to 'Praktik slut, ej närvarat'. */
  | 'MOVED_TO_RED'
  /** A comment on a student whom one is responsible for. */
  | 'COMMENT'
  /** An import that one began has ended. */
  | 'IMPORT'
  /** Rows of somebody's import wait for an administrator. */
  | 'IMPORT_HELD'
  /** Somebody who may not know of them has sent a file that names students with protected identity. */
  | 'PROTECTED_NAMED'
  /** A course instance has ended and lacks grades after the day when they were due. */
  | 'GRADE_OVERDUE'
  /** The grades of a course were signed. */
  | 'GRADES_SIGNED'
  /** A planned replacement of a teacher was not carried out: who was to take over is no longer there. */
  | 'REPLACEMENT_STOPPED'
  /** A student asks to have something corrected. */
  | 'CORRECTION_REQUESTED'
  /** Written by a person. */
  | 'MESSAGE';

/** What a notification can be about, besides a student. */
export type NotificationSubjectKind =
  /** A registration for an exam. */
  | 'EXAM'
  /** A comment on the student. */
  | 'COMMENT'
  /** A course instance. */
  | 'COURSE_INSTANCE'
  /** The grade sheet of a course instance; the id is the instance's. */
  | 'INSTANCE_GRADES'
  /** The grade sheet of a course's exams; the id is the course's. */
  | 'EXAM_GRADES'
  /** The grade sheet of a course's enrolments without an instance; the id is the course's. */
  | 'UNPLACED_GRADES'
  /** An import of one's own. */
  | 'IMPORT'
  /** Rows of somebody's import that wait for an administrator; the id is the import's. */
  | 'HELD_ROWS'
  /** What somebody did, in the access log; the id is their account's. */
  | 'ACCESS_LOG'
  /** A teacher. */
  | 'TEACHER'
  /** The student's request to have something corrected. */
  | 'CORRECTION';

/** Which notifications; all given ones must hold. */
export type NotificationFilter = {
  /** Those of this kind. */
  kind?: NotificationKind | null | undefined;
  /** True: those that the viewer has resolved; false or left out: those that wait. */
  resolved?: boolean | null | undefined;
};

/** Which page of the viewer's notifications. */
export type NotificationsInput = {
  /** Left out: all that wait. */
  filter?: NotificationFilter | null | undefined;
  /** Rows of a page: 1 to 200, 50 unless given. */
  first?: number | null | undefined;
  /** 1 for the newest. */
  page?: number | null | undefined;
};

/** The notification to take off the list, and for administrators the user whose list it leaves. */
export type ResolveNotificationInput = {
  /** The notification, from `notifications`. */
  id: string;
  /** Read from administrators only: resolves it for that user instead. */
  userId?: string | null | undefined;
  /** An id of the caller's own making (UUID), by which `restoreNotifications` takes it back; not kept for another user. */
  batch?: string | null | undefined;
};

/** Which of the viewer's own notifications: up to which moment, and of which kind; what came later stays. */
export type ResolveNotificationsInput = {
  /** Those not newer than this: the `createdAt` of the newest that was shown. */
  through: string;
  /** Only those of this kind; left out: of every kind. */
  kind?: NotificationKind | null | undefined;
  /** An id of the caller's own making (UUID), by which `restoreNotifications` takes all of it back. */
  batch?: string | null | undefined;
};

/** Which call is taken back: what it took off the viewer's list in one go. */
export type RestoreNotificationsInput = {
  /** The `batch` of the call that took it off. */
  batch: string;
};

/** The notification that everyone addressed is to see again. */
export type ResetNotificationInput = {
  /** The notification; NOT_FOUND when there is none. */
  id: string;
};

/** A list whose views can be saved. */
export type SavedList =
  /** `/course-instances`. */
  | 'COURSE_INSTANCES'
  /** `/course-matching`: who needs a course. */
  | 'COURSE_NEEDS'
  /** `/programsandcourses`: the courses. */
  | 'COURSES'
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

/** What is saved, of which list, under which name. */
export type CreateSavedViewInput = {
  /** A list that one may open. */
  list: SavedList;
  /** 1 to 80 characters; not the name of another own view of the list. */
  name: string;
  /** The query string of the page. Words searched for, personal numbers and the page are left out of what is saved. */
  address: string;
  /** Left out, they are as each reader has them. */
  columns?: SavedColumnsInput | null | undefined;
  /** Whether the list is to open with it; false unless given. */
  isDefault?: boolean | null | undefined;
};

/** What is changed of a saved view. A missing field keeps its value. */
export type UpdateSavedViewInput = {
  /** One that one may change. */
  id: string;
  /** The version that was read; CONFLICT when it is no longer current. */
  version?: number | null | undefined;
  /** 1 to 80 characters; it cannot be cleared. */
  name?: string | null | undefined;
  /** The query string of the page; null keeps it. */
  address?: string | null | undefined;
  /** Null keeps them. */
  columns?: SavedColumnsInput | null | undefined;
  /** A role that may open the list; null takes it back from everybody. For administrators. */
  sharedWith?: Role | null | undefined;
};

/** Which saved view is to go. */
export type DeleteSavedViewInput = {
  /** One that one may change. */
  id: string;
};

/** Which removed view is to come back. */
export type RestoreSavedViewInput = {
  /** One that was removed in the last ten minutes. */
  id: string;
};

/** Which view a list is to open with. */
export type ChooseDefaultViewInput = {
  /** A list that one may open. */
  list: SavedList;
  /** A view of the list, own or shared; null is the list as usual. */
  viewId?: string | null | undefined;
};

/** What a new school does first, in this order (pages, section 21). */
export type FirstRunStep =
  /** The school's own details. */
  | 'SCHOOL'
  /** The municipalities, and what they pay. */
  | 'MUNICIPALITIES'
  /** The teachers. */
  | 'TEACHERS'
  /** The students, from a file. */
  | 'STUDENTS'
  /** The first course instances. */
  | 'INSTANCES';

/** Which step is left out, or taken up again. */
export type SkipFirstRunStepInput = {
  /** The step. */
  step: FirstRunStep;
  /** False takes it up again. */
  skipped: boolean;
};

/** The version that was read, and only the fields to change: a missing one keeps its value, null clears what may be empty. */
export type UpdateSchoolSettingsInput = {
  /** 1 to 120 characters; cannot be cleared. */
  schoolName?: string | null | undefined;
  /** Eight digits. */
  schoolUnitCode?: string | null | undefined;
  /** The huvudman that a paper names where the student's municipality is none, at most 120 characters. */
  authorityName?: string | null | undefined;
  /** Where documents are signed, at most 120 characters. */
  city?: string | null | undefined;
  /** Who signs documents, at most 120 characters. */
  signatoryName?: string | null | undefined;
  /** What the signatory is, at most 120 characters. */
  signatoryTitle?: string | null | undefined;
  /** Where people turn with questions, at most 254 characters. */
  contactEmail?: string | null | undefined;
  /** 5 to 20 characters: digits, blanks, `+`, `-`, `/` and parentheses. */
  contactPhone?: string | null | undefined;
  /** 1 to 90. */
  gradeDeadlineDays?: number | null | undefined;
  /** 1 to 90. */
  inactivityDays?: number | null | undefined;
  /** 0 to 50 000. */
  examFeeOre?: number | null | undefined;
  /** How the fee for an exam is paid, at most 500 characters. */
  examPaymentInfo?: string | null | undefined;
  /** The version that the changes were made on; an older one is CONFLICT. */
  version: number;
};

/** What the search box looks for (specification, section 2: Search). */
export type SearchType =
  /** Everything; a text of the form YYYY-MM-DD is a day, as in DATUM. */
  | 'ALLA'
  /** Students, teachers, other staff and accounts: by name, e-mail address and, from teacher up, personal number. */
  | 'ANVANDARE'
  /** Courses by name and code, course instances, packages and programs. */
  | 'KURS'
  /** Students whose start or end date, or an enrolment's start or end, is that day. */
  | 'DATUM';

/** The colours of the pages. */
export type Theme =
  /** Follows the device. */
  | 'SYSTEM'
  /** Dark text on a light ground. */
  | 'LIGHT'
  /** Light text on a dark ground. */
  | 'DARK';

/** How often somebody is told by e-mail of what has come. */
export type NotificationDigest =
  /** Never. */
  | 'NONE'
  /** Each day on which something has come. */
  | 'DAILY'
  /** Each week in which something has come. */
  | 'WEEKLY';

/** A missing field keeps its value. */
export type ProfileSettingsInput = {
  /** The colours; null keeps what is chosen. */
  theme?: Theme | null | undefined;
  /** True for as little movement as possible; null keeps what is chosen. */
  reducedMotion?: boolean | null | undefined;
  /** 25, 50 or 100. */
  pageSize?: number | null | undefined;
  /** Null means the start page. */
  startPage?: string | null | undefined;
  /** Whether single-key shortcuts work; null keeps what is chosen. */
  shortcuts?: boolean | null | undefined;
  /** Replaces the whole list of unwanted kinds; null keeps it. */
  mutedNotifications?: Array<NotificationKind> | null | undefined;
  /** How often an e-mail counts what has come; null keeps what is chosen. */
  notificationDigest?: NotificationDigest | null | undefined;
  /** True once the tour is not to be offered any more; null keeps it. */
  tourSeen?: boolean | null | undefined;
};

/** The phone number and the settings to change; a missing field keeps its value. */
export type UpdateMyProfileInput = {
  /** Null clears it. */
  phone?: string | null | undefined;
  /** The settings to change; those left out stay. */
  settings?: ProfileSettingsInput | null | undefined;
};

/** The current password and the new one. */
export type ChangePasswordInput = {
  /** Trimmed. A wrong one is BAD_USER_INPUT on this field and counts as a guess at sign-in does. */
  currentPassword: string;
  /** The rules of `ResetPasswordInput.newPassword`. */
  newPassword: string;
};

/** Where to sign out: one of `mySessions`. */
export type EndSessionInput = {
  /** One of `mySessions`; the one that asks may be ended too. */
  id: string;
};

/** A part of the system that can be asked whether it works. */
export type SystemPart =
  /** The server that answers, GraphQL and REST alike: how long it lets a new call wait. */
  | 'API'
  /** PostgreSQL: its version, its size and the number of migrations. */
  | 'DATABASE'
  /** The queue of jobs: what waits, and what has failed in the last 24 hours. */
  | 'JOBS'
  /** The file store: a file is written, read and taken away again. */
  | 'FILES'
  /** The mail server: a connection is tried and nothing sent; without one, whether mails can be written as files. */
  | 'MAIL';

/** The text of the new task, on one's own list. */
export type CreateTaskInput = {
  /** 1 to 500 characters. */
  description: string;
};

/** One of the viewer's own tasks, and the text that takes the place of the one it has. */
export type UpdateTaskInput = {
  /** One's own task, from `tasks`. */
  id: string;
  /** 1 to 500 characters. */
  description: string;
};

/** The one of the viewer's own tasks that is to go. */
export type DeleteTaskInput = {
  /** One's own task, from `tasks`. */
  id: string;
};

/**
 * What the figures are about. Participants are enrolments in courses (student × course) that have begun; cancelled and
 * removed ones never count, and only signed grades do. Start and end are the student's own, else the instance's.
 */
export type CourseStatisticsInput = {
  /** First day of the period, counted. */
  from: string;
  /** Not before `from`; at most five years. */
  to: string;
  /** Of the students. KCNO stands for several municipalities and is never added to them. */
  municipalities?: Array<string> | null | undefined;
  /** Only this course of the catalogue, by its id in `courses`. */
  courseId?: string | null | undefined;
  /** The courses of the package. */
  packageId?: string | null | undefined;
  /** Only instances of these study forms; all unless given. */
  studyForms?: Array<StudyForm> | null | undefined;
  /** Of the instance. */
  teacherId?: string | null | undefined;
  /** Only courses of these curricula; all unless given. */
  systems?: Array<CourseSystem> | null | undefined;
};

/** What participations are grouped by. */
export type StatisticsGroup =
  /** By the home municipality of the student. */
  | 'MUNICIPALITY'
  /** By the study form of the course instance. */
  | 'STUDY_FORM'
  /** Teachers with at least five students in the period. */
  | 'TEACHER';

/** What was decided about a teacher's work. */
export type TeacherEventKind =
  /** Got a course instance. */
  | 'ASSIGNED'
  /** A course instance went to another teacher. */
  | 'UNASSIGNED'
  /** Another teacher took over their students, exams and instances. */
  | 'REPLACED'
  /** Took over the students, exams and instances of another teacher. */
  | 'TOOK_OVER'
  /** Will be replaced on a day to come. */
  | 'REPLACEMENT_PLANNED'
  /** A planned replacement was called off. */
  | 'REPLACEMENT_CANCELLED'
  /** A replacement was taken back: everything is whose it was. */
  | 'REPLACEMENT_UNDONE'
  /** Subjects or extent of the employment were written anew. */
  | 'PROFILE'
  /** The employment ended and the account was switched off. */
  | 'EMPLOYMENT_ENDED'
  /** The account was unlocked again. */
  | 'EMPLOYMENT_RESUMED';

/** What the list of teachers is sorted by; ties are broken by name. */
export type TeacherSortField =
  /** By display name, in Swedish alphabetical order. */
  | 'NAME'
  /** By the e-mail address of the account. */
  | 'EMAIL'
  /** By the number of ongoing instances. */
  | 'INSTANCES'
  /** By the number of students in ongoing instances. */
  | 'STUDENTS'
  /** By `loadPercent`. */
  | 'LOAD'
  /** By the number of registrations that wait for a decision. */
  | 'EXAMS'
  /** Overdue ones first. */
  | 'GRADES'
  /** By the last sign-in; those who never signed in come last. */
  | 'LAST_SEEN_AT'
  /** By whether the account is in use; ascending, those switched off first. */
  | 'ACTIVE';

/** A column of `TeacherSortField`, and which way. */
export type TeacherSort = {
  /** What to sort by. */
  field: TeacherSortField;
  /** Ascending or descending; rows without a value come last either way. */
  direction: SortDirection;
};

/** All given ones must hold. */
export type TeacherWorkFilter = {
  /** Part of a name or an e-mail address. */
  q?: string | null | undefined;
  /** Only teachers of this subject; the exact name, as in `TeacherWorkPage.subjects`. */
  subject?: string | null | undefined;
  /** Accounts in use (true) or switched off (false). */
  active?: boolean | null | undefined;
  /** Only those who have missed a day for grades. */
  overdue?: boolean | null | undefined;
  /** Only those without an ongoing or coming instance. */
  withoutInstances?: boolean | null | undefined;
};

/** Which teachers to list, in what order and how many. */
export type TeacherWorkInput = {
  /** All teachers unless given. */
  filter?: TeacherWorkFilter | null | undefined;
  /** By name unless given. */
  sort?: TeacherSort | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
};

/** A subject that a teacher teaches; the same name twice is BAD_USER_INPUT (DUPLICATE). */
export type TeacherSubjectInput = {
  /** 1 to 80 characters. */
  subject: string;
  /** True with formal qualification (behörighet) in the subject. */
  isQualified: boolean;
};

/** Who takes over from whom, and from which day. */
export type TeacherReplacementInput = {
  /** The teacher who leaves off. */
  id: string;
  /** The teacher who takes over; active, and another one. */
  replacementId: string;
  /** The first day of the new one, today or later; one to come is carried out when it comes. */
  fromOn: string;
};

/** Names the teacher whose employment ends today. */
export type EndEmploymentInput = {
  /** The teacher's. */
  id: string;
};

/** The teacher, all their subjects, and the extent in per cent, written anew as a whole. */
export type UpdateTeacherProfileInput = {
  /** The teacher's, as in `teachers`. */
  id: string;
  /** The version that the form was filled from; CONFLICT when it is no longer current. */
  version?: number | null | undefined;
  /** All of them: those left out are taken away. At most 20. */
  subjects: Array<TeacherSubjectInput>;
  /** 5 to 100. */
  employmentPercent: number;
};

/** The teacher, whose account must be in use, and the instances they get. */
export type AssignTeacherInput = {
  /** The teacher's. */
  id: string;
  /** 1 to 50 instances that have not ended. */
  courseInstanceIds: Array<string>;
};

/** The planned replacement, by `TeacherReplacement.id`. */
export type CancelTeacherReplacementInput = {
  /** The replacement's. */
  id: string;
};

/** The replacement that is taken back. */
export type UndoTeacherReplacementInput = {
  /** The replacement's, as in `TeacherDetail.undoable`. */
  id: string;
};

/** What an entry of a student's timeline is of. */
export type TimelineKind =
  /** Enrolled, planned, or taken away again. */
  | 'ENROLLMENT'
  /** An enrolment's status has changed. */
  | 'STATUS'
  /** Registered for an exam, booked on an occasion, decided. */
  | 'EXAM'
  /** A grade was published or corrected. */
  | 'GRADE'
  /** A file was added. */
  | 'FILE'
  /** A document was issued or revoked. */
  | 'DOCUMENT'
  /** A comment was written. */
  | 'COMMENT'
  /** Mailed with the other participants of a course instance. */
  | 'MESSAGE'
  /** The card on the APL board. */
  | 'APL';

/** Whose, and which part of it. */
export type StudentTimelineInput = {
  /** The student's id; a student passes the own one (`me.studentId`), any other is FORBIDDEN. */
  studentId: string;
  /** Of these kinds alone, as far as the viewer may read them; left out or empty: of all. */
  kinds?: Array<TimelineKind> | null | undefined;
  /** How many entries, 1 to 100. */
  first?: number | null | undefined;
  /** The `nextCursor` of the page before. */
  after?: string | null | undefined;
};

/** The e-mail address and the password of an account that may sign in; an empty one is BAD_USER_INPUT. */
export type LoginInput = {
  /** Trimmed and compared without regard to case. */
  email: string;
  /** Trimmed, as the specification says; otherwise compared as it stands. */
  password: string;
};

/** The address of the account, to which the link is mailed. */
export type RequestPasswordResetInput = {
  /** The account's address, in any case. At most three links an hour are mailed to one account. */
  email: string;
};

/** The token from the mailed link, and the new password. */
export type ResetPasswordInput = {
  /** From the mailed link; single use, valid for 30 minutes. */
  token: string;
  /** Trimmed; 15 to 128 characters unless configured otherwise, not among the most common, not the person's or the school's name. */
  newPassword: string;
};

/** Roles, lowest rank first: guest 0, user 1, student 2, coordinator 3, specped 4, syv 5, teacher 6, admin 7, systemadmin 8. */
export type Role =
  /** Rank 0: an account without any rights to data of others; it has a profile and tasks of its own. */
  | 'GUEST'
  /** Rank 1: as guest; sees no students. */
  | 'USER'
  /** Rank 2: the own record, files and exams, and the names of courses and teachers. */
  | 'STUDENT'
  /** Rank 3: reads a student's details and comments, searches, and adds APL comments. */
  | 'COORDINATOR'
  /** Rank 4, special-education staff: as coordinator, and the details, course and calendar pages. */
  | 'SPECPED'
  /** Rank 5, study and career counsellor: as specped. */
  | 'SYV'
  /** Rank 6: the student list, the APL board, files, grades, exams, comments and notifications. */
  | 'TEACHER'
  /** Rank 7: everything but granting or touching systemadmin, the access log and API keys. */
  | 'ADMIN'
  /** Rank 8: everything, with the access log and the API keys. */
  | 'SYSTEMADMIN';

/** Filters of the user administration; all given ones must hold. */
export type UserFilter = {
  /** Part of a name or an e-mail address. */
  q?: string | null | undefined;
  /** Accounts with any of these roles; all when empty or left out. */
  roles?: Array<Role> | null | undefined;
  /** True: those that may sign in; false: deactivated ones; left out: both. */
  active?: boolean | null | undefined;
  /** Student accounts without (true) or with (false) a linked record. */
  unlinked?: boolean | null | undefined;
  /** Accounts for which a password has not (true) or has (false) been chosen: nobody signs in without one. */
  cannotSignIn?: boolean | null | undefined;
};

/** Columns that the accounts can be sorted by; those without a value stand last either way. */
export type UserSortField =
  /** By name, in Swedish alphabetical order. */
  | 'NAME'
  /** By e-mail address. */
  | 'EMAIL'
  /** By rank. */
  | 'ROLE'
  /** Ascending: deactivated accounts first. */
  | 'ACTIVE'
  /** By the last sign-in. */
  | 'LAST_SEEN_AT'
  /** By the moment when the account was made. */
  | 'CREATED_AT';

/** A column of `UserSortField`, and which way. */
export type UserSort = {
  /** What to sort by. */
  field: UserSortField;
  /** Ascending or descending; rows without a value come last either way. */
  direction: SortDirection;
};

/** Why an account got no new invitation. */
export type NotInvitedReason =
  /** Its person has chosen a password; `sendResetLink` mails a link for another. */
  | 'HAS_PASSWORD'
  /** It is deactivated. */
  | 'INACTIVE'
  /** It is of higher rank than the caller. */
  | 'HIGHER_RANK';

/** Filter, order and page; left out, the first 50 by name. */
export type UsersInput = {
  /** Left out: all accounts of people. Those of API keys are never among them. */
  filter?: UserFilter | null | undefined;
  /** By name, ascending, unless given. */
  sort?: UserSort | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1; 1 unless given. */
  page?: number | null | undefined;
  /** The `nextCursor` of the page before, with the same sorting. */
  after?: string | null | undefined;
};

/** Whose account it is, and the role that it gets. The person gets a mail with a one-time link and chooses the password alone. */
export type CreateUserInput = {
  /** 1 to 120 characters. */
  name: string;
  /** At most 254 characters; stored in lower case, unique among all accounts. */
  email: string;
  /** At most one's own rank. TEACHER makes a teacher record too. */
  role: Role;
  /** 5 to 20 characters: digits, blanks, `+`, `-`, `/` and parentheses. */
  phone?: string | null | undefined;
};

/** The account, the version that was read, and the fields to change; a missing one keeps its value. */
export type UpdateUserInput = {
  /** The account, from `users`. */
  id: string;
  /** The version that the form was filled from; CONFLICT when it is no longer current. */
  version?: number | null | undefined;
  /** 1 to 120 characters; it cannot be cleared. */
  name?: string | null | undefined;
  /** A new address ends all sessions of the account and makes links sent to the old one useless. */
  email?: string | null | undefined;
  /** Null clears it. */
  phone?: string | null | undefined;
};

/** The account and its new role (permissions, section 7). */
export type SetUserRoleInput = {
  /** The account, from `users`. */
  id: string;
  /** At most one's own rank. TEACHER makes a teacher record too, unless there is one. */
  role: Role;
  /** The version that was read; CONFLICT when it is no longer current. */
  version?: number | null | undefined;
};

/** The account to switch off: nobody may sign in with it from now on. Its name stays in comments and history. */
export type DeactivateUserInput = {
  /** The account, from `users`; one's own is FORBIDDEN. */
  id: string;
};

/** The account to switch on again. */
export type ActivateUserInput = {
  /** A deactivated account, from `users`; an active one stays as it is. */
  id: string;
};

/** The account whose person gets the mail and chooses a password. */
export type SendResetLinkInput = {
  /** An active account, from `users`; CONFLICT (reason INACTIVE) for a deactivated one. */
  id: string;
};

/** The account to sign out everywhere. */
export type EndUserSessionsInput = {
  /** The account, from `users`. */
  id: string;
};

/** The accounts to invite again; NOT_FOUND when one does not exist. */
export type RenewInvitationsInput = {
  /** At most 500 accounts, from `users`; left out: every active account without a password. */
  ids?: Array<string> | null | undefined;
};

/** The columns of the APL board (specification, section 4). */
export type AplStatus =
  /** Ej börjat */
  | 'GRAY'
  /** Praktik slut, ej närvarat */
  | 'RED'
  /** Bokade för samtal */
  | 'BLUE'
  /** Är i fas */
  | 'YELLOW'
  /** Har kontrakt, skall gå eller har börjat praktik */
  | 'GREEN';

/** Where a student stands, derived from the enrolments and, without any, from start and end date. */
export type StudentStatus =
  /** Aktiv */
  | 'ACTIVE'
  /** Ej startad */
  | 'NOT_STARTED'
  /** Uppehåll */
  | 'PAUSED'
  /** Avbrott */
  | 'DROPPED_OUT'
  /** Avslutad */
  | 'ENDED';

/** What stands where a personal number stands; the number itself shows it. */
export type PersonalNumberKind =
  /** Personnummer, of the population register. */
  | 'PERSONNUMMER'
  /** Samordningsnummer: the day is 60 later. */
  | 'SAMORDNINGSNUMMER'
  /** Interimsnummer: a letter stands first of the last four, counted as 1 in the check digit. */
  | 'INTERIM'
  /** T-nummer (`YYYYMMDD-TF01`): given by a school until there is another; two letters and two digits, no check digit. */
  | 'TEMPORARY'
  /** The person has no number in the record. */
  | 'NONE';

/** A field that a merge can take from the record that goes. */
export type MergeField =
  /** The student's name. */
  | 'NAME'
  /** The personal number; the other one is kept as a previous number. */
  | 'PERSONAL_NUMBER'
  /** The phone number. */
  | 'PHONE'
  /** The e-mail address. */
  | 'EMAIL'
  /** The home municipality, who pays. */
  | 'MUNICIPALITY'
  /** The student's start date. */
  | 'START_DATE'
  /** The student's end date. */
  | 'END_DATE'
  /** Provstatus: free text, not a registration for an exam. */
  | 'EXAM'
  /** The free text of additional information. */
  | 'ADDITIONAL_INFO'
  /** The responsible teacher. */
  | 'TEACHER'
  /** The column on the APL board. */
  | 'APL_STATUS'
  /** The linked account; one that only the record that goes has is taken over anyway. */
  | 'ACCOUNT';

/** A municipality by its name. */
export type MunicipalityInput = {
  /** One of the names in `municipalities` ('Upplands-Bro' is understood too), else NOT_ALLOWED; null or empty means none, left out is REQUIRED. */
  type?: string | null | undefined;
};

/** The fields of a new student; only the name must be given. */
export type CreateStudentInput = {
  /** 1 to 120 characters. */
  name: string;
  /** With or without century and separator; the date is verified, and the check digit where the kind has one. */
  personalNumber?: string | null | undefined;
  /** 5 to 20 characters: digits, blanks, `+`, `-`, `/` and parentheses. */
  phone?: string | null | undefined;
  /** At most 254 characters; several students may share an address. */
  email?: string | null | undefined;
  /** The home municipality, which pays. */
  municipality?: MunicipalityInput | null | undefined;
  /** The first day of the studies. */
  startDate?: string | null | undefined;
  /** The last day of the studies; not before `startDate` (ORDER). */
  endDate?: string | null | undefined;
  /** The free text 'Provstatus', at most 60 characters. */
  exam?: string | null | undefined;
  /** The free text 'Övrigt', at most 2 000 characters. */
  additionalInfo?: string | null | undefined;
  /** The responsible teacher, as in `teachers`; BAD_REFERENCE when there is none. */
  teacherId?: string | null | undefined;
  /** True: another person than the stored student of the same name and address. False unless given. */
  isOtherPerson?: boolean | null | undefined;
};

/** The student, the version that was read, and the fields of the form to change; a missing field keeps its value, null clears it. */
export type UpdateStudentInput = {
  /** The student, from `students` or a search. */
  id: string;
  /** The version that the form was filled from; CONFLICT when it is no longer current. */
  version?: number | null | undefined;
  /** 1 to 120 characters; it cannot be cleared. */
  name?: string | null | undefined;
  /** With or without century and separator; the date is verified, and the check digit where the kind has one. CONFLICT (DUPLICATE) when another student has it. */
  personalNumber?: string | null | undefined;
  /** 5 to 20 characters: digits, blanks, `+`, `-`, `/` and parentheses. */
  phone?: string | null | undefined;
  /** At most 254 characters; several students may share an address. */
  email?: string | null | undefined;
  /** The home municipality; null takes it away. */
  municipality?: MunicipalityInput | null | undefined;
  /** The first day of the studies. */
  startDate?: string | null | undefined;
  /** The last day of the studies; not before `startDate` (ORDER). */
  endDate?: string | null | undefined;
  /** The free text 'Provstatus', at most 60 characters. */
  exam?: string | null | undefined;
  /** The free text 'Övrigt', at most 2 000 characters. */
  additionalInfo?: string | null | undefined;
};

/** The student and the teacher; null takes the teacher away. */
export type SetResponsibleTeacherInput = {
  /** The student who gets, changes or loses the teacher. */
  studentId: string;
  /** Null takes the teacher away. */
  teacherId?: string | null | undefined;
};

/** The student and the account that signs in as the student (permissions, section 7.7); null removes the link. */
export type LinkStudentAccountInput = {
  /** The student's record, from `students`. */
  studentId: string;
  /** Null removes the link. */
  userId?: string | null | undefined;
};

/** The student, and whether the identity is protected from now on (permissions, section 1.10). */
export type SetProtectedInput = {
  /** The student whose protection is set or lifted. */
  studentId: string;
  /** True hides the student and withholds number and contact fields; false lifts it. */
  isProtected: boolean;
};

/** Which part of an exam an occasion is for (domain, D6). */
export type ExamPart =
  /** Skriftlig */
  | 'WRITTEN'
  /** Muntlig */
  | 'ORAL'
  /** Laboration */
  | 'LABORATORY'
  /** Praktisk */
  | 'PRACTICAL';

/** Whether someone came. Null until somebody has said so. */
export type ExamAttendance =
  /** Närvarande: came to the exam. */
  | 'PRESENT'
  /** Frånvarande: did not come; the registration is without a day again. */
  | 'ABSENT';

/** What to look at about one booking. None of it stops the booking. */
export type BookingWarning =
  /** Another exam of the same student on the same day, also on the same occasion; or another part at the same time. */
  | 'SAME_DAY'
  /** Registered, or paid, after the last day of registration. */
  | 'LATE'
  /** No day of payment, and not exempt from the fee. */
  | 'UNPAID'
  /** Still INTRESSE: nobody has accepted the registration. */
  | 'UNDECIDED'
  /** Denied after the exam was held: it stays as a trace, and is not called. */
  | 'DENIED'
  /** The registration is for another course than those of the occasion. */
  | 'OTHER_COURSE'
  /** Called to another day, time or room than the occasion has now. */
  | 'SUMMONS_OUTDATED';

/** What to look at about one occasion. */
export type OccasionWarning =
  /** As many are booked as there are places. */
  | 'FULL'
  /** The room is taken by another occasion at that time. */
  | 'ROOM_TAKEN'
  /** The invigilator has another occasion at that time. */
  | 'INVIGILATOR_BUSY';

/** The day, time, place and courses of the new occasion, and who is booked at once. */
export type CreateExamOccasionInput = {
  /** The day of the exam. */
  heldOn: string;
  /** `HH:MM`. */
  startsAt: string;
  /** After `startsAt`, the same day. */
  endsAt: string;
  /** 1 to 20 courses, by their ids in `courses`. */
  courseIds: Array<string>;
  /** Which part is sat; WRITTEN unless given. */
  part?: ExamPart | null | undefined;
  /** At most 80 characters. */
  room?: string | null | undefined;
  /** 1 to 1 000; null without a limit. */
  capacity?: number | null | undefined;
  /** At most 120 characters. */
  invigilator?: string | null | undefined;
  /** Left out, a teacher means themself. */
  teacherId?: string | null | undefined;
  /** First day on which students may choose it; without both days of the window only staff book. */
  registrationOpensOn?: string | null | undefined;
  /** Last day on which students may choose it; not before the first, not after `heldOn`. */
  registrationClosesOn?: string | null | undefined;
  /** At most 1 000 characters. */
  note?: string | null | undefined;
  /** Registrations that are booked in the same step. */
  examIds?: Array<string> | null | undefined;
};

/** The occasion, its version, and what to change of it. What is left out stays; null clears. */
export type UpdateExamOccasionInput = {
  /** The occasion to change; CONFLICT (CANCELLED) once it is cancelled. */
  id: string;
  /** CONFLICT (reason VERSION) when it is no longer current. */
  version: number;
  /** The new day; cannot be cleared. */
  heldOn?: string | null | undefined;
  /** `HH:MM`, Swedish time; cannot be cleared. */
  startsAt?: string | null | undefined;
  /** `HH:MM`, after the start; cannot be cleared. */
  endsAt?: string | null | undefined;
  /** All courses from now on, 1 to 20; null leaves them as they are. */
  courseIds?: Array<string> | null | undefined;
  /** Which part is sat; null leaves it as it is. */
  part?: ExamPart | null | undefined;
  /** At most 80 characters. */
  room?: string | null | undefined;
  /** 1 to 1 000 places, not fewer than are booked; null is no limit. */
  capacity?: number | null | undefined;
  /** Who watches over the exam, at most 120 characters. */
  invigilator?: string | null | undefined;
  /** Whose occasion it is, as in `teachers`; null makes it nobody's. */
  teacherId?: string | null | undefined;
  /** First day on which students may choose it. */
  registrationOpensOn?: string | null | undefined;
  /** Last day on which students may choose it; not before the first, not after `heldOn`. */
  registrationClosesOn?: string | null | undefined;
  /** At most 1 000 characters. */
  note?: string | null | undefined;
};

/** The occasion, its version, and the reason that those called will read. */
export type CancelExamOccasionInput = {
  /** The occasion, as in `ExamOccasion.id`. */
  id: string;
  /** The current `ExamOccasion.version`; CONFLICT (VERSION) for another. */
  version: number;
  /** 1 to 300 characters; those who have been called read it. */
  reason: string;
  /** True: the mails leave at once. False unless given: they wait ten minutes, and a restored occasion takes them back. */
  mailNow?: boolean | null | undefined;
};

/** The cancelled occasion and its version. */
export type RestoreExamOccasionInput = {
  /** The cancelled occasion, as in `ExamOccasion.id`. */
  id: string;
  /** The current `ExamOccasion.version`; CONFLICT (VERSION) for another. */
  version: number;
};

/** The cancelled occasion whose mails are not to wait any longer. */
export type SendOccasionMailsInput = {
  /** The occasion; CONFLICT (reason NOT_CANCELLED) for one that is not cancelled. */
  id: string;
};

/** The occasion and the registrations that get a place on it. */
export type BookExamsInput = {
  /** The occasion; those booked on it already stay as they are. */
  occasionId: string;
  /** 1 to 200 registrations. */
  examIds: Array<string>;
};

/** The booking, by its occasion and its registration. */
export type UnbookExamInput = {
  /** The occasion on which the place is given back. */
  occasionId: string;
  /** The booked registration; NOT_FOUND when it is not on the occasion. */
  examId: string;
};

/** The registration, and the occasions that it leaves and gets, in one step. */
export type MoveExamBookingInput = {
  /** The booked registration; CONFLICT (DENIED) when it has been denied. */
  examId: string;
  /** The occasion that it is booked on now; it may be cancelled. */
  fromOccasionId: string;
  /** The occasion to book it on; CONFLICT (FULL or CANCELLED) when that cannot be. */
  toOccasionId: string;
};

/** The booking, and what to note of it. What is left out stays; null clears. */
export type RecordExamInput = {
  /** The occasion that the registration is booked on. */
  occasionId: string;
  /** The booked registration; NOT_FOUND when it is not on the occasion. */
  examId: string;
  /** Whether the student came; null: not known again. */
  attendance?: ExamAttendance | null | undefined;
  /** Whether an identity document was looked at; null leaves it as it is. */
  idChecked?: boolean | null | undefined;
  /** Whether the course material has been fetched, noted on the registration; null leaves it as it is. */
  materialReceived?: boolean | null | undefined;
  /** The day on which the fee was paid, noted on the registration; null: not paid. */
  paymentDate?: string | null | undefined;
};

/** The occasion, and which of its students to call. */
export type SendExamSummonsInput = {
  /** The occasion, not cancelled; BAD_USER_INPUT when nobody is booked to be called. */
  occasionId: string;
  /** Whom to call; all who are booked unless given. */
  examIds?: Array<string> | null | undefined;
};

/** What the import would do, or has done, with a row of the list. */
export type CourseImportOutcome =
  /** Becomes a new course. */
  | 'NEW'
  /** Writes over something of a course that is there. */
  | 'CHANGED'
  /** Says what is stored already; nothing is written. */
  | 'UNCHANGED'
  /** Has an error, or a code that an earlier row has; left out. */
  | 'INVALID';

/** What a row of the list can change of a stored course. */
export type CourseImportField =
  /** The title. */
  | 'NAME'
  /** The points, as text. */
  | 'POINTS'
  /** The subject (ämne). */
  | 'SUBJECT'
  /** A link to a course of another curriculum, by its code. */
  | 'EQUIVALENT';

/** A list as text, pasted from a workbook or read from a csv file (code, name, points, subject, curriculum, equivalent), and whether its valid rows are written or only shown. */
export type ImportCoursesInput = {
  /** At most 200 000 characters, 2 000 rows. */
  text: string;
  /** True writes the valid rows; else a preview. */
  commit?: boolean | null | undefined;
};

/** The kind of a package: national and regional ones are vocational packages (yrkespaket). */
export type PackageKind =
  /** A national vocational package (nationellt yrkespaket). */
  | 'NATIONAL'
  /** A regional vocational package (regionalt yrkespaket). */
  | 'REGIONAL'
  /** The school's own bundle of courses; it needs no APL. */
  | 'LOCAL';

/** All given ones must hold. Archived and replaced packages are left out unless asked for. */
export type CoursePackageFilter = {
  /** Part of a name or a code, of the package or of one of its courses. */
  q?: string | null | undefined;
  /** Any of these kinds; all when empty or left out. */
  kinds?: Array<PackageKind> | null | undefined;
  /** True: archived and replaced packages too. */
  archived?: boolean | null | undefined;
  /** Packages whose sum differs from their target. */
  pointsDiffer?: boolean | null | undefined;
};

/** Columns of the packages; those without a value stand last either way. */
export type CoursePackageSortField =
  /** By name, in Swedish alphabetical order. */
  | 'NAME'
  /** By package code, in Swedish alphabetical order. */
  | 'CODE'
  /** By kind: national, regional, local. */
  | 'KIND'
  /** By the number of courses, each choice once. */
  | 'COURSES'
  /** By the sum of the obligatory rows. */
  | 'POINTS'
  /** By weeks of work placement. */
  | 'APL_WEEKS'
  /** By the number of students with a current enrolment on the package. */
  | 'STUDENTS';

/** A column of `CoursePackageSortField`, and which way. */
export type CoursePackageSort = {
  /** What to sort by. */
  field: CoursePackageSortField;
  /** Ascending or descending; rows without a value come last either way. */
  direction: SortDirection;
};

/** A row of a package, in the place where it stands in the list. */
export type PackageCourseInput = {
  /** The course, from the catalogue; BAD_REFERENCE when there is none. */
  courseId: string;
  /** The name of the choice; rows of one choice stand together. */
  choiceGroup?: string | null | undefined;
  /** True unless given. */
  isRequired?: boolean | null | undefined;
  /** Whether the course holds workplace-based learning (APL); false unless given. */
  hasApl?: boolean | null | undefined;
  /** The week of full-time study in which it is to begin, 1 to 400; left out or null: after the course before. */
  plannedWeek?: number | null | undefined;
};

/** The whole package as its form shows it: the rows in order replace the ones that are there. */
export type CoursePackageInput = {
  /** 1 to 20 characters. */
  code?: string | null | undefined;
  /** 1 to 120 characters. */
  name: string;
  /** NATIONAL and REGIONAL make it a vocational package, which is warned about without APL (APL_MISSING). */
  kind: PackageKind;
  /** Free text, at most 2 000 characters; left out or null: none. */
  description?: string | null | undefined;
  /** What the obligatory courses should add up to, 0 to 10 000 points; a differing sum is only a warning. Null: no target. */
  targetPoints?: number | null | undefined;
  /** Weeks of workplace-based learning (APL), 0 to 200; null where none are set. */
  aplWeeks?: number | null | undefined;
  /** At most 100; a course twice: DUPLICATE. */
  courses: Array<PackageCourseInput>;
};

/** Which level of Gy25 takes the place of a course of Gy11. */
export type Gy25ChoiceInput = {
  /** A course of the package, as in `Gy25Replacement.course`. */
  courseId: string;
  /** One of its `proposals`: NOT_ALLOWED for what is no equivalent, DUPLICATE for a course that the package has already. */
  replacementId: string;
};

/** Which alternative of a choice. */
export type PackageChoiceInput = {
  /** The name of the choice, as in `PackageCourse.choiceGroup`. */
  choiceGroup: string;
  /** The alternative of that choice which the students take. */
  courseId: string;
};

/** From when and how fast a package is read, and with which of its choices. */
export type PackagePlanInput = {
  /** The edition to plan, from `coursePackages`; unknown: NOT_FOUND. */
  packageId: string;
  /** When the first course begins; 2000-01-01 to 2100-12-31. */
  startDate: string;
  /** 5 to 200; 100 unless given. */
  pacePercent?: number | null | undefined;
  /** The first alternative where none is named. */
  choices?: Array<PackageChoiceInput> | null | undefined;
  /** Optional courses that are taken too. */
  optionalCourseIds?: Array<string> | null | undefined;
};

/** Filter, order and page (pages, section 5); the current packages by name unless given. */
export type CoursePackagesInput = {
  /** Left out: current editions that are not archived. */
  filter?: CoursePackageFilter | null | undefined;
  /** By name, ascending, unless given. */
  sort?: CoursePackageSort | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1; 1 unless given. */
  page?: number | null | undefined;
};

/** All fields of the new package, as edition 1, with its courses in order (pages, section 5). */
export type CreateCoursePackageInput = {
  /** All fields of the package, with its courses in order. */
  package: CoursePackageInput;
};

/** Which edition, the version that was edited, and all its fields as they shall be; what its form leaves empty becomes empty. */
export type UpdateCoursePackageInput = {
  /** The edition to change, from `coursePackages`. */
  id: string;
  /** The `version` that the form was filled from; CONFLICT (reason VERSION) when it is no longer current. */
  version: number;
  /** All fields as they shall be: they replace the stored ones, courses included. */
  package: CoursePackageInput;
};

/** Which package is copied, and what the copy is called: a package of its own, not an edition of that one. */
export type CopyCoursePackageInput = {
  /** The package to copy; its code is not copied. */
  id: string;
  /** 'Kopia av …' unless given. */
  name?: string | null | undefined;
};

/** Which package gets a new edition; those who have begun keep theirs. */
export type CreatePackageEditionInput = {
  /** The current edition; one that has been followed already is CONFLICT (reason REPLACED). */
  id: string;
};

/** Which package gets a new edition, and which level of Gy25 replaces which of its courses; those who have begun keep theirs. */
export type UpdatePackageToGy25Input = {
  /** The package's current edition; CONFLICT (reason REPLACED) when it has been followed already. */
  id: string;
  /** The chosen pairs, at least one (CONFLICT NOTHING_TO_DO); courses not named here stay. */
  replacements: Array<Gy25ChoiceInput>;
};

/** Which students, and the plan by which they read the package: an enrolment on it, and its courses planned one after the other. */
export type EnrollOnPackageInput = {
  /** The package, its start, pace and choices; the same as `packagePlan` previews. */
  plan: PackagePlanInput;
  /** 1 to 200. */
  studentIds: Array<string>;
};

/** The twelve months by their Swedish names. */
export type Month =
  /** January. */
  | 'Januari'
  /** February. */
  | 'Februari'
  /** March. */
  | 'Mars'
  /** April. */
  | 'April'
  /** May. */
  | 'Maj'
  /** June. */
  | 'Juni'
  /** July. */
  | 'Juli'
  /** August. */
  | 'Augusti'
  /** September. */
  | 'September'
  /** October. */
  | 'Oktober'
  /** November. */
  | 'November'
  /** December. */
  | 'December';

/** How far a registration has come (specification, section 4). */
export type ExamStatus =
  /** Intresse: registered, nothing decided yet. */
  | 'INTRESSE'
  /** Godkänd: accepted for the exam. It is not a grade. */
  | 'SCHEDULED'
  /** Nekad */
  | 'DENIED';

/** How far an exam has come, as its student reads it: an accepted registration is not a passed exam. */
export type ExamProgress =
  /** Registered, nothing decided yet. */
  | 'WAITING'
  /** The registration is accepted; no summons has been sent. */
  | 'ACCEPTED'
  /** A summons has been sent. */
  | 'SUMMONED'
  /** Every booked part is over and the grade is not signed. */
  | 'HELD'
  /** Every booked part is over and the student was absent from all of them. */
  | 'MISSED'
  /** A grade is signed. */
  | 'GRADED'
  /** The registration is denied. */
  | 'DENIED';

/** What staff answer to a registration. */
export type ExamDecision =
  /** Godkänn: the registration becomes SCHEDULED. */
  | 'ACCEPT'
  /** Neka: the registration becomes DENIED. */
  | 'DENY';

/** Filters of the exam table; all given ones must hold. */
export type ExamFilter = {
  /** The registrations of one student. */
  studentId?: string | null | undefined;
  /** A single registration. */
  id?: string | null | undefined;
  /** Part of the name. */
  name?: string | null | undefined;
  /** Registrations that wish for this month. */
  month?: Month | null | undefined;
  /** Registrations that have come this far. */
  status?: ExamStatus | null | undefined;
  /** Registrations for the course of this title, as in `ExamPage.courses`. */
  course?: string | null | undefined;
  /** True: those whose course names nothing in the catalogue, and that are not denied. */
  unknownCourse?: boolean | null | undefined;
};

/** What the exam table is sorted by; ties are broken by the latest first. */
export type ExamSortField =
  /** By the name in the registration, in Swedish alphabetical order. */
  | 'NAME'
  /** By personal number; those whose number is withheld come last. */
  | 'PERSONAL_NUMBER'
  /** By telephone number; withheld ones come last. */
  | 'PHONE'
  /** By e-mail address; withheld ones come last. */
  | 'EMAIL'
  /** By the title of the course that is meant. */
  | 'COURSE'
  /** By municipality; withheld ones come last. */
  | 'MUNICIPALITY'
  /** By the wished month, January first. */
  | 'MONTH'
  /** By the name of the responsible teacher. */
  | 'TEACHER'
  /** Undecided ones first, then the accepted and the denied. */
  | 'STATUS'
  /** By whether the material is fetched; ascending, those without it first. */
  | 'MATERIAL'
  /** By the day of payment; unpaid ones come last. */
  | 'PAYMENT'
  /** By the decision; undecided ones come last. */
  | 'DECISION'
  /** By when the registration was written down. */
  | 'REGISTERED';

/** A column of `ExamSortField`, and which way. */
export type ExamSort = {
  /** What to sort by. */
  field: ExamSortField;
  /** Ascending or descending; rows without a value come last either way. */
  direction: SortDirection;
};

/** A registration, and what of it was seen. */
export type ExamAtVersionInput = {
  /** The registration, from `exams`. */
  id: string;
  /** The version that was seen; CONFLICT when it is no longer current. */
  version?: number | null | undefined;
};

/** Filter and page; left out, the latest 50. Page by number for a list on screen (`page` from 1), or by cursor (`after`) for reading everything. */
export type ExamsInput = {
  /** Left out: all registrations that the viewer may see. */
  filter?: ExamFilter | null | undefined;
  /** Newest first unless given. */
  sort?: ExamSort | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1; 1 unless given. */
  page?: number | null | undefined;
  /** The `nextCursor` of the page before, with the same sorting. */
  after?: string | null | undefined;
};

/** Whom, in which course and month. Name, number, phone, e-mail and municipality are copied from the stored record, never from the input. */
export type RegisterExamInput = {
  /** Whom the exam is for. Left out, a student means the own record; staff name the student by `personalNumber` then. */
  studentId?: string | null | undefined;
  /** Read only without `studentId`, and only from staff. */
  personalNumber?: string | null | undefined;
  /** The course's title, 1 to 120 characters. */
  course: string;
  /** The month in which the student wishes to be examined. */
  requestedMonth: Month;
  /** The responsible teacher, as in `teachers`. */
  teacherId?: string | null | undefined;
  /** The day when the fee was paid; left out while it is not. */
  paymentDate?: string | null | undefined;
  /** True when the material has been fetched; the moment is the server's. */
  materialReceived?: boolean | null | undefined;
  /** At most 200 characters. */
  address?: string | null | undefined;
  /** When the student really registered, for one that is written down later: today or earlier. From staff alone (else FORBIDDEN); left out, today. */
  registeredOn?: string | null | undefined;
  /**
   * One of `openExamOccasions`. The place is taken in the same step, and given back when the registration is denied.
   * CONFLICT: reason FULL, CANCELLED, or CLOSED (its window, or another course).
   */
  occasionId?: string | null | undefined;
};

/** The registration, the decision and the administration's words about it. */
export type DecideExamInput = {
  /** The registration, from `exams`. */
  id: string;
  /** Must be given: without it BAD_USER_INPUT, 'Beslut krävs'. */
  decision?: ExamDecision | null | undefined;
  /** At most 2 000 characters. Left out it stays as it is, null clears it. */
  comment?: string | null | undefined;
  /** Why the exam is free of charge, at most 120 characters. Left out it stays as it is, null clears it. */
  feeExemptReason?: string | null | undefined;
  /** The version that was decided upon; CONFLICT when it is no longer current. */
  version?: number | null | undefined;
};

/** The registrations, the decision and one comment for all. */
export type DecideExamsInput = {
  /** 1 to 100 of them. */
  exams: Array<ExamAtVersionInput>;
  /** Must be given: without it BAD_USER_INPUT, 'Beslut krävs'. */
  decision?: ExamDecision | null | undefined;
  /** At most 2 000 characters, for each of them. Left out the comments stay as they are, null clears them. */
  comment?: string | null | undefined;
};

/** The registrations as the decision left them. */
export type UndoExamDecisionsInput = {
  /** 1 to 100 of them, each with the version that the decision answered. */
  exams: Array<ExamAtVersionInput>;
};

/** The registration and what is to be put right; what is left out stays as it is. */
export type UpdateExamInput = {
  /** The registration, from `exams`. */
  id: string;
  /** The course of the catalogue that the registration is for; the text that was sent stays beside it. CONFLICT (reason GRADED) once a grade stands on the exam. */
  courseId?: string | null | undefined;
  /** When the student really registered, today or earlier; null: when it was written down. A grade without an occasion is not dated before it. */
  registeredOn?: string | null | undefined;
  /** The version that was seen; CONFLICT when it is no longer current. */
  version?: number | null | undefined;
};

/** The registration that is to go. */
export type DeleteExamInput = {
  /** The registration, from `exams`; what it was stays in the student's change history. */
  id: string;
};

/** The registration that the student withdraws. */
export type WithdrawExamInput = {
  /** The registration, from `exams`. */
  id: string;
};

/** Which part of an exam a course belongs to. */
export type ProgramPart =
  /** Programgemensam, obligatorisk */
  | 'REQUIRED'
  /** Programspecifik */
  | 'PROGRAMME';

/** Narrows the list of programs; all given ones must hold. */
export type ProgramFilter = {
  /** Part of a name or a code. */
  q?: string | null | undefined;
  /** True lists archived programs too; they are left out unless asked for. */
  archived?: boolean | null | undefined;
};

/** A course of a program as its form sends it. */
export type ProgramCourseInput = {
  /** A course of the catalogue, at most once in a program (DUPLICATE). */
  courseId: string;
  /** REQUIRED courses are compared with `requiredPoints`, one of each choice. */
  part: ProgramPart;
  /** The name of a choice, at most 60 characters; rows of one choice are moved together. Null: none. */
  choiceGroup?: string | null | undefined;
};

/** The whole program as its form shows it: the courses in order replace the ones that are there. */
export type ProgramInput = {
  /** 1 to 20 characters without blanks; null or empty: none. CONFLICT (reason DUPLICATE) when another program has it. */
  code?: string | null | undefined;
  /** 1 to 120 characters. */
  name: string;
  /** Free text, at most 2 000 characters; left out or null: none. */
  description?: string | null | undefined;
  /** All points of the program, 0 to 10 000; null: no rule. */
  points?: number | null | undefined;
  /** Points of the obligatory part, 0 to 10 000; null: no rule. */
  requiredPoints?: number | null | undefined;
  /** The least points of the programme's own part, 0 to 10 000; null: no rule. */
  programmePoints?: number | null | undefined;
  /** The most points that may be chosen freely, 0 to 10 000; null: no rule. */
  freePoints?: number | null | undefined;
  /** Points with a passing grade for the exam, 0 to 10 000 and at most `points` (ORDER); null: no rule. */
  passedPoints?: number | null | undefined;
  /** At most 200. */
  courses: Array<ProgramCourseInput>;
};

/** All fields of the new program, with the courses it lists (pages, section 4). */
export type CreateProgramInput = {
  /** All fields of the program, with the courses it lists. */
  program: ProgramInput;
};

/** Which program, the version that was edited, and all its fields as they shall be; what its form leaves empty becomes empty. */
export type UpdateProgramInput = {
  /** The program to change, from `programs`. */
  id: string;
  /** The `version` that the form was filled from; CONFLICT (reason VERSION) when it is no longer current. */
  version: number;
  /** All fields as they shall be: they replace the stored ones, courses included. */
  program: ProgramInput;
};

/** The type of document, and words to search for. */
export type DocumentSubjectsInput = {
  /** Decides what is looked for: students, course instances, exam registrations or courses. */
  type: DocumentType;
  /** Part of a name, a personal number, an e-mail address or a course code. */
  q?: string | null | undefined;
  /** Only students on this course instance. */
  courseInstanceId?: string | null | undefined;
  /** At most 200; 50 unless given. */
  first?: number | null | undefined;
};

/** By how much the frozen amount of one enrolment changes. */
export type EarningCorrectionLineInput = {
  /** The education entry's id; it stays with the customer that it was frozen for. */
  enrollmentId: string;
  /** Below zero takes away. */
  amountOre: number;
};

/** The finally frozen month, 1 to 500 amounts that are not 0 and at most 1 000 000 kr each, and one reason for all. */
export type CorrectEarningsInput = {
  /** The finally frozen month, as in `EarningFreeze.id`. */
  freezeId: string;
  /** 1 to 500. */
  lines: Array<EarningCorrectionLineInput>;
  /** 3 to 500 characters. */
  reason: string;
};

/** One instance every so many weeks. */
export type CourseInstanceSeriesInput = {
  /** The course that is held; unknown: BAD_REFERENCE, archived: NOT_ALLOWED. */
  courseId: string;
  /** The first start and what all have in common. */
  values: CourseInstanceValues;
  /** 1 to 52. */
  everyWeeks: number;
  /** No start after this day, at most three years after the first. */
  until: string;
  /** Months of the year in which one may begin, 1 to 12; all unless given. */
  months?: Array<number> | null | undefined;
};

/** What happens to the students of a cancelled instance. */
export type CancelledStudents =
  /** They go on in another instance of the course. */
  | 'MOVE'
  /** Their enrolment ends as CANCELLED (inställd). */
  | 'END'
  /** They wait for an instance again. */
  | 'PLAN';

/** Dates that an instance is to get. */
export type CourseInstanceDatesInput = {
  /** The instance whose dates are about to change. */
  id: string;
  /** The first day that it would get. */
  startDate: string;
  /** The last day that it would get; not before the start (ORDER). */
  endDate: string;
};

/** The teacher, and the days and pace of the instance that is being planned. */
export type InstanceTeacherLoadInput = {
  /** The teacher's id, as in `teachers`. */
  teacherId: string;
  /** The first day of the planned instance. */
  startDate: string;
  /** The last day of the planned instance; not before the start (ORDER). */
  endDate: string;
  /** The pace of the planned instance in per cent; 100 is full time. */
  pacePercent: number;
  /** The instance that is being edited: it is not counted a second time. */
  exceptId?: string | null | undefined;
};

/** Which instance, what becomes of its students, and whether they are mailed (pages, section 6). */
export type CancelCourseInstanceInput = {
  /** The instance; CONFLICT (reason CANCELLED or GRADED) when it is cancelled already or its grades are signed. */
  id: string;
  /** The `version` that was looked at; CONFLICT (reason VERSION) when it is no longer current. Not checked when left out. */
  version?: number | null | undefined;
  /** What happens to those who hold a place and have no signed grade; who was only planned waits again. */
  students: CancelledStudents;
  /** For MOVE: where to. CONFLICT (reason FULL) when it has too few places. */
  targetId?: string | null | undefined;
  /** Shown in the notice; up to 500 characters. */
  reason?: string | null | undefined;
  /** Whether the students are mailed; teachers are always told. */
  mailStudents?: boolean | null | undefined;
  /** True: the mails leave at once. False unless given: they wait ten minutes, and an undo takes them back. */
  mailNow?: boolean | null | undefined;
};

/** The cancellation whose mails are not to wait any longer. */
export type SendCancellationMailsInput = {
  /** The instance; CONFLICT (reason NOT_CANCELLED) for one that is not cancelled. */
  id: string;
};

/** Which cancelled instance is held after all. */
export type ReopenCourseInstanceInput = {
  /** The instance; CONFLICT (reason NOT_CANCELLED) for one that is not cancelled. */
  id: string;
  /** The `version` that was looked at; CONFLICT (reason VERSION) when it is no longer current. Not checked when left out. */
  version?: number | null | undefined;
};

/** How firmly a month is frozen. */
export type FreezeKind =
  /** Informs; may be made again. */
  | 'PRELIMINARY'
  /** Is invoiced; changes only by corrections. */
  | 'FINAL';

/** The month that is about to be frozen. */
export type FreezePreviewInput = {
  /** Any day of the month. */
  month: string;
};

/** The month, and whether the freeze is preliminary or final. */
export type FreezePeriodInput = {
  /** Any day of the month. */
  month: string;
  /** FINAL only when the month is over: else BAD_USER_INPUT (RANGE). */
  kind: FreezeKind;
};

/** The frozen month, the customer, and the number of the invoice: all of the customer's month that is not invoiced yet stands on it. */
export type MarkInvoicedInput = {
  /** The finally frozen month, as in `EarningFreeze.id`. */
  freezeId: string;
  /** The customer, as in `FrozenMunicipality.municipality`. */
  municipality: string;
  /** The invoice's number; at most 120 characters. */
  reference?: string | null | undefined;
};

/** The frozen month, the customers, and what the invoices are called: one for each customer. */
export type MarkManyInvoicedInput = {
  /** The finally frozen month, as in `EarningFreeze.id`. */
  freezeId: string;
  /** The customers, 1 to 500, as in `FrozenMunicipality.municipality`. */
  municipalities: Array<string>;
  /** What each of the invoices is called; at most 120 characters. */
  reference?: string | null | undefined;
};

/** The invoice that no longer counts, by `EarningInvoice.id`. */
export type WithdrawInvoiceInput = {
  /** As in `EarningInvoice.id`; withdrawing it again is harmless. */
  id: string;
};

/** The curriculum that a course belongs to; a local course is the school's own. */
export type CourseSystem =
  /** The upper-secondary curriculum of 2011 (Gy11), with courses. */
  | 'GY11'
  /** The upper-secondary curriculum of 2025 (Gy25), with levels (nivåer). */
  | 'GY25'
  /** Basic level of Komvux (grundläggande nivå); codes begin with GRN. */
  | 'VUX_GRUND'
  /** Swedish for immigrants (sfi). */
  | 'SFI'
  /** The school's own courses. */
  | 'LOCAL';

/** The part of the school form; with the kind of the course it decides the scale of its grades. */
export type CourseLevel =
  /** Grundläggande nivå */
  | 'BASIC'
  /** Gymnasial nivå */
  | 'UPPER_SECONDARY'
  /** Sfi */
  | 'SFI'
  /** Komvux som anpassad utbildning, grundläggande nivå */
  | 'ADAPTED_BASIC'
  /** Komvux som anpassad utbildning, gymnasial nivå */
  | 'ADAPTED_UPPER_SECONDARY';

/** How a course is reported when it is completed. */
export type CourseKind =
  /** An ordinary course, with a grade. */
  | 'COURSE'
  /** Orienteringskurs: no grade, but a certificate (intyg). */
  | 'ORIENTATION'
  /** Komvuxarbete: passed or not. */
  | 'FINAL_PROJECT';

/** Whether a course can be offered. */
export type CourseStatus =
  /** Aktiv */
  | 'ACTIVE'
  /** Upphör: its syllabus is withdrawn or its validity ends. */
  | 'ENDING'
  /** Arkiverad: kept for the records, chosen no more. */
  | 'ARCHIVED';

/** All given ones must hold. Archived courses are left out unless `statuses` names them. */
export type CatalogueCourseFilter = {
  /** Part of a name, a code or a subject, of the course or of its equivalent. */
  q?: string | null | undefined;
  /** Any of these curricula; all when empty or left out. */
  systems?: Array<CourseSystem> | null | undefined;
  /** Any of these levels; all when empty or left out. */
  levels?: Array<CourseLevel> | null | undefined;
  /** The whole subject, as in `CatalogueCoursePage.subjects`. */
  subject?: string | null | undefined;
  /** Any of these price categories; all when empty or left out. */
  priceCategories?: Array<PriceCategory> | null | undefined;
  /** Courses of this package. */
  packageId?: string | null | undefined;
  /** Any of these; ACTIVE and ENDING when empty or left out. */
  statuses?: Array<CourseStatus> | null | undefined;
  /** Courses of Gy11 without an equivalent. */
  unpaired?: boolean | null | undefined;
  /** Codes that the national catalogue does not have. */
  unknownCode?: boolean | null | undefined;
  /** Courses that run or are to come without a teacher. */
  withoutTeacher?: boolean | null | undefined;
};

/** Columns of the course catalogue; courses without a value stand last either way. */
export type CatalogueCourseSortField =
  /** By course code, in Swedish alphabetical order. */
  | 'CODE'
  /** By name, in Swedish alphabetical order. */
  | 'NAME'
  /** By subject. */
  | 'SUBJECT'
  /** By curriculum: Gy11, Gy25, basic level, sfi, local. */
  | 'SYSTEM'
  /** By points. */
  | 'POINTS'
  /** By level: basic, upper secondary, sfi. */
  | 'LEVEL'
  /** By the code of the price category. */
  | 'PRICE_CATEGORY'
  /** By the number of current packages that hold it. */
  | 'PACKAGES'
  /** By the number of instances that run or are to come. */
  | 'ACTIVE_INSTANCES'
  /** By the number of students with a current enrolment. */
  | 'STUDENTS'
  /** By the last day of validity. */
  | 'VALID_TO';

/** A column of `CatalogueCourseSortField`, and which way. */
export type CatalogueCourseSort = {
  /** What to sort by. */
  field: CatalogueCourseSortField;
  /** Ascending or descending; rows without a value come last either way. */
  direction: SortDirection;
};

/** The fields of the course form. The code is kept as typed; unique within its curriculum whatever its case. */
export type CourseInput = {
  /** 1 to 20 characters. */
  code: string;
  /** 1 to 120 characters. */
  name: string;
  /** At most 120 characters; null or left out means none. */
  subject?: string | null | undefined;
  /** 5 to 400 in steps of five is usual; otherwise a warning. */
  points?: number | null | undefined;
  /** The curriculum that the course belongs to. */
  system: CourseSystem;
  /** The part of the school form that it is taught in. */
  level: CourseLevel;
  /** COURSE unless given. */
  kind?: CourseKind | null | undefined;
  /** What a municipality pays for by the point; null or left out means none. */
  priceCategory?: PriceCategory | null | undefined;
  /** The first day of its validity; null or left out means none. */
  validFrom?: string | null | undefined;
  /** Not before validFrom (ORDER). */
  validTo?: string | null | undefined;
  /** When the syllabus is withdrawn for education that begins later; null or left out means it is not. */
  cancelledOn?: string | null | undefined;
  /** Replaces the links to equivalents, in both directions; left out they stay. */
  equivalentIds?: Array<string> | null | undefined;
};

/** Archives it, or takes it back. */
export type SetArchivedInput = {
  /** The course, package or program, by the mutation that is called. */
  id: string;
  /** The version that was read; CONFLICT when it is no longer current. */
  version: number;
  /** True archives it; false lets it be chosen again. */
  archived: boolean;
};

/** What is to be deleted; only what nothing refers to can be. */
export type DeleteFromCatalogueInput = {
  /** The course, package or program, by the mutation that is called; CONFLICT (IN_USE) where `keptBecause` is set. */
  id: string;
};

/** Filter, order and page (pages, section 4); all courses that are not archived by name unless given. */
export type CatalogueCoursesInput = {
  /** Left out: all courses that are not archived. */
  filter?: CatalogueCourseFilter | null | undefined;
  /** By name, ascending, unless given. */
  sort?: CatalogueCourseSort | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1; 1 unless given. */
  page?: number | null | undefined;
  /** The `nextCursor` of the page before, with the same sorting. */
  after?: string | null | undefined;
};

/** All fields of the new course, as its form has them (pages, section 4). */
export type CreateCourseInput = {
  /** The fields of the course form. */
  course: CourseInput;
};

/** Which course, the version that was edited, and all its fields as they shall be. */
export type UpdateCourseInput = {
  /** The course, from the catalogue; NOT_FOUND when there is none. */
  id: string;
  /** The version that the form was filled from; CONFLICT when it is no longer current. */
  version: number;
  /** The whole form: an optional field left out is cleared, but for `kind` (COURSE) and `equivalentIds` (kept). */
  course: CourseInput;
};

/** Which courses, at most 500, and whether they shall be archived or taken back. */
export type SetCoursesArchivedInput = {
  /** 1 to 500 courses; NOT_FOUND when one is gone, and nothing is written then. */
  ids: Array<string>;
  /** True archives them; false lets them be chosen again. */
  archived: boolean;
};

/** Which courses, at most 500, and the price category that all of them get; null takes it away. */
export type SetCoursesPriceCategoryInput = {
  /** 1 to 500 courses; NOT_FOUND when one is gone, and nothing is written then. */
  ids: Array<string>;
  /** The category that all of them get; null takes theirs away. */
  priceCategory?: PriceCategory | null | undefined;
};

/** Makes a course of Gy25 with everything as in the one of Gy11, linked as its equivalent: the old course, and the code of the level in Gy25. NOT_ALLOWED for a course of another curriculum. */
export type CopyCourseToGy25Input = {
  /** A course of Gy11; any other is NOT_ALLOWED. */
  id: string;
  /** The code in Gy25, 1 to 20 characters without blanks; CONFLICT (DUPLICATE) when it is taken. */
  code: string;
  /** As the old one unless given. */
  name?: string | null | undefined;
  /** 0 to 5 000; as the old one unless given. */
  points?: number | null | undefined;
};

/** What a course costs is told by its category (domain, D11). */
export type PriceCategory =
  /** Basic level (grundläggande nivå). */
  | 'BASIC'
  /** Orientation course on basic level. */
  | 'BASIC_ORIENTATION'
  /** Upper-secondary, general subjects. */
  | 'GENERAL'
  /** Orientation course on upper-secondary level. */
  | 'ORIENTATION'
  /** Barn och fritid, vård och omsorg, försäljning, hotell. */
  | 'CARE_AND_SALES'
  /** Restaurang och livsmedel. */
  | 'RESTAURANT'
  /** Other vocational courses. */
  | 'VOCATIONAL'
  /** Mathematics, physics, chemistry, biology. */
  | 'SCIENCE'
  /** The subject naturkunskap, which has a price of its own. */
  | 'NATURAL_SCIENCE'
  /** Swedish for immigrants (svenska för invandrare). */
  | 'SFI';

/** What an amount is paid for, and with that how it is earned. */
export type PriceBasis =
  /** The amount times the points of the course. */
  | 'PER_POINT'
  /** The whole is a result share: nothing before the course is completed, which means passed unless the price says otherwise. */
  | 'PER_COMPLETED_COURSE'
  /** A fixed price; that of a package includes all its courses. */
  | 'PER_PLACE';

/** The price of one category, one course or one package. */
export type PriceRowInput = {
  /** Exactly one of `category`, `courseCode` and `package` must be given. */
  category?: PriceCategory | null | undefined;
  /** Where no course has the code, the package that has it. */
  courseCode?: string | null | undefined;
  /** Its code, or its name where it has none; else the course with this code. The price holds for every edition of a package. */
  package?: string | null | undefined;
  /** Of a category only. */
  distance?: boolean | null | undefined;
  /** PER_POINT unless given. */
  basis?: PriceBasis | null | undefined;
  /** At most 1 000 000 kr. */
  amountOre: number;
  /** 0 to 100; 65 unless given. PER_COMPLETED_COURSE has none. */
  basePercent?: number | null | undefined;
  /** Whether F and IG earn the result share. Unless given: not by PER_COMPLETED_COURSE, which pays for a pass; else yes. */
  paysFailed?: boolean | null | undefined;
};

/** The customer, the time that the list holds, and its prices. */
export type CreatePriceListInput = {
  /** The customer, by the name in `municipalities`; BAD_USER_INPUT (BAD_REFERENCE) for another. */
  municipality: string;
  /** 1 to 120 characters. */
  name: string;
  /** The first day: the list prices what begins from then on. */
  validFrom: string;
  /** The last day, not before the first; null: until further notice. */
  validTo?: string | null | undefined;
  /** How many days of each pause are paid, 0 to 365; null: all of them. */
  paidPauseDays?: number | null | undefined;
  /** At most 200. */
  rows: Array<PriceRowInput>;
};

/** The list, the time that it holds, and all its prices in place of those before; months that are frozen keep their amounts. */
export type UpdatePriceListInput = {
  /** The list to change; its customer stays. */
  id: string;
  /** The version that the form was filled from; CONFLICT when it is no longer current. */
  version?: number | null | undefined;
  /** 1 to 120 characters. */
  name: string;
  /** The first day: the list prices what begins from then on. */
  validFrom: string;
  /** The last day, not before the first; null: until further notice. */
  validTo?: string | null | undefined;
  /** How many days of each pause are paid, 0 to 365; null: all of them. */
  paidPauseDays?: number | null | undefined;
  /** All prices of the list, at most 200; those left out are gone. */
  rows: Array<PriceRowInput>;
};

/** The lists to copy, the time that the copies hold, and the per cent by which every amount is raised, rounded to the öre; CONFLICT (OVERLAP) as for a new list. */
export type CopyPriceListsInput = {
  /** At most 50. */
  ids: Array<string>;
  /** The first day of the copies. */
  validFrom: string;
  /** The last day of the copies; null: until further notice. */
  validTo?: string | null | undefined;
  /** -50 to 100. */
  indexPercent: number;
};

/** The list to delete, and the version that was looked at. */
export type DeletePriceListInput = {
  /** The list, as in `PriceList.id`. */
  id: string;
  /** The version that was looked at; CONFLICT (VERSION) when it is no longer current. */
  version?: number | null | undefined;
};

/** Whole months, as those of EarningsInput. */
export type ComparedPeriodInput = {
  /** Any day of the first month. */
  from: string;
  /** Any day of the last month; at most 24 months in all. */
  to: string;
};

/** Whether an amount still changes, and what has become of it. */
export type EarningStatus =
  /** Counted anew every time. */
  | 'PRELIMINARY'
  /** Finally frozen: changes only by corrections. */
  | 'FROZEN'
  /** Frozen, and changed by a correction. */
  | 'CORRECTED'
  /** Finally frozen and invoiced to the customer. */
  | 'INVOICED';

/** Why an enrolment has no amount. */
export type EarningProblemKind =
  /** No price list of the customer has a price for it on the day it begins. */
  | 'NO_PRICE'
  /** The price is per point, and the course has no points. */
  | 'NO_POINTS'
  /** The first or the last day of study is not known. */
  | 'NO_DATES'
  /** The student has no municipality, so nobody pays. */
  | 'NO_MUNICIPALITY';

/** Whole months, from that of `from` through that of `to`, at most 24, and whether to narrow to one customer or compare with another period. */
export type EarningsInput = {
  /** Any day of the first month. */
  from: string;
  /** Any day of the last month. */
  to: string;
  /** Groups by course and package instead of by customer. */
  municipality?: string | null | undefined;
  /** A second period to set beside the first. */
  comparedWith?: ComparedPeriodInput | null | undefined;
};

/** The whole months, as in `EarningsInput`, which enrolments to list in them, and the page. */
export type EarningLinesInput = {
  /** Any day of the first month. */
  from: string;
  /** Any day of the last month; at most 24 months in all. */
  to: string;
  /** Only this customer; all unless given. */
  municipality?: string | null | undefined;
  /** Only enrolments in this course. */
  courseId?: string | null | undefined;
  /** Only enrolments in this package. */
  packageId?: string | null | undefined;
  /** Only those without an amount. */
  problem?: EarningProblemKind | null | undefined;
  /** 1 to 100; 50 unless given. */
  first?: number | null | undefined;
  /** From 1; 1 unless given. */
  page?: number | null | undefined;
};

/** The enrolment and the whole months to explain. */
export type EarningExplanationInput = {
  /** The education entry's id, as in `EarningLine.enrollmentId`. */
  enrollmentId: string;
  /** Any day of the first month. */
  from: string;
  /** Any day of the last month; at most 24 months in all. */
  to: string;
};

/** The whole months in which the fees were paid, at most 24, and the municipality if only one is wanted. */
export type ExamFeesInput = {
  /** Any day of the first month. */
  from: string;
  /** Any day of the last month. */
  to: string;
  /** Only students of this municipality; all unless given. */
  municipality?: string | null | undefined;
};

/** The enrolments of an action: some by their ids, or all that a filter finds. */
export type EnrollmentSelection = {
  /** At most 2 000. */
  ids?: Array<string> | null | undefined;
  /** Instead of `ids`: all that it finds; more than 20 000 are refused (RANGE). */
  filter?: EnrollmentFilter | null | undefined;
};

/** A new status from a day on. */
export type EnrollmentStatusInput = {
  /** The status that they get; COMPLETED asks for a grade, a signed grade refuses any other. */
  status: EnrollmentStatus;
  /** Since when it holds: of an interruption the first day without studies. A day to come only for ADMITTED and CANCELLED. Required, but with `dayAfterActivity`. */
  effectiveOn?: string | null | undefined;
  /** Instead of `effectiveOn`, of an interruption: for each the day after its last known activity, and not before its start. NO_ACTIVITY refuses those of whom none is known. */
  dayAfterActivity?: boolean | null | undefined;
  /** Required for an interruption, a pause, and where the principal ends it. */
  reason?: StatusReason | null | undefined;
  /** At most 500 characters. */
  note?: string | null | undefined;
};

/** Another instance of the same course, and from when. */
export type EnrollmentMoveInput = {
  /** The instance they move to; FULL, INSTANCE_CANCELLED or another course refuses them. */
  courseInstanceId: string;
  /** Since when they are there; who has not begun by then gets the new instance's start too. */
  effectiveOn: string;
};

/** Another last day for the enrolments (pages, section 8: 'Förläng slutdatum'). */
export type EnrollmentEndInput = {
  /** The new last day, not before the start (ORDER); an earlier one than now is a warning. */
  endDate: string;
};

/** Takes enrolments away as mistakes; they stay in the register and count no more. */
export type EnrollmentRemovalInput = {
  /** 1 to 500 characters. */
  reason: string;
};

/** What is done with the enrolments: exactly one of these. */
export type EnrollmentActionInput = {
  /** Gives them a status from a day on. */
  status?: EnrollmentStatusInput | null | undefined;
  /** Moves them to another instance of their course; their history stays. */
  move?: EnrollmentMoveInput | null | undefined;
  /** Gives them another last day. */
  extend?: EnrollmentEndInput | null | undefined;
  /** Takes them away with a reason; what was planned for a package goes with it. */
  remove?: EnrollmentRemovalInput | null | undefined;
};

/** One action on many enrolments, for the preview and for doing it (pages, section 8). */
export type EnrollmentChangeInput = {
  /** Which enrolments it is about. */
  selection: EnrollmentSelection;
  /** What is done with all of them. */
  action: EnrollmentActionInput;
  /** How many enrolments the preview counted; CONFLICT when it is another number by now. Not read by the preview. */
  expected?: number | null | undefined;
};

/** A course instance, course, package or program: exactly one. */
export type EnrollmentTargetInput = {
  /** An instance; it names its course, and takes as many as it has places. */
  courseInstanceId?: string | null | undefined;
  /** A course, in no instance as yet. */
  courseId?: string | null | undefined;
  /** The current edition of a package; its courses are planned along with it. */
  packageId?: string | null | undefined;
  /** A program, as in `programs`. */
  programId?: string | null | undefined;
  /** Of this target alone; left out: what is given for all of them, else the instance's. */
  startDate?: string | null | undefined;
  /** Of this target alone, not before its start (ORDER); left out: as for the start. */
  endDate?: string | null | undefined;
  /** 5 to 200. */
  pacePercent?: number | null | undefined;
};

/** The students of an enrolment in bulk: exactly one of these. */
export type EnrollStudentsSelection = {
  /** At most 2 000. */
  ids?: Array<string> | null | undefined;
  /** All that the student list finds. */
  filter?: StudentFilter | null | undefined;
  /** The students of these enrolments. */
  enrollments?: EnrollmentSelection | null | undefined;
};

/** Enrols every student on every target. */
export type EnrollManyInput = {
  /** Who is enrolled; with the targets at most 20 000 enrolments. */
  students: EnrollStudentsSelection;
  /** 1 to 20. */
  targets: Array<EnrollmentTargetInput>;
  /** For every target; left out: the instance's. */
  startDate?: string | null | undefined;
  /** For every target, not before the start (ORDER); left out: the instance's. */
  endDate?: string | null | undefined;
  /** 5 to 200; left out: the instance's. */
  pacePercent?: number | null | undefined;
  /** How many enrolments the preview said it would make; CONFLICT when it is another number by now. Not read by the preview. */
  expected?: number | null | undefined;
};

/** What kind of action a batch was. */
export type EnrollmentBatchKind =
  /** Students were enrolled. */
  | 'ENROLL'
  /** A status was given. */
  | 'STATUS'
  /** Enrolments were moved to another instance. */
  | 'MOVE'
  /** The last day was changed. */
  | 'EXTEND'
  /** Enrolments were taken away. */
  | 'REMOVE'
  /** Course matching placed students in instances. */
  | 'MATCH'
  /** An instance was cancelled, and its students were moved, ended or planned anew. */
  | 'CANCEL_INSTANCE'
  /** A student was ended; taken back by `undoEndStudent`, with the end date and the wishes. */
  | 'END_STUDENT';

/** The lines of a pasted list, each a personal number in any spelling or an e-mail address. */
export type FindStudentsInput = {
  /** Personal numbers or e-mail addresses, at most 1 000. */
  keys: Array<string>;
};

/** Which action is taken back as a unit. */
export type UndoEnrollmentBatchInput = {
  /** As in `enrollmentBatches`; unknown: NOT_FOUND. */
  batchId: string;
};

/** Which enrolments are looked through for what CSN has to know. */
export type ReportToCsnInput = {
  /** Of these, what has begun or changed since the last report; BAD_USER_INPUT (NOT_ALLOWED) when nothing has. */
  selection: EnrollmentSelection;
  /** How many the preview counted; CONFLICT when it is another number by now. Not read by the preview. */
  expected?: number | null | undefined;
};

/** The report and the reason. */
export type WithdrawCsnReportInput = {
  /** The report, from `csnReports`. */
  id: string;
  /** Required, at most 500 characters; it is kept, and should name no student. */
  reason: string;
};

/** What is graded together. */
export type GradingKind =
  /** A course instance: signed as a whole. */
  | 'INSTANCE'
  /** The approved exams (prövningar) of a course: each stands for itself. */
  | 'EXAMS'
  /** Enrolments on a course without an instance: each stands for itself. */
  | 'UNPLACED';

/** Where the grading of a course stands. */
export type GradingState =
  /** Försenad: the day is past on which the grades were due. */
  | 'OVERDUE'
  /** Att betygsätta */
  | 'TO_GRADE'
  /** Utkast: begun, not signed. */
  | 'DRAFT'
  /** Signerad: a correction is under way, the former grade stands until it is signed. */
  | 'SIGNED'
  /** Publicerad: signed, locked, and seen by the students. */
  | 'PUBLISHED';

/** Filters, all of which must hold, and paging; without any the first 50 of all groups that the viewer may grade. */
export type GradingGroupsInput = {
  /** Part of the course's name or code, or of the teacher's name. */
  text?: string | null | undefined;
  /** Groups of any of these kinds. */
  kinds?: Array<GradingKind> | null | undefined;
  /** Groups in any of these states. */
  states?: Array<GradingState> | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1; 1 unless given. */
  page?: number | null | undefined;
};

/** Filters of the student list; all given ones must hold. */
export type StudentFilter = {
  /** Part of a name or an e-mail address, or of a personal number in any spelling. */
  q?: string | null | undefined;
  /** Names as in `municipalities`; any of them. */
  municipalities?: Array<string> | null | undefined;
  /** Students whom this teacher is responsible for; an id from `teachers`. */
  teacherId?: string | null | undefined;
  /** Only students whose responsible teacher is the viewer. */
  mine?: boolean | null | undefined;
  /** Part of the name of a course, package or program, or a course code. */
  education?: string | null | undefined;
  /** Students whom this import, an `ImportBatch.id`, has added or changed. */
  importBatchId?: string | null | undefined;
  /** Any of these statuses; all students when empty or left out. */
  statuses?: Array<StudentStatus> | null | undefined;
  /** Students in this column of the APL board. */
  aplStatus?: AplStatus | null | undefined;
  /** Studies that start on this day or later. */
  startFrom?: string | null | undefined;
  /** Studies that start on this day or earlier. */
  startTo?: string | null | undefined;
  /** Only students who lack the contact field: any of EMAIL, PHONE, PERSONAL_NUMBER. */
  missing?: Array<MissingField> | null | undefined;
};

/** A contact field that the student list can find to be empty. */
export type MissingField =
  /** No e-mail address. */
  | 'EMAIL'
  /** No telephone number. */
  | 'PHONE'
  /** No personal number. */
  | 'PERSONAL_NUMBER';

/** Columns that the student list can be sorted by; students without a value stand last either way. */
export type StudentSortField =
  /** By name, in Swedish alphabetical order. */
  | 'NAME'
  /** By the 12 digits, so by date of birth. */
  | 'PERSONAL_NUMBER'
  /** By e-mail address. */
  | 'EMAIL'
  /** By telephone number, as text. */
  | 'PHONE'
  /** By the name of the municipality. */
  | 'MUNICIPALITY'
  /** By the name of the responsible teacher. */
  | 'TEACHER'
  /** By the first day of the studies. */
  | 'START_DATE'
  /** By the last day of the studies. */
  | 'END_DATE'
  /** By the code of the status, alphabetically. */
  | 'STATUS'
  /** By the code of the APL column, alphabetically. */
  | 'APL_STATUS'
  /** By the moment of the last change of the record. */
  | 'UPDATED_AT';

/** A column of `StudentSortField`, and which way. */
export type StudentSort = {
  /** What to sort by. */
  field: StudentSortField;
  /** Ascending or descending; rows without a value come last either way. */
  direction: SortDirection;
};

/** Which way a list is sorted; rows without a value stand last either way. */
export type SortDirection =
  /** Smallest, earliest or first in the alphabet first. */
  | 'ASC'
  /** Largest, latest or last in the alphabet first. */
  | 'DESC';

/** Filter, order and page; left out, the first 50 students by name. Page by number for a list on screen (`page` from 1), or by cursor (`after`) for reading everything. */
export type StudentsInput = {
  /** Left out: all students whom the viewer may see. */
  filter?: StudentFilter | null | undefined;
  /** By name, ascending, unless given. */
  sort?: StudentSort | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1; 1 unless given. */
  page?: number | null | undefined;
  /** The `nextCursor` of the page before, with the same sorting. */
  after?: string | null | undefined;
};

/** The students, and what all of them get; a missing field is left alone, and all are changed or none. */
export type UpdateStudentsInput = {
  /** 1 to 1 000 students. */
  ids: Array<string>;
  /** The responsible teacher, as in `teachers`; null takes the teacher away. */
  teacherId?: string | null | undefined;
  /** The home municipality; null takes it away. */
  municipality?: MunicipalityInput | null | undefined;
  /** The last day of the studies; null clears it. ORDER when it is before a student's start; nothing is written then. */
  endDate?: string | null | undefined;
};

/** Where others have written of a student. */
export type MentionKind =
  /** A comment about another student. */
  | 'COMMENT'
  /** A task on somebody's own list. */
  | 'TASK'
  /** A follow-up of another student: its note. */
  | 'FOLLOW_UP'
  /** A message to the participants of a course instance: subject, an empty line and text. */
  | 'COURSE_MESSAGE'
  /** The reason that somebody gave for opening a protected student's record. */
  | 'ACCESS_REASON'
  /** The name of a saved view. */
  | 'SAVED_VIEW'
  /** The registration of another student for an exam: decision comment or reason for no fee. */
  | 'EXAM'
  /** An exam occasion: its note or why it was cancelled. */
  | 'EXAM_OCCASION'
  /** A grade of another student: motivation, basis, project or the reason of a change. */
  | 'GRADE'
  /** The reason of a correction of earnings. */
  | 'EARNING'
  /** An enrolment of another student: a note or the reason of its removal. */
  | 'ENROLLMENT'
  /** Why a course instance was cancelled. */
  | 'COURSE_INSTANCE'
  /** Why a document was revoked. */
  | 'DOCUMENT'
  /** The name of a file of another student. */
  | 'FILE'
  /** Another student's request for correction, or its answer. */
  | 'CORRECTION'
  /** Why a report to CSN was withdrawn. */
  | 'CSN_WITHDRAWAL'
  /** An event of a teacher, such as a replacement. */
  | 'TEACHER_EVENT';

/** The student who is to be made anonymous. */
export type AnonymisePreviewInput = {
  /** The student's id, as in `students`. */
  studentId: string;
};

/** The two records, the one that would stay and the one that would go; NOT_FOUND when either is missing. */
export type MergePreviewInput = {
  /** The student record that stays. */
  keepId: string;
  /** The student record that goes; BAD_USER_INPUT when it is the same. */
  mergedId: string;
};

/** The student and the last day to try. */
export type EndStudentPreviewInput = {
  /** The student's id; NOT_FOUND when there is none. */
  studentId: string;
  /** The last day that is thought of. */
  endDate: string;
};

/** The two records with their versions, and the values to take over. */
export type MergeStudentsInput = {
  /** The record that stays. */
  keepId: string;
  /** The record that goes; its id leads to the one that stays ever after. */
  mergedId: string;
  /** The versions that were compared; CONFLICT (VERSION) when either has changed since. */
  keepVersion: number;
  /** The version of the record that goes, as it was compared. */
  mergedVersion: number;
  /** The values to take from the record that goes; all others stay as they are. */
  take: Array<MergeField>;
};

/** The student, the last day, and why (pages, section 2). */
export type EndStudentInput = {
  /** The student who leaves. */
  studentId: string;
  /** The last day: today or earlier. */
  endDate: string;
  /** Why the enrolments that are still open end. */
  reason: StatusReason;
  /** At most 500 characters. */
  note?: string | null | undefined;
  /** The student's version that was looked at; CONFLICT (VERSION) when it is no longer current. */
  version?: number | null | undefined;
};

/** The student, or the action: one of the two. */
export type UndoEndStudentInput = {
  /** The student: the latest end is meant. */
  studentId?: string | null | undefined;
  /** The action, as in `enrollmentBatches` (END_STUDENT). */
  batchId?: string | null | undefined;
};

/** The student, the typed name that confirms it, and the version; it cannot be taken back. */
export type AnonymiseStudentInput = {
  /** The student, whose enrolments must be over. */
  studentId: string;
  /** The name of the student, typed anew: it cannot be taken back. */
  confirmName: string;
  /** The student's current version; CONFLICT (VERSION) for another. */
  version: number;
  /** The ids, from `anonymisePreview`, of what others have written whose text is cleared in the same step. */
  clearMentions?: Array<string> | null | undefined;
};

/** Who would teach what: the course, the instances that are named, or all that a replacement would move. */
export type CompetenceGapsInput = {
  /** The teacher who would take over. */
  teacherId: string;
  /** A course that would be taught, of an instance that may not be there yet. */
  courseId?: string | null | undefined;
  /** The instances that would change hands, at most 200; left out, those of `replacesId`. */
  courseInstanceIds?: Array<string> | null | undefined;
  /** The teacher who leaves off: instances and open exams that `replaceTeacher` would move. */
  replacesId?: string | null | undefined;
  /** The first day of the new one; today unless given. */
  fromOn?: string | null | undefined;
};

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
  /** Antagen */
  | 'ADMITTED'
  /** Startade inte */
  | 'NOT_STARTED'
  /** Pågående */
  | 'ACTIVE'
  /** Studieuppehåll */
  | 'PAUSED'
  /** Avbrott */
  | 'DROPPED_OUT'
  /** Slutförd */
  | 'COMPLETED'
  /** Avslutad av rektor */
  | 'ENDED_BY_PRINCIPAL'
  /** Inställd */
  | 'CANCELLED';

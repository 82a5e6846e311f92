/** Filters, all of which must hold, and page; left out, the latest 50 entries. */
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

/** The account to switch on again. */
export type ActivateUserInput = {
  /** A deactivated account, from `users`; an active one stays as it is. */
  id: string;
};

/** A new comment on a student; one's own counts as seen by oneself. */
export type AddCommentInput = {
  /** 1 to 4 000 characters. The student can read it. */
  comment: string;
  /** True when it tells of contact with the student, who then was active today; false unless given. */
  isContact?: boolean | null | undefined;
  /** The student whom the comment is about. */
  studentId: string;
};

/** The student, the wish in the student's own words, and the earliest start. */
export type AddCourseWishInput = {
  /** The first day on which the student can start; omit it for as soon as possible. */
  earliestOn?: string | null | undefined;
  /** The student; unknown: BAD_REFERENCE. The same text twice: DUPLICATE on `text`. */
  studentId: string;
  /** The wish, 1 to 200 characters; a name or code from the catalogue becomes a need at once. */
  text: string;
};

/** The student, the note, the due date and the assignee. */
export type AddFollowUpInput = {
  /** The account of a colleague who can see the student; default the viewer. */
  assigneeId?: string | null | undefined;
  /** Today or later. */
  dueOn: string;
  /** At most 500 characters of plain text. */
  note?: string | null | undefined;
  /** A student visible to the viewer. */
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

/** The student who is to be made anonymous. */
export type AnonymisePreviewInput = {
  /** The student's id, as in `students`. */
  studentId: string;
};

/** The student, the typed name that confirms it, and the version; it cannot be taken back. */
export type AnonymiseStudentInput = {
  /** The ids, from `anonymisePreview`, of what others have written whose text is cleared in the same step. */
  clearMentions?: Array<string> | null | undefined;
  /** The name of the student, typed anew: it cannot be taken back. */
  confirmName: string;
  /** The student, whose enrolments must be over. */
  studentId: string;
  /** The student's current version; CONFLICT (VERSION) for another. */
  version: number;
};

/** Which request, the outcome, and the answer that the student reads. */
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

/** The teacher, whose account must be active, and the instances to assign. */
export type AssignTeacherInput = {
  /** 1 to 50 instances that have not ended. */
  courseInstanceIds: Array<string>;
  /** Id of the teacher. */
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

/** Filters, all of which must hold, and page; left out, the latest 50 entries. */
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

/** The period of at most 400 days, and the layers to show in it. */
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

/** Which instance, what becomes of its students, and whether they are mailed (pages, section 6). */
export type CancelCourseInstanceInput = {
  /** The instance; CONFLICT (reason CANCELLED or GRADED) when it is cancelled already or its grades are signed. */
  id: string;
  /** True: the mails leave at once. False unless given: they wait ten minutes, and an undo takes them back. */
  mailNow?: boolean | null | undefined;
  /** Whether the students are mailed; teachers are always notified. */
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

/** The occasion, its version, and the reason that those called will read. */
export type CancelExamOccasionInput = {
  /** The occasion, as in `ExamOccasion.id`. */
  id: string;
  /** True: the mails leave at once. False unless given: they wait ten minutes, and a restored occasion takes them back. */
  mailNow?: boolean | null | undefined;
  /** 1 to 300 characters; those who have been called read it. */
  reason: string;
  /** The current `ExamOccasion.version`; CONFLICT (VERSION) for another. */
  version: number;
};

/** The job to cancel. A queued job stops at once, a running one at its next step; an ended job is unchanged. */
export type CancelJobInput = {
  /** The viewer's own job, or any job for administrators. */
  id: string;
};

/** The planned replacement. */
export type CancelTeacherReplacementInput = {
  /** As in `TeacherReplacement.id`. */
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
  after?: string | null | undefined;
  /** Left out: all courses that are not archived. */
  filter?: CatalogueCourseFilter | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1; 1 unless given. */
  page?: number | null | undefined;
  /** By name, ascending, unless given. */
  sort?: CatalogueCourseSort | null | undefined;
};

/** The current password and the new one. */
export type ChangePasswordInput = {
  /** Trimmed. A wrong one is BAD_USER_INPUT on this field and counts as a guess at sign-in does. */
  currentPassword: string;
  /** The rules of `ResetPasswordInput.newPassword`. */
  newPassword: string;
};

/** Which view a list is to open with. */
export type ChooseDefaultViewInput = {
  /** A list that one may open. */
  list: SavedList;
  /** A view of the list, own or shared; null is the list as usual. */
  viewId?: string | null | undefined;
};

/** The batch and how to handle errors. */
export type CommitImportInput = {
  /** The viewer's own batch; CONFLICT if it is committed (ALREADY_COMMITTED) or was last validated over an hour ago (EXPIRED). */
  batchId: string;
  /** Default SKIP. */
  onError?: ImportErrorChoice | null | undefined;
};

/** Whole months, as in EarningsInput. */
export type ComparedPeriodInput = {
  /** Any day of the first month. */
  from: string;
  /** Any day of the last month; at most 24 months in all. */
  to: string;
};

/** The teacher and the courses: one course, the given instances, or everything a replacement would move. */
export type CompetenceGapsInput = {
  /** A course, for an instance that may not exist yet. */
  courseId?: string | null | undefined;
  /** The instances to reassign, at most 200; default those of `replacesId`. */
  courseInstanceIds?: Array<string> | null | undefined;
  /** The first day of the new teacher; default today. */
  fromOn?: string | null | undefined;
  /** The leaving teacher, for the instances and open exams that `replaceTeacher` would move. */
  replacesId?: string | null | undefined;
  /** The new teacher. */
  teacherId: string;
};

/** The follow-up, and whether it is completed. */
export type CompleteFollowUpInput = {
  /** A follow-up assigned to the viewer or written by the viewer. */
  id: string;
  /** False reopens it; default true. */
  isDone?: boolean | null | undefined;
};

/** Which package is copied, and what the copy is called: a package of its own, not an edition of that one. */
export type CopyCoursePackageInput = {
  /** The package to copy; its code is not copied. */
  id: string;
  /** 'Kopia av …' unless given. */
  name?: string | null | undefined;
};

/** Makes a course of Gy25 with everything as in the one of Gy11, linked as its equivalent: the old course, and the code of the level in Gy25. NOT_ALLOWED for a course of another curriculum. */
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

/** The lists to copy, the period of the copies, and the percentage added to every amount, rounded to whole öre; CONFLICT (OVERLAP) as for a new list. */
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

/** The finally frozen month, 1 to 500 non-zero amounts of at most 1 000 000 kr each, and one reason for all. */
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
  /** Matches the stored data; nothing is written. */
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

/** Filter, order and page; all instances by start unless given. */
export type CourseInstancesInput = {
  /** The `nextCursor` of the page before, with the same sorting. */
  after?: string | null | undefined;
  /** All instances unless given, cancelled ones too. */
  filter?: CourseInstanceFilter | null | undefined;
  /** 1 to 500; 50 unless given. */
  first?: number | null | undefined;
  /** From 1; 1 unless given. */
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

/** Filter and page; default all needs except SKIPPED. */
export type CourseMatchingInput = {
  /** Default all needs except SKIPPED. */
  filter?: MatchFilter | null | undefined;
  /** 1 to 200; default 50. */
  first?: number | null | undefined;
  /** From 1; default 1. */
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

/** The system's name, the role and the expiry. */
export type CreateApiKeyInput = {
  /** In the future. */
  expiresAt?: string | null | undefined;
  /** 1 to 120 characters. */
  name: string;
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
  courseId: string;
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
  saveToFiles?: boolean | null | undefined;
};

/** The type, 1 to 1 000 subjects, and the form that all of them get: one document for each, with its usual rows. */
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

/** The day, time, place and courses of the new occasion, and who is booked at once. */
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

/** The exam registration, and the form of the summons. */
export type CreateExamSummonsInput = {
  /** A registration that is booked on an occasion. */
  examId: string;
  /** The language of the summons; SV unless given. */
  language?: DocumentLanguage | null | undefined;
  /** FULL unless given; for a student with protected data nothing is printed unless an administrator asks. */
  personalNumber?: PersonalNumberForm | null | undefined;
};

/** The list, its filter, and the format of the file. */
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

/** The signed instance and the language of the betygskatalog. */
export type CreateGradeCatalogueInput = {
  /** Only the grades of that municipality's students, by the name in `municipalities`; all unless given. */
  authority?: string | null | undefined;
  /** A course instance whose grades are signed. */
  courseInstanceId: string;
  /** The language of the headings; the grades are the same. */
  language?: DocumentLanguage | null | undefined;
};

/** The needs, the course and the values of the new instance: all or nothing. */
export type CreateInstanceForNeedsInput = {
  /** The course of the new instance; a need of another course is rejected (NOT_ALLOWED). */
  courseId: string;
  /** 1 to 200. */
  keys: Array<string>;
  /** At least the start date, as for `createCourseInstance`; a PLANNED instance accepts no students (CONFLICT NOT_OPEN). */
  values: CourseInstanceValues;
};

/** Which of the two documents a student takes out for themself, and in what form. */
export type CreateMyDocumentInput = {
  /** The language of the document; SV unless given. */
  language?: DocumentLanguage | null | undefined;
  /** How much of the own personal number is printed; FULL unless given. */
  personalNumber?: PersonalNumberForm | null | undefined;
  /** STUDY_CERTIFICATE or GRADE_EXTRACT. */
  type: DocumentType;
};

/** Which package gets a new edition; those who have begun keep theirs. */
export type CreatePackageEditionInput = {
  /** The current edition; one that has been followed already is CONFLICT (reason REPLACED). */
  id: string;
};

/** The customer, the period and the prices. */
export type CreatePriceListInput = {
  /** The customer, by the name in `municipalities`; else BAD_USER_INPUT (BAD_REFERENCE). */
  municipality: string;
  /** 1 to 120 characters. */
  name: string;
  /** Paid days of each pause, 0 to 365; null: all. */
  paidPauseDays?: number | null | undefined;
  /** At most 200. */
  rows: Array<PriceRowInput>;
  /** The first day: the list applies to studies that start from then on. */
  validFrom: string;
  /** The last day, not before the first; null: until further notice. */
  validTo?: string | null | undefined;
};

/** All fields of the new program, with the courses it lists (pages, section 4). */
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
  /** True: another person than the stored student of the same name and address. False unless given. */
  isOtherPerson?: boolean | null | undefined;
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

/** The text of the new task, on one's own list. */
export type CreateTaskInput = {
  /** 1 to 500 characters. */
  description: string;
};

/** Whose account it is, and the role that it gets. The person gets a mail with a one-time link and chooses the password alone. */
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

/** The account to switch off: nobody may sign in with it from now on. Its name stays in comments and history. */
export type DeactivateUserInput = {
  /** The account, from `users`; one's own is FORBIDDEN. */
  id: string;
};

/** The registration, the decision and the administration's words about it. */
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

/** The registrations, the decision and one comment for all. */
export type DecideExamsInput = {
  /** At most 2 000 characters, for each of them. Left out the comments stay as they are, null clears them. */
  comment?: string | null | undefined;
  /** Must be given: without it BAD_USER_INPUT, 'Beslut krävs'. */
  decision?: ExamDecision | null | undefined;
  /** 1 to 100 of them. */
  exams: Array<ExamAtVersionInput>;
};

/** The student and the comment's place in the stored order, as in `EditAplCommentInput`. */
export type DeleteAplCommentInput = {
  /** When given and not the entry at the index: CONFLICT. */
  commentId?: string | null | undefined;
  /** From 0; NOT_FOUND beyond the list (permissions, D06). */
  index: number;
  /** The student whose card is open. */
  studentId: string;
};

/** A comment on the student page that is to show '[RADERAD]' from now on. */
export type DeleteCommentInput = {
  /** The entry, from `commentHistory`; NOT_FOUND when it is not the student's. */
  commentId: string;
  /** The student whom the comment is about. */
  studentId: string;
};

/** Which instance is to go; only one without students can, and one with grades is CONFLICT (reason HAS_GRADES). */
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

/** The file that is to go. */
export type DeleteFileInput = {
  /** The file, from `files`; NOT_FOUND when it is gone or hidden from the caller. */
  id: string;
};

/** What is to be deleted; only what nothing refers to can be. */
export type DeleteFromCatalogueInput = {
  /** The course, package or program, by the mutation that is called; CONFLICT (IN_USE) where `keptBecause` is set. */
  id: string;
};

/** The list to delete and its version. */
export type DeletePriceListInput = {
  /** The list, as in `PriceList.id`. */
  id: string;
  /** The version the user saw; CONFLICT (VERSION) if it is stale. */
  version?: number | null | undefined;
};

/** Which saved view is to go. */
export type DeleteSavedViewInput = {
  /** One that one may change. */
  id: string;
};

/** The one of the viewer's own tasks that is to go. */
export type DeleteTaskInput = {
  /** One's own task, from `tasks`. */
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

/** The type of document, and words to search for. */
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

/** The change to the frozen amount of one enrolment. */
export type EarningCorrectionLineInput = {
  /** May be negative. */
  amountOre: number;
  /** Id of the education entry; the frozen customer is kept. */
  enrollmentId: string;
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

/** The whole months, as in `EarningsInput`, the filter of the enrolments, and the page. */
export type EarningLinesInput = {
  /** Only enrolments in this course. */
  courseId?: string | null | undefined;
  /** 1 to 100; default 50. */
  first?: number | null | undefined;
  /** Any day of the first month. */
  from: string;
  /** Only this customer; default all. */
  municipality?: string | null | undefined;
  /** Only enrolments in this package. */
  packageId?: string | null | undefined;
  /** From 1; default 1. */
  page?: number | null | undefined;
  /** Only enrolments without an amount, for this reason. */
  problem?: EarningProblemKind | null | undefined;
  /** Any day of the last month; at most 24 months in all. */
  to: string;
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

/** Whole months, from that of `from` through that of `to`, at most 24, with an optional customer or compared period. */
export type EarningsInput = {
  /** A second period to compare with the first. */
  comparedWith?: ComparedPeriodInput | null | undefined;
  /** Any day of the first month. */
  from: string;
  /** Limits to one customer and groups by course and package instead of by customer. */
  municipality?: string | null | undefined;
  /** Any day of the last month. */
  to: string;
};

/** The student, the comment's place in the stored order, oldest first, deleted entries included, and the new text. */
export type EditAplCommentInput = {
  /** 1 to 4 000 characters; the old text goes to the change history. */
  comment: string;
  /** When given and not the entry at the index: CONFLICT. */
  commentId?: string | null | undefined;
  /** From 0; NOT_FOUND beyond the list (permissions, D06). */
  index: number;
  /** The student whose card is open. */
  studentId: string;
  /** The version that was read; CONFLICT when it is no longer current. Left out, the last one wins. */
  version?: number | null | undefined;
};

/** A new text for a comment on the student page. */
export type EditCommentInput = {
  /** 1 to 4 000 characters; the old text goes to the change history. */
  comment: string;
  /** The entry, from `commentHistory`; NOT_FOUND when it is not the student's. */
  commentId: string;
  /** The student whom the comment is about. */
  studentId: string;
  /** The version that was read; CONFLICT when it is no longer current. Left out, the last one wins. */
  version?: number | null | undefined;
};

/** Filter, order and page (pages, section 3); everything that is offered by name unless given. */
export type EducationListInput = {
  /** The `nextCursor` of the page before, with the same sorting. */
  after?: string | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1; 1 unless given. */
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
  id: string;
};

/** Where to sign out: one of `mySessions`. */
export type EndSessionInput = {
  /** One of `mySessions`; the one that asks may be ended too. */
  id: string;
};

/** The student, the last day, and why (pages, section 2). */
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

/** The student and the last day to try. */
export type EndStudentPreviewInput = {
  /** The last day that is thought of. */
  endDate: string;
  /** The student's id; NOT_FOUND when there is none. */
  studentId: string;
};

/** The account to sign out everywhere. */
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

/** Which students, and the plan by which they read the package: an enrolment on it, and its courses planned one after the other. */
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

/** Filter, order and page; enrolments that count, latest start first, unless given. */
export type EnrollmentsInput = {
  /** The `nextCursor` of the page before, with the same sorting. */
  after?: string | null | undefined;
  /** All enrolments that count unless given. */
  filter?: EnrollmentFilter | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1; 1 unless given. */
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

/** The whole months in which the fees were paid, at most 24, and an optional municipality. */
export type ExamFeesInput = {
  /** Any day of the first month. */
  from: string;
  /** Only students of this municipality; default all. */
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

/** Filter and page; left out, the latest 50. Page by number for a list on screen (`page` from 1), or by cursor (`after`) for reading everything. */
export type ExamsInput = {
  /** The `nextCursor` of the page before, with the same sorting. */
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

/** The instance, the students and the one motivation for all of them: each who has no grade yet gets –, and no other grade (pages, section 10). */
export type FillGradesInput = {
  /** The course instance that all the chosen students are on. */
  courseInstanceId: string;
  /** 1 to 200 enrolments of that instance (`GradeRow.id`); who has a grade keeps it. */
  entryIds: Array<string>;
  /** The motivation that every – gets; 1 to 1 000 characters. */
  reason: string;
};

/** The lines of a pasted list, each a personal number in any spelling or an e-mail address. */
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

/** The alias to delete. */
export type ForgetCourseAliasInput = {
  /** As in `courseAliases`; unknown: NOT_FOUND. */
  id: string;
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
  month: string;
};

/** The month to freeze. */
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

/** Which sheet to open: a `GradingGroup` by its kind and id. */
export type GradeSheetInput = {
  /** As in `GradingGroup.id`. */
  id: string;
  /** As in `GradingGroup.kind`; UNPLACED is for administrators alone. */
  kind: GradingKind;
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

/** Filters, all of which must hold, and paging; without any the first 50 of all groups that the viewer may grade. */
export type GradingGroupsInput = {
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** Groups of any of these kinds. */
  kinds?: Array<GradingKind> | null | undefined;
  /** From 1; 1 unless given. */
  page?: number | null | undefined;
  /** Groups in any of these states. */
  states?: Array<GradingState> | null | undefined;
  /** Part of the course's name or code, or of the teacher's name. */
  text?: string | null | undefined;
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

/** Which level of Gy25 takes the place of a course of Gy11. */
export type Gy25ChoiceInput = {
  /** A course of the package, as in `Gy25Replacement.course`. */
  courseId: string;
  /** One of its `proposals`: NOT_ALLOWED for what is no equivalent, DUPLICATE for a course that the package has already. */
  replacementId: string;
};

/** A held row, to approve or discard. */
export type HeldImportRowInput = {
  /** From `heldImportRows`; NOT_FOUND if it has already been handled. */
  id: string;
};

/** A list as text, pasted from a workbook or read from a csv file (code, name, points, subject, curriculum, equivalent), and whether its valid rows are written or only shown. */
export type ImportCoursesInput = {
  /** True writes the valid rows; else a preview. */
  commit?: boolean | null | undefined;
  /** At most 200 000 characters, 2 000 rows. */
  text: string;
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

/** Maps a column of the workbook to a field. */
export type ImportMapping = {
  /** The column's `index`, zero-based; BAD_REFERENCE if the file has no such column. */
  column: number;
  /** The field; null ignores the column. A field mapped twice is rejected (DUPLICATE). */
  field?: ImportField | null | undefined;
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

/** A decision about a row that may match a stored student. */
export type ImportRowDecision = {
  /** One of the row's `choices`, else NOT_ALLOWED; null clears the decision. */
  decision?: ImportDecision | null | undefined;
  /** The row's number, as in `ImportRow.row`. The decision applies to all rows of that person. */
  row: number;
};

/** A corrected cell. */
export type ImportRowFix = {
  /** The column's `index`, zero-based. */
  column: number;
  /** The row's number, as in `ImportRow.row`. */
  row: number;
  /** The new text, at most 1 000 characters; null or empty clears the cell. */
  value?: string | null | undefined;
};

/** Corrects all cells of a column that have the same text. */
export type ImportSpellingFix = {
  /** The column's `index`, zero-based. */
  column: number;
  /** The original text of the cell; surrounding whitespace and case are ignored. */
  from: string;
  /** The new text, at most 1 000 characters. */
  to: string;
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

/** The teacher, and the days and pace of the instance that is being planned. */
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
  /** The `nextCursor` of the page before. */
  after?: string | null | undefined;
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
  studentId: string;
  /** Null removes the link. */
  userId?: string | null | undefined;
};

/** Credentials of an active account; an empty value is BAD_USER_INPUT. */
export type LoginInput = {
  /** Trimmed and compared case-insensitively. */
  email: string;
  /** Trimmed, as the specification says; case-sensitive. */
  password: string;
};

/** The student whose comments were read. */
export type MarkCommentsSeenInput = {
  /** The student whose card was opened; again is harmless. */
  studentId: string;
};

/** The frozen month, the customer and the invoice number; the invoice covers everything of that month not yet invoiced. */
export type MarkInvoicedInput = {
  /** The finally frozen month, as in `EarningFreeze.id`. */
  freezeId: string;
  /** The customer, as in `FrozenMunicipality.municipality`. */
  municipality: string;
  /** The invoice's number; at most 120 characters. */
  reference?: string | null | undefined;
};

/** The frozen month, the customers and the reference of the invoices, one per customer. */
export type MarkManyInvoicedInput = {
  /** The finally frozen month, as in `EarningFreeze.id`. */
  freezeId: string;
  /** The customers, 1 to 500, as in `FrozenMunicipality.municipality`. */
  municipalities: Array<string>;
  /** Reference of every invoice; at most 120 characters. */
  reference?: string | null | undefined;
};

/** Narrows the needs of course matching; conditions are combined with AND. */
export type MatchFilter = {
  /** Needs of this course, from `courses`. */
  courseId?: string | null | undefined;
  /** Students with this home municipality, as in `municipalities`. */
  municipality?: string | null | undefined;
  /** Part of the course's name or code, or of the student's name. */
  q?: string | null | undefined;
  /** First day of the range of earliest starts, inclusive. */
  startFrom?: string | null | undefined;
  /** Last day of the range of earliest starts, inclusive. */
  startTo?: string | null | undefined;
  /** Only needs in this state; default all except SKIPPED. */
  state?: NeedState | null | undefined;
};

/** The needs and their instances; 1 to 200, all or nothing. */
export type MatchNeedsInput = {
  /** 1 to 200. */
  picks: Array<MatchPick>;
};

/** A need and the chosen instance. */
export type MatchPick = {
  /** An instance of a course of the need or of its equivalent (else NOT_ALLOWED), as in `proposals`. */
  courseInstanceId: string;
  /** As in `MatchNeed.key`, each at most once (DUPLICATE). */
  key: string;
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
  expected: number;
  /** The filter used for the preview; default all safe needs. */
  filter?: MatchFilter | null | undefined;
};

/** Filter and page; default all placed students. */
export type MatchedEntriesInput = {
  /** The start range applies to the first day of the course; `state` is ignored. */
  filter?: MatchFilter | null | undefined;
  /** 1 to 200; default 50. */
  first?: number | null | undefined;
  /** From 1; default 1. */
  page?: number | null | undefined;
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

/** The two records, the one that would stay and the one that would go; NOT_FOUND when either is missing. */
export type MergePreviewInput = {
  /** The student record that stays. */
  keepId: string;
  /** The student record that goes; BAD_USER_INPUT when it is the same. */
  mergedId: string;
};

/** The two records with their versions, and the values to take over. */
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

/** To whom, and what: a mail to each participant of the course instance. */
export type MessageParticipantsInput = {
  /** The course instance; FORBIDDEN for a teacher who does not teach it. */
  id: string;
  /** How many it was said to reach; CONFLICT (reason CHANGED) when it would be another number. Not checked when left out. */
  reached?: number | null | undefined;
  /** One line, at most 150 characters. */
  subject: string;
  /** At most 4000 characters of plain text. */
  text: string;
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

/** Why an account got no new invitation. */
export type NotInvitedReason =
  /** Its person has chosen a password; `sendResetLink` mails a link for another. */
  | 'HAS_PASSWORD'
  /** It is of higher rank than the caller. */
  | 'HIGHER_RANK'
  /** It is deactivated. */
  | 'INACTIVE';

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
  kind?: NotificationKind | null | undefined;
  /** True: those that the viewer has resolved; false or left out: those that wait. */
  resolved?: boolean | null | undefined;
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

/** The upload and how to read its columns. */
export type PreviewImportInput = {
  /** True skips rows hidden in the workbook. Default false. */
  leaveOutHidden?: boolean | null | undefined;
  /** Overrides the mapping derived from the headings or remembered from this user's last import with the same headings. */
  mapping?: Array<ImportMapping> | null | undefined;
  /** Name of the sheet. By default the one whose headings this user has imported before, else the one with the most recognised headings. BAD_REFERENCE if there is no such sheet. */
  sheet?: string | null | undefined;
  /** Id of a workbook that this user has sent to `POST /api/students/import/preview`. */
  uploadId: string;
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

/** The price of a category, a course or a package. */
export type PriceRowInput = {
  /** At most 1 000 000 kr. */
  amountOre: number;
  /** 0 to 100; default 65. Not applicable to PER_COMPLETED_COURSE. */
  basePercent?: number | null | undefined;
  /** Default PER_POINT. */
  basis?: PriceBasis | null | undefined;
  /** Exactly one of `category`, `courseCode` and `package` must be set. */
  category?: PriceCategory | null | undefined;
  /** A course code; if no course has it, the package with that code. */
  courseCode?: string | null | undefined;
  /** For categories only. */
  distance?: boolean | null | undefined;
  /** A package's code, or its name if it has none; else a course code. The price applies to every edition of a package. */
  package?: string | null | undefined;
  /** Whether F and IG earn the result share. Default false for PER_COMPLETED_COURSE, which pays for a pass, else true. */
  paysFailed?: boolean | null | undefined;
};

/** A missing field keeps its value. */
export type ProfileSettingsInput = {
  /** Replaces the whole list of unwanted kinds; null keeps it. */
  mutedNotifications?: Array<NotificationKind> | null | undefined;
  /** How often an e-mail counts what has come; null keeps what is chosen. */
  notificationDigest?: NotificationDigest | null | undefined;
  /** 25, 50 or 100. */
  pageSize?: number | null | undefined;
  /** True for as little movement as possible; null keeps what is chosen. */
  reducedMotion?: boolean | null | undefined;
  /** Whether single-key shortcuts work; null keeps what is chosen. */
  shortcuts?: boolean | null | undefined;
  /** Null means the start page. */
  startPage?: string | null | undefined;
  /** The colours; null keeps what is chosen. */
  theme?: Theme | null | undefined;
  /** True once the tour is not to be offered any more; null keeps it. */
  tourSeen?: boolean | null | undefined;
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

/** The booking, and what to note of it. What is left out stays; null clears. */
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

/** Whom, in which course and month. Name, number, phone, e-mail and municipality are copied from the stored record, never from the input. */
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

/** The unlocked grade that is to stay as it was published. */
export type RelockGradeInput = {
  /** The unlocked grade, as in `GradeRow.gradeId`; CONFLICT (NOT_OPEN) when it is not unlocked. */
  gradeId: string;
};

/** The accounts to invite again; NOT_FOUND when one does not exist. */
export type RenewInvitationsInput = {
  /** At most 500 accounts, from `users`; left out: every active account without a password. */
  ids?: Array<string> | null | undefined;
};

/** Which cancelled instance is held after all. */
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

/** The part of the record, and what is wrong with it. */
export type RequestCorrectionInput = {
  /** Which part of the own record is wrong. */
  subject: CorrectionSubject;
  /** 1 to 2 000 characters. */
  text: string;
};

/** The account to which the link is mailed. */
export type RequestPasswordResetInput = {
  /** The account's address, in any case. At most three links an hour are mailed to one account. */
  email: string;
};

/** The notification that everyone addressed is to see again. */
export type ResetNotificationInput = {
  /** The notification; NOT_FOUND when there is none. */
  id: string;
};

/** The token from the mailed link, and the new password. */
export type ResetPasswordInput = {
  /** Trimmed; 15 to 128 characters unless configured otherwise, not among the most common, not the person's or the school's name. */
  newPassword: string;
  /** From the mailed link. Single use, valid for 30 minutes. */
  token: string;
};

/** The name, its course or none, and whether to remember it. */
export type ResolveCourseNameInput = {
  /** Null: the text refers to no course, and its wishes are dismissed until the alias is deleted. */
  courseId?: string | null | undefined;
  /** 'Kom ihåg som alias'; a text without a course is always remembered. */
  remember: boolean;
  /** 1 to 200 characters. */
  text: string;
};

/** The notification to take off the list, and for administrators the user whose list it leaves. */
export type ResolveNotificationInput = {
  /** An id of the caller's own making (UUID), by which `restoreNotifications` takes it back; not kept for another user. */
  batch?: string | null | undefined;
  /** The notification, from `notifications`. */
  id: string;
  /** Read from administrators only: resolves it for that user instead. */
  userId?: string | null | undefined;
};

/** Which of the viewer's own notifications: up to which moment, and of which kind; what came later stays. */
export type ResolveNotificationsInput = {
  /** An id of the caller's own making (UUID), by which `restoreNotifications` takes all of it back. */
  batch?: string | null | undefined;
  /** Only those of this kind; left out: of every kind. */
  kind?: NotificationKind | null | undefined;
  /** Those not newer than this: the `createdAt` of the newest that was shown. */
  through: string;
};

/** The student and the comment's id. */
export type RestoreCommentInput = {
  /** The entry, from `commentHistory`; NOT_FOUND when it is not the student's. */
  commentId: string;
  /** The student whom the comment is about. */
  studentId: string;
};

/** The cancelled occasion and its version. */
export type RestoreExamOccasionInput = {
  /** The cancelled occasion, as in `ExamOccasion.id`. */
  id: string;
  /** The current `ExamOccasion.version`; CONFLICT (VERSION) for another. */
  version: number;
};

/** Which call is taken back: what it took off the viewer's list in one go. */
export type RestoreNotificationsInput = {
  /** The `batch` of the call that took it off. */
  batch: string;
};

/** Which removed view is to come back. */
export type RestoreSavedViewInput = {
  /** One that was removed in the last ten minutes. */
  id: string;
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

/** The key to revoke, for good. */
export type RevokeApiKeyInput = {
  /** The key, from `apiKeys`; again is harmless. */
  id: string;
};

/** The issued document, and why it no longer holds. */
export type RevokeDocumentInput = {
  /** The document, as in `IssuedDocument.id`. */
  id: string;
  /** 1 to 200 characters. */
  reason: string;
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
  id: string;
};

/** The occasion, and which of its students to call. */
export type SendExamSummonsInput = {
  /** Whom to call; all who are booked unless given. */
  examIds?: Array<string> | null | undefined;
  /** The occasion, not cancelled; BAD_USER_INPUT when nobody is booked to be called. */
  occasionId: string;
};

/** The cancelled occasion whose mails are not to wait any longer. */
export type SendOccasionMailsInput = {
  /** The occasion; CONFLICT (reason NOT_CANCELLED) for one that is not cancelled. */
  id: string;
};

/** The account whose person gets the mail and chooses a password. */
export type SendResetLinkInput = {
  /** An active account, from `users`; CONFLICT (reason INACTIVE) for a deactivated one. */
  id: string;
};

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

/** Archives it, or takes it back. */
export type SetArchivedInput = {
  /** True archives it; false lets it be chosen again. */
  archived: boolean;
  /** The course, package or program, by the mutation that is called. */
  id: string;
  /** The version that was read; CONFLICT when it is no longer current. */
  version: number;
};

/** Which instances, and who teaches them; a cancelled one among them is CONFLICT (reason CANCELLED). */
export type SetCourseInstancesTeacherInput = {
  /** 1 to 500. */
  ids: Array<string>;
  /** Null takes the teacher away. */
  teacherId?: string | null | undefined;
};

/** Which courses, at most 500, and whether they shall be archived or taken back. */
export type SetCoursesArchivedInput = {
  /** True archives them; false lets them be chosen again. */
  archived: boolean;
  /** 1 to 500 courses; NOT_FOUND when one is gone, and nothing is written then. */
  ids: Array<string>;
};

/** Which courses, at most 500, and the price category that all of them get; null takes it away. */
export type SetCoursesPriceCategoryInput = {
  /** 1 to 500 courses; NOT_FOUND when one is gone, and nothing is written then. */
  ids: Array<string>;
  /** The category that all of them get; null takes theirs away. */
  priceCategory?: PriceCategory | null | undefined;
};

/** The approved exam registration and what to write of its result, as in `SetGradeInput`. */
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

/** The exam (prövning) and the teacher who grades and signs it; one with a locked account is BAD_USER_INPUT. */
export type SetExamTeacherInput = {
  /** The approved exam registration: `GradeRow.id` of a sheet of kind EXAMS. */
  examId: string;
  /** As in `teachers`; null leaves the exam to administrators. */
  teacherId?: string | null | undefined;
};

/** The instance and the date for all its drafts. */
export type SetGradeDateInput = {
  /** The course instance whose unsigned grades are dated. */
  courseInstanceId: string;
  /** Between the start and today; who began later gets the day of their own start instead. */
  date: string;
};

/** The enrolment and what to write of its grade; at least one field besides `entryId`. Fields left out stay as they are; null clears. */
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

/** The student, and whether the identity is protected from now on (permissions, section 1.10). */
export type SetProtectedInput = {
  /** True hides the student and withholds number and contact fields; false lifts it. */
  isProtected: boolean;
  /** The student whose protection is set or lifted. */
  studentId: string;
};

/** The student and the teacher; null takes the teacher away. */
export type SetResponsibleTeacherInput = {
  /** The student who gets, changes or loses the teacher. */
  studentId: string;
  /** Null takes the teacher away. */
  teacherId?: string | null | undefined;
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

/** Which sheet or which of its rows to sign, with one's own password; a wrong one is BAD_USER_INPUT (pages, section 10). */
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

/** The needs, and whether to set them aside or restore them. */
export type SkipNeedsInput = {
  /** 1 to 200. */
  keys: Array<string>;
  /** False restores them. */
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

/** Whose, and which part of it. */
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

/** Filter, order and page; left out, the first 50 students by name. Page by number for a list on screen (`page` from 1), or by cursor (`after`) for reading everything. */
export type StudentsInput = {
  /** The `nextCursor` of the page before, with the same sorting. */
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

/** The leaving teacher, the new one, and the first day. */
export type TeacherReplacementInput = {
  /** The first day of the new teacher, today or later; a future replacement is carried out on that day. */
  fromOn: string;
  /** The leaving teacher. */
  id: string;
  /** The new teacher; must be active and different. */
  replacementId: string;
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

/** A subject that a teacher teaches; the same name twice is BAD_USER_INPUT (DUPLICATE). */
export type TeacherSubjectInput = {
  /** True with formal qualification (behörighet) in the subject. */
  isQualified: boolean;
  /** 1 to 80 characters. */
  subject: string;
};

/** Conditions are combined with AND. */
export type TeacherWorkFilter = {
  /** Active (true) or deactivated (false) accounts. */
  active?: boolean | null | undefined;
  /** Only teachers with overdue grades. */
  overdue?: boolean | null | undefined;
  /** Part of a name or an e-mail address. */
  q?: string | null | undefined;
  /** Only teachers of this subject; exact match, as in `TeacherWorkPage.subjects`. */
  subject?: string | null | undefined;
  /** Only teachers without an ongoing or coming instance. */
  withoutInstances?: boolean | null | undefined;
};

/** Filter, order and page. */
export type TeacherWorkInput = {
  /** Default all teachers. */
  filter?: TeacherWorkFilter | null | undefined;
  /** 1 to 200; default 50. */
  first?: number | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
  /** Default by name. */
  sort?: TeacherSort | null | undefined;
};

/** The colours of the pages. */
export type Theme =
  /** Light text on a dark ground. */
  | 'DARK'
  /** Dark text on a light ground. */
  | 'LIGHT'
  /** Follows the device. */
  | 'SYSTEM';

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
  examId: string;
  /** The occasion on which the place is given back. */
  occasionId: string;
};

/** The student, or the action: one of the two. */
export type UndoEndStudentInput = {
  /** The action, as in `enrollmentBatches` (END_STUDENT). */
  batchId?: string | null | undefined;
  /** The student: the latest end is meant. */
  studentId?: string | null | undefined;
};

/** Which action is taken back as a unit. */
export type UndoEnrollmentBatchInput = {
  /** As in `enrollmentBatches`; unknown: NOT_FOUND. */
  batchId: string;
};

/** The registrations as the decision left them. */
export type UndoExamDecisionsInput = {
  /** 1 to 100 of them, each with the version that the decision answered. */
  exams: Array<ExamAtVersionInput>;
};

/** The batch to undo. */
export type UndoImportInput = {
  /** The viewer's own batch in state DONE; CONFLICT (NOT_COMMITTED) in any other state. */
  batchId: string;
};

/** The batch to undo. */
export type UndoMatchInput = {
  /** As in `matchBatches` or `matchedEntries`; a batch of another kind is NOT_FOUND. */
  batchId: string;
};

/** The replacement to undo. */
export type UndoTeacherReplacementInput = {
  /** As in `TeacherDetail.undoable`. */
  id: string;
};

/** Search and page; default all unresolved names. */
export type UnknownCourseNamesInput = {
  /** 1 to 100; default 25. */
  first?: number | null | undefined;
  /** From 1; default 1. */
  page?: number | null | undefined;
  /** Part of the name, ignoring case and punctuation; default all names. */
  q?: string | null | undefined;
};

/** Opens a signed grade for correction (Rättelse), with the reason; the published one stands until the new one is signed. CONFLICT: NOT_SIGNED, ALREADY_OPEN or NO_REGISTRATION. */
export type UnlockGradeInput = {
  /** The signed grade, as in `GradeRow.gradeId`. */
  gradeId: string;
  /** Stays with the grade, and in the student's change history. */
  reason: string;
};

/** Which course, the version that was edited, and all its fields as they shall be. */
export type UpdateCourseInput = {
  /** The whole form: an optional field left out is cleared, but for `kind` (COURSE) and `equivalentIds` (kept). */
  course: CourseInput;
  /** The course, from the catalogue; NOT_FOUND when there is none. */
  id: string;
  /** The version that the form was filled from; CONFLICT when it is no longer current. */
  version: number;
};

/** Which instance, the version that was edited, and the values that change. */
export type UpdateCourseInstanceInput = {
  /** The instance to change, from `courseInstances`. */
  id: string;
  /** What is to change; fields left out stay as they are. */
  values: CourseInstanceValues;
  /** CONFLICT (reason VERSION) when it is no longer this one. */
  version?: number | null | undefined;
};

/** Which edition, the version that was edited, and all its fields as they shall be; what its form leaves empty becomes empty. */
export type UpdateCoursePackageInput = {
  /** The edition to change, from `coursePackages`. */
  id: string;
  /** All fields as they shall be: they replace the stored ones, courses included. */
  package: CoursePackageInput;
  /** The `version` that the form was filled from; CONFLICT (reason VERSION) when it is no longer current. */
  version: number;
};

/** The registration and what is to be put right; what is left out stays as it is. */
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

/** The occasion, its version, and what to change of it. What is left out stays; null clears. */
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

/** The follow-up and its new values. */
export type UpdateFollowUpInput = {
  /** Today or later, or the current date; omitted: unchanged. */
  dueOn?: string | null | undefined;
  /** A follow-up assigned to the viewer or written by the viewer. */
  id: string;
  /** At most 500 characters of plain text; null clears it, omitted: unchanged. */
  note?: string | null | undefined;
  /** The version the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** An uncommitted batch and its corrections; omitted fields are unchanged. */
export type UpdateImportInput = {
  /** The viewer's own batch; CONFLICT if it is committed (ALREADY_COMMITTED) or was last validated over an hour ago (EXPIRED). */
  batchId: string;
  /** Decisions about matches; each is written to the audit log. */
  decisions?: Array<ImportRowDecision> | null | undefined;
  /** Default true: an empty cell does not clear the stored value. */
  keepExistingWhenEmpty?: boolean | null | undefined;
  /** Omitted columns are unchanged; mapping a field to another column clears the previous one. */
  mapping?: Array<ImportMapping> | null | undefined;
  /** Cells to correct; the others are unchanged. */
  rows?: Array<ImportRowFix> | null | undefined;
  /** Spellings to correct in a whole column. */
  spellings?: Array<ImportSpellingFix> | null | undefined;
};

/** Only the fields to change, and the version that was read. A missing field keeps its value. */
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

/** The phone number and the settings to change; a missing field keeps its value. */
export type UpdateMyProfileInput = {
  /** Null clears it. */
  phone?: string | null | undefined;
  /** The settings to change; those left out stay. */
  settings?: ProfileSettingsInput | null | undefined;
};

/** Which package gets a new edition, and which level of Gy25 replaces which of its courses; those who have begun keep theirs. */
export type UpdatePackageToGy25Input = {
  /** The package's current edition; CONFLICT (reason REPLACED) when it has been followed already. */
  id: string;
  /** The chosen pairs, at least one (CONFLICT NOTHING_TO_DO); courses not named here stay. */
  replacements: Array<Gy25ChoiceInput>;
};

/** The list, its period and its complete prices; frozen months keep their amounts. */
export type UpdatePriceListInput = {
  /** The list to change; its customer cannot change. */
  id: string;
  /** 1 to 120 characters. */
  name: string;
  /** Paid days of each pause, 0 to 365; null: all. */
  paidPauseDays?: number | null | undefined;
  /** All prices of the list, at most 200; omitted ones are deleted. */
  rows: Array<PriceRowInput>;
  /** The first day: the list applies to studies that start from then on. */
  validFrom: string;
  /** The last day, not before the first; null: until further notice. */
  validTo?: string | null | undefined;
  /** The version the form was loaded with; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** Which program, the version that was edited, and all its fields as they shall be; what its form leaves empty becomes empty. */
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

/** The version that was read, and only the fields to change: a missing one keeps its value, null clears what may be empty. */
export type UpdateSchoolSettingsInput = {
  /** The huvudman that a paper names where the student's municipality is none, at most 120 characters. */
  authorityName?: string | null | undefined;
  /** Where documents are signed, at most 120 characters. */
  city?: string | null | undefined;
  /** Where people turn with questions, at most 254 characters. */
  contactEmail?: string | null | undefined;
  /** 5 to 20 characters: digits, blanks, `+`, `-`, `/` and parentheses. */
  contactPhone?: string | null | undefined;
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

/** The student, the version that was read, and the fields of the form to change; a missing field keeps its value, null clears it. */
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

/** The students, and what all of them get; a missing field is left alone, and all are changed or none. */
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

/** One of the viewer's own tasks, and the text that takes the place of the one it has. */
export type UpdateTaskInput = {
  /** 1 to 500 characters. */
  description: string;
  /** One's own task, from `tasks`. */
  id: string;
};

/** The teacher, the complete list of subjects, and the extent in per cent. */
export type UpdateTeacherProfileInput = {
  /** 5 to 100. */
  employmentPercent: number;
  /** Id of the teacher, as in `teachers`. */
  id: string;
  /** The complete list, at most 20; omitted subjects are removed. */
  subjects: Array<TeacherSubjectInput>;
  /** The version the form was loaded with; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** The account, the version that was read, and the fields to change; a missing one keeps its value. */
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
  after?: string | null | undefined;
  /** Left out: all accounts of people. Those of API keys are never among them. */
  filter?: UserFilter | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1; 1 unless given. */
  page?: number | null | undefined;
  /** By name, ascending, unless given. */
  sort?: UserSort | null | undefined;
};

/** The report and the reason. */
export type WithdrawCsnReportInput = {
  /** The report, from `csnReports`. */
  id: string;
  /** Required, at most 500 characters; it is kept, and should name no student. */
  reason: string;
};

/** The registration that the student withdraws. */
export type WithdrawExamInput = {
  /** The registration, from `exams`. */
  id: string;
};

/** The invoice to withdraw. */
export type WithdrawInvoiceInput = {
  /** As in `EarningInvoice.id`; idempotent. */
  id: string;
};

/** Filters, all of which must match, and page; default is the latest 50 entries. */
export type AccessLogInput = {
  /** Exact action, such as READ_STUDENT or EXPORT_LIST. */
  action?: string | null | undefined;
  /** `nextCursor` of the previous page. */
  after?: string | null | undefined;
  /** Page size, 1 to 200; default 50. */
  first?: number | null | undefined;
  /** First day, in Swedish time. */
  from?: string | null | undefined;
  /** True: only protected students; false: only other students. */
  isProtected?: boolean | null | undefined;
  /** Accesses to this student's record; lists only if they showed the student while protected. */
  studentId?: string | null | undefined;
  /** Last day, in Swedish time. */
  to?: string | null | undefined;
  /** Accesses by this account. */
  userId?: string | null | undefined;
};

/** Whether access was granted. */
export type AccessResult =
  /** The data was shown. */
  | 'OK'
  /** Access was refused: the role has no access to the student's data, or the student's identity is protected from the user. */
  | 'REFUSED';

/** The account to reactivate. */
export type ActivateUserInput = {
  /** A deactivated account, from `users`; an active one is unchanged. */
  id: string;
};

/** A new comment about a student; it counts as seen by its author. */
export type AddCommentInput = {
  /** Text, 1 to 4 000 characters. The student can read it. */
  comment: string;
  /** True if the comment records contact with the student, which counts as activity today; default false. */
  isContact?: boolean | null | undefined;
  /** Id of the student. */
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
  /** Today or later, from Monday to Friday. */
  dueOn: string;
  /** At most 500 characters of plain text. */
  note?: string | null | undefined;
  /** A student visible to the viewer. */
  studentId: string;
};

/** The new municipality. */
export type AddMunicipalityInput = {
  /** Name as huvudman, at most 120 characters; '<name> kommun' unless given. */
  authorityName?: string | null | undefined;
  /** Code of four digits. */
  code?: string | null | undefined;
  /** The kind, MUNICIPALITY unless given; it cannot be changed later. */
  kind?: MunicipalityKind | null | undefined;
  /** 1 to 60 characters; CONFLICT (DUPLICATE) if it exists, with a hyphen equal to a space. */
  name: string;
};

/** A new supervisor. */
export type AddSupervisorInput = {
  /** The form. */
  values: SupervisorValues;
  /** Id of the workplace. */
  workplaceId: string;
};

/** A new agreement. */
export type AddWorkplaceAgreementInput = {
  /** The agreement. */
  values: WorkplaceAgreementValues;
  /** Id of the workplace. */
  workplaceId: string;
};

/** A new contact. */
export type AddWorkplaceContactInput = {
  /** The contact. */
  values: WorkplaceContactValues;
  /** Id of the workplace. */
  workplaceId: string;
};

/** The student's own plan to agree to. */
export type AgreeOwnStudyPlanInput = {
  /** The version the student saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** A study plan to agree to. */
export type AgreeStudyPlanInput = {
  /** A student with a plan. */
  studentId: string;
  /** The version the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** A party of the agreement of a placement. */
export type AgreementParty =
  /** The school: an administrator or a teacher of the placement. */
  | 'SCHOOL'
  /** The student. */
  | 'STUDENT'
  /** The workplace. */
  | 'WORKPLACE';

/** The student to anonymise. */
export type AnonymisePreviewInput = {
  /** The student's id, as in `students`. */
  studentId: string;
};

/** The student, the name as confirmation, and the version. Cannot be undone. */
export type AnonymiseStudentInput = {
  /** Ids of mentions, from `anonymisePreview`, whose text is cleared in the same transaction. */
  clearMentions?: Array<string> | null | undefined;
  /** The student's name, typed as confirmation. */
  confirmName: string;
  /** The student; all enrolments must have ended. */
  studentId: string;
  /** The student's version; CONFLICT (VERSION) if it is no longer current. */
  version: number;
};

/** The request, its outcome, and the answer to the student. */
export type AnswerCorrectionInput = {
  /** Answer to the student, 1 to 2 000 characters. */
  answer: string;
  /** Id of the request, from `correctionRequests`; NOT_FOUND if it does not exist. */
  id: string;
  /** Whether the correction was made. */
  outcome: CorrectionOutcome;
};

/** A card to move with others. */
export type AplCardMove = {
  /** Column to move to; every transition is allowed. */
  aplStatus: AplStatus;
  /** Column that the card was moved from; the card stays if another user has moved it since. */
  from?: AplStatus | null | undefined;
  /** Id of the student whose card is moved; each at most once. */
  studentId: string;
  /** True records in the history that the user moved the card although the agreement is not signed. Default false. */
  withoutAgreement?: boolean | null | undefined;
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
  text?: string | null | undefined;
  /** From the mailed link. */
  token: string;
  /** The version that the supervisor saw, 0 for none; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** A supervisor's assessment, from a paper. */
export type AssessPlacementInput = {
  /** Each goal of the placement once. */
  goals: Array<GoalAssessmentInput>;
  /** Id of a placement that has begun. */
  placementId: string;
  /** Name of the supervisor who signed the paper, at most 100 characters; default the supervisor of the placement. */
  supervisorName?: string | null | undefined;
  /** The view of the whole, at most 2 000 characters; required for a placement without goals. */
  text?: string | null | undefined;
  /** The version of the assessment that the user saw, 0 for none; CONFLICT if it is stale. */
  version?: number | null | undefined;
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
  courseInstanceIds: Array<string>;
  /** Id of the teacher. */
  id: string;
};

/** A signed paper. */
export type AttachSignedAgreementInput = {
  /** A file of the student. */
  fileId: string;
  /** Id of the placement. */
  id: string;
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

/** Filters, all of which must match, and page; default is the latest 50 entries. */
export type AuditLogInput = {
  /** `nextCursor` of the previous page. */
  after?: string | null | undefined;
  /** Page size, 1 to 200; default 50. */
  first?: number | null | undefined;
  /** First day, in Swedish time. */
  from?: string | null | undefined;
  /** Entries of this kind. */
  kind?: AuditKind | null | undefined;
  /** Last day, in Swedish time. */
  to?: string | null | undefined;
  /** Entries in which this account acted or was affected. */
  userId?: string | null | undefined;
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

/** The occasion, and the registrations to book on it. */
export type BookExamsInput = {
  /** Registration ids, 1 to 200. */
  examIds: Array<string>;
  /** Id of the occasion; existing bookings remain unchanged. */
  occasionId: string;
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

/** A period of at most 400 days, and the layers to include. */
export type CalendarInput = {
  /** First day of the period, inclusive. */
  from: string;
  /** Layers to include; none by default. */
  layers?: Array<CalendarLayer> | null | undefined;
  /** Last day of the period, inclusive; at most 400 days after `from`. */
  to: string;
};

/** Additional events of the school year, shown on request. */
export type CalendarLayer =
  /** Last days of course instances; cancelled instances are left out. */
  | 'COURSE_ENDS'
  /** First days of course instances; cancelled instances are left out. */
  | 'COURSE_STARTS'
  /** Grading deadlines of instances that have not ended or have a participant without a grade. */
  | 'GRADES_DUE';

/** The instance, the handling of its students, and the mails to them (pages, section 6). */
export type CancelCourseInstanceInput = {
  /** Id of the instance; CONFLICT (CANCELLED or GRADED) if it is cancelled or its grades are signed. */
  id: string;
  /** True sends the mails at once. Default false: they are held for ten minutes, and an undo discards them. */
  mailNow?: boolean | null | undefined;
  /** Whether to mail the students, default true; teachers are always notified. */
  mailStudents?: boolean | null | undefined;
  /** Reason, at most 500 characters; included in notifications and mails. */
  reason?: string | null | undefined;
  /** Handling of students who hold a seat and have no signed grade; planned students are planned again. */
  students: CancelledStudents;
  /** Target instance for MOVE; CONFLICT (FULL) if it has too few seats. */
  targetId?: string | null | undefined;
  /** Current version; CONFLICT (VERSION) if stale. Not checked if omitted. */
  version?: number | null | undefined;
};

/** The occasion, its version and the reason, which is mailed to summoned students. */
export type CancelExamOccasionInput = {
  /** Id of the occasion. */
  id: string;
  /** True sends the mails at once. Default false: they are held for ten minutes, and restoring the occasion discards them. */
  mailNow?: boolean | null | undefined;
  /** Reason, 1 to 300 characters; mailed to summoned students. */
  reason: string;
  /** Current `ExamOccasion.version`; CONFLICT (VERSION) if stale. */
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

/** Handling of the students of a cancelled instance. */
export type CancelledStudents =
  /** End their enrolment as CANCELLED (inställd). */
  | 'END'
  /** Move them to another instance of the course. */
  | 'MOVE'
  /** Plan them again, waiting for an instance. */
  | 'PLAN';

/** Course filter; all given conditions must match. Archived courses are left out unless `statuses` includes them. */
export type CatalogueCourseFilter = {
  /** Any of these levels; empty or omitted means all. */
  levels?: Array<CourseLevel> | null | undefined;
  /** Courses of this package. */
  packageId?: string | null | undefined;
  /** Any of these price categories; empty or omitted means all. */
  priceCategories?: Array<PriceCategory> | null | undefined;
  /** Part of a name, code or subject of the course, or of a name or code of an equivalent. */
  q?: string | null | undefined;
  /** Any of these statuses; empty or omitted means ACTIVE and ENDING. */
  statuses?: Array<CourseStatus> | null | undefined;
  /** Exact subject, as in `CatalogueCoursePage.subjects`. */
  subject?: string | null | undefined;
  /** Any of these curricula; empty or omitted means all. */
  systems?: Array<CourseSystem> | null | undefined;
  /** True: courses whose code is unknown in the national catalogue. */
  unknownCode?: boolean | null | undefined;
  /** True: courses of Gy11 without an equivalent. */
  unpaired?: boolean | null | undefined;
  /** True: courses with a running or upcoming instance that lacks a teacher. */
  withoutTeacher?: boolean | null | undefined;
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
  after?: string | null | undefined;
  /** Filter; default is all courses that are not archived. */
  filter?: CatalogueCourseFilter | null | undefined;
  /** Page size, 1 to 200; default 50. */
  first?: number | null | undefined;
  /** Page number from 1; default 1. */
  page?: number | null | undefined;
  /** Sort order; default by name, ascending. */
  sort?: CatalogueCourseSort | null | undefined;
};

/** The current password and the new one. */
export type ChangePasswordInput = {
  /** Trimmed. A wrong one is BAD_USER_INPUT on this field and counts as a failed sign-in. */
  currentPassword: string;
  /** Same rules as `ResetPasswordInput.newPassword`. */
  newPassword: string;
};

/** The default view of a list. */
export type ChooseDefaultViewInput = {
  /** A list that the viewer may open. */
  list: SavedList;
  /** An own or shared view of the list; null for the list's default. */
  viewId?: string | null | undefined;
};

/** A study plan to close. */
export type CloseStudyPlanInput = {
  /** Why, at most 300 characters. */
  reason: string;
  /** A student with a plan. */
  studentId: string;
  /** The version the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** The batch and how to handle errors. */
export type CommitImportInput = {
  /** The viewer's own batch; CONFLICT if it is committed (ALREADY_COMMITTED) or was last validated over an hour ago (EXPIRED). */
  batchId: string;
  /** Default SKIP. */
  onError?: ImportErrorChoice | null | undefined;
};

/** The import to commit. */
export type CommitWorkplaceImportInput = {
  /** The viewer's own import; CONFLICT if it is committed (ALREADY_COMMITTED) or was last corrected over an hour ago (EXPIRED). */
  id: string;
  /** `planned` of the preview; CONFLICT (STALE) if workplaces have changed since, so that something else would be written. */
  planned: string;
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

/** A week to confirm. */
export type ConfirmPlacementWeekInput = {
  /** A placement that the viewer may change. */
  placementId: string;
  /** The version of the week that the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
  /** A reported week by ISO 8601: `2026-W49`. */
  week: string;
};

/** A week to confirm. */
export type ConfirmWeekByLinkInput = {
  /** From the mailed link. */
  token: string;
  /** The version of the week that the supervisor saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
  /** A reported week by ISO 8601: `2026-W49`. */
  week: string;
};

/** The package to copy, and the name of the copy. */
export type CopyCoursePackageInput = {
  /** Id of the package; its code is not copied. */
  id: string;
  /** Name of the copy; default 'Kopia av …'. */
  name?: string | null | undefined;
};

/** The packages to copy. */
export type CopyCoursePackagesInput = {
  /** Ids of 1 to 200 packages; their codes are not copied. NOT_FOUND if one is missing, then nothing is written. */
  ids: Array<string>;
};

/** A course of Gy11, and the code and changed fields of its Gy25 level. */
export type CopyCourseToGy25Input = {
  /** Code of the level, 1 to 20 characters without spaces; CONFLICT (DUPLICATE) if taken. */
  code: string;
  /** Id of a Gy11 course; NOT_ALLOWED for another curriculum. */
  id: string;
  /** Title; default is the title of the Gy11 course. */
  name?: string | null | undefined;
  /** Points, 0 to 5 000; default is the points of the Gy11 course. */
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

/** Outcome of a correction request. */
export type CorrectionOutcome =
  /** The requested correction was made. */
  | 'CORRECTED'
  /** The data remains unchanged; the answer gives the reason. */
  | 'REFUSED';

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

/** Fields of the course form. The case of the code is kept; codes are unique within a curriculum, ignoring case. */
export type CourseInput = {
  /** Date from which the syllabus is withdrawn for new starts; null or omitted means none. */
  cancelledOn?: string | null | undefined;
  /** Course code, 1 to 20 characters. */
  code: string;
  /** Ids of the equivalents, replacing the links in both directions; omitted leaves them unchanged. */
  equivalentIds?: Array<string> | null | undefined;
  /** Kind of course; default COURSE. */
  kind?: CourseKind | null | undefined;
  /** Level of the school form. */
  level: CourseLevel;
  /** Title, 1 to 120 characters. */
  name: string;
  /** Points; a value outside 5 to 400 in steps of five gives a warning. */
  points?: number | null | undefined;
  /** Price category, which determines the price per point for a municipality; null or omitted means none. */
  priceCategory?: PriceCategory | null | undefined;
  /** Subject, at most 120 characters; null or omitted means none. */
  subject?: string | null | undefined;
  /** Curriculum of the course. */
  system: CourseSystem;
  /** First day of validity; null or omitted means none. */
  validFrom?: string | null | undefined;
  /** Last day of validity, not before `validFrom` (ORDER); null or omitted means unlimited. */
  validTo?: string | null | undefined;
};

/** An instance and its new dates. */
export type CourseInstanceDatesInput = {
  /** New last day, not before the start (ORDER). */
  endDate: string;
  /** Id of the instance. */
  id: string;
  /** New first day. */
  startDate: string;
};

/** Instance filter; all given conditions must match. */
export type CourseInstanceFilter = {
  /** Instances of this course. */
  courseId?: string | null | undefined;
  /** With `eventsTo`: instances that start, end or have their grading deadline within the period (the calendar). */
  eventsFrom?: string | null | undefined;
  /** Last day of that period; ignored without `eventsFrom`. */
  eventsTo?: string | null | undefined;
  /** Instances that end on this day or later. */
  from?: string | null | undefined;
  /** Instances with these ids; an empty list matches none. */
  ids?: Array<string> | null | undefined;
  /** Any of these municipalities, as in `municipalities`. */
  municipalities?: Array<string> | null | undefined;
  /** True: instances with more students than seats. */
  overfull?: boolean | null | undefined;
  /** True: instances that have not ended, during which the teacher's load exceeds 100 per cent. */
  overloaded?: boolean | null | undefined;
  /** Instances of the courses of this package. */
  packageId?: string | null | undefined;
  /** Part of the course's name or code, or of the instance's name or location. */
  q?: string | null | undefined;
  /** Instances of this series, as in `CourseInstance.seriesId`. */
  seriesId?: string | null | undefined;
  /** Any of these statuses, as of today. */
  statuses?: Array<CourseInstanceStatus> | null | undefined;
  /** Any of these study forms. */
  studyForms?: Array<StudyForm> | null | undefined;
  /** Instances of this teacher, by id as in `teachers`. */
  teacherId?: string | null | undefined;
  /** Instances that start by this day. */
  to?: string | null | undefined;
  /** True: ended instances with students who have no signed grade. */
  ungraded?: boolean | null | undefined;
  /** True: instances without a teacher. */
  withoutTeacher?: boolean | null | undefined;
};

/** A series: instances of a course at regular intervals. */
export type CourseInstanceSeriesInput = {
  /** Id of the course; BAD_REFERENCE if it does not exist, NOT_ALLOWED if it is archived. */
  courseId: string;
  /** Interval in weeks, 1 to 52. */
  everyWeeks: number;
  /** Months in which an instance may start, 1 to 12; default is all. */
  months?: Array<number> | null | undefined;
  /** Last possible start date, at most three years after the first. */
  until: string;
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

/** Fields of an instance. Fields omitted in an update are unchanged. */
export type CourseInstanceValues = {
  /** Number of seats, 1 to 1 000; null means no limit. */
  capacity?: number | null | undefined;
  /** Last day; default for a new instance is the start plus points / (20 × pace) weeks. */
  endDate?: string | null | undefined;
  /** Grading deadline, not before the start (ORDER); null means the school's number of days after the end. */
  gradesDueOn?: string | null | undefined;
  /** Location, at most 200 characters; null clears it. */
  location?: string | null | undefined;
  /** Municipality, as in `municipalities` (otherwise BAD_REFERENCE); null clears it. */
  municipality?: string | null | undefined;
  /** Name, 1 to 120 characters; default is the name of the course. Null in an update resets it to that. */
  name?: string | null | undefined;
  /** Pace in per cent, 5 to 200; default 100. */
  pacePercent?: number | null | undefined;
  /** Planning state, PLANNED or OPEN; default OPEN. */
  planning?: CourseInstanceStatus | null | undefined;
  /** First day; required for a new instance. */
  startDate?: string | null | undefined;
  /** Study form; default CLASSROOM. */
  studyForm?: StudyForm | null | undefined;
  /** Id of the teacher, as in `teachers` (otherwise BAD_REFERENCE); null removes the teacher. */
  teacherId?: string | null | undefined;
};

/** Filter, sort order and page; by default all instances, by start. */
export type CourseInstancesInput = {
  /** `nextCursor` of the previous page, with the same sort order. */
  after?: string | null | undefined;
  /** Filter; default is all instances, including cancelled ones. */
  filter?: CourseInstanceFilter | null | undefined;
  /** Page size, 1 to 500; default 50. */
  first?: number | null | undefined;
  /** Page number from 1; default 1. */
  page?: number | null | undefined;
  /** Sort order; default by start, then course. */
  sort?: CourseInstanceSort | null | undefined;
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
  filter?: MatchFilter | null | undefined;
  /** 1 to 200; default 50. */
  first?: number | null | undefined;
  /** From 1; default 1. */
  page?: number | null | undefined;
};

/** Package filter; all given conditions must match. Archived and replaced packages are left out by default. */
export type CoursePackageFilter = {
  /** True includes archived and replaced packages. */
  archived?: boolean | null | undefined;
  /** Any of these kinds; empty or omitted means all. */
  kinds?: Array<PackageKind> | null | undefined;
  /** True: packages whose sum of points differs from the target. */
  pointsDiffer?: boolean | null | undefined;
  /** Part of a name or code of the package or one of its courses. */
  q?: string | null | undefined;
};

/** All fields of the package form; the courses replace the stored ones. */
export type CoursePackageInput = {
  /** Weeks of work placement (APL), 0 to 200; null if not set. */
  aplWeeks?: number | null | undefined;
  /** Package code, 1 to 20 characters; null means none. */
  code?: string | null | undefined;
  /** Courses in order, at most 100; DUPLICATE if one occurs twice. */
  courses: Array<PackageCourseInput>;
  /** Free text, at most 2 000 characters; null or omitted means none. */
  description?: string | null | undefined;
  /** Kind of package; NATIONAL and REGIONAL without APL give a warning (APL_MISSING). */
  kind: PackageKind;
  /** Name, 1 to 120 characters. */
  name: string;
  /** Target for the sum of the mandatory courses, 0 to 10 000 points; a different sum gives a warning. Null means no target. */
  targetPoints?: number | null | undefined;
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
  filter?: CoursePackageFilter | null | undefined;
  /** Page size, 1 to 200; default 50. */
  first?: number | null | undefined;
  /** Page number from 1; default 1. */
  page?: number | null | undefined;
  /** Sort order; default by name, ascending. */
  sort?: CoursePackageSort | null | undefined;
};

/**
 * Period and filters of the statistics. Participants are started enrolments in courses (student × course), without
 * cancelled and removed ones; only signed grades count. Start and end are the student's own, else the instance's.
 */
export type CourseStatisticsInput = {
  /** Only this course, by its id in `courses`. */
  courseId?: string | null | undefined;
  /** First day of the period, inclusive. */
  from: string;
  /** Home municipalities of the students. KCNO represents several municipalities and is never added to them. */
  municipalities?: Array<string> | null | undefined;
  /** Only courses of this package. */
  packageId?: string | null | undefined;
  /** Only instances with these study forms; all unless given. */
  studyForms?: Array<StudyForm> | null | undefined;
  /** Only courses of these curricula; all unless given. */
  systems?: Array<CourseSystem> | null | undefined;
  /** Only instances of this teacher. */
  teacherId?: string | null | undefined;
  /** Last day of the period, inclusive; not before `from`, at most five years. */
  to: string;
};

/** Availability of a course. */
export type CourseStatus =
  /** Aktiv */
  | 'ACTIVE'
  /** Arkiverad: kept for existing records, not selectable. */
  | 'ARCHIVED'
  /** Upphör: the syllabus is withdrawn or the validity is limited. */
  | 'ENDING';

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

/** Name, role and expiry of the new key. */
export type CreateApiKeyInput = {
  /** Expiry, in the future; null or omitted means none. */
  expiresAt?: string | null | undefined;
  /** Name of the other system, 1 to 120 characters. */
  name: string;
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
  courseId: string;
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
  saveToFiles?: boolean | null | undefined;
};

/** The type, 1 to 1 000 subjects and common options: one document per subject, with the default selection of rows. */
export type CreateDocumentsInput = {
  /**
   * A name from `municipalities` (else BAD_REFERENCE). On a student's document: the huvudman, if the student's municipality
   * does not determine it. On a betygskatalog: only the grades of that municipality's students.
   */
  authority?: string | null | undefined;
  /** First day of the period, as in `DocumentInput`. */
  from?: string | null | undefined;
  /** The language of all documents; SV unless given. */
  language?: DocumentLanguage | null | undefined;
  /** How much of the personal numbers is printed; FULL unless given. */
  personalNumber?: PersonalNumberForm | null | undefined;
  /** Also saves each to its student's files; no effect for documents of courses and instances. */
  saveToFiles?: boolean | null | undefined;
  /** Name of the signatory, at most 120 characters; the school's signatory unless given. */
  signatoryName?: string | null | undefined;
  /** Title of the signatory, at most 120 characters. */
  signatoryTitle?: string | null | undefined;
  /** Ids of 1 to 1 000 subjects. */
  subjectIds: Array<string>;
  /** Last day of the period, as in `DocumentInput`. */
  to?: string | null | undefined;
  /** The document type. */
  type: DocumentType;
};

/** Fields of the new occasion, and its initial bookings. */
export type CreateExamOccasionInput = {
  /** Number of seats, 1 to 1 000; null means no limit. */
  capacity?: number | null | undefined;
  /** Course ids, as in `courses`; 1 to 20. */
  courseIds: Array<string>;
  /** End time on the same day, `HH:MM`, after `startsAt`. */
  endsAt: string;
  /** Registrations to book in the same transaction. */
  examIds?: Array<string> | null | undefined;
  /** Date of the exam. */
  heldOn: string;
  /** Invigilator, at most 120 characters. */
  invigilator?: string | null | undefined;
  /** Note for the planners, at most 1 000 characters. */
  note?: string | null | undefined;
  /** Part of the exam; default WRITTEN. */
  part?: ExamPart | null | undefined;
  /** Last day on which students may choose it; not before `registrationOpensOn`, not after `heldOn`. */
  registrationClosesOn?: string | null | undefined;
  /** First day on which students may choose it; without both registration days only staff book. */
  registrationOpensOn?: string | null | undefined;
  /** Room, at most 80 characters. */
  room?: string | null | undefined;
  /** Start time, `HH:MM` in Swedish time. */
  startsAt: string;
  /** Teacher of the occasion; default is the acting teacher. */
  teacherId?: string | null | undefined;
};

/** The exam registration and the options of the summons. */
export type CreateExamSummonsInput = {
  /** A registration that is booked on an occasion. */
  examId: string;
  /** The language of the summons; SV unless given. */
  language?: DocumentLanguage | null | undefined;
  /** FULL unless given; the number of a protected student is printed for administrators only. */
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
  /** Name from `municipalities`: only the grades of its students; all unless given. */
  authority?: string | null | undefined;
  /** A course instance whose grades are signed. */
  courseInstanceId: string;
  /** The language of the headings; SV unless given. */
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

/** Type and options of a document that students issue about their own studies. */
export type CreateMyDocumentInput = {
  /** The language of the document; SV unless given. */
  language?: DocumentLanguage | null | undefined;
  /** How much of the personal number is printed; FULL unless given. */
  personalNumber?: PersonalNumberForm | null | undefined;
  /** STUDY_CERTIFICATE or GRADE_EXTRACT. */
  type: DocumentType;
};

/** The package that gets a new edition. */
export type CreatePackageEditionInput = {
  /** Id of the current edition; CONFLICT (REPLACED) if there is a later one. */
  id: string;
};

/** The placement, and the document to issue about it. */
export type CreatePlacementDocumentInput = {
  /** The language of the document; SV unless given. */
  language?: DocumentLanguage | null | undefined;
  /** FULL unless given; the number of a protected student is printed for administrators and the student only. */
  personalNumber?: PersonalNumberForm | null | undefined;
  /** Id of a placement: one that the viewer may change, or a student's own. */
  placementId: string;
  /** APL_AGREEMENT or APL_CERTIFICATE; students issue APL_CERTIFICATE alone. */
  type: DocumentType;
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

/** Fields and courses of the new program (pages, section 4). */
export type CreateProgramInput = {
  /** All fields of the program, with its courses in order. */
  program: ProgramInput;
};

/** The list, name and content of the new view. */
export type CreateSavedViewInput = {
  /** The query string of the page. Search text, personal numbers and page number are not saved. */
  address: string;
  /** The column layout; each viewer's own layout unless given. */
  columns?: SavedColumnsInput | null | undefined;
  /** True makes it the viewer's default view; false unless given. */
  isDefault?: boolean | null | undefined;
  /** A list that the viewer may open. */
  list: SavedList;
  /** 1 to 80 characters, unique among the viewer's views of the list. */
  name: string;
};

/** The fields of a new student; only the name is required. */
export type CreateStudentInput = {
  /** The free text 'Övrigt', at most 2 000 characters. */
  additionalInfo?: string | null | undefined;
  /** At most 254 characters; several students may share an address. */
  email?: string | null | undefined;
  /** The last day of the studies; not before `startDate` (ORDER). */
  endDate?: string | null | undefined;
  /** The free text 'Provstatus', at most 60 characters. */
  exam?: string | null | undefined;
  /** True confirms that a stored student with the same name and e-mail address is another person. False unless given. */
  isOtherPerson?: boolean | null | undefined;
  /** The home municipality, which pays. */
  municipality?: MunicipalityInput | null | undefined;
  /** 1 to 120 characters. */
  name: string;
  /** With or without century and separator; the date and, if the kind has one, the check digit are verified. */
  personalNumber?: string | null | undefined;
  /** 5 to 20 characters: digits, spaces, `+`, `-`, `/` and parentheses. */
  phone?: string | null | undefined;
  /** The first day of the studies. */
  startDate?: string | null | undefined;
  /** The responsible teacher, as in `teachers`; BAD_REFERENCE if unknown. */
  teacherId?: string | null | undefined;
};

/** The study plan to print. */
export type CreateStudyPlanDocumentInput = {
  /** FULL unless given; the number of a protected student is printed for administrators and the student only. */
  personalNumber?: PersonalNumberForm | null | undefined;
  /** A student with a plan, visible to the viewer. */
  studentId: string;
};

/** The placement whose supervisor gets a link. */
export type CreateSupervisorLinkInput = {
  /** Id of the placement. */
  id: string;
};

/** The text of the new task. */
export type CreateTaskInput = {
  /** 1 to 500 characters. */
  description: string;
};

/** The new account and its role. The user receives a mail with a one-time link to choose a password. */
export type CreateUserInput = {
  /** At most 254 characters; stored in lower case, unique among all accounts. */
  email: string;
  /** 1 to 120 characters. */
  name: string;
  /** 5 to 20 characters: digits, spaces, `+`, `-`, `/` and parentheses. */
  phone?: string | null | undefined;
  /** At most the caller's rank. TEACHER also creates a teacher record. */
  role: Role;
};

/** A new workplace. */
export type CreateWorkplaceInput = {
  /**
   * True adds a workplace although one with the same organisation number and unit, or the same name and postal town, is
   * registered; otherwise that is a CONFLICT (DUPLICATE).
   */
  allowDuplicate?: boolean | null | undefined;
  /** The form. */
  values: WorkplaceValues;
};

/** The account to deactivate. Its name remains in comments and history. */
export type DeactivateUserInput = {
  /** The account, from `users`; FORBIDDEN for the caller's own. */
  id: string;
};

/** The registration, the decision and a comment. */
export type DecideExamInput = {
  /** At most 2 000 characters. Unchanged if omitted, null clears it. */
  comment?: string | null | undefined;
  /** Required: BAD_USER_INPUT 'Beslut krävs' without it. */
  decision?: ExamDecision | null | undefined;
  /** Reason for a fee exemption, at most 120 characters. Unchanged if omitted, null clears it. */
  feeExemptReason?: string | null | undefined;
  /** The registration, from `exams`. */
  id: string;
  /** The `version` that was read; CONFLICT if it is no longer current. */
  version?: number | null | undefined;
};

/** The registrations, the decision and a common comment. */
export type DecideExamsInput = {
  /** At most 2 000 characters, for all of them. Comments are unchanged if omitted, null clears them. */
  comment?: string | null | undefined;
  /** Required: BAD_USER_INPUT 'Beslut krävs' without it. */
  decision?: ExamDecision | null | undefined;
  /** 1 to 100 registrations. */
  exams: Array<ExamAtVersionInput>;
};

/** A decision on validation. */
export type DecideValidationInput = {
  /** What the decision is based on, at most 1 000 characters. */
  basis: string;
  /** The course; a second decision on it replaces the first. CONFLICT (DUPLICATE) if an equivalent is validated. */
  courseId: string;
  /** Day of the decision, today at the latest; default today. */
  decidedOn?: string | null | undefined;
  /** Points of a part, fewer than the course has; required for PART, ignored for WHOLE. */
  points?: number | null | undefined;
  /** How much of the course is validated. */
  scope: ValidationScope;
  /** A student visible to the viewer. */
  studentId: string;
  /** The version of the present decision on the course; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** The comment to delete, addressed by its index as in `EditAplCommentInput`. */
export type DeleteAplCommentInput = {
  /** Optional check: CONFLICT if another comment is at the index. */
  commentId?: string | null | undefined;
  /** Index from 0; NOT_FOUND outside the list (permissions, D06). */
  index: number;
  /** Id of the student. */
  studentId: string;
};

/** The comment of the student page to delete; it then shows '[RADERAD]'. */
export type DeleteCommentInput = {
  /** Id of the comment, from `commentHistory`; NOT_FOUND if it does not belong to the student. */
  commentId: string;
  /** Id of the student. */
  studentId: string;
};

/** The instance to delete; it must have no students, and no grades (CONFLICT HAS_GRADES). */
export type DeleteCourseInstanceInput = {
  /** Id of the instance. */
  id: string;
  /** Current version; CONFLICT (VERSION) if stale. Not checked if omitted. */
  version?: number | null | undefined;
};

/** The instances to delete; CONFLICT (HAS_STUDENTS or HAS_GRADES) if one of them has students or grades. */
export type DeleteCourseInstancesInput = {
  /** Instance ids, 1 to 500. */
  ids: Array<string>;
};

/** The packages to delete. */
export type DeleteCoursePackagesInput = {
  /** Ids of 1 to 200 editions; NOT_FOUND if one is missing, then nothing is written. */
  ids: Array<string>;
};

/** The registration to delete. */
export type DeleteExamInput = {
  /** The registration, from `exams`; its values remain in the student's change history. */
  id: string;
};

/** The file to delete. */
export type DeleteFileInput = {
  /** The file, from `files`; NOT_FOUND if it is deleted or not visible to the caller. */
  id: string;
};

/** The record to delete; it must not be referenced. */
export type DeleteFromCatalogueInput = {
  /** Id of the course, package or program, depending on the mutation; CONFLICT (IN_USE) if `keptBecause` is set. */
  id: string;
};

/** The placement to delete. */
export type DeletePlacementInput = {
  /** Id of a planned placement; CONFLICT (STATE) for another, (INCIDENT) for one with a reported incident. */
  id: string;
};

/** The list to delete and its version. */
export type DeletePriceListInput = {
  /** The list, as in `PriceList.id`. */
  id: string;
  /** The version the user saw; CONFLICT (VERSION) if it is stale. */
  version?: number | null | undefined;
};

/** The view to delete. */
export type DeleteSavedViewInput = {
  /** The id of a view that the viewer may change. */
  id: string;
};

/** The task to delete. */
export type DeleteTaskInput = {
  /** The id of an own task, from `tasks`. */
  id: string;
};

/** The workplace to delete. */
export type DeleteWorkplaceInput = {
  /** Id of a workplace without placements; CONFLICT (IN_USE) otherwise. */
  id: string;
};

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

/** The parameters of a document. Its content comes from the stored records. */
export type DocumentInput = {
  /**
   * A name from `municipalities` (else BAD_REFERENCE). On a student's document: the huvudman, if the student's municipality
   * does not determine it. On a betygskatalog: only the grades of that municipality's students.
   */
  authority?: string | null | undefined;
  /** Ids of the preview's `entries` to include; the default selection unless given. */
  entryIds?: Array<string> | null | undefined;
  /** First day of the period: of courses, grades, the APL placement or an attendance list; open unless given. */
  from?: string | null | undefined;
  /** The language of the document; SV unless given. */
  language?: DocumentLanguage | null | undefined;
  /** How much of the personal number is printed; FULL unless given. */
  personalNumber?: PersonalNumberForm | null | undefined;
  /** Name of the signatory; the school's signatory unless given. */
  signatoryName?: string | null | undefined;
  /** Title of the signatory, such as 'Rektor'; at most 120 characters. */
  signatoryTitle?: string | null | undefined;
  /** The id of a `DocumentSubject` of that type. */
  subjectId: string;
  /** Last day of the period, not before `from`; at most 10 weekdays for an attendance list. */
  to?: string | null | undefined;
  /** Which document to make. */
  type: DocumentType;
};

/** The language of a document's labels; course names stay Swedish. */
export type DocumentLanguage =
  /** English. */
  | 'EN'
  /** Swedish. */
  | 'SV';

/** The document type and the search text. */
export type DocumentSubjectsInput = {
  /** Only students on this course instance. */
  courseInstanceId?: string | null | undefined;
  /** At most 200; 50 unless given. */
  first?: number | null | undefined;
  /** Part of a name, a personal number, an e-mail address or a course code. */
  q?: string | null | undefined;
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

/** The edited comment, addressed by its index in the stored order (oldest first, including deleted ones), and its new text. */
export type EditAplCommentInput = {
  /** New text, 1 to 4 000 characters; the old text is stored in the change history. */
  comment: string;
  /** Optional check: CONFLICT if another comment is at the index. */
  commentId?: string | null | undefined;
  /** Index from 0; NOT_FOUND outside the list (permissions, D06). */
  index: number;
  /** Id of the student. */
  studentId: string;
  /** Current version; CONFLICT if stale. Omitted: the last edit wins. */
  version?: number | null | undefined;
};

/** The edited comment of the student page, and its new text. */
export type EditCommentInput = {
  /** New text, 1 to 4 000 characters; the old text is stored in the change history. */
  comment: string;
  /** Id of the comment, from `commentHistory`; NOT_FOUND if it does not belong to the student. */
  commentId: string;
  /** Id of the student. */
  studentId: string;
  /** Current version; CONFLICT if stale. Omitted: the last edit wins. */
  version?: number | null | undefined;
};

/** Filter, sort order and page (pages, section 3); by default everything in use, by name. */
export type EducationListInput = {
  /** `nextCursor` of the previous page, with the same sort order. */
  after?: string | null | undefined;
  /** Page size, 1 to 200; default 50. */
  first?: number | null | undefined;
  /** Page number from 1; default 1. */
  page?: number | null | undefined;
  /** Part of a name or code. */
  q?: string | null | undefined;
  /** Sort order; default by name. Rows without a value come last. */
  sort?: EducationSort | null | undefined;
  /** Limits the list to courses of this curriculum; packages and programs have none and are left out. */
  system?: CourseSystem | null | undefined;
  /** Limits the list to courses, packages or programs; default is all three. */
  type?: EducationType | null | undefined;
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
  id: string;
};

/** The session to end. */
export type EndSessionInput = {
  /** The id of one of `mySessions`, including the current one. */
  id: string;
};

/** The student, the last day and the reason (pages, section 2). */
export type EndStudentInput = {
  /** The last day of the studies: today or earlier. */
  endDate: string;
  /** Note, at most 500 characters. */
  note?: string | null | undefined;
  /** The reason set on the interrupted enrolments. */
  reason: StatusReason;
  /** The student to end. */
  studentId: string;
  /** The student's version; CONFLICT (VERSION) if it is no longer current. */
  version?: number | null | undefined;
};

/** The student and a possible last day. */
export type EndStudentPreviewInput = {
  /** The last day of the studies. */
  endDate: string;
  /** The student's id; NOT_FOUND if unknown. */
  studentId: string;
};

/** The account whose sessions are ended. */
export type EndUserSessionsInput = {
  /** The account, from `users`. */
  id: string;
};

/** Enrols every student on every target. */
export type EnrollManyInput = {
  /** End date for all targets, not before the start (ORDER); the instance's unless given. */
  endDate?: string | null | undefined;
  /** Number of new enrolments according to the preview; CONFLICT if it has changed. Ignored by the preview. */
  expected?: number | null | undefined;
  /** Pace in per cent, 5 to 200; the instance's unless given. */
  pacePercent?: number | null | undefined;
  /** Start date for all targets; the instance's unless given. */
  startDate?: string | null | undefined;
  /** The students; students × targets at most 20 000. */
  students: EnrollStudentsSelection;
  /** 1 to 20. */
  targets: Array<EnrollmentTargetInput>;
};

/** The students and the plan to enrol them by. */
export type EnrollOnPackageInput = {
  /** Wishes for single courses of the plan; others are only planned, by default on the plan's dates. */
  courses?: Array<PackageCourseWishInput> | null | undefined;
  /** True: start and end dates of students who have them are extended to cover their courses. Default false. */
  extendStudentDates?: boolean | null | undefined;
  /** Package, start, pace and choices, as for `packagePlan`. */
  plan: PackagePlanInput;
  /**
   * True: a course that is not in `courses` is placed in the open instance with enough seats that starts nearest to
   * the plan's date, at most three weeks from it. Default false.
   */
  proposeInstances?: boolean | null | undefined;
  /** Student ids, 1 to 200; the preview also takes none. */
  studentIds: Array<string>;
};

/** The students of a bulk enrolment: exactly one field. */
export type EnrollStudentsSelection = {
  /** The students of these enrolments. */
  enrollments?: EnrollmentSelection | null | undefined;
  /** All students that match the filter of the student list. */
  filter?: StudentFilter | null | undefined;
  /** At most 2 000. */
  ids?: Array<string> | null | undefined;
};

/** The action on the enrolments: exactly one field. */
export type EnrollmentActionInput = {
  /** Changes the end date. */
  extend?: EnrollmentEndInput | null | undefined;
  /** Moves them to another instance of their course; the history is kept. */
  move?: EnrollmentMoveInput | null | undefined;
  /** Removes them with a reason; a package's planned courses are removed with it. */
  remove?: EnrollmentRemovalInput | null | undefined;
  /** Sets a status. */
  status?: EnrollmentStatusInput | null | undefined;
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
  expected?: number | null | undefined;
  /** The enrolments to change. */
  selection: EnrollmentSelection;
};

/** A new end date for the enrolments (pages, section 8: 'Förläng slutdatum'). */
export type EnrollmentEndInput = {
  /** The new end date, not before the start (ORDER). A date before the current end is a warning. */
  endDate: string;
};

/** Filters of the enrolment list; all given conditions apply. */
export type EnrollmentFilter = {
  /** Enrolments that need attention for any of these reasons. */
  attention?: Array<EnrollmentAttention> | null | undefined;
  /** Enrolments of this batch. */
  batchId?: string | null | undefined;
  /** Enrolments in this instance. */
  courseInstanceId?: string | null | undefined;
  /** Part of the name or the code of a course, package or program. */
  education?: string | null | undefined;
  /** End date on this day or later. */
  endFrom?: string | null | undefined;
  /** End date on this day or earlier. */
  endTo?: string | null | undefined;
  /** Days without activity, 1 to 365; the school's setting unless given. */
  inactiveDays?: number | null | undefined;
  /** Students whose home municipality is any of these, as in `municipalities`. */
  municipalities?: Array<string> | null | undefined;
  /** Part of a name, an e-mail address or a personal number in any format. */
  q?: string | null | undefined;
  /** Enrolments whose status has any of these reasons. */
  reasons?: Array<StatusReason> | null | undefined;
  /** Start date on this day or later. */
  startFrom?: string | null | undefined;
  /** Start date on this day or earlier. */
  startTo?: string | null | undefined;
  /** ENROLLED unless given. */
  state?: EnrollmentState | null | undefined;
  /** Enrolments with any of these statuses. */
  statuses?: Array<EnrollmentStatus> | null | undefined;
  /** Enrolments of this student. */
  studentId?: string | null | undefined;
  /** Id of a course, package or program. */
  targetId?: string | null | undefined;
  /** Name of the instance's teacher; null without one. */
  teacherId?: string | null | undefined;
  /** Enrolments on any of these kinds of targets. */
  types?: Array<EducationType> | null | undefined;
};

/** A move to another instance of the same course. */
export type EnrollmentMoveInput = {
  /** The target instance. Refused with FULL, INSTANCE_CANCELLED, or for another course. */
  courseInstanceId: string;
  /** Effective date; enrolments that have not begun by then also get the new instance's start date. */
  effectiveOn: string;
};

/** Removal of enrolments entered by mistake; they are kept but no longer counted. */
export type EnrollmentRemovalInput = {
  /** 1 to 500 characters. */
  reason: string;
};

/** The enrolments of an action: by id, or all that match a filter. */
export type EnrollmentSelection = {
  /** Instead of `ids`: all matching enrolments; RANGE above 20 000. */
  filter?: EnrollmentFilter | null | undefined;
  /** At most 2 000. */
  ids?: Array<string> | null | undefined;
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

/** A new status with its effective date. */
export type EnrollmentStatusInput = {
  /** Instead of `effectiveOn`, for an interruption: the day after each student's last activity, but not before the enrolment's start. Students without known activity are refused (NO_ACTIVITY). */
  dayAfterActivity?: boolean | null | undefined;
  /** Effective date; for an interruption the first day without studies. In the future only for ADMITTED and CANCELLED. Required without `dayAfterActivity`. */
  effectiveOn?: string | null | undefined;
  /** At most 500 characters. */
  note?: string | null | undefined;
  /** Required for DROPPED_OUT, PAUSED and ENDED_BY_PRINCIPAL. */
  reason?: StatusReason | null | undefined;
  /** The new status. COMPLETED requires a grade; enrolments with a signed grade accept no other. */
  status: EnrollmentStatus;
};

/** The target of an enrolment: exactly one of course instance, course, package and program. */
export type EnrollmentTargetInput = {
  /** A course, without an instance yet. */
  courseId?: string | null | undefined;
  /** An instance, which determines the course; limited by its capacity. */
  courseInstanceId?: string | null | undefined;
  /** End date for this target, not before its start (ORDER); unless given, as for `startDate`. */
  endDate?: string | null | undefined;
  /** Pace in per cent, 5 to 200. */
  pacePercent?: number | null | undefined;
  /** The current edition of a package; its courses are planned with it. */
  packageId?: string | null | undefined;
  /** A program, as in `programs`. */
  programId?: string | null | undefined;
  /** Start date for this target; unless given, the one for all targets, else the instance's. */
  startDate?: string | null | undefined;
};

/** Filter, order and paging; enrolments of state ENROLLED, latest start first, unless given. */
export type EnrollmentsInput = {
  /** The `nextCursor` of the page before, with the same sorting. */
  after?: string | null | undefined;
  /** All enrolments of state ENROLLED unless given. */
  filter?: EnrollmentFilter | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1; 1 unless given. */
  page?: number | null | undefined;
  /** The latest start first unless given. */
  sort?: EnrollmentSort | null | undefined;
};

/** The placements to erase. */
export type ErasePlacementsInput = {
  /** 1 to 200 expired placements. */
  ids: Array<string>;
};

/** A registration with its version. */
export type ExamAtVersionInput = {
  /** The registration, from `exams`. */
  id: string;
  /** The `version` that was read; CONFLICT if it is no longer current. */
  version?: number | null | undefined;
};

/** Attendance at an exam; null until recorded. */
export type ExamAttendance =
  /** Frånvarande: the student did not attend; the registration is without a date again. */
  | 'ABSENT'
  /** Närvarande: the student attended. */
  | 'PRESENT';

/** The decision of staff on a registration. */
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

/** Filters of the exam table; all given conditions apply. */
export type ExamFilter = {
  /** Registrations for this course title, as in `ExamPage.courses`. */
  course?: string | null | undefined;
  /** A single registration. */
  id?: string | null | undefined;
  /** Registrations with this preferred month. */
  month?: Month | null | undefined;
  /** Part of the name. */
  name?: string | null | undefined;
  /** Registrations with this status. */
  status?: ExamStatus | null | undefined;
  /** Registrations of this student. */
  studentId?: string | null | undefined;
  /** True: registrations, other than denied ones, whose course matches nothing in the catalogue. */
  unknownCourse?: boolean | null | undefined;
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

/** Filter, order and paging; the latest 50 unless given. Paging by number (`page`) for lists on screen, or by cursor (`after`) for reading everything. */
export type ExamsInput = {
  /** The `nextCursor` of the page before, with the same sorting. */
  after?: string | null | undefined;
  /** All registrations that the viewer may see unless given. */
  filter?: ExamFilter | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1; 1 unless given. */
  page?: number | null | undefined;
  /** Newest first unless given. */
  sort?: ExamSort | null | undefined;
};

/** A part of the plan. */
export type ExchangeContent = {
  /** Points of the part; not read, since the courses have theirs. */
  points?: number | null | undefined;
  /** The courses. */
  syllabuses: Array<ExchangeSyllabus>;
  /** Title; `Önskade kurser` are the student's wishes, `Utan termin` courses without a planned term. */
  title?: string | null | undefined;
  /** One of the standard's types of parts; courses of `Borttagna` are not planned. */
  type?: string | null | undefined;
};

/** When the file's record was made and changed; not read. */
export type ExchangeMeta = {
  /** When it was made. */
  created?: string | null | undefined;
  /** When it was changed. */
  modified?: string | null | undefined;
};

/** A note of the plan. */
export type ExchangeNote = {
  /** The text. */
  note?: string | null | undefined;
  /** One of the standard's types of notes. */
  type?: string | null | undefined;
};

/** A reference of SS 12000. */
export type ExchangeReference = {
  /** Name; that of a syllabus begins with the course code. */
  displayName?: string | null | undefined;
  /** Id in the system that made the file; a UUID. */
  id: string;
  /** `Ingen`, `Sekretessmarkering` or `Skyddad folkbokföring`; not read. */
  securityMarking?: string | null | undefined;
};

/** StudyPlan of SS 12000:2020. */
export type ExchangeStudyPlan = {
  /** The parts, with at most 200 courses in all. */
  content?: Array<ExchangeContent> | null | undefined;
  /** Planned last day; that of the plan or of the last course unless given. */
  endDate?: string | null | undefined;
  /** Id in the system that made the file; a UUID. */
  id: string;
  /** When the plan was made and changed. */
  meta?: ExchangeMeta | null | undefined;
  /** The notes; goal, pace and extent are read from those that `studyPlanExchange` writes. */
  notes?: Array<ExchangeNote> | null | undefined;
  /** First day. */
  startDate: string;
  /** The student as that system knows it; not compared with the student here. */
  student: ExchangeReference;
};

/** A course of a part of the plan. */
export type ExchangeSyllabus = {
  /** Last day; not before the first. */
  endDate?: string | null | undefined;
  /** Hours of teaching; not read. */
  hours?: number | null | undefined;
  /** At most 300 characters. */
  note?: string | null | undefined;
  /** First day; the term in which it lies is the planned one. Without it a course keeps its term. */
  startDate?: string | null | undefined;
  /** The course: by its id in this school, or else by the code with which `displayName` begins or ends, in brackets. */
  syllabus: ExchangeReference;
};

/** Page of the expired placements. */
export type ExpiredPlacementsInput = {
  /** 1 to 200; default 50. */
  first?: number | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
};

/** The kind of file that a list is exported as (pages, section 0). */
export type ExportFormat =
  /** UTF-8 with byte order mark, semicolons, decimal comma: as Swedish Excel opens it. */
  | 'CSV'
  /** A workbook. */
  | 'XLSX';

/** The instance, the students who get – if they have no grade, and the common reason (pages, section 10). */
export type FillGradesInput = {
  /** The students' course instance. */
  courseInstanceId: string;
  /** 1 to 200 enrolments of that instance (`GradeRow.id`); existing grades are kept. */
  entryIds: Array<string>;
  /** The reason for every –, 1 to 1 000 characters. */
  reason: string;
};

/** The lines of a pasted list: personal numbers in any format or e-mail addresses. */
export type FindStudentsInput = {
  /** Personal numbers or e-mail addresses, at most 1 000. */
  keys: Array<string>;
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

/** The alias to delete. */
export type ForgetCourseAliasInput = {
  /** As in `courseAliases`; unknown: NOT_FOUND. */
  id: string;
};

/** Period and kind of the free places, and the page. */
export type FreePlacesInput = {
  /** Workplaces of this branch; default all. */
  branch?: Branch | null | undefined;
  /** 1 to 200; default 50. */
  first?: number | null | undefined;
  /** First day of the period; default today. */
  from?: string | null | undefined;
  /** Workplaces in this municipality; default all. */
  municipality?: string | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
  /** Last day of the period, at most a year after the first; default 12 weeks after it. */
  to?: string | null | undefined;
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

/** The assessment of a goal. */
export type GoalAssessmentInput = {
  /** Id of a goal of the placement. */
  goalId: string;
  /** The level. */
  level: AssessmentLevel;
  /** What is to be said about it; at most 1 000 characters. */
  text?: string | null | undefined;
};

/** Kind of a grade. */
export type GradeKind =
  /** Kurs */
  | 'COURSE'
  /** Tidigarelagt: before the end of the course, given a sufficient basis. */
  | 'EARLY'
  /** Prövning */
  | 'EXAM';

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

/** The `GradingGroup` to open, by kind and id. */
export type GradeSheetInput = {
  /** `GradingGroup.id`. */
  id: string;
  /** `GradingGroup.kind`; UNPLACED for administrators only. */
  kind: GradingKind;
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

/** Filters, combined with AND, and paging; by default the first 50 groups that the viewer may grade. */
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

/** A Gy11 course and the Gy25 level that replaces it. */
export type Gy25ChoiceInput = {
  /** Id of a course of the package, as in `Gy25Replacement.course`. */
  courseId: string;
  /** Id of one of its `proposals`. NOT_ALLOWED if it is not an equivalent, DUPLICATE if the package includes it already. */
  replacementId: string;
};

/** A held row, to approve or discard. */
export type HeldImportRowInput = {
  /** From `heldImportRows`; NOT_FOUND if it has already been handled. */
  id: string;
};

/** A talk that was held. */
export type HoldTalkInput = {
  /** A day since the first of the placement, at the latest today; null if it was not held after all. */
  heldOn?: string | null | undefined;
  /** Midterm or final. */
  kind: TalkKind;
  /** What was said; at most 2 000 characters. */
  note?: string | null | undefined;
  /** Id of the placement. */
  placementId: string;
  /** The version of the talk that the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/**
 * A course list as text, pasted from a spreadsheet or read from a CSV file. Columns: code, name, points, subject,
 * curriculum, equivalent.
 */
export type ImportCoursesInput = {
  /** True writes the valid rows; otherwise a preview. */
  commit?: boolean | null | undefined;
  /** The list; at most 200 000 characters and 2 000 rows. */
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
  /** The phone number; a number cell without a leading zero gets a warning. */
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

/** A student and a plan of another provider. */
export type ImportStudyPlanInput = {
  /** True leaves out courses that cannot be read; otherwise they are refused. */
  leaveOutUnknown?: boolean | null | undefined;
  /** The plan. */
  plan: ExchangeStudyPlan;
  /** A student visible to the viewer. */
  studentId: string;
  /** The version that was previewed, 0 for a student without a plan; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** Kind of an incident at a workplace. */
export type IncidentKind =
  /** A conflict, harassment or a threat. */
  | 'CONFLICT'
  /** Someone was hurt or fell ill at work. */
  | 'INJURY'
  /** Something else that the school has to know of. */
  | 'OTHER';

/** The teacher, and the dates and pace of the planned instance. */
export type InstanceTeacherLoadInput = {
  /** Last day of the planned instance, not before the start (ORDER). */
  endDate: string;
  /** Id of the edited instance, which is left out of the calculation. */
  exceptId?: string | null | undefined;
  /** Pace of the planned instance in per cent; 100 is full time. */
  pacePercent: number;
  /** First day of the planned instance. */
  startDate: string;
  /** Id of the teacher, as in `teachers`. */
  teacherId: string;
};

/** Filters and paging of the issued documents; all given conditions apply. */
export type IssuedDocumentsInput = {
  /** The `nextCursor` of the page before. */
  after?: string | null | undefined;
  /** Only documents about this course instance. */
  courseInstanceId?: string | null | undefined;
  /** At most 100. */
  first?: number | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
  /** A verification code, or part of a name. */
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
  /** The account's id; null removes the link. */
  userId?: string | null | undefined;
};

/** Credentials of an active account; an empty value is BAD_USER_INPUT. */
export type LoginInput = {
  /** Trimmed and compared case-insensitively. */
  email: string;
  /** Trimmed, as the specification says; case-sensitive. */
  password: string;
};

/** The student whose comments the viewer has read. */
export type MarkCommentsSeenInput = {
  /** Id of the student; marking is idempotent. */
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

/** The two student records; NOT_FOUND if either is unknown. */
export type MergePreviewInput = {
  /** The student record to keep. */
  keepId: string;
  /** The student record to merge into it; BAD_USER_INPUT if it is the same. */
  mergedId: string;
};

/** The two student records with their versions, and the fields to take from the merged one. */
export type MergeStudentsInput = {
  /** The student record to keep. */
  keepId: string;
  /** The version of the kept record; CONFLICT (VERSION) if either record has changed since. */
  keepVersion: number;
  /** The student record to merge into it; its id then resolves to the kept one. */
  mergedId: string;
  /** The version of the merged record. */
  mergedVersion: number;
  /** Fields to take from the merged record; all others are unchanged. */
  take: Array<MergeField>;
};

/** The two workplaces with the versions that the user saw. */
export type MergeWorkplacesInput = {
  /** The workplace to merge; it is deleted. */
  from: string;
  /** Version of the merged workplace; CONFLICT if it is stale. */
  fromVersion?: number | null | undefined;
  /** The workplace to keep; its empty fields are filled in. */
  into: string;
  /** Version of the kept workplace; CONFLICT if it is stale. */
  intoVersion?: number | null | undefined;
  /** Allow more students than places; without it CONFLICT (FULL). */
  overCapacity?: boolean | null | undefined;
};

/** The course instance and the message to its participants. */
export type MessageParticipantsInput = {
  /** Id of the course instance; FORBIDDEN for a teacher who does not teach it. */
  id: string;
  /** Expected number of recipients; CONFLICT (CHANGED) if it differs. Not checked if omitted. */
  reached?: number | null | undefined;
  /** Subject, one line of at most 150 characters. */
  subject: string;
  /** Plain text, at most 4 000 characters. */
  text: string;
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
  examId: string;
  /** Id of the current occasion; it may be cancelled. */
  fromOccasionId: string;
  /** Id of the new occasion; CONFLICT (FULL or CANCELLED) if it cannot be booked. */
  toOccasionId: string;
};

/** An item and its term. */
export type MoveStudyPlanItemInput = {
  /** Id of the item. */
  itemId: string;
  /** A student with a plan. */
  studentId: string;
  /** Term, such as 2027VT; null for none. */
  term?: string | null | undefined;
  /** The version the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** A municipality by its name. */
export type MunicipalityInput = {
  /** A name from `municipalities` (or 'Upplands-Bro'), else NOT_ALLOWED; null or empty for none, REQUIRED if omitted. */
  type?: string | null | undefined;
};

/** Kind of a municipality. */
export type MunicipalityKind =
  /** A cooperation of several municipalities (KCNO): not a huvudman, and its figures are never added to its members'. */
  | 'COOPERATION'
  /** Kommun: the huvudman of the students that it places. */
  | 'MUNICIPALITY'
  /** Private customers, who pay for themselves. */
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

/** The reason why an account received no new invitation. */
export type NotInvitedReason =
  /** A password is already chosen; `sendResetLink` mails a link to reset it. */
  | 'HAS_PASSWORD'
  /** The account is of higher rank than the caller. */
  | 'HIGHER_RANK'
  /** The account is deactivated. */
  | 'INACTIVE';

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
  kind?: NotificationKind | null | undefined;
  /** True: notifications that the viewer has resolved; false by default: unresolved ones. */
  resolved?: boolean | null | undefined;
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
  filter?: NotificationFilter | null | undefined;
  /** Rows per page: 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1; 1 unless given. */
  page?: number | null | undefined;
};

/** Warning about an occasion. */
export type OccasionWarning =
  /** All seats are booked. */
  | 'FULL'
  /** The invigilator has another occasion at that time. */
  | 'INVIGILATOR_BUSY'
  /** Another occasion uses the room at that time. */
  | 'ROOM_TAKEN';

/** The chosen alternative of a choice group. */
export type PackageChoiceInput = {
  /** Name of the choice group, as in `PackageCourse.choiceGroup`. */
  choiceGroup: string;
  /** Id of the chosen course. */
  courseId: string;
};

/** A row of a package; its position in the list is the order. */
export type PackageCourseInput = {
  /** Name of the choice group; its rows are moved together. Null means no alternatives. */
  choiceGroup?: string | null | undefined;
  /** Id of the course; BAD_REFERENCE if it does not exist. */
  courseId: string;
  /** Whether the course includes work placement (APL); default false. */
  hasApl?: boolean | null | undefined;
  /** Whether the course is mandatory; default true. */
  isRequired?: boolean | null | undefined;
  /** Planned start week of full-time study, 1 to 400; null or omitted means after the previous course. */
  plannedWeek?: number | null | undefined;
};

/** Dates and instance of one course of a package. */
export type PackageCourseWishInput = {
  /** Id of a course of the plan (NOT_ALLOWED if it is not, DUPLICATE if it occurs twice). */
  courseId: string;
  /** An open instance of the course. Null or omitted: the course is only planned. */
  courseInstanceId?: string | null | undefined;
  /** Last day, not before the first (ORDER); the instance's, otherwise the plan's, unless given. */
  endDate?: string | null | undefined;
  /** First day, 2000-01-01 to 2100-12-31; the instance's, otherwise the plan's, unless given. */
  startDate?: string | null | undefined;
};

/** Kind of package; national and regional ones are vocational packages (yrkespaket). */
export type PackageKind =
  /** A local bundle of courses, which does not require APL. */
  | 'LOCAL'
  /** A national vocational package (nationellt yrkespaket). */
  | 'NATIONAL'
  /** A regional vocational package (regionalt yrkespaket). */
  | 'REGIONAL';

/** Start, pace and choices of a package plan. */
export type PackagePlanInput = {
  /** Chosen alternatives; default is the first of each choice group. */
  choices?: Array<PackageChoiceInput> | null | undefined;
  /** Ids of optional courses to include. */
  optionalCourseIds?: Array<string> | null | undefined;
  /** Pace in per cent of full time, 5 to 200; default 100. */
  pacePercent?: number | null | undefined;
  /** Id of the edition; NOT_FOUND if it does not exist. */
  packageId: string;
  /** First day of the first course, 2000-01-01 to 2100-12-31. */
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

/** Absence from a placement on a day. */
export type PlacementAbsence =
  /** Ogiltig frånvaro. */
  | 'INVALID'
  /** Giltig frånvaro, as illness or leave. */
  | 'VALID';

/** A day to report. */
export type PlacementDayInput = {
  /** Absence for the day or a part of it. */
  absence?: PlacementAbsence | null | undefined;
  /** A day of the week and of the placement, at the latest today. */
  day: string;
  /** 0 to 24, in quarters. */
  hours: number;
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

/** A goal of a placement. */
export type PlacementGoalInput = {
  /** A course of one of `enrollmentIds`. */
  courseId: string;
  /** What the student is to learn; at most 200 characters, once per course. */
  text: string;
};

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

/** The form of a placement. */
export type PlacementValues = {
  /** Last day, on or after the first day and at most two years later. */
  endDate: string;
  /** Course enrolments of the student to which it belongs, at most 20. Left out of a change, they stay. */
  enrollmentIds?: Array<string> | null | undefined;
  /** Goals from these courses, in their order, at most 40. Left out of a change, they stay. */
  goals?: Array<PlacementGoalInput> | null | undefined;
  /** 1 to 60, at most 24 for each of `weekdays`. */
  hoursPerWeek: number;
  /**
   * 1 to 5 000, at most the hours a week by the number of chosen weekdays in the period, rounded up; default that number,
   * rounded.
   */
  plannedHours?: number | null | undefined;
  /** First day. */
  startDate: string;
  /** A supervisor at the workplace. */
  supervisorId?: string | null | undefined;
  /** The responsible teacher of the placement. */
  teacherId?: string | null | undefined;
  /** Days of the week, 1 (Monday) to 7 (Sunday); default Monday to Friday. Left out of a change, they stay. */
  weekdays?: Array<number> | null | undefined;
  /** An active workplace. */
  workplaceId: string;
};

/** A new placement. */
export type PlanPlacementInput = {
  /** True takes a place although the workplace has none left; otherwise that is a CONFLICT (FULL). */
  overCapacity?: boolean | null | undefined;
  /** A student visible to the viewer; the responsible teacher's own, or any for an administrator. */
  studentId: string;
  /** The form. */
  values: PlacementValues;
};

/** The day of a talk. */
export type PlanTalkInput = {
  /** Midterm or final. */
  kind: TalkKind;
  /** Id of the placement. */
  placementId: string;
  /** A day of the placement, or at most 30 days after it; null removes the plan. */
  plannedOn?: string | null | undefined;
  /** The version of the talk that the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

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

/** A student and a plan of another provider. */
export type PreviewStudyPlanImportInput = {
  /** The plan. */
  plan: ExchangeStudyPlan;
  /** A student visible to the viewer. */
  studentId: string;
};

/** The upload and how to read its columns. */
export type PreviewWorkplaceImportInput = {
  /** Overrides the mapping derived from the headings or remembered from this user's last import with the same headings. */
  mapping?: Array<WorkplaceImportMapping> | null | undefined;
  /** Name of the sheet. By default the one whose headings this user has imported before, else the one with the most recognised headings. BAD_REFERENCE if there is no such sheet. */
  sheet?: string | null | undefined;
  /** Id of a workbook that this user has sent to `POST /api/workplace-imports`. */
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

/** Settings to change; omitted fields are unchanged. */
export type ProfileSettingsInput = {
  /** The complete list of muted kinds; null keeps the current value. */
  mutedNotifications?: Array<NotificationKind> | null | undefined;
  /** Frequency of the e-mail digest; null keeps the current value. */
  notificationDigest?: NotificationDigest | null | undefined;
  /** Rows per page of lists: 25, 50 or 100. */
  pageSize?: number | null | undefined;
  /** True reduces animations; null keeps the current value. */
  reducedMotion?: boolean | null | undefined;
  /** True enables single-key shortcuts; null keeps the current value. */
  shortcuts?: boolean | null | undefined;
  /** Path of the start page; null for the default. */
  startPage?: string | null | undefined;
  /** Colour theme; null keeps the current value. */
  theme?: Theme | null | undefined;
  /** True stops offering the product tour; null keeps the current value. */
  tourSeen?: boolean | null | undefined;
};

/** A course of the program form. */
export type ProgramCourseInput = {
  /** Name of the choice group, at most 60 characters; its rows are moved together. Null means no alternatives. */
  choiceGroup?: string | null | undefined;
  /** Id of the course; DUPLICATE if it occurs twice in the program. */
  courseId: string;
  /** Part of the program; the sum of REQUIRED courses, one per choice group, is compared with `requiredPoints`. */
  part: ProgramPart;
};

/** Program filter; all given conditions must match. */
export type ProgramFilter = {
  /** True includes archived programs; default false. */
  archived?: boolean | null | undefined;
  /** Part of a name or code. */
  q?: string | null | undefined;
};

/** All fields of the program form; the courses replace the stored ones. */
export type ProgramInput = {
  /** Program code, 1 to 20 characters without spaces; null or empty means none. CONFLICT (DUPLICATE) if taken. */
  code?: string | null | undefined;
  /** Courses in order, at most 200. */
  courses: Array<ProgramCourseInput>;
  /** Free text, at most 2 000 characters; null or omitted means none. */
  description?: string | null | undefined;
  /** Maximum points of freely chosen courses, 0 to 10 000; null means no rule. */
  freePoints?: number | null | undefined;
  /** Name, 1 to 120 characters. */
  name: string;
  /** Minimum points with a passing grade, 0 to 10 000 and at most `points` (ORDER); null means no rule. */
  passedPoints?: number | null | undefined;
  /** Total points, 0 to 10 000; null means no rule. */
  points?: number | null | undefined;
  /** Minimum points of program-specific courses, 0 to 10 000; null means no rule. */
  programmePoints?: number | null | undefined;
  /** Points of the mandatory part, 0 to 10 000; null means no rule. */
  requiredPoints?: number | null | undefined;
};

/** Part of a program that a course belongs to. */
export type ProgramPart =
  /** Programspecifik */
  | 'PROGRAMME'
  /** Programgemensam, obligatorisk */
  | 'REQUIRED';

/** A course of a study plan. */
export type PutStudyPlanItemInput = {
  /** The course; CONFLICT (DUPLICATE) if the plan has it or an equivalent. */
  courseId: string;
  /** Id of the item to change; a new or omitted one adds the course. */
  itemId?: string | null | undefined;
  /** At most 300 characters. */
  note?: string | null | undefined;
  /** A student with a plan. */
  studentId: string;
  /** Term, such as 2027VT. */
  term?: string | null | undefined;
  /** The version the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** The booking and the facts to record. Omitted fields are unchanged; null clears a field. */
export type RecordExamInput = {
  /** Whether the student attended; null clears the attendance. */
  attendance?: ExamAttendance | null | undefined;
  /** Id of the booked registration; NOT_FOUND if it is not booked on the occasion. */
  examId: string;
  /** Whether identification was checked; null leaves it unchanged. */
  idChecked?: boolean | null | undefined;
  /** Whether the student has received the course material, stored on the registration; null leaves it unchanged. */
  materialReceived?: boolean | null | undefined;
  /** Id of the occasion. */
  occasionId: string;
  /** Date of payment of the fee, stored on the registration; null means unpaid. */
  paymentDate?: string | null | undefined;
};

/** Student, course and month. Name, personal number, phone, e-mail and municipality are copied from the student's record, never from the input. */
export type RegisterExamInput = {
  /** Postal address, at most 200 characters. */
  address?: string | null | undefined;
  /** The course's title, 1 to 120 characters. */
  course: string;
  /** True if the material has been fetched; the server sets the time. */
  materialReceived?: boolean | null | undefined;
  /**
   * One of `openExamOccasions`. The seat is booked in the same transaction, and released if the registration is denied.
   * CONFLICT: FULL, CANCELLED, or CLOSED (outside the registration window, or another course).
   */
  occasionId?: string | null | undefined;
  /** Day of payment of the fee; omitted while unpaid. */
  paymentDate?: string | null | undefined;
  /** The student's personal number; used only without `studentId` and only for staff. */
  personalNumber?: string | null | undefined;
  /** Actual day of registration, for entries made afterwards: today or earlier; today unless given. Staff only (else FORBIDDEN). */
  registeredOn?: string | null | undefined;
  /** The preferred month. */
  requestedMonth: Month;
  /** The student. Without it, students register themselves and staff give `personalNumber`. */
  studentId?: string | null | undefined;
  /** The responsible teacher, as in `teachers`. */
  teacherId?: string | null | undefined;
};

/** The unlocked grade whose correction is cancelled. */
export type RelockGradeInput = {
  /** The unlocked grade: `GradeRow.gradeId`; CONFLICT (NOT_OPEN) if it is not unlocked. */
  gradeId: string;
};

/** An item to remove. */
export type RemoveStudyPlanItemInput = {
  /** Id of the item. */
  itemId: string;
  /** A student with a plan. */
  studentId: string;
  /** The version the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** The supervisor whose certificate is removed. */
export type RemoveSupervisorCertificateInput = {
  /** Id of the supervisor; NOT_FOUND without a certificate. */
  id: string;
};

/** The supervisor to remove. */
export type RemoveSupervisorInput = {
  /** Id of the supervisor; the placements are kept without a supervisor. */
  id: string;
};

/** The agreement to remove. */
export type RemoveWorkplaceAgreementInput = {
  /** Id of the agreement; its file is deleted with it. */
  id: string;
};

/** The contact to remove. */
export type RemoveWorkplaceContactInput = {
  /** Id of the contact; FORBIDDEN for another user's, unless the caller is an administrator. */
  id: string;
};

/** The accounts to invite again; NOT_FOUND if one is unknown. */
export type RenewInvitationsInput = {
  /** At most 500 accounts, from `users`; all active accounts without a password unless given. */
  ids?: Array<string> | null | undefined;
};

/** The cancelled instance to reopen. */
export type ReopenCourseInstanceInput = {
  /** Id of the instance; CONFLICT (NOT_CANCELLED) if it is not cancelled. */
  id: string;
  /** Current version; CONFLICT (VERSION) if stale. Not checked if omitted. */
  version?: number | null | undefined;
};

/** Absence on a day. */
export type ReportAbsenceByLinkInput = {
  /** Kind of absence. */
  absence: PlacementAbsence;
  /** A day of the placement, at the latest today. */
  day: string;
  /** Hours at the workplace on that day, in quarters; default 0. */
  hours?: number | null | undefined;
  /** From the mailed link. */
  token: string;
};

/** An incident to report. */
export type ReportIncidentInput = {
  /** Kind of the incident. */
  kind: IncidentKind;
  /** Id of the placement. */
  placementId: string;
  /** What happened; at most 2 000 characters. */
  text: string;
};

/** Days of a week to report. */
export type ReportPlacementHoursInput = {
  /** All days of the week that have hours or absence; a day that is left out is not reported, with none the week is not. */
  days: Array<PlacementDayInput>;
  /** A placement that has begun: the viewer's own, or one that the viewer may change. */
  placementId: string;
  /** The version of the week that the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
  /** The week by ISO 8601: `2026-W49`. */
  week: string;
};

/** The enrolments to report. */
export type ReportToCsnInput = {
  /** Number according to the preview; CONFLICT if it has changed. Ignored by the preview. */
  expected?: number | null | undefined;
  /** Reports those started or changed since the last report; BAD_USER_INPUT (NOT_ALLOWED) if there are none. */
  selection: EnrollmentSelection;
};

/** The part of the record, and the description of the error. */
export type RequestCorrectionInput = {
  /** Part of the record that is wrong. */
  subject: CorrectionSubject;
  /** Description of the error, 1 to 2 000 characters. */
  text: string;
};

/** The account to which the link is mailed. */
export type RequestPasswordResetInput = {
  /** The account's address, in any case. At most three links an hour are mailed to one account. */
  email: string;
};

/** The notification to reset for all recipients. */
export type ResetNotificationInput = {
  /** The notification; NOT_FOUND if unknown. */
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

/** The notification to resolve and, for administrators, the user. */
export type ResolveNotificationInput = {
  /** A client-generated UUID for undo with `restoreNotifications`; ignored with `userId`. */
  batch?: string | null | undefined;
  /** The notification, from `notifications`. */
  id: string;
  /** Administrators only: resolves it for this user instead. */
  userId?: string | null | undefined;
};

/** The viewer's notifications to resolve, by time and kind. */
export type ResolveNotificationsInput = {
  /** A client-generated UUID for undo with `restoreNotifications`. */
  batch?: string | null | undefined;
  /** Only notifications of this kind; all kinds unless given. */
  kind?: NotificationKind | null | undefined;
  /** Resolves notifications up to this time: the `createdAt` of the newest one shown. */
  through: string;
};

/** The deleted comment to restore. */
export type RestoreCommentInput = {
  /** Id of the comment, from `commentHistory`; NOT_FOUND if it does not belong to the student. */
  commentId: string;
  /** Id of the student. */
  studentId: string;
};

/** The cancelled occasion and its version. */
export type RestoreExamOccasionInput = {
  /** Id of the cancelled occasion. */
  id: string;
  /** Current `ExamOccasion.version`; CONFLICT (VERSION) if stale. */
  version: number;
};

/** The resolving call to undo. */
export type RestoreNotificationsInput = {
  /** The `batch` of that call. */
  batch: string;
};

/** The deleted view to restore. */
export type RestoreSavedViewInput = {
  /** The id of a view deleted in the last ten minutes. */
  id: string;
};

/** The municipality, and whether it is retired or put back into use. */
export type RetireMunicipalityInput = {
  /** The municipality's name. */
  name: string;
  /** True: no longer offered, but kept on existing records. CONFLICT (FIXED) for one of the 22. */
  retired: boolean;
  /** The version that was read; CONFLICT (VERSION) if it is no longer current. */
  version: number;
};

/** The key to revoke permanently. */
export type RevokeApiKeyInput = {
  /** Id of the key, as in `apiKeys`; revoking is idempotent. */
  id: string;
};

/** The issued document and the reason for the revocation. */
export type RevokeDocumentInput = {
  /** `IssuedDocument.id`. */
  id: string;
  /** 1 to 200 characters. */
  reason: string;
};

/** The placement whose link is revoked. */
export type RevokeSupervisorLinkInput = {
  /** Id of the placement. */
  id: string;
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

/** The issued document to copy to its student's files. */
export type SaveDocumentInput = {
  /** `IssuedDocument.id`; BAD_USER_INPUT if the document has no student. */
  id: string;
};

/** A mapping and its new values. */
export type SaveMappingInput = {
  /** A student visible to the viewer. */
  studentId: string;
  /** The whole form. */
  values: StudyMappingValues;
  /** The version the user saw, 0 for a new mapping; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** A study plan and its new values. */
export type SaveStudyPlanInput = {
  /** True adds the required courses of the program or package that the student has not passed: those that are read in their terms, the others spread over terms by pace. */
  addCourses?: boolean | null | undefined;
  /** A student visible to the viewer. */
  studentId: string;
  /** The whole form. */
  values: StudyPlanValues;
  /** The version the user saw, 0 for a new plan; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** Width of a column. */
export type SavedColumnWidthInput = {
  /** The column's key on its page. */
  key: string;
  /** Width in pixels, 64 to 640. */
  width: number;
};

/** Column layout; at most 60 entries per field. */
export type SavedColumnsInput = {
  /** Keys of the hidden columns. */
  hidden: Array<string>;
  /** Keys of all columns in order, or empty for the default order. */
  order: Array<string>;
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
  placementId: string;
  /** The version that the user read; CONFLICT if the supervisor has changed it since. */
  version?: number | null | undefined;
};

/** The placement whose agreement is sent. */
export type SendAgreementInput = {
  /** Id of the placement. */
  id: string;
  /** The version of the placement that the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** The cancelled instance whose held mails are sent. */
export type SendCancellationMailsInput = {
  /** Id of the instance; CONFLICT (NOT_CANCELLED) if it is not cancelled. */
  id: string;
};

/** The occasion, and the registrations to summon. */
export type SendExamSummonsInput = {
  /** Registrations to summon; default is all booked. */
  examIds?: Array<string> | null | undefined;
  /** Id of the occasion, which must not be cancelled; BAD_USER_INPUT if there is nobody to summon. */
  occasionId: string;
};

/** The cancelled occasion whose held mails are sent. */
export type SendOccasionMailsInput = {
  /** Id of the occasion; CONFLICT (NOT_CANCELLED) if it is not cancelled. */
  id: string;
};

/** The account that receives the link. */
export type SendResetLinkInput = {
  /** An active account, from `users`; CONFLICT (reason INACTIVE) for a deactivated one. */
  id: string;
};

/** The student, the new column and the previous one. */
export type SetAplStatusInput = {
  /** Column to move to; every transition is allowed. */
  aplStatus: AplStatus;
  /** Column that the card was moved from; the answer is a conflict if another user has moved it since. */
  from?: AplStatus | null | undefined;
  /** Id of the student whose card is moved. */
  studentId: string;
  /** True undoes the viewer's own move: `aplStatusSince` gets its earlier value. Default false. */
  undo?: boolean | null | undefined;
  /** True records in the history that the user moved the card although the agreement is not signed. Default false. */
  withoutAgreement?: boolean | null | undefined;
};

/** Cards to move together. */
export type SetAplStatusesInput = {
  /** 1 to 500 cards. */
  moves: Array<AplCardMove>;
  /** True undoes the viewer's own moves: `aplStatusSince` gets its earlier value. Default false. */
  undo?: boolean | null | undefined;
};

/** The record to archive or restore. */
export type SetArchivedInput = {
  /** True archives the record, false restores it. */
  archived: boolean;
  /** Id of the course, package or program, depending on the mutation. */
  id: string;
  /** Current version; CONFLICT if stale. */
  version: number;
};

/** The instances and their new teacher; CONFLICT (CANCELLED) if one of them is cancelled. */
export type SetCourseInstancesTeacherInput = {
  /** Instance ids, 1 to 500. */
  ids: Array<string>;
  /** Id of the teacher; null removes the teacher. */
  teacherId?: string | null | undefined;
};

/** The courses to archive or restore. */
export type SetCoursesArchivedInput = {
  /** True archives the courses, false restores them. */
  archived: boolean;
  /** Course ids, 1 to 500; NOT_FOUND if one is missing, then nothing is written. */
  ids: Array<string>;
};

/** The courses and their new price category. */
export type SetCoursesPriceCategoryInput = {
  /** Course ids, 1 to 500; NOT_FOUND if one is missing, then nothing is written. */
  ids: Array<string>;
  /** Price category; null clears it. */
  priceCategory?: PriceCategory | null | undefined;
};

/** The accepted exam registration and the fields to change, as in `SetGradeInput`. */
export type SetExamGradeInput = {
  /** Basis of the grade, at most 2 000 characters; visible only to graders. */
  basis?: string | null | undefined;
  /** Date between the day of registration and today; today unless given. */
  date?: string | null | undefined;
  /** The exam registration. CONFLICT: NOT_APPROVED if it is not accepted, UNKNOWN_COURSE without a catalogue course. */
  examId: string;
  /** A grade of the course's scale; - is accepted for –. Null deletes the draft. */
  grade?: string | null | undefined;
  /** Summary of a final project (komvuxarbete), required to sign a G; at most 240 characters. */
  projectSummary?: string | null | undefined;
  /** Title of a final project (komvuxarbete), required to sign a G; at most 200 characters. */
  projectTitle?: string | null | undefined;
  /** Reason, required for – and for every correction; at most 1 000 characters. */
  reason?: string | null | undefined;
  /** `GradeRow.version`; CONFLICT (reason VERSION) if it is no longer current. Not checked if omitted. */
  version?: number | null | undefined;
};

/** The exam (prövning) and the teacher who grades and signs it; BAD_USER_INPUT for a locked account. */
export type SetExamTeacherInput = {
  /** The accepted exam registration: `GradeRow.id` of a sheet of kind EXAMS. */
  examId: string;
  /** The teacher, as in `teachers`; null assigns the exam to administrators. */
  teacherId?: string | null | undefined;
};

/** The instance and the date of its drafts. */
export type SetGradeDateInput = {
  /** The course instance with the unsigned grades. */
  courseInstanceId: string;
  /** Date between the start and today; students with a later start date get that date instead. */
  date: string;
};

/** The enrolment and the fields to change, at least one besides `entryId`. Omitted fields are unchanged, null clears a field. */
export type SetGradeInput = {
  /** Basis of the grade, at most 2 000 characters; visible only to graders. */
  basis?: string | null | undefined;
  /** Date between the start and today; unless given, the end of the course, or today if that is in the future. */
  date?: string | null | undefined;
  /** The enrolment's id. */
  entryId: string;
  /** A grade of the course's scale; - is accepted for –. Null deletes the draft. */
  grade?: string | null | undefined;
  /** Kind of the grade; COURSE by default. Exam registrations are graded by `setExamGrade`. */
  kind?: GradeKind | null | undefined;
  /** Result of the national test (nationellt prov) as text, at most 60 characters. */
  nationalTest?: string | null | undefined;
  /** Summary of a final project, at most 240 characters. */
  projectSummary?: string | null | undefined;
  /** Title of a final project (komvuxarbete), required to sign a G; at most 200 characters. */
  projectTitle?: string | null | undefined;
  /** Reason, required for – and for every correction. */
  reason?: string | null | undefined;
  /** `GradeRow.version`; CONFLICT (reason VERSION) if it is no longer current. Not checked if omitted. */
  version?: number | null | undefined;
};

/** The packages to archive or restore. */
export type SetPackagesArchivedInput = {
  /** True archives the packages, false restores them. */
  archived: boolean;
  /** Ids of 1 to 200 editions; NOT_FOUND if one is missing, then nothing is written. */
  ids: Array<string>;
};

/** A placement and its new state. */
export type SetPlacementStateInput = {
  /** When everyone had signed the agreement; default today. Used with AGREED. */
  agreedOn?: string | null | undefined;
  /** True lets an administrator begin it without a signed agreement; otherwise that is a CONFLICT (AGREEMENT_MISSING). */
  allowWithoutAgreement?: boolean | null | undefined;
  /**
   * The last day at the workplace, at the latest today and not before a reported day; default today, or `endDate` if that
   * has passed. Used with INTERRUPTED and DONE.
   */
  endedOn?: string | null | undefined;
  /** Id of the placement. */
  id: string;
  /** True resumes an ended placement although its workplace has no place left; otherwise that is a CONFLICT (FULL). */
  overCapacity?: boolean | null | undefined;
  /** At most 300 characters; required for an interruption, and to begin without an agreement. */
  reason?: string | null | undefined;
  /** The new state; CONFLICT (TRANSITION) if it cannot follow the present one, (EARLY) if the placement begins on a later day. */
  state: PlacementState;
  /** The version the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** The student and the protection of the identity (permissions, section 1.10). */
export type SetProtectedInput = {
  /** True hides the student and withholds number and contact fields; false removes the protection. */
  isProtected: boolean;
  /** The student's id. */
  studentId: string;
};

/** The student and the teacher; null removes the teacher. */
export type SetResponsibleTeacherInput = {
  /** The student's id. */
  studentId: string;
  /** The teacher's id, as in `teachers`; null removes the teacher. */
  teacherId?: string | null | undefined;
};

/** An item and its note. */
export type SetStudyPlanItemNoteInput = {
  /** Id of the item. */
  itemId: string;
  /** At most 300 characters; null for none. */
  note?: string | null | undefined;
  /** A student with a plan. */
  studentId: string;
  /** The version the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** The account and its new role (permissions, section 7). */
export type SetUserRoleInput = {
  /** The account, from `users`. */
  id: string;
  /** At most the caller's rank. TEACHER also creates a teacher record if there is none. */
  role: Role;
  /** The `version` that was read; CONFLICT if it is no longer current. */
  version?: number | null | undefined;
};

/** The accounts to activate or deactivate. */
export type SetUsersActiveInput = {
  /** True activates the accounts, false deactivates them. */
  active: boolean;
  /** Ids of 1 to 500 accounts, from `users`; accounts that are in that state already are unchanged. */
  ids: Array<string>;
};

/** A workplace and whether it takes students. */
export type SetWorkplaceStateInput = {
  /** Id of the workplace. */
  id: string;
  /** At most 300 characters; required when it is stopped. */
  reason?: string | null | undefined;
  /** The new state. */
  state: WorkplaceState;
  /** The version the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
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

/** A signature of the workplace. */
export type SignAgreementByLinkInput = {
  /** The version of the agreement that the signer read; CONFLICT (AGREEMENT) if it is no longer the present one. */
  agreementVersion: number;
  /** The signer's name, at most 100 characters. */
  name: string;
  /** From the mailed link. */
  token: string;
};

/** A signature of the school. */
export type SignAgreementInput = {
  /** The version of the agreement that the signer read; CONFLICT (AGREEMENT) if it is no longer the present one. */
  agreementVersion: number;
  /** Id of the placement. */
  id: string;
  /** The signer's name as in the account, typed to confirm. */
  name: string;
};

/** The sheet or rows to sign, and the viewer's password (pages, section 10). */
export type SignGradesInput = {
  /** True signs grades although a supervisor's assessment is missing; otherwise that is a CONFLICT (ASSESSMENT_MISSING). */
  allowWithoutAssessment?: boolean | null | undefined;
  /** `GradingGroup.id`. */
  id: string;
  /** Kind of the sheet, as in `GradingGroup.kind`. */
  kind: GradingKind;
  /** The viewer's password; BAD_USER_INPUT if it is wrong. */
  password: string;
  /** Why, at most 300 characters; required with `allowWithoutAssessment` if an assessment is missing. */
  reason?: string | null | undefined;
  /** Only these rows: corrections and early grades for an instance, any rows for the other kinds. All unsigned rows unless given. */
  rowIds?: Array<string> | null | undefined;
};

/** A signature of the student. */
export type SignOwnAgreementInput = {
  /** The version of the agreement that the student read; CONFLICT (AGREEMENT) if it is no longer the present one. */
  agreementVersion: number;
  /** Id of the placement. */
  id: string;
  /** The student's name, typed to confirm. */
  name: string;
};

/** The step to skip or resume. */
export type SkipFirstRunStepInput = {
  /** True skips it, false resumes it. */
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

/** Sort direction; rows without a value come last in both directions. */
export type SortDirection =
  /** Smallest, earliest or first in the alphabet first. */
  | 'ASC'
  /** Largest, latest or last in the alphabet first. */
  | 'DESC';

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

/** Filters of the student list; all given conditions apply. */
export type StudentFilter = {
  /** Students in this column of the APL board. */
  aplStatus?: AplStatus | null | undefined;
  /** Part of the name of a course, package or program, or a course code. */
  education?: string | null | undefined;
  /** Students added or changed by this import, an `ImportBatch.id`. */
  importBatchId?: string | null | undefined;
  /** True: only students whose responsible teacher is the viewer. */
  mine?: boolean | null | undefined;
  /** Only students without a value in any of these fields. */
  missing?: Array<MissingField> | null | undefined;
  /** Students of any of these municipalities, by name as in `municipalities`. */
  municipalities?: Array<string> | null | undefined;
  /** Part of a name, an e-mail address or a personal number in any format. */
  q?: string | null | undefined;
  /** Start date on this day or later. */
  startFrom?: string | null | undefined;
  /** Start date on this day or earlier. */
  startTo?: string | null | undefined;
  /** Students with any of these statuses; all if empty or omitted. */
  statuses?: Array<StudentStatus> | null | undefined;
  /** Students with this responsible teacher; an id from `teachers`. */
  teacherId?: string | null | undefined;
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

/** The student, filter and paging. */
export type StudentTimelineInput = {
  /** The `nextCursor` of the page before. */
  after?: string | null | undefined;
  /** Number of entries, 1 to 100. */
  first?: number | null | undefined;
  /** Only these kinds, as far as the viewer may read them; all if omitted or empty. */
  kinds?: Array<TimelineKind> | null | undefined;
  /** The student's id; for students only their own (`me.studentId`), else FORBIDDEN. */
  studentId: string;
};

/** Filter, order and paging; the first 50 students by name unless given. Paging by number (`page`) for lists on screen, or by cursor (`after`) for reading everything. */
export type StudentsInput = {
  /** The `nextCursor` of the page before, with the same sorting. */
  after?: string | null | undefined;
  /** All students that the viewer may see unless given. */
  filter?: StudentFilter | null | undefined;
  /** 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1; 1 unless given. */
  page?: number | null | undefined;
  /** By name, ascending, unless given. */
  sort?: StudentSort | null | undefined;
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

/** The form of a mapping; each text at most 4 000 characters, null if not described. */
export type StudyMappingValues = {
  /** Background. */
  background?: string | null | undefined;
  /** Earlier studies and work. */
  earlierStudies?: string | null | undefined;
  /** Languages. */
  languages?: string | null | undefined;
  /** Needs of support. */
  supportNeeds?: string | null | undefined;
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
  basicPoints?: number | null | undefined;
  /** What the plan leads to. */
  goal: StudyPlanGoal;
  /** Pace in percent of full time, 5 to 200. */
  pacePercent: number;
  /** Package; required for VOCATIONAL, ignored for other goals. */
  packageId?: string | null | undefined;
  /** Planned last day, on or after the first day and at most ten years later. */
  plannedEndDate: string;
  /** Program; required for EXAM, ignored for other goals. */
  programId?: string | null | undefined;
  /** Required for SFI, ignored for other goals. */
  sfiCourse?: SfiCourse | null | undefined;
  /** 1 to 3; required for SFI, ignored for other goals. */
  sfiPath?: number | null | undefined;
  /** First day. */
  startDate: string;
  /** Planned extent at upper secondary level in points, 0 to 10 000; null for none. */
  upperSecondaryPoints?: number | null | undefined;
};

/** Which students, and which page. */
export type StudyPlansInput = {
  /** The `nextCursor` of the page before. */
  after?: string | null | undefined;
  /** Which students. */
  filter: StudyPlanFilter;
  /** 1 to 200; default 50. */
  first?: number | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
};

/** The form of a supervisor. */
export type SupervisorValues = {
  /** An e-mail address. */
  email?: string | null | undefined;
  /** 1 to 80 characters. */
  name: string;
  /** Telephone number as people write it. */
  phone?: string | null | undefined;
  /** When the supervisor's course was completed; not in the future. */
  trainedOn?: string | null | undefined;
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

/** A wish to take back. */
export type TakeBackStudyPlanWishInput = {
  /** The item; CONFLICT (STATE) if the school has planned it by now. */
  itemId: string;
};

/** A three-party talk of student, supervisor and school. */
export type TalkKind =
  /** Slutsamtal, by the last day. */
  | 'FINAL'
  /** Mittsamtal, by half of the period, or sooner when half of the hours are reported. */
  | 'MIDTERM';

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

/** The term to plan, and the instances to copy to it. */
export type TermPlanInput = {
  /**
   * Ids of the instances to copy, 1 to 200. Default is those that start in the term before and are not cancelled, at
   * most 200.
   */
  ids?: Array<string> | null | undefined;
  /** Term, as `VT2027` (January to June) or `HT2027` (July to December); default is the next one. */
  term?: string | null | undefined;
};

/** Colour theme. */
export type Theme =
  /** Light text on a dark background. */
  | 'DARK'
  /** Dark text on a light background. */
  | 'LIGHT'
  /** Theme of the device. */
  | 'SYSTEM';

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
  examId: string;
  /** Id of the occasion. */
  occasionId: string;
};

/** Either the student or the batch. */
export type UndoEndStudentInput = {
  /** The batch of kind END_STUDENT, from `enrollmentBatches`. */
  batchId?: string | null | undefined;
  /** The student, whose latest end is undone. */
  studentId?: string | null | undefined;
};

/** The batch to undo. */
export type UndoEnrollmentBatchInput = {
  /** `EnrollmentBatch.id`; NOT_FOUND for an unknown one. */
  batchId: string;
};

/** The registrations with their versions after the decision. */
export type UndoExamDecisionsInput = {
  /** 1 to 100 registrations, each with the version that the decision returned. */
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

/** The import to undo. */
export type UndoWorkplaceImportInput = {
  /** A committed import, of the viewer's own or for an administrator of anybody; CONFLICT (NOT_COMMITTED) in another state. */
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

/** The signed grade to unlock and the reason. */
export type UnlockGradeInput = {
  /** The signed grade: `GradeRow.gradeId`. */
  gradeId: string;
  /** Reason, stored with the grade and in the student's change history. */
  reason: string;
};

/** The course, its version and its new fields. */
export type UpdateCourseInput = {
  /** The complete form. Omitted optional fields are cleared, except `kind` (COURSE) and `equivalentIds` (unchanged). */
  course: CourseInput;
  /** Id of the course; NOT_FOUND if it does not exist. */
  id: string;
  /** Current version; CONFLICT if stale. */
  version: number;
};

/** The instance, its version and the changes. */
export type UpdateCourseInstanceInput = {
  /** Id of the instance. */
  id: string;
  /** The changes; omitted fields are unchanged. */
  values: CourseInstanceValues;
  /** Current version; CONFLICT (VERSION) if stale. Not checked if omitted. */
  version?: number | null | undefined;
};

/** The edition, its version and its new fields. */
export type UpdateCoursePackageInput = {
  /** Id of the edition. */
  id: string;
  /** All fields, replacing the stored ones and the courses. */
  package: CoursePackageInput;
  /** Current version; CONFLICT (VERSION) if stale. */
  version: number;
};

/** The registration and its corrections; omitted fields are unchanged. */
export type UpdateExamInput = {
  /** The catalogue course of the registration; the entered title is kept. CONFLICT (reason GRADED) if the exam has a grade. */
  courseId?: string | null | undefined;
  /** The registration, from `exams`. */
  id: string;
  /** Actual day of registration, today or earlier; null resets it to the day of `createdAt`. A grade without an occasion cannot be dated earlier. */
  registeredOn?: string | null | undefined;
  /** The `version` that was read; CONFLICT if it is no longer current. */
  version?: number | null | undefined;
};

/** The occasion, its version and the changes. Omitted fields are unchanged; null clears a field. */
export type UpdateExamOccasionInput = {
  /** Number of seats, 1 to 1 000 and not below the number of bookings; null means no limit. */
  capacity?: number | null | undefined;
  /** Complete new list of courses, 1 to 20; null leaves the list unchanged. */
  courseIds?: Array<string> | null | undefined;
  /** End time, `HH:MM`, after the start; cannot be null. */
  endsAt?: string | null | undefined;
  /** New date; cannot be null. */
  heldOn?: string | null | undefined;
  /** Id of the occasion; CONFLICT (CANCELLED) if it is cancelled. */
  id: string;
  /** Invigilator, at most 120 characters. */
  invigilator?: string | null | undefined;
  /** Note for the planners, at most 1 000 characters. */
  note?: string | null | undefined;
  /** Part of the exam; null leaves it unchanged. */
  part?: ExamPart | null | undefined;
  /** Last day on which students may choose it; not before `registrationOpensOn`, not after `heldOn`. */
  registrationClosesOn?: string | null | undefined;
  /** First day on which students may choose it. */
  registrationOpensOn?: string | null | undefined;
  /** Room, at most 80 characters. */
  room?: string | null | undefined;
  /** Start time, `HH:MM` in Swedish time; cannot be null. */
  startsAt?: string | null | undefined;
  /** Teacher of the occasion, as in `teachers`; null removes the teacher. */
  teacherId?: string | null | undefined;
  /** Current `ExamOccasion.version`; CONFLICT (VERSION) if stale. */
  version: number;
};

/** The follow-up and its new values. */
export type UpdateFollowUpInput = {
  /** Today or later, from Monday to Friday, or the current date; omitted: unchanged. */
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

/** The municipality, its version and the fields to change; omitted fields are unchanged. */
export type UpdateMunicipalityInput = {
  /** At most 120 characters; required for kind MUNICIPALITY, null for others. If omitted with a new name, '<name> kommun' is renamed and any other value is unchanged. */
  authorityName?: string | null | undefined;
  /** Code of four digits; null clears it. */
  code?: string | null | undefined;
  /** The current name. */
  name: string;
  /** 1 to 60 characters. CONFLICT: FIXED for one of the 22, FROZEN if frozen months contain the old name. */
  newName?: string | null | undefined;
  /** The version that was read; CONFLICT (VERSION) if it is no longer current. */
  version: number;
};

/** The phone number and the settings to change; omitted fields are unchanged. */
export type UpdateMyProfileInput = {
  /** The phone number; null clears it. */
  phone?: string | null | undefined;
  /** The settings to change. */
  settings?: ProfileSettingsInput | null | undefined;
};

/** The package, and the Gy25 levels that replace its courses in a new edition. */
export type UpdatePackageToGy25Input = {
  /** Id of the current edition; CONFLICT (REPLACED) if there is a later one. */
  id: string;
  /** Chosen replacements, at least one (CONFLICT NOTHING_TO_DO); other courses remain. */
  replacements: Array<Gy25ChoiceInput>;
};

/** A placement and its new values. */
export type UpdatePlacementInput = {
  /** Id of the placement. */
  id: string;
  /**
   * True replaces an agreement that has been signed by a new version, which everyone signs again; otherwise a change of
   * workplace, dates, hours, weekdays, courses or goals is a CONFLICT (AGREEMENT_SIGNED).
   */
  newAgreement?: boolean | null | undefined;
  /** True takes a place although the workplace has none left; otherwise that is a CONFLICT (FULL). */
  overCapacity?: boolean | null | undefined;
  /** The whole form. */
  values: PlacementValues;
  /** The version the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
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

/** The program, its version and its new fields. */
export type UpdateProgramInput = {
  /** Id of the program. */
  id: string;
  /** All fields, replacing the stored ones and the courses. */
  program: ProgramInput;
  /** Current version; CONFLICT (VERSION) if stale. */
  version: number;
};

/** The view, its version and the fields to change; omitted fields are unchanged. */
export type UpdateSavedViewInput = {
  /** The query string of the page; null keeps it. */
  address?: string | null | undefined;
  /** The column layout; null keeps it. */
  columns?: SavedColumnsInput | null | undefined;
  /** The id of a view that the viewer may change. */
  id: string;
  /** 1 to 80 characters; it cannot be cleared. */
  name?: string | null | undefined;
  /** The lowest role to share it with, which must have access to the list; null stops sharing. Administrators only. */
  sharedWith?: Role | null | undefined;
  /** The version that was read; CONFLICT if it is no longer current. */
  version?: number | null | undefined;
};

/** The version and the fields to change; omitted fields are unchanged, null clears optional ones. */
export type UpdateSchoolSettingsInput = {
  /** The huvudman on documents of students whose municipality is none, at most 120 characters. */
  authorityName?: string | null | undefined;
  /** Place of signing on documents, at most 120 characters. */
  city?: string | null | undefined;
  /** E-mail address for questions, at most 254 characters. */
  contactEmail?: string | null | undefined;
  /** Phone number for questions, 5 to 20 characters: digits, spaces, `+`, `-`, `/` and parentheses. */
  contactPhone?: string | null | undefined;
  /** 0 to 50 000. */
  examFeeOre?: number | null | undefined;
  /** Payment instructions for the exam fee, at most 500 characters. */
  examPaymentInfo?: string | null | undefined;
  /** 1 to 90. */
  gradeDeadlineDays?: number | null | undefined;
  /** 1 to 90. */
  inactivityDays?: number | null | undefined;
  /** 1 to 120 characters; cannot be cleared. */
  schoolName?: string | null | undefined;
  /** Eight digits. */
  schoolUnitCode?: string | null | undefined;
  /** Name of the default signatory, at most 120 characters. */
  signatoryName?: string | null | undefined;
  /** Title of the signatory, at most 120 characters. */
  signatoryTitle?: string | null | undefined;
  /** The `version` that was read; CONFLICT if it is no longer current. */
  version: number;
};

/** The student, its version and the fields to change; omitted fields are unchanged, null clears a field. */
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
  /** The home municipality; null clears it. */
  municipality?: MunicipalityInput | null | undefined;
  /** 1 to 120 characters; it cannot be cleared. */
  name?: string | null | undefined;
  /** With or without century and separator; the date and, if the kind has one, the check digit are verified. CONFLICT (DUPLICATE) if another student has it. */
  personalNumber?: string | null | undefined;
  /** 5 to 20 characters: digits, spaces, `+`, `-`, `/` and parentheses. */
  phone?: string | null | undefined;
  /** The first day of the studies. */
  startDate?: string | null | undefined;
  /** The `version` that was read; CONFLICT if it is no longer current. */
  version?: number | null | undefined;
};

/** The students and their new values; omitted fields are unchanged. */
export type UpdateStudentsInput = {
  /** The last day of the studies; null clears it. ORDER if it is before a student's start. */
  endDate?: string | null | undefined;
  /** 1 to 1 000 students. */
  ids: Array<string>;
  /** The home municipality; null clears it. */
  municipality?: MunicipalityInput | null | undefined;
  /** The responsible teacher, as in `teachers`; null removes the teacher. */
  teacherId?: string | null | undefined;
};

/** A supervisor and the new values. */
export type UpdateSupervisorInput = {
  /** Id of the supervisor. */
  id: string;
  /** The whole form; omitted fields are cleared. */
  values: SupervisorValues;
  /** The version the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** The task and its new text. */
export type UpdateTaskInput = {
  /** 1 to 500 characters. */
  description: string;
  /** The id of an own task, from `tasks`. */
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

/** The account, its version and the fields to change; omitted fields are unchanged. */
export type UpdateUserInput = {
  /** A new e-mail address ends all sessions of the account and invalidates links sent to the old one. */
  email?: string | null | undefined;
  /** The account, from `users`. */
  id: string;
  /** 1 to 120 characters; it cannot be cleared. */
  name?: string | null | undefined;
  /** The phone number; null clears it. */
  phone?: string | null | undefined;
  /** The `version` that was read; CONFLICT if it is no longer current. */
  version?: number | null | undefined;
};

/** An agreement and its new values. */
export type UpdateWorkplaceAgreementInput = {
  /** Id of the agreement. */
  id: string;
  /** All values of the form. */
  values: WorkplaceAgreementValues;
  /** The version that the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** A contact and its new values. */
export type UpdateWorkplaceContactInput = {
  /** Id of the contact; FORBIDDEN for another user's. */
  id: string;
  /** All values of the form. */
  values: WorkplaceContactValues;
  /** The version that the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** An uncommitted import and its corrections; omitted fields are unchanged. */
export type UpdateWorkplaceImportInput = {
  /** Rows to leave out or to take in again; the others are unchanged. */
  decisions?: Array<WorkplaceImportDecision> | null | undefined;
  /** The viewer's own import; CONFLICT if it is committed (ALREADY_COMMITTED) or was last corrected over an hour ago (EXPIRED). */
  id: string;
  /** Omitted columns are unchanged; mapping a field to another column clears the previous one. */
  mapping?: Array<WorkplaceImportMapping> | null | undefined;
  /** Cells to correct; the others are unchanged. */
  rows?: Array<ImportRowFix> | null | undefined;
  /** Spellings to correct in a whole column. */
  spellings?: Array<ImportSpellingFix> | null | undefined;
};

/** A workplace and its new values. */
export type UpdateWorkplaceInput = {
  /** Id of the workplace. */
  id: string;
  /** True allows fewer places than there are or will be students at a time; otherwise that is a CONFLICT (FULL). */
  overCapacity?: boolean | null | undefined;
  /** The whole form; omitted fields are cleared. */
  values: WorkplaceValues;
  /** The version the user saw; CONFLICT if it is stale. */
  version?: number | null | undefined;
};

/** Filters of the user administration; all given conditions apply. */
export type UserFilter = {
  /** True: active accounts; false: deactivated ones; both unless given. */
  active?: boolean | null | undefined;
  /** Accounts without (true) or with (false) a password; a password is required to sign in. */
  cannotSignIn?: boolean | null | undefined;
  /** Part of a name or an e-mail address. */
  q?: string | null | undefined;
  /** Accounts with any of these roles; all if empty or omitted. */
  roles?: Array<Role> | null | undefined;
  /** Student accounts without (true) or with (false) a linked record. */
  unlinked?: boolean | null | undefined;
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
  after?: string | null | undefined;
  /** All accounts unless given. Accounts of API keys are always excluded. */
  filter?: UserFilter | null | undefined;
  /** Rows per page, 1 to 200; 50 unless given. */
  first?: number | null | undefined;
  /** From 1; 1 unless given. */
  page?: number | null | undefined;
  /** By name, ascending, unless given. */
  sort?: UserSort | null | undefined;
};

/** How much of a course is validated. */
export type ValidationScope =
  /** A part of it. */
  | 'PART'
  /** The whole course. */
  | 'WHOLE';

/** A wish of the student. */
export type WishInStudyPlanInput = {
  /** The course; CONFLICT (DUPLICATE) if the plan has it or an equivalent. */
  courseId: string;
  /** At most 300 characters. */
  note?: string | null | undefined;
};

/** The report and the reason for the withdrawal. */
export type WithdrawCsnReportInput = {
  /** The report, from `csnReports`. */
  id: string;
  /** Required, at most 500 characters. Stored permanently; should name no student. */
  reason: string;
};

/** The registration to withdraw. */
export type WithdrawExamInput = {
  /** The registration, from `exams`. */
  id: string;
};

/** The invoice to withdraw. */
export type WithdrawInvoiceInput = {
  /** As in `EarningInvoice.id`; idempotent. */
  id: string;
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
  note?: string | null | undefined;
  /** First day. */
  validFrom: string;
  /** Last day, not before the first. */
  validTo: string;
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

/** The values of a contact. */
export type WorkplaceContactValues = {
  /** The day, not in the future; default today. */
  contactedOn?: string | null | undefined;
  /** How they were in contact. */
  kind: WorkplaceContactKind;
  /** 1 to 2 000 characters; nothing about a student. */
  note: string;
  /** Name of the person at the workplace, at most 80 characters. */
  withWhom?: string | null | undefined;
};

/** The workplace, and the page of its contacts. */
export type WorkplaceContactsInput = {
  /** 1 to 100; default 10. */
  first?: number | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
  /** Id of the workplace; NOT_FOUND if it is unknown. */
  workplaceId: string;
};

/** Filter of the workplaces; all given conditions apply. */
export type WorkplaceFilter = {
  /** With an agreement in one of these states. */
  agreements?: Array<WorkplaceAgreementState> | null | undefined;
  /** Has one of these branches. */
  branches?: Array<Branch> | null | undefined;
  /** In one of these municipalities. */
  municipalities?: Array<string> | null | undefined;
  /** Part of the name, the postal town or the organisation number. */
  q?: string | null | undefined;
  /** In one of these states. */
  states?: Array<WorkplaceState> | null | undefined;
};

/** A row to leave out of the import, or to take in again. */
export type WorkplaceImportDecision = {
  /** True leaves the row out, false takes it in again. */
  leaveOut: boolean;
  /** The row's number, as in `WorkplaceImportRow.row`; BAD_REFERENCE if the file has no such row. */
  row: number;
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

/** Maps a column of a workbook of workplaces to a field. */
export type WorkplaceImportMapping = {
  /** The column's `index`, zero-based; BAD_REFERENCE if the file has no such column. */
  column: number;
  /** The field; null ignores the column. A field mapped twice is rejected (DUPLICATE). */
  field?: WorkplaceImportField | null | undefined;
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

/** State of an import of workplaces. */
export type WorkplaceImportState =
  /** Committed. */
  | 'DONE'
  /** Read and validated. It can be corrected and committed within an hour of the last correction. */
  | 'PREVIEW'
  /** Committed and then undone. */
  | 'UNDONE';

/** Two different workplaces; NOT_FOUND if either is unknown. */
export type WorkplaceMergePreviewInput = {
  /** The workplace to merge; it is deleted. */
  from: string;
  /** The workplace to keep. */
  into: string;
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
  branches?: Array<Branch> | null | undefined;
  /** At most 60 characters. */
  city?: string | null | undefined;
  /** An e-mail address. */
  contactEmail?: string | null | undefined;
  /** At most 80 characters. */
  contactName?: string | null | undefined;
  /** Telephone number as people write it. */
  contactPhone?: string | null | undefined;
  /** A municipality of the school's list. */
  municipality?: string | null | undefined;
  /** 1 to 120 characters. */
  name: string;
  /** At most 2 000 characters; nothing about a student. */
  note?: string | null | undefined;
  /** With its check digit, in any spelling; not the personal number of a sole trader. */
  organisationNumber?: string | null | undefined;
  /** 1 to 500 students at a time. */
  places: number;
  /** At most 10 characters. */
  postalCode?: string | null | undefined;
  /** Day of the latest assessment of risks, not in the future. */
  riskAssessedOn?: string | null | undefined;
  /** At most 120 characters. */
  street?: string | null | undefined;
  /** Unit or department within the organisation, at most 120 characters. */
  unit?: string | null | undefined;
};

/** Filter, order and page. */
export type WorkplacesInput = {
  /** Default all workplaces. */
  filter?: WorkplaceFilter | null | undefined;
  /** 1 to 200; default 50. */
  first?: number | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
  /** Default by name. */
  sort?: WorkplaceSort | null | undefined;
};

/** Whether the opening was allowed. */
export type AccessResult =
  /** The data was shown. */
  | 'OK'
  /** Someone asked for a student, or for something of theirs, without a right to it: their role has none, or the identity is protected from them. */
  | 'REFUSED';

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

/** What else the school year holds, shown on demand. */
export type CalendarLayer =
  /** First days of course instances that are not cancelled. */
  | 'COURSE_STARTS'
  /** Last days of course instances that are not cancelled. */
  | 'COURSE_ENDS'
  /** Days on which grades are due, of instances that are not over or where somebody lacks a grade. */
  | 'GRADES_DUE';

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

/** The kind of file that a list is exported as (pages, section 0). */
export type ExportFormat =
  /** A workbook. */
  | 'XLSX'
  /** UTF-8 with byte order mark, semicolons, decimal comma: as Swedish Excel opens it. */
  | 'CSV';

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

/** What rows with errors do to the commit of an import. */
export type ImportErrorChoice =
  /** Import the valid rows. */
  | 'SKIP'
  /** A wrong row ends the job as FAILED, and nothing is written. */
  | 'ABORT';

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

/** What stands for a municipality in the list. */
export type MunicipalityKind =
  /** Kommun: huvudman of the students that it places. */
  | 'MUNICIPALITY'
  /** Several municipalities together (KCNO): nobody's huvudman, and its figures are never added to its members'. */
  | 'COOPERATION'
  /** People who pay for themselves. */
  | 'PRIVATE';

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

/** Every refusal carries one of these in `extensions.code`; REST turns it into the status named here. */
export type ErrorCode =
  /** 401: no valid session, or wrong e-mail address or password. */
  | 'UNAUTHENTICATED'
  /** 403: the role or the ownership does not allow it, or the request comes from another site. */
  | 'FORBIDDEN'
  /** 404: no such object, or one that the caller may not know of. */
  | 'NOT_FOUND'
  /** 405: the route exists, the verb does not (REST only). */
  | 'METHOD_NOT_ALLOWED'
  /** 400: input that fails validation; `extensions.fields` lists path, reason and message. */
  | 'BAD_USER_INPUT'
  /** 409: changed by someone else since it was read, a duplicate, or an illegal transition; `extensions.reason`, `extensions.currentVersion`, and of a personal number that is taken `extensions.studentId`. */
  | 'CONFLICT'
  /** 413: body or file over its limit; `extensions.limit`. */
  | 'PAYLOAD_TOO_LARGE'
  /** 415: a content type, charset or kind of file that is not allowed. */
  | 'UNSUPPORTED_MEDIA_TYPE'
  /** 429: rate limit; `Retry-After`. */
  | 'TOO_MANY_REQUESTS'
  /** 503: database or file store away, queue full, shutting down; `Retry-After`. */
  | 'SERVICE_UNAVAILABLE'
  /** 500: a defect, logged under the `errorId` that the answer repeats. */
  | 'INTERNAL';

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

/** Why an account got no new invitation. */
export type NotInvitedReason =
  /** Its person has chosen a password; `sendResetLink` mails a link for another. */
  | 'HAS_PASSWORD'
  /** It is deactivated. */
  | 'INACTIVE'
  /** It is of higher rank than the caller. */
  | 'HIGHER_RANK';

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

/** The kind of a package: national and regional ones are vocational packages (yrkespaket). */
export type PackageKind =
  /** A national vocational package (nationellt yrkespaket). */
  | 'NATIONAL'
  /** A regional vocational package (regionalt yrkespaket). */
  | 'REGIONAL'
  /** The school's own bundle of courses; it needs no APL. */
  | 'LOCAL';

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

/** Which part of an exam a course belongs to. */
export type ProgramPart =
  /** Programgemensam, obligatorisk */
  | 'REQUIRED'
  /** Programspecifik */
  | 'PROGRAMME';

/** What happens to the students of a cancelled instance. */
export type CancelledStudents =
  /** They go on in another instance of the course. */
  | 'MOVE'
  /** Their enrolment ends as CANCELLED (inställd). */
  | 'END'
  /** They wait for an instance again. */
  | 'PLAN';

/** How firmly a month is frozen. */
export type FreezeKind =
  /** Informs; may be made again. */
  | 'PRELIMINARY'
  /** Is invoiced; changes only by corrections. */
  | 'FINAL';

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

/** Which way a list is sorted; rows without a value stand last either way. */
export type SortDirection =
  /** Smallest, earliest or first in the alphabet first. */
  | 'ASC'
  /** Largest, latest or last in the alphabet first. */
  | 'DESC';

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

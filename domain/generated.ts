/** Whether access was granted. */
export type AccessResult =
  /** The data was shown. */
  | 'OK'
  /** Access was refused: the role has no access to the student's data, or the student's identity is protected from the user. */
  | 'REFUSED';

/** A party of the agreement of a placement. */
export type AgreementParty =
  /** The school: an administrator or a teacher of the placement. */
  | 'SCHOOL'
  /** The student. */
  | 'STUDENT'
  /** The workplace. */
  | 'WORKPLACE';

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

/** How a supervisor assesses a goal. */
export type AssessmentLevel =
  /** Klarar. */
  | 'MANAGES'
  /** Inte ännu. */
  | 'NOT_YET'
  /** På god väg. */
  | 'ON_THE_WAY';

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

/** Additional events of the school year, shown on request. */
export type CalendarLayer =
  /** Last days of course instances; cancelled instances are left out. */
  | 'COURSE_ENDS'
  /** First days of course instances; cancelled instances are left out. */
  | 'COURSE_STARTS'
  /** Grading deadlines of instances that have not ended or have a participant without a grade. */
  | 'GRADES_DUE';

/** Handling of the students of a cancelled instance. */
export type CancelledStudents =
  /** End their enrolment as CANCELLED (inställd). */
  | 'END'
  /** Move them to another instance of the course. */
  | 'MOVE'
  /** Plan them again, waiting for an instance. */
  | 'PLAN';

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

/** The language of a document's labels; course names stay Swedish. */
export type DocumentLanguage =
  /** English. */
  | 'EN'
  /** Swedish. */
  | 'SV';

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

/** The kind of file that a list is exported as (pages, section 0). */
export type ExportFormat =
  /** UTF-8 with byte order mark, semicolons, decimal comma: as Swedish Excel opens it. */
  | 'CSV'
  /** A workbook. */
  | 'XLSX';

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

/** Kind of a freeze. */
export type FreezeKind =
  /** Basis for invoices; changed only by corrections. */
  | 'FINAL'
  /** For information; can be repeated. */
  | 'PRELIMINARY';

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

/** Kind of an incident at a workplace. */
export type IncidentKind =
  /** A conflict, harassment or a threat. */
  | 'CONFLICT'
  /** Someone was hurt or fell ill at work. */
  | 'INJURY'
  /** Something else that the school has to know of. */
  | 'OTHER';

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

/** Warning about an occasion. */
export type OccasionWarning =
  /** All seats are booked. */
  | 'FULL'
  /** The invigilator has another occasion at that time. */
  | 'INVIGILATOR_BUSY'
  /** Another occasion uses the room at that time. */
  | 'ROOM_TAKEN';

/** Kind of package; national and regional ones are vocational packages (yrkespaket). */
export type PackageKind =
  /** A local bundle of courses, which does not require APL. */
  | 'LOCAL'
  /** A national vocational package (nationellt yrkespaket). */
  | 'NATIONAL'
  /** A regional vocational package (regionalt yrkespaket). */
  | 'REGIONAL';

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

/** Part of a program that a course belongs to. */
export type ProgramPart =
  /** Programspecifik */
  | 'PROGRAMME'
  /** Programgemensam, obligatorisk */
  | 'REQUIRED';

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

/** How much of a course is validated. */
export type ValidationScope =
  /** A part of it. */
  | 'PART'
  /** The whole course. */
  | 'WHOLE';

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

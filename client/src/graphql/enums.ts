export type AccessResult =
  | 'OK'
  | 'REFUSED';

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

export type BoardChangeKind =
  | 'CHANGED'
  | 'COMMENTED'
  | 'MOVED'
  /** Many cards at once, by an import or a bulk change: read the board anew. */
  | 'RELOADED'
  | 'REMOVED'
  | 'SEEN';

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

/** What else the school year holds, shown on demand. */
export type CalendarLayer =
  | 'COURSE_ENDS'
  | 'COURSE_STARTS'
  | 'GRADES_DUE';

/** What happens to the students of a cancelled instance. */
export type CancelledStudents =
  /** Their enrolment ends as CANCELLED (inställd). */
  | 'END'
  /** They go on in another instance of the course. */
  | 'MOVE'
  /** They wait for an instance again. */
  | 'PLAN';

export type CatalogueCourseSortField =
  | 'ACTIVE_INSTANCES'
  | 'CODE'
  | 'LEVEL'
  | 'NAME'
  | 'PACKAGES'
  | 'POINTS'
  | 'PRICE_CATEGORY'
  | 'STUDENTS'
  | 'SUBJECT'
  | 'SYSTEM'
  | 'VALID_TO';

export type CorrectionOutcome =
  | 'CORRECTED'
  | 'REFUSED';

/** What a student wants to have put right. */
export type CorrectionSubject =
  | 'COMMENT'
  | 'CONTACT'
  | 'EDUCATION'
  | 'EXAM'
  | 'GRADE'
  /** Name or personal number. */
  | 'IDENTITY'
  | 'OTHER';

export type CourseImportField =
  | 'EQUIVALENT'
  | 'NAME'
  | 'POINTS'
  | 'SUBJECT';

export type CourseImportOutcome =
  | 'CHANGED'
  | 'INVALID'
  | 'NEW'
  | 'UNCHANGED';

export type CourseInstanceSortField =
  | 'ADMITTED'
  | 'COURSE'
  | 'DROPPED_OUT'
  | 'END_DATE'
  | 'GRADED'
  | 'GRADES_DUE_ON'
  | 'LOCATION'
  | 'PACE'
  | 'STARTED'
  | 'START_DATE'
  | 'STATUS'
  | 'STUDY_FORM'
  | 'TEACHER'
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

export type CourseKind =
  | 'COURSE'
  /** Komvuxarbete: passed or not. */
  | 'FINAL_PROJECT'
  /** Orienteringskurs: no grade, but a certificate (intyg). */
  | 'ORIENTATION';

/** The part of the school form; with the kind of the course it decides the scale of its grades. */
export type CourseLevel =
  /** Grundläggande nivå */
  | 'BASIC'
  /** Sfi */
  | 'SFI'
  /** Gymnasial nivå */
  | 'UPPER_SECONDARY';

export type CoursePackageSortField =
  | 'APL_WEEKS'
  | 'CODE'
  | 'COURSES'
  | 'KIND'
  | 'NAME'
  | 'POINTS'
  | 'STUDENTS';

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
  | 'GY11'
  | 'GY25'
  | 'LOCAL'
  | 'SFI'
  | 'VUX_GRUND';

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

export type DocumentLanguage =
  | 'EN'
  | 'SV';

export type DocumentType =
  /** Antagningsbesked: the courses to which a student has been admitted. */
  | 'ADMISSION_NOTICE'
  /** APL-överenskommelse: to be filled in and signed by school, workplace and student. */
  | 'APL_AGREEMENT'
  /** Närvarolista of a course instance, with a column for each day. */
  | 'ATTENDANCE_LIST'
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

/** Why an enrolment has no amount. */
export type EarningProblemKind =
  | 'NO_DATES'
  | 'NO_MUNICIPALITY'
  | 'NO_POINTS'
  | 'NO_PRICE';

export type EarningStatus =
  /** Frozen, and changed by a correction. */
  | 'CORRECTED'
  | 'FROZEN'
  | 'INVOICED'
  /** Counted anew every time. */
  | 'PRELIMINARY';

export type EducationSortField =
  | 'CODE'
  | 'INSTANCES'
  | 'NAME'
  | 'POINTS'
  | 'STUDENTS'
  | 'VALID_TO';

export type EducationType =
  | 'Course'
  | 'CoursePackage'
  | 'Program';

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

export type EnrollmentBatchKind =
  | 'CANCEL_INSTANCE'
  | 'ENROLL'
  | 'EXTEND'
  | 'MATCH'
  | 'MOVE'
  | 'REMOVE'
  | 'STATUS';

export type EnrollmentSortField =
  | 'CSN_REPORTED'
  | 'END_DATE'
  | 'GRADE'
  | 'GRADED_ON'
  | 'INSTANCE'
  | 'MUNICIPALITY'
  | 'PACE'
  | 'PERSONAL_NUMBER'
  | 'REASON'
  | 'START_DATE'
  | 'STATUS'
  | 'STATUS_ON'
  | 'STUDENT'
  | 'TARGET';

/** Which rows of the register: those that count, those only planned, those taken away. */
export type EnrollmentState =
  | 'ENROLLED'
  | 'PLANNED'
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

/** Every refusal carries one of these in `extensions.code`; REST turns it into the status named here. */
export type ErrorCode =
  /** 400: input that fails validation; `extensions.fields` lists path, reason and message. */
  | 'BAD_USER_INPUT'
  /** 409: changed by someone else since it was read, a duplicate, or an illegal transition; `extensions.reason`, `extensions.currentVersion`, and of a personal number that is taken `extensions.studentId`. */
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

/** Whether someone came. Null until somebody has said so. */
export type ExamAttendance =
  | 'ABSENT'
  | 'PRESENT';

/** What staff answer to a registration. */
export type ExamDecision =
  /** Godkänn: the registration becomes SCHEDULED. */
  | 'ACCEPT'
  /** Neka: the registration becomes DENIED. */
  | 'DENY';

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

/** How far a registration has come (specification, section 4). */
export type ExamStatus =
  /** Nekad */
  | 'DENIED'
  /** Intresse: registered, nothing decided yet. */
  | 'INTRESSE'
  /** Godkänd: accepted for the exam. It is not a grade. */
  | 'SCHEDULED';

export type ExportFormat =
  /** UTF-8 with byte order mark, semicolons, decimal comma: as Swedish Excel opens it. */
  | 'CSV'
  /** A workbook. */
  | 'XLSX';

export type FreezeKind =
  /** Is invoiced; changes only by corrections. */
  | 'FINAL'
  /** Informs; may be made again. */
  | 'PRELIMINARY';

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
  | 'PASS_FAIL';

/** Where one grade stands. */
export type GradeState =
  /** Unlocked by an administrator; the signed grade stands until the new one is signed. */
  | 'CORRECTION'
  /** Seen by those who grade, never by the student. */
  | 'DRAFT'
  | 'NONE'
  /** Signed and locked. */
  | 'SIGNED';

/** What is graded together. */
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

export type ImportOutcome =
  | 'CHANGED'
  | 'DUPLICATE'
  | 'INVALID'
  | 'NEW'
  | 'UNCHANGED';

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

/** Why an instance is proposed, or what speaks against it. */
export type MatchReason =
  /** The student has the course already. */
  | 'ALREADY_ENROLLED'
  /** Starts within eight weeks from the earliest start: 20. */
  | 'DATES'
  /** Starts within four months: 10. */
  | 'DATES_NEAR'
  /** The course that stands for it in the other curriculum (Gy11 and Gy25): 50. */
  | 'EQUIVALENT'
  /** Full: shown, never safe. */
  | 'FULL'
  /** Only planned, 'inte öppet för placering än': shown, never safe. */
  | 'NOT_OPEN'
  /** In the student's municipality, or with the responsible teacher: 10. */
  | 'PLACE'
  /** The very course: 60. */
  | 'SAME_COURSE'
  /** Has a free seat: 10. */
  | 'SEATS'
  /** Starts before the student can. */
  | 'TOO_EARLY';

/** A field that a merge can take from the record that goes. */
export type MergeField =
  | 'ACCOUNT'
  | 'ADDITIONAL_INFO'
  | 'APL_STATUS'
  | 'EMAIL'
  | 'END_DATE'
  | 'EXAM'
  | 'MUNICIPALITY'
  | 'NAME'
  | 'PERSONAL_NUMBER'
  | 'PHONE'
  | 'START_DATE'
  | 'TEACHER';

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

/** How sure course matching is of a need. SKIPPED ones are not among the needs unless asked for; `matchedEntries` has those that are placed. */
export type NeedState =
  /** No instance with a seat. */
  | 'NONE'
  /** Exactly one open instance with a score of 80 or more, with a seat, and nothing against it. */
  | 'SAFE'
  /** Put aside by somebody. */
  | 'SKIPPED'
  /** There are instances with seats, but a person has to choose. */
  | 'UNCERTAIN';

/** What a notification tells of. */
export type NotificationKind =
  /** A comment on a student whom one is responsible for. */
  | 'COMMENT'
  /** A student asks to have something corrected. */
  | 'CORRECTION_REQUESTED'
  /** A student's end date comes within 14 days. */
  | 'END_DATE'
  | 'EXAM_DECIDED'
  | 'EXAM_REGISTERED'
  /** The grades of a course were signed. */
  | 'GRADES_SIGNED'
  | 'GRADE_OVERDUE'
  /** An import that one began has ended. */
  | 'IMPORT'
  /** Written by a person. */
  | 'MESSAGE'
  /** A card was moved to 'Praktik slut, ej närvarat'. */
  | 'MOVED_TO_RED'
  /** A planned replacement of a teacher was not carried out: who was to take over is no longer there. */
  | 'REPLACEMENT_STOPPED';

/** What to look at about one occasion. */
export type OccasionWarning =
  /** As many are booked as there are places. */
  | 'FULL'
  /** The invigilator has another occasion at that time. */
  | 'INVIGILATOR_BUSY'
  /** The room is taken by another occasion at that time. */
  | 'ROOM_TAKEN';

/** The kind of a package: national and regional ones are vocational packages (yrkespaket). */
export type PackageKind =
  | 'LOCAL'
  | 'NATIONAL'
  | 'REGIONAL';

/** How much of a personal number is printed. */
export type PersonalNumberForm =
  | 'BIRTH_DATE'
  | 'FULL'
  | 'NONE';

export type PriceBasis =
  /** The whole is a result share: nothing before the course is completed. */
  | 'PER_COMPLETED_COURSE'
  /** A fixed price; that of a package includes all its courses. */
  | 'PER_PLACE'
  | 'PER_POINT';

/** What a course costs is told by its category (domain, D11). */
export type PriceCategory =
  | 'BASIC'
  /** Orientation course on basic level. */
  | 'BASIC_ORIENTATION'
  /** Barn och fritid, vård och omsorg, försäljning, hotell. */
  | 'CARE_AND_SALES'
  /** Upper-secondary, general subjects. */
  | 'GENERAL'
  | 'NATURAL_SCIENCE'
  /** Orientation course on upper-secondary level. */
  | 'ORIENTATION'
  | 'RESTAURANT'
  /** Mathematics, physics, chemistry, biology. */
  | 'SCIENCE'
  | 'SFI'
  /** Other vocational courses. */
  | 'VOCATIONAL';

/** Which part of an exam a course belongs to. */
export type ProgramPart =
  /** Programspecifik */
  | 'PROGRAMME'
  /** Programgemensam, obligatorisk */
  | 'REQUIRED';

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

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type StatisticsGroup =
  | 'MUNICIPALITY'
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

export type StudyForm =
  /** Lärling */
  | 'APPRENTICESHIP'
  /** Klassrum */
  | 'CLASSROOM'
  /** Distans */
  | 'DISTANCE'
  /** Flex */
  | 'FLEX';

export type SystemPart =
  | 'DATABASE'
  | 'FILES'
  | 'JOBS'
  | 'MAIL';

export type TeacherEventKind =
  | 'ASSIGNED'
  | 'EMPLOYMENT_ENDED'
  /** The account was unlocked again. */
  | 'EMPLOYMENT_RESUMED'
  | 'PROFILE'
  | 'REPLACED'
  | 'REPLACEMENT_CANCELLED'
  | 'REPLACEMENT_PLANNED'
  | 'TOOK_OVER'
  | 'UNASSIGNED';

export type TeacherSortField =
  | 'ACTIVE'
  | 'EMAIL'
  | 'EXAMS'
  /** Overdue ones first. */
  | 'GRADES'
  | 'INSTANCES'
  | 'LAST_SEEN_AT'
  | 'LOAD'
  | 'NAME'
  | 'STUDENTS';

export type Theme =
  | 'DARK'
  | 'LIGHT'
  /** Follows the device. */
  | 'SYSTEM';

export type UserSortField =
  | 'ACTIVE'
  | 'CREATED_AT'
  | 'EMAIL'
  | 'LAST_SEEN_AT'
  | 'NAME'
  /** By rank. */
  | 'ROLE';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

/** Kind of an education entry. */
export type EducationType =
  /** A single course; a level (nivå) of Gy25 is one too. */
  | 'Course'
  /** A kurspaket or yrkespaket: a fixed list of courses. */
  | 'CoursePackage'
  /** A program (studieväg): a set of rules rather than a list. */
  | 'Program';

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

/** Attendance at an exam; null until recorded. */
export type ExamAttendance =
  /** Frånvarande: the student did not attend; the registration is without a date again. */
  | 'ABSENT'
  /** Närvarande: the student attended. */
  | 'PRESENT';

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

/** Status of an exam registration (specification, section 4). */
export type ExamStatus =
  /** Nekad */
  | 'DENIED'
  /** Intresse: registered, not yet decided. */
  | 'INTRESSE'
  /** Godkänd: accepted for the exam. Not a grade. */
  | 'SCHEDULED';

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

export type Document707c012c0c3cAFragment = { times: Array<{ heldOn: string, startsAt: string, endsAt: string, room: string | null, part: ExamPart }> };

export type Document707c012c0c3cQueryVariables = Exact<{ [key: string]: never; }>;


export type Document707c012c0c3cQuery = { exams: { nodes: Array<{ teacher: { id: string, userId: { id: string, username: string } } | null, times: Array<{ heldOn: string, startsAt: string, endsAt: string, room: string | null, part: ExamPart }> }> } };

export type Document4bfe71a1f05dAFragment = { times: Array<{ heldOn: string, startsAt: string, endsAt: string, room: string | null, part: ExamPart }> };

export type Document4bfe71a1f05dQueryVariables = Exact<{ [key: string]: never; }>;


export type Document4bfe71a1f05dQuery = { exams: { nodes: Array<{ teacher: { id: string } | null, times: Array<{ heldOn: string, startsAt: string, endsAt: string, room: string | null, part: ExamPart }> }> } };

export type Document4d7064718abcMutationVariables = Exact<{ [key: string]: never; }>;


export type Document4d7064718abcMutation = { createTask: { description: string } };

export type Document697b55d9aeb7QueryVariables = Exact<{ [key: string]: never; }>;


export type Document697b55d9aeb7Query = { me: { userId: string } };

export type Document0a4e6a1063ecAFragment = { id: string };

export type Document0a4e6a1063ecQueryVariables = Exact<{ [key: string]: never; }>;


export type Document0a4e6a1063ecQuery = { tasks: Array<{ id: string }> };

export type Documentac18ce4818d8TaskFragment = { id: string };

export type Documentac18ce4818d8QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentac18ce4818d8Query = { tasks: Array<{ id: string }> };

export type Documentfebd500f0ebaMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentfebd500f0ebaMutation = { addFile: { id: string } };

export type Document73657e12651cMutationVariables = Exact<{ [key: string]: never; }>;


export type Document73657e12651cMutation = { createStudent: { id: string, personalNumber: string | null, personalNumberKind: PersonalNumberKind | null } };

export type Document801995e94505MutationVariables = Exact<{ [key: string]: never; }>;


export type Document801995e94505Mutation = { resolveNotification: { message: string } };

export type Document44354a945439MutationVariables = Exact<{ [key: string]: never; }>;


export type Document44354a945439Mutation = { updateStudents: { changed: number } };

export type Document67a2ebbc622cMutationVariables = Exact<{ [key: string]: never; }>;


export type Document67a2ebbc622cMutation = { a: { id: string }, b: { id: string } };

export type Document43ef85f87953MutationVariables = Exact<{ [key: string]: never; }>;


export type Document43ef85f87953Mutation = { agreeOwnStudyPlan: { version: number, state: StudyPlanState | null, agreedAt: string | null, studentAgreedAt: string | null, items: Array<{ id: string, term: string | null, source: StudyPlanItemSource, course: { code: string } }> } };

export type Document7509fa8841afMutationVariables = Exact<{ [key: string]: never; }>;


export type Document7509fa8841afMutation = { changePassword: { message: string } };

export type Document6e581195cec9MutationVariables = Exact<{ [key: string]: never; }>;


export type Document6e581195cec9Mutation = { createCalendarSubscription: { url: string | null, subscription: { createdAt: string } } };

export type Document6aaa9e47e852MutationVariables = Exact<{ [key: string]: never; }>;


export type Document6aaa9e47e852Mutation = { createCalendarSubscription: { url: string | null } };

export type Document5e95c23bd955MutationVariables = Exact<{ [key: string]: never; }>;


export type Document5e95c23bd955Mutation = { createMyDocument: { code: string, createdBy: string } };

export type Documentee6a00c45be7MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentee6a00c45be7Mutation = { createMyDocument: { id: string } };

export type Documentfaaf9dbddb6fMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentfaaf9dbddb6fMutation = { createStudent: { id: string } };

export type Documentaf4b4e527a63MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentaf4b4e527a63Mutation = { createTask: { id: string } };

export type Document46388da1a9a5MutationVariables = Exact<{ [key: string]: never; }>;


export type Document46388da1a9a5Mutation = { createTask: { id: string } };

export type Document6eee8ba7507eMutationVariables = Exact<{ [key: string]: never; }>;


export type Document6eee8ba7507eMutation = { deleteCalendarSubscription: boolean };

export type Documentd10de3fca8d2MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentd10de3fca8d2Mutation = { deleteMyTasks: number };

export type Document7640fa1ef6c9MutationVariables = Exact<{ [key: string]: never; }>;


export type Document7640fa1ef6c9Mutation = { endOtherSessions: number };

export type Document2b42a93be5f4MutationVariables = Exact<{ [key: string]: never; }>;


export type Document2b42a93be5f4Mutation = { logout: boolean };

export type Documented3ac542d9a6MutationVariables = Exact<{ [key: string]: never; }>;


export type Documented3ac542d9a6Mutation = { sendTestMail: { message: string } };

export type Document6cbfc4cfb3deMutationVariables = Exact<{ [key: string]: never; }>;


export type Document6cbfc4cfb3deMutation = { setAplStatus:
    | { __typename: 'AplMoveConflict' }
    | { __typename: 'AplMoved' }
   };

export type Documentd918c9e2495bMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentd918c9e2495bMutation = { endTeacherEmployment: { work: { id: string } } };

export type Documenta0a0f84fdf8fMutationVariables = Exact<{ [key: string]: never; }>;


export type Documenta0a0f84fdf8fMutation = { updateImport: { id: string } };

export type Document0c21e845dffdMutationVariables = Exact<{ [key: string]: never; }>;


export type Document0c21e845dffdMutation = { addAplComment: { studentId: string } };

export type Documentdf8452b0a28cMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentdf8452b0a28cMutation = { addStudentComment: { commentHistory: Array<{ id: string }> } };

export type Documentc53bf8a16226MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentc53bf8a16226Mutation = { addFile: { id: string } };

export type Document658b9942ca15MutationVariables = Exact<{ [key: string]: never; }>;


export type Document658b9942ca15Mutation = { addFollowUp: { id: string, studentName: string, dueOn: string, note: string | null, assigneeId: string, createdBy: string, doneAt: string | null } };

export type Documentda5996e9eb03MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentda5996e9eb03Mutation = { addFollowUp: { id: string } };

export type Document40c2f9724536MutationVariables = Exact<{ [key: string]: never; }>;


export type Document40c2f9724536Mutation = { addMunicipality: { name: string } };

export type Documentb867440798f4MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentb867440798f4Mutation = { addSupervisor: { supervisors: Array<{ id: string, name: string, email: string | null }> } };

export type Documente1c40b2f45eaMutationVariables = Exact<{ [key: string]: never; }>;


export type Documente1c40b2f45eaMutation = { addSupervisor: { id: string } };

export type Document16ffbd629935MutationVariables = Exact<{ [key: string]: never; }>;


export type Document16ffbd629935Mutation = { addSupervisor: { supervisors: Array<{ id: string, name: string }> } };

export type Document67a0ad70426aMutationVariables = Exact<{ [key: string]: never; }>;


export type Document67a0ad70426aMutation = { addSupervisor: { supervisors: Array<{ id: string, version: number }> } };

export type Documentfc68bb9e012dMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentfc68bb9e012dMutation = { addSupervisor: { supervisors: Array<{ id: string }> } };

export type Documentb69e2b10ccf0MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentb69e2b10ccf0Mutation = { addWorkplaceAgreement: { agreements: Array<{ id: string }> } };

export type Documentd4786c42a70eMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentd4786c42a70eMutation = { addWorkplaceAgreement: { id: string, version: number, agreedUntil: string | null, agreementState: WorkplaceAgreementState, agreements: Array<{ id: string, version: number, validTo: string, note: string | null, filename: string | null }> } };

export type Document78398d75a7c8MutationVariables = Exact<{ [key: string]: never; }>;


export type Document78398d75a7c8Mutation = { addWorkplaceContact: { id: string, version: number } };

export type Document5ec2d3476c8bMutationVariables = Exact<{ [key: string]: never; }>;


export type Document5ec2d3476c8bMutation = { addWorkplaceContact: { id: string } };

export type Document89eac7d6f6abMutationVariables = Exact<{ [key: string]: never; }>;


export type Document89eac7d6f6abMutation = { anonymiseStudent: { id: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, education: Array<{ grade: string | null }>, commentHistory: Array<{ comment: string }> } };

export type Document78c07f3f04ffMutationVariables = Exact<{ [key: string]: never; }>;


export type Document78c07f3f04ffMutation = { anonymiseStudent: { id: string, name: string } };

export type Document9eac9f642e71MutationVariables = Exact<{ [key: string]: never; }>;


export type Document9eac9f642e71Mutation = { anonymiseStudent: { id: string } };

export type Documentdda11512f1f5MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentdda11512f1f5Mutation = { answerCorrection: { id: string, subject: CorrectionSubject, text: string, outcome: CorrectionOutcome | null, answer: string | null, answeredAt: string | null, answeredBy: string | null } };

export type Documentdb4973088e70MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentdb4973088e70Mutation = { answerCorrection: { id: string } };

export type Document011439bb6ee2MutationVariables = Exact<{ [key: string]: never; }>;


export type Document011439bb6ee2Mutation = { assessPlacementByLink: { studentName: string } };

export type Document3616a0b4362fMutationVariables = Exact<{ [key: string]: never; }>;


export type Document3616a0b4362fMutation = { assessPlacement: { id: string, version: number, weekdays: Array<number>, plannedHours: number, nextDue: PlacementDue | null, nextDueOn: string | null, isAssessmentMissing: boolean, courses: Array<{ enrollmentId: string, name: string }>, goals: Array<{ id: string, courseId: string, text: string, level: AssessmentLevel | null, comment: string | null }>, assessment: { version: number, text: string | null, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null } };

export type Document7df004c9f593MutationVariables = Exact<{ [key: string]: never; }>;


export type Document7df004c9f593Mutation = { assessPlacement: { id: string } };

export type Document7f44265135b2MutationVariables = Exact<{ [key: string]: never; }>;


export type Document7f44265135b2Mutation = { attachSignedAgreement: { id: string, version: number, state: PlacementState, agreedOn: string | null, nextDue: PlacementDue | null, awaitsOwnSignature: boolean, agreement: { version: number, workplace: string, plannedHours: number, courses: Array<string>, goals: Array<string>, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, signatures: Array<{ party: AgreementParty, name: string, address: string | null }> } | null } };

export type Document3c429b007abcMutationVariables = Exact<{ [key: string]: never; }>;


export type Document3c429b007abcMutation = { attachSignedAgreement: { id: string, version: number, state: PlacementState, agreedOn: string | null, nextDue: PlacementDue | null, awaitsOwnSignature: boolean, agreement: { version: number, workplace: string, plannedHours: number, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, signatures: Array<{ party: AgreementParty, name: string, address: string | null }> } | null } };

export type Document014aee3f717fMutationVariables = Exact<{ [key: string]: never; }>;


export type Document014aee3f717fMutation = { attachSignedAgreement: { id: string } };

export type Documentbbe90095a837MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentbbe90095a837Mutation = { attachSupervisorCertificate: { id: string } };

export type Document8efb0ddd7862MutationVariables = Exact<{ [key: string]: never; }>;


export type Document8efb0ddd7862Mutation = { attachWorkplaceAgreement: { id: string } };

export type Documenta61b20bfc306MutationVariables = Exact<{ [key: string]: never; }>;


export type Documenta61b20bfc306Mutation = { cancelExamOccasion: { version: number } };

export type Document52bf02bee314MutationVariables = Exact<{ [key: string]: never; }>;


export type Document52bf02bee314Mutation = { cancelExamOccasion: { waitingMails: number } };

export type Document63deadcfb9f1MutationVariables = Exact<{ [key: string]: never; }>;


export type Document63deadcfb9f1Mutation = { cancelJob: { id: string } };

export type Document409ad71f225bMutationVariables = Exact<{ [key: string]: never; }>;


export type Document409ad71f225bMutation = { changePassword: { token: string | null } };

export type Document0fd5d5d2b81eMutationVariables = Exact<{ [key: string]: never; }>;


export type Document0fd5d5d2b81eMutation = { chooseDefaultView: Array<{ id: string, isDefault: boolean }> };

export type Document66d6d3ef11f9MutationVariables = Exact<{ [key: string]: never; }>;


export type Document66d6d3ef11f9Mutation = { chooseDefaultView: Array<{ id: string }> };

export type Document0f5b3f0308feMutationVariables = Exact<{ [key: string]: never; }>;


export type Document0f5b3f0308feMutation = { commitImport: { id: string } };

export type Documentffbea6b398d4MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentffbea6b398d4Mutation = { commitWorkplaceImport: { id: string } };

export type Document5a48e09ba87aMutationVariables = Exact<{ [key: string]: never; }>;


export type Document5a48e09ba87aMutation = { commitWorkplaceImport: { state: WorkplaceImportState, mayUndo: boolean, planned: string | null, importedBy: string, rows: Array<{ workplaceId: string | null }> } };

export type Document99a5b95f1148MutationVariables = Exact<{ [key: string]: never; }>;


export type Document99a5b95f1148Mutation = { completeFollowUp: { doneAt: string | null } };

export type Document8374bd795612MutationVariables = Exact<{ [key: string]: never; }>;


export type Document8374bd795612Mutation = { completeFollowUp: { id: string, doneAt: string | null } };

export type Document91d576347ab0MutationVariables = Exact<{ [key: string]: never; }>;


export type Document91d576347ab0Mutation = { confirmPlacementWeek: { version: number, hours: number, confirmedBy: string | null } };

export type Documente034f81c0be3MutationVariables = Exact<{ [key: string]: never; }>;


export type Documente034f81c0be3Mutation = { confirmPlacementWeek: { version: number } };

export type Document6408c45d08bcMutationVariables = Exact<{ [key: string]: never; }>;


export type Document6408c45d08bcMutation = { confirmWeekByLink: { studentName: string } };

export type Documentce3f67e5c3bfMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentce3f67e5c3bfMutation = { copyPriceLists: Array<{ id: string, version: number, municipality: string, name: string, validFrom: string, validTo: string | null, paidPauseDays: number | null, rows: Array<{ category: PriceCategory | null, courseId: string | null, packageId: string | null, code: string | null, title: string | null, distance: boolean, basis: PriceBasis, amountOre: number, basePercent: number, paysFailed: boolean }> }> };

export type Document71ea0e3e8941MutationVariables = Exact<{ [key: string]: never; }>;


export type Document71ea0e3e8941Mutation = { correctEarnings: Array<{ id: string, amountOre: number, reason: string, municipality: string }> };

export type Documentae145872f9e7MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentae145872f9e7Mutation = { createCourseInstance: { id: string } };

export type Document6f05deffc942MutationVariables = Exact<{ [key: string]: never; }>;


export type Document6f05deffc942Mutation = { createCoursePackage: { id: string, points: number } };

export type Document283d11fe49ccMutationVariables = Exact<{ [key: string]: never; }>;


export type Document283d11fe49ccMutation = { createDocument: { id: string, type: DocumentType, code: string, sha256: string, size: number, filename: string, subject: string | null, fileId: string | null, createdBy: string, revokedAt: string | null } };

export type Documentb6496e6359ceMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentb6496e6359ceMutation = { createDocument: { id: string, code: string } };

export type Document3621d9845268MutationVariables = Exact<{ [key: string]: never; }>;


export type Document3621d9845268Mutation = { createDocument: { id: string } };

export type Document5549616c9955MutationVariables = Exact<{ [key: string]: never; }>;


export type Document5549616c9955Mutation = { createDocuments: { id: string, total: number } };

export type Document7e94125264d3MutationVariables = Exact<{ [key: string]: never; }>;


export type Document7e94125264d3Mutation = { createDocuments: { id: string } };

export type Document46fa29e611a0MutationVariables = Exact<{ [key: string]: never; }>;


export type Document46fa29e611a0Mutation = { createExamOccasion: { id: string, version: number } };

export type Documentfa17f2965820MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentfa17f2965820Mutation = { createExamOccasion: { id: string } };

export type Document913f51fe9769MutationVariables = Exact<{ [key: string]: never; }>;


export type Document913f51fe9769Mutation = { createExport: { id: string, filename: string } };

export type Document68b0e84dbe5bMutationVariables = Exact<{ [key: string]: never; }>;


export type Document68b0e84dbe5bMutation = { createExport: { id: string, rowCount: number | null } };

export type Document4a4cacad63e4MutationVariables = Exact<{ [key: string]: never; }>;


export type Document4a4cacad63e4Mutation = { createExport: { id: string } };

export type Documentaddb9593a604MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentaddb9593a604Mutation = { createMyDocument: { id: string } };

export type Documentd29e5134448fMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentd29e5134448fMutation = { createPackageEdition: { id: string } };

export type Document55e399515702MutationVariables = Exact<{ [key: string]: never; }>;


export type Document55e399515702Mutation = { createPlacementDocument: { id: string, type: DocumentType, filename: string } };

export type Document871ed51ba5ddMutationVariables = Exact<{ [key: string]: never; }>;


export type Document871ed51ba5ddMutation = { createPlacementDocument: { id: string } };

export type Document0ed2f64a3c7bMutationVariables = Exact<{ [key: string]: never; }>;


export type Document0ed2f64a3c7bMutation = { createPriceList: { id: string, version: number, municipality: string, name: string, validFrom: string, validTo: string | null, paidPauseDays: number | null, rows: Array<{ category: PriceCategory | null, courseId: string | null, packageId: string | null, code: string | null, title: string | null, distance: boolean, basis: PriceBasis, amountOre: number, basePercent: number, paysFailed: boolean }> } };

export type Document4f7cffa2f386MutationVariables = Exact<{ [key: string]: never; }>;


export type Document4f7cffa2f386Mutation = { createPriceList: { id: string } };

export type Documentbfb5f5525796MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentbfb5f5525796Mutation = { createSavedView: { id: string, version: number, name: string, address: string, sharedWith: Role | null, ownerName: string, isOwn: boolean, isDefault: boolean, columns: { hidden: Array<string>, order: Array<string>, widths: Array<{ key: string, width: number }> } | null, viewerMay: { change: boolean, share: boolean } } };

export type Documentb668a2ac3280MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentb668a2ac3280Mutation = { createSavedView: { id: string } };

export type Documentb76ca1428944MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentb76ca1428944Mutation = { createStudent: { id: string } };

export type Document0d5768a86020MutationVariables = Exact<{ [key: string]: never; }>;


export type Document0d5768a86020Mutation = { createStudyPlanDocument: { id: string, type: DocumentType, filename: string } };

export type Document52f0494bf503MutationVariables = Exact<{ [key: string]: never; }>;


export type Document52f0494bf503Mutation = { createStudyPlanDocument: { id: string } };

export type Documentc913e2020c1bMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentc913e2020c1bMutation = { createSupervisorLink: { id: string, supervisorLink: { sentTo: string, expiresOn: string, isLive: boolean } | null } };

export type Documentaf8cf878ba6eMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentaf8cf878ba6eMutation = { createSupervisorLink: { id: string } };

export type Documentb1201ff28f6fMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentb1201ff28f6fMutation = { createTask: { description: string } };

export type Document3b59290e4636MutationVariables = Exact<{ [key: string]: never; }>;


export type Document3b59290e4636Mutation = { createTask: { id: string } };

export type Document697f5349abf5MutationVariables = Exact<{ [key: string]: never; }>;


export type Document697f5349abf5Mutation = { createWorkplace: { id: string, version: number } };

export type Documentbefb2d28e45fMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentbefb2d28e45fMutation = { createWorkplace: { id: string } };

export type Document4c0ab7f2e6ceMutationVariables = Exact<{ [key: string]: never; }>;


export type Document4c0ab7f2e6ceMutation = { decideExam: { id: string } };

export type Document98def2c7e65fMutationVariables = Exact<{ [key: string]: never; }>;


export type Document98def2c7e65fMutation = { decideExams: Array<{ id: string }> };

export type Document6d836cb44820MutationVariables = Exact<{ [key: string]: never; }>;


export type Document6d836cb44820Mutation = { decideValidation: { version: number, scope: ValidationScope, points: number, basis: string, decidedByName: string, course: { code: string } } };

export type Document8477642fe949MutationVariables = Exact<{ [key: string]: never; }>;


export type Document8477642fe949Mutation = { decideValidation: { points: number } };

export type Documentb29d1a0a3930MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentb29d1a0a3930Mutation = { deleteExam: string };

export type Documentdde2438def1fMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentdde2438def1fMutation = { deleteFile: string };

export type Document365583b3453bMutationVariables = Exact<{ [key: string]: never; }>;


export type Document365583b3453bMutation = { deletePlacement: boolean };

export type Document9c07310fe4ecMutationVariables = Exact<{ [key: string]: never; }>;


export type Document9c07310fe4ecMutation = { deleteSavedView: string };

export type Document30abf84fc429MutationVariables = Exact<{ [key: string]: never; }>;


export type Document30abf84fc429Mutation = { deleteWorkplace: boolean };

export type Documentda8519d3b045MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentda8519d3b045Mutation = { endTeacherEmployment: { work: { employmentEndedOn: string | null, user: { active: boolean } } } };

export type Document30220dde0961MutationVariables = Exact<{ [key: string]: never; }>;


export type Document30220dde0961Mutation = { endStudent: { id: string, endDate: string | null, status: StudentStatus, education: Array<{ name: string, status: EnrollmentStatus | null }> } };

export type Document388797215bcbMutationVariables = Exact<{ [key: string]: never; }>;


export type Document388797215bcbMutation = { endStudent: { id: string } };

export type Documentef70d802e411MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentef70d802e411Mutation = { endUserSessions: number };

export type Document230937c2262bMutationVariables = Exact<{ [key: string]: never; }>;


export type Document230937c2262bMutation = { enrollMany: { id: string } };

export type Documenta26797316f66MutationVariables = Exact<{ [key: string]: never; }>;


export type Documenta26797316f66Mutation = { enrollOnPackage: { students: number, courses: number } };

export type Document6269240983c9MutationVariables = Exact<{ [key: string]: never; }>;


export type Document6269240983c9Mutation = { enrollStudent: { id: string } };

export type Documentf248a3724b27MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentf248a3724b27Mutation = { enrollStudent: { type: EducationType, name: string } };

export type Document1eb950c5519eMutationVariables = Exact<{ [key: string]: never; }>;


export type Document1eb950c5519eMutation = { changeEnrollments: { id: string } };

export type Document2424e4a4fad4MutationVariables = Exact<{ [key: string]: never; }>;


export type Document2424e4a4fad4Mutation = { erasePlacements: number };

export type Document249ad0dc8533MutationVariables = Exact<{ [key: string]: never; }>;


export type Document249ad0dc8533Mutation = { fillGrades: { group: { state: GradingState, missing: number, drafts: number, signed: number, corrections: number }, rows: Array<{ id: string, gradeId: string | null, state: GradeState, grade: string | null, kind: GradeKind, isBest: boolean | null, version: number, isRequired: boolean, date: string | null, examOn: string | null, examAttendance: ExamAttendance | null, examTeacher: { id: string } | null, correction: { reason: string, published: string } | null, others: Array<{ grade: string, kind: GradeKind, isBest: boolean }>, changes: Array<{ from: string | null, to: string | null, reason: string | null }>, viewerMay: { edit: boolean, sign: boolean, assign: boolean, unlock: boolean } }>, viewerMay: { sign: boolean, catalogue: boolean, unlock: boolean } } };

export type Document5985ff8b9556MutationVariables = Exact<{ [key: string]: never; }>;


export type Document5985ff8b9556Mutation = { forgetCourseAlias: string };

export type Document97e80cff2798MutationVariables = Exact<{ [key: string]: never; }>;


export type Document97e80cff2798Mutation = { freezePeriod: { id: string, month: string, kind: FreezeKind, totalOre: number, municipalities: Array<{ municipality: string, lines: number, linesOre: number, correctionsOre: number, totalOre: number, invoicedOre: number, status: EarningStatus, invoices: Array<{ id: string, amountOre: number, reference: string | null }> }> } };

export type Document078c50e75378MutationVariables = Exact<{ [key: string]: never; }>;


export type Document078c50e75378Mutation = { freezePeriod: { id: string, totalOre: number, municipalities: Array<{ municipality: string, totalOre: number }> } };

export type Documentd562735f6cd8MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentd562735f6cd8Mutation = { freezePeriod: { id: string, totalOre: number } };

export type Document1689334af185MutationVariables = Exact<{ [key: string]: never; }>;


export type Document1689334af185Mutation = { freezePeriod: { id: string } };

export type Documentae208ea3c223MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentae208ea3c223Mutation = { dropHeldImportRow: string };

export type Document1362263abdf8MutationVariables = Exact<{ [key: string]: never; }>;


export type Document1362263abdf8Mutation = { takeHeldImportRow: { id: string } };

export type Documenta2a874ea44c6MutationVariables = Exact<{ [key: string]: never; }>;


export type Documenta2a874ea44c6Mutation = { holdTalk: { id: string, nextDue: PlacementDue | null, nextDueOn: string | null, talks: Array<{ kind: TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }> } };

export type Document4b614d5ed41dMutationVariables = Exact<{ [key: string]: never; }>;


export type Document4b614d5ed41dMutation = { holdTalk: { id: string } };

export type Document89c6f525ec0fMutationVariables = Exact<{ [key: string]: never; }>;


export type Document89c6f525ec0fMutation = { linkStudentAccount: { id: string } };

export type Document83d1e0a726fdMutationVariables = Exact<{ [key: string]: never; }>;


export type Document83d1e0a726fdMutation = { login: { token: string, user: { userId: string, role: Role } } };

export type Document8872eec92c7aMutationVariables = Exact<{ [key: string]: never; }>;


export type Document8872eec92c7aMutation = { login: { user: { email: string } } };

export type Document526ac7bb450eMutationVariables = Exact<{ [key: string]: never; }>;


export type Document526ac7bb450eMutation = { markCommentsSeen: { studentId: string } };

export type Document79495f29e5e5MutationVariables = Exact<{ [key: string]: never; }>;


export type Document79495f29e5e5Mutation = { markInvoiced: { id: string, month: string, kind: FreezeKind, totalOre: number, municipalities: Array<{ municipality: string, lines: number, linesOre: number, correctionsOre: number, totalOre: number, invoicedOre: number, status: EarningStatus, invoices: Array<{ id: string, amountOre: number, reference: string | null }> }> } };

export type Documenta4a905e82207MutationVariables = Exact<{ [key: string]: never; }>;


export type Documenta4a905e82207Mutation = { markInvoiced: { municipalities: Array<{ status: EarningStatus, invoicedOre: number }> } };

export type Document4884ea5a560aMutationVariables = Exact<{ [key: string]: never; }>;


export type Document4884ea5a560aMutation = { markManyInvoiced: { municipalities: Array<{ municipality: string, status: EarningStatus, invoices: Array<{ amountOre: number, reference: string | null }> }> } };

export type Documentbc0c083aa53bMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentbc0c083aa53bMutation = { matchSafeNeeds: { matched: number, job: { id: string } | null } };

export type Documenta0b57869e615MutationVariables = Exact<{ [key: string]: never; }>;


export type Documenta0b57869e615Mutation = { mergeStudents: { id: string, name: string, phone: string | null, email: string | null, version: number, commentHistory: Array<{ comment: string }>, education: Array<{ name: string }> } };

export type Document1d52a0aca529MutationVariables = Exact<{ [key: string]: never; }>;


export type Document1d52a0aca529Mutation = { mergeStudents: { id: string } };

export type Document1961a3a30e9fMutationVariables = Exact<{ [key: string]: never; }>;


export type Document1961a3a30e9fMutation = { mergeWorkplaces: { agreedUntil: string | null, riskAssessedOn: string | null } };

export type Document27d005c31e7dMutationVariables = Exact<{ [key: string]: never; }>;


export type Document27d005c31e7dMutation = { mergeWorkplaces: { supervisors: Array<{ id: string, name: string, certificate: string | null }> } };

export type Document3077a4f2a8e8MutationVariables = Exact<{ [key: string]: never; }>;


export type Document3077a4f2a8e8Mutation = { mergeWorkplaces: { id: string, name: string, unit: string | null, city: string | null, supervisors: Array<{ id: string, name: string, phone: string | null }> } };

export type Document567bd22992e9MutationVariables = Exact<{ [key: string]: never; }>;


export type Document567bd22992e9Mutation = { mergeWorkplaces: { supervisors: Array<{ id: string, name: string, email: string | null }> } };

export type Document8703ac5b8462MutationVariables = Exact<{ [key: string]: never; }>;


export type Document8703ac5b8462Mutation = { mergeWorkplaces: { id: string } };

export type Document6aa395879e42MutationVariables = Exact<{ [key: string]: never; }>;


export type Document6aa395879e42Mutation = { messageParticipants: { id: string, sentAt: string, reached: number } };

export type Documentce201f218e38MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentce201f218e38Mutation = { messageParticipants: { reached: number } };

export type Documentbcecd26a6d53MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentbcecd26a6d53Mutation = { planPlacement: { id: string, version: number, state: PlacementState, plannedHours: number, nextDue: PlacementDue | null, nextDueOn: string | null, workplace: { name: string } } };

export type Documentf933d0fb052cMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentf933d0fb052cMutation = { planPlacement: { id: string, version: number, plannedHours: number } };

export type Documente804622ea670MutationVariables = Exact<{ [key: string]: never; }>;


export type Documente804622ea670Mutation = { planPlacement: { id: string, version: number, weekdays: Array<number>, plannedHours: number, nextDue: PlacementDue | null, nextDueOn: string | null, isAssessmentMissing: boolean, courses: Array<{ enrollmentId: string, name: string }>, goals: Array<{ id: string, courseId: string, text: string, level: AssessmentLevel | null, comment: string | null }>, assessment: { version: number, text: string | null, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null } };

export type Document28f1bd7f4e1bMutationVariables = Exact<{ [key: string]: never; }>;


export type Document28f1bd7f4e1bMutation = { planPlacement: { id: string, version: number } };

export type Document4c7dfca41964MutationVariables = Exact<{ [key: string]: never; }>;


export type Document4c7dfca41964Mutation = { planPlacement: { id: string } };

export type Documentb8fb7175ac3cMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentb8fb7175ac3cMutation = { planTalk: { id: string, nextDue: PlacementDue | null, nextDueOn: string | null, talks: Array<{ kind: TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }> } };

export type Documenta94715858b57MutationVariables = Exact<{ [key: string]: never; }>;


export type Documenta94715858b57Mutation = { planTalk: { id: string } };

export type Document9959d3753b56MutationVariables = Exact<{ [key: string]: never; }>;


export type Document9959d3753b56Mutation = { previewImport: { id: string } };

export type Documente80eb156aa6cMutationVariables = Exact<{ [key: string]: never; }>;


export type Documente80eb156aa6cMutation = { previewWorkplaceImport: { id: string } };

export type Documente2fe15368e7aMutationVariables = Exact<{ [key: string]: never; }>;


export type Documente2fe15368e7aMutation = { recordExam: { id: string } };

export type Documentf8bd579acae7MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentf8bd579acae7Mutation = { registerExam: { id: string } };

export type Documentb6ef1d1b26baMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentb6ef1d1b26baMutation = { removeEnrollment: { id: string } };

export type Documentb7b1dc44a628MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentb7b1dc44a628Mutation = { removeSupervisorCertificate: { supervisors: Array<{ certificate: string | null, version: number }> } };

export type Documentcab723648aadMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentcab723648aadMutation = { removeSupervisorCertificate: { id: string } };

export type Document418e6133fa02MutationVariables = Exact<{ [key: string]: never; }>;


export type Document418e6133fa02Mutation = { removeSupervisor: { id: string } };

export type Documentea52d8deb67eMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentea52d8deb67eMutation = { removeWorkplaceAgreement: { id: string, version: number, agreedUntil: string | null, agreementState: WorkplaceAgreementState, agreements: Array<{ id: string, version: number, validTo: string, note: string | null, filename: string | null }> } };

export type Document9f9c55792a19MutationVariables = Exact<{ [key: string]: never; }>;


export type Document9f9c55792a19Mutation = { removeWorkplaceAgreement: { id: string } };

export type Document901a29d613d9MutationVariables = Exact<{ [key: string]: never; }>;


export type Document901a29d613d9Mutation = { removeWorkplaceContact: string };

export type Documentfc8c474652d6MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentfc8c474652d6Mutation = { reportAbsenceByLink: { studentName: string } };

export type Document6eccd6a68356MutationVariables = Exact<{ [key: string]: never; }>;


export type Document6eccd6a68356Mutation = { reportIncident: { incidents: Array<{ kind: IncidentKind, text: string, createdBy: string }> } };

export type Document8addc77f7477MutationVariables = Exact<{ [key: string]: never; }>;


export type Document8addc77f7477Mutation = { reportIncident: { id: string } };

export type Document74dbfa221054MutationVariables = Exact<{ [key: string]: never; }>;


export type Document74dbfa221054Mutation = { reportPlacementHours: { version: number, hours: number, confirmedBy: string | null, reportedBy: string, days: Array<{ day: string, hours: number, absence: PlacementAbsence | null }> } };

export type Documente4be2fe65c7fMutationVariables = Exact<{ [key: string]: never; }>;


export type Documente4be2fe65c7fMutation = { reportPlacementHours: { hours: number } };

export type Documentc906b1a73900MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentc906b1a73900Mutation = { reportPlacementHours: { version: number } };

export type Documenta2a0fa6661c9MutationVariables = Exact<{ [key: string]: never; }>;


export type Documenta2a0fa6661c9Mutation = { reportToCsn: { id: string, rows: Array<{ enrollmentId: string, event: string }> } };

export type Document5c15d5f8c354MutationVariables = Exact<{ [key: string]: never; }>;


export type Document5c15d5f8c354Mutation = { reportToCsn: { id: string, rows: Array<{ isUnder20: boolean | null }> } };

export type Document1869a58eead7MutationVariables = Exact<{ [key: string]: never; }>;


export type Document1869a58eead7Mutation = { reportToCsn: { id: string, size: number } };

export type Document040d09971e5cMutationVariables = Exact<{ [key: string]: never; }>;


export type Document040d09971e5cMutation = { reportToCsn: { rows: Array<{ enrollmentId: string, event: string, change: string | null }> } };

export type Document940769e8e27cMutationVariables = Exact<{ [key: string]: never; }>;


export type Document940769e8e27cMutation = { reportToCsn: { rows: Array<{ event: string, eventOn: string | null, eventTo: string | null, change: string | null, grade: string | null }> } };

export type Document5ec1641612f7MutationVariables = Exact<{ [key: string]: never; }>;


export type Document5ec1641612f7Mutation = { reportToCsn: { size: number } };

export type Documentebf06a30cbcdMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentebf06a30cbcdMutation = { requestCorrection: { id: string, subject: CorrectionSubject, text: string, outcome: CorrectionOutcome | null, answer: string | null, answeredAt: string | null, answeredBy: string | null } };

export type Documentc888c97d8094MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentc888c97d8094Mutation = { requestCorrection: { id: string } };

export type Documentb11ae2c87af2MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentb11ae2c87af2Mutation = { resetNotification: { id: string } };

export type Document3d2b3c129398MutationVariables = Exact<{ [key: string]: never; }>;


export type Document3d2b3c129398Mutation = { resolveCourseName: { students: number } };

export type Documentdafadc3435b5MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentdafadc3435b5Mutation = { resolveNotification: { id: string } };

export type Document09e4919d7673MutationVariables = Exact<{ [key: string]: never; }>;


export type Document09e4919d7673Mutation = { resolveNotifications: number };

export type Documente67629a19b14MutationVariables = Exact<{ [key: string]: never; }>;


export type Documente67629a19b14Mutation = { restoreExamOccasion: { id: string } };

export type Documentbe8465eebd1cMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentbe8465eebd1cMutation = { restoreNotifications: number };

export type Document44d3db9cf994MutationVariables = Exact<{ [key: string]: never; }>;


export type Document44d3db9cf994Mutation = { restoreSavedView: { id: string, version: number, name: string, address: string, sharedWith: Role | null, ownerName: string, isOwn: boolean, isDefault: boolean, columns: { hidden: Array<string>, order: Array<string>, widths: Array<{ key: string, width: number }> } | null, viewerMay: { change: boolean, share: boolean } } };

export type Documentdbfc7633d505MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentdbfc7633d505Mutation = { restoreSavedView: { id: string } };

export type Documentda9da014bda1MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentda9da014bda1Mutation = { retireMunicipality: { name: string } };

export type Document8663e9cf5cd2MutationVariables = Exact<{ [key: string]: never; }>;


export type Document8663e9cf5cd2Mutation = { revokeDocument: { revokedReason: string | null } };

export type Documentdc3bbc6d25b4MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentdc3bbc6d25b4Mutation = { revokeSupervisorLink: { supervisorLink: { isLive: boolean } | null } };

export type Documentca1bb0362221MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentca1bb0362221Mutation = { revokeSupervisorLink: { id: string } };

export type Documentdd84d7e421e8MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentdd84d7e421e8Mutation = { saveDocumentToFiles: { fileId: string | null } };

export type Document6302100d0adaMutationVariables = Exact<{ [key: string]: never; }>;


export type Document6302100d0adaMutation = { saveMapping: { version: number, background: string | null, earlierStudies: string | null, supportNeeds: string | null, languages: string | null, updatedByName: string | null, viewerMay: { change: boolean } } };

export type Documente0fcd03a2b47MutationVariables = Exact<{ [key: string]: never; }>;


export type Documente0fcd03a2b47Mutation = { saveStudyPlan: { items: Array<{ validatedPoints: number | null, course: { code: string } }> } };

export type Documentb2109bee657fMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentb2109bee657fMutation = { saveStudyPlan: { version: number } };

export type Document97c5ab181be7MutationVariables = Exact<{ [key: string]: never; }>;


export type Document97c5ab181be7Mutation = { seeAssessment: { id: string, version: number, weekdays: Array<number>, plannedHours: number, nextDue: PlacementDue | null, nextDueOn: string | null, isAssessmentMissing: boolean, courses: Array<{ enrollmentId: string, name: string }>, goals: Array<{ id: string, courseId: string, text: string, level: AssessmentLevel | null, comment: string | null }>, assessment: { version: number, text: string | null, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null } };

export type Documente42ac19bb77dMutationVariables = Exact<{ [key: string]: never; }>;


export type Documente42ac19bb77dMutation = { seeAssessment: { id: string } };

export type Documentf8c3529ca40eMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentf8c3529ca40eMutation = { sendAgreement: { id: string, version: number, state: PlacementState, agreedOn: string | null, nextDue: PlacementDue | null, awaitsOwnSignature: boolean, agreement: { version: number, workplace: string, plannedHours: number, courses: Array<string>, goals: Array<string>, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, signatures: Array<{ party: AgreementParty, name: string, address: string | null }> } | null } };

export type Document7bf6b6a59f8eMutationVariables = Exact<{ [key: string]: never; }>;


export type Document7bf6b6a59f8eMutation = { sendAgreement: { id: string, version: number, state: PlacementState, agreedOn: string | null, nextDue: PlacementDue | null, awaitsOwnSignature: boolean, agreement: { version: number, workplace: string, plannedHours: number, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, signatures: Array<{ party: AgreementParty, name: string, address: string | null }> } | null } };

export type Documenteed73d1cf144MutationVariables = Exact<{ [key: string]: never; }>;


export type Documenteed73d1cf144Mutation = { sendAgreement: { id: string } };

export type Document0613eed703d2MutationVariables = Exact<{ [key: string]: never; }>;


export type Document0613eed703d2Mutation = { sendCancellationMails: { sent: number } };

export type Documentd408bd56158fMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentd408bd56158fMutation = { sendExamSummons: { withoutEmail: Array<string>, occasion: { bookings: Array<{ hasEmail: boolean | null }> } } };

export type Document7cfa8fee4ddcMutationVariables = Exact<{ [key: string]: never; }>;


export type Document7cfa8fee4ddcMutation = { sendExamSummons: { sent: number, withoutEmail: Array<string> } };

export type Document25c69b19bbc3MutationVariables = Exact<{ [key: string]: never; }>;


export type Document25c69b19bbc3Mutation = { sendExamSummons: { sent: number } };

export type Document0e8703d09e0bMutationVariables = Exact<{ [key: string]: never; }>;


export type Document0e8703d09e0bMutation = { sendOccasionMails: { waitingMails: number } };

export type Document1593c280cf09MutationVariables = Exact<{ [key: string]: never; }>;


export type Document1593c280cf09Mutation = { setAplStatus:
    | { __typename: 'AplMoveConflict', card: { id: string, name: string, aplStatus: AplStatus, aplStatusSince: string, movedAt: string, municipality: string | null, education: string | null, commentCount: number, unseenCount: number, isMine: boolean, isDue: boolean } }
    | { __typename: 'AplMoved', card: { id: string, name: string, aplStatus: AplStatus, aplStatusSince: string, movedAt: string, municipality: string | null, education: string | null, commentCount: number, unseenCount: number, isMine: boolean, isDue: boolean } }
   };

export type Document842feabdf166MutationVariables = Exact<{ [key: string]: never; }>;


export type Document842feabdf166Mutation = { setAplStatus:
    | { __typename: 'AplMoveConflict', card: { id: string, name: string, aplStatus: AplStatus, aplStatusSince: string, movedAt: string, municipality: string | null, education: string | null, isPackage: boolean, hasOngoingApl: boolean, commentCount: number, unseenCount: number, isMine: boolean, isDue: boolean } }
    | { __typename: 'AplMoved', card: { id: string, name: string, aplStatus: AplStatus, aplStatusSince: string, movedAt: string, municipality: string | null, education: string | null, isPackage: boolean, hasOngoingApl: boolean, commentCount: number, unseenCount: number, isMine: boolean, isDue: boolean } }
   };

export type Document52d6c5048930MutationVariables = Exact<{ [key: string]: never; }>;


export type Document52d6c5048930Mutation = { setAplStatus:
    | { card: { placement: { id: string } | null } }
    | Record<PropertyKey, never>
   };

export type Documentd2b5f2f1366fMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentd2b5f2f1366fMutation = { setAplStatus:
    | { card: { unseen: number } }
    | Record<PropertyKey, never>
   };

export type Document5f7b23c09fecMutationVariables = Exact<{ [key: string]: never; }>;


export type Document5f7b23c09fecMutation = { setAplStatus:
    | { __typename: 'AplMoveConflict', movedBy: string | null, movedAt: string | null, card: { id: string, aplStatus: AplStatus, aplStatusSince: string } }
    | { __typename: 'AplMoved', card: { id: string, aplStatus: AplStatus, aplStatusSince: string } }
   };

export type Documentafc276567cbeMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentafc276567cbeMutation = { setAplStatus:
    | { __typename: 'AplMoveConflict', card: { unseenCount: number, isDue: boolean, id: string, name: string, aplStatus: AplStatus, aplStatusSince: string, movedAt: string, municipality: string | null, education: string | null, commentCount: number, isMine: boolean } }
    | { __typename: 'AplMoved', card: { unseenCount: number, isDue: boolean, id: string, name: string, aplStatus: AplStatus, aplStatusSince: string, movedAt: string, municipality: string | null, education: string | null, commentCount: number, isMine: boolean } }
   };

type Documentafc276567cbeBoth_AplMoveConflict_Fragment = { card: { unseenCount: number, isDue: boolean, id: string, name: string, aplStatus: AplStatus, aplStatusSince: string, movedAt: string, municipality: string | null, education: string | null, commentCount: number, isMine: boolean } };

type Documentafc276567cbeBoth_AplMoved_Fragment = { card: { unseenCount: number, isDue: boolean, id: string, name: string, aplStatus: AplStatus, aplStatusSince: string, movedAt: string, municipality: string | null, education: string | null, commentCount: number, isMine: boolean } };

export type Documentafc276567cbeBothFragment =
  | Documentafc276567cbeBoth_AplMoveConflict_Fragment
  | Documentafc276567cbeBoth_AplMoved_Fragment
;

export type Documentafc276567cbeHalfFragment = { id: string, name: string, aplStatus: AplStatus, aplStatusSince: string, movedAt: string, municipality: string | null, education: string | null, commentCount: number, isMine: boolean };

export type Document511235fd3abeMutationVariables = Exact<{ [key: string]: never; }>;


export type Document511235fd3abeMutation = { setAplStatus:
    | { __typename: 'AplMoveConflict', card: { unseenCount: number, isDue: boolean, id: string, name: string, aplStatus: AplStatus, aplStatusSince: string, movedAt: string, municipality: string | null, education: string | null, isPackage: boolean, hasOngoingApl: boolean, commentCount: number, isMine: boolean } }
    | { __typename: 'AplMoved', card: { unseenCount: number, isDue: boolean, id: string, name: string, aplStatus: AplStatus, aplStatusSince: string, movedAt: string, municipality: string | null, education: string | null, isPackage: boolean, hasOngoingApl: boolean, commentCount: number, isMine: boolean } }
   };

type Document511235fd3abeBoth_AplMoveConflict_Fragment = { card: { unseenCount: number, isDue: boolean, id: string, name: string, aplStatus: AplStatus, aplStatusSince: string, movedAt: string, municipality: string | null, education: string | null, isPackage: boolean, hasOngoingApl: boolean, commentCount: number, isMine: boolean } };

type Document511235fd3abeBoth_AplMoved_Fragment = { card: { unseenCount: number, isDue: boolean, id: string, name: string, aplStatus: AplStatus, aplStatusSince: string, movedAt: string, municipality: string | null, education: string | null, isPackage: boolean, hasOngoingApl: boolean, commentCount: number, isMine: boolean } };

export type Document511235fd3abeBothFragment =
  | Document511235fd3abeBoth_AplMoveConflict_Fragment
  | Document511235fd3abeBoth_AplMoved_Fragment
;

export type Document511235fd3abeHalfFragment = { id: string, name: string, aplStatus: AplStatus, aplStatusSince: string, movedAt: string, municipality: string | null, education: string | null, isPackage: boolean, hasOngoingApl: boolean, commentCount: number, isMine: boolean };

export type Document5ba0df265039MutationVariables = Exact<{ [key: string]: never; }>;


export type Document5ba0df265039Mutation = { setAplStatus:
    | { __typename: 'AplMoveConflict' }
    | { __typename: 'AplMoved' }
   };

export type Document844a1aafd343MutationVariables = Exact<{ [key: string]: never; }>;


export type Document844a1aafd343Mutation = { setAplStatus:
    | { card: { id: string, commentCount: number, name: string } }
    | Record<PropertyKey, never>
   };

export type Documentaa1152f946b2MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentaa1152f946b2Mutation = { setAplStatuses: Array<
    | { __typename: 'AplMoveConflict', movedBy: string | null, card: { id: string, aplStatus: AplStatus } }
    | { __typename: 'AplMoved', card: { id: string, aplStatus: AplStatus, aplStatusSince: string, commentCount: number, placement: { id: string } | null } }
  > };

export type Document42ba80db89d1MutationVariables = Exact<{ [key: string]: never; }>;


export type Document42ba80db89d1Mutation = { setExamGrade: { id: string, state: GradeState, grade: string | null, kind: GradeKind } };

export type Document18d161df2919MutationVariables = Exact<{ [key: string]: never; }>;


export type Document18d161df2919Mutation = { setExamGrade: { id: string } };

export type Documentabd26b66e209MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentabd26b66e209Mutation = { setGrade: { id: string, version: number, state: GradeState, grade: string | null } };

export type Documentc973d43e4152MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentc973d43e4152Mutation = { setPlacementState: { id: string, state: PlacementState, endedOn: string | null, nextDue: PlacementDue | null, nextDueOn: string | null } };

export type Document86651175cc66MutationVariables = Exact<{ [key: string]: never; }>;


export type Document86651175cc66Mutation = { setPlacementState: { id: string, state: PlacementState, endedOn: string | null } };

export type Documentcaae5881bcc0MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentcaae5881bcc0Mutation = { setPlacementState: { id: string, version: number, state: PlacementState, agreedOn: string | null, stateReason: string | null, waivedReason: string | null, nextDue: PlacementDue | null } };

export type Documenta592bf5ebdd0MutationVariables = Exact<{ [key: string]: never; }>;


export type Documenta592bf5ebdd0Mutation = { setPlacementState: { id: string, version: number, state: PlacementState, agreedOn: string | null, nextDue: PlacementDue | null, awaitsOwnSignature: boolean, agreement: { version: number, workplace: string, plannedHours: number, courses: Array<string>, goals: Array<string>, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, signatures: Array<{ party: AgreementParty, name: string, address: string | null }> } | null } };

export type Document047f070b15d8MutationVariables = Exact<{ [key: string]: never; }>;


export type Document047f070b15d8Mutation = { setPlacementState: { id: string, version: number, state: PlacementState, agreedOn: string | null, nextDue: PlacementDue | null, awaitsOwnSignature: boolean, agreement: { version: number, workplace: string, plannedHours: number, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, signatures: Array<{ party: AgreementParty, name: string, address: string | null }> } | null } };

export type Document0ce31342e82cMutationVariables = Exact<{ [key: string]: never; }>;


export type Document0ce31342e82cMutation = { setPlacementState: { id: string } };

export type Documentd30b60649e06MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentd30b60649e06Mutation = { setUserRole: { id: string } };

export type Document124fcc59ac94MutationVariables = Exact<{ [key: string]: never; }>;


export type Document124fcc59ac94Mutation = { setUsersActive: Array<{ active: boolean, version: number }> };

export type Documentf3640180f401MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentf3640180f401Mutation = { setUsersActive: Array<{ id: string }> };

export type Document93cf4276752cMutationVariables = Exact<{ [key: string]: never; }>;


export type Document93cf4276752cMutation = { setWorkplaceState: { id: string } };

export type Document4af9e433c4a0MutationVariables = Exact<{ [key: string]: never; }>;


export type Document4af9e433c4a0Mutation = { signAgreementByLink: { agreement: { isSignedByWorkplace: boolean } | null } };

export type Document963c0996ad79MutationVariables = Exact<{ [key: string]: never; }>;


export type Document963c0996ad79Mutation = { signAgreementByLink: { studentName: string } };

export type Document375674e39ea8MutationVariables = Exact<{ [key: string]: never; }>;


export type Document375674e39ea8Mutation = { signAgreement: { id: string, version: number, state: PlacementState, agreedOn: string | null, nextDue: PlacementDue | null, awaitsOwnSignature: boolean, agreement: { version: number, workplace: string, plannedHours: number, courses: Array<string>, goals: Array<string>, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, signatures: Array<{ party: AgreementParty, name: string, address: string | null }> } | null } };

export type Documentfa2dc6eddacfMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentfa2dc6eddacfMutation = { signAgreement: { id: string, version: number, state: PlacementState, agreedOn: string | null, nextDue: PlacementDue | null, awaitsOwnSignature: boolean, agreement: { version: number, workplace: string, plannedHours: number, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, signatures: Array<{ party: AgreementParty, name: string, address: string | null }> } | null } };

export type Document7139adea3551MutationVariables = Exact<{ [key: string]: never; }>;


export type Document7139adea3551Mutation = { signAgreement: { id: string } };

export type Documente3c90e954895MutationVariables = Exact<{ [key: string]: never; }>;


export type Documente3c90e954895Mutation = { signGrades: { __typename: 'GradeSheet' } };

export type Document4c9fd596b950MutationVariables = Exact<{ [key: string]: never; }>;


export type Document4c9fd596b950Mutation = { signGrades: { group: { state: GradingState, missing: number, drafts: number, signed: number, corrections: number }, rows: Array<{ id: string, gradeId: string | null, state: GradeState, grade: string | null, kind: GradeKind, isBest: boolean | null, version: number, isRequired: boolean, date: string | null, examOn: string | null, examAttendance: ExamAttendance | null, examTeacher: { id: string } | null, correction: { reason: string, published: string } | null, others: Array<{ grade: string, kind: GradeKind, isBest: boolean }>, changes: Array<{ from: string | null, to: string | null, reason: string | null }>, viewerMay: { edit: boolean, sign: boolean, assign: boolean, unlock: boolean } }>, viewerMay: { sign: boolean, catalogue: boolean, unlock: boolean } } };

export type Documentced5d2426848MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentced5d2426848Mutation = { signOwnAgreement: { id: string, version: number, state: PlacementState, agreedOn: string | null, nextDue: PlacementDue | null, awaitsOwnSignature: boolean, agreement: { version: number, workplace: string, plannedHours: number, courses: Array<string>, goals: Array<string>, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, signatures: Array<{ party: AgreementParty, name: string, address: string | null }> } | null } };

export type Document8cc70e18055cMutationVariables = Exact<{ [key: string]: never; }>;


export type Document8cc70e18055cMutation = { signOwnAgreement: { id: string, version: number, state: PlacementState, agreedOn: string | null, nextDue: PlacementDue | null, awaitsOwnSignature: boolean, agreement: { version: number, workplace: string, plannedHours: number, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, signatures: Array<{ party: AgreementParty, name: string, address: string | null }> } | null } };

export type Documenta3bd9cba920cMutationVariables = Exact<{ [key: string]: never; }>;


export type Documenta3bd9cba920cMutation = { signOwnAgreement: { id: string } };

export type Document7c8cccc4c1e4MutationVariables = Exact<{ [key: string]: never; }>;


export type Document7c8cccc4c1e4Mutation = { skipFirstRunStep: Array<{ step: FirstRunStep, isDone: boolean, isSkipped: boolean }> };

export type Document3a5efee5e2dfMutationVariables = Exact<{ [key: string]: never; }>;


export type Document3a5efee5e2dfMutation = { skipFirstRunStep: Array<{ step: FirstRunStep }> };

export type Documentc07d4af5326cMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentc07d4af5326cMutation = { takeBackStudyPlanWish: { state: StudyPlanState | null } };

export type Document7888285e35a9MutationVariables = Exact<{ [key: string]: never; }>;


export type Document7888285e35a9Mutation = { undoEndStudent: { id: string, endDate: string | null } };

export type Document459c71d7cad3MutationVariables = Exact<{ [key: string]: never; }>;


export type Document459c71d7cad3Mutation = { undoEndStudent: { id: string } };

export type Documentd2ac77d4d3f5MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentd2ac77d4d3f5Mutation = { undoEnrollmentBatch: { id: string, mayUndo: boolean } };

export type Document48a705a2992bMutationVariables = Exact<{ [key: string]: never; }>;


export type Document48a705a2992bMutation = { undoEnrollmentBatch: { id: string } };

export type Document99e690dcb594MutationVariables = Exact<{ [key: string]: never; }>;


export type Document99e690dcb594Mutation = { undoEnrollmentBatch: { mayUndo: boolean } };

export type Document1237f7a9e0c2MutationVariables = Exact<{ [key: string]: never; }>;


export type Document1237f7a9e0c2Mutation = { undoExamDecisions: Array<{ id: string }> };

export type Documenta466193a5335MutationVariables = Exact<{ [key: string]: never; }>;


export type Documenta466193a5335Mutation = { undoImport: { id: string } };

export type Documentc19f7011069eMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentc19f7011069eMutation = { undoMatch: { id: string } };

export type Documente51d2e66b654MutationVariables = Exact<{ [key: string]: never; }>;


export type Documente51d2e66b654Mutation = { undoTeacherReplacement: { undoable: { id: string } | null } };

export type Document43e0c984a87dMutationVariables = Exact<{ [key: string]: never; }>;


export type Document43e0c984a87dMutation = { undoWorkplaceImport: { state: WorkplaceImportState } };

export type Document6ad78ef492c7MutationVariables = Exact<{ [key: string]: never; }>;


export type Document6ad78ef492c7Mutation = { updateCourseInstance: { id: string } };

export type Document1595a67f0a08MutationVariables = Exact<{ [key: string]: never; }>;


export type Document1595a67f0a08Mutation = { updateCourseInstance: { name: string } };

export type Document83e8b3c0db67MutationVariables = Exact<{ [key: string]: never; }>;


export type Document83e8b3c0db67Mutation = { updateCourseInstance: { startDate: string | null, endDate: string | null } };

export type Documenteb97522782fbMutationVariables = Exact<{ [key: string]: never; }>;


export type Documenteb97522782fbMutation = { updateCoursePackage: { version: number } };

export type Documentd7e0eb6f96b0MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentd7e0eb6f96b0Mutation = { updateEnrollment: { id: string } };

export type Documentaccce40fd8d8MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentaccce40fd8d8Mutation = { updateExam: { id: string } };

export type Document149db75d6d4cMutationVariables = Exact<{ [key: string]: never; }>;


export type Document149db75d6d4cMutation = { updateExamOccasion: { bookings: Array<{ summonedAt: string | null, warnings: Array<BookingWarning>, exam: { id: string } }> } };

export type Document8f1c3d533850MutationVariables = Exact<{ [key: string]: never; }>;


export type Document8f1c3d533850Mutation = { updateFollowUp: { id: string, version: number, dueOn: string, note: string | null } };

export type Document2dc3cd966feaMutationVariables = Exact<{ [key: string]: never; }>;


export type Document2dc3cd966feaMutation = { updateFollowUp: { note: string | null } };

export type Documenteddf61f75dffMutationVariables = Exact<{ [key: string]: never; }>;


export type Documenteddf61f75dffMutation = { updateImport: { id: string } };

export type Document4b4d5d55d634MutationVariables = Exact<{ [key: string]: never; }>;


export type Document4b4d5d55d634Mutation = { updateMunicipality: { name: string } };

export type Document49f76f04ca1eMutationVariables = Exact<{ [key: string]: never; }>;


export type Document49f76f04ca1eMutation = { updateMyProfile: { settings: { mutedNotifications: Array<NotificationKind> } } };

export type Document9d638dbeeeecMutationVariables = Exact<{ [key: string]: never; }>;


export type Document9d638dbeeeecMutation = { updatePlacement: { nextDue: PlacementDue | null, nextDueOn: string | null, talks: Array<{ kind: TalkKind, plannedOn: string | null, heldOn: string | null, version: number }> } };

export type Documentfe469591a53aMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentfe469591a53aMutation = { updatePlacement: { id: string, endDate: string } };

export type Document1848e2d72151MutationVariables = Exact<{ [key: string]: never; }>;


export type Document1848e2d72151Mutation = { updatePlacement: { id: string, plannedHours: number } };

export type Documentbfea4e2035f5MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentbfea4e2035f5Mutation = { updatePlacement: { id: string, version: number, state: PlacementState, agreedOn: string | null, nextDue: PlacementDue | null, awaitsOwnSignature: boolean, agreement: { version: number, workplace: string, plannedHours: number, courses: Array<string>, goals: Array<string>, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, signatures: Array<{ party: AgreementParty, name: string, address: string | null }> } | null } };

export type Document35b85ae44ff5MutationVariables = Exact<{ [key: string]: never; }>;


export type Document35b85ae44ff5Mutation = { updatePlacement: { id: string, version: number, state: PlacementState, agreedOn: string | null, nextDue: PlacementDue | null, awaitsOwnSignature: boolean, agreement: { version: number, workplace: string, plannedHours: number, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, signatures: Array<{ party: AgreementParty, name: string, address: string | null }> } | null } };

export type Document187f30ad81f8MutationVariables = Exact<{ [key: string]: never; }>;


export type Document187f30ad81f8Mutation = { updatePlacement: { id: string, version: number, weekdays: Array<number>, plannedHours: number, nextDue: PlacementDue | null, nextDueOn: string | null, isAssessmentMissing: boolean, courses: Array<{ enrollmentId: string, name: string }>, goals: Array<{ id: string, courseId: string, text: string, level: AssessmentLevel | null, comment: string | null }>, assessment: { version: number, text: string | null, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null } };

export type Document1f8631b5e18bMutationVariables = Exact<{ [key: string]: never; }>;


export type Document1f8631b5e18bMutation = { updatePlacement: { id: string } };

export type Documentb1aabf6924cdMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentb1aabf6924cdMutation = { updatePlacement: { version: number, plannedHours: number } };

export type Documentb125d36f2034MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentb125d36f2034Mutation = { updatePriceList: { id: string, version: number, municipality: string, name: string, validFrom: string, validTo: string | null, paidPauseDays: number | null, rows: Array<{ category: PriceCategory | null, courseId: string | null, packageId: string | null, code: string | null, title: string | null, distance: boolean, basis: PriceBasis, amountOre: number, basePercent: number, paysFailed: boolean }> } };

export type Documentb0240669b28dMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentb0240669b28dMutation = { updateSavedView: { id: string, version: number, name: string, address: string, sharedWith: Role | null, ownerName: string, isOwn: boolean, isDefault: boolean, columns: { hidden: Array<string>, order: Array<string>, widths: Array<{ key: string, width: number }> } | null, viewerMay: { change: boolean, share: boolean } } };

export type Documentf8dfa7e1b688MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentf8dfa7e1b688Mutation = { updateSavedView: { id: string } };

export type Document95e547542283MutationVariables = Exact<{ [key: string]: never; }>;


export type Document95e547542283Mutation = { updateSchoolSettings: { schoolName: string, schoolUnitCode: string | null, signatoryName: string | null, gradeDeadlineDays: number, inactivityDays: number, version: number } };

export type Document3fb289dc603fMutationVariables = Exact<{ [key: string]: never; }>;


export type Document3fb289dc603fMutation = { updateSchoolSettings: { examPaymentInfo: string | null } };

export type Documentc89975500341MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentc89975500341Mutation = { updateSchoolSettings: { version: number } };

export type Document662a825d7678MutationVariables = Exact<{ [key: string]: never; }>;


export type Document662a825d7678Mutation = { updateStudent: { id: string } };

export type Document3ac818c5c5aaMutationVariables = Exact<{ [key: string]: never; }>;


export type Document3ac818c5c5aaMutation = { updateStudents: { changed: number, ids: Array<string> } };

export type Document5388cf2895a4MutationVariables = Exact<{ [key: string]: never; }>;


export type Document5388cf2895a4Mutation = { updateSupervisor: { id: string } };

export type Document750923ea349eMutationVariables = Exact<{ [key: string]: never; }>;


export type Document750923ea349eMutation = { updateWorkplaceAgreement: { id: string, version: number, agreedUntil: string | null, agreementState: WorkplaceAgreementState, agreements: Array<{ id: string, version: number, validTo: string, note: string | null, filename: string | null }> } };

export type Document281c5507498cMutationVariables = Exact<{ [key: string]: never; }>;


export type Document281c5507498cMutation = { updateWorkplaceAgreement: { id: string } };

export type Document63aa925f58e7MutationVariables = Exact<{ [key: string]: never; }>;


export type Document63aa925f58e7Mutation = { updateWorkplaceContact: { id: string } };

export type Documentfedee11926a6MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentfedee11926a6Mutation = { updateWorkplaceContact: { version: number, note: string } };

export type Documentad44d9e2ae4dMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentad44d9e2ae4dMutation = { updateWorkplaceImport: { id: string } };

export type Documentb269f7ba0808MutationVariables = Exact<{ [key: string]: never; }>;


export type Documentb269f7ba0808Mutation = { updateWorkplace: { id: string } };

export type Document43fcd2133323MutationVariables = Exact<{ [key: string]: never; }>;


export type Document43fcd2133323Mutation = { updateWorkplace: { places: number } };

export type Document15d450a7c9f8MutationVariables = Exact<{ [key: string]: never; }>;


export type Document15d450a7c9f8Mutation = { uploadSignedAgreement: { id: string } };

export type Documentde6ea55d30ffMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentde6ea55d30ffMutation = { withdrawCsnReport: { id: string, size: number, withdrawal: { withdrawnBy: string, reason: string, reopened: number } | null } };

export type Document67e70b069ef7MutationVariables = Exact<{ [key: string]: never; }>;


export type Document67e70b069ef7Mutation = { withdrawExam: string };

export type Documentb90fa53e285dMutationVariables = Exact<{ [key: string]: never; }>;


export type Documentb90fa53e285dMutation = { withdrawInvoice: { id: string, month: string, kind: FreezeKind, totalOre: number, municipalities: Array<{ municipality: string, lines: number, linesOre: number, correctionsOre: number, totalOre: number, invoicedOre: number, status: EarningStatus, invoices: Array<{ id: string, amountOre: number, reference: string | null }> }> } };

export type Document3457546748b7MutationVariables = Exact<{ [key: string]: never; }>;


export type Document3457546748b7Mutation = { previewImport: { leavesOutHidden: boolean, summary: { new: number } } };

export type Documenta4a918cae90eQueryVariables = Exact<{ [key: string]: never; }>;


export type Documenta4a918cae90eQuery = { files: Array<{ id: string, filename: string, size: number, uploadedBy: string | null, viewerMayDelete: boolean }> };

export type Document5161c24cb13eQueryVariables = Exact<{ [key: string]: never; }>;


export type Document5161c24cb13eQuery = { files: Array<{ id: string, uploadedBy: string | null, viewerMayDelete: boolean }> };

export type Document68a7ba6455ecQueryVariables = Exact<{ [key: string]: never; }>;


export type Document68a7ba6455ecQuery = { job: { id: string } | null };

export type Documentcee77e6947faQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentcee77e6947faQuery = { student: { previousNumbers: Array<string> | null } | null };

export type Documentdef0662639deQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentdef0662639deQuery = { documentPreview: { sheet: { blocks: Array<{ table: { rows: Array<Array<string>> } | null }> } | null } };

export type Document5baec8f84582QueryVariables = Exact<{ [key: string]: never; }>;


export type Document5baec8f84582Query = { documentSubjects: { nodes: Array<{ label: string }> } };

export type Document02788112d1cfQueryVariables = Exact<{ [key: string]: never; }>;


export type Document02788112d1cfQuery = { previewEnrollMany: { refused: Array<{ examples: Array<string> }> } };

export type Documentb5178edddf5dQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentb5178edddf5dQuery = { previewEnrollmentChange: { refused: Array<{ examples: Array<string> }>, warnings: Array<{ examples: Array<string> }> } };

export type Documentc412f45dfe4fQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentc412f45dfe4fQuery = { exams: { totalCount: number, nextCursor: string | null, nodes: Array<{ id: string, name: string, status: ExamStatus, requestedMonth: Month, comment: string | null, withheld: Array<string>, personalNumber: string | null, viewerMay: { decide: boolean, delete: boolean, withdraw: boolean } }> } };

export type Document6e617a24e6e6QueryVariables = Exact<{ [key: string]: never; }>;


export type Document6e617a24e6e6Query = { exams: { totalCount: number, nextCursor: string | null, nodes: Array<{ id: string, name: string, status: ExamStatus, requestedMonth: Month, comment: string | null, withheld: Array<string>, personalNumber: string | null, viewerMay: { decide: boolean, delete: boolean } }> } };

export type Documentc06d2b638317QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentc06d2b638317Query = { findStudents: { found: Array<{ id: string, personalNumber: string | null }> } };

export type Document4ca0809cd712QueryVariables = Exact<{ [key: string]: never; }>;


export type Document4ca0809cd712Query = { documentSubjects: { nodes: Array<{ id: string, detail: string | null }> } };

export type Document4bbbc25465b3QueryVariables = Exact<{ [key: string]: never; }>;


export type Document4bbbc25465b3Query = { student: { name: string } | null };

export type Document9843d671d644QueryVariables = Exact<{ [key: string]: never; }>;


export type Document9843d671d644Query = { student: { education: Array<{ grade: string | null, isGradeDraft: boolean }> } | null };

export type Documenta8b95b36f41bQueryVariables = Exact<{ [key: string]: never; }>;


export type Documenta8b95b36f41bQuery = { student: { education: Array<{ id: string }>, commentHistory: Array<{ id: string }>, statusHistory: Array<{ status: EnrollmentStatus | null }> } | null };

export type Document28a075255780QueryVariables = Exact<{ [key: string]: never; }>;


export type Document28a075255780Query = { me: { email: string } };

export type Documentebb5b52ca5daQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentebb5b52ca5daQuery = { students: { nodes: Array<{ id: string, personalNumberKind: PersonalNumberKind | null, viewerMay: { edit: boolean } }> } };

export type Document9689ad2f097cQueryVariables = Exact<{ [key: string]: never; }>;


export type Document9689ad2f097cQuery = { me: { userId: string, email: string } };

export type Document9689ad2f097cFFragment = { userId: string, email: string };

export type Document1ba663ab5541QueryVariables = Exact<{ [key: string]: never; }>;


export type Document1ba663ab5541Query = { student: { id: string } | null };

export type Document56420516c166QueryVariables = Exact<{ [key: string]: never; }>;


export type Document56420516c166Query = { students: { totalCount: number } };

export type Document3a3e8c8c4a34QueryVariables = Exact<{ [key: string]: never; }>;


export type Document3a3e8c8c4a34Query = { s: { description: string | null } };

export type Document3a3e8c8c4a34FFragment = { s: { description: string | null } };

export type Documentb846c489d96dQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentb846c489d96dQuery = { students: { totalCount: number } };

export type Document3e11c602ff67QueryVariables = Exact<{ [key: string]: never; }>;


export type Document3e11c602ff67Query = { students: { nodes: Array<{ id: string, name: string }> } };

export type Document2f6fde9ebdecQueryVariables = Exact<{ [key: string]: never; }>;


export type Document2f6fde9ebdecQuery = { student: { name: string } | null };

export type Document306b99fb479eQueryVariables = Exact<{ [key: string]: never; }>;


export type Document306b99fb479eQuery = { b: { __typename: 'Board', cards: Array<{ __typename: 'BoardCard', id: string, name: string, aplStatus: AplStatus, aplStatusSince: string, movedAt: string, municipality: string | null, education: string | null, commentCount: number, unseenCount: number, isMine: boolean, isDue: boolean, own: boolean }> } };

export type Document306b99fb479eFFragment = { __typename: 'BoardCard', id: string, name: string, aplStatus: AplStatus, aplStatusSince: string, movedAt: string, municipality: string | null, education: string | null, commentCount: number, unseenCount: number, isMine: boolean, isDue: boolean, own: boolean };

export type Document3a77b098bfa4QueryVariables = Exact<{ [key: string]: never; }>;


export type Document3a77b098bfa4Query = { b: { __typename: 'Board', cards: Array<{ __typename: 'BoardCard', id: string, name: string, aplStatus: AplStatus, aplStatusSince: string, movedAt: string, municipality: string | null, education: string | null, isPackage: boolean, hasOngoingApl: boolean, commentCount: number, unseenCount: number, isMine: boolean, isDue: boolean, own: boolean }> } };

export type Document3a77b098bfa4FFragment = { __typename: 'BoardCard', id: string, name: string, aplStatus: AplStatus, aplStatusSince: string, movedAt: string, municipality: string | null, education: string | null, isPackage: boolean, hasOngoingApl: boolean, commentCount: number, unseenCount: number, isMine: boolean, isDue: boolean, own: boolean };

export type Document0d07fb7eb64aQueryVariables = Exact<{ [key: string]: never; }>;


export type Document0d07fb7eb64aQuery = { courseMatching: { nodes: Array<{ studentId: string }> } };

export type Documentc4d7256ac0ceQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentc4d7256ac0ceQuery = { enrollmentBatches: Array<{ id: string, kind: EnrollmentBatchKind, mayUndo: boolean }> };

export type Document404bb9bde3e4QueryVariables = Exact<{ [key: string]: never; }>;


export type Document404bb9bde3e4Query = { enrollmentBatches: Array<{ id: string, kind: EnrollmentBatchKind, title: string, size: number, plans: number, wishes: number, mayUndo: boolean }> };

export type Document8b00fad8d6e9QueryVariables = Exact<{ [key: string]: never; }>;


export type Document8b00fad8d6e9Query = { student: { id: string } | null };

export type Documentb125710b2017QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentb125710b2017Query = { studentList: { totalCount: number } };

export type Document0f17ed2875e2QueryVariables = Exact<{ [key: string]: never; }>;


export type Document0f17ed2875e2Query = { verifyDocument: { valid: boolean } | null };

export type Document7c6fded9b274QueryVariables = Exact<{ [key: string]: never; }>;


export type Document7c6fded9b274Query = { openExamOccasions: Array<{ id: string, placesLeft: number | null }> };

export type Documentc6ba674f0cd0QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentc6ba674f0cd0Query = { ownExamTerms: { feeOre: number, feeExemptReason: string | null, howToPay: string | null } };

export type Document6b6793a398c5QueryVariables = Exact<{ [key: string]: never; }>;


export type Document6b6793a398c5Query = { ownExamTerms: { isStudying: boolean, registeredMonths: Array<Month> } };

export type Document623a1fa0fd2aQueryVariables = Exact<{ [key: string]: never; }>;


export type Document623a1fa0fd2aQuery = { courseWaiting: { totalCount: number } };

export type Document5e53f1a8be40QueryVariables = Exact<{ [key: string]: never; }>;


export type Document5e53f1a8be40Query = { examFees: { fees: Array<{ examId: string, feeOre: number, exemptReason: string | null }> }, documentPreview: { sheet: { blocks: Array<{ paragraphs: Array<string> }> } | null } };

export type Document919ea246e2a6QueryVariables = Exact<{ [key: string]: never; }>;


export type Document919ea246e2a6Query = { board: { cards: Array<{ id: string, placement: { isDone: boolean, isAssessmentMissing: boolean, isAgreementMissing: boolean } | null }> } };

export type Document1c18a1bf3a94QueryVariables = Exact<{ [key: string]: never; }>;


export type Document1c18a1bf3a94Query = { board: { cards: Array<{ id: string, commentCount: number, placement: { id: string, workplace: string, nextDue: PlacementDue, hoursRequired: number | null } | null }> } };

export type Document2685319c97f9QueryVariables = Exact<{ [key: string]: never; }>;


export type Document2685319c97f9Query = { board: { cards: Array<{ id: string, name: string }> } };

export type Document3329a8295b74QueryVariables = Exact<{ [key: string]: never; }>;


export type Document3329a8295b74Query = { board: { cards: Array<{ id: string, placement: { id: string, workplace: string, nextDue: PlacementDue } | null }> } };

export type Document18c29ba3752eQueryVariables = Exact<{ [key: string]: never; }>;


export type Document18c29ba3752eQuery = { board: { cards: Array<{ id: string, placement: { workplace: string, branches: Array<Branch>, isAgreementMissing: boolean, isBehind: boolean, hoursReported: number, hoursRequired: number | null, nextDue: PlacementDue } | null }> } };

export type Document31fb6e9ce882QueryVariables = Exact<{ [key: string]: never; }>;


export type Document31fb6e9ce882Query = { courseInstances: { nodes: Array<{ ungraded: number, gradesSignedAt: string | null }> } };

export type Documentd0500c53348fQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentd0500c53348fQuery = { enrollments: { totalCount: number, nodes: Array<{ id: string }> } };

export type Document7bf2c8cb584fQueryVariables = Exact<{ [key: string]: never; }>;


export type Document7bf2c8cb584fQuery = { students: { totalCount: number, nodes: Array<{ id: string }> } };

export type Document41a688000b62QueryVariables = Exact<{ [key: string]: never; }>;


export type Document41a688000b62Query = { students: { totalCount: number, nodes: Array<{ name: string }> } };

export type Document5381981b0efcQueryVariables = Exact<{ [key: string]: never; }>;


export type Document5381981b0efcQuery = { students: { nodes: Array<{ id: string }> } };

export type Documentf9f970c4b780QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentf9f970c4b780Query = { asksForReason: boolean };

export type Documentab42d8998194QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentab42d8998194Query = { correctionRequests: Array<{ id: string }> };

export type Document241801d86351QueryVariables = Exact<{ [key: string]: never; }>;


export type Document241801d86351Query = { course: { catalogue: { points: number | null, rules: { requiredPoints: number | null, programmePoints: number | null, freePoints: number | null, passedPoints: number | null } | null } | null } | null };

export type Document7ee4a037ee36QueryVariables = Exact<{ [key: string]: never; }>;


export type Document7ee4a037ee36Query = { course: { id: string, courseName: string, teacher: { id: string, username: string } | null, students: Array<{ id: string, name: string }> } | null };

export type Documente8d80fcef478QueryVariables = Exact<{ [key: string]: never; }>;


export type Documente8d80fcef478Query = { course: { id: string } | null };

export type Document17e057255b0cQueryVariables = Exact<{ [key: string]: never; }>;


export type Document17e057255b0cQuery = { course: { students: Array<{ fileCount: number | null, startDate: string | null }>, catalogue: { code: string | null, system: CourseSystem | null, isArchived: boolean, instances: Array<{ id: string, status: CourseInstanceStatus, admitted: number }>, courses: Array<{ id: string }>, partOf: Array<{ name: string }> } | null } | null };

export type Document84f2c34804c4QueryVariables = Exact<{ [key: string]: never; }>;


export type Document84f2c34804c4Query = { course: { students: Array<{ name: string, status: EnrollmentStatus | null, grade: string | null }>, instance: { courseId: string, courseName: string, startDate: string | null, endDate: string | null, pacePercent: number, capacity: number | null, admitted: number, status: CourseInstanceStatus, gradesSignedAt: string | null, viewerMay: { grade: boolean, administer: boolean } } | null } | null };

export type Documentaaddad92dfe5QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentaaddad92dfe5Query = { course: { students: Array<{ name: string, status: EnrollmentStatus | null, grade: string | null }>, instance: { courseId: string, courseName: string, startDate: string | null, endDate: string | null, pacePercent: number, capacity: number | null, status: CourseInstanceStatus, gradesSignedAt: string | null, viewerMay: { grade: boolean, administer: boolean } } | null } | null };

export type Document5040e48cbe94QueryVariables = Exact<{ [key: string]: never; }>;


export type Document5040e48cbe94Query = { course: { timeline: Array<{ text: string, by: string | null, link: string | null }> } | null };

export type Documente780b520c87eQueryVariables = Exact<{ [key: string]: never; }>;


export type Documente780b520c87eQuery = { course: { timeline: Array<{ text: string, by: string | null }> } | null };

export type Documente000f7be1601QueryVariables = Exact<{ [key: string]: never; }>;


export type Documente000f7be1601Query = { course: { type: EducationType | null, viewerMay: { edit: boolean, plan: boolean, enroll: boolean } } | null };

export type Document3cc5d1f5206cQueryVariables = Exact<{ [key: string]: never; }>;


export type Document3cc5d1f5206cQuery = { courseInstanceCancellation: { students: number, begun: number, untouched: number, mailable: number, returning: number, targets: Array<{ id: string, name: string, freePlaces: number | null }> } };

export type Document88b7003b3c0aQueryVariables = Exact<{ [key: string]: never; }>;


export type Document88b7003b3c0aQuery = { courseInstanceCancellation: { students: number, begun: number, untouched: number, mailable: number, targets: Array<{ id: string, name: string, freePlaces: number | null }> } };

export type Document5ab6133d4dfeQueryVariables = Exact<{ [key: string]: never; }>;


export type Document5ab6133d4dfeQuery = { courseInstanceCancellation: { students: number, begun: number, untouched: number, mailable: number, withProtectedData: number, returning: number, targets: Array<{ id: string, name: string, freePlaces: number | null }> } };

export type Document340101493a36QueryVariables = Exact<{ [key: string]: never; }>;


export type Document340101493a36Query = { courseInstanceCancellation: { students: number, begun: number, untouched: number, mailable: number, withProtectedData: number, returning: number, waitingMails: number, targets: Array<{ id: string, name: string, freePlaces: number | null }> } };

export type Documenta012b1581930QueryVariables = Exact<{ [key: string]: never; }>;


export type Documenta012b1581930Query = { courseInstanceCancellation: { students: number, mailable: number, withProtectedData: number } };

export type Document057a7a8b11b7QueryVariables = Exact<{ [key: string]: never; }>;


export type Document057a7a8b11b7Query = { courseInstanceCancellation: { students: number, returning: number } };

export type Document82221a9a22cdQueryVariables = Exact<{ [key: string]: never; }>;


export type Document82221a9a22cdQuery = { courseInstanceCancellation: { waitingMails: number } };

export type Document80ecfec8dd3cQueryVariables = Exact<{ [key: string]: never; }>;


export type Document80ecfec8dd3cQuery = { coursePackage: { id: string, version: number, name: string, code: string | null, points: number, optionalPoints: number, weeks: number, courseCount: number, edition: number, activeStudents: number, keptBecause: string | null, follows: { id: string } | null, followedBy: { id: string } | null, warnings: Array<{ code: string, message: string }>, courses: Array<{ choiceGroup: string | null, hasApl: boolean, course: { id: string, code: string } }> } | null };

export type Document3938e17f8e39QueryVariables = Exact<{ [key: string]: never; }>;


export type Document3938e17f8e39Query = { courseWaiting: { totalCount: number, students: Array<{ name: string, earliestOn: string }> } };

export type Document230b90a9a539QueryVariables = Exact<{ [key: string]: never; }>;


export type Document230b90a9a539Query = { csnReport: { id: string } | null };

export type Document418743115f14QueryVariables = Exact<{ [key: string]: never; }>;


export type Document418743115f14Query = { csnReport: { size: number } | null };

export type Documentb0526afa727fQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentb0526afa727fQuery = { details:
    | { id: string, type: string, title: string, studentCount: number }
    | Record<PropertyKey, never>
   | null };

export type Document9521d3daab01QueryVariables = Exact<{ [key: string]: never; }>;


export type Document9521d3daab01Query = { earningDeviations: Array<{ enrollmentId: string, differenceOre: number }> };

export type Document796c85a88621QueryVariables = Exact<{ [key: string]: never; }>;


export type Document796c85a88621Query = { earningDeviations: Array<{ enrollmentId: string, frozenOre: number, nowOre: number, differenceOre: number }> };

export type Documentc1cbbc5e2c2eQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentc1cbbc5e2c2eQuery = { earningDeviations: Array<{ enrollmentId: string }> };

export type Document5c71b764ba32QueryVariables = Exact<{ [key: string]: never; }>;


export type Document5c71b764ba32Query = { enrollment: { id: string } | null };

export type Documentad7553cc2105QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentad7553cc2105Query = { enrollment: { lastActivityOn: string | null, csnReportedAt: string | null } | null };

export type Document69cf8cc6776bQueryVariables = Exact<{ [key: string]: never; }>;


export type Document69cf8cc6776bQuery = { file: { id: string } | null };

export type Documented34f3f09e86QueryVariables = Exact<{ [key: string]: never; }>;


export type Documented34f3f09e86Query = { files: Array<{ id: string }> };

export type Documentb32c63542e91QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentb32c63542e91Query = { followUpAssignees: Array<{ id: string, name: string, role: Role }> };

export type Documentbf66421a3708QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentbf66421a3708Query = { followUpAssignees: Array<{ name: string }> };

export type Document1c4e47577779QueryVariables = Exact<{ [key: string]: never; }>;


export type Document1c4e47577779Query = { gy25Proposal: { unchanged: number, replacements: Array<{ course: { code: string }, proposals: Array<{ id: string, code: string }> }> } };

export type Document72e87485bcbaQueryVariables = Exact<{ [key: string]: never; }>;


export type Document72e87485bcbaQuery = { gy25Proposal: { unchanged: number } };

export type Document501219626d2bQueryVariables = Exact<{ [key: string]: never; }>;


export type Document501219626d2bQuery = { importBatch: { columns: Array<{ header: string, field: ImportField | null, doubt: string | null }> } | null };

export type Document0da8e72bd969QueryVariables = Exact<{ [key: string]: never; }>;


export type Document0da8e72bd969Query = { importBatch: { filename: string, state: ImportState, mayCommit: boolean, mayUndo: boolean, keepExistingWhenEmpty: boolean, columns: Array<{ index: number, header: string, field: ImportField | null, samples: Array<string> }>, rows: Array<{ row: number, name: string | null, cells: Array<string | null>, outcome: ImportOutcome, changes: Array<{ field: ImportField, before: string | null, after: string | null }> }>, wrong: Array<{ row: number }>, fresh: Array<{ row: number }>, rest: Array<{ row: number }> } | null };

export type Document68fa48567e11QueryVariables = Exact<{ [key: string]: never; }>;


export type Document68fa48567e11Query = { importBatch: { filename: string, state: ImportState, mayCommit: boolean, mayUndo: boolean, keepExistingWhenEmpty: boolean, columns: Array<{ index: number, header: string, field: ImportField | null, samples: Array<string> }>, summary: { new: number, changed: number, unchanged: number, invalid: number, duplicates: number }, rows: Array<{ row: number, outcome: ImportOutcome, name: string | null, cells: Array<string | null>, studentId: string | null, isProtected: boolean, errors: Array<{ column: string | null, value: string | null, message: string, warning: boolean }>, changes: Array<{ field: ImportField, before: string | null, after: string | null }> }> } | null };

export type Document805c0137bc44QueryVariables = Exact<{ [key: string]: never; }>;


export type Document805c0137bc44Query = { importBatch: { id: string } | null };

export type Documentc3c116dd49f7QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentc3c116dd49f7Query = { importBatch: { mayCommit: boolean } | null };

export type Documentff131532e955QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentff131532e955Query = { importBatch: { mayUndo: boolean, undoRefusal: string | null } | null };

export type Document407e6d6681dfQueryVariables = Exact<{ [key: string]: never; }>;


export type Document407e6d6681dfQuery = { importBatch: { mayUndo: boolean } | null };

export type Document6faae0115842QueryVariables = Exact<{ [key: string]: never; }>;


export type Document6faae0115842Query = { importBatch: { rows: Array<{ errors: Array<{ message: string }> }> } | null };

export type Documentaf5aac8c9c77QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentaf5aac8c9c77Query = { importBatch: { rows: Array<{ row: number, outcome: ImportOutcome, choices: Array<ImportDecision>, decision: ImportDecision | null }>, summary: { conflicts: number } } | null };

export type Document5b4b940a6e5bQueryVariables = Exact<{ [key: string]: never; }>;


export type Document5b4b940a6e5bQuery = { importBatch: { sheet: string | null, skipped: string | null, columns: Array<{ header: string, field: ImportField | null }> } | null };

export type Document147f6dda6541QueryVariables = Exact<{ [key: string]: never; }>;


export type Document147f6dda6541Query = { importBatch: { uploadId: string | null } | null };

export type Document35134c731a58QueryVariables = Exact<{ [key: string]: never; }>;


export type Document35134c731a58Query = { issuedDocument: { id: string } | null };

export type Document6e5cac37b867QueryVariables = Exact<{ [key: string]: never; }>;


export type Document6e5cac37b867Query = { job: { state: JobState, result: Record<string, unknown> | null, message: string | null } | null };

export type Document2ad6900ac94eQueryVariables = Exact<{ [key: string]: never; }>;


export type Document2ad6900ac94eQuery = { job: { state: JobState, result: Record<string, unknown> | null } | null };

export type Document6515faf8f5dbQueryVariables = Exact<{ [key: string]: never; }>;


export type Document6515faf8f5dbQuery = { job: { state: JobState } | null };

export type Documentaddc7929fb46QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentaddc7929fb46Query = { listExport: { id: string } | null };

export type Document570929ffe641QueryVariables = Exact<{ [key: string]: never; }>;


export type Document570929ffe641Query = { occasionSummonses: Array<{ subject: string }> };

export type Documentf958ca376a06QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentf958ca376a06Query = { ownCourse: { id: string, courseName: string, startDate: string | null, endDate: string | null, status: EnrollmentStatus | null, grade: string | null, instance: { name: string, teacherName: string | null, location: string | null, municipality: string | null, pacePercent: number, status: CourseInstanceStatus } | null, messages: Array<{ subject: string, text: string, sentBy: string }>, documents: Array<{ type: DocumentType }> } | null };

export type Documente76652b535bbQueryVariables = Exact<{ [key: string]: never; }>;


export type Documente76652b535bbQuery = { ownCourse: { id: string } | null };

export type Document89b183325fb2QueryVariables = Exact<{ [key: string]: never; }>;


export type Document89b183325fb2Query = { participantMessagePreview: { participants: number, reached: number, withoutEmail: number, withProtectedData: number } };

export type Documentfc8974f734ceQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentfc8974f734ceQuery = { participantMessagePreview: { reached: number } };

export type Documente9daae9a071cQueryVariables = Exact<{ [key: string]: never; }>;


export type Documente9daae9a071cQuery = { placement: { agreement: { text: { intro: string, heading: string, terms: Array<string> } } | null } };

export type Document6f7e488e7e4dQueryVariables = Exact<{ [key: string]: never; }>;


export type Document6f7e488e7e4dQuery = { placement: { id: string, nextDue: PlacementDue | null, nextDueOn: string | null, talks: Array<{ kind: TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }> } };

export type Documentef3580108ee6QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentef3580108ee6Query = { placement: { id: string, version: number, state: PlacementState, agreedOn: string | null, nextDue: PlacementDue | null, awaitsOwnSignature: boolean, agreement: { version: number, workplace: string, plannedHours: number, courses: Array<string>, goals: Array<string>, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, signatures: Array<{ party: AgreementParty, name: string, address: string | null }> } | null } };

export type Document8fa69e395c27QueryVariables = Exact<{ [key: string]: never; }>;


export type Document8fa69e395c27Query = { placement: { id: string, version: number, state: PlacementState, agreedOn: string | null, nextDue: PlacementDue | null, awaitsOwnSignature: boolean, agreement: { version: number, workplace: string, plannedHours: number, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, signatures: Array<{ party: AgreementParty, name: string, address: string | null }> } | null } };

export type Documentd2f48c4b0a66QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentd2f48c4b0a66Query = { placement: { id: string, version: number, weekdays: Array<number>, plannedHours: number, nextDue: PlacementDue | null, nextDueOn: string | null, isAssessmentMissing: boolean, courses: Array<{ enrollmentId: string, name: string }>, goals: Array<{ id: string, courseId: string, text: string, level: AssessmentLevel | null, comment: string | null }>, assessment: { version: number, text: string | null, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null } };

export type Document85940c9b2274QueryVariables = Exact<{ [key: string]: never; }>;


export type Document85940c9b2274Query = { placement: { incidents: Array<{ text: string }> } };

export type Document23ae9321d6a8QueryVariables = Exact<{ [key: string]: never; }>;


export type Document23ae9321d6a8Query = { placement: { studentId: string } };

export type Document274aaeec0a09QueryVariables = Exact<{ [key: string]: never; }>;


export type Document274aaeec0a09Query = { placement: { supervisor: { id: string } | null } };

export type Document3bf19a07159dQueryVariables = Exact<{ [key: string]: never; }>;


export type Document3bf19a07159dQuery = { placement: { supervisorLink: { sentTo: string } | null } };

export type Documentaf369c73f9f2QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentaf369c73f9f2Query = { placement: { workplace: { id: string } } };

export type Document0c2979dd32fdQueryVariables = Exact<{ [key: string]: never; }>;


export type Document0c2979dd32fdQuery = { placementCourses: { courses: Array<{ enrollmentId: string, name: string, hasPlacement: boolean, usedGoals: Array<string> }> } };

export type Document09349efc9f5eQueryVariables = Exact<{ [key: string]: never; }>;


export type Document09349efc9f5eQuery = { placementCourses: { courses: Array<{ name: string }> } };

export type Document4c51a92fd2b4QueryVariables = Exact<{ [key: string]: never; }>;


export type Document4c51a92fd2b4Query = { placementHours: { reported: number, weeks: Array<{ hours: number }> } };

export type Documentfcdf53a01399QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentfcdf53a01399Query = { placementHours: { required: number | null, reported: number, weeks: Array<{ hours: number }> } };

export type Document1ad57d8208bbQueryVariables = Exact<{ [key: string]: never; }>;


export type Document1ad57d8208bbQuery = { placementHours: { required: number | null } };

export type Documentc0eaa65a95f5QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentc0eaa65a95f5Query = { placements: { totalCount: number } };

export type Document28e4ba521e9cQueryVariables = Exact<{ [key: string]: never; }>;


export type Document28e4ba521e9cQuery = { proposePlaces: { basis: string } };

export type Document88d6959a665fQueryVariables = Exact<{ [key: string]: never; }>;


export type Document88d6959a665fQuery = { proposePlaces: { basis: string, startDate: string, endDate: string, proposals: Array<{ startDate: string, endDate: string, free: number, reasons: Array<string>, workplace: { id: string } }> } };

export type Document620e2fd1b68dQueryVariables = Exact<{ [key: string]: never; }>;


export type Document620e2fd1b68dQuery = { student: { education: Array<{ grade: string | null, version: number }> } | null };

export type Document4f7a7891d955QueryVariables = Exact<{ [key: string]: never; }>;


export type Document4f7a7891d955Query = { student: { id: string, name: string } | null };

export type Documentf6989f650d5aQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentf6989f650d5aQuery = { student: { id: string } | null };

export type Documentb13c72bd73dcQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentb13c72bd73dcQuery = { student: { name: string, education: Array<{ name: string }> } | null };

export type Document4928e71e4604QueryVariables = Exact<{ [key: string]: never; }>;


export type Document4928e71e4604Query = { student: { name: string } | null };

export type Documentec62a1bcfcc6QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentec62a1bcfcc6Query = { student: { personalNumber: string | null, previousNumbers: Array<string> | null } | null };

export type Document9c7bcb9b534bQueryVariables = Exact<{ [key: string]: never; }>;


export type Document9c7bcb9b534bQuery = { studentGrades: Array<{ grade: string, isBest: boolean }> };

export type Document7a563353fb90QueryVariables = Exact<{ [key: string]: never; }>;


export type Document7a563353fb90Query = { studentGrades: Array<{ grade: string, kind: GradeKind, isBest: boolean }> };

export type Document2fd7ae589f47QueryVariables = Exact<{ [key: string]: never; }>;


export type Document2fd7ae589f47Query = { studentGrades: Array<{ id: string }> };

export type Document800b65baefe7QueryVariables = Exact<{ [key: string]: never; }>;


export type Document800b65baefe7Query = { studentGrades: Array<{ points: number | null, grade: string }> };

export type Documente2dee7e7485fQueryVariables = Exact<{ [key: string]: never; }>;


export type Documente2dee7e7485fQuery = { studentHistory: Array<{ id: string }> };

export type Document4be594b0ef2eQueryVariables = Exact<{ [key: string]: never; }>;


export type Document4be594b0ef2eQuery = { studyPlan: { items: Array<{ source: StudyPlanItemSource, course: { code: string } }> }, checkStudyPlan: { requirements: Array<{ missing: number }> } };

export type Documentd3098202fc81QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentd3098202fc81Query = { supervisorCertificate: { filename: string } };

export type Document41edb638f785QueryVariables = Exact<{ [key: string]: never; }>;


export type Document41edb638f785Query = { teacherDetail: { undoable: { replacement: { username: string } } | null } | null };

export type Document6688034729c4QueryVariables = Exact<{ [key: string]: never; }>;


export type Document6688034729c4Query = { user: { id: string } | null };

export type Documente8ae988f550eQueryVariables = Exact<{ [key: string]: never; }>;


export type Documente8ae988f550eQuery = { user: { lastSeenAt: string | null } | null };

export type Document85cb5d5dd498QueryVariables = Exact<{ [key: string]: never; }>;


export type Document85cb5d5dd498Query = { workplace: { name: string } };

export type Document946532c6152eQueryVariables = Exact<{ [key: string]: never; }>;


export type Document946532c6152eQuery = { workplaceAgreementFile: { filename: string } };

export type Document82d86ff3fe88QueryVariables = Exact<{ [key: string]: never; }>;


export type Document82d86ff3fe88Query = { workplaceImport: { id: string } };

export type Documenta5a6a380e6f7QueryVariables = Exact<{ [key: string]: never; }>;


export type Documenta5a6a380e6f7Query = { workplaceImport: { rows: Array<{ errors: Array<{ suggestions: Array<string> | null }> }> } };

export type Documentd98caf4c5842QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentd98caf4c5842Query = { workplaceImport: { rows: Array<{ row: number, outcome: WorkplaceImportOutcome, errors: Array<{ message: string }> }> } };

export type Documentd822f05c400eQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentd822f05c400eQuery = { proposePlaces: { basis: string, startDate: string, endDate: string, proposals: Array<{ startDate: string, endDate: string, free: number, reasons: Array<string>, workplace: { id: string } }> } };

export type Documentfa211f9fb420QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentfa211f9fb420Query = { anonymisePreview: { mentions: Array<{ id: string, kind: MentionKind, text: string, writtenBy: string | null, studentId: string | null, studentName: string | null }> } };

export type Document9a303520939bQueryVariables = Exact<{ [key: string]: never; }>;


export type Document9a303520939bQuery = { anonymisePreview: { mentions: Array<{ id: string, kind: MentionKind, text: string }> } };

export type Document360152ac2046QueryVariables = Exact<{ [key: string]: never; }>;


export type Document360152ac2046Query = { anonymisePreview: { mentions: Array<{ id: string }> } };

export type Documentfc2f16f1cb8fQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentfc2f16f1cb8fQuery = { calendar: { marks: Array<{ courseInstanceId: string }> } };

export type Document6ad0af8f1ca2QueryVariables = Exact<{ [key: string]: never; }>;


export type Document6ad0af8f1ca2Query = { calendar: { occasions: Array<{ id: string, bookings: Array<{ hasEmail: boolean | null, exam: { id: string } }> }> } };

export type Documentaf38b12431d0QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentaf38b12431d0Query = { calendar: { undatedCount: number, occasions: Array<{ id: string, version: number, heldOn: string, startsAt: string | null, endsAt: string | null, room: string | null, part: ExamPart | null, capacity: number | null, invigilator: string | null, teacherId: string | null, isCancelled: boolean, cancelledReason: string | null, note: string | null, warnings: Array<OccasionWarning>, courses: Array<{ name: string }>, viewerMay: { edit: boolean, book: boolean, cancel: boolean }, bookings: Array<{ attendance: ExamAttendance | null, idChecked: boolean | null, summonedAt: string | null, warnings: Array<BookingWarning>, exam: { id: string, studentName: string, course: string, requestedMonth: Month, requestedYear: number, status: ExamStatus, municipality: string | null, paymentDate: string | null, materialReceived: boolean | null, isFeeExempt: boolean | null } }> }>, undated: Array<{ id: string, studentName: string, requestedMonth: Month, requestedYear: number, status: ExamStatus }>, marks: Array<{ layer: CalendarLayer, day: string, name: string }>, viewerMay: { create: boolean } } };

export type Documentec6a8ccaee8cQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentec6a8ccaee8cQuery = { calendar: { occasions: Array<{ id: string }> } };

export type Document365e96676c88QueryVariables = Exact<{ [key: string]: never; }>;


export type Document365e96676c88Query = { catalogueCourses: { totalCount: number, nodes: Array<{ id: string, version: number, code: string, name: string, points: number | null, status: CourseStatus, keptBecause: string | null, students: number, equivalents: Array<{ id: string, code: string }>, warnings: Array<{ code: string }> }> } };

export type Documentc0ea2f44ce33QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentc0ea2f44ce33Query = { competenceGaps: Array<{ course: string }> };

export type Documente7e31b1a5ae4QueryVariables = Exact<{ [key: string]: never; }>;


export type Documente7e31b1a5ae4Query = { competenceGaps: Array<{ subject: string, teachesSubject: boolean }> };

export type Document51434dc19009QueryVariables = Exact<{ [key: string]: never; }>;


export type Document51434dc19009Query = { courseInstanceDates: { following: number, left: Array<{ code: string, count: number, examples: Array<string> }> } };

export type Document847e216a03b0QueryVariables = Exact<{ [key: string]: never; }>;


export type Document847e216a03b0Query = { courseInstanceDates: { following: number } };

export type Documentcb9f575ad37dQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentcb9f575ad37dQuery = { courseInstanceSeries: Array<{ startDate: string, endDate: string, weeks: number, teacherPeakPercent: number | null }> };

export type Documentf69d8cdc723eQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentf69d8cdc723eQuery = { courseInstanceSeries: Array<{ startDate: string }> };

export type Documentd8edcdb80837QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentd8edcdb80837Query = { courseInstances: { totalCount: number, nodes: Array<{ id: string, version: number, name: string, startDate: string | null, endDate: string | null, weeks: number | null, pacePercent: number, studyForm: StudyForm, location: string | null, capacity: number | null, status: CourseInstanceStatus, planning: CourseInstanceStatus, admitted: number, started: number, droppedOut: number, graded: number, ungraded: number, gradesDueOn: string | null, ownGradesDueOn: string | null, teacherId: string | null, teacherName: string | null, teacherPeakPercent: number | null, seriesId: string | null, viewerMay: { edit: boolean, delete: boolean, cancel: boolean, reopen: boolean } }> } };

export type Document92ea611e6b68QueryVariables = Exact<{ [key: string]: never; }>;


export type Document92ea611e6b68Query = { courseInstances: { nodes: Array<{ status: CourseInstanceStatus, teacherPeakPercent: number | null }> } };

export type Document0c48f5baf26aQueryVariables = Exact<{ [key: string]: never; }>;


export type Document0c48f5baf26aQuery = { coursePackages: { nodes: Array<{ name: string, courseCount: number }> } };

export type Documentf0ae69cd154eQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentf0ae69cd154eQuery = { coursePackages: { nodes: Array<{ name: string, points: number, courseCount: number }> } };

export type Document1d0725c70092QueryVariables = Exact<{ [key: string]: never; }>;


export type Document1d0725c70092Query = { courseStatistics: { current: { participants: number } } };

export type Document7386236ade3eQueryVariables = Exact<{ [key: string]: never; }>;


export type Document7386236ade3eQuery = { startStatistics: Array<{ count: number }> };

export type Documentb52b498ca846QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentb52b498ca846Query = { courseStatistics: { current: { participants: number, students: number } }, groupStatistics: Array<{ participants: number }> };

export type Document9fa839ce595fQueryVariables = Exact<{ [key: string]: never; }>;


export type Document9fa839ce595fQuery = { documentPreview: { problem: { path: string } | null, entries: Array<{ id: string, chosen: boolean }> } };

export type Document389da4990cf1QueryVariables = Exact<{ [key: string]: never; }>;


export type Document389da4990cf1Query = { documentPreview: { problem: { path: string } | null } };

export type Documentb785fb934043QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentb785fb934043Query = { documentPreview: { sheet: { blocks: Array<{ facts: Array<{ label: string, value: string | null }> }> } | null } };

export type Document9b64a023e7b6QueryVariables = Exact<{ [key: string]: never; }>;


export type Document9b64a023e7b6Query = { documentPreview: { warnings: Array<string>, problem: { path: string, message: string } | null, entries: Array<{ id: string, label: string, chosen: boolean }>, sheet: { title: string, subject: string, language: DocumentLanguage, signatoryName: string | null, signatoryTitle: string | null, placeAndDate: string, schoolDetails: Array<string>, blocks: Array<{ paragraphs: Array<string>, facts: Array<{ label: string, value: string | null }>, table: { rows: Array<Array<string>>, columns: Array<{ header: string }> } | null }> } | null } };

export type Documenta699ef817651QueryVariables = Exact<{ [key: string]: never; }>;


export type Documenta699ef817651Query = { documentPreview: { warnings: Array<string> } };

export type Document1695246c229eQueryVariables = Exact<{ [key: string]: never; }>;


export type Document1695246c229eQuery = { documentSubjects: { nodes: Array<{ id: string, detail: string | null }> } };

export type Document3024d18a8418QueryVariables = Exact<{ [key: string]: never; }>;


export type Document3024d18a8418Query = { documentSubjects: { nodes: Array<{ id: string }> } };

export type Document9f70acb5abfaQueryVariables = Exact<{ [key: string]: never; }>;


export type Document9f70acb5abfaQuery = { documentSubjects: { totalCount: number, nodes: Array<{ id: string, label: string, detail: string | null }> } };

export type Documentb193d711192cQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentb193d711192cQuery = { earningExplanation: { earnedOre: number, steps: Array<{ label: string, detail: string | null, amountOre: number | null, counts: boolean }> } };

export type Document68e42b85e69cQueryVariables = Exact<{ [key: string]: never; }>;


export type Document68e42b85e69cQuery = { earningLines: { nodes: Array<{ enrollmentId: string, totalOre: number | null }> } };

export type Document13056fc36f94QueryVariables = Exact<{ [key: string]: never; }>;


export type Document13056fc36f94Query = { earningLines: { totalCount: number, nodes: Array<{ enrollmentId: string, studentName: string, title: string, totalOre: number | null, baseShareOre: number | null, resultShareOre: number | null, baseOre: number, resultOre: number, earnedOre: number, unitOre: number | null, grade: string | null, status: EarningStatus, problem: EarningProblemKind | null }> } };

export type Document3b7e40d9786fQueryVariables = Exact<{ [key: string]: never; }>;


export type Document3b7e40d9786fQuery = { earnings: { cards: { baseOre: number, resultOre: number } } };

export type Documente68213591fa9QueryVariables = Exact<{ [key: string]: never; }>;


export type Documente68213591fa9Query = { earnings: { cards: { earnedOre: number }, compared: { from: string, to: string, earnedOre: number } | null, groups: Array<{ municipality: string, title: string | null, enrollments: number, earnedOre: number, comparedOre: number | null, status: EarningStatus }> } };

export type Document1725c9bbec62QueryVariables = Exact<{ [key: string]: never; }>;


export type Document1725c9bbec62Query = { earnings: { from: string, to: string, through: string, frozenMonths: Array<string>, cards: { earnedOre: number, baseOre: number, resultOre: number, correctionsOre: number, invoiceableOre: number, remainingResultOre: number, remainingCount: number, riskOre: number, riskCount: number }, groups: Array<{ municipality: string, courseId: string | null, packageId: string | null, code: string | null, title: string | null, enrollments: number, baseOre: number, resultOre: number, earnedOre: number, remainingResultOre: number, riskOre: number, status: EarningStatus }>, problems: Array<{ kind: EarningProblemKind, municipality: string | null, courses: number, enrollments: number, titles: Array<string> }> } };

export type Document136405df2328QueryVariables = Exact<{ [key: string]: never; }>;


export type Document136405df2328Query = { earnings: { frozenMonths: Array<string>, cards: { earnedOre: number, baseOre: number, correctionsOre: number, invoiceableOre: number }, groups: Array<{ municipality: string, earnedOre: number, correctionsOre: number, status: EarningStatus }> } };

export type Documentcec8141d512cQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentcec8141d512cQuery = { educationList: { totalCount: number, nodes: Array<{ type: EducationType, name: string, code: string | null, points: number | null }> } };

export type Document478e447bfdcdQueryVariables = Exact<{ [key: string]: never; }>;


export type Document478e447bfdcdQuery = { endStudentPreview: { droppedOut: Array<string>, notStarted: Array<string>, awaitingGrade: Array<string>, planned: number, wishes: number, placements: Array<string> } };

export type Documentd992f11509b2QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentd992f11509b2Query = { endStudentPreview: { droppedOut: Array<string>, notStarted: Array<string>, awaitingGrade: Array<string>, planned: number, wishes: number } };

export type Documenta097ab309699QueryVariables = Exact<{ [key: string]: never; }>;


export type Documenta097ab309699Query = { endStudentPreview: { planned: number } };

export type Documentaa07cfe828c6QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentaa07cfe828c6Query = { previewEnrollMany: { total: number, accepted: number, refused: Array<{ code: string, count: number }> } };

export type Documentfde48047f154QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentfde48047f154Query = { previewEnrollOnPackage: { isPossible: boolean } };

export type Document80658bf3e94eQueryVariables = Exact<{ [key: string]: never; }>;


export type Document80658bf3e94eQuery = { previewEnrollOnPackage: { startDate: string, endDate: string | null, isPossible: boolean, problems: Array<{ code: string, message: string, count: number, examples: Array<string> }>, extendedDates: Array<{ studentId: string, startDateBefore: string | null, startDate: string | null, endDateBefore: string | null, endDate: string | null }>, courses: Array<{ startDate: string, endDate: string | null, students: number, course: { code: string }, instance: { id: string, teacher: string | null, seatsLeft: number | null } | null, instances: Array<{ id: string }>, leftOut: Array<{ code: string, message: string, count: number, examples: Array<string> }>, problems: Array<{ code: string, message: string, count: number, examples: Array<string> }>, warnings: Array<{ code: string, message: string, count: number, examples: Array<string> }> }> } };

export type Document7c2c0410d872QueryVariables = Exact<{ [key: string]: never; }>;


export type Document7c2c0410d872Query = { previewEnrollmentChange: { total: number, accepted: number, warnings: Array<{ code: string, message: string, count: number, examples: Array<string> }> } };

export type Document931c822b3f7aQueryVariables = Exact<{ [key: string]: never; }>;


export type Document931c822b3f7aQuery = { previewEnrollmentChange: { accepted: number, refused: Array<{ code: string, count: number }>, warnings: Array<{ code: string, message: string, count: number }>, ownDays: Array<{ enrollmentId: string, effectiveOn: string }> } };

export type Document1c962a32547aQueryVariables = Exact<{ [key: string]: never; }>;


export type Document1c962a32547aQuery = { enrollments: { nodes: Array<{ id: string }> } };

export type Document4f5be4472687QueryVariables = Exact<{ [key: string]: never; }>;


export type Document4f5be4472687Query = { enrollments: { nodes: Array<{ status: EnrollmentStatus | null }> } };

export type Document231072d8221dQueryVariables = Exact<{ [key: string]: never; }>;


export type Document231072d8221dQuery = { enrollments: { nodes: Array<{ student: { name: string } }> } };

export type Document4868185205bdQueryVariables = Exact<{ [key: string]: never; }>;


export type Document4868185205bdQuery = { enrollments: { totalCount: number, nodes: Array<{ id: string }> } };

export type Document76f23c79370bQueryVariables = Exact<{ [key: string]: never; }>;


export type Document76f23c79370bQuery = { enrollments: { totalCount: number } };

export type Documentfc9b4296434aQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentfc9b4296434aQuery = { exams: { nodes: Array<{ feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null }> } };

export type Document076c072b21e3QueryVariables = Exact<{ [key: string]: never; }>;


export type Document076c072b21e3Query = { exams: { nodes: Array<{ id: string }> } };

export type Document64951ece3270QueryVariables = Exact<{ [key: string]: never; }>;


export type Document64951ece3270Query = { findStudents: { unknown: Array<string>, found: Array<{ id: string }> } };

export type Documenteec9a90ef445QueryVariables = Exact<{ [key: string]: never; }>;


export type Documenteec9a90ef445Query = { freePlaces: { totalCount: number, nodes: Array<{ free: number, spans: Array<{ startDate: string, endDate: string, free: number }> }> } };

export type Documentac676644b24fQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentac676644b24fQuery = { freePlaces: { nodes: Array<{ places: number, free: number, workplace: { id: string } }> } };

export type Document4777cd3b725cQueryVariables = Exact<{ [key: string]: never; }>;


export type Document4777cd3b725cQuery = { freePlaces: { totalCount: number, nodes: Array<{ free: number }> } };

export type Document4cb38b2220beQueryVariables = Exact<{ [key: string]: never; }>;


export type Document4cb38b2220beQuery = { freezePreview: { lines: number, totalOre: number, mayBeFinal: boolean, frozen: FreezeKind | null, ungradedCount: number, droppedCount: number, unconfirmedCount: number, problemCount: number, ungraded: Array<{ enrollmentId: string, amountOre: number }>, dropped: Array<{ enrollmentId: string, amountOre: number }>, unconfirmed: Array<{ enrollmentId: string, on: string | null, amountOre: number }>, deviations: Array<{ month: string, count: number, differenceOre: number }> } };

export type Documentaf494a56897cQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentaf494a56897cQuery = { gradeSheet: { dateTo: string } };

export type Document4531abc5f87dQueryVariables = Exact<{ [key: string]: never; }>;


export type Document4531abc5f87dQuery = { gradeSheet: { values: Array<string>, group: { points: number | null } } };

export type Documente3427f54c719QueryVariables = Exact<{ [key: string]: never; }>;


export type Documente3427f54c719Query = { gradeSheet: { group: { state: GradingState, missing: number, drafts: number, signed: number, corrections: number }, rows: Array<{ id: string, gradeId: string | null, state: GradeState, grade: string | null, kind: GradeKind, isBest: boolean | null, version: number, isRequired: boolean, date: string | null, examOn: string | null, examAttendance: ExamAttendance | null, examTeacher: { id: string } | null, correction: { reason: string, published: string } | null, others: Array<{ grade: string, kind: GradeKind, isBest: boolean }>, changes: Array<{ from: string | null, to: string | null, reason: string | null }>, viewerMay: { edit: boolean, sign: boolean, assign: boolean, unlock: boolean } }>, viewerMay: { sign: boolean, catalogue: boolean, unlock: boolean } } };

export type Documentd36a38122d0dQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentd36a38122d0dQuery = { gradeSheet: { needsTitle: boolean } };

export type Documentaf6748d9ea4bQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentaf6748d9ea4bQuery = { gradingGroups: { nodes: Array<{ id: string, students: number, missing: number, drafts: number, signed: number, corrections: number, signedAt: string | null, signedBy: string | null }> } };

export type Documentdc6fae0ebb94QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentdc6fae0ebb94Query = { gradingGroups: { nodes: Array<{ id: string, kind: GradingKind, state: GradingState, missing: number }> } };

export type Document3501a7f0eaabQueryVariables = Exact<{ [key: string]: never; }>;


export type Document3501a7f0eaabQuery = { gradingGroups: { nodes: Array<{ id: string, state: GradingState, missing: number, dueOn: string | null }> } };

export type Document4eb8f2c86048QueryVariables = Exact<{ [key: string]: never; }>;


export type Document4eb8f2c86048Query = { gradingGroups: { nodes: Array<{ id: string, students: number, missing: number, drafts: number, signed: number, corrections: number, signedAt: string | null }> } };

export type Document6b6adf997c4eQueryVariables = Exact<{ [key: string]: never; }>;


export type Document6b6adf997c4eQuery = { instanceTeacherLoad: { peakPercent: number, peakOn: string, instances: Array<{ id: string }> } };

export type Document37c7d69f5592QueryVariables = Exact<{ [key: string]: never; }>;


export type Document37c7d69f5592Query = { instanceTeacherLoad: { peakPercent: number, peakOn: string } };

export type Documentf9e37b6de26eQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentf9e37b6de26eQuery = { instanceTeacherLoad: { peakPercent: number } };

export type Document79f8fa4c4c84QueryVariables = Exact<{ [key: string]: never; }>;


export type Document79f8fa4c4c84Query = { issuedDocuments: { totalCount: number, nodes: Array<{ id: string, createdBy: string }> } };

export type Documentd9efbfded7f1QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentd9efbfded7f1Query = { issuedDocuments: { totalCount: number, nodes: Array<{ id: string }> } };

export type Documentdece27b9de9cQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentdece27b9de9cQuery = { mergePreview: { enrollments: number } };

export type Documentac522c499677QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentac522c499677Query = { mergePreview: { warnings: Array<string> } };

export type Document69d511400c1aQueryVariables = Exact<{ [key: string]: never; }>;


export type Document69d511400c1aQuery = { notificationPage: { totalCount: number, nodes: Array<{ id: string, kind: NotificationKind, resolvedAt: string | null }>, groups: Array<{ kind: NotificationKind, count: number, newestAt: string }> } };

export type Documentba267594c350QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentba267594c350Query = { packagePlan: { points: number, endDate: string | null, courses: Array<{ startDate: string, endDate: string | null, weeks: number | null, course: { code: string, points: number | null } }> } };

export type Documentfefd6e63f4b9QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentfefd6e63f4b9Query = { packagePlan: { points: number, endDate: string | null, courses: Array<{ startDate: string, endDate: string | null, weeks: number | null, course: { code: string } }> } };

export type Document304ca1ac3ea9QueryVariables = Exact<{ [key: string]: never; }>;


export type Document304ca1ac3ea9Query = { packagePlan: { points: number } };

export type Documentfb9d3a68aa0dQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentfb9d3a68aa0dQuery = { placements: { totalCount: number, nextCursor: string | null, nodes: Array<{ id: string, startDate: string }> } };

export type Document9a5aa86219dcQueryVariables = Exact<{ [key: string]: never; }>;


export type Document9a5aa86219dcQuery = { previewStudyPlanImport: { version: number, personInFile: string | null, same: number, kept: number, facts: Array<{ label: string, before: string | null, after: string | null }>, added: Array<{ code: string, before: string | null, after: string | null, isWish: boolean }>, changed: Array<{ code: string, before: string | null, after: string | null, changesNote: boolean }>, unknown: Array<{ path: string, text: string, reason: string }>, notes: Array<{ type: string, note: string }> } };

export type Document91c50bc78ee5QueryVariables = Exact<{ [key: string]: never; }>;


export type Document91c50bc78ee5Query = { previewStudyPlanImport: { version: number } };

export type Document98eae61526c5QueryVariables = Exact<{ [key: string]: never; }>;


export type Document98eae61526c5Query = { csnPreview: { events: Array<{ event: string, count: number }> } };

export type Documentf862fb7dc09aQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentf862fb7dc09aQuery = { csnPreview: { size: number, enrollments: number, events: Array<{ event: string, count: number }> } };

export type Documentdaad3810370aQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentdaad3810370aQuery = { csnPreview: { size: number } };

export type Document5a9b491e6c90QueryVariables = Exact<{ [key: string]: never; }>;


export type Document5a9b491e6c90Query = { studentTimeline: { kinds: Array<TimelineKind>, nextCursor: string | null, nodes: Array<{ id: string, kind: TimelineKind, text: string, by: string | null, link: string }> } };

export type Document61c7a56725a7QueryVariables = Exact<{ [key: string]: never; }>;


export type Document61c7a56725a7Query = { studentTimeline: { nodes: Array<{ id: string }> } };

export type Document2bbe61a8bdc8QueryVariables = Exact<{ [key: string]: never; }>;


export type Document2bbe61a8bdc8Query = { studentTimeline: { nodes: Array<{ text: string, by: string | null }> } };

export type Document33b960248af5QueryVariables = Exact<{ [key: string]: never; }>;


export type Document33b960248af5Query = { students: { nextCursor: string | null, nodes: Array<{ id: string }> } };

export type Documenta155a004b843QueryVariables = Exact<{ [key: string]: never; }>;


export type Documenta155a004b843Query = { students: { totalCount: number, nextCursor: string | null, nodes: Array<{ id: string, name: string, personalNumber: string | null, status: StudentStatus, aplStatus: AplStatus, municipality: { type: string } | null, teacher: { userId: { username: string } } | null }> } };

export type Document7e9e8e981104QueryVariables = Exact<{ [key: string]: never; }>;


export type Document7e9e8e981104Query = { students: { totalCount: number, nodes: Array<{ id: string }> } };

export type Document33bc2014be78QueryVariables = Exact<{ [key: string]: never; }>;


export type Document33bc2014be78Query = { students: { totalCount: number, nodes: Array<{ name: string }> } };

export type Document692bca8b2ff6QueryVariables = Exact<{ [key: string]: never; }>;


export type Document692bca8b2ff6Query = { studyPlans: { nodes: Array<{ studentId: string, municipality: string | null, levels: Array<CourseLevel>, studies: Array<string>, enrolledSince: string | null }> } };

export type Documentb47f83ef6b40QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentb47f83ef6b40Query = { studyPlans: { totalCount: number, nextCursor: string | null, nodes: Array<{ studentId: string }> } };

export type Document0ea2761d17c6QueryVariables = Exact<{ [key: string]: never; }>;


export type Document0ea2761d17c6Query = { studyPlans: { totalCount: number, nodes: Array<{ studentId: string }> } };

export type Document8c2f67704580QueryVariables = Exact<{ [key: string]: never; }>;


export type Document8c2f67704580Query = { teacherReplacementPreview: { students: number } };

export type Documentae76b4850dc3QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentae76b4850dc3Query = { teacherManagement: { nodes: Array<{ id: string, students: number, gradesToSet: number }> } };

export type Documentc644c98d63beQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentc644c98d63beQuery = { termPlan: { term: string, left: number, rows: Array<{ startDate: string, endDate: string, waiting: number, existing: number, instance: { id: string } }>, teachers: Array<{ teacherId: string, employmentPercent: number, instances: Array<{ id: string, pacePercent: number }> }> } };

export type Document314768fc9e5fQueryVariables = Exact<{ [key: string]: never; }>;


export type Document314768fc9e5fQuery = { termPlan: { term: string } };

export type Documentecc8605d43d9QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentecc8605d43d9Query = { users: { totalCount: number, nodes: Array<{ name: string, role: Role, viewerMay: { edit: boolean, grant: Array<Role> } }> } };

export type Document9a8cc426b142QueryVariables = Exact<{ [key: string]: never; }>;


export type Document9a8cc426b142Query = { workplaceContacts: { totalCount: number, nodes: Array<{ contactedOn: string, kind: WorkplaceContactKind, withWhom: string | null, note: string, viewerMayEdit: boolean, viewerMayRemove: boolean }> } };

export type Document6683e9aac6d7QueryVariables = Exact<{ [key: string]: never; }>;


export type Document6683e9aac6d7Query = { workplaceContacts: { totalCount: number } };

export type Document00ce4af2eea9QueryVariables = Exact<{ [key: string]: never; }>;


export type Document00ce4af2eea9Query = { workplaceMergePreview: { fromVersion: number, intoVersion: number, placements: number, openPlacements: number, supervisors: number, exceedsPlaces: boolean, warnings: Array<string> } };

export type Documente6ce2e5d4432QueryVariables = Exact<{ [key: string]: never; }>;


export type Documente6ce2e5d4432Query = { workplaceMergePreview: { placements: number } };

export type Document0fef35f738ccQueryVariables = Exact<{ [key: string]: never; }>;


export type Document0fef35f738ccQuery = { workplaces: { nodes: Array<{ id: string }> } };

export type Document158685cab438QueryVariables = Exact<{ [key: string]: never; }>;


export type Document158685cab438Query = { workplaces: { totalCount: number, nodes: Array<{ name: string, freePlaces: number }> } };

export type Document13c888a9f33eQueryVariables = Exact<{ [key: string]: never; }>;


export type Document13c888a9f33eQuery = { earningLines: { totalCount: number, nodes: Array<{ enrollmentId: string, municipality: string | null, earnedOre: number }> } };

export type Document16fa22aa4b38QueryVariables = Exact<{ [key: string]: never; }>;


export type Document16fa22aa4b38Query = { earningLines: { totalCount: number, nodes: Array<{ enrollmentId: string }> } };

export type Document5ab4d400f5daQueryVariables = Exact<{ [key: string]: never; }>;


export type Document5ab4d400f5daQuery = { exams: { nodes: Array<{ id: string, name: string, phone: string | null }> } };

export type Document43e86a36040bQueryVariables = Exact<{ [key: string]: never; }>;


export type Document43e86a36040bQuery = { students: { nodes: Array<{ id: string }> } };

export type Documentc2c10db58108QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentc2c10db58108Query = { catalogueCourses: { nodes: Array<{ code: string, equivalents: Array<{ code: string, source: string | null }> }> } };

export type Document02a9be7a72f3QueryVariables = Exact<{ [key: string]: never; }>;


export type Document02a9be7a72f3Query = { students: { nodes: Array<{ id: string, previousNumbers: Array<string> | null }> }, search: Array<{ id: string }> };

export type Document2a70ed0b145fQueryVariables = Exact<{ [key: string]: never; }>;


export type Document2a70ed0b145fQuery = { students: { nodes: Array<{ name: string }> }, search: Array<{ title: string }> };

export type Document1b2f12fbe1c6QueryVariables = Exact<{ [key: string]: never; }>;


export type Document1b2f12fbe1c6Query = { courseMatching: { nodes: Array<{ student: string }> } };

export type Document5896dc5a9b83QueryVariables = Exact<{ [key: string]: never; }>;


export type Document5896dc5a9b83Query = { coursePackages: { nodes: Array<{ name: string }> } };

export type Document357ad00251b4QueryVariables = Exact<{ [key: string]: never; }>;


export type Document357ad00251b4Query = { enrollments: { nodes: Array<{ student: { name: string } }> } };

export type Document53c51a75bbc6QueryVariables = Exact<{ [key: string]: never; }>;


export type Document53c51a75bbc6Query = { search: Array<{ id: string, type: string, title: string, subtitle: string | null }> };

export type Documentaf6166c8c9fdQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentaf6166c8c9fdQuery = { students: { nodes: Array<{ name: string }> } };

export type Documentf02cea22caa0QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentf02cea22caa0Query = { earnings: { cards: { earnedOre: number }, groups: Array<{ municipality: string, earnedOre: number }> } };

export type Documentdfe1acfb8658QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentdfe1acfb8658Query = { checkStudyPlan: { isMet: boolean, isReachable: boolean, requirements: Array<{ key: string, needed: number, has: number, planned: number, missing: number }> } };

export type Documente50fefd1f5e6QueryVariables = Exact<{ [key: string]: never; }>;


export type Documente50fefd1f5e6Query = { checkStudyPlan: { isMet: boolean, isReachable: boolean, warnings: Array<string>, requirements: Array<{ key: string, needed: number, has: number, planned: number, missing: number, text: string, courses: Array<{ name: string }> }> } };

export type Documenteda9d3db1559QueryVariables = Exact<{ [key: string]: never; }>;


export type Documenteda9d3db1559Query = { checkStudyPlan: { isMet: boolean } };

export type Document0f5e74acdf2aQueryVariables = Exact<{ [key: string]: never; }>;


export type Document0f5e74acdf2aQuery = { checkStudyPlan: { requirements: Array<{ key: string, needed: number, has: number, planned: number, missing: number }> } };

export type Documentdd18c404ad1eQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentdd18c404ad1eQuery = { checkStudyPlan: { requirements: Array<{ title: string, text: string, courses: Array<{ code: string }> }> } };

export type Document932ec4fe5c1fQueryVariables = Exact<{ [key: string]: never; }>;


export type Document932ec4fe5c1fQuery = { mapping: { version: number, background: string | null, earlierStudies: string | null, supportNeeds: string | null, languages: string | null, updatedByName: string | null, viewerMay: { change: boolean } } };

export type Document16fdb9f7d6e8QueryVariables = Exact<{ [key: string]: never; }>;


export type Document16fdb9f7d6e8Query = { mapping: { version: number } };

export type Document9ff3a0b5c43eQueryVariables = Exact<{ [key: string]: never; }>;


export type Document9ff3a0b5c43eQuery = { placementHours: { required: number | null, calculation: string, planned: number, reported: number, confirmed: number, weeks: Array<{ week: string, hours: number }> } };

export type Document655cd2cf6699QueryVariables = Exact<{ [key: string]: never; }>;


export type Document655cd2cf6699Query = { placementHours: { required: number | null, planned: number, reported: number, confirmed: number, weeks: Array<{ week: string, hours: number }> } };

export type Document8664eec0dd8fQueryVariables = Exact<{ [key: string]: never; }>;


export type Document8664eec0dd8fQuery = { placementHours: { required: number | null } };

export type Document1785d4ec00e6QueryVariables = Exact<{ [key: string]: never; }>;


export type Document1785d4ec00e6Query = { studentGrades: Array<{ courseCode: string, grade: string, isBest: boolean }> };

export type Documentb487f2d4616eQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentb487f2d4616eQuery = { studyPlan: { items: Array<{ source: StudyPlanItemSource, grade: string | null, course: { code: string } }> } };

export type Documentdbf4198e92b3QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentdbf4198e92b3Query = { studyPlan: { items: Array<{ source: StudyPlanItemSource, isInterrupted: boolean }> } };

export type Documentc7613dea26b2QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentc7613dea26b2Query = { studyPlan: { state: StudyPlanState | null, goal: StudyPlanGoal | null, items: Array<{ course: { code: string } }> } };

export type Document3026ee0bf4f5QueryVariables = Exact<{ [key: string]: never; }>;


export type Document3026ee0bf4f5Query = { studyPlan: { version: number, items: Array<{ course: { code: string } }> }, studyPlanRevisions: Array<{ reason: string, courses: number }> };

export type Document7aadf924cde0QueryVariables = Exact<{ [key: string]: never; }>;


export type Document7aadf924cde0Query = { studyPlan: { version: number, items: Array<{ id: string }> } };

export type Document4e7296be6a82QueryVariables = Exact<{ [key: string]: never; }>;


export type Document4e7296be6a82Query = { studyPlan: { version: number, state: StudyPlanState | null, goalText: string | null, agreedAt: string | null, studentAgreedAt: string | null, items: Array<{ id: string, term: string | null, source: StudyPlanItemSource, grade: string | null, isInterrupted: boolean, note: string | null, course: { id: string, code: string, points: number | null } }> } };

export type Document86dba7ad80f6QueryVariables = Exact<{ [key: string]: never; }>;


export type Document86dba7ad80f6Query = { studyPlan: { version: number } };

export type Document518ba55c4941QueryVariables = Exact<{ [key: string]: never; }>;


export type Document518ba55c4941Query = { studyPlanAt: { version: number } };

export type Documenta163476e0418QueryVariables = Exact<{ [key: string]: never; }>;


export type Documenta163476e0418Query = { studyPlanExchange: { plan: Record<string, unknown> } };

export type Document52fed948eb82QueryVariables = Exact<{ [key: string]: never; }>;


export type Document52fed948eb82Query = { studyPlanRevisions: Array<{ id: string }> };

export type Documentb11bf3876b8dQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentb11bf3876b8dQuery = { studyPlanRevisions: Array<{ reason: string, byName: string, courses: number }> };

export type Documentbab411ba13f9QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentbab411ba13f9Query = { studyPlanRevisions: Array<{ reason: string }> };

export type Document5747b9ef4b2bQueryVariables = Exact<{ [key: string]: never; }>;


export type Document5747b9ef4b2bQuery = { validations: Array<{ points: number, course: { code: string } }> };

export type Documented21821c182eQueryVariables = Exact<{ [key: string]: never; }>;


export type Documented21821c182eQuery = { validations: Array<{ points: number }> };

export type Document1c4d3aea73cbQueryVariables = Exact<{ [key: string]: never; }>;


export type Document1c4d3aea73cbQuery = { studyPlanAt: { version: number, state: StudyPlanState | null, goalText: string | null, agreedAt: string | null, studentAgreedAt: string | null, studentName: string, items: Array<{ id: string, term: string | null, source: StudyPlanItemSource, grade: string | null, isInterrupted: boolean, note: string | null, course: { id: string, code: string, points: number | null } }> } };

export type Document50fe0b8da627QueryVariables = Exact<{ [key: string]: never; }>;


export type Document50fe0b8da627Query = { resetLinkIsAlive: boolean };

export type Document92b4e30d9725QueryVariables = Exact<{ [key: string]: never; }>;


export type Document92b4e30d9725Query = { supervisorView: { studentName: string } | null };

export type Documentd6ae0e70b634QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentd6ae0e70b634Query = { details:
    | { __typename: 'AccountCard' }
    | { __typename: 'StudentCard' }
    | { __typename: 'TeacherCard' }
   | null };

export type Documentca28367fe9edQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentca28367fe9edQuery = { me: { name?: string, email?: string } };

export type Document98f822086ca9SubscriptionVariables = Exact<{ [key: string]: never; }>;


export type Document98f822086ca9Subscription = { boardChanged: { kind: BoardChangeKind, studentId: string | null, actorName: string | null, card: { id: string, aplStatus: AplStatus } | null } };

export type Document66af3f9214dbSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type Document66af3f9214dbSubscription = { boardChanged: { kind: BoardChangeKind, studentId: string | null, from: AplStatus | null, actorId: string | null, actorName: string | null, card: { id: string, name: string, aplStatus: AplStatus, municipality: string | null, commentCount: number, unseenCount: number } | null } };

export type Documentb7f4dbf6ebcdSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type Documentb7f4dbf6ebcdSubscription = { boardChanged: { kind: BoardChangeKind, studentId: string | null, from: AplStatus | null, card: { aplStatus: AplStatus } | null } };

export type Document1d5faac28e48SubscriptionVariables = Exact<{ [key: string]: never; }>;


export type Document1d5faac28e48Subscription = { boardChanged: { kind: BoardChangeKind } };

export type Documentdcdcd6c5c770SubscriptionVariables = Exact<{ [key: string]: never; }>;


export type Documentdcdcd6c5c770Subscription = { calendarChanged: { occasionId: string | null, actorId: string | null, actorName: string | null } };

export type Documentc562140bb5faSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type Documentc562140bb5faSubscription = { notificationAdded: { id: string, message: string } };

export type Documentf74de2bb0ac8SubscriptionVariables = Exact<{ [key: string]: never; }>;


export type Documentf74de2bb0ac8Subscription = { notificationAdded: { id: string } };

export type Document3158fa8cd4c4QueryVariables = Exact<{ [key: string]: never; }>;


export type Document3158fa8cd4c4Query = { __schema: { queryType: { name: string | null } } };

export type Document7f56e67dd21aQueryVariables = Exact<{ [key: string]: never; }>;


export type Document7f56e67dd21aQuery = { __typename: 'Query' };

export type Document5f782b38d4c6QueryVariables = Exact<{ [key: string]: never; }>;


export type Document5f782b38d4c6Query = { a: { name: string }, b: Array<{ id: string }> };

export type Documentf2db1cd0e196QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentf2db1cd0e196Query = { board: { cards: Array<{ id: string, commentCount: number, unseenCount: number }> } };

export type Document6cd5d91116ffQueryVariables = Exact<{ [key: string]: never; }>;


export type Document6cd5d91116ffQuery = { board: { cards: Array<{ id: string, isDue: boolean, isMine: boolean }> } };

export type Documentf38fb34aefd3QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentf38fb34aefd3Query = { board: { cards: Array<{ id: string, isPackage: boolean, hasOngoingApl: boolean }> } };

export type Document3c82be6b435aQueryVariables = Exact<{ [key: string]: never; }>;


export type Document3c82be6b435aQuery = { board: { cards: Array<{ id: string, name: string, aplStatus: AplStatus, aplStatusSince: string, movedAt: string, municipality: string | null, education: string | null, isPackage: boolean, hasOngoingApl: boolean, commentCount: number, unseenCount: number, isMine: boolean, isDue: boolean }> } };

export type Documentdeef4ec2e190QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentdeef4ec2e190Query = { board: { cards: Array<{ id: string, name: string, municipality: string | null, commentCount: number, unseenCount: number }> } };

export type Document63fe46ff1fb6QueryVariables = Exact<{ [key: string]: never; }>;


export type Document63fe46ff1fb6Query = { board: { cards: Array<{ id: string, placement: { id: string, workplace: string, nextDue: PlacementDue, nextDueOn: string } | null }> } };

export type Documentef7a5677d787QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentef7a5677d787Query = { board: { cards: Array<{ id: string, placement: { id: string } | null }> } };

export type Document715afa0f9716QueryVariables = Exact<{ [key: string]: never; }>;


export type Document715afa0f9716Query = { board: { cards: Array<{ id: string, placement: { nextDue: PlacementDue, nextDueOn: string } | null }> } };

export type Document17f381a4c3f1QueryVariables = Exact<{ [key: string]: never; }>;


export type Document17f381a4c3f1Query = { board: { newsAt: string } };

export type Document6434981b306fQueryVariables = Exact<{ [key: string]: never; }>;


export type Document6434981b306fQuery = { courseInstanceAttention: { overfull: number } };

export type Document5b6d6e2d22aaQueryVariables = Exact<{ [key: string]: never; }>;


export type Document5b6d6e2d22aaQuery = { courseInstanceAttention: { withoutTeacher: number, overfull: number, ungraded: number, overloaded: number } };

export type Document218e77b4ffcfQueryVariables = Exact<{ [key: string]: never; }>;


export type Document218e77b4ffcfQuery = { courseInstances: { totalCount: number } };

export type Document2ce0f3b3715dQueryVariables = Exact<{ [key: string]: never; }>;


export type Document2ce0f3b3715dQuery = { courseInstances: { nodes: Array<{ id: string, name: string }> } };

export type Document303df2cb0cbfQueryVariables = Exact<{ [key: string]: never; }>;


export type Document303df2cb0cbfQuery = { courseInstances: { nodes: Array<{ id: string, name: string, teacherName: string | null, admitted: number }> } };

export type Document81324479e9d7QueryVariables = Exact<{ [key: string]: never; }>;


export type Document81324479e9d7Query = { courses: Array<{ id: string, isArchived: boolean }> };

export type Documentea022194df55QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentea022194df55Query = { csnReports: Array<{ id: string, rows: Array<{ event: string }>, withdrawal: { reason: string } | null }> };

export type Document76af5aa18a29QueryVariables = Exact<{ [key: string]: never; }>;


export type Document76af5aa18a29Query = { csnReports: Array<{ id: string }> };

export type Document6dc32850f237QueryVariables = Exact<{ [key: string]: never; }>;


export type Document6dc32850f237Query = { documentSubjects: { totalCount: number } };

export type Documentdaf672e1fd75QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentdaf672e1fd75Query = { earningCorrections: Array<{ id: string }> };

export type Document6690ea3ccf80QueryVariables = Exact<{ [key: string]: never; }>;


export type Document6690ea3ccf80Query = { earningFreezes: Array<{ id: string }> };

export type Document21b4043538f8QueryVariables = Exact<{ [key: string]: never; }>;


export type Document21b4043538f8Query = { earningFreezes: Array<{ month: string, uninvoiced: Array<string>, uninvoicedOre: number }> };

export type Documentc1b18ac443deQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentc1b18ac443deQuery = { educationList: { totalCount: number } };

export type Document9a2ec68ee2f7QueryVariables = Exact<{ [key: string]: never; }>;


export type Document9a2ec68ee2f7Query = { educationList: { nodes: Array<{ id: string, points: number | null, activeStudents: number, ongoingInstances: number }> } };

export type Document68ad425356b4QueryVariables = Exact<{ [key: string]: never; }>;


export type Document68ad425356b4Query = { educationOverview: { courses: number, packages: number, programs: number, attention: Array<{ kind: AttentionKind, count: number, items: Array<{ title: string, detail: string | null }> }> } };

export type Document68da090d0cbbQueryVariables = Exact<{ [key: string]: never; }>;


export type Document68da090d0cbbQuery = { educationOverview: { courses: number } };

export type Document154da2865e2aQueryVariables = Exact<{ [key: string]: never; }>;


export type Document154da2865e2aQuery = { endingStudents: Array<{ name: string }> };

export type Document878f94321868QueryVariables = Exact<{ [key: string]: never; }>;


export type Document878f94321868Query = { enrollmentBatches: Array<{ id: string, kind: EnrollmentBatchKind, title: string, size: number, mayUndo: boolean }> };

export type Document3e8dfee95fceQueryVariables = Exact<{ [key: string]: never; }>;


export type Document3e8dfee95fceQuery = { enrollmentBatches: Array<{ id: string, size: number, mayUndo: boolean }> };

export type Document404e413d95e0QueryVariables = Exact<{ [key: string]: never; }>;


export type Document404e413d95e0Query = { enrollmentBatches: Array<{ id: string }> };

export type Document104a5c618c0dQueryVariables = Exact<{ [key: string]: never; }>;


export type Document104a5c618c0dQuery = { enrollmentSummary: { active: number, admitted: number, paused: number } };

export type Document7feb54266eddQueryVariables = Exact<{ [key: string]: never; }>;


export type Document7feb54266eddQuery = { enrollmentSummary: { active: number } };

export type Documenteb1bafd281c3QueryVariables = Exact<{ [key: string]: never; }>;


export type Documenteb1bafd281c3Query = { enrollments: { totalCount: number } };

export type Documente43f22c10521QueryVariables = Exact<{ [key: string]: never; }>;


export type Documente43f22c10521Query = { exams: { courses: Array<string> } };

export type Document77ef5bd2215eQueryVariables = Exact<{ [key: string]: never; }>;


export type Document77ef5bd2215eQuery = { exams: { nodes: Array<{ id: string, times: Array<{ heldOn: string, startsAt: string, endsAt: string, room: string | null, part: ExamPart }> }> } };

export type Documentb004ce108351QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentb004ce108351Query = { exams: { nodes: Array<{ id: string }> } };

export type Document3c370c92a2cdQueryVariables = Exact<{ [key: string]: never; }>;


export type Document3c370c92a2cdQuery = { exams: { nodes: Array<{ progress: ExamProgress, viewerMay: { withdraw: boolean } }> } };

export type Document121bdc9bbf2cQueryVariables = Exact<{ [key: string]: never; }>;


export type Document121bdc9bbf2cQuery = { exams: { nodes: Array<{ id: string }> } };

export type Document79c68a6ee7b6QueryVariables = Exact<{ [key: string]: never; }>;


export type Document79c68a6ee7b6Query = { examsToHold: Array<{ id: string }> };

export type Documentf075ba67d87fQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentf075ba67d87fQuery = { examsToWatch: { total: number } };

export type Document484e7e229e3aQueryVariables = Exact<{ [key: string]: never; }>;


export type Document484e7e229e3aQuery = { expiredPlacements: { totalCount: number, nodes: Array<{ id: string }> } };

export type Documentea89240b1c29QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentea89240b1c29Query = { firstRun: Array<{ step: FirstRunStep, isDone: boolean, isSkipped: boolean }> };

export type Documenta342f79155a9QueryVariables = Exact<{ [key: string]: never; }>;


export type Documenta342f79155a9Query = { followUps: Array<{ id: string, dueOn: string, note: string | null }> };

export type Document82369f04f82eQueryVariables = Exact<{ [key: string]: never; }>;


export type Document82369f04f82eQuery = { followUps: Array<{ id: string }> };

export type Document41c497ecdb51QueryVariables = Exact<{ [key: string]: never; }>;


export type Document41c497ecdb51Query = { freePlaces: { totalCount: number } };

export type Document246d880101b1QueryVariables = Exact<{ [key: string]: never; }>;


export type Document246d880101b1Query = { gradingGroups: { nodes: Array<{ id: string, points: number | null, scale: GradeScale }> } };

export type Documentf50870e8d291QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentf50870e8d291Query = { gradingGroups: { nodes: Array<{ kind: GradingKind, id: string }> } };

export type Document0dec497874b7QueryVariables = Exact<{ [key: string]: never; }>;


export type Document0dec497874b7Query = { gradingGroups: { total: number } };

export type Document568fdededa4dQueryVariables = Exact<{ [key: string]: never; }>;


export type Document568fdededa4dQuery = { heldImportFiles: Array<{ rows: number }> };

export type Documentb198a5b42680QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentb198a5b42680Query = { heldImportRows: Array<{ id: string, studentName: string, cells: Array<{ header: string, value: string }> }> };

export type Documentdd0100dca853QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentdd0100dca853Query = { importBatches: Array<{ id: string }> };

export type Document64199064cfc9QueryVariables = Exact<{ [key: string]: never; }>;


export type Document64199064cfc9Query = { issuedDocuments: { totalCount: number } };

export type Document1551932ab2dbQueryVariables = Exact<{ [key: string]: never; }>;


export type Document1551932ab2dbQuery = { jobs: Array<{ id: string }> };

export type Documentb8d9506e34c8QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentb8d9506e34c8Query = { me: { name: string } };

export type Documentd4a7b6aa80daQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentd4a7b6aa80daQuery = { municipalities: Array<{ type: string }> };

export type Document839aeae872d0QueryVariables = Exact<{ [key: string]: never; }>;


export type Document839aeae872d0Query = { municipalityRegister: Array<{ name: string }> };

export type Document934bbe8e0782QueryVariables = Exact<{ [key: string]: never; }>;


export type Document934bbe8e0782Query = { myCorrectionRequests: Array<{ id: string, subject: CorrectionSubject, text: string, outcome: CorrectionOutcome | null, answer: string | null, answeredAt: string | null, answeredBy: string | null }> };

export type Document1c18efbf3be3QueryVariables = Exact<{ [key: string]: never; }>;


export type Document1c18efbf3be3Query = { myCorrectionRequests: Array<{ id: string }> };

export type Document6672fd86a79bQueryVariables = Exact<{ [key: string]: never; }>;


export type Document6672fd86a79bQuery = { myProfile: { name: string }, placements: { nodes: Array<{ state: PlacementState, workplace: { name: string } }> } };

export type Document0e0180b35a70QueryVariables = Exact<{ [key: string]: never; }>;


export type Document0e0180b35a70Query = { myProfile: { studentId: string | null, name: string } };

export type Documentfe52212cef86QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentfe52212cef86Query = { myProfile: { userId: string } };

export type Documentf1ba44029e05QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentf1ba44029e05Query = { notificationPage: { totalCount: number, groups: Array<{ kind: NotificationKind }> } };

export type Documentba156466b300QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentba156466b300Query = { notifications: Array<{ createdAt: string }> };

export type Document3c40b7961be2QueryVariables = Exact<{ [key: string]: never; }>;


export type Document3c40b7961be2Query = { notifications: Array<{ id: string }> };

export type Document9b9644eb4795QueryVariables = Exact<{ [key: string]: never; }>;


export type Document9b9644eb4795Query = { notifications: Array<{ kind: NotificationKind, message: string, meta: { url: string } | null }> };

export type Document2fb479806c81QueryVariables = Exact<{ [key: string]: never; }>;


export type Document2fb479806c81Query = { notifications: Array<{ kind: NotificationKind, message: string, subject: { kind: NotificationSubjectKind, id: string, isThere: boolean } | null }> };

export type Document4ce70f39a823QueryVariables = Exact<{ [key: string]: never; }>;


export type Document4ce70f39a823Query = { notifications: Array<{ kind: NotificationKind, message: string }> };

export type Document18bd47c6e666QueryVariables = Exact<{ [key: string]: never; }>;


export type Document18bd47c6e666Query = { notifications: Array<{ message: string }> };

export type Documentf0adba97f31eQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentf0adba97f31eQuery = { notifications: Array<{ subject: { kind: NotificationSubjectKind, id: string, isThere: boolean } | null }> };

export type Document96cdbc94ab18QueryVariables = Exact<{ [key: string]: never; }>;


export type Document96cdbc94ab18Query = { notifications: Array<{ id: string, resolvedAt: string | null }> };

export type Document38ad7d4f257eQueryVariables = Exact<{ [key: string]: never; }>;


export type Document38ad7d4f257eQuery = { ownExamTerms: { feeOre: number } };

export type Document745cd138b823QueryVariables = Exact<{ [key: string]: never; }>;


export type Document745cd138b823Query = { ownStudents: { total: number } };

export type Document2feb9a89aadcQueryVariables = Exact<{ [key: string]: never; }>;


export type Document2feb9a89aadcQuery = { ownStudents: { unread: Array<{ studentId: string, unseenCommentCount: number, unseenComments: Array<{ author: string | null, text: string }> }>, quiet: Array<{ unseenComments: Array<{ text: string }> }> } };

export type Document47129da8a305QueryVariables = Exact<{ [key: string]: never; }>;


export type Document47129da8a305Query = { placements: { totalCount: number } };

export type Document4a13b7598bdfQueryVariables = Exact<{ [key: string]: never; }>;


export type Document4a13b7598bdfQuery = { priceLists: Array<{ id: string }> };

export type Document2eb81136e123QueryVariables = Exact<{ [key: string]: never; }>;


export type Document2eb81136e123Query = { priceLists: Array<{ validFrom: string, validTo: string | null }> };

export type Document7185d65ea1abQueryVariables = Exact<{ [key: string]: never; }>;


export type Document7185d65ea1abQuery = { programs: Array<{ name: string, warnings: Array<{ code: string }>, courses: Array<{ course: { code: string } }> }> };

export type Document12eff72a1554QueryVariables = Exact<{ [key: string]: never; }>;


export type Document12eff72a1554Query = { programs: Array<{ warnings: Array<{ code: string }> }> };

export type Document7bc47c6b007cQueryVariables = Exact<{ [key: string]: never; }>;


export type Document7bc47c6b007cQuery = { recentStudents: Array<{ name: string }> };

export type Document011feef5f0f4QueryVariables = Exact<{ [key: string]: never; }>;


export type Document011feef5f0f4Query = { resetLinkIsAlive: boolean };

export type Documente26764b7d1c3QueryVariables = Exact<{ [key: string]: never; }>;


export type Documente26764b7d1c3Query = { safeMatches: { total: number } };

export type Document6fab55f88af1QueryVariables = Exact<{ [key: string]: never; }>;


export type Document6fab55f88af1Query = { savedViews: Array<{ id: string, version: number, name: string, address: string, sharedWith: Role | null, ownerName: string, isOwn: boolean, isDefault: boolean, columns: { hidden: Array<string>, order: Array<string>, widths: Array<{ key: string, width: number }> } | null, viewerMay: { change: boolean, share: boolean } }> };

export type Document1e0cd7da34a9QueryVariables = Exact<{ [key: string]: never; }>;


export type Document1e0cd7da34a9Query = { schoolSettings: { schoolName: string } };

export type Document6b4761ddccf3QueryVariables = Exact<{ [key: string]: never; }>;


export type Document6b4761ddccf3Query = { schoolSettings: { version: number, gradeDeadlineDays: number } };

export type Document5507129fc6cdQueryVariables = Exact<{ [key: string]: never; }>;


export type Document5507129fc6cdQuery = { schoolSettings: { version: number } };

export type Documentc85486323c0bQueryVariables = Exact<{ [key: string]: never; }>;


export type Documentc85486323c0bQuery = { search: Array<{ id: string }> };

export type Documentf7bd53f76c71QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentf7bd53f76c71Query = { search: Array<{ id: string, type: string, title: string, subtitle: string | null }> };

export type Documente35c76c2871dQueryVariables = Exact<{ [key: string]: never; }>;


export type Documente35c76c2871dQuery = { search: Array<{ title: string, subtitle: string | null, isOffered: boolean }> };

export type Document44ec6720734bQueryVariables = Exact<{ [key: string]: never; }>;


export type Document44ec6720734bQuery = { students: { nodes: Array<{ name: string }> } };

export type Document3194d3d95a30QueryVariables = Exact<{ [key: string]: never; }>;


export type Document3194d3d95a30Query = { students: { nodes: Array<{ id: string, education: Array<{ grade: string | null, isGradeDraft: boolean }> }> } };

export type Documentc679f6a3e6f9QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentc679f6a3e6f9Query = { studyPlanChoices: { programs: Array<{ id: string, name: string }> } };

export type Document5ac6dd9fd88fQueryVariables = Exact<{ [key: string]: never; }>;


export type Document5ac6dd9fd88fQuery = { studyPlanChoices: { programs: Array<{ id: string }>, packages: Array<{ id: string }> } };

export type Document14e85bbe734aQueryVariables = Exact<{ [key: string]: never; }>;


export type Document14e85bbe734aQuery = { studyPlans: { totalCount: number, nodes: Array<{ studentName: string }> } };

export type Document092bb0696bfdQueryVariables = Exact<{ [key: string]: never; }>;


export type Document092bb0696bfdQuery = { systemStatus: { version: string, nodeVersion: string, startedAt: string, probes: Array<{ part: SystemPart, ok: boolean, detail: string, milliseconds: number }> } };

export type Document95bd4960e03eQueryVariables = Exact<{ [key: string]: never; }>;


export type Document95bd4960e03eQuery = { systemStatus: { version: string } };

export type Documente60f0d3b15d1QueryVariables = Exact<{ [key: string]: never; }>;


export type Documente60f0d3b15d1Query = { tasks: Array<{ description: string }> };

export type Documented2ab20414a1QueryVariables = Exact<{ [key: string]: never; }>;


export type Documented2ab20414a1Query = { tasks: Array<{ id: string }> };

export type Document36e6c17e90ffQueryVariables = Exact<{ [key: string]: never; }>;


export type Document36e6c17e90ffQuery = { teacherManagement: { nodes: Array<{ id: string }> } };

export type Document10770c0bbddcQueryVariables = Exact<{ [key: string]: never; }>;


export type Document10770c0bbddcQuery = { unmatchedCourses: Array<{ wanted: string }> };

export type Document3466d5d12afeQueryVariables = Exact<{ [key: string]: never; }>;


export type Document3466d5d12afeQuery = { waitingCorrections: Array<{ name: string }> };

export type Document3e4b88326dd2QueryVariables = Exact<{ [key: string]: never; }>;


export type Document3e4b88326dd2Query = { workplaceDuplicates: Array<{ reason: string, from: { id: string }, into: { id: string } }> };

export type Documente7ebd0f1df0aQueryVariables = Exact<{ [key: string]: never; }>;


export type Documente7ebd0f1df0aQuery = { workplaceDuplicates: Array<{ reason: string }> };

export type Documentfecc9f11e7e1QueryVariables = Exact<{ [key: string]: never; }>;


export type Documentfecc9f11e7e1Query = { workplaceImports: Array<{ id: string }> };

export type Documente77ca0c1fde6QueryVariables = Exact<{ [key: string]: never; }>;


export type Documente77ca0c1fde6Query = { workplaces: { totalCount: number } };

/** Each document by its text. */
export interface TestDocuments {
  "\n        fragment A on Exam { times { heldOn startsAt endsAt room part } }\n        query B { exams { nodes { teacher { id userId { id username } } ...A } } }": { data: Document707c012c0c3cQuery; variables: never };
  "\n        fragment A on Exam { times { heldOn startsAt endsAt room part } }\n        query B { exams { nodes { teacher { id } ...A } } }": { data: Document4bfe71a1f05dQuery; variables: never };
  "\n  mutation AddTask($input: CreateTaskInput!) {\n    createTask(input: $input) {\n      description\n    }\n  }\n": { data: Document4d7064718abcMutation; variables: 'input' };
  "\n  query Me {\n    me {\n      userId\n    }\n  }\n": { data: Document697b55d9aeb7Query; variables: never };
  "fragment A on Task { id } query Tasks { tasks { ...A } }": { data: Document0a4e6a1063ecQuery; variables: never };
  "fragment Task on Task { id } query { tasks { ...Task } }": { data: Documentac18ce4818d8Query; variables: never };
  "mutation ($input: AddFileInput!) { addFile(input: $input) { id } }": { data: Documentfebd500f0ebaMutation; variables: 'input' };
  "mutation ($input: CreateStudentInput!) {\n        createStudent(input: $input) { id personalNumber personalNumberKind } }": { data: Document73657e12651cMutation; variables: 'input' };
  "mutation ($input: ResolveNotificationInput!) { resolveNotification(input: $input) { message } }": { data: Document801995e94505Mutation; variables: 'input' };
  "mutation ($input: UpdateStudentsInput!) { updateStudents(input: $input) { changed } }": { data: Document44354a945439Mutation; variables: 'input' };
  "mutation { a: createTask(input: {description: \"a\"}) { id } b: createTask(input: {description: \"b\"}) { id } }": { data: Document67a2ebbc622cMutation; variables: never };
  "mutation { agreeOwnStudyPlan(input: {}) { version state agreedAt studentAgreedAt\n  items { id term source course { code } } } }": { data: Document43ef85f87953Mutation; variables: never };
  "mutation { changePassword(input: { currentPassword: \"sju sorters småkakor\", newPassword: \"åtta nya sorters kakor\" }) { message } }": { data: Document7509fa8841afMutation; variables: never };
  "mutation { createCalendarSubscription { url subscription { createdAt } } }": { data: Document6e581195cec9Mutation; variables: never };
  "mutation { createCalendarSubscription { url } }": { data: Document6aaa9e47e852Mutation; variables: never };
  "mutation { createMyDocument(input: { type: STUDY_CERTIFICATE }) { code createdBy } }": { data: Document5e95c23bd955Mutation; variables: never };
  "mutation { createMyDocument(input: { type: STUDY_CERTIFICATE }) { id } }": { data: Documentee6a00c45be7Mutation; variables: never };
  "mutation { createStudent(input: {name: \"x\", startDate: \"KANARIEFAGEL4711\"}) { id } }": { data: Documentfaaf9dbddb6fMutation; variables: never };
  "mutation { createTask(input: { description: \"\" }) { id } }": { data: Documentaf4b4e527a63Mutation; variables: never };
  "mutation { createTask(input: {description: \"x\"}) { id } }": { data: Document46388da1a9a5Mutation; variables: never };
  "mutation { deleteCalendarSubscription }": { data: Document6eee8ba7507eMutation; variables: never };
  "mutation { deleteMyTasks }": { data: Documentd10de3fca8d2Mutation; variables: never };
  "mutation { endOtherSessions }": { data: Document7640fa1ef6c9Mutation; variables: never };
  "mutation { logout }": { data: Document2b42a93be5f4Mutation; variables: never };
  "mutation { sendTestMail { message } }": { data: Documented3ac542d9a6Mutation; variables: never };
  "mutation($i: SetAplStatusInput!) { setAplStatus(input: $i) { __typename } }": { data: Document6cbfc4cfb3deMutation; variables: 'i' };
  "mutation($id: ID!) { endTeacherEmployment(input: {id: $id}) { work { id } } }": { data: Documentd918c9e2495bMutation; variables: 'id' };
  "mutation($id: ID!) { updateImport(input: { batchId: $id, mapping: [{ column: 3, field: PHONE }] }) { id } }": { data: Documenta0a0f84fdf8fMutation; variables: 'id' };
  "mutation($input: AddCommentInput!) { addAplComment(input: $input) { studentId } }": { data: Document0c21e845dffdMutation; variables: 'input' };
  "mutation($input: AddCommentInput!) { addStudentComment(input: $input) { commentHistory { id } } }": { data: Documentdf8452b0a28cMutation; variables: 'input' };
  "mutation($input: AddFileInput!) { addFile(input: $input) { id } }": { data: Documentc53bf8a16226Mutation; variables: 'input' };
  "mutation($input: AddFollowUpInput!) {\n  addFollowUp(input: $input) { id studentName dueOn note assigneeId createdBy doneAt } }": { data: Document658b9942ca15Mutation; variables: 'input' };
  "mutation($input: AddFollowUpInput!) { addFollowUp(input: $input) { id } }": { data: Documentda5996e9eb03Mutation; variables: 'input' };
  "mutation($input: AddMunicipalityInput!) { addMunicipality(input: $input) { name } }": { data: Document40c2f9724536Mutation; variables: 'input' };
  "mutation($input: AddSupervisorInput!) { addSupervisor(input: $input) {\n  supervisors { id name email } } }": { data: Documentb867440798f4Mutation; variables: 'input' };
  "mutation($input: AddSupervisorInput!) { addSupervisor(input: $input) { id } }": { data: Documente1c40b2f45eaMutation; variables: 'input' };
  "mutation($input: AddSupervisorInput!) { addSupervisor(input: $input) { supervisors { id name } } }": { data: Document16ffbd629935Mutation; variables: 'input' };
  "mutation($input: AddSupervisorInput!) { addSupervisor(input: $input) { supervisors { id version } } }": { data: Document67a0ad70426aMutation; variables: 'input' };
  "mutation($input: AddSupervisorInput!) { addSupervisor(input: $input) { supervisors { id } } }": { data: Documentfc68bb9e012dMutation; variables: 'input' };
  "mutation($input: AddWorkplaceAgreementInput!) { addWorkplaceAgreement(input: $input) { agreements { id } } }": { data: Documentb69e2b10ccf0Mutation; variables: 'input' };
  "mutation($input: AddWorkplaceAgreementInput!) { addWorkplaceAgreement(input: $input) { id version agreedUntil agreementState agreements { id version validTo note filename } } }": { data: Documentd4786c42a70eMutation; variables: 'input' };
  "mutation($input: AddWorkplaceContactInput!) { addWorkplaceContact(input: $input) { id version } }": { data: Document78398d75a7c8Mutation; variables: 'input' };
  "mutation($input: AddWorkplaceContactInput!) { addWorkplaceContact(input: $input) { id } }": { data: Document5ec2d3476c8bMutation; variables: 'input' };
  "mutation($input: AnonymiseStudentInput!) { anonymiseStudent(input: $input) {\n  id name personalNumber phone email education { grade } commentHistory { comment } } }": { data: Document89eac7d6f6abMutation; variables: 'input' };
  "mutation($input: AnonymiseStudentInput!) { anonymiseStudent(input: $input) { id name } }": { data: Document78c07f3f04ffMutation; variables: 'input' };
  "mutation($input: AnonymiseStudentInput!) { anonymiseStudent(input: $input) { id } }": { data: Document9eac9f642e71Mutation; variables: 'input' };
  "mutation($input: AnswerCorrectionInput!) { answerCorrection(input: $input) { id subject text outcome answer answeredAt answeredBy } }": { data: Documentdda11512f1f5Mutation; variables: 'input' };
  "mutation($input: AnswerCorrectionInput!) { answerCorrection(input: $input) { id } }": { data: Documentdb4973088e70Mutation; variables: 'input' };
  "mutation($input: AssessPlacementByLinkInput!) { assessPlacementByLink(input: $input) { studentName } }": { data: Document011439bb6ee2Mutation; variables: 'input' };
  "mutation($input: AssessPlacementInput!) { assessPlacement(input: $input) { id version weekdays plannedHours nextDue nextDueOn isAssessmentMissing\n  courses { enrollmentId name } goals { id courseId text level comment }\n  assessment { version text assessedBy isOnPaper seenAt seenBy } } }": { data: Document3616a0b4362fMutation; variables: 'input' };
  "mutation($input: AssessPlacementInput!) { assessPlacement(input: $input) { id } }": { data: Document7df004c9f593Mutation; variables: 'input' };
  "mutation($input: AttachSignedAgreementInput!) { attachSignedAgreement(input: $input) { id version state agreedOn nextDue awaitsOwnSignature agreement {\n  version workplace plannedHours courses goals sentAt attachedAt fileId isSigned signatures { party name address } } } }": { data: Document7f44265135b2Mutation; variables: 'input' };
  "mutation($input: AttachSignedAgreementInput!) { attachSignedAgreement(input: $input) { id version state agreedOn nextDue awaitsOwnSignature agreement {\n  version workplace plannedHours sentAt attachedAt fileId isSigned signatures { party name address } } } }": { data: Document3c429b007abcMutation; variables: 'input' };
  "mutation($input: AttachSignedAgreementInput!) { attachSignedAgreement(input: $input) { id } }": { data: Document014aee3f717fMutation; variables: 'input' };
  "mutation($input: AttachSupervisorCertificateInput!) { attachSupervisorCertificate(input: $input) { id } }": { data: Documentbbe90095a837Mutation; variables: 'input' };
  "mutation($input: AttachWorkplaceAgreementInput!) { attachWorkplaceAgreement(input: $input) { id } }": { data: Document8efb0ddd7862Mutation; variables: 'input' };
  "mutation($input: CancelExamOccasionInput!) { cancelExamOccasion(input: $input) { version } }": { data: Documenta61b20bfc306Mutation; variables: 'input' };
  "mutation($input: CancelExamOccasionInput!) { cancelExamOccasion(input: $input) { waitingMails } }": { data: Document52bf02bee314Mutation; variables: 'input' };
  "mutation($input: CancelJobInput!) { cancelJob(input: $input) { id } }": { data: Document63deadcfb9f1Mutation; variables: 'input' };
  "mutation($input: ChangePasswordInput!) { changePassword(input: $input) { token } }": { data: Document409ad71f225bMutation; variables: 'input' };
  "mutation($input: ChooseDefaultViewInput!) { chooseDefaultView(input: $input) { id isDefault } }": { data: Document0fd5d5d2b81eMutation; variables: 'input' };
  "mutation($input: ChooseDefaultViewInput!) { chooseDefaultView(input: $input) { id } }": { data: Document66d6d3ef11f9Mutation; variables: 'input' };
  "mutation($input: CommitImportInput!) { commitImport(input: $input) { id } }": { data: Document0f5b3f0308feMutation; variables: 'input' };
  "mutation($input: CommitWorkplaceImportInput!) { commitWorkplaceImport(input: $input) { id } }": { data: Documentffbea6b398d4Mutation; variables: 'input' };
  "mutation($input: CommitWorkplaceImportInput!) { commitWorkplaceImport(input: $input) { state mayUndo planned importedBy rows(outcome: NEW, first: 1) { workplaceId } } }": { data: Document5a48e09ba87aMutation; variables: 'input' };
  "mutation($input: CompleteFollowUpInput!) { completeFollowUp(input: $input) { doneAt } }": { data: Document99a5b95f1148Mutation; variables: 'input' };
  "mutation($input: CompleteFollowUpInput!) { completeFollowUp(input: $input) { id doneAt } }": { data: Document8374bd795612Mutation; variables: 'input' };
  "mutation($input: ConfirmPlacementWeekInput!) {\n  confirmPlacementWeek(input: $input) { version hours confirmedBy } }": { data: Document91d576347ab0Mutation; variables: 'input' };
  "mutation($input: ConfirmPlacementWeekInput!) { confirmPlacementWeek(input: $input) { version } }": { data: Documente034f81c0be3Mutation; variables: 'input' };
  "mutation($input: ConfirmWeekByLinkInput!) { confirmWeekByLink(input: $input) { studentName } }": { data: Document6408c45d08bcMutation; variables: 'input' };
  "mutation($input: CopyPriceListsInput!) { copyPriceLists(input: $input) { id version municipality name validFrom validTo paidPauseDays rows { category courseId packageId code title distance basis amountOre basePercent paysFailed } } }": { data: Documentce3f67e5c3bfMutation; variables: 'input' };
  "mutation($input: CorrectEarningsInput!) { correctEarnings(input: $input) { id amountOre reason municipality } }": { data: Document71ea0e3e8941Mutation; variables: 'input' };
  "mutation($input: CreateCourseInstanceInput!) { createCourseInstance(input: $input) { id } }": { data: Documentae145872f9e7Mutation; variables: 'input' };
  "mutation($input: CreateCoursePackageInput!) { createCoursePackage(input: $input) { id points } }": { data: Document6f05deffc942Mutation; variables: 'input' };
  "mutation($input: CreateDocumentInput!) { createDocument(input: $input) {\n  id type code sha256 size filename subject fileId createdBy revokedAt } }": { data: Document283d11fe49ccMutation; variables: 'input' };
  "mutation($input: CreateDocumentInput!) { createDocument(input: $input) { id code } }": { data: Documentb6496e6359ceMutation; variables: 'input' };
  "mutation($input: CreateDocumentInput!) { createDocument(input: $input) { id } }": { data: Document3621d9845268Mutation; variables: 'input' };
  "mutation($input: CreateDocumentsInput!) { createDocuments(input: $input) { id total } }": { data: Document5549616c9955Mutation; variables: 'input' };
  "mutation($input: CreateDocumentsInput!) { createDocuments(input: $input) { id } }": { data: Document7e94125264d3Mutation; variables: 'input' };
  "mutation($input: CreateExamOccasionInput!) { createExamOccasion(input: $input) { id version } }": { data: Document46fa29e611a0Mutation; variables: 'input' };
  "mutation($input: CreateExamOccasionInput!) { createExamOccasion(input: $input) { id } }": { data: Documentfa17f2965820Mutation; variables: 'input' };
  "mutation($input: CreateExportInput!) { createExport(input: $input) { id filename } }": { data: Document913f51fe9769Mutation; variables: 'input' };
  "mutation($input: CreateExportInput!) { createExport(input: $input) { id rowCount } }": { data: Document68b0e84dbe5bMutation; variables: 'input' };
  "mutation($input: CreateExportInput!) { createExport(input: $input) { id } }": { data: Document4a4cacad63e4Mutation; variables: 'input' };
  "mutation($input: CreateMyDocumentInput!) { createMyDocument(input: $input) { id } }": { data: Documentaddb9593a604Mutation; variables: 'input' };
  "mutation($input: CreatePackageEditionInput!) { createPackageEdition(input: $input) { id } }": { data: Documentd29e5134448fMutation; variables: 'input' };
  "mutation($input: CreatePlacementDocumentInput!) {\n  createPlacementDocument(input: $input) { id type filename } }": { data: Document55e399515702Mutation; variables: 'input' };
  "mutation($input: CreatePlacementDocumentInput!) { createPlacementDocument(input: $input) { id } }": { data: Document871ed51ba5ddMutation; variables: 'input' };
  "mutation($input: CreatePriceListInput!) { createPriceList(input: $input) { id version municipality name validFrom validTo paidPauseDays rows { category courseId packageId code title distance basis amountOre basePercent paysFailed } } }": { data: Document0ed2f64a3c7bMutation; variables: 'input' };
  "mutation($input: CreatePriceListInput!) { createPriceList(input: $input) { id } }": { data: Document4f7cffa2f386Mutation; variables: 'input' };
  "mutation($input: CreateSavedViewInput!) { createSavedView(input: $input) { id version name address columns { hidden order widths { key width } } sharedWith ownerName isOwn isDefault\n  viewerMay { change share } } }": { data: Documentbfb5f5525796Mutation; variables: 'input' };
  "mutation($input: CreateSavedViewInput!) { createSavedView(input: $input) { id } }": { data: Documentb668a2ac3280Mutation; variables: 'input' };
  "mutation($input: CreateStudentInput!) { createStudent(input: $input) { id } }": { data: Documentb76ca1428944Mutation; variables: 'input' };
  "mutation($input: CreateStudyPlanDocumentInput!) {\n  createStudyPlanDocument(input: $input) { id type filename } }": { data: Document0d5768a86020Mutation; variables: 'input' };
  "mutation($input: CreateStudyPlanDocumentInput!) { createStudyPlanDocument(input: $input) { id } }": { data: Document52f0494bf503Mutation; variables: 'input' };
  "mutation($input: CreateSupervisorLinkInput!) { createSupervisorLink(input: $input) {\n  id supervisorLink { sentTo expiresOn isLive } } }": { data: Documentc913e2020c1bMutation; variables: 'input' };
  "mutation($input: CreateSupervisorLinkInput!) { createSupervisorLink(input: $input) { id } }": { data: Documentaf8cf878ba6eMutation; variables: 'input' };
  "mutation($input: CreateTaskInput!) { createTask(input: $input) { description } }": { data: Documentb1201ff28f6fMutation; variables: 'input' };
  "mutation($input: CreateTaskInput!) { createTask(input: $input) { id } }": { data: Document3b59290e4636Mutation; variables: 'input' };
  "mutation($input: CreateWorkplaceInput!) { createWorkplace(input: $input) { id version } }": { data: Document697f5349abf5Mutation; variables: 'input' };
  "mutation($input: CreateWorkplaceInput!) { createWorkplace(input: $input) { id } }": { data: Documentbefb2d28e45fMutation; variables: 'input' };
  "mutation($input: DecideExamInput!) { decideExam(input: $input) { id } }": { data: Document4c0ab7f2e6ceMutation; variables: 'input' };
  "mutation($input: DecideExamsInput!) { decideExams(input: $input) { id } }": { data: Document98def2c7e65fMutation; variables: 'input' };
  "mutation($input: DecideValidationInput!) { decideValidation(input: $input) {\n  version scope points basis decidedByName course { code } } }": { data: Document6d836cb44820Mutation; variables: 'input' };
  "mutation($input: DecideValidationInput!) { decideValidation(input: $input) { points } }": { data: Document8477642fe949Mutation; variables: 'input' };
  "mutation($input: DeleteExamInput!) { deleteExam(input: $input) }": { data: Documentb29d1a0a3930Mutation; variables: 'input' };
  "mutation($input: DeleteFileInput!) { deleteFile(input: $input) }": { data: Documentdde2438def1fMutation; variables: 'input' };
  "mutation($input: DeletePlacementInput!) { deletePlacement(input: $input) }": { data: Document365583b3453bMutation; variables: 'input' };
  "mutation($input: DeleteSavedViewInput!) { deleteSavedView(input: $input) }": { data: Document9c07310fe4ecMutation; variables: 'input' };
  "mutation($input: DeleteWorkplaceInput!) { deleteWorkplace(input: $input) }": { data: Document30abf84fc429Mutation; variables: 'input' };
  "mutation($input: EndEmploymentInput!) { endTeacherEmployment(input: $input) { work { employmentEndedOn user { active } } } }": { data: Documentda8519d3b045Mutation; variables: 'input' };
  "mutation($input: EndStudentInput!) { endStudent(input: $input) {\n  id endDate status education { name status } } }": { data: Document30220dde0961Mutation; variables: 'input' };
  "mutation($input: EndStudentInput!) { endStudent(input: $input) { id } }": { data: Document388797215bcbMutation; variables: 'input' };
  "mutation($input: EndUserSessionsInput!) { endUserSessions(input: $input) }": { data: Documentef70d802e411Mutation; variables: 'input' };
  "mutation($input: EnrollManyInput!) { enrollMany(input: $input) { id } }": { data: Document230937c2262bMutation; variables: 'input' };
  "mutation($input: EnrollOnPackageInput!) { enrollOnPackage(input: $input) { students courses } }": { data: Documenta26797316f66Mutation; variables: 'input' };
  "mutation($input: EnrollStudentInput!) { enrollStudent(input: $input) { id } }": { data: Document6269240983c9Mutation; variables: 'input' };
  "mutation($input: EnrollStudentInput!) { enrollStudent(input: $input) { type name } }": { data: Documentf248a3724b27Mutation; variables: 'input' };
  "mutation($input: EnrollmentChangeInput!) { changeEnrollments(input: $input) { id } }": { data: Document1eb950c5519eMutation; variables: 'input' };
  "mutation($input: ErasePlacementsInput!) { erasePlacements(input: $input) }": { data: Document2424e4a4fad4Mutation; variables: 'input' };
  "mutation($input: FillGradesInput!) { fillGrades(input: $input) { group { state missing drafts signed corrections } rows { id gradeId state grade kind isBest version\n  isRequired date examOn examAttendance examTeacher { id } correction { reason published } others { grade kind isBest } changes { from to reason } viewerMay { edit sign assign unlock } }\n  viewerMay { sign catalogue unlock } } }": { data: Document249ad0dc8533Mutation; variables: 'input' };
  "mutation($input: ForgetCourseAliasInput!) { forgetCourseAlias(input: $input) }": { data: Document5985ff8b9556Mutation; variables: 'input' };
  "mutation($input: FreezePeriodInput!) { freezePeriod(input: $input) { id month kind totalOre municipalities { municipality lines linesOre correctionsOre totalOre invoicedOre status invoices { id amountOre reference } } } }": { data: Document97e80cff2798Mutation; variables: 'input' };
  "mutation($input: FreezePeriodInput!) { freezePeriod(input: $input) { id totalOre municipalities { municipality totalOre } } }": { data: Document078c50e75378Mutation; variables: 'input' };
  "mutation($input: FreezePeriodInput!) { freezePeriod(input: $input) { id totalOre } }": { data: Documentd562735f6cd8Mutation; variables: 'input' };
  "mutation($input: FreezePeriodInput!) { freezePeriod(input: $input) { id } }": { data: Document1689334af185Mutation; variables: 'input' };
  "mutation($input: HeldImportRowInput!) { dropHeldImportRow(input: $input) }": { data: Documentae208ea3c223Mutation; variables: 'input' };
  "mutation($input: HeldImportRowInput!) { takeHeldImportRow(input: $input) { id } }": { data: Document1362263abdf8Mutation; variables: 'input' };
  "mutation($input: HoldTalkInput!) { holdTalk(input: $input) { id nextDue nextDueOn talks { kind version dueOn plannedOn heldOn note } } }": { data: Documenta2a874ea44c6Mutation; variables: 'input' };
  "mutation($input: HoldTalkInput!) { holdTalk(input: $input) { id } }": { data: Document4b614d5ed41dMutation; variables: 'input' };
  "mutation($input: LinkStudentAccountInput!) { linkStudentAccount(input: $input) { id } }": { data: Document89c6f525ec0fMutation; variables: 'input' };
  "mutation($input: LoginInput!) { login(input: $input) { token user { userId role } } }": { data: Document83d1e0a726fdMutation; variables: 'input' };
  "mutation($input: LoginInput!) { login(input: $input) { user { email } } }": { data: Document8872eec92c7aMutation; variables: 'input' };
  "mutation($input: MarkCommentsSeenInput!) { markCommentsSeen(input: $input) { studentId } }": { data: Document526ac7bb450eMutation; variables: 'input' };
  "mutation($input: MarkInvoicedInput!) { markInvoiced(input: $input) { id month kind totalOre municipalities { municipality lines linesOre correctionsOre totalOre invoicedOre status invoices { id amountOre reference } } } }": { data: Document79495f29e5e5Mutation; variables: 'input' };
  "mutation($input: MarkInvoicedInput!) { markInvoiced(input: $input) { municipalities { status invoicedOre } } }": { data: Documenta4a905e82207Mutation; variables: 'input' };
  "mutation($input: MarkManyInvoicedInput!) { markManyInvoiced(input: $input) {\n    municipalities { municipality status invoices { amountOre reference } } } }": { data: Document4884ea5a560aMutation; variables: 'input' };
  "mutation($input: MatchSafeNeedsInput!) { matchSafeNeeds(input: $input) { matched job { id } } }": { data: Documentbc0c083aa53bMutation; variables: 'input' };
  "mutation($input: MergeStudentsInput!) { mergeStudents(input: $input) {\n  id name phone email version commentHistory { comment } education { name } } }": { data: Documenta0b57869e615Mutation; variables: 'input' };
  "mutation($input: MergeStudentsInput!) { mergeStudents(input: $input) { id } }": { data: Document1d52a0aca529Mutation; variables: 'input' };
  "mutation($input: MergeWorkplacesInput!) {\n        mergeWorkplaces(input: $input) { agreedUntil riskAssessedOn } }": { data: Document1961a3a30e9fMutation; variables: 'input' };
  "mutation($input: MergeWorkplacesInput!) {\n  mergeWorkplaces(input: $input) { supervisors { id name certificate } } }": { data: Document27d005c31e7dMutation; variables: 'input' };
  "mutation($input: MergeWorkplacesInput!) { mergeWorkplaces(input: $input) {\n          id name unit city supervisors { id name phone } } }": { data: Document3077a4f2a8e8Mutation; variables: 'input' };
  "mutation($input: MergeWorkplacesInput!) { mergeWorkplaces(input: $input) {\n  supervisors { id name email } } }": { data: Document567bd22992e9Mutation; variables: 'input' };
  "mutation($input: MergeWorkplacesInput!) { mergeWorkplaces(input: $input) { id } }": { data: Document8703ac5b8462Mutation; variables: 'input' };
  "mutation($input: MessageParticipantsInput!) { messageParticipants(input: $input) { id sentAt reached } }": { data: Document6aa395879e42Mutation; variables: 'input' };
  "mutation($input: MessageParticipantsInput!) { messageParticipants(input: $input) { reached } }": { data: Documentce201f218e38Mutation; variables: 'input' };
  "mutation($input: PlanPlacementInput!) {\n  planPlacement(input: $input) { id version state plannedHours nextDue nextDueOn workplace { name } } }": { data: Documentbcecd26a6d53Mutation; variables: 'input' };
  "mutation($input: PlanPlacementInput!) { planPlacement(input: $input) { id version plannedHours } }": { data: Documentf933d0fb052cMutation; variables: 'input' };
  "mutation($input: PlanPlacementInput!) { planPlacement(input: $input) { id version weekdays plannedHours nextDue nextDueOn isAssessmentMissing\n  courses { enrollmentId name } goals { id courseId text level comment }\n  assessment { version text assessedBy isOnPaper seenAt seenBy } } }": { data: Documente804622ea670Mutation; variables: 'input' };
  "mutation($input: PlanPlacementInput!) { planPlacement(input: $input) { id version } }": { data: Document28f1bd7f4e1bMutation; variables: 'input' };
  "mutation($input: PlanPlacementInput!) { planPlacement(input: $input) { id } }": { data: Document4c7dfca41964Mutation; variables: 'input' };
  "mutation($input: PlanTalkInput!) { planTalk(input: $input) { id nextDue nextDueOn talks { kind version dueOn plannedOn heldOn note } } }": { data: Documentb8fb7175ac3cMutation; variables: 'input' };
  "mutation($input: PlanTalkInput!) { planTalk(input: $input) { id } }": { data: Documenta94715858b57Mutation; variables: 'input' };
  "mutation($input: PreviewImportInput!) { previewImport(input: $input) { id } }": { data: Document9959d3753b56Mutation; variables: 'input' };
  "mutation($input: PreviewWorkplaceImportInput!) { previewWorkplaceImport(input: $input) { id } }": { data: Documente80eb156aa6cMutation; variables: 'input' };
  "mutation($input: RecordExamInput!) { recordExam(input: $input) { id } }": { data: Documente2fe15368e7aMutation; variables: 'input' };
  "mutation($input: RegisterExamInput!) { registerExam(input: $input) { id } }": { data: Documentf8bd579acae7Mutation; variables: 'input' };
  "mutation($input: RemoveEnrollmentInput!) { removeEnrollment(input: $input) { id } }": { data: Documentb6ef1d1b26baMutation; variables: 'input' };
  "mutation($input: RemoveSupervisorCertificateInput!) {\n  removeSupervisorCertificate(input: $input) { supervisors { certificate version } } }": { data: Documentb7b1dc44a628Mutation; variables: 'input' };
  "mutation($input: RemoveSupervisorCertificateInput!) { removeSupervisorCertificate(input: $input) { id } }": { data: Documentcab723648aadMutation; variables: 'input' };
  "mutation($input: RemoveSupervisorInput!) { removeSupervisor(input: $input) { id } }": { data: Document418e6133fa02Mutation; variables: 'input' };
  "mutation($input: RemoveWorkplaceAgreementInput!) {\n  removeWorkplaceAgreement(input: $input) { id version agreedUntil agreementState agreements { id version validTo note filename } } }": { data: Documentea52d8deb67eMutation; variables: 'input' };
  "mutation($input: RemoveWorkplaceAgreementInput!) { removeWorkplaceAgreement(input: $input) { id } }": { data: Document9f9c55792a19Mutation; variables: 'input' };
  "mutation($input: RemoveWorkplaceContactInput!) { removeWorkplaceContact(input: $input) }": { data: Document901a29d613d9Mutation; variables: 'input' };
  "mutation($input: ReportAbsenceByLinkInput!) { reportAbsenceByLink(input: $input) { studentName } }": { data: Documentfc8c474652d6Mutation; variables: 'input' };
  "mutation($input: ReportIncidentInput!) { reportIncident(input: $input) {\n  incidents { kind text createdBy } } }": { data: Document6eccd6a68356Mutation; variables: 'input' };
  "mutation($input: ReportIncidentInput!) { reportIncident(input: $input) { id } }": { data: Document8addc77f7477Mutation; variables: 'input' };
  "mutation($input: ReportPlacementHoursInput!) {\n  reportPlacementHours(input: $input) { version hours confirmedBy reportedBy days { day hours absence } } }": { data: Document74dbfa221054Mutation; variables: 'input' };
  "mutation($input: ReportPlacementHoursInput!) { reportPlacementHours(input: $input) { hours } }": { data: Documente4be2fe65c7fMutation; variables: 'input' };
  "mutation($input: ReportPlacementHoursInput!) { reportPlacementHours(input: $input) { version } }": { data: Documentc906b1a73900Mutation; variables: 'input' };
  "mutation($input: ReportToCsnInput!) { reportToCsn(input: $input) { id rows { enrollmentId event } } }": { data: Documenta2a0fa6661c9Mutation; variables: 'input' };
  "mutation($input: ReportToCsnInput!) { reportToCsn(input: $input) { id rows { isUnder20 } } }": { data: Document5c15d5f8c354Mutation; variables: 'input' };
  "mutation($input: ReportToCsnInput!) { reportToCsn(input: $input) { id size } }": { data: Document1869a58eead7Mutation; variables: 'input' };
  "mutation($input: ReportToCsnInput!) { reportToCsn(input: $input) { rows { enrollmentId event change } } }": { data: Document040d09971e5cMutation; variables: 'input' };
  "mutation($input: ReportToCsnInput!) { reportToCsn(input: $input) { rows { event eventOn eventTo change grade } } }": { data: Document940769e8e27cMutation; variables: 'input' };
  "mutation($input: ReportToCsnInput!) { reportToCsn(input: $input) { size } }": { data: Document5ec1641612f7Mutation; variables: 'input' };
  "mutation($input: RequestCorrectionInput!) { requestCorrection(input: $input) { id subject text outcome answer answeredAt answeredBy } }": { data: Documentebf06a30cbcdMutation; variables: 'input' };
  "mutation($input: RequestCorrectionInput!) { requestCorrection(input: $input) { id } }": { data: Documentc888c97d8094Mutation; variables: 'input' };
  "mutation($input: ResetNotificationInput!) { resetNotification(input: $input) { id } }": { data: Documentb11ae2c87af2Mutation; variables: 'input' };
  "mutation($input: ResolveCourseNameInput!) { resolveCourseName(input: $input) { students } }": { data: Document3d2b3c129398Mutation; variables: 'input' };
  "mutation($input: ResolveNotificationInput!) { resolveNotification(input: $input) { id } }": { data: Documentdafadc3435b5Mutation; variables: 'input' };
  "mutation($input: ResolveNotificationsInput!) { resolveNotifications(input: $input) }": { data: Document09e4919d7673Mutation; variables: 'input' };
  "mutation($input: RestoreExamOccasionInput!) { restoreExamOccasion(input: $input) { id } }": { data: Documente67629a19b14Mutation; variables: 'input' };
  "mutation($input: RestoreNotificationsInput!) { restoreNotifications(input: $input) }": { data: Documentbe8465eebd1cMutation; variables: 'input' };
  "mutation($input: RestoreSavedViewInput!) { restoreSavedView(input: $input) { id version name address columns { hidden order widths { key width } } sharedWith ownerName isOwn isDefault\n  viewerMay { change share } } }": { data: Document44d3db9cf994Mutation; variables: 'input' };
  "mutation($input: RestoreSavedViewInput!) { restoreSavedView(input: $input) { id } }": { data: Documentdbfc7633d505Mutation; variables: 'input' };
  "mutation($input: RetireMunicipalityInput!) { retireMunicipality(input: $input) { name } }": { data: Documentda9da014bda1Mutation; variables: 'input' };
  "mutation($input: RevokeDocumentInput!) { revokeDocument(input: $input) { revokedReason } }": { data: Document8663e9cf5cd2Mutation; variables: 'input' };
  "mutation($input: RevokeSupervisorLinkInput!) { revokeSupervisorLink(input: $input) {\n  supervisorLink { isLive } } }": { data: Documentdc3bbc6d25b4Mutation; variables: 'input' };
  "mutation($input: RevokeSupervisorLinkInput!) { revokeSupervisorLink(input: $input) { id } }": { data: Documentca1bb0362221Mutation; variables: 'input' };
  "mutation($input: SaveDocumentInput!) { saveDocumentToFiles(input: $input) { fileId } }": { data: Documentdd84d7e421e8Mutation; variables: 'input' };
  "mutation($input: SaveMappingInput!) { saveMapping(input: $input) { version background earlierStudies supportNeeds languages updatedByName viewerMay { change } } }": { data: Document6302100d0adaMutation; variables: 'input' };
  "mutation($input: SaveStudyPlanInput!) { saveStudyPlan(input: $input) { items { validatedPoints course { code } } } }": { data: Documente0fcd03a2b47Mutation; variables: 'input' };
  "mutation($input: SaveStudyPlanInput!) { saveStudyPlan(input: $input) { version } }": { data: Documentb2109bee657fMutation; variables: 'input' };
  "mutation($input: SeeAssessmentInput!) { seeAssessment(input: $input) { id version weekdays plannedHours nextDue nextDueOn isAssessmentMissing\n  courses { enrollmentId name } goals { id courseId text level comment }\n  assessment { version text assessedBy isOnPaper seenAt seenBy } } }": { data: Document97c5ab181be7Mutation; variables: 'input' };
  "mutation($input: SeeAssessmentInput!) { seeAssessment(input: $input) { id } }": { data: Documente42ac19bb77dMutation; variables: 'input' };
  "mutation($input: SendAgreementInput!) { sendAgreement(input: $input) { id version state agreedOn nextDue awaitsOwnSignature agreement {\n  version workplace plannedHours courses goals sentAt attachedAt fileId isSigned signatures { party name address } } } }": { data: Documentf8c3529ca40eMutation; variables: 'input' };
  "mutation($input: SendAgreementInput!) { sendAgreement(input: $input) { id version state agreedOn nextDue awaitsOwnSignature agreement {\n  version workplace plannedHours sentAt attachedAt fileId isSigned signatures { party name address } } } }": { data: Document7bf6b6a59f8eMutation; variables: 'input' };
  "mutation($input: SendAgreementInput!) { sendAgreement(input: $input) { id } }": { data: Documenteed73d1cf144Mutation; variables: 'input' };
  "mutation($input: SendCancellationMailsInput!) { sendCancellationMails(input: $input) { sent } }": { data: Document0613eed703d2Mutation; variables: 'input' };
  "mutation($input: SendExamSummonsInput!) { sendExamSummons(input: $input)\n        { withoutEmail occasion { bookings { hasEmail } } } }": { data: Documentd408bd56158fMutation; variables: 'input' };
  "mutation($input: SendExamSummonsInput!) { sendExamSummons(input: $input) { sent withoutEmail } }": { data: Document7cfa8fee4ddcMutation; variables: 'input' };
  "mutation($input: SendExamSummonsInput!) { sendExamSummons(input: $input) { sent } }": { data: Document25c69b19bbc3Mutation; variables: 'input' };
  "mutation($input: SendOccasionMailsInput!) { sendOccasionMails(input: $input) { waitingMails } }": { data: Document0e8703d09e0bMutation; variables: 'input' };
  "mutation($input: SetAplStatusInput!) { setAplStatus(input: $input) {\n         __typename ... on AplMoved { card { id name aplStatus aplStatusSince movedAt municipality education commentCount unseenCount isMine isDue } } ... on AplMoveConflict { card { id name aplStatus aplStatusSince movedAt municipality education commentCount unseenCount isMine isDue } } } }": { data: Document1593c280cf09Mutation; variables: 'input' };
  "mutation($input: SetAplStatusInput!) { setAplStatus(input: $input) {\n         __typename ... on AplMoved { card { id name aplStatus aplStatusSince movedAt municipality education isPackage hasOngoingApl commentCount unseenCount isMine isDue } } ... on AplMoveConflict { card { id name aplStatus aplStatusSince movedAt municipality education isPackage hasOngoingApl commentCount unseenCount isMine isDue } } } }": { data: Document842feabdf166Mutation; variables: 'input' };
  "mutation($input: SetAplStatusInput!) { setAplStatus(input: $input) { ... on AplMoved {\n        card { placement { id } } } } }": { data: Document52d6c5048930Mutation; variables: 'input' };
  "mutation($input: SetAplStatusInput!) { setAplStatus(input: $input) { ... on AplMoved { card { unseen: unseenCount } } } }": { data: Documentd2b5f2f1366fMutation; variables: 'input' };
  "mutation($input: SetAplStatusInput!) { setAplStatus(input: $input) { __typename\n  ... on AplMoved { card { id aplStatus aplStatusSince } }\n  ... on AplMoveConflict { card { id aplStatus aplStatusSince } movedBy movedAt } } }": { data: Document5f7b23c09fecMutation; variables: 'input' };
  "mutation($input: SetAplStatusInput!) { setAplStatus(input: $input) { __typename ...Both } }\n       fragment Both on SetAplStatusResult { ... on AplMoved { card { ...Half unseenCount isDue } }\n         ... on AplMoveConflict { card { ...Half unseenCount isDue } } }\n       fragment Half on BoardCard { id name aplStatus aplStatusSince movedAt municipality education commentCount isMine }": { data: Documentafc276567cbeMutation; variables: 'input' };
  "mutation($input: SetAplStatusInput!) { setAplStatus(input: $input) { __typename ...Both } }\n       fragment Both on SetAplStatusResult { ... on AplMoved { card { ...Half unseenCount isDue } }\n         ... on AplMoveConflict { card { ...Half unseenCount isDue } } }\n       fragment Half on BoardCard { id name aplStatus aplStatusSince movedAt municipality education isPackage hasOngoingApl commentCount isMine }": { data: Document511235fd3abeMutation; variables: 'input' };
  "mutation($input: SetAplStatusInput!) { setAplStatus(input: $input) { __typename } }": { data: Document5ba0df265039Mutation; variables: 'input' };
  "mutation($input: SetAplStatusInput!, $more: Boolean!) {\n      setAplStatus(input: $input) { ... on AplMoved { card { id } } }\n      setAplStatus(input: $input) @include(if: $more) { ... on AplMoved { card { commentCount name } } }\n    }": { data: Document844a1aafd343Mutation; variables: 'input' | 'more' };
  "mutation($input: SetAplStatusesInput!) { setAplStatuses(input: $input) { __typename\n  ... on AplMoved { card { id aplStatus aplStatusSince commentCount placement { id } } }\n  ... on AplMoveConflict { card { id aplStatus } movedBy } } }": { data: Documentaa1152f946b2Mutation; variables: 'input' };
  "mutation($input: SetExamGradeInput!) { setExamGrade(input: $input) { id state grade kind } }": { data: Document42ba80db89d1Mutation; variables: 'input' };
  "mutation($input: SetExamGradeInput!) { setExamGrade(input: $input) { id } }": { data: Document18d161df2919Mutation; variables: 'input' };
  "mutation($input: SetGradeInput!) { setGrade(input: $input) { id version state grade } }": { data: Documentabd26b66e209Mutation; variables: 'input' };
  "mutation($input: SetPlacementStateInput!) {\n  setPlacementState(input: $input) { id state endedOn nextDue nextDueOn } }": { data: Documentc973d43e4152Mutation; variables: 'input' };
  "mutation($input: SetPlacementStateInput!) {\n  setPlacementState(input: $input) { id state endedOn } }": { data: Document86651175cc66Mutation; variables: 'input' };
  "mutation($input: SetPlacementStateInput!) {\n  setPlacementState(input: $input) { id version state agreedOn stateReason waivedReason nextDue } }": { data: Documentcaae5881bcc0Mutation; variables: 'input' };
  "mutation($input: SetPlacementStateInput!) { setPlacementState(input: $input) { id version state agreedOn nextDue awaitsOwnSignature agreement {\n  version workplace plannedHours courses goals sentAt attachedAt fileId isSigned signatures { party name address } } } }": { data: Documenta592bf5ebdd0Mutation; variables: 'input' };
  "mutation($input: SetPlacementStateInput!) { setPlacementState(input: $input) { id version state agreedOn nextDue awaitsOwnSignature agreement {\n  version workplace plannedHours sentAt attachedAt fileId isSigned signatures { party name address } } } }": { data: Document047f070b15d8Mutation; variables: 'input' };
  "mutation($input: SetPlacementStateInput!) { setPlacementState(input: $input) { id } }": { data: Document0ce31342e82cMutation; variables: 'input' };
  "mutation($input: SetUserRoleInput!) { setUserRole(input: $input) { id } }": { data: Documentd30b60649e06Mutation; variables: 'input' };
  "mutation($input: SetUsersActiveInput!) { setUsersActive(input: $input) { active version } }": { data: Document124fcc59ac94Mutation; variables: 'input' };
  "mutation($input: SetUsersActiveInput!) { setUsersActive(input: $input) { id } }": { data: Documentf3640180f401Mutation; variables: 'input' };
  "mutation($input: SetWorkplaceStateInput!) { setWorkplaceState(input: $input) { id } }": { data: Document93cf4276752cMutation; variables: 'input' };
  "mutation($input: SignAgreementByLinkInput!) { signAgreementByLink(input: $input) {\n  agreement { isSignedByWorkplace } } }": { data: Document4af9e433c4a0Mutation; variables: 'input' };
  "mutation($input: SignAgreementByLinkInput!) { signAgreementByLink(input: $input) { studentName } }": { data: Document963c0996ad79Mutation; variables: 'input' };
  "mutation($input: SignAgreementInput!) { signAgreement(input: $input) { id version state agreedOn nextDue awaitsOwnSignature agreement {\n  version workplace plannedHours courses goals sentAt attachedAt fileId isSigned signatures { party name address } } } }": { data: Document375674e39ea8Mutation; variables: 'input' };
  "mutation($input: SignAgreementInput!) { signAgreement(input: $input) { id version state agreedOn nextDue awaitsOwnSignature agreement {\n  version workplace plannedHours sentAt attachedAt fileId isSigned signatures { party name address } } } }": { data: Documentfa2dc6eddacfMutation; variables: 'input' };
  "mutation($input: SignAgreementInput!) { signAgreement(input: $input) { id } }": { data: Document7139adea3551Mutation; variables: 'input' };
  "mutation($input: SignGradesInput!) { signGrades(input: $input) { __typename } }": { data: Documente3c90e954895Mutation; variables: 'input' };
  "mutation($input: SignGradesInput!) { signGrades(input: $input) { group { state missing drafts signed corrections } rows { id gradeId state grade kind isBest version\n  isRequired date examOn examAttendance examTeacher { id } correction { reason published } others { grade kind isBest } changes { from to reason } viewerMay { edit sign assign unlock } }\n  viewerMay { sign catalogue unlock } } }": { data: Document4c9fd596b950Mutation; variables: 'input' };
  "mutation($input: SignOwnAgreementInput!) { signOwnAgreement(input: $input) { id version state agreedOn nextDue awaitsOwnSignature agreement {\n  version workplace plannedHours courses goals sentAt attachedAt fileId isSigned signatures { party name address } } } }": { data: Documentced5d2426848Mutation; variables: 'input' };
  "mutation($input: SignOwnAgreementInput!) { signOwnAgreement(input: $input) { id version state agreedOn nextDue awaitsOwnSignature agreement {\n  version workplace plannedHours sentAt attachedAt fileId isSigned signatures { party name address } } } }": { data: Document8cc70e18055cMutation; variables: 'input' };
  "mutation($input: SignOwnAgreementInput!) { signOwnAgreement(input: $input) { id } }": { data: Documenta3bd9cba920cMutation; variables: 'input' };
  "mutation($input: SkipFirstRunStepInput!) { skipFirstRunStep(input: $input) {\n  step isDone isSkipped } }": { data: Document7c8cccc4c1e4Mutation; variables: 'input' };
  "mutation($input: SkipFirstRunStepInput!) { skipFirstRunStep(input: $input) { step } }": { data: Document3a5efee5e2dfMutation; variables: 'input' };
  "mutation($input: TakeBackStudyPlanWishInput!) { takeBackStudyPlanWish(input: $input) { state } }": { data: Documentc07d4af5326cMutation; variables: 'input' };
  "mutation($input: UndoEndStudentInput!) { undoEndStudent(input: $input) { id endDate } }": { data: Document7888285e35a9Mutation; variables: 'input' };
  "mutation($input: UndoEndStudentInput!) { undoEndStudent(input: $input) { id } }": { data: Document459c71d7cad3Mutation; variables: 'input' };
  "mutation($input: UndoEnrollmentBatchInput!) { undoEnrollmentBatch(input: $input) { id mayUndo } }": { data: Documentd2ac77d4d3f5Mutation; variables: 'input' };
  "mutation($input: UndoEnrollmentBatchInput!) { undoEnrollmentBatch(input: $input) { id } }": { data: Document48a705a2992bMutation; variables: 'input' };
  "mutation($input: UndoEnrollmentBatchInput!) { undoEnrollmentBatch(input: $input) { mayUndo } }": { data: Document99e690dcb594Mutation; variables: 'input' };
  "mutation($input: UndoExamDecisionsInput!) { undoExamDecisions(input: $input) { id } }": { data: Document1237f7a9e0c2Mutation; variables: 'input' };
  "mutation($input: UndoImportInput!) { undoImport(input: $input) { id } }": { data: Documenta466193a5335Mutation; variables: 'input' };
  "mutation($input: UndoMatchInput!) { undoMatch(input: $input) { id } }": { data: Documentc19f7011069eMutation; variables: 'input' };
  "mutation($input: UndoTeacherReplacementInput!) { undoTeacherReplacement(input: $input) { undoable { id } } }": { data: Documente51d2e66b654Mutation; variables: 'input' };
  "mutation($input: UndoWorkplaceImportInput!) { undoWorkplaceImport(input: $input) { state } }": { data: Document43e0c984a87dMutation; variables: 'input' };
  "mutation($input: UpdateCourseInstanceInput!) { updateCourseInstance(input: $input) { id } }": { data: Document6ad78ef492c7Mutation; variables: 'input' };
  "mutation($input: UpdateCourseInstanceInput!) { updateCourseInstance(input: $input) { name } }": { data: Document1595a67f0a08Mutation; variables: 'input' };
  "mutation($input: UpdateCourseInstanceInput!) { updateCourseInstance(input: $input) { startDate endDate } }": { data: Document83e8b3c0db67Mutation; variables: 'input' };
  "mutation($input: UpdateCoursePackageInput!) { updateCoursePackage(input: $input) { version } }": { data: Documenteb97522782fbMutation; variables: 'input' };
  "mutation($input: UpdateEnrollmentInput!) { updateEnrollment(input: $input) { id } }": { data: Documentd7e0eb6f96b0Mutation; variables: 'input' };
  "mutation($input: UpdateExamInput!) { updateExam(input: $input) { id } }": { data: Documentaccce40fd8d8Mutation; variables: 'input' };
  "mutation($input: UpdateExamOccasionInput!) { updateExamOccasion(input: $input)\n        { bookings { exam { id } summonedAt warnings } } }": { data: Document149db75d6d4cMutation; variables: 'input' };
  "mutation($input: UpdateFollowUpInput!) {\n  updateFollowUp(input: $input) { id version dueOn note } }": { data: Document8f1c3d533850Mutation; variables: 'input' };
  "mutation($input: UpdateFollowUpInput!) { updateFollowUp(input: $input) { note } }": { data: Document2dc3cd966feaMutation; variables: 'input' };
  "mutation($input: UpdateImportInput!) { updateImport(input: $input) { id } }": { data: Documenteddf61f75dffMutation; variables: 'input' };
  "mutation($input: UpdateMunicipalityInput!) { updateMunicipality(input: $input) { name } }": { data: Document4b4d5d55d634Mutation; variables: 'input' };
  "mutation($input: UpdateMyProfileInput!) { updateMyProfile(input: $input) { settings { mutedNotifications } } }": { data: Document49f76f04ca1eMutation; variables: 'input' };
  "mutation($input: UpdatePlacementInput!) { updatePlacement(input: $input) {\n          nextDue nextDueOn talks { kind plannedOn heldOn version } } }": { data: Document9d638dbeeeecMutation; variables: 'input' };
  "mutation($input: UpdatePlacementInput!) { updatePlacement(input: $input) { id endDate } }": { data: Documentfe469591a53aMutation; variables: 'input' };
  "mutation($input: UpdatePlacementInput!) { updatePlacement(input: $input) { id plannedHours } }": { data: Document1848e2d72151Mutation; variables: 'input' };
  "mutation($input: UpdatePlacementInput!) { updatePlacement(input: $input) { id version state agreedOn nextDue awaitsOwnSignature agreement {\n  version workplace plannedHours courses goals sentAt attachedAt fileId isSigned signatures { party name address } } } }": { data: Documentbfea4e2035f5Mutation; variables: 'input' };
  "mutation($input: UpdatePlacementInput!) { updatePlacement(input: $input) { id version state agreedOn nextDue awaitsOwnSignature agreement {\n  version workplace plannedHours sentAt attachedAt fileId isSigned signatures { party name address } } } }": { data: Document35b85ae44ff5Mutation; variables: 'input' };
  "mutation($input: UpdatePlacementInput!) { updatePlacement(input: $input) { id version weekdays plannedHours nextDue nextDueOn isAssessmentMissing\n  courses { enrollmentId name } goals { id courseId text level comment }\n  assessment { version text assessedBy isOnPaper seenAt seenBy } } }": { data: Document187f30ad81f8Mutation; variables: 'input' };
  "mutation($input: UpdatePlacementInput!) { updatePlacement(input: $input) { id } }": { data: Document1f8631b5e18bMutation; variables: 'input' };
  "mutation($input: UpdatePlacementInput!) { updatePlacement(input: $input) { version plannedHours } }": { data: Documentb1aabf6924cdMutation; variables: 'input' };
  "mutation($input: UpdatePriceListInput!) { updatePriceList(input: $input) { id version municipality name validFrom validTo paidPauseDays rows { category courseId packageId code title distance basis amountOre basePercent paysFailed } } }": { data: Documentb125d36f2034Mutation; variables: 'input' };
  "mutation($input: UpdateSavedViewInput!) { updateSavedView(input: $input) { id version name address columns { hidden order widths { key width } } sharedWith ownerName isOwn isDefault\n  viewerMay { change share } } }": { data: Documentb0240669b28dMutation; variables: 'input' };
  "mutation($input: UpdateSavedViewInput!) { updateSavedView(input: $input) { id } }": { data: Documentf8dfa7e1b688Mutation; variables: 'input' };
  "mutation($input: UpdateSchoolSettingsInput!) { updateSchoolSettings(input: $input) {\n  schoolName schoolUnitCode signatoryName gradeDeadlineDays inactivityDays version } }": { data: Document95e547542283Mutation; variables: 'input' };
  "mutation($input: UpdateSchoolSettingsInput!) { updateSchoolSettings(input: $input) { examPaymentInfo } }": { data: Document3fb289dc603fMutation; variables: 'input' };
  "mutation($input: UpdateSchoolSettingsInput!) { updateSchoolSettings(input: $input) { version } }": { data: Documentc89975500341Mutation; variables: 'input' };
  "mutation($input: UpdateStudentInput!) { updateStudent(input: $input) { id } }": { data: Document662a825d7678Mutation; variables: 'input' };
  "mutation($input: UpdateStudentsInput!) { updateStudents(input: $input) { changed ids } }": { data: Document3ac818c5c5aaMutation; variables: 'input' };
  "mutation($input: UpdateSupervisorInput!) { updateSupervisor(input: $input) { id } }": { data: Document5388cf2895a4Mutation; variables: 'input' };
  "mutation($input: UpdateWorkplaceAgreementInput!) {\n  updateWorkplaceAgreement(input: $input) { id version agreedUntil agreementState agreements { id version validTo note filename } } }": { data: Document750923ea349eMutation; variables: 'input' };
  "mutation($input: UpdateWorkplaceAgreementInput!) { updateWorkplaceAgreement(input: $input) { id } }": { data: Document281c5507498cMutation; variables: 'input' };
  "mutation($input: UpdateWorkplaceContactInput!) { updateWorkplaceContact(input: $input) { id } }": { data: Document63aa925f58e7Mutation; variables: 'input' };
  "mutation($input: UpdateWorkplaceContactInput!) { updateWorkplaceContact(input: $input) { version note } }": { data: Documentfedee11926a6Mutation; variables: 'input' };
  "mutation($input: UpdateWorkplaceImportInput!) { updateWorkplaceImport(input: $input) { id } }": { data: Documentad44d9e2ae4dMutation; variables: 'input' };
  "mutation($input: UpdateWorkplaceInput!) { updateWorkplace(input: $input) { id } }": { data: Documentb269f7ba0808Mutation; variables: 'input' };
  "mutation($input: UpdateWorkplaceInput!) { updateWorkplace(input: $input) { places } }": { data: Document43fcd2133323Mutation; variables: 'input' };
  "mutation($input: UploadSignedAgreementInput!) { uploadSignedAgreement(input: $input) { id } }": { data: Document15d450a7c9f8Mutation; variables: 'input' };
  "mutation($input: WithdrawCsnReportInput!) { withdrawCsnReport(input: $input) {\n  id size withdrawal { withdrawnBy reason reopened } } }": { data: Documentde6ea55d30ffMutation; variables: 'input' };
  "mutation($input: WithdrawExamInput!) { withdrawExam(input: $input) }": { data: Document67e70b069ef7Mutation; variables: 'input' };
  "mutation($input: WithdrawInvoiceInput!) { withdrawInvoice(input: $input) { id month kind totalOre municipalities { municipality lines linesOre correctionsOre totalOre invoicedOre status invoices { id amountOre reference } } } }": { data: Documentb90fa53e285dMutation; variables: 'input' };
  "mutation($uploadId: ID!) { previewImport(input: { uploadId: $uploadId, leaveOutHidden: false }) {\n         leavesOutHidden summary { new } } }": { data: Document3457546748b7Mutation; variables: 'uploadId' };
  "query ($id: ID!) { files(studentId: $id) { id filename size uploadedBy viewerMayDelete } }": { data: Documenta4a918cae90eQuery; variables: 'id' };
  "query ($id: ID!) { files(studentId: $id) { id uploadedBy viewerMayDelete } }": { data: Document5161c24cb13eQuery; variables: 'id' };
  "query ($id: ID!) { job(id: $id) { id } }": { data: Document68a7ba6455ecQuery; variables: 'id' };
  "query ($id: ID!) { student(id: $id) { previousNumbers } }": { data: Documentcee77e6947faQuery; variables: 'id' };
  "query ($input: DocumentInput!) { documentPreview(input: $input) {\n      sheet { blocks { table { rows } } } } }": { data: Documentdef0662639deQuery; variables: 'input' };
  "query ($input: DocumentSubjectsInput!) { documentSubjects(input: $input) { nodes { label } } }": { data: Document5baec8f84582Query; variables: 'input' };
  "query ($input: EnrollManyInput!) { previewEnrollMany(input: $input) { refused { examples } } }": { data: Document02788112d1cfQuery; variables: 'input' };
  "query ($input: EnrollmentChangeInput!) {\n      previewEnrollmentChange(input: $input) { refused { examples } warnings { examples } } }": { data: Documentb5178edddf5dQuery; variables: 'input' };
  "query ($input: ExamsInput) { exams(input: $input) { totalCount nextCursor\n    nodes { id name status requestedMonth comment withheld personalNumber viewerMay { decide delete withdraw } } } }": { data: Documentc412f45dfe4fQuery; variables: 'input' };
  "query ($input: ExamsInput) { exams(input: $input) { totalCount nextCursor\n    nodes { id name status requestedMonth comment withheld personalNumber viewerMay { decide delete } } } }": { data: Document6e617a24e6e6Query; variables: 'input' };
  "query ($keys: [String!]!) { findStudents(input: { keys: $keys }) { found { id personalNumber } } }": { data: Documentc06d2b638317Query; variables: 'keys' };
  "query ($type: DocumentType!, $q: String) { documentSubjects(input: { type: $type, q: $q }) {\n          nodes { id detail } } }": { data: Document4ca0809cd712Query; variables: 'type' | 'q' };
  "query Counted($id: ID!) { student(id: $id) { name } }": { data: Document4bbbc25465b3Query; variables: 'id' };
  "query Drafts($id: ID!) { student(id: $id) { education { grade isGradeDraft } } }": { data: Document9843d671d644Query; variables: 'id' };
  "query Empty($id: ID!) { student(id: $id) { education { id } commentHistory { id } statusHistory { status } } }": { data: Documenta8b95b36f41bQuery; variables: 'id' };
  "query Mine { me { email } }": { data: Document28a075255780Query; variables: never };
  "query More { students { nodes { id personalNumberKind viewerMay { edit } } } }": { data: Documentebb5b52ca5daQuery; variables: never };
  "query Named { me { ...F } } fragment F on SessionUser { userId email }": { data: Document9689ad2f097cQuery; variables: never };
  "query OneStudent($id: ID!) { student(id: $id) { id } }": { data: Document1ba663ab5541Query; variables: 'id' };
  "query OwnStudent { students(input: { first: 1 }) { totalCount } }": { data: Document56420516c166Query; variables: never };
  "query Q { ...F } fragment F on Query { s: __schema { description } }": { data: Document3a3e8c8c4a34Query; variables: never };
  "query StudentList($input: StudentsInput!) { students(input: $input) { totalCount } }": { data: Documentb846c489d96dQuery; variables: 'input' };
  "query Traced { students { nodes { id name } } }": { data: Document3e11c602ff67Query; variables: never };
  "query Wrong($id: ID!) { student(id: $id) { name } }": { data: Document2f6fde9ebdecQuery; variables: 'id' };
  "query { b: board { __typename cards { ...F } } } fragment F on BoardCard { __typename id name aplStatus aplStatusSince movedAt municipality education commentCount unseenCount isMine isDue own: isMine }": { data: Document306b99fb479eQuery; variables: never };
  "query { b: board { __typename cards { ...F } } } fragment F on BoardCard { __typename id name aplStatus aplStatusSince movedAt municipality education isPackage hasOngoingApl commentCount unseenCount isMine isDue own: isMine }": { data: Document3a77b098bfa4Query; variables: never };
  "query { courseMatching(input: { first: 100 }) { nodes { studentId } } }": { data: Document0d07fb7eb64aQuery; variables: never };
  "query { enrollmentBatches { id kind mayUndo } }": { data: Documentc4d7256ac0ceQuery; variables: never };
  "query { enrollmentBatches { id kind title size plans wishes mayUndo } }": { data: Document404bb9bde3e4Query; variables: never };
  "query { student(id: 1) { id } }": { data: Document8b00fad8d6e9Query; variables: never };
  "query { studentList: students { totalCount } }": { data: Documentb125710b2017Query; variables: never };
  "query($code: String!) { verifyDocument(code: $code) { valid } }": { data: Document0f17ed2875e2Query; variables: 'code' };
  "query($course: String!) { openExamOccasions(course: $course) { id placesLeft } }": { data: Document7c6fded9b274Query; variables: 'course' };
  "query($course: String!) { ownExamTerms(course: $course) { feeOre feeExemptReason howToPay } }": { data: Documentc6ba674f0cd0Query; variables: 'course' };
  "query($course: String!) { ownExamTerms(course: $course) { isStudying registeredMonths } }": { data: Document6b6793a398c5Query; variables: 'course' };
  "query($courseId: ID!) { courseWaiting(courseId: $courseId) { totalCount } }": { data: Document623a1fa0fd2aQuery; variables: 'courseId' };
  "query($fees: ExamFeesInput!, $paper: DocumentInput!) {\n       examFees(input: $fees) { fees { examId feeOre exemptReason } }\n       documentPreview(input: $paper) { sheet { blocks { paragraphs } } } }": { data: Document5e53f1a8be40Query; variables: 'fees' | 'paper' };
  "query($filter: BoardFilter) { board(filter: $filter) { cards { id\n        placement { isDone isAssessmentMissing isAgreementMissing } } } }": { data: Document919ea246e2a6Query; variables: 'filter' };
  "query($filter: BoardFilter) { board(filter: $filter) { cards { id commentCount\n          placement { id workplace nextDue hoursRequired } } } }": { data: Document1c18a1bf3a94Query; variables: 'filter' };
  "query($filter: BoardFilter) { board(filter: $filter) { cards { id name } } }": { data: Document2685319c97f9Query; variables: 'filter' };
  "query($filter: BoardFilter) { board(filter: $filter) { cards { id placement { id workplace nextDue } } } }": { data: Document3329a8295b74Query; variables: 'filter' };
  "query($filter: BoardFilter) { board(filter: $filter) { cards { id placement { workplace branches\n           isAgreementMissing isBehind hoursReported hoursRequired nextDue } } } }": { data: Document18c29ba3752eQuery; variables: 'filter' };
  "query($filter: CourseInstanceFilter) { courseInstances(input: { filter: $filter }) { nodes { ungraded gradesSignedAt } } }": { data: Document31fb6e9ce882Query; variables: 'filter' };
  "query($filter: EnrollmentFilter) { enrollments(input: {first: 200, filter: $filter}) { totalCount nodes { id } } }": { data: Documentd0500c53348fQuery; variables: 'filter' };
  "query($filter: StudentFilter) { students(input: {first: 200, filter: $filter}) { totalCount nodes { id } } }": { data: Document7bf2c8cb584fQuery; variables: 'filter' };
  "query($first: Int = 2) { students(input: {first: $first}) { totalCount nodes { name } } }": { data: Document41a688000b62Query; variables: 'first' };
  "query($first: Int) { students(input: {first: $first}) { nodes { id } } }": { data: Document5381981b0efcQuery; variables: 'first' };
  "query($id: ID!) { asksForReason(studentId: $id) }": { data: Documentf9f970c4b780Query; variables: 'id' };
  "query($id: ID!) { correctionRequests(studentId: $id) { id } }": { data: Documentab42d8998194Query; variables: 'id' };
  "query($id: ID!) { course(id: $id) { catalogue { points rules {\n      requiredPoints programmePoints freePoints passedPoints } } } }": { data: Document241801d86351Query; variables: 'id' };
  "query($id: ID!) { course(id: $id) { id courseName teacher { id username } students { id name } } }": { data: Document7ee4a037ee36Query; variables: 'id' };
  "query($id: ID!) { course(id: $id) { id } }": { data: Documente8d80fcef478Query; variables: 'id' };
  "query($id: ID!) { course(id: $id) { students { fileCount startDate } catalogue { code system isArchived\n          instances { id status admitted } courses { id } partOf { name } } } }": { data: Document17e057255b0cQuery; variables: 'id' };
  "query($id: ID!) { course(id: $id) { students { name status grade } instance {\n  courseId courseName startDate endDate pacePercent capacity admitted status gradesSignedAt viewerMay { grade administer } } } }": { data: Document84f2c34804c4Query; variables: 'id' };
  "query($id: ID!) { course(id: $id) { students { name status grade } instance {\n  courseId courseName startDate endDate pacePercent capacity status gradesSignedAt viewerMay { grade administer } } } }": { data: Documentaaddad92dfe5Query; variables: 'id' };
  "query($id: ID!) { course(id: $id) { timeline { text by link } } }": { data: Document5040e48cbe94Query; variables: 'id' };
  "query($id: ID!) { course(id: $id) { timeline { text by } } }": { data: Documente780b520c87eQuery; variables: 'id' };
  "query($id: ID!) { course(id: $id) { type viewerMay { edit plan enroll } } }": { data: Documente000f7be1601Query; variables: 'id' };
  "query($id: ID!) { courseInstanceCancellation(id: $id) {\n         students begun untouched mailable returning targets { id name freePlaces } } }": { data: Document3cc5d1f5206cQuery; variables: 'id' };
  "query($id: ID!) { courseInstanceCancellation(id: $id) {\n         students begun untouched mailable targets { id name freePlaces } } }": { data: Document88b7003b3c0aQuery; variables: 'id' };
  "query($id: ID!) { courseInstanceCancellation(id: $id) {\n         students begun untouched mailable withProtectedData returning targets { id name freePlaces } } }": { data: Document5ab6133d4dfeQuery; variables: 'id' };
  "query($id: ID!) { courseInstanceCancellation(id: $id) {\n         students begun untouched mailable withProtectedData returning waitingMails targets { id name freePlaces } } }": { data: Document340101493a36Query; variables: 'id' };
  "query($id: ID!) { courseInstanceCancellation(id: $id) { students mailable withProtectedData } }": { data: Documenta012b1581930Query; variables: 'id' };
  "query($id: ID!) { courseInstanceCancellation(id: $id) { students returning } }": { data: Document057a7a8b11b7Query; variables: 'id' };
  "query($id: ID!) { courseInstanceCancellation(id: $id) { waitingMails } }": { data: Document82221a9a22cdQuery; variables: 'id' };
  "query($id: ID!) { coursePackage(id: $id) { id version name code points optionalPoints weeks courseCount edition follows { id } followedBy { id }\n  activeStudents warnings { code message } keptBecause courses { course { id code } choiceGroup hasApl } } }": { data: Document80ecfec8dd3cQuery; variables: 'id' };
  "query($id: ID!) { courseWaiting(courseId: $id) { totalCount students { name earliestOn } } }": { data: Document3938e17f8e39Query; variables: 'id' };
  "query($id: ID!) { csnReport(id: $id) { id } }": { data: Document230b90a9a539Query; variables: 'id' };
  "query($id: ID!) { csnReport(id: $id) { size } }": { data: Document418743115f14Query; variables: 'id' };
  "query($id: ID!) { details(type: LARARE, id: $id) { ... on TeacherCard { id type title studentCount } } }": { data: Documentb0526afa727fQuery; variables: 'id' };
  "query($id: ID!) { earningDeviations(freezeId: $id) { enrollmentId differenceOre } }": { data: Document9521d3daab01Query; variables: 'id' };
  "query($id: ID!) { earningDeviations(freezeId: $id) { enrollmentId frozenOre nowOre differenceOre } }": { data: Document796c85a88621Query; variables: 'id' };
  "query($id: ID!) { earningDeviations(freezeId: $id) { enrollmentId } }": { data: Documentc1cbbc5e2c2eQuery; variables: 'id' };
  "query($id: ID!) { enrollment(id: $id) { id } }": { data: Document5c71b764ba32Query; variables: 'id' };
  "query($id: ID!) { enrollment(id: $id) { lastActivityOn csnReportedAt } }": { data: Documentad7553cc2105Query; variables: 'id' };
  "query($id: ID!) { file(id: $id) { id } }": { data: Document69cf8cc6776bQuery; variables: 'id' };
  "query($id: ID!) { files(studentId: $id) { id } }": { data: Documented34f3f09e86Query; variables: 'id' };
  "query($id: ID!) { followUpAssignees(studentId: $id) { id name role } }": { data: Documentb32c63542e91Query; variables: 'id' };
  "query($id: ID!) { followUpAssignees(studentId: $id) { name } }": { data: Documentbf66421a3708Query; variables: 'id' };
  "query($id: ID!) { gy25Proposal(packageId: $id) { unchanged replacements { course { code } proposals { id code } } } }": { data: Document1c4e47577779Query; variables: 'id' };
  "query($id: ID!) { gy25Proposal(packageId: $id) { unchanged } }": { data: Document72e87485bcbaQuery; variables: 'id' };
  "query($id: ID!) { importBatch(id: $id) { columns { header field doubt } } }": { data: Document501219626d2bQuery; variables: 'id' };
  "query($id: ID!) { importBatch(id: $id) { filename state mayCommit mayUndo keepExistingWhenEmpty\n         columns { index header field samples }\n         rows(first: 2) { row name cells outcome changes { field before after } }\n         wrong: rows(onlyErrors: true) { row }\n         fresh: rows(outcome: NEW) { row } rest: rows(after: 3) { row } } }": { data: Document0da8e72bd969Query; variables: 'id' };
  "query($id: ID!) { importBatch(id: $id) { filename state mayCommit mayUndo keepExistingWhenEmpty\n  columns { index header field samples } summary { new changed unchanged invalid duplicates }\n  rows { row outcome name cells errors { column value message warning } changes { field before after } studentId isProtected } } }": { data: Document68fa48567e11Query; variables: 'id' };
  "query($id: ID!) { importBatch(id: $id) { id } }": { data: Document805c0137bc44Query; variables: 'id' };
  "query($id: ID!) { importBatch(id: $id) { mayCommit } }": { data: Documentc3c116dd49f7Query; variables: 'id' };
  "query($id: ID!) { importBatch(id: $id) { mayUndo undoRefusal } }": { data: Documentff131532e955Query; variables: 'id' };
  "query($id: ID!) { importBatch(id: $id) { mayUndo } }": { data: Document407e6d6681dfQuery; variables: 'id' };
  "query($id: ID!) { importBatch(id: $id) { rows { errors { message } } } }": { data: Document6faae0115842Query; variables: 'id' };
  "query($id: ID!) { importBatch(id: $id) { rows { row outcome choices decision } summary { conflicts } } }": { data: Documentaf5aac8c9c77Query; variables: 'id' };
  "query($id: ID!) { importBatch(id: $id) { sheet skipped columns { header field } } }": { data: Document5b4b940a6e5bQuery; variables: 'id' };
  "query($id: ID!) { importBatch(id: $id) { uploadId } }": { data: Document147f6dda6541Query; variables: 'id' };
  "query($id: ID!) { issuedDocument(id: $id) { id } }": { data: Document35134c731a58Query; variables: 'id' };
  "query($id: ID!) { job(id: $id) { state result message } }": { data: Document6e5cac37b867Query; variables: 'id' };
  "query($id: ID!) { job(id: $id) { state result } }": { data: Document2ad6900ac94eQuery; variables: 'id' };
  "query($id: ID!) { job(id: $id) { state } }": { data: Document6515faf8f5dbQuery; variables: 'id' };
  "query($id: ID!) { listExport(id: $id) { id } }": { data: Documentaddc7929fb46Query; variables: 'id' };
  "query($id: ID!) { occasionSummonses(occasionId: $id) { subject } }": { data: Document570929ffe641Query; variables: 'id' };
  "query($id: ID!) { ownCourse(id: $id) { id courseName startDate endDate status grade\n  instance { name teacherName location municipality pacePercent status }\n  messages { subject text sentBy } documents { type } } }": { data: Documentf958ca376a06Query; variables: 'id' };
  "query($id: ID!) { ownCourse(id: $id) { id } }": { data: Documente76652b535bbQuery; variables: 'id' };
  "query($id: ID!) { participantMessagePreview(id: $id) {\n  participants reached withoutEmail withProtectedData } }": { data: Document89b183325fb2Query; variables: 'id' };
  "query($id: ID!) { participantMessagePreview(id: $id) { reached } }": { data: Documentfc8974f734ceQuery; variables: 'id' };
  "query($id: ID!) { placement(id: $id) { agreement { text { intro heading terms } } } }": { data: Documente9daae9a071cQuery; variables: 'id' };
  "query($id: ID!) { placement(id: $id) { id nextDue nextDueOn talks { kind version dueOn plannedOn heldOn note } } }": { data: Document6f7e488e7e4dQuery; variables: 'id' };
  "query($id: ID!) { placement(id: $id) { id version state agreedOn nextDue awaitsOwnSignature agreement {\n  version workplace plannedHours courses goals sentAt attachedAt fileId isSigned signatures { party name address } } } }": { data: Documentef3580108ee6Query; variables: 'id' };
  "query($id: ID!) { placement(id: $id) { id version state agreedOn nextDue awaitsOwnSignature agreement {\n  version workplace plannedHours sentAt attachedAt fileId isSigned signatures { party name address } } } }": { data: Document8fa69e395c27Query; variables: 'id' };
  "query($id: ID!) { placement(id: $id) { id version weekdays plannedHours nextDue nextDueOn isAssessmentMissing\n  courses { enrollmentId name } goals { id courseId text level comment }\n  assessment { version text assessedBy isOnPaper seenAt seenBy } } }": { data: Documentd2f48c4b0a66Query; variables: 'id' };
  "query($id: ID!) { placement(id: $id) { incidents { text } } }": { data: Document85940c9b2274Query; variables: 'id' };
  "query($id: ID!) { placement(id: $id) { studentId } }": { data: Document23ae9321d6a8Query; variables: 'id' };
  "query($id: ID!) { placement(id: $id) { supervisor { id } } }": { data: Document274aaeec0a09Query; variables: 'id' };
  "query($id: ID!) { placement(id: $id) { supervisorLink { sentTo } } }": { data: Document3bf19a07159dQuery; variables: 'id' };
  "query($id: ID!) { placement(id: $id) { workplace { id } } }": { data: Documentaf369c73f9f2Query; variables: 'id' };
  "query($id: ID!) { placementCourses(studentId: $id) {\n  courses { enrollmentId name hasPlacement usedGoals } } }": { data: Document0c2979dd32fdQuery; variables: 'id' };
  "query($id: ID!) { placementCourses(studentId: $id) { courses { name } } }": { data: Document09349efc9f5eQuery; variables: 'id' };
  "query($id: ID!) { placementHours(studentId: $id) { reported weeks { hours } } }": { data: Document4c51a92fd2b4Query; variables: 'id' };
  "query($id: ID!) { placementHours(studentId: $id) { required reported weeks { hours } } }": { data: Documentfcdf53a01399Query; variables: 'id' };
  "query($id: ID!) { placementHours(studentId: $id) { required } }": { data: Document1ad57d8208bbQuery; variables: 'id' };
  "query($id: ID!) { placements(input: { filter: { studentId: $id } }) { totalCount } }": { data: Documentc0eaa65a95f5Query; variables: 'id' };
  "query($id: ID!) { proposePlaces(studentId: $id) { basis } }": { data: Document28e4ba521e9cQuery; variables: 'id' };
  "query($id: ID!) { proposePlaces(studentId: $id, branch: CARE) {\n          basis startDate endDate proposals { workplace { id } startDate endDate free reasons } } }": { data: Document88d6959a665fQuery; variables: 'id' };
  "query($id: ID!) { student(id: $id) { education { grade version } } }": { data: Document620e2fd1b68dQuery; variables: 'id' };
  "query($id: ID!) { student(id: $id) { id name } }": { data: Document4f7a7891d955Query; variables: 'id' };
  "query($id: ID!) { student(id: $id) { id } }": { data: Documentf6989f650d5aQuery; variables: 'id' };
  "query($id: ID!) { student(id: $id) { name education { name } } }": { data: Documentb13c72bd73dcQuery; variables: 'id' };
  "query($id: ID!) { student(id: $id) { name } }": { data: Document4928e71e4604Query; variables: 'id' };
  "query($id: ID!) { student(id: $id) { personalNumber previousNumbers } }": { data: Documentec62a1bcfcc6Query; variables: 'id' };
  "query($id: ID!) { studentGrades(studentId: $id) { grade isBest } }": { data: Document9c7bcb9b534bQuery; variables: 'id' };
  "query($id: ID!) { studentGrades(studentId: $id) { grade kind isBest } }": { data: Document7a563353fb90Query; variables: 'id' };
  "query($id: ID!) { studentGrades(studentId: $id) { id } }": { data: Document2fd7ae589f47Query; variables: 'id' };
  "query($id: ID!) { studentGrades(studentId: $id) { points grade } }": { data: Document800b65baefe7Query; variables: 'id' };
  "query($id: ID!) { studentHistory(studentId: $id) { id } }": { data: Documente2dee7e7485fQuery; variables: 'id' };
  "query($id: ID!) { studyPlan(studentId: $id) { items { source course { code } } }\n          checkStudyPlan(studentId: $id) { requirements { missing } } }": { data: Document4be594b0ef2eQuery; variables: 'id' };
  "query($id: ID!) { supervisorCertificate(id: $id) { filename } }": { data: Documentd3098202fc81Query; variables: 'id' };
  "query($id: ID!) { teacherDetail(id: $id) { undoable { replacement { username } } } }": { data: Document41edb638f785Query; variables: 'id' };
  "query($id: ID!) { user(id: $id) { id } }": { data: Document6688034729c4Query; variables: 'id' };
  "query($id: ID!) { user(id: $id) { lastSeenAt } }": { data: Documente8ae988f550eQuery; variables: 'id' };
  "query($id: ID!) { workplace(id: $id) { name } }": { data: Document85cb5d5dd498Query; variables: 'id' };
  "query($id: ID!) { workplaceAgreementFile(id: $id) { filename } }": { data: Document946532c6152eQuery; variables: 'id' };
  "query($id: ID!) { workplaceImport(id: $id) { id } }": { data: Document82d86ff3fe88Query; variables: 'id' };
  "query($id: ID!) { workplaceImport(id: $id) { rows(onlyErrors: true) { errors { suggestions } } } }": { data: Documenta5a6a380e6f7Query; variables: 'id' };
  "query($id: ID!) { workplaceImport(id: $id) { rows(onlyOmitted: true) { row outcome errors { message } } } }": { data: Documentd98caf4c5842Query; variables: 'id' };
  "query($id: ID!, $startDate: Date, $endDate: Date) {\n          proposePlaces(studentId: $id, branch: CARE, startDate: $startDate, endDate: $endDate) {\n            basis startDate endDate proposals { workplace { id } startDate endDate free reasons } } }": { data: Documentd822f05c400eQuery; variables: 'id' | 'startDate' | 'endDate' };
  "query($input: AnonymisePreviewInput!) { anonymisePreview(input: $input) {\n         mentions { id kind text writtenBy studentId studentName } } }": { data: Documentfa211f9fb420Query; variables: 'input' };
  "query($input: AnonymisePreviewInput!) { anonymisePreview(input: $input) { mentions { id kind text } } }": { data: Document9a303520939bQuery; variables: 'input' };
  "query($input: AnonymisePreviewInput!) { anonymisePreview(input: $input) { mentions { id } } }": { data: Document360152ac2046Query; variables: 'input' };
  "query($input: CalendarInput!) { calendar(input: $input) { marks { courseInstanceId } } }": { data: Documentfc2f16f1cb8fQuery; variables: 'input' };
  "query($input: CalendarInput!) { calendar(input: $input) { occasions { id bookings { hasEmail exam { id } } } } }": { data: Document6ad0af8f1ca2Query; variables: 'input' };
  "query($input: CalendarInput!) { calendar(input: $input) { occasions { id version heldOn startsAt endsAt room part capacity invigilator teacherId isCancelled cancelledReason note\n  courses { name } warnings viewerMay { edit book cancel }\n  bookings { attendance idChecked summonedAt warnings\n    exam { id studentName course requestedMonth requestedYear status municipality paymentDate materialReceived isFeeExempt } } } undatedCount\n         undated { id studentName requestedMonth requestedYear status } marks { layer day name } viewerMay { create } } }": { data: Documentaf38b12431d0Query; variables: 'input' };
  "query($input: CalendarInput!) { calendar(input: $input) { occasions { id } } }": { data: Documentec6a8ccaee8cQuery; variables: 'input' };
  "query($input: CatalogueCoursesInput) { catalogueCourses(input: $input) { totalCount nodes { id version code name points status equivalents { id code } warnings { code } keptBecause students } } }": { data: Document365e96676c88Query; variables: 'input' };
  "query($input: CompetenceGapsInput!) { competenceGaps(input: $input) { course } }": { data: Documentc0ea2f44ce33Query; variables: 'input' };
  "query($input: CompetenceGapsInput!) { competenceGaps(input: $input) { subject teachesSubject } }": { data: Documente7e31b1a5ae4Query; variables: 'input' };
  "query($input: CourseInstanceDatesInput!) {\n         courseInstanceDates(input: $input) { following left { code count examples } } }": { data: Document51434dc19009Query; variables: 'input' };
  "query($input: CourseInstanceDatesInput!) { courseInstanceDates(input: $input) { following } }": { data: Document847e216a03b0Query; variables: 'input' };
  "query($input: CourseInstanceSeriesInput!) {\n         courseInstanceSeries(input: $input) { startDate endDate weeks teacherPeakPercent } }": { data: Documentcb9f575ad37dQuery; variables: 'input' };
  "query($input: CourseInstanceSeriesInput!) { courseInstanceSeries(input: $input) { startDate } }": { data: Documentf69d8cdc723eQuery; variables: 'input' };
  "query($input: CourseInstancesInput) { courseInstances(input: $input) { nodes { id version name startDate endDate weeks pacePercent studyForm location capacity status planning\n  admitted started droppedOut graded ungraded gradesDueOn ownGradesDueOn teacherId teacherName teacherPeakPercent\n  seriesId viewerMay { edit delete cancel reopen } } totalCount } }": { data: Documentd8edcdb80837Query; variables: 'input' };
  "query($input: CourseInstancesInput) { courseInstances(input: $input) { nodes { status teacherPeakPercent } } }": { data: Document92ea611e6b68Query; variables: 'input' };
  "query($input: CoursePackagesInput) { coursePackages(input: $input) { nodes { name courseCount } } }": { data: Document0c48f5baf26aQuery; variables: 'input' };
  "query($input: CoursePackagesInput) { coursePackages(input: $input) { nodes { name points courseCount } } }": { data: Documentf0ae69cd154eQuery; variables: 'input' };
  "query($input: CourseStatisticsInput!) { courseStatistics(input: $input) { current { participants } } }": { data: Document1d0725c70092Query; variables: 'input' };
  "query($input: CourseStatisticsInput!) { startStatistics(input: $input) { count } }": { data: Document7386236ade3eQuery; variables: 'input' };
  "query($input: CourseStatisticsInput!, $by: StatisticsGroup!) {\n          courseStatistics(input: $input) { current { participants students } }\n          groupStatistics(input: $input, by: $by) { participants } }": { data: Documentb52b498ca846Query; variables: 'input' | 'by' };
  "query($input: DocumentInput!) { documentPreview(input: $input) { problem { path } entries { id chosen } } }": { data: Document9fa839ce595fQuery; variables: 'input' };
  "query($input: DocumentInput!) { documentPreview(input: $input) { problem { path } } }": { data: Document389da4990cf1Query; variables: 'input' };
  "query($input: DocumentInput!) { documentPreview(input: $input) { sheet { blocks { facts { label value } } } } }": { data: Documentb785fb934043Query; variables: 'input' };
  "query($input: DocumentInput!) { documentPreview(input: $input) { warnings problem { path message }\n  entries { id label chosen } sheet { title subject language signatoryName signatoryTitle placeAndDate schoolDetails\n    blocks { paragraphs facts { label value } table { rows columns { header } } } } } }": { data: Document9b64a023e7b6Query; variables: 'input' };
  "query($input: DocumentInput!) { documentPreview(input: $input) { warnings } }": { data: Documenta699ef817651Query; variables: 'input' };
  "query($input: DocumentSubjectsInput!) { documentSubjects(input: $input) { nodes { id detail } } }": { data: Document1695246c229eQuery; variables: 'input' };
  "query($input: DocumentSubjectsInput!) { documentSubjects(input: $input) { nodes { id } } }": { data: Document3024d18a8418Query; variables: 'input' };
  "query($input: DocumentSubjectsInput!) { documentSubjects(input: $input) { totalCount nodes { id label detail } } }": { data: Document9f70acb5abfaQuery; variables: 'input' };
  "query($input: EarningExplanationInput!) { earningExplanation(input: $input) { earnedOre steps { label detail amountOre counts } } }": { data: Documentb193d711192cQuery; variables: 'input' };
  "query($input: EarningLinesInput!) { earningLines(input: $input) { nodes { enrollmentId totalOre } } }": { data: Document68e42b85e69cQuery; variables: 'input' };
  "query($input: EarningLinesInput!) { earningLines(input: $input) { totalCount nodes { enrollmentId studentName title\n  totalOre baseShareOre resultShareOre baseOre resultOre earnedOre unitOre grade status problem } } }": { data: Document13056fc36f94Query; variables: 'input' };
  "query($input: EarningsInput!) { earnings(input: $input) { cards { baseOre resultOre } } }": { data: Document3b7e40d9786fQuery; variables: 'input' };
  "query($input: EarningsInput!) { earnings(input: $input) { cards { earnedOre } compared { from to earnedOre }\n  groups { municipality title enrollments earnedOre comparedOre status } } }": { data: Documente68213591fa9Query; variables: 'input' };
  "query($input: EarningsInput!) { earnings(input: $input) { from to through frozenMonths\n  cards { earnedOre baseOre resultOre correctionsOre invoiceableOre remainingResultOre remainingCount riskOre riskCount }\n  groups { municipality courseId packageId code title enrollments baseOre resultOre earnedOre remainingResultOre riskOre status }\n  problems { kind municipality courses enrollments titles } } }": { data: Document1725c9bbec62Query; variables: 'input' };
  "query($input: EarningsInput!) { earnings(input: $input) { frozenMonths cards { earnedOre baseOre correctionsOre invoiceableOre }\n  groups { municipality earnedOre correctionsOre status } } }": { data: Document136405df2328Query; variables: 'input' };
  "query($input: EducationListInput) { educationList(input: $input) { totalCount nodes { type name code points } } }": { data: Documentcec8141d512cQuery; variables: 'input' };
  "query($input: EndStudentPreviewInput!) { endStudentPreview(input: $input) {\n  droppedOut notStarted awaitingGrade planned wishes placements } }": { data: Document478e447bfdcdQuery; variables: 'input' };
  "query($input: EndStudentPreviewInput!) { endStudentPreview(input: $input) {\n  droppedOut notStarted awaitingGrade planned wishes } }": { data: Documentd992f11509b2Query; variables: 'input' };
  "query($input: EndStudentPreviewInput!) { endStudentPreview(input: $input) { planned } }": { data: Documenta097ab309699Query; variables: 'input' };
  "query($input: EnrollManyInput!) { previewEnrollMany(input: $input) { total accepted refused { code count } } }": { data: Documentaa07cfe828c6Query; variables: 'input' };
  "query($input: EnrollOnPackageInput!) { previewEnrollOnPackage(input: $input) { isPossible } }": { data: Documentfde48047f154Query; variables: 'input' };
  "query($input: EnrollOnPackageInput!) { previewEnrollOnPackage(input: $input) { startDate endDate isPossible problems { code message count examples }\n  extendedDates { studentId startDateBefore startDate endDateBefore endDate }\n  courses { course { code } startDate endDate students instance { id teacher seatsLeft } instances { id }\n    leftOut { code message count examples } problems { code message count examples } warnings { code message count examples } } } }": { data: Document80658bf3e94eQuery; variables: 'input' };
  "query($input: EnrollmentChangeInput!) {\n         previewEnrollmentChange(input: $input) { total accepted warnings { code message count examples } } }": { data: Document7c2c0410d872Query; variables: 'input' };
  "query($input: EnrollmentChangeInput!) { previewEnrollmentChange(input: $input) {\n          accepted refused { code count } warnings { code message count } ownDays { enrollmentId effectiveOn } } }": { data: Document931c822b3f7aQuery; variables: 'input' };
  "query($input: EnrollmentsInput!) { enrollments(input: $input) { nodes { id } } }": { data: Document1c962a32547aQuery; variables: 'input' };
  "query($input: EnrollmentsInput) { enrollments(input: $input) { nodes { status } } }": { data: Document4f5be4472687Query; variables: 'input' };
  "query($input: EnrollmentsInput) { enrollments(input: $input) { nodes { student { name } } } }": { data: Document231072d8221dQuery; variables: 'input' };
  "query($input: EnrollmentsInput) { enrollments(input: $input) { totalCount nodes { id } } }": { data: Document4868185205bdQuery; variables: 'input' };
  "query($input: EnrollmentsInput) { enrollments(input: $input) { totalCount } }": { data: Document76f23c79370bQuery; variables: 'input' };
  "query($input: ExamsInput!) { exams(input: $input) { nodes { feeOre isFeeExempt feeExemptReason } } }": { data: Documentfc9b4296434aQuery; variables: 'input' };
  "query($input: ExamsInput) { exams(input: $input) { nodes { id } } }": { data: Document076c072b21e3Query; variables: 'input' };
  "query($input: FindStudentsInput!) { findStudents(input: $input) { found { id } unknown } }": { data: Document64951ece3270Query; variables: 'input' };
  "query($input: FreePlacesInput) { freePlaces(input: $input) {\n          totalCount nodes { free spans { startDate endDate free } } } }": { data: Documenteec9a90ef445Query; variables: 'input' };
  "query($input: FreePlacesInput) { freePlaces(input: $input) {\n  nodes { workplace { id } places free } } }": { data: Documentac676644b24fQuery; variables: 'input' };
  "query($input: FreePlacesInput) { freePlaces(input: $input) { totalCount nodes { free } } }": { data: Document4777cd3b725cQuery; variables: 'input' };
  "query($input: FreezePreviewInput!) { freezePreview(input: $input) { lines totalOre mayBeFinal frozen\n  ungradedCount ungraded { enrollmentId amountOre } droppedCount dropped { enrollmentId amountOre }\n  unconfirmedCount unconfirmed { enrollmentId on amountOre } deviations { month count differenceOre } problemCount } }": { data: Document4cb38b2220beQuery; variables: 'input' };
  "query($input: GradeSheetInput!) { gradeSheet(input: $input) { dateTo } }": { data: Documentaf494a56897cQuery; variables: 'input' };
  "query($input: GradeSheetInput!) { gradeSheet(input: $input) { group { points } values } }": { data: Document4531abc5f87dQuery; variables: 'input' };
  "query($input: GradeSheetInput!) { gradeSheet(input: $input) { group { state missing drafts signed corrections } rows { id gradeId state grade kind isBest version\n  isRequired date examOn examAttendance examTeacher { id } correction { reason published } others { grade kind isBest } changes { from to reason } viewerMay { edit sign assign unlock } }\n  viewerMay { sign catalogue unlock } } }": { data: Documente3427f54c719Query; variables: 'input' };
  "query($input: GradeSheetInput!) { gradeSheet(input: $input) { needsTitle } }": { data: Documentd36a38122d0dQuery; variables: 'input' };
  "query($input: GradingGroupsInput) { gradingGroups(input: $input) { nodes {\n        id students missing drafts signed corrections signedAt signedBy } } }": { data: Documentaf6748d9ea4bQuery; variables: 'input' };
  "query($input: GradingGroupsInput) { gradingGroups(input: $input) { nodes { id kind state missing } } }": { data: Documentdc6fae0ebb94Query; variables: 'input' };
  "query($input: GradingGroupsInput) { gradingGroups(input: $input) { nodes { id state missing dueOn } } }": { data: Document3501a7f0eaabQuery; variables: 'input' };
  "query($input: GradingGroupsInput) { gradingGroups(input: $input) { nodes { id students missing drafts signed corrections signedAt } } }": { data: Document4eb8f2c86048Query; variables: 'input' };
  "query($input: InstanceTeacherLoadInput!) {\n         instanceTeacherLoad(input: $input) { peakPercent peakOn instances { id } } }": { data: Document6b6adf997c4eQuery; variables: 'input' };
  "query($input: InstanceTeacherLoadInput!) { instanceTeacherLoad(input: $input) { peakPercent peakOn } }": { data: Document37c7d69f5592Query; variables: 'input' };
  "query($input: InstanceTeacherLoadInput!) { instanceTeacherLoad(input: $input) { peakPercent } }": { data: Documentf9e37b6de26eQuery; variables: 'input' };
  "query($input: IssuedDocumentsInput!) { issuedDocuments(input: $input) { totalCount nodes { id createdBy } } }": { data: Document79f8fa4c4c84Query; variables: 'input' };
  "query($input: IssuedDocumentsInput!) { issuedDocuments(input: $input) { totalCount nodes { id } } }": { data: Documentd9efbfded7f1Query; variables: 'input' };
  "query($input: MergePreviewInput!) { mergePreview(input: $input) { enrollments } }": { data: Documentdece27b9de9cQuery; variables: 'input' };
  "query($input: MergePreviewInput!) { mergePreview(input: $input) { warnings } }": { data: Documentac522c499677Query; variables: 'input' };
  "query($input: NotificationsInput) { notificationPage(input: $input) {\n      nodes { id kind resolvedAt } totalCount groups { kind count newestAt } } }": { data: Document69d511400c1aQuery; variables: 'input' };
  "query($input: PackagePlanInput!) { packagePlan(input: $input) { points endDate courses { course { code points } startDate endDate weeks } } }": { data: Documentba267594c350Query; variables: 'input' };
  "query($input: PackagePlanInput!) { packagePlan(input: $input) { points endDate courses { course { code } startDate endDate weeks } } }": { data: Documentfefd6e63f4b9Query; variables: 'input' };
  "query($input: PackagePlanInput!) { packagePlan(input: $input) { points } }": { data: Document304ca1ac3ea9Query; variables: 'input' };
  "query($input: PlacementsInput) { placements(input: $input) { nodes { id startDate } totalCount nextCursor } }": { data: Documentfb9d3a68aa0dQuery; variables: 'input' };
  "query($input: PreviewStudyPlanImportInput!) { previewStudyPlanImport(input: $input) {\n  version personInFile same kept facts { label before after } added { code before after isWish }\n  changed { code before after changesNote } unknown { path text reason } notes { type note } } }": { data: Document9a5aa86219dcQuery; variables: 'input' };
  "query($input: PreviewStudyPlanImportInput!) { previewStudyPlanImport(input: $input) { version } }": { data: Document91c50bc78ee5Query; variables: 'input' };
  "query($input: ReportToCsnInput!) { csnPreview(input: $input) { events { event count } } }": { data: Document98eae61526c5Query; variables: 'input' };
  "query($input: ReportToCsnInput!) { csnPreview(input: $input) { size enrollments events { event count } } }": { data: Documentf862fb7dc09aQuery; variables: 'input' };
  "query($input: ReportToCsnInput!) { csnPreview(input: $input) { size } }": { data: Documentdaad3810370aQuery; variables: 'input' };
  "query($input: StudentTimelineInput!) {\n  studentTimeline(input: $input) { kinds nodes { id kind text by link } nextCursor } }": { data: Document5a9b491e6c90Query; variables: 'input' };
  "query($input: StudentTimelineInput!) { studentTimeline(input: $input) { nodes { id } } }": { data: Document61c7a56725a7Query; variables: 'input' };
  "query($input: StudentTimelineInput!) { studentTimeline(input: $input) { nodes { text by } } }": { data: Document2bbe61a8bdc8Query; variables: 'input' };
  "query($input: StudentsInput) { students(input: $input) { nextCursor nodes { id } } }": { data: Document33b960248af5Query; variables: 'input' };
  "query($input: StudentsInput) { students(input: $input) { totalCount nextCursor\n  nodes { id name personalNumber municipality { type } status aplStatus teacher { userId { username } } } } }": { data: Documenta155a004b843Query; variables: 'input' };
  "query($input: StudentsInput) { students(input: $input) { totalCount nodes { id } } }": { data: Document7e9e8e981104Query; variables: 'input' };
  "query($input: StudentsInput) { students(input: $input) { totalCount nodes { name } } }": { data: Document33bc2014be78Query; variables: 'input' };
  "query($input: StudyPlansInput!) { studyPlans(input: $input) {\n        nodes { studentId municipality levels studies enrolledSince } } }": { data: Document692bca8b2ff6Query; variables: 'input' };
  "query($input: StudyPlansInput!) { studyPlans(input: $input) { totalCount nextCursor nodes { studentId } } }": { data: Documentb47f83ef6b40Query; variables: 'input' };
  "query($input: StudyPlansInput!) { studyPlans(input: $input) { totalCount nodes { studentId } } }": { data: Document0ea2761d17c6Query; variables: 'input' };
  "query($input: TeacherReplacementInput!) { teacherReplacementPreview(input: $input) { students } }": { data: Document8c2f67704580Query; variables: 'input' };
  "query($input: TeacherWorkInput) { teacherManagement(input: $input) { nodes { id students gradesToSet } } }": { data: Documentae76b4850dc3Query; variables: 'input' };
  "query($input: TermPlanInput) { termPlan(input: $input) { term left\n  rows { instance { id } startDate endDate waiting existing }\n  teachers { teacherId employmentPercent instances { id pacePercent } } } }": { data: Documentc644c98d63beQuery; variables: 'input' };
  "query($input: TermPlanInput) { termPlan(input: $input) { term } }": { data: Document314768fc9e5fQuery; variables: 'input' };
  "query($input: UsersInput) { users(input: $input) { totalCount nodes { name role viewerMay { edit grant } } } }": { data: Documentecc8605d43d9Query; variables: 'input' };
  "query($input: WorkplaceContactsInput!) { workplaceContacts(input: $input) {\n          nodes { contactedOn kind withWhom note viewerMayEdit viewerMayRemove } totalCount } }": { data: Document9a8cc426b142Query; variables: 'input' };
  "query($input: WorkplaceContactsInput!) { workplaceContacts(input: $input) { totalCount } }": { data: Document6683e9aac6d7Query; variables: 'input' };
  "query($input: WorkplaceMergePreviewInput!) { workplaceMergePreview(input: $input) {\n        fromVersion intoVersion placements openPlacements supervisors exceedsPlaces warnings } }": { data: Document00ce4af2eea9Query; variables: 'input' };
  "query($input: WorkplaceMergePreviewInput!) { workplaceMergePreview(input: $input) { placements } }": { data: Documente6ce2e5d4432Query; variables: 'input' };
  "query($input: WorkplacesInput) { workplaces(input: $input) { nodes { id } } }": { data: Document0fef35f738ccQuery; variables: 'input' };
  "query($input: WorkplacesInput) { workplaces(input: $input) { nodes { name freePlaces } totalCount } }": { data: Document158685cab438Query; variables: 'input' };
  "query($l: EarningLinesInput!) { earningLines(input: $l) { totalCount nodes { enrollmentId municipality earnedOre } } }": { data: Document13c888a9f33eQuery; variables: 'l' };
  "query($l: EarningLinesInput!) { earningLines(input: $l) { totalCount nodes { enrollmentId } } }": { data: Document16fa22aa4b38Query; variables: 'l' };
  "query($more: Boolean!) {\n      exams(input: { first: 3 }) { nodes { id } } exams(input: { first: 3 }) @include(if: $more) { nodes { name phone } } }": { data: Document5ab4d400f5daQuery; variables: 'more' };
  "query($name: String!) { students(input: { filter: { q: $name } }) { nodes { id } } }": { data: Document43e86a36040bQuery; variables: 'name' };
  "query($q: String!) { catalogueCourses(input: { filter: { q: $q } }) { nodes { code equivalents {\n           code source } } } }": { data: Documentc2c10db58108Query; variables: 'q' };
  "query($q: String!) { students(input: { filter: { q: $q } }) { nodes { id previousNumbers } }\n           search(q: $q, type: ANVANDARE) { id } }": { data: Document02a9be7a72f3Query; variables: 'q' };
  "query($q: String!) { students(input: { filter: { q: $q } }) { nodes { name } } search(q: $q, type: ALLA) { title } }": { data: Document2a70ed0b145fQuery; variables: 'q' };
  "query($q: String) { courseMatching(input: { filter: { q: $q } }) { nodes { student } } }": { data: Document1b2f12fbe1c6Query; variables: 'q' };
  "query($q: String) { coursePackages(input: { filter: { q: $q } }) { nodes { name } } }": { data: Document5896dc5a9b83Query; variables: 'q' };
  "query($q: String) { enrollments(input: { filter: { education: $q } }) { nodes { student { name } } } }": { data: Document357ad00251b4Query; variables: 'q' };
  "query($q: String) { search(type: ANVANDARE, q: $q) { id type title subtitle } }": { data: Document53c51a75bbc6Query; variables: 'q' };
  "query($q: String) { students(input: { filter: { education: $q } }) { nodes { name } } }": { data: Documentaf6166c8c9fdQuery; variables: 'q' };
  "query($r: EarningsInput!) { earnings(input: $r) { cards { earnedOre } groups { municipality earnedOre } } }": { data: Documentf02cea22caa0Query; variables: 'r' };
  "query($studentId: ID!) { checkStudyPlan(studentId: $studentId) { isMet isReachable\n  requirements { key needed has planned missing } } }": { data: Documentdfe1acfb8658Query; variables: 'studentId' };
  "query($studentId: ID!) { checkStudyPlan(studentId: $studentId) { isMet isReachable warnings\n  requirements { key needed has planned missing text courses { name } } } }": { data: Documente50fefd1f5e6Query; variables: 'studentId' };
  "query($studentId: ID!) { checkStudyPlan(studentId: $studentId) { isMet } }": { data: Documenteda9d3db1559Query; variables: 'studentId' };
  "query($studentId: ID!) { checkStudyPlan(studentId: $studentId) { requirements { key needed has planned missing } } }": { data: Document0f5e74acdf2aQuery; variables: 'studentId' };
  "query($studentId: ID!) { checkStudyPlan(studentId: $studentId) { requirements { title text courses { code } } } }": { data: Documentdd18c404ad1eQuery; variables: 'studentId' };
  "query($studentId: ID!) { mapping(studentId: $studentId) { version background earlierStudies supportNeeds languages updatedByName viewerMay { change } } }": { data: Document932ec4fe5c1fQuery; variables: 'studentId' };
  "query($studentId: ID!) { mapping(studentId: $studentId) { version } }": { data: Document16fdb9f7d6e8Query; variables: 'studentId' };
  "query($studentId: ID!) { placementHours(studentId: $studentId) {\n  required calculation planned reported confirmed weeks { week hours } } }": { data: Document9ff3a0b5c43eQuery; variables: 'studentId' };
  "query($studentId: ID!) { placementHours(studentId: $studentId) {\n  required planned reported confirmed weeks { week hours } } }": { data: Document655cd2cf6699Query; variables: 'studentId' };
  "query($studentId: ID!) { placementHours(studentId: $studentId) { required } }": { data: Document8664eec0dd8fQuery; variables: 'studentId' };
  "query($studentId: ID!) { studentGrades(studentId: $studentId) { courseCode grade isBest } }": { data: Document1785d4ec00e6Query; variables: 'studentId' };
  "query($studentId: ID!) { studyPlan(studentId: $studentId) { items { source grade course { code } } } }": { data: Documentb487f2d4616eQuery; variables: 'studentId' };
  "query($studentId: ID!) { studyPlan(studentId: $studentId) { items { source isInterrupted } } }": { data: Documentdbf4198e92b3Query; variables: 'studentId' };
  "query($studentId: ID!) { studyPlan(studentId: $studentId) { state goal items { course { code } } } }": { data: Documentc7613dea26b2Query; variables: 'studentId' };
  "query($studentId: ID!) { studyPlan(studentId: $studentId) { version items { course { code } } }\n        studyPlanRevisions(studentId: $studentId) { reason courses } }": { data: Document3026ee0bf4f5Query; variables: 'studentId' };
  "query($studentId: ID!) { studyPlan(studentId: $studentId) { version items { id } } }": { data: Document7aadf924cde0Query; variables: 'studentId' };
  "query($studentId: ID!) { studyPlan(studentId: $studentId) { version state goalText agreedAt studentAgreedAt\n  items { id term source grade isInterrupted note course { id code points } } } }": { data: Document4e7296be6a82Query; variables: 'studentId' };
  "query($studentId: ID!) { studyPlan(studentId: $studentId) { version } }": { data: Document86dba7ad80f6Query; variables: 'studentId' };
  "query($studentId: ID!) { studyPlanAt(studentId: $studentId, day: \"2099-12-31\") { version } }": { data: Document518ba55c4941Query; variables: 'studentId' };
  "query($studentId: ID!) { studyPlanExchange(studentId: $studentId) { plan } }": { data: Documenta163476e0418Query; variables: 'studentId' };
  "query($studentId: ID!) { studyPlanRevisions(studentId: $studentId) { id } }": { data: Document52fed948eb82Query; variables: 'studentId' };
  "query($studentId: ID!) { studyPlanRevisions(studentId: $studentId) { reason byName courses } }": { data: Documentb11bf3876b8dQuery; variables: 'studentId' };
  "query($studentId: ID!) { studyPlanRevisions(studentId: $studentId) { reason } }": { data: Documentbab411ba13f9Query; variables: 'studentId' };
  "query($studentId: ID!) { validations(studentId: $studentId) { points course { code } } }": { data: Document5747b9ef4b2bQuery; variables: 'studentId' };
  "query($studentId: ID!) { validations(studentId: $studentId) { points } }": { data: Documented21821c182eQuery; variables: 'studentId' };
  "query($studentId: ID!, $day: Date!) { studyPlanAt(studentId: $studentId, day: $day) { version state goalText agreedAt studentAgreedAt\n  items { id term source grade isInterrupted note course { id code points } } studentName } }": { data: Document1c4d3aea73cbQuery; variables: 'studentId' | 'day' };
  "query($token: String!) { resetLinkIsAlive(token: $token) }": { data: Document50fe0b8da627Query; variables: 'token' };
  "query($token: String!) { supervisorView(token: $token) { studentName } }": { data: Document92b4e30d9725Query; variables: 'token' };
  "query($type: DetailsType!, $id: ID!) { details(type: $type, id: $id) { __typename } }": { data: Documentd6ae0e70b634Query; variables: 'type' | 'id' };
  "query($yes: Boolean!) { me { name @include(if: $yes) email @skip(if: $yes) } }": { data: Documentca28367fe9edQuery; variables: 'yes' };
  "subscription { boardChanged { kind studentId actorName card { id aplStatus } } }": { data: Document98f822086ca9Subscription; variables: never };
  "subscription { boardChanged { kind studentId from actorId actorName\n  card { id name aplStatus municipality commentCount unseenCount } } }": { data: Document66af3f9214dbSubscription; variables: never };
  "subscription { boardChanged { kind studentId from card { aplStatus } } }": { data: Documentb7f4dbf6ebcdSubscription; variables: never };
  "subscription { boardChanged { kind } }": { data: Document1d5faac28e48Subscription; variables: never };
  "subscription { calendarChanged { occasionId actorId actorName } }": { data: Documentdcdcd6c5c770Subscription; variables: never };
  "subscription { notificationAdded { id message } }": { data: Documentc562140bb5faSubscription; variables: never };
  "subscription { notificationAdded { id } }": { data: Documentf74de2bb0ac8Subscription; variables: never };
  "{ __schema { queryType { name } } }": { data: Document3158fa8cd4c4Query; variables: never };
  "{ __typename }": { data: Document7f56e67dd21aQuery; variables: never };
  "{ a: me { name } b: tasks { id } }": { data: Document5f782b38d4c6Query; variables: never };
  "{ board { cards { id commentCount unseenCount } } }": { data: Documentf2db1cd0e196Query; variables: never };
  "{ board { cards { id isDue isMine } } }": { data: Document6cd5d91116ffQuery; variables: never };
  "{ board { cards { id isPackage hasOngoingApl } } }": { data: Documentf38fb34aefd3Query; variables: never };
  "{ board { cards { id name aplStatus aplStatusSince movedAt municipality education isPackage hasOngoingApl commentCount unseenCount isMine isDue } } }": { data: Document3c82be6b435aQuery; variables: never };
  "{ board { cards { id name municipality commentCount unseenCount } } }": { data: Documentdeef4ec2e190Query; variables: never };
  "{ board { cards { id placement { id workplace nextDue nextDueOn } } } }": { data: Document63fe46ff1fb6Query; variables: never };
  "{ board { cards { id placement { id } } } }": { data: Documentef7a5677d787Query; variables: never };
  "{ board { cards { id placement { nextDue nextDueOn } } } }": { data: Document715afa0f9716Query; variables: never };
  "{ board { newsAt } }": { data: Document17f381a4c3f1Query; variables: never };
  "{ courseInstanceAttention { overfull } }": { data: Document6434981b306fQuery; variables: never };
  "{ courseInstanceAttention { withoutTeacher overfull ungraded overloaded } }": { data: Document5b6d6e2d22aaQuery; variables: never };
  "{ courseInstances { totalCount } }": { data: Document218e77b4ffcfQuery; variables: never };
  "{ courseInstances(input: { filter: { statuses: [ONGOING] }, first: 1 }) { nodes { id name } } }": { data: Document2ce0f3b3715dQuery; variables: never };
  "{ courseInstances(input: { filter: { statuses: [ONGOING] }, first: 100 }) {\n        nodes { id name teacherName admitted } } }": { data: Document303df2cb0cbfQuery; variables: never };
  "{ courses { id isArchived } }": { data: Document81324479e9d7Query; variables: never };
  "{ csnReports { id rows { event } withdrawal { reason } } }": { data: Documentea022194df55Query; variables: never };
  "{ csnReports { id } }": { data: Document76af5aa18a29Query; variables: never };
  "{ documentSubjects(input: { type: APL_AGREEMENT }) { totalCount } }": { data: Document6dc32850f237Query; variables: never };
  "{ earningCorrections { id } }": { data: Documentdaf672e1fd75Query; variables: never };
  "{ earningFreezes { id } }": { data: Document6690ea3ccf80Query; variables: never };
  "{ earningFreezes { month uninvoiced uninvoicedOre } }": { data: Document21b4043538f8Query; variables: never };
  "{ educationList { totalCount } }": { data: Documentc1b18ac443deQuery; variables: never };
  "{ educationList(input: { first: 200 }) { nodes { id points activeStudents ongoingInstances } } }": { data: Document9a2ec68ee2f7Query; variables: never };
  "{ educationOverview { courses packages programs attention { kind count items { title detail } } } }": { data: Document68ad425356b4Query; variables: never };
  "{ educationOverview { courses } }": { data: Document68da090d0cbbQuery; variables: never };
  "{ endingStudents { name } }": { data: Document154da2865e2aQuery; variables: never };
  "{ enrollmentBatches { id kind title size mayUndo } }": { data: Document878f94321868Query; variables: never };
  "{ enrollmentBatches { id size mayUndo } }": { data: Document3e8dfee95fceQuery; variables: never };
  "{ enrollmentBatches { id } }": { data: Document404e413d95e0Query; variables: never };
  "{ enrollmentSummary { active admitted paused } }": { data: Document104a5c618c0dQuery; variables: never };
  "{ enrollmentSummary { active } }": { data: Document7feb54266eddQuery; variables: never };
  "{ enrollments { totalCount } }": { data: Documenteb1bafd281c3Query; variables: never };
  "{ exams { courses } }": { data: Documente43f22c10521Query; variables: never };
  "{ exams { nodes { id times { heldOn startsAt endsAt room part } } } }": { data: Document77ef5bd2215eQuery; variables: never };
  "{ exams { nodes { id } } }": { data: Documentb004ce108351Query; variables: never };
  "{ exams { nodes { progress viewerMay { withdraw } } } }": { data: Document3c370c92a2cdQuery; variables: never };
  "{ exams(input: { filter: { unknownCourse: true }, first: 200 }) { nodes { id } } }": { data: Document121bdc9bbf2cQuery; variables: never };
  "{ examsToHold { id } }": { data: Document79c68a6ee7b6Query; variables: never };
  "{ examsToWatch { total } }": { data: Documentf075ba67d87fQuery; variables: never };
  "{ expiredPlacements { totalCount nodes { id } } }": { data: Document484e7e229e3aQuery; variables: never };
  "{ firstRun { step isDone isSkipped } }": { data: Documentea89240b1c29Query; variables: never };
  "{ followUps { id dueOn note } }": { data: Documenta342f79155a9Query; variables: never };
  "{ followUps { id } }": { data: Document82369f04f82eQuery; variables: never };
  "{ freePlaces { totalCount } }": { data: Document41c497ecdb51Query; variables: never };
  "{ gradingGroups { nodes { id points scale } } }": { data: Document246d880101b1Query; variables: never };
  "{ gradingGroups { nodes { kind id } } }": { data: Documentf50870e8d291Query; variables: never };
  "{ gradingGroups { total } }": { data: Document0dec497874b7Query; variables: never };
  "{ heldImportFiles { rows } }": { data: Document568fdededa4dQuery; variables: never };
  "{ heldImportRows { id studentName cells { header value } } }": { data: Documentb198a5b42680Query; variables: never };
  "{ importBatches { id } }": { data: Documentdd0100dca853Query; variables: never };
  "{ issuedDocuments(input: {}) { totalCount } }": { data: Document64199064cfc9Query; variables: never };
  "{ jobs { id } }": { data: Document1551932ab2dbQuery; variables: never };
  "{ me { name } }": { data: Documentb8d9506e34c8Query; variables: never };
  "{ municipalities { type } }": { data: Documentd4a7b6aa80daQuery; variables: never };
  "{ municipalityRegister { name } }": { data: Document839aeae872d0Query; variables: never };
  "{ myCorrectionRequests { id subject text outcome answer answeredAt answeredBy } }": { data: Document934bbe8e0782Query; variables: never };
  "{ myCorrectionRequests { id } }": { data: Document1c18efbf3be3Query; variables: never };
  "{ myProfile { name } placements { nodes { state workplace { name } } } }": { data: Document6672fd86a79bQuery; variables: never };
  "{ myProfile { studentId name } }": { data: Document0e0180b35a70Query; variables: never };
  "{ myProfile { userId } }": { data: Documentfe52212cef86Query; variables: never };
  "{ notificationPage { totalCount groups { kind } } }": { data: Documentf1ba44029e05Query; variables: never };
  "{ notifications { createdAt } }": { data: Documentba156466b300Query; variables: never };
  "{ notifications { id } }": { data: Document3c40b7961be2Query; variables: never };
  "{ notifications { kind message meta { url } } }": { data: Document9b9644eb4795Query; variables: never };
  "{ notifications { kind message subject { kind id isThere } } }": { data: Document2fb479806c81Query; variables: never };
  "{ notifications { kind message } }": { data: Document4ce70f39a823Query; variables: never };
  "{ notifications { message } }": { data: Document18bd47c6e666Query; variables: never };
  "{ notifications { subject { kind id isThere } } }": { data: Documentf0adba97f31eQuery; variables: never };
  "{ notifications(resolved: true) { id resolvedAt } }": { data: Document96cdbc94ab18Query; variables: never };
  "{ ownExamTerms(course: \"Svenska 1\") { feeOre } }": { data: Document38ad7d4f257eQuery; variables: never };
  "{ ownStudents { total } }": { data: Document745cd138b823Query; variables: never };
  "{ ownStudents { unread { studentId unseenCommentCount unseenComments { author text } } quiet { unseenComments { text } } } }": { data: Document2feb9a89aadcQuery; variables: never };
  "{ placements { totalCount } }": { data: Document47129da8a305Query; variables: never };
  "{ priceLists { id } }": { data: Document4a13b7598bdfQuery; variables: never };
  "{ priceLists(municipality: \"Täby\") { validFrom validTo } }": { data: Document2eb81136e123Query; variables: never };
  "{ programs { name warnings { code } courses { course { code } } } }": { data: Document7185d65ea1abQuery; variables: never };
  "{ programs { warnings { code } } }": { data: Document12eff72a1554Query; variables: never };
  "{ recentStudents { name } }": { data: Document7bc47c6b007cQuery; variables: never };
  "{ resetLinkIsAlive(token: \"okänd\") }": { data: Document011feef5f0f4Query; variables: never };
  "{ safeMatches { total } }": { data: Documente26764b7d1c3Query; variables: never };
  "{ savedViews(list: STUDENTS) { id version name address columns { hidden order widths { key width } } sharedWith ownerName isOwn isDefault\n  viewerMay { change share } } }": { data: Document6fab55f88af1Query; variables: never };
  "{ schoolSettings { schoolName } }": { data: Document1e0cd7da34a9Query; variables: never };
  "{ schoolSettings { version gradeDeadlineDays } }": { data: Document6b4761ddccf3Query; variables: never };
  "{ schoolSettings { version } }": { data: Document5507129fc6cdQuery; variables: never };
  "{ search(q: \"199001612390\", type: ANVANDARE) { id } }": { data: Documentc85486323c0bQuery; variables: never };
  "{ search(type: ALLA, q: \"berg\") { id type title subtitle } }": { data: Documentf7bd53f76c71Query; variables: never };
  "{ search(type: KURS, q: \"utgåve\") { title subtitle isOffered } }": { data: Documente35c76c2871dQuery; variables: never };
  "{ students(input: {filter: {q: \"Ragnhild Sjögren\", statuses: []}}) { nodes { name } } }": { data: Document44ec6720734bQuery; variables: never };
  "{ students(input: {first: 200}) { nodes { id education { grade isGradeDraft } } } }": { data: Document3194d3d95a30Query; variables: never };
  "{ studyPlanChoices { programs { id name } } }": { data: Documentc679f6a3e6f9Query; variables: never };
  "{ studyPlanChoices { programs { id } packages { id } } }": { data: Document5ac6dd9fd88fQuery; variables: never };
  "{ studyPlans(input: { filter: UNREACHABLE }) { totalCount nodes { studentName } } }": { data: Document14e85bbe734aQuery; variables: never };
  "{ systemStatus { version nodeVersion startedAt probes { part ok detail milliseconds } } }": { data: Document092bb0696bfdQuery; variables: never };
  "{ systemStatus { version } }": { data: Document95bd4960e03eQuery; variables: never };
  "{ tasks { description } }": { data: Documente60f0d3b15d1Query; variables: never };
  "{ tasks { id } }": { data: Documented2ab20414a1Query; variables: never };
  "{ teacherManagement { nodes { id } } }": { data: Document36e6c17e90ffQuery; variables: never };
  "{ unmatchedCourses { wanted } }": { data: Document10770c0bbddcQuery; variables: never };
  "{ waitingCorrections { name } }": { data: Document3466d5d12afeQuery; variables: never };
  "{ workplaceDuplicates { from { id } into { id } reason } }": { data: Document3e4b88326dd2Query; variables: never };
  "{ workplaceDuplicates { reason } }": { data: Documente7ebd0f1df0aQuery; variables: never };
  "{ workplaceImports { id } }": { data: Documentfecc9f11e7e1Query; variables: never };
  "{ workplaces { totalCount } }": { data: Documente77ca0c1fde6Query; variables: never };
}
import { accessLogFields } from './features/access-log/access-log.resolver.js';
import { AccessLogService } from './features/access-log/access-log.service.js';
import { apiKeysFields } from './features/api-keys/api-keys.resolver.js';
import { API_KEY_ROUTES } from './features/api-keys/api-keys.rest.js';
import { ApiKeysService } from './features/api-keys/api-keys.service.js';
import { aplFields } from './features/apl/apl.resolver.js';
import { BoardFeed } from './features/apl/board-feed.sql.js';
import { BoardService } from './features/apl/board.service.js';
import { auditExports } from './features/audit-log/audit-log.export.js';
import { auditLogFields } from './features/audit-log/audit-log.resolver.js';
import { AuditLogService } from './features/audit-log/audit-log.service.js';
import { CalendarFile } from './features/calendar/calendar-file.export.js';
import { CalendarNews } from './features/calendar/calendar-news.service.js';
import { CalendarReader } from './features/calendar/calendar-reader.sql.js';
import { calendarFields } from './features/calendar/calendar.resolver.js';
import { CALENDAR_ROUTES } from './features/calendar/calendar.rest.js';
import { ExamBookingsService } from './features/calendar/occasions/exam-bookings.service.js';
import { ExamOccasionsService } from './features/calendar/occasions/exam-occasions.service.js';
import { ExamSummons } from './features/calendar/occasions/exam-summons.notice.js';
import { OpenOccasions } from './features/calendar/occasions/open-occasions.sql.js';
import { CalendarSubscriptions } from './features/calendar/subscriptions/calendar-subscriptions.service.js';
import { catalogueExports } from './features/catalogue/catalogue.export.js';
import { CATALOGUE_ROUTES } from './features/catalogue/catalogue.rest.js';
import { CourseImport } from './features/catalogue/courses/course-import.service.js';
import { CourseSets } from './features/catalogue/courses/course-sets.service.js';
import { CourseList } from './features/catalogue/courses/courses.list.js';
import { coursesFields } from './features/catalogue/courses/courses.resolver.js';
import { CourseWrites } from './features/catalogue/courses/courses.service.js';
import { EducationOverviewReader } from './features/catalogue/education-overview.sql.js';
import { EducationList } from './features/catalogue/education.list.js';
import { Gy25Update } from './features/catalogue/packages/gy25-update.service.js';
import { PackageEnrolment } from './features/catalogue/packages/package-enrolment.service.js';
import { PackageList } from './features/catalogue/packages/packages.list.js';
import { packagesFields } from './features/catalogue/packages/packages.resolver.js';
import { PackageWrites } from './features/catalogue/packages/packages.service.js';
import { ProgramList } from './features/catalogue/programs/programs.list.js';
import { programsFields } from './features/catalogue/programs/programs.resolver.js';
import { ProgramWrites } from './features/catalogue/programs/programs.service.js';
import { commentsFields } from './features/comments/comments.resolver.js';
import { STUDENT_COMMENT_ROUTES, APL_COMMENT_ROUTES } from './features/comments/comments.rest.js';
import { CommentsService } from './features/comments/comments.service.js';
import { correctionsFields } from './features/corrections/corrections.resolver.js';
import { CorrectionsService } from './features/corrections/corrections.service.js';
import { CourseInstanceRoster } from './features/course-instances/course-instance-roster.sql.js';
import { courseInstanceExports } from './features/course-instances/course-instances.export.js';
import { CourseInstanceList } from './features/course-instances/course-instances.list.js';
import { courseInstancesFields } from './features/course-instances/course-instances.resolver.js';
import { COURSE_INSTANCE_ROUTES } from './features/course-instances/course-instances.rest.js';
import { CourseInstancesService } from './features/course-instances/course-instances.service.js';
import { CancellationNotices } from './features/course-instances/planning/cancellation.notice.js';
import { CourseInstanceCancellation } from './features/course-instances/planning/cancellation.service.js';
import { CourseInstanceSeries } from './features/course-instances/planning/series.service.js';
import { courseMatchingFields } from './features/course-matching/course-matching.resolver.js';
import { COURSE_MATCHING_ROUTES } from './features/course-matching/course-matching.rest.js';
import { CourseNamesService } from './features/course-matching/course-names.service.js';
import { MatchService } from './features/course-matching/match.service.js';
import { MatchedList } from './features/course-matching/matched.list.js';
import { matchExports } from './features/course-matching/matches.export.js';
import { MatchList } from './features/course-matching/matches.list.js';
import { courseMessagesFields } from './features/course-messages/course-messages.resolver.js';
import { COURSE_MESSAGE_ROUTES } from './features/course-messages/course-messages.rest.js';
import { CourseMessages } from './features/course-messages/course-messages.service.js';
import { detailsFields } from './features/details/details.resolver.js';
import { DETAILS_ROUTES } from './features/details/details.rest.js';
import { DetailsService } from './features/details/details.service.js';
import { DocumentSubjects } from './features/documents/document-subjects.list.js';
import { documentsFields } from './features/documents/documents.resolver.js';
import { DOCUMENT_ROUTES } from './features/documents/documents.rest.js';
import { DocumentsService } from './features/documents/documents.service.js';
import { DocumentBatches } from './features/documents/issuing/document-batches.job.js';
import { DocumentPress } from './features/documents/issuing/document-press.service.js';
import { DocumentVerification } from './features/documents/issuing/document-verification.service.js';
import { IssuedDocumentList } from './features/documents/issuing/issued-documents.list.js';
import { OccasionSummonses } from './features/documents/occasion-summonses.service.js';
import { EarningExplainer } from './features/earnings/earning/earning-explanation.service.js';
import { ExamFees } from './features/earnings/earning/exam-fees.sql.js';
import { EARNINGS_ROUTES } from './features/earnings/earnings.rest.js';
import { EarningCorrectionsService } from './features/earnings/freezes/corrections.service.js';
import { freezesFields } from './features/earnings/freezes/freezes.resolver.js';
import { FreezesService } from './features/earnings/freezes/freezes.service.js';
import { InvoicePaper } from './features/earnings/invoices/invoice-paper.document.js';
import { InvoiceSheets } from './features/earnings/invoices/invoices.export.js';
import { PriceWorkbooks } from './features/earnings/price-lists/price-lists.export.js';
import { priceListsFields } from './features/earnings/price-lists/price-lists.resolver.js';
import { PriceListsService } from './features/earnings/price-lists/price-lists.service.js';
import { EarningsReports } from './features/earnings/reports/earnings-report.service.js';
import { earningsExports } from './features/earnings/reports/earnings.export.js';
import { earningsFields } from './features/earnings/reports/earnings.resolver.js';
import { CourseDetailReader } from './features/education/course-detail.sql.js';
import { educationFields } from './features/education/education.resolver.js';
import { EDUCATION_ROUTES } from './features/education/education.rest.js';
import { EducationService } from './features/education/education.service.js';
import { EnrollMany } from './features/enrollments/bulk/enroll-many.service.js';
import { EnrollmentChanges } from './features/enrollments/bulk/enrollment-changes.service.js';
import { CsnReports } from './features/enrollments/csn/csn-reports.service.js';
import { enrollmentsFields } from './features/enrollments/enrollments.resolver.js';
import { ENROLLMENT_ROUTES } from './features/enrollments/enrollments.rest.js';
import { EnrollmentsService } from './features/enrollments/enrollments.service.js';
import { EnrollmentFacts } from './features/enrollments/facts/enrollment-facts.service.js';
import { enrollmentExports } from './features/enrollments/list/enrollments.export.js';
import { EnrollmentList } from './features/enrollments/list/enrollments.list.js';
import { ScbRows } from './features/enrollments/scb/scb-rows.sql.js';
import { ENROLLMENT_CHORES } from './features/enrollments/totals/enrollment-counts.job.js';
import { EnrollmentBatches } from './features/enrollments/undo/enrollment-batches.sql.js';
import { ExamDecisionsService } from './features/exams/exam-decisions.service.js';
import { examsFields } from './features/exams/exams.resolver.js';
import { EXAM_ROUTES } from './features/exams/exams.rest.js';
import { ExamsService } from './features/exams/exams.service.js';
import { ExamList } from './features/exams/list/exams.list.js';
import { ExamTerms } from './features/exams/terms/exam-terms.sql.js';
import { ExportQuota } from './features/exports/export-quota.sql.js';
import { ExportSources } from './features/exports/export-sources.service.js';
import { STUDENT_EXPORT_ROUTES } from './features/exports/export.rest.js';
import { exportsFields } from './features/exports/exports.resolver.js';
import { EXPORT_ROUTES } from './features/exports/exports.rest.js';
import { ExportsService, EXPORT_CHORES } from './features/exports/exports.service.js';
import { LargePageQuota } from './features/exports/large-pages.service.js';
import { VerifiedBytes } from './features/files/bytes/verified-bytes.service.js';
import { FileIntake } from './features/files/file-intake.service.js';
import { FileSweep } from './features/files/file-sweep.job.js';
import { filesFields } from './features/files/files.resolver.js';
import { FILE_ROUTES } from './features/files/files.rest.js';
import { FilesService } from './features/files/files.service.js';
import { StagedUploads } from './features/files/staged-uploads.service.js';
import { FileUpload, WorkbookUpload } from './features/files/uploads.rest.js';
import { followUpsFields } from './features/follow-ups/follow-ups.resolver.js';
import { FOLLOW_UP_ROUTES } from './features/follow-ups/follow-ups.rest.js';
import { FollowUpsService } from './features/follow-ups/follow-ups.service.js';
import { gradesFields } from './features/grades/grades.resolver.js';
import { GRADE_ROUTES } from './features/grades/grades.rest.js';
import { GRADING_CHORES } from './features/grades/grading-counts.job.js';
import { GradeSheets } from './features/grades/reading/grade-sheets.service.js';
import { GradingGroups } from './features/grades/reading/grading-groups.list.js';
import { StudentGrades } from './features/grades/reading/student-grades.sql.js';
import { ExamTeachers } from './features/grades/signing/exam-teachers.service.js';
import { GradeCorrections } from './features/grades/signing/grade-corrections.service.js';
import { GradeDrafts } from './features/grades/signing/grade-drafts.service.js';
import { GradeSigning } from './features/grades/signing/grade-signing.service.js';
import { ImportBatchResolver } from './features/imports/batches/import-batch.resolver.js';
import { ImportBatchReader } from './features/imports/batches/import-batch.sql.js';
import { IMPORT_CHORES } from './features/imports/batches/import-expiry.job.js';
import { ImportLimits } from './features/imports/batches/import-limits.sql.js';
import { ImportCommitService } from './features/imports/commit/import-commit.service.js';
import { ImportUndoService } from './features/imports/commit/import-undo.service.js';
import { HeldRowsService } from './features/imports/held/held-rows.service.js';
import { importsFields } from './features/imports/imports.resolver.js';
import { IMPORT_ROUTES } from './features/imports/imports.rest.js';
import { ImportChecker } from './features/imports/rows/import-checker.sql.js';
import { ImportPreviewService } from './features/imports/rows/import-preview.service.js';
import { RowProcesses } from './features/imports/rows/row-process.service.js';
import { ImportSheets } from './features/imports/sheets/import-sheets.sql.js';
import { municipalitiesFields } from './features/municipalities/municipalities.resolver.js';
import { MunicipalityRegister } from './features/municipalities/municipalities.service.js';
import { MyDataPaper } from './features/my-data/my-data.document.js';
import { myDataFields } from './features/my-data/my-data.resolver.js';
import { MY_DATA_ROUTES, LOG_ROUTES } from './features/my-data/my-data.rest.js';
import { MyDataService } from './features/my-data/my-data.service.js';
import { myDayFields } from './features/my-day/my-day.resolver.js';
import { MyDayService } from './features/my-day/my-day.service.js';
import { NotificationDigests } from './features/notifications/notification-digest.job.js';
import { NotificationFeed } from './features/notifications/notification-feed.service.js';
import { NOTICE_CHORES } from './features/notifications/notification-housekeeping.job.js';
import { NotificationList } from './features/notifications/notifications.list.js';
import { notificationsFields } from './features/notifications/notifications.resolver.js';
import { NOTIFICATION_ROUTES } from './features/notifications/notifications.rest.js';
import { NotificationsService } from './features/notifications/notifications.service.js';
import { OwnPassword } from './features/profile/own-password.service.js';
import { OwnSessions } from './features/profile/own-sessions.service.js';
import { profileFields } from './features/profile/profile.resolver.js';
import { PROFILE_ROUTES } from './features/profile/profile.rest.js';
import { ProfileService } from './features/profile/profile.service.js';
import { savedViewsFields } from './features/saved-views/saved-views.resolver.js';
import { SAVED_VIEW_ROUTES } from './features/saved-views/saved-views.rest.js';
import { SavedViewsService } from './features/saved-views/saved-views.service.js';
import { FirstRun } from './features/school-settings/first-run.service.js';
import { schoolSettingsFields } from './features/school-settings/school-settings.resolver.js';
import { SchoolSettings } from './features/school-settings/school-settings.service.js';
import { searchFields } from './features/search/search.resolver.js';
import { SEARCH_ROUTES } from './features/search/search.rest.js';
import { SearchService } from './features/search/search.service.js';
import { statisticsExports } from './features/statistics/statistics.export.js';
import { statisticsFields } from './features/statistics/statistics.resolver.js';
import { STATISTICS_ROUTES } from './features/statistics/statistics.rest.js';
import { StatisticsService } from './features/statistics/statistics.service.js';
import { StudentHistory } from './features/students/details/student-history.sql.js';
import { StudentsBulk } from './features/students/list/students-bulk.service.js';
import { StudentExport, studentExports } from './features/students/list/students.export.js';
import { StudentList } from './features/students/list/students.list.js';
import { StudentReader } from './features/students/list/students.sql.js';
import { AnonymiseStudentService } from './features/students/records/anonymise-student.service.js';
import { EndStudentService } from './features/students/records/end-student.service.js';
import { MergeStudentsService } from './features/students/records/merge-students.service.js';
import { studentRecordsFields } from './features/students/records/student-records.resolver.js';
import { StoredText } from './features/students/stored-text.job.js';
import { StudentHousekeeping, STUDENT_CHORES } from './features/students/student-housekeeping.job.js';
import { StudentPageResolver, studentsFields } from './features/students/students.resolver.js';
import { STUDENT_ROUTES, STUDENT_DETAILS_ROUTES } from './features/students/students.rest.js';
import { StudentsService } from './features/students/students.service.js';
import { SystemProbes } from './features/system/system-probes.sql.js';
import { systemFields } from './features/system/system.resolver.js';
import { SystemService } from './features/system/system.service.js';
import { tasksFields } from './features/tasks/tasks.resolver.js';
import { TASK_ROUTES } from './features/tasks/tasks.rest.js';
import { TasksService } from './features/tasks/tasks.service.js';
import { CompetenceGaps } from './features/teachers/replacement/competence-gaps.sql.js';
import { ReplacementUndo } from './features/teachers/replacement/replacement-undo.service.js';
import { TeacherHousekeeping } from './features/teachers/teacher-housekeeping.job.js';
import { teacherExports } from './features/teachers/teachers.export.js';
import { TeacherList } from './features/teachers/teachers.list.js';
import { teachersFields } from './features/teachers/teachers.resolver.js';
import { TEACHER_ROUTES } from './features/teachers/teachers.rest.js';
import { TeachersService } from './features/teachers/teachers.service.js';
import { StudentTimelines } from './features/timeline/timeline.list.js';
import { timelineFields } from './features/timeline/timeline.resolver.js';
import { TIMELINE_ROUTES } from './features/timeline/timeline.rest.js';
import { UserList } from './features/users/users.list.js';
import { usersFields } from './features/users/users.resolver.js';
import { USER_ROUTES } from './features/users/users.rest.js';
import { UsersService } from './features/users/users.service.js';
import { AUTH_CHORES } from './platform/auth/auth-housekeeping.js';
import { authFields } from './platform/auth/auth.resolver.js';
import { AUTH_ROUTES } from './platform/auth/auth.rest.js';
import { jobsFields } from './platform/jobs/jobs.resolver.js';
import { JOB_ROUTES } from './platform/jobs/jobs.rest.js';
import { OPENAPI_ROUTES } from './platform/rest/openapi/openapi.rest.js';

/** The classes of the features that others are given, or that only have to run. */
export const FEATURE_PROVIDERS = [
  AccessLogService,
  ApiKeysService,
  BoardFeed,
  BoardService,
  AuditLogService,
  CalendarFile,
  CalendarNews,
  CalendarReader,
  ExamBookingsService,
  ExamOccasionsService,
  ExamSummons,
  OpenOccasions,
  CalendarSubscriptions,
  CourseImport,
  CourseSets,
  CourseList,
  CourseWrites,
  EducationOverviewReader,
  EducationList,
  Gy25Update,
  PackageEnrolment,
  PackageList,
  PackageWrites,
  ProgramList,
  ProgramWrites,
  CommentsService,
  CorrectionsService,
  CourseInstanceRoster,
  CourseInstanceList,
  CourseInstancesService,
  CancellationNotices,
  CourseInstanceCancellation,
  CourseInstanceSeries,
  CourseNamesService,
  MatchService,
  MatchedList,
  MatchList,
  CourseMessages,
  DetailsService,
  DocumentSubjects,
  DocumentsService,
  DocumentBatches,
  DocumentPress,
  DocumentVerification,
  IssuedDocumentList,
  OccasionSummonses,
  EarningExplainer,
  ExamFees,
  EarningCorrectionsService,
  FreezesService,
  InvoicePaper,
  InvoiceSheets,
  PriceWorkbooks,
  PriceListsService,
  EarningsReports,
  CourseDetailReader,
  EducationService,
  EnrollMany,
  EnrollmentChanges,
  CsnReports,
  EnrollmentsService,
  EnrollmentFacts,
  EnrollmentList,
  ScbRows,
  EnrollmentBatches,
  ExamDecisionsService,
  ExamsService,
  ExamList,
  ExamTerms,
  ExportQuota,
  ExportSources,
  ExportsService,
  LargePageQuota,
  VerifiedBytes,
  FileIntake,
  FileSweep,
  FilesService,
  StagedUploads,
  FileUpload,
  WorkbookUpload,
  FollowUpsService,
  GradeSheets,
  GradingGroups,
  StudentGrades,
  ExamTeachers,
  GradeCorrections,
  GradeDrafts,
  GradeSigning,
  ImportBatchResolver,
  ImportBatchReader,
  ImportLimits,
  ImportCommitService,
  ImportUndoService,
  HeldRowsService,
  ImportChecker,
  ImportPreviewService,
  RowProcesses,
  ImportSheets,
  MunicipalityRegister,
  MyDataPaper,
  MyDataService,
  MyDayService,
  NotificationDigests,
  NotificationFeed,
  NotificationList,
  NotificationsService,
  OwnPassword,
  OwnSessions,
  ProfileService,
  SavedViewsService,
  FirstRun,
  SchoolSettings,
  SearchService,
  StatisticsService,
  StudentHistory,
  StudentsBulk,
  StudentExport,
  StudentList,
  StudentReader,
  AnonymiseStudentService,
  EndStudentService,
  MergeStudentsService,
  StoredText,
  StudentHousekeeping,
  StudentPageResolver,
  StudentsService,
  SystemProbes,
  SystemService,
  TasksService,
  CompetenceGaps,
  ReplacementUndo,
  TeacherHousekeeping,
  TeacherList,
  TeachersService,
  StudentTimelines,
  UserList,
  UsersService,
];

/** Every table of root fields. */
export const ROOT_FIELDS = [
  accessLogFields,
  apiKeysFields,
  aplFields,
  auditLogFields,
  calendarFields,
  coursesFields,
  packagesFields,
  programsFields,
  commentsFields,
  correctionsFields,
  courseInstancesFields,
  courseMatchingFields,
  courseMessagesFields,
  detailsFields,
  documentsFields,
  freezesFields,
  priceListsFields,
  earningsFields,
  educationFields,
  enrollmentsFields,
  examsFields,
  exportsFields,
  filesFields,
  followUpsFields,
  gradesFields,
  importsFields,
  municipalitiesFields,
  myDataFields,
  myDayFields,
  notificationsFields,
  profileFields,
  savedViewsFields,
  schoolSettingsFields,
  searchFields,
  statisticsFields,
  studentRecordsFields,
  studentsFields,
  systemFields,
  tasksFields,
  teachersFields,
  timelineFields,
  usersFields,
  authFields,
  jobsFields,
];

/** Every table of REST routes. */
export const ROUTE_TABLES = [
  API_KEY_ROUTES,
  CALENDAR_ROUTES,
  CATALOGUE_ROUTES,
  STUDENT_COMMENT_ROUTES,
  APL_COMMENT_ROUTES,
  COURSE_INSTANCE_ROUTES,
  COURSE_MATCHING_ROUTES,
  COURSE_MESSAGE_ROUTES,
  DETAILS_ROUTES,
  DOCUMENT_ROUTES,
  EARNINGS_ROUTES,
  EDUCATION_ROUTES,
  ENROLLMENT_ROUTES,
  EXAM_ROUTES,
  STUDENT_EXPORT_ROUTES,
  EXPORT_ROUTES,
  FILE_ROUTES,
  FOLLOW_UP_ROUTES,
  GRADE_ROUTES,
  IMPORT_ROUTES,
  MY_DATA_ROUTES,
  LOG_ROUTES,
  NOTIFICATION_ROUTES,
  PROFILE_ROUTES,
  SAVED_VIEW_ROUTES,
  SEARCH_ROUTES,
  STATISTICS_ROUTES,
  STUDENT_ROUTES,
  STUDENT_DETAILS_ROUTES,
  TASK_ROUTES,
  TEACHER_ROUTES,
  TIMELINE_ROUTES,
  USER_ROUTES,
  AUTH_ROUTES,
  JOB_ROUTES,
  OPENAPI_ROUTES,
];

/** Every table of lists that can be taken along as files. */
export const EXPORTS = [
  auditExports,
  catalogueExports,
  courseInstanceExports,
  matchExports,
  earningsExports,
  enrollmentExports,
  statisticsExports,
  studentExports,
  teacherExports,
];

/** Every table of what is thrown away or put together from time to time. */
export const CHORE_TABLES = [
  ENROLLMENT_CHORES,
  EXPORT_CHORES,
  GRADING_CHORES,
  IMPORT_CHORES,
  NOTICE_CHORES,
  STUDENT_CHORES,
  AUTH_CHORES,
];
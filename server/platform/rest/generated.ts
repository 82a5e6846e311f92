/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/generated.js';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type RestApiKeyFragment = { name: string, role: Types.Role, createdAt: string, createdBy: string, expiresAt: string | null, lastUsedAt: string | null, revokedAt: string | null, _id: string };

export type RestCreatedApiKeyFragment = { key: string | null, apiKey: { name: string, role: Types.Role, createdAt: string, createdBy: string, expiresAt: string | null, lastUsedAt: string | null, revokedAt: string | null, _id: string } };

export type RestRevokeApiKeyMutationVariables = Exact<{
  input: Types.RevokeApiKeyInput;
}>;


export type RestRevokeApiKeyMutation = { revokeApiKey: { _id: string } };

export type RestApiKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type RestApiKeysQuery = { apiKeys: Array<{ name: string, role: Types.Role, createdAt: string, createdBy: string, expiresAt: string | null, lastUsedAt: string | null, revokedAt: string | null, _id: string }> };

export type RestCreateApiKeyMutationVariables = Exact<{
  input: Types.CreateApiKeyInput;
}>;


export type RestCreateApiKeyMutation = { createApiKey: { key: string | null, apiKey: { name: string, role: Types.Role, createdAt: string, createdBy: string, expiresAt: string | null, lastUsedAt: string | null, revokedAt: string | null, _id: string } } };

export type RestCalendarExamFragment = { studentId: string, studentName: string, course: string, courseId: string | null, requestedMonth: Types.Month, requestedYear: number, status: Types.ExamStatus, municipality: string | null, teacherId: string | null, teacherName: string | null, paymentDate: string | null, isFeeExempt: boolean | null, materialReceived: boolean | null, result: string | null, _id: string };

export type RestCalendarFragment = { undatedCount: number, occasions: Array<{ version: number, heldOn: string, startsAt: string | null, endsAt: string | null, room: string | null, part: Types.ExamPart | null, capacity: number | null, invigilator: string | null, teacherId: string | null, teacherName: string | null, registrationOpensOn: string | null, registrationClosesOn: string | null, note: string | null, isCancelled: boolean, cancelledReason: string | null, warnings: Array<Types.OccasionWarning>, _id: string, courses: Array<{ code: string, name: string, _id: string }>, bookings: Array<{ attendance: Types.ExamAttendance | null, idChecked: boolean | null, bookedAt: string | null, summonedAt: string | null, warnings: Array<Types.BookingWarning>, exam: { studentId: string, studentName: string, course: string, courseId: string | null, requestedMonth: Types.Month, requestedYear: number, status: Types.ExamStatus, municipality: string | null, teacherId: string | null, teacherName: string | null, paymentDate: string | null, isFeeExempt: boolean | null, materialReceived: boolean | null, result: string | null, _id: string } }> }>, undated: Array<{ studentId: string, studentName: string, course: string, courseId: string | null, requestedMonth: Types.Month, requestedYear: number, status: Types.ExamStatus, municipality: string | null, teacherId: string | null, teacherName: string | null, paymentDate: string | null, isFeeExempt: boolean | null, materialReceived: boolean | null, result: string | null, _id: string }>, marks: Array<{ layer: Types.CalendarLayer, day: string, courseInstanceId: string, courseName: string, name: string }> };

export type RestDocumentSheetFragment = { type: Types.DocumentType, language: Types.DocumentLanguage, landscape: boolean, schoolName: string, schoolDetails: Array<string>, title: string, subject: string, placeAndDate: string, signatoryName: string | null, signatoryTitle: string | null, blocks: Array<{ heading: string | null, paragraphs: Array<string>, signatures: Array<string>, facts: Array<{ label: string, value: string | null }>, table: { caption: string, rows: Array<Array<string>>, columns: Array<{ header: string, share: number, numeric: boolean }> } | null }> };

export type RestCalendarQueryVariables = Exact<{
  input: Types.CalendarInput;
}>;


export type RestCalendarQuery = { calendar: { undatedCount: number, occasions: Array<{ version: number, heldOn: string, startsAt: string | null, endsAt: string | null, room: string | null, part: Types.ExamPart | null, capacity: number | null, invigilator: string | null, teacherId: string | null, teacherName: string | null, registrationOpensOn: string | null, registrationClosesOn: string | null, note: string | null, isCancelled: boolean, cancelledReason: string | null, warnings: Array<Types.OccasionWarning>, _id: string, courses: Array<{ code: string, name: string, _id: string }>, bookings: Array<{ attendance: Types.ExamAttendance | null, idChecked: boolean | null, bookedAt: string | null, summonedAt: string | null, warnings: Array<Types.BookingWarning>, exam: { studentId: string, studentName: string, course: string, courseId: string | null, requestedMonth: Types.Month, requestedYear: number, status: Types.ExamStatus, municipality: string | null, teacherId: string | null, teacherName: string | null, paymentDate: string | null, isFeeExempt: boolean | null, materialReceived: boolean | null, result: string | null, _id: string } }> }>, undated: Array<{ studentId: string, studentName: string, course: string, courseId: string | null, requestedMonth: Types.Month, requestedYear: number, status: Types.ExamStatus, municipality: string | null, teacherId: string | null, teacherName: string | null, paymentDate: string | null, isFeeExempt: boolean | null, materialReceived: boolean | null, result: string | null, _id: string }>, marks: Array<{ layer: Types.CalendarLayer, day: string, courseInstanceId: string, courseName: string, name: string }> } };

export type RestOccasionSummonsesQueryVariables = Exact<{
  occasionId: string;
}>;


export type RestOccasionSummonsesQuery = { occasionSummonses: Array<{ type: Types.DocumentType, language: Types.DocumentLanguage, landscape: boolean, schoolName: string, schoolDetails: Array<string>, title: string, subject: string, placeAndDate: string, signatoryName: string | null, signatoryTitle: string | null, blocks: Array<{ heading: string | null, paragraphs: Array<string>, signatures: Array<string>, facts: Array<{ label: string, value: string | null }>, table: { caption: string, rows: Array<Array<string>>, columns: Array<{ header: string, share: number, numeric: boolean }> } | null }> }> };

export type RestEquivalentCourseFragment = { code: string, name: string, source: string | null };

export type RestCourseFragment = { code: string, name: string, points: number | null, system: Types.CourseSystem, isArchived: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> };

export type RestCatalogueCourseFragment = { version: number, code: string, name: string, subject: string | null, points: number | null, system: Types.CourseSystem, level: Types.CourseLevel, kind: Types.CourseKind, priceCategory: Types.PriceCategory | null, validFrom: string | null, validTo: string | null, cancelledOn: string | null, status: Types.CourseStatus, activeInstances: number, students: number, _id: string, equivalents: Array<{ code: string, name: string, points: number | null, system: Types.CourseSystem, isArchived: boolean, source: string | null, _id: string }> };

export type RestCoursePackageFragment = { version: number, code: string | null, name: string, kind: Types.PackageKind, description: string | null, targetPoints: number | null, aplWeeks: number | null, edition: number, isArchived: boolean, points: number, optionalPoints: number, weeks: number, activeStudents: number, _id: string, courses: Array<{ choiceGroup: string | null, isRequired: boolean, hasApl: boolean, plannedWeek: number | null, course: { code: string, name: string, points: number | null, system: Types.CourseSystem, isArchived: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } }> };

export type RestProgramFragment = { version: number, code: string | null, name: string, description: string | null, points: number | null, requiredPoints: number | null, programmePoints: number | null, freePoints: number | null, passedPoints: number | null, isArchived: boolean, activeStudents: number, _id: string, courses: Array<{ part: Types.ProgramPart, choiceGroup: string | null, course: { code: string, name: string, points: number | null, system: Types.CourseSystem, isArchived: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } }> };

export type RestCatalogueCoursesQueryVariables = Exact<{
  filter?: Types.CatalogueCourseFilter | null | undefined;
}>;


export type RestCatalogueCoursesQuery = { catalogueCourses: { nodes: Array<{ version: number, code: string, name: string, subject: string | null, points: number | null, system: Types.CourseSystem, level: Types.CourseLevel, kind: Types.CourseKind, priceCategory: Types.PriceCategory | null, validFrom: string | null, validTo: string | null, cancelledOn: string | null, status: Types.CourseStatus, activeInstances: number, students: number, _id: string, equivalents: Array<{ code: string, name: string, points: number | null, system: Types.CourseSystem, isArchived: boolean, source: string | null, _id: string }> }> } };

export type RestCoursePackagesQueryVariables = Exact<{
  filter?: Types.CoursePackageFilter | null | undefined;
}>;


export type RestCoursePackagesQuery = { coursePackages: { nodes: Array<{ version: number, code: string | null, name: string, kind: Types.PackageKind, description: string | null, targetPoints: number | null, aplWeeks: number | null, edition: number, isArchived: boolean, points: number, optionalPoints: number, weeks: number, activeStudents: number, _id: string, courses: Array<{ choiceGroup: string | null, isRequired: boolean, hasApl: boolean, plannedWeek: number | null, course: { code: string, name: string, points: number | null, system: Types.CourseSystem, isArchived: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } }> }> } };

export type RestCatalogueCourseQueryVariables = Exact<{
  id: string;
}>;


export type RestCatalogueCourseQuery = { catalogueCourse: { version: number, code: string, name: string, subject: string | null, points: number | null, system: Types.CourseSystem, level: Types.CourseLevel, kind: Types.CourseKind, priceCategory: Types.PriceCategory | null, validFrom: string | null, validTo: string | null, cancelledOn: string | null, status: Types.CourseStatus, activeInstances: number, students: number, _id: string, equivalents: Array<{ code: string, name: string, points: number | null, system: Types.CourseSystem, isArchived: boolean, source: string | null, _id: string }> } | null };

export type RestCreateCourseMutationVariables = Exact<{
  input: Types.CreateCourseInput;
}>;


export type RestCreateCourseMutation = { createCourse: { version: number, code: string, name: string, subject: string | null, points: number | null, system: Types.CourseSystem, level: Types.CourseLevel, kind: Types.CourseKind, priceCategory: Types.PriceCategory | null, validFrom: string | null, validTo: string | null, cancelledOn: string | null, status: Types.CourseStatus, activeInstances: number, students: number, _id: string, equivalents: Array<{ code: string, name: string, points: number | null, system: Types.CourseSystem, isArchived: boolean, source: string | null, _id: string }> } };

export type RestUpdateCourseMutationVariables = Exact<{
  input: Types.UpdateCourseInput;
}>;


export type RestUpdateCourseMutation = { updateCourse: { version: number, code: string, name: string, subject: string | null, points: number | null, system: Types.CourseSystem, level: Types.CourseLevel, kind: Types.CourseKind, priceCategory: Types.PriceCategory | null, validFrom: string | null, validTo: string | null, cancelledOn: string | null, status: Types.CourseStatus, activeInstances: number, students: number, _id: string, equivalents: Array<{ code: string, name: string, points: number | null, system: Types.CourseSystem, isArchived: boolean, source: string | null, _id: string }> } };

export type RestDeleteCourseMutationVariables = Exact<{
  input: Types.DeleteFromCatalogueInput;
}>;


export type RestDeleteCourseMutation = { deleteCourse: boolean };

export type RestCoursePackageQueryVariables = Exact<{
  id: string;
}>;


export type RestCoursePackageQuery = { coursePackage: { version: number, code: string | null, name: string, kind: Types.PackageKind, description: string | null, targetPoints: number | null, aplWeeks: number | null, edition: number, isArchived: boolean, points: number, optionalPoints: number, weeks: number, activeStudents: number, _id: string, courses: Array<{ choiceGroup: string | null, isRequired: boolean, hasApl: boolean, plannedWeek: number | null, course: { code: string, name: string, points: number | null, system: Types.CourseSystem, isArchived: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } }> } | null };

export type RestCreateCoursePackageMutationVariables = Exact<{
  input: Types.CreateCoursePackageInput;
}>;


export type RestCreateCoursePackageMutation = { createCoursePackage: { version: number, code: string | null, name: string, kind: Types.PackageKind, description: string | null, targetPoints: number | null, aplWeeks: number | null, edition: number, isArchived: boolean, points: number, optionalPoints: number, weeks: number, activeStudents: number, _id: string, courses: Array<{ choiceGroup: string | null, isRequired: boolean, hasApl: boolean, plannedWeek: number | null, course: { code: string, name: string, points: number | null, system: Types.CourseSystem, isArchived: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } }> } };

export type RestUpdateCoursePackageMutationVariables = Exact<{
  input: Types.UpdateCoursePackageInput;
}>;


export type RestUpdateCoursePackageMutation = { updateCoursePackage: { version: number, code: string | null, name: string, kind: Types.PackageKind, description: string | null, targetPoints: number | null, aplWeeks: number | null, edition: number, isArchived: boolean, points: number, optionalPoints: number, weeks: number, activeStudents: number, _id: string, courses: Array<{ choiceGroup: string | null, isRequired: boolean, hasApl: boolean, plannedWeek: number | null, course: { code: string, name: string, points: number | null, system: Types.CourseSystem, isArchived: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } }> } };

export type RestDeleteCoursePackageMutationVariables = Exact<{
  input: Types.DeleteFromCatalogueInput;
}>;


export type RestDeleteCoursePackageMutation = { deleteCoursePackage: boolean };

export type RestPackageRemarkFragment = { code: string, message: string, count: number, examples: Array<string> };

export type RestPackageInstanceFragment = { name: string, startDate: string | null, endDate: string | null, pacePercent: number, teacher: string | null, seatsLeft: number | null, _id: string };

export type RestPreviewEnrollOnPackageQueryVariables = Exact<{
  input: Types.EnrollOnPackageInput;
}>;


export type RestPreviewEnrollOnPackageQuery = { previewEnrollOnPackage: { points: number, startDate: string, endDate: string | null, isPossible: boolean, courses: Array<{ startDate: string, endDate: string | null, students: number, course: { code: string, name: string, points: number | null, system: Types.CourseSystem, isArchived: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> }, instance: { name: string, startDate: string | null, endDate: string | null, pacePercent: number, teacher: string | null, seatsLeft: number | null, _id: string } | null, instances: Array<{ name: string, startDate: string | null, endDate: string | null, pacePercent: number, teacher: string | null, seatsLeft: number | null, _id: string }>, leftOut: Array<{ code: string, message: string, count: number, examples: Array<string> }>, problems: Array<{ code: string, message: string, count: number, examples: Array<string> }>, warnings: Array<{ code: string, message: string, count: number, examples: Array<string> }> }>, problems: Array<{ code: string, message: string, count: number, examples: Array<string> }>, extendedDates: Array<{ studentId: string, studentName: string, startDateBefore: string | null, startDate: string | null, endDateBefore: string | null, endDate: string | null }> } };

export type RestEnrollOnPackageMutationVariables = Exact<{
  input: Types.EnrollOnPackageInput;
}>;


export type RestEnrollOnPackageMutation = { enrollOnPackage: { students: number, courses: number, placed: number, datesExtended: number, batchId: string } };

export type RestProgramsQueryVariables = Exact<{
  filter?: Types.ProgramFilter | null | undefined;
}>;


export type RestProgramsQuery = { programs: Array<{ version: number, code: string | null, name: string, description: string | null, points: number | null, requiredPoints: number | null, programmePoints: number | null, freePoints: number | null, passedPoints: number | null, isArchived: boolean, activeStudents: number, _id: string, courses: Array<{ part: Types.ProgramPart, choiceGroup: string | null, course: { code: string, name: string, points: number | null, system: Types.CourseSystem, isArchived: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } }> }> };

export type RestProgramQueryVariables = Exact<{
  id: string;
}>;


export type RestProgramQuery = { program: { version: number, code: string | null, name: string, description: string | null, points: number | null, requiredPoints: number | null, programmePoints: number | null, freePoints: number | null, passedPoints: number | null, isArchived: boolean, activeStudents: number, _id: string, courses: Array<{ part: Types.ProgramPart, choiceGroup: string | null, course: { code: string, name: string, points: number | null, system: Types.CourseSystem, isArchived: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } }> } | null };

export type RestCreateProgramMutationVariables = Exact<{
  input: Types.CreateProgramInput;
}>;


export type RestCreateProgramMutation = { createProgram: { version: number, code: string | null, name: string, description: string | null, points: number | null, requiredPoints: number | null, programmePoints: number | null, freePoints: number | null, passedPoints: number | null, isArchived: boolean, activeStudents: number, _id: string, courses: Array<{ part: Types.ProgramPart, choiceGroup: string | null, course: { code: string, name: string, points: number | null, system: Types.CourseSystem, isArchived: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } }> } };

export type RestUpdateProgramMutationVariables = Exact<{
  input: Types.UpdateProgramInput;
}>;


export type RestUpdateProgramMutation = { updateProgram: { version: number, code: string | null, name: string, description: string | null, points: number | null, requiredPoints: number | null, programmePoints: number | null, freePoints: number | null, passedPoints: number | null, isArchived: boolean, activeStudents: number, _id: string, courses: Array<{ part: Types.ProgramPart, choiceGroup: string | null, course: { code: string, name: string, points: number | null, system: Types.CourseSystem, isArchived: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } }> } };

export type RestDeleteProgramMutationVariables = Exact<{
  input: Types.DeleteFromCatalogueInput;
}>;


export type RestDeleteProgramMutation = { deleteProgram: boolean };

export type RestCommentHistoryFragment = { commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Types.Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }> };

export type RestAddStudentCommentMutationVariables = Exact<{
  input: Types.AddCommentInput;
}>;


export type RestAddStudentCommentMutation = { addStudentComment: { commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Types.Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }> } };

export type RestEditStudentCommentMutationVariables = Exact<{
  input: Types.EditCommentInput;
}>;


export type RestEditStudentCommentMutation = { editStudentComment: { commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Types.Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }> } };

export type RestDeleteStudentCommentMutationVariables = Exact<{
  input: Types.DeleteCommentInput;
}>;


export type RestDeleteStudentCommentMutation = { deleteStudentComment: { commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Types.Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }> } };

export type RestRestoreCommentMutationVariables = Exact<{
  input: Types.RestoreCommentInput;
}>;


export type RestRestoreCommentMutation = { restoreComment: { commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Types.Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }> } };

export type RestAddAplCommentMutationVariables = Exact<{
  input: Types.AddCommentInput;
}>;


export type RestAddAplCommentMutation = { addAplComment: { commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Types.Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }> } };

export type RestEditAplCommentMutationVariables = Exact<{
  input: Types.EditAplCommentInput;
}>;


export type RestEditAplCommentMutation = { editAplComment: { commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Types.Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }> } };

export type RestDeleteAplCommentMutationVariables = Exact<{
  input: Types.DeleteAplCommentInput;
}>;


export type RestDeleteAplCommentMutation = { deleteAplComment: { commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Types.Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }> } };

export type RestMarkCommentsSeenMutationVariables = Exact<{
  input: Types.MarkCommentsSeenInput;
}>;


export type RestMarkCommentsSeenMutation = { markCommentsSeen: { commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Types.Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }> } };

export type RestCourseInstanceSummaryFragment = { courseName: string, startDate: string | null, endDate: string | null, _id: string };

export type RestCourseInstanceFragment = { version: number, name: string, courseId: string, courseName: string, courseCode: string, points: number | null, startDate: string | null, endDate: string | null, weeks: number | null, pacePercent: number, studyForm: Types.StudyForm, location: string | null, municipality: string | null, teacherId: string | null, teacherName: string | null, capacity: number | null, admitted: number, started: number, droppedOut: number, graded: number, ungraded: number, status: Types.CourseInstanceStatus, gradesDueOn: string | null, gradesSignedAt: string | null, seriesId: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> };

export type RestCourseInstanceStudentsFragment = { students: Array<{ enrollmentId: string, studentId: string, name: string, personalNumber: string | null, email: string | null, phone: string | null, municipality: string | null, isProtected: boolean, status: Types.EnrollmentStatus | null, statusOn: string | null, startDate: string | null, endDate: string | null, pacePercent: number, grade: string | null, gradedOn: string | null }> };

export type RestCancelCourseInstanceResultFragment = { students: number, batchId: string | null, waitingMails: number, instance: { version: number, name: string, courseId: string, courseName: string, courseCode: string, points: number | null, startDate: string | null, endDate: string | null, weeks: number | null, pacePercent: number, studyForm: Types.StudyForm, location: string | null, municipality: string | null, teacherId: string | null, teacherName: string | null, capacity: number | null, admitted: number, started: number, droppedOut: number, graded: number, ungraded: number, status: Types.CourseInstanceStatus, gradesDueOn: string | null, gradesSignedAt: string | null, seriesId: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } };

export type RestSentCancellationMailsFragment = { sent: number };

export type RestCourseInstancesQueryVariables = Exact<{
  input?: Types.CourseInstancesInput | null | undefined;
}>;


export type RestCourseInstancesQuery = { courseInstances: { nextCursor: string | null, nodes: Array<{ version: number, name: string, courseId: string, courseName: string, courseCode: string, points: number | null, startDate: string | null, endDate: string | null, weeks: number | null, pacePercent: number, studyForm: Types.StudyForm, location: string | null, municipality: string | null, teacherId: string | null, teacherName: string | null, capacity: number | null, admitted: number, started: number, droppedOut: number, graded: number, ungraded: number, status: Types.CourseInstanceStatus, gradesDueOn: string | null, gradesSignedAt: string | null, seriesId: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> }> } };

export type RestCourseInstanceQueryVariables = Exact<{
  id: string;
}>;


export type RestCourseInstanceQuery = { courseInstance: { version: number, name: string, courseId: string, courseName: string, courseCode: string, points: number | null, startDate: string | null, endDate: string | null, weeks: number | null, pacePercent: number, studyForm: Types.StudyForm, location: string | null, municipality: string | null, teacherId: string | null, teacherName: string | null, capacity: number | null, admitted: number, started: number, droppedOut: number, graded: number, ungraded: number, status: Types.CourseInstanceStatus, gradesDueOn: string | null, gradesSignedAt: string | null, seriesId: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } };

export type RestCourseInstanceStudentsQueryVariables = Exact<{
  id: string;
}>;


export type RestCourseInstanceStudentsQuery = { courseInstanceStudents: { students: Array<{ enrollmentId: string, studentId: string, name: string, personalNumber: string | null, email: string | null, phone: string | null, municipality: string | null, isProtected: boolean, status: Types.EnrollmentStatus | null, statusOn: string | null, startDate: string | null, endDate: string | null, pacePercent: number, grade: string | null, gradedOn: string | null }> } };

export type RestCreateCourseInstanceMutationVariables = Exact<{
  input: Types.CreateCourseInstanceInput;
}>;


export type RestCreateCourseInstanceMutation = { createCourseInstance: { version: number, name: string, courseId: string, courseName: string, courseCode: string, points: number | null, startDate: string | null, endDate: string | null, weeks: number | null, pacePercent: number, studyForm: Types.StudyForm, location: string | null, municipality: string | null, teacherId: string | null, teacherName: string | null, capacity: number | null, admitted: number, started: number, droppedOut: number, graded: number, ungraded: number, status: Types.CourseInstanceStatus, gradesDueOn: string | null, gradesSignedAt: string | null, seriesId: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } };

export type RestUpdateCourseInstanceMutationVariables = Exact<{
  input: Types.UpdateCourseInstanceInput;
}>;


export type RestUpdateCourseInstanceMutation = { updateCourseInstance: { version: number, name: string, courseId: string, courseName: string, courseCode: string, points: number | null, startDate: string | null, endDate: string | null, weeks: number | null, pacePercent: number, studyForm: Types.StudyForm, location: string | null, municipality: string | null, teacherId: string | null, teacherName: string | null, capacity: number | null, admitted: number, started: number, droppedOut: number, graded: number, ungraded: number, status: Types.CourseInstanceStatus, gradesDueOn: string | null, gradesSignedAt: string | null, seriesId: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } };

export type RestDeleteCourseInstanceMutationVariables = Exact<{
  input: Types.DeleteCourseInstanceInput;
}>;


export type RestDeleteCourseInstanceMutation = { deleteCourseInstance: string };

export type RestCancelCourseInstanceMutationVariables = Exact<{
  input: Types.CancelCourseInstanceInput;
}>;


export type RestCancelCourseInstanceMutation = { cancelCourseInstance: { students: number, batchId: string | null, waitingMails: number, instance: { version: number, name: string, courseId: string, courseName: string, courseCode: string, points: number | null, startDate: string | null, endDate: string | null, weeks: number | null, pacePercent: number, studyForm: Types.StudyForm, location: string | null, municipality: string | null, teacherId: string | null, teacherName: string | null, capacity: number | null, admitted: number, started: number, droppedOut: number, graded: number, ungraded: number, status: Types.CourseInstanceStatus, gradesDueOn: string | null, gradesSignedAt: string | null, seriesId: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } } };

export type RestSendCancellationMailsMutationVariables = Exact<{
  input: Types.SendCancellationMailsInput;
}>;


export type RestSendCancellationMailsMutation = { sendCancellationMails: { sent: number } };

export type RestReopenCourseInstanceMutationVariables = Exact<{
  input: Types.ReopenCourseInstanceInput;
}>;


export type RestReopenCourseInstanceMutation = { reopenCourseInstance: { version: number, name: string, courseId: string, courseName: string, courseCode: string, points: number | null, startDate: string | null, endDate: string | null, weeks: number | null, pacePercent: number, studyForm: Types.StudyForm, location: string | null, municipality: string | null, teacherId: string | null, teacherName: string | null, capacity: number | null, admitted: number, started: number, droppedOut: number, graded: number, ungraded: number, status: Types.CourseInstanceStatus, gradesDueOn: string | null, gradesSignedAt: string | null, seriesId: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } };

export type RestMatchOutcomeFragment = { batchId: string | null, matched: number, job: { state: Types.JobState, done: number, total: number, _id: string } | null };

export type RestMatchBatchFragment = { title: string, size: number, createdAt: string, createdBy: string, undoneAt: string | null, _id: string, entries: Array<{ studentId: string, student: string, course: string, instance: string | null, startDate: string | null }> };

export type RestMatchCountsFragment = { needs: number, safe: number, uncertain: number, none: number, skipped: number };

export type RestMatchCourseFragment = { code: string, name: string, points: number | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> };

export type RestCourseAliasFragment = { text: string, createdBy: string | null, createdAt: string, _id: string, course: { code: string, name: string, points: number | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null };

export type RestMatchPageFragment = { totalCount: number, counts: { needs: number, safe: number, uncertain: number, none: number, skipped: number }, nodes: Array<{ key: string, studentId: string, student: string, municipality: string | null, wanted: string, earliestOn: string | null, pacePercent: number | null, frame: string | null, step: number | null, note: string | null, state: Types.NeedState, passedGrade: string | null, isEnrolled: boolean, isCrowded: boolean, courses: Array<{ code: string, name: string, points: number | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> }>, proposals: Array<{ instanceId: string, name: string, startDate: string | null, endDate: string | null, pacePercent: number, location: string | null, municipality: string | null, teacher: string | null, seatsLeft: number | null, score: number, reasons: Array<Types.MatchReason>, isOpen: boolean, course: { code: string, name: string, points: number | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } }> }> };

export type RestSafeMatchesFragment = { total: number, groups: Array<{ instanceId: string, name: string, courseCode: string, startDate: string | null, seatsLeft: number | null, students: Array<string> }> };

export type RestMatchedEntryPageFragment = { totalCount: number, nodes: Array<{ studentId: string, student: string, municipality: string | null, instance: string | null, startDate: string | null, matchedAt: string, matchedBy: string, batchId: string, batchSize: number, mayUndo: boolean, _id: string, course: { code: string, name: string, points: number | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } }> };

export type RestUnknownCourseNamePageFragment = { totalCount: number, nodes: Array<{ text: string, students: number, importRows: number, hits: Array<{ likeness: number, course: { code: string, name: string, points: number | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } }> }> };

export type RestSkipNeedsMutationVariables = Exact<{
  input: Types.SkipNeedsInput;
}>;


export type RestSkipNeedsMutation = { changed: number };

export type RestResolvedCourseNameFragment = { students: number, alias: { text: string, createdBy: string | null, createdAt: string, _id: string, course: { code: string, name: string, points: number | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null } | null };

export type RestCourseMatchingQueryVariables = Exact<{
  input?: Types.CourseMatchingInput | null | undefined;
}>;


export type RestCourseMatchingQuery = { courseMatching: { totalCount: number, counts: { needs: number, safe: number, uncertain: number, none: number, skipped: number }, nodes: Array<{ key: string, studentId: string, student: string, municipality: string | null, wanted: string, earliestOn: string | null, pacePercent: number | null, frame: string | null, step: number | null, note: string | null, state: Types.NeedState, passedGrade: string | null, isEnrolled: boolean, isCrowded: boolean, courses: Array<{ code: string, name: string, points: number | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> }>, proposals: Array<{ instanceId: string, name: string, startDate: string | null, endDate: string | null, pacePercent: number, location: string | null, municipality: string | null, teacher: string | null, seatsLeft: number | null, score: number, reasons: Array<Types.MatchReason>, isOpen: boolean, course: { code: string, name: string, points: number | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } }> }> } };

export type RestMatchNeedsMutationVariables = Exact<{
  input: Types.MatchNeedsInput;
}>;


export type RestMatchNeedsMutation = { matchNeeds: { batchId: string | null, matched: number, job: { state: Types.JobState, done: number, total: number, _id: string } | null } };

export type RestSafeMatchesQueryVariables = Exact<{
  filter?: Types.MatchFilter | null | undefined;
}>;


export type RestSafeMatchesQuery = { safeMatches: { total: number, groups: Array<{ instanceId: string, name: string, courseCode: string, startDate: string | null, seatsLeft: number | null, students: Array<string> }> } };

export type RestMatchSafeNeedsMutationVariables = Exact<{
  input: Types.MatchSafeNeedsInput;
}>;


export type RestMatchSafeNeedsMutation = { matchSafeNeeds: { batchId: string | null, matched: number, job: { state: Types.JobState, done: number, total: number, _id: string } | null } };

export type RestMatchBatchesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestMatchBatchesQuery = { matchBatches: Array<{ title: string, size: number, createdAt: string, createdBy: string, undoneAt: string | null, _id: string, entries: Array<{ studentId: string, student: string, course: string, instance: string | null, startDate: string | null }> }> };

export type RestMatchedEntriesQueryVariables = Exact<{
  input?: Types.MatchedEntriesInput | null | undefined;
}>;


export type RestMatchedEntriesQuery = { matchedEntries: { totalCount: number, nodes: Array<{ studentId: string, student: string, municipality: string | null, instance: string | null, startDate: string | null, matchedAt: string, matchedBy: string, batchId: string, batchSize: number, mayUndo: boolean, _id: string, course: { code: string, name: string, points: number | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } }> } };

export type RestUndoMatchMutationVariables = Exact<{
  input: Types.UndoMatchInput;
}>;


export type RestUndoMatchMutation = { undoMatch: { title: string, size: number, createdAt: string, createdBy: string, undoneAt: string | null, _id: string, entries: Array<{ studentId: string, student: string, course: string, instance: string | null, startDate: string | null }> } };

export type RestCreateInstanceForNeedsMutationVariables = Exact<{
  input: Types.CreateInstanceForNeedsInput;
}>;


export type RestCreateInstanceForNeedsMutation = { createInstanceForNeeds: { batchId: string | null, matched: number, job: { state: Types.JobState, done: number, total: number, _id: string } | null } };

export type RestUnknownCourseNamesQueryVariables = Exact<{
  input?: Types.UnknownCourseNamesInput | null | undefined;
}>;


export type RestUnknownCourseNamesQuery = { unknownCourseNames: { totalCount: number, nodes: Array<{ text: string, students: number, importRows: number, hits: Array<{ likeness: number, course: { code: string, name: string, points: number | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } }> }> } };

export type RestResolveCourseNameMutationVariables = Exact<{
  input: Types.ResolveCourseNameInput;
}>;


export type RestResolveCourseNameMutation = { resolveCourseName: { students: number, alias: { text: string, createdBy: string | null, createdAt: string, _id: string, course: { code: string, name: string, points: number | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null } | null } };

export type RestAddCourseWishMutationVariables = Exact<{
  input: Types.AddCourseWishInput;
}>;


export type RestAddCourseWishMutation = { addCourseWish: { needs: number, safe: number, uncertain: number, none: number, skipped: number } };

export type RestCourseAliasesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCourseAliasesQuery = { courseAliases: Array<{ text: string, createdBy: string | null, createdAt: string, _id: string, course: { code: string, name: string, points: number | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null }> };

export type RestForgetCourseAliasMutationVariables = Exact<{
  input: Types.ForgetCourseAliasInput;
}>;


export type RestForgetCourseAliasMutation = { forgetCourseAlias: string };

export type RestParticipantMessagePreviewFragment = { participants: number, reached: number, withoutEmail: number, withProtectedData: number };

export type RestParticipantMessageFragment = { sentAt: string, reached: number, _id: string };

export type RestParticipantMessagePreviewQueryVariables = Exact<{
  id: string;
}>;


export type RestParticipantMessagePreviewQuery = { participantMessagePreview: { participants: number, reached: number, withoutEmail: number, withProtectedData: number } };

export type RestMessageParticipantsMutationVariables = Exact<{
  input: Types.MessageParticipantsInput;
}>;


export type RestMessageParticipantsMutation = { messageParticipants: { sentAt: string, reached: number, _id: string } };

export type RestCourseDetailFragment = { courseName: string, _id: string, teacher: { username: string, _id: string } | null, students: Array<{ name: string, _id: string }> };

export type RestDetailsQueryVariables = Exact<{
  type: Types.DetailsType;
  id: string;
}>;


export type RestDetailsQuery = { details:
    | { type: string, title: string, role: Types.Role, email: string | null, active: boolean, _id: string }
    | { type: string, title: string, personalNumber: string | null, personalNumberKind: Types.PersonalNumberKind | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, status: Types.StudentStatus, educationSummary: string | null, aplStatus: Types.AplStatus, aplStatusSince: string, withheld: Array<string>, link: string, _id: string, municipality: { type: string } | null, education: Array<{ type: Types.EducationType, name: string, startDate: string | null, endDate: string | null, status: Types.EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null }>, teacher: { username: string, _id: string } | null }
    | { type: string, title: string, email: string | null, active: boolean, isOwn: boolean, studentCount: number, _id: string, courseInstances: Array<{ courseName: string, startDate: string | null, endDate: string | null, _id: string }> }
   | null };

export type RestCourseQueryVariables = Exact<{
  id: string;
}>;


export type RestCourseQuery = { course: { courseName: string, _id: string, teacher: { username: string, _id: string } | null, students: Array<{ name: string, _id: string }> } | null };

export type RestIssuedDocumentFragment = { id: string, filename: string, size: number };

export type RestDocumentBatchQueryVariables = Exact<{ [key: string]: never; }>;


export type RestDocumentBatchQuery = { documentSubjects: { totalCount: number } };

export type RestDocumentVerificationFragment = { code: string, type: Types.DocumentType, title: string, issuedOn: string, issuer: string, valid: boolean, revokedOn: string | null, erasedOn: string | null, holder: string | null, sha256: string };

export type RestVerifyDocumentQueryVariables = Exact<{
  code: string;
}>;


export type RestVerifyDocumentQuery = { verifyDocument: { code: string, type: Types.DocumentType, title: string, issuedOn: string, issuer: string, valid: boolean, revokedOn: string | null, erasedOn: string | null, holder: string | null, sha256: string } | null };

export type RestIssuedDocumentQueryVariables = Exact<{
  id: string;
}>;


export type RestIssuedDocumentQuery = { issuedDocument: { id: string, filename: string, size: number } | null };

export type RestPriceListFragment = { version: number, municipality: string, name: string, validFrom: string, validTo: string | null, paidPauseDays: number | null, _id: string, rows: Array<{ category: Types.PriceCategory | null, courseId: string | null, packageId: string | null, code: string | null, title: string | null, distance: boolean, basis: Types.PriceBasis, amountOre: number, basePercent: number, paysFailed: boolean, equivalents: Array<{ code: string, name: string, source: string | null }> }> };

export type RestFreezeFragment = { month: string, kind: Types.FreezeKind, throughOn: string, frozenAt: string, frozenByName: string | null, totalOre: number, uninvoiced: Array<string>, uninvoicedOre: number, _id: string, municipalities: Array<{ municipality: string, lines: number, linesOre: number, correctionsOre: number, totalOre: number, invoicedOre: number, status: Types.EarningStatus, invoices: Array<{ id: string, amountOre: number, reference: string | null, invoicedAt: string, invoicedByName: string | null }> }> };

export type RestCorrectionFragment = { month: string, enrollmentId: string, studentId: string, municipality: string, title: string, amountOre: number, reason: string, createdAt: string, createdByName: string | null, _id: string };

export type RestEarningsReportFragment = { from: string, to: string, through: string, frozenMonths: Array<string>, cards: { earnedOre: number, baseOre: number, resultOre: number, correctionsOre: number, invoiceableOre: number, remainingResultOre: number, remainingCount: number, riskOre: number, riskCount: number }, groups: Array<{ municipality: string, courseId: string | null, packageId: string | null, code: string | null, title: string | null, enrollments: number, baseOre: number, resultOre: number, correctionsOre: number, earnedOre: number, remainingResultOre: number, riskOre: number, status: Types.EarningStatus, equivalents: Array<{ code: string, name: string, source: string | null }> }>, problems: Array<{ kind: Types.EarningProblemKind, municipality: string | null, courses: number, enrollments: number, titles: Array<string> }> };

export type RestFreezesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestFreezesQuery = { earningFreezes: Array<{ month: string, kind: Types.FreezeKind, throughOn: string, frozenAt: string, frozenByName: string | null, totalOre: number, uninvoiced: Array<string>, uninvoicedOre: number, _id: string, municipalities: Array<{ municipality: string, lines: number, linesOre: number, correctionsOre: number, totalOre: number, invoicedOre: number, status: Types.EarningStatus, invoices: Array<{ id: string, amountOre: number, reference: string | null, invoicedAt: string, invoicedByName: string | null }> }> }> };

export type RestInvoiceSheetFragment = { month: string, municipality: string, totalOre: number, rows: Array<{ personalNumber: string | null, name: string, code: string | null, title: string, points: number | null, pausedDays: number | null, unpaidDays: number | null, kind: string, amountOre: number, reference: string | null }> };

export type RestPriceWorkbookFragment = { rows: Array<Array<string>>, hiddenRows: string | null };

export type RestEarningsQueryVariables = Exact<{
  input: Types.EarningsInput;
}>;


export type RestEarningsQuery = { earnings: { from: string, to: string, through: string, frozenMonths: Array<string>, cards: { earnedOre: number, baseOre: number, resultOre: number, correctionsOre: number, invoiceableOre: number, remainingResultOre: number, remainingCount: number, riskOre: number, riskCount: number }, groups: Array<{ municipality: string, courseId: string | null, packageId: string | null, code: string | null, title: string | null, enrollments: number, baseOre: number, resultOre: number, correctionsOre: number, earnedOre: number, remainingResultOre: number, riskOre: number, status: Types.EarningStatus, equivalents: Array<{ code: string, name: string, source: string | null }> }>, problems: Array<{ kind: Types.EarningProblemKind, municipality: string | null, courses: number, enrollments: number, titles: Array<string> }> } };

export type RestPriceListsQueryVariables = Exact<{
  municipality?: string | null | undefined;
}>;


export type RestPriceListsQuery = { priceLists: Array<{ version: number, municipality: string, name: string, validFrom: string, validTo: string | null, paidPauseDays: number | null, _id: string, rows: Array<{ category: Types.PriceCategory | null, courseId: string | null, packageId: string | null, code: string | null, title: string | null, distance: boolean, basis: Types.PriceBasis, amountOre: number, basePercent: number, paysFailed: boolean, equivalents: Array<{ code: string, name: string, source: string | null }> }> }> };

export type RestCreatePriceListMutationVariables = Exact<{
  input: Types.CreatePriceListInput;
}>;


export type RestCreatePriceListMutation = { createPriceList: { version: number, municipality: string, name: string, validFrom: string, validTo: string | null, paidPauseDays: number | null, _id: string, rows: Array<{ category: Types.PriceCategory | null, courseId: string | null, packageId: string | null, code: string | null, title: string | null, distance: boolean, basis: Types.PriceBasis, amountOre: number, basePercent: number, paysFailed: boolean, equivalents: Array<{ code: string, name: string, source: string | null }> }> } };

export type RestReadPriceWorkbookMutationVariables = Exact<{
  input: Types.ReadPriceWorkbookInput;
}>;


export type RestReadPriceWorkbookMutation = { readPriceWorkbook: { rows: Array<Array<string>>, hiddenRows: string | null } };

export type RestUpdatePriceListMutationVariables = Exact<{
  input: Types.UpdatePriceListInput;
}>;


export type RestUpdatePriceListMutation = { updatePriceList: { version: number, municipality: string, name: string, validFrom: string, validTo: string | null, paidPauseDays: number | null, _id: string, rows: Array<{ category: Types.PriceCategory | null, courseId: string | null, packageId: string | null, code: string | null, title: string | null, distance: boolean, basis: Types.PriceBasis, amountOre: number, basePercent: number, paysFailed: boolean, equivalents: Array<{ code: string, name: string, source: string | null }> }> } };

export type RestDeletePriceListMutationVariables = Exact<{
  input: Types.DeletePriceListInput;
}>;


export type RestDeletePriceListMutation = { deletePriceList: string };

export type RestFreezePeriodMutationVariables = Exact<{
  input: Types.FreezePeriodInput;
}>;


export type RestFreezePeriodMutation = { freezePeriod: { month: string, kind: Types.FreezeKind, throughOn: string, frozenAt: string, frozenByName: string | null, totalOre: number, uninvoiced: Array<string>, uninvoicedOre: number, _id: string, municipalities: Array<{ municipality: string, lines: number, linesOre: number, correctionsOre: number, totalOre: number, invoicedOre: number, status: Types.EarningStatus, invoices: Array<{ id: string, amountOre: number, reference: string | null, invoicedAt: string, invoicedByName: string | null }> }> } };

export type RestMarkInvoicedMutationVariables = Exact<{
  input: Types.MarkInvoicedInput;
}>;


export type RestMarkInvoicedMutation = { markInvoiced: { month: string, kind: Types.FreezeKind, throughOn: string, frozenAt: string, frozenByName: string | null, totalOre: number, uninvoiced: Array<string>, uninvoicedOre: number, _id: string, municipalities: Array<{ municipality: string, lines: number, linesOre: number, correctionsOre: number, totalOre: number, invoicedOre: number, status: Types.EarningStatus, invoices: Array<{ id: string, amountOre: number, reference: string | null, invoicedAt: string, invoicedByName: string | null }> }> } };

export type RestInvoiceSheetQueryVariables = Exact<{
  input: Types.InvoiceSheetInput;
}>;


export type RestInvoiceSheetQuery = { invoiceSheet: { month: string, municipality: string, totalOre: number, rows: Array<{ personalNumber: string | null, name: string, code: string | null, title: string, points: number | null, pausedDays: number | null, unpaidDays: number | null, kind: string, amountOre: number, reference: string | null }> } };

export type RestCorrectEarningsMutationVariables = Exact<{
  input: Types.CorrectEarningsInput;
}>;


export type RestCorrectEarningsMutation = { correctEarnings: Array<{ month: string, enrollmentId: string, studentId: string, municipality: string, title: string, amountOre: number, reason: string, createdAt: string, createdByName: string | null, _id: string }> };

export type RestTeacherFragment = { _id: string, userId: { username: string, _id: string } };

export type RestCourseSummaryFragment = { courseName: string, courseCode: string, points: number | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }>, teacher: { username: string, _id: string } | null };

export type RestCoursesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCoursesQuery = { courses: Array<{ courseName: string, courseCode: string, points: number | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }>, teacher: { username: string, _id: string } | null }> };

export type RestTeachersQueryVariables = Exact<{ [key: string]: never; }>;


export type RestTeachersQuery = { teachers: Array<{ _id: string, userId: { username: string, _id: string } }> };

export type RestEnrollmentFieldsFragment = { version: number, type: Types.EducationType, targetId: string, name: string, code: string | null, points: number | null, teacher: string | null, startDate: string | null, endDate: string | null, pacePercent: number | null, status: Types.EnrollmentStatus | null, statusOn: string | null, statusReason: Types.StatusReason | null, grade: string | null, gradedOn: string | null, isGradeSigned: boolean, lastActivityOn: string | null, csnReportedAt: string | null, invoicedOn: string | null, isEnrollment: boolean, removedAt: string | null, removedReason: string | null, _id: string, student: { name: string, personalNumber: string | null, municipality: string | null, _id: string }, equivalents: Array<{ code: string, name: string, source: string | null }>, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null };

export type RestEnrollmentQueryVariables = Exact<{
  id: string;
}>;


export type RestEnrollmentQuery = { enrollment: { version: number, type: Types.EducationType, targetId: string, name: string, code: string | null, points: number | null, teacher: string | null, startDate: string | null, endDate: string | null, pacePercent: number | null, status: Types.EnrollmentStatus | null, statusOn: string | null, statusReason: Types.StatusReason | null, grade: string | null, gradedOn: string | null, isGradeSigned: boolean, lastActivityOn: string | null, csnReportedAt: string | null, invoicedOn: string | null, isEnrollment: boolean, removedAt: string | null, removedReason: string | null, _id: string, statusHistory: Array<{ status: Types.EnrollmentStatus | null, effectiveOn: string | null, reason: Types.StatusReason | null, note: string | null, changedAt: string, changedBy: string | null }>, student: { name: string, personalNumber: string | null, municipality: string | null, _id: string }, equivalents: Array<{ code: string, name: string, source: string | null }>, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null } | null };

export type RestEnrollStudentMutationVariables = Exact<{
  input: Types.EnrollStudentInput;
}>;


export type RestEnrollStudentMutation = { enrollStudent: { warnings: Array<string>, version: number, type: Types.EducationType, targetId: string, name: string, code: string | null, points: number | null, teacher: string | null, startDate: string | null, endDate: string | null, pacePercent: number | null, status: Types.EnrollmentStatus | null, statusOn: string | null, statusReason: Types.StatusReason | null, grade: string | null, gradedOn: string | null, isGradeSigned: boolean, lastActivityOn: string | null, csnReportedAt: string | null, invoicedOn: string | null, isEnrollment: boolean, removedAt: string | null, removedReason: string | null, _id: string, student: { name: string, personalNumber: string | null, municipality: string | null, _id: string }, equivalents: Array<{ code: string, name: string, source: string | null }>, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null } };

export type RestCsnReportFieldsFragment = { createdAt: string, createdBy: string, size: number, enrollments: number, _id: string, withdrawal: { withdrawnAt: string, withdrawnBy: string, reason: string, reopened: number } | null };

export type RestCsnReportQueryVariables = Exact<{
  id: string;
}>;


export type RestCsnReportQuery = { csnReport: { createdAt: string, createdBy: string, size: number, enrollments: number, _id: string, rows: Array<{ enrollmentId: string, personalNumber: string | null, name: string, courseCode: string | null, courseName: string, points: number | null, pacePercent: number | null, startDate: string | null, endDate: string | null, event: string, eventOn: string | null, eventTo: string | null, change: string | null, isUnder20: boolean | null, grade: string | null }>, withdrawal: { withdrawnAt: string, withdrawnBy: string, reason: string, reopened: number } | null } | null };

export type RestEnrollmentsQueryVariables = Exact<{
  input?: Types.EnrollmentsInput | null | undefined;
}>;


export type RestEnrollmentsQuery = { enrollments: { nextCursor: string | null, nodes: Array<{ version: number, type: Types.EducationType, targetId: string, name: string, code: string | null, points: number | null, teacher: string | null, startDate: string | null, endDate: string | null, pacePercent: number | null, status: Types.EnrollmentStatus | null, statusOn: string | null, statusReason: Types.StatusReason | null, grade: string | null, gradedOn: string | null, isGradeSigned: boolean, lastActivityOn: string | null, csnReportedAt: string | null, invoicedOn: string | null, isEnrollment: boolean, removedAt: string | null, removedReason: string | null, _id: string, student: { name: string, personalNumber: string | null, municipality: string | null, _id: string }, equivalents: Array<{ code: string, name: string, source: string | null }>, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null }> } };

export type RestUpdateEnrollmentMutationVariables = Exact<{
  input: Types.UpdateEnrollmentInput;
}>;


export type RestUpdateEnrollmentMutation = { updateEnrollment: { version: number, type: Types.EducationType, targetId: string, name: string, code: string | null, points: number | null, teacher: string | null, startDate: string | null, endDate: string | null, pacePercent: number | null, status: Types.EnrollmentStatus | null, statusOn: string | null, statusReason: Types.StatusReason | null, grade: string | null, gradedOn: string | null, isGradeSigned: boolean, lastActivityOn: string | null, csnReportedAt: string | null, invoicedOn: string | null, isEnrollment: boolean, removedAt: string | null, removedReason: string | null, _id: string, student: { name: string, personalNumber: string | null, municipality: string | null, _id: string }, equivalents: Array<{ code: string, name: string, source: string | null }>, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null } };

export type RestRemoveEnrollmentMutationVariables = Exact<{
  input: Types.RemoveEnrollmentInput;
}>;


export type RestRemoveEnrollmentMutation = { removeEnrollment: { version: number, type: Types.EducationType, targetId: string, name: string, code: string | null, points: number | null, teacher: string | null, startDate: string | null, endDate: string | null, pacePercent: number | null, status: Types.EnrollmentStatus | null, statusOn: string | null, statusReason: Types.StatusReason | null, grade: string | null, gradedOn: string | null, isGradeSigned: boolean, lastActivityOn: string | null, csnReportedAt: string | null, invoicedOn: string | null, isEnrollment: boolean, removedAt: string | null, removedReason: string | null, _id: string, student: { name: string, personalNumber: string | null, municipality: string | null, _id: string }, equivalents: Array<{ code: string, name: string, source: string | null }>, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null } };

export type RestCsnReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCsnReportsQuery = { csnReports: Array<{ createdAt: string, createdBy: string, size: number, enrollments: number, _id: string, withdrawal: { withdrawnAt: string, withdrawnBy: string, reason: string, reopened: number } | null }> };

export type RestWithdrawCsnReportMutationVariables = Exact<{
  input: Types.WithdrawCsnReportInput;
}>;


export type RestWithdrawCsnReportMutation = { withdrawCsnReport: { createdAt: string, createdBy: string, size: number, enrollments: number, _id: string, withdrawal: { withdrawnAt: string, withdrawnBy: string, reason: string, reopened: number } | null } };

export type RestExamFragment = { version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, registeredOn: string, requestedMonth: Types.Month, status: Types.ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: Types.ExamDecision | null, comment: string | null, createdAt: string, _id: string, catalogueCourse: { code: string, name: string, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null, municipality: { type: string } | null, teacherId: { _id: string, userId: { username: string, _id: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } };

export type RestExamsQueryVariables = Exact<{
  input?: Types.ExamsInput | null | undefined;
}>;


export type RestExamsQuery = { exams: { nextCursor: string | null, nodes: Array<{ version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, registeredOn: string, requestedMonth: Types.Month, status: Types.ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: Types.ExamDecision | null, comment: string | null, createdAt: string, _id: string, catalogueCourse: { code: string, name: string, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null, municipality: { type: string } | null, teacherId: { _id: string, userId: { username: string, _id: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } }> } };

export type RestRegisterExamMutationVariables = Exact<{
  input: Types.RegisterExamInput;
}>;


export type RestRegisterExamMutation = { registerExam: { version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, registeredOn: string, requestedMonth: Types.Month, status: Types.ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: Types.ExamDecision | null, comment: string | null, createdAt: string, _id: string, catalogueCourse: { code: string, name: string, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null, municipality: { type: string } | null, teacherId: { _id: string, userId: { username: string, _id: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } } };

export type RestDecideExamMutationVariables = Exact<{
  input: Types.DecideExamInput;
}>;


export type RestDecideExamMutation = { decideExam: { version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, registeredOn: string, requestedMonth: Types.Month, status: Types.ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: Types.ExamDecision | null, comment: string | null, createdAt: string, _id: string, catalogueCourse: { code: string, name: string, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null, municipality: { type: string } | null, teacherId: { _id: string, userId: { username: string, _id: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } } };

export type RestDecideExamsMutationVariables = Exact<{
  input: Types.DecideExamsInput;
}>;


export type RestDecideExamsMutation = { decideExams: Array<{ version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, registeredOn: string, requestedMonth: Types.Month, status: Types.ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: Types.ExamDecision | null, comment: string | null, createdAt: string, _id: string, catalogueCourse: { code: string, name: string, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null, municipality: { type: string } | null, teacherId: { _id: string, userId: { username: string, _id: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } }> };

export type RestUndoExamDecisionsMutationVariables = Exact<{
  input: Types.UndoExamDecisionsInput;
}>;


export type RestUndoExamDecisionsMutation = { undoExamDecisions: Array<{ version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, registeredOn: string, requestedMonth: Types.Month, status: Types.ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: Types.ExamDecision | null, comment: string | null, createdAt: string, _id: string, catalogueCourse: { code: string, name: string, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null, municipality: { type: string } | null, teacherId: { _id: string, userId: { username: string, _id: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } }> };

export type RestUpdateExamMutationVariables = Exact<{
  input: Types.UpdateExamInput;
}>;


export type RestUpdateExamMutation = { updateExam: { version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, registeredOn: string, requestedMonth: Types.Month, status: Types.ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: Types.ExamDecision | null, comment: string | null, createdAt: string, _id: string, catalogueCourse: { code: string, name: string, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null, municipality: { type: string } | null, teacherId: { _id: string, userId: { username: string, _id: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } } };

export type RestDeleteExamMutationVariables = Exact<{
  input: Types.DeleteExamInput;
}>;


export type RestDeleteExamMutation = { deleteExam: string };

export type RestListExportFragment = { list: string, format: Types.ExportFormat, filename: string, rowCount: number | null, jobId: string | null, _id: string };

export type RestCreateExportMutationVariables = Exact<{
  input: Types.CreateExportInput;
}>;


export type RestCreateExportMutation = { createExport: { list: string, format: Types.ExportFormat, filename: string, rowCount: number | null, jobId: string | null, _id: string } };

export type RestListExportQueryVariables = Exact<{
  id: string;
}>;


export type RestListExportQuery = { listExport: { list: string, format: Types.ExportFormat, filename: string, rowCount: number | null, jobId: string | null, _id: string } | null };

export type RestFileEntryFragment = { filename: string, uploadedAt: string, size: number, mimeType: string, _id: string, uploadDate: string };

export type RestFilesQueryVariables = Exact<{
  studentId: string;
}>;


export type RestFilesQuery = { files: Array<{ filename: string, uploadedAt: string, size: number, mimeType: string, _id: string, uploadDate: string }> };

export type RestAddFileMutationVariables = Exact<{
  input: Types.AddFileInput;
}>;


export type RestAddFileMutation = { addFile: { filename: string, uploadedAt: string, size: number, mimeType: string, _id: string, uploadDate: string } };

export type RestFileQueryVariables = Exact<{
  id: string;
}>;


export type RestFileQuery = { file: { filename: string, uploadedAt: string, size: number, mimeType: string, _id: string, uploadDate: string } | null };

export type RestDeleteFileMutationVariables = Exact<{
  input: Types.DeleteFileInput;
}>;


export type RestDeleteFileMutation = { deleteFile: string };

export type RestFollowUpFragment = { version: number, studentId: string, studentName: string, dueOn: string, note: string | null, assigneeId: string, createdBy: string, doneAt: string | null, _id: string };

export type RestFollowUpsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestFollowUpsQuery = { followUps: Array<{ version: number, studentId: string, studentName: string, dueOn: string, note: string | null, assigneeId: string, createdBy: string, doneAt: string | null, _id: string }> };

export type RestAddFollowUpMutationVariables = Exact<{
  input: Types.AddFollowUpInput;
}>;


export type RestAddFollowUpMutation = { addFollowUp: { version: number, studentId: string, studentName: string, dueOn: string, note: string | null, assigneeId: string, createdBy: string, doneAt: string | null, _id: string } };

export type RestUpdateFollowUpMutationVariables = Exact<{
  input: Types.UpdateFollowUpInput;
}>;


export type RestUpdateFollowUpMutation = { updateFollowUp: { version: number, studentId: string, studentName: string, dueOn: string, note: string | null, assigneeId: string, createdBy: string, doneAt: string | null, _id: string } };

export type RestCompleteFollowUpMutationVariables = Exact<{
  input: Types.CompleteFollowUpInput;
}>;


export type RestCompleteFollowUpMutation = { completeFollowUp: { version: number, studentId: string, studentName: string, dueOn: string, note: string | null, assigneeId: string, createdBy: string, doneAt: string | null, _id: string } };

export type RestGradeRowFragment = { version: number, entry: { version: number, type: Types.EducationType, name: string, startDate: string | null, endDate: string | null, status: Types.EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null } | null };

export type RestSetGradeMutationVariables = Exact<{
  input: Types.SetGradeInput;
}>;


export type RestSetGradeMutation = { setGrade: { version: number, entry: { version: number, type: Types.EducationType, name: string, startDate: string | null, endDate: string | null, status: Types.EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null } | null } };

export type RestImportPreviewFragment = { hiddenRows: string | null, hiddenParts: string | null, leavesOutHidden: boolean, batchId: string, summary: { new: number, changed: number, unchanged: number, invalid: number, duplicates: number, conflicts: number }, columns: Array<{ index: number, header: string, field: Types.ImportField | null, doubt: string | null }>, rows: Array<{ row: number, outcome: Types.ImportOutcome, errors: Array<{ column: string | null, value: string | null, message: string }> }> };

export type RestCommitImportMutationVariables = Exact<{
  input: Types.CommitImportInput;
}>;


export type RestCommitImportMutation = { commitImport: { jobId: string } };

export type RestUndoImportMutationVariables = Exact<{
  input: Types.UndoImportInput;
}>;


export type RestUndoImportMutation = { undoImport: { state: Types.ImportState, batchId: string, summary: { new: number, changed: number, unchanged: number, invalid: number, duplicates: number, conflicts: number } } };

export type RestHeldImportRowFragment = { batchId: string | null, importedBy: string, importedAt: string, filename: string, row: number, studentId: string, studentName: string, _id: string, cells: Array<{ header: string, value: string }> };

export type RestImportErrorsQueryVariables = Exact<{
  batchId: string;
}>;


export type RestImportErrorsQuery = { importBatch: { filename: string, columns: Array<{ header: string }>, rows: Array<{ row: number, outcome: Types.ImportOutcome, cells: Array<string | null>, errors: Array<{ message: string, warning: boolean }> }> } | null };

export type RestImportTemplateQueryVariables = Exact<{ [key: string]: never; }>;


export type RestImportTemplateQuery = { importBatches: Array<{ _id: string }> };

export type RestExportStudentsQueryVariables = Exact<{
  filter?: Types.StudentFilter | null | undefined;
  sort?: Types.StudentSort | null | undefined;
}>;


export type RestExportStudentsQuery = { exportStudents: Array<{ educationSummary: string | null, status: Types.StudentStatus, aplStatus: Types.AplStatus, unseenCommentCount: number, updatedAt: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, teacher: { userId: { username: string } } | null, municipality: { type: string } | null }> };

export type RestPreviewImportMutationVariables = Exact<{
  input: Types.PreviewImportInput;
}>;


export type RestPreviewImportMutation = { previewImport: { hiddenRows: string | null, hiddenParts: string | null, leavesOutHidden: boolean, batchId: string, summary: { new: number, changed: number, unchanged: number, invalid: number, duplicates: number, conflicts: number }, columns: Array<{ index: number, header: string, field: Types.ImportField | null, doubt: string | null }>, rows: Array<{ row: number, outcome: Types.ImportOutcome, errors: Array<{ column: string | null, value: string | null, message: string }> }> } };

export type RestUpdateImportMutationVariables = Exact<{
  input: Types.UpdateImportInput;
}>;


export type RestUpdateImportMutation = { updateImport: { hiddenRows: string | null, hiddenParts: string | null, leavesOutHidden: boolean, batchId: string, summary: { new: number, changed: number, unchanged: number, invalid: number, duplicates: number, conflicts: number }, columns: Array<{ index: number, header: string, field: Types.ImportField | null, doubt: string | null }>, rows: Array<{ row: number, outcome: Types.ImportOutcome, errors: Array<{ column: string | null, value: string | null, message: string }> }> } };

export type RestHeldImportRowsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestHeldImportRowsQuery = { heldImportRows: Array<{ batchId: string | null, importedBy: string, importedAt: string, filename: string, row: number, studentId: string, studentName: string, _id: string, cells: Array<{ header: string, value: string }> }> };

export type RestTakeHeldImportRowMutationVariables = Exact<{
  input: Types.HeldImportRowInput;
}>;


export type RestTakeHeldImportRowMutation = { takeHeldImportRow: { hiddenRows: string | null, hiddenParts: string | null, leavesOutHidden: boolean, batchId: string, summary: { new: number, changed: number, unchanged: number, invalid: number, duplicates: number, conflicts: number }, columns: Array<{ index: number, header: string, field: Types.ImportField | null, doubt: string | null }>, rows: Array<{ row: number, outcome: Types.ImportOutcome, errors: Array<{ column: string | null, value: string | null, message: string }> }> } };

export type RestDropHeldImportRowMutationVariables = Exact<{
  input: Types.HeldImportRowInput;
}>;


export type RestDropHeldImportRowMutation = { dropHeldImportRow: string };

export type RestMyDataPaperQueryVariables = Exact<{ [key: string]: never; }>;


export type RestMyDataPaperQuery = { myData: { createdAt: string, account: { userId: string, version: number, name: string, email: string, phone: string | null, role: Types.Role, studentId: string | null, teacherId: string | null, createdAt: string, isDemo: boolean, settings: { theme: Types.Theme, reducedMotion: boolean, pageSize: number, startPage: string | null, shortcuts: boolean, mutedNotifications: Array<Types.NotificationKind>, notificationDigest: Types.NotificationDigest, tourSeen: boolean } }, sessions: Array<{ current: boolean, createdAt: string, lastSeenAt: string, expiresAt: string, address: string | null, userAgent: string | null, _id: string }>, tasks: Array<{ description: string, _id: string }>, student: { version: number, name: string, personalNumber: string | null, personalNumberKind: Types.PersonalNumberKind | null, teacherId: string | null, aplStatus: Types.AplStatus, userId: string | null, isProtected: boolean | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, _id: string, education: Array<{ version: number, type: Types.EducationType, name: string, startDate: string | null, endDate: string | null, status: Types.EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Types.Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }>, municipality: { type: string } | null } | null, exams: Array<{ version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, registeredOn: string, requestedMonth: Types.Month, status: Types.ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: Types.ExamDecision | null, comment: string | null, createdAt: string, _id: string, catalogueCourse: { code: string, name: string, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null, municipality: { type: string } | null, teacherId: { _id: string, userId: { username: string, _id: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } }>, files: Array<{ filename: string, uploadedAt: string, size: number, mimeType: string, _id: string, uploadDate: string }>, changes: Array<{ changedAt: string, changes: Array<string>, previousValues: Record<string, unknown>, newValues: Record<string, unknown> }>, registers: Array<{ name: string, title: string, entries: Array<Record<string, unknown>>, columns: Array<{ key: string, heading: string }> }>, leftOut: Array<{ title: string, reason: string }> } };

export type RestMyDataFragment = { createdAt: string, account: { userId: string, version: number, name: string, email: string, phone: string | null, role: Types.Role, studentId: string | null, teacherId: string | null, createdAt: string, isDemo: boolean, settings: { theme: Types.Theme, reducedMotion: boolean, pageSize: number, startPage: string | null, shortcuts: boolean, mutedNotifications: Array<Types.NotificationKind>, notificationDigest: Types.NotificationDigest, tourSeen: boolean } }, sessions: Array<{ current: boolean, createdAt: string, lastSeenAt: string, expiresAt: string, address: string | null, userAgent: string | null, _id: string }>, tasks: Array<{ description: string, _id: string }>, student: { version: number, name: string, personalNumber: string | null, personalNumberKind: Types.PersonalNumberKind | null, teacherId: string | null, aplStatus: Types.AplStatus, userId: string | null, isProtected: boolean | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, _id: string, education: Array<{ version: number, type: Types.EducationType, name: string, startDate: string | null, endDate: string | null, status: Types.EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Types.Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }>, municipality: { type: string } | null } | null, exams: Array<{ version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, registeredOn: string, requestedMonth: Types.Month, status: Types.ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: Types.ExamDecision | null, comment: string | null, createdAt: string, _id: string, catalogueCourse: { code: string, name: string, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null, municipality: { type: string } | null, teacherId: { _id: string, userId: { username: string, _id: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } }>, files: Array<{ filename: string, uploadedAt: string, size: number, mimeType: string, _id: string, uploadDate: string }>, changes: Array<{ changedAt: string, changes: Array<string>, previousValues: Record<string, unknown>, newValues: Record<string, unknown> }>, registers: Array<{ name: string, title: string, entries: Array<Record<string, unknown>>, columns: Array<{ key: string, heading: string }> }>, leftOut: Array<{ title: string, reason: string }> };

export type RestAuditLogEntryFragment = { at: string, kind: Types.AuditKind, userId: string | null, userName: string | null, role: Types.Role | null, subjectId: string | null, subjectName: string | null, address: string | null, userAgent: string | null, _id: string, changes: Array<{ field: string, before: string | null, after: string | null }> };

export type RestAccessLogEntryFragment = { at: string, userId: string, userName: string | null, role: Types.Role, action: string, detail: string | null, studentId: string | null, studentName: string | null, result: Types.AccessResult, isProtected: boolean, reason: string | null, question: string | null, _id: string };

export type RestMyDataQueryVariables = Exact<{ [key: string]: never; }>;


export type RestMyDataQuery = { myData: { createdAt: string, account: { userId: string, version: number, name: string, email: string, phone: string | null, role: Types.Role, studentId: string | null, teacherId: string | null, createdAt: string, isDemo: boolean, settings: { theme: Types.Theme, reducedMotion: boolean, pageSize: number, startPage: string | null, shortcuts: boolean, mutedNotifications: Array<Types.NotificationKind>, notificationDigest: Types.NotificationDigest, tourSeen: boolean } }, sessions: Array<{ current: boolean, createdAt: string, lastSeenAt: string, expiresAt: string, address: string | null, userAgent: string | null, _id: string }>, tasks: Array<{ description: string, _id: string }>, student: { version: number, name: string, personalNumber: string | null, personalNumberKind: Types.PersonalNumberKind | null, teacherId: string | null, aplStatus: Types.AplStatus, userId: string | null, isProtected: boolean | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, _id: string, education: Array<{ version: number, type: Types.EducationType, name: string, startDate: string | null, endDate: string | null, status: Types.EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Types.Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }>, municipality: { type: string } | null } | null, exams: Array<{ version: number, studentId: string, name: string, personalNumber: string | null, phone: string | null, email: string | null, address: string | null, course: string, registeredOn: string, requestedMonth: Types.Month, status: Types.ExamStatus, paymentDate: string | null, feeOre: number, isFeeExempt: boolean, feeExemptReason: string | null, decision: Types.ExamDecision | null, comment: string | null, createdAt: string, _id: string, catalogueCourse: { code: string, name: string, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null, municipality: { type: string } | null, teacherId: { _id: string, userId: { username: string, _id: string } } | null, materialReceived: { status: boolean, receivedDate: string | null } }>, files: Array<{ filename: string, uploadedAt: string, size: number, mimeType: string, _id: string, uploadDate: string }>, changes: Array<{ changedAt: string, changes: Array<string>, previousValues: Record<string, unknown>, newValues: Record<string, unknown> }>, registers: Array<{ name: string, title: string, entries: Array<Record<string, unknown>>, columns: Array<{ key: string, heading: string }> }>, leftOut: Array<{ title: string, reason: string }> } };

export type RestAuditLogQueryVariables = Exact<{
  input?: Types.AuditLogInput | null | undefined;
}>;


export type RestAuditLogQuery = { auditLog: { nextCursor: string | null, nodes: Array<{ at: string, kind: Types.AuditKind, userId: string | null, userName: string | null, role: Types.Role | null, subjectId: string | null, subjectName: string | null, address: string | null, userAgent: string | null, _id: string, changes: Array<{ field: string, before: string | null, after: string | null }> }> } };

export type RestAccessLogQueryVariables = Exact<{
  input?: Types.AccessLogInput | null | undefined;
}>;


export type RestAccessLogQuery = { accessLog: { nextCursor: string | null, nodes: Array<{ at: string, userId: string, userName: string | null, role: Types.Role, action: string, detail: string | null, studentId: string | null, studentName: string | null, result: Types.AccessResult, isProtected: boolean, reason: string | null, question: string | null, _id: string }> } };

export type RestNotificationFragment = { message: string, createdAt: string, _id: string, meta: { url: string } | null };

export type RestNotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestNotificationsQuery = { notifications: Array<{ message: string, createdAt: string, _id: string, meta: { url: string } | null }> };

export type RestResolveNotificationsMutationVariables = Exact<{
  input: Types.ResolveNotificationsInput;
}>;


export type RestResolveNotificationsMutation = { resolved: number };

export type RestRestoreNotificationsMutationVariables = Exact<{
  input: Types.RestoreNotificationsInput;
}>;


export type RestRestoreNotificationsMutation = { restored: number };

export type RestResolveNotificationMutationVariables = Exact<{
  input: Types.ResolveNotificationInput;
}>;


export type RestResolveNotificationMutation = { resolveNotification: { message: string, createdAt: string, _id: string, meta: { url: string } | null } };

export type RestResetNotificationMutationVariables = Exact<{
  input: Types.ResetNotificationInput;
}>;


export type RestResetNotificationMutation = { resetNotification: { message: string, createdAt: string, _id: string, meta: { url: string } | null } };

export type RestSendAgreementMutationVariables = Exact<{
  input: Types.SendAgreementInput;
}>;


export type RestSendAgreementMutation = { sendAgreement: { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: Types.PlacementState, stateReason: string | null, endedOn: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: Types.PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: Types.AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, weekdays: Array<number>, courses: Array<string>, goals: Array<string>, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, text: { intro: string, heading: string, terms: Array<string> }, signatures: Array<{ party: Types.AgreementParty, name: string, signedAt: string, address: string | null }> } | null, talks: Array<{ kind: Types.TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }>, supervisorLink: { sentTo: string, createdAt: string, expiresOn: string, isLive: boolean } | null, incidents: Array<{ kind: Types.IncidentKind, text: string, createdAt: string, createdBy: string, _id: string }> } };

export type RestSignAgreementMutationVariables = Exact<{
  input: Types.SignAgreementInput;
}>;


export type RestSignAgreementMutation = { signAgreement: { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: Types.PlacementState, stateReason: string | null, endedOn: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: Types.PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: Types.AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, weekdays: Array<number>, courses: Array<string>, goals: Array<string>, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, text: { intro: string, heading: string, terms: Array<string> }, signatures: Array<{ party: Types.AgreementParty, name: string, signedAt: string, address: string | null }> } | null, talks: Array<{ kind: Types.TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }>, supervisorLink: { sentTo: string, createdAt: string, expiresOn: string, isLive: boolean } | null, incidents: Array<{ kind: Types.IncidentKind, text: string, createdAt: string, createdBy: string, _id: string }> } };

export type RestSignOwnAgreementMutationVariables = Exact<{
  input: Types.SignOwnAgreementInput;
}>;


export type RestSignOwnAgreementMutation = { signOwnAgreement: { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: Types.PlacementState, stateReason: string | null, endedOn: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: Types.PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: Types.AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, weekdays: Array<number>, courses: Array<string>, goals: Array<string>, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, text: { intro: string, heading: string, terms: Array<string> }, signatures: Array<{ party: Types.AgreementParty, name: string, signedAt: string, address: string | null }> } | null, talks: Array<{ kind: Types.TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }>, supervisorLink: { sentTo: string, createdAt: string, expiresOn: string, isLive: boolean } | null, incidents: Array<{ kind: Types.IncidentKind, text: string, createdAt: string, createdBy: string, _id: string }> } };

export type RestAttachSignedAgreementMutationVariables = Exact<{
  input: Types.AttachSignedAgreementInput;
}>;


export type RestAttachSignedAgreementMutation = { attachSignedAgreement: { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: Types.PlacementState, stateReason: string | null, endedOn: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: Types.PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: Types.AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, weekdays: Array<number>, courses: Array<string>, goals: Array<string>, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, text: { intro: string, heading: string, terms: Array<string> }, signatures: Array<{ party: Types.AgreementParty, name: string, signedAt: string, address: string | null }> } | null, talks: Array<{ kind: Types.TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }>, supervisorLink: { sentTo: string, createdAt: string, expiresOn: string, isLive: boolean } | null, incidents: Array<{ kind: Types.IncidentKind, text: string, createdAt: string, createdBy: string, _id: string }> } };

export type RestUploadSignedAgreementMutationVariables = Exact<{
  input: Types.UploadSignedAgreementInput;
}>;


export type RestUploadSignedAgreementMutation = { uploadSignedAgreement: { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: Types.PlacementState, stateReason: string | null, endedOn: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: Types.PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: Types.AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, weekdays: Array<number>, courses: Array<string>, goals: Array<string>, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, text: { intro: string, heading: string, terms: Array<string> }, signatures: Array<{ party: Types.AgreementParty, name: string, signedAt: string, address: string | null }> } | null, talks: Array<{ kind: Types.TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }>, supervisorLink: { sentTo: string, createdAt: string, expiresOn: string, isLive: boolean } | null, incidents: Array<{ kind: Types.IncidentKind, text: string, createdAt: string, createdBy: string, _id: string }> } };

export type RestPlacementAssessmentFragment = { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null };

export type RestAssessPlacementMutationVariables = Exact<{
  input: Types.AssessPlacementInput;
}>;


export type RestAssessPlacementMutation = { assessPlacement: { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: Types.PlacementState, stateReason: string | null, endedOn: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: Types.PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: Types.AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, weekdays: Array<number>, courses: Array<string>, goals: Array<string>, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, text: { intro: string, heading: string, terms: Array<string> }, signatures: Array<{ party: Types.AgreementParty, name: string, signedAt: string, address: string | null }> } | null, talks: Array<{ kind: Types.TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }>, supervisorLink: { sentTo: string, createdAt: string, expiresOn: string, isLive: boolean } | null, incidents: Array<{ kind: Types.IncidentKind, text: string, createdAt: string, createdBy: string, _id: string }> } };

export type RestSeeAssessmentMutationVariables = Exact<{
  input: Types.SeeAssessmentInput;
}>;


export type RestSeeAssessmentMutation = { seeAssessment: { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: Types.PlacementState, stateReason: string | null, endedOn: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: Types.PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: Types.AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, weekdays: Array<number>, courses: Array<string>, goals: Array<string>, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, text: { intro: string, heading: string, terms: Array<string> }, signatures: Array<{ party: Types.AgreementParty, name: string, signedAt: string, address: string | null }> } | null, talks: Array<{ kind: Types.TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }>, supervisorLink: { sentTo: string, createdAt: string, expiresOn: string, isLive: boolean } | null, incidents: Array<{ kind: Types.IncidentKind, text: string, createdAt: string, createdBy: string, _id: string }> } };

export type RestPlacementGoalFragment = { courseId: string, courseName: string, text: string, level: Types.AssessmentLevel | null, comment: string | null, _id: string };

export type RestPlacementCoursesQueryVariables = Exact<{
  id: string;
}>;


export type RestPlacementCoursesQuery = { placementCourses: { studentId: string, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string, hasPlacement: boolean, usedGoals: Array<string> }> } };

export type RestPlacementWeekFragment = { placementId: string, week: string, monday: string, version: number, hours: number, reportedBy: string, reportedAt: string, confirmedBy: string | null, confirmedAt: string | null, days: Array<{ day: string, hours: number, absence: Types.PlacementAbsence | null, byWorkplace: boolean }> };

export type RestPlacementHoursQueryVariables = Exact<{
  id: string;
}>;


export type RestPlacementHoursQuery = { placementHours: { studentId: string, required: number | null, calculation: string, planned: number, reported: number, confirmed: number, weeks: Array<{ placementId: string, week: string, monday: string, version: number, hours: number, reportedBy: string, reportedAt: string, confirmedBy: string | null, confirmedAt: string | null, days: Array<{ day: string, hours: number, absence: Types.PlacementAbsence | null, byWorkplace: boolean }> }> } };

export type RestReportPlacementHoursMutationVariables = Exact<{
  input: Types.ReportPlacementHoursInput;
}>;


export type RestReportPlacementHoursMutation = { reportPlacementHours: { placementId: string, week: string, monday: string, version: number, hours: number, reportedBy: string, reportedAt: string, confirmedBy: string | null, confirmedAt: string | null, days: Array<{ day: string, hours: number, absence: Types.PlacementAbsence | null, byWorkplace: boolean }> } };

export type RestConfirmPlacementWeekMutationVariables = Exact<{
  input: Types.ConfirmPlacementWeekInput;
}>;


export type RestConfirmPlacementWeekMutation = { confirmPlacementWeek: { placementId: string, week: string, monday: string, version: number, hours: number, reportedBy: string, reportedAt: string, confirmedBy: string | null, confirmedAt: string | null, days: Array<{ day: string, hours: number, absence: Types.PlacementAbsence | null, byWorkplace: boolean }> } };

export type RestReportIncidentMutationVariables = Exact<{
  input: Types.ReportIncidentInput;
}>;


export type RestReportIncidentMutation = { reportIncident: { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: Types.PlacementState, stateReason: string | null, endedOn: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: Types.PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: Types.AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, weekdays: Array<number>, courses: Array<string>, goals: Array<string>, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, text: { intro: string, heading: string, terms: Array<string> }, signatures: Array<{ party: Types.AgreementParty, name: string, signedAt: string, address: string | null }> } | null, talks: Array<{ kind: Types.TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }>, supervisorLink: { sentTo: string, createdAt: string, expiresOn: string, isLive: boolean } | null, incidents: Array<{ kind: Types.IncidentKind, text: string, createdAt: string, createdBy: string, _id: string }> } };

export type RestSupervisorViewFragment = { studentName: string, workplace: string, startDate: string, endDate: string, agreement: { version: number, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, weekdays: Array<number>, goals: Array<string>, isSignedByWorkplace: boolean, text: { intro: string, heading: string, terms: Array<string> }, textInEnglish: { intro: string, heading: string, terms: Array<string> } } | null, weeks: Array<{ week: string, monday: string, version: number, hours: number, daysAway: number, isConfirmed: boolean }>, goals: Array<{ text: string, level: Types.AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, isSeen: boolean } | null };

export type RestSupervisorViewQueryVariables = Exact<{
  token: string;
}>;


export type RestSupervisorViewQuery = { supervisorView: { studentName: string, workplace: string, startDate: string, endDate: string, agreement: { version: number, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, weekdays: Array<number>, goals: Array<string>, isSignedByWorkplace: boolean, text: { intro: string, heading: string, terms: Array<string> }, textInEnglish: { intro: string, heading: string, terms: Array<string> } } | null, weeks: Array<{ week: string, monday: string, version: number, hours: number, daysAway: number, isConfirmed: boolean }>, goals: Array<{ text: string, level: Types.AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, isSeen: boolean } | null } | null };

export type RestSignAgreementByLinkMutationVariables = Exact<{
  input: Types.SignAgreementByLinkInput;
}>;


export type RestSignAgreementByLinkMutation = { signAgreementByLink: { studentName: string, workplace: string, startDate: string, endDate: string, agreement: { version: number, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, weekdays: Array<number>, goals: Array<string>, isSignedByWorkplace: boolean, text: { intro: string, heading: string, terms: Array<string> }, textInEnglish: { intro: string, heading: string, terms: Array<string> } } | null, weeks: Array<{ week: string, monday: string, version: number, hours: number, daysAway: number, isConfirmed: boolean }>, goals: Array<{ text: string, level: Types.AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, isSeen: boolean } | null } };

export type RestCreateSupervisorLinkMutationVariables = Exact<{
  input: Types.CreateSupervisorLinkInput;
}>;


export type RestCreateSupervisorLinkMutation = { createSupervisorLink: { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: Types.PlacementState, stateReason: string | null, endedOn: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: Types.PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: Types.AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, weekdays: Array<number>, courses: Array<string>, goals: Array<string>, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, text: { intro: string, heading: string, terms: Array<string> }, signatures: Array<{ party: Types.AgreementParty, name: string, signedAt: string, address: string | null }> } | null, talks: Array<{ kind: Types.TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }>, supervisorLink: { sentTo: string, createdAt: string, expiresOn: string, isLive: boolean } | null, incidents: Array<{ kind: Types.IncidentKind, text: string, createdAt: string, createdBy: string, _id: string }> } };

export type RestRevokeSupervisorLinkMutationVariables = Exact<{
  input: Types.RevokeSupervisorLinkInput;
}>;


export type RestRevokeSupervisorLinkMutation = { revokeSupervisorLink: { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: Types.PlacementState, stateReason: string | null, endedOn: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: Types.PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: Types.AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, weekdays: Array<number>, courses: Array<string>, goals: Array<string>, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, text: { intro: string, heading: string, terms: Array<string> }, signatures: Array<{ party: Types.AgreementParty, name: string, signedAt: string, address: string | null }> } | null, talks: Array<{ kind: Types.TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }>, supervisorLink: { sentTo: string, createdAt: string, expiresOn: string, isLive: boolean } | null, incidents: Array<{ kind: Types.IncidentKind, text: string, createdAt: string, createdBy: string, _id: string }> } };

export type RestConfirmWeekByLinkMutationVariables = Exact<{
  input: Types.ConfirmWeekByLinkInput;
}>;


export type RestConfirmWeekByLinkMutation = { confirmWeekByLink: { studentName: string, workplace: string, startDate: string, endDate: string, agreement: { version: number, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, weekdays: Array<number>, goals: Array<string>, isSignedByWorkplace: boolean, text: { intro: string, heading: string, terms: Array<string> }, textInEnglish: { intro: string, heading: string, terms: Array<string> } } | null, weeks: Array<{ week: string, monday: string, version: number, hours: number, daysAway: number, isConfirmed: boolean }>, goals: Array<{ text: string, level: Types.AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, isSeen: boolean } | null } };

export type RestAssessPlacementByLinkMutationVariables = Exact<{
  input: Types.AssessPlacementByLinkInput;
}>;


export type RestAssessPlacementByLinkMutation = { assessPlacementByLink: { studentName: string, workplace: string, startDate: string, endDate: string, agreement: { version: number, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, weekdays: Array<number>, goals: Array<string>, isSignedByWorkplace: boolean, text: { intro: string, heading: string, terms: Array<string> }, textInEnglish: { intro: string, heading: string, terms: Array<string> } } | null, weeks: Array<{ week: string, monday: string, version: number, hours: number, daysAway: number, isConfirmed: boolean }>, goals: Array<{ text: string, level: Types.AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, isSeen: boolean } | null } };

export type RestReportAbsenceByLinkMutationVariables = Exact<{
  input: Types.ReportAbsenceByLinkInput;
}>;


export type RestReportAbsenceByLinkMutation = { reportAbsenceByLink: { studentName: string, workplace: string, startDate: string, endDate: string, agreement: { version: number, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, weekdays: Array<number>, goals: Array<string>, isSignedByWorkplace: boolean, text: { intro: string, heading: string, terms: Array<string> }, textInEnglish: { intro: string, heading: string, terms: Array<string> } } | null, weeks: Array<{ week: string, monday: string, version: number, hours: number, daysAway: number, isConfirmed: boolean }>, goals: Array<{ text: string, level: Types.AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, isSeen: boolean } | null } };

export type RestProposePlacesQueryVariables = Exact<{
  id: string;
  branch?: Types.Branch | null | undefined;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
}>;


export type RestProposePlacesQuery = { proposePlaces: { studentId: string, branches: Array<Types.Branch>, startDate: string, endDate: string, basis: string, proposals: Array<{ startDate: string, endDate: string, free: number, reasons: Array<string>, workplace: { name: string, street: string | null, city: string | null, _id: string } }> } };

export type RestPlacementFragment = { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: Types.PlacementState, stateReason: string | null, endedOn: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: Types.PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: Types.AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, weekdays: Array<number>, courses: Array<string>, goals: Array<string>, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, text: { intro: string, heading: string, terms: Array<string> }, signatures: Array<{ party: Types.AgreementParty, name: string, signedAt: string, address: string | null }> } | null, talks: Array<{ kind: Types.TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }>, supervisorLink: { sentTo: string, createdAt: string, expiresOn: string, isLive: boolean } | null, incidents: Array<{ kind: Types.IncidentKind, text: string, createdAt: string, createdBy: string, _id: string }> };

export type RestPlacementsQueryVariables = Exact<{
  input?: Types.PlacementsInput | null | undefined;
}>;


export type RestPlacementsQuery = { placements: { totalCount: number, nextCursor: string | null, nodes: Array<{ version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: Types.PlacementState, stateReason: string | null, endedOn: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: Types.PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: Types.AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, weekdays: Array<number>, courses: Array<string>, goals: Array<string>, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, text: { intro: string, heading: string, terms: Array<string> }, signatures: Array<{ party: Types.AgreementParty, name: string, signedAt: string, address: string | null }> } | null, talks: Array<{ kind: Types.TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }>, supervisorLink: { sentTo: string, createdAt: string, expiresOn: string, isLive: boolean } | null, incidents: Array<{ kind: Types.IncidentKind, text: string, createdAt: string, createdBy: string, _id: string }> }> } };

export type RestStudentPlacementsQueryVariables = Exact<{
  id: string;
}>;


export type RestStudentPlacementsQuery = { placements: { nodes: Array<{ version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: Types.PlacementState, stateReason: string | null, endedOn: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: Types.PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: Types.AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, weekdays: Array<number>, courses: Array<string>, goals: Array<string>, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, text: { intro: string, heading: string, terms: Array<string> }, signatures: Array<{ party: Types.AgreementParty, name: string, signedAt: string, address: string | null }> } | null, talks: Array<{ kind: Types.TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }>, supervisorLink: { sentTo: string, createdAt: string, expiresOn: string, isLive: boolean } | null, incidents: Array<{ kind: Types.IncidentKind, text: string, createdAt: string, createdBy: string, _id: string }> }> } };

export type RestPlacementQueryVariables = Exact<{
  id: string;
}>;


export type RestPlacementQuery = { placement: { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: Types.PlacementState, stateReason: string | null, endedOn: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: Types.PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: Types.AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, weekdays: Array<number>, courses: Array<string>, goals: Array<string>, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, text: { intro: string, heading: string, terms: Array<string> }, signatures: Array<{ party: Types.AgreementParty, name: string, signedAt: string, address: string | null }> } | null, talks: Array<{ kind: Types.TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }>, supervisorLink: { sentTo: string, createdAt: string, expiresOn: string, isLive: boolean } | null, incidents: Array<{ kind: Types.IncidentKind, text: string, createdAt: string, createdBy: string, _id: string }> } };

export type RestPlanPlacementMutationVariables = Exact<{
  input: Types.PlanPlacementInput;
}>;


export type RestPlanPlacementMutation = { planPlacement: { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: Types.PlacementState, stateReason: string | null, endedOn: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: Types.PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: Types.AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, weekdays: Array<number>, courses: Array<string>, goals: Array<string>, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, text: { intro: string, heading: string, terms: Array<string> }, signatures: Array<{ party: Types.AgreementParty, name: string, signedAt: string, address: string | null }> } | null, talks: Array<{ kind: Types.TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }>, supervisorLink: { sentTo: string, createdAt: string, expiresOn: string, isLive: boolean } | null, incidents: Array<{ kind: Types.IncidentKind, text: string, createdAt: string, createdBy: string, _id: string }> } };

export type RestUpdatePlacementMutationVariables = Exact<{
  input: Types.UpdatePlacementInput;
}>;


export type RestUpdatePlacementMutation = { updatePlacement: { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: Types.PlacementState, stateReason: string | null, endedOn: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: Types.PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: Types.AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, weekdays: Array<number>, courses: Array<string>, goals: Array<string>, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, text: { intro: string, heading: string, terms: Array<string> }, signatures: Array<{ party: Types.AgreementParty, name: string, signedAt: string, address: string | null }> } | null, talks: Array<{ kind: Types.TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }>, supervisorLink: { sentTo: string, createdAt: string, expiresOn: string, isLive: boolean } | null, incidents: Array<{ kind: Types.IncidentKind, text: string, createdAt: string, createdBy: string, _id: string }> } };

export type RestSetPlacementStateMutationVariables = Exact<{
  input: Types.SetPlacementStateInput;
}>;


export type RestSetPlacementStateMutation = { setPlacementState: { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: Types.PlacementState, stateReason: string | null, endedOn: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: Types.PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: Types.AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, weekdays: Array<number>, courses: Array<string>, goals: Array<string>, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, text: { intro: string, heading: string, terms: Array<string> }, signatures: Array<{ party: Types.AgreementParty, name: string, signedAt: string, address: string | null }> } | null, talks: Array<{ kind: Types.TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }>, supervisorLink: { sentTo: string, createdAt: string, expiresOn: string, isLive: boolean } | null, incidents: Array<{ kind: Types.IncidentKind, text: string, createdAt: string, createdBy: string, _id: string }> } };

export type RestDeletePlacementMutationVariables = Exact<{
  input: Types.DeletePlacementInput;
}>;


export type RestDeletePlacementMutation = { deletePlacement: boolean };

export type RestExpiredPlacementsQueryVariables = Exact<{
  input?: Types.ExpiredPlacementsInput | null | undefined;
}>;


export type RestExpiredPlacementsQuery = { expiredPlacements: { totalCount: number, nodes: Array<{ studentId: string, studentName: string, workplace: string, startDate: string, endDate: string, state: Types.PlacementState, hours: number, _id: string }> } };

export type RestErasePlacementsMutationVariables = Exact<{
  input: Types.ErasePlacementsInput;
}>;


export type RestErasePlacementsMutation = { erased: number };

export type RestPlacementTalkFragment = { kind: Types.TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null };

export type RestPlanTalkMutationVariables = Exact<{
  input: Types.PlanTalkInput;
}>;


export type RestPlanTalkMutation = { planTalk: { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: Types.PlacementState, stateReason: string | null, endedOn: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: Types.PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: Types.AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, weekdays: Array<number>, courses: Array<string>, goals: Array<string>, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, text: { intro: string, heading: string, terms: Array<string> }, signatures: Array<{ party: Types.AgreementParty, name: string, signedAt: string, address: string | null }> } | null, talks: Array<{ kind: Types.TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }>, supervisorLink: { sentTo: string, createdAt: string, expiresOn: string, isLive: boolean } | null, incidents: Array<{ kind: Types.IncidentKind, text: string, createdAt: string, createdBy: string, _id: string }> } };

export type RestHoldTalkMutationVariables = Exact<{
  input: Types.HoldTalkInput;
}>;


export type RestHoldTalkMutation = { holdTalk: { version: number, studentId: string, studentName: string, startDate: string, endDate: string, hoursPerWeek: number, weekdays: Array<number>, plannedHours: number, isAssessmentMissing: boolean, state: Types.PlacementState, stateReason: string | null, endedOn: string | null, agreedOn: string | null, waivedReason: string | null, nextDue: Types.PlacementDue | null, nextDueOn: string | null, _id: string, workplace: { name: string, street: string | null, city: string | null, _id: string }, supervisor: { name: string, phone: string | null, _id: string } | null, teacher: { username: string, _id: string } | null, courses: Array<{ enrollmentId: string, courseId: string, name: string, code: string }>, goals: Array<{ courseId: string, courseName: string, text: string, level: Types.AssessmentLevel | null, comment: string | null, _id: string }>, assessment: { version: number, text: string | null, assessedAt: string, assessedBy: string, isOnPaper: boolean, seenAt: string | null, seenBy: string | null } | null, agreement: { version: number, workplace: string, startDate: string, endDate: string, hoursPerWeek: number, plannedHours: number, weekdays: Array<number>, courses: Array<string>, goals: Array<string>, sentAt: string | null, attachedAt: string | null, fileId: string | null, isSigned: boolean, text: { intro: string, heading: string, terms: Array<string> }, signatures: Array<{ party: Types.AgreementParty, name: string, signedAt: string, address: string | null }> } | null, talks: Array<{ kind: Types.TalkKind, version: number, dueOn: string, plannedOn: string | null, heldOn: string | null, note: string | null }>, supervisorLink: { sentTo: string, createdAt: string, expiresOn: string, isLive: boolean } | null, incidents: Array<{ kind: Types.IncidentKind, text: string, createdAt: string, createdBy: string, _id: string }> } };

export type RestProfileFragment = { userId: string, version: number, name: string, email: string, phone: string | null, role: Types.Role, studentId: string | null, teacherId: string | null, createdAt: string, isDemo: boolean, settings: { theme: Types.Theme, reducedMotion: boolean, pageSize: number, startPage: string | null, shortcuts: boolean, mutedNotifications: Array<Types.NotificationKind>, notificationDigest: Types.NotificationDigest, tourSeen: boolean } };

export type RestUpdateProfileMutationVariables = Exact<{
  input: Types.UpdateMyProfileInput;
}>;


export type RestUpdateProfileMutation = { updateMyProfile: { userId: string, version: number, name: string, email: string, phone: string | null, role: Types.Role, studentId: string | null, teacherId: string | null, createdAt: string, isDemo: boolean, settings: { theme: Types.Theme, reducedMotion: boolean, pageSize: number, startPage: string | null, shortcuts: boolean, mutedNotifications: Array<Types.NotificationKind>, notificationDigest: Types.NotificationDigest, tourSeen: boolean } } };

export type RestPasswordChangedFragment = { message: string };

export type RestUserSessionFragment = { current: boolean, createdAt: string, lastSeenAt: string, expiresAt: string, address: string | null, userAgent: string | null, _id: string };

export type RestMyProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type RestMyProfileQuery = { myProfile: { userId: string, version: number, name: string, email: string, phone: string | null, role: Types.Role, studentId: string | null, teacherId: string | null, createdAt: string, isDemo: boolean, settings: { theme: Types.Theme, reducedMotion: boolean, pageSize: number, startPage: string | null, shortcuts: boolean, mutedNotifications: Array<Types.NotificationKind>, notificationDigest: Types.NotificationDigest, tourSeen: boolean } } };

export type RestChangePasswordMutationVariables = Exact<{
  input: Types.ChangePasswordInput;
}>;


export type RestChangePasswordMutation = { changePassword: { message: string } };

export type RestMySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestMySessionsQuery = { mySessions: Array<{ current: boolean, createdAt: string, lastSeenAt: string, expiresAt: string, address: string | null, userAgent: string | null, _id: string }> };

export type RestEndSessionMutationVariables = Exact<{
  input: Types.EndSessionInput;
}>;


export type RestEndSessionMutation = { endSession: string };

export type RestSavedViewFragment = { version: number, list: Types.SavedList, name: string, address: string, sharedWith: Types.Role | null, ownerName: string, isOwn: boolean, isDefault: boolean, _id: string, columns: { hidden: Array<string>, order: Array<string>, widths: Array<{ key: string, width: number }> } | null, viewerMay: { change: boolean, share: boolean } };

export type RestSavedViewsQueryVariables = Exact<{
  list: Types.SavedList;
}>;


export type RestSavedViewsQuery = { savedViews: Array<{ version: number, list: Types.SavedList, name: string, address: string, sharedWith: Types.Role | null, ownerName: string, isOwn: boolean, isDefault: boolean, _id: string, columns: { hidden: Array<string>, order: Array<string>, widths: Array<{ key: string, width: number }> } | null, viewerMay: { change: boolean, share: boolean } }> };

export type RestCreateSavedViewMutationVariables = Exact<{
  input: Types.CreateSavedViewInput;
}>;


export type RestCreateSavedViewMutation = { createSavedView: { version: number, list: Types.SavedList, name: string, address: string, sharedWith: Types.Role | null, ownerName: string, isOwn: boolean, isDefault: boolean, _id: string, columns: { hidden: Array<string>, order: Array<string>, widths: Array<{ key: string, width: number }> } | null, viewerMay: { change: boolean, share: boolean } } };

export type RestUpdateSavedViewMutationVariables = Exact<{
  input: Types.UpdateSavedViewInput;
}>;


export type RestUpdateSavedViewMutation = { updateSavedView: { version: number, list: Types.SavedList, name: string, address: string, sharedWith: Types.Role | null, ownerName: string, isOwn: boolean, isDefault: boolean, _id: string, columns: { hidden: Array<string>, order: Array<string>, widths: Array<{ key: string, width: number }> } | null, viewerMay: { change: boolean, share: boolean } } };

export type RestDeleteSavedViewMutationVariables = Exact<{
  input: Types.DeleteSavedViewInput;
}>;


export type RestDeleteSavedViewMutation = { deleteSavedView: string };

export type RestRestoreSavedViewMutationVariables = Exact<{
  input: Types.RestoreSavedViewInput;
}>;


export type RestRestoreSavedViewMutation = { restoreSavedView: { version: number, list: Types.SavedList, name: string, address: string, sharedWith: Types.Role | null, ownerName: string, isOwn: boolean, isDefault: boolean, _id: string, columns: { hidden: Array<string>, order: Array<string>, widths: Array<{ key: string, width: number }> } | null, viewerMay: { change: boolean, share: boolean } } };

export type RestChooseDefaultViewMutationVariables = Exact<{
  input: Types.ChooseDefaultViewInput;
}>;


export type RestChooseDefaultViewMutation = { chooseDefaultView: Array<{ version: number, list: Types.SavedList, name: string, address: string, sharedWith: Types.Role | null, ownerName: string, isOwn: boolean, isDefault: boolean, _id: string, columns: { hidden: Array<string>, order: Array<string>, widths: Array<{ key: string, width: number }> } | null, viewerMay: { change: boolean, share: boolean } }> };

export type RestSearchResultFragment = { id: string, type: string, title: string, subtitle: string | null };

export type RestSearchQueryVariables = Exact<{
  type?: Types.SearchType | null | undefined;
  q?: string | null | undefined;
  date?: string | null | undefined;
}>;


export type RestSearchQuery = { search: Array<{ id: string, type: string, title: string, subtitle: string | null }> };

export type RestFiguresFragment = { from: string, to: string, students: number, participants: number, graded: number, droppedOut: number, completedPercent: number | null, droppedOutPercent: number | null, passed: number, passedPercent: number | null, meanMerit: number | null, meritGrades: number, daysToGrade: number | null, lateGrades: number, dueGrades: number };

export type RestGroupFragment = { key: string | null, label: string | null, participants: number, graded: number, passed: number, droppedOut: number, completedPercent: number | null };

export type RestCourseStatisticsQueryVariables = Exact<{
  input: Types.CourseStatisticsInput;
}>;


export type RestCourseStatisticsQuery = { courseStatistics: { current: { from: string, to: string, students: number, participants: number, graded: number, droppedOut: number, completedPercent: number | null, droppedOutPercent: number | null, passed: number, passedPercent: number | null, meanMerit: number | null, meritGrades: number, daysToGrade: number | null, lateGrades: number, dueGrades: number }, previous: { from: string, to: string, students: number, participants: number, graded: number, droppedOut: number, completedPercent: number | null, droppedOutPercent: number | null, passed: number, passedPercent: number | null, meanMerit: number | null, meritGrades: number, daysToGrade: number | null, lateGrades: number, dueGrades: number } }, grades: Array<{ courseId: string, courseName: string, courseCode: string, graded: number, equivalents: Array<{ code: string, name: string, source: string | null }>, counts: Array<{ grade: string, count: number }> }>, dropouts: { total: number, weeks: Array<{ week: number, count: number }>, reasons: Array<{ reason: Types.StatusReason | null, count: number }> }, starts: Array<{ month: string, count: number }>, municipalities: Array<{ key: string | null, label: string | null, participants: number, graded: number, passed: number, droppedOut: number, completedPercent: number | null }>, forms: Array<{ key: string | null, label: string | null, participants: number, graded: number, passed: number, droppedOut: number, completedPercent: number | null }>, teachers: Array<{ key: string | null, label: string | null, participants: number, graded: number, passed: number, droppedOut: number, completedPercent: number | null }> };

export type RestCommentFragment = { author: string | null, authorId: string | null, authorRole: Types.Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string };

export type RestStudentFieldsFragment = { name: string, personalNumber: string | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, municipality: { type: string } | null };

export type RestEducationReferenceFragment = { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> };

export type RestEducationFieldsFragment = { type: Types.EducationType, name: string, startDate: string | null, endDate: string | null, status: Types.EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null };

export type RestEducationEntryFragment = { version: number, type: Types.EducationType, name: string, startDate: string | null, endDate: string | null, status: Types.EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null };

export type RestStudentFragment = { version: number, name: string, personalNumber: string | null, personalNumberKind: Types.PersonalNumberKind | null, teacherId: string | null, aplStatus: Types.AplStatus, userId: string | null, isProtected: boolean | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, _id: string, education: Array<{ version: number, type: Types.EducationType, name: string, startDate: string | null, endDate: string | null, status: Types.EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Types.Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }>, municipality: { type: string } | null };

export type RestStudentDetailsQueryVariables = Exact<{
  id: string;
}>;


export type RestStudentDetailsQuery = { student: { version: number, name: string, personalNumber: string | null, personalNumberKind: Types.PersonalNumberKind | null, teacherId: string | null, aplStatus: Types.AplStatus, userId: string | null, isProtected: boolean | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, _id: string, education: Array<{ version: number, type: Types.EducationType, name: string, startDate: string | null, endDate: string | null, status: Types.EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Types.Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }>, municipality: { type: string } | null } | null };

export type RestStudentHistoryQueryVariables = Exact<{
  studentId: string;
}>;


export type RestStudentHistoryQuery = { changeHistory: Array<{ timestamp: string, changedByRole: Types.Role | null, changes: Array<string>, previousValues: Record<string, unknown>, newValues: Record<string, unknown>, _id: string, changedBy: { name: string | null, _id: string | null } | null }> };

export type RestUpdateStudentMutationVariables = Exact<{
  input: Types.UpdateStudentInput;
}>;


export type RestUpdateStudentMutation = { student: { version: number, name: string, personalNumber: string | null, personalNumberKind: Types.PersonalNumberKind | null, teacherId: string | null, aplStatus: Types.AplStatus, userId: string | null, isProtected: boolean | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, _id: string, education: Array<{ version: number, type: Types.EducationType, name: string, startDate: string | null, endDate: string | null, status: Types.EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Types.Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }>, municipality: { type: string } | null } };

export type RestSetAplStatusMutationVariables = Exact<{
  input: Types.SetAplStatusInput;
}>;


export type RestSetAplStatusMutation = { setAplStatus:
    | { __typename: 'AplMoveConflict', movedBy: string | null, card: { aplStatus: Types.AplStatus } }
    | { __typename: 'AplMoved' }
   };

export type RestMovedCardFragment = { name: string, aplStatus: Types.AplStatus, aplStatusSince: string, _id: string };

export type RestSetAplStatusesMutationVariables = Exact<{
  input: Types.SetAplStatusesInput;
}>;


export type RestSetAplStatusesMutation = { setAplStatuses: Array<
    | { movedBy: string | null, movedAt: string | null, card: { name: string, aplStatus: Types.AplStatus, aplStatusSince: string, _id: string } }
    | { card: { name: string, aplStatus: Types.AplStatus, aplStatusSince: string, _id: string } }
  > };

export type RestStudentsQueryVariables = Exact<{
  input?: Types.StudentsInput | null | undefined;
}>;


export type RestStudentsQuery = { students: { nextCursor: string | null, nodes: Array<{ version: number, name: string, personalNumber: string | null, personalNumberKind: Types.PersonalNumberKind | null, teacherId: string | null, aplStatus: Types.AplStatus, userId: string | null, isProtected: boolean | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, _id: string, education: Array<{ version: number, type: Types.EducationType, name: string, startDate: string | null, endDate: string | null, status: Types.EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Types.Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }>, municipality: { type: string } | null }> } };

export type RestCreateStudentMutationVariables = Exact<{
  input: Types.CreateStudentInput;
}>;


export type RestCreateStudentMutation = { createStudent: { version: number, name: string, personalNumber: string | null, personalNumberKind: Types.PersonalNumberKind | null, teacherId: string | null, aplStatus: Types.AplStatus, userId: string | null, isProtected: boolean | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, _id: string, education: Array<{ version: number, type: Types.EducationType, name: string, startDate: string | null, endDate: string | null, status: Types.EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Types.Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }>, municipality: { type: string } | null } };

export type RestSetResponsibleTeacherMutationVariables = Exact<{
  input: Types.SetResponsibleTeacherInput;
}>;


export type RestSetResponsibleTeacherMutation = { setResponsibleTeacher: { version: number, name: string, personalNumber: string | null, personalNumberKind: Types.PersonalNumberKind | null, teacherId: string | null, aplStatus: Types.AplStatus, userId: string | null, isProtected: boolean | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, _id: string, education: Array<{ version: number, type: Types.EducationType, name: string, startDate: string | null, endDate: string | null, status: Types.EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Types.Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }>, municipality: { type: string } | null } };

export type RestLinkStudentAccountMutationVariables = Exact<{
  input: Types.LinkStudentAccountInput;
}>;


export type RestLinkStudentAccountMutation = { linkStudentAccount: { version: number, name: string, personalNumber: string | null, personalNumberKind: Types.PersonalNumberKind | null, teacherId: string | null, aplStatus: Types.AplStatus, userId: string | null, isProtected: boolean | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, _id: string, education: Array<{ version: number, type: Types.EducationType, name: string, startDate: string | null, endDate: string | null, status: Types.EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Types.Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }>, municipality: { type: string } | null } };

export type RestSetProtectedMutationVariables = Exact<{
  input: Types.SetProtectedInput;
}>;


export type RestSetProtectedMutation = { setProtected: { version: number, name: string, personalNumber: string | null, personalNumberKind: Types.PersonalNumberKind | null, teacherId: string | null, aplStatus: Types.AplStatus, userId: string | null, isProtected: boolean | null, phone: string | null, email: string | null, startDate: string | null, endDate: string | null, exam: string | null, additionalInfo: string | null, _id: string, education: Array<{ version: number, type: Types.EducationType, name: string, startDate: string | null, endDate: string | null, status: Types.EnrollmentStatus | null, grade: string | null, isGradeDraft: boolean, removedAt: string | null, isEnrollment: boolean, _id: string, courseInstance: { courseName: string, startDate: string | null, endDate: string | null, _id: string } | null, refId: { courseName: string | null, courseCode: string | null, coursePackageName: string | null, programName: string | null, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> } | null }>, enrollmentStats: { totalEnrollments: number, activeEnrollments: number }, commentHistory: Array<{ author: string | null, authorId: string | null, authorRole: Types.Role | null, date: string, comment: string, editedAt: string | null, editedBy: string | null, isDeleted: boolean, seenBy: Array<string>, version: number, _id: string }>, municipality: { type: string } | null } };

export type RestStudyPlanExchangeQueryVariables = Exact<{
  id: string;
}>;


export type RestStudyPlanExchangeQuery = { studyPlanExchange: { studentId: string, plan: Record<string, unknown> } };

export type RestImportStudyPlanMutationVariables = Exact<{
  input: Types.ImportStudyPlanInput;
}>;


export type RestImportStudyPlanMutation = { importStudyPlan: { studentId: string, studentName: string, version: number, state: Types.StudyPlanState | null, goal: Types.StudyPlanGoal | null, goalText: string | null, programId: string | null, packageId: string | null, sfiPath: number | null, sfiCourse: Types.SfiCourse | null, basicPoints: number | null, upperSecondaryPoints: number | null, startDate: string | null, plannedEndDate: string | null, pacePercent: number | null, agreedAt: string | null, agreedByName: string | null, studentAgreedAt: string | null, updatedAt: string | null, items: Array<{ term: string | null, source: Types.StudyPlanItemSource, grade: string | null, validatedPoints: number | null, isInterrupted: boolean, note: string | null, _id: string, course: { code: string, name: string, points: number | null, system: Types.CourseSystem, _id: string } }> } };

export type RestStudyMappingFragment = { studentId: string, version: number, background: string | null, earlierStudies: string | null, supportNeeds: string | null, languages: string | null, updatedAt: string | null, updatedByName: string | null };

export type RestMappingQueryVariables = Exact<{
  id: string;
}>;


export type RestMappingQuery = { mapping: { studentId: string, version: number, background: string | null, earlierStudies: string | null, supportNeeds: string | null, languages: string | null, updatedAt: string | null, updatedByName: string | null } };

export type RestSaveMappingMutationVariables = Exact<{
  input: Types.SaveMappingInput;
}>;


export type RestSaveMappingMutation = { saveMapping: { studentId: string, version: number, background: string | null, earlierStudies: string | null, supportNeeds: string | null, languages: string | null, updatedAt: string | null, updatedByName: string | null } };

export type RestStudyPlanFragment = { studentId: string, studentName: string, version: number, state: Types.StudyPlanState | null, goal: Types.StudyPlanGoal | null, goalText: string | null, programId: string | null, packageId: string | null, sfiPath: number | null, sfiCourse: Types.SfiCourse | null, basicPoints: number | null, upperSecondaryPoints: number | null, startDate: string | null, plannedEndDate: string | null, pacePercent: number | null, agreedAt: string | null, agreedByName: string | null, studentAgreedAt: string | null, updatedAt: string | null, items: Array<{ term: string | null, source: Types.StudyPlanItemSource, grade: string | null, validatedPoints: number | null, isInterrupted: boolean, note: string | null, _id: string, course: { code: string, name: string, points: number | null, system: Types.CourseSystem, _id: string } }> };

export type RestStudyPlanOfQueryVariables = Exact<{
  id: string;
  at?: string | null | undefined;
}>;


export type RestStudyPlanOfQuery = { studyPlan: { studentId: string, studentName: string, version: number, state: Types.StudyPlanState | null, goal: Types.StudyPlanGoal | null, goalText: string | null, programId: string | null, packageId: string | null, sfiPath: number | null, sfiCourse: Types.SfiCourse | null, basicPoints: number | null, upperSecondaryPoints: number | null, startDate: string | null, plannedEndDate: string | null, pacePercent: number | null, agreedAt: string | null, agreedByName: string | null, studentAgreedAt: string | null, updatedAt: string | null, items: Array<{ term: string | null, source: Types.StudyPlanItemSource, grade: string | null, validatedPoints: number | null, isInterrupted: boolean, note: string | null, _id: string, course: { code: string, name: string, points: number | null, system: Types.CourseSystem, _id: string } }> } };

export type RestStudyPlansQueryVariables = Exact<{
  input: Types.StudyPlansInput;
}>;


export type RestStudyPlansQuery = { studyPlans: { totalCount: number, nextCursor: string | null, nodes: Array<{ studentId: string, studentName: string, municipality: string | null, levels: Array<Types.CourseLevel>, studies: Array<string>, enrolledSince: string | null, state: Types.StudyPlanState | null, goal: Types.StudyPlanGoal | null, goalText: string | null, plannedEndDate: string | null, updatedAt: string | null }> } };

export type RestStudyPlanRevisionsQueryVariables = Exact<{
  id: string;
}>;


export type RestStudyPlanRevisionsQuery = { studyPlanRevisions: Array<{ at: string, byName: string, reason: string, state: Types.StudyPlanState, courses: number, _id: string }> };

export type RestCheckStudyPlanQueryVariables = Exact<{
  id: string;
}>;


export type RestCheckStudyPlanQuery = { checkStudyPlan: { studentId: string, isMet: boolean, isReachable: boolean, warnings: Array<string>, requirements: Array<{ key: string, title: string, unit: Types.StudyPlanUnit, needed: number, has: number, planned: number, missing: number, text: string, courses: Array<{ code: string, name: string, points: number | null, system: Types.CourseSystem, _id: string }> }> } };

export type RestSaveStudyPlanMutationVariables = Exact<{
  input: Types.SaveStudyPlanInput;
}>;


export type RestSaveStudyPlanMutation = { saveStudyPlan: { studentId: string, studentName: string, version: number, state: Types.StudyPlanState | null, goal: Types.StudyPlanGoal | null, goalText: string | null, programId: string | null, packageId: string | null, sfiPath: number | null, sfiCourse: Types.SfiCourse | null, basicPoints: number | null, upperSecondaryPoints: number | null, startDate: string | null, plannedEndDate: string | null, pacePercent: number | null, agreedAt: string | null, agreedByName: string | null, studentAgreedAt: string | null, updatedAt: string | null, items: Array<{ term: string | null, source: Types.StudyPlanItemSource, grade: string | null, validatedPoints: number | null, isInterrupted: boolean, note: string | null, _id: string, course: { code: string, name: string, points: number | null, system: Types.CourseSystem, _id: string } }> } };

export type RestPutStudyPlanItemMutationVariables = Exact<{
  input: Types.PutStudyPlanItemInput;
}>;


export type RestPutStudyPlanItemMutation = { putStudyPlanItem: { studentId: string, studentName: string, version: number, state: Types.StudyPlanState | null, goal: Types.StudyPlanGoal | null, goalText: string | null, programId: string | null, packageId: string | null, sfiPath: number | null, sfiCourse: Types.SfiCourse | null, basicPoints: number | null, upperSecondaryPoints: number | null, startDate: string | null, plannedEndDate: string | null, pacePercent: number | null, agreedAt: string | null, agreedByName: string | null, studentAgreedAt: string | null, updatedAt: string | null, items: Array<{ term: string | null, source: Types.StudyPlanItemSource, grade: string | null, validatedPoints: number | null, isInterrupted: boolean, note: string | null, _id: string, course: { code: string, name: string, points: number | null, system: Types.CourseSystem, _id: string } }> } };

export type RestSetStudyPlanItemNoteMutationVariables = Exact<{
  input: Types.SetStudyPlanItemNoteInput;
}>;


export type RestSetStudyPlanItemNoteMutation = { setStudyPlanItemNote: { studentId: string, studentName: string, version: number, state: Types.StudyPlanState | null, goal: Types.StudyPlanGoal | null, goalText: string | null, programId: string | null, packageId: string | null, sfiPath: number | null, sfiCourse: Types.SfiCourse | null, basicPoints: number | null, upperSecondaryPoints: number | null, startDate: string | null, plannedEndDate: string | null, pacePercent: number | null, agreedAt: string | null, agreedByName: string | null, studentAgreedAt: string | null, updatedAt: string | null, items: Array<{ term: string | null, source: Types.StudyPlanItemSource, grade: string | null, validatedPoints: number | null, isInterrupted: boolean, note: string | null, _id: string, course: { code: string, name: string, points: number | null, system: Types.CourseSystem, _id: string } }> } };

export type RestRemoveStudyPlanItemMutationVariables = Exact<{
  input: Types.RemoveStudyPlanItemInput;
}>;


export type RestRemoveStudyPlanItemMutation = { removeStudyPlanItem: { studentId: string, studentName: string, version: number, state: Types.StudyPlanState | null, goal: Types.StudyPlanGoal | null, goalText: string | null, programId: string | null, packageId: string | null, sfiPath: number | null, sfiCourse: Types.SfiCourse | null, basicPoints: number | null, upperSecondaryPoints: number | null, startDate: string | null, plannedEndDate: string | null, pacePercent: number | null, agreedAt: string | null, agreedByName: string | null, studentAgreedAt: string | null, updatedAt: string | null, items: Array<{ term: string | null, source: Types.StudyPlanItemSource, grade: string | null, validatedPoints: number | null, isInterrupted: boolean, note: string | null, _id: string, course: { code: string, name: string, points: number | null, system: Types.CourseSystem, _id: string } }> } };

export type RestAgreeStudyPlanMutationVariables = Exact<{
  input: Types.AgreeStudyPlanInput;
}>;


export type RestAgreeStudyPlanMutation = { agreeStudyPlan: { studentId: string, studentName: string, version: number, state: Types.StudyPlanState | null, goal: Types.StudyPlanGoal | null, goalText: string | null, programId: string | null, packageId: string | null, sfiPath: number | null, sfiCourse: Types.SfiCourse | null, basicPoints: number | null, upperSecondaryPoints: number | null, startDate: string | null, plannedEndDate: string | null, pacePercent: number | null, agreedAt: string | null, agreedByName: string | null, studentAgreedAt: string | null, updatedAt: string | null, items: Array<{ term: string | null, source: Types.StudyPlanItemSource, grade: string | null, validatedPoints: number | null, isInterrupted: boolean, note: string | null, _id: string, course: { code: string, name: string, points: number | null, system: Types.CourseSystem, _id: string } }> } };

export type RestCloseStudyPlanMutationVariables = Exact<{
  input: Types.CloseStudyPlanInput;
}>;


export type RestCloseStudyPlanMutation = { closeStudyPlan: { studentId: string, studentName: string, version: number, state: Types.StudyPlanState | null, goal: Types.StudyPlanGoal | null, goalText: string | null, programId: string | null, packageId: string | null, sfiPath: number | null, sfiCourse: Types.SfiCourse | null, basicPoints: number | null, upperSecondaryPoints: number | null, startDate: string | null, plannedEndDate: string | null, pacePercent: number | null, agreedAt: string | null, agreedByName: string | null, studentAgreedAt: string | null, updatedAt: string | null, items: Array<{ term: string | null, source: Types.StudyPlanItemSource, grade: string | null, validatedPoints: number | null, isInterrupted: boolean, note: string | null, _id: string, course: { code: string, name: string, points: number | null, system: Types.CourseSystem, _id: string } }> } };

export type RestValidationFragment = { version: number, studentId: string, scope: Types.ValidationScope, points: number, basis: string, decidedOn: string, decidedByName: string, _id: string, course: { code: string, name: string, points: number | null, system: Types.CourseSystem, _id: string } };

export type RestValidationsQueryVariables = Exact<{
  id: string;
}>;


export type RestValidationsQuery = { validations: Array<{ version: number, studentId: string, scope: Types.ValidationScope, points: number, basis: string, decidedOn: string, decidedByName: string, _id: string, course: { code: string, name: string, points: number | null, system: Types.CourseSystem, _id: string } }> };

export type RestDecideValidationMutationVariables = Exact<{
  input: Types.DecideValidationInput;
}>;


export type RestDecideValidationMutation = { decideValidation: { version: number, studentId: string, scope: Types.ValidationScope, points: number, basis: string, decidedOn: string, decidedByName: string, _id: string, course: { code: string, name: string, points: number | null, system: Types.CourseSystem, _id: string } } };

export type RestTaskFragment = { description: string, _id: string };

export type RestTasksQueryVariables = Exact<{ [key: string]: never; }>;


export type RestTasksQuery = { tasks: Array<{ description: string, _id: string }> };

export type RestCreateTaskMutationVariables = Exact<{
  input: Types.CreateTaskInput;
}>;


export type RestCreateTaskMutation = { createTask: { description: string, _id: string } };

export type RestUpdateTaskMutationVariables = Exact<{
  input: Types.UpdateTaskInput;
}>;


export type RestUpdateTaskMutation = { updateTask: { description: string, _id: string } };

export type RestDeleteTaskMutationVariables = Exact<{
  input: Types.DeleteTaskInput;
}>;


export type RestDeleteTaskMutation = { deleteTask: string };

export type RestDeleteMyTasksMutationVariables = Exact<{ [key: string]: never; }>;


export type RestDeleteMyTasksMutation = { deleteMyTasks: number };

export type RestTeacherWorkFragment = { version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, loadOn: string | null, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, _id: string, user: { name: string, email: string, phone: string | null, active: boolean, lastSeenAt: string | null, _id: string }, subjects: Array<{ subject: string, isQualified: boolean }> };

export type RestTeacherDetailFragment = { work: { version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, loadOn: string | null, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, _id: string, user: { name: string, email: string, phone: string | null, active: boolean, lastSeenAt: string | null, _id: string }, subjects: Array<{ subject: string, isQualified: boolean }> }, schedule: Array<{ course: string, courseCode: string, startDate: string | null, endDate: string | null, status: Types.CourseInstanceStatus, students: number, capacity: number | null, ungraded: number, gradesDueOn: string | null, isOverdue: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> }>, students: Array<{ name: string, education: string | null, status: Types.StudentStatus, _id: string }>, exams: Array<{ studentId: string, student: string, course: string, month: Types.Month, status: Types.ExamStatus, _id: string }>, history: Array<{ kind: Types.TeacherEventKind, text: string, at: string, by: string | null, _id: string }>, planned: { fromOn: string, _id: string, replacement: { username: string, _id: string } } | null };

export type RestTeacherReplacementCountsFragment = { students: number, exams: number, occasions: number, instances: number, ungradedInstances: number, replacements: number };

export type RestTeacherManagementQueryVariables = Exact<{
  input?: Types.TeacherWorkInput | null | undefined;
}>;


export type RestTeacherManagementQuery = { teacherManagement: { nodes: Array<{ version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, loadOn: string | null, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, _id: string, user: { name: string, email: string, phone: string | null, active: boolean, lastSeenAt: string | null, _id: string }, subjects: Array<{ subject: string, isQualified: boolean }> }> } };

export type RestTeacherDetailQueryVariables = Exact<{
  id: string;
}>;


export type RestTeacherDetailQuery = { teacherDetail: { work: { version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, loadOn: string | null, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, _id: string, user: { name: string, email: string, phone: string | null, active: boolean, lastSeenAt: string | null, _id: string }, subjects: Array<{ subject: string, isQualified: boolean }> }, schedule: Array<{ course: string, courseCode: string, startDate: string | null, endDate: string | null, status: Types.CourseInstanceStatus, students: number, capacity: number | null, ungraded: number, gradesDueOn: string | null, isOverdue: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> }>, students: Array<{ name: string, education: string | null, status: Types.StudentStatus, _id: string }>, exams: Array<{ studentId: string, student: string, course: string, month: Types.Month, status: Types.ExamStatus, _id: string }>, history: Array<{ kind: Types.TeacherEventKind, text: string, at: string, by: string | null, _id: string }>, planned: { fromOn: string, _id: string, replacement: { username: string, _id: string } } | null } | null };

export type RestUpdateTeacherProfileMutationVariables = Exact<{
  input: Types.UpdateTeacherProfileInput;
}>;


export type RestUpdateTeacherProfileMutation = { updateTeacherProfile: { work: { version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, loadOn: string | null, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, _id: string, user: { name: string, email: string, phone: string | null, active: boolean, lastSeenAt: string | null, _id: string }, subjects: Array<{ subject: string, isQualified: boolean }> }, schedule: Array<{ course: string, courseCode: string, startDate: string | null, endDate: string | null, status: Types.CourseInstanceStatus, students: number, capacity: number | null, ungraded: number, gradesDueOn: string | null, isOverdue: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> }>, students: Array<{ name: string, education: string | null, status: Types.StudentStatus, _id: string }>, exams: Array<{ studentId: string, student: string, course: string, month: Types.Month, status: Types.ExamStatus, _id: string }>, history: Array<{ kind: Types.TeacherEventKind, text: string, at: string, by: string | null, _id: string }>, planned: { fromOn: string, _id: string, replacement: { username: string, _id: string } } | null } };

export type RestAssignTeacherMutationVariables = Exact<{
  input: Types.AssignTeacherInput;
}>;


export type RestAssignTeacherMutation = { assignTeacher: { work: { version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, loadOn: string | null, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, _id: string, user: { name: string, email: string, phone: string | null, active: boolean, lastSeenAt: string | null, _id: string }, subjects: Array<{ subject: string, isQualified: boolean }> }, schedule: Array<{ course: string, courseCode: string, startDate: string | null, endDate: string | null, status: Types.CourseInstanceStatus, students: number, capacity: number | null, ungraded: number, gradesDueOn: string | null, isOverdue: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> }>, students: Array<{ name: string, education: string | null, status: Types.StudentStatus, _id: string }>, exams: Array<{ studentId: string, student: string, course: string, month: Types.Month, status: Types.ExamStatus, _id: string }>, history: Array<{ kind: Types.TeacherEventKind, text: string, at: string, by: string | null, _id: string }>, planned: { fromOn: string, _id: string, replacement: { username: string, _id: string } } | null } };

export type RestTeacherReplacementPreviewQueryVariables = Exact<{
  input: Types.TeacherReplacementInput;
}>;


export type RestTeacherReplacementPreviewQuery = { teacherReplacementPreview: { students: number, exams: number, occasions: number, instances: number, ungradedInstances: number, replacements: number } };

export type RestReplaceTeacherMutationVariables = Exact<{
  input: Types.TeacherReplacementInput;
}>;


export type RestReplaceTeacherMutation = { replaceTeacher: { work: { version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, loadOn: string | null, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, _id: string, user: { name: string, email: string, phone: string | null, active: boolean, lastSeenAt: string | null, _id: string }, subjects: Array<{ subject: string, isQualified: boolean }> }, schedule: Array<{ course: string, courseCode: string, startDate: string | null, endDate: string | null, status: Types.CourseInstanceStatus, students: number, capacity: number | null, ungraded: number, gradesDueOn: string | null, isOverdue: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> }>, students: Array<{ name: string, education: string | null, status: Types.StudentStatus, _id: string }>, exams: Array<{ studentId: string, student: string, course: string, month: Types.Month, status: Types.ExamStatus, _id: string }>, history: Array<{ kind: Types.TeacherEventKind, text: string, at: string, by: string | null, _id: string }>, planned: { fromOn: string, _id: string, replacement: { username: string, _id: string } } | null } };

export type RestCancelTeacherReplacementMutationVariables = Exact<{
  input: Types.CancelTeacherReplacementInput;
}>;


export type RestCancelTeacherReplacementMutation = { cancelTeacherReplacement: { work: { version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, loadOn: string | null, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, _id: string, user: { name: string, email: string, phone: string | null, active: boolean, lastSeenAt: string | null, _id: string }, subjects: Array<{ subject: string, isQualified: boolean }> }, schedule: Array<{ course: string, courseCode: string, startDate: string | null, endDate: string | null, status: Types.CourseInstanceStatus, students: number, capacity: number | null, ungraded: number, gradesDueOn: string | null, isOverdue: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> }>, students: Array<{ name: string, education: string | null, status: Types.StudentStatus, _id: string }>, exams: Array<{ studentId: string, student: string, course: string, month: Types.Month, status: Types.ExamStatus, _id: string }>, history: Array<{ kind: Types.TeacherEventKind, text: string, at: string, by: string | null, _id: string }>, planned: { fromOn: string, _id: string, replacement: { username: string, _id: string } } | null } };

export type RestEndTeacherEmploymentMutationVariables = Exact<{
  input: Types.EndEmploymentInput;
}>;


export type RestEndTeacherEmploymentMutation = { endTeacherEmployment: { work: { version: number, employmentPercent: number, employmentEndedOn: string | null, ongoingInstances: number, comingInstances: number, students: number, responsibleFor: number, loadPoints: number, loadPercent: number, loadOn: string | null, examsToReview: number, gradesToSet: number, overdueGrades: number, overdueSince: string | null, _id: string, user: { name: string, email: string, phone: string | null, active: boolean, lastSeenAt: string | null, _id: string }, subjects: Array<{ subject: string, isQualified: boolean }> }, schedule: Array<{ course: string, courseCode: string, startDate: string | null, endDate: string | null, status: Types.CourseInstanceStatus, students: number, capacity: number | null, ungraded: number, gradesDueOn: string | null, isOverdue: boolean, _id: string, equivalents: Array<{ code: string, name: string, source: string | null }> }>, students: Array<{ name: string, education: string | null, status: Types.StudentStatus, _id: string }>, exams: Array<{ studentId: string, student: string, course: string, month: Types.Month, status: Types.ExamStatus, _id: string }>, history: Array<{ kind: Types.TeacherEventKind, text: string, at: string, by: string | null, _id: string }>, planned: { fromOn: string, _id: string, replacement: { username: string, _id: string } } | null } };

export type RestTimelineEntryFragment = { at: string, kind: Types.TimelineKind, text: string, by: string | null, link: string, _id: string };

export type RestStudentTimelineQueryVariables = Exact<{
  input: Types.StudentTimelineInput;
}>;


export type RestStudentTimelineQuery = { studentTimeline: { nextCursor: string | null, nodes: Array<{ at: string, kind: Types.TimelineKind, text: string, by: string | null, link: string, _id: string }> } };

export type RestUserFragment = { version: number, name: string, email: string, phone: string | null, role: Types.Role, active: boolean, teacherId: string | null, studentId: string | null, _id: string };

export type RestNotInvitedFragment = { name: string, reason: Types.NotInvitedReason, _id: string };

export type RestRenewedInvitationsFragment = { sent: number, notSent: Array<{ name: string, reason: Types.NotInvitedReason, _id: string }> };

export type RestMessageFragment = { message: string };

export type RestUsersQueryVariables = Exact<{
  input?: Types.UsersInput | null | undefined;
}>;


export type RestUsersQuery = { users: { nextCursor: string | null, nodes: Array<{ version: number, name: string, email: string, phone: string | null, role: Types.Role, active: boolean, teacherId: string | null, studentId: string | null, _id: string }> } };

export type RestCreateUserMutationVariables = Exact<{
  input: Types.CreateUserInput;
}>;


export type RestCreateUserMutation = { createUser: { version: number, name: string, email: string, phone: string | null, role: Types.Role, active: boolean, teacherId: string | null, studentId: string | null, _id: string } };

export type RestUpdateUserMutationVariables = Exact<{
  input: Types.UpdateUserInput;
}>;


export type RestUpdateUserMutation = { updateUser: { version: number, name: string, email: string, phone: string | null, role: Types.Role, active: boolean, teacherId: string | null, studentId: string | null, _id: string } };

export type RestSetUserRoleMutationVariables = Exact<{
  input: Types.SetUserRoleInput;
}>;


export type RestSetUserRoleMutation = { setUserRole: { version: number, name: string, email: string, phone: string | null, role: Types.Role, active: boolean, teacherId: string | null, studentId: string | null, _id: string } };

export type RestDeactivateUserMutationVariables = Exact<{
  input: Types.DeactivateUserInput;
}>;


export type RestDeactivateUserMutation = { deactivateUser: { version: number, name: string, email: string, phone: string | null, role: Types.Role, active: boolean, teacherId: string | null, studentId: string | null, _id: string } };

export type RestActivateUserMutationVariables = Exact<{
  input: Types.ActivateUserInput;
}>;


export type RestActivateUserMutation = { activateUser: { version: number, name: string, email: string, phone: string | null, role: Types.Role, active: boolean, teacherId: string | null, studentId: string | null, _id: string } };

export type RestSendResetLinkMutationVariables = Exact<{
  input: Types.SendResetLinkInput;
}>;


export type RestSendResetLinkMutation = { sendResetLink: { message: string } };

export type RestRenewInvitationsMutationVariables = Exact<{
  input: Types.RenewInvitationsInput;
}>;


export type RestRenewInvitationsMutation = { renewInvitations: { sent: number, notSent: Array<{ name: string, reason: Types.NotInvitedReason, _id: string }> } };

export type RestAddWorkplaceAgreementMutationVariables = Exact<{
  input: Types.AddWorkplaceAgreementInput;
}>;


export type RestAddWorkplaceAgreementMutation = { addWorkplaceAgreement: { version: number, name: string, organisationNumber: string | null, unit: string | null, street: string | null, postalCode: string | null, city: string | null, municipality: string | null, branches: Array<Types.Branch>, contactName: string | null, contactPhone: string | null, contactEmail: string | null, places: number, freePlaces: number, note: string | null, state: Types.WorkplaceState, stateReason: string | null, riskAssessedOn: string | null, agreedUntil: string | null, agreementState: Types.WorkplaceAgreementState, _id: string, agreements: Array<{ version: number, validFrom: string, validTo: string, note: string | null, filename: string | null, createdBy: string, _id: string }>, supervisors: Array<{ version: number, name: string, phone: string | null, email: string | null, trainedOn: string | null, certificate: string | null, _id: string }> } };

export type RestUpdateWorkplaceAgreementMutationVariables = Exact<{
  input: Types.UpdateWorkplaceAgreementInput;
}>;


export type RestUpdateWorkplaceAgreementMutation = { updateWorkplaceAgreement: { version: number, name: string, organisationNumber: string | null, unit: string | null, street: string | null, postalCode: string | null, city: string | null, municipality: string | null, branches: Array<Types.Branch>, contactName: string | null, contactPhone: string | null, contactEmail: string | null, places: number, freePlaces: number, note: string | null, state: Types.WorkplaceState, stateReason: string | null, riskAssessedOn: string | null, agreedUntil: string | null, agreementState: Types.WorkplaceAgreementState, _id: string, agreements: Array<{ version: number, validFrom: string, validTo: string, note: string | null, filename: string | null, createdBy: string, _id: string }>, supervisors: Array<{ version: number, name: string, phone: string | null, email: string | null, trainedOn: string | null, certificate: string | null, _id: string }> } };

export type RestAttachWorkplaceAgreementMutationVariables = Exact<{
  input: Types.AttachWorkplaceAgreementInput;
}>;


export type RestAttachWorkplaceAgreementMutation = { attachWorkplaceAgreement: { version: number, name: string, organisationNumber: string | null, unit: string | null, street: string | null, postalCode: string | null, city: string | null, municipality: string | null, branches: Array<Types.Branch>, contactName: string | null, contactPhone: string | null, contactEmail: string | null, places: number, freePlaces: number, note: string | null, state: Types.WorkplaceState, stateReason: string | null, riskAssessedOn: string | null, agreedUntil: string | null, agreementState: Types.WorkplaceAgreementState, _id: string, agreements: Array<{ version: number, validFrom: string, validTo: string, note: string | null, filename: string | null, createdBy: string, _id: string }>, supervisors: Array<{ version: number, name: string, phone: string | null, email: string | null, trainedOn: string | null, certificate: string | null, _id: string }> } };

export type RestRemoveWorkplaceAgreementMutationVariables = Exact<{
  input: Types.RemoveWorkplaceAgreementInput;
}>;


export type RestRemoveWorkplaceAgreementMutation = { removeWorkplaceAgreement: { version: number, name: string, organisationNumber: string | null, unit: string | null, street: string | null, postalCode: string | null, city: string | null, municipality: string | null, branches: Array<Types.Branch>, contactName: string | null, contactPhone: string | null, contactEmail: string | null, places: number, freePlaces: number, note: string | null, state: Types.WorkplaceState, stateReason: string | null, riskAssessedOn: string | null, agreedUntil: string | null, agreementState: Types.WorkplaceAgreementState, _id: string, agreements: Array<{ version: number, validFrom: string, validTo: string, note: string | null, filename: string | null, createdBy: string, _id: string }>, supervisors: Array<{ version: number, name: string, phone: string | null, email: string | null, trainedOn: string | null, certificate: string | null, _id: string }> } };

export type RestWorkplaceAgreementFileQueryVariables = Exact<{
  id: string;
}>;


export type RestWorkplaceAgreementFileQuery = { workplaceAgreementFile: { filename: string, mimeType: string, size: number, _id: string } };

export type RestAttachSupervisorCertificateMutationVariables = Exact<{
  input: Types.AttachSupervisorCertificateInput;
}>;


export type RestAttachSupervisorCertificateMutation = { attachSupervisorCertificate: { version: number, name: string, organisationNumber: string | null, unit: string | null, street: string | null, postalCode: string | null, city: string | null, municipality: string | null, branches: Array<Types.Branch>, contactName: string | null, contactPhone: string | null, contactEmail: string | null, places: number, freePlaces: number, note: string | null, state: Types.WorkplaceState, stateReason: string | null, riskAssessedOn: string | null, agreedUntil: string | null, agreementState: Types.WorkplaceAgreementState, _id: string, agreements: Array<{ version: number, validFrom: string, validTo: string, note: string | null, filename: string | null, createdBy: string, _id: string }>, supervisors: Array<{ version: number, name: string, phone: string | null, email: string | null, trainedOn: string | null, certificate: string | null, _id: string }> } };

export type RestRemoveSupervisorCertificateMutationVariables = Exact<{
  input: Types.RemoveSupervisorCertificateInput;
}>;


export type RestRemoveSupervisorCertificateMutation = { removeSupervisorCertificate: { version: number, name: string, organisationNumber: string | null, unit: string | null, street: string | null, postalCode: string | null, city: string | null, municipality: string | null, branches: Array<Types.Branch>, contactName: string | null, contactPhone: string | null, contactEmail: string | null, places: number, freePlaces: number, note: string | null, state: Types.WorkplaceState, stateReason: string | null, riskAssessedOn: string | null, agreedUntil: string | null, agreementState: Types.WorkplaceAgreementState, _id: string, agreements: Array<{ version: number, validFrom: string, validTo: string, note: string | null, filename: string | null, createdBy: string, _id: string }>, supervisors: Array<{ version: number, name: string, phone: string | null, email: string | null, trainedOn: string | null, certificate: string | null, _id: string }> } };

export type RestSupervisorCertificateQueryVariables = Exact<{
  id: string;
}>;


export type RestSupervisorCertificateQuery = { supervisorCertificate: { filename: string, mimeType: string, size: number, _id: string } };

export type RestWorkplaceContactFragment = { version: number, contactedOn: string, kind: Types.WorkplaceContactKind, withWhom: string | null, note: string, createdBy: string, _id: string };

export type RestWorkplaceContactListQueryVariables = Exact<{
  input: Types.WorkplaceContactsInput;
}>;


export type RestWorkplaceContactListQuery = { workplaceContacts: { totalCount: number, nodes: Array<{ version: number, contactedOn: string, kind: Types.WorkplaceContactKind, withWhom: string | null, note: string, createdBy: string, _id: string }> } };

export type RestAddWorkplaceContactMutationVariables = Exact<{
  input: Types.AddWorkplaceContactInput;
}>;


export type RestAddWorkplaceContactMutation = { addWorkplaceContact: { version: number, contactedOn: string, kind: Types.WorkplaceContactKind, withWhom: string | null, note: string, createdBy: string, _id: string } };

export type RestUpdateWorkplaceContactMutationVariables = Exact<{
  input: Types.UpdateWorkplaceContactInput;
}>;


export type RestUpdateWorkplaceContactMutation = { updateWorkplaceContact: { version: number, contactedOn: string, kind: Types.WorkplaceContactKind, withWhom: string | null, note: string, createdBy: string, _id: string } };

export type RestRemoveWorkplaceContactMutationVariables = Exact<{
  input: Types.RemoveWorkplaceContactInput;
}>;


export type RestRemoveWorkplaceContactMutation = { removeWorkplaceContact: string };

export type RestWorkplaceImportFragment = { filename: string, state: Types.WorkplaceImportState, createdAt: string, importedBy: string, sheet: string | null, sheets: Array<string>, skipped: string | null, hiddenRows: string | null, hiddenParts: string | null, planned: string | null, mayUndo: boolean, undoRefusal: string | null, _id: string, summary: { new: number, changed: number, unchanged: number, invalid: number, leftOut: number, newWorkplaces: number, changedWorkplaces: number } };

export type RestWorkplaceImportRowsFragment = { filename: string, state: Types.WorkplaceImportState, createdAt: string, importedBy: string, sheet: string | null, sheets: Array<string>, skipped: string | null, hiddenRows: string | null, hiddenParts: string | null, planned: string | null, mayUndo: boolean, undoRefusal: string | null, _id: string, columns: Array<{ index: number, header: string, field: Types.WorkplaceImportField | null, doubt: string | null }>, rows: Array<{ row: number, outcome: Types.WorkplaceImportOutcome, name: string | null, workplaceId: string | null, cells: Array<string | null>, errors: Array<{ column: string | null, value: string | null, message: string, warning: boolean }>, changes: Array<{ field: Types.WorkplaceImportField, before: string | null, after: string | null }> }>, summary: { new: number, changed: number, unchanged: number, invalid: number, leftOut: number, newWorkplaces: number, changedWorkplaces: number } };

export type RestWorkplaceImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestWorkplaceImportsQuery = { workplaceImports: Array<{ filename: string, state: Types.WorkplaceImportState, createdAt: string, importedBy: string, sheet: string | null, sheets: Array<string>, skipped: string | null, hiddenRows: string | null, hiddenParts: string | null, planned: string | null, mayUndo: boolean, undoRefusal: string | null, _id: string, summary: { new: number, changed: number, unchanged: number, invalid: number, leftOut: number, newWorkplaces: number, changedWorkplaces: number } }> };

export type RestWorkplaceImportQueryVariables = Exact<{
  id: string;
}>;


export type RestWorkplaceImportQuery = { workplaceImport: { filename: string, state: Types.WorkplaceImportState, createdAt: string, importedBy: string, sheet: string | null, sheets: Array<string>, skipped: string | null, hiddenRows: string | null, hiddenParts: string | null, planned: string | null, mayUndo: boolean, undoRefusal: string | null, _id: string, columns: Array<{ index: number, header: string, field: Types.WorkplaceImportField | null, doubt: string | null }>, rows: Array<{ row: number, outcome: Types.WorkplaceImportOutcome, name: string | null, workplaceId: string | null, cells: Array<string | null>, errors: Array<{ column: string | null, value: string | null, message: string, warning: boolean }>, changes: Array<{ field: Types.WorkplaceImportField, before: string | null, after: string | null }> }>, summary: { new: number, changed: number, unchanged: number, invalid: number, leftOut: number, newWorkplaces: number, changedWorkplaces: number } } };

export type RestWorkplaceImportErrorsQueryVariables = Exact<{
  id: string;
}>;


export type RestWorkplaceImportErrorsQuery = { workplaceImport: { filename: string, columns: Array<{ header: string }>, rows: Array<{ row: number, outcome: Types.WorkplaceImportOutcome, cells: Array<string | null>, errors: Array<{ message: string, warning: boolean }> }> } };

export type RestWorkplaceImportTemplateQueryVariables = Exact<{ [key: string]: never; }>;


export type RestWorkplaceImportTemplateQuery = { workplaceImports: Array<{ _id: string }> };

export type RestPreviewWorkplaceImportMutationVariables = Exact<{
  input: Types.PreviewWorkplaceImportInput;
}>;


export type RestPreviewWorkplaceImportMutation = { previewWorkplaceImport: { filename: string, state: Types.WorkplaceImportState, createdAt: string, importedBy: string, sheet: string | null, sheets: Array<string>, skipped: string | null, hiddenRows: string | null, hiddenParts: string | null, planned: string | null, mayUndo: boolean, undoRefusal: string | null, _id: string, columns: Array<{ index: number, header: string, field: Types.WorkplaceImportField | null, doubt: string | null }>, rows: Array<{ row: number, outcome: Types.WorkplaceImportOutcome, name: string | null, workplaceId: string | null, cells: Array<string | null>, errors: Array<{ column: string | null, value: string | null, message: string, warning: boolean }>, changes: Array<{ field: Types.WorkplaceImportField, before: string | null, after: string | null }> }>, summary: { new: number, changed: number, unchanged: number, invalid: number, leftOut: number, newWorkplaces: number, changedWorkplaces: number } } };

export type RestUpdateWorkplaceImportMutationVariables = Exact<{
  input: Types.UpdateWorkplaceImportInput;
}>;


export type RestUpdateWorkplaceImportMutation = { updateWorkplaceImport: { filename: string, state: Types.WorkplaceImportState, createdAt: string, importedBy: string, sheet: string | null, sheets: Array<string>, skipped: string | null, hiddenRows: string | null, hiddenParts: string | null, planned: string | null, mayUndo: boolean, undoRefusal: string | null, _id: string, columns: Array<{ index: number, header: string, field: Types.WorkplaceImportField | null, doubt: string | null }>, rows: Array<{ row: number, outcome: Types.WorkplaceImportOutcome, name: string | null, workplaceId: string | null, cells: Array<string | null>, errors: Array<{ column: string | null, value: string | null, message: string, warning: boolean }>, changes: Array<{ field: Types.WorkplaceImportField, before: string | null, after: string | null }> }>, summary: { new: number, changed: number, unchanged: number, invalid: number, leftOut: number, newWorkplaces: number, changedWorkplaces: number } } };

export type RestCommitWorkplaceImportMutationVariables = Exact<{
  input: Types.CommitWorkplaceImportInput;
}>;


export type RestCommitWorkplaceImportMutation = { commitWorkplaceImport: { filename: string, state: Types.WorkplaceImportState, createdAt: string, importedBy: string, sheet: string | null, sheets: Array<string>, skipped: string | null, hiddenRows: string | null, hiddenParts: string | null, planned: string | null, mayUndo: boolean, undoRefusal: string | null, _id: string, summary: { new: number, changed: number, unchanged: number, invalid: number, leftOut: number, newWorkplaces: number, changedWorkplaces: number } } };

export type RestUndoWorkplaceImportMutationVariables = Exact<{
  input: Types.UndoWorkplaceImportInput;
}>;


export type RestUndoWorkplaceImportMutation = { undoWorkplaceImport: { filename: string, state: Types.WorkplaceImportState, createdAt: string, importedBy: string, sheet: string | null, sheets: Array<string>, skipped: string | null, hiddenRows: string | null, hiddenParts: string | null, planned: string | null, mayUndo: boolean, undoRefusal: string | null, _id: string, summary: { new: number, changed: number, unchanged: number, invalid: number, leftOut: number, newWorkplaces: number, changedWorkplaces: number } } };

export type RestWorkplaceDuplicatesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestWorkplaceDuplicatesQuery = { workplaceDuplicates: Array<{ reason: string, from: { name: string, street: string | null, city: string | null, _id: string }, into: { name: string, street: string | null, city: string | null, _id: string } }> };

export type RestWorkplaceMergePreviewQueryVariables = Exact<{
  input: Types.WorkplaceMergePreviewInput;
}>;


export type RestWorkplaceMergePreviewQuery = { workplaceMergePreview: { fromVersion: number, intoVersion: number, placements: number, openPlacements: number, supervisors: number, exceedsPlaces: boolean, warnings: Array<string> } };

export type RestMergeWorkplacesMutationVariables = Exact<{
  input: Types.MergeWorkplacesInput;
}>;


export type RestMergeWorkplacesMutation = { mergeWorkplaces: { version: number, name: string, organisationNumber: string | null, unit: string | null, street: string | null, postalCode: string | null, city: string | null, municipality: string | null, branches: Array<Types.Branch>, contactName: string | null, contactPhone: string | null, contactEmail: string | null, places: number, freePlaces: number, note: string | null, state: Types.WorkplaceState, stateReason: string | null, riskAssessedOn: string | null, agreedUntil: string | null, agreementState: Types.WorkplaceAgreementState, _id: string, agreements: Array<{ version: number, validFrom: string, validTo: string, note: string | null, filename: string | null, createdBy: string, _id: string }>, supervisors: Array<{ version: number, name: string, phone: string | null, email: string | null, trainedOn: string | null, certificate: string | null, _id: string }> } };

export type RestWorkplaceFragment = { version: number, name: string, organisationNumber: string | null, unit: string | null, street: string | null, postalCode: string | null, city: string | null, municipality: string | null, branches: Array<Types.Branch>, contactName: string | null, contactPhone: string | null, contactEmail: string | null, places: number, freePlaces: number, note: string | null, state: Types.WorkplaceState, stateReason: string | null, riskAssessedOn: string | null, agreedUntil: string | null, agreementState: Types.WorkplaceAgreementState, _id: string, agreements: Array<{ version: number, validFrom: string, validTo: string, note: string | null, filename: string | null, createdBy: string, _id: string }>, supervisors: Array<{ version: number, name: string, phone: string | null, email: string | null, trainedOn: string | null, certificate: string | null, _id: string }> };

export type RestWorkplacesQueryVariables = Exact<{
  input?: Types.WorkplacesInput | null | undefined;
}>;


export type RestWorkplacesQuery = { workplaces: { totalCount: number, nodes: Array<{ version: number, name: string, organisationNumber: string | null, unit: string | null, street: string | null, postalCode: string | null, city: string | null, municipality: string | null, branches: Array<Types.Branch>, contactName: string | null, contactPhone: string | null, contactEmail: string | null, places: number, freePlaces: number, note: string | null, state: Types.WorkplaceState, stateReason: string | null, riskAssessedOn: string | null, agreedUntil: string | null, agreementState: Types.WorkplaceAgreementState, _id: string, agreements: Array<{ version: number, validFrom: string, validTo: string, note: string | null, filename: string | null, createdBy: string, _id: string }>, supervisors: Array<{ version: number, name: string, phone: string | null, email: string | null, trainedOn: string | null, certificate: string | null, _id: string }> }> } };

export type RestFreePlacesQueryVariables = Exact<{
  input?: Types.FreePlacesInput | null | undefined;
}>;


export type RestFreePlacesQuery = { freePlaces: { totalCount: number, nodes: Array<{ municipality: string | null, branches: Array<Types.Branch>, places: number, free: number, workplace: { name: string, street: string | null, city: string | null, _id: string }, spans: Array<{ startDate: string, endDate: string, free: number }> }> } };

export type RestWorkplaceQueryVariables = Exact<{
  id: string;
}>;


export type RestWorkplaceQuery = { workplace: { version: number, name: string, organisationNumber: string | null, unit: string | null, street: string | null, postalCode: string | null, city: string | null, municipality: string | null, branches: Array<Types.Branch>, contactName: string | null, contactPhone: string | null, contactEmail: string | null, places: number, freePlaces: number, note: string | null, state: Types.WorkplaceState, stateReason: string | null, riskAssessedOn: string | null, agreedUntil: string | null, agreementState: Types.WorkplaceAgreementState, _id: string, agreements: Array<{ version: number, validFrom: string, validTo: string, note: string | null, filename: string | null, createdBy: string, _id: string }>, supervisors: Array<{ version: number, name: string, phone: string | null, email: string | null, trainedOn: string | null, certificate: string | null, _id: string }> } };

export type RestCreateWorkplaceMutationVariables = Exact<{
  input: Types.CreateWorkplaceInput;
}>;


export type RestCreateWorkplaceMutation = { createWorkplace: { version: number, name: string, organisationNumber: string | null, unit: string | null, street: string | null, postalCode: string | null, city: string | null, municipality: string | null, branches: Array<Types.Branch>, contactName: string | null, contactPhone: string | null, contactEmail: string | null, places: number, freePlaces: number, note: string | null, state: Types.WorkplaceState, stateReason: string | null, riskAssessedOn: string | null, agreedUntil: string | null, agreementState: Types.WorkplaceAgreementState, _id: string, agreements: Array<{ version: number, validFrom: string, validTo: string, note: string | null, filename: string | null, createdBy: string, _id: string }>, supervisors: Array<{ version: number, name: string, phone: string | null, email: string | null, trainedOn: string | null, certificate: string | null, _id: string }> } };

export type RestUpdateWorkplaceMutationVariables = Exact<{
  input: Types.UpdateWorkplaceInput;
}>;


export type RestUpdateWorkplaceMutation = { updateWorkplace: { version: number, name: string, organisationNumber: string | null, unit: string | null, street: string | null, postalCode: string | null, city: string | null, municipality: string | null, branches: Array<Types.Branch>, contactName: string | null, contactPhone: string | null, contactEmail: string | null, places: number, freePlaces: number, note: string | null, state: Types.WorkplaceState, stateReason: string | null, riskAssessedOn: string | null, agreedUntil: string | null, agreementState: Types.WorkplaceAgreementState, _id: string, agreements: Array<{ version: number, validFrom: string, validTo: string, note: string | null, filename: string | null, createdBy: string, _id: string }>, supervisors: Array<{ version: number, name: string, phone: string | null, email: string | null, trainedOn: string | null, certificate: string | null, _id: string }> } };

export type RestSetWorkplaceStateMutationVariables = Exact<{
  input: Types.SetWorkplaceStateInput;
}>;


export type RestSetWorkplaceStateMutation = { setWorkplaceState: { version: number, name: string, organisationNumber: string | null, unit: string | null, street: string | null, postalCode: string | null, city: string | null, municipality: string | null, branches: Array<Types.Branch>, contactName: string | null, contactPhone: string | null, contactEmail: string | null, places: number, freePlaces: number, note: string | null, state: Types.WorkplaceState, stateReason: string | null, riskAssessedOn: string | null, agreedUntil: string | null, agreementState: Types.WorkplaceAgreementState, _id: string, agreements: Array<{ version: number, validFrom: string, validTo: string, note: string | null, filename: string | null, createdBy: string, _id: string }>, supervisors: Array<{ version: number, name: string, phone: string | null, email: string | null, trainedOn: string | null, certificate: string | null, _id: string }> } };

export type RestDeleteWorkplaceMutationVariables = Exact<{
  input: Types.DeleteWorkplaceInput;
}>;


export type RestDeleteWorkplaceMutation = { deleteWorkplace: boolean };

export type RestAddSupervisorMutationVariables = Exact<{
  input: Types.AddSupervisorInput;
}>;


export type RestAddSupervisorMutation = { addSupervisor: { version: number, name: string, organisationNumber: string | null, unit: string | null, street: string | null, postalCode: string | null, city: string | null, municipality: string | null, branches: Array<Types.Branch>, contactName: string | null, contactPhone: string | null, contactEmail: string | null, places: number, freePlaces: number, note: string | null, state: Types.WorkplaceState, stateReason: string | null, riskAssessedOn: string | null, agreedUntil: string | null, agreementState: Types.WorkplaceAgreementState, _id: string, agreements: Array<{ version: number, validFrom: string, validTo: string, note: string | null, filename: string | null, createdBy: string, _id: string }>, supervisors: Array<{ version: number, name: string, phone: string | null, email: string | null, trainedOn: string | null, certificate: string | null, _id: string }> } };

export type RestUpdateSupervisorMutationVariables = Exact<{
  input: Types.UpdateSupervisorInput;
}>;


export type RestUpdateSupervisorMutation = { updateSupervisor: { version: number, name: string, organisationNumber: string | null, unit: string | null, street: string | null, postalCode: string | null, city: string | null, municipality: string | null, branches: Array<Types.Branch>, contactName: string | null, contactPhone: string | null, contactEmail: string | null, places: number, freePlaces: number, note: string | null, state: Types.WorkplaceState, stateReason: string | null, riskAssessedOn: string | null, agreedUntil: string | null, agreementState: Types.WorkplaceAgreementState, _id: string, agreements: Array<{ version: number, validFrom: string, validTo: string, note: string | null, filename: string | null, createdBy: string, _id: string }>, supervisors: Array<{ version: number, name: string, phone: string | null, email: string | null, trainedOn: string | null, certificate: string | null, _id: string }> } };

export type RestRemoveSupervisorMutationVariables = Exact<{
  input: Types.RemoveSupervisorInput;
}>;


export type RestRemoveSupervisorMutation = { removeSupervisor: { version: number, name: string, organisationNumber: string | null, unit: string | null, street: string | null, postalCode: string | null, city: string | null, municipality: string | null, branches: Array<Types.Branch>, contactName: string | null, contactPhone: string | null, contactEmail: string | null, places: number, freePlaces: number, note: string | null, state: Types.WorkplaceState, stateReason: string | null, riskAssessedOn: string | null, agreedUntil: string | null, agreementState: Types.WorkplaceAgreementState, _id: string, agreements: Array<{ version: number, validFrom: string, validTo: string, note: string | null, filename: string | null, createdBy: string, _id: string }>, supervisors: Array<{ version: number, name: string, phone: string | null, email: string | null, trainedOn: string | null, certificate: string | null, _id: string }> } };

export type RestLoginResultFragment = { message: string, token: string, user: { userId: string, name: string, email: string, role: Types.Role } };

export type RestSessionUserFragment = { userId: string, name: string, email: string, role: Types.Role };

export type RestSessionQueryVariables = Exact<{ [key: string]: never; }>;


export type RestSessionQuery = { user: { userId: string, name: string, email: string, role: Types.Role } };

export type RestLoginMutationVariables = Exact<{
  input: Types.LoginInput;
}>;


export type RestLoginMutation = { login: { message: string, token: string, user: { userId: string, name: string, email: string, role: Types.Role } } };

export type RestLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type RestLogoutMutation = { logout: boolean };

export type RestRequestPasswordResetMutationVariables = Exact<{
  input: Types.RequestPasswordResetInput;
}>;


export type RestRequestPasswordResetMutation = { requestPasswordReset: { message: string } };

export type RestResetPasswordMutationVariables = Exact<{
  input: Types.ResetPasswordInput;
}>;


export type RestResetPasswordMutation = { resetPassword: { message: string } };

export type RestJobFragment = { state: Types.JobState, done: number, total: number, result: Record<string, unknown> | null, message: string | null };

export type RestJobQueryVariables = Exact<{
  id: string;
}>;


export type RestJobQuery = { job: { state: Types.JobState, done: number, total: number, result: Record<string, unknown> | null, message: string | null } | null };

export type RestCancelJobMutationVariables = Exact<{
  input: Types.CancelJobInput;
}>;


export type RestCancelJobMutation = { cancelJob: { state: Types.JobState, done: number, total: number, result: Record<string, unknown> | null, message: string | null } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const RestApiKeyFragmentDoc = new TypedDocumentString(`
    fragment RestApiKey on ApiKey {
  _id: id
  name
  role
  createdAt
  createdBy
  expiresAt
  lastUsedAt
  revokedAt
}
    `, {"fragmentName":"RestApiKey"}) as unknown as TypedDocumentString<RestApiKeyFragment, unknown>;
export const RestCreatedApiKeyFragmentDoc = new TypedDocumentString(`
    fragment RestCreatedApiKey on CreatedApiKey {
  apiKey {
    ...RestApiKey
  }
  key
}
    fragment RestApiKey on ApiKey {
  _id: id
  name
  role
  createdAt
  createdBy
  expiresAt
  lastUsedAt
  revokedAt
}`, {"fragmentName":"RestCreatedApiKey"}) as unknown as TypedDocumentString<RestCreatedApiKeyFragment, unknown>;
export const RestCalendarExamFragmentDoc = new TypedDocumentString(`
    fragment RestCalendarExam on CalendarExam {
  _id: id
  studentId
  studentName
  course
  courseId
  requestedMonth
  requestedYear
  status
  municipality
  teacherId
  teacherName
  paymentDate
  isFeeExempt
  materialReceived
  result
}
    `, {"fragmentName":"RestCalendarExam"}) as unknown as TypedDocumentString<RestCalendarExamFragment, unknown>;
export const RestCalendarFragmentDoc = new TypedDocumentString(`
    fragment RestCalendar on Calendar {
  occasions {
    _id: id
    version
    heldOn
    startsAt
    endsAt
    room
    part
    capacity
    invigilator
    teacherId
    teacherName
    registrationOpensOn
    registrationClosesOn
    note
    isCancelled
    cancelledReason
    courses {
      _id: id
      code
      name
    }
    bookings {
      exam {
        ...RestCalendarExam
      }
      attendance
      idChecked
      bookedAt
      summonedAt
      warnings
    }
    warnings
  }
  undated {
    ...RestCalendarExam
  }
  undatedCount
  marks {
    layer
    day
    courseInstanceId
    courseName
    name
  }
}
    fragment RestCalendarExam on CalendarExam {
  _id: id
  studentId
  studentName
  course
  courseId
  requestedMonth
  requestedYear
  status
  municipality
  teacherId
  teacherName
  paymentDate
  isFeeExempt
  materialReceived
  result
}`, {"fragmentName":"RestCalendar"}) as unknown as TypedDocumentString<RestCalendarFragment, unknown>;
export const RestDocumentSheetFragmentDoc = new TypedDocumentString(`
    fragment RestDocumentSheet on DocumentSheet {
  type
  language
  landscape
  schoolName
  schoolDetails
  title
  subject
  blocks {
    heading
    paragraphs
    facts {
      label
      value
    }
    table {
      caption
      columns {
        header
        share
        numeric
      }
      rows
    }
    signatures
  }
  placeAndDate
  signatoryName
  signatoryTitle
}
    `, {"fragmentName":"RestDocumentSheet"}) as unknown as TypedDocumentString<RestDocumentSheetFragment, unknown>;
export const RestCatalogueCourseFragmentDoc = new TypedDocumentString(`
    fragment RestCatalogueCourse on CatalogueCourse {
  _id: id
  version
  code
  name
  subject
  points
  system
  level
  kind
  priceCategory
  validFrom
  validTo
  cancelledOn
  status
  equivalents {
    _id: id
    code
    name
    points
    system
    isArchived
    source
  }
  activeInstances
  students
}
    `, {"fragmentName":"RestCatalogueCourse"}) as unknown as TypedDocumentString<RestCatalogueCourseFragment, unknown>;
export const RestEquivalentCourseFragmentDoc = new TypedDocumentString(`
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
    `, {"fragmentName":"RestEquivalentCourse"}) as unknown as TypedDocumentString<RestEquivalentCourseFragment, unknown>;
export const RestCourseFragmentDoc = new TypedDocumentString(`
    fragment RestCourse on Course {
  _id: id
  code
  name
  points
  system
  isArchived
  equivalents {
    ...RestEquivalentCourse
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}`, {"fragmentName":"RestCourse"}) as unknown as TypedDocumentString<RestCourseFragment, unknown>;
export const RestCoursePackageFragmentDoc = new TypedDocumentString(`
    fragment RestCoursePackage on CoursePackage {
  _id: id
  version
  code
  name
  kind
  description
  targetPoints
  aplWeeks
  edition
  isArchived
  points
  optionalPoints
  weeks
  activeStudents
  courses {
    course {
      ...RestCourse
    }
    choiceGroup
    isRequired
    hasApl
    plannedWeek
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourse on Course {
  _id: id
  code
  name
  points
  system
  isArchived
  equivalents {
    ...RestEquivalentCourse
  }
}`, {"fragmentName":"RestCoursePackage"}) as unknown as TypedDocumentString<RestCoursePackageFragment, unknown>;
export const RestProgramFragmentDoc = new TypedDocumentString(`
    fragment RestProgram on Program {
  _id: id
  version
  code
  name
  description
  points
  requiredPoints
  programmePoints
  freePoints
  passedPoints
  isArchived
  activeStudents
  courses {
    course {
      ...RestCourse
    }
    part
    choiceGroup
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourse on Course {
  _id: id
  code
  name
  points
  system
  isArchived
  equivalents {
    ...RestEquivalentCourse
  }
}`, {"fragmentName":"RestProgram"}) as unknown as TypedDocumentString<RestProgramFragment, unknown>;
export const RestPackageRemarkFragmentDoc = new TypedDocumentString(`
    fragment RestPackageRemark on EnrollmentRemark {
  code
  message
  count
  examples
}
    `, {"fragmentName":"RestPackageRemark"}) as unknown as TypedDocumentString<RestPackageRemarkFragment, unknown>;
export const RestPackageInstanceFragmentDoc = new TypedDocumentString(`
    fragment RestPackageInstance on PackageInstance {
  _id: id
  name
  startDate
  endDate
  pacePercent
  teacher
  seatsLeft
}
    `, {"fragmentName":"RestPackageInstance"}) as unknown as TypedDocumentString<RestPackageInstanceFragment, unknown>;
export const RestCommentFragmentDoc = new TypedDocumentString(`
    fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}
    `, {"fragmentName":"RestComment"}) as unknown as TypedDocumentString<RestCommentFragment, unknown>;
export const RestCommentHistoryFragmentDoc = new TypedDocumentString(`
    fragment RestCommentHistory on CommentHistory {
  commentHistory {
    ...RestComment
  }
}
    fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}`, {"fragmentName":"RestCommentHistory"}) as unknown as TypedDocumentString<RestCommentHistoryFragment, unknown>;
export const RestCourseInstanceStudentsFragmentDoc = new TypedDocumentString(`
    fragment RestCourseInstanceStudents on CourseInstanceStudents {
  students {
    enrollmentId
    studentId
    name
    personalNumber
    email
    phone
    municipality
    isProtected
    status
    statusOn
    startDate
    endDate
    pacePercent
    grade
    gradedOn
  }
}
    `, {"fragmentName":"RestCourseInstanceStudents"}) as unknown as TypedDocumentString<RestCourseInstanceStudentsFragment, unknown>;
export const RestCourseInstanceFragmentDoc = new TypedDocumentString(`
    fragment RestCourseInstance on CourseInstance {
  _id: id
  version
  name
  courseId
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  points
  startDate
  endDate
  weeks
  pacePercent
  studyForm
  location
  municipality
  teacherId
  teacherName
  capacity
  admitted
  started
  droppedOut
  graded
  ungraded
  status
  gradesDueOn
  gradesSignedAt
  seriesId
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}`, {"fragmentName":"RestCourseInstance"}) as unknown as TypedDocumentString<RestCourseInstanceFragment, unknown>;
export const RestCancelCourseInstanceResultFragmentDoc = new TypedDocumentString(`
    fragment RestCancelCourseInstanceResult on CancelCourseInstanceResult {
  instance {
    ...RestCourseInstance
  }
  students
  batchId
  waitingMails
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstance on CourseInstance {
  _id: id
  version
  name
  courseId
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  points
  startDate
  endDate
  weeks
  pacePercent
  studyForm
  location
  municipality
  teacherId
  teacherName
  capacity
  admitted
  started
  droppedOut
  graded
  ungraded
  status
  gradesDueOn
  gradesSignedAt
  seriesId
}`, {"fragmentName":"RestCancelCourseInstanceResult"}) as unknown as TypedDocumentString<RestCancelCourseInstanceResultFragment, unknown>;
export const RestSentCancellationMailsFragmentDoc = new TypedDocumentString(`
    fragment RestSentCancellationMails on SentCancellationMails {
  sent
}
    `, {"fragmentName":"RestSentCancellationMails"}) as unknown as TypedDocumentString<RestSentCancellationMailsFragment, unknown>;
export const RestMatchOutcomeFragmentDoc = new TypedDocumentString(`
    fragment RestMatchOutcome on MatchOutcome {
  batchId
  matched
  job {
    _id: id
    state
    done
    total
  }
}
    `, {"fragmentName":"RestMatchOutcome"}) as unknown as TypedDocumentString<RestMatchOutcomeFragment, unknown>;
export const RestMatchBatchFragmentDoc = new TypedDocumentString(`
    fragment RestMatchBatch on MatchBatch {
  _id: id
  title
  size
  createdAt
  createdBy
  undoneAt
  entries {
    studentId
    student
    course
    instance
    startDate
  }
}
    `, {"fragmentName":"RestMatchBatch"}) as unknown as TypedDocumentString<RestMatchBatchFragment, unknown>;
export const RestMatchCountsFragmentDoc = new TypedDocumentString(`
    fragment RestMatchCounts on MatchCounts {
  needs
  safe
  uncertain
  none
  skipped
}
    `, {"fragmentName":"RestMatchCounts"}) as unknown as TypedDocumentString<RestMatchCountsFragment, unknown>;
export const RestMatchCourseFragmentDoc = new TypedDocumentString(`
    fragment RestMatchCourse on Course {
  _id: id
  code
  equivalents {
    ...RestEquivalentCourse
  }
  name
  points
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}`, {"fragmentName":"RestMatchCourse"}) as unknown as TypedDocumentString<RestMatchCourseFragment, unknown>;
export const RestMatchPageFragmentDoc = new TypedDocumentString(`
    fragment RestMatchPage on MatchPage {
  counts {
    ...RestMatchCounts
  }
  totalCount
  nodes {
    key
    studentId
    student
    municipality
    wanted
    courses {
      ...RestMatchCourse
    }
    earliestOn
    pacePercent
    frame
    step
    note
    state
    passedGrade
    isEnrolled
    isCrowded
    proposals {
      instanceId
      course {
        ...RestMatchCourse
      }
      name
      startDate
      endDate
      pacePercent
      location
      municipality
      teacher
      seatsLeft
      score
      reasons
      isOpen
    }
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestMatchCounts on MatchCounts {
  needs
  safe
  uncertain
  none
  skipped
}
fragment RestMatchCourse on Course {
  _id: id
  code
  equivalents {
    ...RestEquivalentCourse
  }
  name
  points
}`, {"fragmentName":"RestMatchPage"}) as unknown as TypedDocumentString<RestMatchPageFragment, unknown>;
export const RestSafeMatchesFragmentDoc = new TypedDocumentString(`
    fragment RestSafeMatches on SafeMatches {
  total
  groups {
    instanceId
    name
    courseCode
    startDate
    seatsLeft
    students
  }
}
    `, {"fragmentName":"RestSafeMatches"}) as unknown as TypedDocumentString<RestSafeMatchesFragment, unknown>;
export const RestMatchedEntryPageFragmentDoc = new TypedDocumentString(`
    fragment RestMatchedEntryPage on MatchedEntryPage {
  totalCount
  nodes {
    _id: id
    studentId
    student
    municipality
    course {
      ...RestMatchCourse
    }
    instance
    startDate
    matchedAt
    matchedBy
    batchId
    batchSize
    mayUndo
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestMatchCourse on Course {
  _id: id
  code
  equivalents {
    ...RestEquivalentCourse
  }
  name
  points
}`, {"fragmentName":"RestMatchedEntryPage"}) as unknown as TypedDocumentString<RestMatchedEntryPageFragment, unknown>;
export const RestUnknownCourseNamePageFragmentDoc = new TypedDocumentString(`
    fragment RestUnknownCourseNamePage on UnknownCourseNamePage {
  totalCount
  nodes {
    text
    students
    importRows
    hits {
      likeness
      course {
        ...RestMatchCourse
      }
    }
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestMatchCourse on Course {
  _id: id
  code
  equivalents {
    ...RestEquivalentCourse
  }
  name
  points
}`, {"fragmentName":"RestUnknownCourseNamePage"}) as unknown as TypedDocumentString<RestUnknownCourseNamePageFragment, unknown>;
export const RestCourseAliasFragmentDoc = new TypedDocumentString(`
    fragment RestCourseAlias on CourseAlias {
  _id: id
  text
  course {
    ...RestMatchCourse
  }
  createdBy
  createdAt
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestMatchCourse on Course {
  _id: id
  code
  equivalents {
    ...RestEquivalentCourse
  }
  name
  points
}`, {"fragmentName":"RestCourseAlias"}) as unknown as TypedDocumentString<RestCourseAliasFragment, unknown>;
export const RestResolvedCourseNameFragmentDoc = new TypedDocumentString(`
    fragment RestResolvedCourseName on ResolvedCourseName {
  students
  alias {
    ...RestCourseAlias
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestMatchCourse on Course {
  _id: id
  code
  equivalents {
    ...RestEquivalentCourse
  }
  name
  points
}
fragment RestCourseAlias on CourseAlias {
  _id: id
  text
  course {
    ...RestMatchCourse
  }
  createdBy
  createdAt
}`, {"fragmentName":"RestResolvedCourseName"}) as unknown as TypedDocumentString<RestResolvedCourseNameFragment, unknown>;
export const RestParticipantMessagePreviewFragmentDoc = new TypedDocumentString(`
    fragment RestParticipantMessagePreview on ParticipantMessagePreview {
  participants
  reached
  withoutEmail
  withProtectedData
}
    `, {"fragmentName":"RestParticipantMessagePreview"}) as unknown as TypedDocumentString<RestParticipantMessagePreviewFragment, unknown>;
export const RestParticipantMessageFragmentDoc = new TypedDocumentString(`
    fragment RestParticipantMessage on ParticipantMessage {
  _id: id
  sentAt
  reached
}
    `, {"fragmentName":"RestParticipantMessage"}) as unknown as TypedDocumentString<RestParticipantMessageFragment, unknown>;
export const RestCourseDetailFragmentDoc = new TypedDocumentString(`
    fragment RestCourseDetail on CourseDetail {
  _id: id
  courseName
  teacher {
    _id: id
    username
  }
  students {
    _id: id
    name
  }
}
    `, {"fragmentName":"RestCourseDetail"}) as unknown as TypedDocumentString<RestCourseDetailFragment, unknown>;
export const RestIssuedDocumentFragmentDoc = new TypedDocumentString(`
    fragment RestIssuedDocument on IssuedDocument {
  id
  filename
  size
}
    `, {"fragmentName":"RestIssuedDocument"}) as unknown as TypedDocumentString<RestIssuedDocumentFragment, unknown>;
export const RestDocumentVerificationFragmentDoc = new TypedDocumentString(`
    fragment RestDocumentVerification on DocumentVerification {
  code
  type
  title
  issuedOn
  issuer
  valid
  revokedOn
  erasedOn
  holder
  sha256
}
    `, {"fragmentName":"RestDocumentVerification"}) as unknown as TypedDocumentString<RestDocumentVerificationFragment, unknown>;
export const RestPriceListFragmentDoc = new TypedDocumentString(`
    fragment RestPriceList on PriceList {
  _id: id
  version
  municipality
  name
  validFrom
  validTo
  paidPauseDays
  rows {
    category
    courseId
    packageId
    code
    equivalents {
      ...RestEquivalentCourse
    }
    title
    distance
    basis
    amountOre
    basePercent
    paysFailed
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}`, {"fragmentName":"RestPriceList"}) as unknown as TypedDocumentString<RestPriceListFragment, unknown>;
export const RestFreezeFragmentDoc = new TypedDocumentString(`
    fragment RestFreeze on EarningFreeze {
  _id: id
  month
  kind
  throughOn
  frozenAt
  frozenByName
  totalOre
  municipalities {
    municipality
    lines
    linesOre
    correctionsOre
    totalOre
    invoicedOre
    status
    invoices {
      id
      amountOre
      reference
      invoicedAt
      invoicedByName
    }
  }
  uninvoiced
  uninvoicedOre
}
    `, {"fragmentName":"RestFreeze"}) as unknown as TypedDocumentString<RestFreezeFragment, unknown>;
export const RestCorrectionFragmentDoc = new TypedDocumentString(`
    fragment RestCorrection on EarningCorrection {
  _id: id
  month
  enrollmentId
  studentId
  municipality
  title
  amountOre
  reason
  createdAt
  createdByName
}
    `, {"fragmentName":"RestCorrection"}) as unknown as TypedDocumentString<RestCorrectionFragment, unknown>;
export const RestEarningsReportFragmentDoc = new TypedDocumentString(`
    fragment RestEarningsReport on EarningsReport {
  from
  to
  through
  frozenMonths
  cards {
    earnedOre
    baseOre
    resultOre
    correctionsOre
    invoiceableOre
    remainingResultOre
    remainingCount
    riskOre
    riskCount
  }
  groups {
    municipality
    courseId
    packageId
    code
    equivalents {
      ...RestEquivalentCourse
    }
    title
    enrollments
    baseOre
    resultOre
    correctionsOre
    earnedOre
    remainingResultOre
    riskOre
    status
  }
  problems {
    kind
    municipality
    courses
    enrollments
    titles
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}`, {"fragmentName":"RestEarningsReport"}) as unknown as TypedDocumentString<RestEarningsReportFragment, unknown>;
export const RestInvoiceSheetFragmentDoc = new TypedDocumentString(`
    fragment RestInvoiceSheet on InvoiceSheet {
  month
  municipality
  rows {
    personalNumber
    name
    code
    title
    points
    pausedDays
    unpaidDays
    kind
    amountOre
    reference
  }
  totalOre
}
    `, {"fragmentName":"RestInvoiceSheet"}) as unknown as TypedDocumentString<RestInvoiceSheetFragment, unknown>;
export const RestPriceWorkbookFragmentDoc = new TypedDocumentString(`
    fragment RestPriceWorkbook on PriceWorkbook {
  rows
  hiddenRows
}
    `, {"fragmentName":"RestPriceWorkbook"}) as unknown as TypedDocumentString<RestPriceWorkbookFragment, unknown>;
export const RestTeacherFragmentDoc = new TypedDocumentString(`
    fragment RestTeacher on Teacher {
  _id: id
  userId {
    _id: id
    username
  }
}
    `, {"fragmentName":"RestTeacher"}) as unknown as TypedDocumentString<RestTeacherFragment, unknown>;
export const RestCourseSummaryFragmentDoc = new TypedDocumentString(`
    fragment RestCourseSummary on CourseSummary {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  points
  teacher {
    _id: id
    username
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}`, {"fragmentName":"RestCourseSummary"}) as unknown as TypedDocumentString<RestCourseSummaryFragment, unknown>;
export const RestCourseInstanceSummaryFragmentDoc = new TypedDocumentString(`
    fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
    `, {"fragmentName":"RestCourseInstanceSummary"}) as unknown as TypedDocumentString<RestCourseInstanceSummaryFragment, unknown>;
export const RestEnrollmentFieldsFragmentDoc = new TypedDocumentString(`
    fragment RestEnrollmentFields on Enrollment {
  _id: id
  version
  student {
    _id: id
    name
    personalNumber
    municipality
  }
  type
  targetId
  name
  code
  equivalents {
    ...RestEquivalentCourse
  }
  points
  courseInstance {
    ...RestCourseInstanceSummary
  }
  teacher
  startDate
  endDate
  pacePercent
  status
  statusOn
  statusReason
  grade
  gradedOn
  isGradeSigned
  lastActivityOn
  csnReportedAt
  invoicedOn
  isEnrollment
  removedAt
  removedReason
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}`, {"fragmentName":"RestEnrollmentFields"}) as unknown as TypedDocumentString<RestEnrollmentFieldsFragment, unknown>;
export const RestCsnReportFieldsFragmentDoc = new TypedDocumentString(`
    fragment RestCsnReportFields on CsnReport {
  _id: id
  createdAt
  createdBy
  size
  enrollments
  withdrawal {
    withdrawnAt
    withdrawnBy
    reason
    reopened
  }
}
    `, {"fragmentName":"RestCsnReportFields"}) as unknown as TypedDocumentString<RestCsnReportFieldsFragment, unknown>;
export const RestListExportFragmentDoc = new TypedDocumentString(`
    fragment RestListExport on ListExport {
  _id: id
  list
  format
  filename
  rowCount
  jobId
}
    `, {"fragmentName":"RestListExport"}) as unknown as TypedDocumentString<RestListExportFragment, unknown>;
export const RestFollowUpFragmentDoc = new TypedDocumentString(`
    fragment RestFollowUp on FollowUp {
  _id: id
  version
  studentId
  studentName
  dueOn
  note
  assigneeId
  createdBy
  doneAt
}
    `, {"fragmentName":"RestFollowUp"}) as unknown as TypedDocumentString<RestFollowUpFragment, unknown>;
export const RestEducationReferenceFragmentDoc = new TypedDocumentString(`
    fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}`, {"fragmentName":"RestEducationReference"}) as unknown as TypedDocumentString<RestEducationReferenceFragment, unknown>;
export const RestEducationFieldsFragmentDoc = new TypedDocumentString(`
    fragment RestEducationFields on EducationEntry {
  _id: id
  type
  refId {
    ...RestEducationReference
  }
  name
  startDate
  endDate
  status
  grade
  isGradeDraft
  removedAt
  isEnrollment
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}`, {"fragmentName":"RestEducationFields"}) as unknown as TypedDocumentString<RestEducationFieldsFragment, unknown>;
export const RestEducationEntryFragmentDoc = new TypedDocumentString(`
    fragment RestEducationEntry on EducationEntry {
  ...RestEducationFields
  version
  courseInstance {
    ...RestCourseInstanceSummary
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}
fragment RestEducationFields on EducationEntry {
  _id: id
  type
  refId {
    ...RestEducationReference
  }
  name
  startDate
  endDate
  status
  grade
  isGradeDraft
  removedAt
  isEnrollment
}`, {"fragmentName":"RestEducationEntry"}) as unknown as TypedDocumentString<RestEducationEntryFragment, unknown>;
export const RestGradeRowFragmentDoc = new TypedDocumentString(`
    fragment RestGradeRow on GradeRow {
  version
  entry {
    ...RestEducationEntry
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}
fragment RestEducationFields on EducationEntry {
  _id: id
  type
  refId {
    ...RestEducationReference
  }
  name
  startDate
  endDate
  status
  grade
  isGradeDraft
  removedAt
  isEnrollment
}
fragment RestEducationEntry on EducationEntry {
  ...RestEducationFields
  version
  courseInstance {
    ...RestCourseInstanceSummary
  }
}`, {"fragmentName":"RestGradeRow"}) as unknown as TypedDocumentString<RestGradeRowFragment, unknown>;
export const RestImportPreviewFragmentDoc = new TypedDocumentString(`
    fragment RestImportPreview on ImportBatch {
  batchId: id
  hiddenRows
  hiddenParts
  leavesOutHidden
  summary {
    new
    changed
    unchanged
    invalid
    duplicates
    conflicts
  }
  columns {
    index
    header
    field
    doubt
  }
  rows(first: 10000) {
    row
    outcome
    errors {
      column
      value
      message
    }
  }
}
    `, {"fragmentName":"RestImportPreview"}) as unknown as TypedDocumentString<RestImportPreviewFragment, unknown>;
export const RestHeldImportRowFragmentDoc = new TypedDocumentString(`
    fragment RestHeldImportRow on HeldImportRow {
  _id: id
  batchId
  importedBy
  importedAt
  filename
  row
  cells {
    header
    value
  }
  studentId
  studentName
}
    `, {"fragmentName":"RestHeldImportRow"}) as unknown as TypedDocumentString<RestHeldImportRowFragment, unknown>;
export const RestProfileFragmentDoc = new TypedDocumentString(`
    fragment RestProfile on Profile {
  userId
  version
  name
  email
  phone
  role
  studentId
  teacherId
  createdAt
  isDemo
  settings {
    theme
    reducedMotion
    pageSize
    startPage
    shortcuts
    mutedNotifications
    notificationDigest
    tourSeen
  }
}
    `, {"fragmentName":"RestProfile"}) as unknown as TypedDocumentString<RestProfileFragment, unknown>;
export const RestUserSessionFragmentDoc = new TypedDocumentString(`
    fragment RestUserSession on UserSession {
  _id: id
  current
  createdAt
  lastSeenAt
  expiresAt
  address
  userAgent
}
    `, {"fragmentName":"RestUserSession"}) as unknown as TypedDocumentString<RestUserSessionFragment, unknown>;
export const RestTaskFragmentDoc = new TypedDocumentString(`
    fragment RestTask on Task {
  _id: id
  description
}
    `, {"fragmentName":"RestTask"}) as unknown as TypedDocumentString<RestTaskFragment, unknown>;
export const RestStudentFieldsFragmentDoc = new TypedDocumentString(`
    fragment RestStudentFields on Student {
  name
  personalNumber
  phone
  email
  municipality {
    type
  }
  startDate
  endDate
  exam
  additionalInfo
}
    `, {"fragmentName":"RestStudentFields"}) as unknown as TypedDocumentString<RestStudentFieldsFragment, unknown>;
export const RestStudentFragmentDoc = new TypedDocumentString(`
    fragment RestStudent on Student {
  _id: id
  version
  name
  personalNumber
  personalNumberKind
  ...RestStudentFields
  teacherId
  aplStatus
  userId
  isProtected
  education {
    ...RestEducationEntry
  }
  enrollmentStats {
    totalEnrollments
    activeEnrollments
  }
  commentHistory {
    ...RestComment
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}
fragment RestStudentFields on Student {
  name
  personalNumber
  phone
  email
  municipality {
    type
  }
  startDate
  endDate
  exam
  additionalInfo
}
fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}
fragment RestEducationFields on EducationEntry {
  _id: id
  type
  refId {
    ...RestEducationReference
  }
  name
  startDate
  endDate
  status
  grade
  isGradeDraft
  removedAt
  isEnrollment
}
fragment RestEducationEntry on EducationEntry {
  ...RestEducationFields
  version
  courseInstance {
    ...RestCourseInstanceSummary
  }
}`, {"fragmentName":"RestStudent"}) as unknown as TypedDocumentString<RestStudentFragment, unknown>;
export const RestExamFragmentDoc = new TypedDocumentString(`
    fragment RestExam on Exam {
  _id: id
  version
  studentId
  name
  personalNumber
  phone
  email
  address
  course
  catalogueCourse {
    _id: id
    code
    name
    equivalents {
      ...RestEquivalentCourse
    }
  }
  registeredOn
  requestedMonth
  municipality {
    type
  }
  teacherId: teacher {
    _id: id
    userId {
      _id: id
      username
    }
  }
  status
  materialReceived {
    status
    receivedDate
  }
  paymentDate
  feeOre
  isFeeExempt
  feeExemptReason
  decision
  comment
  createdAt
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}`, {"fragmentName":"RestExam"}) as unknown as TypedDocumentString<RestExamFragment, unknown>;
export const RestFileEntryFragmentDoc = new TypedDocumentString(`
    fragment RestFileEntry on UploadedFile {
  _id: id
  filename
  uploadedAt
  uploadDate: uploadedAt
  size
  mimeType
}
    `, {"fragmentName":"RestFileEntry"}) as unknown as TypedDocumentString<RestFileEntryFragment, unknown>;
export const RestMyDataFragmentDoc = new TypedDocumentString(`
    fragment RestMyData on MyData {
  createdAt
  account {
    ...RestProfile
  }
  sessions {
    ...RestUserSession
  }
  tasks {
    ...RestTask
  }
  student {
    ...RestStudent
  }
  exams {
    ...RestExam
  }
  files {
    ...RestFileEntry
  }
  changes {
    changedAt
    changes
    previousValues
    newValues
  }
  registers {
    name
    title
    columns {
      key
      heading
    }
    entries
  }
  leftOut {
    title
    reason
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestExam on Exam {
  _id: id
  version
  studentId
  name
  personalNumber
  phone
  email
  address
  course
  catalogueCourse {
    _id: id
    code
    name
    equivalents {
      ...RestEquivalentCourse
    }
  }
  registeredOn
  requestedMonth
  municipality {
    type
  }
  teacherId: teacher {
    _id: id
    userId {
      _id: id
      username
    }
  }
  status
  materialReceived {
    status
    receivedDate
  }
  paymentDate
  feeOre
  isFeeExempt
  feeExemptReason
  decision
  comment
  createdAt
}
fragment RestFileEntry on UploadedFile {
  _id: id
  filename
  uploadedAt
  uploadDate: uploadedAt
  size
  mimeType
}
fragment RestProfile on Profile {
  userId
  version
  name
  email
  phone
  role
  studentId
  teacherId
  createdAt
  isDemo
  settings {
    theme
    reducedMotion
    pageSize
    startPage
    shortcuts
    mutedNotifications
    notificationDigest
    tourSeen
  }
}
fragment RestUserSession on UserSession {
  _id: id
  current
  createdAt
  lastSeenAt
  expiresAt
  address
  userAgent
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}
fragment RestStudentFields on Student {
  name
  personalNumber
  phone
  email
  municipality {
    type
  }
  startDate
  endDate
  exam
  additionalInfo
}
fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}
fragment RestEducationFields on EducationEntry {
  _id: id
  type
  refId {
    ...RestEducationReference
  }
  name
  startDate
  endDate
  status
  grade
  isGradeDraft
  removedAt
  isEnrollment
}
fragment RestEducationEntry on EducationEntry {
  ...RestEducationFields
  version
  courseInstance {
    ...RestCourseInstanceSummary
  }
}
fragment RestStudent on Student {
  _id: id
  version
  name
  personalNumber
  personalNumberKind
  ...RestStudentFields
  teacherId
  aplStatus
  userId
  isProtected
  education {
    ...RestEducationEntry
  }
  enrollmentStats {
    totalEnrollments
    activeEnrollments
  }
  commentHistory {
    ...RestComment
  }
}
fragment RestTask on Task {
  _id: id
  description
}`, {"fragmentName":"RestMyData"}) as unknown as TypedDocumentString<RestMyDataFragment, unknown>;
export const RestAuditLogEntryFragmentDoc = new TypedDocumentString(`
    fragment RestAuditLogEntry on AuditLogEntry {
  _id: id
  at
  kind
  userId
  userName
  role
  subjectId
  subjectName
  address
  userAgent
  changes {
    field
    before
    after
  }
}
    `, {"fragmentName":"RestAuditLogEntry"}) as unknown as TypedDocumentString<RestAuditLogEntryFragment, unknown>;
export const RestAccessLogEntryFragmentDoc = new TypedDocumentString(`
    fragment RestAccessLogEntry on AccessLogEntry {
  _id: id
  at
  userId
  userName
  role
  action
  detail
  studentId
  studentName
  result
  isProtected
  reason
  question
}
    `, {"fragmentName":"RestAccessLogEntry"}) as unknown as TypedDocumentString<RestAccessLogEntryFragment, unknown>;
export const RestNotificationFragmentDoc = new TypedDocumentString(`
    fragment RestNotification on Notification {
  _id: id
  message
  meta {
    url
  }
  createdAt
}
    `, {"fragmentName":"RestNotification"}) as unknown as TypedDocumentString<RestNotificationFragment, unknown>;
export const RestPlacementWeekFragmentDoc = new TypedDocumentString(`
    fragment RestPlacementWeek on PlacementWeek {
  placementId
  week
  monday
  version
  hours
  days {
    day
    hours
    absence
    byWorkplace
  }
  reportedBy
  reportedAt
  confirmedBy
  confirmedAt
}
    `, {"fragmentName":"RestPlacementWeek"}) as unknown as TypedDocumentString<RestPlacementWeekFragment, unknown>;
export const RestSupervisorViewFragmentDoc = new TypedDocumentString(`
    fragment RestSupervisorView on SupervisorView {
  studentName
  workplace
  startDate
  endDate
  agreement {
    version
    startDate
    endDate
    hoursPerWeek
    plannedHours
    weekdays
    goals
    text {
      intro
      heading
      terms
    }
    textInEnglish {
      intro
      heading
      terms
    }
    isSignedByWorkplace
  }
  weeks {
    week
    monday
    version
    hours
    daysAway
    isConfirmed
  }
  goals {
    _id: id
    text
    level
    comment
  }
  assessment {
    version
    text
    isSeen
  }
}
    `, {"fragmentName":"RestSupervisorView"}) as unknown as TypedDocumentString<RestSupervisorViewFragment, unknown>;
export const RestPlacementGoalFragmentDoc = new TypedDocumentString(`
    fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
    `, {"fragmentName":"RestPlacementGoal"}) as unknown as TypedDocumentString<RestPlacementGoalFragment, unknown>;
export const RestPlacementAssessmentFragmentDoc = new TypedDocumentString(`
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
    `, {"fragmentName":"RestPlacementAssessment"}) as unknown as TypedDocumentString<RestPlacementAssessmentFragment, unknown>;
export const RestPlacementTalkFragmentDoc = new TypedDocumentString(`
    fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}
    `, {"fragmentName":"RestPlacementTalk"}) as unknown as TypedDocumentString<RestPlacementTalkFragment, unknown>;
export const RestPlacementFragmentDoc = new TypedDocumentString(`
    fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  endedOn
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    weekdays
    courses
    goals
    text {
      intro
      heading
      terms
    }
    sentAt
    signatures {
      party
      name
      signedAt
      address
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
  supervisorLink {
    sentTo
    createdAt
    expiresOn
    isLive
  }
  incidents {
    _id: id
    kind
    text
    createdAt
    createdBy
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`, {"fragmentName":"RestPlacement"}) as unknown as TypedDocumentString<RestPlacementFragment, unknown>;
export const RestPasswordChangedFragmentDoc = new TypedDocumentString(`
    fragment RestPasswordChanged on PasswordChanged {
  message
}
    `, {"fragmentName":"RestPasswordChanged"}) as unknown as TypedDocumentString<RestPasswordChangedFragment, unknown>;
export const RestSavedViewFragmentDoc = new TypedDocumentString(`
    fragment RestSavedView on SavedView {
  _id: id
  version
  list
  name
  address
  columns {
    hidden
    order
    widths {
      key
      width
    }
  }
  sharedWith
  ownerName
  isOwn
  isDefault
  viewerMay {
    change
    share
  }
}
    `, {"fragmentName":"RestSavedView"}) as unknown as TypedDocumentString<RestSavedViewFragment, unknown>;
export const RestSearchResultFragmentDoc = new TypedDocumentString(`
    fragment RestSearchResult on SearchResult {
  id
  type
  title
  subtitle
}
    `, {"fragmentName":"RestSearchResult"}) as unknown as TypedDocumentString<RestSearchResultFragment, unknown>;
export const RestFiguresFragmentDoc = new TypedDocumentString(`
    fragment RestFigures on CourseFigures {
  from
  to
  students
  participants
  graded
  droppedOut
  completedPercent
  droppedOutPercent
  passed
  passedPercent
  meanMerit
  meritGrades
  daysToGrade
  lateGrades
  dueGrades
}
    `, {"fragmentName":"RestFigures"}) as unknown as TypedDocumentString<RestFiguresFragment, unknown>;
export const RestGroupFragmentDoc = new TypedDocumentString(`
    fragment RestGroup on GroupFigures {
  key
  label
  participants
  graded
  passed
  droppedOut
  completedPercent
}
    `, {"fragmentName":"RestGroup"}) as unknown as TypedDocumentString<RestGroupFragment, unknown>;
export const RestMovedCardFragmentDoc = new TypedDocumentString(`
    fragment RestMovedCard on BoardCard {
  _id: id
  name
  aplStatus
  aplStatusSince
}
    `, {"fragmentName":"RestMovedCard"}) as unknown as TypedDocumentString<RestMovedCardFragment, unknown>;
export const RestStudyMappingFragmentDoc = new TypedDocumentString(`
    fragment RestStudyMapping on StudyMapping {
  studentId
  version
  background
  earlierStudies
  supportNeeds
  languages
  updatedAt
  updatedByName
}
    `, {"fragmentName":"RestStudyMapping"}) as unknown as TypedDocumentString<RestStudyMappingFragment, unknown>;
export const RestStudyPlanFragmentDoc = new TypedDocumentString(`
    fragment RestStudyPlan on StudyPlan {
  studentId
  studentName
  version
  state
  goal
  goalText
  programId
  packageId
  sfiPath
  sfiCourse
  basicPoints
  upperSecondaryPoints
  startDate
  plannedEndDate
  pacePercent
  agreedAt
  agreedByName
  studentAgreedAt
  updatedAt
  items {
    _id: id
    course {
      _id: id
      code
      name
      points
      system
    }
    term
    source
    grade
    validatedPoints
    isInterrupted
    note
  }
}
    `, {"fragmentName":"RestStudyPlan"}) as unknown as TypedDocumentString<RestStudyPlanFragment, unknown>;
export const RestValidationFragmentDoc = new TypedDocumentString(`
    fragment RestValidation on StudyValidation {
  _id: id
  version
  studentId
  course {
    _id: id
    code
    name
    points
    system
  }
  scope
  points
  basis
  decidedOn
  decidedByName
}
    `, {"fragmentName":"RestValidation"}) as unknown as TypedDocumentString<RestValidationFragment, unknown>;
export const RestTeacherWorkFragmentDoc = new TypedDocumentString(`
    fragment RestTeacherWork on TeacherWork {
  _id: id
  version
  user {
    _id: id
    name
    email
    phone
    active
    lastSeenAt
  }
  subjects {
    subject
    isQualified
  }
  employmentPercent
  employmentEndedOn
  ongoingInstances
  comingInstances
  students
  responsibleFor
  loadPoints
  loadPercent
  loadOn
  examsToReview
  gradesToSet
  overdueGrades
  overdueSince
}
    `, {"fragmentName":"RestTeacherWork"}) as unknown as TypedDocumentString<RestTeacherWorkFragment, unknown>;
export const RestTeacherDetailFragmentDoc = new TypedDocumentString(`
    fragment RestTeacherDetail on TeacherDetail {
  work {
    ...RestTeacherWork
  }
  schedule {
    _id: id
    course
    courseCode
    equivalents {
      ...RestEquivalentCourse
    }
    startDate
    endDate
    status
    students
    capacity
    ungraded
    gradesDueOn
    isOverdue
  }
  students {
    _id: id
    name
    education
    status
  }
  exams {
    _id: id
    studentId
    student
    course
    month
    status
  }
  history {
    _id: id
    kind
    text
    at
    by
  }
  planned {
    _id: id
    fromOn
    replacement {
      _id: id
      username
    }
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestTeacherWork on TeacherWork {
  _id: id
  version
  user {
    _id: id
    name
    email
    phone
    active
    lastSeenAt
  }
  subjects {
    subject
    isQualified
  }
  employmentPercent
  employmentEndedOn
  ongoingInstances
  comingInstances
  students
  responsibleFor
  loadPoints
  loadPercent
  loadOn
  examsToReview
  gradesToSet
  overdueGrades
  overdueSince
}`, {"fragmentName":"RestTeacherDetail"}) as unknown as TypedDocumentString<RestTeacherDetailFragment, unknown>;
export const RestTeacherReplacementCountsFragmentDoc = new TypedDocumentString(`
    fragment RestTeacherReplacementCounts on TeacherReplacementCounts {
  students
  exams
  occasions
  instances
  ungradedInstances
  replacements
}
    `, {"fragmentName":"RestTeacherReplacementCounts"}) as unknown as TypedDocumentString<RestTeacherReplacementCountsFragment, unknown>;
export const RestTimelineEntryFragmentDoc = new TypedDocumentString(`
    fragment RestTimelineEntry on TimelineEntry {
  _id: id
  at
  kind
  text
  by
  link
}
    `, {"fragmentName":"RestTimelineEntry"}) as unknown as TypedDocumentString<RestTimelineEntryFragment, unknown>;
export const RestUserFragmentDoc = new TypedDocumentString(`
    fragment RestUser on User {
  _id: id
  version
  name
  email
  phone
  role
  active
  teacherId
  studentId
}
    `, {"fragmentName":"RestUser"}) as unknown as TypedDocumentString<RestUserFragment, unknown>;
export const RestNotInvitedFragmentDoc = new TypedDocumentString(`
    fragment RestNotInvited on NotInvited {
  _id: id
  name
  reason
}
    `, {"fragmentName":"RestNotInvited"}) as unknown as TypedDocumentString<RestNotInvitedFragment, unknown>;
export const RestRenewedInvitationsFragmentDoc = new TypedDocumentString(`
    fragment RestRenewedInvitations on RenewedInvitations {
  sent
  notSent {
    ...RestNotInvited
  }
}
    fragment RestNotInvited on NotInvited {
  _id: id
  name
  reason
}`, {"fragmentName":"RestRenewedInvitations"}) as unknown as TypedDocumentString<RestRenewedInvitationsFragment, unknown>;
export const RestMessageFragmentDoc = new TypedDocumentString(`
    fragment RestMessage on Message {
  message
}
    `, {"fragmentName":"RestMessage"}) as unknown as TypedDocumentString<RestMessageFragment, unknown>;
export const RestWorkplaceContactFragmentDoc = new TypedDocumentString(`
    fragment RestWorkplaceContact on WorkplaceContact {
  _id: id
  version
  contactedOn
  kind
  withWhom
  note
  createdBy
}
    `, {"fragmentName":"RestWorkplaceContact"}) as unknown as TypedDocumentString<RestWorkplaceContactFragment, unknown>;
export const RestWorkplaceImportFragmentDoc = new TypedDocumentString(`
    fragment RestWorkplaceImport on WorkplaceImport {
  _id: id
  filename
  state
  createdAt
  importedBy
  sheet
  sheets
  skipped
  hiddenRows
  hiddenParts
  planned
  mayUndo
  undoRefusal
  summary {
    new
    changed
    unchanged
    invalid
    leftOut
    newWorkplaces
    changedWorkplaces
  }
}
    `, {"fragmentName":"RestWorkplaceImport"}) as unknown as TypedDocumentString<RestWorkplaceImportFragment, unknown>;
export const RestWorkplaceImportRowsFragmentDoc = new TypedDocumentString(`
    fragment RestWorkplaceImportRows on WorkplaceImport {
  ...RestWorkplaceImport
  columns {
    index
    header
    field
    doubt
  }
  rows(first: 1000) {
    row
    outcome
    name
    workplaceId
    cells
    errors {
      column
      value
      message
      warning
    }
    changes {
      field
      before
      after
    }
  }
}
    fragment RestWorkplaceImport on WorkplaceImport {
  _id: id
  filename
  state
  createdAt
  importedBy
  sheet
  sheets
  skipped
  hiddenRows
  hiddenParts
  planned
  mayUndo
  undoRefusal
  summary {
    new
    changed
    unchanged
    invalid
    leftOut
    newWorkplaces
    changedWorkplaces
  }
}`, {"fragmentName":"RestWorkplaceImportRows"}) as unknown as TypedDocumentString<RestWorkplaceImportRowsFragment, unknown>;
export const RestWorkplaceFragmentDoc = new TypedDocumentString(`
    fragment RestWorkplace on Workplace {
  _id: id
  version
  name
  organisationNumber
  unit
  street
  postalCode
  city
  municipality
  branches
  contactName
  contactPhone
  contactEmail
  places
  freePlaces
  note
  state
  stateReason
  riskAssessedOn
  agreedUntil
  agreementState
  agreements {
    _id: id
    version
    validFrom
    validTo
    note
    filename
    createdBy
  }
  supervisors {
    _id: id
    version
    name
    phone
    email
    trainedOn
    certificate
  }
}
    `, {"fragmentName":"RestWorkplace"}) as unknown as TypedDocumentString<RestWorkplaceFragment, unknown>;
export const RestSessionUserFragmentDoc = new TypedDocumentString(`
    fragment RestSessionUser on SessionUser {
  userId
  name
  email
  role
}
    `, {"fragmentName":"RestSessionUser"}) as unknown as TypedDocumentString<RestSessionUserFragment, unknown>;
export const RestLoginResultFragmentDoc = new TypedDocumentString(`
    fragment RestLoginResult on LoginResult {
  message
  token
  user {
    ...RestSessionUser
  }
}
    fragment RestSessionUser on SessionUser {
  userId
  name
  email
  role
}`, {"fragmentName":"RestLoginResult"}) as unknown as TypedDocumentString<RestLoginResultFragment, unknown>;
export const RestJobFragmentDoc = new TypedDocumentString(`
    fragment RestJob on Job {
  state
  done
  total
  result
  message
}
    `, {"fragmentName":"RestJob"}) as unknown as TypedDocumentString<RestJobFragment, unknown>;
export const RestRevokeApiKeyDocument = new TypedDocumentString(`
    mutation RestRevokeApiKey($input: RevokeApiKeyInput!) {
  revokeApiKey(input: $input) {
    _id: id
  }
}
    `) as unknown as TypedDocumentString<RestRevokeApiKeyMutation, RestRevokeApiKeyMutationVariables>;
export const RestApiKeysDocument = new TypedDocumentString(`
    query RestApiKeys {
  apiKeys {
    ...RestApiKey
  }
}
    fragment RestApiKey on ApiKey {
  _id: id
  name
  role
  createdAt
  createdBy
  expiresAt
  lastUsedAt
  revokedAt
}`) as unknown as TypedDocumentString<RestApiKeysQuery, RestApiKeysQueryVariables>;
export const RestCreateApiKeyDocument = new TypedDocumentString(`
    mutation RestCreateApiKey($input: CreateApiKeyInput!) {
  createApiKey(input: $input) {
    ...RestCreatedApiKey
  }
}
    fragment RestApiKey on ApiKey {
  _id: id
  name
  role
  createdAt
  createdBy
  expiresAt
  lastUsedAt
  revokedAt
}
fragment RestCreatedApiKey on CreatedApiKey {
  apiKey {
    ...RestApiKey
  }
  key
}`) as unknown as TypedDocumentString<RestCreateApiKeyMutation, RestCreateApiKeyMutationVariables>;
export const RestCalendarDocument = new TypedDocumentString(`
    query RestCalendar($input: CalendarInput!) {
  calendar(input: $input) {
    ...RestCalendar
  }
}
    fragment RestCalendarExam on CalendarExam {
  _id: id
  studentId
  studentName
  course
  courseId
  requestedMonth
  requestedYear
  status
  municipality
  teacherId
  teacherName
  paymentDate
  isFeeExempt
  materialReceived
  result
}
fragment RestCalendar on Calendar {
  occasions {
    _id: id
    version
    heldOn
    startsAt
    endsAt
    room
    part
    capacity
    invigilator
    teacherId
    teacherName
    registrationOpensOn
    registrationClosesOn
    note
    isCancelled
    cancelledReason
    courses {
      _id: id
      code
      name
    }
    bookings {
      exam {
        ...RestCalendarExam
      }
      attendance
      idChecked
      bookedAt
      summonedAt
      warnings
    }
    warnings
  }
  undated {
    ...RestCalendarExam
  }
  undatedCount
  marks {
    layer
    day
    courseInstanceId
    courseName
    name
  }
}`) as unknown as TypedDocumentString<RestCalendarQuery, RestCalendarQueryVariables>;
export const RestOccasionSummonsesDocument = new TypedDocumentString(`
    query RestOccasionSummonses($occasionId: ID!) {
  occasionSummonses(occasionId: $occasionId) {
    ...RestDocumentSheet
  }
}
    fragment RestDocumentSheet on DocumentSheet {
  type
  language
  landscape
  schoolName
  schoolDetails
  title
  subject
  blocks {
    heading
    paragraphs
    facts {
      label
      value
    }
    table {
      caption
      columns {
        header
        share
        numeric
      }
      rows
    }
    signatures
  }
  placeAndDate
  signatoryName
  signatoryTitle
}`) as unknown as TypedDocumentString<RestOccasionSummonsesQuery, RestOccasionSummonsesQueryVariables>;
export const RestCatalogueCoursesDocument = new TypedDocumentString(`
    query RestCatalogueCourses($filter: CatalogueCourseFilter) {
  catalogueCourses(input: {filter: $filter, first: 10000}) {
    nodes {
      ...RestCatalogueCourse
    }
  }
}
    fragment RestCatalogueCourse on CatalogueCourse {
  _id: id
  version
  code
  name
  subject
  points
  system
  level
  kind
  priceCategory
  validFrom
  validTo
  cancelledOn
  status
  equivalents {
    _id: id
    code
    name
    points
    system
    isArchived
    source
  }
  activeInstances
  students
}`) as unknown as TypedDocumentString<RestCatalogueCoursesQuery, RestCatalogueCoursesQueryVariables>;
export const RestCoursePackagesDocument = new TypedDocumentString(`
    query RestCoursePackages($filter: CoursePackageFilter) {
  coursePackages(input: {filter: $filter, first: 10000}) {
    nodes {
      ...RestCoursePackage
    }
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourse on Course {
  _id: id
  code
  name
  points
  system
  isArchived
  equivalents {
    ...RestEquivalentCourse
  }
}
fragment RestCoursePackage on CoursePackage {
  _id: id
  version
  code
  name
  kind
  description
  targetPoints
  aplWeeks
  edition
  isArchived
  points
  optionalPoints
  weeks
  activeStudents
  courses {
    course {
      ...RestCourse
    }
    choiceGroup
    isRequired
    hasApl
    plannedWeek
  }
}`) as unknown as TypedDocumentString<RestCoursePackagesQuery, RestCoursePackagesQueryVariables>;
export const RestCatalogueCourseDocument = new TypedDocumentString(`
    query RestCatalogueCourse($id: ID!) {
  catalogueCourse(id: $id) {
    ...RestCatalogueCourse
  }
}
    fragment RestCatalogueCourse on CatalogueCourse {
  _id: id
  version
  code
  name
  subject
  points
  system
  level
  kind
  priceCategory
  validFrom
  validTo
  cancelledOn
  status
  equivalents {
    _id: id
    code
    name
    points
    system
    isArchived
    source
  }
  activeInstances
  students
}`) as unknown as TypedDocumentString<RestCatalogueCourseQuery, RestCatalogueCourseQueryVariables>;
export const RestCreateCourseDocument = new TypedDocumentString(`
    mutation RestCreateCourse($input: CreateCourseInput!) {
  createCourse(input: $input) {
    ...RestCatalogueCourse
  }
}
    fragment RestCatalogueCourse on CatalogueCourse {
  _id: id
  version
  code
  name
  subject
  points
  system
  level
  kind
  priceCategory
  validFrom
  validTo
  cancelledOn
  status
  equivalents {
    _id: id
    code
    name
    points
    system
    isArchived
    source
  }
  activeInstances
  students
}`) as unknown as TypedDocumentString<RestCreateCourseMutation, RestCreateCourseMutationVariables>;
export const RestUpdateCourseDocument = new TypedDocumentString(`
    mutation RestUpdateCourse($input: UpdateCourseInput!) {
  updateCourse(input: $input) {
    ...RestCatalogueCourse
  }
}
    fragment RestCatalogueCourse on CatalogueCourse {
  _id: id
  version
  code
  name
  subject
  points
  system
  level
  kind
  priceCategory
  validFrom
  validTo
  cancelledOn
  status
  equivalents {
    _id: id
    code
    name
    points
    system
    isArchived
    source
  }
  activeInstances
  students
}`) as unknown as TypedDocumentString<RestUpdateCourseMutation, RestUpdateCourseMutationVariables>;
export const RestDeleteCourseDocument = new TypedDocumentString(`
    mutation RestDeleteCourse($input: DeleteFromCatalogueInput!) {
  deleteCourse(input: $input)
}
    `) as unknown as TypedDocumentString<RestDeleteCourseMutation, RestDeleteCourseMutationVariables>;
export const RestCoursePackageDocument = new TypedDocumentString(`
    query RestCoursePackage($id: ID!) {
  coursePackage(id: $id) {
    ...RestCoursePackage
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourse on Course {
  _id: id
  code
  name
  points
  system
  isArchived
  equivalents {
    ...RestEquivalentCourse
  }
}
fragment RestCoursePackage on CoursePackage {
  _id: id
  version
  code
  name
  kind
  description
  targetPoints
  aplWeeks
  edition
  isArchived
  points
  optionalPoints
  weeks
  activeStudents
  courses {
    course {
      ...RestCourse
    }
    choiceGroup
    isRequired
    hasApl
    plannedWeek
  }
}`) as unknown as TypedDocumentString<RestCoursePackageQuery, RestCoursePackageQueryVariables>;
export const RestCreateCoursePackageDocument = new TypedDocumentString(`
    mutation RestCreateCoursePackage($input: CreateCoursePackageInput!) {
  createCoursePackage(input: $input) {
    ...RestCoursePackage
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourse on Course {
  _id: id
  code
  name
  points
  system
  isArchived
  equivalents {
    ...RestEquivalentCourse
  }
}
fragment RestCoursePackage on CoursePackage {
  _id: id
  version
  code
  name
  kind
  description
  targetPoints
  aplWeeks
  edition
  isArchived
  points
  optionalPoints
  weeks
  activeStudents
  courses {
    course {
      ...RestCourse
    }
    choiceGroup
    isRequired
    hasApl
    plannedWeek
  }
}`) as unknown as TypedDocumentString<RestCreateCoursePackageMutation, RestCreateCoursePackageMutationVariables>;
export const RestUpdateCoursePackageDocument = new TypedDocumentString(`
    mutation RestUpdateCoursePackage($input: UpdateCoursePackageInput!) {
  updateCoursePackage(input: $input) {
    ...RestCoursePackage
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourse on Course {
  _id: id
  code
  name
  points
  system
  isArchived
  equivalents {
    ...RestEquivalentCourse
  }
}
fragment RestCoursePackage on CoursePackage {
  _id: id
  version
  code
  name
  kind
  description
  targetPoints
  aplWeeks
  edition
  isArchived
  points
  optionalPoints
  weeks
  activeStudents
  courses {
    course {
      ...RestCourse
    }
    choiceGroup
    isRequired
    hasApl
    plannedWeek
  }
}`) as unknown as TypedDocumentString<RestUpdateCoursePackageMutation, RestUpdateCoursePackageMutationVariables>;
export const RestDeleteCoursePackageDocument = new TypedDocumentString(`
    mutation RestDeleteCoursePackage($input: DeleteFromCatalogueInput!) {
  deleteCoursePackage(input: $input)
}
    `) as unknown as TypedDocumentString<RestDeleteCoursePackageMutation, RestDeleteCoursePackageMutationVariables>;
export const RestPreviewEnrollOnPackageDocument = new TypedDocumentString(`
    query RestPreviewEnrollOnPackage($input: EnrollOnPackageInput!) {
  previewEnrollOnPackage(input: $input) {
    courses {
      course {
        ...RestCourse
      }
      startDate
      endDate
      instance {
        ...RestPackageInstance
      }
      instances {
        ...RestPackageInstance
      }
      students
      leftOut {
        ...RestPackageRemark
      }
      problems {
        ...RestPackageRemark
      }
      warnings {
        ...RestPackageRemark
      }
    }
    points
    startDate
    endDate
    problems {
      ...RestPackageRemark
    }
    extendedDates {
      studentId
      studentName
      startDateBefore
      startDate
      endDateBefore
      endDate
    }
    isPossible
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourse on Course {
  _id: id
  code
  name
  points
  system
  isArchived
  equivalents {
    ...RestEquivalentCourse
  }
}
fragment RestPackageRemark on EnrollmentRemark {
  code
  message
  count
  examples
}
fragment RestPackageInstance on PackageInstance {
  _id: id
  name
  startDate
  endDate
  pacePercent
  teacher
  seatsLeft
}`) as unknown as TypedDocumentString<RestPreviewEnrollOnPackageQuery, RestPreviewEnrollOnPackageQueryVariables>;
export const RestEnrollOnPackageDocument = new TypedDocumentString(`
    mutation RestEnrollOnPackage($input: EnrollOnPackageInput!) {
  enrollOnPackage(input: $input) {
    students
    courses
    placed
    datesExtended
    batchId
  }
}
    `) as unknown as TypedDocumentString<RestEnrollOnPackageMutation, RestEnrollOnPackageMutationVariables>;
export const RestProgramsDocument = new TypedDocumentString(`
    query RestPrograms($filter: ProgramFilter) {
  programs(filter: $filter) {
    ...RestProgram
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourse on Course {
  _id: id
  code
  name
  points
  system
  isArchived
  equivalents {
    ...RestEquivalentCourse
  }
}
fragment RestProgram on Program {
  _id: id
  version
  code
  name
  description
  points
  requiredPoints
  programmePoints
  freePoints
  passedPoints
  isArchived
  activeStudents
  courses {
    course {
      ...RestCourse
    }
    part
    choiceGroup
  }
}`) as unknown as TypedDocumentString<RestProgramsQuery, RestProgramsQueryVariables>;
export const RestProgramDocument = new TypedDocumentString(`
    query RestProgram($id: ID!) {
  program(id: $id) {
    ...RestProgram
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourse on Course {
  _id: id
  code
  name
  points
  system
  isArchived
  equivalents {
    ...RestEquivalentCourse
  }
}
fragment RestProgram on Program {
  _id: id
  version
  code
  name
  description
  points
  requiredPoints
  programmePoints
  freePoints
  passedPoints
  isArchived
  activeStudents
  courses {
    course {
      ...RestCourse
    }
    part
    choiceGroup
  }
}`) as unknown as TypedDocumentString<RestProgramQuery, RestProgramQueryVariables>;
export const RestCreateProgramDocument = new TypedDocumentString(`
    mutation RestCreateProgram($input: CreateProgramInput!) {
  createProgram(input: $input) {
    ...RestProgram
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourse on Course {
  _id: id
  code
  name
  points
  system
  isArchived
  equivalents {
    ...RestEquivalentCourse
  }
}
fragment RestProgram on Program {
  _id: id
  version
  code
  name
  description
  points
  requiredPoints
  programmePoints
  freePoints
  passedPoints
  isArchived
  activeStudents
  courses {
    course {
      ...RestCourse
    }
    part
    choiceGroup
  }
}`) as unknown as TypedDocumentString<RestCreateProgramMutation, RestCreateProgramMutationVariables>;
export const RestUpdateProgramDocument = new TypedDocumentString(`
    mutation RestUpdateProgram($input: UpdateProgramInput!) {
  updateProgram(input: $input) {
    ...RestProgram
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourse on Course {
  _id: id
  code
  name
  points
  system
  isArchived
  equivalents {
    ...RestEquivalentCourse
  }
}
fragment RestProgram on Program {
  _id: id
  version
  code
  name
  description
  points
  requiredPoints
  programmePoints
  freePoints
  passedPoints
  isArchived
  activeStudents
  courses {
    course {
      ...RestCourse
    }
    part
    choiceGroup
  }
}`) as unknown as TypedDocumentString<RestUpdateProgramMutation, RestUpdateProgramMutationVariables>;
export const RestDeleteProgramDocument = new TypedDocumentString(`
    mutation RestDeleteProgram($input: DeleteFromCatalogueInput!) {
  deleteProgram(input: $input)
}
    `) as unknown as TypedDocumentString<RestDeleteProgramMutation, RestDeleteProgramMutationVariables>;
export const RestAddStudentCommentDocument = new TypedDocumentString(`
    mutation RestAddStudentComment($input: AddCommentInput!) {
  addStudentComment(input: $input) {
    ...RestCommentHistory
  }
}
    fragment RestCommentHistory on CommentHistory {
  commentHistory {
    ...RestComment
  }
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}`) as unknown as TypedDocumentString<RestAddStudentCommentMutation, RestAddStudentCommentMutationVariables>;
export const RestEditStudentCommentDocument = new TypedDocumentString(`
    mutation RestEditStudentComment($input: EditCommentInput!) {
  editStudentComment(input: $input) {
    ...RestCommentHistory
  }
}
    fragment RestCommentHistory on CommentHistory {
  commentHistory {
    ...RestComment
  }
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}`) as unknown as TypedDocumentString<RestEditStudentCommentMutation, RestEditStudentCommentMutationVariables>;
export const RestDeleteStudentCommentDocument = new TypedDocumentString(`
    mutation RestDeleteStudentComment($input: DeleteCommentInput!) {
  deleteStudentComment(input: $input) {
    ...RestCommentHistory
  }
}
    fragment RestCommentHistory on CommentHistory {
  commentHistory {
    ...RestComment
  }
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}`) as unknown as TypedDocumentString<RestDeleteStudentCommentMutation, RestDeleteStudentCommentMutationVariables>;
export const RestRestoreCommentDocument = new TypedDocumentString(`
    mutation RestRestoreComment($input: RestoreCommentInput!) {
  restoreComment(input: $input) {
    ...RestCommentHistory
  }
}
    fragment RestCommentHistory on CommentHistory {
  commentHistory {
    ...RestComment
  }
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}`) as unknown as TypedDocumentString<RestRestoreCommentMutation, RestRestoreCommentMutationVariables>;
export const RestAddAplCommentDocument = new TypedDocumentString(`
    mutation RestAddAplComment($input: AddCommentInput!) {
  addAplComment(input: $input) {
    ...RestCommentHistory
  }
}
    fragment RestCommentHistory on CommentHistory {
  commentHistory {
    ...RestComment
  }
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}`) as unknown as TypedDocumentString<RestAddAplCommentMutation, RestAddAplCommentMutationVariables>;
export const RestEditAplCommentDocument = new TypedDocumentString(`
    mutation RestEditAplComment($input: EditAplCommentInput!) {
  editAplComment(input: $input) {
    ...RestCommentHistory
  }
}
    fragment RestCommentHistory on CommentHistory {
  commentHistory {
    ...RestComment
  }
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}`) as unknown as TypedDocumentString<RestEditAplCommentMutation, RestEditAplCommentMutationVariables>;
export const RestDeleteAplCommentDocument = new TypedDocumentString(`
    mutation RestDeleteAplComment($input: DeleteAplCommentInput!) {
  deleteAplComment(input: $input) {
    ...RestCommentHistory
  }
}
    fragment RestCommentHistory on CommentHistory {
  commentHistory {
    ...RestComment
  }
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}`) as unknown as TypedDocumentString<RestDeleteAplCommentMutation, RestDeleteAplCommentMutationVariables>;
export const RestMarkCommentsSeenDocument = new TypedDocumentString(`
    mutation RestMarkCommentsSeen($input: MarkCommentsSeenInput!) {
  markCommentsSeen(input: $input) {
    ...RestCommentHistory
  }
}
    fragment RestCommentHistory on CommentHistory {
  commentHistory {
    ...RestComment
  }
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}`) as unknown as TypedDocumentString<RestMarkCommentsSeenMutation, RestMarkCommentsSeenMutationVariables>;
export const RestCourseInstancesDocument = new TypedDocumentString(`
    query RestCourseInstances($input: CourseInstancesInput) {
  courseInstances(input: $input) {
    nodes {
      ...RestCourseInstance
    }
    nextCursor
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstance on CourseInstance {
  _id: id
  version
  name
  courseId
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  points
  startDate
  endDate
  weeks
  pacePercent
  studyForm
  location
  municipality
  teacherId
  teacherName
  capacity
  admitted
  started
  droppedOut
  graded
  ungraded
  status
  gradesDueOn
  gradesSignedAt
  seriesId
}`) as unknown as TypedDocumentString<RestCourseInstancesQuery, RestCourseInstancesQueryVariables>;
export const RestCourseInstanceDocument = new TypedDocumentString(`
    query RestCourseInstance($id: ID!) {
  courseInstance(id: $id) {
    ...RestCourseInstance
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstance on CourseInstance {
  _id: id
  version
  name
  courseId
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  points
  startDate
  endDate
  weeks
  pacePercent
  studyForm
  location
  municipality
  teacherId
  teacherName
  capacity
  admitted
  started
  droppedOut
  graded
  ungraded
  status
  gradesDueOn
  gradesSignedAt
  seriesId
}`) as unknown as TypedDocumentString<RestCourseInstanceQuery, RestCourseInstanceQueryVariables>;
export const RestCourseInstanceStudentsDocument = new TypedDocumentString(`
    query RestCourseInstanceStudents($id: ID!) {
  courseInstanceStudents(id: $id) {
    ...RestCourseInstanceStudents
  }
}
    fragment RestCourseInstanceStudents on CourseInstanceStudents {
  students {
    enrollmentId
    studentId
    name
    personalNumber
    email
    phone
    municipality
    isProtected
    status
    statusOn
    startDate
    endDate
    pacePercent
    grade
    gradedOn
  }
}`) as unknown as TypedDocumentString<RestCourseInstanceStudentsQuery, RestCourseInstanceStudentsQueryVariables>;
export const RestCreateCourseInstanceDocument = new TypedDocumentString(`
    mutation RestCreateCourseInstance($input: CreateCourseInstanceInput!) {
  createCourseInstance(input: $input) {
    ...RestCourseInstance
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstance on CourseInstance {
  _id: id
  version
  name
  courseId
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  points
  startDate
  endDate
  weeks
  pacePercent
  studyForm
  location
  municipality
  teacherId
  teacherName
  capacity
  admitted
  started
  droppedOut
  graded
  ungraded
  status
  gradesDueOn
  gradesSignedAt
  seriesId
}`) as unknown as TypedDocumentString<RestCreateCourseInstanceMutation, RestCreateCourseInstanceMutationVariables>;
export const RestUpdateCourseInstanceDocument = new TypedDocumentString(`
    mutation RestUpdateCourseInstance($input: UpdateCourseInstanceInput!) {
  updateCourseInstance(input: $input) {
    ...RestCourseInstance
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstance on CourseInstance {
  _id: id
  version
  name
  courseId
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  points
  startDate
  endDate
  weeks
  pacePercent
  studyForm
  location
  municipality
  teacherId
  teacherName
  capacity
  admitted
  started
  droppedOut
  graded
  ungraded
  status
  gradesDueOn
  gradesSignedAt
  seriesId
}`) as unknown as TypedDocumentString<RestUpdateCourseInstanceMutation, RestUpdateCourseInstanceMutationVariables>;
export const RestDeleteCourseInstanceDocument = new TypedDocumentString(`
    mutation RestDeleteCourseInstance($input: DeleteCourseInstanceInput!) {
  deleteCourseInstance(input: $input)
}
    `) as unknown as TypedDocumentString<RestDeleteCourseInstanceMutation, RestDeleteCourseInstanceMutationVariables>;
export const RestCancelCourseInstanceDocument = new TypedDocumentString(`
    mutation RestCancelCourseInstance($input: CancelCourseInstanceInput!) {
  cancelCourseInstance(input: $input) {
    ...RestCancelCourseInstanceResult
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstance on CourseInstance {
  _id: id
  version
  name
  courseId
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  points
  startDate
  endDate
  weeks
  pacePercent
  studyForm
  location
  municipality
  teacherId
  teacherName
  capacity
  admitted
  started
  droppedOut
  graded
  ungraded
  status
  gradesDueOn
  gradesSignedAt
  seriesId
}
fragment RestCancelCourseInstanceResult on CancelCourseInstanceResult {
  instance {
    ...RestCourseInstance
  }
  students
  batchId
  waitingMails
}`) as unknown as TypedDocumentString<RestCancelCourseInstanceMutation, RestCancelCourseInstanceMutationVariables>;
export const RestSendCancellationMailsDocument = new TypedDocumentString(`
    mutation RestSendCancellationMails($input: SendCancellationMailsInput!) {
  sendCancellationMails(input: $input) {
    ...RestSentCancellationMails
  }
}
    fragment RestSentCancellationMails on SentCancellationMails {
  sent
}`) as unknown as TypedDocumentString<RestSendCancellationMailsMutation, RestSendCancellationMailsMutationVariables>;
export const RestReopenCourseInstanceDocument = new TypedDocumentString(`
    mutation RestReopenCourseInstance($input: ReopenCourseInstanceInput!) {
  reopenCourseInstance(input: $input) {
    ...RestCourseInstance
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstance on CourseInstance {
  _id: id
  version
  name
  courseId
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  points
  startDate
  endDate
  weeks
  pacePercent
  studyForm
  location
  municipality
  teacherId
  teacherName
  capacity
  admitted
  started
  droppedOut
  graded
  ungraded
  status
  gradesDueOn
  gradesSignedAt
  seriesId
}`) as unknown as TypedDocumentString<RestReopenCourseInstanceMutation, RestReopenCourseInstanceMutationVariables>;
export const RestSkipNeedsDocument = new TypedDocumentString(`
    mutation RestSkipNeeds($input: SkipNeedsInput!) {
  changed: skipNeeds(input: $input)
}
    `) as unknown as TypedDocumentString<RestSkipNeedsMutation, RestSkipNeedsMutationVariables>;
export const RestCourseMatchingDocument = new TypedDocumentString(`
    query RestCourseMatching($input: CourseMatchingInput) {
  courseMatching(input: $input) {
    ...RestMatchPage
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestMatchCounts on MatchCounts {
  needs
  safe
  uncertain
  none
  skipped
}
fragment RestMatchCourse on Course {
  _id: id
  code
  equivalents {
    ...RestEquivalentCourse
  }
  name
  points
}
fragment RestMatchPage on MatchPage {
  counts {
    ...RestMatchCounts
  }
  totalCount
  nodes {
    key
    studentId
    student
    municipality
    wanted
    courses {
      ...RestMatchCourse
    }
    earliestOn
    pacePercent
    frame
    step
    note
    state
    passedGrade
    isEnrolled
    isCrowded
    proposals {
      instanceId
      course {
        ...RestMatchCourse
      }
      name
      startDate
      endDate
      pacePercent
      location
      municipality
      teacher
      seatsLeft
      score
      reasons
      isOpen
    }
  }
}`) as unknown as TypedDocumentString<RestCourseMatchingQuery, RestCourseMatchingQueryVariables>;
export const RestMatchNeedsDocument = new TypedDocumentString(`
    mutation RestMatchNeeds($input: MatchNeedsInput!) {
  matchNeeds(input: $input) {
    ...RestMatchOutcome
  }
}
    fragment RestMatchOutcome on MatchOutcome {
  batchId
  matched
  job {
    _id: id
    state
    done
    total
  }
}`) as unknown as TypedDocumentString<RestMatchNeedsMutation, RestMatchNeedsMutationVariables>;
export const RestSafeMatchesDocument = new TypedDocumentString(`
    query RestSafeMatches($filter: MatchFilter) {
  safeMatches(filter: $filter) {
    ...RestSafeMatches
  }
}
    fragment RestSafeMatches on SafeMatches {
  total
  groups {
    instanceId
    name
    courseCode
    startDate
    seatsLeft
    students
  }
}`) as unknown as TypedDocumentString<RestSafeMatchesQuery, RestSafeMatchesQueryVariables>;
export const RestMatchSafeNeedsDocument = new TypedDocumentString(`
    mutation RestMatchSafeNeeds($input: MatchSafeNeedsInput!) {
  matchSafeNeeds(input: $input) {
    ...RestMatchOutcome
  }
}
    fragment RestMatchOutcome on MatchOutcome {
  batchId
  matched
  job {
    _id: id
    state
    done
    total
  }
}`) as unknown as TypedDocumentString<RestMatchSafeNeedsMutation, RestMatchSafeNeedsMutationVariables>;
export const RestMatchBatchesDocument = new TypedDocumentString(`
    query RestMatchBatches {
  matchBatches {
    ...RestMatchBatch
  }
}
    fragment RestMatchBatch on MatchBatch {
  _id: id
  title
  size
  createdAt
  createdBy
  undoneAt
  entries {
    studentId
    student
    course
    instance
    startDate
  }
}`) as unknown as TypedDocumentString<RestMatchBatchesQuery, RestMatchBatchesQueryVariables>;
export const RestMatchedEntriesDocument = new TypedDocumentString(`
    query RestMatchedEntries($input: MatchedEntriesInput) {
  matchedEntries(input: $input) {
    ...RestMatchedEntryPage
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestMatchCourse on Course {
  _id: id
  code
  equivalents {
    ...RestEquivalentCourse
  }
  name
  points
}
fragment RestMatchedEntryPage on MatchedEntryPage {
  totalCount
  nodes {
    _id: id
    studentId
    student
    municipality
    course {
      ...RestMatchCourse
    }
    instance
    startDate
    matchedAt
    matchedBy
    batchId
    batchSize
    mayUndo
  }
}`) as unknown as TypedDocumentString<RestMatchedEntriesQuery, RestMatchedEntriesQueryVariables>;
export const RestUndoMatchDocument = new TypedDocumentString(`
    mutation RestUndoMatch($input: UndoMatchInput!) {
  undoMatch(input: $input) {
    ...RestMatchBatch
  }
}
    fragment RestMatchBatch on MatchBatch {
  _id: id
  title
  size
  createdAt
  createdBy
  undoneAt
  entries {
    studentId
    student
    course
    instance
    startDate
  }
}`) as unknown as TypedDocumentString<RestUndoMatchMutation, RestUndoMatchMutationVariables>;
export const RestCreateInstanceForNeedsDocument = new TypedDocumentString(`
    mutation RestCreateInstanceForNeeds($input: CreateInstanceForNeedsInput!) {
  createInstanceForNeeds(input: $input) {
    ...RestMatchOutcome
  }
}
    fragment RestMatchOutcome on MatchOutcome {
  batchId
  matched
  job {
    _id: id
    state
    done
    total
  }
}`) as unknown as TypedDocumentString<RestCreateInstanceForNeedsMutation, RestCreateInstanceForNeedsMutationVariables>;
export const RestUnknownCourseNamesDocument = new TypedDocumentString(`
    query RestUnknownCourseNames($input: UnknownCourseNamesInput) {
  unknownCourseNames(input: $input) {
    ...RestUnknownCourseNamePage
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestMatchCourse on Course {
  _id: id
  code
  equivalents {
    ...RestEquivalentCourse
  }
  name
  points
}
fragment RestUnknownCourseNamePage on UnknownCourseNamePage {
  totalCount
  nodes {
    text
    students
    importRows
    hits {
      likeness
      course {
        ...RestMatchCourse
      }
    }
  }
}`) as unknown as TypedDocumentString<RestUnknownCourseNamesQuery, RestUnknownCourseNamesQueryVariables>;
export const RestResolveCourseNameDocument = new TypedDocumentString(`
    mutation RestResolveCourseName($input: ResolveCourseNameInput!) {
  resolveCourseName(input: $input) {
    ...RestResolvedCourseName
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestMatchCourse on Course {
  _id: id
  code
  equivalents {
    ...RestEquivalentCourse
  }
  name
  points
}
fragment RestCourseAlias on CourseAlias {
  _id: id
  text
  course {
    ...RestMatchCourse
  }
  createdBy
  createdAt
}
fragment RestResolvedCourseName on ResolvedCourseName {
  students
  alias {
    ...RestCourseAlias
  }
}`) as unknown as TypedDocumentString<RestResolveCourseNameMutation, RestResolveCourseNameMutationVariables>;
export const RestAddCourseWishDocument = new TypedDocumentString(`
    mutation RestAddCourseWish($input: AddCourseWishInput!) {
  addCourseWish(input: $input) {
    ...RestMatchCounts
  }
}
    fragment RestMatchCounts on MatchCounts {
  needs
  safe
  uncertain
  none
  skipped
}`) as unknown as TypedDocumentString<RestAddCourseWishMutation, RestAddCourseWishMutationVariables>;
export const RestCourseAliasesDocument = new TypedDocumentString(`
    query RestCourseAliases {
  courseAliases {
    ...RestCourseAlias
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestMatchCourse on Course {
  _id: id
  code
  equivalents {
    ...RestEquivalentCourse
  }
  name
  points
}
fragment RestCourseAlias on CourseAlias {
  _id: id
  text
  course {
    ...RestMatchCourse
  }
  createdBy
  createdAt
}`) as unknown as TypedDocumentString<RestCourseAliasesQuery, RestCourseAliasesQueryVariables>;
export const RestForgetCourseAliasDocument = new TypedDocumentString(`
    mutation RestForgetCourseAlias($input: ForgetCourseAliasInput!) {
  forgetCourseAlias(input: $input)
}
    `) as unknown as TypedDocumentString<RestForgetCourseAliasMutation, RestForgetCourseAliasMutationVariables>;
export const RestParticipantMessagePreviewDocument = new TypedDocumentString(`
    query RestParticipantMessagePreview($id: ID!) {
  participantMessagePreview(id: $id) {
    ...RestParticipantMessagePreview
  }
}
    fragment RestParticipantMessagePreview on ParticipantMessagePreview {
  participants
  reached
  withoutEmail
  withProtectedData
}`) as unknown as TypedDocumentString<RestParticipantMessagePreviewQuery, RestParticipantMessagePreviewQueryVariables>;
export const RestMessageParticipantsDocument = new TypedDocumentString(`
    mutation RestMessageParticipants($input: MessageParticipantsInput!) {
  messageParticipants(input: $input) {
    ...RestParticipantMessage
  }
}
    fragment RestParticipantMessage on ParticipantMessage {
  _id: id
  sentAt
  reached
}`) as unknown as TypedDocumentString<RestMessageParticipantsMutation, RestMessageParticipantsMutationVariables>;
export const RestDetailsDocument = new TypedDocumentString(`
    query RestDetails($type: DetailsType!, $id: ID!) {
  details(type: $type, id: $id) {
    ... on StudentCard {
      _id: id
      type
      title
      personalNumber
      personalNumberKind
      phone
      email
      municipality {
        type
      }
      startDate
      endDate
      status
      educationSummary
      education {
        ...RestEducationFields
        courseInstance {
          ...RestCourseInstanceSummary
        }
      }
      teacher {
        _id: id
        username
      }
      aplStatus
      aplStatusSince
      withheld
      link
    }
    ... on TeacherCard {
      _id: id
      type
      title
      email
      active
      isOwn
      courseInstances {
        ...RestCourseInstanceSummary
      }
      studentCount
    }
    ... on AccountCard {
      _id: id
      type
      title
      role
      email
      active
    }
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}
fragment RestEducationFields on EducationEntry {
  _id: id
  type
  refId {
    ...RestEducationReference
  }
  name
  startDate
  endDate
  status
  grade
  isGradeDraft
  removedAt
  isEnrollment
}`) as unknown as TypedDocumentString<RestDetailsQuery, RestDetailsQueryVariables>;
export const RestCourseDocument = new TypedDocumentString(`
    query RestCourse($id: ID!) {
  course(id: $id) {
    ...RestCourseDetail
  }
}
    fragment RestCourseDetail on CourseDetail {
  _id: id
  courseName
  teacher {
    _id: id
    username
  }
  students {
    _id: id
    name
  }
}`) as unknown as TypedDocumentString<RestCourseQuery, RestCourseQueryVariables>;
export const RestDocumentBatchDocument = new TypedDocumentString(`
    query RestDocumentBatch {
  documentSubjects(input: {type: STUDENT_LIST, first: 1}) {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<RestDocumentBatchQuery, RestDocumentBatchQueryVariables>;
export const RestVerifyDocumentDocument = new TypedDocumentString(`
    query RestVerifyDocument($code: String!) {
  verifyDocument(code: $code) {
    ...RestDocumentVerification
  }
}
    fragment RestDocumentVerification on DocumentVerification {
  code
  type
  title
  issuedOn
  issuer
  valid
  revokedOn
  erasedOn
  holder
  sha256
}`) as unknown as TypedDocumentString<RestVerifyDocumentQuery, RestVerifyDocumentQueryVariables>;
export const RestIssuedDocumentDocument = new TypedDocumentString(`
    query RestIssuedDocument($id: ID!) {
  issuedDocument(id: $id) {
    ...RestIssuedDocument
  }
}
    fragment RestIssuedDocument on IssuedDocument {
  id
  filename
  size
}`) as unknown as TypedDocumentString<RestIssuedDocumentQuery, RestIssuedDocumentQueryVariables>;
export const RestFreezesDocument = new TypedDocumentString(`
    query RestFreezes {
  earningFreezes {
    ...RestFreeze
  }
}
    fragment RestFreeze on EarningFreeze {
  _id: id
  month
  kind
  throughOn
  frozenAt
  frozenByName
  totalOre
  municipalities {
    municipality
    lines
    linesOre
    correctionsOre
    totalOre
    invoicedOre
    status
    invoices {
      id
      amountOre
      reference
      invoicedAt
      invoicedByName
    }
  }
  uninvoiced
  uninvoicedOre
}`) as unknown as TypedDocumentString<RestFreezesQuery, RestFreezesQueryVariables>;
export const RestEarningsDocument = new TypedDocumentString(`
    query RestEarnings($input: EarningsInput!) {
  earnings(input: $input) {
    ...RestEarningsReport
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestEarningsReport on EarningsReport {
  from
  to
  through
  frozenMonths
  cards {
    earnedOre
    baseOre
    resultOre
    correctionsOre
    invoiceableOre
    remainingResultOre
    remainingCount
    riskOre
    riskCount
  }
  groups {
    municipality
    courseId
    packageId
    code
    equivalents {
      ...RestEquivalentCourse
    }
    title
    enrollments
    baseOre
    resultOre
    correctionsOre
    earnedOre
    remainingResultOre
    riskOre
    status
  }
  problems {
    kind
    municipality
    courses
    enrollments
    titles
  }
}`) as unknown as TypedDocumentString<RestEarningsQuery, RestEarningsQueryVariables>;
export const RestPriceListsDocument = new TypedDocumentString(`
    query RestPriceLists($municipality: String) {
  priceLists(municipality: $municipality) {
    ...RestPriceList
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestPriceList on PriceList {
  _id: id
  version
  municipality
  name
  validFrom
  validTo
  paidPauseDays
  rows {
    category
    courseId
    packageId
    code
    equivalents {
      ...RestEquivalentCourse
    }
    title
    distance
    basis
    amountOre
    basePercent
    paysFailed
  }
}`) as unknown as TypedDocumentString<RestPriceListsQuery, RestPriceListsQueryVariables>;
export const RestCreatePriceListDocument = new TypedDocumentString(`
    mutation RestCreatePriceList($input: CreatePriceListInput!) {
  createPriceList(input: $input) {
    ...RestPriceList
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestPriceList on PriceList {
  _id: id
  version
  municipality
  name
  validFrom
  validTo
  paidPauseDays
  rows {
    category
    courseId
    packageId
    code
    equivalents {
      ...RestEquivalentCourse
    }
    title
    distance
    basis
    amountOre
    basePercent
    paysFailed
  }
}`) as unknown as TypedDocumentString<RestCreatePriceListMutation, RestCreatePriceListMutationVariables>;
export const RestReadPriceWorkbookDocument = new TypedDocumentString(`
    mutation RestReadPriceWorkbook($input: ReadPriceWorkbookInput!) {
  readPriceWorkbook(input: $input) {
    ...RestPriceWorkbook
  }
}
    fragment RestPriceWorkbook on PriceWorkbook {
  rows
  hiddenRows
}`) as unknown as TypedDocumentString<RestReadPriceWorkbookMutation, RestReadPriceWorkbookMutationVariables>;
export const RestUpdatePriceListDocument = new TypedDocumentString(`
    mutation RestUpdatePriceList($input: UpdatePriceListInput!) {
  updatePriceList(input: $input) {
    ...RestPriceList
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestPriceList on PriceList {
  _id: id
  version
  municipality
  name
  validFrom
  validTo
  paidPauseDays
  rows {
    category
    courseId
    packageId
    code
    equivalents {
      ...RestEquivalentCourse
    }
    title
    distance
    basis
    amountOre
    basePercent
    paysFailed
  }
}`) as unknown as TypedDocumentString<RestUpdatePriceListMutation, RestUpdatePriceListMutationVariables>;
export const RestDeletePriceListDocument = new TypedDocumentString(`
    mutation RestDeletePriceList($input: DeletePriceListInput!) {
  deletePriceList(input: $input)
}
    `) as unknown as TypedDocumentString<RestDeletePriceListMutation, RestDeletePriceListMutationVariables>;
export const RestFreezePeriodDocument = new TypedDocumentString(`
    mutation RestFreezePeriod($input: FreezePeriodInput!) {
  freezePeriod(input: $input) {
    ...RestFreeze
  }
}
    fragment RestFreeze on EarningFreeze {
  _id: id
  month
  kind
  throughOn
  frozenAt
  frozenByName
  totalOre
  municipalities {
    municipality
    lines
    linesOre
    correctionsOre
    totalOre
    invoicedOre
    status
    invoices {
      id
      amountOre
      reference
      invoicedAt
      invoicedByName
    }
  }
  uninvoiced
  uninvoicedOre
}`) as unknown as TypedDocumentString<RestFreezePeriodMutation, RestFreezePeriodMutationVariables>;
export const RestMarkInvoicedDocument = new TypedDocumentString(`
    mutation RestMarkInvoiced($input: MarkInvoicedInput!) {
  markInvoiced(input: $input) {
    ...RestFreeze
  }
}
    fragment RestFreeze on EarningFreeze {
  _id: id
  month
  kind
  throughOn
  frozenAt
  frozenByName
  totalOre
  municipalities {
    municipality
    lines
    linesOre
    correctionsOre
    totalOre
    invoicedOre
    status
    invoices {
      id
      amountOre
      reference
      invoicedAt
      invoicedByName
    }
  }
  uninvoiced
  uninvoicedOre
}`) as unknown as TypedDocumentString<RestMarkInvoicedMutation, RestMarkInvoicedMutationVariables>;
export const RestInvoiceSheetDocument = new TypedDocumentString(`
    query RestInvoiceSheet($input: InvoiceSheetInput!) {
  invoiceSheet(input: $input) {
    ...RestInvoiceSheet
  }
}
    fragment RestInvoiceSheet on InvoiceSheet {
  month
  municipality
  rows {
    personalNumber
    name
    code
    title
    points
    pausedDays
    unpaidDays
    kind
    amountOre
    reference
  }
  totalOre
}`) as unknown as TypedDocumentString<RestInvoiceSheetQuery, RestInvoiceSheetQueryVariables>;
export const RestCorrectEarningsDocument = new TypedDocumentString(`
    mutation RestCorrectEarnings($input: CorrectEarningsInput!) {
  correctEarnings(input: $input) {
    ...RestCorrection
  }
}
    fragment RestCorrection on EarningCorrection {
  _id: id
  month
  enrollmentId
  studentId
  municipality
  title
  amountOre
  reason
  createdAt
  createdByName
}`) as unknown as TypedDocumentString<RestCorrectEarningsMutation, RestCorrectEarningsMutationVariables>;
export const RestCoursesDocument = new TypedDocumentString(`
    query RestCourses {
  courses {
    ...RestCourseSummary
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseSummary on CourseSummary {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  points
  teacher {
    _id: id
    username
  }
}`) as unknown as TypedDocumentString<RestCoursesQuery, RestCoursesQueryVariables>;
export const RestTeachersDocument = new TypedDocumentString(`
    query RestTeachers {
  teachers {
    ...RestTeacher
  }
}
    fragment RestTeacher on Teacher {
  _id: id
  userId {
    _id: id
    username
  }
}`) as unknown as TypedDocumentString<RestTeachersQuery, RestTeachersQueryVariables>;
export const RestEnrollmentDocument = new TypedDocumentString(`
    query RestEnrollment($id: ID!) {
  enrollment(id: $id) {
    ...RestEnrollmentFields
    statusHistory {
      status
      effectiveOn
      reason
      note
      changedAt
      changedBy
    }
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestEnrollmentFields on Enrollment {
  _id: id
  version
  student {
    _id: id
    name
    personalNumber
    municipality
  }
  type
  targetId
  name
  code
  equivalents {
    ...RestEquivalentCourse
  }
  points
  courseInstance {
    ...RestCourseInstanceSummary
  }
  teacher
  startDate
  endDate
  pacePercent
  status
  statusOn
  statusReason
  grade
  gradedOn
  isGradeSigned
  lastActivityOn
  csnReportedAt
  invoicedOn
  isEnrollment
  removedAt
  removedReason
}`) as unknown as TypedDocumentString<RestEnrollmentQuery, RestEnrollmentQueryVariables>;
export const RestEnrollStudentDocument = new TypedDocumentString(`
    mutation RestEnrollStudent($input: EnrollStudentInput!) {
  enrollStudent(input: $input) {
    ...RestEnrollmentFields
    warnings
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestEnrollmentFields on Enrollment {
  _id: id
  version
  student {
    _id: id
    name
    personalNumber
    municipality
  }
  type
  targetId
  name
  code
  equivalents {
    ...RestEquivalentCourse
  }
  points
  courseInstance {
    ...RestCourseInstanceSummary
  }
  teacher
  startDate
  endDate
  pacePercent
  status
  statusOn
  statusReason
  grade
  gradedOn
  isGradeSigned
  lastActivityOn
  csnReportedAt
  invoicedOn
  isEnrollment
  removedAt
  removedReason
}`) as unknown as TypedDocumentString<RestEnrollStudentMutation, RestEnrollStudentMutationVariables>;
export const RestCsnReportDocument = new TypedDocumentString(`
    query RestCsnReport($id: ID!) {
  csnReport(id: $id) {
    ...RestCsnReportFields
    rows {
      enrollmentId
      personalNumber
      name
      courseCode
      courseName
      points
      pacePercent
      startDate
      endDate
      event
      eventOn
      eventTo
      change
      isUnder20
      grade
    }
  }
}
    fragment RestCsnReportFields on CsnReport {
  _id: id
  createdAt
  createdBy
  size
  enrollments
  withdrawal {
    withdrawnAt
    withdrawnBy
    reason
    reopened
  }
}`) as unknown as TypedDocumentString<RestCsnReportQuery, RestCsnReportQueryVariables>;
export const RestEnrollmentsDocument = new TypedDocumentString(`
    query RestEnrollments($input: EnrollmentsInput) {
  enrollments(input: $input) {
    nodes {
      ...RestEnrollmentFields
    }
    nextCursor
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestEnrollmentFields on Enrollment {
  _id: id
  version
  student {
    _id: id
    name
    personalNumber
    municipality
  }
  type
  targetId
  name
  code
  equivalents {
    ...RestEquivalentCourse
  }
  points
  courseInstance {
    ...RestCourseInstanceSummary
  }
  teacher
  startDate
  endDate
  pacePercent
  status
  statusOn
  statusReason
  grade
  gradedOn
  isGradeSigned
  lastActivityOn
  csnReportedAt
  invoicedOn
  isEnrollment
  removedAt
  removedReason
}`) as unknown as TypedDocumentString<RestEnrollmentsQuery, RestEnrollmentsQueryVariables>;
export const RestUpdateEnrollmentDocument = new TypedDocumentString(`
    mutation RestUpdateEnrollment($input: UpdateEnrollmentInput!) {
  updateEnrollment(input: $input) {
    ...RestEnrollmentFields
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestEnrollmentFields on Enrollment {
  _id: id
  version
  student {
    _id: id
    name
    personalNumber
    municipality
  }
  type
  targetId
  name
  code
  equivalents {
    ...RestEquivalentCourse
  }
  points
  courseInstance {
    ...RestCourseInstanceSummary
  }
  teacher
  startDate
  endDate
  pacePercent
  status
  statusOn
  statusReason
  grade
  gradedOn
  isGradeSigned
  lastActivityOn
  csnReportedAt
  invoicedOn
  isEnrollment
  removedAt
  removedReason
}`) as unknown as TypedDocumentString<RestUpdateEnrollmentMutation, RestUpdateEnrollmentMutationVariables>;
export const RestRemoveEnrollmentDocument = new TypedDocumentString(`
    mutation RestRemoveEnrollment($input: RemoveEnrollmentInput!) {
  removeEnrollment(input: $input) {
    ...RestEnrollmentFields
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestEnrollmentFields on Enrollment {
  _id: id
  version
  student {
    _id: id
    name
    personalNumber
    municipality
  }
  type
  targetId
  name
  code
  equivalents {
    ...RestEquivalentCourse
  }
  points
  courseInstance {
    ...RestCourseInstanceSummary
  }
  teacher
  startDate
  endDate
  pacePercent
  status
  statusOn
  statusReason
  grade
  gradedOn
  isGradeSigned
  lastActivityOn
  csnReportedAt
  invoicedOn
  isEnrollment
  removedAt
  removedReason
}`) as unknown as TypedDocumentString<RestRemoveEnrollmentMutation, RestRemoveEnrollmentMutationVariables>;
export const RestCsnReportsDocument = new TypedDocumentString(`
    query RestCsnReports {
  csnReports {
    ...RestCsnReportFields
  }
}
    fragment RestCsnReportFields on CsnReport {
  _id: id
  createdAt
  createdBy
  size
  enrollments
  withdrawal {
    withdrawnAt
    withdrawnBy
    reason
    reopened
  }
}`) as unknown as TypedDocumentString<RestCsnReportsQuery, RestCsnReportsQueryVariables>;
export const RestWithdrawCsnReportDocument = new TypedDocumentString(`
    mutation RestWithdrawCsnReport($input: WithdrawCsnReportInput!) {
  withdrawCsnReport(input: $input) {
    ...RestCsnReportFields
  }
}
    fragment RestCsnReportFields on CsnReport {
  _id: id
  createdAt
  createdBy
  size
  enrollments
  withdrawal {
    withdrawnAt
    withdrawnBy
    reason
    reopened
  }
}`) as unknown as TypedDocumentString<RestWithdrawCsnReportMutation, RestWithdrawCsnReportMutationVariables>;
export const RestExamsDocument = new TypedDocumentString(`
    query RestExams($input: ExamsInput) {
  exams(input: $input) {
    nodes {
      ...RestExam
    }
    nextCursor
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestExam on Exam {
  _id: id
  version
  studentId
  name
  personalNumber
  phone
  email
  address
  course
  catalogueCourse {
    _id: id
    code
    name
    equivalents {
      ...RestEquivalentCourse
    }
  }
  registeredOn
  requestedMonth
  municipality {
    type
  }
  teacherId: teacher {
    _id: id
    userId {
      _id: id
      username
    }
  }
  status
  materialReceived {
    status
    receivedDate
  }
  paymentDate
  feeOre
  isFeeExempt
  feeExemptReason
  decision
  comment
  createdAt
}`) as unknown as TypedDocumentString<RestExamsQuery, RestExamsQueryVariables>;
export const RestRegisterExamDocument = new TypedDocumentString(`
    mutation RestRegisterExam($input: RegisterExamInput!) {
  registerExam(input: $input) {
    ...RestExam
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestExam on Exam {
  _id: id
  version
  studentId
  name
  personalNumber
  phone
  email
  address
  course
  catalogueCourse {
    _id: id
    code
    name
    equivalents {
      ...RestEquivalentCourse
    }
  }
  registeredOn
  requestedMonth
  municipality {
    type
  }
  teacherId: teacher {
    _id: id
    userId {
      _id: id
      username
    }
  }
  status
  materialReceived {
    status
    receivedDate
  }
  paymentDate
  feeOre
  isFeeExempt
  feeExemptReason
  decision
  comment
  createdAt
}`) as unknown as TypedDocumentString<RestRegisterExamMutation, RestRegisterExamMutationVariables>;
export const RestDecideExamDocument = new TypedDocumentString(`
    mutation RestDecideExam($input: DecideExamInput!) {
  decideExam(input: $input) {
    ...RestExam
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestExam on Exam {
  _id: id
  version
  studentId
  name
  personalNumber
  phone
  email
  address
  course
  catalogueCourse {
    _id: id
    code
    name
    equivalents {
      ...RestEquivalentCourse
    }
  }
  registeredOn
  requestedMonth
  municipality {
    type
  }
  teacherId: teacher {
    _id: id
    userId {
      _id: id
      username
    }
  }
  status
  materialReceived {
    status
    receivedDate
  }
  paymentDate
  feeOre
  isFeeExempt
  feeExemptReason
  decision
  comment
  createdAt
}`) as unknown as TypedDocumentString<RestDecideExamMutation, RestDecideExamMutationVariables>;
export const RestDecideExamsDocument = new TypedDocumentString(`
    mutation RestDecideExams($input: DecideExamsInput!) {
  decideExams(input: $input) {
    ...RestExam
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestExam on Exam {
  _id: id
  version
  studentId
  name
  personalNumber
  phone
  email
  address
  course
  catalogueCourse {
    _id: id
    code
    name
    equivalents {
      ...RestEquivalentCourse
    }
  }
  registeredOn
  requestedMonth
  municipality {
    type
  }
  teacherId: teacher {
    _id: id
    userId {
      _id: id
      username
    }
  }
  status
  materialReceived {
    status
    receivedDate
  }
  paymentDate
  feeOre
  isFeeExempt
  feeExemptReason
  decision
  comment
  createdAt
}`) as unknown as TypedDocumentString<RestDecideExamsMutation, RestDecideExamsMutationVariables>;
export const RestUndoExamDecisionsDocument = new TypedDocumentString(`
    mutation RestUndoExamDecisions($input: UndoExamDecisionsInput!) {
  undoExamDecisions(input: $input) {
    ...RestExam
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestExam on Exam {
  _id: id
  version
  studentId
  name
  personalNumber
  phone
  email
  address
  course
  catalogueCourse {
    _id: id
    code
    name
    equivalents {
      ...RestEquivalentCourse
    }
  }
  registeredOn
  requestedMonth
  municipality {
    type
  }
  teacherId: teacher {
    _id: id
    userId {
      _id: id
      username
    }
  }
  status
  materialReceived {
    status
    receivedDate
  }
  paymentDate
  feeOre
  isFeeExempt
  feeExemptReason
  decision
  comment
  createdAt
}`) as unknown as TypedDocumentString<RestUndoExamDecisionsMutation, RestUndoExamDecisionsMutationVariables>;
export const RestUpdateExamDocument = new TypedDocumentString(`
    mutation RestUpdateExam($input: UpdateExamInput!) {
  updateExam(input: $input) {
    ...RestExam
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestExam on Exam {
  _id: id
  version
  studentId
  name
  personalNumber
  phone
  email
  address
  course
  catalogueCourse {
    _id: id
    code
    name
    equivalents {
      ...RestEquivalentCourse
    }
  }
  registeredOn
  requestedMonth
  municipality {
    type
  }
  teacherId: teacher {
    _id: id
    userId {
      _id: id
      username
    }
  }
  status
  materialReceived {
    status
    receivedDate
  }
  paymentDate
  feeOre
  isFeeExempt
  feeExemptReason
  decision
  comment
  createdAt
}`) as unknown as TypedDocumentString<RestUpdateExamMutation, RestUpdateExamMutationVariables>;
export const RestDeleteExamDocument = new TypedDocumentString(`
    mutation RestDeleteExam($input: DeleteExamInput!) {
  deleteExam(input: $input)
}
    `) as unknown as TypedDocumentString<RestDeleteExamMutation, RestDeleteExamMutationVariables>;
export const RestCreateExportDocument = new TypedDocumentString(`
    mutation RestCreateExport($input: CreateExportInput!) {
  createExport(input: $input) {
    ...RestListExport
  }
}
    fragment RestListExport on ListExport {
  _id: id
  list
  format
  filename
  rowCount
  jobId
}`) as unknown as TypedDocumentString<RestCreateExportMutation, RestCreateExportMutationVariables>;
export const RestListExportDocument = new TypedDocumentString(`
    query RestListExport($id: ID!) {
  listExport(id: $id) {
    ...RestListExport
  }
}
    fragment RestListExport on ListExport {
  _id: id
  list
  format
  filename
  rowCount
  jobId
}`) as unknown as TypedDocumentString<RestListExportQuery, RestListExportQueryVariables>;
export const RestFilesDocument = new TypedDocumentString(`
    query RestFiles($studentId: ID!) {
  files(studentId: $studentId) {
    ...RestFileEntry
  }
}
    fragment RestFileEntry on UploadedFile {
  _id: id
  filename
  uploadedAt
  uploadDate: uploadedAt
  size
  mimeType
}`) as unknown as TypedDocumentString<RestFilesQuery, RestFilesQueryVariables>;
export const RestAddFileDocument = new TypedDocumentString(`
    mutation RestAddFile($input: AddFileInput!) {
  addFile(input: $input) {
    ...RestFileEntry
  }
}
    fragment RestFileEntry on UploadedFile {
  _id: id
  filename
  uploadedAt
  uploadDate: uploadedAt
  size
  mimeType
}`) as unknown as TypedDocumentString<RestAddFileMutation, RestAddFileMutationVariables>;
export const RestFileDocument = new TypedDocumentString(`
    query RestFile($id: ID!) {
  file(id: $id) {
    ...RestFileEntry
  }
}
    fragment RestFileEntry on UploadedFile {
  _id: id
  filename
  uploadedAt
  uploadDate: uploadedAt
  size
  mimeType
}`) as unknown as TypedDocumentString<RestFileQuery, RestFileQueryVariables>;
export const RestDeleteFileDocument = new TypedDocumentString(`
    mutation RestDeleteFile($input: DeleteFileInput!) {
  deleteFile(input: $input)
}
    `) as unknown as TypedDocumentString<RestDeleteFileMutation, RestDeleteFileMutationVariables>;
export const RestFollowUpsDocument = new TypedDocumentString(`
    query RestFollowUps {
  followUps {
    ...RestFollowUp
  }
}
    fragment RestFollowUp on FollowUp {
  _id: id
  version
  studentId
  studentName
  dueOn
  note
  assigneeId
  createdBy
  doneAt
}`) as unknown as TypedDocumentString<RestFollowUpsQuery, RestFollowUpsQueryVariables>;
export const RestAddFollowUpDocument = new TypedDocumentString(`
    mutation RestAddFollowUp($input: AddFollowUpInput!) {
  addFollowUp(input: $input) {
    ...RestFollowUp
  }
}
    fragment RestFollowUp on FollowUp {
  _id: id
  version
  studentId
  studentName
  dueOn
  note
  assigneeId
  createdBy
  doneAt
}`) as unknown as TypedDocumentString<RestAddFollowUpMutation, RestAddFollowUpMutationVariables>;
export const RestUpdateFollowUpDocument = new TypedDocumentString(`
    mutation RestUpdateFollowUp($input: UpdateFollowUpInput!) {
  updateFollowUp(input: $input) {
    ...RestFollowUp
  }
}
    fragment RestFollowUp on FollowUp {
  _id: id
  version
  studentId
  studentName
  dueOn
  note
  assigneeId
  createdBy
  doneAt
}`) as unknown as TypedDocumentString<RestUpdateFollowUpMutation, RestUpdateFollowUpMutationVariables>;
export const RestCompleteFollowUpDocument = new TypedDocumentString(`
    mutation RestCompleteFollowUp($input: CompleteFollowUpInput!) {
  completeFollowUp(input: $input) {
    ...RestFollowUp
  }
}
    fragment RestFollowUp on FollowUp {
  _id: id
  version
  studentId
  studentName
  dueOn
  note
  assigneeId
  createdBy
  doneAt
}`) as unknown as TypedDocumentString<RestCompleteFollowUpMutation, RestCompleteFollowUpMutationVariables>;
export const RestSetGradeDocument = new TypedDocumentString(`
    mutation RestSetGrade($input: SetGradeInput!) {
  setGrade(input: $input) {
    ...RestGradeRow
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestGradeRow on GradeRow {
  version
  entry {
    ...RestEducationEntry
  }
}
fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}
fragment RestEducationFields on EducationEntry {
  _id: id
  type
  refId {
    ...RestEducationReference
  }
  name
  startDate
  endDate
  status
  grade
  isGradeDraft
  removedAt
  isEnrollment
}
fragment RestEducationEntry on EducationEntry {
  ...RestEducationFields
  version
  courseInstance {
    ...RestCourseInstanceSummary
  }
}`) as unknown as TypedDocumentString<RestSetGradeMutation, RestSetGradeMutationVariables>;
export const RestCommitImportDocument = new TypedDocumentString(`
    mutation RestCommitImport($input: CommitImportInput!) {
  commitImport(input: $input) {
    jobId: id
  }
}
    `) as unknown as TypedDocumentString<RestCommitImportMutation, RestCommitImportMutationVariables>;
export const RestUndoImportDocument = new TypedDocumentString(`
    mutation RestUndoImport($input: UndoImportInput!) {
  undoImport(input: $input) {
    batchId: id
    state
    summary {
      new
      changed
      unchanged
      invalid
      duplicates
      conflicts
    }
  }
}
    `) as unknown as TypedDocumentString<RestUndoImportMutation, RestUndoImportMutationVariables>;
export const RestImportErrorsDocument = new TypedDocumentString(`
    query RestImportErrors($batchId: ID!) {
  importBatch(id: $batchId) {
    filename
    columns {
      header
    }
    rows(first: 10000, onlyErrors: true) {
      row
      outcome
      cells
      errors {
        message
        warning
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RestImportErrorsQuery, RestImportErrorsQueryVariables>;
export const RestImportTemplateDocument = new TypedDocumentString(`
    query RestImportTemplate {
  importBatches {
    _id: id
  }
}
    `) as unknown as TypedDocumentString<RestImportTemplateQuery, RestImportTemplateQueryVariables>;
export const RestExportStudentsDocument = new TypedDocumentString(`
    query RestExportStudents($filter: StudentFilter, $sort: StudentSort) {
  exportStudents(filter: $filter, sort: $sort) {
    ...RestStudentFields
    educationSummary
    teacher {
      userId {
        username
      }
    }
    status
    aplStatus
    unseenCommentCount
    updatedAt
  }
}
    fragment RestStudentFields on Student {
  name
  personalNumber
  phone
  email
  municipality {
    type
  }
  startDate
  endDate
  exam
  additionalInfo
}`) as unknown as TypedDocumentString<RestExportStudentsQuery, RestExportStudentsQueryVariables>;
export const RestPreviewImportDocument = new TypedDocumentString(`
    mutation RestPreviewImport($input: PreviewImportInput!) {
  previewImport(input: $input) {
    ...RestImportPreview
  }
}
    fragment RestImportPreview on ImportBatch {
  batchId: id
  hiddenRows
  hiddenParts
  leavesOutHidden
  summary {
    new
    changed
    unchanged
    invalid
    duplicates
    conflicts
  }
  columns {
    index
    header
    field
    doubt
  }
  rows(first: 10000) {
    row
    outcome
    errors {
      column
      value
      message
    }
  }
}`) as unknown as TypedDocumentString<RestPreviewImportMutation, RestPreviewImportMutationVariables>;
export const RestUpdateImportDocument = new TypedDocumentString(`
    mutation RestUpdateImport($input: UpdateImportInput!) {
  updateImport(input: $input) {
    ...RestImportPreview
  }
}
    fragment RestImportPreview on ImportBatch {
  batchId: id
  hiddenRows
  hiddenParts
  leavesOutHidden
  summary {
    new
    changed
    unchanged
    invalid
    duplicates
    conflicts
  }
  columns {
    index
    header
    field
    doubt
  }
  rows(first: 10000) {
    row
    outcome
    errors {
      column
      value
      message
    }
  }
}`) as unknown as TypedDocumentString<RestUpdateImportMutation, RestUpdateImportMutationVariables>;
export const RestHeldImportRowsDocument = new TypedDocumentString(`
    query RestHeldImportRows {
  heldImportRows {
    ...RestHeldImportRow
  }
}
    fragment RestHeldImportRow on HeldImportRow {
  _id: id
  batchId
  importedBy
  importedAt
  filename
  row
  cells {
    header
    value
  }
  studentId
  studentName
}`) as unknown as TypedDocumentString<RestHeldImportRowsQuery, RestHeldImportRowsQueryVariables>;
export const RestTakeHeldImportRowDocument = new TypedDocumentString(`
    mutation RestTakeHeldImportRow($input: HeldImportRowInput!) {
  takeHeldImportRow(input: $input) {
    ...RestImportPreview
  }
}
    fragment RestImportPreview on ImportBatch {
  batchId: id
  hiddenRows
  hiddenParts
  leavesOutHidden
  summary {
    new
    changed
    unchanged
    invalid
    duplicates
    conflicts
  }
  columns {
    index
    header
    field
    doubt
  }
  rows(first: 10000) {
    row
    outcome
    errors {
      column
      value
      message
    }
  }
}`) as unknown as TypedDocumentString<RestTakeHeldImportRowMutation, RestTakeHeldImportRowMutationVariables>;
export const RestDropHeldImportRowDocument = new TypedDocumentString(`
    mutation RestDropHeldImportRow($input: HeldImportRowInput!) {
  dropHeldImportRow(input: $input)
}
    `) as unknown as TypedDocumentString<RestDropHeldImportRowMutation, RestDropHeldImportRowMutationVariables>;
export const RestMyDataPaperDocument = new TypedDocumentString(`
    query RestMyDataPaper {
  myData {
    ...RestMyData
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestExam on Exam {
  _id: id
  version
  studentId
  name
  personalNumber
  phone
  email
  address
  course
  catalogueCourse {
    _id: id
    code
    name
    equivalents {
      ...RestEquivalentCourse
    }
  }
  registeredOn
  requestedMonth
  municipality {
    type
  }
  teacherId: teacher {
    _id: id
    userId {
      _id: id
      username
    }
  }
  status
  materialReceived {
    status
    receivedDate
  }
  paymentDate
  feeOre
  isFeeExempt
  feeExemptReason
  decision
  comment
  createdAt
}
fragment RestFileEntry on UploadedFile {
  _id: id
  filename
  uploadedAt
  uploadDate: uploadedAt
  size
  mimeType
}
fragment RestMyData on MyData {
  createdAt
  account {
    ...RestProfile
  }
  sessions {
    ...RestUserSession
  }
  tasks {
    ...RestTask
  }
  student {
    ...RestStudent
  }
  exams {
    ...RestExam
  }
  files {
    ...RestFileEntry
  }
  changes {
    changedAt
    changes
    previousValues
    newValues
  }
  registers {
    name
    title
    columns {
      key
      heading
    }
    entries
  }
  leftOut {
    title
    reason
  }
}
fragment RestProfile on Profile {
  userId
  version
  name
  email
  phone
  role
  studentId
  teacherId
  createdAt
  isDemo
  settings {
    theme
    reducedMotion
    pageSize
    startPage
    shortcuts
    mutedNotifications
    notificationDigest
    tourSeen
  }
}
fragment RestUserSession on UserSession {
  _id: id
  current
  createdAt
  lastSeenAt
  expiresAt
  address
  userAgent
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}
fragment RestStudentFields on Student {
  name
  personalNumber
  phone
  email
  municipality {
    type
  }
  startDate
  endDate
  exam
  additionalInfo
}
fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}
fragment RestEducationFields on EducationEntry {
  _id: id
  type
  refId {
    ...RestEducationReference
  }
  name
  startDate
  endDate
  status
  grade
  isGradeDraft
  removedAt
  isEnrollment
}
fragment RestEducationEntry on EducationEntry {
  ...RestEducationFields
  version
  courseInstance {
    ...RestCourseInstanceSummary
  }
}
fragment RestStudent on Student {
  _id: id
  version
  name
  personalNumber
  personalNumberKind
  ...RestStudentFields
  teacherId
  aplStatus
  userId
  isProtected
  education {
    ...RestEducationEntry
  }
  enrollmentStats {
    totalEnrollments
    activeEnrollments
  }
  commentHistory {
    ...RestComment
  }
}
fragment RestTask on Task {
  _id: id
  description
}`) as unknown as TypedDocumentString<RestMyDataPaperQuery, RestMyDataPaperQueryVariables>;
export const RestMyDataDocument = new TypedDocumentString(`
    query RestMyData {
  myData {
    ...RestMyData
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestExam on Exam {
  _id: id
  version
  studentId
  name
  personalNumber
  phone
  email
  address
  course
  catalogueCourse {
    _id: id
    code
    name
    equivalents {
      ...RestEquivalentCourse
    }
  }
  registeredOn
  requestedMonth
  municipality {
    type
  }
  teacherId: teacher {
    _id: id
    userId {
      _id: id
      username
    }
  }
  status
  materialReceived {
    status
    receivedDate
  }
  paymentDate
  feeOre
  isFeeExempt
  feeExemptReason
  decision
  comment
  createdAt
}
fragment RestFileEntry on UploadedFile {
  _id: id
  filename
  uploadedAt
  uploadDate: uploadedAt
  size
  mimeType
}
fragment RestMyData on MyData {
  createdAt
  account {
    ...RestProfile
  }
  sessions {
    ...RestUserSession
  }
  tasks {
    ...RestTask
  }
  student {
    ...RestStudent
  }
  exams {
    ...RestExam
  }
  files {
    ...RestFileEntry
  }
  changes {
    changedAt
    changes
    previousValues
    newValues
  }
  registers {
    name
    title
    columns {
      key
      heading
    }
    entries
  }
  leftOut {
    title
    reason
  }
}
fragment RestProfile on Profile {
  userId
  version
  name
  email
  phone
  role
  studentId
  teacherId
  createdAt
  isDemo
  settings {
    theme
    reducedMotion
    pageSize
    startPage
    shortcuts
    mutedNotifications
    notificationDigest
    tourSeen
  }
}
fragment RestUserSession on UserSession {
  _id: id
  current
  createdAt
  lastSeenAt
  expiresAt
  address
  userAgent
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}
fragment RestStudentFields on Student {
  name
  personalNumber
  phone
  email
  municipality {
    type
  }
  startDate
  endDate
  exam
  additionalInfo
}
fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}
fragment RestEducationFields on EducationEntry {
  _id: id
  type
  refId {
    ...RestEducationReference
  }
  name
  startDate
  endDate
  status
  grade
  isGradeDraft
  removedAt
  isEnrollment
}
fragment RestEducationEntry on EducationEntry {
  ...RestEducationFields
  version
  courseInstance {
    ...RestCourseInstanceSummary
  }
}
fragment RestStudent on Student {
  _id: id
  version
  name
  personalNumber
  personalNumberKind
  ...RestStudentFields
  teacherId
  aplStatus
  userId
  isProtected
  education {
    ...RestEducationEntry
  }
  enrollmentStats {
    totalEnrollments
    activeEnrollments
  }
  commentHistory {
    ...RestComment
  }
}
fragment RestTask on Task {
  _id: id
  description
}`) as unknown as TypedDocumentString<RestMyDataQuery, RestMyDataQueryVariables>;
export const RestAuditLogDocument = new TypedDocumentString(`
    query RestAuditLog($input: AuditLogInput) {
  auditLog(input: $input) {
    nodes {
      ...RestAuditLogEntry
    }
    nextCursor
  }
}
    fragment RestAuditLogEntry on AuditLogEntry {
  _id: id
  at
  kind
  userId
  userName
  role
  subjectId
  subjectName
  address
  userAgent
  changes {
    field
    before
    after
  }
}`) as unknown as TypedDocumentString<RestAuditLogQuery, RestAuditLogQueryVariables>;
export const RestAccessLogDocument = new TypedDocumentString(`
    query RestAccessLog($input: AccessLogInput) {
  accessLog(input: $input) {
    nodes {
      ...RestAccessLogEntry
    }
    nextCursor
  }
}
    fragment RestAccessLogEntry on AccessLogEntry {
  _id: id
  at
  userId
  userName
  role
  action
  detail
  studentId
  studentName
  result
  isProtected
  reason
  question
}`) as unknown as TypedDocumentString<RestAccessLogQuery, RestAccessLogQueryVariables>;
export const RestNotificationsDocument = new TypedDocumentString(`
    query RestNotifications {
  notifications {
    ...RestNotification
  }
}
    fragment RestNotification on Notification {
  _id: id
  message
  meta {
    url
  }
  createdAt
}`) as unknown as TypedDocumentString<RestNotificationsQuery, RestNotificationsQueryVariables>;
export const RestResolveNotificationsDocument = new TypedDocumentString(`
    mutation RestResolveNotifications($input: ResolveNotificationsInput!) {
  resolved: resolveNotifications(input: $input)
}
    `) as unknown as TypedDocumentString<RestResolveNotificationsMutation, RestResolveNotificationsMutationVariables>;
export const RestRestoreNotificationsDocument = new TypedDocumentString(`
    mutation RestRestoreNotifications($input: RestoreNotificationsInput!) {
  restored: restoreNotifications(input: $input)
}
    `) as unknown as TypedDocumentString<RestRestoreNotificationsMutation, RestRestoreNotificationsMutationVariables>;
export const RestResolveNotificationDocument = new TypedDocumentString(`
    mutation RestResolveNotification($input: ResolveNotificationInput!) {
  resolveNotification(input: $input) {
    ...RestNotification
  }
}
    fragment RestNotification on Notification {
  _id: id
  message
  meta {
    url
  }
  createdAt
}`) as unknown as TypedDocumentString<RestResolveNotificationMutation, RestResolveNotificationMutationVariables>;
export const RestResetNotificationDocument = new TypedDocumentString(`
    mutation RestResetNotification($input: ResetNotificationInput!) {
  resetNotification(input: $input) {
    ...RestNotification
  }
}
    fragment RestNotification on Notification {
  _id: id
  message
  meta {
    url
  }
  createdAt
}`) as unknown as TypedDocumentString<RestResetNotificationMutation, RestResetNotificationMutationVariables>;
export const RestSendAgreementDocument = new TypedDocumentString(`
    mutation RestSendAgreement($input: SendAgreementInput!) {
  sendAgreement(input: $input) {
    ...RestPlacement
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  endedOn
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    weekdays
    courses
    goals
    text {
      intro
      heading
      terms
    }
    sentAt
    signatures {
      party
      name
      signedAt
      address
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
  supervisorLink {
    sentTo
    createdAt
    expiresOn
    isLive
  }
  incidents {
    _id: id
    kind
    text
    createdAt
    createdBy
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestSendAgreementMutation, RestSendAgreementMutationVariables>;
export const RestSignAgreementDocument = new TypedDocumentString(`
    mutation RestSignAgreement($input: SignAgreementInput!) {
  signAgreement(input: $input) {
    ...RestPlacement
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  endedOn
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    weekdays
    courses
    goals
    text {
      intro
      heading
      terms
    }
    sentAt
    signatures {
      party
      name
      signedAt
      address
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
  supervisorLink {
    sentTo
    createdAt
    expiresOn
    isLive
  }
  incidents {
    _id: id
    kind
    text
    createdAt
    createdBy
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestSignAgreementMutation, RestSignAgreementMutationVariables>;
export const RestSignOwnAgreementDocument = new TypedDocumentString(`
    mutation RestSignOwnAgreement($input: SignOwnAgreementInput!) {
  signOwnAgreement(input: $input) {
    ...RestPlacement
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  endedOn
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    weekdays
    courses
    goals
    text {
      intro
      heading
      terms
    }
    sentAt
    signatures {
      party
      name
      signedAt
      address
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
  supervisorLink {
    sentTo
    createdAt
    expiresOn
    isLive
  }
  incidents {
    _id: id
    kind
    text
    createdAt
    createdBy
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestSignOwnAgreementMutation, RestSignOwnAgreementMutationVariables>;
export const RestAttachSignedAgreementDocument = new TypedDocumentString(`
    mutation RestAttachSignedAgreement($input: AttachSignedAgreementInput!) {
  attachSignedAgreement(input: $input) {
    ...RestPlacement
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  endedOn
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    weekdays
    courses
    goals
    text {
      intro
      heading
      terms
    }
    sentAt
    signatures {
      party
      name
      signedAt
      address
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
  supervisorLink {
    sentTo
    createdAt
    expiresOn
    isLive
  }
  incidents {
    _id: id
    kind
    text
    createdAt
    createdBy
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestAttachSignedAgreementMutation, RestAttachSignedAgreementMutationVariables>;
export const RestUploadSignedAgreementDocument = new TypedDocumentString(`
    mutation RestUploadSignedAgreement($input: UploadSignedAgreementInput!) {
  uploadSignedAgreement(input: $input) {
    ...RestPlacement
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  endedOn
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    weekdays
    courses
    goals
    text {
      intro
      heading
      terms
    }
    sentAt
    signatures {
      party
      name
      signedAt
      address
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
  supervisorLink {
    sentTo
    createdAt
    expiresOn
    isLive
  }
  incidents {
    _id: id
    kind
    text
    createdAt
    createdBy
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestUploadSignedAgreementMutation, RestUploadSignedAgreementMutationVariables>;
export const RestAssessPlacementDocument = new TypedDocumentString(`
    mutation RestAssessPlacement($input: AssessPlacementInput!) {
  assessPlacement(input: $input) {
    ...RestPlacement
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  endedOn
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    weekdays
    courses
    goals
    text {
      intro
      heading
      terms
    }
    sentAt
    signatures {
      party
      name
      signedAt
      address
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
  supervisorLink {
    sentTo
    createdAt
    expiresOn
    isLive
  }
  incidents {
    _id: id
    kind
    text
    createdAt
    createdBy
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestAssessPlacementMutation, RestAssessPlacementMutationVariables>;
export const RestSeeAssessmentDocument = new TypedDocumentString(`
    mutation RestSeeAssessment($input: SeeAssessmentInput!) {
  seeAssessment(input: $input) {
    ...RestPlacement
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  endedOn
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    weekdays
    courses
    goals
    text {
      intro
      heading
      terms
    }
    sentAt
    signatures {
      party
      name
      signedAt
      address
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
  supervisorLink {
    sentTo
    createdAt
    expiresOn
    isLive
  }
  incidents {
    _id: id
    kind
    text
    createdAt
    createdBy
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestSeeAssessmentMutation, RestSeeAssessmentMutationVariables>;
export const RestPlacementCoursesDocument = new TypedDocumentString(`
    query RestPlacementCourses($id: ID!) {
  placementCourses(studentId: $id) {
    studentId
    courses {
      enrollmentId
      courseId
      name
      code
      hasPlacement
      usedGoals
    }
  }
}
    `) as unknown as TypedDocumentString<RestPlacementCoursesQuery, RestPlacementCoursesQueryVariables>;
export const RestPlacementHoursDocument = new TypedDocumentString(`
    query RestPlacementHours($id: ID!) {
  placementHours(studentId: $id) {
    studentId
    required
    calculation
    planned
    reported
    confirmed
    weeks {
      ...RestPlacementWeek
    }
  }
}
    fragment RestPlacementWeek on PlacementWeek {
  placementId
  week
  monday
  version
  hours
  days {
    day
    hours
    absence
    byWorkplace
  }
  reportedBy
  reportedAt
  confirmedBy
  confirmedAt
}`) as unknown as TypedDocumentString<RestPlacementHoursQuery, RestPlacementHoursQueryVariables>;
export const RestReportPlacementHoursDocument = new TypedDocumentString(`
    mutation RestReportPlacementHours($input: ReportPlacementHoursInput!) {
  reportPlacementHours(input: $input) {
    ...RestPlacementWeek
  }
}
    fragment RestPlacementWeek on PlacementWeek {
  placementId
  week
  monday
  version
  hours
  days {
    day
    hours
    absence
    byWorkplace
  }
  reportedBy
  reportedAt
  confirmedBy
  confirmedAt
}`) as unknown as TypedDocumentString<RestReportPlacementHoursMutation, RestReportPlacementHoursMutationVariables>;
export const RestConfirmPlacementWeekDocument = new TypedDocumentString(`
    mutation RestConfirmPlacementWeek($input: ConfirmPlacementWeekInput!) {
  confirmPlacementWeek(input: $input) {
    ...RestPlacementWeek
  }
}
    fragment RestPlacementWeek on PlacementWeek {
  placementId
  week
  monday
  version
  hours
  days {
    day
    hours
    absence
    byWorkplace
  }
  reportedBy
  reportedAt
  confirmedBy
  confirmedAt
}`) as unknown as TypedDocumentString<RestConfirmPlacementWeekMutation, RestConfirmPlacementWeekMutationVariables>;
export const RestReportIncidentDocument = new TypedDocumentString(`
    mutation RestReportIncident($input: ReportIncidentInput!) {
  reportIncident(input: $input) {
    ...RestPlacement
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  endedOn
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    weekdays
    courses
    goals
    text {
      intro
      heading
      terms
    }
    sentAt
    signatures {
      party
      name
      signedAt
      address
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
  supervisorLink {
    sentTo
    createdAt
    expiresOn
    isLive
  }
  incidents {
    _id: id
    kind
    text
    createdAt
    createdBy
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestReportIncidentMutation, RestReportIncidentMutationVariables>;
export const RestSupervisorViewDocument = new TypedDocumentString(`
    query RestSupervisorView($token: String!) {
  supervisorView(token: $token) {
    ...RestSupervisorView
  }
}
    fragment RestSupervisorView on SupervisorView {
  studentName
  workplace
  startDate
  endDate
  agreement {
    version
    startDate
    endDate
    hoursPerWeek
    plannedHours
    weekdays
    goals
    text {
      intro
      heading
      terms
    }
    textInEnglish {
      intro
      heading
      terms
    }
    isSignedByWorkplace
  }
  weeks {
    week
    monday
    version
    hours
    daysAway
    isConfirmed
  }
  goals {
    _id: id
    text
    level
    comment
  }
  assessment {
    version
    text
    isSeen
  }
}`) as unknown as TypedDocumentString<RestSupervisorViewQuery, RestSupervisorViewQueryVariables>;
export const RestSignAgreementByLinkDocument = new TypedDocumentString(`
    mutation RestSignAgreementByLink($input: SignAgreementByLinkInput!) {
  signAgreementByLink(input: $input) {
    ...RestSupervisorView
  }
}
    fragment RestSupervisorView on SupervisorView {
  studentName
  workplace
  startDate
  endDate
  agreement {
    version
    startDate
    endDate
    hoursPerWeek
    plannedHours
    weekdays
    goals
    text {
      intro
      heading
      terms
    }
    textInEnglish {
      intro
      heading
      terms
    }
    isSignedByWorkplace
  }
  weeks {
    week
    monday
    version
    hours
    daysAway
    isConfirmed
  }
  goals {
    _id: id
    text
    level
    comment
  }
  assessment {
    version
    text
    isSeen
  }
}`) as unknown as TypedDocumentString<RestSignAgreementByLinkMutation, RestSignAgreementByLinkMutationVariables>;
export const RestCreateSupervisorLinkDocument = new TypedDocumentString(`
    mutation RestCreateSupervisorLink($input: CreateSupervisorLinkInput!) {
  createSupervisorLink(input: $input) {
    ...RestPlacement
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  endedOn
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    weekdays
    courses
    goals
    text {
      intro
      heading
      terms
    }
    sentAt
    signatures {
      party
      name
      signedAt
      address
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
  supervisorLink {
    sentTo
    createdAt
    expiresOn
    isLive
  }
  incidents {
    _id: id
    kind
    text
    createdAt
    createdBy
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestCreateSupervisorLinkMutation, RestCreateSupervisorLinkMutationVariables>;
export const RestRevokeSupervisorLinkDocument = new TypedDocumentString(`
    mutation RestRevokeSupervisorLink($input: RevokeSupervisorLinkInput!) {
  revokeSupervisorLink(input: $input) {
    ...RestPlacement
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  endedOn
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    weekdays
    courses
    goals
    text {
      intro
      heading
      terms
    }
    sentAt
    signatures {
      party
      name
      signedAt
      address
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
  supervisorLink {
    sentTo
    createdAt
    expiresOn
    isLive
  }
  incidents {
    _id: id
    kind
    text
    createdAt
    createdBy
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestRevokeSupervisorLinkMutation, RestRevokeSupervisorLinkMutationVariables>;
export const RestConfirmWeekByLinkDocument = new TypedDocumentString(`
    mutation RestConfirmWeekByLink($input: ConfirmWeekByLinkInput!) {
  confirmWeekByLink(input: $input) {
    ...RestSupervisorView
  }
}
    fragment RestSupervisorView on SupervisorView {
  studentName
  workplace
  startDate
  endDate
  agreement {
    version
    startDate
    endDate
    hoursPerWeek
    plannedHours
    weekdays
    goals
    text {
      intro
      heading
      terms
    }
    textInEnglish {
      intro
      heading
      terms
    }
    isSignedByWorkplace
  }
  weeks {
    week
    monday
    version
    hours
    daysAway
    isConfirmed
  }
  goals {
    _id: id
    text
    level
    comment
  }
  assessment {
    version
    text
    isSeen
  }
}`) as unknown as TypedDocumentString<RestConfirmWeekByLinkMutation, RestConfirmWeekByLinkMutationVariables>;
export const RestAssessPlacementByLinkDocument = new TypedDocumentString(`
    mutation RestAssessPlacementByLink($input: AssessPlacementByLinkInput!) {
  assessPlacementByLink(input: $input) {
    ...RestSupervisorView
  }
}
    fragment RestSupervisorView on SupervisorView {
  studentName
  workplace
  startDate
  endDate
  agreement {
    version
    startDate
    endDate
    hoursPerWeek
    plannedHours
    weekdays
    goals
    text {
      intro
      heading
      terms
    }
    textInEnglish {
      intro
      heading
      terms
    }
    isSignedByWorkplace
  }
  weeks {
    week
    monday
    version
    hours
    daysAway
    isConfirmed
  }
  goals {
    _id: id
    text
    level
    comment
  }
  assessment {
    version
    text
    isSeen
  }
}`) as unknown as TypedDocumentString<RestAssessPlacementByLinkMutation, RestAssessPlacementByLinkMutationVariables>;
export const RestReportAbsenceByLinkDocument = new TypedDocumentString(`
    mutation RestReportAbsenceByLink($input: ReportAbsenceByLinkInput!) {
  reportAbsenceByLink(input: $input) {
    ...RestSupervisorView
  }
}
    fragment RestSupervisorView on SupervisorView {
  studentName
  workplace
  startDate
  endDate
  agreement {
    version
    startDate
    endDate
    hoursPerWeek
    plannedHours
    weekdays
    goals
    text {
      intro
      heading
      terms
    }
    textInEnglish {
      intro
      heading
      terms
    }
    isSignedByWorkplace
  }
  weeks {
    week
    monday
    version
    hours
    daysAway
    isConfirmed
  }
  goals {
    _id: id
    text
    level
    comment
  }
  assessment {
    version
    text
    isSeen
  }
}`) as unknown as TypedDocumentString<RestReportAbsenceByLinkMutation, RestReportAbsenceByLinkMutationVariables>;
export const RestProposePlacesDocument = new TypedDocumentString(`
    query RestProposePlaces($id: ID!, $branch: Branch, $startDate: Date, $endDate: Date) {
  proposePlaces(
    studentId: $id
    branch: $branch
    startDate: $startDate
    endDate: $endDate
  ) {
    studentId
    branches
    startDate
    endDate
    basis
    proposals {
      workplace {
        _id: id
        name
        street
        city
      }
      startDate
      endDate
      free
      reasons
    }
  }
}
    `) as unknown as TypedDocumentString<RestProposePlacesQuery, RestProposePlacesQueryVariables>;
export const RestPlacementsDocument = new TypedDocumentString(`
    query RestPlacements($input: PlacementsInput) {
  placements(input: $input) {
    nodes {
      ...RestPlacement
    }
    totalCount
    nextCursor
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  endedOn
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    weekdays
    courses
    goals
    text {
      intro
      heading
      terms
    }
    sentAt
    signatures {
      party
      name
      signedAt
      address
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
  supervisorLink {
    sentTo
    createdAt
    expiresOn
    isLive
  }
  incidents {
    _id: id
    kind
    text
    createdAt
    createdBy
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestPlacementsQuery, RestPlacementsQueryVariables>;
export const RestStudentPlacementsDocument = new TypedDocumentString(`
    query RestStudentPlacements($id: ID!) {
  placements(input: {filter: {studentId: $id}, first: 200}) {
    nodes {
      ...RestPlacement
    }
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  endedOn
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    weekdays
    courses
    goals
    text {
      intro
      heading
      terms
    }
    sentAt
    signatures {
      party
      name
      signedAt
      address
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
  supervisorLink {
    sentTo
    createdAt
    expiresOn
    isLive
  }
  incidents {
    _id: id
    kind
    text
    createdAt
    createdBy
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestStudentPlacementsQuery, RestStudentPlacementsQueryVariables>;
export const RestPlacementDocument = new TypedDocumentString(`
    query RestPlacement($id: ID!) {
  placement(id: $id) {
    ...RestPlacement
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  endedOn
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    weekdays
    courses
    goals
    text {
      intro
      heading
      terms
    }
    sentAt
    signatures {
      party
      name
      signedAt
      address
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
  supervisorLink {
    sentTo
    createdAt
    expiresOn
    isLive
  }
  incidents {
    _id: id
    kind
    text
    createdAt
    createdBy
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestPlacementQuery, RestPlacementQueryVariables>;
export const RestPlanPlacementDocument = new TypedDocumentString(`
    mutation RestPlanPlacement($input: PlanPlacementInput!) {
  planPlacement(input: $input) {
    ...RestPlacement
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  endedOn
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    weekdays
    courses
    goals
    text {
      intro
      heading
      terms
    }
    sentAt
    signatures {
      party
      name
      signedAt
      address
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
  supervisorLink {
    sentTo
    createdAt
    expiresOn
    isLive
  }
  incidents {
    _id: id
    kind
    text
    createdAt
    createdBy
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestPlanPlacementMutation, RestPlanPlacementMutationVariables>;
export const RestUpdatePlacementDocument = new TypedDocumentString(`
    mutation RestUpdatePlacement($input: UpdatePlacementInput!) {
  updatePlacement(input: $input) {
    ...RestPlacement
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  endedOn
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    weekdays
    courses
    goals
    text {
      intro
      heading
      terms
    }
    sentAt
    signatures {
      party
      name
      signedAt
      address
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
  supervisorLink {
    sentTo
    createdAt
    expiresOn
    isLive
  }
  incidents {
    _id: id
    kind
    text
    createdAt
    createdBy
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestUpdatePlacementMutation, RestUpdatePlacementMutationVariables>;
export const RestSetPlacementStateDocument = new TypedDocumentString(`
    mutation RestSetPlacementState($input: SetPlacementStateInput!) {
  setPlacementState(input: $input) {
    ...RestPlacement
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  endedOn
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    weekdays
    courses
    goals
    text {
      intro
      heading
      terms
    }
    sentAt
    signatures {
      party
      name
      signedAt
      address
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
  supervisorLink {
    sentTo
    createdAt
    expiresOn
    isLive
  }
  incidents {
    _id: id
    kind
    text
    createdAt
    createdBy
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestSetPlacementStateMutation, RestSetPlacementStateMutationVariables>;
export const RestDeletePlacementDocument = new TypedDocumentString(`
    mutation RestDeletePlacement($input: DeletePlacementInput!) {
  deletePlacement(input: $input)
}
    `) as unknown as TypedDocumentString<RestDeletePlacementMutation, RestDeletePlacementMutationVariables>;
export const RestExpiredPlacementsDocument = new TypedDocumentString(`
    query RestExpiredPlacements($input: ExpiredPlacementsInput) {
  expiredPlacements(input: $input) {
    nodes {
      _id: id
      studentId
      studentName
      workplace
      startDate
      endDate
      state
      hours
    }
    totalCount
  }
}
    `) as unknown as TypedDocumentString<RestExpiredPlacementsQuery, RestExpiredPlacementsQueryVariables>;
export const RestErasePlacementsDocument = new TypedDocumentString(`
    mutation RestErasePlacements($input: ErasePlacementsInput!) {
  erased: erasePlacements(input: $input)
}
    `) as unknown as TypedDocumentString<RestErasePlacementsMutation, RestErasePlacementsMutationVariables>;
export const RestPlanTalkDocument = new TypedDocumentString(`
    mutation RestPlanTalk($input: PlanTalkInput!) {
  planTalk(input: $input) {
    ...RestPlacement
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  endedOn
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    weekdays
    courses
    goals
    text {
      intro
      heading
      terms
    }
    sentAt
    signatures {
      party
      name
      signedAt
      address
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
  supervisorLink {
    sentTo
    createdAt
    expiresOn
    isLive
  }
  incidents {
    _id: id
    kind
    text
    createdAt
    createdBy
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestPlanTalkMutation, RestPlanTalkMutationVariables>;
export const RestHoldTalkDocument = new TypedDocumentString(`
    mutation RestHoldTalk($input: HoldTalkInput!) {
  holdTalk(input: $input) {
    ...RestPlacement
  }
}
    fragment RestPlacementAssessment on PlacementAssessment {
  version
  text
  assessedAt
  assessedBy
  isOnPaper
  seenAt
  seenBy
}
fragment RestPlacementGoal on PlacementGoal {
  _id: id
  courseId
  courseName
  text
  level
  comment
}
fragment RestPlacement on Placement {
  _id: id
  version
  studentId
  studentName
  workplace {
    _id: id
    name
    street
    city
  }
  supervisor {
    _id: id
    name
    phone
  }
  teacher {
    _id: id
    username
  }
  startDate
  endDate
  hoursPerWeek
  weekdays
  plannedHours
  courses {
    enrollmentId
    courseId
    name
    code
  }
  goals {
    ...RestPlacementGoal
  }
  assessment {
    ...RestPlacementAssessment
  }
  isAssessmentMissing
  state
  stateReason
  endedOn
  agreedOn
  waivedReason
  nextDue
  nextDueOn
  agreement {
    version
    workplace
    startDate
    endDate
    hoursPerWeek
    plannedHours
    weekdays
    courses
    goals
    text {
      intro
      heading
      terms
    }
    sentAt
    signatures {
      party
      name
      signedAt
      address
    }
    attachedAt
    fileId
    isSigned
  }
  talks {
    ...RestPlacementTalk
  }
  supervisorLink {
    sentTo
    createdAt
    expiresOn
    isLive
  }
  incidents {
    _id: id
    kind
    text
    createdAt
    createdBy
  }
}
fragment RestPlacementTalk on PlacementTalk {
  kind
  version
  dueOn
  plannedOn
  heldOn
  note
}`) as unknown as TypedDocumentString<RestHoldTalkMutation, RestHoldTalkMutationVariables>;
export const RestUpdateProfileDocument = new TypedDocumentString(`
    mutation RestUpdateProfile($input: UpdateMyProfileInput!) {
  updateMyProfile(input: $input) {
    ...RestProfile
  }
}
    fragment RestProfile on Profile {
  userId
  version
  name
  email
  phone
  role
  studentId
  teacherId
  createdAt
  isDemo
  settings {
    theme
    reducedMotion
    pageSize
    startPage
    shortcuts
    mutedNotifications
    notificationDigest
    tourSeen
  }
}`) as unknown as TypedDocumentString<RestUpdateProfileMutation, RestUpdateProfileMutationVariables>;
export const RestMyProfileDocument = new TypedDocumentString(`
    query RestMyProfile {
  myProfile {
    ...RestProfile
  }
}
    fragment RestProfile on Profile {
  userId
  version
  name
  email
  phone
  role
  studentId
  teacherId
  createdAt
  isDemo
  settings {
    theme
    reducedMotion
    pageSize
    startPage
    shortcuts
    mutedNotifications
    notificationDigest
    tourSeen
  }
}`) as unknown as TypedDocumentString<RestMyProfileQuery, RestMyProfileQueryVariables>;
export const RestChangePasswordDocument = new TypedDocumentString(`
    mutation RestChangePassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    ...RestPasswordChanged
  }
}
    fragment RestPasswordChanged on PasswordChanged {
  message
}`) as unknown as TypedDocumentString<RestChangePasswordMutation, RestChangePasswordMutationVariables>;
export const RestMySessionsDocument = new TypedDocumentString(`
    query RestMySessions {
  mySessions {
    ...RestUserSession
  }
}
    fragment RestUserSession on UserSession {
  _id: id
  current
  createdAt
  lastSeenAt
  expiresAt
  address
  userAgent
}`) as unknown as TypedDocumentString<RestMySessionsQuery, RestMySessionsQueryVariables>;
export const RestEndSessionDocument = new TypedDocumentString(`
    mutation RestEndSession($input: EndSessionInput!) {
  endSession(input: $input)
}
    `) as unknown as TypedDocumentString<RestEndSessionMutation, RestEndSessionMutationVariables>;
export const RestSavedViewsDocument = new TypedDocumentString(`
    query RestSavedViews($list: SavedList!) {
  savedViews(list: $list) {
    ...RestSavedView
  }
}
    fragment RestSavedView on SavedView {
  _id: id
  version
  list
  name
  address
  columns {
    hidden
    order
    widths {
      key
      width
    }
  }
  sharedWith
  ownerName
  isOwn
  isDefault
  viewerMay {
    change
    share
  }
}`) as unknown as TypedDocumentString<RestSavedViewsQuery, RestSavedViewsQueryVariables>;
export const RestCreateSavedViewDocument = new TypedDocumentString(`
    mutation RestCreateSavedView($input: CreateSavedViewInput!) {
  createSavedView(input: $input) {
    ...RestSavedView
  }
}
    fragment RestSavedView on SavedView {
  _id: id
  version
  list
  name
  address
  columns {
    hidden
    order
    widths {
      key
      width
    }
  }
  sharedWith
  ownerName
  isOwn
  isDefault
  viewerMay {
    change
    share
  }
}`) as unknown as TypedDocumentString<RestCreateSavedViewMutation, RestCreateSavedViewMutationVariables>;
export const RestUpdateSavedViewDocument = new TypedDocumentString(`
    mutation RestUpdateSavedView($input: UpdateSavedViewInput!) {
  updateSavedView(input: $input) {
    ...RestSavedView
  }
}
    fragment RestSavedView on SavedView {
  _id: id
  version
  list
  name
  address
  columns {
    hidden
    order
    widths {
      key
      width
    }
  }
  sharedWith
  ownerName
  isOwn
  isDefault
  viewerMay {
    change
    share
  }
}`) as unknown as TypedDocumentString<RestUpdateSavedViewMutation, RestUpdateSavedViewMutationVariables>;
export const RestDeleteSavedViewDocument = new TypedDocumentString(`
    mutation RestDeleteSavedView($input: DeleteSavedViewInput!) {
  deleteSavedView(input: $input)
}
    `) as unknown as TypedDocumentString<RestDeleteSavedViewMutation, RestDeleteSavedViewMutationVariables>;
export const RestRestoreSavedViewDocument = new TypedDocumentString(`
    mutation RestRestoreSavedView($input: RestoreSavedViewInput!) {
  restoreSavedView(input: $input) {
    ...RestSavedView
  }
}
    fragment RestSavedView on SavedView {
  _id: id
  version
  list
  name
  address
  columns {
    hidden
    order
    widths {
      key
      width
    }
  }
  sharedWith
  ownerName
  isOwn
  isDefault
  viewerMay {
    change
    share
  }
}`) as unknown as TypedDocumentString<RestRestoreSavedViewMutation, RestRestoreSavedViewMutationVariables>;
export const RestChooseDefaultViewDocument = new TypedDocumentString(`
    mutation RestChooseDefaultView($input: ChooseDefaultViewInput!) {
  chooseDefaultView(input: $input) {
    ...RestSavedView
  }
}
    fragment RestSavedView on SavedView {
  _id: id
  version
  list
  name
  address
  columns {
    hidden
    order
    widths {
      key
      width
    }
  }
  sharedWith
  ownerName
  isOwn
  isDefault
  viewerMay {
    change
    share
  }
}`) as unknown as TypedDocumentString<RestChooseDefaultViewMutation, RestChooseDefaultViewMutationVariables>;
export const RestSearchDocument = new TypedDocumentString(`
    query RestSearch($type: SearchType, $q: String, $date: String) {
  search(type: $type, q: $q, date: $date) {
    ...RestSearchResult
  }
}
    fragment RestSearchResult on SearchResult {
  id
  type
  title
  subtitle
}`) as unknown as TypedDocumentString<RestSearchQuery, RestSearchQueryVariables>;
export const RestCourseStatisticsDocument = new TypedDocumentString(`
    query RestCourseStatistics($input: CourseStatisticsInput!) {
  courseStatistics(input: $input) {
    current {
      ...RestFigures
    }
    previous {
      ...RestFigures
    }
  }
  grades: gradeStatistics(input: $input) {
    courseId
    courseName
    courseCode
    equivalents {
      ...RestEquivalentCourse
    }
    graded
    counts {
      grade
      count
    }
  }
  dropouts: dropoutStatistics(input: $input) {
    total
    weeks {
      week
      count
    }
    reasons {
      reason
      count
    }
  }
  starts: startStatistics(input: $input) {
    month
    count
  }
  municipalities: groupStatistics(input: $input, by: MUNICIPALITY) {
    ...RestGroup
  }
  forms: groupStatistics(input: $input, by: STUDY_FORM) {
    ...RestGroup
  }
  teachers: groupStatistics(input: $input, by: TEACHER) {
    ...RestGroup
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestFigures on CourseFigures {
  from
  to
  students
  participants
  graded
  droppedOut
  completedPercent
  droppedOutPercent
  passed
  passedPercent
  meanMerit
  meritGrades
  daysToGrade
  lateGrades
  dueGrades
}
fragment RestGroup on GroupFigures {
  key
  label
  participants
  graded
  passed
  droppedOut
  completedPercent
}`) as unknown as TypedDocumentString<RestCourseStatisticsQuery, RestCourseStatisticsQueryVariables>;
export const RestStudentDetailsDocument = new TypedDocumentString(`
    query RestStudentDetails($id: ID!) {
  student(id: $id) {
    ...RestStudent
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}
fragment RestStudentFields on Student {
  name
  personalNumber
  phone
  email
  municipality {
    type
  }
  startDate
  endDate
  exam
  additionalInfo
}
fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}
fragment RestEducationFields on EducationEntry {
  _id: id
  type
  refId {
    ...RestEducationReference
  }
  name
  startDate
  endDate
  status
  grade
  isGradeDraft
  removedAt
  isEnrollment
}
fragment RestEducationEntry on EducationEntry {
  ...RestEducationFields
  version
  courseInstance {
    ...RestCourseInstanceSummary
  }
}
fragment RestStudent on Student {
  _id: id
  version
  name
  personalNumber
  personalNumberKind
  ...RestStudentFields
  teacherId
  aplStatus
  userId
  isProtected
  education {
    ...RestEducationEntry
  }
  enrollmentStats {
    totalEnrollments
    activeEnrollments
  }
  commentHistory {
    ...RestComment
  }
}`) as unknown as TypedDocumentString<RestStudentDetailsQuery, RestStudentDetailsQueryVariables>;
export const RestStudentHistoryDocument = new TypedDocumentString(`
    query RestStudentHistory($studentId: ID!) {
  changeHistory: studentHistory(studentId: $studentId) {
    _id: id
    timestamp
    changedBy {
      _id: id
      name
    }
    changedByRole
    changes
    previousValues
    newValues
  }
}
    `) as unknown as TypedDocumentString<RestStudentHistoryQuery, RestStudentHistoryQueryVariables>;
export const RestUpdateStudentDocument = new TypedDocumentString(`
    mutation RestUpdateStudent($input: UpdateStudentInput!) {
  student: updateStudent(input: $input) {
    ...RestStudent
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}
fragment RestStudentFields on Student {
  name
  personalNumber
  phone
  email
  municipality {
    type
  }
  startDate
  endDate
  exam
  additionalInfo
}
fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}
fragment RestEducationFields on EducationEntry {
  _id: id
  type
  refId {
    ...RestEducationReference
  }
  name
  startDate
  endDate
  status
  grade
  isGradeDraft
  removedAt
  isEnrollment
}
fragment RestEducationEntry on EducationEntry {
  ...RestEducationFields
  version
  courseInstance {
    ...RestCourseInstanceSummary
  }
}
fragment RestStudent on Student {
  _id: id
  version
  name
  personalNumber
  personalNumberKind
  ...RestStudentFields
  teacherId
  aplStatus
  userId
  isProtected
  education {
    ...RestEducationEntry
  }
  enrollmentStats {
    totalEnrollments
    activeEnrollments
  }
  commentHistory {
    ...RestComment
  }
}`) as unknown as TypedDocumentString<RestUpdateStudentMutation, RestUpdateStudentMutationVariables>;
export const RestSetAplStatusDocument = new TypedDocumentString(`
    mutation RestSetAplStatus($input: SetAplStatusInput!) {
  setAplStatus(input: $input) {
    __typename
    ... on AplMoveConflict {
      movedBy
      card {
        aplStatus
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RestSetAplStatusMutation, RestSetAplStatusMutationVariables>;
export const RestSetAplStatusesDocument = new TypedDocumentString(`
    mutation RestSetAplStatuses($input: SetAplStatusesInput!) {
  setAplStatuses(input: $input) {
    ... on AplMoved {
      card {
        ...RestMovedCard
      }
    }
    ... on AplMoveConflict {
      card {
        ...RestMovedCard
      }
      movedBy
      movedAt
    }
  }
}
    fragment RestMovedCard on BoardCard {
  _id: id
  name
  aplStatus
  aplStatusSince
}`) as unknown as TypedDocumentString<RestSetAplStatusesMutation, RestSetAplStatusesMutationVariables>;
export const RestStudentsDocument = new TypedDocumentString(`
    query RestStudents($input: StudentsInput) {
  students(input: $input) {
    nodes {
      ...RestStudent
    }
    nextCursor
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}
fragment RestStudentFields on Student {
  name
  personalNumber
  phone
  email
  municipality {
    type
  }
  startDate
  endDate
  exam
  additionalInfo
}
fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}
fragment RestEducationFields on EducationEntry {
  _id: id
  type
  refId {
    ...RestEducationReference
  }
  name
  startDate
  endDate
  status
  grade
  isGradeDraft
  removedAt
  isEnrollment
}
fragment RestEducationEntry on EducationEntry {
  ...RestEducationFields
  version
  courseInstance {
    ...RestCourseInstanceSummary
  }
}
fragment RestStudent on Student {
  _id: id
  version
  name
  personalNumber
  personalNumberKind
  ...RestStudentFields
  teacherId
  aplStatus
  userId
  isProtected
  education {
    ...RestEducationEntry
  }
  enrollmentStats {
    totalEnrollments
    activeEnrollments
  }
  commentHistory {
    ...RestComment
  }
}`) as unknown as TypedDocumentString<RestStudentsQuery, RestStudentsQueryVariables>;
export const RestCreateStudentDocument = new TypedDocumentString(`
    mutation RestCreateStudent($input: CreateStudentInput!) {
  createStudent(input: $input) {
    ...RestStudent
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}
fragment RestStudentFields on Student {
  name
  personalNumber
  phone
  email
  municipality {
    type
  }
  startDate
  endDate
  exam
  additionalInfo
}
fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}
fragment RestEducationFields on EducationEntry {
  _id: id
  type
  refId {
    ...RestEducationReference
  }
  name
  startDate
  endDate
  status
  grade
  isGradeDraft
  removedAt
  isEnrollment
}
fragment RestEducationEntry on EducationEntry {
  ...RestEducationFields
  version
  courseInstance {
    ...RestCourseInstanceSummary
  }
}
fragment RestStudent on Student {
  _id: id
  version
  name
  personalNumber
  personalNumberKind
  ...RestStudentFields
  teacherId
  aplStatus
  userId
  isProtected
  education {
    ...RestEducationEntry
  }
  enrollmentStats {
    totalEnrollments
    activeEnrollments
  }
  commentHistory {
    ...RestComment
  }
}`) as unknown as TypedDocumentString<RestCreateStudentMutation, RestCreateStudentMutationVariables>;
export const RestSetResponsibleTeacherDocument = new TypedDocumentString(`
    mutation RestSetResponsibleTeacher($input: SetResponsibleTeacherInput!) {
  setResponsibleTeacher(input: $input) {
    ...RestStudent
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}
fragment RestStudentFields on Student {
  name
  personalNumber
  phone
  email
  municipality {
    type
  }
  startDate
  endDate
  exam
  additionalInfo
}
fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}
fragment RestEducationFields on EducationEntry {
  _id: id
  type
  refId {
    ...RestEducationReference
  }
  name
  startDate
  endDate
  status
  grade
  isGradeDraft
  removedAt
  isEnrollment
}
fragment RestEducationEntry on EducationEntry {
  ...RestEducationFields
  version
  courseInstance {
    ...RestCourseInstanceSummary
  }
}
fragment RestStudent on Student {
  _id: id
  version
  name
  personalNumber
  personalNumberKind
  ...RestStudentFields
  teacherId
  aplStatus
  userId
  isProtected
  education {
    ...RestEducationEntry
  }
  enrollmentStats {
    totalEnrollments
    activeEnrollments
  }
  commentHistory {
    ...RestComment
  }
}`) as unknown as TypedDocumentString<RestSetResponsibleTeacherMutation, RestSetResponsibleTeacherMutationVariables>;
export const RestLinkStudentAccountDocument = new TypedDocumentString(`
    mutation RestLinkStudentAccount($input: LinkStudentAccountInput!) {
  linkStudentAccount(input: $input) {
    ...RestStudent
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}
fragment RestStudentFields on Student {
  name
  personalNumber
  phone
  email
  municipality {
    type
  }
  startDate
  endDate
  exam
  additionalInfo
}
fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}
fragment RestEducationFields on EducationEntry {
  _id: id
  type
  refId {
    ...RestEducationReference
  }
  name
  startDate
  endDate
  status
  grade
  isGradeDraft
  removedAt
  isEnrollment
}
fragment RestEducationEntry on EducationEntry {
  ...RestEducationFields
  version
  courseInstance {
    ...RestCourseInstanceSummary
  }
}
fragment RestStudent on Student {
  _id: id
  version
  name
  personalNumber
  personalNumberKind
  ...RestStudentFields
  teacherId
  aplStatus
  userId
  isProtected
  education {
    ...RestEducationEntry
  }
  enrollmentStats {
    totalEnrollments
    activeEnrollments
  }
  commentHistory {
    ...RestComment
  }
}`) as unknown as TypedDocumentString<RestLinkStudentAccountMutation, RestLinkStudentAccountMutationVariables>;
export const RestSetProtectedDocument = new TypedDocumentString(`
    mutation RestSetProtected($input: SetProtectedInput!) {
  setProtected(input: $input) {
    ...RestStudent
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestCourseInstanceSummary on CourseInstanceSummary {
  _id: id
  courseName
  startDate
  endDate
}
fragment RestComment on Comment {
  _id: id
  author
  authorId
  authorRole
  date
  comment
  editedAt
  editedBy
  isDeleted
  seenBy
  version
}
fragment RestStudentFields on Student {
  name
  personalNumber
  phone
  email
  municipality {
    type
  }
  startDate
  endDate
  exam
  additionalInfo
}
fragment RestEducationReference on EducationReference {
  _id: id
  courseName
  courseCode
  equivalents {
    ...RestEquivalentCourse
  }
  coursePackageName
  programName
}
fragment RestEducationFields on EducationEntry {
  _id: id
  type
  refId {
    ...RestEducationReference
  }
  name
  startDate
  endDate
  status
  grade
  isGradeDraft
  removedAt
  isEnrollment
}
fragment RestEducationEntry on EducationEntry {
  ...RestEducationFields
  version
  courseInstance {
    ...RestCourseInstanceSummary
  }
}
fragment RestStudent on Student {
  _id: id
  version
  name
  personalNumber
  personalNumberKind
  ...RestStudentFields
  teacherId
  aplStatus
  userId
  isProtected
  education {
    ...RestEducationEntry
  }
  enrollmentStats {
    totalEnrollments
    activeEnrollments
  }
  commentHistory {
    ...RestComment
  }
}`) as unknown as TypedDocumentString<RestSetProtectedMutation, RestSetProtectedMutationVariables>;
export const RestStudyPlanExchangeDocument = new TypedDocumentString(`
    query RestStudyPlanExchange($id: ID!) {
  studyPlanExchange(studentId: $id) {
    studentId
    plan
  }
}
    `) as unknown as TypedDocumentString<RestStudyPlanExchangeQuery, RestStudyPlanExchangeQueryVariables>;
export const RestImportStudyPlanDocument = new TypedDocumentString(`
    mutation RestImportStudyPlan($input: ImportStudyPlanInput!) {
  importStudyPlan(input: $input) {
    ...RestStudyPlan
  }
}
    fragment RestStudyPlan on StudyPlan {
  studentId
  studentName
  version
  state
  goal
  goalText
  programId
  packageId
  sfiPath
  sfiCourse
  basicPoints
  upperSecondaryPoints
  startDate
  plannedEndDate
  pacePercent
  agreedAt
  agreedByName
  studentAgreedAt
  updatedAt
  items {
    _id: id
    course {
      _id: id
      code
      name
      points
      system
    }
    term
    source
    grade
    validatedPoints
    isInterrupted
    note
  }
}`) as unknown as TypedDocumentString<RestImportStudyPlanMutation, RestImportStudyPlanMutationVariables>;
export const RestMappingDocument = new TypedDocumentString(`
    query RestMapping($id: ID!) {
  mapping(studentId: $id) {
    ...RestStudyMapping
  }
}
    fragment RestStudyMapping on StudyMapping {
  studentId
  version
  background
  earlierStudies
  supportNeeds
  languages
  updatedAt
  updatedByName
}`) as unknown as TypedDocumentString<RestMappingQuery, RestMappingQueryVariables>;
export const RestSaveMappingDocument = new TypedDocumentString(`
    mutation RestSaveMapping($input: SaveMappingInput!) {
  saveMapping(input: $input) {
    ...RestStudyMapping
  }
}
    fragment RestStudyMapping on StudyMapping {
  studentId
  version
  background
  earlierStudies
  supportNeeds
  languages
  updatedAt
  updatedByName
}`) as unknown as TypedDocumentString<RestSaveMappingMutation, RestSaveMappingMutationVariables>;
export const RestStudyPlanOfDocument = new TypedDocumentString(`
    query RestStudyPlanOf($id: ID!, $at: Date) {
  studyPlan(studentId: $id, at: $at) {
    ...RestStudyPlan
  }
}
    fragment RestStudyPlan on StudyPlan {
  studentId
  studentName
  version
  state
  goal
  goalText
  programId
  packageId
  sfiPath
  sfiCourse
  basicPoints
  upperSecondaryPoints
  startDate
  plannedEndDate
  pacePercent
  agreedAt
  agreedByName
  studentAgreedAt
  updatedAt
  items {
    _id: id
    course {
      _id: id
      code
      name
      points
      system
    }
    term
    source
    grade
    validatedPoints
    isInterrupted
    note
  }
}`) as unknown as TypedDocumentString<RestStudyPlanOfQuery, RestStudyPlanOfQueryVariables>;
export const RestStudyPlansDocument = new TypedDocumentString(`
    query RestStudyPlans($input: StudyPlansInput!) {
  studyPlans(input: $input) {
    nodes {
      studentId
      studentName
      municipality
      levels
      studies
      enrolledSince
      state
      goal
      goalText
      plannedEndDate
      updatedAt
    }
    totalCount
    nextCursor
  }
}
    `) as unknown as TypedDocumentString<RestStudyPlansQuery, RestStudyPlansQueryVariables>;
export const RestStudyPlanRevisionsDocument = new TypedDocumentString(`
    query RestStudyPlanRevisions($id: ID!) {
  studyPlanRevisions(studentId: $id) {
    _id: id
    at
    byName
    reason
    state
    courses
  }
}
    `) as unknown as TypedDocumentString<RestStudyPlanRevisionsQuery, RestStudyPlanRevisionsQueryVariables>;
export const RestCheckStudyPlanDocument = new TypedDocumentString(`
    query RestCheckStudyPlan($id: ID!) {
  checkStudyPlan(studentId: $id) {
    studentId
    isMet
    isReachable
    requirements {
      key
      title
      unit
      needed
      has
      planned
      missing
      text
      courses {
        _id: id
        code
        name
        points
        system
      }
    }
    warnings
  }
}
    `) as unknown as TypedDocumentString<RestCheckStudyPlanQuery, RestCheckStudyPlanQueryVariables>;
export const RestSaveStudyPlanDocument = new TypedDocumentString(`
    mutation RestSaveStudyPlan($input: SaveStudyPlanInput!) {
  saveStudyPlan(input: $input) {
    ...RestStudyPlan
  }
}
    fragment RestStudyPlan on StudyPlan {
  studentId
  studentName
  version
  state
  goal
  goalText
  programId
  packageId
  sfiPath
  sfiCourse
  basicPoints
  upperSecondaryPoints
  startDate
  plannedEndDate
  pacePercent
  agreedAt
  agreedByName
  studentAgreedAt
  updatedAt
  items {
    _id: id
    course {
      _id: id
      code
      name
      points
      system
    }
    term
    source
    grade
    validatedPoints
    isInterrupted
    note
  }
}`) as unknown as TypedDocumentString<RestSaveStudyPlanMutation, RestSaveStudyPlanMutationVariables>;
export const RestPutStudyPlanItemDocument = new TypedDocumentString(`
    mutation RestPutStudyPlanItem($input: PutStudyPlanItemInput!) {
  putStudyPlanItem(input: $input) {
    ...RestStudyPlan
  }
}
    fragment RestStudyPlan on StudyPlan {
  studentId
  studentName
  version
  state
  goal
  goalText
  programId
  packageId
  sfiPath
  sfiCourse
  basicPoints
  upperSecondaryPoints
  startDate
  plannedEndDate
  pacePercent
  agreedAt
  agreedByName
  studentAgreedAt
  updatedAt
  items {
    _id: id
    course {
      _id: id
      code
      name
      points
      system
    }
    term
    source
    grade
    validatedPoints
    isInterrupted
    note
  }
}`) as unknown as TypedDocumentString<RestPutStudyPlanItemMutation, RestPutStudyPlanItemMutationVariables>;
export const RestSetStudyPlanItemNoteDocument = new TypedDocumentString(`
    mutation RestSetStudyPlanItemNote($input: SetStudyPlanItemNoteInput!) {
  setStudyPlanItemNote(input: $input) {
    ...RestStudyPlan
  }
}
    fragment RestStudyPlan on StudyPlan {
  studentId
  studentName
  version
  state
  goal
  goalText
  programId
  packageId
  sfiPath
  sfiCourse
  basicPoints
  upperSecondaryPoints
  startDate
  plannedEndDate
  pacePercent
  agreedAt
  agreedByName
  studentAgreedAt
  updatedAt
  items {
    _id: id
    course {
      _id: id
      code
      name
      points
      system
    }
    term
    source
    grade
    validatedPoints
    isInterrupted
    note
  }
}`) as unknown as TypedDocumentString<RestSetStudyPlanItemNoteMutation, RestSetStudyPlanItemNoteMutationVariables>;
export const RestRemoveStudyPlanItemDocument = new TypedDocumentString(`
    mutation RestRemoveStudyPlanItem($input: RemoveStudyPlanItemInput!) {
  removeStudyPlanItem(input: $input) {
    ...RestStudyPlan
  }
}
    fragment RestStudyPlan on StudyPlan {
  studentId
  studentName
  version
  state
  goal
  goalText
  programId
  packageId
  sfiPath
  sfiCourse
  basicPoints
  upperSecondaryPoints
  startDate
  plannedEndDate
  pacePercent
  agreedAt
  agreedByName
  studentAgreedAt
  updatedAt
  items {
    _id: id
    course {
      _id: id
      code
      name
      points
      system
    }
    term
    source
    grade
    validatedPoints
    isInterrupted
    note
  }
}`) as unknown as TypedDocumentString<RestRemoveStudyPlanItemMutation, RestRemoveStudyPlanItemMutationVariables>;
export const RestAgreeStudyPlanDocument = new TypedDocumentString(`
    mutation RestAgreeStudyPlan($input: AgreeStudyPlanInput!) {
  agreeStudyPlan(input: $input) {
    ...RestStudyPlan
  }
}
    fragment RestStudyPlan on StudyPlan {
  studentId
  studentName
  version
  state
  goal
  goalText
  programId
  packageId
  sfiPath
  sfiCourse
  basicPoints
  upperSecondaryPoints
  startDate
  plannedEndDate
  pacePercent
  agreedAt
  agreedByName
  studentAgreedAt
  updatedAt
  items {
    _id: id
    course {
      _id: id
      code
      name
      points
      system
    }
    term
    source
    grade
    validatedPoints
    isInterrupted
    note
  }
}`) as unknown as TypedDocumentString<RestAgreeStudyPlanMutation, RestAgreeStudyPlanMutationVariables>;
export const RestCloseStudyPlanDocument = new TypedDocumentString(`
    mutation RestCloseStudyPlan($input: CloseStudyPlanInput!) {
  closeStudyPlan(input: $input) {
    ...RestStudyPlan
  }
}
    fragment RestStudyPlan on StudyPlan {
  studentId
  studentName
  version
  state
  goal
  goalText
  programId
  packageId
  sfiPath
  sfiCourse
  basicPoints
  upperSecondaryPoints
  startDate
  plannedEndDate
  pacePercent
  agreedAt
  agreedByName
  studentAgreedAt
  updatedAt
  items {
    _id: id
    course {
      _id: id
      code
      name
      points
      system
    }
    term
    source
    grade
    validatedPoints
    isInterrupted
    note
  }
}`) as unknown as TypedDocumentString<RestCloseStudyPlanMutation, RestCloseStudyPlanMutationVariables>;
export const RestValidationsDocument = new TypedDocumentString(`
    query RestValidations($id: ID!) {
  validations(studentId: $id) {
    ...RestValidation
  }
}
    fragment RestValidation on StudyValidation {
  _id: id
  version
  studentId
  course {
    _id: id
    code
    name
    points
    system
  }
  scope
  points
  basis
  decidedOn
  decidedByName
}`) as unknown as TypedDocumentString<RestValidationsQuery, RestValidationsQueryVariables>;
export const RestDecideValidationDocument = new TypedDocumentString(`
    mutation RestDecideValidation($input: DecideValidationInput!) {
  decideValidation(input: $input) {
    ...RestValidation
  }
}
    fragment RestValidation on StudyValidation {
  _id: id
  version
  studentId
  course {
    _id: id
    code
    name
    points
    system
  }
  scope
  points
  basis
  decidedOn
  decidedByName
}`) as unknown as TypedDocumentString<RestDecideValidationMutation, RestDecideValidationMutationVariables>;
export const RestTasksDocument = new TypedDocumentString(`
    query RestTasks {
  tasks {
    ...RestTask
  }
}
    fragment RestTask on Task {
  _id: id
  description
}`) as unknown as TypedDocumentString<RestTasksQuery, RestTasksQueryVariables>;
export const RestCreateTaskDocument = new TypedDocumentString(`
    mutation RestCreateTask($input: CreateTaskInput!) {
  createTask(input: $input) {
    ...RestTask
  }
}
    fragment RestTask on Task {
  _id: id
  description
}`) as unknown as TypedDocumentString<RestCreateTaskMutation, RestCreateTaskMutationVariables>;
export const RestUpdateTaskDocument = new TypedDocumentString(`
    mutation RestUpdateTask($input: UpdateTaskInput!) {
  updateTask(input: $input) {
    ...RestTask
  }
}
    fragment RestTask on Task {
  _id: id
  description
}`) as unknown as TypedDocumentString<RestUpdateTaskMutation, RestUpdateTaskMutationVariables>;
export const RestDeleteTaskDocument = new TypedDocumentString(`
    mutation RestDeleteTask($input: DeleteTaskInput!) {
  deleteTask(input: $input)
}
    `) as unknown as TypedDocumentString<RestDeleteTaskMutation, RestDeleteTaskMutationVariables>;
export const RestDeleteMyTasksDocument = new TypedDocumentString(`
    mutation RestDeleteMyTasks {
  deleteMyTasks
}
    `) as unknown as TypedDocumentString<RestDeleteMyTasksMutation, RestDeleteMyTasksMutationVariables>;
export const RestTeacherManagementDocument = new TypedDocumentString(`
    query RestTeacherManagement($input: TeacherWorkInput) {
  teacherManagement(input: $input) {
    nodes {
      ...RestTeacherWork
    }
  }
}
    fragment RestTeacherWork on TeacherWork {
  _id: id
  version
  user {
    _id: id
    name
    email
    phone
    active
    lastSeenAt
  }
  subjects {
    subject
    isQualified
  }
  employmentPercent
  employmentEndedOn
  ongoingInstances
  comingInstances
  students
  responsibleFor
  loadPoints
  loadPercent
  loadOn
  examsToReview
  gradesToSet
  overdueGrades
  overdueSince
}`) as unknown as TypedDocumentString<RestTeacherManagementQuery, RestTeacherManagementQueryVariables>;
export const RestTeacherDetailDocument = new TypedDocumentString(`
    query RestTeacherDetail($id: ID!) {
  teacherDetail(id: $id) {
    ...RestTeacherDetail
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestTeacherWork on TeacherWork {
  _id: id
  version
  user {
    _id: id
    name
    email
    phone
    active
    lastSeenAt
  }
  subjects {
    subject
    isQualified
  }
  employmentPercent
  employmentEndedOn
  ongoingInstances
  comingInstances
  students
  responsibleFor
  loadPoints
  loadPercent
  loadOn
  examsToReview
  gradesToSet
  overdueGrades
  overdueSince
}
fragment RestTeacherDetail on TeacherDetail {
  work {
    ...RestTeacherWork
  }
  schedule {
    _id: id
    course
    courseCode
    equivalents {
      ...RestEquivalentCourse
    }
    startDate
    endDate
    status
    students
    capacity
    ungraded
    gradesDueOn
    isOverdue
  }
  students {
    _id: id
    name
    education
    status
  }
  exams {
    _id: id
    studentId
    student
    course
    month
    status
  }
  history {
    _id: id
    kind
    text
    at
    by
  }
  planned {
    _id: id
    fromOn
    replacement {
      _id: id
      username
    }
  }
}`) as unknown as TypedDocumentString<RestTeacherDetailQuery, RestTeacherDetailQueryVariables>;
export const RestUpdateTeacherProfileDocument = new TypedDocumentString(`
    mutation RestUpdateTeacherProfile($input: UpdateTeacherProfileInput!) {
  updateTeacherProfile(input: $input) {
    ...RestTeacherDetail
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestTeacherWork on TeacherWork {
  _id: id
  version
  user {
    _id: id
    name
    email
    phone
    active
    lastSeenAt
  }
  subjects {
    subject
    isQualified
  }
  employmentPercent
  employmentEndedOn
  ongoingInstances
  comingInstances
  students
  responsibleFor
  loadPoints
  loadPercent
  loadOn
  examsToReview
  gradesToSet
  overdueGrades
  overdueSince
}
fragment RestTeacherDetail on TeacherDetail {
  work {
    ...RestTeacherWork
  }
  schedule {
    _id: id
    course
    courseCode
    equivalents {
      ...RestEquivalentCourse
    }
    startDate
    endDate
    status
    students
    capacity
    ungraded
    gradesDueOn
    isOverdue
  }
  students {
    _id: id
    name
    education
    status
  }
  exams {
    _id: id
    studentId
    student
    course
    month
    status
  }
  history {
    _id: id
    kind
    text
    at
    by
  }
  planned {
    _id: id
    fromOn
    replacement {
      _id: id
      username
    }
  }
}`) as unknown as TypedDocumentString<RestUpdateTeacherProfileMutation, RestUpdateTeacherProfileMutationVariables>;
export const RestAssignTeacherDocument = new TypedDocumentString(`
    mutation RestAssignTeacher($input: AssignTeacherInput!) {
  assignTeacher(input: $input) {
    ...RestTeacherDetail
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestTeacherWork on TeacherWork {
  _id: id
  version
  user {
    _id: id
    name
    email
    phone
    active
    lastSeenAt
  }
  subjects {
    subject
    isQualified
  }
  employmentPercent
  employmentEndedOn
  ongoingInstances
  comingInstances
  students
  responsibleFor
  loadPoints
  loadPercent
  loadOn
  examsToReview
  gradesToSet
  overdueGrades
  overdueSince
}
fragment RestTeacherDetail on TeacherDetail {
  work {
    ...RestTeacherWork
  }
  schedule {
    _id: id
    course
    courseCode
    equivalents {
      ...RestEquivalentCourse
    }
    startDate
    endDate
    status
    students
    capacity
    ungraded
    gradesDueOn
    isOverdue
  }
  students {
    _id: id
    name
    education
    status
  }
  exams {
    _id: id
    studentId
    student
    course
    month
    status
  }
  history {
    _id: id
    kind
    text
    at
    by
  }
  planned {
    _id: id
    fromOn
    replacement {
      _id: id
      username
    }
  }
}`) as unknown as TypedDocumentString<RestAssignTeacherMutation, RestAssignTeacherMutationVariables>;
export const RestTeacherReplacementPreviewDocument = new TypedDocumentString(`
    query RestTeacherReplacementPreview($input: TeacherReplacementInput!) {
  teacherReplacementPreview(input: $input) {
    ...RestTeacherReplacementCounts
  }
}
    fragment RestTeacherReplacementCounts on TeacherReplacementCounts {
  students
  exams
  occasions
  instances
  ungradedInstances
  replacements
}`) as unknown as TypedDocumentString<RestTeacherReplacementPreviewQuery, RestTeacherReplacementPreviewQueryVariables>;
export const RestReplaceTeacherDocument = new TypedDocumentString(`
    mutation RestReplaceTeacher($input: TeacherReplacementInput!) {
  replaceTeacher(input: $input) {
    ...RestTeacherDetail
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestTeacherWork on TeacherWork {
  _id: id
  version
  user {
    _id: id
    name
    email
    phone
    active
    lastSeenAt
  }
  subjects {
    subject
    isQualified
  }
  employmentPercent
  employmentEndedOn
  ongoingInstances
  comingInstances
  students
  responsibleFor
  loadPoints
  loadPercent
  loadOn
  examsToReview
  gradesToSet
  overdueGrades
  overdueSince
}
fragment RestTeacherDetail on TeacherDetail {
  work {
    ...RestTeacherWork
  }
  schedule {
    _id: id
    course
    courseCode
    equivalents {
      ...RestEquivalentCourse
    }
    startDate
    endDate
    status
    students
    capacity
    ungraded
    gradesDueOn
    isOverdue
  }
  students {
    _id: id
    name
    education
    status
  }
  exams {
    _id: id
    studentId
    student
    course
    month
    status
  }
  history {
    _id: id
    kind
    text
    at
    by
  }
  planned {
    _id: id
    fromOn
    replacement {
      _id: id
      username
    }
  }
}`) as unknown as TypedDocumentString<RestReplaceTeacherMutation, RestReplaceTeacherMutationVariables>;
export const RestCancelTeacherReplacementDocument = new TypedDocumentString(`
    mutation RestCancelTeacherReplacement($input: CancelTeacherReplacementInput!) {
  cancelTeacherReplacement(input: $input) {
    ...RestTeacherDetail
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestTeacherWork on TeacherWork {
  _id: id
  version
  user {
    _id: id
    name
    email
    phone
    active
    lastSeenAt
  }
  subjects {
    subject
    isQualified
  }
  employmentPercent
  employmentEndedOn
  ongoingInstances
  comingInstances
  students
  responsibleFor
  loadPoints
  loadPercent
  loadOn
  examsToReview
  gradesToSet
  overdueGrades
  overdueSince
}
fragment RestTeacherDetail on TeacherDetail {
  work {
    ...RestTeacherWork
  }
  schedule {
    _id: id
    course
    courseCode
    equivalents {
      ...RestEquivalentCourse
    }
    startDate
    endDate
    status
    students
    capacity
    ungraded
    gradesDueOn
    isOverdue
  }
  students {
    _id: id
    name
    education
    status
  }
  exams {
    _id: id
    studentId
    student
    course
    month
    status
  }
  history {
    _id: id
    kind
    text
    at
    by
  }
  planned {
    _id: id
    fromOn
    replacement {
      _id: id
      username
    }
  }
}`) as unknown as TypedDocumentString<RestCancelTeacherReplacementMutation, RestCancelTeacherReplacementMutationVariables>;
export const RestEndTeacherEmploymentDocument = new TypedDocumentString(`
    mutation RestEndTeacherEmployment($input: EndEmploymentInput!) {
  endTeacherEmployment(input: $input) {
    ...RestTeacherDetail
  }
}
    fragment RestEquivalentCourse on EquivalentCourse {
  code
  name
  source
}
fragment RestTeacherWork on TeacherWork {
  _id: id
  version
  user {
    _id: id
    name
    email
    phone
    active
    lastSeenAt
  }
  subjects {
    subject
    isQualified
  }
  employmentPercent
  employmentEndedOn
  ongoingInstances
  comingInstances
  students
  responsibleFor
  loadPoints
  loadPercent
  loadOn
  examsToReview
  gradesToSet
  overdueGrades
  overdueSince
}
fragment RestTeacherDetail on TeacherDetail {
  work {
    ...RestTeacherWork
  }
  schedule {
    _id: id
    course
    courseCode
    equivalents {
      ...RestEquivalentCourse
    }
    startDate
    endDate
    status
    students
    capacity
    ungraded
    gradesDueOn
    isOverdue
  }
  students {
    _id: id
    name
    education
    status
  }
  exams {
    _id: id
    studentId
    student
    course
    month
    status
  }
  history {
    _id: id
    kind
    text
    at
    by
  }
  planned {
    _id: id
    fromOn
    replacement {
      _id: id
      username
    }
  }
}`) as unknown as TypedDocumentString<RestEndTeacherEmploymentMutation, RestEndTeacherEmploymentMutationVariables>;
export const RestStudentTimelineDocument = new TypedDocumentString(`
    query RestStudentTimeline($input: StudentTimelineInput!) {
  studentTimeline(input: $input) {
    nodes {
      ...RestTimelineEntry
    }
    nextCursor
  }
}
    fragment RestTimelineEntry on TimelineEntry {
  _id: id
  at
  kind
  text
  by
  link
}`) as unknown as TypedDocumentString<RestStudentTimelineQuery, RestStudentTimelineQueryVariables>;
export const RestUsersDocument = new TypedDocumentString(`
    query RestUsers($input: UsersInput) {
  users(input: $input) {
    nodes {
      ...RestUser
    }
    nextCursor
  }
}
    fragment RestUser on User {
  _id: id
  version
  name
  email
  phone
  role
  active
  teacherId
  studentId
}`) as unknown as TypedDocumentString<RestUsersQuery, RestUsersQueryVariables>;
export const RestCreateUserDocument = new TypedDocumentString(`
    mutation RestCreateUser($input: CreateUserInput!) {
  createUser(input: $input) {
    ...RestUser
  }
}
    fragment RestUser on User {
  _id: id
  version
  name
  email
  phone
  role
  active
  teacherId
  studentId
}`) as unknown as TypedDocumentString<RestCreateUserMutation, RestCreateUserMutationVariables>;
export const RestUpdateUserDocument = new TypedDocumentString(`
    mutation RestUpdateUser($input: UpdateUserInput!) {
  updateUser(input: $input) {
    ...RestUser
  }
}
    fragment RestUser on User {
  _id: id
  version
  name
  email
  phone
  role
  active
  teacherId
  studentId
}`) as unknown as TypedDocumentString<RestUpdateUserMutation, RestUpdateUserMutationVariables>;
export const RestSetUserRoleDocument = new TypedDocumentString(`
    mutation RestSetUserRole($input: SetUserRoleInput!) {
  setUserRole(input: $input) {
    ...RestUser
  }
}
    fragment RestUser on User {
  _id: id
  version
  name
  email
  phone
  role
  active
  teacherId
  studentId
}`) as unknown as TypedDocumentString<RestSetUserRoleMutation, RestSetUserRoleMutationVariables>;
export const RestDeactivateUserDocument = new TypedDocumentString(`
    mutation RestDeactivateUser($input: DeactivateUserInput!) {
  deactivateUser(input: $input) {
    ...RestUser
  }
}
    fragment RestUser on User {
  _id: id
  version
  name
  email
  phone
  role
  active
  teacherId
  studentId
}`) as unknown as TypedDocumentString<RestDeactivateUserMutation, RestDeactivateUserMutationVariables>;
export const RestActivateUserDocument = new TypedDocumentString(`
    mutation RestActivateUser($input: ActivateUserInput!) {
  activateUser(input: $input) {
    ...RestUser
  }
}
    fragment RestUser on User {
  _id: id
  version
  name
  email
  phone
  role
  active
  teacherId
  studentId
}`) as unknown as TypedDocumentString<RestActivateUserMutation, RestActivateUserMutationVariables>;
export const RestSendResetLinkDocument = new TypedDocumentString(`
    mutation RestSendResetLink($input: SendResetLinkInput!) {
  sendResetLink(input: $input) {
    ...RestMessage
  }
}
    fragment RestMessage on Message {
  message
}`) as unknown as TypedDocumentString<RestSendResetLinkMutation, RestSendResetLinkMutationVariables>;
export const RestRenewInvitationsDocument = new TypedDocumentString(`
    mutation RestRenewInvitations($input: RenewInvitationsInput!) {
  renewInvitations(input: $input) {
    ...RestRenewedInvitations
  }
}
    fragment RestNotInvited on NotInvited {
  _id: id
  name
  reason
}
fragment RestRenewedInvitations on RenewedInvitations {
  sent
  notSent {
    ...RestNotInvited
  }
}`) as unknown as TypedDocumentString<RestRenewInvitationsMutation, RestRenewInvitationsMutationVariables>;
export const RestAddWorkplaceAgreementDocument = new TypedDocumentString(`
    mutation RestAddWorkplaceAgreement($input: AddWorkplaceAgreementInput!) {
  addWorkplaceAgreement(input: $input) {
    ...RestWorkplace
  }
}
    fragment RestWorkplace on Workplace {
  _id: id
  version
  name
  organisationNumber
  unit
  street
  postalCode
  city
  municipality
  branches
  contactName
  contactPhone
  contactEmail
  places
  freePlaces
  note
  state
  stateReason
  riskAssessedOn
  agreedUntil
  agreementState
  agreements {
    _id: id
    version
    validFrom
    validTo
    note
    filename
    createdBy
  }
  supervisors {
    _id: id
    version
    name
    phone
    email
    trainedOn
    certificate
  }
}`) as unknown as TypedDocumentString<RestAddWorkplaceAgreementMutation, RestAddWorkplaceAgreementMutationVariables>;
export const RestUpdateWorkplaceAgreementDocument = new TypedDocumentString(`
    mutation RestUpdateWorkplaceAgreement($input: UpdateWorkplaceAgreementInput!) {
  updateWorkplaceAgreement(input: $input) {
    ...RestWorkplace
  }
}
    fragment RestWorkplace on Workplace {
  _id: id
  version
  name
  organisationNumber
  unit
  street
  postalCode
  city
  municipality
  branches
  contactName
  contactPhone
  contactEmail
  places
  freePlaces
  note
  state
  stateReason
  riskAssessedOn
  agreedUntil
  agreementState
  agreements {
    _id: id
    version
    validFrom
    validTo
    note
    filename
    createdBy
  }
  supervisors {
    _id: id
    version
    name
    phone
    email
    trainedOn
    certificate
  }
}`) as unknown as TypedDocumentString<RestUpdateWorkplaceAgreementMutation, RestUpdateWorkplaceAgreementMutationVariables>;
export const RestAttachWorkplaceAgreementDocument = new TypedDocumentString(`
    mutation RestAttachWorkplaceAgreement($input: AttachWorkplaceAgreementInput!) {
  attachWorkplaceAgreement(input: $input) {
    ...RestWorkplace
  }
}
    fragment RestWorkplace on Workplace {
  _id: id
  version
  name
  organisationNumber
  unit
  street
  postalCode
  city
  municipality
  branches
  contactName
  contactPhone
  contactEmail
  places
  freePlaces
  note
  state
  stateReason
  riskAssessedOn
  agreedUntil
  agreementState
  agreements {
    _id: id
    version
    validFrom
    validTo
    note
    filename
    createdBy
  }
  supervisors {
    _id: id
    version
    name
    phone
    email
    trainedOn
    certificate
  }
}`) as unknown as TypedDocumentString<RestAttachWorkplaceAgreementMutation, RestAttachWorkplaceAgreementMutationVariables>;
export const RestRemoveWorkplaceAgreementDocument = new TypedDocumentString(`
    mutation RestRemoveWorkplaceAgreement($input: RemoveWorkplaceAgreementInput!) {
  removeWorkplaceAgreement(input: $input) {
    ...RestWorkplace
  }
}
    fragment RestWorkplace on Workplace {
  _id: id
  version
  name
  organisationNumber
  unit
  street
  postalCode
  city
  municipality
  branches
  contactName
  contactPhone
  contactEmail
  places
  freePlaces
  note
  state
  stateReason
  riskAssessedOn
  agreedUntil
  agreementState
  agreements {
    _id: id
    version
    validFrom
    validTo
    note
    filename
    createdBy
  }
  supervisors {
    _id: id
    version
    name
    phone
    email
    trainedOn
    certificate
  }
}`) as unknown as TypedDocumentString<RestRemoveWorkplaceAgreementMutation, RestRemoveWorkplaceAgreementMutationVariables>;
export const RestWorkplaceAgreementFileDocument = new TypedDocumentString(`
    query RestWorkplaceAgreementFile($id: ID!) {
  workplaceAgreementFile(id: $id) {
    _id: id
    filename
    mimeType
    size
  }
}
    `) as unknown as TypedDocumentString<RestWorkplaceAgreementFileQuery, RestWorkplaceAgreementFileQueryVariables>;
export const RestAttachSupervisorCertificateDocument = new TypedDocumentString(`
    mutation RestAttachSupervisorCertificate($input: AttachSupervisorCertificateInput!) {
  attachSupervisorCertificate(input: $input) {
    ...RestWorkplace
  }
}
    fragment RestWorkplace on Workplace {
  _id: id
  version
  name
  organisationNumber
  unit
  street
  postalCode
  city
  municipality
  branches
  contactName
  contactPhone
  contactEmail
  places
  freePlaces
  note
  state
  stateReason
  riskAssessedOn
  agreedUntil
  agreementState
  agreements {
    _id: id
    version
    validFrom
    validTo
    note
    filename
    createdBy
  }
  supervisors {
    _id: id
    version
    name
    phone
    email
    trainedOn
    certificate
  }
}`) as unknown as TypedDocumentString<RestAttachSupervisorCertificateMutation, RestAttachSupervisorCertificateMutationVariables>;
export const RestRemoveSupervisorCertificateDocument = new TypedDocumentString(`
    mutation RestRemoveSupervisorCertificate($input: RemoveSupervisorCertificateInput!) {
  removeSupervisorCertificate(input: $input) {
    ...RestWorkplace
  }
}
    fragment RestWorkplace on Workplace {
  _id: id
  version
  name
  organisationNumber
  unit
  street
  postalCode
  city
  municipality
  branches
  contactName
  contactPhone
  contactEmail
  places
  freePlaces
  note
  state
  stateReason
  riskAssessedOn
  agreedUntil
  agreementState
  agreements {
    _id: id
    version
    validFrom
    validTo
    note
    filename
    createdBy
  }
  supervisors {
    _id: id
    version
    name
    phone
    email
    trainedOn
    certificate
  }
}`) as unknown as TypedDocumentString<RestRemoveSupervisorCertificateMutation, RestRemoveSupervisorCertificateMutationVariables>;
export const RestSupervisorCertificateDocument = new TypedDocumentString(`
    query RestSupervisorCertificate($id: ID!) {
  supervisorCertificate(id: $id) {
    _id: id
    filename
    mimeType
    size
  }
}
    `) as unknown as TypedDocumentString<RestSupervisorCertificateQuery, RestSupervisorCertificateQueryVariables>;
export const RestWorkplaceContactListDocument = new TypedDocumentString(`
    query RestWorkplaceContactList($input: WorkplaceContactsInput!) {
  workplaceContacts(input: $input) {
    nodes {
      ...RestWorkplaceContact
    }
    totalCount
  }
}
    fragment RestWorkplaceContact on WorkplaceContact {
  _id: id
  version
  contactedOn
  kind
  withWhom
  note
  createdBy
}`) as unknown as TypedDocumentString<RestWorkplaceContactListQuery, RestWorkplaceContactListQueryVariables>;
export const RestAddWorkplaceContactDocument = new TypedDocumentString(`
    mutation RestAddWorkplaceContact($input: AddWorkplaceContactInput!) {
  addWorkplaceContact(input: $input) {
    ...RestWorkplaceContact
  }
}
    fragment RestWorkplaceContact on WorkplaceContact {
  _id: id
  version
  contactedOn
  kind
  withWhom
  note
  createdBy
}`) as unknown as TypedDocumentString<RestAddWorkplaceContactMutation, RestAddWorkplaceContactMutationVariables>;
export const RestUpdateWorkplaceContactDocument = new TypedDocumentString(`
    mutation RestUpdateWorkplaceContact($input: UpdateWorkplaceContactInput!) {
  updateWorkplaceContact(input: $input) {
    ...RestWorkplaceContact
  }
}
    fragment RestWorkplaceContact on WorkplaceContact {
  _id: id
  version
  contactedOn
  kind
  withWhom
  note
  createdBy
}`) as unknown as TypedDocumentString<RestUpdateWorkplaceContactMutation, RestUpdateWorkplaceContactMutationVariables>;
export const RestRemoveWorkplaceContactDocument = new TypedDocumentString(`
    mutation RestRemoveWorkplaceContact($input: RemoveWorkplaceContactInput!) {
  removeWorkplaceContact(input: $input)
}
    `) as unknown as TypedDocumentString<RestRemoveWorkplaceContactMutation, RestRemoveWorkplaceContactMutationVariables>;
export const RestWorkplaceImportsDocument = new TypedDocumentString(`
    query RestWorkplaceImports {
  workplaceImports {
    ...RestWorkplaceImport
  }
}
    fragment RestWorkplaceImport on WorkplaceImport {
  _id: id
  filename
  state
  createdAt
  importedBy
  sheet
  sheets
  skipped
  hiddenRows
  hiddenParts
  planned
  mayUndo
  undoRefusal
  summary {
    new
    changed
    unchanged
    invalid
    leftOut
    newWorkplaces
    changedWorkplaces
  }
}`) as unknown as TypedDocumentString<RestWorkplaceImportsQuery, RestWorkplaceImportsQueryVariables>;
export const RestWorkplaceImportDocument = new TypedDocumentString(`
    query RestWorkplaceImport($id: ID!) {
  workplaceImport(id: $id) {
    ...RestWorkplaceImportRows
  }
}
    fragment RestWorkplaceImport on WorkplaceImport {
  _id: id
  filename
  state
  createdAt
  importedBy
  sheet
  sheets
  skipped
  hiddenRows
  hiddenParts
  planned
  mayUndo
  undoRefusal
  summary {
    new
    changed
    unchanged
    invalid
    leftOut
    newWorkplaces
    changedWorkplaces
  }
}
fragment RestWorkplaceImportRows on WorkplaceImport {
  ...RestWorkplaceImport
  columns {
    index
    header
    field
    doubt
  }
  rows(first: 1000) {
    row
    outcome
    name
    workplaceId
    cells
    errors {
      column
      value
      message
      warning
    }
    changes {
      field
      before
      after
    }
  }
}`) as unknown as TypedDocumentString<RestWorkplaceImportQuery, RestWorkplaceImportQueryVariables>;
export const RestWorkplaceImportErrorsDocument = new TypedDocumentString(`
    query RestWorkplaceImportErrors($id: ID!) {
  workplaceImport(id: $id) {
    filename
    columns {
      header
    }
    rows(first: 1000, onlyOmitted: true) {
      row
      outcome
      cells
      errors {
        message
        warning
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RestWorkplaceImportErrorsQuery, RestWorkplaceImportErrorsQueryVariables>;
export const RestWorkplaceImportTemplateDocument = new TypedDocumentString(`
    query RestWorkplaceImportTemplate {
  workplaceImports {
    _id: id
  }
}
    `) as unknown as TypedDocumentString<RestWorkplaceImportTemplateQuery, RestWorkplaceImportTemplateQueryVariables>;
export const RestPreviewWorkplaceImportDocument = new TypedDocumentString(`
    mutation RestPreviewWorkplaceImport($input: PreviewWorkplaceImportInput!) {
  previewWorkplaceImport(input: $input) {
    ...RestWorkplaceImportRows
  }
}
    fragment RestWorkplaceImport on WorkplaceImport {
  _id: id
  filename
  state
  createdAt
  importedBy
  sheet
  sheets
  skipped
  hiddenRows
  hiddenParts
  planned
  mayUndo
  undoRefusal
  summary {
    new
    changed
    unchanged
    invalid
    leftOut
    newWorkplaces
    changedWorkplaces
  }
}
fragment RestWorkplaceImportRows on WorkplaceImport {
  ...RestWorkplaceImport
  columns {
    index
    header
    field
    doubt
  }
  rows(first: 1000) {
    row
    outcome
    name
    workplaceId
    cells
    errors {
      column
      value
      message
      warning
    }
    changes {
      field
      before
      after
    }
  }
}`) as unknown as TypedDocumentString<RestPreviewWorkplaceImportMutation, RestPreviewWorkplaceImportMutationVariables>;
export const RestUpdateWorkplaceImportDocument = new TypedDocumentString(`
    mutation RestUpdateWorkplaceImport($input: UpdateWorkplaceImportInput!) {
  updateWorkplaceImport(input: $input) {
    ...RestWorkplaceImportRows
  }
}
    fragment RestWorkplaceImport on WorkplaceImport {
  _id: id
  filename
  state
  createdAt
  importedBy
  sheet
  sheets
  skipped
  hiddenRows
  hiddenParts
  planned
  mayUndo
  undoRefusal
  summary {
    new
    changed
    unchanged
    invalid
    leftOut
    newWorkplaces
    changedWorkplaces
  }
}
fragment RestWorkplaceImportRows on WorkplaceImport {
  ...RestWorkplaceImport
  columns {
    index
    header
    field
    doubt
  }
  rows(first: 1000) {
    row
    outcome
    name
    workplaceId
    cells
    errors {
      column
      value
      message
      warning
    }
    changes {
      field
      before
      after
    }
  }
}`) as unknown as TypedDocumentString<RestUpdateWorkplaceImportMutation, RestUpdateWorkplaceImportMutationVariables>;
export const RestCommitWorkplaceImportDocument = new TypedDocumentString(`
    mutation RestCommitWorkplaceImport($input: CommitWorkplaceImportInput!) {
  commitWorkplaceImport(input: $input) {
    ...RestWorkplaceImport
  }
}
    fragment RestWorkplaceImport on WorkplaceImport {
  _id: id
  filename
  state
  createdAt
  importedBy
  sheet
  sheets
  skipped
  hiddenRows
  hiddenParts
  planned
  mayUndo
  undoRefusal
  summary {
    new
    changed
    unchanged
    invalid
    leftOut
    newWorkplaces
    changedWorkplaces
  }
}`) as unknown as TypedDocumentString<RestCommitWorkplaceImportMutation, RestCommitWorkplaceImportMutationVariables>;
export const RestUndoWorkplaceImportDocument = new TypedDocumentString(`
    mutation RestUndoWorkplaceImport($input: UndoWorkplaceImportInput!) {
  undoWorkplaceImport(input: $input) {
    ...RestWorkplaceImport
  }
}
    fragment RestWorkplaceImport on WorkplaceImport {
  _id: id
  filename
  state
  createdAt
  importedBy
  sheet
  sheets
  skipped
  hiddenRows
  hiddenParts
  planned
  mayUndo
  undoRefusal
  summary {
    new
    changed
    unchanged
    invalid
    leftOut
    newWorkplaces
    changedWorkplaces
  }
}`) as unknown as TypedDocumentString<RestUndoWorkplaceImportMutation, RestUndoWorkplaceImportMutationVariables>;
export const RestWorkplaceDuplicatesDocument = new TypedDocumentString(`
    query RestWorkplaceDuplicates {
  workplaceDuplicates {
    from {
      _id: id
      name
      street
      city
    }
    into {
      _id: id
      name
      street
      city
    }
    reason
  }
}
    `) as unknown as TypedDocumentString<RestWorkplaceDuplicatesQuery, RestWorkplaceDuplicatesQueryVariables>;
export const RestWorkplaceMergePreviewDocument = new TypedDocumentString(`
    query RestWorkplaceMergePreview($input: WorkplaceMergePreviewInput!) {
  workplaceMergePreview(input: $input) {
    fromVersion
    intoVersion
    placements
    openPlacements
    supervisors
    exceedsPlaces
    warnings
  }
}
    `) as unknown as TypedDocumentString<RestWorkplaceMergePreviewQuery, RestWorkplaceMergePreviewQueryVariables>;
export const RestMergeWorkplacesDocument = new TypedDocumentString(`
    mutation RestMergeWorkplaces($input: MergeWorkplacesInput!) {
  mergeWorkplaces(input: $input) {
    ...RestWorkplace
  }
}
    fragment RestWorkplace on Workplace {
  _id: id
  version
  name
  organisationNumber
  unit
  street
  postalCode
  city
  municipality
  branches
  contactName
  contactPhone
  contactEmail
  places
  freePlaces
  note
  state
  stateReason
  riskAssessedOn
  agreedUntil
  agreementState
  agreements {
    _id: id
    version
    validFrom
    validTo
    note
    filename
    createdBy
  }
  supervisors {
    _id: id
    version
    name
    phone
    email
    trainedOn
    certificate
  }
}`) as unknown as TypedDocumentString<RestMergeWorkplacesMutation, RestMergeWorkplacesMutationVariables>;
export const RestWorkplacesDocument = new TypedDocumentString(`
    query RestWorkplaces($input: WorkplacesInput) {
  workplaces(input: $input) {
    nodes {
      ...RestWorkplace
    }
    totalCount
  }
}
    fragment RestWorkplace on Workplace {
  _id: id
  version
  name
  organisationNumber
  unit
  street
  postalCode
  city
  municipality
  branches
  contactName
  contactPhone
  contactEmail
  places
  freePlaces
  note
  state
  stateReason
  riskAssessedOn
  agreedUntil
  agreementState
  agreements {
    _id: id
    version
    validFrom
    validTo
    note
    filename
    createdBy
  }
  supervisors {
    _id: id
    version
    name
    phone
    email
    trainedOn
    certificate
  }
}`) as unknown as TypedDocumentString<RestWorkplacesQuery, RestWorkplacesQueryVariables>;
export const RestFreePlacesDocument = new TypedDocumentString(`
    query RestFreePlaces($input: FreePlacesInput) {
  freePlaces(input: $input) {
    nodes {
      workplace {
        _id: id
        name
        street
        city
      }
      municipality
      branches
      places
      free
      spans {
        startDate
        endDate
        free
      }
    }
    totalCount
  }
}
    `) as unknown as TypedDocumentString<RestFreePlacesQuery, RestFreePlacesQueryVariables>;
export const RestWorkplaceDocument = new TypedDocumentString(`
    query RestWorkplace($id: ID!) {
  workplace(id: $id) {
    ...RestWorkplace
  }
}
    fragment RestWorkplace on Workplace {
  _id: id
  version
  name
  organisationNumber
  unit
  street
  postalCode
  city
  municipality
  branches
  contactName
  contactPhone
  contactEmail
  places
  freePlaces
  note
  state
  stateReason
  riskAssessedOn
  agreedUntil
  agreementState
  agreements {
    _id: id
    version
    validFrom
    validTo
    note
    filename
    createdBy
  }
  supervisors {
    _id: id
    version
    name
    phone
    email
    trainedOn
    certificate
  }
}`) as unknown as TypedDocumentString<RestWorkplaceQuery, RestWorkplaceQueryVariables>;
export const RestCreateWorkplaceDocument = new TypedDocumentString(`
    mutation RestCreateWorkplace($input: CreateWorkplaceInput!) {
  createWorkplace(input: $input) {
    ...RestWorkplace
  }
}
    fragment RestWorkplace on Workplace {
  _id: id
  version
  name
  organisationNumber
  unit
  street
  postalCode
  city
  municipality
  branches
  contactName
  contactPhone
  contactEmail
  places
  freePlaces
  note
  state
  stateReason
  riskAssessedOn
  agreedUntil
  agreementState
  agreements {
    _id: id
    version
    validFrom
    validTo
    note
    filename
    createdBy
  }
  supervisors {
    _id: id
    version
    name
    phone
    email
    trainedOn
    certificate
  }
}`) as unknown as TypedDocumentString<RestCreateWorkplaceMutation, RestCreateWorkplaceMutationVariables>;
export const RestUpdateWorkplaceDocument = new TypedDocumentString(`
    mutation RestUpdateWorkplace($input: UpdateWorkplaceInput!) {
  updateWorkplace(input: $input) {
    ...RestWorkplace
  }
}
    fragment RestWorkplace on Workplace {
  _id: id
  version
  name
  organisationNumber
  unit
  street
  postalCode
  city
  municipality
  branches
  contactName
  contactPhone
  contactEmail
  places
  freePlaces
  note
  state
  stateReason
  riskAssessedOn
  agreedUntil
  agreementState
  agreements {
    _id: id
    version
    validFrom
    validTo
    note
    filename
    createdBy
  }
  supervisors {
    _id: id
    version
    name
    phone
    email
    trainedOn
    certificate
  }
}`) as unknown as TypedDocumentString<RestUpdateWorkplaceMutation, RestUpdateWorkplaceMutationVariables>;
export const RestSetWorkplaceStateDocument = new TypedDocumentString(`
    mutation RestSetWorkplaceState($input: SetWorkplaceStateInput!) {
  setWorkplaceState(input: $input) {
    ...RestWorkplace
  }
}
    fragment RestWorkplace on Workplace {
  _id: id
  version
  name
  organisationNumber
  unit
  street
  postalCode
  city
  municipality
  branches
  contactName
  contactPhone
  contactEmail
  places
  freePlaces
  note
  state
  stateReason
  riskAssessedOn
  agreedUntil
  agreementState
  agreements {
    _id: id
    version
    validFrom
    validTo
    note
    filename
    createdBy
  }
  supervisors {
    _id: id
    version
    name
    phone
    email
    trainedOn
    certificate
  }
}`) as unknown as TypedDocumentString<RestSetWorkplaceStateMutation, RestSetWorkplaceStateMutationVariables>;
export const RestDeleteWorkplaceDocument = new TypedDocumentString(`
    mutation RestDeleteWorkplace($input: DeleteWorkplaceInput!) {
  deleteWorkplace(input: $input)
}
    `) as unknown as TypedDocumentString<RestDeleteWorkplaceMutation, RestDeleteWorkplaceMutationVariables>;
export const RestAddSupervisorDocument = new TypedDocumentString(`
    mutation RestAddSupervisor($input: AddSupervisorInput!) {
  addSupervisor(input: $input) {
    ...RestWorkplace
  }
}
    fragment RestWorkplace on Workplace {
  _id: id
  version
  name
  organisationNumber
  unit
  street
  postalCode
  city
  municipality
  branches
  contactName
  contactPhone
  contactEmail
  places
  freePlaces
  note
  state
  stateReason
  riskAssessedOn
  agreedUntil
  agreementState
  agreements {
    _id: id
    version
    validFrom
    validTo
    note
    filename
    createdBy
  }
  supervisors {
    _id: id
    version
    name
    phone
    email
    trainedOn
    certificate
  }
}`) as unknown as TypedDocumentString<RestAddSupervisorMutation, RestAddSupervisorMutationVariables>;
export const RestUpdateSupervisorDocument = new TypedDocumentString(`
    mutation RestUpdateSupervisor($input: UpdateSupervisorInput!) {
  updateSupervisor(input: $input) {
    ...RestWorkplace
  }
}
    fragment RestWorkplace on Workplace {
  _id: id
  version
  name
  organisationNumber
  unit
  street
  postalCode
  city
  municipality
  branches
  contactName
  contactPhone
  contactEmail
  places
  freePlaces
  note
  state
  stateReason
  riskAssessedOn
  agreedUntil
  agreementState
  agreements {
    _id: id
    version
    validFrom
    validTo
    note
    filename
    createdBy
  }
  supervisors {
    _id: id
    version
    name
    phone
    email
    trainedOn
    certificate
  }
}`) as unknown as TypedDocumentString<RestUpdateSupervisorMutation, RestUpdateSupervisorMutationVariables>;
export const RestRemoveSupervisorDocument = new TypedDocumentString(`
    mutation RestRemoveSupervisor($input: RemoveSupervisorInput!) {
  removeSupervisor(input: $input) {
    ...RestWorkplace
  }
}
    fragment RestWorkplace on Workplace {
  _id: id
  version
  name
  organisationNumber
  unit
  street
  postalCode
  city
  municipality
  branches
  contactName
  contactPhone
  contactEmail
  places
  freePlaces
  note
  state
  stateReason
  riskAssessedOn
  agreedUntil
  agreementState
  agreements {
    _id: id
    version
    validFrom
    validTo
    note
    filename
    createdBy
  }
  supervisors {
    _id: id
    version
    name
    phone
    email
    trainedOn
    certificate
  }
}`) as unknown as TypedDocumentString<RestRemoveSupervisorMutation, RestRemoveSupervisorMutationVariables>;
export const RestSessionDocument = new TypedDocumentString(`
    query RestSession {
  user: me {
    ...RestSessionUser
  }
}
    fragment RestSessionUser on SessionUser {
  userId
  name
  email
  role
}`) as unknown as TypedDocumentString<RestSessionQuery, RestSessionQueryVariables>;
export const RestLoginDocument = new TypedDocumentString(`
    mutation RestLogin($input: LoginInput!) {
  login(input: $input) {
    ...RestLoginResult
  }
}
    fragment RestLoginResult on LoginResult {
  message
  token
  user {
    ...RestSessionUser
  }
}
fragment RestSessionUser on SessionUser {
  userId
  name
  email
  role
}`) as unknown as TypedDocumentString<RestLoginMutation, RestLoginMutationVariables>;
export const RestLogoutDocument = new TypedDocumentString(`
    mutation RestLogout {
  logout
}
    `) as unknown as TypedDocumentString<RestLogoutMutation, RestLogoutMutationVariables>;
export const RestRequestPasswordResetDocument = new TypedDocumentString(`
    mutation RestRequestPasswordReset($input: RequestPasswordResetInput!) {
  requestPasswordReset(input: $input) {
    ...RestMessage
  }
}
    fragment RestMessage on Message {
  message
}`) as unknown as TypedDocumentString<RestRequestPasswordResetMutation, RestRequestPasswordResetMutationVariables>;
export const RestResetPasswordDocument = new TypedDocumentString(`
    mutation RestResetPassword($input: ResetPasswordInput!) {
  resetPassword(input: $input) {
    ...RestMessage
  }
}
    fragment RestMessage on Message {
  message
}`) as unknown as TypedDocumentString<RestResetPasswordMutation, RestResetPasswordMutationVariables>;
export const RestJobDocument = new TypedDocumentString(`
    query RestJob($id: ID!) {
  job(id: $id) {
    ...RestJob
  }
}
    fragment RestJob on Job {
  state
  done
  total
  result
  message
}`) as unknown as TypedDocumentString<RestJobQuery, RestJobQueryVariables>;
export const RestCancelJobDocument = new TypedDocumentString(`
    mutation RestCancelJob($input: CancelJobInput!) {
  cancelJob(input: $input) {
    ...RestJob
  }
}
    fragment RestJob on Job {
  state
  done
  total
  result
  message
}`) as unknown as TypedDocumentString<RestCancelJobMutation, RestCancelJobMutationVariables>;
import { signedIn } from '../../platform/graphql/request-context.js';
import { rootFields } from '../../platform/graphql/root-field.js';
import { requireId } from '../../platform/validation/id.js';
import { ExamTeachers } from './signing/exam-teachers.service.js';
import { GradeCorrections } from './signing/grade-corrections.service.js';
import { GradeDrafts } from './signing/grade-drafts.service.js';
import { GradeSheets } from './reading/grade-sheets.service.js';
import { GradeSigning } from './signing/grade-signing.service.js';
import { GradingGroups } from './reading/grading-groups.list.js';
import { StudentGrades } from './reading/student-grades.sql.js';

/** Grades: drafts, signing, correction. */
export const gradesFields = rootFields(
  [GradingGroups, GradeSheets, GradeDrafts, GradeSigning, GradeCorrections, ExamTeachers, StudentGrades],
  (groups, sheets, drafts, signing, corrections, exams, students) => ({
    gradingGroups: ({ input }, context) => groups.page(signedIn(context).actor, input ?? {}),
    gradeSheet: ({ input }, context) =>
      sheets.read(signedIn(context).actor, input.kind, requireId(input.id, 'id')),
    studentGrades: ({ studentId: id }, context) => students.read(signedIn(context).actor, id),
    setGrade: ({ input }, context) => drafts.setGrade(signedIn(context), input),
    setExamGrade: ({ input }, context) => drafts.setExamGrade(signedIn(context), input),
    setExamTeacher: ({ input }, context) => exams.set(signedIn(context), input),
    fillGrades: ({ input }, context) => drafts.fill(signedIn(context), input),
    setGradeDate: ({ input }, context) => drafts.setDate(signedIn(context), input),
    signGrades: ({ input }, context) => signing.sign(context, input),
    unlockGrade: ({ input }, context) => corrections.unlock(signedIn(context), input),
    relockGrade: ({ input }, context) => corrections.relock(signedIn(context), input),
  }),
);

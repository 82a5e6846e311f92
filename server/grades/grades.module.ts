import { Module } from '@nestjs/common';
import { ExamTeachers } from './exam-teachers.js';
import { GradeCorrections } from './grade-corrections.js';
import { GradeDrafts } from './grade-drafts.js';
import { GradeSheets } from './grade-sheets.js';
import { GradeSigning } from './grade-signing.js';
import { GradesResolver } from './grades.resolver.js';
import { GradingGroups } from './grading-groups.js';
import { StudentGrades } from './student-grades.js';

/** Grades: drafts, signing, correction. */
@Module({
  providers: [
    ExamTeachers,
    GradeCorrections,
    GradeDrafts,
    GradeSheets,
    GradeSigning,
    GradesResolver,
    GradingGroups,
    StudentGrades,
  ],
})
export class GradesModule {}

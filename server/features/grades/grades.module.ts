import { Module } from '@nestjs/common';
import { GradesResolver } from './grades.resolver.js';
import { GradeSheets } from './reading/grade-sheets.service.js';
import { GradingGroups } from './reading/grading-groups.queries.js';
import { StudentGrades } from './reading/student-grades.queries.js';
import { ExamTeachers } from './signing/exam-teachers.service.js';
import { GradeCorrections } from './signing/grade-corrections.service.js';
import { GradeDrafts } from './signing/grade-drafts.service.js';
import { GradeSigning } from './signing/grade-signing.service.js';
import { GradesController } from './grades.controller.js';
import { GradingCounts } from './grading-counts.job.js';

/** Grades: drafts, signing, correction. */
@Module({
  controllers: [GradesController],
  providers: [
    GradingCounts,
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

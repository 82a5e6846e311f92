import { Resolver } from '@nestjs/graphql';
import type { MutationArgs, QueryArgs } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Mutation, Query } from '../../platform/graphql/root-field.js';
import { requireId } from '../../platform/validation/id.js';
import { ExamTeachers } from './signing/exam-teachers.service.js';
import { GradeCorrections } from './signing/grade-corrections.service.js';
import { GradeDrafts } from './signing/grade-drafts.service.js';
import { GradeSheets } from './reading/grade-sheets.service.js';
import { GradeSigning } from './signing/grade-signing.service.js';
import { GradingGroups } from './reading/grading-groups.list.js';
import { StudentGrades } from './reading/student-grades.sql.js';

@Resolver()
export class GradesResolver {
  constructor(
    private readonly groups: GradingGroups,
    private readonly sheets: GradeSheets,
    private readonly drafts: GradeDrafts,
    private readonly signing: GradeSigning,
    private readonly corrections: GradeCorrections,
    private readonly exams: ExamTeachers,
    private readonly students: StudentGrades,
  ) {}

  @Query()
  gradingGroups({ input }: QueryArgs['gradingGroups'], context: RequestContext) {
    return this.groups.page(signedIn(context).actor, input ?? {});
  }

  @Query()
  gradeSheet({ input }: QueryArgs['gradeSheet'], context: RequestContext) {
    return this.sheets.read(signedIn(context).actor, input.kind, requireId(input.id, 'id'));
  }

  @Query()
  studentGrades({ studentId: id }: QueryArgs['studentGrades'], context: RequestContext) {
    return this.students.read(signedIn(context).actor, id);
  }

  @Mutation()
  setGrade({ input }: MutationArgs['setGrade'], context: RequestContext) {
    return this.drafts.setGrade(signedIn(context), input);
  }

  @Mutation()
  setExamGrade({ input }: MutationArgs['setExamGrade'], context: RequestContext) {
    return this.drafts.setExamGrade(signedIn(context), input);
  }

  @Mutation()
  setExamTeacher({ input }: MutationArgs['setExamTeacher'], context: RequestContext) {
    return this.exams.set(signedIn(context), input);
  }

  @Mutation()
  fillGrades({ input }: MutationArgs['fillGrades'], context: RequestContext) {
    return this.drafts.fill(signedIn(context), input);
  }

  @Mutation()
  setGradeDate({ input }: MutationArgs['setGradeDate'], context: RequestContext) {
    return this.drafts.setDate(signedIn(context), input);
  }

  @Mutation()
  signGrades({ input }: MutationArgs['signGrades'], context: RequestContext) {
    return this.signing.sign(context, input);
  }

  @Mutation()
  unlockGrade({ input }: MutationArgs['unlockGrade'], context: RequestContext) {
    return this.corrections.unlock(signedIn(context), input);
  }

  @Mutation()
  relockGrade({ input }: MutationArgs['relockGrade'], context: RequestContext) {
    return this.corrections.relock(signedIn(context), input);
  }
}

import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, CurrentCall } from '../../platform/graphql/call.decorators.js';
import type {
  MutationFillGradesArgs,
  MutationRelockGradeArgs,
  MutationSetExamGradeArgs,
  MutationSetExamTeacherArgs,
  MutationSetGradeArgs,
  MutationSetGradeDateArgs,
  MutationSignGradesArgs,
  MutationUnlockGradeArgs,
  QueryGradeSheetArgs,
  QueryGradingGroupsArgs,
  QueryStudentGradesArgs,
} from '../../platform/graphql/generated.js';
import type { Call, RequestContext } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { requireId } from '../../platform/validation/id.js';
import { ExamTeachers } from './signing/exam-teachers.service.js';
import { GradeCorrections } from './signing/grade-corrections.service.js';
import { GradeDrafts } from './signing/grade-drafts.service.js';
import { GradeSheets } from './reading/grade-sheets.service.js';
import { GradeSigning } from './signing/grade-signing.service.js';
import { GradingGroups } from './reading/grading-groups.queries.js';
import { StudentGrades } from './reading/student-grades.queries.js';

/** Grades: drafts, signing, correction. */
@Resolver()
export class GradesResolver implements RootResolvers<
  | 'gradingGroups'
  | 'gradeSheet'
  | 'studentGrades'
  | 'setGrade'
  | 'setExamGrade'
  | 'setExamTeacher'
  | 'fillGrades'
  | 'setGradeDate'
  | 'signGrades'
  | 'unlockGrade'
  | 'relockGrade'
> {
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
  gradingGroups(@Args() { input }: QueryGradingGroupsArgs, @CurrentActor() actor: Actor) {
    return this.groups.page(actor, input ?? {});
  }

  @Query()
  gradeSheet(@Args() { input }: QueryGradeSheetArgs, @CurrentActor() actor: Actor) {
    return this.sheets.read(actor, input.kind, requireId(input.id, 'id'));
  }

  @Query()
  studentGrades(@Args() { studentId: id }: QueryStudentGradesArgs, @CurrentActor() actor: Actor) {
    return this.students.read(actor, id);
  }

  @Mutation()
  setGrade(@Args() { input }: MutationSetGradeArgs, @CurrentCall() call: Call) {
    return this.drafts.setGrade(call, input);
  }

  @Mutation()
  setExamGrade(@Args() { input }: MutationSetExamGradeArgs, @CurrentCall() call: Call) {
    return this.drafts.setExamGrade(call, input);
  }

  @Mutation()
  setExamTeacher(@Args() { input }: MutationSetExamTeacherArgs, @CurrentCall() call: Call) {
    return this.exams.set(call, input);
  }

  @Mutation()
  fillGrades(@Args() { input }: MutationFillGradesArgs, @CurrentCall() call: Call) {
    return this.drafts.fill(call, input);
  }

  @Mutation()
  setGradeDate(@Args() { input }: MutationSetGradeDateArgs, @CurrentCall() call: Call) {
    return this.drafts.setDate(call, input);
  }

  @Mutation()
  signGrades(@Args() { input }: MutationSignGradesArgs, @Context() context: RequestContext) {
    return this.signing.sign(context, input);
  }

  @Mutation()
  unlockGrade(@Args() { input }: MutationUnlockGradeArgs, @CurrentCall() call: Call) {
    return this.corrections.unlock(call, input);
  }

  @Mutation()
  relockGrade(@Args() { input }: MutationRelockGradeArgs, @CurrentCall() call: Call) {
    return this.corrections.relock(call, input);
  }
}

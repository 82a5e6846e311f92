import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type {
  FillGradesInput,
  GradeRow,
  GradeSheet,
  GradeSheetInput,
  GradingGroupPage,
  GradingGroupsInput,
  RelockGradeInput,
  SetExamGradeInput,
  SetExamTeacherInput,
  SetGradeDateInput,
  SetGradeInput,
  SignGradesInput,
  StudentGrade,
  UnlockGradeInput,
} from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { requireId } from '../../platform/validation/id.js';
import { ExamTeachers } from './signing/exam-teachers.service.js';
import { GradeCorrections } from './signing/grade-corrections.service.js';
import { GradeDrafts } from './signing/grade-drafts.service.js';
import { GradeSheets } from './reading/grade-sheets.service.js';
import { GradeSigning } from './signing/grade-signing.service.js';
import { GradingGroups } from './reading/grading-groups.sql.js';
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
  gradingGroups(
    @Args('input') input: GradingGroupsInput | null,
    @Context() context: RequestContext,
  ): Promise<GradingGroupPage> {
    return this.groups.page(signedIn(context).actor, input ?? {});
  }

  @Query()
  gradeSheet(@Args('input') input: GradeSheetInput, @Context() context: RequestContext): Promise<GradeSheet> {
    return this.sheets.read(signedIn(context).actor, input.kind, requireId(input.id, 'id'));
  }

  @Query()
  studentGrades(@Args('studentId') id: string, @Context() context: RequestContext): Promise<StudentGrade[]> {
    return this.students.read(signedIn(context).actor, id);
  }

  @Mutation()
  setGrade(@Args('input') input: SetGradeInput, @Context() context: RequestContext): Promise<GradeRow> {
    return this.drafts.setGrade(signedIn(context), input);
  }

  @Mutation()
  setExamGrade(
    @Args('input') input: SetExamGradeInput,
    @Context() context: RequestContext,
  ): Promise<GradeRow> {
    return this.drafts.setExamGrade(signedIn(context), input);
  }

  @Mutation()
  setExamTeacher(
    @Args('input') input: SetExamTeacherInput,
    @Context() context: RequestContext,
  ): Promise<GradeRow> {
    return this.exams.set(signedIn(context), input);
  }

  @Mutation()
  fillGrades(@Args('input') input: FillGradesInput, @Context() context: RequestContext): Promise<GradeSheet> {
    return this.drafts.fill(signedIn(context), input);
  }

  @Mutation()
  setGradeDate(
    @Args('input') input: SetGradeDateInput,
    @Context() context: RequestContext,
  ): Promise<GradeSheet> {
    return this.drafts.setDate(signedIn(context), input);
  }

  @Mutation()
  signGrades(@Args('input') input: SignGradesInput, @Context() context: RequestContext): Promise<GradeSheet> {
    return this.signing.sign(context, input);
  }

  @Mutation()
  unlockGrade(@Args('input') input: UnlockGradeInput, @Context() context: RequestContext): Promise<GradeRow> {
    return this.corrections.unlock(signedIn(context), input);
  }

  @Mutation()
  relockGrade(@Args('input') input: RelockGradeInput, @Context() context: RequestContext): Promise<GradeRow> {
    return this.corrections.relock(signedIn(context), input);
  }
}

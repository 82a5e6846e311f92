import { Args, Context, Info, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type {
  ChangeHistoryEntry,
  CreateStudentInput,
  LinkStudentAccountInput,
  SetProtectedInput,
  SetResponsibleTeacherInput,
  Student,
  StudentFilter,
  StudentsInput,
  StudentSort,
  UpdateStudentInput,
  UpdateStudentsInput,
  UpdateStudentsResult,
} from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { selectedFields } from '../../platform/graphql/selection.js';
import { StudentExport } from './list/students.export.js';
import { StudentHistory } from './details/student-history.sql.js';
import { StudentList } from './list/students.list.js';
import { StudentReader } from './list/students.sql.js';
import { StudentsBulk } from './list/students-bulk.service.js';
import { StudentsService } from './students.service.js';

/** A page and the question that made it, so that its total is counted only when asked for. */
interface StudentPageSource {
  nodes: Student[];
  nextCursor: string | null;
  filter: StudentFilter | null | undefined;
}

@Resolver('StudentPage')
export class StudentsResolver {
  constructor(
    private readonly service: StudentsService,
    private readonly bulk: StudentsBulk,
    private readonly reader: StudentReader,
    private readonly list: StudentList,
    private readonly exports: StudentExport,
    private readonly history: StudentHistory,
  ) {}

  @Query()
  student(
    @Args('id') id: string,
    @Context() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Student> {
    const trace = context.continued ? null : 'READ_STUDENT';
    return this.reader.open(signedIn(context).actor, id, selectedFields(info), 'DETAILS', trace);
  }

  @Query()
  asksForReason(@Args('studentId') id: string, @Context() context: RequestContext): Promise<boolean> {
    return this.reader.asksForReason(signedIn(context).actor, id);
  }

  @Query()
  async students(
    @Args('input') input: StudentsInput | null,
    @Context() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<StudentPageSource> {
    const { actor } = signedIn(context);
    const page = await this.list.page(context, actor, input ?? {}, selectedFields(info, ['nodes']));
    return { ...page, filter: input?.filter };
  }

  @ResolveField()
  totalCount(@Parent() page: StudentPageSource, @Context() context: RequestContext): Promise<number> {
    return this.list.count(signedIn(context).actor, page.filter);
  }

  @Query()
  exportStudents(
    @Args('filter') filter: StudentFilter | null,
    @Args('sort') sort: StudentSort | null,
    @Context() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Student[]> {
    return this.exports.take(signedIn(context), { filter, sort }, selectedFields(info));
  }

  @Query()
  studentHistory(
    @Args('studentId') id: string,
    @Context() context: RequestContext,
  ): Promise<ChangeHistoryEntry[]> {
    return this.history.read(signedIn(context), id);
  }

  @Mutation()
  createStudent(
    @Args('input') input: CreateStudentInput,
    @Context() context: RequestContext,
  ): Promise<Student> {
    return this.service.create(signedIn(context), input);
  }

  @Mutation()
  updateStudent(
    @Args('input') input: UpdateStudentInput,
    @Context() context: RequestContext,
  ): Promise<Student> {
    return this.service.update(signedIn(context), input);
  }

  @Mutation()
  updateStudents(
    @Args('input') input: UpdateStudentsInput,
    @Context() context: RequestContext,
  ): Promise<UpdateStudentsResult> {
    return this.bulk.update(signedIn(context), input);
  }

  @Mutation()
  setResponsibleTeacher(
    @Args('input') input: SetResponsibleTeacherInput,
    @Context() context: RequestContext,
  ): Promise<Student> {
    return this.service.setTeacher(signedIn(context), input);
  }

  @Mutation()
  linkStudentAccount(
    @Args('input') input: LinkStudentAccountInput,
    @Context() context: RequestContext,
  ): Promise<Student> {
    return this.service.linkAccount(signedIn(context), input);
  }

  @Mutation()
  setProtected(
    @Args('input') input: SetProtectedInput,
    @Context() context: RequestContext,
  ): Promise<Student> {
    return this.service.setProtected(signedIn(context), input);
  }
}

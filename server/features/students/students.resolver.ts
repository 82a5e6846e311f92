import { Args, Context, Info, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, CurrentCall } from '../../platform/graphql/call.decorators.js';
import type {
  MutationCreateStudentArgs,
  MutationLinkStudentAccountArgs,
  MutationSetProtectedArgs,
  MutationSetResponsibleTeacherArgs,
  MutationUpdateStudentArgs,
  MutationUpdateStudentsArgs,
  QueryAsksForReasonArgs,
  QueryExportStudentsArgs,
  QueryStudentArgs,
  QueryStudentHistoryArgs,
  QueryStudentsArgs,
  Student,
  StudentFilter,
} from '../../platform/graphql/generated.js';
import { signedIn, type Call, type RequestContext } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { selectedFields } from '../../platform/graphql/selection.js';
import { StudentExport } from './list/students.export.js';
import { StudentHistory } from './details/student-history.queries.js';
import { StudentList } from './list/students.queries.js';
import { StudentReader } from './list/student-reader.queries.js';
import { StudentsBulk } from './list/students-bulk.service.js';
import { StudentsService } from './students.service.js';

/** A page with its query, so that the total is counted only if selected. */
interface StudentPageSource {
  nodes: Student[];
  nextCursor: string | null;
  filter: StudentFilter | null | undefined;
}

/** Student records. */
@Resolver()
export class StudentsResolver implements RootResolvers<
  | 'student'
  | 'asksForReason'
  | 'students'
  | 'exportStudents'
  | 'studentHistory'
  | 'createStudent'
  | 'updateStudent'
  | 'updateStudents'
  | 'setResponsibleTeacher'
  | 'linkStudentAccount'
  | 'setProtected'
> {
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
    @Args() { id }: QueryStudentArgs,
    @Context() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return this.reader.open(signedIn(context).actor, id, selectedFields(info), {
      trace: context.continued ? null : 'READ_STUDENT',
    });
  }

  @Query()
  asksForReason(@Args() { studentId: id }: QueryAsksForReasonArgs, @CurrentActor() actor: Actor) {
    return this.reader.asksForReason(actor, id);
  }

  @Query()
  async students(
    @Args() { input }: QueryStudentsArgs,
    @Context() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    const { actor } = signedIn(context);
    const page = await this.list.page(context, actor, input ?? {}, selectedFields(info, ['nodes']));
    return { ...page, filter: input?.filter };
  }

  @Query()
  exportStudents(
    @Args() { filter, sort }: QueryExportStudentsArgs,
    @CurrentCall() call: Call,
    @Info() info: GraphQLResolveInfo,
  ) {
    return this.exports.take(call, { filter, sort }, selectedFields(info));
  }

  @Query()
  studentHistory(@Args() { studentId: id }: QueryStudentHistoryArgs, @CurrentCall() call: Call) {
    return this.history.read(call, id);
  }

  @Mutation()
  createStudent(@Args() { input }: MutationCreateStudentArgs, @CurrentCall() call: Call) {
    return this.service.create(call, input);
  }

  @Mutation()
  updateStudent(@Args() { input }: MutationUpdateStudentArgs, @CurrentCall() call: Call) {
    return this.service.update(call, input);
  }

  @Mutation()
  updateStudents(@Args() { input }: MutationUpdateStudentsArgs, @CurrentCall() call: Call) {
    return this.bulk.update(call, input);
  }

  @Mutation()
  setResponsibleTeacher(@Args() { input }: MutationSetResponsibleTeacherArgs, @CurrentCall() call: Call) {
    return this.service.setTeacher(call, input);
  }

  @Mutation()
  linkStudentAccount(@Args() { input }: MutationLinkStudentAccountArgs, @CurrentCall() call: Call) {
    return this.service.linkAccount(call, input);
  }

  @Mutation()
  setProtected(@Args() { input }: MutationSetProtectedArgs, @CurrentCall() call: Call) {
    return this.service.setProtected(call, input);
  }
}

/** Resolver for the total of a page. */
@Resolver('StudentPage')
export class StudentPageResolver {
  constructor(private readonly list: StudentList) {}

  @ResolveField()
  totalCount(@Parent() page: StudentPageSource, @Context() context: RequestContext): Promise<number> {
    return this.list.count(signedIn(context).actor, page.filter);
  }
}

import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { MutationArgs, QueryArgs, Student, StudentFilter } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Mutation, Query } from '../../platform/graphql/root-field.js';
import { selectedFields } from '../../platform/graphql/selection.js';
import { nestedRows } from '../../platform/graphql/verbatim.js';
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
  student({ id }: QueryArgs['student'], context: RequestContext, info: GraphQLResolveInfo) {
    const trace = context.continued ? null : 'READ_STUDENT';
    return this.reader.open(signedIn(context).actor, id, selectedFields(info), 'DETAILS', trace);
  }

  @Query()
  asksForReason({ studentId: id }: QueryArgs['asksForReason'], context: RequestContext) {
    return this.reader.asksForReason(signedIn(context).actor, id);
  }

  @Query()
  async students({ input }: QueryArgs['students'], context: RequestContext, info: GraphQLResolveInfo) {
    const { actor } = signedIn(context);
    const fields = context.verbatim ? nestedRows(info, 'nodes') : null;
    const text = fields && (await this.list.pageText(context, actor, input ?? {}, fields));
    if (text) {
      context.verbatim!.give(text.rows);
      return { nodes: [], nextCursor: text.nextCursor, filter: input?.filter };
    }
    const page = await this.list.page(context, actor, input ?? {}, selectedFields(info, ['nodes']));
    return { ...page, filter: input?.filter };
  }

  @ResolveField()
  totalCount(@Parent() page: StudentPageSource, @Context() context: RequestContext): Promise<number> {
    return this.list.count(signedIn(context).actor, page.filter);
  }

  @Query()
  exportStudents(
    { filter, sort }: QueryArgs['exportStudents'],
    context: RequestContext,
    info: GraphQLResolveInfo,
  ) {
    return this.exports.take(signedIn(context), { filter, sort }, selectedFields(info));
  }

  @Query()
  studentHistory({ studentId: id }: QueryArgs['studentHistory'], context: RequestContext) {
    return this.history.read(signedIn(context), id);
  }

  @Mutation()
  createStudent({ input }: MutationArgs['createStudent'], context: RequestContext) {
    return this.service.create(signedIn(context), input);
  }

  @Mutation()
  updateStudent({ input }: MutationArgs['updateStudent'], context: RequestContext) {
    return this.service.update(signedIn(context), input);
  }

  @Mutation()
  updateStudents({ input }: MutationArgs['updateStudents'], context: RequestContext) {
    return this.bulk.update(signedIn(context), input);
  }

  @Mutation()
  setResponsibleTeacher({ input }: MutationArgs['setResponsibleTeacher'], context: RequestContext) {
    return this.service.setTeacher(signedIn(context), input);
  }

  @Mutation()
  linkStudentAccount({ input }: MutationArgs['linkStudentAccount'], context: RequestContext) {
    return this.service.linkAccount(signedIn(context), input);
  }

  @Mutation()
  setProtected({ input }: MutationArgs['setProtected'], context: RequestContext) {
    return this.service.setProtected(signedIn(context), input);
  }
}

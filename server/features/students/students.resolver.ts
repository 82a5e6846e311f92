import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Student, StudentFilter } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { presumable, rootFields } from '../../platform/graphql/root-field.js';
import { selectedFields } from '../../platform/graphql/selection.js';
import { nestedLists, nestedRows } from '../../platform/graphql/verbatim.js';
import { StudentExport } from './list/students.export.js';
import { TEXT_LISTS } from './details/student-lists.sql.js';
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

/** Student records: reading for a reader, writing with history. */
export const studentsFields = rootFields(
  [StudentsService, StudentsBulk, StudentReader, StudentList, StudentExport, StudentHistory],
  (service, bulk, reader, list, exports, history) => ({
    student: presumable(({ id }, context, info) =>
      reader.open(signedIn(context).actor, id, selectedFields(info), {
        trace: context.continued ? null : 'READ_STUDENT',
        verbatim: context.verbatim,
        lists: context.verbatim && nestedLists(info, TEXT_LISTS),
      }),
    ),
    asksForReason: ({ studentId: id }, context) => reader.asksForReason(signedIn(context).actor, id),
    students: presumable(async ({ input }, context, info) => {
      const { actor } = signedIn(context);
      const fields = context.verbatim ? nestedRows(info, 'nodes') : null;
      const text = fields && (await list.pageText(context, actor, input ?? {}, fields));
      if (text) {
        context.verbatim!.give(text.rows);
        return { nodes: [], nextCursor: text.nextCursor, filter: input?.filter };
      }
      const page = await list.page(context, actor, input ?? {}, selectedFields(info, ['nodes']));
      return { ...page, filter: input?.filter };
    }),
    exportStudents: ({ filter, sort }, context, info) =>
      exports.take(signedIn(context), { filter, sort }, selectedFields(info)),
    studentHistory: ({ studentId: id }, context) => history.read(signedIn(context), id),
    createStudent: ({ input }, context) => service.create(signedIn(context), input),
    updateStudent: ({ input }, context) => service.update(signedIn(context), input),
    updateStudents: ({ input }, context) => bulk.update(signedIn(context), input),
    setResponsibleTeacher: ({ input }, context) => service.setTeacher(signedIn(context), input),
    linkStudentAccount: ({ input }, context) => service.linkAccount(signedIn(context), input),
    setProtected: ({ input }, context) => service.setProtected(signedIn(context), input),
  }),
);

/** How many there are of whom a page was asked. */
@Resolver('StudentPage')
export class StudentPageResolver {
  constructor(private readonly list: StudentList) {}

  @ResolveField()
  totalCount(@Parent() page: StudentPageSource, @Context() context: RequestContext): Promise<number> {
    return this.list.count(signedIn(context).actor, page.filter);
  }
}

import { Resolver } from '@nestjs/graphql';
import type { MutationArgs, QueryArgs } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Mutation, Query } from '../../platform/graphql/root-field.js';
import { CompetenceGaps } from './replacement/competence-gaps.sql.js';
import { ReplacementUndo } from './replacement/replacement-undo.service.js';
import { TeacherList } from './teachers.list.js';
import { TeachersService } from './teachers.service.js';

@Resolver()
export class TeachersResolver {
  constructor(
    private readonly service: TeachersService,
    private readonly list: TeacherList,
    private readonly competence: CompetenceGaps,
    private readonly replacementUndo: ReplacementUndo,
  ) {}

  @Query()
  teacherManagement({ input }: QueryArgs['teacherManagement'], context: RequestContext) {
    return this.list.page(signedIn(context).actor, input ?? {}, context.fixedOperation);
  }

  @Query()
  teacherDetail({ id }: QueryArgs['teacherDetail'], context: RequestContext) {
    return this.list.detail(signedIn(context).actor, id);
  }

  @Query()
  assignableInstances({ teacherId, q }: QueryArgs['assignableInstances']) {
    return this.list.assignable(teacherId, q);
  }

  @Query()
  teacherReplacementPreview({ input }: QueryArgs['teacherReplacementPreview']) {
    return this.service.previewReplacement(input);
  }

  @Query()
  competenceGaps({ input }: QueryArgs['competenceGaps']) {
    return this.competence.find(input);
  }

  @Mutation()
  updateTeacherProfile({ input }: MutationArgs['updateTeacherProfile'], context: RequestContext) {
    return this.service.updateProfile(signedIn(context), input);
  }

  @Mutation()
  assignTeacher({ input }: MutationArgs['assignTeacher'], context: RequestContext) {
    return this.service.assign(signedIn(context), input);
  }

  @Mutation()
  replaceTeacher({ input }: MutationArgs['replaceTeacher'], context: RequestContext) {
    return this.service.replace(signedIn(context), input);
  }

  @Mutation()
  cancelTeacherReplacement({ input }: MutationArgs['cancelTeacherReplacement'], context: RequestContext) {
    return this.service.cancelReplacement(signedIn(context), input.id);
  }

  @Mutation()
  undoTeacherReplacement({ input }: MutationArgs['undoTeacherReplacement'], context: RequestContext) {
    return this.replacementUndo.undo(signedIn(context), input.id);
  }

  @Mutation()
  endTeacherEmployment({ input }: MutationArgs['endTeacherEmployment'], context: RequestContext) {
    return this.service.endEmployment(signedIn(context), input.id);
  }
}

import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, CurrentCall } from '../../platform/graphql/call.decorators.js';
import type {
  MutationAssignTeacherArgs,
  MutationCancelTeacherReplacementArgs,
  MutationEndTeacherEmploymentArgs,
  MutationReplaceTeacherArgs,
  MutationUndoTeacherReplacementArgs,
  MutationUpdateTeacherProfileArgs,
  QueryAssignableInstancesArgs,
  QueryCompetenceGapsArgs,
  QueryTeacherDetailArgs,
  QueryTeacherManagementArgs,
  QueryTeacherReplacementPreviewArgs,
} from '../../platform/graphql/generated.js';
import { signedIn, type Call, type RequestContext } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { CompetenceGaps } from './replacement/competence-gaps.queries.js';
import { ReplacementUndo } from './replacement/replacement-undo.service.js';
import { TeacherList } from './teachers.queries.js';
import { TeachersService } from './teachers.service.js';

/** Teachers' work: load, duties and replacement. */
@Resolver()
export class TeachersResolver implements RootResolvers<
  | 'teacherManagement'
  | 'teacherDetail'
  | 'assignableInstances'
  | 'teacherReplacementPreview'
  | 'competenceGaps'
  | 'updateTeacherProfile'
  | 'assignTeacher'
  | 'replaceTeacher'
  | 'cancelTeacherReplacement'
  | 'undoTeacherReplacement'
  | 'endTeacherEmployment'
> {
  constructor(
    private readonly service: TeachersService,
    private readonly list: TeacherList,
    private readonly competence: CompetenceGaps,
    private readonly replacementUndo: ReplacementUndo,
  ) {}

  @Query()
  teacherManagement(@Args() { input }: QueryTeacherManagementArgs, @Context() context: RequestContext) {
    return this.list.page(signedIn(context).actor, input ?? {}, context.fixedOperation);
  }

  @Query()
  teacherDetail(@Args() { id }: QueryTeacherDetailArgs, @CurrentActor() actor: Actor) {
    return this.list.detail(actor, id);
  }

  @Query()
  assignableInstances(@Args() { teacherId, q }: QueryAssignableInstancesArgs) {
    return this.list.assignable(teacherId, q);
  }

  @Query()
  teacherReplacementPreview(@Args() { input }: QueryTeacherReplacementPreviewArgs) {
    return this.service.previewReplacement(input);
  }

  @Query()
  competenceGaps(@Args() { input }: QueryCompetenceGapsArgs) {
    return this.competence.find(input);
  }

  @Mutation()
  updateTeacherProfile(@Args() { input }: MutationUpdateTeacherProfileArgs, @CurrentCall() call: Call) {
    return this.service.updateProfile(call, input);
  }

  @Mutation()
  assignTeacher(@Args() { input }: MutationAssignTeacherArgs, @CurrentCall() call: Call) {
    return this.service.assign(call, input);
  }

  @Mutation()
  replaceTeacher(@Args() { input }: MutationReplaceTeacherArgs, @CurrentCall() call: Call) {
    return this.service.replace(call, input);
  }

  @Mutation()
  cancelTeacherReplacement(
    @Args() { input }: MutationCancelTeacherReplacementArgs,
    @CurrentCall() call: Call,
  ) {
    return this.service.cancelReplacement(call, input.id);
  }

  @Mutation()
  undoTeacherReplacement(@Args() { input }: MutationUndoTeacherReplacementArgs, @CurrentCall() call: Call) {
    return this.replacementUndo.undo(call, input.id);
  }

  @Mutation()
  endTeacherEmployment(@Args() { input }: MutationEndTeacherEmploymentArgs, @CurrentCall() call: Call) {
    return this.service.endEmployment(call, input.id);
  }
}

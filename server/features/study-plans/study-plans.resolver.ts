import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, CurrentCall } from '../../platform/graphql/call.decorators.js';
import type {
  MutationAgreeOwnStudyPlanArgs,
  MutationAgreeStudyPlanArgs,
  MutationCloseStudyPlanArgs,
  MutationMoveStudyPlanItemArgs,
  MutationPutStudyPlanItemArgs,
  MutationRemoveStudyPlanItemArgs,
  MutationSaveStudyPlanArgs,
  MutationSetStudyPlanItemNoteArgs,
  MutationTakeBackStudyPlanWishArgs,
  MutationWishInStudyPlanArgs,
  QueryCheckStudyPlanArgs,
  QueryStudyPlanArgs,
  QueryStudyPlanAtArgs,
  QueryStudyPlanRevisionsArgs,
  QueryStudyPlansArgs,
} from '../../platform/graphql/generated.js';
import { signedIn, type Call, type RequestContext } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { StudyPlanList } from './study-plan-list.queries.js';
import { StudyPlanReader } from './study-plans.queries.js';
import { StudyPlansService } from './study-plans.service.js';

/** Individual study plans. */
@Resolver()
export class StudyPlansResolver implements RootResolvers<
  | 'studyPlan'
  | 'studyPlanAt'
  | 'studyPlanRevisions'
  | 'checkStudyPlan'
  | 'studyPlanChoices'
  | 'studyPlans'
  | 'saveStudyPlan'
  | 'putStudyPlanItem'
  | 'moveStudyPlanItem'
  | 'removeStudyPlanItem'
  | 'agreeStudyPlan'
  | 'agreeOwnStudyPlan'
  | 'wishInStudyPlan'
  | 'setStudyPlanItemNote'
  | 'takeBackStudyPlanWish'
  | 'closeStudyPlan'
> {
  constructor(
    private readonly service: StudyPlansService,
    private readonly reader: StudyPlanReader,
    private readonly list: StudyPlanList,
  ) {}

  @Query()
  studyPlan(@Args() { studentId, at }: QueryStudyPlanArgs, @CurrentActor() actor: Actor) {
    return at ? this.reader.at(actor, studentId, at) : this.reader.open(actor, studentId);
  }

  @Query()
  studyPlanAt(@Args() { studentId, day }: QueryStudyPlanAtArgs, @CurrentActor() actor: Actor) {
    return this.reader.at(actor, studentId, day);
  }

  @Query()
  studyPlanRevisions(@Args() { studentId }: QueryStudyPlanRevisionsArgs, @CurrentActor() actor: Actor) {
    return this.reader.revisions(actor, studentId);
  }

  @Query()
  checkStudyPlan(@Args() { studentId }: QueryCheckStudyPlanArgs, @CurrentActor() actor: Actor) {
    return this.reader.check(actor, studentId);
  }

  @Query()
  studyPlans(@Args() { input }: QueryStudyPlansArgs, @Context() context: RequestContext) {
    return this.list.page(signedIn(context).actor, input, context.fixedOperation);
  }

  @Query()
  studyPlanChoices() {
    return this.reader.choices();
  }

  @Mutation()
  saveStudyPlan(@Args() { input }: MutationSaveStudyPlanArgs, @CurrentCall() call: Call) {
    return this.service.save(call, input);
  }

  @Mutation()
  putStudyPlanItem(@Args() { input }: MutationPutStudyPlanItemArgs, @CurrentCall() call: Call) {
    return this.service.putItem(call, input);
  }

  @Mutation()
  moveStudyPlanItem(@Args() { input }: MutationMoveStudyPlanItemArgs, @CurrentCall() call: Call) {
    return this.service.moveItem(call, input);
  }

  @Mutation()
  setStudyPlanItemNote(@Args() { input }: MutationSetStudyPlanItemNoteArgs, @CurrentCall() call: Call) {
    return this.service.setItemNote(call, input);
  }

  @Mutation()
  removeStudyPlanItem(@Args() { input }: MutationRemoveStudyPlanItemArgs, @CurrentCall() call: Call) {
    return this.service.removeItem(call, input);
  }

  @Mutation()
  agreeStudyPlan(@Args() { input }: MutationAgreeStudyPlanArgs, @CurrentCall() call: Call) {
    return this.service.agree(call, input);
  }

  @Mutation()
  agreeOwnStudyPlan(@Args() { input }: MutationAgreeOwnStudyPlanArgs, @CurrentCall() call: Call) {
    return this.service.agreeOwn(call, input);
  }

  @Mutation()
  wishInStudyPlan(@Args() { input }: MutationWishInStudyPlanArgs, @CurrentCall() call: Call) {
    return this.service.wish(call, input);
  }

  @Mutation()
  takeBackStudyPlanWish(@Args() { input }: MutationTakeBackStudyPlanWishArgs, @CurrentCall() call: Call) {
    return this.service.takeBackWish(call, input);
  }

  @Mutation()
  closeStudyPlan(@Args() { input }: MutationCloseStudyPlanArgs, @CurrentCall() call: Call) {
    return this.service.close(call, input);
  }
}

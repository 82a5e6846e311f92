import { Args, Context, Info, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, CurrentCall } from '../../platform/graphql/call.decorators.js';
import type {
  MutationDecideExamArgs,
  MutationDecideExamsArgs,
  MutationDeleteExamArgs,
  MutationRegisterExamArgs,
  MutationUndoExamDecisionsArgs,
  MutationUpdateExamArgs,
  MutationWithdrawExamArgs,
  QueryExamsArgs,
  QueryOwnExamTermsArgs,
} from '../../platform/graphql/generated.js';
import { signedIn, type Call, type RequestContext } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { selectedFields } from '../../platform/graphql/selection.js';
import { ExamDecisionsService } from './exam-decisions.service.js';
import { ExamList } from './list/exams.queries.js';
import { ExamsService } from './exams.service.js';
import { ExamTerms } from './terms/exam-terms.queries.js';

/** Registrations for exams (prövningar). */
@Resolver()
export class ExamsResolver implements RootResolvers<
  | 'exams'
  | 'ownExamTerms'
  | 'registerExam'
  | 'decideExam'
  | 'decideExams'
  | 'undoExamDecisions'
  | 'updateExam'
  | 'deleteExam'
  | 'withdrawExam'
> {
  constructor(
    private readonly service: ExamsService,
    private readonly decisions: ExamDecisionsService,
    private readonly list: ExamList,
    private readonly terms: ExamTerms,
  ) {}

  @Query()
  exams(
    @Args() { input }: QueryExamsArgs,
    @Context() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    const asked = { page: selectedFields(info), nodes: selectedFields(info, ['nodes']) };
    return this.list.page(signedIn(context).actor, input ?? {}, asked, context);
  }

  @Query()
  ownExamTerms(@Args() { course }: QueryOwnExamTermsArgs, @CurrentActor() actor: Actor) {
    return this.terms.own(actor, course);
  }

  @Mutation()
  registerExam(@Args() { input }: MutationRegisterExamArgs, @CurrentCall() call: Call) {
    return this.service.register(call, input);
  }

  @Mutation()
  decideExam(@Args() { input }: MutationDecideExamArgs, @CurrentCall() call: Call) {
    return this.decisions.decide(call, input);
  }

  @Mutation()
  decideExams(@Args() { input }: MutationDecideExamsArgs, @CurrentCall() call: Call) {
    return this.decisions.decideMany(call, input);
  }

  @Mutation()
  undoExamDecisions(@Args() { input }: MutationUndoExamDecisionsArgs, @CurrentCall() call: Call) {
    return this.decisions.undo(call, input);
  }

  @Mutation()
  updateExam(@Args() { input }: MutationUpdateExamArgs, @CurrentCall() call: Call) {
    return this.service.update(call, input);
  }

  @Mutation()
  deleteExam(@Args() { input }: MutationDeleteExamArgs, @CurrentCall() call: Call) {
    return this.service.remove(call, input.id);
  }

  @Mutation()
  withdrawExam(@Args() { input }: MutationWithdrawExamArgs, @CurrentCall() call: Call) {
    return this.service.withdraw(call, input.id);
  }
}

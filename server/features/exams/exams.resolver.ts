import { Args, Context, Info, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type {
  DecideExamInput,
  DeleteExamInput,
  Exam,
  ExamPage,
  ExamsInput,
  RegisterExamInput,
  UpdateExamInput,
} from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { selectedFields } from '../../platform/graphql/selection.js';
import { ExamList } from './exams.list.js';
import { ExamsService } from './exams.service.js';

@Resolver()
export class ExamsResolver {
  constructor(
    private readonly service: ExamsService,
    private readonly list: ExamList,
  ) {}

  @Query()
  exams(
    @Args('input') input: ExamsInput | null,
    @Context() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ExamPage> {
    return this.list.page(signedIn(context).actor, input ?? {}, selectedFields(info), context.fixedOperation);
  }

  @Mutation()
  registerExam(@Args('input') input: RegisterExamInput, @Context() context: RequestContext): Promise<Exam> {
    return this.service.register(signedIn(context), input);
  }

  @Mutation()
  decideExam(@Args('input') input: DecideExamInput, @Context() context: RequestContext): Promise<Exam> {
    return this.service.decide(signedIn(context), input);
  }

  @Mutation()
  updateExam(@Args('input') input: UpdateExamInput, @Context() context: RequestContext): Promise<Exam> {
    return this.service.update(signedIn(context), input);
  }

  @Mutation()
  deleteExam(@Args('input') input: DeleteExamInput, @Context() context: RequestContext): Promise<string> {
    return this.service.remove(signedIn(context), input.id);
  }
}

import { Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { MutationArgs, QueryArgs } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Mutation, Query } from '../../platform/graphql/root-field.js';
import { selectedFields } from '../../platform/graphql/selection.js';
import { ExamDecisionsService } from './exam-decisions.service.js';
import { ExamList } from './exams.list.js';
import { ExamsService } from './exams.service.js';
import { ExamTerms } from './terms/exam-terms.sql.js';

@Resolver()
export class ExamsResolver {
  constructor(
    private readonly service: ExamsService,
    private readonly decisions: ExamDecisionsService,
    private readonly list: ExamList,
    private readonly terms: ExamTerms,
  ) {}

  @Query()
  exams({ input }: QueryArgs['exams'], context: RequestContext, info: GraphQLResolveInfo) {
    const asked = { page: selectedFields(info), nodes: selectedFields(info, ['nodes']) };
    return this.list.page(signedIn(context).actor, input ?? {}, asked, context);
  }

  @Query()
  ownExamTerms({ course }: QueryArgs['ownExamTerms'], context: RequestContext) {
    return this.terms.own(signedIn(context).actor, course);
  }

  @Mutation()
  registerExam({ input }: MutationArgs['registerExam'], context: RequestContext) {
    return this.service.register(signedIn(context), input);
  }

  @Mutation()
  decideExam({ input }: MutationArgs['decideExam'], context: RequestContext) {
    return this.decisions.decide(signedIn(context), input);
  }

  @Mutation()
  decideExams({ input }: MutationArgs['decideExams'], context: RequestContext) {
    return this.decisions.decideMany(signedIn(context), input);
  }

  @Mutation()
  undoExamDecisions({ input }: MutationArgs['undoExamDecisions'], context: RequestContext) {
    return this.decisions.undo(signedIn(context), input);
  }

  @Mutation()
  updateExam({ input }: MutationArgs['updateExam'], context: RequestContext) {
    return this.service.update(signedIn(context), input);
  }

  @Mutation()
  deleteExam({ input }: MutationArgs['deleteExam'], context: RequestContext) {
    return this.service.remove(signedIn(context), input.id);
  }
}

import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, CurrentCall } from '../../../platform/graphql/call.decorators.js';
import type {
  MutationImportStudyPlanArgs,
  QueryPreviewStudyPlanImportArgs,
  QueryStudyPlanExchangeArgs,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../../platform/graphql/root-resolvers.js';
import { StudyPlanExports } from './study-plan-exports.queries.js';
import { StudyPlanImports } from './study-plan-imports.service.js';

/** Study plans to and from other providers. */
@Resolver()
export class StudyPlanExchangeResolver implements RootResolvers<
  'studyPlanExchange' | 'previewStudyPlanImport' | 'importStudyPlan'
> {
  constructor(
    private readonly exports: StudyPlanExports,
    private readonly imports: StudyPlanImports,
  ) {}

  @Query()
  studyPlanExchange(@Args() { studentId }: QueryStudyPlanExchangeArgs, @CurrentActor() actor: Actor) {
    return this.exports.one(actor, studentId);
  }

  @Query()
  previewStudyPlanImport(@Args() { input }: QueryPreviewStudyPlanImportArgs, @CurrentActor() actor: Actor) {
    return this.imports.preview(actor, input);
  }

  @Mutation()
  importStudyPlan(@Args() { input }: MutationImportStudyPlanArgs, @CurrentCall() call: Call) {
    return this.imports.import(call, input);
  }
}

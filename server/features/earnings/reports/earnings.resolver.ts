import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor } from '../../../platform/graphql/call.decorators.js';
import type {
  QueryEarningExplanationArgs,
  QueryEarningLinesArgs,
  QueryEarningsArgs,
  QueryExamFeesArgs,
} from '../../../platform/graphql/generated.js';
import type { RootResolvers } from '../../../platform/graphql/root-resolvers.js';
import { EarningExplainer } from '../earning/earning-explanation.service.js';
import { EarningsReports } from './earnings-report.service.js';
import { ExamFees } from '../earning/exam-fees.queries.js';

/** Municipalities' amounts, by price list and day (pages, section 13; domain, D11). */
@Resolver()
export class EarningsResolver implements RootResolvers<
  'earnings' | 'earningLines' | 'earningExplanation' | 'examFees'
> {
  constructor(
    private readonly reports: EarningsReports,
    private readonly explainer: EarningExplainer,
    private readonly fees: ExamFees,
  ) {}

  @Query()
  earnings(@Args() { input }: QueryEarningsArgs, @CurrentActor() actor: Actor) {
    return this.reports.report(actor, input);
  }

  @Query()
  earningLines(@Args() { input }: QueryEarningLinesArgs, @CurrentActor() actor: Actor) {
    return this.reports.lines(actor, input);
  }

  @Query()
  earningExplanation(@Args() { input }: QueryEarningExplanationArgs, @CurrentActor() actor: Actor) {
    return this.explainer.explain(actor, input);
  }

  @Query()
  examFees(@Args() { input }: QueryExamFeesArgs, @CurrentActor() actor: Actor) {
    return this.fees.report(actor, input);
  }
}

import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import type {
  EarningExplanation,
  EarningExplanationInput,
  EarningLinePage,
  EarningLinesInput,
  EarningsInput,
  EarningsReport,
  ExamFeeReport,
  ExamFeesInput,
} from '../../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../../platform/graphql/request-context.js';
import { EarningExplainer } from '../earning/earning-explanation.service.js';
import { EarningsReports } from './earnings-report.service.js';
import { ExamFees } from '../earning/exam-fees.sql.js';

@Resolver()
export class EarningsResolver {
  constructor(
    private readonly reports: EarningsReports,
    private readonly explainer: EarningExplainer,
    private readonly fees: ExamFees,
  ) {}

  @Query()
  earnings(@Args('input') input: EarningsInput, @Context() context: RequestContext): Promise<EarningsReport> {
    return this.reports.report(signedIn(context).actor, input);
  }

  @Query()
  earningLines(
    @Args('input') input: EarningLinesInput,
    @Context() context: RequestContext,
  ): Promise<EarningLinePage> {
    return this.reports.lines(signedIn(context).actor, input);
  }

  @Query()
  earningExplanation(
    @Args('input') input: EarningExplanationInput,
    @Context() context: RequestContext,
  ): Promise<EarningExplanation> {
    return this.explainer.explain(signedIn(context).actor, input);
  }

  @Query()
  examFees(@Args('input') input: ExamFeesInput, @Context() context: RequestContext): Promise<ExamFeeReport> {
    return this.fees.report(signedIn(context).actor, input);
  }
}

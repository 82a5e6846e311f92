import { Resolver } from '@nestjs/graphql';
import type { QueryArgs } from '../../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../../platform/graphql/request-context.js';
import { Query } from '../../../platform/graphql/root-field.js';
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
  earnings({ input }: QueryArgs['earnings'], context: RequestContext) {
    return this.reports.report(signedIn(context).actor, input);
  }

  @Query()
  earningLines({ input }: QueryArgs['earningLines'], context: RequestContext) {
    return this.reports.lines(signedIn(context).actor, input);
  }

  @Query()
  earningExplanation({ input }: QueryArgs['earningExplanation'], context: RequestContext) {
    return this.explainer.explain(signedIn(context).actor, input);
  }

  @Query()
  examFees({ input }: QueryArgs['examFees'], context: RequestContext) {
    return this.fees.report(signedIn(context).actor, input);
  }
}

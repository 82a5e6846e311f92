import { signedIn } from '../../../platform/graphql/request-context.js';
import { rootFields } from '../../../platform/graphql/root-field.js';
import { EarningExplainer } from '../earning/earning-explanation.service.js';
import { EarningsReports } from './earnings-report.service.js';
import { ExamFees } from '../earning/exam-fees.sql.js';

/** What the municipalities owe, by price list and day (pages, section 13; domain, D11). */
export const earningsFields = rootFields(
  [EarningsReports, EarningExplainer, ExamFees],
  (reports, explainer, fees) => ({
    earnings: ({ input }, context) => reports.report(signedIn(context).actor, input),
    earningLines: ({ input }, context) => reports.lines(signedIn(context).actor, input),
    earningExplanation: ({ input }, context) => explainer.explain(signedIn(context).actor, input),
    examFees: ({ input }, context) => fees.report(signedIn(context).actor, input),
  }),
);

import { useVerb } from '../../../apollo/use-verb';
import { WithdrawCsnReportDocument } from '../../../graphql/generated';

/** Takes a report to CSN back. */
export const useWithdrawCsnReport = () => useVerb(WithdrawCsnReportDocument);

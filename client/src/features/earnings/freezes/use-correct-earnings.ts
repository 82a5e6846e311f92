import { useVerb } from '../../../apollo/use-verb';
import { CorrectEarningsDocument } from '../freezes.generated';

/** Writes correction lines of a frozen month; what they change is read when it is done. */
export const useCorrectEarnings = () =>
  useVerb(CorrectEarningsDocument, {
    refetchQueries: ['EarningCorrections', 'EarningDeviations', 'EarningFreezes', 'EarningsOverview'],
    awaitRefetchQueries: true,
  });

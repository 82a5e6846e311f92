import { useVerb } from '../../../apollo/use-verb';
import { CorrectEarningsDocument } from '../freezes.generated';

/** Adds corrections to a frozen month and refetches the affected figures. */
export const useCorrectEarnings = () =>
  useVerb(CorrectEarningsDocument, {
    refetchQueries: ['EarningCorrections', 'EarningDeviations', 'EarningFreezes', 'EarningsOverview'],
    awaitRefetchQueries: true,
  });

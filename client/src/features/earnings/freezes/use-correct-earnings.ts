import { useMutation } from '@apollo/client/react';
import { refetchQueries } from '../../../apollo/refetch-queries';
import type { CorrectEarningsInput } from '../../../graphql/types.generated';
import { CorrectEarningsDocument } from '../freezes.generated';

/** Adds corrections to a frozen month and refetches the affected figures. */
export function useCorrectEarnings() {
  const [correctEarnings, { client }] = useMutation(CorrectEarningsDocument);
  return async (input: CorrectEarningsInput) => {
    await correctEarnings({ variables: { input } });
    await refetchQueries(client, [
      'EarningCorrections',
      'EarningDeviations',
      'EarningFreezes',
      'EarningsOverview',
    ]);
  };
}

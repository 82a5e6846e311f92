import { useMutation } from '@apollo/client/react';
import type { FreezeKind } from '../../../../../domain/generated';
import { readFailure } from '../../../apollo/failure';
import { FreezePeriodDocument } from '../freezes.generated';
import { notify } from '../../../ui/feedback/toast-store';
import { monthLabel } from '../earnings-texts';

/** Freezes a month ('2026-09') and reports it; a refusal is shown in the dialog. */
export function useFreezePeriod(onFrozen: (month: string) => void) {
  const [freeze, { loading, error }] = useMutation(FreezePeriodDocument, {
    refetchQueries: ['EarningFreezes', 'EarningsOverview', 'EarningDeviations'],
  });
  return {
    freeze: async (month: string, kind: FreezeKind) => {
      try {
        await freeze({ variables: { input: { month: `${month}-01`, kind } } });
        notify.success(`${monthLabel(month)} är ${kind === 'FINAL' ? 'fryst' : 'preliminärt fryst'}.`);
        onFrozen(month);
      } catch (failed) {
        console.error('The month was not frozen.', failed);
      }
    },
    loading,
    refusal: error && !loading ? readFailure(error).message : null,
  };
}

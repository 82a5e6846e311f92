import { useMutation } from '@apollo/client/react';
import type { FirstRunStep } from '../../../../../domain/generated';
import { firstRunLabels } from '../../../../../domain/labels/system';
import { FirstRunDocument, SkipFirstRunStepDocument } from '../my-day.generated';
import { focusHeading } from '../../../ui/page-header';
import { notify } from '../../../ui/feedback/toast-store';
import { attempt } from '../../../apollo/feedback/notify-failure';

/** Leaves a first step out, with a way back, or takes it up again. */
export function useSkipFirstRunStep() {
  const [skip] = useMutation(SkipFirstRunStepDocument, {
    update: (cache, { data }) => {
      if (data) cache.writeQuery({ query: FirstRunDocument, data: { firstRun: data.skipFirstRunStep } });
    },
  });
  const set = async (step: FirstRunStep, skipped: boolean): Promise<void> => {
    if (!(await attempt('Kunde inte ändra steget', () => skip({ variables: { input: { step, skipped } } }))))
      return;
    if (!skipped) return;
    // The last step takes the card along, and the button that had the focus.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusHeading({ preventScroll: true });
    });
    notify.success(`${firstRunLabels[step]} hoppades över.`, {
      action: { label: 'Ångra', run: () => void set(step, false) },
    });
  };
  return (step: FirstRunStep, skipped: boolean) => void set(step, skipped);
}

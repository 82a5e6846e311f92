import { useMutation } from '@apollo/client/react';
import { counted } from '../../../../../domain/numbers';
import { attempt } from '../../../apollo/feedback/notify-failure';
import { notify } from '../../../ui/feedback/toast-store';
import { confirm } from '../../../ui/overlays/confirm-store';
import { ErasePlacementsDocument } from './expired-placements.generated';

const placementsOf = (count: number): string => counted(count, 'placering', 'placeringar');

/** Erases placements once the user has been told what disappears; resolves to whether it is done. */
export function useErasePlacements() {
  const [mutate, { loading }] = useMutation(ErasePlacementsDocument);
  const erase = async (ids: ReadonlySet<string>): Promise<boolean> => {
    const sure = await confirm({
      title: 'Gallra APL-placeringar',
      question: `${placementsOf(ids.size)} tas bort för gott, med timmar, samtal, händelser, mål, omdömen, avtal, underskrifter och bifogade avtal. Timmarna räknas inte längre i statistiken. Kvar står elevens kurser och betyg, utfärdade intyg och att något har ändrats, men inte vad.`,
      confirmLabel: 'Gallra',
    });
    if (!sure) return false;
    let done = false;
    await attempt('Kunde inte gallra', async () => {
      const { data } = await mutate({ variables: { input: { ids: [...ids] } } });
      const count = data.erasePlacements;
      notify.success(`${placementsOf(count)} ${count === 1 ? 'gallrad' : 'gallrade'}.`);
      done = true;
    });
    return done;
  };
  return { erase, busy: loading };
}

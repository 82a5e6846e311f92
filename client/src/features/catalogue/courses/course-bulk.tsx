import { counted } from '../../../../../domain/numbers';
import { useState } from 'react';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { confirm } from '../../../ui/overlays/confirm-store';
import { SelectionBar } from '../../../ui/list/selection-bar';
import { notify } from '../../../ui/feedback/toast-store';
import { onDemand } from '../../../ui/on-demand';
import { useSetCourses } from './use-set-courses';
import { attempt } from '../../../apollo/feedback/notify-failure';

const PriceDialog = onDemand(async () => (await import('./course-price-dialog')).default);

interface CourseBulkProps {
  ids: ReadonlySet<string>;
  /** The list shows archived courses: they are taken back. */
  archived: boolean;
  onClear: () => void;
  onChanged: () => void;
}

const countOf = (count: number): string => counted(count, 'kurs', 'kurser');
const chosenOf = (count: number): string => counted(count, 'kurs vald', 'kurser valda');

/** What can be done with many courses at once: all of them or none. */
export function CourseBulk({ ids, archived, onClear, onChanged }: CourseBulkProps) {
  const [pricing, setPricing] = useState(false);
  const { setArchived } = useSetCourses();
  const [busy, setBusy] = useState(false);
  const write = async (courses: readonly string[], toArchive: boolean) => {
    setBusy(true);
    await attempt('Kunde inte ändra kurserna', async () => {
      await setArchived({ variables: { input: { ids: [...courses], archived: toArchive } } });
      notify.success(`${countOf(courses.length)} är ${toArchive ? 'arkiverade' : 'aktiva igen'}`, {
        action: { label: buttons.undo, run: () => void write(courses, !toArchive) },
      });
      onClear();
      onChanged();
    });
    setBusy(false);
  };
  const archive = async () => {
    const sure = await confirm({
      question: `Vill du arkivera ${countOf(ids.size)}? De erbjuds inte längre, och det som har lästs finns kvar.`,
      confirmLabel: 'Arkivera',
    });
    if (sure) await write([...ids], true);
  };
  return (
    <>
      {ids.size > 0 && (
        <SelectionBar label="Valda kurser" text={chosenOf(ids.size)} onClear={onClear}>
          <Button size="sm" onClick={() => setPricing(true)}>
            Priskategori
          </Button>
          <Button size="sm" busy={busy} onClick={() => void (archived ? write([...ids], false) : archive())}>
            {archived ? 'Återställ' : 'Arkivera'}
          </Button>
        </SelectionBar>
      )}
      {pricing && (
        <PriceDialog
          ids={[...ids]}
          onDone={() => {
            onClear();
            onChanged();
          }}
          onClosed={() => setPricing(false)}
        />
      )}
    </>
  );
}

import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { counted } from '../../../../domain/numbers';
import { attempt } from '../../apollo/feedback/notify-failure';
import { buttons } from '../../lib/fixed-texts';
import { Button } from '../../ui/button';
import { notify } from '../../ui/feedback/toast-store';
import { SelectionBar } from '../../ui/list/selection-bar';
import type { SelectedRows } from '../../ui/list/use-selected-rows';
import { confirm } from '../../ui/overlays/confirm-store';
import {
  CopyCoursePackagesDocument,
  DeleteCoursePackagesDocument,
  SetPackagesArchivedDocument,
} from './packages.generated';

interface PackageBulkProps {
  selection: SelectedRows;
  /** The list includes archived packages, so the chosen ones can be restored. */
  withArchived: boolean;
  onChanged: () => void;
}

/** Actions on the chosen packages: all of them or none. Archiving can be undone. */
export function PackageBulk({ selection, withArchived, onChanged }: PackageBulkProps) {
  const [busy, setBusy] = useState(false);
  const { archive, copy, remove } = usePackageSets(() => {
    selection.clear();
    onChanged();
  });
  const ids = [...selection.ids];
  const run = (action: () => Promise<unknown>) => () => {
    setBusy(true);
    void action().finally(() => setBusy(false));
  };
  if (ids.length === 0) return null;
  return (
    <SelectionBar
      label="Valda kurspaket"
      text={counted(ids.length, 'kurspaket valt', 'kurspaket valda')}
      onClear={selection.clear}
    >
      <Button size="sm" busy={busy} onClick={run(() => copy(ids))}>
        Kopiera
      </Button>
      {withArchived && (
        <Button size="sm" busy={busy} onClick={run(() => archive(ids, false))}>
          Återställ
        </Button>
      )}
      <Button size="sm" busy={busy} onClick={run(() => archive(ids, true))}>
        Arkivera
      </Button>
      <Button size="sm" variant="danger" busy={busy} onClick={run(() => remove(ids))}>
        Ta bort
      </Button>
    </SelectionBar>
  );
}

/** Bulk mutations of packages. `onDone`: they have been carried out. */
function usePackageSets(onDone: () => void) {
  const [setArchived] = useMutation(SetPackagesArchivedDocument);
  const [copyAll] = useMutation(CopyCoursePackagesDocument);
  const [deleteAll] = useMutation(DeleteCoursePackagesDocument);
  const change = (action: () => Promise<void>) => attempt('Kunde inte ändra kurspaketen', action);
  const archive = (ids: readonly string[], archived: boolean): Promise<boolean> =>
    change(async () => {
      await setArchived({ variables: { input: { ids: [...ids], archived } } });
      notify.success(`${ids.length} kurspaket är ${archived ? 'arkiverade' : 'aktiva igen'}`, {
        action: { label: buttons.undo, run: () => void archive(ids, !archived) },
      });
      onDone();
    });
  const copy = (ids: readonly string[]) =>
    change(async () => {
      await copyAll({ variables: { input: { ids: [...ids] } } });
      notify.success(`${ids.length} kurspaket är kopierade`);
      onDone();
    });
  const remove = async (ids: readonly string[]) => {
    const question = `Vill du ta bort ${ids.length} kurspaket? De kan inte återställas.`;
    if (!(await confirm({ question, confirmLabel: 'Ta bort' }))) return;
    await change(async () => {
      await deleteAll({ variables: { input: { ids: [...ids] } } });
      notify.success(`${ids.length} kurspaket är borttagna`);
      onDone();
    });
  };
  return { archive, copy, remove };
}

import { counted } from '../../../../domain/numbers';
import { useMutation } from '@apollo/client/react';
import {
  CopyCoursePackageDocument,
  CreatePackageEditionDocument,
  DeleteCoursePackageDocument,
  SetPackageArchivedDocument,
  type PackageFieldsFragment,
} from './packages.generated';
import { confirm } from '../../ui/overlays/confirm-store';
import { notify } from '../../ui/feedback/toast-store';
import { attempt } from '../../apollo/feedback/notify-failure';

interface ActionsOptions {
  onChanged: () => void;
  /** Another package is to be shown; null: the list alone. */
  onOpen: (id: string | null) => void;
}

const mayReplace = (name: string) =>
  confirm({
    question: `Vill du göra en ny version av ${name}? De som redan läser paketet behåller sin version.`,
    confirmLabel: 'Ny version',
  });

/** What can be done with a whole package; archiving can be undone, deleting is asked for first. */
export function usePackageActions({ onChanged, onOpen }: ActionsOptions) {
  const [copyPackage] = useMutation(CopyCoursePackageDocument);
  const [createEdition] = useMutation(CreatePackageEditionDocument);
  const [setArchived] = useMutation(SetPackageArchivedDocument);
  const [deletePackage] = useMutation(DeleteCoursePackageDocument);
  const change = (action: () => Promise<void>) => attempt('Kunde inte ändra kurspaketet', action);
  const copy = ({ id, name }: Pick<PackageFieldsFragment, 'id' | 'name'>) =>
    change(async () => {
      const { data } = await copyPackage({ variables: { input: { id } } });
      onChanged();
      onOpen(data.copyCoursePackage.id);
      notify.success(`${name} är kopierat`);
    });
  const newEdition = async ({
    id,
    name,
    activeStudents,
  }: Pick<PackageFieldsFragment, 'id' | 'name' | 'activeStudents'>) => {
    if (!(await mayReplace(name))) return;
    await change(async () => {
      const { data } = await createEdition({ variables: { input: { id } } });
      const { id: next, edition } = data.createPackageEdition;
      onChanged();
      onOpen(next);
      notify.success(
        `${name} har version ${edition}. ${activeStudents > 0 ? `${counted(activeStudents, 'elev', 'elever')} behåller sin.` : ''}`,
      );
    });
  };
  const archive = (
    pack: Pick<PackageFieldsFragment, 'id' | 'version' | 'name'>,
    archived: boolean,
  ): Promise<boolean> =>
    change(async () => {
      const { id, version, name } = pack;
      const { data } = await setArchived({ variables: { input: { id, version, archived } } });
      const changed = data.setPackageArchived;
      onChanged();
      notify.success(archived ? `${name} är arkiverat` : `${name} är aktivt igen`, {
        action: { label: 'Ångra', run: () => void archive(changed, !archived) },
      });
    });
  const remove = async ({ id, name }: PackageFieldsFragment) => {
    const question = `Vill du ta bort ${name}?`;
    if (!(await confirm({ question, confirmLabel: 'Ta bort' }))) return;
    await change(async () => {
      await deletePackage({ variables: { input: { id } } });
      onOpen(null);
      onChanged();
      notify.success(`${name} är borttaget`);
    });
  };
  return { copy, newEdition, archive, remove };
}

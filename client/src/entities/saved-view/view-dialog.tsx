import type { Role } from '../../../../domain/generated';
import { savedListAccess } from '../../../../domain/lists/saved-lists';
import { savedAddress } from '../../../../domain/lists/saved-view';
import { mayAccess, roleNames, rolesByRank } from '../../../../domain/roles';
import type { SavedViewPartsFragment } from './saved-views.generated';
import { Checkbox } from '../../ui/fields/checkbox';
import { notify } from '../../ui/feedback/toast-store';
import { Select } from '../../ui/fields/select';
import { TextField } from '../../ui/fields/text-field';
import { FormDialog } from '../../ui/form/form-dialog';
import type { FormFaults } from '../../ui/form/record-form';
import { useRecordForm } from '../../ui/form/use-record-form';
import { useCreateView } from './use-create-view';
import { useUpdateView } from './use-update-view';
import { columnsOf } from './view-columns';
import type { ViewMenuProps, ViewTask } from './view-menu';
import { viewAddress } from './view-url';

interface ViewDialogProps extends ViewMenuProps {
  task: ViewTask;
  onClosed: () => void;
}

interface Draft {
  name: string;
  sharedWith: Role | null;
  isDefault: boolean;
}

const titles: Readonly<Record<ViewTask, string>> = {
  save: 'Spara vy',
  rename: 'Byt namn på vyn',
  share: 'Dela vyn med en roll',
};

const comparedName = [{ label: 'Namn', text: ({ name }: Draft) => name }];
const comparedReaders = [
  { label: 'Dela med', text: ({ sharedWith }: Draft) => (sharedWith ? roleNames[sharedWith] : 'Ingen') },
];

/** A view under a name, or the name or the readers of one. */
export default function ViewDialog({ task, onClosed, ...menu }: ViewDialogProps) {
  const { definition } = menu;
  const save = useSave(task, menu);
  const form = useRecordForm({
    name: `view-${task}`,
    subject: menu.current && task !== 'save' ? menu.current.id : definition.saved!,
    record: task === 'save' ? null : menu.current,
    draftOf: (view): Draft => ({
      name: view?.name ?? '',
      sharedWith: view?.sharedWith ?? null,
      isDefault: false,
    }),
    faultsOf: ({ name }): FormFaults => (name.trim() ? {} : { name: 'Skriv ett namn.' }),
    save,
    // An earlier version writes nothing over what somebody else has made of it.
    conflict: { compared: task === 'rename' ? comparedName : comparedReaders },
    onSaved: (view) => {
      // The view is open from here on, with its name in the address.
      if (task === 'save') menu.changeSearch(() => viewAddress(definition, menu.params, view));
      notify.success(savedText(task, view));
    },
  });
  const roles = rolesByRank
    .filter((role) => mayAccess(role, savedListAccess[definition.saved!]))
    .map((role) => ({ value: role, label: roleNames[role] }));
  return (
    <FormDialog form={form} onClosed={onClosed} title={titles[task]} failed="Kunde inte spara vyn">
      {task !== 'share' && (
        <TextField data-autofocus label="Namn" required maxLength={80} {...form.text('name')} />
      )}
      {task === 'save' && (
        <Checkbox
          label="Öppna listan med vyn"
          checked={form.draft.isDefault}
          onChange={(isDefault) => form.set({ isDefault })}
        />
      )}
      {task === 'share' && (
        <Select
          label="Dela med"
          description="Den rollen och de över den hittar vyn i sin meny."
          placeholder="Ingen"
          options={roles}
          {...form.input('sharedWith')}
        />
      )}
    </FormDialog>
  );
}

function useSave(task: ViewTask, { definition, params, layout }: ViewMenuProps) {
  const create = useCreateView();
  const update = useUpdateView(definition.saved!);
  return async (
    { name, sharedWith, isDefault }: Draft,
    record: SavedViewPartsFragment | null,
  ): Promise<SavedViewPartsFragment> => {
    if (record) {
      const change = task === 'rename' ? { name } : { sharedWith };
      return update({ id: record.id, version: record.version, ...change });
    }
    const address = savedAddress(definition, params);
    const columns = columnsOf(layout);
    return create({ list: definition.saved!, name, address, columns, isDefault });
  };
}

function savedText(task: ViewTask, { name, sharedWith, isOwn }: SavedViewPartsFragment): string {
  if (task === 'share' && sharedWith) return `Vyn ${name} är delad med rollen ${roleNames[sharedWith]}.`;
  if (task === 'share') return isOwn ? `Vyn ${name} är bara din.` : `Vyn ${name} är inte delad längre.`;
  return task === 'rename' ? `Vyn heter nu ${name}.` : `Vyn ${name} är sparad.`;
}

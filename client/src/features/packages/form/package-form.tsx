import { counted } from '../../../../../domain/numbers';
import { useEffect } from 'react';
import type { PackageFieldsFragment } from '../packages.generated';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/feedback/message';
import { notify } from '../../../ui/feedback/toast-store';
import { FormProblems } from '../../../ui/form/form-problems';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { comparedPackage, draftOfPackage, packageFaults } from './package-draft';
import { PackageFields } from './package-fields';
import { PackageSteps } from './package-steps';
import { PackageSumCard } from './package-sum';
import { useSavePackage } from './use-save-package';
import { Grid, Row } from '../../../ui/layout';

interface PackageFormProps {
  /** Null for a new one. */
  pack: PackageFieldsFragment | null;
  onSaved: (pack: PackageFieldsFragment) => void;
  /** Something is not saved. */
  onDirty: (dirty: boolean) => void;
  onCancel: () => void;
}

/** Another `visa` is another package on the same page. */
const params = ['visa'];

/** A package as one works on it: its facts, its courses in order, and the sum while it changes (pages §5). */
export function PackageForm({ pack, onSaved, onDirty, onCancel }: PackageFormProps) {
  const { save, read } = useSavePackage();
  const form = useRecordForm({
    name: 'package',
    subject: pack?.id,
    record: pack,
    draftOf: draftOfPackage,
    faultsOf: packageFaults,
    save,
    conflict: { read, compared: comparedPackage },
    params,
    onClose: onCancel,
    onSaved: (saved) => {
      notify.success(`${saved.name} är sparat`);
      onSaved(saved);
    },
  });
  const { draft, dirty, busy, set } = form;
  useEffect(() => onDirty(dirty), [onDirty, dirty]);
  return (
    <Grid
      id={form.id}
      noValidate
      as="form"
      gap="4"
      columns="minmax(0, 1fr)"
      className="shrinks"
      onSubmit={form.submit}
    >
      <FormProblems form={form} failed="Kunde inte spara kurspaketet" />
      {pack && pack.activeStudents > 0 && dirty && (
        <Message tone="info">
          {counted(pack.activeStudents, 'elev läser', 'elever läser')} den här versionen. Gör en ny version om
          ändringen bara ska gälla nya elever.
        </Message>
      )}
      <PackageSumCard draft={draft} />
      <PackageFields form={form} />
      <PackageSteps steps={draft.steps} onChange={(steps) => set({ steps })} />
      {(dirty || !pack) && (
        <Row align="stretch" justify="flex-end" className="save-bar">
          <Button onClick={() => (pack ? form.begin() : form.close())}>
            {pack ? 'Ångra ändringar' : buttons.cancel}
          </Button>
          <Button type="submit" variant="primary" busy={busy}>
            {busy ? buttons.saving : buttons.save}
          </Button>
        </Row>
      )}
    </Grid>
  );
}

import { counted } from '../../../../../domain/numbers';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { fieldMessage, readFailure } from '../../../apollo/failure';
import { FailureDetails } from '../../../apollo/failure-details';
import {
  CreateCoursePackageDocument,
  PackageDetailDocument,
  UpdateCoursePackageDocument,
  type PackageFieldsFragment,
} from '../../../graphql/generated';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { ConflictMessage, differencesOf } from '../../../ui/feedback/conflict-message';
import { Message } from '../../../ui/feedback/message';
import { notify } from '../../../ui/feedback/toast-store';
import {
  comparedPackage,
  draftOfPackage,
  emptyPackage,
  packageFaults,
  toPackageInput,
} from './package-draft';
import { PackageFields } from './package-fields';
import { PackageSteps } from './package-steps';
import { PackageSumCard } from './package-sum';

interface PackageFormProps {
  /** Null for a new one. */
  pack: PackageFieldsFragment | null;
  onSaved: (pack: PackageFieldsFragment) => void;
  /** The page asks before what is not saved is left. */
  onDirty: (dirty: boolean) => void;
  onCancel: () => void;
}

/** A package as one works on it: its facts, its courses in order, and the sum while it changes (pages §5). */
export function PackageForm({ pack, onSaved, onDirty, onCancel }: PackageFormProps) {
  const client = useApolloClient();
  const [version, setVersion] = useState(pack?.version ?? 0);
  const [theirs, setTheirs] = useState<PackageFieldsFragment | null>(null);
  const [begun] = useState(() => (pack ? draftOfPackage(pack) : emptyPackage));
  const [draft, setDraft] = useState(begun);
  const [tried, setTried] = useState(false);
  const [create, creating] = useMutation(CreateCoursePackageDocument);
  const [update, updating] = useMutation(UpdateCoursePackageDocument);
  const { loading, error } = pack ? updating : creating;
  const failure = error && !loading ? readFailure(error) : null;
  const faults = tried ? packageFaults(draft) : {};
  const faultOf = (field: string) =>
    faults[field as keyof typeof faults] ?? fieldMessage(failure, `package.${field}`);
  const dirty = JSON.stringify(draft) !== JSON.stringify(begun);
  const change = (changed: Partial<typeof draft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    onDirty(JSON.stringify(next) !== JSON.stringify(begun));
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(packageFaults(draft)).length > 0) return;
    const input = toPackageInput(draft);
    try {
      const saved = pack
        ? (await update({ variables: { input: { id: pack.id, version, package: input } } })).data!
            .updateCoursePackage
        : (await create({ variables: { input: { package: input } } })).data!.createCoursePackage;
      notify.success(`${saved.name} är sparat`);
      onDirty(false);
      onSaved(saved);
    } catch (failed) {
      console.error('The package was not saved.', failed);
      if (pack && readFailure(failed).reason === 'VERSION') await readTheirs(pack.id);
    }
  };
  const readTheirs = async (id: string) => {
    try {
      const { data } = await client.query({
        query: PackageDetailDocument,
        variables: { id },
        // Kept beside what is shown: the page would fill the form anew with it, and lose what was typed.
        fetchPolicy: 'no-cache',
      });
      const now = data?.coursePackage;
      if (!now) return;
      setTheirs(now);
      // The refusal is told by the comparison; a later one is told by itself.
      updating.reset();
      // Saving once more is meant to hold, now that the other's values have been seen.
      setVersion(now.version);
    } catch (failed) {
      console.error('The package could not be read anew.', failed);
    }
  };
  return (
    <form noValidate className="packages-form" onSubmit={(event) => void save(event)}>
      {failure && (
        <Message tone="error">
          <p>Kunde inte spara kurspaketet</p>
          <FailureDetails failure={failure} />
        </Message>
      )}
      {theirs && (
        <ConflictMessage
          differences={differencesOf(comparedPackage, draftOfPackage(theirs), draft)}
          onTake={() => {
            change(draftOfPackage(theirs));
            setTheirs(null);
          }}
        />
      )}
      {pack && pack.activeStudents > 0 && dirty && (
        <Message tone="info">
          {counted(pack.activeStudents, 'elev läser', 'elever läser')} den här versionen. Gör en ny version om
          ändringen bara ska gälla nya elever.
        </Message>
      )}
      <PackageSumCard draft={draft} />
      <PackageFields draft={draft} faultOf={faultOf} onChange={change} />
      <PackageSteps steps={draft.steps} onChange={(steps) => change({ steps })} />
      {(dirty || !pack) && (
        <div className="packages-save">
          <Button
            onClick={() => {
              setDraft(begun);
              onDirty(false);
              if (!pack) onCancel();
            }}
          >
            {pack ? 'Ångra ändringar' : buttons.cancel}
          </Button>
          <Button type="submit" variant="primary" busy={loading}>
            {loading ? buttons.saving : buttons.save}
          </Button>
        </div>
      )}
    </form>
  );
}

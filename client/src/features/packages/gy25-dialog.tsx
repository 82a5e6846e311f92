import { useMutation } from '@apollo/client/react';
import { useQuery } from '../../apollo/use-query';
import {
  Gy25UpdateDocument,
  type PackageFieldsFragment,
  UpdatePackageToGy25Document,
} from './packages.generated';
import { Message } from '../../ui/feedback/message';
import { notify } from '../../ui/feedback/toast-store';
import { Select } from '../../ui/fields/select';
import { FormDialog } from '../../ui/form/form-dialog';
import { useRecordForm } from '../../ui/form/use-record-form';
import { replacementsOf, twiceIn, type Gy25Choice, type Replacement } from './gy25-choice';
import { TAKEN } from './form/package-draft';
import { Grid } from '../../ui/layout';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { Loading } from '../../ui/feedback/skeleton';

interface Gy25DialogProps {
  pack: PackageFieldsFragment;
  onDone: (id: string) => void;
  onClosed: () => void;
}

const namesOf = ({ name, code }: { name: string; code: string }) => `${name} (${code})`;

/** 'Uppdatera till Gy25' (pages §5): proposes equivalents, lists courses without one, and creates a new version. */
export default function Gy25Dialog({ pack, onDone, onClosed }: Gy25DialogProps) {
  const { data, error } = useQuery(Gy25UpdateDocument, {
    variables: { packageId: pack.id },
    fetchPolicy: 'network-only',
  });
  const [update] = useMutation(UpdatePackageToGy25Document);
  const { replacements = [] } = data?.gy25Proposal ?? {};
  const paired = replacements.filter(({ proposals }) => proposals.length > 0);
  const inPackage = new Set(pack.courses.map(({ course }) => course.id));
  const chosenOf = (choice: Gy25Choice) =>
    [...replacementsOf(paired, inPackage, choice)].flatMap(([courseId, replacementId]) =>
      replacementId === null ? [] : [{ courseId, replacementId }],
    );
  const form = useRecordForm({
    name: 'package-gy25',
    subject: pack.id,
    record: null,
    draftOf: (): { choice: Gy25Choice } => ({ choice: {} }),
    save: ({ choice }) => update({ variables: { input: { id: pack.id, replacements: chosenOf(choice) } } }),
    onSaved: ({ data }, { choice }) => {
      const { id, edition } = data.updatePackageToGy25;
      notify.success(`${pack.name} har version ${edition} med ${chosenOf(choice).length} kurser i Gy25`);
      onDone(id);
    },
  });
  const { choice } = form.draft;
  const replacedBy = replacementsOf(paired, inPackage, choice);
  const twice = twiceIn(replacedBy, inPackage);
  const count = chosenOf(choice).length;
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title={`Uppdatera till Gy25: ${pack.name}`}
      failed="Kunde inte uppdatera kurspaketet"
      submitLabel={count === 1 ? 'Byt 1 kurs i ny version' : `Byt ${count} kurser i ny version`}
      disabled={count === 0 || twice.size > 0}
    >
      <LoadFailed error={error} />
      {!data && !error && <Loading text="Letar motsvarigheter…" lines={5} />}
      {data && (
        <Replacements
          {...{ replacements, replacedBy, twice }}
          onChoose={(courseId, id) => form.set({ choice: { ...choice, [courseId]: id } })}
        />
      )}
    </FormDialog>
  );
}

interface ReplacementsProps {
  replacements: readonly Replacement[];
  replacedBy: ReadonlyMap<string, string | null>;
  twice: ReadonlySet<string>;
  onChoose: (courseId: string, id: string | null) => void;
}

function Replacements({ replacements, replacedBy, twice, onChoose }: ReplacementsProps) {
  const paired = replacements.filter(({ proposals }) => proposals.length > 0);
  const unpaired = replacements.filter(({ proposals }) => proposals.length === 0);
  return (
    <>
      <p>
        De som redan läser paketet behåller sin version. Byten görs bara mellan publicerade motsvarigheter.
      </p>
      {paired.length === 0 && <p>Inga kurser i paketet har en motsvarighet i Gy25.</p>}
      <Grid as="ul" gap="2" columns="minmax(0, 1fr)" className="packages-pairs">
        {paired.map(({ course, proposals }) => (
          <li key={course.id}>
            <Select
              label={`${namesOf(course)} ersätts av`}
              placeholder="Ingen, står kvar som den är"
              options={proposals.map((one) => ({ value: one.id, label: namesOf(one) }))}
              value={replacedBy.get(course.id) ?? null}
              error={twice.has(course.id) ? TAKEN : undefined}
              onChange={(id) => onChoose(course.id, id)}
            />
          </li>
        ))}
      </Grid>
      {unpaired.length > 0 && (
        <Message tone="warning" live={false}>
          <p>Utan motsvarighet, står kvar som de är:</p>
          <ul>
            {unpaired.map(({ course }) => (
              <li key={course.id}>{namesOf(course)}</li>
            ))}
          </ul>
        </Message>
      )}
    </>
  );
}

import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { readFailure } from '../../apollo/failure';
import { FailureDetails } from '../../apollo/failure-details';
import {
  Gy25UpdateDocument,
  UpdatePackageToGy25Document,
  type PackageFieldsFragment,
} from '../../graphql/generated';
import { buttons } from '../../lib/fixed-texts';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/overlays/dialog';
import { Message } from '../../ui/feedback/message';
import { Select } from '../../ui/fields/select';
import { Loading } from '../../ui/feedback/skeleton';
import { notify } from '../../ui/feedback/toast-store';
import { replacementsOf, twiceIn, type Gy25Choice } from './gy25-choice';
import { TAKEN } from './form/package-draft';

interface Gy25DialogProps {
  pack: PackageFieldsFragment;
  onDone: (id: string) => void;
  onClosed: () => void;
}

/** 'Uppdatera till Gy25' (pages §5): proposes equivalents, lists what has none, and makes a new version. */
export default function Gy25Dialog({ pack, onDone, onClosed }: Gy25DialogProps) {
  const [opened, setOpened] = useState(true);
  const [choice, setChoice] = useState<Gy25Choice>({});
  const { data, error: unread } = useQuery(Gy25UpdateDocument, {
    variables: { packageId: pack.id },
    fetchPolicy: 'network-only',
  });
  const [update, { loading, error }] = useMutation(UpdatePackageToGy25Document);
  const failure = error && !loading ? readFailure(error) : unread ? readFailure(unread) : null;
  const replacements = data?.gy25Proposal.replacements ?? [];
  const paired = replacements.filter(({ proposals }) => proposals.length > 0);
  const unpaired = replacements.filter(({ proposals }) => proposals.length === 0);
  const inPackage = new Set(pack.courses.map(({ course }) => course.id));
  const replacedBy = replacementsOf(paired, inPackage, choice);
  const twice = twiceIn(replacedBy, inPackage);
  const chosen = [...replacedBy].flatMap(([courseId, replacementId]) =>
    replacementId === null ? [] : [{ courseId, replacementId }],
  );
  const run = async () => {
    try {
      const { data: answer } = await update({
        variables: {
          input: {
            id: pack.id,
            replacements: chosen,
          },
        },
      });
      const { id, edition } = answer!.updatePackageToGy25;
      notify.success(`${pack.name} har version ${edition} med ${chosen.length} kurser i Gy25`);
      setOpened(false);
      onDone(id);
    } catch (failed) {
      console.error('The package was not updated.', failed);
    }
  };
  return (
    <Dialog
      opened={opened}
      onClose={() => setOpened(false)}
      onClosed={onClosed}
      title={`Uppdatera till Gy25: ${pack.name}`}
      footer={
        <>
          <Button onClick={() => setOpened(false)}>{buttons.cancel}</Button>
          <Button
            variant="primary"
            busy={loading}
            disabled={chosen.length === 0 || twice.size > 0}
            onClick={() => void run()}
          >
            {chosen.length === 1 ? 'Byt 1 kurs i ny version' : `Byt ${chosen.length} kurser i ny version`}
          </Button>
        </>
      }
    >
      <div className="stack">
        {failure && (
          <Message tone="error">
            <FailureDetails failure={failure} />
          </Message>
        )}
        {!data && !unread && <Loading text="Letar motsvarigheter..." lines={5} />}
        {data && (
          <>
            <p>
              De som redan läser paketet behåller sin version. Byten görs bara mellan publicerade
              motsvarigheter.
            </p>
            {paired.length === 0 && <p>Inga kurser i paketet har en motsvarighet i Gy25.</p>}
            <ul className="packages-pairs">
              {paired.map(({ course, proposals }) => (
                <li key={course.id}>
                  <Select
                    label={`${course.name} (${course.code}) ersätts av`}
                    placeholder="Ingen, står kvar som den är"
                    options={proposals.map(({ id, name, code }) => ({
                      value: id,
                      label: `${name} (${code})`,
                    }))}
                    value={replacedBy.get(course.id) ?? null}
                    error={twice.has(course.id) ? TAKEN : undefined}
                    onChange={(id) => setChoice({ ...choice, [course.id]: id })}
                  />
                </li>
              ))}
            </ul>
            {unpaired.length > 0 && (
              <Message tone="warning" live={false}>
                <p>Utan motsvarighet, står kvar som de är:</p>
                <ul>
                  {unpaired.map(({ course }) => (
                    <li key={course.id}>
                      {course.name} ({course.code})
                    </li>
                  ))}
                </ul>
              </Message>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

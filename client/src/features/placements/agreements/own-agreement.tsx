import { useState } from 'react';
import { Button } from '../../../ui/button';
import { onDemand } from '../../../ui/on-demand';
import type { PlacementRowFragment } from '../placements.generated';

const SignAgreementDialog = onDemand(async () => (await import('./sign-agreement-dialog')).default);
const ReadAgreementDialog = onDemand(async () => (await import('./read-agreement-dialog')).default);

/** The student signs the agreement, or reads it. Nothing without an agreement. */
export function OwnAgreementButton({ placement }: { placement: PlacementRowFragment }) {
  const [opened, setOpened] = useState<'sign' | 'read' | null>(null);
  const { agreement, awaitsOwnSignature, workplace } = placement;
  const close = () => setOpened(null);
  if (!agreement) return null;
  return (
    <>
      <Button
        size="sm"
        variant={awaitsOwnSignature ? 'primary' : 'quiet'}
        aria-label={`${awaitsOwnSignature ? 'Läs och skriv under' : 'Läs avtalet'}: ${workplace.name}`}
        onClick={() => setOpened(awaitsOwnSignature ? 'sign' : 'read')}
      >
        {awaitsOwnSignature ? 'Läs och skriv under' : 'Läs avtalet'}
      </Button>
      {opened === 'sign' && <SignAgreementDialog placement={placement} isOwn onClosed={close} />}
      <ReadAgreementDialog placement={placement} opened={opened === 'read'} onClose={close} />
    </>
  );
}

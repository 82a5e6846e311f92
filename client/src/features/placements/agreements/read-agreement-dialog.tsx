import { Dialog } from '../../../ui/overlays/dialog';
import type { PlacementRowFragment } from '../placements.generated';
import { AgreementContent } from './agreement-content';
import { AgreementSignatures } from './agreement-signatures';

interface ReadAgreementDialogProps {
  placement: PlacementRowFragment;
  opened: boolean;
  onClose: () => void;
}

/** The agreement as it was sent and signed. */
export default function ReadAgreementDialog({ placement, opened, onClose }: ReadAgreementDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="APL-avtal">
      <div className="stack printed-alone">
        {placement.agreement && (
          <>
            <AgreementContent agreement={placement.agreement} />
            <AgreementSignatures agreement={placement.agreement} />
          </>
        )}
      </div>
    </Dialog>
  );
}

import { IconHistory, IconReport, IconUserPlus } from '@tabler/icons-react';
import { ExportMenu } from '../../../entities/export/export-menu';
import { Button } from '../../../ui/button';

interface PageActionsProps {
  params: URLSearchParams;
  onEnroll: () => void;
  onBatches: () => void;
  onCsn: () => void;
}

/** What the page is for, at its head; the files hold exactly what the list shows. */
export function PageActions({ params, onEnroll, onBatches, onCsn }: PageActionsProps) {
  return (
    <>
      <Button
        icon={<IconHistory className="icon" size={18} stroke={1.8} aria-hidden="true" />}
        onClick={onBatches}
      >
        Senaste åtgärder
      </Button>
      <Button
        icon={<IconReport className="icon" size={18} stroke={1.8} aria-hidden="true" />}
        onClick={onCsn}
      >
        CSN-rapport
      </Button>
      <ExportMenu students list="enrollments-scb" label="SCB-underlag" query={params} />
      <ExportMenu students list="enrollments" query={params} />
      <Button
        variant="primary"
        icon={<IconUserPlus className="icon" size={18} stroke={1.8} aria-hidden="true" />}
        onClick={onEnroll}
      >
        Skriv in
      </Button>
    </>
  );
}

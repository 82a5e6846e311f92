import { IconHistory, IconReport, IconUserPlus } from '@tabler/icons-react';
import { ExportMenu } from '../../../entities/export/export-menu';
import { Button } from '../../../ui/button';
import type { Asked } from './enrollment-boxes';

interface PageActionsProps {
  params: URLSearchParams;
  onAsk: (asked: Asked) => void;
}

/** Main actions in the page header; exports contain exactly the rows of the list. */
export function PageActions({ params, onAsk }: PageActionsProps) {
  return (
    <>
      <Button icon={IconHistory} onClick={() => onAsk({ what: 'batches' })}>
        Senaste åtgärder
      </Button>
      <Button icon={IconReport} onClick={() => onAsk({ what: 'csn' })}>
        CSN-rapport
      </Button>
      <ExportMenu students list="enrollments-scb" label="SCB-underlag" query={params} />
      <ExportMenu students list="enrollments" query={params} />
      <Button variant="primary" icon={IconUserPlus} onClick={() => onAsk({ what: 'enroll', from: null })}>
        Skriv in
      </Button>
    </>
  );
}

/** The action for an empty list. */
export function EnrollButton({ onAsk }: Pick<PageActionsProps, 'onAsk'>) {
  return (
    <Button variant="primary" onClick={() => onAsk({ what: 'enroll', from: null })}>
      Skriv in elever
    </Button>
  );
}

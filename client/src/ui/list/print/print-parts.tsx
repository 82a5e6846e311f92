import './print-list.css';
import { IconPrinter } from '@tabler/icons-react';
import { counted } from '../../../../../domain/numbers';
import { today } from '../../../lib/dates';
import { Button } from '../../button';
import type { PrintedPage } from './use-printed-page';

/** 'Skriv ut', which prints every row of the filter. */
export function PrintButton({ printed }: { printed: PrintedPage<unknown> }) {
  return (
    <Button size="sm" variant="quiet" icon={IconPrinter} busy={printed.busy} onClick={printed.print}>
      Skriv ut
    </Button>
  );
}

interface PrintedHeadProps {
  chips: readonly string[];
  total: number;
  /** The rows on paper. */
  count: number;
}

/** On paper: what the list is narrowed by, the day, and whether rows are missing because the browser printed one page. */
export function PrintedHead({ chips, total, count }: PrintedHeadProps) {
  return (
    <p className="print-only below-3">
      {[
        chips.length > 0 ? `Urval: ${chips.join(', ')}` : 'Alla',
        counted(total, 'rad', 'rader'),
        today(),
      ].join(' · ')}
      {count < total && ` · Bara ${count} av raderna. Tryck på Skriv ut ovanför listan för alla.`}
    </p>
  );
}

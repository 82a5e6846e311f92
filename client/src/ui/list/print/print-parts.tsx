import './print-list.css';
import { IconPrinter } from '@tabler/icons-react';
import { counted, formatNumber } from '../../../../../domain/numbers';
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

interface PrintedLogHeadProps {
  /** The log's name: 'åtkomstloggen'. */
  log: string;
  chips: readonly string[];
  /** The rows on paper. */
  count: number;
  /** There are older rows. */
  goesOn: boolean;
  /** Every row was read, up to what is printed at most. */
  isWhole: boolean;
}

/** On paper: what a log is narrowed by, the day, and whether older rows are missing. */
export function PrintedLogHead({ log, chips, count, goesOn, isWhole }: PrintedLogHeadProps) {
  const missing = isWhole
    ? `Bara de ${formatNumber(count)} nyaste raderna: ${log} har fler. Filtrera på dagar för de äldre.`
    : `Bara raderna på skärmen. Tryck på Skriv ut ovanför ${log} för alla.`;
  return (
    <p className="print-only below-3">
      {[
        chips.length > 0 ? `Urval: ${chips.join(', ')}` : 'Alla',
        counted(count, 'rad', 'rader'),
        today(),
        ...(goesOn ? [missing] : []),
      ].join(' · ')}
    </p>
  );
}

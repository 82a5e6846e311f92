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

/** Printed heading: active filters, date, and whether rows are missing because the browser printed one page only. */
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
  /** Whether older rows exist. */
  goesOn: boolean;
  /** All rows were loaded, up to the maximum for printing. */
  isWhole: boolean;
}

/** Printed heading of a log: active filters, date, and whether older rows are missing. */
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

import { useState } from 'react';
import { counted, kronor } from '../../../../../domain/numbers';
import { ExportMenu } from '../../../entities/export/export-menu';
import type { FreezePartsFragment } from '../freezes.generated';
import { Button } from '../../../ui/button';
import { SelectionBar } from '../../../ui/list/selection-bar';
import { InvoiceDialog } from './invoice-dialog';

type Part = FreezePartsFragment['municipalities'][number];

interface ChosenCustomersProps {
  freeze: FreezePartsFragment;
  /** Those that are chosen. */
  parts: readonly Part[];
  withProtected: boolean;
  onClear: () => void;
}

/** Bulk actions for customers of a month: one file of the uninvoiced amounts, and an invoice for each. */
export function ChosenCustomers({ freeze, parts, withProtected, onClear }: ChosenCustomersProps) {
  const [invoicing, setInvoicing] = useState<readonly Part[] | null>(null);
  const open = parts.filter(({ status }) => status !== 'INVOICED');
  const sum = open.reduce((total, { totalOre, invoicedOre }) => total + totalOre - invoicedOre, 0);
  const query = new URLSearchParams({ frysning: freeze.id, underlag: 'ofakturerat' });
  for (const { municipality } of open) query.append('kommun', municipality);
  if (withProtected) query.set('skyddade', 'ja');
  return (
    <>
      {parts.length > 0 && (
        <SelectionBar
          label="Valda kommuner"
          text={`${counted(parts.length, 'kommun vald', 'kommuner valda')}, ${kronor(sum)} att fakturera`}
          onClear={onClear}
        >
          {open.length > 0 && (
            <>
              <ExportMenu
                size="sm"
                list="earnings-invoices"
                label="Exportera underlag"
                about="för valda kommuner"
                query={query}
              />
              <Button size="sm" variant="soft" onClick={() => setInvoicing(open)}>
                Fakturera valda
              </Button>
            </>
          )}
        </SelectionBar>
      )}
      {invoicing && (
        <InvoiceDialog
          freeze={freeze}
          parts={invoicing}
          onSaved={onClear}
          onClosed={() => setInvoicing(null)}
        />
      )}
    </>
  );
}

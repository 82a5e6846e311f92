import { kronor } from '../../../../../domain/numbers';
import { useEffect, useState, type ComponentProps } from 'react';
import { useQuery } from '../../../apollo/use-query';
import { ExportMenu } from '../../../entities/export/export-menu';
import { earningStatusLabels, freezeKindLabels } from '../../../../../domain/labels/earning';
import { EarningFreezesDocument, type FreezePartsFragment } from '../freezes.generated';
import { formatDate, formatDateTime } from '../../../lib/dates';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Checkbox } from '../../../ui/fields/checkbox';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ListTable } from '../../../ui/list/list-table';
import type { TableColumn } from '../../../ui/table';
import { monthLabel, statusTones } from '../earnings-texts';
import type { EarningsView } from '../earnings-url';
import { ChosenCustomers } from './chosen-customers';
import { InvoiceDialog } from './invoice-dialog';
import { InvoicePaperButton } from './invoice-paper-button';
import { signedMoney } from '../money';
import { useWithdrawInvoice } from './use-withdraw-invoice';
import { Row } from '../../../ui/layout';
import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { Loading } from '../../../ui/feedback/skeleton';

type Freeze = FreezePartsFragment;
type Part = Freeze['municipalities'][number];

interface FreezesTabProps {
  view: Pick<EarningsView, 'invoicing' | 'municipality'>;
  onFreeze: () => void;
}

/** Frozen months, each with what every customer is to be invoiced. */
export function FreezesTab({ view, onFreeze }: FreezesTabProps) {
  const { data, error, refetch } = useQuery(EarningFreezesDocument, { fetchPolicy: 'cache-and-network' });
  if (error) return <LoadFailed {...{ error, refetch }} text="Kunde inte hämta frysningarna." />;
  if (!data) return <Loading text="Laddar frysningar…" lines={8} />;
  if (data.earningFreezes.length === 0)
    return (
      <EmptyState text="Ingen månad är fryst än." action={<Button onClick={onFreeze}>Frys period</Button>} />
    );
  return (
    <div className="stack">
      {data.earningFreezes.map((freeze, index) => (
        <FreezeCard key={freeze.id} freeze={freeze} opened={index < 2} asked={askedOf(freeze, view)} />
      ))}
    </div>
  );
}

/** The customers to invoice according to the address; null if it names another month. */
function askedOf(freeze: Freeze, { invoicing, municipality }: FreezesTabProps['view']): string[] | null {
  if (freeze.month.slice(0, 7) !== invoicing) return null;
  return freeze.uninvoiced.filter((customer) => municipality === null || customer === municipality);
}

function FreezeCard({ freeze, opened, asked }: { freeze: Freeze; opened: boolean; asked: string[] | null }) {
  const [isOpen, setOpen] = useState(opened || asked !== null);
  const [invoicing, setInvoicing] = useState<Part | null>(null);
  const [withProtected, setWithProtected] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(asked));
  const withdraw = useWithdrawInvoice();
  const isFinal = freeze.kind === 'FINAL';
  const id = `frysning-${freeze.month.slice(0, 7)}`;
  const isAsked = asked !== null;
  useEffect(() => {
    if (isAsked) document.getElementById(id)?.scrollIntoView({ block: 'start' });
  }, [id, isAsked]);
  return (
    <Card
      id={id}
      className="earnings-freeze"
      title={monthLabel(freeze.month)}
      actions={<FreezeActions {...{ freeze, isOpen }} onToggle={() => setOpen(!isOpen)} />}
    >
      <FrozenSum freeze={freeze} />
      {isOpen && (
        <>
          {isFinal && <ProtectedChoice checked={withProtected} onChange={setWithProtected} />}
          <ListTable
            caption={`Kommuner i ${monthLabel(freeze.month)}`}
            columns={columnsFor({
              freeze,
              withProtected,
              onInvoice: setInvoicing,
              onWithdraw: (part) => void withdraw(freeze, part),
            })}
            rows={freeze.municipalities}
            rowKey={({ municipality }) => municipality}
            density="compact"
            {...(isFinal && {
              selected: chosen,
              onSelect: setChosen,
              selectLabel: ({ municipality }: Part) => `Välj ${municipality}`,
            })}
          />
        </>
      )}
      {isFinal && (
        <ChosenCustomers
          freeze={freeze}
          parts={freeze.municipalities.filter(({ municipality }) => chosen.has(municipality))}
          withProtected={withProtected}
          onClear={() => setChosen(new Set())}
        />
      )}
      {invoicing && <InvoiceDialog freeze={freeze} parts={[invoicing]} onClosed={() => setInvoicing(null)} />}
    </Card>
  );
}

/** Whether the protected students are named in the invoice's details. */
function ProtectedChoice(choice: { checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <Checkbox
      label="Ta med elever med skyddade personuppgifter i underlaget"
      description="Annars står de som en gemensam rad utan namn, så att summan stämmer."
      {...choice}
    />
  );
}

interface FreezeActionsProps {
  freeze: Freeze;
  isOpen: boolean;
  onToggle: () => void;
}

function FreezeActions({ freeze, isOpen, onToggle }: FreezeActionsProps) {
  return (
    <>
      <Badge tone={freeze.kind === 'FINAL' ? 'info' : 'neutral'}>{freezeKindLabels[freeze.kind]}</Badge>
      <Button size="sm" variant="quiet" aria-expanded={isOpen} onClick={onToggle}>
        {isOpen ? 'Dölj kommuner' : 'Visa kommuner'}
        <span className="sr-only"> för {monthLabel(freeze.month)}</span>
      </Button>
    </>
  );
}

function FrozenSum({ freeze }: { freeze: Freeze }) {
  return (
    <p>
      <strong className="tabular">{kronor(freeze.totalOre)}</strong>{' '}
      <span className="meta">
        fryst {formatDateTime(freeze.frozenAt)}
        {freeze.frozenByName && ` av ${freeze.frozenByName}`}, räknat t.o.m. {freeze.throughOn}
      </span>
    </p>
  );
}

const columns: TableColumn<Part>[] = [
  { key: 'name', header: 'Kommun', rowHeader: true, cell: ({ municipality }) => municipality },
  { key: 'lines', header: 'Rader', numeric: true, cell: ({ lines }) => lines },
  { key: 'ore', header: 'Fryst', numeric: true, cell: ({ linesOre }) => kronor(linesOre) },
  {
    key: 'corrections',
    header: 'Korrigeringar',
    numeric: true,
    cell: ({ correctionsOre }) => (correctionsOre === 0 ? '–' : signedMoney(correctionsOre)),
  },
  {
    key: 'total',
    card: 'fact',
    header: 'Summa',
    numeric: true,
    cell: ({ totalOre }) => <strong>{kronor(totalOre)}</strong>,
  },
  {
    key: 'invoiced',
    header: 'Fakturerat',
    numeric: true,
    cell: ({ invoicedOre }) => kronor(invoicedOre),
  },
  { key: 'status', card: 'state', header: 'Status', cell: (part) => <Status part={part} /> },
];

function Status({ part: { status, invoices } }: { part: Part }) {
  return (
    <>
      <Badge tone={statusTones[status]}>{earningStatusLabels[status]}</Badge>
      {invoices.length > 0 && (
        <span className="meta">
          {' '}
          {invoices
            .map(({ reference }) => reference)
            .filter(Boolean)
            .join(', ')}
        </span>
      )}
    </>
  );
}

interface Actions {
  freeze: Freeze;
  withProtected: boolean;
  onInvoice: (part: Part) => void;
  onWithdraw: (part: Part) => void;
}

function columnsFor(actions: Actions): TableColumn<Part>[] {
  if (actions.freeze.kind !== 'FINAL') return columns;
  return [
    ...columns,
    {
      key: 'actions',
      card: 'more',
      header: 'Åtgärder',
      hideHeader: true,
      cell: (part) => <PartActions part={part} {...actions} />,
    },
  ];
}

function PartActions({ part, freeze, withProtected, onInvoice, onWithdraw }: Actions & { part: Part }) {
  const { municipality } = part;
  const papers = { freezeId: freeze.id, municipality, withProtected };
  return (
    <Row gap="1" align="stretch" justify="flex-end">
      {part.invoices.map((invoice) => (
        <Papers
          key={invoice.id}
          {...papers}
          // Of one alone the status says which.
          label={part.invoices.length === 1 ? 'Underlag' : `Underlag ${nameOf(invoice)}`}
          fileOf={`${nameOf(invoice)} till ${municipality}`}
          paperOf={`med underlag ${nameOf(invoice)} till ${municipality}`}
          file={{ faktura: invoice.id }}
          paper={{ invoiceId: invoice.id }}
        />
      ))}
      {part.status === 'INVOICED' ? (
        <Button size="sm" variant="quiet" onClick={() => onWithdraw(part)}>
          Ångra<span className="sr-only"> fakturerad för {municipality}</span>
        </Button>
      ) : (
        <>
          <Papers
            {...papers}
            fileOf={`det som inte är fakturerat: ${municipality}`}
            paperOf={`med det som inte är fakturerat: ${municipality}`}
            file={{ underlag: 'ofakturerat' }}
            paper={{ pending: 'true' }}
          />
          <Button size="sm" variant="soft" onClick={() => onInvoice(part)}>
            Fakturera<span className="sr-only"> {municipality}</span>
          </Button>
        </>
      )}
    </Row>
  );
}

interface PapersProps {
  freezeId: string;
  municipality: string;
  withProtected: boolean;
  label?: string;
  /** What the file and the paper are of, where a name alone is ambiguous. */
  fileOf: string;
  paperOf: string;
  file: { faktura: string } | { underlag: 'ofakturerat' };
  paper: ComponentProps<typeof InvoicePaperButton>['content'];
}

/** The attachments of an invoice, as a file and as PDF: both have the same sum. */
function Papers({ freezeId, municipality, withProtected, label, ...of }: PapersProps) {
  const query = new URLSearchParams({ frysning: freezeId, kommun: municipality, ...of.file });
  if (withProtected) query.set('skyddade', 'ja');
  return (
    <>
      <ExportMenu size="sm" list="earnings-invoice" label={label} about={of.fileOf} query={query} />
      <InvoicePaperButton
        {...{ freezeId, municipality, withProtected }}
        content={of.paper}
        about={of.paperOf}
      />
    </>
  );
}

/** Its number, or the day on which it was marked. */
function nameOf({ reference, invoicedAt }: Part['invoices'][number]): string {
  return reference ?? formatDate(invoicedAt.slice(0, 10));
}

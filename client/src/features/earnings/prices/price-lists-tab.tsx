import { counted } from '../../../../../domain/numbers';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from '../../../apollo/use-query';
import { PriceListsDocument, type PriceListPartsFragment } from '../price-lists.generated';
import { formatDate, today } from '../../../lib/dates';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ListTable } from '../../../ui/list/list-table';
import type { TableColumn } from '../../../ui/table';
import { CopyListsDialog } from './copy-lists-dialog';
import { ImportPricesDialog } from './import-prices-dialog';
import { newPrice, type PriceDraft } from './price-draft';
import { PriceListDialog } from './price-list-dialog';
import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { Loading } from '../../../ui/feedback/skeleton';

type List = PriceListPartsFragment;

type Open =
  | { kind: 'new'; rows: PriceDraft[] }
  | { kind: 'edit'; list: List }
  | { kind: 'import' }
  | { kind: 'copy'; lists: readonly List[] };

/** Price lists by customer: what holds for what begins when. */
export function PriceListsTab() {
  const { data, error, refetch } = useQuery(PriceListsDocument, { fetchPolicy: 'cache-and-network' });
  const [open, setOpen] = useState<Open | null>(null);
  const [selected, setSelected] = useState<Set<string>>(new Set());
  const actions = (
    <PriceListActions chosen={data?.priceLists.filter(({ id }) => selected.has(id)) ?? []} open={setOpen} />
  );
  return (
    <div className="stack">
      <LoadFailed {...{ error, refetch }} text="Kunde inte hämta prislistorna." />
      {!data && !error && <Loading text="Laddar prislistor…" lines={10} />}
      {data?.priceLists.length === 0 && <EmptyState text="Inga prislistor är upplagda." action={actions} />}
      {data && data.priceLists.length > 0 && (
        <>
          {actions}
          <ListTable
            caption="Prislistor"
            columns={columnsFor((list) => setOpen({ kind: 'edit', list }))}
            rows={data.priceLists}
            rowKey={({ id }) => id}
            selected={selected}
            onSelect={setSelected}
            selectLabel={({ name }) => `Välj ${name}`}
            density="compact"
          />
        </>
      )}
      {open && <PriceListDialogs open={open} onOpen={setOpen} onCopied={() => setSelected(new Set())} />}
    </div>
  );
}

function PriceListActions({ chosen, open }: { chosen: readonly List[]; open: (what: Open) => void }) {
  return (
    <div className="row">
      <Button variant="soft" icon={IconPlus} onClick={() => open({ kind: 'new', rows: [newPrice()] })}>
        Ny prislista
      </Button>
      <Button icon={IconFileImport} onClick={() => open({ kind: 'import' })}>
        Importera prislista
      </Button>
      {chosen.length > 0 && (
        <Button onClick={() => open({ kind: 'copy', lists: chosen })}>
          Kopiera {counted(chosen.length, 'lista', 'listor')} till nytt år
        </Button>
      )}
    </div>
  );
}

interface PriceListDialogsProps {
  open: Open;
  onOpen: (what: Open | null) => void;
  onCopied: () => void;
}

function PriceListDialogs({ open, onOpen, onCopied }: PriceListDialogsProps) {
  const close = () => onOpen(null);
  switch (open.kind) {
    case 'new':
      return <PriceListDialog list={null} rows={open.rows} onClose={close} />;
    case 'edit':
      return <PriceListDialog key={open.list.id} list={open.list} onClose={close} />;
    case 'import':
      return <ImportPricesDialog onClose={close} onRead={(rows) => onOpen({ kind: 'new', rows })} />;
    case 'copy':
      return <CopyListsDialog lists={open.lists} onClosed={close} onDone={onCopied} />;
  }
}

function columnsFor(edit: (list: List) => void): TableColumn<List>[] {
  return [
    {
      key: 'name',
      header: 'Prislista',
      rowHeader: true,
      cell: (list) => (
        <button type="button" className="text-link" data-opens-row onClick={() => edit(list)}>
          {list.name}
        </button>
      ),
    },
    { key: 'municipality', card: 'fact', header: 'Kommun', cell: ({ municipality }) => municipality },
    {
      key: 'validity',
      card: 'fact',
      header: 'Gäller kursstart',
      cell: ({ validFrom, validTo }) =>
        `${formatDate(validFrom)} – ${validTo ? formatDate(validTo) : 'tills vidare'}`,
    },
    { key: 'state', card: 'state', header: 'Läge', cell: (list) => <State list={list} /> },
    { key: 'rows', header: 'Priser', numeric: true, cell: ({ rows }) => rows.length },
    {
      key: 'updated',
      header: 'Senast ändrad',
      cell: ({ updatedAt, updatedByName }) =>
        [formatDate(updatedAt), updatedByName].filter(Boolean).join(', '),
    },
  ];
}

function State({ list }: { list: List }) {
  const now = today();
  if (list.validFrom > now) return <Badge tone="info">Kommande</Badge>;
  if (list.validTo !== null && list.validTo < now) return <Badge>Tidigare</Badge>;
  return <Badge tone="ok">Gäller</Badge>;
}

import { useMutation, useQuery } from '@apollo/client/react';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { readFailure } from '../../../apollo/failure';
import {
  MunicipalityRegisterDocument,
  RetireMunicipalityDocument,
  type MunicipalityPartsFragment,
} from '../../../graphql/generated';
import { MunicipalitiesDocument } from '../../../graphql/reference';
import { formatDate } from '../../../lib/dates';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { Message } from '../../../ui/feedback/message';
import { Loading } from '../../../ui/feedback/skeleton';
import { Table, type TableColumn } from '../../../ui/table';
import { notify } from '../../../ui/feedback/toast-store';
import { MunicipalityForm } from './municipality-form';

interface MunicipalitiesDialogProps {
  opened: boolean;
  onClose: () => void;
  /** A huvudman may be called something else on a paper now. */
  onSaved: () => void;
}

/** 'Kommuner': the list that every page chooses from, and what each is called as huvudman. */
export function MunicipalitiesDialog({ opened, onClose, onSaved }: MunicipalitiesDialogProps) {
  const { data, error, refetch } = useQuery(MunicipalityRegisterDocument, {
    skip: !opened,
    fetchPolicy: 'network-only',
  });
  const [edited, setEdited] = useState<MunicipalityPartsFragment | 'new' | null>(null);
  const [retire, { loading }] = useMutation(RetireMunicipalityDocument, {
    refetchQueries: [MunicipalityRegisterDocument, MunicipalitiesDocument],
  });
  const [refusal, setRefusal] = useState<string | null>(null);
  const leave = () => {
    setEdited(null);
    setRefusal(null);
    onClose();
  };
  const onRetire = async ({ name, version, retiredAt }: MunicipalityPartsFragment) => {
    if (loading) return;
    setRefusal(null);
    try {
      await retire({ variables: { input: { name, version, retired: retiredAt === null } } });
      notify.success(retiredAt === null ? `${name} är tagen ur bruk.` : `${name} används igen.`);
    } catch (failed) {
      console.error('The municipality was not taken out of use or back.', failed);
      setRefusal(readFailure(failed).message);
    }
  };
  const rows = data?.municipalityRegister;
  return (
    <Dialog
      opened={opened}
      onClose={leave}
      title="Kommuner"
      size="lg"
      footer={<Button onClick={leave}>Stäng</Button>}
    >
      <div className="stack">
        <p className="meta">
          Produktens lista står först och behåller sina namn. Kommuner som skolan har lagt till kan byta namn
          och tas ur bruk: de står kvar där de redan finns, men går inte att välja.
        </p>
        {error && (
          <Message tone="error" actions={<Button onClick={() => void refetch()}>{buttons.retry}</Button>}>
            Kunde inte hämta kommunerna. {readFailure(error).message}
          </Message>
        )}
        {refusal && <Message tone="error">{refusal}</Message>}
        {edited === null ? (
          <div className="row">
            <Button
              icon={<IconPlus className="icon" size={18} stroke={1.8} aria-hidden="true" />}
              onClick={() => setEdited('new')}
            >
              Lägg till kommun
            </Button>
          </div>
        ) : (
          <MunicipalityForm
            key={edited === 'new' ? 'new' : edited.name}
            municipality={edited === 'new' ? null : edited}
            onDone={() => {
              setEdited(null);
              onSaved();
            }}
            onCancel={() => setEdited(null)}
          />
        )}
        {!rows && !error && <Loading text="Hämtar kommuner..." lines={8} />}
        {rows && (
          <Table
            caption="Kommuner"
            density="compact"
            rows={rows}
            rowKey={({ name }) => name}
            columns={columnsOf(setEdited, (row) => void onRetire(row))}
          />
        )}
      </div>
    </Dialog>
  );
}

function columnsOf(
  onEdit: (row: MunicipalityPartsFragment) => void,
  onRetire: (row: MunicipalityPartsFragment) => void,
): TableColumn<MunicipalityPartsFragment>[] {
  return [
    {
      key: 'name',
      header: 'Namn',
      rowHeader: true,
      cell: ({ name }) => <span className="doc-municipality">{name}</span>,
    },
    {
      key: 'authority',
      header: 'Huvudman',
      cell: ({ authorityName }) => (
        <span className="doc-municipality">{authorityName ?? 'Är ingen huvudman'}</span>
      ),
    },
    { key: 'students', header: 'Elever', numeric: true, cell: ({ studentCount }) => studentCount },
    { key: 'state', header: 'Läge', cell: stateOf },
    { key: 'changed', header: 'Senast ändrad', cell: lastChange },
    {
      key: 'acts',
      header: 'Åtgärder',
      hideHeader: true,
      cell: (row) => (
        <div className="row">
          <Button variant="quiet" aria-label={`Ändra ${row.name}`} onClick={() => onEdit(row)}>
            Ändra
          </Button>
          {!row.isSpecified && (
            <Button
              variant="quiet"
              aria-label={row.retiredAt ? `Använd ${row.name} igen` : `Ta ${row.name} ur bruk`}
              onClick={() => onRetire(row)}
            >
              {row.retiredAt ? 'Använd igen' : 'Ta ur bruk'}
            </Button>
          )}
        </div>
      ),
    },
  ];
}

function stateOf({ retiredAt, isSpecified }: MunicipalityPartsFragment): string {
  if (retiredAt) return `Ur bruk sedan ${formatDate(retiredAt)}`;
  return isSpecified ? 'Produktens lista' : 'Tillagd';
}

function lastChange({ changes: [last] }: MunicipalityPartsFragment): string {
  return last ? `${formatDate(last.changedAt)}, ${last.changedBy}` : '–';
}

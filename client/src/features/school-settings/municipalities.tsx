import './school-settings.css';
import { useState } from 'react';
import { readFailure } from '../../apollo/failure';
import { useQuery } from '../../apollo/use-query';
import { MunicipalityRegisterDocument, type MunicipalityPartsFragment } from './school-settings.generated';
import { Message } from '../../ui/feedback/message';
import { Loading } from '../../ui/feedback/skeleton';
import { Table } from '../../ui/table';
import { notify } from '../../ui/feedback/toast-store';
import { municipalityColumns } from './municipality-columns';
import { useRetireMunicipality } from './use-retire-municipality';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { onDemand } from '../../ui/on-demand';

const MunicipalityDialog = onDemand(async () => (await import('./municipality-dialog')).MunicipalityDialog);

export interface MunicipalitiesProps {
  /** The municipality whose dialog is open. */
  edited: MunicipalityPartsFragment | 'new' | null;
  onEdit: (municipality: MunicipalityPartsFragment | null) => void;
}

/** 'Kommuner': the list that every page chooses from, and what each is called as huvudman. */
export function Municipalities({ edited, onEdit }: MunicipalitiesProps) {
  const { data, error, refetch } = useQuery(MunicipalityRegisterDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const { refusal, onRetire } = useRetiring();
  const rows = data?.municipalityRegister;
  return (
    <div className="stack">
      <p className="meta">
        Produktens lista står först och behåller sina namn. Kommuner som skolan har lagt till kan byta namn
        och tas ur bruk: de står kvar där de redan finns, men går inte att välja.
      </p>
      <LoadFailed {...{ error, refetch }} text="Kunde inte hämta kommunerna." />
      {refusal && <Message tone="error">{refusal}</Message>}
      {!rows && !error && <Loading text="Hämtar kommuner…" lines={8} />}
      {rows && (
        <Table
          caption="Kommuner"
          density="compact"
          rows={rows}
          rowKey={({ name }) => name}
          columns={municipalityColumns(onEdit, (row) => void onRetire(row))}
        />
      )}
      {edited && (
        <MunicipalityDialog
          key={edited === 'new' ? 'new' : edited.name}
          municipality={edited === 'new' ? null : edited}
          onClosed={() => onEdit(null)}
        />
      )}
    </div>
  );
}

function useRetiring() {
  const [retire] = useRetireMunicipality();
  const [refusal, setRefusal] = useState<string | null>(null);
  const onRetire = async ({ name, version, retiredAt }: MunicipalityPartsFragment) => {
    setRefusal(null);
    try {
      await retire({ variables: { input: { name, version, retired: retiredAt === null } } });
      notify.success(retiredAt === null ? `${name} är tagen ur bruk.` : `${name} används igen.`);
    } catch (failed) {
      console.error('The municipality was not taken out of use or back.', failed);
      setRefusal(readFailure(failed).message);
    }
  };
  return { refusal, onRetire };
}

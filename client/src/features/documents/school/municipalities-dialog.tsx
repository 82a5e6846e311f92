import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { readFailure } from '../../../apollo/failure';
import { useQuery } from '../../../apollo/use-query';
import { MunicipalityRegisterDocument, type MunicipalityPartsFragment } from '../documents.generated';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { Message } from '../../../ui/feedback/message';
import { Loading } from '../../../ui/feedback/skeleton';
import { Table } from '../../../ui/table';
import { notify } from '../../../ui/feedback/toast-store';
import { municipalityColumns } from './municipality-columns';
import { MunicipalityForm } from './municipality-form';
import { useRetireMunicipality } from './use-retire-municipality';
import { LoadFailed } from '../../../apollo/feedback/load-failed';

interface MunicipalitiesDialogProps {
  opened: boolean;
  onClose: () => void;
  /** A huvudman may be called something else on a paper now. */
  onSaved: () => void;
}

/** 'Kommuner': the list that every page chooses from, and what each is called as huvudman. */
export function MunicipalitiesDialog({ opened, onClose, onSaved }: MunicipalitiesDialogProps) {
  const [edited, setEdited] = useState<MunicipalityPartsFragment | 'new' | null>(null);
  const mayLeave = useRef<() => Promise<boolean>>(null);
  const leave = async () => {
    if (mayLeave.current && !(await mayLeave.current())) return;
    setEdited(null);
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={() => void leave()}
      title="Kommuner"
      size="lg"
      footer={<Button onClick={() => void leave()}>Stäng</Button>}
    >
      <div className="stack">
        <p className="meta">
          Produktens lista står först och behåller sina namn. Kommuner som skolan har lagt till kan byta namn
          och tas ur bruk: de står kvar där de redan finns, men går inte att välja.
        </p>
        {edited === null ? (
          <div className="row">
            <Button icon={IconPlus} onClick={() => setEdited('new')}>
              Lägg till kommun
            </Button>
          </div>
        ) : (
          <MunicipalityForm
            key={edited === 'new' ? 'new' : edited.name}
            municipality={edited === 'new' ? null : edited}
            mayLeave={mayLeave}
            onDone={() => {
              setEdited(null);
              onSaved();
            }}
            onCancel={() => setEdited(null)}
          />
        )}
        {opened && <MunicipalityList onEdit={setEdited} />}
      </div>
    </Dialog>
  );
}

function MunicipalityList({ onEdit }: { onEdit: (row: MunicipalityPartsFragment) => void }) {
  const { data, error, refetch } = useQuery(MunicipalityRegisterDocument, { fetchPolicy: 'network-only' });
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
  const rows = data?.municipalityRegister;
  return (
    <>
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
    </>
  );
}

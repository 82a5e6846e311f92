import { IconArrowBackUp } from '@tabler/icons-react';
import { useMutation } from '@apollo/client/react';
import { counted, formatNumber } from '../../../../../domain/numbers';
import { takeBack } from '../../../apollo/take-back';
import { ErrorFileButton } from '../../../entities/import/error-file-button';
import { transferPaths } from '../../../lib/file-transfer';
import { Button, LinkButton } from '../../../ui/button';
import { DescriptionList } from '../../../ui/description-list';
import { Message } from '../../../ui/feedback/message';
import { confirm } from '../../../ui/overlays/confirm-store';
import { OmittedRows } from './omitted-rows';
import { useWorkplaceImportUrl } from './use-workplace-import-url';
import {
  UndoWorkplaceImportDocument,
  type WorkplaceImportFieldsFragment,
} from './workplace-imports.generated';

interface ResultStepProps {
  found: WorkplaceImportFieldsFragment;
}

/** What a committed import has written, and its undo. */
export function ResultStep({ found }: ResultStepProps) {
  const { open } = useWorkplaceImportUrl();
  const { summary, state, mayUndo, undoRefusal, importedBy } = found;
  const isUndone = state === 'UNDONE';
  const imported = summary.new + summary.changed;
  const omitted = summary.invalid + summary.leftOut;
  return (
    <>
      <Message tone={isUndone ? 'info' : 'success'}>
        {isUndone
          ? 'Importen är ångrad. Arbetsplatserna är som de var före den.'
          : `Importen är klar: ${counted(imported, 'rad', 'rader')} importerades${omitted > 0 ? `, ${omitted} hoppades över` : ''}.`}
      </Message>
      <div className="imports-result">
        <DescriptionList
          items={[
            { term: 'Nya arbetsplatser', value: formatNumber(summary.newWorkplaces) },
            { term: 'Uppdaterade arbetsplatser', value: formatNumber(summary.changedWorkplaces) },
            { term: 'Oförändrade rader', value: formatNumber(summary.unchanged) },
            { term: 'Rader med fel', value: formatNumber(summary.invalid) },
            { term: 'Bortvalda rader', value: formatNumber(summary.leftOut) },
            { term: 'Importerad av', value: importedBy },
          ]}
        />
      </div>
      <OmittedRows found={found} />
      <div className="row">
        <LinkButton to="/apl/platser" variant="primary">
          Till arbetsplatserna
        </LinkButton>
        {omitted > 0 && <ErrorFileButton path={transferPaths.workplaceImportErrors(found.id)} />}
        {mayUndo && <UndoButton found={found} />}
        <Button onClick={() => open(null)}>Importera en fil till</Button>
      </div>
      {undoRefusal && <p className="meta">{undoRefusal}</p>}
      {mayUndo && (
        <p className="meta">
          Importen kan ångras i 24 timmar, så länge ingen har ändrat eller använt arbetsplatserna efter den.
        </p>
      )}
    </>
  );
}

function UndoButton({ found: { id } }: ResultStepProps) {
  const [undo, { loading }] = useMutation(UndoWorkplaceImportDocument);
  const ask = async () => {
    const isSure = await confirm({
      title: 'Ångra importen',
      question:
        'Nya arbetsplatser från importen tas bort, och ändrade får tillbaka sina gamla uppgifter. Vill du ångra importen?',
      confirmLabel: 'Ångra importen',
    });
    if (!isSure) return;
    await takeBack('Kunde inte ångra importen', () => undo({ variables: { input: { id } } }));
  };
  return (
    <Button variant="danger" busy={loading} icon={IconArrowBackUp} onClick={() => void ask()}>
      Ångra importen
    </Button>
  );
}

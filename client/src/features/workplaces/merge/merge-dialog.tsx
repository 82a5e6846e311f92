import { useApolloClient, useMutation } from '@apollo/client/react';
import { counted } from '../../../../../domain/numbers';
import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { refetchQueries } from '../../../apollo/refetch-queries';
import { useQuery } from '../../../apollo/use-query';
import { WorkplacePicker } from '../../../entities/workplace/workplace-picker';
import { Message } from '../../../ui/feedback/message';
import { notify } from '../../../ui/feedback/toast-store';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import {
  MergeWorkplacesDocument,
  WorkplaceMergePreviewDocument,
  type WorkplaceMergePreviewQuery,
} from './merge.generated';

interface Named {
  id: string;
  name: string;
}

interface MergeDialogProps {
  /** The workplace that is kept. */
  into: Named;
  /** The other one, where it is known. */
  from: Named | null;
  onClosed: () => void;
}

/** 'Slå ihop': another workplace goes up in this one; what moves is shown before. */
export default function MergeDialog({ into, from, onClosed }: MergeDialogProps) {
  const client = useApolloClient();
  const [merge] = useMutation(MergeWorkplacesDocument);
  const form = useRecordForm({
    name: 'merge-workplaces',
    subject: into.id,
    record: null,
    draftOf: (): { from: Named | null } => ({ from }),
    faultsOf: (draft) => (draft.from ? {} : { from: 'Välj den arbetsplats som ska gå upp i den här.' }),
    save: async (draft) => {
      const { fromVersion, intoVersion, exceedsPlaces: overCapacity } = preview!;
      const versions = { fromVersion, intoVersion, overCapacity };
      await merge({ variables: { input: { from: draft.from!.id, into: into.id, ...versions } } });
      await refetchQueries(client, 'active');
    },
    onSaved: (_, draft) => notify.success(`${draft.from!.name} är sammanslagen med ${into.name}`),
  });
  const { draft, set, field } = form;
  const { data, error, loading, refetch } = useQuery(WorkplaceMergePreviewDocument, {
    variables: { input: { from: draft.from?.id ?? '', into: into.id } },
    skip: draft.from === null,
    fetchPolicy: 'network-only',
  });
  const preview = draft.from ? data?.workplaceMergePreview : undefined;
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title={`Slå ihop med ${into.name}`}
      failed="Kunde inte slå ihop arbetsplatserna"
      submitLabel="Slå ihop"
      danger
      disabled={draft.from !== null && !preview}
    >
      <p>
        <strong>{into.name}</strong> är kvar. Den andra tas bort när allt har flyttats, och det går inte att
        ångra.
      </p>
      <WorkplacePicker
        label="Arbetsplats som går upp i den"
        required
        anyState
        {...field('from')}
        value={draft.from?.id ?? null}
        {...(draft.from && { chosenLabel: draft.from.name })}
        onChange={(chosen) => set({ from: chosen && { id: chosen.id, name: chosen.name } })}
      />
      {draft.from && !preview && !loading && (
        <LoadFailed error={error} refetch={refetch} text="Kunde inte hämta vad som flyttas." />
      )}
      {preview && <Preview preview={preview} />}
    </FormDialog>
  );
}

function Preview({ preview }: { preview: WorkplaceMergePreviewQuery['workplaceMergePreview'] }) {
  const { placements, openPlacements, supervisors, warnings } = preview;
  const open =
    openPlacements > 0
      ? `, varav ${counted(openPlacements, 'pågående eller planerad', 'pågående eller planerade')}`
      : '';
  return (
    <div role="status">
      <p>
        {`Flyttas: ${counted(placements, 'placering', 'placeringar')}${open}, och ${counted(supervisors, 'handledare', 'handledare')}. Uppgifter som saknas fylls i.`}
      </p>
      {warnings.map((warning) => (
        <Message key={warning} tone="warning" live={false}>
          {warning}
        </Message>
      ))}
    </div>
  );
}

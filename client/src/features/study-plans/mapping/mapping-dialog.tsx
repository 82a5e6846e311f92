import { useApolloClient, useMutation } from '@apollo/client/react';
import {
  MAPPING_FIELDS,
  MAPPING_LONGEST,
  mappingLabels,
  type MappingField,
} from '../../../../../domain/study-plans/mapping';
import { notify } from '../../../ui/feedback/toast-store';
import { TextArea } from '../../../ui/fields/text-field';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import {
  SaveMappingDocument,
  StudyMappingDocument,
  type StudyMappingRecordFragment,
} from './mapping.generated';

interface MappingDialogProps {
  mapping: StudyMappingRecordFragment;
  studentName: string;
  onClosed: () => void;
}

type Draft = Record<MappingField, string>;

const draftOf = (mapping: StudyMappingRecordFragment | null): Draft => ({
  background: mapping?.background ?? '',
  earlierStudies: mapping?.earlierStudies ?? '',
  supportNeeds: mapping?.supportNeeds ?? '',
  languages: mapping?.languages ?? '',
});

/** Writes or changes a mapping. */
export default function MappingDialog({ mapping, studentName, onClosed }: MappingDialogProps) {
  const client = useApolloClient();
  const { studentId } = mapping;
  const [save] = useMutation(SaveMappingDocument);
  const read = async () => {
    const answer = await client.query({
      query: StudyMappingDocument,
      variables: { studentId },
      fetchPolicy: 'network-only',
    });
    return answer.data.mapping;
  };
  const form = useRecordForm({
    name: 'study-mapping',
    subject: studentId,
    record: mapping,
    draftOf,
    faultsOf: () => ({}),
    save: async (values, stored) => {
      await save({ variables: { input: { studentId, version: stored?.version ?? 0, values } } });
      await read();
    },
    conflict: {
      read,
      compared: MAPPING_FIELDS.map((field) => ({
        label: mappingLabels[field],
        text: (draft: Draft) => draft[field],
      })),
    },
    onSaved: () => notify.success('Kartläggningen är sparad'),
  });
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title={`Kartläggning för ${studentName}`}
      failed="Kunde inte spara kartläggningen"
    >
      {MAPPING_FIELDS.map((field) => (
        <TextArea
          key={field}
          label={mappingLabels[field]}
          maxLength={MAPPING_LONGEST}
          rows={3}
          {...form.text(field)}
        />
      ))}
    </FormDialog>
  );
}

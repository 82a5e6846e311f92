import { useState } from 'react';
import { MAPPING_FIELDS, mappingLabels } from '../../../../../domain/study-plans/mapping';
import { readFailure } from '../../../apollo/failure';
import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { useQuery } from '../../../apollo/use-query';
import { formatDateTime } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { DescriptionList } from '../../../ui/description-list';
import { Loading } from '../../../ui/feedback/skeleton';
import { Stack } from '../../../ui/layout';
import { onDemand } from '../../../ui/on-demand';
import { StudyMappingDocument, type StudyMappingRecordFragment } from './mapping.generated';

const MappingDialog = onDemand(async () => (await import('./mapping-dialog')).default);

/** 'Kartläggning': what the plan starts from; hidden from teachers of other students. */
export function MappingCard({ studentId, studentName }: { studentId: string; studentName: string }) {
  const { data, error, loading, refetch } = useQuery(StudyMappingDocument, {
    variables: { studentId },
    fetchPolicy: 'cache-and-network',
  });
  const [isOpen, setOpen] = useState(false);
  const mapping = data?.mapping;
  if (!mapping && error && readFailure(error).code === 'FORBIDDEN') return null;
  return (
    <Card
      title="Kartläggning"
      actions={
        mapping?.viewerMay.change && (
          <Button size="sm" onClick={() => setOpen(true)}>
            {mapping.version === 0 ? 'Skriv kartläggning' : 'Ändra kartläggning'}
          </Button>
        )
      }
    >
      {!mapping && loading && <Loading text="Laddar kartläggningen…" lines={4} />}
      {!mapping && !loading && (
        <LoadFailed error={error} refetch={refetch} text="Kunde inte hämta kartläggningen." />
      )}
      {mapping && <Texts mapping={mapping} />}
      {isOpen && mapping && <MappingDialog {...{ mapping, studentName }} onClosed={() => setOpen(false)} />}
    </Card>
  );
}

function Texts({ mapping }: { mapping: StudyMappingRecordFragment }) {
  const { version, updatedAt, updatedByName } = mapping;
  if (version === 0) return <p className="meta">Ingen kartläggning är skriven än.</p>;
  return (
    <Stack gap="3">
      <DescriptionList
        items={MAPPING_FIELDS.map((field) => ({
          term: mappingLabels[field],
          value: mapping[field],
        }))}
      />
      {updatedAt && <p className="meta">{`Ändrad ${formatDateTime(updatedAt)} av ${updatedByName}`}</p>}
    </Stack>
  );
}

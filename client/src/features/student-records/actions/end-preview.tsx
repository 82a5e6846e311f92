import { counted } from '../../../../../domain/numbers';
import { useQuery } from '../../../apollo/use-query';
import { EndStudentPreviewDocument, type EndStudentPreviewQuery } from '../student-records.generated';
import { DescriptionList } from '../../../ui/description-list';
import { LoadFailed } from '../../../apollo/feedback/load-failed';

/** What the end on that day would do, course by course, before it is done. */
export function EndPreview({ studentId, endDate }: { studentId: string; endDate: string }) {
  const { data, previousData, error } = useQuery(EndStudentPreviewDocument, {
    variables: {
      input: { studentId, endDate },
    },
    fetchPolicy: 'network-only',
  });
  if (error) return <LoadFailed error={error} text="Kunde inte visa vilka kurser som berörs." />;
  const preview = (data ?? previousData)?.endStudentPreview;
  const items = preview ? itemsOf(preview) : [];
  return (
    <div aria-live="polite" aria-busy={!preview}>
      {preview && items.length === 0 && <p className="meta">Inga inskrivningar berörs.</p>}
      {items.length > 0 && <DescriptionList items={items} />}
    </div>
  );
}

function itemsOf(preview: EndStudentPreviewQuery['endStudentPreview']) {
  const { droppedOut, notStarted, awaitingGrade, planned, wishes, placements } = preview;
  const withdrawn = [
    planned > 0 && counted(planned, 'planerad kurs', 'planerade kurser'),
    wishes > 0 && `${wishes} önskemål`,
  ].filter(Boolean);
  return [
    { term: 'Blir avbrott', value: droppedOut.join(', ') },
    { term: 'Blir ”Startade inte”', value: notStarted.join(', ') },
    { term: 'Väntar på betyg, ändras inte', value: awaitingGrade.join(', ') },
    { term: 'Tas bort ur planeringen', value: withdrawn.join(' och ') },
    { term: 'APL som fortsätter tills den avbryts', value: placements.join(', ') },
  ].filter(({ value }) => value !== '');
}

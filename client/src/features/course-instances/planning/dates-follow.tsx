import { counted } from '../../../../../domain/numbers';
import { useQuery } from '../../../apollo/use-query';
import { InstanceDatesDocument, type InstanceRowFragment } from '../course-instances.generated';
import { Message } from '../../../ui/feedback/message';
import { faultsOf, type InstanceDraft } from './instance-draft';
import { LoadFailed } from '../../../apollo/feedback/load-failed';

export const hasNewDates = (instance: InstanceRowFragment, { startDate, endDate }: InstanceDraft) =>
  startDate !== instance.startDate || endDate !== instance.endDate;

/** Whose dates follow when those of the instance change, and who keeps theirs, before anything is saved. */
export function DatesFollow({ instance, draft }: { instance: InstanceRowFragment; draft: InstanceDraft }) {
  const { startDate, endDate } = draft;
  const faults = faultsOf(draft);
  const asks = hasNewDates(instance, draft) && !faults.startDate && !faults.endDate;
  const { data, error } = useQuery(InstanceDatesDocument, {
    variables: { input: { id: instance.id, startDate: startDate ?? '', endDate: endDate ?? '' } },
    skip: !asks,
    fetchPolicy: 'network-only',
  });
  if (!asks) return null;
  if (error) return <LoadFailed error={error} text="Kunde inte läsa vilka elever som berörs." />;
  if (!data) return null;
  const { following, left } = data.courseInstanceDates;
  return (
    <Message tone={left.length > 0 ? 'warning' : 'info'}>
      <p>{followingWords(following)}</p>
      {left.length > 0 && (
        <ul>
          {left.map(({ message, count, examples }) => (
            <li key={message}>
              {counted(count, 'elev behåller sina datum', 'elever behåller sina datum')}: {message}{' '}
              <span className="meta">
                {examples.join(' · ')}
                {count > examples.length && ` och ${count - examples.length} till`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Message>
  );
}

function followingWords(count: number): string {
  if (count === 0) return 'Inga elevers datum ändras.';
  return counted(count, 'elevs datum följer med.', 'elevers datum följer med.');
}

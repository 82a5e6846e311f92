import { Link } from 'react-router-dom';
import { counted } from '../../../../domain/numbers';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { useQuery } from '../../apollo/use-query';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Loading } from '../../ui/feedback/skeleton';
import { Grid } from '../../ui/layout';
import { PlacementEntry } from './placement-entry';
import { WorkplacePlacementsDocument } from './placements.generated';

/** Who is, will be and has been at a workplace, the latest first. */
export function WorkplacePlacements({ workplaceId }: { workplaceId: string }) {
  const { data, error, loading, refetch } = useQuery(WorkplacePlacementsDocument, {
    variables: { workplaceId },
    fetchPolicy: 'cache-and-network',
  });
  const placements = data?.placements.nodes;
  if (!placements)
    return loading ? (
      <Loading text="Laddar placeringarna…" lines={3} />
    ) : (
      <LoadFailed error={error} refetch={refetch} text="Kunde inte hämta placeringarna." />
    );
  if (placements.length === 0)
    return <EmptyState text="Inga placeringar än. De planeras från elevens kort på APL-tavlan." />;
  const { totalCount } = data.placements;
  return (
    <Grid gap="3">
      {totalCount > placements.length && (
        <p className="meta">{`De ${placements.length} senaste av ${counted(totalCount, 'placering', 'placeringar')} visas.`}</p>
      )}
      <Grid as="ul" gap="2" className="divided">
        {placements.map((placement) => (
          <PlacementEntry
            key={placement.id}
            placement={placement}
            heading={<Link to={`/student/${placement.studentId}`}>{placement.studentName}</Link>}
          />
        ))}
      </Grid>
    </Grid>
  );
}

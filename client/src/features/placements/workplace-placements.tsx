import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { useQuery } from '../../apollo/use-query';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Loading } from '../../ui/feedback/skeleton';
import { Grid } from '../../ui/layout';
import { Pagination } from '../../ui/list/pagination';
import { PlacementEntry } from './placement-entry';
import { WorkplacePlacementsDocument } from './placements.generated';

const ROWS = 50;

/** Who is, will be and has been at a workplace, the latest first. */
export function WorkplacePlacements({ workplaceId }: { workplaceId: string }) {
  const [page, setPage] = useState(1);
  const { data, previousData, error, loading, refetch } = useQuery(WorkplacePlacementsDocument, {
    variables: { workplaceId, first: ROWS, page },
    fetchPolicy: 'cache-and-network',
  });
  const found = (data ?? previousData)?.placements;
  const pageCount = Math.max(1, Math.ceil((found?.totalCount ?? 0) / ROWS));
  // The only placement of the last page has been removed.
  if (data && page > pageCount) setPage(pageCount);
  if (!found)
    return loading ? (
      <Loading text="Laddar placeringarna…" lines={3} />
    ) : (
      <LoadFailed error={error} refetch={refetch} text="Kunde inte hämta placeringarna." />
    );
  if (found.totalCount === 0)
    return <EmptyState text="Inga placeringar än. De planeras från elevens kort på APL-tavlan." />;
  return (
    <Grid gap="3">
      <Grid as="ul" gap="2" className="divided">
        {found.nodes.map((placement) => (
          <PlacementEntry
            key={placement.id}
            placement={placement}
            heading={<Link to={`/student/${placement.studentId}`}>{placement.studentName}</Link>}
          />
        ))}
      </Grid>
      <Pagination page={page} pageCount={pageCount} onPage={setPage} label="Placeringarnas sidor" />
    </Grid>
  );
}

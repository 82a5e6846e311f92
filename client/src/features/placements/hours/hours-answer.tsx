import type { ReactNode } from 'react';
import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { useQuery } from '../../../apollo/use-query';
import { Loading } from '../../../ui/feedback/skeleton';
import { PlacementHoursDocument, type PlacementHoursQuery } from './hours.generated';

export type PlacementHours = PlacementHoursQuery['placementHours'];

interface HoursAnswerProps {
  studentId: string;
  children: (hours: PlacementHours) => ReactNode;
}

/** Loads the hours of a student's placements. */
export function HoursAnswer({ studentId, children }: HoursAnswerProps) {
  const { data, error, loading, refetch } = useQuery(PlacementHoursDocument, {
    variables: { studentId },
    fetchPolicy: 'cache-and-network',
  });
  if (data) return children(data.placementHours);
  return loading ? (
    <Loading text="Laddar timmarna…" lines={2} />
  ) : (
    <LoadFailed error={error} refetch={refetch} text="Kunde inte hämta timmarna." />
  );
}

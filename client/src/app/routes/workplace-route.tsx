import { WorkplacePage } from '../../features/workplaces/workplace-page';
import { deferred } from '../../ui/on-demand';

const WorkplacePlacements = deferred(
  async () => (await import('../../features/placements/workplace-placements')).WorkplacePlacements,
);

/** Where a workplace meets its placements: features do not import each other. */
export function WorkplaceRoute() {
  return <WorkplacePage Placements={WorkplacePlacements} />;
}

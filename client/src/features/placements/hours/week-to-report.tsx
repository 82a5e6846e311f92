import { counted } from '../../../../../domain/numbers';
import { hasBegun } from '../../../../../domain/placements/state';
import { today } from '../../../lib/dates';
import { Grid } from '../../../ui/layout';
import type { PlacementRowFragment } from '../placements.generated';
import type { PlacementHours } from './hours-answer';
import { usualDays, weeksOf } from './placement-weeks';
import { WeekEntry } from './week-entry';

interface WeekToReportProps {
  placement: PlacementRowFragment;
  hours: PlacementHours;
}

/** The oldest week of a placement without a report, and how many there are. Nothing before the placement begins. */
export function WeekToReport({ placement, hours }: WeekToReportProps) {
  if (!hasBegun(placement.state) || placement.state === 'INTERRUPTED') return null;
  const left = weeksOf(placement, hours.weeks, today()).filter(
    ({ isReported, days }) => !isReported && usualDays(days, placement).length > 0,
  );
  const oldest = left.at(-1);
  if (!oldest) return <p className="meta">Alla veckor är rapporterade.</p>;
  return (
    <Grid gap="1">
      <h3>{`${counted(left.length, 'vecka', 'veckor')} att rapportera`}</h3>
      <ul>
        <WeekEntry key={oldest.code} {...{ placement }} week={oldest} isOwn isNext />
      </ul>
    </Grid>
  );
}

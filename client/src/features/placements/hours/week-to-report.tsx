import { useState } from 'react';
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
  // The week stays while its form is open: saving it must not take the form away.
  const [held, setHeld] = useState<string | null>(null);
  if (!hasBegun(placement.state) || placement.state === 'INTERRUPTED') return null;
  const weeks = weeksOf(placement, hours.weeks, today());
  const left = weeks.filter(({ isReported, days }) => !isReported && usualDays(days, placement).length > 0);
  const shown = weeks.find(({ code }) => code === held) ?? left.at(-1);
  if (!shown) return <p className="meta">Alla veckor är rapporterade.</p>;
  return (
    <Grid gap="1">
      <h3>{`${counted(left.length, 'vecka', 'veckor')} att rapportera`}</h3>
      <ul>
        <WeekEntry
          key={shown.code}
          {...{ placement }}
          week={shown}
          isOwn
          isNext
          onForm={(isOpened) => setHeld(isOpened ? shown.code : null)}
        />
      </ul>
    </Grid>
  );
}

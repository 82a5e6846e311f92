import { useEffect, useRef, useState } from 'react';
import { counted } from '../../../../../domain/numbers';
import { hasBegun } from '../../../../../domain/placements/state';
import { today } from '../../../lib/dates';
import { Grid } from '../../../ui/layout';
import { isFocusFree } from '../../../ui/page-header';
import type { PlacementRowFragment } from '../placements.generated';
import type { PlacementHours } from './hours-answer';
import { weeksOf } from './placement-weeks';
import { WeekEntry } from './week-entry';

interface WeekToReportProps {
  placement: PlacementRowFragment;
  hours: PlacementHours;
}

/** The oldest week of a placement with days to report, and how many there are. Nothing before the placement begins. */
export function WeekToReport({ placement, hours }: WeekToReportProps) {
  // The week stays while its form is open: saving it must not take the form away.
  const [held, setHeld] = useState<string | null>(null);
  const weeks = weeksOf(placement, hours.weeks, today());
  const left = weeks.filter((week) => week.left.length > 0);
  const shown = weeks.find(({ code }) => code === held) ?? left.at(-1);
  const heading = useFocusAfter(shown?.code);
  if (!hasBegun(placement.state) || placement.state === 'INTERRUPTED') return null;
  return (
    <Grid gap="1">
      <h3 ref={heading} tabIndex={-1}>
        {left.length === 0
          ? 'Alla veckor är rapporterade'
          : `${counted(left.length, 'vecka', 'veckor')} att rapportera`}
      </h3>
      {shown && (
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
      )}
    </Grid>
  );
}

/** The heading takes the focus when a reported week has gone with the button that had it. */
function useFocusAfter(code: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(code);
  useEffect(() => {
    if (before.current !== code && isFocusFree()) heading.current?.focus({ preventScroll: true });
    before.current = code;
  }, [code]);
  return heading;
}

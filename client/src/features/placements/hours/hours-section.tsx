import { useState } from 'react';
import { counted } from '../../../../../domain/numbers';
import { hasBegun } from '../../../../../domain/placements/state';
import { today } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Grid, Row } from '../../../ui/layout';
import type { PlacementRowFragment } from '../placements.generated';
import { HoursAnswer } from './hours-answer';
import { HoursBar } from './hours-bar';
import { weeksOf, type PlacementWeekView } from './placement-weeks';
import { WeekEntry } from './week-entry';

interface HoursSectionProps {
  studentId: string;
  placements: readonly PlacementRowFragment[];
  /** The viewer is the student. */
  isOwn?: boolean;
}

/** 'Timmar': what is required, planned, reported and confirmed, and the weeks of the placements that have begun. */
export function HoursSection({ studentId, placements, isOwn = false }: HoursSectionProps) {
  const begun = placements.filter(({ state }) => hasBegun(state));
  return (
    <HoursAnswer studentId={studentId}>
      {(hours) => (
        <Grid gap="3">
          <Grid gap="1">
            <HoursBar hours={hours} />
            <details className="meta">
              <summary>Så räknas timmarna</summary>
              <p>{hours.calculation}</p>
            </details>
          </Grid>
          {begun.length === 0 && <EmptyState text="Timmar rapporteras när placeringen har börjat." />}
          {begun.map((placement) => (
            <Grid gap="2" key={placement.id}>
              {begun.length > 1 && <span className="strong">{placement.workplace.name}</span>}
              <Weeks {...{ placement, isOwn }} weeks={weeksOf(placement, hours.weeks, today())} />
            </Grid>
          ))}
        </Grid>
      )}
    </HoursAnswer>
  );
}

const shownAtFirst = 4;

interface WeeksProps {
  placement: PlacementRowFragment;
  weeks: readonly PlacementWeekView[];
  isOwn: boolean;
}

/** The latest weeks, and the others on demand. */
function Weeks({ placement, weeks, isOwn }: WeeksProps) {
  const [all, setAll] = useState(false);
  const left = weeks.length - shownAtFirst;
  if (weeks.length === 0) return <EmptyState text="Ingen dag av placeringen har varit än." />;
  return (
    <>
      <Grid as="ul" gap="3" className="lined">
        {(all ? weeks : weeks.slice(0, shownAtFirst)).map((week) => (
          <WeekEntry key={week.code} {...{ placement, week, isOwn }} />
        ))}
      </Grid>
      {left > 0 && !all && (
        <Row>
          <Button size="sm" variant="quiet" onClick={() => setAll(true)}>
            {`Visa ${counted(left, 'vecka', 'veckor')} till`}
          </Button>
        </Row>
      )}
    </>
  );
}

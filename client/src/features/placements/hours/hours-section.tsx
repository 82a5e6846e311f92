import { useState } from 'react';
import { counted, formatNumber } from '../../../../../domain/numbers';
import { hoursText } from '../../../../../domain/placements/hours';
import { hasBegun } from '../../../../../domain/placements/state';
import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { useQuery } from '../../../apollo/use-query';
import { today } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Progress } from '../../../ui/feedback/progress';
import { Loading } from '../../../ui/feedback/skeleton';
import { Grid, Row } from '../../../ui/layout';
import type { PlacementRowFragment } from '../placements.generated';
import { PlacementHoursDocument, type PlacementHoursQuery } from './hours.generated';
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
  const { data, error, loading, refetch } = useQuery(PlacementHoursDocument, {
    variables: { studentId },
    fetchPolicy: 'cache-and-network',
  });
  const hours = data?.placementHours;
  if (!hours)
    return loading ? (
      <Loading text="Laddar timmarna…" lines={2} />
    ) : (
      <LoadFailed error={error} refetch={refetch} text="Kunde inte hämta timmarna." />
    );
  const begun = placements.filter(({ state }) => hasBegun(state));
  return (
    <Grid gap="3">
      <HoursSum hours={hours} />
      {begun.length === 0 && <EmptyState text="Timmar rapporteras när placeringen har börjat." />}
      {begun.map((placement) => (
        <Grid gap="2" key={placement.id}>
          {begun.length > 1 && <span className="strong">{placement.workplace.name}</span>}
          <Weeks {...{ placement, isOwn }} weeks={weeksOf(placement, hours.weeks, today())} />
        </Grid>
      ))}
    </Grid>
  );
}

function HoursSum({ hours }: { hours: PlacementHoursQuery['placementHours'] }) {
  const { required, planned, reported, confirmed, calculation } = hours;
  return (
    <Grid gap="1">
      {required === null ? (
        <Row justify="space-between">
          <span>Timmar</span>
          <span className="tabular">{hoursText(reported, required)}</span>
        </Row>
      ) : (
        <Progress
          label="Timmar"
          value={Math.min(reported, required)}
          max={required}
          valueText={hoursText(reported, required)}
        />
      )}
      <p className="meta">{`${formatNumber(confirmed, 2)} h bekräftade · ${formatNumber(planned)} h planerade`}</p>
      <details className="meta">
        <summary>Så räknas timmarna</summary>
        <p>{calculation}</p>
      </details>
    </Grid>
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

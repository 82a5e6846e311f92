import { formatNumber } from '../../../../../domain/numbers';
import { hoursText } from '../../../../../domain/placements/hours';
import { Progress } from '../../../ui/feedback/progress';
import { Grid, Row } from '../../../ui/layout';
import type { PlacementHours } from './hours-answer';

/** '28 av 450 h' as a bar, with the confirmed and the planned hours. */
export function HoursBar({ hours }: { hours: PlacementHours }) {
  const { required, planned, reported, confirmed } = hours;
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
    </Grid>
  );
}

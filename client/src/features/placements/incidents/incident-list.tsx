import { incidentKindLabels } from '../../../../../domain/labels/placement';
import { formatDateTime } from '../../../lib/dates';
import { Badge } from '../../../ui/badge';
import { Grid, Row } from '../../../ui/layout';
import type { PlacementRowFragment } from '../placements.generated';

/** The incidents of a placement, the latest first. */
export function IncidentList({ incidents }: Pick<PlacementRowFragment, 'incidents'>) {
  return (
    <Grid as="ul" gap="2" className="meta">
      {incidents.map(({ id, kind, text, createdAt, createdBy }) => (
        <Grid as="li" gap="1" key={id}>
          <Row gap="1 2">
            <Badge tone="danger">{incidentKindLabels[kind]}</Badge>
            <span>{`${formatDateTime(createdAt)}, ${createdBy}`}</span>
          </Row>
          <p className="as-typed">{text}</p>
        </Grid>
      ))}
    </Grid>
  );
}

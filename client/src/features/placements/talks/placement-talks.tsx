import { talkKindLabels } from '../../../../../domain/labels/placement';
import { isOpen } from '../../../../../domain/placements/state';
import { isTalkDue } from '../../../../../domain/placements/talks';
import { formatDate, today } from '../../../lib/dates';
import { Badge } from '../../../ui/badge';
import { Grid, Row } from '../../../ui/layout';
import type { PlacementRowFragment } from '../placements.generated';
import type { Talk } from './use-talk-now';

/** The three-party talks of a placement: when they are planned and were held. */
export function PlacementTalks({ placement }: { placement: PlacementRowFragment }) {
  const { talks, nextDue, state } = placement;
  const shown = talks.filter(
    ({ plannedOn, heldOn }) => isOpen(state) || plannedOn !== null || heldOn !== null,
  );
  const isDue = isTalkDue(placement, today());
  if (shown.length === 0) return null;
  return (
    <Grid as="ul" gap="1" className="meta">
      {shown.map((item) => (
        <Grid as="li" gap="1" key={item.kind}>
          <Row gap="1 2">
            {talkText(item)}
            {isDue && nextDue === `${item.kind}_TALK` && <Badge tone="warn">Dags för samtal</Badge>}
          </Row>
          {item.note !== null && <p className="as-typed">{item.note}</p>}
        </Grid>
      ))}
    </Grid>
  );
}

function talkText({ kind, plannedOn, heldOn, dueOn }: Talk): string {
  const name = talkKindLabels[kind];
  if (heldOn !== null) return `${name} genomfört ${formatDate(heldOn)}`;
  return plannedOn === null
    ? `${name} senast ${formatDate(dueOn)}`
    : `${name} planerat ${formatDate(plannedOn)}`;
}

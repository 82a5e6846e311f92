import { useState } from 'react';
import { talkKindLabels } from '../../../../../domain/labels/placement';
import { hasBegun, isOpen } from '../../../../../domain/placements/state';
import { isTalkDue } from '../../../../../domain/placements/talks';
import { formatDate, today } from '../../../lib/dates';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Grid, Row } from '../../../ui/layout';
import { onDemand } from '../../../ui/on-demand';
import type { PlacementRowFragment } from '../placements.generated';
import type { Talk } from './use-talk-now';

const PlanTalkDialog = onDemand(async () => (await import('./plan-talk-dialog')).default);
const HoldTalkDialog = onDemand(async () => (await import('./hold-talk-dialog')).default);

/** The three-party talks of a placement: when they are planned and were held. */
export function PlacementTalks({ placement }: { placement: PlacementRowFragment }) {
  const [opened, setOpened] = useState<{ kind: Talk['kind']; action: 'plan' | 'hold' } | null>(null);
  const { talks, nextDue, viewerMay, state, studentName } = placement;
  const shown = talks.filter(
    ({ plannedOn, heldOn }) => isOpen(state) || plannedOn !== null || heldOn !== null,
  );
  const isDue = isTalkDue(placement, today());
  const talk = talks.find(({ kind }) => kind === opened?.kind);
  const close = () => setOpened(null);
  return (
    <>
      {shown.length > 0 && (
        <Grid as="ul" gap="2">
          {shown.map((item) => (
            <Grid as="li" gap="1" key={item.kind}>
              <Row gap="1 2">
                <span>{talkText(item)}</span>
                {isDue && nextDue === `${item.kind}_TALK` && <Badge tone="warn">Dags för samtal</Badge>}
                {viewerMay.change &&
                  actionsOf(item, state).map(({ action, label }) => (
                    <Button
                      key={action}
                      size="sm"
                      variant="quiet"
                      aria-label={`${label}: ${talkKindLabels[item.kind].toLocaleLowerCase('sv')} för ${studentName}`}
                      onClick={() => setOpened({ kind: item.kind, action })}
                    >
                      {label}
                    </Button>
                  ))}
              </Row>
              {item.note !== null && <p className="meta">{item.note}</p>}
            </Grid>
          ))}
        </Grid>
      )}
      {talk && opened?.action === 'plan' && <PlanTalkDialog {...{ placement, talk }} onClosed={close} />}
      {talk && opened?.action === 'hold' && <HoldTalkDialog {...{ placement, talk }} onClosed={close} />}
    </>
  );
}

function actionsOf({ plannedOn, heldOn }: Talk, state: PlacementRowFragment['state']) {
  if (heldOn !== null) return [{ action: 'hold', label: 'Redigera' }] as const;
  const plan = { action: 'plan', label: plannedOn === null ? 'Planera' : 'Ändra dag' } as const;
  return hasBegun(state) ? ([plan, { action: 'hold', label: 'Genomfört' }] as const) : ([plan] as const);
}

function talkText({ kind, plannedOn, heldOn, dueOn }: Talk): string {
  const name = talkKindLabels[kind];
  if (heldOn !== null) return `${name} genomfört ${formatDate(heldOn)}`;
  return plannedOn === null
    ? `${name} senast ${formatDate(dueOn)}`
    : `${name} planerat ${formatDate(plannedOn)}`;
}

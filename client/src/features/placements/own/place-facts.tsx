import { talkKindLabels } from '../../../../../domain/labels/placement';
import { weekdaysText } from '../../../../../domain/placements/weekdays';
import { isOpen } from '../../../../../domain/placements/state';
import { isTalkDue } from '../../../../../domain/placements/talks';
import { MapLink } from '../../../entities/workplace/map-link';
import { formatDate, today } from '../../../lib/dates';
import { formatPeriod } from '../../../lib/period';
import { Badge } from '../../../ui/badge';
import { DescriptionList, type Description } from '../../../ui/description-list';
import { Row } from '../../../ui/layout';
import type { PlacementRowFragment } from '../placements.generated';

/** What a student needs to go there: times, address, contact and, on demand, the next talk. Of an ended placement the period. */
export function PlaceFacts({ placement, withTalk }: { placement: PlacementRowFragment; withTalk?: boolean }) {
  const { workplace, supervisor, teacher, state, startDate, endDate, hoursPerWeek, weekdays } = placement;
  if (!isOpen(state)) return <p className="meta">{formatPeriod(startDate, placement.endedOn ?? endDate)}</p>;
  return (
    <DescriptionList
      layout="compact"
      items={[
        { term: 'Period', value: formatPeriod(startDate, endDate) },
        { term: 'Arbetstid', value: `${hoursPerWeek} h i veckan, ${weekdaysText(weekdays)}` },
        {
          term: 'Adress',
          value: <MapLink address={[workplace.street, workplace.city].filter(Boolean).join(', ')} />,
        },
        { term: 'Handledare', value: supervisor && <Supervisor supervisor={supervisor} /> },
        { term: 'Lärare', value: teacher?.username },
        ...(withTalk ? nextTalkOf(placement) : []),
      ]}
    />
  );
}

/** The first talk that has not been held. */
function nextTalkOf(placement: PlacementRowFragment): readonly Description[] {
  const next = placement.talks.find(({ heldOn }) => heldOn === null);
  if (!next) return [];
  const { kind, plannedOn, dueOn } = next;
  const day = plannedOn === null ? `senast ${formatDate(dueOn)}` : formatDate(plannedOn);
  const value = (
    <Row gap="1 2">
      {day}
      {isTalkDue(placement, today()) && <Badge tone="warn">Dags för samtal</Badge>}
    </Row>
  );
  return [{ term: talkKindLabels[kind], value }];
}

function Supervisor({ supervisor: { name, phone } }: { supervisor: { name: string; phone: string | null } }) {
  if (!phone) return name;
  return (
    <>
      {name}, <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
    </>
  );
}

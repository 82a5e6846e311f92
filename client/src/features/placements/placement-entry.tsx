import { useState, type ReactNode } from 'react';
import { counted } from '../../../../domain/numbers';
import { isUsual, weekdaysText } from '../../../../domain/placements/weekdays';
import { hasBegun, isOpen } from '../../../../domain/placements/state';
import { formatDate } from '../../lib/dates';
import { formatPeriod } from '../../lib/period';
import { Button } from '../../ui/button';
import { Grid, Row } from '../../ui/layout';
import { onDemand } from '../../ui/on-demand';
import { DotsMenu } from '../../ui/overlays/dots-menu';
import { PlacementAgreement } from './agreements/placement-agreement';
import { PlacementAssessment } from './assessments/placement-assessment';
import { printLabels, usePrintPlacement } from './documents/use-print-placement';
import { IncidentList } from './incidents/incident-list';
import { stepsOf, type PlacementStep } from './placement-actions';
import { PlacementStateBadge } from './placement-state-badge';
import type { PlacementRowFragment } from './placements.generated';
import { PlacementTalks } from './talks/placement-talks';
import { usePlacementActions } from './use-placement-actions';

const PlacementDialog = onDemand(async () => (await import('./placement-dialog')).default);
const IncidentDialog = onDemand(async () => (await import('./incidents/incident-dialog')).default);
const PlacementStepDialog = onDemand(async () => (await import('./placement-step-dialog')).default);

interface PlacementEntryProps {
  placement: PlacementRowFragment;
  /** The workplace of a student's placement, or the student of a workplace's. */
  heading: ReactNode;
}

/** A placement with its state, its facts and what can be done. */
export function PlacementEntry({ placement, heading }: PlacementEntryProps) {
  const [opened, setOpened] = useState<PlacementStep | 'edit' | 'incident' | null>(null);
  const { moveAtOnce, remove } = usePlacementActions();
  const papers = usePapers(placement);
  const { state, viewerMay, studentId, studentName, workplace } = placement;
  const [next, ...others] = stepsOf(placement);
  const take = (step: PlacementStep) =>
    step.asks === 'NOTHING' ? void moveAtOnce(placement, step) : setOpened(step);
  const items = [
    ...(isOpen(state) ? [{ key: 'edit', label: 'Redigera', onSelect: () => setOpened('edit') }] : []),
    ...others.map((step) => ({
      key: step.to,
      label: step.label,
      danger: step.to === 'INTERRUPTED',
      onSelect: () => take(step),
    })),
    ...papers,
    { key: 'incident', label: 'Rapportera händelse', onSelect: () => setOpened('incident') },
    ...(state === 'PLANNED'
      ? [{ key: 'delete', label: 'Ta bort', danger: true, onSelect: () => void remove(placement) }]
      : []),
  ];
  return (
    <Grid as="li" gap="1">
      <Row justify="space-between" align="start" nowrap>
        <Row gap="1 2">
          <span className="strong">{heading}</span>
          <PlacementStateBadge state={state} />
        </Row>
        {viewerMay.change && items.length > 0 && (
          <DotsMenu
            label={`Åtgärder för ${studentName} på ${workplace.name}`}
            size="sm"
            items={() => items}
          />
        )}
      </Row>
      <p className="meta">{factsOf(placement)}</p>
      <PlacementAgreement placement={placement} />
      <PlacementTalks placement={placement} />
      <PlacementAssessment placement={placement} />
      {placement.incidents.length > 0 && <IncidentList incidents={placement.incidents} />}
      {next && (
        <Row>
          <Button size="sm" onClick={() => take(next)}>
            {next.label}
          </Button>
        </Row>
      )}
      {opened === 'edit' && (
        <PlacementDialog
          student={{ id: studentId, name: studentName }}
          placement={placement}
          onClosed={() => setOpened(null)}
        />
      )}
      {opened === 'incident' && <IncidentDialog placement={placement} onClosed={() => setOpened(null)} />}
      {opened && opened !== 'edit' && opened !== 'incident' && (
        <PlacementStepDialog placement={placement} step={opened} onClosed={() => setOpened(null)} />
      )}
    </Grid>
  );
}

function factsOf(placement: PlacementRowFragment): string {
  const { startDate, endDate, plannedHours, supervisor, teacher, agreedOn, waivedReason } = placement;
  return [
    formatPeriod(startDate, endDate),
    counted(plannedHours, 'timme', 'timmar'),
    !isUsual(placement.weekdays) && weekdaysText(placement.weekdays),
    supervisor && `handledare ${[supervisor.name, supervisor.phone].filter(Boolean).join(', ')}`,
    teacher && `lärare ${teacher.username}`,
    agreedOn && `avtal påskrivet ${formatDate(agreedOn)}`,
    waivedReason && `började utan avtal: ${waivedReason}`,
    placement.stateReason && `avbruten: ${placement.stateReason}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Papers of the menu; the agreement of an open placement has its own button. */
function usePapers({ id, state }: PlacementRowFragment) {
  const { print } = usePrintPlacement();
  const papers = [
    { key: 'APL_AGREEMENT', isThere: !isOpen(state) },
    { key: 'APL_CERTIFICATE', isThere: hasBegun(state) },
  ] as const;
  return papers
    .filter(({ isThere }) => isThere)
    .map(({ key }) => ({ key, label: printLabels[key], onSelect: () => void print(id, key) }));
}

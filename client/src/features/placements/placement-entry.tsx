import { useState, type ReactNode } from 'react';
import { counted } from '../../../../domain/numbers';
import { isUsual, weekdaysText } from '../../../../domain/placements/weekdays';
import { formatDate, today } from '../../lib/dates';
import { formatPeriod } from '../../lib/period';
import { Button } from '../../ui/button';
import { Grid, Row } from '../../ui/layout';
import { onDemand } from '../../ui/on-demand';
import { DotsMenu } from '../../ui/overlays/dots-menu';
import { AgreementStatus } from './agreements/agreement-status';
import { PlacementAssessment } from './assessments/placement-assessment';
import { IncidentList } from './incidents/incident-list';
import { nextActionOf } from './next-action';
import { PlacementActionDialog } from './placement-action-dialog';
import { actionGroupsOf, type PlacementAction } from './placement-actions';
import { PlacementStateBadge } from './placement-state-badge';
import type { PlacementRowFragment } from './placements.generated';
import { PlacementTalks } from './talks/placement-talks';
import { useRunPlacement } from './use-run-placement';

const ReadAgreementDialog = onDemand(
  async () => (await import('./agreements/read-agreement-dialog')).default,
);

interface PlacementEntryProps {
  placement: PlacementRowFragment;
  /** The workplace of a student's placement, or the student of a workplace's. */
  heading: ReactNode;
}

/** A placement with its state and its facts, the action that it waits for, and the others in a menu. */
export function PlacementEntry({ placement, heading }: PlacementEntryProps) {
  const [opened, setOpened] = useState<PlacementAction | null>(null);
  const { run, isBusy } = useRunPlacement(placement, setOpened);
  const groups = actionGroupsOf(placement, today());
  const next = nextActionOf(placement, groups.flat(), today());
  const { state, studentName, workplace } = placement;
  const close = () => setOpened(null);
  return (
    <Grid as="li" gap="1" className="breaks">
      <Row justify="space-between" align="start" nowrap>
        <Row gap="1 2">
          <span className="strong">{heading}</span>
          <PlacementStateBadge state={state} />
        </Row>
        {groups.length > 0 && (
          <DotsMenu
            label={`Åtgärder för ${studentName} på ${workplace.name}`}
            size="sm"
            items={() => menuOf(groups, next, run)}
          />
        )}
      </Row>
      <p className="meta">{factsOf(placement)}</p>
      <AgreementStatus placement={placement} />
      <PlacementTalks placement={placement} />
      <PlacementAssessment placement={placement} />
      {placement.incidents.length > 0 && <IncidentList incidents={placement.incidents} />}
      {next && (
        <Row className="above-2">
          <Button
            size="sm"
            variant="primary"
            busy={isBusy}
            aria-label={`${next.label}: ${studentName}`}
            onClick={() => run(next)}
          >
            {next.label}
          </Button>
        </Row>
      )}
      {opened && opened.kind !== 'READ' && (
        <PlacementActionDialog placement={placement} action={opened} onClosed={close} />
      )}
      <ReadAgreementDialog placement={placement} opened={opened?.kind === 'READ'} onClose={close} />
    </Grid>
  );
}

/** The menu without the action that has its own button; a line begins each group. */
const menuOf = (
  groups: readonly PlacementAction[][],
  next: PlacementAction | undefined,
  run: (action: PlacementAction) => void,
) =>
  groups
    .map((group) => group.filter((action) => action !== next))
    .flatMap((group) =>
      group.map((action, index) => ({
        ...{ key: action.label, label: action.label, danger: action.danger },
        isFirstOfGroup: index === 0,
        onSelect: () => run(action),
      })),
    );

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
    placement.state === 'DONE' && placement.endedOn && `slutade ${formatDate(placement.endedOn)}`,
    placement.stateReason &&
      `avbruten${placement.endedOn ? ` ${formatDate(placement.endedOn)}` : ''}: ${placement.stateReason}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

import { useState } from 'react';
import { weekNumber, weekdayOf } from '../../../../../domain/days';
import { placementAbsenceLabels } from '../../../../../domain/labels/placement';
import { formatNumber } from '../../../../../domain/numbers';
import { weekdayName } from '../../../../../domain/placements/weekdays';
import { formatDate } from '../../../lib/dates';
import { formatPeriod } from '../../../lib/period';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Grid, Row } from '../../../ui/layout';
import { onDemand } from '../../../ui/on-demand';
import type { PlacementRowFragment } from '../placements.generated';
import { usualDays, type PlacementWeekView } from './placement-weeks';
import { useWeekActions } from './use-week-actions';

const ReportWeekDialog = onDemand(async () => (await import('./report-week-dialog')).default);

interface WeekEntryProps {
  placement: PlacementRowFragment;
  week: PlacementWeekView;
  /** The student, who may not change a confirmed week. */
  isOwn: boolean;
  /** The next thing to do: its report is the primary action. */
  isNext?: boolean;
  /** The form of the week is opened or has closed. */
  onForm?: (isOpened: boolean) => void;
}

/** A week with its days, who has reported and confirmed it, and what the viewer can do. */
export function WeekEntry({ placement, week, isOwn, isNext = false, onForm }: WeekEntryProps) {
  const [opened, setOpened] = useState(false);
  const openForm = (isOpened: boolean) => {
    setOpened(isOpened);
    onForm?.(isOpened);
  };
  const [busy, setBusy] = useState<'report' | 'confirm' | null>(null);
  const { reportAtOnce, confirm } = useWeekActions(placement.id);
  const { stored, isReported, monday, days } = week;
  const isConfirmed = isReported && Boolean(stored?.confirmedAt);
  const mayChange = placement.viewerMay.change || (isOwn && !isConfirmed);
  const usual = usualDays(days, placement);
  const run = async (what: 'report' | 'confirm', action: () => Promise<unknown>) => {
    setBusy(what);
    await action();
    setBusy(null);
  };
  const name = `vecka ${weekNumber(monday)}`;
  return (
    <Grid as="li" gap="1">
      <WeekHead {...{ week, isConfirmed, isNext }} />
      {isReported && stored && <p className="meta">{storedText(stored)}</p>}
      {mayChange && (
        <Row gap="2">
          {!isReported && usual.length > 0 && (
            <Button
              size="sm"
              variant={isNext ? 'primary' : 'soft'}
              busy={busy === 'report'}
              aria-label={`${usualText(usual)} ${name}`}
              onClick={() => void run('report', () => reportAtOnce(week, usual))}
            >
              {usualText(usual)}
            </Button>
          )}
          {placement.viewerMay.change && isReported && !isConfirmed && (
            <Button
              size="sm"
              busy={busy === 'confirm'}
              aria-label={`Bekräfta ${name}`}
              onClick={() => void run('confirm', () => confirm(week))}
            >
              Bekräfta
            </Button>
          )}
          <Button
            size="sm"
            variant="quiet"
            aria-label={`${isReported ? 'Ändra' : 'Andra timmar'} ${name}`}
            onClick={() => openForm(true)}
          >
            {isReported ? 'Ändra' : 'Andra timmar'}
          </Button>
        </Row>
      )}
      {opened && <ReportWeekDialog {...{ placement, week }} onClosed={() => openForm(false)} />}
    </Grid>
  );
}

/** '35 h · mån 7 h, tis 7 h, … · rapporterad av Anna Ek'. */
const storedText = (stored: NonNullable<PlacementWeekView['stored']>): string =>
  [
    `${formatNumber(stored.hours, 2)} h`,
    stored.days.map(dayText).join(', '),
    stored.confirmedBy
      ? `bekräftad av ${stored.confirmedBy} ${formatDate(stored.confirmedAt!)}`
      : `rapporterad av ${stored.reportedBy}`,
  ].join(' · ');

interface WeekHeadProps {
  week: PlacementWeekView;
  isConfirmed: boolean;
  isNext: boolean;
}

function WeekHead({ week: { monday, days, isReported }, isConfirmed, isNext }: WeekHeadProps) {
  return (
    <Row gap="1 2" justify="space-between">
      <Row gap="1 2">
        <span className="strong">{`v. ${weekNumber(monday)}`}</span>
        <span className="meta">{formatPeriod(days[0]!, days.at(-1)!)}</span>
      </Row>
      {!isNext && <WeekBadge {...{ isReported, isConfirmed }} />}
    </Row>
  );
}

function WeekBadge({ isReported, isConfirmed }: { isReported: boolean; isConfirmed: boolean }) {
  if (isConfirmed) return <Badge tone="ok">Bekräftad</Badge>;
  return isReported ? <Badge tone="info">Rapporterad</Badge> : <Badge tone="neutral">Inte rapporterad</Badge>;
}

/** '5 × 7 h', or '7 h' for a single day. */
function usualText(days: readonly { hours: number }[]): string {
  const hours = `${formatNumber(days[0]!.hours, 2)} h`;
  return days.length === 1 ? hours : `${days.length} × ${hours}`;
}

type Day = NonNullable<PlacementWeekView['stored']>['days'][number];

/** 'mån 8 h', 'tis giltig frånvaro', 'ons 4 h, giltig frånvaro'. */
function dayText({ day, hours, absence }: Day): string {
  const away = absence && placementAbsenceLabels[absence].toLocaleLowerCase('sv');
  const time = hours > 0 || !away ? `${formatNumber(hours, 2)} h` : null;
  return [weekdayName(weekdayOf(day)), [time, away].filter(Boolean).join(' och ')].join(' ');
}

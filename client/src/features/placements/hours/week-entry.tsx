import { useState } from 'react';
import { weekNumber, weekdayOf } from '../../../../../domain/days';
import { counted, formatNumber } from '../../../../../domain/numbers';
import { isKept } from '../../../../../domain/placements/reported-week';
import { weekdaysText } from '../../../../../domain/placements/weekdays';
import { formatDate } from '../../../lib/dates';
import { formatPeriod } from '../../../lib/period';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Grid, Row } from '../../../ui/layout';
import { onDemand } from '../../../ui/on-demand';
import type { PlacementRowFragment } from '../placements.generated';
import { usualDays, type PlacementWeekView } from './placement-weeks';
import { dayText } from './week-text';
import { useWeekActions } from './use-week-actions';

const ReportWeekDialog = onDemand(async () => (await import('./report-week-dialog')).default);

interface WeekEntryProps {
  placement: PlacementRowFragment;
  week: PlacementWeekView;
  /** The student, who may not change what the workplace has confirmed or reported. */
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
  const { stored, isReported, monday, days, left } = week;
  const isConfirmed = isReported && Boolean(stored?.confirmedAt);
  const isOpen = isConfirmed ? left.length > 0 : stored === null || days.some((day) => !isKept(stored, day));
  const mayChange = placement.viewerMay.change || (isOwn && isOpen);
  const usual = usualDays(left, placement);
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
          {usual.length > 0 && (
            <Button
              size="sm"
              variant={isNext ? 'primary' : 'soft'}
              busy={busy === 'report'}
              aria-label={`${usualText(usual, isReported)} ${name}`}
              onClick={() => void run('report', () => reportAtOnce(week, usual))}
            >
              {usualText(usual, isReported)}
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
      {opened && <ReportWeekDialog {...{ placement, week, isOwn }} onClosed={() => openForm(false)} />}
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

function WeekHead({ week, isConfirmed, isNext }: WeekHeadProps) {
  const { monday, days } = week;
  return (
    <Row gap="1 2" justify="space-between">
      <Row gap="1 2">
        <span className="strong">{`v. ${weekNumber(monday)}`}</span>
        <span className="meta">{formatPeriod(days[0]!, days.at(-1)!)}</span>
      </Row>
      {!isNext && <WeekBadge {...{ week, isConfirmed }} />}
    </Row>
  );
}

function WeekBadge({ week: { isReported, left }, isConfirmed }: Omit<WeekHeadProps, 'isNext'>) {
  if (isReported && left.length > 0)
    return <Badge tone="neutral">{`${counted(left.length, 'dag', 'dagar')} kvar`}</Badge>;
  if (isConfirmed) return <Badge tone="ok">Bekräftad</Badge>;
  return isReported ? <Badge tone="info">Rapporterad</Badge> : <Badge tone="neutral">Inte rapporterad</Badge>;
}

/** '5 × 7 h', or '7 h' for a single day; with the days of the week if they are the rest of it: 'tors–fre 2 × 7 h'. */
function usualText(days: readonly { day: string; hours: number }[], isRest: boolean): string {
  const hours = `${formatNumber(days[0]!.hours, 2)} h`;
  const text = days.length === 1 ? hours : `${days.length} × ${hours}`;
  return isRest ? `${weekdaysText(days.map(({ day }) => weekdayOf(day)))} ${text}` : text;
}

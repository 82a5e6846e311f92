import { counted, formatNumber } from '../../../../../domain/numbers';
import { IconBellRinging, IconClockExclamation, IconReport, IconUserQuestion } from '@tabler/icons-react';
import type { EnrollmentAttention } from '../../../../../domain/generated';
import { useQuery } from '../../../apollo/use-query';
import { EnrollmentSummaryDocument, type EnrollmentSummaryQuery } from '../enrollments.generated';
import { Grid } from '../../../ui/layout';

interface AttentionRowProps {
  chosen: readonly EnrollmentAttention[];
  onChoose: (attention: EnrollmentAttention[]) => void;
}

type Summary = EnrollmentSummaryQuery['enrollmentSummary'];

const tiles: readonly {
  attention: EnrollmentAttention;
  icon: typeof IconReport;
  count: (summary: Summary) => number;
  label: (summary: Summary) => string;
}[] = [
  {
    attention: 'NOT_CONFIRMED',
    icon: IconUserQuestion,
    count: ({ notConfirmed }) => notConfirmed,
    label: () => 'Start ej bekräftad',
  },
  {
    attention: 'UNGRADED',
    icon: IconBellRinging,
    count: ({ ungraded }) => ungraded,
    label: () => 'Betyg saknas efter slutdatum',
  },
  {
    attention: 'INACTIVE',
    icon: IconClockExclamation,
    count: ({ inactive }) => inactive,
    label: ({ inactivityDays }) => `Inaktiva mer än ${counted(inactivityDays, 'dag', 'dagar')}`,
  },
  {
    attention: 'UNREPORTED',
    icon: IconReport,
    count: ({ unreported }) => unreported,
    label: () => 'Orapporterade till CSN',
  },
];

/** What waits for the administrator, counted over the whole school; a press filters the list by it. */
export function AttentionRow({ chosen, onChoose }: AttentionRowProps) {
  const { data } = useQuery(EnrollmentSummaryDocument, { fetchPolicy: 'cache-and-network' });
  const summary = data?.enrollmentSummary;
  return (
    <Grid
      as="ul"
      gap="3"
      columns="repeat(auto-fit, minmax(min(100%, 10rem), 1fr))"
      className="one-line below-4 no-print"
      aria-label="Att åtgärda"
      aria-busy={!summary}
    >
      {tiles.map(({ attention, icon: Icon, count, label }) => {
        const pressed = chosen.includes(attention);
        const waiting = summary ? count(summary) : null;
        return (
          <li key={attention}>
            <Grid
              type="button"
              as="button"
              gap="0 3"
              columns="auto 1fr"
              align="center"
              className="enrollments-tile box"
              aria-pressed={pressed}
              data-waiting={waiting ? true : undefined}
              onClick={() => onChoose(pressed ? [] : [attention])}
            >
              <Icon className="icon" size={20} stroke={1.8} aria-hidden="true" />
              <span className="enrollments-tile-count tabular">
                {waiting === null ? '–' : formatNumber(waiting)}
              </span>
              <span>{summary ? label(summary) : ' '}</span>
            </Grid>
          </li>
        );
      })}
    </Grid>
  );
}

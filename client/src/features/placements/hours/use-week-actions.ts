import { useApolloClient, useMutation } from '@apollo/client/react';
import { formatNumber } from '../../../../../domain/numbers';
import { weekNumber } from '../../../../../domain/days';
import { attempt } from '../../../apollo/feedback/notify-failure';
import { refetchQueries } from '../../../apollo/refetch-queries';
import { takeBack } from '../../../apollo/take-back';
import type { PlacementDayInput } from '../../../graphql/types.generated';
import { notify } from '../../../ui/feedback/toast-store';
import {
  ConfirmPlacementWeekDocument,
  PlacementHoursDocument,
  ReportPlacementHoursDocument,
  type PlacementWeekRowFragment,
} from './hours.generated';
import type { PlacementRowFragment } from '../placements.generated';
import type { PlacementWeekView } from './placement-weeks';

type ReportedPlacement = Pick<PlacementRowFragment, 'id' | 'studentId'>;

/** The days of a week as they are stored, and their version. */
type StoredWeek = Pick<PlacementWeekRowFragment, 'version' | 'days'>;

/** A week of which nothing has ever been reported. */
export const NOT_REPORTED: StoredWeek = { version: 0, days: [] };

/** Reads a week of a placement as it is stored now, for comparing with another user's report. */
export function useReadWeek({ id: placementId, studentId }: ReportedPlacement) {
  const client = useApolloClient();
  return async (code: string): Promise<StoredWeek> => {
    const { data } = await client.query({
      query: PlacementHoursDocument,
      variables: { studentId },
      fetchPolicy: 'network-only',
    });
    const { weeks } = data.placementHours;
    return weeks.find((one) => one.placementId === placementId && one.week === code) ?? NOT_REPORTED;
  };
}

/** Reports and confirms weeks of a placement. */
export function useWeekActions(placementId: string) {
  const [reportHours] = useMutation(ReportPlacementHoursDocument);
  const [confirmWeek] = useMutation(ConfirmPlacementWeekDocument);
  const client = useApolloClient();
  const refetch = () => refetchQueries(client, [PlacementHoursDocument]);
  const send = async (week: string, version: number, days: readonly PlacementDayInput[]) => {
    const { data } = await reportHours({
      variables: { input: { placementId, week, version, days: [...days] } },
    });
    return data.reportPlacementHours;
  };
  const report = async (
    { code, monday, stored }: PlacementWeekView,
    days: readonly PlacementDayInput[],
    seen = stored?.version ?? 0,
  ) => {
    const { hours, version } = await send(code, seen, days);
    const before = sentDays(stored);
    const undo = () =>
      void takeBack(
        'Kunde inte ångra',
        () => send(code, version, before),
        () => void refetch(),
      );
    notify.success(
      `Vecka ${weekNumber(monday)}: ${formatNumber(hours, 2)} ${hours === 1 ? 'timme' : 'timmar'}`,
      // A confirmation cannot be restored by reporting the days again.
      stored?.confirmedAt ? {} : { action: { label: 'Ångra', run: undo } },
    );
    await refetch();
  };
  return {
    /** For a form, which shows a failure; `seen` is the version that its days are based on. */
    report,
    /** Adds days by one press: a failure is shown as a toast. */
    reportAtOnce: async (week: PlacementWeekView, days: readonly PlacementDayInput[]) => {
      const all = [...sentDays(week.stored), ...days];
      if (!(await attempt('Kunde inte rapportera veckan', () => report(week, all)))) await refetch();
    },
    confirm: async ({ code, monday, stored }: PlacementWeekView) => {
      const isDone = await attempt('Kunde inte bekräfta veckan', async () => {
        const version = stored?.version ?? 0;
        await confirmWeek({ variables: { input: { placementId, week: code, version } } });
        notify.success(`Vecka ${weekNumber(monday)} är bekräftad`);
      });
      await refetch();
      return isDone;
    },
    refetch,
  };
}

/** The days of a stored week as they are sent. */
const sentDays = (stored: PlacementWeekView['stored']): PlacementDayInput[] =>
  (stored?.days ?? []).map(({ day, hours, absence }) => ({ day, hours, absence }));

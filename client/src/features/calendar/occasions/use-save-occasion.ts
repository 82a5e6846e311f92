import { useApolloClient, useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import { addDays } from '../../../../../domain/days';
import { occasionWarningLabels } from '../../../../../domain/labels/exam';
import {
  CalendarPeriodDocument,
  CreateExamOccasionDocument,
  UpdateExamOccasionDocument,
} from '../calendar.generated';
import type { CreateExamOccasionInput, UpdateExamOccasionInput } from '../../../graphql/types.generated';
import { notify } from '../../../ui/feedback/toast-store';
import type { Occasion } from '../calendar-texts';

/** Search range in days before and after the known date, for an occasion that another user has moved. */
const DAYS_AROUND = 90;

/** Creates an occasion with its first bookings, and reports clashes. */
export function useCreateOccasion() {
  const [create] = useMutation(CreateExamOccasionDocument);
  return async (input: CreateExamOccasionInput) => {
    const { data } = await create({ variables: { input } });
    tellOfClash(data.createExamOccasion);
  };
}

/** Changes an occasion, in its form or by a drag, and reports clashes. */
export function useUpdateOccasion() {
  const [update] = useMutation(UpdateExamOccasionDocument);
  return useCallback(
    async (input: UpdateExamOccasionInput) => {
      const { data } = await update({ variables: { input } });
      tellOfClash(data.updateExamOccasion);
    },
    [update],
  );
}

/** Refetches an occasion after a version conflict. */
export function useReadOccasion() {
  const client = useApolloClient();
  return async ({ id, heldOn }: Occasion) => {
    const input = { from: addDays(heldOn, -DAYS_AROUND), to: addDays(heldOn, DAYS_AROUND) };
    const { data } = await client.query({
      query: CalendarPeriodDocument,
      variables: { input },
      fetchPolicy: 'network-only',
    });
    return data.calendar.occasions.find((one) => one.id === id);
  };
}

/** Warns on saving of a clash: the same room or invigilator twice at one time. */
function tellOfClash({ warnings }: Pick<Occasion, 'warnings'>): void {
  const clashes = warnings.filter((warning) => warning !== 'FULL');
  if (clashes.length > 0)
    notify.error('Krockar med ett annat tillfälle', {
      details: `${clashes.map((warning) => occasionWarningLabels[warning]).join('. ')}.`,
    });
}

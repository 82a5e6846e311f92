import { useCallback } from 'react';
import { addDays } from '../../../../../domain/days';
import { occasionWarningLabels } from '../../../../../domain/labels/exam';
import { useReadAnew, useVerb } from '../../../apollo/use-verb';
import {
  CalendarPeriodDocument,
  CreateExamOccasionDocument,
  UpdateExamOccasionDocument,
} from '../calendar.generated';
import type { CreateExamOccasionInput, UpdateExamOccasionInput } from '../../../graphql/types.generated';
import { notify } from '../../../ui/feedback/toast-store';
import type { Occasion } from '../calendar-texts';

/** An occasion that somebody else has moved is looked for so many days around where it was. */
const DAYS_AROUND = 90;

/** Makes an occasion, with those who are booked at once, and says what it clashes with. */
export function useCreateOccasion() {
  const create = useVerb(CreateExamOccasionDocument);
  return async (input: CreateExamOccasionInput) => {
    const { createExamOccasion } = await create(input);
    tellOfClash(createExamOccasion);
  };
}

/** Changes an occasion, in its form or by moving it, and says what it clashes with. */
export function useUpdateOccasion() {
  const update = useVerb(UpdateExamOccasionDocument);
  return useCallback(
    async (input: UpdateExamOccasionInput) => {
      const { updateExamOccasion } = await update(input);
      tellOfClash(updateExamOccasion);
    },
    [update],
  );
}

/** Reads an occasion anew, when somebody else has changed it. */
export function useReadOccasion() {
  const readAnew = useReadAnew(CalendarPeriodDocument);
  return async ({ id, heldOn }: Occasion) => {
    const input = { from: addDays(heldOn, -DAYS_AROUND), to: addDays(heldOn, DAYS_AROUND) };
    return (await readAnew({ input }))?.calendar.occasions.find((one) => one.id === id);
  };
}

/** Said when it is saved, not only to whoever opens it later: two of the same room or invigilator at one time. */
function tellOfClash({ warnings }: Pick<Occasion, 'warnings'>): void {
  const clashes = warnings.filter((warning) => warning !== 'FULL');
  if (clashes.length > 0)
    notify.error('Krockar med ett annat tillfälle', {
      details: `${clashes.map((warning) => occasionWarningLabels[warning]).join('. ')}.`,
    });
}

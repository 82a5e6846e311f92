import { useReadAnew, useVerb } from '../../../apollo/use-verb';
import { FollowUpsDocument, UpdateFollowUpDocument, type FollowUpRowFragment } from '../my-day.generated';

/** Updates a follow-up; `read` refetches it after changes by others. */
export function useUpdateFollowUp() {
  const readAnew = useReadAnew(FollowUpsDocument);
  return {
    update: useVerb(UpdateFollowUpDocument),
    read: async ({ id }: FollowUpRowFragment) => (await readAnew({}))?.followUps.find((one) => one.id === id),
  };
}

import { useReadAnew, useVerb } from '../../../apollo/use-verb';
import { FollowUpsDocument, UpdateFollowUpDocument, type FollowUpRowFragment } from '../my-day.generated';

/** Changes what a follow-up says, and reads what someone else has made of it. */
export function useUpdateFollowUp() {
  const readAnew = useReadAnew(FollowUpsDocument);
  return {
    update: useVerb(UpdateFollowUpDocument),
    read: async ({ id }: FollowUpRowFragment) => (await readAnew({}))?.followUps.find((one) => one.id === id),
  };
}

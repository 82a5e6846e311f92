import { useApolloClient, useMutation } from '@apollo/client/react';
import {
  CreateInstanceDocument,
  InstanceNowDocument,
  UpdateInstanceDocument,
  type InstanceRowFragment,
} from '../course-instances.generated';
import { toValues, type InstanceDraft } from './instance-draft';

/** Plans an instance or changes one, gives it back its dates, and reads what someone else has saved. */
export function useSaveInstance() {
  const [create] = useMutation(CreateInstanceDocument);
  const [update] = useMutation(UpdateInstanceDocument);
  const client = useApolloClient();
  return {
    save: async (draft: InstanceDraft, edited: InstanceRowFragment | null) => {
      const values = toValues(draft);
      if (edited) {
        const { id, version } = edited;
        const { data } = await update({ variables: { input: { id, version, values } } });
        return data.updateCourseInstance.id;
      }
      const { data } = await create({ variables: { input: { courseId: draft.courseId!, values } } });
      return data.createCourseInstance.id;
    },
    restoreDates: ({ id, startDate, endDate }: InstanceRowFragment) =>
      update({ variables: { input: { id, values: { startDate, endDate } } } }),
    read: async ({ id }: InstanceRowFragment) => {
      const { data } = await client.query({
        query: InstanceNowDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return data.courseInstance;
    },
  };
}

import { useReadAnew, useVerb } from '../../../apollo/use-verb';
import {
  CreateInstanceDocument,
  InstanceNowDocument,
  UpdateInstanceDocument,
  type InstanceRowFragment,
} from '../course-instances.generated';
import { toValues, type InstanceDraft } from './instance-draft';

/** Plans an instance or changes one, gives it back its dates, and reads what someone else has saved. */
export function useSaveInstance() {
  const create = useVerb(CreateInstanceDocument);
  const update = useVerb(UpdateInstanceDocument);
  const readAnew = useReadAnew(InstanceNowDocument);
  return {
    save: async (draft: InstanceDraft, edited: InstanceRowFragment | null) => {
      const values = toValues(draft);
      if (edited)
        return (await update({ id: edited.id, version: edited.version, values })).updateCourseInstance.id;
      return (await create({ courseId: draft.courseId!, values })).createCourseInstance.id;
    },
    restoreDates: ({ id, startDate, endDate }: InstanceRowFragment) =>
      update({ id, values: { startDate, endDate } }),
    read: async ({ id }: InstanceRowFragment) => (await readAnew({ id }))?.courseInstance,
  };
}

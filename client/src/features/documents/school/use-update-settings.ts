import { useReadAnew, useVerb } from '../../../apollo/use-verb';
import { SchoolSettingsDocument, UpdateSchoolSettingsDocument } from '../documents.generated';

/** Changes the school's own settings, and reads what someone else has saved. */
export function useUpdateSettings() {
  const readAnew = useReadAnew(SchoolSettingsDocument);
  return {
    update: useVerb(UpdateSchoolSettingsDocument),
    read: async () => (await readAnew({}))?.schoolSettings,
  };
}

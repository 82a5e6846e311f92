import { useMutation } from '@apollo/client/react';
import {
  DeleteCourseDocument,
  SetCourseArchivedDocument,
  type CourseRowFragment,
} from '../catalogue.generated';
import { confirm } from '../../../ui/overlays/confirm-store';
import { notify } from '../../../ui/feedback/toast-store';
import { attempt } from '../../../apollo/feedback/notify-failure';

const change = (action: () => Promise<void>) => attempt('Kunde inte ändra kursen', action);

/** Row actions of a course: archive (with undo) and delete (after confirmation). */
export function useCourseActions(onChanged: () => void) {
  const [setArchived] = useMutation(SetCourseArchivedDocument);
  const [deleteCourse] = useMutation(DeleteCourseDocument);
  const archive = async ({ id, version, name }: CourseRowFragment, archived: boolean): Promise<void> => {
    await change(async () => {
      const { data } = await setArchived({ variables: { input: { id, version, archived } } });
      onChanged();
      const changed = data.setCourseArchived;
      notify.success(archived ? `${name} är arkiverad` : `${name} är aktiv igen`, {
        action: { label: 'Ångra', run: () => void archive(changed, !archived) },
      });
    });
  };
  const remove = async ({ id, name }: CourseRowFragment): Promise<void> => {
    const sure = await confirm({
      question: `Vill du ta bort ${name}? Den finns inte i något kurspaket och har inga elever.`,
      confirmLabel: 'Ta bort',
    });
    if (!sure) return;
    await change(async () => {
      await deleteCourse({ variables: { input: { id } } });
      onChanged();
      notify.success(`${name} är borttagen`);
    });
  };
  return { archive, remove };
}

import { useMutation } from '@apollo/client/react';
import {
  CreateTaskDocument,
  DeleteMyTasksDocument,
  DeleteTaskDocument,
  MyTasksDocument,
  UpdateTaskDocument,
  type MyTasksQuery,
} from './profile.generated';
import { buttons } from '../../lib/fixed-texts';
import { confirm } from '../../ui/overlays/confirm-store';
import { notify } from '../../ui/feedback/toast-store';
import { attempt } from '../../apollo/feedback/notify-failure';

const again = { refetchQueries: [MyTasksDocument], awaitRefetchQueries: true };

/** Runs the action and reports a failure under `text`. Resolves to whether it succeeded. */
function told(text: string, action: () => Promise<unknown>): Promise<boolean> {
  return attempt(text, async () => {
    await action();
    notify.settle(text);
  });
}

/** Actions on the user's own tasks; each resolves to whether it succeeded. */
export function useTaskActions() {
  const [create, { loading: busy }] = useMutation(CreateTaskDocument, again);
  const [update] = useMutation(UpdateTaskDocument, again);
  const [deleteOne] = useMutation(DeleteTaskDocument, again);
  const [deleteAll] = useMutation(DeleteMyTasksDocument, again);

  const add = (description: string) =>
    told('Kunde inte lägga till uppgiften', () =>
      create({
        variables: { input: { description } },
      }),
    );
  return {
    busy,
    add,
    edit: (id: string, description: string) =>
      told('Kunde inte spara uppgiften', () => update({ variables: { input: { id, description } } })),
    remove: async ({ id, description }: MyTasksQuery['tasks'][number]) => {
      const gone = await told('Kunde inte ta bort uppgiften', () =>
        deleteOne({ variables: { input: { id } } }),
      );
      if (gone)
        notify.success('Uppgiften är borttagen.', {
          action: { label: buttons.undo, run: () => void add(description) },
        });
      return gone;
    },
    removeAll: async () => {
      const sure = await confirm({
        question: 'Är du säker på att du vill ta bort alla dina uppgifter?',
        confirmLabel: 'Ta bort alla',
      });
      return sure && told('Kunde inte ta bort uppgifterna', () => deleteAll());
    },
  };
}

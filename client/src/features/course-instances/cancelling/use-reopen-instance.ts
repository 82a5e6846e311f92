import { useMutation } from '@apollo/client/react';
import { takeBack } from '../../../apollo/take-back';
import { ReopenInstanceDocument, type InstanceRowFragment } from '../course-instances.generated';
import { notify } from '../../../ui/feedback/toast-store';

type Cancelled = Pick<InstanceRowFragment, 'id' | 'version' | 'name'>;

/** Opens a cancelled instance again, and takes back a cancellation that was made just now. */
export function useReopenInstance(onChanged: () => void) {
  const [reopen] = useMutation(ReopenInstanceDocument);
  return {
    reopen,
    undoCancellation: ({ id, version, name }: Cancelled) =>
      takeBack(
        'Kunde inte öppna tillfället igen',
        async () => {
          const { data } = await reopen({ variables: { input: { id, version } } });
          const held = data.reopenCourseInstance.admitted > 0 ? ', med sina elever' : '';
          notify.success(`${name} är öppet igen${held}.`);
        },
        onChanged,
      ),
  };
}

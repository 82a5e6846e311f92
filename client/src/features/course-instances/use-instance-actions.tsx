import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { readFailure } from '../../apollo/failure';
import { FailureDetails } from '../../apollo/failure-details';
import {
  DeleteInstanceDocument,
  ReopenInstanceDocument,
  type InstanceRowFragment,
} from '../../graphql/generated';
import { buttons } from '../../lib/fixed-texts';
import { confirm } from '../../ui/overlays/confirm-store';
import { notify } from '../../ui/feedback/toast-store';

type PlainAction = 'reopen' | 'delete';

/** The actions that need nothing but a question. `onChanged`: the rows are not true any more. */
export function useInstanceActions(
  onChanged: () => void,
): (action: PlainAction, instance: InstanceRowFragment) => Promise<void> {
  const client = useApolloClient();
  return useCallback(
    async (action, { id, version, name, startDate }) => {
      const variables = { input: { id, version } };
      const sure =
        action === 'reopen' ||
        (await confirm({
          title: 'Ta bort kurstillfället',
          question: `Är du säker på att du vill ta bort ${name}, start ${startDate ?? 'ej satt'}?`,
          confirmLabel: buttons.remove,
        }));
      if (!sure) return;
      try {
        if (action === 'reopen') {
          await client.mutate({ mutation: ReopenInstanceDocument, variables });
          notify.success(`${name} är öppet igen, med sina elever.`);
        } else {
          await client.mutate({ mutation: DeleteInstanceDocument, variables });
          notify.success(`${name} är borttaget.`);
        }
      } catch (error) {
        console.error('The course instance was left as it is.', error);
        notify.error(
          action === 'reopen' ? 'Kunde inte öppna tillfället igen' : 'Kunde inte ta bort tillfället',
          {
            details: <FailureDetails failure={readFailure(error)} />,
          },
        );
      }
      onChanged();
    },
    [client, onChanged],
  );
}

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

type PlainDeed = 'reopen' | 'delete';

/** The deeds that need nothing but a question. `onChanged`: the rows are not true any more. */
export function useInstanceDeeds(
  onChanged: () => void,
): (deed: PlainDeed, instance: InstanceRowFragment) => Promise<void> {
  const client = useApolloClient();
  return useCallback(
    async (deed, { id, version, name, startDate }) => {
      const variables = { input: { id, version } };
      const sure =
        deed === 'reopen' ||
        (await confirm({
          title: 'Ta bort kurstillfället',
          question: `Är du säker på att du vill ta bort ${name}, start ${startDate ?? 'ej satt'}?`,
          confirmLabel: buttons.remove,
        }));
      if (!sure) return;
      try {
        if (deed === 'reopen') {
          await client.mutate({ mutation: ReopenInstanceDocument, variables });
          notify.success(`${name} är öppet igen, med sina elever.`);
        } else {
          await client.mutate({ mutation: DeleteInstanceDocument, variables });
          notify.success(`${name} är borttaget.`);
        }
      } catch (error) {
        console.error('The course instance was left as it is.', error);
        notify.error(
          deed === 'reopen' ? 'Kunde inte öppna tillfället igen' : 'Kunde inte ta bort tillfället',
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

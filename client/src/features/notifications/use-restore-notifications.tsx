import { readFailure } from '../../apollo/failure';
import { FailureDetails } from '../../apollo/failure-details';
import { useVerb } from '../../apollo/use-verb';
import {
  HandledNotificationsDocument,
  NotificationsDocument,
  RestoreNotificationsDocument,
} from '../../graphql/generated';
import { counted } from '../../../../domain/numbers';
import { notify } from '../../ui/feedback/toast-store';

/** 'Ångra': what was taken off the own list in one go waits again. */
export function useRestoreNotifications(): (batch: string) => Promise<void> {
  const restore = useVerb(RestoreNotificationsDocument, {
    refetchQueries: [NotificationsDocument, HandledNotificationsDocument],
    awaitRefetchQueries: true,
  });
  return async (batch) => {
    try {
      const { restoreNotifications } = await restore({ batch });
      notify.success(`${counted(restoreNotifications, 'notis väntar', 'notiser väntar')} igen.`);
    } catch (error) {
      notify.error('Kunde inte ångra', { details: <FailureDetails failure={readFailure(error)} /> });
    }
  };
}

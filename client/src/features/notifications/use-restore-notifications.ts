import { takeBack } from '../../apollo/take-back';
import { useVerb } from '../../apollo/use-verb';
import {
  HandledNotificationsDocument,
  NotificationsDocument,
  RestoreNotificationsDocument,
} from './notifications.generated';
import { counted } from '../../../../domain/numbers';
import { notify } from '../../ui/feedback/toast-store';

/** 'Ångra': restores notifications that were dismissed together. */
export function useRestoreNotifications(): (batch: string) => Promise<boolean> {
  const restore = useVerb(RestoreNotificationsDocument, {
    refetchQueries: [NotificationsDocument, HandledNotificationsDocument],
    awaitRefetchQueries: true,
  });
  return (batch) =>
    takeBack('Kunde inte ångra', async () => {
      const { restoreNotifications } = await restore({ batch });
      notify.success(`${counted(restoreNotifications, 'notis väntar', 'notiser väntar')} igen.`);
    });
}

import { readFailure } from '../../apollo/failure';
import { FailureDetails } from '../../apollo/failure-details';
import { useVerb } from '../../apollo/use-verb';
import {
  DismissNotificationsDocument,
  HandledNotificationsDocument,
  NotificationsDocument,
  type NotificationItemFragment,
} from '../../graphql/board';
import { counted } from '../../../../domain/numbers';
import { notify } from '../../ui/feedback/toast-store';
import { confirm } from '../../ui/overlays/confirm-store';

/** 'Markera alla som hanterade': what is shown leaves the list, after a question; what comes meanwhile stays. */
export function useDismissNotifications(): (shown: readonly NotificationItemFragment[]) => Promise<void> {
  const dismiss = useVerb(DismissNotificationsDocument, {
    refetchQueries: [NotificationsDocument, HandledNotificationsDocument],
    awaitRefetchQueries: true,
  });
  return async (shown) => {
    const question = `Ska ${counted(shown.length, 'notis', 'notiser')} markeras som hanterade?`;
    if (!(await confirm({ question, confirmLabel: 'Markera alla', danger: false }))) return;
    try {
      const { resolveNotifications } = await dismiss({ through: shown[0]!.createdAt });
      notify.success(`${counted(resolveNotifications, 'notis är hanterad', 'notiser är hanterade')}.`);
    } catch (error) {
      notify.error('Kunde inte markera notiserna som hanterade', {
        details: <FailureDetails failure={readFailure(error)} />,
      });
    }
  };
}

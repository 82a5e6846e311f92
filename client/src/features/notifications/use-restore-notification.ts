import { useVerb } from '../../apollo/use-verb';
import { RestoreNotificationDocument } from './notifications.generated';

/** Brings a notification that was taken off the list back for everyone. */
export const useRestoreNotification = () => useVerb(RestoreNotificationDocument);

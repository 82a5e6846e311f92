import { useMutation } from '@apollo/client/react';
import { RestoreNotificationDocument } from './notifications.generated';

/** Brings a notification that was taken off the list back for everyone. */
export const useRestoreNotification = () => useMutation(RestoreNotificationDocument);

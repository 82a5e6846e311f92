import type { NotificationKind } from '../../../../domain/generated';
import type { NotificationItemFragment } from './notifications.generated';

/** Notifications of one kind, newest first. */
export interface PanelGroup {
  kind: NotificationKind;
  items: readonly NotificationItemFragment[];
  newestAt: string;
}

/** Notifications by kind, the kind of the newest one first, as on the page 'Notiser'. */
export function groupsOf(items: readonly NotificationItemFragment[]): PanelGroup[] {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const ofKind = items.filter((item) => item.kind === kind);
    return { kind, items: ofKind, newestAt: ofKind[0]!.createdAt };
  });
}

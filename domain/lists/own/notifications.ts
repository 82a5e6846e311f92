import type { NotificationKind } from '../../generated.js';
import { notificationKindLabels } from '../../labels/notification.js';
import { valuesOf, type Labels } from '../../options.js';
import { defineList } from '../list.js';

/** The user's notifications, newest first: waiting or handled. */
export const notificationList = /* @__PURE__ */ defineList({
  title: 'Notiser',
  rows: 'notiser',
  theRows: 'notiserna',
  filters: {
    kind: {
      type: 'choice',
      param: 'slag',
      label: 'Typ',
      labels: notificationKindLabels,
      names: /* @__PURE__ */ Object.fromEntries(
        /* @__PURE__ */ valuesOf(notificationKindLabels).map((kind) => [
          kind,
          kind.toLowerCase().replaceAll('_', '-'),
        ]),
      ) as Labels<NotificationKind>,
    },
    resolved: { type: 'flag', param: 'visa', word: 'hanterade', label: 'Visa hanterade' },
  },
  panel: [['kind', 'resolved']],
  sorts: null,
  paging: { usual: 50, largest: 200 },
});

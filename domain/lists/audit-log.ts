import { auditKindLabels } from '../labels/system.js';
import { defineLog } from './list.js';

/** Who signed in, and who changed accounts, keys and settings. */
export const auditLogList = defineLog({
  title: 'Revisionslogg',
  name: 'revisionsloggen',
  filters: {
    userId: { type: 'id', param: 'person', label: 'Person' },
    kind: { type: 'choice', param: 'handelse', label: 'Händelse', labels: auditKindLabels },
    from: { type: 'from', param: 'fran', label: 'Från och med' },
    to: { type: 'to', param: 'till', label: 'Till och med' },
  },
  paging: { usual: 50, largest: 200 },
});

import { accessActionLabels } from '../labels/access-log.js';
import { timelineKindLabels } from '../labels/student.js';
import { auditKindLabels } from '../labels/system.js';
import { defineLog } from './list.js';

/** Who opened whose record. */
export const accessLogList = defineLog({
  title: 'Åtkomstlogg',
  name: 'åtkomstloggen',
  filters: {
    userId: { type: 'id', param: 'person', label: 'Person' },
    studentId: { type: 'id', param: 'elev', label: 'Elev' },
    action: { type: 'choice', param: 'handelse', label: 'Händelse', labels: accessActionLabels },
    from: { type: 'from', param: 'fran', label: 'Från och med' },
    to: { type: 'to', param: 'till', label: 'Till och med' },
    isProtected: { type: 'flag', param: 'skyddade', label: 'Bara elever med skyddade uppgifter' },
  },
  paging: { usual: 50, largest: 200 },
});

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

/** A student's timeline. */
export const timelineLog = defineLog({
  title: 'Tidslinje',
  name: 'tidslinjen',
  filters: { kinds: { type: 'choices', param: 'visa', label: 'Visa', labels: timelineKindLabels } },
  paging: { usual: 20, largest: 100 },
});

import { rolesByRank } from '../../../domain/roles.js';
import type { NotificationEvent } from '../../platform/realtime/live-event.js';
import { mayBeMeant, resolvesFor } from './notifications.policy.js';

const event = (news: Partial<NotificationEvent>): NotificationEvent => ({
  topic: 'notification',
  id: 'n',
  audience: null,
  recipients: [],
  ...news,
});
const meant = (news: Partial<NotificationEvent>) =>
  rolesByRank.filter((role) => mayBeMeant({ userId: 'a', role }, event(news)));

describe('a notification', () => {
  it('for all staff goes to teachers and administrators', () => {
    expect(meant({ audience: 'STAFF' })).toEqual(['TEACHER', 'ADMIN', 'SYSTEMADMIN']);
  });

  it('for administrators goes only to them', () => {
    expect(meant({ audience: 'ADMINISTRATORS' })).toEqual(['ADMIN', 'SYSTEMADMIN']);
  });

  it('for one person goes to nobody else', () => {
    expect(mayBeMeant({ userId: 'a', role: 'TEACHER' }, event({ recipients: ['a'] }))).toBe(true);
    expect(meant({ recipients: ['b'] })).toEqual([]);
  });

  it('is resolved for someone else only by administrators', () => {
    const forAnother = (role: (typeof rolesByRank)[number]) =>
      resolvesFor({ userId: 'a', role }, 'b') === 'b';
    expect(rolesByRank.filter(forAnother)).toEqual(['ADMIN', 'SYSTEMADMIN']);
    expect(resolvesFor({ userId: 'a', role: 'ADMIN' }, null)).toBe('a');
  });
});

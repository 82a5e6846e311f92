import { auditLogList } from '../../../../domain/lists/logs';
import { logUrl, type LogView } from '../../lib/list-url';

const { isFiltered, none, read, toFilter, write } = logUrl(auditLogList);

const view: LogView<typeof auditLogList> = {
  tab: 'revisionslogg',
  userId: '01890000-0000-7000-8000-000000000001',
  kind: 'ROLE_CHANGED',
  from: '2026-11-01',
  to: '2026-11-20',
  after: '417',
  page: 1,
};

describe('the address of the audit log', () => {
  it('survives a round trip', () => {
    expect(read(write(view))).toEqual(view);
  });

  it('drops what it does not understand', () => {
    const broken = new URLSearchParams('person=x&handelse=STOLE&fran=igår&efter=-1');
    expect(read(broken)).toEqual({ ...none, tab: null, after: null, page: 1 });
  });

  it('queries only by the filters in use', () => {
    const bare = { ...view, ...none, after: null };
    expect(toFilter(bare)).toEqual({});
    expect(isFiltered({ ...bare, after: '417' })).toBe(false);
    expect(isFiltered(view)).toBe(true);
  });
});

import { accessLogList } from '../../../../domain/lists/logs';
import { logUrl, type LogView } from '../../lib/list-url';

const { isFiltered, none, read, toFilter, write } = logUrl(accessLogList);

const view: LogView<typeof accessLogList> = {
  tab: 'atkomstlogg',
  userId: '01890000-0000-7000-8000-000000000001',
  studentId: '01890000-0000-7000-8000-000000000002',
  action: 'READ_STUDENT',
  from: '2026-11-01',
  to: '2026-11-20',
  isProtected: true,
  after: '417',
  page: 1,
};

describe('the address of the access log', () => {
  it('survives a round trip', () => {
    expect(read(write(view))).toEqual(view);
  });

  it('drops what it does not understand', () => {
    const broken = new URLSearchParams('person=x&elev=1&handelse=STOLE&fran=igår&skyddade=1&efter=-1');
    expect(read(broken)).toEqual({ ...none, tab: null, after: null, page: 1 });
  });

  it('queries only by the filters in use', () => {
    const bare = { ...view, ...none, after: null };
    expect(toFilter(bare)).toEqual({});
    expect(isFiltered({ ...bare, after: '417' })).toBe(false);
    expect(toFilter({ ...bare, isProtected: true })).toEqual({ isProtected: true });
    expect(isFiltered(view)).toBe(true);
  });
});

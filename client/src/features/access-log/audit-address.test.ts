import {
  isAuditFiltered,
  noAuditFilter,
  readAuditView,
  toAuditInput,
  writeAuditView,
  type AuditView,
} from './audit-address';

const view: AuditView = {
  tab: 'revisionslogg',
  userId: '01890000-0000-7000-8000-000000000001',
  kind: 'ROLE_CHANGED',
  from: '2026-11-01',
  to: '2026-11-20',
  after: '417',
  page: 1,
};

describe('the address of the audit log', () => {
  it('survives being written and read', () => {
    expect(readAuditView(writeAuditView(view))).toEqual(view);
  });

  it('leaves out what it does not understand', () => {
    const broken = new URLSearchParams('person=x&handelse=STOLE&fran=igår&efter=-1');
    expect(readAuditView(broken)).toEqual({ ...noAuditFilter, tab: null, page: 1 });
  });

  it('asks for what is in use alone', () => {
    const bare = { ...view, ...noAuditFilter };
    expect(toAuditInput(bare)).toEqual({});
    expect(isAuditFiltered({ ...bare, after: '417' })).toBe(false);
    expect(isAuditFiltered(view)).toBe(true);
  });
});

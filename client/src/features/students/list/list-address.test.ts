import { noFilter, readView, toStudentFilter, writeView, type ListView } from './list-address';

const read = (query: string) => readView(new URLSearchParams(query));

const full: ListView = {
  filter: {
    q: 'ek',
    municipalities: ['Täby', 'Upplands Bro'],
    teacherId: 't1',
    mine: true,
    education: 'VÅRVÅR0',
    statuses: ['ACTIVE', 'PAUSED'],
    aplStatus: 'BLUE',
    startFrom: '2026-01-01',
    startTo: '2026-12-31',
    missing: ['EMAIL', 'PERSONAL_NUMBER'],
  },
  sort: { field: 'UPDATED_AT', direction: 'DESC' },
  page: 3,
  rows: 100,
};

it('shows active students by name unless the address says otherwise', () => {
  const view = read('');
  expect(view.filter).toEqual({ ...noFilter, statuses: ['ACTIVE'] });
  expect(view.sort).toEqual({ field: 'NAME', direction: 'ASC' });
  expect(view.page).toBe(1);
  expect(view.rows).toBeNull();
  expect(writeView(view).toString()).toBe('');
});

it('keeps every part of a view in the address', () => {
  expect(readView(writeView(full))).toEqual(full);
});

it('tells all statuses from the usual one', () => {
  const all = writeView({ ...read(''), filter: noFilter });
  expect(all.toString()).toBe('status=alla');
  expect(readView(all).filter.statuses).toEqual([]);
});

it.each([
  ['sida=0', 'sida=-1', 'sida=x'],
  ['rader=7', 'sortera=skonummer', 'apl=PINK', 'startFran=igår', 'saknar=SKOR'],
])('leaves out what it does not understand (%s)', (...parts) => {
  expect(read(parts.join('&'))).toEqual(read(''));
});

it('sends only the filters that are in use', () => {
  expect(toStudentFilter({ ...noFilter, q: '  ' })).toEqual({});
  expect(toStudentFilter(full.filter)).toEqual({ ...full.filter });
});

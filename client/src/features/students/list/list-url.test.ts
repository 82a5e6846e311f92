import { studentList } from '../../../../../domain/lists/students';
import { listUrl, type ListView } from '../../../lib/list-url';

const { none, read: readView, toFilter, write } = listUrl(studentList);

const read = (query: string) => readView(new URLSearchParams(query));

const full: ListView<typeof studentList> = {
  open: null,
  q: 'ek',
  municipalities: ['Täby', 'Upplands Bro'],
  teacherId: '01890000-0000-7000-8000-000000000001',
  importBatchId: '01890000-0000-7000-8000-000000000002',
  mine: true,
  education: 'VÅRVÅR0',
  statuses: ['ACTIVE', 'PAUSED'],
  aplStatus: 'BLUE',
  startFrom: '2026-01-01',
  startTo: '2026-12-31',
  missing: ['EMAIL', 'PERSONAL_NUMBER'],
  sort: { field: 'UPDATED_AT', direction: 'DESC' },
  page: 3,
  rows: 100,
};

it('shows active and coming students by name by default', () => {
  const view = read('');
  expect(view).toMatchObject({ ...none, statuses: ['ACTIVE', 'NOT_STARTED'] });
  expect(view.sort).toEqual({ field: 'NAME', direction: 'ASC' });
  expect(view.page).toBe(1);
  expect(view.rows).toBeNull();
  expect(write(view).toString()).toBe('');
});

it('keeps every part of a view in the address', () => {
  expect(readView(write(full))).toEqual(full);
});

it('distinguishes all statuses from the default ones', () => {
  const all = write({ ...read(''), ...none });
  expect(all.toString()).toBe('status=alla');
  expect(readView(all).statuses).toEqual([]);
});

it.each([
  ['sida=0', 'sida=-1', 'sida=x'],
  ['rader=7', 'sortera=skonummer', 'apl=PINK', 'startFran=igår', 'saknar=SKOR'],
])('drops what it does not understand (%s)', (...parts) => {
  expect(read(parts.join('&'))).toEqual(read(''));
});

it('sends only the filters that are in use', () => {
  expect(toFilter({ ...read(''), ...none, q: '  ' })).toEqual({});
  const { open: _open, sort: _sort, page: _page, rows: _rows, ...filter } = full;
  expect(toFilter(full)).toEqual(filter);
});

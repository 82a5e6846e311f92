import { holdsNumber } from '../../../../domain/holds-number';
import { splitSearch, wholeSearch } from './held-search';
import { clearSession, setSession } from '../session/session-store';

test.each([
  '19900101-2385',
  '900101-2385',
  '199001012385',
  '1990 01 01 – 23',
  '19900101',
  '900101',
  '20051231-TF01',
  'Anna 19900101-2385',
])('%s is kept out of the address', (text) => {
  expect(holdsNumber(text)).toBe(true);
  const { open, heldAs } = splitSearch(new URLSearchParams({ q: text, sida: '2' }));
  expect(open.toString()).toBe('sida=2');
  expect(wholeSearch(open.toString(), { heldAs }).get('q')).toBe(text);
});

test.each(['Anna Andersson', 'SVESVE01', 'kl2x123456', 'VT 2026', 'Matematik 1a', '12345'])(
  '%s stays in the address',
  (q) => {
    expect(splitSearch(new URLSearchParams({ q }))).toMatchObject({ heldAs: null });
  },
);

test('dates and ids in an address stay in it', () => {
  const params = 'fran=2026-11-01&elev=01890000-0000-7000-8000-000000000001&efter=12345678';
  expect(splitSearch(new URLSearchParams(params)).open.toString()).toBe(params);
});

test('the next user to sign in does not find a held-back number', () => {
  const person = { name: 'A', role: 'TEACHER', userId: '1', email: 'a@b.se' } as const;
  setSession(person, null);
  const { open, heldAs } = splitSearch(new URLSearchParams({ q: '19900101-2385' }));
  setSession(person, null);
  expect(wholeSearch(open.toString(), { heldAs }).get('q')).toBe('19900101-2385');
  clearSession();
  expect(wholeSearch(open.toString(), { heldAs }).get('q')).toBeNull();
});

test('a number is also kept out of the name filter of a list or the board', () => {
  const { open, heldAs } = splitSearch(new URLSearchParams({ namn: '199910279877', kommun: 'Solna' }));
  expect(open.toString()).toBe('kommun=Solna');
  expect(wholeSearch('', { heldAs }).get('namn')).toBe('199910279877');
});

import { normaliseEmail, readEmail } from './email.js';

it.each([
  [undefined, null],
  [null, null],
  [' \u00a0 ', null],
  ['\u200b', null],
  ['a@Exempel.se\u200b', 'a@Exempel.se'],
  ['mailto:a@exempel.se', 'a@exempel.se'],
])('the address %j is stored as %j', (typed, stored) => expect(readEmail(typed)).toBe(stored));

it.each([
  '-',
  'mailto:',
  'a@exempel',
  'a\u0000@exempel.se',
  'a@exempel.se\u0085b',
  'a@\ud800exempel.se',
  '?',
])('the address %j is rejected', (typed) =>
  expect(() => readEmail(typed)).toThrow('E-postadressen är inte giltig.'),
);

it('compares addresses ignoring case and surrounding characters', () => {
  expect(normaliseEmail(' "A@Exempel.SE"\u200b')).toBe('a@exempel.se');
});

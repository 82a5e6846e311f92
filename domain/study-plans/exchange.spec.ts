import { codeIn } from './exchange.js';

describe('the course code in a reference of SS 12000', () => {
  it.each([
    ['SVESVE01 Svenska 1', 'SVESVE01'],
    ['SVESVE01, Svenska 1', 'SVESVE01'],
    ['MATMAT01a: Matematik 1a', 'MATMAT01a'],
    ['  HISHIS01b – Historia 1b', 'HISHIS01b'],
    ['(ENGENG05) Engelska 5', 'ENGENG05'],
    ['Religionskunskap 1 (RELREL01)', 'RELREL01'],
    ['Svenska [SVEN1000X] ', 'SVEN1000X'],
    ['KOMVUXARBETE Komvuxarbete', 'KOMVUXARBETE'],
    ['SVESVE01 Svenska (kväll)', 'SVESVE01'],
    ['Svenska', 'Svenska'],
  ])('%s has %s', (displayName, code) => {
    expect(codeIn(displayName)).toBe(code);
  });

  it('is null without a name', () => {
    expect([codeIn(null), codeIn(undefined), codeIn(''), codeIn('  ')]).toEqual([null, null, null, null]);
  });
});

import { knownGroups } from './palette-entries';

const pages = [
  { path: '/examform', label: 'Prövningar', also: 'Anmälan till prövning' },
  { path: '/betyg', label: 'Betyg', also: '' },
];
const found = (typed: string) =>
  knownGroups(typed, [{ label: 'Följ upp', to: '/x' }], pages).flatMap(({ entries }) =>
    entries.map(({ label }) => label),
  );

describe('what is typed into the palette', () => {
  it.each(['prov', 'pröv', 'PRÖV', 'anmalan prov'])('%s means the page with its dots', (typed) => {
    expect(found(typed)).toEqual(['Prövningar']);
  });

  it('means what can be done here as well', () => {
    expect(found('folj')).toEqual(['Följ upp']);
  });

  it('means all where nothing is typed, and nothing where a word is in none', () => {
    expect(found(' ')).toEqual(['Följ upp', 'Prövningar', 'Betyg']);
    expect(found('betyg kommun')).toEqual([]);
  });
});

import { knownGroups } from './palette-entries';

const pages = [
  { path: '/examform', label: 'Prövningar', also: 'Anmälan till prövning' },
  { path: '/betyg', label: 'Betyg', also: '' },
];
const found = (typed: string) =>
  knownGroups(typed, [{ label: 'Följ upp', to: '/x' }], pages).flatMap(({ entries }) =>
    entries.map(({ label }) => label),
  );

describe('the text typed into the palette', () => {
  it.each(['prov', 'pröv', 'PRÖV', 'anmalan prov'])('%s matches the page spelled with dots', (typed) => {
    expect(found(typed)).toEqual(['Prövningar']);
  });

  it('matches actions as well', () => {
    expect(found('folj')).toEqual(['Följ upp']);
  });

  it('matches everything when empty, and nothing when a word is in no entry', () => {
    expect(found(' ')).toEqual(['Följ upp', 'Prövningar', 'Betyg']);
    expect(found('betyg kommun')).toEqual([]);
  });
});

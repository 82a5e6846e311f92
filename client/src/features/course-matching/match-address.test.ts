import { readMatchView, toMatchFilter, writeMatchView } from './match-address';

describe('the address of course matching', () => {
  test('gives another reader the same needs', () => {
    const address =
      'flik=namn&q=svenska&kurs=018f3a2b-0000-7000-8000-000000000001&kommun=Sollentuna&start-fran=2027-01-01&start-till=2027-06-30&visa=osakra&sida=3&rader=25';
    const view = readMatchView(new URLSearchParams(address));
    expect(writeMatchView(view).toString()).toBe(address);
    expect(toMatchFilter(view)).toEqual({
      q: 'svenska',
      courseId: '018f3a2b-0000-7000-8000-000000000001',
      municipality: 'Sollentuna',
      startFrom: '2027-01-01',
      startTo: '2027-06-30',
      state: 'UNCERTAIN',
    });
  });

  test('leaves out what it does not understand', () => {
    const view = readMatchView(new URLSearchParams('flik=annat&visa=allt&start-fran=snart&sida=0'));
    expect(writeMatchView(view).toString()).toBe('');
  });
});

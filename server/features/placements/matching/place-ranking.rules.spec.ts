import { branchOfCourses } from './course-branch.rules.js';
import { basisText, rankPlaces, wantedPeriod, wishedPeriod, type Candidate } from './place-ranking.rules.js';

const period = { startDate: '2026-12-14', endDate: '2027-01-08' };
const wanted = { period, branches: ['CARE' as const], municipality: 'Solna' };
const place = (name: string, more: Partial<Candidate> = {}): Candidate => ({
  workplace: { id: name, name, street: null, city: null },
  ...{ municipality: null, branches: ['CARE'], places: 1, stays: [], isTrained: false, earlier: null },
  ...more,
});
const order = (...places: Candidate[]) =>
  rankPlaces(places, wanted, 10).map(({ workplace }) => workplace.name);

describe('suggested places', () => {
  it('are sorted by branch, earliest start, municipality, then trained supervisor', () => {
    const busy = [{ startDate: '2026-12-01', endDate: '2026-12-31' }];
    expect(
      order(
        place('Annan bransch', { branches: ['VEHICLES'], municipality: 'Solna' }),
        place('Senare', { stays: busy, municipality: 'Solna' }),
        place('Utan allt'),
        place('Utbildad', { isTrained: true }),
        place('Nära', { municipality: 'Solna' }),
      ),
    ).toEqual(['Nära', 'Utbildad', 'Utan allt', 'Senare', 'Annan bransch']);
  });

  it('come last if the student has interrupted there, and are left out without a free period', () => {
    const earlier = { state: 'INTERRUPTED' as const, endDate: '2026-10-30' };
    const full = [{ startDate: '2026-12-01', endDate: '2027-12-31' }];
    expect(
      order(place('Avbruten', { earlier }), place('Full', { stays: full }), place('B'), place('A')),
    ).toEqual(['A', 'B', 'Avbruten']);
  });

  it('are left out when they are free only during another placement of the student', () => {
    const busy = [{ startDate: '2026-12-01', endDate: '2026-12-31' }];
    const ownStays = [{ startDate: '2027-01-25', endDate: '2027-02-19' }];
    const places = [place('Senare', { stays: busy }), place('Ledig')];
    expect(rankPlaces(places, { ...wanted, ownStays }, 10).map(({ workplace }) => workplace.name)).toEqual([
      'Ledig',
    ]);
  });

  it('give their reasons in words and the period to plan', () => {
    const busy = [{ startDate: '2026-12-01', endDate: '2026-12-31' }];
    const [first] = rankPlaces(
      [
        place('Björken', {
          stays: busy,
          municipality: 'Solna',
          isTrained: true,
          earlier: { state: 'DONE', endDate: '2026-05-01' },
        }),
      ],
      wanted,
      10,
    );
    expect(first).toMatchObject({
      ...{ startDate: '2027-01-04', endDate: '2027-01-29', free: 1 },
      reasons: [
        'Rätt bransch: Vård och omsorg',
        'Ledig först från 2027-01-04',
        'I elevens kommun, Solna',
        'Handledare med utbildning',
        'Eleven har varit här förut',
      ],
    });
  });

  it('are for the hours left, from the Monday after next or the end of the open placement', () => {
    expect(wantedPeriod('2026-11-29', 290, null)).toEqual({ startDate: '2026-12-07', endDate: '2027-01-29' });
    expect(wantedPeriod('2026-11-29', null, '2027-02-05')).toEqual({
      startDate: '2027-02-08',
      endDate: '2027-03-05',
    });
    const found = wantedPeriod('2026-11-29', 290, null);
    expect(basisText(found, 290)).toBe('290 timmar är kvar att planera: 8 veckor på heltid.');
  });

  it('are for the period a user has chosen', () => {
    const usual = { startDate: '2026-12-07', endDate: '2027-01-29' };
    expect(wishedPeriod(usual, {})).toEqual(usual);
    expect(wishedPeriod(usual, { startDate: '2027-01-11' })).toEqual({
      startDate: '2027-01-11',
      endDate: '2027-03-05',
    });
    expect(wishedPeriod(usual, { endDate: '2026-12-18' })).toEqual({ ...usual, endDate: '2026-12-18' });
  });

  it('belong to the branch of most of the courses', () => {
    expect(branchOfCourses(['PEDBAS0', 'HAOHAL01', 'OMVOMV01', 'SVESVE01'])).toBe('CARE');
    expect(branchOfCourses(['SVESVE01'])).toBeNull();
  });
});

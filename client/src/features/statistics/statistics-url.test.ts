import { periodChoices, readStatisticsView, toStatisticsInput, writeStatisticsView } from './statistics-url';

const read = (url: string) => readStatisticsView(new URLSearchParams(url), '2026-11-20');

describe('the address of the statistics', () => {
  it('covers this calendar year by default, and spells the period out', () => {
    expect(toStatisticsInput(read(''))).toEqual({ from: '2026-01-01', to: '2026-12-31' });
    expect(writeStatisticsView(read('')).toString()).toBe('fran=2026-01-01&till=2026-12-31');
  });

  it('round-trips every choice', () => {
    const url =
      'fran=2026-07-01&till=2026-12-31&kommun=KCNO&kurs=a&paket=b&form=FLEX&larare=c&system=GY25&system=SFI';
    expect(writeStatisticsView(read(url)).toString()).toBe(url);
    expect(toStatisticsInput(read(url))).toMatchObject({
      studyForms: ['FLEX'],
      systems: ['GY25', 'SFI'],
    });
  });

  it('drops a period that ends before it begins', () => {
    expect(read('fran=2026-07-01&till=2026-01-01')).toMatchObject({ from: '2026-01-01', to: '2026-12-31' });
  });

  it('offers half-years as SCB defines them', () => {
    expect(periodChoices('2026-11-20').map(({ label }) => label)).toEqual([
      'Hösten 2026',
      'Våren 2026',
      'Hösten 2025',
      'Våren 2025',
      'Helår 2026',
      'Helår 2025',
    ]);
    expect(periodChoices('2026-02-01')[0]).toEqual({
      key: '2026v',
      label: 'Våren 2026',
      from: '2026-01-01',
      to: '2026-06-30',
    });
  });
});

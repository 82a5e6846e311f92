import { shiftMonth } from '../../../../domain/days';
import { comparedWith, exportQuery, readView, writeView } from './earnings-url';

const at = (url: string) => readView(new URLSearchParams(url));

describe('the address of the earnings', () => {
  it('survives a round trip', () => {
    const url = 'flik=frysningar&fran=2026-08&till=2026-10&kommun=Botkyrka&kurs=x&jamfor=forra-aret&sida=2';
    expect(writeView(at(url)).toString()).toBe(url);
  });

  it('never shows a period that ends before it begins, or a nonexistent month', () => {
    expect(at('fran=2026-08&till=2026-03')).toMatchObject({ from: '2026-08', to: '2026-08' });
    expect(at('fran=2026-08&till=2026-13')).toMatchObject({ from: '2026-08', to: '2026-08' });
  });

  it('compares with the same number of months, just before or a year earlier', () => {
    expect(comparedWith(at('fran=2026-01&till=2026-03&jamfor=foregaende'))).toEqual({
      from: '2025-10-01',
      to: '2025-12-01',
    });
    expect(comparedWith(at('fran=2026-01&till=2026-03&jamfor=forra-aret'))).toEqual({
      from: '2025-01-01',
      to: '2025-03-01',
    });
    expect(comparedWith(at('fran=2026-01'))).toBeNull();
  });

  it('passes the course or package on to the file', () => {
    expect(exportQuery(at('fran=2026-08&till=2026-09&kommun=Salem&kurs=x')).toString()).toBe(
      'fran=2026-08-01&till=2026-09-01&kommun=Salem&kurs=x',
    );
    expect(exportQuery(at('fran=2026-08&paket=y')).get('paket')).toBe('y');
  });

  it('counts months across the new year', () => {
    expect([shiftMonth('2026-01', -1), shiftMonth('2025-12', 1)]).toEqual(['2025-12', '2026-01']);
  });
});

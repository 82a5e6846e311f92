import { instanceList } from '../../../../domain/lists/course-instances';
import { noFilters, usedFilters } from '../../../../domain/lists/list-url';
import { inView, readInstanceView, writeInstanceView, type InstanceView } from './instance-url';

const read = (url: string) => readInstanceView(new URLSearchParams(url));
const toInstanceFilter = (view: InstanceView) => usedFilters(instanceList, view);

describe('the address of the course instances', () => {
  it('shows current and coming ones by default', () => {
    expect(toInstanceFilter(read(''))).toEqual({ statuses: ['PLANNED', 'OPEN', 'ONGOING'] });
    expect(writeInstanceView(read('')).toString()).toBe('');
  });

  it('round-trips every choice', () => {
    const url =
      'q=mat&fran=2026-08-01&till=2026-12-31&larare=saknas&kommun=Solna&status=FINISHED&form=FLEX&visa=utan-betyg&sortera=antagna&ordning=fallande&sida=2&rader=100&vy=tidslinje';
    expect(writeInstanceView(read(url)).toString()).toBe(url);
    expect(toInstanceFilter(read(url))).toEqual({
      q: 'mat',
      from: '2026-08-01',
      to: '2026-12-31',
      withoutTeacher: true,
      municipalities: ['Solna'],
      statuses: ['FINISHED'],
      studyForms: ['FLEX'],
      ungraded: true,
    });
  });

  it('includes ended ones in the calendar unless chosen otherwise', () => {
    const calendar = { ...read(''), ...inView(read(''), 'kalender') };
    expect(writeInstanceView(calendar).toString()).toBe('vy=kalender');
    expect(read('vy=kalender').statuses).toEqual(['PLANNED', 'OPEN', 'ONGOING', 'FINISHED']);
    expect({ ...calendar, ...inView(calendar, 'lista') }).toEqual(read(''));
    expect(inView(read('status=OPEN'), 'kalender')).toEqual({ name: 'kalender' });
  });

  it('without any filter requests all', () => {
    expect(toInstanceFilter({ ...read(''), ...noFilters(instanceList) })).toEqual({});
  });

  it('drops what it does not understand', () => {
    expect(read('fran=igår&form=RYMD&sida=-1&manad=2026-13&vy=tredje')).toMatchObject({
      from: null,
      studyForms: [],
      page: 1,
      month: null,
      name: 'lista',
    });
  });

  it('keeps a column view open from list to calendar and back', () => {
    const before = read('sparad=b2');
    const calendar = { ...before, ...inView(before, 'kalender') };
    expect(writeInstanceView(calendar, before).get('sparad')).toBe('b2');
    const back = { ...calendar, ...inView(calendar, 'lista') };
    expect(writeInstanceView(back, calendar).get('sparad')).toBe('b2');
  });
});

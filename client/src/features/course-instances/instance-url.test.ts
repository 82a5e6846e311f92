import { instanceList } from '../../../../domain/lists/course-instances';
import { noFilters, usedFilters } from '../../../../domain/lists/list-url';
import { inView, readInstanceView, writeInstanceView, type InstanceView } from './instance-url';

const read = (url: string) => readInstanceView(new URLSearchParams(url));
const toInstanceFilter = (view: InstanceView) => usedFilters(instanceList, view);

describe('the address of the course instances', () => {
  it('shows what is not over unless it says otherwise', () => {
    expect(toInstanceFilter(read(''))).toEqual({ statuses: ['PLANNED', 'OPEN', 'ONGOING'] });
    expect(writeInstanceView(read('')).toString()).toBe('');
  });

  it('says all that is chosen, and reads it again', () => {
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

  it('holds what has ended too in the calendar, unless one has chosen otherwise', () => {
    const calendar = { ...read(''), ...inView(read(''), 'kalender') };
    expect(writeInstanceView(calendar).toString()).toBe('vy=kalender');
    expect(read('vy=kalender').statuses).toEqual(['PLANNED', 'OPEN', 'ONGOING', 'FINISHED']);
    expect({ ...calendar, ...inView(calendar, 'lista') }).toEqual(read(''));
    expect(inView(read('status=OPEN'), 'kalender')).toEqual({ name: 'kalender' });
  });

  it('without any filter asks for all', () => {
    expect(toInstanceFilter({ ...read(''), ...noFilters(instanceList) })).toEqual({});
  });

  it('leaves out what it does not understand', () => {
    expect(read('fran=igår&form=RYMD&sida=-1&manad=2026-13&vy=tredje')).toMatchObject({
      from: null,
      studyForms: [],
      page: 1,
      month: null,
      name: 'lista',
    });
  });

  it('keeps a view of columns open from list to calendar and back', () => {
    const before = read('sparad=b2');
    const calendar = { ...before, ...inView(before, 'kalender') };
    expect(writeInstanceView(calendar, before).get('sparad')).toBe('b2');
    const back = { ...calendar, ...inView(calendar, 'lista') };
    expect(writeInstanceView(back, calendar).get('sparad')).toBe('b2');
  });
});

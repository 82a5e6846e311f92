import { examList } from '../../../../domain/lists/exams';
import { listUrl, type ListView } from '../../lib/list-url';

const { isFiltered, none, read, toFilter, write } = listUrl(examList);
const noFilter = { ...read(new URLSearchParams()), ...none };

describe('the address of the exam table', () => {
  it('contains what is shown and nothing more', () => {
    const view: ListView<typeof examList> = {
      ...noFilter,
      name: ' Åsa ',
      course: 'Svenska 1',
      month: 'Maj',
      status: 'SCHEDULED',
      unknownCourse: true,
      page: 3,
    };
    expect(write(noFilter).toString()).toBe('');
    expect(Object.fromEntries(write(view))).toEqual({
      namn: 'Åsa',
      kurs: 'Svenska 1',
      manad: 'maj',
      status: 'godkand',
      okandkurs: 'ja',
      sida: '3',
    });
    expect(read(write(view))).toEqual({ ...view, name: 'Åsa' });
  });

  it('drops what it does not understand', () => {
    const odd = new URLSearchParams('manad=smarch&status=kanske&sida=-1');
    expect(read(odd)).toEqual(noFilter);
    expect(isFiltered(read(odd))).toBe(false);
  });

  it('becomes a filter with only what is in use', () => {
    expect(toFilter(noFilter)).toEqual({});
    expect(toFilter({ ...noFilter, status: 'DENIED', page: 2 })).toEqual({ status: 'DENIED' });
  });
});

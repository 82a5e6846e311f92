import {
  isFiltered,
  noFilter,
  readExamView,
  toExamFilter,
  writeExamView,
  type ExamView,
} from './exam-address';

describe('the address of the exam table', () => {
  it('says what is shown and nothing more', () => {
    const view: ExamView = { name: ' Åsa ', month: 'Maj', status: 'SCHEDULED', unknownCourse: true, page: 3 };
    expect(writeExamView(noFilter).toString()).toBe('');
    expect(Object.fromEntries(writeExamView(view))).toEqual({
      namn: 'Åsa',
      manad: 'maj',
      status: 'godkand',
      okandkurs: 'ja',
      sida: '3',
    });
    expect(readExamView(writeExamView(view))).toEqual({ ...view, name: 'Åsa' });
  });

  it('leaves out what it does not understand', () => {
    const odd = new URLSearchParams('manad=smarch&status=kanske&sida=-1');
    expect(readExamView(odd)).toEqual(noFilter);
    expect(isFiltered(readExamView(odd))).toBe(false);
  });

  it('becomes a filter of what is in use', () => {
    expect(toExamFilter(noFilter)).toEqual({});
    expect(toExamFilter({ ...noFilter, status: 'DENIED', page: 2 })).toEqual({ status: 'DENIED' });
  });
});

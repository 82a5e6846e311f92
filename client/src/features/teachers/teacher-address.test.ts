import { readTeacherView, toTeacherFilter, writeTeacherView } from './teacher-address';

describe('the address of the list of teachers', () => {
  test('gives another reader the same rows', () => {
    const address =
      'q=lind&amne=Svenska&konto=lasta&forsenade=ja&utan-tillfallen=ja&sortera=belastning&ordning=fallande&sida=2&larare=x';
    const view = readTeacherView(new URLSearchParams(address));
    expect(writeTeacherView(view).toString()).toBe(address);
    expect(toTeacherFilter(view)).toEqual({
      q: 'lind',
      subject: 'Svenska',
      active: false,
      overdue: true,
      withoutInstances: true,
    });
  });

  test('leaves out what it does not understand, and what is as usual', () => {
    const view = readTeacherView(new URLSearchParams('konto=halva&sortera=lon&sida=-1'));
    expect(writeTeacherView(view).toString()).toBe('');
    expect(toTeacherFilter(view)).toEqual({});
  });
});

import { teacherList } from '../../../../domain/lists/teachers';
import { listUrl } from '../../lib/list-url';

const { read, toFilter, write } = listUrl(teacherList);

describe('the address of the teacher list', () => {
  test('shows another user the same rows', () => {
    const url =
      'q=lind&amne=Svenska&konto=lasta&forsenade=ja&utan-tillfallen=ja&sortera=belastning&ordning=fallande&sida=2&larare=x';
    const view = read(new URLSearchParams(url));
    expect(write(view).toString()).toBe(url);
    expect(toFilter(view)).toEqual({
      q: 'lind',
      subject: 'Svenska',
      active: false,
      overdue: true,
      withoutInstances: true,
    });
  });

  test('drops what it does not understand, and defaults', () => {
    const view = read(new URLSearchParams('konto=halva&sortera=lon&sida=-1'));
    expect(write(view).toString()).toBe('');
    expect(toFilter(view)).toEqual({});
  });
});

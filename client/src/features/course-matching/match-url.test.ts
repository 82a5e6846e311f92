import { matchedList, needList } from '../../../../domain/lists/course-matching';
import { listUrl } from '../../lib/list-url';

const { read, toFilter, write } = listUrl(needList);

describe('the address of course matching', () => {
  test('shows another user the same needs', () => {
    const url =
      'q=svenska&kurs=018f3a2b-0000-7000-8000-000000000001&visa=osakra&kommun=Sollentuna&start-fran=2027-01-01&start-till=2027-06-30&sida=3&rader=25';
    const view = read(new URLSearchParams(url));
    expect(write(view).toString()).toBe(url);
    expect(toFilter(view)).toEqual({
      q: 'svenska',
      courseId: '018f3a2b-0000-7000-8000-000000000001',
      municipality: 'Sollentuna',
      startFrom: '2027-01-01',
      startTo: '2027-06-30',
      state: 'UNCERTAIN',
    });
  });

  test('keeps the tab of matched needs', () => {
    const matched = listUrl(matchedList);
    const view = matched.read(new URLSearchParams('flik=matchade&q=svenska'));
    expect(matched.write(view).toString()).toBe('flik=matchade&q=svenska');
  });

  test('drops what it does not understand', () => {
    const view = read(new URLSearchParams('flik=annat&visa=allt&start-fran=snart&sida=0'));
    expect(write(view).toString()).toBe('');
  });
});

import { groupHits, hitUrl, questionOf } from './search-question';

const types = ['Elev', 'Lärare', 'Personal', 'Användare', 'Kurs', 'Course', 'Program', 'CoursePackage'];
const hits = types.map((type) => ({ id: 'x', type, title: type, subtitle: null }));
const kept = (type: Parameters<typeof groupHits>[0]) =>
  groupHits(type, hits)
    .flatMap((group) => group.hits.map((hit) => hit.type))
    .toSorted();

describe('the search request (specification §5)', () => {
  it.each(['', 'a', 'ab', ' ab ', '  ', '😀😀'])('is not sent for %p', (text) => {
    expect(questionOf({ type: 'ALLA', text, day: null })).toBeNull();
  });

  it('is the trimmed text from three characters on', () => {
    expect(questionOf({ type: 'KURS', text: ' åäö ', day: '2026-11-20' })).toEqual({
      type: 'KURS',
      q: 'åäö',
    });
  });

  it('is a date search in Alla when the text is a date, and in no other type', () => {
    expect(questionOf({ type: 'ALLA', text: ' 2026-11-20 ', day: null })).toEqual({
      type: 'DATUM',
      date: '2026-11-20',
    });
    expect(questionOf({ type: 'KURS', text: '2026-11-20', day: null })).toEqual({
      type: 'KURS',
      q: '2026-11-20',
    });
    expect(questionOf({ type: 'ALLA', text: '2026-11-2', day: null })).toEqual({
      type: 'ALLA',
      q: '2026-11-2',
    });
  });

  it('is the selected day in Datum, and is not sent without one', () => {
    expect(questionOf({ type: 'DATUM', text: 'anna', day: '2026-11-20' })).toEqual({
      type: 'DATUM',
      date: '2026-11-20',
    });
    expect(questionOf({ type: 'DATUM', text: 'anna', day: null })).toBeNull();
  });
});

describe('the result filters (specification §5)', () => {
  it('keep what belongs to each type', () => {
    expect(kept('ALLA')).toEqual(types.toSorted());
    expect(kept('ANVANDARE')).toEqual(['Användare', 'Elev', 'Lärare', 'Personal'].toSorted());
    expect(kept('KURS')).toEqual(['Course', 'CoursePackage', 'Kurs', 'Program']);
    expect(kept('DATUM')).toEqual(['Elev']);
  });

  it('keep the server’s order within a type', () => {
    const two = ['b', 'a'].map((id) => ({ id, type: 'Elev', title: id, subtitle: null }));
    expect(groupHits('ALLA', two)).toEqual([{ type: 'Elev', heading: 'Elever', hits: two }]);
  });
});

describe('a click on a result (specification §2)', () => {
  it.each(['Kurs', 'Course', 'Program', 'CoursePackage'])('of type %p opens the course page', (type) => {
    expect(hitUrl({ type, id: 'i1' })).toBe('/education/i1');
  });

  it.each(['Elev', 'Lärare', 'Personal', 'Användare'])('of type %p opens the details', (type) => {
    expect(decodeURIComponent(hitUrl({ type, id: 'i1' }))).toBe(`/detaljer/${type}/i1`);
  });
});

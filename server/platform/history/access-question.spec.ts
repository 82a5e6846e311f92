import { questionOf } from './access-question.js';

describe('the query of a list as logged', () => {
  it('contains the given filters and nothing else', () => {
    expect(
      questionOf({ input: { filter: { q: 'Åsa', mine: false, teacherId: null, statuses: [] }, first: 50 } }),
    ).toBe('{"input":{"filter":{"q":"Åsa","mine":false}}}');
    expect(questionOf({ input: { filter: {}, sort: null } })).toBeNull();
    expect(questionOf({ input: { first: 50, page: 2, sort: { field: 'NAME' } } })).toBeNull();
  });

  it.each([
    '19900101-9802',
    '900101-9802',
    '9001019802',
    '199001019802',
    '900101+9802',
    '900101 98',
    '900101',
  ])('contains no personal number, complete or partial: %s', (q) => {
    expect(questionOf({ q })).toMatch(/^\{"q":"\d\d…"\}$/);
  });

  it('keeps dates readable', () => {
    expect(questionOf({ date: '2026-03-01' })).toBe('{"date":"2026-03-01"}');
  });

  it('is limited in length', () => {
    expect(questionOf({ ids: Array.from({ length: 900 }, () => 'å'.repeat(9)) })).toHaveLength(500);
  });
});

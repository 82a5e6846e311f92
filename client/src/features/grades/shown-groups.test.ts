import { outsideAsked } from './shown-groups';

it.each([
  ['oppna', { states: ['PUBLISHED'] }],
  ['publicerade', { states: ['OVERDUE', 'TO_GRADE', 'DRAFT', 'SIGNED'] }],
  ['provningar', { kinds: ['INSTANCE', 'UNPLACED'] }],
] as const)('a search in %s also queries what the filter leaves out', (shown, outside) => {
  expect(outsideAsked({ shown, page: 3 }, { text: 'Engelska' })).toEqual({
    input: { text: 'Engelska', ...outside, first: 40, page: 1 },
  });
});

it.each([
  ['alla', 'Engelska'],
  ['oppna', ' '],
  ['oppna', undefined],
] as const)('does not query in %s with the text %j', (shown, text) => {
  expect(outsideAsked({ shown, page: 1 }, { text })).toBeNull();
});

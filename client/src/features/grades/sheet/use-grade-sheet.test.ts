import { isGraded } from './use-grade-sheet';

const edit = (state: 'incomplete' | 'saving') => ({ edit: { grade: '–' }, base: 1, key: 'k', state });

test('a streck without its motivation is on the screen alone and counts as no grade', () => {
  expect(isGraded({ grade: '–', pending: edit('incomplete') })).toBe(false);
  expect(isGraded({ grade: '–', pending: edit('saving') })).toBe(true);
  expect(isGraded({ grade: 'G', pending: undefined })).toBe(true);
  expect(isGraded({ grade: null, pending: undefined })).toBe(false);
});

import { isGraded } from './use-grade-sheet';

const edit = (state: 'incomplete' | 'saving') => ({ edit: { grade: '–' }, base: 1, key: 'k', state });

test('a dash without its justification is only on screen and does not count as a grade', () => {
  expect(isGraded({ grade: '–', pending: edit('incomplete') })).toBe(false);
  expect(isGraded({ grade: '–', pending: edit('saving') })).toBe(true);
  expect(isGraded({ grade: 'G', pending: undefined })).toBe(true);
  expect(isGraded({ grade: null, pending: undefined })).toBe(false);
});

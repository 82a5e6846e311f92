import { questionText } from './log-texts';

test('a question is shown as words, and one that was cut as it was kept', () => {
  expect(questionText('{"input":{"filter":{"q":"Åsa","municipalities":["Solna","Täby"]}}}')).toBe(
    'q: Åsa, municipalities: Solna, municipalities: Täby',
  );
  expect(questionText('{"q":"Å…')).toBe('{"q":"Å…');
});

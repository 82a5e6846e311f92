import { questionText } from './log-texts';

test('a query is shown in words, and a truncated one as it was stored', () => {
  expect(questionText('{"input":{"filter":{"q":"Åsa","municipalities":["Solna","Täby"]}}}')).toBe(
    'q: Åsa, municipalities: Solna, municipalities: Täby',
  );
  expect(questionText('{"q":"Å…')).toBe('{"q":"Å…');
});

import { cleanText, lengthOf, optionalLine, optionalText, requiredName, requiredText } from './text.js';

describe('text', () => {
  test.each([
    ['  Åsa  ', 'Åsa'],
    ['A\u030asa', 'Åsa'],
    ['rad 1\r\nrad 2\rrad 3', 'rad 1\nrad 2\nrad 3'],
    ['a\u0000b\u0007c\u001fd\u007fe\u0086f', 'abcdef'],
    ['a\tb', 'a\tb'],
    ['a\ud800b', 'a\ufffdb'],
    ['👩‍🏫', '👩‍🏫'],
    ['\u00a0\u2003x\ufeff', 'x'],
    ['\u00a0Žofia Ŭ ß\u00a0', 'Žofia Ŭ ß'],
    ['Ljubiša \u01c4', 'Ljubiša \u01c4'],
    ['e\u0301 \u0085', 'é'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(cleanText(typed)).toBe(stored);
    expect(cleanText(stored)).toBe(stored);
  });

  test('is counted in code points', () => {
    expect(lengthOf('🙂å')).toBe(2);
    expect(requiredText('🙂'.repeat(5), 'x', 5)).toHaveLength(10);
  });

  test('may not be blank if required, and becomes null if optional', () => {
    expect(() => requiredText(' \u0000 ', 'name', 5)).toThrow('Fältet måste fyllas i.');
    expect(optionalText(' \u0000 ', 'name', 5)).toBeNull();
    expect(optionalText(undefined, 'name', 5)).toBeNull();
  });

  test('is measured after cleaning', () => {
    expect(requiredText('  12345\u0000 ', 'name', 5)).toBe('12345');
    expect(() => optionalText('123456', 'name', 5)).toThrow('Högst 5 tecken.');
  });

  test('on one line has no line breaks', () => {
    expect(optionalLine('Sal 3\nPlan 2', 'room', 20)).toBe('Sal 3 Plan 2');
    expect(optionalLine(' \u200b ', 'room', 20)).toBeNull();
  });

  test.each(['\u200b\u200b', '\u3164', '\u2800', '\u00ad', ' \u2028 '])('%j is not a name', (typed) =>
    expect(() => requiredName(typed, 'name', 20)).toThrow('Fältet måste fyllas i.'),
  );

  test.each(['123', '- -', '🙂', '’', '()'])('%j contains no letter', (typed) =>
    expect(() => requiredName(typed, 'name', 20)).toThrow('Namnet måste ha minst en bokstav.'),
  );

  test.each(['Bj\ud800rn', 'Bj\ufffdrn', 'Bj\ue000rn'])('%j is unreadable', (typed) =>
    expect(() => requiredName(typed, 'name', 20)).toThrow('ett tecken som inte går att läsa'),
  );

  test.each([
    ['Rest\u00adprov Ett', 'Restprov Ett'],
    ['Åsa\nEk', 'Åsa Ek'],
    ['李 小龍', '李 小龍'],
    ['Zoë d’Ávila-Ek', 'Zoë d’Ávila-Ek'],
  ])('the name %j is stored as %j', (typed, stored) => expect(requiredName(typed, 'name', 20)).toBe(stored));
});

import {
  cleanLine,
  cleanName,
  cleanSearch,
  cleanText,
  hasLetter,
  hasUnreadable,
  withoutBlanks,
} from './clean-text.js';

describe('text', () => {
  it.each([
    ['Pro\u00adv Ett', 'Prov Ett', 'a soft hyphen'],
    ['Prov\u200b Två\u200b', 'Prov Två', 'a zero width space'],
    ['Prov\u00a0Tre', 'Prov Tre', 'a no-break space'],
    ['Prov\u202fFyra', 'Prov Fyra', 'a narrow no-break space'],
    ['Prov\u3000Fem', 'Prov Fem', 'an ideographic space'],
    ['\u202eProv\u202c Sex', 'Prov Sex', 'an override of direction'],
    ['\u2066Prov\u2069 Sju', 'Prov Sju', 'an isolate'],
    ['Prov\u2060\ufeff Åtta', 'Prov Åtta', 'a word joiner and a byte order mark'],
    ['Prov\u3164 Nio', 'Prov Nio', 'a Hangul filler'],
    ['Prov\u2800Tio', 'Prov Tio', 'an empty Braille cell'],
    ['A\u034f\u030asa', 'Åsa', 'a grapheme joiner between a letter and its ring'],
    ['An\u200dna', 'Anna', 'a joiner between Latin letters'],
    ['Li\ufe0fn', 'Lin', 'a variation selector after a letter'],
    ['Li\u{e0041}n', 'Lin', 'a tag without a flag'],
    ['Prov\u2028Rad', 'Prov\nRad', 'a line separator'],
    ['Prov\ufffeElva', 'ProvElva', 'a noncharacter'],
  ])('%j is stored as %j: without %s', (typed, stored) => {
    expect(cleanText(typed)).toBe(stored);
    expect(cleanText(stored)).toBe(stored);
  });

  it.each([
    ['می\u200cخواهم', 'the non-joiner of Persian'],
    ['نیلوفر\u200cسادات', 'the non-joiner of a Persian name'],
    ['क्\u200dष', 'the joiner of Hindi'],
    ['ক্\u200cষ', 'the non-joiner of Bengali'],
    ['ශ්\u200dරී', 'the joiner of Sinhala'],
    ['👩‍🏫', 'the joiner of an emoji'],
    ['❤️‍🔥', 'presentation and joiner of an emoji'],
    ['1️⃣', 'a keycap'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'the tags of a flag'],
    ['👩🏽‍🎓', 'the joiner after a skin tone'],
  ])('%j keeps %s', (typed) => expect(cleanText(typed)).toBe(typed));
});

it.each([
  ['Prov\r\nSökett', 'Prov Sökett'],
  ['Prov \t\u00a0 Sökett', 'Prov Sökett'],
  ['  Anna\u2011Karin  Ek', 'Anna-Karin Ek'],
  ['Anna\u2013Karin', 'Anna-Karin'],
  ['Anna\u2212Karin', 'Anna-Karin'],
  ['O’Brien', 'O’Brien'],
])('the name %j is stored as %j', (typed, stored) => {
  expect(cleanName(typed)).toBe(stored);
  expect(cleanName(stored)).toBe(stored);
});

it('a line has no line breaks and single blanks between words', () => {
  expect(cleanLine(' Sal 3\n\nPlan\u2028 2 – öster ')).toBe('Sal 3 Plan 2 – öster');
});

it.each([
  ['Prov  Sökett', 'Prov Sökett'],
  ['Prov\u00a0Sökett', 'Prov Sökett'],
  ['“Prov Sökett”', 'Prov Sökett'],
  ['"Prov Sökett"', 'Prov Sökett'],
  ['”Prov Sökett”', 'Prov Sökett'],
  ['»Prov Sökett«', 'Prov Sökett'],
  ['‘Prov Sökett’', 'Prov Sökett'],
  ['„Prov Sökett“', 'Prov Sökett'],
  [' “ Prov Sökett ” ', 'Prov Sökett'],
  ['Prov\u200b Sökett', 'Prov Sökett'],
  ['Prov So\u0308kett', 'Prov Sökett'],
  ['Prov\tSökett\n', 'Prov Sökett'],
  ['Vård – grund', 'Vård – grund'],
  ['O’Brien', 'O’Brien'],
  ["'", "'"],
  ['””', '””'],
])('the search for %j becomes %j', (typed, sought) => expect(cleanSearch(typed)).toBe(sought));

it.each([
  ['Ek', true],
  ['نور', true],
  ['李', true],
  ['123', false],
  ['- -', false],
  ['👩', false],
  ['', false],
])('%j contains a letter: %s', (name, has) => expect(hasLetter(name)).toBe(has));

it.each([
  ['Bj\ufffdrn', true],
  ['Bj\ue000rn', true],
  ['Bj\u0378rn', true],
  ['Björn 👩', false],
])('%j contains an unreadable character: %s', (name, holds) => expect(hasUnreadable(name)).toBe(holds));

it('numbers and addresses are stripped of blanks and invisible characters', () => {
  expect(withoutBlanks('\u200b1988 03\u00a012-5023\u2060')).toBe('19880312-5023');
});

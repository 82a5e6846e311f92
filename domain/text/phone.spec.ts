import { cleanPhone, isPhone, phoneFault, phoneSought } from './phone.js';

describe('a telephone number in a search', () => {
  it.each([
    ['070-174 06 61', '0701740661'],
    ['+46 70 174 06 61', '0701740661'],
    ['+46 (0)70-174 06 61', '0701740661'],
    ['0046701740661', '0701740661'],
    ['08/55 66 77', '08556677'],
    ['070174', '070174'],
  ])('%s is searched for as %s', (typed, digits) => expect(phoneSought(typed)).toBe(digits));

  it.each(['07017', 'anna', '070-174 anna', '', '+', '19850101-123a'])('%s is not one', (typed) =>
    expect(phoneSought(typed)).toBeNull(),
  );
});

describe('a stored telephone number', () => {
  it.each([
    ['070\u2013123 45 67', '070-123 45 67'],
    ['070\u2011123 45 67', '070-123 45 67'],
    ['070\u2010123 45 67', '070-123 45 67'],
    ['070\u2014123 45 67', '070-123 45 67'],
    ['070\u2212123 45 67', '070-123 45 67'],
    ['070\ufe63123 45 67', '070-123 45 67'],
    ['070.123.45.67', '070.123.45.67'],
    ['070·123·45·67', '070.123.45.67'],
    ['070\u00a0123\u202f45\u200967', '070 123 45 67'],
    ['070\u00ad123\u200b4567', '0701234567'],
    ['０７０\u3000１２３ ４５ ６７', '070 123 45 67'],
    ['＋46 70 123 45 67', '+46 70 123 45 67'],
    ['+46(0)70-123 45 67', '+46(0)70-123 45 67'],
    ['tel:0701234567', '0701234567'],
    ['Tel. 070-123 45 67', '070-123 45 67'],
    ["'0701234567", '0701234567'],
    ['08/123 45 67', '08/123 45 67'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(cleanPhone(typed)).toBe(stored);
    expect(isPhone(stored)).toBe(true);
    expect(phoneSought(typed)).toBe(phoneSought(stored));
  });

  it.each([
    ['070', 'är för kort: minst 5 tecken.'],
    ['ring hem', 'får bara ha siffror, blanksteg, +, -, punkter och parenteser.'],
    ['-----', 'saknar siffror.'],
    ['070-123 45 67 ankn 3', 'får bara ha siffror, blanksteg, +, -, punkter och parenteser.'],
    ['070,1234567', 'får bara ha siffror, blanksteg, +, -, punkter och parenteser.'],
    ['+46+70 123', 'får bara ha siffror, blanksteg, +, -, punkter och parenteser.'],
    ['1234567890123456789012', 'är för långt: högst 20 tecken.'],
  ])('%j is rejected: %s', (typed, fault) => expect(phoneFault(cleanPhone(typed))).toBe(fault));
});

import { guardText, keepGuard, withoutGuard } from './text-guard.js';

describe('the guard character before text', () => {
  it.each([
    ...['=1+1', '+SUM(A1)', '-2+3', '@cmd', ' =HYPERLINK("x")', '＝1+1', '+46701234567', '+46 70 123 45 67'],
    ...['0701234567', '0701 23 45 67', '00467012345', '199001019802', "'=1+1", "''0701234567", '- punkt'],
  ])('keeps a spreadsheet from reading %j as a formula or a number, and can be removed again', (text) => {
    expect(guardText(text)).toBe(`'${text}`);
    expect(withoutGuard(guardText(text))).toBe(text);
  });

  it.each(['070-123 45 67', "O'Brien", "'t Hooft", "'", '-5', '-5,5', '12', '19900101-9802', 'a=b', ''])(
    'is not added to %j',
    (text) => {
      expect(guardText(text)).toBe(text);
      expect(withoutGuard(text)).toBe(text);
    },
  );

  it.each(['=1+1', '+46701234567', '0701234567', '070-123 45 67'])(
    'is not used in a workbook: %j',
    (text) => {
      expect(keepGuard(text)).toBe(text);
    },
  );

  it.each(["'=1+1", "'0701234567", "''=1", "'t Hooft"])('is kept when it is part of the text: %j', (text) => {
    expect(withoutGuard(keepGuard(text))).toBe(text);
  });
});

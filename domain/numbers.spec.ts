import { counted, formatNumber, kronor } from './numbers.js';

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('numbers in Swedish notation', () => {
  it.each([
    [1, '1 elev'],
    [0, '0 elever'],
    [1234, '1 234 elever'],
  ])('write a count of %d as %s', (count, text) => {
    expect(plain(counted(count, 'elev', 'elever'))).toBe(text);
  });

  it('use a comma, and no more decimals than requested', () => {
    expect(formatNumber(12.345, 1)).toBe('12,3');
    expect(formatNumber(12, 1)).toBe('12');
  });

  it.each([
    [472000, '4 720,00 kr'],
    [5, '0,05 kr'],
    [-120050, '−1 200,50 kr'],
  ])('write %d öre as %s', (ore, text) => {
    expect(plain(kronor(ore))).toBe(text);
  });
});

import { kronor } from '../../../../domain/numbers';
import { readMoney, signedMoney, typedMoney } from './money';

describe('money', () => {
  it.each([
    [472_000, '4\u202f720,00\u00a0kr'],
    [7_201_500, '72\u202f015,00\u00a0kr'],
    [123_456_789_01, '123\u202f456\u202f789,01\u00a0kr'],
    [5, '0,05\u00a0kr'],
    [-30_680, '\u2212306,80\u00a0kr'],
    [0, '0,00\u00a0kr'],
  ])('%i öre is written %s', (ore, text) => expect(kronor(ore)).toBe(text));

  it('shows the direction of a difference', () => expect(signedMoney(100)).toBe('+1,00\u00a0kr'));

  it.each([
    ['47,20', 4720],
    ['47.2', 4720],
    ['4 720', 472_000],
    ['69\u202f000,00 kr', 6_900_000],
    ['\u2212306,80', -30_680],
    ['0', 0],
    ['-0', 0],
  ])('parses %s as %i öre', (text, ore) => expect(readMoney(text)).toBe(ore));

  it.each(['', 'kr', '4,720,00', '1,234', 'fyra', '1e5'])('%j is not an amount', (text) =>
    expect(readMoney(text)).toBeNull(),
  );

  it('survives a round trip through a field', () => {
    for (const ore of [0, 5, 4720, 6_900_000, -30_680]) expect(readMoney(typedMoney(ore))).toBe(ore);
  });
});

import { decodeText } from './read-text-file';

const bytes = (...values: number[]) => new Uint8Array(values);

describe('the text of a chosen file', () => {
  it('is read as UTF-8, without its mark', () => {
    expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0x47, 0xc3, 0xa5))).toBe('Gå');
  });

  it('is read as Windows writes it where it is no UTF-8', () => {
    expect(decodeText(bytes(0x4d, 0xe5, 0x6c, 0x3b, 0x37))).toBe('Mål;7');
  });
});

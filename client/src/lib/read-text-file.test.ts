import { decodeText } from './read-text-file';

const bytes = (...values: number[]) => new Uint8Array(values);

describe('the text of a selected file', () => {
  it('is decoded as UTF-8, without its byte order mark', () => {
    expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0x47, 0xc3, 0xa5))).toBe('Gå');
  });

  it('is decoded as Windows text if it is not UTF-8', () => {
    expect(decodeText(bytes(0x4d, 0xe5, 0x6c, 0x3b, 0x37))).toBe('Mål;7');
  });
});

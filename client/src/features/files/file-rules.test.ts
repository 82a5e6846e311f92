import { refusalOf } from './file-rules';
import { formatSize } from './file-size';

describe('a file before it is sent', () => {
  it('may have 20 MB and not a byte more, and not be empty', () => {
    expect(refusalOf({ name: 'a.pdf', size: 20_971_520 })).toBeNull();
    expect(refusalOf({ name: 'a.pdf', size: 20_971_521 })).toBe('a.pdf är större än 20 MB.');
    expect(refusalOf({ name: 'a.pdf', size: 0 })).toBe('a.pdf är tom.');
  });

  it('tells its size as people read it', () => {
    expect([812, 34_512, 2_000_000].map(formatSize)).toEqual(['1 kB', '34,5 kB', '2 MB']);
  });
});

import { refusalOf } from '../../entities/file/file-rules';
import { formatSize } from './file-size';

describe('a file before upload', () => {
  it('may have up to exactly 20 MB, and may not be empty', () => {
    expect(refusalOf({ name: 'a.pdf', size: 20_971_520 })).toBeNull();
    expect(refusalOf({ name: 'a.pdf', size: 20_971_521 })).toBe('a.pdf är större än 20 MB.');
    expect(refusalOf({ name: 'a.pdf', size: 0 })).toBe('a.pdf är tom.');
  });

  it('shows its size in readable units', () => {
    expect([812, 34_512, 2_000_000].map(formatSize)).toEqual(['1 kB', '34,5 kB', '2 MB']);
  });
});

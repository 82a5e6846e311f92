import { readGrade, scaleFault } from './grade-scale.js';

describe('reading a typed grade', () => {
  it('takes letters in either case, and any dash as –', () => {
    expect(['a', ' F ', 'ig', 'G'].map(readGrade)).toEqual(['A', 'F', 'IG', 'G']);
    expect(['-', '–', '—', '−'].map(readGrade)).toEqual(['–', '–', '–', '–']);
  });

  it('takes nothing else', () => {
    expect(['', 'Ä', 'MVG', 'H', '--', 'A+'].map(readGrade)).toEqual([null, null, null, null, null, null]);
  });
});

describe('the scale', () => {
  it('is decided by the course: letters, passed or not, or a certificate', () => {
    expect(scaleFault('A', 'LETTERS')).toBeNull();
    expect(scaleFault('–', 'LETTERS')).toBeNull();
    expect(scaleFault('G', 'LETTERS')).not.toBeNull();
    expect(scaleFault('IG', 'PASS_FAIL')).toBeNull();
    expect(scaleFault('E', 'PASS_FAIL')).not.toBeNull();
    expect(scaleFault('–', 'CERTIFICATE')).not.toBeNull();
  });
});

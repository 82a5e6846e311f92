import { allGrades, isPassingGrade, isSpecialisation, readGrade, scaleFault } from './grade-scale.js';

describe('reading a typed grade', () => {
  it('takes letters in either case, and any dash as –', () => {
    expect(['a', ' F ', 'ig', 'G'].map(readGrade)).toEqual(['A', 'F', 'IG', 'G']);
    expect(['-', '–', '—', '−'].map(readGrade)).toEqual(['–', '–', '–', '–']);
  });

  it('takes nothing else', () => {
    expect(['', 'Ä', 'MVG', 'H', '--', 'A+'].map(readGrade)).toEqual([null, null, null, null, null, null]);
  });
});

describe('a passing grade', () => {
  it('is a letter but F, or G: a dash is none', () => {
    expect(allGrades.filter(isPassingGrade)).toEqual(['A', 'B', 'C', 'D', 'E', 'G']);
    expect(isPassingGrade('MVG')).toBe(false);
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

  it('says of nobody in komvux som anpassad utbildning that they failed', () => {
    for (const grade of ['G', '–']) expect(scaleFault(grade, 'PASS_ONLY')).toBeNull();
    for (const grade of ['IG', 'E', 'F']) expect(scaleFault(grade, 'PASS_ONLY')).not.toBeNull();
    for (const grade of ['A', 'E', '–']) expect(scaleFault(grade, 'PASS_LETTERS')).toBeNull();
    for (const grade of ['F', 'G', 'IG']) expect(scaleFault(grade, 'PASS_LETTERS')).not.toBeNull();
  });
});

describe('a specialisation', () => {
  it('is told by the S after the number of the course, as the catalogue spells it', () => {
    expect(['VADVAD00S', 'PEDPED01aS', 'MÄNETI0S'].map(isSpecialisation)).toEqual([true, true, true]);
    expect(['VADVAD01', 'VADVAD00s', 'GRNHEMS', 'MATF1000X', 'KURSERS'].map(isSpecialisation)).toEqual([
      ...[false, false, false, false, false],
    ]);
  });
});

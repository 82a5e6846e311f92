import { allGrades, isPassingGrade, isSpecialisation, readGrade, scaleFault } from './grade-scale.js';

describe('parsing a typed grade', () => {
  it('accepts letters in either case, and any dash as –', () => {
    expect(['a', ' F ', 'ig', 'G'].map(readGrade)).toEqual(['A', 'F', 'IG', 'G']);
    expect(['-', '–', '—', '−'].map(readGrade)).toEqual(['–', '–', '–', '–']);
  });

  it('accepts nothing else', () => {
    expect(['', 'Ä', 'MVG', 'H', '--', 'A+'].map(readGrade)).toEqual([null, null, null, null, null, null]);
  });
});

describe('a passing grade', () => {
  it('is any letter except F, or G; a dash is not', () => {
    expect(allGrades.filter(isPassingGrade)).toEqual(['A', 'B', 'C', 'D', 'E', 'G']);
    expect(isPassingGrade('MVG')).toBe(false);
  });
});

describe('the scale', () => {
  it('depends on the course: letters, pass/fail, or a certificate', () => {
    expect(scaleFault('A', 'LETTERS')).toBeNull();
    expect(scaleFault('–', 'LETTERS')).toBeNull();
    expect(scaleFault('G', 'LETTERS')).not.toBeNull();
    expect(scaleFault('IG', 'PASS_FAIL')).toBeNull();
    expect(scaleFault('E', 'PASS_FAIL')).not.toBeNull();
    expect(scaleFault('–', 'CERTIFICATE')).not.toBeNull();
  });

  it('never says of students in komvux som anpassad utbildning that they failed', () => {
    for (const grade of ['G', '–']) expect(scaleFault(grade, 'PASS_ONLY')).toBeNull();
    for (const grade of ['IG', 'E', 'F']) expect(scaleFault(grade, 'PASS_ONLY')).not.toBeNull();
    for (const grade of ['A', 'E', '–']) expect(scaleFault(grade, 'PASS_LETTERS')).toBeNull();
    for (const grade of ['F', 'G', 'IG']) expect(scaleFault(grade, 'PASS_LETTERS')).not.toBeNull();
  });
});

describe('a specialisation', () => {
  it('is recognised by the S after the course number, as the catalogue spells it', () => {
    expect(['VADVAD00S', 'PEDPED01aS', 'MÄNETI0S'].map(isSpecialisation)).toEqual([true, true, true]);
    expect(['VADVAD01', 'VADVAD00s', 'GRNHEMS', 'MATF1000X', 'KURSERS'].map(isSpecialisation)).toEqual([
      ...[false, false, false, false, false],
    ]);
  });
});

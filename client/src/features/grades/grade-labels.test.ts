import {
  gradeOfKey,
  leftText,
  lettersOf,
  missingText,
  signedText,
  splitByNeed,
  stateLabel,
  summaryOf,
} from './grade-labels';

const letters = ['A', 'B', 'C', 'D', 'E', 'F', '–'];
const passFail = ['G', 'IG', '–'];

describe('typing a grade', () => {
  it('accepts a letter of the scale in either case, and any dash', () => {
    expect(['a', 'F', '-', '–'].map((key) => gradeOfKey(key, letters))).toEqual(['A', 'F', '–', '–']);
  });

  it('accepts I as IG, and no letter of the other scale', () => {
    expect(['g', 'i', 'A'].map((key) => gradeOfKey(key, passFail))).toEqual(['G', 'IG', null]);
    expect(['g', 'i', 'Enter', 'ArrowUp', '1'].map((key) => gradeOfKey(key, letters))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('the keyboard hint', () => {
  it('lists the letters that can be set, without F for an adapted course', () => {
    expect([letters, ['A', 'B', 'C', 'D', 'E', '–'], passFail].map(lettersOf)).toEqual([
      'A–F',
      'A–E',
      'G, I',
    ]);
  });
});

describe('the message after signing', () => {
  it('says that the course is signed once it is, and not for a single grade', () => {
    const course = { courseName: 'Matematik 1', kind: 'INSTANCE' } as const;
    expect(signedText({ ...course, state: 'PUBLISHED' }, 12)).toMatch(/^Matematik 1 är signerad\./);
    expect(signedText({ ...course, state: 'TO_GRADE' }, 1)).toMatch(/^1 betyg i Matematik 1 är signerat/);
    expect(signedText({ ...course, kind: 'EXAMS', state: 'PUBLISHED' }, 2)).toMatch(/^2 betyg i Matematik 1/);
  });
});

describe('the message before signing', () => {
  it('counts by grade, best first', () => {
    expect(summaryOf(['B', 'A', null, 'A', '–'], letters)).toBe('4 elever: A 2, B 1, – 1');
    expect(summaryOf(['G'], passFail)).toBe('1 elev: G 1');
  });

  it('says how many grades are missing', () => {
    expect([missingText(1), missingText(3)]).toEqual(['1 elev saknar betyg', '3 elever saknar betyg']);
    expect(stateLabel({ state: 'TO_GRADE', missing: 7 })).toBe('Att betygsätta (7)');
  });
});

it('says what a late course is still waiting for, even if only the signing remains', () => {
  expect([leftText(7), leftText(0)]).toEqual(['7 kvar', 'Signering kvar']);
});

describe('the count of a grade sheet', () => {
  it('separates those who need a grade from those graded without needing one', () => {
    const rows = [
      { name: 'Anna', isRequired: true, grade: 'A' },
      { name: 'Bo', isRequired: true, grade: null },
      { name: 'Kim', isRequired: false, grade: 'E' },
      { name: 'Lo', isRequired: false, grade: null },
    ];
    const { required, extra } = splitByNeed(rows);
    expect([required, extra].map((part) => part.map(({ name }) => name))).toEqual([['Anna', 'Bo'], ['Kim']]);
  });
});

import { draftOf, inputOf } from './settings-draft';

const settings = {
  __typename: 'SchoolSettings' as const,
  schoolName: 'Komvux Solna',
  schoolUnitCode: null,
  authorityName: null,
  city: 'Solna',
  signatoryName: null,
  signatoryTitle: null,
  contactEmail: 'vux@exempel.se',
  contactPhone: null,
  gradeDeadlineDays: 14,
  inactivityDays: 21,
  examFeeOre: 49_950,
  examPaymentInfo: 'Swish till 123 456 78 90',
  version: 3,
};

describe('the typed settings of the school', () => {
  it('are the stored ones until something is typed', () => {
    const { __typename, version, ...stored } = settings;
    const empty = {
      schoolUnitCode: '',
      authorityName: '',
      signatoryName: '',
      signatoryTitle: '',
      contactPhone: '',
    };
    expect(__typename).toBe('SchoolSettings');
    expect(inputOf(draftOf(settings), version)).toEqual({ ...stored, ...empty, version });
  });

  it.each([
    ['500', 50_000],
    ['499,5', 49_950],
    ['0', 0],
    ['fem', null],
    ['', null],
    ['1,234', null],
  ])('read a fee of %s as %s öre', (examFee, examFeeOre) => {
    expect(inputOf({ ...draftOf(settings), examFee }, 1)).toMatchObject({ examFeeOre });
  });
});

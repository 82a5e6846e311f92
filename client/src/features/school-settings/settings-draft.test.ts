import { draftOf, inputOf, settingLabels, settingParts } from './settings-draft';

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

describe('the school settings form', () => {
  it.each([
    [
      'school' as const,
      {
        ...{ schoolName: 'Komvux Solna', schoolUnitCode: '', authorityName: '', city: 'Solna' },
        ...{ signatoryName: '', signatoryTitle: '' },
      },
    ],
    ['mail' as const, { contactEmail: 'vux@exempel.se', contactPhone: '' }],
    ['deadlines' as const, { gradeDeadlineDays: 14, inactivityDays: 21 }],
    ['fees' as const, { examFeeOre: 49_950, examPaymentInfo: 'Swish till 123 456 78 90' }],
  ])('sends the stored settings of the section until something is typed: %s', (part, stored) => {
    expect(inputOf(draftOf(settings), part, settings.version)).toEqual({ ...stored, version: 3 });
  });

  it('has each setting in exactly one section', () => {
    expect(Object.values(settingParts).flat().toSorted()).toEqual(Object.keys(settingLabels).toSorted());
  });

  it.each([
    ['500', 50_000],
    ['499,5', 49_950],
    ['0', 0],
    ['fem', null],
    ['', null],
    ['1,234', null],
  ])('parses a fee of %s as %s öre', (examFee, examFeeOre) => {
    expect(inputOf({ ...draftOf(settings), examFee }, 'fees', 1)).toMatchObject({ examFeeOre });
  });
});

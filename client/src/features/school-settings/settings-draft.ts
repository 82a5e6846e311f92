import type {
  SchoolSettingsFieldsFragment,
  UpdateSchoolSettingsMutationVariables,
} from './school-settings.generated';

export const settingLabels = {
  schoolName: 'Skolans namn',
  schoolUnitCode: 'Skolenhetskod',
  authorityName: 'Huvudman',
  city: 'Ort',
  signatoryName: 'Undertecknare',
  signatoryTitle: 'Undertecknarens titel',
  contactEmail: 'E-post för frågor',
  contactPhone: 'Telefon för frågor',
  gradeDeadlineDays: 'Betyg ska vara satta inom (dagar)',
  inactivityDays: 'Varna efter så många dagar utan aktivitet',
  examFee: 'Prövningsavgift i kronor',
  examPaymentInfo: 'Så betalas prövningsavgiften',
};

/** The settings as they are typed. */
export type SettingsDraft = typeof settingLabels;

/** The fields of each page. */
export const settingParts = {
  school: ['schoolName', 'schoolUnitCode', 'authorityName', 'city', 'signatoryName', 'signatoryTitle'],
  mail: ['contactEmail', 'contactPhone'],
  deadlines: ['gradeDeadlineDays', 'inactivityDays'],
  fees: ['examFee', 'examPaymentInfo'],
} as const satisfies Record<string, readonly (keyof SettingsDraft)[]>;

export type SettingsPart = keyof typeof settingParts;

/** The fields of a part that are compared after a version conflict. */
export const comparedSettings = (part: SettingsPart) =>
  settingParts[part].map((name) => ({
    label: settingLabels[name],
    text: (draft: SettingsDraft) => draft[name],
  }));

export function draftOf(settings: SchoolSettingsFieldsFragment): SettingsDraft {
  return {
    schoolName: settings.schoolName,
    schoolUnitCode: settings.schoolUnitCode ?? '',
    authorityName: settings.authorityName ?? '',
    city: settings.city ?? '',
    signatoryName: settings.signatoryName ?? '',
    signatoryTitle: settings.signatoryTitle ?? '',
    contactEmail: settings.contactEmail ?? '',
    contactPhone: settings.contactPhone ?? '',
    gradeDeadlineDays: String(settings.gradeDeadlineDays),
    inactivityDays: String(settings.inactivityDays),
    examFee: String(settings.examFeeOre / 100).replace('.', ','),
    examPaymentInfo: settings.examPaymentInfo ?? '',
  };
}

/** The mutation's input for one part; text that is not a number is sent as null, which the server rejects on the field. */
export function inputOf(
  draft: SettingsDraft,
  part: SettingsPart,
  version: number,
): UpdateSchoolSettingsMutationVariables['input'] {
  return { ...inputs[part](draft), version };
}

type Input = Omit<UpdateSchoolSettingsMutationVariables['input'], 'version'>;

const inputs: Readonly<Record<SettingsPart, (draft: SettingsDraft) => Input>> = {
  school: ({ schoolName, schoolUnitCode, authorityName, city, signatoryName, signatoryTitle }) => {
    return { schoolName, schoolUnitCode, authorityName, city, signatoryName, signatoryTitle };
  },
  mail: ({ contactEmail, contactPhone }) => ({ contactEmail, contactPhone }),
  deadlines: ({ gradeDeadlineDays, inactivityDays }) => ({
    gradeDeadlineDays: wholeOf(gradeDeadlineDays),
    inactivityDays: wholeOf(inactivityDays),
  }),
  fees: ({ examFee, examPaymentInfo }) => ({ examFeeOre: oreOf(examFee), examPaymentInfo }),
};

function wholeOf(typed: string): number | null {
  return /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : null;
}

/** Kronor with or without öre, in whole öre. */
function oreOf(typed: string): number | null {
  const [, kronor, ore = ''] = /^(\d{1,6})(?:[,.](\d{1,2}))?$/.exec(typed.trim()) ?? [];
  return kronor === undefined ? null : Number(kronor) * 100 + Number(ore.padEnd(2, '0'));
}

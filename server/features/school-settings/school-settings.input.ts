import { badField } from '../../platform/errors/app-error.js';
import type { SchoolSettings, UpdateSchoolSettingsInput } from '../../platform/graphql/generated.js';
import { readEmail } from '../../platform/validation/email.js';
import { readPhone } from '../../platform/validation/phone.js';
import { optionalLine, optionalText, requiredLine } from '../../platform/validation/text.js';

type Changes = Partial<Omit<SchoolSettings, 'version'>>;
type Given = string | number | null | undefined;

const LONGEST = 120;
const LONGEST_INFO = 500;

/** The fields with an actual change. Throws BAD_USER_INPUT on the field. */
export function readChanges(input: UpdateSchoolSettingsInput): Changes {
  return {
    ...given('schoolName', input.schoolName, (text) => requiredLine(text ?? '', 'schoolName', LONGEST)),
    ...given('schoolUnitCode', input.schoolUnitCode, readUnitCode),
    ...given('authorityName', input.authorityName, (text) => optionalLine(text, 'authorityName', LONGEST)),
    ...given('city', input.city, (text) => optionalLine(text, 'city', LONGEST)),
    ...given('signatoryName', input.signatoryName, (text) => optionalLine(text, 'signatoryName', LONGEST)),
    ...given('signatoryTitle', input.signatoryTitle, (text) => optionalLine(text, 'signatoryTitle', LONGEST)),
    ...given('contactEmail', input.contactEmail, (text) => readEmail(text, 'contactEmail')),
    ...given('contactPhone', input.contactPhone, (text) => readPhone(text, 'contactPhone')),
    ...given('gradeDeadlineDays', input.gradeDeadlineDays, within('gradeDeadlineDays', 1, 90)),
    ...given('inactivityDays', input.inactivityDays, within('inactivityDays', 1, 90)),
    ...given('examFeeOre', input.examFeeOre, within('examFeeOre', 0, 50_000)),
    ...given('examPaymentInfo', input.examPaymentInfo, (text) =>
      optionalText(text, 'examPaymentInfo', LONGEST_INFO),
    ),
  };
}

function given<K extends keyof Changes, V extends Given>(
  name: K,
  value: V,
  read: (value: Exclude<V, undefined>) => Changes[K],
): Changes {
  return value === undefined ? {} : { [name]: read(value as Exclude<V, undefined>) };
}

function readUnitCode(text: string | null): string | null {
  const code = optionalLine(text, 'schoolUnitCode', LONGEST)?.replace(/\s/g, '') ?? null;
  if (code === null || /^\d{8}$/.test(code)) return code;
  throw badField('schoolUnitCode', 'FORMAT', 'Skolenhetskoden har åtta siffror.');
}

function within(path: string, least: number, most: number) {
  return (value: number | null): number => {
    if (value === null) throw badField(path, 'REQUIRED', 'Fältet måste fyllas i.');
    if (value >= least && value <= most) return value;
    throw badField(path, 'RANGE', `Ange ett tal från ${least} till ${most}.`);
  };
}

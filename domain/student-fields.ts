import type { ImportField, MergeField } from './generated.js';

/** How a value is parsed, validated, edited and shown. A TEXT needs only its description; the others have further rules. */
export type StudentFieldKind =
  'NAME' | 'PERSONAL_NUMBER' | 'PHONE' | 'EMAIL' | 'MUNICIPALITY' | 'DATE' | 'TEXT';

/** A field of the student form, described once: what stores, checks, shows, imports, merges, exports and erases it reads this. */
export interface StudentFieldDescription {
  /** The column of the table `student`. */
  column: string;
  /** The field's code in imports and merges. */
  code: ImportField & MergeField;
  /** The label in page, form, history, file, import and merge. */
  label: string;
  kind: StudentFieldKind;
  /** Characters, where it is text. */
  longest?: number;
  /** It cannot be cleared. */
  isRequired?: boolean;
  /** It is typed on several lines. */
  hasLines?: boolean;
  /** The card of the student page and of the form that contains it. */
  card: 'BASIC' | 'STATUS';
  /** Of a protected student for administrators and the student alone (permissions, section 5). */
  isContact?: boolean;
  /** What anonymising makes of it (domain, G5). */
  erasure: 'RENAMED' | 'CLEARED' | 'KEPT';
  /** Headings of files that schools really use, folded as an import folds them; Swedish first, then English. */
  headings: string;
}

/** In the order of the form. */
const FIELDS = {
  name: {
    column: 'name',
    code: 'NAME',
    label: 'Namn',
    kind: 'NAME',
    longest: 120,
    isRequired: true,
    card: 'BASIC',
    erasure: 'RENAMED',
    headings:
      'namn elev elevnamn elevensnamn student studerande deltagare sokande fullstandigtnamn helanamnet ' +
      'efternamnfornamn fornamnefternamn forochefternamn fornamnochefternamn name fullname ' +
      'studentname',
  },
  personalNumber: {
    column: 'personal_number',
    code: 'PERSONAL_NUMBER',
    label: 'Personnummer',
    kind: 'PERSONAL_NUMBER',
    card: 'BASIC',
    isContact: true,
    erasure: 'CLEARED',
    headings:
      'personnummer pnr persnr personnr personummer personid samordningsnummer ' +
      'personnummersamordningsnummer personalnumber personalidentitynumber ssn',
  },
  phone: {
    column: 'phone',
    code: 'PHONE',
    label: 'Telefon',
    kind: 'PHONE',
    longest: 20,
    card: 'BASIC',
    isContact: true,
    erasure: 'CLEARED',
    headings:
      'telefon telefonnummer tel telnr telefonnr mobil mobilnr mobilnummer mobiltelefon phone ' +
      'phonenumber mobile mobilephone cellphone',
  },
  email: {
    column: 'email',
    code: 'EMAIL',
    label: 'E-post',
    kind: 'EMAIL',
    longest: 254,
    card: 'BASIC',
    isContact: true,
    erasure: 'CLEARED',
    headings:
      'epost epostadress email emailadress emailaddress mail mailadress mailaddress mejl ' + 'mejladress',
  },
  municipality: {
    column: 'municipality',
    code: 'MUNICIPALITY',
    label: 'Kommun',
    kind: 'MUNICIPALITY',
    card: 'BASIC',
    isContact: true,
    erasure: 'KEPT',
    headings: 'kommun hemkommun folkbokforingskommun betalandekommun municipality homemunicipality',
  },
  startDate: {
    column: 'start_date',
    code: 'START_DATE',
    label: 'Startdatum',
    kind: 'DATE',
    card: 'STATUS',
    erasure: 'KEPT',
    headings: 'startdatum start startar kursstart kursenstartar studiestart borjar franochmed startdate',
  },
  endDate: {
    column: 'end_date',
    code: 'END_DATE',
    label: 'Slutdatum',
    kind: 'DATE',
    card: 'STATUS',
    erasure: 'KEPT',
    headings: 'slutdatum slut kursslut studieslut slutar tillochmed enddate end',
  },
  exam: {
    column: 'exam',
    code: 'EXAM',
    label: 'Provstatus',
    kind: 'TEXT',
    longest: 60,
    card: 'STATUS',
    erasure: 'CLEARED',
    headings: 'provstatus prov provning exam examstatus',
  },
  additionalInfo: {
    column: 'additional_info',
    code: 'ADDITIONAL_INFO',
    label: 'Övrigt',
    kind: 'TEXT',
    longest: 2_000,
    hasLines: true,
    card: 'STATUS',
    erasure: 'CLEARED',
    headings:
      'ovrigt ovriginfo ovriginformation ovrigainformation ovrigauppgifter ' +
      'anm anmarkn anmarkning anmarkningar anteckn anteckning anteckningar ' +
      'notering noteringar notis kommentar kommentarer upplysning upplysningar ' +
      'additionalinfo additionalinformation notes note remark remarks comment comments other',
  },
} as const satisfies Readonly<Record<string, StudentFieldDescription>>;

export type StudentFieldName = keyof typeof FIELDS;
type FieldDescriptions = typeof FIELDS;
type NamesOf<Kind extends StudentFieldKind> = {
  [Name in StudentFieldName]: FieldDescriptions[Name]['kind'] extends Kind ? Name : never;
}[StudentFieldName];
/** The fields that are text and nothing more: all of them by their description. */
export type StudentTextName = NamesOf<'TEXT'>;

export const studentFields: {
  readonly [Name in StudentFieldName]: StudentFieldDescription &
    Pick<FieldDescriptions[Name], 'column' | 'code'>;
} = FIELDS;
export const studentFieldNames = /* @__PURE__ */ Object.keys(FIELDS) as StudentFieldName[];
export const studentTextNames = /* @__PURE__ */ studentFieldNames.filter(
  (name): name is StudentTextName => studentFields[name].kind === 'TEXT',
);

/** The values of a record by field; only required fields are never null. */
export type StudentValues = {
  [Name in StudentFieldName]: FieldDescriptions[Name] extends { isRequired: true } ? string : string | null;
};

/** The same by column. */
export type StudentColumns = {
  [Name in StudentFieldName as FieldDescriptions[Name]['column']]: StudentValues[Name];
};

/** The same property of every field, in the order of the form. */
export function ofStudentFields<T>(
  valueOf: (field: StudentFieldDescription, name: StudentFieldName) => T,
): Record<StudentFieldName, T> {
  return Object.fromEntries(
    studentFieldNames.map((name) => [name, valueOf(studentFields[name], name)]),
  ) as Record<StudentFieldName, T>;
}

export type StudentFieldCode = FieldDescriptions[StudentFieldName]['code'];

/** The same by the field's code among what imports read and merges take. */
export function byStudentFieldCode<T>(
  valueOf: (field: StudentFieldDescription, name: StudentFieldName) => T,
): Record<StudentFieldCode, T> {
  return Object.fromEntries(
    studentFieldNames.map((name) => [studentFields[name].code, valueOf(studentFields[name], name)]),
  ) as Record<StudentFieldCode, T>;
}

export const studentFieldLabels = /* @__PURE__ */ ofStudentFields(({ label }) => label);

/** The fields that are chosen between when two records become one, in the order of the form. */
export const mergeFieldLabels: Readonly<Record<MergeField, string>> = {
  .../* @__PURE__ */ byStudentFieldCode(({ label }) => label),
  TEACHER: 'Ansvarig lärare',
  APL_STATUS: 'APL-status',
  ACCOUNT: 'Konto',
};

import { workplaceImportFieldLabels } from '../../../../domain/labels/workplace-import.js';
import type { WorkplaceImportField } from '../../../platform/graphql/generated.js';
import { fold } from '../../../platform/validation/fold.js';
import { phoneKey } from '../../imports/rows/row-plan.rules.js';
import type { SupervisorColumns } from '../workplace.input.js';
import type { WorkplaceColumn } from './workplace-columns.rules.js';
import { issueOf, type WorkplaceFields, type WorkplaceReading } from './workplace-row.input.js';

/** The rows about one workplace, joined. */
export interface WorkplaceGroup {
  readings: WorkplaceReading[];
  fields: WorkplaceFields;
  /** By name; the same person of several rows is one. */
  supervisors: Map<string, SupervisorColumns>;
}

/** Fields of a workplace in the columns that they are read from. */
export const FIELD_COLUMNS = {
  NAME: 'name',
  ORGANISATION_NUMBER: 'organisationNumber',
  UNIT: 'unit',
  STREET: 'street',
  POSTAL_CODE: 'postalCode',
  CITY: 'city',
  MUNICIPALITY: 'municipality',
  BRANCHES: 'branches',
  PLACES: 'places',
  CONTACT_NAME: 'contactName',
  CONTACT_PHONE: 'contactPhone',
  CONTACT_EMAIL: 'contactEmail',
  NOTE: 'note',
} as const satisfies Partial<Record<WorkplaceImportField, keyof WorkplaceFields>>;

/** The fields of a workplace, without those of supervisors. */
export type FieldOfWorkplace = keyof typeof FIELD_COLUMNS;
export const WORKPLACE_FIELDS = Object.keys(FIELD_COLUMNS) as FieldOfWorkplace[];

/** The key under which a supervisor's name is the same. */
export const personKey = (name: string): string => name.toLocaleLowerCase('sv');

/** Whether two spellings are one telephone number. */
export const isSamePhone = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && phoneKey(one) === phoneKey(other);

/** Whether contact details of a supervisor are the same in another spelling. */
export const isSameContact = (key: 'phone' | 'email', one: string, other: string | null): boolean =>
  key === 'phone' ? isSamePhone(one, other) : one === other;

/** Whether a value is the same in another spelling: branches in any order, capital letters, dashes of a number. */
export function isSameValue(
  key: keyof WorkplaceFields,
  one: WorkplaceFields,
  other: WorkplaceFields,
): boolean {
  const keyOf = (value: WorkplaceFields[typeof key]): string => {
    if (Array.isArray(value)) return [...value].sort().join();
    const text = String(value ?? '');
    return key === 'contactPhone' ? phoneKey(text) : text.toLocaleLowerCase('sv');
  };
  return keyOf(one[key]) === keyOf(other[key]);
}

/** Key of a workplace by name and place. */
export const placeKey = (
  name: string,
  unit: string | null | undefined,
  city: string | null | undefined,
): string => [name, unit ?? '', city ?? ''].map(fold).join('|');

/**
 * Joins the rows about one workplace: by organisation number, name and unit, or by name, unit and town. Rows that
 * contradict an earlier one get an issue. Rows without a name are alone.
 */
export function groupRows(
  readings: readonly WorkplaceReading[],
  columns: readonly WorkplaceColumn[],
): WorkplaceGroup[] {
  const groups: WorkplaceGroup[] = [];
  const byKey = new Map<string, WorkplaceGroup>();
  for (const reading of readings) {
    const keys = keysOf(reading.fields);
    let group = keys.map((key) => byKey.get(key)).find((found) => found !== undefined);
    if (!group) {
      group = { readings: [], fields: {}, supervisors: new Map() };
      groups.push(group);
    }
    for (const key of keys) byKey.set(key, byKey.get(key) ?? group);
    join(group, reading, columns);
  }
  return groups;
}

function keysOf({ name, unit, city, organisationNumber }: WorkplaceFields): string[] {
  if (!name) return organisationNumber ? [`number ${organisationNumber}`] : [];
  return [
    ...(organisationNumber ? [`number ${organisationNumber}|${placeKey(name, unit, null)}`] : []),
    `place ${placeKey(name, unit, city)}`,
  ];
}

function join(group: WorkplaceGroup, reading: WorkplaceReading, columns: readonly WorkplaceColumn[]): void {
  const first = group.readings[0]?.row;
  const refuse = (field: WorkplaceImportField, message: string) => {
    const column = columns.find((other) => other.field === field);
    reading.issues.push(issueOf(reading.cells, column, { field, message }));
  };
  for (const field of WORKPLACE_FIELDS) {
    const key = FIELD_COLUMNS[field];
    const value = reading.fields[key];
    if (value === undefined) continue;
    const known = group.fields[key];
    if (known === undefined) Object.assign(group.fields, { [key]: value });
    else if (field !== 'NAME' && !isSameValue(key, group.fields, reading.fields))
      refuse(
        field,
        `${workplaceImportFieldLabels[field]}: rad ${first} om samma arbetsplats säger något annat.`,
      );
  }
  for (const supervisor of reading.supervisors) {
    const key = personKey(supervisor.name);
    const known = group.supervisors.get(key) ?? supervisor;
    for (const [field, column] of [
      ['SUPERVISOR_PHONE', 'phone'],
      ['SUPERVISOR_EMAIL', 'email'],
    ] as const)
      if (known[column] && supervisor[column] && !isSameContact(column, known[column], supervisor[column]))
        refuse(
          field,
          `${workplaceImportFieldLabels[field]}: en tidigare rad om ${known.name} säger något annat.`,
        );
    group.supervisors.set(key, {
      ...known,
      phone: known.phone ?? supervisor.phone,
      email: known.email ?? supervisor.email,
    });
  }
  group.readings.push(reading);
}

import { studentFieldLabels, studentFields } from '../../../../domain/student-fields.js';
import type { ImportField } from '../../../platform/graphql/generated.js';
import { fold } from '../../../platform/validation/fold.js';
import { isSameName, namesAgree, personNameKey } from '../../../platform/validation/person-name.js';
import { nameKey } from './row-plan.rules.js';
import type { RowIssue, RowReading, StudentFields } from '../reading/row.input.js';

type FieldName = keyof StudentFields;

/** Identifying fields: rows of one person must agree in them. */
const IDENTITY = ['personalNumber', 'name', 'email'] as const;
const LABELS: Readonly<Record<FieldName, string>> = { ...studentFieldLabels, teacher: 'Lärare' };

interface Key {
  what: 'Samma personnummer' | 'Samma e-postadress' | 'Samma namn';
  text: string;
}

const FIELDS: Readonly<Record<Key['what'], ImportField>> = {
  'Samma personnummer': 'PERSONAL_NUMBER',
  'Samma e-postadress': 'EMAIL',
  'Samma namn': 'NAME',
};

/** A person in the file: the first row, and those that each add a course. */
class Person {
  /** Rows without new information, or with another name: only the first can be imported. */
  readonly repeats: number[] = [];
  readonly rows: RowReading[];
  private readonly educations: Set<string>;

  constructor(private readonly first: RowReading) {
    this.rows = [first];
    this.educations = new Set(educationsOf(first));
  }

  add(reading: RowReading, mayJoin: boolean): void {
    const added = educationsOf(reading).filter((key) => !this.educations.has(key));
    if (!mayJoin || added.length === 0 || !this.rows.every((row) => isSamePerson(row, reading))) {
      this.repeats.push(reading.row);
      return;
    }
    for (const key of added) this.educations.add(key);
    this.rows.push(reading);
  }

  /** Merges the rows' data into each of them, except the dates of their own course. */
  unite(): void {
    if (this.rows.length < 2) return;
    for (const row of this.rows)
      row.own = { startDate: row.fields.startDate ?? null, endDate: row.fields.endDate ?? null };
    const fields = { ...this.first.fields };
    for (const row of this.rows) for (const name of namesOf(row)) gather(fields, row, name, this.first.row);
    for (const row of this.rows) Object.assign(row.fields, fields);
  }
}

function namesOf(row: RowReading): FieldName[] {
  return Object.keys(row.fields) as FieldName[];
}

/** The studies last from the first course's start to the last one's end; of anything else the first word holds. */
function gather(fields: StudentFields, row: RowReading, name: FieldName, firstRow: number): void {
  const [known, given] = [fields[name], row.fields[name]];
  if (!given || known === given) return;
  if (!known) Object.assign(fields, { [name]: given });
  else if (name === 'startDate') fields.startDate = given < known ? row.fields.startDate! : fields.startDate!;
  else if (name === 'endDate') fields.endDate = given > known ? row.fields.endDate! : fields.endDate!;
  else if (name === 'name' ? !isSameName(shownAs(known), shownAs(given)) : wordOf(known) !== wordOf(given)) {
    const message = `${LABELS[name]}: på rad ${firstRow} står '${shownAs(known)}', och det gäller.`;
    const field = name === 'teacher' ? 'TEACHER' : studentFields[name].code;
    row.issues.push({ column: null, value: null, message, warning: true, field });
  }
}

function wordOf(value: string | { id: string }): string {
  return typeof value === 'string' ? nameKey(value) : value.id;
}

function shownAs(value: string | { name: string }): string {
  return typeof value === 'string' ? value : value.name;
}

function isSamePerson(one: RowReading, other: RowReading): boolean {
  return IDENTITY.every((name) => {
    const [first, second] = [one.fields[name], other.fields[name]];
    if (!first || !second) return true;
    return name === 'name' ? namesAgree(first, second) : nameKey(first) === nameKey(second);
  });
}

function educationsOf({ educations, wishes }: RowReading): string[] {
  return [...educations.map(({ target }) => target.id), ...wishes.map((text) => `w${fold(text)}`)];
}

/**
 * The people of a file: several rows with a course each make one student. Rows with one personal number, or
 * one name and address, mean one person; if they differ in identifying fields, or add nothing, they are
 * repeats. Two names at one address are two people. A name alone identifies nobody (contract, section 8).
 */
export class People {
  /** Only people with several rows. */
  private readonly byRow = new Map<RowReading, { person: Person; what: Key['what'] }>();
  /** The first row of each person at an address, by address. */
  private readonly byAddress = new Map<string, Map<string, number>>();
  private readonly keys = new Map<RowReading, string>();

  /** Completes a person's rows with the values of their other rows. */
  constructor(readings: readonly RowReading[]) {
    const firsts = new Map<string, RowReading>();
    const numbers = numbersByAddress(readings);
    for (const reading of readings) {
      // Rows with errors are not imported, so they don't affect others.
      const key = reading.issues.every(({ warning }) => warning) ? keyOf(reading, numbers) : null;
      if (!key) continue;
      this.noteAddress(reading, key.text);
      const first = firsts.get(key.text);
      if (first) this.meet(first, reading, key.what);
      else firsts.set(key.text, reading);
    }
    for (const person of new Set([...this.byRow.values()].map((met) => met.person))) person.unite();
  }

  /** The person of this row, if they have several; null for a single row and for a repeat. */
  personOf(reading: RowReading): unknown {
    const person = this.byRow.get(reading)?.person;
    return person && !person.repeats.includes(reading.row) ? person : null;
  }

  /** A warning on the first of them, an error on each that follows: only the first can be imported. */
  repeatOf(reading: RowReading): RowIssue | null {
    const { person, what } = this.byRow.get(reading) ?? {};
    if (!person || !what || person.repeats.length === 0) return null;
    const isFirst = person.rows[0] === reading;
    if (!isFirst && !person.repeats.includes(reading.row)) return null;
    const message = `${what} på rad ${listed([person.rows[0]!.row, ...person.repeats])}.`;
    return { column: null, value: null, message, warning: isFirst, field: FIELDS[what], place: 'COLUMN' };
  }

  /** Numbers of all rows of this row's person. */
  rowsOf(reading: RowReading): readonly number[] {
    return this.byRow.get(reading)?.person.rows.map(({ row }) => row) ?? [reading.row];
  }

  /** Warning about an address that another person's row has too. */
  sharedAddressOf(reading: RowReading): RowIssue | null {
    const { email } = reading.fields;
    const at = email ? this.byAddress.get(nameKey(email)) : undefined;
    if (!at || at.size < 2) return null;
    const own = this.keys.get(reading);
    const others = [...at].flatMap(([key, row]) => (key === own ? [] : row));
    const message = `E-postadressen står också på rad ${listed(others)}, för en annan person.`;
    return { column: null, value: null, message, warning: true, field: 'EMAIL' };
  }

  private noteAddress(reading: RowReading, key: string): void {
    const { email } = reading.fields;
    if (!email) return;
    this.keys.set(reading, key);
    const at = this.byAddress.get(nameKey(email)) ?? new Map<string, number>();
    if (!at.has(key)) at.set(key, reading.row);
    this.byAddress.set(nameKey(email), at);
  }

  private meet(first: RowReading, reading: RowReading, what: Key['what']): void {
    const person = this.byRow.get(first)?.person ?? new Person(first);
    this.byRow.set(first, this.byRow.get(first) ?? { person, what });
    this.byRow.set(reading, { person, what });
    person.add(reading, what !== 'Samma namn');
  }
}

function keyOf(reading: RowReading, numbers: ReadonlyMap<string, RowReading>): Key | null {
  const { personalNumber, email, name } = reading.fields;
  if (personalNumber) return { what: 'Samma personnummer', text: `p${personalNumber}` };
  if (email && name) {
    const numbered = numbers.get(addressKey(email, name));
    const text = numbered ? `p${numbered.fields.personalNumber}` : `e${addressKey(email, name)}`;
    return { what: 'Samma e-postadress', text };
  }
  return name ? { what: 'Samma namn', text: `n${personNameKey(name)}` } : null;
}

/** Who has a number, by address and name: a row that lacks the number means the same one by both. */
function numbersByAddress(readings: readonly RowReading[]): ReadonlyMap<string, RowReading> {
  const isNeeded = readings.some(({ fields }) => fields.email && !fields.personalNumber);
  if (!isNeeded) return new Map();
  const numbered = new Map<string, RowReading>();
  for (const reading of readings) {
    const { email, name, personalNumber } = reading.fields;
    if (email && name && personalNumber) numbered.set(addressKey(email, name), reading);
  }
  return numbered;
}

function addressKey(email: string, name: string): string {
  return `${nameKey(email)} ${personNameKey(name)}`;
}

function listed(rows: readonly number[]): string {
  return rows.length < 2 ? rows.join('') : `${rows.slice(0, -1).join(', ')} och ${rows.at(-1)}`;
}

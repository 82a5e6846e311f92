import { birthDate } from '../../../../domain/personal-number.js';
import type {
  ImportChange,
  ImportDecision,
  ImportField,
  ImportOutcome,
} from '../../../platform/graphql/generated.js';
import { isSameName, namesAgree, personNameKey } from '../../../platform/validation/person-name.js';
import {
  changesOf,
  isOn,
  keepsSpelling,
  makePlan,
  nameKey,
  phoneKey,
  type ExistingStudent,
  type Plan,
} from './row-plan.rules.js';
import type { People } from './row-people.rules.js';
import { joinToHead } from './row-union.rules.js';
import type { RowIssue, RowReading, StudentFields } from '../reading/row.input.js';

export interface JudgedRow {
  row: number;
  outcome: ImportOutcome;
  name: string | null;
  issues: RowIssue[];
  changes: ImportChange[];
  student: { id: string; version: number } | null;
  /** Null when nothing is to be written, or when an earlier row of the same person carries it. */
  plan: Plan | null;
  /** Number of the same person's row that this one is merged into; null for an independent row. */
  headRow: number | null;
  /** Decisions that the user can choose for the row; empty if there are none. */
  choices: readonly ImportDecision[];
  /** The valid decision. */
  decision: RowDecision | null;
}

/** The user's decision on a row with a matching student. */
export interface RowDecision {
  row: number;
  decision: ImportDecision;
  /** The student that the decision refers to; for another one it is void. */
  studentId: string;
}

/** Certainty of a match between row and student. */
type Certainty = 'NOBODY' | 'SAME' | 'POSSIBLE' | 'CONFLICT';

interface Match {
  student: ExistingStudent | null;
  certainty: Certainty;
  issue: RowIssue | null;
  /** The row's number is a former one of the student's, or not theirs at all: it is not read. */
  dropsNumber?: boolean;
}

/** Available decisions, by certainty of the match. */
const CHOICES: Readonly<Record<Certainty, readonly ImportDecision[]>> = {
  NOBODY: [],
  SAME: [],
  POSSIBLE: ['SAME_PERSON', 'OTHER_PERSON'],
  CONFLICT: ['SAME_PERSON', 'WRONG_NUMBER'],
};

/**
 * Matches each row with a student and determines its effect: pure, row by row in file order. Two facts must
 * agree (contract, section 8): number and name identify the student; the number alone is a conflict; name and
 * address, or name and birth date, are a possible duplicate. The user decides both, and nothing is merged
 * before.
 */
export class RowJudge {
  private readonly byNumber: ReadonlyMap<string, ExistingStudent>;
  private readonly byPreviousNumber: ReadonlyMap<string, ExistingStudent>;
  private readonly byEmail: ReadonlyMap<string, ExistingStudent[]>;
  private readonly byName: ReadonlyMap<string, ExistingStudent[]>;
  private readonly decisions: ReadonlyMap<number, RowDecision>;
  private readonly met = new Map<string, RowReading>();
  private readonly heads = new Map<unknown, JudgedRow>();

  constructor(
    existing: readonly ExistingStudent[],
    private readonly people: People,
    private readonly keepExistingWhenEmpty: boolean,
    decisions: readonly RowDecision[] = [],
  ) {
    this.decisions = new Map(decisions.map((decision) => [decision.row, decision]));
    this.byNumber = new Map(
      existing.flatMap((student) => (student.personalNumber ? [[student.personalNumber, student]] : [])),
    );
    this.byPreviousNumber = new Map(
      existing.flatMap((student) => student.previousNumbers.map((number) => [number, student])),
    );
    const open = existing.filter((student) => student.open);
    this.byEmail = indexBy(open, (student) => student.email && nameKey(student.email));
    this.byName = indexBy(open, (student) => personNameKey(student.name));
  }

  judge(reading: RowReading): JudgedRow {
    const judged = this.judgeAlone(reading);
    const person = judged.plan && this.people.personOf(reading);
    if (!person) return judged;
    const head = this.heads.get(person);
    if (head) joinToHead(head, judged);
    else this.heads.set(person, judged);
    return judged;
  }

  private judgeAlone(reading: RowReading): JudgedRow {
    const { row, issues } = reading;
    const repeat = this.people.repeatOf(reading);
    const found = this.match(reading);
    const decided = repeat?.warning === false ? null : this.decisionOn(reading, found);
    const match = decided ? this.decidedMatch(reading, found, decided.decision) : found;
    const { student, certainty } = match;
    const isSure = certainty === 'SAME';
    const all = [...issues, ...present(repeat, this.people.sharedAddressOf(reading), match.issue)];
    for (const { target, issue } of reading.archived ?? []) if (!isOn(student, target)) all.push(issue);
    const twice = student && isSure ? this.secondMeeting(student.id, reading) : null;
    if (twice && !repeat) all.push(twice);
    const read = match.dropsNumber ? withoutNumber(reading) : reading;
    const plan = makePlan(read, student, this.keepExistingWhenEmpty);
    if (decided?.decision === 'WRONG_NUMBER') all.push(numberLeft(found.student!));
    if (isSure) all.push(...this.warningsOf(reading, student!, plan));
    if (!student && !reading.fields.name) all.push(issue('Namn saknas.', 'NAME', 'CELL'));
    if (endsTooEarly(reading, student)) all.push(issue('Slutdatum före startdatum.', 'END_DATE', 'CELL'));
    const doubles = [repeat, twice, isSure ? null : match.issue];
    const errors = all.filter(({ warning }) => !warning);
    const isInvalid = errors.some((error) => !doubles.includes(error));
    const isRepeated = [repeat, twice].some((double) => double?.warning === false);
    const changes = changesOf(plan, student);
    const outcome = outcomeOf({
      invalid: isInvalid,
      conflict: certainty === 'CONFLICT' && !isRepeated,
      doubled: errors.length > 0,
      met: student !== null,
      changed: changes.length > 0,
    });
    return {
      row,
      outcome,
      name: reading.label ?? student?.name ?? null,
      issues: all,
      changes: outcome === 'CHANGED' ? changes : [],
      student: student && { id: student.id, version: student.version },
      plan: outcome === 'NEW' || outcome === 'CHANGED' ? plan : null,
      headRow: null,
      choices: isInvalid || isRepeated ? [] : CHOICES[found.certainty],
      decision: decided && { row, decision: decided.decision, studentId: decided.studentId },
    };
  }

  /** Decision on any row of the same person, if it refers to the matched student. */
  private decisionOn(reading: RowReading, { student, certainty }: Match): RowDecision | null {
    if (!student || this.decisions.size === 0) return null;
    for (const row of this.people.rowsOf(reading)) {
      const decided = this.decisions.get(row);
      if (decided?.studentId === student.id && CHOICES[certainty].includes(decided.decision)) return decided;
    }
    return null;
  }

  private decidedMatch(reading: RowReading, found: Match, decision: ImportDecision): Match {
    const { dropsNumber = false } = found;
    switch (decision) {
      case 'SAME_PERSON':
        return { student: found.student, certainty: 'SAME', issue: null, dropsNumber };
      case 'OTHER_PERSON':
        return { student: null, certainty: 'NOBODY', issue: this.sharedIssue(reading.fields.email) };
      case 'WRONG_NUMBER':
        return { ...this.matchOpen(withoutNumber(reading)), dropsNumber: true };
    }
  }

  /** Effects of a row on an existing student that its cells don't show. */
  private warningsOf(reading: RowReading, student: ExistingStudent, plan: Plan): RowIssue[] {
    const said = [];
    if (keepsSpelling(student, reading.fields)) {
      const kept = student.isProtected ? 'som förut' : `som förut: ${student.name}`;
      said.push(warning(`Namn: '${reading.fields.name}' skrivs ${kept}.`, 'NAME'));
    }
    const email = plan.values['email'];
    if (email) said.push(...present(this.sharedIssue(email, student.id)));
    return said;
  }

  /** Issue if the address belongs to another student; null if it is unused, or only `own` has it. */
  private sharedIssue(email: string | null | undefined, own?: string): RowIssue | null {
    const others = email ? (this.byEmail.get(nameKey(email)) ?? []).filter(({ id }) => id !== own) : [];
    if (others.length === 0) return null;
    const names = others.slice(0, 2).map(namedAs).join(' och ');
    return warning(
      `E-postadressen används redan av ${names}${others.length > 2 ? ` och ${others.length - 2} till` : ''}.`,
      'EMAIL',
    );
  }

  /**
   * A protected student hidden from the importer counts as nonexistent: the number matches nobody, and the
   * row is evaluated by its other data, in exactly the same way (permissions, section 1.10).
   */
  private match(reading: RowReading): Match {
    const { personalNumber, name } = reading.fields;
    const current = personalNumber ? this.byNumber.get(personalNumber) : undefined;
    // The current holder of a number precedes the former one.
    const former = personalNumber && !current ? this.byPreviousNumber.get(personalNumber) : undefined;
    const numbered = current ?? former;
    if (!numbered?.open) return this.matchOpen(reading);
    const agrees = !name || namesAgree(name, numbered.name);
    if (former) {
      // The number may have been assigned wrongly before: it alone doesn't identify a student.
      if (agrees) return { student: former, certainty: 'SAME', issue: FORMER_NUMBER, dropsNumber: true };
      const message = `Möjlig dubblett: personnumret har tidigare stått på ${namedAs(former)}.`;
      return { ...possible(former, message), dropsNumber: true };
    }
    if (agrees) return { student: numbered, certainty: 'SAME', issue: null };
    const message = `Personnumret står på ${namedAs(numbered)}, men raden gäller ${name}.`;
    return { student: numbered, certainty: 'CONFLICT', issue: issue(message, 'PERSONAL_NUMBER') };
  }

  /** Match by data other than the number: at most a possible duplicate. */
  private matchOpen({ fields, issues }: RowReading): Match {
    const { email, phone, name } = fields;
    const nobody: Match = { student: null, certainty: 'NOBODY', issue: this.sharedIssue(email) };
    // An unreadable value may be the distinguishing one.
    if (!name || issues.some(({ warning: isWarning }) => !isWarning)) return nobody;
    const addressed = (email && this.byEmail.get(nameKey(email))) || [];
    const neighbour = bestOf(addressed, name);
    if (neighbour)
      return possible(
        neighbour,
        `Möjlig dubblett: ${described(neighbour)} finns redan, med samma e-postadress.`,
      );
    const namesakes = this.byName.get(personNameKey(name)) ?? [];
    const called = phone && namesakes.find((student) => student.phone && isSamePhone(student.phone, phone));
    if (called)
      return possible(called, `Möjlig dubblett: ${described(called)} finns redan, med samma telefonnummer.`);
    const namesake = namesakes.find((student) => mayBeSame(fields, student));
    if (namesake) return possible(namesake, `Möjlig dubblett: ${described(namesake)} finns redan.`);
    return nobody;
  }

  /** Two rows can mean one student by different keys; rows of one person, a course each, are no such two. */
  private secondMeeting(studentId: string, reading: RowReading): RowIssue | null {
    const first = this.met.get(studentId);
    if (!first) this.met.set(studentId, reading);
    const person = this.people.personOf(reading);
    if (!first || (person && person === this.people.personOf(first))) return null;
    return issue(`Samma elev på rad ${first.row} och ${reading.row}.`, 'PERSONAL_NUMBER', 'COLUMN');
  }
}

/** Of students with one address, the one with this name; else one whose name agrees. */
function bestOf(students: readonly ExistingStudent[], name: string): ExistingStudent | undefined {
  return (
    students.find((student) => isSameName(student.name, name)) ??
    students.find((student) => namesAgree(student.name, name))
  );
}

function isSamePhone(one: string, other: string): boolean {
  return phoneKey(one) === phoneKey(other);
}

/** An equal name means the same person unless birth date or address differ. */
function mayBeSame(fields: StudentFields, student: ExistingStudent): boolean {
  if (fields.personalNumber && student.personalNumber) {
    return birthDate(fields.personalNumber) === birthDate(student.personalNumber);
  }
  return !(fields.email && student.email);
}

function outcomeOf(row: {
  invalid: boolean;
  conflict: boolean;
  doubled: boolean;
  met: boolean;
  changed: boolean;
}): ImportOutcome {
  if (row.invalid) return 'INVALID';
  if (row.conflict) return 'CONFLICT';
  if (row.doubled) return 'DUPLICATE';
  if (!row.met) return 'NEW';
  return row.changed ? 'CHANGED' : 'UNCHANGED';
}

function endsTooEarly({ fields, own }: RowReading, student: ExistingStudent | null): boolean {
  // Of several courses each has days of its own; the student's are made of them.
  const start = own ? own.startDate : (fields.startDate ?? student?.startDate);
  const end = own ? own.endDate : (fields.endDate ?? student?.endDate);
  const given = fields.startDate || fields.endDate;
  return Boolean(given && start && end && end < start);
}

/** The personal number distinguishes two people: highlight that cell. */
function possible(student: ExistingStudent, message: string): Match {
  return { student, certainty: 'POSSIBLE', issue: issue(message, 'PERSONAL_NUMBER') };
}

/** The row's person has another number now: everything else is imported. */
const FORMER_NUMBER = warning(
  'Personnumret är ett som eleven har haft tidigare. Elevens nuvarande uppgift behålls.',
  'PERSONAL_NUMBER',
);

function numberLeft(student: ExistingStudent): RowIssue {
  return warning(`Personnumret läses inte in: det står på ${namedAs(student)}.`, 'PERSONAL_NUMBER');
}

function withoutNumber(reading: RowReading): RowReading {
  const { personalNumber: _former, ...fields } = reading.fields;
  return { ...reading, fields };
}

function described(student: ExistingStudent): string {
  if (student.isProtected || !student.personalNumber) return namedAs(student);
  return `${student.name} (${birthDate(student.personalNumber)})`;
}

/** Stored data of a protected student is not shown here, only on the student's own page. */
function namedAs({ isProtected, name }: ExistingStudent): string {
  return isProtected ? 'en elev med skyddade personuppgifter' : name;
}

function warning(message: string, field: ImportField | null = null): RowIssue {
  return { ...issue(message, field), warning: true };
}

function present<T>(...items: (T | null)[]): T[] {
  return items.filter((item) => item !== null);
}

function issue(message: string, field: ImportField | null = null, place?: RowIssue['place']): RowIssue {
  return { column: null, value: null, message, warning: false, field, ...(place && { place }) };
}

function indexBy<T>(items: readonly T[], keyOf: (item: T) => string | null): Map<string, T[]> {
  const index = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (!key) continue;
    const same = index.get(key);
    if (same) same.push(item);
    else index.set(key, [item]);
  }
  return index;
}

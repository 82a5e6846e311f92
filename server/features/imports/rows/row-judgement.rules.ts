import { birthDate } from '../../../../domain/personal-number.js';
import type { ImportChange, ImportField, ImportOutcome } from '../../../platform/graphql/generated.js';
import { changesOf, isOn, makePlan, nameKey, type ExistingStudent, type Plan } from './row-plan.rules.js';
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
  /** The row of the same person that carries what this one adds; null for a row of its own. */
  headRow: number | null;
}

interface Match {
  student: ExistingStudent | null;
  /** The student is only possibly the one that the row means. */
  possible: boolean;
  issue: RowIssue | null;
}

/**
 * Finds for each row the student that it means, and says what it would do: pure, row by row in the
 * file's order. The match key is the personal number, else the e-mail address; a like name that
 * nothing tells apart is only a possible duplicate and is never merged (pages, section 1).
 */
export class RowJudge {
  private readonly byNumber: ReadonlyMap<string, ExistingStudent>;
  private readonly byPreviousNumber: ReadonlyMap<string, ExistingStudent>;
  private readonly byEmail: ReadonlyMap<string, ExistingStudent[]>;
  private readonly byName: ReadonlyMap<string, ExistingStudent[]>;
  private readonly met = new Map<string, RowReading>();
  private readonly heads = new Map<unknown, JudgedRow>();

  constructor(
    existing: readonly ExistingStudent[],
    private readonly people: People,
    private readonly keepExistingWhenEmpty: boolean,
  ) {
    this.byNumber = new Map(
      existing.flatMap((student) => (student.personalNumber ? [[student.personalNumber, student]] : [])),
    );
    this.byPreviousNumber = new Map(
      existing.flatMap((student) => student.previousNumbers.map((number) => [number, student])),
    );
    const open = existing.filter((student) => student.open);
    this.byEmail = indexBy(open, (student) => student.email && nameKey(student.email));
    this.byName = indexBy(open, (student) => nameKey(student.name));
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
    const all = repeat ? [...issues, repeat] : [...issues];
    const match = this.match(reading);
    if (match.issue) all.push(match.issue);
    const { student } = match;
    for (const { target, issue } of reading.archived ?? []) if (!isOn(student, target)) all.push(issue);
    const twice = student && !match.possible ? this.secondMeeting(student.id, reading) : null;
    if (twice && !repeat) all.push(twice);
    const plan = makePlan(
      match.issue === FORMER_NUMBER ? withoutNumber(reading) : reading,
      student,
      this.keepExistingWhenEmpty,
    );
    if (!student && !reading.fields.name) all.push(issue('Namn saknas.', 'NAME'));
    if (endsTooEarly(reading, student)) all.push(issue('Slutdatum före startdatum.', 'END_DATE'));
    const doubles = [repeat, twice, match.possible ? match.issue : null];
    const errors = all.filter(({ warning }) => !warning);
    const changes = changesOf(plan, student);
    const outcome = outcomeOf({
      invalid: errors.some((error) => !doubles.includes(error)),
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
    };
  }

  /**
   * A protected student whom the importing person may not know of is as good as nobody: the number means no one, and
   * the row is judged by what else it says, in the very same way (permissions, section 1.10).
   */
  private match(reading: RowReading): Match {
    const { personalNumber } = reading.fields;
    const current = personalNumber ? this.byNumber.get(personalNumber) : undefined;
    // The one who has the number now goes before the one who had it.
    const former = personalNumber && !current ? this.byPreviousNumber.get(personalNumber) : undefined;
    const numbered = current ?? former;
    if (numbered && !numbered.open) return this.matchOpen(reading);
    return this.matchOpen(reading, current, former);
  }

  private matchOpen(
    { fields, issues }: RowReading,
    current?: ExistingStudent,
    former?: ExistingStudent,
  ): Match {
    const { personalNumber, email, name } = fields;
    if (former) {
      // A number may have stood on the wrong person once: it alone makes nobody the same.
      const alike =
        !name ||
        nameKey(name) === nameKey(former.name) ||
        (email && nameKey(email) === nameKey(former.email ?? ''));
      if (!alike)
        return possible(former, `Möjlig dubblett: personnumret har tidigare stått på ${former.name}.`);
      return { student: former, possible: false, issue: FORMER_NUMBER };
    }
    if (current) return { student: current, possible: false, issue: null };
    const addressed = email ? (this.byEmail.get(nameKey(email)) ?? []) : [];
    const candidates = addressed.filter((student) => !personalNumber || student.personalNumber === null);
    if (candidates.length === 1) return { student: candidates[0]!, possible: false, issue: null };
    if (candidates.length > 1) {
      return possible(candidates[0]!, `Möjlig dubblett: flera elever har e-postadressen ${email}.`);
    }
    // What could not be read may be the very thing that tells two people apart.
    const readable = issues.every(({ warning }) => warning);
    const namesake =
      name && readable
        ? this.byName.get(nameKey(name))?.find((student) => mayBeSame(fields, student))
        : undefined;
    if (namesake) return possible(namesake, `Möjlig dubblett: ${described(namesake)} finns redan.`);
    return { student: null, possible: false, issue: addressed[0] ? shared(addressed[0]) : null };
  }

  /** Two rows can mean one student by different keys; rows of one person, a course each, are no such two. */
  private secondMeeting(studentId: string, reading: RowReading): RowIssue | null {
    const first = this.met.get(studentId);
    if (!first) this.met.set(studentId, reading);
    const person = this.people.personOf(reading);
    if (!first || (person && person === this.people.personOf(first))) return null;
    return issue(`Samma elev på rad ${first.row} och ${reading.row}.`, 'PERSONAL_NUMBER');
  }
}

/** A like name is the same person unless a birth date or an address tells them apart. */
function mayBeSame(fields: StudentFields, student: ExistingStudent): boolean {
  if (fields.personalNumber && student.personalNumber) {
    return birthDate(fields.personalNumber) === birthDate(student.personalNumber);
  }
  return !(fields.email && student.email);
}

function outcomeOf(row: {
  invalid: boolean;
  doubled: boolean;
  met: boolean;
  changed: boolean;
}): ImportOutcome {
  if (row.invalid) return 'INVALID';
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

/** The personal number is what tells two people apart: that is the cell to look at. */
function possible(student: ExistingStudent, message: string) {
  return { student, possible: true, issue: issue(message, 'PERSONAL_NUMBER') };
}

/** The row is of someone who has another number now: it may say everything else, and not that. */
const FORMER_NUMBER: RowIssue = {
  ...issue('Personnumret är ett som eleven har haft tidigare. Elevens nuvarande uppgift behålls.'),
  warning: true,
};

function withoutNumber(reading: RowReading): RowReading {
  const { personalNumber: _former, ...fields } = reading.fields;
  return { ...reading, fields };
}

function shared(student: ExistingStudent): RowIssue {
  return { ...issue(`E-postadressen används redan av ${student.name}.`), warning: true };
}

function described(student: ExistingStudent): string {
  return student.personalNumber ? `${student.name} (${birthDate(student.personalNumber)})` : student.name;
}

function issue(message: string, field: ImportField | null = null): RowIssue {
  return { column: null, value: null, message, warning: false, field };
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

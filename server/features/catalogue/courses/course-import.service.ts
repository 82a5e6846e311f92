import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import type { Read } from '../../../platform/database/rows.js';
import { badField } from '../../../platform/errors/app-error.js';
import type {
  CourseImportChange,
  CourseImportResult,
  CourseImportRow,
  CourseLevel,
  CourseSystem,
  ImportCoursesInput,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { lengthOf } from '../../../platform/validation/text.js';
import { readImportText, systemOf, type ImportLine } from './course-import.input.js';
import { courseWarnings } from './course-warnings.rules.js';
import { writeImportedCourses } from './courses.repository.js';

const LONGEST = 200_000;
const MOST_ROWS = 2_000;

interface StoredCourse extends Read<'course', 'id' | 'code' | 'name' | 'points' | 'subject' | 'system'> {
  /** Ids of the equivalents. */
  equivalents: string[];
}

/** A validated row, with the stored course and the equivalent it refers to. */
interface JudgedLine extends CourseImportRow {
  system: CourseSystem;
  subject: string | null;
  stored: StoredCourse | null;
  equivalent: StoredCourse | null;
}

/** 'Importera kurslista' (pages, section 4): a preview, then the valid rows in one transaction. */
@Injectable()
export class CourseImport {
  constructor(private readonly work: UnitOfWork) {}

  run(call: Call, { text, commit }: ImportCoursesInput): Promise<CourseImportResult> {
    if (lengthOf(text) > LONGEST) throw badField('text', 'TOO_LONG', `Högst ${LONGEST} tecken.`);
    const lines = readImportText(text);
    if (lines.length === 0) throw badField('text', 'REQUIRED', 'Klistra in minst en rad.');
    if (lines.length > MOST_ROWS) throw badField('text', 'TOO_LONG', `Högst ${MOST_ROWS} rader.`);
    return this.work.run(call, async (tx) => {
      const judged = judgeLines(lines, await tx.query<StoredCourse>(COURSES));
      const written = commit ? await write(tx, judged) : 0;
      return {
        rows: judged.map(({ row, code, name, points, outcome, changes, messages }) => ({
          ...{ row, code, name, points, outcome, changes, messages },
        })),
        written,
      };
    });
  }
}

const COURSES = `SELECT c.id, c.code, c.name, c.points, c.subject, c.system,
    ARRAY(SELECT p.equivalent_id FROM course_pair p WHERE p.course_id = c.id) AS equivalents
  FROM course c`;
const keyOf = (system: string, code: string): string => `${system} ${code.toLowerCase()}`;

function judgeLines(lines: readonly ImportLine[], courses: readonly StoredCourse[]): JudgedLine[] {
  const known = new Map(courses.map((course) => [keyOf(course.system, course.code), course]));
  const byCode = new Map(courses.map((course) => [course.code.toLowerCase(), course]));
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const judged = judgeLine(line, known, byCode);
    const key = keyOf(judged.system, line.code);
    const earlier = seen.get(key);
    if (earlier !== undefined && line.code !== '')
      return {
        ...judged,
        outcome: 'INVALID',
        changes: [],
        messages: [`Samma kurskod på rad ${earlier} och ${line.row}.`],
      };
    seen.set(key, line.row);
    return judged;
  });
}

function judgeLine(
  line: ImportLine,
  known: ReadonlyMap<string, StoredCourse>,
  byCode: ReadonlyMap<string, StoredCourse>,
): JudgedLine {
  const system = systemOf(line);
  const points =
    line.points === '' ? null : Number(line.points.replace(/\s*p(oäng)?$/i, '').replace(',', '.'));
  const equivalent = line.equivalent === '' ? null : (byCode.get(line.equivalent.toLowerCase()) ?? null);
  const found = system ? (known.get(keyOf(system, line.code)) ?? null) : null;
  const problems = [
    line.code === '' && 'Kurskod saknas.',
    (lengthOf(line.code) > 20 || /\s/.test(line.code)) && 'Kurskoden har högst 20 tecken och inga blanksteg.',
    line.name === '' && !found && 'Kursnamn saknas.',
    lengthOf(line.name) > 120 && 'Kursnamnet har högst 120 tecken.',
    system === null && `Kurssystemet '${line.system}' är okänt.`,
    points !== null &&
      !(Number.isInteger(points) && points >= 0 && points <= 5_000) &&
      `Poäng '${line.points}' är inget heltal.`,
    line.equivalent !== '' && !equivalent && `Motsvarigheten ${line.equivalent} finns inte.`,
    equivalent?.system === system && 'En motsvarighet hör till ett annat kurssystem.',
  ].filter((problem) => problem !== false);
  const given = Number.isInteger(points) ? points : null;
  // An empty cell keeps the stored value.
  const base = {
    ...{ row: line.row, code: line.code, name: line.name || (found?.name ?? '') },
    points: given ?? found?.points ?? null,
    system: system ?? 'LOCAL',
    subject: line.subject || (found?.subject ?? null),
    stored: found,
    equivalent,
  } as const;
  if (problems.length > 0) return { ...base, outcome: 'INVALID', changes: [], messages: problems };
  const changes = found ? changesOf(found, base) : [];
  return {
    ...base,
    outcome: !found ? 'NEW' : changes.length === 0 ? 'UNCHANGED' : 'CHANGED',
    changes,
    messages: courseWarnings(base).map(({ message }) => message),
  };
}

/** Differences from the stored course; an equivalent is added to the existing ones. */
function changesOf(
  stored: StoredCourse,
  { name, points, subject, equivalent }: Pick<JudgedLine, 'name' | 'points' | 'subject' | 'equivalent'>,
): CourseImportChange[] {
  const text = (value: number | null | undefined) => (typeof value === 'number' ? String(value) : null);
  const all: CourseImportChange[] = [
    { field: 'NAME', before: stored.name, after: name ?? null },
    { field: 'POINTS', before: text(stored.points), after: text(points) },
    { field: 'SUBJECT', before: stored.subject, after: subject },
  ];
  const isLinked = equivalent === null || stored.equivalents.includes(equivalent.id);
  return [
    ...all.filter(({ before, after }) => before !== after),
    ...(isLinked ? [] : [{ field: 'EQUIVALENT', before: null, after: equivalent.code } as const]),
  ];
}

const LEVEL: Record<CourseSystem, CourseLevel> = {
  GY11: 'UPPER_SECONDARY',
  GY25: 'UPPER_SECONDARY',
  VUX_GRUND: 'BASIC',
  SFI: 'SFI',
  LOCAL: 'UPPER_SECONDARY',
};

async function write(tx: Work, judged: readonly JudgedLine[]): Promise<number> {
  const rows = judged
    .filter(({ outcome }) => outcome === 'NEW' || outcome === 'CHANGED')
    .map(({ stored, equivalent, ...row }) => ({
      ...row,
      id: stored?.id ?? uuid(),
      code: stored?.code ?? row.code,
      level: LEVEL[row.system],
      equivalent: equivalent?.id ?? null,
    }));
  await writeImportedCourses(tx, rows);
  return rows.length;
}

import { Injectable } from '@nestjs/common';
import { courseNameList } from '../../../domain/lists/course-matching.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Database, type Queryable } from '../../platform/database/database.js';
import type { Read } from '../../platform/database/rows.js';
import { readPage } from '../../platform/database/list-query.js';
import { UnitOfWork, type Work } from '../../platform/database/unit-of-work.js';
import { badField, notFound } from '../../platform/errors/app-error.js';
import type {
  AddCourseWishInput,
  CourseAlias,
  MatchCounts,
  ResolveCourseNameInput,
  ResolvedCourseName,
  UnknownCourseNamePage,
  UnknownCourseNamesInput,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { fold } from '../../platform/validation/fold.js';
import { requireId } from '../../platform/validation/id.js';
import { requiredLine } from '../../platform/validation/text.js';
import { planWished } from '../enrollments/single/planned-courses.repository.js';
import { likelyCourses, type LikelyCourse } from './course-likeness.rules.js';
import {
  settleWishes,
  type Wish,
  addWish,
  deleteAlias,
  dismissWishes,
  rememberSpelling,
  reopenWishes,
} from './course-matching.repository.js';
import { countNeeds } from './matches.queries.js';
import { readQuestion } from '../../platform/validation/question.js';
import { courseJson } from '../catalogue/courses/course-json.queries.js';

const LONGEST = 200;
const MOST_HITS = 5;

interface Written {
  text: string;
  students: number;
  rows: number;
}

/** Unresolved course names and the aliases for them (pages, section 7: Namnmatchning). */
@Injectable()
export class CourseNamesService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly database: Database,
  ) {}

  /** Unresolved names with similar courses. Reads one statement; similarity is calculated only for the page. */
  async unknown(input: UnknownCourseNamesInput): Promise<UnknownCourseNamePage> {
    const { first, offset } = readPage(courseNameList, input);
    const [row] = await this.database.query<{ written: Written[]; known: string[]; courses: LikelyCourse[] }>(
      `SELECT ${WRITTEN} AS written, (SELECT coalesce(json_agg(folded), '[]') FROM course_alias) AS known,
         (SELECT json_agg(${courseJson('c')}) FROM course c WHERE c.archived_at IS NULL) AS courses`,
    );
    const q = fold(readQuestion(input.q, 'q') ?? '');
    const names = gather(row!.written, new Set(row!.known)).filter(({ folded }) => folded.includes(q));
    return {
      totalCount: names.length,
      nodes: names.slice(offset, offset + first).map(({ text, students, rows }) => ({
        text,
        students,
        importRows: rows,
        hits: likelyCourses(text, row!.courses ?? [], MOST_HITS),
      })),
    };
  }

  aliases(): Promise<CourseAlias[]> {
    return readAliases(this.database, null);
  }

  /**
   * Resolves a name. With a course its wishes become planned enrolments, recorded in each student's history.
   * Without a course the wishes are dismissed until the alias is deleted.
   */
  resolve(call: Call, input: ResolveCourseNameInput): Promise<ResolvedCourseName> {
    const text = requiredLine(input.text, 'text', LONGEST);
    const folded = requireFold(text);
    const courseId = input.courseId ? requireId(input.courseId, 'courseId') : null;
    return this.work.run(call, async (tx) => {
      const course = courseId ? await courseNamed(tx, courseId) : null;
      // A name without a course is always remembered, so that it is resolved only once.
      const remembers = input.remember || !course;
      const alias = remembers ? await remember(tx, call.actor, { text, folded, courseId }) : null;
      const students = course
        ? await settle(tx, call.actor, folded, course)
        : await dismissWishes(tx, folded, alias!.id);
      return { students, alias };
    });
  }

  /** Deletes an alias and reopens the wishes that it dismissed. */
  forget(call: Call, givenId: string): Promise<string> {
    const id = requireId(givenId, 'id');
    return this.work.run(call, async (tx) => {
      await reopenWishes(tx, id);
      const gone = await deleteAlias(tx, id);
      if (gone === 0) throw notFound('Aliaset finns inte.');
      return id;
    });
  }

  /**
   * Adds a wish. A course code, a unique course name or an alias becomes a need at once; other names remain
   * unresolved.
   */
  addWish(call: Call, input: AddCourseWishInput): Promise<MatchCounts> {
    const text = requiredLine(input.text, 'text', LONGEST);
    const folded = requireFold(text);
    const studentId = requireId(input.studentId, 'studentId');
    return this.work.run(call, async (tx) => {
      const [student] = await tx.query('SELECT id FROM student WHERE id = $1', [studentId]);
      if (!student) throw badField('studentId', 'BAD_REFERENCE', 'Eleven finns inte.');
      const added = await addWish(tx, {
        studentId,
        text,
        folded,
        earliestOn: input.earliestOn ?? null,
        createdBy: call.actor.name,
      });
      if (added === 0) throw badField('text', 'DUPLICATE', 'Eleven väntar redan på den kursen.');
      const course = await meantCourse(tx, text, folded);
      if (course) await settle(tx, call.actor, folded, course);
      return countNeeds(tx);
    });
  }
}

/** Names in open wishes, and in failed import rows of the last 90 days. */
const WRITTEN = `(SELECT coalesce(json_agg(w), '[]') FROM (
  SELECT text, count(*)::integer AS students, 0 AS rows FROM course_wish WHERE settled_at IS NULL GROUP BY text
  UNION ALL
  SELECT issue->>'value', 0, count(*)::integer
  FROM import_batch b JOIN import_row r ON r.batch_id = b.id CROSS JOIN jsonb_array_elements(r.errors) AS issue
  WHERE b.created_at > now() - interval '90 days' AND b.state <> 'UNDONE' AND r.outcome = 'INVALID'
    AND issue->>'value' IS NOT NULL AND issue->>'column' IN (
      SELECT c->>'header' FROM jsonb_array_elements(b.columns) AS c WHERE c->>'field' IN ('COURSE_CODE', 'COURSE_NAME'))
  GROUP BY issue->>'value') w)`;

/**
 * Groups spellings that differ only in case and punctuation, shown in the most common spelling. Names in wishes are
 * always listed; an alias hides only names in import rows.
 */
function gather(written: readonly Written[], known: ReadonlySet<string>): (Written & { folded: string })[] {
  const byName = new Map<string, Written & { folded: string }>();
  for (const one of [...written].sort((a, b) => b.students + b.rows - a.students - a.rows)) {
    const folded = fold(one.text);
    if (folded === '') continue;
    const met = byName.get(folded);
    if (met) {
      met.students += one.students;
      met.rows += one.rows;
    } else byName.set(folded, { ...one, folded });
  }
  const asked = [...byName.values()].filter(({ folded, students }) => students > 0 || !known.has(folded));
  return asked.sort(
    (a, b) => b.students - a.students || b.rows - a.rows || a.text.localeCompare(b.text, 'sv'),
  );
}

function requireFold(text: string): string {
  const folded = fold(text);
  if (folded === '') throw badField('text', 'FORMAT', 'Skriv ett namn eller en kod.');
  return folded;
}

type Named = Read<'course', 'id' | 'name'>;

async function courseNamed(tx: Queryable, id: string): Promise<Named> {
  const [course] = await tx.query<Named>('SELECT id, name FROM course WHERE id = $1', [id]);
  if (!course) throw badField('courseId', 'BAD_REFERENCE', 'Kursen finns inte.');
  return course;
}

/** The only course that the text refers to; null if there is none or more than one. */
async function meantCourse(tx: Queryable, text: string, folded: string): Promise<Named | null> {
  const found = await tx.query<Named>(
    `SELECT id, name FROM course WHERE archived_at IS NULL AND (lower(code) = lower($1) OR lower(name) = lower($1)
       OR id IN (SELECT course_id FROM course_alias WHERE folded = $2)) LIMIT 2`,
    [text, folded],
  );
  return found.length === 1 ? found[0]! : null;
}

/** Creates planned enrolments for the wishes. A student who has the course planned already keeps that entry. */
async function settle(tx: Work, actor: Actor, folded: string, course: Named): Promise<number> {
  const wishes = await tx.query<Wish>(
    `SELECT id, student_id AS "studentId", text, earliest_on AS "earliestOn" FROM course_wish WHERE folded = $1 AND settled_at IS NULL
     ORDER BY id FOR UPDATE`,
    [folded],
  );
  if (wishes.length === 0) return 0;
  const planned = await planWished(tx, course.id, wishes);
  await settleWishes(tx, wishes, planned);
  for (const { studentId } of planned) {
    tx.history(actor, studentId, { education: null }, { education: `${course.name}: Planerad` });
  }
  return wishes.length;
}

/** Stores an alias for a course, or for none, and returns it. */
async function remember(
  tx: Queryable,
  actor: Actor,
  { text, folded, courseId }: { text: string; folded: string; courseId: string | null },
): Promise<CourseAlias> {
  await rememberSpelling(tx, { folded, text, courseId, actorId: actor.userId, actorName: actor.name });
  return (await readAliases(tx, folded))[0]!;
}

function readAliases(db: Queryable, folded: string | null): Promise<CourseAlias[]> {
  return db.query<CourseAlias>(
    `SELECT a.id, a.text, a.created_by_name AS "createdBy", iso(a.created_at) AS "createdAt",
       CASE WHEN c.id IS NOT NULL
         THEN ${courseJson('c')} END AS course
     FROM course_alias a LEFT JOIN course c ON c.id = a.course_id
     WHERE $1::text IS NULL OR a.folded = $1 ORDER BY a.text COLLATE "sv-x-icu", a.id LIMIT 1000`,
    [folded],
  );
}

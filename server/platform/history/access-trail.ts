import { Injectable } from '@nestjs/common';
import { validate as isId } from 'uuid';
import { hasRank, isKnown, type Actor } from '../auth/actor.js';
import { Database, type Queryable } from '../database/database.js';
import { SqlParams } from '../database/sql-params.js';
import { AppError, notFound } from '../errors/app-error.js';
import { visibleTo } from '../auth/student-scope.js';
import { meetsProtected, type AccessAction } from './access-log.js';
import { questionOf } from './access-question.js';
import type { StudentsOf } from './students-in-answer.js';

/** A root field that has answered or refused. */
export interface Asked {
  name: string;
  operation: 'query' | 'mutation';
  args: object;
  /** The same call may get an answer that was kept for a repeat. */
  repeatable: boolean;
}

/** Writes who is shown by the result of a unit of work, in its transaction. */
export type AccessNote = (tx: Queryable, result: unknown) => Promise<void>;

/** The two places where the records of one root field are written. */
export interface AnswerTrail {
  /** With a change and its history: neither is there without the other. */
  withChange: AccessNote;
  /** Before the answer leaves, for what no unit of work has written: readings, repeats, what only the answer shows. */
  withAnswer: (answer: unknown) => Promise<void>;
}

/** What readings are called in the log; a change is CHANGE_STUDENT, and any other list LIST_STUDENTS. */
const ACTIONS: Readonly<Record<string, AccessAction>> = {
  student: 'READ_STUDENT',
  details: 'READ_STUDENT',
  correctionRequests: 'READ_STUDENT',
  mergePreview: 'READ_STUDENT',
  endStudentPreview: 'READ_STUDENT',
  enrollment: 'READ_STUDENT',
  studentHistory: 'READ_HISTORY',
  studentTimeline: 'READ_HISTORY',
  studentGrades: 'READ_GRADES',
  gradeSheet: 'READ_GRADES',
  files: 'LIST_FILES',
  file: 'READ_FILE',
  issuedDocument: 'READ_FILE',
  issuedDocuments: 'LIST_FILES',
  search: 'SEARCH_STUDENTS',
  findStudents: 'SEARCH_STUDENTS',
  heldImportRows: 'IMPORT_STUDENTS',
  exams: 'LIST_EXAMS',
  calendar: 'READ_CALENDAR',
  examsToWatch: 'READ_CALENDAR',
  enrollments: 'LIST_ENROLLMENTS',
  earningLines: 'READ_EARNINGS',
  earningExplanation: 'READ_EARNINGS',
  earningCorrections: 'READ_EARNINGS',
  earningDeviations: 'READ_EARNINGS',
  freezePreview: 'READ_EARNINGS',
  invoiceSheet: 'READ_EARNINGS',
  examFees: 'READ_EARNINGS',
  csnReports: 'REPORT_CSN',
  csnReport: 'REPORT_CSN',
  reportToCsn: 'REPORT_CSN',
  withdrawCsnReport: 'REPORT_CSN',
  undoMatch: 'LIST_STUDENTS',
  resolveNotification: 'LIST_STUDENTS',
  resetNotification: 'LIST_STUDENTS',
  previewEnrollmentChange: 'LIST_ENROLLMENTS',
  previewEnrollMany: 'LIST_ENROLLMENTS',
  occasionSummonses: 'CREATE_DOCUMENT',
  createDocument: 'CREATE_DOCUMENT',
  createExamSummons: 'CREATE_DOCUMENT',
  createGradeCatalogue: 'CREATE_DOCUMENT',
};

/** Readings of one student, whose own statement has named the student in the log. */
const NAMED_ALREADY: ReadonlySet<string> = new Set([
  'student',
  'details',
  'studentHistory',
  'studentTimeline',
  'studentGrades',
  'correctionRequests',
  'mergePreview',
  'endStudentPreview',
  'enrollment',
  'earningExplanation',
  'files',
  'file',
  'issuedDocument',
]);

/** Lists that write the records of their protected students in the statement that reads them. */
const TRACED_ALREADY: ReadonlySet<string> = new Set([
  'students',
  'board',
  'search',
  'exams',
  'enrollments',
  'courseMatching',
]);

/** Changes whose own statement or transaction names the student in the log. */
const WRITTEN_ALREADY: ReadonlySet<string> = new Set([
  'setAplStatus',
  'createDocument',
  'createExamSummons',
  'answerCorrection',
]);

/** Changes that leave a record of their own for the whole, as a list does. */
const WRITTEN_AS_LIST: ReadonlySet<string> = new Set([
  'reportToCsn',
  'withdrawCsnReport',
  'createGradeCatalogue',
  'undoMatch',
  'resolveNotification',
  'resetNotification',
]);

/** More ids than this in one call name a selection, not students whom somebody asks for. */
const MOST_NAMED = 20;

const RELAXED = `relaxed AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true) AS mode)`;
const COLUMNS = 'user_id, role, action, student_id, is_protected, result, reason, question';

/**
 * The records that no statement of a feature's own writes (permissions, section 1.10; security, P19): of a change,
 * whether or not anything differed; of each protected student whom a list or search has shown; and of a
 * refusal. They are there before the answer leaves, through either door.
 */
@Injectable()
export class AccessTrail {
  constructor(private readonly database: Database) {}

  /** Of an answer that shows students. NOT_FOUND for a repeat of what may no longer be seen. */
  of(actor: Actor, asked: Asked, studentsOf: StudentsOf): AnswerTrail {
    const noted = new Set<string>();
    return {
      withChange: async (tx, result) => {
        const ids = studentsOf(result);
        // A transaction that was rolled back and runs again writes its own records anew.
        noted.clear();
        if (!WRITTEN_ALREADY.has(asked.name)) await this.changed(tx, actor, asked, ids);
        for (const id of ids) noted.add(id);
      },
      withAnswer: async (answer) => {
        if (asked.operation === 'query') return this.read(actor, asked, () => studentsOf(answer));
        // A repeat writes nothing of its own: what it shows again is noted here.
        const isWritten = WRITTEN_ALREADY.has(asked.name) && !asked.repeatable;
        if (isWritten || !hasRank(actor, 'COORDINATOR')) return;
        const ids = studentsOf(answer);
        // What this call has just done is no repeat.
        if (asked.repeatable && ids.some((id) => !noted.has(id))) await this.refuseHidden(actor, ids);
        return this.changed(
          this.database,
          actor,
          asked,
          ids.filter((id) => !noted.has(id)),
        );
      },
    };
  }

  private async read(actor: Actor, asked: Asked, shown: () => string[]): Promise<void> {
    if (NAMED_ALREADY.has(asked.name) || TRACED_ALREADY.has(asked.name) || !meetsProtected(actor)) return;
    const studentIds = shown();
    if (studentIds.length === 0) return;
    await this.note(this.database, actor, asked, studentIds, 'PROTECTED');
  }

  private async changed(db: Queryable, actor: Actor, asked: Asked, studentIds: string[]): Promise<void> {
    if (studentIds.length === 0 || !hasRank(actor, 'COORDINATOR')) return;
    const one = studentIds.length === 1 ? 'ONE' : 'MANY';
    await this.note(db, actor, asked, studentIds, WRITTEN_AS_LIST.has(asked.name) ? 'PROTECTED' : one);
  }

  /**
   * After a refusal to anyone signed in, of students whom the call names by their own id or by that of something of
   * theirs. What is not there leaves no record, and neither does what is missing in a record that may be seen.
   */
  async refused(actor: Actor, asked: Asked, error: unknown): Promise<void> {
    // Whoever is only presumed has been told nothing: their session is asked for, and the refusal said anew.
    if (!isKnown(actor)) return;
    const code = error instanceof AppError ? error.code : null;
    if (code !== 'FORBIDDEN' && code !== 'NOT_FOUND') return;
    const named = idsIn(asked.args);
    if (named.length === 0 || named.length > MOST_NAMED) return;
    const params = new SqlParams();
    const ids = `ANY (${params.add(named)}::uuid[])`;
    const hidden =
      code === 'NOT_FOUND' ? `AND s.is_protected AND (${visibleTo(actor, params)}) IS NOT TRUE` : '';
    await this.database.query(
      `WITH ${RELAXED} INSERT INTO access_log (${COLUMNS})
       SELECT ${this.who(actor, asked, params)}, s.id, s.is_protected, 'REFUSED', ${params.add(actor.accessReason ?? null)}, NULL
       FROM relaxed, student s WHERE s.id IS DISTINCT FROM ${params.add(actor.studentId)}::uuid AND s.id IN (
         SELECT id FROM student WHERE id = ${ids}
         UNION ALL SELECT student_id FROM uploaded_file WHERE id = ${ids}
         UNION ALL SELECT student_id FROM exam WHERE id = ${ids}
         UNION ALL SELECT student_id FROM enrollment WHERE id = ${ids}
         UNION ALL SELECT student_id FROM comment WHERE id = ${ids}
         UNION ALL SELECT student_id FROM document WHERE id = ${ids}) ${hidden}`,
      params.values,
    );
  }

  private async note(
    db: Queryable,
    actor: Actor,
    asked: Asked,
    ids: string[],
    whom: 'ONE' | 'MANY' | 'PROTECTED',
  ): Promise<void> {
    const params = new SqlParams();
    const who = this.who(actor, asked, params);
    const reason = params.add(actor.accessReason ?? null);
    const question = whom === 'ONE' ? null : questionOf(asked.args);
    const among = `ANY (${params.add(ids)}::uuid[])`;
    const each = `SELECT ${who}, s.id, s.is_protected, 'OK', ${reason}::text, ${params.add(question)}::text
      FROM student s WHERE (s.id = ${among} OR s.id IN (SELECT e.student_id FROM enrollment e WHERE e.id = ${among}))
      ${whom === 'ONE' ? '' : 'AND s.is_protected'}`;
    const all = `SELECT ${who}, NULL::uuid, false, 'OK', ${reason}::text, NULL::text UNION ALL `;
    // In the transaction of a change the record is as durable as the change.
    const alone = db === this.database;
    await db.query(
      `${alone ? `WITH ${RELAXED} ` : ''}INSERT INTO access_log (${COLUMNS})
       SELECT logged.* FROM (${whom === 'MANY' ? all : ''}${each}) AS logged${alone ? ', relaxed' : ''}`,
      params.values,
    );
  }

  /** An answer that was kept for a repeat was right then; who it shows may have been protected since. */
  private async refuseHidden(actor: Actor, studentIds: string[]): Promise<void> {
    const params = new SqlParams();
    const [hidden] = await this.database.query(
      `SELECT FROM student s WHERE s.id = ANY (${params.add(studentIds)}::uuid[]) AND (${visibleTo(actor, params)}) IS NOT TRUE LIMIT 1`,
      params.values,
    );
    if (hidden) throw notFound('Eleven finns inte.');
  }

  private who(actor: Actor, { name, operation }: Asked, params: SqlParams): string {
    const action = ACTIONS[name] ?? (operation === 'mutation' ? 'CHANGE_STUDENT' : 'LIST_STUDENTS');
    return `${params.add(actor.userId)}::uuid, ${params.add(actor.role)}::text, ${params.add(action)}::text`;
  }
}

/** Every id among the arguments, whatever it is of. */
function idsIn(value: unknown): string[] {
  const found = new Set<string>();
  const walk = (inner: unknown): void => {
    if (typeof inner === 'string' && isId(inner)) found.add(inner);
    else if (typeof inner === 'object' && inner !== null) Object.values(inner).forEach(walk);
  };
  walk(value);
  return [...found];
}

import { Injectable } from '@nestjs/common';
import { validate as isId } from 'uuid';
import { hasRank, type Actor } from '../auth/actor.js';
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
  /** A repeat of this call may get a stored answer. */
  repeatable: boolean;
}

/** Writes who is shown by the result of a unit of work, in its transaction. */
export type AccessNote = (tx: Queryable, result: unknown) => Promise<void>;

/** The two places where the records of one root field are written. */
export interface AnswerTrail {
  /** Written with a change and its history, atomically. */
  withChange: AccessNote;
  /**
   * Written before the answer is sent, for records that no unit of work has written: reads, repeats, and
   * students that only the answer shows.
   */
  withAnswer: (answer: unknown) => Promise<void>;
}

/** Log actions of reads; changes are CHANGE_STUDENT, and all other lists LIST_STUDENTS. */
const ACTIONS: Readonly<Record<string, AccessAction>> = {
  student: 'READ_STUDENT',
  details: 'READ_STUDENT',
  correctionRequests: 'READ_STUDENT',
  mergePreview: 'READ_STUDENT',
  endStudentPreview: 'READ_STUDENT',
  studyPlanExchange: 'READ_STUDENT',
  previewStudyPlanImport: 'READ_STUDENT',
  mapping: 'READ_STUDENT',
  validations: 'READ_STUDENT',
  placement: 'READ_STUDENT',
  placementCourses: 'READ_STUDENT',
  proposePlaces: 'READ_STUDENT',
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
  createPlacementDocument: 'CREATE_DOCUMENT',
  createStudyPlanDocument: 'CREATE_DOCUMENT',
  createGradeCatalogue: 'CREATE_DOCUMENT',
};

/** Reads of one student that write the record themselves. */
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
  'studyPlan',
  'studyPlanAt',
  'checkStudyPlan',
  'placementHours',
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

/** Reads that are recorded here for every student: one student, or a list as a whole. */
const RECORDED_HERE: ReadonlySet<string> = new Set([
  'placement',
  'placements',
  'expiredPlacements',
  'placementCourses',
  'proposePlaces',
  'mapping',
  'validations',
  'studyPlans',
  'studyPlanExchange',
  'previewStudyPlanImport',
]);

/** Changes whose own statement or transaction writes the record. */
const WRITTEN_ALREADY: ReadonlySet<string> = new Set([
  'setAplStatus',
  'setAplStatuses',
  'erasePlacements',
  'createDocument',
  'createExamSummons',
  'createPlacementDocument',
  'createStudyPlanDocument',
  'answerCorrection',
]);

/** Changes recorded as a whole, like a list. */
const WRITTEN_AS_LIST: ReadonlySet<string> = new Set([
  'reportToCsn',
  'withdrawCsnReport',
  'createGradeCatalogue',
  'undoMatch',
  'resolveNotification',
  'resetNotification',
]);

/** A call with more ids is a bulk selection, not a lookup of individual students. */
const MOST_NAMED = 20;

const RELAXED = `relaxed AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true) AS mode)`;
const COLUMNS = 'user_id, role, action, student_id, is_protected, result, reason, question';

/**
 * Writes the access records that no feature's own statement writes (permissions, section 1.10; security,
 * P19): of each change, even without effect; of each protected student in a list or search; and of refusals.
 * They are committed before the answer is sent, in REST and GraphQL.
 */
@Injectable()
export class AccessTrail {
  constructor(private readonly database: Database) {}

  /**
   * Trail of an answer that shows students. Throws NOT_FOUND for a repeat of an answer that may no longer be
   * seen.
   */
  of(actor: Actor, asked: Asked, studentsOf: StudentsOf): AnswerTrail {
    const noted = new Set<string>();
    return {
      withChange: async (tx, result) => {
        const ids = studentsOf(result);
        // A retried transaction writes its records again.
        noted.clear();
        if (!WRITTEN_ALREADY.has(asked.name)) await this.noted(tx, actor, asked, ids);
        for (const id of ids) noted.add(id);
      },
      withAnswer: async (answer) => {
        if (asked.operation === 'query') return this.read(actor, asked, () => studentsOf(answer));
        // A repeat runs no transaction: its records are written here.
        const isWritten = WRITTEN_ALREADY.has(asked.name) && !asked.repeatable;
        if (isWritten || !hasRank(actor, 'COORDINATOR')) return;
        const ids = studentsOf(answer);
        // A call that was executed just now is no repeat.
        if (asked.repeatable && ids.some((id) => !noted.has(id))) await this.refuseHidden(actor, ids);
        return this.noted(
          this.database,
          actor,
          asked,
          ids.filter((id) => !noted.has(id)),
        );
      },
    };
  }

  private async read(actor: Actor, asked: Asked, shown: () => string[]): Promise<void> {
    if (NAMED_ALREADY.has(asked.name) || TRACED_ALREADY.has(asked.name)) return;
    if (RECORDED_HERE.has(asked.name)) return this.noted(this.database, actor, asked, shown());
    if (!meetsProtected(actor)) return;
    const studentIds = shown();
    if (studentIds.length === 0) return;
    await this.note(this.database, actor, asked, studentIds, 'PROTECTED');
  }

  private async noted(db: Queryable, actor: Actor, asked: Asked, studentIds: string[]): Promise<void> {
    if (studentIds.length === 0 || !hasRank(actor, 'COORDINATOR')) return;
    const one = studentIds.length === 1 ? 'ONE' : 'MANY';
    await this.note(db, actor, asked, studentIds, WRITTEN_AS_LIST.has(asked.name) ? 'PROTECTED' : one);
  }

  /**
   * After a refusal of a signed-in user: records the students that the call names by id, or by the id of one
   * of their objects. Missing objects leave no record, and neither does missing data in a visible record.
   */
  async refused(actor: Actor, asked: Asked, error: unknown): Promise<void> {
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
         UNION ALL SELECT student_id FROM placement WHERE id = ${ids}
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
      FROM student s WHERE ${namedBy(among)}
      ${whom === 'ONE' ? '' : 'AND s.is_protected'}`;
    const all = `SELECT ${who}, NULL::uuid, false, 'OK', ${reason}::text, NULL::text UNION ALL `;
    // In the transaction of a change the record is as durable as the change.
    const alone = db === this.database;
    await (alone ? this.database.often : db).query(
      `${alone ? `WITH ${RELAXED} ` : ''}INSERT INTO access_log (${COLUMNS})
       SELECT logged.* FROM (${whom === 'MANY' ? all : ''}${each}) AS logged${alone ? ', relaxed' : ''}`,
      params.values,
    );
  }

  /** A stored answer was permitted at the time; its students may be protected by now. */
  private async refuseHidden(actor: Actor, studentIds: string[]): Promise<void> {
    const params = new SqlParams();
    const [hidden] = await this.database.query(
      `SELECT FROM student s WHERE ${namedBy(`ANY (${params.add(studentIds)}::uuid[])`)} AND (${visibleTo(actor, params)}) IS NOT TRUE LIMIT 1`,
      params.values,
    );
    if (hidden) throw notFound('Eleven finns inte.');
  }

  private who(actor: Actor, asked: Asked, params: SqlParams): string {
    const action = actionOf(asked);
    return `${params.add(actor.userId)}::uuid, ${params.add(actor.role)}::text, ${params.add(action)}::text`;
  }
}

function actionOf({ name, operation, args }: Asked): AccessAction {
  // The placements of one student are part of the record, those of all are a list.
  const { input } = args as { input?: { filter?: { studentId?: string | null } | null } };
  if (name === 'placements' && input?.filter?.studentId) return 'READ_STUDENT';
  return ACTIONS[name] ?? (operation === 'mutation' ? 'CHANGE_STUDENT' : 'LIST_STUDENTS');
}

/** Condition on student `s`: named by an id of `StudentsOf`. */
const namedBy = (among: string): string =>
  `s.id IN (SELECT id FROM student WHERE id = ${among} UNION ALL SELECT student_id FROM enrollment WHERE id = ${among}
     UNION ALL SELECT student_id FROM placement WHERE id = ${among})`;

/** Every id among the arguments, of any type. */
function idsIn(value: unknown): string[] {
  const found = new Set<string>();
  const walk = (inner: unknown): void => {
    if (typeof inner === 'string' && isId(inner)) found.add(inner);
    else if (typeof inner === 'object' && inner !== null) Object.values(inner).forEach(walk);
  };
  walk(value);
  return [...found];
}

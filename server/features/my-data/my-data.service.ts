import { Inject, Injectable } from '@nestjs/common';
import { studentFieldNames } from '../../../domain/student-fields.js';
import type { Config } from '../../config.js';
import { CONFIG } from '../../platform/config/config-token.js';
import { Database } from '../../platform/database/database.js';
import { ExamList } from '../exams/list/exams.queries.js';
import { FilesService } from '../files/files.service.js';
import type { MyData, MyDataChange, MyDataRegister } from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { DAY_MS, RateLimit } from '../../platform/http/rate-limit.js';
import { OwnSessions } from '../profile/own-sessions.service.js';
import { ProfileService } from '../profile/profile.service.js';
import { StudentReader } from '../students/list/student-reader.queries.js';
import { TasksService } from '../tasks/tasks.service.js';
import { statementOf } from './register.fields.js';
import { LEFT_OUT, REGISTERS } from './registers.fields.js';

/** Limit of extracts per account and day: each reads all data of a person. */
const PER_DAY = 10;
/** Upper limit of rows, above any realistic number. */
const ALL_EXAMS = 1_000;

/** Fields of the record that the student sees (permissions, section 5), without staff's internal ones. */
const OWN_FIELDS = [...studentFieldNames, 'teacher', 'aplStatus'];

/** Cost of reading the parts: constant, whatever the student's data. */
type Parts = Omit<MyData, 'createdAt' | 'account' | 'sessions' | 'tasks' | 'registers' | 'leftOut'>;

/** All registers in one statement, each a field of its row. */
const READ_REGISTERS = `SELECT ${REGISTERS.map(
  (register) =>
    `(SELECT coalesce(json_agg(r), '[]') FROM (${statementOf(register)}) r) AS "${register.name}"`,
).join(', ')}`;

/** The register extract (GDPR, article 15; permissions, M57): each part as on its page. */
@Injectable()
export class MyDataService {
  private readonly limit = new RateLimit(PER_DAY, undefined, DAY_MS);

  constructor(
    private readonly database: Database,
    private readonly profile: ProfileService,
    private readonly sessions: OwnSessions,
    private readonly tasks: TasksService,
    private readonly students: StudentReader,
    private readonly exams: ExamList,
    private readonly files: FilesService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async read(call: Call, studentFields: ReadonlySet<string>): Promise<MyData> {
    if (this.config.rateLimits) this.limit.hit(call.actor.userId);
    const [account, sessions, tasks, parts, registers] = await Promise.all([
      this.profile.read(call),
      this.sessions.list(call),
      this.tasks.list(call),
      this.ofRecord(call, studentFields),
      this.registers(call),
    ]);
    const leftOut = LEFT_OUT.map(({ title, reason }) => ({ title, reason }));
    return {
      createdAt: new Date().toISOString(),
      ...{ account, sessions, tasks, ...parts, registers, leftOut },
    };
  }

  private async registers({ actor }: Call): Promise<MyDataRegister[]> {
    const [found] = await this.database.query<Record<string, MyDataRegister['entries']>>(READ_REGISTERS, [
      actor.studentId,
      actor.userId,
    ]);
    return REGISTERS.map(({ name, title, columns }) => ({
      ...{ name, title, entries: found![name]! },
      columns: columns.map(({ key, heading }) => ({ key, heading })),
    }));
  }

  /** An account without a linked record has no student data (permissions, section 1.4). */
  private async ofRecord(call: Call, studentFields: ReadonlySet<string>): Promise<Parts> {
    const { actor } = call;
    if (actor.studentId === null) return { student: null, exams: [], files: [], changes: [] };
    const [student, exams, files, changes] = await Promise.all([
      this.students.open(actor, actor.studentId, studentFields),
      this.exams.page(
        actor,
        { first: ALL_EXAMS },
        { page: new Set(), nodes: null },
        { fixedOperation: true },
      ),
      this.files.list(call, actor.studentId),
      this.changes(actor.studentId),
    ]);
    return { student, exams: exams.nodes, files, changes };
  }

  /** Limits entries to the student's own fields, since an entry may name others. */
  private changes(studentId: string): Promise<MyDataChange[]> {
    return this.database.query<MyDataChange>(
      `SELECT iso(h.changed_at) AS "changedAt", own.changes,
         (SELECT coalesce(jsonb_object_agg(v.key, v.value), '{}') FROM jsonb_each(h.previous_values) v
          WHERE v.key = ANY (own.changes)) AS "previousValues",
         (SELECT coalesce(jsonb_object_agg(v.key, v.value), '{}') FROM jsonb_each(h.new_values) v
          WHERE v.key = ANY (own.changes)) AS "newValues"
       FROM change_history h
       CROSS JOIN LATERAL (SELECT ARRAY(SELECT c FROM unnest(h.changes) c WHERE c = ANY ($2::text[])) AS changes) own
       WHERE h.student_id = $1 AND cardinality(own.changes) > 0 ORDER BY h.changed_at DESC, h.id DESC`,
      [studentId, OWN_FIELDS],
    );
  }
}

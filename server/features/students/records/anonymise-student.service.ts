import { Injectable } from '@nestjs/common';
import { cleanName } from '../../../../domain/text/clean-text.js';
import { Database, type Queryable } from '../../../platform/database/database.js';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { badField, conflict, notFound } from '../../../platform/errors/app-error.js';
import type {
  AnonymisePreview,
  AnonymisePreviewInput,
  AnonymiseStudentInput,
  Student,
} from '../../../platform/graphql/generated.js';
import type { Read } from '../../../platform/database/rows.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { logAccess } from '../../../platform/history/access-log.js';
import { StudentReader } from '../list/student-reader.queries.js';
import { lockStudent } from '../students.service.js';
import { requireId } from '../../../platform/validation/id.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { UsersService } from '../../users/users.service.js';
import {
  eraseBelongings,
  erasePassing,
  erasePerson,
  eraseStudies,
  eraseTrails,
  NOBODY,
  readTraces,
  seal,
  unseal,
  type Traces,
} from './erasure.repository.js';
import { clearMentions, findMentions, wordsAbout } from './mentions.repository.js';
import { withdrawPlans } from './student-ending.repository.js';
import { assertVersion } from '../../../platform/database/locked-record.js';
import { boardNews } from '../../../platform/realtime/live-event.js';

/**
 * Erasure within the legal duty to keep archives (security; domain, G5): identity is removed; grades,
 * decisions and the fact of each change remain. Irreversible.
 */
@Injectable()
export class AnonymiseStudentService {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly reader: StudentReader,
    private readonly users: UsersService,
    private readonly jobs: JobsService,
  ) {}

  /** Texts by others that mention the student. Each record shown is logged as read. */
  async preview(call: Call, input: AnonymisePreviewInput): Promise<AnonymisePreview> {
    const id = requireId(input.studentId, 'studentId');
    const [stored] = await this.database.query<Known>(
      'SELECT id, name, user_id AS "userId", email, phone FROM student WHERE id = $1',
      [id],
    );
    if (!stored) throw notFound('Eleven finns inte.');
    const traces = await readTraces(this.database, stored);
    const mentions = await findMentions(this.database, traces, await wordsOf(this.database, stored, traces));
    const shown = new Set([id, ...mentions.flatMap(({ studentId }) => studentId ?? [])]);
    for (const studentId of shown)
      await logAccess(this.database, call.actor, 'READ_STUDENT', { studentId, detail: 'Anonymisering' });
    return { mentions };
  }

  /** For systemadmins, by the contract; the typed name is the second step. */
  anonymise(
    call: Call,
    { studentId, confirmName, version, clearMentions: chosen }: AnonymiseStudentInput,
  ): Promise<Student> {
    const id = requireId(studentId, 'studentId');
    const clear = new Set((chosen ?? []).map((one) => mentionId(one)));
    return this.work.run(call, async (tx) => {
      const stored = await lockStudent(tx, id);
      assertVersion(stored, version, 'Någon annan har ändrat eleven.');
      if (cleanName(confirmName) !== cleanName(stored.name))
        throw badField('confirmName', 'NOT_ALLOWED', 'Namnet stämmer inte med elevens.');
      await assertOver(tx, id);
      await withdrawPlans(tx, call.actor, id, { reason: 'Eleven är anonymiserad' });
      const traces = await readTraces(tx, stored);
      const words = await wordsOf(tx, stored, traces);
      if (clear.size > 0) {
        // Skips texts changed since that no longer contain the name.
        const mentions = await findMentions(tx, traces, words);
        await clearMentions(
          tx,
          call.actor,
          mentions.filter((one) => clear.has(one.id)),
          words,
        );
      }
      await unseal(tx, traces);
      await erasePerson(tx, id);
      if (stored.userId) await this.users.erase(tx, call, stored.userId, NOBODY);
      await eraseBelongings(tx, id, traces);
      await eraseStudies(tx, id);
      await eraseTrails(tx, traces);
      await this.jobs.forget(tx, traces.names, NOBODY);
      await erasePassing(tx, [...traces.ids, ...traces.accounts, ...words]);
      await seal(tx);
      tx.history(call.actor, id, { anonymised: false }, { anonymised: true });
      tx.publish(boardNews(call.actor, 'CHANGED', id));
      return this.reader.afterChange(tx, call.actor, id);
    });
  }
}

/** A row's id: a UUID, or a number where the table counts. Throws BAD_USER_INPUT. */
const mentionId = (given: string): string =>
  /^\d{1,18}$/.test(given) ? given : requireId(given, 'clearMentions');

type Known = Read<'student', 'id' | 'name' | 'userId' | 'email' | 'phone'>;

/** The names, numbers and addresses that the record has or had. */
async function wordsOf(db: Queryable, { id, email, phone }: Known, traces: Traces): Promise<string[]> {
  const rows = await db.query<{ number: string }>(
    `SELECT personal_number AS number FROM student WHERE id = $1 AND personal_number IS NOT NULL
     UNION SELECT personal_number FROM student_number WHERE student_id = $1
     UNION SELECT personal_number FROM student_alias WHERE student_id = $1 AND personal_number IS NOT NULL`,
    [id],
  );
  return wordsAbout(traces, { personalNumbers: rows.map(({ number }) => number), email, phone });
}

async function assertOver(tx: Work, id: string): Promise<void> {
  const [open] = await tx.query(
    `SELECT id FROM enrollment WHERE student_id = $1 AND is_enrollment AND removed_at IS NULL
       AND NOT is_ended(status) AND coalesce(end_date >= today(), true) LIMIT 1`,
    [id],
  );
  if (open) throw conflict('ACTIVE', 'Eleven har en pågående inskrivning. Avsluta eleven först.');
}

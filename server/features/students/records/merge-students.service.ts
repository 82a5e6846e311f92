import { Injectable } from '@nestjs/common';
import { studentFieldNames } from '../../../../domain/student-fields.js';
import { Database } from '../../../platform/database/database.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { badField, conflict, notFound } from '../../../platform/errors/app-error.js';
import type {
  MergePreview,
  MergePreviewInput,
  MergeStudentsInput,
  Student,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { accessLogPart } from '../../../platform/history/access-log.js';
import { sharedDays } from '../../placements/placement-conditions.queries.js';
import { StudentReader } from '../list/student-reader.queries.js';
import { lockStudent, type StoredStudent } from '../students.service.js';
import { requireId } from '../../../platform/validation/id.js';
import { shownValues, takenOver } from './merge.fields.js';
import { keepNumber, moveBelongings, keepAlias } from './merge.repository.js';
import { deleteStudent, updateStudents } from '../students.repository.js';
import { assertVersion } from '../../../platform/database/locked-record.js';
import { boardNews } from '../../../platform/realtime/live-event.js';

/** Two records of one person become one (pages, section 2). Administrators, by the contract. */
@Injectable()
export class MergeStudentsService {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly reader: StudentReader,
  ) {}

  async preview(call: Call, input: MergePreviewInput): Promise<MergePreview> {
    const [keepId, mergedId] = pair(input);
    const params = new SqlParams();
    const [keep, merged] = [params.add(keepId), params.add(mergedId)];
    const [row] = await this.database.query<{ preview: MergePreview | null }>(
      `WITH found AS MATERIALIZED (SELECT id, is_protected FROM student WHERE id IN (${keep}, ${merged})),
         ${accessLogPart(call.actor, 'READ_STUDENT', params, 'found')},
         shared AS (SELECT DISTINCT c.name FROM enrollment a
           JOIN enrollment b ON b.course_id = ANY (course_kin(a.course_id)) AND b.student_id = ${keep} AND b.removed_at IS NULL
           JOIN course c ON c.id = a.course_id WHERE a.student_id = ${merged} AND a.removed_at IS NULL)
       SELECT CASE WHEN (SELECT count(*) FROM found) = 2 THEN json_build_object(
         'enrollments', (SELECT count(*) FROM enrollment WHERE student_id = ${merged}),
         'comments', (SELECT count(*) FROM comment WHERE student_id = ${merged}),
         'files', (SELECT count(*) FROM uploaded_file WHERE student_id = ${merged} AND deleted_at IS NULL),
         'exams', (SELECT count(*) FROM exam WHERE student_id = ${merged}),
         'grades', (SELECT count(*) FROM grade WHERE student_id = ${merged}),
         'warnings', (SELECT coalesce(json_agg(w.text), '[]'::json) FROM (
           (SELECT 'Båda är inskrivna på ' || name || '.' AS text FROM shared ORDER BY name)
           UNION ALL ${sharedDays(keep, merged)}) w)) END AS preview`,
      params.values,
    );
    if (!row?.preview) throw notFound('Eleven finns inte.');
    return row.preview;
  }

  /** One transaction: keeps the data of both records, and records the merge in both histories. */
  merge(call: Call, input: MergeStudentsInput): Promise<Student> {
    const [keepId, mergedId] = pair(input);
    return this.work.run(call, async (tx) => {
      // Fixed lock order, so that two merges of the same pair cannot deadlock.
      const locked = new Map<string, StoredStudent>();
      for (const id of [keepId, mergedId].sort()) locked.set(id, await lockStudent(tx, id));
      const [keep, merged] = [locked.get(keepId)!, locked.get(mergedId)!];
      assertVersion(keep, input.keepVersion, `Någon annan har ändrat ${keep.name}.`);
      assertVersion(merged, input.mergedVersion, `Någon annan har ändrat ${merged.name}.`);
      const taken = takenOver(keep, merged, input.take);
      if (keep.userId && merged.userId && taken.userId === undefined)
        throw conflict('LINKED', 'Båda eleverna har ett konto. Välj vilket som ska vara kvar.');
      await moveBelongings(tx, keepId, mergedId, call.actor);
      const { id: oldId, name, personalNumber } = merged;
      await keepAlias(tx, { oldId, studentId: keepId, name, personalNumber, mergedBy: call.actor.userId });
      // First, since unique values move to the remaining record.
      await deleteStudent(tx, mergedId);
      await updateStudents(tx, keepId, {
        ...taken,
        // The account of the deleted record moves to the remaining one.
        userId: taken.userId ?? keep.userId ?? merged.userId,
        isProtected: keep.isProtected || merged.isProtected,
      });
      await keepNumber(tx, keepId, merged.personalNumber);
      await tx.query('SELECT refresh_derived(ARRAY[$1::uuid])', [keepId]);
      this.record(tx, call, keep, merged, Object.keys(taken));
      tx.publish(boardNews(call.actor, 'CHANGED', keepId));
      tx.publish(boardNews(call.actor, 'REMOVED', mergedId));
      return this.reader.afterChange(tx, call.actor, keepId);
    });
  }

  private record(
    tx: Work,
    { actor }: Call,
    keep: StoredStudent,
    merged: StoredStudent,
    columns: readonly string[],
  ): void {
    const previous = shownValues(keep, columns);
    const next = { ...shownValues(merged, columns), mergedRecord: merged.name };
    tx.history(actor, keep.id, { ...previous, mergedRecord: null }, next);
    tx.history(actor, merged.id, shownValues(merged, [...studentFieldNames, 'aplStatus']), {
      mergedInto: keep.name,
    });
  }
}

function pair(input: MergePreviewInput): [string, string] {
  const keepId = requireId(input.keepId, 'keepId');
  const mergedId = requireId(input.mergedId, 'mergedId');
  if (keepId === mergedId) throw badField('mergedId', 'NOT_ALLOWED', 'Välj två olika elever.');
  return [keepId, mergedId];
}

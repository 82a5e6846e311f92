import { counted } from '../../../../domain/numbers.js';
import { Injectable } from '@nestjs/common';
import { DASH } from '../../../../domain/grade-scale.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Authenticator } from '../../../platform/auth/authenticator.js';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { badField, conflict, forbidden, type AppError } from '../../../platform/errors/app-error.js';
import type { GradeRow, GradeSheet, SignGradesInput } from '../../../platform/graphql/generated.js';
import { guessPlace, signedIn, type RequestContext } from '../../../platform/graphql/request-context.js';
import { requireId } from '../../../platform/validation/id.js';
import { completeEnrollments } from './grade-completion.repository.js';
import { assertPerson } from './grade-drafts.service.js';
import { tellOfSigning } from './grades.notifications.js';
import { GradeSheets } from '../reading/grade-sheets.service.js';
import { markSigned } from '../../course-instances/planning/course-instances.repository.js';
import { publish, type Published } from '../grades.repository.js';

/** Signing: the password again, then locked and published immediately (pages, section 10: Flow). */
@Injectable()
export class GradeSigning {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly work: UnitOfWork,
    private readonly sheets: GradeSheets,
  ) {}

  /** A wrong password is a guess like any at sign-in. */
  async sign(context: RequestContext, input: SignGradesInput): Promise<GradeSheet> {
    const call = signedIn(context);
    const { actor } = call;
    assertPerson(call);
    const id = requireId(input.id, 'id');
    const rowIds = input.rowIds?.map((rowId) => requireId(rowId, 'rowIds')) ?? null;
    const password = input.password.trim();
    if (password === '') throw badField('password', 'REQUIRED', 'Fyll i ditt lösenord.');
    const right = await this.authenticator.checkPassword(actor.email, password, guessPlace(context));
    if (right?.id !== actor.userId) throw badField('password', 'NOT_ALLOWED', 'Lösenordet är fel.');
    return this.work.run(call, async (tx) => {
      // Locks against concurrent enrolments, grades and moves.
      await lock(tx, input.kind, id);
      const sheet = await this.sheets.sheet(tx, actor, input.kind, id);
      if (!sheet.viewerMay.sign) throw forbidden('Bara kursens lärare eller en administratör kan signera.');
      const rows = chosen(sheet, rowIds);
      assertComplete(sheet, rows, rowIds !== null);
      const published = await publish(tx, actor, gradeIdsOf(rows));
      if (published.length === 0) throw nothingToSign(rows);
      await completeEnrollments(tx, actor, published);
      if (input.kind === 'INSTANCE') await markSigned(tx, actor, id);
      recordHistory(tx, actor, sheet.group.courseName, published);
      const { courseName } = sheet.group;
      await tellOfSigning(tx, actor, { kind: input.kind, id, courseName, count: published.length });
      return this.sheets.sheet(tx, actor, input.kind, id);
    });
  }
}

async function lock(tx: Work, kind: SignGradesInput['kind'], id: string): Promise<void> {
  if (kind === 'INSTANCE') {
    await tx.query('SELECT FROM course_instance WHERE id = $1 FOR UPDATE', [id]);
    await tx.query('SELECT FROM enrollment WHERE course_instance_id = $1 ORDER BY id FOR UPDATE', [id]);
  } else {
    if (kind === 'EXAMS')
      await tx.query('SELECT FROM exam WHERE course_id = $1 ORDER BY id FOR UPDATE', [id]);
    await tx.query(
      'SELECT FROM grade WHERE course_id = $1 AND course_instance_id IS NULL ORDER BY id FOR UPDATE',
      [id],
    );
  }
}

function chosen({ rows }: GradeSheet, ids: readonly string[] | null): GradeRow[] {
  if (ids === null) return rows;
  const found = rows.filter(({ id }) => ids.includes(id));
  if (found.length !== new Set(ids).size)
    throw badField('rowIds', 'BAD_REFERENCE', 'Eleven finns inte på listan.');
  return found;
}

/**
 * A course is signed as a whole; separately only early grades and corrections (pages, section 10; domain,
 * D5).
 */
function assertComplete(sheet: GradeSheet, rows: readonly GradeRow[], isPart: boolean): void {
  if (sheet.group.kind === 'INSTANCE') {
    const apart = rows.filter(({ state, kind }) => state === 'DRAFT' && kind !== 'EARLY');
    if (isPart && apart.length > 0)
      throw conflict('WHOLE_COURSE', 'Bara tidigarelagda betyg och rättelser signeras för sig.');
    const missing = rows.filter(({ isRequired, grade }) => isRequired && grade === null).length;
    if (missing > 0) {
      const students = counted(missing, 'elev saknar', 'elever saknar');
      throw conflict('UNGRADED', `${students} betyg.`);
    }
  }
  // Signing ends the enrolment on the day of the grade, which a late starter had not begun by.
  const early = rows.find(
    ({ state, date, startDate }) => state === 'DRAFT' && date && startDate && date < startDate,
  );
  if (early) {
    const text = `${early.name} började ${early.startDate}: betygsdatumet ${early.date} ligger före.`;
    throw conflict('BEFORE_START', text);
  }
  const pending = rows.filter(({ state, grade }) => state !== 'SIGNED' && grade !== null);
  const unnamed = pending.find(({ grade, projectTitle }) => grade !== DASH && !projectTitle);
  if (sheet.needsTitle && unnamed) {
    throw conflict('INCOMPLETE', `Specialiseringens titel saknas för ${unnamed.name}.`);
  }
  const without = pending.find(
    ({ grade, projectTitle, projectSummary }) => grade === 'G' && (!projectTitle || !projectSummary),
  );
  if (sheet.needsProject && without) {
    throw conflict('INCOMPLETE', `Komvuxarbetets titel och sammanfattning saknas för ${without.name}.`);
  }
}

/** Exams without a teacher are left to administrators, who may sign them. */
function gradeIdsOf(rows: readonly GradeRow[]): string[] {
  return rows.filter((row) => isPending(row) && row.viewerMay.sign).flatMap(({ gradeId }) => gradeId ?? []);
}

const isPending = ({ state, grade }: GradeRow): boolean =>
  grade !== null && (state === 'DRAFT' || state === 'CORRECTION');

function nothingToSign(rows: readonly GradeRow[]): AppError {
  return rows.some(isPending)
    ? conflict('NOT_ASSIGNED', 'Prövningarna har ingen lärare: en administratör signerar dem.')
    : conflict('NOTHING_TO_SIGN', 'Det finns inget osignerat betyg.');
}

function recordHistory(tx: Work, actor: Actor, course: string, published: readonly Published[]): void {
  for (const { studentId, before, after } of published) {
    tx.history(
      actor,
      studentId,
      { grade: before === null ? null : `${course}: ${before}` },
      { grade: `${course}: ${after}` },
    );
  }
}

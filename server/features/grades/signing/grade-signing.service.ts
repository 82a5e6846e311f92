import { PLACEMENT_LIMITS } from '../../../../domain/placements/limits.js';
import { counted } from '../../../../domain/numbers.js';
import { Injectable } from '@nestjs/common';
import { SUPERVISOR_VIEWS_MISSING_TEXT } from '../../../../domain/placements/assessment.js';
import { DASH } from '../../../../domain/grade-scale.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Authenticator } from '../../../platform/auth/authenticator.js';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { badField, conflict, forbidden, type AppError } from '../../../platform/errors/app-error.js';
import type { GradeRow, GradeSheet, SignGradesInput } from '../../../platform/graphql/generated.js';
import { guessPlace, signedIn, type RequestContext } from '../../../platform/graphql/request-context.js';
import { requireId } from '../../../platform/validation/id.js';
import { optionalText } from '../../../platform/validation/text.js';
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
    const reason = optionalText(input.reason, 'reason', PLACEMENT_LIMITS.reason);
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
      const unassessed = rows.filter(lacksViews);
      if (unassessed.length > 0) assertAnswered(unassessed, input, reason);
      const published = await publish(tx, actor, gradeIdsOf(rows));
      if (published.length === 0) throw nothingToSign(rows);
      await completeEnrollments(tx, actor, published);
      if (input.kind === 'INSTANCE') await markSigned(tx, actor, id);
      recordHistory(tx, actor, sheet.group.courseName, published, {
        gradeIds: new Set(unassessed.map(({ gradeId }) => gradeId)),
        text: `${SUPERVISOR_VIEWS_MISSING_TEXT}: ${reason}`,
      });
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

/** A first grade that the viewer signs, of a course whose supervisor has not given an assessment. */
const lacksViews = (row: GradeRow): boolean =>
  row.lacksAssessment && row.state === 'DRAFT' && row.grade !== null && row.viewerMay.sign;

const MOST_NAMED = 5;

/** The supervisor's views are there before the grade (SFS 2021:101, section 9), or the signer says why not. */
function assertAnswered(
  rows: readonly GradeRow[],
  { allowWithoutAssessment }: SignGradesInput,
  reason: string | null,
): void {
  const names = rows.slice(0, MOST_NAMED).map(({ name }) => name);
  const more = rows.length - names.length;
  const all = more > 0 ? `${names.join(', ')} och ${counted(more, 'elev', 'elever')} till` : names.join(', ');
  if (!allowWithoutAssessment)
    throw conflict(
      'ASSESSMENT_MISSING',
      `${SUPERVISOR_VIEWS_MISSING_TEXT} för ${all}. Ange varför betyget signeras ändå.`,
    );
  if (reason === null)
    throw badField('reason', 'REQUIRED', 'Ange varför betyget signeras utan handledarens omdöme.');
}

const isPending = ({ state, grade }: GradeRow): boolean =>
  grade !== null && (state === 'DRAFT' || state === 'CORRECTION');

function nothingToSign(rows: readonly GradeRow[]): AppError {
  return rows.some(isPending)
    ? conflict('NOT_ASSIGNED', 'Prövningarna har ingen lärare: en administratör signerar dem.')
    : conflict('NOTHING_TO_SIGN', 'Det finns inget osignerat betyg.');
}

/** Grades signed without the supervisor's views, and why. */
interface Condition {
  gradeIds: ReadonlySet<string | null>;
  text: string;
}

function recordHistory(
  tx: Work,
  actor: Actor,
  course: string,
  published: readonly Published[],
  { gradeIds, text }: Condition,
): void {
  for (const { gradeId, studentId, before, after } of published) {
    const condition = gradeIds.has(gradeId);
    tx.history(
      actor,
      studentId,
      { grade: before === null ? null : `${course}: ${before}`, ...(condition && { gradeCondition: null }) },
      { grade: `${course}: ${after}`, ...(condition && { gradeCondition: text }) },
    );
  }
}

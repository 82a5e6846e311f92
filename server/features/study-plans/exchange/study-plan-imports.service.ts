import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { counted } from '../../../../domain/numbers.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database, type Queryable } from '../../../platform/database/database.js';
import { assertVersion } from '../../../platform/database/locked-record.js';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { AppError, badInput } from '../../../platform/errors/app-error.js';
import type {
  ImportStudyPlanInput,
  PreviewStudyPlanImportInput,
  StudyPlan,
  StudyPlanImportCourse,
  StudyPlanImportPreview,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { assertOpen, findPlan, revised, STALE, type PlanRow } from '../locked-plan.queries.js';
import { lockStudent } from '../student-locks.queries.js';
import { readStudyPlan, type StudyPlanColumns } from '../study-plan.input.js';
import { StudyPlanRevisions } from '../study-plan-revisions.service.js';
import { StudyPlanReader } from '../study-plans.queries.js';
import { addItems, addStudyPlan, changeItems, updateStudyPlan } from '../study-plans.repository.js';
import { compareImport, type ImportedCourse, type PlanImport } from './study-plan-import.rules.js';
import { readExchange, type ReadPlan } from './study-plan-import.input.js';
import { findCourses, findGoal } from './study-plan-imports.queries.js';

/** Fields of the file that set columns of the plan. */
const PATHS: Readonly<Record<string, string>> = {
  'values.startDate': 'plan.startDate',
  'values.plannedEndDate': 'plan.endDate',
  'values.pacePercent': 'plan.notes',
  'values.basicPoints': 'plan.notes',
  'values.upperSecondaryPoints': 'plan.notes',
};

/** Reads study plans of other providers into those of the school. */
@Injectable()
export class StudyPlanImports {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly reader: StudyPlanReader,
    private readonly revisions: StudyPlanRevisions,
  ) {}

  async preview(
    actor: Actor,
    { studentId, plan: file }: PreviewStudyPlanImportInput,
  ): Promise<StudyPlanImportPreview> {
    const read = readExchange(file);
    const plan = await this.reader.one(actor, studentId, this.database);
    const { facts, added, changed, same, kept, unknown, notes, values } = await compared(
      this.database,
      plan,
      read,
    );
    columnsOf(values);
    return {
      ...{ studentId: plan.studentId, version: plan.version, personInFile: read.personInFile },
      ...{ facts, same, kept, notes, added: added.map(shownOf), changed: changed.map(shownOf) },
      unknown: unknown.map(({ path, text, reason }) => ({ path, text, reason })),
    };
  }

  /** Adds and changes courses as one revision; a file that says the same changes nothing. */
  import(call: Call, input: ImportStudyPlanInput): Promise<StudyPlan> {
    const { studentId, version, leaveOutUnknown } = input;
    const read = readExchange(input.plan);
    return this.work.run(call, async (tx) => {
      await lockStudent(tx, call.actor, studentId);
      const stored = await findPlan(tx, studentId);
      assertVersion(stored ?? { version: 0 }, version, STALE);
      if (stored) assertOpen(stored);
      const plan = await this.reader.one(call.actor, studentId, tx);
      const change = await compared(tx, plan, read);
      if (change.unknown.length > 0 && !leaveOutUnknown)
        throw badInput(
          change.unknown.map(({ path, kind, reason }) => ({ path, reason: kind, message: reason })),
        );
      const columns = columnsOf(change.values);
      const { facts, added, changed } = change;
      if (stored && facts.length + added.length + changed.length === 0) return plan;
      const planId = await writeImport(tx, { stored, studentId: plan.studentId, columns, change });
      const reason = `Läst in från annan skola: ${countsOf(change)}`;
      return this.revisions.keep(tx, call.actor, { planId, studentId: plan.studentId, reason });
    });
  }
}

/** Three statements for any number of courses. */
async function compared(db: Queryable, plan: StudyPlan, read: ReadPlan): Promise<PlanImport> {
  const found = await findCourses(db, read.courses);
  return compareImport(plan, read, { found, goalId: await findGoal(db, read.goal) });
}

/** The columns of the form; a refusal names the field of the file. */
function columnsOf(values: PlanImport['values']): StudyPlanColumns {
  try {
    return readStudyPlan(values);
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error;
    throw badInput(error.fields.map((field) => ({ ...field, path: PATHS[field.path] ?? 'plan.notes' })));
  }
}

async function writeImport(
  tx: Work,
  {
    stored,
    studentId,
    columns,
    change: { added, changed },
  }: { stored: PlanRow | null; studentId: string; columns: StudyPlanColumns; change: PlanImport },
): Promise<string> {
  const planId = stored?.id ?? uuid();
  if (stored) await updateStudyPlan(tx, planId, { ...columns, ...revised(stored) });
  else await addStudyPlan(tx, { id: planId, studentId, ...columns });
  const sourceOf = ({ isWish }: ImportedCourse) => (isWish ? ('WISH' as const) : ('PLANNED' as const));
  if (added.length > 0)
    await addItems(
      tx,
      added.map((course) => ({
        ...{ id: uuid(), planId, courseId: course.courseId, term: course.after, note: course.note },
        source: sourceOf(course),
      })),
    );
  if (changed.length > 0)
    await changeItems(
      tx,
      changed.map((course) => ({
        ...{ id: course.itemId!, term: course.after, note: course.note, source: sourceOf(course) },
      })),
    );
  return planId;
}

const shownOf = (course: ImportedCourse): StudyPlanImportCourse => {
  const { courseId, code, name, before, after, isWish, changesNote } = course;
  return { courseId, code, name, before, after, isWish, changesNote };
};

/** '3 kurser tillagda, 1 kurs ändrad' */
function countsOf({ added, changed }: PlanImport): string {
  const parts = [
    ...(added.length > 0 ? [`${counted(added.length, 'kurs tillagd', 'kurser tillagda')}`] : []),
    ...(changed.length > 0 ? [`${counted(changed.length, 'kurs ändrad', 'kurser ändrade')}`] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : 'mål och tid';
}

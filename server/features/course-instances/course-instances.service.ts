import { counted } from '../../../domain/numbers.js';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Database } from '../../platform/database/database.js';
import type { Read } from '../../platform/database/rows.js';
import { UnitOfWork, type Work } from '../../platform/database/unit-of-work.js';
import { followDates, previewDates, type Period } from '../enrollments/single/enrollment-dates.queries.js';
import { badField, conflict, notFound } from '../../platform/errors/app-error.js';
import type {
  CourseInstance,
  CourseInstanceDatesInput,
  CourseInstanceDatesPreview,
  CreateCourseInstanceInput,
  DeleteCourseInstanceInput,
  DeleteCourseInstancesInput,
  SetCourseInstancesTeacherInput,
  UpdateCourseInstanceInput,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { auditChanges } from '../../platform/history/audit.js';
import { logAccess } from '../../platform/history/access-log.js';
import { requireId } from '../../platform/validation/id.js';
import {
  assertOrder,
  assertReferences,
  courseOf,
  newInstance,
  readValues,
  usualName,
  type InstanceFields,
  requireInstanceIds,
} from './course-instance.input.js';
import { CourseInstanceList } from './course-instances.queries.js';
import {
  assignTeacher,
  addInstances,
  deleteInstances,
  updateInstance,
} from './planning/course-instances.repository.js';
import { leaveDeletedInstances } from '../enrollments/single/enrollments.repository.js';
import { assertVersion, findLocked } from '../../platform/database/locked-record.js';
import { CourseInstanceEntity } from './planning/course-instance.entity.js';

const MOST_AT_ONCE = 500;
const ONE_IS_GONE = 'Ett av kurstillfällena finns inte längre.';

/** Writes of course instances (pages, section 6). */
@Injectable()
export class CourseInstancesService {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly list: CourseInstanceList,
  ) {}

  create(call: Call, input: CreateCourseInstanceInput): Promise<CourseInstance> {
    const values = readValues(input.values);
    return this.work.run(call, async (tx) => {
      const course = await courseOf(tx, input.courseId);
      await assertReferences(tx, values);
      const id = uuid();
      const fields = newInstance(course, values);
      await addInstances(tx, [{ id, courseId: course.id, ...fields }]);
      return this.list.one(id, tx);
    });
  }

  update(call: Call, { id, version, values }: UpdateCourseInstanceInput): Promise<CourseInstance> {
    const given = readValues(values);
    return this.work.run(call, async (tx) => {
      const stored = await lockInstance(tx, id);
      assertCurrent(stored, version);
      if (stored.planning === 'CANCELLED')
        throw conflict('CANCELLED', 'Tillfället är inställt. Öppna det igen för att ändra det.');
      await assertReferences(tx, given);
      const next = { ...fieldsOf(stored), ...given };
      if (values.name === null) next.name = await usualName(tx, stored.courseId);
      if (stored.startDate && !next.startDate)
        throw badField('startDate', 'REQUIRED', 'Ange när tillfället startar.');
      if (stored.endDate && !next.endDate)
        throw badField('endDate', 'REQUIRED', 'Ange när tillfället slutar.');
      assertOrder(next);
      await save(tx, stored, next);
      await followDates(tx, call.actor, {
        id: stored.id,
        name: next.name,
        before: datesOf(stored),
        after: datesOf(next),
      });
      return this.list.one(stored.id, tx);
    });
  }

  /** Preview of the enrolments that would follow new dates. It shows names, so the access log records it. */
  async previewDates({ actor }: Call, input: CourseInstanceDatesInput): Promise<CourseInstanceDatesPreview> {
    const instance = await this.list.one(requireId(input.id, 'id'));
    await logAccess(this.database, actor, 'LIST_ENROLLMENTS');
    return previewDates(this.database, {
      id: instance.id,
      before: datesOf(instance),
      after: { startDate: input.startDate, endDate: input.endDate },
    });
  }

  /** 'Ändra lärare' for several instances, all or none. CONFLICT (CANCELLED) names the first cancelled one. */
  setTeacher(call: Call, input: SetCourseInstancesTeacherInput): Promise<CourseInstance[]> {
    const ids = requireInstanceIds(input.ids, MOST_AT_ONCE);
    const teacherId = input.teacherId ? requireId(input.teacherId, 'teacherId') : null;
    return this.work.run(call, async (tx) => {
      await assertReferences(tx, { teacherId });
      const found = await tx.query<Read<'course_instance', 'id' | 'name' | 'planning'>>(
        'SELECT id, name, planning FROM course_instance WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE',
        [ids],
      );
      if (found.length < ids.length) throw notFound(ONE_IS_GONE);
      const cancelled = found.find(({ planning }) => planning === 'CANCELLED');
      if (cancelled) throw conflict('CANCELLED', `${cancelled.name} är inställt och kan inte få ny lärare.`);
      await assignTeacher(tx, ids, teacherId);
      return this.list.some(ids, tx);
    });
  }

  /** Deletes an instance without students. Instances with students are cancelled instead. */
  delete(call: Call, { id, version }: DeleteCourseInstanceInput): Promise<string> {
    return this.work.run(call, async (tx) => {
      const stored = await lockInstance(tx, id);
      assertCurrent(stored, version);
      await this.deleteAll(tx, [stored.id]);
      return stored.id;
    });
  }

  /** Deletes instances without students, all or none. CONFLICT names the first one that has students or grades. */
  deleteMany(call: Call, input: DeleteCourseInstancesInput): Promise<string[]> {
    const ids = requireInstanceIds(input.ids, MOST_AT_ONCE);
    return this.work.run(call, async (tx) => {
      const found = await tx.query(
        'SELECT FROM course_instance WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE',
        [ids],
      );
      if (found.length < ids.length) throw notFound(ONE_IS_GONE);
      await this.deleteAll(tx, ids);
      return ids;
    });
  }

  private async deleteAll(tx: Work, ids: readonly string[]): Promise<void> {
    const [kept] = await tx.query<{ name: string; students: number }>(
      `SELECT * FROM (
         SELECT i.name, (SELECT count(*)::integer FROM enrollment e
             WHERE e.course_instance_id = i.id AND e.removed_at IS NULL) AS students,
           EXISTS (SELECT FROM grade g WHERE g.course_instance_id = i.id) AS graded
         FROM course_instance i WHERE i.id = ANY ($1::uuid[]) ORDER BY i.start_date, i.id) held
       WHERE students > 0 OR graded LIMIT 1`,
      [ids],
    );
    const which = ids.length === 1 ? 'Tillfället' : kept?.name;
    if (kept && kept.students > 0) throw conflict('HAS_STUDENTS', refusalFor(which!, kept.students));
    if (kept) throw conflict('HAS_GRADES', `${which} har betyg och kan inte tas bort.`);
    await leaveDeletedInstances(tx, ids);
    await deleteInstances(tx, ids);
  }
}

export type StoredInstance = CourseInstanceEntity;

/** Locks the instance for the transaction. */
export const lockInstance = (tx: Work, id: string): Promise<StoredInstance> =>
  findLocked(tx, CourseInstanceEntity, requireId(id, 'id'), 'Kurstillfället finns inte.');

export function assertCurrent(
  stored: Read<'course_instance', 'version'>,
  version: number | null | undefined,
): void {
  assertVersion(stored, version, 'Någon annan har ändrat kurstillfället sedan du öppnade det.');
}

/** 'Tillfället har 14 elever och kan inte tas bort – ställ in det i stället.' (pages, section 6) */
function refusalFor(which: string, students: number): string {
  const count = counted(students, 'elev', 'elever');
  return `${which} har ${count} och kan inte tas bort – ställ in det i stället.`;
}

function fieldsOf(stored: StoredInstance): InstanceFields {
  const { name, startDate, endDate, pacePercent, studyForm, location, municipality } = stored;
  const { teacherId, capacity, gradesDueOn } = stored;
  const planning = stored.planning === 'PLANNED' ? 'PLANNED' : 'OPEN';
  return {
    ...{ name, startDate, endDate, pacePercent, studyForm, location, municipality },
    ...{ teacherId, capacity, gradesDueOn, planning },
  };
}

function datesOf({ startDate, endDate }: Partial<Period>): Period {
  return { startDate: startDate ?? null, endDate: endDate ?? null };
}

async function save(tx: Work, stored: StoredInstance, next: InstanceFields): Promise<void> {
  const before = fieldsOf(stored);
  const same = (Object.keys(next) as (keyof InstanceFields)[]).every((key) => next[key] === before[key]);
  if (same) return;
  await updateInstance(tx, stored.id, next);
  const { teacherId: teacherBefore, ...was } = before;
  const { teacherId: teacherAfter, ...is } = next;
  const names = await teacherNames(tx, [teacherBefore, teacherAfter]);
  auditChanges(
    tx,
    { kind: 'COURSE_INSTANCE_CHANGED', subjectId: stored.id },
    { ...was, teacher: names(teacherBefore) },
    { ...is, teacher: names(teacherAfter) },
  );
}

/** Names of teachers by the ids of their records. */
async function teacherNames(
  tx: Work,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => string | null> {
  const rows = await tx.query<Read<'teacher', 'id'> & Read<'app_user', 'name'>>(
    'SELECT t.id, u.name FROM teacher t JOIN app_user u ON u.id = t.user_id WHERE t.id = ANY ($1::uuid[])',
    [ids],
  );
  return (id) => rows.find((row) => row.id === id)?.name ?? null;
}

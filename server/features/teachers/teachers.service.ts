import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { idsOf, type Read, type Row } from '../../platform/database/rows.js';
import { UnitOfWork, type Work } from '../../platform/database/unit-of-work.js';
import { badField, conflict, notFound } from '../../platform/errors/app-error.js';
import type {
  AssignTeacherInput,
  TeacherDetail,
  TeacherReplacementCounts,
  TeacherReplacementInput,
  TeacherSubjectInput,
  UpdateTeacherProfileInput,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { UsersService } from '../users/users.service.js';
import { requireId } from '../../platform/validation/id.js';
import { requiredLine } from '../../platform/validation/text.js';
import { clearDesk, leavePlans } from './replacement/teacher-departure.repository.js';
import { type EventRow, namesOf, record } from './teacher-events.repository.js';
import { readTeacher } from './teachers.queries.js';
import {
  carryOut,
  countReplacement,
  type Replacement,
} from './replacement/teacher-replacement.repository.js';
import { assignTeacher } from '../course-instances/planning/course-instances.repository.js';
import {
  addReplacement,
  cancelReplacement,
  endEmployment,
  setEmployment,
  setSubjects,
} from './teachers.repository.js';
import { assertVersion } from '../../platform/database/locked-record.js';

const MOST_SUBJECTS = 20;
const LONGEST_SUBJECT = 80;
const MOST_INSTANCES = 50;

interface StoredTeacher extends Read<'teacher', 'id' | 'userId'>, Read<'app_user', 'name' | 'active'> {
  version: number;
  today: string;
}

/** Administrators' decisions on teachers' work (pages, section 9). */
@Injectable()
export class TeachersService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly database: Database,
    private readonly users: UsersService,
  ) {}

  updateProfile(call: Call, input: UpdateTeacherProfileInput): Promise<TeacherDetail> {
    const id = requireId(input.id, 'id');
    const subjects = readSubjects(input.subjects);
    const { employmentPercent: percent, version } = input;
    if (percent < 5 || percent > 100)
      throw badField('employmentPercent', 'RANGE', 'Ange 5 till 100 procent.');
    return this.work.run(call, async (tx) => {
      const teacher = await lockTeacher(tx, id);
      assertVersion(teacher, version, 'Någon annan har ändrat lärarens uppgifter.');
      await setEmployment(tx, id, percent, teacher.version + 1);
      await setSubjects(tx, id, subjects);
      const text = `Tjänstgöring ${percent} %. Ämnen: ${subjects.map(({ subject }) => subject).join(', ') || 'inga'}.`;
      await record(tx, call.actor, [[id, 'PROFILE', text]]);
      return readTeacher(tx, call.actor, id);
    });
  }

  /** Reassigns an instance, with an entry in both teachers' history. */
  assign(call: Call, input: AssignTeacherInput): Promise<TeacherDetail> {
    const id = requireId(input.id, 'id');
    const wanted = [...new Set(input.courseInstanceIds.map((one) => requireId(one, 'courseInstanceIds')))];
    if (wanted.length === 0) throw badField('courseInstanceIds', 'REQUIRED', 'Välj minst ett kurstillfälle.');
    if (wanted.length > MOST_INSTANCES)
      throw badField('courseInstanceIds', 'RANGE', `Välj högst ${MOST_INSTANCES} kurstillfällen.`);
    return this.work.run(call, async (tx) => {
      const teacher = await lockTeacher(tx, id);
      assertActive(teacher, 'id');
      const instances = await tx.query<
        Read<'course_instance', 'id'> & {
          name: string;
          open: boolean;
          previous: Row<'course_instance'>['teacher_id'];
        }
      >(
        `SELECT ci.id, c.name || ' (' || c.code || ')' AS name, ci.teacher_id AS previous,
           ci.planning <> 'CANCELLED' AND coalesce(ci.end_date >= today(), true) AS open
         FROM course_instance ci JOIN course c ON c.id = ci.course_id WHERE ci.id = ANY ($1::uuid[])
         ORDER BY ci.id FOR UPDATE OF ci`,
        [wanted],
      );
      if (instances.length < wanted.length)
        throw badField('courseInstanceIds', 'BAD_REFERENCE', 'Kurstillfället finns inte.');
      const closed = instances.find(({ open }) => !open);
      if (closed) throw conflict('ENDED', `${closed.name} är avslutat eller inställt.`);
      const moved = instances.filter(({ previous }) => previous !== id);
      await assignTeacher(tx, idsOf(moved), id);
      await record(
        tx,
        call.actor,
        moved.flatMap(({ name, previous }): EventRow[] => [
          [id, 'ASSIGNED', `Tilldelad ${name}.`],
          ...(previous
            ? [[previous, 'UNASSIGNED', `${name} gick till ${teacher.name}.`] satisfies EventRow]
            : []),
        ]),
      );
      return readTeacher(tx, call.actor, id);
    });
  }

  async previewReplacement(input: TeacherReplacementInput): Promise<TeacherReplacementCounts> {
    const wanted = readReplacement(input);
    await assertBoth(this.database, wanted);
    return countReplacement(this.database, wanted);
  }

  /** Carries out today's replacement immediately; a future one waits for its day. */
  replace(call: Call, input: TeacherReplacementInput): Promise<TeacherDetail> {
    const wanted = readReplacement(input);
    return this.work.run(call, async (tx) => {
      const teacher = await lockTeacher(tx, wanted.teacherId);
      await assertBoth(tx, wanted);
      const atOnce = wanted.fromOn === teacher.today;
      const [open] = await tx.query(
        'SELECT id FROM teacher_replacement WHERE teacher_id = $1 AND carried_out_at IS NULL AND cancelled_at IS NULL',
        [wanted.teacherId],
      );
      if (open) throw conflict('PLANNED', 'Det finns redan en planerad ersättning. Avbryt den först.');
      const carriedOut = atOnce ? await carryOut(tx, call.actor, wanted) : null;
      const { userId: createdBy, name: createdByName } = call.actor;
      await addReplacement(tx, { ...wanted, createdBy, createdByName }, carriedOut);
      if (!atOnce) {
        const names = await namesOf(tx, [wanted.replacementId]);
        const text = `Ersätts av ${names.get(wanted.replacementId)} från ${wanted.fromOn}.`;
        await record(tx, call.actor, [[wanted.teacherId, 'REPLACEMENT_PLANNED', text]]);
      }
      return readTeacher(tx, call.actor, wanted.teacherId);
    });
  }

  cancelReplacement(call: Call, givenId: string): Promise<TeacherDetail> {
    const id = requireId(givenId, 'id');
    return this.work.run(call, async (tx) => {
      const [row] = await tx.query<Read<'teacher_replacement', 'teacherId'> & { closed: boolean }>(
        `SELECT teacher_id AS "teacherId", carried_out_at IS NOT NULL OR cancelled_at IS NOT NULL AS closed
         FROM teacher_replacement WHERE id = $1 FOR UPDATE`,
        [id],
      );
      if (!row) throw notFound('Ersättningen finns inte.');
      if (row.closed) throw conflict('CARRIED_OUT', 'Ersättningen är redan genomförd eller avbruten.');
      await cancelReplacement(tx, id);
      const text = 'Den planerade ersättningen avbröts.';
      await record(tx, call.actor, [[row.teacherId, 'REPLACEMENT_CANCELLED', text]]);
      return readTeacher(tx, call.actor, row.teacherId);
    });
  }

  /** Rejected while groups lack grades; the error names each of them. */
  endEmployment(call: Call, givenId: string): Promise<TeacherDetail> {
    const id = requireId(givenId, 'id');
    return this.work.run(call, async (tx) => {
      const teacher = await lockTeacher(tx, id);
      await clearDesk(tx, call, teacher);
      await endEmployment(tx, id, teacher.version + 1);
      await this.users.switchOff(tx, call, teacher.userId);
      await leavePlans(tx, call, id);
      await record(tx, call.actor, [[id, 'EMPLOYMENT_ENDED', 'Anställningen avslutades och kontot låstes.']]);
      return readTeacher(tx, call.actor, id);
    });
  }
}

async function lockTeacher(tx: Work, id: string): Promise<StoredTeacher> {
  const [row] = await tx.query<StoredTeacher>(
    `SELECT t.id, t.user_id AS "userId", u.name, u.active, coalesce(p.version, 1) AS version, today()::text AS today
     FROM teacher t JOIN app_user u ON u.id = t.user_id LEFT JOIN teacher_profile p ON p.teacher_id = t.id
     WHERE t.id = $1 FOR UPDATE OF t`,
    [id],
  );
  if (!row) throw notFound('Läraren finns inte.');
  return row;
}

function assertActive(teacher: { active: boolean; name: string }, path: string): void {
  if (!teacher.active) throw badField(path, 'NOT_ALLOWED', `${teacher.name} har ett låst konto.`);
}

function readReplacement(input: TeacherReplacementInput): Replacement {
  const teacherId = requireId(input.id, 'id');
  const replacementId = requireId(input.replacementId, 'replacementId');
  if (teacherId === replacementId)
    throw badField('replacementId', 'NOT_ALLOWED', 'Välj en annan lärare än den som ersätts.');
  return { teacherId, replacementId, fromOn: input.fromOn };
}

/** Both teachers exist, the new one is active, and the day is not in the past. */
async function assertBoth(db: Pick<Database, 'query'>, wanted: Replacement): Promise<void> {
  const rows = await db.query<
    Read<'teacher', 'id'> & Read<'app_user', 'active' | 'name'> & { past: boolean }
  >(
    `SELECT t.id, u.active, u.name, $3::date < today() AS past FROM teacher t JOIN app_user u ON u.id = t.user_id
     WHERE t.id IN ($1, $2)`,
    [wanted.teacherId, wanted.replacementId, wanted.fromOn],
  );
  if (!rows.some(({ id }) => id === wanted.teacherId)) throw notFound('Läraren finns inte.');
  const next = rows.find(({ id }) => id === wanted.replacementId);
  if (!next) throw badField('replacementId', 'BAD_REFERENCE', 'Läraren finns inte.');
  assertActive(next, 'replacementId');
  if (rows[0]!.past) throw badField('fromOn', 'RANGE', 'Välj i dag eller en kommande dag.');
}

function readSubjects(given: readonly TeacherSubjectInput[]): TeacherSubjectInput[] {
  if (given.length > MOST_SUBJECTS) throw badField('subjects', 'RANGE', `Högst ${MOST_SUBJECTS} ämnen.`);
  const subjects = given.map(({ subject, isQualified }, index) => ({
    subject: requiredLine(subject, `subjects.${index}.subject`, LONGEST_SUBJECT),
    isQualified,
  }));
  const names = subjects.map(({ subject }) => subject.toLowerCase());
  const twice = names.findIndex((name, index) => names.indexOf(name) < index);
  if (twice >= 0) throw badField(`subjects.${twice}.subject`, 'DUPLICATE', 'Ämnet finns redan.');
  return subjects;
}

import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { formatPersonalNumber } from '../../../domain/personal-number.js';
import type { StudentValues } from '../../../domain/student-fields.js';
import { UnitOfWork, type Work } from '../../platform/database/unit-of-work.js';
import type { Read } from '../../platform/database/rows.js';
import { badField, conflict, duplicate } from '../../platform/errors/app-error.js';
import type {
  CreateStudentInput,
  LinkStudentAccountInput,
  SetProtectedInput,
  SetResponsibleTeacherInput,
  Student,
  UpdateStudentInput,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { lookUpMunicipality } from '../municipalities/municipality.input.js';
import { requireId } from '../../platform/validation/id.js';
import { readStudentInput } from './student.input.js';
import { StudentReader } from './list/student-reader.queries.js';
import { addStudent, updateStudents } from './students.repository.js';
import { findSamePerson, lockPeople } from './records/people-locks.queries.js';
import { assertVersion, findLocked } from '../../platform/database/locked-record.js';
import { boardNews } from '../../platform/realtime/live-event.js';
import { StudentEntity } from './student.entity.js';

/** A record before a change. */
export type StoredStudent = StudentEntity;

type Given = Partial<StudentValues>;

/** Writes to student records. Each is one transaction with its history; administrators only, by the contract. */
@Injectable()
export class StudentsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly reader: StudentReader,
  ) {}

  /** CONFLICT (DUPLICATE) for a number in use, and for a known name and address unless `isOtherPerson`. */
  create(call: Call, { teacherId, isOtherPerson, ...input }: CreateStudentInput): Promise<Student> {
    return this.work.run(call, async (tx) => {
      const columns = readStudentInput(input, await lookUpMunicipality(tx, input.municipality));
      const { name, email = null, personalNumber = null } = columns;
      await lockPeople(tx, { name: name!, email, personalNumber });
      await assertNumberFree(tx, columns.personalNumber, null);
      if (!isOtherPerson) await assertUnknown(tx, { name: name!, email, personalNumber });
      const teacher = teacherId ? await findTeacher(tx, teacherId) : null;
      const id = uuid();
      await addStudent(tx, { id, ...columns, name: columns.name!, teacherId: teacher?.id ?? null });
      const set = { ...columns, ...(teacher ? { teacher: teacher.name } : {}) };
      recordChange(tx, call, id, {}, withoutNulls(set));
      tx.publish(boardNews(call.actor, 'CHANGED', id));
      return this.reader.afterChange(tx, call.actor, id);
    });
  }

  /** Omitted fields are unchanged, null clears a field. CONFLICT if the version is no longer current. */
  update(call: Call, { id, version, ...input }: UpdateStudentInput): Promise<Student> {
    requireId(id, 'id');
    return this.work.run(call, async (tx) => {
      const stored = await lockStudent(tx, id);
      assertVersion(stored, version, 'Någon annan har ändrat eleven sedan du öppnade sidan.');
      const columns = changedOnly(
        readStudentInput(input, await lookUpMunicipality(tx, input.municipality), stored),
        stored,
      );
      if (Object.keys(columns).length === 0) return this.reader.afterChange(tx, call.actor, id);
      await assertNumberFree(tx, columns.personalNumber, id);
      await updateStudents(tx, stored.id, columns);
      recordChange(tx, call, id, pick(stored, columns), columns);
      tx.publish(boardNews(call.actor, 'CHANGED', id));
      return this.reader.afterChange(tx, call.actor, id);
    });
  }

  setTeacher(call: Call, { studentId, teacherId }: SetResponsibleTeacherInput): Promise<Student> {
    requireId(studentId, 'studentId');
    return this.work.run(call, async (tx) => {
      const stored = await lockStudent(tx, studentId);
      const next = teacherId ? await findTeacher(tx, teacherId) : null;
      if (stored.teacherId !== (next?.id ?? null)) {
        const before = stored.teacherId ? await findTeacher(tx, stored.teacherId) : null;
        await updateStudents(tx, stored.id, { teacherId: next?.id ?? null });
        recordChange(tx, call, studentId, { teacher: before?.name ?? null }, { teacher: next?.name ?? null });
        tx.publish(boardNews(call.actor, 'CHANGED', studentId, before?.id));
      }
      return this.reader.afterChange(tx, call.actor, studentId);
    });
  }

  /**
   * Sets the protected identity (permissions, section 1.10). Boards of users who may no longer see the card
   * remove it.
   */
  setProtected(call: Call, { studentId, isProtected }: SetProtectedInput): Promise<Student> {
    requireId(studentId, 'studentId');
    return this.work.run(call, async (tx) => {
      const stored = await lockStudent(tx, studentId);
      if (stored.isProtected !== isProtected) {
        await updateStudents(tx, stored.id, { isProtected });
        recordChange(tx, call, studentId, { isProtected: stored.isProtected }, { isProtected });
        tx.publish(boardNews(call.actor, 'CHANGED', studentId, isProtected ? 'ALL' : undefined));
      }
      return this.reader.afterChange(tx, call.actor, studentId);
    });
  }

  /** Links one account to one student (permissions, section 7.7). */
  linkAccount(call: Call, { studentId, userId }: LinkStudentAccountInput): Promise<Student> {
    requireId(studentId, 'studentId');
    return this.work.run(call, async (tx) => {
      const stored = await lockStudent(tx, studentId);
      if (stored.userId === (userId ?? null)) return this.reader.afterChange(tx, call.actor, studentId);
      if (userId && stored.userId) throw conflict('LINKED', 'Eleven har redan ett konto.');
      const account = userId ? await findStudentAccount(tx, userId) : null;
      await updateStudents(tx, stored.id, { userId: account?.id ?? null });
      recordChange(tx, call, studentId, { account: stored.userId }, { account: account?.id ?? null });
      tx.audit({
        kind: 'STUDENT_LINKED',
        subjectId: account?.id ?? stored.userId,
        previousValues: { studentId: stored.userId ? studentId : null },
        newValues: { studentId: account ? studentId : null },
      });
      return this.reader.afterChange(tx, call.actor, studentId);
    });
  }
}

async function assertUnknown(tx: Work, person: Parameters<typeof findSamePerson>[1]): Promise<void> {
  const known = await findSamePerson(tx, person);
  if (!known) return;
  const message = `${known.name} finns redan, med samma e-postadress. Är det en annan person, så säg det.`;
  throw duplicate('email', message, known.id);
}

/** Locks the record for the transaction: a concurrent editor waits and then reads the new version. */
export const lockStudent = (tx: Work, id: string): Promise<StoredStudent> =>
  findLocked(tx, StudentEntity, id, 'Eleven finns inte.');

export async function findTeacher(tx: Work, teacherId: string): Promise<{ id: string; name: string }> {
  const [teacher] = await tx.query<Read<'teacher', 'id'> & Read<'app_user', 'name'>>(
    'SELECT t.id, u.name FROM teacher t JOIN app_user u ON u.id = t.user_id WHERE t.id = $1',
    [requireId(teacherId, 'teacherId')],
  );
  if (!teacher) throw badField('teacherId', 'BAD_REFERENCE', 'Läraren finns inte.');
  return teacher;
}

async function findStudentAccount(tx: Work, userId: string): Promise<{ id: string }> {
  const [account] = await tx.query<Read<'app_user', 'id' | 'role'> & { taken: boolean }>(
    `SELECT u.id, u.role, EXISTS (SELECT FROM student s WHERE s.user_id = u.id) AS taken FROM app_user u
     WHERE u.id = $1 AND u.kind = 'PERSON'`,
    [requireId(userId, 'userId')],
  );
  if (!account) throw badField('userId', 'BAD_REFERENCE', 'Kontot finns inte.');
  if (account.role !== 'STUDENT')
    throw badField('userId', 'NOT_ALLOWED', 'Bara ett konto med rollen Elev kan kopplas.');
  if (account.taken) throw conflict('LINKED', 'Kontot är redan kopplat till en elev.');
  return account;
}

async function assertNumberFree(
  tx: Work,
  personalNumber: string | null | undefined,
  ownId: string | null,
): Promise<void> {
  if (!personalNumber) return;
  const [other] = await tx.query<Read<'student', 'id' | 'name'>>(
    'SELECT id, name FROM student WHERE personal_number = $1 AND id IS DISTINCT FROM $2',
    [personalNumber, ownId],
  );
  if (!other) return;
  // An existing record can be merged with the one that has the number.
  const message = `Personnumret används redan av ${other.name}${ownId ? ' – öppna eller slå ihop' : ''}.`;
  // Only administrators write records, by the contract, and they may see every record.
  throw duplicate('personalNumber', message, other.id);
}

function changedOnly(columns: Given, stored: StoredStudent): Given {
  return Object.fromEntries(
    Object.entries(columns).filter(([name, value]) => stored[name as keyof StudentValues] !== value),
  );
}

function pick(stored: StoredStudent, columns: Given): Given {
  return Object.fromEntries(Object.keys(columns).map((name) => [name, stored[name as keyof StudentValues]]));
}

function withoutNulls(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

/** One history entry; a personal number is formatted as shown. */
function recordChange(
  tx: Work,
  call: Call,
  studentId: string,
  previous: Record<string, unknown>,
  next: Record<string, unknown>,
): void {
  tx.history(call.actor, studentId, shown(previous), shown(next));
}

function shown(values: Record<string, unknown>): Record<string, unknown> {
  const { personalNumber } = values;
  return typeof personalNumber === 'string'
    ? { ...values, personalNumber: formatPersonalNumber(personalNumber) }
    : values;
}

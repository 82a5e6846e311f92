import { Injectable } from '@nestjs/common';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { idsOf, type Read, type Row } from '../../../platform/database/rows.js';
import { badField } from '../../../platform/errors/app-error.js';
import type { UpdateStudentsInput, UpdateStudentsResult } from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { requireId } from '../../../platform/validation/id.js';
import { chosenMunicipality, lookUpMunicipality } from '../../municipalities/municipality.input.js';
import { findTeacher } from '../students.service.js';
import { updateStudents } from '../students.repository.js';
import { boardNews } from '../../../platform/realtime/live-event.js';

const MOST = 1_000;

interface Before extends Read<'student', 'id' | 'municipality' | 'endDate'> {
  teacher: Row<'app_user'>['name'] | null;
}

/** Changes teacher, municipality or end date of many students, atomically. */
@Injectable()
export class StudentsBulk {
  constructor(private readonly work: UnitOfWork) {}

  update(call: Call, input: UpdateStudentsInput): Promise<UpdateStudentsResult> {
    const ids = [...new Set(input.ids.map((id, index) => requireId(id, `ids.${index}`)))];
    if (ids.length === 0) throw badField('ids', 'REQUIRED', 'Välj minst en elev.');
    if (ids.length > MOST) throw badField('ids', 'RANGE', `Välj högst ${MOST} elever åt gången.`);
    return this.work.run(call, (tx) => this.change(tx, call, ids, input));
  }

  private async change(
    tx: Work,
    call: Call,
    ids: string[],
    input: UpdateStudentsInput,
  ): Promise<UpdateStudentsResult> {
    const before = await tx.query<Before & Read<'student', 'teacherId' | 'startDate'>>(
      `SELECT s.id, s.teacher_id AS "teacherId", u.name AS teacher, s.municipality, s.start_date AS "startDate",
         s.end_date AS "endDate"
       FROM student s LEFT JOIN teacher t ON t.id = s.teacher_id LEFT JOIN app_user u ON u.id = t.user_id
       WHERE s.id = ANY ($1) ORDER BY s.id FOR UPDATE OF s`,
      [ids],
    );
    if (before.length < ids.length)
      throw badField('ids', 'BAD_REFERENCE', 'Någon av eleverna finns inte längre.');
    const next = await this.wanted(tx, input);
    const wrong = before.filter((row) => next.endDate && row.startDate && next.endDate < row.startDate);
    if (wrong.length > 0) {
      throw badField('endDate', 'ORDER', `Slutdatum före startdatum för ${wrong.length} av eleverna.`);
    }
    const changed = before.filter((row) => differs(row, next));
    await save(tx, idsOf(changed), next);
    for (const row of changed) record(tx, call, row, next);
    if (changed.length > 0) tx.publish(boardNews(call.actor, 'RELOADED', null));
    return { changed: changed.length, ids: changed.map(({ id }) => id) };
  }

  private async wanted(tx: Work, input: UpdateStudentsInput): Promise<Wanted> {
    const teacher = input.teacherId ? await findTeacher(tx, input.teacherId) : null;
    return {
      ...(input.teacherId === undefined
        ? {}
        : { teacherId: teacher?.id ?? null, teacher: teacher?.name ?? null }),
      ...(input.municipality === undefined
        ? {}
        : {
            municipality: chosenMunicipality(
              input.municipality,
              await lookUpMunicipality(tx, input.municipality),
            ),
          }),
      ...(input.endDate === undefined ? {} : { endDate: input.endDate }),
    };
  }
}

type Wanted = Partial<{
  teacherId: string | null;
  teacher: string | null;
  municipality: string | null;
  endDate: string | null;
}>;

const SHOWN = ['teacher', 'municipality', 'endDate'] as const;

function differs(row: Before & { teacherId: string | null }, next: Wanted): boolean {
  return (['teacherId', 'municipality', 'endDate'] as const).some(
    (name) => next[name] !== undefined && next[name] !== row[name],
  );
}

async function save(tx: Work, ids: string[], { teacher, ...columns }: Wanted): Promise<void> {
  if (ids.length === 0) return;
  await updateStudents(tx, ids, columns);
}

function record(tx: Work, { actor }: Call, row: Before, next: Wanted): void {
  const changes = SHOWN.filter((name) => next[name] !== undefined && next[name] !== row[name]);
  const shown = (values: Before | Wanted) => Object.fromEntries(changes.map((name) => [name, values[name]]));
  tx.history(actor, row.id, shown(row), shown(next));
}

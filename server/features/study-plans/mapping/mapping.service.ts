import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import {
  MAPPING_FIELDS,
  MAPPING_LONGEST,
  type MappingField,
} from '../../../../domain/study-plans/mapping.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { ownOrStaff, visibleTo } from '../../../platform/auth/student-scope.js';
import { Database, type Queryable } from '../../../platform/database/database.js';
import { assertVersion } from '../../../platform/database/locked-record.js';
import type { Read } from '../../../platform/database/rows.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { forbidden, notFound } from '../../../platform/errors/app-error.js';
import type { SaveMappingInput, StudyMapping } from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { differing } from '../../../platform/history/history-row.js';
import { optionalText } from '../../../platform/validation/text.js';
import { lockStudent } from '../student-locks.queries.js';
import { mayReadMapping, studyPlanRights } from '../study-plans.policy.js';
import { addMapping, changeMapping } from './mapping.repository.js';

const STALE = 'Någon annan har ändrat kartläggningen sedan du öppnade den.';
/** The names of the fields in the student's history. */
const HISTORY: Readonly<Record<MappingField, string>> = {
  background: 'mappingBackground',
  earlierStudies: 'mappingEarlierStudies',
  supportNeeds: 'mappingSupportNeeds',
  languages: 'mappingLanguages',
};

type Texts = Read<'study_mapping', MappingField>;
type MappingRow = Omit<StudyMapping, 'viewerMay'> & { isOwnStudent: boolean };

/** Reads and writes mappings; each change is in the student's history. */
@Injectable()
export class MappingService {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  async one(actor: Actor, studentId: string, db: Queryable = this.database): Promise<StudyMapping> {
    const params = new SqlParams();
    const teacher = `${params.add(actor.teacherId)}::uuid`;
    const [row] = await db.query<MappingRow>(
      `SELECT s.id AS "studentId", coalesce(m.version, 0) AS version, m.background,
         m.earlier_studies AS "earlierStudies", m.support_needs AS "supportNeeds", m.languages,
         iso(m.updated_at) AS "updatedAt", m.updated_by_name AS "updatedByName",
         coalesce(s.teacher_id = ${teacher}, false) OR EXISTS (SELECT FROM enrollment e
           JOIN course_instance ci ON ci.id = e.course_instance_id
           WHERE e.student_id = s.id AND ci.teacher_id = ${teacher} AND e.is_enrollment AND e.removed_at IS NULL
             AND takes_seat(e.status)) AS "isOwnStudent"
       FROM student s LEFT JOIN study_mapping m ON m.student_id = s.id
       WHERE s.id = ${params.add(ownOrStaff(actor, studentId))} AND ${visibleTo(actor, params)}`,
      params.values,
    );
    if (!row) throw notFound('Eleven finns inte.');
    const { isOwnStudent, ...mapping } = row;
    if (!mayReadMapping(actor, isOwnStudent))
      throw forbidden('Kartläggningen läses av elevens egna lärare. Fråga studie- och yrkesvägledaren.');
    return { ...mapping, viewerMay: { change: studyPlanRights(actor, mapping.studentId).change } };
  }

  save(call: Call, { studentId, version, values }: SaveMappingInput): Promise<StudyMapping> {
    const texts = readTexts(values);
    return this.work.run(call, async (tx) => {
      await lockStudent(tx, call.actor, studentId);
      const stored = await findMapping(tx, studentId);
      assertVersion(stored ?? { version: 0 }, version, STALE);
      const [before, after] = differing(namedForHistory(stored), namedForHistory(texts));
      if (Object.keys(after).length > 0) {
        const columns = { ...texts, updatedAt: new Date(), updatedByName: call.actor.name };
        if (stored) await changeMapping(tx, stored.id, columns);
        else await addMapping(tx, { id: uuid(), studentId, ...columns });
        tx.history(call.actor, studentId, before, after);
      }
      return this.one(call.actor, studentId, tx);
    });
  }
}

function readTexts(values: SaveMappingInput['values']): Texts {
  const texts: Texts = { background: null, earlierStudies: null, supportNeeds: null, languages: null };
  for (const field of MAPPING_FIELDS)
    texts[field] = optionalText(values[field], `values.${field}`, MAPPING_LONGEST);
  return texts;
}

const namedForHistory = (texts: Texts | null) =>
  Object.fromEntries(MAPPING_FIELDS.map((field) => [HISTORY[field], texts?.[field] ?? null]));

async function findMapping(
  tx: Work,
  studentId: string,
): Promise<(Texts & Read<'study_mapping', 'id' | 'version'>) | null> {
  const [mapping] = await tx.query<Texts & Read<'study_mapping', 'id' | 'version'>>(
    `SELECT id, version, background, earlier_studies AS "earlierStudies", support_needs AS "supportNeeds", languages
     FROM study_mapping WHERE student_id = $1 FOR UPDATE`,
    [studentId],
  );
  return mapping ?? null;
}

import type { MappingField } from '../../../../domain/study-plans/mapping.js';
import type { Queryable } from '../../../platform/database/database.js';
import type { Read } from '../../../platform/database/rows.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import { StudyMappingEntity } from './study-mapping.entity.js';

type Columns = Read<'study_mapping', MappingField | 'updatedByName'> & { updatedAt: Date };

/** Inserts a mapping. */
export async function addMapping(
  tx: Work,
  mapping: Columns & Read<'study_mapping', 'id' | 'studentId'>,
): Promise<void> {
  await tx.manager.insert(StudyMappingEntity, { ...mapping });
}

/** Updates a mapping. */
export async function changeMapping(tx: Work, id: string, columns: Columns): Promise<void> {
  await tx.manager.update(StudyMappingEntity, id, columns);
}

/** Moves the mapping of a merged record; if both have one, texts that the kept one lacks are added to it. */
export async function mergeMappings(tx: Queryable, toId: string, fromId: string): Promise<void> {
  await tx.query(
    `UPDATE study_mapping kept SET background = coalesce(kept.background, merged.background),
       earlier_studies = coalesce(kept.earlier_studies, merged.earlier_studies),
       support_needs = coalesce(kept.support_needs, merged.support_needs),
       languages = coalesce(kept.languages, merged.languages), version = kept.version + 1
     FROM study_mapping merged WHERE kept.student_id = $1 AND merged.student_id = $2`,
    [toId, fromId],
  );
  await tx.query(
    `DELETE FROM study_mapping WHERE student_id = $2 AND EXISTS (SELECT FROM study_mapping k WHERE k.student_id = $1)`,
    [toId, fromId],
  );
  await tx.query('UPDATE study_mapping SET student_id = $1 WHERE student_id = $2', [toId, fromId]);
}

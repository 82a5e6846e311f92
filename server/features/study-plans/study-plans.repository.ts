import { v7 as uuid } from 'uuid';
import type { Read } from '../../platform/database/rows.js';
import type { Queryable } from '../../platform/database/database.js';
import type { Work } from '../../platform/database/unit-of-work.js';
import type { StudyPlanColumns } from './study-plan.input.js';
import { StudyPlanItemEntity } from './study-plan-item.entity.js';
import { StudyPlanEntity } from './study-plan.entity.js';
import type { PlanContent } from './plan-facts.queries.js';

export type ItemColumns = Read<'study_plan_item', 'courseId' | 'term' | 'note'>;

/** Inserts a plan. */
export async function addStudyPlan(
  tx: Work,
  plan: Read<'study_plan', 'id' | 'studentId'> & StudyPlanColumns,
): Promise<void> {
  await tx.manager.insert(StudyPlanEntity, { ...plan });
}

/** Updates columns of a plan, and its version and time. */
export async function updateStudyPlan(
  tx: Work,
  id: string,
  columns: Partial<
    StudyPlanColumns & Read<'study_plan', 'state' | 'agreedAt' | 'agreedByName' | 'studentAgreedAt'>
  >,
): Promise<void> {
  await tx.manager.update(StudyPlanEntity, id, { ...columns, updatedAt: new Date() });
}

/**
 * Updates a plan on behalf of its student: the version changes, `updatedAt` does not, as it is the school's latest
 * change.
 */
export async function updateOwnStudyPlan(
  tx: Work,
  { id, state }: Read<'study_plan', 'id' | 'state'>,
  columns: Partial<Read<'study_plan', 'state' | 'studentAgreedAt'>> = {},
): Promise<void> {
  await tx.manager.update(StudyPlanEntity, id, { state, ...columns });
}

/** Inserts courses of a plan. */
export async function addItems(
  tx: Work,
  items: readonly (Read<'study_plan_item', 'id' | 'planId' | 'source'> & ItemColumns)[],
): Promise<void> {
  await tx.manager.insert(
    StudyPlanItemEntity,
    items.map((item) => ({ ...item })),
  );
}

/** Updates columns of an item. */
export async function updateItem(
  tx: Work,
  id: string,
  columns: Partial<ItemColumns & Read<'study_plan_item', 'source'>>,
): Promise<void> {
  await tx.manager.update(StudyPlanItemEntity, id, columns);
}

/** Updates the term, note and source of many items: one statement. */
export async function changeItems(
  tx: Queryable,
  items: readonly Read<'study_plan_item', 'id' | 'term' | 'note' | 'source'>[],
): Promise<void> {
  await tx.query(
    `UPDATE study_plan_item i SET term = new.term, note = new.note, source = new.source
     FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) AS new (id, term, note, source) WHERE i.id = new.id`,
    [
      items.map(({ id }) => id),
      items.map(({ term }) => term),
      items.map(({ note }) => note),
      items.map(({ source }) => source),
    ],
  );
}

/** Deletes an item. */
export async function deleteItem(tx: Work, id: string): Promise<void> {
  await tx.manager.delete(StudyPlanItemEntity, id);
}

/** Keeps the plan as it is after a change. */
export async function addRevision(
  tx: Queryable,
  by: { userId: string; name: string },
  revision: { planId: string; reason: string; content: PlanContent },
): Promise<void> {
  await tx.query(
    `INSERT INTO study_plan_revision (id, plan_id, revised_by, revised_by_name, reason, content)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [uuid(), revision.planId, by.userId, by.name, revision.reason, JSON.stringify(revision.content)],
  );
}

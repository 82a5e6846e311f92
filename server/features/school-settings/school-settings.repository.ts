import type { Queryable } from '../../platform/database/database.js';
import type { Work } from '../../platform/database/unit-of-work.js';
import { SchoolSettingEntity } from './school-setting.entity.js';
import type { SchoolSettings } from '../../platform/graphql/generated.js';

/** Updates the school's settings. */
export async function updateSettings(tx: Work, given: SchoolSettings): Promise<void> {
  await tx.manager.update(
    SchoolSettingEntity,
    { isOnly: true },
    {
      schoolName: given.schoolName,
      schoolUnitCode: given.schoolUnitCode,
      authorityName: given.authorityName,
      city: given.city,
      signatoryName: given.signatoryName,
      signatoryTitle: given.signatoryTitle,
      gradeDeadlineDays: given.gradeDeadlineDays,
      inactivityDays: given.inactivityDays,
      examFeeOre: given.examFeeOre,
      examPaymentInfo: given.examPaymentInfo,
      contactEmail: given.contactEmail,
      contactPhone: given.contactPhone,
    },
  );
}

/** Skips or resumes a first step; true if that changed anything. */
export async function skipStep(tx: Queryable, step: string, skipped: boolean): Promise<boolean> {
  const changed = await tx.query(
    `UPDATE school_setting SET first_run_skipped = array_remove(first_run_skipped, $1)
       || CASE WHEN $2 THEN ARRAY[$1] ELSE '{}'::text[] END
     WHERE $2 <> ($1 = ANY (first_run_skipped)) RETURNING 1`,
    [step, skipped],
  );
  return changed.length > 0;
}

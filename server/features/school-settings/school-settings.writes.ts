import type { Queryable } from '../../platform/database/database.js';
import type { SchoolSettings } from '../../platform/graphql/generated.js';

/** Updates the school's settings. */
export async function updateSettings(tx: Queryable, given: SchoolSettings): Promise<void> {
  await tx.query(
    `UPDATE school_setting SET school_name = $1, school_unit_code = $2, authority_name = $3, city = $4,
           signatory_name = $5, signatory_title = $6, grade_deadline_days = $7, inactivity_days = $8,
           exam_fee_ore = $9, exam_payment_info = $10, contact_email = $11, contact_phone = $12,
           version = version + 1`,
    [
      given.schoolName,
      given.schoolUnitCode,
      given.authorityName,
      given.city,
      given.signatoryName,
      given.signatoryTitle,
      given.gradeDeadlineDays,
      given.inactivityDays,
      given.examFeeOre,
      given.examPaymentInfo,
      given.contactEmail,
      given.contactPhone,
    ],
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

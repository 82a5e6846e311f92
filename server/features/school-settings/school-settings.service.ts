import { Injectable } from '@nestjs/common';
import { Database, type Queryable } from '../../platform/database/database.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type {
  SchoolSettings as SchoolSettingsRow,
  UpdateSchoolSettingsInput,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { difference } from '../../platform/history/audit.js';
import { readChanges } from './school-settings.input.js';
import { updateSettings } from './school-settings.repository.js';
import { assertVersion } from '../../platform/database/locked-record.js';
import { notFound } from '../../platform/errors/app-error.js';

export type { SchoolSettingsRow };

const READ = `
  SELECT school_name AS "schoolName", school_unit_code AS "schoolUnitCode", authority_name AS "authorityName", city,
    signatory_name AS "signatoryName", signatory_title AS "signatoryTitle",
    contact_email AS "contactEmail", contact_phone AS "contactPhone",
    grade_deadline_days AS "gradeDeadlineDays", inactivity_days AS "inactivityDays", exam_fee_ore AS "examFeeOre",
    exam_payment_info AS "examPaymentInfo", version
  FROM school_setting`;

/** The school's name, and the parameters of its rules (domain, D5, D8, D9). */
@Injectable()
export class SchoolSettings {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  /** Reads the single row, through the pool or within a transaction. */
  static async read(db: Queryable): Promise<SchoolSettingsRow> {
    const [row] = await db.query<SchoolSettingsRow>(READ);
    return row!;
  }

  read(db: Queryable = this.database): Promise<SchoolSettingsRow> {
    return SchoolSettings.read(db);
  }

  /** Throws BAD_USER_INPUT on the field, and CONFLICT after a concurrent change. */
  update(call: Call, input: UpdateSchoolSettingsInput): Promise<SchoolSettingsRow> {
    const changes = readChanges(input);
    return this.work.run(call, async (tx) => {
      const [current] = await tx.query<SchoolSettingsRow>(`${READ} FOR UPDATE`, []);
      if (!current) throw notFound();
      assertVersion(current, input.version, 'Någon annan har ändrat skolans uppgifter.');
      const changed = difference(current, changes);
      if (changed) tx.audit({ kind: 'SETTINGS_CHANGED', ...changed });
      await updateSettings(tx, { ...current, ...changes });
      return this.read(tx);
    });
  }
}

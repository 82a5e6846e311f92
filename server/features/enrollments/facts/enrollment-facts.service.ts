import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { Database, type Queryable } from '../../../platform/database/database.js';
import { Housekeeping } from '../../../platform/jobs/housekeeping.js';
import { LOGGER } from '../../../platform/log/log.js';
import { takeMarks, type ChangedIds } from './fact-marks.repository.js';

/** Recalculates a table of facts for these enrolments, by its rule. */
export type FactsWriter = (tx: Queryable, ids: ChangedIds) => Promise<void>;

/** Up to this number, stale facts are calculated within the read; more are settled first. */
const FEW = 200;

/**
 * Tables of derived facts about enrolments (ADR 16), registered by features. Reads are always right, only
 * slower while many facts are stale.
 */
@Injectable()
export class EnrollmentFacts implements OnModuleInit {
  private readonly writers: FactsWriter[] = [];
  private settling: Promise<void> | null = null;

  constructor(
    private readonly database: Database,
    private readonly housekeeping: Housekeeping,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register('enrollment-facts', () => this.settle());
  }

  /** Call it from `onModuleInit`. */
  register(writer: FactsWriter): void {
    this.writers.push(writer);
  }

  /**
   * Called before a read that would recalculate much. Concurrent callers share one run and one connection.
   */
  async settleMany(): Promise<void> {
    const [marked] = await this.database.hot<{ many: boolean }>(
      `SELECT coalesce(sum(cardinality(enrollments)) > ${FEW} OR count(*) > ${FEW}
         OR bool_or(everything OR customers IS NOT NULL OR courses IS NOT NULL OR instances IS NOT NULL), false) AS many
       FROM enrollment_fact_mark`,
      [],
    );
    if (!marked!.many) return;
    try {
      this.settling ??= this.settle().finally(() => {
        this.settling = null;
      });
      await this.settling;
    } catch (error) {
      this.log.warn(
        { err: error instanceof Error ? error.message : 'unknown' },
        'kept facts could not be settled yet',
      );
    }
  }

  /** Recalculates marked facts and deletes the marks in one transaction. */
  async settle(): Promise<void> {
    await this.database.source.transaction('REPEATABLE READ', async (manager) => {
      const tx: Queryable = { query: (sql, params = []) => manager.query(sql, [...params]) };
      const ids = await takeMarks(tx);
      if (ids === undefined || ids?.length === 0) return;
      for (const write of this.writers) await write(tx, ids);
    });
  }
}
